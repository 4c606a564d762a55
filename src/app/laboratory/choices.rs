//! What is chosen in the laboratory, and what it makes of a position.

use std::ops::RangeInclusive;
use std::time::Duration;

use super::record_limits;
use crate::game::{Game, PerGame, Position, Variant};
use crate::lab::{Algorithm, Contestant, Evaluation, Limits, Request, Subject, Switch, Switches};
use crate::training::matches::algorithms::AlgorithmMatch;

/// Every algorithm may run twice, with switches and without.
pub const MOST_CONTESTANTS: usize = 2 * Algorithm::ALL.len();

/// Places of the transposition table, as a power of two: as on the command line.
pub(super) const TABLE_BITS: u32 = 20;

/// What a search is limited by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Limit {
    /// Moves to look ahead.
    #[default]
    Depth,
    /// Nodes of each algorithm.
    Nodes,
    /// Milliseconds of each algorithm.
    Time,
}

/// What is chosen.
#[derive(Clone, Debug, PartialEq)]
pub struct Choices {
    /// Who searches.
    pub algorithms: Vec<Algorithm>,
    /// What those have that take it.
    pub switches: Switches,
    /// Whether each that takes a switch runs without any, too.
    pub compares: bool,
    /// What positions are judged by.
    pub evaluation: PerGame<Evaluation>,
    /// Which of the three limits holds.
    pub limit: Limit,
    /// Moves to look ahead.
    pub depth: PerGame<u8>,
    /// Nodes.
    pub nodes: u64,
    /// Milliseconds.
    pub milliseconds: u64,
    /// Whether each move of a match is limited by time, else by nodes.
    pub plays_by_time: bool,
    /// Nodes for a move of a match.
    pub match_nodes: u64,
    /// Milliseconds for a move of a match.
    pub match_milliseconds: u64,
    /// Games between each two in a match.
    pub games: usize,
}

impl Default for Choices {
    /// What shows within a second or two why alpha-beta saves what it saves.
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
    /// What depths there are.
    pub const DEPTHS: RangeInclusive<u8> = 1..=Limits::MOST_DEPTH;
    /// What numbers of nodes there are.
    pub const NODES: RangeInclusive<u64> = 100..=1_000_000_000;
    /// What times there are, in milliseconds.
    pub const MILLISECONDS: RangeInclusive<u64> = 1..=600_000;
    /// How many games there may be between each two.
    pub const GAMES: RangeInclusive<usize> = 2..=100;

    /// Chooses an algorithm, or no more; they stay in the order of the catalogue.
    pub fn toggle(&mut self, algorithm: Algorithm) {
        let has = |one: Algorithm| self.algorithms.contains(&one) != (one == algorithm);
        self.algorithms = Algorithm::ALL.into_iter().filter(|&one| has(one)).collect();
    }

    /// Sets a switch, or takes it out.
    pub fn switch(&mut self, switch: Switch) {
        let has = |&one: &Switch| self.switches.has(one) != (one == switch);
        self.switches = Switch::ALL.into_iter().filter(has).collect();
    }

    /// Who runs, in this order.
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

    /// What judges a board of this size: what is chosen, if it can.
    pub fn evaluation_for(&self, game: Game, size: u8) -> Evaluation {
        let chosen = self.evaluation[game];
        if chosen.judges(game, size) { chosen } else { Evaluation::usual(game) }
    }

    /// What is run on a position.
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

    /// What is played: the game from its start, with no opening of its own.
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
