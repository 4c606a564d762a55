//! The list of external programs, and their seats at the board.

use super::AppState;
use crate::app::engines::{ListedProgram, MAX_PROGRAMS, TrialEnd, TrialKind, apart};
use crate::app::sandbox::Sandbox;
use crate::app::state::engines::{entry, typed};
use crate::app::state::{Effect, EngineEvent, EngineNews, NotAdded};
use crate::engine::program::detect::Undetected;
use crate::engine::{Fault, NewGame};
use crate::game::{PerSide, Phase, ProgramId};

impl AppState {
    /// The programs in the list.
    pub fn programs(&self) -> &[ListedProgram] {
        &self.table.programs
    }

    /// A program in the list.
    pub fn program(&self, id: ProgramId) -> Option<&ListedProgram> {
        self.table.program(id)
    }

    /// Continues with these programs.
    pub fn use_programs(&mut self, programs: Vec<ListedProgram>) {
        self.table.use_programs(programs);
        self.consult();
    }

    /// Continues in this sandbox.
    pub fn use_sandbox(&mut self, sandbox: Sandbox) {
        self.sandbox = sandbox;
    }

    /// Whether programs of others can be started here.
    pub fn can_start_programs(&self) -> bool {
        self.sandbox == Sandbox::Absent
    }

    /// The running trial.
    pub fn trial(&self) -> Option<&TrialKind> {
        self.trials.now.as_ref()
    }

    /// The result of the latest trial.
    pub fn engine_news(&self) -> Option<&EngineNews> {
        self.trials.news.as_ref()
    }

    /// The programs with something to do in the game as it stands, by the side they have at its start.
    pub fn seated_programs(&self) -> PerSide<Option<ProgramId>> {
        let game = &self.table.game;
        let is_played = game.under_way() && self.study().is_none();
        PerSide::from_fn(|side| game.program(game.position().player_of(side)).filter(|_| is_played))
    }

    /// Whether a program has a seat at the board, which Heibai takes if it is removed.
    pub fn seats(&self, id: ProgramId) -> bool {
        self.table.seats(id)
    }

    /// Whether a match of several games ends if a program is removed.
    pub fn plays_match(&self, id: ProgramId) -> bool {
        self.table.seats(id) && self.table.is_in_match()
    }

    /// Whether seated programs that do not run are to be started: only while a game is played.
    pub fn wants_programs(&self) -> bool {
        self.table.game.phase() == Phase::Running && self.study().is_none()
    }

    /// The game as programs are told of it.
    pub fn new_game(&self) -> NewGame {
        self.table.new_game()
    }

    pub(super) fn engine_event(&mut self, event: EngineEvent) {
        match event {
            EngineEvent::Add { command, arguments, folder } => {
                let added = if !self.can_start_programs() {
                    Err(NotAdded::Sandboxed)
                } else if self.programs().len() >= MAX_PROGRAMS {
                    Err(NotAdded::Full)
                } else {
                    typed(&command, &arguments, folder.as_deref())
                };
                match added {
                    Ok(program) => {
                        self.out.push(self.trials.begin(TrialKind::Detection(program)));
                    }
                    Err(why) => self.trials.news = Some(EngineNews::NotAdded(why)),
                }
            }
            EngineEvent::Test(id) => {
                if self.program(id).is_some() {
                    self.out.push(self.trials.begin(TrialKind::Test(id)));
                }
            }
            EngineEvent::CancelTrial => self.out.push(Effect::CancelTrial),
            EngineEvent::Tried(number, end) => {
                if let Some(trial) = self.trials.end(number) {
                    self.tried(trial, end);
                }
            }
            EngineEvent::Change(changed) => {
                let programs = &mut self.table.programs;
                let place = programs.iter().position(|it| it.id == changed.id);
                if let Some(at) = place.filter(|&at| programs[at] != *changed)
                    && changed.check().is_ok()
                {
                    let id = changed.id;
                    let name = apart(&changed.name);
                    programs[at] = ListedProgram { name, ..*changed };
                    self.programs_changed();
                    // It starts anew, as what it is now.
                    self.keep_found();
                    self.opinions.forget_that_of(id);
                    self.ask_opinions();
                }
            }
            EngineEvent::Remove(id) => {
                self.table.programs.retain(|program| program.id != id);
                self.trials.news = None;
                self.programs_changed();
            }
        }
    }

    fn tried(&mut self, trial: TrialKind, end: TrialEnd) {
        self.trials.news = match (end, trial) {
            (TrialEnd::Detected(Err(Undetected::Stopped)), _) => None,
            (TrialEnd::Detected(found), TrialKind::Detection(program)) => {
                Some(match entry(&program, found, self.programs()) {
                    Ok(listed) => {
                        let id = listed.id;
                        self.table.programs.push(listed);
                        self.programs_changed();
                        EngineNews::Added(id)
                    }
                    Err(why) => EngineNews::NotAdded(why),
                })
            }
            (TrialEnd::Tested(Ok(tested)), TrialKind::Test(id)) => {
                Some(EngineNews::Tested(id, tested))
            }
            (TrialEnd::Tested(Err(fault)), TrialKind::Test(id)) if fault != Fault::Stopped => {
                Some(EngineNews::TestFailed(id, fault))
            }
            _ => None,
        };
    }

    fn programs_changed(&mut self) {
        self.use_programs(self.programs().to_vec());
        self.out.push(Effect::KeepPrograms(self.programs().to_vec()));
    }
}
