//! What `check` calls the lines that git left in a record.

use variorum::sgf::{self, Code, Tree};

/// Lines that git left are called what they are, wherever they are, and nothing else is said of them.
#[test]
fn lines_of_an_unresolved_merge_are_named() {
    let found = |text: &str| {
        let (tree, faults) = Tree::read(text.as_bytes().to_vec());
        let all = sgf::check(&tree, &faults);
        let lines = all.iter().filter(|fault| fault.code == Code::MergeLines).map(|fault| fault.offset);
        let stray = [Code::Junk, Code::HeaderText, Code::TrailingText, Code::HeaderPoint];
        let other = all.iter().any(|fault| stray.contains(&fault.code));
        (lines.collect::<Vec<usize>>(), other)
    };
    let between = "(;GM[1];B[aa]\n<<<<<<< HEAD\n;W[bb]\n=======\n;W[cc]\n>>>>>>> a branch\n)";
    assert_eq!(found(between), (vec![14], false));
    assert_eq!(found(&between.replace('\n', "\r\n")), (vec![15], false));
    let longer =
        between.replace("<<<<<<<", "<<<<<<<<<").replace("=======", "=========").replace(">>>>>>>", ">>>>>>>>>");
    assert_eq!(found(&longer), (vec![14], false));
    let with_base = between.replace("=======", "||||||| 12ab34c\n;W[dd]\n=======");
    assert_eq!(found(&with_base), (vec![14], false));
    let around = "<<<<<<< HEAD\n(;GM[1];B[aa])\n=======\n(;GM[1];B[bb])\n>>>>>>> theirs\n";
    assert_eq!(found(around), (vec![0], false));
    assert_eq!(found(&format!("\u{feff}{around}")), (vec![3], false));
    // Through a value, and through several.
    assert_eq!(found("(;GM[1]C[a\n<<<<<<< HEAD\nb]\n=======\nc]\n>>>>>>> theirs\n;B[aa])").0, [11]);
    let through = "(;C[a\n<<<<<<< HEAD\nb];B[aa]C[\n=======\nc];W[bb]C[\n>>>>>>> theirs\nd])";
    assert_eq!(found(through).0, [6]);
    assert_eq!(found("(;GM[1]XX[a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> theirs\n])").0, [12]);
    // What is left of one that somebody began to resolve.
    assert_eq!(found("(;GM[1];B[aa]\n<<<<<<< HEAD\n;W[bb]\n;W[cc])").0, [14]);
    assert_eq!(found("(;GM[1];B[aa]\n;W[bb]\n>>>>>>> theirs\n)").0, [21]);
    // A block in one comment is for settling; a title that is underlined, and words that are quoted, are no merge.
    for text in [
        "(;GM[1]C[<<<<<<< ours\nx\n=======\ny\n>>>>>>> theirs])",
        "(;GM[1]C[a\n<<<<<<< ours\nx\n=======\ny\n>>>>>>> theirs])",
        "(;GM[1]C[a\n<<<<<<< ours\nx])",
        "(;GM[1]C[a\n>>>>>>> quoted])",
        "A game\n=======\n>>>>>>> quoted\n(;GM[1];B[aa])\n=======\nthe end",
        "(;GM[1]\n======\n<<<<<< a\n;B[aa])",
    ] {
        assert_eq!(found(text).0, [0; 0], "{text}");
    }
}
