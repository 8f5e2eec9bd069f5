//! Words outside all properties: whoever wrote them, the result has them.

use super::model::{Layout, Node, write};
use super::seeded::{KINDS, Maker, cases, shown, step, terms};
use fastrand::Rng;
use variorum::relate::merge;

/// Puts some words where no property is; returns the words.
fn litter(text: &[u8], letter: char, random: &mut Rng) -> (Vec<u8>, Vec<String>) {
    let text = std::str::from_utf8(text).unwrap();
    let (mut inside, mut escaped) = (false, false);
    let mut places = vec![0];
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = true,
            b'[' => inside = true,
            b']' => inside = false,
            b';' | b'(' | b')' if !inside => places.push(at + usize::from(byte != b';')),
            _ => {}
        }
    }
    let mut chosen: Vec<usize> = (0..random.usize(..4)).map(|_| places[random.usize(..places.len())]).collect();
    chosen.sort_unstable();
    let (mut out, mut from, mut words) = (String::new(), 0, Vec::new());
    for at in chosen {
        let word = format!("{letter}{}q", words.len());
        out += &format!("{} {word} ", &text[from..at]);
        (from, words) = (at, [words, vec![word]].concat());
    }
    (out.into_bytes().into_iter().chain(text[from..].bytes()).collect(), words)
}

#[test]
fn no_word_outside_all_properties_is_lost() {
    let (mut brought, mut kept) = (0, 0);
    let tries = cases() / 5;
    for seed in 0..tries as u64 {
        let mut maker = Maker { random: Rng::with_seed(seed ^ 0x517a), kind: KINDS[seed as usize % 3], last: 0 };
        let base: Vec<Node> = (0..1 + usize::from(seed % 5 == 0)).map(|number| maker.game(number)).collect();
        let (mut ours, mut theirs) = (base.clone(), base.clone());
        for (games, is_ours) in [(&mut ours, true), (&mut theirs, false)] {
            for game in games.iter_mut() {
                for _ in 0..maker.random.usize(..4) {
                    step(&mut maker, game, (seed % 4 == 0, is_ours));
                }
            }
        }
        let [b, o, t] = [&base, &ours, &theirs].map(|games| write(games, Layout::NodePerLine));
        let (o, own) = litter(&o, 'x', &mut maker.random);
        let (t, other) = litter(&t, 'y', &mut maker.random);
        let merged = merge(&b, &o, &t, &terms()).unwrap();
        let text = String::from_utf8_lossy(&merged.bytes).into_owned();
        for word in own.iter().chain(&other) {
            assert!(text.contains(word.as_str()), "{word}\n{}\n=> {text}", shown([&b, &o, &t]));
        }
        if b != o && b != t && o != t && !other.is_empty() {
            assert!(!merged.conflicts.is_empty(), "{}\n=> {text}", shown([&b, &o, &t]));
            brought += other.len();
        }
        kept += own.len();
    }
    assert!(2 * brought > tries && 2 * kept > tries, "{brought} {kept}");
}
