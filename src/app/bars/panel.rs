//! The panels beside the board. Whoever adds one says here what it is called, which field of the settings shows it, and how high it is;
//! draws it in `front`; and gives it a command that shows and hides it.

use crate::app::look::words;
use crate::store::settings::Panels;

/// A panel that can be hidden.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Panel {
    /// Players, result, event.
    Information,
    /// The graphic tree.
    Tree,
    /// Name, annotations, comment.
    #[default]
    Comment,
}

/// How high a panel is. The lowest of a column takes what is left, whatever it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PanelHeight {
    /// So many points.
    Own(f32),
    /// A share of what is left below the panels above it, which can be dragged.
    Share(f32),
    /// Everything below: nothing can stand under it.
    Rest,
}

impl Panel {
    /// All panels, top to bottom.
    pub const ALL: [Panel; 3] = [Panel::Information, Panel::Tree, Panel::Comment];

    /// What its tab is called.
    pub fn words(self) -> &'static str {
        match self {
            Panel::Information => words::INFORMATION.said(),
            Panel::Tree => words::TREE.said(),
            Panel::Comment => words::COMMENT.said(),
        }
    }

    /// Where the settings say whether the user wants to see it.
    fn shown(self, panels: &mut Panels) -> &mut bool {
        match self {
            Panel::Information => &mut panels.info,
            Panel::Tree => &mut panels.tree,
            Panel::Comment => &mut panels.comment,
        }
    }

    /// How high it is in a column.
    pub fn height(self, panels: &Panels) -> PanelHeight {
        match self {
            Panel::Information => PanelHeight::Own(96.0),
            Panel::Tree => PanelHeight::Share(panels.tree_share.clamp(0.12, 0.85)),
            Panel::Comment => PanelHeight::Rest,
        }
    }

    /// Those that the user wants to see, top to bottom.
    pub fn all_shown(panels: &Panels) -> Vec<Panel> {
        let mut panels = panels.clone();
        Panel::ALL.into_iter().filter(|panel| *panel.shown(&mut panels)).collect()
    }

    /// The settings with only these panels shown.
    pub fn only(these: &[Panel], panels: &Panels) -> Panels {
        let mut panels = panels.clone();
        for panel in Panel::ALL {
            *panel.shown(&mut panels) = these.contains(&panel);
        }
        panels
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_panel_is_listed_and_has_room() {
        // Who adds a panel adds it here and to `ALL`.
        let listed = Panel::ALL.map(|panel| match panel {
            Panel::Information | Panel::Tree | Panel::Comment => panel.words(),
        });
        assert_eq!(listed.len(), 3);
        let heights = Panel::ALL.map(|panel| panel.height(&Panels::default()));
        let (lowest, above) = heights.split_last().unwrap();
        assert!(above.iter().all(|height| *height != PanelHeight::Rest), "nothing stands under what takes the rest");
        assert_eq!(*lowest, PanelHeight::Rest);
        let shares = above.iter().filter(|height| matches!(height, PanelHeight::Share(_)));
        assert_eq!(shares.count(), 1, "the settings have one share, and the columns one line that is dragged");
        for panel in Panel::ALL {
            assert_eq!(Panel::all_shown(&Panel::only(&[panel], &Panels::default())), [panel]);
        }
    }
}
