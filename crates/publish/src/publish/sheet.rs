//! Deduplicates shapes: each distinct drawing is written once as a template and placed by offset.

use crate::game::board::{Point, pt};
use crate::scene::Shape;
use crate::scene::svg::Fragments;
use serde_json::{Value, json};
use std::collections::HashMap;
use std::hash::Hash;

/// Different things in the order in which they came, each with its number.
pub(super) struct Numbered<T> {
    pub(super) list: Vec<T>,
    known: HashMap<T, usize>,
}

impl<T> Default for Numbered<T> {
    fn default() -> Self {
        Self { list: Vec::new(), known: HashMap::new() }
    }
}

impl<T: Clone + Eq + Hash> Numbered<T> {
    /// The number of a thing, from 0: that of the same one before, or the next.
    pub(super) fn number(&mut self, thing: T) -> usize {
        let next = self.list.len();
        *self.known.entry(thing).or_insert_with_key(|thing| {
            self.list.push(thing.clone());
            next
        })
    }
}

/// Templates and where they are put.
pub(super) struct Sheet {
    fragments: Fragments,
    templates: Numbered<String>,
    /// A template and its place, in tenths of the elements' units.
    shapes: Numbered<(usize, i64, i64)>,
}

impl Sheet {
    pub(super) fn new() -> Sheet {
        Sheet { fragments: Fragments::new(), templates: Numbered::default(), shapes: Numbered::default() }
    }

    /// The template of a group of shapes, and its place.
    pub(super) fn group(&mut self, shapes: &[Shape]) -> (usize, i64, i64) {
        let at = shapes.first().map(reference).unwrap_or_default();
        let (x, y) = ((at.x * 1000.0).round(), (at.y * 1000.0).round());
        let elements = self.fragments.of(shapes, pt(x / 1000.0, y / 1000.0));
        let template = self.templates.number(elements);
        (template, x as i64, y as i64)
    }

    /// The number of a single shape.
    pub(super) fn mark(&mut self, shape: &Shape) -> usize {
        let placed = self.group(std::slice::from_ref(shape));
        self.shapes.number(placed)
    }

    pub(super) fn templates(&self) -> Vec<&str> {
        self.templates.list.iter().map(String::as_str).collect()
    }

    pub(super) fn shapes(&self) -> Vec<Value> {
        self.shapes.list.iter().map(|(template, x, y)| json!([template, x, y])).collect()
    }

    pub(super) fn definitions(&self) -> String {
        self.fragments.definitions()
    }
}

/// A point that moves with a shape.
fn reference(shape: &Shape) -> Point {
    match shape {
        Shape::Circle { centre, .. } => *centre,
        Shape::Text(text) => text.at,
        Shape::Line { points, .. } => points.first().copied().unwrap_or_default(),
        Shape::Area { polygons, .. } => polygons.first().and_then(|points| points.first()).copied().unwrap_or_default(),
    }
}
