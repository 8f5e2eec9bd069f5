//! A record to be published, the options, and the result.

use super::about::{short, title_of};
use super::asked::in_other_tree;
use super::print_font::PrintFont;
use crate::edit::{Command, EditError, GameNumbers, Scope, Strip, Where, Workspace, place};
use crate::game::{Coordinates, Kind, Solution, Summary};
use crate::language::{self, StaticText, Voice};
use crate::scene::{DrawError, Theme};
use crate::sgf::{self, NodeId, RECORD_SUFFIXES, Tree};
use std::collections::HashMap;
use std::sync::Arc;

/// The comment on a whole game.
const GAME_COMMENT: &str = "GC";
/// How many of the games that are left out are named.
const NAMED: usize = 12;

/// The size of paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paper {
    /// 210 by 297 millimetres.
    A4,
    /// 148 by 210 millimetres.
    A5,
    /// 8.5 by 11 inches.
    Letter,
}

impl Paper {
    /// Every one, with its name on the command line.
    pub const ALL: [(&'static str, Paper); 3] = [("a4", Paper::A4), ("a5", Paper::A5), ("letter", Paper::Letter)];

    /// Width and height, in points.
    pub(super) const fn size(self) -> (f32, f32) {
        match self {
            Paper::A4 => (595.0, 842.0),
            Paper::A5 => (420.0, 595.0),
            Paper::Letter => (612.0, 792.0),
        }
    }
}

/// How pages follow each other on paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PageOrder {
    /// A page on each side.
    Pages,
    /// Two pages on a side, so that the printed sheets, laid on each other and folded, are a booklet.
    Booklet,
}

impl PageOrder {
    /// Both, with their names on the command line.
    pub const ALL: [(&'static str, PageOrder); 2] = [("pages", PageOrder::Pages), ("booklet", PageOrder::Booklet)];
}

/// What becomes of the answers of printed problems.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answers {
    /// They are on sheets of their own behind the problems.
    End,
    /// They are left out.
    None,
    /// There are two files: the pupils' copy without, and the teacher's with answers.
    Both,
}

impl Answers {
    /// Every one, with its name on the command line.
    pub const ALL: [(&'static str, Answers); 3] =
        [("end", Answers::End), ("none", Answers::None), ("both", Answers::Both)];
}

/// How many problems a sheet may have.
pub const PER_SHEET: std::ops::RangeInclusive<usize> = 6..=12;

/// Options for publishing.
#[derive(Clone, Debug)]
pub struct Choices {
    /// The game, counted from 1; `None` for all of them if the form can hold several.
    pub game: Option<usize>,
    /// The node that a page opens at, and that a clip or text ends at; `None` for the default.
    pub at: Option<Where>,
    /// The theme; `None` for the default of each form.
    pub theme: Option<Theme>,
    /// Moves per figure.
    pub moves_per_figure: u32,
    /// Whether a clip has the numbers of moves on stones and pieces.
    pub numbers: bool,
    /// The language of what the program says itself.
    pub language: PublishedLanguage,
    /// How places are called.
    pub notation: Coordinates,
    /// The paper of a booklet, and how its pages lie on it.
    pub paper: Paper,
    /// The margins of a booklet, in millimetres; `None` for those that suit the paper.
    pub margins: Option<f32>,
    /// Whether pages are printed in their order, or two on a side so that the folded sheets are a booklet.
    pub order: PageOrder,
    /// Problems on a sheet, from 6 to 12, where a booklet asks them.
    pub per_sheet: usize,
    /// Whether a booklet of problems has their answers.
    pub answers: Answers,
    /// The reader's fonts for the text of a booklet, regular and bold; none for the program's own.
    pub letters: Vec<PrintFont>,
    /// Fallback fonts of a booklet, in order, for characters that the embedded font lacks.
    pub fonts: Vec<PrintFont>,
}

impl Default for Choices {
    fn default() -> Choices {
        Choices {
            game: None,
            at: None,
            theme: None,
            moves_per_figure: 50,
            numbers: false,
            language: PublishedLanguage::default(),
            notation: Coordinates::Usual,
            paper: Paper::A4,
            margins: None,
            order: PageOrder::Pages,
            per_sheet: 6,
            answers: Answers::End,
            letters: Vec::new(),
            fonts: Vec::new(),
        }
    }
}

impl Choices {
    /// Makes something in the language of the choices; names of both directions may stand side by side there.
    pub(super) fn speak<T>(&self, make: impl FnOnce() -> T) -> T {
        language::with(self.language.voice, || language::with_words_apart(make))
    }
}

/// The language of what is published: English, unless another is chosen.
#[derive(Clone, Debug)]
pub struct PublishedLanguage {
    /// Its tag.
    pub tag: String,
    /// Its translations; `None` for English.
    pub voice: Option<&'static dyn Voice>,
}

impl Default for PublishedLanguage {
    fn default() -> PublishedLanguage {
        PublishedLanguage { tag: "en".to_owned(), voice: None }
    }
}

/// A record that is to be published.
#[derive(Clone, Debug)]
pub struct Publication {
    /// The name of the file that a reader saves it as.
    file: String,
    /// What it is called; `None` for the name of its game, or that of the file.
    title: Option<String>,
    pub(super) tree: Tree,
    /// The record to save.
    bytes: Vec<u8>,
    /// The games that a page asks, by their roots.
    solutions: HashMap<NodeId, Solution>,
    /// The graphs of what engines left, where they are wanted.
    pub(super) graphs: HashMap<NodeId, String>,
    /// What their order was shuffled with.
    seed: Option<u64>,
    /// The names of games that were left out since they cannot be asked.
    pub(super) left_out: Vec<String>,
    /// The names of files that were to be a part of it and could not be read.
    pub(super) unread: Vec<String>,
}

impl Publication {
    /// A record with this name, stripped of what is not to be published.
    pub fn new(name: &str, tree: Tree, without: &[Strip]) -> Publication {
        Publication::asking(name, tree, Vec::new(), without)
    }

    /// The same, with some games that a page or booklet asks as problems. The verdicts were found in the whole record, so they stay even if the
    /// comments that state them are stripped.
    pub fn asking(name: &str, tree: Tree, solutions: Vec<Solution>, without: &[Strip]) -> Publication {
        let file = file_name(name);
        let by_root = |solutions: Vec<Solution>| solutions.into_iter().map(|game| (game.root, game)).collect();
        if without.is_empty() {
            let bytes = tree.write();
            return Publication {
                file,
                title: None,
                tree,
                bytes,
                solutions: by_root(solutions),
                graphs: HashMap::new(),
                seed: None,
                left_out: Vec::new(),
                unread: Vec::new(),
            };
        }
        let whole = Arc::new(tree);
        let mut workspace = Workspace::of(crate::record::Document::over(whole.clone()));
        for &what in without {
            // Nothing to strip is fine.
            let stripped = workspace.run(&Command::Strip { what, scope: Scope::Collection });
            debug_assert!(matches!(stripped, Ok(_) | Err(EditError::Nothing(_))), "{stripped:?}");
        }
        if without.contains(&Strip::Comments) {
            // What is said of the whole game is a comment, too.
            let tree = workspace.document().tree();
            let commented: Vec<NodeId> = tree.all_nodes().filter(|&node| tree.has(node, GAME_COMMENT)).collect();
            for node in commented {
                workspace.go_to(node);
                let unset = workspace.run(&Command::Unset { id: GAME_COMMENT.into() });
                debug_assert!(unset.is_ok(), "{unset:?}");
            }
        }
        let bytes = workspace.document().tree().write();
        // Read back what readers get.
        let tree = Tree::read(bytes.clone()).0;
        let solutions = match solutions.is_empty() {
            true => HashMap::new(),
            false => {
                let there = counterparts(&whole, &tree, whole.games().zip(tree.games()).collect());
                by_root(solutions.into_iter().filter_map(|game| in_other_tree(game, &there)).collect())
            }
        };
        let (graphs, left_out, unread) = (HashMap::new(), Vec::new(), Vec::new());
        Publication { file, title: None, tree, bytes, solutions, graphs, seed: None, left_out, unread }
    }

    /// It without these files, which were to be a part of it and could not be read: a booklet says so.
    pub fn without_files(self, unread: Vec<String>) -> Publication {
        Publication { unread, ..self }
    }

    /// It under a title of the publisher's own, unless that is empty.
    pub fn titled(self, title: Option<&str>) -> Publication {
        let title = title.map(short).filter(|title| !title.is_empty());
        Publication { title, ..self }
    }

    /// It with the file of another format of which its record was made: that is what readers save.
    pub fn with_own_file(self, name: &str, bytes: Vec<u8>) -> Publication {
        let name = safe_name(name);
        Publication { file: if name.is_empty() { self.file } else { name }, bytes, ..self }
    }

    /// A collection of nothing but problems, in this order.
    pub(super) fn of_problems(
        name: &str,
        (tree, bytes): (Tree, Vec<u8>),
        solutions: Vec<Solution>,
        seed: Option<u64>,
    ) -> Publication {
        let solutions = solutions.into_iter().map(|game| (game.root, game)).collect();
        Publication {
            file: file_name(name),
            title: None,
            tree,
            bytes,
            solutions,
            graphs: HashMap::new(),
            seed,
            left_out: Vec::new(),
            unread: Vec::new(),
        }
    }

    /// What the order of the problems was shuffled with; said on sheet and page.
    pub(super) fn order_note(&self) -> Option<String> {
        self.seed.map(|seed| say!("sheet-order", "Order {seed}", seed))
    }

    /// Which files could not be read, in a sentence.
    pub(super) fn unread_note(&self) -> Option<String> {
        let files = language::list(self.unread.clone());
        (!files.is_empty()).then(|| say!("booklet-unread", "Left out, since they could not be read: {files}", files))
    }

    /// The numbers of the games that are not asked: of the one that is chosen, or of all.
    fn unasked(&self, chosen: Option<usize>) -> impl Iterator<Item = usize> + '_ {
        let numbered = self.tree.games().zip(1..).filter(move |(_, number)| chosen.is_none_or(|one| one == *number));
        numbered.filter(|(root, _)| !self.solutions.contains_key(root)).map(|(_, number)| number)
    }

    /// The games that are not asked: the record's name, and their numbers where it has several.
    pub(super) fn unasked_names(&self) -> impl Iterator<Item = String> + '_ {
        let is_one = self.tree.game_count() == 1;
        let named = move |number| if is_one { self.file.clone() } else { format!("{} {number}", self.file) };
        self.left_out.iter().cloned().chain(self.unasked(None).map(named))
    }

    /// Where some of the chosen games are asked: how many are not, and which, in a sentence.
    pub fn unasked_note(&self, choices: &Choices) -> Option<String> {
        let count = self.left_out.len() + self.unasked(choices.game).count();
        (self.asks() && count > 0).then(|| {
            let here = GameNumbers::of(self.unasked(choices.game));
            let named = self.left_out.iter().take(NAMED).cloned();
            let numbers = (!here.is_empty()).then(|| here.to_string());
            let more = (self.left_out.len() > NAMED).then(|| "…".to_owned());
            let which = language::list(numbers.into_iter().chain(named).chain(more));
            say!(
                "publish-unasked",
                "{count} game is left out, since no answer to it is known: {which}"
                    | "{count} games are left out, since no answers to them are known: {which}",
                count,
                which
            )
        })
    }

    /// The game with this root, where a page asks it.
    pub(super) fn solution_of(&self, root: NodeId) -> Option<&Solution> {
        self.solutions.get(&root)
    }

    /// How many questions a page asks.
    pub(super) fn question_count(&self) -> usize {
        let with_moves = self.solutions.values().filter(|with_moves| !with_moves.moves.is_empty());
        with_moves.map(|solution| solution.questions.len()).sum()
    }

    /// It with all of its games shown as games.
    pub(super) fn without_problems(self) -> Publication {
        Publication { solutions: HashMap::new(), ..self }
    }

    /// Whether a page asks something.
    pub(super) fn asks(&self) -> bool {
        !self.solutions.is_empty()
    }

    /// The record.
    pub fn tree(&self) -> &Tree {
        &self.tree
    }

    /// Its bytes.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Its file name.
    pub fn file(&self) -> &str {
        &self.file
    }

    /// The publisher's title.
    pub(super) fn title(&self) -> Option<&str> {
        self.title.as_deref()
    }

    /// What a game is called: one that `is_alone` in what is published has the publisher's title.
    pub(super) fn game_title(&self, summary: &Summary<'_>, is_alone: bool) -> String {
        match self.title().filter(|_| is_alone) {
            Some(title) => title.to_owned(),
            None => title_of(summary),
        }
    }

    /// What a collection is called: the publisher's title, or its file name without the suffix.
    pub(super) fn name(&self) -> &str {
        self.title().unwrap_or_else(|| self.file.rsplit_once('.').map_or(&self.file, |(stem, _)| stem))
    }

    /// The roots of the games that are chosen.
    pub(super) fn games(&self, choices: &Choices) -> Result<Vec<NodeId>, PublishError> {
        let all = self.tree.games();
        let chosen: Vec<NodeId> = match choices.game {
            None => all.collect(),
            Some(number) => number.checked_sub(1).and_then(|index| self.tree.games().nth(index)).into_iter().collect(),
        };
        if chosen.is_empty() {
            return Err(PublishError::NoGame { number: choices.game.unwrap_or(1), games: self.tree.game_count() });
        }
        Ok(chosen)
    }

    /// A line of the first of the chosen games: its root, and the chosen node or the end of the main line.
    pub(super) fn line(&self, choices: &Choices) -> Result<(NodeId, NodeId), PublishError> {
        let root = self.games(choices)?[0];
        let end = self.node(root, choices)?.or_else(|| self.tree.main_line(root).last());
        Ok((root, end.unwrap_or(root)))
    }

    /// The node chosen in the game with this root, if any.
    pub(super) fn node(&self, root: NodeId, choices: &Choices) -> Result<Option<NodeId>, PublishError> {
        let kind = Kind::of(&self.tree, root);
        let resolve = |at| place::resolve(&self.tree, &kind, root, at).map_err(PublishError::Nowhere);
        choices.at.as_ref().map(resolve).transpose()
    }
}

/// The nodes of a record with their counterparts in the reduced one, below pairs of games: variations are removed from the end, nodes never.
pub(super) fn counterparts(whole: &Tree, left: &Tree, mut next: Vec<(NodeId, NodeId)>) -> HashMap<NodeId, NodeId> {
    let mut found = HashMap::new();
    while let Some((node, other)) = next.pop() {
        found.insert(node, other);
        next.extend(whole.children(node).zip(left.children(other)));
    }
    found
}

/// How one finds out why games are left out.
pub(super) const UNASKED_ADVICE: StaticText = StaticText("publish-says-why", "'variorum study judge' says why");

/// The result of publishing.
#[derive(Clone, Debug, Default)]
pub struct Published {
    /// The file.
    pub bytes: Vec<u8>,
    /// Notes for the user: what is missing, and why.
    pub notes: Vec<String>,
    /// What helps with that on the command line.
    pub advice: Vec<StaticText>,
}

errors! {
    /// Why a record cannot be published.
    #[derive(Clone, Debug, PartialEq)]
    PublishError {
        /// The record has no game of this number.
        NoGame {
            /// The number that was asked for.
            number: usize,
            /// How many games there are.
            games: usize,
        } => message!("publish-no-game", "there is no game {number}; the record has {games}", number, games),
        /// The game has no such node.
        Nowhere(nowhere: place::Nowhere) => nowhere.message(),
        /// The records have no problems that can be asked.
        NothingAsked => message!("publish-nothing-asked", "there are no problems whose answers are known"),
        /// The records have no problem of this number.
        NoProblem {
            /// The number that was asked for.
            number: usize,
            /// How many problems there are.
            problems: usize,
        } => message!(
            "publish-no-problem",
            "there is no problem {number}; problems that can be asked: {problems}",
            number, problems
        ),
        /// The form does not know the game.
        Unfit {
            /// The format's name.
            form: &'static str,
            /// The game's name.
            game: String,
        } => message!("publish-unfit", "{form} cannot draw boards of {game}", form = *form, game),
        /// A clip has fewer moves.
        TooLong {
            /// Moves of the line.
            moves: usize,
            /// How many a clip has at most.
            most: usize,
        } => message!(
            "publish-too-long",
            "an animation can show at most {most} moves, and this line has {moves}",
            most, moves
        ),
        /// A picture cannot be drawn.
        Draw(why: DrawError) => why.message(),
        /// A file cannot be made of it: the cause.
        Encoder(why: String) => message!("publish-encoder", "the file cannot be created: {why}", why),
        /// Somebody stopped the work.
        Stopped => message!("publish-stopped", "stopped"),
    }
}

/// A safe file name: without folders, control characters and a leading dot, and like a record's.
fn file_name(name: &str) -> String {
    let name = safe_name(name);
    let stem = name.as_str();
    match stem.rsplit_once('.') {
        _ if stem.is_empty() || stem == "-" => "record.sgf".to_owned(),
        // What is saved is a record, whatever it was read from: the file of a server, a page, a list of moves.
        Some((_, suffix)) if RECORD_SUFFIXES.contains(&&*suffix.to_ascii_lowercase()) => stem.to_owned(),
        Some((begin, suffix)) if !begin.is_empty() && is_read_as_record(suffix) => format!("{begin}.sgf"),
        _ => format!("{stem}.sgf"),
    }
}

/// The last part of a name, without a leading dot and signs that names cannot have everywhere.
fn safe_name(name: &str) -> String {
    let last = name.rsplit(['/', '\\']).next().unwrap_or_default();
    let safe = |c: char| if language::is_order(c) || "<>:\"|?*".contains(c) { '_' } else { c };
    let name: String = last.trim_start_matches('.').chars().map(safe).take(120).collect();
    name.trim().to_owned()
}

/// Whether files with this suffix are read as records, and are written otherwise.
fn is_read_as_record(suffix: &str) -> bool {
    let suffix = suffix.to_ascii_lowercase();
    sgf::server_suffixes().any(|known| known == suffix) || matches!(&*suffix, "html" | "htm" | "txt" | "md")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_files_come_out_safe() {
        for (name, safe) in [
            ("a.sgf", "a.sgf"),
            ("/x/y/game.blksgf", "game.blksgf"),
            ("..\\..\\evil.sgf", "evil.sgf"),
            (".hidden", "hidden.sgf"),
            ("page.html", "page.sgf"),
            ("old.gib", "old.sgf"),
            ("old.UGF", "old.sgf"),
            ("1998.T1", "1998.sgf"),
            ("Game.SGF", "Game.SGF"),
            ("v1.2", "v1.2.sgf"),
            ("game.pdf", "game.pdf.sgf"),
            ("-", "record.sgf"),
            ("a\u{202e}b\n.sgf", "a_b_.sgf"),
            ("https://hexworld.org/board/#11,a1", "#11,a1.sgf"),
        ] {
            assert_eq!(file_name(name), safe, "{name}");
        }
    }

    #[test]
    fn omitted_data_is_not_in_the_bytes() {
        let record = b"(;GM[1]SZ[9]GC[of the game]XX[secret];B[aa]C[said]BL[10](;W[bb])(;W[cc]))".to_vec();
        let all = [Strip::Private, Strip::Comments, Strip::Variations, Strip::Times];
        let published = Publication::new("a.sgf", Tree::read(record.clone()).0, &all);
        assert_eq!(published.bytes(), b"(;GM[1]SZ[9];B[aa](;W[bb]))");
        assert_eq!(Publication::new("a.sgf", Tree::read(record.clone()).0, &[]).bytes(), record);
        let nothing = Publication::new("a.sgf", Tree::read(b"(;GM[1])".to_vec()).0, &all);
        assert_eq!(nothing.bytes(), b"(;GM[1])");
    }
}
