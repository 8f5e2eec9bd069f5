//! What keys are called on the keyboards of a language.

use crate::language::Word;

/// The keys that have a name on them; the others are called by their sign everywhere.
const KEYS: [Word; 15] = [
    Word("key-ctrl", "Ctrl"),
    Word("key-shift", "Shift"),
    Word("key-alt", "Alt"),
    Word("key-page-up", "Page Up"),
    Word("key-page-down", "Page Down"),
    Word("key-delete", "Delete"),
    Word("key-insert", "Insert"),
    Word("key-escape", "Escape"),
    Word("key-enter", "Enter"),
    Word("key-home", "Home"),
    Word("key-end", "End"),
    Word("key-space", "Space"),
    Word("key-tab", "Tab"),
    Word("key-backspace", "Backspace"),
    Word("key-menu", "Menu"),
];

/// A key, as the settings call it, for people.
pub fn key(name: &str) -> String {
    KEYS.iter().find(|word| word.1 == name).map_or(name, |word| word.said()).to_owned()
}

/// The same for Ctrl and another key, or its equivalent on a Mac.
pub fn with_ctrl(name: &str) -> String {
    if cfg!(target_os = "macos") { format!("⌘{}", key(name)) } else { format!("{}+{}", key("Ctrl"), key(name)) }
}
