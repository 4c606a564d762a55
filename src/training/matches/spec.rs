//! Players as they are named on a command line: `heibai:level=7`, `gtp:gtp-rhino`,
//! `nboard,depth=12,dir=/opt/ntest:./ntest x`, `gomocup:/opt/pbrain-carbon`.

use std::error::Error as _;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use thiserror::Error;

use super::gomocup::GomocupPlayer;
use super::gtp::GtpPlayer;
use super::nboard::NboardPlayer;
use super::player::{Fault, Own, Player};
use crate::eval::othello::patterns::Weights;
use crate::game::{Game, Level, Variant};
use crate::search::{Hash, Limits, Selectivity};

/// A player that can be started as often as it is needed.
#[derive(Clone, Debug, PartialEq)]
pub struct Spec {
    /// What it is called in reports and files.
    pub name: String,
    /// What it is.
    pub kind: Kind,
}

/// What a player is.
#[derive(Clone, Debug, PartialEq)]
pub enum Kind {
    /// Our own engine.
    Own(OwnEngine),
    /// A program that speaks GTP.
    Gtp(Program),
    /// A program that speaks the protocol of `NBoard`.
    NBoard(Program),
    /// A program that speaks the protocol of Gomocup.
    Gomocup(Program),
}

/// The settings of our own engine.
#[derive(Clone, Debug, PartialEq)]
pub struct OwnEngine {
    /// What ends a search; the match decides if there is nothing.
    pub limits: Limits,
    /// Threads of a search.
    pub threads: usize,
    /// The memory of the search.
    pub hash: Hash,
    /// What positions are judged by; the weights that come with the program if there are none.
    pub weights: Option<Arc<Weights>>,
    /// Chooses among equal moves.
    pub seed: u64,
}

impl Default for OwnEngine {
    fn default() -> Self {
        let (limits, hash) = (Limits::default(), Hash::mebibytes(64));
        Self { limits, threads: 1, hash, weights: None, seed: 0 }
    }
}

/// A program to start.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Program {
    /// The program and its arguments; never empty.
    pub words: Vec<String>,
    /// The folder it is started in; ours if left out.
    pub folder: Option<PathBuf>,
    /// The depth that `NBoard`'s protocol asks it for.
    pub depth: Option<u8>,
    /// The memory that Gomocup's protocol allows it, in MiB.
    pub memory: Option<u32>,
}

/// Says why a text names no player.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ParseSpecError {
    /// The word before the colon is none of ours.
    #[error("expected heibai, gtp:COMMAND, nboard:COMMAND or gomocup:COMMAND, found {0:?}")]
    Kind(String),
    /// There is no command after the colon, or its quotes have no end.
    #[error("expected a command line, found {0:?}")]
    Command(String),
    /// There is no such setting.
    #[error("unknown setting {0:?}")]
    Setting(String),
    /// A file of weights can't be used, for this reason.
    #[error("{0}")]
    Weights(String),
    /// A setting has a value that it can't have.
    #[error("{setting}: expected {expected}, found {found:?}")]
    Value {
        /// Its name.
        setting: String,
        /// What would do.
        expected: &'static str,
        /// What there is.
        found: String,
    },
}

impl Spec {
    /// Starts the player for games of this variant. `defaults` is what limits our own engine where it has no
    /// settings.
    ///
    /// # Errors
    /// If a program can't be started or does not speak its protocol.
    pub fn start(&self, variant: Variant, defaults: Limits) -> Result<Box<dyn Player>, Fault> {
        Ok(match &self.kind {
            Kind::Own(settings) => Box::new(Own::new(settings.clone(), defaults)),
            Kind::Gtp(program) => Box::new(GtpPlayer::start(program)?),
            Kind::NBoard(program) => {
                Box::new(NboardPlayer::start(program, program.depth.or(defaults.depth))?)
            }
            Kind::Gomocup(program) => Box::new(GomocupPlayer::start(program, variant)?),
        })
    }

    /// Returns whether the player can play this game.
    pub fn plays(&self, game: Game) -> bool {
        match self.kind {
            Kind::Own(_) => true,
            Kind::Gtp(_) | Kind::NBoard(_) => game == Game::Othello,
            Kind::Gomocup(_) => game == Game::Gomoku,
        }
    }
}

impl FromStr for Spec {
    type Err = ParseSpecError;

    /// Reads `heibai[:setting=value,…]` or `gtp|nboard|gomocup[,setting=value…]:command line`.
    ///
    /// # Errors
    /// [`ParseSpecError`] says what is wrong.
    fn from_str(text: &str) -> Result<Self, ParseSpecError> {
        let (head, rest) = text.split_once(':').unwrap_or((text, ""));
        let mut parts = head.split(',');
        let kind = parts.next().unwrap_or_default();
        match kind {
            "heibai" => own(text, parts.chain(rest.split(','))),
            "gtp" | "nboard" | "gomocup" => program(kind, parts, rest),
            _ => Err(ParseSpecError::Kind(text.to_owned())),
        }
    }
}

/// The parts of `setting=value`.
fn setting(text: &str) -> Result<(&str, &str), ParseSpecError> {
    text.split_once('=').ok_or_else(|| ParseSpecError::Setting(text.to_owned()))
}

/// Reads the value of a setting.
fn value<T>(
    setting: &str,
    found: &str,
    expected: &'static str,
    read: impl FnOnce(&str) -> Option<T>,
) -> Result<T, ParseSpecError> {
    read(found).ok_or_else(|| ParseSpecError::Value {
        setting: setting.to_owned(),
        expected,
        found: found.to_owned(),
    })
}

fn own<'a>(text: &str, settings: impl Iterator<Item = &'a str>) -> Result<Spec, ParseSpecError> {
    let mut name = text.to_owned();
    let mut engine = OwnEngine::default();
    let limits = &mut engine.limits;
    for part in settings.filter(|part| !part.is_empty()) {
        let (key, found) = setting(part)?;
        match key {
            "name" => found.clone_into(&mut name),
            "level" => {
                let read = |text: &str| Level::new(text.parse().ok()?);
                limits.level = Some(value(key, found, "a level from 1 to 10", read)?);
            }
            "depth" => limits.depth = Some(value(key, found, DEPTHS, depth)?),
            "nodes" => {
                let read = |text: &str| text.parse().ok().filter(|&nodes| nodes > 0);
                limits.nodes = Some(value(key, found, "a number of positions", read)?);
            }
            "time" => limits.time = Some(value(key, found, "seconds", seconds)?),
            "selectivity" => {
                let read = |text: &str| Selectivity::from_percent(text.parse().ok()?);
                let expected = "73, 87, 95, 98, 99 or 100";
                limits.selectivity = Some(value(key, found, expected, read)?);
            }
            "threads" => {
                let read =
                    |text: &str| text.parse().ok().filter(|threads| (1..=1024).contains(threads));
                engine.threads = value(key, found, "a number of threads", read)?;
            }
            "hash" => {
                let size = value(key, found, "MiB", mebibytes)?;
                engine.hash = Hash::mebibytes(size as usize);
            }
            "weights" => engine.weights = Some(Arc::new(weights(found)?)),
            "seed" => engine.seed = value(key, found, "a number", |text| text.parse().ok())?,
            _ => return Err(ParseSpecError::Setting(key.to_owned())),
        }
    }
    Ok(Spec { name, kind: Kind::Own(engine) })
}

fn program<'a>(
    kind: &str,
    settings: impl Iterator<Item = &'a str>,
    command: &str,
) -> Result<Spec, ParseSpecError> {
    let words = shlex::split(command)
        .filter(|words| !words.is_empty())
        .ok_or_else(|| ParseSpecError::Command(command.to_owned()))?;
    let mut name = words[0].rsplit('/').next().unwrap_or_default().to_owned();
    let mut program = Program { words, ..Program::default() };
    for part in settings {
        let (key, found) = setting(part)?;
        match key {
            "name" => found.clone_into(&mut name),
            "dir" => program.folder = Some(PathBuf::from(found)),
            "depth" if kind == "nboard" => {
                program.depth = Some(value(key, found, DEPTHS, depth)?);
            }
            "memory" if kind == "gomocup" => {
                program.memory = Some(value(key, found, "MiB", mebibytes)?);
            }
            _ => return Err(ParseSpecError::Setting(key.to_owned())),
        }
    }
    let kind = match kind {
        "gtp" => Kind::Gtp(program),
        "nboard" => Kind::NBoard(program),
        _ => Kind::Gomocup(program),
    };
    Ok(Spec { name, kind })
}

const DEPTHS: &str = "a depth from 1 to 60";

/// Reads a file of weights, once for all engines that use them.
fn weights(path: &str) -> Result<Weights, ParseSpecError> {
    Weights::read(Path::new(path)).map_err(|error| {
        let cause = error.source().map_or_else(String::new, |cause| format!(": {cause}"));
        ParseSpecError::Weights(format!("{error}{cause}"))
    })
}

fn depth(text: &str) -> Option<u8> {
    text.parse().ok().filter(|depth| (1..=60).contains(depth))
}

fn mebibytes(text: &str) -> Option<u32> {
    text.parse().ok().filter(|size| (1..=1 << 20).contains(size))
}

/// Seconds, more than none.
fn seconds(text: &str) -> Option<Duration> {
    let time = Duration::try_from_secs_f64(text.parse().ok()?).ok()?;
    (!time.is_zero()).then_some(time)
}
