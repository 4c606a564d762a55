//! A balanced choice of puzzles.

use std::collections::{BTreeMap, HashSet};

use super::worth::worthwhile;
use crate::puzzles::{Goal, Puzzle, Theme};

/// The width of a band of ratings.
const BAND: u16 = 200;

/// Chooses puzzles, each position once: from every theme and band of ratings in turn, as long as there are some. A puzzle
/// counts for the rarest of its themes. Those that are not [`worthwhile`] are left out. The answer is in the order of the
/// ratings.
pub fn choose(puzzles: Vec<Puzzle>, count: usize, seed: u64) -> Vec<Puzzle> {
    let mut known = HashSet::new();
    let worthwhile = puzzles.into_iter().filter_map(worthwhile);
    let mut puzzles: Vec<Puzzle> = worthwhile.filter(|it| known.insert(it.id())).collect();
    let mut frequency: BTreeMap<Theme, usize> = BTreeMap::new();
    for theme in puzzles.iter().flat_map(|it| &it.themes) {
        *frequency.entry(*theme).or_default() += 1;
    }
    fastrand::Rng::with_seed(seed).shuffle(&mut puzzles);
    // The last come first: those in which the result is at stake.
    puzzles.sort_by_key(|it| std::cmp::Reverse(it.goal == Goal::Best));
    let mut cells: BTreeMap<(Option<Theme>, u16), Vec<Puzzle>> = BTreeMap::new();
    for puzzle in puzzles {
        let rarest = puzzle.themes.iter().copied().min_by_key(|theme| frequency[theme]);
        cells.entry((rarest, puzzle.rating / BAND)).or_default().push(puzzle);
    }
    let mut chosen = Vec::new();
    while chosen.len() < count && cells.values().any(|cell| !cell.is_empty()) {
        let missing = count - chosen.len();
        chosen.extend(cells.values_mut().filter_map(Vec::pop).take(missing));
    }
    chosen.sort_by_key(|it| (it.rating, it.id()));
    chosen
}
