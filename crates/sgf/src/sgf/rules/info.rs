//! Rule family: game information with a prescribed form.

use super::{Code, Find, Game, Item, NodeRepair, Repairs, Report, Rule, rule_rows, shown, traits::Traits};
use crate::language::StaticText;
use crate::sgf::{
    Dialect, GameType, NodeId, PropertyEntry, Tree,
    property::is_blank,
    value::{
        Fit,
        amount::{KomiScale, scaled_komi, scaled_margin},
        corners, date,
        information::{self, Players},
        outcome::{By, Outcome},
        read_value,
    },
    vocabulary,
};

pub(super) static RULES: &[Rule] = rule_rows! {
    DateFormat Note "a date in words or in an unusual order"
        "DT is YYYY-MM-DD, or a list of such dates. The repair converts 6 June 2020, 2020/6/6 or 5-7 June 2020 to this form; where the day is ambiguous, as in 6/7/2020, the text is left alone."
        .sgfc(33).found(Find::NodeWith(Traits::PRESCRIBED, find)).repaired(Repairs::Node(respell));
    ResultFormat Note "a result in words"
        "RE is B+ or W+ with points, R, T or F, or 0, Void or ?. The repair writes 'Black wins by resignation' as B+R, B+3½ as B+3.5 and Jigo as 0; anything ambiguous is left alone."
        .sgfc(33).found(Find::Family).repaired(Repairs::With(Code::DateFormat));
    TimeFormat Note "a time limit in words"
        "TM is a number of seconds. The repair writes '2 hours' as 7200; if there is other text next to the time, it is left alone."
        .sgfc(33).found(Find::Family).repaired(Repairs::With(Code::DateFormat));
    RulesFormat Note "rules of Octi in another form"
        "RU is full, fast or kids, a colon, and variations with commas between them. The repair writes 'edgeless, kids' as kids:edgeless; where two rule sets are named, the text is left alone."
        .found(Find::Family).repaired(Repairs::With(Code::DateFormat));
    NumberFormat Note "game info that should be a number"
        "The format requires a number. The repair writes 6,5 or '6½ points' as 6.5; what is not a number is left alone."
        .sgfc(33).found(Find::Family).repaired(Repairs::With(Code::DateFormat));
    KomiScaled Note "komi or margin in another unit than points"
        "Fox servers write points times 100, or Chinese stones times 100, each of which is two points; some records have points times 10. It is left alone."
        .found(Find::Game(find_in_go));
    EarlierConversion Warning "converted incompletely by an earlier version"
        "An earlier version of this program converted this record from the file of a server, and did not read all of it, or not correctly. The record is left alone. If you still have the original file, open it again."
        .found(Find::Family);
    HandicapTooSmall Note "a handicap of less than two stones"
        "HA is 2 or more in the format. Many programs write 0 or 1 where there is no handicap, or where Black moves first without komi."
        .allowed().found(Find::Family);
    HandicapDiffers Note "HA does not match the stones, or who moves first"
        "HA is only a number; the stones are set up separately, or are Black's first moves, and White moves after them."
        .sgfc(61).found(Find::Family);
};

/// The finding for a value that lacks the form of its property.
fn code_of(id: &str) -> Code {
    match id {
        "DT" => Code::DateFormat,
        "RE" => Code::ResultFormat,
        "TM" => Code::TimeFormat,
        "RU" => Code::RulesFormat,
        _ => Code::NumberFormat,
    }
}

fn find(report: &mut Report<'_>, game: &Game, node: NodeId, items: &[Item<'_>]) {
    for item in items.iter().filter(|item| item.entry.is_some_and(PropertyEntry::is_prescribed)) {
        let value = item.values.first().filter(|raw| !is_blank(raw));
        if let Some(raw) = value {
            check_value(report, game, node, &item.id, raw);
        }
    }
}

fn check_value(report: &mut Report<'_>, game: &Game, node: NodeId, id: &str, raw: &[u8]) {
    let text = report.tree.charset(node).decode(raw).text.into_owned();
    let Some(fit) = information::fit(id, game.kind, &text) else { return };
    let shown = || shown(report.tree, node, raw);
    let message = match fit {
        Fit::Exact | Fit::Loose => return,
        // A number is written as the language writes it.
        Fit::Respelled(clean) => match clean.parse::<f64>() {
            Ok(clean) => message!("read-as-2", "{id}[{raw}] is read as {clean}", id, raw = shown(), clean),
            Err(_) => message!("read-as-2", "{id}[{raw}] is read as {clean}", id, raw = shown(), clean),
        },
        Fit::Illegal => message!("not", "{id}[{raw}] is not {wanted}", id, raw = shown(), wanted = wanted(id, &text)),
    };
    // Little Golem writes only the winner's letter.
    let golem = writes_letters(game, id, &text);
    let certain = better(game, id, &text).is_some();
    let mut fault = report.at_value(code_of(id), node, raw, message);
    fault.allowed(golem);
    fault.fixable(certain);
}

/// What a property should contain.
fn wanted(id: &str, text: &str) -> StaticText {
    match id {
        "DT" if date::names_no_day(text) => StaticText("wanted-real-date", "a date that exists"),
        "DT" => StaticText("wanted-date", "a date like 1996-12-31"),
        "RE" => StaticText("wanted-result", "B+ or W+ with points, R, T or F, or 0, Void or ?"),
        "RU" => StaticText("wanted-rules", "a rule set and variations like full:edgeless"),
        "TM" | "HA" if text.trim().starts_with('-') => StaticText("wanted-0-or-more", "0 or more"),
        _ => StaticText("wanted-number", "a number"),
    }
}

/// Little Golem gives the winner's letter alone.
fn writes_letters(game: &Game, id: &str, text: &str) -> bool {
    id == "RE" && game.is(Dialect::LittleGolem) && matches!(text.trim(), "B" | "W")
}

/// How a value would be written, where it is certain what it means and no word of it is lost.
fn better(game: &Game, id: &str, text: &str) -> Option<String> {
    let players = Players { several: game.kind == GameType::Blokus && !game.two_colours, ..Players::default() };
    let better = information::better(id, game.kind, players, text);
    better.filter(|_| !writes_letters(game, id, text) && information::keeps_words(id, text))
}

/// Normalizes the first value of each entry, if its meaning is certain.
fn respell(bench: &mut NodeRepair<'_>) {
    for at in 0..bench.parts.len() {
        let part = &bench.parts[at];
        let Some(raw) = part.values.first().filter(|_| part.entry.is_some() && bench.wants(code_of(&part.id))) else {
            continue;
        };
        if let Some(text) = better(bench.game, &part.id, &bench.text(raw)) {
            bench.parts[at].respell(&text);
        }
    }
}

fn find_in_go(report: &mut Report<'_>, game: &Game) {
    if game.kind != GameType::Go {
        return;
    }
    find_komi(report, game);
    find_margin(report, game);
    find_earlier_conversion(report, game);
    find_handicap(report, game);
}

fn find_komi(report: &mut Report<'_>, game: &Game) {
    let (tree, root) = (report.tree, game.root);
    let Some(raw) = tree.value(root, "KM") else { return };
    let text = shown(tree, root, raw);
    let written = vocabulary::look_up("KM", game.kind).map(|entry| read_value(entry, game.kind, &text));
    let written = written.filter(|reading| reading.fit != Fit::Illegal).and_then(|reading| reading.value.real());
    // Numbers as they are written, without what binary fractions add behind them.
    let rounded = |points: f32| (f64::from(points) * 1e4).round() / 1e4;
    let Some((komi, scale)) = scaled_komi(&text, game.is(Dialect::Fox)) else { return };
    let (komi, stones) = (rounded(komi), rounded(komi / 2.0));
    if scale == KomiScale::Stones && written == Some(stones) {
        let message = message!(
            "komi-may-be-in-stones",
            "KM[{raw}] is no usual komi in points; as stones, each of two points, it is a komi of {komi}",
            raw = text,
            komi
        );
        report.at_value(Code::KomiScaled, root, raw, message);
        return;
    }
    if written.is_none_or(|written| written == komi) {
        return;
    }
    let message = match scale {
        KomiScale::Stones => message!(
            "komi-is-in-stones",
            "KM[{raw}] is {stones} stones, each of two points: a komi of {komi}, in hundredths of stones",
            raw = text,
            stones,
            komi
        ),
        KomiScale::Tenths => {
            message!("komi-is-in-tenths", "KM[{raw}] is a komi of {komi}, in tenths", raw = text, komi)
        }
        KomiScale::Hundredths | KomiScale::Points => {
            message!("komi-is-in-hundredths", "KM[{raw}] is a komi of {komi}, in hundredths", raw = text, komi)
        }
    };
    report.at_value(Code::KomiScaled, root, raw, message);
}

/// Results of Fox in another unit than points, and those that no game can have.
fn find_margin(report: &mut Report<'_>, game: &Game) {
    let (tree, root) = (report.tree, game.root);
    let Some(raw) = tree.value(root, "RE").filter(|_| game.is(Dialect::Fox)) else { return };
    let text = shown(tree, root, raw);
    let Some(Outcome::Win(_, By::Points(margin))) = Outcome::read(&text, &[]) else { return };
    let rules = tree.simple_text(root, "RU").unwrap_or_default();
    let scaled = scaled_margin(margin, &rules).map(|(points, scale)| (f64::from(points), scale));
    let message = match scaled {
        Some((_, KomiScale::Points)) => return,
        Some((margin, KomiScale::Stones)) => {
            message!(
                "margin-is-in-stones",
                "RE[{raw}] is in stones, each of two points: a margin of {margin}",
                raw = text,
                margin
            )
        }
        Some((margin, _)) => {
            message!("margin-is-in-hundredths", "RE[{raw}] is a margin of {margin}, in hundredths", raw = text, margin)
        }
        None => message!("margin-is-impossible", "no game ends with RE[{raw}]", raw = text),
    };
    report.at_value(Code::KomiScaled, root, raw, message);
}

/// The beginning of a record that this program made of a server's file.
const CONVERTED: &[u8] = b"(;FF[4]CA[UTF-8]GM[1]SZ[";

/// Records that an earlier version converted without the names of the players, which newer programs of Tygem write elsewhere; and results of
/// more points than there are, made of the number of moves beside the points.
fn find_earlier_conversion(report: &mut Report<'_>, game: &Game) {
    let (tree, root) = (report.tree, game.root);
    let has = |id: &str| tree.has(root, id);
    if !tree.source().starts_with(CONVERTED) || has("AP") || tree.games().next() != Some(root) {
        return;
    }
    // Day, byo-yomi and result were read, and nothing that names the game.
    let names = |id: &&str| **id != *"DT" && has(id);
    let is_nameless =
        has("DT") && has("OT") && has("RE") && !has("PC") && !vocabulary::NAMES_OF_GAMES.iter().any(names);
    if is_nameless {
        let message =
            message!("players-of-gib-missing", "the players are missing: this version reads them from the GIB file");
        report.at_node(Code::EarlierConversion, root, message);
    }
    let Some(raw) = tree.value(root, "RE") else { return };
    let text = shown(tree, root, raw);
    let points = match Outcome::read(&text, &[]) {
        Some(Outcome::Win(_, By::Points(points))) => points,
        _ => return,
    };
    let (columns, rows) = game.size.unwrap_or((19, 19));
    // No game ends with more: every point of the board, and as many prisoners.
    if points > 2.0 * columns as f32 * rows as f32 {
        let message = message!("result-exceeds-board", "RE[{raw}] is more points than there can be", raw = text);
        report.at_value(Code::EarlierConversion, root, raw, message);
    }
}

fn find_handicap(report: &mut Report<'_>, game: &Game) {
    let (tree, root) = (report.tree, game.root);
    let Some(handicap) = tree.simple_text(root, "HA").and_then(|text| text.trim().parse::<usize>().ok()) else {
        return;
    };
    if handicap < 2 {
        let raw = tree.value(root, "HA").unwrap_or_default();
        let message = message!("ha-is-less-than-2", "HA is {handicap}, but the least handicap is 2", handicap);
        report.at_value(Code::HandicapTooSmall, root, raw, message);
        return;
    }
    // Some servers set them up in a node of their own. Rectangles count their points; one that cannot be read counts as one.
    let stones: usize = before_moves(tree, root)
        .flat_map(|node| tree.values(node, "AB"))
        .map(|raw| {
            let text = shown(tree, root, raw);
            let corners = text.split_once(':').and_then(|(a, b)| corners(a, b, game.kind));
            corners.map_or(1, |(a, b)| (a.0.abs_diff(b.0) as usize + 1) * (a.1.abs_diff(b.1) as usize + 1))
        })
        .sum();
    if stones != handicap && !(stones == 0 && placed_by_hand(tree, root) == handicap) {
        let raw = tree.value(root, "HA").unwrap_or_default();
        let message = message!(
            "ha-but-black-stones",
            "HA is {handicap}, but {stones} Black stone is set up"
                | "HA is {handicap}, but {stones} Black stones are set up",
            stones,
            handicap
        );
        report.at_value(Code::HandicapDiffers, root, raw, message);
    } else if stones == handicap && first_mover(tree, root).as_deref() == Some("B") {
        let raw = tree.value(root, "HA").unwrap_or_default();
        let message = message!("ha-but-black-moves", "HA is {handicap}, but Black moves first", handicap);
        report.at_value(Code::HandicapDiffers, root, raw, message);
    }
}

/// The nodes of the main line before its first move.
fn before_moves(tree: &Tree, root: NodeId) -> impl Iterator<Item = NodeId> + '_ {
    let line = tree.main_line(root);
    let moves = |node: NodeId| tree.has(node, "B") || tree.has(node, "W");
    // In a node with both, the stones come first.
    line.scan(false, move |ended, node| {
        let here = !std::mem::replace(ended, *ended || moves(node));
        here.then_some(node)
    })
}

/// The property of the first move of the main line, where no PL says that it is this colour's turn.
fn first_mover(tree: &Tree, root: NodeId) -> Option<String> {
    for node in tree.main_line(root) {
        if tree.has(node, "PL") {
            return None;
        }
        if let Some(property) = tree.properties(node).find(|property| matches!(&*property.id(), "B" | "W")) {
            return Some(property.id().into_owned());
        }
    }
    None
}

/// How many moves Black makes before White makes one, as where handicap stones are put down by hand.
fn placed_by_hand(tree: &Tree, root: NodeId) -> usize {
    let line = tree.main_line(root);
    line.filter(|&node| tree.has(node, "B") || tree.has(node, "W")).take_while(|&node| tree.has(node, "B")).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn handicap_stones_are_counted_before_the_first_move() {
        for (setup, reported) in [
            ("AB[aa]", Some("HA is 2, but 1 Black stone is set up")),
            ("", Some("HA is 2, but 0 Black stones are set up")),
            (";AB[aa]AW[cc];AB[bb]", None),
            (";AB[aa:bb]", Some("HA is 2, but 4 Black stones are set up")),
        ] {
            let (tree, faults) = Tree::read(format!("(;FF[4]GM[1]HA[2]{setup};W[dd];AB[ee])").into_bytes());
            let found = crate::sgf::check(&tree, &faults);
            let fault = found.iter().find(|fault| fault.code == Code::HandicapDiffers);
            assert_eq!(fault.map(|fault| fault.message.english().to_string()).as_deref(), reported, "{setup}");
        }
    }

    /// Whatever binary fractions add, a komi is printed as people write it; and one that is not scaled has no finding.
    #[test]
    fn a_komi_in_hundredths_has_at_most_two_decimals() {
        for hundredths in 25..1000 {
            let record = format!("(;FF[4]GM[1]AP[foxwq]KM[{hundredths}])");
            let (tree, faults) = Tree::read(record.into_bytes());
            let found = crate::sgf::check(&tree, &faults);
            let Some(fault) = found.iter().find(|fault| fault.code == Code::KomiScaled) else { continue };
            let message = fault.message.english().to_string();
            let komi = message.rsplit_once(" komi of ").expect("it names the komi").1;
            let (komi, _) = komi.split_once(", in ").expect("the end");
            assert!(komi.split('.').nth(1).is_none_or(|decimals| decimals.len() <= 2), "{message}");
        }
        let (tree, faults) = Tree::read(b"(;FF[4]GM[1]KM[0.65])".to_vec());
        assert!(!crate::sgf::check(&tree, &faults).iter().any(|fault| fault.code == Code::KomiScaled));
        // Elsewhere nobody counts stones.
        let (tree, faults) = Tree::read(b"(;FF[4]GM[1]KM[3.75])".to_vec());
        assert!(!crate::sgf::check(&tree, &faults).iter().any(|fault| fault.code == Code::KomiScaled));
    }

    /// What the message says of the number is true.
    #[test]
    fn a_scaled_komi_is_explained_as_it_was_written() {
        for (written, expected) in [
            ("375", Some("KM[375] is 3.75 stones, each of two points: a komi of 7.5, in hundredths of stones")),
            ("325", Some("KM[325] is 3.25 stones, each of two points: a komi of 6.5, in hundredths of stones")),
            ("650", Some("KM[650] is a komi of 6.5, in hundredths")),
            ("65", Some("KM[65] is a komi of 6.5, in tenths")),
            ("75", Some("KM[75] is a komi of 7.5, in tenths")),
            ("3.75", Some("KM[3.75] is no usual komi in points; as stones, each of two points, it is a komi of 7.5")),
            ("3.25", Some("KM[3.25] is no usual komi in points; as stones, each of two points, it is a komi of 6.5")),
            ("6.5", None),
            ("7", None),
            ("60", None),
        ] {
            let (tree, faults) = Tree::read(format!("(;FF[4]GM[1]AP[foxwq]KM[{written}])").into_bytes());
            let found = crate::sgf::check(&tree, &faults);
            let fault = found.iter().find(|fault| fault.code == Code::KomiScaled);
            assert_eq!(fault.map(|fault| fault.message.english().to_string()).as_deref(), expected, "{written}");
        }
    }

    #[test]
    fn a_result_of_fox_in_another_unit_is_reported() {
        for (header, expected) in [
            ("RU[Chinese]AP[foxwq]RE[W+3.25]", Some("RE[W+3.25] is in stones, each of two points: a margin of 6.5")),
            ("RU[Japanese]AP[GNU Go:3.8]AP[foxwq]RE[W+0.02]", Some("RE[W+0.02] is a margin of 2, in hundredths")),
            ("RU[Chinese]AP[foxwq]RE[W+3.33]", Some("no game ends with RE[W+3.33]")),
            ("RU[Japanese]AP[foxwq]RE[W+6.5]", None),
            ("RU[Chinese]AP[foxwq]RE[W+R]", None),
            ("RU[Chinese]RE[W+3.25]", None),
        ] {
            let (tree, faults) = Tree::read(format!("(;FF[4]GM[1]{header})").into_bytes());
            let found = crate::sgf::check(&tree, &faults);
            let fault = found.iter().find(|fault| fault.code == Code::KomiScaled);
            assert_eq!(fault.map(|fault| fault.message.english().to_string()).as_deref(), expected, "{header}");
        }
    }

    #[test]
    fn a_day_that_does_not_exist_is_reported() {
        for (date, day) in [("1996-02-30", true), ("1996-04-30,31", true), ("1996-12-1", false), ("30.2.1996", false)] {
            let (tree, faults) = Tree::read(format!("(;FF[4]GM[1]DT[{date}])").into_bytes());
            let found = crate::sgf::check(&tree, &faults);
            let fault = found.iter().find(|fault| fault.code == Code::DateFormat).expect(date);
            assert_eq!(fault.message.english().contains("that exists"), day, "{}", fault.message);
        }
    }
}
