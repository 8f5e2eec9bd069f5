//! `git`: sets git up to merge records and to show their changes, and undoes that.

mod settings;

use crate::language;
use std::collections::BTreeSet;
use std::env;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use clap::ArgMatches;

use crate::sgf::RECORD_SUFFIXES;
use crate::store::Home;
use crate::store::attributes::{Attributes, NotAttributes};
use crate::store::disk::path_from_bytes;
use crate::text::LineEnd;

use super::output::{Failure, Status, answer};
use super::terminal::Shape;
use settings::{is_own, settings};

/// Names the user's file of attributes.
const ATTRIBUTES_FILE: &str = "core.attributesFile";
/// Notes that [`ATTRIBUTES_FILE`] was set by this program, and to what.
const OWN_ATTRIBUTES_FILE: &str = "variorum.attributesFile";
/// The user's file of attributes, where git has no place for one yet.
const HOME_ATTRIBUTES: &str = "~/.gitattributes";

/// Sets git up, or undoes that, and reports what was done.
pub fn run(matches: &ArgMatches) -> Result<Status, Failure> {
    let scope = if matches.get_flag("global") { Scope::Global } else { Scope::Repository };
    git(["--version"]).map_err(|_| Failure(say!("git-missing", "git: is not installed, or not found")))?;
    let mut messages = if matches.get_flag("remove") { take_back(scope)? } else { set_up(scope)? };
    if messages.is_empty() {
        messages.push(say!("git-nothing-to-do", "nothing was set up, so there is nothing to remove"));
    }
    answer(&(messages.join("\n") + "\n"), Shape::Text)?;
    Ok(Status::Done)
}

/// Lines first: what is refused is refused before anything is configured.
fn set_up(scope: Scope) -> Result<Vec<String>, Failure> {
    let (path, default) = scope.attributes_path()?;
    let attributes = scope.attributes(&path)?;
    let program = Program::this()?;
    let settings = settings(&program.called);
    let is_taken = |key: &&str| scope.values(key).iter().any(|value| !is_own(key, value));
    let taken = language::list(settings.iter().map(|(key, _)| *key).filter(is_taken).map(str::to_owned));
    if !taken.is_empty() {
        return Err(Failure(say!(
            "git-settings-taken",
            "git: configured already, and not by this program: {keys}; rename or remove what is there first",
            keys = taken
        )));
    }
    let with_lines = with_lines(&attributes.bytes);
    let is_changed = write(&attributes, &with_lines)?;
    let mut messages: Vec<String> = program.message.iter().cloned().collect();
    let own_file = [(ATTRIBUTES_FILE, HOME_ATTRIBUTES.to_owned()), (OWN_ATTRIBUTES_FILE, HOME_ATTRIBUTES.to_owned())];
    for (key, value) in own_file.into_iter().filter(|_| default).chain(settings) {
        if let Err(why) = scope.config(&["--replace-all", key, &value]) {
            // Lines without their configuration would be half of it.
            if is_changed {
                undo(scope, &path, &attributes);
            }
            let failed = say!("git-not-configured", "git: could not write {key} into the configuration", key);
            return Err(Failure(language::with_colon(failed, why)));
        }
        messages.push(format!("{key} = {value}"));
    }
    if is_changed {
        messages.extend(told_lines(&attributes, &with_lines));
    }
    Ok(messages)
}

fn take_back(scope: Scope) -> Result<Vec<String>, Failure> {
    let (path, _) = scope.attributes_path()?;
    let mut messages = Vec::new();
    match scope.attributes(&path) {
        Ok(attributes) => {
            let rest = without_lines(&attributes.bytes);
            let is_ours = rest.is_empty() && !attributes.bytes.is_empty();
            if is_ours && attributes.remove() {
                let name = language::shown_name(&attributes.path);
                messages.push(say!("git-attributes-removed", "removed {name}, which contained nothing else", name));
            } else if write(&attributes, &rest)? {
                messages.extend(told_lines(&attributes, &rest));
            }
        }
        // No line of this program's is in there.
        Err(why) => super::say(&why.to_string()),
    }
    let value = |key: &str| scope.config(&["--get", key]).ok();
    let is_own_file = value(OWN_ATTRIBUTES_FILE).is_some_and(|own| value(ATTRIBUTES_FILE) == Some(own));
    if scope == Scope::Global && is_own_file && scope.config(&["--unset", ATTRIBUTES_FILE]).is_ok() {
        messages.push(say!("git-setting-removed", "removed {key} from the configuration", key = ATTRIBUTES_FILE));
    }
    // What somebody else put into these sections stays, and so do they.
    let keys: Vec<&str> = settings("").into_iter().map(|(key, _)| key).chain([OWN_ATTRIBUTES_FILE]).collect();
    for key in &keys {
        let (own, others): (Vec<String>, Vec<String>) =
            scope.values(key).into_iter().partition(|value| *key == OWN_ATTRIBUTES_FILE || is_own(key, value));
        let unset = |value: &String| scope.config(&["--unset-all", key, &exactly(value)]).is_ok();
        if own.iter().filter(|value| unset(value)).count() > 0 {
            messages.push(say!("git-setting-removed", "removed {key} from the configuration", key));
        }
        if !others.is_empty() {
            messages.push(say!("git-setting-stays", "{key} stays: it was not set up by this program", key));
        }
    }
    let sections: BTreeSet<&str> = keys.iter().filter_map(|key| Some(key.rsplit_once('.')?.0)).collect();
    for section in sections {
        // Git removes what is empty by itself since 2.18.
        let others = format!("^{}\\.[^.]*$", section.replace('.', "\\."));
        if scope.config(&["--get-regexp", &others]).is_err() {
            let _ = scope.config(&["--remove-section", section]);
        }
    }
    Ok(messages)
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
    /// Reads or changes the configuration; git's words if it reports a failure. Git alone knows its files, and follows what links lead to
    /// them.
    fn config(self, arguments: &[&str]) -> Result<OsString, String> {
        let place = if self == Self::Global { "--global" } else { "--local" };
        git([&["config", place], arguments].concat())
    }

    /// All values of a key.
    fn values(self, key: &str) -> Vec<String> {
        let values = self.config(&["--null", "--get-all", key]).unwrap_or_default();
        let values = values.to_string_lossy();
        values.split_terminator('\0').map(str::to_owned).collect()
    }

    /// The path of the file of attributes, and whether git is to be given one that it does not know yet.
    fn attributes_path(self) -> Result<(PathBuf, bool), Failure> {
        if self == Self::Repository {
            let top = git(["rev-parse", "--show-toplevel"]).map_err(|why| {
                let none = say!(
                    "git-no-repository",
                    "git: this folder is not in a git repository; --global sets it up for all repositories"
                );
                // Git may also refuse a repository that belongs to somebody else.
                Failure(if why.contains("not a git repository") { none } else { format!("git: {why}") })
            })?;
            return Ok((Path::new(&top).join(".gitattributes"), false));
        }
        // What a file that is included says counts, too.
        let known = ["--global", "--system"]
            .iter()
            .find_map(|place| git(["config", place, "--includes", "--type=path", "--get", ATTRIBUTES_FILE]).ok());
        if let Some(named) = known.filter(|path| !path.is_empty()).map(PathBuf::from) {
            return match named.is_absolute() {
                true => Ok((named, false)),
                false => Err(Failure(say!(
                    "git-attributes-relative",
                    "git: {key} is the relative path {path}, which is another file in each folder; make it absolute",
                    key = ATTRIBUTES_FILE,
                    path = language::shown_name(&named)
                ))),
            };
        }
        let home = env::home_dir().ok_or_else(|| Failure(say!("git-no-home", "git: this user has no home folder")))?;
        let configured = env::var_os("XDG_CONFIG_HOME").filter(|folder| !folder.is_empty());
        let folder = configured.map_or_else(|| home.join(".config"), PathBuf::from).join("git");
        // Do not create folders in the user's configuration.
        let has_folder = folder.is_dir();
        Ok((if has_folder { folder.join("attributes") } else { home.join(".gitattributes") }, !has_folder))
    }

    fn attributes(self, path: &Path) -> Result<Attributes, NotAttributes> {
        match (self, path.parent(), path.file_name().and_then(OsStr::to_str)) {
            (Self::Repository, Some(folder), Some(name)) => Attributes::of_repository(folder, name),
            _ => Attributes::of_user(path),
        }
    }
}

/// The regular expression, as git reads it, of exactly this value.
fn exactly(value: &str) -> String {
    let mut pattern = String::from("^");
    for letter in value.chars() {
        if r"\^$.|?*+()[]{}".contains(letter) {
            pattern.push('\\');
        }
        pattern.push(letter);
    }
    pattern + "$"
}

impl From<NotAttributes> for Failure {
    fn from(why: NotAttributes) -> Self {
        Self(why.to_string())
    }
}

/// Git's output without the line break, or its words if it fails.
fn git<S: AsRef<OsStr>>(arguments: impl IntoIterator<Item = S>) -> Result<OsString, String> {
    let mut command = Command::new("git");
    // Its words are compared.
    command.args(arguments).stdin(Stdio::null()).env("LC_ALL", "C");
    let done = command.output().map_err(|error| crate::store::file::cause(&error))?;
    if !done.status.success() {
        let words = String::from_utf8_lossy(&done.stderr).trim().to_owned();
        return Err(words.lines().next().unwrap_or_default().trim_start_matches("fatal: ").to_owned());
    }
    let line = done.stdout.strip_suffix(b"\n").unwrap_or(&done.stdout);
    Ok(path_from_bytes(line.strip_suffix(b"\r").unwrap_or(line)).into_os_string())
}

/// How git is to call this program.
struct Program {
    /// As a word of a shell.
    called: String,
    /// What is to be known about it.
    message: Option<String>,
}

impl Program {
    /// By its name, where that finds it, else by its path.
    fn this() -> Result<Self, Failure> {
        let unknown = || {
            Failure(say!(
                "git-program-unknown",
                "the path of this program is unknown, or cannot be written into git's configuration"
            ))
        };
        let own = env::current_exe().map_err(|_| unknown())?;
        let folders = env::var_os("PATH").unwrap_or_default();
        let name = format!("variorum{}", env::consts::EXE_SUFFIX);
        // Git runs it in other folders.
        let mut named =
            env::split_paths(&folders).filter(|folder| folder.is_absolute()).map(|folder| folder.join(&name));
        let found = named.find(|file| file.is_file());
        let real = |path: &Path| path.canonicalize().ok();
        if found.as_deref().and_then(real).is_some_and(|found| Some(found) == real(&own)) {
            return Ok(Self { called: "variorum".to_owned(), message: None });
        }
        let path = shell_path(own.to_str().ok_or_else(unknown)?, cfg!(windows));
        let called = shlex::try_quote(&path).map_err(|_| unknown())?.into_owned();
        let path = language::shown_name(Path::new(&path));
        let message = match found {
            None => say!(
                "git-not-on-path",
                "variorum is not on PATH, so git calls it by its path, {path}; run this again after moving it",
                path
            ),
            Some(other) => say!(
                "git-other-on-path",
                "PATH leads to another variorum, {other}, so git calls this one by its path, {path}; run this again after moving it",
                other = language::shown_name(&other),
                path
            ),
        };
        Ok(Self { called, message: Some(message) })
    }
}

/// A path as git's own shell reads it, on Windows too: there, backslashes are slashes, and nothing marks a path as long.
fn shell_path(path: &str, is_windows: bool) -> String {
    if !is_windows {
        return path.to_owned();
    }
    let path = path.replace('\\', "/");
    match path.strip_prefix("//?/") {
        Some(rest) => rest.strip_prefix("UNC/").map_or_else(|| rest.to_owned(), |share| format!("//{share}")),
        None => path,
    }
}

/// What git does with records.
const ATTRIBUTES: &str = "merge=variorum diff=variorum -text";

/// The lines for git, one a suffix, which may be in upper and lower case.
fn lines() -> impl Iterator<Item = String> {
    let any_case = |letter: char| match letter.is_ascii_alphabetic() {
        true => format!("[{letter}{}]", letter.to_ascii_uppercase()),
        false => letter.to_string(),
    };
    RECORD_SUFFIXES.into_iter().map(move |suffix| {
        let pattern: String = suffix.chars().map(any_case).collect();
        format!("*.{pattern} {ATTRIBUTES}")
    })
}

/// The line that this is, or that took the place of it, by its number in [`lines`].
fn number_of(line: &[u8], lines: &[String]) -> Option<usize> {
    let line = line.trim_ascii();
    // Versions before this one wrote suffixes in lower case alone.
    let former = |suffix: &str| format!("*.{suffix} {ATTRIBUTES}");
    let is = |number: usize| line == lines[number].as_bytes() || line == former(RECORD_SUFFIXES[number]).as_bytes();
    (0..lines.len()).find(|&number| is(number))
}

/// The file with each of the lines once: in the place of the one that was there, else at the end.
fn with_lines(old: &[u8]) -> Vec<u8> {
    let lines: Vec<String> = lines().collect();
    let mut is_there = vec![false; lines.len()];
    let line_end = match LineEnd::of(old).0 {
        LineEnd::CrLf => "\r\n",
        _ => "\n",
    };
    let mut new = Vec::with_capacity(old.len());
    for line in old.split_inclusive(|&byte| byte == b'\n') {
        match number_of(line, &lines) {
            None => new.extend_from_slice(line),
            Some(number) if is_there[number] => {}
            Some(number) => {
                is_there[number] = true;
                let end = &line[line.trim_ascii_end().len()..];
                new.extend_from_slice(lines[number].as_bytes());
                new.extend_from_slice(end);
            }
        }
    }
    for (line, _) in lines.iter().zip(is_there).filter(|(_, is_there)| !is_there) {
        if !new.is_empty() && !new.ends_with(b"\n") {
            new.extend_from_slice(line_end.as_bytes());
        }
        new.extend_from_slice(line.as_bytes());
        new.extend_from_slice(line_end.as_bytes());
    }
    new
}

/// The file without the lines that were put into it.
fn without_lines(old: &[u8]) -> Vec<u8> {
    let lines: Vec<String> = lines().collect();
    old.split_inclusive(|&byte| byte == b'\n')
        .filter(|line| number_of(line, &lines).is_none())
        .collect::<Vec<_>>()
        .concat()
}

/// Writes the file unless it has these bytes already; returns whether it wrote.
fn write(attributes: &Attributes, new: &[u8]) -> Result<bool, Failure> {
    if attributes.bytes == new {
        return Ok(false);
    }
    let rescue = Home::of_user().map(|home| home.rescue());
    attributes.write(new, rescue.as_deref())?;
    Ok(true)
}

/// Makes the file what it was when it was read.
fn undo(scope: Scope, path: &Path, was: &Attributes) {
    if let Ok(now) = scope.attributes(path) {
        let is_new = was.bytes.is_empty() && without_lines(&now.bytes).is_empty();
        if !is_new || !now.remove() {
            let _ = write(&now, &was.bytes);
        }
    }
}

/// Says how many lines were put into the file, or taken out.
fn told_lines(attributes: &Attributes, new: &[u8]) -> Option<String> {
    let lines: Vec<String> = lines().collect();
    let count = |bytes: &[u8]| {
        let all = bytes.split_inclusive(|&byte| byte == b'\n');
        all.filter(|line| lines.iter().any(|own| own.as_bytes() == line.trim_ascii())).count()
    };
    let (count, before) = (count(new), count(&attributes.bytes));
    let name = language::shown_name(&attributes.path);
    match without_lines(new) == new {
        true => {
            let all = |bytes: &[u8]| bytes.split_inclusive(|&byte| byte == b'\n').count();
            Some(say!(
                "git-lines-removed",
                "{count} line removed from {name}" | "{count} lines removed from {name}",
                count = all(&attributes.bytes) - all(new),
                name
            ))
        }
        false => Some(say!(
            "git-lines-added",
            "{count} line added to {name}" | "{count} lines added to {name}",
            count = count.saturating_sub(before),
            name
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_written_for_gits_shell() {
        for (path, shown) in [
            (r"C:\Program Files\Variorum\variorum.exe", "C:/Program Files/Variorum/variorum.exe"),
            (r"\\?\C:\games\variorum.exe", "C:/games/variorum.exe"),
            (r"\\?\UNC\server\share\variorum.exe", "//server/share/variorum.exe"),
        ] {
            assert_eq!(shell_path(path, true), shown);
        }
        assert_eq!(shell_path(r"/opt/odd\name/variorum", false), r"/opt/odd\name/variorum");
    }

    #[test]
    fn lines_take_the_place_of_former_ones() {
        let all: Vec<u8> = lines().flat_map(|line| (line + "\n").into_bytes()).collect();
        assert_eq!(with_lines(b""), all);
        assert_eq!(with_lines(&all), all);
        assert_eq!(without_lines(&all), b"");
        let former = b"a\xff binary\r\n*.sgf merge=variorum diff=variorum -text\r\n*.sgf text\r\n";
        let new = with_lines(former);
        assert!(
            new.starts_with(b"a\xff binary\r\n*.[sS][gG][fF] merge=variorum diff=variorum -text\r\n*.sgf text\r\n")
        );
        assert!(new.ends_with(b"-text\r\n") && !new.windows(2).any(|two| two[1] == b'\n' && two[0] != b'\r'));
        assert_eq!(without_lines(&new), b"a\xff binary\r\n*.sgf text\r\n");
        assert_eq!(without_lines(former), b"a\xff binary\r\n*.sgf text\r\n");
        assert_eq!(without_lines(&with_lines(b"no break")), b"no break\n");
    }
}
