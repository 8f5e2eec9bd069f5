//! The keys that commands have unless the user chose others.

/// Keys and the command line they run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Binding {
    /// The keys, modifiers first in the order `Ctrl+Shift+`. On macOS, Command stands for Ctrl.
    pub keys: &'static str,
    /// The command as it is typed.
    pub line: &'static str,
    /// When they count.
    pub when: When,
}

/// When a binding counts. While a text field has the focus, letters and arrows belong to the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum When {
    /// Wherever the focus is.
    Always,
    /// Unless a text has the focus.
    Board,
    /// While a piece is in hand.
    PieceInHand,
    /// In games with pieces, unless a text has the focus.
    Pieces,
}

/// The default keys. Where a command has several, the first is the one that menus show.
pub fn keys() -> &'static [Binding] {
    KEYS
}

const fn always(keys: &'static str, line: &'static str) -> Binding {
    Binding { keys, line, when: When::Always }
}

const fn board(keys: &'static str, line: &'static str) -> Binding {
    Binding { keys, line, when: When::Board }
}

const fn hand(keys: &'static str, line: &'static str) -> Binding {
    Binding { keys, line, when: When::PieceInHand }
}

const fn pieces(keys: &'static str, line: &'static str) -> Binding {
    Binding { keys, line, when: When::Pieces }
}

// What counts more seldom stands before what has the same keys everywhere.
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
    board("Right", "next"),
    board("Left", "back"),
    board("Down", "next-variation"),
    board("Up", "previous-variation"),
    board("PageDown", "next 10"),
    board("PageUp", "back 10"),
    board("Ctrl+Right", "next 10"),
    board("Ctrl+Left", "back 10"),
    board("Shift+PageDown", "next-fork"),
    board("Shift+PageUp", "previous-fork"),
    board("Ctrl+Shift+Right", "next-fork"),
    board("Ctrl+Shift+Left", "previous-fork"),
    board("Home", "line-start"),
    board("End", "line-end"),
    board("Ctrl+Home", "main-line"),
    board("Ctrl+End", "goto end"),
    always("Alt+1", "take 1"),
    always("Alt+2", "take 2"),
    always("Alt+3", "take 3"),
    always("Alt+4", "take 4"),
    always("Alt+5", "take 5"),
    always("Alt+6", "take 6"),
    always("Alt+7", "take 7"),
    always("Alt+8", "take 8"),
    always("Alt+9", "take 9"),
    board("Alt+Left", "go-back"),
    board("Alt+Right", "go-forward"),
    board("Ctrl+PageDown", "next-game"),
    board("Ctrl+PageUp", "previous-game"),
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
    always("Ctrl+Tab", "next-tab"),
    always("Ctrl+Shift+Tab", "previous-tab"),
    always("Ctrl+I", "information"),
    always("Ctrl+E", "edit-comment"),
    always("Ctrl+Shift+P", "palette"),
    always("F6", "annotate good-move"),
    always("Shift+F6", "annotate good-move 2"),
    always("F7", "annotate interesting"),
    always("F8", "annotate doubtful"),
    always("F9", "annotate bad-move"),
    always("Shift+F9", "annotate bad-move 2"),
    always("Ctrl+1", "tool play"),
    always("Ctrl+2", "tool setup"),
    always("Ctrl+3", "tool triangle"),
    always("Ctrl+4", "tool square"),
    always("Ctrl+5", "tool circle"),
    always("Ctrl+6", "tool cross"),
    always("Ctrl+7", "tool label"),
    always("Ctrl+8", "tool line"),
    always("Ctrl+9", "tool arrow"),
    board("Ctrl+X", "cut-variation"),
    board("Ctrl+C", "copy-variation"),
    board("Ctrl+V", "paste-record"),
    board("Ctrl+Shift+V", "paste-variation"),
    board("Delete", "delete-node"),
    board("Ctrl+Delete", "delete-variation"),
    board("Ctrl+Shift+Up", "promote"),
    board("Ctrl+Shift+Down", "demote"),
    always("Ctrl+H", "find-move"),
    always("Ctrl+Shift+H", "find-move-back"),
    always("Ctrl+M", "type-move"),
    board("Plus", "zoom-in"),
    board("Minus", "zoom-out"),
    board("0", "zoom-fit"),
    board("Ctrl+Space", "pass"),
    board("Ctrl+Shift+X", "swap"),
    board("Ctrl+Shift+G", "resign"),
    always("Ctrl+T", "game-text"),
    always("Ctrl+L", "only-line"),
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
