//! Where a package keeps the program's other files, relative to the program, so that it works below any folder:
//!
//! | | |
//! |---|---|
//! | `bin/heibai` or `games/heibai` | the program for any processor |
//! | `lib/heibai/heibai-v3`, `-v4` | the same for higher tiers ([`command::tier`](crate::command::tier)) |
//! | `lib/heibai/othello-8x8.rows` | the weights, which all of these share ([`Weights::lay_out`]) |
//!
//! [`Weights::lay_out`]: crate::eval::othello::patterns::Weights::lay_out

use std::path::{Path, PathBuf};

/// The package's own folder; `None` for a program that is not where a package has it, or if the system doesn't tell. In
/// a folder of downloads, say, a neighbour is not ours.
pub fn folder() -> Option<PathBuf> {
    let program = std::env::current_exe().ok()?;
    folder_of(&program)
}

fn folder_of(program: &Path) -> Option<PathBuf> {
    let own = program.parent()?;
    if own.ends_with("lib/heibai") {
        return Some(own.to_owned());
    }
    let is_of_programs = own.file_name().is_some_and(|name| name == "bin" || name == "games");
    if is_of_programs { Some(own.parent()?.join("lib/heibai")) } else { None }
}
