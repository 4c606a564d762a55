//! The external programs at the board: each runs on a host of its own as long as it has a seat in the match.

use std::thread::{self, JoinHandle};

use super::answers::{Answer, AnswerSender, ProgramAnswer};
use crate::app::engines::ListedProgram;
use crate::app::state::ProgramJob;
use crate::engine::program::{State, Watch};
use crate::engine::{Event, Fault, Host, NewGame, StartFault};
use crate::game::{PerSide, Side};

struct Seated {
    /// Its entry in the list when it was started.
    program: ListedProgram,
    number: u64,
    /// The game it was told of last.
    game: NewGame,
    host: Host,
}

#[derive(Default)]
pub(super) struct Seats {
    seated: PerSide<Option<Seated>>,
    started: u64,
    leaving: Vec<JoinHandle<()>>,
}

impl Seats {
    /// Keeps the wanted programs and dismisses the others. With `starts`, starts those missing; returns their watches.
    pub(super) fn seat(
        &mut self,
        wanted: PerSide<Option<&ListedProgram>>,
        game: NewGame,
        starts: bool,
        sender: &AnswerSender,
    ) -> Vec<(ListedProgram, Watch)> {
        let mut begun = Vec::new();
        for player in Side::ALL {
            let seat = &self.seated[player];
            let fits = |it: &Seated| {
                let is_same = wanted[player].is_some_and(|program| program.id == it.program.id);
                is_same && it.game.variant == game.variant
            };
            if seat.as_ref().is_some_and(|it| !fits(it)) {
                self.dismiss(player);
            }
            // A failure is reported when a move is wanted.
            if let (true, None, Some(program)) = (starts, &self.seated[player], wanted[player])
                && let Ok(watch) = self.start(player, program, game, sender)
            {
                begun.push((program.clone(), watch));
            }
        }
        begun
    }

    /// Asks a program for a move, starting it first if it does not run. Returns its watch if it was started.
    pub(super) fn ask(
        &mut self,
        job: ProgramJob,
        program: &ListedProgram,
        sender: &AnswerSender,
    ) -> Result<Option<Watch>, Fault> {
        let ProgramJob { player, game, task, .. } = job;
        let is_same = |it: &Seated| it.program == *program && it.game.variant == game.variant;
        let mut begun = None;
        if !self.seated[player].as_ref().is_some_and(is_same) {
            self.dismiss(player);
            begun = Some(self.start(player, program, game, sender)?);
        }
        let Some(seated) = &mut self.seated[player] else { return Err(Fault::Absent) };
        if seated.game != game {
            seated.game = game;
            seated.host.new_game(game);
        }
        if matches!(seated.host.state(), State::Ended(_)) {
            seated.host.restart();
        }
        seated.host.think(task);
        Ok(begun)
    }

    pub(super) fn cancel(&self) {
        for seated in Side::ALL.iter().filter_map(|&player| self.seated[player].as_ref()) {
            seated.host.cancel();
        }
    }

    pub(super) fn is_from(&self, answer: &ProgramAnswer) -> bool {
        self.seated[answer.player].as_ref().is_some_and(|it| it.number == answer.number)
    }

    pub(super) fn last_words(&self, player: Side) -> String {
        let seated = self.seated[player].as_ref();
        seated.map(|it| it.host.watch().last_words()).unwrap_or_default()
    }

    /// Ends all programs, and waits until they have ended.
    pub(super) fn clear(&mut self) {
        for player in Side::ALL {
            self.dismiss(player);
        }
        for thread in self.leaving.drain(..) {
            let _ = thread.join();
        }
    }

    fn start(
        &mut self,
        player: Side,
        program: &ListedProgram,
        game: NewGame,
        sender: &AnswerSender,
    ) -> Result<Watch, Fault> {
        self.started += 1;
        let (number, sender) = (self.started, sender.clone());
        let (start, dialect) = (program.program(), program.dialect);
        let host = Host::start(
            move |watch, stop| dialect.start(&start, game.variant, watch, stop),
            move |event| {
                // Intermediate reports are not shown.
                if !matches!(event, Event::Report { .. }) {
                    sender.send(Answer::Program(ProgramAnswer { player, number, event }));
                }
            },
        );
        let host = host.map_err(|error| StartFault::Program {
            program: program.command.clone(),
            reason: error.into(),
        })?;
        tracing::info!(target: "engines", ?player, dialect = ?program.dialect, "starts");
        host.new_game(game);
        let watch = host.watch();
        self.seated[player] = Some(Seated { program: program.clone(), number, game, host });
        Ok(watch)
    }

    fn dismiss(&mut self, player: Side) {
        let Some(seated) = self.seated[player].take() else { return };
        tracing::info!(target: "engines", ?player, "ends");
        self.leaving.retain(|thread| !thread.is_finished());
        // Without a thread, this waits for it.
        let name = "heibai-farewell".to_owned();
        self.leaving.extend(thread::Builder::new().name(name).spawn(move || drop(seated)));
    }
}
