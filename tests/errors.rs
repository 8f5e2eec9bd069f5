//! What is wrong, told by every command in languages that share no words with English: what a library says in English is not passed
//! on, and no sentence is made of an English one.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

/// Arguments that are wrong, one line each; `{}` is a folder with the files of [`folder`].
const WRONG: [&str; 68] = [
    "--nonsense",
    "--renderer glu",
    "--run",
    "chekc",
    "file://server/a.sgf",
    "https://server.example/a.sgf",
    "check",
    "check {}/none.sgf",
    "check {}",
    "check {}/empty.sgf",
    "check {}/picture.sgf",
    "check {}/words.sgf",
    "check {}/go.sgf/x.sgf",
    "check --explain nonsense",
    "check --explain=x --json",
    "check https://hexworld.org/board/#x",
    "show",
    "show {}/go.sgf {}/go.sgf",
    "show --game x {}/go.sgf",
    "show --game 9 {}/go.sgf",
    "show --at 999 {}/go.sgf",
    "show --at x {}/go.sgf",
    "show --at 0.7 {}/go.sgf",
    "show --link {}/go.sgf",
    "show --link --moves {}/go.sgf",
    "show --coordinates x {}/go.sgf",
    "show --spoken=x {}/go.sgf",
    "info {}/none.sgf",
    "convert {}/go.sgf",
    "convert --encoding x {}/go.sgf -o {}/out.sgf",
    "convert --encoding big5 {}/korean.sgf -o {}/out.sgf",
    "convert --from x {}/go.sgf -o {}/out.sgf",
    "convert --for x {}/go.sgf -o {}/out.sgf",
    "convert --for hexgui {}/go.sgf -o {}/out.sgf",
    "convert {}/go.sgf -o {}",
    "convert {}/go.sgf -o {}/none/out.sgf",
    "convert {}/go.sgf -o {}/out.gib",
    "find",
    "find --regex ( {}/go.sgf",
    "find --regex *a {}/go.sgf",
    "find --in x a {}/go.sgf",
    "find --like {}/go.sgf --part x {}/go.sgf",
    "find a {}/none.sgf",
    "edit {}/go.sgf -o - -c nonsense",
    "edit {}/go.sgf -o - -c play",
    "edit {}/go.sgf -o - -c play:x",
    "edit {}/go.sgf -o - -c annotate:foo",
    "edit {}/go.sgf -o - -c annotate:good-move:7",
    "edit {}/go.sgf -o - -c find:--regex:(",
    "edit {}/go.sgf -o - -c delete-node",
    "edit {}/go.sgf -o - -c mark:x:aa",
    "edit {}/go.sgf -o - --script {}/none.txt",
    "edit {}/go.sgf -o - --script {}/words.sgf",
    "analysis",
    "analysis --game 9 {}/go.sgf",
    "edit {}/go.sgf -o - -c remove-analysis:x",
    "edit {}/go.sgf -o - -c analysis-annotations:BM=x",
    "remove-analysis {}/go.sgf",
    "remove-analysis comments -o {}/out",
    "remove-analysis {}/go.sgf -o {}",
    "publish {}/go.sgf --with analysis --without analysis -o {}/out.html",
    "publish {} --site foo -o {}/site",
    "render {}/go.sgf -o {}/out.bmp",
    "render {}/go.sgf -o -",
    "render {}/go.sgf -o {}/out.png --size 0",
    "render {}/go.sgf -o {}/out.png --theme x --diagrams 0",
    "render {}/go.sgf -o {}/out.png --theme x",
    "generate x",
];

fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (name, bytes) in [
        ("go.sgf", &b"(;GM[1]SZ[9];B[dd];W[ee])"[..]),
        ("empty.sgf", b""),
        ("picture.sgf", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"),
        ("words.sgf", b"1 + 1"),
        ("korean.sgf", "(;GM[1]CA[UTF-8]C[한국])".as_bytes()),
    ] {
        std::fs::write(folder.path().join(name), bytes).unwrap();
    }
    folder
}

/// What a line of arguments says on standard error, with the names of the folder left out. `:` stands for a blank in an argument.
fn printed(line: &str, folder: &Path, language: &str) -> String {
    let argument = |word: &str| match word.contains("://") || word.contains('/') {
        true => word.replace("{}", &folder.display().to_string()),
        false => word.replace("{}", &folder.display().to_string()).replace(':', " "),
    };
    let mut child = Command::new(env!("CARGO_BIN_EXE_variorum"))
        .args(line.split(' ').filter(|word| !word.is_empty()).map(argument))
        .env("LC_ALL", language)
        .env("HOME", folder)
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET")
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(b"").unwrap();
    let output = child.wait_with_output().unwrap();
    String::from_utf8(output.stderr).unwrap().replace(&folder.display().to_string(), "")
}

/// Runs of three English words: letters with nothing but a blank between them. Names, options and what stands between quotation marks
/// are no sentences.
fn sentences(line: &str) -> Vec<String> {
    let word = |word: &str| word.len() > 1 && word.bytes().all(|byte| byte.is_ascii_lowercase()) || word == "a";
    let words: Vec<&str> = line.split(' ').collect();
    let bare = |word: &str| word.trim_matches(|c: char| "(),.;:（）。、：；！？".contains(c)).to_owned();
    let run = |run: &[&str]| {
        run.iter().all(|part| word(&bare(part))) && !run[..2].iter().any(|part| part.ends_with([',', ':', ';']))
    };
    words.windows(3).filter(|three| run(three)).map(|three| three.join(" ")).collect()
}

#[test]
fn every_error_is_in_the_chosen_language() {
    assert_eq!(
        sentences("x: neither is it set (in the end)"),
        ["neither is it", "is it set", "it set (in", "set (in the", "(in the end)"]
    );
    assert!(sentences("ファイル { (auto, gl, software) --at } файл").is_empty());
    let folder = folder();
    let english: Vec<String> = WRONG.iter().map(|line| printed(line, folder.path(), "C")).collect();
    // Those of other letters share no word with English, the others no sentence.
    let languages = ["ru_RU", "ja_JP", "ko_KR", "zh_CN", "zh_TW", "de_DE", "fr_FR", "es_ES"];
    let of_language = &|language: &str| -> Vec<String> {
        let is_latin = ["de_DE", "fr_FR", "es_ES"].contains(&language);
        let reported = WRONG.iter().map(|line| printed(line, folder.path(), &format!("{language}.UTF-8")));
        let wrong = reported.zip(&english).zip(WRONG).filter_map(|((printed, english), line)| {
            let runs: Vec<String> =
                sentences(&printed).into_iter().filter(|run| !is_latin || english.contains(run.as_str())).collect();
            (!runs.is_empty() || printed == *english).then(|| format!("{language} {line}: {printed}{runs:?}"))
        });
        wrong.collect()
    };
    let wrong: Vec<String> = std::thread::scope(|scope| {
        let all: Vec<_> = languages.map(|language| scope.spawn(move || of_language(language))).into_iter().collect();
        all.into_iter().flat_map(|one| one.join().unwrap()).collect()
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
