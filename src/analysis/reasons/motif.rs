//! The kinds of reasons, and what they show on the board.

/// A proven reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The kind.
    pub motif: Motif,
    /// The ply of the refutation where it shows: 0 is the mistake itself.
    pub ply: usize,
    /// The share of the loss that disappears when it is forbidden, in per cent.
    pub explained: u8,
    /// What the better move would have done.
    pub remedy: Remedy,
}

/// What is special about a move that the opponent gets.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Manner {
    /// Nothing that could be said briefly.
    #[default]
    Plain,
    /// It gives the mistaken side no new move.
    Quiet,
    /// It fills a single empty square where the mistaken side can't play.
    Hole,
    /// Its disc can never be flipped.
    Lasting,
    /// It takes these moves from the mistaken side.
    Robs(Vec<usize>),
}

/// What the better move would have done about a reason. Each holds on the board right after it, or in its line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Remedy {
    /// Nothing known.
    #[default]
    Untold,
    /// It is played on that very square.
    Occupies,
    /// It denies the opponent these squares.
    Denies(Vec<usize>),
    /// Its line avoids that.
    Avoids,
    /// It keeps away from empty corners.
    StaysAway,
    /// Its line keeps these moves for the next turn.
    Keeps(Vec<usize>),
    /// In its line the mover's own side gets the last move of the region.
    LastMove,
    /// It lets the mover's own side play in the region as well.
    Answers,
    /// Its line leaves moves for the next turn, such as these.
    HasMoves(Vec<usize>),
    /// Its line leaves this many safe moves.
    SafeMoves(usize),
    /// The opponent could have played there, too.
    Urgent,
    /// It makes the opponent pass.
    LeavesNone,
    /// Its line can make the opponent pass, by this move.
    LeavesNoneBy(usize),
    /// Its line takes the corner.
    Reaches,
    /// With best play it leads to this score in discs, for the mistaken side.
    Scores(i16),
    /// Gomoku: it ends the threat.
    Stops,
    /// Gomoku: this point wins.
    Wins(usize),
}

impl Remedy {
    /// The parts of a sentence about it, besides the better move and the sides.
    pub fn parts(&self) -> Parts {
        let all = |cells: &[usize]| Parts { list: cells.to_vec(), ..Parts::default() };
        match self {
            Self::Denies(cells) | Self::Keeps(cells) | Self::HasMoves(cells) => all(cells),
            &Self::LeavesNoneBy(cell) | &Self::Wins(cell) => {
                Parts { cell: Some(cell), ..Parts::default() }
            }
            &Self::SafeMoves(count) => Parts { count, ..Parts::default() },
            &Self::Scores(discs) => {
                Parts { count: discs.unsigned_abs().into(), ..Parts::default() }
            }
            _ => Parts::default(),
        }
    }
}

impl Reason {
    /// A reason whose remedy is not searched yet.
    pub const fn new(motif: Motif, ply: usize, explained: u8) -> Self {
        Self { motif, ply, explained, remedy: Remedy::Untold }
    }
}

/// How the opponent came to a corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Gate {
    /// The move is the X-square.
    XSquare,
    /// The move is a C-square.
    CSquare,
    /// The move opened a line to it.
    Opened,
    /// It was threatened, and still is.
    Left,
    /// It has to be given up later.
    Later,
}

/// The game's result with best play, from the mistaken side's view.
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

/// The parts of a sentence about a reason, besides the sides and the number of a move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Parts {
    /// The one cell, if there is one.
    pub cell: Option<usize>,
    /// Other cells: a line, or cells of equal standing.
    pub list: Vec<usize>,
    /// A count of discs, moves or plies.
    pub count: usize,
}

/// What is wrong with a move. Cells are counted in row order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Motif {
    /// Othello: the result with best play has changed.
    Result {
        /// Before.
        before: Standing,
        /// After.
        after: Standing,
    },
    /// Othello: all discs could have been flipped.
    WipeOutMissed,
    /// Othello: all own discs are flipped, at once by a move there if one is given.
    WipeOutAllowed(Option<usize>),
    /// Othello: the opponent takes a corner.
    Corner {
        /// Which one.
        corner: usize,
        /// How the opponent came to it.
        gate: Gate,
    },
    /// Othello: this corner, available or within reach, is not taken.
    CornerMissed(usize),
    /// Othello: the opponent wedges between own discs of an edge, for good.
    Wedge {
        /// The opponent's square.
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
    /// Othello: only the opponent can play in this region, as it is after the mistake.
    Swindle(Vec<usize>),
    /// Othello: hardly any safe move is left.
    NoSafeMoves {
        /// The remaining one, if any.
        safe: Vec<usize>,
        /// How many the best move would have left.
        instead: usize,
    },
    /// Othello: the mistake, a move that only this side had, could have waited.
    Tempo(usize),
    /// Othello: own frontier discs give the opponent moves.
    Wall {
        /// The own frontier discs.
        wall: Vec<usize>,
        /// The moves they give.
        opened: Vec<usize>,
    },
    /// Othello: flipping too many discs gives the opponent moves.
    Greed {
        /// The discs.
        turned: Vec<usize>,
        /// The moves they give.
        opened: Vec<usize>,
    },
    /// Othello: the mistaken side has to pass after this move of the opponent.
    Passes(usize),
    /// Othello: this move would have made the opponent pass.
    PassMissed(usize),
    /// Othello: the opponent gets a new move.
    Reply {
        /// The move.
        cell: usize,
        /// Whether the mistake made it possible, rather than left it.
        opened: bool,
        /// What is special about it.
        manner: Manner,
    },
    /// Othello: the opponent gets several new moves.
    Opened {
        /// The moves.
        cells: Vec<usize>,
        /// Whether the mistake made all of them possible, rather than left some.
        new: bool,
    },
    /// Othello: the opponent gets this edge, all eight squares.
    Edge(Vec<usize>),
    /// Othello: these own moves are gone.
    Closed(Vec<usize>),
    /// Othello: this own move is gone.
    OwnMove(usize),
    /// Gomoku: a five on this point was available.
    FiveMissed(usize),
    /// Gomoku: a win by fours, an open four or a longer one, was available: its moves and replies.
    FoursMissed(Vec<usize>),
    /// Gomoku: a win by threats was available: its moves and replies.
    ThreatsMissed(Vec<usize>),
    /// Gomoku: the four played ended a forced win.
    FourWasted {
        /// That win.
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
    /// Gomoku: the opponent turns its three into an open four.
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
    /// Gomoku: the opponent wins with a double threat.
    ForkAllowed {
        /// Where the stone is placed.
        point: usize,
        /// What it makes.
        fork: Fork,
        /// The win with its replies.
        line: Vec<usize>,
    },
    /// Gomoku: the opponent wins by fours: its moves and replies.
    FoursAllowed(Vec<usize>),
    /// Gomoku: the opponent wins by threats: its moves and replies.
    ThreatsAllowed(Vec<usize>),
    /// Gomoku: the full search saw a win to its end, though not by threats alone.
    WinMissed {
        /// The plies to it.
        plies: u16,
        /// Its moves and replies, as far as known.
        line: Vec<usize>,
    },
    /// Gomoku: the opponent has such a win.
    WinAllowed {
        /// The plies to it.
        plies: u16,
        /// Its moves and replies, as far as known.
        line: Vec<usize>,
    },
    /// Gomoku with forbidden points: the only defence is forbidden.
    FoulTrap {
        /// The forbidden point of the five.
        point: usize,
        /// The win with its replies.
        line: Vec<usize>,
    },
}

impl Motif {
    /// Returns whether it states only that the result changed, which the solver knows, and not what the move does.
    pub fn is_result(&self) -> bool {
        matches!(self, Self::Result { .. } | Self::WipeOutMissed | Self::WipeOutAllowed(None))
    }

    /// A stable name for files and programs.
    pub fn name(&self) -> &'static str {
        match self {
            Self::Result { .. } => "result",
            Self::WipeOutMissed => "wipe-out-missed",
            Self::WipeOutAllowed(_) => "wipe-out-allowed",
            Self::Corner { gate: Gate::XSquare, .. } => "x-square",
            Self::Corner { gate: Gate::CSquare, .. } => "c-square",
            Self::Corner { .. } => "corner",
            Self::CornerMissed(_) => "corner-missed",
            Self::Wedge { .. } => "wedge",
            Self::Parity { entered: true, .. } => "parity",
            Self::Parity { .. } => "last-move",
            Self::Swindle(_) => "swindle",
            Self::NoSafeMoves { .. } => "no-safe-moves",
            Self::Tempo(_) => "tempo",
            Self::Wall { .. } => "wall",
            Self::Greed { .. } => "greed",
            Self::Passes(_) => "pass",
            Self::PassMissed(_) => "pass-missed",
            Self::Reply { .. } => "reply",
            Self::Opened { .. } => "opened",
            Self::Edge(_) => "edge",
            Self::Closed(_) => "closed",
            Self::OwnMove(_) => "own-move",
            Self::FiveMissed(_) => "five-missed",
            Self::FoursMissed(_) => "fours-missed",
            Self::ThreatsMissed(_) => "threats-missed",
            Self::FourWasted { .. } => "four-wasted",
            Self::FourUnblocked { .. } => "four-unblocked",
            Self::ThreeIgnored { .. } => "three-ignored",
            Self::WrongSide { .. } => "wrong-side",
            Self::ForkAllowed { .. } => "fork-allowed",
            Self::FoursAllowed(_) => "fours-allowed",
            Self::ThreatsAllowed(_) => "threats-allowed",
            Self::WinMissed { .. } => "win-missed",
            Self::WinAllowed { .. } => "win-allowed",
            Self::FoulTrap { .. } => "foul-trap",
        }
    }

    /// Returns whether it is about a better move, rather than about the one played.
    pub fn tells_better(&self) -> bool {
        matches!(
            self,
            Self::WipeOutMissed
                | Self::CornerMissed(_)
                | Self::PassMissed(_)
                | Self::FiveMissed(_)
                | Self::FoursMissed(_)
                | Self::ThreatsMissed(_)
                | Self::FourWasted { .. }
                | Self::WrongSide { .. }
                | Self::WinMissed { .. }
        )
    }

    /// The opponent's move it is about, which can be looked up in the game.
    pub fn answer(&self) -> Option<usize> {
        match *self {
            Self::Corner { corner: cell, .. }
            | Self::Wedge { cell, .. }
            | Self::Reply { cell, .. } => Some(cell),
            Self::WipeOutAllowed(cell) => cell,
            _ => None,
        }
    }

    /// The cells to show on the board, the most telling first.
    pub fn cells(&self) -> Vec<usize> {
        let with = |first: usize, rest: &[usize]| {
            let rest = rest.iter().copied().filter(|&cell| cell != first);
            std::iter::once(first).chain(rest).collect()
        };
        match self {
            Self::Result { .. } | Self::WipeOutMissed => Vec::new(),
            Self::WipeOutAllowed(cell) => cell.iter().copied().collect(),
            &Self::Corner { corner: cell, .. }
            | &Self::CornerMissed(cell)
            | &Self::Tempo(cell)
            | &Self::Passes(cell)
            | &Self::PassMissed(cell)
            | &Self::Reply { cell, .. }
            | &Self::OwnMove(cell)
            | &Self::FiveMissed(cell) => vec![cell],
            Self::Wedge { cell, edge: rest }
            | Self::Parity { last: cell, region: rest, .. }
            | Self::FourWasted { answer: cell, line: rest }
            | Self::FourUnblocked { five: cell, row: rest }
            | Self::ThreeIgnored { four: cell, row: rest }
            | Self::WrongSide { right: cell, threat: rest, .. }
            | Self::ForkAllowed { point: cell, line: rest, .. }
            | Self::FoulTrap { point: cell, line: rest } => with(*cell, rest),
            Self::Swindle(cells)
            | Self::Edge(cells)
            | Self::Opened { cells, .. }
            | Self::Closed(cells)
            | Self::NoSafeMoves { safe: cells, .. }
            | Self::Wall { wall: cells, .. }
            | Self::Greed { turned: cells, .. }
            | Self::FoursMissed(cells)
            | Self::ThreatsMissed(cells)
            | Self::FoursAllowed(cells)
            | Self::WinMissed { line: cells, .. }
            | Self::WinAllowed { line: cells, .. }
            | Self::ThreatsAllowed(cells) => cells.clone(),
        }
    }

    /// The parts of a sentence about it.
    pub fn parts(&self) -> Parts {
        let parts = |cell: Option<usize>, list: &[usize], count: usize| Parts {
            cell,
            list: list.to_vec(),
            count,
        };
        match self {
            Self::Result { .. } | Self::WipeOutMissed => Parts::default(),
            &Self::WipeOutAllowed(cell) => Parts { cell, ..Parts::default() },
            Self::Reply { cell, manner: Manner::Robs(list), .. }
            | Self::Parity { last: cell, region: list, .. }
            | Self::FourWasted { answer: cell, line: list }
            | Self::WrongSide { right: cell, line: list, .. }
            | Self::ForkAllowed { point: cell, line: list, .. }
            | Self::FoulTrap { point: cell, line: list } => parts(Some(*cell), list, 0),
            &Self::Corner { corner: cell, .. }
            | &Self::CornerMissed(cell)
            | &Self::Wedge { cell, .. }
            | &Self::Tempo(cell)
            | &Self::Passes(cell)
            | &Self::Reply { cell, .. }
            | &Self::PassMissed(cell)
            | &Self::OwnMove(cell)
            | &Self::FiveMissed(cell)
            | &Self::FourUnblocked { five: cell, .. }
            | &Self::ThreeIgnored { four: cell, .. } => parts(Some(cell), &[], 0),
            Self::Edge(edge) => {
                let ends: Vec<usize> =
                    edge.first().into_iter().chain(edge.last()).copied().collect();
                parts(None, &ends, 0)
            }
            Self::Swindle(list)
            | Self::Wall { opened: list, .. }
            | Self::Opened { cells: list, .. }
            | Self::Closed(list)
            | Self::FoursMissed(list)
            | Self::ThreatsMissed(list)
            | Self::FoursAllowed(list)
            | Self::ThreatsAllowed(list) => parts(None, list, 0),
            Self::NoSafeMoves { safe, instead } => parts(None, safe, *instead),
            Self::Greed { turned, opened } => parts(None, opened, turned.len()),
            Self::WinMissed { plies, line } | Self::WinAllowed { plies, line } => {
                parts(None, line, usize::from(*plies))
            }
        }
    }
}
