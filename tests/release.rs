//! What stands in several places of the project says the same everywhere.

use std::fs;
use std::path::Path;

fn text(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// What stands between two marks, the first time.
fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    let start = text.find(before).unwrap_or_else(|| panic!("no {before:?}")) + before.len();
    let len = text[start..].find(after).unwrap_or_else(|| panic!("no {after:?} after {before:?}"));
    &text[start..start + len]
}

const METAINFO: &str = "packaging/linux/org.variorum.Variorum.metainfo.xml";

#[test]
fn version_changelog_and_metainfo_agree() {
    let version = env!("CARGO_PKG_VERSION");
    let changes = text("CHANGELOG.md");
    // What came after the release stands above it, until it is one.
    let released = changes.strip_prefix("# Changes\n\n## Not released yet\n").unwrap_or(&changes);
    let heading = between(released, "\n## ", "\n");
    let metainfo = text(METAINFO);
    let date = between(&metainfo, "date=\"", "\"");
    assert_eq!(heading, format!("{version} ({date})"));
    assert_eq!(between(&metainfo, "<release version=\"", "\""), version);
}

/// Whoever has such a file is told that it can be opened.
#[test]
fn every_list_of_suffixes_has_those_of_servers() {
    for file in [
        "assets/manual/en.md",
        "src/cli/args.rs",
        "crates/sgf/src/sgf/rules/stray.rs",
        "crates/sgf/src/sgf/servers/mod.rs",
    ] {
        let reported = text(file).to_lowercase();
        for suffix in variorum::sgf::server_suffixes() {
            let name = format!(".{suffix}");
            let is_word = reported
                .split(&name)
                .skip(1)
                .map(|rest| rest.chars().next())
                .any(|next| !next.is_some_and(char::is_alphanumeric));
            assert!(is_word, "{file}: .{suffix}");
        }
    }
}

#[test]
fn every_desktop_is_given_the_same_file_types() {
    let entry = text("packaging/linux/org.variorum.Variorum.desktop");
    let types: Vec<_> = between(&entry, "MimeType=", "\n").split_terminator(';').collect();
    let thumbnailer = text("packaging/linux/org.variorum.Variorum.thumbnailer");
    assert_eq!(between(&thumbnailer, "MimeType=", "\n").split_terminator(';').collect::<Vec<_>>(), types);
    let (metainfo, mime) = (text(METAINFO), text("packaging/linux/org.variorum.Variorum.mime.xml"));
    for name in &types {
        assert!(metainfo.contains(&format!("<mediatype>{name}</mediatype>")), "{name}");
        assert!(mime.contains(&format!("<mime-type type=\"{name}\">")), "{name}");
    }
    let (windows, macos) = (text("packaging/windows/variorum.nsi"), text("packaging/macos/Info.plist"));
    for suffix in ["sgf", "blksgf", "hsgf", "hgf", "tsgf"] {
        assert!(mime.contains(&format!("<glob pattern=\"*.{suffix}\"/>")), "{suffix}");
        assert!(windows.contains(&format!("Offer \".{suffix}\"")), "{suffix}");
        assert!(windows.contains(&format!("Withdraw \".{suffix}\"")), "{suffix}");
        assert!(macos.contains(&format!("<array><string>{suffix}</string></array>")), "{suffix}");
    }
}

/// Every game may come as `.sgf`: what stands in a record says which it is, and only records of Go are called so.
#[test]
fn a_file_manager_distinguishes_the_games() {
    let mime = text("packaging/linux/org.variorum.Variorum.mime.xml");
    let metainfo = text(METAINFO).to_lowercase();
    let keywords = text("packaging/linux/org.variorum.Variorum.desktop").to_lowercase();
    let [readme, guide] =
        ["README.md", "assets/manual/en.md"].map(|file| text(file).to_lowercase().replace(['\n', '-'], " "));
    let types: Vec<(&str, &str)> =
        mime.split("<mime-type type=\"").skip(1).filter_map(|one| one.split_once('"')).collect();
    assert!(types.len() > 5);
    let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/samples");
    let mut names = 0;
    for sample in std::fs::read_dir(samples).expect("a folder").map(|file| file.expect("a file").path()) {
        let record = std::fs::read(&sample).expect("a file");
        let record = String::from_utf8_lossy(&record);
        let gm = between(&record, "GM[", "]");
        // The families of Blokus are told by how their names begin.
        let magic = |rules: &str| {
            let named = rules.split("value=\"GM[").skip(1).filter_map(|rule| rule.split('"').next());
            named.into_iter().any(|value| value.strip_suffix(']').map_or(gm.starts_with(value), |whole| gm == whole))
        };
        let found: Vec<&str> = types.iter().filter(|(_, rules)| magic(rules)).map(|(name, _)| *name).collect();
        assert_eq!(found.len(), 1, "{gm}: {found:?}");
        assert_eq!(found[0] == "application/x-go-sgf", gm == "1", "{gm}: {found:?}");
        let name = sample.file_stem().and_then(|stem| stem.to_str()).expect("a name").replace('-', " ");
        for (place, words) in [("metainfo", &metainfo), ("keywords", &keywords), ("README", &readme), ("guide", &guide)]
        {
            assert!(words.contains(&name), "{name} is not among the {place}");
        }
        names += 1;
    }
    assert!(names > 12);
}

/// What a desktop, a file manager and the installer show is in every language that the program speaks.
#[test]
fn the_desktop_entry_is_in_every_language() {
    let entry = text("packaging/linux/org.variorum.Variorum.desktop");
    let mime = text("packaging/linux/org.variorum.Variorum.mime.xml");
    let windows = text("packaging/windows/variorum.nsi");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/languages");
    let files = std::fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").file_name());
    let tags = files.filter_map(|name| Some(name.to_str()?.strip_suffix(".ftl")?.to_owned()));
    let mut tags: Vec<String> = tags.filter(|tag| tag != "en").collect();
    tags.sort();
    assert!(tags.len() > 7, "{tags:?}");
    let printed = |text: &str, of: &str| text.matches(of).count();
    for tag in &tags {
        // How a desktop calls the language, and how the installer does.
        let (system, installer) = match &**tag {
            "de" => ("de", "German"),
            "es" => ("es", "Spanish"),
            "fr" => ("fr", "French"),
            "ja" => ("ja", "Japanese"),
            "ko" => ("ko", "Korean"),
            "ru" => ("ru", "Russian"),
            "zh-Hans" => ("zh_CN", "SimpChinese"),
            "zh-Hant" => ("zh_TW", "TradChinese"),
            other => panic!("{other}: what do desktops call it?"),
        };
        assert_eq!(printed(&entry, &format!("[{system}]=")), 4, "{tag}");
        assert_eq!(printed(&mime, &format!("<comment xml:lang=\"{system}\">")), printed(&mime, "<comment>"), "{tag}");
        assert!(windows.contains(&format!("!insertmacro MUI_LANGUAGE \"{installer}\"")), "{tag}");
        assert!(windows.contains(&format!("!insertmacro Says {} ", installer.to_uppercase())), "{tag}");
    }
    // Nothing that is shown stands there as it is.
    for (start, _) in windows.match_indices("Offer \".") {
        let line = windows[start..].lines().next().unwrap_or_default();
        assert!(line.ends_with(")\""), "{line}");
    }
}

#[test]
fn the_window_has_the_name_of_its_desktop_entry() {
    let entry = text("packaging/linux/org.variorum.Variorum.desktop");
    let class = between(&entry, "StartupWMClass=", "\n");
    assert_eq!(class, "org.variorum.Variorum");
    let launch = text("crates/window/src/app/launch.rs");
    assert_eq!(between(&launch, "const APP_ID: &str = \"", "\""), class);
    assert!(launch.contains(".with_app_id(APP_ID)"));
}

#[test]
fn the_package_holds_what_the_sources_have() {
    // What `packaging/linux/build` makes before packing.
    let made = ["target/release/", "target/packaging/"];
    let manifest = text("Cargo.toml");
    let assets = between(&manifest, "\nassets = [", "\n]");
    let files: Vec<_> = assets.lines().filter_map(|line| line.trim().strip_prefix("[\"")?.split('"').next()).collect();
    assert!(files.len() > 10, "{files:?}");
    for file in files.iter().filter(|file| !made.iter().any(|folder| file.starts_with(folder))) {
        assert!(Path::new(env!("CARGO_MANIFEST_DIR")).join(file).is_file(), "{file} is not there");
    }
}

#[test]
fn a_release_has_what_every_system_made() {
    let workflow = text(".github/workflows/ci.yml");
    let (jobs, release) = workflow.split_once("\n  release:").expect("a job that releases");
    let kept: Vec<&str> = jobs.split("upload-artifact").skip(1).map(|step| between(step, "name: ", "\n")).collect();
    assert_eq!(kept, ["linux", "windows", "macos"]);
    for name in kept {
        assert!(release.contains(&format!(" {name}/*")), "what {name} made is in no release");
    }
    // What one system makes for another gives way to what that other made itself.
    for suffix in ["-setup.exe", "-windows.zip"] {
        assert!(between(jobs, "name: windows\n", "\n\n").contains(suffix), "{suffix}");
        assert!(between(release, "rm -f", "\n").contains(suffix), "{suffix}");
    }
}

#[test]
fn packages_have_the_manual_in_every_language() {
    let (cargo, prepare) = (text("Cargo.toml"), text("packaging/linux/prepare"));
    let made: Vec<&str> = between(&prepare, "for language in ", ";").split(' ').collect();
    for language in &made {
        assert!(
            cargo.contains(&format!(
                "\"target/packaging/man/{language}/variorum.1\", \"usr/share/man/{language}/man1/\""
            ))
        );
    }
    let catalogues = std::fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/languages")).unwrap();
    let translated = catalogues.filter(|file| {
        let name = file.as_ref().unwrap().file_name().into_string().unwrap();
        name.ends_with(".ftl") && name != "en.ftl"
    });
    assert_eq!(translated.count(), made.len());
}

/// The portable archive's script: over a program that runs, and away again; what it does not know it does not do.
#[cfg(target_os = "linux")]
#[test]
fn the_portable_archive_is_installed_over_a_program_that_runs() {
    use std::process::Command;
    let folder = tempfile::tempdir().unwrap();
    let (archive, prefix) = (folder.path().join("archive"), folder.path().join("prefix"));
    fs::create_dir_all(archive.join("bin")).unwrap();
    fs::copy("/bin/sleep", archive.join("bin/variorum")).unwrap();
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("packaging/linux/install");
    fs::copy(script, archive.join("install")).unwrap();
    let install = |argument: &[&str]| {
        Command::new("sh").arg(archive.join("install")).args(argument).env("PREFIX", &prefix).output().unwrap()
    };
    for (argument, works) in [("--help", true), ("--remvoe", false)] {
        assert_eq!(install(&[argument]).status.success(), works, "{argument}");
        assert!(!prefix.exists(), "{argument}");
    }
    assert!(install(&[]).status.success());
    let program = prefix.join("bin/variorum");
    let mut running = Command::new(&program).arg("60").spawn().unwrap();
    let again = install(&[]);
    running.kill().unwrap();
    running.wait().unwrap();
    assert!(again.status.success(), "{}", String::from_utf8_lossy(&again.stderr));
    assert_eq!(fs::read_dir(prefix.join("bin")).unwrap().count(), 1);
    assert!(install(&["--remove"]).status.success() && !program.exists());
}

/// A value of a desktop entry as its specification reads texts.
#[cfg(unix)]
fn value(written: &str) -> String {
    let mut letters = written.chars();
    let mut text = String::new();
    while let Some(letter) = letters.next() {
        text.push(match letter {
            '\\' => match letters.next() {
                Some('n') => '\n',
                Some('t') => '\t',
                Some('\\') => '\\',
                other => panic!("no text: {written:?}: {other:?}"),
            },
            letter => letter,
        });
    }
    text
}

/// The first word of a command.
#[cfg(unix)]
fn first_word(text: &str) -> String {
    let Some(quoted) = text.strip_prefix('"') else {
        let word = text.split(' ').next().unwrap();
        assert!(!word.contains(|c: char| "\"'\\><~|&;$*?#()`\t\n".contains(c)), "to be quoted: {word:?}");
        return word.replace("%%", "%");
    };
    let (mut letters, mut word) = (quoted.chars(), String::new());
    loop {
        match letters.next().expect("an end of the quotes") {
            '"' => return word.replace("%%", "%"),
            '\\' => {
                word.push(letters.next().filter(|letter| "\"`$\\".contains(*letter)).expect("a mark that is known"))
            }
            letter => {
                assert!(!"`$".contains(letter), "to be marked: {letter}");
                word.push(letter);
            }
        }
    }
}

#[cfg(unix)]
#[test]
fn the_portable_archive_is_installed_whatever_folders_are_called() {
    use std::process::Command;
    let id = "org.variorum.Variorum";
    let kinds = [("applications", "desktop"), ("thumbnailers", "thumbnailer")];
    let names = [
        "plain",
        "a blank",
        "a&b#c|d",
        "a\"b'c",
        "a$b`c\\d",
        "50%i",
        "two\nlines",
        "end\n",
        "-n",
        "棋 *?[x]",
        "\ttab;=~",
    ];
    let folder = tempfile::tempdir().unwrap();
    for name in names {
        let (unpacked, prefix) = (folder.path().join(format!("from {name}")), folder.path().join(name).join("here"));
        for (kind, suffix) in kinds {
            let place = unpacked.join("share").join(kind);
            fs::create_dir_all(&place).unwrap();
            fs::write(place.join(format!("{id}.{suffix}")), text(&format!("packaging/linux/{id}.{suffix}"))).unwrap();
        }
        fs::create_dir(unpacked.join("bin")).unwrap();
        fs::write(unpacked.join("bin/variorum"), "the program").unwrap();
        let script = unpacked.join("install");
        fs::write(&script, text("packaging/linux/install")).unwrap();
        // Programs of the desktop would only be in the way.
        let run = |arguments: &[&str]| {
            let mut sh = Command::new("sh");
            sh.arg(&script).args(arguments).env("PREFIX", &prefix).env("CDPATH", folder.path());
            let done = sh.output().expect("a shell");
            assert!(
                done.status.success() && done.stderr.is_empty(),
                "{name:?}: {}",
                String::from_utf8_lossy(&done.stderr)
            );
        };
        run(&[]);
        let program = prefix.join("bin/variorum");
        assert_eq!(fs::read_to_string(&program).unwrap(), "the program", "{name:?}");
        for (kind, suffix) in kinds {
            let file = format!("share/{kind}/{id}.{suffix}");
            let (before, after) =
                (fs::read_to_string(unpacked.join(&file)).unwrap(), fs::read_to_string(prefix.join(&file)).unwrap());
            assert_eq!(before.lines().count(), after.lines().count(), "{name:?}: {after}");
            for (was, is) in before.lines().zip(after.lines()) {
                match is.split_once('=') {
                    Some(("Exec", command)) => {
                        assert_eq!(first_word(&value(command)), program.to_str().unwrap(), "{is}");
                        assert!(command.ends_with(was.strip_prefix("Exec=variorum").unwrap()), "{is}");
                    }
                    Some(("TryExec", path)) => assert_eq!(value(path), program.to_str().unwrap()),
                    _ => assert_eq!(was, is),
                }
            }
        }
        run(&["--remove"]);
        assert!(!program.exists() && !prefix.join("share/thumbnailers").exists(), "{name:?}");
    }
}
