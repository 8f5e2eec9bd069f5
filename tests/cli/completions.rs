//! What is made for packages: the manual, and what the shell offers.

use std::fs;

use super::{folder, variorum};

#[test]
fn the_manual_and_the_completions_are_made() {
    let manual = variorum("generate man");
    assert!(manual.done().out().contains(".TH VARIORUM 1"), "{}", manual.out());
    for command in variorum::edit::table() {
        assert!(manual.out().contains(&format!("\\fB{}", command.name.replace('-', "\\-"))), "{}", command.name);
    }
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let script = variorum(&format!("generate completions {shell}"));
        assert!(script.done().out().contains("convert"), "{shell}");
    }
}

/// Bash itself, asked as its user asks with Tab.
#[cfg(unix)]
#[test]
fn completions_offer_names_and_files_only_where_one_belongs() {
    if !std::process::Command::new("bash").args(["-c", "complete"]).status().is_ok_and(|status| status.success()) {
        return;
    }
    let folder = folder();
    fs::write(folder.path().join("game.sgf"), "(;)").unwrap();
    let script = folder.path().join("completions");
    fs::write(&script, variorum("generate completions bash").done().out()).unwrap();
    let offered = |line: &str| {
        let words: Vec<&str> = line.split(' ').collect();
        let (before, now) = (words[words.len() - 2], words[words.len() - 1]);
        let asked = format!(
            "source ./completions; COMP_WORDS=({line}); [ -n '{now}' ] || COMP_WORDS+=(''); COMP_CWORD={}; \
             _variorum variorum '{now}' '{before}' 2>/dev/null; printf '%s\\n' \"${{COMPREPLY[@]}}\"",
            words.len() - 1
        );
        let answer =
            std::process::Command::new("bash").current_dir(folder.path()).args(["-c", &asked]).output().unwrap();
        String::from_utf8(answer.stdout).unwrap().lines().map(str::to_owned).collect::<Vec<_>>()
    };
    for (line, wanted) in [
        ("variorum render --theme woo", "wood"),
        ("variorum check --explain charset-m", "charset-missing"),
        ("variorum edit -c mark-tri", ""),
        ("variorum edit -c comm", "comment"),
        ("variorum --run ope", "open"),
        ("variorum convert --encoding ", ""),
        ("variorum render --diagrams ", ""),
        ("variorum convert -o ga", "game.sgf"),
    ] {
        let offered = offered(line);
        assert!(wanted.is_empty() || offered.iter().any(|name| name == wanted), "{line}: {offered:?}");
        assert!(wanted == "game.sgf" || !offered.iter().any(|name| name == "game.sgf"), "{line}: {offered:?}");
    }
}
