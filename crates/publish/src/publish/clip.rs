//! A line as an animation: a frame for the start and one for each move, storing only the rectangle that changed.

use super::mark::{GIF_COMMENT, PNG_KEY, PROGRAM};
use super::publication::{Choices, Publication, PublishError, Published};
use crate::edit::place::has_move;
use crate::game::{Kind, Markup, Position};
use crate::scene::png::{Pixels, pixels_in};
use crate::scene::{Ink, LastMove, Numbers, Options, Scene, Theme, compose, hints};
use crate::sgf::{NodeId, Tree};
use std::collections::HashMap;
use std::sync::Arc;

/// The longer side, in pixels.
const SIDE: u32 = 480;
/// The most frames of a clip: nobody watches an hour.
const MOST: usize = 5000;
/// How long a frame stands, in hundredths of a second: usually, with something to be read, and at the end.
const TIMES: (u16, u16, u16) = (60, 150, 200);

/// The kind of file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClipFormat {
    /// `.gif`: 256 colours, and shown everywhere.
    Gif,
    /// `.png` that moves.
    Png,
}

/// A part of a picture that changes.
struct Frame {
    at: (u32, u32),
    size: (u32, u32),
    rgba: Vec<u8>,
    time: u16,
}

/// The animation of a line. `report` is called before each frame with the number of frames done and the total; `false` cancels.
///
/// # Errors
/// If there is no such game or node, no board, too many moves, or the work was stopped.
pub fn clip(
    publication: &Publication,
    choices: &Choices,
    format: ClipFormat,
    report: &mut dyn FnMut(usize, usize) -> bool,
) -> Result<Published, PublishError> {
    clip_with_scenes(publication, choices, format, report, &mut |_| {})
}

/// The same; each picture is shown before it becomes a frame.
///
/// # Errors
/// As [`clip`].
pub(super) fn clip_with_scenes(
    publication: &Publication,
    choices: &Choices,
    format: ClipFormat,
    report: &mut dyn FnMut(usize, usize) -> bool,
    scenes: &mut dyn FnMut(&Scene),
) -> Result<Published, PublishError> {
    choices.speak(|| {
        let tree = publication.tree();
        let (root, end) = publication.line(choices)?;
        let theme = match &choices.theme {
            Some(theme) => theme.clone(),
            None => flat(Theme::usual(false)),
        };
        // A clip has few colours.
        let theme = if format == ClipFormat::Gif { flat(&theme) } else { theme };
        let frames = frames(tree, (root, end), (&theme, choices), report, scenes)?;
        let bytes = match format {
            ClipFormat::Gif => gif(&frames),
            ClipFormat::Png => apng(&frames),
        };
        Ok(Published { bytes: bytes.map_err(PublishError::Encoder)?, ..Published::default() })
    })
}

/// The same theme without light and depth.
fn flat(theme: &Theme) -> Theme {
    let mut flat = theme.clone();
    if flat.relief > 0.0 || flat.lines.top != flat.lines.bottom {
        flat.relief = 0.0;
        flat.lines.bottom = flat.lines.top;
        flat.marks.shadow = Ink::CLEAR;
    }
    flat
}

/// The nodes of a clip: the last one before the first move, and each with a move.
fn nodes(tree: &Tree, kind: &Kind, end: NodeId) -> Vec<NodeId> {
    let mut line: Vec<NodeId> = tree.way_up(end).collect();
    line.reverse();
    let first = line.iter().position(|&node| has_move(tree, kind, node)).unwrap_or(line.len());
    let start = line[first.max(1) - 1];
    let moves = line[first..].iter().copied().filter(|&node| has_move(tree, kind, node));
    // If the root has a move, it is the start as well.
    std::iter::once(start).chain(moves.filter(|&node| node != start)).collect()
}

fn frames(
    tree: &Tree,
    (root, end): (NodeId, NodeId),
    (theme, choices): (&Theme, &Choices),
    report: &mut dyn FnMut(usize, usize) -> bool,
    scenes: &mut dyn FnMut(&Scene),
) -> Result<Vec<Frame>, PublishError> {
    let kind = Arc::new(Kind::of(tree, root).with_coordinates(choices.notation));
    if !kind.has_board() {
        return Err(PublishError::Unfit { form: "clip", game: kind.called() });
    }
    let nodes = nodes(tree, &kind, end);
    if nodes.len() > MOST {
        return Err(PublishError::TooLong { moves: nodes.len() - 1, most: MOST - 1 });
    }
    let mut way: Vec<NodeId> = tree.way_up(end).collect();
    let mut position = Position::start(kind);
    let mut frames: Vec<Frame> = Vec::new();
    let mut before: Option<Pixels> = None;
    let mut aside = false;
    let mut number_at: HashMap<NodeId, u32> = HashMap::new();
    for (done, &node) in nodes.iter().enumerate() {
        if !report(done, nodes.len()) {
            return Err(PublishError::Stopped);
        }
        while let Some(next) = way.pop() {
            position.step(tree, next);
            aside |= tree.parent(next).is_some_and(|parent| tree.first_child(parent) != Some(next));
            number_at.insert(next, position.move_number());
            if next == node {
                break;
            }
        }
        let last_move = if aside { LastMove::Ring } else { LastMove::Dot };
        let mut options = Options { last_move, ..Options::default() };
        if choices.numbers {
            options.numbers = Numbers::All;
            options.variations = match aside {
                true => hints::begun(tree, node, |node| number_at.get(&node).copied().unwrap_or_default()),
                false => Vec::new(),
            };
        }
        let scene = compose(&position, &Markup::of(tree, node, &position), &options, theme);
        scenes(&scene);
        let (width, height) = before.as_ref().map_or_else(
            || {
                let width = scene.width_for(SIDE).max(1);
                let height = (width as f32 * scene.bounds.height() / scene.bounds.width()).round().max(1.0);
                (width, height as u32)
            },
            |before| (before.width, before.height),
        );
        let picture = pixels_in(&scene, width, height).map_err(PublishError::Draw)?;
        let time = match tree.has(node, "C") {
            _ if done + 1 == nodes.len() => TIMES.2,
            true => TIMES.1,
            false => TIMES.0,
        };
        frames.push(changed(before.as_ref(), &picture, time));
        before = Some(picture);
    }
    debug_assert!(hints::is_aside(tree, end) || !aside);
    Ok(frames)
}

/// The rectangle in which two pictures differ; one pixel where they do not.
fn changed(before: Option<&Pixels>, now: &Pixels, time: u16) -> Frame {
    let (width, height) = (now.width as usize, now.height as usize);
    let row = |picture: &'_ Pixels, y: usize| picture.rgba[y * width * 4..(y + 1) * width * 4].to_vec();
    let Some(before) = before else {
        return Frame { at: (0, 0), size: (now.width, now.height), rgba: now.rgba.clone(), time };
    };
    let mut bounds: Option<(usize, usize, usize, usize)> = None;
    for y in 0..height {
        let (old, new) = (row(before, y), row(now, y));
        if old == new {
            continue;
        }
        let differs = |x: &usize| old[x * 4..x * 4 + 4] != new[x * 4..x * 4 + 4];
        let (first, last) = ((0..width).find(differs).unwrap_or(0), (0..width).rev().find(differs).unwrap_or(0));
        bounds = Some(
            bounds.map_or((first, y, last, y), |(left, top, right, _)| (left.min(first), top, right.max(last), y)),
        );
    }
    let (left, top, right, bottom) = bounds.unwrap_or_default();
    let mut rgba = Vec::new();
    for y in top..=bottom {
        let row = (y * width + left) * 4..(y * width + right + 1) * 4;
        for (old, new) in before.rgba[row.clone()].chunks_exact(4).zip(now.rgba[row].chunks_exact(4)) {
            // Unchanged pixels are transparent.
            rgba.extend_from_slice(if old == new { &[0; 4] } else { new });
        }
    }
    Frame { at: (left as u32, top as u32), size: ((right + 1 - left) as u32, (bottom + 1 - top) as u32), rgba, time }
}

/// Colours of a palette, besides the transparent one.
const COLOURS: usize = 255;

/// Colours, and each frame as numbers of them.
type Indexed = (Vec<[u8; 3]>, Vec<Vec<u8>>);

/// The colours of all frames, and each frame as numbers of them; the number behind the last is not painted. Of more than
/// [`COLOURS`] the most frequent ones stay, and the others become the nearest of these; `None` where that is not wanted.
fn indexed(frames: &[Frame], reduce: bool) -> Option<Indexed> {
    let mut counts: HashMap<[u8; 4], u64> = HashMap::new();
    let pixels = |frame: &Frame| frame.rgba.chunks_exact(4).map(|p| [p[0], p[1], p[2], p[3]]).collect::<Vec<[u8; 4]>>();
    for frame in frames {
        // Neighbours are mostly alike: they are counted together.
        for run in pixels(frame).chunk_by(|a, b| a == b) {
            *counts.entry(run[0]).or_default() += run.len() as u64;
        }
    }
    counts.retain(|colour, _| colour[3] > 0);
    if counts.len() > COLOURS && !reduce {
        return None;
    }
    let mut palette: Vec<([u8; 4], u64)> = counts.into_iter().collect();
    palette.sort_unstable_by_key(|&(colour, count)| (std::cmp::Reverse(count), colour));
    let others: Vec<[u8; 4]> = palette.iter().skip(COLOURS).map(|(colour, _)| *colour).collect();
    palette.truncate(COLOURS);
    let distance = |a: &[u8; 4], b: &[u8; 4]| -> u32 { (0..3).map(|i| u32::from(a[i].abs_diff(b[i])).pow(2)).sum() };
    let mut numbers: HashMap<[u8; 4], u8> =
        palette.iter().zip(0..=255).map(|((colour, _), at)| (*colour, at)).collect();
    for other in others {
        let nearest = palette.iter().zip(0..=255_u8).min_by_key(|((known, _), _)| distance(known, &other));
        numbers.insert(other, nearest.map_or(0, |(_, at)| at));
    }
    numbers.insert([0; 4], palette.len() as u8);
    let mut frames_as_numbers = Vec::new();
    for frame in frames {
        let mut out = Vec::with_capacity(frame.rgba.len() / 4);
        for run in pixels(frame).chunk_by(|a, b| a == b) {
            out.resize(out.len() + run.len(), numbers.get(&run[0]).copied().unwrap_or_default());
        }
        frames_as_numbers.push(out);
    }
    Some((palette.into_iter().map(|(colour, _)| [colour[0], colour[1], colour[2]]).collect(), frames_as_numbers))
}

fn gif(frames: &[Frame]) -> Result<Vec<u8>, String> {
    let Some((mut palette, numbers)) = indexed(frames, true) else { return Ok(Vec::new()) };
    let clear = palette.len() as u8;
    palette.push([0; 3]);
    let (width, height) = frames[0].size;
    let mut bytes = Vec::new();
    let report = |error: gif::EncodingError| error.to_string();
    let mut encoder = gif::Encoder::new(&mut bytes, width as u16, height as u16, &palette.concat()).map_err(report)?;
    encoder.set_repeat(gif::Repeat::Infinite).map_err(report)?;
    encoder.write_raw_extension(gif::AnyExtension(GIF_COMMENT), &[PROGRAM.as_bytes()]).map_err(report)?;
    for (frame, numbers) in frames.iter().zip(numbers) {
        let written = gif::Frame {
            delay: frame.time,
            left: frame.at.0 as u16,
            top: frame.at.1 as u16,
            width: frame.size.0 as u16,
            height: frame.size.1 as u16,
            transparent: Some(clear),
            dispose: gif::DisposalMethod::Keep,
            buffer: numbers.into(),
            ..gif::Frame::default()
        };
        encoder.write_frame(&written).map_err(report)?;
    }
    drop(encoder);
    Ok(bytes)
}

fn apng(frames: &[Frame]) -> Result<Vec<u8>, String> {
    let (width, height) = frames[0].size;
    let message_of = |error: png::EncodingError| error.to_string();
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_compression(png::Compression::High);
    encoder.set_animated(frames.len() as u32, 0).map_err(message_of)?;
    encoder.add_text_chunk(PNG_KEY.to_owned(), PROGRAM.to_owned()).map_err(message_of)?;
    let pixels: Vec<Vec<u8>> = match indexed(frames, false) {
        Some((palette, numbers)) => {
            encoder.set_color(png::ColorType::Indexed);
            // Palette indices are no quantities: their differences are meaningless.
            encoder.set_filter(png::Filter::NoFilter);
            // Only the colour after the last is transparent.
            let mut clear = vec![255; palette.len()];
            clear.push(0);
            encoder.set_palette([palette.concat(), vec![0; 3]].concat());
            encoder.set_trns(clear);
            numbers
        }
        None => {
            encoder.set_color(png::ColorType::Rgba);
            frames.iter().map(|frame| frame.rgba.clone()).collect()
        }
    };
    encoder.set_blend_op(png::BlendOp::Over).map_err(message_of)?;
    let mut writer = encoder.write_header().map_err(message_of)?;
    for (at, (frame, pixels)) in frames.iter().zip(pixels).enumerate() {
        if at > 0 {
            writer.set_frame_position(0, 0).map_err(message_of)?;
            writer.set_frame_dimension(frame.size.0, frame.size.1).map_err(message_of)?;
            writer.set_frame_position(frame.at.0, frame.at.1).map_err(message_of)?;
        }
        writer.set_frame_delay(frame.time, 100).map_err(message_of)?;
        writer.write_image_data(&pixels).map_err(message_of)?;
    }
    writer.finish().map_err(message_of)?;
    Ok(bytes)
}
