//! The commands of GTP.

use std::time::Duration;

use thiserror::Error;

use super::clock::TimeSettings;
use crate::game::Side;
use crate::othello::Square;
use crate::protocol::lines::Line;

#[derive(Clone, Debug, PartialEq)]
pub(super) struct Request {
    /// The number repeated by the answer, as written; may be empty.
    pub(super) id: String,
    pub(super) command: Result<Command>,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Command {
    ProtocolVersion,
    Name,
    Version,
    IsKnown(String),
    ListCommands,
    Quit,
    BoardSize(u32),
    ClearBoard,
    Komi,
    Play(Side, Vertex),
    GenMove(Side),
    RegGenMove(Side),
    Undo,
    ShowBoard,
    TimeSettings(TimeSettings),
    TimeLeft { side: Side, time: Duration, stones: u32 },
    SetGame(String),
    ListGames,
    FinalScore,
    RulesGameId,
    RulesBoard,
    RulesBoardSize,
    RulesLegalMoves,
    RulesSideToMove,
    RulesFinalResult,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Vertex {
    Square(Square),
    Pass,
}

#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(super) enum CommandError {
    #[error("unknown command")]
    Unknown,
    #[error("syntax error: expected {0}")]
    Syntax(&'static str),
    #[error("syntax error: line too long")]
    TooLong,
}

type Result<T> = std::result::Result<T, CommandError>;
type Words<'line> = std::str::SplitWhitespace<'line>;
type Parse = fn(&mut Words<'_>) -> Result<Command>;

const COMMANDS: &[(&str, Parse)] = &[
    ("protocol_version", |_| Ok(Command::ProtocolVersion)),
    ("name", |_| Ok(Command::Name)),
    ("version", |_| Ok(Command::Version)),
    ("known_command", |words| {
        word(words, "the name of a command").map(|name| Command::IsKnown(name.to_owned()))
    }),
    ("list_commands", |_| Ok(Command::ListCommands)),
    ("quit", |_| Ok(Command::Quit)),
    ("boardsize", |words| number(words, "a size").map(Command::BoardSize)),
    ("clear_board", |_| Ok(Command::ClearBoard)),
    ("komi", |words| komi(words)),
    ("play", |words| Ok(Command::Play(side(words)?, vertex(words)?))),
    ("genmove", |words| side(words).map(Command::GenMove)),
    ("reg_genmove", |words| side(words).map(Command::RegGenMove)),
    ("undo", |_| Ok(Command::Undo)),
    ("showboard", |_| Ok(Command::ShowBoard)),
    ("time_settings", |words| time_settings(words)),
    ("time_left", |words| time_left(words)),
    ("set_game", |words| {
        word(words, "the name of a game").map(|game| Command::SetGame(game.to_owned()))
    }),
    ("list_games", |_| Ok(Command::ListGames)),
    ("final_score", |_| Ok(Command::FinalScore)),
    ("gogui-rules_game_id", |_| Ok(Command::RulesGameId)),
    ("gogui-rules_board", |_| Ok(Command::RulesBoard)),
    ("gogui-rules_board_size", |_| Ok(Command::RulesBoardSize)),
    ("gogui-rules_legal_moves", |_| Ok(Command::RulesLegalMoves)),
    ("gogui-rules_side_to_move", |_| Ok(Command::RulesSideToMove)),
    ("gogui-rules_final_result", |_| Ok(Command::RulesFinalResult)),
];

pub(super) fn names() -> impl Iterator<Item = &'static str> {
    COMMANDS.iter().map(|(name, _)| *name)
}

pub(super) fn is_known(name: &str) -> bool {
    names().any(|known| known.eq_ignore_ascii_case(name))
}

pub(super) fn read(line: Line) -> Option<Request> {
    let (text, is_too_long) = match line {
        Line::Text(text) => (text, false),
        Line::TooLong(text) => (text, true),
    };
    let text: String = text
        .chars()
        .map(|c| if c == '\t' { ' ' } else { c })
        .filter(|c| !c.is_control())
        .take_while(|&c| c != '#')
        .collect();
    let mut words = text.split_whitespace();
    let mut name = words.next()?;
    let mut id = String::new();
    if name.bytes().all(|byte| byte.is_ascii_digit()) {
        name.clone_into(&mut id);
        name = words.next().unwrap_or_default();
    }
    let command = if is_too_long { Err(CommandError::TooLong) } else { parse(name, words) };
    Some(Request { id, command })
}

fn parse(name: &str, mut words: Words<'_>) -> Result<Command> {
    let (_, parse) = COMMANDS
        .iter()
        .find(|(known, _)| known.eq_ignore_ascii_case(name))
        .ok_or(CommandError::Unknown)?;
    let command = parse(&mut words)?;
    match words.next() {
        Some(_) => Err(CommandError::Syntax("nothing more")),
        None => Ok(command),
    }
}

fn word<'line>(words: &mut Words<'line>, expected: &'static str) -> Result<&'line str> {
    words.next().ok_or(CommandError::Syntax(expected))
}

fn number<T: std::str::FromStr>(words: &mut Words<'_>, expected: &'static str) -> Result<T> {
    word(words, expected)?.parse().map_err(|_| CommandError::Syntax(expected))
}

fn side(words: &mut Words<'_>) -> Result<Side> {
    let expected = "a colour: black or white";
    let name = word(words, expected)?;
    let is = |names: [&str; 2]| names.iter().any(|known| known.eq_ignore_ascii_case(name));
    if is(["black", "b"]) {
        Ok(Side::Black)
    } else if is(["white", "w"]) {
        Ok(Side::White)
    } else {
        Err(CommandError::Syntax(expected))
    }
}

fn vertex(words: &mut Words<'_>) -> Result<Vertex> {
    let expected = "a square like f5, or pass";
    let name = word(words, expected)?;
    if ["pass", "pa"].iter().any(|pass| pass.eq_ignore_ascii_case(name)) {
        return Ok(Vertex::Pass);
    }
    name.parse().map(Vertex::Square).map_err(|_| CommandError::Syntax(expected))
}

fn komi(words: &mut Words<'_>) -> Result<Command> {
    let expected = "a number of points";
    let komi: f64 = number(words, expected)?;
    if komi.is_finite() { Ok(Command::Komi) } else { Err(CommandError::Syntax(expected)) }
}

fn time_settings(words: &mut Words<'_>) -> Result<Command> {
    let main = seconds(words, "the main time in seconds")?;
    let period = seconds(words, "the time of a period in seconds")?;
    let stones = number(words, "the moves of a period")?;
    Ok(Command::TimeSettings(TimeSettings { main, period, stones }))
}

fn time_left(words: &mut Words<'_>) -> Result<Command> {
    let side = side(words)?;
    let time = seconds(words, "the time left in seconds")?;
    let stones = number(words, "the moves left in the period")?;
    Ok(Command::TimeLeft { side, time, stones })
}

/// Seconds, fractions allowed; negative counts as zero.
fn seconds(words: &mut Words<'_>, expected: &'static str) -> Result<Duration> {
    let seconds: f64 = number(words, expected)?;
    Duration::try_from_secs_f64(seconds.max(0.0))
        .ok()
        .filter(|_| !seconds.is_nan())
        .ok_or(CommandError::Syntax(expected))
}
