//! External programs at the board. No fault of theirs costs a game: the match pauses until it is told to go on.

use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::time::Duration;

use super::{Output, Purpose, Table};
use crate::app::disk::{Reason, ReasonKind};
use crate::app::engines::ListedProgram;
use crate::app::state::{Effect, Note, ProgramJob, Status};
use crate::engine::{Fault, NewGame, StartFault, StartReason, Task, Time};
use crate::game::tree::{GameTree, NodeId};
use crate::game::{How, PerSide, Ply, ProgramId, Setup, Side, TimeControl};
use crate::search::GameClock;

/// A program that answers so long after its time hangs.
const PATIENCE: Duration = Duration::from_secs(20);
/// The same for one without a time limit.
const FREE_PATIENCE: Duration = Duration::from_secs(300);

impl Table {
    pub fn new_game(&self) -> NewGame {
        NewGame { variant: self.game.setup().variant, number: self.game.number() }
    }

    pub fn use_programs(&mut self, programs: Vec<ListedProgram>) {
        let names: BTreeMap<_, _> = programs.iter().map(|it| (it.id, it.name.clone())).collect();
        // One that goes in the middle of a game has played a part of it.
        let seated = self.game.setup().programs;
        for player in Side::ALL {
            if seated[player].is_some_and(|id| !names.contains_key(&id)) {
                self.game.remember_program(player);
            }
        }
        self.game.name_programs(names);
        self.programs = programs;
    }

    /// The machine takes the place of programs that are gone or do not play this game. A match of several games, whose score
    /// would be that of others, ends.
    pub fn replace_missing_programs(&mut self, out: &mut Output) {
        if let Some(next) = self.next {
            self.next = Some(Setup { programs: self.known_programs(&next), ..next });
        }
        let setup = *self.game.setup();
        let programs = self.known_programs(&setup);
        if programs == setup.programs {
            return;
        }
        let is_gone = |side: &Side| {
            let program = self.game.program(*side);
            program.is_some_and(|id| self.program(id).is_none())
        };
        let gone = Side::ALL.into_iter().find(is_gone);
        // Players may change at any time.
        if self.game.choose(Setup { programs, ..setup }).is_ok()
            && let Some(side) = gone
        {
            let is_match = self.is_in_match();
            if is_match {
                self.stop_series();
            }
            let status = if is_match { Status::ProgramGoneInSeries } else { Status::ProgramGone };
            out.say(Note::new(status).side(side));
        }
    }

    /// Whether a program has a seat at the board.
    pub fn seats(&self, id: ProgramId) -> bool {
        Side::ALL.into_iter().any(|side| self.game.program(side) == Some(id))
    }

    /// Whether the game is one of a match of several that still has games to play.
    pub fn is_in_match(&self) -> bool {
        self.series_goes_on() || self.series.is_some() && !self.is_over()
    }

    pub(super) fn ask_program(&mut self, program: ProgramId, out: &mut Output) {
        let side = self.game.side_in_turn();
        let player = self.game.position().player_of(side);
        let time = self.program_time(self.program(program).and_then(ListedProgram::move_time));
        let patience = if time == Time::Free { FREE_PATIENCE } else { PATIENCE };
        let generation = self.next_search(Purpose::Reply);
        let game = self.timed();
        // A late program runs out of time as the machine would; lateness is no fault.
        let task = Task { generation, game, time, margin: patience, patience };
        let game = self.new_game();
        out.push(Effect::AskProgram(Box::new(ProgramJob { player, program, game, task })));
    }

    fn program_time(&self, free: Option<Duration>) -> Time {
        let left = self.game.time_left(self.game.side_in_turn()).unwrap_or_default();
        // For the way there and back.
        let margin = (left / 20).clamp(Duration::from_millis(50), Duration::from_millis(500));
        let left = left.saturating_sub(margin).max(Duration::from_millis(10));
        match self.game.setup().time {
            TimeControl::Off => free.map_or(Time::Free, Time::Move),
            TimeControl::PerTurn { .. } => Time::Move(left),
            TimeControl::WholeGame { increment, .. } => {
                let increment = Duration::from_secs(increment.into());
                Time::Clock(GameClock { left, increment, moves: None })
            }
        }
    }

    /// The game so far, with the time each move took on a clock for the whole game.
    fn timed(&self) -> GameTree {
        let mut tree = self.game.line_with_facts();
        let TimeControl::WholeGame { increment, .. } = self.game.setup().time else { return tree };
        let increment = Duration::from_secs(increment.into());
        let turns = self.game.turns();
        let now = PerSide::from_fn(|side| self.game.time_left(side).unwrap_or_default());
        for (at, node) in tree.line_after(NodeId::ROOT).into_iter().enumerate() {
            let turn = &turns[at];
            let after = turns.get(at + 1).map_or(now, |next| next.clocks);
            let took = (turn.clocks[turn.side] + increment).saturating_sub(after[turn.side]);
            tree.set_time(node, (turn.how == How::Placed).then_some(took));
        }
        tree
    }

    pub fn program_moved(&mut self, generation: u64, ply: Option<Ply>, out: &mut Output) {
        if self.take_search(generation).is_none() {
            return;
        }
        self.game.hold_clock(self.now);
        let side = self.game.side_in_turn();
        if ply.is_some() {
            self.machine.reply = ply;
        } else if self.game.give_up(self.now).is_ok() {
            out.say(Note::new(Status::Resigned).side(side));
        }
    }

    pub fn program_failed(
        &mut self,
        player: Side,
        generation: Option<u64>,
        (fault, words): (&Fault, &str),
        out: &mut Output,
    ) {
        let side = self.game.position().player_of(player);
        let is_its_turn = self.game.program_to_move().is_some() && self.game.side_in_turn() == side;
        let is_wanted = match generation {
            Some(generation) => self.take_search(generation).is_some(),
            None => self.game.program(side).is_some(),
        };
        if !is_wanted || matches!(fault, Fault::Stopped | Fault::Lingered(_)) {
            return;
        }
        if is_its_turn && self.machine.reply.is_none() {
            self.stop_search(out);
            self.suspend();
        }
        out.say(fault_note(fault, words).side(side));
    }
}

fn fault_note(fault: &Fault, words: &str) -> Note {
    let hangs = |time: &Duration| {
        let seconds = usize::try_from(time.as_secs()).unwrap_or(usize::MAX);
        Note::new(Status::ProgramHangs).number(seconds.max(1))
    };
    match fault {
        Fault::Start(StartFault::Program { program, reason }) => {
            Note::new(Status::ProgramNotStarted).reason(start_reason(program, reason))
        }
        Fault::Start(StartFault::Shortage(shortage)) => {
            Note::new(Status::ProgramNotStarted).reason(Reason::system(shortage))
        }
        Fault::Hang(patience) | Fault::Lingered(patience) => hangs(patience),
        Fault::Overstepped { took, .. } => hangs(took),
        Fault::Answer(answer) => Note::new(Status::ProgramNonsense).detail(answer.clone()),
        Fault::IllegalMove(name) | Fault::Foul { name, .. } => {
            Note::new(Status::ProgramIllegal).cell(name.clone())
        }
        Fault::Board(answer) => Note::new(Status::ProgramOtherBoard).detail(answer.clone()),
        Fault::Refused { name, answer } => {
            Note::new(Status::ProgramRefuses).cell(name.clone()).detail(answer.clone())
        }
        Fault::Flood => Note::new(Status::ProgramFloods),
        Fault::SetUp => Note::new(Status::ProgramCantSetUp),
        Fault::Crash | Fault::Absent | Fault::Stopped => {
            Note::new(Status::ProgramEnded).detail(words.to_owned())
        }
    }
}

/// Why a program could not be started.
pub fn start_reason(program: &str, reason: &StartReason) -> Reason {
    match (reason.kind, reason.is_there) {
        // Of what runs it the system says the same as of the file itself.
        (ErrorKind::NotFound, true) => Reason::new(ReasonKind::NoInterpreter, &program),
        (ErrorKind::NotFound, false) => Reason::new(ReasonKind::Missing, &program),
        (ErrorKind::PermissionDenied, _) if reason.is_folder => {
            Reason::new(ReasonKind::NotAFile, &program)
        }
        (ErrorKind::PermissionDenied, true) => Reason::new(ReasonKind::NotExecutable, &program),
        (ErrorKind::PermissionDenied, false) => Reason::new(ReasonKind::NoPermission, &program),
        _ => Reason::system(&format!("{program}: {}", reason.text)),
    }
}
