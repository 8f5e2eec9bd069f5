//! The default key bindings.

/// Keys and the command line they run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Binding {
    /// The keys, modifiers first in the order `Ctrl+Shift+Alt+`. On macOS, Ctrl means Command.
    pub keys: &'static str,
    /// The command as it is typed.
    pub line: &'static str,
    /// When they count.
    pub when: When,
}

/// When a binding applies, besides what [`AnyCommand::counts_while_writing`](super::AnyCommand::counts_while_writing) says of its command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// In every game.
    Always,
    /// While a piece is in hand.
    PieceInHand,
    /// In games with pieces.
    Pieces,
}

/// The default keys. Where a command has several, the first is the one that menus show.
pub fn keys() -> &'static [Binding] {
    KEYS
}

const fn always(keys: &'static str, line: &'static str) -> Binding {
    Binding { keys, line, when: When::Always }
}

const fn hand(keys: &'static str, line: &'static str) -> Binding {
    Binding { keys, line, when: When::PieceInHand }
}

const fn pieces(keys: &'static str, line: &'static str) -> Binding {
    Binding { keys, line, when: When::Pieces }
}

// The first matching binding wins: those for a piece in hand come before those for games with pieces, and these before the rest.
static KEYS: &[Binding] = &[
    hand("Right", "move-piece right"),
    hand("Left", "move-piece left"),
    hand("Down", "move-piece down"),
    hand("Up", "move-piece up"),
    hand("Shift+Right", "move-piece right far"),
    hand("Shift+Left", "move-piece left far"),
    hand("Shift+Down", "move-piece down far"),
    hand("Shift+Up", "move-piece up far"),
    hand("Enter", "place-piece"),
    hand("Space", "place-piece"),
    hand("Shift+Enter", "place-piece anyway"),
    hand("Z", "turn-piece-left"),
    hand("X", "turn-piece-right"),
    hand("F", "flip-piece"),
    hand("Escape", "drop-piece"),
    pieces("Plus", "next-piece"),
    pieces("Minus", "previous-piece"),
    pieces("Ctrl+H", "find-move"),
    pieces("Ctrl+Shift+H", "find-move-back"),
    always("Right", "next"),
    always("Left", "back"),
    always("Down", "next-variation"),
    always("Up", "previous-variation"),
    always("PageDown", "next 10"),
    always("PageUp", "back 10"),
    always("Ctrl+Right", "next 10"),
    always("Ctrl+Left", "back 10"),
    always("Shift+PageDown", "next-fork"),
    always("Shift+PageUp", "previous-fork"),
    always("Ctrl+Shift+Right", "next-fork"),
    always("Ctrl+Shift+Left", "previous-fork"),
    always("Home", "line-start"),
    always("End", "line-end"),
    always("Ctrl+Home", "main-line"),
    always("Ctrl+End", "goto end"),
    always("Alt+1", "take 1"),
    always("Alt+2", "take 2"),
    always("Alt+3", "take 3"),
    always("Alt+4", "take 4"),
    always("Alt+5", "take 5"),
    always("Alt+6", "take 6"),
    always("Alt+7", "take 7"),
    always("Alt+8", "take 8"),
    always("Alt+9", "take 9"),
    always("Alt+Left", "go-back"),
    always("Alt+Right", "go-forward"),
    always("Alt+Down", "next-equal"),
    always("Ctrl+PageDown", "next-game"),
    always("Ctrl+PageUp", "previous-game"),
    always("Ctrl+Down", "next-with comment"),
    always("Ctrl+Up", "previous-with comment"),
    always("Ctrl+B", "next-with hotspot"),
    always("Ctrl+Shift+B", "previous-with hotspot"),
    always("Ctrl+Shift+PageDown", "next-file"),
    always("Ctrl+Shift+PageUp", "previous-file"),
    always("Ctrl+G", "goto-dialog"),
    always("Ctrl+F", "find"),
    always("F3", "find-next"),
    always("Shift+F3", "find-previous"),
    always("Ctrl+Z", "undo"),
    always("Ctrl+Shift+Z", "redo"),
    always("Ctrl+Y", "redo"),
    always("Ctrl+O", "open"),
    always("Ctrl+N", "new"),
    always("Ctrl+S", "save"),
    always("Ctrl+Shift+S", "save-as"),
    always("Ctrl+W", "close"),
    always("Ctrl+Q", "quit"),
    always("Ctrl+P", "print"),
    always("Ctrl+Shift+E", "export-picture"),
    always("Ctrl+Tab", "next-tab"),
    always("Ctrl+Shift+Tab", "previous-tab"),
    always("Ctrl+,", "settings"),
    always("Ctrl+I", "information"),
    always("Ctrl+Shift+M", "games"),
    always("Ctrl+Shift+K", "counting"),
    always("Ctrl+E", "edit-comment"),
    always("Ctrl+Shift+P", "palette"),
    always("F6", "annotate good-move"),
    always("Shift+F6", "annotate good-move 2"),
    always("F7", "annotate interesting"),
    always("F8", "annotate doubtful"),
    always("F9", "annotate bad-move"),
    always("Shift+F9", "annotate bad-move 2"),
    always("Ctrl+F6", "annotate good-black"),
    always("Ctrl+F7", "annotate even"),
    always("Ctrl+F8", "annotate good-white"),
    always("Ctrl+F9", "annotate unclear"),
    always("Ctrl+1", "tool play"),
    always("Ctrl+2", "tool setup"),
    always("Ctrl+3", "tool triangle"),
    always("Ctrl+4", "tool square"),
    always("Ctrl+5", "tool circle"),
    always("Ctrl+6", "tool cross"),
    always("Ctrl+7", "tool label"),
    always("Ctrl+8", "tool line"),
    always("Ctrl+9", "tool arrow"),
    always("Ctrl+X", "cut-variation"),
    always("Ctrl+C", "copy-variation"),
    always("Ctrl+Shift+C", "link"),
    always("Ctrl+Shift+T", "to-tree"),
    always("Ctrl+D", "next-loss"),
    always("Ctrl+Shift+D", "previous-loss"),
    always("Alt+D", "hide-engine"),
    always("Ctrl+V", "paste-record"),
    always("Ctrl+Shift+V", "paste-variation"),
    // As in other editors; removing only the node, not what follows, is on another key.
    always("Delete", "delete-variation"),
    always("Ctrl+Delete", "delete-node"),
    always("Ctrl+Shift+Up", "promote"),
    always("Ctrl+Shift+Down", "demote"),
    always("Ctrl+Shift+Enter", "make-main-line"),
    always("Ctrl+H", "replace-dialog"),
    always("Ctrl+M", "type-move"),
    always("Plus", "zoom-in"),
    always("Minus", "zoom-out"),
    always("0", "zoom-fit"),
    always("F2", "pass"),
    always("Ctrl+Shift+X", "swap"),
    always("Shift+F2", "resign"),
    always("Ctrl+T", "game-text"),
    always("Ctrl+L", "only-line"),
    always("Ctrl+U", "unfold-all"),
    always("Ctrl+Shift+L", "hide-following"),
    always("Ctrl+R", "rotate-view"),
    always("Ctrl+Shift+R", "usual-view"),
    always("F5", "reload"),
    always("F10", "menu"),
    always("Shift+F10", "menu-here"),
    always("Menu", "menu-here"),
    always("F11", "full-screen"),
    always("F1", "help"),
];
