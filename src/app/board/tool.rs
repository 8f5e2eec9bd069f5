//! The tools: what a click on the board does.

use crate::app::look::icons::Icon;
use crate::commands::{AnyCommand, WindowCommand};
use crate::edit::Mark;
use crate::game::Colour;
use crate::language::Word;

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

/// The tools, first those of the bar in the order of the keys 1 to 9: each with its name in the command `tool`
/// and what its button is called.
const TOOLS: [(Tool, &str, Word); 15] = [
    (Tool::Play, "play", Word("tool-play", "Play")),
    (Tool::Setup, "setup", Word("tool-setup", "Set up")),
    (Tool::Triangle, "triangle", Word("tool-triangle", "Triangle")),
    (Tool::Square, "square", Word("tool-square", "Square")),
    (Tool::Circle, "circle", Word("tool-circle", "Circle")),
    (Tool::Cross, "cross", Word("tool-cross", "Cross")),
    (Tool::Label, "label", Word("tool-label", "Label")),
    (Tool::Line, "line", Word("tool-line", "Line")),
    (Tool::Arrow, "arrow", Word("tool-arrow", "Arrow")),
    (Tool::Number, "number", Word("tool-number", "Number")),
    (Tool::Selected, "selected", Word("tool-selected", "Selected")),
    (Tool::Dim, "dim", Word("tool-dim", "Dim")),
    (Tool::BlackTerritory, "black-territory", Word("tool-black-territory", "Black's territory")),
    (Tool::WhiteTerritory, "white-territory", Word("tool-white-territory", "White's territory")),
    (Tool::Visible, "visible", Word("tool-visible", "Visible part")),
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
    pub fn words(self) -> Word {
        TOOLS[self as usize].2
    }

    /// The icon of its button; those without one are in the menu of marks only.
    pub fn icon(self) -> Option<Icon> {
        Some(match self {
            Tool::Play => Icon::Stone,
            Tool::Setup => Icon::Stones,
            Tool::Triangle => Icon::Triangle,
            Tool::Square => Icon::Square,
            Tool::Circle => Icon::Circle,
            Tool::Cross => Icon::Cross,
            Tool::Label => Icon::Letter,
            Tool::Line => Icon::Line,
            Tool::Arrow => Icon::Arrow,
            Tool::Number | Tool::Selected | Tool::Dim | Tool::BlackTerritory | Tool::WhiteTerritory | Tool::Visible => {
                return None;
            }
        })
    }

    /// The command that selects it.
    pub fn command(self) -> AnyCommand {
        WindowCommand::Tool.with(&[self.name()])
    }

    /// The mark it puts on single points, which a drag repeats.
    pub fn mark(self) -> Option<Mark> {
        match self {
            Tool::Triangle => Some(Mark::Triangle),
            Tool::Square => Some(Mark::Square),
            Tool::Circle => Some(Mark::Circle),
            Tool::Cross => Some(Mark::Cross),
            Tool::Selected => Some(Mark::Selected),
            _ => None,
        }
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
    fn each_tool_stands_in_its_own_row() {
        for (at, tool) in Tool::all().enumerate() {
            assert_eq!((tool as usize, Tool::of_name(tool.name())), (at, Some(tool)));
        }
    }
}
