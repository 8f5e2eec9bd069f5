//! What the program is built from: crates from the usual registry only, under licences that ask for no more than to be named.

use std::process::Command;

use serde_json::Value;

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// As `deny.toml` allows them.
fn allowed() -> Vec<String> {
    let text = std::fs::read_to_string(format!("{ROOT}/deny.toml")).unwrap();
    let list = text.split_once("allow = [").unwrap().1.split_once(']').unwrap().0;
    list.split('"').skip(1).step_by(2).map(str::to_owned).collect()
}

/// Whether a licence expression can be met with these licences: `(MIT OR Apache-2.0) AND Unicode-3.0`, in old crates `MIT/Apache-2.0`.
fn is_met(expression: &str, allowed: &[String]) -> bool {
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ").replace(" WITH ", "+WITH+");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let (met, rest) = either(&words, allowed);
    met && rest.is_empty()
}

fn either<'a>(words: &'a [&'a str], allowed: &[String]) -> (bool, &'a [&'a str]) {
    let (mut met, mut rest) = both(words, allowed);
    while let ["OR", more @ ..] = rest {
        let (other, after) = both(more, allowed);
        (met, rest) = (met || other, after);
    }
    (met, rest)
}

fn both<'a>(words: &'a [&'a str], allowed: &[String]) -> (bool, &'a [&'a str]) {
    let (mut met, mut rest) = one(words, allowed);
    while let ["AND", more @ ..] = rest {
        let (other, after) = one(more, allowed);
        (met, rest) = (met && other, after);
    }
    (met, rest)
}

fn one<'a>(words: &'a [&'a str], allowed: &[String]) -> (bool, &'a [&'a str]) {
    match words {
        ["(", inner @ ..] => {
            let (met, rest) = either(inner, allowed);
            (met, rest.strip_prefix(&[")"][..]).unwrap_or(rest))
        }
        [name, rest @ ..] => (allowed.iter().any(|one| one.replace(' ', "+") == *name), rest),
        [] => (false, words),
    }
}

#[test]
fn expressions_are_met_by_parts() {
    let allowed = ["MIT", "Unicode-3.0", "Apache-2.0 WITH LLVM-exception"].map(str::to_owned);
    for met in [
        "MIT",
        "GPL-3.0 OR MIT",
        "(MIT OR Apache-2.0) AND Unicode-3.0",
        "MIT/Apache-2.0",
        "Apache-2.0 WITH LLVM-exception",
    ] {
        assert!(is_met(met, &allowed), "{met}");
    }
    for not in ["GPL-3.0", "MIT AND GPL-3.0", "Apache-2.0", "", "(MIT OR Apache-2.0) AND GPL-3.0"] {
        assert!(!is_met(not, &allowed), "{not}");
    }
}

#[test]
fn every_crate_may_be_used_and_comes_from_the_registry() {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    let rustc = Command::new(std::env::var("RUSTC").unwrap_or_else(|_| "rustc".into())).arg("-vV").output().unwrap();
    let about = String::from_utf8(rustc.stdout).unwrap();
    let host = about.lines().find_map(|line| line.strip_prefix("host: ")).unwrap();
    let arguments = ["metadata", "--format-version", "1", "--locked", "--offline", "--filter-platform", host];
    let output = Command::new(cargo).args(arguments).current_dir(ROOT).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let all: Value = serde_json::from_slice(&output.stdout).unwrap();
    let used: Vec<&str> =
        all["resolve"]["nodes"].as_array().unwrap().iter().map(|node| node["id"].as_str().unwrap()).collect();
    let allowed = allowed();
    let mut wrong = Vec::new();
    let mut seen = 0;
    for package in all["packages"].as_array().unwrap() {
        let (name, id) = (&package["name"], package["id"].as_str().unwrap());
        if name.as_str().is_some_and(|name| name.starts_with("variorum")) || !used.contains(&id) {
            continue;
        }
        seen += 1;
        let licence = package["license"].as_str().unwrap_or_default();
        if !is_met(licence, &allowed) {
            wrong.push(format!("{name}: {licence}"));
        }
        if !package["source"].as_str().is_some_and(|source| source.starts_with("registry+")) {
            wrong.push(format!("{name}: from {}", package["source"]));
        }
    }
    assert!(seen > 20, "only {seen} crates");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
