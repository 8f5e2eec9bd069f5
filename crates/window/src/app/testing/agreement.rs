//! Tests that the window and exported pictures agree: a scene painted by the window and as a PNG is the same, except for antialiasing and
//! the shapes of small letters.

use egui::{Color32, Pos2, RawInput, Rect, pos2, vec2};

use crate::app::board::paint::{Picture, Placement, colour};
use crate::app::look::fonts;
use crate::app::platform::soft::painter::Painter;
use crate::game::board::pt;
use crate::game::{Markup, Position};
use crate::scene::{Numbers, Options, Orientation, Scene, Theme, compose, png};
use crate::sgf::Tree;

/// The longer side of the pictures, in pixels.
const SIDE: u32 = 480;
/// The mean difference of a channel that may be, of 255: the window softens edges outwards.
const MEAN: f64 = 2.0;
/// By how much of 255 a channel differs clearly.
const CLEARLY: u8 = 64;
/// The share of pixels that may do so: rims of letters and thin lines.
const SHARE: f64 = 0.006;

/// A record of every kind of board, with something on it.
const RECORDS: [(&str, &str); 11] = [
    ("Go", "(;SZ[9]AB[cc][gc][cg];W[ee]TR[cc][bb]SQ[gc][hb]CR[cg][bh]MA[ee][hh]LB[ec:A][eg:xyz]LN[aa:ca]TB[ah]TW[ia])"),
    ("Hex", "(;GM[11]SZ[6];B[a1];W[d2];B[b3];W[c4])"),
    ("Octi", "(;GM[19]AB[33ACE][46A!BD!][71]AW[77BF][55][55A][55B]TR[11]LB[99:x];B[33-34])"),
    ("Othello", "(;GM[2]SZ[8];B[d3];W[c3];B[b3])"),
    ("Blokus", "(;GM[Blokus];1[a20,b20,b19,b18,a18];2[t20,s20,s19,r19,s18];3[t1,s1,r1,s2];4[a1,b1,c1,b2,c2])"),
    ("Duo", "(;GM[Blokus Duo];B[e8,e9,f9,e10,f10];W[i5,j5,k5,j6,j4]LB[a1:x]TR[e10]MA[n14])"),
    ("Trigon", "(;GM[Blokus Trigon];1[j12,k12,l12,k11,l11,m11])"),
    ("Trigon for three", "(;GM[Blokus Trigon Three-Player];1[h11])"),
    ("Nexos", "(;GM[Nexos];1[d21,e20,f21,e22];2[t21,u20,u18])"),
    ("Callisto", "(;GM[Callisto];1[h10];2[m13];3[e5])"),
    ("GembloQ", "(;GM[GembloQ];1[b28,c28,b27,c27];2[bb28,bc28,bb27,bc27])"),
];

fn scene(text: &str, options: &Options, theme: &Theme) -> Scene {
    let (tree, _) = Tree::read(text.as_bytes().to_vec());
    let root = tree.games().next().unwrap();
    let end = tree.main_line(root).last().unwrap();
    let position = Position::replay(&tree, end);
    compose(&position, &Markup::of(&tree, end, &position), options, theme)
}

/// What the window draws on, with its fonts.
struct Screen {
    ctx: egui::Context,
    painter: Painter,
}

impl Screen {
    fn new() -> Screen {
        let ctx = egui::Context::default();
        fonts::install(&ctx);
        let mut painter = Painter::default();
        // Fonts are there from the second frame on.
        painter.update(&mut ctx.run_ui(RawInput::default(), |_| {}).textures_delta);
        Screen { ctx, painter }
    }
}

/// The scene as the window paints it, over the page.
fn painted(screen: &mut Screen, scene: &Scene, width: u32, height: u32) -> Vec<Color32> {
    let (scale, origin) = png::fitted(scene, width, height);
    let picture = Picture::new(&scene.shapes, Placement { origin: pos2(origin.x, origin.y), scale }, 1.0);
    let screen_rect = Some(Rect::from_min_size(Pos2::ZERO, vec2(width as f32, height as f32)));
    let input = RawInput { screen_rect, ..RawInput::default() };
    let mut output = screen.ctx.run_ui(input, |ui| {
        let painter = ui.ctx().layer_painter(egui::LayerId::background());
        painter.rect_filled(painter.clip_rect(), 0.0, colour(scene.background));
        picture.draw(&painter);
    });
    screen.painter.update(&mut output.textures_delta);
    let primitives = screen.ctx.tessellate(output.shapes, 1.0);
    screen.painter.paint([width as usize, height as usize], 1.0, &primitives);
    screen.painter.pixels().to_vec()
}

/// The mean difference of a channel, and the share of pixels that differ clearly.
fn difference(screen: &mut Screen, file: &png::Pixels, scene: &Scene) -> (f64, f64) {
    let window = painted(screen, scene, file.width, file.height);
    assert_eq!(file.rgba.len(), window.len() * 4);
    let (mut sum, mut clearly) = (0_u64, 0_u32);
    for (a, b) in file.rgba.chunks_exact(4).zip(&window) {
        let apart = [0, 1, 2].map(|i| a[i].abs_diff(b.to_array()[i]));
        sum += apart.iter().map(|&d| u64::from(d)).sum::<u64>();
        clearly += u32::from(apart.iter().any(|&d| d > CLEARLY));
    }
    (sum as f64 / (window.len() * 3) as f64, f64::from(clearly) / window.len() as f64)
}

/// Fails where the scene in the window and its file differ by more than `tolerance` times what is usual.
fn check(screen: &mut Screen, name: &str, scene: &Scene, tolerance: f64) {
    let file = png::pixels(scene, scene.width_for(SIDE)).unwrap();
    let (mean, share) = difference(screen, &file, scene);
    println!("{name}: mean difference {mean:.2}, clearly different {:.2} %", share * 100.0);
    assert!(mean <= MEAN * tolerance, "{name}: mean difference {mean:.2}");
    assert!(share <= SHARE * tolerance, "{name}: {:.2} % of the pixels differ clearly", share * 100.0);
}

#[test]
fn every_board_in_the_window_is_as_in_a_file() {
    let screen = &mut Screen::new();
    let options = Options { numbers: Numbers::All, ..Options::default() };
    for (name, text) in RECORDS {
        check(screen, name, &scene(text, &options, Theme::usual(false)), 1.0);
    }
}

#[test]
fn turned_boards_and_other_themes_too() {
    let screen = &mut Screen::new();
    for (theme, turns, mirrored, (name, text)) in [
        ("dark", 0, false, RECORDS[0]),
        ("dark", 1, true, RECORDS[1]),
        ("print", 5, false, RECORDS[1]),
        ("wood", 3, false, RECORDS[5]),
        ("pentobi", 6, true, RECORDS[6]),
    ] {
        let options = Options { orientation: Orientation::new(turns, mirrored), ..Options::default() };
        let theme = Theme::named(theme).unwrap();
        // In black on white every soft edge weighs more.
        let tolerance = if theme.id == "print" { 2.0 } else { 1.0 };
        check(screen, &format!("{name} turned, {}", theme.name), &scene(text, &options, theme), tolerance);
    }
}

/// The comparison sees what an eye would: another stone, or a board two pixels beside its place.
#[test]
fn a_different_picture_is_detected() {
    let screen = &mut Screen::new();
    let of = |text: &str| scene(text, &Options::default(), Theme::usual(false));
    let one = of("(;SZ[9];B[cc])");
    let file = png::pixels(&one, one.width_for(SIDE)).unwrap();
    let mut seen = |other: &Scene| {
        let (mean, share) = difference(screen, &file, other);
        println!("mean difference {mean:.2}, clearly different {:.2} %", share * 100.0);
        mean > MEAN || share > SHARE
    };
    assert!(!seen(&one));
    assert!(seen(&of("(;SZ[9];B[gc])")));
    let two_pixels = pt(2.0 / png::fitted(&one, file.width, file.height).0, 0.0);
    let shapes = one.shapes.iter().map(|shape| shape.clone().moved(1.0, two_pixels)).collect();
    assert!(seen(&Scene { shapes, ..one }));
}
