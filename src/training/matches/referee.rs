//! One game between two players: whose turn it is, what is legal, and how long it took.

use std::time::Duration;

use crate::engine::{self, Decision, Fault, NewGame, Player, Time, Turn};
use crate::game::tree::{Clock, GameTree, NodeId, Start};
use crate::game::{End, Outcome, PerSide, Ply, Position, Side, Variant};
use crate::records::ggf::Note;
use crate::search::{GameClock, Stop};

/// The time control of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// The players' own settings apply.
    Free,
    /// This long for each move.
    Move(Duration),
    /// This long for the whole game, and more for each move.
    Clock {
        /// At the start.
        main: Duration,
        /// Added for each move.
        increment: Duration,
    },
}

/// The conditions of each game of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Conditions {
    /// The time control.
    pub pace: Pace,
    /// How late a move may be: messages take time, and machines are busy.
    pub margin: Duration,
    /// A player that is silent for this long beyond its time counts as hung.
    pub patience: Duration,
}

/// How a game begins.
#[derive(Clone, Copy, Debug)]
pub struct Round<'a> {
    /// The game and its start.
    pub variant: Variant,
    /// Plies played before the players are asked, all legal.
    pub opening: &'a [Ply],
    /// Distinguishes the games of a match; the two of an opening have the same number.
    pub number: u64,
}

/// A finished game.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    /// Its moves, with the players' evaluations and times, and how it ended.
    pub game: GameTree,
    /// What was done wrong, and by whom.
    pub fault: Option<(Side, Fault)>,
}

impl Played {
    /// The result.
    pub fn outcome(&self) -> Outcome {
        let last = self.game.main_end();
        let end = self.game.node(last).end();
        Outcome::of(&self.game.position(last), end).expect("a game that was played has ended")
    }
}

/// The players of a game.
pub type Players<'a> = PerSide<&'a mut dyn Player>;

/// Plays a game; `None` if `stop` ended it. A player that commits a fault loses.
///
/// # Panics
/// If the game can't start, or the opening is not legal.
pub fn play(
    mut players: Players<'_>,
    round: &Round<'_>,
    conditions: &Conditions,
    stop: &Stop,
) -> Option<Played> {
    let start = Start::of(round.variant).expect("the variant has a start");
    let mut table = Table::new(start, conditions);
    let new_game = NewGame { variant: round.variant, number: round.number };
    for side in Side::ALL {
        let begun = players[side].new_game(&new_game, stop);
        if stop.is_requested() {
            return None;
        }
        if let Err(fault) = begun {
            return Some(table.lost(side, fault));
        }
    }
    for &ply in round.opening {
        table.make(ply, Note::default());
    }
    while !table.position.is_over() {
        if table.position.must_pass() {
            table.make(Ply::Pass, Note::default());
            continue;
        }
        let side = table.position.side_to_move();
        let asked = table.ask(&mut *players[side], stop);
        // Whatever a stopped player did is no fault.
        if stop.is_requested() {
            return None;
        }
        match asked {
            Ok((Some(ply), note)) => table.make(ply, note),
            Ok((None, _)) => return Some(table.ended(Some(End::Resigned(side)), None)),
            Err(fault) => return Some(table.lost(side, fault)),
        }
    }
    Some(table.ended(None, None))
}

struct Table<'a> {
    conditions: &'a Conditions,
    game: GameTree,
    last: NodeId,
    position: Position,
    left: PerSide<Duration>,
}

impl<'a> Table<'a> {
    fn new(start: Start, conditions: &'a Conditions) -> Self {
        let position = start.position().clone();
        let mut game = GameTree::new(start);
        let mut left = PerSide::default();
        if let Pace::Clock { main, increment } = conditions.pace {
            let clock = Some(Clock::new(main, increment));
            game.facts.clocks = PerSide { black: clock, white: clock };
            left = PerSide { black: main, white: main };
        }
        Self { conditions, game, last: NodeId::ROOT, position, left }
    }

    fn make(&mut self, ply: Ply, note: Note) {
        let side = self.position.side_to_move();
        let played = self.game.play_from(self.last, &mut self.position, ply);
        self.last = played.expect("it was seen to be legal");
        note.keep(&mut self.game, self.last, side);
    }

    fn time(&self) -> Time {
        match self.conditions.pace {
            Pace::Free => Time::Free,
            Pace::Move(time) => Time::Move(time),
            Pace::Clock { increment, .. } => {
                let left = self.left[self.position.side_to_move()];
                Time::Clock(GameClock { left, increment, moves: None })
            }
        }
    }

    fn ask(&mut self, player: &mut dyn Player, stop: &Stop) -> Result<(Option<Ply>, Note), Fault> {
        let time = self.time();
        let patience = self.conditions.patience + time.allowed().unwrap_or_default();
        let turn = Turn { game: &self.game, position: &self.position, time, patience, stop };
        let margin = self.conditions.margin;
        let Decision { ply, eval, took } = engine::decide(player, &turn, margin, &mut |_| {})?;
        if let Pace::Clock { increment, .. } = self.conditions.pace {
            let left = &mut self.left[self.position.side_to_move()];
            *left = left.saturating_sub(took).saturating_add(increment);
        }
        Ok((ply, Note { eval, time: Some(took) }))
    }

    fn lost(self, side: Side, fault: Fault) -> Played {
        let end = match fault {
            Fault::Overstepped { .. } | Fault::Hang(_) => End::LostOnTime(side),
            _ => End::Resigned(side),
        };
        self.ended(Some(end), Some((side, fault)))
    }

    fn ended(mut self, end: Option<End>, fault: Option<(Side, Fault)>) -> Played {
        self.game.set_end(self.last, end);
        Played { game: self.game, fault }
    }
}
