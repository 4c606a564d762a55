//! What people of a rating lose, by the part of the game: facts about the games of WTHOR, without the games.

/// Moves of a part of the game.
pub const PART: usize = 5;
/// Parts of a game.
pub const PARTS: usize = 12;

const FIRST: f32 = 800.0;
const APART: f32 = 200.0;

/// From 800 to 2200 by steps of two hundred: the discs that a move loses on the average, by fives of moves. People within a
/// hundred points of the rating in 2008 to 2023, 107 to 238 moves for each number, exact from 20 empty squares on and before
/// that by searches ten plies deep, as `heibai people losses WTH_2008.wtb … WTH_2023.wtb --moves 2400 --seed 1` tells.
const MEASURED: [[f32; PARTS]; 8] = [
    [1.26, 3.58, 4.00, 5.44, 5.81, 5.75, 5.92, 5.98, 4.71, 5.42, 2.89, 2.39],
    [0.87, 2.51, 3.18, 3.84, 4.01, 4.56, 4.52, 5.91, 5.11, 3.97, 2.82, 1.87],
    [0.54, 1.70, 2.07, 3.05, 2.67, 3.10, 4.59, 4.86, 4.17, 3.61, 2.07, 1.24],
    [0.27, 1.13, 1.89, 2.21, 2.13, 2.11, 3.04, 4.85, 3.46, 3.33, 2.26, 0.91],
    [0.26, 0.94, 1.03, 1.50, 1.56, 1.82, 2.17, 3.16, 2.94, 2.58, 1.59, 0.52],
    [0.33, 0.53, 0.72, 0.97, 0.89, 1.26, 1.63, 2.62, 2.37, 1.36, 1.17, 0.44],
    [0.34, 0.69, 0.49, 1.15, 0.90, 0.76, 1.30, 2.39, 1.53, 2.07, 0.64, 0.18],
    [0.13, 0.21, 0.51, 0.64, 0.71, 0.60, 1.01, 2.14, 1.32, 0.57, 0.44, 0.01],
];

/// What people of a rating lose in a move, in discs on the average, by fives of moves: 1 to 5, 6 to 10, up to 56 to 60. Between
/// the measured ratings it is interpolated, and beyond them it is that of the last one.
///
/// ```
/// let (weak, strong) = (heibai::people::losses(800.0), heibai::people::losses(2200.0));
/// assert!(weak.iter().zip(strong).all(|(weak, strong)| *weak > strong));
/// ```
pub fn losses(rating: f32) -> [f32; PARTS] {
    let last = MEASURED.len() - 1;
    let place = ((rating - FIRST) / APART).clamp(0.0, last as f32);
    let low = (place as usize).min(last - 1);
    let share = place - low as f32;
    let [below, above] = [MEASURED[low], MEASURED[low + 1]];
    std::array::from_fn(|part| below[part] + share * (above[part] - below[part]))
}
