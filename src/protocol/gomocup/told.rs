//! What the manager has told about the game: its rules, its time, and what the program may use.

use std::time::Duration;

use thiserror::Error;

use super::command::{Info, Malformed};
use crate::engine::own::Settings;
use crate::game::Level;
use crate::gomoku::Ruleset;
use crate::search::{GameClock, Hash, Limits};

/// Says that what was told can't be kept.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(super) enum Complaint {
    #[error("INFO rule: {0} is none of the rules 0, 1, 4, 8 and 9")]
    Rule(i64),
    #[error("{0}")]
    Malformed(#[from] Malformed),
}

/// The time for a move.
#[derive(Clone, Copy, Debug, Default)]
enum Turn {
    /// The manager has said nothing.
    #[default]
    Untold,
    /// As long as it takes, or until the manager ends it.
    Unlimited,
    /// At most so long; nothing asks for haste.
    Limited(Duration),
}

/// Everything that `INFO` has said so far.
#[derive(Clone, Debug, Default)]
pub(super) struct Told {
    turn: Turn,
    /// The time for each game; `None` without limit.
    game: Option<Duration>,
    /// What is left of it.
    left: Option<Duration>,
    memory: Option<u64>,
    rule: i64,
    depth: Option<u8>,
    nodes: Option<u64>,
    hash: Option<u64>,
    threads: Option<usize>,
    /// Whether the manager speaks Yixin's dialect.
    is_yixin: bool,
    /// What is wrong with the last `INFO` and was not told yet.
    complaint: Option<Complaint>,
}

impl Told {
    /// What the manager means by time without limit.
    const UNLIMITED: i64 = i32::MAX as i64;

    /// For a move, if the manager wants it at once.
    const HASTE: Duration = Duration::from_millis(30);

    /// What the program takes besides the memory of its search.
    const PROGRAM_BYTES: u64 = 32 << 20;

    pub(super) fn hear(&mut self, info: Info) {
        match info {
            Info::TimeoutTurn(Self::UNLIMITED..) => self.turn = Turn::Unlimited,
            Info::TimeoutTurn(time) => self.turn = Turn::Limited(milliseconds(time)),
            Info::TimeoutMatch(time) => {
                self.game = (time > 0 && time < Self::UNLIMITED).then(|| milliseconds(time));
                self.left = self.game;
            }
            Info::TimeLeft(time) => {
                self.left = (time < Self::UNLIMITED).then(|| milliseconds(time));
            }
            Info::MaxMemory(bytes) => self.memory = limit(bytes),
            Info::Rule(rule) => self.rule = rule,
            Info::MaxDepth(depth) => self.depth = limit(depth).map(|depth| depth.min(255) as u8),
            Info::MaxNodes(nodes) => self.nodes = limit(nodes),
            Info::HashSize(kibibytes) => {
                self.hash = limit(kibibytes).map(|size| size.saturating_mul(1024));
            }
            Info::Threads(threads) => self.threads = limit(threads).map(|count| count as usize),
            Info::Other => {}
        }
    }

    /// Something about an `INFO` is to be complained of at the next occasion.
    pub(super) fn misheard(&mut self, malformed: Malformed) {
        self.complaint = Some(malformed.into());
    }

    /// The manager has sent something of Yixin's dialect.
    pub(super) fn hear_yixin(&mut self) {
        self.is_yixin = true;
    }

    /// A new game begins, with all of its time.
    pub(super) fn new_game(&mut self) {
        self.left = self.game;
    }

    /// A move took so long.
    pub(super) fn spend(&mut self, took: Duration) {
        self.left = self.left.map(|left| left.saturating_sub(took));
    }

    /// The rules that are played by.
    ///
    /// # Errors
    /// What has to be complained of, once each; rules that are not known again and again.
    pub(super) fn ruleset(&mut self) -> Result<Ruleset, Complaint> {
        match self.complaint.take() {
            Some(complaint) => Err(complaint),
            None => self.known_ruleset(),
        }
    }

    /// The bits are those of Piskvork: 1 for exactly five, 2 for going on after somebody has won, 4 for
    /// renju, 8 for caro. Caro without the first one, in which six would win too, is played as with it.
    fn known_ruleset(&self) -> Result<Ruleset, Complaint> {
        match self.rule {
            2 if self.is_yixin => Ok(Ruleset::Renju),
            0 | 2 => Ok(Ruleset::Freestyle),
            1 | 3 => Ok(Ruleset::Standard),
            4..=7 => Ok(Ruleset::Renju),
            8..=11 => Ok(Ruleset::Caro),
            rule => Err(Complaint::Rule(rule)),
        }
    }

    /// What a search may take, of which `parts` are to be made for one answer.
    pub(super) fn limits(&self, own: Limits, parts: u32) -> Limits {
        let mut limits = own;
        let turn = match self.turn {
            Turn::Untold | Turn::Unlimited => None,
            Turn::Limited(Duration::ZERO) => Some(Self::HASTE),
            Turn::Limited(turn) => Some(kept(turn)),
        };
        limits.time = own.time.into_iter().chain(turn).min().map(|time| time / parts);
        limits.depth = own.depth.into_iter().chain(self.depth).min();
        limits.nodes = own.nodes.into_iter().chain(self.nodes).min();
        limits.clock = self.left.map(|left| GameClock {
            left: left.max(Self::HASTE) / parts,
            increment: Duration::ZERO,
            moves: None,
        });
        if limits == Limits::default() && matches!(self.turn, Turn::Untold) {
            limits.level = Some(Level::MAX);
        }
        limits
    }

    /// The memory of the search: what the program was started with, or less if it may not take that much.
    pub(super) fn hash(&self, settings: &Settings) -> Hash {
        let of_memory = self.memory.map(|bytes| bytes.saturating_sub(Self::PROGRAM_BYTES));
        match of_memory.into_iter().chain(self.hash).min() {
            Some(bytes) => settings.hash.min(Hash::mebibytes((bytes >> 20) as usize)),
            None => settings.hash,
        }
    }

    /// The threads of a search.
    pub(super) fn threads(&self, settings: &Settings) -> usize {
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        self.threads.map_or(settings.threads, |threads| threads.min(cores()))
    }
}

/// What is used of the time for a move: the answer has to get to the manager, too.
fn kept(turn: Duration) -> Duration {
    let margin = (turn / 15).clamp(Duration::from_millis(4), Duration::from_millis(150));
    turn.saturating_sub(margin).max(turn / 2)
}

/// Less than nothing is nothing.
fn milliseconds(time: i64) -> Duration {
    Duration::from_millis(u64::try_from(time).unwrap_or(0))
}

/// A number of which 0 and less mean that there is no limit.
fn limit(number: i64) -> Option<u64> {
    u64::try_from(number).ok().filter(|&number| number > 0)
}
