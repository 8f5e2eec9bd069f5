//! Pictures of the window to look at: of the files that `VARIORUM_PICTURE_OF` lists, in the sizes and themes people have.

use crate::harness::{picture, sized};

/// The words of a variable, or what is usual.
fn words(variable: &str, usual: &str) -> Vec<String> {
    let words = std::env::var(variable).unwrap_or_else(|_| usual.to_owned());
    words.split(',').map(str::to_owned).collect()
}

#[test]
fn pictures_of_files() {
    let Ok(files) = std::env::var("VARIORUM_PICTURE_OF") else {
        println!("skipped: VARIORUM_PICTURE_OF names no files");
        return;
    };
    let sizes = words("VARIORUM_PICTURE_SIZES", "1280x800");
    let themes = words("VARIORUM_PICTURE_THEMES", "light,dark");
    let lines = std::env::var("VARIORUM_PICTURE_LINES").unwrap_or_else(|_| "goto end".to_owned());
    for file in files.split(':') {
        let name = std::path::Path::new(file).file_stem().unwrap().to_string_lossy().into_owned();
        for wanted in &sizes {
            // 1280x800@2 is the size of a screen of 2560 × 1600 pixels with large letters.
            let (size, scale) = wanted.split_once('@').unwrap_or((wanted, "1"));
            let (width, height) = size.split_once('x').unwrap();
            let size = [width.parse().unwrap(), height.parse().unwrap()];
            for theme in &themes {
                let mut window = sized(size, scale.parse().unwrap(), variorum::app::Options::default());
                window.state_mut().0.request(&format!("theme {theme}"));
                window.state_mut().0.open_files(vec![file.into()]);
                window.run();
                lines.split(';').for_each(|line| window.state_mut().0.request(line));
                window.run();
                picture(&mut window, &format!("{name}-{wanted}-{theme}"));
            }
        }
    }
}
