//! The one table of commands: what each is called, what it takes, what it does.
//!
//! Menus, the palette, the keys, the command line's `edit` and the manual are made from it.

use crate::edit::commands::arguments::Words;
use crate::edit::commands::command::Command;
use crate::edit::commands::entries;
use crate::language::{self, Word};
use std::sync::LazyLock;

/// One command of the table.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Entry {
    /// What is typed: stable, scripts rely on it.
    pub name: &'static str,
    /// The arguments, in the manual's notation: `[COLOUR] MOVE`.
    pub arguments: &'static str,
    /// What a menu says, in English.
    pub(super) title: &'static str,
    /// One or two sentences for help and tooltips, in English.
    pub(super) help: &'static str,
    /// The menu it belongs to.
    pub group: Group,
    /// Only the window can do it.
    pub window_only: bool,
    /// Whether a command of this entry reaches beyond the node at hand.
    pub(in crate::edit) wide: fn(&Command) -> bool,
    pub(crate) read: fn(&mut Words, &'static str) -> Result<Command, String>,
}

/// The menus, in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Group {
    /// Files and windows.
    File,
    /// History, clipboard, finding.
    Edit,
    /// Going about in the record.
    Go,
    /// Moves.
    Play,
    /// Positions put up by hand.
    Setup,
    /// Comments, names and raw properties.
    Text,
    /// Judgements.
    Annotate,
    /// Marks on the board.
    Mark,
    /// The shape of the tree.
    Variation,
    /// Games of a collection and what is known of them.
    Game,
    /// Changes to many nodes at once.
    Clean,
    /// What is shown.
    View,
    /// Guidance.
    Help,
}

impl Group {
    /// Every group, in the order of the menus.
    pub const ALL: [Self; 13] = [
        Self::File,
        Self::Edit,
        Self::Go,
        Self::Play,
        Self::Setup,
        Self::Text,
        Self::Annotate,
        Self::Mark,
        Self::Variation,
        Self::Game,
        Self::Clean,
        Self::View,
        Self::Help,
    ];

    /// What the menu is called, in the language chosen.
    pub fn title(self) -> &'static str {
        let word = match self {
            Self::File => Word("menu-file", "File"),
            Self::Edit => Word("menu-edit", "Edit"),
            Self::Go => Word("menu-go", "Navigate"),
            Self::Play => Word("menu-play", "Play"),
            Self::Setup => Word("menu-setup", "Set up"),
            Self::Text => Word("menu-text", "Text"),
            Self::Annotate => Word("menu-annotate", "Annotate"),
            Self::Mark => Word("menu-mark", "Mark"),
            Self::Variation => Word("menu-variation", "Variation"),
            Self::Game => Word("menu-game", "Game"),
            Self::Clean => Word("menu-clean", "Clean up"),
            Self::View => Word("menu-view", "View"),
            Self::Help => Word("menu-help", "Help"),
        };
        word.said()
    }
}

impl Entry {
    /// What a menu says, in the language chosen.
    pub fn title(&self) -> &'static str {
        language::row("command", self.name, self.title)
    }

    /// One or two sentences for help and tooltips, in the language chosen.
    pub fn help(&self) -> &'static str {
        language::row("command-help", self.name, self.help)
    }

    /// Name and arguments as the manual shows them.
    pub fn line(&self) -> String {
        if self.arguments.is_empty() { self.name.into() } else { format!("{} {}", self.name, self.arguments) }
    }

    /// Whether it cannot be asked for without saying more.
    pub fn needs_words(&self) -> bool {
        !self.arguments.split_whitespace().all(|argument| argument.starts_with('[') || argument.starts_with("--"))
    }

    /// The command without arguments; `None` where it needs some.
    pub fn plain(&self) -> Option<Command> {
        (self.read)(&mut Words::new(Vec::new()), self.name).ok().filter(|_| !self.needs_words())
    }

    /// The default keys for the command without arguments (or with its usual ones).
    pub fn shortcut(&self) -> Option<&'static str> {
        crate::edit::keys().iter().find(|binding| binding.line == self.name).map(|binding| binding.keys)
    }
}

static TABLE: LazyLock<Vec<Entry>> = LazyLock::new(|| {
    let mut table = entries::all();
    table.sort_by_key(|entry| entry.group);
    table
});

/// Every command, menu by menu.
pub fn table() -> &'static [Entry] {
    &TABLE
}

/// The entry of that name.
pub fn entry(name: &str) -> Option<&'static Entry> {
    TABLE.iter().find(|entry| entry.name == name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edit::values::choices::Where;

    #[test]
    fn names_are_unique_words() {
        for (at, entry) in table().iter().enumerate() {
            assert!(entry.name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-'), "{}", entry.name);
            assert!(table()[..at].iter().all(|other| other.name != entry.name), "{} twice", entry.name);
            assert!(entry.title.starts_with(|c: char| c.is_uppercase()), "{}", entry.title);
            assert!(entry.help.ends_with('.'), "{}: {}", entry.name, entry.help);
        }
        assert!(table().iter().all(|entry| Group::ALL.contains(&entry.group)));
    }

    #[test]
    fn words_that_may_be_left_out_are_not_needed() {
        for entry in table() {
            assert_eq!(
                entry.plain(),
                Command::parse(entry.name).ok().filter(|_| !entry.needs_words()),
                "{}",
                entry.name
            );
            assert!(entry.needs_words() || entry.plain().is_some(), "{}", entry.name);
        }
        let needs = |name: &str| entry(name).is_some_and(Entry::needs_words);
        assert!(!needs("save") && !needs("undo") && !needs("open") && !needs("figure") && !needs("insert-node"));
        assert!(needs("mark") && needs("play") && needs("tool") && needs("erase"));
    }

    #[test]
    fn every_name_of_the_contract_is_there() {
        let names = "goto next back variation next-variation previous-variation game play pass set unset comment \
            append-comment name add-stone erase to-play mark label line arrow unmark annotate info new-variation \
            insert-node delete-node delete-variation delete-other-variations truncate promote demote make-main-line \
            copy-variation cut-variation paste-variation keep-position strip rotate flip undo redo new-game delete-game \
            move-game repair";
        for name in names.split_whitespace() {
            assert!(entry(name).is_some_and(|entry| !entry.window_only), "{name}");
        }
    }

    #[test]
    fn keys_run_commands_and_none_means_two_things() {
        use crate::edit::When;
        // With pieces a key may mean something else, and again with one in hand.
        let place = |when| match when {
            When::PieceInHand => 0,
            When::Pieces => 1,
            When::Always => 2,
        };
        assert!(
            crate::edit::keys().is_sorted_by_key(|binding| place(binding.when)),
            "what counts more seldom comes first"
        );
        for (at, binding) in crate::edit::keys().iter().enumerate() {
            assert!(Command::parse(binding.line).is_ok(), "{}", binding.line);
            let same =
                |other: &crate::edit::Binding| (other.keys, place(other.when)) == (binding.keys, place(binding.when));
            let twice = crate::edit::keys()[..at].iter().any(same);
            assert!(!twice, "{} twice", binding.keys);
        }
        assert_eq!(entry("undo").and_then(Entry::shortcut), Some("Ctrl+Z"));
        assert_eq!(entry("strip").and_then(Entry::shortcut), None);
    }

    #[test]
    fn lines_are_split_as_a_shell_does() {
        let text = |line: &str| match Command::parse(line) {
            Ok(Command::Comment(text)) => text,
            other => panic!("{line}: {other:?}"),
        };
        assert_eq!(text("comment 'two words'"), "two words");
        assert_eq!(text("comment two words"), "two words");
        assert_eq!(text("comment \"a\nb\""), "a\nb");
        assert_eq!(text(r"comment it\'s"), "it's");
        assert_eq!(text("comment ''"), "");
        assert_eq!(text("comment 'a '\"'\"b"), "a 'b");
        // A prime of a place is no quotation mark, wherever places are typed.
        assert_eq!(text("comment 3'-3' 3-3' 3'-3"), "3'-3' 3-3' 3'-3");
        assert_eq!(text(r#"comment "3'" '3' 3\''x'"#), "3' 3 3'x");
    }

    #[test]
    fn what_is_no_command_says_why_on_one_line() {
        for (line, why) in [
            ("", "no command given"),
            ("plai d4", "no command is called 'plai'; did you mean 'play'?"),
            ("frobnicate", "no command is called 'frobnicate'"),
            ("play", "play: the move is missing (usage: play [COLOUR] MOVE)"),
            ("play B d4 d5", "play: 'd5' is one word too many (usage: play [COLOUR] MOVE)"),
            ("undo x", "undo: 'x' is not a number of steps (usage: undo [N])"),
            ("comment 'a", "a quotation mark is not closed"),
            ("game 0", "game: the number of a game counts from 1 (usage: game N)"),
            (
                "set 'A B' x",
                "set: 'A B' cannot be the name of a property: letters and digits only (usage: set ID VALUE…)",
            ),
            ("annotate good-move 3", "annotate: '3' is not 1 or 2 (usage: annotate WHAT [1|2])"),
            (
                "goto nowhere",
                "goto: 'nowhere' is not a place: start, end, a move number, or child numbers like /0.0.2 (usage: goto WHERE)",
            ),
        ] {
            let error = Command::parse(line).expect_err(line).to_string();
            assert_eq!(error, why);
            assert_eq!(error.lines().count(), 1);
        }
    }

    #[test]
    fn places_are_read_as_they_are_written() {
        let path = |children: &[usize]| Where::Path(children.iter().copied().collect());
        for (text, place) in [
            ("start", Where::Start),
            ("end", Where::End),
            ("17", Where::Move(17)),
            ("0", Where::Move(0)),
            ("/", path(&[])),
            ("/3", path(&[3])),
            ("0.0.2", path(&[0, 0, 2])),
            ("/0.0.2", path(&[0, 0, 2])),
            ("0*3", path(&[0, 0, 0])),
            ("/0*3.1", path(&[0, 0, 0, 1])),
        ] {
            assert_eq!(text.parse(), Ok(place), "{text}");
        }
        for text in ["", "-1", "+1", "a", "0.", ".0", "//", "0..1", "1.x", "/a", "99999999999999999999"] {
            assert!(text.parse::<Where>().is_err(), "{text}");
        }
        assert_eq!(path(&[0, 2]).to_string(), "/0.2");
        assert_eq!(path(&[]).to_string(), "/");
    }
}
