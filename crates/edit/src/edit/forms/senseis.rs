//! Diagrams of Sensei's Library, whose lines all start with `$$`.

use super::Drawn;
use crate::game::Colour;

/// The last diagram of a text.
pub(super) fn read(text: &str) -> Option<Drawn> {
    let mut found = None;
    let mut lines = text.lines().map(str::trim).peekable();
    while let Some(line) = lines.next() {
        let Some(head) = line.strip_prefix("$$") else { continue };
        let mut rows = Vec::new();
        while let Some(row) = lines.next_if(|line| line.starts_with("$$") && !is_head(line)) {
            rows.push(&row[2..]);
        }
        found = diagram(head, &rows).or(found);
    }
    found
}

/// Whether a line begins a diagram: after a line with a colour, options or a title comes the board.
fn is_head(line: &str) -> bool {
    let rest = &line[2..];
    rest.starts_with(['B', 'W', 'c', 'm']) || rest.starts_with(|c: char| c.is_ascii_digit())
}

fn diagram(head: &str, rows: &[&str]) -> Option<Drawn> {
    let white_first = head.starts_with('W');
    let mut drawn = Drawn { game: "1", ..Drawn::default() };
    // Without a head the first line is part of the board.
    let first = Some(head).filter(|head| cells(head).is_some() && head.starts_with([' ', '|']) && head.contains('|'));
    for cells in first.iter().copied().chain(rows.iter().copied()).filter_map(cells) {
        for (column, cell) in cells.iter().enumerate() {
            let at = (column as u16, drawn.rows);
            match cell {
                'X' | 'B' | '#' | 'Y' | 'Z' => drawn.stones.push((Colour::BLACK, at)),
                'O' | 'W' | '@' | 'Q' | 'P' => drawn.stones.push((Colour::WHITE, at)),
                '0'..='9' => {
                    let number = cell.to_digit(10).filter(|digit| *digit > 0).unwrap_or(10);
                    let white = white_first == (number % 2 == 1);
                    drawn.moves.push((number, if white { Colour::WHITE } else { Colour::BLACK }, at));
                }
                _ => {}
            }
        }
        drawn.columns = drawn.columns.max(cells.len() as u16);
        drawn.rows += 1;
        if drawn.rows > super::MOST_LINES {
            return None;
        }
    }
    (drawn.rows > 0).then_some(drawn)
}

/// The cells of a row; `None` for an edge, a link or an arrow.
fn cells(line: &str) -> Option<Vec<char>> {
    let line = line.trim();
    if line.is_empty() || line.starts_with(['[', '{']) || line.chars().all(|c| "-+| ".contains(c)) {
        return None;
    }
    let inside = line.trim_matches(['|', '+']);
    let cells: Vec<char> = inside.chars().filter(|c| !c.is_whitespace()).collect();
    let known = |c: &char| c.is_ascii_alphanumeric() || ".,#@_?*".contains(*c);
    (cells.len() <= usize::from(super::MOST_LINES) && cells.iter().all(known)).then_some(cells)
}
