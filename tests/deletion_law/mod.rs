//! Records with a word in every place where none belongs, and which of these words stand in what a command deletes.

use std::fmt::Write;

/// A node as it stands in a text.
#[derive(Debug)]
pub struct Spot {
    /// From its semicolon to the end of its last property.
    pub own: (usize, usize),
    /// From its opening to its closing parenthesis, where it has some.
    pub wrap: Option<(usize, usize)>,
    pub parent: Option<usize>,
    pub children: Vec<usize>,
}

/// A collection with words everywhere. No two are alike.
pub fn record(random: &mut fastrand::Rng) -> String {
    let (mut out, mut words) = (String::new(), 0);
    for game in 0..random.usize(1..4) {
        if game > 0 {
            word(&mut out, &mut words, random);
        }
        out.push_str("(;FF[4]GM[1]SZ[9]");
        line(&mut out, &mut words, 3, random);
        out.push(')');
    }
    out
}

fn word(out: &mut String, words: &mut usize, random: &mut fastrand::Rng) {
    if random.u8(..3) > 0 {
        *words += 1;
        let (before, after) = (["", " ", "\n"][random.usize(..3)], [" ", "\n"][random.usize(..2)]);
        // No digits and no capital letters, which are properties' names.
        let letters: String = words.to_string().bytes().map(|digit| char::from(digit - b'0' + b'a')).collect();
        write!(out, "{before}w{letters}q{after}").expect("a string");
    }
}

/// A collection with words everywhere, also inside of nodes: in comments, between properties, right before their names, and with
/// capitals, as what has no value.
pub fn littered(random: &mut fastrand::Rng) -> String {
    let mut text = record(random);
    let mut words = 1000;
    for property in ["C[x]", "C[y]", "N[z]", ";B[aa]", ";B[cc]", ";W[bb]"] {
        let mut done = String::new();
        for (number, rest) in text.split(property).enumerate() {
            if number > 0 {
                let mut new = || {
                    let mut new = String::new();
                    word(&mut new, &mut words, random);
                    new
                };
                // Between letters, so that it is no name of a property.
                let with_capital = |new: String| new.replacen('q', "Zq", 1);
                match property {
                    "C[x]" => done += &format!("{}C[{}]", with_capital(new()), new()),
                    "C[y]" => done += &format!("{}C[{}]", new(), new()),
                    "N[z]" => done += &format!("{}{property}", new().trim_end()),
                    _ => done += &format!("{property}{}", with_capital(new())),
                }
            }
            done.push_str(rest);
        }
        text = done;
    }
    text
}

/// The words between tokens that begin or end something, comments' words among them, part by part.
pub fn parts(text: &str) -> Vec<Vec<&str>> {
    text.split([';', '(', ')']).map(|part| words(part, &[])).filter(|words| !words.is_empty()).collect()
}

/// Each word that stands between nodes, with what stands before it from the last token on, white space left out.
pub fn places(text: &str) -> Vec<String> {
    let place = |word: &str| {
        let at = text.find(word)? + word.len();
        let from = text[..at].rfind([';', '(', ')', ']'])?;
        Some(text[from..at].split_whitespace().collect())
    };
    words(text, &[]).into_iter().filter_map(place).collect()
}

/// What follows a node, up to the parenthesis that closes.
fn line(out: &mut String, words: &mut usize, forks: usize, random: &mut fastrand::Rng) {
    for _ in 0..random.usize(..3) {
        word(out, words, random);
        out.push_str([";", ";C[x]", ";B[aa]", ";W[bb]C[y]N[z]"][random.usize(..4)]);
    }
    if forks > 0 && random.bool() {
        for _ in 0..random.usize(1..4) {
            word(out, words, random);
            out.push('(');
            word(out, words, random);
            out.push_str(";B[cc]");
            line(out, words, forks - 1, random);
            out.push(')');
        }
    }
    word(out, words, random);
}

/// The nodes of such a text, in its order.
pub fn spots(text: &str) -> Vec<Spot> {
    let mut spots: Vec<Spot> = Vec::new();
    // What is open: where, the node before it, and its first node.
    let mut open: Vec<(usize, Option<usize>, Option<usize>)> = Vec::new();
    let mut at = None;
    let bytes = text.as_bytes();
    let mut place = 0;
    while place < bytes.len() {
        match bytes[place] {
            b'(' => open.push((place, at, None)),
            b')' => {
                let (from, before, first) = open.pop().expect("an open parenthesis");
                if let Some(first) = first {
                    spots[first].wrap = Some((from, place + 1));
                }
                at = before;
            }
            b';' => {
                let mut end = place + 1;
                while let Some(value) = text[end..]
                    .find(']')
                    .filter(|_| bytes[end..].iter().find(|byte| !byte.is_ascii_uppercase()) == Some(&b'['))
                {
                    end += value + 1;
                }
                let id = spots.len();
                spots.push(Spot { own: (place, end), wrap: None, parent: at, children: vec![] });
                if let Some(parent) = at {
                    spots[parent].children.push(id);
                }
                let frame = open.last_mut().expect("an open parenthesis");
                frame.2.get_or_insert(id);
                at = Some(id);
                place = end - 1;
            }
            _ => {}
        }
        place += 1;
    }
    spots
}

/// The numbers of children that lead to a node.
pub fn path(spots: &[Spot], mut node: usize) -> String {
    let mut path = Vec::new();
    while let Some(parent) = spots[node].parent {
        path.push(spots[parent].children.iter().position(|&child| child == node).expect("a child").to_string());
        node = parent;
    }
    path.reverse();
    path.join(".")
}

/// What goes with a node and all that follows it.
pub fn variation(spots: &[Spot], node: usize) -> (usize, usize) {
    let ends = |at: usize| spots[at].wrap.map_or(spots[at].own.1, |wrap| wrap.1);
    let (mut last, mut end) = (node, ends(node));
    while let Some(&child) = spots[last].children.last() {
        (last, end) = (child, end.max(ends(child)));
    }
    (spots[node].wrap.map_or(spots[node].own.0, |wrap| wrap.0), end)
}

/// The words of a text outside of these spans, in order.
pub fn words<'a>(text: &'a str, gone: &[(usize, usize)]) -> Vec<&'a str> {
    let mut words = Vec::new();
    for (at, _) in text.match_indices('w') {
        let end = at + text[at..].find('q').expect("the end of a word") + 1;
        if !gone.iter().any(|&(from, to)| from <= at && end <= to) {
            words.push(&text[at..end]);
        }
    }
    words
}
