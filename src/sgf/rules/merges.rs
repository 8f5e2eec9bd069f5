//! Rule family: unresolved merge conflicts in comments.

use super::{Code, Find, Game, Item, Report, Rule, rule_rows};
use crate::sgf::NodeId;
use crate::text::{blocks, text_of};

pub(super) static RULES: &[Rule] = rule_rows! {
    MergeConflict Error "a conflict that a merge left in a comment"
        "Two versions changed the same thing differently. The block between the marks says what each of them has; the record has the first, ours. 'settle' takes ours, theirs or both, and removes the block."
        .found(Find::Node(find));
};

fn find(report: &mut Report<'_>, _game: &Game, node: NodeId, items: &[Item<'_>]) {
    for item in items.iter().filter(|item| matches!(&*item.id, "C" | "GC")) {
        let marked = item.values.iter().any(|raw| memchr::memmem::find(raw, b"<<<<<<<").is_some());
        if !marked {
            continue;
        }
        let charset = report.tree.charset(node).clone();
        for raw in item.values.iter() {
            let count = blocks::find(&text_of(&charset.decode(raw).text)).len();
            for _ in 0..count {
                let words = message!("merge-conflict-left", "a conflict of a merge is to be settled");
                report.at_property(Code::MergeConflict, node, item.property, words);
            }
        }
    }
}
