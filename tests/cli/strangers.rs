//! What names, records and folders of strangers make the command line do: nothing that was not asked for.

use super::*;

#[test]
fn nothing_of_a_record_gives_orders_to_a_terminal() {
    let orders = "\u{1b}]0;title\u{7}\u{1b}]52;c;eA==\u{7}\u{9b}2J\u{7f}\u{90}";
    let folder = folder();
    let name = if cfg!(windows) { "plain.sgf".to_owned() } else { format!("{orders}.sgf").replace('/', "") };
    let path = folder.path().join(name);
    let text = format!(
        "(;GM[1]FF[4]CA[UTF-8]SZ[9]PB[{orders}]PW[{orders}]C[{orders}]N[{orders}]LB[aa:{orders}]XX[{orders}]ZZ[{orders}];B[{orders}])"
    );
    fs::write(&path, text).unwrap();
    let path = path.to_str().unwrap();
    let missing = format!("{path}{orders}");
    let lines: [&[&str]; 11] = [
        &["check", path],
        &["check", "--json", path],
        &["show", path],
        &["show", "--json", path],
        &["info", path],
        &["info", "--json", path],
        &["find", "title", path],
        &["find", "--json", "title", path],
        &["check", &missing],
        &["edit", path, "-c", &missing, "-o", "-"],
        &["render", path, "-o", &missing],
    ];
    for line in lines {
        let run = run(line, b"");
        for printed in [run.out(), run.err.as_str()] {
            let order = printed.chars().find(|c| c.is_control() && !"\n\t".contains(*c));
            assert_eq!(order, None, "{line:?}: {printed:?}");
        }
    }
}

/// Neither names nor what records say begins a line of an answer, or turns the order of its letters.
#[cfg(unix)]
#[test]
fn nothing_of_others_makes_a_line_of_its_own() {
    use std::os::unix::ffi::OsStrExt;
    let forged = "\nvariorum: FORGED\r\u{85}\u{2028}FORGED\u{202e}\u{2067}\u{1b}[2J";
    let folder = folder();
    let path = folder.path().join(format!("a{forged}\u{2066}.sgf"));
    let printed = [
        "PB", "PW", "BR", "GN", "EV", "RE", "DT", "KM", "TM", "OT", "RU", "AP", "CA", "ST", "C", "N", "XX", "LB", "AR",
        "TB", "HA",
    ];
    let printed = printed.map(|id| format!("{id}[x{forged}]")).concat();
    fs::write(&path, format!("(;GM[1]FF[4]SZ[9]{printed} {forged} ;B[x{forged}];W[zz{forged}]{printed})(;GM[x{forged}]SZ[x{forged}];B[x{forged}])")).unwrap();
    let gone = folder.path().join(format!("gone{forged}.sgf"));
    let kept = folder.path().join(format!("kept{forged}.gib"));
    let own = fs::create_dir(folder.path().join("home/games"))
        .or_else(|_| fs::create_dir_all(folder.path().join("home/games")));
    own.unwrap();
    fs::write(
        folder.path().join(format!("home/games/x{forged}.ron")),
        format!("(name: \"x{forged}\", nonsense{forged})"),
    )
    .unwrap();
    let home = folder.path().join("home");
    let environment = [("VARIORUM_HOME", home.to_str().unwrap())];
    let mut name_of_bytes = path.as_os_str().as_bytes().to_vec();
    name_of_bytes.splice(name_of_bytes.len() - 4.., *b"\xff.sgf");
    let odd = std::path::PathBuf::from(OsStr::from_bytes(&name_of_bytes));
    fs::copy(&path, &odd).unwrap();
    let lines = [
        "check FILE",
        "check --strict FILE",
        "check --json FILE",
        "check GONE",
        "show FILE",
        "show --at 1 FILE",
        "show --at end FILE",
        "show --json FILE",
        "show --spoken usual FILE",
        "show --moves FILE",
        "show --link FILE",
        "show --game 2 --at end FILE",
        "show --at 99 FILE",
        "info FILE",
        "info --json FILE",
        "info GONE",
        "find x FILE",
        "find --json x FILE",
        "find --like FILE FILE",
        "find x GONE",
        "convert FILE -o KEPT",
        "convert FILE --encoding latin1 -o -",
        "edit FILE -c GONE -o -",
        "edit FILE -c comment\u{1f}GONE -o KEPT",
        "edit FILE -c pass -o GONE/x",
        "render FILE -o GONE",
        "render FILE -o GONE.svg/x.svg",
        "render GONE -o KEPT",
        "check file://FILE/x",
        "show FILE --at GONE",
        "GONE",
        "render FILE --theme GONE -o -",
    ];
    for line in lines {
        for file in [&path, &odd] {
            let args = line.split(' ').map(|word| {
                let parts = |name: &str, by: &std::path::Path| {
                    word.split_once(name).map(|(before, after)| {
                        [before.replace('\u{1f}', " ").as_bytes(), by.as_os_str().as_bytes(), after.as_bytes()].concat()
                    })
                };
                let made = parts("FILE", file).or_else(|| parts("GONE", &gone)).or_else(|| parts("KEPT", &kept));
                std::ffi::OsString::from(OsStr::from_bytes(&made.unwrap_or_else(|| word.as_bytes().to_vec())))
            });
            let run = run_with(args, b"", &environment);
            let is_copy = line.ends_with("-o -");
            for (of, reported) in [("out", if is_copy { "" } else { run.out() }), ("err", &run.err)] {
                let order = reported.chars().find(|c| {
                    c.is_control() && !"\n\t".contains(*c)
                        || ('\u{2028}'..='\u{202e}').contains(c)
                        || ('\u{2066}'..='\u{2069}').contains(c)
                });
                assert_eq!(order, None, "{line}: {of}: {reported:?}");
                let wrong =
                    reported.lines().find(|line| line.starts_with("FORGED") || line.starts_with("variorum: FORGED"));
                assert_eq!(wrong, None, "{line}: {of}: {reported}");
            }
            assert!(
                !run.err.contains("panicked") && !run.err.to_lowercase().contains("internal error"),
                "{line}: {}",
                run.err
            );
            assert!(run.err.lines().all(|line| line.starts_with("variorum: ")), "{line}: {}", run.err);
        }
    }
}

#[cfg(unix)]
#[test]
fn a_small_picture_costs_little_for_any_record() {
    let folder = folder();
    let all = "[aa:ZZ]";
    let hostile = [
        ("setup", format!("(;GM[1]FF[4]SZ[52]AB{})", all.repeat(10_000))),
        ("marks", format!("(;GM[1]FF[4]SZ[52]TR{}SQ{})", all.repeat(5_000), all.repeat(5_000))),
        ("dim", format!("(;GM[1]FF[4]SZ[52]DD{})", all.repeat(10_000))),
        ("nodes", format!("(;GM[1]FF[4]SZ[52]{})", format!(";AB{all}AW{all}AE{all}").repeat(500))),
    ];
    for (name, text) in hostile {
        let (path, out) = (folder.path().join(name), folder.path().join(format!("{name}.png")));
        fs::write(&path, text).unwrap();
        let run = run(["render", "--thumbnail", "64", path.to_str().unwrap(), "-o", out.to_str().unwrap()], b"");
        // In time, or in a sentence: builds for tests are slow.
        match run.status {
            0 => assert!(fs::read(&out).unwrap().starts_with(b"\x89PNG")),
            _ => run.refused(&["too long for a small picture"]),
        }
    }
    let hollow = folder.path().join("hollow.sgf");
    fs::File::create(&hollow).unwrap().set_len(3 << 30).unwrap();
    let out = folder.path().join("hollow.png");
    run(["render", "--thumbnail", "64", hollow.to_str().unwrap(), "-o", out.to_str().unwrap()], b"")
        .refused(&["too large"]);
}

/// A folder that depends on where one stands may be anybody's: nothing in it counts, and who writes is told.
#[test]
fn a_home_that_depends_on_the_folder_at_hand_is_refused() {
    let folder = folder();
    fs::create_dir_all(folder.path().join("home/games")).unwrap();
    fs::write(folder.path().join("home/games/planted.ron"), "(").unwrap();
    fs::write(folder.path().join("a.sgf"), "(;GM[7777]SZ[9])").unwrap();
    let run = |args: &[&str], home: (&str, &str)| {
        let output = Command::new(env!("CARGO_BIN_EXE_variorum"))
            .args(args)
            .current_dir(folder.path())
            .env("LC_ALL", "C")
            .env_remove("VARIORUM_HOME")
            .env_remove("XDG_CONFIG_HOME")
            .env_remove("XDG_STATE_HOME")
            .env(home.0, home.1)
            .output()
            .unwrap();
        String::from_utf8(output.stderr).unwrap()
    };
    let reported = "variorum: VARIORUM_HOME is not an absolute path (home); nothing can be saved between sessions\n";
    for home in ["home", "./home", "../x/../home"] {
        assert_eq!(run(&["info", "a.sgf"], ("VARIORUM_HOME", home)), "", "what reads keeps nothing");
        let reported = reported.replace("(home)", &format!("({home})"));
        assert_eq!(run(&["convert", "a.sgf", "-o", "b.sgf"], ("VARIORUM_HOME", home)), reported);
    }
    assert_eq!(run(&["convert", "a.sgf", "-o", "-"], ("VARIORUM_HOME", "home")), "");
    #[cfg(target_os = "linux")]
    assert!(
        run(&["convert", "a.sgf", "-o", "b.sgf"], ("HOME", "home")).starts_with("variorum: HOME is not an absolute")
    );
    let whole = folder.path().join("home");
    assert!(run(&["info", "a.sgf"], ("VARIORUM_HOME", whole.to_str().unwrap())).contains("planted"));
    assert_eq!(fs::read_dir(&whole).unwrap().count(), 1, "nothing is made there");
}

/// What lies in the user's folders may be anything: a command reads some of it, and ends.
#[cfg(target_os = "linux")]
#[test]
fn a_folder_of_descriptions_is_read_within_a_budget() {
    let folder = folder();
    let games = folder.path().join("games");
    fs::create_dir(&games).unwrap();
    for number in 0..10_100 {
        fs::write(games.join(format!("{number:05}.ron")), "(").unwrap();
    }
    std::os::unix::fs::symlink("/dev/zero", games.join("00000.ron.zero.ron")).unwrap();
    rustix::fs::mknodat(rustix::fs::CWD, games.join("0.ron"), rustix::fs::FileType::Fifo, 0o600.into(), 0).unwrap();
    fs::write(folder.path().join("a.sgf"), "(;GM[7777]SZ[9])").unwrap();
    let file = folder.path().join("a.sgf");
    let run = run_with(["info", file.to_str().unwrap()], b"", &[("VARIORUM_HOME", folder.path().to_str().unwrap())]);
    // The first three, of a hundred and a line that there are more.
    assert!(run.err.contains("98 more game descriptions are invalid"), "{}", run.err);
}

/// What a save that was cut off would have written is reported to who changes the file, where it has changed since, and stays.
#[cfg(unix)]
#[test]
fn an_interrupted_save_is_reported() {
    use std::os::unix::fs::MetadataExt;
    let folder = folder();
    let (path, rescue) = (folder.path().join("a.sgf"), folder.path().join("home/rescue"));
    let (old, new) = ("(;GM[1]SZ[9]C[what was there before])", "(;GM[1]SZ[9]C[what was being saved when it ended])");
    let theirs = "(;GM[1]SZ[9]C[what another program has written since])";
    fs::write(&path, theirs).unwrap();
    fs::create_dir_all(&rescue).unwrap();
    let (name, spare, about) =
        (path.to_str().unwrap(), rescue.join("spare-0123456789abcdef"), fs::metadata(&path).unwrap());
    let mut bytes = b"variorum spare 2".to_vec();
    for number in [about.dev(), about.ino(), name.len() as u64, old.len() as u64, new.len() as u64] {
        bytes.extend(number.to_le_bytes());
    }
    bytes.extend([name, old, new].concat().bytes());
    bytes.extend(variorum::store::Stamp::of(&bytes).hash.to_le_bytes());
    fs::write(&spare, &bytes).unwrap();
    let home = folder.path().join("home");
    let edit = |words: [&str; 6]| run_with(words, b"", &[("VARIORUM_HOME", home.to_str().unwrap())]);
    edit(["edit", name, "-c", "next", "-o", "-"]);
    assert_eq!(fs::read_to_string(&path).unwrap(), theirs);
    let edited = edit(["edit", name, "-c", "new-node", "-o", name]);
    assert_eq!(edited.status, 0, "{}", edited.err);
    assert!(edited.err.contains("spare-0123456789abcdef"), "{}", edited.err);
    assert_eq!(fs::read(&spare).unwrap(), bytes);
    assert_eq!(fs::read_to_string(&path).unwrap(), theirs.replace(")", ";)"));
}
