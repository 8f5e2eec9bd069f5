//! Any spares and notes of saves that were cut off: only the file that a spare was made for changes, and only to what the spare says.
#![no_main]

use std::fs;
use std::path::Path;

use libfuzzer_sys::fuzz_target;
use variorum::store::rescue::{settle, unfinished};
use variorum::store::{Stamp, disk};

/// With the hash that makes it whole.
fn whole(mut bytes: Vec<u8>) -> Vec<u8> {
    bytes.extend(Stamp::of(&bytes).hash.to_le_bytes());
    bytes
}

/// A spare of a file: what is said of it may be anything, its lengths are right.
fn spare(version: u8, id: [u64; 2], target: &Path, (old, new): (&[u8], &[u8])) -> Vec<u8> {
    let name = target.as_os_str().as_encoded_bytes();
    let mut bytes = [b"variorum spare ", &[b'0' + version][..]].concat();
    if version == 2 {
        id.iter().for_each(|number| bytes.extend(number.to_le_bytes()));
    }
    for part in [name, old, new] {
        bytes.extend((part.len() as u64).to_le_bytes());
    }
    whole([&bytes, name, old, new].concat())
}

fuzz_target!(|bytes: &[u8]| {
    let folder = std::env::temp_dir().join(format!("variorum-fuzz-spares-{}", std::process::id()));
    let rescue = folder.join("rescue");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&rescue).expect("a folder for the test");
    let (record, precious) = (folder.join("a.sgf"), folder.join("precious"));
    let (first, rest) = bytes.split_first().unwrap_or((&0, &[]));
    let (old, rest) = rest.split_at(rest.len().min(usize::from(*first & 31)));
    let (new, now) = rest.split_at(rest.len() / 2);
    // What is there is like one of both, or like nothing.
    let now = match first >> 6 {
        0 => now.to_vec(),
        1 => [&new[..new.len() / 2], &old[(new.len() / 2).min(old.len())..]].concat(),
        2 => old.to_vec(),
        _ => new.to_vec(),
    };
    fs::write(&record, &now).expect("a file for the test");
    fs::write(&precious, bytes).expect("a file for the test");
    let id = disk::Folder::open(&folder).and_then(|folder| folder.look("a.sgf".as_ref())).expect("it is there").id;
    let mine = [id.device, id.number];
    let files = [
        ("spare-0000000000000001", bytes.to_vec()),
        ("spare-0000000000000002", [b"variorum spare 2", bytes].concat()),
        ("spare-0000000000000003", spare(2, mine, &record, (old, new))),
        ("spare-0000000000000004", spare(2, mine, &precious, (old, new))),
        ("spare-0000000000000005", spare(1, mine, &precious, (b"", &[bytes, b"more"].concat()))),
        ("part-0000000000000001", bytes.to_vec()),
        ("part-0000000000000002", whole([b"variorum part 1\n", bytes].concat())),
        (".variorum-1-2.spare", spare(1, mine, &precious, (b"", &[bytes, b"more"].concat()))),
    ];
    for (name, bytes) in &files {
        fs::write(rescue.join(name), bytes).expect("a file for the test");
        fs::write(folder.join(name), bytes).expect("a file for the test");
    }
    let _ = unfinished(&rescue, &record);
    assert_eq!(fs::read(&record).ok().as_ref(), Some(&now), "it is only read");
    let settled = settle(&rescue);
    let after = fs::read(&record).expect("it is there");
    assert!(after == now || after == new && settled.messages.len() == 1);
    assert_eq!(fs::read(&precious).ok().as_deref(), Some(bytes));
    assert!(files.iter().all(|(name, bytes)| fs::read(folder.join(name)).ok().as_ref() == Some(bytes)));
    drop(settled);
    let _ = fs::remove_dir_all(&folder);
});
