//! Which game is played, by which rules and on which board.

use clap::{Args, ValueEnum};

use crate::command::errors::UsageError;
use crate::game::{Game, Side, Variant};
use crate::gomoku::{self, Ruleset};
use crate::othello::StartLayout;

/// Which game is played, by which rules and on which board.
#[derive(Clone, Copy, Debug, Default, Args)]
pub struct BoardArguments {
    /// The game; Othello if left out, unless a rule of Gomoku is given
    #[arg(long, value_name = "GAME")]
    pub game: Option<GameArgument>,

    /// What wins in Gomoku, and what is forbidden; freestyle if left out
    #[arg(long, value_name = "RULE")]
    pub rule: Option<RuleArgument>,

    /// Columns and rows of the board: in Othello even, from 4 to 16, and 8 if left out; in Gomoku from 5 to
    /// 22, and 15 if left out
    #[arg(long, value_name = "N")]
    pub size: Option<u8>,
}

impl BoardArguments {
    /// The game that is meant.
    pub fn game(self) -> Game {
        match (self.game, self.rule) {
            (Some(GameArgument::Gomoku), _) | (None, Some(_)) => Game::Gomoku,
            (Some(GameArgument::Othello), _) | (None, None) => Game::Othello,
        }
    }

    /// The start that is meant; what is left out is as it usually is.
    ///
    /// # Errors
    /// If the arguments don't go together, or there is no such board.
    pub fn variant(self) -> Result<Variant, UsageError> {
        let game = self.game();
        let size = self.size.unwrap_or(Variant::usual(game).size());
        let variant = match game {
            Game::Gomoku => Variant::Gomoku {
                size,
                rules: self.rule.map(Ruleset::from).unwrap_or_default(),
                opening: gomoku::Opening::Free,
            },
            Game::Othello if self.rule.is_some() => {
                let reason = "this is for Gomoku, not for Othello".to_owned();
                return Err(UsageError { argument: "--rule", reason });
            }
            Game::Othello => {
                Variant::Othello { size, layout: StartLayout::Standard, first: Side::Black }
            }
        };
        let refused = |reason| UsageError { argument: "--size", reason };
        variant.start().map_err(|error| refused(error.to_string()))?;
        Ok(variant)
    }
}

/// A game by name.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum GameArgument {
    /// Discs that turn over
    Othello,
    /// Five in a row
    Gomoku,
}

/// What wins in Gomoku, by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum RuleArgument {
    /// Five or more in a row
    Freestyle,
    /// Exactly five in a row
    Standard,
    /// As standard for Black, who also has forbidden points; White wins with five or more
    Renju,
    /// Exactly five in a row that are not blocked at both ends
    Caro,
}

impl From<RuleArgument> for Ruleset {
    fn from(rule: RuleArgument) -> Self {
        match rule {
            RuleArgument::Freestyle => Self::Freestyle,
            RuleArgument::Standard => Self::Standard,
            RuleArgument::Renju => Self::Renju,
            RuleArgument::Caro => Self::Caro,
        }
    }
}
