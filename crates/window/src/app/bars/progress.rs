//! Progress of long-running work, shown over the page, with a button to cancel it.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use egui::{Align2, Area, Context, Frame, Id, Margin, Order, ProgressBar, Rect, RichText, vec2};

use crate::app::look::{GRID, Palette, words};

/// Work that takes shorter is not worth a word.
const SILENT: Duration = Duration::from_millis(100);
/// Anything longer is slow.
const SLOW: Duration = Duration::from_secs(1);
/// Number of progress steps.
const STEPS: u32 = 200;

/// The progress of some work. Set by the worker thread, read by the window.
#[derive(Debug)]
pub struct Progress {
    ctx: Context,
    begun: std::time::Instant,
    /// In [`STEPS`].
    at: AtomicU32,
    stopped: AtomicBool,
}

impl Progress {
    /// Starts at zero; `ctx` is repainted when there is something to show.
    pub fn new(ctx: Context) -> Progress {
        ctx.request_repaint_after(SILENT);
        Progress { ctx, begun: std::time::Instant::now(), at: AtomicU32::new(0), stopped: AtomicBool::new(false) }
    }

    /// Reports `at` of `of` units done. Returns whether to continue.
    pub fn report(&self, at: u64, of: u64) -> bool {
        let step = (at.min(of) * u64::from(STEPS) / of.max(1)) as u32;
        if self.at.fetch_max(step, Ordering::Relaxed) < step {
            self.ctx.request_repaint();
        }
        !self.is_stopped()
    }

    /// Whether it takes long enough to be shown.
    pub fn is_slow(&self) -> bool {
        self.begun.elapsed() >= SLOW
    }

    /// The fraction done, 0 to 1.
    pub fn share(&self) -> f32 {
        self.at.load(Ordering::Relaxed) as f32 / STEPS as f32
    }

    /// Cancels the work.
    pub fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }

    /// Whether it was cancelled.
    pub fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }
}

/// A file being read or written, or a folder being filled.
#[derive(Debug)]
pub struct FileWork {
    /// The file.
    pub path: PathBuf,
    /// A description of the work.
    pub message: String,
    /// The record that is written, by number; whatever else is done has none.
    pub record: Option<u64>,
    /// How far it is.
    pub progress: Arc<Progress>,
}

/// Draws a progress bar for each running task at the upper edge of `page`. Returns the index of the one to cancel.
pub fn show(ctx: &Context, page: Rect, under_way: &[(&str, &Progress)]) -> Option<usize> {
    let is_shown = |progress: &Progress| progress.begun.elapsed() >= SILENT && !progress.is_stopped();
    let shown: Vec<_> = (0..).zip(under_way).filter(|(_, (_, progress))| is_shown(progress)).collect();
    if shown.is_empty() {
        return None;
    }
    if shown.iter().any(|(_, (_, progress))| !progress.is_slow()) {
        ctx.request_repaint_after(SLOW);
    }
    let mut stopped = None;
    let top = page.center_top() + vec2(0.0, 2.0 * GRID);
    let area = Area::new(Id::unique("progress")).order(Order::Foreground).pivot(Align2::CENTER_TOP).fixed_pos(top);
    area.show(ctx, |ui| {
        let frame = Frame::popup(ui.style()).inner_margin(Margin::symmetric(16, 12)).corner_radius(10.0);
        frame.show(ui, |ui| {
            ui.set_width((page.width() - 8.0 * GRID).clamp(160.0, 360.0));
            ui.spacing_mut().item_spacing.y = GRID / 2.0;
            for (index, &(what, progress)) in shown {
                ui.add(egui::Label::new(what).truncate());
                ui.horizontal(|ui| {
                    let share = progress.share();
                    let bar = ProgressBar::new(share).desired_width(ui.available_width() - 88.0).corner_radius(4.0);
                    let bar = bar.fill(Palette::of(ui).accent).desired_height(8.0);
                    ui.add(bar).widget_info(|| {
                        let mut info = egui::WidgetInfo::labeled(egui::accesskit::Role::ProgressIndicator, true, what);
                        info.value = Some(f64::from(share));
                        info
                    });
                    if ui.add(egui::Button::new(RichText::new(words::STOP)).min_size(vec2(72.0, 28.0))).clicked() {
                        stopped = Some(index);
                    }
                });
            }
        });
    });
    stopped
}
