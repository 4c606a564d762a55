//! The laboratory's choices, and the runs they make.

use std::ops::RangeInclusive;
use std::time::Duration;

use crate::game::{Game, PerGame, Position, Variant};
use crate::lab::{
    Algorithm, Contestant, Evaluation, Limits, RecordLimits, Request, Subject, Switch, Switches,
};
use crate::training::matches::algorithms::AlgorithmMatch;

/// Every algorithm may run twice, with and without switches.
pub const MAX_CONTESTANTS: usize = 2 * Algorithm::ALL.len();

/// The size of the transposition table as a power of two, as on the command line.
pub(super) const TABLE_BITS: u32 = 20;

/// What limits a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Limit {
    /// Depth, in plies.
    #[default]
    Depth,
    /// Nodes of each algorithm.
    Nodes,
    /// Milliseconds of each algorithm.
    Time,
}

/// The choices.
#[derive(Clone, Debug, PartialEq)]
pub struct Choices {
    /// The algorithms.
    pub algorithms: Vec<Algorithm>,
    /// The switches of those that take them.
    pub switches: Switches,
    /// Whether those that take switches also run without.
    pub compares: bool,
    /// The evaluation.
    pub evaluation: PerGame<Evaluation>,
    /// The limit in use.
    pub limit: Limit,
    /// The depth, in plies.
    pub depth: PerGame<u8>,
    /// The nodes.
    pub nodes: u64,
    /// The milliseconds.
    pub milliseconds: u64,
    /// Whether time limits the moves of a match, else nodes.
    pub plays_by_time: bool,
    /// The nodes for a move of a match.
    pub match_nodes: u64,
    /// The milliseconds for a move of a match.
    pub match_milliseconds: u64,
    /// The games between each two in a match.
    pub games: usize,
}

impl Default for Choices {
    /// A run of a second or two that shows what alpha-beta saves.
    fn default() -> Self {
        Self {
            algorithms: vec![Algorithm::Minimax, Algorithm::FailSoft, Algorithm::Pvs],
            switches: Switches::NONE.with(Switch::Ordering),
            compares: true,
            evaluation: PerGame::from_fn(Evaluation::usual),
            limit: Limit::Depth,
            depth: PerGame::from_fn(|game| if game.kind().anywhere { 2 } else { 5 }),
            nodes: 100_000,
            milliseconds: 1_000,
            plays_by_time: false,
            match_nodes: 2_000,
            match_milliseconds: 20,
            games: 4,
        }
    }
}

impl Choices {
    /// The range of depths.
    pub const DEPTHS: RangeInclusive<u8> = 1..=Limits::MAX_DEPTH;
    /// The range of nodes.
    pub const NODES: RangeInclusive<u64> = 100..=1_000_000_000;
    /// The range of times, in milliseconds.
    pub const MILLISECONDS: RangeInclusive<u64> = 1..=600_000;
    /// The range of games between each two.
    pub const GAMES: RangeInclusive<usize> = 2..=100;

    /// Adds or removes an algorithm, keeping the catalogue's order.
    pub fn toggle(&mut self, algorithm: Algorithm) {
        let has = |one: Algorithm| self.algorithms.contains(&one) != (one == algorithm);
        self.algorithms = Algorithm::ALL.into_iter().filter(|&one| has(one)).collect();
    }

    /// Sets or clears a switch.
    pub fn switch(&mut self, switch: Switch) {
        let has = |&one: &Switch| self.switches.has(one) != (one == switch);
        self.switches = Switch::ALL.into_iter().filter(has).collect();
    }

    /// The contestants, in order.
    pub fn contestants(&self) -> Vec<Contestant> {
        let mut contestants = Vec::new();
        for &algorithm in &self.algorithms {
            let plain = Contestant::new(algorithm, Switches::NONE);
            let switched = Contestant::new(algorithm, self.switches);
            if self.compares && plain != switched {
                contestants.push(plain);
            }
            contestants.push(switched);
        }
        contestants
    }

    /// The evaluation for a board of this size: the chosen one if it can judge it.
    pub fn evaluation_for(&self, game: Game, size: u8) -> Evaluation {
        let chosen = self.evaluation[game];
        if chosen.judges(game, size) { chosen } else { Evaluation::usual(game) }
    }

    /// The run on a position.
    pub fn request(&self, position: Position) -> Request {
        let (game, size) = (position.game(), position.size());
        let limits = match self.limit {
            Limit::Depth => Limits { depth: Some(self.depth[game]), ..Limits::default() },
            Limit::Nodes => Limits { nodes: Some(self.nodes), ..Limits::default() },
            Limit::Time => {
                let time = Some(Duration::from_millis(self.milliseconds));
                Limits { time, ..Limits::default() }
            }
        };
        let mut request = Request::new(Subject::Position(position), self.contestants(), limits);
        request.evaluation = self.evaluation_for(game, size);
        request.record = Some(record_limits(game));
        request.table_bits = TABLE_BITS;
        request
    }

    /// The match, from the start of the game.
    pub fn algorithm_match(&self, variant: Variant) -> AlgorithmMatch {
        let variant = variant.without_swap();
        let limits = if self.plays_by_time {
            let time = Some(Duration::from_millis(self.match_milliseconds));
            Limits { time, ..Limits::default() }
        } else {
            Limits { nodes: Some(self.match_nodes), ..Limits::default() }
        };
        AlgorithmMatch {
            variant,
            contestants: self.contestants(),
            evaluation: self.evaluation_for(variant.game(), variant.size()),
            limits,
            games: self.games,
            seed: 1,
        }
    }
}

/// How much of each algorithm is recorded.
pub fn record_limits(game: Game) -> RecordLimits {
    // Gomoku has so many moves that three plies would never be complete.
    let plies = if game.kind().anywhere { 2 } else { 3 };
    RecordLimits { plies, nodes: 4_000, events: 20_000 }
}
