//! What properties mean: boards, notation, rules, positions. Knows neither drawing nor history.
//!
//! * `board`, [`lattice`]: places and their geometry; `coordinates`, `notation`, `move_list`: how places and moves are written
//! * `rules`, `state`: the traits of a game and of its positions; `registry`: the only list of games, with a folder for each large one
//! * `kind`: the game of a record; `position`, `step`: the board after a node; `positions`: the one cache of positions
//! * `walk`: every node once, with its position, so that nothing replays each node from the root; `check`: checking
//! * `summary`: what a record says of a whole game; `findings`: what only rules can find, a file for each game
//! * `capabilities`: optional features, as objects that a position hands out; `pods`, `offer`: types that the crates above share
#![forbid(unsafe_code)]

#[macro_use]
extern crate variorum_sgf;

use variorum_sgf::{language, sgf, text};

mod amazons;
pub mod blokus;
pub mod board;
mod capabilities;
mod check;
mod colour;
mod coordinates;
pub mod count;
mod described;
mod draft;
mod error;
mod findings;
mod go;
mod havannah;
pub mod hex;
pub mod info;
mod kind;
pub mod lattice;
pub mod links;
mod loa;
mod look;
mod margin;
pub mod markup;
pub mod move_list;
mod moves;
pub mod names;
pub mod node_links;
mod notation;
mod numbers;
pub mod octi;
mod offer;
mod others;
pub mod overtime;
mod place_set;
mod played;
pub mod pods;
mod position;
mod positions;
mod proposal;
mod registry;
mod rules;
mod setup;
mod solution;
mod state;
mod step;
mod stones;
mod summary;
mod swaps;
pub mod turn;
mod twixt;
mod values;
mod walk;
mod web_address;

pub use board::{Board, BoardForm, Lattice, Naming, Place, Point, Rect, Surface, pt};
pub use capabilities::{Counting, Linked, Stacks};
#[doc(hidden)]
pub use check::each_fault;
pub use check::{check, faults};
pub use colour::Colour;
pub use coordinates::Coordinates;
pub use described::{DescriptionError, broken_descriptions, describe};
pub use draft::{MoveDraft, Outline, Pointed, Touch};
pub use error::{LinkError, MoveError, SizeError};
use findings::fault;
pub use findings::{rule, rules};
pub use kind::{Kind, Misread};
pub use look::{Body, Disc, Link, Look};
pub use margin::Label;
pub use markup::{Mark, Markup, PodMark, Print, PrintedFigure};
pub use numbers::{MoveNumbers, mover, number_after};
pub use offer::{Card, Choice, Sample};
pub use place_set::PlaceSet;
pub use played::{Move, Piece, Played};
pub use position::{Inherited, Position};
pub use positions::{Changed, Positions, matters};
pub use proposal::{proposal, ranks, results, understanding, usual_komi};
pub use registry::{cards, samples};
pub use rules::{Colouring, Facts, Ground, MoveEntry, Wins};
pub use solution::{Solution, SolutionMove};
pub use state::NodeEffect;
pub use summary::{Player, Summary};
pub use swaps::{SWAP_RULES, Swaps};
#[doc(hidden)]
pub use values::PlaceForm;
pub use walk::Walk;
