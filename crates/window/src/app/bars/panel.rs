//! The panels beside the board. To add one, write a line in `panels!`, with the command that shows and hides it. The compiler then asks for
//! its title, its setting, its height in `layout` and how `front` draws it.

use crate::language::StaticText;
use egui::accesskit::Role;

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
    /// What engines left, where they did.
    Engine => ShowEngine,
    /// Name, annotations, comment.
    #[default]
    Comment => ShowComment,
}

impl Panel {
    /// The title of its tab.
    pub fn words(self) -> &'static str {
        match self {
            Panel::Information => words::INFORMATION.localized(),
            Panel::Tree => words::TREE.localized(),
            Panel::Engine => words::ENGINE.localized(),
            Panel::Comment => words::COMMENT.localized(),
        }
    }

    /// What screen readers call it.
    pub fn region(self) -> &'static str {
        match self {
            Panel::Comment => StaticText("region-comment", "Comment panel").localized(),
            panel => panel.words(),
        }
    }

    /// What screen readers jump to it as.
    pub fn landmark(self) -> Role {
        match self {
            Panel::Information => Role::Banner,
            Panel::Tree => Role::Navigation,
            Panel::Engine | Panel::Comment => Role::Complementary,
        }
    }

    /// The setting for whether the user wants to see it.
    fn shown(self, panels: &mut Panels) -> &mut bool {
        match self {
            Panel::Information => &mut panels.info,
            Panel::Tree => &mut panels.tree,
            Panel::Engine => &mut panels.engine,
            Panel::Comment => &mut panels.comment,
        }
    }

    /// Those that the user wants to see, top to bottom; that of engines only where the record `has_engine` data.
    pub fn all_shown(panels: &Panels, has_engine: bool) -> Vec<Panel> {
        let mut panels = panels.clone();
        let there = |panel: &Panel| *panel != Panel::Engine || has_engine;
        Panel::ALL.iter().copied().filter(there).filter(|panel| *panel.shown(&mut panels)).collect()
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
    fn every_panel_can_be_shown_alone() {
        for &panel in Panel::ALL {
            assert_eq!(Panel::all_shown(&Panel::only(&[panel], &Panels::default()), true), [panel]);
        }
    }
}
