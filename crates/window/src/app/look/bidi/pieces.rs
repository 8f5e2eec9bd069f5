//! Splits a paragraph of mixed text into directional runs, following the Unicode Bidirectional Algorithm (UAX #9).
//!
//! Overrides and embeddings are ignored, because they could make one name look like another. Isolates and marks are honoured.

use std::ops::Range;

use unicode_bidi::{BidiClass, BidiDataSource, HardcodedBidiData, Level, ParagraphBidiInfo};

/// Part of a paragraph that is laid out at once: characters of one direction, a single symbol in right-to-left text, or space.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Piece {
    /// Bytes of the paragraph.
    pub range: Range<usize>,
    /// Its level: odd where it runs from right to left.
    pub level: Level,
    /// Whether it is nothing but white space.
    pub is_space: bool,
    /// Whether a line may end after it.
    pub may_break: bool,
}

/// A paragraph in pieces.
#[derive(Debug)]
pub(super) struct Paragraph {
    /// By its first strong letter.
    pub base: Level,
    /// In the order of the text.
    pub pieces: Vec<Piece>,
}

/// The bidi classes of characters, without overrides.
pub(crate) struct Tame;

impl BidiDataSource for Tame {
    fn bidi_class(&self, letter: char) -> BidiClass {
        match HardcodedBidiData.bidi_class(letter) {
            BidiClass::LRE | BidiClass::RLE | BidiClass::LRO | BidiClass::RLO | BidiClass::PDF => BidiClass::BN,
            class => class,
        }
    }
}

/// The pieces of a paragraph. A piece ends where `ends` says so, too: at the byte where another format begins.
pub(super) fn paragraph(text: &str, ends: impl Fn(usize) -> bool) -> Paragraph {
    let info = ParagraphBidiInfo::new_with_data_source(&Tame, text, None);
    let mut pieces: Vec<Piece> = Vec::new();
    let mut before: Option<(Kind, char)> = None;
    for (at, letter) in text.char_indices() {
        let level = info.levels[at];
        let kind = kind(letter);
        let end = at + letter.len_utf8();
        let goes_on = |last: &Piece, (kind_before, _): (Kind, char)| match (kind_before, kind) {
            (_, Kind::Mark) => true,
            _ if last.level != level || last.may_break && kind != Kind::Space => false,
            (Kind::Space, other) | (other, Kind::Space) if other != Kind::Space => false,
            // Brackets are mirrored and have fonts of their own.
            (Kind::Sign, _) | (_, Kind::Sign) => level.is_ltr(),
            // Numbers run left to right in any script, but egui lays these out right to left.
            (Kind::Digit, _) | (_, Kind::Digit) => false,
            _ => true,
        };
        match pieces.last_mut().zip(before).filter(|(last, before)| !ends(at) && goes_on(last, *before)) {
            Some((last, _)) => {
                last.range.end = end;
                last.may_break |= breaks_behind(letter);
            }
            None => pieces.push(Piece {
                range: at..end,
                level,
                is_space: kind == Kind::Space,
                may_break: kind == Kind::Space || breaks_behind(letter),
            }),
        }
        if kind != Kind::Mark || before.is_none() {
            before = Some((kind, letter));
        }
    }
    Paragraph { base: info.paragraph_level, pieces }
}

impl Paragraph {
    /// The order of these pieces of a line: their numbers from left to right.
    pub fn order(&self, line: &[Piece]) -> Vec<usize> {
        let mut levels: Vec<Level> = line.iter().map(|piece| piece.level).collect();
        // White space at the end of a line belongs to the paragraph (rule L1).
        for (level, _) in levels.iter_mut().zip(line).rev().take_while(|(_, piece)| piece.is_space) {
            *level = self.base;
        }
        ParagraphBidiInfo::reorder_visual(&levels)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Letter,
    /// Belongs to the letter before it.
    Mark,
    Space,
    Sign,
    /// A digit in right-to-left text.
    Digit,
}

fn kind(letter: char) -> Kind {
    match HardcodedBidiData.bidi_class(letter) {
        BidiClass::NSM => Kind::Mark,
        _ if matches!(letter, '\u{200c}' | '\u{200d}') => Kind::Mark,
        _ if letter.is_whitespace() && letter != '\u{a0}' => Kind::Space,
        BidiClass::L | BidiClass::R | BidiClass::AL | BidiClass::EN => Kind::Letter,
        BidiClass::AN => Kind::Digit,
        _ => Kind::Sign,
    }
}

fn breaks_behind(letter: char) -> bool {
    matches!(letter, '-' | '–' | '—' | '\u{5be}' | '/' | '、' | '。' | '，')
        || ('\u{3040}'..='\u{9fff}').contains(&letter)
}

/// The mirrored form of a symbol in right-to-left text (rule L4).
pub(super) fn mirrored(letter: char) -> char {
    const PAIRS: &str = "()[]{}<>«»‹›≤≥⟨⟩⟪⟫⌊⌋⌈⌉〈〉《》「」『』【】〔〕（）［］｛｝＜＞";
    match PAIRS.chars().position(|sign| sign == letter) {
        Some(at) => PAIRS.chars().nth(at ^ 1).unwrap_or(letter),
        None => letter,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A line in visual order, from left to right.
    fn seen(text: &str) -> String {
        let paragraph = paragraph(text, |_| false);
        let order = paragraph.order(&paragraph.pieces);
        let piece = |&number: &usize| {
            let piece = &paragraph.pieces[number];
            let letters = text[piece.range.clone()].chars();
            if piece.level.is_rtl() { letters.rev().map(mirrored).collect::<String>() } else { letters.collect() }
        };
        order.iter().map(piece).collect()
    }

    #[test]
    fn mixed_text_is_in_its_order() {
        for (text, expected) in [
            ("plain (text) 12", "plain (text) 12"),
            ("אבג דהו", "והד גבא"),
            ("אבג, דהו.", ".והד ,גבא"),
            ("Black אבג דהו 12", "Black 12 והד גבא"),
            ("מהלך 12 ב-D4 טוב", "בוט D4-ב 12 ךלהמ"),
            ("אבג (12) דהו", "והד (12) גבא"),
            ("אבג (דהו) [abc]", "[abc] (והד) גבא"),
            ("good (אבג) move", "good (גבא) move"),
            ("عام ٢٠٢٥ و ١٢٣٤", "١٢٣٤ و ٢٠٢٥ ماع"),
            ("3-5 אבג", "גבא 3-5"),
            ("“\u{2068}אבג\u{2069}” 12 games", "“\u{2068}גבא\u{2069}” 12 games"),
            // Overrides are not obeyed.
            ("a\u{202e}fgs.exe", "a\u{202e}fgs.exe"),
            ("a \u{202b}b c\u{202c} d", "a \u{202b}b c\u{202c} d"),
        ] {
            let without = |text: &str| text.replace(['\u{202e}', '\u{2068}', '\u{2069}'], "");
            assert_eq!(without(&seen(text)), without(expected), "{text}");
        }
    }

    /// egui would turn a number of these digits around that it sets at one go.
    #[test]
    fn each_arabic_digit_is_set_alone() {
        let text = "عام ٢٠٢٥";
        let digits = |piece: &&Piece| text[piece.range.clone()].contains(|letter| ('٠'..='٩').contains(&letter));
        let pieces = paragraph(text, |_| false).pieces;
        assert_eq!(pieces.iter().filter(digits).count(), 4);
        assert!(pieces.iter().filter(digits).all(|piece| !piece.level.is_rtl()));
    }

    #[test]
    fn the_first_strong_letter_gives_the_direction() {
        let base = |text| paragraph(text, |_| false).base.is_rtl();
        assert!(
            base("12. אבג abc")
                && base("مرحبا")
                && !base("abc אבג")
                && !base("12 ...")
                && !base("\u{2068}אבג\u{2069} abc")
        );
    }

    #[test]
    fn white_space_at_the_end_belongs_to_the_paragraph() {
        let paragraph = paragraph("abc אבג ", |_| false);
        let order = paragraph.order(&paragraph.pieces);
        assert_eq!(order.last(), Some(&(paragraph.pieces.len() - 1)));
    }
}
