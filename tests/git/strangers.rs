//! Files of a repository that are no records, or hold the lines of another merge: git goes on, and no side is lost.

use super::{Scratch, holds, printed};

/// What is in files with the suffix of a record, by what it is.
const STRANGE: [(&str, &[u8]); 15] = [
    ("empty", b""),
    ("blank", b" \n\n"),
    ("text", b"no record\nat all\n"),
    ("unended", b"no line break at the end"),
    ("mark", b"\xef\xbb\xbf"),
    ("parentheses", b"()"),
    ("pointer", b"version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n"),
    ("zeros", b"\0\0\0(\0\0\xff\n\0"),
    ("wide", b"\xff\xfen\0o\0n\0e\0"),
    ("between", b"(;SZ[9];B[aa]\n<<<<<<< HEAD\n;W[bb]\n=======\n;W[cc]\n>>>>>>> x\n)\n"),
    ("base", b"(;SZ[9];B[aa]\r\n<<<<<<< HEAD\r\n;W[bb]\r\n||||||| 1a2b\r\n=======\r\n;W[cc]\r\n>>>>>>> x\r\n)\r\n"),
    ("around", b"<<<<<<<<<\n(;SZ[9];B[aa])\n=========\n(;SZ[9];B[bb])\n>>>>>>>>>\n"),
    ("through", b"(;SZ[9]C[a\n<<<<<<< HEAD\nb]\n=======\nc]\n>>>>>>> x\n;B[aa])\n"),
    ("left", b"(;SZ[9];B[aa]\n<<<<<<< HEAD\n;W[bb]\n;W[cc]\n)\n"),
    ("block", b"(;SZ[9]C[<<<<<<< ours\none\n=======\ntwo\n>>>>>>> theirs])\n"),
];

/// Beginnings of names that mean something to shells, to options or to nobody.
const NAMES: [&str; 8] = ["--help", "-o", "--output=x", "a b", "it's \"$(x)\" `y` %P", "石 é", "-", "plain"];

/// The name of the file of each kind.
fn names(side: &str) -> impl Iterator<Item = (String, &'static [u8])> {
    let suffixes = ["sgf", "SGF", "hsgf", "Hgf", "BLKSGF", "tsgf", "mgt"];
    STRANGE.into_iter().enumerate().map(move |(number, (kind, bytes))| {
        let name = format!("{}.{kind}.{side}.{}", NAMES[number % NAMES.len()], suffixes[number % suffixes.len()]);
        (name, bytes)
    })
}

const BASE: &str = "(;SZ[9];B[aa];W[bb])\n";
const OURS: &str = "(;SZ[9];B[aa]C[ours];W[bb])\n";
const THEIRS: &str = "(;SZ[9];B[aa];W[bb]C[theirs])\n";
const BOTH: &str = "(;SZ[9];B[aa]C[ours];W[bb]C[theirs])\n";

#[test]
fn git_shows_every_change_of_any_file() {
    let Some(scratch) = Scratch::new() else { return };
    let commit = |subject: &str, strange: bool| {
        for (name, bytes) in names("shown") {
            let record = format!("(;SZ[9]C[{subject}])\n");
            scratch.write(&name, if strange { bytes } else { record.as_bytes() });
        }
        scratch.write("zzz.sgf", format!("(;SZ[9]C[{subject} at the end])\n"));
        scratch.commit_all(subject);
    };
    commit("first", false);
    commit("second", true);
    commit("third", false);
    for shown in [
        scratch.git_bytes(&["log", "-p", "--reverse"]),
        scratch.git_bytes(&["log", "-p", "-c", "--reverse"]),
        [scratch.git_bytes(&["show", "HEAD~1"]), scratch.git_bytes(&["show", "HEAD"])].concat(),
        [scratch.git_bytes(&["diff", "HEAD~2", "HEAD~1"]), scratch.git_bytes(&["diff", "HEAD~1"])].concat(),
    ] {
        assert!(holds(&shown, b"+     C| second at the end") && holds(&shown, b"+     C| third at the end"));
        assert!(holds(&shown, b"+no record") && holds(&shown, b"-at all"));
        assert!(holds(&shown, b"+||||||| 1a2b") && holds(&shown, b"+     C| one"));
    }
    for (name, _) in names("shown") {
        scratch.git_bytes(&["blame", "--", &name]);
        scratch.git_bytes(&["blame", "HEAD~1", "--", &name]);
    }
    // What is not committed is a file of the work tree, which git hands over by its own name.
    for (name, bytes) in names("shown") {
        scratch.write(&name, bytes);
    }
    assert!(holds(&scratch.git_bytes(&["diff"]), b"+no record"));
}

/// Both sides whole, or merged, whatever brings them together.
#[test]
fn no_side_is_lost_and_no_file_stops_the_others() {
    let ways: [(&str, &[&str]); 4] = [
        ("merge", &["merge", "theirs"]),
        ("rebase", &["rebase", "theirs"]),
        ("cherry-pick", &["cherry-pick", "theirs"]),
        ("stash", &["stash", "pop"]),
    ];
    for (way, command) in ways {
        let Some(scratch) = Scratch::new() else { return };
        // Git takes a file for a renamed one by its lines.
        let long = |comments: &[(usize, &str)]| super::line(comments).replace(';', "\n;");
        let write = |side: usize| {
            for (number, place) in ["base", "ours", "theirs"].into_iter().enumerate() {
                for (name, bytes) in names(place) {
                    let record = [BASE, OURS, THEIRS][side].as_bytes();
                    scratch.write(&name, if number == side { bytes } else { record });
                }
            }
            scratch.write("zzz.sgf", [BASE, OURS, THEIRS][side]);
        };
        write(0);
        // Renamed by one, and changed by the other.
        scratch.write("old.sgf", long(&[]));
        scratch.commit_all("base");
        scratch.git(&["checkout", "-q", "-b", "theirs"]);
        write(2);
        scratch.write("old.sgf", long(&[(100, "hundred")]));
        scratch.commit_all("theirs");
        scratch.git(&["checkout", "-q", "-b", "ours", "main"]);
        write(1);
        scratch.git(&["mv", "--", "old.sgf", "-new.SGF"]);
        scratch.write("-new.SGF", long(&[(10, "ten")]));
        if way == "stash" {
            scratch.git(&["add", "-A"]);
            scratch.git(&["stash"]);
            scratch.git(&["checkout", "-q", "theirs"]);
        } else {
            scratch.commit_all("ours");
        }
        let done = scratch.try_git(command);
        let printed = printed(&done);
        assert_eq!(done.status.code(), Some(1), "{way}: {printed}");
        assert!(!printed.contains("failed to execute") && !printed.contains("fatal"), "{way}: {printed}");
        for (name, bytes) in names("base") {
            let merged = String::from_utf8(scratch.bytes(&name)).unwrap();
            assert!(merged.contains("ours") && merged.contains("theirs"), "{way} {name}: {merged}");
            assert!(!holds(merged.as_bytes(), bytes) || bytes.is_empty(), "{way} {name}");
        }
        for (side, other) in [("ours", THEIRS), ("theirs", OURS)] {
            for (name, bytes) in names(side) {
                let merged = scratch.bytes(&name);
                assert!(holds(&merged, bytes) && holds(&merged, other.as_bytes()), "{way} {name}: {merged:?}");
                assert!(printed.contains(&format!("variorum: {name}: ")), "{way} {name}: {printed}");
                let unmerged = scratch.git(&["-c", "core.quotePath=false", "ls-files", "-u", "-z", "--", &name]);
                assert_eq!(unmerged.matches('\0').count(), 3, "{way} {name}");
            }
        }
        assert_eq!(scratch.read("zzz.sgf"), BOTH, "{way}");
        assert_eq!(scratch.read("-new.SGF"), long(&[(10, "ten"), (100, "hundred")]), "{way}");
        // What was left so is found when somebody merges again, and shown by git meanwhile.
        scratch.git_bytes(&["diff"]);
        scratch.commit_all("left as it is");
        scratch.git_bytes(&["log", "-p", "-3"]);
    }
}

/// The work goes on after it: an unresolved file that was committed blocks no other merge.
#[test]
fn a_committed_conflict_is_a_conflict_again() {
    let Some(scratch) = Scratch::new() else { return };
    let whole = "<<<<<<< HEAD\n(;SZ[9];B[aa])\n=======\n(;SZ[9];B[bb])\n>>>>>>> x\n";
    scratch.forked("g.sgf", [whole, OURS, &whole.replace("B[bb]", "B[cc]")]);
    let done = scratch.try_git(&["merge", "theirs"]);
    assert_eq!(done.status.code(), Some(1), "{}", printed(&done));
    let text = scratch.read("g.sgf");
    assert!(text.starts_with("<<<<<<<< ") && text.contains(OURS) && text.contains("B[cc]"), "{text}");
    let checked = scratch.try_variorum(&["check", "g.sgf"]);
    assert_eq!(checked.status.code(), Some(1));
    assert!(printed(&checked).contains("g.sgf:1:1: error[merge-lines]"), "{}", printed(&checked));
    // Both made the same of it: that is no conflict.
    let scratch = Scratch::new().unwrap();
    scratch.forked("g.sgf", [BASE, whole, whole]);
    scratch.git(&["merge", "-q", "-m", "both", "theirs"]);
    assert_eq!(scratch.read("g.sgf"), whole);
}

/// Beneath a merge whose ancestors cross, what is no record takes nothing with it.
#[test]
fn crossing_merges_of_what_is_no_record_go_on() {
    let Some(scratch) = Scratch::new() else { return };
    scratch.forked("g.sgf", ["none\n", "none of ours\n", "none of theirs\n"]);
    scratch.git(&["branch", "one", "ours"]);
    scratch.git(&["branch", "two", "theirs"]);
    for (branch, other, settled) in [("ours", "two", "settled by us\n"), ("theirs", "one", THEIRS)] {
        scratch.git(&["checkout", "-q", branch]);
        assert_eq!(scratch.try_git(&["merge", other]).status.code(), Some(1));
        scratch.commit("g.sgf", settled);
    }
    scratch.git(&["checkout", "-q", "ours"]);
    let done = scratch.try_git(&["merge", "theirs"]);
    assert_eq!(done.status.code(), Some(1), "{}", printed(&done));
    let text = scratch.read("g.sgf");
    assert!(text.contains("settled by us\n") && text.contains(THEIRS), "{text}");
}

/// 129 is for what git cannot do anything about, and nothing is touched then.
#[test]
fn errors_under_git_have_a_status_that_git_understands() {
    let Some(scratch) = Scratch::new() else { return };
    for (name, text) in [("b", BASE), ("o", OURS), ("t", "(;SZ[9];B[aa]C[other];W[bb])\n")] {
        scratch.write(name, text);
    }
    for arguments in [
        &["merge", "--git", "b", "o"][..],
        &["merge", "--git", "--nonsense", "b", "o", "t"],
        &["merge", "--git", "--marker-size", "abc", "b", "o", "t"],
        &["merge", "--marker-size=-1", "--git", "b", "o", "t"],
        &["merge", "--git", "--encoding", "nonsense", "b", "o", "t"],
        &["merge", "--git", "b", "o", "missing"],
        &["merge", "--git", "missing", "o", "t"],
        &["merge", "--git", "-o", "missing/o", "--", "b", "o", "t"],
    ] {
        let done = scratch.try_variorum(arguments);
        assert_eq!(done.status.code(), Some(129), "{arguments:?}: {}", printed(&done));
        assert_eq!(printed(&done).lines().count(), 1, "{arguments:?}: {}", printed(&done));
        assert_eq!(scratch.read("o"), OURS, "{arguments:?}");
    }
    // By hand it is 2, and so is a name that looks like the option.
    assert_eq!(scratch.try_variorum(&["merge", "b", "o"]).status.code(), Some(2));
    assert_eq!(scratch.try_variorum(&["merge", "--", "b", "o", "t", "--git"]).status.code(), Some(2));
    let done = scratch.try_variorum(&["merge", "--git", "--json", "--path=x.sgf", "b", "o", "t"]);
    assert_eq!(done.status.code(), Some(1), "{}", printed(&done));
    assert!(String::from_utf8_lossy(&done.stdout).contains("\"kind\":\"text\""), "{}", printed(&done));
}

#[test]
fn markers_are_as_long_as_is_reasonable() {
    let Some(scratch) = Scratch::new() else { return };
    for (size, expected) in
        [("0", 7), ("3", 7), ("7", 7), ("40", 40), ("400000000", 200), ("99999999999999999999999", 200)]
    {
        for theirs in ["(;KM[7.5])\n", "no record\n"] {
            scratch.write("b", "(;KM[5.5])\n");
            scratch.write("o", "(;KM[6.5])\n");
            scratch.write("t", theirs);
            let size = format!("--marker-size={size}");
            let done =
                scratch.try_variorum(&["merge", "--git", &size, "--label-ours=%X", "--label-theirs=%Y", "b", "o", "t"]);
            assert_eq!(done.status.code(), Some(1), "{}", printed(&done));
            let (begin, end) =
                (format!("{} ours\n", "<".repeat(expected)), format!("\n{} theirs", ">".repeat(expected)));
            let text = scratch.read("o");
            assert!(text.contains(&begin) && text.contains(&end) && text.matches('<').count() == expected, "{text}");
        }
    }
    // As a repository requests it.
    scratch.forked("g.sgf", ["(;KM[5.5])\n", "(;KM[6.5])\n", "(;KM[7.5])\n"]);
    scratch.write(".git/info/attributes", "*.sgf conflict-marker-size=400000000\n");
    assert_eq!(scratch.try_git(&["merge", "theirs"]).status.code(), Some(1));
    assert!(scratch.read("g.sgf").len() < 2000);
}

#[test]
fn by_hand_the_lines_of_another_merge_are_refused() {
    let Some(scratch) = Scratch::new() else { return };
    for (kind, bytes) in
        STRANGE.into_iter().filter(|(kind, _)| ["between", "base", "around", "through", "left"].contains(kind))
    {
        for strange in ["b.sgf", "o.sgf", "t.sgf"] {
            for (name, text) in [("b.sgf", BASE), ("o.sgf", OURS), ("t.sgf", THEIRS)] {
                scratch.write(name, if name == strange { bytes } else { text.as_bytes() });
            }
            let done = scratch.try_variorum(&["merge", "b.sgf", "o.sgf", "t.sgf", "-o", "out.sgf"]);
            let printed = printed(&done);
            assert_eq!(done.status.code(), Some(2), "{kind}: {printed}");
            assert!(
                printed.contains(&format!("variorum: {strange}: ")) && printed.contains("git merge, starting at line "),
                "{kind}: {printed}"
            );
        }
        scratch.write("g.sgf", bytes);
        let checked = scratch.try_variorum(&["check", "g.sgf"]);
        assert_eq!(checked.status.code(), Some(1), "{kind}");
        assert!(
            printed(&checked).contains("error[merge-lines]") && !printed(&checked).contains("[junk]"),
            "{kind}: {}",
            printed(&checked)
        );
    }
}

#[test]
fn an_outline_is_printed_of_whatever_is_there() {
    let Some(scratch) = Scratch::new() else { return };
    for (name, bytes) in names("outline").filter(|(name, _)| !name.contains(".block.")) {
        scratch.write(&name, bytes);
        let done = scratch.try_variorum(&["outline", "--", &name]);
        assert_eq!((done.status.code(), &done.stdout[..]), (Some(0), bytes), "{name}: {}", printed(&done));
    }
    // A name that looks like an address, or like a link, is the file's.
    for name in ["file:/a.sgf", "hexworld.org/board/#9,a1.sgf"] {
        scratch.write(name, BASE);
        let done = scratch.try_variorum(&["outline", "--", name]);
        assert!(
            done.status.success() && printed(&done).starts_with("game\n     SZ[9]\n"),
            "{name}: {}",
            printed(&done)
        );
    }
    let done = scratch.try_variorum(&["outline", "missing.sgf"]);
    assert_eq!(done.status.code(), Some(2));
}

/// Words outside all properties are somebody's words: a merge brings them as a conflict, and git shows them.
#[test]
fn text_outside_of_all_properties_is_kept_and_shown() {
    let Some(scratch) = Scratch::new() else { return };
    let with_text = THEIRS.to_owned() + "played at the café\n";
    scratch.forked("g.sgf", [BASE, OURS, &with_text]);
    assert!(scratch.git(&["show", "theirs"]).contains("+text| played at the café"));
    let done = scratch.try_git(&["merge", "theirs"]);
    assert_eq!(done.status.code(), Some(1), "{}", printed(&done));
    let text = scratch.read("g.sgf");
    assert!(text.contains("=======\nplayed at the café\n>>>>>>>"), "{text}");
    let checked = scratch.try_variorum(&["check", "g.sgf"]);
    assert!(printed(&checked).contains("merge-conflict"), "{}", printed(&checked));
    // Where both have it, it is there.
    let scratch = Scratch::new().unwrap();
    scratch.forked("g.sgf", [BASE, &(OURS.to_owned() + "played at the café\n"), &with_text]);
    scratch.git(&["merge", "-q", "-m", "both", "theirs"]);
    assert_eq!(scratch.read("g.sgf"), BOTH.to_owned() + "played at the café\n");
}

/// A file that ends too early has not deleted what is missing: both sides are kept, and by hand nothing is merged.
#[test]
fn a_truncated_file_deletes_nothing() {
    let base = "(;SZ[9];B[aa](;W[bb]C[one])(;W[cc]C[deep words];B[dd]))\n";
    let changed = base.replacen("(;SZ[9]", "(;SZ[9]C[ours]", 1);
    // One letter alone is no record.
    for (length, ours) in (2..base.len() - 1).flat_map(|length| [(length, &*changed), (length, base)]) {
        let theirs = &base[..length];
        let Some(scratch) = Scratch::new() else { return };
        for (name, text) in [("base.sgf", base), ("ours.sgf", ours), ("theirs.sgf", theirs)] {
            scratch.write(name, text);
        }
        let by_hand = scratch.try_variorum(&["merge", "base.sgf", "ours.sgf", "theirs.sgf", "-o", "merged.sgf"]);
        let is_whole = |text: &str| {
            let all = ["ours", "one", "deep words", "dd"];
            all.iter().filter(|word| ours.contains(**word)).all(|word| text.contains(word))
        };
        match by_hand.status.code() {
            Some(2) => {
                assert!(printed(&by_hand).contains("theirs.sgf: the other version"), "{length}: {}", printed(&by_hand))
            }
            _ => assert!(is_whole(&scratch.read("merged.sgf")), "{length}: {}", scratch.read("merged.sgf")),
        }
        let done = scratch.try_variorum(&["merge", "--git", "--path=x.sgf", "base.sgf", "ours.sgf", "theirs.sgf"]);
        let merged = scratch.read("ours.sgf");
        assert!(is_whole(&merged), "{length}: {merged}");
        assert_eq!(done.status.code(), Some(i32::from(merged.contains("<<<<<<<"))), "{length}: {}", printed(&done));
    }
}
