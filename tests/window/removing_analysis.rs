//! Analysis that engines left: removed, asked about where the board is turned, and left out of what is published.

use std::fs;

use egui::Key;
use egui_kittest::kittest::Queryable as _;

use crate::harness::{ask, click, press, text_of, until, window, window_with};

const PACKED: &str = "(;GM[1]SZ[9];B[aa]KT[x][y][z])";

#[test]
fn turning_asks_before_it_removes_what_cannot_be_turned() {
    let mut window = window_with(PACKED);
    ask(&mut window, "rotate");
    window.get_by_label_contains("the analysis in KT (KaTrain) cannot be turned with the board");
    press(&mut window, Key::Enter);
    assert_eq!(text_of(&window), PACKED, "Enter removes nothing");
    ask(&mut window, "flip vertical");
    click(&mut window, "Remove analysis");
    assert_eq!(text_of(&window), "(;GM[1]SZ[9];B[ai])");
    ask(&mut window, "undo");
    assert_eq!(text_of(&window), PACKED, "it was one step");
}

#[test]
fn removing_reports_the_amount_and_can_be_undone() {
    let record = "(;GM[1]SZ[9]SBKV[50];B[aa]SBKV[40]C[Value of move: 3.00\n\nmine])";
    let mut window = window_with(record);
    ask(&mut window, "remove-analysis");
    assert_eq!(text_of(&window), "(;GM[1]SZ[9];B[aa]C[mine])");
    window.get_by_label_contains("2 properties, text in 1 comment");
    click(&mut window, "Undo");
    assert_eq!(text_of(&window), record);
}

#[test]
fn a_page_lists_its_engine_data_and_one_click_omits_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.sgf");
    fs::write(&path, "(;GM[1]SZ[9]SBKV[50];B[aa]SBKV[40]C[mine])").unwrap();
    let mut window = window();
    window.state_mut().0.open_files(vec![path.clone()]);
    window.run();
    ask(&mut window, "publish");
    until(&mut window, "the size", |window| window.query_by_label_contains("Carries engine data, 16 bytes").is_some());
    click(&mut window, "Engine data");
    until(&mut window, "the size", |window| {
        window.query_by_label_contains("Size: ").is_some() && window.query_by_label_contains("Carries").is_none()
    });
    click(&mut window, "Publish");
    let page = path.with_extension("html");
    until(&mut window, "a page", |_| page.exists());
    let record = variorum::edit::Incoming::record_of(fs::read(&page).unwrap()).unwrap().0;
    assert_eq!(record, b"(;GM[1]SZ[9];B[aa]C[mine])");
}
