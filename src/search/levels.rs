//! The engine's ten levels. `docs/levels.md` has their scores against each other.

use std::time::Duration;

use super::limits::Limits;
use crate::game::Level;

/// A level as offered to the user.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelInfo {
    /// The level.
    pub level: Level,
    /// Its English name; translations go by the number.
    pub name: &'static str,
    /// What it does, in a few English words.
    pub about: &'static str,
    /// How it plays on 8×8.
    pub strength: Strength,
    /// How it plays on other sizes.
    pub other_sizes: Strength,
}

/// How a level chooses its move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strength {
    /// A rule of thumb.
    Heuristic {
        /// What the level values.
        heuristic: Heuristic,
        /// 1: its own moves; 2: the best replies, too.
        plies: u8,
    },
    /// Alpha-beta with the full evaluation. Depth and nodes make the strength; the time limit is for slow machines.
    Search {
        /// Midgame depth.
        depth: u8,
        /// Plays perfectly from this many empty squares on.
        exact: u8,
        /// The most nodes per move.
        nodes: u64,
        /// The most time per move.
        time: Duration,
    },
}

/// What a simple level values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heuristic {
    /// The most discs flipped.
    Discs,
    /// Good squares by the classic table.
    Squares,
    /// More moves than the opponent.
    Mobility,
    /// Corners and stable discs.
    Corners,
}

/// Every level, weakest first.
pub fn all() -> impl Iterator<Item = LevelInfo> {
    Level::all().map(info)
}

/// A level's definition.
pub fn info(level: Level) -> LevelInfo {
    let by = |heuristic, plies| [Strength::Heuristic { heuristic, plies }; 2];
    // Depth, exact squares and nodes on 8×8, then on other sizes.
    let search = |[depth, exact]: [u8; 2], nodes, [depth2, exact2]: [u8; 2], nodes2| {
        let narrow = Strength::Search { depth, exact, nodes, time: LONGEST };
        let broad = Strength::Search { depth: depth2, exact: exact2, nodes: nodes2, time: LONGEST };
        [narrow, broad]
    };
    let (name, about, [strength, other_sizes]) = match level.number() {
        1 => ("Beginner", "turns over as many discs as it can", by(Heuristic::Discs, 1)),
        2 => ("Novice", "likes corners, shuns the squares beside them", by(Heuristic::Squares, 1)),
        3 => ("Apprentice", "leaves you few moves", by(Heuristic::Mobility, 2)),
        4 => ("Amateur", "plays for corners and safe discs", by(Heuristic::Corners, 2)),
        5 => (
            "Club player",
            "looks 1 move ahead, knowing a game's patterns",
            search([1, 8], 100_000, [2, 10], 100_000),
        ),
        6 => ("Advanced", "looks 2 moves ahead", search([2, 10], 200_000, [3, 9], 200_000)),
        7 => ("Expert", "looks 4 moves ahead", search([4, 12], 500_000, [5, 12], 500_000)),
        8 => ("Candidate", "looks 6 moves ahead", search([6, 14], 2_000_000, [6, 13], 1_000_000)),
        9 => ("Master", "looks 12 moves ahead", search([12, 18], 20_000_000, [8, 15], 4_000_000)),
        _ => (
            "Champion",
            "looks as far as it can in three seconds",
            search([u8::MAX, u8::MAX], u64::MAX, [u8::MAX, u8::MAX], u64::MAX),
        ),
    };
    LevelInfo { level, name, about, strength, other_sizes }
}

/// The limits, tightened by a level's own.
pub fn within(limits: &Limits, strength: Option<&Strength>) -> Limits {
    let Some(&Strength::Search { nodes, time, .. }) = strength else { return *limits };
    Limits {
        nodes: Some(limits.nodes.map_or(nodes, |most| most.min(nodes))),
        time: Some(limits.time.map_or(time, |most| most.min(time))),
        ..*limits
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct GomokuStrength {
    /// Percentage of moves made without search.
    pub unsearched: u8,
    /// Percentage of the opponent's points that such a move overlooks.
    pub overlooks: u8,
    pub depth: u8,
    pub vcf_plies: u8,
    pub nodes: u64,
    pub time: Duration,
}

pub(super) fn gomoku(level: Level) -> GomokuStrength {
    let (unsearched, overlooks, depth, vcf_plies, nodes) = match level.number() {
        1 => (100, 80, 1, 0, 1_000),
        2 => (100, 60, 1, 0, 1_000),
        3 => (100, 22, 1, 0, 1_000),
        4 => (100, 8, 1, 0, 1_000),
        5 => (5, 3, 3, 5, 20_000),
        6 => (2, 2, 4, 7, 50_000),
        7 => (0, 0, 5, 11, 100_000),
        8 => (0, 0, 8, 15, 400_000),
        9 => (0, 0, 10, u8::MAX, 2_000_000),
        _ => (0, 0, u8::MAX, u8::MAX, u64::MAX),
    };
    GomokuStrength { unsearched, overlooks, depth, vcf_plies, nodes, time: LONGEST }
}

/// Returns whether a level can use every core; the weaker ones are done in a moment.
pub fn uses_all_cores(level: Level) -> bool {
    level.number() >= MIN_ON_ALL_CORES
}

const MIN_ON_ALL_CORES: u8 = 9;

const LONGEST: Duration = Duration::from_secs(3);
