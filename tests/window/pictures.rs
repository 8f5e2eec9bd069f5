//! Pictures of the window to look at: of the files that `VARIORUM_PICTURE_OF` lists, in the sizes and themes people have.

use crate::harness::{picture, with_texts};

#[test]
fn pictures_of_files() {
    let Ok(files) = std::env::var("VARIORUM_PICTURE_OF") else {
        println!("skipped: VARIORUM_PICTURE_OF names no files");
        return;
    };
    let sizes = std::env::var("VARIORUM_PICTURE_SIZES").unwrap_or_else(|_| "1280x800".to_owned());
    let lines = std::env::var("VARIORUM_PICTURE_LINES").unwrap_or_else(|_| "goto end".to_owned());
    for file in files.split(':') {
        let text = String::from_utf8_lossy(&std::fs::read(file).unwrap()).into_owned();
        let name = std::path::Path::new(file).file_stem().unwrap().to_string_lossy().into_owned();
        for size in sizes.split(',') {
            let (width, height) = size.split_once('x').unwrap();
            for theme in ["light", "dark"] {
                let mut window =
                    with_texts([width.parse().unwrap(), height.parse().unwrap()], 1.0, theme, &[text.as_str()]);
                lines.split(';').for_each(|line| window.state_mut().0.ask(line));
                window.run();
                picture(&mut window, &format!("{name}-{size}-{theme}"));
            }
        }
    }
}
