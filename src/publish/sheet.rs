//! Deduplicates shapes: each distinct drawing is written once as a template and placed by offset.

use crate::game::board::{Point, pt};
use crate::scene::Shape;
use crate::scene::svg::Fragments;
use serde_json::{Value, json};
use std::collections::HashMap;

/// Templates and where they are put.
pub(super) struct Sheet {
    fragments: Fragments,
    templates: Vec<String>,
    known: HashMap<String, usize>,
    /// A template and its place, in tenths of the elements' units.
    shapes: Vec<(usize, i64, i64)>,
    placed: HashMap<(usize, i64, i64), usize>,
}

impl Sheet {
    pub(super) fn new() -> Sheet {
        Sheet {
            fragments: Fragments::new(),
            templates: Vec::new(),
            known: HashMap::new(),
            shapes: Vec::new(),
            placed: HashMap::new(),
        }
    }

    /// The template of a group of shapes, and its place.
    pub(super) fn group(&mut self, shapes: &[Shape]) -> (usize, i64, i64) {
        let at = shapes.first().map(reference).unwrap_or_default();
        let (x, y) = ((at.x * 1000.0).round(), (at.y * 1000.0).round());
        let elements = self.fragments.of(shapes, pt(x / 1000.0, y / 1000.0));
        let template = match self.known.get(&elements) {
            Some(&known) => known,
            None => {
                self.known.insert(elements.clone(), self.templates.len());
                self.templates.push(elements);
                self.templates.len() - 1
            }
        };
        (template, x as i64, y as i64)
    }

    /// The number of a single shape.
    pub(super) fn mark(&mut self, shape: &Shape) -> usize {
        let placed = self.group(std::slice::from_ref(shape));
        if let Some(&known) = self.placed.get(&placed) {
            return known;
        }
        self.shapes.push(placed);
        self.placed.insert(placed, self.shapes.len() - 1);
        self.shapes.len() - 1
    }

    pub(super) fn templates(&self) -> Vec<&str> {
        self.templates.iter().map(String::as_str).collect()
    }

    pub(super) fn shapes(&self) -> Vec<Value> {
        self.shapes.iter().map(|(template, x, y)| json!([template, x, y])).collect()
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
