//! The index of a site, which people sort and search without a server, and which holds what the next run has to know; and its feed.

use super::row::Row;
use crate::language;
use crate::publish::encode::{digest, html};
use crate::publish::folding;
use crate::publish::mark::{FEED_GENERATOR, GENERATOR};
use crate::scene::svg::escaped;
use serde_json::{Value, json};
use std::fmt::Write as _;

/// The names of an index and a feed.
pub(in crate::publish) const INDEX: &str = "index.html";
pub(in crate::publish) const FEED: &str = "feed.xml";
const STYLE: &str = include_str!("index.css");
const SCRIPT: &str = include_str!("index.js");
/// What stands around the data of an index.
const DATA: (&str, &str) = ("<script type=\"application/json\" id=\"site\">", "</script>");
/// The most bytes of an index that are read for what an earlier run knew.
const MOST: usize = 256 << 20;
/// Which column has dates.
const DATE: usize = 3;
/// Entries of a feed.
const ENTRIES: usize = 50;

/// The rows that an earlier run wrote into an index: those of pages that it has, and those of pages whose record was gone already.
pub(super) fn earlier(bytes: &[u8]) -> Vec<Row> {
    let data = memchr::memmem::rfind(bytes, DATA.0.as_bytes()).filter(|_| bytes.len() <= MOST);
    let data = data.map(|at| &bytes[at + DATA.0.len()..]).unwrap_or_default();
    let end = memchr::memmem::find(data, DATA.1.as_bytes()).unwrap_or_default();
    let rows: Value = serde_json::from_slice(&data[..end]).unwrap_or_default();
    rows.as_array().into_iter().flatten().filter_map(row).collect()
}

fn row(value: &Value) -> Option<Row> {
    let text = |name: &str| value[name].as_str().unwrap_or_default().to_owned();
    let names = value["names"].as_array().into_iter().flatten().filter_map(|name| Some(name.as_str()?.to_owned()));
    let stones = value["stones"].as_array().into_iter().flatten();
    let stones = stones.filter_map(|part| Some((part[0].as_str()?.to_owned(), part[1].as_str()?.to_owned())));
    Some(Row {
        to: value["page"].as_str()?.to_owned(),
        title: text("title"),
        players: text("players"),
        of_players: value["of_players"] == true,
        names: names.collect(),
        event: text("event"),
        date: text("date"),
        result: text("result"),
        board: text("board"),
        rights: text("rights"),
        games: value["games"].as_u64().unwrap_or(1) as usize,
        area: text("area"),
        stones: stones.collect(),
        // Rows of earlier versions lack the board: their pages are made again.
        record: if value["board"].is_string() { text("record") } else { String::new() },
        digest: text("digest"),
        content: text("content"),
        updated: text("updated"),
        is_gone: value["gone"] == true,
    })
}

fn value(row: &Row) -> Value {
    let mut value = json!({
        "page": row.to, "title": row.title, "players": row.players, "of_players": row.of_players, "names": row.names, "event": row.event, "date": row.date,
        "result": row.result, "board": row.board, "rights": row.rights, "games": row.games, "area": row.area, "stones": row.stones,
        "record": row.record, "digest": row.digest, "content": row.content, "updated": row.updated, "gone": row.is_gone,
    });
    if let Value::Object(object) = &mut value {
        object.retain(|_, value| value != "" && *value != json!([]) && *value != Value::Bool(false));
    }
    value
}

/// The index of a site.
pub(super) fn index((title, language): (&str, &str), rows: &[Row], has_feed: bool) -> Vec<u8> {
    let shown: Vec<&Row> = rows.iter().filter(|row| !row.is_gone).collect();
    let heads = [
        say!("site-game", "Game"),
        say!("site-players", "Players"),
        say!("site-event", "Event"),
        say!("site-date", "Date"),
        say!("site-result", "Result"),
        say!("site-board", "Board"),
    ];
    let feed = has_feed.then(|| format!("<link rel=\"alternate\" type=\"application/atom+xml\" href=\"./{FEED}\">\n"));
    let feed = feed.unwrap_or_default();
    let mut out = format!(
        "<!doctype html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n{GENERATOR}\n<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none';script-src 'sha256-{}';style-src 'sha256-{}';base-uri 'none';form-action 'none'\">\n<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n<meta name=\"referrer\" content=\"no-referrer\">\n{feed}<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<h1 dir=\"auto\">{title}</h1>\n<p id=\"search\"><input type=\"search\" id=\"find\" aria-label=\"{find}\" placeholder=\"{find}\"><select id=\"sort\" aria-label=\"{sort}\"><option value=\"\">{sort}</option>{sorts}</select></p>\n<p id=\"count\" role=\"status\">{count}</p>\n<p id=\"none\" hidden>{none}</p>\n<table data-fold=\"{fold}\">\n<thead><tr><td></td>",
        digest(SCRIPT.as_bytes()),
        digest(STYLE.as_bytes()),
        title = escaped(title),
        language = escaped(language),
        find = escaped(&find()),
        sort = escaped(&say!("site-sort", "Sort the records")),
        sorts = sorts(&heads),
        none = escaped(&say!("site-none", "No record has all of these words.")),
        fold = escaped(&folding::letters()),
        count = escaped(&records(shown.len())),
    );
    for (at, head) in heads.iter().enumerate() {
        let is = if at == DATE { " data-is=\"date\"" } else { "" };
        let _ = write!(out, "<th scope=\"col\"{is}><button type=\"button\">{}</button></th>", escaped(head));
    }
    out += "</tr></thead>\n<tbody>\n";
    for row in shown {
        let _ = write!(
            out,
            "<tr><td class=\"pic\">{}</td><td dir=\"auto\"><a href=\"{}\">{}</a>{}{}</td>",
            picture(row),
            address(&row.to),
            // Of a game without a name the players are the title: they have a column of their own.
            if row.of_players { escaped(row.file()) } else { html(&row.title) },
            escaped(&row.more()),
            if row.of_players { String::new() } else { format!("<span class=\"file\">{}</span>", escaped(row.file())) },
        );
        for text in [&row.players, &row.event, &row.date, &row.result, &row.board] {
            let _ = write!(out, "<td dir=\"auto\">{}</td>", html(text));
        }
        out += "</tr>\n";
    }
    let data = Value::from(rows.iter().map(value).collect::<Vec<_>>()).to_string().replace('<', "\\u003c");
    let _ =
        write!(out, "</tbody>\n</table>\n{}{data}{}\n<script>{SCRIPT}</script>\n</body>\n</html>\n", DATA.0, DATA.1);
    out.into_bytes()
}

/// How records can be sorted where the heads of the columns are not seen: by each column from its beginning, by dates from their end first.
fn sorts(heads: &[String]) -> String {
    let option = |at: usize, down: bool| {
        let (way, sign) = if down { ("-", "▼") } else { ("", "▲") };
        format!("<option value=\"{way}{}\">{} {sign}</option>", at + 1, escaped(&heads[at]))
    };
    let options = (0..heads.len()).map(|at| match at {
        DATE => option(at, true) + &option(at, false),
        _ => option(at, false),
    });
    options.collect()
}

/// What is written in the empty field in which one searches.
pub(super) fn find() -> String {
    say!("site-find", "Find players, events, years …")
}

/// How many records there are.
pub(super) fn records(count: usize) -> String {
    say!("site-records", "{count} record" | "{count} records", count)
}

/// Where everything is at the end of a game, small: each colour is a path. Paths are numbers and letters, whatever an earlier index said.
fn picture(row: &Row) -> String {
    let is_path = |text: &str| text.chars().all(|c| c.is_ascii_digit() || " .-MhvHVZz#abcdefABCDEF".contains(c));
    if row.area.is_empty() || !is_path(&row.area) {
        return String::new();
    }
    let mut out = format!("<svg class=\"board\" viewBox=\"{}\" aria-hidden=\"true\">", row.area);
    for (at, (ink, path)) in row.stones.iter().enumerate().filter(|(_, (ink, path))| is_path(ink) && is_path(path)) {
        // The ground comes first, and has no gaps.
        let width = if at == 0 { "10" } else { "8.8" };
        let _ = write!(out, "<path stroke=\"{ink}\" stroke-width=\"{width}\" d=\"{path}\"/>");
    }
    out + "</svg>"
}

/// The feed of a site at this address: the last pages that are new or have changed.
pub(super) fn feed(title: &str, site: &str, rows: &[Row]) -> Vec<u8> {
    let site = escaped(&format!("{}/", site.trim_end_matches('/')));
    let mut rows: Vec<&Row> = rows.iter().filter(|row| !row.is_gone && !row.updated.is_empty()).collect();
    // What came together stands in the order of play, the last one first.
    rows.sort_by(|a, b| {
        let by_date = || b.date.cmp(&a.date);
        b.updated.cmp(&a.updated).then_with(by_date).then_with(|| a.to.cmp(&b.to))
    });
    rows.truncate(ENTRIES);
    let last = rows.first().map_or("1970-01-01T00:00:00Z", |row| &row.updated);
    let mut out = format!(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\">\n{FEED_GENERATOR}\n<id>{site}</id>\n<title>{}</title>\n<updated>{last}</updated>\n<link href=\"{site}\"/>\n<link rel=\"self\" href=\"{site}{FEED}\"/>\n",
        escaped(&clean(title)),
    );
    for row in rows {
        let link = format!("{site}{}", address(&row.to).trim_start_matches("./"));
        let names = if row.names.is_empty() { &[title.to_owned()][..] } else { &row.names };
        let authors = names.iter().map(|name| format!("<author><name>{}</name></author>\n", escaped(&clean(name))));
        let about = [&row.players, &row.event, &row.date, &row.result].map(|text| clean(text));
        let about: Vec<String> = about.into_iter().filter(|text| !text.is_empty()).collect();
        let _ = write!(
            out,
            "<entry>\n<id>{link}</id>\n<title>{}</title>\n<updated>{}</updated>\n<link href=\"{link}\"/>\n{}<summary>{}</summary>\n",
            escaped(&clean(&row.title)),
            escaped(&row.updated),
            authors.collect::<String>(),
            escaped(&about.join(" · ")),
        );
        if !row.rights.is_empty() {
            let _ = writeln!(out, "<rights>{}</rights>", escaped(&clean(&row.rights)));
        }
        out += "</entry>\n";
    }
    out += "</feed>\n";
    out.into_bytes()
}

/// A text without characters that XML forbids.
fn clean(text: &str) -> String {
    text.chars().filter(|&c| !language::is_order(c) && !c.is_control() && c != '\u{fffe}' && c != '\u{ffff}').collect()
}

/// A path as an address: all but plain characters as percent-encoded bytes.
pub(in crate::publish) fn address(way: &str) -> String {
    let mut out = "./".to_owned();
    for byte in way.bytes() {
        match byte {
            b'/' | b'-' | b'_' | b'.' | b'~' => out.push(byte as char),
            _ if byte.is_ascii_alphanumeric() => out.push(byte as char),
            _ => _ = write!(out, "%{byte:02X}"),
        }
    }
    out
}
