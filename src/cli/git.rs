//! `git`: sets git up to merge records and to show their changes, and undoes that.

use crate::language;
use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use clap::ArgMatches;

use crate::sgf::RECORD_SUFFIXES;
use crate::store::disk::Readers;
use crate::store::{self, ReadError};

use super::output::{Failure, Status, answer, deliver};
use super::terminal::Shape;

/// The sections of the configuration that are ours.
const SECTIONS: [&str; 3] = ["merge.variorum", "merge.variorum-inner", "diff.variorum"];

/// Sets git up, or undoes that, and reports what was done.
pub fn run(matches: &ArgMatches) -> Result<Status, Failure> {
    let scope = if matches.get_flag("global") { Scope::Global } else { Scope::Repository };
    let attributes = scope.attributes()?;
    let mut told = Vec::new();
    if matches.get_flag("remove") {
        for section in SECTIONS {
            if scope.config(&["--remove-section", section]).is_some() {
                told.push(say!("git-section-removed", "removed the section {section} of the configuration", section));
            }
        }
        told.extend(edit(&attributes, without_lines)?);
    } else {
        for (key, value) in settings(&program()) {
            scope.config(&[key, &value]).ok_or_else(|| {
                Failure(say!("git-not-configured", "git: could not write {key} into the configuration", key))
            })?;
            told.push(format!("{key} = {value}"));
        }
        told.extend(edit(&attributes, with_lines)?);
    }
    if told.is_empty() {
        told.push(say!("git-nothing-to-do", "nothing was set up, so nothing is taken back"));
    }
    answer(&(told.join("\n") + "\n"), Shape::Text)?;
    Ok(Status::Done)
}

/// Which repositories to configure.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Scope {
    /// The one of the working folder.
    Repository,
    /// All of this user.
    Global,
}

impl Scope {
    /// Reads or changes the configuration; `None` if git reports a failure.
    fn config(self, arguments: &[&str]) -> Option<String> {
        let place = if self == Self::Global { "--global" } else { "--local" };
        git([&["config", place], arguments].concat())
    }

    /// The file of attributes.
    fn attributes(self) -> Result<PathBuf, Failure> {
        if git(vec!["--version"]).is_none() {
            return Err(Failure(say!("git-missing", "git: is not installed, or not found")));
        }
        if self == Self::Repository {
            let top = git(vec!["rev-parse", "--show-toplevel"]);
            let top = top.ok_or_else(|| {
                Failure(say!(
                    "git-no-repository",
                    "git: this folder is not in a git repository; --global sets it up for all repositories"
                ))
            })?;
            return Ok(Path::new(&top).join(".gitattributes"));
        }
        if let Some(named) =
            self.config(&["--type=path", "--get", "core.attributesFile"]).filter(|path| !path.is_empty())
        {
            return Ok(named.into());
        }
        let home = env::home_dir().ok_or_else(|| Failure(say!("git-no-home", "git: this user has no home folder")))?;
        let configured = env::var_os("XDG_CONFIG_HOME").filter(|folder| !folder.is_empty());
        let folder = configured.map_or_else(|| home.join(".config"), PathBuf::from).join("git");
        if folder.is_dir() {
            return Ok(folder.join("attributes"));
        }
        // Do not create folders in the user's configuration.
        let file = home.join(".gitattributes");
        self.config(&["core.attributesFile", "~/.gitattributes"]);
        Ok(file)
    }
}

/// Git's output, without the line break; `None` if it fails or is missing.
fn git<S: AsRef<OsStr>>(arguments: Vec<S>) -> Option<String> {
    let done = Command::new("git").args(arguments).stdin(Stdio::null()).stderr(Stdio::null()).output().ok()?;
    done.status.success().then(|| String::from_utf8_lossy(&done.stdout).trim_end_matches(['\n', '\r']).to_owned())
}

/// How git is to call this program: by its name, where that finds it, else by its path.
fn program() -> String {
    let own = env::current_exe().and_then(|own| own.canonicalize());
    let folders = env::var_os("PATH").unwrap_or_default();
    let first = env::split_paths(&folders).map(|folder| folder.join("variorum")).find(|file| file.is_file());
    let found = first.and_then(|file| file.canonicalize().ok());
    match own {
        Ok(own) if found.as_ref() != Some(&own) => {
            let path = own.to_string_lossy().replace('\\', "/");
            shlex::try_quote(&path).map_or_else(|_| "variorum".to_owned(), |path| path.into_owned())
        }
        _ => "variorum".to_owned(),
    }
}

/// The configuration, key by key.
fn settings(program: &str) -> [(&'static str, String); 5] {
    let labels = "--marker-size %L --label-ours %X --label-theirs %Y";
    [
        ("merge.variorum.name", "game records".to_owned()),
        ("merge.variorum.driver", format!("{program} merge --git --path %P {labels} %O %A %B")),
        ("merge.variorum.recursive", "variorum-inner".to_owned()),
        ("merge.variorum-inner.driver", format!("{program} merge --git --base-on-conflict --path %P %O %A %B")),
        ("diff.variorum.textconv", format!("{program} outline")),
    ]
}

fn lines() -> impl Iterator<Item = String> {
    RECORD_SUFFIXES.into_iter().map(|suffix| format!("*.{suffix} merge=variorum diff=variorum -text"))
}

/// The file with the lines that it lacks.
fn with_lines(old: &str) -> String {
    let mut new = old.to_owned();
    for line in lines().filter(|line| !old.lines().any(|known| known == line)) {
        if !new.is_empty() && !new.ends_with('\n') {
            new.push('\n');
        }
        new += &line;
        new.push('\n');
    }
    new
}

/// The file without the lines that were put into it.
fn without_lines(old: &str) -> String {
    let own: Vec<String> = lines().collect();
    let kept =
        old.split_inclusive('\n').filter(|line| !own.iter().any(|own| own == line.trim_end_matches(['\n', '\r'])));
    kept.collect()
}

/// Changes the attributes file, and reports a change.
fn edit(file: &Path, change: fn(&str) -> String) -> Result<Option<String>, Failure> {
    let (old, stamp) = match store::file::read(file) {
        Ok((bytes, stamp)) => (bytes, Some(stamp)),
        Err(ReadError::Empty(_)) => (Vec::new(), None),
        Err(_) if !file.exists() => (Vec::new(), None),
        Err(why) => return Err(why.into()),
    };
    let name = file.display().to_string();
    let text = String::from_utf8(old).map_err(|_| {
        Failure(language::with_colon(name.clone(), say!("git-not-utf8", "is not in UTF-8, and is left alone")))
    })?;
    let new = change(&text);
    if new == text {
        return Ok(None);
    }
    deliver(file, new.as_bytes(), stamp.as_ref(), Readers::Usual)?;
    let (count, before) = (new.lines().count(), text.lines().count());
    Ok(Some(match count > before {
        true => say!(
            "git-lines-added",
            "{count} line added to {name}" | "{count} lines added to {name}",
            count = count - before,
            name
        ),
        false => say!(
            "git-lines-removed",
            "{count} line removed from {name}" | "{count} lines removed from {name}",
            count = before - count,
            name
        ),
    }))
}
