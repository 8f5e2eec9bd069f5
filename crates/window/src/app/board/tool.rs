//! The tools: what a click on the board does.

use crate::app::look::Icon;
use crate::commands::{AnyCommand, WindowCommand};
use crate::edit::Mark;
use crate::game::Colour;
use crate::language::StaticText;

/// What a click on the board does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Tool {
    #[default]
    Play,
    Setup,
    Triangle,
    Square,
    Circle,
    Cross,
    Label,
    Line,
    Arrow,
    Number,
    Selected,
    Dim,
    BlackTerritory,
    WhiteTerritory,
    Visible,
}

type ToolRow = (Tool, &'static str, StaticText, Option<Icon>, Option<Mark>);

/// The tools, first those of the bar in the order of the keys 1 to 9: each with its name in the command `tool`
/// what its button is called, its icon, and the mark that it puts on places.
const TOOLS: [ToolRow; 15] = [
    (Tool::Play, "play", StaticText("tool-play", "Play"), Some(Icon::Stone), None),
    (Tool::Setup, "setup", StaticText("tool-setup", "Set up"), Some(Icon::Stones), None),
    (Tool::Triangle, "triangle", StaticText("tool-triangle", "Triangle"), Some(Icon::Triangle), Some(Mark::Triangle)),
    (Tool::Square, "square", StaticText("tool-square", "Square"), Some(Icon::Square), Some(Mark::Square)),
    (Tool::Circle, "circle", StaticText("tool-circle", "Circle"), Some(Icon::Circle), Some(Mark::Circle)),
    (Tool::Cross, "cross", StaticText("tool-cross", "Cross"), Some(Icon::Cross), Some(Mark::Cross)),
    (Tool::Label, "label", StaticText("tool-label", "Label"), Some(Icon::Letter), None),
    (Tool::Line, "line", StaticText("tool-line", "Line"), Some(Icon::Line), None),
    (Tool::Arrow, "arrow", StaticText("tool-arrow", "Arrow"), Some(Icon::Arrow), None),
    (Tool::Number, "number", StaticText("tool-number", "Number"), None, None),
    (Tool::Selected, "selected", StaticText("tool-selected", "Selected"), None, Some(Mark::Selected)),
    (Tool::Dim, "dim", StaticText("tool-dim", "Dim"), None, None),
    (Tool::BlackTerritory, "black-territory", StaticText("tool-black-territory", "Black's territory"), None, None),
    (Tool::WhiteTerritory, "white-territory", StaticText("tool-white-territory", "White's territory"), None, None),
    (Tool::Visible, "visible", StaticText("tool-visible", "Visible part"), None, None),
];

impl Tool {
    /// All tools, first those of the bar.
    pub fn all() -> impl Iterator<Item = Tool> {
        TOOLS.into_iter().map(|(tool, ..)| tool)
    }

    /// The name in the command `tool`.
    pub fn name(self) -> &'static str {
        TOOLS[self as usize].1
    }

    /// The tool of that name.
    pub fn of_name(name: &str) -> Option<Tool> {
        Tool::all().find(|tool| tool.name() == name)
    }

    /// The name of its button.
    pub fn words(self) -> StaticText {
        TOOLS[self as usize].2
    }

    /// The icon of its button; those without one are in the menu of marks only.
    pub fn icon(self) -> Option<Icon> {
        TOOLS[self as usize].3
    }

    /// The command that selects it.
    pub fn command(self) -> AnyCommand {
        WindowCommand::Tool.with(&[self.name()])
    }

    /// The mark it puts on single points, which a drag repeats.
    pub fn mark(self) -> Option<Mark> {
        TOOLS[self as usize].4
    }

    /// Whose territory it marks.
    pub fn territory(self) -> Option<Colour> {
        match self {
            Tool::BlackTerritory => Some(Colour::BLACK),
            Tool::WhiteTerritory => Some(Colour::WHITE),
            _ => None,
        }
    }

    /// Whether it has options.
    pub fn has_choices(self) -> bool {
        matches!(self, Tool::Setup | Tool::Label | Tool::Number)
    }

    /// Whether it joins two points.
    pub fn joins(self) -> bool {
        matches!(self, Tool::Line | Tool::Arrow)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_tool_has_its_own_row() {
        for (at, tool) in Tool::all().enumerate() {
            assert_eq!((tool as usize, Tool::of_name(tool.name())), (at, Some(tool)));
        }
    }
}
