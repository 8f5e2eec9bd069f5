//! Problems made of seeds: a position, a tree of moves with forks on both sides, and marks of one convention with some that trap.

use fastrand::Rng;
use variorum::study::Convention;

/// A problem of this convention. Marks stand at random, so not every one of them has a right line, and some follow another convention.
pub fn problem(convention: Convention, seed: u64) -> String {
    let mut random = Rng::with_seed(seed * 31 + convention as u64);
    let is_hex = convention == Convention::Connection;
    let white = random.u8(0..4) == 0 && !is_hex;
    let mut text = match is_hex {
        // Black needs one more stone on the way down; a row of three is left open.
        true => "(;GM[11]FF[4]SZ[4]AB[b2][c3][d1][d4]AW[a4][b4][c4]".to_owned(),
        false => "(;GM[1]FF[4]SZ[9]AB[ac][bc][cc][dc][ec][eb][ea]AW[ab][bb][cb][db][da]".to_owned(),
    };
    if convention == Convention::Joseki {
        text = "(;GM[1]FF[4]SZ[9]".to_owned();
    }
    if random.bool() {
        text += "C[The RIGHT move? Correct it is. +]";
    }
    if random.u8(0..5) == 0 {
        text += ";N[before]";
    }
    let mut maker = Maker { random, convention, is_hex, left: 30, text };
    // Of several first moves more than one usually ends well: then the main line does not decide.
    let is_one = convention == Convention::MainLine && maker.random.bool();
    let branches = if is_one { 1 } else { maker.random.usize(2..5) };
    for _ in 0..branches {
        maker.branch(white, true, 0);
    }
    maker.text + ")"
}

struct Maker {
    random: Rng,
    convention: Convention,
    is_hex: bool,
    left: usize,
    text: String,
}

impl Maker {
    /// A move of the solver or of the opponent, and what follows it.
    fn branch(&mut self, white: bool, solver: bool, depth: usize) {
        self.text.push('(');
        let mut next = Some((white, solver, depth));
        while let Some((white, solver, depth)) = next.take() {
            self.left = self.left.saturating_sub(1);
            self.node(white, solver, depth);
            if self.left == 0 || depth > 5 || self.random.u8(0..4) == 0 {
                break;
            }
            if self.random.u8(0..12) == 0 {
                self.text += ";N[a word]";
            }
            match self.random.usize(0..3) {
                0 => next = Some((!white, !solver, depth + 1)),
                forks => (0..=forks.min(1)).for_each(|_| self.branch(!white, !solver, depth + 1)),
            }
        }
        self.text.push(')');
    }

    fn node(&mut self, white: bool, solver: bool, depth: usize) {
        let point = self.point();
        let colour = if white { "W" } else { "B" };
        self.text += &format!(";{colour}[{point}]");
        let marks = self.marks(&point, solver, depth);
        self.text += &marks;
    }

    fn point(&mut self) -> String {
        let mut line = |most: u8| self.random.u8(0..most);
        match self.is_hex {
            true => ["d3", "c2", "d2", "a1", "b1"][usize::from(line(5))].to_owned(),
            false => format!("{}{}", char::from(b'a' + line(9)), char::from(b'a' + line(9))),
        }
    }

    /// The marks of a node: about one in three has one that counts, and some have one that does not.
    fn marks(&mut self, point: &str, solver: bool, depth: usize) -> String {
        let mut is = |of: u8| self.random.u8(0..of) == 0;
        let counts = is(3);
        let traps = is(6);
        let own = if solver { "GB[1]" } else { "GW[1]" };
        let pick = |right: &str, trap: &str| {
            if counts {
                right.to_owned()
            } else if traps {
                trap.to_owned()
            } else {
                String::new()
            }
        };
        match self.convention {
            Convention::RightWord => pick(
                ["C[Well done. RIGHT]", "C[sekiRIGHT]", "C[RIGHTGood]", "C[(RIGHT)]"][depth % 4],
                ["C[BRIGHT, but not right]", "C[COPYRIGHT of mine]", "C[RIGHTNESS of it]"][depth % 3],
            ),
            Convention::CorrectWord => {
                let words = ["Correct.", "Richtig!", "(Right)", "正解", "Правильно", "¡Correcto!"];
                let word = words[self.random.usize(0..words.len())];
                pick(
                    &format!("C[{word}]"),
                    [
                        "C[Incorrect.]",
                        "C[不正解]",
                        "C[Is it right?]",
                        "C[Right side is bigger]",
                        "C[Correct play would be elsewhere]",
                        "C[Exact timing matters]",
                        "C[Right-hand corner]",
                    ][depth % 7],
                )
            }
            Convention::Plus => pick("C[+ Dead.]", "C[+1 point]"),
            Convention::Wv => pick("WV[]", "C[Hm]"),
            Convention::Te => pick("TE[1]", "DO[]"),
            Convention::TeBm => pick("TE[2]", "BM[1]"),
            Convention::Bm => pick("BM[1]", "DO[]"),
            Convention::Ch => pick("CH[1]", "N[CH]"),
            Convention::GbGw => pick(own, if solver { "GW[2]" } else { "GB[2]" }),
            Convention::Tr => pick(&format!("TR[{point}]"), "TR[ab][bb]"),
            Convention::Joseki => match self.random.u8(0..8) {
                0 => "C[* Joseki *]".to_owned(),
                1 => "C[So * good  variation *, even]".to_owned(),
                2 => "C[A joseki]BM[1]".to_owned(),
                _ => String::new(),
            },
            // Words on a move that is chosen may be a verdict.
            _ if solver => pick("C[2.]", "N[A]"),
            _ => pick("C[A word]", "N[A name]"),
        }
    }
}

/// A game with forks, whose comments are verdicts, praise or prose; every other one has marks instead of verdicts.
pub fn game(seed: u64) -> String {
    let mut random = Rng::with_seed(seed * 17 + 5);
    let has_words = seed.is_multiple_of(2);
    let head = ["(;GM[1]FF[4]SZ[9]", "(;GM[1]FF[4]SZ[9]HA[2]AB[cc][gg]", "(;GM[11]FF[4]SZ[9]"][random.usize(0..3)];
    let is_hex = head.contains("GM[11]");
    let mut text = head.to_owned();
    let white = head.contains("HA");
    forks(&mut random, &mut text, (is_hex, has_words), (white, 0, 60));
    text + ")"
}

/// Marks on the moves of games: some are verdicts at a fork, some never are.
const MARKS: [&str; 16] = [
    "TE[1]",
    "BM[1]",
    "DO[]",
    "WV[]",
    "CH[1]",
    "GB[1]",
    "GW[1]",
    "GB[1]GW[1]",
    "TE[1]BM[1]",
    "BM[2]TE[1]",
    "CH[0]",
    "IT[]",
    "HO[1]",
    "C[Wrong.]",
    "BM[1]C[Wrong.]",
    "C[Why not?]",
];

/// A line of moves that forks here and there.
fn forks(
    random: &mut Rng,
    text: &mut String,
    (is_hex, has_words): (bool, bool),
    (mut white, mut depth, mut left): (bool, usize, usize),
) {
    loop {
        let mut point = || {
            let (column, row) = (random.u8(0..9), random.u8(0..9));
            match is_hex {
                true => format!("{}{}", char::from(b'a' + column), row + 1),
                false => format!("{}{}", char::from(b'a' + column), char::from(b'a' + row)),
            }
        };
        let point = point();
        *text += &format!(";{}[{point}]", if white { "W" } else { "B" });
        let kind = random.u8(0..22);
        *text += match kind {
            _ if !has_words => MARKS.get(usize::from(kind)).unwrap_or(&""),
            0 => "C[Correct.]",
            1 => "C[CORRECT]",
            2 => "C[Right move. It helps.]",
            3 | 4 => "C[Incorrect.]",
            5 => "C[Right side is bigger]",
            6 => "C[Correct play would be elsewhere]",
            7 => "C[RIGHT]",
            8 => "TE[1]",
            9 => "BM[1]",
            _ => "",
        };
        depth += 1;
        left = left.saturating_sub(1);
        if left == 0 || depth > 40 || random.u8(0..14) == 0 {
            return;
        }
        white = !white;
        if random.u8(0..5) == 0 {
            let branches = random.usize(2..4);
            for _ in 0..branches {
                text.push('(');
                forks(random, text, (is_hex, has_words), (white, depth, left / branches));
                text.push(')');
            }
            return;
        }
    }
}
