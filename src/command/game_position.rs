//! The position of a game file that a subcommand shows.

use std::path::PathBuf;

use anyhow::Context;
use clap::Args;

use super::counted::counted;
use super::errors::UsageError;
use super::games::{self, NamedFormat};
use crate::game::tree::{GameTree, NodeId};
use crate::numbers;
use crate::records::formats::{Collection, Games};

#[derive(Debug, Args)]
pub struct PositionArguments {
    /// A game file in any format
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Show the position after this many moves of the main line, passes included; by default the last
    #[arg(long = "move", value_name = "N", value_parser = numbers::count_or_none)]
    after: Option<usize>,

    /// The game of a file with several, counted from 1
    #[arg(long, value_name = "K", default_value_t = 1, value_parser = numbers::count)]
    pub game: usize,

    /// The format of the file; by default that of its content or ending
    #[arg(long, value_name = "FORMAT", value_parser = games::format_named())]
    from: Option<NamedFormat>,
}

pub(super) struct GamePosition {
    pub tree: GameTree,
    pub node: NodeId,
    /// How many moves of the main line lead there.
    pub after: usize,
    /// How many moves the main line has.
    pub last: usize,
}

impl PositionArguments {
    pub(super) fn read(&self) -> anyhow::Result<(Collection, GamePosition)> {
        let games = games::read(&self.file, self.from)?;
        let name = self.file.display();
        games::check_number(self.game, &games, &self.file)?;
        let tree =
            games.tree(self.game - 1).with_context(|| format!("{name}: game {}", self.game))?;
        let line = tree.path(tree.main_end());
        let last = line.len() - 1;
        let after = self.after.unwrap_or(last);
        let Some(&node) = line.get(after) else {
            let reason = format!("the game has only {}", counted(last, "move"));
            return Err(UsageError::new(format!("--move {after}"), reason).into());
        };
        Ok((games, GamePosition { tree, node, after, last }))
    }
}
