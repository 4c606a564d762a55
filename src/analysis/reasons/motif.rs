//! The kinds of reasons, each with what it shows on the board.

/// A proved reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// What it is.
    pub motif: Motif,
    /// The ply of the refutation at which it is seen: 0 is the mistake itself.
    pub ply: usize,
    /// How much of the loss is gone when it is forbidden, in per cent.
    pub explained: u8,
    /// What the better move would have done.
    pub remedy: Remedy,
}

/// What is special about a move that the opponent gets.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Manner {
    /// Nothing that could be said shortly.
    #[default]
    Plain,
    /// It gives the side that made the mistake no new move.
    Quiet,
    /// It fills a single empty square on which the side that made the mistake can't play.
    Hole,
    /// Its disc can never be turned over.
    Lasting,
    /// It takes these moves away from the side that made the mistake.
    Robs(Vec<usize>),
}

/// What the better move would have done about a reason. Each holds on the board right after it, or in the line that it
/// begins.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Remedy {
    /// Nothing that could be told.
    #[default]
    Untold,
    /// It is played on that very square.
    Occupies,
    /// The opponent can't play on these squares after it.
    Denies {
        /// The squares.
        cells: Vec<usize>,
    },
    /// In its line that does not happen.
    Avoids,
    /// It does not stand beside an empty corner.
    StaysAway,
    /// In its line these moves are still there when it is one's turn again.
    Keeps {
        /// The moves.
        cells: Vec<usize>,
    },
    /// In its line one's own side fills the last square of the region.
    LastMove,
    /// One can play in the region as well.
    Answers,
    /// In its line one has moves when it is one's turn again.
    HasMoves {
        /// Some of them.
        cells: Vec<usize>,
    },
    /// In its line so many moves that give no corner away are left.
    SafeMoves {
        /// How many.
        count: usize,
    },
    /// The opponent could have played there, too.
    Urgent,
    /// The opponent has to pass after it.
    LeavesNone,
    /// The opponent can be made to pass in its line.
    LeavesNoneBy {
        /// The move after which it has to.
        by: usize,
    },
    /// In its line the corner is taken.
    Reaches,
    /// With best play it leads to this score.
    Scores {
        /// In discs, for the side that made the mistake.
        discs: i16,
    },
    /// Gomoku: it ends the threat.
    Stops,
    /// Gomoku: this point wins.
    Wins {
        /// Which one.
        cell: usize,
    },
}

impl Remedy {
    /// What a sentence about it speaks of, besides the better move and the sides.
    pub fn parts(&self) -> Parts {
        let all = |cells: &[usize]| Parts { list: cells.to_vec(), ..Parts::default() };
        match self {
            Self::Denies { cells } | Self::Keeps { cells } | Self::HasMoves { cells } => all(cells),
            &Self::LeavesNoneBy { by: cell } | &Self::Wins { cell } => {
                Parts { cell: Some(cell), ..Parts::default() }
            }
            &Self::SafeMoves { count } => Parts { count, ..Parts::default() },
            &Self::Scores { discs } => {
                Parts { count: discs.unsigned_abs().into(), ..Parts::default() }
            }
            Self::Untold
            | Self::Occupies
            | Self::Avoids
            | Self::StaysAway
            | Self::LastMove
            | Self::Answers
            | Self::Urgent
            | Self::LeavesNone
            | Self::Reaches
            | Self::Stops => Parts::default(),
        }
    }
}

impl Reason {
    /// One whose remedy is not looked for yet.
    pub const fn new(motif: Motif, ply: usize, explained: u8) -> Self {
        Self { motif, ply, explained, remedy: Remedy::Untold }
    }
}

/// How a corner came to be the opponent's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Gate {
    /// The move stands diagonally before it.
    XSquare,
    /// The move stands beside it on the edge.
    CSquare,
    /// The move opened a line to it.
    Opened,
    /// It was threatened, and still is.
    Left,
    /// It has to be given up some moves later.
    Later,
}

/// How a game stands with best play, from the view of who made the mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Standing {
    /// Lost.
    Lost,
    /// Drawn.
    Drawn,
    /// Won.
    Won,
}

/// What a stone makes on two lines at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fork {
    /// Two fours.
    DoubleFour,
    /// A four and an open three.
    FourThree,
    /// Two open threes.
    DoubleThree,
}

/// What a sentence about a reason speaks of, besides the sides and the number of a move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Parts {
    /// The one cell, if there is one.
    pub cell: Option<usize>,
    /// Other cells: a line of play, or cells of equal standing.
    pub list: Vec<usize>,
    /// What is counted: discs, moves or plies.
    pub count: usize,
}

/// What is wrong with a move. Cells are counted in row order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Motif {
    /// Othello: with best play the game stood otherwise before.
    Result {
        /// How it stood.
        before: Standing,
        /// How it stands.
        after: Standing,
    },
    /// Othello: all discs could have been turned over.
    WipeOutMissed,
    /// Othello: all own discs are turned over.
    WipeOutAllowed,
    /// Othello: the opponent takes a corner.
    Corner {
        /// Which one.
        corner: usize,
        /// How it came to be the opponent's.
        gate: Gate,
    },
    /// Othello: a corner that was there for the taking, or could be forced, is not taken.
    CornerMissed {
        /// Which one.
        corner: usize,
    },
    /// Othello: the opponent plays on `cell` between own discs of an edge, for good.
    Wedge {
        /// Where it plays.
        cell: usize,
        /// The gap and the discs at its ends.
        edge: Vec<usize>,
    },
    /// Othello: the opponent gets the last move in a region.
    Parity {
        /// The region, before the mistake.
        region: Vec<usize>,
        /// Its last square.
        last: usize,
        /// Whether the mistake entered it, with an even number of squares.
        entered: bool,
    },
    /// Othello: there is a region that only the opponent can play in.
    Swindle {
        /// The region, after the mistake.
        region: Vec<usize>,
    },
    /// Othello: hardly a move is left that gives no corner away.
    NoSafeMoves {
        /// The one that is left, if any.
        safe: Vec<usize>,
        /// How many the best move would have left.
        instead: usize,
    },
    /// Othello: a move that only this side had could have waited.
    Tempo {
        /// The move, which is the mistake itself.
        spare: usize,
    },
    /// Othello: the own discs stand before empty squares and give the opponent moves.
    Wall {
        /// The own discs that touch empty squares.
        wall: Vec<usize>,
        /// The moves that it gives.
        opened: Vec<usize>,
    },
    /// Othello: too many discs were turned over, which gives the opponent moves.
    Greed {
        /// The discs.
        turned: Vec<usize>,
        /// The moves that it gives.
        opened: Vec<usize>,
    },
    /// Othello: the side that made the mistake has to pass.
    Passes {
        /// The opponent's move after which it has to.
        by: usize,
    },
    /// Othello: the opponent would have had to pass.
    PassMissed {
        /// The move that would have left it none.
        by: usize,
    },
    /// Othello: the opponent gets a move that it would not have had.
    Reply {
        /// The move.
        cell: usize,
        /// Whether the mistake made it possible, rather than left it.
        opened: bool,
        /// What is special about it.
        manner: Manner,
    },
    /// Othello: the opponent gets several moves that it would not have had.
    Opened {
        /// The moves.
        cells: Vec<usize>,
        /// Whether the mistake made all of them possible, rather than left some.
        new: bool,
    },
    /// Othello: the opponent gets an edge.
    Edge {
        /// Its eight squares.
        edge: Vec<usize>,
    },
    /// Othello: several moves of one's own are gone.
    Closed {
        /// The moves.
        cells: Vec<usize>,
    },
    /// Othello: a move of one's own is gone.
    OwnMove {
        /// The move.
        cell: usize,
    },
    /// Gomoku: a five was there.
    FiveMissed {
        /// Where.
        cell: usize,
    },
    /// Gomoku: an open four, or another win by fours, was there.
    FoursMissed {
        /// The win, with the answers.
        line: Vec<usize>,
    },
    /// Gomoku: a win by threats was there.
    ThreatsMissed {
        /// The win, with the answers.
        line: Vec<usize>,
    },
    /// Gomoku: the four that was played ended a forced win.
    FourWasted {
        /// The win that there was.
        line: Vec<usize>,
        /// What stops the four.
        answer: usize,
    },
    /// Gomoku: the opponent has a five.
    FourUnblocked {
        /// Where the five is made.
        five: usize,
        /// The stones of the four.
        row: Vec<usize>,
    },
    /// Gomoku: the opponent makes an open four out of its three.
    ThreeIgnored {
        /// Where the open four is made.
        four: usize,
        /// The stones of the three.
        row: Vec<usize>,
    },
    /// Gomoku: the threat was blocked at the wrong point.
    WrongSide {
        /// The stones that threatened.
        threat: Vec<usize>,
        /// The right point.
        right: usize,
        /// The win that is left.
        line: Vec<usize>,
    },
    /// Gomoku: the opponent wins with a stone that makes two things at once.
    ForkAllowed {
        /// Where the stone is placed.
        point: usize,
        /// What it makes.
        fork: Fork,
        /// The win, with the answers.
        line: Vec<usize>,
    },
    /// Gomoku: the opponent wins by fours.
    FoursAllowed {
        /// The win, with the answers.
        line: Vec<usize>,
    },
    /// Gomoku: the opponent wins by threats.
    ThreatsAllowed {
        /// The win, with the answers.
        line: Vec<usize>,
    },
    /// Gomoku: a win was there that the search has seen to its end, though not by threats alone.
    WinMissed {
        /// In so many plies.
        plies: u16,
        /// Its moves, with the answers, as far as they are known.
        line: Vec<usize>,
    },
    /// Gomoku: the opponent has such a win.
    WinAllowed {
        /// In so many plies.
        plies: u16,
        /// Its moves, with the answers, as far as they are known.
        line: Vec<usize>,
    },
    /// Gomoku with forbidden points: the only defence is forbidden.
    FoulTrap {
        /// Where the five is, and Black may not play.
        point: usize,
        /// The win, with the answers.
        line: Vec<usize>,
    },
}

impl Motif {
    /// Returns whether it only says what became of the result, which the solver knows, and not what the move does.
    pub fn is_result(&self) -> bool {
        matches!(self, Self::Result { .. } | Self::WipeOutMissed | Self::WipeOutAllowed)
    }

    /// A word for it that files and programs may rely on.
    pub fn name(&self) -> &'static str {
        match self {
            Self::Result { .. } => "result",
            Self::WipeOutMissed => "wipe-out-missed",
            Self::WipeOutAllowed => "wipe-out-allowed",
            Self::Corner { gate: Gate::XSquare, .. } => "x-square",
            Self::Corner { gate: Gate::CSquare, .. } => "c-square",
            Self::Corner { .. } => "corner",
            Self::CornerMissed { .. } => "corner-missed",
            Self::Wedge { .. } => "wedge",
            Self::Parity { entered: true, .. } => "parity",
            Self::Parity { .. } => "last-move",
            Self::Swindle { .. } => "swindle",
            Self::NoSafeMoves { .. } => "no-safe-moves",
            Self::Tempo { .. } => "tempo",
            Self::Wall { .. } => "wall",
            Self::Greed { .. } => "greed",
            Self::Passes { .. } => "pass",
            Self::PassMissed { .. } => "pass-missed",
            Self::Reply { .. } => "reply",
            Self::Opened { .. } => "opened",
            Self::Edge { .. } => "edge",
            Self::Closed { .. } => "closed",
            Self::OwnMove { .. } => "own-move",
            Self::FiveMissed { .. } => "five-missed",
            Self::FoursMissed { .. } => "fours-missed",
            Self::ThreatsMissed { .. } => "threats-missed",
            Self::FourWasted { .. } => "four-wasted",
            Self::FourUnblocked { .. } => "four-unblocked",
            Self::ThreeIgnored { .. } => "three-ignored",
            Self::WrongSide { .. } => "wrong-side",
            Self::ForkAllowed { .. } => "fork-allowed",
            Self::FoursAllowed { .. } => "fours-allowed",
            Self::ThreatsAllowed { .. } => "threats-allowed",
            Self::WinMissed { .. } => "win-missed",
            Self::WinAllowed { .. } => "win-allowed",
            Self::FoulTrap { .. } => "foul-trap",
        }
    }

    /// Whether it tells of a better move, rather than of what is wrong with the one that was played.
    pub fn tells_better(&self) -> bool {
        match self {
            Self::WipeOutMissed
            | Self::CornerMissed { .. }
            | Self::PassMissed { .. }
            | Self::FiveMissed { .. }
            | Self::FoursMissed { .. }
            | Self::ThreatsMissed { .. }
            | Self::FourWasted { .. }
            | Self::WrongSide { .. }
            | Self::WinMissed { .. } => true,
            Self::Result { .. }
            | Self::WipeOutAllowed
            | Self::Corner { .. }
            | Self::Wedge { .. }
            | Self::Parity { .. }
            | Self::Swindle { .. }
            | Self::NoSafeMoves { .. }
            | Self::Tempo { .. }
            | Self::Wall { .. }
            | Self::Greed { .. }
            | Self::Passes { .. }
            | Self::Reply { .. }
            | Self::Opened { .. }
            | Self::Edge { .. }
            | Self::Closed { .. }
            | Self::OwnMove { .. }
            | Self::FourUnblocked { .. }
            | Self::ThreeIgnored { .. }
            | Self::ForkAllowed { .. }
            | Self::FoursAllowed { .. }
            | Self::ThreatsAllowed { .. }
            | Self::WinAllowed { .. }
            | Self::FoulTrap { .. } => false,
        }
    }

    /// The move of the opponent that it is about, which can be looked for in the game.
    pub fn answer(&self) -> Option<usize> {
        match *self {
            Self::Corner { corner: cell, .. }
            | Self::Wedge { cell, .. }
            | Self::Reply { cell, .. } => Some(cell),
            _ => None,
        }
    }

    /// The cells that it shows on the board, the most telling first.
    pub fn cells(&self) -> Vec<usize> {
        let with = |first: usize, rest: &[usize]| {
            let rest = rest.iter().copied().filter(|&cell| cell != first);
            std::iter::once(first).chain(rest).collect()
        };
        match self {
            Self::Result { .. } | Self::WipeOutMissed | Self::WipeOutAllowed => Vec::new(),
            &Self::Corner { corner: cell, .. }
            | &Self::CornerMissed { corner: cell }
            | &Self::Tempo { spare: cell }
            | &Self::Passes { by: cell }
            | &Self::PassMissed { by: cell }
            | &Self::Reply { cell, .. }
            | &Self::OwnMove { cell }
            | &Self::FiveMissed { cell } => vec![cell],
            Self::Wedge { cell, edge: rest }
            | Self::Parity { last: cell, region: rest, .. }
            | Self::FourWasted { answer: cell, line: rest }
            | Self::FourUnblocked { five: cell, row: rest }
            | Self::ThreeIgnored { four: cell, row: rest }
            | Self::WrongSide { right: cell, threat: rest, .. }
            | Self::ForkAllowed { point: cell, line: rest, .. }
            | Self::FoulTrap { point: cell, line: rest } => with(*cell, rest),
            Self::Swindle { region: cells }
            | Self::Edge { edge: cells }
            | Self::Opened { cells, .. }
            | Self::Closed { cells }
            | Self::NoSafeMoves { safe: cells, .. }
            | Self::Wall { wall: cells, .. }
            | Self::Greed { turned: cells, .. }
            | Self::FoursMissed { line: cells }
            | Self::ThreatsMissed { line: cells }
            | Self::FoursAllowed { line: cells }
            | Self::WinMissed { line: cells, .. }
            | Self::WinAllowed { line: cells, .. }
            | Self::ThreatsAllowed { line: cells } => cells.clone(),
        }
    }

    /// What a sentence about it speaks of.
    pub fn parts(&self) -> Parts {
        let parts = |cell: Option<usize>, list: &[usize], count: usize| Parts {
            cell,
            list: list.to_vec(),
            count,
        };
        match self {
            Self::Result { .. } | Self::WipeOutMissed | Self::WipeOutAllowed => Parts::default(),
            Self::Reply { cell, manner: Manner::Robs(list), .. }
            | Self::Parity { last: cell, region: list, .. }
            | Self::FourWasted { answer: cell, line: list }
            | Self::WrongSide { right: cell, line: list, .. }
            | Self::ForkAllowed { point: cell, line: list, .. }
            | Self::FoulTrap { point: cell, line: list } => parts(Some(*cell), list, 0),
            &Self::Corner { corner: cell, .. }
            | &Self::CornerMissed { corner: cell }
            | &Self::Wedge { cell, .. }
            | &Self::Tempo { spare: cell }
            | &Self::Passes { by: cell }
            | &Self::Reply { cell, .. }
            | &Self::PassMissed { by: cell }
            | &Self::OwnMove { cell }
            | &Self::FiveMissed { cell }
            | &Self::FourUnblocked { five: cell, .. }
            | &Self::ThreeIgnored { four: cell, .. } => parts(Some(cell), &[], 0),
            Self::Edge { edge } => {
                let ends: Vec<usize> =
                    edge.first().into_iter().chain(edge.last()).copied().collect();
                parts(None, &ends, 0)
            }
            Self::Swindle { region: list }
            | Self::Wall { opened: list, .. }
            | Self::Opened { cells: list, .. }
            | Self::Closed { cells: list }
            | Self::FoursMissed { line: list }
            | Self::ThreatsMissed { line: list }
            | Self::FoursAllowed { line: list }
            | Self::ThreatsAllowed { line: list } => parts(None, list, 0),
            Self::NoSafeMoves { safe, instead } => parts(None, safe, *instead),
            Self::Greed { turned, opened } => parts(None, opened, turned.len()),
            Self::WinMissed { plies, line } | Self::WinAllowed { plies, line } => {
                parts(None, line, usize::from(*plies))
            }
        }
    }
}
