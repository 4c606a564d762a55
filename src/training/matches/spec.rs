//! Players as command lines name them: `heibai:level=7`, `gtp:gtp-rhino`, `nboard,depth=12,dir=/opt/ntest:./ntest x`,
//! `gomocup:/opt/pbrain-carbon`, `lab:pvs+table,depth=4`, `person:1400`.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;

use thiserror::Error;

use crate::engine::own::{self, Own};
use crate::engine::program::{Dialect, Program, Watch};
use crate::engine::{Fault, Person, PersonSettings, Player};
use crate::eval::gomoku;
use crate::eval::othello::patterns::Weights;
use crate::game::{Game, Variant};
use crate::lab::{self, LabPlayer, PlayerSettings};
use crate::numbers;
use crate::people::{Model, RATINGS};
use crate::search::{HashSize, Limits, Stop};

/// A player that can be started any number of times.
#[derive(Clone, Debug, PartialEq)]
pub struct Spec {
    /// Its name in reports and files.
    pub name: String,
    /// What it is.
    pub kind: Kind,
}

/// What a player is.
#[derive(Clone, Debug, PartialEq)]
pub enum Kind {
    /// Our own engine.
    Own(own::Settings),
    /// An algorithm of the laboratory.
    Lab(PlayerSettings),
    /// Somebody of a rating: in Othello on 8×8, and in Gomoku.
    Person(PersonSettings),
    /// A program that speaks this protocol.
    Program(Dialect, Program),
}

/// Why a text names no player.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ParseSpecError {
    /// The word before the colon is unknown.
    #[error(
        "expected heibai, person:RATING, lab:ALGORITHM, gtp:COMMAND, nboard:COMMAND or gomocup:COMMAND, found {0:?}"
    )]
    Kind(String),
    /// The command after the colon is missing, or its quotes don't end.
    #[error("expected a command line, found {0:?}")]
    Command(String),
    /// There is no such setting.
    #[error("unknown setting {0:?}")]
    Setting(String),
    /// A file of weights can't be used, for this reason.
    #[error("{0}")]
    Weights(String),
    /// The value of a setting is invalid.
    #[error("{setting}: {expected}, found {found:?}")]
    Value {
        /// Its name.
        setting: String,
        /// What was expected, as part of a sentence.
        expected: String,
        /// What was found.
        found: String,
    },
}

impl Spec {
    /// Starts the player for games of this variant; `watch` sees it if it is a program. `defaults` limits our own engine
    /// where it has no settings.
    ///
    /// # Errors
    /// If a program can't be started, does not speak its protocol, or has not answered when `stop` is requested; if
    /// there is too little memory for our own engine.
    pub fn start(
        &self,
        variant: Variant,
        defaults: Limits,
        watch: &Watch,
        stop: &Stop,
    ) -> Result<Box<dyn Player>, Fault> {
        Ok(match &self.kind {
            Kind::Own(settings) => Box::new(Own::start(settings.clone(), variant, defaults)?),
            Kind::Person(settings) => Box::new(Person::new(settings.clone())),
            Kind::Lab(settings) => {
                let Limits { depth, nodes, time, .. } = defaults;
                Box::new(LabPlayer::new(*settings, lab::Limits { depth, nodes, time }))
            }
            Kind::Program(dialect, program) => {
                let depth = program.depth.or(defaults.depth);
                let program = match dialect {
                    Dialect::NBoard => Program { depth, ..program.clone() },
                    _ => program.clone(),
                };
                dialect.start(&program, variant, watch, stop)?
            }
        })
    }

    /// A setting of our engine that is for Othello alone.
    pub fn setting_for_othello(&self) -> Option<&'static str> {
        let Kind::Own(settings) = &self.kind else { return None };
        if settings.limits.selectivity.is_some() {
            return Some("selectivity");
        }
        settings.weights.is_some().then_some("weights")
    }

    /// Whether the player can play this game.
    pub fn plays(&self, game: Game) -> bool {
        match &self.kind {
            Kind::Own(_) | Kind::Person(_) => true,
            Kind::Lab(settings) => LabPlayer::plays(settings, Variant::usual(game)),
            Kind::Program(dialect, _) => game == dialect.game(),
        }
    }
}

impl FromStr for Spec {
    type Err = ParseSpecError;

    /// Parses `heibai[:setting=value,…]`, `lab:algorithm[+switch…][,setting=value…]`, `person:rating[,setting=value…]` or
    /// `gtp|nboard|gomocup[,setting=value…]:command line`.
    fn from_str(text: &str) -> Result<Self, ParseSpecError> {
        let (head, rest) = text.split_once(':').unwrap_or((text, ""));
        let mut parts = head.split(',');
        let kind = parts.next().unwrap_or_default();
        match kind {
            "heibai" => our_engine(text, parts.chain(rest.split(','))),
            "lab" => lab_player(text, rest),
            "person" => person(text, rest),
            _ => match Dialect::ALL.into_iter().find(|dialect| dialect.name() == kind) {
                Some(dialect) => program(dialect, parts, rest),
                None => Err(ParseSpecError::Kind(text.to_owned())),
            },
        }
    }
}

fn setting(text: &str) -> Result<(&str, &str), ParseSpecError> {
    text.split_once('=').ok_or_else(|| ParseSpecError::Setting(text.to_owned()))
}

fn value<T>(
    setting: &str,
    found: &str,
    read: impl FnOnce(&str) -> Result<T, String>,
) -> Result<T, ParseSpecError> {
    read(found).map_err(|expected| ParseSpecError::Value {
        setting: setting.to_owned(),
        expected,
        found: found.to_owned(),
    })
}

fn our_engine<'a>(
    text: &str,
    settings: impl Iterator<Item = &'a str>,
) -> Result<Spec, ParseSpecError> {
    let mut name = text.to_owned();
    let mut engine =
        own::Settings { threads: 1, hash: HashSize::mebibytes(64), ..own::Settings::default() };
    let limits = &mut engine.limits;
    for part in settings.filter(|part| !part.is_empty()) {
        let (key, found) = setting(part)?;
        match key {
            "name" => found.clone_into(&mut name),
            "level" => limits.level = Some(value(key, found, numbers::level)?),
            "depth" => limits.depth = Some(value(key, found, numbers::depth)?),
            "nodes" => limits.nodes = Some(value(key, found, numbers::nodes)?),
            "time" => limits.time = Some(value(key, found, numbers::seconds)?),
            "selectivity" => {
                limits.selectivity = Some(value(key, found, numbers::selectivity)?);
            }
            "threads" => engine.threads = value(key, found, numbers::threads)?,
            "hash" => engine.hash = value(key, found, numbers::hash)?,
            "weights" => engine.weights = Some(Arc::new(read(Weights::read, found)?)),
            "gomoku-weights" => engine.gomoku_weights = read(gomoku::Weights::read, found)?,
            "gomoku-network" => {
                let network = match found {
                    "none" => None,
                    file => Some(read(gomoku::network::Parameters::read, file)?),
                };
                engine.gomoku_weights = engine.gomoku_weights.with_network(network.as_ref());
            }
            "seed" => engine.seed = value(key, found, numbers::seed)?,
            _ => return Err(ParseSpecError::Setting(key.to_owned())),
        }
    }
    Ok(Spec { name, kind: Kind::Own(engine) })
}

fn lab_player(text: &str, rest: &str) -> Result<Spec, ParseSpecError> {
    fn read<T: FromStr<Err = lab::UnknownName>>(text: &str) -> Result<T, String> {
        text.parse()
            .map_err(|error: lab::UnknownName| format!("expected one of {}", error.expected))
    }
    let mut parts = rest.split(',').filter(|part| !part.is_empty());
    let contestant = value("algorithm", parts.next().unwrap_or_default(), read)?;
    let mut name = text.to_owned();
    let limits = lab::Limits::default();
    let mut settings = PlayerSettings { contestant, evaluation: None, limits, seed: 0 };
    for part in parts {
        let (key, found) = setting(part)?;
        match key {
            "name" => found.clone_into(&mut name),
            "evaluation" => settings.evaluation = Some(value(key, found, read)?),
            "depth" => settings.limits.depth = Some(value(key, found, numbers::depth)?),
            "nodes" => settings.limits.nodes = Some(value(key, found, numbers::nodes)?),
            "time" => settings.limits.time = Some(value(key, found, numbers::seconds)?),
            "seed" => settings.seed = value(key, found, numbers::seed)?,
            _ => return Err(ParseSpecError::Setting(key.to_owned())),
        }
    }
    Ok(Spec { name, kind: Kind::Lab(settings) })
}

fn person(text: &str, rest: &str) -> Result<Spec, ParseSpecError> {
    let mut parts = rest.split(',').filter(|part| !part.is_empty());
    let rating = |text: &str| numbers::within(text, &RATINGS);
    let rating = value("rating", parts.next().unwrap_or_default(), rating)?;
    let (mut name, mut model, mut own_seed) = (text.to_owned(), None, 0);
    for part in parts {
        let (key, found) = setting(part)?;
        match key {
            "name" => found.clone_into(&mut name),
            "model" => model = Some(Arc::new(model_of(found)?)),
            "seed" => own_seed = value(key, found, numbers::seed)?,
            _ => return Err(ParseSpecError::Setting(key.to_owned())),
        }
    }
    let model = model.unwrap_or_else(Model::shipped);
    let settings = PersonSettings { rating, model, seed: own_seed };
    Ok(Spec { name, kind: Kind::Person(settings) })
}

fn program<'a>(
    dialect: Dialect,
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
            "depth" if dialect == Dialect::NBoard => {
                program.depth = Some(value(key, found, numbers::depth)?);
            }
            "memory" if dialect == Dialect::Gomocup => {
                program.memory = Some(value(key, found, numbers::mebibytes)?);
            }
            _ => return Err(ParseSpecError::Setting(key.to_owned())),
        }
    }
    Ok(Spec { name, kind: Kind::Program(dialect, program) })
}

fn read<W, E: Error>(read: fn(&Path) -> Result<W, E>, path: &str) -> Result<W, ParseSpecError> {
    read(Path::new(path)).map_err(|error| ParseSpecError::Weights(with_cause(&error)))
}

/// A model of people, whose errors don't name the file.
fn model_of(path: &str) -> Result<Model, ParseSpecError> {
    let named = |error| ParseSpecError::Weights(format!("{path}: {}", with_cause(&error)));
    Model::read(Path::new(path)).map_err(named)
}

fn with_cause(error: &impl Error) -> String {
    let cause = error.source().map_or_else(String::new, |cause| format!(": {cause}"));
    format!("{error}{cause}")
}
