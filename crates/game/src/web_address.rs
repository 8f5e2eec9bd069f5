//! Web addresses in text: where they end, and whether they may be opened.

use crate::language::is_control;

/// Where the web address that starts at `at` ends, if one does, and whether it may be followed: what is shown must be what is opened.
pub(super) fn address_end(text: &str, at: usize) -> Option<(usize, bool)> {
    let rest = &text[at..];
    let scheme = ["https://", "http://", "www."]
        .into_iter()
        .find(|scheme| rest.get(..scheme.len()).is_some_and(|start| start.eq_ignore_ascii_case(scheme)))?;
    let stop = |c: char| c.is_whitespace() || c.is_control() || matches!(c, '<' | '>' | '"' | '`' | '{' | '}');
    let mut address = &rest[..rest.find(stop).unwrap_or(rest.len())];
    if address.contains(is_unseen) {
        return Some((at + address.len(), false));
    }
    let open = address.matches('(').count();
    let (mut closed, bracket) = (address.matches(')').count(), address.contains('['));
    loop {
        let last = address.chars().next_back()?;
        let closes = match last {
            ')' => closed > open,
            ']' => !bracket,
            _ => matches!(last, '.' | ',' | ';' | ':' | '!' | '?' | '\'' | '’' | '”' | '»' | '。' | '、' | '，'),
        };
        if !closes {
            break;
        }
        closed -= usize::from(last == ')');
        address = &address[..address.len() - last.len_utf8()];
    }
    (address.len() > scheme.len()).then_some((at + address.len(), true))
}

/// Whether a letter is not seen itself, or turns the order of those that are.
fn is_unseen(c: char) -> bool {
    is_control(c)
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2060}'..='\u{206f}' | '\u{feff}'
            | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

pub(super) fn address(written: &str) -> String {
    let bare = written.get(..4).is_some_and(|start| start.eq_ignore_ascii_case("www."));
    if bare { format!("https://{written}") } else { written.to_owned() }
}
