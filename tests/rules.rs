//! Rules: for every row of the tables a record that has the fault, and, where it can be repaired, what the repair makes of it.
//!
//! Each repair is run as a person would run it: the check says that the fault can be repaired, `repair CODE` removes it and
//! brings no other into the record, and undoing restores the bytes. The same holds for all golden texts.

use crate::corpus;
use std::collections::{BTreeMap, BTreeSet};
use std::{fs, path::Path};
use variorum::edit::{Command, Workspace, normal_copy};
use variorum::game;
use variorum::sgf::{self, Code, Fault, Severity, Tree};

/// What cannot be repaired: code, record.
const FOUND: &[(Code, &[u8])] = &[
    (Code::AnnotationWithoutMove, b"(;FF[4]GM[1];TE[1])"),
    (Code::BoardTooBig, b"(;GM[1]SZ[53])"),
    (Code::ByteEscapes, b"(;CA[Big5]PB[\xA5\xBB\xA6\x5C\x5D\xA7\x7B]PW[\xA5\xBB\xA6\x5C\x5D\xA7\x7B])"),
    (Code::CharsetDoubtful, b"(;CA[GBK]PB[\xB9\xE2\xC8\xF8\xBF\xC2\xCF\xA9])"),
    (Code::CharsetGuessed, b"(;GM[1]PB[Z\xFCrich])"),
    (Code::Dialect, b"(;FF[3]GM[1])"),
    (Code::DuplicateGame, b"(;B[aa];B[ab];B[ac];B[ad];B[ae];B[af];B[ag];B[ah];B[ai];B[aj])(;B[aa];B[ab];B[ac];B[ad];B[ae];B[af];B[ag];B[ah];B[ai];B[aj])"),
    (Code::DuplicateVariation, b"(;GM[1](;B[aa])(;B[aa]))"),
    (Code::ForeignValue, b"(;CA[GBK]PB[\xB9\xC5\xC1\xA6]C[\xB5\xDA\xC8\xFD\xBE\xD6]PW[\xE6\x9C\xAC\xE5\x9B\xA0\xE5\x9D\x8A])"),
    (Code::HandicapDiffers, b"(;GM[1]HA[2]AB[dd])"),
    (Code::HandicapDiffers, b"(;GM[1]HA[2]AB[dd][pp];B[aa])"),
    (Code::HeaderPoint, b"B[aa] (;GM[1])"),
    // Also before a game that nobody closes.
    (Code::HeaderPoint, b"B[aa] (;GM[1];B[bb]\n"),
    (Code::EarlierConversion, b"(;FF[4]CA[UTF-8]GM[1]SZ[19]DT[2025-01-18]TM[600]OT[3x20 byo-yomi]RE[B+3.5]KM[6.5]\n;B[pp])\n"),
    (Code::EarlierConversion, b"(;FF[4]CA[UTF-8]GM[1]SZ[19]PB[a]PW[b]RE[B+2507]\n;B[pp])\n"),
    (Code::HandicapTooSmall, b"(;GM[1]HA[1])"),
    (Code::KomiScaled, b"(;GM[1]KM[375])"),
    (Code::KomiScaled, b"(;FF[4]GM[1]AP[foxwq]KM[50])"),
    (Code::LabelRepeated, b"(;FF[4]LB[aa:x][aa:y])"),
    (Code::LabelTooLong, b"(;FF[3]LB[aa:hello])"),
    (Code::GameGuessed, b"(;SZ[11];B[a1];W[b2])"),
    (Code::LineEndsMixed, b"(;GM[1]\n;B[aa]\r\n;W[bb]\n)"),
    (Code::LongIdentifier, b"(;GM[1]KGSDE[x])"),
    (Code::MergeConflict, b"(;GM[1];B[aa]C[<<<<<<< ours\nx\n=======\ny\n>>>>>>> theirs])"),
    (Code::MergeLines, b"(;GM[1];B[aa]\n<<<<<<< HEAD\n;W[bb]\n=======\n;W[cc]\n>>>>>>> theirs\n)"),
    (Code::MainLineShorter, b"(;GM[1](;B[aa])(;B[bb];W[cc]))"),
    (Code::MixedCharsets, b"(;CA[UTF-8]PB[\xE5\x8F\xA4\xE5\x8A\x9B])(;CA[GBK]PB[\xB9\xC5\xC1\xA6])"),
    (Code::MixedFormats, b"(;FF[3])(;FF[4])"),
    (Code::MixedGames, b"(;GM[1])(;GM[11])"),
    (Code::MoveAfterEnd, b"(;GM[1]SZ[9]RE[B+1];B[aa];W[];B[tt];W[bb])"),
    (Code::MoveAfterEnd, b"(;GM[11];B[a1];W[resign];B[a2])"),
    (Code::MoveInRoot, b"(;GM[1]B[aa])"),
    (Code::NewerProperty, b"(;FF[3]GM[1]AP[x])"),
    (Code::NoGame, b"nothing"),
    (Code::PassOnLargeBoard, b"(;GM[1]SZ[21];B[tt])"),
    (Code::PassSpelling, b"(;FF[4]GM[1]SZ[19];B[tt])"),
    (Code::ReplacementCharacter, b"(;CA[UTF-8]PB[\xEF\xBF\xBD])"),
    (Code::SameColourTwice, b"(;GM[1];B[aa];B[bb])"),
    (Code::SecondGameInfo, b"(;GM[1]PB[A];PW[B])"),
    (Code::SetupAfterRoot, b"(;GM[1];B[aa];AB[bb])"),
    (Code::SeveralGames, b"(;GM[1])(;GM[1])"),
    (Code::SizeUnreadable, b"(;GM[1]SZ[large])"),
    (Code::UncheckedGame, b"(;GM[3])"),
    (Code::UndecodableValue, b"(;CA[UTF-8]PB[Z\xC3\xBCrich]C[Gen\xC3\xA8ve]PW[\xFF])"),
    (Code::UnknownProperty, b"(;GM[1]ZZ[x])"),
    (Code::ViewOld, b"(;FF[3]GM[1]VW[aa][cc])"),
    // Every board.
    (Code::PointOffBoard, b"(;GM[1]SZ[9];B[jj])"),
    (Code::Occupied, b"(;GM[1]SZ[9];B[aa];W[aa])"),
    (Code::SetupWithoutEffect, b"(;GM[1]SZ[9]AE[aa])"),
    (Code::RulesUnjudged, b"(;GM[6];B[31adac])"),
    (Code::BoardUnknown, b"(;GM[6];B[31adac])"),
    // Go.
    (Code::Suicide, b"(;GM[1]SZ[9]AW[ba][ab];B[aa])"),
    (Code::Ko, b"(;GM[1]SZ[9]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb];W[bb])"),
    (Code::Superko, b"(;GM[1]SZ[9]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb];W[];B[];W[bb])"),
    // Hex.
    (Code::SwapAmbiguous, b"(;GM[11]SZ[5];B[c3];W[swap])"),
    (Code::SwapOblong, b"(;GM[11]SZ[5:4];B[c3];W[swap-pieces])"),
    (Code::SwapLate, b"(;GM[11]SZ[5];B[c3];W[d2];B[swap-sides])"),
    (Code::NameAsMove, b"(;GM[11]SZ[5]B[Ada]W[Bob];B[c3])"),
    // The Blokus family.
    (Code::NotAPiece, b"(;GM[Blokus Duo];B[e10,e12])"),
    (Code::PieceUsed, b"(;GM[Blokus Duo];B[e10];W[j5];B[f11])"),
    (Code::Overlap, b"(;GM[Blokus Duo];B[e10];W[e10])"),
    (Code::Crossing, b"(;GM[Nexos];1[d21,f21];2[e20,e22])"),
    (Code::EdgeContact, b"(;GM[Blokus Duo];B[e10];W[j5];B[f10,g10])"),
    (Code::NoContact, b"(;GM[Blokus Duo];B[e10];W[j5];B[h8,h9])"),
    (Code::MissedStart, b"(;GM[Blokus Duo];B[a1])"),
    (Code::OneFirst, b"(;GM[Callisto Two-Player];B[a8,b8])"),
    (Code::Centre, b"(;GM[Callisto Two-Player];B[h8])"),
    (Code::PointDoubled, b"(;GM[Blokus Duo];B[e10,e10])"),
    (Code::StrayComma, b"(;GM[Blokus Duo];B[e10,])"),
    (Code::TurnUnreadable, b"(;GM[Blokus Duo]PL[4])"),
    (Code::JunctionListed, b"(;GM[Nexos];1[g16,g17,g18,f19,e20])"),
    (Code::OldProperty, b"(;GM[Blokus Duo];BLUE[e10])"),
    (Code::NoSuchColour, b"(;GM[Blokus Duo];3[e10])"),
    (Code::NothingToRemove, b"(;GM[Blokus Duo]AE[e10])"),
    // Octi.
    (Code::OctiNoPod, b"(;GM[19]SZ[9]RU[fast:];B[46+A])"),
    (Code::OctiWhichPod, b"(;GM[19]SZ[9]AB[46A][46B];B[46+C])"),
    (Code::OctiNoProng, b"(;GM[19]SZ[9]RU[fast:];B[33+A];B[33-44])"),
    (Code::OctiStep, b"(;GM[19]SZ[9]RU[fast:];B[33+A];B[33-46])"),
    (Code::OctiJump, b"(;GM[19]SZ[9]RU[fast:];B[33+A];B[33-35])"),
    (Code::OctiMove, b"(;GM[19]SZ[9]RU[fast:]AB[46A]AW[47A];B[46-47])"),
    (Code::OctiCapture, b"(;GM[19]SZ[9]RU[fast:]AB[46A];B[46-47x])"),
    (Code::OctiProngTaken, b"(;GM[19]SZ[9]AB[46A];B[46+A])"),
    (Code::OctiProngMissing, b"(;GM[19]SZ[9]AB[46A];B[46+B-C])"),
    (Code::OctiSuperprong, b"(;GM[19]SZ[9]RU[fast:];B[33+B!])"),
    (Code::OctiSupply, b"(;GM[19]RU[kids];B[22])"),
    (Code::OctiEntry, b"(;GM[19]SZ[9]RU[fast:];B[55])"),
    (Code::OctiParts, b"(;GM[19]SZ[9]RU[fast:];B[33-34,53-54])"),
    (Code::OctiPodGone, b"(;GM[19]SZ[9]CS[46CD])"),
];

/// The rows above, and those that are too long to be written down.
fn found() -> Vec<(Code, Vec<u8>)> {
    let long = format!("(;GM[1]{}[x])", "A".repeat(101));
    let deep = "(;".repeat(502) + &")".repeat(502);
    // A record of each further code, in a file that is called like it.
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/findings");
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).map(|path| {
        let word = path.file_stem().unwrap().to_str().unwrap();
        (word.parse().expect("a file called like a code"), std::fs::read(&path).unwrap())
    });
    let longer = [(Code::IdentifierTooLong, long.into_bytes()), (Code::NestedDeep, deep.into_bytes())];
    FOUND.iter().map(|&(code, record)| (code, record.to_vec())).chain(longer).chain(files).collect()
}

/// Without a row: what no test has the memory for, and what is found while a record is made of something else.
const NO_ROW: [Code; 2] = [Code::TooLarge, Code::UnreadLine];

/// What can be repaired: code, record, repaired record.
const ROWS: &[(Code, &str, &str)] = &[
    (Code::AnnotationContradicts, "(;FF[4];B[aa]GB[1]GW[1])", "(;FF[4];B[aa]GB[1]XGW[1])"),
    (Code::AnnotationPair, "(;FF[4];B[aa]TE[1]BM[1])", "(;FF[4];B[aa]IT[])"),
    (Code::BadRootValue, "(;FF[4]GM[1]ST[8])", "(;FF[4]GM[1]XST[8])"),
    (Code::CharsetContradicted, "(;CA[GB2312]PB[Zürich – Genève])", "(;CA[UTF-8]PB[Zürich – Genève])"),
    (Code::CharsetContradicted, "(;CA[ASCII]PB[Zürich – Genève])", "(;CA[UTF-8]PB[Zürich – Genève])"),
    (Code::CharsetMissing, "(;FF[4]PB[Zürich])", "(;FF[4]CA[UTF-8]PB[Zürich])"),
    (Code::CharsetUnknown, "(;CA[klingon]PB[Zürich])", "(;CA[UTF-8]PB[Zürich]XCA[klingon])"),
    (Code::ComposedSpelling, "(;FF[4]AR[a a: c r])", "(;FF[4]AR[aa:cr])"),
    (Code::ComposedSpelling, "(;FF[4]FG[3])", "(;FF[4]FG[3:])"),
    (Code::DateFormat, "(;GM[1]DT[6 June 2020])", "(;GM[1]DT[2020-06-06])"),
    (Code::DateFormat, "(;GM[1]DT[2020/6/5 - 2020/6/7])", "(;GM[1]DT[2020-06-05,06,07])"),
    (Code::DuplicateProperty, "(;FF[4]AB[aa]AB[bb])", "(;FF[4]AB[aa][bb])"),
    (Code::EmptyList, "(;FF[4]TR[]MA[aa])", "(;FF[4]MA[aa])"),
    (Code::EmptyNode, "(;GM[1];B[aa];;W[bb])", "(;GM[1];B[aa];W[bb])"),
    (Code::EmptyValue, "(;GM[1]GN[]PB[Ada])", "(;GM[1]PB[Ada])"),
    (Code::EmptyValue, "(;GM[1]HA[]KM[ ]PB[Ada])", "(;GM[1]PB[Ada])"),
    (Code::EmptyVariation, "(;GM[1];B[aa]( )(;W[bb])())", "(;GM[1];B[aa] (;W[bb]))"),
    (Code::FormatTooNew, "(;FF[7]GM[1])", "(;FF[4]GM[1])"),
    (Code::GameInsideGame, "(;GM[1];B[aa](;W[bb]\n(;GM[1];B[cc])\n", "(;GM[1];B[aa](;W[bb]))\n(;GM[1];B[cc])\n"),
    (Code::HeaderText, "From: Ada\n\n(;GM[1];B[aa])\n", "(;GM[1]C[From: Ada];B[aa])\n"),
    (Code::IllegalValue, "(;FF[4];B[aa]BL[soon])", "(;FF[4];B[aa]XBL[soon])"),
    (Code::IllegalValue, "(;FF[4]PM[7])", "(;FF[4]XPM[7])"),
    (Code::Junk, "(;GM[1];B[aa] oops!;W[bb] ---\n)\n--\n(;B[cc])", "(;GM[1];B[aa]C[oops!] ;W[bb] \n)\n\n(;B[cc])"),
    (Code::Junk, "(;GM[1]C[x];B[aa] a\\] b ]C[y];W[bb])", "(;GM[1]C[x];B[aa] C[a\\\\\\] b \\]\n\ny];W[bb])"),
    (Code::Junk, "(;GM[1]PB[x]--- stray ---C[a])", "(;GM[1]PB[x]C[--- stray ---\n\na])"),
    (Code::Junk, "(;GM[1];B[aa]C[a] one C[b] two;W[bb])", "(;GM[1];B[aa]C[a\n\none]  C[b\n\ntwo] ;W[bb])"),
    (Code::ValueWithoutProperty, "(;GM[1]SZ[9]AB[aa] \"ab\" [cc])", "(;GM[1]SZ[9]AB[aa][cc]C[\"ab\"])"),
    (Code::Junk, "(;FF[4]GM[1];B[aa]yesC[z];W[bb])", "(;FF[4]GM[1];B[aa]C[yes\n\nz];W[bb])"),
    (Code::LowercaseIdentifier, "(;FF[4]GM[1]BigIdentifierX[keep])", "(;FF[4]GM[1]BIGIDENTIFIERX[keep])"),
    (
        Code::Junk,
        "(;GM[1];B[aa](;W[bb])C[late] word;W[cc](;B[dd]))",
        "(;GM[1];B[aa]C[late\n\nword](;W[bb]) ;W[cc](;B[dd]))",
    ),
    (Code::KomiDoubled, "(;GM[1]KI[11])", "(;GM[1]KM[5.5])"),
    (Code::LineRepeated, "(;FF[4]LN[aa:bb][bb:aa])", "(;FF[4]LN[aa:bb])"),
    (Code::LineRepeated, "(;FF[4]LN[aa:bb][cc:cc])", "(;FF[4]LN[aa:bb]XLN[cc:cc])"),
    (Code::LineRepeated, "(;FF[4]AR[aa:aa])", "(;FF[4]XAR[aa:aa])"),
    (Code::LowercaseIdentifier, "(;FF[4]GM[1];Black[aa])", "(;FF[4]GM[1];B[aa])"),
    (Code::MarkRepeated, "(;FF[4]TR[aa]SQ[aa][bb])", "(;FF[4]TR[aa]SQ[bb]XSQ[aa])"),
    (Code::MissingBracket, "(;GM[1]PW[Handtalk 95\nPB[GNU Go];B[aa])", "(;GM[1]PW[Handtalk 95]PB[GNU Go];B[aa])"),
    (Code::MissingBracket, "(;GM[1]AB[aa][bb[cc:dd][ee];W[ff])", "(;GM[1]AB[aa][bb][cc:dd][ee];W[ff])"),
    (Code::MissingClose, "(;GM[1];B[aa](;W[bb]\n", "(;GM[1];B[aa](;W[bb]))\n"),
    (Code::MissingOpen, ";GM[1];B[aa])\n", "(;GM[1];B[aa])\n"),
    (Code::MissingOpen, "GM[1]SZ[9]PB[Bob];B[aa];W[bb])", "(GM[1]SZ[9]PB[Bob];B[aa];W[bb])"),
    (Code::MissingSemicolon, "(\nGM[1]SZ[9];B[aa](W[bb])(;W[cc]))", "(\n;GM[1]SZ[9];B[aa](;W[bb])(;W[cc]))"),
    (Code::MissingSemicolon, "FF[4]GM[1](;B[aa])(;B[bb]))", ";FF[4]GM[1](;B[aa])(;B[bb]))"),
    (
        Code::Mojibake,
        "(;CA[UTF-8]PB[ZÃ¼rich – GenÃ¨ve]PW[Bob ZÃ¼rich])",
        "(;CA[UTF-8]PB[ZÃ¼rich – GenÃ¨ve]PW[Bob Zürich])",
    ),
    (Code::MoveWithSetup, "(;FF[4];AB[bb]B[aa])", "(;FF[4];AB[bb];B[aa])"),
    (Code::NoValue, "(;GM[1]PL ;B[aa])", "(;GM[1]C[PL] ;B[aa])"),
    (Code::NoValue, "(;GM[1]C[x];B[aa]C[y] KO;W[bb])", "(;GM[1]C[x];B[aa]C[y\n\nKO];W[bb])"),
    (Code::NodeAfterVariation, "(;GM[1];B[aa](;W[bb];B[cc]);W[dd])", "(;GM[1];B[aa](;W[dd])(;W[bb];B[cc]))"),
    (Code::NotComposed, "(;FF[4]LB[aa]MA[bb])", "(;FF[4]MA[bb]XLB[aa])"),
    (Code::NulByte, "(;GM[1]\0;B[aa]C[a\0b])\0", "(;GM[1] ;B[aa]C[a b]) "),
    (Code::NumberFormat, "(;GM[1]KM[6½ points])", "(;GM[1]KM[6.5])"),
    (Code::NumberFormat, "(;GM[1]KM[6,5]HA[2.0])", "(;GM[1]KM[6.5]HA[2])"),
    (Code::ObsoleteProperty, "(;FF[4]AB[aa]M[aa]M[dd]L[bb]L[cc])", "(;FF[4]AB[aa]TR[aa]MA[dd]LB[bb:A][cc:B])"),
    (Code::ObsoleteProperty, "(;FF[4]AB[aa]L[bb][cc]M[aa][dd])", "(;FF[4]AB[aa]LB[bb:A][cc:B]TR[aa]MA[dd])"),
    (Code::OddSpace, "(;GM[1]\u{A0};B[aa])", "(;GM[1] ;B[aa])"),
    (Code::PointRectangle, "(;FF[4]AB[bb:aa])", "(;FF[4]AB[aa:bb])"),
    (Code::PropertyAfterVariation, "(;GM[1];B[aa](;W[bb])C[late])", "(;GM[1];B[aa]C[late](;W[bb]))"),
    (Code::ResultFormat, "(;GM[1]RE[B+3 1/2])", "(;GM[1]RE[B+3.5])"),
    (Code::ResultFormat, "(;GM[1]RE[W+r]PB[Ada])", "(;GM[1]RE[W+R]PB[Ada])"),
    (Code::ResultFormat, "(;GM[1]RE[black wins by resignation])", "(;GM[1]RE[B+R])"),
    (Code::ResultFormat, "(;GM[Blokus Duo]RE[Jigo])", "(;GM[Blokus Duo]RE[0])"),
    (Code::RootPropertyElsewhere, "(;FF[4];B[aa]FF[4]SZ[9])", "(;FF[4];B[aa]XSZ[9])"),
    (Code::SetupRepeated, "(;FF[4]AB[aa]AW[aa][bb])", "(;FF[4]AW[aa][bb]XAB[aa])"),
    (Code::SplitCharacter, "(;CA[UTF-8]PB[本吒]坊]PW[王];B[aa])", "(;CA[UTF-8]PB[本因坊]PW[王];B[aa])"),
    (Code::SquareSize, "(;FF[4]SZ[9:9])", "(;FF[4]SZ[9])"),
    (Code::SurplusClose, "(;GM[1];B[aa]))\n", "(;GM[1];B[aa])\n"),
    (Code::SurplusOpen, "(;GM[1];B[aa](;W[bb])((;W[cc])))", "(;GM[1];B[aa](;W[bb])(;W[cc]))"),
    (Code::SurplusOpen, "(;GM[1];B[aa]((;W[bb]))\n(;GM[1])", "(;GM[1];B[aa](;W[bb]))\n(;GM[1])"),
    (
        Code::SwapMislabelled,
        "(;GM[11]SZ[5];B[c3];W[swap-pieces]C[swap-pieces];W[d2])",
        "(;GM[11]SZ[5];B[c3];W[swap-sides]C[swap-pieces];W[d2])",
    ),
    (Code::SetupRepeated, "(;GM[19]BO[22][22][32])", "(;GM[19]BO[22][32])"),
    (Code::RulesFormat, "(;GM[19]RU[edgeless, kids])", "(;GM[19]RU[kids:edgeless])"),
    (Code::TimeFormat, "(;GM[1]TM[1h 30min])", "(;GM[1]TM[5400])"),
    (Code::TooManyValues, "(;GM[1];B[aa][bb])", "(;GM[1];B[aa]XB[bb])"),
    (Code::TrailingText, "(;GM[1];B[aa])\n-- \nAda\n\x1A", "(;GM[1]C[-- \nAda];B[aa])\n"),
    (Code::TwoMoves, "(;GM[1];B[aa]W[bb])", "(;GM[1];B[aa];W[bb])"),
    (Code::TwoMoves, "(;GM[1];W[ee]WL[9]W[ff]B[gg]BL[8]C[x])", "(;GM[1];W[ee]WL[9];W[ff];B[gg]BL[8]C[x])"),
    (Code::TwoMoves, "(;GM[1];B[aa]C[a]BM[1]W[bb]TR[bb]TE[1])", "(;GM[1];B[aa]C[a]BM[1];W[bb]TR[bb]TE[1])"),
    (Code::UnescapedBracket, "(;GM[1]US[Ada [3d]]PB[x])", "(;GM[1]US[Ada [3d\\]]PB[x])"),
    (Code::UnescapedBracket, "(;GM[1]C[pre ] mid ] end];B[aa])", "(;GM[1]C[pre \\] mid \\] end];B[aa])"),
    (Code::UnescapedBracket, "(;GM[1]C[nice :] yes, fine];B[aa])", "(;GM[1]C[nice :\\] yes, fine];B[aa])"),
    (Code::UnreadableMove, "(;GM[1];B[90])", "(;GM[1];XB[90])"),
    (Code::UnreadablePoint, "(;GM[1]TR[90]MA[aa])", "(;GM[1]MA[aa]XTR[90])"),
    (Code::UnterminatedValue, "(;GM[1];B[aa]C[a good\\", "(;GM[1];B[aa]C[a good]"),
    (Code::ValueSpelling, "(;FF[4];B[a a]BL[34.])", "(;FF[4];B[aa]BL[34])"),
    (Code::ValueWithoutProperty, "(;GM[1]AB[aa]+[bb])", "(;GM[1]AB[aa][bb])"),
    (Code::ValueSpelling, "(;FF[4]AB[aa,bb][cc]TR[dd, ee])", "(;FF[4]AB[aa][bb][cc]TR[dd][ee])"),
    (Code::ValueSpelling, "(;GM[11]SZ[5]AB[a1,b2])", "(;GM[11]SZ[5]AB[a1][b2])"),
    (Code::UnreadablePoint, "(;FF[4]AB[aa][bb,90])", "(;FF[4]AB[aa]XAB[bb,90])"),
    (Code::ViewCleared, "(;FF[4]VW[][aa][bb])", "(;FF[4]VW[aa][bb])"),
    (Code::ViewCleared, "(;FF[4]VW[aa][])", "(;FF[4]VW[aa])"),
];

/// What is found in the text.
fn findings(bytes: &[u8]) -> Vec<Fault> {
    let (tree, faults) = Tree::read(bytes.to_vec());
    sgf::check(&tree, &faults)
}

/// What is found in the text and by playing.
fn all_findings(bytes: &[u8]) -> Vec<Fault> {
    let (tree, faults) = Tree::read(bytes.to_vec());
    let mut found = sgf::check(&tree, &faults);
    found.extend(game::faults(&tree, &found, |_| Default::default()));
    found
}

fn counted(findings: &[Fault]) -> BTreeMap<Code, usize> {
    let mut counts = BTreeMap::new();
    findings.iter().for_each(|fault| *counts.entry(fault.code).or_default() += 1);
    counts
}

fn repair(workspace: &mut Workspace, code: Option<Code>) -> Result<Vec<u8>, String> {
    let word = code.map_or("all", Code::word);
    let command = Command::parse(&format!("repair {word}")).map_err(|error| error.to_string())?;
    workspace.run(&command).map_err(|error| error.to_string())?;
    Ok(workspace.document().tree().write())
}

/// The record with everything repaired that can be.
fn repaired(bytes: &[u8]) -> Vec<u8> {
    let mut workspace = Workspace::open(bytes.to_vec()).0;
    repair(&mut workspace, None).unwrap_or_else(|_| bytes.to_vec())
}

/// Records with something of each kind that is found, damaged at random: 2,000 of them.
fn damaged() -> impl Iterator<Item = Vec<u8>> {
    const PIECES: [&str; 24] = [
        "[", "]", ";", "(", ")", "\\", ":", "B", "W[", "]W", "b", "c", " ", "\n", "Bf8]", ";B", "[]", "aa", "C[x",
        "B[tt]", "AB[aa]", "x[", "\u{fc}", ";;",
    ];
    let mut random = fastrand::Rng::with_seed(7);
    ROWS.iter().cycle().take(2_000).map(move |(_, record, _)| {
        let mut bytes = record.as_bytes().to_vec();
        for _ in 0..random.usize(1..=3) {
            let at = random.usize(0..=bytes.len());
            let gone = if random.bool() { random.usize(0..=3).min(bytes.len() - at) } else { 0 };
            let come = if random.bool() { random.choice(PIECES.iter().copied()).unwrap_or_default() } else { "" };
            bytes.splice(at..at + gone, come.bytes());
        }
        bytes
    })
}

/// A normal record needs no repair.
#[test]
fn a_normal_record_has_nothing_to_repair() {
    let mut wrong: BTreeMap<Code, (usize, String)> = BTreeMap::new();
    let rows = ROWS.iter().map(|(_, record, _)| record.as_bytes().to_vec());
    for bytes in rows.chain(damaged().take(500)) {
        let normal = normal_copy(&mut Workspace::open(bytes.clone()).0, true).expect("lossy never fails");
        for fault in all_findings(&normal).iter().filter(|fault| fault.fixable) {
            let reported = || (0, format!("{:?} became {:?}", shown(&bytes), shown(&normal)));
            wrong.entry(fault.code).or_insert_with(reported).0 += 1;
        }
    }
    let wrong: Vec<String> = wrong.iter().map(|(code, (count, first))| format!("{code} ({count}): {first}")).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A finding that is called fixable is repaired on request.
#[test]
fn every_fixable_finding_is_repaired() {
    let mut wrong: BTreeMap<Code, (usize, String)> = BTreeMap::new();
    for bytes in damaged() {
        let before = all_findings(&bytes);
        let fixable = |faults: &[Fault], code: Code| -> usize {
            faults.iter().filter(|fault| fault.code == code && fault.fixable).map(|fault| 1 + fault.more).sum()
        };
        let codes: BTreeSet<Code> = before.iter().filter(|fault| fault.fixable).map(|fault| fault.code).collect();
        for code in codes {
            // A repair can uncover further faults of its kind, which are repaired in their turn.
            let again = |bytes: &Vec<u8>| repair(&mut Workspace::open(bytes.clone()).0, Some(code)).ok();
            let reported = match std::iter::successors(again(&bytes), again).take(4).last() {
                None => "refused".to_owned(),
                Some(now) if fixable(&all_findings(&now), code) < fixable(&before, code) => continue,
                Some(now) => format!("as many are in {:?}", shown(&now)),
            };
            let (count, _) = wrong.entry(code).or_insert_with(|| (0, format!("{:?}: {reported}", shown(&bytes))));
            *count += 1;
        }
    }
    let wrong: Vec<String> = wrong.iter().map(|(code, (count, first))| format!("{code} ({count}): {first}")).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn shown(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn every_kind_of_fault_that_can_be_mended_is_mended() {
    let mut wrong = Vec::new();
    for (code, record, expected) in ROWS {
        let look = if sgf::rule(*code).is_some() { findings } else { all_findings };
        let before = look(record.as_bytes());
        if !before.iter().any(|fault| fault.code == *code && fault.fixable) {
            wrong.push(format!("{code}: {record:?} has {:?}", counted(&before)));
            continue;
        }
        let mut workspace = Workspace::open(record.as_bytes().to_vec()).0;
        let now = match repair(&mut workspace, Some(*code)) {
            Ok(now) => now,
            Err(error) => {
                wrong.push(format!("{code}: {record:?}: {error}"));
                continue;
            }
        };
        if shown(&now) != *expected {
            wrong.push(format!("{code}: {record:?} became {:?}", shown(&now)));
        }
        let after = look(&now);
        if after.iter().any(|fault| fault.code == *code && fault.fixable) {
            wrong.push(format!("{code}: is still in {:?}", shown(&now)));
        }
        let (old, new) = (counted(&before), counted(&after));
        for (other, count) in new {
            // That there is a private property now is worth a note.
            let note = game::rule(other).severity == Severity::Note;
            if !note && count > old.get(&other).copied().unwrap_or_default() {
                wrong.push(format!("{code}: brings {other} into {:?}", shown(&now)));
            }
        }
        for round in 0..2 {
            let _ = workspace.run(&Command::Undo(1));
            let undone = workspace.document().tree().write();
            if shown(&undone) != *record {
                wrong.push(format!("{code}: undone ({round}), {record:?} is {:?}", shown(&undone)));
            }
            let _ = workspace.run(&Command::Redo(1));
            assert_eq!(shown(&workspace.document().tree().write()), shown(&now), "{code}: done again");
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Where a finding is the only one of its kind, repairing its node alone does what repairing the kind does, or nothing: what is mended
/// in the text between nodes belongs to none of them.
#[test]
fn a_finding_is_repaired_alone_as_with_its_kind() {
    let (mut alone, mut refused) = (0, Vec::new());
    for (code, record, expected) in ROWS {
        let look = if sgf::rule(*code).is_some() { findings } else { all_findings };
        let found: Vec<Fault> = look(record.as_bytes()).into_iter().filter(|fault| fault.code == *code).collect();
        let [Fault { node: Some(node), .. }] = found[..] else { continue };
        let mut workspace = Workspace::open(record.as_bytes().to_vec()).0;
        workspace.go_to(node);
        match workspace.run(&Command::parse(&format!("repair --node {code}")).unwrap()) {
            Ok(_) => {
                alone += 1;
                assert_eq!(shown(&workspace.document().tree().write()), *expected, "{code}: {record}");
                workspace.run(&Command::Undo(1)).unwrap();
            }
            Err(_) => refused.push(*code),
        }
        assert_eq!(shown(&workspace.document().tree().write()), *record, "{code}");
    }
    assert!(alone > 3 * refused.len(), "{alone}, but not {refused:?}");
}

#[test]
fn of_several_findings_one_is_repaired() {
    for (record, line, expected) in [
        ("(;FF[4]GM[1]SZ[9];B[a a];W[b b])", "goto 2, repair --node value-spelling", "(;FF[4]GM[1]SZ[9];B[a a];W[bb])"),
        ("(;GM[1] one ;B[aa] two ;W[bb])", "goto 1, repair --node junk", "(;GM[1] one ;B[aa]C[two]  ;W[bb])"),
        ("(;GM[1];B[aa]W[bb];W[cc]B[dd])", "goto 1, repair --node two-moves", "(;GM[1];B[aa];W[bb];W[cc]B[dd])"),
        (
            "(;FF[4]SZ[9];B[a a])(;FF[4]SZ[9];B[a a])",
            "game 2, repair --game all",
            "(;FF[4]SZ[9];B[a a])(;FF[4]SZ[9];B[aa])",
        ),
    ] {
        let mut workspace = Workspace::open(record.as_bytes().to_vec()).0;
        for command in line.split(", ") {
            workspace.run(&Command::parse(command).unwrap()).unwrap_or_else(|why| panic!("{record}: {command}: {why}"));
        }
        assert_eq!(shown(&workspace.document().tree().write()), expected);
    }
}

#[test]
fn every_rule_is_found() {
    let mut wrong = Vec::new();
    for (code, record) in found() {
        let found = all_findings(&record);
        let Some(fault) = found.iter().find(|fault| fault.code == code) else {
            wrong.push(format!("{code}: {:?} has {:?}", shown(&record), counted(&found)));
            continue;
        };
        let rule = game::rule(code);
        if (fault.severity, fault.fixable) != (rule.severity, false) || fault.message.english().ends_with('.') {
            wrong.push(format!("{fault:?} is not as its rule says"));
        }
        let mut workspace = Workspace::open(record.clone()).0;
        let refused = repair(&mut workspace, Some(code)).err();
        let why = if code == Code::NoGame { "no game" } else { "there is no certain repair" };
        if refused.as_ref().is_none_or(|reported| !reported.contains(why)) {
            wrong.push(format!("{code}: {refused:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Records with nothing wrong, each with what could be taken for a fault.
const HEALTHY: &[&str] = &[
    // Spellings that the format leaves to the writer.
    "(;FF[4]GM[1]SZ[19];B[tt];W[])",
    "(;FF[3]GM[1]SZ[9]M[cc];B[aa])",
    "(;FF[4]GM[1]SZ[9]AB[aa:cc]DD[];B[dd]VW[])",
    "(;FF[4]GM[1]AP[CGoban:3]FG[257:Figure 1]KGSDE[x];B[pd])",
    "(;FF[4]CA[gb2312]GM[1]PB[Li])",
    "(;FF[4]CA[ISO-8859-1]GM[1]C[Z\\]rich \\: x\\\nand more])",
    "\u{feff}(;FF[4]CA[UTF-8]GM[1]PB[Zürich])",
    // Handicap stones in a node of their own, as servers write them.
    "(;FF[4]GM[1]SZ[19]HA[2];AB[pd][dp];W[dc];B[ce])",
    // Values as they come.
    "(;FF[4]GM[1]DT[1996-05,06])(;FF[4]GM[1]DT[1996-12-27,28,1997-01-03,04])",
    "(;FF[4]GM[1]RE[B+206.5])(;FF[4]GM[1]RE[W+Resign])(;FF[4]GM[1]RE[Void])(;FF[4]GM[1]RE[0])",
    "(;FF[4]GM[1]KM[6.5]TM[3600]OT[3x30 byo-yomi];B[pd]BL[3598.2]OB[3])",
    "(;FF[4]GM[1]SZ[9]HA[2]AB[gc][cg];W[ee];B[ed])",
    "(;FF[4]GM[1]SZ[9]AB[gc][cg]PL[W];W[ee])",
    // Variations that only look alike.
    "(;FF[4]GM[1]SZ[52](;B[aA])(;B[aa]))",
    "(;FF[4]GM[Blokus Duo](;B[e10])(;B[e10,f10]))",
    "(;FF[4]GM[1]SZ[9];B[ee](;W[cc])(;W[gg];B[cc]))",
    // Hex: whose turn it is stands beside a move, and what a swap means is seen from what follows.
    "(;FF[4]GM[11]SZ[5];B[c3]PL[B];B[d2])",
    "(;FF[4]GM[11]SZ[11];B[b3];W[swap-pieces];B[d7];W[e5])",
    "(;FF[4]GM[11]SZ[11];B[b3];W[swap-sides];W[d7];B[e5])",
    "(;FF[4]GM[11]SZ[11];B[b3];W[SWAP];W[d7];B[e5])",
    // Go: what the rules that are named allow. Two passes are no end without a result.
    "(;FF[4]GM[1]RU[Japanese]SZ[9]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb];W[];B[];W[bb])",
    "(;FF[4]GM[1]RU[NZ]SZ[9]AW[ca][bb][ac]AB[aa][ba];B[ab])",
    "(;FF[4]GM[1]RU[Ing 1991]SZ[9]AW[ca][bb][ac]AB[aa][ba];B[ab])",
    "(;FF[4]GM[1]SZ[9];B[ee];W[];B[];W[cc])",
];

#[test]
fn a_healthy_record_has_no_findings() {
    for record in HEALTHY {
        let reported: Vec<_> = all_findings(record.as_bytes()).into_iter().filter(|fault| !fault.allowed).collect();
        assert!(reported.is_empty(), "{record}: {reported:?}");
    }
    // The same under rules that forbid it.
    for (rules, code) in [("Chinese", Code::Superko), ("AGA", Code::Suicide), ("Ingenious", Code::Suicide)] {
        let record = match code {
            Code::Superko => "(;RU[?]GM[1]SZ[9]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb];W[];B[];W[bb])",
            _ => "(;RU[?]GM[1]SZ[9]AW[ca][bb][ac]AB[aa][ba];B[ab])",
        };
        let record = record.replace('?', rules);
        assert!(all_findings(record.as_bytes()).iter().any(|fault| fault.code == code), "{record}");
    }
    // One stone that takes its own breath, and a ko retaken at once, are allowed by nobody.
    for (record, code) in [
        ("(;RU[NZ]GM[1]SZ[9]AW[ba][ab];B[aa])", Code::Suicide),
        ("(;RU[Japanese]GM[1]SZ[9]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb];W[bb])", Code::Ko),
    ] {
        assert!(all_findings(record.as_bytes()).iter().any(|fault| fault.code == code), "{record}");
    }
}

/// Game information that may mean one thing or another is reported and stays, whatever is repaired.
#[test]
fn ambiguous_game_information_is_left_alone() {
    for entry in [
        "DT[yesterday]",
        "DT[1996-02-30]",
        "DT[6/7/2020]",
        "KM[much]",
        "HA[-2]",
        "HA[4 or 5]",
        "RE[Both lost]",
        "RE[B+4.5 (moves beyond 195 not known)]",
        "RE[W+Repetition]",
        "TM[two hours]",
        "TM[40 moves in 2 hours]",
        "TM[30:00(5x1:00)]",
        "TM[-1]",
    ] {
        let record = format!("(;FF[4]GM[1]{entry})");
        let found = findings(record.as_bytes());
        let reported = ["date", "result", "time", "number"].map(|what| format!("{what}-format"));
        let fault = found.iter().find(|fault| reported.contains(&fault.code.to_string())).expect(entry);
        assert!(!fault.fixable, "{entry}");
        let mut workspace = Workspace::open(record.clone().into()).0;
        assert!(repair(&mut workspace, Some(fault.code)).is_err(), "{entry}");
        let _ = repair(&mut workspace, None);
        assert_eq!(shown(&workspace.document().tree().write()), record);
    }
    // The colours of four are no black and white, and one server writes the winner's letter alone.
    for record in ["(;GM[Blokus]RE[black wins])", "(;EV[hex.mc]RE[B];B[kf];W[hg])"] {
        assert_eq!(shown(&repaired(record.as_bytes())), record);
    }
}

/// Where findings stand: behind the bar begins the value that they are about.
const PLACES: &[(Code, &str)] = &[
    (Code::PointOffBoard, "(;GM[1]SZ[9]AB[aa]|[zz])"),
    (Code::PointOffBoard, "(;GM[1]SZ[9]AE[aa]|[zz][bb])"),
    (Code::PointOffBoard, "(;GM[1]SZ[9];W[aa]C[x]TR[bb]|[zz])"),
    (Code::PointOffBoard, "(;GM[1]SZ[9]LB[aa:x]|[zz:y])"),
    (Code::PointOffBoard, "(;GM[1]SZ[9]LN[aa:bb]|[bb:zz])"),
    (Code::PointOffBoard, "(;GM[1]SZ[9];C[x]B|[zz])"),
    (Code::PointOffBoard, "(;GM[11]SZ[5];C[x]B|[k9])"),
    (Code::UnreadablePoint, "(;GM[1]SZ[9]TR[aa]|[90])"),
    (Code::UnreadableMove, "(;GM[1]SZ[9];C[x]B|[90])"),
    (Code::NotComposed, "(;FF[4]LB[aa:x]|[bb])"),
    (Code::MarkRepeated, "(;FF[4]TR[aa]SQ[bb]|[aa])"),
    (Code::LabelRepeated, "(;FF[4]LB[aa:x]|[aa:y])"),
    (Code::IllegalValue, "(;FF[4];B[aa]BL|[soon])"),
    (Code::ValueSpelling, "(;FF[4];C[x]B|[a a])"),
];

#[test]
fn findings_point_at_their_value() {
    for (code, record) in PLACES {
        let place = record.find('|').expect("a bar");
        let found = all_findings(record.replace('|', "").as_bytes());
        let places: Vec<usize> = found.iter().filter(|fault| fault.code == *code).map(|fault| fault.offset).collect();
        // At the bracket or right behind it.
        assert!(
            matches!(places[..], [at] if at == place || at == place + 1),
            "{code}: {record}: {places:?}, {:?}",
            counted(&found)
        );
    }
}

#[test]
fn every_rule_has_a_row() {
    for rule in game::rules().filter(|rule| !NO_ROW.contains(&rule.code)) {
        let found = found().iter().filter(|row| row.0 == rule.code).count();
        let repaired = ROWS.iter().filter(|row| row.0 == rule.code).count();
        assert_eq!((found > 0, repaired > 0), (!rule.is_fixable(), rule.is_fixable()), "{}", rule.code);
    }
}

#[test]
fn a_bracket_that_may_belong_anywhere_is_left_alone() {
    let values = "C[hello;B[aa] C[a\nPB[Ada] PB[x]PW[a\nPB[Ada] B[aa;W[bb] B[aa[bb] KM[6.5;B[aa] LB[aa:x;B[aa] \
                  N[a\nPB[Ada] GC[a\nPB[Ada] PW[a\nC[x]";
    for record in values.split(' ').map(|value| format!("(;GM[1];{value};W[bb])")) {
        let found = findings(record.as_bytes());
        let fault = found.iter().find(|fault| fault.code == Code::MissingBracket).expect(&record);
        assert!(!fault.fixable, "{record}");
        let mut workspace = Workspace::open(record.clone().into()).0;
        assert!(repair(&mut workspace, Some(Code::MissingBracket)).is_err(), "{record}");
        let _ = repair(&mut workspace, None);
        assert_eq!(shown(&workspace.document().tree().write()), record);
    }
}

#[test]
fn several_visible_omissions_at_one_place_are_one_finding() {
    // What is found, and the record as it is meant.
    for (code, record, whole) in [
        (
            Code::MissingBracket,
            "(;FF[4]GM[1]SZ[9];B[aa]C[well| (;W[bb]C[x])(;W[cc]))",
            "(;FF[4]GM[1]SZ[9];B[aa]C[well] (;W[bb]C[x])(;W[cc]))",
        ),
        (
            Code::MissingBracket,
            "(;FF[4]GM[1]SZ[9]PW[Ann| PB[Bob]RE[B+R];B[aa])",
            "(;FF[4]GM[1]SZ[9]PW[Ann]PB[Bob]RE[B+R];B[aa])",
        ),
        (
            Code::GameInsideGame,
            "(;FF[4]GM[1]SZ[9](;B[aa];W[bb](;B[cc];W[dd];B[ee])(;B[ff])|\n(;FF[4]GM[1]SZ[9];B[aa])",
            "(;FF[4]GM[1]SZ[9](;B[aa];W[bb](;B[cc];W[dd];B[ee])(;B[ff])))\n(;FF[4]GM[1]SZ[9];B[aa])",
        ),
    ] {
        let (place, record) = (record.find('|').expect("a bar"), record.replace('|', ""));
        let found = all_findings(record.as_bytes());
        let reported: Vec<_> =
            found.iter().filter(|fault| !fault.allowed).map(|f| (f.code, f.offset, f.fixable)).collect();
        assert_eq!(reported, [(code, place, true)], "{record}");
        for wanted in [Some(code), None] {
            let mut workspace = Workspace::open(record.clone().into()).0;
            repair(&mut workspace, wanted).expect("a repair");
            assert_eq!(shown(&workspace.document().tree().write()), whole);
        }
        let normal = |record: &str| sgf::normalize(&Tree::read(record.into()).0, false).expect("a record");
        assert_eq!(shown(&normal(&record)), shown(&normal(whole)));
    }
}

#[test]
fn each_place_reports_its_own_omissions() {
    let record = b"(;FF[4]GM[1];B[aa]\n(;FF[4]GM[1];B[ab]\n(;FF[4]GM[1];B[ac]";
    let found = all_findings(record).into_iter().filter(|fault| !fault.allowed);
    let reported: Vec<_> = found.map(|fault| (fault.code, fault.offset, fault.message.english().to_owned())).collect();
    let [(Code::GameInsideGame, 18, _), (Code::GameInsideGame, 37, _), (Code::MissingClose, 56, words)] = &reported[..]
    else {
        panic!("{reported:?}")
    };
    assert_eq!(words, "the closing parenthesis is missing");
}

#[test]
fn a_move_that_the_end_of_the_file_cut_off_stays() {
    for record in ["(;GM[1];B[aa];W[dd)", "(;GM[1];AB[aa][dd)"] {
        let mut workspace = Workspace::open(record.into()).0;
        let _ = repair(&mut workspace, None);
        assert!(shown(&workspace.document().tree().write()).starts_with(record), "{record}");
    }
}

#[test]
fn an_empty_main_line_stays() {
    for (record, expected) in [
        ("(;B[aa](;)(;W[bb]))", None),
        ("(;B[aa](;;;)(;W[bb]))", Some("(;B[aa](;)(;W[bb]))")),
        ("(;B[aa](;W[bb])(;))", Some("(;B[aa](;W[bb]))")),
        ("(;B[aa];;W[bb];)", Some("(;B[aa];W[bb])")),
    ] {
        let mut workspace = Workspace::open(record.into()).0;
        let found =
            findings(record.as_bytes()).iter().filter(|fault| fault.code == Code::EmptyNode && fault.fixable).count();
        let now = repair(&mut workspace, Some(Code::EmptyNode)).ok().map(|now| shown(&now));
        assert_eq!((now.as_deref(), found > 0), (expected, expected.is_some()), "{record}");
    }
}

#[test]
fn a_shortened_list_counts_the_rest_and_keeps_its_last_fault() {
    // Strays that can be taken out, and one more that cannot: it is not listed, and says nothing about the last one.
    let record = |strays: usize| [b"(;GM[1];B[aa]".to_vec(), b"!;".repeat(strays), b"(;W[bb])[cc])".to_vec()].concat();
    for strays in [99, 100, 101, 1000] {
        let (_, faults) = Tree::read(record(strays));
        let junk: Vec<_> = faults.iter().filter(|fault| fault.code == Code::Junk).collect();
        assert_eq!(junk.iter().map(|fault| fault.count()).sum::<usize>(), strays);
        assert!(junk.iter().all(|fault| fault.fixable));
        assert!(junk.len() <= 101, "{strays}");
        assert!(faults.iter().any(|fault| fault.code == Code::ValueWithoutProperty && !fault.fixable));
    }
}

/// Repairs each kind of fault by itself, and all together: nothing that can be repaired is left, no error is new, and
/// undoing restores the bytes.
fn check_repairs(name: &str, bytes: &[u8], wrong: &mut Vec<String>) {
    let before = findings(bytes);
    let mut codes: Vec<Code> = before.iter().filter(|fault| fault.fixable).map(|fault| fault.code).collect();
    codes.sort_unstable();
    codes.dedup();
    if codes.is_empty() {
        return;
    }
    let old = counted(&before);
    for code in codes.into_iter().map(Some).chain([None]) {
        let word = code.map_or("all", Code::word);
        let mut workspace = Workspace::open(bytes.to_vec()).0;
        let now = match repair(&mut workspace, code) {
            Ok(now) => now,
            Err(error) => {
                wrong.push(format!("{name}: {word}: {error}"));
                continue;
            }
        };
        let after = findings(&now);
        if let Some(left) = after.iter().find(|fault| fault.fixable && code.is_none_or(|code| fault.code == code)) {
            wrong.push(format!("{name}: {word}: left is {left:?}"));
        }
        let new = counted(&after);
        for fault in after.iter().filter(|fault| fault.severity == Severity::Error) {
            if !old.contains_key(&fault.code) && new.contains_key(&fault.code) {
                wrong.push(format!("{name}: {word}: brings {fault:?}"));
            }
        }
        if code.is_none() {
            let again = repaired(&now);
            if again != now {
                wrong.push(format!("{name}: a second run changes {:?} to {:?}", shown(&now), shown(&again)));
            }
        }
        let _ = workspace.run(&Command::Undo(1));
        if workspace.document().tree().write() != bytes {
            wrong.push(format!("{name}: {word}: undoing does not restore the bytes"));
        }
    }
}

#[test]
fn golden_texts_are_repaired_and_restored() {
    let texts = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/texts");
    let files = corpus::files_below(&texts, &["input.sgf"]);
    assert!(files.len() > 80, "the golden texts are missing");
    let mut wrong = Vec::new();
    for file in files {
        let bytes = fs::read(&file).expect("a record");
        let name = file.strip_prefix(&texts).unwrap_or(&file).display().to_string();
        check_repairs(&name, &bytes, &mut wrong);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Repairs everything, and again: the second run has nothing to do, and every word is still there.
fn check_at_once(record: &str, wrong: &mut Vec<String>) {
    let once = repaired(record.as_bytes());
    let twice = repaired(&once);
    if once != twice {
        wrong.push(format!("{record}: became {}, and then {}", shown(&once), shown(&twice)));
    }
    let lost = |word: &&str| record.contains(word) && !shown(&twice).contains(word);
    if let Some(word) =
        ["stray", "pre", "mid", "late", "word", "tail", "end", "it's", "so", "GO", "ON"].iter().find(|word| lost(word))
    {
        wrong.push(format!("{record}: {word} is not in {}", shown(&twice)));
    }
}

#[test]
fn damaged_texts_are_repaired_at_once() {
    let whole = "(;GM[1]SZ[9]PB[x]--- stray ---C[1 pre [a] mid];B[aa](;W[bb])C[late] word;W[cc](;B[dd]) tail) end";
    let mut wrong = Vec::new();
    for (at, _) in whole.char_indices() {
        for damage in ["]", "[", "(", ")", ";", "\\", " it's ] so] ", "GO ON"] {
            let record = format!("{}{damage}{}", &whole[..at], &whole[at..]);
            check_at_once(&record, &mut wrong);
        }
        check_at_once(&format!("{}{}", &whole[..at], &whole[at + 1..]), &mut wrong);
    }
    assert!(wrong.is_empty(), "{} {}", wrong.len(), wrong[..wrong.len().min(20)].join("\n"));
}

#[test]
fn collected_records_are_repaired_and_restored() {
    let mut wrong = Vec::new();
    for file in corpus::folders().iter().flat_map(|folder| corpus::records(folder)) {
        let bytes = fs::read(&file).expect("a record");
        // Larger ones have the same faults a thousand times.
        if bytes.len() < 200_000 {
            check_repairs(&file.display().to_string(), &bytes, &mut wrong);
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What stands on the board at the end of the main line of every game.
fn ends(bytes: &[u8]) -> Vec<String> {
    let tree = Tree::read(bytes.to_vec()).0;
    let end = |root| {
        let last = std::iter::successors(Some(root), |&node| tree.first_child(node)).last().unwrap_or(root);
        let mut pieces: Vec<String> = game::Position::replay(&tree, last)
            .pieces()
            .iter()
            .map(|piece| format!("{:?} {:?}", piece.colour, piece.places))
            .collect();
        pieces.sort();
        pieces.join(", ")
    };
    tree.games().map(end).collect()
}

/// What stands on the board when everything is repaired, and when the record is normalised.
fn check_board(name: &str, bytes: &[u8], wrong: &mut Vec<String>) {
    let before = ends(bytes);
    let normal = sgf::normalize(&Tree::read(bytes.to_vec()).0, true).expect("lossy never fails");
    for (how, now) in [("repaired", repaired(bytes)), ("normalised", normal)] {
        let after = ends(&now);
        let stays = |(before, after): (&String, &String)| match before == after {
            true => true,
            // A repair may let more of a piece be read.
            false => {
                bytes.windows(6).any(|word| word == b"Blokus" || word == b"Nexos]")
                    && before.split(", ").all(|piece| after.contains(piece))
            }
        };
        if !before.iter().zip(&after).all(stays) {
            let text = shown(&now[..now.len().min(300)]);
            let differs = before.iter().zip(&after).find(|(a, b)| a != b);
            wrong.push(format!("{name}: {how}: {text}\n  {} and {} games, {differs:.600?}", before.len(), after.len()));
        }
    }
}

/// Points written as at the edge of the board, where numbers count from below and the letters of Gomoku include I; and moves of Lines of Action
/// without a separator.
#[test]
fn the_point_that_is_drawn_is_the_one_that_is_written() {
    for (record, expected) in [
        ("(;FF[4]GM[4]SZ[15];B[h8];W[i9];B[a1];W[o15])", "(;FF[4]GM[4]SZ[15];B[hh];W[ig];B[ao];W[oa])"),
        ("(;FF[4]GM[renju]SZ[15]AB[A1,b2]TR[c 3])", "(;FF[4]GM[renju]SZ[15]AB[ao][bn]TR[cm])"),
        ("(;FF[4]GM[4]SZ[19]RU[connect6];B[j10];W[i9l10])", "(;FF[4]GM[4]SZ[19]RU[connect6];B[jj];W[iklj])"),
        ("(;FF[4]GM[4]SZ[15]LB[a1:x1]LN[a1:b2])", "(;FF[4]GM[4]SZ[15]LB[ao:x1]LN[ao:bn])"),
        ("(;FF[4]GM[4]SZ[15]AB[b2:a1])", "(;FF[4]GM[4]SZ[15]AB[an:bo])"),
        ("(;FF[4]GM[9];B[b1b3];W[a4c4])", "(;FF[4]GM[9];B[b1-b3];W[a4-c4])"),
    ] {
        let found: Vec<usize> = all_findings(record.as_bytes()).iter().map(|fault| fault.offset).collect();
        let different: BTreeSet<usize> = found.iter().copied().collect();
        assert_eq!(found.len(), different.len(), "a value has one finding: {record}");
        let now = repaired(record.as_bytes());
        assert_eq!(shown(&now), expected);
        assert_eq!(ends(&now), ends(record.as_bytes()), "{record}");
    }
}

#[test]
fn repairs_remove_no_stone_from_the_board() {
    let games = [
        "GM[1]SZ[9]",
        "GM[2]SZ[8]",
        "GM[4]SZ[15]",
        "GM[5]SZ[9]",
        "GM[9]SZ[8]",
        "GM[9]",
        "GM[11]SZ[11]",
        "GM[12]",
        "GM[18]SZ[10]",
        "GM[19]SZ[9]",
        "GM[21]SZ[12]",
        "GM[havannah]SZ[5]",
        "GM[6]",
        "GM[Blokus Duo]",
        "GM[Nexos]",
        "GM[renju]SZ[15]",
        "GM[connect6]SZ[19]",
        "SZ[11]SO[www.littlegolem.net]",
        "GM[3]SZ[8]",
    ];
    let values = [
        "aa",
        "h8",
        "H8",
        "HH",
        "a1",
        "A01",
        "h9",
        "b2",
        "d5",
        "a\n1",
        "46",
        "46A",
        "e10,f10,",
        "e10,,f10",
        ",e10",
        "e10,zz,f10",
        "a4-a5-b5",
        "A4-A5-B5",
        "a4-a5/b5",
        "ag-af-bf",
        "ag:af:bf",
        "agafbf",
        "b1-b3",
        "B1:B3",
        "b1-b3+!",
        "",
        "pass",
        "PASS",
        "tt",
        "pa",
        "resign",
        "swap",
        "swap-sides",
        "forfeit",
        "hhii",
        "hh ii",
        "cc:dd",
        "c3:d4",
        "zz",
        "90",
        "?",
        "f7-d4e6",
        "cc|draw",
        "escape",
        "33+A",
        "a1:b2",
        "ba",
    ];
    let mut wrong = Vec::new();
    for game in games {
        for value in values {
            for id in ["B", "1", "AB", "A1"] {
                let is_setup = id.starts_with('A');
                let record = match is_setup {
                    true => format!("(;{game}{id}[{value}];W[d4];1[a14])"),
                    false => format!("(;{game};W[c3];{id}[{value}];W[d4])"),
                };
                check_board(&record, record.as_bytes(), &mut wrong);
            }
        }
    }
    for file in corpus::folders().iter().flat_map(|folder| corpus::records(folder)) {
        let bytes = fs::read(&file).expect("a record");
        if bytes.len() < 20_000 {
            check_board(&file.display().to_string(), &bytes, &mut wrong);
        }
    }
    assert!(wrong.is_empty(), "{} {}", wrong.len(), wrong[..wrong.len().min(60)].join("\n"));
}
