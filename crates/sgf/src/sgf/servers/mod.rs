//! Converts files of servers and other programs to records: Go as `.gib` (Tygem), `.ngf` (Cyberoro, wBaduk), `.ugf` and `.ugi` (Pandanet),
//! and TwixT as `.T1` (T1j).
//!
//! None of these formats has a specification. The readers follow public descriptions and real files; any other line becomes a finding that
//! quotes it.

mod encoding;
mod gib;
mod ngf;
mod record;
mod t1;
mod ugf;
mod words;

use super::rules::{self, Code, Fault, FaultList};
use crate::language::Message;
use crate::text::{self, Charset};
use record::Record;
pub use record::ServerError;
use words::lines_of;

/// A format of such files.
struct Format {
    name: &'static str,
    /// The suffixes of its files, in lower case.
    suffixes: &'static [&'static str],
    /// Whether a file is of this format, by how it begins.
    is: fn(&[u8]) -> bool,
    /// The name of its encoding that a file has.
    label: for<'a> fn(&[&'a [u8]]) -> Option<&'a str>,
    /// The encoding of the country of its server.
    country: fn(&[&[u8]]) -> Option<&'static str>,
    read: fn(&[&str], &mut Record) -> Result<(), ServerError>,
}

/// All of them, in the order in which they are tried.
const FORMATS: [Format; 4] = [
    Format { name: "GIB", suffixes: &["gib"], is: gib::is, label: |_| None, country: gib::encoding, read: gib::read },
    Format {
        name: "UGF",
        suffixes: &["ugf", "ugi"],
        is: ugf::is,
        label: ugf::language,
        country: |_| None,
        read: ugf::read,
    },
    Format { name: "NGF", suffixes: &["ngf"], is: ngf::is, label: |_| None, country: |_| None, read: ngf::read },
    Format { name: "T1", suffixes: &["t1"], is: t1::is, label: |_| None, country: |_| None, read: t1::read },
];

/// The suffixes of files of servers, in lower case.
pub fn server_suffixes() -> impl Iterator<Item = &'static str> {
    FORMATS.iter().flat_map(|format| format.suffixes).copied()
}

/// A file of a server, made into a record.
#[derive(Clone, Debug)]
pub struct Converted {
    /// The short name of its format, such as `GIB`.
    pub format: &'static str,
    /// The record, in UTF-8.
    pub bytes: Vec<u8>,
    /// The encoding of the file.
    pub charset: Charset,
    /// The lines that could not be read, and what is doubtful about the encoding of the file.
    pub faults: Vec<Fault>,
}

/// So much of a file in UTF-16 shows of which format it is.
const NARROWED_FIRST: usize = 1 << 16;
/// So many lines of a server's file are read.
const MOST_LINES: usize = 100_000;

/// Converts a server's file to a record; `None` if the bytes are not such a file.
///
/// # Errors
/// Where it is one but nothing of it can be read.
///
/// ```
/// let file = b"\\HS\n\\[GAMEBLACKNAME=Ann (3D)\\]\n\\HE\n\\GS\nINI 0 1 0 &4\nSTO 0 2 1 15 3\n\\GE\n";
/// let record = variorum_sgf::convert_server(file).unwrap().unwrap();
/// assert_eq!(record.format, "GIB");
/// assert_eq!(record.bytes, b"(;FF[4]CA[UTF-8]GM[1]SZ[19]PB[Ann]BR[3d]\n;B[pd])\n");
/// ```
pub fn convert_server(bytes: &[u8]) -> Option<Result<Converted, ServerError>> {
    convert_server_in(bytes, None)
}

/// The same, of a file in an encoding that somebody chose; without one it is found as that of a record is.
///
/// # Errors
/// As [`convert_server`] says.
pub fn convert_server_in(file: &[u8], chosen: Option<&Charset>) -> Option<Result<Converted, ServerError>> {
    // The beginning of a file in UTF-16 tells whether it is one of these.
    let narrow_start = text::narrowed(&file[..file.len().min(NARROWED_FIRST)]);
    let format = format_of(narrow_start.as_deref().unwrap_or(file))?;
    let narrowed = narrow_start.and_then(|_| text::narrowed(file));
    let bytes = without_mark(narrowed.as_deref().unwrap_or(file));
    let chosen = chosen.filter(|chosen| narrowed.is_none() && !chosen.is_wide());
    let mut lines = lines_of(bytes);
    let raw: Vec<&[u8]> = lines.by_ref().take(MOST_LINES).collect();
    let beyond = lines.count();
    let (charset, doubt) = match chosen {
        Some(chosen) => (chosen.clone(), None),
        None if narrowed.is_some() => (Charset::utf8(), None),
        None => {
            encoding::of_file(&raw, (format.label)(&raw), (format.country)(&raw), matches!(format.name, "GIB" | "NGF"))
        }
    };
    let mut faults = FaultList::default();
    faults.extend(doubt);
    let mut decoded = |(line, number): (&&[u8], usize)| {
        let (text, finding) = encoding::decoded(&charset, number, line);
        faults.extend(finding);
        text
    };
    let lines: Vec<String> = raw.iter().zip(1..).map(&mut decoded).collect();
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    let mut record = Record::new();
    if let Err(why) = (format.read)(&lines, &mut record) {
        return Some(Err(why));
    }
    faults.extend(record.unread.iter().map(|(line, why)| fault_in_file(Code::UnreadLine, *line, why.clone())));
    let mut faults = faults.finish();
    if beyond > 0 {
        let most = MOST_LINES;
        let message = message!(
            "lines-beyond-not-read",
            "{beyond} line after the first {most} was not read" | "{beyond} lines after the first {most} were not read",
            beyond,
            most
        );
        faults.push(fault_in_file(Code::UnreadLine, 0, message));
    }
    // What names no encoding, and what was read through UTF-8.
    let is_plain = narrowed.is_some() || chosen.is_none() && file.is_ascii();
    let charset = if is_plain { text::detect(file) } else { charset };
    Some(Ok(Converted { format: format.name, bytes: record.write(), charset, faults }))
}

/// The format that a file is in, by how it begins.
fn format_of(bytes: &[u8]) -> Option<&'static Format> {
    let start = without_mark(bytes).trim_ascii_start();
    FORMATS.iter().find(|format| !start.starts_with(b"(") && (format.is)(start))
}

/// A text without its byte order mark.
fn without_mark(bytes: &[u8]) -> &[u8] {
    bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes)
}

/// A fault of a line of the original file; 0 for none in particular.
fn fault_in_file(code: Code, line: usize, why: Message) -> Fault {
    let line_of_file = Some(line).filter(|line| *line > 0);
    Fault { line_of_file, ..rules::fault(code, 0, None, in_file(line, why)) }
}

/// A sentence about a line of the original file; 0 for none in particular.
fn in_file(line: usize, why: Message) -> Message {
    match line {
        0 => message!("unread-in-file", "in the original file: {why}", why),
        line => message!("unread-line-of-file", "line {line} of the original file: {why}", line, why),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sgf::Tree;

    fn converted(file: &str) -> (String, Vec<String>) {
        let Converted { bytes, faults, .. } = convert_server(file.as_bytes()).expect("a server's file").unwrap();
        let (tree, wrong) = Tree::read(bytes.clone());
        assert_eq!((tree.game_count(), wrong.len()), (1, 0), "{wrong:?}");
        (String::from_utf8(bytes).unwrap(), faults.into_iter().map(|fault| fault.message.to_string()).collect())
    }

    #[test]
    fn a_gib_becomes_a_record() {
        let (record, unread) = converted(
            "\\HS\n\\[GAMENAME=Free\\]\n\\[GAMEPLACE=Tygem Baduk\\]\n\\[GAMEWHITENAME=lee [x] (10K)\\]\n\\[GAMEBLACKNAME=jy512 (15K)\\]\n\
             \\[GAMEINFOMAIN=GBKIND:3,GTIME:1200-30-3,GRLT:1,ZIPSU:35,GONGJE:65,TCNT:4\\]\n\\[GAMETAG=S1,C2016:03:26:17:29,I:lee\\]\n\
             \\[GAMECOMMENT=Good game\\]\n\\HE\n\\GS\n2 1 0\n5 0 &4\nINI 0 1 3 &4 \nSTO 0 2 2 15 15 \nSKI 0 3 \nSTO 0 4 2 19 0\nXYZ 7\n\\GE\n",
        );
        assert_eq!(
            record,
            "(;FF[4]CA[UTF-8]GM[1]SZ[19]PB[jy512]BR[15k]PW[lee [x\\]]WR[10k]DT[2016-03-26]PC[Tygem Baduk]GN[Free]TM[1200]OT[3x30 byo-yomi]\
             RE[W+3.5]KM[6.5]HA[3]AB[dp][pd][dd]GC[Good game]\n;W[pp]\n;B[])\n"
        );
        assert_eq!(unread.len(), 2, "{unread:?}");
        assert!(unread[0].contains("line 16") && unread[0].contains("STO 0 4 2 19 0") && unread[1].contains("XYZ 7"));
    }

    #[test]
    fn a_gib_of_the_newest_programs_becomes_a_record() {
        let tag = "\\[GAMETAG=S0,R0,D0,G65,W0,Z35,T20-3-600,\t\tC2025-01-18-16-38-32,I:anna1,L:11,M:bert2,N:18,A:anna,B:bert,J:2,K:3\\]\n";
        let moves = "\\HE\n\\GS\n2 1 0\n3 0 &4\nINI 0 1 0 &4\nSTO 0 2 1 15 15 \nREM 0 3 -1 -1 0 1 \n\\GE\n";
        let info = "\\[GAMEINFOMAIN=GBKIND:3,GTYPE:0,GCDT:0,GTIME:600-20-3,GRLT:0,ZIPSU:35,DUM:0,GONGJE:65,TCNT:3,LINE:19,AUSZ:0\\]\n\
                    \\[GAMEINFOSUB=GNAMEF:0,GPLCF:0,GNAME:rank game, 5th,GDATE:2025-01-18-16-38-32,GPLC:www.tygemgo.com,GCMT:a: b\\]\n\
                    \\[WUSERINFO=WID:anna1,WLV:11,WNICK:W_1,WNCD:2,WAID:1,WIMG:http://host/a:b,c\\]\n\
                    \\[BUSERINFO=BID:bert2,BLV:18,BNICK:bert2,BNCD:3,BAID:2,BIMG:\\]\n";
        let players = "PB[bert2]BR[1d]PW[anna1]WR[7k]DT[2025-01-18]";
        let rest = "TM[600]OT[3x20 byo-yomi]RE[B+3.5]KM[6.5]";
        for (head, record) in [
            (format!("{info}{tag}"), format!("{players}PC[www.tygemgo.com]GN[rank game, 5th]{rest}GC[a: b]")),
            (info.to_owned(), format!("{players}PC[www.tygemgo.com]GN[rank game, 5th]{rest}GC[a: b]")),
            (tag.to_owned(), format!("{players}{rest}")),
        ] {
            let (written, unread) = converted(&format!("\\HS\n{head}{moves}"));
            assert_eq!(written, format!("(;FF[4]CA[UTF-8]GM[1]SZ[19]{record}\n;B[pp])\n"), "{head}");
            assert!(unread.is_empty(), "{unread:?}");
        }
    }

    #[test]
    fn every_line_of_a_head_is_read_or_reported() {
        let file = |head: &str| format!("\\HS\n{head}\n\\HE\n\\GS\nINI 0 1 0 &4\nSTO 0 2 1 3 3\n\\GE\n");
        for (head, property) in [
            ("\\[GAMERESULT=white wins by resignation\\]", "RE[W+R]"),
            ("\\[GAMERESULT=黑時間勝\\]\n\\[GAMEINFOMAIN=GRLT:7,ZIPSU:0\\]", "RE[B+T]"),
            ("\\[GAMERESULT=\\]\n\\[GAMEINFOMAIN=GRLT:255,ZIPSU:0\\]", "SZ[19]PB[]PW[]\n"),
            ("\\[GAMEGONGJE=65\\]", "KM[6.5]"),
            ("\\[GAMEBLACKNAME=Ann\\]\n\\[GAMEBLACKLEVEL=17\\]", "PB[Ann]BR[1k]"),
            ("\\[GAMEWHITENAME=Bo (2D)\\]\n\\[GAMEWHITELEVEL=Bo\\]", "PW[Bo]WR[2d]"),
            ("\\[GAMETIME=50分\n30秒 3次\\]\n\\[GAMENAME=x\\]", "GN[x]"),
            ("\\[GAMECOMMENT=one\ntwo\\]", "GC[one\ntwo]"),
            ("\\[GAMEINFOMAIN=LINE:13\\]", "SZ[13]"),
            ("\\[WUSERINFO=WID:\u{FFFD}\u{FFFD},WLV:35,WNICK:KeJie\\]", "PW[KeJie]WR[9p]"),
            ("\\[WUSERINFO=WID:柯洁 ,WLV:27,WNICK:KeJie\\]", "PW[柯洁]WR[1p]"),
        ] {
            let (record, unread) = converted(&file(head));
            assert!(record.contains(property) && unread.is_empty(), "{head}: {record} {unread:?}");
        }
        // What White gives has no documented sign, and is reported once.
        let given = "\\[GAMEINFOMAIN=GRLT:255,DUM:5,GONGJE:0\\]\n\\[GAMETAG=D5,G0,W255\\]";
        for (head, reported) in [
            ("\\[NEWKEY=5\\]", &["NEWKEY=5"][..]),
            ("\\[GAMEINFOMAIN=GRLT:9,GONGJE:x\\]", &["'GRLT:9'", "'GONGJE:x'"]),
            (given, &["'DUM:5'"]),
            // Of a line with many parts the one that is not understood is reported, and the others are read.
            ("\\[GAMEINFOMAIN=GRLT:4,LINE:77,GTIME:soon,NEW:3\\]", &["'LINE:77'", "'GTIME:soon'", "'NEW:3'"]),
            ("\\[GAMEINFOSUB=GNAME:x,GDATE:lately,GCMT:a,NB:c\\]", &["'GDATE:lately'"]),
            ("\\[BUSERINFO=BID:ann,BLV:99\\]", &["'BLV:99'"]),
            ("\\[GAMETAG=W9,T1-x,X5,Q:7\\]", &["'W:9'", "'T:1-x'", "'X:5'", "'Q:7'"]),
            // Results, terms and times in words that say something else.
            ("\\[GAMERESULT=흑 승리인가\\]", &["흑 승리인가"]),
            ("\\[GAMERESULT=who knows\\]", &["who knows"]),
            ("\\[GAMECONDITION=호선 : 흑 공제 몇 집\\]", &["GAMECONDITION=호선 : 흑 공제 몇 집"]),
            ("\\[GAMETIME=천천히\\]", &["GAMETIME=천천히"]),
            ("\\[GAMEGONGJE=six\\]", &["GAMEGONGJE=six"]),
            ("\\[GAMEBLACKNAME=Ann\\]\n\\[GAMEBLACKLEVEL=high\\]", &["high"]),
            // Parts that no key introduces, and numbers that are none.
            ("\\[GAMETAG=S1,Txx\\]", &["'Txx'"]),
            ("\\[GAMETAG=hello,Sx,W255\\]", &["'hello'", "'Sx'"]),
            ("\\[GAMETAG=W3,Zabc\\]", &["'Zabc'"]),
            ("\\[GAMETAG=S0,I:a, b,M:Bo\\]", &[]),
            ("\\[GAMEINFOMAIN=GBKIND:3, and more,GRLT:255\\]", &["'and more'"]),
            ("\\[GAMEINFOMAIN=GBKIND:three,GRLT:255,ZIPSU:many\\]", &["'GBKIND:three'", "'ZIPSU:many'"]),
            ("REM 0 1 -1 -1 0 1", &[]),
            ("REM 0 3 great move by black", &["great move by black"]),
        ] {
            let (record, unread) = converted(&file(head));
            let has = |part: &&&str| unread.iter().any(|why| why.contains(**part));
            assert!(unread.len() == reported.len() && reported.iter().all(|part| has(&part)), "{head}: {unread:?}");
            let line = if head.contains("LEVEL") { "line 3 " } else { "line 2 " };
            assert!(unread.iter().all(|why| why.contains(line)), "{head}: {unread:?}");
            assert!(!record.contains("KM["), "{record}");
        }
        for (head, property) in [
            ("\\[GAMEINFOMAIN=GRLT:4,LINE:77\\]", "RE[W+R]"),
            ("\\[GAMECONDITION=호선 : 흑 공제 6집반\\]", "KM[6.5]"),
            ("\\[GAMECONDITION=Black 7.5 Dum\\]", "KM[7.5]"),
            (
                "\\[GAMECONDITION=3 Handicap : White Dum(5)\\]\n\\[GAMEDUM=5\\]\n\\[GAMEINFOMAIN=DUM:5,GONGJE:0\\]",
                "KM[-5]",
            ),
            ("\\[GAMECONDITION=让先\\]\n\\[GAMEGONGJE=65\\]", "KM[6.5]"),
            ("\\[GAMETIME=제한시간 20분 : 30초 초읽기 3번\\]", "TM[1200]OT[3x30 byo-yomi]"),
            ("\\[GAMETIME=Time limit 20minute : 30 second countdown 3 time\\]", "TM[1200]OT[3x30 byo-yomi]"),
            ("\\[GAMEINFOMAIN=GTIME:每方限时: 无,GRLT:1,ZIPSU:110\\]", "RE[W+11]"),
            ("\\[GAMEINFOMAIN=GRLT:0,ZIPSU:-5\\]", "SZ[19]PB[]PW[]\n"),
            ("\\[GAMETAG=W3,A:anna,B:bert\\]", "PB[bert]PW[anna]RE[B+R]"),
            ("\\[GAMETAG=W3,I:\u{FFFD}\u{FFFD},M:bert2,A:anna,B:bert\\]", "PB[bert2]PW[anna]"),
            ("\\[GAMETAG=W3,I:a, b,M:Bo\\]", "PB[Bo]PW[a, b]"),
            ("\\[GAMERESULT=Game suspended\\]", "RE[Void]GC[Game suspended]"),
            (
                "\\[GAMERESULT=White wins by disconnection!\\]\n\\[GAMECOMMENT=x\\]",
                "RE[W+F]GC[x\nWhite wins by disconnection!]",
            ),
        ] {
            assert!(converted(&file(head)).0.contains(property), "{head}: {}", converted(&file(head)).0);
        }
    }

    /// What the lines of moves have besides, and numbers that are missing, in the formats that number their moves.
    #[test]
    fn odd_parts_and_numbers_of_moves_are_reported() {
        let gib = |moves: &str| format!("\\HS\n\\[GAMEBLACKNAME=Ann\\]\n\\HE\n\\GS\n{moves}\n\\GE\n");
        let ngf =
            |moves: &str| format!("x\n19\nw 1D\nb 1D\n\n0\n0\n6\n20060905\n5\n\n{}\n{moves}\n", moves.lines().count());
        let ugf = |moves: &str| format!("[Header]\nVer=UGF3,200\nSize=19\nMoves=0\n[Data]\n{moves}\n");
        let forms: [&dyn Fn(&str) -> String; 3] = [&gib, &ngf, &ugf];
        for (form, moves, played, reported) in [
            (0, "INI 0 1 0 &4\nSTO 0 2 1 3 3\nREM 0 3 -1 -1 0 1\nSTO 0 4 2 4 4\nSKI 0 5", 3, ""),
            (0, "STO 0 1 1 3 3\nSTO 0 2 2 4 4", 2, ""),
            (0, "INI 0 1 0 &4 hello room\nSTO 0 2 1 3 3", 1, "'hello room'"),
            (0, "INI 0 1 0 &4在272房间\nSTO 0 2 1 3 3", 1, "'&4在272房间'"),
            (0, "INI 0 1 0 &4\nSTO 0 2 1 3 3 good move\nSTO 0 3 2 4 4", 2, "'good move'"),
            (0, "INI 0 1 0 &4\nSTO 0 2 1 3 3\nSKI 0 3 now", 2, "'now'"),
            (0, "INI 0 1 0 &4\nSTO 0 2 1 3 3\nSTO 0 9 2 4 4\nSTO 0 10 1 5 5", 3, "number 9, but 3 is due"),
            (0, "INI 0 1 0 &4\nSTO 0 3 1 3 3", 1, "number 3, but 2 is due"),
            (0, "INI 0 1 0 &4\nSTO 0 2 1 3 3\nSTO 0 x 2 4 99\nSTO 0 4 1 5 5", 2, "'STO 0 x 2 4 99'"),
            (1, "PMABBREER\nPMACWEEEE\nPMADBAAAA", 3, ""),
            (1, "PMAABREER\nPMABWEEEE", 2, ""),
            (1, "PMAZBREER\nPMBAWEEEE", 2, "number 25, but 1 is due"),
            (1, "PMABBREER\nPMAFWEEEE\nPMAGBFFFF", 3, "number 5, but 2 is due"),
            (1, "PMABBREES\nPMACWEEEE", 2, "'PMABBREES'"),
            (1, "PMABBREER 12\nPMACWEEEE", 2, "'PMABBREER 12'"),
            (1, "PMABBREER\nPMACWZZZZ\nPMADBFFFF", 2, "'PMACWZZZZ'"),
            (2, "QP,B1,1,0\nDP,W1,2,0\nYZ,MK,3,0\nZZ,W1,4,0\nYA,B,5,0", 5, ""),
            (2, "QP,B1,1,57\nDP,W1,2,0", 2, "'57'"),
            (2, "QP,B1,1,0,Visit us\nDP,W1,2,0", 2, "'0,Visit us'"),
            (2, "QP,B2,1,0\nDP,W1,2,0", 2, "'B2'"),
            (2, "QP,B1,one,0\nDP,W1,2,0", 2, "'one'"),
            (2, "QP,B1,1,0\nDP,W1,7,0\nEE,B1,8,0", 3, "number 7, but 2 is due"),
        ] {
            let (record, unread) = converted(&forms[form](moves));
            assert_eq!(record.matches("\n;").count(), played, "{moves}: {record}");
            assert_eq!(unread.len(), usize::from(!reported.is_empty()), "{moves}: {unread:?}");
            assert!(unread.iter().all(|why| why.contains(reported)), "{moves}: {unread:?}");
        }
    }

    #[test]
    fn a_wrong_number_of_moves_and_odd_lines_are_reported() {
        let plain = "x\n19\nw 1D\nb 1D\n\n0\n0\n6\n20060905\n5\n\n2\nPMABBREER\nPMACWEEEE\n";
        let ngf = |line: &str| plain.replacen("\n2\n", line, 1);
        let ugf = |line: &str| format!("[Header]\nSize=19\n{line}\n[Data]\nQP,B1,1,0\nDP,W1,2,0\n");
        for (file, reported) in [
            (ngf("\n2\n"), ""),
            (ngf("\n7\n"), "the number of moves is given as 7, but it is 2"),
            (ngf("\nmany\n"), "'many'"),
            (ugf("Moves=0"), ""),
            (ugf("Moves=2"), ""),
            (ugf("Moves=7"), "the number of moves is given as 7, but it is 2"),
            (ugf("Moves=few"), "Moves=few"),
            (ugf("Ver=UGF3,200\nCode=\nCrypt=0,PLAIN_UGF_FILE,READ_WRITE\nLang=ENG"), ""),
            (ugf("Ver=REVIEW1"), ""),
            (ugf("Ver=new"), "Ver=new"),
            (ugf("Code=abc"), "Code=abc"),
            (ugf("Lang=klingon"), "klingon"),
            (ugf("Lang=???"), "Lang=???"),
            (ugf("Crypt=what"), "Crypt=what"),
            (ugf("") + "[MessageLine]\nGood luck\n", "Good luck"),
            (ugf("") + "[Remark]\nx\n", "'x'"),
            (ugf("") + "[Figure]\n.Foo,1\n", ".Foo,1"),
            (ugf("") + "[Figure]\n.#,4,16,A\n", ".#,4,16,A"),
        ] {
            let (record, unread) = converted(&file);
            assert!(record.ends_with("\n;B[qd]\n;W[dd])\n"), "{file}: {record}");
            assert_eq!(unread.len(), usize::from(!reported.is_empty()), "{file}: {unread:?}");
            assert!(unread.iter().all(|why| why.contains(reported)), "{file}: {unread:?}");
        }
    }

    /// As far as a file goes it is opened, though it has no moves or says nothing of itself.
    #[test]
    fn files_without_moves_or_without_a_head_are_opened() {
        for (file, format, property) in [
            (
                "Rated game\n19\nAnn 3D\nBo 2D\nplace\n0\n0\n6\n20060905\n5\nWhite wins by resign!\n0\n",
                "NGF",
                "RE[W+R]",
            ),
            ("GICup\nGIAnn\nGIBo\nGISeoul\nGI\nGI2006-9-5\nGI19\nGI0\nGI0\nGI6\nGI0\n", "NGF", "EV[Cup]"),
            ("[Header]\n[Data]\nQP,B1,1,0\n", "UGF", ";B[qd]"),
            ("[Header]\nWriter=x\n[Data]\n", "UGF", "US[x]"),
        ] {
            let Converted { format: found, bytes, faults, .. } = convert_server(file.as_bytes()).expect(file).unwrap();
            let record = String::from_utf8(bytes).unwrap();
            assert!(found == format && record.contains(property) && faults.is_empty(), "{file}: {record} {faults:?}");
        }
        for text in ["Shopping\n19\n20060905\n", "GI\nGI Joe\n", "1\n2\n3\n4\n5\n", "[Header]\nx=1\n"] {
            assert!(convert_server(text.as_bytes()).is_none(), "{text}");
        }
    }

    /// The komi of servers that count parts of points.
    #[test]
    fn a_komi_is_read_in_the_unit_it_is_in() {
        for (number, of_gib, of_ngf) in [
            ("0", "0", "0.5"),
            ("6", "0.6", "6.5"),
            ("-5", "-0.5", "-5.5"),
            ("65", "6.5", "6.5"),
            ("75", "7.5", "7.5"),
            ("105", "10.5", ""),
            ("375", "7.5", "7.5"),
            ("325", "6.5", "6.5"),
            ("650", "6.5", "6.5"),
            ("7.5", "7.5", "7.5"),
            ("3又3/4子", "7.5", "7.5"),
            ("six", "", ""),
        ] {
            let gib = format!("\\HS\n\\[GAMEGONGJE={number}\\]\n\\HE\n\\GS\nSTO 0 2 1 3 3\n\\GE\n");
            let ngf = format!("x\n19\nw 1D\nb 1D\n\n0\n0\n{number}\n20060905\n5\n\n1\nPMABBREER\n");
            for (file, komi) in [(gib, of_gib), (ngf, of_ngf)] {
                let (record, unread) = converted(&file);
                assert_eq!(record.contains(&format!("KM[{komi}]")), !komi.is_empty(), "{number}: {record}");
                assert_eq!(unread.is_empty(), record.contains("KM["), "{number}: {unread:?}");
            }
        }
    }

    /// Where lines of a head contradict each other, the newest form is believed and the other is reported.
    #[test]
    fn lines_that_contradict_each_other_are_reported() {
        let file = |head: &str, ini: &str, moves: &str| format!("\\HS\n{head}\n\\HE\n\\GS\n{ini}{moves}\\GE\n");
        let (ini, black) = ("INI 0 1 0 &4\n", "STO 0 2 1 3 3\n");
        let main = |fields: &str| format!("\\[GAMEINFOMAIN={fields}\\]");
        for (head, property, reported) in [
            (format!("\\[GAMERESULT=흑 불계승\\]\n{}", main("GRLT:4")), "RE[W+R]", "RE is W+R"),
            (format!("{}\n\\[GAMETAG=W4,Z0\\]", main("GRLT:3")), "RE[B+R]", "RE is B+R"),
            (format!("\\[GAMETAG=W4,Z0\\]\n{}", main("GRLT:3")), "RE[B+R]", "RE is B+R"),
            (format!("\\[GAMECONDITION=흑 7집반\\]\n{}", main("GONGJE:65")), "KM[6.5]", "KM is 6.5"),
            ("\\[GAMEGONGJE=65\\]\n\\[GAMETAG=G75\\]".to_owned(), "KM[7.5]", "KM is 7.5"),
            (main("DUM:1,GONGJE:65"), "KM[6.5]", "'DUM:1'"),
            (format!("\\[GAMETIME=20분\\]\n{}", main("GTIME:600-20-3")), "TM[600]", "TM is 600"),
            ("\\[GAMEDATE=2025-01-17\\]\n\\[GAMETAG=C2025:01:18\\]".to_owned(), "DT[2025-01-18]", "DT is 2025-01-18"),
            ("\\[GAMECONDITION=4점 접바둑\\]".to_owned(), "SZ[19]", "HA is 0"),
            ("\\[GAMENAME=a\\]\n\\[GAMEINFOSUB=GNAME:b\\]".to_owned(), "GN[b]", "GN is b"),
            ("\\[GAMEPLACE=a\\]\n\\[GAMEINFOSUB=GPLC:b\\]".to_owned(), "PC[b]", "PC is b"),
            ("\\[GAMEBLACKNAME=Ann\\]\n\\[BUSERINFO=BID:Eve,BNICK:E\\]".to_owned(), "PB[Eve]", "PB is Eve"),
            ("\\[BUSERINFO=BID:Eve\\]\n\\[GAMETAG=M:Ann,B:A\\]".to_owned(), "PB[Eve]", "PB is Eve"),
            ("\\[GAMEBLACKNAME=Ann (2D)\\]\n\\[GAMEBLACKLEVEL=17\\]".to_owned(), "BR[2d]", "BR is 2d"),
            ("\\[GAMERESULT=흑 불계승\\]\n\\[GAMERESULT=백 불계승\\]".to_owned(), "RE[B+R]", "백 불계승 was left out"),
            (
                "\\[GAMECONDITION=흑 7집반\\]\n\\[GAMECONDITION=흑 6집반\\]".to_owned(),
                "KM[7.5]",
                "흑 6집반 was left out",
            ),
            ("\\[GAMETIME=20분\\]\n\\[GAMETIME=30분\\]".to_owned(), "TM[1200]", "30분 was left out"),
            ("\\[GAMETAG=W3,Z0\\]\n\\[GAMETAG=W4,Z0\\]".to_owned(), "RE[B+R]", "W4,Z0 was left out"),
            ("\\[GAMEBLACKNAME=jy\\]\n\\[BUSERINFO=BID:other,BNICK:jy\\]".to_owned(), "PB[other]", "jy was left out"),
            ("\\[GAMEBLACKNAME=柯洁\\]\n\\[BUSERINFO=BID:KeJie\\]".to_owned(), "PB[KeJie]", "柯洁 was left out"),
            ("\\[GAMEBLACKNICK=a\\]\n\\[GAMEBLACKNICK=b\\]".to_owned(), "PB[a]", "b was left out"),
            (format!("{}\n{}", main("LINE:19"), main("LINE:13")), "SZ[19]", "SZ is 19"),
            (main("DUM:-9223372036854775808,GONGJE:65"), "KM[6.5]", "'DUM:-9223372036854775808'"),
            (main("GONGJE:99999999999999999999,GTIME:600-20-3"), "TM[600]", "'GONGJE:99999999999999999999'"),
            (main("GONGJE:-2147483648,GTIME:600-20-3"), "TM[600]", "'GONGJE:-2147483648'"),
        ] {
            let (record, unread) = converted(&file(&head, ini, black));
            assert!(record.contains(property), "{head}: {record}");
            assert!(unread.len() == 1 && unread[0].contains(reported), "{head}: {unread:?}");
        }
        // What only says less contradicts nothing.
        for head in [
            format!("\\[GAMERESULT=흑 3집반승\\]\n{}", main("GRLT:0,ZIPSU:35")),
            format!("\\[GAMERESULT=흑승\\]\n{}", main("GRLT:0,ZIPSU:35")),
            format!("\\[GAMECONDITION=호선 : 흑 공제 6집반\\]\n{}", main("GONGJE:65")),
            "\\[GAMECONDITION=맞바둑\\]".to_owned(),
            // Accounts, and names in other letters beside them.
            "\\[GAMEBLACKNAME=KeJie\\]\n\\[BUSERINFO=BID:KeJie,BNICK:柯洁\\]\n\\[GAMETAG=M:KeJie,B:柯洁\\]".to_owned(),
            "\\[GAMEBLACKNAME=Ann\\]\n\\[GAMETAG=M:ann1,B:Ann\\]".to_owned(),
        ] {
            let (_, unread) = converted(&file(&head, ini, black));
            assert!(unread.is_empty(), "{head}: {unread:?}");
        }
        // A handicap that only the terms have.
        for (ini, moves) in [("", black), ("INI 0 1 0 &4\n", "STO 0 2 2 3 3\n"), ("INI 0 1 4 &4\n", black)] {
            let (record, unread) = converted(&file("\\[GAMECONDITION=4점 접바둑\\]", ini, moves));
            assert!(record.contains("HA[4]AB[dp][pd][dd][pp]") && unread.is_empty(), "{ini}: {record} {unread:?}");
        }
        // The handicap is no number, or more than anybody has.
        for (head, ini, reported) in [
            ("", "INI 0 1 300 &4\n", "INI 0 1 300"),
            ("", "INI 0 1 200 &4\n", "INI 0 1 200"),
            ("", "INI\n", "'INI'"),
            ("", "INI 0 1 0 &4\nINI 0 1 3 &4\n", "INI 0 1 3"),
            ("\\[GAMECONDITION=400점 접바둑\\]", "INI 0 1 0 &4\n", "400점"),
        ] {
            let (record, unread) = converted(&file(head, ini, black));
            assert!(!record.contains("HA[") && unread.len() == 1 && unread[0].contains(reported), "{ini}: {unread:?}");
        }
        let (record, _) = converted(&file("\\[GAMEBLACKNICK=oro\\]\n\\[GAMEWHITENAME=\\]", ini, black));
        assert!(record.contains("PB[oro]"), "{record}");
    }

    /// The board has the size that the head gives it, wherever that stands.
    #[test]
    fn moves_are_on_the_board_that_the_head_names() {
        for (size, on_board, beyond) in [(13, "12 12", "13 3"), (9, "8 8", "3 15")] {
            let head = format!("\\[GAMEINFOMAIN=LINE:{size}\\]\n");
            let moves = format!("\\GS\nINI 0 1 0 &4\nSTO 0 2 1 {on_board}\nSTO 0 3 2 {beyond}\nSKI 0 4\n\\GE\n");
            for file in [format!("\\HS\n{head}\\HE\n{moves}"), format!("\\HS\n\\HE\n{moves}{head}")] {
                let (record, unread) = converted(&file);
                assert!(record.contains(&format!("SZ[{size}]")) && record.ends_with("]\n;W[])\n"), "{file}: {record}");
                assert!(unread.len() == 1 && unread[0].contains(beyond), "{file}: {unread:?}");
            }
        }
    }

    /// A file that names nobody is read anew as well as it can be: nothing about it is the fault of an earlier version.
    #[test]
    fn a_gib_without_players_is_no_earlier_conversion() {
        let file = "\\HS\n\\[GAMEDATE=2025-01-18\\]\n\\[GAMEINFOMAIN=GTIME:600-20-3,GRLT:3,GONGJE:65\\]\n\\HE\n\\GS\nSTO 0 2 1 3 3\n\\GE\n";
        let (record, unread) = converted(file);
        assert!(record.contains("OT[3x20 byo-yomi]RE[B+R]") && unread.is_empty(), "{record} {unread:?}");
        let (tree, faults) = Tree::read(record.into_bytes());
        let found = crate::sgf::check(&tree, &faults);
        assert!(found.iter().all(|fault| fault.code != Code::EarlierConversion), "{found:?}");
    }

    #[test]
    fn an_ngf_with_marked_lines_becomes_a_record() {
        let file =
            "GI韩国升段战\nGI陈 初段\nGI李 五段\nGI\nGI\nGI2006-9-5\nGI19\nGI0\nGI0\nGI6\nGI3\nPMABBREER\nPMACWEEEE\n";
        let expected = "(;FF[4]CA[UTF-8]GM[1]SZ[19]PB[李]BR[五段]PW[陈]WR[初段]DT[2006-09-05]EV[韩国升段战]KM[6.5]\n;B[qd]\n;W[dd])\n";
        let bytes = Charset::for_label("gbk").unwrap().encode(file).unwrap();
        let Converted { bytes, faults, format, .. } = convert_server(&bytes).unwrap().unwrap();
        assert_eq!((format, String::from_utf8(bytes).unwrap().as_str()), ("NGF", expected));
        assert!(faults.iter().all(|fault| fault.code == Code::CharsetGuessed), "{faults:?}");
        // A line that does not say what its place is for is reported with it.
        for (line, other, number) in
            [("GI19", "GIbig", 7), ("GI6", "GIsix", 10), ("GI2006-9-5", "GIlately", 6), ("GI3", "GI3\nGImore", 12)]
        {
            let (_, unread) = converted(&file.replacen(line, other, 1));
            let named = format!("line {number} ");
            assert!(unread.len() == 1 && unread[0].contains(&named), "{line}: {unread:?}");
        }
        let (record, unread) = converted(&file.replacen("GI\nGI\n", "GISeoul\nGIWhite loses on time\n", 1));
        assert!(record.contains("PC[Seoul]") && record.contains("RE[B+T]") && unread.is_empty(), "{record}");
        let (record, unread) = converted(&format!("{file}GI1\nIDB[2] 黑中盘胜(现场消息)[EndTxt]\nIDB[9] x[EndTxt]\n"));
        assert!(record.contains("RE[B+R]") && record.contains(";W[dd]C[黑中盘胜(现场消息)])"), "{record}");
        assert!(unread.len() == 1 && unread[0].contains("IDB[9]"), "{unread:?}");
        // Heads that leave lines out are read by what the lines hold; what could be several things is reported.
        let moves = "PMABBREER\nPMACWEEEE\n";
        for (head, properties, lines) in [
            ("GI十段战\nGI朴 初段\nGI李 五段\n", "PB[李]BR[五段]PW[朴]WR[初段]EV[十段战]", &[][..]),
            ("GI朴 初段\nGI李 五段\nGI黑中盘胜\n", "PB[李]BR[五段]PW[朴]WR[初段]RE[B+R]", &[]),
            ("GI十段战\nGI朴 初段\nGI李 五段\nGI2006-9-5\nGI19\n", "WR[初段]DT[2006-09-05]EV[十段战]", &[]),
            (
                "GICup\nGIAnn 3d\nGIBo 2d\nGISeoul\nGIWhite wins by resign!\n",
                "PW[Ann]WR[3d]PC[Seoul]EV[Cup]RE[W+R]",
                &[],
            ),
            ("GICup\nGIAnn\nGIBo\nGI19\nGI2\nGI0\nGI6\nGI3\n", "PB[Bo]PW[Ann]EV[Cup]KM[6]HA[2]", &[]),
            ("GICup\nGIAnn\nGIBo\nGI19\nGI6\n", "PB[Bo]PW[Ann]EV[Cup]", &[5]),
            ("GICup\nGIW\nGIB\n", "PB[B]PW[W]EV[Cup]", &[]),
            ("GICup\nGIAnn\nGIBo\nGISeoul\nGIwhat?\n", "PC[Seoul]EV[Cup]", &[5]),
        ] {
            let (record, unread) = converted(&format!("{head}{moves}"));
            assert!(record.contains(properties), "{head}: {record}");
            let reported: Vec<bool> = lines
                .iter()
                .map(|line: &usize| unread.iter().any(|why| why.contains(&format!("line {line} "))))
                .collect();
            assert!(
                unread.len() == lines.len() && reported.iter().all(|is_reported| *is_reported),
                "{head}: {unread:?}"
            );
        }
        // A usual head behind marked lines, which add to it.
        let usual = "Rated game\n19\nAnn 3D\nBo 2D\nplace\n0\n0\n6\n20060905\n5\nWhite wins by resign!\n2\n";
        for marked in ["GIseason 1\n", "GIseason 1\nGIX 1d\nGIY 2d\n"] {
            let (record, unread) = converted(&format!("{marked}{usual}{moves}"));
            let properties = "PB[Bo]BR[2d]PW[Ann]WR[3d]DT[2006-09-05]PC[place]EV[Rated game]TM[300]RE[W+R]KM[6.5]";
            assert!(record.contains(properties) && unread.is_empty(), "{marked}: {record} {unread:?}");
        }
        // Any head before moves that are clearly these.
        let (record, unread) = converted(&format!("what?\n{}", "PMABBREER\nPMACWEEEE\nPMADBFFFF\nPMAEWGGGG\n"));
        assert!(record.contains("EV[what?]") && unread.is_empty(), "{record} {unread:?}");
    }

    #[test]
    fn an_ngf_becomes_a_record() {
        let file = |handicap: usize, moves: &str| {
            format!(
                "Rated game\n19\nace550      7D*\np81587      5D*\nwww.cyberoro.com\n{handicap}\n0\n7\n20170316 [09:51]\n5\nWhite wins by  resign!\n3\n{moves}"
            )
        };
        let moves = "PMABBREER\r\nPMACWEEEE\nPMADBAAAA\n";
        let (record, unread) = converted(&file(0, moves));
        assert_eq!(
            record,
            "(;FF[4]CA[UTF-8]GM[1]SZ[19]PB[p81587]BR[5d]PW[ace550]WR[7d]DT[2017-03-16]PC[www.cyberoro.com]EV[Rated game]TM[300]RE[W+R]KM[7.5]\n;B[qd]\n;W[dd]\n;B[])\n"
        );
        assert!(unread.is_empty(), "{unread:?}");
        for (words, result) in [
            ("Black wins by time", "RE[B+T]"),
            ("White loses on time", "RE[B+T]"),
            ("Both lose", "RE[Both lost]"),
            ("Black wins by 34win >> White(58):Black(92)", "RE[B+34]"),
            ("Game suspended!", "RE[Void]KM[7.5]GC[Game suspended!]"),
        ] {
            let (record, unread) = converted(&file(0, moves).replace("White wins by  resign!", words));
            assert!(record.contains(result) && unread.is_empty(), "{words}: {record} {unread:?}");
        }
        for words in ["W timeout", "White timeout", "Black doesn't win", "White did not win by 3.5", "nobody wins"] {
            let (record, unread) = converted(&file(0, moves).replace("White wins by  resign!", words));
            assert!(!record.contains("RE[") && unread.len() == 1, "{words}: {record} {unread:?}");
        }
        // No title, and sizes of no board.
        for (title, unread_size) in
            [("\n19", 0), ("\n\nRated game\n19", 0), ("Rated game\n", 0), ("Rated game\nx", 1), ("y\n21", 1)]
        {
            let (record, unread) = converted(&file(0, moves).replace("Rated game\n19", title));
            let is_read =
                record.contains("SZ[19]PB[p81587]BR[5d]PW[ace550]WR[7d]") && record.contains("KM[7.5]\n;B[qd]");
            assert!(is_read && unread.len() == unread_size, "{title}: {record} {unread:?}");
        }
        let (record, unread) = converted(&file(2, "PMABWQRRQ\nwhat?\n").replace("\n3\nPM", "\n1\nPM"));
        assert!(record.contains("HA[2]AB[dp][pd]") && record.contains("\n;W[pq])"), "{record}");
        assert!(unread.len() == 1 && unread[0].contains("what?"));
        // A few letters are of the far east first, as the server is.
        for title in ["ﾌﾘｰ対局", "ﾚｰﾃｨﾝｸﾞ対局"] {
            let text = file(0, moves).replace("Rated game", title);
            let bytes = encoding_rs::SHIFT_JIS.encode(&text).0;
            let found = convert_server(&bytes).expect("an NGF").expect("a record");
            assert_eq!(found.charset.label(), "shift_jis", "{title}");
        }
        // The usual points of smaller boards, as the program itself places them.
        for (size, handicap, stones) in [
            (9, 2, Some("AB[cg][gc]")),
            (9, 3, Some("AB[cg][gc][gg]")),
            (9, 5, Some("AB[cg][gc][gg][cc][ee]")),
            (13, 4, Some("AB[dj][jd][jj][dd]")),
            (13, 9, Some("AB[dj][jd][jj][dd][dg][jg][gd][gj][gg]")),
            (5, 2, None),
            (8, 5, None),
        ] {
            let moves = "PMABWBBBB\n".to_owned();
            let text = file(handicap, &moves).replace("\n19\n", &format!("\n{size}\n")).replace("\n3\nPM", "\n1\nPM");
            let (record, unread) = converted(&text);
            assert_eq!(unread.is_empty(), stones.is_some(), "{size} {handicap}: {unread:?}");
            match stones {
                Some(stones) => assert!(record.contains(&format!("{stones}\n")), "{size} {handicap}: {record}"),
                None => assert!(!record.contains("AB["), "{size} {handicap}: {record}"),
            }
        }
    }

    #[test]
    fn a_ugf_becomes_a_record_and_a_review_its_variations() {
        let head = "[Header]\nLang=SJIS\nCrypt=0,PLAIN_UGF_FILE,READ_WRITE\nTitle=2019,PANDA-NET,\nDate=2019/03/08,22:09:00,2019/03/09,07:16:59\n\
                    Rule=JPN\nSize=19\nHdcp=0,-5.50\nWinner=B,7.50\nCopyright=PANDANET INC.\nCoordinateType=IGS\nPtime=J;480,,,\nPlayerB=kaz,7D,,\nPlayerW=YINNI,9P,,\n";
        let root = "(;FF[4]CA[UTF-8]GM[1]SZ[19]PB[kaz]BR[7d]PW[YINNI]WR[9p]DT[2019-03-08,09]EV[2019 PANDA-NET]RU[Japanese]TM[28800]RE[B+7.5]KM[-5.5]CP[PANDANET INC.]";
        let (record, unread) = converted(&format!("{head}[Data]\nQP,B1,1,0\nDP,W1,2,0\nYA,B1,3,0\nnonsense\n"));
        assert_eq!(record, format!("{root}\n;B[qd]\n;W[dd]\n;B[])\n"));
        assert!(unread.len() == 1 && unread[0].contains("nonsense"));
        let (record, unread) = converted(&format!(
            "{head}[Data]\nQP,B1,1,0\n[ReviewNode]\nNODE,1,0,0,0\nNODE,2,1,17,16\n  VARIATION,\n    NODE,9,2,4,4\n    VARIATION,\n      NODE,11,1,3,3\n\
             \x20   VARIATIONEND,\n    NODE,10,1,16,4\n  VARIATIONEND,\nNODE,3,2,20,20\nNODE,4,0,0,0\n[ReviewComment]\n.Comment,2\nfirst\nsecond\n.Comment,10\nlast\n"
        ));
        assert_eq!(record, format!("{root}\n;B[qd]C[first\nsecond]\n(;W[])\n(;W[dp]\n(;B[pp]C[last])\n(;B[cq])))\n"));
        assert!(unread.is_empty(), "{unread:?}");
        // The comment on a move is at that move, and a diagram's moves begin where its stones are.
        let moves = "[Data]\nQP,B1,1,0\nDP,W1,2,0\nPD,B1,3,0\n";
        let (record, unread) = converted(&format!(
            "{head}{moves}[Figure]\n.Text,0\nof the game\n.EndText\n.Text,2\nof move 2\n.#,4,4,A\n.#,17,16,b]\nstill of it\n.EndText\n\
             .Fig,3,1,1,19,19,Diagram 1,1,0\nDP,W1,0,0\nQP,B1,0,0\nQD,B1,1,0\nDD,W1,2,0\n.Text\nbetter\n.EndText\n.EndFig\n\
             .Fig,3,1,1,19,19,Diagram 2,2,0\nAA,B1,0,0\nBB,W1,1,0\n.Text\nelsewhere\n.EndText\n.EndFig\n\
             .Text,99\nnowhere\n.EndText\n"
        ));
        assert_eq!(
            record,
            format!(
                "{root}C[of the game]\n;B[qd]\n;W[dd]C[of move 2\nstill of it]LB[dp:A][qd:b\\]]\n\
                 (;B[pp]C[Diagram 1\nDiagram 2\nelsewhere])\n(;B[qp]\n;W[dp]C[better]))\n"
            )
        );
        let unread: Vec<&str> = unread.iter().map(String::as_str).collect();
        assert_eq!(unread.len(), 3, "{unread:?}");
        assert!(unread[0].contains("BB,W1,1,0") && unread[2].contains("nowhere"));
        for (winner, result) in
            [("D,", "0"), ("N1,E", "Void"), ("O,", "Both lost"), ("A,", "?"), ("W,F2", "W+F"), ("B,C", "B+R")]
        {
            let (record, unread) = converted(&head.replace("Winner=B,7.50", &format!("Winner={winner}")));
            assert!(record.contains(&format!("RE[{result}]")) && unread.is_empty(), "{winner}: {record} {unread:?}");
        }
        // What is not understood of a line is reported, and the rest is read.
        for (line, odd, property, reported) in [
            (
                "Date=2019/03/08,22:09:00,2019/03/09,07:16:59",
                "Date=2019/03/08,22:09:00,soon",
                "DT[2019-03-08]",
                "'soon'",
            ),
            (
                "Date=2019/03/08,22:09:00,2019/03/09,07:16:59",
                "Date=2019/03/09,,2019/03/08",
                "DT[2019-03-09]",
                "'2019/03/08'",
            ),
            ("Date=2019/03/08,22:09:00,2019/03/09,07:16:59", "Date=soon", "RE[B+7.5]", "Date=soon"),
            ("CoordinateType=IGS", "CoordinateType=XYZ", "RE[B+7.5]", "CoordinateType=XYZ"),
            ("Hdcp=0,-5.50", "Hdcp=0,-5.50,R", "KM[-5.5]", "'R'"),
            ("Hdcp=0,-5.50", "Hdcp=none,6.5", "KM[6.5]", "'none'"),
            ("Hdcp=0,-5.50", "Hdcp=0,much", "RE[B+7.5]", "'much'"),
            ("Winner=B,7.50", "Winner=B,7.50,C", "RE[B+7.5]", "'C'"),
            ("Winner=B,7.50", "Winner=B,?", "RE[B+]", "'?'"),
            ("Hdcp=0,-5.50", "Hdcp=100,6.5", "KM[6.5]", "'100'"),
            ("Hdcp=0,-5.50", "Hdcp=0,inf", "RE[B+7.5]", "'inf'"),
            ("Hdcp=0,-5.50", "Hdcp=0,NaN", "RE[B+7.5]", "'NaN'"),
            ("Hdcp=0,-5.50", "Hdcp=0,1e300", "RE[B+7.5]", "'1e300'"),
            ("Winner=B,7.50", "Winner=B,inf", "RE[B+]", "'inf'"),
            ("Winner=B,7.50", "Winner=B,-1", "RE[B+]", "'-1'"),
            ("Size=19", "Size=19,13", "SZ[19]", "'13'"),
            ("Ptime=J;480,,,", "Ptime=J;480,J;240,,", "TM[28800]", "'J;240'"),
            ("Ptime=J;480,,,", "Ptime=J;long", "RE[B+7.5]", "Ptime=J;long"),
            ("Rule=JPN", "Rule=JPN,LONG", "RU[Japanese]", "'LONG'"),
        ] {
            let (record, unread) = converted(&head.replace(line, odd));
            let is_reported = unread.len() == 1 && unread[0].contains(reported);
            assert!(record.contains(property) && is_reported, "{odd}: {record} {unread:?}");
        }
        // What was read is not reported.
        for (line, odd, property, reported) in [
            ("PlayerB=kaz,7D,,", "PlayerB=kaz,7D,JP,", "PB[kaz]BR[7d]", Some("'JP'")),
            ("PlayerB=kaz,7D,,", "PlayerB=kaz,7D,,panda@.jp", "PB[kaz]BR[7d]", Some("'panda@.jp'")),
            ("Ptime=J;480,,,", "Ptime=N;0;0;0,N;0;0;0,0,0", "RE[B+7.5]", None),
            ("Ptime=J;480,,,", "Ptime=S;20;0;0,S;20;0;0,0,0", "TM[1200]", None),
            ("Ptime=J;480,,,", "Ptime=N;600", "TM[36000]", None),
            ("Ptime=J;480,,,", "Ptime = N;600;30;3,N;600;30;3,0,0", "TM[36000]", Some(": '30;3' ")),
        ] {
            let (record, unread) = converted(&head.replace(line, odd));
            assert!(record.contains(property), "{odd}: {record}");
            assert_eq!(unread.len(), usize::from(reported.is_some()), "{odd}: {unread:?}");
            assert!(reported.is_none_or(|reported| unread[0].contains(reported)), "{odd}: {unread:?}");
        }
        // A line that is there twice.
        for (line, property, reported) in [
            ("Date=2019/04/01", "DT[2019-03-08,09]", "2019-04-01 was left out"),
            ("Place=Seoul\nPlace=Busan", "PC[Seoul]", "Busan was left out"),
            ("PlayerW=Ann,1P", "PW[YINNI]WR[9p]", "Ann was left out"),
            ("Winner=W,R", "RE[B+7.5]", "W+R was left out"),
            ("Size=13", "SZ[19]", "SZ is 19"),
            ("Hdcp=3,-5.50", "KM[-5.5]", "HA is 0 by another line of the file; 3 was left out"),
            ("Hdcp=0,6.5", "KM[-5.5]", "6.5 was left out"),
            ("CoordinateType=JPN", "SZ[19]", "CoordinateType is IGS"),
        ] {
            let (record, unread) = converted(&format!("{head}{line}\n"));
            let is_reported = unread.iter().any(|why| why.contains(reported));
            assert!(record.contains(property) && is_reported, "{line}: {record} {unread:?}");
        }
        // A letter that no board has is no pass.
        let (record, unread) = converted(&format!("{head}[Data]\nqp,B1,1,0\nQP,B1,1,0\n"));
        assert!(record.ends_with("]\n;B[qd])\n"), "{record}");
        assert!(unread.len() == 1 && unread[0].contains("'qp,B1,1,0'"), "{unread:?}");
        // Nothing is set up by passing.
        let (record, unread) = converted(&format!("{head}[Data]\nQP,B1,0,0\nZZ,W1,0,0\nZZ,W1,1,0\n"));
        assert!(record.contains("AB[qd]") && record.ends_with("]\n;W[])\n"), "{record}");
        assert!(unread.len() == 1 && unread[0].contains("'ZZ,W1,0,0'"), "{unread:?}");
        let crypt = head.replace("PLAIN_UGF_FILE", "SECRET");
        assert!(convert_server(crypt.as_bytes()).unwrap().is_err());
    }

    #[test]
    fn a_t1_becomes_a_record() {
        let head = "# made by hand\n#\n# \nAnn [x] # player 1\nBen\t# player 2\n12 # y-size of board\n12# x-size of board\nH # player 1 is a person\n#\n";
        let root = "(;FF[4]CA[UTF-8]GM[21]SZ[12]PB[Ben]PW[Ann [x\\]]";
        let (record, unread) = converted(&format!("{head}d4\nswap\nE12\nm1\nnonsense\nf6\nresign"));
        assert_eq!(record, format!("{root}\n;W[d4]\n;B[swap]\n;W[e12]\n;B[f6]\n;W[resign])\n"));
        assert!(unread.len() == 2 && unread[0].contains("line 13") && unread[0].contains("m1"), "{unread:?}");
        // As newer versions write it.
        let newer = "# File created by T1j\n1 # version of file-format\nAnn# Name of Player 1\nBen# Name of Player 2\n\
                     12# y-size of board\n12# x-size of board\nH# player 1 human or computer\nC# player 2 human or computer\n\
                     1# starting player (1 plays top-down)\nV# Direction of letters\nN# pierule?\nN# game already over?\nc3\n";
        let (record, unread) = converted(newer);
        assert!(record.contains("PW[Ann]") && record.contains("PB[Ben]") && record.contains("SZ[12]"), "{record}");
        assert_eq!(unread.len(), 0, "{unread:?}");
        let (record, unread) = converted("#\r\nA # player 1\r\nB # player 2\r\n\r\nx24\r\n");
        assert!(record.contains("SZ[24]PB[B]PW[A]\n;W[x24])") && unread.is_empty(), "{record}");
        let (record, _) = converted("#\n #\n #\nP1 # \nP2 # \n#\nb2\nb3\nswap\nd4\n");
        assert!(
            record.contains("PW[P1]") && record.contains("PB[P2]") && record.contains(";W[b2]\n;B[b3]"),
            "{record}"
        );
        let (record, _) = converted(&format!("{head}N # player 1 starts\nd5\n"));
        assert!(record.contains(";B[d5]"), "{record}");
        // Letters may name the rows.
        let (record, _) = converted(&format!("{head}H # direction of letters\nd5\n"));
        assert!(record.contains(";W[e4]"), "{record}");
        // A line of the head without the sign is still of the head.
        for (line, odd, count) in [
            ("V# Direction of letters", "V", 0),
            ("V# Direction of letters", "?", 1),
            ("N# pierule?", "N", 0),
            ("N# game already over?", "x", 0),
            ("24# x-size of board", "hello\n24# x-size of board", 1),
        ] {
            let newer = format!("#\n{newer}").replace("12#", "24#").replace(line, odd);
            let (record, unread) = converted(&format!("{newer}L10\n"));
            assert!(record.contains("SZ[24]PB[Ben]PW[Ann]\n;W[c3]\n;B[l10])"), "{odd}: {record}");
            assert_eq!(unread.len(), count, "{odd}: {unread:?}");
        }
        // A line that cannot be read was somebody's move.
        let (record, unread) = converted(&format!("{head}d4\nnonsense\nf6\ne7\n"));
        assert!(record.contains(";W[d4]\n;W[f6]\n;B[e7]") && unread.len() == 1, "{record} {unread:?}");
        for (line, odd, count) in [
            ("12 # y-size of board", "big # y-size of board", 1),
            ("12# x-size of board", "12# x-size of board\n3# starting player", 1),
            ("12# x-size of board", "12# x-size of board\nx# phase of the moon", 1),
            ("12# x-size of board", "12# x-size of board\nX# Direction of letters", 1),
            ("12# x-size of board", "12# x-size of board\nV# Direction of letters", 0),
            ("12# x-size of board", "12# x-size of board\nLeftTop # direction\nY # player 1 starts", 0),
            ("12# x-size of board", "12# x-size of board\nmaybe # player 1 starts", 1),
            // The first line counts.
            ("12# x-size of board", "12# x-size of board\nCid # player 1", 1),
            ("12# x-size of board", "12# x-size of board\nV # direction\nH # direction", 1),
            ("12# x-size of board", "12# x-size of board\nY # player 1 starts\n2 # starting player", 1),
            ("12# x-size of board", "12# x-size of board\n2# starting player", 0),
        ] {
            let (record, unread) = converted(&format!("{}d4\n", head.replace(line, odd)));
            let is_read = record.contains("SZ[12]") && record.contains("PW[Ann [x\\]]");
            assert!(is_read && unread.len() == count, "{odd}: {record} {unread:?}");
        }
        // The sides of a board, either way its letters run, and names with the sign.
        for (line, odd, far, property) in [
            ("12# x-size of board", "20# x-size of board", "t12", "SZ[20:12]PB[Ben]PW[Ann [x\\]]\n;W[t12])"),
            (
                "12# x-size of board",
                "20# x-size of board\nH# direction of letters",
                "l20",
                "SZ[20:12]PB[Ben]PW[Ann [x\\]]\n;W[t12])",
            ),
            ("Ann [x] # player 1", "Ann #1 # player 1", "l12", "PW[Ann #1]\n;W[l12])"),
            ("Ben\t# player 2", "#Ben## Name of Player 2", "l12", "PB[#Ben#]"),
        ] {
            let (record, unread) = converted(&format!("{}{far}\n", head.replace(line, odd)));
            assert!(record.contains(property) && unread.is_empty(), "{odd}: {record} {unread:?}");
        }
        for text in ["# player 1\n", "# notes\nA # player one\n", "x\nA # player 1\nB # player 2\n"] {
            assert!(convert_server(text.as_bytes()).is_none(), "{text}");
        }
    }

    #[test]
    fn a_line_before_the_head_is_reported_alone() {
        for (file, property) in [
            ("\\HS\n\\[GAMENAME=x\\]\n\\HE\n\\GS\nSTO 0 2 1 15 3\n\\GE\n", "GN[x]"),
            ("[Header]\nVer=1\nTitle=x\n[Data]\nQP,B1,1,0\n", "SZ[19]"),
        ] {
            let (record, unread) = converted(&format!("hello there\n{file}"));
            assert!(record.contains(property) && record.contains(";B["), "{record}");
            assert!(unread.len() == 1 && unread[0].contains("hello there"), "{file}: {unread:?}");
        }
    }

    #[test]
    fn nothing_else_is_a_servers_file_and_broken_ones_are_no_panic() {
        for text in ["", "(;GM[1])", "hello\nworld", "[Header]", "PMABBREER", "19", "\\x", "[Data]\nQP,B1,1,0\n"] {
            assert!(convert_server(text.as_bytes()).is_none(), "{text}");
        }
        let gib = "\\HS\n\\[GAMEBLACKNAME=é (9D)\\]\n\\HE\n\\GS\nINI 0 1 9 &4\nSTO 0 2 2 15 15\nSTO x\nSTO 0 1 9 1 1\n";
        let ugf = "[Header]\nSize=99\nPlayerB=,\nHdcp=9\nDate=\nWinner=\n[Data]\nQ\n,,,\nÄÖ,B1,1,0\n[ReviewNode]\nVARIATIONEND,\nNODE,1\n.Comment,\n";
        let ngf = format!("x\n19\n\n\n\n99\n\n-3\n\n\n\n\n{}", "PMABBREER\nPMé\nPMABBÄÖ\n".repeat(3));
        for text in [gib, ugf, &ngf] {
            for cut in (0..text.len()).filter(|&cut| text.is_char_boundary(cut)) {
                let _ = convert_server(&text.as_bytes()[..cut]);
                let _ = convert_server(&text.as_bytes()[cut..]);
            }
        }
        // However deep its variations are.
        let deep =
            format!("[Header]\nVer=REVIEW1\n[Data]\n[ReviewNode]\n{}", "NODE,1,1,3,3\nVARIATION,\n".repeat(20_000));
        assert!(convert_server(deep.as_bytes()).unwrap().is_ok());
    }

    #[test]
    fn letters_are_read_in_the_encoding_they_are_in() {
        let file = "\\HS\n\\[GAMEBLACKNAME=石下之臣(2段)\\]\n\\[GAMEWHITENAME=弈道对弈白方胜利\\]\n\\[GAMEPLACE=弈道TYGEM对弈每方限时让先\\]\n\\HE\n\\GS\nSTO 0 2 1 15 3\n\\GE\n";
        let bytes = Charset::for_label("gb18030").unwrap().encode(file).unwrap();
        let record = String::from_utf8(convert_server(&bytes).unwrap().unwrap().bytes).unwrap();
        assert!(record.contains("PB[石下之臣]BR[2d]PW[弈道对弈白方胜利]"), "{record}");
    }

    #[test]
    fn words_of_the_formats_show_the_encoding_of_a_short_file() {
        for (head, property, label) in [
            ("\\[GAMECONDITION=6.5 덤\\]", "KM[6.5]", "euc-kr"),
            ("\\[GAMECONDITION=흑 6.5 덤\\]\n\\[GAMEBLACKNAME=김 (2D)\\]", "PB[김]BR[2d]", "euc-kr"),
            ("\\[GAMERESULT=흑 불계승\\]", "RE[B+R]", "euc-kr"),
            ("\\[GAMERESULT=黑中盘胜\\]", "RE[B+R]", "gbk"),
            ("\\[GAMERESULT=白中盤勝\\]\n\\[GAMEBLACKNAME=林 5段\\]", "PB[林]BR[5d]", "big5"),
            ("\\[GAMERESULT=白中押し勝ち\\]", "RE[W+R]", "shift_jis"),
            // The country of the server, where a few letters are UTF-8 by chance.
            ("\\[GIBOKIND=Korea\\]\n\\[GAMEBLACKNAME=치 (2D)\\]", "PB[치]BR[2d]", "euc-kr"),
            ("\\[GIBOKIND=China\\]\n\\[GAMEBLACKNAME=时越\\]\n\\[GAMEWHITENAME=檀啸\\]", "PB[时越]PW[檀啸]", "gbk"),
        ] {
            let file = format!("\\HS\n{head}\n\\HE\n\\GS\nSTO 0 2 1 15 3\n\\GE\n");
            let bytes = Charset::for_label(label).unwrap().encode(&file).unwrap();
            let Converted { bytes, faults, .. } = convert_server(&bytes).unwrap().unwrap();
            let record = String::from_utf8(bytes).unwrap();
            let is_guess = faults.iter().all(|fault| fault.code == Code::CharsetGuessed) && !faults.is_empty();
            assert!(record.contains(property) && is_guess, "{head}: {record} {faults:?}");
        }
    }

    /// The encoding of a file is found and reported as that of a record is.
    #[test]
    fn the_encoding_of_a_file_is_reported_where_it_is_doubtful() {
        let gib = |name: &str, _: &str| format!("\\HS\n\\[GAMEBLACKNAME={name}\\]\n\\HE\n\\GS\nSTO 0 2 1 15 3\n\\GE\n");
        let ngf = |name: &str, _: &str| {
            format!("x\n19\nw 1D\n{name}\n\n0\n0\n6\n20060905\n5\n\n3\n{}", "PMABBREER\n".repeat(4))
        };
        let ugf = |name: &str, label: &str| {
            format!(
                "[Header]\nVer=1\n{label}Size=19\nPlayerB={name}\n[Data]\nQP,B1,1,0\n[Figure]\n.Text,0\nLang=UTF-8\n"
            )
        };
        let forms: [fn(&str, &str) -> String; 3] = [gib, ngf, ugf];
        let (chinese, japanese) = ("石下之臣古力九段黑中盘胜", "石田芳夫の黒番中押し勝ちです");
        for (form, name, written, label, code) in [
            // Nothing names it.
            (0, chinese, "gbk", "", Some(Code::CharsetGuessed)),
            (1, chinese, "gbk", "", Some(Code::CharsetGuessed)),
            (2, japanese, "shift_jis", "", Some(Code::CharsetGuessed)),
            (0, "Jürgen Müller", "windows-1252", "", Some(Code::CharsetGuessed)),
            (1, "이창호구단흑불계승", "euc-kr", "", Some(Code::CharsetGuessed)),
            // It needs none, or names it.
            (0, chinese, "utf-8", "", None),
            (1, "Ann", "utf-8", "", None),
            (2, japanese, "shift_jis", "Lang=SJIS\n", None),
            (2, "石田芳夫", "shift_jis", "Lang = SJIS\n", None),
            (2, japanese, "euc-jp", "Lang=EUC\n", None),
            (2, japanese, "iso-2022-jp", "Lang=JIS\n", None),
            (2, chinese, "gbk", "Lang=GB2312\n", None),
            (2, "Ann", "utf-8", "Lang=SJIS\n", None),
            (2, "高尾紳路,九段", "euc-jp", "Lang=SJIS\n", Some(Code::CharsetContradicted)),
            // It names another one, or none that is known.
            (2, chinese, "gbk", "Lang=SJIS\n", Some(Code::CharsetContradicted)),
            (2, japanese, "utf-8", "Lang=SJIS\n", Some(Code::CharsetContradicted)),
            (2, chinese, "gbk", "Lang=Klingon\n", Some(Code::CharsetUnknown)),
        ] {
            let bytes = Charset::for_label(written).unwrap().encode(&forms[form](name, label)).unwrap();
            let Converted { bytes, faults, .. } = convert_server(&bytes).unwrap().unwrap();
            let record = String::from_utf8(bytes).unwrap();
            let codes: Vec<Code> =
                faults.iter().map(|fault| fault.code).filter(|code| *code != Code::UnreadLine).collect();
            assert_eq!(codes, code.into_iter().collect::<Vec<_>>(), "{form} {name} in {written}, {label}: {record}");
            let shown = name.split(',').next().unwrap();
            assert!(record.contains(shown), "{form} {name} in {written}, {label}: {record}");
            assert!(faults.iter().all(|fault| !fault.fixable));
        }
        // A line in another encoding than the others.
        let gbk = Charset::for_label("gbk").unwrap().encode(&gib(chinese, "")).unwrap();
        let file = [&b"\\HS\n\\[GAMEWHITENAME="[..], "李世石九段".as_bytes(), b"\\]\n", &gbk[4..]].concat();
        let Converted { bytes, faults, .. } = convert_server(&file).unwrap().unwrap();
        let record = String::from_utf8(bytes).unwrap();
        assert!(record.contains(&format!("PB[{chinese}]PW[李世石九段]")), "{record}");
        let other = faults.iter().filter(|fault| fault.code == Code::ForeignValue);
        assert_eq!(other.count(), 1, "{faults:?}");
        // Somebody chose it.
        let chosen = convert_server_in(&gbk, Charset::for_label("gbk").as_ref()).unwrap().unwrap();
        assert!(chosen.faults.is_empty(), "{:?}", chosen.faults);
    }

    #[test]
    fn a_surrogate_alone_does_not_make_another_encoding_of_a_wide_file() {
        let file = "\u{FEFF}\\HS\n\\[GAMEBLACKNAME=古X力\\]\n\\HE\n\\GS\nSTO 0 2 1 15 3\n\\GE\n";
        let units = file.encode_utf16().map(|unit| if unit == u16::from(b'X') { 0xD800 } else { unit });
        let Converted { bytes, faults, .. } =
            convert_server(&units.flat_map(u16::to_le_bytes).collect::<Vec<u8>>()).unwrap().unwrap();
        let record = String::from_utf8(bytes).unwrap();
        assert!(record.contains("PB[古") && record.contains("力]"), "{record}");
        // The surrogate alone is no text.
        let codes: Vec<_> = faults.iter().map(|fault| (fault.code, fault.line_of_file)).collect();
        assert_eq!(codes, [(Code::UndecodableValue, Some(2))], "{faults:?}");
    }

    /// A fault is listed a hundred times, and counted from there on.
    #[test]
    fn the_findings_of_a_long_file_are_bounded() {
        let gbk = Charset::for_label("gbk").unwrap().encode("古力九段执黑").unwrap();
        for (line, code, count) in [
            (&b"XYZ 1"[..], Code::UnreadLine, MOST_LINES - 3),
            ("\\[GAMENAME=李世石九段对古力九段\\]".as_bytes(), Code::ForeignValue, MOST_LINES - 4),
            (b"\\[GAMENAME=\xFF\xFF\\]", Code::UndecodableValue, MOST_LINES - 4),
        ] {
            let name = match code {
                Code::UnreadLine => Vec::new(),
                _ => [b"\\[GAMECOMMENT=", &gbk.repeat(6000)[..], b"\\]\n"].concat(),
            };
            let lines = [line, b"\n"].concat().repeat(MOST_LINES);
            let file = [&b"\\HS\n"[..], &name, b"\\HE\n\\GS\n", &lines].concat();
            let beyond = if name.is_empty() { 3 } else { 4 };
            let faults = convert_server(&file).unwrap().unwrap().faults;
            assert!(faults.len() < 1000, "{code:?}: {}", faults.len());
            let last = faults.last().expect("a finding");
            assert!(last.message.to_string().contains(&format!("{beyond} lines after the first")), "{last:?}");
            let found = faults.iter().take(faults.len() - 1).filter(|fault| fault.code == code);
            assert_eq!(found.map(Fault::count).sum::<usize>(), count, "{code:?}");
        }
    }

    #[test]
    fn files_in_utf_16_or_a_chosen_encoding_are_read() {
        let gib = "\\HS\n\\[GAMEBLACKNAME=石下之臣(2段)\\]\n\\HE\n\\GS\nSTO 0 2 1 15 3\n\\GE\n";
        let ugf = "[Header]\nLang=SJIS\nSize=19\nPlayerB=石下之臣,2D,,\n[Data]\nQP,B1,1,0\n";
        let ngf = format!("x\n19\nw 1D\n石下之臣 2D\n\n0\n0\n6\n20060905\n5\n\n3\n{}", "PMABBREER\n".repeat(4));
        for file in [gib, ugf, &ngf] {
            let has_name = |bytes: &[u8], chosen: Option<&Charset>| {
                let record = convert_server_in(bytes, chosen).expect("a server's file").expect("one that is read");
                String::from_utf8(record.bytes).expect("UTF-8").contains("PB[石下之臣]BR[2d]")
            };
            let marked = format!("\u{FEFF}{file}");
            for wide in [&marked[..], file] {
                let little: Vec<u8> = wide.encode_utf16().flat_map(u16::to_le_bytes).collect();
                let big: Vec<u8> = wide.encode_utf16().flat_map(u16::to_be_bytes).collect();
                assert!(has_name(&little, None) && has_name(&big, None), "{file}");
                assert!(has_name(&little, Charset::for_label("gbk").as_ref()), "{file}");
            }
            let (gbk, big5) = (Charset::for_label("gbk").unwrap(), Charset::for_label("big5").unwrap());
            let bytes = gbk.encode(file).unwrap();
            assert!(has_name(&bytes, Some(&gbk)) && !has_name(&bytes, Some(&big5)), "{file}");
        }
    }

    #[test]
    fn zero_bytes_do_not_make_another_encoding_of_the_record() {
        let wide: String = "(;GM[1]SZ[9];B[aa];W[bb])".chars().flat_map(|letter| [letter, '\0']).collect();
        let file =
            format!("\\HS\n\\[GAMEBLACKNAME={wide}\\]\n\\[GAMEPLACE={wide}\\]\n\\HE\n\\GS\nSTO 0 2 1 15 3\n\\GE\n");
        let (record, _) = converted(&file);
        assert!(record.starts_with("(;FF[4]CA[UTF-8]GM[1]") && !record.contains('\0'), "{record}");
    }
}
