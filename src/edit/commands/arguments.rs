//! The words after a command's name, taken one by one.

/// The arguments of one command. Each way to take one says in words what is missing or wrong.
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
    pub(crate) fn one(&mut self, what: &str) -> Result<String, String> {
        self.optional().ok_or_else(|| say!("missing", "{what} is missing", what))
    }

    /// All remaining words, at least one.
    pub(crate) fn some(&mut self, what: &str) -> Result<Vec<String>, String> {
        if self.words.is_empty() { Err(say!("missing", "{what} is missing", what)) } else { Ok(self.rest()) }
    }

    /// All remaining words.
    pub(crate) fn rest(&mut self) -> Vec<String> {
        self.words.drain(..).collect()
    }

    /// All remaining words as one text. Nobody has to quote a short comment.
    pub(crate) fn text(&mut self, what: &str) -> Result<String, String> {
        Ok(self.some(what)?.join(" "))
    }

    /// Whether an option is among the words; takes it out.
    pub(crate) fn option(&mut self, name: &str) -> bool {
        let found = self.words.iter().position(|word| word == name);
        found.map(|at| self.words.remove(at)).is_some()
    }

    /// The word after an option, if the option is among the words; takes both out.
    pub(crate) fn option_with(&mut self, name: &str, what: &str) -> Result<Option<String>, String> {
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
    pub(crate) fn number<N: std::str::FromStr>(&mut self, what: &str) -> Result<N, String> {
        let word = self.one(what)?;
        word.parse().map_err(|_| say!("not-3", "'{word}' is not {what}", word, what))
    }

    /// The next word as a number, or `otherwise` where there is none.
    pub(crate) fn number_or<N: std::str::FromStr>(&mut self, what: &str, otherwise: N) -> Result<N, String> {
        if self.words.is_empty() { Ok(otherwise) } else { self.number(what) }
    }

    /// The next word as one of a list of names.
    pub(crate) fn choice<T: Copy>(&mut self, what: &str, choices: &[(&str, T)]) -> Result<T, String> {
        let word = self.one(what)?;
        let found = choices.iter().find(|(name, _)| name.eq_ignore_ascii_case(&word));
        found.map(|&(_, choice)| choice).ok_or_else(|| {
            let names: Vec<&str> = choices.iter().map(|&(name, _)| name).collect();
            say!("not-4", "'{word}' is not {what}: {names}", word, what, names = names.join(", "))
        })
    }

    /// As [`Words::choice`], or `otherwise` where no word is left.
    pub(crate) fn choice_or<T: Copy>(&mut self, what: &str, choices: &[(&str, T)], otherwise: T) -> Result<T, String> {
        if self.words.is_empty() { Ok(otherwise) } else { self.choice(what, choices) }
    }

    /// Refuses words that nobody took.
    pub(crate) fn end(&self) -> Result<(), String> {
        match self.words.front() {
            Some(word) => Err(say!("one-word-too-many", "'{word}' is one word too many", word)),
            None => Ok(()),
        }
    }

    /// How many words are left.
    pub(crate) fn len(&self) -> usize {
        self.words.len()
    }
}
