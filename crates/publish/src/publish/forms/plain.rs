//! Plain text and Markdown: players, board, moves and comments.

use super::line::Line;
use crate::game::{Colour, Place, Position};
use crate::language;
use crate::publish::about::{info, judgement_without_move, short, told_move};
use crate::scene::ascii;
use std::collections::HashMap;

pub(super) fn text(line: &Line<'_>) -> String {
    let mut text = String::new();
    for told in heads(line) {
        text += &format!("{told}\n");
    }
    if !text.is_empty() {
        text.push('\n');
    }
    if line.kind().has_board() {
        text += &board(&line.position);
        text.push('\n');
    }
    if !line.steps.is_empty() {
        text += &wrapped(&moves(line));
        text.push('\n');
    }
    for (about, comment) in comments(line) {
        text += &format!("\n{}\n", language::with_colon(about, comment));
    }
    text
}

pub(super) fn markdown(line: &Line<'_>) -> String {
    let mut text = String::new();
    let title = line.title();
    if !title.is_empty() {
        text += &format!("# {}\n\n", escaped(&title));
    }
    for (title, told) in info(line.tree, line.root, line.kind()) {
        text += &format!("* {}\n", language::with_colon(escaped(&title), escaped(&short(&told))));
    }
    text.push('\n');
    if line.kind().has_board() {
        // Four blanks are code everywhere, also where no fence is known.
        text.extend(board(&line.position).lines().map(|row| format!("    {row}\n")));
        text.push('\n');
    }
    if !line.steps.is_empty() {
        text += &format!("{}\n", escaped(&moves(line)));
    }
    for (about, comment) in comments(line) {
        let comment: Vec<String> = comment.lines().map(|line| escaped(line.trim())).collect();
        text += &format!("\n**{}**\n{}\n", escaped(&about), comment.join("  \n"));
    }
    text
}

/// The board. Where pieces of one colour touch, they are listed beneath it: nobody could tell them apart.
fn board(position: &Position) -> String {
    let mut text = ascii::write(position);
    let kind = position.kind();
    let pieces = position.pieces();
    let owner: HashMap<Place, usize> =
        pieces.iter().enumerate().flat_map(|(at, piece)| piece.places.iter().map(move |&place| (place, at))).collect();
    let touches = |(place, at): (&Place, &usize)| {
        let other = |next: Place| {
            owner.get(&next).is_some_and(|other| other != at && pieces[*other].colour == pieces[*at].colour)
        };
        position.board().neighbours(*place).any(other)
    };
    if !owner.iter().any(touches) {
        return text;
    }
    for colour in Colour::ALL.into_iter().take(kind.colours().into()) {
        let name = |&place: &Place| kind.place_value(place);
        let own = pieces.iter().filter(|piece| piece.colour == colour);
        let own: Vec<String> = own.map(|piece| piece.places.iter().map(name).collect::<Vec<_>>().join(",")).collect();
        if !own.is_empty() {
            text += &language::with_colon(language::capital(kind.colour_name(colour)), own.join(" "));
            text.push('\n');
        }
    }
    text
}

fn heads(line: &Line<'_>) -> Vec<String> {
    let mut heads = vec![line.title()];
    heads.extend(
        info(line.tree, line.root, line.kind())
            .into_iter()
            .map(|(title, value)| language::with_colon(title, short(&value).replace("(;", "( ;"))),
    );
    heads.retain(|head| !head.is_empty());
    heads
}

fn moves(line: &Line<'_>) -> String {
    let mut number = line.start.move_number();
    let moves = line.nodes.iter().skip(1).filter_map(|&node| {
        let played = told_move(line.tree, node, &line.position)?;
        number += 1;
        Some(format!("{number}. {played}"))
    });
    moves.collect::<Vec<_>>().join(" ")
}

fn comments<'a>(line: &'a Line<'_>) -> impl Iterator<Item = (String, String)> + 'a {
    line.nodes.iter().filter_map(|&node| {
        let comment = line.tree.text(node, "C").map(|comment| comment.trim().to_owned()).unwrap_or_default();
        let judged = judgement_without_move(line.tree, node, line.kind());
        let comment = [judged, comment].into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>().join("\n");
        let about = told_move(line.tree, node, &line.position);
        (!comment.is_empty()).then(|| (about.unwrap_or_else(|| say!("form-comment", "Comment")), comment))
    })
}

/// Lines of about eighty characters.
fn wrapped(text: &str) -> String {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.is_empty() => line.push_str(word),
            Some(line) if line.len() + word.len() < 80 => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines.join("\n")
}

/// Text that Markdown leaves as it is.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for (at, c) in text.char_indices() {
        let begins = at == 0 && "+-=".contains(c);
        let counts = c == '.' && at < 4 && text[..at].chars().all(|c| c.is_ascii_digit()) && at > 0;
        if begins || counts || "\\`*_{}[]<>#|~&!$".contains(c) {
            out.push('\\');
        }
        out.push(c);
    }
    out
}
