//! Commands and keys for the piece in hand, and for the colour that setup places.

use crate::app::board::Tool;
use crate::app::board::brush::put_up_in_words;
use crate::app::board::held::{HeldPiece, PieceTurn};
use crate::app::board::subject::{HandContext, SetupPiece};
use crate::app::look::words;
use crate::app::records::Tab;
use crate::edit::{Command, SetupTarget};
use crate::game::{Colour, MoveEntry};

/// Whether its game has pieces.
pub fn has_pieces(tab: &Tab) -> bool {
    tab.workspace.kind().is_some_and(|kind| kind.facts().entry == MoveEntry::Piece)
}

/// Does something with the hand; what comes of it, or speaks against it, goes to the status line.
fn with_hand(tab: &mut Tab, act: impl FnOnce(&mut HeldPiece, HandContext<'_>) -> Result<String, String>) {
    let Some(now) = tab.look() else { return };
    let tree = tab.workspace.document().tree();
    let context = HandContext { now: &now, tree, tool: tab.doing.tool, setup: tab.doing.setup };
    tab.views.board.held.settle(context);
    let (Ok(message) | Err(message)) = act(&mut tab.views.board.held, context);
    tab.views.hint.say(message);
}

/// Turns or mirrors the piece in hand.
pub fn turn_piece(tab: &mut Tab, turn: PieceTurn) {
    with_hand(tab, |held, context| {
        held.turn(&context.now.position, turn);
        Ok(String::new())
    });
}

/// Moves the piece in hand over the board.
pub fn move_piece(tab: &mut Tab, way: &str, far: bool) {
    let ways = [("left", (-1, 0)), ("right", (1, 0)), ("up", (0, -1)), ("down", (0, 1))];
    let Some((_, way)) = ways.into_iter().find(|(name, _)| *name == way) else {
        return tab.views.hint.say(words::no_such_choice(way));
    };
    let Some(kind) = tab.workspace.kind() else { return };
    let orientation = tab.views.board.camera.orientation(kind.board());
    with_hand(tab, |held, context| {
        Ok(held.shift(context, orientation, way, far).map(String::from).unwrap_or_default())
    });
}

/// Picks up the piece with this name. A named colour plays it, even out of turn.
pub fn take_piece(tab: &mut Tab, name: &str, colour: Option<&str>) {
    let colour = colour.and_then(|word| tab.workspace.kind()?.colour_in(word.as_bytes()));
    if tab.doing.tool == Tool::Setup {
        tab.doing.setup = colour.or(tab.doing.setup);
    } else {
        tab.doing.tool = Tool::Play;
    }
    with_hand(tab, |held, context| {
        if let Some(colour) = colour.filter(|_| held.colour(context) != colour) {
            held.choose(context, colour);
        }
        held.take(context, name).map(|()| String::new())
    });
}

/// Takes the next piece in hand that the colour has left.
pub fn next_piece(tab: &mut Tab, by: i32) {
    let rests = !tab.views.board.pointed_at;
    take_the_tool(tab);
    with_hand(tab, |held, context| {
        held.take_next(context, by, rests);
        Ok(String::new())
    });
}

/// Takes the piece that a letter names.
pub fn pick_piece(tab: &mut Tab, letter: char) {
    let rests = !tab.views.board.pointed_at;
    take_the_tool(tab);
    with_hand(tab, |held, context| held.pick(context, letter, rests).map(|()| String::new()));
}

/// Shows the next or previous legal placement of the piece in hand, or of any piece where none was taken.
pub fn find_move(tab: &mut Tab, step: isize) {
    tab.doing.tool = Tool::Play;
    with_hand(tab, |held, context| held.find(context, step));
}

/// Puts the piece in hand back.
pub fn drop_piece(tab: &mut Tab) {
    tab.views.board.put_back();
    tab.views.hint.clear();
}

/// Marks are put down for a piece that is taken.
fn take_the_tool(tab: &mut Tab) {
    if tab.doing.tool != Tool::Setup {
        tab.doing.tool = Tool::Play;
    }
}

/// Selecting the setup tool again switches to the next colour, and after the last to the eraser. Returns the command that updates the turn.
pub fn next_setup_colour(tab: &mut Tab) -> Option<Command> {
    let colours = tab.workspace.kind().map_or(2, |kind| kind.colours());
    let nobodys = tab.workspace.kind().and_then(|kind| kind.nobodys());
    tab.doing.piece = tab.doing.piece.filter(|piece| nobodys != Some(*piece));
    set_up(
        tab,
        match tab.doing.setup {
            None => Some(Colour::BLACK),
            Some(colour) => Colour::new(colour.index() + 1).filter(|next| next.index() < usize::from(colours)),
        },
    )
}

/// Setup places this colour, or erases. If the node has setup, the colour is also the next to play: returns the command that records it.
pub fn set_up(tab: &mut Tab, colour: Option<Colour>) -> Option<Command> {
    tab.doing.setup = colour;
    say_setup(tab);
    let (kind, node) = (tab.workspace.kind()?, tab.workspace.document().cursor()?);
    let tree = tab.workspace.document().tree();
    let colours = Colour::ALL.into_iter().take(usize::from(kind.colours()));
    let is_set_up = colours.map(|colour| kind.setup_id(colour)).any(|id| tree.value(node, id).is_some());
    let next = colour.filter(|_| has_pieces(tab) && is_set_up)?;
    let follows = tab.look()?.position.next_colour() != next;
    follows.then_some(Command::ToPlay { colour: Some(next.into()), target: SetupTarget::Here })
}

/// Shows in the status line what the setup tool places.
pub fn say_setup(tab: &mut Tab) {
    let Some(kind) = tab.workspace.kind() else { return };
    let put_up = SetupPiece::of(&kind, tab.doing.piece);
    let words = tab.doing.setup.map(|colour| put_up_in_words(&kind, colour, put_up));
    tab.views.hint.say(words.map_or_else(
        || words::ERASING.to_string(),
        |words| say!("setting-up", "Setup: {colour} (Ctrl+2 changes it)", colour = words),
    ));
}
