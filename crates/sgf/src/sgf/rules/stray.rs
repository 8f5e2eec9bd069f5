//! Rule family: stray text between tokens.

use super::{Code, Find, Repairs, Report, Rule, rule_rows};
use crate::text::LineEnd;

pub(super) static RULES: &[Rule] = rule_rows! {
    HeaderText Warning "text before the first game"
        "Everything before the first game (a mail header, an HTTP header, blank lines) is kept and written back, but other programs may not find the game. The repair turns it into a comment."
        .repaired(Repairs::Bytes);
    HeaderPoint Warning "what looks like a property before the first game"
        "The text before the first game holds brackets, so it may be a damaged beginning of the record. It is kept and written back."
        .sgfc(6);
    TrailingText Note "text after the last game"
        "Everything after the last game (a signature, an end-of-file character, zero bytes) is kept and written back. The repair turns its words into a comment."
        .sgfc(8).repaired(Repairs::Bytes);
    Junk Error "text that belongs to no property"
        "Only white space may occur between properties, nodes and games. The text is skipped and kept in the file; the repair and normalising turn its words into a comment."
        .sgfc(8).repaired(Repairs::Bytes);
    UnreadLine Warning "a line of the original file that was not understood"
        "The record was created from the file of a server or another program: a .gib, .ngf, .ugf, .ugi or .T1. The line is quoted here and is not part of the record; the original file is unchanged.";
    OddSpace Warning "unusual white space between tokens"
        "There is a no-break space, a byte order mark or an end-of-file character between tokens. It is read as white space. The repair replaces it with a space."
        .repaired(Repairs::Bytes);
    NulByte Warning "zero bytes in the file"
        "They are read as white space. The file may be damaged, or in an encoding that was not recognised. The repair replaces them with spaces."
        .sgfc(22).found(Find::File(find_nul)).repaired(Repairs::Bytes);
    LineEndsMixed Note "mixed line endings in one file"
        "All of them are read the same way."
        .allowed().found(Find::File(find_line_ends));
};

fn find_nul(report: &mut Report<'_>) {
    if let Some(at) = memchr::memchr(0, report.tree.source()) {
        report.add(Code::NulByte, at, None, message!("zero-bytes-file", "the file contains NUL bytes"));
    }
}

fn find_line_ends(report: &mut Report<'_>) {
    let source = report.tree.source();
    let (line_end, only) = LineEnd::of(source);
    if !only {
        let at = first_other_break(source, line_end);
        let message = message!(
            "different-line-ends-one",
            "mixed line endings in one file, mostly {line_end}",
            line_end = line_end.name()
        );
        report.add(Code::LineEndsMixed, at, None, message);
    }
}

/// The first line break of another kind.
fn first_other_break(source: &[u8], usual: LineEnd) -> usize {
    let mut after = 0;
    for at in memchr::memchr2_iter(b'\n', b'\r', source) {
        if at < after {
            continue;
        }
        let pair = matches!((source[at], source.get(at + 1)), (b'\r', Some(b'\n')) | (b'\n', Some(b'\r')));
        let length = if pair { 2 } else { 1 };
        if &source[at..at + length] != usual.as_str().as_bytes() {
            return at;
        }
        after = at + length;
    }
    0
}
