//! Repairs what the checker found: all certain repairs, as one undo step.

use crate::edit::context::EditContext;
use crate::edit::derived::Derived;
use crate::edit::error::EditError;
use crate::edit::operations::clean::{covered, take_out};
use crate::edit::operations::layout;
use crate::edit::values::choices::{RepairChoice, Scope};
use crate::edit::values::draft::{Draft, own};
use crate::game;
use crate::record::{Document, Transaction};
use crate::sgf::{
    self, Code, NewNode, NodeId, PropertyText, ReadOptions, Respelling, Tree, ValueForm, ValueType, vocabulary,
};
use crate::text::Origin;
use std::collections::{HashMap, HashSet};

pub(crate) fn repair(context: &EditContext, wanted: &RepairChoice, scope: Scope) -> Result<Transaction, EditError> {
    let (code, title) = match wanted {
        RepairChoice::All => (None, say!("repair-everything", "Fix all issues")),
        &RepairChoice::Code(code) => {
            let rule = game::rule(code);
            if !rule.is_fixable() {
                return Err(refused!("no-repair-certain", "{title}: there is no certain repair", title = rule.title()));
            }
            (Some(code), say!("repair-2", "Fix: {title}", title = rule.title()))
        }
    };
    if code.is_none_or(|code| game::rule(code).is_of_text())
        && let Some(transaction) = repair_text(context, code, scope, &title)
    {
        return Ok(transaction);
    }
    repair_nodes(context, code, scope, &title)
}

/// Whether there may be anything to repair in a record for one of these codes, found in one pass.
pub(crate) fn may_repair(context: &EditContext, codes: &[Code]) -> bool {
    let tree = context.tree();
    let by_text = |code: &Code| {
        game::rule(*code).is_of_text() && repair_text(context, Some(*code), Scope::Collection, "").is_some()
    };
    codes.iter().any(|code| by_text(code) || !respellings(context, Some(*code)).is_empty())
        || sgf::repairs_of(tree, tree.all_nodes(), Some(codes), &stones_of(context)).next().is_some()
}

/// Whether a stone is on a point after a node, as far as that is known.
fn stones_of<'a>(context: &'a EditContext<'_>) -> impl Fn(NodeId, &str) -> Option<bool> + 'a {
    |node, point| {
        context.with_position(node, |position| {
            position.kind().has_board().then(|| {
                let place = position.kind().place(point.as_bytes());
                place.is_ok_and(|place| position.stone(place).is_some())
            })
        })
    }
}

/// Repairs the properties of the nodes, and their order.
fn repair_nodes(
    context: &EditContext,
    code: Option<Code>,
    scope: Scope,
    title: &str,
) -> Result<Transaction, EditError> {
    let tree = context.tree();
    let mut transaction = context.transaction(title.to_owned());
    let stones = stones_of(context);
    let mut respelled = respellings(context, code);
    let repairs: Vec<sgf::Repair> =
        sgf::repairs_of(tree, covered(context, scope), code.as_ref().map(std::slice::from_ref), &stones).collect();
    let removed: HashSet<NodeId> =
        repairs.iter().filter(|repair| repair.lists.is_empty()).map(|repair| repair.node).collect();
    let mut moved = Moved { gone: removed, ..Moved::default() };
    for sgf::Repair { node, mut lists } in repairs {
        if lists.is_empty() {
            if tree.parent(node).is_none_or(|parent| !moved.gone.contains(&parent)) {
                let above = tree.parent(node).map(|parent| moved.heirs.get(&parent).copied().unwrap_or(parent));
                take_out(tree, (node, above), &moved.gone, &mut transaction);
            }
            continue;
        }
        let old = tree.list(node);
        let mut leads: HashMap<&[u8], &[u8]> = HashMap::new();
        tree.properties(node).for_each(|property| {
            leads.entry(property.ident()).or_insert(property.lead());
        });
        let mut written = lists.drain(..).map(|list| {
            let property = |draft| match draft {
                sgf::RepairedProperty::Keep(index) => old.get(index).cloned(),
                sgf::RepairedProperty::New { ident, values } => {
                    let lead = leads.get(ident.as_slice()).filter(|lead| lead.trim_ascii().is_empty());
                    Some(own(lead.copied().unwrap_or_default(), &ident, values))
                }
            };
            list.into_iter().filter_map(property).collect::<Vec<PropertyText>>()
        });
        let respelling = respelled.remove(&node);
        let mut written = written.by_ref().map(|list| match respelling {
            Some(respelling) => respell(tree, list, respelling),
            None => list,
        });
        let first = written.next().unwrap_or_default();
        let further: Vec<Vec<PropertyText>> = written.collect();
        transaction.set_list(node, first);
        follow(context, node, further, &mut moved, &mut transaction);
    }
    for node in covered(context, scope).filter(|_| !respelled.is_empty()) {
        if let Some(respelling) = respelled.get(&node) {
            transaction.set_list(node, respell(tree, tree.list(node), *respelling));
        }
    }
    if code.is_none_or(|code| code == Code::NodeAfterVariation) {
        put_in_order(context, scope, &moved, &mut transaction);
    }
    if let Some(here) = tree.way_up(context.node).find(|node| !moved.gone.contains(node)) {
        transaction.stand_at(here);
    }
    if transaction.is_empty() {
        let why = message!("nothing-can-be-repaired", "none of the issues can be fixed automatically");
        return Err(if code.is_none() { EditError::Nothing(why) } else { EditError::refused(why) });
    }
    Ok(transaction)
}

/// The moves to be respelled, found by playing them.
fn respellings(context: &EditContext, code: Option<Code>) -> HashMap<NodeId, Respelling> {
    let wanted = |found: Code| code.is_none_or(|code| code == found);
    let tree = context.tree();
    let ways: Vec<Respelling> =
        game::rules().filter(|rule| wanted(rule.code)).filter_map(sgf::Rule::respelling).collect();
    let concerned = |node: NodeId| {
        tree.properties(node).any(|property| property.values().any(|raw| ways.iter().any(|way| way(raw).is_some())))
    };
    // Replaying a record takes longer than scanning it.
    if ways.is_empty() || !tree.all_nodes().any(concerned) {
        return HashMap::new();
    }
    let mut moves = HashMap::new();
    for root in tree.games() {
        game::each_fault(tree, root, context.derived.swaps(root), |node, fault| {
            if let Some(respelling) = game::rule(fault.code).respelling().filter(|_| wanted(fault.code)) {
                moves.insert(node, respelling);
            }
        });
    }
    moves
}

/// The properties of a node, its moves spelled otherwise.
fn respell(tree: &Tree, list: Vec<PropertyText>, respelling: Respelling) -> Vec<PropertyText> {
    let mut draft = Draft::of_list(tree, list);
    let moves: Vec<usize> = draft
        .properties()
        .enumerate()
        .filter(|(_, property)| {
            vocabulary::look_up_anywhere(&property.id())
                .is_some_and(|entry| entry.kind == ValueForm::Plain(ValueType::Move))
        })
        .map(|(index, _)| index)
        .collect();
    for index in moves {
        draft.map_values_at(index, |raw| respelling(raw).map(<[u8]>::to_vec));
    }
    draft.into_list()
}

/// Repairs the text between the values, and the nodes as requested. The record is read again from the repaired text. `None` if there is
/// nothing to repair.
fn repair_text(context: &EditContext, code: Option<Code>, scope: Scope, title: &str) -> Option<Transaction> {
    /// One repair can uncover another fault.
    const ROUNDS: usize = 4;
    let tree = context.tree();
    let main = context.charset();
    let given = (main.origin() == Origin::Given).then(|| main.clone());
    let options = ReadOptions::again(tree, given);
    let mut bytes = match scope {
        Scope::Collection => sgf::repair_text(&tree.write(), &options, code)?,
        _ => repair_part(context, &options, code, scope)?,
    };
    let number = tree.games().position(|game| game == context.root).unwrap_or_default();
    let mut path = tree.path(context.node);
    let stand = |tree: &Tree, path: &[usize]| {
        let root = tree.games().nth(number).or_else(|| tree.games().last())?;
        (0..=path.len()).rev().find_map(|length| tree.at_path(root, &path[..length]))
    };
    if scope == Scope::Collection && code.is_none_or(|code| game::rule(code).is_of_nodes()) {
        for _ in 0..ROUNDS {
            let mut document = Document::open_with(bytes, &options).0;
            if let Some(node) = stand(document.tree(), &path) {
                document.go_to(node);
            }
            let derived = Derived::of(&document);
            let rest = document
                .cursor()
                .map(|node| repair_nodes(&EditContext::new(&document, &derived, node), code, scope, title));
            // An error means that nothing is left to repair.
            if let Some(Ok(transaction)) = rest
                && let Ok(settled) = document.settle(transaction, None)
            {
                document.apply(settled);
            }
            bytes = document.tree().write();
            path = document.cursor().map(|node| document.tree().path(node)).unwrap_or_default();
            // Repaired nodes can uncover what is to be repaired in the text.
            let Some(better) = sgf::repair_text(&bytes, &options, code) else { break };
            bytes = better;
        }
    }
    let again = Tree::read_with(bytes, &options).0;
    let mut transaction = context.transaction(title.to_owned());
    if let Some(node) = stand(&again, &path) {
        transaction.stand_at(node);
    }
    transaction.replace(again);
    Some(transaction)
}

/// Repairs the text of some nodes only: from the first of them to the next node outside.
fn repair_part(context: &EditContext, options: &ReadOptions, code: Option<Code>, scope: Scope) -> Option<Vec<u8>> {
    let bytes = context.tree().write();
    let again = Tree::read_with(bytes.clone(), options).0;
    let place = |wanted: NodeId| context.tree().all_nodes().position(|node| node == wanted);
    let first = place(covered(context, scope).next()?)?;
    let count = covered(context, scope).count();
    let start = again.all_nodes().nth(first).and_then(|node| again.offset(node))?;
    let end = again.all_nodes().nth(first + count).and_then(|node| again.offset(node)).filter(|&end| end > start);
    sgf::repair_text_within(&bytes, options, code, start..end.unwrap_or(usize::MAX))
}

/// Hangs variations anew whose text has another order than the tree: they are printed as they are read.
fn put_in_order(context: &EditContext, scope: Scope, moved: &Moved, transaction: &mut Transaction) {
    let tree = context.tree();
    for node in covered(context, scope) {
        // Where a repair moved children, they are written in order anyway.
        let changed = moved.heirs.contains_key(&node) || tree.children(node).any(|child| moved.gone.contains(&child));
        let first = tree.first_child(node).filter(|_| !changed && !moved.gone.contains(&node));
        if let Some(first) = first.filter(|_| tree.has_inline_variations(node)) {
            transaction.unlink(first);
            transaction.link(first, Some(node), tree.next_sibling(first));
        }
    }
}

/// The nodes moved by the repairs so far.
#[derive(Default)]
struct Moved {
    /// Removed nodes.
    gone: HashSet<NodeId>,
    /// The node that took over what followed a node.
    heirs: HashMap<NodeId, NodeId>,
}

/// Puts new nodes between a node and what follows it.
fn follow(
    context: &EditContext,
    node: NodeId,
    lists: Vec<Vec<PropertyText>>,
    moved: &mut Moved,
    transaction: &mut Transaction,
) {
    if lists.is_empty() {
        return;
    }
    let tree = context.tree();
    let children: Vec<NodeId> = tree.children(node).collect();
    let mut last = node;
    for properties in lists {
        let lead = match children.first() {
            Some(&child) => tree.layout(child).0,
            None => layout::lead_after(tree, node),
        };
        let new = transaction.create(NewNode { lead, properties, ..NewNode::default() });
        if last == node {
            children.iter().for_each(|&child| transaction.unlink(child));
        }
        transaction.link(new, Some(last), None);
        last = new;
    }
    moved.heirs.insert(node, last);
    for child in children {
        transaction.link(child, Some(last), None);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edit::{Command, Workspace};

    /// Empty nodes are removed together: the step's size is that of the rest, and it can be undone.
    #[test]
    fn many_empty_nodes_are_few_changes() {
        for (record, after) in [
            (format!("(;SZ[9]{};B[aa];W[bb])", ";".repeat(1000)), "(;SZ[9];B[aa];W[bb])"),
            (format!("(;SZ[9]{})", ";".repeat(1000)), "(;SZ[9])"),
            ("(;SZ[9];(;;;B[aa])(;(;B[bb])(;;W[cc]))(;C[x]))".into(), "(;SZ[9](;B[aa])(;B[bb])(;W[cc])(;C[x]))"),
            (
                "(;SZ[9];B[aa];(;;W[bb];;B[cc];)(;W[dd](;)(;B[ee])))".into(),
                "(;SZ[9];B[aa](;W[bb];B[cc])(;W[dd](;)(;B[ee])))",
            ),
        ] {
            let (mut workspace, _) = Workspace::open(record.clone().into_bytes());
            let document = workspace.document();
            let derived = Derived::of(document);
            let context = EditContext::new(document, &derived, document.cursor().expect("a game"));
            let transaction =
                repair(&context, &RepairChoice::Code(Code::EmptyNode), Scope::Collection).expect("empty nodes");
            assert!(transaction.len() < 20, "{} changes for {record}", transaction.len());
            workspace.run(&Command::parse("repair empty-node").expect("a command")).expect("a repair");
            let text = |workspace: &Workspace| String::from_utf8(workspace.document().tree().write()).expect("ASCII");
            assert_eq!(text(&workspace), after);
            workspace.run(&Command::parse("undo").expect("a command")).expect("a step");
            assert_eq!(text(&workspace), record);
        }
    }
}
