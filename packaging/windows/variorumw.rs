//! `variorumw.exe`: starts `variorum.exe` beside it without a console window, for Explorer and the start menu.
//!
//! A program of Windows either has a console or has none. The one with a console is the command line, and this is the
//! double-click: the arguments go through, the exit status comes back.
#![cfg_attr(windows, windows_subsystem = "windows")]

use std::process::{Command, ExitCode};

fn main() -> ExitCode {
    let Ok(here) = std::env::current_exe() else { return ExitCode::from(2) };
    let mut command = Command::new(here.with_file_name(if cfg!(windows) { "variorum.exe" } else { "variorum" }));
    command.args(std::env::args_os().skip(1));
    #[cfg(windows)]
    {
        const CREATE_NO_WINDOW: u32 = 0x0800_0000;
        std::os::windows::process::CommandExt::creation_flags(&mut command, CREATE_NO_WINDOW);
    }
    match command.status() {
        Ok(status) => ExitCode::from(status.code().map_or(2, |code| code.clamp(0, 255) as u8)),
        Err(_) => ExitCode::from(2),
    }
}
