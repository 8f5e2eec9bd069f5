//! The description of the command line, from which help, manual and shell completions are generated.

use crate::language;
use std::ffi::OsString;
use std::path::PathBuf;

use crate::edit::Reader;
use crate::edit::search::Kinds;
use crate::edit::spoken::Length;
use crate::relate::Aspect;
use clap::builder::ArgPredicate;
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};

use super::options::{
    at, coordinates, file, files, flag, game, input, json, one_file, one_game, option, output, path, swaps, theme,
};
use super::output::{Failure, Status};

/// What carries out a command.
pub type Run = fn(&ArgMatches) -> Result<Status, Failure>;

/// The commands: what each is called and takes, and what carries it out.
pub const COMMANDS: [(fn() -> Command, Run); 18] = [
    (check, super::check::run),
    (show, super::show::run),
    (info, super::info::run),
    (convert, super::convert::run),
    (edit, super::edit::run),
    (find, super::find::run),
    (render, super::render::run),
    (compare, super::compare::run),
    (merge, super::merge::run),
    (outline, super::outline::run),
    (super::study::command, super::study::run),
    (git, super::git::run),
    (transpositions, super::transpositions::run),
    (analysis, super::analysis::run),
    (remove_analysis, super::remove_analysis::run),
    (publish, super::publish::run),
    (results, super::results::run),
    (generate, super::generate::run),
];

/// The whole command line. Commands that read files take `-` for standard input.
pub fn command() -> Command {
    Command::new("variorum")
        .bin_name("variorum")
        .version(env!("CARGO_PKG_VERSION"))
        .about(say!(
            "cli-view-check-edit-convert",
            "View, check, edit and convert board-game records (.sgf, .blksgf) without changing anything else in your files"
        ))
        .after_help(say!(
            "cli-without-command-window-opens",
            "Without a command, the window opens. To open a file that is named like a command, write ./NAME. Messages are in the language of LC_ALL, LC_MESSAGES or LANG; with LC_ALL=C they are in English."
        ))
        .args_conflicts_with_subcommands(true)
        .subcommand_negates_reqs(true)
        .disable_help_subcommand(true)
        .max_term_width(100)
        .arg(files(say!("cli-records-open-one-tab", "Records to open, each in its own tab")).required(false))
        .arg(flag(
            "new-window",
            say!(
                "cli-open-window-apart",
                "Open a separate window even if one is open already; its tabs are not reopened at the next start"
            ),
        ))
        .arg(option("run", "COMMAND").action(ArgAction::Append).help(say!(
            "cli-carry-out-command-palette",
            "Run a command from the palette once the window is open, such as 'new' or 'open'"
        )))
        .arg(
            option("renderer", "WHICH")
                .value_parser(["auto", "gl", "software"])
                .help(say!("cli-what-draws-window", "The renderer for the window")),
        )
        .subcommands(COMMANDS.map(|(command, _)| command()))
}

fn check() -> Command {
    Command::new("check")
        .about(say!("cli-list-what-wrong-records", "List the issues in records"))
        .after_help(say!(
            "cli-one-line-finding-file",
            "One line per issue: FILE:LINE:COLUMN: SEVERITY[CODE]: MESSAGE. The exit status is 1 if there is an error."
        ))
        .arg(json())
        .arg(swaps())
        .arg(flag(
            "strict",
            say!("cli-also-say-what-format", "Also report what the format allows but some programs do not handle well"),
        ))
        .arg(option("explain", "CODE").num_args(0..=1).default_missing_value("").conflicts_with("json").help(say!(
            "cli-say-what-code-means",
            "Explain a CODE and what its repair does; without CODE, list them all"
        )))
        .arg(
            files(say!("cli-records-check-standard-input", "Records to check; - is standard input"))
                .required(false)
                .required_unless_present("explain"),
        )
}

fn show() -> Command {
    Command::new("show")
        .about(say!(
            "cli-show-one-node-board",
            "Show a position: the board as text, whose turn it is, the comment and the properties"
        ))
        .after_help(say!(
            "cli-hexworld-link-can-stand",
            "A HexWorld link can be given in place of FILE in every command, and a .gib, .ngf, .ugf, .ugi or .T1 file in place of a record."
        ))
        .arg(json())
        .arg(
            option("spoken", "LENGTH")
                .value_parser(Length::ALL.map(|(word, _)| word))
                .num_args(0..=1)
                .require_equals(true)
                .default_missing_value("usual")
                .conflicts_with_all(["json", "link"])
                .help(say!(
                    "cli-what-screen-reader-hears",
                    "Print what a screen reader announces for the node, then every point that holds something"
                )),
        )
        .arg(
            flag("link", say!("cli-only-hexworld-link-line", "Print only the HexWorld link of the line through the node"))
                .conflicts_with("json"),
        )
        .arg(
            flag(
                "moves",
                say!("cli-only-moves-line-through", "Print only the moves of the line through the node, as a list"),
            )
            .conflicts_with_all(["json", "link"]),
        )
        .arg(game())
        .arg(at())
        .arg(swaps())
        .arg(coordinates())
        .arg(input())
}

fn info() -> Command {
    Command::new("info")
        .about(say!("cli-say-what-files-games", "Describe files: games, sizes, counts, encoding"))
        .after_help(say!(
            "cli-depth-counts-steps-from",
            "`depth` counts the steps from the root to the farthest node, `leaves` the ends of lines."
        ))
        .arg(json())
        .arg(files(say!("cli-records-describe-standard-input", "Records to describe; - is standard input")))
}

fn convert() -> Command {
    Command::new("convert")
        .about(say!(
            "cli-read-record-write-what",
            "Read a record and write it; what no option touches stays the same byte for byte"
        ))
        .arg(input())
        .arg(output())
        .arg(
            option("for", "READER")
                .value_parser(Reader::ALL.map(|(name, ..)| name))
                .conflicts_with_all(["normalize", "encoding", "lossy"])
                .help(say!(
                    "cli-copy-as-program-reads",
                    "Write a copy as this program reads it; if it reads only one game, the one that --game names"
                )),
        )
        .arg(game())
        .arg(
            option("encoding", "LABEL")
                .help(say!("cli-encoding-write-record-will", "Write in this encoding; the record will say so")),
        )
        .arg(
            option("from", "LABEL")
                .help(say!("cli-encoding-read-whatever-record", "Read in this encoding, whatever the record says")),
        )
        .arg(flag(
            "normalize",
            say!(
                "cli-clean-ff4-utf-8",
                "Write clean FF4 in UTF-8 with every certain repair; nothing that anyone wrote is left out"
            ),
        ))
        .arg(flag(
            "lossy",
            say!("cli-write-u-fffd-or", "Write U+FFFD or ? for what cannot be read or written, instead of refusing"),
        ))
}

fn find() -> Command {
    Command::new("find")
        .about(say!("cli-find-where-something-stands", "Search records for a text, a point or a value"))
        .after_help(
            say!("cli-one-line-value-file", "One line per value: FILE:GAME:PATH: ID: VALUE. Case is ignored, and spaces match line breaks. Moves, marks and setup are found by their point, named as people do (D4) or as the record does (dp). The exit status is 1 if nothing was found."),
        )
        .arg(json())
        .arg(
            option("in", "KIND")
                .value_parser(Kinds::ALL.map(|(word, _)| word))
                .default_value("all")
                .help(say!("cli-where-look", "Where to look")),
        )
        .arg(flag("regex", say!("cli-what-regular-expression-matches", "Treat WHAT as a case-sensitive regular expression")))
        .arg(
            option("like", "RECORD")
                .value_parser(file())
                .conflicts_with_all(["in", "regex"])
                .help(say!(
                    "cli-find-like",
                    "Instead of WHAT: the position of this record at the node given by --game and --at; lists every node with the same position"
                )),
        )
        .arg(game().requires("like"))
        .arg(at().requires("like"))
        .arg(option("part", "CORNERS").requires("like").help(say!(
            "cli-find-part",
            "Only a part of that board, between two corners as in C3:G7; lists every node where it appears anywhere"
        )))
        .arg(flag("turned", say!("cli-find-turned", "Also match the part rotated and mirrored")).requires("part"))
        .arg(flag("exchanged", say!("cli-find-exchanged", "Also match the part with colours exchanged")).requires("part"))
        .arg(
            flag("at-edges", say!("cli-find-at-edges", "Where the part touches an edge of the board, match only at that edge"))
                .requires("part"),
        )
        .arg(
            Arg::new("what")
                .value_name("WHAT")
                .required_unless_present("like")
                .help(say!("cli-what-look", "What to look for")),
        )
        .arg(files(say!("cli-records-look-through-standard", "Records to search; - is standard input")).required(false))
}

fn edit() -> Command {
    Command::new("edit")
        .about(say!("cli-carry-out-commands-as", "Run editing commands as if by hand, and write the record; all of them or none"))
        .after_help(
            say!("cli-commands-those-windows-palette", "The commands are those of the command palette, such as 'goto end', 'play dd' or 'comment \"Well played\"'; --commands lists them. Words are split as in a shell. -c and --script run in the order given."),
        )
        .arg(
            Arg::new("command")
                .short('c')
                .value_name("COMMAND")
                .action(ArgAction::Append)
                .allow_hyphen_values(true)
                .help(say!("cli-command", "A command to run")),
        )
        .arg(
            path("script", "FILE")
                .long("script")
                .action(ArgAction::Append)
                .help(say!("cli-file-commands-one-line", "A file of commands, one per line; lines that start with # are skipped")),
        )
        .arg(coordinates())
        .arg(flag("commands", say!("cli-list-commands-what-each", "List the commands and what each of them does")).exclusive(true))
        .arg(output().required(false).required_unless_present("commands"))
        .arg(input().required(false).required_unless_present("commands"))
}

fn render() -> Command {
    Command::new("render")
        .about(say!(
            "cli-draw-one-node-suffix",
            "Draw one node; the file extension of the output sets the format: .svg, .png or .txt"
        ))
        .arg(game())
        // A range of moves that ends before it begins is never intended.
        .arg(at().default_value_if("from", ArgPredicate::IsPresent, "end"))
        .arg(swaps())
        .arg(coordinates().conflicts_with("no-coordinates"))
        .arg(
            option("size", "PX")
                .value_parser(value_parser!(u32))
                .help(say!("cli-longer-side-pixels-1000", "The longer side in pixels; 1000 by default")),
        )
        .arg(theme())
        .arg(flag(
            "no-coordinates",
            say!("cli-no-coordinates-around-board", "Leave out the coordinates around the board"),
        ))
        .arg(flag("numbers", say!("cli-numbers-moves", "Show move numbers")))
        .arg(option("diagrams", "N").value_parser(super::render::split).help(say!(
            "cli-way-node-as-several",
            "Draw the line to the node as several diagrams of N moves each, or 'figures' to split it as the record does"
        )))
        .arg(option("from", "N").value_parser(value_parser!(u32).range(1..)).help(say!(
            "cli-moves-from-number-n",
            "Draw the moves from number N to the node as diagrams, and list those on points already taken"
        )))
        .arg(option("turn", "N").value_parser(value_parser!(i32).range(-11..=11)).allow_negative_numbers(true).help(
            say!("cli-turn-board-clockwise-by", "Rotate the board clockwise by N twelfths of a full turn, -11 to 11"),
        ))
        .arg(flag("mirror", say!("cli-mirror-board", "Mirror the board")))
        .arg(flag("trays", say!("cli-pieces-left-beneath-board", "Show the pieces left below the board")))
        .arg(
            option("caption", "TEXT")
                .action(ArgAction::Append)
                .help(say!("cli-line-text-beneath-board", "A line of text below the board")),
        )
        .arg(flag(
            "outlines",
            say!("cli-letters-as-outlines-programs", "Write text as outlines, for programs without the font (.svg)"),
        ))
        .arg(
            option("format", "SUFFIX")
                .value_parser(["svg", "png", "txt"])
                .help(say!("cli-kind-picture-whatever-suffix", "The picture format, whatever the file extension")),
        )
        .arg(option("thumbnail", "SIZE").value_parser(value_parser!(u32)).help(say!(
            "cli-square-picture-size-pixels",
            "Draw a square thumbnail of SIZE pixels for file managers (.png): the final position, or the one set up"
        )))
        .arg(output())
        .arg(input())
}

fn compare() -> Command {
    Command::new("compare")
        .about(say!("cli-compare", "Show how two records differ, whatever their spelling and layout"))
        .after_help(say!(
            "cli-compare-more",
            "One line per difference: added, removed, changed, moved or corrected. The exit status is 0 if there are none, and 1 if there are."
        ))
        .arg(json())
        .arg(
            option("only", "KINDS")
                .action(ArgAction::Append)
                .value_delimiter(',')
                .value_parser(Aspect::ALL.map(|(name, _)| name))
                .hide_possible_values(true)
                .help(language::with_colon(
                    say!("cli-compare-only", "Compare only these, separated by commas"),
                    Aspect::ALL.map(|(name, _)| name).join(", "),
                )),
        )
        .arg(one_file("a", "A", say!("cli-compare-a", "The first record")))
        .arg(one_file("b", "B", say!("cli-compare-b", "The second record")))
}

fn outline() -> Command {
    Command::new("outline")
        .about(say!("cli-outline", "Print a record as text, one line per move and per property, for line-based diffs"))
        .after_help(say!(
            "cli-outline-more",
            "A file that is not a record, or contains conflict markers from an unresolved git merge, is printed as it is."
        ))
        .arg(input().value_parser(value_parser!(PathBuf)))
}

fn merge() -> Command {
    Command::new("merge")
        .about(say!("cli-merge", "Merge into OURS what THEIRS changed since BASE; conflicts are reported, and marked in comments"))
        .after_help(say!(
            "cli-merge-more",
            "The exit status is 0 if everything was merged, 1 if there are conflicts, and 2 if nothing was written. With --git, the result is written to OURS; a version that is not a record, or contains conflict markers from an unresolved git merge, is a conflict whose result contains both files in full; 129 means that nothing was written."
        ))
        .arg(json())
        .arg(output().required(false))
        .arg(flag("dry-run", say!("cli-merge-dry-run", "Report only, write nothing")))
        .arg(flag("git", say!("cli-merge-git", "Run as git's merge driver")))
        .arg(
            flag("mergetool", say!("cli-merge-mergetool", "Run as git's mergetool: open the window on the conflicts that are left"))
                .requires("output"),
        )
        .arg(flag("base-on-conflict", say!("cli-merge-base", "Where both changed the same thing, keep what BASE has and report no conflict")))
        .arg(flag("show-base", say!("cli-merge-show-base", "Also show in conflicts what BASE has")))
        .arg(
            option("comments", "HOW")
                .help(say!("cli-merge-comments", "What to do with comments that both wrote at the same place"))
                .value_parser(["conflict", "join"]),
        )
        .arg(option("encoding", "LABEL").help(say!("cli-merge-encoding", "Encoding of the result")))
        .arg(option("path", "PATH").help(say!("cli-merge-path", "Name of the record, if the files have other names")).value_parser(value_parser!(PathBuf)))
        .arg(option("marker-size", "N").help(say!("cli-merge-marker", "Length of the conflict markers, 7 to 200")).value_parser(super::merge::marker_size))
        .arg(option("label-ours", "TEXT").help(say!("cli-merge-ours", "Label for OURS in conflict markers")).allow_hyphen_values(true).value_parser(value_parser!(OsString)))
        .arg(option("label-theirs", "TEXT").help(say!("cli-merge-theirs", "Label for THEIRS in conflict markers")).allow_hyphen_values(true).value_parser(value_parser!(OsString)))
        .arg(one_file("base", "BASE", say!("cli-merge-the-base", "The version that both started from; an empty file if there is none")))
        .arg(one_file("ours", "OURS", say!("cli-merge-the-ours", "The version to merge into; what is not merged keeps its bytes")))
        .arg(one_file("theirs", "THEIRS", say!("cli-merge-the-theirs", "The version whose changes are merged")))
}

fn git() -> Command {
    Command::new("git")
        .about(say!("cli-git", "Set git up to merge records and to show what changed in them"))
        .after_help(say!(
            "cli-git-more",
            "The merge driver and the diff settings go into git's configuration, and a line for each file extension of records goes into .gitattributes. The configuration is not cloned: set up each clone, or all of them with --global."
        ))
        .arg(flag("global", say!("cli-git-global", "For all repositories of this user")))
        .arg(flag("remove", say!("cli-git-remove", "Undo the setup")))
}

fn results() -> Command {
    Command::new("results")
        .about(say!("cli-results", "Show who wins where, from the marks at the ends of the lines"))
        .after_help(say!(
            "cli-results-more",
            "Marks are GB, GW, DM and UC, resignations, and results seen on the board. A mark counts instead of what follows it; if what follows rules it out, a contradiction is reported."
        ))
        .arg(json())
        .arg(flag("proved", say!("cli-results-proved", "Count a result only if every move is in the record")))
        .arg(flag("transpositions", say!("cli-results-transpositions", "Equal positions share their results; longer repetitions are not detected")))
        .arg(flag("write", say!("cli-results-write", "Write GB, GW and DM into the files where a result is certain and not marked")))
        .arg(files(say!("cli-records-look-through-standard", "Records to search; - is standard input")))
}

fn transpositions() -> Command {
    Command::new("transpositions")
        .about(say!("cli-transpositions", "List the nodes of each game that have the same position"))
        .after_help(say!(
            "cli-transpositions-more",
            "One line per group, FILE:GAME: PATH PATH…, in file order. A + marks a node where the line ends while it continues at another node of the group."
        ))
        .arg(json())
        .arg(flag("symmetries", say!("cli-symmetries", "Also positions that are the same when the board is rotated or mirrored")))
        .arg(files(say!("cli-records-look-through-standard", "Records to search; - is standard input")))
}

fn analysis() -> Command {
    Command::new("analysis")
        .about(say!("cli-analysis", "Show what engines left in a record: win rates, leads, candidates, and what moves lost"))
        .after_help(say!(
            "cli-analysis-more",
            "Reads what Sabaki, Ogatak, KaTrain, Lizzie, LizzieYzy, LizGoban, q5Go, GoReviewPartner, analyze-sgf, leela-analysis, GNU Go, KataGo, MoHex, OGS and AI Sensei write. All numbers are Black's. Losses are differences between numbers of one source, the one that covers most of the game."
        ))
        .arg(json())
        .arg(flag("losses", say!("cli-analysis-losses", "List what every move lost, variations included")))
        .arg(one_game())
        .arg(files(say!("cli-records-look-through-standard", "Records to search; - is standard input")))
}

fn remove_analysis() -> Command {
    Command::new("remove-analysis")
        .about(say!("cli-remove-analysis", "Copy records into a folder, without what engines left in them"))
        .after_help(say!(
            "cli-remove-analysis-more",
            "Before the files, properties, comments or variations choose what is removed: properties of Sabaki, KaTrain, Lizzie and others, their text in comments, or variations of which every node is an engine's. Without a choice, properties and comments. Words of people and annotations stay. A file without analysis is copied byte for byte. Nothing that exists is replaced."
        ))
        .arg(flag("dry-run", say!("cli-remove-analysis-dry", "Only show what would be removed; write nothing")))
        .arg(
            output()
                .required(false)
                .required_unless_present("dry-run")
                .value_name("FOLDER")
                .help(say!("cli-analysis-folder", "The folder for the copies")),
        )
        .arg(
            files(say!("cli-remove-analysis-files", "What to remove, if not the usual; then records, and folders of records"))
                .value_name("KIND|FILE"),
        )
}

fn publish() -> Command {
    Command::new("publish")
        .about(say!(
            "cli-publish",
            "Make a web page, a booklet, an animation or text from a record, for people without the program"
        ))
        .after_help(say!(
            "cli-publish-after",
            "The file extension of OUT sets the format: .html for a page with a board to step through, .pdf for a booklet, .png or .gif for an animation of the main line. A page contains the record, and every command can read it. From a folder, OUT is a folder with an index and a page for each record; only changed pages are rewritten. With --problems, OUT can be one sheet of the problems of all records. A file of that name that Variorum did not make is kept in a copy."
        ))
        .arg(game())
        .arg(option("at", "WHERE").allow_hyphen_values(true).help(say!(
            "cli-publish-at",
            "The node where a page opens, or where an animation or text ends: start, end, a move number, or child numbers from the root"
        )))
        .arg(
            option("as", "FORM")
                .value_parser(crate::publish::TextForm::ALL.map(|(name, _)| name))
                .help(say!("cli-publish-as", "Write the line as text for a forum, a wiki or a book")),
        )
        .arg(theme())
        .arg(
            option("moves-per-figure", "N")
                .value_parser(value_parser!(u32))
                .help(say!("cli-publish-moves", "Moves in each figure; 50 by default. With 0, text shows only the position")),
        )
        .arg(
            option("language", "CODE")
                .value_parser(crate::languages::all().iter().map(|language| language.code).collect::<Vec<_>>())
                .help(say!("cli-publish-language", "The language of pages and booklets; by default yours")),
        )
        .arg(super::options::coordinates())
        .arg(flag("numbers", say!("cli-publish-numbers", "Write the numbers of moves on the stones of an animation")))
        .arg(
            option("paper", "SIZE")
                .value_parser(crate::publish::Paper::ALL.map(|(name, _)| name))
                .help(say!("cli-publish-paper", "The paper of a booklet or of a printed page of problems; a4 by default")),
        )
        .arg(
            option("margins", "MM")
                .value_parser(value_parser!(f32))
                .help(say!("cli-publish-margins", "The margins of a booklet, in millimetres")),
        )
        .arg(
            option("order", "ORDER")
                .value_parser(crate::publish::PageOrder::ALL.map(|(name, _)| name))
                .help(say!("cli-publish-order", "pages (the default), or booklet: two pages on each side, to be printed on both sides and folded")),
        )
        .arg(
            option("per-sheet", "N")
                .value_parser(value_parser!(u64).range(6..=12))
                .help(say!("cli-publish-per-sheet", "Problems on each sheet of a booklet or of a printed page, from 6 to 12; 6 by default")),
        )
        .arg(
            option("answers", "WHERE")
                .value_parser(crate::publish::Answers::ALL.map(|(name, _)| name))
                .help(say!("cli-publish-answers", "Where the answers to problems are printed, in a booklet or from a page: end (the default), on sheets behind the problems; none; both, for booklets only: OUT is without them, and a second file, whose name says so, is with them")),
        )
        .arg(
            path("font", "FILE")
                .long("font")
                .action(ArgAction::Append)
                .help(say!("cli-publish-font", "A font for letters of a booklet that the built-in font lacks; by default the system's fonts are searched")),
        )
        .arg(
            option("with", "WHAT")
                .value_parser(["analysis"])
                .help(say!("cli-publish-with", "Show this, too: with analysis, what each move lost")),
        )
        .arg(
            option("without", "WHAT")
                .action(ArgAction::Append)
                .value_delimiter(',')
                .value_parser(super::publish::WITHOUT.map(|(name, _)| name))
                .help(say!("cli-publish-without", "Leave these out, also from the record in a page")),
        )
        .arg(
            option("problems", "WHEN")
                .num_args(0..=1)
                .require_equals(true)
                .value_parser(super::publish::ProblemsWish::parse)
                .default_missing_value(super::publish::PROBLEMS[1])
                .help(say!("cli-publish-problems", "Whether a page asks problems before showing what follows, and a booklet has them on sheets with their answers at the end: auto (the default) if all games of the record, or all but few, are problems that can be judged; yes for each game that is a problem, also for positions without moves; numbers such as 1-12,20 for these alone; no for none. With yes or numbers, a folder can become one sheet")),
        )
        .arg(
            option("sort", "ORDER")
                .value_parser(super::publish::SORTED)
                .help(say!("cli-publish-sort", "The order of problems: file (the default), title, or shuffled; sheets say the number that they were shuffled with")),
        )
        .arg(
            option("seed", "N")
                .value_parser(value_parser!(u64))
                .help(say!("cli-publish-seed", "The number to shuffle problems with: the same number leads to the same order; without it, the time decides")),
        )
        .arg(option("title", "TEXT").help(say!("cli-publish-title", "The title over it, and of the index of a folder of pages; by default the name of the game, of the file or of the folder")))
        .arg(option("site", "URL").help(say!("cli-publish-site", "The address that a folder of pages will have: it gets a feed of what is new")))
        .arg(flag("prune", say!("cli-publish-prune", "Remove pages whose record is gone, if they are as they were published")))
        .arg(super::practice::now())
        .arg(output())
        .arg(files(say!("cli-publish-files", "A record, or a folder of records; - is standard input")))
}

/// For packagers: the manual and the completions.
fn generate() -> Command {
    Command::new("generate")
        .about(say!("cli-write-manual-page-or", "Write the manual page or a shell's completions"))
        .hide(true)
        .arg(
            Arg::new("what")
                .value_name("WHAT")
                .required(true)
                .value_parser(["man", "completions"])
                .help(say!("cli-what-write", "What to write")),
        )
        .arg(
            Arg::new("shell")
                .value_name("SHELL")
                .required_if_eq("what", "completions")
                .value_parser(value_parser!(clap_complete::Shell))
                .help(say!("cli-which-shell", "The shell to write completions for")),
        )
        .arg(output().required(false).default_value("-"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_description_is_sound() {
        command().debug_assert();
    }
}
