//! Lists the comments of a record: `cargo run --example comments --no-default-features -- FILE`.

use std::error::Error;
use variorum::game::Position;
use variorum::sgf::Tree;

fn main() -> Result<(), Box<dyn Error>> {
    let file = std::env::args().nth(1).ok_or("which file?")?;
    // Whatever the bytes are, there is a tree; the second part says what is wrong with them.
    let (tree, _) = Tree::read(std::fs::read(file)?);
    for (number, root) in tree.games().enumerate() {
        for node in tree.descendants(root) {
            let Some(comment) = tree.text(node, "C") else { continue };
            let moves = Position::replay(&tree, node).move_number();
            println!("game {}, after move {moves}: {}", number + 1, comment.trim());
        }
    }
    Ok(())
}
