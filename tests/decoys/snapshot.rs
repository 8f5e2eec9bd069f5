//! What stands in a tree: of each name its kind, owner, rights, number on the disk, bytes or target, and what became of it later.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{Read, Seek, SeekFrom};
use std::os::unix::fs::{FileTypeExt, MetadataExt};
use std::path::{Path, PathBuf};

/// Of longer files the first and the last so many bytes are compared.
const COMPARED: u64 = 1 << 16;

/// One name in a tree.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Thing {
    kind: &'static str,
    mode: u32,
    owner: (u32, u32),
    inode: u64,
    len: u64,
    /// Of a file, as far as it is compared; `None` where it cannot be read.
    bytes: Option<Vec<u8>>,
    /// Of a link.
    target: Option<PathBuf>,
    /// In nanoseconds.
    modified: i128,
}

impl Thing {
    fn of(path: &Path) -> Thing {
        let about = fs::symlink_metadata(path).unwrap();
        let kind = about.file_type();
        let kind = match () {
            () if kind.is_file() => "file",
            () if kind.is_dir() => "folder",
            () if kind.is_symlink() => "link",
            () if kind.is_fifo() => "FIFO",
            () if kind.is_socket() => "socket",
            () => "device",
        };
        Thing {
            kind,
            mode: about.mode() & 0o7777,
            owner: (about.uid(), about.gid()),
            inode: about.ino(),
            len: if kind == "folder" { 0 } else { about.len() },
            bytes: (kind == "file").then(|| read(path, about.len())).flatten(),
            target: fs::read_link(path).ok(),
            modified: i128::from(about.mtime()) * 1_000_000_000 + i128::from(about.mtime_nsec()),
        }
    }

    fn differences(&self, after: &Thing, strict: bool) -> Vec<String> {
        let (mut printed, modified) = (Vec::new(), self.modified != after.modified);
        if self.kind != after.kind {
            return vec![format!("was a {} and is a {}", self.kind, after.kind)];
        }
        let about = [(self.mode, after.mode, "rights"), (self.owner.0, after.owner.0, "owner")];
        for (before, now, what) in about.into_iter().filter(|(before, now, _)| before != now) {
            printed.push(if what == "rights" {
                format!("{what} {before:o}, now {now:o}")
            } else {
                format!("{what} {now}")
            });
        }
        if self.inode != after.inode {
            printed.push("was put in the place of the one that was there".to_owned());
        }
        if self.len != after.len || self.bytes != after.bytes {
            let start = String::from_utf8_lossy(after.bytes.as_deref().unwrap_or_default());
            let start: String = start.chars().take(60).collect();
            printed.push(format!("{} bytes, now {}: {start:?}", self.len, after.len));
        } else if modified && (self.kind != "folder" || strict) {
            printed.push(format!("the {} was written and holds the same", self.kind));
        }
        if self.target != after.target {
            printed.push(format!("led to {:?}, now to {:?}", self.target, after.target));
        }
        printed
    }
}

fn read(path: &Path, len: u64) -> Option<Vec<u8>> {
    let mut file = fs::File::open(path).ok()?;
    let mut bytes = Vec::new();
    (&file).take(COMPARED).read_to_end(&mut bytes).ok()?;
    if len > COMPARED {
        file.seek(SeekFrom::Start((len - COMPARED).max(COMPARED))).ok()?;
        file.read_to_end(&mut bytes).ok()?;
    }
    Some(bytes)
}

/// What may differ afterwards.
#[derive(Clone, Debug, Default)]
pub struct Asked {
    /// These names, and what is below them.
    pub files: Vec<PathBuf>,
    /// In these folders, new empty folders that only their owner may enter.
    pub own: Vec<PathBuf>,
    /// Nothing may have come and gone in a folder either.
    pub strict: bool,
}

/// Everything below a folder.
pub struct Snapshot {
    root: PathBuf,
    things: BTreeMap<PathBuf, Thing>,
}

impl Snapshot {
    /// Follows no links.
    pub fn of(root: &Path) -> Snapshot {
        let mut things = BTreeMap::new();
        let mut folders = vec![root.to_owned()];
        while let Some(folder) = folders.pop() {
            things.insert(folder.clone(), Thing::of(&folder));
            for path in fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()) {
                let thing = Thing::of(&path);
                if thing.kind == "folder" {
                    folders.push(path);
                } else {
                    things.insert(path, thing);
                }
            }
        }
        Snapshot { root: root.to_owned(), things }
    }

    pub fn len(&self) -> usize {
        self.things.len()
    }

    /// What is otherwise now and was not asked for, a line a name.
    pub fn changes(&self, asked: &Asked) -> Vec<String> {
        let now = Snapshot::of(&self.root);
        let may = |path: &Path| asked.files.iter().any(|file| path.starts_with(file));
        let short = |path: &Path| path.strip_prefix(&self.root).unwrap().display().to_string();
        let (mut printed, mut reported) = (Vec::new(), BTreeSet::new());
        for (path, before) in self.things.iter().filter(|(path, _)| !may(path)) {
            match now.things.get(path) {
                // A file with several names is told of once.
                Some(after) if after.inode == before.inode && reported.contains(&after.inode) => {}
                None => printed.push(format!("{}: the {} no longer exists", short(path), before.kind)),
                Some(after) => {
                    let differences = before.differences(after, asked.strict);
                    if !differences.is_empty() {
                        reported.insert(after.inode);
                        printed.push(format!("{}: {}", short(path), differences.join("; ")));
                    }
                }
            }
        }
        let is_empty =
            |path: &Path| now.things.range(path.to_owned()..).nth(1).is_none_or(|(at, _)| !at.starts_with(path));
        for (path, after) in now.things.iter().filter(|(path, _)| !may(path) && !self.things.contains_key(*path)) {
            let own = asked.own.iter().any(|own| path.starts_with(own));
            if !(own && after.kind == "folder" && after.mode == 0o700 && is_empty(path)) {
                printed.push(format!(
                    "{}: a {} of {} bytes, {:o}, is new",
                    short(path),
                    after.kind,
                    after.len,
                    after.mode
                ));
            }
        }
        printed
    }
}

#[test]
fn every_change_in_a_tree_is_reported() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let strict = Asked { strict: true, ..Asked::default() };
    let lay_out = || {
        for path in fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().path()) {
            if fs::symlink_metadata(&path).unwrap().is_dir() { fs::remove_dir(path) } else { fs::remove_file(path) }
                .unwrap();
        }
        fs::write(at("file"), "old").unwrap();
        fs::set_permissions(at("file"), fs::Permissions::from_mode(0o644)).unwrap();
        symlink("file", at("link")).unwrap();
        fs::create_dir(at("empty")).unwrap();
        Snapshot::of(folder.path())
    };
    assert_eq!(lay_out().changes(&strict), [""; 0]);
    let changes: [(&dyn Fn(), &str); 8] = [
        (&|| fs::write(at("file"), "new").unwrap(), "file: 3 bytes, now 3: \"new\""),
        (&|| fs::write(at("file"), "old").unwrap(), "file: the file was written and holds the same"),
        (&|| fs::set_permissions(at("file"), fs::Permissions::from_mode(0o604)).unwrap(), "file: rights 644, now 604"),
        (&|| fs::remove_file(at("file")).unwrap(), "file: the file no longer exists"),
        (&|| fs::write(at("other"), "").unwrap(), "other: a file of 0 bytes"),
        (
            &|| {
                fs::remove_file(at("link")).unwrap();
                symlink("other", at("link")).unwrap();
            },
            "led to Some(\"file\"), now to Some(\"other\")",
        ),
        (
            &|| {
                fs::remove_dir(at("empty")).unwrap();
                fs::write(at("empty"), "").unwrap();
            },
            "empty: was a folder and is a file",
        ),
        (
            &|| {
                fs::write(at("empty/passing"), "").unwrap();
                fs::remove_file(at("empty/passing")).unwrap();
            },
            "empty: the folder was written and holds the same",
        ),
    ];
    for (change, reported) in changes {
        let before = lay_out();
        // A clock of the disk goes on in steps.
        std::thread::sleep(std::time::Duration::from_millis(12));
        change();
        let all = before.changes(&strict);
        assert!(all.iter().any(|line| line.contains(reported)), "{reported:?} is not in {all:?}");
    }
    let before = lay_out();
    fs::create_dir(at("state")).unwrap();
    fs::set_permissions(at("state"), fs::Permissions::from_mode(0o700)).unwrap();
    let asked = Asked { own: vec![folder.path().into()], ..Asked::default() };
    assert_eq!(before.changes(&asked), [""; 0]);
    fs::write(at("state/file"), "").unwrap();
    assert_eq!(before.changes(&asked).len(), 2);
    assert_eq!(before.changes(&Asked { files: vec![at("state")], ..Asked::default() }), [""; 0]);
}
