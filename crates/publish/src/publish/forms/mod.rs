//! Positions and lines as text for forums, wikis and books. What a form cannot express is reported, never dropped silently.

mod hexwiki;
mod igo;
mod line;
mod plain;
mod senseis;

use super::publication::{Choices, Publication, PublishError, Published};
use crate::game::{Kind, Lattice, MoveEntry};
use crate::language;
use line::{Line, Lost};

named! {
    /// A text form.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    TextForm {
        /// Diagrams of Sensei's Library, which many forums of Go understand.
        Senseis = "senseis",
        /// A board of the Hex wiki.
        HexWiki = "hexwiki",
        /// Diagrams of the LaTeX package igo.
        Latex = "latex",
        /// Markdown, the board as code.
        Markdown = "markdown",
        /// Plain text.
        Text = "text",
    }
}

impl TextForm {
    /// Its name.
    fn title(self) -> &'static str {
        match self {
            TextForm::Senseis => "Sensei's Library",
            TextForm::HexWiki => "Hex wiki",
            TextForm::Latex => "igo (LaTeX)",
            TextForm::Markdown => "Markdown",
            TextForm::Text => "text",
        }
    }

    fn fits(self, kind: &Kind) -> bool {
        let board = kind.board();
        let stones = kind.has_board() && kind.facts().entry == MoveEntry::Point && kind.colours() == 2;
        let squares = stones && board.lattice() == Lattice::Square;
        match self {
            TextForm::Senseis => squares && board.columns() <= 52 && board.rows() <= 52,
            TextForm::Latex => squares && board.columns() == board.rows() && board.columns() <= 19,
            TextForm::HexWiki => stones && board.lattice() == Lattice::Hex && !board.is_hexagon(),
            TextForm::Markdown | TextForm::Text => true,
        }
    }
}

/// A line as text: from the start of the game to the chosen node, or to the end of the main line. With `moves_per_figure` 0 only the
/// position.
///
/// # Errors
/// Where there is no such game or node, or the form does not know the game.
pub fn text(publication: &Publication, choices: &Choices, form: TextForm) -> Result<Published, PublishError> {
    // Readers of the other forms expect their own words.
    let has_words = matches!(form, TextForm::Markdown | TextForm::Text);
    let make = || {
        let tree = publication.tree();
        let (root, end) = publication.line(choices)?;
        let kind = Kind::of(tree, root);
        if !form.fits(&kind) {
            return Err(PublishError::Unfit { form: form.title(), game: kind.called() });
        }
        let line = Line::of(tree, end, choices.moves_per_figure);
        let mut lost = if has_words { Lost::default() } else { Lost::in_diagrams(&line) };
        let text = match form {
            TextForm::Senseis => senseis::write(&line, &mut lost),
            TextForm::HexWiki => hexwiki::write(&line, &mut lost),
            TextForm::Latex => igo::write(&line, &mut lost),
            TextForm::Markdown => plain::markdown(&line),
            TextForm::Text => plain::text(&line),
        };
        // Terminal control characters and direction marks mean nothing to a reader.
        let text: String = text.chars().filter(|&letter| letter == '\n' || !language::is_order(letter)).collect();
        Ok(Published { bytes: text.into_bytes(), notes: lost.notes(form.title()), ..Published::default() })
    };
    if has_words { choices.speak(make) } else { language::in_english(make) }
}
