//! Git with this program as its driver, in repositories made for it. Without git there is nothing to try.

mod guards;
mod lines;
mod setup;
mod strangers;
mod week;

use std::fs;
use std::process::{Command, Output};
use tempfile::TempDir;

/// A repository in which git knows the program.
struct Scratch {
    folder: TempDir,
    home: TempDir,
}

const BASE: &str = "(;SZ[9];B[aa];W[bb])\n";

impl Scratch {
    /// None where there is no git.
    fn new() -> Option<Self> {
        Command::new("git").arg("--version").output().ok().filter(|done| done.status.success())?;
        let scratch = Self { folder: TempDir::new().unwrap(), home: TempDir::new().unwrap() };
        scratch.git(&["init", "-q", "-b", "main"]);
        for (key, value) in [("user.name", "Ada"), ("user.email", "ada@example.org"), ("core.pager", "cat")] {
            scratch.git(&["config", key, value]);
        }
        scratch.variorum(&["git"]);
        scratch.git(&["add", ".gitattributes"]);
        scratch.git(&["commit", "-qm", "attributes"]);
        Some(scratch)
    }

    fn command(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        command.current_dir(self.folder.path()).env("HOME", self.home.path()).env("XDG_CONFIG_HOME", self.home.path());
        command.env("XDG_RUNTIME_DIR", self.home.path()).env("GIT_CONFIG_NOSYSTEM", "1").env("LC_ALL", "C.UTF-8");
        command
    }

    fn variorum(&self, arguments: &[&str]) -> String {
        let done = self.command(env!("CARGO_BIN_EXE_variorum")).args(arguments).output().unwrap();
        assert!(done.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&done.stderr));
        String::from_utf8(done.stdout).unwrap()
    }

    fn try_git(&self, arguments: &[&str]) -> Output {
        self.command("git").args(arguments).output().unwrap()
    }

    fn git_bytes(&self, arguments: &[&str]) -> Vec<u8> {
        let done = self.try_git(arguments);
        assert!(done.status.success(), "git {arguments:?}: {}", printed(&done));
        done.stdout
    }

    fn git(&self, arguments: &[&str]) -> String {
        let done = self.try_git(arguments);
        let printed = format!("{}{}", String::from_utf8_lossy(&done.stdout), String::from_utf8_lossy(&done.stderr));
        assert!(done.status.success(), "git {arguments:?}: {printed}");
        String::from_utf8(done.stdout).unwrap()
    }

    fn write(&self, name: &str, text: impl AsRef<[u8]>) {
        let path = self.folder.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    fn bytes(&self, name: &str) -> Vec<u8> {
        fs::read(self.folder.path().join(name)).unwrap()
    }

    /// Runs the program where it may fail.
    fn try_variorum(&self, arguments: &[&str]) -> Output {
        self.command(env!("CARGO_BIN_EXE_variorum")).args(arguments).output().unwrap()
    }

    /// Commits everything as it is.
    fn commit_all(&self, subject: &str) {
        self.git(&["add", "-A"]);
        self.git(&["commit", "-q", "--allow-empty", "-m", subject]);
    }

    fn read(&self, name: &str) -> String {
        String::from_utf8(fs::read(self.folder.path().join(name)).unwrap()).unwrap()
    }

    fn commit(&self, name: &str, text: &str) {
        self.write(name, text);
        self.git(&["add", "--", name]);
        self.git(&["commit", "-qm", "a change"]);
    }

    /// A branch from main with a file of its own.
    fn branch(&self, branch: &str, name: &str, text: &str) {
        self.git(&["checkout", "-q", "-b", branch, "main"]);
        self.commit(name, text);
    }

    /// A base, and what two branches make of it: the first is the one at hand.
    fn forked(&self, name: &str, [base, ours, theirs]: [&str; 3]) {
        if !base.is_empty() {
            self.git(&["checkout", "-q", "main"]);
            self.commit(name, base);
        }
        self.branch("theirs", name, theirs);
        self.branch("ours", name, ours);
    }
}

/// A line of that many moves, one a place.
fn line(comments: &[(usize, &str)]) -> String {
    let letter = |n: usize| char::from(b'a' + (n % 19) as u8);
    let moves = (1..=120).map(|n| {
        let printed =
            comments.iter().find(|(at, _)| *at == n).map_or_else(String::new, |(_, text)| format!("C[{text}]"));
        format!(";{}[{}{}]{printed}", if n % 2 == 1 { "B" } else { "W" }, letter(n), letter(n / 19))
    });
    format!("(;GM[1]SZ[19]{})\n", moves.collect::<String>())
}

#[test]
fn changes_of_two_branches_are_merged() {
    let Some(scratch) = Scratch::new() else { return };
    scratch.forked("a game.sgf", [&line(&[]), &line(&[(10, "ten")]), &line(&[(100, "hundred")])]);
    scratch.git(&["merge", "-q", "-m", "both", "theirs"]);
    assert_eq!(scratch.read("a game.sgf"), line(&[(10, "ten"), (100, "hundred")]));
    assert_eq!(scratch.git(&["status", "--porcelain"]), "");
    let shown = scratch.git(&["diff", "HEAD~1", "HEAD"]);
    let changed: Vec<&str> = shown
        .lines()
        .filter(|line| line.starts_with(['+', '-']) && !line.starts_with("+++") && !line.starts_with("---"))
        .collect();
    assert_eq!(changed, ["+     C| hundred"]);
    assert!(scratch.git(&["log", "-p", "-2"]).contains("+     C| ten"));
    assert!(scratch.git(&["blame", "a game.sgf"]).lines().count() > 120);
}

#[test]
fn a_change_on_both_sides_is_a_conflict_for_git() {
    let Some(scratch) = Scratch::new() else { return };
    scratch.forked("g.sgf", ["(;KM[5.5])\n", "(;KM[6.5])\n", "(;KM[7.5])\n"]);
    let merged = scratch.try_git(&["merge", "theirs"]);
    assert_eq!(merged.status.code(), Some(1));
    let printed = String::from_utf8_lossy(&merged.stderr).into_owned() + &String::from_utf8_lossy(&merged.stdout);
    assert!(printed.contains("g.sgf: conflict[value] at / KM"), "{printed}");
    // Before 2.44 or so, git does not name the branches.
    let text = scratch.read("g.sgf").replace("<<<<<<< ours", "<<<<<<< HEAD");
    assert_eq!(text, "(;KM[6.5]C[<<<<<<< HEAD\nKM[6.5\\]\n=======\nKM[7.5\\]\n>>>>>>> theirs])\n");
    assert_eq!(scratch.git(&["ls-files", "-u"]).lines().count(), 3);
    // In a collection the game is named.
    let scratch = Scratch::new().unwrap();
    scratch.forked("c.sgf", ["(;)(;KM[5.5])\n", "(;)(;KM[6.5])\n", "(;)(;KM[7.5])\n"]);
    let merged = scratch.try_git(&["merge", "theirs"]);
    let printed = String::from_utf8_lossy(&merged.stderr).into_owned() + &String::from_utf8_lossy(&merged.stdout);
    assert!(printed.contains("c.sgf: conflict[value] at 2:/ KM"), "{printed}");
    // Git itself finds marks that were left.
    assert!(!scratch.try_git(&["diff", "--check"]).status.success());
}

#[test]
fn files_that_both_added_are_put_together() {
    let Some(scratch) = Scratch::new() else { return };
    let (ours, theirs) = ("(;SZ[9];B[aa];W[bb])\n", "(;SZ[9];B[aa];W[cc])\n");
    scratch.forked("new.sgf", ["", ours, theirs]);
    scratch.git(&["merge", "-q", "-m", "both", "theirs"]);
    assert_eq!(scratch.read("new.sgf"), "(;SZ[9];B[aa](;W[bb])(;W[cc]))\n");
}

#[test]
fn rebasing_and_picking_use_the_driver_too() {
    let Some(scratch) = Scratch::new() else { return };
    scratch.forked("g.sgf", [BASE, "(;SZ[9];B[aa]C[x];W[bb])\n", "(;SZ[9];B[aa];W[bb]C[y])\n"]);
    scratch.git(&["rebase", "-q", "theirs"]);
    assert_eq!(scratch.read("g.sgf"), "(;SZ[9];B[aa]C[x];W[bb]C[y])\n");
    scratch.git(&["checkout", "-q", "main"]);
    scratch.commit("g.sgf", "(;SZ[9]KM[1];B[aa];W[bb])\n");
    scratch.git(&["cherry-pick", "theirs"]);
    assert_eq!(scratch.read("g.sgf"), "(;SZ[9]KM[1];B[aa];W[bb]C[y])\n");
}

/// Two merges of the same two states in opposite directions: the ancestors are merged first, without blocks.
#[test]
fn crossing_merges_have_a_base_without_blocks() {
    let Some(scratch) = Scratch::new() else { return };
    scratch.forked("g.sgf", ["(;KM[5.5];B[aa])\n", "(;KM[6.5];B[aa])\n", "(;KM[7.5];B[aa])\n"]);
    scratch.git(&["branch", "one", "ours"]);
    scratch.git(&["branch", "two", "theirs"]);
    for (branch, other, settled) in [("ours", "two", "(;KM[6.5];B[aa])\n"), ("theirs", "one", "(;KM[7.5];B[aa]N[n])\n")]
    {
        scratch.git(&["checkout", "-q", branch]);
        assert_eq!(scratch.try_git(&["merge", other]).status.code(), Some(1));
        scratch.commit("g.sgf", settled);
    }
    scratch.git(&["checkout", "-q", "ours"]);
    let merged = scratch.try_git(&["merge", "theirs"]);
    let printed = String::from_utf8_lossy(&merged.stderr).into_owned() + &String::from_utf8_lossy(&merged.stdout);
    assert_eq!(merged.status.code(), Some(1), "{printed}");
    let text = scratch.read("g.sgf");
    assert!(text.contains("N[n]") && text.contains("KM[6.5]") && text.contains("\nKM[7.5\\]\n"), "{text}");
    assert_eq!(text.matches("<<<<<<<").count(), 1, "{text}");
}

#[test]
fn line_breaks_stay_what_they_are() {
    let Some(scratch) = Scratch::new() else { return };
    scratch.git(&["config", "core.autocrlf", "true"]);
    let crlf = |text: &str| text.replace(';', "\r\n;");
    let [base, ours, theirs] = [BASE, "(;SZ[9];B[aa]C[x];W[bb])\n", "(;SZ[9];B[aa];W[bb]C[y])\n"].map(crlf);
    scratch.forked("g.sgf", [&base, &ours, &theirs]);
    scratch.git(&["merge", "-q", "-m", "both", "theirs"]);
    assert_eq!(scratch.read("g.sgf"), crlf("(;SZ[9];B[aa]C[x];W[bb]C[y])\n"));
}

#[test]
fn outside_a_repository_the_command_explains_itself() {
    let Some(scratch) = Scratch::new() else { return };
    let outside = TempDir::new().unwrap();
    let mut command = scratch.command(env!("CARGO_BIN_EXE_variorum"));
    let done = command.arg("git").current_dir(outside.path()).env("GIT_CEILING_DIRECTORIES", "/").output().unwrap();
    let printed = String::from_utf8(done.stderr).unwrap();
    assert_eq!(
        printed,
        "variorum: git: this folder is not in a git repository; --global sets it up for all repositories\n"
    );
    assert_eq!(done.status.code(), Some(2));
}

/// All that a run printed.
fn printed(done: &Output) -> String {
    String::from_utf8_lossy(&done.stdout).into_owned() + &String::from_utf8_lossy(&done.stderr)
}

/// Whether bytes are somewhere in others.
fn holds(whole: &[u8], part: &[u8]) -> bool {
    part.is_empty() || whole.windows(part.len()).any(|window| window == part)
}
