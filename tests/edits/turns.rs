//! Turned and mirrored records: every position of the new one is the old one's, laid on itself.

use super::{open, refusals, rows, run, undo_and_redo};
use variorum::game::Position;

#[test]
fn squares() {
    rows(&[
        ("(;SZ[9];B[ba]|;W[])", "rotate", "(;SZ[9];B[ib]|;W[])"),
        ("(;SZ[9];B[ba]|)", "rotate left", "(;SZ[9];B[ah]|)"),
        ("(;SZ[9];B[ba]|)", "rotate half", "(;SZ[9];B[hi]|)"),
        ("(;SZ[9];B[ba]|)", "flip", "(;SZ[9];B[ha]|)"),
        ("(;SZ[9];B[ba]|)", "flip vertical", "(;SZ[9];B[bi]|)"),
        ("(;SZ[9];B[ba]|)", "flip diagonal", "(;SZ[9];B[ab]|)"),
        ("(;SZ[9];B[ba]|)", "flip antidiagonal", "(;SZ[9];B[ih]|)"),
        ("(;SZ[9];B[ba]|)", "rotate / rotate / rotate / rotate", "(;SZ[9];B[ba]|)"),
        ("(;SZ[5:3];B[ba]|;W[ec])", "rotate", "(;SZ[3:5];B[cb]|;W[ae])"),
        ("(;SZ[5:3];B[ba]|;W[ec])", "rotate / rotate left", "(;SZ[5:3];B[ba]|;W[ec])"),
        (
            "(;SZ[9]AB[aa:cb]LB[ba:x\\]]LN[aa:ba]DD[]C[B9 and A1, not P99]TR[zz]|)",
            "flip",
            "(;SZ[9]AB[ga:ib]LB[ha:x\\]]LN[ia:ha]DD[]C[B9 and A1, not P99]TR[zz]|)",
        ),
        (
            "(;SZ[9]C[B9 and a1, not P99, nor move 9.]|)",
            "flip --comments",
            "(;SZ[9]C[H9 and j1, not P99, nor move 9.]|)",
        ),
        ("(;SZ[9]AB[aa,cb]|)", "flip", "(;SZ[9]AB[ia,gb]|)"),
        ("(;GM[4]SZ[15];B[ba]|)", "rotate", "(;GM[4]SZ[15];B[ob]|)"),
    ]);
    refusals(&[
        ("(;GM[7]SZ[9];W[e2]|)", "rotate", "the notation of this game is not supported"),
        (
            "(;SZ[9]|)",
            "rotate upwards",
            "rotate: 'upwards' is not a rotation: use one of right, left, half (usage: rotate [--comments] [--remove-analysis] [right|left|half])",
        ),
    ]);
}

#[test]
fn the_discs_that_othello_starts_with() {
    rows(&[
        ("(;GM[2]SZ[8];B[d3]|)", "rotate half", "(;GM[2]SZ[8];B[e6]|)"),
        ("(;GM[2]SZ[8];B[d3]|)", "flip diagonal", "(;GM[2]SZ[8];B[c4]|)"),
        // White's discs would lie where Black's do.
        ("(;GM[2]SZ[8];B[d3]|)", "flip", "(;GM[2]SZ[8]AB[d4][e5]AW[e4][d5];B[e3]|)"),
        ("(;GM[2]SZ[8]AB[a1]AW[b1];B[c1]|)", "flip", "(;GM[2]SZ[8]AB[h1]AW[g1];B[f1]|)"),
    ]);
}

#[test]
fn hexagons_and_whose_edges_they_have() {
    rows(&[
        ("(;GM[11]SZ[5];B[a2];W[swap-pieces]CR[e5]|)", "rotate half", "(;GM[11]SZ[5];B[e4];W[swap-pieces]CR[a1]|)"),
        ("(;GM[11]SZ[5];B[a2];W[b1]|)", "flip diagonal", "(;GM[11]SZ[5]PL[W];W[b1];B[a2]|)"),
        ("(;GM[11]SZ[5];B[a2];W[b1]|)", "flip antidiagonal", "(;GM[11]SZ[5]PL[W];W[d5];B[e4]|)"),
        ("(;GM[11]SZ[5:4]PL[B];B[e1]|)", "flip diagonal", "(;GM[11]SZ[4:5]PL[W];W[a5]|)"),
        (
            "(;GM[11]SZ[5]PB[Ann]PW[Ben]BR[1k]RE[B+R]PL[b]AB[a2]AW[c3:c4];B[a1]GB[2]V[-1.5]BL[30]OW[2]TB[a1]LB[a2:x]|)",
            "flip diagonal",
            "(;GM[11]SZ[5]PW[Ann]PB[Ben]WR[1k]RE[W+R]PL[w]AW[b1]AB[c3:d3];W[a1]GW[2]V[1.5]WL[30]OB[2]TW[a1]LB[b1:x]|)",
        ),
        (
            "(;GM[11]SZ[5]RE[Draw]PL[White];W[resign]V[0]|)",
            "flip diagonal / flip diagonal",
            "(;GM[11]SZ[5]RE[Draw]PL[White];W[resign]V[0]|)",
        ),
        ("(;GM[11]SZ[5]C[Black at a2.]|)", "flip --comments diagonal", "(;GM[11]SZ[5]C[Black at b1.]PL[W]|)"),
    ]);
    let words =
        "a board of hexagons does not have that symmetry; use 'rotate half', 'flip diagonal' or 'flip antidiagonal'";
    refusals(&[("(;GM[11]SZ[5]|)", "rotate", words), ("(;GM[11]SZ[5]|)", "flip", words)]);
}

#[test]
fn moves_of_several_points() {
    rows(&[
        ("(;GM[9]SZ[8]AB[b1]AW[a2];B[b1-b2];W[a2:c2!]|)", "flip", "(;GM[9]SZ[8]AB[g1]AW[h2];B[g1-g2];W[h2-f2]|)"),
        ("(;GM[18]SZ[6]AB[ef]AA[aa];B[efbcec]|)", "rotate", "(;GM[18]SZ[6]AB[ae]AA[fa];B[aedbde]|)"),
        ("(;GM[4]SZ[9]RU[Connect6];W[aaba]|)", "flip", "(;GM[4]SZ[9]RU[Connect6];W[iaha]|)"),
        ("(;GM[21]SZ[8];W[e3-c3d5+f4d5]|)", "flip", "(;GM[21]SZ[8];W[d3-f3e5+c4e5]|)"),
        // What joins top and bottom joins the sides then.
        ("(;GM[21]SZ[8];W[c3-c*4];B[a2]|)", "rotate", "(;GM[21]SZ[8]PL[B];B[f3-d4f3];W[g1]|)"),
        ("(;GM[21]SZ[8];W[c2];B[swap]|)", "flip diagonal", "(;GM[21]SZ[8]PL[B];B[b3];W[swap]|)"),
    ]);
    refusals(&[
        (
            "(;GM[21]SZ[8];W[c2];B[swap]|)",
            "flip",
            "the swap in this record mirrors the position along the long diagonal, which would no longer fit after this; change the view instead",
        ),
        (
            "(;EV[twixt.x]SO[littlegolem]SZ[8];b[cd]|)",
            "rotate",
            "the first letter of Little Golem always joins top and bottom; use 'rotate half' or 'flip' instead",
        ),
    ]);
}

#[test]
fn pods_and_their_prongs() {
    rows(&[
        // North becomes east, and so on.
        (
            "(;GM[19]SZ[9];B[33+A];W[37+E]|)",
            "rotate half",
            "(;GM[19]SZ[9]BO[77][57][37]WO[73][53][33];B[77+E];W[73+A]|)",
        ),
        ("(;GM[19]SZ[9]BO[33]WO[37];B[33+B!]|)", "rotate", "(;GM[19]SZ[9]BO[37]WO[77];B[37+D!]|)"),
        ("(;GM[19]SZ[9]BO[33]WO[37];B[33+B-H]|)", "rotate left", "(;GM[19]SZ[9]BO[73]WO[33];B[73+H-F]|)"),
        ("(;GM[19]SZ[9];B[33+B]|)", "flip", "(;GM[19]SZ[9];B[73+H]|)"),
        (
            "(;GM[19]SZ[9];B[84-86x-68xDxAB]|;W[46CD-56,46D-55])",
            "flip",
            "(;GM[19]SZ[9];B[24-26x-48xFxAH]|;W[66FG-56,66F-55])",
        ),
        (
            "(;GM[19]SZ[9]AB[46CD][46]AE[11:22]CS[46CD]AS[46CD:56]RP[33a]LB[55:x]|)",
            "flip",
            "(;GM[19]SZ[9]AB[66FG][66]AE[82:91]CS[66FG]AS[66FG:56]RP[73a]LB[55:x]|)",
        ),
        ("(;GM[19]SZ[9]BO[33];B[resign]|)", "flip", "(;GM[19]SZ[9]BO[73]WO[77];B[resign]|)"),
        (
            "(;GM[19]RU[kids:];B[32+A]|)",
            "rotate",
            "(;GM[19]RU[kids:]BO[25][24][23][22]WO[65][64][63][62]SZ[7:6];B[24+C]|)",
        ),
    ]);
    refusals(&[(
        "(;GM[19]SZ[9]C[33]|)",
        "flip --comments",
        "in comments, points of Octi cannot be told from other numbers",
    )]);
}

#[test]
fn boards_of_the_blokus_family() {
    rows(&[
        (
            "(;GM[Blokus Duo];B[e10,e9];W[j5]CR[a1:b2]|)",
            "flip diagonal",
            "(;GM[Blokus Duo];B[e10,f10];W[j5]CR[m14:n13]|)",
        ),
        ("(;GM[Callisto];1[j10];2[k10]|)", "rotate", "(;GM[Callisto];1[j11];2[j10]|)"),
        ("(;GM[Blokus Trigon];1[r15]|)", "rotate half", "(;GM[Blokus Trigon];1[r4]|)"),
    ]);
    let other = |colour| {
        format!("turned like that, {colour} would not start on its own starting point; change the view instead")
    };
    let shape = "this board does not have that symmetry; rotate or mirror the view instead";
    refusals(&[
        ("(;GM[Blokus];1[a20]|)", "rotate", &other("Blue")),
        ("(;GM[Blokus];1[a20]|)", "flip diagonal", &other("Yellow")),
        ("(;GM[Blokus Duo];B[e10]|)", "rotate half", &other("Purple")),
        ("(;GM[Nexos];1[g19]|)", "flip", &other("Blue")),
        ("(;GM[Blokus Trigon];1[r15]|)", "rotate", shape),
    ]);
}

/// Records, and the commands that their boards allow.
const ALL: &[&str] =
    &["rotate", "rotate left", "rotate half", "flip", "flip vertical", "flip diagonal", "flip antidiagonal"];
const RECORDS: &[(&str, &[&str])] = &[
    ("(;SZ[5]AB[ab]AW[cc:dd];W[aa];B[ba](;W[];B[ee])(;B[ca]AE[aa];W[cb]))", ALL),
    ("(;SZ[7:4];B[ga];W[fa];B[aa];W[gb])", ALL),
    ("(;GM[4]SZ[15];B[hh];W[ha];B[oo])", ALL),
    ("(;GM[2]SZ[8];B[d3];W[c3];B[b3];W[e3])", ALL),
    ("(;GM[2]SZ[8]AB[a1][c4]AW[b1][d4];B[c1];W[b2])", ALL),
    ("(;GM[11]SZ[5];B[a2];W[swap-pieces];B[c3];W[d2];B[e5])", &["rotate half", "flip diagonal", "flip antidiagonal"]),
    ("(;GM[11]SZ[5];B[a2];W[swap-sides];W[c3];B[d2])", &["rotate half", "flip diagonal", "flip antidiagonal"]),
    ("(;GM[11]SZ[6:4];B[f1];W[f2];B[e2];W[a4];B[resign])", &["rotate half", "flip diagonal", "flip antidiagonal"]),
    ("(;GM[11]SZ[3];B[b1];W[a3];B[b2];W[c1];B[b3])", &["rotate half", "flip diagonal", "flip antidiagonal"]),
    (
        "(;GM[19]RU[fast:];B[53+A];W[57+E];B[53-54];W[57-56];B[33+A];W[37+E];B[33-34];W[37-36];B[54-55];W[56-54x];B[53])",
        ALL,
    ),
    ("(;GM[19]RU[kids:];B[32+A];W[36+E];B[32-33];W[36-35];B[33-34];W[35-33x];B[22+C];W[33-32])", ALL),
    ("(;GM[19]RU[full:edgeless,superprong]AB[46CD][46CD]AW[99A];B[46CD-56];W[99-91];RP[46CD];B[33+B!];W[37+A])", ALL),
    ("(;GM[Blokus Duo];B[e10,f10,f9];W[j5,j6];AB[n14];B[g8])", &["flip diagonal"]),
    ("(;GM[Callisto];1[h10];2[k10];3[j9];4[a8,a9])", ALL),
    ("(;GM[Blokus Trigon];1[r15];2[k12];3[y12];4[r4];1[s16,t16])", &["rotate half", "flip", "flip vertical"]),
];

/// More of them: what stands at the start without a word, or has other sizes and other notations.
const MORE: &[(&str, &[&str])] = &[
    ("(;GM[2];B[d3];W[c3](;B[b3];W[e3])(;B[c4]))", ALL),
    ("(;GM[2]SZ[8]PB[A]C[d3];B[d3])", ALL),
    ("(;GM[2]SZ[6:7];B[c3])", ALL),
    ("(;GM[9]SZ[8];B[b1-b3];W[a2-c2];B[b8-b6])", ALL),
    ("(;GM[9]SU[Scrambled-eggs];B[b8-b6])", ALL),
    ("(;GM[9]SZ[7:9];W[a2-c2])", ALL),
    ("(;GM[18];B[djddgd];W[gaghdh])", ALL),
    ("(;GM[18]SZ[6:8]KM[1];B[cfcbaa])", ALL),
    ("(;GM[18]SZ[6]AB[ef]AA[aa];B[efbcec])", ALL),
    ("(;GM[21];W[l12];B[m14];W[n13])", ALL),
    ("(;GM[21]SZ[8:10];W[e3];B[c4];W[d5-c5e6+e3d5])", ALL),
    ("(;GM[21]SZ[8]AB[b3];W[c3];B[d4];W[-c3e4])", ALL),
    ("(;EV[twixt.x]SO[littlegolem]SZ[8];b[cd];r[ee])", &["rotate half", "flip", "flip vertical"]),
    ("(;GM[Havannah]SZ[4];W[a1];B[d5];W[swap];B[g7])", ALL),
    ("(;EV[havannah.in.x]SO[littlegolem]SZ[4];W[A1];B[D5];W[G4])", ALL),
    ("(;GM[4]SZ[15]RU[Connect6];B[hh];W[aaba];B[ocod])", ALL),
    ("(;GM[4]SZ[15]RU[Renju];B[hh];W[hg];B[ki])", ALL),
    ("(;GM[11];B[a2];W[c3])", &["rotate half", "flip diagonal", "flip antidiagonal"]),
    ("(;GM[11]SZ[6:4]AB[a1];W[f1])", &["rotate half", "flip diagonal", "flip antidiagonal"]),
    ("(;GM[19];B[33+A];W[37+E])", ALL),
    ("(;GM[19]RU[kids:]PB[A];B[32+A])", ALL),
    ("(;GM[19]RU[kids:]SZ[6:7];B[32+A])", ALL),
];

/// There and back everything is as it was, byte by byte: what went without saying does so again.
#[test]
fn there_and_back_is_no_way() {
    let back = |command: &str| {
        match command {
            "rotate" => "rotate left",
            "rotate left" => "rotate",
            other => other,
        }
        .to_owned()
    };
    for (record, commands) in RECORDS.iter().chain(MORE) {
        for command in *commands {
            let (mut workspace, start) = open(record);
            for command in [(*command).to_owned(), back(command)] {
                run(&mut workspace, &command).unwrap_or_else(|why| panic!("{record}: {command}: {why}"));
            }
            let there_and_back = String::from_utf8(workspace.document().tree().write()).unwrap();
            assert_eq!(there_and_back, *record, "{command}");
            undo_and_redo(&mut workspace, &start);
        }
        if commands.contains(&"rotate") {
            let (mut workspace, _) = open(record);
            for _ in 0..if record.contains("avannah") { 6 } else { 4 } {
                run(&mut workspace, "rotate").unwrap_or_else(|why| panic!("{record}: {why}"));
            }
            assert_eq!(String::from_utf8(workspace.document().tree().write()).unwrap(), *record, "all around");
        }
    }
}

/// Where column and row go, worked out again.
fn goal(command: &str, (c, r): (u16, u16), (columns, rows): (u16, u16)) -> (u16, u16) {
    match command {
        "rotate" => (rows - 1 - r, c),
        "rotate left" => (r, columns - 1 - c),
        "rotate half" => (columns - 1 - c, rows - 1 - r),
        "flip" => (columns - 1 - c, r),
        "flip vertical" => (c, rows - 1 - r),
        "flip diagonal" => (r, c),
        _ => (rows - 1 - r, columns - 1 - c),
    }
}

#[test]
fn positions_lie_as_they_lay() {
    for (record, commands) in RECORDS {
        for command in *commands {
            let (mut workspace, start) = open(record);
            let old = workspace.document().tree().clone();
            run(&mut workspace, command).unwrap_or_else(|why| panic!("{record}: {command}: {why}"));
            let new = workspace.document().tree();
            let root = old.games().next().expect("a game");
            for node in old.descendants(root) {
                let (before, after) = (Position::replay(&old, node), Position::replay(new, node));
                let exchanged = before.kind().family() == "hex" && command.starts_with("flip");
                let colour = |c: Option<variorum::game::Colour>| c.map(|c| if exchanged { c.opponent() } else { c });
                let (from, to) = (before.board(), after.board());
                let story =
                    format!("{record}: {command}: {}: {:?}", String::from_utf8_lossy(&new.write()), old.path(node));
                for place in from.places() {
                    let size = (from.columns(), from.rows());
                    let (c, r) = goal(command, (from.column(place), from.row(place)), size);
                    let there = to.place(c, r).unwrap_or_else(|| panic!("{story}: no place"));
                    assert_eq!(colour(before.stone(place)), after.stone(there), "{story}: {}", from.name(place));
                    assert_eq!(before.number(place), after.number(there), "{story}: {}", from.name(place));
                    assert_eq!(before.stack(place).len(), after.stack(there).len(), "{story}");
                }
                let codes = |p: &Position| p.findings().iter().map(|finding| finding.code).collect::<Vec<_>>();
                assert_eq!(codes(&before), codes(&after), "{story}");
                assert_eq!(colour(before.to_play()), after.to_play(), "{story}");
                assert_eq!(colour(before.winner()), after.winner(), "{story}");
            }
            undo_and_redo(&mut workspace, &start);
        }
    }
}

/// What stands where a colour may be can be a part of the move.
#[test]
fn a_piece_may_come_first_in_a_move() {
    rows(&[
        ("(;GM[Blokus]|)", "play I5 C20", "(;GM[Blokus];1[a20,b20,c20,d20,e20]|)"),
        ("(;GM[Blokus]|)", "play 1 I5 C20", "(;GM[Blokus];1[a20,b20,c20,d20,e20]|)"),
    ]);
}
