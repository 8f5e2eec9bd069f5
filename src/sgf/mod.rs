//! The lossless tree: nodes and raw properties over the bytes of the file; knows no game.
