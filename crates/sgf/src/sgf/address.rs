//! The address of a node: child numbers from the root of its game, as people type them and commands print them.
//!
//! A long line repeats one number, so runs are stored, and written, as one: `0*40.2.0*3`. A single number is written `/3`, since people who
//! type `3` mean a move.

use super::{NodeId, Tree};
use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

/// Shorter runs are written out.
const SHORTEST_RUN: usize = 3;

/// Child numbers from the root of a game, counted from 0.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Address {
    /// A child number, and how often it follows itself; never 0 times, and no two neighbours of the same number.
    runs: Vec<(usize, usize)>,
}

impl Address {
    /// The root of a game.
    pub fn root() -> Self {
        Self::default()
    }

    /// The address of a node. Takes time linear in its depth and in the number of its earlier siblings.
    pub fn of(tree: &Tree, node: NodeId) -> Self {
        tree.path(node).into_iter().collect()
    }

    /// Whether it is the root.
    pub fn is_root(&self) -> bool {
        self.runs.is_empty()
    }

    /// The child numbers.
    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.runs.iter().flat_map(|&(child, times)| std::iter::repeat_n(child, times))
    }

    /// The child numbers without the first `skipped`.
    #[doc(hidden)]
    pub fn iter_from(&self, skipped: usize) -> impl Iterator<Item = usize> + '_ {
        let mut left = skipped;
        self.runs.iter().flat_map(move |&(child, times)| {
            let here = left.min(times);
            left -= here;
            std::iter::repeat_n(child, times - here)
        })
    }

    /// How many numbers two addresses begin with alike, and which of them comes first in the order of the file.
    #[doc(hidden)]
    pub fn compare(&self, other: &Self) -> (usize, Ordering) {
        let (mut these, mut those) = (self.runs.iter().copied(), other.runs.iter().copied());
        let (mut this, mut that) = (these.next(), those.next());
        let mut alike = 0_usize;
        loop {
            let (Some((child, times)), Some((number, again))) = (this, that) else {
                return (alike, this.is_some().cmp(&that.is_some()));
            };
            if child != number {
                return (alike, child.cmp(&number));
            }
            let both = times.min(again);
            alike = alike.saturating_add(both);
            this = if times > both { Some((child, times - both)) } else { these.next() };
            that = if again > both { Some((number, again - both)) } else { those.next() };
        }
    }

    /// Appends a child number.
    pub fn push(&mut self, child: usize) {
        match self.runs.last_mut() {
            Some((last, times)) if *last == child => *times += 1,
            _ => self.runs.push((child, 1)),
        }
    }

    /// Advances from `node`, whose address this is, to the next node of its game in file order.
    ///
    /// # Errors
    /// After the last one, with the root of the game.
    pub fn advance(&mut self, tree: &Tree, node: NodeId) -> Result<NodeId, NodeId> {
        if let Some(child) = tree.first_child(node) {
            self.push(0);
            return Ok(child);
        }
        let mut at = node;
        while let Some(number) = self.pop() {
            if let Some(sibling) = tree.next_sibling(at) {
                self.push(number + 1);
                return Ok(sibling);
            }
            at = tree.parent(at).unwrap_or(at);
        }
        Err(at)
    }

    /// The number of runs of equal numbers, which is the length of its text form.
    pub fn runs(&self) -> usize {
        self.runs.len()
    }

    /// Removes the last child number, and returns it; `None` at the root.
    pub fn pop(&mut self) -> Option<usize> {
        let (child, times) = self.runs.last_mut()?;
        let child = *child;
        *times -= 1;
        if *times == 0 {
            self.runs.pop();
        }
        Some(child)
    }
}

/// In the order of the file: a node before all that follows it.
impl Ord for Address {
    fn cmp(&self, other: &Self) -> Ordering {
        self.compare(other).1
    }
}

impl PartialOrd for Address {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl FromIterator<usize> for Address {
    fn from_iter<T: IntoIterator<Item = usize>>(children: T) -> Self {
        let mut address = Self::default();
        children.into_iter().for_each(|child| address.push(child));
        address
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if matches!(self.runs[..], [] | [(_, 1)]) {
            f.write_str("/")?;
        }
        for (number, &(child, times)) in self.runs.iter().enumerate() {
            if number > 0 {
                f.write_str(".")?;
            }
            write!(f, "{child}")?;
            if times >= SHORTEST_RUN {
                write!(f, "*{times}")?;
            } else {
                (1..times).try_for_each(|_| write!(f, ".{child}"))?;
            }
        }
        Ok(())
    }
}

impl FromStr for Address {
    type Err = ();

    /// Reads both forms; `/` may precede the numbers.
    fn from_str(text: &str) -> Result<Self, ()> {
        let path = text.strip_prefix('/').unwrap_or(text);
        let mut address = Self::default();
        if path.is_empty() {
            return if text.is_empty() { Err(()) } else { Ok(address) };
        }
        let number = |digits: &str| match digits.bytes().all(|byte| byte.is_ascii_digit()) {
            true => digits.parse::<usize>().map_err(|_| ()),
            false => Err(()),
        };
        for part in path.split('.') {
            let (child, times) = part.split_once('*').unwrap_or((part, "1"));
            let (child, times) = (number(child)?, number(times)?);
            match address.runs.last_mut() {
                _ if times == 0 => return Err(()),
                Some((last, before)) if *last == child => *before = before.checked_add(times).ok_or(())?,
                _ => address.runs.push((child, times)),
            }
        }
        Ok(address)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_in_the_order_of_the_file() {
        let all = ["/", "/0", "0*3", "0*5", "0*5.2", "0*3.1", "0.1.0", "/1", "1*3"];
        for (at, first) in all.iter().enumerate() {
            for (other, second) in all.iter().enumerate() {
                let [first, second] = [first, second].map(|text| text.parse::<Address>().unwrap());
                assert_eq!(first.compare(&second).1, at.cmp(&other), "{first} {second}");
            }
        }
        let [first, second] = ["0*5.2", "0*3.1"].map(|text| text.parse::<Address>().unwrap());
        assert_eq!(first.compare(&second).0, 3);
        assert_eq!(first.iter_from(4).collect::<Vec<_>>(), [0, 2]);
        assert_eq!(first.iter_from(9).count(), 0);
    }

    #[test]
    fn runs_of_three_and_more_are_folded_and_both_forms_are_read() {
        for (children, text) in [
            (vec![], "/"),
            (vec![0], "/0"),
            (vec![17], "/17"),
            (vec![0, 0], "0.0"),
            (vec![0, 0, 0], "0*3"),
            (vec![0, 0, 0, 0, 2, 0, 0, 0], "0*4.2.0*3"),
            (vec![1, 1, 0, 12, 12, 12], "1.1.0.12*3"),
        ] {
            let address: Address = children.iter().copied().collect();
            assert_eq!(address.to_string(), text);
            assert_eq!(text.parse(), Ok(address.clone()));
            let long: Vec<String> = children.iter().map(usize::to_string).collect();
            assert_eq!(format!("/{}", long.join(".")).parse(), Ok(address.clone()), "{text}");
            assert_eq!(address.iter().collect::<Vec<_>>(), children);
        }
        assert_eq!("0*2.0.0*1".parse(), Ok([0; 4].into_iter().collect::<Address>()));
        for wrong in ["", "0.", ".0", "//", "0..1", "1.x", "0*", "*3", "0*0", "0*3*2", "+1", "99999999999999999999"] {
            assert_eq!(wrong.parse::<Address>(), Err(()), "{wrong}");
        }
    }

    #[test]
    fn going_on_and_back_is_what_a_walk_does() {
        let mut address = Address::root();
        for child in [0, 0, 0, 1] {
            address.push(child);
        }
        assert_eq!((address.to_string().as_str(), address.pop(), address.pop()), ("0*3.1", Some(1), Some(0)));
        assert_eq!(address.to_string(), "0.0");
        assert_eq!((address.pop(), address.pop(), address.pop(), address.is_root()), (Some(0), Some(0), None, true));
    }
}
