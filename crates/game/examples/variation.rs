//! Adds a variation at the end of the main line, with a comment, and saves:
//! `cargo run -p variorum-game --example variation -- FILE MOVE OUT`.

use std::error::Error;
use variorum_game::Position;
use variorum_sgf::record::Document;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [file, typed, out] = &words[..] else { return Err("FILE MOVE OUT, please".into()) };

    let (mut document, _) = Document::open(std::fs::read(file)?);
    let tree = document.tree();
    let root = tree.games().next().ok_or("there is no game")?;
    let last = std::iter::successors(Some(root), |&node| tree.first_child(node)).last().unwrap_or(root);
    // Instead of the last move: beside it.
    let fork = tree.parent(last).unwrap_or(root);
    let position = Position::replay(tree, fork);
    let colour = position.to_play().ok_or("the game is over")?;
    let action = position.parse_move(typed)?;
    let (id, value) = (position.kind().move_id(colour), position.move_value(&action));

    let mut edit = document.edit("Add a variation");
    let node = edit.add_node(fork)?;
    edit.set(node, id, [value])?;
    edit.set_text(node, "C", "Better?")?;
    edit.apply()?;
    // Nothing else in the file has changed.
    Ok(std::fs::write(out, document.tree().write())?)
}
