//! Records with a word in every place where somebody may have written one, and programs seldom look.
//!
//! A record is a row of pieces, so that one that breaks the law can be made smaller without breaking what holds it together.

use fastrand::Rng;
use variorum::text::Charset;

/// A record, as it was put together.
pub struct Record {
    /// Its pieces, one after the other: parentheses, semicolons, properties, text.
    pub pieces: Vec<Vec<u8>>,
    /// Whether the file has two bytes for each letter.
    pub wide: bool,
    /// Which of the games it is of.
    pub game: &'static Game,
    /// The words in it, as they are spelled in it.
    pub words: Vec<Vec<u8>>,
}

impl Record {
    /// The bytes of a file of these pieces.
    pub fn bytes(pieces: &[Vec<u8>], wide: bool) -> Vec<u8> {
        let bytes = pieces.concat();
        if !wide {
            return bytes;
        }
        let text = String::from_utf8_lossy(&bytes).into_owned();
        [0xFEFF].into_iter().chain(text.encode_utf16()).flat_map(u16::to_le_bytes).collect()
    }
}

/// How a game is said to be one of its kind, and what is played in it.
pub struct Game {
    pub head: &'static [&'static str],
    pub colours: &'static [&'static str],
    pub points: &'static [&'static str],
}

/// Games of all kinds, one that nobody knows and one that says nothing.
pub const GAMES: &[Game] = &[
    Game { head: &["GM[1]", "SZ[9]"], colours: &["B", "W"], points: &["aa", "bb", "cc", "dd", "ba", "ab", "ii", ""] },
    Game { head: &["FF[4]", "GM[1]", "SZ[5:4]"], colours: &["B", "W"], points: &["aa", "bb", "ed", "ad", "cb"] },
    Game { head: &["FF[3]", "GaMe[1]", "SiZe[9]"], colours: &["B", "W"], points: &["aa", "bb", "cc", "dd"] },
    Game { head: &[], colours: &["B", "W"], points: &["aa", "ss", "qd", "pd", "tt"] },
    Game { head: &["FF[4]", "GM[11]", "SZ[5]"], colours: &["B", "W"], points: &["a1", "e5", "c3", "b4", "d2"] },
    Game {
        head: &["GM[Blokus Duo]"],
        colours: &["B", "W"],
        points: &["e10", "e10,f10", "j5", "j5,j6", "d9,d10", "a1,c1"],
    },
    Game { head: &["GM[Blokus]"], colours: &["1", "2", "3", "4"], points: &["a20", "t20", "t1,t2", "a1", "b19,c19"] },
    Game { head: &["GM[Blokus Trigon]"], colours: &["1", "2", "3", "4"], points: &["t4", "t4,u4", "k9", "z9"] },
    Game { head: &["GM[19]", "SZ[9]"], colours: &["B", "W"], points: &["33+B", "46", "33-44", "46CD", "44"] },
    Game { head: &["GM[2]", "SZ[8]"], colours: &["B", "W"], points: &["d3", "c3", "e6", "f6"] },
    Game { head: &["GM[9]", "SZ[8]"], colours: &["B", "W"], points: &["b8-b6", "a3-c3", "b8", "d4"] },
    Game { head: &["GM[4]", "SZ[15]"], colours: &["B", "W"], points: &["aa", "hh", "hi", "ab"] },
    Game { head: &["GM[TwixtPP]"], colours: &["r", "b"], points: &["d4", "e6"] },
    Game { head: &["GM[21]", "SZ[5]", "AB[c4][b2]"], colours: &["B", "W"], points: &["c4", "b2", "d2"] },
    Game { head: &["GM[6]"], colours: &["B", "W"], points: &["31adac", "double", "aa"] },
    Game { head: &["GM[987]", "SZ[7]"], colours: &["B", "W"], points: &["aa", "b2"] },
];

/// Properties that hold text.
const TEXTS: &[&str] = &[
    "C", "C", "C", "N", "GC", "GN", "PB", "PW", "BR", "WR", "BT", "WT", "CP", "DT", "EV", "RO", "PC", "RU", "ON", "OT",
    "US", "SO", "AN", "P1", "1R", "AP",
];

/// Properties that hold something else, each with a proper value.
const OTHERS: &[(&str, &str)] = &[
    ("KM", "6.5"),
    ("SBKV", "55.3"),
    ("LZ", "0.7.4 55.3 1k"),
    ("ES", "B+1.5"),
    ("RSGF", "x"),
    ("HA", "2"),
    ("TM", "1800"),
    ("RE", "B+R"),
    ("RE", "W+3.5"),
    ("FF", "4"),
    ("GM", "1"),
    ("SZ", "9"),
    ("ST", "2"),
    ("ID", "77"),
    ("KI", "13"),
    ("OM", "5"),
    ("OP", "30"),
    ("BS", "0"),
    ("TE", "1"),
    ("BM", "1"),
    ("DO", ""),
    ("IT", ""),
    ("KO", ""),
    ("GB", "1"),
    ("GW", "2"),
    ("DM", "1"),
    ("UC", "1"),
    ("HO", "1"),
    ("CH", "1"),
    ("V", "1.5"),
    ("MN", "3"),
    ("PM", "1"),
    ("BL", "300"),
    ("WL", "299.5"),
    ("OB", "5"),
    ("OW", "4"),
    ("FG", ""),
    ("FG", "257:Figure"),
    ("PL", "W"),
    ("EL", "1"),
    ("NR", "3"),
];

/// Properties that hold points.
const POINTS: &[&str] = &[
    "AB", "AW", "AE", "TR", "SQ", "CR", "MA", "SL", "TB", "TW", "DD", "VW", "M", "L", "SC", "RG", "BO", "WO", "A1",
    "A2", "CS", "SE",
];

/// Properties of programs that nobody else knows.
const PRIVATE: &[&str] = &["XX", "KGSDE", "D4", "MULTIGOGM", "A9", "x"];

/// Encodings, and letters of theirs; some have a second byte that looks like a bracket or a backslash.
const LETTERS: &[(&str, &[&str])] = &[
    ("utf-8", &["é", "ü", "聂", "卫平", "ж", "한"]),
    ("windows-1252", &["é", "ü", "É", "ñ"]),
    ("gbk", &["聂", "昞", "奭", "卫", "漒"]),
    ("big5", &["白", "功", "许", "蓋", "餐"]),
    ("shift_jis", &["表", "予", "ソ", "石", "余"]),
    ("euc-kr", &["한", "국"]),
    ("macintosh", &["é", "ü", "ß"]),
    ("windows-1251", &["ж", "Иван", "щ"]),
    ("iso-8859-2", &["š", "ž", "ł"]),
];

/// Puts a record together.
pub struct Builder<'a> {
    random: &'a mut Rng,
    pieces: Vec<Vec<u8>>,
    words: Vec<Vec<u8>>,
    /// The encoding, and some letters; `None` where all is ASCII.
    letters: Option<(Charset, &'static [&'static str])>,
    /// In how many of a hundred places a word is put.
    rate: u32,
    /// How many words were given already, here and elsewhere.
    count: u32,
}

/// A word with a capital and digits.
pub fn word(number: u32) -> String {
    format!("Zq{number}k")
}

impl<'a> Builder<'a> {
    fn chance(&mut self, percent: u32) -> bool {
        self.random.u32(..100) < percent
    }

    fn one<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.random.usize(..of.len())]
    }

    fn push(&mut self, piece: impl Into<Vec<u8>>) {
        self.pieces.push(piece.into());
    }

    fn word(&mut self) -> Vec<u8> {
        self.count += 1;
        let mut new = format!("Zq{}", self.count).into_bytes();
        if let Some((charset, letters)) = self.letters.clone()
            && self.chance(30)
        {
            let letters = self.one(letters);
            new.extend(charset.encode(letters).unwrap_or_default());
        }
        new.push(b'k');
        self.words.push(new.clone());
        new
    }

    /// A word without capitals and digits, which are letters of an identifier.
    fn small_word(&mut self) -> Vec<u8> {
        self.count += 1;
        let digits = self.count.to_string();
        let new = format!("zq{}k", digits.bytes().map(|digit| char::from(digit - b'0' + b'a')).collect::<String>());
        self.words.push(new.clone().into_bytes());
        new.into_bytes()
    }

    /// A text with a word in it.
    fn text(&mut self) -> Vec<u8> {
        let (before, after) = self.one(&[
            ("", ""),
            ("", ""),
            ("", ""),
            ("some ", " more"),
            ("line\n", "\nline"),
            ("a\\]", "b"),
            ("a\\\\", ""),
            ("a:b ", ""),
            ("a\\:", "\\:c"),
            ("[", " x"),
            ("soft \\\nbreak ", ""),
            ("(;", ")"),
            ("Value of move: 3.00\n\n", ""),
            ("", "\n\nOverall black win%: 50.00%"),
            (" ", "  "),
            ("\\", "\\d"),
        ]);
        [before.as_bytes(), &self.word(), after.as_bytes()].concat()
    }

    /// Text that belongs to nothing, if the chance is there.
    fn stray(&mut self) {
        if !self.chance(self.rate) {
            return;
        }
        let small = self.chance(45);
        let word = if small { self.small_word() } else { self.word() };
        let (before, after) = self.one(&[
            (" ", " "),
            (" ", " "),
            ("\n", "\n"),
            ("<", ">"),
            (" --- ", " ---\n"),
            (" D4 is ", " "),
            (" ", ": "),
            ("] ", " "),
            (" ", " ]"),
            (" é", " "),
            (" \\", " "),
        ]);
        // Without a break, what follows would be taken for a part of the word.
        let after = if small { "\n" } else { after };
        self.push([before.as_bytes(), &word, after.as_bytes()].concat());
    }

    /// A property with a word in one of the places that it has.
    fn planted(&mut self, id: &str, good: &[u8]) {
        let text = |part: &str| part.as_bytes().to_vec();
        let value = |inner: &[u8]| [b"[", inner, b"]"].concat();
        let whole = |values: &[Vec<u8>]| [text(id), values.concat()].concat();
        match self.random.u32(..22) {
            0..3 => {
                let further = self.text();
                self.push(whole(&[value(good), value(&further)]));
            }
            3..6 => {
                let again = self.text();
                self.push(whole(&[value(good)]));
                self.stray_small();
                self.push(whole(&[value(&again)]));
            }
            6..9 => {
                let only = self.text();
                self.push(whole(&[value(&only)]));
            }
            9 => {
                let only = [good, b" ", &self.word()].concat();
                self.push(whole(&[value(&only)]));
            }
            10 => {
                let only = [good, b":", &self.word()].concat();
                self.push(whole(&[value(&only)]));
            }
            11 => {
                let only = [&self.word()[..], b":", good].concat();
                self.push(whole(&[value(&only)]));
            }
            12 => {
                let (between, further) = (self.word(), self.text());
                self.push([&text(id)[..], &value(good), b"<", &between, b">", &value(&further)].concat());
            }
            13 => {
                let between = self.small_word();
                self.push([&text(id)[..], b" ", &between, b" ", &value(good)].concat());
            }
            14 if id.starts_with(|letter: char| letter.is_ascii_uppercase()) => {
                let letters = self.small_word();
                self.push([&text(id)[..], &letters, &value(good)].concat());
            }
            // Before a number small letters are a part of the name.
            15 if id.starts_with(|letter: char| letter.is_ascii_uppercase()) => {
                let before = self.small_word();
                self.push([&before[..], &text(id), &value(good)].concat());
            }
            16 => {
                let (first, second, third) = (self.text(), self.text(), self.text());
                self.push(whole(&[value(&first), value(&second), value(&third)]));
            }
            17 => {
                let (again, further) = (self.text(), self.text());
                self.push(whole(&[value(&again)]));
                self.push(whole(&[value(good)]));
                self.push(whole(&[value(&further)]));
            }
            // The bracket is missing: the value goes on to the next one.
            18..20 => {
                let end = self.one(&["\n", "", " ", ";"]);
                let (swallowed, words) = (self.one(&["PB", "C", "EV", "XX", "W"]), self.text());
                self.push(
                    [&text(id)[..], b"[", good, end.as_bytes(), swallowed.as_bytes(), b"[", &words, b"]"].concat(),
                );
            }
            20 => {
                let further = self.word();
                self.push(whole(&[value(b""), value(&further)]));
            }
            _ => {
                let inner = [&self.word()[..], b" ", good].concat();
                self.push(whole(&[value(&inner), value(good)]));
            }
        }
    }

    fn stray_small(&mut self) {
        if self.chance(30) {
            self.stray();
        }
    }

    /// Some property, most often one with a word.
    fn property(&mut self, game: &Game) {
        let point = |this: &mut Self| this.one(game.points).as_bytes().to_vec();
        let (id, good): (&str, Vec<u8>) = match self.random.u32(..10) {
            0..4 => (self.one(TEXTS), b"text".to_vec()),
            4..6 => {
                let (id, good) = self.one(OTHERS);
                (id, good.as_bytes().to_vec())
            }
            6..8 => (self.one(POINTS), point(self)),
            8 => match self.random.u32(..4) {
                0..2 => ("LB", [&point(self)[..], b":p"].concat()),
                2 => (self.one(&["LN", "AR"]), [&point(self)[..], b":", &point(self)].concat()),
                _ => ("AS", [&point(self)[..], b":", &point(self)].concat()),
            },
            _ => (self.one(PRIVATE), b"text".to_vec()),
        };
        if id == "LB" && self.chance(50) {
            // Two labels for one point.
            let (at, first, second) = (point(self), self.word(), self.word());
            self.push([b"LB[", &at[..], b":", &first, b"][", &at, b":", &second, b"]"].concat());
        } else if self.chance(self.rate + 25) {
            self.planted(id, &good);
        } else {
            self.push([id.as_bytes(), b"[", &good, b"]"].concat());
        }
    }

    /// What is said of the encoding.
    fn charset(&mut self, label: &str) {
        let name = self.one(&[label, label, label, "UTF-8", "gbk", "ISO-8859-1"]).to_owned();
        match self.random.u32(..16) {
            0..3 => {}
            3..7 => self.push(format!("CA[{name}]")),
            7 => self.push(b"CA[]"),
            8 => {
                let note = self.word();
                self.push([format!("CA[{name} (").as_bytes(), &note, b")]"].concat());
            }
            9 => {
                let further = self.word();
                self.push([format!("CA[{name}][").as_bytes(), &further, b"]"].concat());
            }
            10 => {
                let again = self.word();
                self.push(format!("CA[{name}]"));
                self.stray_small();
                self.push([b"CA[", &again[..], b"]"].concat());
            }
            11 => {
                let (between, end) = (self.word(), self.one(&["\n", "", " "]));
                self.push([format!("CA[{name}{end}PB[").as_bytes(), &between, b"]"].concat());
            }
            12 => {
                let between = self.word();
                self.push([format!("CA[{name}]<").as_bytes(), &between, b">[gbk]"].concat());
            }
            13 => {
                let only = self.word();
                self.push([b"CA[", &only[..], b"]"].concat());
            }
            14 => {
                let composed = self.word();
                self.push([format!("CA[{name}:").as_bytes(), &composed, b"]"].concat());
            }
            _ => self.planted("CA", name.as_bytes()),
        }
    }

    /// The properties of a node, with a move or without.
    fn node(&mut self, game: &Game, number: usize) {
        let leading = self.one(&["", "", "", "\n", " "]);
        self.push(leading);
        self.push(b";");
        self.stray();
        if self.chance(75) {
            let (colour, point) = (game.colours[number % game.colours.len()], self.one(game.points));
            if self.chance(self.rate / 2) {
                self.planted(colour, point.as_bytes());
            } else {
                self.push(format!("{colour}[{point}]"));
            }
        }
        // Enough leads of an engine that some moves lose something; the rest of the record does not depend on them.
        let mut aside = self.random.clone();
        if aside.u32(..100) < 20 {
            let lead = ["9", "-9", "0"][aside.usize(..3)];
            self.push(format!("SBKS[{lead}]"));
        }
        for _ in 0..self.random.u32(..6) / 2 {
            self.stray();
            self.property(game);
        }
    }

    /// What follows a node, up to the parenthesis that closes.
    fn line(&mut self, game: &Game, mut number: usize, forks: usize) {
        for _ in 0..self.random.u32(..4) {
            self.stray();
            self.node(game, number);
            number += 1;
        }
        if forks > 0 && self.chance(45) {
            for _ in 0..self.random.u32(1..4) {
                self.stray();
                self.push(b"(");
                self.stray_small();
                self.node(game, number);
                self.line(game, number + 1, forks - 1);
                self.push(b")");
            }
            // What belongs to a node before its variations.
            if self.chance(self.rate) {
                self.stray_small();
                self.property(game);
            }
        }
        self.stray();
    }

    /// A whole file.
    pub fn record(random: &'a mut Rng, first_word: u32) -> Record {
        let rate = [0, 5, 15, 40][random.usize(..4)];
        let mut new = Builder { random, pieces: Vec::new(), words: Vec::new(), letters: None, rate, count: first_word };
        let game = &GAMES[new.random.usize(..GAMES.len())];
        let (label, letters) = new.one(LETTERS);
        if new.chance(50) {
            new.letters = Charset::for_label(label).map(|charset| (charset, letters));
        }
        let wide = new.letters.is_some() && label == "utf-8" && new.chance(15);
        if !wide && label == "utf-8" && new.letters.is_some() && new.chance(10) {
            new.push("\u{feff}");
        }
        for number in 0..[1, 1, 1, 2, 3, 4][new.random.usize(..6)] {
            let separator = new.one(&["", "\n", "\n\n", " "]);
            if number > 0 {
                new.push(separator);
            }
            new.stray();
            let kind = if new.chance(80) { game } else { &GAMES[new.random.usize(..GAMES.len())] };
            new.push(b"(");
            new.stray_small();
            new.push(b";");
            new.stray_small();
            let early = new.chance(50);
            if early {
                new.charset(label);
            }
            for property in kind.head {
                new.push(*property);
                new.stray_small();
            }
            if !early {
                new.charset(label);
            }
            for _ in 0..new.random.u32(..7) / 2 {
                new.property(kind);
                new.stray();
            }
            new.line(kind, 0, 2);
            new.push(b")");
        }
        new.stray();
        let tail = new.one(&["", "", "\n"]);
        new.push(tail);
        new.pieces.retain(|piece| !piece.is_empty());
        Record { pieces: new.pieces, wide, game, words: new.words }
    }
}
