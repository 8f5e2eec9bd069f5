//! Any settings file: what can be read of it is used, nothing of it ends the program, and what is saved reads back.
#![no_main]

use libfuzzer_sys::fuzz_target;
use variorum::store::Settings;

fuzz_target!(|bytes: &[u8]| {
    let folder = std::env::temp_dir().join(format!("variorum-fuzz-settings-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder for the test");
    let path = folder.join("settings.ron");
    std::fs::write(&path, bytes).expect("a file for the test");
    let loaded = Settings::load(&path);
    if loaded.notice.is_none() {
        let mut changed = loaded.settings.clone();
        changed.coordinates = !changed.coordinates;
        if changed.save(&path, &loaded.settings, None).is_ok() {
            assert_eq!(Settings::load(&path).settings.coordinates, changed.coordinates);
        }
    } else {
        // What cannot be understood is kept as it is, and what is saved then owes it nothing.
        let kept = folder.join("settings.broken-1.ron");
        assert!(!path.exists() && std::fs::read(kept).is_ok_and(|kept| kept == bytes), "{:?}", loaded.notice);
    }
    let _ = std::fs::remove_dir_all(&folder);
});
