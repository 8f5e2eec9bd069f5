//! Plans as text. The laws that hold of all of them are in `tests/tree_laws.rs`.

use super::*;
use std::collections::HashSet;

fn read(text: &str) -> (Tree, NodeId) {
    let (tree, _) = Tree::read(text.as_bytes().to_vec());
    let root = tree.games().next().unwrap();
    (tree, root)
}

/// The plan, a letter of the node's name in each cell, and the numbers of what is folded.
fn written(tree: &Tree, map: &TreeMap, fan: Option<Fan>) -> Vec<String> {
    let mut rows = vec![vec![' '; map.columns() as usize + 1]; map.rows() as usize];
    let all = (0..map.columns(), 0..map.rows());
    let mut write = |cell: Cell, text: &str| {
        for (at, letter) in text.chars().enumerate() {
            rows[cell.row as usize][cell.column as usize + at] = letter;
        }
    };
    for (node, cell) in map.nodes(all.0.clone(), all.1.clone()).chain(fan.iter().flat_map(|fan| fan.moves.clone())) {
        write(cell, &tree.text(node, "N").unwrap());
    }
    for line in map.lines(all.0.clone(), all.1.clone()).filter(|line| line.folded > 0) {
        write(Cell { column: line.end(), row: line.row }, &format!("({})", line.folded));
    }
    for fold in map.folds(all.0, all.1) {
        write(fold.cell, &fold.lines.to_string());
    }
    if let Some((cell, lines)) = fan.and_then(|fan| fan.rest) {
        write(cell, &lines.to_string());
    }
    let mut rows: Vec<String> = rows.iter().map(|row| row.iter().collect::<String>().trim_end().to_owned()).collect();
    // Those that are kept for first moves.
    rows.truncate(rows.iter().rposition(|row| !row.is_empty()).map_or(0, |last| last + 1));
    rows
}

fn whole(text: &str) -> Vec<String> {
    let (tree, root) = read(text);
    written(&tree, &TreeMap::new(&tree, root), None)
}

/// What is near the line to the node of this name, and on along first children; `unfolded` are names, too.
fn along(text: &str, to: &str, rows: u32, unfolded: &str) -> Vec<String> {
    let (tree, root) = read(text);
    let named = |name: &str| tree.descendants(root).find(|&node| tree.text(node, "N").unwrap() == name).unwrap();
    let line = tree.line_through(named(to));
    let unfolded: HashSet<NodeId> = unfolded.split_terminator("").skip(1).map(named).collect();
    let folding = Folding { rows, unfolded: &unfolded };
    let map = TreeMap::along(&tree, &line, &Filter::default(), &folding, usize::MAX).unwrap();
    written(&tree, &map, map.fan(&tree, named(to), |_| true))
}

#[test]
fn a_line_keeps_its_row_and_later_forks_are_higher() {
    let record = "(;N[a];N[b](;N[c];N[d](;N[e];N[f])(;N[g]))(;N[h];N[i];N[j])(;N[k]))";
    assert_eq!(whole(record), ["abcdef", "    g", "  hij", "  k"]);
    assert_eq!(whole("(;N[a])"), ["a"]);
    // Not even a variation that goes on after the end of the main line comes up into its row.
    assert_eq!(whole("(;N[a](;N[b];N[c])(;N[d];N[e];N[f];N[g]))"), ["abc", " defg"]);
}

#[test]
fn a_row_is_shared_where_an_empty_column_parts_the_lines() {
    // The connector of `x` comes down in the column of `e`: between it and `p` nothing stands in that of `d`.
    let record = |first: &str| format!("(;N[a](;N[b];N[c];N[d];N[e](;N[f];N[g])(;N[x];N[y]))({first}))");
    assert_eq!(whole(&record(";N[p];N[q]")), ["abcdefg", " pq  xy"]);
    assert_eq!(whole(&record(";N[p];N[q];N[r]")), ["abcdefg", "     xy", " pqr"]);
}

/// A main line of ten moves with variations of one move, of two and so on, each at every move that is named.
fn dense(forks: &str) -> String {
    let mut text = String::from("(;N[a]");
    let mut ends = String::new();
    for (at, letter) in ('b'..='j').enumerate() {
        let before = char::from(b'a' + at as u8);
        if forks.contains(before) {
            text.push('(');
            let variations: String = ('1'..='3').map(|number| format!("(;N[{number}];N[{number}])")).collect();
            ends.insert_str(0, &format!("){variations}"));
        }
        text += &format!(";N[{letter}]");
    }
    text + &ends + ")"
}

#[test]
fn lines_far_from_their_fork_fold_into_a_number() {
    assert_eq!(along(&dense("d"), "a", 6, ""), ["abcdefghij", "    11", "    22", "    33"]);
    assert_eq!(along(&dense("d"), "a", 3, ""), ["abcdefghij", "    11", "   2"]);
    // Forks that follow each other would need a staircase. What is at hand fans out below the numbers.
    assert_eq!(along(&dense("defg"), "a", 6, ""), ["abcdefghij", "   333 11", "      2"]);
    let fan = along(&dense("defg"), "d", 6, "");
    assert_eq!(fan, ["abcdefghij", "   333 11", "    1 2", "    2", "    3"]);
}

#[test]
fn the_way_on_is_in_view_with_its_fork() {
    let record = "(;N[a](;N[b];N[c])(;N[1])(;N[2])(;N[3])(;N[4];N[5])(;N[6]))";
    assert_eq!(along(record, "5", 6, ""), ["abc", " 1", " 2", " 45", " 6", "1"]);
    assert_eq!(along(record, "5", 6, "a"), ["abc", " 1", " 2", " 3", " 45", " 6"]);
}

#[test]
fn far_lines_fold_into_their_number_and_unfold() {
    let record = "(;N[a](;N[b];N[c];N[d])(;N[p];N[q](;N[r])(;N[s])(;N[t])))";
    assert_eq!(along(record, "a", 6, ""), ["abcd", " pqr(2)"]);
    assert_eq!(along(record, "a", 6, "p"), ["abcd", " pqr", "   s", "   t"]);
    assert_eq!(along(record, "s", 6, ""), ["abcd", " pqr", "   s", "   t"]);
    // On the variation the main line's own variations are far.
    let record = "(;N[a](;N[b];N[c](;N[d])(;N[x]))(;N[p];N[q]))";
    assert_eq!(along(record, "q", 6, ""), ["abcd(1)", " pq"]);
}

#[test]
fn folded_and_hidden_nodes_are_absent() {
    let (tree, root) = read("(;N[a](;N[b];N[c](;N[d])(;N[e]))(;N[x];N[y])(;N[z]))");
    let name = |node| tree.text(node, "N").unwrap().to_string();
    let plan = |folded: &str, hidden: &str| {
        let filter =
            Filter { folded: &|node| folded.contains(&name(node)), shown: &|node| !hidden.contains(&name(node)) };
        let whole = TreeMap::whole(&tree, root, &filter, Most::default()).unwrap();
        let line: Vec<NodeId> = tree.main_line(root).take_while(|&node| (filter.shown)(node)).collect();
        let folding = Folding { rows: 9, unfolded: &HashSet::new() };
        let near = TreeMap::along(&tree, &line, &filter, &folding, usize::MAX).unwrap();
        assert_eq!(written(&tree, &near, None), written(&tree, &whole, None));
        written(&tree, &whole, None)
    };
    assert_eq!(plan("", ""), ["abcd", "   e", " xy", " z"]);
    assert_eq!(plan("a", ""), ["a"]);
    assert_eq!(plan("bx", ""), ["ab", " x", " z"]);
    assert_eq!(plan("", "dxyz"), ["abce"]);
    assert_eq!(plan("", "bcdez"), ["axy"]);
}

#[test]
fn a_plan_knows_how_far_a_line_runs_along() {
    let (tree, root) = read("(;N[a];N[b](;N[c];N[d])(;N[h];N[i];N[j](;N[k])(;N[l];N[m])))");
    let map = TreeMap::new(&tree, root);
    let named = |name: &str| tree.descendants(root).find(|&node| tree.text(node, "N").unwrap() == name).unwrap();
    let line = tree.line_through(named("m"));
    let shared: Vec<u32> = map.lines(0..9, 0..9).map(|one| map.shared(&one, &line)).collect();
    assert_eq!(shared, [2, 5, 7]);
}
