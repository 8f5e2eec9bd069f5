//! Tests of reading and writing settings.

use super::*;
use std::fs;

fn place() -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("variorum/settings.ron");
    (folder, path)
}

/// Settings none of which has its built-in value.
fn all_changed() -> Settings {
    let mut settings = Settings {
        appearance: Appearance::Dark,
        board_theme: "wood".into(),
        language: "en".into(),
        zoom: 1.25,
        window: WindowPlace { width: 900.0, ..WindowPlace::default() },
        panels: Panels { tree: false, ..Panels::default() },
        coordinates: false,
        notation: Notation::Relative,
        move_numbers: MoveNumbers::All,
        next_moves: false,
        marked_moves: MarkedMoves::Instead,
        ghost: false,
        snap: false,
        illegal_moves: true,
        hide_results: true,
        equal_positions: EqualPositions::Open,
        tree_grows: TreeGrows::Down,
        fold_lines: false,
        wheel: Wheel::Zoom,
        autoplay_seconds: 3.0,
        one_window: false,
        reopen: false,
        motion: Motion::Reduced,
        spoken: Spoken::Full,
        painter: Renderer::Software,
        hide_engine: true,
        engine_scale: EngineScale::Points,
        engine_marks: EngineMarks::Both,
        loss_scale: LossScale::Ogs,
        own_losses: "1 2".into(),
        loss_dots: LossDots::All,
        versions_of_all_files: 7,
        new_game: BTreeMap::from([("KM".into(), "6.5".into())]),
        publish: BTreeMap::from([("form".into(), "booklet".into())]),
        study: BTreeMap::from([("schedule".into(), "ladder".into())]),
        keys: BTreeMap::from([("undo".into(), "Alt+\"".into())]),
        news: 1,
        recent: Recent::default(),
        session: Session { files: vec!["/games/b.sgf".into()], front: None },
    };
    settings.recent.opened(Path::new("/games/棋, \"(\\).sgf"));
    settings.recent.opened(Path::new("/games/b.sgf"));
    settings
}

#[test]
fn fields_are_found_among_everything_ron_has() {
    let text = r####"#![enable(implicit_some)]
// (a: 1) is not it
Settings(
    a: "x, \" )", /* b: 2, /* nested */ */ b: r#"raw " , )"#,
    c: [1, (2), {"k": 'v', "q": ')'}], // d: no
    d: Some((e: ",")) ,
    last: 1.5
)"####;
    let expected = [
        ("a", r#""x, \" )""#),
        ("b", r##"r#"raw " , )"#"##),
        ("c", r#"[1, (2), {"k": 'v', "q": ')'}]"#),
        ("d", r#"Some((e: ","))"#),
        ("last", "1.5"),
    ];
    let expected = expected.map(|(name, value)| (name.to_owned(), value.to_owned()));
    let fields = |text: &str| Stored::read(text).unwrap().into_fields();
    assert_eq!(fields(text), expected);
    assert_eq!(fields(&Stored::read(text).unwrap().text()), expected);
    assert_eq!(fields("()"), []);
    for wrong in ["", "(\"zoom\": 1.0)", "{\"zoom\": 1.0}", "(zoom: 1.0, zoom: 2.0)"] {
        assert!(Stored::read(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn a_new_field_comes_last_under_its_note() {
    let field = |name: &str| FIELDS.iter().find(|field| field.name == name).unwrap();
    for text in
        ["()", "(later: 1)", "(later: 1,)", "( // (\n)", "(\n    later: 1, // mine\n)\n", "(later: \"long, )\")"]
    {
        let mut stored = Stored::read(text).unwrap();
        let before = stored.text();
        stored.set(field("ghost"), "false".to_owned());
        stored.set(field("zoom"), "2.0".to_owned());
        stored.set(field("ghost"), "true".to_owned());
        let note = |name: &str| field(name).note;
        let (ghost, zoom) = (note("ghost"), note("zoom"));
        let added = format!("    //{ghost}\n    ghost: true,\n\n    //{zoom}\n    zoom: 2.0,\n)\n");
        let gap = if text.contains("later") { "\n" } else { "" };
        assert_eq!(stored.text(), before.strip_suffix(")\n").unwrap().to_owned() + gap + &added);
    }
}

#[test]
fn no_text_of_a_settings_file_is_longer_than_a_word() {
    let usual = Settings::default().written();
    let is_text = |at: usize| usual[at].as_ref().unwrap().starts_with('"');
    let texts = FIELDS.iter().enumerate().filter(|(at, _)| is_text(*at));
    for (at, Explained { name, .. }) in texts {
        let (_folder, path) = place();
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, format!("({name}: \"{}\")", "x".repeat(budget::WORD + 1))).unwrap();
        let Loaded { settings, notices, .. } = Settings::load(&path);
        assert_eq!(settings.written()[at], usual[at], "{name} is as long as it likes");
        assert!(notices.concat().ends_with(name), "{notices:?}");
    }
}

#[test]
fn saved_settings_are_loaded() {
    let (_folder, path) = place();
    assert_eq!(Settings::load(&path).settings, Settings::default());
    let mut settings = all_changed();
    settings.window.at = Some((10.0, -20.0));
    settings.save(&path, &Settings::default(), None).unwrap();
    let loaded = Settings::load(&path);
    assert_eq!((&loaded.settings, loaded.notices), (&settings, Vec::new()));
    let text = fs::read_to_string(&path).unwrap();
    for (Explained { name, note, .. }, value) in FIELDS.iter().zip(settings.written()) {
        assert!(text.contains(&format!("\n    //{note}\n    {name}: {},\n", value.unwrap())), "{name} in {text}");
    }
}

#[test]
fn a_save_changes_only_the_values_that_changed() {
    let (_folder, path) = place();
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    all_changed().save(&path, &Settings::default(), None).unwrap();
    let mine = fs::read_to_string(&path).unwrap();
    let mine = mine.replace(
        "    ghost: false,",
        "    ghost: false,\n\n    from_the_future: [(\"x\", 1)],\n\n    r#with-a.name: Some(r#\"a \"raw\" text\"#),",
    );
    // Comments of others are not kept, what they explain is.
    fs::write(&path, mine.replace("    ghost: false,", "    // Mine.\n    ghost: false, // lovely")).unwrap();
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

/// Files as earlier versions wrote them: the first one; one that names `versions` as they were called then; and two that were written by
/// a program of that time, in two languages.
#[test]
fn a_file_of_an_earlier_version_is_read_with_every_value_and_keeps_them() {
    let mut recent = Recent::default();
    for (file, game, place) in [("/records/b.sgf", 1, "/"), ("/records/a.sgf", 2, "0.0.1")] {
        recent.opened(Path::new(file));
        recent.left_at(Path::new(file), game, place);
    }
    let texts = |pairs: &[(&str, &str)]| pairs.iter().map(|(name, text)| ((*name).into(), (*text).into())).collect();
    let first = Settings {
        appearance: Appearance::Dark,
        board_theme: "wood".into(),
        zoom: 1.25,
        window: WindowPlace { width: 1400.0, height: 900.0, at: Some((10.0, -20.0)), maximized: true },
        panels: Panels { tree: false, comment: false, width: 500.0, tree_share: 0.3, ..Panels::default() },
        coordinates: false,
        move_numbers: MoveNumbers::Last(1),
        next_moves: false,
        ghost: false,
        autoplay_seconds: 3.5,
        one_window: false,
        painter: Renderer::Gl,
        keys: texts(&[("comment", ""), ("undo", "Ctrl+U")]),
        recent: recent.clone(),
        ..Settings::default()
    };
    recent.read_swaps(Path::new("/records/a.sgf"), vec![(2, "sides".to_owned())]);
    let front = PathBuf::from("/records/a.sgf");
    let session = Session { files: vec![front.clone()], front: Some(front.clone()) };
    let versions = Settings {
        language: "de".into(),
        panels: Panels { text: true, pieces: false, ..first.panels.clone() },
        notation: Notation::AllLetters,
        move_numbers: MoveNumbers::Last(3),
        marked_moves: MarkedMoves::Instead,
        snap: false,
        illegal_moves: true,
        hide_results: true,
        tree_grows: TreeGrows::Down,
        wheel: Wheel::Zoom,
        reopen: false,
        motion: Motion::Reduced,
        spoken: Spoken::Short,
        versions_of_all_files: 12,
        new_game: texts(&[("KM", "6.5"), ("PB", "Ann \"A\" (1)")]),
        recent,
        session: session.clone(),
        ..first.clone()
    };
    let mut recent = Recent::default();
    recent.opened(&front);
    recent.left_at(&front, 1, "/");
    let written = Settings {
        window: WindowPlace { width: 1256.0, height: 881.0, at: Some((0.0, 0.0)), maximized: false },
        coordinates: false,
        move_numbers: MoveNumbers::Last(7),
        tree_grows: TreeGrows::Down,
        hide_results: true,
        recent,
        session,
        ..Settings::default()
    };
    let english = Settings {
        appearance: Appearance::HighContrast,
        notation: Notation::Chinese,
        marked_moves: MarkedMoves::Instead,
        equal_positions: EqualPositions::OpenTurned,
        snap: false,
        panels: Panels { pieces: false, ..Panels::default() },
        ..written.clone()
    };
    let german = Settings {
        appearance: Appearance::Dark,
        board_theme: "wood".into(),
        language: "de".into(),
        notation: Notation::OtherSide,
        marked_moves: MarkedMoves::Following,
        equal_positions: EqualPositions::GameTurned,
        illegal_moves: true,
        panels: Panels { text: true, ..Panels::default() },
        ..written
    };
    let files = [
        (include_str!("landed/first.ron"), first),
        (include_str!("landed/versions.ron"), versions),
        (include_str!("landed/english.ron"), english),
        (include_str!("landed/german.ron"), german),
    ];
    for (text, meant) in files {
        let (_folder, path) = place();
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, text).unwrap();
        let Loaded { settings, notices, .. } = Settings::load(&path);
        assert_eq!((&settings, notices, &Settings::peek(&path)), (&meant, Vec::new(), &meant));
        let changed = Settings { zoom: 3.0, ..settings.clone() };
        changed.save(&path, &settings, None).unwrap();
        assert_eq!(Settings::load(&path).settings, changed);
        let names = |text: &str| -> Vec<String> {
            let names = text.lines().filter(|line| !line.starts_with("     ") && !line.contains("//"));
            names.filter_map(|line| Some(line.trim_start_matches('(').split_once(':')?.0.trim().to_owned())).collect()
        };
        let (mut before, after) = (names(text), names(&fs::read_to_string(&path).unwrap()));
        if !before.iter().any(|name| name == "zoom") {
            before.push("zoom".to_owned());
        }
        assert_eq!(after, before, "each is called as it was, in its place");
    }
}

/// Where a later version has another built-in value, it is that of everybody who never chose one.
#[test]
fn a_default_is_written_only_over_an_existing_value() {
    let (_folder, path) = place();
    let usual = Settings::default();
    usual.save(&path, &usual, None).unwrap();
    assert!(fs::read_to_string(&path).unwrap().ends_with("\n(\n)\n"));
    let wide = Settings { zoom: 2.0, ..usual.clone() };
    wide.save(&path, &usual, None).unwrap();
    usual.save(&path, &wide, None).unwrap();
    let text = fs::read_to_string(&path).unwrap();
    let there: Vec<_> = FIELDS.iter().filter(|field| Stored::read(&text).unwrap().value(field).is_some()).collect();
    assert!(matches!(there[..], [Explained { name: "zoom", .. }]) && text.contains("zoom: 1.0,"), "{text}");
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
        let Loaded { settings, notices, .. } = Settings::load(&path);
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
    assert!(text.contains("    versions: 8,") && !text.contains("versions_of_all_files"), "{text}");
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
        let kind =
            if number.contains(|letter: char| letter.is_ascii_digit()) { "are out of range" } else { "are invalid" };
        let notices = Settings::load(&path).notices.concat();
        assert!(
            notices.contains(kind) && notices.contains("zoom") && notices.contains("autoplay_seconds"),
            "{notices}"
        );
    }
}

/// Whatever a control offers is read again from the file.
#[test]
fn controls_stay_within_the_limits() {
    for (at, row) in ROWS.iter().enumerate() {
        let offered: Vec<f64> = match &row.control {
            Control::Slider(_, range, _) => vec![*range.start(), *range.end()],
            Control::Factor(_, factors) => factors.iter().map(|&factor| factor.into()).collect(),
            _ => continue,
        };
        for number in offered {
            let (_folder, path) = place();
            let mut settings = Settings::default();
            match &row.control {
                Control::Slider(field, ..) => field.set(&mut settings, number),
                Control::Factor(field, _) => *(field.write)(&mut settings) = number as f32,
                _ => unreachable!(),
            }
            settings.save(&path, &Settings::default(), None).unwrap();
            let loaded = Settings::load(&path);
            assert_eq!((loaded.settings, loaded.notices), (settings, Vec::new()), "row {at}: {number}");
        }
    }
}

#[test]
fn numbers_of_both_types_are_set_alike() {
    let mut settings = Settings::default();
    let numbers: [&dyn Number; 2] = [&field!(versions_of_all_files), &field!(zoom)];
    numbers.into_iter().for_each(|number| number.set(&mut settings, 2.0));
    assert_eq!((settings.versions_of_all_files, settings.zoom), (2, 2.0));
    assert_eq!(numbers.map(|number| number.get(&settings)), [2.0, 2.0]);
}

#[test]
fn every_choice_and_switch_is_in_the_dialog() {
    let usual = Settings::default();
    let (mut switches, mut texts) = (Vec::new(), 0);
    for row in ROWS {
        match &row.control {
            Control::Switch(field) => {
                let mut other = usual.clone();
                *(field.write)(&mut other) = !*(field.read)(&usual);
                let differs = |(at, value): &(usize, Option<String>)| usual.written()[*at] != *value;
                switches.extend(other.written().into_iter().enumerate().filter(differs).map(|(at, _)| at));
            }
            Control::Choice(choice) => {
                let chosen: Vec<_> = choice.names().iter().filter(|(name, _)| choice.is(&usual, name)).collect();
                assert_eq!(chosen.len(), 1, "{}", row.label);
                for (name, _) in choice.names() {
                    let mut other = usual.clone();
                    assert!(choice.choose(&mut other, name) && choice.is(&other, name), "{name}");
                }
                assert!(!choice.choose(&mut usual.clone(), "what nobody offers"));
                texts += 1;
            }
            Control::Language(_) | Control::BoardTheme(_) | Control::Text(_) => texts += 1,
            Control::Factor(..) | Control::Slider(..) => {}
        }
    }
    let written = usual.written().map(Option::unwrap);
    let is_switch = |at: &usize| ["true", "false"].contains(&written[*at].as_str());
    assert_eq!(switches, (0..FIELDS.len()).filter(is_switch).collect::<Vec<_>>());
    assert_eq!(texts, written.iter().filter(|value| value.starts_with('"')).count());
}

/// The command line says `gl`.
#[test]
fn renderers_have_the_names_of_the_command_line_and_of_the_file() {
    let names = ["auto", "gl", "opengl", "software", "cubes"].map(Renderer::of_name);
    assert_eq!(names, [Some(Renderer::Auto), Some(Renderer::Gl), Some(Renderer::Gl), Some(Renderer::Software), None]);
    assert_eq!(Renderer::Gl.name(), "opengl");
}

#[test]
fn move_numbers_are_words_or_a_count() {
    assert_eq!(MoveNumbers::of_name("last"), Some(MoveNumbers::Last(1)));
    assert_eq!(MoveNumbers::of_name("last 5"), Some(MoveNumbers::Last(5)));
    assert_eq!(MoveNumbers::of_name("last 7"), Some(MoveNumbers::Last(7)));
    assert_eq!(MoveNumbers::of_name("all"), Some(MoveNumbers::All));
    for wrong in ["", "last 0", "last x", "all 3", "last 5 6", "some"] {
        assert_eq!(MoveNumbers::of_name(wrong), None, "{wrong}");
    }
    for name in ["none", "last", "last 2", "last 5", "all"] {
        assert_eq!(MoveNumbers::of_name(name).map(Choice::name).as_deref(), Some(name));
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
    let text = "// Mine.\n(\n  spoken: \"brief\",\n  zoom: \"wide\", // as I like it\n  autoplay_seconds: [],\n  later: (1, 2), ghost: false\n)\n";
    fs::write(&path, text).unwrap();
    let loaded = Settings::load(&path);
    let meant = Settings { ghost: false, ..Settings::default() };
    assert_eq!((&loaded.settings, &Settings::peek(&path)), (&meant, &meant));
    let [notice] = &loaded.notices[..] else { panic!("{:?}", loaded.notices) };
    assert!(notice.ends_with("their defaults are used: zoom, spoken, autoplay_seconds"), "{notice}");
    assert_eq!(fs::read_to_string(&path).unwrap(), text, "nothing is set aside");
    // What is changed in the window is written, and what was not is left alone.
    let changed = Settings { zoom: 1.5, ..loaded.settings.clone() };
    changed.save(&path, &loaded.settings, None).unwrap();
    let saved = fs::read_to_string(&path).unwrap();
    let kept = ["spoken: \"brief\",", "zoom: 1.5,", "autoplay_seconds: [],", "later: (1, 2),", "ghost: false,"];
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
    // While the program is running: what it has is written anew.
    for (n, broken) in [&b"(zoom: 1.0 2.0)"[..], &[0xff, 0xfe]].into_iter().enumerate() {
        fs::write(&path, broken).unwrap();
        let before = all_changed();
        let after = Settings { zoom: 3.0, ..before.clone() };
        after.save(&path, &before, None).unwrap();
        assert_eq!(fs::read(path.with_extension(format!("broken-{}.ron", n + 5))).unwrap(), broken);
        assert_eq!(Settings::load(&path).settings, after);
    }
}

#[test]
fn a_file_longer_than_settings_are_is_left_where_it_is() {
    let (_folder, path) = place();
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    let zoomed = format!("(zoom: 2.0) //{}", " ".repeat(budget::SETTINGS as usize));
    for long in [zoomed.into_bytes(), vec![0xff; budget::SETTINGS as usize + 1]] {
        fs::write(&path, &long).unwrap();
        assert_eq!(Settings::peek(&path), Settings::default());
        let Loaded { settings, notices, .. } = Settings::load(&path);
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
fn devices_and_pipes_are_neither_opened_nor_replaced() {
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
        let Loaded { settings, notices, .. } = Settings::load(&path);
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
fn settings_without_room_are_left_out_and_reported() {
    let (_folder, path) = place();
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    let map = |count: usize| (0..count).map(|n| format!("\"{n:06}\": \"Ctrl+A\",")).collect::<String>();
    let long = |bytes: usize| "x".repeat(bytes + 1);
    let (path_long, word_long) = (long(budget::PATH), long(budget::WORD));
    let text = format!(
        "(zoom: 2.0, keys: {{{}}}, new_game: {{\"PB\": \"{word_long}\", \"PW\": \"Bo\"}}, board_theme: \"{word_long}\",
          recent: [(file: \"/{path_long}\"), (file: \"/a.sgf\", place: \"{}\", swaps: [{}])],
          session: (files: [{}\"/{path_long}\"], front: Some(\"/{path_long}\")))",
        map(3000),
        long(budget::PLACE),
        "(1, \"sides\"),".repeat(budget::SWAPS + 1),
        (0..3000).map(|n| format!("\"/{n}.sgf\",")).collect::<String>(),
    );
    fs::write(&path, &text).unwrap();
    let Loaded { settings, notices, .. } = Settings::load(&path);
    assert_eq!(settings, Settings::peek(&path));
    let [notice] = &notices[..] else { panic!("{notices:?}") };
    assert!(notice.ends_with("only a part of them counts: board_theme, new_game, keys, recent, session"), "{notice}");
    assert_eq!((settings.zoom, settings.board_theme.as_str(), settings.keys.len()), (2.0, "", budget::KEYS));
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
    let note = FIELDS.iter().find(|field| field.name == "ghost").unwrap().note;
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
    let Loaded { mut settings, notices, .. } = Settings::load(&path);
    assert_eq!((settings.zoom, notices), (1.5, Vec::new()));
    let before = settings.clone();
    settings.appearance = Appearance::Dark;
    settings.save(&path, &before, None).unwrap();
    let Loaded { settings, notices, .. } = Settings::load(&path);
    assert_eq!((settings.zoom, settings.appearance, notices), (1.5, Appearance::Dark, Vec::new()));
}

/// What a file may begin with so that values are written in a shorter way.
#[test]
fn extensions_of_the_format_are_understood() {
    let (_folder, path) = place();
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(&path, "#![enable(implicit_some)]\nSettings(session: (front: \"/a.sgf\"), window: (at: (1.0, 2.0)))")
        .unwrap();
    let Loaded { settings, notices, .. } = Settings::load(&path);
    assert_eq!((settings.session.front.as_deref(), settings.window.at), (Some(Path::new("/a.sgf")), Some((1.0, 2.0))));
    assert_eq!(notices, [""; 0]);
    let changed = Settings { zoom: 2.0, ..settings.clone() };
    changed.save(&path, &settings, None).unwrap();
    assert_eq!(Settings::load(&path).settings, changed);
}

#[cfg(unix)]
#[test]
fn a_value_that_cannot_be_written_costs_no_other() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let (_folder, path) = place();
    let before = Settings::default();
    let session = Session { files: vec![PathBuf::from(OsStr::from_bytes(b"/\xff.sgf"))], front: None };
    Settings { zoom: 2.0, session, ..before.clone() }.save(&path, &before, None).unwrap();
    let Loaded { settings, notices, .. } = Settings::load(&path);
    assert_eq!((settings, notices), (Settings { zoom: 2.0, ..before }, Vec::new()));
}
