//! The window commands: name, arguments and requirements. What they do is in `app::window_commands`.

use crate::commands::CommandRow;
use crate::edit::{CommandEntry, Group};

/// What a window command requires.
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
        Open "open" "[FILE…]" Nothing, "Open…", "Opens records, each in its own tab.";
        OpenFolder "open-folder" "[FOLDER]" Nothing, "Open folder…", "Lists the records in a folder: this record's folder, unless another is given.";
        OpenRecent "open-recent" "[FILE]" Nothing, "Open recent", "Opens a recently opened record.";
        PasteRecord "paste-record" "" Nothing, "Open from clipboard",
            "Opens the text on the clipboard as a new record: a record, a HexWorld link, or a list of moves.";
        Save "save" "" Record, "Save", "Saves the record to its file.";
        SaveAs "save-as" "[FILE]" Record, "Save as…", "Saves the record to another file.";
        SaveCopy "save-copy" "[FILE]" Record, "Save a copy…", "Saves a copy of the record to another file; the original stays open.";
        SaveCopyAs "save-copy-as" "FORMAT [FILE]" Record, "Save a copy for another program",
            "Saves a copy in a form that other programs read: ff4 (strict FF4), utf-8, pentobi, sabaki or hexgui; this record stays as it is.";
        Reload "reload" "" Record, "Reload from disk", "Reloads the file from disk.";
        ReadAs "read-as" "[LABEL]" Record, "Reopen with encoding…", "Reopens the file with another encoding.";
        EarlierVersions "earlier-versions" "" File, "Earlier versions…", "Lists what the file contained before it was first saved.";
        ExportPicture "export-picture" "[FILE]" Record, "Export picture…",
            "Writes the board as an SVG or PNG picture, or a range of moves as diagrams.";
        ExportDiagrams "export-diagrams" "" Record, "Export move diagrams…",
            "Writes a range of moves as numbered diagrams, to an SVG or PNG picture.";
        Publish "publish" "" Record, "Publish…",
            "Creates a web page, a booklet, an animation or text from the record, for people without the program.";
        Print "print" "" Record, "Print…", "Creates a booklet of the record and opens it for printing.";
        SplitCollection "split-collection" "[FOLDER]" Record, "Split into files…", "Writes each game of the record to its own file.";
        AddGamesFrom "add-games-from" "[FILE…]" Record, "Add games from files…", "Adds the games of other files to this record.";
        MergeFile "merge-file" "" File, "Merge with the file on disk",
            "Merges into this record what another program has changed in its file; can be undone.";
        MergeVersion "merge-version" "[FILE]" Record, "Merge another version…",
            "Merges the changes of another version into this record, and reports what both changed.";
        Compare "compare" "[FILE]" Record, "Compare…",
            "Shows this record side by side with another open record, a file, another game, a variation or an earlier version; differences can be copied into this record.";
        Conflicts "conflicts" "" Record, "Merge conflicts…", "Lists what both versions changed, to resolve one by one.";
        Close "close" "" Record, "Close", "Closes this tab.";
        Quit "quit" "" Nothing, "Quit", "Closes the window.";
    }
    Edit WhileWriting {
        Palette "palette" "" Nothing, "Command palette…", "Finds any command by its name.";
        ReplaceDialog "replace-dialog" "" Record, "Find and replace…",
            "Replaces a text in comments, names, players and labels, with a preview of each change.";
        HistoryList "history-list" "" Record, "History…", "Lists the steps that can be undone and redone.";
        CopyPicture "copy-picture" "" Record, "Copy picture", "Copies the board to the clipboard as a picture.";
        CopyRecord "copy-record" "" Record, "Copy record as text", "Copies the whole record to the clipboard.";
        CopyMoves "copy-moves" "" Record, "Copy moves as a list", "Copies the moves of this line to the clipboard, in the game's own notation.";
        CopyLink "copy-link" "" HexWorld, "Copy HexWorld link", "Copies the HexWorld link of this line to the clipboard.";
        CopyBoard "copy-board" "" Record, "Copy board as text", "Copies the board to the clipboard as a text diagram.";
        Settings "settings" "" Nothing, "Settings…", "Opens the settings.";
    }
    Go WhileWriting {
        GotoDialog "goto-dialog" "" Record, "Go to move…", "Asks which move to go to.";
    }
    Go NotWhileWriting {
        PlayThrough "play-through" "" Record, "Autoplay", "Plays through the moves one after another, or stops.";
        Take "take" "N" Record, "Choose continuation", "Goes to the Nth of the moves listed at a fork, counted from 1.";
        NextEqual "next-equal" "" Record, "Next equal position", "Goes to the next node that has the same position; after the last one to the first.";
        ContinueHere "continue-here" "[N]" Record, "Continue here",
            "Copies the Nth of the moves that are played elsewhere in the same position, with all that follows it, to this node; the first unless another is given.";
        GoBack "go-back" "" Nothing, "Jump back", "Goes back to where you were before the last jump, in any tab.";
        GoForward "go-forward" "" Nothing, "Jump forward", "Goes forward again after going back.";
    }
    Go WhileWriting {
        NextFile "next-file" "" File, "Next file in folder", "Opens the next record in this folder.";
        PreviousFile "previous-file" "" File, "Previous file in folder", "Opens the previous record in this folder.";
        CompareVariation "compare-variation" "[NODE]" Record, "Compare variations",
            "Shows this line side by side with another variation: the one that the given node is in, or the next one of the nearest fork.";
        NextTab "next-tab" "" Nothing, "Next tab", "Switches to the next open record.";
        PreviousTab "previous-tab" "" Nothing, "Previous tab", "Switches to the previous open record.";
    }
    Play NotWhileWriting {
        PlacePiece "place-piece" "[WHEN]" PieceInHand, "Place piece", "Plays the selected piece where it is; anyway: even if the move is illegal.";
        MovePiece "move-piece" "WAY [HOW]" PieceInHand, "Move piece",
            "Moves the selected piece left, right, up or down; far moves it to the next legal position.";
        TurnPieceLeft "turn-piece-left" "" PieceInHand, "Rotate piece left", "Rotates the selected piece anticlockwise.";
        TurnPieceRight "turn-piece-right" "" PieceInHand, "Rotate piece right", "Rotates the selected piece clockwise.";
        FlipPiece "flip-piece" "" PieceInHand, "Flip piece", "Mirrors the selected piece.";
        NextPiece "next-piece" "" Pieces, "Next piece", "Selects the next piece.";
        PreviousPiece "previous-piece" "" Pieces, "Previous piece", "Selects the previous piece.";
        TakePiece "take-piece" "NAME [COLOUR]" Pieces, "Pick up piece",
            "Picks up a piece by its name, in the colour to play unless another is given.";
    }
    Play WhileWriting {
        TypeMove "type-move" "[correct]" Record, "Type a move…",
            "Plays a move that you type: F10, 33+B, or in Blokus the piece and its position (W Y12), or its points.";
    }
    Play NotWhileWriting {
        FindMove "find-move" "" Pieces, "Find a move", "Shows the next legal placement of the selected piece, or of any piece, large ones first.";
        FindMoveBack "find-move-back" "" Pieces, "Find the previous move", "Shows the previous legal placement.";
        DropPiece "drop-piece" "" PieceInHand, "Put piece back", "Puts the selected piece back.";
    }
    Text WhileWriting {
        EditComment "edit-comment" "" Record, "Edit comment", "Moves the keyboard to the comment; Escape leaves it.";
        Properties "properties" "[ID]" Record, "Properties…", "Shows every property of this node, with the keyboard at the one with this identifier.";
    }
    Mark NotWhileWriting {
        Tool "tool" "TOOL" Record, "Choose tool",
            "Chooses what a click does: play, setup, triangle, square, circle, cross, selected, dim, label, number, line, arrow, black-territory, white-territory or visible.";
    }
    Setup NotWhileWriting {
        SetUp "set-up" "[COLOUR [PIECE]]" Record, "Choose setup colour",
            "Chooses what setup places: a colour, which is also the one to play next, or its pieces of one kind, named by their letters; in Amazons also an arrow. Without a colour it erases.";
    }
    Game WhileWriting {
        Information "information" "" Record, "Game info…", "Shows and edits the game info.";
        Counting "counting" "" Counting, "Count game…", "Lets you click dead stones and counts the points of a finished game of Go.";
        Results "results" "" Record, "Results…",
            "Shows what the marks at the ends of the game say of the positions before them, lists contradictions and open ends, and writes the results.";
        Games "games" "" Record, "Games…", "Lists the games of the record.";
        Study "study" "" Record, "Study this record…",
            "Asks questions from this record: problems, moves of a repertoire or of a game, better moves; repeats them when they are due.";
        Dictionary "dictionary" "[FILE]" Record, "Joseki collection…",
            "Shows where this game leaves a joseki collection, corner by corner, and where the games of its folder leave it most often.";
        StudyFolder "study-folder" "[FOLDER]" Nothing, "Study this folder…",
            "Asks questions from the records in a folder: this record's folder, unless another is given.";
        StudyCollections "study-collections" "" Nothing, "Collections to study…",
            "Shows the collections you study, what is due and what you did each day; you can add another folder.";
    }
    Clean WhileWriting {
        CleanUp "clean-up" "" Record, "Clean up…", "Shows what can be removed from the record, how much it is and what stays, then removes it.";
        Findings "findings" "" Record, "Check…", "Lists the issues in the record, and which of them can be fixed.";
    }
    View WhileWriting {
        ZoomIn "zoom-in" "" Board, "Zoom in", "Makes the board larger.";
        ZoomOut "zoom-out" "" Board, "Zoom out", "Makes the board smaller.";
        ZoomFit "zoom-fit" "" Board, "Zoom to fit", "Fits the whole board into the view.";
        RotateView "rotate-view" "" Board, "Rotate board", "Rotates the board on the screen; the record does not change.";
        FlipView "flip-view" "" Board, "Mirror board", "Mirrors the board on the screen; the record does not change.";
        UsualView "usual-view" "" Board, "Reset board view", "Shows the board in its usual orientation.";
        Coordinates "coordinates" "" Nothing, "Show coordinates", "Shows or hides the coordinates.";
        Notation "notation" "[WAY]" Nothing, "Coordinate notation",
            "Chooses how points are named around the board, in moves, in comments and in what you type: usual, record, numbers, chinese, relative (to the nearer sides), other-side, in-line (Havannah as on Little Golem), or all-letters (with the letter I).";
        MoveNumbers "move-numbers" "[WHICH…]" Nothing, "Move numbers",
            "Shows or hides move numbers: none, last, last N, all, or here to number the moves after this one from 1.";
        NextMoves "next-moves" "[WHICH]" Nothing, "Marks on variations",
            "Marks the next moves or the alternatives to this one: following, instead, record for what the record asks for, or none.";
        Snap "snap" "" PiecesIfAny, "Snap to legal positions",
            "Makes the selected piece snap to a legal position near the pointer, or stay exactly under it.";
        IllegalMoves "illegal-moves" "" PiecesIfAny, "Allow illegal moves",
            "Chooses whether illegal moves, or moves out of turn, can be played without Shift or only with it.";
        HideResults "hide-results" "" Nothing, "Hide results", "Shows the result of a game only after its last move, or right away.";
        HideFollowing "hide-following" "" Record, "Hide following moves",
            "For problems: hides the following moves and all variations until you play a move or go to one. Run it again to show everything.";
        Theme "theme" "[NAME]" Nothing, "Theme", "Chooses the look of the board and the window.";
        EqualPositions "equal-positions" "[WHERE]" Nothing, "Equal positions",
            "Chooses where equal positions are looked for: off, game, game-turned, open or open-turned; open means all open records, turned also finds them rotated and mirrored.";
        TreeGrows "tree-grows" "[WAY]" Nothing, "Tree direction", "Makes the tree grow to the right or downwards.";
        GameText "game-text" "" Nothing, "Show game as text", "Shows the whole game as text instead of the tree, or the tree again.";
        ToTree "to-tree" "" Record, "Go to the tree",
            "Moves the keyboard to the tree, or to the game as text; run it again to go back to the board.";
        OnlyLine "only-line" "" Record, "Show only this line", "Shows only the current line in the tree, or all branches again.";
        FoldOthers "fold-others" "" Record, "Fold other branches", "Folds every branch of the tree that is not on the current line.";
        UnfoldAll "unfold-all" "" Record, "Show all branches", "Shows all branches of the tree, or folds distant lines again.";
        ShowInformation "show-information" "" Nothing, "Show game and players", "Shows or hides the players and the state of the game.";
        ShowTree "show-tree" "" Nothing, "Show tree", "Shows or hides the tree.";
        ShowComment "show-comment" "" Nothing, "Show comment", "Shows or hides the comment.";
        ShowPieces "show-pieces" "" Nothing, "Show pieces", "Shows or hides the pieces left.";
        ShowEngine "show-engine" "" Nothing, "Show engine graph", "Shows or hides the panel with what engines left in the record.";
        HideEngine "hide-engine" "" Nothing, "Hide engine data", "Hides everything that engines left in records, on the board and beside it, or shows it again.";
        NextLoss "next-loss" "" Record, "Next loss", "Goes to the next move of this line that lost much by what an engine left in the record.";
        PreviousLoss "previous-loss" "" Record, "Previous loss", "Goes to the previous move of this line that lost much by what an engine left in the record.";
        Losses "losses" "" Record, "Worst moves…", "Lists the moves that lost most by what an engine left in the record, with averages and accuracy.";
        EngineSource "engine-source" "NUMBER" Record, "Engine source", "Shows the numbers of this engine, where several left some; 1 covers most.";
        EngineScale "engine-scale" "SCALE" Nothing, "Engine graph", "Chooses what the graph shows: winrate or points.";
        EngineMarks "engine-marks" "MARKS" Nothing, "Engine marks on the board", "Chooses what is marked on the board: candidates, ownership, both, policy or none.";
        LossScale "loss-scale" "SCALE…" Nothing, "Classes of losses", "Chooses by which classes losses are shown: katrain, ogs, lizzie or own; or own ones such as 0.5 1.5 3 6 12 in points, or 1% 5% 20%.";
        LossDots "loss-dots" "WHICH" Nothing, "Losses with dots", "Chooses which losses have dots and are gone to: worst for the worst class, two or three classes, or all.";
        MirrorEngine "mirror-engine" "" Record, "Mirror every second value", "For numbers that were written for the side to move instead of Black: mirrors those of White's moves.";
        AddEngineLine "add-engine-line" "" Record, "Add engine line as variation", "Adds the line of the candidate that is held on the board, or of the best one, as a variation named after its engine.";
        CopyEngine "copy-engine" "" Record, "Copy engine table", "Copies the numbers of this line to the clipboard, as a table.";
        UsualSizes "usual-sizes" "" Nothing, "Reset panel sizes", "Gives the panels the sizes that suit the window and the record.";
        FullScreen "full-screen" "" Nothing, "Full screen", "Shows only the board, in full screen.";
        Menu "menu" "" Nothing, "Main menu", "Opens or closes the main menu.";
        MenuHere "menu-here" "" Nothing, "Context menu",
            "Opens the context menu of what has the keyboard focus: a point on the board, a node or a game.";
    }
    Help WhileWriting {
        Help "help" "" Nothing, "Help", "Shows the guide.";
        Shortcuts "shortcuts" "" Nothing, "Keyboard shortcuts…", "Lists the keyboard shortcuts.";
        About "about" "" Nothing, "About Variorum", "Shows version and licence information.";
    }
}

impl WindowCommand {
    /// The command of that name.
    pub fn of_name(name: &str) -> Option<WindowCommand> {
        ROWS.iter().find(|(_, entry, ..)| entry.name == name).map(|&(command, ..)| command)
    }

    /// Its names and arguments.
    pub fn entry(self) -> &'static CommandEntry {
        &ROWS[self as usize].1
    }

    /// What it requires.
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
    fn each_command_has_its_own_row() {
        for (at, (command, entry, ..)) in ROWS.iter().enumerate() {
            assert_eq!((*command as usize, WindowCommand::of_name(entry.name)), (at, Some(*command)));
        }
    }
}
