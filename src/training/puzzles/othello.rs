//! Puzzles from games of Othello on 8×8: people of the model and levels play, and where somebody went wrong the other side
//! may have one thing to find.

use std::sync::Arc;

use crate::analysis::reasons::{self, ReasonLimits};
use crate::analysis::{Mistake, MoveValue};
use crate::game::tree::{Certainty, GameTree, NodeId};
use crate::game::{Game, GameRecord, Level, Ply, Position, Variant};
use crate::othello::{Board, Disc};
use crate::people::{Facts, LastMoves, Model, RATINGS, draw, facts};
use crate::puzzles::othello::{EMPTIES, Solved, goal, solve, steps};
use crate::puzzles::{Goal, Puzzle, Solver, Step, Theme, first_rating};
use crate::search::{Engine, HashSize, Limits, Request, Score, Stop};
use crate::training::shard::game_seed;

use super::worth::worthwhile;

/// Finds puzzles.
#[derive(Debug)]
pub struct Finder {
    engine: Engine,
    /// For players, who must not know what was solved.
    player: Engine,
    model: Arc<Model>,
    stop: Stop,
}

/// How often a game is searched at a number of empty squares: what people can count out is the most instructive, and the
/// plain solver proves it soon.
const fn weight(empties: u32) -> u32 {
    match empties {
        6..=7 => 4,
        8..=14 => 10,
        15..=16 => 6,
        17..=18 => 3,
        _ => 1,
    }
}

/// How far from there it is searched for a result, and then for a margin.
const REACH: [u32; 2] = [5, 2];

/// With fewer moves there is little to find.
const FEWEST_MOVES: u32 = 4;

/// A move before the position that lost less, and left the result as it was, was no mistake.
const LEAST_LOSS: i16 = 4;

/// What is lost anyway, or decided more clearly, interests nobody unless the result is at stake.
const MARGIN_SCORES: std::ops::RangeInclusive<i16> = 1..=20;

/// A puzzle that is solved more often at this rating, and by all of these levels, is none.
const SOLVED: (f32, f64) = (1600.0, 0.75);
const SOLVING_LEVELS: std::ops::RangeInclusive<u8> = 3..=5;

/// The levels whose results make up a first rating, beside people of all ratings, with the rating that 40 games each
/// against person:1000 or person:1600 give them (docs/puzzles.md).
const LEVELS: [(u8, f64); 7] =
    [(1, 400.0), (2, 700.0), (3, 910.0), (4, 1010.0), (5, 1660.0), (6, 1830.0), (7, 2150.0)];

/// Mistakes that are looked at for their reason, likeliest first.
const MISTAKES: usize = 2;

/// Enough for 22 empty squares.
const HASH_MEBIBYTES: usize = 64;

/// The most that players of a game differ from a rating.
const APART: u16 = 150;

/// Plies that people play before levels go on.
const OPENING: usize = 8;

enum Mover {
    Person(f32),
    Level(Level),
}

impl Finder {
    /// With engines of its own; a stopped one finds nothing any more.
    pub fn new(stop: Stop) -> Self {
        Self {
            engine: Engine::new(HashSize::mebibytes(HASH_MEBIBYTES)),
            player: Engine::new(HashSize::mebibytes(2)),
            model: Model::shipped(),
            stop,
        }
    }

    /// A game of our own, by its number, between people of any rating and levels of like strength. `None` if stopped.
    pub fn play(&mut self, seed: u64, number: u32) -> Option<GameRecord> {
        let mut rng = fastrand::Rng::with_seed(game_seed(seed, number));
        // Who is about as strong as the other makes a game of which much is open at the end.
        let rating = rng.u16(RATINGS);
        let players: [Mover; 2] = std::array::from_fn(|_| {
            let own = (rating + rng.u16(0..=2 * APART)).saturating_sub(APART);
            let own = own.clamp(*RATINGS.start(), *RATINGS.end());
            if rng.u8(0..4) > 0 {
                return Mover::Person(f32::from(own));
            }
            let far = |&&(_, of): &&(u8, f64)| (of - f64::from(own)).abs() as u32;
            let nearest = LEVELS.iter().min_by_key(far).map_or(1, |&(level, _)| level);
            Mover::Level(Level::new(nearest).expect("there are ten levels"))
        });
        let variant = Variant::usual(Game::Othello);
        let mut position = GameRecord::new(variant, Vec::new()).ok()?.end();
        let mut plies = Vec::new();
        while !position.is_over() {
            let ply = if position.must_pass() {
                Ply::Pass
            } else {
                let mover = &players[plies.len() % 2];
                Ply::Place(self.choose(&position, mover, &plies, &mut rng)?)
            };
            position.play(ply).ok()?;
            plies.push(ply);
        }
        self.unless_stopped(GameRecord::new(variant, plies).ok())
    }

    /// What a stopped search found is not meant.
    fn unless_stopped<T>(&self, found: Option<T>) -> Option<T> {
        found.filter(|_| !self.stop.is_requested())
    }

    fn choose(
        &mut self,
        position: &Position,
        mover: &Mover,
        plies: &[Ply],
        rng: &mut fastrand::Rng,
    ) -> Option<usize> {
        let Position::Othello(othello) = position else { return None };
        let rating = match mover {
            &Mover::Person(rating) => rating,
            Mover::Level(_) if plies.len() < OPENING => 1600.0,
            &Mover::Level(level) => {
                let request = Request {
                    seed: rng.u64(..),
                    ..Request::new(position.clone(), Limits::level(level))
                };
                return Some(self.player.search(&request, &self.stop, &mut |_| {})?.best);
            }
        };
        let board = Board::try_from(othello).ok()?;
        let last = LastMoves::of(plies.iter().rev().copied());
        let chances = self.model.chances(&mut self.player, board, last, rating, &self.stop)?;
        Some(draw(&chances, rng))
    }

    /// At most one puzzle of a game; `seed` decides where it is searched.
    pub fn find(&mut self, record: &GameRecord, seed: u64) -> Option<Puzzle> {
        if record.variant() != Variant::usual(Game::Othello) || record.start().is_set_up() {
            return None;
        }
        let mut rng = fastrand::Rng::with_seed(seed);
        let total: u32 = EMPTIES.map(weight).sum();
        let mut left = rng.u32(..total);
        let wanted = EMPTIES.clone().find(|&empties| {
            let is_it = left < weight(empties);
            left = left.saturating_sub(weight(empties));
            is_it
        })?;
        self.engine.forget();
        let mut places: Vec<(u32, usize, Board)> = boards(record)
            .into_iter()
            .enumerate()
            .filter(|(_, board)| {
                let empties = board.empty_count();
                EMPTIES.contains(&empties)
                    && empties <= wanted + REACH[1]
                    && empties.abs_diff(wanted) <= REACH[0]
                    && board.legal_moves().count_ones() >= FEWEST_MOVES
            })
            .map(|(plies, board)| (board.empty_count().abs_diff(wanted), plies, board))
            .collect();
        // Of two equally far ones the later is solved sooner.
        places.sort_by_key(|&(far, plies, _)| (far, std::cmp::Reverse(plies)));
        let made = record.plies();
        let mut margins = Vec::new();
        for (far, plies, board) in places {
            let moves = solve(&mut self.engine, board, &self.stop)?;
            match goal(&moves) {
                Some(Goal::Best) if far <= REACH[1] && MARGIN_SCORES.contains(&moves[0].score) => {
                    margins.push((plies, board, moves));
                }
                Some(goal @ (Goal::Win | Goal::Draw)) => {
                    let found = self.puzzle(record, &made[..plies], board, goal, &moves);
                    if found.is_some() || self.stop.is_requested() {
                        return found;
                    }
                }
                _ => {}
            }
        }
        margins.into_iter().find_map(|(plies, board, moves)| {
            self.puzzle(record, &made[..plies], board, Goal::Best, &moves)
        })
    }

    fn puzzle(
        &mut self,
        record: &GameRecord,
        plies: &[Ply],
        board: Board,
        goal: Goal,
        moves: &[Solved],
    ) -> Option<Puzzle> {
        let stop = self.stop.clone();
        if !self.follows_mistake(record, plies, moves[0].score)? {
            return None;
        }
        let seen =
            facts(&mut self.player, board, LastMoves::of(plies.iter().rev().copied()), &stop)?;
        let found = steps(&mut self.engine, board, moves.to_vec(), goal, &stop)?;
        let position = GameRecord::from_start(record.start().clone(), plies.to_vec()).ok()?;
        let themes = Vec::new();
        let puzzle = Puzzle { record: position, goal, rating: 0, themes, steps: found };
        // Before the dear part.
        let puzzle = worthwhile(puzzle)?;
        let solvers = self.solvers(board, plies, &puzzle.steps)?;
        if solvers.is_easy {
            return None;
        }
        let rating = first_rating(&solvers.all);
        let themes = self.themes(&puzzle.record.end(), board, moves, &seen, f32::from(rating));
        // Once more, for the themes that the solution decides.
        worthwhile(Puzzle { rating, themes, ..puzzle })
    }

    /// Whether the last move lost something, so that there is something to find.
    fn follows_mistake(&mut self, record: &GameRecord, plies: &[Ply], score: i16) -> Option<bool> {
        let Some((Ply::Place(_), before)) = plies.split_last() else { return Some(false) };
        let boards = boards(record);
        let before = boards[before.len()];
        let request = Request {
            remember: true,
            ..Request::new(Position::Othello(before.to_position(Disc::Black)), Limits::default())
        };
        let report = self.engine.search(&request, &self.stop, &mut |_| {})?;
        let best = report.score.hundredths() / 100;
        let changed = best.signum() != -score.signum();
        Some(report.exact && (changed || best + score >= LEAST_LOSS))
    }

    fn chance(&self, seen: &Facts, board: Board, cell: usize, rating: f32) -> f32 {
        let chances = self.model.of_facts(seen, board, rating);
        chances.iter().find(|it| it.cell == cell).map_or(0.0, |it| it.chance)
    }

    /// Who solves it.
    fn solvers(&mut self, board: Board, plies: &[Ply], steps: &[Step]) -> Option<Solvers> {
        let ratings = || RATINGS.step_by(100).map(f32::from);
        let mut people: Vec<f64> = vec![1.0; ratings().count()];
        let mut at_solved = 1.0;
        let mut levels: Vec<bool> = vec![true; 1 + usize::from(LEVELS[LEVELS.len() - 1].0)];
        let (mut board, mut plies) = (board, plies.to_vec());
        for step in steps {
            if !step.wrong.is_empty() {
                let seen = facts(
                    &mut self.player,
                    board,
                    LastMoves::of(plies.iter().rev().copied()),
                    &self.stop,
                )?;
                for (chance, rating) in people.iter_mut().zip(ratings()) {
                    *chance *= f64::from(self.chance(&seen, board, step.right, rating));
                }
                at_solved *= f64::from(self.chance(&seen, board, step.right, SOLVED.0));
                for (level, solves) in levels.iter_mut().enumerate().skip(1) {
                    *solves = *solves && self.level_finds(board, level as u8, step.right)?;
                }
            }
            for &cell in std::iter::once(&step.right).chain(&step.answers) {
                board = board.play(cell);
                plies.push(Ply::Place(cell));
                if board.must_pass() {
                    board = board.pass();
                    plies.push(Ply::Pass);
                }
            }
        }
        let people = people.into_iter().zip(ratings());
        let mut all: Vec<Solver> =
            people.map(|(solves, rating)| Solver { rating: rating.into(), solves }).collect();
        let of_level = |&(level, rating): &(u8, f64)| Solver {
            rating,
            solves: f64::from(u8::from(levels[usize::from(level)])),
        };
        all.extend(LEVELS.iter().map(of_level));
        let is_easy = at_solved >= SOLVED.1
            && SOLVING_LEVELS.into_iter().all(|level| levels[usize::from(level)]);
        Some(Solvers { all, is_easy })
    }

    fn level_finds(&mut self, board: Board, level: u8, right: usize) -> Option<bool> {
        let position = Position::Othello(board.to_position(Disc::Black));
        let request = Request::new(position, Limits::level(Level::new(level)?));
        Some(self.player.search(&request, &self.stop, &mut |_| {})?.best == right)
    }

    /// What the likeliest mistakes at this rating are about, and what the board shows of the right move.
    fn themes(
        &mut self,
        position: &Position,
        board: Board,
        moves: &[Solved],
        seen: &Facts,
        rating: f32,
    ) -> Vec<Theme> {
        let rating = rating.clamp(f32::from(*RATINGS.start()), f32::from(*RATINGS.end()));
        let mut chances = self.model.of_facts(seen, board, rating);
        chances.retain(|it| it.cell != moves[0].cell);
        chances.sort_by(|a, b| b.chance.total_cmp(&a.chance));
        let value = |cell: usize| {
            let found = moves.iter().find(|it| it.cell == cell)?;
            Some(MoveValue {
                cell,
                score: Score::from_discs(found.score),
                certainty: Certainty::Exact,
                line: found.line.clone(),
            })
        };
        let mut themes = seen_on_board(board, &moves[0]);
        for tempting in chances.iter().take(MISTAKES) {
            let (Some(played), Some(best)) = (value(tempting.cell), value(moves[0].cell)) else {
                continue;
            };
            let mistake = Mistake { position: position.clone(), played, best };
            let limits = ReasonLimits::default();
            let found = reasons::explain(&mistake, limits, &self.stop);
            themes.extend(found.reasons.first().and_then(|reason| Theme::of(&reason.motif)));
        }
        themes.sort_unstable();
        themes.dedup();
        themes
    }
}

struct Solvers {
    all: Vec<Solver>,
    is_easy: bool,
}

const CORNERS: u64 = 0x8100_0000_0000_0081;

/// The themes that need no search.
fn seen_on_board(board: Board, best: &Solved) -> Vec<Theme> {
    let after = board.play(best.cell);
    let before = board.pass().legal_moves();
    let mut themes = Vec::new();
    if after.legal_moves() == 0 && !after.is_game_over() {
        themes.push(Theme::Pass);
    }
    if after.legal_moves() & !before & CORNERS != 0 {
        themes.push(Theme::Sacrifice);
    }
    if best.score == 64 {
        themes.push(Theme::WipeOut);
    }
    themes
}

/// The boards of a game before each of its plies, as their movers see them.
fn boards(record: &GameRecord) -> Vec<Board> {
    let mut board = Board::start();
    let step = |ply: &Ply| {
        let before = board;
        board = match ply {
            Ply::Place(cell) => board.play(*cell),
            _ => board.pass(),
        };
        before
    };
    record.plies().iter().map(step).collect()
}

/// The main lines of a file's trees.
pub fn main_line(tree: &GameTree) -> GameRecord {
    let end = tree.line_after(NodeId::ROOT).last().copied().unwrap_or(NodeId::ROOT);
    GameRecord::of(tree, end)
}
