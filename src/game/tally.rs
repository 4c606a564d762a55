//! Results by opponents.
//!
//! A tally belongs to two opponents: wins stay with whoever changes sides. Only two people at one board are told apart
//! by their colours.

use std::collections::BTreeMap;

use super::position::Game;
use super::seat::Seat;
use super::side::{PerSide, Side};

/// Finished games, by who won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games won by the current player of each side.
    pub wins: PerSide<u32>,
    /// Draws.
    pub draws: u32,
}

/// Two opponents at a game, whatever their colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Opponents {
    game: Game,
    /// In the order of [`Seat`]; Black first if they are equal.
    players: [Seat; 2],
}

impl Opponents {
    /// Two opponents, in either order.
    pub fn new(game: Game, one: Seat, other: Seat) -> Self {
        Self { game, players: [one.min(other), one.max(other)] }
    }

    /// The game they play.
    pub fn game(&self) -> Game {
        self.game
    }

    /// Both, in their order.
    pub fn players(&self) -> [Seat; 2] {
        self.players
    }

    fn place(players: PerSide<Seat>, side: Side) -> usize {
        let black = usize::from(players.black > players.white);
        match side {
            Side::Black => black,
            Side::White => 1 - black,
        }
    }
}

/// The results between two opponents.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Results {
    /// Wins of each, in order.
    pub wins: [u32; 2],
    /// Draws.
    pub draws: u32,
}

/// The result of one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counted {
    /// Who played.
    pub opponents: Opponents,
    /// The winner's place in the order; `None` for a draw.
    pub winner: Option<usize>,
}

impl Counted {
    /// The result of a game between the players of these sides.
    pub fn new(game: Game, players: PerSide<Seat>, winner: Option<Side>) -> Self {
        Self {
            opponents: Opponents::new(game, players.black, players.white),
            winner: winner.map(|side| Opponents::place(players, side)),
        }
    }
}

/// A change of the tallies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TallyChange {
    /// A game ended.
    Count(Counted),
    /// An end was taken back.
    TakeBack(Counted),
}

/// The tallies of all opponents.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tallies(BTreeMap<Opponents, Results>);

impl Tallies {
    /// All opponents with their results, in no particular order.
    pub fn iter(&self) -> impl Iterator<Item = (&Opponents, &Results)> {
        self.0.iter()
    }

    /// Sets the results between two opponents.
    pub fn set(&mut self, opponents: Opponents, results: Results) {
        if results == Results::default() {
            self.0.remove(&opponents);
        } else {
            self.0.insert(opponents, results);
        }
    }

    /// Makes a change. Taking back what was never counted, as after another process wrote the file, changes nothing.
    pub fn change(&mut self, change: TallyChange) {
        let (TallyChange::Count(counted) | TallyChange::TakeBack(counted)) = change;
        let mut results = self.0.get(&counted.opponents).copied().unwrap_or_default();
        let number = match counted.winner {
            Some(place) => &mut results.wins[place],
            None => &mut results.draws,
        };
        *number = match change {
            TallyChange::Count(_) => number.saturating_add(1),
            TallyChange::TakeBack(_) => number.saturating_sub(1),
        };
        self.set(counted.opponents, results);
    }

    /// The results between the current players, as seen by their sides.
    pub fn between(&self, game: Game, players: PerSide<Seat>) -> Tally {
        let opponents = Opponents::new(game, players.black, players.white);
        let Results { wins, draws } = self.0.get(&opponents).copied().unwrap_or_default();
        let wins = PerSide::from_fn(|side| wins[Opponents::place(players, side)]);
        Tally { wins, draws }
    }
}
