//! Reasons in English, for the command line; the window has words of its own.

use std::fmt;

use super::motif::{Fork, Gate, Motif, Reason, Standing};
use crate::game::{Position, Side};

/// A reason in words: what the move does, as the rest of a sentence that begins with the move.
///
/// The position is the one before the mistake.
#[derive(Clone, Copy, Debug)]
pub struct Worded<'a> {
    /// What is worded.
    pub reason: &'a Reason,
    /// The position before the mistake.
    pub position: &'a Position,
}

impl Worded<'_> {
    fn name(&self, cell: usize) -> String {
        self.position.cell_name(cell)
    }

    fn names(&self, cells: &[usize]) -> String {
        let names: Vec<String> = cells.iter().map(|&cell| self.name(cell)).collect();
        match &names[..] {
            [] => "nothing".to_owned(),
            [only] => only.clone(),
            [first @ .., last] => format!("{} and {last}", first.join(", ")),
        }
    }

    fn line(&self, cells: &[usize]) -> String {
        let names: Vec<String> = cells.iter().map(|&cell| self.name(cell)).collect();
        names.join(" ")
    }

    /// The number of the move at which it is seen, passes not counted.
    pub fn number(&self) -> usize {
        let counts = self.position.counts();
        let start = match self.position {
            Position::Othello(_) => 4,
            Position::Gomoku(_) => 0,
        };
        (counts.black + counts.white).saturating_sub(start) + self.reason.ply + 1
    }
}

fn side(side: Side) -> &'static str {
    match side {
        Side::Black => "Black",
        Side::White => "White",
    }
}

const fn standing(standing: Standing) -> &'static str {
    match standing {
        Standing::Won => "win",
        Standing::Drawn => "draw",
        Standing::Lost => "loss",
    }
}

const fn fork(fork: Fork) -> &'static str {
    match fork {
        Fork::DoubleFour => "two fours",
        Fork::FourThree => "a four and an open three",
        Fork::DoubleThree => "two open threes",
    }
}

impl fmt::Display for Worded<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let own = side(self.position.side_to_move());
        let other = side(!self.position.side_to_move());
        let at = format!("at move {}", self.number());
        match &self.reason.motif {
            Motif::Result { before, after } => {
                write!(f, "turns a {} into a {}", standing(*before), standing(*after))
            }
            Motif::WipeOutMissed => write!(f, "misses turning over every disc of {other}"),
            Motif::WipeOutAllowed => write!(f, "lets {other} turn over every disc"),
            &Motif::Corner { corner, gate } => {
                let corner = self.name(corner);
                match gate {
                    Gate::XSquare => write!(f, "on the X-square gives the corner {corner}"),
                    Gate::CSquare => write!(f, "on the C-square gives the corner {corner}"),
                    Gate::Opened => write!(f, "gives the corner {corner}"),
                    Gate::Later => write!(f, "comes to cost the corner {corner}"),
                    Gate::Left => write!(f, "leaves the corner {corner}"),
                }?;
                write!(f, ": {other} takes it {at}")
            }
            &Motif::CornerMissed { corner } => {
                write!(f, "lets the corner {} go, which {own} could have had", self.name(corner))
            }
            Motif::Wedge { cell, .. } => {
                let cell = self.name(*cell);
                write!(f, "lets {other} wedge into the edge, on {cell} {at}")
            }
            Motif::Parity { region, last, entered } => {
                let (region, last) = (self.names(region), self.name(*last));
                if *entered {
                    write!(
                        f,
                        "goes into an even region ({region}): {other} has the last move there, "
                    )?;
                } else {
                    write!(f, "leaves {other} the last move in a region ({region}): ")?;
                }
                write!(f, "{last} {at}")
            }
            Motif::Swindle { region } => {
                let region = self.names(region);
                write!(f, "leaves {region} to {other} alone, a move that {own} can't answer there")
            }
            Motif::NoSafeMoves { safe, instead } => match &safe[..] {
                [] => write!(f, "leaves {own} no safe move {at}, with the best move {instead}"),
                left => {
                    let left = self.names(left);
                    write!(
                        f,
                        "leaves {own} only {left} as a safe move {at}, the best one {instead}"
                    )
                }
            },
            Motif::Tempo { .. } => {
                write!(f, "spends a move that only {own} has and that could wait: a tempo is lost")
            }
            Motif::Wall { opened, .. } => {
                let opened = self.names(opened);
                write!(f, "builds a wall before empty squares, which gives {other} {opened}")
            }
            Motif::Greed { turned, opened } => {
                let (count, opened) = (turned.len(), self.names(opened));
                write!(f, "turns over too much, {count} discs, which gives {other} {opened}")
            }
            &Motif::Passes { by } => {
                let by = self.name(by);
                write!(f, "runs out of moves: {other} plays {by} {at}, {own} has to pass")
            }
            &Motif::PassMissed { by } => {
                let by = self.name(by);
                write!(f, "lets {other} go on moving, who would have had to pass after {by}")
            }
            &Motif::Reply { cell, opened } => {
                let verb = if opened { "opens" } else { "leaves" };
                write!(f, "{verb} {} to {other}, who plays it {at}", self.name(cell))
            }
            Motif::Opened { cells, new } => {
                let verb = if *new { "gives" } else { "leaves" };
                write!(f, "{verb} {other} {}", self.names(cells))
            }
            Motif::Edge { edge } => {
                let (first, last) = (self.name(edge[0]), self.name(edge[edge.len() - 1]));
                write!(f, "gives {other} the edge from {first} to {last}, beginning {at}")
            }
            Motif::Closed { cells } => {
                write!(f, "costs {own} the moves {}, which can't be played then", self.names(cells))
            }
            &Motif::OwnMove { cell } => {
                write!(f, "costs {own} the move {}, which can't be played then", self.name(cell))
            }
            motif => self.gomoku(motif, f),
        }
    }
}

impl Worded<'_> {
    fn gomoku(&self, motif: &Motif, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let other = side(!self.position.side_to_move());
        match motif {
            &Motif::FiveMissed { cell } => write!(f, "misses the five on {}", self.name(cell)),
            Motif::FoursMissed { line } if line.len() <= 3 => {
                write!(f, "misses an open four: {}", self.line(line))
            }
            Motif::FoursMissed { line } => write!(f, "misses a win by fours: {}", self.line(line)),
            Motif::ThreatsMissed { line } => {
                write!(f, "misses a win by threats: {}", self.line(line))
            }
            Motif::FourWasted { line, answer } => {
                let (line, answer) = (self.line(line), self.name(*answer));
                write!(f, "wastes a four: after {answer} the win {line} is gone")
            }
            Motif::FourUnblocked { five, .. } => {
                write!(f, "leaves a four unblocked: {other} makes five on {}", self.name(*five))
            }
            Motif::ThreeIgnored { four, .. } => {
                write!(
                    f,
                    "leaves an open three: {other} makes an open four on {}",
                    self.name(*four)
                )
            }
            Motif::WrongSide { right, line, .. } => {
                let (right, line) = (self.name(*right), self.line(line));
                write!(f, "blocks at the wrong point ({right} is the right one): {line} wins")
            }
            Motif::ForkAllowed { point, fork: two, line } => {
                let (point, line) = (self.name(*point), self.line(line));
                write!(f, "lets {other} make {} on {point}: {line}", fork(*two))
            }
            Motif::FoursAllowed { line } => {
                write!(f, "lets {other} win by fours: {}", self.line(line))
            }
            Motif::ThreatsAllowed { line } => {
                write!(f, "lets {other} win by threats: {}", self.line(line))
            }
            Motif::WinMissed { plies, line } => {
                write!(f, "misses a win that is forced in {plies} plies: {}", self.line(line))
            }
            Motif::WinAllowed { plies, line } => {
                write!(f, "lets {other} force a win in {plies} plies: {}", self.line(line))
            }
            Motif::FoulTrap { point, line } => {
                let (point, line) = (self.name(*point), self.line(line));
                write!(f, "walks into a trap: Black may not stop the five on {point} after {line}")
            }
            _ => Ok(()),
        }
    }
}
