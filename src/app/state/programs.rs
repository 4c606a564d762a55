//! The programs of others at the board: when one is asked for a move, and what its answers and its faults come to. No
//! fault costs a game: the match pauses, and goes on when it is told to.

use std::collections::BTreeMap;
use std::time::Duration;

use super::machine::Purpose;
use super::{AppState, Effect, Note, ProgramJob, Status};
use crate::app::disk::{Reason, ReasonKind};
use crate::app::engines::ListedProgram;
use crate::engine::{Fault, NewGame, StartFault, StartReason, Task, Time};
use crate::game::tree::{GameTree, NodeId};
use crate::game::{How, PerSide, Phase, Ply, ProgramId, Setup, Side, TimeControl};
use crate::search::GameClock;

/// Who has not answered so long after its time hangs.
const PATIENCE: Duration = Duration::from_secs(20);
/// The same for one whose time is not limited.
const FREE_PATIENCE: Duration = Duration::from_secs(300);

impl AppState {
    /// Who of them has something to do while the game stands as it does: one that does not run yet is to be started
    /// only while a game is played.
    pub fn seated_programs(&self) -> PerSide<Option<ProgramId>> {
        let is_played = self.game.under_way() && self.study().is_none();
        PerSide::from_fn(|side| {
            let program = self.game.program(self.game.position().player_of(side));
            program.filter(|_| is_played)
        })
    }

    /// Whether programs are to be started that do not run.
    pub fn wants_programs(&self) -> bool {
        self.game.phase() == Phase::Running && self.study().is_none()
    }

    /// The game as programs are told of it.
    pub fn new_game(&self) -> NewGame {
        NewGame { variant: self.game.setup().variant, number: self.games }
    }

    /// Goes on with these programs.
    pub fn use_programs(&mut self, programs: Vec<ListedProgram>) {
        let names: BTreeMap<_, _> = programs.iter().map(|it| (it.id, it.name.clone())).collect();
        self.game.name_programs(names);
        self.programs = programs;
        self.forget_missing_opinions();
    }

    pub(super) fn choose_program(
        &mut self,
        player: Side,
        program: Option<ProgramId>,
        effects: &mut Vec<Effect>,
    ) {
        let game = self.chosen().variant.game();
        let is_known = |id| self.program(id).is_some_and(|it| it.game == game);
        if program.is_none_or(is_known) {
            self.choose(effects, |setup| setup.programs[player] = program);
        }
    }

    /// The machine takes the place of programs that are gone, or that do not play this game.
    pub(super) fn replace_missing_programs(&mut self) {
        if let Some(next) = self.next {
            let programs = self.without_missing_programs(&next);
            self.next = Some(Setup { programs, ..next });
        }
        let setup = *self.game.setup();
        let programs = self.without_missing_programs(&setup);
        if programs == setup.programs {
            return;
        }
        let is_gone = |side: &Side| {
            let program = self.game.program(*side);
            program.is_some_and(|id| self.program(id).is_none())
        };
        let gone = Side::ALL.into_iter().find(is_gone);
        // Who sits at the board may change at any time.
        if self.game.choose(Setup { programs, ..setup }).is_ok()
            && let Some(side) = gone
        {
            self.note = Note::new(Status::ProgramGone).side(side);
        }
    }

    /// Wants the next move of a program.
    pub(super) fn ask_program(&mut self, program: ProgramId, effects: &mut Vec<Effect>) {
        let side = self.game.side_in_turn();
        let player = self.game.position().player_of(side);
        let time = self.program_time(self.program(program).and_then(ListedProgram::move_time));
        let patience = if time == Time::Free { FREE_PATIENCE } else { PATIENCE };
        let generation = self.next_search(Purpose::Reply);
        let game = self.timed();
        // One that is late has its clock at nothing, as the machine would; it is no fault.
        let task = Task { generation, game, time, margin: patience, patience };
        let game = self.new_game();
        effects.push(Effect::AskProgram(Box::new(ProgramJob { player, program, game, task })));
    }

    fn program_time(&self, free: Option<Duration>) -> Time {
        let left = self.game.time_left(self.game.side_in_turn()).unwrap_or_default();
        // What it takes to bring the question there and the answer back.
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

    /// The game so far, with what each move took on a clock for the whole game.
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

    /// Takes in what a program decided, if that is still wanted.
    pub(super) fn program_moved(&mut self, generation: u64, ply: Option<Ply>) {
        if self.take_search(generation).is_none() {
            return;
        }
        self.game.hold_clock(self.now);
        let side = self.game.side_in_turn();
        match ply {
            Some(ply) => self.reply = Some(ply),
            None if self.game.give_up(self.now).is_ok() => {
                self.note = Note::new(Status::Resigned).side(side);
            }
            None => {}
        }
    }

    /// Takes in that a program has done something wrong: if a move of it is wanted, the match pauses.
    pub(super) fn program_failed(
        &mut self,
        player: Side,
        generation: Option<u64>,
        fault: &Fault,
        words: &str,
        effects: &mut Vec<Effect>,
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
        if is_its_turn && self.reply.is_none() {
            self.stop_search(effects);
            // Refused only where no time runs and nobody can move anyway.
            let _ = self.game.pause(self.now);
        }
        self.note = fault_note(fault, words).side(side);
    }
}

/// What is said of a fault; the last words of a program that has ended say why.
fn fault_note(fault: &Fault, words: &str) -> Note {
    match fault {
        Fault::Start(StartFault::Program { program, reason }) => {
            Note::new(Status::ProgramNotStarted).reason(start_reason(program, reason))
        }
        Fault::Start(StartFault::Shortage(shortage)) => {
            Note::new(Status::ProgramNotStarted).reason(Reason::told(shortage))
        }
        Fault::Hang(patience) | Fault::Lingered(patience) => {
            let seconds = usize::try_from(patience.as_secs()).unwrap_or(usize::MAX);
            Note::new(Status::ProgramHangs).number(seconds.max(1))
        }
        Fault::Overstepped { took, .. } => {
            let seconds = usize::try_from(took.as_secs()).unwrap_or(usize::MAX);
            Note::new(Status::ProgramHangs).number(seconds.max(1))
        }
        Fault::Answer(answer) => Note::new(Status::ProgramNonsense).detail(answer.clone()),
        Fault::IllegalMove(name) | Fault::Foul { name, .. } => {
            Note::new(Status::ProgramIllegal).cell(name.clone())
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
    match reason.kind {
        std::io::ErrorKind::NotFound => Reason::new(ReasonKind::Missing, &program),
        std::io::ErrorKind::PermissionDenied => Reason::new(ReasonKind::NoPermission, &program),
        _ => Reason::told(&format!("{program}: {}", reason.text)),
    }
}
