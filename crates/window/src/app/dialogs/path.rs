//! A path field, used where the system has no file dialog: Tab completes, and the contents of the folder are listed.

use std::path::{MAIN_SEPARATOR, Path, PathBuf};
use std::time::{Duration, SystemTime};

use egui::{Align2, Context, FontId, Id, Key, Rect, Ui, pos2};

use crate::app::look::bidi::field;
use crate::app::look::controls::cut_text;
use crate::app::look::{GRID, List, Palette, form, words};
use crate::app::platform::{Worked, at_first};
use crate::language::StaticText;
use crate::sgf;
use crate::store::budget;

/// At most this many files of a folder are listed.
const MOST: usize = 1000;
/// How long a folder is waited for before the window goes on without.
const AT_FIRST: Duration = Duration::from_millis(50);
/// The least height of the list, in points.
const HEIGHT: f32 = 120.0;
/// Height of a row.
const ROW: f32 = 24.0;
/// Width of the columns of sizes and of days.
const SIZE: f32 = 104.0;
const DAY: f32 = 124.0;
/// The greatest in a high window, and the height of the rest of the dialog.
const MOST_HEIGHT: f32 = 560.0;
const REST: f32 = 280.0;

/// The path being typed.
#[derive(Debug, Default)]
pub struct PathField {
    text: String,
    /// The folder of the proposal, which a relative path is taken from.
    begun_in: PathBuf,
    /// The beginning of a name as it was typed: the list shows what begins so. What is taken from the list leaves the list as it is.
    typed: String,
    /// A file is to be written: its name stays when another folder is chosen.
    keeps_name: bool,
    /// The error of the last try.
    wrong: Option<String>,
    /// The field is to have the keyboard, its caret at the end.
    fresh: bool,
    /// The row of the list that the keyboard is at.
    at: usize,
    /// What is in the folder.
    listed: Worked<PathBuf, Vec<Entry>>,
}

/// A folder, or a file, of the current folder. Folders come first, then records.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Entry {
    is_file: bool,
    /// A file that is no record by its name; such files come last.
    is_other: bool,
    name: String,
    /// Its size and when it was changed, of a file.
    about: Option<(u64, Option<SystemTime>)>,
}

impl PathField {
    /// Starts with a proposal.
    pub fn new(text: String) -> PathField {
        let begun_in = split(&expand(&text)).0;
        PathField { text, begun_in, fresh: true, ..PathField::default() }
    }

    /// The same for a file that is to be written.
    pub fn of_new_file(text: String) -> PathField {
        PathField { keeps_name: true, ..PathField::new(text) }
    }

    /// The same with an error message about the path.
    pub fn wrong(self, why: String) -> PathField {
        PathField { wrong: Some(why), ..self }
    }

    /// The path as far as it is typed; empty where nothing is.
    pub fn path(&self) -> PathBuf {
        let path = expand(last_path(self.text.trim()));
        if path.as_os_str().is_empty() { path } else { self.begun_in.join(path) }
    }

    /// Draws it, labelled by `label`. Returns whether Enter was pressed, or a file was double-clicked.
    pub fn show(&mut self, ui: &mut Ui, label: Id) -> bool {
        let (folder, start) = split(&self.path());
        self.list(ui.ctx(), &folder);
        let entries = if self.listed.is_of(&folder) { self.listed.clone() } else { Vec::new() };
        let completed = completion(&entries, &start);
        // Tab moves to the next control if there is nothing to complete.
        let field = field::line(ui, &mut self.text, None, |edit| {
            edit.desired_width(f32::INFINITY).lock_focus(completed.is_some())
        });
        let field = field.response.response.labelled_by(label);
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if field.changed() {
            self.typed = split(&self.path()).1;
        }
        if let Some(name) = completed.filter(|_| field.has_focus() && ui.input(|input| input.key_pressed(Key::Tab))) {
            self.put(&folder, &name);
            self.typed = split(&self.path()).1;
        }
        if std::mem::take(&mut self.fresh) {
            field.request_focus();
            let end = self.text.chars().count();
            // Preselect the file name, so that typing replaces it.
            let name = if self.keeps_name { split(Path::new(&self.text)).1.chars().count() } else { 0 };
            field::select(ui.ctx(), field.id, end - name..end);
        }
        if let Some(why) = &self.wrong {
            form::alarm(ui, why);
        }
        if entered && let Some(only) = self.only_match(&entries, &start) {
            // What is meant is seen in the list: a file is taken, a folder opened.
            self.put(&folder, &only.whole());
            self.typed.clear();
            return only.is_file;
        }
        self.choose(ui, &folder, (&entries, &start), &field) || entered
    }

    /// The only entry that begins as it was typed, or else has that in its name, where none is called just so. A new file is called as it was typed.
    fn only_match<'a>(&self, entries: &'a [Entry], start: &str) -> Option<&'a Entry> {
        if self.keeps_name || start.is_empty() || entries.iter().any(|entry| entry.name == start) {
            return None;
        }
        let only = |is: &dyn Fn(&str) -> bool| {
            let mut fitting = entries.iter().filter(|entry| is(&entry.name));
            (fitting.next(), fitting.next())
        };
        let wanted = start.to_lowercase();
        match only(&|name| begins(name, &wanted)) {
            (None, _) => match only(&|name| name.to_lowercase().contains(&wanted)) {
                (found, None) => found,
                _ => None,
            },
            (found, None) => found,
            _ => None,
        }
    }

    /// Lists what begins as it was typed, or has that in its name, or all of the folder. The down arrow leads from the field into the list.
    fn choose(
        &mut self,
        ui: &mut Ui,
        folder: &Path,
        (entries, start): (&[Entry], &str),
        field: &egui::Response,
    ) -> bool {
        // What begins as it was typed, else what has it in its name, else all of the folder.
        let of = |is: &dyn Fn(&str) -> bool| entries.iter().filter(|entry| is(&entry.name)).collect::<Vec<&Entry>>();
        let typed = self.typed.to_lowercase();
        let mut shown = of(&|name| begins(name, &typed));
        if shown.is_empty() {
            shown = of(&|name| name.to_lowercase().contains(&typed));
        }
        if shown.is_empty() {
            shown = entries.iter().collect();
        }
        // The part of the window's height that the rest of the dialog leaves free.
        let height = (ui.ctx().content_rect().height() - REST).clamp(HEIGHT, MOST_HEIGHT);
        // Without a folder, use the working directory.
        let here = std::env::current_dir().ok().filter(|_| folder.as_os_str().is_empty());
        let above = here.as_deref().unwrap_or(folder).parent().map(Path::to_path_buf);
        let above = above.filter(|_| !entries.is_empty() || self.listed.of().is_some());
        let first = usize::from(above.is_some());
        let count = shown.len() + first;
        if field.has_focus() && ui.input(|input| input.key_pressed(Key::ArrowDown)) {
            self.at = first;
        }
        let list = List::new(ui, "files", words::RECORDS, count, Some(self.at.min(count.saturating_sub(1))));
        let mut list = list.rows(ROW, 0.0).at_most(height).leaves_keys().under(ui, field);
        self.at = list.keys(ui).map_or(self.at, |(to, _)| to);
        let entered = list.entered(ui).then_some(self.at);
        let mut doubled = false;
        let clicked = list.show(ui, |ui, row| {
            let entry = row.index.checked_sub(first).map(|at| shown[at]);
            row.chosen = entry.is_some_and(|entry| entry.name == start);
            let name = entry
                .map_or_else(|| StaticText("folder-above", "↑ Parent folder").localized().to_owned(), Entry::whole);
            paint(ui, row.rect, &name, entry);
            // egui counts two clicks soon after another one as a triple click.
            let again = row.response.double_clicked() || row.response.triple_clicked();
            doubled |= again && entry.is_some_and(|entry| entry.is_file);
            name
        });
        let Some(taken) = entered.or(clicked) else { return false };
        let entry = taken.checked_sub(first).and_then(|at| shown.get(at));
        let kept = if self.keeps_name { start } else { "" };
        match (entry, above) {
            (Some(entry), _) if entry.is_file => self.put(folder, &entry.name),
            (Some(entry), _) => self.put(&folder.join(&entry.name), &format!("{MAIN_SEPARATOR}{kept}")),
            (None, Some(above)) => self.put(&above, &format!("{MAIN_SEPARATOR}{kept}")),
            (None, None) => return false,
        }
        if entry.is_none_or(|entry| !entry.is_file) {
            self.typed.clear();
        }
        if entered.is_some() {
            // Who goes through the list with keys goes on with the folder that was opened, from its first row.
            (self.fresh, self.at) = (false, 0);
        }
        doubled || entered.is_some() && entry.is_some_and(|entry| entry.is_file)
    }

    /// Sets the path, with the caret at its end.
    fn put(&mut self, folder: &Path, name: &str) {
        let folder = folder.display().to_string();
        let name = name.trim_start_matches(MAIN_SEPARATOR);
        let is_parted = folder.is_empty() || folder.ends_with(MAIN_SEPARATOR);
        let between = if is_parted { String::new() } else { std::path::MAIN_SEPARATOR_STR.to_owned() };
        self.text = format!("{folder}{between}{name}");
        self.wrong = None;
        self.fresh = true;
    }

    /// Has the folder read, once.
    fn list(&mut self, ctx: &Context, folder: &PathBuf) {
        self.listed.take(Duration::ZERO);
        if !self.listed.is_of(folder) && self.listed.latest() != Some(folder) {
            let path = folder.clone();
            self.listed.begin(ctx, folder.clone(), move || read(&path));
            self.listed.take(at_first(AT_FIRST));
        }
    }
}

impl Entry {
    /// The name, of a folder with what parts it from what is in it.
    fn whole(&self) -> String {
        if self.is_file { self.name.clone() } else { format!("{}{MAIN_SEPARATOR}", self.name) }
    }
}

/// Draws a row: a name; for a file also size and day at the right, if there is room.
fn paint(ui: &Ui, rect: Rect, name: &str, entry: Option<&Entry>) {
    let palette = Palette::of(ui);
    let (left, right, middle) = (rect.left() + GRID, rect.right(), rect.center().y);
    let ink = if entry.is_some_and(|entry| entry.is_other) { palette.quiet } else { palette.text };
    let about = entry.and_then(|entry| entry.about);
    let room = (rect.width() - SIZE - DAY).max(0.5 * rect.width()) - GRID;
    cut_text(ui, pos2(left, middle), name, FontId::proportional(14.0), ink, room);
    let Some((size, changed)) = about.filter(|_| rect.width() > 2.0 * (SIZE + DAY)) else { return };
    let day = words::time_in_words(changed, "%Y-%m-%d %H:%M").unwrap_or_default();
    for (text, at) in [(day, right - GRID), (words::size_of_file(size), right - DAY)] {
        ui.painter().text(pos2(at, middle), Align2::RIGHT_CENTER, text, FontId::proportional(12.0), palette.quiet);
    }
}

/// A folder's entries, without hidden ones.
fn read(folder: &Path) -> Vec<Entry> {
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    // Hidden ones count: there may be any number of them.
    let all = folder.read_dir().into_iter().flatten().take(budget::ENTRIES).flatten();
    let entry = |entry: std::fs::DirEntry| {
        let name = entry.file_name().into_string().ok().filter(|name| !name.starts_with('.'))?;
        let is_file = !entry.path().is_dir();
        let about = entry.metadata().ok().filter(|_| is_file).map(|about| (about.len(), about.modified().ok()));
        Some(Entry { is_file, is_other: is_file && !sgf::is_record_name(Path::new(&name)), name, about })
    };
    let mut entries: Vec<Entry> = all.filter_map(entry).take(MOST).collect();
    // As people sort names: capitals are no others than small letters.
    entries.sort_by_cached_key(|entry| (entry.is_file, entry.is_other, entry.name.to_lowercase(), entry.name.clone()));
    entries
}

/// The folder typed so far, and the beginning of a name in it.
fn split(path: &Path) -> (PathBuf, String) {
    let text = path.to_string_lossy();
    let at = text.rfind(std::path::is_separator).map_or(0, |at| at + 1);
    let folder = PathBuf::from(&text[..at]);
    // Without a trailing separator, so that `parent` gives the folder above.
    let folder = if folder.parent().is_some() { folder.components().collect() } else { folder };
    (folder, text[at..].to_owned())
}

fn begins(name: &str, start: &str) -> bool {
    name.to_lowercase().starts_with(&start.to_lowercase())
}

/// The common prefix of all names with this beginning, if it is longer than that.
fn completion(entries: &[Entry], start: &str) -> Option<String> {
    let mut fitting = entries.iter().filter(|entry| begins(&entry.name, start)).map(Entry::whole);
    let first = fitting.next().filter(|_| !start.is_empty())?;
    let common = fitting.fold(first, |common, name| {
        let same = common.chars().zip(name.chars()).take_while(|(a, b)| a == b);
        same.map(|(a, _)| a).collect()
    });
    (common.chars().count() > start.chars().count()).then_some(common)
}

/// A whole path typed after another one replaces it: the proposed folder need not be deleted first.
fn last_path(text: &str) -> &str {
    let parts = |at: usize| text[..at].ends_with(std::path::is_separator) && at > 1;
    let begins_whole = |at: usize| text[at..].starts_with("~/") || Path::new(&text[at..]).is_absolute();
    let mut places = text.char_indices().map(|(at, _)| at).filter(|&at| parts(at) && begins_whole(at));
    places.next_back().map_or(text, |at| &text[at..])
}

/// The user's own folder.
pub fn home_folder() -> Option<PathBuf> {
    directories::BaseDirs::new().map(|folders| folders.home_dir().to_path_buf())
}

/// `~` at the start of a path is the user's home.
pub fn expand(text: &str) -> PathBuf {
    match text.strip_prefix("~/").and_then(|rest| home_folder().map(|home| home.join(rest))) {
        Some(path) => path,
        None => PathBuf::from(text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entries(names: &[&str]) -> Vec<Entry> {
        let entry = |name: &&str| {
            let is_file = !name.ends_with('/');
            let is_other = is_file && !name.ends_with(".sgf");
            Entry { is_file, is_other, name: name.trim_end_matches('/').to_owned(), about: None }
        };
        names.iter().map(entry).collect()
    }

    #[test]
    fn names_are_completed_as_far_as_they_agree() {
        let all = entries(&["games/", "game 1.sgf", "game 2.sgf", "Other.sgf"]);
        for (start, completed) in [
            ("", None),
            ("g", Some("game")),
            ("game", None),
            ("game 1", Some("game 1.sgf")),
            ("games", Some("games/")),
            ("o", Some("Other.sgf")),
            ("x", None),
        ] {
            let completed = completed.map(|name: &str| name.replace('/', std::path::MAIN_SEPARATOR_STR));
            assert_eq!(completion(&all, start), completed, "{start}");
        }
    }

    #[test]
    fn a_typed_path_is_a_folder_and_the_start_of_a_name() {
        for (path, folder, start) in
            [("/a/b/c", "/a/b", "c"), ("/a/b/", "/a/b", ""), ("/", "/", ""), ("c", "", "c"), ("", "", "")]
        {
            assert_eq!(split(Path::new(path)), (PathBuf::from(folder), start.to_owned()), "{path}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_whole_path_may_be_typed_behind_the_folder() {
        for (text, path) in [
            ("/home/me//tmp/x.sgf", "/tmp/x.sgf"),
            ("/home/me/~/x.sgf", "~/x.sgf"),
            ("/a//b//c", "/c"),
            ("/a/b.sgf", "/a/b.sgf"),
            ("//a/b", "//a/b"),
            ("/a/b~/c", "/a/b~/c"),
            ("a/é//ü", "/ü"),
            ("", ""),
        ] {
            assert_eq!(last_path(text), path, "{text}");
        }
    }

    #[test]
    fn a_choice_takes_the_place_of_what_was_typed() {
        let named =
            |name: &str| PathField { text: name.to_owned(), ..PathField::new("/a/b/mine.sgf".to_owned()) }.path();
        let folder = Path::new("/a/b");
        assert_eq!((named("c.sgf"), named("/c.sgf")), (folder.join("c.sgf"), PathBuf::from("/c.sgf")));
        assert_eq!((named("d/c.sgf"), named(" ")), (folder.join("d/c.sgf"), PathBuf::new()));
        let mut field = PathField::new("/a/b/ga".to_owned());
        for (folder, name, text) in [
            ("/a/b", "games/", "/a/b/games/"),
            ("/", "a/", "/a/"),
            ("", "x.sgf", "x.sgf"),
            ("/a", "/", "/a/"),
            ("/", "/", "/"),
        ] {
            field.put(Path::new(folder), name);
            assert_eq!(field.text, text);
        }
    }

    #[test]
    fn folders_come_first_and_hidden_files_not_at_all() {
        let folder = tempfile::tempdir().unwrap();
        for name in ["b.sgf", "C.sgf", "A.sgf", ".hidden", "a.txt"] {
            std::fs::write(folder.path().join(name), "").unwrap();
        }
        std::fs::create_dir(folder.path().join("z")).unwrap();
        let found = read(folder.path());
        assert!(found.iter().all(|entry| entry.about.map(|(size, _)| size) == entry.is_file.then_some(0)));
        let bare: Vec<Entry> = found.into_iter().map(|entry| Entry { about: None, ..entry }).collect();
        assert_eq!(bare, entries(&["z/", "A.sgf", "b.sgf", "C.sgf", "a.txt"]));
        assert!(read(&folder.path().join("none")).is_empty());
    }

    #[cfg(feature = "window-tests")]
    mod window {
        use egui_kittest::{Harness, kittest::Queryable as _};

        use super::*;

        type Window = Harness<'static, (PathField, bool)>;

        /// A folder of files, and the field with that folder.
        fn stage(files: &[&str]) -> (tempfile::TempDir, Window) {
            let folder = tempfile::tempdir().unwrap();
            std::fs::create_dir(folder.path().join("sub")).unwrap();
            for name in files {
                std::fs::write(folder.path().join(name), "(;)").unwrap();
            }
            let start = format!("{}{MAIN_SEPARATOR}", folder.path().display());
            let show = |ui: &mut Ui, state: &mut (PathField, bool)| {
                let label = ui.label("Where").id;
                state.1 |= state.0.show(ui, label);
            };
            let builder = Harness::builder().with_max_steps(64).with_step_dt(1.0 / 60.0).allow_missing_glyphs();
            (folder, builder.build_ui_state(show, (PathField::new(start), false)))
        }

        /// Waits until a name is listed.
        fn wait_for(window: &mut Window, name: &str) {
            for _ in 0..200 {
                window.step();
                if window.query_by_label(name).is_some() {
                    break;
                }
                std::thread::sleep(Duration::from_millis(5));
            }
            window.run();
        }

        #[test]
        fn the_list_is_one_stop_for_tab_and_arrows_go_through_it() {
            let (folder, mut window) = stage(&["a.sgf", "b.sgf", "sub/c.sgf", "sub/d.sgf"]);
            let press = |window: &mut Window, keys: &[Key]| {
                for key in keys {
                    window.key_press(*key);
                    window.run();
                }
            };
            wait_for(&mut window, "b.sgf");
            // Rows: the folder above, sub, a.sgf, b.sgf.
            let sub = format!("sub{MAIN_SEPARATOR}");
            assert!(window.query_by_label(&sub).is_some());
            press(&mut window, &[Key::Tab, Key::ArrowDown, Key::Enter]);
            assert_eq!(window.state().0.path(), folder.path().join("sub").join(""), "the folder is opened");
            wait_for(&mut window, "d.sgf");
            assert!(!window.state().1, "nothing is chosen yet");
            press(&mut window, &[Key::ArrowDown, Key::ArrowDown, Key::Enter]);
            assert_eq!(window.state().0.path(), folder.path().join("sub").join("d.sgf"));
            assert!(window.state().1, "Enter takes a file");
        }

        #[test]
        fn the_down_arrow_leads_into_the_list_and_enter_takes_the_only_match() {
            let (folder, mut window) = stage(&["Lee.sgf", "other.sgf", "sub/Levy.sgf", "sub/other.sgf"]);
            wait_for(&mut window, "other.sgf");
            for (keys, path, taken) in [
                // The first row below "Parent folder".
                (&[Key::ArrowDown, Key::Enter][..], "sub/", false),
                (&[Key::ArrowDown, Key::ArrowDown, Key::Enter], "sub/other.sgf", true),
            ] {
                for &key in keys {
                    window.key_press(key);
                    window.run();
                }
                assert_eq!((window.state().0.path(), window.state().1), (folder.path().join(path), taken));
                wait_for(&mut window, "Levy.sgf");
                // Whoever comes back types on.
                window.get_by_role(egui::accesskit::Role::TextInput).focus();
                window.run();
            }
            for (typed, path, taken) in [
                ("le", "Lee.sgf", true),
                ("su", "sub/", false),
                ("o", "other.sgf", true),
                // What is in the middle of one name only.
                ("the", "other.sgf", true),
            ] {
                let start = format!("{}{MAIN_SEPARATOR}", folder.path().display());
                *window.state_mut() = (PathField::new(start), false);
                wait_for(&mut window, "other.sgf");
                window.event(egui::Event::Text(typed.to_owned()));
                window.run();
                window.key_press(Key::Enter);
                window.run();
                assert_eq!(window.state().0.path(), folder.path().join(path), "{typed}");
                assert!(window.state().1 || !taken, "{typed}: Enter takes a file");
            }
        }

        #[test]
        fn a_file_that_is_written_keeps_its_name_in_another_folder() {
            let (folder, mut window) = stage(&["a.sgf", "sub/b.sgf"]);
            window.state_mut().0 = PathField::of_new_file(folder.path().join("mine.sgf").display().to_string());
            let sub = format!("sub{MAIN_SEPARATOR}");
            for (row, path) in [(&*sub, "sub/mine.sgf"), ("↑ Parent folder", "mine.sgf")] {
                wait_for(&mut window, row);
                window.get_by_label(row).click();
                window.run();
                assert_eq!(window.state().0.path(), folder.path().join(path));
                wait_for(&mut window, row);
            }
            window.get_by_label("a.sgf").click();
            window.run();
            assert_eq!(window.state().0.path(), folder.path().join("a.sgf"), "a file that is there is named");
        }

        #[test]
        fn without_a_folder_the_list_leads_upwards() {
            let (_folder, mut window) = stage(&["a.sgf"]);
            window.state_mut().0 = PathField::new(String::new());
            wait_for(&mut window, "↑ Parent folder");
            window.get_by_label("↑ Parent folder").click();
            window.run();
            let above = std::env::current_dir().unwrap().parent().unwrap().join("");
            assert_eq!(window.state().0.path(), above);
        }

        #[test]
        fn a_click_selects_and_a_second_click_opens() {
            let (folder, mut window) = stage(&["game a.sgf", "game b.sgf", "other.sgf"]);
            wait_for(&mut window, "other.sgf");
            let listed = |window: &Window| {
                ["game a.sgf", "game b.sgf", "other.sgf"].map(|name| window.query_by_label(name).is_some())
            };
            window.get_by_label("game b.sgf").click();
            window.run();
            assert_eq!((listed(&window), window.state().1), ([true; 3], false));
            assert_eq!(window.state().0.path(), folder.path().join("game b.sgf"));
            // Typing filters the list, and a click on an entry keeps the filter.
            for _ in 0.."b.sgf".len() {
                window.key_press(Key::Backspace);
            }
            window.run();
            assert_eq!(listed(&window), [true, true, false]);
            window.get_by_label("game a.sgf").click();
            window.run();
            assert_eq!((listed(&window), window.state().1), ([true, true, false], false));
            window.get_by_label("game a.sgf").click();
            window.get_by_label("game a.sgf").click();
            window.run();
            assert!(window.state().1);
            assert_eq!(window.state().0.path(), folder.path().join("game a.sgf"));
        }
    }
}
