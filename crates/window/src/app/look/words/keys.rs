//! What keys are called on the keyboards of a language.

use crate::language::StaticText;

/// The keys that have a name on them; the others are called by their sign everywhere.
const KEYS: [StaticText; 15] = [
    StaticText("key-ctrl", "Ctrl"),
    StaticText("key-shift", "Shift"),
    StaticText("key-alt", "Alt"),
    StaticText("key-page-up", "Page Up"),
    StaticText("key-page-down", "Page Down"),
    StaticText("key-delete", "Delete"),
    StaticText("key-insert", "Insert"),
    StaticText("key-escape", "Escape"),
    StaticText("key-enter", "Enter"),
    StaticText("key-home", "Home"),
    StaticText("key-end", "End"),
    StaticText("key-space", "Space"),
    StaticText("key-tab", "Tab"),
    StaticText("key-backspace", "Backspace"),
    StaticText("key-menu", "Menu"),
];

/// A key, as the settings call it, for people.
pub fn key(name: &str) -> String {
    KEYS.iter().find(|word| word.1 == name).map_or(name, |word| word.localized()).to_owned()
}

/// The same for Ctrl and another key, or its equivalent on a Mac.
pub fn with_ctrl(name: &str) -> String {
    if cfg!(target_os = "macos") { format!("⌘{}", key(name)) } else { format!("{}+{}", key("Ctrl"), key(name)) }
}
