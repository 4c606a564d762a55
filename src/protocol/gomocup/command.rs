//! The commands of a manager.

use std::fmt;

use thiserror::Error;

use crate::protocol::lines::Line;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Command {
    Start(u64),
    RectStart,
    Restart,
    Begin,
    Turn(Spot),
    Play(Spot),
    TakeBack(Spot),
    /// A list of stones follows, up to [`Command::Done`].
    List(List),
    /// A stone of a list, and its owner if given.
    Stone(Spot, Option<u64>),
    Done,
    Info(Info),
    About,
    End,
    Forbidden,
    Best(usize),
    Stop,
    Forget,
    Malformed(Malformed),
    /// An unknown command, as written.
    Unknown(String),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum List {
    /// To move in.
    Board,
    /// To remember.
    Position,
    /// An opening to continue.
    Swap2,
}

/// A point of the manager, columns from the left and rows from the top, counted from 0; perhaps off the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Spot {
    pub(super) x: u64,
    pub(super) y: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Info {
    /// Milliseconds for a move; 0 asks for an instant move.
    TimeoutTurn(i64),
    /// Milliseconds for the whole game; 0 is no limit.
    TimeoutMatch(i64),
    TimeLeft(i64),
    /// Bytes; 0 is no limit.
    MaxMemory(i64),
    Rule(i64),
    MaxDepth(i64),
    MaxNodes(i64),
    /// Kibibytes.
    HashSize(i64),
    Threads(i64),
    Other,
}

#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{command}: expected {expected}, found {found:?}")]
pub(super) struct Malformed {
    command: &'static str,
    expected: &'static str,
    found: String,
    pub(super) is_info: bool,
}

type Result<T> = std::result::Result<T, Malformed>;
type Parse = fn(&Rest<'_>) -> Result<Command>;
type Key = (&'static str, fn(i64) -> Info);

struct Rest<'line> {
    command: &'static str,
    text: &'line str,
}

const A_POINT: &str = "a point like 7,7";
const NOTHING: &str = "nothing more";

const COMMANDS: &[(&str, Parse)] = &[
    ("START", |rest| rest.number("a size").map(Command::Start)),
    ("RECTSTART", |_| Ok(Command::RectStart)),
    ("RESTART", |rest| rest.nothing(Command::Restart)),
    ("BEGIN", |rest| rest.nothing(Command::Begin)),
    ("TURN", |rest| rest.spot().map(Command::Turn)),
    ("PLAY", |rest| rest.spot().map(Command::Play)),
    ("TAKEBACK", |rest| rest.spot().map(Command::TakeBack)),
    ("BOARD", |rest| rest.nothing(Command::List(List::Board))),
    ("YXBOARD", |rest| rest.nothing(Command::List(List::Position))),
    ("SWAP2BOARD", |rest| rest.nothing(Command::List(List::Swap2))),
    ("DONE", |rest| rest.nothing(Command::Done)),
    ("INFO", |rest| rest.info()),
    ("ABOUT", |rest| rest.nothing(Command::About)),
    ("END", |_| Ok(Command::End)),
    ("YXSHOWFORBID", |rest| rest.nothing(Command::Forbidden)),
    ("YXNBEST", |rest| {
        let count = rest.number("how many moves are wanted")?;
        Ok(Command::Best(count.clamp(1, 999) as usize))
    }),
    ("YXSTOP", |rest| rest.nothing(Command::Stop)),
    ("YXHASHCLEAR", |rest| rest.nothing(Command::Forget)),
];

/// The keys of `INFO` that matter here; `evaluate`, `folder` and `game_type` do not.
const KEYS: &[Key] = &[
    ("timeout_turn", Info::TimeoutTurn),
    ("timeout_match", Info::TimeoutMatch),
    ("time_left", Info::TimeLeft),
    ("max_memory", Info::MaxMemory),
    ("rule", Info::Rule),
    ("max_depth", Info::MaxDepth),
    ("max_node", Info::MaxNodes),
    ("hash_size", Info::HashSize),
    ("thread_num", Info::Threads),
];

pub(super) fn read(line: Line) -> Option<Command> {
    let text = match line {
        Line::Text(text) => text,
        Line::TooLong(text) => return Some(Command::Unknown(excerpt(&text))),
    };
    let text: String = text.chars().filter(|&c| !c.is_control() || c == '\t').collect();
    let text = text.trim();
    if text.is_empty() {
        return None;
    }
    if text.starts_with(|c: char| c.is_ascii_digit() || c == '-') {
        let rest = Rest { command: "stone", text };
        return Some(rest.stone().unwrap_or_else(Command::Malformed));
    }
    let (name, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    let known = COMMANDS.iter().find(|(known, _)| known.eq_ignore_ascii_case(name));
    Some(match known {
        None => Command::Unknown(excerpt(text)),
        Some(&(command, parse)) => {
            parse(&Rest { command, text: rest.trim() }).unwrap_or_else(Command::Malformed)
        }
    })
}

impl Command {
    pub(super) fn ends_search(&self) -> bool {
        *self == Self::Stop
    }

    pub(super) fn is_yixin(&self) -> bool {
        match self {
            Self::List(list) => *list == List::Position,
            Self::Forbidden | Self::Best(_) | Self::Stop | Self::Forget => true,
            Self::Malformed(malformed) => malformed.command.starts_with("YX"),
            Self::Unknown(text) => {
                text.get(..2).is_some_and(|start| start.eq_ignore_ascii_case("yx"))
            }
            _ => false,
        }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

impl fmt::Display for List {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Board => "BOARD",
            Self::Position => "YXBOARD",
            Self::Swap2 => "SWAP2BOARD",
        })
    }
}

impl Rest<'_> {
    fn malformed(&self, expected: &'static str) -> Malformed {
        Malformed { command: self.command, expected, found: excerpt(self.text), is_info: false }
    }

    fn nothing(&self, command: Command) -> Result<Command> {
        if self.text.is_empty() { Ok(command) } else { Err(self.malformed(NOTHING)) }
    }

    fn number(&self, expected: &'static str) -> Result<u64> {
        natural(self.text).ok_or_else(|| self.malformed(expected))
    }

    fn spot(&self) -> Result<Spot> {
        match self.numbers().as_deref() {
            Some(&[x, y]) => Ok(Spot { x, y }),
            _ => Err(self.malformed(A_POINT)),
        }
    }

    fn stone(&self) -> Result<Command> {
        match self.numbers().as_deref() {
            Some(&[x, y]) => Ok(Command::Stone(Spot { x, y }, None)),
            Some(&[x, y, owner]) => Ok(Command::Stone(Spot { x, y }, Some(owner))),
            _ => Err(self.malformed("x,y or x,y,owner")),
        }
    }

    fn numbers(&self) -> Option<Vec<u64>> {
        self.text.split(',').map(|number| natural(number.trim())).collect()
    }

    fn info(&self) -> Result<Command> {
        let (key, value) = self.text.split_once(char::is_whitespace).unwrap_or((self.text, ""));
        let known = KEYS.iter().find(|(known, _)| known.eq_ignore_ascii_case(key));
        let Some((_, make)) = known else { return Ok(Command::Info(Info::Other)) };
        match integer(value.trim()) {
            Some(value) => Ok(Command::Info(make(value))),
            None => Err(Malformed { is_info: true, ..self.malformed("a key and a number") }),
        }
    }
}

/// A natural number, saturating.
fn natural(text: &str) -> Option<u64> {
    let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| text.parse().unwrap_or(u64::MAX))
}

fn integer(text: &str) -> Option<i64> {
    let (is_negative, digits) = text.strip_prefix('-').map_or((false, text), |rest| (true, rest));
    let value = i64::try_from(natural(digits)?).unwrap_or(i64::MAX);
    Some(if is_negative { -value } else { value })
}

fn excerpt(text: &str) -> String {
    const MAX_CHARACTERS: usize = 40;
    let text = text.trim();
    let mut shown: String = text.chars().filter(|c| !c.is_control()).take(MAX_CHARACTERS).collect();
    if text.chars().count() > MAX_CHARACTERS {
        shown.push('…');
    }
    shown
}
