//! Three-way merge: applies to ours what theirs changed since the base, and keeps all other bytes of ours.
//!
//! Nodes are matched by their effect on the board, properties are merged by their meaning; what both sides changed differently is reported,
//! and written as a conflict block into the node's comment.
//!
//! Base and theirs are read as trees, ours is a `Document`, and one transaction is built against it. Both versions are matched with the
//! base with regard to each other (`Pairs::of_versions`): a name that both have new at one place is one node, and a corrected move is
//! recognised by how much of what follows it in the base is found again. Runs of nodes that are byte-identical in two records
//! (`Tree::alike_behind`) are paired as bytes and passed over at once, so that a merge costs less than three times reading its versions
//! (`benches/merging.rs`). If two versions are equal, the result is known before anything is parsed.

mod carry;
mod changed;
mod children;
mod conflict;
mod removed;
mod strays;
mod take;
mod values;

use super::compare::{DifferenceKind, compare};
use super::pairs::Pairs;
use super::record::Known;
use crate::language::Message;
use crate::record::{Document, Refusal, Transaction};
use crate::sgf::{Address, Code, Fault, NodeId, PropertyText, ReadOptions, Tree, convert, is_damaged};
use crate::text::blocks::{self, MARK, Marks};
use crate::text::{Charset, Origin, Unencodable};
use conflict::Pending;
pub use conflict::{Conflict, ConflictKind, Extent};
use std::collections::HashMap;
use strays::{StrayTexts, new_strays};
use take::Chosen;
pub use take::take_over;

/// Options of a merge.
#[derive(Clone, Debug)]
pub struct MergeOptions {
    /// The labels of ours and theirs in conflict markers.
    pub labels: (String, String),
    /// The length of a conflict marker; at least seven.
    pub mark: usize,
    /// Conflict blocks contain the base, too.
    pub shows_base: bool,
    /// If both sides inserted lines at the same place of a text, all are kept, ours first.
    pub joins_comments: bool,
    /// On a conflict the base's value is taken and no block is written: for merging merge bases (criss-cross merges).
    pub base_on_conflict: bool,
    /// The encoding of the result; by default ours, or the new one if one side changed it.
    pub encoding: Option<Charset>,
    /// How the records are to be read.
    pub reading: ReadOptions,
}

impl Default for MergeOptions {
    fn default() -> Self {
        Self {
            labels: ("ours".to_owned(), "theirs".to_owned()),
            mark: MARK,
            shows_base: false,
            joins_comments: false,
            base_on_conflict: false,
            encoding: None,
            reading: ReadOptions::default(),
        }
    }
}

/// One of the three records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MergeSide {
    /// The common base.
    Base,
    /// Whose bytes stay.
    Ours,
    /// Whose changes are made.
    Theirs,
}

errors! {
    /// Why records were not merged.
    #[derive(Clone, Debug)]
    NotMerged {
        /// One of them is not a record.
        NoRecord(version: MergeSide) =>
            message!("merge-no-record", "{version} is not a game record", version = version.localized()),
        /// One of them ends too early: what it lacks is not deleted.
        CutOff(version: MergeSide) => message!(
            "merge-cut-off",
            "{version} ends in the middle of a game, so what is missing there would count as deleted; complete it first",
            version = version.localized()
        ),
        /// One of them holds blocks of an earlier merge: in this game, counted from 1, at this node.
        HoldsBlocks(version: MergeSide, game: usize, path: String) => message!(
            "merge-holds-blocks",
            "{version} still contains a conflict of an earlier merge, in game {game} at {path}; resolve it first ('check' lists such conflicts)",
            version = version.localized(), game, path
        ),
        /// Something cannot be encoded in the encoding of the result.
        Encoding(why: Message) => message!("merge-encoding", "{why}; use --encoding utf-8", why = why.localized()),
        /// The result would not be read back as written.
        Refused(why: Refusal) => why.message(),
    }
}

impl MergeSide {
    #[doc(hidden)]
    pub fn localized(self) -> String {
        match self {
            Self::Base => say!("merge-base", "the base"),
            Self::Ours => say!("merge-ours", "this version"),
            Self::Theirs => say!("merge-theirs", "the other version"),
        }
    }
}

impl NotMerged {
    /// The version that it is about, where it is about one.
    pub fn version(&self) -> Option<MergeSide> {
        match self {
            Self::NoRecord(version) | Self::CutOff(version) | Self::HoldsBlocks(version, ..) => Some(*version),
            Self::Encoding(_) | Self::Refused(_) => None,
        }
    }
}

impl From<Unencodable> for NotMerged {
    fn from(why: Unencodable) -> Self {
        Self::Encoding(why.message())
    }
}

impl From<Refusal> for NotMerged {
    fn from(why: Refusal) -> Self {
        Self::Refused(why)
    }
}

/// The result of a merge.
#[derive(Clone, Debug, Default)]
pub struct Merged {
    /// The record.
    pub bytes: Vec<u8>,
    /// The conflicts, in the order of the result.
    pub conflicts: Vec<Conflict>,
    /// Further remarks.
    pub notes: Vec<Message>,
    /// The damaged versions, whose text had to be interpreted.
    pub damaged: Vec<MergeSide>,
}

/// Applies to our version what theirs changed since the base.
///
/// If one version equals the base, the result is the other one, byte for byte. A version that lost all games of the base is refused.
///
/// # Errors
/// [`NotMerged`]; nothing is lost, as nothing is done.
///
/// ```
/// use variorum_edit::relate::{MergeOptions, merge};
///
/// let base = b"(;SZ[9];B[aa];W[bb])";
/// let merged = merge(base, b"(;SZ[9];B[aa]C[x];W[bb])", b"(;SZ[9];B[aa];W[bb]C[y])", &MergeOptions::default())?;
/// assert_eq!(merged.bytes, b"(;SZ[9];B[aa]C[x];W[bb]C[y])");
/// let merged = merge(base, b"(;SZ[9];B[aa]C[x];W[bb])", b"(;SZ[9];B[aa]C[y];W[bb])", &MergeOptions::default())?;
/// assert_eq!(merged.conflicts.len(), 1);
/// assert_eq!(merged.bytes, b"(;SZ[9];B[aa]C[<<<<<<< ours\nx\n=======\ny\n>>>>>>> theirs];W[bb])");
/// # Ok::<(), variorum_edit::relate::NotMerged>(())
/// ```
pub fn merge(base: &[u8], ours: &[u8], theirs: &[u8], terms: &MergeOptions) -> Result<Merged, NotMerged> {
    if ours == theirs || base == theirs {
        return whole(MergeSide::Ours, ours, base, terms);
    }
    if base == ours {
        return whole(MergeSide::Theirs, theirs, base, terms);
    }
    let [(base, of_base), (theirs, of_theirs)] =
        [base, theirs].map(|bytes| Tree::read_with(bytes.to_vec(), &terms.reading));
    let (mut document, of_ours) = Document::open_with(ours.to_vec(), &terms.reading);
    let faults = [(MergeSide::Base, of_base), (MergeSide::Ours, of_ours), (MergeSide::Theirs, of_theirs)];
    let [base_ends, ours_ends, theirs_ends] = faults.each_ref().map(|(_, faults)| End::of(faults));
    // An empty file is not damaged, but no record.
    let is_empty = |side| matches!(side, MergeSide::Base) && base.game_count() == 0;
    let damaged = faults.into_iter().filter(|(side, faults)| !is_empty(*side) && is_damaged(faults));
    let damaged = damaged.map(|(side, _)| side).collect();
    let mut notes = Vec::new();
    encode(&mut document, (&base, &theirs), terms, &mut notes)?;
    for (version, tree) in [(MergeSide::Base, &base), (MergeSide::Ours, document.tree()), (MergeSide::Theirs, &theirs)]
    {
        if is_no_record(tree) || has_lost_its_games(tree, &base) {
            return Err(NotMerged::NoRecord(version));
        }
        refuse_blocks(version, tree)?;
    }
    for (version, tree, end) in
        [(MergeSide::Ours, document.tree(), ours_ends), (MergeSide::Theirs, &theirs, theirs_ends)]
    {
        if base_ends == End::Whole && end.lacks_some_of(&base, tree) {
            return Err(NotMerged::CutOff(version));
        }
    }
    let versions = [&base, document.tree(), &theirs].map(Known::of);
    let Merger { transaction, conflicts, notes: further, .. } = plan(versions.each_ref(), terms, None)?;
    notes.extend(further);
    let settled = document.settle(transaction, document.tree().games().next())?;
    document.apply(settled);
    let conflicts = conflict::placed(document.tree(), conflicts);
    Ok(Merged { bytes: document.tree().write(), conflicts, notes, damaged })
}

/// How a file ends.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    Whole,
    /// With games that are not closed.
    Open,
    /// Inside a value.
    Inside,
}

impl End {
    fn of(faults: &[Fault]) -> Self {
        let has = |code| faults.iter().any(|fault| fault.code == code);
        match () {
            () if has(Code::UnterminatedValue) => Self::Inside,
            () if has(Code::MissingClose) => Self::Open,
            () => Self::Whole,
        }
    }

    /// Whether something of the base is missing, perhaps because the file ends too early. Some programs never close a game.
    fn lacks_some_of(self, base: &Tree, version: &Tree) -> bool {
        match self {
            Self::Whole => false,
            Self::Open => compare(base, version).differences.iter().any(|one| one.kind == DifferenceKind::Removed),
            Self::Inside => base.game_count() > 0,
        }
    }
}

/// The result where only one side changed anything: that version, byte for byte.
fn whole(side: MergeSide, version: &[u8], base: &[u8], terms: &MergeOptions) -> Result<Merged, NotMerged> {
    let read = |bytes: &[u8]| Tree::read_with(bytes.to_vec(), &terms.reading);
    let (tree, faults) = read(version);
    if tree.game_count() == 0 {
        let (base, _) = read(base);
        // Only a record replaces a record.
        if is_no_record(&tree) && !is_no_record(&base) || has_lost_its_games(&tree, &base) {
            return Err(NotMerged::NoRecord(side));
        }
        return Ok(Merged { bytes: version.to_vec(), ..Merged::default() });
    }
    let end = End::of(&faults);
    // The base is read only where the answer depends on it.
    if side == MergeSide::Theirs && end != End::Whole {
        let (base, of_base) = read(base);
        if End::of(&of_base) == End::Whole && end.lacks_some_of(&base, &tree) {
            return Err(NotMerged::CutOff(side));
        }
    }
    let damaged = if is_damaged(&faults) { vec![side] } else { Vec::new() };
    Ok(Merged { bytes: version.to_vec(), damaged, ..Merged::default() })
}

/// Whether the base has games and this version has none: somebody's file was emptied by mistake.
fn has_lost_its_games(version: &Tree, base: &Tree) -> bool {
    version.game_count() == 0 && base.game_count() > 0
}

/// Whether these are bytes of something else. An empty file is a record without games.
fn is_no_record(tree: &Tree) -> bool {
    tree.game_count() == 0 && !tree.source().trim_ascii().is_empty()
}

/// Works out what is to be done to our version, or only what is chosen of it.
fn plan<'a>(
    [base, ours, theirs]: [&'a Known<'a>; 3],
    terms: &'a MergeOptions,
    chosen: Option<&'a Chosen>,
) -> Result<Merger<'a>, NotMerged> {
    let [o, t] = match chosen {
        None => Pairs::of_versions(base, ours, theirs),
        // As they were compared.
        Some(_) => [Pairs::of(base, ours), Pairs::of(base, theirs)],
    };
    let transaction = Transaction::new(ours.tree, say!("merge-three", "Merge another version"));
    let mut merger = Merger {
        base,
        ours,
        theirs,
        o,
        t,
        terms,
        chosen,
        transaction,
        lists: HashMap::new(),
        blocks: HashMap::new(),
        conflicts: Vec::new(),
        notes: Vec::new(),
        next: Vec::new(),
        // Who chooses differences, or a base, leaves it where it is.
        strays: if chosen.is_some() || terms.base_on_conflict {
            Default::default()
        } else {
            new_strays([base, ours, theirs])
        },
    };
    merger.games()?;
    while let Some(triple) = merger.next.pop() {
        merger.node(triple)?;
        merger.follow(triple)?;
    }
    merger.bring_other_strays();
    merger.write_lists()?;
    Ok(merger)
}

/// A node of our version and of theirs, and perhaps of the base.
#[derive(Clone, Copy, Debug)]
struct Triple {
    base: Option<NodeId>,
    ours: NodeId,
    theirs: NodeId,
}

/// A merge in progress.
struct Merger<'a> {
    base: &'a Known<'a>,
    ours: &'a Known<'a>,
    theirs: &'a Known<'a>,
    /// From the base to our version, and to theirs.
    o: Pairs,
    t: Pairs,
    terms: &'a MergeOptions,
    /// The selection of theirs' changes to apply; all if `None`.
    chosen: Option<&'a Chosen>,
    transaction: Transaction,
    /// The new properties of nodes of ours.
    lists: HashMap<NodeId, Vec<PropertyText>>,
    /// Blocks for the comments of nodes of ours.
    blocks: HashMap<NodeId, Vec<String>>,
    conflicts: Vec<Pending>,
    notes: Vec<Message>,
    next: Vec<Triple>,
    /// Text outside all properties that ours and theirs have new.
    strays: [StrayTexts; 2],
}

impl Merger<'_> {
    fn marks(&self) -> Marks {
        let (ours, theirs) = self.terms.labels.clone();
        Marks { size: self.terms.mark.max(MARK), ours, theirs, base: self.terms.shows_base }
    }
}

/// Gives our version the encoding of the result.
fn encode(
    document: &mut Document,
    (base, theirs): (&Tree, &Tree),
    terms: &MergeOptions,
    notes: &mut Vec<Message>,
) -> Result<(), NotMerged> {
    let of = |tree: &Tree| tree.games().next().map(|root| tree.charset(root).clone());
    let (Some(here), Some(there)) = (of(document.tree()), of(theirs)) else { return Ok(()) };
    let was = of(base).unwrap_or_else(|| here.clone());
    if document.tree().has_several_charsets() || theirs.has_several_charsets() {
        return Ok(());
    }
    let changed = |charset: &Charset| !charset.same_encoding(&was) && !charset.is_undeclared_ascii();
    let goal = match &terms.encoding {
        Some(goal) => Some(goal.clone()),
        None if changed(&there) && !changed(&here) && !here.is_undeclared_ascii() => Some(there.clone()),
        None => None,
    };
    if let Some(charset) = goal.filter(|goal| !goal.same_encoding(&here)) {
        let not_converted = |why| message!("merge-not-converted", "{why}", why = format!("{why}"));
        let bytes = convert(document.tree(), &charset, false).map_err(|why| NotMerged::Encoding(not_converted(why)))?;
        notes.push(message!("merge-converted", "the result is in the encoding {name}", name = charset.name()));
        *document = Document::open_with(bytes, &terms.reading).0;
    } else if (here.is_undeclared_ascii() || here.is_unnamed()) && !theirs.source().is_ascii() {
        let charset = if here.is_undeclared_ascii() { there } else { here };
        let reading = ReadOptions { charset: Some(charset.with_origin(Origin::Given)), ..terms.reading.clone() };
        *document = Document::open_with(document.tree().source().to_vec(), &reading).0;
    }
    Ok(())
}

/// Refuses a file with unresolved conflicts.
fn refuse_blocks(version: MergeSide, tree: &Tree) -> Result<(), NotMerged> {
    if memchr::memmem::find(tree.source(), b"<<<<<<<").is_none() {
        return Ok(());
    }
    let in_text = |node, id| tree.text(node, id).is_some_and(|text| !blocks::find(&text).is_empty());
    let holds = |node: &NodeId| in_text(*node, "C") || in_text(*node, "GC");
    let found = tree.games().zip(1..).find_map(|(root, game)| Some((game, tree.descendants(root).find(holds)?)));
    found.map_or(Ok(()), |(game, node)| Err(NotMerged::HoldsBlocks(version, game, Address::of(tree, node).to_string())))
}
