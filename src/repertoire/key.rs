//! Positions as a repertoire knows them: turned and mirrored ones are the same, and forced passes are made at once.

use std::cmp::Ordering;
use std::fmt;
use std::sync::OnceLock;

use serde::{Deserialize, Serialize};

use crate::game::symmetry::{SYMMETRIES, inverse, transformed};
use crate::game::{Ply, Position, Side};

/// The largest board of any game.
const LARGEST: usize = crate::gomoku::MAX_SIZE as usize;

/// A position under all symmetries of the board: the side to move, then the stones in row order of the least of the
/// eight forms, `X` for Black, `O` for White and `-` for nothing.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PositionKey(Box<str>);

impl PositionKey {
    /// The key of a position. One that has to pass has the key of the position after that.
    pub fn of(position: &Position) -> Self {
        Seen::of(position).key
    }
}

impl fmt::Display for PositionKey {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

/// A position on a board, with what it is in the repertoire.
#[derive(Clone, Debug)]
pub(super) struct Seen {
    /// After a forced pass.
    pub position: Position,
    /// Whether that pass was made.
    pub has_passed: bool,
    pub key: PositionKey,
    /// The symmetries that lead to the least form, at least one.
    turns: Vec<u8>,
}

impl Seen {
    pub fn of(position: &Position) -> Self {
        let mut position = position.clone();
        let has_passed = position.must_pass() && position.play(Ply::Pass).is_ok();
        let stones: Vec<u8> = position.stones().into_iter().map(letter).collect();
        let size = usize::from(position.size());
        let (least, turns) = least_form(&stones, sources(size));
        let mut key = String::with_capacity(stones.len() + 1);
        key.push(letter(Some(position.side_to_move())).into());
        key.extend(least.iter().map(|&stone| char::from(stone)));
        Self { key: PositionKey(key.into()), has_passed, turns, position }
    }

    fn size(&self) -> usize {
        self.position.size().into()
    }

    /// The side to move is `side`.
    pub fn is_turn_of(&self, side: Side) -> bool {
        self.position.side_to_move() == side
    }

    /// The least form's cell for one on the board; mirror images are one cell.
    pub fn cell(&self, cell: usize) -> u16 {
        let images = self.turns.iter().map(|&turn| transformed(cell, self.size(), turn) as u16);
        images.min().expect("there is a symmetry")
    }

    /// The cell on the board for one of the least form. Of mirror images it is the one furthest to the right, then to the
    /// top, so that Othello begins with f5.
    pub fn shown(&self, cell: u16) -> usize {
        let size = self.size();
        let images = self.turns.iter().map(|&turn| transformed(cell.into(), size, inverse(turn)));
        let rank = |cell: &usize| (cell % size, size - cell / size);
        images.max_by_key(rank).expect("there is a symmetry")
    }

    /// The position after a move; `None` if it is illegal.
    pub fn after(&self, cell: usize) -> Option<Self> {
        let mut position = self.position.clone();
        position.play(Ply::Place(cell)).ok()?;
        Some(Self::of(&position))
    }

    /// As [`Self::after`], for a cell of the least form.
    pub fn step(&self, cell: u16) -> Option<Self> {
        self.after(self.shown(cell))
    }

    /// Appends the plies that led here from the position before: the move, and a forced pass.
    pub fn plies_after(&self, cell: usize, line: &mut Vec<Ply>) {
        line.push(Ply::Place(cell));
        if self.has_passed {
            line.push(Ply::Pass);
        }
    }
}

/// For each symmetry, the cell whose stone comes to each cell.
type Sources = [Box<[u16]>; 8];

/// They are asked for at every step through a repertoire, for few sizes.
fn sources(size: usize) -> &'static Sources {
    static OF_SIZE: [OnceLock<Sources>; LARGEST + 1] = [const { OnceLock::new() }; LARGEST + 1];
    OF_SIZE[size].get_or_init(|| {
        std::array::from_fn(|turn| {
            let back = inverse(turn as u8);
            (0..size * size).map(|cell| transformed(cell, size, back) as u16).collect()
        })
    })
}

/// The least of the eight forms of a board, and the symmetries that lead to it.
fn least_form(stones: &[u8], sources: &Sources) -> (Vec<u8>, Vec<u8>) {
    let form = |turn: u8| sources[usize::from(turn)].iter().map(|&cell| stones[usize::from(cell)]);
    let mut least: Vec<u8> = form(0).collect();
    let mut turns = vec![0];
    for turn in SYMMETRIES.skip(1) {
        match form(turn).cmp(least.iter().copied()) {
            Ordering::Less => {
                least = form(turn).collect();
                turns.clear();
                turns.push(turn);
            }
            Ordering::Equal => turns.push(turn),
            Ordering::Greater => {}
        }
    }
    (least, turns)
}

fn letter(stone: Option<Side>) -> u8 {
    match stone {
        Some(Side::Black) => b'X',
        Some(Side::White) => b'O',
        None => b'-',
    }
}
