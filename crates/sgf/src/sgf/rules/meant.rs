//! Records with obviously missing parentheses or brackets: what they are with these added.
//!
//! Everything else that is odd about such a record may be a consequence; it is reported only if it is still odd once they are added.

use super::{
    Code, Fault, Splice,
    splice::{apply, part_games},
    swallowed::open_values,
};
use crate::sgf::{ReadOptions, Tree};
use std::collections::{HashMap, HashSet};

/// A record with the brackets and parentheses that it lacks.
#[doc(hidden)]
pub struct Meant {
    /// The record.
    pub tree: Tree,
    /// The parser's findings.
    pub faults: Vec<Fault>,
    /// Where they were put in, in order.
    put_in: Vec<usize>,
}

impl Meant {
    /// Adds the missing parentheses and brackets to a record, if it is certain where.
    pub fn of(tree: &Tree) -> Option<Self> {
        let brackets = missing_brackets(tree);
        let closed = apply(tree, &closing(&brackets)).map(|bytes| read(tree, bytes));
        let with_brackets = closed.as_ref().map_or(tree, |(tree, _)| tree);
        let games = part_games(with_brackets);
        let (tree, faults) = match &games {
            Some(splices) => read(with_brackets, apply(with_brackets, splices)?),
            None => closed?,
        };
        // The brackets' places once inserted.
        let there: Vec<usize> = brackets.iter().enumerate().map(|(number, at)| at + number).collect();
        let mut put_in = brackets;
        for splice in games.into_iter().flatten() {
            // Those before it are not in the file.
            let at = splice.from - there.partition_point(|&at| at < splice.from);
            put_in.extend(std::iter::repeat_n(at, splice.times));
        }
        put_in.sort_unstable();
        Some(Self { tree, faults, put_in })
    }

    /// Keeps only those findings of the record as read that also occur in the corrected one, and those that report what is missing.
    pub fn leave<'a>(&self, found: &mut Vec<Fault>, meant: impl Iterator<Item = &'a Fault>) {
        let there: HashMap<(Code, usize), &Fault> = meant.map(|fault| ((fault.code, fault.offset), fault)).collect();
        let codes: HashSet<Code> = there.keys().map(|&(code, _)| code).collect();
        found.retain_mut(|fault| {
            let says_so = matches!(fault.code, Code::MissingBracket | Code::GameInsideGame);
            // One that represents others has no location of its own.
            let same = there.get(&(fault.code, self.place(fault.offset))).filter(|_| !says_so && fault.more == 0);
            let stays = says_so || same.is_some() || fault.more > 0 && codes.contains(&fault.code);
            if let Some(same) = same {
                // The corrected record has the more accurate message.
                fault.message = same.message.clone();
            }
            stays
        });
    }

    /// Converts a record's offset to the intended text.
    fn place(&self, offset: usize) -> usize {
        offset + self.put_in.partition_point(|&at| at <= offset)
    }
}

fn read(tree: &Tree, bytes: Vec<u8>) -> (Tree, Vec<Fault>) {
    Tree::read_with(bytes, &ReadOptions::as_given(tree))
}

/// Brackets at these places.
pub(super) fn closing(places: &[usize]) -> Vec<Splice> {
    let bracket = |&at| Splice { code: Code::MissingBracket, from: at, to: at, text: "]", times: 1 };
    places.iter().map(bracket).collect()
}

/// Where a bracket is certainly missing: with it in place nothing is wrong any more with how parentheses, nodes and values follow
/// each other from there on, and without it something is.
pub(super) fn missing_brackets(tree: &Tree) -> Vec<usize> {
    /// So many bytes are read again at most, to try them one by one.
    const ENOUGH: usize = 4 << 20;
    let values = open_values(tree);
    if values.is_empty() {
        return Vec::new();
    }
    let (_, faults) = read(tree, tree.write_as_read());
    let Some(last) = faults.iter().filter(|fault| is_of_structure(fault.code)).map(|fault| fault.offset).max() else {
        return Vec::new();
    };
    // The issue may come from a bracket missing before.
    let values: Vec<(usize, usize)> = values.into_iter().filter(|&(far, _)| far < last).collect();
    let mends = |places: &[usize]| {
        let Some(&first) = places.first() else { return false };
        let Some(bytes) = apply(tree, &closing(places)) else { return false };
        let (_, faults) = read(tree, bytes);
        !faults.iter().any(|fault| fault.offset > first && is_of_structure(fault.code))
    };
    let far: Vec<usize> = values.iter().map(|&(far, _)| far).collect();
    let near: Vec<usize> = values.iter().map(|&(_, near)| near).collect();
    for places in [&far, &near] {
        if mends(places) {
            return places.clone();
        }
    }
    let tries = if values.len() > 1 { (ENOUGH / tree.source().len().max(1)).min(16) } else { 0 };
    let mut each = far.into_iter().chain(near).take(tries);
    each.find(|&place| mends(&[place])).into_iter().collect()
}

/// Whether it is about parentheses, nodes and values in the wrong order.
fn is_of_structure(code: Code) -> bool {
    use Code::{
        EmptyVariation, Junk, MissingClose, MissingOpen, MissingSemicolon, NodeAfterVariation, PropertyAfterVariation,
        SurplusClose, SurplusOpen, TrailingText, UnescapedBracket, UnterminatedValue, ValueWithoutProperty,
    };
    matches!(
        code,
        EmptyVariation
            | Junk
            | MissingClose
            | MissingOpen
            | MissingSemicolon
            | NodeAfterVariation
            | PropertyAfterVariation
            | SurplusClose
            | SurplusOpen
            | TrailingText
            | UnescapedBracket
            | UnterminatedValue
            | ValueWithoutProperty
    )
}
