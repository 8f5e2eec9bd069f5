//! Arguments to the command line, files to the window.

use std::process::ExitCode;

use variorum::cli::{self, Asked};

fn main() -> ExitCode {
    match cli::run(std::env::args_os()) {
        Asked::Finished(code) => code,
        Asked::Window(_) => {
            cli::say("this build has no window; `variorum --help` lists what it can do without one");
            ExitCode::from(2)
        }
    }
}
