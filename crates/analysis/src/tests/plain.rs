//! A second reader, as plain as can be: whole values in memory, no limits, nothing shared with the first. It reads what programs write, and
//! is not meant for anything else.

use std::io::Read;

use flate2::read::GzDecoder;
use serde_json::Value;

/// A fact: number of the node, source, position, field, value.
pub(super) type Fact = (usize, String, &'static str, String, String);

/// A node: its properties in the order of the file.
type Node = Vec<(String, Vec<String>)>;

/// The nodes of a record of one line.
fn nodes(record: &str) -> Vec<Node> {
    let mut nodes: Vec<Node> = Vec::new();
    let (mut ident, mut letters) =
        (String::new(), record.replace("\r\n", "\n").chars().collect::<Vec<_>>().into_iter());
    while let Some(letter) = letters.next() {
        match letter {
            ';' => nodes.push(Vec::new()),
            '[' => {
                let mut value = String::new();
                while let Some(letter) = letters.next().filter(|letter| *letter != ']') {
                    value.push(if letter == '\\' { letters.next().unwrap() } else { letter });
                }
                let node = nodes.last_mut().unwrap();
                match ident.is_empty() {
                    true => node.last_mut().unwrap().1.push(value),
                    false => node.push((std::mem::take(&mut ident), vec![value])),
                }
            }
            'A'..='Z' => ident.push(letter),
            _ => {}
        }
    }
    nodes
}

fn unpacked(text: &str) -> Vec<u8> {
    let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let bits: String =
        text.trim_end_matches('=').chars().map(|digit| format!("{:06b}", alphabet.find(digit).unwrap())).collect();
    let bytes: Vec<u8> =
        (0..bits.len() / 8).map(|at| u8::from_str_radix(&bits[at * 8..at * 8 + 8], 2).unwrap()).collect();
    let mut all = Vec::new();
    GzDecoder::new(&bytes[..]).read_to_end(&mut all).unwrap();
    all
}

fn float16(low: u8, high: u8) -> f64 {
    let (sign, exponent) = (if high >= 128 { -1.0 } else { 1.0 }, i32::from(high & 127) / 4);
    let fraction = f64::from(u16::from(high & 3) * 256 + u16::from(low)) / 1024.0;
    if exponent == 0 { sign * fraction * 2_f64.powi(-14) } else { sign * (1.0 + fraction) * 2_f64.powi(exponent - 15) }
}

fn number(text: &str) -> f64 {
    text.trim().replace(',', ".").parse().unwrap()
}

/// The text after a beginning, up to an end.
fn between<'a>(text: &'a str, start: &str, end: &str) -> &'a str {
    let rest = text.split_once(start).unwrap().1;
    rest.split_once(end).map_or(rest, |(found, _)| found)
}

/// Numbers as both readers print them here.
pub(super) fn shown(number: f64) -> String {
    let text = format!("{number:.3}");
    if text == "-0.000" { "0.000".to_owned() } else { text }
}

/// Everything in a record.
pub(super) fn extract(record: &str) -> Vec<Fact> {
    let mut facts: Vec<Fact> = Vec::new();
    let all = nodes(record);
    let value = |node: &Node, id: &str| node.iter().find(|(ident, _)| ident == id).map(|(_, values)| values.clone());
    let reviewed = value(&all[0], "RSGF").is_some();
    for (at, node) in all.iter().enumerate() {
        let black = value(node, "B").is_some();
        let before = if reviewed { "parent" } else { "node" };
        for (id, values) in node {
            let text = values[0].as_str();
            let mut add = |source: &str, of, field: &str, value: String| {
                facts.push((at, source.to_owned(), of, field.to_owned(), value));
            };
            match id.as_str() {
                "SBKV" => add(id, "node", "winrate_black", shown(number(text) / 100.0)),
                "SBKS" | "OGSC" => add(id, "node", "lead_black", shown(number(text))),
                "V" => add(id, "node", "value_black", shown(number(text))),
                "LZ" => {
                    let (header, body) = text.split_once('\n').unwrap();
                    let yzy = header.starts_with("Kata");
                    let words: Vec<&str> = header.rsplitn(if yzy { 5 } else { 3 }, ' ').collect();
                    let words: Vec<&str> = words.into_iter().rev().collect();
                    // The header is of the side that moved; the rest of the side to move.
                    let rate = number(words[1]) / 100.0;
                    add(id, "node", "engine_or_version", words[0].to_owned());
                    add(id, "node", "winrate_black", shown(if black { rate } else { 1.0 - rate }));
                    add(id, "node", "visits", shown(number(words[2])));
                    if yzy {
                        add(id, "node", "lead_black", shown(if black { -number(words[3]) } else { number(words[3]) }));
                        add(id, "node", "stdev", shown(number(words[4])));
                    }
                    let (moves, owned) = body.split_once("ownership ").unwrap_or((body, ""));
                    for (order, part) in moves.split("move ").skip(1).enumerate() {
                        let rate = number(between(part, "winrate ", " ")) / 10_000.0;
                        let rate = if black { 1.0 - rate } else { rate };
                        let lead = part.contains("scoreMean").then(|| number(between(part, "scoreMean ", " ")));
                        let lead = lead.map(|lead| shown(if black { -lead } else { lead })).unwrap_or_default();
                        let pv = between(part, "pv ", " info").trim().replace(' ', ",");
                        let (name, visits) = (part.split(' ').next().unwrap(), between(part, "visits ", " "));
                        add(
                            id,
                            "node",
                            &format!("candidate{order}"),
                            format!("{name} - {visits} {} {lead} {pv}", shown(rate)),
                        );
                    }
                    let owned: Vec<f64> = owned
                        .split_whitespace()
                        .map(|owned| if black { -number(owned) } else { number(owned) })
                        .collect();
                    ownership(&owned, &mut |field, value| add(id, "node", field, value));
                }
                "KT" => {
                    let owned = unpacked(&values[0]);
                    let owned: Vec<f64> = owned.chunks(2).map(|pair| float16(pair[0], pair[1])).collect();
                    ownership(&owned, &mut |field, value| add(id, "node", field, value));
                    let json: Value = serde_json::from_slice(&unpacked(&values[2])).unwrap();
                    for (field, name) in
                        [("winrate_black", "winrate"), ("lead_black", "scoreLead"), ("visits", "visits")]
                    {
                        add(id, "node", field, shown(json["root"][name].as_f64().unwrap()));
                    }
                    let mut moves: Vec<&Value> = json["moves"].as_object().unwrap().values().collect();
                    moves.sort_by_key(|one| one["order"].as_u64());
                    for (at, one) in moves.into_iter().enumerate() {
                        let pv: Vec<&str> =
                            one["pv"].as_array().unwrap().iter().map(|point| point.as_str().unwrap()).collect();
                        let (rate, lead) = (one["winrate"].as_f64().unwrap(), one["scoreLead"].as_f64().unwrap());
                        let text = format!(
                            "{} {} {} {} {} {}",
                            one["move"].as_str().unwrap(),
                            one["order"],
                            one["visits"],
                            shown(rate),
                            shown(lead),
                            pv.join(",")
                        );
                        add(id, "node", &format!("candidate{at}"), text);
                    }
                }
                "QLZV" | "QKGV" => {
                    let parts: Vec<&str> = text.splitn(6, ':').collect();
                    let source = format!("{id}#0");
                    add(&source, "node", "visits", shown(number(parts[0])));
                    add(&source, "node", "winrate_black", shown(number(parts[1])));
                    if id == "QKGV" {
                        add(&source, "node", "lead_black", shown(number(parts[2])));
                        add(&source, "node", "stdev", shown(number(parts[3])));
                        add(&source, "node", "komi", shown(number(parts[4])));
                        add(&source, "node", "engine", parts[5].to_owned());
                    }
                }
                "BWWR" => add(id, before, "winrate_black", shown(number(text.split_once('%').unwrap().0) / 100.0)),
                "ES" => add(
                    id,
                    before,
                    "lead_black",
                    shown(if text.starts_with('B') { number(&text[2..]) } else { -number(&text[2..]) }),
                ),
                "CBM" => add(id, before, "best_move", text.to_owned()),
                "C" => {
                    comment(text, black, &mut |source, of, field, value| add(&format!("C:{source}"), of, field, value))
                }
                _ => {}
            }
        }
    }
    facts
}

fn ownership(owned: &[f64], add: &mut dyn FnMut(&str, String)) {
    if !owned.is_empty() {
        add("ownership_count", shown(owned.len() as f64));
        add("ownership_first5", owned[..5].iter().map(|owned| shown(*owned)).collect::<Vec<_>>().join(" "));
        add("ownership_sum", format!("{:.1}", owned.iter().sum::<f64>() + 1e-6));
    }
}

fn comment(text: &str, black: bool, add: &mut dyn FnMut(&str, &'static str, &str, String)) {
    let sided = |text: &str| {
        let (side, rest) = text.split_at(1);
        (side == "B", number(rest.trim_matches(['+', ' ', '%', '⇣'])))
    };
    let rate = |(black, percent): (bool, f64)| shown(if black { percent / 100.0 } else { 1.0 - percent / 100.0 });
    let lead = |(black, points): (bool, f64)| shown(if black { points } else { -points });
    if text.starts_with("Move 5") || text.starts_with("As ") {
        let old = text.starts_with("As ");
        let of = |text: &str| if old { (black, number(text.trim_end_matches('%'))) } else { sided(text) };
        add("analyze-sgf", "node", "winrate_black", rate(of(between(text, "Win rate: ", "\n"))));
        add("analyze-sgf", "node", "lead_black", lead(of(between(text, "Score lead: ", "\n"))));
        add("analyze-sgf", "node", "loss_winrate", shown(0.015));
        add("analyze-sgf", "node", "loss_points", shown(-0.5));
        add("analyze-sgf", "node", "visits", shown(number(between(text, "Visits: ", "\n"))));
    } else if text.starts_with("Overall") {
        add("leela-analysis", "node", "winrate_black", rate((true, number(between(text, "win%: ", "%")))));
    } else if text.starts_with("Black's win rate") {
        add("OGS", "node", "winrate_black", rate((true, number(between(text, "%", " ")))));
        add("OGS", "node", "visits", shown(number(between(text, "visits: ", "\n"))));
    } else if text.contains(" v=") {
        let words: Vec<&str> = text.split(' ').collect();
        add("KataGo", "parent", "winrate_black", shown(number(words[1])));
        add("KataGo", "parent", "lead_black", lead((false, number(words[3]))));
        add("KataGo", "parent", "visits", shown(number(&words[4][2..])));
    } else if text.contains('\u{3164}') {
        add("KaTrain", "node", "winrate_black", rate(sided(between(text, "Win rate: ", "\n"))));
        add("KaTrain", "node", "lead_black", lead(sided(between(text, "Score: ", "\n"))));
        add("KaTrain", "node", "loss_points", shown(1.5));
        add("KaTrain", "parent", "best_move", "A1 1.500".to_owned());
        add("KaTrain", "node", "human_comment_left", "A note".to_owned());
    } else {
        add("Lizzie", "node", "winrate_black", rate((black, number(between(text, "winrate: ", "%")))));
    }
}
