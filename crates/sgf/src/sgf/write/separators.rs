//! White space between games. It belongs to the gap and not to the game after it: when games are sorted, a file with an empty line between
//! its games still has one.

use crate::sgf::{
    NodeId, Tree,
    lexer::skip_space,
    tree::{COLLECTION, NONE},
};
use std::collections::{HashMap, VecDeque};

/// The white space between a game and the game before it.
#[derive(Clone, Copy)]
pub(super) struct Separator<'a> {
    /// The bytes that are written.
    pub text: &'a [u8],
    /// How many bytes of white space before the game as it was read or made are not written for it.
    pub replaces: usize,
}

impl Tree {
    /// The white space between the games of the collection, as the last two have it; `None` with less than two.
    #[doc(hidden)]
    pub fn game_separator(&self) -> Option<&[u8]> {
        let last = NodeId(self.nodes.at(COLLECTION).last);
        let other = (last.0 != NONE).then(|| self.previous_sibling(last)).flatten()?;
        self.own_separator(if self.begins_file(last.0) { other.0 } else { last.0 })
    }

    /// The separator of each game whose parenthesis was read or made, where games come in another order than they were read. Games
    /// that were read have the separators of the file in the order of the file, and the first ones go with the games that are gone.
    /// A game that was made brings its own.
    pub(super) fn separators<'a>(&'a self) -> HashMap<u32, Separator<'a>> {
        let games: Vec<(u32, &[u8])> =
            self.games().filter_map(|game| Some((game.0, self.own_separator(game.0)?))).collect();
        let is_read = |id: u32| self.nodes.at(id).parens != NONE;
        let first = self.games().next().map(|game| game.0);
        let mut read: Vec<(u32, &[u8])> = games.iter().copied().filter(|&(id, _)| is_read(id)).collect();
        read.sort_unstable_by_key(|&(id, _)| id);
        // The white space before the first game of the file separates nothing.
        let mut free: VecDeque<&[u8]> =
            read.iter().filter(|&&(id, _)| !self.begins_file(id)).map(|&(_, own)| own).collect();
        let wanting = read.iter().filter(|&&(id, _)| Some(id) != first).count();
        // A new first game needs no separator, so another game can have it.
        let mut spare = games.first().filter(|&&(id, _)| Some(id) == first && !is_read(id)).map(|&(_, own)| own);
        free.drain(..free.len().saturating_sub(wanting));
        if free.len() < wanting {
            free.extend(spare.take());
        }
        let text = |(id, own): (u32, &'a [u8])| {
            let text: &'a [u8] = match own {
                _ if Some(id) == first => b"",
                _ if is_read(id) => free.pop_front().unwrap_or_default(),
                [] => spare.take().unwrap_or_default(),
                own => own,
            };
            (id, Separator { text, replaces: own.len() })
        };
        games.iter().copied().map(text).collect()
    }

    /// The white space before a game, where its parenthesis was read or made.
    fn own_separator(&self, id: u32) -> Option<&[u8]> {
        let node = self.nodes.at(id);
        let text = match self.parens.get(node.parens as usize) {
            Some(parens) => self.source.get(parens.open as usize..node.start as usize).unwrap_or_default(),
            None => &self.made.get(&id)?.parens.as_ref()?.0,
        };
        Some(&text[..skip_space(text, 0)])
    }

    /// Whether a game was read as the first one of the file.
    fn begins_file(&self, id: u32) -> bool {
        let parens = self.parens.get(self.nodes.at(id).parens as usize);
        parens.is_some_and(|parens| parens.open == self.header.1)
    }
}
