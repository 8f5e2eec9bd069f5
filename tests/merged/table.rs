//! Cases: a base, two versions of it, and what comes of them.

use variorum::edit::{Command, Workspace};
use variorum::record::Document;
use variorum::relate::{ConflictKind, Extent, MergeOptions, NotMerged, compare, compare_branches, merge, take_over};
use variorum::sgf::Tree;

/// Where nothing else is said, what both begin with.
const BASE: &str = "(;SZ[9];B[aa];W[bb])";
const FORK: &str = "(;SZ[9](;B[aa];W[bb])(;B[bb])(;B[cc]))";

/// What is expected: the record, and the kinds of conflicts.
type Row<'a> = ([&'a str; 3], &'a str, &'a [&'a str]);

fn check(rows: &[Row<'_>]) {
    for ([base, ours, theirs], expected, kinds) in rows {
        let merged = merge(base.as_bytes(), ours.as_bytes(), theirs.as_bytes(), &MergeOptions::default()).unwrap();
        let reported: Vec<&str> = merged.conflicts.iter().map(|conflict| conflict.kind.name()).collect();
        let text = String::from_utf8(merged.bytes).unwrap();
        assert_eq!((text.as_str(), &reported[..]), (*expected, *kinds), "{base} | {ours} | {theirs}");
    }
}

#[test]
fn a_change_that_both_made_is_made_once() {
    let fork_first = "(;SZ[9](;B[bb])(;B[aa];W[bb])(;B[cc]))";
    check(&[
        ([BASE, "(;SZ[9];B[aa]C[x];W[bb])", "(;SZ[9];B[aa];W[bb]C[y])"], "(;SZ[9];B[aa]C[x];W[bb]C[y])", &[]),
        (
            [BASE, "(;SZ[9];B[aa];W[bb];B[cc])", "(;SZ[9];B[aa];W[bb];B[dd])"],
            "(;SZ[9];B[aa];W[bb](;B[cc])(;B[dd]))",
            &[],
        ),
        (
            [BASE, "(;SZ[9];B[aa];W[bb];B[cc]C[x])", "(;SZ[9];B[aa];W[bb];B[cc]TR[aa])"],
            "(;SZ[9];B[aa];W[bb];B[cc]C[x]TR[aa])",
            &[],
        ),
        ([BASE, "(;SZ[9];B[aa])", "(;SZ[9]KM[1];B[aa];W[bb])"], "(;SZ[9]KM[1];B[aa])", &[]),
        ([BASE, "(;SZ[9]KM[1];B[aa];W[bb])", "(;SZ[9];B[aa])"], "(;SZ[9]KM[1];B[aa])", &[]),
        (
            [FORK, fork_first, "(;SZ[9](;B[aa]C[hi];W[bb])(;B[bb])(;B[cc]))"],
            "(;SZ[9](;B[bb])(;B[aa]C[hi];W[bb])(;B[cc]))",
            &[],
        ),
        (
            [FORK, "(;SZ[9](;B[aa]C[hi];W[bb])(;B[bb])(;B[cc]))", fork_first],
            "(;SZ[9](;B[bb])(;B[aa]C[hi];W[bb])(;B[cc]))",
            &[],
        ),
        (["(;TR[aa][bb])", "(;TR[aa])", "(;TR[aa][bb][cc])"], "(;TR[aa][cc])", &[]),
        (["(;TR[aa:bb])", "(;TR[ba:bb][ab])", "(;TR[aa:bb][cc])"], "(;TR[ba:bb][ab][cc])", &[]),
        (["(;LB[aa:1])", "(;LB[aa:2])", "(;LB[aa:1][bb:9])"], "(;LB[aa:2][bb:9])", &[]),
        (["(;C[a\nb\nc\nd\ne])", "(;C[A\nb\nc\nd\ne])", "(;C[a\nb\nc\nd\nE])"], "(;C[A\nb\nc\nd\nE])", &[]),
        (["(;KM[6.5])", "(;KM[6.50])", "(;KM[7.5])"], "(;KM[7.5])", &[]),
        (["(;GB[1];B[aa])", "(;GB[1]N[x];B[aa])", "(;GW[1];B[aa])"], "(;GW[1]N[x];B[aa])", &[]),
        (
            [
                "(;SZ[9];B[aa];W[bb]TR[aa:bb]SQ[cc])",
                "(;SZ[9];B[aa]C[x];W[bb]TR[aa:bb]SQ[cc])",
                "(\r\n;SZ[9]\r\n;B[aa]\r\n;SQ[cc]W[bb]TR[aa][ab][ba][bb])",
            ],
            "(;SZ[9];B[aa]C[x];W[bb]TR[aa:bb]SQ[cc])",
            &[],
        ),
        ([BASE, "(;SZ[9];B[ab];W[bb])", "(;SZ[9];B[aa];W[bb]C[y])"], "(;SZ[9];B[ab];W[bb]C[y])", &[]),
        ([BASE, "(;SZ[9];B[aa];W[bb]C[y])", "(;SZ[9];B[ab];W[bb])"], "(;SZ[9];B[ab];W[bb]C[y])", &[]),
        ([BASE, "(;SZ[9];B[aa];W[bb]C[y])", "(;SZ[9];B[cc];B[aa];W[bb])"], "(;SZ[9];B[cc];B[aa];W[bb]C[y])", &[]),
        (
            ["(;SZ[9];B[aa];W[bb];B[cc])", "(;SZ[9];B[aa];W[bb];B[cc]C[y])", "(;SZ[9];B[aa];B[cc])"],
            "(;SZ[9];B[aa];B[cc]C[y])",
            &[],
        ),
        (["(;SZ[9];B[])", "(;SZ[9];B[]C[x])", "(;SZ[9];B[tt]N[y])"], "(;SZ[9];B[]C[x]N[y])", &[]),
        (
            ["(;GM[11]SZ[5];B[a1])", "(;GM[11]SZ[5];B[a1]C[x])", "(;GM[11]SZ[5];B[A1]N[y])"],
            "(;GM[11]SZ[5];B[a1]C[x]N[y])",
            &[],
        ),
        (["junk", "junk", "other junk"], "other junk", &[]),
        // Both added the move: what only one of them says is no conflict.
        (["(;SZ[9])", "(;SZ[9];B[aa]GB[1]N[x])", "(;SZ[9];B[aa]KO[])"], "(;SZ[9];B[aa]GB[1]N[x]KO[])", &[]),
        (["", "(;SZ[9]PB[a];B[aa])", "(;SZ[9]PW[b];B[aa])"], "(;SZ[9]PB[a]PW[b];B[aa])", &[]),
        ([BASE, "(;SZ[9];B[cc];B[aa];W[bb])", "(;SZ[9];B[cc]C[x];B[aa];W[bb])"], "(;SZ[9];B[cc]C[x];B[aa];W[bb])", &[]),
        (["(;AP[A:1]B[aa])", "(;AP[B:1]B[aa]C[x])", "(;AP[C:1]B[aa]N[y])"], "(;AP[B:1]B[aa]C[x]N[y])", &[]),
    ]);
}

#[test]
fn games_of_a_collection_are_put_together() {
    let [one, two, three, four] = [1, 2, 3, 4].map(|n| format!("(;SZ[9]GN[{n}];B[a{}])", char::from(b'a' + n)));
    let commented = two.replace("GN[2]", "GN[2]C[hi]");
    let lines = |games: &[&String]| games.iter().map(|game| game.as_str()).collect::<Vec<_>>().join("\n");
    let base = lines(&[&one, &two, &three]);
    check(&[
        (
            [&base, &lines(&[&three, &one, &two]), &lines(&[&one, &commented, &three, &four])],
            &lines(&[&three, &one, &commented, &four]),
            &[],
        ),
        ([&base, &lines(&[&one, &three]), &lines(&[&one, &two, &three, &four])], &lines(&[&one, &three, &four]), &[]),
        (["", "(;SZ[9];B[aa];W[bb])", "(;SZ[9];B[aa];W[cc])"], "(;SZ[9];B[aa](;W[bb])(;W[cc]))", &[]),
        // A game that is gone and one that is new are two.
        (
            [&base, &lines(&[&two, &three, &one]), &lines(&[&one, &commented, &four])],
            &lines(&[&commented, &one, &four]),
            &[],
        ),
    ]);
}

/// Dialects and older versions of the format spell the same things in other ways: that changes nothing.
#[test]
fn another_spelling_is_no_change() {
    let spellings: &[&[&str]] = &[
        &[
            "(;GM[1]FF[4]SZ[9]AB[aa:bb];B[cc]TR[dd][de]LB[aa:1]DO[]KO[];W[])",
            "(;FF[4]GaMe[1]SiZe[9]AddBlack[aa][ba][ab][bb];Black[cc]DO[]KO[]TR[dd:de]LB[aa:1];W[tt])",
            "(;GM[1]FF[4]SZ[9:9]AB[aa][ab:bb][ba]\r\n;TR[de][dd]B[cc]LB[aa:1]KO[]DO[];W[])",
        ],
        &[
            "(;GM[Blokus Duo];1[a1,b1];2[c3])",
            "(;GM[Blokus Duo];BLUE[b1,a1];GREEN[c3])",
            "(;GM[Blokus Duo];B[a1,b1];W[c3])",
        ],
        &["(;GM[11]SZ[5];B[a1];W[swap-pieces])", "(;GM[11]SZ[5];B[A1];W[swap])"],
        &["(;GM[Blokus Duo];B[e10,e9])", "(;GM[Blokus Duo];BLUE[e9][e10])", "(;GM[Blokus Duo];1[e9,,e10])"],
        &[
            "(;FF[4]GM[1]SZ[9]KM[0.5]TM[1800]DT[2018-11-03];B[aa]LB[cc:A][dd:B])",
            "(;FF[3]GM[1]SZ[9]KI[1]TM[30 min]DT[3 November 2018];B[aa]L[cc][dd])",
        ],
        &["(;FF[4]SZ[9]AB[aa];W[ba]MA[bb])", "(;FF[1]SZ[9]AB[aa];W[ba]M[bb])"],
        &["(;FF[4]SZ[9];B[aa])", "(;FF[3]SZ[9];B[aa])", "(;CA[UTF-8]SZ[9]GM[1];B[aa])", "(;SZ[9];B[aa])"],
        &["(;SZ[9]KM[6.5]C[one\ntwo])", "(;KM[6.50]SZ[9]C[one\r\ntwo])", "(;SZ[9]KM[6.5]C[o\\\nne\ntwo])"],
    ];
    for row in spellings {
        for one in *row {
            for other in *row {
                let [a, b] = [one, other].map(|text| variorum::sgf::Tree::read(text.as_bytes().to_vec()).0);
                let found = variorum::relate::compare(&a, &b);
                assert!(found.is_same(), "{one} | {other}: {:?}", found.differences);
                let ours = one
                    .replacen("(;", "(;C[said by us]", usize::from(!one.contains("C[o")))
                    .replace("SZ[9]", "SZ[9]N[us]");
                let merged =
                    merge(one.as_bytes(), ours.as_bytes(), other.as_bytes(), &MergeOptions::default()).unwrap();
                assert!(merged.conflicts.is_empty() && merged.bytes == ours.as_bytes(), "{one} | {other}: {merged:?}");
            }
        }
    }
}

/// Moves that lie symmetrically agree with more than one turn: the one that was made is found, whatever else was added.
#[test]
fn of_several_turns_that_fit_the_one_that_was_made_is_taken() {
    use variorum::edit::{Command, Workspace, merge_turned};
    let base =
        "(;GM[1]FF[4]SZ[9](;B[cc];W[gg];B[gc];W[cg];B[ee]C[one])(;B[gc];W[gg];B[cc];W[cg](;B[dd]C[two])(;B[ff])))";
    let turned = |text: &str, turn: &str| {
        let mut workspace = Workspace::open(text.as_bytes().to_vec()).0;
        workspace.run(&Command::parse(turn).unwrap()).unwrap();
        String::from_utf8(workspace.document().tree().write()).unwrap()
    };
    let ours = base.replace("[one]", "[one];W[ec]").replace("[two]", "[two ours]");
    for turn in ["rotate right", "rotate left", "rotate half", "flip horizontal", "flip vertical"] {
        let merged =
            merge_turned(base.as_bytes(), ours.as_bytes(), turned(base, turn).as_bytes(), &MergeOptions::default());
        let merged = merged.unwrap();
        assert_eq!(
            (String::from_utf8(merged.bytes).unwrap(), merged.conflicts.len()),
            (turned(&ours, turn), 0),
            "{turn}"
        );
    }
}

/// A record that was turned as a whole is merged with the others turned like it.
#[test]
fn a_turn_of_the_whole_record_applies_to_both_sides() {
    use variorum::edit::merge_turned;
    let base = "(;SZ[9];B[ab];W[cd];B[ef];W[gh];B[hc])";
    let turned = "(;SZ[9];B[ba];W[dc];B[fe];W[hg];B[ch])";
    let rows = [
        (
            turned.replace("[dc]", "[dc]TR[dc]"),
            base.replace("[gh]", "[gh]C[x]"),
            turned.replace("[dc]", "[dc]TR[dc]").replace("[hg]", "[hg]C[x]"),
        ),
        (
            base.replace("[cd]", "[cd]TR[cd]"),
            turned.replace("[hg]", "[hg]C[x]"),
            turned.replace("[dc]", "[dc]TR[dc]").replace("[hg]", "[hg]C[x]"),
        ),
        (
            turned.replace("[dc]", "[dc]TR[dc]"),
            turned.replace("[hg]", "[hg]C[x]"),
            turned.replace("[dc]", "[dc]TR[dc]").replace("[hg]", "[hg]C[x]"),
        ),
    ];
    for (ours, theirs, expected) in rows {
        let merge = |ours: &str, theirs: &str| {
            merge_turned(base.as_bytes(), ours.as_bytes(), theirs.as_bytes(), &MergeOptions::default()).unwrap()
        };
        let merged = merge(&ours, &theirs);
        assert_eq!((String::from_utf8(merged.bytes).unwrap(), merged.conflicts.len()), (expected.clone(), 0));
        assert!(
            merged.notes[0].english().contains("rotates or mirrors the whole board (flip diagonal)"),
            "{:?}",
            merged.notes
        );
        for side in [&ours, &theirs] {
            assert_eq!(String::from_utf8(merge(&expected, side).bytes).unwrap(), expected);
        }
    }
}

#[test]
fn different_changes_on_both_sides_are_reported_and_kept() {
    let block = |ours: &str, theirs: &str| format!("<<<<<<< ours\n{ours}\n=======\n{theirs}\n>>>>>>> theirs");
    let root = |wording: &str| format!("(;SZ[9];B[aa]{wording};W[bb])");
    check(&[
        (
            [BASE, "(;SZ[9];B[aa];W[bb];B[cc]C[x])", "(;SZ[9];B[aa];W[bb];B[cc]C[y])"],
            &format!("(;SZ[9];B[aa];W[bb];B[cc]C[{}])", block("x", "y")),
            &["text"],
        ),
        (
            [BASE, "(;SZ[9];B[aa])", "(;SZ[9];B[aa];W[bb]C[z])"],
            &format!("(;SZ[9];B[aa];W[bb]C[z\n{}])", block("(deleted)", ";W[bb\\]")),
            &["delete"],
        ),
        (
            [BASE, "(;SZ[9];B[aa];W[bb]C[z])", "(;SZ[9];B[aa])"],
            &format!("(;SZ[9];B[aa];W[bb]C[z\n{}])", block(";W[bb\\]", "(deleted)")),
            &["delete"],
        ),
        (
            [FORK, "(;SZ[9](;B[bb])(;B[aa];W[bb])(;B[cc]))", "(;SZ[9](;B[cc])(;B[aa];W[bb])(;B[bb]))"],
            &format!(
                "(;SZ[9]C[{}](;B[bb])(;B[aa];W[bb])(;B[cc]))",
                block(";B[bb\\];B[aa\\];B[cc\\]", ";B[cc\\];B[aa\\];B[bb\\]")
            ),
            &["order"],
        ),
        (
            [BASE, &root("TR[cc]"), &root("SQ[cc]")],
            &root(&format!("TR[cc]C[{}]", block("TR[cc\\]", "SQ[cc\\]"))),
            &["mark"],
        ),
        (
            ["(;LB[aa:1])", "(;LB[aa:2])", "(;LB[aa:3])"],
            &format!("(;LB[aa:2]C[{}])", block("LB[aa:2\\]", "LB[aa:3\\]")),
            &["label"],
        ),
        (
            ["(;C[a\nb\nc\nd\ne])", "(;C[A\nb\nc\nd\ne])", "(;C[a\nB\nc\nd\ne])"],
            &format!("(;C[{}\nc\nd\ne])", block("A\nb", "a\nB")),
            &["text"],
        ),
        (
            [BASE, &root("GB[1]"), &root("GW[1]")],
            &root(&format!("GB[1]C[{}]", block("GB[1\\]", "GW[1\\]"))),
            &["value"],
        ),
        // Words outside all properties: of a node, of a node that only theirs has, and of the file.
        (
            [BASE, "(;SZ[9];B[aa]C[x];W[bb])", "(;SZ[9];B[aa] oops;W[bb];B[cc] and\n)bye"],
            "(;SZ[9]C[<<<<<<< ours\n=======\nbye\n>>>>>>> theirs];B[aa]C[x\n<<<<<<< ours\n=======\noops\n>>>>>>> theirs];W[bb];B[cc]C[<<<<<<< ours\n=======\nand\n>>>>>>> theirs])",
            &["text", "text", "text"],
        ),
        // What was taken out holds words of the other.
        (
            [BASE, "(;SZ[9];B[aa];W[bb] mine)", "(;SZ[9]N[x];B[aa])"],
            &format!("(;SZ[9]N[x];B[aa];W[bb]C[{}] mine)", block(";W[bb\\]", "(deleted)")),
            &["delete"],
        ),
        (
            ["(;AB[aa])", "(;AB[aa][bb])", "(;AB[aa]AW[bb])"],
            &format!("(;AB[aa][bb]C[{}])", block("AB[bb\\]", "AW[bb\\]")),
            &["setup"],
        ),
        (["", "(;SZ[9];B[aa]C[x])", "(;SZ[9];B[aa]C[y])"], &format!("(;SZ[9];B[aa]C[{}])", block("x", "y")), &["text"]),
        (
            [BASE, "(;SZ[9];B[cc];B[aa];W[bb])", "(;SZ[9];B[dd];B[aa];W[bb])"],
            &format!("(;SZ[9];B[cc];B[dd]C[{}];B[aa];W[bb])", block(";B[cc\\]", ";B[dd\\]")),
            &["added"],
        ),
    ]);
}

#[test]
fn the_result_is_in_the_encoding_that_one_side_chose() {
    let gb = |text: &str| variorum::text::Charset::for_label("gb18030").unwrap().encode(text).unwrap();
    let base = gb("(;CA[GB18030]SZ[9];B[aa];W[bb])");
    let ours = gb("(;CA[GB18030]SZ[9];B[aa]C[好棋];W[bb])");
    let theirs = "(;CA[UTF-8]SZ[9];B[aa];W[bb]C[坏棋])".as_bytes();
    for (ours, theirs) in [(&ours[..], theirs), (theirs, &ours[..])] {
        let merged = merge(&base, ours, theirs, &MergeOptions::default()).unwrap();
        assert_eq!(String::from_utf8(merged.bytes).unwrap(), "(;CA[UTF-8]SZ[9];B[aa]C[好棋];W[bb]C[坏棋])");
        assert!(merged.conflicts.is_empty());
    }
    let latin = b"(;CA[ISO-8859-1]SZ[9]PB[\xE9];B[aa];W[bb])";
    let ours = b"(;CA[ISO-8859-1]SZ[9]PB[\xE9]KM[1];B[aa];W[bb])";
    let theirs = "(;CA[UTF-8]SZ[9]PB[é];B[aa];W[bb]C[棋])".as_bytes();
    let mut terms = MergeOptions::default();
    let merged = merge(latin, ours, theirs, &terms).unwrap();
    assert_eq!(String::from_utf8(merged.bytes).unwrap(), "(;CA[UTF-8]SZ[9]PB[é]KM[1];B[aa];W[bb]C[棋])");
    terms.encoding = variorum::text::Charset::for_label("iso-8859-1");
    assert!(matches!(merge(latin, ours, theirs, &terms), Err(NotMerged::Encoding(_))));
}

#[test]
fn unreadable_and_badly_merged_files_are_refused() {
    let terms = MergeOptions::default();
    assert!(matches!(merge(b"junk", b"one", b"two", &terms), Err(NotMerged::NoRecord(_))));
    // Nor does what is no record replace one that nobody else changed.
    let record = b"(;GM[1];B[aa])";
    assert!(matches!(merge(record, record, b"junk", &terms), Err(NotMerged::NoRecord(_))));
    assert_eq!(merge(b"one", b"one", b"two", &terms).unwrap().bytes, b"two");
    // A file that was emptied is no version of a record, whoever else changed it; one that was always empty is.
    for (ours, theirs) in
        [(&record[..], &b""[..]), (b"", record), (b"", b""), (b"(;GM[1])", b"\n"), (b" ", b"(;GM[1])")]
    {
        assert!(matches!(merge(record, ours, theirs, &terms), Err(NotMerged::NoRecord(_))), "{ours:?} {theirs:?}");
    }
    assert_eq!(merge(b"", b"", record, &terms).unwrap().bytes, record);
    let merged = merge(b"(;KM[1])", b"(;KM[2])", b"(;KM[3])", &terms).unwrap();
    let refused = merge(b"(;KM[1])", &merged.bytes, b"(;KM[4])", &terms);
    assert!(matches!(refused, Err(NotMerged::HoldsBlocks(..))), "{refused:?}");
}

#[test]
fn terms_say_what_becomes_of_conflicts() {
    let merged = |set: fn(&mut MergeOptions), rows: [&str; 3]| {
        let mut terms = MergeOptions::default();
        set(&mut terms);
        let merged = merge(rows[0].as_bytes(), rows[1].as_bytes(), rows[2].as_bytes(), &terms).unwrap();
        (String::from_utf8(merged.bytes).unwrap(), merged.conflicts.len())
    };
    let base_wins = |terms: &mut MergeOptions| terms.base_on_conflict = true;
    let rows = [
        (["(;KM[1])", "(;KM[2])", "(;KM[3])"], "(;KM[1])"),
        (["(;C[a]N[x])", "(;C[b]N[x])", "(;C[c]N[y])"], "(;C[a]N[y])"),
        (["(;LB[aa:1])", "(;LB[aa:2])", "(;LB[aa:3])"], "(;LB[aa:1])"),
        ([BASE, "(;SZ[9];B[aa])", "(;SZ[9];B[aa];W[bb]C[z])"], BASE),
        ([BASE, "(;SZ[9];B[aa];W[bb]C[z])", "(;SZ[9];B[aa])"], BASE),
        ([BASE, "(;SZ[9];B[aa]TR[cc];W[bb])", "(;SZ[9];B[aa]SQ[cc];W[bb])"], BASE),
    ];
    for (versions, expected) in rows {
        assert_eq!(merged(base_wins, versions), (expected.to_owned(), 0), "{versions:?}");
    }
    let joins = |terms: &mut MergeOptions| terms.joins_comments = true;
    assert_eq!(merged(joins, ["(;SZ[9])", "(;SZ[9]C[x])", "(;SZ[9]C[y])"]), ("(;SZ[9]C[x\ny])".to_owned(), 0));
    let marked = |terms: &mut MergeOptions| {
        (terms.mark, terms.shows_base, terms.labels) = (9, true, ("HEAD".to_owned(), "topic".to_owned()));
    };
    let expected = "(;KM[2]C[<<<<<<<<< HEAD\nKM[2\\]\n||||||||| base\nKM[1\\]\n=========\nKM[3\\]\n>>>>>>>>> topic])";
    assert_eq!(merged(marked, ["(;KM[1])", "(;KM[2])", "(;KM[3])"]), (expected.to_owned(), 1));
}

/// As long as there is memory, neither depth nor width nor length of lists is a matter.
#[test]
fn records_of_any_shape_are_merged() {
    // Nothing goes down the tree by calling itself.
    std::thread::Builder::new().stack_size(512 << 10).spawn(of_any_shape).unwrap().join().unwrap();
}

fn of_any_shape() {
    let deep = |wording: &str, last: &str| {
        let moves: String = (0..1_000_000)
            .map(|n| format!(";B[{}{}]", char::from(b'a' + n as u8 % 19), char::from(b'a' + (n / 19) as u8 % 19)))
            .collect();
        format!("(;SZ[19]{wording}{moves}{last})").into_bytes()
    };
    let merged = merge(&deep("", ""), &deep("C[x]", ""), &deep("", "N[y]"), &MergeOptions::default()).unwrap();
    assert!(merged.conflicts.is_empty() && merged.bytes == deep("C[x]", "N[y]"));
    let wide = |from: usize, count: usize, last: &str| {
        let children: String = (from..from + count).map(|n| format!("(;C[{n}])")).collect();
        format!("(;SZ[19]{children}{last})").into_bytes()
    };
    let (base, ours) = (wide(0, 100_000, ""), wide(0, 100_000, "(;B[aa])"));
    let theirs = wide(0, 100_000, "(;B[bb])(;B[cc])");
    let merged = merge(&base, &ours, &theirs, &MergeOptions::default()).unwrap();
    assert!(merged.conflicts.is_empty() && merged.bytes == wide(0, 100_000, "(;B[aa])(;B[bb])(;B[cc])"));
}

/// A block is found by the checker, and settled as somebody wants.
#[test]
fn conflicts_are_found_and_settled() {
    use variorum::edit::{Command, Workspace};
    let settled = |versions: [&str; 3], choice: &str| {
        let [base, ours, theirs] = versions.map(str::as_bytes);
        let merged = merge(base, ours, theirs, &MergeOptions::default()).unwrap();
        let (tree, faults) = variorum::sgf::Tree::read(merged.bytes.clone());
        let found = variorum::sgf::check(&tree, &faults);
        let count = found.iter().filter(|fault| fault.code == variorum::sgf::Code::MergeConflict).count();
        assert_eq!(count, merged.conflicts.len());
        let (mut workspace, _) = Workspace::open(merged.bytes.clone());
        workspace.run(&Command::parse(&format!("settle {choice}")).unwrap()).unwrap();
        let text = String::from_utf8(workspace.document().tree().write()).unwrap();
        workspace.run(&Command::parse("undo").unwrap()).unwrap();
        assert_eq!(workspace.document().tree().write(), merged.bytes);
        text
    };
    type Row<'a> = ([&'a str; 3], [&'a str; 3]);
    let rows: &[Row<'_>] = &[
        (["(;KM[1])", "(;KM[2])", "(;KM[3])"], ["(;KM[2])", "(;KM[3])", "(;KM[2]C[KM[3\\]])"]),
        (["(;C[a]KM[1])", "(;C[b]KM[1])", "(;C[c]KM[1])"], ["(;C[b]KM[1])", "(;C[c]KM[1])", "(;C[b\nc]KM[1])"]),
        (
            ["(;LB[aa:1][bb:x])", "(;LB[aa:2][bb:x])", "(;LB[aa:3][bb:x])"],
            ["(;LB[aa:2][bb:x])", "(;LB[bb:x][aa:3])", "(;LB[aa:2][bb:x]C[LB[aa:3\\]])"],
        ),
        (
            ["(;SZ[9];B[aa])", "(;SZ[9];B[aa]TR[cc])", "(;SZ[9];B[aa]SQ[cc])"],
            ["(;SZ[9];B[aa]TR[cc])", "(;SZ[9];B[aa]SQ[cc])", "(;SZ[9];B[aa]TR[cc]C[SQ[cc\\]])"],
        ),
        (
            [BASE, "(;SZ[9];B[aa])", "(;SZ[9];B[aa];W[bb]C[z])"],
            ["(;SZ[9];B[aa])", "(;SZ[9];B[aa];W[bb]C[z])", "(;SZ[9];B[aa];W[bb]C[z])"],
        ),
        (
            [BASE, "(;SZ[9];B[aa]GB[1];W[bb])", "(;SZ[9];B[aa]GW[1];W[bb])"],
            ["(;SZ[9];B[aa]GB[1];W[bb])", "(;SZ[9];B[aa]GW[1];W[bb])", "(;SZ[9];B[aa]GB[1]C[GW[1\\]];W[bb])"],
        ),
        (
            [FORK, "(;SZ[9](;B[bb])(;B[aa];W[bb])(;B[cc]))", "(;SZ[9](;B[cc])(;B[aa];W[bb])(;B[bb]))"],
            [
                "(;SZ[9](;B[bb])(;B[aa];W[bb])(;B[cc]))",
                "(;SZ[9](;B[cc])(;B[aa];W[bb])(;B[bb]))",
                "(;SZ[9](;B[bb])(;B[aa];W[bb])(;B[cc]))",
            ],
        ),
    ];
    let put_in = [BASE, "(;SZ[9];B[cc];B[aa];W[bb])", "(;SZ[9];B[dd];B[aa];W[bb])"];
    let [ours, theirs] = [put_in[1], put_in[2]];
    let rows = [rows, &[(put_in, [ours, theirs, "(;SZ[9];B[cc];B[dd];B[aa];W[bb])"])]].concat();
    for (versions, expected) in rows {
        for (choice, expected) in ["ours", "theirs", "both"].into_iter().zip(expected) {
            assert_eq!(settled(versions, choice), expected, "{choice}: {versions:?}");
        }
    }
}

/// Each conflict of a node is settled by itself.
#[test]
fn conflicts_of_one_node_are_settled_one_by_one() {
    use variorum::edit::{Command, Workspace, unsettled};
    let merged =
        merge(b"(;KM[1]N[a]RU[x])", b"(;KM[2]N[b]RU[y])", b"(;KM[3]N[c]RU[z])", &MergeOptions::default()).unwrap();
    let (mut workspace, _) = Workspace::open(merged.bytes);
    let numbers = |workspace: &Workspace| {
        unsettled(workspace.document().tree(), Default::default()).iter().map(|one| one.number).collect::<Vec<_>>()
    };
    assert_eq!(numbers(&workspace), [1, 2, 3]);
    for (line, left) in [("settle theirs 2", 2), ("settle ours 2", 1), ("settle theirs 1", 0)] {
        workspace.run(&Command::parse(line).unwrap()).unwrap();
        assert_eq!(numbers(&workspace).len(), left);
    }
    assert_eq!(String::from_utf8(workspace.document().tree().write()).unwrap(), "(;KM[3]N[c]RU[y])");
}

/// What follows a node that the other side took out of the line is still there, or told, whichever side did what.
#[test]
fn nothing_is_lost_below_a_node_that_was_taken_out() {
    let merged = |base: &str, ours: &str, theirs: &str| {
        let merged = merge(base.as_bytes(), ours.as_bytes(), theirs.as_bytes(), &MergeOptions::default()).unwrap();
        (String::from_utf8(merged.bytes).unwrap(), merged.conflicts.len())
    };
    // One takes B[ce] out of the line, the other adds a variation below it.
    let (base, one) = ("(;SZ[9];B[ce];W[ff])", "(;SZ[9];W[ff])");
    let other = "(;SZ[9];B[ce](;W[ff]C[x])(;W[ee]))";
    for (ours, theirs) in [(one, other), (other, one)] {
        let (text, conflicts) = merged(base, ours, theirs);
        assert_eq!(conflicts, 1, "{text}");
        assert!(text.contains(";W[ee]") && text.contains("C[x]"), "{text}");
    }
    // One takes a node out of the line, the other what follows it: both are done.
    let (base, one, other) = ("(;SZ[9];B[ee];B[cc])", "(;SZ[9];B[cc])", "(;SZ[9];B[ee])");
    assert_eq!(merged(base, one, other), ("(;SZ[9])".to_owned(), 0));
    assert_eq!(merged(base, other, one), ("(;SZ[9])".to_owned(), 0));
    // One takes a node out of the line, the other puts one before it.
    let (base, one) = ("(;SZ[9];B[bd];W[df];B[bb])", "(;SZ[9];B[bd];B[bb])");
    let other = "(;SZ[9];B[bd];W[ff];W[df];B[bb])";
    for (ours, theirs) in [(one, other), (other, one)] {
        assert_eq!(merged(base, ours, theirs), ("(;SZ[9];B[bd];W[ff];B[bb])".to_owned(), 0));
    }
    // A corrected move beside a new variation is still the same node.
    let base = "(;SZ[9];B[aa];W[bb];B[cc])";
    let both = merged(base, "(;SZ[9](;B[ab];W[bb];B[cc])(;B[gg]))", "(;SZ[9];B[aa];W[bb]C[x];B[cc])");
    assert_eq!(both, ("(;SZ[9](;B[ab];W[bb]C[x];B[cc])(;B[gg]))".to_owned(), 0));
}

/// Comments that both wrote are joined line by line where somebody wants that, also where the base had one.
#[test]
fn joined_comments_hold_every_line_that_was_written() {
    let terms = MergeOptions { joins_comments: true, ..MergeOptions::default() };
    let joined = |base: &str, ours: &str, theirs: &str| {
        let [base, ours, theirs] = [base, ours, theirs].map(|text| format!("(;SZ[9]C[{text}])").into_bytes());
        let merged = merge(&base, &ours, &theirs, &terms).unwrap();
        assert!(merged.conflicts.is_empty());
        let text = String::from_utf8(merged.bytes).unwrap();
        text.trim_start_matches("(;SZ[9]C[").trim_end_matches("])").to_owned()
    };
    assert_eq!(joined("a", "a\nx", "a\ny"), "a\nx\ny");
    assert_eq!(joined("a", "ax", "ay"), "ax\nay");
    assert_eq!(joined("a", "ax", "a\ny"), "ax\ny");
    assert_eq!(joined("a\nb", "b", "a\nB"), "B");
}

/// A collection that was turned, as a whole or in one of its games, is merged the same way round.
#[test]
fn turned_games_of_a_collection_are_known() {
    use variorum::edit::{compare_turned, merge_turned};
    let first = "(;SZ[9]PB[A];B[ab];W[cd];B[ef];W[gh])";
    let second = "(;SZ[9]PB[B];B[bc];W[de];B[fg];W[hi])";
    let turned = |text: &str| {
        let (mut workspace, _) = variorum::edit::Workspace::open(text.as_bytes().to_vec());
        workspace.turn_all(&variorum::edit::Command::parse("flip diagonal").unwrap()).unwrap();
        String::from_utf8(workspace.document().tree().write()).unwrap()
    };
    let tree = |text: &str| variorum::sgf::Tree::read(text.into()).0;
    let base = format!("{first}\n{second}");
    for theirs in [turned(&base), format!("{first}\n{}", turned(second))] {
        let compared = compare_turned(&tree(&base), &tree(&theirs));
        assert_eq!(compared.of_all().is_some(), theirs == turned(&base));
        assert_eq!(compared.turned.len(), compared.comparison.differences.len(), "{theirs}");
        let ours = base.replace("B[ef]", "B[ef]C[x]").replace("B[fg]", "B[fg]C[y]");
        let merged =
            merge_turned(base.as_bytes(), ours.as_bytes(), theirs.as_bytes(), &MergeOptions::default()).unwrap();
        let expected = ["B[ef]", "B[fe]", "B[fg]", "B[gf]"].into_iter().fold(theirs.clone(), |text, at| {
            let wording = if ["B[ef]", "B[fe]"].contains(&at) { "C[x]" } else { "C[y]" };
            text.replace(at, &format!("{at}{wording}"))
        });
        assert_eq!(String::from_utf8(merged.bytes).unwrap(), expected);
        assert_eq!(merged.conflicts.len(), 0);
    }
}

#[test]
fn a_conflict_reports_the_size_of_a_deletion() {
    let base = b"(;SZ[9];B[aa];W[bb]C[two words];B[cc]N[one])";
    let ours = b"(;SZ[9];B[aa])";
    let theirs = b"(;SZ[9];B[aa];W[bb]C[two words];B[cc]N[one](;W[dd]C[and three more])(;W[ee]TR[ee]))";
    for (ours, theirs) in [(&ours[..], &theirs[..]), (theirs, ours)] {
        let merged = merge(base, ours, theirs, &MergeOptions::default()).unwrap();
        let taken: Vec<_> = merged.conflicts.iter().map(|conflict| (conflict.kind, conflict.takes)).collect();
        assert_eq!(taken, [(ConflictKind::Delete, Some(Extent { nodes: 4, words: 6 }))]);
    }
    let merged = merge(b"(;KM[5])", b"(;KM[6])", b"(;KM[7])", &MergeOptions::default()).unwrap();
    assert_eq!(merged.conflicts[0].takes, None);
}

/// Nothing is called deleted that the base never had.
#[test]
fn the_part_of_the_base_is_empty_where_it_had_nothing() {
    let terms = MergeOptions { shows_base: true, ..MergeOptions::default() };
    for (base, ours, theirs, part) in [
        ("(;SZ[9])", "(;SZ[9]KM[6])", "(;SZ[9]KM[7])", "||||||| base\n=======\n"),
        ("(;SZ[9])", "(;SZ[9]LB[aa:1])", "(;SZ[9]LB[aa:2])", "||||||| base\n=======\n"),
        ("(;SZ[9])", "(;SZ[9]TR[aa])", "(;SZ[9]SQ[aa])", "||||||| base\n=======\n"),
        ("(;SZ[9];B[aa];W[bb])", "(;SZ[9];B[cc];B[aa];W[bb])", "(;SZ[9];B[dd];B[aa];W[bb])", "||||||| base\n=======\n"),
        ("(;SZ[9]KM[5])", "(;SZ[9]KM[6])", "(;SZ[9])", "||||||| base\nKM[5\\]\n=======\n(deleted)\n"),
    ] {
        let merged = merge(base.as_bytes(), ours.as_bytes(), theirs.as_bytes(), &terms).unwrap();
        let text = String::from_utf8_lossy(&merged.bytes).into_owned();
        assert!(merged.conflicts.len() == 1 && text.contains(part), "{base} {ours} {theirs}: {text}");
    }
}

#[test]
fn any_two_branches_are_compared() {
    let text = b"(;GM[1];B[aa](;W[bb];B[cc](;W[dd])(;W[gg]))(;W[ee];B[cc]C[x](;W[dd];B[hh])(;W[ff]))(;W[bb];B[cc](;W[dd])(;W[gg])))";
    let (tree, _) = Tree::read(text.to_vec());
    let root = tree.games().next().unwrap();
    let at = |path: &[usize]| tree.at_path(root, path).unwrap();
    let found = |one: &[usize], other: &[usize]| -> Vec<String> {
        let comparison = compare_branches((&tree, at(one)), (&tree, at(other)));
        let place = |path: &Option<(usize, String)>| path.as_ref().map_or("-", |(_, path)| path).to_owned();
        let all = comparison.differences.iter().zip(&comparison.paths);
        all.map(|(difference, (a, b))| format!("{} {} {}", difference.kind.name(), place(a), place(b))).collect()
    };
    // The nodes themselves differ in their move; what follows is told by its own.
    assert_eq!(
        found(&[0, 0], &[0, 1]),
        ["corrected 0.0 0.1", "changed 0*3 0.1.0", "removed 0*3.1 -", "added - 0.1.0.1", "added - 0.1.0*3",]
    );
    assert_eq!(found(&[0, 0], &[0, 2]), [] as [&str; 0]);
    // Parts of two games, too, whatever else these hold.
    let (other, _) = Tree::read(b"(;GM[1]PB[x];B[ff];W[ee];B[cc];W[dd])".to_vec());
    let node = other.main_line(other.games().next().unwrap()).nth(2).unwrap();
    let comparison = compare_branches((&tree, at(&[0, 0])), (&other, node));
    assert_eq!(comparison.differences.len(), 2, "{:?}", comparison.differences);
    assert_eq!(comparison.in_second(at(&[0, 0, 0, 0])), other.main_line(node).nth(2));
}

/// Moves that cannot be read are distinguished by what is written for them.
#[test]
fn moves_that_cannot_be_read_are_not_one_node() {
    let [base, ours, theirs] = ["(;GM[1]SZ[9];B[aa])", "(;GM[1]SZ[9];B[aa];W[here])", "(;GM[1]SZ[9];B[aa];W[there])"];
    let merged = merge(base.as_bytes(), ours.as_bytes(), theirs.as_bytes(), &MergeOptions::default()).unwrap();
    assert_eq!(String::from_utf8(merged.bytes).unwrap(), "(;GM[1]SZ[9];B[aa](;W[here])(;W[there]))");
    assert!(merged.conflicts.is_empty());
}

/// Lines of a text that look like marks of a conflict are text: whatever is chosen, it and nothing else stands.
#[test]
fn lines_like_marks_are_text() {
    let like = [
        "=======",
        "Opening\n=======",
        "<<<<<<< a",
        ">>>>>>> c",
        "||||||| b\n=======",
        "==========",
        "=======\n>>>>>>> c",
    ];
    let record = |id: &str, text: &str| format!("(;SZ[9];B[aa]{id}[{text}];W[bb])");
    for (base, lines) in like.into_iter().flat_map(|lines| [("", lines), ("before\n", lines)]) {
        for id in ["C", "GC", "XX"] {
            let (mine, other) = (format!("{lines}\n{base}mine"), format!("{lines}\n{base}other"));
            let versions = [record(id, &format!("{lines}\n{base}x")), record(id, &mine), record(id, &other)];
            let merged = merge(
                versions[0].as_bytes(),
                versions[1].as_bytes(),
                versions[2].as_bytes(),
                &MergeOptions { shows_base: true, ..MergeOptions::default() },
            );
            let merged = merged.unwrap();
            assert_eq!(merged.conflicts.len(), 1, "{versions:?}");
            for (choice, expected) in [("ours", &mine), ("theirs", &other)] {
                let (mut workspace, _) = Workspace::open(merged.bytes.clone());
                workspace.run(&Command::parse(&format!("settle --collection {choice}")).unwrap()).unwrap();
                let text = String::from_utf8(workspace.document().tree().write()).unwrap();
                assert_eq!(text, record(id, expected), "{choice} of {}", String::from_utf8_lossy(&merged.bytes));
            }
        }
    }
}

/// Whichever difference of a setup is taken over, no point has two stones then.
#[test]
fn the_setup_of_a_node_is_taken_over_whole() {
    let (mine, other) = ("(;SZ[9]AB[cc][dd]AW[ee]AE[ff]KM[1])", "(;SZ[9]AB[cc][ff]AW[dd]KM[2])");
    let theirs = Tree::read(other.into()).0;
    for number in 0..4 {
        let mut document = Document::open(mine.into()).0;
        let one = compare(document.tree(), &theirs).differences.swap_remove(number);
        take_over(&mut document, &theirs, std::slice::from_ref(&one)).unwrap();
        let expected = match one.property.as_deref() {
            Some("KM") => mine.replace("KM[1]", "KM[2]"),
            _ => other.replace("KM[2]", "KM[1]"),
        };
        assert_eq!(String::from_utf8(document.tree().write()).unwrap(), expected, "{one:?}");
    }
}

/// A text that looks like properties, nodes or what the program writes for nothing is a text in each conflict.
#[test]
fn texts_like_properties_are_texts() {
    let like = [
        "KM[7\\]",
        "B[aa\\]",
        "ABC[x\\]",
        ";B[aa\\]",
        ";B[aa\\];W[bb\\]",
        "(deleted)",
        "\nKM[1\\]",
        "\n\n;W[cc\\]",
        "words",
    ];
    let record = |text: &str| format!("(;SZ[9]KM[6];B[dd]C[{text}];W[bb])");
    for (one, other) in
        like.into_iter().flat_map(|one| like.map(|other| (one, other))).filter(|(one, other)| one != other)
    {
        for context in ["", "first\n", "\nlast"] {
            let text = |own: &str| {
                if context.starts_with('\n') { format!("{own}{context}") } else { format!("{context}{own}") }
            };
            let versions = [record(&text("base")), record(&text(one)), record(&text(other))];
            let [base, ours, theirs] = versions.each_ref().map(|version| version.as_bytes());
            let merged =
                merge(base, ours, theirs, &MergeOptions { shows_base: true, ..MergeOptions::default() }).unwrap();
            let settled = |choice: &str| {
                let (mut workspace, _) = Workspace::open(merged.bytes.clone());
                workspace.run(&Command::parse(&format!("settle --collection {choice}")).unwrap()).unwrap();
                String::from_utf8(workspace.document().tree().write()).unwrap()
            };
            let shown = String::from_utf8_lossy(&merged.bytes);
            assert_eq!((settled("ours"), settled("theirs")), (versions[1].clone(), versions[2].clone()), "{shown}");
            let both = settled("both");
            assert!(both.starts_with("(;SZ[9]KM[6];B[dd]C[") && both.ends_with("];W[bb])"), "{both}");
            assert!([one, other].iter().all(|text| both.contains(text.trim_start())), "{shown}: {both}");
        }
    }
}
