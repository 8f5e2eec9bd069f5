//! Key bindings: which command each key combination runs.
//!
//! While a text field has the focus, letters, arrows and editing shortcuts go to the field, and no key changes the record.

use std::collections::BTreeMap;

use egui::{Event, Key, Modifiers};

use crate::app::look::words;
use crate::commands::{self, AnyCommand, Binding, When};
use crate::edit::Command;

/// A key combination. "Ctrl" is Command on macOS.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chord {
    key: Key,
    command: bool,
    shift: bool,
    alt: bool,
}

/// What has the keyboard focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Focus {
    /// The board and everything else outside text fields, lists and controls.
    Record,
    /// A list of parts of the record.
    List,
    /// A button, a menu or another control.
    Control,
    /// The comment and the name of a node, while they are written: undo there is undo of the record.
    RecordText,
    /// A text that is not part of the record, while it is written.
    Field,
}

/// Names of keys as the table of keys and people write them, where egui's own name differs.
const NAMES: [(&str, Key); 23] = [
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
    (",", Key::Comma),
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

/// Whether a key is a modifier, which means nothing by itself.
fn is_held(key: Key) -> bool {
    matches!(
        key,
        Key::ShiftLeft
            | Key::ShiftRight
            | Key::ControlLeft
            | Key::ControlRight
            | Key::AltLeft
            | Key::AltRight
            | Key::SuperLeft
            | Key::SuperRight
    )
}

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
        Some(chord).filter(|chord| !is_held(chord.key))
    }

    /// The combination that was pressed; `None` for a modifier key alone.
    pub fn of(key: Key, held: Modifiers) -> Option<Chord> {
        (!is_held(key)).then_some(Chord { key, command: held.command, shift: held.shift, alt: held.alt })
    }

    /// The combination as written in the settings.
    pub fn text(self) -> String {
        let modifiers: String = self.modifiers().map(|name| format!("{name}+")).collect();
        format!("{modifiers}{}", self.key_name())
    }

    fn modifiers(self) -> impl Iterator<Item = &'static str> {
        let modifiers = [(self.command, "Ctrl"), (self.shift, "Shift"), (self.alt, "Alt")];
        modifiers.into_iter().filter(|(held, _)| *held).map(|(_, name)| name)
    }

    fn key_name(self) -> &'static str {
        NAMES.iter().find(|(_, key)| *key == self.key).map_or(self.key.name(), |(name, _)| name)
    }

    /// The combination as shown in menus and tooltips.
    pub fn words(self) -> String {
        let sign = |name: &str| match name {
            _ if !cfg!(target_os = "macos") => words::key(name) + "+",
            "Ctrl" => "⌘".to_owned(),
            "Shift" => "⇧".to_owned(),
            _ => "⌥".to_owned(),
        };
        let modifiers: String = self.modifiers().map(sign).collect();
        modifiers + &words::key(self.key_name())
    }

    fn is(self, key: Key, modifiers: Modifiers) -> bool {
        // If plus needs Shift on the keyboard, Shift is not part of the chord.
        let plus = matches!(key, Key::Plus | Key::Equals) && self.key == Key::Plus;
        let shift = if plus { self.shift || modifiers.shift } else { self.shift };
        (key == self.key || plus)
            && modifiers.command == self.command
            && modifiers.shift == shift
            && modifiers.alt == self.alt
    }

    /// Whether it goes to another node while a comment is written, which then goes on there. On macOS, Alt writes characters.
    fn leaves_a_comment(self) -> bool {
        use Key::{ArrowDown, ArrowLeft, ArrowRight, ArrowUp, PageDown, PageUp};
        match (self.command, self.shift, self.alt) {
            (true, false, false) => matches!(self.key, ArrowDown | ArrowUp | Key::G),
            (false, false, false) => matches!(self.key, PageDown | PageUp),
            (false, false, true) => {
                let is_digit = self.key.name().parse::<u8>().is_ok();
                matches!(self.key, ArrowLeft | ArrowRight) || (is_digit && !cfg!(target_os = "macos"))
            }
            _ => false,
        }
    }

    /// Whether a text or a control that has the focus needs this chord itself.
    fn is_for_text(self) -> bool {
        use Key::{
            A, ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Backspace, C, Delete, End, Home, PageDown, PageUp, V, X,
        };
        let function = self.key == Key::Menu || (self.key.name().len() > 1 && self.key.name().starts_with('F'));
        let editing = matches!(self.key, A | C | V | X | Backspace | Delete | End | Home)
            || (matches!(self.key, PageDown | PageUp) && !self.command)
            || matches!(self.key, ArrowDown | ArrowLeft | ArrowRight | ArrowUp);
        !function && (!(self.command || self.alt) || editing)
    }
}

/// A chord and the command it asks for.
#[derive(Debug)]
struct Bound {
    chord: Chord,
    command: AnyCommand,
    /// When it counts.
    when: When,
}

/// All key bindings.
#[derive(Debug, Default)]
pub struct Keymap {
    bindings: Vec<Bound>,
}

impl Keymap {
    /// The default bindings with the user's changes (command line to keys, empty keys unbind). Also returns what is wrong with the user's
    /// bindings.
    pub fn new(builtin: &[Binding], own: &BTreeMap<String, String>) -> (Keymap, Vec<String>) {
        let (mut changed, mut wrong) = (Vec::new(), Vec::new());
        for (line, keys) in own {
            match (AnyCommand::parse(line), Chord::parse(keys)) {
                (Err(error), _) => wrong.push(error.to_string()),
                (Ok(command), None) if keys.trim().is_empty() => changed.push((command, None)),
                (Ok(_), None) => wrong.push(words::no_such_keys(keys)),
                (Ok(command), chord) => changed.push((command, chord)),
            }
        }
        let mut bindings: Vec<Bound> = Vec::new();
        let mut with_pieces: Vec<(AnyCommand, When)> = Vec::new();
        for binding in builtin {
            let Ok(command) = AnyCommand::parse(binding.line) else { continue };
            let when = binding.when;
            let special = matches!(when, When::PieceInHand | When::Pieces);
            with_pieces.extend(special.then(|| (command.clone(), when)));
            let kept = changed.iter().all(|(other, _)| *other != command);
            if let Some(chord) = Chord::parse(binding.keys).filter(|_| kept) {
                bindings.push(Bound { chord, command, when });
            }
        }
        for (command, chord) in changed {
            let Some(chord) = chord else { continue };
            let when = with_pieces.iter().find(|(other, _)| *other == command).map_or(When::Always, |(_, when)| *when);
            bindings.retain(|taken| taken.chord != chord);
            // Specific bindings are searched before general ones.
            let at = if when == When::Always { bindings.len() } else { 0 };
            bindings.insert(at, Bound { when, chord, command });
        }
        (Keymap { bindings }, wrong)
    }

    /// The keys of a command for display; empty if there are none. Keys that run another command in this game are not its keys.
    pub fn keys_of(&self, command: &AnyCommand, has_pieces: bool) -> String {
        let counts = |bound: &&Bound| has_pieces || bound.when == When::Always;
        let is_first = |bound: &&Bound| {
            let same = |other: &&Bound| other.chord == bound.chord && other.when != When::PieceInHand;
            bound.when == When::PieceInHand
                || self.bindings.iter().filter(counts).find(same).is_some_and(|other| other.command == bound.command)
        };
        let of_command = self.bindings.iter().filter(|bound| bound.command == *command);
        of_command.filter(counts).find(is_first).map_or_else(String::new, |bound| bound.chord.words())
    }

    /// All chords of a command.
    pub fn chords_of(&self, command: &AnyCommand) -> impl Iterator<Item = Chord> {
        self.bindings.iter().filter(move |bound| bound.command == *command).map(|bound| bound.chord)
    }

    /// The command line bound to a combination. Bindings that need a piece in hand come last.
    pub fn line_of(&self, chord: Chord) -> Option<String> {
        let with = |bound: &&Bound| bound.chord == chord;
        let bound = self.bindings.iter().rev().find(with)?;
        let line = commands::keys()
            .iter()
            .map(|binding| binding.line)
            .find(|line| AnyCommand::parse(line).is_ok_and(|command| command == bound.command));
        let row = || commands::table().iter().find(|row| row.plain().as_ref() == Some(&bound.command));
        line.map(str::to_owned).or_else(|| row().map(|row| row.name.to_owned()))
    }

    /// Consumes the bound keys pressed in this frame, and returns their commands in order. `pieces` is `None` in games without pieces, else
    /// whether one is in hand.
    pub fn take(&self, ctx: &egui::Context, focus: Focus, pieces: Option<bool>) -> Vec<AnyCommand> {
        let mut commands: Vec<AnyCommand> = Vec::new();
        ctx.input_mut(|input| {
            input.events.retain(|event| {
                let bound = match event {
                    Event::Key { key, pressed: true, modifiers, .. } => {
                        let mut bound = self.bound(*key, *modifiers, focus);
                        bound.find(|bound| match bound.when {
                            When::PieceInHand => pieces == Some(true),
                            When::Pieces => pieces.is_some(),
                            When::Always => true,
                        })
                    }
                    _ => None,
                };
                commands.extend(bound.map(|bound| bound.command.clone()));
                bound.is_none()
            });
        });
        commands
    }

    fn bound(&self, key: Key, modifiers: Modifiers, focus: Focus) -> impl Iterator<Item = &Bound> {
        self.bindings.iter().filter(move |bound| {
            let goes = focus == Focus::RecordText && bound.chord.leaves_a_comment() && bound.command.goes();
            let is_free = focus == Focus::Record || goes || !bound.chord.is_for_text();
            let is_writing = matches!(focus, Focus::RecordText | Focus::Field);
            let counts = match bound.command {
                // Undo in a text field undoes typing.
                AnyCommand::Record(Command::Undo(_) | Command::Redo(_)) => focus != Focus::Field,
                _ => !is_writing || goes || bound.command.counts_while_writing(),
            };
            bound.chord.is(key, modifiers) && is_free && counts
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_shown_where_they_work() {
        let (keymap, _) = Keymap::new(commands::keys(), &BTreeMap::new());
        for row in commands::table() {
            let Some(command) = row.plain() else { continue };
            for has_pieces in [false, true] {
                let shown = keymap.keys_of(&command, has_pieces);
                let Some(chord) = Chord::parse(&shown) else { continue };
                let runs = |bound: &&Bound| {
                    bound.chord == chord
                        && match bound.when {
                            When::Always => true,
                            When::Pieces => has_pieces,
                            When::PieceInHand => bound.command == command,
                        }
                };
                let run = keymap.bindings.iter().find(runs).map(|bound| &bound.command);
                assert_eq!(run, Some(&command), "{shown}, pieces: {has_pieces}");
            }
        }
        let keys = |name: &str, has_pieces| keymap.keys_of(&AnyCommand::parse(name).unwrap(), has_pieces);
        assert_eq!((keys("replace-dialog", false), keys("replace-dialog", true)), ("Ctrl+H".into(), String::new()));
        assert_eq!((keys("find-move", false), keys("find-move", true)), (String::new(), "Ctrl+H".into()));
    }

    fn chord(text: &str) -> Chord {
        Chord::parse(text).unwrap_or_else(|| panic!("{text}"))
    }

    #[test]
    fn every_built_in_key_is_one() {
        for binding in commands::keys() {
            assert!(Chord::parse(binding.keys).is_some(), "{} of '{}'", binding.keys, binding.line);
        }
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

    fn press(focus: Focus, keys: &[(Key, Modifiers)]) -> Vec<AnyCommand> {
        let own = BTreeMap::from([("save".to_owned(), "F2".to_owned()), ("quit".to_owned(), String::new())]);
        let binding = |(line, keys)| Binding { line, keys, when: When::Always };
        let builtin = [
            ("next", "→"),
            ("undo", "Ctrl+Z"),
            ("save", "Ctrl+S"),
            ("quit", "Ctrl+Q"),
            ("flip-piece", "F"),
            ("help", "F1"),
            ("next-game", "Ctrl+PageDown"),
            ("resign", "Shift+F2"),
        ];
        let (keymap, wrong) = Keymap::new(&builtin.map(binding), &own);
        assert!(wrong.is_empty());
        let ctx = egui::Context::default();
        let event = |&(key, modifiers)| Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers };
        let input = egui::RawInput { events: keys.iter().map(event).collect(), ..Default::default() };
        let mut taken = Vec::new();
        let mut output = ctx.run_ui(input, |ui| taken.extend(keymap.take(ui.ctx(), focus, Some(true))));
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
            (Key::PageDown, Modifiers::COMMAND),
            (Key::F2, Modifiers::SHIFT),
        ];
        let commands = |lines: &[&str]| lines.iter().map(|line| AnyCommand::parse(line).unwrap()).collect::<Vec<_>>();
        let all = ["next", "flip-piece", "undo", "help", "save", "next-game", "resign"];
        assert_eq!(press(Focus::Record, &keys), commands(&all));
        assert_eq!(press(Focus::List, &keys), commands(&all[2..]));
        assert_eq!(press(Focus::Control, &keys), commands(&all[2..]));
        assert_eq!(press(Focus::RecordText, &keys), commands(&["undo", "help", "save"]));
        assert_eq!(press(Focus::Field, &keys), commands(&["help", "save"]));
    }

    #[test]
    fn custom_keys_are_read_once_and_their_errors_reported() {
        let own = [("flip-piece", "G"), ("undo 1", "F2"), ("frobnicate", "F3"), ("redo", "Hyper+X")];
        let own = own.map(|(line, keys)| (line.to_owned(), keys.to_owned())).into();
        let (keymap, wrong) = Keymap::new(commands::keys(), &own);
        assert_eq!(wrong, ["unknown command 'frobnicate'".to_owned(), words::no_such_keys("Hyper+X")]);
        assert_eq!(
            keymap.keys_of(&Command::Undo(1).into(), false),
            "F2",
            "said in other words, it is the same command"
        );
        let flip = keymap.bindings.iter().find(|bound| bound.command == AnyCommand::parse("flip-piece").unwrap());
        assert!(flip.is_some_and(|flip| flip.when == When::PieceInHand && flip.chord == chord("G")));
    }
}
