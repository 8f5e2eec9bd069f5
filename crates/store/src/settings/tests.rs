//! Tests of reading and writing settings.

use super::notes::explained;
use super::*;
use crate::languages;
use std::fs;

fn place() -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("variorum/settings.ron");
    (folder, path)
}

/// Settings none of which has its built-in value.
fn all_changed() -> Settings {
    let mut settings = Settings {
        appearance: "dark".into(),
        board_theme: "wood".into(),
        language: "en".into(),
        zoom: 1.25,
        window: WindowPlace { width: 900.0, ..WindowPlace::default() },
        panels: Panels { tree: false, ..Panels::default() },
        coordinates: false,
        notation: "relative".into(),
        move_numbers: "all".into(),
        next_moves: false,
        marked_moves: "instead".into(),
        ghost: false,
        snap: false,
        illegal_moves: true,
        hide_results: true,
        equal_positions: "open".into(),
        tree_grows: "down".into(),
        wheel: "zoom".into(),
        autoplay_seconds: 3.0,
        one_window: false,
        reopen: false,
        motion: "reduced".into(),
        spoken: "full".into(),
        painter: "software".into(),
        versions_of_all_files: 7,
        new_game: BTreeMap::from([("KM".into(), "6.5".into())]),
        publish: BTreeMap::from([("form".into(), "booklet".into())]),
        study: BTreeMap::from([("schedule".into(), "ladder".into())]),
        keys: BTreeMap::from([("undo".into(), "Alt+\"".into())]),
        recent: Recent::default(),
        session: Session { files: vec!["/games/b.sgf".into()], front: None },
    };
    settings.recent.opened(Path::new("/games/棋, \"(\\).sgf"));
    settings.recent.opened(Path::new("/games/b.sgf"));
    settings
}

#[test]
fn every_field_is_explained() {
    let written = Settings::default().written();
    let names: Vec<_> = written.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, NOTES.iter().map(|(name, _)| *name).collect::<Vec<_>>());
}

#[test]
fn no_text_of_a_settings_file_is_longer_than_a_word() {
    let usual = serde_json::to_value(Settings::default()).unwrap();
    let texts = usual.as_object().unwrap().iter().filter(|(_, value)| value.is_string());
    for (name, _) in texts {
        let (_folder, path) = place();
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, format!("({name}: \"{}\")", "x".repeat(budget::WORD + 1))).unwrap();
        let loaded = serde_json::to_value(Settings::load(&path).settings).unwrap();
        assert_eq!(loaded[name], usual[name], "{name} has no line in `sensible`");
    }
}

#[test]
fn what_is_saved_is_loaded() {
    let (_folder, path) = place();
    assert_eq!(Settings::load(&path).settings, Settings::default());
    let mut settings = all_changed();
    settings.window.at = Some((10.0, -20.0));
    settings.save(&path, &Settings::default(), None).unwrap();
    let loaded = Settings::load(&path);
    assert_eq!((loaded.settings, loaded.notices), (settings, Vec::new()));
    let text = fs::read_to_string(&path).unwrap();
    for note in language::with(languages::chosen("en"), explained) {
        assert!(text.contains(&format!("// {}\n", note.said)), "{text}");
    }
}

#[test]
fn the_file_is_explained_in_the_language_of_the_program() {
    let (_folder, path) = place();
    let settings = |language: &str| Settings { language: language.into(), ..all_changed() };
    let mut before = settings("en");
    before.save(&path, &before, None).unwrap();
    // What somebody wrote stays, and so does a note that was changed.
    let own = fs::read_to_string(&path)
        .unwrap()
        .replace("    // Show coordinates around the board.\n", "    // Show coordinates around the board. I like them!\n")
        .replace(
            "    zoom: 1.25,",
            "    // Mine: Show coordinates around the board.\n    zoom: 1.25, // Autoplay: seconds per move during autoplay.",
        );
    fs::write(&path, &own).unwrap();
    for code in ["de", "ja", "ja", "zh-Hant", "en"] {
        let now = settings(code);
        now.save(&path, &before, None).unwrap();
        before = now;
        let text = fs::read_to_string(&path).unwrap();
        assert_eq!(Settings::load(&path).settings, before);
        for own in [
            "    // Show coordinates around the board. I like them!\n",
            "    // Mine: Show coordinates around the board.\n",
            "    zoom: 1.25, // Autoplay: seconds per move during autoplay.",
        ] {
            assert!(text.contains(own), "{code}: {text}");
        }
        let said = language::with(languages::chosen(code), explained);
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
    all_changed().save(&path, &Settings::default(), None).unwrap();
    let mine = fs::read_to_string(&path)
        .unwrap()
        .replace("    ghost: false,", "    ghost: false, // lovely\n    from_the_future: [(\"x\", 1)],");
    fs::write(&path, &mine).unwrap();
    let before = Settings::load(&path).settings;
    let after = Settings { zoom: 2.0, ..before.clone() };
    after.save(&path, &before, None).unwrap();
    assert_eq!(fs::read_to_string(&path).unwrap(), mine.replace("zoom: 1.25", "zoom: 2.0"));
    // Another window's change stays when this one saves its own.
    let other = Settings { ghost: true, ..before.clone() };
    other.save(&path, &before, None).unwrap();
    let both = Settings::load(&path).settings;
    assert_eq!((both.zoom, both.ghost), (2.0, true));
}

/// Where a later version has another built-in value, it is that of everybody who never chose one.
#[test]
fn a_built_in_value_is_written_only_where_one_stands() {
    let (_folder, path) = place();
    let usual = Settings::default();
    usual.save(&path, &usual, None).unwrap();
    assert!(ron_text::fields(&fs::read_to_string(&path).unwrap()).unwrap().is_empty());
    let wide = Settings { zoom: 2.0, ..usual.clone() };
    wide.save(&path, &usual, None).unwrap();
    usual.save(&path, &wide, None).unwrap();
    let text = fs::read_to_string(&path).unwrap();
    let names: Vec<String> = ron_text::fields(&text).unwrap().into_iter().map(|(name, _)| name).collect();
    assert!(names == ["zoom"] && text.contains("zoom: 1.0,"), "{text}");
}

#[test]
fn a_field_is_read_and_kept_under_its_old_name() {
    let (_folder, path) = place();
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    for (text, read) in [
        ("(versions: 5)", 5),
        ("(versions: 5, versions_of_all_files: 6)", 6),
        ("(versions: [], zoom: 2.0)", 100),
        ("(versions: 5, zoom: \"wide\")", 5),
    ] {
        fs::write(&path, text).unwrap();
        let Loaded { settings, notices } = Settings::load(&path);
        assert_eq!(
            (settings.versions_of_all_files, notices.len()),
            (read, usize::from(read == 100 || text.contains("wide")))
        );
    }
    fs::write(&path, "(versions: 5)").unwrap();
    let before = Settings::load(&path).settings;
    Settings { zoom: 2.0, ..before.clone() }.save(&path, &before, None).unwrap();
    Settings { versions_of_all_files: 8, ..before.clone() }.save(&path, &before, None).unwrap();
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.starts_with("(versions: 8,") && !text.contains("versions_of_all_files"), "{text}");
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
    assert_eq!(recent.iter().count(), budget::RECENT);
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
    let [notice] = &loaded.notices[..] else { panic!("{:?}", loaded.notices) };
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
        let [notice] = &loaded.notices[..] else { panic!("{:?}", loaded.notices) };
        assert!(notice.contains(&kept.display().to_string()), "{notice}");
        assert_eq!(fs::read_to_string(&kept).unwrap(), *broken);
        assert!(!path.exists());
    }
    fs::write(&path, [0xff, 0xfe]).unwrap();
    assert!(Settings::load(&path).notices.concat().contains("not valid"));
}

#[test]
fn a_file_longer_than_settings_are_is_left_where_it_is() {
    let (_folder, path) = place();
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    let zoomed = format!("(zoom: 2.0) //{}", " ".repeat(budget::SETTINGS as usize));
    for long in [zoomed.into_bytes(), vec![0xff; budget::SETTINGS as usize + 1]] {
        fs::write(&path, &long).unwrap();
        assert_eq!(Settings::peek(&path), Settings::default());
        let Loaded { settings, notices } = Settings::load(&path);
        assert_eq!(settings, Settings::default());
        assert!(notices.concat().contains("(is larger than 1024 KiB)"), "{notices:?}");
        let why = Settings { zoom: 3.0, ..settings.clone() }.save(&path, &settings, None).unwrap_err().to_string();
        assert!(why.contains("cannot be written (is larger than 1024 KiB)"), "{why}");
        assert_eq!(fs::read(&path).unwrap(), long);
        assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 1);
    }
}

#[test]
fn nothing_is_written_that_would_not_be_read() {
    let (_folder, path) = place();
    let before = Settings::default();
    let mut after = before.clone();
    after.new_game = (0..2000).map(|n| (format!("{n}"), "x".repeat(budget::WORD))).collect();
    assert!(after.save(&path, &before, None).is_err() && !path.exists());
}

#[cfg(target_os = "linux")]
#[test]
fn what_is_no_file_is_neither_opened_nor_replaced() {
    use std::os::unix::fs::symlink;
    let (_folder, path) = place();
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    for planted in ["zero", "pipe", "folder", "hollow"] {
        match planted {
            "zero" => symlink("/dev/zero", &path).unwrap(),
            "folder" => fs::create_dir(&path).unwrap(),
            "hollow" => fs::File::create(&path).unwrap().set_len(3 << 30).unwrap(),
            _ => {
                let pipe = rustix::fs::FileType::Fifo;
                rustix::fs::mknodat(rustix::fs::CWD, &path, pipe, 0o600.into(), 0).unwrap();
            }
        }
        let before = fs::symlink_metadata(&path).unwrap();
        let Loaded { settings, notices } = Settings::load(&path);
        assert_eq!((&settings, notices.len()), (&Settings::default(), 1), "{planted}");
        assert!(Settings { zoom: 3.0, ..settings.clone() }.save(&path, &settings, None).is_err(), "{planted}");
        let after = fs::symlink_metadata(&path).unwrap();
        assert_eq!((before.file_type(), before.len()), (after.file_type(), after.len()), "{planted}");
        assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 1, "{planted}");
        if planted == "folder" { fs::remove_dir(&path).unwrap() } else { fs::remove_file(&path).unwrap() }
    }
}

#[cfg(unix)]
#[test]
fn a_linked_folder_of_settings_is_read_and_a_new_one_is_the_users_own() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let (folder, path) = place();
    let before = Settings::default();
    before.save(&path, &before, None).unwrap();
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(path.parent().unwrap()), 0o700);
    // One that is there stays as it is, and may be a link into somebody's collection of settings.
    fs::rename(path.parent().unwrap(), folder.path().join("dotfiles")).unwrap();
    symlink("dotfiles", folder.path().join("variorum")).unwrap();
    fs::set_permissions(folder.path().join("dotfiles"), fs::Permissions::from_mode(0o755)).unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o644)).unwrap();
    Settings { zoom: 2.0, ..before.clone() }.save(&path, &before, None).unwrap();
    assert_eq!((Settings::load(&path).settings.zoom, mode(path.parent().unwrap())), (2.0, 0o755));
    assert_eq!(mode(&path), 0o600, "as earlier versions left it, others could read who plays whom");
}

#[test]
fn what_there_is_no_room_for_is_left_out_and_told() {
    let (_folder, path) = place();
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    let map = |count: usize| (0..count).map(|n| format!("\"{n:06}\": \"Ctrl+A\",")).collect::<String>();
    let long = |bytes: usize| "x".repeat(bytes + 1);
    let (path_long, word_long) = (long(budget::PATH), long(budget::WORD));
    let text = format!(
        "(zoom: 2.0, keys: {{{}}}, new_game: {{\"PB\": \"{word_long}\", \"PW\": \"Bo\"}}, spoken: \"{word_long}\",
          recent: [(file: \"/{path_long}\"), (file: \"/a.sgf\", place: \"{}\", swaps: [{}])],
          session: (files: [{}\"/{path_long}\"], front: Some(\"/{path_long}\")))",
        map(3000),
        long(budget::PLACE),
        "(1, \"sides\"),".repeat(budget::SWAPS + 1),
        (0..3000).map(|n| format!("\"/{n}.sgf\",")).collect::<String>(),
    );
    fs::write(&path, &text).unwrap();
    let Loaded { settings, notices } = Settings::load(&path);
    assert_eq!(settings, Settings::peek(&path));
    let [notice] = &notices[..] else { panic!("{notices:?}") };
    assert!(notice.ends_with("only a part of them counts: spoken, new_game, keys, recent, session"), "{notice}");
    assert_eq!((settings.zoom, settings.spoken.as_str(), settings.keys.len()), (2.0, "usual", budget::KEYS));
    assert!(settings.keys.contains_key("000000") && settings.new_game.into_iter().eq([("PW".into(), "Bo".into())]));
    let recent = settings.recent.iter().next().unwrap();
    assert_eq!((recent.file.as_path(), recent.place.as_str()), (Path::new("/a.sgf"), ""));
    assert_eq!((settings.recent.iter().count(), recent.swaps.len()), (1, budget::SWAPS));
    assert_eq!((settings.session.files.len(), settings.session.front), (3000, None));
    // What is as long as it may be is nothing to tell.
    fs::write(&path, format!("(keys: {{{}}})", map(budget::KEYS))).unwrap();
    let loaded = Settings::load(&path);
    assert_eq!((loaded.settings.keys.len(), loaded.notices), (budget::KEYS, Vec::new()));
}

/// Whoever may write the settings may fill them: a start and a save take no longer than the text is long.
#[test]
fn reading_and_saving_are_linear_in_the_text() {
    let (_folder, path) = place();
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    let fill = |head: &str, part: &dyn Fn(usize) -> String, tail: &str| {
        let mut text = head.to_owned();
        let mut n = 0;
        // A tenth of what is read, so that tests are quick: quadratic work on it would take minutes.
        while text.len() < budget::SETTINGS as usize / 10 {
            text += &part(n);
            n += 1;
        }
        text + tail
    };
    let note = NOTES.iter().find(|(field, _)| *field == "ghost").unwrap().1.1;
    let texts = [
        ("keys", fill("(keys: {", &|n| format!("\"{n}\":\"\","), "})")),
        ("fields of other versions", fill("(", &|n| format!("a{n}:1,"), "zoom:[])")),
        ("one field, again and again", fill("(", &|_| "zoom:[],".into(), ")")),
        ("files", fill("(session:(files:[", &|n| format!("\"/{n}\","), "]))")),
        ("brackets behind it", fill("(zoom: 2.0) // ", &|_| ")".into(), "")),
        ("comments in comments", fill("(zoom: 2.0 ", &|_| "/*".into(), "")),
        ("comments", fill("(zoom: 2.0 ", &|_| "/**/".into(), ")")),
        ("one explanation", fill("(\n", &|_| format!("// {note}\n"), "ghost: false)")),
        ("explanations", fill("(zoom: 1.5,\n", &|n| format!("a{n}: 1,\n    // {note}\n"), "ghost: false)")),
        ("depth", fill("(a: ", &|_| "[".into(), ")")),
        ("depth that closes", format!("(a: {}{}, zoom: 2.0)", "[".repeat(100), "]".repeat(100))),
    ];
    for (name, text) in texts {
        fs::write(&path, &text).unwrap();
        let start = std::time::Instant::now();
        let loaded = Settings::load(&path);
        let read = start.elapsed();
        let after = Settings { language: "de".into(), zoom: 3.0, ..loaded.settings.clone() };
        let saved = after.save(&path, &loaded.settings, None);
        println!("{name}: {read:?}, {:?}, {saved:?}", start.elapsed() - read);
        assert!(start.elapsed().as_secs() < 10, "{name}: {:?}", start.elapsed());
        if saved.is_ok() {
            assert_eq!(Settings::load(&path).settings, after, "{name}");
        } else {
            assert_eq!(fs::read_to_string(&path).unwrap(), text, "{name}");
        }
        fs::remove_dir_all(path.parent().unwrap()).unwrap();
        fs::create_dir_all(path.parent().unwrap()).unwrap();
    }
}

/// Some editors put a mark of the encoding before a text.
#[test]
fn a_mark_of_the_encoding_breaks_no_settings() {
    let (_folder, path) = place();
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(&path, "\u{feff}(zoom: 1.5)").unwrap();
    let Loaded { mut settings, notices } = Settings::load(&path);
    assert_eq!((settings.zoom, notices), (1.5, Vec::new()));
    let before = settings.clone();
    settings.appearance = "dark".into();
    settings.save(&path, &before, None).unwrap();
    let Loaded { settings, notices } = Settings::load(&path);
    assert_eq!((settings.zoom, settings.appearance.as_str(), notices), (1.5, "dark", Vec::new()));
}
