//! What nobody asked for is read within a budget: what was open, settings, files that other programs change.

use std::fs;
use std::path::PathBuf;

use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use variorum::store::{Home, Settings, budget};

use crate::harness::{Window, ask, at_home, click, text_of, until, window};

fn reported(window: &Window) -> Vec<String> {
    window.state().0.notices().map(str::to_owned).collect()
}

fn tabs(window: &Window) -> Vec<String> {
    window.query_all_by_role(Role::Tab).filter_map(|tab| tab.accesskit_node().label()).collect()
}

#[test]
fn an_untouched_record_does_not_follow_a_file_of_any_size() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.sgf");
    fs::write(&path, "(;GM[1]SZ[9])").unwrap();
    let mut window = window();
    window.state_mut().0.open_files(vec![path.clone()]);
    window.run();
    let large = format!("(;GM[1]SZ[9];B[aa]){}", " ".repeat(budget::FOLLOWED as usize));
    fs::write(&path, &large).unwrap();
    for _ in 0..2 {
        window.state_mut().0.look_at_files();
        window.run();
    }
    assert_eq!(text_of(&window), "(;GM[1]SZ[9])");
    assert!(
        matches!(&reported(&window)[..], [one] if one.contains("is large (16,777,235 bytes)")),
        "{:?}",
        reported(&window)
    );
    assert_eq!(tabs(&window), ["game.sgf"], "it is no unsaved work");
    // It stays on view beside its record until it is read, or is as it was.
    ask(&mut window, "new go 9");
    assert!(window.query_all_by_label("Reload from disk").count() == 0, "another record has nothing to do with it");
    ask(&mut window, "next-tab");
    click(&mut window, "Reload from disk");
    until(&mut window, "the large record", |window| text_of(window).starts_with("(;GM[1]SZ[9];B[aa])"));
    assert!(reported(&window).is_empty(), "{:?}", reported(&window));
    // A short one is followed again.
    fs::write(&path, "(;GM[1]SZ[9]C[short])").unwrap();
    window.state_mut().0.look_at_files();
    window.run();
    assert_eq!(text_of(&window), "(;GM[1]SZ[9]C[short])");
}

#[test]
fn of_a_very_long_session_a_start_opens_a_part_and_the_list_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let home = Home::in_folder(&folder.path().join("home"));
    let files: Vec<PathBuf> = (0..300).map(|n| folder.path().join(format!("{n:04}.sgf"))).collect();
    for file in &files {
        fs::write(file, "(;GM[1]SZ[9])").unwrap();
    }
    let mut settings = Settings { news: u32::MAX, ..Settings::default() };
    settings.session.files.clone_from(&files);
    settings.session.front = Some(files[200].clone());
    settings.save(&home.settings(), &Settings::default(), None).unwrap();
    let listed = || {
        let mut files = Settings::load(&home.settings()).settings.session.files;
        files.sort();
        files
    };
    let mut window = at_home(&home);
    assert_eq!(tabs(&window).len(), budget::SESSION);
    assert!(tabs(&window).contains(&"0200.sgf".to_owned()));
    let reported = reported(&window);
    assert!(matches!(&reported[..], [one] if one.ends_with("left in the list: 200")), "{reported:?}");
    // While the files are opened, and if one of them ends the program, the others are on the disk.
    assert_eq!(listed().len(), files.len() - budget::SESSION);
    ask(&mut window, "close");
    ask(&mut window, "quit");
    let mut left = files.clone();
    left.remove(200);
    assert!(listed() == left);
    // The next start has room for one more.
    let window = at_home(&home);
    assert_eq!((tabs(&window).len(), tabs(&window).last().unwrap().as_str()), (budget::SESSION, "0099.sgf"));
}

#[cfg(target_os = "linux")]
#[test]
fn a_start_touches_only_regular_files() {
    let folder = tempfile::tempdir().unwrap();
    let home = Home::in_folder(&folder.path().join("home"));
    let [pipe, sub, good, gone] = ["pipe.sgf", "sub.sgf", "good.sgf", "gone.sgf"].map(|name| folder.path().join(name));
    rustix::fs::mknodat(rustix::fs::CWD, &pipe, rustix::fs::FileType::Fifo, 0o600.into(), 0).unwrap();
    fs::create_dir(&sub).unwrap();
    fs::write(&good, "(;GM[1]SZ[9])").unwrap();
    let mut settings = Settings::default();
    settings.session.files = vec![pipe, sub, good, gone];
    settings.save(&home.settings(), &Settings::default(), None).unwrap();
    let window = at_home(&home);
    assert_eq!(tabs(&window), ["good.sgf"]);
    let reported = reported(&window).join("\n");
    assert!(
        reported.contains("pipe.sgf: is a pipe") && reported.contains("No longer available: gone.sgf"),
        "{reported}"
    );
}

#[test]
fn unwritable_settings_are_reported_once() {
    let folder = tempfile::tempdir().unwrap();
    let home = Home::in_folder(folder.path());
    let long = format!("(zoom: 2.0) //{}", " ".repeat(budget::SETTINGS as usize));
    fs::write(home.settings(), &long).unwrap();
    let mut window = at_home(&home);
    let count = |window: &Window| reported(window).iter().filter(|reported| reported.contains("1024 KiB")).count();
    assert!(count(&window) > 0, "{:?}", reported(&window));
    ask(&mut window, "new go 9");
    // What was told goes with the next move.
    ask(&mut window, "play a1");
    ask(&mut window, "theme dark");
    assert_eq!(count(&window), 0, "{:?}", reported(&window));
    ask(&mut window, "quit");
    assert_eq!(fs::read_to_string(home.settings()).unwrap(), long);
}

#[test]
fn the_program_starts_with_overfilled_settings() {
    let folder = tempfile::tempdir().unwrap();
    let home = Home::in_folder(folder.path());
    let keys: String = (0..80_000).map(|n| format!("\"{n}\":\"F1\",")).collect();
    fs::write(home.settings(), format!("(zoom: 1.5, keys: {{{keys}}})")).unwrap();
    let begun = std::time::Instant::now();
    let mut window = at_home(&home);
    println!("{:?}", begun.elapsed());
    assert!(reported(&window).len() <= 4, "{:?}", reported(&window));
    ask(&mut window, "theme dark");
    assert!(begun.elapsed().as_secs() < 60, "{:?}", begun.elapsed());
    assert_eq!(Settings::load(&home.settings()).settings.zoom, 1.5);
}

/// The toolkit enlarges and shrinks everything by Ctrl with plus, minus and 0: the setting says so, and nothing takes it back.
#[test]
fn the_size_chosen_by_key_is_the_setting() {
    let folder = tempfile::tempdir().unwrap();
    let home = Home::in_folder(folder.path());
    fs::write(home.settings(), "(zoom: 2.0)").unwrap();
    let mut window = at_home(&home);
    for (key, expected) in [(None, 2.0), (Some(egui::Key::Num0), 1.0), (Some(egui::Key::Plus), 1.1)] {
        if let Some(key) = key {
            window.key_press_modifiers(egui::Modifiers::COMMAND, key);
            window.run();
        }
        for theme in ["dark", "light"] {
            ask(&mut window, &format!("theme {theme}"));
            window.run();
            assert!((window.ctx.zoom_factor() - expected).abs() < 0.001, "{key:?}: {}", window.ctx.zoom_factor());
        }
    }
    ask(&mut window, "quit");
    assert!((Settings::load(&home.settings()).settings.zoom - 1.1).abs() < 0.001);
}
