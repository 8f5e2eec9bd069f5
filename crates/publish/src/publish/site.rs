//! A folder of pages: one page per record, the way from one to the next, the index and the feed.
//!
//! The index holds what the next run has to know: of each page what it was made of, so that what has not changed is not made again, and its
//! digest, so that nothing else is ever removed. That is believed of the index that this program wrote last, and of no other: one that
//! somebody put there costs a run that makes all pages. Without a feed a site depends on the records and the options alone; with one, the
//! index also has the time of the run that first saw the present content of a record.

mod index;
mod row;

use super::booklet::first_view::first_view;
use super::booklet::index_view::{IndexEntry, index_view};
use super::encode::digest;
use super::leaves::Leaves;
use super::mark::{is_as_published, is_published, sealed};
use super::page::{PageNeighbours, page_of_site, template};
use super::publication::{Choices, Publication};
use crate::language;
use index::FEED;
use row::Row;
use std::collections::{HashMap, HashSet};
use std::fmt;
use std::ops::BitAnd;
use std::path::{Path, PathBuf};

pub(super) use index::{INDEX, address};

/// What a site has beside its pages.
#[derive(Clone, Debug, Default)]
pub struct SiteChoices {
    /// Its title; `None` for the name of its folder.
    pub title: Option<String>,
    /// Its address, for a feed; without one there is none.
    pub address: Option<String>,
    /// The present time, as `2024-05-06T07:08:09Z`, for pages that are new in a feed.
    pub now: String,
    /// Whether pages whose record is gone are removed.
    pub prunes: bool,
}

/// The address of a site, as typed: readers of its feed follow it, so it is one of the web.
///
/// # Errors
/// A sentence, if it is none.
pub fn site_address(address: &str) -> Result<String, String> {
    // The names of pages are put behind it.
    let has_end = address.contains(|c: char| c.is_whitespace() || c.is_control() || matches!(c, '?' | '#'));
    match ["http://", "https://"].iter().any(|start| address.starts_with(start)) && !has_end {
        true => Ok(address.to_owned()),
        false => Err(say!(
            "site-address",
            "{address}: an address begins with http:// or https:// and has no blanks, ? or #",
            address
        )),
    }
}

/// The result of publishing a folder.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MadeSite {
    /// The number of records that now have a page.
    pub pages: usize,
    /// The number of pages that were written because their content changed.
    pub written: usize,
    /// Pages whose record is gone, in sentences.
    pub gone: Vec<String>,
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

/// A file that a site is made of.
#[derive(Clone, Copy, Debug)]
pub enum PageSource<'a> {
    /// The record with this index.
    Record(usize),
    /// The page of this name that an earlier run made of that record.
    Earlier(usize, &'a str),
    /// The index of an earlier run.
    Index,
}

impl PageSource<'_> {
    /// The index of the record, and the file, where these are the records and this is the folder of the site.
    pub fn place(&self, records: &[PathBuf], site: &Path) -> (usize, PathBuf) {
        match *self {
            PageSource::Record(at) => (at, records[at].clone()),
            PageSource::Earlier(at, name) => (at, site.join(name)),
            PageSource::Index => (0, site.join(INDEX)),
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

    /// Everything beside its bytes and the [`Choices`] on which the page of a record depends, in any words; `None` if that cannot be said.
    fn options(&mut self, record: usize) -> Option<String>;

    /// What a page is made of, from the bytes of the file.
    ///
    /// # Errors
    /// A sentence that names the file.
    fn publication(&mut self, source: PageSource<'_>, bytes: Vec<u8>) -> Result<Publication, String>;

    /// Writes a file of the site under its name, and returns whether it was not so already. What was there before is kept in a copy unless
    /// `is_ours` accepts its bytes.
    ///
    /// # Errors
    /// A sentence that names the file; an empty one where the same was said of another file.
    fn keep(
        &mut self,
        name: &str,
        bytes: &[u8],
        is_ours: &dyn Fn(&[u8]) -> bool,
        readers: Self::Readers,
    ) -> Result<bool, String>;

    /// Whether the index with this digest is the one that was written here last.
    fn is_own_index(&mut self, digest: &str) -> bool;

    /// Remembers the digest of the index that was written.
    fn remember_index(&mut self, digest: &str);

    /// Removes a file of the site if `is_ours` accepts its bytes; returns whether it did.
    ///
    /// # Errors
    /// The cause, without the file.
    fn remove(&mut self, name: &str, is_ours: &dyn Fn(&[u8]) -> bool) -> Result<bool, String>;
}

/// Makes a page of each record of a folder, and an index, which only those may read who may read all that it was made of. `ways` are the
/// paths of the records relative to the folder. A record that cannot be read keeps the page that it had, and its row of the index. `None`
/// if the work was cancelled.
///
/// # Errors
/// A sentence, where pages without a record are to be removed and that would be all of them: nothing is written or removed then.
pub fn site<F: SiteFiles>(
    title: &str,
    ways: &[PathBuf],
    (choices, site): (&Choices, &SiteChoices),
    files: &mut F,
) -> Option<Result<MadeSite, String>> {
    choices.speak(|| {
        // The digest of the index that this program wrote last, and whether that was a version whose files have no seal.
        let (mut own_index, mut is_unsealed) = (String::new(), false);
        let earlier: Vec<Row> = match files.read(PageSource::Index)? {
            Ok((bytes, _)) if is_published(&bytes) => {
                let digest = digest(&bytes);
                let is_own = files.is_own_index(&digest);
                if is_own {
                    (own_index, is_unsealed) = (digest, !is_as_published(&bytes));
                }
                let rows = index::earlier(&bytes).into_iter();
                rows.map(|row| if is_own { row } else { row.of_stranger() }).collect()
            }
            _ => Vec::new(),
        };
        let earlier: HashMap<String, Row> = earlier.into_iter().map(|row| (row.to.clone(), row)).collect();
        let maker = digest(format!("{}{choices:?}", template()).as_bytes());
        let mut work = SiteWork { ways, choices, site, maker, earlier, files, made: MadeSite::default() };
        let names = page_names(ways);
        if let Some(why) = site.prunes.then(|| work.prunes_everything(title, &names)).flatten() {
            return Some(Err(why));
        }
        let (mut rows, mut readers) = (Vec::new(), F::Readers::default());
        // A page leads to the next one, so it is made once that is known to be there; its record is not read again for that.
        let (mut before, mut waiting) = (None, None::<(usize, Plan<F::Readers>)>);
        for at in 0..=names.len() {
            let plan = match names.get(at) {
                Some(name) => Some(work.plan(at, name)?),
                None => None,
            };
            if plan.as_ref().is_some_and(|plan| !plan.is_there) {
                work.made.failed.extend(plan.and_then(|plan| plan.why));
                continue;
            }
            if let Some((here, plan)) = waiting.take() {
                let name = names[here].as_str();
                let neighbours = PageNeighbours { before, after: names.get(at).map(String::as_str), name };
                before = Some(name);
                if let Some((row, more)) = work.page((here, name), plan, &neighbours)? {
                    rows.push(row);
                    readers = readers & more;
                }
            }
            waiting = plan.map(|plan| (at, plan));
        }
        work.made.pages = rows.len();
        work.gone(&mut rows);
        let SiteWork { mut made, files, .. } = work;
        let index = sealed(index::index(
            (site.title.as_deref().unwrap_or(title), &choices.language.tag),
            &rows,
            site.address.is_some(),
        ));
        match files.keep(INDEX, &index, &|old| is_as_made(old, &own_index), readers) {
            Ok(_) => files.remember_index(&digest(&index)),
            Err(why) => made.failed.push(why),
        }
        if let Some(address) = &site.address {
            let feed = sealed(index::feed(site.title.as_deref().unwrap_or(title), address, &rows));
            let is_ours = |old: &[u8]| is_as_published(old) || is_unsealed && is_published(old);
            made.failed.extend(files.keep(FEED, &feed, &is_ours, readers).err());
        }
        made.failed.retain(|why| !why.is_empty());
        Some(Ok(made))
    })
}

/// What is seen of a site before it is made: its index, and the first pages, `most` at most. `None` if the work was cancelled.
pub fn site_leaves<F: SiteFiles>(
    title: &str,
    ways: &[PathBuf],
    choices: &Choices,
    files: &mut F,
    most: usize,
) -> Option<Leaves> {
    choices.speak(|| {
        let names = page_names(ways);
        let mut found: Vec<(&str, Publication)> = Vec::new();
        let mut missing = 0;
        for (at, name) in names.iter().enumerate().take(most) {
            let publication = match files.read(PageSource::Record(at))? {
                Ok((bytes, _)) => files.publication(PageSource::Record(at), bytes),
                Err(why) => Err(why),
            };
            match publication {
                Ok(publication) => found.push((name, publication)),
                // It has no page, or an older one.
                Err(_) => missing += 1,
            }
        }
        let entries: Vec<IndexEntry> =
            found.iter().map(|(name, publication)| Row::of(publication, (*name).to_owned()).entry()).collect();
        let records = names.len() - missing;
        let mut scenes = vec![index_view(title, (&index::find(), &index::records(records)), &entries)];
        for (at, (name, publication)) in found.iter().enumerate() {
            let before = at.checked_sub(1).map(|at| found[at].0);
            let neighbours = PageNeighbours { before, after: found.get(at + 1).map(|next| next.0), name };
            let ways: Vec<String> = neighbours.ways().into_iter().map(|(words, _)| words).collect();
            scenes.extend(first_view(publication, choices, &ways).ok());
        }
        Some(Leaves { scenes, count: records + 1, text: None })
    })
}

/// What is known of a record before its page is made.
struct Plan<R> {
    /// A digest of what its page is made of; empty where that cannot be said.
    record: String,
    /// Whether there is a page, or a record to make one of: its neighbours lead to it.
    is_there: bool,
    source: PlanSource,
    /// Why there is no page to be made.
    why: Option<String>,
    readers: R,
}

/// What a page is to be made of.
enum PlanSource {
    /// The bytes of the record: it has not changed.
    Bytes(Vec<u8>),
    Publication(Box<Publication>),
    None,
}

struct SiteWork<'a, F: SiteFiles> {
    ways: &'a [PathBuf],
    choices: &'a Choices,
    site: &'a SiteChoices,
    /// A digest of the program's part in a page, and of the choices.
    maker: String,
    earlier: HashMap<String, Row>,
    files: &'a mut F,
    made: MadeSite,
}

impl<F: SiteFiles> SiteWork<'_, F> {
    /// Why pages without a record are not removed: these are no records of the site. A folder that is empty may be a drive that is not
    /// there, and one none of whose records has a page another folder.
    fn prunes_everything(&self, title: &str, names: &[String]) -> Option<String> {
        let folder = language::shown_name(Path::new(title));
        if names.is_empty() {
            return Some(say!(
                "site-prune-nothing",
                "{folder}: no records were found, so --prune would remove every page; nothing was published or removed",
                folder
            ));
        }
        let is_known = self.earlier.values().any(|row| !row.digest.is_empty());
        let is_another = is_known && !names.iter().any(|name| self.earlier.contains_key(name));
        is_another.then(|| {
            say!(
                "site-prune-another",
                "{folder}: no page of this site was made from these records, so --prune would remove all of its pages; nothing was published or removed (publish without --prune first if that is what you want)",
                folder
            )
        })
    }

    fn plan(&mut self, at: usize, name: &str) -> Option<Plan<F::Readers>> {
        let unread = |why| Plan {
            record: String::new(),
            is_there: false,
            source: PlanSource::None,
            why: Some(why),
            readers: F::Readers::default(),
        };
        let (bytes, readers) = match self.files.read(PageSource::Record(at))? {
            Ok(read) => read,
            Err(why) => return Some(Plan { is_there: self.has_page(at, name)?, ..unread(why) }),
        };
        let options = self.files.options(at);
        let record = options.map_or_else(String::new, |options| {
            let parts = [&self.maker, &options, &digest(&bytes)];
            digest(parts.map(String::as_str).join("\n").as_bytes())
        });
        let is_known = self.earlier.get(name).is_some_and(|row| !record.is_empty() && row.made_of() == record);
        if is_known {
            return Some(Plan { record, is_there: true, source: PlanSource::Bytes(bytes), why: None, readers });
        }
        match self.files.publication(PageSource::Record(at), bytes) {
            Ok(publication) => {
                let source = PlanSource::Publication(Box::new(publication));
                Some(Plan { record, is_there: true, source, why: None, readers })
            }
            Err(why) => Some(Plan { is_there: self.has_page(at, name)?, ..unread(why) }),
        }
    }

    /// Whether a record that cannot be read has a page of an earlier run.
    fn has_page(&mut self, at: usize, name: &str) -> Option<bool> {
        Some(self.files.read(PageSource::Earlier(at, name))?.is_ok_and(|(bytes, _)| is_published(&bytes)))
    }

    /// Makes a page, or leaves the one that is there: its row of the index, and its readers.
    fn page(
        &mut self,
        (at, name): (usize, &str),
        plan: Plan<F::Readers>,
        neighbours: &PageNeighbours<'_>,
    ) -> Option<Option<(Row, F::Readers)>> {
        let key = match plan.record.is_empty() {
            true => String::new(),
            false => format!("{} {}", plan.record, neighbours.key()),
        };
        if let Some(why) = plan.why {
            self.made.failed.push(why);
            return self.kept(at, name);
        }
        if let Some(row) = self.earlier.get(name).filter(|row| !key.is_empty() && row.record == key).cloned()
            && let Ok((bytes, _)) = self.files.read(PageSource::Earlier(at, name))?
            && digest(&bytes) == row.digest
        {
            // Its readers may have changed.
            return Some(match self.keep(name, &bytes, plan.readers) {
                Ok(_) => Some((Row { is_gone: false, updated: self.updated(name, &row.content), ..row }, plan.readers)),
                Err(why) => {
                    self.made.failed.extend(Some(why).filter(|why| !why.is_empty()));
                    None
                }
            });
        }
        let publication = match plan.source {
            PlanSource::Publication(publication) => Ok(*publication),
            PlanSource::Bytes(bytes) => self.files.publication(PageSource::Record(at), bytes),
            PlanSource::None => Err(String::new()),
        };
        let made = publication.and_then(|publication| {
            let page = page_of_site(&publication, self.choices, neighbours);
            let page = page.map_err(|why| language::with_colon(language::shown_name(&self.ways[at]), why))?;
            self.made.written += usize::from(self.keep(name, &page.bytes, plan.readers)?);
            Ok((publication, digest(&page.bytes)))
        });
        match made {
            Ok((publication, digest)) => {
                let row = Row::of(&publication, name.to_owned());
                let updated = self.updated(name, &row.content);
                let row = Row { record: key, digest, updated, ..row };
                Some(Some((row, plan.readers)))
            }
            Err(why) => {
                self.made.failed.extend(Some(why).filter(|why| !why.is_empty()));
                self.kept(at, name)
            }
        }
    }

    /// Writes a page in the place of the one that an earlier run made.
    fn keep(&mut self, name: &str, bytes: &[u8], readers: F::Readers) -> Result<bool, String> {
        let known = self.earlier.get(name).map_or("", |row| row.digest.as_str());
        self.files.keep(name, bytes, &|old| is_as_made(old, known), readers)
    }

    /// The row of a page that an earlier run made; another file that has its name is no earlier page.
    fn kept(&mut self, at: usize, name: &str) -> Option<Option<(Row, F::Readers)>> {
        let source = PageSource::Earlier(at, name);
        let Ok((bytes, readers)) = self.files.read(source)? else { return Some(None) };
        if !is_published(&bytes) {
            return Some(None);
        }
        if let Some(row) = self.earlier.get(name).filter(|row| row.digest == digest(&bytes)) {
            return Some(Some((Row { is_gone: false, ..row.clone() }, readers)));
        }
        let digest = digest(&bytes);
        let publication = self.files.publication(source, bytes).ok();
        Some(publication.map(|publication| {
            let row = Row::of(&publication, name.to_owned());
            (Row { digest, updated: self.updated(name, &row.content), ..row }, readers)
        }))
    }

    /// When the present content of a record was first seen; nothing where there is no feed and never was.
    fn updated(&self, name: &str, content: &str) -> String {
        let known = self.earlier.get(name).filter(|row| row.content == content).map(|row| row.updated.as_str());
        match known {
            Some(known) if !known.is_empty() => known.to_owned(),
            _ if self.site.address.is_some() => self.site.now.clone(),
            _ => String::new(),
        }
    }

    /// Names the pages whose record is gone, and removes them if that is wanted: only those with the bytes that were written.
    fn gone(&mut self, rows: &mut Vec<Row>) {
        let there: HashSet<&str> = rows.iter().map(|row| row.to.as_str()).collect();
        // A record that cannot be read is not gone.
        let named: HashSet<String> = page_names(self.ways).into_iter().collect();
        let mut gone: Vec<Row> = self.earlier.values().filter(|row| !there.contains(&*row.to)).cloned().collect();
        // Nor is a page gone that only an index of others knows.
        gone.retain(|row| !named.contains(&row.to) && is_name(&row.to) && !row.digest.is_empty());
        gone.sort_by(|a, b| a.to.cmp(&b.to));
        for row in gone {
            let name = language::shown_name(Path::new(&row.to));
            if !self.site.prunes {
                self.made.gone.push(say!("site-gone", "{page}: the record of this page is gone", page = name));
            } else {
                let is_ours = |bytes: &[u8]| is_published(bytes) && digest(bytes) == row.digest;
                match self.files.remove(&row.to, &is_ours) {
                    Ok(true) => {
                        self.made.gone.push(say!(
                            "site-removed",
                            "{page}: removed, as its record is gone",
                            page = name
                        ));
                        continue;
                    }
                    Ok(false) => self.made.gone.push(say!(
                        "site-not-removed",
                        "{page}: its record is gone, but it is not the page that was published; it stays",
                        page = name
                    )),
                    Err(error) => self.made.failed.push(say!(
                        "site-not-removable",
                        "{page}: its record is gone, but it cannot be removed ({error})",
                        page = name,
                        error
                    )),
                }
            }
            rows.push(Row { is_gone: true, ..row });
        }
    }
}

/// Whether this can be the name of a page of a site: it is below it, and an index was not written by others.
fn is_name(name: &str) -> bool {
    let plain = |part: &str| !part.is_empty() && part != "." && part != ".." && !part.contains(['\\', '\0', ':']);
    name.ends_with(".html") && name != INDEX && name.split('/').all(plain)
}

/// Whether a file of a site is as it was made: by its seal, or by the digest that the site's own index has of it.
fn is_as_made(bytes: &[u8], known: &str) -> bool {
    is_as_published(bytes) || is_published(bytes) && digest(bytes) == known
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Records and their site in memory.
    #[derive(Default)]
    struct Club {
        records: Vec<(PathBuf, Vec<u8>)>,
        files: HashMap<String, Vec<u8>>,
        reads: Vec<usize>,
        own: String,
        /// The names of the files of which a copy was kept.
        copies: Vec<String>,
    }

    impl SiteFiles for Club {
        type Readers = u8;

        fn read(&mut self, source: PageSource<'_>) -> Option<SiteFile<u8>> {
            let found = match source {
                PageSource::Record(at) => {
                    self.reads[at] += 1;
                    Some(&self.records[at].1)
                }
                PageSource::Earlier(_, name) => self.files.get(name),
                PageSource::Index => self.files.get(INDEX),
            };
            Some(found.map(|bytes| (bytes.clone(), 0)).ok_or_else(String::new))
        }

        fn options(&mut self, _: usize) -> Option<String> {
            Some(String::new())
        }

        fn publication(&mut self, _: PageSource<'_>, bytes: Vec<u8>) -> Result<Publication, String> {
            match bytes.is_empty() {
                true => Err("empty".to_owned()),
                false => Ok(Publication::new("a.sgf", crate::sgf::Tree::read(bytes).0, &[])),
            }
        }

        fn keep(&mut self, name: &str, bytes: &[u8], is_ours: &dyn Fn(&[u8]) -> bool, _: u8) -> Result<bool, String> {
            let old = self.files.get(name).filter(|old| *old != bytes && !is_ours(old));
            self.copies.extend(old.map(|_| name.to_owned()));
            Ok(self.files.insert(name.to_owned(), bytes.to_vec()).is_none_or(|old| old != bytes))
        }

        fn is_own_index(&mut self, digest: &str) -> bool {
            self.own == digest
        }

        fn remember_index(&mut self, digest: &str) {
            digest.clone_into(&mut self.own);
        }

        fn remove(&mut self, _: &str, _: &dyn Fn(&[u8]) -> bool) -> Result<bool, String> {
            Ok(false)
        }
    }

    impl Club {
        /// Publishes them: how many pages were written. Each record is read once.
        fn publish(&mut self) -> usize {
            self.reads = vec![0; self.records.len()];
            let ways: Vec<PathBuf> = self.records.iter().map(|(way, _)| way.clone()).collect();
            let made = site("club", &ways, (&Choices::default(), &SiteChoices::default()), self).unwrap().unwrap();
            assert!(self.reads.iter().all(|&reads| reads == 1), "{:?}", self.reads);
            made.written
        }
    }

    #[test]
    fn each_record_is_read_once_a_run() {
        let record = |n: usize| format!("(;GM[1]SZ[9]PB[Player {n}];B[ee])").into_bytes();
        let records = (0..5).map(|n| (PathBuf::from(format!("r{n}.sgf")), record(n))).collect();
        let mut club = Club { records, ..Club::default() };
        assert_eq!((club.publish(), club.publish()), (5, 0));
        club.records[2].1 = record(7);
        assert_eq!(club.publish(), 1);
        // A new one changes its neighbours, one that cannot be read keeps its page.
        club.records.insert(3, (PathBuf::from("r25.sgf"), record(8)));
        assert_eq!(club.publish(), 3);
        club.records[1].1.clear();
        assert_eq!(club.publish(), 0);
        // An index of others is not believed.
        club.own.clear();
        let page = club.files.get_mut("r4.html").unwrap();
        page.extend_from_slice(b"<p>evil");
        assert_eq!(club.publish(), 1);
        assert!(!club.files["r4.html"].ends_with(b"evil"));
    }

    /// They have no seal: the index of the run that made them vouches for them.
    #[test]
    fn pages_of_an_earlier_version_need_no_copy() {
        let record = |n: usize| format!("(;GM[1]SZ[9]PB[Player {n}];B[ee])").into_bytes();
        let records: Vec<_> = (0..3).map(|n| (PathBuf::from(format!("r{n}.sgf")), record(n))).collect();
        let mut club = Club { records, ..Club::default() };
        club.publish();
        let names: Vec<String> = (0..3).map(|n| format!("r{n}.html")).collect();
        let unsealed = |bytes: &[u8]| bytes[..memchr::memmem::rfind(bytes, b"<!--sha256-").unwrap()].to_vec();
        let mut index = String::from_utf8(unsealed(&club.files[INDEX])).unwrap();
        for name in &names {
            let page = club.files.get_mut(name).unwrap();
            let sealed = digest(page);
            *page = unsealed(page);
            index = index.replace(&sealed, &digest(page));
        }
        club.own = digest(index.as_bytes());
        club.files.insert(INDEX.to_owned(), index.into_bytes());
        // Somebody changed one of them.
        club.files.get_mut(&names[1]).unwrap().extend_from_slice(b"<p>mine");
        for (_, bytes) in &mut club.records {
            bytes.insert(1, b'\n');
        }
        assert_eq!((club.publish(), club.copies), (3, vec![names[1].clone()]));
    }

    /// What is seen of a site are its index and its first pages; what cannot be read has neither.
    #[test]
    fn an_index_and_the_first_pages_are_seen() {
        let record = |n: usize| format!("(;GM[1]SZ[9]PB[Player {n}]PW[Ann]DT[2024];B[ee];W[gc])").into_bytes();
        let records = (0..40).map(|n| (PathBuf::from(format!("r{n}.sgf")), record(n))).collect();
        let mut club = Club { records, ..Club::default() };
        club.records[3].1.clear();
        club.reads = vec![0; 40];
        let ways: Vec<PathBuf> = club.records.iter().map(|(way, _)| way.clone()).collect();
        let seen = site_leaves("club", &ways, &Choices::default(), &mut club, 10).unwrap();
        assert_eq!((seen.scenes.len(), seen.count), (1 + 9, 1 + 39));
        assert_eq!(club.reads.iter().sum::<usize>(), 10, "no more is read than is shown");
        for scene in &seen.scenes {
            let bounds = scene.shapes.iter().filter_map(crate::scene::Shape::bounds);
            assert!(bounds.clone().count() > 5);
            assert!(bounds.clone().all(|shape| shape.min.x >= -1.0 && shape.max.x <= scene.bounds.max.x + 1.0));
        }
    }

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
