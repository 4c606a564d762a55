//! Proves what lessons state: which moves reach a goal, and whether a fact holds.

use std::collections::HashMap;

use heibai::game::{Finish, Ply, Position, Side};
use heibai::gomoku::{self, Direction, Point, Stone, Threat};
use heibai::lessons::{Claim, Fact, Fork, Goal};
use heibai::openings::{self, Tongue};
use heibai::othello::{self, Board, Square};
use heibai::search::forced::{ForcedWins, Four};
use heibai::search::{Engine, HashSize, Limits, Request, Stop};

/// Positions with more empty squares take too long to solve.
const MAX_EMPTY: usize = 16;

/// Nodes for a win by fours.
const NODES: u64 = 40_000;

/// Nodes for a win by threats.
const THREAT_NODES: u64 = 100_000;

/// Fours in a row with which a win is put off.
const MAX_DELAY: usize = 3;

pub struct Prover {
    engine: Engine,
    wins: ForcedWins,
    stop: Stop,
    scores: HashMap<Board, i32>,
}

impl Prover {
    pub fn new() -> Self {
        Self {
            engine: Engine::new(HashSize::mebibytes(16)),
            wins: ForcedWins::new().unwrap(),
            stop: Stop::default(),
            scores: HashMap::new(),
        }
    }

    /// Of these cells, all of which may be chosen, those that reach a goal.
    pub fn right(&mut self, goal: &Goal, position: &Position, cells: &[usize]) -> Vec<usize> {
        match position {
            Position::Othello(it) => self.right_squares(goal, it, position, cells),
            Position::Gomoku(it) => {
                cells.iter().copied().filter(|&cell| self.is_right(goal, it, cell)).collect()
            }
        }
    }

    fn right_squares(
        &mut self,
        goal: &Goal,
        position: &othello::Position,
        game: &Position,
        cells: &[usize],
    ) -> Vec<usize> {
        let legal = cells.iter().copied().filter(|&cell| game.is_legal(cell));
        let mover = position.side_to_move();
        let after = |cell: usize| {
            let mut after = position.clone();
            after.place(square(cell)).unwrap();
            after
        };
        let flips = |cell: usize| position.flips(square(cell)).len();
        let least = |of: &dyn Fn(usize) -> usize| {
            let least = legal.clone().map(of).min().unwrap();
            legal.clone().filter(|&cell| of(cell) == least).collect()
        };
        let all = |is_so: &dyn Fn(usize) -> bool| legal.clone().filter(|&it| is_so(it)).collect();
        let scores = |prover: &mut Self| -> Vec<(usize, i32)> {
            legal.clone().map(|cell| (cell, -prover.score(&after(cell)))).collect()
        };
        match goal {
            Goal::Legal => all(&|_| true),
            Goal::Turns(count) => all(&|cell| flips(cell) == *count),
            Goal::MostTurned => least(&|cell| 64 - flips(cell)),
            Goal::FewestTurned => least(&flips),
            Goal::Corner => all(&|cell| CORNERS.contains(&cell)),
            Goal::NoCorner => all(&|cell| {
                let replies = after(cell).legal_moves();
                !replies.iter().any(|it| CORNERS.contains(&it.index(8).unwrap()))
            }),
            Goal::Stable => all(&|cell| {
                Board::try_from(&after(cell)).unwrap().opponent_stable() >> cell & 1 == 1
            }),
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
            Goal::Win => scores(self).into_iter().filter(|it| it.1 > 0).map(|it| it.0).collect(),
            Goal::Draw => scores(self).into_iter().filter(|it| it.1 >= 0).map(|it| it.0).collect(),
            Goal::Best(margin) => {
                let scores = scores(self);
                let best = scores.iter().map(|it| it.1).max().unwrap();
                scores.into_iter().filter(|it| it.1 > best - margin).map(|it| it.0).collect()
            }
            Goal::Opening(name) => all(&|cell| is_opening(&Position::Othello(after(cell)), name)),
            _ => panic!("{goal:?} is not of Othello"),
        }
    }

    /// The exact score of the side to move.
    pub fn score(&mut self, position: &othello::Position) -> i32 {
        let empty = position.empty_count();
        assert!(empty <= MAX_EMPTY, "{empty} empty squares are too many to solve");
        if position.is_game_over() {
            let side = position.side_to_move();
            let margin = position.count(side) as i32 - position.count(!side) as i32;
            return margin + margin.signum() * empty as i32;
        }
        if position.must_pass() {
            let mut other = position.clone();
            other.pass();
            return -self.score(&other);
        }
        let board = Board::try_from(position).unwrap();
        if let Some(&score) = self.scores.get(&board) {
            return score;
        }
        let request = Request::new(Position::Othello(position.clone()), Limits::default());
        let report = self.engine.search(&request, &self.stop, &mut |_| {}).unwrap();
        assert!(report.exact);
        let score = i32::from(report.score.hundredths()) / 100;
        self.scores.insert(board, score);
        score
    }

    fn is_right(&mut self, goal: &Goal, position: &gomoku::Position, cell: usize) -> bool {
        let point = Point::from_index(cell, position.size()).unwrap();
        if *goal == Goal::Forbidden {
            return position.foul(point).is_some();
        }
        let (own, rules) = (position.to_move(), position.ruleset());
        let mut after = position.clone();
        after.place(point).unwrap();
        if after.winner() == Some(own) {
            return matches!(goal, Goal::Five | Goal::Fours | Goal::Threats | Goal::StopFive);
        }
        let board = after.board();
        let threats: Vec<Threat> =
            Direction::ALL.iter().filter_map(|&it| rules.threat(board, point, own, it)).collect();
        let count = |wanted: &[Threat]| threats.iter().filter(|it| wanted.contains(it)).count();
        let fours = count(&[Threat::Four, Threat::OpenFour]);
        let threes = count(&[Threat::OpenThree]);
        match goal {
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
            Goal::Fours => self.four(position, point).is_some_and(|four| four.wins_in.is_some()),
            Goal::Threats => self.wins_by_threats(&after),
            Goal::Defence => self.defends(&after, point, position, MAX_DELAY),
            Goal::Calm => {
                [own, !own].iter().all(|&it| rules.standing_threats(board, it).is_empty())
            }
            Goal::Opening(name) => is_opening(&Position::Gomoku(Box::new(after.clone())), name),
            _ => panic!("{goal:?} is not of Gomoku"),
        }
    }

    fn four(&self, position: &gomoku::Position, point: Point) -> Option<Four> {
        let all = self.wins.fours(position, NODES, &self.stop).expect("the nodes suffice");
        all.into_iter().find(|four| four.point == point)
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
            next.place(answer).unwrap();
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
    ) -> bool {
        let own = before.to_move();
        if !fives(after, !own).is_empty() {
            return false;
        }
        if fives(after, own).is_empty() {
            return self
                .wins
                .wins_by_fours(after, NODES, &self.stop)
                .expect("the nodes suffice")
                .is_none();
        }
        if delay == 0 {
            return false;
        }
        let Some(four) = self.four(before, point) else { return false };
        four.stops.into_iter().all(|stop| {
            let mut next = after.clone();
            next.place(stop).unwrap();
            if next.is_game_over() {
                return false;
            }
            let must_stop = !fives(&next, !own).is_empty();
            next.legal_points().into_iter().any(|point| {
                let mut held = next.clone();
                held.place(point).unwrap();
                (!must_stop || fives(&held, !own).is_empty())
                    && self.defends(&held, point, &next, delay - 1)
            })
        })
    }

    /// Checks a claim about a position.
    pub fn check(&mut self, claim: &Claim, position: &Position) -> Result<(), String> {
        let mut end = position.clone();
        for &cell in &claim.after {
            if end.must_pass() {
                end.play(Ply::Pass).unwrap();
            }
            end.play(Ply::Place(cell)).unwrap();
        }
        match &end {
            Position::Othello(it) => self.check_discs(&claim.fact, it, &end),
            Position::Gomoku(it) => self.check_stones(&claim.fact, it, &end),
        }
        .map_err(|found| format!("{:?}: {found}", claim.text))
    }

    fn check_discs(
        &mut self,
        fact: &Fact,
        position: &othello::Position,
        end: &Position,
    ) -> Result<(), String> {
        let moves = |side: &Side| -> Vec<usize> {
            let moves = position.legal_moves_of((*side).into());
            moves.iter().map(|it| it.index(8).unwrap()).collect()
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
                let board = Board::try_from(position).unwrap();
                let stable = board.stable() | board.opponent_stable();
                is(true, cells.iter().all(|cell| stable >> cell & 1 == 1))
            }
            Fact::Frontier(side, count) => is(*count, frontier(position, (*side).into())),
            Fact::Regions(sizes) => {
                let mut found: Vec<usize> = regions(position).iter().map(Vec::len).collect();
                found.sort_unstable_by_key(|&size| std::cmp::Reverse(size));
                if *sizes == found { Ok(()) } else { Err(format!("found {found:?}")) }
            }
            Fact::Score(side, score) => {
                let found = self.score(position);
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
    ) -> Result<(), String> {
        let width = position.size();
        let cells = |points: Vec<Point>| -> Vec<usize> {
            let cells: Vec<usize> = points.iter().map(|it| it.index(width).unwrap()).collect();
            sorted(&cells)
        };
        let point = |cell: &usize| Point::from_index(*cell, width).unwrap();
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
                is(*wins, found.expect("the nodes suffice").is_some())
            }
            Fact::ForcedWin => {
                is(true, self.wins.find(position, THREAT_NODES, &self.stop).is_some())
            }
            Fact::Forbidden(foul, points) => {
                let position = with_turn(position, Stone::Black);
                is(true, points.iter().all(|it| position.foul(point(it)) == Some(*foul)))
            }
            Fact::Allowed(points) => {
                let position = with_turn(position, Stone::Black);
                is(true, points.iter().all(|it| position.is_legal(point(it))))
            }
            fact => check_either(fact, end),
        }
    }
}

fn check_either(fact: &Fact, end: &Position) -> Result<(), String> {
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
        fact => panic!("{fact:?} is of the other game"),
    }
}

fn is<T: Copy + PartialEq + std::fmt::Debug>(claimed: T, found: T) -> Result<(), String> {
    if claimed == found { Ok(()) } else { Err(format!("found {found:?}")) }
}

fn same(claimed: &[usize], found: &[usize], position: &Position) -> Result<(), String> {
    let names: Vec<String> = found.iter().map(|&cell| position.cell_name(cell)).collect();
    if claimed == found { Ok(()) } else { Err(format!("found {}", names.join(" "))) }
}

fn sorted(cells: &[usize]) -> Vec<usize> {
    let mut cells = cells.to_vec();
    cells.sort_unstable();
    cells
}

const CORNERS: [usize; 4] = [0, 7, 56, 63];

fn square(cell: usize) -> Square {
    Square::from_index(cell, 8).unwrap()
}

/// Empty squares that touch, also by their corners.
pub fn regions(position: &othello::Position) -> Vec<Vec<usize>> {
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
pub fn frontier(position: &othello::Position, disc: othello::Disc) -> usize {
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
    gomoku::Position::from_stones(position.size(), position.ruleset(), stones, to_move).unwrap()
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
        after.place(point).unwrap();
        !fives(&after, other).is_empty()
    })
}
