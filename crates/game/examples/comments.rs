//! Lists the comments of a record: `cargo run -p variorum-game --example comments -- FILE`.

use std::error::Error;
use variorum_game::{Kind, Walk};
use variorum_sgf::Tree;

fn main() -> Result<(), Box<dyn Error>> {
    let file = std::env::args().nth(1).ok_or("which file?")?;
    // Whatever the bytes are, there is a tree; the second part says what is wrong with them.
    let (tree, _) = Tree::read(std::fs::read(file)?);
    for (number, root) in tree.games().enumerate() {
        let mut walk = Walk::new(Kind::of(&tree, root), root);
        while let Some(node) = walk.next(&tree) {
            let Some(comment) = tree.text(node, "C") else { continue };
            println!("game {}, after move {}: {}", number + 1, walk.position().move_number(), comment.trim());
        }
    }
    Ok(())
}
