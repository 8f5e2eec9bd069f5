//! `publish`: makes pages, booklets, clips and texts from a record. The suffix of the output selects the form.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::ArgMatches;

use crate::edit::{GameNumbers, NoPlace, Strip, Where};
use crate::publish::{
    self, Answers, Choices, Form, PageOrder, PageSource, Paper, PrintFont, ProblemChoice, ProblemOrder, Publication,
    PublishedLanguage, SiteChoices, SiteFile, SiteFiles, TextForm,
};
use crate::sgf::{ReadOptions, vocabulary};
use crate::store::disk::{Readers, is_same};
use crate::store::save::{self, Guard, WriteOptions};
use crate::store::sites::SiteFailures;
use crate::store::{self, folders, sites};
use crate::study::{collected_problems, puzzles, solutions};
use crate::{language, languages};

use super::kept::FolderWishes;
use super::listing::{named_files, ways_from};
use super::output::{Failure, Progress, Status, deliver_made};
use super::record::{Record, bytes_of, readers_of, tell_unfinished};

/// Values of `--without`.
pub const WITHOUT: [(&str, Strip); 5] = [
    ("private", Strip::Private),
    ("comments", Strip::Comments),
    ("variations", Strip::Variations),
    ("times", Strip::Times),
    ("analysis", Strip::Analysis),
];

/// Words of `--problems`: the first if it is absent, the second if it has no value.
pub const PROBLEMS: [&str; 3] = ["auto", "yes", "no"];

/// Numbers to shuffle with are so small that they are easily copied from a sheet.
const SEEDS: u64 = 10_000;

/// Margins in millimetres beyond which there is no page left.
const MOST_MARGINS: f32 = 60.0;

/// Values of `--sort`.
pub const SORTED: [&str; 3] = ["file", "title", "shuffled"];

/// The value of `--problems`.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum ProblemsWish {
    /// If all games are problems, or nearly all.
    #[default]
    Auto,
    /// Those with these numbers, or all of them.
    Yes(GameNumbers),
    /// None.
    No,
}

impl ProblemsWish {
    /// Reads a word or numbers.
    ///
    /// # Errors
    /// A sentence, if it is none of these.
    pub fn parse(text: &str) -> Result<ProblemsWish, String> {
        match PROBLEMS.iter().position(|word| *word == text) {
            Some(0) => Ok(ProblemsWish::Auto),
            Some(1) => Ok(ProblemsWish::Yes(GameNumbers::default())),
            Some(_) => Ok(ProblemsWish::No),
            None => {
                let numbers = GameNumbers::of_text(text).filter(|numbers| !numbers.is_empty());
                let wrong = || {
                    let words = language::list(PROBLEMS.map(str::to_owned).to_vec());
                    say!("publish-problems-wrong", "use {words}, or numbers such as 1-12,20", words)
                };
                numbers.map(ProblemsWish::Yes).ok_or_else(wrong)
            }
        }
    }

    fn of(matches: &ArgMatches) -> ProblemsWish {
        matches.get_one::<ProblemsWish>("problems").cloned().unwrap_or_default()
    }
}

/// Writes the format of the output's suffix.
pub fn run(matches: &ArgMatches) -> Result<Status, Failure> {
    let files: Vec<&PathBuf> = matches.get_many("files").unwrap_or_default().collect();
    let to: &PathBuf = matches.get_one("output").ok_or_else(|| Failure(say!("no-output-given", "no output given")))?;
    let choices = choices(matches)?;
    if matches.contains_id("with") && without(matches).contains(&Strip::Analysis) {
        return Err(Failure(say!(
            "with-and-without-analysis",
            "--with analysis and --without analysis cannot be used together"
        )));
    }
    let several = match files[..] {
        [file] => file != Path::new("-") && folders::is_folder(file),
        _ => true,
    };
    let becomes_sheet = matches!(ProblemsWish::of(matches), ProblemsWish::Yes(_))
        && matches!(Form::of_suffix(to), Some(Form::Page | Form::Booklet));
    // Several records are one book where the file that is named is one.
    let becomes_book = Form::of_suffix(to) == Some(Form::Booklet)
        && !matches.contains_id("as")
        && !folders::is_folder(to)
        && problem_choice(matches) == ProblemChoice::default();
    if several && !becomes_sheet && !becomes_book {
        return site(matches, &choices, to);
    }
    let form = form(matches, to)?;
    let mut wishes = FolderWishes::default();
    if several {
        return collection(matches, (form, &choices, to), &mut wishes, becomes_sheet);
    }
    let file = files[0];
    refuse_own_source(&[file], to)?;
    tell_unfinished(file);
    let (bytes, _) = bytes_of(file)?;
    let record = Record::of_bytes(file, bytes, &ReadOptions::default(), |_, _| Ok(()))?;
    record.tell_damage();
    let readers = record.readers;
    let name = record.name.clone();
    let may_ask = matches!(form, Form::Page | Form::Booklet);
    let publication = publication(record, file, (matches, &choices, may_ask), &mut wishes);
    let choice = problem_choice(matches);
    let only_problems = may_ask && matches!(ProblemsWish::of(matches), ProblemsWish::Yes(_));
    let publication = match only_problems || choice != ProblemChoice::default() {
        true => publication.with_problems(&choice, choices.game),
        false => publication.as_collection(choices.game),
    };
    let publication = publication.map_err(|why| Failure(language::with_colon(&name, why)))?;
    write(&publication.titled(publish_title(matches)), &name, (form, &choices, to), readers)?;
    Ok(Status::Done)
}

/// Makes what was chosen, and writes it: where answers are wanted in a file of their own, both files.
fn write(
    publication: &Publication,
    name: &str,
    (form, choices, to): (Form, &Choices, &Path),
    readers: Readers,
) -> Result<(), Failure> {
    if choices.answers == Answers::Both && form != Form::Booklet {
        return Err(Failure(say!(
            "publish-both-booklets",
            "--answers both is for a file that ends in .pdf; a page has its answers in it"
        )));
    }
    let mut progress: Option<Progress> = None;
    let mut report = |done, all| {
        progress.get_or_insert_with(|| Progress::new(all)).at(done);
        true
    };
    let copies = publication.copies((form, choices), to);
    if copies.len() > 1 && to == Path::new("-") {
        return Err(Failure(say!("publish-two-files", "two files cannot be written to standard output")));
    }
    // What holds for both copies is reported once.
    let mut reported: Vec<String> = Vec::new();
    for (choices, to) in copies {
        let made =
            form.make(publication, &choices, &mut report).map_err(|why| Failure(language::with_colon(name, why)))?;
        deliver_made(&to, &made.bytes, readers)?;
        for note in made.notes.into_iter().chain(made.advice.iter().map(ToString::to_string)) {
            if !reported.contains(&note) {
                super::say(&language::with_colon(name, &note));
                reported.push(note);
            }
        }
    }
    if form == Form::Page {
        let mut travelling = Travelling::default();
        travelling.add(publication, name);
        travels(travelling).iter().for_each(|note| super::say(note));
    }
    Ok(())
}

/// What is published is a copy for others: it never takes the place of what it is made of.
fn refuse_own_source(files: &[impl AsRef<Path>], to: &Path) -> Result<(), Failure> {
    match files.iter().any(|file| is_same(file.as_ref(), to)) {
        true => Err(Failure(say!(
            "publish-own-source",
            "{path}: this is the record that is published; name another file",
            path = language::shown_name(to)
        ))),
        false => Ok(()),
    }
}

/// A sheet of the problems of several records, or a book of all their games.
fn collection(
    matches: &ArgMatches,
    (form, choices, to): (Form, &Choices, &Path),
    wishes: &mut FolderWishes,
    asks: bool,
) -> Result<Status, Failure> {
    let mut status = Status::Done;
    let named: Vec<&PathBuf> = matches.get_many("files").unwrap_or_default().collect();
    let files = named_files(matches, &mut status);
    refuse_own_source(&files, to)?;
    let mut readers = Readers::default();
    let mut records = Vec::with_capacity(files.len());
    let mut unread = Vec::new();
    for file in &files {
        match Record::read(file, &ReadOptions::default()) {
            Ok(mut record) => {
                readers = readers & record.readers;
                // A file that is made of several records has none of their files in it.
                record.own_file = None;
                records.push(publication(record, file, (matches, choices, asks), wishes));
            }
            Err(Failure(why)) => {
                super::say(&why);
                unread.push(file.file_name().unwrap_or_default().to_string_lossy().into_owned());
                status = Status::NotDone;
            }
        }
    }
    let of_one = if let [one] = named[..] { one.file_name() } else { to.file_stem() };
    let title = of_one.unwrap_or(to.as_os_str()).to_string_lossy();
    let collected = match asks {
        true => Publication::collected(&title, records, &problem_choice(matches)),
        false => Ok(Publication::book(&title, records)),
    };
    let (publication, failed) = collected.map_err(|why| Failure(language::with_colon(&title, why)))?;
    for why in failed {
        super::say(&why);
        status = Status::NotDone;
    }
    let publication = publication.without_files(unread).titled(publish_title(matches));
    write(&publication, &title, (form, choices, to), readers)?;
    Ok(status)
}

/// The title that is given.
fn publish_title(matches: &ArgMatches) -> Option<&str> {
    matches.get_one::<String>("title").map(|title| title.trim()).filter(|title| !title.is_empty())
}

/// Which problems, and in which order.
fn problem_choice(matches: &ArgMatches) -> ProblemChoice {
    let numbers = match ProblemsWish::of(matches) {
        ProblemsWish::Yes(numbers) => numbers,
        _ => GameNumbers::default(),
    };
    let seed = matches.get_one::<u64>("seed").copied();
    let order = match (matches.get_one::<String>("sort").map(String::as_str), seed) {
        (Some("title"), _) => ProblemOrder::Title,
        (Some("shuffled"), seed) | (None, seed @ Some(_)) => {
            let now = || super::practice::moment(matches).utc.unsigned_abs() % SEEDS;
            ProblemOrder::Shuffled(seed.unwrap_or_else(now))
        }
        _ => ProblemOrder::File,
    };
    ProblemChoice { numbers, order }
}

/// What records in pages have that their readers may not be meant to have.
#[derive(Default)]
struct Travelling {
    times: bool,
    private: bool,
    /// How many pages have them, and the record of the first.
    pages: usize,
    first: String,
}

impl Travelling {
    fn add(&mut self, publication: &Publication, name: &str) {
        let tree = publication.tree();
        let (mut times, mut private) = (false, false);
        for node in tree.all_nodes() {
            for property in tree.properties(node) {
                let id = property.id();
                times |= vocabulary::TIMES.contains(&&*id);
                private |= vocabulary::is_private(&id);
            }
        }
        if times || private {
            if self.pages == 0 {
                name.clone_into(&mut self.first);
            }
            self.pages += 1;
        }
        self.times |= times;
        self.private |= private;
    }
}

/// It in a sentence.
fn travels(Travelling { times, private, pages, first }: Travelling) -> Option<String> {
    let times = times.then(|| say!("publish-has-times", "clock times (times)"));
    let private = private.then(|| say!("publish-has-private", "properties of programs, such as engines (private)"));
    let what: Vec<String> = times.into_iter().chain(private).collect();
    let what = language::list(what);
    Some(match pages {
        0 => return None,
        1 => {
            let note =
                say!("publish-travels", "the page also has {what} of the record: --without leaves them out", what);
            language::with_colon(first, note)
        }
        _ => say!(
            "publish-travels-pages",
            "{pages} pages also have {what} of their records, that of {first} first: --without leaves them out",
            pages,
            what,
            first
        ),
    })
}

fn publication(
    record: Record,
    file: &Path,
    (matches, choices, may_ask): (&ArgMatches, &Choices, bool),
    wishes: &mut FolderWishes,
) -> Publication {
    let called = file.file_name().unwrap_or(file.as_os_str()).to_string_lossy();
    let tree = &record.tree;
    let mut asked = Vec::new();
    match ProblemsWish::of(matches) {
        ProblemsWish::Auto if may_ask => asked = collected_problems(tree, &wishes.of(file).of_file(file)),
        ProblemsWish::Yes(_) if may_ask => {
            asked = solutions(tree, &wishes.of(file).of_file(file));
            asked.extend(puzzles(tree, &wishes.of(file).of_file(file)));
        }
        _ => {}
    }
    let without = without(matches);
    let publication = Publication::asking(&called, record.tree, asked, &without);
    let publication = match record.own_file.filter(|_| without.is_empty() && file != Path::new("-")) {
        Some(own) => publication.with_own_file(&called, own),
        None => publication,
    };
    if matches.contains_id("with") { publication.with_analysis(choices) } else { publication }
}

/// A folder of pages, with an index: a page for each record, and only what changed is written.
fn site(matches: &ArgMatches, choices: &Choices, to: &Path) -> Result<Status, Failure> {
    if matches.contains_id("as") || to == Path::new("-") {
        return Err(Failure(say!(
            "publish-one-record",
            "text can be made from one record only; a folder becomes a folder of pages"
        )));
    }
    if problem_choice(matches) != ProblemChoice::default() {
        return Err(Failure(say!(
            "publish-problems-one-file",
            "numbers of problems, --sort and --seed are for one file, such as sheet.pdf"
        )));
    }
    let is_file = !folders::is_folder(to) && (to.exists() || Form::of_suffix(to).is_some());
    if is_file {
        let why = say!(
            "publish-no-folder",
            "{path}: several records become a folder of pages, or one book in a .pdf file; name a folder or such a file",
            path = to.display()
        );
        return Err(Failure(why));
    }
    let mut status = Status::Done;
    let named: Vec<&PathBuf> = matches.get_many("files").unwrap_or_default().collect();
    let files = named_files(matches, &mut status);
    let from: Vec<PathBuf> = ways_from(&named, &files).collect();
    let title = named.first().and_then(|folder| folder.file_name()).unwrap_or_default().to_string_lossy().into_owned();
    let mut site = FolderSite {
        matches,
        choices,
        records: &files,
        to,
        progress: Progress::new(files.len()),
        wishes: FolderWishes::default(),
        rescue: store::Home::of_user().map(|home| home.rescue()),
        failures: SiteFailures::default(),
        travelling: Travelling::default(),
    };
    let now = super::practice::moment(matches);
    let address = matches.get_one::<String>("site");
    let wished = SiteChoices {
        title: publish_title(matches).map(str::to_owned),
        address: address.map(|address| publish::site_address(address)).transpose().map_err(Failure)?,
        now: now.in_universal_time(),
        prunes: matches.get_flag("prune"),
    };
    let made = publish::site(&title, &from, (choices, &wished), &mut site).transpose().map_err(Failure)?;
    let made = made.unwrap_or_default();
    let travelling = std::mem::take(&mut site.travelling);
    drop(site);
    travels(travelling).iter().for_each(|note| super::say(note));
    made.gone.iter().for_each(|gone| super::say(gone));
    for why in &made.failed {
        super::say(why);
        status = Status::NotDone;
    }
    super::say(&made.to_string());
    Ok(status)
}

/// Records, and the folder of their pages.
struct FolderSite<'a> {
    matches: &'a ArgMatches,
    choices: &'a Choices,
    records: &'a [PathBuf],
    to: &'a Path,
    progress: Progress,
    wishes: FolderWishes,
    rescue: Option<PathBuf>,
    failures: SiteFailures,
    travelling: Travelling,
}

impl SiteFiles for FolderSite<'_> {
    type Readers = Readers;

    fn read(&mut self, source: PageSource<'_>) -> Option<SiteFile<Readers>> {
        let (at, from) = source.place(self.records, self.to);
        self.progress.at(at);
        tell_unfinished(&from);
        Some(bytes_of(&from).map(|(bytes, _)| (bytes, readers_of(&from))).map_err(|Failure(why)| why))
    }

    fn publication(&mut self, source: PageSource<'_>, bytes: Vec<u8>) -> Result<Publication, String> {
        let (at, from) = source.place(self.records, self.to);
        let record = Record::of_bytes(&from, bytes, &ReadOptions::default(), |_, _| Ok(()));
        let record = record.map_err(|Failure(why)| why)?;
        record.tell_damage();
        let name = record.name.clone();
        let publication = publication(record, &self.records[at], (self.matches, self.choices, true), &mut self.wishes);
        let publication = publication.as_collection(None).map_err(|why| language::with_colon(&name, why))?;
        if let Some(note) = publication.unasked_note(self.choices) {
            super::say(&language::with_colon(&name, note));
        }
        self.travelling.add(&publication, &name);
        if let Some(carried) = publish::carried(publication.tree()) {
            super::say(&language::with_colon(name, carried));
        }
        Ok(publication)
    }

    fn options(&mut self, record: usize) -> Option<String> {
        // How problems are judged may be said beside the records: then pages are made again.
        let wish = ProblemsWish::of(self.matches);
        let is_judged = wish == ProblemsWish::No || self.wishes.of(&self.records[record]).wishes.is_empty();
        let name = self.records[record].file_name().unwrap_or_default().to_string_lossy();
        is_judged.then(|| format!("{wish:?} {:?} {name}", without(self.matches)))
    }

    fn remove(&mut self, name: &str, is_ours: &dyn Fn(&[u8]) -> bool) -> Result<bool, String> {
        save::remove_published(self.to, Path::new(name), is_ours).map_err(|error| store::file::cause(&error))
    }

    fn is_own_index(&mut self, digest: &str) -> bool {
        store::Home::of_user().is_some_and(|home| sites::is_own_index(&home, self.to, digest))
    }

    fn remember_index(&mut self, digest: &str) {
        // Where that cannot be remembered the next run takes longer.
        let _ = store::Home::of_user().map(|home| sites::remember_index(&home, self.to, digest));
    }

    fn keep(
        &mut self,
        name: &str,
        bytes: &[u8],
        is_ours: &dyn Fn(&[u8]) -> bool,
        readers: Readers,
    ) -> Result<bool, String> {
        let terms = WriteOptions { readers, rescue: self.rescue.as_deref(), ..WriteOptions::of(Guard::Nothing) };
        let path = self.to.join(name);
        let kept = save::renew(&path, bytes, terms, (publish::is_published, is_ours));
        let kept = kept.map_err(|error| self.failures.message(&error))?;
        kept.copy.iter().for_each(|copy| super::say(&save::copy_note(&path, copy)));
        Ok(kept.is_written)
    }
}

/// The format given, or the suffix's.
fn form(matches: &ArgMatches, to: &Path) -> Result<Form, Failure> {
    let words = matches.get_one::<String>("as");
    let named = words.and_then(|word| TextForm::ALL.iter().find(|(name, _)| name == word));
    let form = named.map(|(_, form)| Form::Text(*form)).or_else(|| Form::of_suffix(to));
    form.ok_or_else(|| Failure(language::with_colon(language::shown_name(to), publish::suffixes())))
}

fn without(matches: &ArgMatches) -> Vec<Strip> {
    let words = matches.get_many::<String>("without").unwrap_or_default();
    words.filter_map(|word| WITHOUT.iter().find(|(name, _)| name == word).map(|(_, what)| *what)).collect()
}

/// The value of an option that is one of these words.
fn named<T: Copy>(matches: &ArgMatches, option: &str, all: &[(&'static str, T)]) -> Option<T> {
    let word = matches.get_one::<String>(option)?;
    all.iter().find(|(name, _)| name == word).map(|(_, value)| *value)
}

fn choices(matches: &ArgMatches) -> Result<Choices, Failure> {
    let mut choices = Choices::default();
    // By default all games.
    if matches.value_source("game") == Some(clap::parser::ValueSource::CommandLine) {
        choices.game = matches.get_one("game").copied();
    }
    if let Some(at) = matches.get_one::<String>("at") {
        choices.at = Some(at.parse::<Where>().map_err(|wrong: NoPlace| Failure(wrong.to_string()))?);
    }
    if let Some(name) = matches.get_one::<String>("theme") {
        choices.theme = Some(super::render::theme(name)?);
    }
    if let Some(&moves) = matches.get_one::<u32>("moves-per-figure") {
        choices.moves_per_figure = moves;
    }
    choices.numbers = matches.get_flag("numbers");
    choices.notation = super::record::coordinates_of(matches);
    let tag = matches.get_one::<String>("language");
    let language = tag.and_then(|tag| languages::Language::named(tag)).unwrap_or_else(languages::of_system);
    choices.language = PublishedLanguage { tag: language.code.to_owned(), voice: language.voice() };
    choices.paper = named(matches, "paper", &Paper::ALL).unwrap_or(choices.paper);
    choices.order = named(matches, "order", &PageOrder::ALL).unwrap_or(choices.order);
    choices.answers = named(matches, "answers", &Answers::ALL).unwrap_or(choices.answers);
    choices.margins = matches.get_one("margins").copied();
    if choices.margins.is_some_and(|margins| !(0.0..=MOST_MARGINS).contains(&margins)) {
        return Err(Failure(say!(
            "publish-margins",
            "margins are 0 to {most} millimetres",
            most = MOST_MARGINS.to_string()
        )));
    }
    if let Some(&count) = matches.get_one::<u64>("per-sheet") {
        choices.per_sheet = count as usize;
    }
    for file in matches.get_many::<PathBuf>("font").unwrap_or_default() {
        let (data, _) = store::file::read(file)?;
        let font = PrintFont { data: Arc::new(data), index: 0 };
        if font.has(&[]).is_none() {
            return Err(Failure(language::with_colon(
                language::shown_name(file),
                say!("publish-no-font", "is not a font"),
            )));
        }
        choices.fonts.push(font);
    }
    Ok(choices)
}
