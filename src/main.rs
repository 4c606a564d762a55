//! The program: passes the arguments to the library, and returns its exit status.

use std::process::ExitCode;

use heibai::app::launch::WindowOptions;
use heibai::command::{self, Start};
use heibai::complaint::complain;

fn main() -> ExitCode {
    if let Err(error) = command::tier::hand_over() {
        complain(&error.to_string());
        return ExitCode::from(command::STATUS_USAGE);
    }
    match command::run(std::env::args_os()) {
        Start::Exit(status) => ExitCode::from(status),
        Start::Window(options) => open_window(options),
    }
}

#[cfg(feature = "gui")]
fn open_window(options: WindowOptions) -> ExitCode {
    let status = heibai::app::bridge::run(options);
    u8::try_from(status).map_or(ExitCode::FAILURE, ExitCode::from)
}

#[cfg(not(feature = "gui"))]
fn open_window(_: WindowOptions) -> ExitCode {
    complain(
        "this build has no window (it was made without the feature \"gui\"); \
        heibai --help lists the commands",
    );
    ExitCode::from(command::STATUS_USAGE)
}
