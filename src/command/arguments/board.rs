//! The game, rules and board.

use clap::builder::PossibleValue;
use clap::{Args, ValueEnum};

use crate::command::errors::UsageError;
use crate::game::{Game, Variant};
use crate::gomoku::Ruleset;
use crate::numbers;

#[derive(Clone, Copy, Debug, Default, Args)]
pub struct BoardArguments {
    /// The game; Othello by default, unless a rule of Gomoku is given
    #[arg(long, value_name = "GAME")]
    pub game: Option<Game>,

    /// The rules of Gomoku; freestyle by default
    #[arg(long, value_name = "RULE")]
    pub rule: Option<Ruleset>,

    /// Board size: in Othello even, from 4 to 16, by default 8; in Gomoku from 5 to 22, by default 15. Some
    /// commands know fewer, and say which
    #[arg(long, value_name = "N", value_parser = numbers::size)]
    pub size: Option<u8>,
}

impl BoardArguments {
    /// The game, which a rule can imply.
    pub fn game(self) -> Game {
        match (self.game, self.rule) {
            (Some(game), _) => game,
            (None, Some(_)) => Game::Gomoku,
            (None, None) => Game::default(),
        }
    }

    /// The variant, with defaults for what is missing. Fails if the arguments contradict each other or there
    /// is no such board.
    pub fn variant(self) -> Result<Variant, UsageError> {
        let game = self.game();
        let usual = Variant::usual(game);
        if self.rule.is_some() && usual.rules().is_none() {
            let reason = format!("this is for Gomoku, not for {}", game.kind().name);
            return Err(UsageError::new("--rule", reason));
        }
        let variant = usual.with_size(self.size.unwrap_or(usual.size()));
        let variant = self.rule.map_or(variant, |rule| variant.with_rules(rule));
        variant.start().map_err(|error| UsageError::new("--size", error.to_string()))?;
        Ok(variant)
    }

    /// The first argument that was given and asks for another board than this one.
    pub fn other_than(self, variant: Variant) -> Option<&'static str> {
        let others = [
            ("--game", self.game.is_some_and(|game| game != variant.game())),
            ("--rule", self.rule.is_some_and(|rule| variant.rules() != Some(rule))),
            ("--size", self.size.is_some_and(|size| size != variant.size())),
        ];
        others.into_iter().find(|&(_, is_other)| is_other).map(|(argument, _)| argument)
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

impl ValueEnum for Ruleset {
    fn value_variants<'a>() -> &'a [Self] {
        &Self::ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        let help = match self {
            Self::Freestyle => "Five or more in a row",
            Self::Standard => "Exactly five in a row",
            Self::Renju => {
                "Black wins with exactly five and has forbidden points; White wins with five or more"
            }
            Self::Caro => "Exactly five in a row that are not blocked at both ends",
        };
        Some(PossibleValue::new(self.name()).help(help))
    }
}
