//! What is promised of everything that is published: safe, the same everywhere, quick, and usable by whoever gets it.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use variorum::publish::{self, Choices, ClipFormat, TextForm};
use variorum::sgf::Tree;

use super::browser::Browser;
use super::{corpus, page, publication};

const ODD: &str = "<img onerror=1> \\]\\]> </script> \u{202e}turned\u{7}\u{1b}[31m שלום `$\\\\input{x}` \"q\"";

/// A record with odd words wherever there is room for words.
fn odd(game: &str) -> String {
    format!(
        "(;GM[{game}]FF[4]CA[UTF-8]SZ[9]GN[{ODD}]PB[{ODD}]PW[{ODD}]EV[{ODD}];B[{}]N[{ODD}]C[{ODD}]LB[{}:{ODD}])",
        if game == "1" { "ee" } else { "e5" },
        if game == "1" { "aa" } else { "a1" }
    )
}

#[test]
fn odd_words_are_words_in_every_form() {
    let long = format!("(;GM[1]SZ[9]GN[{0}]PB[{0}]C[x];B[ee])", "t".repeat(100_000));
    for (record, forms) in [
        (odd("1"), &[TextForm::Senseis, TextForm::Latex, TextForm::Markdown, TextForm::Text][..]),
        (odd("11"), &[TextForm::HexWiki, TextForm::Markdown, TextForm::Text]),
        (long, &[TextForm::Senseis, TextForm::Latex, TextForm::Markdown, TextForm::Text]),
    ] {
        for form in forms {
            let made = publish::text(&publication(record.as_bytes(), &[]), &Choices::default(), *form).unwrap();
            let text = String::from_utf8(made.bytes).unwrap();
            assert!(!text.contains(|c: char| c.is_control() && c != '\n' || c == '\u{202e}'), "{form:?}: {text:?}");
            assert!(text.len() < 20_000, "{form:?}: {}", text.len());
            if *form == TextForm::Markdown {
                assert!(text.match_indices('<').all(|(at, _)| text[..at].ends_with('\\')), "{text}");
            }
            if *form == TextForm::Latex {
                let spoken = text.lines().filter(|line| !line.starts_with('%'));
                assert!(spoken.clone().all(|line| !line.contains("input")), "{text}");
            }
            if *form == TextForm::Senseis {
                assert!(text.lines().all(|line| line.is_empty() || line.starts_with("$$")), "{text}");
            }
        }
        let html = String::from_utf8(page(record.as_bytes())).unwrap();
        assert!(!html.contains("<img") && html.matches("<script").count() == 4 && !html.contains('\u{1b}'));
        assert!(html.len() < 60_000 + record.len(), "{}", html.len());
        let booklet = publish::booklet(
            &publication(record.as_bytes(), &[]),
            &Choices::default(),
            &mut |_| Vec::new(),
            &mut |_, _| true,
        );
        assert!(booklet.unwrap().bytes.starts_with(b"%PDF-"));
        for format in [ClipFormat::Gif, ClipFormat::Png] {
            publish::clip(&publication(record.as_bytes(), &[]), &Choices::default(), format, &mut |_, _| true).unwrap();
        }
    }
}

/// Time zone, language, home and the day make no difference.
#[test]
fn the_same_bytes_come_out_everywhere() {
    let folder = tempfile::tempdir().unwrap();
    let record = folder.path().join("game.sgf");
    fs::write(&record, odd("1")).unwrap();
    for form in ["html", "pdf", "png", "gif", "txt", "md", "tex"] {
        let mut made: Vec<Vec<u8>> = Vec::new();
        for (zone, language, home) in
            [("UTC", "C", "a"), ("Asia/Kathmandu", "de_DE.UTF-8", "b"), ("America/St_Johns", "zh_CN.UTF-8", "c")]
        {
            let home = folder.path().join(home);
            fs::create_dir_all(&home).unwrap();
            let to = home.join(format!("out.{form}"));
            let done = Command::new(env!("CARGO_BIN_EXE_variorum"))
                .arg("publish")
                .args(["--language", "en"])
                .arg(&record)
                .arg("-o")
                .arg(&to)
                .env("TZ", zone)
                .env("LC_ALL", language)
                .env("LANG", language)
                .env("HOME", &home)
                .output()
                .unwrap();
            assert_eq!(done.status.code(), Some(0), "{done:?}");
            made.push(fs::read(to).unwrap());
        }
        assert!(made.windows(2).all(|pair| pair[0] == pair[1]), "{form}");
    }
}

#[test]
fn another_comment_is_one_other_stretch() {
    let one = odd("1");
    let other = one.replace("C[<img", "C[another <img");
    // The line at the end, by which it is known whether anybody changed the page, is another one.
    let without_seal =
        |page: Vec<u8>| page[..page.trim_ascii_end().iter().rposition(|&byte| byte == b'\n').unwrap()].to_vec();
    let [one, other] = [one, other].map(|record| without_seal(page(record.as_bytes())));
    let alike = one.iter().zip(&other).take_while(|(a, b)| a == b).count();
    let behind = one.iter().rev().zip(other.iter().rev()).take_while(|(a, b)| a == b).count();
    let find = |bytes: &[u8], what: &str| bytes.windows(what.len()).position(|part| part == what.as_bytes()).unwrap();
    // The style, the board and the figure before it; the script after it.
    assert!(alike > find(&one, "</figcaption>"), "{alike}");
    assert!(one.len() - behind < find(&one, "\"use strict\""), "{behind}");
}

#[test]
#[ignore = "starts a browser: run by .ci/run"]
fn a_described_game_is_a_page_like_any_other() {
    let Some(mut browser) = Browser::start() else { return };
    let games = [
        (
            "(name: \"Published cross\", gm: [\"published-cross\"], board: Lines(columns: 7, rows: 9, corners: 2), \
             coordinates: FromTop, pieces: {\"K\": \"king\", \"KN\": \"knight\"}, colours: (\"Red\", \"Green\"), \
             play: Move, start: (black: [\"Kc1\", \"d2\"], white: [\"KNd9\"]))",
            "(;GM[published-cross];B[d2d3];W[d9d8](;B[c1c2])(;B[d3d4]))",
        ),
        (
            "(name: \"Published hexagon\", gm: [\"published-hexagon\"], board: Hexagon(side: 5), coordinates: InLine, \
             begins: White)",
            "(;GM[published-hexagon];W[a1];B[c4]C[see c4](;W[e5])(;W[e6]))",
        ),
    ];
    let home = browser.folder().join("home");
    fs::create_dir_all(home.join("games")).unwrap();
    for (number, (description, record)) in games.iter().enumerate() {
        fs::write(home.join(format!("games/published-{number}.ron")), description).unwrap();
        fs::write(home.join(format!("{number}.sgf")), record).unwrap();
    }
    let run = |arguments: &[&str]| {
        let mut program = Command::new(env!("CARGO_BIN_EXE_variorum"));
        let done = program.args(arguments).current_dir(&home).env("VARIORUM_HOME", &home).output().unwrap();
        assert_eq!(done.status.code(), Some(0), "{done:?}");
        done.stdout
    };
    for number in 0..games.len() {
        let record = format!("{number}.sgf");
        run(&["publish", &record, "-o", "page.html"]);
        browser.load(&home.join("page.html"), "");
        let paths = browser.value("variorum.paths()");
        assert_eq!(paths.as_array().unwrap().len(), 5);
        for path in paths.as_array().unwrap() {
            let path = path.as_str().unwrap();
            let at = format!("/{}", path.trim_start_matches('/'));
            let shown: Value = serde_json::from_slice(&run(&["show", "--json", "--at", &at, &record])).unwrap();
            assert_eq!(browser.value(&format!("variorum.go('{path}')")), path);
            assert_eq!(browser.value("variorum.places()"), shown["places"], "{record} {path}");
            assert!(path == "/" || !shown["places"].as_object().unwrap().is_empty(), "{shown}");
        }
        assert_eq!(browser.complaints(), Vec::<String>::new());
    }
}

/// The node of a document, of any frame, with this identifier.
fn with_id(node: &Value, id: &str) -> Option<Value> {
    let attributes = node["attributes"].as_array().map(Vec::as_slice).unwrap_or_default();
    if attributes.chunks(2).any(|pair| pair[0] == "id" && pair[1] == id) {
        return Some(node["nodeId"].clone());
    }
    let below = node["children"].as_array().into_iter().flatten().chain(node.get("contentDocument"));
    below.into_iter().find_map(|node| with_id(node, id))
}

#[test]
#[ignore = "starts a browser: run by .ci/run"]
fn a_frame_shows_the_board_and_one_without_scripts_the_booklet() {
    let Some(mut browser) = Browser::start() else { return };
    fs::write(browser.folder().join("page.html"), page(odd("1").as_bytes())).unwrap();
    let outer = browser.folder().join("outer.html");
    for (sandbox, shown, hidden) in [
        ("sandbox", "booklet", "viewer"),
        ("sandbox=\"allow-scripts\"", "viewer", "booklet"),
        ("", "viewer", "booklet"),
    ] {
        fs::write(&outer, format!("<iframe {sandbox} width=700 height=900 src=page.html></iframe>")).unwrap();
        browser.call("Page.navigate", json!({"url": "about:blank"}));
        browser.call("Page.navigate", json!({"url": format!("file://{}", outer.display())}));
        let started = Instant::now();
        loop {
            let document = browser.call("DOM.getDocument", json!({"depth": -1, "pierce": true}));
            let mut height = |id: &str| {
                let node = with_id(&document["root"], id)?;
                let shape = browser.try_call("DOM.getBoxModel", json!({"nodeId": node}))?;
                shape["model"]["height"].as_f64().filter(|height| *height > 0.0)
            };
            if height(shown).is_some_and(|height| height > 200.0) && height(hidden).is_none() {
                break;
            }
            assert!(started.elapsed() < Duration::from_secs(20), "<iframe {sandbox}> does not show the {shown}");
            std::thread::sleep(Duration::from_millis(100));
        }
    }
}

#[test]
#[ignore = "starts a browser: run by .ci/run"]
fn fingers_and_wheels_go_through_the_game() {
    let Some(mut browser) = Browser::start() else { return };
    let file = browser.folder().join("page.html");
    fs::write(&file, page(b"(;GM[1]SZ[9];B[aa];W[bb];B[cc])")).unwrap();
    browser.load(&file, "");
    let board = browser.value(
        "(() => { const r = document.getElementById('board').getBoundingClientRect(); return [r.left, r.top, r.width, r.height] })()",
    );
    let [left, top, width, height] = [0, 1, 2, 3].map(|at| board[at].as_f64().unwrap());
    let mut mouse = |kind: &str, x: f64, more: Value| {
        let mut event =
            json!({"type": kind, "x": left + width * x, "y": top + height / 2.0, "button": "left", "clickCount": 1});
        event.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        browser.call("Input.dispatchMouseEvent", event);
        browser.value("variorum.path")
    };
    let mut press = |from: f64, to: f64| {
        mouse("mousePressed", from, json!({}));
        mouse("mouseReleased", to, json!({}))
    };
    assert_eq!(press(0.8, 0.8), "/0", "a tap on the right");
    assert_eq!(press(0.8, 0.3), "0.0", "a swipe to the left");
    assert_eq!(press(0.2, 0.2), "/0", "a tap on the left");
    assert_eq!(press(0.2, 0.8), "/", "a swipe to the right");
    let wheel = json!({"deltaX": 0, "deltaY": 120});
    assert_eq!(mouse("mouseWheel", 0.5, wheel.clone()), "/", "the wheel is the page's");
    browser.value("document.getElementById('wheel').click()");
    let mut mouse = |delta: i32| {
        let event = json!({"type": "mouseWheel", "x": left + 20.0, "y": top + 20.0, "deltaX": 0, "deltaY": delta});
        browser.call("Input.dispatchMouseEvent", event);
        browser.value("new Promise(done => setTimeout(() => done(variorum.path), 200))")
    };
    assert_eq!([mouse(120), mouse(120), mouse(-120)], ["/0", "0.0", "/0"], "and the game's where that is chosen");
}

#[test]
#[ignore = "starts a browser: run by .ci/run"]
fn a_wide_fork_and_a_long_dictionary_stay_quick() {
    let Some(mut browser) = Browser::start() else { return };
    let file = browser.folder().join("page.html");
    let wide: String = (0..3000)
        .map(|n| format!("(;B[{}{}])", (b'a' + (n % 19) as u8) as char, (b'a' + (n / 19 % 19) as u8) as char))
        .collect();
    fs::write(&file, page(format!("(;GM[1]SZ[19]{wide})").as_bytes())).unwrap();
    browser.load(&file, "");
    assert!(browser.value("document.querySelectorAll('.choice').length").as_u64().unwrap() < 100);
    let step = "(async () => { const times = []; for (const path of variorum.paths().slice(0, 200)) { const from = performance.now(); await variorum.go(path); times.push(performance.now() - from); } times.sort((a, b) => a - b); return times[100] })()";
    let usual = browser.value(step).as_f64().unwrap();
    assert!(usual < 25.0, "a step in a wide fork takes {usual} ms");
    let Some(kogo) = corpus::others().map(|folder| folder.join("sgf/kogo/Kogo_s_Joseki_Dictionary.sgf")) else {
        return;
    };
    let Ok(bytes) = fs::read(kogo) else { return };
    let made = page(&bytes);
    assert!(made.len() < bytes.len() + 60_000, "{} for {}", made.len(), bytes.len());
    fs::write(&file, made).unwrap();
    let started = Instant::now();
    browser.load(&file, "");
    let (loaded, usual) = (started.elapsed(), browser.value(step).as_f64().unwrap());
    eprintln!("Kogo's dictionary: usable after {loaded:?}, a step takes {usual:.2} ms");
    // A second, and five milliseconds, on a machine that does nothing else.
    assert!(loaded < Duration::from_secs(4) && usual < 15.0, "{loaded:?} {usual} ms");
}

/// Numbers and notes of a figure, from its page.
fn figure(svg: &str, caption: &str) -> (Vec<u32>, BTreeMap<u32, String>) {
    let texts = svg.split("<text ").skip(1).filter_map(|text| text.split_once('>')?.1.split_once('<')?.0.parse().ok());
    let mut notes = BTreeMap::new();
    let reported = caption.split_once("<br>").map_or("", |(_, reported)| reported);
    let separator = if reported.contains(';') { "; " } else { ", " };
    for note in reported.split(separator).filter(|note| !note.is_empty()) {
        let (numbers, place) =
            note.split_once(" at ").or_else(|| note.split_once(" pass").map(|(n, _)| (n, "pass"))).unwrap();
        for number in numbers.split(", ") {
            notes.insert(number.parse().unwrap(), place.to_owned());
        }
    }
    (texts.collect(), notes)
}

/// Captions list exactly the moves that are not drawn, and where they were played: by the moves alone.
#[test]
fn captions_list_what_figures_do_not_show() {
    let mut random = fastrand::Rng::with_seed(19);
    let (mut listed, mut joined) = (0, 0);
    for _ in 0..40 {
        let points: Vec<String> = (0..60)
            .map(|_| format!("{}{}", (b'a' + random.u8(..4)) as char, (b'a' + random.u8(..4)) as char))
            .collect();
        let moves: String = points.iter().zip(0..).map(|(p, n)| format!(";{}[{p}]", ["B", "W"][n % 2])).collect();
        let text = String::from_utf8(page(format!("(;GM[1]SZ[9]{moves})").as_bytes())).unwrap();
        let display = |point: &str| {
            let bytes = point.as_bytes();
            format!("{}{}", (bytes[0] - b'a' + b'A') as char, 9 - (bytes[1] - b'a'))
        };
        let mut seen = Vec::new();
        for part in text.split("<figure>").skip(1) {
            let (svg, rest) = part.split_once("</svg>").unwrap();
            let caption =
                rest.split_once("<figcaption dir=\"auto\">").unwrap().1.split_once("</figcaption>").unwrap().0;
            let (drawn, notes) = figure(svg, caption);
            joined += usize::from(caption.contains("; "));
            for (number, place) in &notes {
                let point = &points[*number as usize - 1];
                match place.parse::<usize>() {
                    Ok(other) => assert_eq!(&points[other - 1], point, "{number} at {other}"),
                    Err(_) => assert_eq!(&display(point), place, "{number}"),
                }
                listed += 1;
            }
            seen.extend(drawn.into_iter().chain(notes.into_keys()));
        }
        seen.sort_unstable();
        assert_eq!(seen, (1..=60).collect::<Vec<u32>>());
    }
    assert!(listed > 100 && joined > 5, "{listed} {joined}");
}

/// Without a bound of moves a game is one figure; a line through what has won would go through the numbers.
#[test]
fn figures_have_the_requested_moves() {
    let record = b"(;GM[11]SZ[3];B[c2];W[swap-pieces];B[b1];W[a2];B[b2];W[c2];B[a3])";
    for (moves, figures) in [(0, 1), (50, 1), (3, 3), (1, 7)] {
        let choices = Choices { moves_per_figure: moves, ..Choices::default() };
        let made = publish::page(&publication(record, &[]), &choices, &mut |_, _| true).unwrap().bytes;
        let text = String::from_utf8(made).unwrap();
        assert_eq!(text.matches("<figure>").count(), figures, "{moves}");
        if figures == 1 {
            let figure = text.split_once("<figure>").unwrap().1.split_once("</figure>").unwrap().0;
            assert!(!figure.contains("stroke-linecap=\"round\""), "{figure}");
            assert!(figure.contains("<br>2 swap</figcaption>") && figure.contains(">1</text>"), "{figure}");
        }
    }
}

/// Every word of the record is in the booklet of its page, and every number of its main line.
#[test]
fn the_printed_booklet_of_a_page_is_complete() {
    let escaped = variorum::scene::svg::escaped;
    for entry in fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/samples")).unwrap() {
        let path = entry.unwrap().path();
        let bytes = fs::read(&path).unwrap();
        let tree = Tree::read(bytes.clone()).0;
        let text = String::from_utf8(page(&bytes)).unwrap();
        let booklet = text.split_once("<article").unwrap().1.split_once("</article>").unwrap().0;
        // Links to nodes stand between the words.
        let plain =
            booklet.split('<').map(|part| part.split_once('>').map_or(part, |(_, text)| text)).collect::<String>();
        for root in tree.games() {
            for node in tree.descendants(root) {
                let comment = tree.text(node, "C").unwrap_or_default();
                assert!(plain.contains(&escaped(comment.trim())), "{}: {comment}", path.display());
            }
        }
    }
}

#[test]
fn booklets_are_sound_and_their_words_can_be_copied() {
    let folder = tempfile::tempdir().unwrap();
    let (record, pdf) = (folder.path().join("a.sgf"), folder.path().join("a.pdf"));
    fs::write(
        &record,
        "(;GM[1]CA[UTF-8]SZ[19]PB[石田芳夫]PW[이창호]C[שלום עולם. see #0.0 and #\"x\"];B[pd]C[定石です];W[dd]N[x])",
    )
    .unwrap();
    let run = |program: &str, arguments: &[&str]| {
        let done = Command::new(program).args(arguments).output().ok()?;
        Some((
            done.status.code(),
            String::from_utf8_lossy(&done.stdout).into_owned() + &String::from_utf8_lossy(&done.stderr),
        ))
    };
    let [from, to] = [&record, &pdf].map(|path| path.to_str().unwrap());
    let (code, reported) = run(env!("CARGO_BIN_EXE_variorum"), &["publish", from, "-o", to]).unwrap();
    assert_eq!(code, Some(0), "{reported}");
    match run("qpdf", &["--check", to]) {
        Some((code, printed)) => assert_eq!(code, Some(0), "{printed}"),
        None => eprintln!("a booklet is not checked: no qpdf is installed"),
    }
    match run("pdffonts", &[to]) {
        Some((_, printed)) => {
            for line in printed.lines().filter(|line| line.contains("Identity-H")) {
                assert!(line.contains("yes yes yes"), "embedded and a part only: {line}");
            }
        }
        None => eprintln!("fonts of a booklet are not looked at: no pdffonts is installed"),
    }
    match run("pdftotext", &[to, "-"]).filter(|_| reported.is_empty()) {
        Some((_, printed)) => {
            for word in ["石田芳夫", "이창호", "定石です", "שלום"] {
                assert!(printed.contains(word), "{word} in {printed}");
            }
        }
        None => eprintln!("words of a booklet are not looked at: no pdftotext, or no fonts: {reported}"),
    }
    let bytes = fs::read(&pdf).unwrap();
    assert!(bytes.len() < 300_000, "{}", bytes.len());
}

/// A game of 200 moves on a big board: its booklet and its clip are small.
#[test]
fn long_games_stay_small() {
    let mut random = fastrand::Rng::with_seed(200);
    let mut points: Vec<(u8, u8)> = (0..19).flat_map(|x| (0..19).map(move |y| (x, y))).collect();
    random.shuffle(&mut points);
    // As in most games the next move is often near the last one.
    points.sort_by_key(|(x, y)| (x / 5, y / 5));
    let moves: String = points[..200]
        .iter()
        .zip(0..)
        .map(|((x, y), n)| format!(";{}[{}{}]", ["B", "W"][n % 2], (b'a' + x) as char, (b'a' + y) as char))
        .collect();
    let record = format!("(;GM[1]SZ[19]{moves})");
    let publication = publication(record.as_bytes(), &[]);
    let booklet =
        publish::booklet(&publication, &Choices::default(), &mut |_| Vec::new(), &mut |_, _| true).unwrap().bytes;
    assert!(booklet.len() < 100_000, "{}", booklet.len());
    for format in [ClipFormat::Gif, ClipFormat::Png] {
        let clip = publish::clip(&publication, &Choices::default(), format, &mut |_, _| true).unwrap().bytes;
        assert!(clip.len() < 100_000, "{format:?}: {}", clip.len());
    }
    let mut reported = 0;
    let stopped = publish::page(&publication, &Choices::default(), &mut |done, all| {
        reported = done.max(reported);
        assert!(done <= all);
        done < 100
    });
    assert!(matches!(stopped, Err(publish::PublishError::Stopped)) && reported < 200, "{reported}");
    let stopped = publish::booklet(&publication, &Choices::default(), &mut |_| Vec::new(), &mut |done, _| done < 100);
    assert!(matches!(stopped, Err(publish::PublishError::Stopped)));
}

/// A collection's page has the tables of its board once: it is at most three times as long as the record.
#[test]
fn a_collection_is_not_much_longer_as_a_page() {
    let mut random = fastrand::Rng::with_seed(500);
    let mut points: Vec<(u8, u8)> = (0..19).flat_map(|x| (0..19).map(move |y| (x, y))).collect();
    let mut record = String::new();
    for game in 0..500 {
        random.shuffle(&mut points);
        record += &format!("(;GM[1]FF[4]SZ[19]PB[Player {}]PW[Player {}]DT[2024-01-01]", game % 40, game % 37);
        for ((x, y), n) in points[..90].iter().zip(0..) {
            record += &format!(";{}[{}{}]", ["B", "W"][n % 2], (b'a' + x) as char, (b'a' + y) as char);
        }
        record += ")\n";
    }
    let made = page(record.as_bytes());
    assert!(made.len() <= 3 * record.len(), "{} for {}", made.len(), record.len());
    assert_eq!(String::from_utf8(made).unwrap().matches("id=\"board0\"").count(), 1);
    // Another board has tables of its own.
    let two = String::from_utf8(page(b"(;GM[1]SZ[9];B[aa])(;GM[1]SZ[9];B[bb])(;GM[11]SZ[5];B[a1])")).unwrap();
    assert!(two.contains("id=\"board1\"") && !two.contains("id=\"board2\""));
}

/// Pages and booklets speak the publisher's language, or the one that is named; places are called as wished.
#[test]
fn the_language_is_the_publishers_or_the_named_one() {
    let folder = tempfile::tempdir().unwrap();
    let record = folder.path().join("game.sgf");
    fs::write(&record, "(;GM[1]SZ[9];B[ee];W[dd]C[x])").unwrap();
    let made = |locale: &str, more: &[&str]| {
        let to = folder.path().join("out.html");
        let mut program = Command::new(env!("CARGO_BIN_EXE_variorum"));
        program.arg("publish").args(more).arg(&record).arg("-o").arg(&to);
        program.env("LC_ALL", locale).env("LANG", locale).env("HOME", folder.path());
        let done = program.output().unwrap();
        assert_eq!(done.status.code(), Some(0), "{done:?}");
        fs::read_to_string(to).unwrap()
    };
    let booklet = |page: &str| page.split_once("<article").unwrap().1.split_once("</article>").unwrap().0.to_owned();
    for (locale, more, tag, words) in [
        ("C", &[][..], "en", "2 White D6"),
        ("de_DE.UTF-8", &[], "de", "2 Weiß D6"),
        ("de_DE.UTF-8", &["--language", "en"], "en", "2 White D6"),
        ("C", &["--language", "ja"], "ja", "D6"),
        ("C", &["--coordinates", "numbers"], "en", "2 White 4-4"),
    ] {
        let page = made(locale, more);
        assert!(page.contains(&format!("<html lang=\"{tag}\">")), "{locale} {more:?}");
        let reported = booklet(&page);
        assert!(reported.contains(words), "{words} in {reported}");
        assert!(!page.contains("{{w-"), "every text of the page is there");
        assert_eq!(page, made(locale, more));
    }
}

/// What is beside a page's board: forks that are clicked on it, and the moves with their comments and variations.
#[test]
#[ignore = "starts a browser: run by .ci/run"]
fn forks_are_on_the_board_and_moves_in_a_list() {
    let Some(mut browser) = Browser::start() else { return };
    let file = browser.folder().join("page.html");
    let record = "(;GM[1]SZ[19];B[pd]C[First words.](;W[dp];B[pp])(;W[dd];B[dp]C[Others.])(;W[]))";
    fs::write(&file, page(record.as_bytes())).unwrap();
    browser.load(&file, "#/0");
    let click = |browser: &mut Browser, place: &str| {
        // The table has the places in the order of the board.
        let at = browser.value(&format!(
            "(() => {{ const td = document.querySelector('td[data-at=\"{place}\"]'), b = document.getElementById('board'); \
             const p = new DOMPoint(50 + (td.cellIndex - 1) * 100, 50 + (td.parentNode.rowIndex - 1) * 100).matrixTransform(b.getScreenCTM()); \
             return [p.x, p.y] }})()"
        ));
        for kind in ["mousePressed", "mouseReleased"] {
            let event = json!({"type": kind, "x": at[0], "y": at[1], "button": "left", "clickCount": 1});
            browser.call("Input.dispatchMouseEvent", event);
        }
        browser.value("variorum.path")
    };
    assert_eq!(browser.value("variorum.path"), "/0");
    assert!(browser.value("document.querySelector('#board').innerHTML.includes('use')").as_bool().unwrap());
    assert_eq!(click(&mut browser, "dd"), "0.1", "the variation at D16");
    assert_eq!(click(&mut browser, "dp"), "0.0", "the move that could be there instead of it");
    let listed = |browser: &mut Browser| {
        browser
            .value("[...document.querySelectorAll('#moves li')].map(li => li.textContent.trim().replace(/\\s+/g, ' '))")
    };
    let rows = listed(&mut browser);
    assert_eq!(rows[0], "start");
    assert!(rows[1].as_str().unwrap().starts_with("1 Q16") && rows[1].as_str().unwrap().contains("First words."));
    assert!(rows[2].as_str().unwrap().contains("White D16") && rows[2].as_str().unwrap().contains("White pass"));
    assert_eq!(browser.value("document.querySelector('#moves [aria-current]').textContent.trim()"), "2 D4");
    browser.value("document.querySelectorAll('#moves li')[2].querySelectorAll('.or')[0].click()");
    assert_eq!(browser.value("variorum.path"), "0.1");
    assert!(listed(&mut browser)[3].as_str().unwrap().contains("Others."));
    browser.value("document.getElementById('earlier').click()");
    assert_eq!(browser.value("variorum.path"), "/0");
    browser.value("document.getElementById('later').click()");
    assert_eq!(browser.value("variorum.path"), "0.1.0");
    // A stale address says so; the next step takes that away.
    browser.load(&file, "#0.7.7");
    assert_eq!(browser.value("[variorum.path, document.getElementById('stale').hidden]"), json!(["/", false]));
    browser.press("ArrowRight");
    assert_eq!(browser.value("document.getElementById('stale').hidden"), true);
    browser.load(&file, "#0.1");
    assert_eq!(browser.value("document.getElementById('stale').hidden"), true);
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

/// On a narrow screen only the part of the board is seen that the game uses.
#[test]
#[ignore = "starts a browser: run by .ci/run"]
fn a_corner_fills_a_small_screen() {
    let Some(mut browser) = Browser::start() else { return };
    let file = browser.folder().join("page.html");
    fs::write(&file, page(b"(;GM[1]SZ[19];B[pd];W[qf];B[nc];W[rd])")).unwrap();
    let width = "document.getElementById('board').viewBox.baseVal.width";
    for (screen, is_part) in [(360, true), (1200, false)] {
        let size = json!({"width": screen, "height": 740, "deviceScaleFactor": 1, "mobile": false});
        browser.call("Emulation.setDeviceMetricsOverride", size);
        browser.load(&file, "");
        let seen = browser.value(width).as_f64().unwrap();
        assert_eq!(seen < 1200.0, is_part, "{screen}: {seen}");
        browser.value("document.getElementById('near').click()");
        assert_eq!(browser.value(width).as_f64().unwrap() < 1200.0, !is_part);
    }
    // A board that can be seen whole is, and so is one that is in use far from its sides.
    let size = json!({"width": 360, "height": 740, "deviceScaleFactor": 1, "mobile": false});
    browser.call("Emulation.setDeviceMetricsOverride", size);
    for record in ["(;GM[1]SZ[9];B[gc];W[hc])", "(;GM[1]SZ[9];B[ee]LB[ee:A])", "(;GM[1]SZ[19];B[jj];W[kk])"] {
        fs::write(&file, page(record.as_bytes())).unwrap();
        browser.load(&file, "");
        let whole = "document.getElementById('board').getAttribute('viewBox').split(' ')[0] < 0";
        assert_eq!(browser.value(whole), true, "{record}: with its coordinates");
    }
}

/// Numbers on the page are those of the picture: after a swap, under a label, where they are not printed.
#[test]
#[ignore = "starts a browser: run by .ci/run"]
fn numbers_of_a_page_are_those_of_pictures() {
    let Some(mut browser) = Browser::start() else { return };
    let file = browser.folder().join("page.html");
    for (record, path, numbers) in [
        ("(;GM[11]SZ[5];B[b1];W[swap-pieces];B[c3])", "0*3", &["1", "3"][..]),
        ("(;GM[1]SZ[9];B[ee];W[ed]LB[ee:A])", "0.0", &["2"]),
        ("(;GM[1]SZ[9];B[ee];W[ed]PM[0])", "0.0", &[]),
        ("(;GM[1]SZ[9];B[ee](;W[ed])(;W[ef]))", "0.1", &["1", "2b"]),
    ] {
        fs::write(&file, page(record.as_bytes())).unwrap();
        browser.load(&file, &format!("#{path}"));
        browser.value("document.getElementById('numbers').click()");
        let shown = "[...document.querySelectorAll('#board text.number')].map(e => e.textContent).sort()";
        assert_eq!(browser.value(shown), json!(numbers), "{record}");
    }
}

/// What a record says of moves and positions is beside them in every form, with a comment and without one.
#[test]
fn judgements_are_in_every_form() {
    let record = "(;GM[1]SZ[9]DM[1];B[ee]TE[1];W[ec]DO[]C[a];B[gc]BM[2](;W[cg]IT[])(;W[gg]GB[1])(;HO[1]))";
    let read = publication(record.as_bytes(), &[]);
    let choices = Choices::default();
    let text = |form: publish::TextForm| {
        String::from_utf8(publish::text(&read, &choices, form).unwrap().bytes).unwrap().replace('\\', "")
    };
    for form in [publish::TextForm::Markdown, publish::TextForm::Text] {
        let text = text(form);
        for part in ["1. Black E5! 2. White E7?! 3. Black G7?? 4. White C3!?", "Even position", "White E7?!"] {
            assert!(text.contains(part), "{form:?}: {part} in {text}");
        }
    }
    let html = String::from_utf8(page(record.as_bytes())).unwrap();
    let booklet = html.split_once("<article").unwrap().1.split_once("</article>").unwrap().0;
    for part in ["Even position", "1!", "2 White E7?!", "3??", "4!?", "4 (Good for Black)", "Hotspot"] {
        assert!(booklet.contains(part), "{part} in {booklet}");
    }
}

#[test]
#[ignore = "starts a browser: run by .ci/run"]
fn judgements_are_next_to_the_board() {
    let Some(mut browser) = Browser::start() else { return };
    let file = browser.folder().join("page.html");
    let record = "(;GM[1]SZ[9]DM[1];B[ee]TE[1];W[ec]DO[];B[gc]BM[2](;W[cg]IT[])(;W[gg]GB[1])(;HO[1]))";
    fs::write(&file, page(record.as_bytes())).unwrap();
    browser.load(&file, "");
    let text = |browser: &mut Browser, id: &str| browser.value(&format!("document.getElementById('{id}').textContent"));
    assert_eq!(text(&mut browser, "name"), "Even position");
    let listed = text(&mut browser, "moves");
    for part in ["E5!", "E7?!", "G7??", "C3!?"] {
        assert!(listed.as_str().unwrap().contains(part), "{part} in {listed}");
    }
    browser.load(&file, "#0*3");
    assert_eq!(text(&mut browser, "move"), "Move 3: Black G7??");
    let forks = text(&mut browser, "forks");
    assert!(forks.as_str().unwrap().ends_with("A White C3!?B White G3 (Good for Black)C Hotspot"), "{forks}");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

/// A page is printed in columns, as the booklet is, where the paper is wide enough for two.
#[test]
#[ignore = "starts a browser: run by .ci/run"]
fn a_page_is_printed_in_columns() {
    let Some(mut browser) = Browser::start() else { return };
    let file = browser.folder().join("page.html");
    fs::write(&file, page(b"(;GM[1]SZ[9];B[ee]C[a];W[ec](;B[gc])(;B[gd]))")).unwrap();
    browser.load(&file, "");
    browser.call("Emulation.setEmulatedMedia", json!({"media": "print"}));
    let count = "(() => { const b = document.getElementById('booklet'), f = b.querySelector('figure'); \
        return Math.round(b.clientWidth / f.getBoundingClientRect().width) })()";
    for (width, columns) in [(700, 2), (480, 2), (360, 1)] {
        let size = json!({"width": width, "height": 900, "deviceScaleFactor": 1, "mobile": false});
        browser.call("Emulation.setDeviceMetricsOverride", size);
        assert_eq!(browser.value(count), columns, "{width}");
    }
}
