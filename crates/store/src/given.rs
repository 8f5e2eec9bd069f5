//! What the program was asked to open, and parsing of file URLs.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use super::disk;

/// Something to open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Given {
    /// A file or a folder.
    File(PathBuf),
    /// A link that holds a record.
    Link(String),
    /// The content of standard input.
    Input(Vec<u8>),
}

impl From<PathBuf> for Given {
    fn from(file: PathBuf) -> Given {
        Given::File(file)
    }
}

impl Given {
    /// The same with an absolute path, for another working directory.
    pub fn absolute(self) -> Given {
        match self {
            Self::File(file) => Self::File(std::path::absolute(&file).unwrap_or(file)),
            other => other,
        }
    }
}

errors! {
    /// Why a URL does not name a local file.
    #[derive(Clone, Debug, PartialEq, Eq)]
    NoFile {
        /// It is a file of the computer with this name.
        Elsewhere(address: String, host: String) => message!(
            "file-of-another-computer",
            "{address}: this file is on another computer, {host}; copy it to this one and open the copy",
            address, host
        ),
        /// It is a page of the web.
        Web(address: String) => message!(
            "nothing-is-fetched",
            "{address}: web addresses cannot be opened; download the file and open that",
            address
        ),
    }
}

/// The file that an argument names: a path, or a file URL (`file:///games/a%20b.sgf`).
///
/// # Errors
/// Where it is the address of something that is not on this computer.
pub fn file_of(word: &OsStr) -> Result<PathBuf, NoFile> {
    let address = || word.to_string_lossy().into_owned();
    let bytes = word.as_encoded_bytes();
    if ["http://", "https://", "ftp://"].iter().any(|scheme| after(bytes, scheme).is_some()) {
        return Err(NoFile::Web(address()));
    }
    let path = match after(bytes, "file:").filter(|rest| rest.starts_with(b"/")) {
        // An explicit path is used as it is, even on a network drive.
        None => return Ok(word.into()),
        Some(rest) => {
            // Without a host there may be one stroke alone.
            let host = rest.strip_prefix(b"//").map(|rest| host_before(rest, |byte| byte == b'/')).unwrap_or_default();
            let path = if rest.starts_with(b"//") { &rest[2 + host.len()..] } else { rest };
            let host = String::from_utf8_lossy(&decoded(host)).into_owned();
            if !is_here(&host) {
                return Err(NoFile::Elsewhere(address(), host));
            }
            path_of(&decoded(path))
        }
    };
    match another_computer(&path) {
        Some(host) => Err(NoFile::Elsewhere(address(), host)),
        None => Ok(path),
    }
}

/// The local files among the URLs returned by another program.
pub fn chosen(addresses: &[String]) -> Vec<PathBuf> {
    let files = addresses.iter().filter(|address| address.starts_with("file:"));
    files.filter_map(|address| file_of(address.as_ref()).ok()).filter(|path| path.is_absolute()).collect()
}

/// Whether even checking for this file would contact another computer, as with UNC paths on Windows.
pub fn names_another_computer(path: &Path) -> bool {
    another_computer(path).is_some()
}

fn another_computer(path: &Path) -> Option<String> {
    let host = if cfg!(windows) { host_of(path.as_os_str().as_encoded_bytes())? } else { return None };
    let host = String::from_utf8_lossy(host).into_owned();
    (!is_here(&host)).then_some(host)
}

/// The computer in a Windows path: `srv` of `\\srv\games`, `//srv/games` and `\\?\UNC\srv\games`. Any other path that begins with two
/// slashes, and is no drive, is a pipe or a device, identified by its first name.
pub fn host_of(path: &[u8]) -> Option<&[u8]> {
    let is_stroke = |byte: u8| matches!(byte, b'/' | b'\\');
    let strokes = |path: &[u8]| path.iter().take_while(|byte| is_stroke(**byte)).count();
    let mut rest = &path[strokes(path)..];
    if path.len() - rest.len() < 2 {
        return None;
    }
    if let [b'?' | b'.', stroke, device @ ..] = rest
        && is_stroke(*stroke)
    {
        if let [_, b':', ..] = device {
            return None;
        }
        let is_network = device.get(..3).is_some_and(|name| name.eq_ignore_ascii_case(b"UNC"));
        rest = if is_network { &device[3 + strokes(&device[3..])..] } else { device };
    }
    Some(host_before(rest, is_stroke))
}

fn host_before(rest: &[u8], is_end: impl Fn(u8) -> bool) -> &[u8] {
    &rest[..rest.iter().position(|byte| is_end(*byte)).unwrap_or(rest.len())]
}

/// The rest after a scheme, which may be in capitals.
fn after<'a>(word: &'a [u8], scheme: &str) -> Option<&'a [u8]> {
    let (start, rest) = word.split_at_checked(scheme.len())?;
    start.eq_ignore_ascii_case(scheme.as_bytes()).then_some(rest)
}

/// Bytes with escapes like `%20` decoded. Invalid ones stay.
fn decoded(address: &[u8]) -> Vec<u8> {
    let digit = |at: usize| address.get(at).and_then(|byte| char::from(*byte).to_digit(16));
    let (mut bytes, mut at) = (Vec::with_capacity(address.len()), 0);
    while let Some(&byte) = address.get(at) {
        let coded = digit(at + 1).zip(digit(at + 2)).filter(|_| byte == b'%');
        // Two digits are a byte.
        bytes.push(coded.map_or(byte, |(high, low)| (16 * high + low) as u8));
        at += if coded.is_some() { 3 } else { 1 };
    }
    bytes
}

fn path_of(path: &[u8]) -> PathBuf {
    disk::path_from_bytes(match path {
        // A slash precedes a drive.
        [b'/', drive @ ..] if cfg!(not(unix)) && drive.get(1) == Some(&b':') => drive,
        path => path,
    })
}

/// Whether that is what this computer is called.
fn is_here(host: &str) -> bool {
    let own = || match cfg!(target_os = "linux") {
        true => {
            disk::read("/proc/sys/kernel/hostname".as_ref(), 1000).ok().and_then(|name| String::from_utf8(name).ok())
        }
        false => std::env::var("COMPUTERNAME").ok(),
    };
    host.is_empty()
        || host.eq_ignore_ascii_case("localhost")
        || own().is_some_and(|own| own.trim().eq_ignore_ascii_case(host))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn addresses_name_files_of_this_computer_alone() {
        let own = std::fs::read_to_string("/proc/sys/kernel/hostname").unwrap_or_else(|_| "localhost".into());
        let own = format!("file://{}/a.sgf", own.trim());
        for (word, file) in [
            ("a b.sgf", "a b.sgf"),
            ("file.sgf", "file.sgf"),
            ("file:a.sgf", "file:a.sgf"),
            ("./file:///a.sgf", "./file:///a.sgf"),
            ("a%20b.sgf", "a%20b.sgf"),
            ("file:///a%20b/%E6%A3%8B%2Fx.sgf", "/a b/棋/x.sgf"),
            ("FILE://LocalHost/a.sgf", "/a.sgf"),
            (&own, "/a.sgf"),
            ("file:/100%.sgf", "/100%.sgf"),
            ("file:///100%2.sgf#1?", "/100%2.sgf#1?"),
        ] {
            assert_eq!(file_of(word.as_ref()), Ok(file.into()), "{word}");
        }
        let elsewhere = |host: &str| Err(NoFile::Elsewhere(format!("file://{host}/a.sgf"), host.into()));
        assert_eq!(file_of("file://server.example/a.sgf".as_ref()), elsewhere("server.example"));
        assert_eq!(file_of("HTTPS://x.example/a".as_ref()), Err(NoFile::Web("HTTPS://x.example/a".into())));
    }

    #[test]
    fn a_path_of_windows_may_name_a_computer() {
        for (path, host) in [
            (r"\\srv\x", Some("srv")),
            ("//srv/x", Some("srv")),
            (r"/\srv\x", Some("srv")),
            ("///srv/x", Some("srv")),
            (r"\\srv", Some("srv")),
            (r"\\?\UNC\srv\x", Some("srv")),
            (r"\\.\unc/srv\x", Some("srv")),
            (r"\\.\pipe\x", Some("pipe")),
            (r"\\?\C:\x", None),
            (r"C:\x", None),
            (r"\x", None),
            ("x//y", None),
            ("", None),
        ] {
            assert_eq!(host_of(path.as_bytes()), host.map(str::as_bytes), "{path}");
        }
        assert_eq!(names_another_computer(Path::new("//srv/x")), cfg!(windows));
        for address in ["file:////srv/x", "file://///srv/x", "file:/%5C%5Csrv/x"] {
            assert_eq!(file_of(address.as_ref()).is_err(), cfg!(windows), "{address}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn only_whole_addresses_of_files_here_are_chosen() {
        let written = [
            "file:///a/b%20c.sgf",
            "file://srv/a.sgf",
            "a.sgf",
            "/a.sgf",
            "file:a.sgf",
            "http://x/a.sgf",
            "file://",
            "",
        ];
        assert_eq!(chosen(&written.map(String::from)), [PathBuf::from("/a/b c.sgf")]);
    }
}
