//! The table of properties that hold analysis, and how much of a record they are.

use variorum_sgf::{NodeId, Property, Tree};

/// Whether removing analysis removes a property.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Removal {
    /// Always: nobody else uses the name.
    Always,
    /// Only where the root has RSGF or BOT: the name is common otherwise.
    InReviews,
    /// Never: it is a note of a person, or says how the record is to be read.
    Never,
}

/// A property that programs write beside their analysis.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kind {
    /// The identifier.
    pub property: &'static str,
    /// The program that introduced it; the same in every language.
    pub program: &'static str,
    /// Whether removing analysis removes it.
    pub removal: Removal,
    /// Whether it names points, so that it is wrong when the board is turned without [`turn`](crate::turn()).
    pub has_points: bool,
}

const fn kind(property: &'static str, program: &'static str, removal: Removal, has_points: bool) -> Kind {
    Kind { property, program, removal, has_points }
}

use Removal::{Always, InReviews, Never};

/// Every one of them. V is not among them: it belongs to the format, and people write it.
pub const KINDS: [Kind; 37] = [
    kind("SBKV", "Sabaki", Always, false),
    kind("SBKS", "Sabaki", Always, false),
    kind("OGSC", "Ogatak", Always, false),
    kind("LZ", "Lizzie", Always, true),
    kind("LZ2", "Lizzie", Always, true),
    kind("LZOP", "Lizzie", Always, true),
    kind("LZOP2", "Lizzie", Always, true),
    kind("LG", "LizGoban", Never, false),
    kind("MULTIGOGM", "MultiGo", Never, false),
    kind("KT", "KaTrain", Always, true),
    kind("KTV", "KaTrain", Always, false),
    kind("KTSF", "KaTrain", Always, false),
    kind("KTSID", "KaTrain", Always, false),
    kind("QLZV", "q5Go", Always, false),
    kind("QKGV", "q5Go", Always, false),
    kind("RSGF", "GoReviewPartner", InReviews, false),
    kind("BOT", "GoReviewPartner", InReviews, false),
    kind("BOTV", "GoReviewPartner", InReviews, false),
    kind("CBM", "GoReviewPartner", InReviews, true),
    kind("BWWR", "GoReviewPartner", InReviews, false),
    kind("VNWR", "GoReviewPartner", InReviews, false),
    kind("MCWR", "GoReviewPartner", InReviews, false),
    kind("ES", "GoReviewPartner", InReviews, false),
    kind("UBS", "GoReviewPartner", InReviews, false),
    kind("LBS", "GoReviewPartner", InReviews, false),
    kind("PLYO", "GoReviewPartner", InReviews, false),
    kind("PNV", "GoReviewPartner", InReviews, false),
    kind("EVAL", "GoReviewPartner", InReviews, false),
    kind("RAVE", "GoReviewPartner", InReviews, false),
    kind("BKMV", "GoReviewPartner", InReviews, false),
    kind("MRD", "GoReviewPartner", InReviews, false),
    kind("ARD", "GoReviewPartner", InReviews, false),
    kind("HTM", "GoReviewPartner", InReviews, true),
    kind("IBM", "GoReviewPartner", InReviews, true),
    kind("IWM", "GoReviewPartner", InReviews, true),
    kind("TBM", "GoReviewPartner", InReviews, true),
    kind("TWM", "GoReviewPartner", InReviews, true),
];

/// The row of a property in a game; `None` if it is no analysis there. `is_reviewed` is what [`is_reviewed`] says of the root.
pub fn kind_of(property: &Property<'_>, is_reviewed: bool) -> Option<&'static Kind> {
    KINDS.iter().find(|kind| (kind.removal != InReviews || is_reviewed) && property.is_called(kind.property))
}

/// Whether GoReviewPartner wrote a game.
pub fn is_reviewed(tree: &Tree, root: NodeId) -> bool {
    tree.has(root, "RSGF") || tree.has(root, "BOT") && tree.has(root, "BOTV")
}

/// How much of a record one kind is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Share {
    /// Which.
    pub kind: &'static Kind,
    /// How many nodes have it.
    pub properties: usize,
    /// Bytes of identifiers and values with their brackets, without the white space before them.
    pub bytes: usize,
}

/// The kinds that the game at `root` has, in the order of the table.
pub fn shares(tree: &Tree, root: NodeId) -> Vec<Share> {
    let is_reviewed = is_reviewed(tree, root);
    let mut shares = KINDS.each_ref().map(|kind| Share { kind, properties: 0, bytes: 0 });
    for property in tree.descendants(root).flat_map(|node| tree.properties(node)) {
        let Some(kind) = kind_of(&property, is_reviewed) else { continue };
        if let Some(share) = shares.iter_mut().find(|share| std::ptr::eq(share.kind, kind) || share.kind == kind) {
            share.properties += 1;
            share.bytes += property.ident().len() + property.values().map(|value| value.len() + 2).sum::<usize>();
        }
    }
    shares.into_iter().filter(|share| share.properties > 0).collect()
}
