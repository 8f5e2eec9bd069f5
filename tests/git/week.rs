//! A week of three friends in one repository, by a seeded generator: they play on, comment, delete, rename, empty and fill files, put other
//! files among the records, and merge, rebase, stash and pick each other's work. No word is lost that nobody deleted, whatever git
//! reports, and the whole history is shown. `VARIORUM_TRIES=50` for a whole week.

use super::{Scratch, holds, printed};
use crate::tries::{first_seed, tries};
use fastrand::Rng;
use std::collections::{BTreeSet, HashSet};

const FRIENDS: [&str; 3] = ["ada", "ben", "cléo"];
const SUFFIXES: [&str; 14] =
    ["sgf", "SGF", "blksgf", "BlkSGF", "hsgf", "HSGF", "hgf", "Hgf", "tsgf", "TSGF", "gsgf", "GSGF", "mgt", "MGT"];
const STEMS: [&str; 8] = ["game", "-c", "--help", "a b", "it's", "石", "deep/er/game", "$(x)"];

type Words = BTreeSet<String>;

struct Week {
    scratch: Scratch,
    random: Rng,
    /// How many words were written.
    written: usize,
    /// Words that somebody deleted, or decided against.
    gone: HashSet<String>,
    /// How often what happened.
    conflicts: usize,
    merges: usize,
}

/// The words in a text: `w` and digits, ended by `q`.
fn words(text: &[u8]) -> Words {
    let text = String::from_utf8_lossy(text);
    let is_word = |word: &&str| {
        let digits = word.strip_prefix('w').and_then(|word| word.strip_suffix('q'));
        digits.is_some_and(|digits| !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit()))
    };
    text.split(|c: char| !c.is_ascii_alphanumeric()).filter(is_word).map(str::to_owned).collect()
}

impl Week {
    fn word(&mut self) -> String {
        self.written += 1;
        format!("w{}q", self.written)
    }

    fn files(&self) -> Vec<String> {
        let listed = self.scratch.git(&["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
        let all: BTreeSet<String> = listed.split('\0').map(str::to_owned).collect();
        let there = |name: &String| self.scratch.folder.path().join(name).is_file();
        all.into_iter().filter(|name| !name.is_empty() && !name.starts_with('.') && there(name)).collect()
    }

    /// All words in the files of the work tree.
    fn at_hand(&self) -> Words {
        self.files().iter().flat_map(|name| words(&self.scratch.bytes(name))).collect()
    }

    /// All words in the files of a commit.
    fn of(&self, commit: &str) -> Words {
        // What is not found is no failure of this.
        let found = self.scratch.try_git(&["grep", "-a", "-h", "-o", "-E", "w[0-9]+q", commit, "--", "."]);
        words(&found.stdout)
    }

    fn new_name(&mut self) -> String {
        let stem = STEMS[self.random.usize(..STEMS.len())];
        format!("{stem}{}.{}", self.random.u32(..30), SUFFIXES[self.random.usize(..SUFFIXES.len())])
    }

    fn point(&mut self) -> String {
        let letter = |n: u8| char::from(b'a' + n);
        [letter(self.random.u8(..19)), letter(self.random.u8(..19))].iter().collect()
    }

    /// A record with one more comment, or one more move; `None` if the text is no record that this knows to edit.
    fn edited(&mut self, text: &str) -> Option<String> {
        if !text.starts_with("(;") {
            return None;
        }
        let word = self.word();
        let nodes: Vec<usize> = text.match_indices(';').map(|(at, _)| at).collect();
        let comments: Vec<usize> = text.match_indices("C[").map(|(at, _)| at + 2).collect();
        let mut text = text.to_owned();
        match self.random.u8(..10) {
            0..=2 if !comments.is_empty() => {
                let at = comments[self.random.usize(..comments.len())];
                text.insert_str(at, &format!("{word}\n"));
            }
            3..=5 => {
                let bare = |&at: &usize| {
                    let node = &text[at + 1..];
                    !node[..node.find(';').unwrap_or(node.len())].contains("C[")
                };
                let bare: Vec<usize> = nodes.into_iter().filter(bare).collect();
                let at = *bare.get(self.random.usize(..bare.len().max(1)))?;
                let end = text[at + 1..].find([';', '(', ')']).map(|end| at + 1 + end)?;
                text.insert_str(end, &format!("C[{word}]"));
            }
            6 if comments.len() > 1 => {
                // Somebody takes a remark back.
                let at = comments[self.random.usize(..comments.len())];
                let end = at + text[at..].find(']')?;
                self.gone.extend(words(&text.as_bytes()[at..end]));
                text.replace_range(at - 2..=end, "");
            }
            _ => {
                let at = text.find(')')?;
                let (colour, point) = (if self.random.bool() { "B" } else { "W" }, self.point());
                text.insert_str(at, &format!("\n;{colour}[{point}]C[{word}]"));
            }
        }
        Some(text)
    }

    /// One change of one file.
    fn change(&mut self) {
        let files = self.files();
        let pick = self.random.usize(..20);
        if files.len() < 4 || pick == 0 {
            let (name, word) = (self.new_name(), self.word());
            if !files.contains(&name) {
                let record = format!("(;GM[1]SZ[19]C[{word}]\n;B[pd];W[dp]\n;B[pp];W[dd])\n");
                let other = [
                    String::new(),
                    format!("{word} is in no record\n"),
                    "()".to_owned(),
                    format!("version https://git-lfs.github.com/spec/v1\noid {word}\n"),
                ];
                let kind = self.random.usize(..8);
                self.scratch.write(&name, other.get(kind).unwrap_or(&record));
            }
            return;
        }
        let name = &files[self.random.usize(..files.len())];
        let text = String::from_utf8(self.scratch.bytes(name)).unwrap();
        match pick {
            1 => {
                let to = self.new_name();
                if !files.contains(&to) {
                    self.scratch.write(&to, &text);
                    std::fs::remove_file(self.scratch.folder.path().join(name)).unwrap();
                }
            }
            2 => {
                // Emptied by mistake.
                self.gone.extend(words(text.as_bytes()));
                self.scratch.write(name, "");
            }
            _ => {
                let text = match self.edited(&text) {
                    Some(text) => text,
                    None if text.is_empty() && pick < 6 => format!("(;GM[1]SZ[19]C[{}];B[pd])\n", self.word()),
                    None => text + &format!("{}\n", self.word()),
                };
                self.scratch.write(name, text);
            }
        }
    }

    fn changes(&mut self) {
        (0..self.random.usize(1..4)).for_each(|_| self.change());
    }

    fn commit(&mut self) {
        self.changes();
        self.scratch.git(&["add", "-A"]);
        let subject = format!("change {}", self.written);
        // It may be that nothing changed.
        self.scratch.git(&["commit", "-q", "--allow-empty", "-m", &subject]);
    }

    /// What is to be found of two sides, by what each of them deleted of their bases.
    fn expected(&self, bases: &[String], ours: &str, theirs: &str) -> Words {
        let (o, t) = (self.of(ours), self.of(theirs));
        let deleted: Words =
            bases.iter().flat_map(|base| self.of(base)).filter(|word| !o.contains(word) || !t.contains(word)).collect();
        o.union(&t).filter(|word| !deleted.contains(*word)).cloned().collect()
    }

    /// Looks at what a command left: git has not given up, and all words are there.
    fn look(&mut self, what: &str, done: &std::process::Output, expected: &Words) -> bool {
        let printed = printed(done);
        self.merges += 1;
        let is_conflict = done.status.code() == Some(1);
        assert!(done.status.success() || is_conflict, "{what}: {:?} {printed}", done.status);
        assert!(!printed.contains("failed to execute") && !printed.contains("fatal:"), "{what}: {printed}");
        let there = self.at_hand();
        let lost: Vec<&String> = expected.difference(&there).collect();
        assert!(lost.is_empty(), "{what}: {lost:?} lost\n{printed}\n{}", self.scratch.git(&["status", "--short"]));
        self.conflicts += usize::from(is_conflict);
        is_conflict
    }

    /// Decides for one side in each file that is not merged; what the other one says is gone then.
    fn decide(&mut self, expected: &Words) {
        let listed = self.scratch.git(&["ls-files", "-u", "-z"]);
        let names: BTreeSet<String> =
            listed.split('\0').filter_map(|line| Some(line.split_once('\t')?.1.to_owned())).collect();
        for name in names {
            let side = if self.random.bool() { "--ours" } else { "--theirs" };
            if !self.scratch.try_git(&["checkout", "-q", side, "--", &name]).status.success() {
                let _ = self.scratch.try_git(&["rm", "-q", "-f", "--", &name]);
            }
        }
        self.scratch.git(&["add", "-A"]);
        self.gone.extend(expected.difference(&self.at_hand()).cloned());
    }

    fn bases(&self, ours: &str, theirs: &str) -> Vec<String> {
        self.scratch.git(&["merge-base", "--all", ours, theirs]).lines().map(str::to_owned).collect()
    }

    fn merge(&mut self, other: &str) {
        let expected = self.expected(&self.bases("HEAD", other), "HEAD", other);
        let done = self.scratch.try_git(&["merge", "-m", "a merge", other]);
        if self.look("merge", &done, &expected) {
            self.decide(&expected);
            self.scratch.git(&["commit", "-qm", "a merge with conflicts"]);
        }
    }

    fn rebase(&mut self, other: &str) {
        let expected = self.expected(&self.bases("HEAD", other), "HEAD", other);
        let mut done = self.scratch.try_git(&["rebase", other]);
        let mut decided = false;
        // Commits that were merged before are left out: all that is sure of those is what their sides say.
        while done.status.code() == Some(1) {
            let picked = self.scratch.git(&["rev-parse", "REBASE_HEAD"]).trim().to_owned();
            let step = self.expected(&[format!("{picked}^")], "HEAD", &picked);
            self.look("rebase", &done, &step);
            self.decide(&step);
            decided = true;
            done = self.scratch.try_git(&["-c", "core.editor=true", "rebase", "--continue"]);
            if done.status.code() == Some(1) && self.scratch.git(&["ls-files", "-u"]).is_empty() {
                done = self.scratch.try_git(&["rebase", "--skip"]);
            }
        }
        let left = if decided { Words::new() } else { expected.clone() };
        self.look("rebase", &done, &left);
        let there = self.at_hand();
        self.gone.extend(expected.difference(&there).cloned());
    }

    fn pick(&mut self, other: &str) {
        if self.scratch.try_git(&["rev-parse", "-q", "--verify", &format!("{other}^2")]).status.success() {
            return;
        }
        let expected = self.expected(&[format!("{other}^")], "HEAD", other);
        let done = self.scratch.try_git(&["cherry-pick", "--allow-empty", "--keep-redundant-commits", other]);
        if self.look("cherry-pick", &done, &expected) {
            self.decide(&expected);
            self.scratch.git(&["commit", "-q", "--allow-empty", "-m", "picked with conflicts"]);
        }
    }

    /// Work that is put aside while somebody else's is fetched.
    fn stash(&mut self, other: &str) {
        self.changes();
        self.scratch.git(&["add", "-A"]);
        if self.scratch.try_git(&["diff", "--cached", "--quiet"]).status.success() {
            return;
        }
        self.scratch.git(&["stash"]);
        self.merge(other);
        let expected = self.expected(&["stash@{0}^".to_owned()], "HEAD", "stash@{0}");
        let done = self.scratch.try_git(&["stash", "pop"]);
        if self.look("stash pop", &done, &expected) {
            self.decide(&expected);
            self.scratch.git(&["stash", "drop", "-q"]);
        }
        self.scratch.git(&["add", "-A"]);
        self.scratch.git(&["commit", "-q", "--allow-empty", "-m", "what was put aside"]);
    }
}

#[test]
#[ignore = "takes long: run by .ci/run"]
fn a_week_of_three_friends_loses_no_word() {
    let (commits, seed) = (tries(4).max(36), first_seed() + 48);
    let Some(scratch) = Scratch::new() else { return };
    scratch.git(&["config", "core.quotePath", "false"]);
    let mut week =
        Week { scratch, random: Rng::with_seed(seed), written: 0, gone: HashSet::new(), conflicts: 0, merges: 0 };
    (0..4).for_each(|_| week.commit());
    FRIENDS.iter().for_each(|friend| drop(week.scratch.git(&["branch", friend])));
    for round in 0.. {
        let friend = FRIENDS[round % FRIENDS.len()];
        let other = FRIENDS[(round + 1 + week.random.usize(..2)) % FRIENDS.len()];
        week.scratch.git(&["checkout", "-q", friend]);
        (0..week.random.usize(1..4)).for_each(|_| week.commit());
        match week.random.u8(..6) {
            0 | 1 => week.merge(other),
            2 => week.rebase(other),
            3 => week.pick(other),
            4 => week.stash(other),
            _ => {}
        }
        let count: usize = week.scratch.git(&["rev-list", "--all", "--count"]).trim().parse().unwrap();
        if count >= commits {
            break;
        }
    }
    week.scratch.git(&["checkout", "-q", "main"]);
    FRIENDS.iter().for_each(|friend| week.merge(friend));
    let there = week.at_hand();
    let lost: Vec<String> = (1..=week.written)
        .map(|number| format!("w{number}q"))
        .filter(|word| !there.contains(word) && !week.gone.contains(word) && week.was_committed(word))
        .collect();
    assert!(lost.is_empty(), "{lost:?}");
    assert!(week.merges > 3 && week.conflicts > 0, "{} merges, {} conflicts", week.merges, week.conflicts);
    // The history is whole: every commit, and every word.
    let shown = week.scratch.git_bytes(&["log", "-p", "-m", "--all", "--reverse"]);
    let all = week.scratch.git(&["rev-list", "--all"]);
    for commit in all.lines() {
        assert!(holds(&shown, format!("commit {commit}").as_bytes()), "{commit}");
    }
    let shown = words(&shown);
    let silent: Vec<String> =
        all.lines().flat_map(|commit| week.of(commit)).filter(|word| !shown.contains(word)).collect();
    assert!(silent.is_empty(), "{silent:?}");
    println!("{} commits, {} merges, {} conflicts", all.lines().count(), week.merges, week.conflicts);
}

impl Week {
    /// Whether a word is in any commit: some are drawn and not used.
    fn was_committed(&self, word: &str) -> bool {
        !self.scratch.git(&["log", "--all", "-m", "--format=%h", "-S", word, "--no-textconv"]).is_empty()
    }
}
