//! The laws of the drawn tree, for seeded records, real dictionaries and shapes that are meant to hurt.
//!
//! Whether a tree is drawn as a whole or along a line: row 0 is the main line's, a line keeps its row, connectors go down and right and
//! cross nothing, and an empty column parts lines that share a row. What is folded is counted, and depends on the line alone. How much is
//! laid out is counted in steps along the record, not timed.

use std::collections::{HashMap, HashSet};
use std::ops::Range;

use variorum::scene::tree_map::{Cell, Filter, Folding, Line, MOVES, Most, TreeMap};
use variorum::sgf::{NodeId, Tree};
use variorum::text::steps;

use crate::tries::{first_seed, tries};

fn read(text: &str) -> (Tree, NodeId) {
    let (tree, _) = Tree::read(text.as_bytes().to_vec());
    let root = tree.games().next().expect("a game");
    (tree, root)
}

/// A record of about `size` nodes; `dense` ones have forks at nearly every node.
fn seeded(random: &mut fastrand::Rng, size: usize) -> String {
    let dense = random.u8(1..8);
    let (mut text, mut depth) = (String::from("(;"), 1);
    for _ in 0..size {
        match random.u8(0..10) {
            choice if choice < dense => {
                text.push_str("(;");
                depth += 1;
            }
            choice if choice < dense + 2 && depth > 1 => {
                text.push_str(")(;");
            }
            9 if depth > 2 => {
                text.push_str("))(;");
                depth -= 1;
            }
            _ => text.push(';'),
        }
    }
    text.extend(std::iter::repeat_n(')', depth));
    text
}

fn along(tree: &Tree, line: &[NodeId], rows: u32, unfolded: &HashSet<NodeId>) -> TreeMap {
    let folding = Folding { rows, unfolded };
    TreeMap::along(tree, line, &Filter::default(), &folding, usize::MAX).expect("no bound")
}

/// What stands in a cell: connectors of one fork are one thing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Thing {
    Stone,
    Connector(u32),
    Number,
}

/// Everything that is drawn, by its cell.
struct Drawn(HashMap<Cell, Thing>);

impl Drawn {
    fn put(&mut self, column: u32, row: u32, thing: Thing, what: &str) {
        let before = self.0.insert(Cell { column, row }, thing);
        assert!(
            before.is_none_or(|before| before == thing && thing != Thing::Stone),
            "{what}: {before:?} under {thing:?}"
        );
    }
}

fn everything(map: &TreeMap) -> (Range<u32>, Range<u32>) {
    (0..map.columns() + 1, 0..map.rows())
}

/// The laws that hold of every plan.
fn hold_the_laws(tree: &Tree, root: NodeId, map: &TreeMap, what: &str) -> Drawn {
    let (columns, rows) = everything(map);
    let lines: Vec<Line> = map.lines(columns.clone(), rows.clone()).collect();
    let cells: HashMap<NodeId, Cell> = map.nodes(columns.clone(), rows.clone()).collect();
    assert_eq!(cells.len(), map.len(), "{what}: each node is somewhere once");
    let mut drawn = Drawn(HashMap::new());
    for (&node, &cell) in &cells {
        assert_eq!((map.cell(tree, node), map.node(cell)), (Some(cell), Some(node)), "{what}");
        drawn.put(cell.column, cell.row, Thing::Stone, what);
    }
    // The main line alone is in row 0.
    let main: Vec<NodeId> = tree.main_line(root).collect();
    let first: Vec<NodeId> = map.nodes(columns.clone(), 0..1).map(|(node, _)| node).collect();
    assert!(main.starts_with(&first) && !first.is_empty(), "{what}");
    for line in &lines {
        // A line keeps its row: neighbours are parent and child.
        let nodes: Vec<NodeId> =
            map.nodes(line.column..line.end(), line.row..line.row + 1).map(|(node, _)| node).collect();
        assert!(nodes.windows(2).all(|pair| tree.first_child(pair[0]) == Some(pair[1])), "{what}");
        assert_eq!(line.from.is_none(), map.first_of(line) == root, "{what}");
        let Some(from) = line.from else { continue };
        let fork = cells[&tree.parent(map.first_of(line)).expect("a fork")];
        assert_eq!((fork.column + 1, fork.row), (line.column, from), "{what}: the connector begins at the fork");
        assert!(line.row > from, "{what}: and goes down");
        for row in from + 1..=line.row {
            drawn.put(fork.column, row, Thing::Connector(from), what);
        }
    }
    for line in lines.iter().filter(|line| line.folded > 0) {
        (line.end()..line.taken().end).for_each(|column| drawn.put(column, line.row, Thing::Number, what));
    }
    for fold in map.folds(columns.clone(), rows.clone()) {
        let fork = cells[&fold.node];
        assert!(fork.column == fold.cell.column && fork.row < fold.cell.row && fold.lines > 0, "{what}: {fold:?}");
        (fork.row + 1..fold.cell.row).for_each(|row| drawn.put(fork.column, row, Thing::Connector(fork.row), what));
        drawn.put(fold.cell.column, fold.cell.row, Thing::Number, what);
    }
    // Two lines in a row are parted by an empty column, before the connector of the right one.
    for pair in lines.windows(2).filter(|pair| pair[0].row == pair[1].row) {
        assert!(pair[0].taken().end < pair[1].taken().start, "{what}: {pair:?}");
    }
    // Of two lines that leave one line and share a column the later one stands higher.
    let mut by_line: HashMap<NodeId, Vec<&Line>> = HashMap::new();
    for line in lines.iter().filter(|line| line.from.is_some()) {
        let fork = tree.parent(map.first_of(line)).expect("a fork");
        let begins =
            tree.way_up(fork).find(|&node| tree.parent(node).is_none() || tree.previous_sibling(node).is_some());
        by_line.entry(begins.expect("a line")).or_default().push(line);
    }
    for siblings in by_line.values_mut().filter(|siblings| siblings.len() < 300) {
        siblings.sort_by_key(|line| line.column);
        for (at, early) in siblings.iter().enumerate() {
            for late in
                siblings[at + 1..].iter().filter(|late| late.column > early.column && late.column <= early.end())
            {
                assert!(late.row < early.row, "{what}: {early:?} over {late:?}");
            }
        }
    }
    // The stems are the connectors, and a window shows its part of everything.
    for stem in map.stems(columns.clone(), rows.clone()) {
        assert_eq!(drawn.0.get(&Cell { column: stem.column, row: stem.top }), Some(&Thing::Stone), "{what}");
        for row in stem.top + 1..=stem.bottom {
            let thing = drawn.0.get(&Cell { column: stem.column, row });
            let is_last = row == stem.bottom && thing == Some(&Thing::Number);
            assert!(is_last || thing == Some(&Thing::Connector(stem.top)), "{what}: {stem:?}");
        }
    }
    let stems: usize = map.stems(columns, rows).map(|stem| (stem.bottom - stem.top) as usize).sum();
    let connectors = drawn.0.values().filter(|thing| matches!(thing, Thing::Connector(_))).count();
    assert!(stems >= connectors, "{what}: {stems} of {connectors}");
    for (columns, rows) in [(2..5, 0..2), (0..3, 1..9), (4..40, 3..4)] {
        hold_in_a_window(map, &cells, columns, rows, what);
    }
    drawn
}

fn hold_in_a_window(map: &TreeMap, cells: &HashMap<NodeId, Cell>, columns: Range<u32>, rows: Range<u32>, what: &str) {
    let inside = |cell: &Cell| columns.contains(&cell.column) && rows.contains(&cell.row);
    let seen: HashSet<NodeId> = map.nodes(columns.clone(), rows.clone()).map(|(node, _)| node).collect();
    let expected: HashSet<NodeId> = cells.iter().filter(|(_, cell)| inside(cell)).map(|(&node, _)| node).collect();
    assert_eq!(seen, expected, "{what}: {columns:?} {rows:?}");
    let all = everything(map);
    let meets =
        |taken: Range<u32>, row: u32| taken.start < columns.end && taken.end > columns.start && rows.contains(&row);
    let expected: Vec<Line> =
        map.lines(all.0.clone(), all.1.clone()).filter(|line| meets(line.taken(), line.row)).collect();
    assert_eq!(map.lines(columns.clone(), rows.clone()).collect::<Vec<_>>(), expected, "{what}");
    let crosses = |top: u32, bottom: u32| top < rows.end && bottom >= rows.start;
    let expected: Vec<_> = (map.stems(all.0.clone(), all.1.clone()))
        .filter(|stem| columns.contains(&stem.column) && crosses(stem.top, stem.bottom))
        .collect();
    assert_eq!(map.stems(columns.clone(), rows.clone()).collect::<Vec<_>>(), expected, "{what}");
    let expected: Vec<_> = map.folds(all.0, all.1).filter(|fold| inside(&fold.cell)).collect();
    assert_eq!(map.folds(columns, rows).collect::<Vec<_>>(), expected, "{what}");
}

/// What holds besides of a plan along a line.
fn hold_along(tree: &Tree, root: NodeId, line: &[NodeId], rows: u32, what: &str) {
    let map = along(tree, line, rows, &HashSet::new());
    let mut drawn = hold_the_laws(tree, root, &map, what);
    let cell = |node: NodeId| map.cell(tree, node);
    // The line one is on is there, and so is the main line.
    for (node, column) in line.iter().zip(0..) {
        assert_eq!(cell(*node).map(|cell| cell.column), Some(column), "{what}");
    }
    assert!(tree.main_line(root).all(|node| cell(node).is_some_and(|cell| cell.row == 0)), "{what}");
    // What is folded is counted, at its fork or at the end of its line.
    let (columns, view) = everything(&map);
    let hidden = |node: NodeId| tree.children(node).skip(1).filter(|&child| cell(child).is_none()).count() as u32;
    let on_line: HashSet<NodeId> = line.iter().copied().collect();
    for one in map.lines(columns.clone(), view.clone()) {
        let nodes = map.nodes(one.column..one.end(), one.row..one.row + 1);
        let far: u32 = nodes.filter(|(node, _)| !on_line.contains(node)).map(|(node, _)| hidden(node)).sum();
        assert_eq!(one.folded, far, "{what}: {one:?}");
    }
    // A variation that is shown is in view with its fork.
    let below = rows.max(3) - 1;
    for one in map.lines(columns.clone(), view.clone()).filter(|line| !on_line.contains(&map.first_of(line))) {
        assert!(one.from.is_none_or(|from| one.row <= from + below), "{what}: {one:?} in {rows} rows");
    }
    let folds: HashMap<NodeId, _> = map.folds(columns, view).map(|fold| (fold.node, fold)).collect();
    for &node in line {
        let fold = folds.get(&node);
        assert_eq!(fold.map_or(0, |fold| fold.lines), hidden(node), "{what}");
        let fan = map.fan(tree, node, |_| true);
        assert!(fold.is_some() || fan.is_none(), "{what}");
        let (Some(fold), Some(fan)) = (fold, fan) else { continue };
        // Its number is not there, but its first moves, in the order of the record, each in a place of its own.
        drawn.0.remove(&fold.cell);
        let fork = cell(node).expect("on the line");
        let places: Vec<Cell> = fan.moves.iter().map(|(_, cell)| *cell).chain(fan.rest.map(|(cell, _)| cell)).collect();
        let left = fan.rest.map_or(0, |(_, lines)| lines);
        assert_eq!(fan.moves.len() as u32 + left, fold.lines, "{what}: nothing is lost");
        assert!(fan.moves.len() as u32 <= MOVES && !fan.moves.is_empty(), "{what}");
        let children: Vec<NodeId> = tree.children(node).filter(|&child| cell(child).is_none()).collect();
        assert!(fan.moves.iter().zip(children).all(|((node, _), child)| *node == child), "{what}");
        let last = places.last().expect("a move").row;
        for place in places {
            assert_eq!(place.column, fork.column + 1, "{what}");
            assert!(place.row > fork.row && !drawn.0.contains_key(&place), "{what}: {place:?}");
        }
        for row in fork.row + 1..=last {
            let thing = drawn.0.get(&Cell { column: fork.column, row });
            assert!(thing.is_none_or(|thing| *thing == Thing::Connector(fork.row)), "{what}: {thing:?}");
        }
        drawn.0.insert(fold.cell, Thing::Number);
    }
}

fn some_node(random: &mut fastrand::Rng, tree: &Tree, root: NodeId) -> NodeId {
    let nodes: Vec<NodeId> = tree.descendants(root).collect();
    nodes[random.usize(..nodes.len())]
}

#[test]
fn the_laws_hold_of_every_tree() {
    for seed in first_seed()..first_seed() + tries(100) as u64 {
        let mut random = fastrand::Rng::with_seed(seed);
        let size = random.usize(1..240);
        let (tree, root) = read(&seeded(&mut random, size));
        let map = TreeMap::new(&tree, root);
        assert_eq!(map.len(), tree.descendants(root).count());
        hold_the_laws(&tree, root, &map, &format!("seed {seed}"));
        for rows in [1, 3, 4, 6, 12, 40] {
            let line = tree.line_through(some_node(&mut random, &tree, root));
            hold_along(&tree, root, &line, rows, &format!("seed {seed} in {rows} rows"));
        }
        // Whatever the user unfolds is there, and the laws hold of it as well.
        let mut unfolded = HashSet::new();
        let line = tree.line_through(some_node(&mut random, &tree, root));
        for _ in 0..4 {
            let map = along(&tree, &line, 6, &unfolded);
            hold_the_laws(&tree, root, &map, &format!("seed {seed}, unfolded"));
            let (columns, rows) = everything(&map);
            let folds = map.folds(columns.clone(), rows.clone()).map(|fold| fold.node);
            let lines = map.lines(columns, rows).filter(|line| line.folded > 0).map(|line| map.first_of(&line));
            let all: Vec<NodeId> = folds.chain(lines).collect();
            assert!(all.iter().all(|node| !unfolded.contains(node) || line.contains(node)), "seed {seed}");
            unfolded.extend(random.choice(all));
        }
    }
}

#[test]
fn a_new_move_changes_no_column_and_moves_lines_down_only() {
    for seed in first_seed()..first_seed() + tries(100) as u64 {
        let mut random = fastrand::Rng::with_seed(seed);
        let size = random.usize(1..120);
        let (tree, root) = read(&seeded(&mut random, size));
        let place = some_node(&mut random, &tree, root);
        let mut workspace = variorum::edit::Workspace::open(tree.write()).0;
        let node = workspace
            .document()
            .tree()
            .at_path(workspace.document().tree().games().next().expect("a game"), &path_of(&tree, place));
        let node = node.expect("the same tree");
        workspace.go_to(node);
        let before = workspace.document().tree().clone();
        let root = before.games().next().expect("a game");
        workspace.run(&variorum::edit::Command::parse("new-node").expect("a command")).expect("a new node");
        let (old, new) = (TreeMap::new(&before, root), TreeMap::new(workspace.document().tree(), root));
        let (columns, rows) = everything(&old);
        for (node, cell) in old.nodes(columns, rows) {
            let now = new.cell(workspace.document().tree(), node).expect("still there");
            assert!(now.column == cell.column && now.row >= cell.row, "seed {seed}: {cell:?} {now:?}");
        }
    }
}

fn path_of(tree: &Tree, node: NodeId) -> Vec<usize> {
    let step = |node: NodeId| {
        let parent = tree.parent(node)?;
        tree.children(parent).position(|child| child == node)
    };
    let mut path: Vec<usize> = tree.way_up(node).filter_map(step).collect();
    path.reverse();
    path
}

#[test]
fn a_bounded_drawing_reports_the_limit() {
    let (tree, root) = read(&format!("(;{})", "(;;;)".repeat(20)));
    let most = |rows: u32, nodes: usize| TreeMap::whole(&tree, root, &Filter::default(), Most { rows, nodes });
    assert!(most(19, usize::MAX).is_none() && most(20, 100).is_some() && most(20, 70).is_none());
    let (line, unfolded) = (tree.line_through(root), HashSet::new());
    let folding = Folding { rows: 6, unfolded: &unfolded };
    let near = |nodes: usize| TreeMap::along(&tree, &line, &Filter::default(), &folding, nodes);
    assert!(near(10).is_none() && near(100).is_some_and(|map| map.rows() == 6));
}

#[test]
fn the_laws_hold_of_a_dictionary() {
    let Some(folder) = std::env::var_os("VARIORUM_CORPUS").map(std::path::PathBuf::from) else { return };
    let Ok(bytes) = std::fs::read(folder.join("sgf/kogo/Kogo_s_Joseki_Dictionary.sgf")) else { return };
    let (tree, _) = Tree::read(bytes);
    let root = tree.games().next().expect("a game");
    hold_the_laws(&tree, root, &TreeMap::new(&tree, root), "the whole");
    let mut random = fastrand::Rng::with_seed(7);
    for _ in 0..tries(10) {
        let line = tree.line_through(some_node(&mut random, &tree, root));
        for rows in [4, 6, 20] {
            hold_along(&tree, root, &line, rows, &format!("in {rows} rows"));
        }
    }
}

/// Shapes that are meant to hurt, of about `size` nodes.
fn hostile(size: usize) -> Vec<(&'static str, String)> {
    let comb = |forks: usize, length: usize| {
        format!("(;{}{}", "(;".repeat(forks), format!(")({})", ";".repeat(length)).repeat(forks)) + ")"
    };
    let side = size.isqrt();
    vec![
        ("one line", format!("(;{})", ";".repeat(size))),
        ("children of one node", format!("(;{})", "(;)".repeat(size))),
        ("a comb", comb(size / 2, 1)),
        ("a comb of long lines", comb(side, side)),
        ("long lines from one node", format!("(;{})", format!("(;{})", ";".repeat(side)).repeat(side))),
        ("a staircase", format!("({}{}", ";(;)(".repeat(size / 2), ";".repeat(2)) + &")".repeat(size / 2 + 1)),
        ("bushes on a line", format!("(;{}{})", format!("(;{})", "(;)".repeat(side)).repeat(side), "(;)")),
    ]
}

#[test]
fn hostile_trees_keep_the_laws_and_cost_their_length() {
    for (small, large) in hostile(3_000).into_iter().zip(hostile(6_000)) {
        let what = small.0;
        let [costs, twice] = [small.1, large.1].map(|text| {
            let (tree, root) = read(&text);
            let main: Vec<NodeId> = tree.main_line(root).collect();
            let last = tree.leaves(root).last().expect("a leaf");
            let away = tree.line_through(last);
            hold_the_laws(&tree, root, &TreeMap::new(&tree, root), what);
            hold_along(&tree, root, &main, 6, what);
            hold_along(&tree, root, &away, 6, what);
            let cost = |work: &dyn Fn()| {
                let before = steps();
                work();
                steps() - before
            };
            [
                cost(&|| drop(TreeMap::new(&tree, root))),
                cost(&|| drop(along(&tree, &main, 6, &HashSet::new()))),
                cost(&|| drop(along(&tree, &away, 6, &HashSet::new()))),
            ]
        });
        for (cost, twice) in costs.into_iter().zip(twice) {
            assert!(twice <= cost * 5 / 2, "{what}: {cost}, then {twice}");
        }
    }
}

#[test]
fn folding_depends_on_the_line_and_not_on_the_node() {
    // Two hundred variations, of a hundred moves or of a thousand: six rows hold five of them.
    let cost = |length: usize| {
        let text = format!("(;{}{}", "(;".repeat(200), format!(")({})", ";".repeat(length)).repeat(200)) + ")";
        let (tree, root) = read(&text);
        let line: Vec<NodeId> = tree.main_line(root).collect();
        let before = steps();
        let map = along(&tree, &line, 6, &HashSet::new());
        (steps() - before, map.len(), line.len() + 5 * map.columns() as usize)
    };
    for length in [100, 1000] {
        let (steps, shown, most) = cost(length);
        assert!(shown <= most, "{shown}");
        assert!(steps <= 16 * most as u64, "{length}: {steps}");
    }
}

#[test]
fn depth_and_breadth_cost_no_stack() {
    let shapes = hostile(100_000);
    let work = move || {
        for (_, text) in shapes {
            let (tree, root) = read(&text);
            let last = tree.leaves(root).last().expect("a leaf");
            assert!(TreeMap::new(&tree, root).len() > 50_000);
            assert!(!along(&tree, &tree.line_through(last), 6, &HashSet::new()).is_empty());
        }
    };
    let thread = std::thread::Builder::new().stack_size(256 * 1024).spawn(work).expect("a thread");
    thread.join().expect("no overflow");
}
