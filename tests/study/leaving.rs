//! Where games leave a dictionary that stays in one corner, and one of whole boards.

use std::sync::Arc;

use super::{read, root};
use crate::tries;
use variorum::game::{Kind, Move, Position};
use variorum::study::{Dictionary, Leaving};

const BOOK: &str = "(;GM[1]SZ[19];B[qd];W[oc](;B[lc];W[qf])(;B[pf];W[mc]))";

/// A line for each part of the board: where, at which move, what was played, and what the dictionary has.
fn left(book: &str, game: &str, by_corner: bool) -> Vec<String> {
    let (book, game) = (read("book.sgf", book.as_bytes()), read("game.sgf", game.as_bytes()));
    let mut dictionary = Dictionary::new(&Kind::of(&book, root(&book, 1)));
    assert!(dictionary.add(&book, root(&book, 1)));
    let position = Position::start(Arc::new(Kind::of(&game, root(&game, 1))));
    let word = |made: &Move| variorum::study::move_word(&position, made);
    let tell = |left: Leaving| {
        let mut plays: Vec<String> = left.plays.iter().map(|(_, made)| word(made)).collect();
        plays.sort();
        let at = left.left_at.map_or("-".to_owned(), |at| at.to_string());
        let played = left.played.as_ref().map_or("-".to_owned(), |(_, made)| word(made));
        format!("{} {at} {played}: {}", left.region.name(), plays.join(" "))
    };
    dictionary.left_by(&game, root(&game, 1), by_corner).into_iter().map(tell).collect()
}

/// A corner is followed by itself: wherever it lies, whoever moves first there, and whatever is played elsewhere meanwhile.
#[test]
fn corners_are_followed_one_by_one() {
    for (game, expected) in [
        // As in the dictionary, and then not.
        ("B[qd];W[oc];B[lc];W[qi]", vec!["upper-right 4 qi: qf"]),
        // Known to its end.
        ("B[qd];W[oc];B[pf];W[mc]", vec!["upper-right - -: "]),
        // Mirrored in another corner, with moves elsewhere in between.
        ("B[dc];W[jj];B[jd];W[ce];B[jq];W[jp];B[ch];W[dj]", vec!["upper-left - -: fc"]),
        // Two corners at a time, one with the colours exchanged.
        (
            "B[qd];W[dq];B[co];W[oc];B[lc];W[cl];B[cc]",
            vec!["upper-left 7 cc: cd dc", "upper-right - -: qf", "lower-left - -: fq"],
        ),
        // The first move of a corner is not known there.
        ("B[pp]", vec!["lower-right 1 pp: pq qp"]),
        // The dictionary has nothing more.
        ("B[qd];W[oc];B[pf];W[mc];B[dd];W[qi]", vec!["upper-left 5 dd: cd dc", "upper-right - -: "]),
        // A point near the centre is in no corner.
        ("B[hh];W[ll];B[gg]", vec![]),
        ("B[gf]", vec!["upper-left 1 gf: cd dc"]),
        // Handicap stones in a corner: the dictionary begins with an empty one.
        ("AB[pd]HA[2];W[qf];B[cp];W[qq]", vec!["lower-left - -: eq", "lower-right 3 qq: pq qp"]),
    ] {
        assert_eq!(left(BOOK, &format!("(;GM[1]SZ[19];{game})"), false), expected, "{game}");
    }
}

/// Lines of the dictionary in every way in which a corner can lie, cut off somewhere, with moves between the corners: by the text alone it
/// is known where they leave.
#[test]
fn corners_are_followed_as_they_were_laid() {
    let lines: [&[(u16, u16)]; 2] = [&[(16, 3), (14, 2), (11, 2), (16, 5)], &[(16, 3), (14, 2), (15, 5), (12, 2)]];
    let first = tries::first_seed();
    for seed in first..first + tries::tries(500) as u64 {
        let mut random = fastrand::Rng::with_seed(seed);
        let (line, way, is_exchanged) = (lines[random.usize(0..2)], random.u8(0..8), random.bool());
        let stop = random.usize(1..5);
        let mut text = "(;GM[1]SZ[19]".to_owned();
        let letter = |line: u16| char::from(b'a' + line as u8);
        let turned = |(x, y): (u16, u16)| {
            let x = if way & 1 == 1 { 18 - x } else { x };
            let y = if way & 2 == 2 { 18 - y } else { y };
            if way & 4 == 4 { (y, x) } else { (x, y) }
        };
        let mut number = 0;
        for (at, &point) in line.iter().take(stop).enumerate() {
            for _ in 0..random.usize(0..2) {
                text += &format!(";{}[j{}]", if random.bool() { "B" } else { "W" }, letter(number));
                number += 1;
            }
            let (x, y) = turned(point);
            let colour = if (at % 2 == 0) != is_exchanged { "B" } else { "W" };
            text += &format!(";{colour}[{}{}]", letter(x), letter(y));
            number += 1;
        }
        // A move in that corner that is in no line, in the colour whose turn it is.
        let (x, y) = turned((18, 0));
        let colour = if stop.is_multiple_of(2) != is_exchanged { "B" } else { "W" };
        text += &format!(";{colour}[{}{}])", letter(x), letter(y));
        let corner = match (x > 9, y > 9) {
            (false, false) => "upper-left",
            (true, false) => "upper-right",
            (false, true) => "lower-left",
            (true, true) => "lower-right",
        };
        let found = left(BOOK, &text, false);
        assert_eq!(found.len(), 1, "{text}: {found:?}");
        // Where the dictionary ends nobody leaves it.
        let begins = match stop < line.len() {
            true => format!("{corner} {} {}{}:", number + 1, letter(x), letter(y)),
            false => format!("{corner} - -: "),
        };
        assert!(found[0].starts_with(&begins), "{text}: {found:?}");
        let next = line.get(stop).map(|&point| turned(point));
        let goes_on = next.map_or(String::new(), |(x, y)| format!(" {}{}", letter(x), letter(y)));
        assert!(found[0].contains(&goes_on), "{text}: {found:?}");
    }
}

/// A move that the dictionary plays elsewhere is none of that corner.
#[test]
fn a_tenuki_of_the_dictionary_is_no_move_of_the_corner() {
    let mut book = "(;GM[1]SZ[19];B[qd];W[oc](;B[lc];W[qf])(;B[dp];W[qf])".to_owned();
    // So that nearly all of it stays in the corner.
    (0..9).for_each(|row| book += &format!("(;B[r{0}];W[s{0}])", char::from(b'a' + row)));
    let found = left(&(book + ")"), "(;GM[1]SZ[19];B[qd];W[oc];B[qi])", false);
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].contains(" lc ") && !found[0].contains("dp"), "{found:?}");
}

/// Of a game without swaps none is offered, and a pass once; a dictionary of whole boards is compared as such, unless corners are wanted.
#[test]
fn whole_boards_are_compared_as_before() {
    assert_eq!(left("(;GM[1]SZ[9];B[cc];W[];B[gg])", "(;GM[1]SZ[9];B[cc];W[ee])", false), ["board 2 ee: pass"]);
    let swap = left("(;GM[11]SZ[5];B[b2];W[swap-pieces];B[c3])", "(;GM[11]SZ[5];B[b2];W[d4])", false);
    assert_eq!(swap.len(), 1);
    assert_eq!(swap[0].matches("swap").count(), 1, "{swap:?}");
    let whole = "(;GM[1]SZ[19];B[qd];W[dd];B[pq];W[dp])";
    assert_eq!(left(whole, "(;GM[1]SZ[19];B[qd];W[dd];B[qp])", false), ["board 3 qp: pq"]);
    assert_eq!(left(whole, "(;GM[1]SZ[19];B[qd];W[dd];B[qp])", true).len(), 3);
    // Lines that begin in one corner are followed there, wherever they go on.
    let away: String = (b'a'..=b's').map(|row| format!(";B[b{0}];W[c{0}]", char::from(row))).collect();
    let ladder = format!("(;GM[1]SZ[19];B[qd];W[oc];B[qf];W[pb]{away})");
    assert!(left(&ladder, "(;GM[1]SZ[19];B[qd];W[oc];B[qi])", false)[0].starts_with("upper-right 3 qi"));
}

/// Where the dictionary goes on with the other colour, it is said whose moves are meant.
#[test]
fn colours_are_named_where_they_differ() {
    for (game, by_corner, expected) in [
        ("B[qd];W[oc];B[lc];W[dd];B[qf]", false, "with Black R14; it has White R14"),
        // Mirrored, with the colours exchanged.
        ("W[dq];B[co];W[cl];B[pp];W[fq]", false, "with White F3; it has Black F3"),
        ("B[qd];W[oc];B[lc];W[qi]", false, "with R11; it has R14"),
    ] {
        let (book, game_tree) =
            (read("book.sgf", BOOK.as_bytes()), read("game.sgf", format!("(;GM[1]SZ[19];{game})").as_bytes()));
        let mut dictionary = Dictionary::new(&Kind::of(&book, root(&book, 1)));
        assert!(dictionary.add(&book, root(&book, 1)));
        let position = Position::start(Arc::new(Kind::of(&game_tree, root(&game_tree, 1))));
        let left = dictionary.left_by(&game_tree, root(&game_tree, 1), by_corner);
        let words: Vec<String> = left.iter().map(|left| left.words(&position)).collect();
        assert!(words.iter().any(|words| words.contains(expected)), "{game}: {words:?}");
    }
}
