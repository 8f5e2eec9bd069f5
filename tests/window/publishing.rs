//! Publishing in the window: what is chosen is in the file, and nothing else is.

use std::fs;

use egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;
use variorum::sgf::Tree;

use crate::harness::{ask, choose, click, text_of, until, window, window_with};

const RECORD: &str =
    "(;GM[1]SZ[9]C[start];B[aa]C[first](;W[bb]C[main])(;W[cc]C[aside];B[dd]))(;GM[1]SZ[9]C[second game])";

/// The record in a page that the window made after these clicks.
fn published(at: &str, part: Option<&str>, clicks: &[&str]) -> Tree {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.sgf");
    fs::write(&path, RECORD).unwrap();
    let mut window = window();
    window.state_mut().0.open_files(vec![path.clone()]);
    window.run();
    ask(&mut window, &format!("goto {at}"));
    ask(&mut window, "publish");
    if let Some(part) = part {
        choose(&mut window, "Scope", part);
    }
    for name in clicks {
        click(&mut window, name);
    }
    click(&mut window, "Publish");
    let page = path.with_extension("html");
    until(&mut window, "a page", |_| page.exists());
    let bytes = fs::read(&page).unwrap();
    assert_eq!(fs::read_to_string(&path).unwrap(), RECORD, "publishing changes no record");
    let record = variorum::edit::Incoming::record_of(bytes).map(|(bytes, _)| bytes);
    Tree::read(record.unwrap_or_else(|why| panic!("{why}"))).0
}

fn text(tree: &Tree) -> String {
    String::from_utf8(tree.write()).unwrap()
}

#[test]
fn a_page_carries_what_was_chosen() {
    assert_eq!(text(&published("0.1", None, &[])), RECORD);
    let line = text(&published("0.1", Some("This line only"), &[]));
    assert!(line.contains("aside") && line.contains("B[dd]") && line.contains("first"), "{line}");
    assert!(!line.contains("main") && !line.contains("second game"), "{line}");
    let onward = text(&published("0.1", Some("From this position on"), &[]));
    assert!(onward.contains("B[dd]") && !onward.contains("main") && !onward.contains("second game"), "{onward}");
    let game = text(&published("0.1", Some("This game"), &["Comments"]));
    assert!(game.contains("W[bb]") && !game.contains("C["), "{game}");
}

/// Where nothing can be written the dialog stays, and says why beside the path.
#[test]
fn an_unwritable_place_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.sgf");
    fs::write(&path, "(;GM[1]SZ[9];B[aa])").unwrap();
    fs::create_dir(folder.path().join("taken.html")).unwrap();
    let mut window = window();
    window.state_mut().0.open_files(vec![path.clone()]);
    window.run();
    ask(&mut window, "publish");
    let write = |window: &mut crate::harness::Window, name: &str, text: &str| {
        window.get_by_label(name).click();
        window.run();
        window.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::A);
        match text {
            "" => window.key_press(egui::Key::Delete),
            text => window.get_by_label(name).type_text(text),
        }
        window.run();
        click(window, "Publish");
    };
    let at = |name: &str| folder.path().join(name).display().to_string();
    for (text, why) in [
        ("/nowhere/at/all/page.html".to_owned(), "the folder /nowhere/at/all does not exist"),
        (String::new(), "Name a file."),
        (at("taken.html"), "is a folder"),
        (at("game.sgf/page.html"), "does not exist"),
        (at("page.pdf"), "needs the extension .html"),
        (at("page"), "needs the extension .html"),
    ] {
        write(&mut window, "File", &text);
        assert!(window.query_all_by_label_contains(why).count() > 0, "{text}: {why}");
        assert_eq!(window.state().0.notices().count(), 0, "it is said where the path stands");
    }
    write(&mut window, "File", &at("page.html"));
    until(&mut window, "the page", |_| folder.path().join("page.html").exists());
    assert!(window.query_by_label("Publish").is_none(), "the dialog is gone");
    // A folder of pages is made where it is not there; not below a file.
    ask(&mut window, "publish");
    choose(&mut window, "Scope", "All records in its folder");
    write(&mut window, "Folder", "");
    assert!(window.query_all_by_label_contains("Name a folder.").count() > 0);
    write(&mut window, "Folder", &at("game.sgf/pages"));
    assert!(window.query_all_by_label_contains("game.sgf: a file with this name").count() > 0);
    write(&mut window, "Folder", &at("new/pages"));
    until(&mut window, "an index", |_| folder.path().join("new/pages/index.html").exists());
}

/// All that can be chosen can be seen and reached, in low windows as well.
#[test]
fn no_field_is_cut_off() {
    for height in [900.0, 700.0, 520.0] {
        let mut window = crate::harness::with_texts([1280.0, height], 1.0, "light", &["(;GM[1]SZ[9];B[aa])"]);
        ask(&mut window, "publish");
        crate::harness::picture(&mut window, &format!("publish-{height}"));
        let field = window.get_by_label("Moves in each printed figure");
        field.scroll_to_me();
        window.run();
        let field = window.get_by_role_and_label(Role::TextInput, "Moves in each printed figure").rect();
        let path = window.get_by_role_and_label(Role::TextInput, "File").rect();
        assert!(field.height() > 20.0 && field.bottom() <= path.top(), "{height}: {field} {path}");
        assert!(path.bottom() < height, "{height}: {path}");
    }
}

/// A link in a comment leads to its node, by address and by name; the command puts the one of a node on the clipboard.
#[test]
fn links_in_comments_lead_to_their_nodes() {
    let record = "(;GM[1]SZ[9]C[see #0.1 and #\"the end\", not #0.7];B[aa](;W[bb])(;W[cc]C[aside, back at #/];B[dd]N[the end]C[over]))";
    let mut window = window_with(record);
    assert!(window.query_by_role_and_label(Role::Link, "#0.7").is_none(), "there is no such node");
    let follow = |window: &mut crate::harness::Window, link: &str| {
        window.get_by_role_and_label(Role::Link, link).click();
        window.run();
    };
    follow(&mut window, "2 C7");
    assert!(window.query_by_role_and_label(Role::Link, "Start").is_some(), "the comment of the other node is shown");
    follow(&mut window, "Start");
    follow(&mut window, "the end");
    assert!(window.query_by_role_and_label(Role::Link, "Start").is_none());
    window.state_mut().0.request("link");
    window.step();
    let copied = window.output().platform_output.commands.iter().find_map(|command| match command {
        egui::OutputCommand::CopyText(text) => Some(text.clone()),
        _ => None,
    });
    assert_eq!(copied.as_deref(), Some("#0.1.0"));
    ask(&mut window, "goto /0.1");
    ask(&mut window, "promote");
    assert!(text_of(&window).contains("C[see #0.0 and #\"the end\", not #0.7]"), "{}", text_of(&window));
}

/// The dialog tells how large the file becomes, and tells it anew when something else is chosen.
#[test]
fn the_size_is_reported_before_anything_is_made() {
    let mut window = window_with("(;GM[1]SZ[9];B[aa]C[a comment];W[bb])");
    ask(&mut window, "publish");
    let size = |window: &crate::harness::Window| {
        let reported =
            window.query_all_by_role(Role::Label).filter_map(|label| label.value()).find(|text| text.contains(" kB"));
        reported.map(|text| text.split(". ").find(|part| part.contains(" kB")).unwrap_or_default().to_owned())
    };
    until(&mut window, "the size of the page", |window| size(window).is_some());
    let page = size(&window);
    choose(&mut window, "Format", "Animation (.gif)");
    until(&mut window, "the size of the clip", |window| size(window).is_some_and(|reported| Some(reported) != page));
}

/// The records of a folder become a folder of pages with an index; what another program put there stays.
#[test]
fn a_folder_becomes_pages() {
    let folder = tempfile::tempdir().unwrap();
    let records = folder.path().join("club");
    fs::create_dir_all(records.join("2025")).unwrap();
    for name in ["one.sgf", "2025/two.sgf"] {
        fs::write(records.join(name), RECORD).unwrap();
    }
    fs::write(records.join("broken.sgf"), "not a record").unwrap();
    let mut window = window();
    window.state_mut().0.open_files(vec![records.join("one.sgf")]);
    window.run();
    let site = folder.path().join("club pages");
    let publish = |window: &mut crate::harness::Window| {
        ask(window, "publish");
        choose(window, "Scope", "All records in its folder");
        click(window, "Publish");
    };
    publish(&mut window);
    until(&mut window, "an index", |_| site.join("index.html").exists());
    let page =
        |name: &str| variorum::edit::Incoming::record_of(fs::read(site.join(name)).unwrap()).map(|(bytes, _)| bytes);
    for name in ["one.html", "2025/two.html"] {
        assert_eq!(page(name).unwrap(), RECORD.as_bytes(), "{name}");
    }
    until(&mut window, "what failed", |window| {
        window.state().0.notices().any(|reported| reported.contains("broken.sgf"))
    });
    for name in ["one.html", "2025/two.html"] {
        assert!(!fs::read_to_string(site.join(name)).unwrap().contains("broken.html"), "{name} leads to no page");
    }
    fs::write(site.join("one.html"), "<!doctype html><p>mine").unwrap();
    fs::write(site.join("2025/two.html"), fs::read(site.join("index.html")).unwrap()).unwrap();
    publish(&mut window);
    until(&mut window, "the page anew", |_| page("2025/two.html").is_ok());
    assert_eq!(fs::read_to_string(site.join("one.html")).unwrap(), "<!doctype html><p>mine");
}

/// A page asks where all games are problems, unless it is not to; a game alone is not asked.
#[test]
fn problems_are_questions_by_default() {
    let problem = crate::studying::PROBLEM;
    let game = "(;GM[1]SZ[9];B[aa];W[bb])";
    let mixed = format!("{problem}{game}");
    const CHOICE: &str = "Ask problems before showing them";
    for (record, clicks, asks) in [
        (problem, &[][..], true),
        (problem, &[CHOICE], false),
        (game, &[], false),
        (&mixed, &[], false),
        (&mixed, &[CHOICE], true),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.sgf");
        fs::write(&path, record).unwrap();
        let mut window = window();
        window.state_mut().0.open_files(vec![path.clone()]);
        window.run();
        ask(&mut window, "publish");
        let starts_with = asks != (clicks.len() == 1);
        until(&mut window, "the choice", |window| {
            let choice = window.query_by_role_and_label(Role::CheckBox, CHOICE);
            choice.is_some_and(|choice| {
                let on = egui_kittest::kittest::NodeT::accesskit_node(&choice).toggled();
                on == Some(if starts_with { egui::accesskit::Toggled::True } else { egui::accesskit::Toggled::False })
            })
        });
        // Whether all are problems is found out in the meantime.
        std::thread::sleep(std::time::Duration::from_millis(50));
        window.run();
        clicks.iter().for_each(|name| click(&mut window, name));
        click(&mut window, "Publish");
        let page = path.with_extension("html");
        until(&mut window, "a page", |_| page.exists());
        let text = fs::read_to_string(&page).unwrap();
        assert_eq!(text.contains("id=\"asking\""), asks, "{clicks:?} {record}");
    }
}

const PROBLEM: &str = "(;GM[1]FF[4]SZ[19]GN[NAME]AB[ac][bc][cc][dc][ec][eb][ea]AW[ab][bb][cb][db][da]C[Kill.](;B[ba];W[aa];B[ca]C[RIGHT Bravo])(;B[ca];W[ba]))";

/// Opens a record of problems, and the dialog of this command.
fn with_problems(folder: &std::path::Path, count: usize, command: &str) -> crate::harness::Window {
    let path = folder.join("problems.sgf");
    let problems: String = (1..=count).map(|n| PROBLEM.replace("NAME", &format!("Shape{n}"))).collect();
    fs::write(&path, problems).unwrap();
    let mut window = window();
    window.state_mut().0.open_files(vec![path]);
    window.run();
    ask(&mut window, command);
    until(&mut window, "problems", |window| window.query_by_role_and_label(Role::TextInput, "Problems").is_some());
    window
}

/// One click makes the pupils' copy and the teacher's, with the problems that were chosen.
#[test]
fn a_sheet_and_its_answers_are_made_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = with_problems(folder.path(), 9, "print");
    until(&mut window, "leaves", |window| window.query_by_label_contains("Page 1 of 3").is_some());
    window.get_by_role_and_label(Role::TextInput, "Problems").click();
    window.run();
    window.get_by_role_and_label(Role::TextInput, "Problems").type_text("2-4,9");
    window.run();
    until(&mut window, "fewer leaves", |window| window.query_by_label_contains("Page 1 of 2").is_some());
    choose(&mut window, "Answers", "In a second file");
    choose(&mut window, "Order", "Shuffled");
    until(&mut window, "a number", |window| window.query_by_label_contains("Order ").is_some());
    click(&mut window, "Create and open");
    let (pupils, teachers) = (folder.path().join("problems.pdf"), folder.path().join("problems with answers.pdf"));
    until(&mut window, "both copies", |_| pupils.exists() && teachers.exists());
    let (pupils, teachers) = (fs::read(pupils).unwrap(), fs::read(teachers).unwrap());
    assert!(pupils.starts_with(b"%PDF-") && teachers.len() > pupils.len() + 500);
}

/// Every form shows what becomes of the record.
#[test]
fn every_form_shows_what_one_gets() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.sgf");
    fs::write(&path, RECORD).unwrap();
    let mut window = window();
    window.state_mut().0.open_files(vec![path]);
    window.run();
    ask(&mut window, "publish");
    choose(&mut window, "Format", "Diagram for Sensei’s Library");
    until(&mut window, "the text", |window| window.query_by_label_contains("$$").is_some());
    crate::harness::picture(&mut window, "publish-text");
    choose(&mut window, "Format", "Animation (.gif)");
    until(&mut window, "pictures", |window| window.query_by_label_contains("Picture 1 of 3").is_some());
    click(&mut window, "Next page");
    until(&mut window, "the second", |window| window.query_by_label_contains("Picture 2 of 3").is_some());
    crate::harness::picture(&mut window, "publish-clip");
    choose(&mut window, "Format", "Web page to step through (.html)");
    until(&mut window, "its size", |window| window.query_by_label_contains("Size: ").is_some());
    crate::harness::picture(&mut window, "publish-page");
    choose(&mut window, "Format", "Booklet to print (.pdf)");
    until(&mut window, "a leaf", |window| window.query_by_label_contains("Page 1 of 2").is_some());
    crate::harness::picture(&mut window, "publish-booklet");
}

/// What is chosen for paper is in the file; a margin that is no number is refused where it is typed.
#[test]
fn margins_and_letters_are_chosen() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = with_problems(folder.path(), 3, "print");
    let margins = |window: &mut crate::harness::Window, text: &str| {
        window.get_by_role_and_label(Role::TextInput, "Margins in millimetres").click();
        window.run();
        window.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::A);
        window.get_by_role_and_label(Role::TextInput, "Margins in millimetres").type_text(text);
        window.run();
    };
    margins(&mut window, "wide");
    click(&mut window, "Create and open");
    assert!(window.query_by_label_contains("is not a width in millimetres").is_some());
    margins(&mut window, "25");
    crate::harness::picture(&mut window, "print-sheet");
    click(&mut window, "Create and open");
    until(&mut window, "the sheet", |_| folder.path().join("problems.pdf").exists());
}

/// Readers of a page save the file of the server as it is, unless the record has been changed since.
#[test]
fn a_page_of_a_servers_file_has_that_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.gib");
    fs::write(&path, "\\HS\n\\[GAMEBLACKNAME=Ann (3D)\\]\n\\HE\n\\GS\nINI 0 1 0 &4\nSTO 0 2 1 15 3\n\\GE\n").unwrap();
    let mut window = window();
    window.state_mut().0.open_files(vec![path.clone()]);
    window.run();
    for (name, is_own) in [("own.html", true), ("changed.html", false)] {
        ask(&mut window, "publish");
        let page = folder.path().join(name);
        window.get_by_role_and_label(Role::TextInput, "File").click();
        window.run();
        window.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::A);
        window.get_by_role_and_label(Role::TextInput, "File").type_text(&page.display().to_string());
        window.run();
        click(&mut window, "Publish");
        until(&mut window, "a page", |_| page.exists());
        let (_, made) = variorum::edit::Incoming::record_of(fs::read(&page).unwrap()).unwrap();
        assert_eq!(matches!(made.unwrap().source, variorum::edit::Source::Server(_)), is_own, "{name}");
        ask(&mut window, "comment changed");
    }
}

/// A page is a record, too: what is made of it never takes its place.
#[test]
fn a_page_that_is_open_is_not_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.html");
    let publication = variorum::publish::Publication::new("game.sgf", Tree::read(RECORD.into()).0, &[]);
    let choices = variorum::publish::Choices::default();
    let page = variorum::publish::page(&publication, &choices, &mut |_, _| true).unwrap().bytes;
    fs::write(&path, &page).unwrap();
    let mut window = window();
    window.state_mut().0.open_files(vec![path.clone()]);
    window.run();
    ask(&mut window, "publish");
    window.get_by_role_and_label(Role::TextInput, "File").click();
    window.run();
    window.key_press_modifiers(egui::Modifiers::COMMAND, egui::Key::A);
    window.get_by_role_and_label(Role::TextInput, "File").type_text(&path.display().to_string());
    window.run();
    click(&mut window, "Publish");
    until(&mut window, "why not", |window| window.query_by_label_contains("name another file").is_some());
    assert!(fs::read(&path).unwrap() == page);
}
