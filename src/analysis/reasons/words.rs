//! Reasons in English, for the command line; the window has its own words.

use std::fmt;

use super::motif::{Fork, Gate, Manner, Motif, Reason, Remedy, Standing};
use crate::analysis::Mistake;
use crate::game::Side;

/// Up to this many squares are all named; of more only some.
const NAMED: usize = 4;

/// A reason in words. What follows from best play is worded as a possibility.
#[derive(Clone, Copy, Debug)]
pub struct Worded<'a> {
    /// The reason.
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

    /// The moves that are known of a line of so many plies.
    fn part(&self, cells: &[usize], plies: u16) -> String {
        let rest = if cells.len() < usize::from(plies) { "…" } else { "" };
        self.line(cells) + rest
    }

    /// What the better move would have done, without a full stop.
    pub fn remedy(&self) -> String {
        let best = self.name(self.mistake.best.cell);
        let own = side(self.mistake.position.side_to_move());
        let other = side(!self.mistake.position.side_to_move());
        match &self.reason.remedy {
            Remedy::Untold => String::new(),
            Remedy::Occupies => match self.reason.motif {
                Motif::CornerMissed(_) => format!("{best} takes it"),
                _ => format!("{own} can play {best} first"),
            },
            Remedy::Denies(cells) if cells.len() == 1 => {
                format!("After {best} {other} can't play there")
            }
            Remedy::Denies(_) => format!("After {best} {other} can play none of them"),
            Remedy::Avoids => format!("After {best} that can be avoided"),
            Remedy::StaysAway => format!("{best} stays away from empty corners"),
            Remedy::Keeps(cells) if cells.len() > 1 => {
                format!("After {best} they can still be played")
            }
            Remedy::Keeps(_) => format!("After {best} it can still be played"),
            Remedy::LastMove => format!("After {best} {own} can have the last move there"),
            Remedy::Answers => format!("After {best} {own} can play there as well"),
            Remedy::HasMoves(cells) => {
                format!("After {best} {own} can still have moves, such as {}", self.names(cells))
            }
            Remedy::SafeMoves(count) => format!("After {best} there can be {count}"),
            Remedy::Urgent => format!("{best} is urgent: {other} can play there, too"),
            Remedy::LeavesNone => format!("After {best} {other} has no move and passes"),
            Remedy::LeavesNoneBy(by) => {
                format!("After {best} {} can leave {other} without a move", self.name(*by))
            }
            Remedy::Reaches => format!("After {best} {own} can get to play there"),
            Remedy::Scores(discs) => match discs {
                0 => format!("{best} draws with best play"),
                1.. => format!("{best} wins by {discs} with best play"),
                _ => format!("{best} loses by {} with best play", discs.unsigned_abs()),
            },
            Remedy::Stops => format!("After {best} that win is not there"),
            Remedy::Wins(cell) => format!("{} wins", self.name(*cell)),
        }
    }

    /// What the opponent did in the game, without a full stop; empty if not known.
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

impl Worded<'_> {
    /// What the move does, as the end of a sentence that begins with the move.
    pub fn cause(&self) -> String {
        let own = side(self.mistake.position.side_to_move());
        let other = side(!self.mistake.position.side_to_move());
        match &self.reason.motif {
            Motif::Result { before, after } => {
                format!("turns a {} into a {}", standing(*before), standing(*after))
            }
            Motif::WipeOutMissed => format!("misses flipping every disc of {other}"),
            Motif::WipeOutAllowed(None) => format!("lets {other} flip every disc"),
            &Motif::WipeOutAllowed(Some(cell)) => {
                format!("lets {other} flip every disc at once, on {}", self.name(cell))
            }
            &Motif::Corner { corner, gate } => {
                let verb = match gate {
                    Gate::XSquare => "on the X-square gives",
                    Gate::CSquare => "on the C-square gives",
                    Gate::Opened => "gives",
                    Gate::Later => "ends up costing",
                    Gate::Left => "leaves",
                };
                format!("{verb} the corner {}: {other} can then take it", self.name(corner))
            }
            &Motif::CornerMissed(corner) => {
                format!("misses the corner {}, which {own} can have", self.name(corner))
            }
            Motif::Wedge { cell, .. } => {
                let cell = self.name(*cell);
                format!("lets {other} wedge into the edge on {cell}, for good")
            }
            Motif::Parity { region, last, entered } => {
                let (region, last) = (self.names(region), self.name(*last));
                let does = if *entered { "enters an even region" } else { "leaves a region" };
                format!("{does} ({region}) where {other} can then get the last move, {last}")
            }
            Motif::Swindle(region) => {
                let region = self.names(region);
                format!("leaves {region} to {other} alone, a move that {own} can't answer there")
            }
            Motif::NoSafeMoves { safe, .. } => match &safe[..] {
                [] => format!("can leave {own} without a move that gives no corner away"),
                left => {
                    let left = self.names(left);
                    format!("can leave {own} only {left} as a move that gives no corner away")
                }
            },
            Motif::Tempo(_) => {
                format!("wastes a tempo: only {own} has this move, so it could wait")
            }
            Motif::Wall { opened, .. } => {
                let opened = self.some(opened);
                format!("builds a wall next to empty squares, which gives {other} {opened}")
            }
            Motif::Greed { turned, opened } => {
                let (count, opened) = (turned.len(), self.some(opened));
                format!("flips too much, {count} discs, which gives {other} {opened}")
            }
            &Motif::Passes(by) => {
                let by = self.name(by);
                format!("runs out of moves: {other} can then play {by}, and {own} has to pass")
            }
            // The remedy names the move, which may be this very one, a little later.
            Motif::PassMissed(_) => format!("misses a way to make {other} pass"),
            Motif::Reply { cell, opened, manner } => {
                let cell = self.name(*cell);
                let does = if *opened {
                    format!("opens {cell} to {other}")
                } else {
                    format!("lets {other} into {cell}")
                };
                let manner = match manner {
                    Manner::Plain => String::new(),
                    Manner::Quiet => ", a quiet move that opens nothing".to_owned(),
                    Manner::Hole => format!(", a hole that {own} can't fill"),
                    Manner::Lasting => ", for a disc that can never be flipped".to_owned(),
                    Manner::Robs(moves) => {
                        format!(", which takes {} from {own}", self.names(moves))
                    }
                };
                does + &manner
            }
            Motif::Opened { cells, new } => {
                let verb = if *new { "opens" } else { "leaves" };
                format!("{verb} {} to {other}", self.some(cells))
            }
            Motif::Edge(edge) => {
                let (first, last) = (self.name(edge[0]), self.name(edge[edge.len() - 1]));
                format!("lets {other} get the edge from {first} to {last}")
            }
            Motif::Closed(cells) => {
                format!("can cost {own} {}", self.some(cells))
            }
            &Motif::OwnMove(cell) => {
                format!("can cost {own} the move {}", self.name(cell))
            }
            motif => self.gomoku(motif),
        }
    }

    fn gomoku(&self, motif: &Motif) -> String {
        let other = side(!self.mistake.position.side_to_move());
        match motif {
            &Motif::FiveMissed(cell) => format!("misses the five on {}", self.name(cell)),
            Motif::FoursMissed(line) if line.len() <= 3 => {
                format!("misses an open four: {}", self.line(line))
            }
            Motif::FoursMissed(line) => format!("misses a win by fours: {}", self.line(line)),
            Motif::ThreatsMissed(line) => {
                format!("misses a win by threats: {}", self.line(line))
            }
            Motif::FourWasted { line, answer } => {
                let (line, answer) = (self.line(line), self.name(*answer));
                format!("wastes a four: after {answer} the win {line} is gone")
            }
            Motif::FourUnblocked { five, .. } => {
                format!("leaves a four unblocked: {other} makes five on {}", self.name(*five))
            }
            Motif::ThreeIgnored { four, .. } => {
                format!("leaves an open three: {other} makes an open four on {}", self.name(*four))
            }
            Motif::WrongSide { right, line, .. } => {
                let (right, line) = (self.name(*right), self.line(line));
                format!("blocks at the wrong point ({right} is the right one): {line} wins")
            }
            Motif::ForkAllowed { point, fork: two, line } => {
                let (point, line) = (self.name(*point), self.line(line));
                format!("lets {other} make {} on {point}: {line}", fork(*two))
            }
            Motif::FoursAllowed(line) => {
                format!("lets {other} win by fours: {}", self.line(line))
            }
            Motif::ThreatsAllowed(line) => {
                format!("lets {other} win by threats: {}", self.line(line))
            }
            Motif::WinMissed { plies, line } => {
                format!("misses a win that is forced in {plies} plies: {}", self.part(line, *plies))
            }
            Motif::WinAllowed { plies, line } => {
                format!("lets {other} force a win in {plies} plies: {}", self.part(line, *plies))
            }
            Motif::FoulTrap { point, line } => {
                let (point, line) = (self.name(*point), self.line(line));
                format!("walks into a trap: Black may not stop the five on {point} after {line}")
            }
            _ => String::new(),
        }
    }
}
