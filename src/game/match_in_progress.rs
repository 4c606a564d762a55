//! The match in progress: it is told what happened and when, and decides what is next.
//!
//! A match knows no screen, no thread and no time of day. Every call that may touch a clock takes
//! `now`, what a monotonic clock shows, counted from any origin. While [`Match::clock_runs`], call
//! [`Match::advance`] at least once a second (see [`super::clock`] for what a gap means); it also
//! tells when somebody's time ran out. The other calls advance the clock themselves, so a late
//! [`Match::advance`] never lets a move through after the time was up.

mod image;
mod seats;
mod setting_up;
mod time_out;
mod turns;
mod undo;
mod written;

use std::collections::BTreeMap;
use std::time::Duration;

use thiserror::Error;

pub use image::{BenchImage, ImageError, MatchImage, StudyImage};
pub use time_out::{Answer, Consequence, TimedOut};
pub use undo::Undone;

use super::clock::Clock;
use super::history::{History, How, Turn};
use super::outcome::{End, Outcome};
use super::player::Mode;
use super::position::{Choice, IllegalPly, Ply, Position};
use super::seat::ProgramId;
use super::setup::{Options, Setup, SetupError, SkipRule};
use super::side::{PerSide, Side};
use super::tally::{Counted, Tallies, Tally, TallyChange};
use super::tree::{GameTree, Start};

/// Where a match is between its set-up and its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Nobody has started it.
    Ready,
    /// It is played.
    Running,
    /// It is interrupted: no clock runs, nobody may move.
    Paused,
    /// It has ended.
    Over,
}

/// Who wants to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mover {
    /// A person at the board.
    Human,
    /// The machine.
    Machine,
}

/// Says why a match does not do what it was told. It is unchanged then, but for its clock.
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
    /// It has to be answered first what happens now that the time is up.
    #[error("the time is up")]
    TimeUp,
    /// It is somebody else's turn.
    #[error("it is the other side's turn")]
    NotYourTurn,
    /// A turn with a legal move can't be skipped here.
    #[error("there is a legal move")]
    CanMove,
    /// There is nothing to take back, to bring back, to answer or to give up.
    #[error("there is nothing to do")]
    Nothing,
    /// The stone can't be placed there.
    #[error("{0}")]
    Illegal(#[from] IllegalPly),
    /// No match can be played so.
    #[error("{0}")]
    Setup(#[from] SetupError),
}

/// A match between two sides, from its set-up to its end and back again.
#[derive(Clone, Debug)]
pub struct Match {
    setup: Setup,
    options: Options,
    phase: Phase,
    history: History,
    clock: Clock,
    /// What the clock showed when the turn began.
    turn_clocks: PerSide<Duration>,
    /// Whose time is up while it is asked what happens now.
    asking: Option<Side>,
    /// Turns that were lost to the clock since somebody last did something.
    time_outs: u8,
    /// The result of this game as it is in the tallies.
    counted: Option<Counted>,
    tallies: Tallies,
    /// What the person is called who plays against the machine; empty if that is not known.
    person_name: String,
    /// What the programs that may sit at the board are called.
    program_names: BTreeMap<ProgramId, String>,
    /// What has changed in them, until somebody takes it.
    tally_changes: Vec<TallyChange>,
    /// The game before the reset, until the first new move.
    stash: Option<Box<Stash>>,
    /// The game before the reset, once it can't be brought back any more, until somebody takes it.
    dropped: Option<Box<Stash>>,
    /// Whether the board is covered, so that no time runs.
    covered: bool,
    /// Whether the clock stands for a moment, as while somebody looks for a hint.
    stands: bool,
    revision: u64,
}

/// A game that was put away by a reset.
#[derive(Clone, Debug)]
struct Stash {
    setup: Setup,
    history: History,
    clocks: PerSide<Duration>,
    turn_clocks: PerSide<Duration>,
    counted: Option<Counted>,
}

impl Match {
    /// A match of which nothing has been played, and the first of its sitting.
    ///
    /// # Errors
    /// [`SetupError`] if no match can be played so.
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
        })
    }

    /// What was chosen.
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

    /// Where the match is between its set-up and its end.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Where the game stands.
    pub fn position(&self) -> &Position {
        self.history.position()
    }

    /// The position after this many turns, or where the game stands if there were fewer.
    pub fn position_after(&self, turns: usize) -> &Position {
        self.history.position_after(turns)
    }

    /// The turns so far.
    pub fn turns(&self) -> &[Turn] {
        self.history.turns()
    }

    /// The game with all that was played in it; what was taken back and replaced is there as a variation, and the
    /// main line is what is played now.
    pub fn tree(&self) -> &GameTree {
        self.history.tree()
    }

    /// The side to move, also when it has to pass and when the game is over.
    pub fn side_to_move(&self) -> Side {
        self.position().side_to_move()
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        Outcome::of(self.position(), self.history.end())
    }

    /// How the game ended if the board does not show it.
    pub fn end(&self) -> Option<End> {
        self.history.end()
    }

    /// The finished games of those who play, as the sides that they have now see them.
    pub fn tally(&self) -> Tally {
        self.tallies.between(self.setup.variant.game(), self.players())
    }

    /// Goes on from the tallies that were kept.
    pub fn use_tallies(&mut self, tallies: Tallies) {
        self.tallies = tallies;
    }

    /// What has changed in the tallies since the last call.
    pub fn take_tally_changes(&mut self) -> Vec<TallyChange> {
        std::mem::take(&mut self.tally_changes)
    }

    /// A number that changes whenever the game, its phase or its turn does; the clock alone and the
    /// levels leave it as it is. What was begun for one revision is of no use in another.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// Whose time is up while it is asked what happens now.
    pub fn time_up(&self) -> Option<Side> {
        self.asking
    }

    /// What who plays `side` has on their clock as of the last call, or `None` if time is not limited.
    pub fn time_left(&self, side: Side) -> Option<Duration> {
        match self.setup.time {
            super::TimeControl::Off => None,
            _ => Some(self.clock.left()[self.position().player_of(side)]),
        }
    }

    /// The side that counts as that of the player whose turn it is. Only while the first stones of a
    /// swap2 opening are placed is it another than [`Match::side_to_move`].
    pub fn side_in_turn(&self) -> Side {
        self.side_of(self.player_to_move())
    }

    /// The side of the one person who plays against the machine. Before colours are chosen in a swap2
    /// opening it is the side that counts as theirs.
    pub fn person(&self) -> Option<Side> {
        self.setup.mode.person().map(|player| self.side_of(player))
    }

    /// Returns whether the time of the side to move is running down.
    pub fn clock_runs(&self) -> bool {
        self.clock.is_running() && !self.covered && !self.stands
    }

    /// Returns whether it is, or will be as soon as the board is not covered any more.
    pub fn clock_is_on(&self) -> bool {
        self.clock.is_running()
    }

    /// Covers the board, or uncovers it. While it is covered no time is charged to anybody; a match that
    /// runs or is paused stays so.
    pub fn cover(&mut self, covered: bool, now: Duration) {
        self.advance(now);
        if self.covered && !covered && self.clock.is_running() {
            self.clock.run(now);
        }
        self.covered = covered;
    }

    /// Lets the clock stand for a moment in which no time is charged to anybody, or run on.
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

    /// Returns whether a person is to move, now or after the pause, and has no legal move.
    pub fn must_pass(&self) -> bool {
        matches!(self.phase, Phase::Running | Phase::Paused)
            && self.mover() == Mover::Human
            && self.position().must_pass()
    }

    /// Returns whether a game is on the board that a reset would clear.
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

    /// Starts the game after the moves of an opening. They take no time, and
    /// [`Match::undo`] leaves them where they are.
    ///
    /// # Errors
    /// [`Refusal`] unless the match is ready; [`Refusal::Setup`] if an opening was not chosen, is
    /// longer than [`Opening::most_plies`](super::Opening::most_plies) or has a pass; [`Refusal::Illegal`] if one of its moves is not legal.
    pub fn start_from(&mut self, opening: &[Ply], now: Duration) -> Result<(), Refusal> {
        match self.phase {
            Phase::Ready => {}
            Phase::Running | Phase::Paused | Phase::Over => return Err(Refusal::UnderWay),
        }
        let fits = self.setup.plays_opening()
            && opening.len() <= self.setup.opening.most_plies()
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
        self.begin_turn(now);
        Ok(())
    }

    /// Interrupts the game.
    ///
    /// # Errors
    /// [`Refusal`] unless it is running and nothing is asked.
    pub fn pause(&mut self, now: Duration) -> Result<(), Refusal> {
        self.advance(now);
        self.check_running()?;
        self.interrupt();
        Ok(())
    }

    /// Continues the game after an interruption.
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

    /// Places a stone for the side to move. Gives the cells that changed colour.
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
        let changed = self.history.play(Ply::Place(cell), How::Placed, self.turn_clocks)?;
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

    /// Stops the machine's clock, because its answer has come and only waits to be shown.
    pub fn hold_clock(&mut self, now: Duration) {
        self.advance(now);
        if self.machine_to_move().is_some() {
            self.clock.halt();
        }
    }

    /// Gives the game up: against the machine the person does, also in the machine's turn; between
    /// two people the side to move does.
    ///
    /// # Errors
    /// [`Refusal`] unless a game with a person in it is under way and nothing is asked.
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

    /// Puts the game away and sets the board up for the next one. [`Match::undo`] brings the old
    /// game back until the first new move.
    ///
    /// # Errors
    /// [`Refusal`] if no game is under way.
    pub fn reset(&mut self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Ready => Err(Refusal::NotStarted),
            Phase::Running | Phase::Paused | Phase::Over => {
                self.begin_anew(self.setup)?;
                Ok(())
            }
        }
    }

    /// Puts a game that is over away as [`Match::reset`] does, and sets the board up for the next one with
    /// this setup; a game that began at a position that was set up begins there again.
    ///
    /// # Errors
    /// [`Refusal::NotStarted`] or [`Refusal::UnderWay`] unless the game is over; [`Refusal::Setup`] if no
    /// match can be played so.
    pub fn play_again(&mut self, setup: Setup) -> Result<(), Refusal> {
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

    /// Returns whether the game does not begin at the usual start.
    pub fn is_set_up(&self) -> bool {
        self.tree().start().is_set_up()
    }

    /// Who makes the next turn, also when the match stands still.
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
        self.setup.variant.game().knows_pass() && (friendly || self.position().must_pass())
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

    /// The side that a player has now.
    fn side_of(&self, player: Side) -> Side {
        // Colours are swapped or they are not, so the way back is the way there.
        self.position().player_of(player)
    }
}
