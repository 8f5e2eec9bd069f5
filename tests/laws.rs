//! Laws that hold for every record: reading and writing give the same bytes, whatever the bytes are.

use crate::corpus;
use crate::text_law;
use std::thread;
use variorum::sgf::Tree;

/// Pieces that records, good and bad, are made of.
const PIECES: &[&[u8]] = &[
    b"(",
    b")",
    b";",
    b"(;",
    b"[",
    b"]",
    b"[]",
    b"\\",
    b"\\]",
    b"B[aa]",
    b"W[bb]",
    b"AB[aa][bb]",
    b"C[some text]",
    b"C[a\\]b\\\\]",
    b"CoPyright[x]",
    b"PL ",
    b"1[a1,b2]",
    b" ",
    b"\n",
    b"\r\n",
    b"junk",
    b"--- ",
    b"\x00",
    b"\x1a",
    b"\xef\xbb\xbf",
    b"\xe9",
    b"\xc3\xa9",
    b"\x95\x5c",
    b"\xff",
    b"GM[1]",
    b"SZ[19]",
    b"CA[UTF-8]",
    b":",
    b"[aa:bb]",
    b"()",
    b"((;",
    b"))",
    b";;",
    b"X",
    b"lower[case]",
    b"C[never closed",
];

fn random_record(random: &mut fastrand::Rng) -> Vec<u8> {
    let pieces = random.usize(0..60);
    (0..pieces).flat_map(|_| PIECES[random.usize(0..PIECES.len())].iter().copied()).collect()
}

#[test]
fn unedited_records_keep_every_byte() {
    let mut random = fastrand::Rng::with_seed(20_261_120);
    for _ in 0..20_000 {
        let bytes = random_record(&mut random);
        let (tree, _) = Tree::read(bytes.clone());
        assert_eq!(tree.write(), bytes);
    }
}

#[test]
fn every_property_is_found_where_the_file_has_it() {
    let mut random = fastrand::Rng::with_seed(7);
    for _ in 0..5_000 {
        let bytes = random_record(&mut random);
        let (tree, _) = Tree::read(bytes.clone());
        for game in tree.games() {
            for node in tree.descendants(game) {
                for property in tree.properties(node) {
                    let offset = property.offset().expect("nothing was edited");
                    assert!(bytes[offset..].starts_with(property.ident()));
                }
            }
        }
    }
}

/// The law of the fuzz target `decode_encode`, on a fixed number of texts: random bytes, many of them such as begin or end
/// characters of two bytes, and texts in the encoding that was chosen.
#[test]
fn encoding_round_trips() {
    let mut random = fastrand::Rng::with_seed(8);
    for _ in 0..20_000 {
        let mut bytes = vec![random.u8(..)];
        for _ in 0..random.usize(..24) {
            match random.u8(..4) {
                0 => bytes.push(random.u8(..)),
                1 => bytes.extend([random.u8(0x81..=0xFE), b"\\]:[0@~"[random.usize(..7)]]),
                2 => bytes
                    .extend_from_slice([&b"\x1B$B"[..], b"\x1B(B", b"]]", b"\\", b"\n;B[", b")"][random.usize(..6)]),
                _ => bytes.extend_from_slice(random.char(..).to_string().as_bytes()),
            }
        }
        text_law::hold(&bytes);
    }
}

/// Every file, whatever it is: a table of expectations is a text like any other.
#[test]
fn collected_files_keep_every_byte() {
    for folder in corpus::folders() {
        let files = corpus::files_below(&folder, &[""]);
        for file in &files {
            let bytes = std::fs::read(file).expect("a readable file");
            let (tree, _) = Tree::read(bytes.clone());
            assert!(tree.write() == bytes, "{} changed", file.display());
        }
        assert!(files.len() > 20, "{} has only {} files", folder.display(), files.len());
    }
}

/// Deep trees are read, walked, written, cloned and dropped on a stack that recursion would overflow.
#[test]
fn nothing_recurses_on_depth() {
    let small_stack = thread::Builder::new().stack_size(256 * 1024).spawn(|| {
        let mut line = b"(;GM[1]SZ[19]".to_vec();
        for number in 0..1_000_000 {
            line.extend_from_slice(if number % 2 == 0 { b";B[aa]" } else { b";W[bb]" });
        }
        line.push(b')');
        let mut nested = b"(;GM[1]".to_vec();
        for _ in 0..100_000 {
            nested.extend_from_slice(b"(;B[aa]");
        }
        nested.extend(std::iter::repeat_n(b')', 100_001));
        for bytes in [line, nested] {
            let (tree, faults) = Tree::read(bytes.clone());
            assert_eq!(faults, []);
            let root = tree.games().next().expect("a game");
            let depth = tree.descendants(root).last().map(|last| tree.path(last).len()).expect("a node");
            assert!(depth >= 100_000);
            let copy = tree.clone();
            drop(tree);
            assert!(copy.write() == bytes);
        }
    });
    small_stack.expect("a thread").join().expect("no overflow");
}
