//! What `variorum git` configures, what it leaves alone, and what is left when it is taken back.

use super::{Scratch, printed};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// A repository in which nothing is set up yet.
fn fresh() -> Option<Scratch> {
    let scratch = Scratch::new()?;
    scratch.variorum(&["git", "--remove"]);
    scratch.commit_all("nothing");
    Some(scratch)
}

/// All that is in a folder but git's objects and logs: links with where they lead.
fn contents(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut found = BTreeMap::new();
    let mut next = vec![folder.to_path_buf()];
    while let Some(folder) = next.pop() {
        for entry in fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            let about = fs::symlink_metadata(&path).unwrap();
            let name = path.to_string_lossy().into_owned();
            if about.is_dir() && !name.contains(".git/") && !name.contains("variorum") {
                found.insert(name.clone(), b"folder".to_vec());
                next.push(path);
            } else if about.is_symlink() {
                found.insert(name, fs::read_link(&path).unwrap().to_string_lossy().into_owned().into_bytes());
            } else if about.is_file() && (!name.contains(".git/") || name.ends_with("config")) {
                found.insert(name, fs::read(&path).unwrap());
            }
        }
    }
    found
}

#[test]
fn nothing_is_left_in_a_repository() {
    for attributes in [None, Some("*.png binary\n"), Some("*.sgf text\r\n*.png binary\r\n"), Some("")] {
        let Some(scratch) = fresh() else { return };
        if let Some(text) = attributes {
            scratch.write(".gitattributes", text);
            scratch.commit_all("attributes");
        }
        let before = contents(scratch.folder.path());
        scratch.variorum(&["git"]);
        assert_ne!(contents(scratch.folder.path()), before);
        scratch.variorum(&["git"]);
        // In a folder of it, too.
        fs::create_dir(scratch.folder.path().join("inner")).unwrap();
        let mut remove = scratch.command(env!("CARGO_BIN_EXE_variorum"));
        let done = remove.args(["git", "--remove"]).current_dir(scratch.folder.path().join("inner")).output().unwrap();
        assert!(done.status.success(), "{}", printed(&done));
        fs::remove_dir(scratch.folder.path().join("inner")).unwrap();
        let after = contents(scratch.folder.path());
        match attributes {
            // It may have been made for this: git shows that it is gone.
            Some("") => assert_eq!(after.len() + 1, before.len()),
            _ => assert_eq!(after, before),
        }
        assert_eq!(scratch.variorum(&["git", "--remove"]), "nothing was set up, so there is nothing to remove\n");
    }
}

/// What somebody else put into a section of the same name is theirs.
#[test]
fn settings_of_others_stay() {
    let Some(scratch) = fresh() else { return };
    for (place, arguments) in [("--local", &["git"][..]), ("--global", &["git", "--global"])] {
        let others = ["variorum.mine", "merge.variorum.note", "diff.variorum.xfuncname"];
        others.iter().for_each(|key| drop(scratch.git(&["config", place, key, "kept"])));
        let before = scratch.git(&["config", place, "--list"]);
        for _ in 0..2 {
            scratch.variorum(arguments);
        }
        for _ in 0..2 {
            scratch.variorum(&[arguments, &["--remove"]].concat());
        }
        assert_eq!(scratch.git(&["config", place, "--list"]), before, "{place}");
    }
}

/// A value that somebody else gave one of these keys is theirs: it is neither replaced nor removed.
#[test]
fn values_of_others_are_not_replaced() {
    let Some(scratch) = fresh() else { return };
    for (place, arguments) in [("--local", &["git"][..]), ("--global", &["git", "--global"])] {
        for (key, value) in [
            ("merge.variorum.driver", "mine %O [a] (b|c)* $d"),
            ("merge.variorum.name", "notes"),
            ("mergetool.variorum.cmd", "meld \"$LOCAL\" \"$MERGED\""),
            ("diff.variorum.textconv", "nice variorum outline"),
        ] {
            scratch.git(&["config", place, key, value]);
            let before = contents(scratch.home.path()).into_iter().chain(contents(scratch.folder.path()));
            let before: Vec<_> = before.collect();
            let done = scratch.try_variorum(arguments);
            assert_eq!(done.status.code(), Some(2), "{}", printed(&done));
            assert!(printed(&done).contains(key), "{}", printed(&done));
            let after: Vec<_> =
                contents(scratch.home.path()).into_iter().chain(contents(scratch.folder.path())).collect();
            assert_eq!(after, before, "{key}");
            let removed = scratch.variorum(&[arguments, &["--remove"]].concat());
            assert!(removed.contains(key), "{removed}");
            assert_eq!(scratch.git(&["config", place, "--get-all", key]), format!("{value}\n"));
            scratch.git(&["config", place, "--unset", key]);
            // Beside one of this program's own.
            scratch.variorum(arguments);
            scratch.git(&["config", place, "--add", key, value]);
            scratch.variorum(&[arguments, &["--remove"]].concat());
            assert_eq!(scratch.git(&["config", place, "--get-all", key]), format!("{value}\n"));
            scratch.git(&["config", place, "--unset", key]);
        }
    }
}

/// What an earlier version configured is replaced, and removed as well.
#[test]
fn former_settings_are_replaced_and_removed() {
    let Some(scratch) = fresh() else { return };
    let before = contents(scratch.folder.path());
    for again in [false, true] {
        let labels = "--marker-size %L --label-ours %X --label-theirs %Y";
        for (key, value) in [
            ("merge.variorum.name", "game records"),
            ("merge.variorum.driver", &format!("'/old place/variorum' merge --git --path %P {labels} %O %A %B")),
            ("merge.variorum.recursive", "variorum-inner"),
            ("merge.variorum-inner.driver", "variorum merge --git --base-on-conflict --path %P %O %A %B"),
            ("diff.variorum.textconv", "variorum outline"),
        ] {
            // Twice, as by two hands.
            (0..2).for_each(|_| drop(scratch.git(&["config", "--add", key, value])));
        }
        if again {
            scratch.variorum(&["git"]);
            assert!(!scratch.git(&["config", "--list"]).contains("old place"));
        }
        scratch.variorum(&["git", "--remove"]);
        assert_eq!(contents(scratch.folder.path()), before);
    }
}

#[test]
fn former_lines_are_replaced_and_removed() {
    let Some(scratch) = fresh() else { return };
    let former = "*.png binary\n*.sgf merge=variorum diff=variorum -text\n*.mgt merge=variorum diff=variorum -text\n";
    scratch.write(".gitattributes", former);
    scratch.variorum(&["git"]);
    let written = scratch.read(".gitattributes");
    assert!(!written.contains("*.sgf") && written.starts_with("*.png binary\n*.[sS][gG][fF] merge"), "{written}");
    assert_eq!(written.lines().count(), 8, "{written}");
    for name in ["a.sgf", "A.SGF", "x.BlkSgf", "y.hgf", "Z.MGT"] {
        assert!(scratch.git(&["check-attr", "merge", name]).ends_with("merge: variorum\n"), "{name}");
    }
    scratch.write(".gitattributes", former);
    scratch.variorum(&["git", "--remove"]);
    assert_eq!(scratch.read(".gitattributes"), "*.png binary\n");
}

/// What is not a plain file could be anybody's: nothing is configured, and nothing is written anywhere.
#[cfg(unix)]
#[test]
fn no_link_of_a_repository_is_followed() {
    use std::os::unix::fs::symlink;
    let Some(scratch) = fresh() else { return };
    let victim = scratch.home.path().join(".bashrc");
    let path = scratch.folder.path().join(".gitattributes");
    fs::write(&victim, "words\n").unwrap();
    type Make<'a> = (&'a str, &'a dyn Fn());
    let makes: [Make; 6] = [
        ("is a link", &|| symlink(&victim, &path).unwrap()),
        ("is a link", &|| symlink("missing", &path).unwrap()),
        ("is a link", &|| symlink(".git/config", &path).unwrap()),
        ("hard link", &|| fs::hard_link(&victim, &path).unwrap()),
        ("is not a file", &|| assert!(std::process::Command::new("mkfifo").arg(&path).status().unwrap().success())),
        ("is not a file", &|| fs::create_dir(&path).unwrap()),
    ];
    for (words, make) in makes {
        make();
        let before = (contents(scratch.folder.path()), contents(scratch.home.path()));
        let done = scratch.try_variorum(&["git"]);
        assert_eq!(done.status.code(), Some(2), "{words}: {}", printed(&done));
        assert!(printed(&done).contains(words) && printed(&done).contains(".gitattributes: "), "{}", printed(&done));
        assert_eq!((contents(scratch.folder.path()), contents(scratch.home.path())), before);
        // What was configured before it became one is taken back all the same.
        scratch.git(&["config", "merge.variorum.name", "game records"]);
        let done = scratch.try_variorum(&["git", "--remove"]);
        assert!(done.status.success() && printed(&done).contains(words), "{}", printed(&done));
        assert_eq!((contents(scratch.folder.path()), contents(scratch.home.path())), before);
        if path.is_dir() && !path.is_symlink() {
            fs::remove_dir(&path).unwrap()
        } else {
            fs::remove_file(&path).unwrap()
        }
    }
}

/// For all repositories, links are the user's own: they are followed, and the real file is named.
#[cfg(unix)]
#[test]
fn nothing_is_left_in_a_home() {
    use std::os::unix::fs::symlink;
    for kind in ["nothing", "folder", "file", "linked", "linked empty", "configured", "own lines"] {
        let Some(scratch) = fresh() else { return };
        let home = scratch.home.path();
        // The program's own folder for interrupted saves is in there.
        fs::create_dir_all(home.join(".local/state")).unwrap();
        fs::write(home.join("settings"), "[user]\n\tname = Ada\n").unwrap();
        symlink("settings", home.join(".gitconfig")).unwrap();
        let dotfile = home.join("attributes.txt");
        let mut named = home.join(".gitattributes");
        match kind {
            "nothing" => {}
            "own lines" => fs::write(&named, "*.png binary\n").unwrap(),
            "configured" => {
                fs::write(&dotfile, "*.png binary\n").unwrap();
                symlink(&dotfile, home.join("link")).unwrap();
                fs::write(home.join("settings"), "[core]\n\tattributesFile = ~/link\n").unwrap();
                named = dotfile.clone();
            }
            _ => {
                fs::create_dir(home.join("git")).unwrap();
                named = home.join("git/attributes");
            }
        }
        match kind {
            "file" => fs::write(&named, "*.png binary\n").unwrap(),
            "linked" | "linked empty" => {
                fs::write(&dotfile, if kind == "linked" { "*.png binary\n" } else { "" }).unwrap();
                symlink(&dotfile, &named).unwrap();
                named = dotfile.clone();
            }
            _ => {}
        }
        let before = contents(home);
        let reported = scratch.variorum(&["git", "--global"]);
        assert!(reported.contains(&format!("7 lines added to {}\n", named.display())), "{kind}: {reported}");
        for name in ["a.sgf", "A.SGF"] {
            assert!(scratch.git(&["check-attr", "merge", name]).ends_with("merge: variorum\n"), "{kind}");
        }
        assert!(!scratch.git(&["config", "merge.variorum.driver"]).is_empty(), "{kind}");
        assert!(fs::symlink_metadata(home.join(".gitconfig")).unwrap().is_symlink(), "git itself follows it");
        scratch.variorum(&["git", "--global"]);
        scratch.variorum(&["git", "--global", "--remove"]);
        assert_eq!(contents(home), before, "{kind}");
    }
    // Where a link leads nowhere, there is no half of it.
    let Some(scratch) = fresh() else { return };
    fs::create_dir(scratch.home.path().join("git")).unwrap();
    symlink("missing", scratch.home.path().join("git/attributes")).unwrap();
    let before = contents(scratch.home.path());
    let done = scratch.try_variorum(&["git", "--global"]);
    assert_eq!(done.status.code(), Some(2), "{}", printed(&done));
    assert_eq!(contents(scratch.home.path()), before);
}

/// A configuration that cannot be written leaves no lines either.
#[test]
fn a_setup_is_whole_or_not_there() {
    let Some(scratch) = fresh() else { return };
    for attributes in [None, Some("*.png binary\n")] {
        if let Some(text) = attributes {
            scratch.write(".gitattributes", text);
        }
        let before = contents(scratch.folder.path());
        let lock = scratch.folder.path().join(".git/config.lock");
        fs::write(&lock, "").unwrap();
        let done = scratch.try_variorum(&["git"]);
        fs::remove_file(&lock).unwrap();
        assert_eq!(done.status.code(), Some(2), "{}", printed(&done));
        assert_eq!(contents(scratch.folder.path()), before);
    }
}

#[test]
fn difftool_and_mergetool_are_there() {
    let Some(scratch) = Scratch::new() else { return };
    let base = "(;SZ[9];B[aa];W[bb])\n";
    scratch.commit("-a b.sgf", base);
    scratch.write("-a b.sgf", "(;SZ[9];B[aa]C[seen];W[bb])\n");
    scratch.write("new.SGF", "(;SZ[9]C[added])\n");
    scratch.git(&["add", "-A"]);
    let done = scratch.try_git(&["difftool", "-y", "-t", "variorum", "HEAD"]);
    assert!(done.status.success(), "{}", printed(&done));
    assert!(printed(&done).contains("C: - → C[seen]") && printed(&done).contains("C| added"), "{}", printed(&done));
    scratch.git(&["commit", "-qm", "seen"]);
    // Merged by lines, as where the driver is not set up, and then with the tool.
    let record = |ours: &str, theirs: &str| format!("(;SZ[9];B[aa]{ours};W[bb]{theirs})\n");
    let both = record("C[ours]", "C[theirs]");
    for (name, ours, theirs, is_resolved) in [
        ("it's b.SGF", record("C[ours]", ""), record("", "C[theirs]"), true),
        ("it's b.SGF", record("C[ours]", ""), record("C[theirs]", ""), false),
        ("it's b.SGF", "none\n".to_owned(), record("C[theirs]", ""), false),
        ("it's b.SGF", String::new(), record("C[theirs]", ""), false),
        // Git's own tool has no versions of such a name.
        ("-b.sgf", record("C[ours]", ""), record("", "C[theirs]"), false),
    ] {
        let Some(scratch) = Scratch::new() else { return };
        scratch.git(&["config", "--remove-section", "merge.variorum"]);
        scratch.forked(name, [base, &ours, &theirs]);
        assert_eq!(scratch.try_git(&["merge", "theirs"]).status.code(), Some(1));
        let mut tool = scratch.command("git");
        // Without a display no window opens, and nothing counts as resolved then.
        tool.args(["mergetool", "-y", "-t", "variorum"]).env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY");
        let done = tool.stdin(std::process::Stdio::null()).output().unwrap();
        let unmerged = scratch.git(&["ls-files", "-u"]);
        assert_eq!((unmerged.is_empty(), scratch.read(name) == both), (is_resolved, is_resolved), "{}", printed(&done));
        let text = scratch.read(name);
        assert!(text.contains("C[theirs") || text.contains("\ntheirs"), "{text}");
    }
}

/// Git puts a file back that its tool did not resolve: what was written into it meanwhile stays nevertheless, and is gone on with.
#[test]
fn work_that_mergetool_leaves_unresolved_is_kept() {
    let base = "(;SZ[9];B[aa];W[bb];B[cc])\n";
    let record = |comment: &str| format!("(;SZ[9]C[{comment}];B[aa];W[bb]C[>>>>>>> he wrote seven];B[cc])\n");
    for line_end in ["\n", "\r"] {
        let Some(scratch) = Scratch::new() else { return };
        let written = |text: String| text.replace('\n', line_end);
        scratch.forked("a.sgf", [&written(base.to_owned()), &written(record("ours")), &written(record("theirs"))]);
        assert_eq!(scratch.try_git(&["merge", "theirs"]).status.code(), Some(1));
        let tool = || {
            let mut tool = scratch.command("git");
            tool.args(["mergetool", "-y", "-t", "variorum"]).env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY");
            let done = tool.stdin(std::process::Stdio::null()).output().unwrap();
            (scratch.git(&["ls-files", "-u"]).is_empty(), printed(&done))
        };
        let edit = |commands: &[&str]| {
            let commands = commands.iter().flat_map(|command| ["-c", command]);
            let all: Vec<&str> = ["edit", "-o", "a.sgf"].into_iter().chain(commands).chain(["a.sgf"]).collect();
            scratch.variorum(&all)
        };
        edit(&["goto 3", "comment my own words"]);
        for _ in 0..2 {
            let (is_resolved, reported) = tool();
            assert!(!is_resolved && scratch.read("a.sgf").contains("my own words"), "{reported}");
        }
        edit(&["settle --collection theirs"]);
        let (is_resolved, reported) = tool();
        let text = scratch.read("a.sgf");
        assert!(is_resolved && text.contains("my own words") && text.contains("C[theirs]"), "{reported}");
        assert!(text.contains("he wrote seven"), "{text}");
    }
}
