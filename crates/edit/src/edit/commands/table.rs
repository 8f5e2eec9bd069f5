//! What a command is called: name, arguments, title, help, and the menu it belongs to.
//!
//! The command line's `edit` and the manual are generated from it, and so are menus, palette and key bindings.

use crate::language::{self, StaticText};

/// A command: its names and arguments.
#[derive(Clone, Copy, Debug)]
pub struct CommandEntry {
    /// The name to type; stable, since scripts rely on it.
    pub name: &'static str,
    /// The arguments, in the manual's notation: `[COLOUR] MOVE`.
    pub arguments: &'static str,
    /// The title in menus, in English.
    title: &'static str,
    /// One or two sentences for help and tooltips, in English.
    help: &'static str,
    /// The menu it belongs to.
    pub group: Group,
}

/// The menus, in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Group {
    /// Files and windows.
    File,
    /// History, clipboard, finding.
    Edit,
    /// Going about in the record.
    Go,
    /// Moves.
    Play,
    /// Setup.
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
    /// The view.
    View,
    /// Help.
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

    /// The menu's title, in the current language.
    pub fn title(self) -> &'static str {
        let word = match self {
            Self::File => StaticText("menu-file", "File"),
            Self::Edit => StaticText("menu-edit", "Edit"),
            Self::Go => StaticText("menu-go", "Navigate"),
            Self::Play => StaticText("menu-play", "Play"),
            Self::Setup => StaticText("menu-setup", "Set up"),
            Self::Text => StaticText("menu-text", "Text"),
            Self::Annotate => StaticText("menu-annotate", "Annotate"),
            Self::Mark => StaticText("menu-mark", "Mark"),
            Self::Variation => StaticText("menu-variation", "Variation"),
            Self::Game => StaticText("menu-game", "Game"),
            Self::Clean => StaticText("menu-tools", "Tools"),
            Self::View => StaticText("menu-view", "View"),
            Self::Help => StaticText("menu-help", "Help"),
        };
        word.localized()
    }
}

impl CommandEntry {
    /// A command with this name, these arguments, this title and help, in this menu.
    pub const fn new(
        name: &'static str,
        arguments: &'static str,
        title: &'static str,
        help: &'static str,
        group: Group,
    ) -> CommandEntry {
        CommandEntry { name, arguments, title, help, group }
    }

    /// The menu title in the current language.
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

    /// Whether it has required arguments.
    pub fn needs_words(&self) -> bool {
        !self.arguments.split_whitespace().all(|argument| argument.starts_with('[') || argument.starts_with("--"))
    }
}

#[cfg(test)]
mod tests {
    use crate::edit::commands::command::{Command, table};
    use crate::edit::values::choices::Where;

    #[test]
    fn every_name_of_the_contract_is_there() {
        let names = "goto next back variation next-variation previous-variation game play pass set unset comment \
            append-comment name add-stone erase to-play mark label line arrow unmark annotate info new-variation \
            insert-node delete-node delete-variation delete-other-variations truncate promote demote make-main-line \
            copy-variation cut-variation paste-variation keep-position strip rotate flip undo redo new-game delete-game \
            move-game repair";
        for name in names.split_whitespace() {
            assert!(table().iter().any(|entry| entry.name == name), "{name}");
        }
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
        // A prime in a place is not a quotation mark, wherever places are typed.
        assert_eq!(text("comment 3'-3' 3-3' 3'-3"), "3'-3' 3-3' 3'-3");
        assert_eq!(text(r#"comment "3'" '3' 3\''x'"#), "3' 3 3'x");
    }

    #[test]
    fn an_unknown_command_is_refused_on_one_line() {
        for (line, why) in [
            ("", "no command given"),
            ("plai d4", "unknown command 'plai'; did you mean 'play'?"),
            ("frobnicate", "unknown command 'frobnicate'"),
            ("play", "play: the move is missing (usage: play [COLOUR] MOVE)"),
            ("undo x", "undo: 'x' is not a number of steps (usage: undo [N])"),
            ("comment 'a", "missing closing quotation mark"),
            ("game 0", "game: the number of a game starts at 1 (usage: game N)"),
            (
                "set 'A B' x",
                "set: 'A B' is not a valid property name: only letters and digits are allowed (usage: set ID VALUE…)",
            ),
            ("annotate good-move 3", "annotate: '3' is not 1 or 2 (usage: annotate WHAT [1|2])"),
            (
                "goto nowhere",
                "goto: 'nowhere' is not a position: use start, end, a move number, or child numbers such as /0.0.2 (usage: goto WHERE)",
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
