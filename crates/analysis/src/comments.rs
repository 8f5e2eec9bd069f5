//! What engines write into comments. A block is taken only if it has the shape of its writer from its first line on; all else is people's.
//!
//! KaTrain marks its text, in every language; the others are recognised by their words.

use std::ops::Range;

use crate::number::{local, percent, real, visits};
use crate::side::Side;
use crate::{Board, Form, Of, Reading, Source, Values, Writer, limits, small};

/// Between KaTrain's text and other text.
const SEPARATOR: &str = "\u{3164}\u{3164}";
/// At the end of KaTrain's text.
const MARK: &str = "\u{3164}\u{200b}";

/// A part of a comment that an engine wrote.
#[derive(Clone, PartialEq, Debug)]
pub struct EngineText {
    /// Whose it is.
    pub writer: Writer,
    /// Where it is, in bytes of the text; its own marks and the line breaks at its end belong to it.
    pub range: Range<usize>,
    /// The position that the values speak of; the best move is always one of the position before the node's move.
    of: Of,
    values: Values,
    komi: Option<i64>,
}

/// The parts of a comment that engines wrote, in order and apart from each other.
pub fn engine_text(text: &str, board: Board) -> Vec<EngineText> {
    let mut found = Vec::new();
    if text.len() > limits::COMMENT || !may_have(text.as_bytes()) {
        return found;
    }
    let mut at = 0;
    for chunk in text.split(SEPARATOR) {
        let (start, end) = (at, at + chunk.len());
        at = end + SEPARATOR.len();
        match chunk.find(MARK) {
            Some(mark) => {
                // The separator goes with it, and so does one before another text. Words that stand before it without one are people's.
                let written = own_start(&chunk[..mark], board);
                let before = if start == 0 || written > 0 { start + written } else { start - SEPARATOR.len() };
                let from = found.last().map_or(before, |last: &EngineText| last.range.end.max(before));
                if written > 0 {
                    blocks(text, start..from, board, &mut found);
                }
                let to = start + mark + MARK.len();
                let to = if to == end && from == 0 && end < text.len() { at } else { to };
                // Words that people put between its lines are theirs.
                let own = katrains(&chunk[written..mark], board);
                let mut values = Values::default();
                own.iter().for_each(|line| katrain_line(&chunk[written..mark][line.clone()], board, &mut values));
                let mut ranges: Vec<Range<usize>> = Vec::new();
                for line in own.into_iter().map(|line| start + written + line.start..start + written + line.end) {
                    match ranges.last_mut() {
                        Some(last) if text[last.end..line.start].trim().is_empty() => last.end = line.end,
                        _ => ranges.push(line),
                    }
                }
                // The separator before its first line goes with that, and the mark with the last.
                match ranges.first_mut() {
                    Some(first) if text[start + written..first.start].trim().is_empty() => first.start = from,
                    _ if from < start + written => ranges.insert(0, from..start + written),
                    _ => {}
                }
                match ranges.last_mut() {
                    Some(last) if text[last.end..start + mark].trim().is_empty() => last.end = to,
                    _ => ranges.push(start + mark..to),
                }
                for range in ranges {
                    let values = std::mem::take(&mut values);
                    found.push(EngineText { writer: Writer::KaTrain, range, of: Of::Node, values, komi: None });
                }
            }
            None => blocks(text, start..end, board, &mut found),
        }
        // What follows the mark is not KaTrain's.
        if let Some(last) = found.last().filter(|last| last.writer == Writer::KaTrain && last.range.end < end) {
            let rest = last.range.end.max(start)..end;
            blocks(text, rest, board, &mut found);
        }
    }
    for part in &mut found {
        let rest = &text[part.range.end..];
        part.range.end += rest.len() - rest.trim_start_matches(['\n', '\r']).len();
    }
    found
}

/// Where KaTrain's own text starts in what stands before its mark: at the paragraph whose first line names KaTrain or the move, in any
/// language, or else at once.
fn own_start(text: &str, board: Board) -> usize {
    let mut at = 0;
    for paragraph in text.split_inclusive("\n\n") {
        let first = paragraph.trim_start_matches('\n').lines().next().unwrap_or_default();
        let played = first.rsplit_once([':', '：']).and_then(|(_, played)| played.trim().split_once(' '));
        let is_move = played.is_some_and(|(side, spot)| Side::of_letter(side).is_some() && board.spot(spot).is_some());
        if is_move || first.contains("KaTrain") {
            return at;
        }
        at += paragraph.len();
    }
    0
}

/// What is left for people when these parts are taken out: every word, with an empty line where a part was between two others.
pub fn human_text(text: &str, parts: &[EngineText]) -> String {
    if parts.is_empty() {
        return text.to_owned();
    }
    let ends = parts.iter().map(|part| part.range.start).chain([text.len()]);
    let starts = [0].into_iter().chain(parts.iter().map(|part| part.range.end));
    let left = starts.zip(ends).filter_map(|(start, end)| text.get(start..end));
    let left: Vec<&str> =
        left.map(|part| part.trim_matches(['\n', '\r', ' '])).filter(|part| !part.is_empty()).collect();
    left.join("\n\n")
}

/// What the comment says of positions.
pub(crate) fn read(text: &str, board: Board) -> Vec<Reading> {
    let mut readings: Vec<Reading> = Vec::new();
    for EngineText { writer, of, mut values, komi, .. } in engine_text(text, board) {
        let mut add = |of: Of, values: Values| {
            let source = Source { komi, ..Source::of(Form::Comment(writer)) };
            let is_new = readings.iter().all(|reading| reading.source != source || reading.of != of);
            if values != Values::default() && is_new {
                readings.push(Reading { source, property: "C", index: None, of, values });
            }
        };
        let best = values.best.take();
        add(of, values);
        add(Of::Parent, Values { best, ..Values::default() });
    }
    readings
}

/// Whether a comment has anything by which engines' text is recognised: most have nothing.
pub(crate) fn may_have(raw: &[u8]) -> bool {
    const CUES: [&str; 10] = [
        "\u{3164}",
        "in rate: ",
        "winrate: ",
        "black win%: ",
        "Value of move: ",
        " v=",
        "startTurnIdx=",
        "MoveCount ",
        " points",
        "# Analyze-SGF Report",
    ];
    CUES.iter().any(|cue| memchr::memmem::find(raw, cue.as_bytes()).is_some())
}

/// Lines, and where they are.
struct Lines<'a> {
    lines: Vec<(usize, &'a str)>,
}

impl<'a> Lines<'a> {
    fn get(&self, at: usize) -> Option<&'a str> {
        self.lines.get(at).map(|(_, line)| *line)
    }

    /// How many lines from `at` on are of a kind, empty ones between them included.
    fn while_like(&self, at: usize, is_like: impl Fn(&str) -> bool) -> usize {
        let mut last = at;
        for next in at..self.lines.len() {
            match self.get(next) {
                Some(line) if is_like(line) => last = next + 1,
                Some("") => {}
                _ => break,
            }
        }
        last - at
    }
}

/// A block that begins at a line: how many lines it has, the position, the values, the komi.
type Block = (usize, Of, Values, Option<i64>);

/// Reads a block that begins at a line, if one does.
type ReadBlock = fn(&Lines<'_>, usize, Board) -> Option<Block>;

const READERS: [(Writer, ReadBlock); 10] = [
    (Writer::AnalyzeSgf, analyze_sgf),
    (Writer::AnalyzeSgf, analyze_sgf_report),
    (Writer::KaTrain, unmarked_katrain),
    (Writer::Lizzie, lizzie),
    (Writer::Ogs, ogs),
    (Writer::LeelaAnalysis, leela),
    (Writer::GnuGo, gnu_go),
    (Writer::KataGo, katago),
    (Writer::MoHex, mohex),
    (Writer::AiSensei, ai_sensei),
];

fn blocks(text: &str, range: Range<usize>, board: Board, found: &mut Vec<EngineText>) {
    let mut lines = Lines { lines: Vec::new() };
    let mut at = range.start;
    for line in text[range].split('\n') {
        lines.lines.push((at, line.trim_end()));
        at += line.len() + 1;
    }
    let mut line = 0;
    while let Some(&(start, _)) = lines.lines.get(line) {
        let block = READERS.iter().find_map(|(writer, read)| Some((*writer, read(&lines, line, board)?)));
        let Some((writer, (count, of, values, komi))) = block else {
            line += 1;
            continue;
        };
        line += count.max(1);
        let (last, text) = lines.lines[line - 1];
        found.push(EngineText { writer, range: start..last + text.len(), of, values, komi });
    }
}

/// A number with its unit behind a side: `W 59.82%`, `B+1.4`, `B ⇣-18.23%`.
fn sided(text: &str) -> Option<(Side, &str)> {
    let side = Side::of_letter(text.get(..1)?)?;
    Some((side, text[1..].trim_start_matches([' ', '⇣'])))
}

/// A line of KaTrain in any language: the numbers are the same in all.
fn katrain_line(line: &str, board: Board, values: &mut Values) {
    let Some((_, last)) = line.rsplit_once([' ', ':', '：']) else { return };
    let before = line[..line.len() - last.len()].trim_end();
    if let Some((side, points)) = sided(last).filter(|_| last.get(1..2) == Some("+")) {
        values.lead = values.lead.or(local(&points[1..]).map(|points| side.lead(points)));
    } else if let Some(rate) = last.strip_suffix('%').and_then(percent) {
        let side = before.get(before.len().saturating_sub(1)..).and_then(Side::of_letter);
        values.winrate = values.winrate.or(side.map(|side| side.winrate(rate)));
    } else if let Some(points) = real(last).filter(|_| before.ends_with([':', '：'])) {
        values.loss_points = values.loss_points.or(Some(points));
    } else if let Some((open, close)) = line.find('(').zip(line.find(')')).filter(|(open, close)| open < close) {
        let lead =
            sided(&line[open + 1..close]).and_then(|(side, points)| Some(side.lead(local(points.strip_prefix('+')?)?)));
        let spot = line[..open].split_whitespace().rev().find_map(|word| board.spot(word));
        if let (Some(lead), Some(spot)) = (lead, spot) {
            values.best = values.best.or(Some((spot, Some(lead))));
        }
    }
}

/// Whether a line has nothing but these words, numbers and points: then an engine wrote all of it.
fn has_only(line: &str, words: &[&str], board: Board) -> bool {
    line.split_whitespace().all(|token| {
        let bare = token.trim_matches(|c: char| !c.is_alphanumeric());
        let unsided = bare.strip_prefix(['B', 'W']).unwrap_or(bare);
        let number = unsided.trim_start_matches(['+', '-', '⇣', '⇡']).trim_end_matches(['k', 'm', 'M', 'G']);
        bare.is_empty()
            || words.contains(&bare)
            || local(number).is_some()
            || board.spot(bare).is_some()
            || board.spot(unsided).is_some()
    })
}

/// The words of KaTrain's text in English.
const KATRAIN: [&str; 21] = [
    "Move",
    "Score",
    "Win",
    "rate",
    "Estimated",
    "point",
    "loss",
    "Predicted",
    "Top",
    "top",
    "move",
    "was",
    "predicted",
    "best",
    "PV",
    "according",
    "to",
    "policy",
    "B",
    "W",
    "R",
];

/// The lines of a text before KaTrain's mark that are its own. In other languages than English they are known by their numbers: the last
/// word of each is one, or a point, or in brackets.
fn katrains(text: &str, board: Board) -> Vec<Range<usize>> {
    let is_english = text.lines().any(|line| line.starts_with("Move ") || line.starts_with("SGF generated by "));
    let is_own = |line: &str| match is_english {
        _ if line.contains("KaTrain") => line.starts_with("SGF generated by KaTrain") || !is_english,
        true => has_only(line, &KATRAIN, board),
        false => {
            let last = line.split([' ', ':', '：']).next_back().unwrap_or_default();
            line.contains([':', '：', '(', '（']) && has_only(last, &[], board)
        }
    };
    let mut at = 0;
    let lines = text.split('\n').map(|line| {
        let range = at..at + line.trim_end().len();
        at += line.len() + 1;
        range
    });
    lines.filter(|line| !line.is_empty() && is_own(&text[line.clone()])).collect()
}

/// KaTrain's English text where an encoding lost its marks.
fn unmarked_katrain(lines: &Lines<'_>, at: usize, board: Board) -> Option<Block> {
    const KNOWN: [&str; 7] = [
        "Score: ",
        "Win rate: ",
        "Estimated point loss: ",
        "Predicted top move was ",
        "Move was ",
        "PV: ",
        "Top policy move was ",
    ];
    let (_, played) = lines.get(at)?.strip_prefix("Move ")?.split_once(": ")?;
    sided(played)?;
    let is_known = |line: &str| KNOWN.iter().any(|known| line.starts_with(known)) && has_only(line, &KATRAIN, board);
    let rest = lines.while_like(at + 1, is_known);
    if !has_only(played, &KATRAIN, board) {
        return None;
    }
    let mut values = Values::default();
    (at + 1..at + 1 + rest).filter_map(|at| lines.get(at)).for_each(|line| katrain_line(line, board, &mut values));
    (values.lead.is_some() && values.winrate.is_some()).then_some((1 + rest, Of::Node, values, None))
}

/// `Black's winrate: 55.3% (+8.2%)`, or LizzieYzy's `Black win rate: 55.3% …`; of the side that moved, which it names. With another
/// setting of the program it is Black's always, and so is the name.
fn lizzie(lines: &Lines<'_>, at: usize, board: Board) -> Option<Block> {
    const WORDS: [&str; 11] =
        ["Black's", "White's", "Black", "White", "winrate", "win", "rate", "scoreMean", "lead", "stdev", "komi"];
    if !has_only(lines.get(at)?, &WORDS, board) {
        return None;
    }
    let (side, rest) = [("Black", Side::Black), ("White", Side::White)]
        .into_iter()
        .find_map(|(name, side)| Some((side, lines.get(at)?.strip_prefix(name)?)))?;
    let rest = rest.strip_prefix("'s winrate: ").or_else(|| rest.strip_prefix(" win rate: "))?;
    let (rate, change) = rest.split_once('%')?;
    let rate = percent(rate)?;
    let is_known = |line: &str| {
        ["scoreMean: ", "lead: ", "komi: "].iter().any(|known| line.starts_with(known)) && has_only(line, &WORDS, board)
            || line.starts_with('(') && line.ends_with(" playouts)")
            || line.starts_with('(') && line.ends_with(" visits)")
    };
    // A remark follows after an empty line.
    let more = (at + 1..).take_while(|next| lines.get(*next).is_some_and(is_known)).count();
    if more == 0 && !change.trim_start().starts_with('(') {
        return None;
    }
    let komi = (at..at + more + 1).find_map(|at| local(lines.get(at)?.strip_prefix("komi: ")?)).map(small::thousandths);
    Some((1 + more, Of::Node, Values { winrate: Some(side.winrate(rate)), ..Values::default() }, komi))
}

/// `Black's win rate: %60.2 visits: 1`
fn ogs(lines: &Lines<'_>, at: usize, _: Board) -> Option<Block> {
    let (rate, count) = lines.get(at)?.strip_prefix("Black's win rate: %")?.split_once(" visits: ")?;
    let values = Values { winrate: Some(percent(rate)?), visits: Some(visits(count)?), ..Values::default() };
    Some((1, Of::Node, values, None))
}

fn is_listed(line: &str) -> bool {
    let digits = line.bytes().take_while(u8::is_ascii_digit).count();
    line.starts_with("* ") || digits > 0 && line[digits..].starts_with(". ")
}

/// Both versions of analyze-sgf.
fn analyze_sgf(lines: &Lines<'_>, at: usize, board: Board) -> Option<Block> {
    let title = lines.get(at)?;
    let mover = match title {
        "As Black:" => Some(Side::Black),
        "As White:" => Some(Side::White),
        _ => {
            let number = title.strip_prefix("Move ").or_else(|| title.strip_prefix("A variation of move "))?;
            visits(number)?;
            None
        }
    };
    const WORDS: [&str; 22] = [
        "Win", "rate", "Score", "lead", "loss", "drop", "Visits", "visits", "KataGo", "choice", "choices", "top", "no",
        "Bad", "moves", "left", "Black", "White", "B", "W", "move", "than",
    ];
    let is_known = |line: &str| {
        line == "The proposed variations"
            || (is_listed(line) || line.starts_with("Bad moves left")) && has_only(line, &WORDS, board)
    };
    let rest = lines.while_like(at + 1, is_known);
    let mut values = Values::default();
    for line in (at + 1..at + 1 + rest).filter_map(|at| lines.get(at)?.strip_prefix("* ")) {
        let Some((name, number)) = line.split_once(": ") else { continue };
        let (side, number) = match mover {
            Some(mover) => (mover, number),
            None => sided(number).unwrap_or((Side::Black, number)),
        };
        let rate = number.strip_suffix('%').and_then(real).map(|number| number / 100.0);
        match name {
            "Win rate" => values.winrate = rate.and_then(crate::number::rate).map(|rate| side.winrate(rate)),
            "Score lead" => {
                let lead = real(number).filter(|lead| lead.abs() <= board.greatest_lead());
                values.lead = lead.map(|lead| side.lead(lead));
            }
            "Win rate loss" | "Win rate drop" => values.loss_winrate = rate,
            "Score loss" | "Score drop" => values.loss_points = real(number),
            "Visits" => values.visits = visits(number),
            _ => {}
        }
    }
    values.winrate.is_some().then_some((1 + rest, Of::Node, values, None))
}

fn analyze_sgf_report(lines: &Lines<'_>, at: usize, _: Board) -> Option<Block> {
    const KNOWN: [&str; 5] = ["Good move: ", "Bad move: ", "Bad hot spot: ", "Analyzed by ", "Bad moves left"];
    (lines.get(at)? == "# Analyze-SGF Report").then_some(())?;
    let is_known = |line: &str| {
        is_listed(line)
            || line.starts_with('#')
            || line == "Black"
            || line == "White"
            || KNOWN.iter().any(|known| line.starts_with(known))
    };
    Some((1 + lines.while_like(at + 1, is_known), Of::Node, Values::default(), None))
}

fn leela(lines: &Lines<'_>, at: usize, board: Board) -> Option<Block> {
    const WORDS: [&str; 10] =
        ["Leela's", "preferred", "next", "move", "Mistake", "delta", "Visited", "nodes", "Win", "visits"];
    let rate = lines.get(at)?.strip_prefix("Overall black win%: ")?.strip_suffix('%').and_then(percent)?;
    let is_known = |line: &str| {
        let rest = line.split_once(" -> ").filter(|(letter, _)| letter.len() == 1).map_or(line, |(_, rest)| rest);
        line.len() > 9 && line.bytes().all(|byte| byte == b'=')
            || has_only(rest, &WORDS, board)
                && (line.starts_with("Leela's preferred next move: ")
                    || line.starts_with("Mistake?") && line.contains("(delta ")
                    || line.starts_with("Visited ") && line.ends_with(" nodes")
                    || line.contains(" -> Win%: ") && line.ends_with(" visits)"))
    };
    let rest = lines.while_like(at + 1, is_known);
    Some((1 + rest, Of::Node, Values { winrate: Some(rate), ..Values::default() }, None))
}

/// `Value of move: 12.34`
fn gnu_go(lines: &Lines<'_>, at: usize, _: Board) -> Option<Block> {
    let value = real(lines.get(at)?.strip_prefix("Value of move: ")?)?;
    Some((1, Of::Node, Values { next_move: Some(value), ..Values::default() }, None))
}

/// `0.53 0.47 0.00 0.6 v=812 weight=1.00`: White's win, loss and no result, White's lead, before the move.
fn katago(lines: &Lines<'_>, at: usize, board: Board) -> Option<Block> {
    let line = lines.get(at)?;
    if line.starts_with("startTurnIdx=") && line.contains(",gtype=") {
        return Some((1, Of::Node, Values::default(), None));
    }
    let words: Vec<&str> = line.split(' ').take(16).collect();
    let (numbers, pairs) = words.split_at_checked(4)?;
    let numbers: Vec<f64> = numbers.iter().map(|word| real(word)).collect::<Option<_>>()?;
    let [win, loss, none, lead] = numbers[..] else { return None };
    let count = visits(pairs.first()?.strip_prefix("v=")?)?;
    let are_rates = [win, loss, none].into_iter().all(|rate| crate::number::rate(rate).is_some());
    if !are_rates || (win + loss + none - 1.0).abs() > 0.03 || !pairs.iter().all(|pair| pair.contains('=')) {
        return None;
    }
    let winrate = Some(Side::White.winrate(1.0 - loss - none / 2.0)).filter(|rate| *rate <= 1.0);
    let lead = Some(Side::White.lead(lead)).filter(|lead| lead.abs() <= board.greatest_lead());
    Some((1, Of::Parent, Values { winrate, lead, visits: Some(count), ..Values::default() }, None))
}

fn mohex(lines: &Lines<'_>, at: usize, _: Board) -> Option<Block> {
    let count = visits(lines.get(at)?.strip_prefix("MoveCount ")?)?;
    visits(lines.get(at + 1)?.strip_prefix("PosCount ")?)?;
    let mean = real(lines.get(at + 2)?.strip_prefix("Mean ")?)?;
    let is_known = |line: &str| line == "Rave:" || line.ends_with(')') && line.split(' ').count() == 3;
    let rest = lines.while_like(at + 3, is_known);
    Some((3 + rest, Of::Node, Values { visits: Some(count), mean: Some(mean), ..Values::default() }, None))
}

/// `This move is 3.3 points worse than the AI move.` and `White is ahead by 1.9 points.` alone in a comment: people say such things, too.
fn ai_sensei(lines: &Lines<'_>, at: usize, board: Board) -> Option<Block> {
    if at > 0 {
        return None;
    }
    let points = |text: &str, end: &str| {
        // Always with a decimal, as people seldom have it.
        let number = text.strip_suffix(end)?;
        number.contains('.').then(|| real(number)).flatten().filter(|points| points.abs() <= board.greatest_lead())
    };
    let loss =
        lines.get(0).and_then(|line| points(line.strip_prefix("This move is ")?, " points worse than the AI move."));
    let mut rest = lines.lines.iter().map(|(_, line)| *line).filter(|line| !line.is_empty());
    rest.nth(usize::from(loss.is_some()))
        .map_or(loss.is_some().then_some(None), |line| {
            let lead = [("Black is ahead by ", Side::Black), ("White is ahead by ", Side::White)].into_iter();
            let mut lead =
                lead.filter_map(|(start, side)| Some(side.lead(points(line.strip_prefix(start)?, " points.")?)));
            let lead = lead.next().or((line == "The game is even." && loss.is_some()).then_some(0.0))?;
            Some(Some(lead))
        })
        .filter(|_| rest.next().is_none())
        .map(|lead| (lines.lines.len(), Of::Node, Values { lead, loss_points: loss, ..Values::default() }, None))
}
