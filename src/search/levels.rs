//! The ten strengths that the machine is offered in. `docs/levels.md` has what they score against
//! each other.

use std::time::Duration;

use crate::game::Level;

/// A level as it is offered to people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelInfo {
    /// The level.
    pub level: Level,
    /// Its English name; translations go by the number.
    pub name: &'static str,
    /// What it does, in a few English words.
    pub about: &'static str,
    /// How it finds its move.
    pub strength: Strength,
}

/// How a level finds its move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strength {
    /// One rule of thumb, applied to the position after so many plies.
    Rule {
        /// What the level cares for.
        rule: Rule,
        /// Looks at its own moves (1), or at the best reply to each as well (2).
        plies: u8,
    },
    /// Alpha-beta with the whole evaluation. Depths and nodes make the strength, so that it is the
    /// same on any machine; the time is for slow ones.
    Search {
        /// Moves looked ahead in the middle of the game.
        depth: u8,
        /// Plays perfectly from so many empty squares on.
        exact: u8,
        /// Positions looked at for one move at most.
        nodes: u64,
        /// Time for one move at most.
        time: Duration,
    },
}

/// What a simple level cares for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// Having turned over the most discs.
    Discs,
    /// Holding good squares of the classic table.
    Squares,
    /// Having more moves than the opponent.
    Mobility,
    /// Holding corners and discs that can't be flipped any more.
    Corners,
}

/// Every level, the weakest first.
pub fn all() -> impl Iterator<Item = LevelInfo> {
    Level::all().map(info)
}

/// What there is to say about a level.
pub fn info(level: Level) -> LevelInfo {
    let rule = |rule, plies| Strength::Rule { rule, plies };
    let search = |depth, exact, nodes| Strength::Search {
        depth,
        exact,
        nodes,
        time: Duration::from_secs(2),
    };
    let (name, about, strength) = match level.number() {
        1 => ("Greedy", "turns over as many discs as it can", rule(Rule::Discs, 1)),
        2 => ("Novice", "likes corners, shuns the squares beside them", rule(Rule::Squares, 1)),
        3 => ("Apprentice", "leaves you few moves", rule(Rule::Mobility, 2)),
        4 => ("Amateur", "plays for corners and safe discs", rule(Rule::Corners, 2)),
        5 => ("Club player", "looks 2 moves ahead", search(2, 10, 100_000)),
        6 => ("Advanced", "looks 3 moves ahead", search(3, 9, 200_000)),
        7 => ("Expert", "looks 5 moves ahead", search(5, 12, 500_000)),
        8 => ("Candidate", "looks 6 moves ahead", search(6, 13, 1_000_000)),
        9 => ("Master", "looks 8 moves ahead", search(8, 15, 4_000_000)),
        _ => ("Champion", "looks 11 moves ahead", search(11, 18, 16_000_000)),
    };
    LevelInfo { level, name, about, strength }
}
