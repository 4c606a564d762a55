//! Reasons in English, for the command line; the window has its own words.

use std::fmt;

use super::motif::{Fork, Gate, Manner, Motif, Reason, Remedy, Standing};
use crate::analysis::Mistake;
use crate::game::Side;

/// Up to this many squares are all named; of more only some.
const NAMED: usize = 4;

/// A reason in words: what the move does, what the better move would have done, and what the opponent did in the game,
/// if known. What follows from best play is worded as a possibility.
#[derive(Clone, Copy, Debug)]
pub struct Worded<'a> {
    /// What is worded.
    pub reason: &'a Reason,
    /// Its mistake.
    pub mistake: &'a Mistake,
    /// The number of the ply at which the opponent played the reason's move in the game.
    pub happened: Option<usize>,
}

impl Worded<'_> {
    fn name(&self, cell: usize) -> String {
        self.mistake.position.cell_name(cell)
    }

    fn names(&self, cells: &[usize]) -> String {
        let names: Vec<String> = cells.iter().map(|&cell| self.name(cell)).collect();
        match &names[..] {
            [] => "nothing".to_owned(),
            [only] => only.clone(),
            [first @ .., last] => format!("{} and {last}", first.join(", ")),
        }
    }

    /// Several squares: all of a few, or some of many with their number.
    fn some(&self, cells: &[usize]) -> String {
        if cells.len() <= NAMED {
            return self.names(cells);
        }
        let (count, some) = (cells.len(), self.names(&cells[..3]));
        format!("{count} squares, such as {some}")
    }

    fn line(&self, cells: &[usize]) -> String {
        let names: Vec<String> = cells.iter().map(|&cell| self.name(cell)).collect();
        names.join(" ")
    }

    /// What the move does, as the end of a sentence that begins with it.
    pub fn cause(&self) -> String {
        Cause(*self).to_string()
    }

    /// What the better move would have done, without a full stop.
    pub fn remedy(&self) -> String {
        let best = self.name(self.mistake.best.cell);
        let own = side(self.mistake.position.side_to_move());
        let other = side(!self.mistake.position.side_to_move());
        match &self.reason.remedy {
            Remedy::Untold => String::new(),
            Remedy::Occupies => match self.reason.motif {
                Motif::CornerMissed { .. } => format!("{best} takes it"),
                _ => format!("{own} can play {best} first"),
            },
            Remedy::Denies { cells } if cells.len() == 1 => {
                format!("After {best} {other} can't play there")
            }
            Remedy::Denies { .. } => format!("After {best} {other} can play on none of them"),
            Remedy::Avoids => format!("After {best} that can be avoided"),
            Remedy::StaysAway => format!("{best} stays away from empty corners"),
            Remedy::Keeps { cells } if cells.len() > 1 => {
                format!("After {best} they can still be played")
            }
            Remedy::Keeps { .. } => format!("After {best} it can still be played"),
            Remedy::LastMove => format!("After {best} {own} can have the last move there"),
            Remedy::Answers => format!("After {best} {own} can play there as well"),
            Remedy::HasMoves { cells } => {
                format!("After {best} {own} can still have moves, such as {}", self.names(cells))
            }
            Remedy::SafeMoves { count } => format!("After {best} there can be {count}"),
            Remedy::Urgent => format!("{best} is urgent: {other} can play there, too"),
            Remedy::LeavesNone => format!("After {best} {other} has no move and passes"),
            Remedy::LeavesNoneBy { by } => {
                format!("After {best} {} can leave {other} without a move", self.name(*by))
            }
            Remedy::Reaches => format!("After {best} {own} can come to play there"),
            Remedy::Scores { discs } => match discs {
                0 => format!("{best} draws with best play"),
                1.. => format!("{best} wins by {discs} with best play"),
                _ => format!("{best} loses by {} with best play", discs.unsigned_abs()),
            },
            Remedy::Stops => format!("After {best} that win is not there"),
            Remedy::Wins { cell } => format!("{} wins", self.name(*cell)),
        }
    }

    /// What the opponent did in the game, without a full stop; empty if something else.
    pub fn event(&self) -> String {
        let other = side(!self.mistake.position.side_to_move());
        self.happened
            .map_or_else(String::new, |number| format!("{other} played it at move {number}"))
    }
}

impl fmt::Display for Worded<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}.", self.name(self.mistake.played.cell), self.cause())?;
        for sentence in [self.remedy(), self.event()].into_iter().filter(|it| !it.is_empty()) {
            write!(f, " {sentence}.")?;
        }
        Ok(())
    }
}

/// What is wrong with the move, as the end of a sentence.
struct Cause<'a>(Worded<'a>);

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

impl fmt::Display for Cause<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let it = self.0;
        let own = side(it.mistake.position.side_to_move());
        let other = side(!it.mistake.position.side_to_move());
        match &it.reason.motif {
            Motif::Result { before, after } => {
                write!(f, "turns a {} into a {}", standing(*before), standing(*after))
            }
            Motif::WipeOutMissed => write!(f, "misses turning over every disc of {other}"),
            Motif::WipeOutAllowed => write!(f, "lets {other} turn over every disc"),
            &Motif::Corner { corner, gate } => {
                let corner = it.name(corner);
                match gate {
                    Gate::XSquare => write!(f, "on the X-square gives the corner {corner}"),
                    Gate::CSquare => write!(f, "on the C-square gives the corner {corner}"),
                    Gate::Opened => write!(f, "gives the corner {corner}"),
                    Gate::Later => write!(f, "comes to cost the corner {corner}"),
                    Gate::Left => write!(f, "leaves the corner {corner}"),
                }?;
                write!(f, ": {other} can then take it")
            }
            &Motif::CornerMissed { corner } => {
                write!(f, "lets the corner {} go, which {own} can have", it.name(corner))
            }
            Motif::Wedge { cell, .. } => {
                let cell = it.name(*cell);
                write!(f, "lets {other} wedge into the edge on {cell}, for good")
            }
            Motif::Parity { region, last, entered } => {
                let (region, last) = (it.names(region), it.name(*last));
                let does = if *entered { "goes into an even region" } else { "leaves a region" };
                write!(f, "{does} ({region}) where {other} can then have the last move, {last}")
            }
            Motif::Swindle { region } => {
                let region = it.names(region);
                write!(f, "leaves {region} to {other} alone, a move that {own} can't answer there")
            }
            Motif::NoSafeMoves { safe, .. } => match &safe[..] {
                [] => write!(f, "can leave {own} without a move that gives no corner away"),
                left => {
                    let left = it.names(left);
                    write!(f, "can leave {own} only {left} as a move that gives no corner away")
                }
            },
            Motif::Tempo { .. } => {
                write!(f, "spends a move that only {own} has and that could wait: a tempo is lost")
            }
            Motif::Wall { opened, .. } => {
                let opened = it.some(opened);
                write!(f, "builds a wall before empty squares, which gives {other} {opened}")
            }
            Motif::Greed { turned, opened } => {
                let (count, opened) = (turned.len(), it.some(opened));
                write!(f, "turns over too much, {count} discs, which gives {other} {opened}")
            }
            &Motif::Passes { by } => {
                let by = it.name(by);
                write!(f, "runs out of moves: {other} can then play {by}, and {own} has to pass")
            }
            // The remedy names the move, which may be this very one, a little later.
            Motif::PassMissed { .. } => {
                write!(f, "lets {other} go on moving, who can be made to pass")
            }
            Motif::Reply { cell, opened, manner } => {
                let cell = it.name(*cell);
                if *opened {
                    write!(f, "opens {cell} to {other}")?;
                } else {
                    write!(f, "lets {other} into {cell}")?;
                }
                match manner {
                    Manner::Plain => Ok(()),
                    Manner::Quiet => write!(f, ", a quiet move that opens nothing"),
                    Manner::Hole => write!(f, ", a hole that {own} can't fill"),
                    Manner::Lasting => write!(f, ", for a disc that can never be turned over"),
                    Manner::Robs(moves) => {
                        write!(f, ", which takes {} from {own}", it.names(moves))
                    }
                }
            }
            Motif::Opened { cells, new } => {
                let verb = if *new { "opens" } else { "leaves" };
                write!(f, "{verb} {} to {other}", it.some(cells))
            }
            Motif::Edge { edge } => {
                let (first, last) = (it.name(edge[0]), it.name(edge[edge.len() - 1]));
                write!(f, "lets {other} get the edge from {first} to {last}")
            }
            Motif::Closed { cells } => {
                write!(f, "can cost {own} {}", it.some(cells))
            }
            &Motif::OwnMove { cell } => {
                write!(f, "can cost {own} the move {}", it.name(cell))
            }
            motif => it.gomoku(motif, f),
        }
    }
}

impl Worded<'_> {
    fn gomoku(&self, motif: &Motif, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let other = side(!self.mistake.position.side_to_move());
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
