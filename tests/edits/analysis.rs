//! What engines left in a record: removed, turned with the board, made into annotations; and what edits say of it.

use std::collections::BTreeMap;
use std::path::Path;

use super::{open, refusals, refuse, rows, run, text, undo_and_redo};
use variorum::analysis::{Board, KINDS, Reader, Removal, engine_text, human_text, is_reviewed, kind_of};
use variorum::edit::{Command, EditError, Workspace};
use variorum::sgf::{NodeId, Tree};

/// The records of `tests/corpus/analysis`, by their names.
fn fixtures() -> BTreeMap<String, Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/analysis");
    let files = std::fs::read_dir(folder).expect("the fixtures").map(|entry| entry.expect("an entry").path());
    let records = files.filter(|path| path.extension().is_some_and(|suffix| suffix == "sgf"));
    records
        .map(|path| {
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            (name, std::fs::read(path).expect("a fixture"))
        })
        .collect()
}

fn opened(bytes: &[u8]) -> Workspace {
    Workspace::open(bytes.to_vec()).0
}

/// What an edit of the analysis must not touch: of each node in order, its depth, every property that is no analysis, and what people wrote.
fn of_people(tree: &Tree) -> Vec<(usize, Vec<String>, String)> {
    let games: Vec<NodeId> = tree.games().collect();
    games
        .into_iter()
        .flat_map(|root| {
            let (board, reviewed) = (Reader::new(tree, root).board(), REVIEWED.get() || is_reviewed(tree, root));
            let of_node = move |node: NodeId| {
                let kept = tree.properties(node).filter(|property| {
                    let kind = kind_of(property, reviewed);
                    kind.is_none_or(|kind| kind.removal == Removal::Never) && !property.is_called("C")
                });
                let values = |property: variorum::sgf::Property<'_>| {
                    let values = property.values().map(|value| String::from_utf8_lossy(value).into_owned());
                    format!("{}{:?}", property.id(), values.collect::<Vec<_>>())
                };
                (tree.way_up(node).count(), kept.map(values).collect(), people_in(tree, node, board))
            };
            tree.descendants(root).map(of_node).collect::<Vec<_>>()
        })
        .collect()
}

std::thread_local! {
    /// Whether the record at hand was reviewed before that was removed from it.
    static REVIEWED: std::cell::Cell<bool> = const { std::cell::Cell::new(false) };
}

fn people_in(tree: &Tree, node: NodeId, board: Board) -> String {
    let text = tree.text(node, "C").unwrap_or_default();
    human_text(&text, &engine_text(&text, board)).trim().to_owned()
}

#[test]
fn removing_leaves_what_people_wrote_and_nothing_of_engines() {
    for (name, bytes) in fixtures() {
        let mut workspace = opened(&bytes);
        let tree = workspace.document().tree();
        REVIEWED.set(tree.games().any(|root| is_reviewed(tree, root)));
        let before = of_people(tree);
        match run(&mut workspace, "remove-analysis") {
            Ok(()) => assert!(bytes.len() > workspace.document().tree().write().len(), "{name}"),
            Err(why) => {
                assert_eq!(why, "there is no analysis to remove (0 bytes)", "{name}");
                assert!(["v-go.sgf", "v-hex.sgf"].contains(&name.as_str()), "{name}");
            }
        }
        let tree = workspace.document().tree();
        assert_eq!(of_people(tree), before, "{name}");
        for root in tree.games() {
            let board = Reader::new(tree, root).board();
            for node in tree.descendants(root) {
                let left = tree.properties(node).find(|property| {
                    kind_of(property, REVIEWED.get()).is_some_and(|kind| kind.removal != Removal::Never)
                });
                assert!(left.is_none(), "{name}: {:?}", left.map(|property| property.id().into_owned()));
                assert_eq!(engine_text(&tree.text(node, "C").unwrap_or_default(), board), [], "{name}");
            }
        }
        assert!(workspace.document().history().position() <= 1, "{name}");
        refuse_again(&mut workspace, &name);
        undo_and_redo(&mut workspace, &bytes);
        REVIEWED.set(false);
    }
}

#[track_caller]
fn refuse_again(workspace: &mut Workspace, name: &str) {
    for line in ["remove-analysis", "strip --collection analysis", "remove-analysis comments"] {
        let command = Command::parse(line).expect("a command");
        assert!(matches!(workspace.run(&command), Err(EditError::Nothing(_))), "{name}: {line}");
    }
}

/// What goes is as much as the table says, to the byte.
#[test]
fn removed_properties_are_those_of_the_table() {
    let table =
        std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/corpus/analysis/EXPECTED-STRIP.tsv"));
    let mut expected: BTreeMap<String, (usize, usize)> = BTreeMap::new();
    for row in table.expect("the table").lines().skip(1) {
        let [file, property, count, bytes] = row.split('\t').collect::<Vec<_>>()[..] else { panic!("{row}") };
        let kind = KINDS.iter().find(|kind| kind.property == property).expect(property);
        if kind.removal != Removal::Never {
            let all = expected.entry(file.to_owned()).or_default();
            all.0 += count.parse::<usize>().expect("a number");
            all.1 += bytes.parse::<usize>().expect("a number");
        }
    }
    for (name, bytes) in fixtures() {
        let mut workspace = opened(&bytes);
        let all = expected.get(&name).copied();
        let command = Command::parse("remove-analysis properties").expect("a command");
        let Some((count, len)) = all else {
            assert!(matches!(workspace.run(&command), Err(EditError::Nothing(_))), "{name}");
            continue;
        };
        let outcome = workspace.run(&command).expect(&name);
        let counted = outcome.counted.expect("counts");
        assert!(counted.starts_with(&format!("{count} propert")), "{name}: {counted}");
        // White space before a property goes with it.
        let dense = |bytes: &[u8]| bytes.iter().filter(|byte| !byte.is_ascii_whitespace()).count();
        let left = workspace.document().tree().write();
        let values: usize = whitespace_in_analysis(&bytes);
        assert_eq!(dense(&bytes) - dense(&left), len - values, "{name}");
        let sentence = outcome.message.expect("a report").replace(',', "");
        let (before, after) = (bytes.len(), left.len());
        assert!(sentence.contains(&format!("{before} bytes before {after} now")), "{name}: {sentence}");
    }
}

/// White space within the values that go.
fn whitespace_in_analysis(bytes: &[u8]) -> usize {
    let tree = Tree::read(bytes.to_vec()).0;
    let mut count = 0;
    for root in tree.games() {
        let reviewed = is_reviewed(&tree, root);
        for property in tree.descendants(root).flat_map(|node| tree.properties(node)) {
            if kind_of(&property, reviewed).is_some_and(|kind| kind.removal != Removal::Never) {
                count += property.values().flatten().filter(|byte| byte.is_ascii_whitespace()).count();
            }
        }
    }
    count
}

#[test]
fn engine_data_goes_and_written_text_stays() {
    let katrain = "Mine\u{3164}\u{3164}Move 1: B A1\nScore: W+2.0\n\u{3164}\u{200b}";
    rows(&[
        ("(;SZ[9]SBKV[50];B[aa]SBKV[51]TE[1]C[good]|)", "remove-analysis", "(;SZ[9];B[aa]TE[1]C[good]|)"),
        ("(;SZ[9]V[2]LG[note]MULTIGOGM[1]KTV[1.0]|)", "remove-analysis", "(;SZ[9]V[2]LG[note]MULTIGOGM[1]|)"),
        // Common names are an engine's only in a game that GoReviewPartner reviewed.
        (
            "(;SZ[9]RSGF[x];B[aa]ES[B+1]EVAL[1]|)(;SZ[9];B[aa]ES[B+1]SBKV[5])",
            "remove-analysis",
            "(;SZ[9];B[aa]|)(;SZ[9];B[aa]ES[B+1])",
        ),
        // All games, and one step; a scope is for 'strip'.
        ("(;SZ[9]SBKV[1]|)(;SZ[9]SBKV[2])", "remove-analysis", "(;SZ[9]|)(;SZ[9])"),
        ("(;SZ[9]SBKV[1]|)(;SZ[9]SBKV[2])", "strip analysis", "(;SZ[9]|)(;SZ[9]SBKV[2])"),
        ("(;SZ[9]SBKV[1];SBKV[2]|;SBKV[3])", "strip --node analysis", "(;SZ[9]SBKV[1];|;SBKV[3])"),
        ("(;SZ[9];B[aa]SBKV[1]C[Value of move: 3.00]|)", "remove-analysis comments", "(;SZ[9];B[aa]SBKV[1]|)"),
        (
            "(;SZ[9];B[aa]SBKV[1]C[Value of move: 3.00]|)",
            "remove-analysis properties",
            "(;SZ[9];B[aa]C[Value of move: 3.00]|)",
        ),
        ("(;SZ[9];B[aa]C[Value of move: 3.00\n\nI like it]|)", "remove-analysis", "(;SZ[9];B[aa]C[I like it]|)"),
        (&format!("(;SZ[9]CA[UTF-8];B[ai]C[{katrain}]|)"), "remove-analysis", "(;SZ[9]CA[UTF-8];B[ai]C[Mine]|)"),
        // What an engine alone made beside another line.
        (
            "(;SZ[9];B[aa](;W[bb];B[cc])(;W[dd]SBKV[50]TE[1];B[ee]|))",
            "remove-analysis variations",
            "(;SZ[9];B[aa]|(;W[bb];B[cc]))",
        ),
        (
            "(;SZ[9]|(;B[aa]SBKV[50];W[bb]SBKV[50])(;B[dd]SBKV[50];W[ee]SBKV[50]))",
            "remove-analysis variations properties",
            "(;SZ[9]|(;B[aa];W[bb]))",
        ),
    ]);
    // Moves alone are somebody's.
    refuse(
        "(;SZ[9];B[aa](;W[bb];B[cc])(;W[dd];B[ee]|))",
        "remove-analysis variations",
        "there is no analysis to remove (0 bytes)",
    );
    // And so is a word, a mark of one's own, a judgement with emphasis, a name: that it stays is said.
    for branch in [
        ";W[dd]SBKV[50];B[ee]C[why not]",
        ";W[dd]SBKV[50];B[ee]TR[ee]",
        ";W[dd]SBKV[50]BM[2];B[ee]",
        ";W[dd]SBKV[50]LB[aa:1]",
        ";W[dd][x]SBKV[50]",
        ";W[dd]SBKV[50]N[mine]",
        ";W[dd]SBKV[50](;B[ee])(;B[ff]C[or this])",
    ] {
        let record = format!("(;SZ[9];B[aa](;W[bb];B[cc])({branch}|))");
        refuse(
            &record,
            "remove-analysis variations",
            "there is no analysis to remove (0 bytes): 1 analysed variation with words, marks or annotations stays",
        );
    }
    let (mut workspace, _) =
        open("(;SZ[9]|(;B[aa];W[bb])(;B[dd]SBKV[50])(;B[ee]SBKV[50]C[mine])(;B[ff]SBKV[1]TR[aa]))");
    let outcome = workspace.run(&Command::parse("remove-analysis variations").unwrap()).unwrap();
    let reported = outcome.counted.unwrap();
    assert!(
        reported.ends_with("1 node in variations; 2 analysed variations with words, marks or annotations stay"),
        "{reported}"
    );
    refusals(&[
        ("(;SZ[9]ES[B+1]EVAL[x]V[1]BM[1]|)", "remove-analysis", "there is no analysis to remove (0 bytes)"),
        (
            "(;SZ[9]|)",
            "remove-analysis everything",
            "remove-analysis: 'everything' is not something to remove: use one of properties, comments, variations (usage: remove-analysis [KIND…])",
        ),
    ]);
}

/// A record turned four times, or mirrored twice, says what it said.
#[test]
fn analysis_turns_with_the_board() {
    let lz = "LZ[0.7.4 55.3 1k\nmove A9 visits 9 winrate 5000 pv A9 B9 info ]";
    let turned = "LZ[0.7.4 55.3 1k\nmove J9 visits 9 winrate 5000 pv J9 J8 info ]";
    rows(&[
        (&format!("(;SZ[9];B[aa]{lz}|)"), "rotate", &format!("(;SZ[9];B[ia]{turned}|)")),
        (&format!("(;SZ[9];B[aa]{lz}|)"), "rotate --remove-analysis", "(;SZ[9];B[ia]|)"),
        (&format!("(;SZ[9];B[aa]{lz}|)"), "rotate / rotate / rotate / rotate", &format!("(;SZ[9];B[aa]{lz}|)")),
        ("(;SZ[9]RSGF[x];B[aa]CBM[A9]HTM[aa0.4]|)", "flip", "(;SZ[9]RSGF[x];B[ia]CBM[J9]HTM[ia0.4]|)"),
        // Nobody's analysis: other programs have the name, too.
        ("(;SZ[9];B[aa]CBM[A9]|)", "flip", "(;SZ[9];B[ia]CBM[A9]|)"),
        ("(;SZ[9];B[aa]SBKV[50]|)", "flip", "(;SZ[9];B[ia]SBKV[50]|)"),
        // People's text stays as it is, unless they ask.
        (
            "(;SZ[9];B[aa]C[Not A9.\n\nOverall black win%: 50.00%\nLeela's preferred next move: A9]|)",
            "flip",
            "(;SZ[9];B[ia]C[Not A9.\n\nOverall black win%: 50.00%\nLeela's preferred next move: J9]|)",
        ),
        (
            "(;SZ[9];B[aa]C[Not A9.\n\nOverall black win%: 50.00%\nLeela's preferred next move: A9]|)",
            "flip --comments",
            "(;SZ[9];B[ia]C[Not J9.\n\nOverall black win%: 50.00%\nLeela's preferred next move: J9]|)",
        ),
        (
            "(;SZ[9];B[aa]C[Not A9.\n\nOverall black win%: 50.00%\nLeela's preferred next move: A9]|)",
            "flip --comments --remove-analysis",
            "(;SZ[9];B[ia]C[Not J9.]|)",
        ),
        // Exchanged colours exchange the values.
        ("(;GM[11]SZ[5];B[a2]SBKV[60.5]V[1]|)", "flip diagonal", "(;GM[11]SZ[5]PL[W];W[b1]SBKV[39.5]V[-1]|)"),
    ]);
    let why = "the analysis in KT (KaTrain) cannot be turned with the board; with --remove-analysis it is removed in the same step";
    refusals(&[
        ("(;SZ[9];B[aa]KT[x][y][z]|)", "rotate", why),
        (
            "(;GM[11]SZ[5];B[a2]C[MoveCount 9\nPosCount 9\nMean 0.5]|)",
            "rotate half",
            "what an engine wrote into comments cannot be turned with the board; with --remove-analysis it is removed in the same step",
        ),
    ]);
    rows(&[("(;SZ[9];B[aa]KT[x][y][z]|)", "rotate --remove-analysis", "(;SZ[9];B[ia]|)")]);
}

/// Whatever a fixture holds: on the turned board it says the same of the turned points, or it is refused and can be removed instead.
#[test]
fn every_fixture_can_be_turned_or_stripped() {
    for (name, bytes) in fixtures() {
        for line in ["rotate", "flip", "flip diagonal", "rotate half --comments"] {
            let mut workspace = opened(&bytes);
            if let Err(why) = run(&mut workspace, line) {
                assert!(
                    why.ends_with("with --remove-analysis it is removed in the same step") || name.contains("hex"),
                    "{name}: {why}"
                );
                assert_eq!(workspace.document().tree().write(), bytes, "{name}: {line}");
                let (command, rest) = line.split_once(' ').unwrap_or((line, ""));
                if !why.contains("hexagons") {
                    run(&mut workspace, &format!("{command} --remove-analysis {rest}")).expect(&name);
                    refuse_again(&mut workspace, &name);
                }
            }
            undo_and_redo(&mut workspace, &bytes);
        }
        // Back again, nothing is otherwise: text as it was, packed values as they are read.
        let mut workspace = opened(&bytes);
        let facts = facts(workspace.document().tree());
        if run(&mut workspace, "flip").and_then(|()| run(&mut workspace, "flip")).is_ok() {
            assert_eq!(self::facts(workspace.document().tree()), facts, "{name}");
        }
    }
}

/// Everything that is read of the analysis.
fn facts(tree: &Tree) -> Vec<String> {
    let mut facts = Vec::new();
    for root in tree.games() {
        let reader = Reader::new(tree, root);
        for node in tree.descendants(root) {
            let rows = variorum::analysis::rows(&reader, tree, node, &reader.read(tree, node)).0;
            facts.extend(rows.iter().map(|row| format!("{row:?}")));
        }
    }
    facts
}

#[test]
fn losses_become_annotations() {
    let game = "(;SZ[9]SBKS[0];B[aa]SBKS[-6](;W[bb]SBKS[-3.5];B[cc]SBKS[-3.5])(;W[dd]SBKS[-4]DO[]))";
    let with = |first: &str, second: &str, third: &str| {
        format!("(;SZ[9]SBKS[0];B[aa]SBKS[-6]{first}(;W[bb]SBKS[-3.5]{second};B[cc]SBKS[-3.5])(;W[dd]SBKS[-4]{third}))")
    };
    assert_eq!(with("", "", "DO[]"), game);
    let annotated = [
        (
            "analysis-annotations",
            with("BM[1]", "DO[]", "DO[]"),
            "annotated 2 moves by Sabaki; 1 has an annotation and keeps it",
        ),
        ("analysis-annotations BM=2.5", with("BM[1]", "BM[1]", "DO[]"), "annotated 2 moves by Sabaki"),
        ("analysis-annotations HO=6", with("HO[1]", "", "DO[]"), "annotated 1 move by Sabaki"),
        ("analysis-annotations BM=3 DO=2.2 HO=6", with("BM[1]HO[1]", "DO[]", "DO[]"), "annotated 2 moves by Sabaki"),
    ];
    for (line, after, sentence) in annotated {
        let (mut workspace, start) = open(game);
        let outcome = workspace.run(&Command::parse(line).expect(line)).expect(line);
        assert_eq!(text(&workspace), after, "{line}");
        assert_eq!(outcome.message.as_deref(), Some(sentence), "{line}");
        assert_eq!(workspace.document().history().position(), 1);
        undo_and_redo(&mut workspace, &start);
        let again = workspace.run(&Command::parse(line).expect(line));
        assert!(matches!(again, Err(EditError::Nothing(_))) || line.contains("HO"), "{line}: {again:?}");
    }
    let usage = "(usage: analysis-annotations [BM=POINTS] [DO=POINTS] [HO=POINTS])";
    refusals(&[
        ("(;SZ[9];B[aa]|)", "analysis-annotations", "this game has no analysis"),
        (
            "(;SZ[9]SBKV[50];B[aa]SBKV[10]|)",
            "analysis-annotations",
            "the analysis of this game does not say points, only win rates",
        ),
        ("(;SZ[9]SBKS[0];B[aa]SBKS[-1]|)", "analysis-annotations", "no move of this game lost that many points"),
        (
            "(;SZ[9]SBKS[0];B[aa]SBKS[-9]IT[]|)",
            "analysis-annotations",
            "every move that lost that many points has an annotation already",
        ),
        (
            "(;SZ[9]|)",
            "analysis-annotations TE=1",
            &format!("analysis-annotations: 'TE=1' is not one of BM=POINTS, DO=POINTS and HO=POINTS {usage}"),
        ),
        (
            "(;SZ[9]|)",
            "analysis-annotations BM=-1",
            &format!("analysis-annotations: 'BM=-1': a number of points above 0 must follow the equals sign {usage}"),
        ),
    ]);
}

/// Once for each game: what was said of the first edit holds for the others.
#[test]
fn edits_say_that_analysis_no_longer_fits() {
    let fits =
        "the analysis in this game was made before this change and may no longer fit; 'remove-analysis' removes it";
    let sentence =
        |workspace: &mut Workspace, line: &str| workspace.run(&Command::parse(line).expect(line)).expect(line).message;
    let outdating =
        ["info KM 0.5", "info RU Chinese", "add-stone --here B cc", "to-play --here W", "set KM 3", "correct cc"];
    for line in outdating {
        let mut workspace = open("(;SZ[9]KM[7]SBKV[50];B[aa]SBKV[40]|)(;SZ[9]SBKV[50];B[aa]SBKV[40])").0;
        assert_eq!(sentence(&mut workspace, line).as_deref(), Some(fits), "{line}");
        assert_eq!(sentence(&mut workspace, "info KM 9"), None, "{line}");
        run(&mut workspace, "game 2").expect("a second game");
        assert_eq!(sentence(&mut workspace, "info KM 9").as_deref(), Some(fits), "{line}");
    }
    // Nothing to say: nothing of it, or nothing that depends on it.
    for (record, line) in [
        ("(;SZ[9]KTV[1.0];B[aa]|)", "info KM 0.5"),
        ("(;SZ[9]SBKV[50];B[aa]|)", "info PB Ann"),
        ("(;SZ[9]SBKV[50];B[aa]|)", "add-stone --here B cc"),
        ("(;SZ[9]SBKV[50];B[aa]SBKV[40]|)", "comment x"),
    ] {
        assert_eq!(sentence(&mut open(record).0, line), None, "{record}: {line}");
    }
}
