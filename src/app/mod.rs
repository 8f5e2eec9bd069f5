//! The window: the only room that knows egui, and time.
