//! Positions as resolved pictures in board units; knows no screen.
