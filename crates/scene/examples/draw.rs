//! Draws the end of the main line: `cargo run -p variorum-scene --example draw -- FILE OUT.svg`.

use std::error::Error;
use std::path::Path;
use variorum_scene::render::{Format, Request, render};
use variorum_sgf::Tree;

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let (file, out) = (words.next().ok_or("which file?")?, words.next().ok_or("which picture?")?);
    let (tree, _) = Tree::read(std::fs::read(file)?);
    let root = tree.games().next().ok_or("there is no game")?;
    let last = std::iter::successors(Some(root), |&node| tree.first_child(node)).last().unwrap_or(root);
    let request = Request::new(Format::of(Path::new(&out))?);
    Ok(std::fs::write(out, render(&tree, last, &request)?)?)
}
