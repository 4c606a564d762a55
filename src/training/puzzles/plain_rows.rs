//! A plain prover of wins by fours and by threats, and of defences. It counts the stones in every row of five points and tries
//! what is legal.

use std::cmp::Reverse;
use std::collections::HashMap;

use crate::gomoku::{Board, Direction, Point, Position, Ruleset, Stone, renju};

/// A whole board, two bits a point.
type Stones = [u64; 8];

/// A row of five points.
struct Row {
    points: [usize; 5],
    /// Stones on it, Black's and White's.
    count: [u8; 2],
}

/// A search by the rules alone.
pub(super) struct PlainRows {
    board: Board,
    rules: Ruleset,
    attacker: Stone,
    rows: Vec<Row>,
    rows_of: Vec<Vec<usize>>,
    stones: Stones,
    wins_by_fours: HashMap<(Stones, Stone), bool>,
    attacks: HashMap<(Stones, usize), bool>,
    holds: HashMap<(Stones, usize), bool>,
    defends: HashMap<(Stones, usize), bool>,
    /// How often a reply was good.
    good: Vec<u32>,
}

impl PlainRows {
    /// With the side to move as the attacker, on a board of at most 256 points.
    pub fn new(position: &Position) -> Self {
        let board = Board::new(position.size()).expect("there is a board of this size");
        let cells = board.points().count();
        let mut rows = Vec::new();
        let mut rows_of = vec![Vec::new(); cells];
        for start in board.points() {
            for direction in Direction::ALL {
                let line = (0..5).filter_map(|steps| direction.along(start, steps));
                let line: Vec<usize> = line.filter_map(|it| it.index(position.size())).collect();
                if let Ok(points) = <[usize; 5]>::try_from(line) {
                    for point in points {
                        rows_of[point].push(rows.len());
                    }
                    rows.push(Row { points, count: [0; 2] });
                }
            }
        }
        let mut made = Self {
            board,
            rules: position.ruleset(),
            attacker: position.to_move(),
            rows,
            rows_of,
            stones: [0; 8],
            wins_by_fours: HashMap::new(),
            attacks: HashMap::new(),
            holds: HashMap::new(),
            defends: HashMap::new(),
            good: vec![0; cells],
        };
        for point in position.board().points() {
            if let Some(stone) = position.board().stone(point) {
                made.place(made.index(point), stone);
            }
        }
        made
    }

    fn index(&self, point: Point) -> usize {
        point.index(self.board.size()).expect("the point is on the board")
    }

    fn point(&self, at: usize) -> Point {
        Point::from_index(at, self.board.size()).expect("the point is on the board")
    }

    fn place(&mut self, at: usize, stone: Stone) {
        self.board.place(self.point(at), stone);
        self.stones[at / 32] |= (1 + stone as u64) << (2 * (at % 32));
        for &row in &self.rows_of[at] {
            self.rows[row].count[stone as usize] += 1;
        }
    }

    fn remove(&mut self, at: usize, stone: Stone) {
        self.board.remove(self.point(at), stone);
        self.stones[at / 32] &= !(3 << (2 * (at % 32)));
        for &row in &self.rows_of[at] {
            self.rows[row].count[stone as usize] -= 1;
        }
    }

    fn is_empty(&self, at: usize) -> bool {
        self.stones[at / 32] & 3 << (2 * (at % 32)) == 0
    }

    fn may(&self, at: usize, stone: Stone) -> bool {
        !self.rules.forbids(stone) || renju::foul(&self.board, self.point(at)).is_none()
    }

    /// The empty points of the rows that hold so many stones of this colour and none of the other, each once.
    fn gaps(&self, stone: Stone, stones: u8) -> Vec<usize> {
        let (own, other) = (stone as usize, !stone as usize);
        let rows = self.rows.iter().filter(|it| it.count[own] == stones && it.count[other] == 0);
        let mut gaps: Vec<usize> =
            rows.flat_map(|row| row.points).filter(|&at| self.is_empty(at)).collect();
        gaps.sort_unstable();
        gaps.dedup();
        gaps
    }

    fn fives(&self, stone: Stone) -> Vec<usize> {
        let mut fives = self.gaps(stone, 4);
        fives.retain(|&at| self.rules.wins(&self.board, self.point(at), stone));
        fives
    }

    /// The points with which this side leaves the other no five; it has some.
    fn stops(&mut self, stone: Stone) -> Vec<usize> {
        let Some(&five) = self.fives(!stone).first() else { return Vec::new() };
        let five = self.point(five);
        // What is farther away, or beside its lines, leaves it a five.
        let near = Direction::ALL
            .iter()
            .flat_map(|direction| (-5..=5).filter_map(|steps| direction.along(five, steps)));
        let mut near: Vec<usize> =
            near.filter_map(|point| point.index(self.board.size())).collect();
        near.sort_unstable();
        near.dedup();
        near.retain(|&at| self.is_empty(at) && self.may(at, stone));
        near.retain(|&at| {
            self.place(at, stone);
            let is_stop = self.fives(!stone).is_empty();
            self.remove(at, stone);
            is_stop
        });
        near
    }

    /// Whether this side, which is to move, wins by fours.
    pub fn wins_by_fours(&mut self, stone: Stone) -> bool {
        if !self.fives(stone).is_empty() {
            return true;
        }
        let key = (self.stones, stone);
        if let Some(&wins) = self.wins_by_fours.get(&key) {
            return wins;
        }
        let tries =
            if self.fives(!stone).is_empty() { self.gaps(stone, 3) } else { self.stops(stone) };
        let wins = tries.into_iter().any(|at| self.may(at, stone) && self.four_wins(at, stone));
        self.wins_by_fours.insert(key, wins);
        wins
    }

    fn four_wins(&mut self, at: usize, stone: Stone) -> bool {
        self.place(at, stone);
        let is_four = !self.fives(stone).is_empty() && self.fives(!stone).is_empty();
        let wins = is_four
            && self.stops(!stone).into_iter().all(|stop| {
                self.place(stop, !stone);
                let wins = self.wins_by_fours(stone);
                self.remove(stop, !stone);
                wins
            });
        self.remove(at, stone);
        wins
    }

    /// Whether this stone, which may be played, makes a five, or a four with which this side wins by fours.
    pub fn begins_fours(&mut self, point: Point, stone: Stone) -> bool {
        self.rules.wins(&self.board, point, stone) || self.four_wins(self.index(point), stone)
    }

    /// Whether the other side has no win by fours after this stone, which may be played. A four only puts that off.
    pub fn defends(&mut self, point: Point, stone: Stone) -> bool {
        self.is_defence(self.index(point), stone)
    }

    fn is_defence(&mut self, at: usize, stone: Stone) -> bool {
        let key = (self.stones, at);
        if let Some(&defends) = self.defends.get(&key) {
            return defends;
        }
        let is_five = self.rules.wins(&self.board, self.point(at), stone);
        self.place(at, stone);
        let defends = if is_five {
            true
        } else if self.fives(stone).is_empty() {
            !self.wins_by_fours(!stone)
        } else {
            self.fives(!stone).is_empty()
                && self.stops(!stone).into_iter().all(|stop| {
                    self.place(stop, !stone);
                    let must = if self.fives(!stone).is_empty() {
                        self.tries(stone)
                    } else {
                        self.stops(stone)
                    };
                    let holds = must.into_iter().any(|next| self.is_defence(next, stone));
                    self.remove(stop, !stone);
                    holds
                })
        };
        self.remove(at, stone);
        self.defends.insert(key, defends);
        defends
    }

    /// Whether the attacker wins within so many threats if this one, which it may play, is the first.
    pub fn wins_with(&mut self, point: Point, within: usize) -> bool {
        let is_forced = self.is_forced();
        self.is_good(self.index(point), if is_forced { within } else { within - 1 })
    }

    /// Whether the attacker, which is to move, has to stop a five.
    pub fn is_forced(&self) -> bool {
        self.fives(self.attacker).is_empty() && !self.fives(!self.attacker).is_empty()
    }

    /// Whether the attacker wins with this stone if so many threats are left afterwards.
    fn is_good(&mut self, at: usize, left: usize) -> bool {
        self.place(at, self.attacker);
        let threatens = self.fives(!self.attacker).is_empty() && self.wins_by_fours(self.attacker);
        let wins = threatens && self.holds(left);
        self.remove(at, self.attacker);
        wins
    }

    /// Whether no reply stops the attacker.
    fn holds(&mut self, left: usize) -> bool {
        let key = (self.stones, left);
        if let Some(&holds) = self.holds.get(&key) {
            return holds;
        }
        let other = !self.attacker;
        let replies = if self.fives(self.attacker).is_empty() {
            self.tries(other)
        } else {
            self.stops(other)
        };
        // Who has no move draws, if nothing is to be stopped.
        let is_drawn = replies.is_empty() && self.fives(self.attacker).is_empty();
        let holds = !is_drawn
            && replies.into_iter().all(|reply| {
                self.place(reply, other);
                let wins = self.attacks(left);
                self.remove(reply, other);
                if !wins {
                    self.good[reply] += 1;
                }
                wins
            });
        self.holds.insert(key, holds);
        holds
    }

    /// Whether the attacker, which is to move, wins with so many threats and then by fours.
    fn attacks(&mut self, left: usize) -> bool {
        let key = (self.stones, left);
        if let Some(&wins) = self.attacks.get(&key) {
            return wins;
        }
        let wins = if self.is_forced() {
            let stops = self.stops(self.attacker);
            stops.into_iter().any(|stop| self.is_good(stop, left))
        } else {
            self.wins_by_fours(self.attacker)
                || left > 0
                    && self.tries(self.attacker).into_iter().any(|at| self.is_good(at, left - 1))
        };
        self.attacks.insert(key, wins);
        wins
    }

    /// Every point that this side may play; first those that were good replies, or lie on many rows of the attacker's.
    fn tries(&self, stone: Stone) -> Vec<usize> {
        let (own, other) = (self.attacker as usize, !self.attacker as usize);
        let worth = |at: usize| {
            let rows = self.rows_of[at].iter().map(|&row| &self.rows[row]);
            let open = rows.filter(|row| row.count[other] == 0);
            open.map(|row| 1_u32 << (3 * row.count[own])).sum::<u32>()
        };
        let known = |at: usize| if stone == self.attacker { 0 } else { self.good[at] };
        let mut tries: Vec<usize> =
            (0..self.good.len()).filter(|&at| self.is_empty(at) && self.may(at, stone)).collect();
        tries.sort_by_cached_key(|&at| Reverse((known(at), worth(at))));
        tries
    }
}
