//! Rule family: root properties.

use super::{Code, Find, Game, Item, NodeRepair, Part, Repairs, Report, Rule, rule_rows, shown, traits::Traits};
use crate::language::StaticText;
use crate::sgf::{Class, GameType, NodeId, PointSyntax, property::is_blank};

/// The largest board whose points are two letters.
const MOST_LINES: u32 = 52;

pub(super) static RULES: &[Rule] = rule_rows! {
    Dialect Note "a dialect of the format"
        "The record follows the habits of a program or server that differ from the format. It is read accordingly."
        .allowed().found(Find::Game(find));
    UncheckedGame Note "a game whose values are not checked"
        "Moves and points of this game are shown as recorded and not checked."
        .sgfc(19).found(Find::Family);
    GameGuessed Warning "a game that GM does not name"
        "Without GM a record is one of Go. The event, the moves or the name of the file show that this is another game. Where they do not prove it, normalising writes no GM."
        .found(Find::Family);
    FormatTooNew Error "a version of the format that does not exist"
        "FF can be 1 to 4. The file is read as FF4. The repair writes 4."
        .sgfc(46).found(Find::Family).repaired(Repairs::Node(write_newest));
    BadRootValue Error "a root property without a usable value"
        "FF, GM or ST has a meaningless value, so the default is used. The repair moves the value to a private property."
        .sgfc(18).found(Find::Family).repaired(Repairs::Node(set_bad_aside));
    SizeUnreadable Warning "SZ is not a usable size"
        "The usual size of the game is assumed. The value is kept."
        .sgfc(18).found(Find::Family);
    SquareSize Error "a square board size as two numbers"
        "The size of a square board is written as one number. The repair does this."
        .sgfc(47).found(Find::Family).repaired(Repairs::Node(write_square));
    BoardTooBig Warning "a board too large for all its points to be named"
        "Points are two letters, so a board has at most 52 lines."
        .sgfc(50).found(Find::Family);
    RootPropertyElsewhere Error "a root property outside the root node"
        "It has no meaning there. The repair removes it if the root has the same value, and otherwise turns it into a private property."
        .sgfc(32).found(Find::NodeWith(Traits::ROOT, find_elsewhere)).repaired(Repairs::Node(repair_elsewhere));
};

fn find(report: &mut Report<'_>, game: &Game) {
    let (tree, root) = (report.tree, game.root);
    for dialect in game.identity.dialects() {
        let message = message!("written-manner", "written in the style of {dialect}", dialect = dialect.name());
        report.at_node(Code::Dialect, root, message);
    }
    if !game.kind.is_known() {
        let name = tree.simple_text(root, "GM").unwrap_or_default();
        let message = match name.trim() {
            "" => say!("values-game-cannot-judged", "the values of this game cannot be checked"),
            name => say!("gm-not-game-whose", "the values of GM[{name}] cannot be checked", name),
        };
        match tree.value(root, "GM") {
            Some(raw) => report.at_value(Code::UncheckedGame, root, raw, message),
            None => report.at_node(Code::UncheckedGame, root, message),
        };
    }
    if game.identity.is_guessed() && game.identity.family() != "go" {
        let variant = game.identity.variant().filter(|_| game.kind == GameType::Gomoku);
        let message = match variant.unwrap_or(game.identity.family()) {
            "other" => say!("game-is-unknown", "GM is missing, and the event names a game that is not known"),
            family => say!("game-is-guessed", "GM is missing; read as {game}", game = family),
        };
        report.at_node(Code::GameGuessed, root, message);
    }
    if let Some(raw) = tree.value(root, "FF") {
        match tree.simple_text(root, "FF").map(|text| text.trim().parse::<i64>()) {
            Some(Ok(1..=4)) => {}
            Some(Ok(version @ 5..)) => {
                let message = message!("ff-does-not-exist", "FF[{version}] does not exist; read as FF4", version);
                report.at_value(Code::FormatTooNew, root, raw, message);
            }
            _ => bad_root_value(report, root, "FF", raw, StaticText("ff1-is-assumed", "FF1 is assumed")),
        }
    }
    if let Some(raw) = tree.value(root, "GM")
        && is_blank(raw)
    {
        bad_root_value(report, root, "GM", raw, StaticText("go-is-assumed", "Go is assumed"));
    }
    if let Some(raw) = tree.value(root, "ST") {
        let style = tree.simple_text(root, "ST").and_then(|text| text.trim().parse::<i64>().ok());
        if style.is_none_or(|style| !(0..=3).contains(&style)) {
            bad_root_value(report, root, "ST", raw, StaticText("it-is-ignored", "it is ignored"));
        }
    }
    check_size(report, game);
}

fn bad_root_value(report: &mut Report<'_>, root: NodeId, id: &str, raw: &[u8], so: StaticText) {
    let message =
        message!("means-nothing", "{id}[{raw}] is not valid; {so}", id, raw = shown(report.tree, root, raw), so);
    report.at_value(Code::BadRootValue, root, raw, message);
}

fn check_size(report: &mut Report<'_>, game: &Game) {
    let (tree, root) = (report.tree, game.root);
    let Some(raw) = tree.value(root, "SZ") else { return };
    let Some((columns, rows)) = game.size else {
        let message = message!("sz-no-size-board", "SZ[{raw}] is not a board size", raw = shown(tree, root, raw));
        report.at_value(Code::SizeUnreadable, root, raw, message);
        return;
    };
    let text = tree.simple_text(root, "SZ").unwrap_or_default();
    let numbers = text.split(':').count();
    if columns == rows && numbers == 2 {
        let message = message!(
            "square-board-lines-written",
            "a square board of size {columns} is written as two numbers",
            columns
        );
        report.at_value(Code::SquareSize, root, raw, message);
    } else if numbers > 2 || text.trim().contains(|c: char| !c.is_ascii_digit() && !matches!(c, ':' | '+')) {
        let message =
            message!("sz-read-as", "SZ[{trim}] is read as {columns}:{rows}", trim = text.trim(), columns, rows);
        report.at_value(Code::SizeUnreadable, root, raw, message);
    }
    if text.contains(':') && game.named_format && game.format < 4 {
        let message = message!(
            "sz-two-numbers-belongs",
            "SZ with two numbers is FF4, but the file says FF{format}",
            format = game.format
        );
        report.at_value(Code::NewerProperty, root, raw, message);
    }
    if game.kind.points() == PointSyntax::LetterPair && columns.max(rows) > MOST_LINES {
        let message = message!(
            "board-by-lines-points",
            "the board is {columns} by {rows} lines, but points can name at most {most_lines}",
            columns,
            rows,
            most_lines = MOST_LINES
        );
        report.at_value(Code::BoardTooBig, root, raw, message);
    }
}

fn find_elsewhere(report: &mut Report<'_>, game: &Game, node: NodeId, items: &[Item<'_>]) {
    if node == game.root {
        return;
    }
    for item in items.iter().filter(|item| item.entry.is_some_and(|entry| entry.class == Class::Root)) {
        let message = message!("belongs-into-root", "{id} belongs in the root node", id = item.id);
        report.at_property(Code::RootPropertyElsewhere, node, item.property, message);
    }
}

/// Goes through the root properties with this identifier; those for which `keep` is false are set aside if they say
/// anything.
fn sift(bench: &mut NodeRepair<'_>, id: &str, keep: impl Fn(&str, &mut Part) -> bool) {
    if bench.node != bench.game.root {
        return;
    }
    for mut part in std::mem::take(&mut bench.parts) {
        let text = part.values.first().filter(|_| part.id == id).map(|raw| bench.text(raw));
        match text {
            Some(text) if !keep(text.trim(), &mut part) => {
                if !text.trim().is_empty() || id != "GM" {
                    bench.set_aside(id, part.values);
                }
            }
            _ => bench.parts.push(part),
        }
    }
}

fn write_newest(bench: &mut NodeRepair<'_>) {
    sift(bench, "FF", |text, part| {
        if text.parse::<i64>().is_ok_and(|number| number > 4) {
            part.respell("4");
        }
        true
    });
}

fn set_bad_aside(bench: &mut NodeRepair<'_>) {
    sift(bench, "FF", |text, _| text.parse::<i64>().is_ok_and(|number| number >= 1));
    sift(bench, "GM", |text, _| !text.is_empty());
    sift(bench, "ST", |text, _| text.parse::<i64>().is_ok_and(|number| (0..=3).contains(&number)));
}

fn write_square(bench: &mut NodeRepair<'_>) {
    let Some((lines, _)) = bench.game.size.filter(|(columns, rows)| columns == rows) else { return };
    sift(bench, "SZ", |text, part| {
        if text.split(':').count() == 2 {
            part.respell(&lines.to_string());
        }
        true
    });
}

/// Root properties outside the root: the same as in the root means nothing, another value something nobody knows.
fn repair_elsewhere(bench: &mut NodeRepair<'_>) {
    let of_root = |part: &Part| part.entry.is_some_and(|entry| entry.class == Class::Root);
    if bench.node == bench.game.root || !bench.parts.iter().any(of_root) {
        return;
    }
    let (away, rest) = std::mem::take(&mut bench.parts).into_iter().partition(of_root);
    bench.parts = rest;
    let away: Vec<Part> = away;
    for part in away.into_iter().rev() {
        if !bench.tree.values(bench.game.root, &part.id).eq(part.values.iter().map(Vec::as_slice)) {
            bench.set_aside(&part.id, part.values);
        }
    }
}
