//! Which squares of Othello reach a goal, and what is so of a position.

use super::{MAX_EMPTY, Prover, Unproved, check_either, is, is_opening, otherwise, same, sorted};
use crate::game::{Position, Side};
use crate::lessons::{Fact, Goal};
use crate::othello::{self, Board, Square};
use crate::search::{Limits, Request};

const CORNERS: [usize; 4] = [0, 7, 56, 63];

impl Prover {
    pub(super) fn right_squares(
        &mut self,
        goal: &Goal,
        position: &othello::Position,
        game: &Position,
        cells: &[usize],
    ) -> Result<Vec<usize>, Unproved> {
        let legal = cells.iter().copied().filter(|&cell| game.is_legal(cell));
        let mover = position.side_to_move();
        let after = |cell: usize| {
            let mut after = position.clone();
            after.place(square(cell)).expect("it is a legal move");
            after
        };
        let flips = |cell: usize| position.flips(square(cell)).len();
        let least = |of: &dyn Fn(usize) -> usize| {
            let least = legal.clone().map(of).min();
            legal.clone().filter(|&cell| Some(of(cell)) == least).collect()
        };
        let all = |is_so: &dyn Fn(usize) -> bool| -> Vec<usize> {
            legal.clone().filter(|&it| is_so(it)).collect()
        };
        let better = |prover: &mut Self, is_right: &dyn Fn(i32, i32) -> bool| {
            let mut scores = Vec::new();
            for cell in legal.clone() {
                scores.push((cell, -prover.score(&after(cell))?));
            }
            let best = scores.iter().map(|it| it.1).max().unwrap_or_default();
            let right = scores.into_iter().filter(|it| is_right(it.1, best));
            Ok(right.map(|it| it.0).collect())
        };
        Ok(match goal {
            Goal::Legal => all(&|_| true),
            Goal::Turns(count) => all(&|cell| flips(cell) == *count),
            Goal::MostTurned => least(&|cell| 64 - flips(cell)),
            Goal::FewestTurned => least(&flips),
            Goal::Corner => all(&|cell| CORNERS.contains(&cell)),
            Goal::NoCorner => all(&|cell| {
                let replies = after(cell).legal_moves();
                !replies.iter().any(|it| CORNERS.contains(&index(*it)))
            }),
            Goal::Stable => all(&|cell| board(&after(cell)).opponent_stable() >> cell & 1 == 1),
            Goal::Wedge => all(&|cell| is_wedge(&after(cell), cell)),
            Goal::FewestReplies => least(&|cell| after(cell).legal_moves().len()),
            Goal::OpensNothing => all(&|cell| {
                let before = position.legal_moves_of(!mover);
                after(cell).legal_moves().iter().all(|it| before.contains(it))
            }),
            Goal::FewestFrontier => least(&|cell| frontier(&after(cell), mover)),
            Goal::Passes => all(&|cell| after(cell).must_pass()),
            Goal::OddRegion => {
                let regions = regions(position);
                all(&|cell| regions.iter().any(|it| it.contains(&cell) && it.len() % 2 == 1))
            }
            Goal::Win => return better(self, &|score, _| score > 0),
            Goal::Draw => return better(self, &|score, _| score >= 0),
            Goal::Best(margin) => return better(self, &|score, best| score > best - margin),
            Goal::Opening(name) => all(&|cell| is_opening(&Position::Othello(after(cell)), name)),
            _ => return Err(Unproved::OtherGame),
        })
    }

    /// The exact score of the side to move.
    fn score(&mut self, position: &othello::Position) -> Result<i32, Unproved> {
        let empty = position.empty_count();
        if empty > MAX_EMPTY {
            return Err(Unproved::Empty(empty));
        }
        if position.is_game_over() {
            let side = position.side_to_move();
            let margin = position.count(side) as i32 - position.count(!side) as i32;
            return Ok(margin + margin.signum() * empty as i32);
        }
        if position.must_pass() {
            let mut other = position.clone();
            other.pass();
            return Ok(-self.score(&other)?);
        }
        let board = board(position);
        if let Some(&score) = self.scores.get(&board) {
            return Ok(score);
        }
        let request = Request::new(Position::Othello(position.clone()), Limits::default());
        let report = self.engine.search(&request, &self.stop, &mut |_| {});
        let report = report.filter(|it| it.exact).ok_or(Unproved::Stopped)?;
        let score = i32::from(report.score.hundredths()) / 100;
        self.scores.insert(board, score);
        Ok(score)
    }

    pub(super) fn check_discs(
        &mut self,
        fact: &Fact,
        position: &othello::Position,
        end: &Position,
    ) -> Result<(), Unproved> {
        let moves = |side: &Side| -> Vec<usize> {
            let moves = position.legal_moves_of((*side).into());
            moves.iter().map(|it| index(*it)).collect()
        };
        match fact {
            Fact::Legal(cells) => same(&sorted(cells), &end.legal_cells(), end),
            Fact::Moves(side, count) => is(*count, moves(side).len()),
            Fact::Can(side, cells) => is(true, cells.iter().all(|cell| moves(side).contains(cell))),
            Fact::Cannot(side, cells) => {
                is(false, cells.iter().any(|cell| moves(side).contains(cell)))
            }
            Fact::Turns(cell, count) => is(*count, position.flips(square(*cell)).len()),
            Fact::Pass => is(true, position.must_pass()),
            Fact::Stable(cells) => {
                let board = board(position);
                let stable = board.stable() | board.opponent_stable();
                is(true, cells.iter().all(|cell| stable >> cell & 1 == 1))
            }
            Fact::Frontier(side, count) => is(*count, frontier(position, (*side).into())),
            Fact::Regions(sizes) => {
                let mut found: Vec<usize> = regions(position).iter().map(Vec::len).collect();
                found.sort_unstable_by_key(|&size| std::cmp::Reverse(size));
                if *sizes == found { Ok(()) } else { Err(otherwise(&found)) }
            }
            Fact::Score(side, score) => {
                let found = self.score(position)?;
                let is_movers = position.side_to_move() == (*side).into();
                is(*score, if is_movers { found } else { -found })
            }
            fact => check_either(fact, end),
        }
    }
}

fn square(cell: usize) -> Square {
    Square::from_index(cell, 8).expect("a lesson's board is 8×8")
}

fn index(square: Square) -> usize {
    square.index(8).expect("a lesson's board is 8×8")
}

fn board(position: &othello::Position) -> Board {
    Board::try_from(position).expect("a lesson's board is 8×8")
}

/// Empty squares that touch, also by their corners.
fn regions(position: &othello::Position) -> Vec<Vec<usize>> {
    let mut left: Vec<usize> =
        (0..64).filter(|&cell| position.disc(square(cell)).is_none()).collect();
    let mut regions = Vec::new();
    while let Some(first) = left.pop() {
        let mut region = vec![first];
        let mut at = 0;
        while at < region.len() {
            let cell = region[at];
            let (near, far): (Vec<usize>, Vec<usize>) =
                left.into_iter().partition(|&it| touch(it, cell));
            region.extend(near);
            left = far;
            at += 1;
        }
        regions.push(region);
    }
    regions
}

fn touch(a: usize, b: usize) -> bool {
    (a % 8).abs_diff(b % 8) <= 1 && (a / 8).abs_diff(b / 8) <= 1
}

/// Discs beside an empty square.
fn frontier(position: &othello::Position, disc: othello::Disc) -> usize {
    let is_empty = |cell: usize| position.disc(square(cell)).is_none();
    let discs = (0..64).filter(|&cell| position.disc(square(cell)) == Some(disc));
    discs.filter(|&cell| (0..64).any(|it| touch(it, cell) && is_empty(it))).count()
}

/// Whether the disc on an edge stands between two of the other colour.
fn is_wedge(after: &othello::Position, cell: usize) -> bool {
    let (row, column) = (cell / 8, cell % 8);
    let other = Some(after.side_to_move());
    let is_other = |cell: usize| after.disc(square(cell)) == other;
    let along_row = matches!(row, 0 | 7) && !matches!(column, 0 | 7);
    let along_column = matches!(column, 0 | 7) && !matches!(row, 0 | 7);
    along_row && is_other(cell - 1) && is_other(cell + 1)
        || along_column && is_other(cell - 8) && is_other(cell + 8)
}
