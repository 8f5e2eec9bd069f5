//! Converts between the name of a position in a game (a move number, an address) and its node.

use super::choices::Where;
use crate::game::Kind;
use crate::sgf::{Address, NodeId, Tree};

/// Whether a node has a move of this game.
pub fn has_move(tree: &Tree, kind: &Kind, node: NodeId) -> bool {
    tree.properties(node).any(|property| kind.colour_of(&property.id()).is_some())
}

errors! {
    /// An address that does not exist in the game; its `Display` says how far the game goes.
    #[derive(Clone, Debug, PartialEq, Eq)]
    Nowhere {
        /// The main line has fewer moves.
        Move {
            /// The number that was asked for.
            number: usize,
            /// How many there are.
            moves: usize,
        } => message!("no-such-move", "there is no move {number}: the main line has {moves}", number, moves),
        /// No node has this name.
        Name(name: String) => message!("no-node-named", "there is no node called {name}", name),
        /// No node has this address.
        Node {
            /// The address.
            whole: Address,
            /// As far as it leads anywhere.
            above: Address,
            /// How many continuations there are.
            children: usize,
        } => {
            let (whole, above) = (Where::Path(whole.clone()).to_string(), Where::Path(above.clone()).to_string());
            match children {
                0 => message!(
                    "no-node-nothing-follows",
                    "there is no node {whole}: nothing follows {above}",
                    whole, above
                ),
                1 => message!(
                    "no-node-one-follows",
                    "there is no node {whole}: {above} has only one child, number 0",
                    whole, above
                ),
                _ => message!(
                    "no-node-children",
                    "there is no node {whole}: the children of {above} are numbered 0 to {last}",
                    whole, above, last = children - 1
                ),
            }
        },
    }
}

/// Resolves an address in the game at `root`.
///
/// # Errors
/// If the game has no such node; the message includes how far it goes.
pub fn resolve(tree: &Tree, kind: &Kind, root: NodeId, place: &Where) -> Result<NodeId, Nowhere> {
    match place {
        Where::Start => Ok(root),
        Where::End => Ok(tree.main_line(root).last().unwrap_or(root)),
        Where::Move(number) => {
            let (mut moves, mut before) = (0, root);
            for node in tree.main_line(root) {
                if has_move(tree, kind, node) {
                    if *number == 0 {
                        break;
                    }
                    moves += 1;
                    if moves == *number {
                        return Ok(node);
                    }
                }
                before = node;
            }
            if *number == 0 { Ok(before) } else { Err(Nowhere::Move { number: *number, moves }) }
        }
        Where::Named(name) => {
            let named = |node: &NodeId| tree.line(*node, "N").is_some_and(|found| found.trim() == name);
            tree.descendants(root).find(named).ok_or_else(|| Nowhere::Name(name.clone()))
        }
        Where::Path(path) => {
            let mut here = root;
            for (depth, number) in path.iter().enumerate() {
                here = tree.children(here).nth(number).ok_or_else(|| Nowhere::Node {
                    whole: path.clone(),
                    above: path.iter().take(depth).collect(),
                    children: tree.child_count(here),
                })?;
            }
            Ok(here)
        }
    }
}

/// The path of a node from the root of its game.
pub fn path_of(tree: &Tree, node: NodeId) -> Where {
    Where::Path(Address::of(tree, node))
}
