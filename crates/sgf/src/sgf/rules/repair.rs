//! The certain repairs of a node, as data.
//!
//! Nothing here changes a tree. A [`Repair`] lists the properties that a node should have instead, possibly spread over several nodes; the
//! caller turns it into an undo step.

use super::{Code, Codes, Game, NodeRepair, Part, Repairs, Stones, rules};
use crate::sgf::{NodeId, Tree};
use std::collections::HashSet;

/// A property of a repaired node.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RepairedProperty {
    /// As it is: the property with this number among those of the node.
    Keep(usize),
    /// Rewritten. Values are raw: encoded and escaped for this record.
    New {
        /// The identifier.
        ident: Vec<u8>,
        /// The values, without brackets.
        values: Vec<Vec<u8>>,
    },
}

/// A repair of a node.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Repair {
    /// The node.
    pub node: NodeId,
    /// The properties of the node, and of further nodes that follow it before its continuations. Without any list the
    /// node is to be removed, its continuations taking its place.
    pub lists: Vec<Vec<RepairedProperty>>,
}

/// The repairs for every fault of one code (or of all repairable ones), at most one per node. Some depend on what is on the board.
pub fn repairs(tree: &Tree, code: Option<Code>, stones: &Stones) -> Vec<Repair> {
    repairs_of(tree, tree.all_nodes(), code.as_ref().map(std::slice::from_ref), stones).collect()
}

/// The same for some nodes, for some codes or for all. Nodes of one game must be consecutive.
pub fn repairs_of<'a>(
    tree: &'a Tree,
    nodes: impl Iterator<Item = NodeId> + 'a,
    codes: Option<&[Code]>,
    stones: &'a Stones<'a>,
) -> impl Iterator<Item = Repair> + 'a {
    let plan = RepairPlan::new(tree, codes.map_or(Codes::ALL, Codes::among), false);
    let mut game: Option<Game> = None;
    nodes.filter_map(move |node| {
        if tree.is_root(node) {
            game = None;
        }
        let game = game.get_or_insert_with(|| Game::of(tree, tree.root(node)));
        repair_in(tree, game, node, &plan, stones)
    })
}

/// The repair of one node, for one code or for all. `None` if there is nothing to repair.
pub fn repair(tree: &Tree, node: NodeId, code: Option<Code>) -> Option<Repair> {
    let game = Game::of(tree, tree.root(node));
    repair_in(tree, &game, node, &RepairPlan::new(tree, Codes::of(code), false), &|_, _| None)
}

pub(super) fn repair_in(tree: &Tree, game: &Game, node: NodeId, plan: &RepairPlan, stones: &Stones) -> Option<Repair> {
    let lists = plan.run(tree, game, node, stones);
    let unchanged = lists.len() == 1
        && lists[0].len() == tree.properties(node).count()
        && lists[0].iter().enumerate().all(|(index, part)| part.kept == Some(index));
    let draft = |part: Part| match part.kept {
        Some(index) => RepairedProperty::Keep(index),
        None => RepairedProperty::New { ident: part.ident, values: part.values },
    };
    let drafts = |list: Vec<Part>| list.into_iter().map(draft).collect();
    (!unchanged).then(|| Repair { node, lists: lists.into_iter().map(drafts).collect() })
}

/// The properties of a node for clean FF4, or those of the nodes it is split into.
pub(in crate::sgf) fn clean_properties(
    tree: &Tree,
    game: &Game,
    node: NodeId,
    plan: &RepairPlan,
    stones: &Stones,
) -> Vec<Vec<Part>> {
    plan.run(tree, game, node, stones)
}

/// Which repairs are made, in which order.
pub(in crate::sgf) struct RepairPlan {
    wanted: Codes,
    newest: bool,
    foreign: bool,
    with_words: HashSet<NodeId>,
    steps: Vec<fn(&mut NodeRepair<'_>)>,
}

impl RepairPlan {
    /// Plans the repairs of these codes for this tree. With `newest` the result is to be FF4.
    pub fn new(tree: &Tree, wanted: Codes, newest: bool) -> Self {
        let goes_with = |code: Code| {
            rules().any(|row| matches!(row.repairs, Repairs::With(with) if with == code && wanted.has(row.code)))
        };
        let steps =
            rules().filter(|row| wanted.has(row.code) || goes_with(row.code)).filter_map(|row| match row.repairs {
                Repairs::Node(step) | Repairs::BytesAndNode(step) => Some(step),
                Repairs::Nothing | Repairs::Bytes | Repairs::With(_) | Repairs::Order | Repairs::Move(_) => None,
            });
        let with_words = if wanted.has(Code::EmptyNode) { tree.nodes_with_words() } else { HashSet::new() };
        Self { wanted, newest, foreign: !tree.source().is_ascii(), with_words, steps: steps.collect() }
    }

    /// The repairs that [`normalize`](crate::sgf::normalize) makes. Repairs made only on request are left to its caller: links name nodes,
    /// and the encoding is chosen by the caller.
    pub fn normal(tree: &Tree) -> Self {
        let left_alone = rules().filter(|row| row.is_fixable() && !row.normal).map(|row| row.code);
        Self::new(tree, left_alone.fold(Codes::ALL, Codes::without), true)
    }

    /// The lists of properties that a node should have; none if it is to be removed.
    fn run(&self, tree: &Tree, game: &Game, node: NodeId, stones: &Stones) -> Vec<Vec<Part>> {
        let mut bench = NodeRepair::new((tree, node), game, self.wanted, self.newest, stones);
        (bench.foreign, bench.has_words) = (self.foreign, self.with_words.contains(&node));
        self.steps.iter().for_each(|step| step(&mut bench));
        bench.take_back_aside();
        if bench.removed {
            return Vec::new();
        }
        let before = Some(bench.before).filter(|list| !list.is_empty());
        before.into_iter().chain([bench.parts]).chain(bench.after).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sgf::check;

    /// The first game after all repairs (or those of one code), node by node.
    fn repaired(record: &str, code: Option<Code>) -> String {
        let (tree, _) = Tree::read(record.as_bytes().to_vec());
        let mut out = String::new();
        let root = tree.games().next().expect("a game");
        for node in tree.descendants(root) {
            let lists = match repair(&tree, node, code) {
                Some(repair) => repair.lists,
                None => vec![(0..tree.properties(node).count()).map(RepairedProperty::Keep).collect()],
            };
            for list in lists {
                out.push(';');
                for draft in list {
                    let (ident, values) = match draft {
                        RepairedProperty::Keep(index) => {
                            let property = tree.properties(node).nth(index).expect("a property");
                            (property.ident().to_vec(), property.values().map(<[u8]>::to_vec).collect())
                        }
                        RepairedProperty::New { ident, values } => (ident, values),
                    };
                    out += &String::from_utf8(ident).expect("an identifier");
                    for value in values {
                        out += &format!("[{}]", String::from_utf8(value).expect("text"));
                    }
                }
            }
        }
        out
    }

    #[track_caller]
    fn check_all(record: &str, expected: &str) {
        assert_eq!(repaired(record, None), expected);
        // Nothing is left to repair, and nothing of what can be repaired is found.
        let whole = format!("({expected})");
        assert_eq!(repaired(&whole, None), expected);
        let (tree, faults) = Tree::read(whole.into_bytes());
        let left: Vec<_> = check(&tree, &faults).into_iter().filter(|fault| fault.fixable).collect();
        assert!(left.is_empty(), "{left:?}");
    }

    #[test]
    fn values_put_aside_never_join_a_private_property_of_the_record() {
        for (record, wanted) in [
            ("(;FF[4]GM[1]SZ[9];B[aa]TE[1]BM[1]DO[]XBM[mine])", "XBM[mine]"),
            ("(;FF[4]GM[1]SZ[9]KM[6.5][7]XKM[own])", "XKM[own]"),
            ("(;FF[4]GM[1]SZ[9]BR[1d][2d]XBR[own]XXBR[too])", "XXBR[too]"),
            ("(;FF[4]GM[1]SZ[9]P-1[x]XP1[own])", "XP1[own]"),
        ] {
            let (tree, _) = crate::sgf::Tree::read(record.into());
            let clean = String::from_utf8(crate::sgf::normalize(&tree, false).unwrap()).unwrap();
            assert!(clean.contains(wanted), "{record}: {clean}");
            let again = crate::sgf::normalize(&crate::sgf::Tree::read(clean.clone().into_bytes()).0, false).unwrap();
            assert_eq!(String::from_utf8(again).unwrap(), clean, "{record}");
        }
    }

    #[test]
    fn values_are_respelled_or_set_aside() {
        check_all("(;FF[4];B[c\nc]BL[34.]GB[])", ";FF[4];B[cc]BL[34]GB[1]");
        check_all("(;FF[4];B[90]BL[soon]KO[yes])", ";FF[4];KO[]XB[90]XBL[soon]XKO[yes]");
        check_all("(;FF[4]AB[bb:aa][cc:cc]TR[])", ";FF[4]AB[aa:bb][cc]");
        check_all("(;FF[4]LB[aa][bb:x])", ";FF[4]LB[bb:x]XLB[aa]");
        check_all("(;FF[4]DD[][aa])", ";FF[4]DD[aa]");
    }

    #[test]
    fn lists_that_are_merged_set_up_what_they_did() {
        for (record, expected) in [
            ("AB[aa]AB[bb]AW[cc]AW[aa]AB[cc]", "AB[bb][cc]AW[aa]"),
            ("AB[aa]AW[aa]AB[aa]", "AB[aa]"),
            ("AE[aa]AB[aa]AE[bb]", "AB[aa]AE[bb]"),
        ] {
            let (tree, _) = Tree::read(format!("(;GM[1]FF[4]SZ[9]{record})").into_bytes());
            let clean = String::from_utf8(crate::sgf::normalize(&tree, false).unwrap()).unwrap();
            assert!(clean.contains(expected), "{record}: {clean}");
            let only = repaired(&format!("(;GM[1]FF[4]SZ[9]{record})"), Some(Code::DuplicateProperty));
            assert!(only.contains(expected), "{record}: {only}");
        }
    }

    #[test]
    fn counts_are_put_right() {
        check_all("(;FF[4]AB[aa]AB[bb]C[one]C[two]PB[A]PB[B]PB[A])", ";FF[4]AB[aa][bb]C[one\n\ntwo]PB[A]XPB[B]");
        check_all("(;FF[4];B[aa][bb]C[x][y])", ";FF[4];B[aa]C[x\n\ny]XB[bb]");
        check_all("(;FF[4]PL ;B[aa])", ";FF[4]C[PL];B[aa]");
    }

    #[test]
    fn nodes_are_split_and_cleaned() {
        check_all("(;FF[4];AB[aa]B[bb]C[x]N[y])", ";FF[4];AB[aa]N[y];B[bb]C[x]");
        check_all("(;FF[4];B[aa]W[bb]WL[3]C[x])", ";FF[4];B[aa];W[bb]WL[3]C[x]");
        check_all("(;FF[4];B[aa]W[bb]N[one]N[two])", ";FF[4];B[aa];W[bb]N[one]XN[two]");
        check_all("(;FF[4];B[aa]PL[W])", ";FF[4];B[aa]");
        check_all("(;FF[4];B[aa]PL[B])", ";FF[4];B[aa]XPL[B]");
        check_all("(;FF[4];B[aa]SZ[9]FF[4])", ";FF[4];B[aa]XSZ[9]");
        check_all("(;FF[4];;B[aa])", ";FF[4];B[aa]");
        check_all("(;FF[4]GM[Blokus];1[a1]2[b1]3[c1])", ";FF[4]GM[Blokus];1[a1];2[b1];3[c1]");
    }

    #[test]
    fn annotations_and_marks() {
        check_all("(;FF[4];B[aa]BM[1]TE[1];W[bb]TE[1]BM[2])", ";FF[4];B[aa]DO[];W[bb]IT[]");
        check_all("(;FF[4];B[aa]GB[1]GW[2]UC[1])", ";FF[4];B[aa]GB[1]XGW[2]XUC[1]");
        check_all("(;FF[4]AB[aa][bb]AW[bb]TR[cc:dd]SQ[cc])", ";FF[4]AB[aa]AW[bb]TR[cc:dd]XAB[bb]XSQ[cc]");
        // A rectangle that goes as a whole stays one.
        check_all("(;FF[4]TR[aa:cc]SQ[aa:cc][cc:dd])", ";FF[4]TR[aa:cc]SQ[dc][cd:dd]XSQ[aa:cc][cc]");
        check_all("(;FF[4]LN[aa:bb][bb:aa][cc:cc])", ";FF[4]LN[aa:bb]XLN[cc:cc]");
    }

    #[test]
    fn roots() {
        check_all("(;FF[9]SZ[9:9]ST[8])", ";FF[4]SZ[9]XST[8]");
        check_all("(;FF[4]CA[klingon]PB[ü])", ";FF[4]CA[UTF-8]PB[ü]XCA[klingon]");
        check_all("(;FF[4]PB[ü]KI[11])", ";FF[4]CA[UTF-8]PB[ü]KM[5.5]");
        check_all("(;FF[4]CoPyright[x])", ";FF[4]CP[x]");
        check_all("(;FF[4]US[Ada [3d]]PB[x])", ";FF[4]US[Ada [3d\\]]PB[x]");
    }

    #[test]
    fn one_code_repairs_one_kind_of_fault() {
        assert_eq!(repaired("(;FF[4]TR[];B[c c]BL[x])", Some(Code::EmptyList)), ";FF[4];B[c c]BL[x]");
        assert_eq!(repaired("(;FF[4]TR[];B[c c]BL[x])", Some(Code::ValueSpelling)), ";FF[4]TR[];B[cc]BL[x]");
    }
}
