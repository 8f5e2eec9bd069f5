//! The tools: what a click on the board does.

use super::icons::Icon;
use super::words;

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
}

impl Tool {
    /// All tools, as the keys 1 to 9 and the bar have them.
    pub const ALL: [Tool; 9] = [
        Tool::Play,
        Tool::Setup,
        Tool::Triangle,
        Tool::Square,
        Tool::Circle,
        Tool::Cross,
        Tool::Label,
        Tool::Line,
        Tool::Arrow,
    ];

    /// The name in the command `tool`.
    pub fn name(self) -> &'static str {
        match self {
            Tool::Play => "play",
            Tool::Setup => "setup",
            Tool::Triangle => "triangle",
            Tool::Square => "square",
            Tool::Circle => "circle",
            Tool::Cross => "cross",
            Tool::Label => "label",
            Tool::Line => "line",
            Tool::Arrow => "arrow",
        }
    }

    /// The tool of that name.
    pub fn of_name(name: &str) -> Option<Tool> {
        Tool::ALL.into_iter().find(|tool| tool.name() == name)
    }

    /// Its picture.
    pub fn icon(self) -> Icon {
        match self {
            Tool::Play => Icon::Stone,
            Tool::Setup => Icon::Setup,
            Tool::Triangle => Icon::Triangle,
            Tool::Square => Icon::Square,
            Tool::Circle => Icon::Circle,
            Tool::Cross => Icon::Cross,
            Tool::Label => Icon::Label,
            Tool::Line => Icon::Line,
            Tool::Arrow => Icon::Arrow,
        }
    }

    /// What its button is called.
    pub fn words(self) -> &'static str {
        match self {
            Tool::Play => words::TOOL_PLAY,
            Tool::Setup => words::TOOL_SETUP,
            Tool::Triangle => words::TOOL_TRIANGLE,
            Tool::Square => words::TOOL_SQUARE,
            Tool::Circle => words::TOOL_CIRCLE,
            Tool::Cross => words::TOOL_CROSS,
            Tool::Label => words::TOOL_LABEL,
            Tool::Line => words::TOOL_LINE,
            Tool::Arrow => words::TOOL_ARROW,
        }
    }

    /// Whether it marks single points, so that a drag marks all points on its way.
    pub fn paints(self) -> bool {
        matches!(self, Tool::Triangle | Tool::Square | Tool::Circle | Tool::Cross)
    }

    /// Whether it joins two points.
    pub fn joins(self) -> bool {
        matches!(self, Tool::Line | Tool::Arrow)
    }
}
