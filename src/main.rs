//! Arguments to the command line, files to the window.

fn main() {}
