//! Pages that ask problems: nothing of a solution is there before it was played or asked for, and every way of answering is heard.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::{Value, json};
use variorum::edit::Incoming;

use super::browser::Browser;

const CORNER: &str = "AB[ac][bc][cc][dc][ec][eb][ea]AW[ab][bb][cb][db][da]";
/// What must not be seen: words of the record that tell the answer, and what the program says of its moves.
const SECRETS: [&str; 9] =
    ["Zugzwang", "Ladder", "Hopeless", "Bravo", "Winner", "Black B9", "White A9", "RIGHT", "Move 1"];

fn tell_tale() -> String {
    format!(
        "(;GM[1]FF[4]CA[UTF-8]SZ[9]ST[0]{CORNER}GN[Ladder one]EV[Ladder two]GC[Ladder three]RE[Winner+1]PB[Ann]C[Black to kill.]\
         (;B[ba]N[Zugzwang](;W[aa]C[Zugzwang it is];B[ca]C[RIGHT\nBravo #0.0.0])(;W[ca];B[aa]C[RIGHT]))\
         (;B[aa]C[Hopeless];W[ba]C[Hopeless indeed])(;B[ca];W[ba]))"
    )
}

fn publish(folder: &Path, record: &[u8], more: &[&str]) -> (Output, PathBuf) {
    fs::write(folder.join("record.sgf"), record).unwrap();
    let mut program = Command::new(env!("CARGO_BIN_EXE_variorum"));
    program.current_dir(folder).env("VARIORUM_HOME", folder.join("home"));
    let done = program.args(["publish", "record.sgf", "-o", "page.html"]).args(more).output().unwrap();
    (done, folder.join("page.html"))
}

fn published(folder: &Path, record: &str, more: &[&str]) -> PathBuf {
    let (done, page) = publish(folder, record.as_bytes(), more);
    assert_eq!(done.status.code(), Some(0), "{done:?}");
    page
}

fn fixture(name: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/problems").join(name)).unwrap()
}

/// Everything that a page holds and shows but its packed data: texts, attributes, and what is heard.
fn all_that_is_there(browser: &mut Browser) -> String {
    let document = browser.value(
        "(() => { const all = document.documentElement.cloneNode(true); all.querySelectorAll('script,style,#defs').forEach(e => e.remove()); \
         all.querySelector('#save').removeAttribute('href'); return all.outerHTML + document.body.innerText + document.title + location.href })()",
    );
    browser.call("Accessibility.enable", json!({}));
    let heard = browser.call("Accessibility.getFullAXTree", json!({}));
    let spoken: Vec<String> = heard["nodes"]
        .as_array()
        .unwrap()
        .iter()
        .flat_map(|node| ["name", "description", "value"].map(|what| node[what]["value"].to_string()))
        .collect();
    document.as_str().unwrap().to_owned() + &spoken.join("\n")
}

fn shows(browser: &mut Browser) -> String {
    browser.value("document.getElementById('verdict').textContent.trim()").as_str().unwrap().to_owned()
}

fn comment(browser: &mut Browser) -> Value {
    browser.value("document.getElementById('comment').hidden ? '' : document.getElementById('comment').textContent")
}

fn click(browser: &mut Browser, id: &str) {
    assert_eq!(browser.value(&format!("document.getElementById('{id}').offsetHeight >= 44")), true, "{id}");
    browser.value(&format!("document.getElementById('{id}').click()"));
    browser.value("new Promise(done => setTimeout(done, 30))");
}

fn enter(browser: &mut Browser, text: &str) {
    browser.value(&format!(
        "document.getElementById('typed').value = {}; document.getElementById('answer').requestSubmit()",
        json!(text)
    ));
}

/// Touches a place of the board, by its name in the record.
fn touch(browser: &mut Browser, place: &str) {
    let at = browser.value(&format!(
        "(() => {{ const b = document.getElementById('board'), td = document.querySelector('td[data-at=\"{place}\"]'); \
         const columns = td.parentNode.children.length - 1, rows = td.closest('table').rows.length - 1; \
         const column = td.cellIndex - 1, row = td.parentNode.rowIndex - 1, to = b.getScreenCTM(); \
         const at = new DOMPoint(50 + column * 100, 50 + row * 100).matrixTransform(to); return [at.x, at.y, columns, rows] }})()"
    ));
    for kind in ["mousePressed", "mouseReleased"] {
        browser.call(
            "Input.dispatchMouseEvent",
            json!({"type": kind, "x": at[0], "y": at[1], "button": "left", "clickCount": 1}),
        );
    }
}

#[test]
#[ignore = "starts a browser: run by .ci/run"]
fn nothing_of_a_solution_is_there_before_an_answer() {
    let record = tell_tale();
    let folder = tempfile::tempdir().unwrap();
    let page = published(folder.path(), &record, &[]);
    let text = fs::read_to_string(&page).unwrap();
    for secret in SECRETS {
        assert!(!text.contains(secret), "{secret} can be read in the file");
    }
    let (inside, _) = Incoming::record_of(text.into_bytes()).unwrap();
    assert_eq!(inside, record.as_bytes());
    let Some(mut browser) = Browser::start() else { return };
    browser.load(&page, "");
    let shown = all_that_is_there(&mut browser);
    assert!(shown.contains("Black to kill.") && shown.contains("Black to play") && shown.contains("Problem 1"));
    for secret in SECRETS {
        let at = shown.find(secret);
        assert!(
            at.is_none(),
            "{secret}: {:?}",
            at.map(|at| &shown[at.saturating_sub(200)..(at + 60).min(shown.len())])
        );
    }
    assert_eq!(browser.value("document.querySelectorAll('#booklet details').length"), 0);
    // What is printed has the answers; then they are gone again.
    let printed =
        "dispatchEvent(new Event('beforeprint')), document.querySelectorAll('#booklet .answers figure').length > 0";
    assert_eq!(browser.value(printed), true);
    let after =
        "dispatchEvent(new Event('afterprint')), document.querySelectorAll('#booklet .answers, #booklet .by').length";
    assert_eq!(browser.value(after), 0);
    // A hint tells where about, and no more.
    click(&mut browser, "hint");
    assert!(shows(&mut browser).contains("in the part that is lit"), "{}", shows(&mut browser));
    let shown = all_that_is_there(&mut browser);
    assert!(SECRETS.iter().all(|secret| !shown.contains(secret)));
    // Who reads the record sees all of it, and may go back.
    click(&mut browser, "read");
    assert!(all_that_is_there(&mut browser).contains("Ladder two"));
    click(&mut browser, "solve");
    let shown = all_that_is_there(&mut browser);
    for secret in SECRETS {
        assert!(!shown.contains(secret), "{secret} stays behind");
    }
    assert_eq!(browser.complaints(), Vec::<String>::new());
    // Whatever the address, the problem is asked first; who reads the record goes where he wants.
    for address in ["#0.0.0", "#/", "#1:0.0", "#0.9", "#%"] {
        browser.load(&page, address);
        let shown = all_that_is_there(&mut browser);
        assert!(shown.contains("Black to play"), "{address}");
        assert!(SECRETS.iter().all(|secret| !shown.contains(secret)), "{address}");
    }
    click(&mut browser, "read");
    assert_eq!(browser.value("variorum.go('0.0.0')"), "0*3");
    assert!(all_that_is_there(&mut browser).contains("Bravo"));
}

#[test]
#[ignore = "starts a browser: run by .ci/run"]
fn without_a_script_solutions_are_folded_away() {
    let Some(mut browser) = Browser::start() else { return };
    let page = published(browser.folder(), &tell_tale(), &[]);
    browser.call("Emulation.setScriptExecutionDisabled", json!({"value": true}));
    browser.call("Page.navigate", json!({"url": format!("file://{}", page.display())}));
    std::thread::sleep(std::time::Duration::from_secs(1));
    let root = browser.call("DOM.getDocument", json!({"depth": 1}))["root"]["nodeId"].clone();
    let mut find = |what: &str| {
        let node = browser.call("DOM.querySelector", json!({"nodeId": root, "selector": what}))["nodeId"].clone();
        let seen = browser.try_call("DOM.getBoxModel", json!({"nodeId": node}));
        let height = seen.and_then(|seen| seen["model"]["height"].as_f64()).unwrap_or_default();
        let html = browser.call("DOM.getOuterHTML", json!({"nodeId": node}))["outerHTML"].clone();
        (height, html.as_str().unwrap().to_owned())
    };
    let (height, question) = find("#booklet section > figure");
    assert!(height > 100.0 && !SECRETS.iter().any(|secret| question.contains(secret)), "{question}");
    let (height, solution) = find("#booklet details");
    assert!((20.0..80.0).contains(&height), "folded away: {height}");
    assert!(solution.contains("Zugzwang it is") && !solution.contains("<details open"), "{solution}");
}

/// A way of answering: what it is called, and how a move is given by what people call it and by what the record does.
type Way = (&'static str, fn(&mut Browser, &str, &str));

#[test]
#[ignore = "starts a browser: run by .ci/run"]
fn right_and_wrong_answers_are_announced() {
    let Some(mut browser) = Browser::start() else { return };
    let page = published(browser.folder(), &tell_tale(), &[]);
    let kinds: [Way; 3] = [
        ("typed", |browser, text, _| enter(browser, text)),
        ("touched", |browser, _, place| touch(browser, place)),
        ("by keys", |browser, text, _| {
            // From wherever the ring is to the corner, and from there.
            browser.value("document.activeElement.blur()");
            for key in [["ArrowLeft"; 9], ["ArrowUp"; 9]].concat() {
                browser.press(key);
            }
            for _ in 1..=text.as_bytes()[0] - b'A' {
                browser.press("ArrowRight");
            }
            for _ in text.as_bytes()[1]..b'9' {
                browser.press("ArrowDown");
            }
            browser.press("Enter");
        }),
    ];
    for (way, answer) in kinds {
        browser.load(&page, "");
        answer(&mut browser, "A7", "ac");
        assert!(shows(&mut browser).contains("A7 is taken."), "{way}: {}", shows(&mut browser));
        answer(&mut browser, "E5", "ee");
        assert_eq!(shows(&mut browser), "? E5 is not in the record. Try another move.", "{way}");
        answer(&mut browser, "A9", "aa");
        // The reply that the record has is played, with what is said there.
        assert_eq!(shows(&mut browser), "✗ Wrong. White B9 is the reply.", "{way}");
        assert_eq!(comment(&mut browser), "Hopeless\n\nHopeless indeed");
        assert_eq!(browser.value("variorum.places().ba"), "W");
        click(&mut browser, "again");
        assert_eq!(browser.value("variorum.places().ba"), Value::Null);
        answer(&mut browser, "B9", "ba");
        assert_eq!(shows(&mut browser), "✓ Right so far. White A9 is the reply.", "{way}");
        assert_eq!(comment(&mut browser), "Zugzwang it is");
        let title = "document.getElementById('title').textContent";
        assert_eq!(browser.value(title), "Problem", "its name may tell the answer");
        answer(&mut browser, "C9", "ca");
        assert_eq!(browser.value(title), "Problem · Ladder one");
        assert_eq!(shows(&mut browser), "✓ Right. The problem is solved.", "{way}");
        assert_eq!(comment(&mut browser), "Bravo #0.0.0", "the word for programs is not shown");
        let heard = browser.value("document.getElementById('say').textContent");
        assert!(heard.as_str().unwrap().starts_with("Right. The problem is solved. Bravo"), "{heard}");
        assert_eq!(browser.value("document.querySelectorAll('#asking a, #comment a').length"), 0);
    }
    // Who types needs no other keys.
    browser.load(&page, "");
    let has_keys = "document.activeElement.id";
    browser.value("document.getElementById('typed').focus()");
    enter(&mut browser, "A9");
    assert_eq!(browser.value(has_keys), "again");
    click(&mut browser, "again");
    assert_eq!(browser.value(has_keys), "typed");
    // The solution, a move at a time.
    browser.load(&page, "");
    click(&mut browser, "solution");
    assert_eq!(shows(&mut browser), "· Solution: Black B9.");
    assert_eq!(browser.value("Object.keys(variorum.places()).length"), 13);
    browser.press("ArrowRight");
    assert_eq!(
        (shows(&mut browser).as_str(), comment(&mut browser)),
        ("· Solution: White A9.", json!("Zugzwang it is"))
    );
    click(&mut browser, "step");
    assert_eq!(shows(&mut browser), "· Solution: Black C9. That is all.");
    for (width, height) in [(320, 640), (1200, 850)] {
        browser.call(
            "Emulation.setDeviceMetricsOverride",
            json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": false}),
        );
        assert_eq!(browser.value("document.documentElement.scrollWidth <= innerWidth"), true, "{width}");
    }
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

/// On a phone a problem is seen as it is printed: its corner, and on request the whole board.
#[test]
#[ignore = "starts a browser: run by .ci/run"]
fn a_phone_shows_the_corner_of_a_problem() {
    let Some(mut browser) = Browser::start() else { return };
    let corner = tell_tale().replace("SZ[9]", "SZ[19]");
    let page = published(browser.folder(), &corner, &["--problems"]);
    let size = "document.getElementById('board').getAttribute('viewBox').split(' ').map(Number)";
    let side = |seen: Value| seen[2].as_f64().unwrap();
    for (width, is_corner) in [(320, true), (360, true), (1200, false)] {
        browser.call(
            "Emulation.setDeviceMetricsOverride",
            json!({"width": width, "height": 740, "deviceScaleFactor": 1, "mobile": width < 500}),
        );
        browser.load(&page, "");
        assert_eq!(browser.value("document.documentElement.scrollWidth <= innerWidth"), true, "{width}");
        let seen = side(browser.value(size));
        assert_eq!(seen < 1300.0, is_corner, "{width}: {seen}");
        if is_corner {
            let whole = browser.value("document.getElementById('zoom').offsetHeight >= 44");
            assert_eq!(whole, true, "{width}");
            // A touch finds its place in the corner as well.
            touch(&mut browser, "bb");
            assert!(shows(&mut browser).contains("B18 is taken."), "{}", shows(&mut browser));
            browser.value("document.getElementById('near').click()");
            assert!(side(browser.value(size)) > 1900.0);
        }
    }
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

/// Every convention, board and kind of move: the answers of the key are right on the page, too.
#[test]
#[ignore = "starts a browser: run by .ci/run"]
fn problems_of_every_kind_are_solved() {
    let Some(mut browser) = Browser::start() else { return };
    for (name, moves, last) in [
        ("go-01-right.sgf", "B9 C9", "✓ Right. The problem is solved."),
        ("go-14-gw-white-solves.sgf", "", ""),
        ("go-24-transposition.sgf", "C9 B9", "✓ Right. The problem is solved."),
        ("hex-04-pass.sgf", "pass d2", "✓ Right. The problem is solved."),
        ("blokus-01-right.blksgf", "d11,d12,c13,d13,e13 f11,f12,g12,h12,g13", "✓ Right. The problem is solved."),
        ("blokus-01-right.blksgf", "g8", "✗ Wrong."),
    ] {
        let page = published(browser.folder(), &fixture(name), &[]);
        browser.load(&page, "");
        assert_eq!(browser.value("document.documentElement.className"), "asking live", "{name}");
        for text in moves.split_whitespace() {
            enter(&mut browser, text);
        }
        assert!(shows(&mut browser).starts_with(last), "{name}: {}", shows(&mut browser));
        assert_eq!(browser.complaints(), Vec::<String>::new(), "{name}");
    }
    // A piece is put together on the board.
    let page = published(browser.folder(), &fixture("blokus-01-right.blksgf"), &[]);
    browser.load(&page, "");
    for place in ["d11", "e13", "d12", "d13", "c13"] {
        touch(&mut browser, place);
    }
    click(&mut browser, "play");
    assert!(shows(&mut browser).starts_with("✓ Right so far."), "{}", shows(&mut browser));
    // Both colours begin: two problems, each with its own moves alone.
    let page = published(browser.folder(), &fixture("go-22-both-colours.sgf"), &[]);
    browser.load(&page, "");
    let number = "document.getElementById('title').textContent + document.getElementById('prompt').textContent";
    assert_eq!(browser.value(number), "Problem 1 of 2 Black to play");
    enter(&mut browser, "A9");
    assert_eq!(shows(&mut browser), "✗ Wrong. White B9 is the reply.");
    click(&mut browser, "following");
    assert_eq!(browser.value(number), "Problem 2 of 2 White to play");
    assert_eq!(browser.value("location.hash"), "#problem2");
    enter(&mut browser, "B9");
    assert_eq!(shows(&mut browser), "✓ Right. The problem is solved.");
}

#[test]
#[ignore = "starts a browser: run by .ci/run"]
fn problem_mode_can_be_set_by_address() {
    let folder = tempfile::tempdir().unwrap();
    let problem = fixture("go-01-right.sgf");
    let mixed = format!("{problem}(;GM[1]SZ[9];B[aa];W[bb])");
    let asks = |record: &str, more: &[&str]| {
        let page = fs::read_to_string(published(folder.path(), record, more)).unwrap();
        (page.matches("<details><summary>Solution").count(), page.contains("id=\"asking\""))
    };
    for (record, more, expected) in [
        (&problem, &[][..], (1, true)),
        (&problem, &["--problems=no"], (0, false)),
        (&problem, &["--without", "comments"], (1, true)),
        (&mixed, &[], (0, false)),
        (&mixed, &["--problems"], (1, true)),
        (&mixed, &["--problems=auto"], (0, false)),
    ] {
        assert_eq!(asks(record, more), expected, "{more:?}");
    }
    let (refused, _) = publish(folder.path(), problem.as_bytes(), &["--problems=sometimes"]);
    assert_eq!(refused.status.code(), Some(2));
    // What is right stays so where the word that says it is left out.
    let Some(mut browser) = Browser::start() else { return };
    let page = published(folder.path(), &problem, &["--without", "comments"]);
    browser.load(&page, "");
    enter(&mut browser, "A9");
    assert_eq!(shows(&mut browser), "✗ Wrong. White B9 is the reply.");
    // A folder's index gives nothing away either.
    fs::create_dir(folder.path().join("records")).unwrap();
    fs::write(folder.path().join("records/one.sgf"), tell_tale()).unwrap();
    let mut program = Command::new(env!("CARGO_BIN_EXE_variorum"));
    let done = program.current_dir(folder.path()).args(["publish", "records", "-o", "site"]).output().unwrap();
    assert_eq!(done.status.code(), Some(0), "{done:?}");
    let index = fs::read_to_string(folder.path().join("site/index.html")).unwrap();
    assert!(index.contains("one.sgf") && SECRETS.iter().all(|secret| !index.contains(secret)), "{index}");
}

/// What somebody wishes of a game or of a folder is kept beside the records, and holds for their pages as well.
#[test]
#[ignore = "starts a browser: run by .ci/run"]
fn problems_open_as_they_were_first_taken() {
    let folder = tempfile::tempdir().unwrap();
    let study = |words: &[&str]| {
        let mut program = Command::new(env!("CARGO_BIN_EXE_variorum"));
        program.current_dir(folder.path()).env("VARIORUM_HOME", folder.path().join("home"));
        let done = program.arg("study").args(words).output().unwrap();
        assert_eq!(done.status.code(), Some(0), "{done:?}");
        String::from_utf8(done.stdout).unwrap()
    };
    // A line that ends with the opponent's move: nobody can tell what is right.
    let record = fixture("go-27-no-marks-opponent-last.sgf");
    let asks = || {
        let page = published(folder.path(), &record, &[]);
        let questions = study(&["questions", "record.sgf"]).lines().count();
        (fs::read_to_string(page).unwrap().contains("id=\"asking\""), questions)
    };
    assert_eq!(asks(), (false, 0));
    for place in ["record.sgf", "."] {
        study(&["take", "--convention", "all", place]);
        assert_eq!(asks(), (true, 1), "{place}");
        study(&["take", "--convention", "auto", place]);
        assert_eq!(asks(), (false, 0), "{place}");
    }
    // One side alone, of a position that asks both.
    fs::write(folder.path().join("both.sgf"), fixture("go-22-both-colours.sgf")).unwrap();
    study(&["take", "--side", "white", "both.sgf"]);
    let mut program = Command::new(env!("CARGO_BIN_EXE_variorum"));
    program.current_dir(folder.path()).env("VARIORUM_HOME", folder.path().join("home"));
    let done = program.args(["publish", ".", "-o", "site"]).output().unwrap();
    assert_eq!(done.status.code(), Some(0), "{done:?}");
    let page = fs::read_to_string(folder.path().join("site/both.html")).unwrap();
    assert_eq!(page.matches("<details><summary>Solution").count(), 1);
    let Some(mut browser) = Browser::start() else { return };
    browser.load(&folder.path().join("site/both.html"), "");
    let prompt = "document.getElementById('title').textContent + document.getElementById('prompt').textContent";
    assert_eq!(browser.value(prompt), "Problem White to play");
}

/// A stranger's log beside a record is read when the record is published. What is no wish changes nothing.
#[test]
fn a_hostile_log_changes_no_page() {
    let folder = tempfile::tempdir().unwrap();
    let record = fixture("go-01-right.sgf");
    let page = || fs::read(published(folder.path(), &record, &[])).unwrap();
    let (plain, log) = (page(), folder.path().join(".variorum-study.jsonl"));
    for lines in [
        b"\xFF\x00 no line at all".to_vec(),
        b"[".repeat(100_000),
        b"{\"v\":1,\"k\":\"</script><script>alert(1)</script>\"}\n".repeat(1000),
        b"{\"v\":99,\"c\":\"all\",\"side\":\"<img src=x onerror=alert(1)>\"}\n".to_vec(),
    ] {
        fs::write(&log, &lines).unwrap();
        assert!(page() == plain, "{}", String::from_utf8_lossy(&lines[..lines.len().min(60)]));
    }
    fs::remove_file(&log).unwrap();
    fs::create_dir(&log).unwrap();
    assert!(page() == plain, "a folder of that name");
}

/// What is typed looks like a move of the game at hand, and nobody plays there.
#[test]
#[ignore = "starts a browser: run by .ci/run"]
fn a_move_of_the_game_is_shown_as_an_example() {
    let Some(mut browser) = Browser::start() else { return };
    for (name, expected) in [
        ("go-01-right.sgf", "Your move, such as D9 or pass"),
        ("hex-01-right.sgf", "Your move, such as b1 or pass"),
        ("blokus-01-right.blksgf", "Your move, such as A14,B14,C14"),
    ] {
        let page = published(browser.folder(), &fixture(name), &[]);
        browser.load(&page, "");
        assert_eq!(browser.value("document.getElementById('typed').placeholder"), expected, "{name}");
    }
}
