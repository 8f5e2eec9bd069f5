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
use std::ops::BitAnd;
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

/// A file that a page is made of.
#[derive(Clone, Copy, Debug)]
pub enum PageSource<'a> {
    /// The record with this index.
    Record(usize),
    /// The page of this name that an earlier run made of that record: the record cannot be read now.
    Earlier(usize, &'a str),
}

impl PageSource<'_> {
    /// The index of the record, and the file, where these are the records and this is the folder of the site.
    pub fn place(&self, records: &[PathBuf], site: &Path) -> (usize, PathBuf) {
        match *self {
            PageSource::Record(at) => (at, records[at].clone()),
            PageSource::Earlier(at, name) => (at, site.join(name)),
        }
    }
}

/// The bytes of a file and its readers; or a sentence that names the file.
pub type SiteFile<R> = Result<(Vec<u8>, R), String>;

/// The files of a site.
pub trait SiteFiles {
    /// Who may read a file, everybody by default; `&` are those who may read both.
    type Readers: Copy + Default + BitAnd<Output = Self::Readers>;

    /// Reads a file. `None` cancels the work.
    ///
    /// # Errors
    /// A sentence that names the file.
    fn read(&mut self, source: PageSource<'_>) -> Option<SiteFile<Self::Readers>>;

    /// What a page is made of, from the bytes of the file.
    ///
    /// # Errors
    /// A sentence that names the file.
    fn publication(&mut self, source: PageSource<'_>, bytes: Vec<u8>) -> Result<Publication, String>;

    /// Writes a file of the site under its name, and returns whether it was not so already.
    ///
    /// # Errors
    /// A sentence that names the file.
    fn keep(&mut self, name: &str, bytes: &[u8], readers: Self::Readers) -> Result<bool, String>;
}

/// Makes a page of each record of a folder, and an index, which only those may read who may read all that it was made of. `ways` are the
/// paths of the records relative to the folder. A record that cannot be read keeps the page that it had, and its row of the index. `None`
/// if the work was cancelled.
pub fn site<F: SiteFiles>(title: &str, ways: &[PathBuf], choices: &Choices, files: &mut F) -> Option<MadeSite> {
    let mut made = MadeSite::default();
    let (mut pages, mut readers) = (Vec::new(), F::Readers::default());
    for (at, name) in page_names(ways).into_iter().enumerate() {
        let kept = publication(files, PageSource::Record(at))?.and_then(|(publication, more)| {
            let page = page(&publication, choices, &mut |_, _| true);
            let page = page.map_err(|why| language::with_colon(language::shown_name(&ways[at]), why))?;
            made.written += usize::from(files.keep(&name, &page.bytes, more)?);
            Ok((publication, more))
        });
        let row = match kept {
            Ok(row) => Some(row),
            Err(why) => {
                made.failed.push(why);
                publication(files, PageSource::Earlier(at, &name))?.ok()
            }
        };
        if let Some((publication, more)) = row {
            pages.push(SitePage::of(&publication, name));
            readers = readers & more;
        }
    }
    made.pages = pages.len();
    made.failed.extend(files.keep("index.html", &index(title, &pages), readers).err());
    Some(made)
}

/// What a page is made of, with its readers. Another file that has the name of a page is no earlier page.
fn publication<F: SiteFiles>(
    files: &mut F,
    source: PageSource<'_>,
) -> Option<Result<(Publication, F::Readers), String>> {
    Some(files.read(source)?.and_then(|(bytes, readers)| match source {
        PageSource::Earlier(..) if !is_published(&bytes) => Err(String::new()),
        _ => Ok((files.publication(source, bytes)?, readers)),
    }))
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

/// The longest name of a file in bytes that all usual file systems have.
const LONGEST_NAME: usize = 255;

/// The names of the pages of records, given by their ways from the folder: `a/b.sgf` becomes `a/b.html`, and `a/b.sgf.html` where that
/// is taken, by another page or by a folder of pages.
fn page_names(records: &[PathBuf]) -> Vec<String> {
    let spelled =
        |path: &Path| path.iter().map(|part| part.to_string_lossy().into_owned()).collect::<Vec<_>>().join("/");
    // Some file systems ignore case.
    let folders =
        records.iter().flat_map(|record| record.ancestors().skip(1)).map(|folder| spelled(folder).to_lowercase());
    let mut taken: HashSet<String> = folders.chain(["index.html".to_owned()]).collect();
    records
        .iter()
        .map(|record| {
            let plain = page_name(&spelled(&record.with_extension("")), "");
            if taken.insert(plain.to_lowercase()) {
                return plain;
            }
            let whole = spelled(record);
            let more = std::iter::successors(Some(String::new()), |more| Some(format!("{more}-")));
            let mut names = more.map(|more| page_name(&whole, &more));
            names.find(|name| taken.insert(name.to_lowercase())).unwrap_or(plain)
        })
        .collect()
}

/// The name of a page: the end of a long name is left out.
fn page_name(way: &str, more: &str) -> String {
    let end = format!("{more}.html");
    let start = way.rfind('/').map_or(0, |at| at + 1);
    let room = LONGEST_NAME.saturating_sub(end.len());
    let cut = (start..=way.len()).rev().find(|&at| at - start <= room && way.is_char_boundary(at)).unwrap_or(start);
    format!("{}{end}", &way[..cut])
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
        let records = ["b.sgf", "b.html/x.sgf", "b.html.sgf"].map(PathBuf::from);
        assert_eq!(page_names(&records), ["b.sgf.html", "b.html/x.html", "b.html.html"]);
        let long = format!("c/{}", "ä".repeat(125));
        let records = [format!("{long}.sgf"), format!("{long}.gib"), format!("{long}.ngf")].map(PathBuf::from);
        let names = page_names(&records);
        let mut distinct = names.clone();
        distinct.dedup();
        assert!(distinct.len() == 3 && names.iter().all(|name| name.len() - 2 <= LONGEST_NAME), "{names:?}");
    }
}
