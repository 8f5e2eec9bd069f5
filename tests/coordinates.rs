//! What places are called for people: on the board's margin, in moves, in comments and in what is typed alike, while the
//! record is written as ever.

use variorum::edit::{Command, Workspace};
use variorum::game::links::{Link, Names, find};
use variorum::game::{Board, Coordinates};

fn run(workspace: &mut Workspace, line: &str) {
    workspace.run(&Command::parse(line).unwrap()).unwrap();
}

fn text(workspace: &Workspace) -> String {
    String::from_utf8(workspace.document().tree().write()).unwrap()
}

#[test]
fn names_are_chosen_and_records_stay() {
    for (record, way, typed, shown, written, label) in [
        ("(;SZ[19])", Coordinates::Usual, "d16", "D16", "B[dd]", "A"),
        ("(;SZ[19])", Coordinates::Numbers, "4-4", "4-4", "B[dd]", "1"),
        ("(;SZ[19])", Coordinates::Numbers, "D16", "4-4", "B[dd]", "1"),
        ("(;SZ[19])", Coordinates::Chinese, "4-四", "4-四", "B[dd]", "1"),
        ("(;SZ[19])", Coordinates::Record, "dd", "dd", "B[dd]", "a"),
        ("(;SZ[19])", Coordinates::Relative, "3'-4", "3'-4", "B[qd]", "1"),
        ("(;SZ[19])", Coordinates::OtherSide, "D16", "D16", "B[pp]", "T"),
        ("(;GM[11]SZ[13])", Coordinates::Relative, "5'2", "5'2", "B[i2]", "1"),
        ("(;GM[havannah]SZ[5])", Coordinates::InLine, "I5", "I5", "W[i9]", "A"),
        ("(;GM[4]RU[renju])", Coordinates::AllLetters, "i8", "I8", "B[ih]", "A"),
        ("(;GM[18])", Coordinates::Record, "djddgd", "djddgd", "B[djddgd]", "a"),
        ("(;SO[https://www.littlegolem.net]SZ[24];b[cd];r[fg])", Coordinates::Record, "jj", "jj", "b[jj]", "a"),
    ] {
        let (mut workspace, _) = Workspace::open(record.as_bytes().to_vec());
        workspace.set_coordinates(way);
        run(&mut workspace, &format!("play \"{typed}\""));
        assert!(text(&workspace).contains(&format!(";{written})")), "{way:?}: {}", text(&workspace));
        let position = workspace.position().unwrap();
        let played = position.last_move().unwrap();
        assert_eq!(position.move_text(&played.action), shown, "{way:?}");
        assert_eq!(position.board().labels()[0].text, label, "{way:?}");
        let place = played.places[0];
        let comment = format!("Black at {shown}, and 12 moves later");
        let links = find(&comment, Names::of(&position));
        // A name of two letters or two digits alone is a word or a number.
        let linked = links.iter().find_map(|(_, link)| if let Link::Point(name) = link { Some(name) } else { None });
        let expected = (!matches!(way, Coordinates::Record)).then_some(place);
        assert_eq!(linked.and_then(|name| Names::of(&position).place(name)), expected, "{way:?}: {links:?}");
        // Back again: nothing of it is in the record.
        workspace.set_coordinates(Coordinates::Usual);
        assert_eq!(workspace.coordinates(), Coordinates::Usual);
        let usual = workspace.position().unwrap();
        assert_eq!(
            usual.board().display_name(place),
            Board::clone(position.board()).with_coordinates(Coordinates::Usual).display_name(place)
        );
        run(&mut workspace, "undo");
        assert_eq!(text(&workspace), record);
    }
}

#[test]
fn comments_keep_the_usual_names_when_the_board_is_turned() {
    let (mut workspace, _) = Workspace::open(b"(;SZ[9]C[B9 and a1, not 2-3.];B[ba])".to_vec());
    workspace.set_coordinates(Coordinates::Numbers);
    run(&mut workspace, "flip --comments");
    assert_eq!(text(&workspace), "(;SZ[9]C[H9 and j1, not 2-3.];B[ha])");
}

#[test]
fn names_with_a_line_are_links_and_other_numbers_are_not() {
    let (mut workspace, _) = Workspace::open(b"(;SZ[19])".to_vec());
    workspace.set_coordinates(Coordinates::Relative);
    let position = workspace.position().unwrap();
    let points = |text: &str| {
        let links = find(text, Names::of(&position));
        links
            .into_iter()
            .filter_map(|(_, link)| if let Link::Point(name) = link { Some(name) } else { None })
            .collect::<Vec<_>>()
    };
    assert_eq!(points("3-4 or 3'-4, not 44, 20-1, 1-2-3, 3-4b nor 2026-11-22; D4 is usual"), ["3-4", "3'-4", "D4"]);
    assert_eq!(points("é3-4 (10-10)."), ["10-10"]);
    assert!(points("").is_empty() && points("-").is_empty() && points("3-").is_empty());
}
