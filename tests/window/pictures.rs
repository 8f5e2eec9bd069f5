//! Pictures of the window to look at: of the files that `VARIORUM_PICTURE_OF` lists, in the sizes and themes people have.

use crate::harness::{picture, sized};

#[test]
fn pictures_of_files() {
    let Ok(files) = std::env::var("VARIORUM_PICTURE_OF") else {
        println!("skipped: VARIORUM_PICTURE_OF names no files");
        return;
    };
    let sizes = std::env::var("VARIORUM_PICTURE_SIZES").unwrap_or_else(|_| "1280x800".to_owned());
    let lines = std::env::var("VARIORUM_PICTURE_LINES").unwrap_or_else(|_| "goto end".to_owned());
    for file in files.split(':') {
        let name = std::path::Path::new(file).file_stem().unwrap().to_string_lossy().into_owned();
        for size in sizes.split(',') {
            for theme in ["light", "dark"] {
                let (width, height) = size.split_once('x').unwrap();
                let size = [width.parse().unwrap(), height.parse().unwrap()];
                let mut window = sized(size, 1.0, variorum::app::Options::default());
                window.state_mut().0.ask(&format!("theme {theme}"));
                window.state_mut().0.open_files(vec![file.into()]);
                window.run();
                lines.split(';').for_each(|line| window.state_mut().0.ask(line));
                window.run();
                picture(&mut window, &format!("{name}-{width}x{height}-{theme}"));
            }
        }
    }
}
