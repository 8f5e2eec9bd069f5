//! Booklets as they are printed, looked at by another program: collections, annotated games, sheets of problems.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Runs `publish` on a record; the booklet.
fn booklet(folder: &Path, record: &str, more: &[&str]) -> PathBuf {
    fs::write(folder.join("record.sgf"), record).unwrap();
    let mut program = Command::new(env!("CARGO_BIN_EXE_variorum"));
    program.current_dir(folder).env("VARIORUM_HOME", folder.join("home"));
    let done = program.args(["publish", "record.sgf", "-o", "book.pdf"]).args(more).output().unwrap();
    assert_eq!(done.status.code(), Some(0), "{done:?}");
    folder.join("book.pdf")
}

/// A word of a page, with its left upper and right lower corner.
struct Word {
    text: String,
    field: [f32; 4],
}

/// A page: its size and its words. `None` where no `pdftotext` is installed.
fn pages(pdf: &Path) -> Option<Vec<([f32; 2], Vec<Word>)>> {
    let Ok(done) = Command::new("pdftotext").arg("-bbox").arg(pdf).arg("-").output() else {
        eprintln!("booklets are not looked at: no pdftotext is installed");
        return None;
    };
    let text = String::from_utf8(done.stdout).unwrap();
    let number = |tag: &str, name: &str| -> f32 {
        tag.split_once(&format!("{name}=\"")).unwrap().1.split_once('"').unwrap().0.parse().unwrap()
    };
    let pages = text.split("<page ").skip(1).map(|page| {
        let words = page.split("<word ").skip(1).map(|word| Word {
            field: ["xMin", "yMin", "xMax", "yMax"].map(|name| number(word, name)),
            text: word.split_once('>').unwrap().1.split_once('<').unwrap().0.to_owned(),
        });
        ([number(page, "width"), number(page, "height")], words.collect())
    });
    Some(pages.collect())
}

fn text_of(page: &[Word]) -> String {
    page.iter().map(|word| word.text.as_str()).collect::<Vec<_>>().join(" ")
}

/// Nothing stands beyond the paper.
fn assert_inside(pages: &[([f32; 2], Vec<Word>)]) {
    for (size, words) in pages {
        for Word { text, field } in words {
            let inside = field[0] >= 0.0 && field[1] >= 0.0 && field[2] <= size[0] && field[3] <= size[1];
            assert!(inside, "{text} at {field:?} of {size:?}");
        }
    }
}

/// The boards of each page, by their grounds, as another program draws them. They stand on the paper, next to each other and beside the texts.
fn boards(pdf: &Path, pages: &[([f32; 2], Vec<Word>)]) -> Vec<usize> {
    let mut counts = Vec::new();
    for (number, (size, words)) in pages.iter().enumerate() {
        let number = (number + 1).to_string();
        let mut program = Command::new("pdftocairo");
        let drawn = program.args(["-svg", "-f", &number, "-l", &number]).arg(pdf).arg("-").output().unwrap();
        let svg = String::from_utf8(drawn.stdout).unwrap();
        let is_ground = |path: &&str| path.contains("stroke:none") && path.contains("fill:rgb(100%,100%,100%)");
        let field = |path: &str| -> [f32; 4] {
            let way = path.split_once(" d=\"").unwrap().1.split_once('"').unwrap().0;
            let points: Vec<f32> = way.split(' ').filter_map(|part| part.parse().ok()).collect();
            let (x, y) = (points.iter().step_by(2), points.iter().skip(1).step_by(2));
            let least = |all: &mut dyn Iterator<Item = &f32>| all.fold(f32::MAX, |a, b| a.min(*b));
            let most = |all: &mut dyn Iterator<Item = &f32>| all.fold(f32::MIN, |a, b| a.max(*b));
            [least(&mut x.clone()), least(&mut y.clone()), most(&mut x.clone()), most(&mut y.clone())]
        };
        let body = svg.split_once("</defs>").map_or(&*svg, |(_, body)| body);
        let paths = body.split("<path ").skip(1).filter(is_ground).map(field);
        let found: Vec<[f32; 4]> = paths.filter(|[a, b, c, d]| c - a > 20.0 && d - b > 20.0).collect();
        let apart =
            |a: &[f32; 4], b: &[f32; 4]| a[0].max(b[0]) + 0.5 > a[2].min(b[2]) || a[1].max(b[1]) + 0.5 > a[3].min(b[3]);
        for (at, board) in found.iter().enumerate() {
            assert!(board[0] >= 0.0 && board[1] >= 0.0 && board[2] <= size[0] && board[3] <= size[1], "{board:?}");
            assert!(found[at + 1..].iter().all(|other| apart(board, other)), "page {number}: {board:?}");
            // Numbers stand on stones; words do not.
            let words = words.iter().filter(|word| word.text.chars().filter(|c| c.is_alphabetic()).count() > 2);
            for word in words {
                assert!(apart(board, &word.field), "page {number}: {} at {:?} on {board:?}", word.text, word.field);
            }
        }
        counts.push(found.len());
    }
    counts
}

const STONES: &str = "AB[ac][bc][cc][dc][ec][eb][ea]AW[ab][bb][cb][db][da]";

fn problem(number: usize) -> String {
    format!(
        "(;GM[1]FF[4]SZ[19]GN[Shape{number}]SO[Our book]CP[Nobody]{STONES}C[Kill.]\
         (;B[ba];W[aa];B[ca]C[RIGHT Bravo{number}.])(;B[ca]C[WRONG Hopeless.];W[ba]))"
    )
}

fn problems(count: usize) -> String {
    (1..=count).map(problem).collect()
}

#[test]
fn answers_follow_the_problem_sheets() {
    let folder = tempfile::tempdir().unwrap();
    for (count, per_sheet, sheets) in [(60, "6", 10), (60, "12", 5), (25, "9", 3), (7, "8", 1)] {
        let book = booklet(folder.path(), &problems(count), &["--per-sheet", per_sheet]);
        let Some(pages) = pages(&book) else { return };
        assert_inside(&pages);
        let texts: Vec<String> = pages.iter().map(|(_, words)| text_of(words)).collect();
        let answers = texts.iter().position(|text| text.contains("Answers")).unwrap();
        assert_eq!(answers, sheets, "{count} problems, {per_sheet} a sheet");
        let boards = boards(&book, &pages);
        assert_eq!(boards[..answers].iter().sum::<usize>(), count, "a board for each question: {boards:?}");
        assert_eq!(boards[answers..].iter().sum::<usize>(), count, "and one for each answer: {boards:?}");
        let (asked, answered) = texts.split_at(answers);
        let (asked, answered) = (asked.join(" "), answered.join(" "));
        for number in 1..=count {
            // Numbered, with its solver, its title and what is asked.
            let at = |text: &str, what: String| text.find(&what).unwrap_or_else(|| panic!("{what} in {text}"));
            let here = at(&asked, format!("{number}. Black to play"));
            assert!(here < at(&asked, format!("Shape{number} Kill.")) + 400);
            assert!(number == 1 || at(&asked, format!("{}. Black to play", number - 1)) < here || count > 8);
            assert!(answered.contains(&format!("Bravo{number}.")), "{number}");
        }
        assert!(!asked.contains("Bravo") && !asked.contains("Hopeless") && !answered.contains("Hopeless"));
        assert_eq!(asked.matches("Name:").count(), sheets);
        assert!(asked.contains("Our book") && asked.contains("Nobody"));
        // What is answered has the numbers of its moves: three for each.
        let digits = pages[answers..].iter().flat_map(|page| &page.1).filter(|word| word.text == "3").count();
        assert!(digits >= count, "{digits}");
        let digits = pages[..answers].iter().flat_map(|page| &page.1).filter(|word| word.text == "3").count();
        assert!(digits <= sheets, "{digits} on the sheets: nothing but the numbers of pages");
        let without = booklet(folder.path(), &problems(count), &["--per-sheet", per_sheet, "--answers", "none"]);
        let left: Vec<String> = super::printed::pages(&without).unwrap().iter().map(|page| text_of(&page.1)).collect();
        assert_eq!(left.len(), sheets);
        assert!(!left.concat().contains("Bravo") && !left.concat().contains("Answers"));
    }
    // As games: with their solutions.
    let games = booklet(folder.path(), &problems(2), &["--problems=no"]);
    assert!(pages(&games).unwrap().iter().any(|page| text_of(&page.1).contains("Bravo1.")));
}

/// Problems of every game that has some: Hex on its whole board, pieces with those that are left, pods with their prongs.
#[test]
fn problems_of_other_games_are_printed() {
    let folder = tempfile::tempdir().unwrap();
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/problems");
    // Each with what stands on its sheet, and with what stands beside its answers.
    for (name, asked, answered) in [
        ("hex-01-right.sgf", &["1. Black to play"][..], &["1."][..]),
        ("go-18-two-answers.sgf", &["1. Black to play"], &["1a.", "1b."]),
        // Pieces in greys are distinguished by a legend.
        (
            "blokus-01-right.blksgf",
            &["1. Purple to play", "Orange", "keep the corner open"],
            &["1. Purple T5 D12", "3. Purple F G12"],
        ),
        (
            "blokus-04-four-colours.blksgf",
            &["1. Blue to play", "Yellow", "Red", "Green"],
            &["1. Blue P D16", "5. Blue N C14"],
        ),
        (
            "blokus-06-white-te.blksgf",
            &["1. Orange to play", "Under the wall"],
            &["1. Orange N G5", "shuts Purple out"],
        ),
        (
            "octi-01-right.sgf",
            &["1. Black to play", "Over the guard", "win at once"],
            &["Black 55-57x", "onto its home"],
        ),
        ("octi-02-white-te.sgf", &["1. White to play", "Who jumps first"], &["White 35-33x"]),
    ] {
        let checked = Command::new(env!("CARGO_BIN_EXE_variorum")).arg("check").arg(fixtures.join(name)).output();
        let checked = checked.unwrap();
        assert!(
            checked.status.success() && checked.stdout.is_empty() && checked.stderr.is_empty(),
            "{name} is legal: {checked:?}"
        );
        let record = fs::read_to_string(fixtures.join(name)).unwrap();
        let book = booklet(folder.path(), &record, &[]);
        let Some(pages) = pages(&book) else { return };
        assert_inside(&pages);
        assert_apart(&pages);
        let texts: Vec<String> = pages.iter().map(|page| text_of(&page.1)).collect();
        assert_eq!(texts.len(), 2, "{name}: {texts:?}");
        assert!(texts[1].contains("Answers"), "{name}: {texts:?}");
        for (page, words) in [(0, asked), (1, answered)] {
            assert!(words.iter().all(|word| texts[page].contains(word)), "{name}: {words:?} in {texts:?}");
        }
        // Nothing of an answer stands where it is asked.
        let mut answers = answered.iter().filter(|word| word.len() > 3);
        assert!(!answers.any(|word| texts[0].contains(word)), "{name}: {answered:?} in {texts:?}");
    }
}

#[test]
fn every_game_of_a_collection_has_its_boards_and_is_found() {
    let folder = tempfile::tempdir().unwrap();
    let count = 420;
    let game = |n: usize| {
        let (a, b) = (n % 7, n % 5);
        format!("(;GM[1]FF[4]SZ[9]PB[Player{a} A]PW[Other{b} B]EV[Event{n}];B[ee];W[ed];B[dd];W[fe])")
    };
    let Some(pages) = pages(&booklet(folder.path(), &(0..count).map(game).collect::<String>(), &[])) else { return };
    assert_inside(&pages);
    let texts: Vec<String> = pages.iter().map(|page| text_of(&page.1)).collect();
    let all = texts.join("\n");
    assert_eq!(all.matches("Figure 1 (1–4)").count(), count, "a board for each");
    assert!(texts[0].starts_with("record 420 games Contents"), "{}", texts[0]);
    let back = texts.iter().position(|text| text.starts_with("Index of players")).unwrap();
    // Contents and index name the page on which a game is.
    let of = |n: usize| texts.iter().position(|text| text.contains(&format!("Event: Event{n} "))).unwrap() + 1;
    let mut named: Vec<usize> = pages[back..]
        .iter()
        .flat_map(|page| page.1.iter().filter(|word| word.field[3] < page.0[1] - 30.0))
        .filter_map(|word| word.text.trim_end_matches(',').parse().ok())
        .collect();
    named.sort_unstable();
    // Each of them once for a player, however many of the games that stand there are theirs.
    let both = |n: usize| [(0, n % 7, of(n)), (1, n % 5, of(n))];
    let players: std::collections::BTreeSet<_> = (0..count).flat_map(both).collect();
    let mut expected: Vec<usize> = players.into_iter().map(|(_, _, page)| page).collect();
    expected.sort_unstable();
    assert_eq!(named, expected, "both players of every game");
    let first = pages[0].1.iter().find_map(|word| word.text.parse::<usize>().ok().filter(|number| *number != count));
    assert_eq!(first, Some(of(0)));
}

/// Short games stand beside and beneath each other: no page is begun for them, and none is torn from its heading.
#[test]
fn games_of_a_collection_follow_each_other_in_columns() {
    let folder = tempfile::tempdir().unwrap();
    let count = 40;
    let moves = |n: usize| {
        let point = |at: usize| {
            ["B", "W"][at % 2].to_owned()
                + &format!("[{}{}]", (b'a' + (at % 9) as u8) as char, (b'a' + (at / 9) as u8) as char)
        };
        (0..n).map(|at| format!(";{}", point(at))).collect::<String>()
    };
    let game = |n: usize, moves: String| {
        format!("(;GM[1]FF[4]SZ[9]GN[Game{n}]PB[Ann]PW[Ben]EV[A tournament of the club]DT[2024-05-06]RE[B+R]{moves})")
    };
    let short: String = (0..count).map(|n| game(n, moves(4 + n % 7))).collect();
    // Some have no move, some several figures and some many words.
    let words = format!("C[{}]", "A sentence about what was played. ".repeat(20));
    let mixed: String = (0..count)
        .map(|n| game(n, [moves(5), String::new(), moves(75), moves(12) + &words, moves(30)][n % 5].clone()))
        .collect();
    for (record, more, most) in [
        (&short, &[][..], count / 4),
        (&short, &["--paper", "letter"], count / 4),
        (&short, &["--paper", "a5"], count / 4),
        (&mixed, &[], count / 2),
        (&mixed, &["--paper", "a5"], count),
    ] {
        let book = booklet(folder.path(), record, more);
        let Some(pages) = pages(&book) else { return };
        assert_inside(&pages);
        assert_apart(&pages);
        let figures = pages.iter().map(|page| text_of(&page.1).matches("Figure ").count()).sum::<usize>();
        assert_eq!(boards(&book, &pages).iter().sum::<usize>(), figures, "{more:?}");
        let is_heading = |word: &&Word| word.text.starts_with("Game") && word.field[3] - word.field[1] > 13.0;
        let of_games: Vec<usize> =
            (0..pages.len()).filter(|&page| pages[page].1.iter().any(|word| word.text == "Figure")).collect();
        assert!(of_games.len() <= most, "{} pages with {more:?}", of_games.len());
        let mut found: Vec<(&str, usize)> = Vec::new();
        for &page in &of_games {
            let words = &pages[page].1;
            let in_column = |word: &Word, of: &Word| (word.field[0] - of.field[0]).abs() < 20.0;
            // As they are read: down the left column, then down the right one.
            let read = |word: &Word| (word.field[0] > pages[page].0[0] / 2.0, word.field[1]);
            let sooner = |a: &&Word, b: &&Word| read(a).partial_cmp(&read(b)).unwrap();
            let mut headings: Vec<&Word> = words.iter().filter(is_heading).collect();
            headings.sort_by(sooner);
            for heading in headings {
                found.push((&heading.text, page));
                let beneath = |word: &&Word| in_column(word, heading) && word.field[1] > heading.field[3];
                let caption = words.iter().filter(beneath).filter(|word| word.text == "Figure");
                let caption = caption.map(|word| word.field[1]).fold(f32::MAX, f32::min);
                let next = words.iter().filter(is_heading).filter(beneath).map(|word| word.field[1]);
                let next = next.fold(f32::MAX, f32::min);
                assert!(caption < next, "{more:?}, page {}: {} has no figure", page + 1, heading.text);
            }
            // The running head is that of the game which goes on, or of the collection where one begins.
            let head: Vec<&Word> = words.iter().filter(|word| word.field[3] < 30.0).collect();
            let first = words.iter().filter(|word| word.field[1] > 30.0).min_by(sooner);
            let expected = match first.filter(is_heading) {
                Some(_) => "record",
                None => {
                    let mut before = found.iter().filter(|(_, at)| *at < page);
                    before.next_back().map_or("record", |(name, _)| name)
                }
            };
            assert_eq!(head.iter().map(|word| word.text.as_str()).collect::<Vec<_>>(), [expected], "page {}", page + 1);
        }
        // In the order of their columns, and where the contents say that they are.
        let numbers: Vec<usize> = found.iter().map(|(name, _)| name[4..].parse().unwrap()).collect();
        assert_eq!(numbers, (0..count).collect::<Vec<_>>(), "{more:?}");
        let contents: Vec<&Word> = pages[..of_games[0]].iter().flat_map(|page| &page.1).collect();
        for (name, page) in found {
            let entry = contents.iter().skip_while(|word| word.text != *name);
            let number = entry.filter_map(|word| word.text.parse::<usize>().ok()).next();
            assert_eq!(number, Some(page + 1), "{name} with {more:?}");
        }
    }
}

/// A figure ends where something is said; what is said follows it, and another move stands beneath that.
#[test]
fn texts_and_variations_are_next_to_their_figures() {
    let folder = tempfile::tempdir().unwrap();
    let point = |n: usize| format!("{}{}", (b'a' + (n % 19) as u8) as char, (b'a' + (n / 19 * 2) as u8) as char);
    let mut record = "(;GM[1]FF[4]SZ[19]".to_owned();
    let mut open = 1;
    for n in 0..120 {
        let colour = ["B", "W"][n % 2];
        if n == 30 {
            record.push_str(&format!("(;{colour}[{}]C[Sentence thirty.]", point(n)));
            open += 1;
        } else {
            let words = if n == 60 { "C[Sentence sixty.]" } else { "" };
            record.push_str(&format!(";{colour}[{}]{words}", point(n)));
        }
    }
    record.push_str(")(;B[ss];W[rs]C[Another way.])");
    record.push_str(&")".repeat(open - 1));
    let book = booklet(folder.path(), &record, &[]);
    let Ok(done) = Command::new("pdftotext").arg("-raw").arg(&book).arg("-").output() else { return };
    let text = String::from_utf8(done.stdout).unwrap();
    let order = [
        "Figure 1 (1–31)",
        "Sentence thirty.",
        "Diagram 1 (variation B at move 31, 31–32)",
        "Another way.",
        "Figure 2 (32–61)",
        "Sentence sixty.",
        "Figure 3 (62–111)",
        "Figure 4 (112–120)",
    ];
    let places: Vec<usize> =
        order.iter().map(|what| text.find(what).unwrap_or_else(|| panic!("{what} in {text}"))).collect();
    assert!(places.is_sorted(), "{places:?} in {text}");
}

#[test]
fn paper_margins_and_folded_sheets() {
    let folder = tempfile::tempdir().unwrap();
    let record: String = (0..17).map(|n| format!("(;GM[1]SZ[9]GN[Game{n}];B[ee])")).collect();
    for (more, size, count) in [
        (&[][..], [595.0, 842.0], 6),
        (&["--paper", "letter"], [612.0, 792.0], 6),
        (&["--paper", "a5", "--margins", "20"], [420.0, 595.0], 10),
        // Six pages, on both sides of two sheets.
        (&["--order", "booklet"], [842.0, 595.0], 4),
    ] {
        let Some(pages) = pages(&booklet(folder.path(), &record, more)) else { return };
        assert_eq!((pages[0].0, pages.len()), (size, count), "{more:?}");
        assert_inside(&pages);
        if more.contains(&"20") {
            let left = pages.iter().flat_map(|page| &page.1).map(|word| word.field[0]).fold(f32::MAX, f32::min);
            assert!(left >= 20.0 * 72.0 / 25.4 - 0.5, "{left}");
        }
        if more.contains(&"booklet") {
            // The last page and the first, the second and the last but one …
            let titles: Vec<String> = pages.iter().map(|page| text_of(&page.1)).collect();
            assert!(titles[0].contains("Contents") && titles[1].contains("Game0"), "{titles:?}");
            let (left, right) = (titles[2].find("Game16").unwrap(), titles[2].find("Game4").unwrap());
            assert!(left < right, "{titles:?}");
        }
    }
}

/// A page of problems is printed as sheets, too: with room for names and answers, boards of one scale, and answers behind all questions.
#[test]
fn a_page_of_problems_is_printed_as_sheets() {
    let folder = tempfile::tempdir().unwrap();
    let whole = "(;GM[1]SZ[19]GN[Large]AB[aa][ss]AW[sa][as](;B[jj]C[RIGHT Bravo.])(;B[kk]C[WRONG]))";
    fs::write(folder.path().join("set.sgf"), problems(8) + whole + &problems(4)).unwrap();
    for (more, sheets, columns) in [(&[][..], 3, "of2"), (&["--per-sheet", "12"], 2, "of3")] {
        let words = [&["set.sgf", "--problems", "-o", "page.html"], more].concat();
        let (said, status) = publish(folder.path(), &words);
        assert_eq!(status, Some(0), "{said}");
        let page = fs::read_to_string(folder.path().join("page.html")).unwrap();
        let (asked, answered) = page.split_once("<div class=\"answers\">").unwrap();
        let groups: Vec<&str> = asked.split(&format!("<div class=\"group {columns}\">")).skip(1).collect();
        assert_eq!(groups.len(), sheets, "{more:?}");
        let mut count = 0;
        for group in groups {
            assert!(group.starts_with("<p class=\"name\">Name:</p>"));
            let pictures = group.split("<svg class=\"fig\" width=\"").skip(1);
            let scales: Vec<f32> = pictures
                .map(|picture| {
                    let wide: f32 = picture.split_once("mm").unwrap().0.parse().unwrap();
                    let view = picture.split_once("viewBox=\"").unwrap().1.split_once('"').unwrap().0;
                    wide / view.split(' ').nth(2).unwrap().parse::<f32>().unwrap()
                })
                .collect();
            assert!(scales.iter().all(|scale| (scale / scales[0] - 1.0).abs() < 0.01), "{more:?}: {scales:?}");
            assert_eq!(group.matches("<p class=\"rule\">").count(), scales.len());
            count += scales.len();
        }
        assert_eq!((count, answered.matches("<figure").count()), (13, 13));
        let named = asked.split("<div class=\"by\">").skip(1).map(|part| part.split_once("</div>").unwrap().0);
        let names = named.clone().map(|part| part.matches("<p ").count()).sum::<usize>();
        assert_eq!((named.count(), names), (13, 25), "titles of all, and sources, since one has none");
        assert!(!["Large", "Shape4", "Bravo"].iter().any(|text| page.contains(text)), "nobody reads them by chance");
        let (said, status) = publish(folder.path(), &[&words[..], &["--answers", "none"]].concat());
        assert_eq!(status, Some(0), "{said}");
        assert!(!fs::read_to_string(folder.path().join("page.html")).unwrap().contains("<div class=\"answers\">"));
    }
}

/// Runs `publish` with these words; what it said, and its exit status.
fn publish(folder: &Path, words: &[&str]) -> (String, Option<i32>) {
    let mut program = Command::new(env!("CARGO_BIN_EXE_variorum"));
    program.current_dir(folder).env("VARIORUM_HOME", folder.join("home"));
    let done = program.arg("publish").args(words).output().unwrap();
    (String::from_utf8(done.stderr).unwrap(), done.status.code())
}

/// The titles of the problems of a sheet, in their order: those whose title begins so.
fn titles(pages: &[([f32; 2], Vec<Word>)], begin: &str) -> Vec<String> {
    let words = pages.iter().flat_map(|page| &page.1);
    words.filter(|word| word.text.starts_with(begin)).map(|word| word.text.clone()).collect()
}

#[test]
fn problems_are_chosen_and_ordered() {
    let folder = tempfile::tempdir().unwrap();
    let sheet = |more: &[&str]| pages(&booklet(folder.path(), &problems(24), more));
    let Some(chosen) = sheet(&["--problems=20,1-3,7", "--answers", "none"]) else { return };
    assert_eq!(titles(&chosen, "Shape"), ["Shape1", "Shape2", "Shape3", "Shape7", "Shape20"]);
    assert!(text_of(&chosen[0].1).contains("5. Black to play"), "they are numbered through");
    let shuffled = |seed: &str| {
        let pages = sheet(&["--sort", "shuffled", "--seed", seed, "--per-sheet", "12"]).unwrap();
        assert!(pages.iter().any(|page| text_of(&page.1).contains(&format!("Order {seed}"))));
        (titles(&pages, "Shape"), titles(&pages, "Bravo"))
    };
    let (first, answers) = shuffled("7");
    assert_eq!((&first, &answers), (&shuffled("7").0, &shuffled("7").1));
    assert_ne!(first, shuffled("8").0);
    let mut sorted = first.clone();
    sorted.sort();
    sorted.dedup();
    assert_eq!(sorted.len(), 24, "each once");
    let numbers = |titles: &[String]| -> Vec<String> {
        titles.iter().map(|title| title.chars().filter(char::is_ascii_digit).collect()).collect()
    };
    assert_eq!(numbers(&first), numbers(&answers), "answers follow their problems");
    // By title, as people count.
    let backwards: String = (1..=12).rev().map(problem).collect();
    let by_title = pages(&booklet(folder.path(), &backwards, &["--sort", "title", "--answers", "none"])).unwrap();
    let expected: Vec<String> = (1..=12).map(|n| format!("Shape{n}")).collect();
    assert_eq!(titles(&by_title, "Shape"), expected);
    for wrong in ["0", "5-2", "25", "x"] {
        let (said, status) = publish(folder.path(), &["record.sgf", "-o", "none.pdf", &format!("--problems={wrong}")]);
        assert!(status != Some(0) && !folder.path().join("none.pdf").exists(), "{wrong}: {said}");
    }
}

#[test]
fn pupils_and_teachers_have_copies_of_one_sheet() {
    let folder = tempfile::tempdir().unwrap();
    let book = booklet(folder.path(), &problems(9), &["--answers", "both", "--sort", "shuffled"]);
    let Some(pupils) = pages(&book) else { return };
    let teachers = pages(&folder.path().join("book with answers.pdf")).unwrap();
    let texts = |pages: &[([f32; 2], Vec<Word>)]| pages.iter().map(|page| text_of(&page.1)).collect::<Vec<_>>();
    let (pupils, teachers) = (texts(&pupils), texts(&teachers));
    assert!(!pupils.concat().contains("Bravo") && !pupils.concat().contains("Answers"));
    assert_eq!(&teachers[..pupils.len()], &pupils[..], "the same problems in the same order");
    assert_eq!(teachers[pupils.len()..].concat().matches("Bravo").count(), 9);
    let (said, status) = publish(folder.path(), &["record.sgf", "--answers", "both", "-o", "-", "--problems"]);
    assert_ne!(status, Some(0), "{said}");
}

/// Where pictures and texts are on a page: pictures as groups of what is drawn between two texts are not distinguished by other programs, so
/// that texts are compared with each other, and lines to write on with texts.
fn assert_apart(pages: &[([f32; 2], Vec<Word>)]) {
    for (number, (_, words)) in pages.iter().enumerate() {
        for (at, one) in words.iter().enumerate() {
            for other in &words[at + 1..] {
                let over = |low: usize, high: usize| {
                    one.field[low].max(other.field[low]) + 1.0 < one.field[high].min(other.field[high])
                };
                assert!(
                    !(over(0, 2) && one.field[1].max(other.field[1]) + 4.0 < one.field[3].min(other.field[3])),
                    "page {}: {} at {:?} and {} at {:?}",
                    number + 1,
                    one.text,
                    one.field,
                    other.text,
                    other.field
                );
            }
        }
    }
}

#[test]
fn nothing_overlaps_on_small_sheets_and_long_texts_are_whole() {
    let folder = tempfile::tempdir().unwrap();
    let long = |number: usize| {
        let words: Vec<String> = (0..40 * number).map(|n| format!("word{number}x{n}")).collect();
        words.join(" ")
    };
    let record: String = (1..=14)
        .map(|n| {
            format!(
                "(;GM[1]FF[4]SZ[19]GN[Shape{n}]{STONES}C[{}](;B[ba];W[aa];B[ca]C[RIGHT Bravo{n}. {}])(;B[ca];W[ba]))",
                long(n),
                long(n)
            )
        })
        .collect();
    for more in [
        &["--paper", "a5", "--per-sheet", "12"][..],
        &["--per-sheet", "12"],
        &["--order", "booklet"],
        &["--paper", "a5", "--margins", "30"],
    ] {
        let book = booklet(folder.path(), &record, more);
        let Some(pages) = pages(&book) else { return };
        assert_inside(&pages);
        assert_apart(&pages);
        assert_eq!(boards(&book, &pages).iter().sum::<usize>(), 28, "{more:?}");
        let text = pages.iter().map(|page| text_of(&page.1)).collect::<Vec<_>>().join(" ");
        for n in 1..=14 {
            for word in 0..40 * n {
                // In the question and in the answer.
                let word = format!("word{n}x{word} ");
                assert!(text.matches(&word).count() >= 2, "{word} with {more:?}");
            }
        }
        assert!(text.contains('…') && text.contains("Texts in full"));
    }
}

/// One game among many problems leaves a collection what it is: sheets, and the game is named. Where it is wanted, it is shown as a game.
#[test]
fn a_collection_with_one_bad_game_is_still_one_of_problems() {
    let folder = tempfile::tempdir().unwrap();
    let game = "(;GM[1]SZ[9]GN[NoProblem];B[aa];W[bb])";
    fs::write(folder.path().join("set.sgf"), problems(12) + game + &problems(6)).unwrap();
    let (said, status) = publish(folder.path(), &["set.sgf", "-o", "set.pdf"]);
    assert!(status == Some(0) && said.contains("1 game is left out") && said.contains("set.sgf 13"), "{said}");
    let (said, status) = publish(folder.path(), &["set.sgf", "-o", "set.html"]);
    assert!(status == Some(0) && said.contains("1 game is left out"), "{said}");
    let page = fs::read_to_string(folder.path().join("set.html")).unwrap();
    assert!(
        page.contains("id=\"booklet\" class=\"sheet\"") && page.matches("<details><summary>Solution").count() == 18
    );
    assert_eq!(publish(folder.path(), &["set.sgf", "-o", "game.pdf", "--game", "13"]).1, Some(0));
    let Some(sheets) = pages(&folder.path().join("set.pdf")) else { return };
    let all = sheets.iter().map(|page| text_of(&page.1)).collect::<Vec<_>>().join(" ");
    assert!(all.contains("18. Black to play") && !all.contains("NoProblem"), "{all}");
    assert!(!text_of(&sheets[0].1).contains("Bravo"), "the answers are at the end");
    let shown = pages(&folder.path().join("game.pdf")).unwrap();
    assert!(text_of(&shown[0].1).contains("NoProblem"));
    // A site has such pages, too.
    fs::create_dir(folder.path().join("club")).unwrap();
    fs::copy(folder.path().join("set.sgf"), folder.path().join("club/set.sgf")).unwrap();
    let (said, status) = publish(folder.path(), &["club", "-o", "site"]);
    assert!(status == Some(0) && said.contains("set.sgf: 1 game is left out"), "{said}");
    let page = fs::read_to_string(folder.path().join("site/set.html")).unwrap();
    assert_eq!(page.matches("<details><summary>Solution").count(), 18);
}

/// A book says itself which files of its folder it does not have; so does a sheet.
#[test]
fn a_book_names_the_files_that_could_not_be_read() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("club")).unwrap();
    let game = "(;GM[1]SZ[9]PB[Ann]PW[Ben];B[aa];W[bb])".to_owned();
    for (name, text) in
        [("a.sgf", &game), ("b.sgf", &game), ("broken.sgf", &"no record".to_owned()), ("c.sgf", &problems(2))]
    {
        fs::write(folder.path().join("club").join(name), text).unwrap();
    }
    for words in [&["club", "-o", "book.pdf"][..], &["club", "--problems", "-o", "book.pdf"]] {
        assert_eq!(publish(folder.path(), words).1, Some(2));
        let Some(pages) = pages(&folder.path().join("book.pdf")) else { return };
        let all = pages.iter().map(|page| text_of(&page.1)).collect::<Vec<_>>().join(" ");
        assert!(all.contains("Left out, since they could not be read: broken.sgf"), "{all}");
    }
}

/// Where several moves go on rightly, an answer shows one and names the others.
#[test]
fn an_answer_names_the_other_right_moves() {
    let record = format!(
        "(;GM[1]FF[4]SZ[19]{STONES}C[Kill.](;B[ba];W[aa](;B[ca]C[RIGHT])(;B[ra]C[RIGHT])(;B[sa]C[WRONG]))(;B[sb]C[WRONG]))"
    );
    let folder = tempfile::tempdir().unwrap();
    let Some(pages) = pages(&booklet(folder.path(), &record, &["--problems"])) else { return };
    let all = pages.iter().map(|page| text_of(&page.1)).collect::<Vec<_>>().join(" ");
    assert!(all.contains("Also right: 3. Black S19") && !all.contains("T19"), "{all}");
}

#[test]
fn a_folder_becomes_one_sheet_and_no_record_is_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let records = folder.path().join("club");
    fs::create_dir_all(records.join("more")).unwrap();
    for (name, record) in [
        ("a.sgf", problems(2)),
        ("more/b.sgf", problems(1).replace("Shape1", "Ünder")),
        ("game.sgf", "(;GM[1]SZ[9]GN[NoProblem];B[aa];W[bb])".to_owned()),
        ("latin.sgf", String::new()),
    ] {
        fs::write(records.join(name), record).unwrap();
    }
    let latin = problems(1).replace("FF[4]", "FF[4]CA[ISO-8859-1]").replace("Shape1", "Shap\u{e9}");
    fs::write(records.join("latin.sgf"), latin.chars().map(|c| c as u8).collect::<Vec<u8>>()).unwrap();
    let (said, status) = publish(folder.path(), &["club", "--problems", "-o", "sheet.pdf"]);
    assert_eq!(status, Some(0), "{said}");
    let Some(pages) = pages(&folder.path().join("sheet.pdf")) else { return };
    let text = pages.iter().map(|page| text_of(&page.1)).collect::<Vec<_>>().join(" ");
    for word in ["club", "Shape1", "Shape2", "Ünder", "Shapé", "4. Black to play", "Bravo2"] {
        assert!(text.contains(word), "{word} in {text}");
    }
    assert!(!text.contains("NoProblem") && !text.contains("5. "), "{text}");
    let (said, status) = publish(folder.path(), &["club", "--problems=2,4", "-o", "page.html"]);
    assert_eq!(status, Some(0), "{said}");
    let page = fs::read_to_string(folder.path().join("page.html")).unwrap();
    assert_eq!(page.matches("<details><summary>Solution").count(), 2);
    let (said, status) = publish(folder.path(), &["club", "--problems=2", "-o", "site"]);
    assert!(status != Some(0) && said.contains("are for one file") && !folder.path().join("site").exists(), "{said}");
    // Without the word it is a book of all their games, or a site, which needs a folder.
    assert_ne!(publish(folder.path(), &["club", "-o", "other.html"]).1, Some(0));
    assert_eq!(publish(folder.path(), &["club", "-o", "book.pdf"]), (String::new(), Some(0)));
    let book = pages_text(&folder.path().join("book.pdf"));
    for word in ["club", "Contents", "Shape1", "Ünder", "Shapé", "NoProblem"] {
        assert!(book.contains(word), "{word} in {book}");
    }
    let (said, status) = publish(folder.path(), &["club/a.sgf", "club/game.sgf", "-o", "two.pdf"]);
    assert_eq!(status, Some(0), "{said}");
    let two = pages_text(&folder.path().join("two.pdf"));
    assert!(two.contains("NoProblem") && two.contains("Shape2") && !two.contains("Ünder"), "{two}");
    // A page is a record, too; it is not replaced by what is made of it, however it is called.
    let before = fs::read(folder.path().join("page.html")).unwrap();
    let mut names = vec!["page.html", "./page.html", "club/../page.html"];
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink("page.html", folder.path().join("link.html")).unwrap();
        fs::hard_link(folder.path().join("page.html"), folder.path().join("second.html")).unwrap();
        names.extend(["link.html", "second.html"]);
    }
    for name in names {
        let (said, status) = publish(folder.path(), &["page.html", "-o", name]);
        assert!(status != Some(0) && said.contains("name another file"), "{name}: {said}");
        assert!(fs::read(folder.path().join("page.html")).unwrap() == before, "{name}");
    }
}

/// Positions without moves: their answers are in words, and are not on the sheet.
#[test]
fn puzzles_without_moves_are_printed() {
    let folder = tempfile::tempdir().unwrap();
    let start = "(;FF[4]GM[11]SZ[7]AB[c3][d3]AW[b4][c5]";
    let record = [
        format!("{start}PL[W]C[Blue to win. Answer: Quokka.])"),
        format!("{start}C[Black to play.];C[Wombat.]LB[d4:1])"),
        format!("{start}GN[Bare])"),
    ]
    .concat();
    let Some(pages) = pages(&booklet(folder.path(), &record, &["--problems"])) else { return };
    let texts: Vec<String> = pages.iter().map(|page| text_of(&page.1)).collect();
    let (asked, answered) = (&texts[0], &texts[1]);
    assert!(asked.contains("1. White to play") && asked.contains("2. Black to play") && asked.contains("Blue to win."));
    assert!(!asked.contains("Quokka") && !asked.contains("Wombat") && asked.contains("Bare"), "{asked}");
    assert!(answered.contains("Quokka") && answered.contains("Wombat"), "{answered}");
    assert!(answered.contains("The record has no answer to 3.") && answered.matches("3.").count() == 1, "{answered}");
    // Where no answer is known there is no page of them.
    fs::write(folder.path().join("bare.sgf"), format!("{start}GN[One]){start}GN[Two])")).unwrap();
    assert_eq!(publish(folder.path(), &["bare.sgf", "--problems=yes", "-o", "bare.pdf"]).1, Some(0));
    let bare = pages_text(&folder.path().join("bare.pdf"));
    assert!(bare.contains("2. Black to play") && !bare.contains("nswer"), "{bare}");
    // A page asks what can be judged, and prints the rest: with solutions that nobody reads by chance.
    let (said, status) = publish(folder.path(), &["record.sgf", "--problems", "-o", "page.html"]);
    assert_eq!(status, Some(0), "{said}");
    let page = fs::read_to_string(folder.path().join("page.html")).unwrap();
    assert!(page.contains("<article id=\"booklet\" class=\"sheet\"><header class=\"head\">"));
    assert_eq!(page.matches("<details><summary>Solution").count(), 3);
    assert!(!page.contains("Quokka") && !page.contains("Wombat") && !page.contains("id=\"asking\""));
    // Nobody asked for a sheet: positions are games.
    let games = pages_of_games(&folder.path().join("record.sgf"), folder.path());
    assert!(games.contains("Contents"), "{games}");
}

/// All words of a booklet.
fn pages_text(pdf: &Path) -> String {
    let pages = pages(pdf).unwrap_or_default();
    pages.iter().map(|page| text_of(&page.1)).collect::<Vec<_>>().join(" ")
}

fn pages_of_games(record: &Path, folder: &Path) -> String {
    let name = record.file_name().unwrap().to_str().unwrap();
    assert_eq!(publish(folder, &[name, "-o", "games.pdf"]).1, Some(0));
    pages(&folder.join("games.pdf")).unwrap().iter().map(|page| text_of(&page.1)).collect()
}

/// The title that is given stands over a game, a collection, and sheets; the names of games are not lost.
#[test]
fn a_title_stands_over_what_is_printed() {
    let folder = tempfile::tempdir().unwrap();
    let game = "(;GM[1]SZ[9]GN[Finale]PB[Ann]PW[Ben];B[ee])";
    for (record, is_named) in [(game.to_owned(), true), (game.repeat(2), true), (problems(3), false)] {
        let book = booklet(folder.path(), &record, &["--title", "  Our club,  autumn "]);
        let Some(pages) = pages(&book) else { return };
        let text = pages.iter().map(|page| text_of(&page.1)).collect::<Vec<_>>().join(" ");
        assert!(text.starts_with("Our club, autumn"), "{text}");
        assert_eq!(text.contains("Finale"), is_named, "{text}");
    }
    let untitled = booklet(folder.path(), game, &["--title", " "]);
    assert!(text_of(&pages(&untitled).unwrap()[0].1).starts_with("Finale"));
}

/// A long game reads like a magazine: who made it on its title page, contents that lead to its parts, and no heading without what follows.
#[test]
fn a_game_with_named_parts_has_a_title_page_and_contents() {
    let folder = tempfile::tempdir().unwrap();
    let words = "A sentence about the position, and one more about what could have been played. ";
    let point = |n: usize| format!("{}{}", (b'a' + (n % 19) as u8) as char, (b'a' + (n / 19) as u8) as char);
    let mut record =
        "(;GM[1]FF[4]SZ[19]GN[Finale]PB[Ann]PW[Ben]AN[Annotator A]SO[Source S]CP[Rights C]US[User U]".to_owned();
    for n in 0..300 {
        let name = if n % 25 == 24 { format!("N[Part{}]", n / 25 + 1) } else { String::new() };
        let comment = if n % 7 == 3 { format!("C[{}]", words.repeat(1 + n % 5)) } else { String::new() };
        record.push_str(&format!(";{}[{}]{name}{comment}", ["B", "W"][n % 2], point(n)));
    }
    record.push(')');
    let book = booklet(folder.path(), &record, &[]);
    let Some(pages) = pages(&book) else { return };
    assert_inside(&pages);
    assert_apart(&pages);
    let texts: Vec<String> = pages.iter().map(|page| text_of(&page.1)).collect();
    let figures = texts.concat().matches("Figure ").count();
    assert_eq!(boards(&book, &pages).iter().sum::<usize>(), figures, "a caption for each board");
    for text in ["Finale", "Ann – Ben", "Annotator A", "Source S", "Rights C", "User U", "Contents", "Part12"] {
        assert!(texts[0].contains(text), "{text} in {}", texts[0]);
    }
    assert!(texts[1].contains("Annotator: Annotator A · ") && texts[2].starts_with("Finale"), "a running head");
    for part in 1..=12 {
        let name = format!("Part{part}");
        let place = (1..pages.len()).find(|&page| pages[page].1.iter().any(|word| word.text == name)).unwrap();
        let line = pages[0].1.iter().position(|word| word.text == name).unwrap();
        let number = pages[0].1[line..].iter().find_map(|word| word.text.parse::<usize>().ok());
        assert_eq!(number, Some(place + 1), "{name}");
        if part == 12 {
            // It is the last move.
            continue;
        }
        // What follows is beneath it, in its column.
        let heading = pages[place].1.iter().find(|word| word.text == name).unwrap();
        let beneath = pages[place].1.iter().filter(|word| {
            (word.field[0] - heading.field[0]).abs() < 230.0
                && word.field[1] > heading.field[3] + 10.0
                && word.text.len() > 3
        });
        assert!(beneath.count() > 0, "{name} is the last line of its column");
    }
}

/// Who comes back from a variation of an opening book reads where the line is drawn that goes on.
#[test]
fn an_opening_book_leads_back_to_its_lines() {
    let folder = tempfile::tempdir().unwrap();
    let book = "(;GM[Blokus Duo]GN[Openings]C[Two replies.];B[f9,e10,f10,g10,f11]N[The X]C[First.]\
        (;W[j5,i6,j6,k6,j7]C[Alike.];B[h6,h7,h8,i8,h9]C[A wall.]\
        (;W[g4,h4,i4,f5,g5]C[Underneath.])(;W[k8,j9,k9,i10,j10]C[Behind.]))\
        (;W[j5,j4,j3,j2,j1]C[Away.]))";
    let book = booklet(folder.path(), book, &["--order", "booklet"]);
    let Some(pages) = pages(&book) else { return };
    assert_inside(&pages);
    assert_apart(&pages);
    let text = pages.iter().map(|page| text_of(&page.1)).collect::<Vec<_>>().join(" ");
    for said in ["Two replies.", "The X", "Alike.", "Away.", "(Figure 1) A wall.", "Underneath.", "Behind."] {
        assert_eq!(text.matches(said).count(), 1, "{said} in {text}");
    }
    // Nothing else has come between what is said and its figure.
    assert_eq!(text.matches("(Figure ").count() + text.matches("(Diagram ").count(), 1, "{text}");
}

#[test]
fn impossible_options_are_refused_and_omissions_reported() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    // The last game has no answer.
    fs::write(at("record.sgf"), problems(3) + "(;GM[1]SZ[9];B[ee];W[gc])").unwrap();
    fs::write(at("games.sgf"), "(;GM[1]SZ[9];B[ee];W[gc])").unwrap();
    fs::create_dir(at("folder")).unwrap();
    fs::copy(at("record.sgf"), at("folder/record.sgf")).unwrap();
    // From one record as from a folder, on paper as on a page: the problems alone, and a word about the rest.
    for from in ["record.sgf", "folder"] {
        for to in ["sheet.pdf", "sheet.html"] {
            let (said, status) = publish(folder.path(), &[from, "-o", to, "--problems=yes"]);
            assert!(status == Some(0) && said.contains("1 game is left out"), "{from} {to}: {said}");
            assert!(said.contains("known: record.sgf 4\n") && said.contains("study judge"), "{from} {to}: {said}");
        }
        let Some(pages) = pages(&at("sheet.pdf")) else { return };
        let texts: Vec<String> = pages.iter().map(|page| text_of(&page.1)).collect();
        assert_eq!(texts.len(), 2, "{from}: {texts:?}");
        assert!(texts[0].contains("3. Black to play") && texts[1].contains("Answers"), "{from}: {texts:?}");
        assert!(!texts.concat().contains("Figure"), "{from}: {texts:?}");
        let page = fs::read_to_string(at("sheet.html")).unwrap();
        assert_eq!(page.matches("<details><summary>Solution").count(), 3, "{from}");
        assert!(page.contains("class=\"sheet\"") && !page.contains("Figure 1"), "{from}");
    }
    // A game that is chosen is asked alone, and nothing is left out.
    let (said, status) = publish(folder.path(), &["record.sgf", "--game", "2", "--problems=yes", "-o", "two.pdf"]);
    assert!(status == Some(0) && !said.contains("left out"), "{said}");
    let two = text_of(&pages(&at("two.pdf")).unwrap()[0].1);
    assert!(two.contains("Shape2") && !two.contains("Shape1"), "{two}");
    for (words, why) in [
        (&["record.sgf", "--answers", "both", "-o", "page.html", "--problems=yes"][..], "ends in .pdf"),
        (&["record.sgf", "--margins", "300", "-o", "wide.pdf"], "0 to 60 millimetres"),
        (&["games.sgf", "--problems=yes", "--sort", "title", "-o", "none.pdf"], "no problems whose answers are known"),
        (&["games.sgf", "--problems=yes", "-o", "none.pdf"], "no problems whose answers are known"),
        (&["record.sgf", "--game", "4", "--problems=yes", "-o", "none.pdf"], "no problems whose answers are known"),
    ] {
        let (said, status) = publish(folder.path(), words);
        assert!(status != Some(0) && said.contains(why), "{words:?}: {said}");
    }
    assert!(["page.html", "wide.pdf", "none.pdf"].iter().all(|name| !at(name).exists()));
}

/// A name from the right does not change what stands beside it, wherever in the book it is.
#[test]
fn names_of_both_directions_are_isolated_in_print() {
    let folder = tempfile::tempdir().unwrap();
    let game = "(;GM[1]SZ[9]PB[محمد علي]BR[5d]PW[Gröbli]WR[3k]EV[דוד 7]DT[2010-11-11]RE[0];B[ee];W[ed])";
    let Some(pages) = pages(&booklet(folder.path(), &game.repeat(3), &["--language", "en"])) else { return };
    let all = pages.iter().map(|page| text_of(&page.1)).collect::<Vec<_>>().join("\n");
    for (text, count) in [("5d", 3), ("(2010-11-11)", 3), ("Draw", 6), ("3k", 3)] {
        assert_eq!(all.split_whitespace().filter(|word| *word == text).count(), count, "{text} in {all}");
    }
    // Behind the name, and on the left where the lines begin.
    let words: Vec<&Word> = pages.iter().flat_map(|page| &page.1).collect();
    for at in (0..words.len()).filter(|&at| words[at].text == "5d") {
        let black = words[..at].iter().rev().find(|word| word.text == "Black:").unwrap();
        let same = (black.field[1] - words[at].field[1]).abs() < 2.0;
        assert!(same && black.field[2] < words[at].field[0] && black.field[0] < words[at].field[0], "{all}");
    }
}
