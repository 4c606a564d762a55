//! A round robin of the laboratory's algorithms within the same limits, from balanced openings.

use std::time::Duration;

use thiserror::Error;

use super::referee::{Conditions, Pace};
use super::round_robin::{CrossTable, RoundRobin, openings};
use super::spec::{Kind, Spec};
use super::tournament::{MatchError, MatchSettings};
use crate::game::Variant;
use crate::lab::{Contestant, Evaluation, Limits, PlayerSettings};
use crate::search::Stop;

#[derive(Clone, Debug, PartialEq)]
pub struct AlgorithmMatch {
    /// The game, on a board that all can play on.
    pub variant: Variant,
    /// At least two.
    pub contestants: Vec<Contestant>,
    pub evaluation: Evaluation,
    pub limits: Limits,
    /// Games for each pair; an odd number is rounded up.
    pub games: usize,
    /// Determines the openings and all random choices.
    pub seed: u64,
}

#[derive(Debug, Error)]
pub enum AlgorithmMatchError {
    #[error("there is no opening from which the game goes on")]
    NoOpening,
    #[error(transparent)]
    Start(#[from] MatchError),
}

/// The most that an algorithm takes beyond its limits, for its last nodes.
const MARGIN: Duration = Duration::from_secs(5);

impl AlgorithmMatch {
    pub fn all(&self) -> usize {
        let count = self.contestants.len();
        count * count.saturating_sub(1) * self.games.div_ceil(2)
    }

    /// Plays one game after another; `None` if stopped. `report` gets the games played, their total, and the table.
    pub fn play(
        &self,
        stop: &Stop,
        report: &mut dyn FnMut(usize, usize, &CrossTable),
    ) -> Result<Option<CrossTable>, AlgorithmMatchError> {
        let Self { variant, evaluation, limits, seed, .. } = *self;
        let player = |&contestant: &Contestant| {
            let player = PlayerSettings { contestant, evaluation: Some(evaluation), limits, seed };
            Spec { name: contestant.to_string(), kind: Kind::Lab(player) }
        };
        let pairs = self.games.div_ceil(2);
        let robin = RoundRobin {
            players: self.contestants.iter().map(player).collect(),
            settings: MatchSettings {
                variant,
                defaults: crate::search::Limits::default(),
                openings: openings(variant, pairs, seed, stop),
                pairs,
                conditions: Conditions { pace: Pace::Free, margin: MARGIN, patience: MARGIN },
                threads: 1,
            },
        };
        if stop.is_requested() {
            return Ok(None);
        }
        if robin.settings.openings.is_empty() {
            return Err(AlgorithmMatchError::NoOpening);
        }
        Ok(robin.play(stop, report)?)
    }
}
