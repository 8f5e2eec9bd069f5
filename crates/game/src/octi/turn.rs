//! The notation of a turn: `73`, `33+B`, `33+A-B`, `84-86-68xDxAB`, `46CD-56,46D-55`.
//!
//! Cells are (column from the left, row from the bottom), both from 0. Case and white space carry no meaning.

use crate::pods::{Capture, Cell, Designation, Part, Prongs, Step, Turn};
use crate::sgf::point;
use std::fmt;

impl Turn {
    /// Reads a turn; `None` if it follows no rule of the notation.
    pub fn parse(text: &[u8]) -> Option<Turn> {
        let text: Vec<u8> =
            text.iter().filter(|b| !b.is_ascii_whitespace() && !matches!(b, b'\\' | 0)).copied().collect();
        let parts = text.split(|&b| b == b',').map(part).collect::<Option<Vec<Part>>>()?;
        Some(Turn { parts })
    }
}

/// Reads a stone as setup and markup give it: a square and perhaps prongs.
pub(crate) fn stone(text: &[u8]) -> Option<Designation> {
    let mut rest: &[u8] = &text.iter().filter(|b| !b.is_ascii_whitespace()).copied().collect::<Vec<u8>>();
    let stone = designation(&mut rest)?;
    rest.is_empty().then_some(stone)
}

fn part(mut text: &[u8]) -> Option<Part> {
    let rest = &mut text;
    let pod = designation(rest)?;
    match rest.first() {
        None => Some(Part::Enter(pod)),
        Some(b'+') => {
            *rest = &rest[1..];
            let prong = letter(rest)?;
            let superprong = bang(rest);
            match rest.first() {
                None => Some(Part::Insert { pod, prong, superprong }),
                Some(b'-') => {
                    *rest = &rest[1..];
                    let from = letter(rest)?;
                    let superprong = bang(rest) || superprong;
                    rest.is_empty().then_some(Part::Reposition { pod, to: prong, from, superprong })
                }
                Some(_) => None,
            }
        }
        Some(b'-') | Some(b'x' | b'X') => {
            let mut steps = Vec::new();
            while rest.first() == Some(&b'-') {
                *rest = &rest[1..];
                let to = cell(rest)?;
                steps.push(Step { to, capture: capture(rest)? });
            }
            (rest.is_empty() && !steps.is_empty()).then_some(Part::Path { pod, steps })
        }
        Some(_) => None,
    }
}

fn designation(rest: &mut &[u8]) -> Option<Designation> {
    let cell = cell(rest)?;
    Some(Designation { cell, prongs: prongs(rest) })
}

fn cell(rest: &mut &[u8]) -> Option<Cell> {
    let (column, row) = point::digit_pair(rest.get(..2)?)?;
    *rest = &rest[2..];
    Some((column as u8, row as u8))
}

/// Prong letters, if there are any.
fn prongs(rest: &mut &[u8]) -> Option<(Prongs, Prongs)> {
    let (mut all, mut supers) = (0, 0);
    while let Some(prong) = letter(rest) {
        all |= 1 << prong;
        if bang(rest) {
            supers |= 1 << prong;
        }
    }
    (all != 0).then_some((all, supers))
}

fn letter(rest: &mut &[u8]) -> Option<u8> {
    let letter = rest.first()?.to_ascii_uppercase();
    if !(b'A'..=b'H').contains(&letter) {
        return None;
    }
    *rest = &rest[1..];
    Some(letter - b'A')
}

fn bang(rest: &mut &[u8]) -> bool {
    let found = rest.first() == Some(&b'!');
    if found {
        *rest = &rest[1..];
    }
    found
}

/// `Some(None)` without an `x`; `None` when what follows it cannot be read.
fn capture(rest: &mut &[u8]) -> Option<Option<Capture>> {
    let mut taken = Vec::new();
    while let Some(b'x' | b'X') = rest.first() {
        *rest = &rest[1..];
        taken.push(prongs(rest).unwrap_or((0, 0)));
    }
    if !matches!(rest.first(), None | Some(b'-')) {
        return None;
    }
    Some(match taken.as_slice() {
        [] => None,
        [(0, 0)] => Some(Capture::All),
        _ => Some(Capture::Some(taken)),
    })
}

/// The letters of prongs, in order, superprongs with `!`; `-` for a pod without any.
pub fn prong_letters(all: Prongs, supers: Prongs) -> String {
    let mut out = String::new();
    for prong in (0..8).filter(|p| all & (1 << p) != 0) {
        out.push((b'A' + prong) as char);
        if supers & (1 << prong) != 0 {
            out.push('!');
        }
    }
    out
}

fn cell_name((column, row): Cell) -> String {
    format!("{}{}", column + 1, row + 1)
}

impl fmt::Display for Designation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (all, supers) = self.prongs.unwrap_or((0, 0));
        write!(f, "{}{}", cell_name(self.cell), prong_letters(all, supers))
    }
}

/// As a record writes it.
impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |prong: u8| (b'A' + prong) as char;
        let bang = |superprong: bool| if superprong { "!" } else { "" };
        for (n, part) in self.parts.iter().enumerate() {
            if n > 0 {
                f.write_str(",")?;
            }
            match part {
                Part::Enter(pod) => write!(f, "{pod}")?,
                Part::Insert { pod, prong, superprong } => write!(f, "{pod}+{}{}", letter(*prong), bang(*superprong))?,
                Part::Reposition { pod, to, from, superprong } => {
                    write!(f, "{pod}+{}{}-{}", letter(*to), bang(*superprong), letter(*from))?;
                }
                Part::Path { pod, steps } => {
                    write!(f, "{pod}")?;
                    for step in steps {
                        write!(f, "-{}", cell_name(step.to))?;
                        match &step.capture {
                            None => {}
                            Some(Capture::All) => f.write_str("x")?,
                            Some(Capture::Some(pods)) => {
                                for (all, supers) in pods {
                                    write!(f, "x{}", prong_letters(*all, *supers))?;
                                }
                            }
                        }
                    }
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_reads_and_prints() {
        let forms = [
            "73",
            "46CD",
            "33+B",
            "33+B!",
            "33+A-B",
            "46CD+E-C",
            "84-86-68",
            "84-86-68x",
            "84-86x-68",
            "84-86-68xDxAB",
            "84-86xx",
            "46CD-56,46D-55",
            "33A!-34,35+B",
        ];
        for form in forms {
            let turn = Turn::parse(form.as_bytes()).unwrap_or_else(|| panic!("{form}"));
            assert_eq!(turn.to_string(), form);
        }
    }

    #[test]
    fn case_and_white_space_carry_no_meaning() {
        let turn = Turn::parse(b" 84 - 86 X - 6\n8xd!Xab").unwrap();
        assert_eq!(turn.to_string(), "84-86x-68xD!xAB");
        assert_eq!(Turn::parse(b"33+b").unwrap().to_string(), "33+B");
    }

    #[test]
    fn invalid_turns_are_refused() {
        for bad in [
            "", "7", "70", "07", "33+", "33+I", "33+A-", "33-", "33-4", "33x", "33-44xZ", "33,", "33+A-BC", "pass",
            "33-44+A",
        ] {
            assert_eq!(Turn::parse(bad.as_bytes()), None, "{bad}");
        }
    }

    #[test]
    fn captures_tell_apart_all_and_some() {
        let steps = |text: &str| match Turn::parse(text.as_bytes()).unwrap().parts.remove(0) {
            Part::Path { steps, .. } => steps,
            other => panic!("{other:?}"),
        };
        assert_eq!(steps("84-86x")[0].capture, Some(Capture::All));
        assert_eq!(steps("84-86xx")[0].capture, Some(Capture::Some(vec![(0, 0), (0, 0)])));
        assert_eq!(steps("84-86xDxAB")[0].capture, Some(Capture::Some(vec![(8, 0), (3, 0)])));
        assert_eq!(steps("84-86")[0].capture, None);
    }
}
