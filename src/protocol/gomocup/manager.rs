//! What the manager has said about rules, time and resources.

use std::time::Duration;

use thiserror::Error;

use super::command::{Info, Malformed};
use crate::engine::own::Settings;
use crate::game::Level;
use crate::gomoku::Ruleset;
use crate::search::{GameClock, HashSize, Limits};

#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(super) enum InfoError {
    #[error("INFO rule: expected 0, 1, 4 or 9, found {0}")]
    Rule(i64),
    #[error("{0}")]
    Malformed(#[from] Malformed),
}

#[derive(Clone, Copy, Debug, Default)]
enum Turn {
    #[default]
    Unspecified,
    Unlimited,
    /// Zero asks for an instant move.
    Limited(Duration),
}

#[derive(Clone, Debug, Default)]
pub(super) struct ManagerInfo {
    turn: Turn,
    game: Option<Duration>,
    left: Option<Duration>,
    memory: Option<u64>,
    rule: i64,
    depth: Option<u8>,
    nodes: Option<u64>,
    hash: Option<u64>,
    threads: Option<usize>,
    is_yixin: bool,
    complaint: Option<InfoError>,
}

impl ManagerInfo {
    const UNLIMITED: i64 = i32::MAX as i64;

    const INSTANT: Duration = Duration::from_millis(30);

    /// The program's memory besides the table.
    const PROGRAM_BYTES: u64 = 32 << 20;

    pub(super) fn apply(&mut self, info: Info) {
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

    pub(super) fn note_error(&mut self, malformed: Malformed) {
        self.complaint = Some(malformed.into());
    }

    pub(super) fn use_yixin_dialect(&mut self) {
        self.is_yixin = true;
    }

    pub(super) fn new_game(&mut self) {
        self.left = self.game;
    }

    pub(super) fn spend(&mut self, took: Duration) {
        self.left = self.left.map(|left| left.saturating_sub(took));
    }

    /// The rules, or an error to report: an earlier one once, unknown rules every time.
    pub(super) fn ruleset(&mut self) -> Result<Ruleset, InfoError> {
        match self.complaint.take() {
            Some(complaint) => Err(complaint),
            None => self.known_ruleset(),
        }
    }

    /// The bits are Piskvork's: 1 for exactly five, 2 for continuous games, 4 for renju, 8 for caro. Caro without exactly
    /// five is another game: there six win.
    fn known_ruleset(&self) -> Result<Ruleset, InfoError> {
        match self.rule {
            2 if self.is_yixin => Ok(Ruleset::Renju),
            0 | 2 => Ok(Ruleset::Freestyle),
            1 | 3 => Ok(Ruleset::Standard),
            4..=7 => Ok(Ruleset::Renju),
            9 | 11 => Ok(Ruleset::Caro),
            rule => Err(InfoError::Rule(rule)),
        }
    }

    /// The limits of a search, of which `parts` make one answer.
    pub(super) fn limits(&self, own: Limits, parts: u32) -> Limits {
        let mut limits = own;
        let turn = match self.turn {
            Turn::Unspecified | Turn::Unlimited => None,
            Turn::Limited(Duration::ZERO) => Some(Self::INSTANT),
            Turn::Limited(turn) => Some(usable(turn)),
        };
        limits.time = own.time.into_iter().chain(turn).min().map(|time| time / parts);
        limits.depth = own.depth.into_iter().chain(self.depth).min();
        limits.nodes = own.nodes.into_iter().chain(self.nodes).min();
        limits.clock = self.left.map(|left| GameClock {
            left: left.max(Self::INSTANT) / parts,
            increment: Duration::ZERO,
            moves: None,
        });
        if limits == Limits::default() && matches!(self.turn, Turn::Unspecified) {
            limits.level = Some(Level::MAX);
        }
        limits
    }

    /// The size of the table: as configured, or less if the manager's limit is lower.
    pub(super) fn hash(&self, settings: &Settings) -> HashSize {
        let of_memory = self.memory.map(|bytes| bytes.saturating_sub(Self::PROGRAM_BYTES));
        match of_memory.into_iter().chain(self.hash).min() {
            Some(bytes) => settings.hash.min(HashSize::mebibytes((bytes >> 20) as usize)),
            None => settings.hash,
        }
    }

    pub(super) fn threads(&self, settings: &Settings) -> usize {
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        self.threads.map_or(settings.threads, |threads| threads.min(cores()))
    }
}

/// What is left of a turn's time for the answer to reach the manager.
fn usable(turn: Duration) -> Duration {
    let margin = (turn / 15).clamp(Duration::from_millis(4), Duration::from_millis(150));
    turn.saturating_sub(margin).max(turn / 2)
}

/// Less than nothing is nothing.
fn milliseconds(time: i64) -> Duration {
    Duration::from_millis(u64::try_from(time).unwrap_or(0))
}

fn limit(number: i64) -> Option<u64> {
    u64::try_from(number).ok().filter(|&number| number > 0)
}
