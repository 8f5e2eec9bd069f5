//! The undo-able record: a tree, its history and the place where the reader stands; knows no board.
