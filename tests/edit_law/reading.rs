//! What a record means and what is wrong with it, for comparison.

use variorum::sgf::{Severity, Tree};

/// Every node with its properties.
pub fn meaning(tree: &Tree) -> Vec<String> {
    let mut lines = Vec::new();
    for (game, root) in tree.games().enumerate() {
        for node in tree.descendants(root) {
            let mut line = format!("{game} {:?}", tree.path(node));
            for property in tree.properties(node) {
                line += &format!(" {}", property.id());
                for value in property.values() {
                    line += &format!("[{}]", tree.charset(node).decode(value).text);
                }
            }
            lines.push(line);
        }
    }
    lines
}

/// The codes of all errors that the checker finds.
pub fn errors(bytes: &[u8]) -> Vec<&'static str> {
    let (tree, faults) = Tree::read(bytes.to_vec());
    let faults = variorum::sgf::check(&tree, &faults);
    faults.into_iter().filter(|fault| fault.severity == Severity::Error).map(|fault| fault.code.word()).collect()
}
