//! Games of one board, brought forward side by side.

use std::collections::HashMap;
use std::hash::Hash;

use super::results::{Results, Verdict};

/// The state of a game in the course of its moves.
pub(super) trait Line: Copy + Eq + Hash {
    /// The stones on the board.
    fn stones(&self) -> u32;

    /// Makes a move that is legal.
    fn play(&mut self, cell: u16);

    /// Whether the side to move is the one that began.
    fn is_first_to_move(&self) -> bool;
}

/// A position that is looked for.
pub(super) trait Target {
    type Line: Line;

    /// The stones on the board.
    fn stones(&self) -> u32;

    /// Whether the game stands at the position; then where a move of the game lies on the board of the position.
    fn matches(&self, line: &Self::Line) -> Option<u8>;

    /// The cell of the position that a cell of the game is, by what [`Self::matches`] gave.
    fn cell(&self, turn: u8, cell: u16) -> usize;
}

/// Games that are held, all of one kind of board.
#[derive(Clone, Debug)]
pub(super) struct BoardGames<L> {
    /// The different starts.
    starts: Vec<L>,
    places: HashMap<L, u32>,
    /// Which start each game has.
    start_of: Vec<u32>,
    verdicts: Vec<Verdict>,
    /// All moves, game after game.
    moves: Vec<u16>,
    /// Where those of each game end.
    ends: Vec<u32>,
    /// Where each game stands, and its next move.
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

    /// Adds a game; `moves` are legal one after another.
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

    /// Tells of each game that comes by a position: the next move, if there is one, with its result for the side that
    /// is to move.
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
