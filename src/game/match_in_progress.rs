//! The match in progress: it is fed events with their times, and decides what comes next.
//!
//! A match knows no screen, no thread and no time of day. Every call that may touch a clock takes `now`, the reading of
//! a monotonic clock with any origin. While [`Match::clock_runs`], call [`Match::advance`] at least once a second, to
//! report time-outs; the other calls advance the clock too, so that no move gets through after time ran out.

mod image;
mod record;
mod seats;
mod setting_up;
mod time_out;
mod turns;
mod undo;

use std::collections::BTreeMap;
use std::time::Duration;

use thiserror::Error;

pub use image::{ImageError, MatchImage, SeriesImage, SetUpSceneImage, StudyImage};
pub use time_out::{Answer, Consequence, TimedOut};
pub use undo::Undone;

use super::clock::Clock;
use super::history::History;
use super::outcome::{End, Outcome};
use super::player::Mode;
use super::position::{Choice, IllegalPly, Ply, Position};
use super::seat::ProgramId;
use super::setup::{Options, Setup, SetupError, SkipRule};
use super::side::{PerSide, Side};
use super::tally::{Counted, Tallies, Tally, TallyChange};
use super::tree::{GameTree, Start};
use super::turn::{How, Turn};

/// The phase of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Not started.
    Ready,
    /// In progress.
    Running,
    /// Interrupted: no clock runs, nobody may move.
    Paused,
    /// It has ended.
    Over,
}

/// Who is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mover {
    /// A person at the board.
    Human,
    /// The machine.
    Machine,
}

/// Why a match refuses a request. It is unchanged then, except for its clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// The match has not been started.
    #[error("the game has not been started")]
    NotStarted,
    /// The match is already under way.
    #[error("the game is under way")]
    UnderWay,
    /// The match is paused.
    #[error("the game is paused")]
    Paused,
    /// The match has ended.
    #[error("the game is over")]
    Over,
    /// The question about the expired time must be answered first.
    #[error("the time is up")]
    TimeUp,
    /// It is somebody else's turn.
    #[error("it is the other side's turn")]
    NotYourTurn,
    /// A turn with a legal move can't be skipped here.
    #[error("there is a legal move")]
    CanMove,
    /// There is nothing to undo, redo, answer or resign.
    #[error("there is nothing to do")]
    Nothing,
    /// The stone can't be placed there.
    #[error("{0}")]
    Illegal(#[from] IllegalPly),
    /// The setup is invalid.
    #[error("{0}")]
    Setup(#[from] SetupError),
}

/// A match between two sides, from setup to end and back.
#[derive(Clone, Debug)]
pub struct Match {
    setup: Setup,
    options: Options,
    phase: Phase,
    history: History,
    clock: Clock,
    /// The clocks when the turn began.
    turn_clocks: PerSide<Duration>,
    /// The side whose expired time is in question.
    asking: Option<Side>,
    time_outs: u8,
    /// This game's result as counted in the tallies.
    counted: Option<Counted>,
    tallies: Tallies,
    /// The name of the person who plays against the engine; empty if unknown.
    person_name: String,
    program_names: BTreeMap<ProgramId, String>,
    tally_changes: Vec<TallyChange>,
    /// The game before the reset, until the first new move.
    stash: Option<Box<Stash>>,
    /// The same once it can't be restored, until taken.
    dropped: Option<Box<Stash>>,
    covered: bool,
    stands: bool,
    revision: u64,
    identity: Identity,
    last_number: u64,
}

/// Which game it is, whatever is taken back and ends again.
#[derive(Clone, Debug, Default)]
struct Identity {
    number: u64,
    /// Where its latest end is kept, below the folder of finished games.
    archived: Option<String>,
    /// By starting colour the program that played before somebody else took its place.
    before: PerSide<String>,
}

#[derive(Clone, Debug)]
struct Stash {
    identity: Identity,
    setup: Setup,
    history: History,
    clocks: PerSide<Duration>,
    turn_clocks: PerSide<Duration>,
    counted: Option<Counted>,
}

impl Match {
    /// A new match, the first of its session.
    ///
    /// # Errors
    /// [`SetupError`] if the setup is invalid.
    pub fn new(setup: Setup, options: Options) -> Result<Self, SetupError> {
        setup.check()?;
        let clock = Clock::new(setup.time);
        Ok(Self {
            setup,
            options,
            phase: Phase::Ready,
            history: History::new(Start::of(setup.variant)?),
            turn_clocks: clock.left(),
            clock,
            asking: None,
            time_outs: 0,
            counted: None,
            tallies: Tallies::default(),
            person_name: String::new(),
            program_names: BTreeMap::new(),
            tally_changes: Vec::new(),
            stash: None,
            dropped: None,
            covered: false,
            stands: false,
            revision: 0,
            identity: Identity::default(),
            last_number: 0,
        })
    }

    /// The number of the game, another for each that was begun, opened or resumed; 0 before the first. One that Undo brings
    /// back has its own again.
    pub fn number(&self) -> u64 {
        self.identity.number
    }

    /// Where an end of this game is kept, below the folder of finished games.
    pub fn archived(&self) -> Option<&str> {
        self.identity.archived.as_deref()
    }

    /// Remembers where an end of the game with this number is kept, unless it is out of reach.
    pub fn use_archived(&mut self, number: u64, name: String) {
        let stashes = [&mut self.stash, &mut self.dropped];
        let others = stashes.into_iter().flatten().map(|stash| &mut stash.identity);
        let mut all = std::iter::once(&mut self.identity).chain(others);
        if let Some(identity) = all.find(|it| it.number == number) {
            identity.archived = Some(name);
        }
    }

    fn new_identity(&mut self, archived: Option<String>) -> Identity {
        self.last_number += 1;
        Identity { number: self.last_number, archived, before: PerSide::default() }
    }

    /// The setup.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The house rules.
    pub fn options(&self) -> Options {
        self.options
    }

    /// Changes the house rules, at any time.
    pub fn set_options(&mut self, options: Options) {
        self.options = options;
    }

    /// The phase.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The current position.
    pub fn position(&self) -> &Position {
        self.history.position()
    }

    /// The position after this many turns, or the current one if there were fewer.
    pub fn position_after(&self, turns: usize) -> &Position {
        self.history.position_after(turns)
    }

    /// The turns so far.
    pub fn turns(&self) -> &[Turn] {
        self.history.turns()
    }

    /// The game with what was taken back and replaced, as variations; the main line is the current game.
    pub fn tree(&self) -> &GameTree {
        self.history.tree()
    }

    /// The side to move, even when it has to pass or the game is over.
    pub fn side_to_move(&self) -> Side {
        self.position().side_to_move()
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        Outcome::of(self.position(), self.history.end())
    }

    /// How the game ended if not on the board.
    pub fn end(&self) -> Option<End> {
        self.history.end()
    }

    /// The results between these players, as seen by the sides they have now.
    pub fn tally(&self) -> Tally {
        self.tallies.between(self.setup.variant.game(), self.players())
    }

    pub(crate) fn use_tallies(&mut self, tallies: Tallies) {
        self.tallies = tallies;
    }

    /// Changes of the tallies since the last call.
    pub(crate) fn take_tally_changes(&mut self) -> Vec<TallyChange> {
        std::mem::take(&mut self.tally_changes)
    }

    /// Changes with the game, its phase or its turn, and makes useless what was begun before; not with clock or levels.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// The side whose expired time is in question.
    pub fn time_up(&self) -> Option<Side> {
        self.asking
    }

    /// The time that the player of `side` had left at the last call, or `None` without a limit.
    pub fn time_left(&self, side: Side) -> Option<Duration> {
        match self.setup.time {
            super::TimeControl::Off => None,
            _ => Some(self.clock.left()[self.position().player_of(side)]),
        }
    }

    /// The provisional side of the player to move: another than [`Match::side_to_move`] only in an opening.
    pub fn side_in_turn(&self) -> Side {
        self.side_of(self.player_to_move())
    }

    /// The side of the one person who plays against the engine; provisional before colours are chosen in an opening.
    pub fn person(&self) -> Option<Side> {
        self.setup.mode.person().map(|player| self.side_of(player))
    }

    /// Returns whether the clock of the side to move is running.
    pub fn clock_runs(&self) -> bool {
        self.clock.is_running() && !self.covered && !self.stands
    }

    /// Returns whether it is, or will be once the board is uncovered.
    pub fn clock_is_on(&self) -> bool {
        self.clock.is_running()
    }

    /// Covers or uncovers the board. While covered no time is charged; a running or paused match stays so.
    pub fn cover(&mut self, covered: bool, now: Duration) {
        self.advance(now);
        if self.covered && !covered && self.clock.is_running() {
            self.clock.run(now);
        }
        self.covered = covered;
    }

    /// Halts the clock briefly without charging time, or lets it run on.
    pub fn stand(&mut self, stands: bool, now: Duration) {
        self.advance(now);
        if self.stands && !stands && self.clock.is_running() {
            self.clock.run(now);
        }
        self.stands = stands;
    }

    /// Returns whether a person may move now.
    pub fn human_to_move(&self) -> bool {
        self.is_live(Mover::Human)
    }

    /// Returns whether a person is to move, now or after the pause, without a legal move.
    pub fn must_pass(&self) -> bool {
        matches!(self.phase, Phase::Running | Phase::Paused)
            && self.mover() == Mover::Human
            && self.position().must_pass()
    }

    /// Returns whether there is a game that a reset would clear.
    pub fn under_way(&self) -> bool {
        matches!(self.phase, Phase::Running | Phase::Paused | Phase::Over)
    }

    /// Returns whether [`Match::skip`] would be accepted.
    pub fn can_skip(&self) -> bool {
        self.human_to_move() && self.may_skip()
    }

    /// Returns whether [`Match::pause`] or [`Match::resume`] would be accepted.
    pub fn can_pause(&self) -> bool {
        matches!(self.phase, Phase::Running | Phase::Paused) && self.asking.is_none()
    }

    /// Returns whether [`Match::resign`] would be accepted.
    pub fn can_resign(&self) -> bool {
        self.can_pause() && self.resigner().is_some()
    }

    /// Starts the game.
    ///
    /// # Errors
    /// [`Refusal`] unless the match is ready.
    pub fn start(&mut self, now: Duration) -> Result<(), Refusal> {
        self.start_from(&[], now)
    }

    /// Starts the game after the moves of an opening. They take no time, and [`Match::undo`] does not take them back.
    ///
    /// # Errors
    /// [`Refusal`] unless the match is ready; [`Refusal::Setup`] for an opening that was not chosen, is too long or has a
    /// pass; [`Refusal::Illegal`] if one of its moves is not legal.
    pub fn start_from(&mut self, opening: &[Ply], now: Duration) -> Result<(), Refusal> {
        match self.phase {
            Phase::Ready => {}
            Phase::Running | Phase::Paused | Phase::Over => return Err(Refusal::UnderWay),
        }
        let fits = self.setup.plays_opening()
            && opening.len() <= self.setup.opening.max_plies()
            && !opening.contains(&Ply::Pass);
        if !opening.is_empty() && !fits {
            return Err(SetupError::Opening.into());
        }
        let mut history = self.history.clone();
        for &ply in opening {
            history.play(ply, How::Opening, self.turn_clocks)?;
        }
        self.history = history;
        self.phase = Phase::Running;
        self.identity = self.new_identity(None);
        self.begin_turn(now);
        Ok(())
    }

    /// Pauses the game.
    ///
    /// # Errors
    /// [`Refusal`] unless it is running and no question is open.
    pub fn pause(&mut self, now: Duration) -> Result<(), Refusal> {
        self.advance(now);
        self.check_running()?;
        self.interrupt();
        Ok(())
    }

    /// Resumes the game.
    ///
    /// # Errors
    /// [`Refusal`] unless it is paused.
    pub fn resume(&mut self, now: Duration) -> Result<(), Refusal> {
        match self.check_running() {
            Err(Refusal::Paused) => {
                self.phase = Phase::Running;
                self.time_outs = 0;
                self.clock.run(now);
                self.revision += 1;
                Ok(())
            }
            Ok(()) => Err(Refusal::UnderWay),
            Err(refusal) => Err(refusal),
        }
    }

    /// Places a stone for the side to move. Returns the cells that changed colour.
    ///
    /// # Errors
    /// [`Refusal`] says why not.
    pub fn place(
        &mut self,
        cell: usize,
        mover: Mover,
        now: Duration,
    ) -> Result<Vec<usize>, Refusal> {
        self.advance(now);
        self.check_turn(mover)?;
        let player = self.player_to_move();
        let ply = self.position().ply_on(cell);
        if let Ply::Offer(_) = ply {
            self.history.play(ply, How::Chosen, self.turn_clocks)?;
            self.turn_is_over(now);
            return Ok(Vec::new());
        }
        let changed = self.history.play(ply, How::Placed, self.turn_clocks)?;
        self.clock.give_increment(player);
        self.turn_is_over(now);
        Ok(changed)
    }

    /// Makes a choice of the opening for the player to move.
    ///
    /// # Errors
    /// [`Refusal`] says why not.
    pub fn make_choice(
        &mut self,
        choice: Choice,
        mover: Mover,
        now: Duration,
    ) -> Result<(), Refusal> {
        self.advance(now);
        self.check_turn(mover)?;
        self.history.play(Ply::Choose(choice), How::Chosen, self.turn_clocks)?;
        self.turn_is_over(now);
        Ok(())
    }

    /// Stops the engine's clock, because its move has arrived and only waits to be shown.
    pub fn hold_clock(&mut self, now: Duration) {
        self.advance(now);
        if self.machine_to_move().is_some() {
            self.clock.halt();
        }
    }

    /// Lets the engine's clock run on: the move that had arrived is not played.
    pub fn release_clock(&mut self, now: Duration) {
        if self.machine_to_move().is_some() && !self.clock.is_running() {
            self.clock.run(now);
        }
    }

    /// Resigns: against the engine for the person, even in the engine's turn; between two people for the side to move.
    ///
    /// # Errors
    /// [`Refusal`] unless a game with a person in it is in progress and no question is open.
    pub fn resign(&mut self, now: Duration) -> Result<(), Refusal> {
        self.advance(now);
        match self.check_running() {
            Ok(()) | Err(Refusal::Paused) => {}
            Err(refusal) => return Err(refusal),
        }
        let side = self.resigner().ok_or(Refusal::Nothing)?;
        self.history.end_by(End::Resigned(side));
        self.turn_is_over(now);
        Ok(())
    }

    /// Puts the game away and sets up the board for the next one. [`Match::undo`] restores the old one until a new move.
    ///
    /// # Errors
    /// [`Refusal`] if no game is in progress.
    pub fn reset(&mut self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Ready => Err(Refusal::NotStarted),
            Phase::Running | Phase::Paused | Phase::Over => {
                self.begin_anew(self.setup)?;
                Ok(())
            }
        }
    }

    /// Puts a finished game away like [`Match::reset`] and sets up the next one; a custom start stays.
    pub(crate) fn play_again(&mut self, setup: Setup) -> Result<(), Refusal> {
        match self.phase {
            Phase::Ready => Err(Refusal::NotStarted),
            Phase::Running | Phase::Paused => Err(Refusal::UnderWay),
            Phase::Over if self.is_set_up() && setup.variant == self.setup.variant => {
                let start = self.tree().start().clone();
                Ok(self.begin_anew_from(start, setup)?)
            }
            Phase::Over => Ok(self.begin_anew(setup)?),
        }
    }

    /// Returns whether the game has a custom start.
    pub fn is_set_up(&self) -> bool {
        self.tree().start().is_set_up()
    }

    /// Who makes the next turn, even while the match is halted.
    pub fn mover(&self) -> Mover {
        let is_human = self.setup.mode.is_human(self.player_to_move());
        if is_human { Mover::Human } else { Mover::Machine }
    }

    fn is_live(&self, mover: Mover) -> bool {
        self.phase == Phase::Running && self.asking.is_none() && self.mover() == mover
    }

    fn may_skip(&self) -> bool {
        let friendly =
            self.setup.mode == Mode::TwoPlayers && self.options.skip == SkipRule::Friendly;
        self.setup.variant.game().kind().knows_pass && (friendly || self.position().must_pass())
    }

    fn resigner(&self) -> Option<Side> {
        match self.setup.mode {
            Mode::TwoPlayers => Some(self.side_in_turn()),
            Mode::PlayBlack | Mode::PlayWhite => self.person(),
            Mode::Watch => None,
        }
    }

    fn player_to_move(&self) -> Side {
        self.position().player_to_move()
    }

    fn side_of(&self, player: Side) -> Side {
        // Colours are swapped or not, so the mapping is its own inverse.
        self.position().player_of(player)
    }
}
