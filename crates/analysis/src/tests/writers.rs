//! Records as the programs write them, with the truth: what Black's win rate and lead were at each node.

use fastrand::Rng;

use super::fixtures::gzip;

const LETTERS: &[u8] = b"ABCDEFGHJKLMNOPQRST";

/// What is true of a position, for Black.
pub(super) struct Truth {
    pub rate: f64,
    pub lead: f64,
    pub visits: u64,
    /// Point, order, visits, win rate, lead.
    candidates: Vec<(String, u64, u64, f64, f64)>,
    ownership: Vec<f64>,
}

/// A record, and the truth of its positions in the order of the file; `known` says of which the record speaks.
pub(super) struct Written {
    pub record: String,
    pub truth: Vec<Truth>,
    pub known: Vec<bool>,
    /// How exactly win rates are written.
    pub tolerance: f64,
    pub has_lead: bool,
    pub program: usize,
}

pub(super) const PROGRAMS: usize = 17;

fn point(rng: &mut Rng, size: usize) -> String {
    format!("{}{}", char::from(LETTERS[rng.usize(0..size)]), rng.usize(1..=size))
}

fn truth(rng: &mut Rng, size: usize) -> Truth {
    let number = |rng: &mut Rng, most: i32| f64::from(rng.i32(-most..=most)) / 100.0;
    let count = rng.u64(0..4);
    let candidates = (0..count)
        .map(|order| {
            let order = if order == 2 && rng.bool() { 999 } else { order };
            (point(rng, size), order, rng.u64(1..3000), f64::from(rng.u32(0..=10_000)) / 10_000.0, number(rng, 2000))
        })
        .collect::<Vec<_>>();
    let mut names: Vec<&str> = candidates.iter().map(|candidate| candidate.0.as_str()).collect();
    names.sort_unstable();
    names.dedup();
    let candidates = if names.len() == candidates.len() { candidates } else { Vec::new() };
    let owned = if rng.u8(0..4) == 0 { size * size } else { 0 };
    Truth {
        rate: f64::from(rng.u32(0..=10_000)) / 10_000.0,
        lead: number(rng, 3000),
        visits: rng.u64(1..30_000),
        candidates,
        ownership: (0..owned).map(|_| number(rng, 100)).collect(),
    }
}

/// Numbers of the side to move or of the one that moved, from Black's.
fn of(black: bool, rate: f64) -> f64 {
    if black { rate } else { 1.0 - rate }
}

fn led(black: bool, lead: f64) -> f64 {
    if black || lead == 0.0 { lead } else { -lead }
}

fn leader(lead: f64) -> char {
    if lead >= 0.0 { 'B' } else { 'W' }
}

fn lizzie(truth: &Truth, program: usize, black: bool) -> String {
    let decimal = |number: String| if program == 3 { number.replace('.', ",") } else { number };
    let rate = decimal(format!("{:.1}", of(black, truth.rate) * 100.0));
    let name = ["0.7.4", "0.7.2", "Kata Go b18"][(program - 2).min(2)];
    let mut text = format!("{name} {rate} {}", truth.visits);
    if program == 4 {
        text += &format!(" {:.1} 8.5", led(!black, truth.lead));
    }
    text.push('\n');
    let mut parts = Vec::new();
    for (name, _, visits, rate, lead) in &truth.candidates {
        let rate = (of(!black, *rate) * 10_000.0).round();
        let lead = if program == 3 { String::new() } else { format!("scoreMean {:.2} ", led(!black, *lead)) };
        parts.push(format!("move {name} visits {visits} winrate {rate} {lead}pv {name} A1 pass"));
    }
    text += &parts.join(" info ");
    if !truth.ownership.is_empty() && program == 4 {
        let owned: Vec<String> = truth.ownership.iter().map(|owned| led(!black, *owned).to_string()).collect();
        text += &format!(" ownership {}", owned.join(" "));
    }
    if program == 4 { text } else { text + " info " }
}

fn half(number: f64) -> [u8; 2] {
    if number == 0.0 {
        return [0, 0];
    }
    let exponent = number.abs().log2().floor().max(-14.0);
    let fraction = (number.abs() / exponent.exp2() * 1024.0).round() as u16;
    let bits = ((exponent as i32 + 14) as u16) * 1024 + fraction;
    (bits | if number < 0.0 { 0x8000 } else { 0 }).to_le_bytes()
}

fn katrain(truth: &Truth) -> String {
    let moves: Vec<String> = truth
        .candidates
        .iter()
        .map(|(name, order, visits, rate, lead)| {
            format!(r#""{name}": {{"move": "{name}", "order": {order}, "visits": {visits}, "winrate": {rate}, "scoreLead": {lead}, "new": [{{}}], "pv": ["{name}", "A1", "pass"]}}"#)
        })
        .collect();
    let json = format!(
        r#"{{"moves": {{{}}}, "root": {{"currentPlayer": "B", "winrate": {}, "scoreLead": {}, "visits": {}}}, "completed": true}}"#,
        moves.join(", "),
        truth.rate,
        truth.lead,
        truth.visits
    );
    let owned = truth.ownership.iter().flat_map(|owned| half(*owned)).collect();
    format!("{}][{}][{}", gzip([owned]), gzip([]), gzip([json.into_bytes()]))
}

/// The properties of a node, each with its identifier.
fn properties(rng: &mut Rng, program: usize, truth: &[Truth], node: usize, black: bool) -> Vec<String> {
    let here = &truth[node];
    let before = &truth[node.saturating_sub(1)];
    let percent = here.rate * 100.0;
    let (mover, named) = (if black { 'B' } else { 'W' }, if black { "Black" } else { "White" });
    let lead = format!("{}+{:.1}", leader(here.lead), here.lead.abs());
    let leading = here.rate >= 0.5;
    let rated = format!("{} {:.2}%", if leading { 'B' } else { 'W' }, of(leading, here.rate) * 100.0);
    match program {
        0 => vec![format!("SBKV[{percent:.2}]"), format!("SBKS[{:.2}]", here.lead)],
        1 => vec![format!("SBKV[{percent:.2}]"), format!("OGSC[{:.1}]", here.lead)],
        2..=4 => vec![format!("LZ[{}]", lizzie(here, program, black))],
        5 => vec![format!("KT[{}]", katrain(here))],
        6 => vec![format!("QKGV[{}:{:.6}:{}:8.5:6.5:Kata:Go]", here.visits, here.rate, here.lead)],
        7 => vec![format!(
            "QLZV[{}:{}]",
            here.visits,
            format!("{:.6}", here.rate).replace('.', [",", "."][rng.usize(0..2)])
        )],
        8 => vec![
            format!("BWWR[{:.2}%/{:.2}%]", before.rate * 100.0, 100.0 - before.rate * 100.0),
            format!("ES[{}+{:.1}]", leader(before.lead), before.lead.abs()),
            "CBM[A1]".to_owned(),
        ],
        9 => vec![format!(
            "C[Move 5\n\n* Win rate: {rated}\n* Score lead: {} {:.2}\n* Win rate drop: {mover} ⇣1.50%\n* Score drop: {mover} ⇣-0.50\n* Visits: {}\n]",
            leader(here.lead),
            here.lead.abs(),
            here.visits
        )],
        10 => vec![format!(
            "C[As {named}:\n* Win rate: {:.2}%\n* Win rate loss: 1.50%\n* Score lead: {:.2}\n* Score loss: -0.50\n* Visits: {}]",
            of(black, here.rate) * 100.0,
            led(black, here.lead),
            here.visits
        )],
        11 => vec![format!("C[Overall black win%: {percent:.2}%\nLeela's preferred next move: A1\n]")],
        12 => vec![format!("C[Black's win rate: %{percent:.1} visits: {}\n]", here.visits)],
        13 => vec![format!(
            "C[{:.2} {:.2} 0.00 {:.1} v={} weight=1.00]",
            1.0 - (before.rate * 100.0).round() / 100.0,
            (before.rate * 100.0).round() / 100.0,
            -before.lead,
            before.visits
        )],
        14 => vec![format!(
            "C[A note\n\u{3164}\u{3164}\nMove 5: {mover} A1\nScore: {lead}\nWin rate: {}%\nEstimated point loss: 1.5\nPredicted top move was A1 (B+1.5).\nPV: BA1\n\u{3164}\u{200b}]",
            rated.trim_end_matches('%')
        )],
        15 => vec![format!("V[{}]", here.lead)],
        _ => vec![format!("C[{named}'s winrate: {:.1}% (+0.0%)\n(net / 1.6k playouts)]", of(black, here.rate) * 100.0)],
    }
}

/// A record by one of the programs.
pub(super) fn written(rng: &mut Rng) -> Written {
    let program = rng.usize(0..PROGRAMS);
    let size = [9, 13, 19][rng.usize(0..3)];
    let nodes = rng.usize(2..14);
    let truth: Vec<Truth> = (0..=nodes).map(|_| truth(rng, size)).collect();
    let space = ["", "\n", " ", "\r\n\t"][rng.usize(0..4)];
    let mut record = format!("(;GM[1]FF[4]SZ[{size}]CA[UTF-8]PB[Zoë\\]]");
    record += if program == 5 || program == 14 { "KTV[1.0]" } else { "" };
    record += if program == 8 { "RSGF[x]BOT[Leela]" } else { "" };
    let mut known = vec![false; nodes + 1];
    let mut black = rng.bool();
    for node in 1..=nodes {
        record += space;
        let mut texts = vec![format!(
            "{}[{}{}]",
            if black { 'B' } else { 'W' },
            char::from(b'a' + rng.u8(0..9)),
            char::from(b'a' + rng.u8(0..9))
        )];
        if rng.u8(0..5) > 0 {
            texts.extend(properties(rng, program, &truth, node, black));
            known[if program == 8 || program == 13 { node - 1 } else { node }] = true;
        }
        if program != 5 && rng.bool() {
            texts.push("TR[aa]XX[who]".to_owned());
        }
        rng.shuffle(&mut texts);
        record += &format!(";{}", texts.join(space));
        // Now and then a side moves twice.
        black = if rng.u8(0..8) == 0 { black } else { !black };
    }
    record.push(')');
    let tolerance = if program == 13 { 0.005_1 } else { 0.000_51 };
    let has_lead = matches!(program, 0 | 1 | 4 | 5 | 6 | 8 | 9 | 10 | 13 | 14);
    Written { record, truth, known, tolerance, has_lead, program }
}
