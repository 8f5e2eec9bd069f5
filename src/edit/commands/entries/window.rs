//! What only the window does.

use crate::edit::commands::readers::window;
use crate::edit::commands::table::{Entry, Group};

pub(super) static ENTRIES: &[Entry] = window_entries! {
    File {
        "new" "", "New…", "Starts a new record.";
        "open" "[FILE…]", "Open…", "Opens records, a tab each.";
        "open-folder" "[FOLDER]", "Open folder…", "Lists the records of a folder: this one's, unless another is named.";
        "open-recent" "[FILE]", "Open recent", "Opens a record that was open before.";
        "paste-record" "", "Open what is on the clipboard", "Opens the text on the clipboard as a record of its own: a record, a HexWorld link, a list of moves.";
        "save" "", "Save", "Writes the record to its file.";
        "save-as" "[FILE]", "Save as…", "Writes the record to another file.";
        "save-copy" "[FILE]", "Save a copy…", "Writes the record to another file and stays with this one.";
        "save-copy-as" "FORMAT [FILE]", "Save a copy for",
            "Writes the record to another file as others read it: ff4 (strict FF4), utf-8, pentobi, sabaki or hexgui; this one stays as it is.";
        "reload" "", "Read again from disk", "Reads the file again.";
        "read-as" "[LABEL]", "Read as…", "Reads the file again in another encoding.";
        "earlier-versions" "", "Earlier versions…", "Lists what the file held before it was first saved.";
        "export-picture" "[FILE]", "Export picture…", "Writes the board as an SVG or PNG picture, or a range of moves as diagrams.";
        "export-diagrams" "", "Export diagrams of moves…", "Writes a range of moves as diagrams with numbers, to an SVG or PNG picture.";
        "copy-picture" "", "Copy picture", "Puts the board on the clipboard as a picture.";
        "copy-record" "", "Copy record as text", "Puts the whole record on the clipboard.";
        "copy-moves" "", "Copy moves as a list", "Puts the moves of this line on the clipboard, in the game's own notation.";
        "copy-link" "", "Copy HexWorld link", "Puts the link of this line of Hex on the clipboard.";
        "copy-board" "", "Copy board as text", "Puts the board on the clipboard as a diagram of characters.";
        "split-collection" "[FOLDER]", "Split into files…", "Writes each game of the collection to a file of its own.";
        "add-games-from" "[FILE…]", "Add games from files…", "Adds the games of other files to this collection.";
        "next-file" "", "Next file of the folder", "Opens the next record of this folder.";
        "previous-file" "", "Previous file of the folder", "Opens the previous record of this folder.";
        "close" "", "Close", "Closes this tab.";
        "quit" "", "Quit", "Closes the window.";
    }
    Edit {
        "palette" "", "Command palette…", "Finds any command by its name.";
        "replace-dialog" "", "Find and replace…", "Replaces a text in comments, names, players and labels, and shows first what becomes of each.";
        "history-list" "", "History…", "Lists the steps that can be undone and redone.";
        "settings" "", "Settings…", "Shows the settings.";
    }
    Go {
        "goto-dialog" "", "Go to move…", "Asks for a place to go to.";
        "play-through" "", "Play through", "Shows the moves one after the other, or stops.";
        "take" "N", "Take a continuation", "Takes the Nth of the moves listed where the record forks, counted from 1.";
        "go-back" "", "Back to where you were", "Goes to the place before the last jump, in whatever tab it was.";
        "go-forward" "", "Forward again", "Goes to the place that you went back from.";
        "next-tab" "", "Next tab", "Shows the next open record.";
        "previous-tab" "", "Previous tab", "Shows the previous open record.";
    }
    Play {
        "place-piece" "[WHEN]", "Place the piece", "Plays the piece in hand where it is; anyway: even against the rules.";
        "move-piece" "WAY [HOW]", "Move the piece", "Moves the piece in hand left, right, up or down; far: to the next legal place.";
        "turn-piece-left" "", "Turn the piece left", "Turns the piece in hand anticlockwise.";
        "turn-piece-right" "", "Turn the piece right", "Turns the piece in hand clockwise.";
        "flip-piece" "", "Flip the piece", "Mirrors the piece in hand.";
        "next-piece" "", "Next piece", "Takes the next piece in hand.";
        "previous-piece" "", "Previous piece", "Takes the previous piece in hand.";
        "take-piece" "NAME [COLOUR]", "Take a piece", "Takes a piece in hand by its name, of the colour to play unless another is given.";
        "type-move" "[correct]", "Type a move…", "Takes a move as text: F10, 33+B, or in Blokus the piece and its place (W Y12), or its points.";
        "find-move" "", "Find a move", "Shows the next legal placement: of the piece in hand, or of any piece, large ones first.";
        "find-move-back" "", "Find the move before", "Shows the legal placement before the one shown.";
        "drop-piece" "", "Put the piece back", "Puts the piece in hand back.";
    }
    Text {
        "edit-comment" "", "Edit the comment", "Goes to the comment; Escape leaves it.";
        "properties" "", "Properties…", "Shows every property of this node.";
    }
    Mark {
        "tool" "TOOL", "Tool",
            "Chooses what a click does: play, setup, triangle, square, circle, cross, selected, dim, label, number, line, arrow, black-territory, white-territory or visible.";
    }
    Setup {
        "set-up" "[COLOUR [PIECE]]", "Set up a colour",
            "Setup puts up this colour, which is the one to play next, or its pieces of one kind, named by their letters; in Amazons also an arrow. Without a colour it erases.";
    }
    Game {
        "information" "", "Game information…", "Shows and edits what is known of the game.";
        "counting" "", "Count the game…", "Takes dead stones by clicks and counts the points of a finished game of Go.";
        "games" "", "Games…", "Lists the games of the collection.";
    }
    Clean {
        "clean-up" "", "Clean up…", "Shows what can be removed from the record, how much it is, and what stays, and removes it.";
        "findings" "", "Check…", "Lists what is wrong with the record, and what can be repaired.";
    }
    View {
        "zoom-in" "", "Zoom in", "Shows the board larger.";
        "zoom-out" "", "Zoom out", "Shows the board smaller.";
        "zoom-fit" "", "Fit", "Shows the whole board.";
        "rotate-view" "", "Turn the board", "Turns the board on the screen; the record stays.";
        "flip-view" "", "Mirror the board", "Mirrors the board on the screen; the record stays.";
        "usual-view" "", "Turn the board back", "Shows the board as it usually lies.";
        "coordinates" "", "Coordinates", "Shows or hides the coordinates.";
        "notation" "[WAY]", "Names of places",
            "Chooses what places are called around the board, in moves, comments and what is typed: usual, record, numbers, chinese, relative (to the nearer sides), other-side, in-line (Havannah as on Little Golem), or all-letters (with the letter I).";
        "move-numbers" "[WHICH…]", "Move numbers",
            "Shows or hides the move numbers: none, last, last N, all, or here for those after this move, counted from 1.";
        "next-moves" "[WHICH]", "Marks on variations",
            "Marks the moves that follow or those played instead: following, instead, record for what the record asks for, or none.";
        "snap" "", "Pieces go to legal places",
            "The piece in hand goes to a legal place near the pointer, or stays right under the pointer.";
        "illegal-moves" "", "Record illegal moves",
            "A piece put where rules speak against it, or out of turn, is recorded without Shift, or only with it.";
        "hide-results" "", "Hide results", "Tells how a game ended only after its last move, or at once.";
        "hide-following" "", "Hide what follows",
            "Shows only where one was, and no variations, until a move is played or gone to: for problems. Again, it shows everything.";
        "theme" "[NAME]", "Theme", "Chooses how board and window look.";
        "tree-grows" "[WAY]", "Direction of the tree", "Lets the tree grow right or down.";
        "game-text" "", "Game as text", "Shows the whole game as text instead of the tree, or the tree again.";
        "only-line" "", "Only this line", "Shows the line at hand alone in the tree, or all branches again.";
        "fold-others" "", "Fold other branches", "Folds every branch of the tree that is not on the line at hand.";
        "unfold-all" "", "Show all branches", "Unfolds everything in the tree.";
        "show-information" "", "Game and players", "Shows or hides the players and the state of the game.";
        "show-tree" "", "Tree", "Shows or hides the tree.";
        "show-comment" "", "Comment", "Shows or hides the comment.";
        "show-pieces" "", "Pieces", "Shows or hides the pieces left.";
        "full-screen" "", "Full screen", "Shows only the board, on the whole screen.";
        "menu" "", "Main menu", "Opens the main menu, or closes it.";
        "menu-here" "", "Menu of this place", "Opens the menu of what has the keyboard: of the cursor's place on the board, of a node, of a game.";
    }
    Help {
        "help" "", "Help", "Shows the guide.";
        "shortcuts" "", "Keys…", "Lists the keys.";
        "about" "", "About Variorum", "Says which version this is.";
    }
};
