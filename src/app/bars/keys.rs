//! Keys: which command line each chord asks for.
//!
//! While a text has the focus, letters, arrows and the chords of editing belong to it.

use std::collections::BTreeMap;

use egui::{Event, Key, Modifiers};

/// A key with its modifiers. "Ctrl" is Command on macOS.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chord {
    key: Key,
    command: bool,
    shift: bool,
    alt: bool,
}

/// Who the keyboard belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Focus {
    /// The record.
    Record,
    /// The comment and other texts of the record: undo there is undo of the record.
    RecordText,
    /// A text that is no part of the record.
    Field,
}

/// Names of keys as the table of keys and people write them, where egui's own name differs.
const NAMES: [(&str, Key); 22] = [
    ("→", Key::ArrowRight),
    ("←", Key::ArrowLeft),
    ("↑", Key::ArrowUp),
    ("↓", Key::ArrowDown),
    ("Right", Key::ArrowRight),
    ("Left", Key::ArrowLeft),
    ("Up", Key::ArrowUp),
    ("Down", Key::ArrowDown),
    ("Page Up", Key::PageUp),
    ("Page Down", Key::PageDown),
    ("−", Key::Minus),
    ("+", Key::Plus),
    ("Delete", Key::Delete),
    ("Del", Key::Delete),
    ("Escape", Key::Escape),
    ("Esc", Key::Escape),
    ("Enter", Key::Enter),
    ("Return", Key::Enter),
    ("Home", Key::Home),
    ("Pos1", Key::Home),
    ("PageUp", Key::PageUp),
    ("PageDown", Key::PageDown),
];

impl Chord {
    /// Reads `Ctrl+Shift+P`, `Page Down`, `Ctrl++`.
    pub fn parse(text: &str) -> Option<Chord> {
        let mut chord = Chord { key: Key::Escape, command: false, shift: false, alt: false };
        let mut rest = text.trim();
        while let Some((modifier, after)) = rest.split_once('+').filter(|(_, after)| !after.trim().is_empty()) {
            match modifier.trim().to_lowercase().as_str() {
                "ctrl" | "cmd" | "command" => chord.command = true,
                "shift" => chord.shift = true,
                "alt" => chord.alt = true,
                _ => return None,
            }
            rest = after.trim();
        }
        let named = NAMES.iter().find(|(name, _)| name.eq_ignore_ascii_case(rest)).map(|&(_, key)| key);
        chord.key = named.or_else(|| Key::from_name(rest)).or_else(|| Key::from_name(&rest.to_uppercase()))?;
        Some(chord)
    }

    /// The chord as menus and tooltips show it.
    pub fn words(self) -> String {
        let modifiers = [(self.command, "Ctrl+"), (self.shift, "Shift+"), (self.alt, "Alt+")];
        let modifiers: String = modifiers.iter().filter(|(held, _)| *held).map(|(_, name)| *name).collect();
        let key = NAMES.iter().find(|(_, key)| *key == self.key).map_or(self.key.name(), |(name, _)| name);
        let words = format!("{modifiers}{key}");
        if cfg!(target_os = "macos") {
            words.replace("Ctrl+", "⌘").replace("Shift+", "⇧").replace("Alt+", "⌥")
        } else {
            words
        }
    }

    fn is(self, key: Key, modifiers: Modifiers) -> bool {
        // Where plus needs Shift on the keyboard, Shift is no part of the chord.
        let plus = matches!(key, Key::Plus | Key::Equals) && self.key == Key::Plus;
        let shift = if plus { self.shift || modifiers.shift } else { self.shift };
        (key == self.key || plus)
            && modifiers.command == self.command
            && modifiers.shift == shift
            && modifiers.alt == self.alt
    }

    /// Whether a text that has the focus needs this chord itself.
    fn is_for_text(self) -> bool {
        use Key::{
            A, ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Backspace, C, Delete, End, Home, PageDown, PageUp, V, X,
        };
        let function = self.key.name().len() > 1 && self.key.name().starts_with('F');
        let editing = matches!(self.key, A | C | V | X | Backspace | Delete | End | Home | PageDown | PageUp)
            || matches!(self.key, ArrowDown | ArrowLeft | ArrowRight | ArrowUp);
        !function && (!(self.command || self.alt) || editing)
    }

    fn is_undo(self) -> bool {
        matches!(self.key, Key::Z | Key::Y)
    }
}

/// Every chord and the command line it asks for.
#[derive(Debug, Default)]
pub struct Keymap {
    bindings: Vec<(Chord, String)>,
}

impl Keymap {
    /// The built-in bindings (line, keys), changed by the user's own (line to keys, empty keys switch off). Also returns what is wrong
    /// with the user's.
    pub fn new<'a>(
        builtin: impl IntoIterator<Item = (&'a str, &'a str)>,
        own: &BTreeMap<String, String>,
    ) -> (Keymap, Vec<String>) {
        let mut bindings: Vec<(Chord, String)> = Vec::new();
        let mut wrong = Vec::new();
        for (line, keys) in builtin {
            if let Some(chord) = Chord::parse(keys).filter(|_| !own.contains_key(line)) {
                bindings.push((chord, line.to_owned()));
            }
        }
        for (line, keys) in own.iter().filter(|(_, keys)| !keys.trim().is_empty()) {
            match Chord::parse(keys) {
                Some(chord) => {
                    bindings.retain(|(taken, _)| *taken != chord);
                    bindings.push((chord, line.clone()));
                }
                None => wrong.push(keys.clone()),
            }
        }
        (Keymap { bindings }, wrong)
    }

    /// The keys for a command line, as shown to people; empty when there are none.
    pub fn keys_of(&self, line: &str) -> String {
        self.bindings.iter().find(|(_, bound)| bound == line).map_or_else(String::new, |(chord, _)| chord.words())
    }

    /// Takes the bound keys pressed in this frame out of the input, and returns their command lines in order. `wanted` may leave a
    /// line (and its key) alone.
    pub fn take(&self, ctx: &egui::Context, focus: Focus, wanted: impl Fn(&str) -> bool) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        ctx.input_mut(|input| {
            input.events.retain(|event| {
                let bound = match event {
                    Event::Key { key, pressed: true, modifiers, .. } => self.bound(*key, *modifiers, focus, &wanted),
                    _ => None,
                };
                lines.extend(bound.map(str::to_owned));
                bound.is_none()
            });
        });
        lines
    }

    fn bound(&self, key: Key, modifiers: Modifiers, focus: Focus, wanted: impl Fn(&str) -> bool) -> Option<&str> {
        let bound = |(chord, line): &&(Chord, String)| {
            let free = match focus {
                Focus::Record => true,
                Focus::RecordText => !chord.is_for_text(),
                Focus::Field => !chord.is_for_text() && !chord.is_undo(),
            };
            chord.is(key, modifiers) && free && wanted(line)
        };
        self.bindings.iter().find(bound).map(|(_, line)| line.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chord(text: &str) -> Chord {
        Chord::parse(text).unwrap_or_else(|| panic!("{text}"))
    }

    #[test]
    fn chords_are_read_and_shown_alike() {
        for text in [
            "Ctrl+Shift+P",
            "Ctrl+S",
            "→",
            "Page Down",
            "Ctrl+Shift+→",
            "F11",
            "Home",
            "Ctrl+Delete",
            "+",
            "−",
            "0",
            "Z",
            "Space",
        ] {
            assert_eq!(chord(text).words(), text);
        }
        assert_eq!(chord("ctrl + page down").words(), "Ctrl+Page Down");
        assert_eq!(chord("Right"), chord("→"));
        assert!(Chord::parse("Ctrl+").is_none() && Chord::parse("Hyper+X").is_none() && Chord::parse("").is_none());
    }

    #[test]
    fn modifiers_must_be_those_of_the_chord() {
        let held = |command, shift| Modifiers { command, ctrl: command, shift, ..Modifiers::NONE };
        assert!(chord("Ctrl+Z").is(Key::Z, held(true, false)));
        assert!(!chord("Ctrl+Z").is(Key::Z, held(true, true)));
        assert!(chord("+").is(Key::Equals, held(false, true)));
        assert!(!chord("→").is(Key::ArrowRight, held(true, false)));
    }

    fn press(focus: Focus, keys: &[(Key, Modifiers)]) -> Vec<String> {
        let own = BTreeMap::from([("save".to_owned(), "F2".to_owned()), ("quit".to_owned(), String::new())]);
        let builtin = [
            ("next", "→"),
            ("undo", "Ctrl+Z"),
            ("save", "Ctrl+S"),
            ("quit", "Ctrl+Q"),
            ("flip-piece", "F"),
            ("help", "F1"),
        ];
        let (keymap, wrong) = Keymap::new(builtin, &own);
        assert!(wrong.is_empty());
        let ctx = egui::Context::default();
        let event = |&(key, modifiers)| Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers };
        let input = egui::RawInput { events: keys.iter().map(event).collect(), ..Default::default() };
        let mut taken = Vec::new();
        let mut output = ctx.run_ui(input, |ui| taken.extend(keymap.take(ui.ctx(), focus, |_| true)));
        output.textures_delta.clear();
        taken
    }

    #[test]
    fn texts_keep_their_keys() {
        let keys = [
            (Key::ArrowRight, Modifiers::NONE),
            (Key::F, Modifiers::NONE),
            (Key::Z, Modifiers::COMMAND),
            (Key::F1, Modifiers::NONE),
            (Key::S, Modifiers::COMMAND),
            (Key::F2, Modifiers::NONE),
            (Key::Q, Modifiers::COMMAND),
        ];
        assert_eq!(press(Focus::Record, &keys), ["next", "flip-piece", "undo", "help", "save"]);
        assert_eq!(press(Focus::RecordText, &keys), ["undo", "help", "save"]);
        assert_eq!(press(Focus::Field, &keys), ["help", "save"]);
    }
}
