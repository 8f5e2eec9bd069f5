//! A fault: something wrong with a record. A fault is a report; it never stops the reading. A repeated fault is listed a hundred times and
//! only counted after that, so that a damaged file gives no list longer than itself.

use super::code::Code;
use crate::language::Message;
use crate::sgf::NodeId;
use std::collections::HashMap;

named! {
    /// The severity of a fault.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    Severity {
        /// Worth knowing, nothing is wrong.
        Note = "note",
        /// Unusual; other programs may read it differently.
        Warning = "warning",
        /// Not what the format allows; the reading had to decide.
        Error = "error",
    }
}

/// Something wrong with a record, and its location: in its text, or by the rules of its game. Reading finds what is wrong with the syntax,
/// [`check`](crate::check) the rest. [`Lines`](crate::text::Lines) of the source turn the offset into line and column.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Offset in bytes into [`Tree::source`](crate::sgf::Tree::source), which for all but UTF-16 files is the file.
    pub offset: usize,
    /// The kind of fault.
    pub code: Code,
    /// How much it matters.
    pub severity: Severity,
    /// The issue; lower case, no full stop.
    pub message: Message,
    /// The node it belongs to, if there is one.
    pub node: Option<NodeId>,
    /// Whether a repair is certain.
    pub fixable: bool,
    /// The number of further faults of its kind that this one stands for, after the first hundred that are listed; 0 for an ordinary fault.
    pub more: usize,
    /// SGF allows it, in the version or dialect of the record: nothing is wrong, but strict readers may object.
    pub allowed: bool,
    /// The line, from 1, of the file of another format that the record was made of; `None` where the offset is the place.
    pub line_of_file: Option<usize>,
    /// The raw value it is about, while its place is not known.
    #[doc(hidden)]
    pub about: Option<Box<[u8]>>,
}

/// The rule data in a finding.
#[derive(Clone, Copy, Debug)]
#[doc(hidden)]
pub struct Weight {
    pub code: Code,
    pub severity: Severity,
    pub allowed: bool,
    pub fixable: bool,
}

impl Fault {
    /// A fault of this weight. Its place is not known yet.
    #[doc(hidden)]
    pub fn new(weight: Weight, message: impl Into<Message>) -> Self {
        let Weight { code, severity, allowed, fixable } = weight;
        let message = message.into().in_short();
        Self {
            offset: 0,
            code,
            severity,
            message,
            node: None,
            fixable,
            allowed,
            more: 0,
            line_of_file: None,
            about: None,
        }
    }

    /// The number of faults that this entry stands for: 1 of an ordinary one.
    pub fn count(&self) -> usize {
        self.more.max(1)
    }

    /// The same fault, about a raw value.
    #[doc(hidden)]
    pub fn about(mut self, raw: &[u8]) -> Self {
        self.about = Some(raw.into());
        self
    }

    /// The same fault, at a node.
    #[doc(hidden)]
    pub fn at(mut self, node: NodeId, offset: usize) -> Self {
        (self.node, self.offset) = (Some(node), offset);
        self
    }

    /// Allowed by the format, but not by the rules of a game: reported by default.
    #[doc(hidden)]
    pub fn against_rules(mut self) -> Self {
        (self.severity, self.allowed) = (Severity::Warning, false);
        self
    }

    /// The same fault in a place where no repair is certain.
    #[doc(hidden)]
    pub fn unfixable(mut self) -> Self {
        self.fixable = false;
        self
    }
}

/// So many faults of a kind are listed.
const LISTED: usize = 100;

/// Faults as they are found, in any order: of each kind the first, and how many more there are. What is allowed is a kind of
/// its own, or those that hardly anybody wants to see would leave no room for the others.
#[derive(Debug, Default)]
#[doc(hidden)]
pub struct FaultList {
    listed: Vec<Fault>,
    kinds: HashMap<(Code, bool), Listed>,
    /// The one that was found last is only counted.
    counted: bool,
}

/// Entries of one kind.
#[derive(Debug, Default)]
struct Listed {
    count: usize,
    /// The index of the one that counts the others.
    rest: Option<usize>,
}

impl FaultList {
    /// Adds a fault, or counts it.
    pub fn add(&mut self, fault: Fault) {
        let kind = self.kinds.entry((fault.code, fault.allowed)).or_default();
        self.counted = kind.count >= LISTED || fault.more > 0;
        if !self.counted {
            kind.count += 1;
            self.listed.push(fault);
            return;
        }
        let times = fault.count();
        match kind.rest {
            Some(at) => {
                self.listed[at].more += times;
                self.listed[at].fixable |= fault.fixable;
            }
            None => {
                kind.rest = Some(self.listed.len());
                self.listed.push(Fault { more: times, ..fault });
            }
        }
    }

    /// The fault that was added last, where it is listed.
    pub fn last_mut(&mut self) -> Option<&mut Fault> {
        if self.counted { None } else { self.listed.last_mut() }
    }

    /// The faults in the order they were found; one that stands for others says so in its message, and comes after the listed ones.
    pub fn finish(mut self) -> Vec<Fault> {
        for ((code, allowed), kind) in self.kinds {
            let Some(rest) = kind.rest else { continue };
            let same = |fault: &&Fault| (fault.code, fault.allowed) == (code, allowed);
            let last = self.listed.iter().filter(same).map(|fault| fault.offset).max();
            let fault = &mut self.listed[rest];
            fault.offset = fault.offset.max(last.unwrap_or_default());
            fault.message = message!(
                "findings-not-listed",
                "one more issue of this kind is not listed" | "{more} more issues of this kind are not listed",
                more = fault.more,
            );
        }
        self.listed
    }
}

impl Extend<Fault> for FaultList {
    fn extend<T: IntoIterator<Item = Fault>>(&mut self, faults: T) {
        for fault in faults {
            self.add(fault);
        }
    }
}

/// Whether a record is damaged, by the faults found in reading it: parts of its text could only be interpreted.
pub fn is_damaged(faults: &[Fault]) -> bool {
    faults.iter().any(|fault| fault.severity == Severity::Error)
}

#[cfg(test)]
mod tests {
    use super::super::fault as fault_of;
    use super::*;

    #[test]
    fn repeated_faults_are_only_counted_after_a_hundred() {
        let mut list = FaultList::default();
        for at in 0..1000 {
            let code = if at % 10 == 0 { Code::Junk } else { Code::EmptyNode };
            list.add(fault_of(code, at, None, "x".to_owned()));
        }
        // One list can go on where another ended.
        let mut again = FaultList::default();
        again.extend(list.finish());
        again.add(fault_of(Code::EmptyNode, 1000, None, "x".to_owned()));
        let faults = again.finish();
        let of = |code| faults.iter().filter(move |fault| fault.code == code);
        assert_eq!((of(Code::Junk).count(), of(Code::Junk).map(|fault| fault.more).sum::<usize>()), (100, 0));
        assert_eq!(of(Code::EmptyNode).map(Fault::count).sum::<usize>(), 901);
        let last = of(Code::EmptyNode).next_back().unwrap();
        assert_eq!((last.more, last.message.english()), (801, "801 more issues of this kind are not listed"));
        assert!(of(Code::EmptyNode).all(|fault| fault.offset <= last.offset));
    }

    #[test]
    fn allowed_faults_leave_room_for_others() {
        let mut list = FaultList::default();
        for at in 0..300 {
            let fault = fault_of(Code::EmptyNode, at, None, "x".to_owned());
            list.add(Fault { allowed: at != 250, ..fault });
        }
        let faults = list.finish();
        let wrong: Vec<_> =
            faults.iter().filter(|fault| !fault.allowed).map(|fault| (fault.offset, fault.more)).collect();
        assert_eq!(wrong, [(250, 0)]);
        assert_eq!(faults.iter().map(Fault::count).sum::<usize>(), 300);
    }
}
