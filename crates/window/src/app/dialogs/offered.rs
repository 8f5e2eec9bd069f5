//! Finds the board of the new-game dialog that matches the current record.

use std::sync::LazyLock;

use crate::game::{Card, Choice, Kind, cards};

/// The boards to choose from.
pub static CARDS: LazyLock<Vec<&'static Card>> = LazyLock::new(|| cards().collect());

/// A board in the new-game dialog, with its options.
#[derive(Debug, Default)]
pub struct Offered {
    /// Its card.
    pub card: usize,
    /// Which of the card's choices.
    pub choice: usize,
    /// A custom size; empty for the chosen one.
    pub size: String,
}

/// The board that matches a game, with its variant, form and size.
pub fn like(kind: &Kind) -> Option<Offered> {
    // Games of one family are distinguished by RU.
    let by_rules = |(card, own): (usize, &&Card)| {
        form_by_rules(own, kind).map(|choice| Offered { card, choice, ..Offered::default() })
    };
    let usual = |(card, own): (usize, &&Card)| usual(own, kind).map(|offered| Offered { card, ..offered });
    CARDS.iter().enumerate().find_map(by_rules).or_else(|| CARDS.iter().enumerate().find_map(usual))
}

/// The choice on a card that equals a game without RU.
fn usual(card: &Card, kind: &Kind) -> Option<Offered> {
    if let Choice::Variants(variants) = card.choice {
        let choice = variants.iter().position(|(_, gm)| Some(*gm) == kind.variant())?;
        return Some(Offered { choice, ..Offered::default() });
    }
    Kind::new(card.gm, None).ok().filter(|own| own.is_same_game(kind))?;
    match card.choice {
        Choice::Variants(_) => None,
        // A form without rules of its own: that of the size, or the first.
        Choice::Forms(forms) => {
            let plain = || forms.iter().enumerate().filter(|(_, form)| form.2.is_empty());
            let sized = plain().find(|(_, form)| form.1 == kind.size_value());
            sized.or_else(|| plain().next()).map(|(choice, _)| Offered { choice, ..Offered::default() })
        }
        Choice::Sizes(sizes) => {
            let choice = sizes.iter().position(|&size| (size, size) == kind.size());
            let size = if choice.is_none() { kind.size_value() } else { String::new() };
            Some(Offered { choice: choice.unwrap_or_default(), size, ..Offered::default() })
        }
    }
}

/// The form of a card that RU names, among games of one family.
fn form_by_rules(card: &Card, kind: &Kind) -> Option<usize> {
    let Choice::Forms(forms) = card.choice else { return None };
    let related = Kind::new(card.gm, None).is_ok_and(|own| own.is_same_game(kind));
    let own = kind.form();
    forms.iter().position(|(_, _, named)| related && !named.is_empty() && named.eq_ignore_ascii_case(&own))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every game that can be begun is the one that is offered when it is open, with its variant, its form and its size; and so
    /// are records that name it otherwise.
    #[test]
    fn the_game_at_hand_is_chosen() {
        use crate::edit::new_record;
        use crate::sgf::Tree;
        let chosen = |record: Vec<u8>| {
            let tree = Tree::read(record).0;
            let offered = like(&Kind::of(&tree, tree.games().next().expect("a game"))).expect("a card");
            (CARDS[offered.card].name, offered.choice, offered.size)
        };
        for card in cards() {
            let count = match card.choice {
                Choice::Sizes(sizes) => sizes.len(),
                Choice::Variants(variants) => variants.len(),
                Choice::Forms(forms) => forms.len(),
            };
            for choice in 0..count {
                let (gm, size, rules) = match card.choice {
                    Choice::Sizes(sizes) => (card.gm, sizes[choice].to_string(), ""),
                    Choice::Variants(variants) => (variants[choice].1, String::new(), ""),
                    Choice::Forms(forms) => (card.gm, forms[choice].1.to_owned(), forms[choice].2),
                };
                let size = Some(&*size).filter(|size| !size.is_empty());
                let begun = new_record(gm, size, None).expect("a record");
                let text = String::from_utf8(begun).expect("text");
                let named = if rules.is_empty() { text } else { text.replacen(')', &format!("RU[{rules}])"), 1) };
                assert_eq!(chosen(named.clone().into_bytes()), (card.name, choice, String::new()), "{named}");
            }
        }
        for (record, name, size) in [
            ("(;GM[4]SZ[17]RU[RIF])", "Renju", ""),
            ("(;GM[4]SZ[15]RU[4])", "Renju", ""),
            ("(;GM[connect6])", "Connect6", ""),
            ("(;GM[4]SZ[17])", "Gomoku", "17"),
            ("(;GM[chess])", "Chess", ""),
            ("(;GM[unlur]SZ[8])", "Unlur", ""),
            ("(;GM[19]RU[fast:xyz])", "Octi", ""),
            ("(;GM[9]SZ[8]SU[Gemma])", "Lines of Action", ""),
        ] {
            let (chosen, _, typed) = chosen(record.as_bytes().to_vec());
            assert_eq!((chosen, &*typed), (name, size), "{record}");
        }
    }
}
