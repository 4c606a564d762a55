//! Counts the sequences of moves of a given length: the classic check of a move generator.

use super::opening::Due;
use super::position::Position;

/// Counts the sequences of `depth` stones, offers and choices. A game that ends earlier counts as one.
///
/// ```
/// use heibai::gomoku::{Opening, Position, Ruleset, perft};
/// let start = Position::start(15, Ruleset::Freestyle, Opening::Free).unwrap();
/// assert_eq!(perft(&start, 2), 225 * 224);
/// ```
pub fn perft(position: &Position, depth: u8) -> u64 {
    let due = position.stage().due();
    if depth == 0 || position.is_game_over() {
        return 1;
    }
    if let Due::Choice(choices) = due {
        let after = choices.iter().map(|&choice| {
            let mut next = position.clone();
            next.choose(choice).expect("the choice is due");
            perft(&next, depth - 1)
        });
        return after.sum();
    }
    let points = position.legal_points();
    if depth == 1 {
        return points.len() as u64;
    }
    let after = points.into_iter().map(|point| {
        let mut next = position.clone();
        let played = match due {
            Due::Offers(_) => next.offer(point),
            _ => next.place(point),
        };
        played.expect("the point is in the list of legal ones");
        perft(&next, depth - 1)
    });
    after.sum()
}
