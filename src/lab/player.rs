//! An algorithm that plays whole games.

use std::time::Duration;

use super::catalogue::{Contestant, Evaluation};
use super::run::{Limits, Request, run_one};
use super::subject::Subject;
use crate::engine::{Choice, Fault, NewGame, Player, Turn};
use crate::game::Variant;

/// How an algorithm plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerSettings {
    /// The algorithm with its switches.
    pub contestant: Contestant,
    /// The evaluation; the usual one of the game by default.
    pub evaluation: Option<Evaluation>,
    /// The limits of each move; a turn's time may limit it further.
    pub limits: Limits,
    /// Determines random choices; each game has its own seed.
    pub seed: u64,
}

/// The table's slots, as a power of two: 6 MiB.
const TABLE_BITS: u32 = 18;

/// The time reserved for answering after the search has ended.
const ANSWER: Duration = Duration::from_millis(5);

/// An algorithm that plays.
#[derive(Clone, Debug)]
pub struct LabPlayer {
    settings: PlayerSettings,
    seed: u64,
}

impl LabPlayer {
    /// Whether the settings can play this; their evaluation may be for another game or board.
    pub fn plays(settings: &PlayerSettings, variant: Variant) -> bool {
        let evaluation = settings.evaluation.unwrap_or(Evaluation::usual(variant.game()));
        let start = variant.start().ok().map(Subject::Position);
        start.is_some_and(|start| start.check(evaluation).is_ok())
    }

    /// A player; `defaults` limits it if its settings have no limit at all.
    pub fn new(settings: PlayerSettings, defaults: Limits) -> Self {
        let is_free = settings.limits == Limits::default();
        let limits = if is_free { defaults } else { settings.limits };
        Self { settings: PlayerSettings { limits, ..settings }, seed: settings.seed }
    }
}

impl Player for LabPlayer {
    fn new_game(&mut self, game: &NewGame, _: &crate::search::Stop) -> Result<(), Fault> {
        self.seed = self.settings.seed.wrapping_add(game.number);
        Ok(())
    }

    fn prepare(&mut self, _: &Turn<'_>) -> Result<(), Fault> {
        Ok(())
    }

    fn choose(
        &mut self,
        turn: &Turn<'_>,
        _: &mut dyn FnMut(&crate::search::Report),
    ) -> Result<Choice, Fault> {
        let mut limits = self.settings.limits;
        if let Some(allowed) = turn.time.allowed() {
            // A move takes a share of the clock for the whole game.
            let moves = match turn.time {
                crate::engine::Time::Clock(_) => turn.position.moves_to_come() as u32,
                _ => 1,
            };
            let share = (allowed / moves).saturating_sub(ANSWER);
            limits.time = Some(limits.time.map_or(share, |own| own.min(share)));
        }
        let evaluation = self.settings.evaluation;
        let subject = Subject::Position(turn.position.clone());
        let mut request = Request::new(subject, vec![self.settings.contestant], limits);
        request.evaluation = evaluation.unwrap_or(request.evaluation);
        (request.seed, request.table_bits) = (self.seed, TABLE_BITS);
        let found = run_one(&request, self.settings.contestant, turn.stop, &mut |_| {});
        let found = found.ok().flatten().ok_or(Fault::Stopped)?;
        Ok(Choice { ply: Some(found.best.ply()), eval: None })
    }
}
