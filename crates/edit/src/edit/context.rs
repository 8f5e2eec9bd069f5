//! What a command works on: a record, its current node, and what is needed to edit it.

use crate::edit::derived::Derived;
use crate::edit::error::EditError;
use crate::edit::search::rectangle;
use crate::edit::values::choices::Where;
use crate::edit::values::clipboard::Clipboard;
use crate::edit::values::draft::Draft;
use crate::edit::values::operand::{Operand, Places};
use crate::edit::values::place;
use crate::game::{Colour, Kind, Move, Place, Position};
use crate::language::Said;
use crate::record::{Document, Transaction};
use crate::sgf::{NOBODY, NodeId, Tree, Watch};
use crate::text::{self, Charset, LineEnd};
use std::sync::Arc;

static EMPTY: Clipboard = Clipboard::empty();

/// The node a command works on, with its game. Nothing is changed here: commands read it and make a transaction.
pub(crate) struct EditContext<'a> {
    pub document: &'a Document,
    /// Cached data derived from it.
    pub derived: &'a Derived,
    /// The last cut or copy.
    pub clipboard: &'a Clipboard,
    /// The date that new records get.
    pub today: Option<&'a str>,
    /// The current node.
    pub node: NodeId,
    /// The first node of its game.
    pub root: NodeId,
    pub kind: Arc<Kind>,
    /// The line break of the file.
    pub line_end: LineEnd,
    /// The progress callback for long work.
    pub watch: &'a Watch,
    /// The charset to declare from now on, if the guessed one cannot encode what is written.
    pub reading: Option<&'a Charset>,
}

impl<'a> EditContext<'a> {
    /// At a node of a record, with nothing on the clipboard.
    pub fn new(document: &'a Document, derived: &'a Derived, node: NodeId) -> Self {
        let root = derived.root_of(document, node);
        let kind = derived.kind(document, root);
        let line_end = derived.line_end;
        Self {
            document,
            derived,
            clipboard: &EMPTY,
            today: None,
            node,
            root,
            kind,
            line_end,
            watch: &NOBODY,
            reading: None,
        }
    }

    pub fn tree(&self) -> &'a Tree {
        self.document.tree()
    }

    /// The position at the current node.
    pub fn position(&self) -> Position {
        self.position_at(self.node)
    }

    /// The position at a node.
    pub fn position_at(&self, node: NodeId) -> Position {
        self.with_position(node, Position::clone)
    }

    /// As [`EditContext::position_at`], by reference.
    pub fn with_position<T>(&self, node: NodeId, look: impl FnOnce(&Position) -> T) -> T {
        self.derived.with_position(self.document, node, look)
    }

    /// Resolves the address of a node.
    pub fn resolve(&self, place: &Where) -> Result<NodeId, EditError> {
        place::resolve(self.tree(), &self.kind, self.root, place).map_err(EditError::refused)
    }

    /// The properties of the current node, to be changed.
    pub fn draft(&self) -> Draft<'a> {
        Draft::of(self.tree(), self.node)
    }

    pub fn transaction(&self, title: impl Said) -> Transaction {
        Transaction::new(self.tree(), title)
    }

    /// A transaction that gives the current node the properties of a draft, or changes nothing.
    pub fn commit(&self, title: impl Said, draft: Draft<'_>) -> Transaction {
        let mut transaction = self.transaction(title);
        put_draft(&mut transaction, self.node, draft);
        transaction
    }

    // Text -----------------------------------------------------------------------------------------------------------

    /// A text with line breaks as a raw value.
    pub fn text_value(&self, text: &str) -> Result<Vec<u8>, EditError> {
        self.encode(&self.written_text(text))
    }

    /// The same, before encoding.
    pub fn written_text(&self, text: &str) -> String {
        let text = text.replace("\r\n", "\n").replace('\r', "\n");
        self.line_end.apply(&text::escape_text(&text))
    }

    /// A text on one line as a raw value.
    pub fn simple_value(&self, text: &str) -> Result<Vec<u8>, EditError> {
        self.encode(&text::escape_text(&one_line(text)))
    }

    /// A text on one line as a part of a composed raw value.
    pub fn composed_value(&self, text: &str) -> Result<Vec<u8>, EditError> {
        self.encode(&text::escape_composed(&one_line(text)))
    }

    /// Encodes text that is already escaped.
    pub fn encode(&self, text: &str) -> Result<Vec<u8>, EditError> {
        Ok(self.charset().encode_new(text)?)
    }

    /// The charset of the game.
    pub fn charset(&self) -> &'a Charset {
        self.reading.unwrap_or_else(|| self.tree().charset(self.root))
    }

    // Places and colours ---------------------------------------------------------------------------------------------

    /// A place that a command gives.
    pub fn place(&self, given: &Operand<Place>) -> Result<Place, EditError> {
        match given {
            Operand::Typed(typed) => self.read_place(typed),
            Operand::Known(place) => self.on_board(&[*place]).map(|()| *place),
        }
    }

    /// Refuses places of a larger board: a command may come to another record than the one it was made for.
    fn on_board(&self, places: &[Place]) -> Result<(), EditError> {
        let beyond = places.iter().find(|place| place.index() >= self.kind.board().len());
        beyond.map_or(Ok(()), |place| Err(self.not_on_board(&place.0.to_string())))
    }

    /// Parses a place as typed, in the displayed or in the record's notation.
    pub fn read_place(&self, typed: &str) -> Result<Place, EditError> {
        let board = self.kind.board();
        if !self.kind.has_board() {
            return Err(refused!(
                "no-point-game-has",
                "'{typed}' is not a point: the board of this game is not known",
                typed
            ));
        }
        let found = board.parse_display(typed).or_else(|| self.kind.place(typed.as_bytes()).ok());
        found.ok_or_else(|| self.not_on_board(typed))
    }

    fn not_on_board(&self, typed: &str) -> EditError {
        let (board, columns, rows) = (self.kind.board(), self.kind.columns(), self.kind.rows());
        EditError::refused(match board.places().last() {
            Some(last) => say!(
                "no-point-board-its",
                "'{typed}' is not a point on this {columns}×{rows} board; the last point is {last}",
                typed,
                columns,
                rows,
                last = board.name(last)
            ),
            None => say!("no-point-board", "'{typed}' is not a point on this board", typed),
        })
    }

    /// The places that a command gives, at least one; duplicates are dropped.
    pub fn places(&self, given: &Places) -> Result<Vec<Place>, EditError> {
        let places = self.places_if_any(given)?;
        if places.is_empty() { Err(refused!("no-point-given", "no point given")) } else { Ok(places) }
    }

    /// As [`EditContext::places`], or none.
    pub fn places_if_any(&self, given: &Places) -> Result<Vec<Place>, EditError> {
        let mut places = match given {
            Operand::Known(places) => {
                self.on_board(places)?;
                places.clone()
            }
            Operand::Typed(words) => self.read_places(words)?,
        };
        let mut seen = vec![false; self.kind.board().len()];
        places.retain(|place| !std::mem::replace(&mut seen[place.index()], true));
        Ok(places)
    }

    /// Parses typed places: points, comma-separated lists, and rectangles `A:B`.
    pub fn read_places(&self, typed: &[String]) -> Result<Vec<Place>, EditError> {
        let mut places = Vec::new();
        for word in typed.iter().flat_map(|word| word.split(',')).filter(|word| !word.trim().is_empty()) {
            match word.split_once(':') {
                None => places.push(self.read_place(word)?),
                Some((from, to)) => {
                    places.extend(rectangle(self.kind.board(), (self.read_place(from)?, self.read_place(to)?)));
                }
            }
        }
        Ok(places)
    }

    /// A move that a command gives, as long as the board has its places.
    pub fn known_move(&self, action: &Move) -> Result<Move, EditError> {
        match action {
            Move::Place(places) | Move::Path(places) => self.on_board(places)?,
            _ => {}
        }
        Ok(action.clone())
    }

    /// Parses a typed piece with its letters and its place: `Kd4`.
    pub fn lettered(&self, typed: &str) -> Option<(String, Place)> {
        let named = |letters: &str| {
            let place = self.kind.board().parse_display(typed.trim().strip_prefix(letters)?)?;
            Some((letters.to_owned(), place))
        };
        let mut letters: Vec<&str> = self.kind.piece_letters().into_iter().map(|(letters, _)| letters).collect();
        letters.sort_by_key(|letters| std::cmp::Reverse(letters.len()));
        let as_written = || self.kind.lettered(typed.as_bytes());
        if self.kind.board().parse_display(typed).is_some() {
            return None;
        }
        as_written().or_else(|| letters.into_iter().find_map(named))
    }

    /// A colour that a command gives; typed are its letter, number or name.
    pub fn colour(&self, given: &Operand<Colour>) -> Result<Colour, EditError> {
        let colours = &Colour::ALL[..usize::from(self.kind.colours())];
        let typed = match given {
            Operand::Known(colour) if colours.contains(colour) => return Ok(*colour),
            Operand::Known(colour) => &(colour.index() + 1).to_string(),
            Operand::Typed(typed) => typed,
        };
        // In the Blokus family for two, B and 1 are the same colour.
        let numbered = typed.parse().ok().and_then(|number: usize| colours.get(number.checked_sub(1)?).copied());
        // Little Golem's TwixT uses its own letters for the colours.
        let written = || colours.iter().find(|&&colour| self.kind.move_id(colour) == typed).copied();
        self.kind.colour_called(typed).or(numbered).or_else(written).ok_or_else(|| {
            let names: Vec<String> = colours
                .iter()
                .map(|&colour| format!("{} ({})", self.kind.letter(colour), self.kind.colour_name(colour)))
                .collect();
            refused!(
                "no-colour-game",
                "'{typed}' is not a colour of this game: use one of {names}",
                typed,
                names = names.join(", ")
            )
        })
    }
}

/// Gives a node the properties of a draft, where they are other ones.
pub fn put_draft(transaction: &mut Transaction, node: NodeId, draft: Draft<'_>) {
    if draft.is_changed() {
        transaction.set_list(node, draft.into_list());
    }
}

/// Line breaks become blanks.
pub fn one_line(text: &str) -> String {
    text.replace("\r\n", " ").replace(['\n', '\r'], " ")
}
