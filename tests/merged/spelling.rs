use crate::corpus;
use variorum::relate::{MergeTerms, compare, merge};
use variorum::sgf::{self, ReadOptions, Tree};
use std::path::Path;
use std::collections::BTreeMap;

#[test]
fn explore() {
    let mut kinds: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let (mut count, mut bad) = (0, 0);
    let folders: Vec<_> = [corpus::own(), Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records"), "/work/shared/corpus".into()].into();
    for file in folders.iter().flat_map(|folder| corpus::records(folder)) {
        let bytes = std::fs::read(&file).unwrap();
        if bytes.len() > 400_000 { continue; }
        let reading = ReadOptions::default().of_file(&file);
        let tree = Tree::read_with(bytes.clone(), &reading).0;
        let Ok(normal) = sgf::normalize(&tree, true) else { continue };
        let other = Tree::read_with(normal.clone(), &reading).0;
        count += 1;
        let comparison = compare(&tree, &other);
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        let mut any = false;
        for difference in &comparison.differences {
            let cut = |text: &Option<String>| text.as_deref().unwrap_or("-").chars().take(60).collect::<String>();
            let what = format!("{} {}", difference.kind.name(), difference.property.as_deref().unwrap_or(""));
            kinds.entry(what).or_default().push(format!("{name}: {} => {}", cut(&difference.was), cut(&difference.is)));
            any = true;
        }
        if comparison.apart.is_some() { kinds.entry("apart".into()).or_default().push(name.clone()); }
        let terms = MergeTerms { reading: reading.clone(), ..MergeTerms::default() };
        for (which, [b, o, t]) in [("bbn", [&bytes, &bytes, &normal]), ("bnb", [&bytes, &normal, &bytes]), ("nbb", [&normal, &bytes, &bytes])] { let _ = (which, b, o, t); }
        let _ = (merge(b"", b"", b"", &terms).is_ok(), &mut any);
        bad += usize::from(any);
    }
    println!("{bad} of {count}");
    for (kind, all) in kinds {
        println!("## {kind}: {}", all.len());
        let mut last = String::new();
        let mut shown = 0;
        for one in all { let file = one.split(':').next().unwrap().to_owned(); if file == last { continue; } last = file; println!("   {one:?}"); shown += 1; if shown > 12 { break; } }
    }
}
