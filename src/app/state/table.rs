//! The match with everything around it that moves by itself: the machine, programs, clocks, passes and series. It knows
//! neither the scene nor the disk. Methods that change it write what follows into an [`Output`].

mod last_seconds;
mod machine;
mod next_game;
mod programs;
mod series;
mod status_line;
mod turns;

use std::time::Duration;

pub use machine::{
    HINT_TIME, HINTS, MOVE_SEEN, PASS_BY_ITSELF_AFTER, STILL_MOVE_SEEN, THINKING_SAID_AFTER,
};
pub use programs::start_reason;
pub use series::{MAX_GAMES, NEXT_GAME_AFTER};
pub(super) use status_line::opening_notes;

use super::output::Output;
use super::{Effect, Question, Status};
use crate::app::engines::ListedProgram;
use crate::game::{
    GameRecord, Match, Mover, Opening, Options, PerSide, Phase, Ply, Position, ProgramId, Setup,
    SetupError, Side,
};
use crate::search::RankedMove;

/// The last seconds of a person's time, in which the window warns.
pub const WARNING_TIME: Duration = Duration::from_secs(5);

/// Gives the opening for a seed, from the usual start and no longer than [`Opening::PLIES`].
pub type FindOpening = fn(u64) -> GameRecord;

#[derive(Clone, Debug)]
pub(super) struct Table {
    pub game: Match,
    pub now: Duration,
    pub covered_at: Option<Duration>,
    pub programs: Vec<ListedProgram>,
    /// The best moves, best first, and the position they are for.
    pub hint: Option<(Position, Vec<RankedMove>)>,
    turn: Turn,
    machine: Machine,
    series: Option<Series>,
    /// That of the game before the reset, while Undo would bring it back.
    put_away: Option<Series>,
    /// The opening that was chosen before a series took a balanced one.
    pub(super) opening_before_series: Option<Opening>,
    next: Option<Setup>,
    /// How the players sat when the game of this number ended, whose end was taken back.
    seated_at_end: Option<(u64, Setup)>,
    asked: Option<Question>,
    openings: Option<FindOpening>,
    random: fastrand::Rng,
}

#[derive(Clone, Copy, Debug, Default)]
struct Turn {
    /// The revision of the game that reply, search and hint belong to.
    revision: u64,
    /// When that revision was first seen: when the turn began, or went on after a pause.
    since: Duration,
    /// A pass that was taken back is not repeated automatically.
    pass_held: bool,
    seconds_announced: PerSide<Option<u64>>,
}

#[derive(Clone, Debug, Default)]
struct Machine {
    search: Option<Search>,
    generation: u64,
    reply: Option<Ply>,
    reply_delay: Duration,
    /// How long the latest hint was looked for.
    hint_time: Duration,
    /// Whether stones are placed and flipped without motion.
    is_still: bool,
    thinking_said: bool,
    /// How long a person would have thought, where it moves like one.
    pace: Duration,
}

#[derive(Clone, Debug)]
struct Search {
    generation: u64,
    purpose: Purpose,
    is_hurried: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Purpose {
    Reply,
    /// For this position.
    Hint(Position),
}

#[derive(Clone, Debug, Default)]
pub(super) struct Series {
    /// The number of the game on the board, as the match has it.
    game: u64,
    games: u32,
    /// The game that is played, from 1.
    number: u32,
    /// Games won by whoever had Black in the first one, and by the other.
    wins: [u32; 2],
    draws: u32,
    /// The game that was counted last, if that is known.
    last: Option<Counted>,
    opening: Vec<Ply>,
    due: Option<Duration>,
    is_done: bool,
}

/// A game of a series that is over.
#[derive(Clone, Copy, Debug)]
struct Counted {
    /// The player that won it.
    winner: Option<Side>,
}

impl Table {
    pub fn new(setup: Setup, seed: u64) -> Result<Self, SetupError> {
        let game = Match::new(setup, Options::default())?;
        Ok(Self {
            turn: Turn { revision: game.revision(), ..Turn::default() },
            game,
            now: Duration::ZERO,
            covered_at: None,
            programs: Vec::new(),
            hint: None,
            machine: Machine::default(),
            series: None,
            put_away: None,
            opening_before_series: None,
            next: None,
            seated_at_end: None,
            asked: None,
            openings: None,
            random: fastrand::Rng::with_seed(seed),
        })
    }

    pub fn use_openings(&mut self, openings: FindOpening) {
        self.openings = Some(openings);
    }

    pub fn has_openings(&self) -> bool {
        self.openings.is_some()
    }

    pub fn program(&self, id: ProgramId) -> Option<&ListedProgram> {
        self.programs.iter().find(|program| program.id == id)
    }

    pub fn is_over(&self) -> bool {
        self.game.phase() == Phase::Over
    }

    pub fn begin_another(&mut self) {
        (self.series, self.asked) = (None, None);
        self.turn.pass_held = false;
    }

    /// Forgets the choices for the next game as well: a kept game is back, and with its match what was chosen for that.
    pub fn resume_kept(&mut self, series: Option<Series>) {
        self.begin_another();
        // Of a game that waits to begin, the one before the reset is that of the series.
        let before = self.game.number_before().filter(|_| self.game.phase() == Phase::Ready);
        let game = before.unwrap_or(self.game.number());
        self.series = series.map(|it| Series { game, ..it });
        // One that waits is as it was chosen.
        self.next = before.is_none().then(|| self.as_begun(*self.game.setup()));
        self.forget_same_choice();
    }

    /// Drops what belonged to the game before its latest change. Returns whether there was one.
    pub fn notice_revision(&mut self, out: &mut Output) -> bool {
        if !self.is_news() {
            return false;
        }
        (self.turn.revision, self.turn.since) = (self.game.revision(), self.now);
        if self.machine.reply.take().is_some() {
            self.game.release_clock(self.now);
        }
        self.machine.thinking_said = out.note().status == Status::Thinking;
        self.stop_search(out);
        let is_over = self.is_over();
        self.hint.take_if(|(position, _)| is_over || position != self.game.position());
        out.effects.extend(self.game.take_tally_changes().into_iter().map(Effect::ChangeTally));
        if let Some((number, dropped)) = self.game.take_dropped() {
            let series = self.put_away.take().and_then(|it| it.with_game(number));
            let series = series.and_then(|it| it.image(dropped.is_finished()));
            let dropped = dropped.with_series(series);
            if !dropped.is_finished() || dropped.series().is_some() {
                out.push(Effect::KeepAside(Box::new(dropped)));
            }
        }
        true
    }

    fn is_news(&self) -> bool {
        self.game.revision() != self.turn.revision
    }

    /// Covers or uncovers the board: under a dialog nothing happens by itself. A person's pause stays.
    pub fn cover(&mut self, covered: bool) {
        self.game.cover(covered, self.now);
        if covered {
            self.covered_at = Some(self.now);
        } else if let Some(covered_at) = self.covered_at.take() {
            // Only the time in which the board could be seen counts as waiting.
            self.turn.since += self.now.saturating_sub(covered_at.max(self.turn.since));
        }
    }

    /// When the clock shows the next second, which is also when time runs out.
    pub fn clock_due(&self) -> Option<Duration> {
        if !self.game.clock_runs() {
            return None;
        }
        let left = self.game.time_left(self.game.side_in_turn())?;
        if left.is_zero() && self.game.machine_to_move().is_some() {
            return None;
        }
        let part = Duration::from_nanos(u64::from(left.subsec_nanos()));
        let wait = if part.is_zero() && !left.is_zero() { Duration::from_secs(1) } else { part };
        Some(self.now + wait)
    }

    pub fn pass_due(&self) -> Option<Duration> {
        self.passes_by_itself().then(|| self.turn.since + PASS_BY_ITSELF_AFTER)
    }

    fn passes_by_itself(&self) -> bool {
        self.game.options().pass_by_itself
            && self.game.must_pass()
            && self.game.human_to_move()
            && !self.turn.pass_held
    }

    fn plays_opening(&self) -> bool {
        let setup = self.game.setup();
        setup.plays_opening() && (setup.opening != Opening::Balanced || self.has_openings())
    }

    pub fn click_plays_first(&self) -> bool {
        let moves_first = self.game.mover() == Mover::Human && !self.plays_opening();
        self.game.phase() == Phase::Ready && moves_first
    }
}
