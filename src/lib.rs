//! Variorum reads, shows, edits and saves board-game records, and keeps every byte it was not asked to change.
//!
//! This crate is the program, and everything that it is made of by one name. Each part is a crate of its own, which uses only those before
//! it:
//!
//! | crate | here | what it is |
//! |---|---|---|
//! | `variorum-sgf` | [`text`], [`sgf`], [`record`] | bytes and text, encodings; the lossless tree of nodes and raw properties; the undo-able tree |
//! | `variorum-analysis` | [`analysis`] | win rates, leads and candidates that engines left in records |
//! | `variorum-languages` | `languages` (feature `cli`) | translations of what is reported |
//! | `variorum-game` | [`game`] | what properties mean: boards, rules, positions |
//! | `variorum-edit` | [`relate`], [`edit`], [`commands`] | records compared and merged; commands that become transactions; the table of commands |
//! | `variorum-scene` | `scene` (feature `render`) | positions as pictures |
//! | `variorum-store` | `store` (feature `cli`) | files and settings on disk |
//! | `variorum-publish` | `publish`, `study` (feature `cli`) | pages, booklets and clips; problems and spaced repetition |
//! | `variorum-window` | `app` (feature `window`) | the window |
//!
//! Each feature brings the ones before it; with `default-features = false` there are reading, writing, checking, the games and editing. A
//! program that only reads and writes SGF needs `variorum-sgf` alone, which is built in seconds.
//!
//! # Reading and writing
//!
//! To read and write SGF without loss you need [`sgf`] alone. Reading never fails: whatever the bytes are, you get a tree and a list of
//! what is wrong with the text. Values stay bytes until their text is asked for; the encoding is detected automatically.
//!
//! ```
//! use variorum::sgf::{self, Tree};
//!
//! let file = b"( ;GM[1]SZ[9] XX[who knows]C[\xc7a va?] ;B[cc] ;W[gg".to_vec();
//! let (tree, faults) = Tree::read(file.clone());
//! assert_eq!(tree.write(), file);
//!
//! let root = tree.games().next().unwrap();
//! assert_eq!(tree.text(root, "C").as_deref(), Some("Ça va?"));
//! assert_eq!(tree.charset(root).label(), "windows-1252");
//! let moves: Vec<_> = tree.descendants(root).flat_map(|node| tree.values(node, "B").chain(tree.values(node, "W"))).collect();
//! assert_eq!(moves, [b"cc", b"gg"]);
//!
//! let first = sgf::check(&tree, &faults).into_iter().find(|fault| fault.code == sgf::Code::UnterminatedValue).unwrap();
//! assert_eq!(first.offset, 46);
//! ```
//!
//! # Positions
//!
//! [`game`] interprets the properties: who plays, whose turn it is, what is on the board, and what is wrong with a move. A [`game::Walk`]
//! plays each node of a game once, so a whole record takes linear time; [`game::Position::replay`] plays all moves that lead to one node.
//!
//! ```
//! use variorum::{game::{Colour, Kind, Summary, Walk}, sgf::{Code, Tree}};
//!
//! let (tree, _) = Tree::read(b"(;GM[Blokus Duo]PB[Ann]PW[Bob];B[e10];W[e10])".to_vec());
//! let root = tree.games().next().unwrap();
//! let kind = Kind::of(&tree, root);
//! assert_eq!(Summary::new(&tree, root, &kind).names(), ["Ann", "Bob"]);
//!
//! let mut walk = Walk::new(kind, root);
//! let mut moves = Vec::new();
//! while let Some(_node) = walk.next(&tree) {
//!     let position = walk.position();
//!     moves.extend(position.last_move().map(|played| (played.colour, position.move_text(&played.action))));
//! }
//! assert_eq!(moves, [(Colour::BLACK, "1 E10".to_owned()), (Colour::WHITE, "1 E10".to_owned())]);
//! assert_eq!(walk.position().findings()[0].code, Code::Overlap);
//! ```
//!
//! # Changes
//!
//! A [`edit::Workspace`] runs the same commands as the window; each is a step that can be undone, and the bytes of
//! everything else stay. With the feature `render`, `scene` draws what it shows. A program with rules of its own changes
//! nodes and properties by itself, through [`record::Edit`].
//!
//! ```
//! use variorum::edit::{Command, Workspace};
//!
//! let (mut workspace, _) = Workspace::open(b"(;GM[11] SZ[5]\n;B[c3])".to_vec());
//! for line in ["goto end", "play b4", "comment \"Over the head.\""] {
//!     workspace.run(&Command::parse(line)?)?;
//! }
//! assert_eq!(workspace.document().tree().write(), b"(;GM[11] SZ[5]\n;B[c3]\n;W[b4]C[Over the head.])");
//!
//! # #[cfg(feature = "render")] {
//! use variorum::scene::render::{Format, Request, render};
//!
//! let node = workspace.document().cursor().unwrap();
//! let picture = render(workspace.document().tree(), node, &Request::new(Format::Svg))?;
//! assert!(picture.starts_with(b"<svg"));
//! # }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]

// Hidden items are for the program itself, and may change with it.
#[doc(hidden)]
pub use variorum_sgf::language;
#[doc(inline)]
pub use variorum_sgf::{record, sgf, text};

#[doc(inline)]
pub use variorum_analysis as analysis;
#[doc(inline)]
pub use variorum_edit::{commands, edit, relate};
#[doc(inline)]
pub use variorum_game as game;

#[cfg(feature = "render")]
#[doc(inline)]
pub use variorum_scene as scene;

#[cfg(feature = "cli")]
#[doc(hidden)]
pub use variorum_languages as languages;
#[cfg(feature = "cli")]
#[doc(inline)]
pub use variorum_publish::{publish, study};
#[cfg(feature = "cli")]
#[doc(hidden)]
pub use variorum_store as store;

#[cfg(feature = "window")]
#[doc(hidden)]
pub use variorum_window::app;

#[cfg(feature = "cli")]
#[macro_use]
extern crate variorum_sgf;
#[cfg(feature = "cli")]
#[doc(hidden)]
pub mod cli;
