//! Detects a program's protocol by trying. In the wrong protocol a program may exit, hang or write anything, so each
//! try gets a fresh process, and each answer a time limit.

use std::path::Path;
use std::time::Duration;

use thiserror::Error;

use super::process::{Process, Question};
use super::watch::{Direction, Ended, State, Watch};
use super::{Dialect, Program, gtp};
use crate::engine::player::{Fault, StartFault, StartReason};
use crate::game::Game;
use crate::search::Stop;

/// How long a program may take for its first answer; some load books and weights before it.
pub const PATIENCE: Duration = Duration::from_secs(10);

/// What was detected about a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Detected {
    /// The protocol that it speaks.
    pub dialect: Dialect,
    /// Its game, if detected.
    pub game: Option<Game>,
    /// Its name, if it says; cut to [`MAX_NAME`] characters.
    pub name: Option<String>,
    /// Its version, if it says; cut like the name.
    pub version: Option<String>,
    /// Its other abilities.
    pub abilities: Abilities,
}

/// What a program can do besides finding a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Abilities {
    /// It accepts time limits.
    pub time: bool,
}

/// The most characters kept of a name or line.
pub const MAX_NAME: usize = 100;

/// Why detection failed. The texts are for a terminal.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Undetected {
    /// The system did not start it.
    #[error("{program}: {}", reason.text)]
    NotStarted {
        /// The program.
        program: String,
        /// The system's reason.
        reason: StartReason,
    },
    /// It exited before answering.
    #[error("ended ({how:?}) before it answered; its last words: {words:?}")]
    Ended {
        /// How, as far as known.
        how: Ended,
        /// The last line it wrote, even to standard error; empty if none.
        words: String,
    },
    /// It runs but answers nothing.
    #[error("answered nothing within {:.0} s", .0.as_secs_f64())]
    Silent(Duration),
    /// It answers, but in no known protocol.
    #[error("answered {0:?}, which fits no known protocol")]
    Unknown(String),
    /// It writes without end.
    #[error("writes endlessly")]
    Flood,
    /// Detection was stopped.
    #[error("was stopped")]
    Stopped,
}

/// Tries the protocols in turn, likeliest first, which takes a little over three times `patience` at worst.
///
/// # Errors
/// [`Undetected`] says why it failed.
pub fn detect(program: &Program, patience: Duration, stop: &Stop) -> Result<Detected, Undetected> {
    let mut most_telling = None;
    for dialect in likely(program) {
        let watch = Watch::new(|_| {});
        let fault = match ask(dialect, program, patience, &watch, stop) {
            Ok(detected) => return Ok(detected),
            Err(fault) => fault,
        };
        let undetected = match fault {
            Fault::Stopped => return Err(Undetected::Stopped),
            Fault::Start(StartFault::Program { program, reason }) => {
                return Err(Undetected::NotStarted { program, reason });
            }
            Fault::Flood => Undetected::Flood,
            fault => unanswered(&fault, &watch, patience),
        };
        if most_telling.as_ref().is_none_or(|known| rank(&undetected) > rank(known)) {
            most_telling = Some(undetected);
        }
    }
    Err(most_telling.expect("there are protocols"))
}

fn likely(program: &Program) -> [Dialect; 3] {
    let file = Path::new(&program.words[0]).file_name().unwrap_or_default().to_string_lossy();
    let says = |word: &str| {
        let words = program.words[1..].iter().map(String::as_str).chain([&*file]);
        words.map(str::to_ascii_lowercase).any(|text| text.contains(word))
    };
    let mut dialects = Dialect::ALL;
    dialects.sort_by_key(|dialect| match dialect {
        Dialect::Gtp => !says("gtp"),
        Dialect::NBoard => !says("nboard"),
        // Tournaments want the names of Gomocup engines to begin so.
        Dialect::Gomocup => !says("pbrain") && !says("gomocup"),
    });
    dialects
}

/// How informative a failure is.
fn rank(undetected: &Undetected) -> u8 {
    match undetected {
        Undetected::Ended { words, .. } => u8::from(!words.is_empty()),
        Undetected::Silent(_) => 2,
        Undetected::Unknown(_) => 3,
        _ => 4,
    }
}

fn unanswered(fault: &Fault, watch: &Watch, patience: Duration) -> Undetected {
    let log = watch.log(0);
    let said = |direction| {
        log.iter().rev().find(|line| line.direction == direction && !line.text.is_empty())
    };
    let received = said(Direction::Received).map(|line| cut(&line.text));
    match (fault, watch.state()) {
        (Fault::Crash, State::Ended(how)) => {
            let complaint = said(Direction::Complained).map(|line| cut(&line.text));
            Undetected::Ended { how, words: complaint.or(received).unwrap_or_default() }
        }
        _ => received.map_or(Undetected::Silent(patience), Undetected::Unknown),
    }
}

fn cut(text: &str) -> String {
    text.trim().chars().take(MAX_NAME).collect()
}

/// Tries a protocol; the program has ended when this returns.
fn ask(
    dialect: Dialect,
    program: &Program,
    patience: Duration,
    watch: &Watch,
    stop: &Stop,
) -> Result<Detected, Fault> {
    let farewell = if dialect == Dialect::Gomocup { "END" } else { "quit" };
    let process = Process::start(program, farewell, watch)?;
    let mut probe = Probe { process, patience, stop };
    match dialect {
        Dialect::Gtp => probe.gtp(),
        Dialect::NBoard => probe.nboard(),
        Dialect::Gomocup => probe.gomocup(),
    }
}

struct Probe<'a> {
    process: Process,
    patience: Duration,
    stop: &'a Stop,
}

impl Probe<'_> {
    /// The answer to a GTP command; the inner error is the program's own.
    fn command(&mut self, command: &str) -> Result<Result<String, String>, Fault> {
        self.process.send(command)?;
        gtp::answer(&mut self.process, &mut Question::new(self.patience, self.stop))
    }

    fn gtp(&mut self) -> Result<Detected, Fault> {
        let commands = self.command("list_commands")?.unwrap_or_default();
        let knows = |name: &str| commands.lines().any(|command| command == name);
        let time = knows("time_settings") && knows("time_left");
        let first_line = |answer: Result<String, String>| {
            let answer = answer.ok()?;
            answer.lines().next().map(cut).filter(|text| !text.is_empty())
        };
        let name = first_line(self.command("name")?);
        let version = first_line(self.command("version")?);
        let game = self.gtp_game()?;
        let abilities = Abilities { time };
        Ok(Detected { dialect: Dialect::Gtp, game, name, version, abilities })
    }

    /// Many games use GTP, but only Othello lets Black open on d3 or, mirrored, on e3, and never on a1.
    fn gtp_game(&mut self) -> Result<Option<Game>, Fault> {
        for command in ["boardsize 8", "clear_board"] {
            if self.command(command)?.is_err() {
                return Ok(None);
            }
        }
        if self.command("play black a1")?.is_ok() {
            return Ok(None);
        }
        let is_othello =
            self.command("play black d3")?.is_ok() || self.command("play black e3")?.is_ok();
        Ok(is_othello.then_some(Game::Othello))
    }

    fn nboard(&mut self) -> Result<Detected, Fault> {
        let mut question = Question::new(self.patience, self.stop);
        self.process.send("nboard 2")?;
        self.process.send("ping 1")?;
        let mut name = None;
        loop {
            let line = self.process.line(&mut question)?;
            if line.trim() == "pong 1" {
                break;
            }
            if let Some(text) = line.strip_prefix("set myname ") {
                name = Some(cut(text));
            }
        }
        Ok(Detected {
            dialect: Dialect::NBoard,
            game: Some(Game::Othello),
            name,
            version: None,
            abilities: Abilities { time: true },
        })
    }

    fn gomocup(&mut self) -> Result<Detected, Fault> {
        let mut question = Question::new(self.patience, self.stop);
        // Some programs don't know the first command: the second follows without waiting.
        self.process.send("ABOUT")?;
        self.process.send("START 15")?;
        let (mut about, mut has_refused) = (None, false);
        loop {
            let line = self.process.line(&mut question)?;
            let word = line.split_whitespace().next().unwrap_or_default().to_ascii_uppercase();
            if about.is_none()
                && (value(&line, "name").is_some() || value(&line, "version").is_some())
            {
                about = Some(line);
            } else if word == "OK" {
                break;
            } else if word == "ERROR" || word == "UNKNOWN" {
                // Having answered `ABOUT`, it speaks the protocol, only not on this board.
                if about.is_some() {
                    break;
                }
                if has_refused {
                    return Err(Fault::Answer(line));
                }
                has_refused = true;
            }
        }
        let about = about.unwrap_or_default();
        Ok(Detected {
            dialect: Dialect::Gomocup,
            game: Some(Game::Gomoku),
            name: value(&about, "name"),
            version: value(&about, "version"),
            abilities: Abilities { time: true },
        })
    }
}

/// The value of a key in `name="Some program", version="1.0"`.
fn value(line: &str, key: &str) -> Option<String> {
    let begins = |at: usize| {
        line[..at].chars().next_back().is_none_or(|before| before == ',' || before.is_whitespace())
    };
    let (at, _) = line.match_indices(key).find(|&(at, _)| begins(at))?;
    let rest = line[at + key.len()..].trim_start().strip_prefix('=')?.trim_start();
    let text = match rest.strip_prefix('"') {
        Some(quoted) => quoted.split('"').next()?,
        None => rest.split(',').next()?,
    };
    Some(cut(text)).filter(|text| !text.is_empty())
}
