//! Any settings file: what can be read of it is used, nothing of it ends the program or is longer than there is room for, and what is
//! saved reads back.
#![no_main]

use libfuzzer_sys::fuzz_target;
use variorum::store::{Settings, budget};

/// Two bytes that no settings have stand for more than there is room for: a long text, and many entries.
fn grown(bytes: &[u8]) -> Vec<u8> {
    let many = || (0..2 * budget::KEYS).flat_map(|n| format!("\"{n}\":\"\",").into_bytes()).collect();
    let part = |byte: &u8| match byte {
        1 => vec![b'x'; 2 * budget::WORD],
        2 => many(),
        _ => vec![*byte],
    };
    bytes.iter().take(1000).flat_map(part).collect()
}

fuzz_target!(|bytes: &[u8]| {
    let bytes = &grown(bytes)[..];
    let folder = std::env::temp_dir().join(format!("variorum-fuzz-settings-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder for the test");
    let path = folder.join("settings.ron");
    std::fs::write(&path, bytes).expect("a file for the test");
    let peeked = Settings::peek(&path);
    let loaded = Settings::load(&path);
    let settings = &loaded.settings;
    assert_eq!(&peeked, settings);
    for texts in [&settings.keys, &settings.new_game] {
        assert!(texts.len() <= budget::KEYS);
        assert!(texts.iter().all(|(name, text)| name.len().max(text.len()) <= budget::WORD));
    }
    let words = [&settings.board_theme, &settings.language];
    assert!(words.iter().all(|word| word.len() <= budget::WORD));
    assert!(settings.recent.iter().count() <= budget::RECENT && settings.session.files.len() <= budget::ENTRIES);
    if std::fs::read(&path).is_ok_and(|now| now == bytes) {
        let mut changed = settings.clone();
        changed.coordinates = !changed.coordinates;
        match changed.save(&path, settings, None) {
            Ok(()) => assert_eq!(Settings::load(&path).settings.coordinates, changed.coordinates),
            Err(_) => assert!(std::fs::read(&path).is_ok_and(|now| now == bytes), "nothing is written"),
        }
    } else {
        // What cannot be understood is kept as it is, and what is saved then owes it nothing.
        let kept = folder.join("settings.broken-1.ron");
        assert!(!path.exists() && std::fs::read(kept).is_ok_and(|kept| kept == bytes), "{:?}", loaded.notices);
    }
    let _ = std::fs::remove_dir_all(&folder);
});
