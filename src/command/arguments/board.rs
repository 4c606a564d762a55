//! The game, rules and board.

use clap::builder::PossibleValue;
use clap::{Args, ValueEnum};

use crate::command::errors::UsageError;
use crate::game::{Game, Variant};
use crate::gomoku::Ruleset;

/// The game, rules and board.
#[derive(Clone, Copy, Debug, Default, Args)]
pub struct BoardArguments {
    /// The game; Othello by default, unless a rule of Gomoku is given
    #[arg(long, value_name = "GAME")]
    pub game: Option<Game>,

    /// The rules of Gomoku; freestyle by default
    #[arg(long, value_name = "RULE")]
    pub rule: Option<RuleArgument>,

    /// Board size: in Othello even, from 4 to 16, by default 8; in Gomoku from 5 to 22, by default 15
    #[arg(long, value_name = "N")]
    pub size: Option<u8>,
}

impl BoardArguments {
    /// The game meant.
    pub fn game(self) -> Game {
        match (self.game, self.rule) {
            (Some(game), _) => game,
            (None, Some(_)) => Game::Gomoku,
            (None, None) => Game::default(),
        }
    }

    /// The variant meant, with defaults for what is missing.
    ///
    /// # Errors
    /// If the arguments don't go together, or there is no such board.
    pub fn variant(self) -> Result<Variant, UsageError> {
        let game = self.game();
        let usual = Variant::usual(game);
        if self.rule.is_some() && usual.rules().is_none() {
            let reason = format!("this is for Gomoku, not for {}", game.kind().name);
            return Err(UsageError { argument: "--rule", reason });
        }
        let variant = usual.with_size(self.size.unwrap_or(usual.size()));
        let variant = self.rule.map_or(variant, |rule| variant.with_rules(rule.into()));
        let refused = |reason| UsageError { argument: "--size", reason };
        variant.start().map_err(|error| refused(error.to_string()))?;
        Ok(variant)
    }
}

impl ValueEnum for Game {
    fn value_variants<'a>() -> &'a [Self] {
        &Self::ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        let kind = self.kind();
        Some(PossibleValue::new(kind.id).help(kind.aim))
    }
}

/// The rules of Gomoku by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum RuleArgument {
    /// Five or more in a row
    Freestyle,
    /// Exactly five in a row
    Standard,
    /// Black wins with exactly five and has forbidden points; White wins with five or more
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
