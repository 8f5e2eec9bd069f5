//! What is published, looked at as those see it who get it: pages in a browser, clips as their frames, booklets as their bytes.

use crate::corpus;
mod acceptance;
mod asking;
mod browser;
mod engine_data;
mod links;
mod printed;
mod replaced;
mod site;

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use browser::Browser;
use serde_json::{Value, json};
use variorum::edit::{Command, Incoming, Strip, Workspace};
use variorum::game::{Kind, Position, Walk};
use variorum::publish::{self, Choices, ClipFormat, Publication};
use variorum::scene::json::to_json;
use variorum::scene::render::{Format, Request, render};
use variorum::scene::{Theme, png};
use variorum::sgf::{Address, Tree};

const HOSTILE: &str = "(;GM[1]FF[4]CA[UTF-8]SZ[9]GN[<b>Name</b> </title><script>document.title='x'</script>]\
PB[\"><img src=x onerror=alert(1)>]PW[שלום]C[</script><script>alert(1)</script> <img src=x onerror=document.title=1> \\]\\]> --> {{script}} {{title}}];\
B[ee]N[O'Brien & \"Co\"]LB[aa:<i>][bb:\"]C[see #/0 and #\"O'Brien & \" or D4]\
(;W[ff])(;W[gg]C[javascript:alert(1) #0.1 #0.7]))";

fn publication(bytes: &[u8], without: &[Strip]) -> Publication {
    Publication::new("record.sgf", Tree::read(bytes.to_vec()).0, without)
}

fn page(bytes: &[u8]) -> Vec<u8> {
    publish::page(&publication(bytes, &[]), &Choices::default(), &mut |_, _| true).unwrap().bytes
}

/// A board that stands in for one that is not known is not shown.
#[test]
fn a_page_of_a_game_without_a_board_shows_none() {
    for (record, has_board) in [
        ("(;GM[27];P0[0 dropb wS1 N 13 .];B[wS1];W[bG1 -wS1])", false),
        ("(;GM[16];B[@0/];W[A2+])", false),
        ("(;GM[8];B[P-7f];W[P-3d])", false),
        ("(;GM[6];B[31hefe])", false),
        ("(;GM[41]SZ[13];B[aa];W[x])", true),
        ("(;GM[1]SZ[9];B[aa])", true),
    ] {
        let page = String::from_utf8(page(record.as_bytes())).unwrap();
        assert_eq!(page.contains("<symbol id=\"b0\""), has_board, "{record}");
    }
}

/// What a page saves of a file of another format is the file itself, under its own name; the page is read as it.
#[test]
fn a_page_saves_the_file_that_it_was_made_of() {
    use std::process::Command;
    let gib = "\\[GIBOKIND=KOREAN\\]\n\\HS\n\\[GAMEBLACKNAME=Ann\\]\n\\HE\n\\GS\n2 1 0\n119 0 &4\nINI 0 1 0 &4\nSTO 0 2 1 3 3\nSTO 0 3 2 15 3\n\\GE\n";
    let ngf = "Game\n19\nBen 5D\nAnn 5D\nwww.example\n0\n0\n6\n20060905\n5\nend\n2\nPMABBREER\nPMACWEEEE\n";
    let ugf = "[Header]\nTitle=Test\nPlayerB=Ann,9\nPlayerW=Ben,9\nSize=19\nCoordinateType=IGS\n[Data]\nQD,B1,1,0\nDQ,W1,2,0\n[Figure]\n";
    let folder = tempfile::tempdir().unwrap();
    let run = |words: &[&str]| {
        let mut program = Command::new(env!("CARGO_BIN_EXE_variorum"));
        let done =
            program.current_dir(folder.path()).env("VARIORUM_HOME", folder.path().join("home")).args(words).output();
        done.unwrap()
    };
    fs::write(folder.path().join("r.sgf"), "(;GM[1]SZ[9];B[ee];W[ed])").unwrap();
    assert!(run(&["publish", "r.sgf", "--as", "senseis", "-o", "d.txt"]).status.success());
    let drawn = fs::read_to_string(folder.path().join("d.txt")).unwrap();
    for (name, text) in [("a.gib", gib), ("b.ngf", ngf), ("c.ugf", ugf), ("d.txt", &*drawn)] {
        fs::write(folder.path().join(name), text).unwrap();
        let done = run(&["publish", name, "-o", "page.html"]);
        assert!(done.status.success(), "{name}: {done:?}");
        let page = fs::read(folder.path().join("page.html")).unwrap();
        let text_of_page = String::from_utf8_lossy(&page);
        assert!(text_of_page.contains(&format!("download=\"{name}.gz\"")), "{name}");
        let coded = text_of_page.split_once("data:application/gzip;base64,").unwrap().1.split_once('"').unwrap().0;
        let packed = variorum::text::base64::decode(coded.as_bytes()).unwrap();
        let mut saved = Vec::new();
        std::io::Read::read_to_end(&mut flate2::read::GzDecoder::new(&packed[..]), &mut saved).unwrap();
        assert_eq!(String::from_utf8_lossy(&saved), text, "{name}");
        // The page shows what the file shows.
        let shown = |file: &str| run(&["show", "--at", "end", "--json", file]).stdout;
        assert!(!shown(name).is_empty() && shown(name) == shown("page.html"), "{name}");
        // What is left out is not in the file either: it is a record then.
        run(&["publish", name, "--without", "comments", "-o", "page.html"]);
        let page = fs::read_to_string(folder.path().join("page.html")).unwrap();
        assert!(page.contains(&format!("download=\"{}.sgf.gz\"", &name[..1])), "{name}");
    }
}

/// Records of every kind of board, and those of the corpus that can be had.
fn records() -> Vec<PathBuf> {
    let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/samples");
    let mut all: Vec<PathBuf> = fs::read_dir(samples).unwrap().map(|entry| entry.unwrap().path()).collect();
    for folder in corpus::folders() {
        all.extend(corpus::records(&folder));
    }
    // Every node of every record takes minutes: enough for a release, not for every day.
    if std::env::var_os("VARIORUM_EVERY_PAGE").is_none() {
        all.retain(|path| fs::metadata(path).is_ok_and(|about| about.len() < 6000));
        let few = all.len().div_ceil(60);
        all = all.into_iter().step_by(few).collect();
    }
    all.sort();
    all
}

/// What stands where after each node, by its path, as `show --json` says it.
fn states(tree: &Tree) -> Vec<(String, Value)> {
    let mut all = Vec::new();
    for (number, root) in tree.games().enumerate() {
        let mut walk = Walk::new(Kind::of(tree, root), root);
        while let Some(node) = walk.next(tree) {
            let path = Address::of(tree, node).to_string();
            let path = if number > 0 { format!("{}:{path}", number + 1) } else { path };
            let shown = to_json(tree, node, walk.position());
            all.push((path, shown.get("places").cloned().unwrap_or_else(|| json!({}))));
        }
    }
    all
}

#[test]
#[ignore = "starts a browser: run by .ci/run"]
fn every_position_of_a_page_is_the_one_that_the_rules_say() {
    let Some(mut browser) = Browser::start() else { return };
    let file = browser.folder().join("page.html");
    let mut nodes = 0;
    for path in records() {
        let bytes = fs::read(&path).unwrap();
        let tree = Tree::read(bytes.clone()).0;
        if tree.game_count() == 0 {
            continue;
        }
        fs::write(&file, page(&bytes)).unwrap();
        browser.load(&file, "");
        let shown = browser.value(
            "(async () => { const all = []; for (const path of variorum.paths()) all.push([await variorum.go(path), variorum.places()]); return all })()",
        );
        let expected = states(&tree);
        let shown = shown.as_array().unwrap();
        assert_eq!(shown.len(), expected.len(), "{}", path.display());
        for (shown, (path_to, places)) in shown.iter().zip(&expected) {
            assert_eq!((&shown[0], &shown[1]), (&json!(path_to), places), "{} {path_to}", path.display());
        }
        assert_eq!(browser.complaints(), Vec::<String>::new(), "{}", path.display());
        assert_eq!(browser.requests().len(), 1, "{}: {:?}", path.display(), browser.requests());
        nodes += expected.len();
    }
    assert!(nodes > 300, "{nodes} nodes");
}

/// The information of a game in the language of the page, its numbers as well.
#[test]
fn times_are_printed_with_the_decimal_sign_of_what_is_published() {
    for (written, english, comma) in
        [("1800.5", ">1800.5<", ">1800,5<"), ("1800", ">1800<", ">1800<"), ("1.5 h", ">1.5 h<", ">1.5 h<")]
    {
        let publication = publication(format!("(;GM[1]SZ[9]TM[{written}];B[ee])").as_bytes(), &[]);
        for (tag, shown) in [("en", english), ("ja", english), ("de", comma), ("fr", comma), ("ru", comma)] {
            let voice = variorum::languages::Language::named(tag).expect("a language").voice();
            let language = publish::PublishedLanguage { tag: tag.to_owned(), voice };
            let choices = Choices { language, ..Choices::default() };
            let made = publish::Form::Page.make(&publication, &choices, &mut |_, _| true).expect("a page");
            let page = String::from_utf8_lossy(&made.bytes).into_owned();
            assert!(page.contains(shown), "{tag}: TM[{written}]");
        }
    }
}

/// What the program says of a game is in the language of the page, its result as well.
#[test]
fn results_are_printed_in_the_language_of_what_is_published() {
    use publish::{Form, TextForm};
    for (written, english, german) in [
        ("B+7.5", "B+7.5", "Schwarz gewinnt mit 7,5 Punkten"),
        ("B+1", "B+1", "Schwarz gewinnt mit 1 Punkt"),
        ("W+3.25", "W+3.25", "Weiß gewinnt mit 3,25 Punkten"),
        ("W+R", "W+R", "Weiß gewinnt durch Aufgabe"),
        ("odd", "odd", "odd"),
    ] {
        let publication = publication(format!("(;GM[1]SZ[9]RE[{written}];B[ee];W[cc])").as_bytes(), &[]);
        for (tag, words, moved, title) in
            [("en", english, "Black E5", "Result: "), ("de", german, "Schwarz E5", "Ergebnis: ")]
        {
            let voice = variorum::languages::Language::named(tag).expect("a language").voice();
            let language = publish::PublishedLanguage { tag: tag.to_owned(), voice };
            let choices = Choices { language, ..Choices::default() };
            let made = |form: Form| {
                let made = form.make(&publication, &choices, &mut |_, _| true).expect("something published");
                String::from_utf8_lossy(&made.bytes).into_owned()
            };
            for form in [TextForm::Markdown, TextForm::Text] {
                let text = made(Form::Text(form));
                assert!(text.contains(&format!("{title}{words}")) && text.contains(moved), "{tag}: {text}");
            }
            assert!(made(Form::Page).contains(words), "{tag}: {words}");
        }
    }
}

#[test]
#[ignore = "starts a browser: run by .ci/run"]
fn markup_in_a_record_stays_text() {
    let bytes = page(HOSTILE.as_bytes());
    let text = String::from_utf8(bytes.clone()).unwrap();
    // Nobody's words are carried out, with a script or without.
    assert_eq!(text.matches("<script").count(), 4, "three blocks of data and the script");
    assert!(
        !text.contains("<img")
            && !text.contains("<i>")
            && !text.contains(" style=")
            && !text.contains("javascript:alert(1)\"")
    );
    assert!(
        text.contains("&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;") && text.contains("{{script}} {{title}}")
    );
    let Some(mut browser) = Browser::start() else { return };
    let file = browser.folder().join("page.html");
    fs::write(&file, bytes).unwrap();
    browser.load(&file, "#0.1");
    assert_eq!(browser.value("variorum.path"), "0.1");
    assert_eq!(browser.value("document.getElementById('comment').textContent"), "javascript:alert(1) 2 G3 #0.7");
    assert_eq!(
        browser.value("[...document.querySelectorAll('#comment a')].map(a => a.getAttribute('href'))"),
        json!(["#0.1"])
    );
    browser.value("variorum.go('/')");
    assert!(browser.value("document.title").as_str().unwrap().starts_with("<b>Name</b> </title>"));
    assert_eq!(browser.value("document.querySelectorAll('img,b i,#board script').length"), 0);
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
#[ignore = "starts a browser: run by .ci/run"]
fn keys_buttons_and_links_go_through_the_game() {
    let Some(mut browser) = Browser::start() else { return };
    let file = browser.folder().join("page.html");
    fs::write(&file, page(HOSTILE.as_bytes())).unwrap();
    browser.load(&file, "");
    assert_eq!(browser.value("variorum.path"), "/");
    for (key, path) in [
        ("ArrowRight", "/0"),
        ("ArrowRight", "0.0"),
        ("ArrowDown", "0.1"),
        ("Home", "/"),
        ("End", "0.1"),
        ("ArrowLeft", "/0"),
        ("n", "0.1"),
        ("p", "/0"),
    ] {
        browser.press(key);
        assert_eq!(browser.value("variorum.path"), path, "{key}");
    }
    browser.value("document.getElementById('forth').click()");
    assert_eq!(browser.value("variorum.path"), "0.1");
    let said = browser.value("document.getElementById('say').textContent");
    assert!(said.as_str().unwrap().starts_with("Move 2: White G3. "), "{said}");
    assert_eq!(browser.value("document.querySelectorAll('table#position td[data-at]').length"), 81);
    assert_eq!(browser.value("document.querySelector('td[data-at=gg]').dataset.colour"), "W");
    assert_eq!(
        browser.value(
            "[...document.querySelectorAll('button')].filter(b => !(b.ariaLabel || b.textContent.trim())).length"
        ),
        0
    );
    let steps = "(async () => { for (let i = 0; i < 300; i++) await variorum.go(i % 2 ? '/' : '/0'); await new Promise(r => setTimeout(r, 900)); return location.hash })()";
    assert_eq!(browser.value(steps), "#/");
    assert_eq!(browser.value("variorum.go('0.9')"), "/", "there is no such node");
    assert_eq!(browser.complaints(), Vec::<String>::new());
    for (width, height) in [(320, 640), (360, 740), (1200, 850)] {
        browser.call(
            "Emulation.setDeviceMetricsOverride",
            json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": false}),
        );
        assert_eq!(browser.value("document.documentElement.scrollWidth <= innerWidth"), true, "{width}");
    }
}

#[test]
#[ignore = "starts a browser: run by .ci/run"]
fn the_record_of_a_page_is_saved_byte_for_byte() {
    let utf16: Vec<u8> = std::iter::once(0xfeff_u16)
        .chain("(;GM[1]SZ[9]C[石田];B[aa])".encode_utf16())
        .flat_map(u16::to_le_bytes)
        .collect();
    let gbk = b"(;GM[1]CA[GBK]SZ[9]C[\xca\xaf\xcc\xef];B[aa])".to_vec();
    let broken = b"junk (;GM[1]SZ[9];B[aa];W[b\n\n(;B[cc".to_vec();
    // It compresses to almost nothing; the page must not be refused for that.
    let many = if cfg!(debug_assertions) { 3_000_000 } else { 30_000_000 };
    let spaces = [b"(;GM[1]".to_vec(), vec![b' '; many], b")".to_vec()].concat();
    let records = [utf16, gbk, broken, HOSTILE.as_bytes().to_vec()];
    for bytes in records.iter().chain([&spaces]) {
        let (record, made) = Incoming::record_of(page(bytes)).unwrap();
        assert!(made.is_some() && record == *bytes, "{:?}", String::from_utf8_lossy(&bytes[..20]));
    }
    let Some(mut browser) = Browser::start() else { return };
    let saved = browser.folder().join("saved");
    fs::create_dir(&saved).unwrap();
    browser.call("Page.setDownloadBehavior", json!({"behavior": "allow", "downloadPath": saved}));
    for bytes in &records {
        let file = browser.folder().join("page.html");
        fs::write(&file, page(bytes)).unwrap();
        browser.load(&file, "");
        let to = saved.join("record.sgf");
        let _ = fs::remove_file(&to);
        browser.value("document.querySelector('a#save').click()");
        let started = Instant::now();
        while fs::read(&to).ok().as_ref() != Some(bytes) {
            assert!(started.elapsed() < Duration::from_secs(20), "{:?}", fs::read(&to).map(|found| found.len()));
            std::thread::sleep(Duration::from_millis(50));
        }
    }
}

#[test]
#[ignore = "starts a browser: run by .ci/run"]
fn without_a_script_there_is_the_booklet() {
    let text = String::from_utf8(page(HOSTILE.as_bytes())).unwrap();
    let booklet = text.split_once("<article").unwrap().1.split_once("</article>").unwrap().0;
    assert!(booklet.contains("Figure 1") && booklet.contains("Diagram 1") && booklet.contains("variation B at move 2"));
    assert!(booklet.contains("<a href=\"#0.1\">2 G3</a>") && booklet.contains("id=\"/0\""));
    for number in 1..=2 {
        assert!(booklet.contains(&format!(">{number}</text>")), "{number}");
    }
    let Some(mut browser) = Browser::start() else { return };
    let file = browser.folder().join("page.html");
    fs::write(&file, text).unwrap();
    browser.call("Emulation.setScriptExecutionDisabled", json!({"value": true}));
    browser.call("Page.navigate", json!({"url": format!("file://{}", file.display())}));
    std::thread::sleep(Duration::from_secs(1));
    let root = browser.call("DOM.getDocument", json!({"depth": 1}))["root"]["nodeId"].clone();
    let find = |browser: &mut Browser, what: &str| {
        let node = browser.call("DOM.querySelector", json!({"nodeId": root, "selector": what}))["nodeId"].clone();
        browser.call("DOM.getBoxModel", json!({"nodeId": node}))["model"]["height"].as_f64().unwrap_or_default()
    };
    assert!(find(&mut browser, "#booklet figure svg") > 100.0);
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn pages_are_small_and_always_the_same() {
    for path in fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/samples")).unwrap() {
        let path = path.unwrap().path();
        let bytes = fs::read(&path).unwrap();
        let made = page(&bytes);
        assert_eq!(made, page(&bytes), "{}", path.display());
        let text = String::from_utf8(made).unwrap();
        let booklet = text.split_once("<article").unwrap().1.split_once("</article>").unwrap().0.len();
        let over = text.len() - booklet - bytes.len();
        assert!(over <= 62_300, "{}: {over}", path.display());
    }
    // A comment more is a stretch more.
    let said = HOSTILE.replace("javascript:alert(1)", "something else");
    assert_ne!(page(HOSTILE.as_bytes()), page(said.as_bytes()));
}

#[test]
fn omitted_data_is_in_no_part_of_a_page() {
    let record = "(;GM[1]SZ[9]XX[secret];B[aa]C[whisper]BL[77.5](;W[bb])(;W[cc]N[aside]))";
    let all = [Strip::Private, Strip::Comments, Strip::Variations, Strip::Times];
    let made =
        publish::page(&publication(record.as_bytes(), &all), &Choices::default(), &mut |_, _| true).unwrap().bytes;
    let (inside, _) = Incoming::record_of(made.clone()).unwrap();
    assert_eq!(inside, b"(;GM[1]SZ[9];B[aa](;W[bb]))");
    let text = String::from_utf8(made).unwrap();
    assert!(!text.contains("whisper") && !text.contains("secret") && !text.contains("aside"));
}

#[test]
fn the_link_command_returns_the_link_of_the_node() {
    let mut workspace = Workspace::open(b"(;GM[1]SZ[9];B[aa](;W[bb])(;W[cc]))".to_vec()).0;
    for (place, link) in [("/0.1", "#0.1"), ("start", "#/"), ("1", "#/0")] {
        workspace.run(&Command::parse(&format!("goto {place}")).unwrap()).unwrap();
        let said = workspace.run(&Command::parse("link").unwrap()).unwrap();
        assert_eq!((said.message.as_deref(), said.changed), (Some(link), false));
        assert_eq!(variorum::game::node_links::find(link).len(), 1, "{link}");
    }
}

/// The pictures of a clip, each whole.
fn frames(bytes: &[u8]) -> Vec<Vec<u8>> {
    let mut decoder = ::png::Decoder::new(std::io::Cursor::new(bytes));
    decoder.set_transformations(::png::Transformations::EXPAND | ::png::Transformations::ALPHA);
    let mut reader = decoder.read_info().unwrap();
    let count = reader.info().animation_control().unwrap().num_frames;
    let (width, height) = (reader.info().width as usize, reader.info().height as usize);
    let mut canvas = vec![0; width * height * 4];
    let mut all = Vec::new();
    for _ in 0..count {
        let mut part = vec![0; width * height * 4];
        let size = reader.next_frame(&mut part).unwrap();
        let control = *reader.info().frame_control().unwrap();
        for y in 0..size.height as usize {
            for x in 0..size.width as usize {
                let from = (y * size.width as usize + x) * 4;
                let to = ((y + control.y_offset as usize) * width + x + control.x_offset as usize) * 4;
                if part[from + 3] > 0 {
                    canvas[to..to + 4].copy_from_slice(&part[from..from + 4]);
                }
            }
        }
        all.push(canvas.clone());
    }
    all
}

#[test]
fn a_clip_has_a_frame_for_each_move_and_each_is_the_picture() {
    let record = "(;GM[1]SZ[9]AB[ee];B[ef]C[one];C[nothing];W[df];B[cf];W[bf];B[af];W[])";
    let choices = Choices { theme: Theme::named("print").cloned(), ..Choices::default() };
    let clip =
        |format| publish::clip(&publication(record.as_bytes(), &[]), &choices, format, &mut |_, _| true).unwrap().bytes;
    let made = clip(ClipFormat::Png);
    assert_eq!(made, clip(ClipFormat::Png));
    let shown = frames(&made);
    assert_eq!(shown.len(), 7);
    let tree = Tree::read(record.as_bytes().to_vec()).0;
    let root = tree.games().next().unwrap();
    let moves = tree.main_line(root).filter(|&node| node == root || tree.has(node, "B") || tree.has(node, "W"));
    for (number, (node, frame)) in moves.zip(&shown).enumerate() {
        let mut request = Request::new(Format::Png);
        (request.size, request.theme) = (480, choices.theme.clone().unwrap());
        let picture = render(&tree, node, &request).unwrap();
        let mut decoder = ::png::Decoder::new(std::io::Cursor::new(picture));
        decoder.set_transformations(::png::Transformations::EXPAND | ::png::Transformations::ALPHA);
        let mut reader = decoder.read_info().unwrap();
        let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
        reader.next_frame(&mut pixels).unwrap();
        assert!(pixels == *frame, "frame {number}");
    }
    assert!(clip(ClipFormat::Gif).starts_with(b"GIF89a"));
    const { assert!(png::MAX_SIDE > 480) };
    let stopped =
        publish::clip(&publication(record.as_bytes(), &[]), &choices, ClipFormat::Gif, &mut |done, _| done < 2);
    assert!(stopped.is_err());
    let none = publish::clip(&publication(b"(;GM[6];B[12])", &[]), &choices, ClipFormat::Gif, &mut |_, _| true);
    assert!(none.is_err());
}

#[test]
fn a_booklet_is_reproducible_and_reports_omissions() {
    let record = "(;GM[1]FF[4]CA[UTF-8]SZ[9]GN[A game]PB[Ann];B[ee]C[Hello (again)];W[ed](;B[dd])(;B[ff]C[\u{e000} twice \u{e000}]))";
    let booklet = |record: &str| {
        publish::booklet(&publication(record.as_bytes(), &[]), &Choices::default(), &mut |_| Vec::new(), &mut |_, _| {
            true
        })
        .unwrap()
    };
    let made = booklet(record);
    assert!(made.bytes.starts_with(b"%PDF-"));
    assert_eq!(made.bytes, booklet(record).bytes);
    assert_eq!(made.notes.len(), 1, "{:?}", made.notes);
    assert!(made.notes[0].starts_with("2 letters have no font"), "{:?}", made.notes);
    assert!(made.bytes.len() < 100_000, "{}", made.bytes.len());
    assert_eq!(booklet(&record.replace('\u{e000}', "")).notes, Vec::<String>::new());
    // Games without a board, of every size, and none at all.
    for record in ["(;GM[6];B[12]C[x])", "(;GM[1]SZ[1])", "(;GM[Blokus];1[a20])(;GM[11]SZ[26];B[a1])"] {
        assert!(booklet(record).bytes.starts_with(b"%PDF-"), "{record}");
    }
    let file = tempfile::NamedTempFile::new().unwrap();
    fs::write(file.path(), &made.bytes).unwrap();
    match std::process::Command::new("pdftotext").arg(file.path()).arg("-").output() {
        Ok(text) => {
            let text = String::from_utf8_lossy(&text.stdout).into_owned();
            for word in ["A game", "Hello (again)", "Figure 1", "variation B at move 3", "? twice ?"] {
                assert!(text.contains(word), "{word} in {text}");
            }
        }
        Err(_) => eprintln!("the text of a booklet is not looked at: no pdftotext is installed"),
    }
}

#[test]
fn broken_and_odd_records_are_published_as_far_as_they_are_read() {
    let deep = format!("(;GM[1]SZ[9]{})", ";B[aa];W[bb]".repeat(20_000));
    let wide = format!("(;GM[11]SZ[11];B[a1]{})", "(;W[b2])(;W[c3])".repeat(1500));
    for record in ["(;GM[1]SZ[9];B[a", "(;GM[99];B[x]C[y])", "(;)", "(;GM[1]SZ[52:3];B[aa])", &deep, &wide] {
        let made = page(record.as_bytes());
        let (inside, _) = Incoming::record_of(made).unwrap();
        assert!(inside == record.as_bytes());
    }
    let missing = Choices { game: Some(3), ..Choices::default() };
    let reported = publish::page(&publication(b"(;GM[1])", &[]), &missing, &mut |_, _| true).unwrap_err().to_string();
    assert_eq!(reported, "there is no game 3; the record has 1");
    assert!(Position::start(std::sync::Arc::new(Kind::new("1", None).unwrap())).last_move().is_none());
}
