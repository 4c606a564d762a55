//! Proves what lessons state: which moves reach a goal, and whether a fact holds.

use std::collections::HashMap;
use std::ops::AddAssign;

use thiserror::Error;

use crate::game::{Finish, Ply, Position, Side};
use crate::gomoku::{self, Direction, Point, Stone, Threat};
use crate::lessons::{Claim, Fact, Fork, Goal, Lesson, Step};
use crate::openings::{self, Tongue};
use crate::othello::{self, Board, Square};
use crate::search::forced::{ForcedWins, Four};
use crate::search::{Engine, HashSize, Limits, Request, Stop};

/// Positions with more empty squares take too long to solve.
const MAX_EMPTY: usize = 16;

/// Nodes for a win by fours.
const NODES: u64 = 40_000;

/// Nodes for a win by threats.
const THREAT_NODES: u64 = 100_000;

/// Fours in a row with which a win is put off.
const MAX_DELAY: usize = 3;

/// Why something is not proved.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unproved {
    /// It is not so.
    #[error("found {0}")]
    Otherwise(String),
    /// There are too many empty squares to solve.
    #[error("{0} empty squares are too many to solve; {MAX_EMPTY} are the most")]
    Empty(usize),
    /// A search for a win by fours did not come to its end.
    #[error("the search for a win by fours takes too long")]
    Fours,
    /// It is of the other game.
    #[error("it is of the other game")]
    OtherGame,
    /// A move before it can't be played.
    #[error("the moves before it can't be played")]
    Illegal,
    /// The search was stopped.
    #[error("the search was stopped")]
    Stopped,
}

/// What a lesson states and nobody can prove.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{place}: {what}: {why}")]
pub struct Fault {
    /// Where: `say 3` or `task 2, step 1`, counted from 1.
    pub place: String,
    /// The claim, or that the right moves are others.
    pub what: String,
    /// Why it is not proved.
    pub why: Unproved,
}

/// What was looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Tasks.
    pub tasks: usize,
    /// Goals: one for each move of a task.
    pub goals: usize,
    /// Claims of texts and answers.
    pub claims: usize,
}

impl AddAssign for Counts {
    fn add_assign(&mut self, other: Self) {
        self.tasks += other.tasks;
        self.goals += other.goals;
        self.claims += other.claims;
    }
}

/// Proves lessons, one after another.
#[derive(Debug)]
pub struct Prover {
    engine: Engine,
    wins: ForcedWins,
    stop: Stop,
    scores: HashMap<Board, i32>,
}

impl Prover {
    /// With an engine of its own; a stopped one proves nothing any more.
    ///
    /// # Panics
    /// If there is no memory for a small table.
    pub fn new(stop: Stop) -> Self {
        Self {
            engine: Engine::new(HashSize::mebibytes(16)),
            wins: ForcedWins::new().expect("a mebibyte is there"),
            stop,
            scores: HashMap::new(),
        }
    }

    /// Proves all that a lesson states, and that exactly the right moves of its tasks reach their goals.
    pub fn prove(&mut self, lesson: &Lesson) -> (Counts, Vec<Fault>) {
        let mut counts = Counts { tasks: lesson.tasks.len(), ..Counts::default() };
        let mut faults = Vec::new();
        for (at, block) in lesson.blocks.iter().enumerate() {
            let place = format!("say {}", at + 1);
            counts.claims += block.claims.len();
            let end = block.end();
            faults.extend(block.claims.iter().filter_map(|it| self.refuted(it, &end, &place)));
        }
        for (task, number) in lesson.tasks.iter().zip(1..) {
            for (step, at) in task.steps.iter().zip(1..) {
                let place = format!("task {number}, step {at}");
                counts.goals += 1;
                faults.extend(self.missed(step, &place));
                let of_wrong = step.wrong.iter().flat_map(|wrong| &wrong.claims);
                for claim in step.claims.iter().chain(of_wrong) {
                    counts.claims += 1;
                    faults.extend(self.refuted(claim, &step.position, &place));
                }
            }
        }
        (counts, faults)
    }

    fn refuted(&mut self, claim: &Claim, position: &Position, place: &str) -> Option<Fault> {
        let why = self.check(claim, position).err()?;
        Some(Fault { place: place.to_owned(), what: format!("{:?}", claim.text), why })
    }

    /// The fault of a step whose right moves are others.
    fn missed(&mut self, step: &Step, place: &str) -> Option<Fault> {
        let mut right = step.right.clone();
        right.sort_unstable();
        let why = match self.right(&step.goal, &step.position, &step.open_cells()) {
            Ok(found) if found == right => return None,
            Ok(found) => Unproved::Otherwise(names(&found, &step.position)),
            Err(why) => why,
        };
        Some(Fault { place: place.to_owned(), what: "the right moves".to_owned(), why })
    }

    /// Of these cells, all of which may be chosen, those that reach a goal.
    ///
    /// # Errors
    /// [`Unproved`] if that is not settled.
    pub fn right(
        &mut self,
        goal: &Goal,
        position: &Position,
        cells: &[usize],
    ) -> Result<Vec<usize>, Unproved> {
        match position {
            Position::Othello(it) => self.right_squares(goal, it, position, cells),
            Position::Gomoku(it) => {
                let mut right = Vec::new();
                for &cell in cells {
                    if self.is_right(goal, it, cell)? {
                        right.push(cell);
                    }
                }
                Ok(right)
            }
        }
    }

    fn right_squares(
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

    fn is_right(
        &mut self,
        goal: &Goal,
        position: &gomoku::Position,
        cell: usize,
    ) -> Result<bool, Unproved> {
        let point = point(cell, position);
        if *goal == Goal::Forbidden {
            return Ok(position.foul(point).is_some());
        }
        let (own, rules) = (position.to_move(), position.ruleset());
        let mut after = position.clone();
        after.place(point).map_err(|_| Unproved::Illegal)?;
        if after.winner() == Some(own) {
            return Ok(matches!(goal, Goal::Five | Goal::Fours | Goal::Threats | Goal::StopFive));
        }
        let board = after.board();
        let threats: Vec<Threat> =
            Direction::ALL.iter().filter_map(|&it| rules.threat(board, point, own, it)).collect();
        let count = |wanted: &[Threat]| threats.iter().filter(|it| wanted.contains(it)).count();
        let fours = count(&[Threat::Four, Threat::OpenFour]);
        let threes = count(&[Threat::OpenThree]);
        Ok(match goal {
            Goal::Five => false,
            Goal::OpenFour => count(&[Threat::OpenFour]) > 0,
            Goal::Four => fours > 0,
            Goal::OpenThree => threes > 0 && fours == 0,
            Goal::Fork(fork) => match fork {
                Fork::FourFour => fours >= 2,
                Fork::FourThree => fours == 1 && threes >= 1,
                Fork::ThreeThree => fours == 0 && threes >= 2,
                Fork::Any => fours + threes >= 2,
            },
            Goal::StopFive => fives(&after, !own).is_empty(),
            Goal::Unstoppable => fives(&after, !own).is_empty() && is_unstoppable(&after),
            Goal::Fours => self.four(position, point)?.is_some_and(|four| four.wins_in.is_some()),
            Goal::Threats => self.wins_by_threats(&after),
            Goal::Defence => self.defends(&after, point, position, MAX_DELAY)?,
            Goal::Calm => {
                [own, !own].iter().all(|&it| rules.standing_threats(board, it).is_empty())
            }
            Goal::Opening(name) => is_opening(&Position::Gomoku(Box::new(after.clone())), name),
            _ => return Err(Unproved::OtherGame),
        })
    }

    fn four(&self, position: &gomoku::Position, point: Point) -> Result<Option<Four>, Unproved> {
        let all = self.wins.fours(position, NODES, &self.stop).ok_or(Unproved::Fours)?;
        Ok(all.into_iter().find(|four| four.point == point))
    }

    /// Returns whether the side that has just moved wins by fours and threes against every answer.
    fn wins_by_threats(&self, after: &gomoku::Position) -> bool {
        let own = !after.to_move();
        if !fives(after, !own).is_empty() {
            return false;
        }
        let winning = fives(after, own);
        after.legal_points().into_iter().all(|answer| {
            if winning.iter().any(|&five| five != answer) {
                return true;
            }
            let mut next = after.clone();
            next.place(answer).expect("it is a legal point");
            self.wins.find(&next, THREAT_NODES, &self.stop).is_some()
        })
    }

    /// Returns whether the opponent has no win by fours after this stone; a four of one's own only puts that off.
    fn defends(
        &self,
        after: &gomoku::Position,
        point: Point,
        before: &gomoku::Position,
        delay: usize,
    ) -> Result<bool, Unproved> {
        let own = before.to_move();
        if !fives(after, !own).is_empty() {
            return Ok(false);
        }
        if fives(after, own).is_empty() {
            let wins = self.wins.wins_by_fours(after, NODES, &self.stop);
            return Ok(wins.ok_or(Unproved::Fours)?.is_none());
        }
        let four = if delay == 0 { None } else { self.four(before, point)? };
        let Some(four) = four else { return Ok(false) };
        for stop in four.stops {
            let mut next = after.clone();
            next.place(stop).expect("a four is stopped by legal points");
            if next.is_game_over() || !self.is_held(&next, own, delay - 1)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Returns whether any point defends.
    fn is_held(
        &self,
        position: &gomoku::Position,
        own: Stone,
        delay: usize,
    ) -> Result<bool, Unproved> {
        let must_stop = !fives(position, !own).is_empty();
        for point in position.legal_points() {
            let mut held = position.clone();
            held.place(point).expect("it is a legal point");
            if (!must_stop || fives(&held, !own).is_empty())
                && self.defends(&held, point, position, delay)?
            {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Checks a claim about a position.
    ///
    /// # Errors
    /// [`Unproved`] says why it does not hold, or is not settled.
    pub fn check(&mut self, claim: &Claim, position: &Position) -> Result<(), Unproved> {
        let mut end = position.clone();
        for &cell in &claim.after {
            if end.must_pass() {
                end.play(Ply::Pass).map_err(|_| Unproved::Illegal)?;
            }
            end.play(Ply::Place(cell)).map_err(|_| Unproved::Illegal)?;
        }
        match &end {
            Position::Othello(it) => self.check_discs(&claim.fact, it, &end),
            Position::Gomoku(it) => self.check_stones(&claim.fact, it, &end),
        }
    }

    fn check_discs(
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

    fn check_stones(
        &mut self,
        fact: &Fact,
        position: &gomoku::Position,
        end: &Position,
    ) -> Result<(), Unproved> {
        let width = position.size();
        let cells = |points: Vec<Point>| -> Vec<usize> {
            let cells: Vec<usize> = points.iter().filter_map(|it| it.index(width)).collect();
            sorted(&cells)
        };
        match fact {
            Fact::Fives(side, points) => {
                same(&sorted(points), &cells(fives(position, stone(*side))), end)
            }
            Fact::Threats(side, threat, count) => {
                let found = position.ruleset().standing_threats(position.board(), stone(*side));
                is(*count, found.iter().filter(|it| it.threat == *threat).count())
            }
            Fact::Fours(side, wins) => {
                let position = with_turn(position, stone(*side));
                let found = self.wins.wins_by_fours(&position, NODES, &self.stop);
                is(*wins, found.ok_or(Unproved::Fours)?.is_some())
            }
            Fact::ForcedWin => {
                is(true, self.wins.find(position, THREAT_NODES, &self.stop).is_some())
            }
            Fact::Forbidden(foul, points) => {
                let position = with_turn(position, Stone::Black);
                is(
                    true,
                    points.iter().all(|&it| position.foul(point(it, &position)) == Some(*foul)),
                )
            }
            Fact::Allowed(points) => {
                let position = with_turn(position, Stone::Black);
                is(true, points.iter().all(|&it| position.is_legal(point(it, &position))))
            }
            fact => check_either(fact, end),
        }
    }
}

fn check_either(fact: &Fact, end: &Position) -> Result<(), Unproved> {
    match fact {
        Fact::Stones(black, white) => {
            let counts = end.counts();
            is((*black, *white), (counts.black, counts.white))
        }
        Fact::Empty(count) => is(*count, end.stones().iter().filter(|it| it.is_none()).count()),
        Fact::Turn(side) => is(*side, end.side_to_move()),
        Fact::Won(side) => {
            let is_over =
                matches!(end.finish(), Some(Finish::Row | Finish::NoMoves | Finish::WipedOut));
            is(Some(*side), end.leader().filter(|_| is_over))
        }
        Fact::Opening(name) => is(true, is_opening(end, name)),
        _ => Err(Unproved::OtherGame),
    }
}

fn otherwise(found: &impl std::fmt::Debug) -> Unproved {
    Unproved::Otherwise(format!("{found:?}"))
}

fn is<T: Copy + PartialEq + std::fmt::Debug>(claimed: T, found: T) -> Result<(), Unproved> {
    if claimed == found { Ok(()) } else { Err(otherwise(&found)) }
}

fn same(claimed: &[usize], found: &[usize], position: &Position) -> Result<(), Unproved> {
    if claimed == found { Ok(()) } else { Err(Unproved::Otherwise(names(found, position))) }
}

fn names(cells: &[usize], position: &Position) -> String {
    let names: Vec<String> = cells.iter().map(|&cell| position.cell_name(cell)).collect();
    if names.is_empty() { "none".to_owned() } else { names.join(" ") }
}

fn sorted(cells: &[usize]) -> Vec<usize> {
    let mut cells = cells.to_vec();
    cells.sort_unstable();
    cells
}

const CORNERS: [usize; 4] = [0, 7, 56, 63];

fn square(cell: usize) -> Square {
    Square::from_index(cell, 8).expect("a lesson's board is 8×8")
}

fn index(square: Square) -> usize {
    square.index(8).expect("a lesson's board is 8×8")
}

fn board(position: &othello::Position) -> Board {
    Board::try_from(position).expect("a lesson's board is 8×8")
}

fn point(cell: usize, position: &gomoku::Position) -> Point {
    Point::from_index(cell, position.size()).expect("a lesson's cells are on its board")
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

fn is_opening(position: &Position, name: &str) -> bool {
    openings::of(position).is_some_and(|found| found.name(Tongue::English) == name)
}

fn stone(side: Side) -> Stone {
    match side {
        Side::Black => Stone::Black,
        Side::White => Stone::White,
    }
}

/// The same stones with this side to move.
fn with_turn(position: &gomoku::Position, to_move: Stone) -> gomoku::Position {
    let board = position.board();
    let stones = board.points().filter_map(|point| Some((point, board.stone(point)?)));
    gomoku::Position::from_stones(position.size(), position.ruleset(), stones, to_move)
        .expect("the same stones were a position before")
}

/// The points that win for a colour with its next stone.
fn fives(position: &gomoku::Position, stone: Stone) -> Vec<Point> {
    let board = position.board();
    let wins =
        |point: &Point| board.is_empty(*point) && position.ruleset().wins(board, *point, stone);
    board.points().filter(wins).collect()
}

/// Whether no legal stone of the side to move keeps the other from a five that it could make now.
fn is_unstoppable(position: &gomoku::Position) -> bool {
    let other = !position.to_move();
    position.legal_points().into_iter().all(|point| {
        let mut after = position.clone();
        after.place(point).expect("it is a legal point");
        !fives(&after, other).is_empty()
    })
}
