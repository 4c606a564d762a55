//! The sums of a board's points, and over all of them.

use crate::eval::gomoku::board::{PatternBoard, Placed};
use crate::eval::gomoku::cell::{Cell, LINES};
use crate::eval::gomoku::network::{INPUTS, Network, REACH, Sums, WIDTH};
use crate::gomoku::{Lines, MAX_SIZE};

const POINTS: usize = MAX_SIZE as usize * MAX_SIZE as usize;

/// Four lines with as many changed points on either side.
const MOST_CHANGES: usize = 8 * REACH as usize;

#[derive(Clone, Debug)]
pub struct Accumulator {
    network: &'static Network,
    size: u8,
    lines: [[u64; LINES]; 4],
    /// By point, in row order; of empty points only.
    sums: Box<[Sums; POINTS]>,
    pooled: [i32; INPUTS],
    /// Stones that the board had placed when this was made.
    origin: Vec<Placed>,
    steps: Vec<Step>,
    saved: Vec<Saved>,
}

/// A stone, and how things were before it.
#[derive(Clone, Debug)]
struct Step {
    stone: Placed,
    pooled: [i32; INPUTS],
    saved: usize,
}

#[derive(Clone, Debug)]
struct Saved {
    point: u16,
    sums: Sums,
}

impl Accumulator {
    pub fn new(network: &'static Network, board: &PatternBoard) -> Self {
        let mut made = Self {
            network,
            size: board.size(),
            lines: *board.lines(),
            sums: vec![[0; INPUTS]; POINTS].try_into().expect("there are as many points"),
            pooled: [0; INPUTS],
            origin: board.stones_placed().collect(),
            steps: Vec::with_capacity(64),
            saved: Vec::with_capacity(16 * MOST_CHANGES),
        };
        for cell in board.empty_cells() {
            let mut sums = network.bias;
            for (direction, lines) in made.lines.iter().enumerate() {
                let (line, bit) = cell.on_line(direction);
                add(&mut sums, network.row(lines[line], bit));
            }
            let point = made.point(cell);
            made.sums[point] = sums;
            pool(&mut made.pooled, &sums, 1);
        }
        // The network saw boards of one size only: what others have more is left out as if it were far from all stones.
        let points = |size: u8| i32::from(size).pow(2);
        pool(&mut made.pooled, &network.far_away, points(Network::SIZE) - points(board.size()));
        made
    }

    pub fn correction(&mut self, board: &PatternBoard) -> i32 {
        self.follow(board);
        self.network.correction(&self.pooled, board.to_move(), board.threats())
    }

    /// Takes stones back and places others until it is where the board is.
    fn follow(&mut self, board: &PatternBoard) {
        let mut stones = board.stones_placed();
        if !self.origin.iter().all(|&stone| stones.next() == Some(stone)) {
            *self = Self::new(self.network, board);
            return;
        }
        let common =
            stones.clone().zip(&self.steps).take_while(|(stone, step)| *stone == step.stone);
        let common = common.count();
        while self.steps.len() > common {
            self.undo();
        }
        for stone in stones.skip(common) {
            self.place(stone);
        }
    }

    fn place(&mut self, stone: Placed) {
        let (network, cell) = (self.network, stone.cell);
        self.steps.push(Step { stone, pooled: self.pooled, saved: self.saved.len() });
        let gone = self.point(cell);
        pool(&mut self.pooled, &self.sums[gone], -1);
        for direction in 0..4 {
            let (line, bit) = cell.on_line(direction);
            let old = self.lines[direction][line];
            let new = old ^ Lines::bit_against(stone.stone) << bit;
            self.lines[direction][line] = new;
            let mut change = [0; INPUTS];
            for (near, at) in cell.empties_near(direction, new, bit, REACH) {
                let changed = self.point(near);
                let sums = &mut self.sums[changed];
                self.saved.push(Saved { point: changed as u16, sums: *sums });
                replace(sums, network.row(old, at), network.row(new, at), &mut change);
            }
            for (pooled, change) in self.pooled.iter_mut().zip(change) {
                *pooled += i32::from(change);
            }
        }
    }

    #[inline]
    fn point(&self, cell: Cell) -> usize {
        cell.in_rows_of(self.size) % POINTS
    }

    fn undo(&mut self) {
        let Some(step) = self.steps.pop() else { return };
        self.pooled = step.pooled;
        for Saved { point, sums } in self.saved.drain(step.saved..).rev() {
            self.sums[usize::from(point) % POINTS] = sums;
        }
        for direction in 0..4 {
            let (line, bit) = step.stone.cell.on_line(direction);
            self.lines[direction][line] ^= Lines::bit_against(step.stone.stone) << bit;
        }
    }
}

#[inline]
fn add(sums: &mut Sums, row: &Sums) {
    sums.iter_mut().zip(row).for_each(|(sum, number)| *sum += number);
}

/// Exchanges a row in a point's sums and adds what that changes of the clipped sums.
#[inline]
fn replace(sums: &mut Sums, old: &Sums, new: &Sums, change: &mut Sums) {
    for at in 0..2 * WIDTH {
        let (before, after) = (sums[at], sums[at] + (new[at] - old[at]));
        sums[at] = after;
        change[at] += after.max(0) - before.max(0);
    }
}

#[inline]
fn pool(pooled: &mut [i32; INPUTS], sums: &Sums, times: i32) {
    for (pooled, &sum) in pooled.iter_mut().zip(sums) {
        *pooled += times * i32::from(sum.max(0));
    }
}
