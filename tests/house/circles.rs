//! Circles of files: files that need each other, directly or round several corners, cannot be understood one by one.

use std::collections::{BTreeMap, BTreeSet};

use super::library::Library;

/// The circles in which files need each other: sets in which each leads to each.
fn circles(needs: &BTreeMap<usize, BTreeSet<usize>>) -> Vec<Vec<usize>> {
    let from = |start: usize| {
        let (mut seen, mut next) = (BTreeSet::new(), vec![start]);
        while let Some(file) = next.pop() {
            for &other in needs.get(&file).into_iter().flatten() {
                if seen.insert(other) {
                    next.push(other);
                }
            }
        }
        seen
    };
    let leads: BTreeMap<usize, BTreeSet<usize>> = needs.keys().map(|&file| (file, from(file))).collect();
    let mut found = BTreeSet::new();
    for (file, others) in &leads {
        let circle: Vec<usize> = others.iter().copied().filter(|other| leads[other].contains(file)).collect();
        if circle.len() > 1 {
            found.insert(circle);
        }
    }
    found.into_iter().collect()
}

/// The largest circle of files that a module may have, where it is more than three: as many as there are. Whoever cuts one says so here.
const MOST: [(&str, usize); 6] = [
    ("crates/window/src/app/dialogs/", 17),
    ("crates/window/src/app/", 6),
    ("crates/edit/src/edit/", 7),
    ("crates/game/src/", 9),
    ("crates/scene/src/ground/", 7),
    ("crates/store/src/disk/", 4),
];
/// Of any other module.
const USUAL: usize = 3;

#[test]
fn files_form_no_large_circles() {
    let (library, named) = Library::read();
    let needs = library.needs(&named);
    let all: usize = needs.values().map(BTreeSet::len).sum();
    assert!(all > 1000, "the reader of paths reads paths: {all}");
    let mut wrong = Vec::new();
    for circle in circles(&needs) {
        let names: Vec<&str> = circle.iter().map(|&file| library.files[file].as_str()).collect();
        let module = MOST.iter().find(|(module, _)| names.iter().all(|name| name.starts_with(module)));
        if names.len() > module.map_or(USUAL, |row| row.1) {
            let within = |file: &usize| -> Vec<&str> {
                needs[file]
                    .iter()
                    .filter(|other| circle.contains(other))
                    .map(|&other| library.files[other].as_str())
                    .collect()
            };
            let lines =
                circle.iter().map(|file| format!("  {} needs {}", library.files[*file], within(file).join(", ")));
            wrong.push(format!("{} files:\n{}", names.len(), lines.collect::<Vec<_>>().join("\n")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}
