//! Names of types: what two modules export under one name, a reader mistakes for the other.

use std::collections::{BTreeMap, BTreeSet};

use super::library::Library;

/// The module a file belongs to: a layer of the library, or a module of the window.
fn module(file: &str) -> String {
    let parts: Vec<&str> = file.trim_start_matches("src/").split('/').collect();
    match parts[..] {
        ["app", module, _, ..] => format!("app/{module}"),
        [layer, _, ..] => layer.to_owned(),
        _ => String::new(),
    }
}

fn is_type(name: &str) -> bool {
    name.starts_with(char::is_uppercase) && name.contains(char::is_lowercase)
}

/// A module exports a type when a file of another module names it.
#[test]
fn no_two_modules_export_one_name() {
    let (library, named) = Library::read();
    let mut exported: BTreeMap<String, BTreeSet<(String, usize)>> = BTreeMap::new();
    for (file, other, name) in library.named(&named) {
        let owner = module(&library.files[other]);
        if is_type(&name) && owner != module(&library.files[file]) {
            exported.entry(name).or_default().insert((owner, other));
        }
    }
    assert!(exported.len() > 300, "the reader of paths reads paths: {}", exported.len());
    let wrong: Vec<String> = exported
        .iter()
        .filter(|(_, places)| places.iter().map(|place| &place.0).collect::<BTreeSet<_>>().len() > 1)
        .map(|(name, places)| {
            let files: Vec<&str> = places.iter().map(|&(_, file)| library.files[file].as_str()).collect();
            format!("{name}: {}", files.join(", "))
        })
        .collect();
    assert!(wrong.is_empty(), "exported by two modules:\n{}", wrong.join("\n"));
}
