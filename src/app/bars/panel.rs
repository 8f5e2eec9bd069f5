//! The panels beside the board. Whoever adds one says here what it is called, where the settings say whether it is shown, and how high it
//! is; and in `front`, which draws it.

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
    /// All that is left.
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
