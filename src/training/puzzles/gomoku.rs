//! Puzzles of Gomoku, from games between levels under all rules.

use std::collections::BTreeMap;

use super::worth::worthwhile;
use crate::game::{Game, GameRecord, Level, Ply, Position, Variant};
use crate::gomoku::{self, Point, Ruleset};
use crate::people::{Hidden, RATINGS};
use crate::puzzles::gomoku::{Found, Look, defence, fours, threats};
use crate::puzzles::{Goal, Puzzle, Solver, first_rating};
use crate::search::forced::ForcedWins;
use crate::search::{Engine, HashSize, Limits, RankedMove, Request, Stop};
use crate::training::shard::game_seed;

/// Finds puzzles.
#[derive(Debug)]
pub struct Finder {
    player: Engine,
    wins: ForcedWins,
    stop: Stop,
}

/// Who plays: strong enough to make threats, weak enough to overlook some.
const PLAYERS: std::ops::RangeInclusive<u8> = 3..=7;

/// Stones that are placed by chance near the middle and each other.
const OPENING: std::ops::RangeInclusive<usize> = 3..=6;
const NEAR: i8 = 2;

/// With fewer stones nobody has a win.
const FEWEST_STONES: usize = 8;

/// Where a defence is looked for that a game might have needed: at so many of its turns, against so many moves, each near a
/// stone of its own side.
const TURNS: usize = 16;
const MOVES: usize = 24;

/// The levels whose results make up a first rating, beside people of all ratings; each scores 80 to 88 % against the one two
/// below, which is 120 to 170 a level.
const LEVELS: std::ops::RangeInclusive<u8> = 1..=9;

/// Moves that are looked at in place of one that was played, where a win by threats may follow.
const OTHERS: usize = 8;

/// The nodes with which another way to win is looked for.
const QUICK_NODES: u64 = 20_000;
const THOROUGH_NODES: u64 = 400_000;

/// Enough for a win by fours that a move of a puzzle threatens.
const THREATENED_NODES: u64 = 40_000;

fn level_rating(level: u8) -> f64 {
    600.0 + 150.0 * f64::from(level)
}

impl Finder {
    /// With engines of its own; a stopped one finds nothing any more.
    ///
    /// # Panics
    /// If there is no memory for a small table.
    pub fn new(stop: Stop) -> Self {
        let wins = ForcedWins::new().expect("a mebibyte is there");
        Self { player: Engine::new(HashSize::mebibytes(16)), wins, stop }
    }

    /// A game of our own, by its number, which also decides the rules. `None` if stopped.
    pub fn play(&mut self, seed: u64, number: u32) -> Option<GameRecord> {
        let rules = Ruleset::ALL[number as usize % Ruleset::ALL.len()];
        let mut rng = fastrand::Rng::with_seed(game_seed(seed, number));
        let variant = Variant::usual(Game::Gomoku).plain().with_rules(rules);
        let players = [rng.u8(PLAYERS), rng.u8(PLAYERS)];
        let mut position = variant.start().ok()?;
        let mut plies = Vec::new();
        let opening = rng.usize(OPENING);
        while !position.is_over() {
            let cell = if plies.len() < opening {
                near(&position, &mut rng)?
            } else {
                let level = Level::new(players[plies.len() % 2])?;
                let request = Request {
                    seed: rng.u64(..),
                    ..Request::new(position.clone(), Limits::level(level))
                };
                self.player.search(&request, &self.stop, &mut |_| {})?.best
            };
            position.play(Ply::Place(cell)).ok()?;
            plies.push(Ply::Place(cell));
        }
        // What a stopped search found is not meant.
        GameRecord::new(variant, plies).ok().filter(|_| !self.stop.is_requested())
    }

    /// At most one puzzle of a game; `seed` decides which if there are several.
    pub fn find(&mut self, record: &GameRecord, seed: u64) -> Option<Puzzle> {
        let variant = record.variant();
        let usual = Variant::usual(Game::Gomoku).plain();
        let is_usual = variant.rules().is_some_and(|rules| variant == usual.with_rules(rules));
        if !is_usual || record.start().is_set_up() {
            return None;
        }
        let mut position = record.start().position().clone();
        let mut found = Vec::new();
        for (at, &ply) in record.plies().iter().enumerate() {
            if at >= FEWEST_STONES
                && let Position::Gomoku(gomoku) = &position
            {
                if let Some(it) = fours(&self.wins, gomoku, &self.stop) {
                    found.push((at, it));
                } else if let Some(it) = defence(&self.wins, gomoku, &self.stop) {
                    found.push((at, it));
                }
            }
            position.play(ply).ok()?;
        }
        if self.stop.is_requested() {
            return None;
        }
        // A game has many wins by fours, and few only defences.
        if found.iter().any(|(_, it)| it.goal == Goal::Defence) {
            found.retain(|(_, it)| it.goal == Goal::Defence);
        }
        fastrand::Rng::with_seed(seed).shuffle(&mut found);
        found.into_iter().find_map(|(at, found)| {
            let plies = record.plies()[..at].to_vec();
            let record = GameRecord::from_start(record.start().clone(), plies).ok()?;
            let Found { goal, steps, themes, .. } = found.clone();
            let puzzle = worthwhile(Puzzle { record, goal, rating: 0, themes, steps })?;
            let rating = self.rating(&puzzle.record, &found)?;
            Some(Puzzle { rating, ..puzzle })
        })
    }

    /// A defence against a win by fours that a side might have threatened in the course of this game, had it moved elsewhere.
    /// At most one of a game; `seed` decides which, so that short and long wins are equally likely.
    pub fn find_defence(&mut self, record: &GameRecord, seed: u64) -> Option<Puzzle> {
        let mut rng = fastrand::Rng::with_seed(seed);
        let count = record.plies().len();
        let turns = rng.choose_multiple(FEWEST_STONES..count.max(FEWEST_STONES), TURNS);
        let mut found: BTreeMap<usize, Vec<(GameRecord, Found)>> = BTreeMap::new();
        for at in turns {
            let before =
                GameRecord::from_start(record.start().clone(), record.plies()[..at].to_vec());
            let before = before.ok()?;
            let position = before.end();
            for cell in rng.choose_multiple(near_own(&position), MOVES) {
                let mut after = position.clone();
                after.play(Ply::Place(cell)).ok()?;
                let Position::Gomoku(gomoku) = &after else { return None };
                if let Some(it) = defence(&self.wins, gomoku, &self.stop) {
                    let plies = before.plies().iter().copied().chain([Ply::Place(cell)]).collect();
                    let line = GameRecord::from_start(record.start().clone(), plies).ok()?;
                    found.entry(longest(&it)).or_default().push((line, it));
                }
            }
        }
        if self.stop.is_requested() {
            return None;
        }
        let of_one_length = rng.choice(found.into_values())?;
        let (line, found) = rng.choice(of_one_length)?;
        let Found { goal, steps, themes, .. } = found.clone();
        let puzzle = worthwhile(Puzzle { record: line, goal, rating: 0, themes, steps })?;
        let rating = self.rating(&puzzle.record, &found)?;
        Some(Puzzle { rating, ..puzzle })
    }

    /// A win by threats, also after moves that a game might have gone on with. At most one of a game; `seed` decides where it is
    /// looked for.
    pub fn find_threats(&mut self, record: &GameRecord, seed: u64) -> Option<Puzzle> {
        let mut rng = fastrand::Rng::with_seed(seed);
        let count = record.plies().len();
        let mut turns = rng.choose_multiple(FEWEST_STONES..count.max(FEWEST_STONES), TURNS);
        rng.shuffle(&mut turns);
        for at in turns {
            let before = record.plies()[..at].to_vec();
            let before = GameRecord::from_start(record.start().clone(), before).ok()?;
            let position = before.end();
            let Ply::Place(played) = record.plies()[at] else { return None };
            let others = rng.choose_multiple(near_own(&position), OTHERS);
            for cell in std::iter::once(played).chain(others) {
                let mut after = position.clone();
                after.play(Ply::Place(cell)).ok()?;
                let Position::Gomoku(gomoku) = &after else { return None };
                let Self { player, wins, stop } = self;
                let is_fair = |position: &gomoku::Position, right: Point, look: Look| {
                    !another_wins(player, position, right, look, stop)
                };
                let Some(found) = threats(wins, gomoku, stop, is_fair) else { continue };
                let plies = before.plies().iter().copied().chain([Ply::Place(cell)]).collect();
                let line = GameRecord::from_start(record.start().clone(), plies).ok()?;
                let Found { goal, steps, themes, .. } = found.clone();
                let puzzle = Puzzle { record: line, goal, rating: 0, themes, steps };
                let Some(puzzle) = worthwhile(puzzle) else { continue };
                let rating = self.rating(&puzzle.record, &found)?;
                return Some(Puzzle { rating, ..puzzle }).filter(|_| !self.stop.is_requested());
            }
        }
        None
    }

    fn rating(&mut self, record: &GameRecord, found: &Found) -> Option<u16> {
        let position = record.end();
        let step = &found.steps[0];
        let distance = match record.plies().last() {
            Some(&Ply::Place(last)) => distance(&position, last, step.right),
            _ => 0,
        };
        // A defence is found by who sees the win that it stops, and one stone further.
        let plies = match found.goal {
            Goal::Defence => 2 + longest(found),
            Goal::Threats => {
                2 * step.score.unsigned_abs() as usize + self.threatened(&position, step.right)?
            }
            _ => step.score.unsigned_abs().into(),
        };
        let hidden = Hidden { stones: plies.div_ceil(2), distance, choices: found.choices[0] };
        let mut solvers: Vec<Solver> = RATINGS
            .step_by(100)
            .map(f64::from)
            .map(|rating| Solver { rating, solves: hidden.is_found_by(rating) })
            .collect();
        for level in LEVELS {
            let limits = Limits::level(Level::new(level)?);
            let mut solved = true;
            let mut at = position.clone();
            for step in &found.steps {
                let request = Request::new(at.clone(), limits);
                solved &= self.player.search(&request, &self.stop, &mut |_| {})?.best == step.right;
                if !solved {
                    break;
                }
                for &cell in std::iter::once(&step.right).chain(&step.answers) {
                    at.play(Ply::Place(cell)).ok()?;
                }
            }
            solvers
                .push(Solver { rating: level_rating(level), solves: f64::from(u8::from(solved)) });
        }
        Some(first_rating(&solvers))
    }
}

impl Finder {
    /// The plies of the win by fours that a move threatens.
    fn threatened(&self, position: &Position, cell: usize) -> Option<usize> {
        let Position::Gomoku(gomoku) = position else { return None };
        let mut board = gomoku.board().clone();
        board.place(Point::from_index(cell, gomoku.size())?, gomoku.to_move());
        let stones = board.points().filter_map(|point| Some((point, board.stone(point)?)));
        let (rules, attacker) = (gomoku.ruleset(), gomoku.to_move());
        let after = gomoku::Position::from_stones(gomoku.size(), rules, stones, attacker).ok()?;
        Some(self.wins.find(&after, THREATENED_NODES, &self.stop)?.line.len())
    }
}

/// Whether a search finds another move that wins by force, by whatever means.
fn another_wins(
    player: &mut Engine,
    position: &gomoku::Position,
    right: Point,
    look: Look,
    stop: &Stop,
) -> bool {
    let right = right.index(position.size());
    let limits = Limits::nodes(match look {
        Look::Quick => QUICK_NODES,
        Look::Thorough => THOROUGH_NODES,
    });
    let request =
        Request { best: 2, ..Request::new(Position::Gomoku(Box::new(position.clone())), limits) };
    let found = player.search(&request, stop, &mut |_| {});
    let wins = |it: &RankedMove| {
        Some(it.cell) != right && it.score.forced().is_some_and(|plies| plies > 0)
    };
    found.is_none_or(|found| found.ranked.iter().any(wins))
}

/// The plies of the longest win that a defence ends.
fn longest(found: &Found) -> usize {
    let plies = found.steps[0].wrong.iter().map(|it| it.score.unsigned_abs());
    plies.max().unwrap_or_default().into()
}

/// The legal cells near a stone of the side to move.
fn near_own(position: &Position) -> Vec<usize> {
    let size = usize::from(position.size());
    let mover = Some(position.side_to_move());
    let own: Vec<usize> = (0..size * size).filter(|&cell| position.stone(cell) == mover).collect();
    let is_near =
        |cell: &usize| own.iter().any(|&it| distance(position, it, *cell) <= NEAR as usize);
    position.legal_cells().into_iter().filter(is_near).collect()
}

/// A legal cell near the stones that are there, or near the middle.
fn near(position: &Position, rng: &mut fastrand::Rng) -> Option<usize> {
    let size = usize::from(position.size());
    let middle = size / 2 * size + size / 2;
    let stones: Vec<usize> =
        (0..size * size).filter(|&cell| position.stone(cell).is_some()).collect();
    let is_near = |cell: usize| {
        let close = |of: usize| distance(position, of, cell) <= NEAR as usize;
        if stones.is_empty() { close(middle) } else { stones.iter().any(|&it| close(it)) }
    };
    let cells: Vec<usize> =
        position.legal_cells().into_iter().filter(|&cell| is_near(cell)).collect();
    rng.choice(cells)
}

fn distance(position: &Position, from: usize, to: usize) -> usize {
    let size = usize::from(position.size());
    let (columns, rows) = ((from % size).abs_diff(to % size), (from / size).abs_diff(to / size));
    columns.max(rows)
}
