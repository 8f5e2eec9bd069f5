//! The argument types of commands.

use super::operand::{Operand, Places};
use crate::game::node_links::{self, NodeLink};
use crate::game::{Colour, Place};
use crate::language::StaticText;
use crate::sgf::Address;

/// Ways to go about in the record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Go {
    /// To a place of the game.
    To(Where),
    /// Forward, following the last visited child.
    Next(usize),
    /// Back.
    Back(usize),
    /// Into a child of this node, counted from 0.
    Variation(usize),
    /// To the next sibling of this node, or of the nearest node before it that has one.
    NextVariation,
    /// To the previous sibling of this node, or of the nearest node before it that has one.
    PreviousVariation,
    /// Forward to the next fork, or to the end of the line.
    NextFork,
    /// Back to the previous fork, or to the start.
    PreviousFork,
    /// Forward to the end of this line.
    LineEnd,
    /// Back to the start of the game.
    LineStart,
    /// Back to the main line: the child of the main line where this line left it.
    MainLine,
    /// To the next node of the game, in the order of the file, that has something.
    NextWith(Sought),
    /// To the previous node of the game, in the order of the file, that has something.
    PreviousWith(Sought),
    /// To the move that was played on a point: back in this line, or else forward.
    WherePlayed(Operand<Place>),
    /// To the start of a game, counted from 1.
    Game(usize),
    /// To the start of the game after this one.
    NextGame,
    /// To the start of the game before this one.
    PreviousGame,
}

named! {
    /// What to navigate to.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    Sought {
        /// A comment.
        Comment = "comment",
        /// An annotation of the move or the position.
        Annotation = "annotation",
        /// A hotspot.
        Hotspot = "hotspot",
        /// Setup.
        Setup = "setup",
        /// Markup.
        Markup = "markup",
    }
}

/// The address of a node, as typed on the command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Where {
    /// The root.
    Start,
    /// The end of the main line.
    End,
    /// After this many moves of the main line; 0 is the last node before the first move.
    Move(usize),
    /// Child numbers from the root.
    Path(Address),
    /// The node with this name.
    Named(String),
}

/// Where setup goes if the current node has a move or children.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum SetupTarget {
    /// Fail, and report that there is a choice.
    #[default]
    Ask,
    /// This node, regardless of its contents.
    Here,
    /// A new child of this node.
    NewNode,
}

/// A change of a single value; values are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ValueChange {
    /// Further values, after the others.
    Add(Vec<String>),
    /// Another text in place of the value of this number.
    Put(usize, String),
    /// The value of this number goes; the last one takes the property with it.
    Remove(usize),
    /// The value of the first number goes to the place of the second.
    Move(usize, usize),
}

/// The visible part of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum View {
    /// Only these points.
    Points(Places),
    /// The whole board again.
    All,
    /// Inherit from the previous node: remove VW from this one.
    Inherited,
}

named! {
    /// Judgements of moves and positions.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    Annotation {
        /// TE
        GoodMove = "good-move",
        /// IT
        Interesting = "interesting",
        /// DO
        Doubtful = "doubtful",
        /// BM
        BadMove = "bad-move",
        /// GB
        GoodBlack = "good-black",
        /// DM
        Even = "even",
        /// GW
        GoodWhite = "good-white",
        /// UC
        Unclear = "unclear",
        /// HO
        Hotspot = "hotspot",
    }
}

/// What there is to know of an annotation: whoever writes, offers or shows one reads its row.
#[derive(Clone, Copy, Debug)]
pub struct AnnotationRow {
    /// Its property.
    pub id: &'static str,
    /// What it is called.
    pub title: StaticText,
    /// What it is called with emphasis, where that is offered in menus.
    pub very: Option<StaticText>,
    /// Its sign; a position is good for Black or White by a disc of that colour.
    pub sign: &'static str,
    /// Whether it can be emphasised.
    pub is_double: bool,
    /// The colour for which the position is good.
    pub favours: Option<Colour>,
}

impl Annotation {
    /// Its row.
    pub const fn row(self) -> AnnotationRow {
        const fn row(id: &'static str, title: StaticText, sign: &'static str) -> AnnotationRow {
            AnnotationRow { id, title, very: None, sign, is_double: true, favours: None }
        }
        match self {
            Self::GoodMove => AnnotationRow {
                very: Some(StaticText("offer-annotate-good-move-2", "Very good move")),
                ..row("TE", StaticText("offer-annotate-good-move", "Good move"), "!")
            },
            Self::Interesting => AnnotationRow {
                is_double: false,
                ..row("IT", StaticText("offer-annotate-interesting", "Interesting move"), "!?")
            },
            Self::Doubtful => AnnotationRow {
                is_double: false,
                ..row("DO", StaticText("offer-annotate-doubtful", "Doubtful move"), "?!")
            },
            Self::BadMove => AnnotationRow {
                very: Some(StaticText("offer-annotate-bad-move-2", "Very bad move")),
                ..row("BM", StaticText("offer-annotate-bad-move", "Bad move"), "?")
            },
            Self::GoodBlack => AnnotationRow {
                favours: Some(Colour::BLACK),
                ..row("GB", StaticText("offer-annotate-good-black", "Good for Black"), "●")
            },
            Self::Even => row("DM", StaticText("offer-annotate-even", "Even position"), "="),
            Self::GoodWhite => AnnotationRow {
                favours: Some(Colour::WHITE),
                ..row("GW", StaticText("offer-annotate-good-white", "Good for White"), "○")
            },
            Self::Unclear => row("UC", StaticText("offer-annotate-unclear", "Unclear position"), "∞"),
            Self::Hotspot => row("HO", StaticText("offer-annotate-hotspot", "Hotspot"), ""),
        }
    }

    /// The annotation that is written as this property.
    pub fn of_property(id: &str) -> Option<Self> {
        Self::ALL.into_iter().map(|(_, annotation)| annotation).find(|annotation| annotation.row().id == id)
    }

    /// How strongly it is said by the property with this first value: 2 with emphasis, 1 without.
    pub fn strength(self, value: Option<&[u8]>) -> u8 {
        if self.row().is_double && value.is_some_and(|value| value.trim_ascii() == b"2") { 2 } else { 1 }
    }

    /// Its sign with this strength: with emphasis it is doubled, except for discs.
    pub fn sign(self, strength: u8) -> &'static str {
        match (self, strength) {
            (Self::GoodMove, 2) => "!!",
            (Self::BadMove, 2) => "??",
            (Self::Even, 2) => "==",
            (Self::Unclear, 2) => "∞∞",
            _ => self.row().sign,
        }
    }

    /// Whether it judges the move, not the position.
    pub fn is_of_move(self) -> bool {
        matches!(self, Self::GoodMove | Self::BadMove | Self::Doubtful | Self::Interesting)
    }
}

named! {
    /// What [`Command::Strip`](crate::edit::Command::Strip) removes.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    Strip {
        /// Comments and node names.
        Comments = "comments",
        /// Marks, labels, lines, arrows, territory.
        Markup = "markup",
        /// Judgements and values.
        Annotations = "annotations",
        /// Everything but the main line.
        Variations = "variations",
        /// Properties that the format does not know.
        Private = "private",
        /// Nodes without a property.
        EmptyNodes = "empty-nodes",
        /// Clock times.
        Times = "times",
        /// What engines left, in properties and in comments.
        Analysis = "analysis",
    }
}

named! {
    /// What of the analysis that engines left in a record [`Command::RemoveAnalysis`](crate::edit::Command::RemoveAnalysis) removes.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    AnalysisPart {
        /// Properties that programs keep it in.
        Properties = "properties",
        /// What engines wrote into comments.
        Comments = "comments",
        /// Variations of which every node is an engine's.
        Variations = "variations",
    }
}

impl AnalysisPart {
    /// What goes where no part is named: a variation may be somebody's.
    pub const USUAL: [Self; 2] = [Self::Properties, Self::Comments];
}

/// From which loss on, in points, a move gets an annotation; `None` for none.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LossLimits {
    /// BM
    pub bad: Option<f64>,
    /// DO
    pub doubtful: Option<f64>,
    /// HO, besides the others.
    pub hotspot: Option<f64>,
}

impl LossLimits {
    /// No annotations at all.
    pub const NONE: Self = Self { bad: None, doubtful: None, hotspot: None };
    /// What OGS calls a blunder and a mistake.
    pub const USUAL: Self = Self { bad: Some(5.0), doubtful: Some(2.0), hotspot: None };

    /// The annotation of a move that lost so many points, and whether it is a hotspot.
    pub fn judge(&self, loss: f64) -> (Option<Annotation>, bool) {
        let reached = |limit: Option<f64>| limit.filter(|limit| loss >= *limit);
        let judgement = match (reached(self.bad), reached(self.doubtful)) {
            (Some(bad), Some(doubtful)) if doubtful > bad => Some(Annotation::Doubtful),
            (Some(_), _) => Some(Annotation::BadMove),
            (None, Some(_)) => Some(Annotation::Doubtful),
            (None, None) => None,
        };
        (judgement, reached(self.hotspot).is_some())
    }
}

named! {
    /// The side to choose in a merge conflict.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    Settling {
        /// Our version.
        Ours = "ours",
        /// The other version.
        Theirs = "theirs",
        /// Both, if they can coexist; else theirs in words.
        Both = "both",
    }
}

/// The scope of a clean-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Scope {
    /// The current node.
    Node,
    /// The current node and all that follows.
    Subtree,
    /// The whole game.
    #[default]
    Game,
    /// Every game of the file.
    Collection,
}

/// What [`Command::Repair`](crate::edit::Command::Repair) repairs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RepairChoice {
    /// Everything that can be.
    All,
    /// Every finding of this kind.
    Code(crate::sgf::Code),
}

errors! {
    /// A text that is not a node address.
    #[derive(Clone, Debug, PartialEq, Eq)]
    NoPlace {
        /// It is neither one of the words, nor a path, nor a number that a move can have.
        Unknown(text: String) => message!(
            "no-place-in-game",
            "'{text}' is not a position: use start, end, a move number, or child numbers such as /0.0.2",
            text
        ),
    }
}

impl std::str::FromStr for Where {
    type Err = NoPlace;

    fn from_str(text: &str) -> Result<Self, NoPlace> {
        match text {
            "start" => return Ok(Self::Start),
            "end" => return Ok(Self::End),
            _ => {}
        }
        let wrong = || NoPlace::Unknown(text.to_owned());
        if text.starts_with('#') {
            // As written in comments.
            return match node_links::find(text).pop() {
                Some((range, NodeLink::Address(address))) if range.len() == text.len() => Ok(Self::Path(address)),
                Some((range, NodeLink::Name(name))) if range.len() == text.len() => Ok(Self::Named(name)),
                _ => Err(wrong()),
            };
        }
        if text.is_empty() || text.starts_with(['+', '-']) {
            return Err(wrong());
        }
        if text.bytes().all(|byte| byte.is_ascii_digit()) {
            return text.parse().map(Self::Move).map_err(|_| wrong());
        }
        text.parse().map(Self::Path).map_err(|()| wrong())
    }
}

impl std::fmt::Display for Where {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Start => f.write_str("start"),
            Self::End => f.write_str("end"),
            Self::Move(number) => write!(f, "{number}"),
            Self::Path(path) => {
                let path = path.to_string();
                write!(f, "{}{path}", if path.starts_with('/') { "" } else { "/" })
            }
            Self::Named(name) => write!(f, "#\"{name}\""),
        }
    }
}
