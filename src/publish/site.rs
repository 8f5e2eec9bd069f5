//! A folder of pages: one page per record, their file names, and the index.

use super::about::{short, title_of};
use super::encode::{base64, sha256};
use super::page::page;
use super::publication::{Choices, Publication};
use crate::game::{Kind, Summary};
use crate::language;
use crate::scene::svg::escaped;
use std::collections::HashSet;
use std::fmt::{self, Write as _};
use std::path::{Path, PathBuf};

const STYLE: &str = ":root{color-scheme:light dark}body{margin:0 auto;max-width:60rem;padding:1rem;font:16px/1.5 system-ui,sans-serif}\
table{border-collapse:collapse;width:100%}td,th{text-align:start;padding:.5rem .8rem .5rem 0;border-bottom:1px solid #8884;vertical-align:top;overflow-wrap:anywhere}\
a{display:inline-block;min-height:44px}";

/// A mark in each file of a site, so that no other file is replaced.
const GENERATOR: &str = "<meta name=\"generator\" content=\"Variorum\">";
/// It is in the first bytes, whatever the title.
const HEAD: usize = 1024;

/// Whether a file was published by this program, so that it may be overwritten.
pub fn is_published(bytes: &[u8]) -> bool {
    memchr::memmem::find(&bytes[..bytes.len().min(HEAD)], GENERATOR.as_bytes()).is_some()
}

/// The result of publishing a folder.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MadeSite {
    /// The number of records that now have a page.
    pub pages: usize,
    /// The number of pages that were written because their content changed.
    pub written: usize,
    /// Failures, in sentences that name the files.
    pub failed: Vec<String>,
}

impl fmt::Display for MadeSite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&say!(
            "publish-site",
            "{count} page, {written} written" | "{count} pages, {written} written",
            count = self.pages,
            written = self.written
        ))
    }
}

/// Writes a file of a site under its name, for those who may read it, and says whether it was not so already.
type KeepPage<'a, R> = dyn FnMut(&str, &[u8], Option<R>) -> Result<bool, String> + 'a;

/// Makes a page of each record of a folder, and an index. `ways` are the paths of the records relative to the folder; `read` reads one by
/// its index in `ways`, with data that is passed on to `keep`; `keep` writes a file of the site, and returns whether it was new. Returns
/// `None` if `read` did, which cancels the work.
pub fn site<R>(
    title: &str,
    ways: &[PathBuf],
    choices: &Choices,
    read: &mut dyn FnMut(usize) -> Option<Result<(Publication, R), String>>,
    keep: &mut KeepPage<'_, R>,
) -> Option<MadeSite> {
    let mut made = MadeSite::default();
    let mut pages = Vec::new();
    for (at, name) in page_names(ways).into_iter().enumerate() {
        let kept = read(at)?.and_then(|(publication, more)| {
            let page = page(&publication, choices, &mut |_, _| true);
            let page = page.map_err(|why| language::with_colon(ways[at].display(), why))?;
            made.written += usize::from(keep(&name, &page.bytes, Some(more))?);
            Ok(SitePage::of(&publication, name))
        });
        match kept {
            Ok(page) => pages.push(page),
            Err(why) => made.failed.push(why),
        }
    }
    made.pages = pages.len();
    made.failed.extend(keep("index.html", &index(title, &pages), None).err());
    Some(made)
}

/// A page of a site.
#[derive(Clone, Debug)]
struct SitePage {
    /// Its path from the index, with `/` between folders.
    to: String,
    title: String,
    date: String,
    result: String,
    games: usize,
}

impl SitePage {
    /// The index entry of a record with a page of this name.
    fn of(publication: &Publication, to: String) -> SitePage {
        let tree = publication.tree();
        if publication.asks() {
            // Names and results of problems may reveal the answer.
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
fn page_names(records: &[PathBuf]) -> Vec<String> {
    let mut taken = HashSet::from(["index.html".to_owned()]);
    let spelled =
        |path: &Path| path.iter().map(|part| part.to_string_lossy().into_owned()).collect::<Vec<_>>().join("/");
    records
        .iter()
        .map(|record| {
            let plain = spelled(&record.with_extension("html"));
            // Some file systems ignore case.
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
fn index(title: &str, pages: &[SitePage]) -> Vec<u8> {
    language::in_english(|| {
        let mut out = format!(
            "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n{GENERATOR}\n<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none';style-src 'sha256-{}';base-uri 'none';form-action 'none'\">\n<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n<title>{1}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<h1 dir=\"auto\">{1}</h1>\n<table>\n",
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

/// A path as an address: all but plain characters as percent-encoded bytes.
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
