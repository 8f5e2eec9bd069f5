//! What engines left in a record: win rates, leads, candidates and ownership, by whichever program wrote them.
//!
//! # The canonical form
//!
//! Programs speak of either side, and of the position before or after a move. Here every number speaks of one [position](Of) and of
//! Black:
//!
//! * **win rate**: Black's, 0 to 1; **lead**: in points, Black's is positive; **value**: what V says, as written
//! * **candidates**: moves *from* the position, with values for Black of what follows them; the best first
//! * **ownership**: row by row from the top left, +1 is Black's; **policy**: the same order, of the side to move
//! * **source**: whose numbers they are: the form in which they are written, the engine and the komi, as far as that is stated. Numbers of
//!   two sources are never compared.
//!
//! The only conversion is [`side`], and every reader goes through it. A position is called by a node: the one whose move leads to it. Some
//! programs write at a node about the position *before* its move; such a [`Reading`] is marked [`Of::Parent`], and [`value_at`] finds it.
//!
//! In games of more than two sides, numbers stay as they are written, and nothing is lost or won by a move.
//!
//! # How it is read
//!
//! A [`Reader`] is made for a game; it is cheap. [`Reader::read`] reads what a line's graph needs of one node, and depends on nothing but
//! that node, the root and whose turn it is, so callers keep the answer until the node changes. [`Reader::details`] reads candidates,
//! ownership and policy of one node. Nothing here fails: what cannot be read is a [`Problem`], and [`Findings`] makes one finding of all
//! problems of a property. Work and memory are bounded by [`limits`], whatever a file says.
//!
//! * `small`: SBKV, SBKS, OGSC, QLZV, QKGV, GoReviewPartner's, V; `lizzie`: LZ and its kin; `katrain`: KT; `comments`: text
//! * `kinds`: the table of properties, and how many bytes they are; `line`: series, losses, accuracy; `turn` and `exchange`: rotated boards, exchanged colours; `rows`: all as
//!   a list
#![forbid(unsafe_code)]

#[macro_use]
extern crate variorum_sgf;

mod accuracy;
mod board;
mod comments;
mod exchange;
mod findings;
mod katrain;
mod kinds;
pub mod limits;
mod line;
mod lizzie;
mod number;
mod packed;
mod reader;
mod rows;
pub mod side;
mod small;
mod survey;
mod turn;

#[cfg(test)]
mod tests;

pub use accuracy::{Accuracy, Formula, accuracies};
pub use board::{Board, Spot};
pub use comments::{EngineText, engine_text, human_text};
pub use exchange::exchange;
pub use findings::{Finding, Findings, Problem};
pub use kinds::{KINDS, Kind, Removal, Share, is_reviewed, kind_of, shares};
pub use line::{Loss, Scale, Unit, lead_limit, losses, series, stated_best, value_at};
pub use reader::{NodeData, Reader};
pub use rows::{Row, RowValue, rows};
pub use side::Side;
pub use survey::{Coverage, Other, OtherNumber, Survey, has_any};
pub use turn::{Turned, Turning, turn, turn_comment};

/// In which form a source is written. Comments come last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Form {
    /// SBKV and SBKS: Sabaki.
    Sabaki,
    /// SBKV and OGSC: Ogatak.
    Ogatak,
    /// LZ, and LZOP at the start: Lizzie, LizzieYzy, LizGoban.
    Lz,
    /// LZ2 and LZOP2: LizzieYzy's second engine.
    Lz2,
    /// KT: KaTrain.
    KaTrain,
    /// QLZV: q5Go.
    Qlzv,
    /// QKGV: q5Go.
    Qkgv,
    /// BWWR, ES and CBM: GoReviewPartner.
    Review,
    /// VNWR: GoReviewPartner, a value network.
    ReviewNetwork,
    /// MCWR: GoReviewPartner, random games.
    ReviewRandom,
    /// V: by hand, or of an engine.
    Value,
    /// A text in the comment.
    Comment(Writer),
}

/// Whose text in a comment it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Writer {
    /// KaTrain.
    KaTrain,
    /// Lizzie and LizzieYzy.
    Lizzie,
    /// analyze-sgf, both versions.
    AnalyzeSgf,
    /// leela-analysis.
    LeelaAnalysis,
    /// GNU Go.
    GnuGo,
    /// KataGo's self-play and matches.
    KataGo,
    /// MoHex.
    MoHex,
    /// The review of OGS.
    Ogs,
    /// AI Sensei.
    AiSensei,
}

impl Writer {
    /// Its name; the same in every language.
    pub fn name(self) -> &'static str {
        match self {
            Writer::KaTrain => "KaTrain",
            Writer::Lizzie => "Lizzie",
            Writer::AnalyzeSgf => "analyze-sgf",
            Writer::LeelaAnalysis => "leela-analysis",
            Writer::GnuGo => "GNU Go",
            Writer::KataGo => "KataGo",
            Writer::MoHex => "MoHex",
            Writer::Ogs => "OGS",
            Writer::AiSensei => "AI Sensei",
        }
    }
}

impl Form {
    /// The programs that write it; the same in every language.
    pub fn program(self) -> &'static str {
        match self {
            Form::Sabaki => "Sabaki",
            Form::Ogatak => "Ogatak",
            Form::Lz | Form::Lz2 => "Lizzie",
            Form::KaTrain => "KaTrain",
            Form::Qlzv | Form::Qkgv => "q5Go",
            Form::Review | Form::ReviewNetwork | Form::ReviewRandom => "GoReviewPartner",
            Form::Value => "V",
            Form::Comment(writer) => writer.name(),
        }
    }

    /// Whether it is read from a comment.
    pub fn is_comment(self) -> bool {
        matches!(self, Form::Comment(_))
    }
}

/// Whose numbers they are. Numbers can be compared only if all of this is equal.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Source {
    /// The form in which they are written.
    pub form: Form,
    /// The engine as named there; Lizzie and LizGoban write their own version instead.
    pub engine: Option<String>,
    /// The komi, in thousandths of a point, where it is stated.
    pub komi: Option<i64>,
}

impl Source {
    /// A source of a form that names no engine.
    pub fn of(form: Form) -> Self {
        Self { form, engine: None, komi: None }
    }

    /// The komi in points.
    pub fn komi(&self) -> Option<f64> {
        self.komi.map(|komi| komi as f64 / 1000.0)
    }

    /// A name for a legend, such as `q5Go: KataGo, komi 6.5`; a source in comments should be marked as such beside it.
    pub fn label(&self) -> String {
        let program = self.form.program();
        let mut label = match self.engine.as_deref().filter(|engine| !engine.is_empty()) {
            Some(engine) => say!("analysis-source-engine", "{program}: {engine}", program, engine),
            None => program.to_owned(),
        };
        label = match self.form {
            Form::Lz2 => say!("analysis-source-second", "{label} (second engine)", label),
            Form::ReviewNetwork => say!("analysis-source-network", "{label} (value network)", label),
            Form::ReviewRandom => say!("analysis-source-random", "{label} (random games)", label),
            _ => label,
        };
        match self.komi() {
            Some(komi) => {
                say!("analysis-source-komi", "{label}, komi {komi}", label, komi = variorum_sgf::value::real_text(komi))
            }
            None => label,
        }
    }
}

/// Which position numbers at a node speak of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Of {
    /// The one after the node's move.
    Node,
    /// The one before it.
    Parent,
}

/// What one source says of a position, all for Black.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Values {
    /// Black's win rate, 0 to 1.
    pub winrate: Option<f64>,
    /// Black's lead in points.
    pub lead: Option<f64>,
    /// The standard deviation of the lead in points.
    pub stdev: Option<f64>,
    /// V, as written: Black + by the format; for Go points, else as the writer meant it.
    pub value: Option<f64>,
    /// How often the position was visited.
    pub visits: Option<u64>,
    /// LizzieYzy's playout doubling advantage, as written.
    pub pda: Option<f64>,
    /// The best move, where only that is stated, with Black's lead after it.
    pub best: Option<(Spot, Option<f64>)>,
    /// What the node's move lost by the writer's own account: points.
    pub loss_points: Option<f64>,
    /// The same as a win rate, 0 to 1.
    pub loss_winrate: Option<f64>,
    /// What the next move is worth (GNU Go), in points, for whoever plays it.
    pub next_move: Option<f64>,
    /// MoHex's mean of the side to move, which is not known to be a win rate.
    pub mean: Option<f64>,
}

/// Values at a node, and where they are from.
#[derive(Clone, PartialEq, Debug)]
pub struct Reading {
    /// Whose they are.
    pub source: Source,
    /// The property in which they are written: of two that make one source, the first.
    pub property: &'static str,
    /// Which of several values of the property; `None` if it has only one meaning.
    pub index: Option<usize>,
    /// Which position they speak of.
    pub of: Of,
    /// The numbers.
    pub values: Values,
}

/// A move that an engine considered.
#[derive(Clone, PartialEq, Debug)]
pub struct Candidate {
    /// The move.
    pub spot: Spot,
    /// Its visits.
    pub visits: Option<u64>,
    /// Black's win rate after it, 0 to 1.
    pub winrate: Option<f64>,
    /// Black's lead after it, in points.
    pub lead: Option<f64>,
    /// Its place in the search, 0 is the best; KaTrain writes 999 for moves that are no candidates of the last one.
    pub order: Option<u32>,
    /// Its share of the policy, 0 to 1.
    pub prior: Option<f64>,
    /// How the game may continue: this move, then the answers.
    pub pv: Vec<Spot>,
    /// The visits along it.
    pub pv_visits: Vec<u64>,
}

impl Candidate {
    /// A move of which no more is known than where it leads.
    pub fn at(spot: Spot, lead: Option<f64>) -> Self {
        Self { lead, ..Self::of(spot) }
    }

    /// A candidate of which nothing else is known.
    pub(crate) fn of(spot: Spot) -> Self {
        Self {
            spot,
            visits: None,
            winrate: None,
            lead: None,
            order: None,
            prior: None,
            pv: Vec::new(),
            pv_visits: Vec::new(),
        }
    }

    /// Whether it is in a list of the best: not a move that was added for other reasons.
    pub fn is_ranked(&self) -> bool {
        self.order.is_none_or(|order| order < limits::UNRANKED)
    }
}

/// What is read of a position on request.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Details {
    /// The candidates, the best first, those that are not ranked last.
    pub candidates: Vec<Candidate>,
    /// Columns times rows numbers from -1 (White) to 1 (Black), rows from the top.
    pub ownership: Option<Vec<f32>>,
    /// The policy of the side to move for each point in the same order; negative where a move is illegal. The last is passing.
    pub policy: Option<Vec<f32>>,
}
