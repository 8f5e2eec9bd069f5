//! `variorumw.exe`: the program once more without a console, for Explorer, the start menu and the taskbar.
//!
//! A program of Windows either has a console or has none, and what is pinned to the taskbar is the file that owns the window. So
//! `variorum.exe` is the command line, and this is the double-click.
#![cfg_attr(windows, windows_subsystem = "windows")]

use std::process::ExitCode;

#[path = "../../src/main.rs"]
mod program;

fn main() -> ExitCode {
    program::main()
}
