//! The games that ended, by who played them.
//!
//! A tally belongs to two opponents, not to two colours: whoever changes sides keeps their wins. Only
//! where nothing tells the two apart, as with two people at one board, are they told by their colour.

use std::collections::BTreeMap;

use super::position::Game;
use super::seat::Seat;
use super::side::{PerSide, Side};

/// Finished games, by who won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games won by the player who has each side now.
    pub wins: PerSide<u32>,
    /// Games that nobody won.
    pub draws: u32,
}

/// Who plays which game against whom, whatever their colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Opponents {
    game: Game,
    /// In the order of [`Seat`]; Black first where they are the same.
    players: [Seat; 2],
}

impl Opponents {
    /// Two opponents, in either order.
    pub fn new(game: Game, one: Seat, other: Seat) -> Self {
        Self { game, players: [one.min(other), one.max(other)] }
    }

    /// Which game they play.
    pub fn game(&self) -> Game {
        self.game
    }

    /// Both, in their order.
    pub fn players(&self) -> [Seat; 2] {
        self.players
    }

    /// The place of a side's player in their order.
    fn place(players: PerSide<Seat>, side: Side) -> usize {
        let black = usize::from(players.black > players.white);
        match side {
            Side::Black => black,
            Side::White => 1 - black,
        }
    }
}

/// The finished games of two opponents.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Results {
    /// Games that each of them won, in their order.
    pub wins: [u32; 2],
    /// Games that nobody won.
    pub draws: u32,
}

/// The result of one game, as it counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counted {
    /// Who played.
    pub opponents: Opponents,
    /// The place of the winner in their order; `None` for a draw.
    pub winner: Option<usize>,
}

impl Counted {
    /// The result of a game between the players who had the sides.
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
    /// Opponents with their finished games, in no order that means anything.
    pub fn iter(&self) -> impl Iterator<Item = (&Opponents, &Results)> {
        self.0.iter()
    }

    /// Sets the finished games of two opponents.
    pub fn set(&mut self, opponents: Opponents, results: Results) {
        if results == Results::default() {
            self.0.remove(&opponents);
        } else {
            self.0.insert(opponents, results);
        }
    }

    /// Makes a change. What is taken back but was never counted, as in a file that somebody else
    /// has written meanwhile, changes nothing.
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

    /// The games between those who have the sides now, as those sides see them.
    pub fn between(&self, game: Game, players: PerSide<Seat>) -> Tally {
        let opponents = Opponents::new(game, players.black, players.white);
        let Results { wins, draws } = self.0.get(&opponents).copied().unwrap_or_default();
        let wins = PerSide::from_fn(|side| wins[Opponents::place(players, side)]);
        Tally { wins, draws }
    }
}
