//! A folder of pages: what its index says, and what the pages are called.

use super::about::{short, title_of};
use super::encode::{base64, sha256};
use super::publication::Publication;
use crate::game::{Kind, Summary};
use crate::language;
use crate::scene::svg::escaped;
use std::collections::HashSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

const STYLE: &str = ":root{color-scheme:light dark}body{margin:0 auto;max-width:60rem;padding:1rem;font:16px/1.5 system-ui,sans-serif}\
table{border-collapse:collapse;width:100%}td,th{text-align:start;padding:.5rem .8rem .5rem 0;border-bottom:1px solid #8884;vertical-align:top;overflow-wrap:anywhere}\
a{display:inline-block;min-height:44px}";

/// A page of a site.
#[derive(Clone, Debug)]
pub struct SitePage {
    /// The way to it from the index, with `/` between folders.
    pub to: String,
    title: String,
    date: String,
    result: String,
    games: usize,
}

impl SitePage {
    /// What the index says of a record whose page is called so.
    pub fn of(publication: &Publication, to: String) -> SitePage {
        let tree = publication.tree();
        if publication.asks() {
            // Names and results of problems may say what is asked.
            let (title, nothing) = (short(publication.file()), String::new());
            return SitePage { to, title, date: nothing.clone(), result: nothing, games: tree.game_count() };
        }
        language::in_english(|| {
            let root = tree.games().next();
            let told = root.map(|root| {
                let kind = Kind::of(tree, root);
                let summary = Summary::new(tree, root, &kind);
                [title_of(&summary), short(&summary.date()), short(&summary.result())]
            });
            let [title, date, result] = told.unwrap_or_default();
            SitePage { to, title, date, result, games: tree.game_count() }
        })
    }
}

/// The names of the pages of records, given by their ways from the folder: `a/b.sgf` becomes `a/b.html`, and `a/b.sgf.html` where that
/// is taken.
pub fn page_names(records: &[PathBuf]) -> Vec<String> {
    let mut taken = HashSet::from(["index.html".to_owned()]);
    let spelled =
        |path: &Path| path.iter().map(|part| part.to_string_lossy().into_owned()).collect::<Vec<_>>().join("/");
    records
        .iter()
        .map(|record| {
            let plain = spelled(&record.with_extension("html"));
            // Some disks do not tell capitals from small letters.
            if taken.insert(plain.to_lowercase()) {
                return plain;
            }
            let mut name = format!("{}.html", spelled(record));
            while !taken.insert(name.to_lowercase()) {
                name = format!("{}-.html", name.trim_end_matches(".html"));
            }
            name
        })
        .collect()
}

/// The index of a site.
pub fn index(title: &str, pages: &[SitePage]) -> Vec<u8> {
    language::in_english(|| {
        let mut out = format!(
            "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none';style-src 'sha256-{}';base-uri 'none';form-action 'none'\">\n<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n<title>{1}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<h1 dir=\"auto\">{1}</h1>\n<table>\n",
            base64(&sha256(STYLE.as_bytes())),
            escaped(title)
        );
        let heads = [say!("publish-game", "Game"), say!("site-date", "Date"), say!("site-result", "Result")]
            .map(|head| escaped(&head));
        let _ = writeln!(out, "<tr><th>{}</th><th>{}</th><th>{}</th></tr>", heads[0], heads[1], heads[2]);
        for page in pages {
            let more = match page.games {
                0 | 1 => String::new(),
                count => format!(" ({})", say!("games-counted", "{count} game" | "{count} games", count)),
            };
            let _ = writeln!(
                out,
                "<tr><td dir=\"auto\"><a href=\"{}\">{}</a>{}</td><td>{}</td><td>{}</td></tr>",
                address(&page.to),
                escaped(&page.title),
                escaped(&more),
                escaped(&page.date),
                escaped(&page.result)
            );
        }
        out += "</table>\n</body>\n</html>\n";
        out.into_bytes()
    })
}

/// A way as an address: everything but plain letters as bytes in hexadecimal digits.
fn address(way: &str) -> String {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_pages_have_one_name() {
        let records = ["a.sgf", "a.blksgf", "A.sgf", "b/a.sgf", "index.sgf"].map(PathBuf::from);
        assert_eq!(page_names(&records), ["a.html", "a.blksgf.html", "A.sgf.html", "b/a.html", "index.sgf.html"]);
        assert_eq!(address("ä b/<x>.html"), "./%C3%A4%20b/%3Cx%3E.html");
    }
}
