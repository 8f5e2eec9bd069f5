//! Looks for the smallest record that still breaks the law in the same way.

use super::law::Story;

/// Leaves out steps, and pieces of the record, as long as the same is lost.
pub fn smaller(story: &Story, loses: impl Fn(&Story) -> bool) -> Story {
    // One whose parentheses pair is understood, and is not made one of which that is not true.
    let regular = story.is_regular();
    let breaks = |story: &Story| (!regular || story.is_regular()) && loses(story);
    let mut best = story.clone();
    for step in (0..best.steps.len()).rev() {
        let mut fewer = best.clone();
        fewer.steps.remove(step);
        if breaks(&fewer) {
            best = fewer;
        }
    }
    let mut again = true;
    while again {
        again = false;
        let mut at = 0;
        while at < best.pieces.len() {
            let found = without(&best, at).iter().flat_map(nearer).find(|fewer| breaks(fewer));
            match found {
                Some(fewer) => {
                    best = fewer;
                    again = true;
                }
                None => at += 1,
            }
        }
    }
    best
}

/// The same, and with its commands at nodes nearer to the root: what leads to a node may have gone.
fn nearer(story: &Story) -> Vec<Story> {
    let mut all = vec![story.clone()];
    for at in 0..story.steps.iter().map(|step| step.path.len()).max().unwrap_or_default() {
        for lower in [false, true] {
            let mut other = story.clone();
            for step in other.steps.iter_mut().filter(|step| at < step.path.len()) {
                if lower {
                    step.path[at] = step.path[at].saturating_sub(1);
                } else {
                    step.path.remove(at);
                }
            }
            all.push(other);
        }
    }
    if story.steps.iter().any(|step| step.game > 0) {
        let mut other = story.clone();
        other.steps.iter_mut().for_each(|step| step.game = step.game.saturating_sub(1));
        all.push(other);
    }
    all
}

/// The record without what begins at a piece: the whole in these parentheses, these parentheses, or this piece.
fn without(story: &Story, at: usize) -> Vec<Story> {
    let pieces = &story.pieces;
    let without = |gone: &dyn Fn(usize) -> bool| {
        let kept = pieces.iter().enumerate().filter(|(number, _)| !gone(*number)).map(|(_, piece)| piece.clone());
        Story { pieces: kept.collect(), ..story.clone() }
    };
    match &pieces[at][..] {
        b"(" => {
            let mut depth = 0_usize;
            let end = (at..pieces.len()).find(|&number| {
                match &pieces[number][..] {
                    b"(" => depth += 1,
                    b")" => depth -= 1,
                    _ => {}
                }
                depth == 0
            });
            let Some(end) = end else { return vec![] };
            let whole = without(&|number| (at..=end).contains(&number));
            vec![whole, without(&|number| number == at || number == end)]
        }
        b")" => vec![],
        // A node with all that it has, or its semicolon.
        b";" => {
            let end = (at + 1..pieces.len()).find(|&number| matches!(&pieces[number][..], b"(" | b")" | b";"));
            let end = end.unwrap_or(pieces.len());
            vec![without(&|number| (at..end).contains(&number)), without(&|number| number == at)]
        }
        _ => vec![without(&|number| number == at)],
    }
}
