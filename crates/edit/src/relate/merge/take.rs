//! Applies some of the differences between two records to the first.

use super::{MergeOptions, Merger, NotMerged, plan};
use crate::record::Document;
use crate::relate::compare::{Difference, DifferenceKind};
use crate::relate::merge_semantics::MergeUnit;
use crate::relate::record::Known;
use crate::sgf::{NodeId, Tree};
use std::collections::HashSet;

/// What is taken from the other version; nothing else is.
#[derive(Debug, Default)]
pub(super) struct Chosen {
    /// Nodes of ours with the units to be replaced by theirs.
    pub reported: HashSet<(NodeId, MergeUnit)>,
    /// Nodes of ours to delete.
    pub gone: HashSet<NodeId>,
    /// Nodes of theirs to add.
    pub new: HashSet<NodeId>,
    /// Nodes of ours whose children are brought into the order of theirs; none are the games.
    pub ordered: HashSet<Option<NodeId>>,
}

impl Chosen {
    fn of(ours: &Known<'_>, theirs: &Known<'_>, differences: &[Difference]) -> Self {
        let mut chosen = Self::default();
        for difference in differences {
            match (difference.kind, difference.a, difference.b) {
                (DifferenceKind::Added, _, Some(node)) => _ = chosen.new.insert(node),
                (DifferenceKind::Removed, Some(node), _) => _ = chosen.gone.insert(node),
                (DifferenceKind::Moved, Some(node), _) => _ = chosen.ordered.insert(ours.tree.parent(node)),
                (DifferenceKind::Changed | DifferenceKind::Corrected, Some(node), there) => {
                    let (id, kind) = (difference.property.as_deref().unwrap_or_default(), ours.kind(node));
                    chosen.reported.insert((node, MergeUnit::of(kind, id)));
                    // The setup of a node is one: a point that gets a stone of one colour loses that of another.
                    if kind.is_setup(id) {
                        let here = ours.tree.properties(node).map(|property| property.id().into_owned());
                        let there = there.into_iter().flat_map(|there| theirs.tree.properties(there));
                        let ids = here.chain(there.map(|property| property.id().into_owned()));
                        let setup = ids.filter(|id| kind.is_setup(id)).map(|id| (node, MergeUnit::of(kind, &id)));
                        chosen.reported.extend(setup);
                    }
                }
                _ => {}
            }
        }
        chosen
    }
}

/// Applies some of the differences that [`compare`](crate::relate::compare) found to the first record, in one step: there it then equals
/// the other. Everything else keeps its bytes.
///
/// # Errors
/// [`NotMerged`]; then nothing is changed.
///
/// ```
/// use variorum_edit::relate::{compare, take_over};
/// use variorum_sgf::Tree;
/// use variorum_sgf::record::Document;
///
/// let (mut document, _) = Document::open(b"(;SZ[9];B[aa]C[x];W[bb])".to_vec());
/// let (other, _) = Tree::read(b"(;SZ[9]KM[5];B[aa]C[y](;W[bb])(;W[cc]))".to_vec());
/// let differences = compare(document.tree(), &other).differences;
/// assert_eq!(differences.len(), 3);
/// take_over(&mut document, &other, &differences[1..])?;
/// assert_eq!(document.tree().write(), b"(;SZ[9];B[aa]C[y](;W[bb])(;W[cc]))");
/// # Ok::<(), variorum_edit::relate::NotMerged>(())
/// ```
pub fn take_over(document: &mut Document, other: &Tree, differences: &[Difference]) -> Result<(), NotMerged> {
    let (ours, theirs) = (Known::of(document.tree()), Known::of(other));
    let chosen = Chosen::of(&ours, &theirs, differences);
    let terms = MergeOptions::default();
    let Merger { mut transaction, .. } = plan([&ours, &ours, &theirs], &terms, Some(&chosen))?;
    let tree = document.tree();
    transaction.call(&say!("take-over", "Copy differences"));
    // Stay, or go to the nearest ancestor left.
    if let Some(cursor) = document.cursor() {
        let stays = |node: NodeId| tree.way_up(node).all(|above| !chosen.gone.contains(&above));
        if let Some(here) = tree.way_up(cursor).find(|&node| stays(node)).filter(|&here| here != cursor) {
            transaction.stand_at(here);
        }
    }
    let settled = document.settle(transaction, document.cursor())?;
    document.apply(settled);
    Ok(())
}
