//! A match between two players: every opening twice, with colours reversed, several games in parallel.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use thiserror::Error;

use super::referee::{Conditions, Played, Players, Round, play};
use super::spec::Spec;
use super::statistics::{Score, Sprt, Statistics, Verdict};
use crate::engine::program::{Ended, State, Watch};
use crate::engine::{Fault, Player, StartFault};
use crate::game::{PerSide, Ply, Side, Variant};
use crate::search::{Limits, Shortage, Stop};
use crate::training::workers;

/// What each two players play, and under what conditions.
#[derive(Clone, Debug)]
pub struct MatchSettings {
    /// What is played.
    pub variant: Variant,
    /// The limits of our own engine where a player's settings have none.
    pub defaults: Limits,
    /// Each is played twice, with colours reversed; repeated if there are too few.
    pub openings: Vec<Vec<Ply>>,
    /// Pairs of games.
    pub pairs: usize,
    /// The conditions of each game.
    pub conditions: Conditions,
    /// Games played in parallel, at least one.
    pub threads: usize,
}

/// A match between two players.
#[derive(Clone, Debug)]
pub struct Tournament {
    /// The player whose result is reported, and its opponent.
    pub players: [Spec; 2],
    /// What they play, and under what conditions.
    pub settings: MatchSettings,
    /// Ends the match once it has decided.
    pub sprt: Option<Sprt>,
}

/// Why a match could not go on.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum MatchError {
    /// A player could not be started, at first or after a fault in a game.
    #[error("{name}: {}{ending}", beside(name, fault))]
    Player {
        /// The player.
        name: String,
        /// What went wrong.
        fault: Fault,
        /// How it ended, and its last words.
        ending: String,
    },
    /// The machine is short of something.
    #[error(transparent)]
    Shortage(#[from] Shortage),
}

/// A fault in words, without a program's name where it is that of the player, which stands before it.
fn beside(name: &str, fault: &Fault) -> String {
    match fault {
        Fault::Start(StartFault::Program { program, reason }) if program == name => {
            format!("could not be started: {reason}")
        }
        _ => fault.to_string(),
    }
}

/// A game of the match.
#[derive(Clone, Debug, PartialEq)]
pub struct Game {
    /// What happened.
    pub played: Played,
    /// The first player's side.
    pub first: Side,
    /// How a program ended that ended by itself, and its last words, to follow its fault; empty if none did.
    pub ending: String,
}

/// The current state of a match.
#[derive(Clone, Debug, Default)]
pub struct Standing {
    /// The results from the first player's view.
    pub statistics: Statistics,
    /// Both players' faults.
    pub faults: [u64; 2],
    /// The result of the test.
    pub verdict: Option<Verdict>,
}

impl Tournament {
    /// Plays until all games are played, the test has decided, or `stop` is requested. `report` gets each pair as soon
    /// as it is played.
    ///
    /// # Errors
    /// If a player can't be started.
    ///
    /// # Panics
    /// If there are no openings.
    pub fn play(
        &self,
        stop: &Stop,
        report: &mut dyn FnMut(&[Game; 2], &Standing),
    ) -> Result<Standing, MatchError> {
        let next = AtomicUsize::new(0);
        let is_over = Stop::default();
        let (sender, pairs) = mpsc::channel();
        thread::scope(|scope| {
            // A panic in `report` must end the workers too, because the scope waits for them.
            let _closing = Closing(&is_over);
            let started =
                workers::start(scope, self.settings.threads.min(self.settings.pairs), || {
                    let sender = sender.clone();
                    let (next, is_over) = (&next, &is_over);
                    move || {
                        if let Err(fault) = self.work(next, is_over, &sender) {
                            // Nobody is listening any more if another one has failed.
                            let _ = sender.send(Err(fault));
                        }
                    }
                });
            started?;
            drop(sender);
            self.collect(&pairs, stop, report)
        })
    }

    /// Starts one of the players.
    fn start(&self, index: usize, is_over: &Stop) -> Result<Started, MatchError> {
        let (spec, watch) = (&self.players[index], Watch::new(|_| {}));
        let MatchSettings { variant, defaults, .. } = self.settings;
        match spec.start(variant, defaults, &watch, is_over) {
            Ok(player) => Ok(Started { player, watch }),
            Err(fault) => {
                let ending = ending(&fault, &watch);
                Err(MatchError::Player { name: spec.name.clone(), fault, ending })
            }
        }
    }

    fn work(
        &self,
        next: &AtomicUsize,
        is_over: &Stop,
        results: &Sender<Result<[Game; 2], MatchError>>,
    ) -> Result<(), MatchError> {
        let mut pair = Pair { tournament: self, players: [None, None] };
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= self.settings.pairs {
                return Ok(());
            }
            let opening = &self.settings.openings[number % self.settings.openings.len()];
            let round = Round { variant: self.settings.variant, opening, number: number as u64 };
            let Some(games) = pair.play(&round, is_over)? else { return Ok(()) };
            if results.send(Ok(games)).is_err() {
                return Ok(());
            }
        }
    }

    /// Adds up the pairs until the last one, the test's decision, or `stop`.
    fn collect(
        &self,
        pairs: &Receiver<Result<[Game; 2], MatchError>>,
        stop: &Stop,
        report: &mut dyn FnMut(&[Game; 2], &Standing),
    ) -> Result<Standing, MatchError> {
        /// The longest wait after Ctrl-C.
        const LOOK_EVERY: Duration = Duration::from_millis(50);

        let mut standing = Standing::default();
        while !stop.is_requested() {
            let games = match pairs.recv_timeout(LOOK_EVERY) {
                Ok(games) => games?,
                Err(RecvTimeoutError::Timeout) => continue,
                Err(RecvTimeoutError::Disconnected) => break,
            };
            standing.add(&games);
            standing.verdict = self.sprt.and_then(|sprt| sprt.verdict(&standing.statistics));
            report(&games, &standing);
            if standing.verdict.is_some() {
                break;
            }
        }
        Ok(standing)
    }
}

impl Standing {
    fn add(&mut self, games: &[Game; 2]) {
        self.statistics.add(games.each_ref().map(Game::score));
        for game in games {
            if let Some((side, _)) = game.played.fault {
                self.faults[usize::from(side != game.first)] += 1;
            }
        }
    }
}

impl Game {
    /// The score of the first player.
    pub fn score(&self) -> Score {
        Score::of(&self.played.outcome(), self.first)
    }
}

/// Ends the work when it is dropped.
struct Closing<'a>(&'a Stop);

impl Drop for Closing<'_> {
    fn drop(&mut self) {
        self.0.request();
    }
}

struct Started {
    player: Box<dyn Player>,
    watch: Watch,
}

/// How a program ended that ended by itself, and its last words; before that it is to be dropped.
fn ending(fault: &Fault, watch: &Watch) -> String {
    if *fault != Fault::Crash {
        return String::new();
    }
    let how = match watch.state() {
        State::Ended(Ended::Exited(status)) => format!(" with status {status}"),
        State::Ended(Ended::Signal(signal)) => format!(" by signal {signal}"),
        _ => String::new(),
    };
    let words = watch.last_words();
    if words.is_empty() { how } else { format!("{how}: {words:?}") }
}

struct Pair<'a> {
    tournament: &'a Tournament,
    /// `None` after a fault, when a player may be in any state: the next game starts it anew.
    players: [Option<Started>; 2],
}

impl Pair<'_> {
    /// Plays an opening with both colours; `None` if it was stopped.
    fn play(&mut self, round: &Round<'_>, is_over: &Stop) -> Result<Option<[Game; 2]>, MatchError> {
        let mut game = |first| self.play_one(round, first, is_over);
        let (Some(one), Some(other)) = (game(Side::Black)?, game(Side::White)?) else {
            return Ok(None);
        };
        Ok(Some([one, other]))
    }

    fn play_one(
        &mut self,
        round: &Round<'_>,
        first: Side,
        is_over: &Stop,
    ) -> Result<Option<Game>, MatchError> {
        for (index, player) in self.players.iter_mut().enumerate() {
            if player.is_none() {
                *player = Some(self.tournament.start(index, is_over)?);
            }
        }
        let [Some(one), Some(other)] = &mut self.players else { unreachable!("both are started") };
        let players: Players<'_> = match first {
            Side::Black => PerSide { black: &mut *one.player, white: &mut *other.player },
            Side::White => PerSide { black: &mut *other.player, white: &mut *one.player },
        };
        let Some(mut played) = play(players, round, &self.tournament.settings.conditions, is_over)
        else {
            return Ok(None);
        };
        let index = |side: Side| usize::from(side != first);
        for side in Side::ALL {
            played.game.facts.names[side].clone_from(&self.tournament.players[index(side)].name);
        }
        let mut told = String::new();
        if let Some((side, fault)) = &played.fault
            && let Some(Started { player, watch }) = self.players[index(*side)].take()
        {
            drop(player);
            told = ending(fault, &watch);
        }
        Ok(Some(Game { played, first, ending: told }))
    }
}
