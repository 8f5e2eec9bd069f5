//! Positions and lines as texts for forums, wikis and books. What a form cannot say is told, and never dropped in silence.

mod hexwiki;
mod igo;
mod plain;
mod senseis;

use super::publication::{Choices, Publication, PublishError, Published};
use crate::game::{Colour, Kind, Lattice, Markup, Move, MoveEntry, Place, Position, Summary};
use crate::language;
use crate::sgf::{NodeId, Tree};
use std::sync::Arc;

/// A form of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TextForm {
    /// Diagrams of Sensei's Library, which many forums of Go understand.
    Senseis,
    /// A board of the Hex wiki.
    HexWiki,
    /// Diagrams of the LaTeX package igo.
    Latex,
    /// Markdown, the board as code.
    Markdown,
    /// Plain text.
    Text,
}

impl TextForm {
    /// The forms by the words that name them.
    pub const ALL: [(&str, TextForm); 5] = [
        ("senseis", TextForm::Senseis),
        ("hexwiki", TextForm::HexWiki),
        ("latex", TextForm::Latex),
        ("markdown", TextForm::Markdown),
        ("text", TextForm::Text),
    ];

    /// What it is called.
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

/// A line as text: from the start of the game to the node that is chosen, or to the end of the main line. With no moves on a figure
/// the position alone.
///
/// # Errors
/// Where there is no such game or node, or the form does not know the game.
pub fn text(publication: &Publication, choices: &Choices, form: TextForm) -> Result<Published, PublishError> {
    language::in_english(|| {
        let root = publication.games(choices)?[0];
        let tree = publication.tree();
        let end = publication.node(root, choices)?;
        let end = end.or_else(|| tree.main_line(root).last()).unwrap_or(root);
        let kind = Kind::of(tree, root);
        if !form.fits(&kind) {
            return Err(PublishError::Unfit { form: form.title(), game: kind.called() });
        }
        let line = Line::of(tree, end, choices.moves_per_figure);
        let mut lost = Lost::default();
        let text = match form {
            TextForm::Senseis => senseis::write(&line, &mut lost),
            TextForm::HexWiki => hexwiki::write(&line, &mut lost),
            TextForm::Latex => igo::write(&line, &mut lost),
            TextForm::Markdown => plain::markdown(&line),
            TextForm::Text => plain::text(&line),
        };
        Ok(Published { bytes: text.into_bytes(), notes: lost.told(form) })
    })
}

/// A move of a line, with the position before it.
struct Step {
    /// Which node of the line makes it.
    at: usize,
    number: u32,
    colour: Colour,
    /// Where it goes; nowhere for a pass and the like.
    place: Option<Place>,
    /// Whether something was set up in its node.
    anew: bool,
}

/// A line of a game, up to a node.
struct Line<'a> {
    tree: &'a Tree,
    root: NodeId,
    end: NodeId,
    start: Position,
    position: Position,
    nodes: Vec<NodeId>,
    /// How many of them lead to the start.
    before: usize,
    steps: Vec<Step>,
    moves_per_figure: u32,
}

impl<'a> Line<'a> {
    fn of(tree: &'a Tree, end: NodeId, moves_per_figure: u32) -> Line<'a> {
        let mut nodes: Vec<NodeId> = tree.way_up(end).collect();
        nodes.reverse();
        let root = nodes[0];
        let kind = Arc::new(Kind::of(tree, root));
        let mut position = Position::start(kind.clone());
        let mut steps: Vec<Step> = Vec::new();
        let mut start = position.clone();
        let mut anew = false;
        let mut started = 0;
        for (at, &node) in nodes.iter().enumerate() {
            let before = position.move_number();
            position.step(tree, node);
            let set_up = tree.properties(node).any(|property| kind.sets_places(&property.id()));
            let played = position.last_move().filter(|_| node != root && position.move_number() != before);
            match played {
                Some(played) if moves_per_figure > 0 => {
                    let place = match &played.action {
                        Move::Place(places) => places.first().copied(),
                        _ => None,
                    };
                    let swaps = matches!(played.action, Move::SwapPieces | Move::SwapSides);
                    let number = position.move_number();
                    steps.push(Step { at, number, colour: played.colour, place, anew: anew || set_up || swaps });
                    anew = false;
                }
                _ if steps.is_empty() => (start, started) = (position.clone(), at + 1),
                _ => anew |= set_up,
            }
        }
        Line { tree, root, end, start, position, nodes, before: started, steps, moves_per_figure }
    }

    /// Plays the nodes before a step, or all that are left; `done` says how many were played already.
    fn advance(&self, position: &mut Position, done: &mut usize, before: Option<&Step>) {
        let to = before.map_or(self.nodes.len(), |step| step.at);
        while *done < to {
            position.step(self.tree, self.nodes[*done]);
            *done += 1;
        }
    }

    fn kind(&self) -> &Kind {
        self.position.kind()
    }

    fn markup(&self) -> Markup {
        Markup::of(self.tree, self.end, &self.position)
    }

    fn summary(&self) -> Summary<'_> {
        Summary::new(self.tree, self.root, self.position.kind())
    }

    /// What the record calls the game, or who plays; nothing where it says neither. No letter of it begins a record.
    fn title(&self) -> String {
        let summary = self.summary();
        let title = [summary.name(), summary.names().join(" – ")].into_iter().find(|text| !text.is_empty());
        super::about::short(&title.unwrap_or_default()).replace("(;", "( ;")
    }

    fn has_comments(&self) -> bool {
        self.nodes.iter().any(|&node| self.tree.has(node, "C"))
    }
}

/// What a form cannot say.
#[derive(Default)]
struct Lost {
    comments: bool,
    labels: usize,
    marks: usize,
    passes: Vec<u32>,
}

impl Lost {
    fn told(self, form: TextForm) -> Vec<String> {
        let form = form.title();
        let mut told = Vec::new();
        if self.comments {
            told.push(say!("form-no-comments", "{form} has no room for comments: they are left out", form));
        }
        if self.labels > 0 {
            told.push(say!(
                "form-no-labels",
                "{count} label has no letter in {form}" | "{count} labels have no letter in {form}",
                count = self.labels,
                form
            ));
        }
        if self.marks > 0 {
            told.push(say!(
                "form-no-marks",
                "{count} mark cannot be said in {form}" | "{count} marks cannot be said in {form}",
                count = self.marks,
                form
            ));
        }
        if !self.passes.is_empty() {
            let moves = self.passes.iter().map(u32::to_string).collect::<Vec<_>>().join(", ");
            told.push(say!("form-no-place", "moves without a place are left out: {moves}", moves));
        }
        told
    }
}
