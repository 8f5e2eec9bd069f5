//! Sets who played Black in the first game: `cargo run -p variorum-sgf --example player -- FILE NAME OUT`. Nothing else in the file changes.

use std::error::Error;
use variorum_sgf::record::Document;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [file, name, out] = &words[..] else { return Err("FILE NAME OUT, please".into()) };
    let (mut document, _) = Document::open(std::fs::read(file)?);
    let root = document.tree().games().next().ok_or("there is no game")?;
    let mut edit = document.edit("Name of Black");
    edit.set_text(root, "PB", name)?;
    edit.apply()?;
    Ok(std::fs::write(out, document.tree().write())?)
}
