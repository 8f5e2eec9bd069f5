//! The commands of the window: what each is called, what it takes, what it needs. What it does stands in the window alone.

use crate::commands::CommandRow;
use crate::edit::{CommandEntry, Group};

/// What must be there for a command of the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Needs {
    /// Nothing.
    Nothing,
    /// An open record.
    Record,
    /// A record that was read from a file.
    File,
    /// A record whose board is known.
    Board,
    /// A record of a game with pieces.
    Pieces,
    /// A piece in hand.
    PieceInHand,
    /// Nothing; but where a record is open, it is one of a game with pieces.
    PiecesIfAny,
    /// A record of a game that is counted.
    Counting,
    /// A record of a game that HexWorld shows.
    HexWorld,
}

/// Whether the keys of a command count while a text is written. Those of commands that go somewhere or change the board do not: a slip
/// on the keyboard there would be seen too late.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Keys {
    WhileWriting,
    NotWhileWriting,
}

macro_rules! window_commands {
    ($($group:ident $keys:ident {
        $($command:ident $name:literal $arguments:literal $needs:ident, $title:literal, $help:literal;)*
    })*) => {
        /// A command that only the window can do.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum WindowCommand {
            $($(#[doc = $help] $command,)*)*
        }

        /// In the order of the commands above.
        static ROWS: &[(WindowCommand, CommandEntry, Needs, Keys)] = &[$($((
            WindowCommand::$command,
            CommandEntry::new($name, $arguments, $title, $help, Group::$group),
            Needs::$needs,
            Keys::$keys,
        ),)*)*];
    };
}

window_commands! {
    File WhileWriting {
        New "new" "" Nothing, "New…", "Starts a new record.";
        Open "open" "[FILE…]" Nothing, "Open…", "Opens records, a tab each.";
        OpenFolder "open-folder" "[FOLDER]" Nothing, "Open folder…", "Lists the records of a folder: this one's, unless another is named.";
        OpenRecent "open-recent" "[FILE]" Nothing, "Open recent", "Opens a record that was open before.";
        PasteRecord "paste-record" "" Nothing, "Open what is on the clipboard",
            "Opens the text on the clipboard as a record of its own: a record, a HexWorld link, a list of moves.";
        Save "save" "" Record, "Save", "Writes the record to its file.";
        SaveAs "save-as" "[FILE]" Record, "Save as…", "Writes the record to another file.";
        SaveCopy "save-copy" "[FILE]" Record, "Save a copy…", "Writes the record to another file and stays with this one.";
        SaveCopyAs "save-copy-as" "FORMAT [FILE]" Record, "Save a copy for",
            "Writes the record to another file as others read it: ff4 (strict FF4), utf-8, pentobi, sabaki or hexgui; this one stays as it is.";
        Reload "reload" "" Record, "Read again from disk", "Reads the file again.";
        ReadAs "read-as" "[LABEL]" Record, "Read as…", "Reads the file again in another encoding.";
        EarlierVersions "earlier-versions" "" File, "Earlier versions…", "Lists what the file held before it was first saved.";
        ExportPicture "export-picture" "[FILE]" Record, "Export picture…",
            "Writes the board as an SVG or PNG picture, or a range of moves as diagrams.";
        ExportDiagrams "export-diagrams" "" Record, "Export diagrams of moves…",
            "Writes a range of moves as diagrams with numbers, to an SVG or PNG picture.";
        Publish "publish" "" Record, "Publish…",
            "Makes a web page, a booklet, an animation or a text of the record, for people who do not have the program.";
        Print "print" "" Record, "Print…", "Makes a booklet of the record and opens it, to be printed.";
        CopyPicture "copy-picture" "" Record, "Copy picture", "Puts the board on the clipboard as a picture.";
        CopyRecord "copy-record" "" Record, "Copy record as text", "Puts the whole record on the clipboard.";
        CopyMoves "copy-moves" "" Record, "Copy moves as a list", "Puts the moves of this line on the clipboard, in the game's own notation.";
        CopyLink "copy-link" "" HexWorld, "Copy HexWorld link", "Puts the link of this line of Hex on the clipboard.";
        CopyBoard "copy-board" "" Record, "Copy board as text", "Puts the board on the clipboard as a diagram of characters.";
        SplitCollection "split-collection" "[FOLDER]" Record, "Split into files…", "Writes each game of the collection to a file of its own.";
        AddGamesFrom "add-games-from" "[FILE…]" Record, "Add games from files…", "Adds the games of other files to this collection.";
        Close "close" "" Record, "Close", "Closes this tab.";
        Quit "quit" "" Nothing, "Quit", "Closes the window.";
    }
    Edit WhileWriting {
        Palette "palette" "" Nothing, "Command palette…", "Finds any command by its name.";
        ReplaceDialog "replace-dialog" "" Record, "Find and replace…",
            "Replaces a text in comments, names, players and labels, and shows first what becomes of each.";
        HistoryList "history-list" "" Record, "History…", "Lists the steps that can be undone and redone.";
        Settings "settings" "" Nothing, "Settings…", "Shows the settings.";
    }
    Go WhileWriting {
        GotoDialog "goto-dialog" "" Record, "Go to move…", "Asks for a place to go to.";
    }
    Go NotWhileWriting {
        PlayThrough "play-through" "" Record, "Play through", "Shows the moves one after the other, or stops.";
        Take "take" "N" Record, "Take a continuation", "Takes the Nth of the moves listed where the record forks, counted from 1.";
        NextEqual "next-equal" "" Record, "Next equal position", "Goes to the next node of the game that has the same position; after the last one to the first.";
        GoBack "go-back" "" Nothing, "Back to where you were", "Goes to the place before the last jump, in whatever tab it was.";
        GoForward "go-forward" "" Nothing, "Forward again", "Goes to the place that you went back from.";
    }
    Go WhileWriting {
        NextFile "next-file" "" File, "Next file of the folder", "Opens the next record of this folder.";
        PreviousFile "previous-file" "" File, "Previous file of the folder", "Opens the previous record of this folder.";
        NextTab "next-tab" "" Nothing, "Next tab", "Shows the next open record.";
        PreviousTab "previous-tab" "" Nothing, "Previous tab", "Shows the previous open record.";
    }
    Play NotWhileWriting {
        PlacePiece "place-piece" "[WHEN]" PieceInHand, "Place the piece", "Plays the piece in hand where it is; anyway: even against the rules.";
        MovePiece "move-piece" "WAY [HOW]" PieceInHand, "Move the piece",
            "Moves the piece in hand left, right, up or down; far: to the next legal place.";
        TurnPieceLeft "turn-piece-left" "" PieceInHand, "Turn the piece left", "Turns the piece in hand anticlockwise.";
        TurnPieceRight "turn-piece-right" "" PieceInHand, "Turn the piece right", "Turns the piece in hand clockwise.";
        FlipPiece "flip-piece" "" PieceInHand, "Flip the piece", "Mirrors the piece in hand.";
        NextPiece "next-piece" "" Pieces, "Next piece", "Takes the next piece in hand.";
        PreviousPiece "previous-piece" "" Pieces, "Previous piece", "Takes the previous piece in hand.";
        TakePiece "take-piece" "NAME [COLOUR]" Pieces, "Take a piece",
            "Takes a piece in hand by its name, of the colour to play unless another is given.";
    }
    Play WhileWriting {
        TypeMove "type-move" "[correct]" Record, "Type a move…",
            "Takes a move as text: F10, 33+B, or in Blokus the piece and its place (W Y12), or its points.";
    }
    Play NotWhileWriting {
        FindMove "find-move" "" Pieces, "Find a move", "Shows the next legal placement: of the piece in hand, or of any piece, large ones first.";
        FindMoveBack "find-move-back" "" Pieces, "Find the move before", "Shows the legal placement before the one shown.";
        DropPiece "drop-piece" "" PieceInHand, "Put the piece back", "Puts the piece in hand back.";
    }
    Text WhileWriting {
        EditComment "edit-comment" "" Record, "Edit the comment", "Goes to the comment; Escape leaves it.";
        Properties "properties" "" Record, "Properties…", "Shows every property of this node.";
    }
    Mark NotWhileWriting {
        Tool "tool" "TOOL" Record, "Tool",
            "Chooses what a click does: play, setup, triangle, square, circle, cross, selected, dim, label, number, line, arrow, black-territory, white-territory or visible.";
    }
    Setup NotWhileWriting {
        SetUp "set-up" "[COLOUR [PIECE]]" Record, "Set up a colour",
            "Setup puts up this colour, which is the one to play next, or its pieces of one kind, named by their letters; in Amazons also an arrow. Without a colour it erases.";
    }
    Game WhileWriting {
        Information "information" "" Record, "Game information…", "Shows and edits what is known of the game.";
        Counting "counting" "" Counting, "Count the game…", "Takes dead stones by clicks and counts the points of a finished game of Go.";
        Results "results" "" Record, "Results…",
            "Shows what the marks at the ends of the game say of the positions before them, lists contradictions and open ends, and writes the results.";
        Games "games" "" Record, "Games…", "Lists the games of the collection.";
        Study "study" "" Record, "Study this record…",
            "Asks what the record knows: problems, moves of a repertoire or of a game, better moves; and asks again when it is time.";
        StudyFolder "study-folder" "[FOLDER]" Nothing, "Study this folder…",
            "Asks what the records of a folder know: this one's, unless another is named.";
    }
    Clean WhileWriting {
        MergeFile "merge-file" "" File, "Merge with the file on disk",
            "Does to this record what another program changed in its file since it was read; undo takes it back.";
        MergeVersion "merge-version" "[FILE]" Record, "Merge another version…",
            "Does to this record what another version of it changed, and tells where both changed the same.";
        Compare "compare" "[FILE]" Record, "Compare…",
            "Shows this record and another one beside each other: another open record, a file, another game, a variation, an earlier version; what is different can be taken over.";
        Conflicts "conflicts" "" Record, "Conflicts of a merge…", "Lists what both versions changed, to be settled one after the other.";
        CleanUp "clean-up" "" Record, "Clean up…", "Shows what can be removed from the record, how much it is, and what stays, and removes it.";
        Findings "findings" "" Record, "Check…", "Lists what is wrong with the record, and what can be repaired.";
    }
    View WhileWriting {
        ZoomIn "zoom-in" "" Board, "Zoom in", "Shows the board larger.";
        ZoomOut "zoom-out" "" Board, "Zoom out", "Shows the board smaller.";
        ZoomFit "zoom-fit" "" Board, "Fit", "Shows the whole board.";
        RotateView "rotate-view" "" Board, "Turn the board", "Turns the board on the screen; the record stays.";
        FlipView "flip-view" "" Board, "Mirror the board", "Mirrors the board on the screen; the record stays.";
        UsualView "usual-view" "" Board, "Turn the board back", "Shows the board as it usually lies.";
        Coordinates "coordinates" "" Nothing, "Coordinates", "Shows or hides the coordinates.";
        Notation "notation" "[WAY]" Nothing, "Names of places",
            "Chooses what places are called around the board, in moves, comments and what is typed: usual, record, numbers, chinese, relative (to the nearer sides), other-side, in-line (Havannah as on Little Golem), or all-letters (with the letter I).";
        MoveNumbers "move-numbers" "[WHICH…]" Nothing, "Move numbers",
            "Shows or hides the move numbers: none, last, last N, all, or here for those after this move, counted from 1.";
        NextMoves "next-moves" "[WHICH]" Nothing, "Marks on variations",
            "Marks the moves that follow or those played instead: following, instead, record for what the record asks for, or none.";
        Snap "snap" "" PiecesIfAny, "Pieces go to legal places",
            "The piece in hand goes to a legal place near the pointer, or stays right under the pointer.";
        IllegalMoves "illegal-moves" "" PiecesIfAny, "Record illegal moves",
            "A piece put where rules speak against it, or out of turn, is recorded without Shift, or only with it.";
        HideResults "hide-results" "" Nothing, "Hide results", "Tells how a game ended only after its last move, or at once.";
        HideFollowing "hide-following" "" Record, "Hide what follows",
            "Shows only where one was, and no variations, until a move is played or gone to: for problems. Again, it shows everything.";
        Theme "theme" "[NAME]" Nothing, "Theme", "Chooses how board and window look.";
        TreeGrows "tree-grows" "[WAY]" Nothing, "Direction of the tree", "Lets the tree grow right or down.";
        GameText "game-text" "" Nothing, "Game as text", "Shows the whole game as text instead of the tree, or the tree again.";
        OnlyLine "only-line" "" Record, "Only this line", "Shows the line at hand alone in the tree, or all branches again.";
        FoldOthers "fold-others" "" Record, "Fold other branches", "Folds every branch of the tree that is not on the line at hand.";
        UnfoldAll "unfold-all" "" Record, "Show all branches", "Unfolds everything in the tree.";
        ShowInformation "show-information" "" Nothing, "Game and players", "Shows or hides the players and the state of the game.";
        ShowTree "show-tree" "" Nothing, "Tree", "Shows or hides the tree.";
        ShowComment "show-comment" "" Nothing, "Comment", "Shows or hides the comment.";
        ShowPieces "show-pieces" "" Nothing, "Pieces", "Shows or hides the pieces left.";
        FullScreen "full-screen" "" Nothing, "Full screen", "Shows only the board, on the whole screen.";
        Menu "menu" "" Nothing, "Main menu", "Opens the main menu, or closes it.";
        MenuHere "menu-here" "" Nothing, "Menu of this place",
            "Opens the menu of what has the keyboard: of the cursor's place on the board, of a node, of a game.";
    }
    Help WhileWriting {
        Help "help" "" Nothing, "Help", "Shows the guide.";
        Shortcuts "shortcuts" "" Nothing, "Keys…", "Lists the keys.";
        About "about" "" Nothing, "About Variorum", "Says which version this is.";
    }
}

impl WindowCommand {
    /// The command of that name.
    pub fn of_name(name: &str) -> Option<WindowCommand> {
        ROWS.iter().find(|(_, entry, ..)| entry.name == name).map(|&(command, ..)| command)
    }

    /// What it is called, and what it takes.
    pub fn entry(self) -> &'static CommandEntry {
        &ROWS[self as usize].1
    }

    /// What must be there for it.
    pub fn needs(self) -> Needs {
        ROWS[self as usize].2
    }

    /// Whether its keys count while a text is written.
    pub fn counts_while_writing(self) -> bool {
        ROWS[self as usize].3 == Keys::WhileWriting
    }
}

/// All of them, as rows of the table of all commands.
pub(super) fn rows() -> impl Iterator<Item = CommandRow> {
    ROWS.iter().map(|&(command, entry, ..)| CommandRow { entry, window: Some(command) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_command_stands_in_its_own_row() {
        for (at, (command, entry, ..)) in ROWS.iter().enumerate() {
            assert_eq!((*command as usize, WindowCommand::of_name(entry.name)), (at, Some(*command)));
        }
    }
}
