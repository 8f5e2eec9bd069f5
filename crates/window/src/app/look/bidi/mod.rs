//! Right-to-left and mixed text: Hebrew, Arabic and similar scripts. egui shapes the glyphs of a word, but orders words left to right, and
//! numbers the characters of right-to-left words wrongly.
//!
//! So at the end of a frame [`install`] lays out such text again, run by run; `field` does the same for text fields. Files, the clipboard
//! and screen readers keep logical order.

pub(crate) mod field;
mod pieces;
mod rows;
mod set;

use std::collections::HashMap;
use std::sync::Arc;

use egui::layers::ShapeIdx;
use egui::{Context, Galley, LayerId, Plugin, Shape, Ui};

use crate::language::turns;
pub(crate) use pieces::Tame;
pub(crate) use rows::Ordered;

/// Sets what is drawn in its order, in every frame from now on.
pub(crate) fn install(ctx: &Context) {
    ctx.add_plugin(Order::default());
}

/// The text of a galley in its order, at the right of `width` where it begins from the right; nothing where egui's order is right.
pub(crate) fn ordered(ctx: &Context, galley: &Arc<Galley>, width: Option<f32>) -> Option<Ordered> {
    if !is_needed(galley) {
        return None;
    }
    ctx.with_plugin(|order: &mut Order| order.ordered(ctx, galley, width))
}

/// Whether egui's order may be wrong. Text of no format is not drawn.
fn is_needed(galley: &Galley) -> bool {
    turns(galley.text()) && !galley.job.sections.is_empty()
}

/// The reordered text of the galley drawn there, if it was reordered.
pub(crate) fn of(ctx: &Context, galley: &Galley) -> Option<Ordered> {
    ctx.with_plugin(|order: &mut Order| {
        order.kept.values().find(|kept| kept.made(galley)).map(|kept| kept.ordered.clone())
    })?
}

/// Rows in visual order, cached as long as they are drawn.
#[derive(Default)]
struct Order {
    kept: HashMap<(usize, u32), CachedOrder>,
}

struct CachedOrder {
    /// Held so that no other galley can get its address.
    _old: Arc<Galley>,
    ordered: Ordered,
    is_used: bool,
}

impl CachedOrder {
    /// Whether a galley is this one, or a copy of it with a selection.
    fn made(&self, galley: &Galley) -> bool {
        Arc::ptr_eq(&self.ordered.galley.job, &galley.job)
    }
}

impl Order {
    fn ordered(&mut self, ctx: &Context, galley: &Arc<Galley>, width: Option<f32>) -> Ordered {
        let key = (Arc::as_ptr(galley) as usize, width.map_or(0, f32::to_bits));
        let kept = self.kept.entry(key).or_insert_with(|| CachedOrder {
            _old: galley.clone(),
            ordered: rows::ordered(ctx, galley, width),
            is_used: true,
        });
        kept.is_used = true;
        kept.ordered.clone()
    }
}

impl Plugin for Order {
    fn debug_name(&self) -> &'static str {
        "order of text"
    }

    fn on_end_pass(&mut self, ui: &mut Ui) {
        let ctx = ui.ctx().clone();
        let mut layers: Vec<LayerId> = ctx.memory(|memory| memory.layer_ids().collect());
        layers.extend([LayerId::background(), LayerId::debug()]);
        let mut found: Vec<(LayerId, usize, Arc<Galley>)> = Vec::new();
        ctx.graphics(|graphics| {
            for layer in layers {
                let shapes = graphics.get(layer).into_iter().flat_map(|list| list.all_entries().enumerate());
                shapes.for_each(|(number, clipped)| {
                    texts(&clipped.shape, &mut |galley| found.push((layer, number, galley.clone())))
                });
            }
        });
        for (layer, number, galley) in found {
            if let Some(kept) = self.kept.values_mut().find(|kept| kept.made(&galley)) {
                kept.is_used = true;
                continue;
            }
            let new = self.ordered(&ctx, &galley, None).galley;
            ctx.graphics_mut(|graphics| {
                let list = graphics.entry(layer);
                list.mutate_shape(ShapeIdx(number), |clipped| replace(&mut clipped.shape, &galley, &new));
            });
        }
        self.kept.retain(|_, kept| std::mem::take(&mut kept.is_used));
    }
}

/// The texts of a shape that egui cannot order.
fn texts(shape: &Shape, found: &mut dyn FnMut(&Arc<Galley>)) {
    match shape {
        Shape::Text(text) if is_needed(&text.galley) => found(&text.galley),
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| texts(shape, found)),
        _ => {}
    }
}

fn replace(shape: &mut Shape, old: &Arc<Galley>, new: &Arc<Galley>) {
    match shape {
        Shape::Text(text) if Arc::ptr_eq(&text.galley, old) => text.galley = new.clone(),
        Shape::Vec(shapes) => shapes.iter_mut().for_each(|shape| replace(shape, old, new)),
        _ => {}
    }
}
