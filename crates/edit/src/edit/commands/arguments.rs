//! Reads the arguments of a command one by one.

use crate::edit::values::operand::{Operand, Places};
use crate::language::StaticText;

/// The names of arguments.
pub(crate) mod what {
    use crate::language::StaticText;

    pub const NEUTRAL: StaticText = StaticText("argument-neutral", "the neutral points");
    pub const KIND_OF_TEXT: StaticText = StaticText("argument-kind-of-text", "a kind of text");
    pub const REPLACED: StaticText = StaticText("argument-replaced", "the text to replace");
    pub const REPLACEMENT: StaticText = StaticText("argument-replacement", "the replacement text");
    pub const PLACE: StaticText = StaticText("argument-place", "the destination");
    pub const PROPERTY: StaticText = StaticText("argument-property", "the property");
    pub const MOVE: StaticText = StaticText("argument-move", "the move");
    pub const COLOUR: StaticText = StaticText("argument-colour", "the colour");
    pub const SECONDS: StaticText = StaticText("argument-seconds", "the number of seconds");
    pub const MOVES: StaticText = StaticText("argument-moves", "a number of moves");
    pub const NAME: StaticText = StaticText("argument-name", "the name");
    pub const ANNOTATION: StaticText = StaticText("argument-annotation", "an annotation");
    pub const MARK: StaticText = StaticText("argument-mark", "a mark");
    pub const POINT: StaticText = StaticText("argument-point", "a point");
    pub const STONE: StaticText = StaticText("argument-stone", "a stone");
    pub const VIEW: StaticText = StaticText("argument-view", "a point, 'all' or 'inherited'");
    pub const STRENGTH: StaticText = StaticText("argument-strength", "1 or 2");
    pub const WAY_TO_SWAP: StaticText = StaticText("argument-way-to-swap", "a kind of swap");
    pub const NUMBER: StaticText = StaticText("argument-number", "the number");
    pub const STONES: StaticText = StaticText("argument-stones", "a number of stones");
    pub const TEXT: StaticText = StaticText("argument-text", "the text");
    pub const VALUE: StaticText = StaticText("argument-value", "the value");
    pub const VALUE_NUMBER: StaticText = StaticText("argument-value-number", "the number of a value");
    pub const VALUE_PLACE: StaticText = StaticText("argument-value-place", "the position of a value");
    pub const THE_POINT: StaticText = StaticText("argument-the-point", "the point");
    pub const FIRST_POINT: StaticText = StaticText("argument-first-point", "the first point");
    pub const SECOND_POINT: StaticText = StaticText("argument-second-point", "the second point");
    pub const STEPS: StaticText = StaticText("argument-steps", "a number of steps");
    pub const NODES: StaticText = StaticText("argument-nodes", "a number of nodes");
    pub const CHILD: StaticText = StaticText("argument-child", "the number of a child");
    pub const SOUGHT: StaticText = StaticText("argument-sought", "something to look for");
    pub const GAME_NUMBER: StaticText = StaticText("argument-game-number", "the number of a game");
    pub const VARIATION_PLACE: StaticText = StaticText("argument-variation-place", "the position of a variation");
    pub const GAME: StaticText = StaticText("argument-game", "the game");
    pub const GAME_PLACE: StaticText = StaticText("argument-game-place", "the position of the game");
    pub const SORTED_BY: StaticText = StaticText("argument-sorted-by", "a sort key");
    pub const WAY_TO_READ_SWAPS: StaticText = StaticText("argument-way-to-read-swaps", "a way to interpret swaps");
    pub const REMOVED: StaticText = StaticText("argument-removed", "something to remove");
    pub const SETTLED: StaticText = StaticText("argument-settled", "a version to take");
    pub const AXIS: StaticText = StaticText("argument-axis", "an axis");
    pub const TURN: StaticText = StaticText("argument-turn", "a rotation");
    pub const ENCODING: StaticText = StaticText("argument-encoding", "the encoding");
    pub const CODE: StaticText = StaticText("argument-code", "an issue code");
}

/// The arguments of one command. Each method describes what is missing or wrong.
pub(crate) struct Words {
    words: std::collections::VecDeque<String>,
}

impl Words {
    pub(crate) fn new(words: Vec<String>) -> Self {
        Self { words: words.into() }
    }

    /// The next word, if there is one.
    pub(crate) fn optional(&mut self) -> Option<String> {
        self.words.pop_front()
    }

    /// The next word; `what` names it in the message when there is none.
    pub(crate) fn one(&mut self, what: StaticText) -> Result<String, String> {
        self.optional().ok_or_else(|| say!("missing", "{what} is missing", what))
    }

    /// The next word, for something that only a record's board tells.
    pub(crate) fn typed<T>(&mut self, what: StaticText) -> Result<Operand<T>, String> {
        self.one(what).map(Operand::Typed)
    }

    /// As [`Words::typed`], if there is a word.
    pub(crate) fn typed_if_any<T>(&mut self) -> Option<Operand<T>> {
        self.optional().map(Operand::Typed)
    }

    /// As [`Words::typed`], for all remaining words, at least one.
    pub(crate) fn places(&mut self, what: StaticText) -> Result<Places, String> {
        self.some(what).map(Operand::Typed)
    }

    /// All remaining words, at least one.
    pub(crate) fn some(&mut self, what: StaticText) -> Result<Vec<String>, String> {
        if self.words.is_empty() { Err(say!("missing", "{what} is missing", what)) } else { Ok(self.rest()) }
    }

    /// All remaining words.
    pub(crate) fn rest(&mut self) -> Vec<String> {
        self.words.drain(..).collect()
    }

    /// All remaining words as one text. Nobody has to quote a short comment.
    pub(crate) fn text(&mut self, what: StaticText) -> Result<String, String> {
        Ok(self.some(what)?.join(" "))
    }

    /// Whether an option is among the words; takes it out.
    pub(crate) fn option(&mut self, name: &str) -> bool {
        let found = self.words.iter().position(|word| word == name);
        found.map(|at| self.words.remove(at)).is_some()
    }

    /// The word after an option, if the option is among the words; takes both out.
    pub(crate) fn option_with(&mut self, name: &str, what: StaticText) -> Result<Option<String>, String> {
        let joined =
            |word: &String| word.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with('='));
        let Some(at) = self.words.iter().position(joined) else { return Ok(None) };
        if let Some((_, value)) = self.words.remove(at).as_ref().and_then(|word| word.split_once('=')) {
            return Ok(Some(value.to_owned()));
        }
        self.words
            .remove(at)
            .map(Some)
            .ok_or_else(|| say!("missing-after", "{what} is missing after {name}", what, name))
    }

    /// The next word as a number.
    pub(crate) fn number<N: std::str::FromStr>(&mut self, what: StaticText) -> Result<N, String> {
        let word = self.one(what)?;
        word.parse().map_err(|_| say!("not-3", "'{word}' is not {what}", word, what))
    }

    /// The next word as a number, or `otherwise` if there is none.
    pub(crate) fn number_or<N: std::str::FromStr>(&mut self, what: StaticText, otherwise: N) -> Result<N, String> {
        if self.words.is_empty() { Ok(otherwise) } else { self.number(what) }
    }

    /// The next word as a number, if there is one.
    pub(crate) fn number_if_any<N: std::str::FromStr>(&mut self, what: StaticText) -> Result<Option<N>, String> {
        if self.words.is_empty() { Ok(None) } else { self.number(what).map(Some) }
    }

    /// The next word as one of a list of names.
    pub(crate) fn choice<T: Copy>(&mut self, what: StaticText, choices: &[(&str, T)]) -> Result<T, String> {
        let word = self.one(what)?;
        let found = choices.iter().find(|(name, _)| name.eq_ignore_ascii_case(&word));
        found.map(|&(_, choice)| choice).ok_or_else(|| {
            let names: Vec<&str> = choices.iter().map(|&(name, _)| name).collect();
            say!("not-4", "'{word}' is not {what}: use one of {names}", word, what, names = names.join(", "))
        })
    }

    /// As [`Words::choice`], or `otherwise` where no word is left.
    pub(crate) fn choice_or<T: Copy>(
        &mut self,
        what: StaticText,
        choices: &[(&str, T)],
        otherwise: T,
    ) -> Result<T, String> {
        if self.words.is_empty() { Ok(otherwise) } else { self.choice(what, choices) }
    }

    /// Refuses superfluous words.
    pub(crate) fn end(&self) -> Result<(), String> {
        match self.words.front() {
            Some(word) => Err(say!("one-word-too-many", "unexpected argument '{word}'", word)),
            None => Ok(()),
        }
    }

    /// How many words are left.
    pub(crate) fn len(&self) -> usize {
        self.words.len()
    }
}
