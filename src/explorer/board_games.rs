//! Games of one board, brought forward side by side.

use std::collections::HashMap;
use std::hash::Hash;

use super::results::{Results, Verdict};

pub(super) trait Line: Copy + Eq + Hash {
    fn stones(&self) -> u32;

    fn play(&mut self, cell: u16);

    fn is_first_to_move(&self) -> bool;
}

pub(super) trait Target {
    type Line: Line;

    fn stones(&self) -> u32;

    /// If the game stands at the position, the symmetry that maps the game's cells to the position's.
    fn matches(&self, line: &Self::Line) -> Option<u8>;

    /// The position's cell for a cell of the game, by that symmetry.
    fn cell(&self, turn: u8, cell: u16) -> usize;
}

#[derive(Clone, Debug)]
pub(super) struct BoardGames<L> {
    starts: Vec<L>,
    places: HashMap<L, u32>,
    start_of: Vec<u32>,
    verdicts: Vec<Verdict>,
    moves: Vec<u16>,
    ends: Vec<u32>,
    lines: Vec<(L, u32)>,
    stones: u32,
}

impl<L> Default for BoardGames<L> {
    fn default() -> Self {
        Self {
            starts: Vec::new(),
            places: HashMap::new(),
            start_of: Vec::new(),
            verdicts: Vec::new(),
            moves: Vec::new(),
            ends: Vec::new(),
            lines: Vec::new(),
            stones: 0,
        }
    }
}

impl<L: Line> BoardGames<L> {
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Adds a game with legal moves.
    pub fn add(&mut self, start: L, moves: &[u16], verdict: Verdict) {
        let next = self.starts.len() as u32;
        let place = *self.places.entry(start).or_insert(next);
        if place == next {
            self.starts.push(start);
        }
        self.start_of.push(place);
        self.lines.push((start, self.moves.len() as u32));
        self.moves.extend_from_slice(moves);
        self.ends.push(self.moves.len() as u32);
        self.verdicts.push(verdict);
        // The new one is not where the others are.
        self.stones = u32::MAX;
    }

    /// Calls `tell` for each game through a position, with its next move and its result for the side to move.
    pub fn look<T: Target<Line = L>>(
        &mut self,
        target: &T,
        tell: &mut dyn FnMut(Option<usize>, Results),
    ) {
        let stones = target.stones();
        if stones < self.stones {
            let mut begin = 0;
            for (at, line) in self.lines.iter_mut().enumerate() {
                *line = (self.starts[self.start_of[at] as usize], begin);
                begin = self.ends[at];
            }
        }
        self.stones = stones;
        for ((line, next), (&end, &verdict)) in
            self.lines.iter_mut().zip(self.ends.iter().zip(&self.verdicts))
        {
            while line.stones() < stones && *next < end {
                line.play(self.moves[*next as usize]);
                *next += 1;
            }
            if line.stones() != stones {
                continue;
            }
            if let Some(turn) = target.matches(line) {
                let following = (*next < end).then(|| self.moves[*next as usize]);
                let cell = following.map(|cell| target.cell(turn, cell));
                tell(cell, verdict.results(line.is_first_to_move()));
            }
        }
    }
}
