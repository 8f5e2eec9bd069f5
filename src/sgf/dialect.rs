//! Habits of programs and servers that differ from the format: recognised, so that values are not misjudged.

use super::{GameType, NodeId, Tree, vocabulary::key};

/// A way of writing records that has its own rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Dialect {
    /// FF1, or no version named although properties of FF1 are used.
    Ff1,
    /// FF2.
    Ff2,
    /// FF3.
    Ff3,
    /// Nihon Ki-in and Sina: KO is the komi, TE the event, RD the date.
    Kifu,
    /// Fox and its descendants: komi in hundredths, TC and TT for overtime.
    Fox,
    /// Little Golem: no GM, the colours of moves exchanged, values not escaped.
    LittleGolem,
    /// HexGui before 1.1 and the programs of its time: no GM, swaps in words.
    OldHexGui,
    /// Pentobi before 1.0: names of colours as properties, a value for each point, empty values for passes.
    OldPentobi,
    /// Tournament scripts of Hex programs: the names of the players as moves of the root.
    PlayersAsMoves,
}

impl Dialect {
    /// What to call it.
    pub fn name(self) -> &'static str {
        match self {
            Dialect::Ff1 => "FF1",
            Dialect::Ff2 => "FF2",
            Dialect::Ff3 => "FF3",
            Dialect::Kifu => "kifu (Nihon Ki-in, Sina)",
            Dialect::Fox => "Fox",
            Dialect::LittleGolem => "Little Golem",
            Dialect::OldHexGui => "old HexGui",
            Dialect::OldPentobi => "old Pentobi",
            Dialect::PlayersAsMoves => "players as moves",
        }
    }
}

/// The dialects a game is written in; usually none.
pub fn dialects(tree: &Tree, root: NodeId) -> Vec<Dialect> {
    let mut found = Vec::new();
    // Most of what is asked for is not there, which is quickly known.
    let keys: Vec<u64> = tree.properties(root).map(|property| key(&property.id())).collect();
    let present = |id: &str| keys.contains(&key(id));
    let text = |id: &str| if present(id) { tree.simple_text(root, id) } else { None };
    // An identifier without a value says nothing.
    let has = |id: &str| present(id) && tree.value(root, id).is_some_and(|raw| !raw.trim_ascii().is_empty());
    let contains = |id: &str, word: &str| {
        present(id) && tree.values(root, id).any(|raw| memchr::memmem::find(raw, word.as_bytes()).is_some())
    };
    let long_identifiers = tree
        .properties(root)
        .any(|property| property.ident().len() > 2 && property.ident().iter().any(u8::is_ascii_lowercase));
    match text("FF").as_deref().map(str::trim) {
        Some("1") => found.push(Dialect::Ff1),
        Some("2") => found.push(Dialect::Ff2),
        Some("3") => found.push(Dialect::Ff3),
        None if long_identifiers => found.push(Dialect::Ff1),
        _ => {}
    }
    let kind = GameType::of(tree, root);
    if is_kifu(tree, root) {
        found.push(Dialect::Kifu);
    }
    let hundredths =
        text("KM").and_then(|komi| komi.trim().parse::<f64>().ok()).is_some_and(|komi| komi.abs() >= 100.0);
    if contains("AP", "foxwq") || (hundredths && has("TT")) || (has("TT") && has("TC")) {
        found.push(Dialect::Fox);
    }
    let golem = ["SO", "PC", "EV", "GN"].iter().any(|id| contains(id, "ittle") && contains(id, "olem"))
        || ["SO", "PC"].iter().any(|id| contains(id, "littlegolem"));
    if golem && !has("GM") {
        found.push(Dialect::LittleGolem);
    }
    if kind == GameType::Hex || (kind == GameType::Go && !has("GM") && looks_like_hex(tree, root)) {
        let program = text("AP").is_some_and(|program| is_old_hexgui(&program));
        if !golem && (!has("GM") || program || has_word_swap(tree, root)) {
            found.push(Dialect::OldHexGui);
        }
        let named = |id: &str| tree.value(root, id).is_some_and(|raw| !is_cell_or_word(raw));
        if named("B") || named("W") {
            found.push(Dialect::PlayersAsMoves);
        }
    }
    if kind == GameType::Blokus && is_old_pentobi(tree, root) {
        found.push(Dialect::OldPentobi);
    }
    found
}

/// RD, GK or LC in the root, and TE or KO with something other than the values of the format.
fn is_kifu(tree: &Tree, root: NodeId) -> bool {
    let marks = ["RD", "GK", "LC"].iter().any(|id| tree.value(root, id).is_some());
    let event = tree.value(root, "TE").is_some_and(|raw| !matches!(raw.trim_ascii(), b"" | b"1" | b"2"));
    let komi = tree.value(root, "KO").is_some_and(|raw| !raw.trim_ascii().is_empty());
    marks && (event || komi)
}

/// The first moves of a game, as raw values.
fn first_moves(tree: &Tree, root: NodeId) -> impl Iterator<Item = &[u8]> {
    let mut at = tree.first_child(root);
    std::iter::from_fn(move || {
        let node = at?;
        at = tree.first_child(node);
        Some(node)
    })
    .take(8)
    .filter_map(move |node| tree.value(node, "B").or_else(|| tree.value(node, "W")))
}

/// Moves like `f6` cannot be Go.
fn looks_like_hex(tree: &Tree, root: NodeId) -> bool {
    let mut moves = first_moves(tree, root).peekable();
    moves.peek().is_some() && moves.all(is_cell_or_word)
}

/// HexGui up to 0.9, and the versions called 1.0 that came before.
fn is_old_hexgui(program: &str) -> bool {
    let Some(version) = program.trim().strip_prefix("HexGui:") else { return false };
    let mut numbers = version.split('.').map(|part| part.trim().parse::<u32>().ok());
    match (numbers.next().flatten(), numbers.next().flatten()) {
        (Some(0), Some(minor)) => minor < 10,
        (Some(1), Some(minor)) => minor == 0,
        _ => false,
    }
}

fn has_word_swap(tree: &Tree, root: NodeId) -> bool {
    first_moves(tree, root).any(|raw| raw.trim_ascii().eq_ignore_ascii_case(b"swap"))
}

fn is_cell_or_word(raw: &[u8]) -> bool {
    let raw = raw.trim_ascii();
    let word: [&[u8]; 6] = [b"swap", b"swap-sides", b"swap-pieces", b"resign", b"forfeit", b"pass"];
    if word.iter().any(|word| raw.eq_ignore_ascii_case(word)) {
        return true;
    }
    let letters = raw.iter().take_while(|byte| byte.is_ascii_alphabetic()).count();
    (1..=3).contains(&letters)
        && (1..=4).contains(&(raw.len() - letters))
        && raw[letters..].iter().all(u8::is_ascii_digit)
}

/// Colour names as properties, a value for each point, or passes as empty values.
fn is_old_pentobi(tree: &Tree, root: NodeId) -> bool {
    let mut at = Some(root);
    for _ in 0..32 {
        let Some(node) = at else { break };
        for property in tree.properties(node) {
            let id = property.id();
            if matches!(id.as_ref(), "BLUE" | "YELLOW" | "RED" | "GREEN") {
                return true;
            }
            if matches!(id.as_ref(), "B" | "W" | "1" | "2" | "3" | "4") {
                let mut values = property.values();
                let first = values.next().unwrap_or_default();
                if values.next().is_some() || first.trim_ascii().is_empty() {
                    return true;
                }
            }
        }
        at = tree.first_child(node);
    }
    // Version 12.0 numbered the two colours of Callisto.
    let two_players = tree.simple_text(root, "GM").is_some_and(|name| name.trim() == "Callisto Two-Player");
    two_players && tree.first_child(root).is_some_and(|node| tree.has(node, "1") || tree.has(node, "2"))
}
