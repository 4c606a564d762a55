//! Legal moves by filling runs in every direction with plain shifts and masks.

use crate::othello::bitboard::Grid;

/// Fills runs of the opponent's discs from the player's in doubling steps (Kogge-Stone parallel prefix,
/// <https://www.chessprogramming.org/Kogge-Stone_Algorithm>).
#[inline]
pub(in crate::othello) fn legal_moves<G: Grid>(player: G::Word, opponent: G::Word) -> G::Word {
    // A run bracketed from left and right can't reach an edge column; masking those also keeps shifts from wrapping
    // into the next row.
    let inner = opponent & G::INNER_COLUMNS;
    let reached = ends_of_runs::<G>(player, inner, 1)
        | ends_of_runs::<G>(player, opponent, G::SIZE)
        | ends_of_runs::<G>(player, inner, G::SIZE - 1)
        | ends_of_runs::<G>(player, inner, G::SIZE + 1);
    reached & G::ALL & !(player | opponent)
}

/// The squares just behind runs of `opponent` adjoining `player`, both ways along lines of step `step`.
#[inline]
fn ends_of_runs<G: Grid>(player: G::Word, opponent: G::Word, step: u32) -> G::Word {
    let mut up = opponent & (player << step);
    let mut down = opponent & (player >> step);
    up |= opponent & (up << step);
    down |= opponent & (down >> step);
    let pairs_up = opponent & (opponent << step);
    let pairs_down = pairs_up >> step;
    // Two discs are filled by now; a run that can be bracketed has at most `SIZE - 2`.
    for _ in 0..(G::SIZE - 4).div_ceil(2) {
        up |= pairs_up & (up << (2 * step));
        down |= pairs_down & (down >> (2 * step));
    }
    (up << step) | (down >> step)
}
