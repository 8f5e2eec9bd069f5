//! Questions to the user and their possible answers, as values: the window shows them, tests answer them without it.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::app::look::words;
use crate::edit::{Command, GameNumbers, Lost, Reader};
use crate::language::StaticText;
use crate::scene::Scene;
use crate::store::Stamp;

/// A question to the user. Records are referred to by number.
#[derive(Clone, Debug, PartialEq)]
pub enum Question {
    /// What to do with changes, before tabs are closed, and possibly the window.
    Unsaved {
        /// The tabs to be closed.
        tabs: Vec<u64>,
        /// Whether the window is closed then.
        quit: bool,
        /// The names of the records that have changes.
        names: Vec<String>,
        /// What is left to be settled in them, in sentences.
        unsettled: Vec<String>,
    },
    /// A path, and the one that is proposed: a new file itself, anything else as one of a folder.
    Path(PathFor, Option<PathBuf>),
    /// A file already exists at the destination.
    Replace {
        /// What to write.
        what: Output,
        /// Where.
        path: PathBuf,
        /// What is there already.
        found: Obstacle,
    },
    /// Which version to merge into this record: other open records, and copies beside its file.
    MergeWith(u64, Vec<OfferedVersion>),
    /// The common base of a record and another version.
    MergeBase {
        /// Which versions are merged.
        merge: Merging,
        /// What they may have begun with, the most plausible first.
        bases: Vec<OfferedVersion>,
    },
    /// Something of the record would go in a merge.
    MergeLoses {
        /// Which versions are merged.
        merge: Merging,
        /// With which base.
        base: RecordVersion,
        /// What would go.
        lost: Lost,
    },
    /// Unsaved work of earlier runs.
    Recovery {
        /// The recoverable records.
        kept: Vec<UnsavedWork>,
        /// Why other work cannot be, in sentences.
        damaged: Vec<String>,
    },
    /// What a file held before it was first saved, on several days: what there is to know, and where it is. Which one to open?
    Versions(PathBuf, Vec<(String, PathBuf)>),
    /// Setup on a node that has a move or children: here, or in a new node?
    Where(Command),
    /// The variation in a text is for another board size: which one, and the size here.
    OtherBoard {
        /// The variation.
        text: String,
        /// The size of its board, as it is said.
        from: String,
        /// The size of the board here.
        here: String,
    },
    /// A command's text cannot be encoded, and why: store the record as UTF-8?
    Encoding(Command, String),
    /// A command would leave analysis in the record that is wrong, and why: remove it in the same step?
    Analysis(Command, String),
}

/// What a path is asked for.
#[derive(Clone, Debug, PartialEq)]
pub enum PathFor {
    /// To open what is there.
    Open,
    /// To list the records of this folder.
    Folder,
    /// To write this record there.
    Save(u64),
    /// To write a copy of this record there, for the given program if any.
    Copy(u64, Option<Reader>),
    /// To write the games of this record into the folder, or those with these numbers, a file each.
    Split(u64, GameNumbers),
    /// To add the games of the file to this record.
    AddGames(u64),
    /// To merge the other version in the file into this record.
    MergeWith(u64),
    /// To merge these versions, with what the file holds as their common base.
    MergeFrom(Merging),
    /// To compare this record with the file.
    CompareWith(u64),
}

impl PathFor {
    /// The title of the question, what kind of path answers it, and the button that does.
    fn row(&self) -> (StaticText, WantedPath, StaticText) {
        match self {
            PathFor::Open => (words::OPEN_TITLE, WantedPath::There, words::OPEN_IT),
            PathFor::Folder => {
                (StaticText("list-folder-title", "Choose a folder of records"), WantedPath::Folder, words::OPEN_IT)
            }
            PathFor::Save(_) | PathFor::Copy(..) => (words::SAVE_TITLE, WantedPath::NewFile, words::SAVE),
            PathFor::Split(..) => {
                (StaticText("folder-title", "Choose a folder for the game files"), WantedPath::NewFolder, words::SAVE)
            }
            PathFor::AddGames(_) => (
                StaticText("add-games-title", "Add the games of which file?"),
                WantedPath::File,
                StaticText("add-them", "Add"),
            ),
            PathFor::MergeWith(_) => (
                StaticText("merge-title", "Which file has the other version?"),
                WantedPath::File,
                StaticText("merge-it", "Merge"),
            ),
            PathFor::MergeFrom(_) => (
                StaticText("merge-from-title", "Which file are both versions based on?"),
                WantedPath::File,
                StaticText("merge-it", "Merge"),
            ),
            PathFor::CompareWith(_) => (
                StaticText("compare-title", "Compare with which file?"),
                WantedPath::File,
                StaticText("compare-it", "Compare"),
            ),
        }
    }
}

/// A version of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordVersion {
    /// A file's content.
    File(PathBuf),
    /// Another open record, by number.
    Open(u64),
    /// The record as it was read or saved last.
    AsSaved,
    /// The record as it was opened: the first state that undo leads back to.
    AsOpened,
    /// None: as a common base it means that the versions are independent.
    Nothing,
}

/// Two versions of a record that are to be merged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Merging {
    /// The record, by number, into which the other version is merged.
    pub record: u64,
    /// The other version.
    pub theirs: RecordVersion,
    /// Its name.
    pub name: String,
}

/// A version that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfferedVersion {
    /// Which it is.
    pub version: RecordVersion,
    /// Its name.
    pub title: String,
    /// What there is to know, in lines.
    pub about: Vec<String>,
    /// What of the record would go with it, in a sentence.
    pub alarm: Option<String>,
}

/// What to write.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Output {
    /// The record with this number.
    Record(u64),
    /// A copy of it, for the given program if any.
    Copy(u64, Option<Reader>),
    /// A picture.
    Picture(Vec<u8>),
}

/// What is in the way of a file to be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// A file whose content this tab has not read.
    Unread(Stamp),
    /// The record's own file, changed since it was read.
    Changed(Stamp),
    /// Nothing any more.
    Gone,
}

/// Unsaved work of an earlier run.
#[derive(Clone, Debug, PartialEq)]
pub struct UnsavedWork {
    /// The record's name.
    pub title: String,
    /// Details to know before deciding.
    pub about: Vec<String>,
    /// The board of the file and that of the unsaved work, where they begin to differ.
    pub boards: Option<Arc<[Scene; 2]>>,
    /// Whether "all" includes it.
    pub in_all: bool,
}

/// A possible answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Leave everything as it is.
    Cancel,
    /// Save the changes, then go on.
    Save,
    /// Lose the changes and go on.
    Discard,
    /// Write over what is there.
    Replace,
    /// Save next to it, under a free name.
    KeepBoth,
    /// Read the file; what was changed here is lost.
    Reload,
    /// Merge the changes in the file into the open record.
    Merge,
    /// This version.
    Version(RecordVersion),
    /// A version that some other file holds.
    OtherFile,
    /// Go back to the list of versions.
    OtherVersion,
    /// Merge, although something goes.
    MergeAnyway,
    /// Show the file in a tab of its own.
    Look,
    /// In a node of its own.
    NewNode,
    /// In the current node.
    Here,
    /// In the encoding that has every letter.
    AsUtf8,
    /// With analysis removed that would be wrong.
    WithoutAnalysis,
    /// This file or folder.
    Path(PathBuf),
    /// Bring back everything.
    RestoreAll,
    /// Bring back one, by its place in the list.
    Restore(usize),
    /// Bring back one as a record that has no file.
    RestoreAsCopy(usize),
    /// Throw one away.
    ThrowAway(usize),
}

/// What kind of path is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WantedPath {
    /// A file or a folder that is there.
    There,
    /// A file that is there.
    File,
    /// A folder that is there.
    Folder,
    /// A file that may be written.
    NewFile,
    /// A folder that may be made.
    NewFolder,
}

/// An answer with its button text.
pub type AnswerButton = (Answer, StaticText);

/// One of several things that are decided apart.
pub struct Row<'a> {
    /// Its title.
    pub title: &'a str,
    /// Details, in lines.
    pub lines: &'a [String],
    /// A warning, in a sentence.
    pub alarm: Option<&'a str>,
    /// The board in the file, and the unsaved one.
    pub boards: Option<&'a [Scene; 2]>,
    /// Its own answers.
    pub answers: Vec<AnswerButton>,
}

const CANCEL: AnswerButton = (Answer::Cancel, words::CANCEL);

/// How many names are listed at most.
const LISTED: usize = 12;

impl Question {
    /// The title.
    pub fn title(&self) -> String {
        match self {
            Question::Unsaved { names, .. } => match &names[..] {
                [] => StaticText("close-unsettled", "Close with unresolved conflicts?").to_string(),
                [one] => say!("save-changes", "Save changes to {one}?", one),
                many => say!("save-changes-many", "Save changes to {count} records?", count = many.len()),
            },
            Question::Path(what, _) => what.row().0.to_string(),
            Question::MergeWith(..) => {
                StaticText("merge-with-title", "Which version do you want to merge?").to_string()
            }
            Question::MergeBase { merge, .. } => {
                say!("merge-base-title", "Which version are this record and {path} both based on?", path = merge.name)
            }
            Question::MergeLoses { .. } => {
                StaticText("merge-loses-title", "Parts of this record would be removed or replaced").to_string()
            }
            Question::Replace { path, found, .. } => match found {
                Obstacle::Unread(_) => say!("is-in-the-way", "{path} already exists", path = words::file_name(path)),
                Obstacle::Changed(_) => {
                    say!("is-changed", "{path} was changed by another program", path = words::file_name(path))
                }
                Obstacle::Gone => say!("is-gone", "{path} no longer exists", path = words::file_name(path)),
            },
            Question::Recovery { .. } => StaticText("unsaved-work", "Unsaved work from an earlier session").to_string(),
            Question::Versions(path, _) => {
                say!("versions-of", "Earlier versions of {path}", path = words::file_name(path))
            }
            Question::Where(_) => StaticText("where-to-set-up", "Where should the setup go?").to_string(),
            Question::OtherBoard { .. } => {
                StaticText("other-board", "This variation is from a board of another size").to_string()
            }
            Question::Analysis(..) => {
                StaticText("analysis-title", "Remove the analysis that engines left in this game?").to_string()
            }
            Question::Encoding(..) => {
                StaticText("text-does-not-fit", "The file's encoding cannot represent this text").to_string()
            }
        }
    }

    /// Details, in lines.
    pub fn lines(&self) -> Vec<String> {
        match self {
            Question::Unsaved { names, .. } => {
                let mut lines: Vec<String> = Vec::new();
                if names.len() > 1 {
                    lines.extend(names.iter().take(LISTED).map(|name| format!("• {name}")));
                }
                lines.extend((names.len() > LISTED).then(|| words::and_more(names.len() - LISTED)));
                lines.push(match names.is_empty() {
                    true => StaticText("conflicts-stay", "Both versions stay in the comments, between lines of <<<<<<< and >>>>>>>, until you resolve them.").to_string(),
                    false => StaticText("changes-are-lost", "Your changes will be lost if you don't save them.").to_string(),
                });
                lines
            }
            Question::Replace { path, found, .. } => vec![match found {
                Obstacle::Unread(stamp) => say!("is-in-the-way-more", "{path} is {stamp}. If you replace it, its contents will be lost.", path = path.display(), stamp = words::stamp_in_words(stamp)),
                Obstacle::Changed(stamp) => say!("is-changed-more", "{path} is now {stamp}. If you replace it, the other program's changes will be lost.", path = path.display(), stamp = words::stamp_in_words(stamp)),
                Obstacle::Gone => say!("is-gone-more", "{path} was deleted, moved or renamed after it was opened.", path = path.display()),
            }],
            Question::Recovery { .. } => vec![StaticText("unsaved-work-more", "The program ended before these records were saved. Those you leave for later are offered again at the next start.").to_string()],
            Question::Versions(..) => vec![StaticText("versions-more", "The file as it was before the first save of each session. Opening a version does not change the file.").to_string()],
            Question::Where(_) => vec![StaticText("where-to-set-up-more", "This node has a move or continuations. Setting up here changes every position after it.").to_string()],
            Question::Encoding(_, why) | Question::Analysis(_, why) => vec![why.clone()],
            Question::OtherBoard { from, here, .. } => vec![say!("other-board-more", "It was played on {from}; the board here is {here}.", from, here)],
            Question::MergeWith(..) => vec![StaticText("merge-with-more", "What changed there is added to this record as one step that can be undone. The other version stays as it is.").to_string()],
            Question::MergeBase { .. } => vec![StaticText("merge-base-more", "What each of them changed since that version is merged. What only one of them has counts as added if that version lacks it, and as deleted by the other if it has it.").to_string()],
            Question::MergeLoses { merge, lost, .. } => vec![
                words::capital(&say!("merge-loses-more", "{what} of yours will be removed or replaced, because {name} differs there from the common version.", what = lost.localized(), name = merge.name)),
                StaticText("merge-loses-else", "If nobody deleted them, choose an older common version, or none: then everything is kept.").to_string(),
            ],
            Question::Path(PathFor::Folder | PathFor::Split(..), _) => vec![StaticText("type-a-folder", "Folder").to_string()],
            Question::Path(..) => vec![StaticText("type-a-path", "File path").to_string()],
        }
    }

    /// The items that are decided individually.
    pub fn rows(&self) -> Vec<Row<'_>> {
        match self {
            Question::Versions(_, versions) => {
                let answers = |path: &PathBuf| vec![(Answer::Path(path.clone()), words::OPEN_IT)];
                let rows = versions.iter().map(|(title, path)| (title, answers(path)));
                rows.map(|(title, answers)| Row { title, lines: &[], alarm: None, boards: None, answers }).collect()
            }
            Question::MergeWith(_, offered) | Question::MergeBase { bases: offered, .. } => {
                let choose = |version: &RecordVersion| match (self, version) {
                    (Question::MergeWith(..), _) => StaticText("merge-it", "Merge"),
                    (_, RecordVersion::Nothing) => StaticText("merge-base-none", "Keep everything"),
                    _ => StaticText("merge-base-this", "Use this version"),
                };
                let answers = |one: &OfferedVersion| vec![(Answer::Version(one.version.clone()), choose(&one.version))];
                let rows = offered.iter().map(|one| (one, answers(one)));
                rows.map(|(one, answers)| Row {
                    title: &one.title,
                    lines: &one.about,
                    boards: None,
                    alarm: one.alarm.as_deref(),
                    answers,
                })
                .collect()
            }
            Question::Recovery { kept, .. } => {
                let answers = |index| {
                    vec![
                        (Answer::Restore(index), StaticText("restore", "Restore")),
                        (Answer::RestoreAsCopy(index), StaticText("as-a-copy", "Restore as copy")),
                        (Answer::ThrowAway(index), StaticText("discard-it", "Discard")),
                    ]
                };
                let rows = kept.iter().enumerate().map(|(at, kept)| Row {
                    title: &kept.title,
                    lines: &kept.about,
                    alarm: None,
                    boards: kept.boards.as_deref(),
                    answers: answers(at),
                });
                rows.collect()
            }
            Question::Unsaved { .. }
            | Question::Path(..)
            | Question::Replace { .. }
            | Question::MergeLoses { .. }
            | Question::Where(_)
            | Question::OtherBoard { .. }
            | Question::Encoding(..)
            | Question::Analysis(..) => Vec::new(),
        }
    }

    /// Whether the first of the rows is what Enter means.
    pub fn means_first_row(&self) -> bool {
        matches!(self, Question::MergeWith(..) | Question::MergeBase { .. }) && !self.rows().is_empty()
    }

    /// Whether it is found out in the background that it is to be asked: nobody expects it then.
    pub fn comes_late(&self) -> bool {
        matches!(self, Question::MergeBase { .. } | Question::MergeLoses { .. })
    }

    /// All answers, with those for single items first.
    pub fn all_answers(&self, path: &Path) -> impl Iterator<Item = AnswerButton> {
        self.rows().into_iter().flat_map(|row| row.answers).chain(self.answers(path))
    }

    /// Warnings, in sentences.
    pub fn alarms(&self) -> &[String] {
        match self {
            Question::Recovery { damaged: alarms, .. } | Question::Unsaved { unsettled: alarms, .. } => alarms,
            Question::Path(..)
            | Question::Replace { .. }
            | Question::MergeWith(..)
            | Question::MergeBase { .. }
            | Question::MergeLoses { .. }
            | Question::Versions(..)
            | Question::Where(_)
            | Question::OtherBoard { .. }
            | Question::Encoding(..)
            | Question::Analysis(..) => &[],
        }
    }

    /// The default if a path is requested.
    pub fn proposal(&self) -> Option<String> {
        let Question::Path(_, path) = self else { return None };
        let end = if self.wanted() == Some(WantedPath::NewFile) { "" } else { std::path::MAIN_SEPARATOR_STR };
        Some(path.as_ref().map_or_else(String::new, |path| format!("{}{end}", path.display())))
    }

    /// What kind of path answers it.
    pub fn wanted(&self) -> Option<WantedPath> {
        if let Question::Path(what, _) = self { Some(what.row().1) } else { None }
    }

    /// The answers for the whole question, the default first. `path` is what was typed.
    pub fn answers(&self, path: &Path) -> Vec<AnswerButton> {
        match self {
            Question::Unsaved { names, .. } if names.is_empty() => {
                vec![
                    (Answer::Look, StaticText("show-conflicts", "Show the conflicts")),
                    CANCEL,
                    (Answer::Discard, StaticText("close-anyway", "Close anyway")),
                ]
            }
            Question::Unsaved { names, .. } => {
                let save = if names.len() > 1 { StaticText("save-all", "Save all") } else { words::SAVE };
                vec![(Answer::Save, save), CANCEL, (Answer::Discard, words::DISCARD)]
            }
            Question::Path(what, _) => vec![(Answer::Path(path.to_path_buf()), what.row().2), CANCEL],
            Question::MergeWith(..) | Question::MergeBase { .. } => {
                vec![(Answer::OtherFile, StaticText("other-file", "Another file…")), CANCEL]
            }
            Question::MergeLoses { .. } => vec![
                (Answer::OtherVersion, StaticText("merge-other-base", "Choose another version")),
                (Answer::MergeAnyway, StaticText("merge-anyway", "Merge anyway")),
                CANCEL,
            ],
            Question::Replace { what, found, .. } => of_replacing(what, found),
            Question::Recovery { kept, .. } => {
                let all = kept
                    .iter()
                    .any(|kept| kept.in_all)
                    .then_some((Answer::RestoreAll, StaticText("restore-all", "Restore all")));
                all.into_iter().chain([(Answer::Cancel, StaticText("later", "Later"))]).collect()
            }
            Question::Versions(..) => vec![CANCEL],
            Question::Where(_) => vec![(Answer::NewNode, words::IN_A_NEW_NODE), (Answer::Here, words::HERE), CANCEL],
            Question::Encoding(..) => vec![(Answer::AsUtf8, words::STORE_AS_UTF_8), CANCEL],
            Question::Analysis(..) => {
                vec![CANCEL, (Answer::WithoutAnalysis, StaticText("offer-remove-analysis", "Remove analysis"))]
            }
            Question::OtherBoard { .. } => vec![
                (Answer::Look, StaticText("in-a-new-tab", "Open in a new tab")),
                (Answer::Here, StaticText("paste-anyway", "Paste anyway")),
                CANCEL,
            ],
        }
    }
}

/// The answers if a file exists: those that lose nothing first.
fn of_replacing(what: &Output, found: &Obstacle) -> Vec<AnswerButton> {
    let mut answers = match found {
        Obstacle::Gone => vec![(Answer::Replace, StaticText("write-again", "Save again"))],
        _ => {
            vec![
                (Answer::KeepBoth, StaticText("keep-both", "Keep both")),
                (Answer::Replace, StaticText("overwrite", "Replace")),
            ]
        }
    };
    if let (Output::Record(_), Obstacle::Changed(_)) = (what, found) {
        answers.insert(0, (Answer::Merge, StaticText("merge-both", "Merge both")));
        answers.push((Answer::Reload, StaticText("reload-instead", "Discard my changes and reload")));
    }
    if !matches!((what, found), (Output::Picture(_), _) | (_, Obstacle::Gone)) {
        answers.push((Answer::Look, StaticText("open-beside", "View the file on disk")));
    }
    answers.push(CANCEL);
    answers
}

#[cfg(test)]
impl Question {
    /// Some of every kind; `tests/house/lists.rs` checks that none is missing. Records 1 and 2 are open, all paths are in `home`.
    pub fn samples(home: &Path) -> Vec<Question> {
        let (path, folder) = (home.join("there.sgf"), Some(home.join("folder")));
        let stamp = Stamp::of(b"(;)");
        let kept = |in_all| UnsavedWork { title: "Kept".into(), about: vec!["about".into()], boards: None, in_all };
        let versions = || vec![("monday".to_owned(), path.clone())];
        let command = || Command::parse("add-stone B aa").expect("a command");
        let merge = || Merging { record: 1, theirs: RecordVersion::File(path.clone()), name: "there.sgf".into() };
        let offered = |versions: &[RecordVersion]| {
            let one = |(number, version): (usize, &RecordVersion)| OfferedVersion {
                version: version.clone(),
                title: number.to_string(),
                about: vec!["about".into()],
                alarm: (number > 0).then(|| "alarm".into()),
            };
            versions.iter().enumerate().map(one).collect::<Vec<_>>()
        };
        let mut all = vec![
            Question::Unsaved { tabs: vec![2], quit: false, names: vec!["One".into()], unsettled: Vec::new() },
            Question::Unsaved {
                tabs: vec![1, 2],
                quit: true,
                names: vec!["One".into(); 20],
                unsettled: vec!["One".into()],
            },
            Question::Unsaved { tabs: vec![2], quit: false, names: Vec::new(), unsettled: vec!["One".into()] },
            Question::Path(PathFor::Open, folder.clone()),
            Question::Path(PathFor::Folder, folder.clone()),
            Question::Path(PathFor::Save(2), Some(path.clone())),
            Question::Path(PathFor::Copy(2, None), Some(path.clone())),
            Question::Path(PathFor::Copy(2, Some(Reader::StrictFf4)), Some(path.clone())),
            Question::Path(PathFor::Split(2, GameNumbers::default()), folder.clone()),
            Question::Path(PathFor::AddGames(2), folder),
            Question::Path(PathFor::MergeWith(1), None),
            Question::Path(PathFor::MergeFrom(merge()), None),
            Question::Path(PathFor::CompareWith(1), None),
            Question::MergeWith(1, offered(&[RecordVersion::File(path.clone()), RecordVersion::Open(2)])),
            Question::MergeBase {
                merge: merge(),
                bases: offered(&[RecordVersion::AsSaved, RecordVersion::AsOpened, RecordVersion::Nothing]),
            },
            Question::MergeLoses {
                merge: merge(),
                base: RecordVersion::AsSaved,
                lost: Lost { comments: 30, variations: 15, nodes: 45, ..Lost::default() },
            },
            Question::Recovery { kept: vec![kept(true), kept(false)], damaged: Vec::new() },
            Question::Recovery { kept: vec![kept(false)], damaged: vec!["broken".to_owned()] },
            Question::Versions(path.clone(), versions()),
            Question::Where(command()),
            Question::OtherBoard { text: "(;GM[1]SZ[9];B[aa])".into(), from: "9 × 9".into(), here: "19 × 19".into() },
            Question::Encoding(command(), "why".into()),
            Question::Analysis(command(), "why".into()),
        ];
        for what in [Output::Record(2), Output::Copy(2, None), Output::Picture(Vec::new())] {
            for found in [Obstacle::Unread(stamp), Obstacle::Changed(stamp), Obstacle::Gone] {
                all.push(Question::Replace { what: what.clone(), path: path.clone(), found });
            }
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_question_can_be_left_and_has_distinct_answers() {
        for question in Question::samples(Path::new("")) {
            let answers = question.answers(Path::new("c.sgf"));
            assert!(!question.title().is_empty() && !question.lines().is_empty(), "{question:?}");
            let names: BTreeSet<&str> = answers.iter().map(|(_, name)| name.localized()).collect();
            assert_eq!(names.len(), answers.len(), "{question:?}");
            let left = answers.iter().filter(|(answer, _)| *answer == Answer::Cancel).count();
            assert_eq!(left, 1, "{question:?}");
            // A path is requested only if an answer contains one.
            let has_path = answers.contains(&(Answer::Path("c.sgf".into()), answers[0].1));
            assert_eq!(question.proposal().is_some(), has_path, "{question:?}");
        }
    }

    #[test]
    fn the_default_button_loses_nothing() {
        // Without a last arm for all others: a new answer must say what it does.
        let loses = |question: &Question, answer: &Answer| match answer {
            Answer::Discard | Answer::Reload | Answer::ThrowAway(_) => true,
            Answer::Replace => !matches!(question, Question::Replace { found: Obstacle::Gone, .. }),
            // What a merge takes away is asked about first.
            Answer::Cancel | Answer::Save | Answer::KeepBoth | Answer::Merge | Answer::Version(_) | Answer::Look => {
                false
            }
            Answer::MergeAnyway => true,
            Answer::OtherFile | Answer::OtherVersion => false,
            Answer::NewNode | Answer::Here | Answer::AsUtf8 | Answer::Path(_) => false,
            Answer::WithoutAnalysis => true,
            Answer::RestoreAll | Answer::Restore(_) | Answer::RestoreAsCopy(_) => false,
        };
        for question in Question::samples(Path::new("")) {
            let first = match question.means_first_row() {
                true => question.rows().remove(0).answers.remove(0).0,
                false => question.answers(Path::new("")).remove(0).0,
            };
            assert!(!loses(&question, &first), "{question:?}");
        }
    }

    #[test]
    fn rows_answer_for_themselves() {
        let question = Question::samples(Path::new(""))
            .into_iter()
            .find(|question| matches!(question, Question::Recovery { .. }))
            .unwrap();
        let answers: Vec<Answer> =
            question.rows().into_iter().flat_map(|row| row.answers).map(|(answer, _)| answer).collect();
        for index in [0, 1] {
            for answer in [Answer::Restore(index), Answer::RestoreAsCopy(index), Answer::ThrowAway(index)] {
                assert!(answers.contains(&answer), "{answer:?}");
            }
        }
    }
}
