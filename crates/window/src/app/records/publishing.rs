//! Makes a page, booklet, clip or text from a record, or from all records of a folder, in the background.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::app::bars::progress::Progress;
use crate::app::context::publishing::{PublishChoice, PublishedPart};
use crate::app::look::words;
use crate::app::records::files::record_of;
use crate::edit::{Command, EditError, Workspace};
use crate::game::Solution;
use crate::language::{self, StaticText};
use crate::publish::{
    self, Choices, Form, Leaves, PageSource, Publication, PublishError, Published, SiteChoices, SiteFile, SiteFiles,
};
use crate::record::Document;
use crate::sgf::{self, NodeId, ReadOptions, Tree};
use crate::store::disk::{Readers, folder_of, is_same};
use crate::store::save::{self, Guard, WriteOptions};
use crate::store::sites::SiteFailures;
use crate::store::{Home, file, folders, progress, sites};
use crate::study::log::{FileWishes, Learned, LogLines};
use crate::study::{Moment, collected_problems, puzzles, solutions};

/// A record to be published, as it is now.
pub struct Publishing {
    /// The state.
    pub tree: Arc<Tree>,
    /// The root of the current game, and the node.
    pub at: (NodeId, NodeId),
    /// The end of the current line.
    pub end: NodeId,
    /// The file that the record was read from: what is published is a copy, and never takes its place.
    pub source: Option<PathBuf>,
    /// The file of another format that it was converted from, while the record is in no file of its own.
    pub made_of: Option<PathBuf>,
    /// The record's name.
    pub name: String,
    /// Its folder, which has the overrides of how problems are judged.
    pub folder: Option<PathBuf>,
    /// The user's home, where they are if the folder is not writable.
    pub home: Option<Home>,
    /// The choice.
    pub choice: PublishChoice,
}

/// The overrides for the problems of a folder.
pub fn wished(folder: Option<&Path>, home: Option<&Home>) -> Learned {
    let read = folder.map(|folder| progress::read(folder, home)).unwrap_or_default();
    let has_file = |file: &str| folder.is_some_and(|folder| folders::has_file(folder, file));
    LogLines::of_files(read.files, &mut Vec::new()).wishes(Moment::now(), has_file)
}

/// The overrides for the problems of folders, each read once.
#[derive(Default)]
struct FolderWishes {
    known: HashMap<PathBuf, Learned>,
}

impl FolderWishes {
    /// Those of a file's folder.
    fn of(&mut self, file: &Path, home: Option<&Home>) -> &Learned {
        let read = |folder: &PathBuf| wished(Some(folder), home);
        self.known.entry(folder_of(file).to_path_buf()).or_insert_with_key(read)
    }
}

/// That a record would be replaced by what is made of it.
pub fn own_source(path: &Path) -> String {
    say!(
        "publish-own-source",
        "{path}: this is the record that is published; name another file",
        path = language::shown_name(path)
    )
}

/// Problems that can be judged, and positions without moves.
fn problems(tree: &Tree, wished: &FileWishes<'_>) -> Vec<Solution> {
    let mut found = solutions(tree, wished);
    found.extend(puzzles(tree, wished));
    found
}

impl Publishing {
    /// Makes it: a file, or two where answers are in a second one; `None` where it was stopped.
    ///
    /// # Errors
    /// In a sentence that names the file.
    pub fn make(&self, progress: &Progress) -> Option<Result<Vec<(PathBuf, Published)>, String>> {
        if self.source.as_deref().is_some_and(|source| is_same(source, &self.choice.path)) {
            return Some(Err(own_source(&self.choice.path)));
        }
        let publication = match self.publication() {
            Ok(publication) => publication,
            Err(why) => return Some(Err(why)),
        };
        let mut report = |done: usize, of: usize| progress.report(done as u64, of as u64);
        let form = self.choice.form;
        let copies = publication.copies((form, &choices(&self.choice)), &self.choice.path);
        let mut all = Vec::with_capacity(copies.len());
        for (choices, path) in copies {
            match self.known(form.make(&publication, &choices, &mut report), progress)? {
                Ok(made) => all.push((path, made)),
                Err(why) => return Some(Err(why)),
            }
        }
        Some(Ok(all))
    }

    /// The same, without writing it: how many bytes it has, and what is seen of it.
    ///
    /// # Errors
    /// As [`Publishing::make`].
    pub fn look(&self, progress: &Progress) -> Option<Result<Look, String>> {
        if self.choice.is_site() {
            return self.look_at_site(progress);
        }
        let publication = match self.publication() {
            Ok(publication) => publication,
            Err(why) => return Some(Err(why)),
        };
        let mut report = |done: usize, of: usize| progress.report(done as u64, of as u64);
        let choices = choices(&self.choice);
        let made = self.choice.form.make_with_leaves(&publication, &choices, &mut report, SHOWN);
        let look =
            |(made, leaves): (Published, Leaves)| Look { bytes: Some(made.bytes.len()), notes: made.notes, leaves };
        self.known(made.map(look), progress)
    }

    /// The index of a folder of pages, and its first pages; how large they all become is not worked out.
    fn look_at_site(&self, progress: &Progress) -> Option<Result<Look, String>> {
        let folder = self.folder.as_deref().unwrap_or(Path::new(""));
        let site = match SiteRecords::of(folder) {
            Ok(site) => site,
            Err(why) => return Some(Err(why)),
        };
        let mut files = site.files(self.home.as_ref(), &self.choice, progress);
        let leaves = publish::site_leaves(
            site.title(&self.choice),
            &site.ways,
            &choices(&self.choice),
            &mut files,
            PAGES_SHOWN,
        )?;
        (!progress.is_stopped()).then(|| Ok(Look { bytes: None, notes: Vec::new(), leaves }))
    }

    /// What was made, unless somebody stopped it.
    fn known<T>(&self, made: Result<T, PublishError>, progress: &Progress) -> Option<Result<T, String>> {
        match made {
            Err(PublishError::Stopped) => None,
            _ if progress.is_stopped() => None,
            made => Some(made.map_err(|why| language::with_colon(language::shown_name(&self.choice.path), why))),
        }
    }

    /// The part that is published, as a record of its own.
    ///
    /// # Errors
    /// A sentence, if there is no such part.
    pub fn publication(&self) -> Result<Publication, String> {
        let tree = match self.choice.part {
            PublishedPart::Folder if !self.choice.is_site() => return self.problems_of_folder(),
            PublishedPart::Record | PublishedPart::Folder => Tree::clone(&self.tree),
            PublishedPart::Game => self.game(&self.tree)?,
            PublishedPart::Line if self.has_forks() => {
                self.game(self.edited(self.end, &Command::DeleteOtherVariations)?.document().tree())?
            }
            PublishedPart::Line => self.game(&self.tree)?,
            PublishedPart::Onward => self.game(self.edited(self.at.1, &Command::KeepSubtree)?.document().tree())?,
        };
        let asks = self.choice.asks && matches!(self.choice.form, Form::Page | Form::Booklet);
        let wished = || wished(self.folder.as_deref(), self.home.as_ref());
        let source = self.source.as_deref().unwrap_or(Path::new(""));
        let solutions = if asks { problems(&tree, &wished().of_file(source)) } else { Vec::new() };
        let publication = Publication::asking(&self.name, tree, solutions, &self.choice.without);
        let publication = match self.own_file() {
            Some((name, bytes)) => publication.with_own_file(&name, bytes),
            None => publication,
        };
        let publication = match asks {
            true => publication.with_problems(&self.choice.problems, None).map_err(|why| why.to_string())?,
            false => publication,
        };
        Ok(publication.titled(Some(&self.choice.title)))
    }

    /// The file of another format that the record was converted from, as long as nothing was changed: readers of a page save that.
    fn own_file(&self) -> Option<(String, Vec<u8>)> {
        let is_whole = self.choice.part == PublishedPart::Record
            || self.choice.part == PublishedPart::Game && self.tree.game_count() == 1;
        let is_wanted = is_whole && self.choice.form == Form::Page && self.choice.without.is_empty();
        let path = self.made_of.as_deref().filter(|_| is_wanted)?;
        let (record, made) = record_of(path, file::read(path).ok()?.0).ok()?;
        let bytes = made?.file.filter(|_| record == self.tree.write())?;
        Some((path.file_name()?.to_string_lossy().into_owned(), bytes))
    }

    /// The problems of all records in the folder, as they are saved.
    fn problems_of_folder(&self) -> Result<Publication, String> {
        let folder = self.folder.as_deref().unwrap_or(Path::new(""));
        let found = folders::files_below(folder, |name| sgf::is_record_name(Path::new(name)));
        let found = found.map_err(|error| language::with_colon(language::shown_name(folder), file::cause(&error)))?;
        let (mut records, mut wishes) = (Vec::with_capacity(found.files.len()), FolderWishes::default());
        for path in &found.files {
            let (bytes, _) = file::read(path).map_err(|error| error.to_string())?;
            let (bytes, _) = record_of(path, bytes)?;
            let (tree, _) = Tree::read_with(bytes, &ReadOptions::default().of_file(path));
            let solutions = problems(&tree, &wishes.of(path, self.home.as_ref()).of_file(path));
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            records.push(Publication::asking(&name, tree, solutions, &self.choice.without));
        }
        let title = folder.file_name().unwrap_or_default().to_string_lossy();
        let collected = Publication::collected(&title, records, &self.choice.problems);
        let collected = collected.map(|(publication, _)| publication.titled(Some(&self.choice.title)));
        collected.map_err(|why| language::with_colon(title, why))
    }

    /// Whether the line has a variation somewhere.
    fn has_forks(&self) -> bool {
        let mut below_root = self.tree.way_up(self.end).take_while(|&node| node != self.at.0);
        below_root.any(|node| self.tree.next_sibling(node).is_some() || self.tree.previous_sibling(node).is_some())
    }

    fn edited(&self, node: NodeId, command: &Command) -> Result<Workspace, String> {
        let mut workspace = Workspace::of(Document::over(self.tree.clone()));
        workspace.go_to(node);
        match workspace.run(command) {
            // There may be nothing to remove.
            Ok(_) | Err(EditError::Nothing(_)) => Ok(workspace),
            Err(why) => Err(why.to_string()),
        }
    }

    /// The current game alone, of the record or of what became of it: games keep their places.
    fn game(&self, tree: &Tree) -> Result<Tree, String> {
        let number = self.tree.games().position(|root| root == self.at.0);
        let game = number.and_then(|number| tree.games().zip(tree.write_games()).nth(number));
        let (root, game) =
            game.ok_or_else(|| StaticText("no-such-game-any-more", "the game is not there any more").to_string())?;
        Ok(Tree::read(tree.charset(root).widen(game)).0)
    }
}

/// Makes pages of the records of a folder and of those below it, and writes those that are not so already; says how many. `None` where it
/// was stopped.
///
/// # Errors
/// In sentences that name the files, where not all of them have a page now.
pub fn publish_folder(
    folder: &Path,
    home: Option<&Home>,
    choice: &PublishChoice,
    progress: &Progress,
) -> Option<Result<String, String>> {
    let to = &choice.path;
    let site = match SiteRecords::of(folder) {
        Ok(site) => site,
        Err(why) => return Some(Err(why)),
    };
    let mut files = site.files(home, choice, progress);
    let wished = SiteChoices {
        title: Some(site.title(choice).to_owned()),
        address: choice.address.clone(),
        now: Moment::now().in_universal_time(),
        prunes: choice.prunes,
    };
    let made = publish::site(&site.title, &site.ways, (&choices(choice), &wished), &mut files)?;
    let made = match made {
        Ok(made) => made,
        Err(why) => return Some(Err(why)),
    };
    let copies = std::mem::take(&mut files.copies);
    let message = language::with_colon(language::shown_name(to), &made);
    let more_copies = copies.len().checked_sub(NAMED + 1).map(|more| words::and_more(more + 1));
    let message =
        language::sentences(std::iter::once(message).chain(copies.into_iter().take(NAMED)).chain(more_copies));
    let gone = made.gone.len();
    let gone = (gone > 0).then(|| {
        say!(
            "site-gone-counted",
            "{count} page has no record any more" | "{count} pages have no record any more",
            count = gone
        )
    });
    let message = gone.map_or(message.clone(), |gone| language::sentences([message, gone]));
    let failed: Vec<String> = site.message.into_iter().chain(made.failed).collect();
    Some(match failed.len() {
        0 => Ok(message),
        count => {
            let more = count.checked_sub(NAMED + 1).map(|more| words::and_more(more + 1));
            Err(language::sentences(std::iter::once(message).chain(failed.into_iter().take(NAMED)).chain(more)))
        }
    })
}

/// The records of a folder and of those below it, each with its way from there; what cannot be looked into is told.
struct SiteRecords {
    title: String,
    files: Vec<PathBuf>,
    ways: Vec<PathBuf>,
    message: Vec<String>,
}

impl SiteRecords {
    fn of(folder: &Path) -> Result<SiteRecords, String> {
        let found = folders::files_below(folder, |name| sgf::is_record_name(Path::new(name)));
        let found = found.map_err(|error| language::with_colon(language::shown_name(folder), file::cause(&error)))?;
        let way = |file: &PathBuf| file.strip_prefix(folder).unwrap_or(file).to_path_buf();
        let title = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        Ok(SiteRecords {
            title,
            ways: found.files.iter().map(way).collect(),
            files: found.files,
            message: found.messages,
        })
    }

    /// The title that is chosen, or the folder's name.
    fn title<'a>(&'a self, choice: &'a PublishChoice) -> &'a str {
        if choice.title.is_empty() { &self.title } else { &choice.title }
    }

    fn files<'a>(
        &'a self,
        home: Option<&'a Home>,
        choice: &'a PublishChoice,
        progress: &'a Progress,
    ) -> FolderSite<'a> {
        FolderSite {
            records: &self.files,
            home,
            choice,
            progress,
            wishes: FolderWishes::default(),
            failures: SiteFailures::default(),
            copies: Vec::new(),
        }
    }
}

/// The records of a folder, and the folder of their pages.
struct FolderSite<'a> {
    records: &'a [PathBuf],
    home: Option<&'a Home>,
    choice: &'a PublishChoice,
    progress: &'a Progress,
    wishes: FolderWishes,
    failures: SiteFailures,
    /// Which files were kept in copies, in sentences.
    copies: Vec<String>,
}

impl SiteFiles for FolderSite<'_> {
    type Readers = Readers;

    fn read(&mut self, source: PageSource<'_>) -> Option<SiteFile<Readers>> {
        let (at, from) = source.place(self.records, &self.choice.path);
        let goes_on = self.progress.report(at as u64, self.records.len() as u64);
        let read = || file::read(&from).map(|(bytes, _)| (bytes, Readers::of(&from)));
        goes_on.then(|| read().map_err(|error| error.to_string()))
    }

    fn publication(&mut self, source: PageSource<'_>, bytes: Vec<u8>) -> Result<Publication, String> {
        let (at, from) = source.place(self.records, &self.choice.path);
        let path = &self.records[at];
        let (bytes, made) = record_of(&from, bytes)?;
        let own = made.and_then(|made| made.file).filter(|_| self.choice.without.is_empty());
        let (tree, _) = Tree::read_with(bytes, &ReadOptions::default().of_file(path));
        if tree.game_count() == 0 {
            return Err(words::no_record(&from));
        }
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let asked = match self.choice.asks {
            true => collected_problems(&tree, &self.wishes.of(path, self.home).of_file(path)),
            false => Vec::new(),
        };
        let publication = Publication::asking(&name, tree, asked, &self.choice.without);
        let publication = match own {
            Some(own) => publication.with_own_file(&name, own),
            None => publication,
        };
        publication.as_collection(None).map_err(|why| language::with_colon(name, why))
    }

    fn options(&mut self, record: usize) -> Option<String> {
        let path = &self.records[record];
        // How problems are judged may be said beside the records: then pages are made again.
        let is_judged = !self.choice.asks || self.wishes.of(path, self.home).wishes.is_empty();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        is_judged.then(|| format!("{} {:?} {name}", self.choice.asks, self.choice.without))
    }

    fn remove(&mut self, name: &str, is_ours: &dyn Fn(&[u8]) -> bool) -> Result<bool, String> {
        save::remove_published(&self.choice.path, Path::new(name), is_ours).map_err(|error| file::cause(&error))
    }

    fn is_own_index(&mut self, digest: &str) -> bool {
        self.home.is_some_and(|home| sites::is_own_index(home, &self.choice.path, digest))
    }

    fn remember_index(&mut self, digest: &str) {
        // Where that cannot be remembered the next run takes longer.
        let _ = self.home.map(|home| sites::remember_index(home, &self.choice.path, digest));
    }

    fn keep(
        &mut self,
        name: &str,
        bytes: &[u8],
        is_ours: &dyn Fn(&[u8]) -> bool,
        readers: Readers,
    ) -> Result<bool, String> {
        let rescue = self.home.map(Home::rescue);
        let terms = WriteOptions { readers, rescue: rescue.as_deref(), ..WriteOptions::of(Guard::Nothing) };
        let path = self.choice.path.join(name);
        let kept = save::renew(&path, bytes, terms, (publish::is_published, is_ours));
        let kept = kept.map_err(|error| self.failures.message(&error))?;
        self.copies.extend(kept.copy.map(|copy| save::copy_note(&path, &copy)));
        Ok(kept.is_written)
    }
}

/// The most pages or frames that are shown before they are made, and the most pages of a folder of pages.
const SHOWN: usize = 100;
const PAGES_SHOWN: usize = 24;

/// What would be published.
pub struct Look {
    /// How many bytes it has; `None` where that would take too long.
    pub bytes: Option<usize>,
    /// What is to be said of it.
    pub notes: Vec<String>,
    /// What is seen of it.
    pub leaves: Leaves,
}

/// Where the line ends that the reader would follow from a node.
pub fn line_end(document: &Document, node: NodeId) -> NodeId {
    std::iter::successors(Some(node), |&node| document.last_visited(node)).last().unwrap_or(node)
}

/// So many files that have no page are named.
const NAMED: usize = 3;

fn choices(choice: &PublishChoice) -> Choices {
    Choices {
        moves_per_figure: choice.moves_per_figure,
        paper: choice.paper,
        order: choice.order,
        per_sheet: choice.per_sheet,
        answers: choice.answers,
        margins: choice.margins,
        letters: if choice.family.is_empty() { Vec::new() } else { publish::fonts_of_family(&choice.family) },
        numbers: choice.numbers,
        notation: choice.notation,
        language: choice.language.published(),
        ..Choices::default()
    }
}
