//! Whether games of people can be told from other games by what anybody could count in them: logistic regression over a few
//! facts of a game, judged on games that it has not seen.

use rayon::prelude::*;

use super::losses::{self, Care, LARGE, Made};
use super::ratings::Ratings;
use super::samples::{Played, rating_of};
use crate::game::{Level, Position};
use crate::othello::{Board, Disc};
use crate::people::{Model, Openings, RATINGS, draw};
use crate::search::{Engine, HashSize, Limits, Request, Stop};
use crate::training::generate::margin;
use crate::training::shard::game_seed;

/// What the facts of a game are.
pub const FACTS: [&str; 13] = [
    "loss of moves 1-20",
    "loss of moves 21-40",
    "loss of moves 41-50",
    "loss of moves 51-60",
    "spread of losses",
    "moves losing six or more",
    "share of moves losing nothing",
    "plies known from the openings",
    "final margin",
    "corners taken by move 40",
    "squares beside empty corners",
    "moves left to the opponent",
    "empty squares at the end",
];

/// A game in numbers, one for each of [`FACTS`].
pub type GameFacts = [f64; FACTS.len()];

/// The facts of a game, given what each of its moves lost.
pub fn facts(game: &[Made], losses: &[f64], openings: &Openings) -> GameFacts {
    const CORNERS: u64 = 0x8100_0000_0000_0081;

    let of_choices = || game.iter().zip(losses).filter(|(it, _)| has_choice(it));
    let mean = |plies: std::ops::Range<usize>| {
        average(of_choices().filter(|(it, _)| plies.contains(&it.ply)).map(|(_, loss)| *loss))
    };
    let all = average(of_choices().map(|(_, loss)| *loss));
    let spread = average(of_choices().map(|(_, loss)| (loss - all).powi(2))).sqrt();
    let large = of_choices().filter(|(_, loss)| **loss >= LARGE).count() as f64;
    let faultless = average(of_choices().map(|(_, loss)| f64::from(u8::from(*loss < 0.5))));
    let is_known = |it: &&Made| openings.counts(it.board, &[it.cell], it.rating, None).is_some();
    let known = game.iter().take_while(is_known).count() as f64;
    let last = game.last().map(|it| it.board.play(it.cell));
    let count = |is: &dyn Fn(&Made) -> bool| game.iter().filter(|it| is(it)).count() as f64;
    let is_corner = |it: &Made| CORNERS >> it.cell & 1 != 0;
    let left = |it: &Made| f64::from(it.board.play(it.cell).legal_moves().count_ones());
    [
        mean(0..20),
        mean(20..40),
        mean(40..50),
        mean(50..60),
        spread,
        large,
        faultless,
        known,
        last.map_or(0.0, |board| f64::from(margin(board)).abs()),
        count(&|it| it.ply < 40 && is_corner(it)),
        count(&|it| is_beside_empty_corner(it)),
        average(game.iter().filter(|it| (10..50).contains(&it.ply)).map(left)),
        last.map_or(0.0, |board| f64::from(board.empty_count())),
    ]
}

fn has_choice(made: &Made) -> bool {
    made.board.legal_moves().count_ones() > 1
}

/// Whether the square touches a corner that is empty.
fn is_beside_empty_corner(made: &Made) -> bool {
    const BESIDE: [(u64, u64); 4] = [
        (0x0000_0000_0000_0001, 0x0000_0000_0000_0302),
        (0x0000_0000_0000_0080, 0x0000_0000_0000_C040),
        (0x0100_0000_0000_0000, 0x0203_0000_0000_0000),
        (0x8000_0000_0000_0000, 0x40C0_0000_0000_0000),
    ];
    BESIDE
        .iter()
        .any(|(corner, near)| made.board.empty() & corner != 0 && near >> made.cell & 1 != 0)
}

fn average(numbers: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = numbers.fold((0.0, 0.0), |(sum, count), it| (sum + it, count + 1.0));
    if count > 0.0 { sum / count } else { 0.0 }
}

/// Games between people whose ratings both lie within a hundred of one of whole hundreds, which stands in their moves: so
/// many, by chance, or fewer if there are no more.
pub fn of_people(games: &[Played], ratings: &Ratings, count: usize, seed: u64) -> Vec<Vec<Made>> {
    let mut found: Vec<Vec<Made>> = games
        .iter()
        .filter_map(|played| {
            let both = [true, false].map(|is_black| rating_of(played, ratings, is_black));
            let [Some(black), Some(white)] = both else { return None };
            let rating = (f32::midpoint(black, white) / 100.0).round() * 100.0;
            let is_near = |it: f32| (it - rating).abs() <= 100.0;
            let is_known = RATINGS.contains(&(rating as u16)) && is_near(black) && is_near(white);
            let made = |(ply, &(board, cell, _)): (usize, &(Board, u8, bool))| Made {
                board,
                cell: cell.into(),
                rating,
                ply,
            };
            is_known.then(|| played.moves.iter().enumerate().map(made).collect())
        })
        .collect();
    fastrand::Rng::with_seed(seed).shuffle(&mut found);
    found.truncate(count);
    found
}

/// Whose games are shown beside those of people.
#[derive(Clone, Copy, Debug)]
pub enum Opponent<'a> {
    /// The model's, at the same ratings.
    Model(&'a Model),
    /// A level's, whatever the rating.
    Level(Level),
}

/// The facts of each game of people, and of one by the other kind at the same rating. `None` if stopped; `progress` hears of
/// each pair.
pub fn pairs(
    people: &[Vec<Made>],
    opponent: Opponent,
    openings: &Openings,
    care: Care,
    seed: u64,
    stop: &Stop,
    progress: impl Fn() + Sync,
) -> Option<Vec<(GameFacts, GameFacts)>> {
    /// Enough for 20 empty squares.
    const HASH_MEBIBYTES: usize = 16;

    let measure = |engine: &mut Engine, game: &[Made]| -> Option<GameFacts> {
        let losses: Option<Vec<f64>> =
            game.iter().map(|made| losses::loss(engine, made, care, stop)).collect();
        Some(facts(game, &losses?, openings))
    };
    people
        .par_iter()
        .enumerate()
        .map_init(
            || Engine::new(HashSize::mebibytes(HASH_MEBIBYTES)),
            |engine, (number, game)| {
                let rating = game.first()?.rating;
                let other = opponent.game(rating, game_seed(seed, number as u32), stop)?;
                let pair = (measure(engine, game)?, measure(engine, &other)?);
                progress();
                Some(pair)
            },
        )
        .collect()
}

impl Opponent<'_> {
    /// A game against itself. `None` if stopped.
    fn game(self, rating: f32, seed: u64, stop: &Stop) -> Option<Vec<Made>> {
        let mut engine = Engine::new(HashSize::mebibytes(2));
        let mut rng = fastrand::Rng::with_seed(seed);
        losses::game(rating, |board, last| {
            let level = match self {
                Self::Model(model) => {
                    let chances = model.chances(&mut engine, board, last, rating, stop)?;
                    return Some(draw(&chances, &mut rng));
                }
                Self::Level(level) => level,
            };
            let position = Position::Othello(board.to_position(Disc::Black));
            let request =
                Request { seed: rng.u64(..), ..Request::new(position, Limits::level(level)) };
            Some(engine.search(&request, stop, &mut |_| {})?.best)
        })
    }
}

/// What can be told of pairs of games.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// Of all games, the share whose kind is told.
    pub told: f64,
    /// By fact: how far the means of both kinds lie apart, in standard errors; positive if people have more of it.
    pub apart: GameFacts,
}

/// Tells games of people, the first of each pair, from others, the second: each pair by what all the other pairs say.
pub fn judge(pairs: &[(GameFacts, GameFacts)]) -> Verdict {
    let mut told = 0.0;
    for (at, (people, other)) in pairs.iter().enumerate() {
        let known: Vec<&(GameFacts, GameFacts)> =
            pairs.iter().enumerate().filter(|(it, _)| *it != at).map(|(_, pair)| pair).collect();
        let line = Line::fitted(&known);
        for (game, is_people) in [(people, true), (other, false)] {
            let score = line.score(game);
            // Where nothing speaks for either, a guess is right half of the time.
            told +=
                if score == 0.0 { 0.5 } else { f64::from(u8::from((score > 0.0) == is_people)) };
        }
    }
    let apart = std::array::from_fn(|fact| {
        let differences: Vec<f64> =
            pairs.iter().map(|(people, other)| people[fact] - other[fact]).collect();
        let count = differences.len() as f64;
        let mean = average(differences.iter().copied());
        let spread = average(differences.iter().map(|it| (it - mean).powi(2))).sqrt();
        if spread > 0.0 { mean / spread * (count - 1.0).max(0.0).sqrt() } else { 0.0 }
    });
    Verdict { told: told / (2 * pairs.len()).max(1) as f64, apart }
}

/// A fitted logistic regression.
struct Line {
    means: GameFacts,
    scales: GameFacts,
    weights: GameFacts,
    bias: f64,
}

impl Line {
    /// The likeliest one, with every weight near zero by a normal prior, so that few games don't make much of nothing.
    fn fitted(pairs: &[&(GameFacts, GameFacts)]) -> Self {
        const STEPS: usize = 500;
        const RATE: f64 = 0.5;
        const PRIOR: f64 = 1.0;

        let games: Vec<(&GameFacts, f64)> =
            pairs.iter().flat_map(|(people, other)| [(people, 1.0), (other, 0.0)]).collect();
        let count = games.len().max(1) as f64;
        let means: GameFacts =
            std::array::from_fn(|fact| average(games.iter().map(|(it, _)| it[fact])));
        let scales = std::array::from_fn(|fact| {
            let square = average(games.iter().map(|(it, _)| (it[fact] - means[fact]).powi(2)));
            if square > 0.0 { square.sqrt() } else { 1.0 }
        });
        let mut line = Self { means, scales, weights: [0.0; FACTS.len()], bias: 0.0 };
        for _ in 0..STEPS {
            let (mut slopes, mut slope) = (line.weights.map(|it| -PRIOR * it), 0.0);
            for (game, kind) in &games {
                let miss = kind - 1.0 / (1.0 + (-line.score(game)).exp());
                slope += miss;
                for (sum, number) in slopes.iter_mut().zip(line.scaled(game)) {
                    *sum += miss * number;
                }
            }
            line.bias += RATE * slope / count;
            for (weight, slope) in line.weights.iter_mut().zip(slopes) {
                *weight += RATE * slope / count;
            }
        }
        line
    }

    fn scaled(&self, game: &GameFacts) -> GameFacts {
        std::array::from_fn(|fact| (game[fact] - self.means[fact]) / self.scales[fact])
    }

    /// Above zero for what looks like people.
    fn score(&self, game: &GameFacts) -> f64 {
        let scaled = self.scaled(game);
        self.bias + self.weights.iter().zip(scaled).map(|(weight, it)| weight * it).sum::<f64>()
    }
}
