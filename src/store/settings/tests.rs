//! Reading and writing of settings: what stays, what is set aside, what is said.

use super::*;
use std::fs;

fn place() -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("variorum/settings.ron");
    (folder, path)
}

#[test]
fn every_field_is_explained() {
    let written = Settings::default().written();
    let names: Vec<_> = written.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, NOTES.iter().map(|(name, _)| *name).collect::<Vec<_>>());
}

#[test]
fn what_is_saved_is_loaded() {
    let (_folder, path) = place();
    assert_eq!(Settings::load(&path).settings, Settings::default());
    let mut settings = Settings { appearance: "dark".into(), zoom: 1.25, ..Settings::default() };
    settings.window.at = Some((10.0, -20.0));
    settings.keys.insert("undo".into(), "Alt+\"".into());
    settings.recent.opened(Path::new("/games/棋, \"(\\).sgf"));
    settings.recent.opened(Path::new("/games/b.sgf"));
    settings.save(&path, &Settings::default(), None).unwrap();
    let loaded = Settings::load(&path);
    assert_eq!((loaded.settings, loaded.notice), (settings, None));
    let text = fs::read_to_string(&path).unwrap();
    for note in language::with(language::chosen("system"), explained) {
        assert!(text.contains(&format!("// {}\n", note.said)), "{text}");
    }
}

#[test]
fn the_file_is_explained_in_the_language_of_the_program() {
    let (_folder, path) = place();
    let settings = |language: &str| Settings { language: language.into(), ..Settings::default() };
    let mut before = settings("en");
    before.save(&path, &before, None).unwrap();
    // What somebody wrote stays, and so does a note that was changed.
    let own = fs::read_to_string(&path)
        .unwrap()
        .replace("    // Coordinates around the board.\n", "    // Coordinates around the board. I like them!\n")
        .replace(
            "    zoom: 1.0,",
            "    // Mine: Coordinates around the board.\n    zoom: 1.0, // Seconds a move while playing through.",
        );
    fs::write(&path, &own).unwrap();
    for code in ["de", "ja", "ja", "zh-Hant", "en"] {
        let now = settings(code);
        now.save(&path, &before, None).unwrap();
        before = now;
        let text = fs::read_to_string(&path).unwrap();
        assert_eq!(Settings::load(&path).settings, before);
        for own in [
            "    // Coordinates around the board. I like them!\n",
            "    // Mine: Coordinates around the board.\n",
            "    zoom: 1.0, // Seconds a move while playing through.",
        ] {
            assert!(text.contains(own), "{code}: {text}");
        }
        let said = language::with(language::chosen(code), explained);
        for note in said.iter().filter(|note| note.above != Some("coordinates")) {
            assert!(text.contains(&format!("// {}\n", note.said)), "{code}: {:?} is not in {text}", note.said);
        }
        assert_eq!(text.matches("//").count(), own.matches("//").count(), "{text}");
    }
    assert_eq!(fs::read_to_string(&path).unwrap(), own);
}

#[test]
fn a_save_changes_only_what_changed() {
    let (_folder, path) = place();
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    let defaults = Settings::default();
    defaults.save(&path, &defaults, None).unwrap();
    let mine = fs::read_to_string(&path)
        .unwrap()
        .replace("    ghost: true,", "    ghost: true, // lovely\n    from_the_future: [(\"x\", 1)],");
    fs::write(&path, &mine).unwrap();
    let before = Settings::load(&path).settings;
    let after = Settings { zoom: 2.0, ..before.clone() };
    after.save(&path, &before, None).unwrap();
    assert_eq!(fs::read_to_string(&path).unwrap(), mine.replace("zoom: 1.0", "zoom: 2.0"));
    // Another window's change stays when this one saves its own.
    let other = Settings { ghost: false, ..before.clone() };
    other.save(&path, &before, None).unwrap();
    let both = Settings::load(&path).settings;
    assert_eq!((both.zoom, both.ghost), (2.0, false));
}

#[test]
fn numbers_that_make_no_sense_are_the_usual_ones() {
    let (_folder, path) = place();
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    for number in ["NaN", "inf", "-inf", "1e30", "-1.0", "0.0"] {
        let panels = format!("panels: (width: {number}, tree_share: {number})");
        let window = format!("window: (width: {number}, height: {number}, at: Some(({number}, {number})))");
        fs::write(&path, format!("(zoom: {number}, autoplay_seconds: {number}, {panels}, {window})")).unwrap();
        for settings in [Settings::load(&path).settings, Settings::peek(&path)] {
            assert!((0.5..=4.0).contains(&settings.zoom), "{number}");
            assert!(settings.autoplay_seconds > 0.0 && settings.autoplay_seconds.is_finite(), "{number}");
            assert!(settings.panels.width >= 100.0 && (0.0..=1.0).contains(&settings.panels.tree_share), "{number}");
            assert!(settings.window.width >= 100.0 && settings.window.height <= 20_000.0, "{number}");
        }
    }
}

#[test]
fn a_list_of_files_is_as_long_as_it_gets_here() {
    let (_folder, path) = place();
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    let files: String = (0..5000).map(|n| format!("(file: \"/{n}.sgf\"),")).collect();
    fs::write(&path, format!("(recent: [{files}])")).unwrap();
    let recent = Settings::load(&path).settings.recent;
    assert_eq!(recent.iter().count(), super::super::recent::MAX_RECENT);
    assert_eq!(recent.iter().next().unwrap().file, Path::new("/0.sgf"));
}

#[test]
fn a_value_that_cannot_be_understood_takes_no_others_along() {
    let (_folder, path) = place();
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    let text = "// Mine.\n(\n  spoken: \"brief\",\n  zoom: \"wide\", // as I like it\n  autoplay_seconds: [],\n  later: (1, 2),\n)\n";
    fs::write(&path, text).unwrap();
    let loaded = Settings::load(&path);
    let meant = Settings { spoken: "brief".into(), ..Settings::default() };
    assert_eq!((&loaded.settings, &Settings::peek(&path)), (&meant, &meant));
    let notice = loaded.notice.unwrap();
    assert!(notice.contains("zoom, autoplay_seconds") && !notice.contains("later"), "{notice}");
    assert_eq!(fs::read_to_string(&path).unwrap(), text, "nothing is set aside");
    // What is changed in the window is written, and what was not is left alone.
    let changed = Settings { zoom: 1.5, ..loaded.settings.clone() };
    changed.save(&path, &loaded.settings, None).unwrap();
    let saved = fs::read_to_string(&path).unwrap();
    let kept = ["// Mine.", "zoom: 1.5, // as I like it", "autoplay_seconds: [],", "later: (1, 2),"];
    assert!(kept.iter().all(|line| saved.contains(line)), "{saved}");
    assert_eq!(Settings::load(&path).settings.zoom, 1.5);
}

#[test]
fn a_broken_file_is_kept_aside_and_named() {
    let (_folder, path) = place();
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    for (n, broken) in ["(\n  zoom: 1.0 2.0,\n)", "not settings at all", "(zoom: 1.0"].iter().enumerate() {
        fs::write(&path, broken).unwrap();
        assert_eq!(Settings::peek(&path), Settings::default());
        let loaded = Settings::load(&path);
        assert_eq!(loaded.settings, Settings::default());
        let kept = path.with_extension(format!("broken-{}.ron", n + 1));
        let notice = loaded.notice.unwrap();
        assert!(notice.contains(&kept.display().to_string()), "{notice}");
        assert_eq!(fs::read_to_string(&kept).unwrap(), *broken);
        assert!(!path.exists());
    }
    fs::write(&path, [0xff, 0xfe]).unwrap();
    assert!(Settings::load(&path).notice.unwrap().contains("not text"));
}
