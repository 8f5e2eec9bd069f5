//! The panels beside the board. To add one, write a line in `panels!`, with the command that shows and hides it. The compiler then asks for
//! its title, its setting, its height and how `front` draws it.

use crate::app::look::words;
#[cfg(test)]
use crate::commands::WindowCommand;
use crate::store::settings::Panels;

/// Makes the panels, top to bottom, with the list of them and the command that shows and hides each.
macro_rules! panels {
    ($($(#[$about:meta])* $panel:ident => $command:ident,)+) => {
        /// A panel that can be hidden.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub enum Panel {
            $($(#[$about])* $panel,)+
        }

        impl Panel {
            /// All panels, top to bottom.
            pub const ALL: &[Panel] = &[$(Panel::$panel),+];

            /// The command that shows and hides it.
            #[cfg(test)]
            pub fn command(self) -> WindowCommand {
                match self { $(Panel::$panel => WindowCommand::$command),+ }
            }
        }
    };
}

panels! {
    /// Players, result, event.
    Information => ShowInformation,
    /// The graphic tree.
    Tree => ShowTree,
    /// Name, annotations, comment.
    #[default]
    Comment => ShowComment,
}

/// The height of a panel. The lowest in a column always fills the rest.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PanelHeight {
    /// A fixed height in points.
    Own(f32),
    /// A fraction of the height left below the panels above it, adjustable by dragging.
    Share(f32),
    /// All remaining height, so that it must be the lowest.
    Rest,
}

impl Panel {
    /// The title of its tab.
    pub fn words(self) -> &'static str {
        match self {
            Panel::Information => words::INFORMATION.localized(),
            Panel::Tree => words::TREE.localized(),
            Panel::Comment => words::COMMENT.localized(),
        }
    }

    /// The setting for whether the user wants to see it.
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
        Panel::ALL.iter().copied().filter(|panel| *panel.shown(&mut panels)).collect()
    }

    /// The settings with only these panels shown.
    pub fn only(these: &[Panel], panels: &Panels) -> Panels {
        let mut panels = panels.clone();
        for &panel in Panel::ALL {
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
        let heights: Vec<PanelHeight> = Panel::ALL.iter().map(|panel| panel.height(&Panels::default())).collect();
        let (lowest, above) = heights.split_last().unwrap();
        assert!(above.iter().all(|height| *height != PanelHeight::Rest), "nothing stands under what takes the rest");
        assert_eq!(*lowest, PanelHeight::Rest);
        let shares = above.iter().filter(|height| matches!(height, PanelHeight::Share(_)));
        assert_eq!(shares.count(), 1, "the settings have one share, and the columns one line that is dragged");
        for &panel in Panel::ALL {
            assert_eq!(Panel::all_shown(&Panel::only(&[panel], &Panels::default())), [panel]);
        }
    }
}
