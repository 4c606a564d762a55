//! How strong players were in each year, from the results of their games alone: the likeliest ratings if results follow
//! Elo's curve and a player's strength changes from year to year like a random walk (whole-history rating, Coulom 2008).

use std::collections::HashMap;

/// A game's players, its year, and 1 if Black won, 0 if White did, a half for a draw.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    /// Black's name.
    pub black: String,
    /// White's name.
    pub white: String,
    /// The year in which it was played.
    pub year: u16,
    /// What Black got.
    pub won: f64,
}

/// The mean of all games' players.
pub const MEAN: f64 = 1600.0;

/// How much a rating changes in a year, and how far players lie apart: standard deviations in points.
const DRIFT: f64 = 60.0;
const SPREAD: f64 = 300.0;

/// A point in natural units.
const POINT: f64 = std::f64::consts::LN_10 / 400.0;

const SWEEPS: usize = 60;

#[derive(Debug, Default)]
struct Player {
    /// The years in which they played, in order, and their ratings in natural units around zero.
    years: Vec<u16>,
    ratings: Vec<f64>,
    /// By year: the opponents' player and year, and what was won.
    games: Vec<Vec<(usize, usize, f64)>>,
}

/// The ratings of everybody in the games.
#[derive(Debug, Default)]
pub struct Ratings {
    numbers: HashMap<String, usize>,
    players: Vec<Player>,
    shift: f64,
}

impl Ratings {
    /// Works them out.
    pub fn of(games: &[Game]) -> Self {
        let mut found = Self::default();
        for game in games {
            for name in [&game.black, &game.white] {
                let next = found.players.len();
                let number = *found.numbers.entry(name.clone()).or_insert(next);
                if number == next {
                    found.players.push(Player::default());
                }
                let years = &mut found.players[number].years;
                if let Err(at) = years.binary_search(&game.year) {
                    years.insert(at, game.year);
                }
            }
        }
        for player in &mut found.players {
            player.ratings = vec![0.0; player.years.len()];
            player.games = vec![Vec::new(); player.years.len()];
        }
        for game in games {
            let black = found.place(&game.black, game.year);
            let white = found.place(&game.white, game.year);
            let (Some(black), Some(white)) = (black, white) else { continue };
            found.players[black.0].games[black.1].push((white.0, white.1, game.won));
            found.players[white.0].games[white.1].push((black.0, black.1, 1.0 - game.won));
        }
        for _ in 0..SWEEPS {
            for number in 0..found.players.len() {
                let ratings = found.improved(number);
                found.players[number].ratings = ratings;
            }
        }
        let counted = found.players.iter().flat_map(|player| {
            player.ratings.iter().zip(&player.games).map(|(it, games)| (*it, games.len() as f64))
        });
        let (sum, count) =
            counted.fold((0.0, 0.0), |(sum, all), (it, games)| (sum + it * games, all + games));
        found.shift = MEAN - sum / count.max(1.0) / POINT;
        found
    }

    fn place(&self, name: &str, year: u16) -> Option<(usize, usize)> {
        let number = *self.numbers.get(name)?;
        Some((number, self.players[number].years.binary_search(&year).ok()?))
    }

    /// A player's ratings after one step of Newton's method, with all others as they are.
    fn improved(&self, number: usize) -> Vec<f64> {
        let player = &self.players[number];
        let count = player.years.len();
        // The negative second derivative is tridiagonal.
        let (mut slope, mut bend, mut link) =
            (vec![0.0; count], vec![0.0; count], vec![0.0; count]);
        for year in 0..count {
            let own = player.ratings[year];
            for &(other, their_year, won) in &player.games[year] {
                let expected = 1.0 / (1.0 + (self.players[other].ratings[their_year] - own).exp());
                slope[year] += won - expected;
                bend[year] += expected * (1.0 - expected);
            }
        }
        let first = (SPREAD * POINT).powi(-2);
        slope[0] -= player.ratings[0] * first;
        bend[0] += first;
        for year in 1..count {
            let apart = f64::from(player.years[year] - player.years[year - 1]);
            let tie = 1.0 / ((DRIFT * POINT).powi(2) * apart);
            let change = player.ratings[year] - player.ratings[year - 1];
            slope[year] -= change * tie;
            slope[year - 1] += change * tie;
            bend[year] += tie;
            bend[year - 1] += tie;
            link[year] = -tie;
        }
        // Thomas' algorithm.
        for year in 1..count {
            let factor = link[year] / bend[year - 1];
            bend[year] -= factor * link[year];
            slope[year] -= factor * slope[year - 1];
        }
        let mut ratings = player.ratings.clone();
        let mut after = 0.0;
        for year in (0..count).rev() {
            let next = if year + 1 < count { link[year + 1] * after } else { 0.0 };
            after = (slope[year] - next) / bend[year];
            ratings[year] += after.clamp(-1.0, 1.0);
        }
        ratings
    }

    /// A player's rating in a year in which they played.
    pub fn rating(&self, name: &str, year: u16) -> Option<f64> {
        let (number, at) = self.place(name, year)?;
        Some(self.players[number].ratings[at] / POINT + self.shift)
    }

    /// The games that a player played in a year, and the year before and after.
    pub fn games(&self, name: &str, year: u16) -> usize {
        let Some(&number) = self.numbers.get(name) else { return 0 };
        let player = &self.players[number];
        let near = player.years.iter().zip(&player.games).filter(|(it, _)| it.abs_diff(year) <= 1);
        near.map(|(_, games)| games.len()).sum()
    }
}

/// Whether WTHOR's name of a player is that of a program: its author stands behind it in brackets. Of "???" nobody knows
/// who it was.
pub fn is_person(name: &str) -> bool {
    !name.contains('(') && !name.contains("???") && !name.is_empty()
}
