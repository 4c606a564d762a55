//! The command line: one file per subcommand, and errors as a user reads them. Of [`crate::app`] it uses only
//! [`crate::app::launch`], [`crate::app::picture`], [`crate::app::folders`], [`crate::app::reset`],
//! [`crate::app::licences`], [`crate::app::repertoire`] and what writes whole files in
//! [`crate::app::disk`].

mod accuracy;
mod analyze;
mod arguments;
mod bench;
mod board_text;
mod book;
mod convert;
mod counted;
mod errors;
mod explore;
mod files;
mod game_position;
mod games;
mod gomocup;
mod gomoku;
mod gtp;
mod interrupt;
mod lab;
mod lessons;
mod levels;
mod manuals;
mod match_engines;
mod nboard;
mod opening_file;
mod openings;
mod output;
mod people;
mod perft;
mod picture;
mod position_file;
mod progress;
mod puzzles;
mod reasons;
mod repertoire;
mod review;
mod show;
mod solve;
mod task;
pub mod tier;
mod train;
mod verify;
mod window;

use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{CommandFactory, FromArgMatches};

use crate::app::launch::WindowOptions;
use crate::complaint::{self, complain};
use crate::eval::othello::patterns::Weights;
use errors::UsageError;
use output::Output;
use task::{Arguments, Task};
use window::WindowArguments;

/// The exit status after arguments that make no sense.
pub const STATUS_USAGE: u8 = 2;

const STATUS_FAILURE: u8 = 1;

/// What remains to be done once the arguments have been dealt with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// End with this status.
    Exit(u8),
    /// Open the window.
    Window(WindowOptions),
}

/// Runs the subcommand; opening the window is left to the caller. The first argument is the program's name.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> Start {
    let arguments: Vec<OsString> = gomocup::understand_name(arguments).collect();
    let command = with_negative_numbers(Arguments::command());
    let late = late_command(&command, &arguments);
    let parsed = command
        .try_get_matches_from(arguments)
        .and_then(|mut matches| Arguments::from_arg_matches_mut(&mut matches));
    match (parsed, late) {
        (Ok(Arguments { subcommand: None, .. }) | Err(_), Some(name)) => {
            complain(&format!(
                "{name} is a command, which comes before its options: heibai {name} …"
            ));
            Start::Exit(STATUS_USAGE)
        }
        (parsed, _) => run_parsed(parsed),
    }
}

fn run_parsed(parsed: Result<Arguments, clap::Error>) -> Start {
    match parsed {
        Ok(Arguments { subcommand: Some(task), .. }) => Start::Exit(exit_status(run_task(&task))),
        Ok(Arguments { subcommand: None, window }) if window.reset_settings => {
            Start::Exit(exit_status(window::reset_settings(&window, &mut Output::lock())))
        }
        Ok(Arguments { subcommand: None, window }) => match window_options(window) {
            Ok(options) => Start::Window(options),
            Err(error) => Start::Exit(exit_status(Err(error))),
        },
        // A command that needs another one after it.
        Err(help) if help.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            // With stderr closed there is nobody left to tell.
            let _ = help.print();
            Start::Exit(STATUS_USAGE)
        }
        Err(answer) if answer.use_stderr() => {
            let text = answer.render().to_string();
            let text = text.strip_prefix("error: ").unwrap_or(&text);
            complain(text.trim_end());
            Start::Exit(STATUS_USAGE)
        }
        Err(help) => {
            let printed = help.print().map_err(output::named);
            Start::Exit(exit_status(printed.map_err(anyhow::Error::from)))
        }
    }
}

/// The command after an option with a value: it would be taken for a file. `None` if there is a file of this name.
fn late_command(command: &clap::Command, arguments: &[OsString]) -> Option<String> {
    let takes_value = |word: &OsString| {
        let name = word.to_str().and_then(|word| word.strip_prefix("--"));
        let option =
            name.and_then(|name| command.get_arguments().find(|it| it.get_long() == Some(name)));
        option.is_some_and(|option| option.get_action().takes_values())
    };
    let mut words = arguments.iter().skip(1).peekable();
    words.peek().and_then(|first| first.to_str()).filter(|first| first.starts_with("--"))?;
    while let Some(word) = words.next() {
        if takes_value(word) {
            words.next();
        } else if let Some(late) = command.find_subcommand(word)
            && !Path::new(late.get_name()).exists()
        {
            return Some(late.get_name().to_owned());
        }
    }
    None
}

/// A negative number is the value of the option before it, whose range is told then.
fn with_negative_numbers(command: clap::Command) -> clap::Command {
    command
        .mut_args(|argument| {
            let takes_value = argument.get_action().takes_values();
            argument.allow_negative_numbers(takes_value)
        })
        .mut_subcommands(with_negative_numbers)
}

fn window_options(arguments: WindowArguments) -> anyhow::Result<WindowOptions> {
    check_first_word(&arguments.files)?;
    let options = window::options(arguments)?;
    check_package()?;
    Ok(options)
}

/// Refuses a word that is no file and looks like none: it is meant for a command.
fn check_first_word(files: &[PathBuf]) -> Result<(), UsageError> {
    let Some(path) = files.first() else { return Ok(()) };
    let Some(word) = path.to_str().filter(|word| !word.contains(['/', '\\', '.', ':'])) else {
        return Ok(());
    };
    if !path.try_exists().is_ok_and(|is_there| !is_there) {
        return Ok(());
    }
    let advice = match similar_command(word) {
        Some(similar) => format!("a similar command is {similar}"),
        None => "heibai --help lists the commands".to_owned(),
    };
    Err(UsageError::new(word, format!("there is no such command and no such file; {advice}")))
}

/// The command whose name is most like a word. Beside a file that may stand in its place clap suggests none.
fn similar_command(word: &str) -> Option<String> {
    let command = Arguments::command();
    let shown = command.get_subcommands().filter(|it| !it.is_hide_set());
    let alone = clap::Command::new("heibai").subcommands(shown.cloned());
    let refused = alone.try_get_matches_from(["heibai", word]);
    match refused.err().as_ref().and_then(|it| it.get(ContextKind::SuggestedSubcommand)) {
        Some(ContextValue::String(name)) => Some(name.clone()),
        // The likest is last.
        Some(ContextValue::Strings(names)) => names.last().cloned(),
        _ => None,
    }
}

/// Whether the package has the files that the program is nothing without.
fn check_package() -> anyhow::Result<()> {
    if cfg!(feature = "packaged") {
        Weights::check_shipped().context("Heibai has to be installed again")?;
    }
    Ok(())
}

fn run_task(task: &Task) -> anyhow::Result<()> {
    if task.needs_package() {
        check_package()?;
    }
    task.run(&mut Output::lock())
}

fn exit_status(result: anyhow::Result<()>) -> u8 {
    match result {
        Ok(()) => 0,
        // The reader has seen enough, as in `heibai perft 9 | head -1`, but may not have seen what was complained of.
        Err(error) if is_broken_pipe(&error) => {
            if complaint::was_any() {
                STATUS_FAILURE
            } else {
                0
            }
        }
        Err(error) => {
            complain(&format!("{error:#}"));
            if error.is::<UsageError>() {
                STATUS_USAGE
            } else if error.is::<interrupt::Interrupted>() {
                interrupt::status()
            } else {
                STATUS_FAILURE
            }
        }
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
