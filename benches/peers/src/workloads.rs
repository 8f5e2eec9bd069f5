//! The records that are measured, the same ones every time.

use fastrand::Rng;
use std::io::Write;

/// A record that is measured.
pub struct Workload {
    pub name: &'static str,
    pub make: fn() -> Vec<u8>,
}

/// Every record.
pub const ALL: &[Workload] = &[
    Workload { name: "a dictionary, 60 k nodes", make: || tree(60_000, false, &DICTIONARY) },
    Workload { name: "a tree of 10 k nodes", make: || tree(10_000, false, &COMMENTED) },
    Workload { name: "a Hex tree of 100 k nodes", make: || tree(100_000, true, &COMMENTED) },
    Workload { name: "a tree of 1 M nodes", make: || tree(1_000_000, false, &COMMENTED) },
    Workload { name: "10,000 games, 2.5 M nodes", make: games },
    Workload { name: "a line of 1 M moves", make: line },
    Workload { name: "100 k nested variations", make: nested },
    Workload { name: "50 MB of comments", make: comments },
    Workload { name: "Chinese comments in UTF-8", make: || chinese(false) },
    Workload { name: "Chinese comments in GBK", make: || chinese(true) },
    Workload { name: "100 MB of semicolons", make: || vec![b';'; 100_000_000] },
];

/// What a node of a tree holds: how likely each is, of a hundred, and how long it is.
struct Style {
    comment: (u8, usize),
    labels: (u8, u8),
    marks: (u8, u8),
    /// A variation begins, of a hundred.
    fork: u8,
}

/// As a dictionary of joseki: many short variations, a letter or two.
const DICTIONARY: Style = Style { comment: (30, 60), labels: (25, 2), marks: (2, 2), fork: 22 };
/// Words and marks at nearly every node.
const COMMENTED: Style = Style { comment: (90, 48), labels: (60, 8), marks: (50, 9), fork: 34 };

const WORDS: [&str; 16] = [
    "black",
    "white",
    "joseki",
    "corner",
    "side",
    "approach",
    "extends",
    "here",
    "and",
    "the",
    "ladder",
    "works",
    "for",
    "territory",
    "then",
    "a",
];

fn words(random: &mut Rng, about: usize) -> String {
    let long = 1 + random.usize(..2 * about);
    let mut text = String::new();
    while text.len() < long {
        text += WORDS[random.usize(..WORDS.len())];
        text.push(' ');
    }
    text
}

fn point(random: &mut Rng, hex: bool) -> String {
    let column = char::from(random.u8(b'a'..=b's'));
    if hex {
        format!("{column}{}", random.u8(1..=19))
    } else {
        format!("{column}{}", char::from(random.u8(b'a'..=b's')))
    }
}

fn colour(number: usize) -> char {
    if number.is_multiple_of(2) { 'B' } else { 'W' }
}

fn tree(nodes: usize, hex: bool, style: &Style) -> Vec<u8> {
    let mut random = Rng::with_seed(1);
    let mut out = Vec::new();
    let _ = write!(out, "(;FF[4]GM[{}]CA[UTF-8]SZ[19]C[{}]\n", if hex { 11 } else { 1 }, words(&mut random, 400));
    // How deep every open variation began.
    let mut open = Vec::new();
    let mut depth = 0;
    for _ in 1..nodes {
        if depth > 2 && random.u8(..100) < style.fork {
            // Back to where a variation began, and another way on; or one more.
            if open.len() > 2 && random.u8(..10) < 5 {
                depth = open.pop().unwrap_or_default();
                out.extend_from_slice(b")\n");
            }
            open.push(depth);
            out.push(b'(');
        }
        let _ = write!(out, ";{}[{}]", colour(depth), point(&mut random, hex));
        if random.u8(..100) < style.comment.0 {
            let _ = write!(out, "C[{}]", words(&mut random, style.comment.1));
        }
        for (id, (likely, most)) in [("LB", style.labels), ("TR", style.marks)] {
            if random.u8(..100) < likely {
                let _ = write!(out, "{id}");
                for number in 0..random.u8(1..=most) {
                    let label = if id == "LB" { format!(":{}", char::from(b'A' + number)) } else { String::new() };
                    let _ = write!(out, "[{}{label}]", point(&mut random, hex));
                }
            }
        }
        out.push(b'\n');
        depth += 1;
        while depth > 60 {
            depth = open.pop().unwrap_or_default();
            out.extend_from_slice(b")\n");
        }
    }
    out.extend(std::iter::repeat_n(b')', open.len() + 1));
    out
}

fn games() -> Vec<u8> {
    let mut random = Rng::with_seed(2);
    let mut out = Vec::new();
    for game in 0..10_000 {
        let _ = write!(
            out,
            "(;GM[1]FF[4]CA[UTF-8]SZ[19]KM[6.5]PB[Black {game}]PW[White]BR[9d]WR[8d]RE[B+R]GN[Game {game}]\n"
        );
        for number in 0..250 {
            let _ = write!(out, ";{}[{}]", colour(number), point(&mut random, false));
        }
        out.extend_from_slice(b")\n");
    }
    out
}

fn line() -> Vec<u8> {
    let mut random = Rng::with_seed(3);
    let mut out = b"(;GM[1]FF[4]SZ[19]\n".to_vec();
    for number in 0..1_000_000 {
        let _ = write!(out, ";{}[{}]", colour(number), point(&mut random, false));
    }
    out.push(b')');
    out
}

fn nested() -> Vec<u8> {
    let mut random = Rng::with_seed(4);
    let mut out = b"(;GM[1]FF[4]SZ[19]".to_vec();
    for number in 0..100_000 {
        let _ = write!(out, "(;{}[{}]", colour(number), point(&mut random, false));
    }
    out.extend(std::iter::repeat_n(b')', 100_001));
    out
}

fn comments() -> Vec<u8> {
    let mut random = Rng::with_seed(5);
    let mut out = b"(;GM[1]FF[4]CA[UTF-8]SZ[19]\n".to_vec();
    for number in 0.. {
        if out.len() > 50_000_000 {
            break;
        }
        let _ = write!(out, ";{}[{}]C[", colour(number), point(&mut random, false));
        for _ in 0..random.u8(5..25) {
            let about = 300;
            let text = match random.u8(..3) {
                0 => words(&mut random, about),
                1 => CHINESE.repeat(3),
                _ => format!("see [diagram 1\\] and C:\\\\games\n\n{}", words(&mut random, about)),
            };
            out.extend_from_slice(text.as_bytes());
        }
        out.extend_from_slice(b"]\n");
    }
    out.push(b')');
    out
}

const CHINESE: &str =
    "黑白先手后手定式小目星三三高目外目挂角夹攻拆边打入腾挪厚薄劫争征子扭羊头收官死活形势判断。镕喆堃";

/// 6 million characters, all but a few of them in GB 2312.
fn chinese(gbk: bool) -> Vec<u8> {
    let mut random = Rng::with_seed(6);
    let letters: Vec<char> = CHINESE.chars().collect();
    let mut text = format!("(;GM[1]FF[4]CA[{}]SZ[19]\n", if gbk { "GBK" } else { "UTF-8" });
    for number in 0..30_000 {
        text += &format!(";{}[{}]C[", colour(number), point(&mut random, false));
        for _ in 0..200 {
            // The last three are rare.
            let all = random.u8(..20) == 0;
            text.push(letters[random.usize(..letters.len() - if all { 0 } else { 3 })]);
        }
        text += "]\n";
    }
    text.push(')');
    if !gbk {
        return text.into_bytes();
    }
    let charset = variorum::text::Charset::for_label("gbk").expect("a name");
    charset.encode(&text).expect("letters of GBK")
}
