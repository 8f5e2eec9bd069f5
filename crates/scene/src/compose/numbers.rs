//! Which stones and pieces show the number of their move, and which number: one rule for the window, pictures, pages, booklets and clips.
//!
//! A stone or piece shows the number that the game gives it, wherever its move has led it and whatever colour it has now, as the record wants
//! it printed (`PM`). A label, a mark or a letter on its place goes before the number.

use crate::game::board::{Lattice, Place};
use crate::game::markup::{Markup, Print};
use crate::options::{Numbers, Options};
use crate::subject::Subject;
use crate::view::View;

/// What is written for the number of a move, if anything is; `last` is the number of the last one.
pub(super) fn written(number: u32, last: u32, options: &Options, markup: &Markup) -> Option<u32> {
    let printed = number.saturating_sub(if options.markup { markup.hundreds } else { 0 });
    match options.numbers {
        _ if markup.print == Print::None && options.markup => None,
        Numbers::None => None,
        Numbers::All => Some(printed),
        Numbers::Last(count) => (number + count > last).then_some(printed),
        Numbers::From(first, anew) => (number >= first).then(|| if anew { number + 1 - first.max(1) } else { printed }),
    }
}

/// The places with a mark or label, which show no number and no dot.
pub(crate) fn marked(markup: &Markup) -> impl Iterator<Item = Place> + '_ {
    markup.marks.iter().map(|mark| mark.0).chain(markup.labels.iter().map(|label| label.0))
}

/// The places that show the number of their move, each with what is written there, by the order of places.
pub(super) fn all(subject: &Subject, markup: &Markup, options: &Options) -> Vec<(Place, u32)> {
    let mut busy = vec![false; subject.board.len()];
    let letters = subject.on_board.letters.iter().map(|letter| letter.0);
    marked(markup).filter(|_| options.markup).chain(letters).for_each(|place| busy[place.index()] = true);
    let stones = subject.on_board.stones.iter().map(|stone| (stone.place, stone.number));
    let pieces = subject.on_board.pieces.iter().map(|piece| (piece.label, piece.number));
    let mut found = Vec::new();
    for (place, number) in stones.chain(pieces) {
        let number = number.and_then(|number| written(number, subject.move_number, options, markup));
        if let Some(number) = number.filter(|_| !std::mem::replace(&mut busy[place.index()], true)) {
            found.push((place, number));
        }
    }
    found.sort_unstable_by_key(|(place, _)| place.index());
    found
}

/// The size of a number of two figures on stones.
pub(super) fn size_on_stones(view: &View<'_>) -> f32 {
    view.mark_radius() * 1.06
}

/// The size of a number of two figures on pieces: those of bars and triangles are narrow; a diamond has room for a whole square.
pub(super) fn size_on_pieces(lattice: Lattice) -> f32 {
    match lattice {
        Lattice::Trigon => 0.46,
        Lattice::Quarters => 0.62,
        Lattice::Segments => 0.36,
        _ => 0.5,
    }
}

/// The share of that size for a number with this many figures.
pub(super) fn share(figures: usize) -> f32 {
    match figures {
        0..=1 => 1.08,
        2 => 1.0,
        3 => 0.8,
        _ => 0.62,
    }
}
