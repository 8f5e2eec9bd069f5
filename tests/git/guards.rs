//! The configured commands where the program is in an odd place, is gone, or does not start.

use super::{Scratch, holds, line, printed};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The program in another place.
fn moved(to: &Path) -> PathBuf {
    fs::create_dir_all(to).unwrap();
    let program = to.join(format!("variorum{}", std::env::consts::EXE_SUFFIX));
    let own = env!("CARGO_BIN_EXE_variorum");
    fs::hard_link(own, &program).or_else(|_| fs::copy(own, &program).map(|_| ())).unwrap();
    program
}

fn set_up_by(scratch: &Scratch, program: &Path) -> String {
    let done = scratch.command(program.to_str().unwrap()).arg("git").output().unwrap();
    assert!(done.status.success(), "{}", printed(&done));
    String::from_utf8(done.stdout).unwrap()
}

const RECORDS: [[&str; 3]; 2] = [
    ["(;SZ[9];B[aa];W[bb])\n", "(;SZ[9];B[aa]C[ours];W[bb])\n", "(;SZ[9];B[aa];W[bb]C[theirs])\n"],
    [
        "(;SZ[9]\n;B[aa]\n\n\n;W[bb])\n",
        "(;SZ[9]\n;B[aa]C[ours]\n\n\n;W[bb])\n",
        "(;SZ[9]\n;B[aa]\n\n\n;W[bb]C[theirs])\n",
    ],
];

/// Merges one record on one line, one with a line for each node, and one that is no text.
fn merged(scratch: &Scratch) -> (std::process::Output, [Vec<u8>; 3]) {
    let zeros = ["\0base", "\0ours", "\0theirs"];
    let write = |side: usize| {
        scratch.write("it's one.sgf", RECORDS[0][side]);
        scratch.write("-lines.SGF", RECORDS[1][side]);
        scratch.write("zeros.hsgf", zeros[side]);
        scratch.commit_all("a change");
    };
    scratch.git(&["checkout", "-q", "main"]);
    write(0);
    scratch.git(&["checkout", "-q", "-b", "it's/theirs"]);
    write(2);
    scratch.git(&["checkout", "-q", "-b", "ours", "main"]);
    write(1);
    let done = scratch.try_git(&["merge", "it's/theirs"]);
    (done, ["it's one.sgf", "-lines.SGF", "zeros.hsgf"].map(|name| scratch.bytes(name)))
}

#[test]
fn the_program_may_be_anywhere() {
    let Some(scratch) = Scratch::new() else { return };
    let place = scratch.home.path().join("it's a \"100%A\" $(x) `y` & place");
    let reported = set_up_by(&scratch, &moved(&place));
    assert!(reported.starts_with("variorum is not on PATH, so git calls it by its path, "), "{reported}");
    let (done, [one, lines, zeros]) = merged(&scratch);
    let printed = printed(&done);
    assert_eq!(done.status.code(), Some(1), "{printed}");
    assert_eq!(String::from_utf8(one).unwrap(), "(;SZ[9];B[aa]C[ours];W[bb]C[theirs])\n", "{printed}");
    assert!(holds(&lines, b"C[ours]") && holds(&lines, b"C[theirs]") && !holds(&lines, b"<<<"), "{printed}");
    assert!(holds(&zeros, b"\0ours") && holds(&zeros, b"\0theirs"));
    scratch.commit_all("settled");
    assert!(holds(&scratch.git_bytes(&["log", "-p", "-c"]), b"C| theirs"));
}

#[test]
fn on_the_path_it_is_called_by_its_name() {
    let Some(scratch) = Scratch::new() else { return };
    let own = Path::new(env!("CARGO_BIN_EXE_variorum"));
    let path = |folder: &Path| format!("{}:{}", folder.display(), std::env::var("PATH").unwrap());
    let set_up = |folder: &Path| {
        let mut command: Command = scratch.command(own.to_str().unwrap());
        let done = command.arg("git").env("PATH", path(folder)).output().unwrap();
        assert!(done.status.success(), "{}", printed(&done));
        printed(&done)
    };
    if cfg!(unix) {
        let reported = set_up(own.parent().unwrap());
        assert!(
            reported.contains("&& variorum merge --git --base-on-conflict") && !reported.contains("PATH,"),
            "{reported}"
        );
        let other = scratch.home.path().join("other");
        fs::create_dir(&other).unwrap();
        fs::write(other.join("variorum"), "another").unwrap();
        let reported = set_up(&other);
        assert!(reported.starts_with("PATH leads to another variorum, "), "{reported}");
    }
}

/// Both versions are kept, whatever became of the program; and git shows what there is.
#[test]
fn a_program_that_is_gone_loses_no_side() {
    let Some(scratch) = Scratch::new() else { return };
    let place = scratch.home.path().join("a place");
    let program = moved(&place);
    set_up_by(&scratch, &program);
    fs::remove_file(&program).unwrap();
    let half = "for to; do case $to in --output=*) printf '(;SZ[9]' >\"${to#--output=}\";; esac; done";
    let ended = ["kill -9 $$", "exit 0", "exit 1", "exit 2", "exit 129"].map(|end| format!("#!/bin/sh\n{end}\n"));
    let halfway = ["kill -9 $$", "exit 129"].map(|end| format!("#!/bin/sh\n{half}\n{end}\n"));
    let broken = ["#!/missing/interpreter\n", "not to be run"]
        .into_iter()
        .chain(ended.iter().chain(&halfway).map(String::as_str));
    for broken in [None].into_iter().chain(broken.map(Some)) {
        if let Some(text) = broken {
            fs::write(&program, text).unwrap();
            #[cfg(unix)]
            {
                use std::os::unix::fs::PermissionsExt;
                let mode = if text.starts_with('#') { 0o755 } else { 0o644 };
                fs::set_permissions(&program, fs::Permissions::from_mode(mode)).unwrap();
            }
        }
        let (done, [one, lines, zeros]) = merged(&scratch);
        let printed = printed(&done);
        assert_eq!(done.status.code(), Some(1), "{printed}");
        assert!(printed.contains("variorum did not merge, so lines are merged: "), "{printed}");
        assert!(holds(&one, b"C[ours]") && holds(&one, b"C[theirs]") && one.starts_with(b"<<<<<<<"), "{printed}");
        assert_eq!(String::from_utf8(lines).unwrap(), "(;SZ[9]\n;B[aa]C[ours]\n\n\n;W[bb]C[theirs])\n", "{printed}");
        assert!(holds(&zeros, b"\0ours") && holds(&zeros, b"\0theirs"), "{zeros:?} {printed}");
        assert_eq!(scratch.git(&["ls-files", "--others", "--exclude-standard"]), "", "nothing is left over");
        scratch.commit_all("settled");
        let shown = scratch.git_bytes(&["log", "-p", "-c", "--reverse"]);
        // A program that reports success may show whatever it likes.
        assert!(holds(&shown, b"settled") && (holds(&shown, b"C[ours]") || broken == Some("#!/bin/sh\nexit 0\n")));
        scratch.git(&["branch", "-q", "-D", "it's/theirs"]);
        scratch.git(&["checkout", "-q", "main"]);
        scratch.git(&["branch", "-q", "-D", "ours"]);
    }
}

/// Ancestors that cross, without the program: their base is what the inner merge takes.
#[test]
fn crossing_merges_go_on_without_the_program() {
    let Some(scratch) = Scratch::new() else { return };
    let program = moved(&scratch.home.path().join("a place"));
    set_up_by(&scratch, &program);
    fs::remove_file(&program).unwrap();
    scratch.forked("g.sgf", [&line(&[]), &line(&[(10, "ours")]), &line(&[(10, "theirs")])]);
    scratch.git(&["branch", "one", "ours"]);
    scratch.git(&["branch", "two", "theirs"]);
    for (branch, other, text) in [("ours", "two", "settled"), ("theirs", "one", "otherwise")] {
        scratch.git(&["checkout", "-q", branch]);
        assert_eq!(scratch.try_git(&["merge", other]).status.code(), Some(1));
        scratch.commit("g.sgf", &line(&[(10, text)]));
    }
    scratch.git(&["checkout", "-q", "ours"]);
    let done = scratch.try_git(&["merge", "theirs"]);
    assert_eq!(done.status.code(), Some(1), "{}", printed(&done));
    let text = scratch.read("g.sgf");
    assert!(text.contains("C[settled]") && text.contains("C[otherwise]"), "{text}");
}
