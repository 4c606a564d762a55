//! A move as somebody of a rating makes it.

use super::{LastMoves, Model, MoveFacts, draw, facts, oversight};
use crate::game::Position;
use crate::othello::Board;
use crate::search::{Engine, RankedMove, Report, Score, Stop};

/// What somebody of this rating plays, and how they see it: in Othello a move drawn by the model, in Gomoku the best one among
/// what is not overlooked. The seed decides that. `None` on boards of Othello that the model does not know, if nobody can
/// move, and if the search was stopped before it saw anything; one that is stopped later plays by what it saw.
pub fn play(
    model: &Model,
    engine: &mut Engine,
    position: &Position,
    last: LastMoves,
    rating: u16,
    seed: u64,
    stop: &Stop,
) -> Option<Report> {
    let Position::Othello(othello) = position else {
        return oversight::play(engine, position, last, rating.into(), seed, stop);
    };
    let board = Board::try_from(othello).ok()?;
    let found = facts(engine, board, last, stop)?;
    let chances = model.of_facts(&found, board, rating.into());
    let cell = draw(&chances, &mut fastrand::Rng::with_seed(seed));
    let loss = found.moves.iter().find(|it| it.cell == cell).map_or(0.0, MoveFacts::loss);
    let score = Score::from_hundredths((100.0 * (found.value - loss)) as i16);
    Some(Report::of(RankedMove { score, ..RankedMove::unknown(cell) }, 0))
}
