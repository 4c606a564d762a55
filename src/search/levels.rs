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

struct Definition {
    name: &'static str,
    about: &'static str,
    on_8x8: Strength,
    elsewhere: Strength,
}

const MIN_ON_ALL_CORES: u8 = 9;

const LONGEST: Duration = Duration::from_secs(3);

/// Weakest first.
const LEVELS: [Definition; 10] = [
    Definition {
        name: "Beginner",
        about: "turns over as many discs as it can",
        on_8x8: by(Heuristic::Discs, 1),
        elsewhere: by(Heuristic::Discs, 1),
    },
    Definition {
        name: "Novice",
        about: "likes corners, shuns the squares beside them",
        on_8x8: by(Heuristic::Squares, 1),
        elsewhere: by(Heuristic::Squares, 1),
    },
    Definition {
        name: "Apprentice",
        about: "leaves you few moves",
        on_8x8: by(Heuristic::Mobility, 2),
        elsewhere: by(Heuristic::Mobility, 2),
    },
    Definition {
        name: "Amateur",
        about: "plays for corners and safe discs",
        on_8x8: by(Heuristic::Corners, 2),
        elsewhere: by(Heuristic::Corners, 2),
    },
    Definition {
        name: "Club player",
        about: "looks 1 move ahead, knowing a game's patterns",
        on_8x8: search(1, 8, 100_000),
        elsewhere: search(2, 10, 100_000),
    },
    Definition {
        name: "Advanced",
        about: "looks 2 moves ahead",
        on_8x8: search(2, 10, 200_000),
        elsewhere: search(3, 9, 200_000),
    },
    Definition {
        name: "Expert",
        about: "looks 4 moves ahead",
        on_8x8: search(4, 12, 500_000),
        elsewhere: search(5, 12, 500_000),
    },
    Definition {
        name: "Candidate",
        about: "looks 6 moves ahead",
        on_8x8: search(6, 14, 2_000_000),
        elsewhere: search(6, 13, 1_000_000),
    },
    Definition {
        name: "Master",
        about: "looks 12 moves ahead",
        on_8x8: search(12, 18, 20_000_000),
        elsewhere: search(8, 15, 4_000_000),
    },
    Definition {
        name: "Champion",
        about: "looks as far as it can in three seconds",
        on_8x8: search(u8::MAX, u8::MAX, u64::MAX),
        elsewhere: search(u8::MAX, u8::MAX, u64::MAX),
    },
];

const fn by(heuristic: Heuristic, plies: u8) -> Strength {
    Strength::Heuristic { heuristic, plies }
}

const fn search(depth: u8, exact: u8, nodes: u64) -> Strength {
    Strength::Search { depth, exact, nodes, time: LONGEST }
}

/// Weakest first.
const GOMOKU_LEVELS: [GomokuStrength; 10] = [
    without_search(80),
    without_search(60),
    without_search(22),
    without_search(8),
    GomokuStrength { unsearched: 5, overlooks: 3, ..searching(3, 5, 20_000) },
    GomokuStrength { unsearched: 2, overlooks: 2, ..searching(4, 7, 50_000) },
    searching(5, 11, 100_000),
    searching(8, 15, 400_000),
    searching(10, usize::MAX, 2_000_000),
    searching(u8::MAX, usize::MAX, u64::MAX),
];

const fn without_search(overlooks: u8) -> GomokuStrength {
    GomokuStrength { unsearched: 100, overlooks, ..searching(1, 0, 1_000) }
}

const fn searching(depth: u8, vcf_plies: usize, nodes: u64) -> GomokuStrength {
    GomokuStrength { unsearched: 0, overlooks: 0, depth, vcf_plies, nodes, time: LONGEST }
}

/// Every level, weakest first.
pub fn all() -> impl Iterator<Item = LevelInfo> {
    Level::all().map(info)
}

/// A level's definition.
pub fn info(level: Level) -> LevelInfo {
    let Definition { name, about, on_8x8, elsewhere } = *of(&LEVELS, level);
    LevelInfo { level, name, about, strength: on_8x8, other_sizes: elsewhere }
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
    pub vcf_plies: usize,
    pub nodes: u64,
    pub time: Duration,
}

pub(super) fn gomoku(level: Level) -> GomokuStrength {
    *of(&GOMOKU_LEVELS, level)
}

/// Returns whether a level can use every core; the weaker ones are done in a moment.
pub fn uses_all_cores(level: Level) -> bool {
    level.number() >= MIN_ON_ALL_CORES
}

fn of<T>(levels: &[T; 10], level: Level) -> &T {
    &levels[usize::from(level.number()) - 1]
}
