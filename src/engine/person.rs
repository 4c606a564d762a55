//! Somebody of a rating as a player: of Othello on 8×8 as the model of people has it, of Gomoku by what is overlooked.

use std::sync::Arc;

use super::player::{Choice, Fault, NewGame, Player, Turn};
use crate::game::{Ply, Position};
use crate::othello::Board;
use crate::people::{LastMoves, Model, play};
use crate::search::{Engine, HashSize, Report};

/// Who plays.
#[derive(Clone, Debug, PartialEq)]
pub struct PersonSettings {
    /// The rating, one of [`crate::people::RATINGS`].
    pub rating: u16,
    /// The model.
    pub model: Arc<Model>,
    /// Decides the moves, together with the number of the game.
    pub seed: u64,
}

/// Enough for searches of a few plies.
const HASH_MEBIBYTES: usize = 2;

/// The player.
#[derive(Debug)]
pub struct Person {
    settings: PersonSettings,
    engine: Engine,
    rng: fastrand::Rng,
}

impl Person {
    /// Somebody with these settings.
    pub fn new(settings: PersonSettings) -> Self {
        let rng = fastrand::Rng::with_seed(settings.seed);
        Self { settings, engine: Engine::new(HashSize::mebibytes(HASH_MEBIBYTES)), rng }
    }
}

impl Player for Person {
    fn new_game(&mut self, game: &NewGame, _stop: &crate::search::Stop) -> Result<(), Fault> {
        self.rng = fastrand::Rng::with_seed(self.settings.seed.wrapping_add(game.number));
        Ok(())
    }

    fn prepare(&mut self, _turn: &Turn<'_>) -> Result<(), Fault> {
        Ok(())
    }

    fn choose(
        &mut self,
        turn: &Turn<'_>,
        _report: &mut dyn FnMut(&Report),
    ) -> Result<Choice, Fault> {
        let last = LastMoves::of(turn.plies().into_iter().rev());
        if let Position::Othello(position) = turn.position {
            Board::try_from(position).map_err(|_| Fault::SetUp)?;
        }
        let PersonSettings { model, rating, .. } = &self.settings;
        let (engine, seed) = (&mut self.engine, self.rng.u64(..));
        let found = play(model, engine, turn.position, last, *rating, seed, turn.stop);
        let found = found.ok_or(Fault::Stopped)?;
        let ply = found.choice.map_or_else(|| turn.position.ply_on(found.best), Ply::Choose);
        Ok(Choice { ply: Some(ply), eval: None })
    }
}
