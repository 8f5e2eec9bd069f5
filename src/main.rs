//! The program: with a command it is the command line, with files it opens the window.

use std::process::ExitCode;

use variorum::cli::{self, Asked};

/// Runs the program.
pub fn main() -> ExitCode {
    cli::listen_to_errors();
    #[cfg(feature = "window")]
    variorum::app::lend_fonts();
    match cli::run(std::env::args_os()) {
        Asked::Finished(code) => code,
        Asked::Window(window) => match open(window) {
            Ok(()) => ExitCode::SUCCESS,
            Err(cause) => {
                cli::say_no_window(&cause.to_string());
                ExitCode::from(2)
            }
        },
    }
}

#[cfg(feature = "window")]
fn open(window: cli::Window) -> Result<(), variorum::app::WindowError> {
    use variorum::{app, store};
    let options = app::Options {
        renderer: window.renderer,
        new_window: window.new_window,
        run: window.run,
        statistics: std::env::var_os("VARIORUM_STATISTICS").is_some(),
        home: store::Home::of_user(),
    };
    app::run(window.given, options)
}

#[cfg(not(feature = "window"))]
fn open(_: cli::Window) -> Result<(), String> {
    Err(cli::no_window())
}
