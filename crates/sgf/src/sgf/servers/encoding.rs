//! In which encoding a server's file is: found as that of a record is, from what the file names and from its letters.

use super::words::known_letters;
use crate::language::Message;
use crate::sgf::rules::{self, Code, Fault};
use crate::text::{self, Charset, Origin};

/// So much of a file is looked at.
const ENOUGH: usize = 1 << 16;
/// No name of an encoding is longer.
const LONGEST_LABEL: usize = 40;

/// The encoding of a file, and its finding. `label` is what the file names; `country` is the encoding of the country of its server;
/// `is_eastern` says that all servers with this format are in the far east.
pub fn of_file(
    lines: &[&[u8]],
    label: Option<&str>,
    country: Option<&str>,
    is_eastern: bool,
) -> (Charset, Option<Fault>) {
    let label = label.filter(|label| is_label(label));
    let mut found = text::detect(&as_record(lines, label));
    let in_encoding = |name: &str| {
        let found = text::detect(&as_record(lines, Some(name)));
        Some(found).filter(|found| found.origin() == Origin::Ca)
    };
    // A few letters may be UTF-8, or words in the encoding of another country, by chance.
    let of_country = country.filter(|_| label.is_none()).and_then(in_encoding);
    let of_country = of_country.map(|found| found.with_origin(Origin::Detected));
    // Japan has two encodings.
    let is_japanese = |label: &str| Charset::for_label(label).is_some_and(|named| named.label() == "shift_jis");
    let is_other = found.is_unnamed();
    let of_japan = label.filter(|label| is_other && is_japanese(label)).and_then(|_| in_encoding("EUC-JP"));
    found = of_country.or(of_japan).unwrap_or(found);
    // Terms, results and ranks are in most files, and names too short for a detector.
    if found.is_unnamed()
        && let Some(known) = by_words(lines)
        && !known.same_encoding(&found)
    {
        found = known;
    }
    if is_eastern
        && found.is_unnamed()
        && (!found.is_double_byte() || !reads_all(&found, lines))
        && let Some(only) = only_eastern(lines)
    {
        found = only;
    }
    let fault = doubt(&found, label);
    let fault = fault.filter(|fault| fault.code == Code::CharsetUnknown || lines.iter().any(|line| is_foreign(line)));
    (found.with_escapes(text::Escapes::Characters), fault)
}

/// Whether a label could be the name of an encoding.
pub fn is_label(label: &str) -> bool {
    let is_of_name = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.: ".contains(&byte);
    (1..=LONGEST_LABEL).contains(&label.len()) && label.bytes().all(is_of_name)
}

fn is_foreign(line: &[u8]) -> bool {
    !line.is_ascii() || line.contains(&0x1B)
}

/// The texts of a file as those of a record: the syntax of the file means nothing to a detector for records. Escapes count bytes, since a
/// `]` may be half of a character.
fn as_record(lines: &[&[u8]], label: Option<&str>) -> Vec<u8> {
    let mut record = b"(;FF[4]".to_vec();
    if let Some(label) = label {
        record.extend([b"CA[", label.as_bytes(), b"]"].concat());
    }
    record.push(b'C');
    for line in lines.iter().filter(|line| is_foreign(line)) {
        if record.len() > ENOUGH {
            break;
        }
        // The words of the format before a text are not of its language.
        let first = line.iter().position(|byte| !byte.is_ascii() || *byte == 0x1B).unwrap_or_default();
        let begin = line[..first].iter().rposition(|byte| b"=,:".contains(byte)).map_or(0, |at| at + 1);
        record.push(b'[');
        for &byte in line[begin..].iter().take(ENOUGH) {
            if matches!(byte, b'\\' | b']') {
                record.push(b'\\');
            }
            record.push(byte);
        }
        record.push(b']');
    }
    record.push(b')');
    record
}

/// No server of Japan writes EUC-JP.
const EASTERN: [&str; 4] = ["gb18030", "big5", "shift_jis", "euc-kr"];

fn reads_all(charset: &Charset, lines: &[&[u8]]) -> bool {
    let mut left = ENOUGH;
    let foreign = lines.iter().filter(|line| !line.is_ascii());
    let mut foreign = foreign.take_while(|line| {
        let is_enough = left == 0;
        left = left.saturating_sub(line.len());
        !is_enough
    });
    foreign.all(|line| {
        let decoded = charset.decode(line);
        !decoded.errors && decoded.fallback.is_none()
    })
}

/// The encoding of the far east that reads all lines, if there is only one.
fn only_eastern(lines: &[&[u8]]) -> Option<Charset> {
    let charsets = EASTERN.into_iter().filter_map(Charset::for_label);
    let mut whole = charsets.filter(|charset| reads_all(charset, lines));
    whole.next().filter(|_| whole.next().is_none()).map(|only| only.with_origin(Origin::Detected))
}

/// The encoding in which most letters are of words that the formats use; of several the one in which more of the file is text. `None` where
/// there are no such words, or nothing tells two encodings apart.
fn by_words<'a>(lines: &[&'a [u8]]) -> Option<Charset> {
    let foreign = lines.iter().filter(|line| !line.is_ascii());
    let mut left = ENOUGH;
    let first = |line: &&'a [u8]| {
        let line: &'a [u8] = line;
        let line = &line[..line.len().min(left)];
        left -= line.len();
        line
    };
    let sample: Vec<&[u8]> = foreign.map(first).take_while(|line| !line.is_empty()).collect();
    let judged = EASTERN.into_iter().filter_map(|label| {
        let charset = Charset::for_label(label)?.with_origin(Origin::Detected);
        let (mut known, mut lost) = (0, 0);
        for line in &sample {
            let text = charset.decode(line).text;
            known += known_letters(&text);
            lost += text.chars().filter(|character| *character == char::REPLACEMENT_CHARACTER).count();
        }
        (known > 0).then_some(((known, std::cmp::Reverse(lost)), charset))
    });
    let mut judged: Vec<_> = judged.collect();
    judged.sort_by_key(|(key, _)| std::cmp::Reverse(*key));
    match &judged[..] {
        [] => None,
        [(best, _), (next, _), ..] if best == next => None,
        [(_, charset), ..] => Some(charset.clone()),
    }
}

/// The finding about the encoding that was found.
fn doubt(found: &Charset, label: Option<&str>) -> Option<Fault> {
    let charset = found.name();
    let (code, why) = match label {
        Some(label) if Charset::for_label(label).is_none() => {
            (Code::CharsetUnknown, rules::unknown_label(label, charset))
        }
        Some(label) if !found.agrees_with(label) => (
            Code::CharsetContradicted,
            message!("file-names-other-encoding", "it says {label}, but the bytes look like {charset}", label, charset),
        ),
        Some(label) => {
            let other = found.looks_like()?;
            let why = message!(
                "file-encoding-doubtful",
                "it says {label}, but the text looks more like {other}",
                label,
                other
            );
            (Code::CharsetDoubtful, why)
        }
        None if found.is_unnamed() => (Code::CharsetGuessed, rules::nothing_names(charset)),
        None => return None,
    };
    Some(fault(code, why))
}

fn fault(code: Code, why: Message) -> Fault {
    super::fault_in_file(code, 0, why).unfixable()
}

/// The text of a line, and its finding: it may be in another encoding than the others, or partly in none.
pub fn decoded(charset: &Charset, number: usize, line: &[u8]) -> (String, Option<Fault>) {
    let decoded = charset.decode(line);
    // Zero bytes mean nothing in any of these formats, and would suggest another encoding.
    let text = decoded.text.replace('\0', "");
    let label = charset.own_name();
    let finding = match decoded.fallback {
        _ if decoded.errors => Some((
            Code::UndecodableValue,
            message!("line-does-not-decode", "part of it cannot be decoded as {charset}", charset = label),
        )),
        Some(other) => Some((
            Code::ForeignValue,
            message!(
                "line-in-other-encoding",
                "read as {other}, since it is not in {charset}",
                other = other.own_name(),
                charset = label
            ),
        )),
        None => None,
    };
    (text, finding.map(|(code, why)| super::fault_in_file(code, number, why).unfixable()))
}
