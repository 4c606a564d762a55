//! The commands of `NBoard`.

use crate::othello::Square;
use crate::protocol::lines::Line;
use crate::records::ggf;

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Command {
    /// Version 1 is understood too.
    NBoard,
    SetDepth(u8),
    /// A game in GGF, possibly invalid.
    SetGame(String),
    /// The value of a draw for Black, in discs.
    SetContempt(f32),
    /// `None` is a pass.
    Move(Option<Square>, ggf::Note),
    Hint(usize),
    Go,
    /// The number is echoed as written.
    Ping(String),
    Learn,
    Analyze,
    Quit,
    /// What was expected instead of the arguments.
    Malformed(&'static str),
}

pub(super) fn read(line: Line) -> Option<Command> {
    let text = match line {
        Line::Text(text) => text,
        Line::TooLong(text) => {
            // Only the name of an overlong game matters.
            return text.trim_start().starts_with("set game").then_some(Command::TOO_LONG);
        }
    };
    let (name, rest) = word(&text);
    Some(match name {
        "nboard" => Command::NBoard,
        "set" => {
            let (variable, rest) = word(rest);
            match variable {
                "depth" => depth(rest),
                "game" => Command::SetGame(rest.to_owned()),
                "contempt" => contempt(rest),
                _ => return None,
            }
        }
        "move" => {
            movement(rest).unwrap_or(Command::Malformed("expected a move like F5, or PA to pass"))
        }
        "hint" => hint(rest),
        "go" => Command::Go,
        "ping" => Command::Ping(rest.to_owned()),
        "learn" => Command::Learn,
        "analyze" => Command::Analyze,
        "quit" => Command::Quit,
        // Version 1 had the move alone.
        _ => return movement(text.trim()),
    })
}

impl Command {
    const TOO_LONG: Self = Self::Malformed("expected a game on a line that is not so long");

    pub(super) fn ends_hints(&self) -> bool {
        !matches!(self, Self::Malformed(_))
    }

    /// Returns whether this ends a search for a move, whose answer is then wanted at once.
    pub(super) fn ends_move(&self) -> bool {
        matches!(self, Self::Ping(_))
    }
}

fn word(text: &str) -> (&str, &str) {
    let text = text.trim();
    text.split_once(char::is_whitespace).map_or((text, ""), |(word, rest)| (word, rest.trim()))
}

fn depth(text: &str) -> Command {
    match text.parse::<u64>() {
        // No game is longer than 60 moves.
        Ok(depth @ 1..) => Command::SetDepth(depth.min(60) as u8),
        _ => Command::Malformed("expected a depth of at least 1"),
    }
}

fn contempt(text: &str) -> Command {
    match text.parse::<f32>() {
        Ok(contempt) if contempt.abs() <= 100.0 => Command::SetContempt(contempt),
        _ => Command::Malformed("expected a contempt from -100 to 100"),
    }
}

fn hint(text: &str) -> Command {
    match text.parse::<u64>() {
        Ok(count) => Command::Hint(count.clamp(1, 60) as usize),
        Err(_) if text.is_empty() => Command::Hint(1),
        Err(_) => Command::Malformed("expected how many moves are to be evaluated"),
    }
}

fn movement(text: &str) -> Option<Command> {
    let (name, note) = ggf::note(text);
    if ggf::is_pass(name) {
        return Some(Command::Move(None, note));
    }
    let square: Square = name.parse().ok()?;
    Some(Command::Move(Some(square), note))
}
