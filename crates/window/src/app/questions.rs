//! Carries out the answers to questions.
//!
//! A question and its answers are values (`context::question`), and an answer is an action that contains its question: tests ask and answer
//! without a window. A new question before saving is asked in `App::save_to`; its answer goes on with `App::replace`, or it would be asked
//! again.

use std::fs::Metadata;
use std::path::{Path, PathBuf};

use egui::Context;

use crate::app::App;
use crate::app::closing::what_is_unsaved;
use crate::app::compare_view::Compared;
use crate::app::context::question::{Answer, RecordVersion, WantedPath};
use crate::app::context::{Action, PathFor, Question};
use crate::app::dialogs;
use crate::app::dialogs::question::QuestionDialog;
use crate::app::look::words;
use crate::app::records::background::Order;
use crate::app::saving::Saving;
use crate::edit::{Command, SetupTarget};
use crate::language::{self, StaticText};
use crate::store::Guard;
use crate::store::file::cause;

impl App {
    /// Puts a question in front of everything, replacing the one before it.
    pub(super) fn put(&mut self, question: Question) {
        // Nobody can answer the one before it any more.
        if self.question.is_some() {
            self.saves.closing_after = None;
        }
        self.question = Some(QuestionDialog::new(question));
    }

    /// The current question: a title, and its answers.
    pub fn question(&self) -> Option<(String, Vec<&'static str>)> {
        let question = &self.question.as_ref()?.question;
        let answers = question.all_answers(Path::new("")).map(|(_, name)| name.localized()).collect();
        Some((question.title(), answers))
    }

    /// Answers the question like its button with this name, with a path if one is asked for. Returns whether there is such an answer; it
    /// takes effect in the next frame.
    pub fn answer(&mut self, name: &str, path: &Path) -> bool {
        let Some(dialog) = self.question.take() else { return false };
        let answer = dialog.question.all_answers(path).find(|(_, other)| other.localized() == name);
        match answer {
            Some((answer, _)) => self.actions.push(Action::Answer(Box::new(dialog.question), answer)),
            None => {
                self.question = Some(dialog);
                return false;
            }
        }
        true
    }

    /// The area covered by dialogs and the question.
    pub(super) fn covered(&self, ctx: &Context) -> Vec<egui::Rect> {
        let question = self.question.as_ref().map(|dialog| dialogs::modal_id(&dialog.question.title()));
        let question = question.and_then(|id| ctx.memory(|memory| memory.area_rect(id)));
        self.dialogs.covered(ctx).into_iter().chain(question).collect()
    }

    /// Draws the question that waits, and queues its answer.
    pub(super) fn draw_question(&mut self, ctx: &Context, actions: &mut Vec<Action>) {
        let Some(dialog) = &mut self.question else { return };
        let mut answer = dialog.show(ctx);
        if let Question::Unsaved { tabs, names, unsettled, .. } = &mut dialog.question {
            if let Some(now) = what_is_unsaved(&mut self.desk, tabs, ctx) {
                (*names, *unsettled) = now;
            }
            // They were written meanwhile.
            if names.is_empty() && unsettled.is_empty() {
                answer = Some(Answer::Discard);
            }
        }
        if let Some(answer) = answer
            && let Some(dialog) = self.question.take()
        {
            actions.push(Action::Answer(Box::new(dialog.question), answer));
        }
    }

    /// Acts on the answer to a question.
    pub(super) fn run_answer(&mut self, ctx: &Context, question: Question, answer: Answer) {
        // Any question: cancelling it saves and closes nothing more.
        if answer == Answer::Cancel {
            self.saves.closing_after = None;
        }
        // A folder from one of the program's lists was not chosen by the user.
        if let (Answer::Path(path), Some(wanted)) = (&answer, question.wanted()) {
            // Perhaps a slip of the keyboard, or of the mouse.
            if let Some(why) = unfit(wanted, path) {
                self.question = Some(QuestionDialog::again(question, path, why));
                return;
            }
            self.saves.folder = folder_of(path);
        }
        match (question, answer) {
            (Question::Unsaved { tabs, quit, .. }, Answer::Discard) => {
                self.really_close(&tabs, quit);
                self.leave();
            }
            (Question::Unsaved { tabs, quit, .. }, Answer::Save) => self.save_and_close(tabs, quit),
            (Question::Unsaved { tabs, .. }, Answer::Look) => self.show_conflicts(ctx, &tabs),
            (Question::Path(what, _), Answer::Path(path)) => self.take_path(ctx, what, path),
            (Question::MergeWith(record, _), Answer::Version(theirs)) => {
                self.ask_for_base(self.merging(record, theirs))
            }
            (Question::MergeWith(record, _), Answer::OtherFile) => {
                self.ask_for_path(PathFor::MergeWith(record), Some(record));
            }
            (Question::MergeBase { merge, .. }, Answer::Version(base)) => self.merge(merge, base, None),
            (Question::MergeBase { merge, .. }, Answer::OtherFile) => {
                let record = merge.record;
                self.ask_for_path(PathFor::MergeFrom(merge), Some(record));
            }
            (Question::MergeLoses { merge, .. }, Answer::OtherVersion) => self.ask_for_base(merge),
            (Question::MergeLoses { merge, base, lost }, Answer::MergeAnyway) => self.merge(merge, base, Some(lost)),
            (Question::Replace { what, path, found }, answer) => self.replace(what, (path, found), &answer),
            (Question::Versions(of, _), Answer::Path(version)) => {
                let name = language::shown_name(of.file_stem().unwrap_or_default());
                self.open_beside_file(&say!("earlier", "{name} (earlier version)", name), &version, &of);
            }
            (Question::Recovery { .. }, answer) => self.recover_as(ctx, &answer),
            (Question::OtherBoard { text, .. }, Answer::Look) => {
                self.open_text(words::PASTED.localized(), text.into_bytes(), false);
            }
            (Question::OtherBoard { text, .. }, Answer::Here) => {
                self.run_in_front(ctx, Command::PasteVariation { text: Some(text) });
            }
            (Question::Where(command), Answer::NewNode) => {
                self.run_command(ctx, &with_target(command, SetupTarget::NewNode))
            }
            (Question::Where(command), Answer::Here) => self.run_command(ctx, &with_target(command, SetupTarget::Here)),
            (Question::Encoding(command, _), Answer::AsUtf8) => {
                let commands = vec![Command::Encoding("utf-8".to_owned()), command];
                self.run_in_front(ctx, Order { commands, ..Order::default() });
            }
            (Question::Analysis(command, _), Answer::WithoutAnalysis) => {
                self.run_command(ctx, &command.without_analysis());
            }
            // Cancelled: nothing changes. Each is listed, so that a new question must decide about its answers.
            (
                Question::Unsaved { .. }
                | Question::Path(..)
                | Question::MergeWith(..)
                | Question::MergeBase { .. }
                | Question::MergeLoses { .. }
                | Question::Versions(..)
                | Question::Where(_)
                | Question::OtherBoard { .. }
                | Question::Encoding(..)
                | Question::Analysis(..),
                answer,
            ) => debug_assert_eq!(answer, Answer::Cancel, "nothing is done with this answer"),
        }
    }

    /// Does what a path was asked for.
    fn take_path(&mut self, ctx: &Context, what: PathFor, path: PathBuf) {
        match what {
            PathFor::Open => self.open(path),
            PathFor::Folder => self.list_folder(Some(&path)),
            PathFor::Save(number) => {
                let saving = self.save_to(number, path.clone(), false);
                self.ask_again(what, path, saving);
                self.go_on_closing();
            }
            PathFor::Copy(number, reader) => {
                let saving = self.write_copy(number, reader, path.clone(), Guard::Nothing);
                self.ask_again(what, path, saving);
            }
            PathFor::Split(number, games) => self.split_collection(number, Some(&path.to_string_lossy()), games),
            PathFor::AddGames(number) => self.add_games_from(ctx, number, vec![path]),
            PathFor::MergeWith(number) => self.ask_for_base(self.merging(number, RecordVersion::File(path))),
            PathFor::MergeFrom(merge) => self.merge(merge, RecordVersion::File(path), None),
            PathFor::CompareWith(number) => self.compare_with(ctx, number, Compared::File(path)),
        }
    }

    /// Asks for another path if nothing is saved to this one.
    fn ask_again(&mut self, what: PathFor, path: PathBuf, saving: Saving) {
        let Saving::Failed(why) = saving else { return };
        self.notices.withdraw(&why);
        self.question = Some(QuestionDialog::again(Question::Path(what, Some(path.clone())), &path, why));
    }
}

/// The folder that the next file dialog begins in after this path was typed; one without a folder is in the current one.
fn folder_of(path: &Path) -> Option<PathBuf> {
    let path = std::path::absolute(path).unwrap_or_else(|_| path.to_path_buf());
    if path.is_dir() { Some(path) } else { path.parent().map(Path::to_path_buf) }
}

/// Why a path does not do, in a sentence.
fn unfit(wanted: WantedPath, path: &Path) -> Option<String> {
    let is_folder = || Some(StaticText("is-a-folder", "This is a folder. Name a file").to_string());
    let about = path.metadata();
    match wanted {
        WantedPath::NewFile if about.as_ref().is_ok_and(Metadata::is_dir) => is_folder(),
        WantedPath::NewFile if path.to_string_lossy().ends_with(std::path::is_separator) => is_folder(),
        WantedPath::NewFile | WantedPath::NewFolder => None,
        WantedPath::There | WantedPath::File | WantedPath::Folder => match about {
            Err(error) => Some(words::capital(&cause(&error))),
            Ok(about) if about.is_dir() && wanted == WantedPath::File => is_folder(),
            Ok(about) if !about.is_dir() && wanted == WantedPath::Folder => {
                Some(StaticText("is-no-folder", "This is a file. Name a folder").to_string())
            }
            Ok(_) => None,
        },
    }
}

/// The command with the node chosen that takes its setup.
fn with_target(mut command: Command, chosen: SetupTarget) -> Command {
    if let Command::AddStone { target, .. } | Command::Erase { target, .. } | Command::ToPlay { target, .. } =
        &mut command
    {
        *target = chosen;
    }
    command
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::Options;
    use crate::app::look::words;

    /// An application without a window, and a record in it.
    fn app(text: &str) -> App {
        let mut app = App::new(Options::default());
        app.open_sample("Sample", text);
        app
    }

    fn carry_out(app: &mut App) {
        let ctx = Context::default();
        for action in std::mem::take(&mut app.actions) {
            app.run_action(&ctx, action);
        }
    }

    fn request(app: &mut App, line: &str) {
        app.request(line);
        carry_out(app);
    }

    fn answer(app: &mut App, name: &str, path: &Path) {
        assert!(app.answer(name, path), "{name} is no answer to {:?}", app.question());
        carry_out(app);
    }

    fn text(app: &App) -> String {
        String::from_utf8(app.bytes().unwrap()).unwrap()
    }

    /// A question's text, the record, and the result of each answer.
    fn outcomes(record: &str, lines: &[&str], names: &[&str]) -> Vec<String> {
        let outcome = |name: &&str| {
            let mut app = app(record);
            lines.iter().for_each(|line| request(&mut app, line));
            assert!(!app.answer("no answer", Path::new("")));
            answer(&mut app, name, Path::new(""));
            assert_eq!(app.question(), None, "{name}");
            text(&app)
        };
        names.iter().map(outcome).collect()
    }

    #[test]
    fn answers_do_what_they_say() {
        let setup = outcomes(
            "(;GM[1]SZ[9];B[aa];W[bb])",
            &["goto 1", "add-stone black cc"],
            &[words::CANCEL.localized(), words::HERE.localized(), words::IN_A_NEW_NODE.localized()],
        );
        assert_eq!(setup[0], "(;GM[1]SZ[9];B[aa];W[bb])");
        assert!(setup[1].contains(";B[aa]AB[cc]"), "{setup:?}");
        assert!(setup[2].contains(";AB[cc]"), "{setup:?}");
        let encoding = outcomes(
            "(;GM[1]CA[ISO-8859-1]SZ[9])",
            &["comment 猫"],
            &[words::CANCEL.localized(), words::STORE_AS_UTF_8.localized()],
        );
        assert!(!encoding[0].contains('猫') && encoding[1].contains("C[猫]"), "{encoding:?}");
    }

    #[test]
    fn file_dialogs_begin_in_the_folder_of_the_last_choice() {
        let (chosen, hidden) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let mut app = app("(;GM[1]SZ[9])");
        let number = app.desk.tabs[0].number;
        app.put(Question::Path(PathFor::Copy(number, None), Some(chosen.path().join("copy.sgf"))));
        answer(&mut app, words::SAVE.localized(), &chosen.path().join("copy.sgf"));
        let version = hidden.path().join("version");
        std::fs::write(&version, "(;GM[1]SZ[9])").unwrap();
        app.put(Question::Versions(chosen.path().join("copy.sgf"), vec![("today".to_owned(), version)]));
        answer(&mut app, words::OPEN_IT.localized(), Path::new(""));
        assert_eq!(app.saves.folder.as_deref(), Some(chosen.path()));
    }

    #[test]
    fn closing_asks_about_unsaved_records() {
        for (name, open) in [(words::CANCEL, 1), (words::DISCARD, 0)] {
            let mut app = app("(;GM[1]SZ[9])");
            request(&mut app, "comment new");
            request(&mut app, "close");
            let (title, _) = app.question().unwrap();
            assert!(title.contains("Sample"), "{title}");
            answer(&mut app, name.localized(), Path::new(""));
            assert_eq!((app.desk.tabs.len(), app.question()), (open, None), "{name}");
        }
    }

    #[test]
    fn an_unusable_path_is_requested_again() {
        let folder = tempfile::tempdir().unwrap();
        let (wrong, right) = (folder.path().join("none/a.sgf"), folder.path().join("a.sgf"));
        let mut app = app("(;GM[1]SZ[9])");
        let number = app.desk.tabs[0].number;
        let questions = [
            (PathFor::Open, folder.path()),
            (PathFor::AddGames(number), folder.path()),
            (PathFor::MergeWith(number), folder.path()),
            (PathFor::CompareWith(number), folder.path()),
            (PathFor::Folder, folder.path()),
            (PathFor::Copy(number, None), &right),
        ];
        for (what, proposal) in questions {
            let is_copy = matches!(what, PathFor::Copy(..));
            // A folder is listed, or opened; elsewhere a file is wanted.
            let takes_folder = matches!(what, PathFor::Open | PathFor::Folder);
            app.put(Question::Path(what, Some(proposal.to_path_buf())));
            let (_, answers) = app.question().unwrap();
            let unfit = [(&*wrong, !is_copy), (folder.path(), !takes_folder)];
            for (path, _) in unfit.into_iter().filter(|(_, is_unfit)| *is_unfit) {
                answer(&mut app, answers[0], path);
                assert_eq!(app.question().map(|(_, answers)| answers), Some(answers.clone()), "{}", path.display());
            }
            answer(&mut app, words::CANCEL.localized(), &wrong);
        }
        // No program would find a record in a file of another format.
        for name in ["a.pdf", "a.PNG", "a.svg", "a.html", "a.gib"] {
            let other = folder.path().join(name);
            for what in [PathFor::Copy(number, None), PathFor::Save(number)] {
                app.put(Question::Path(what, None));
                let question = app.question();
                answer(&mut app, words::SAVE.localized(), &other);
                assert!(app.question() == question && !other.exists(), "{name}");
                assert_eq!(app.notices.lines().count(), 0, "it is said in the dialog, and once is enough");
            }
        }
        answer(&mut app, words::CANCEL.localized(), &wrong);
        request(&mut app, "comment new");
        request(&mut app, "save-as");
        let question = app.question();
        answer(&mut app, words::SAVE.localized(), &wrong);
        assert!(question.is_some() && app.question() == question, "{question:?}");
        answer(&mut app, words::SAVE.localized(), &right);
        assert_eq!((app.question(), std::fs::read_to_string(&right).unwrap()), (None, text(&app)));
        // Nor is the user asked to replace the record's own file.
        request(&mut app, "comment newer");
        request(&mut app, "save");
        assert_eq!((app.question(), std::fs::read_to_string(&right).unwrap()), (None, text(&app)));
    }
}
