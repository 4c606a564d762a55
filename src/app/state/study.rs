//! The game that is studied: what people do to it, and what of it is shown. The game that is played waits meanwhile.

pub(super) mod desk;
mod joining;
pub(super) mod line;
mod marks;
mod rows;
mod surface;

use super::{AppState, Effect, Event, Note, Shown, Signal, Status};
use crate::game::tree::{Facts, GameTree, NodeId};
use crate::game::{
    GameRecord, IllegalPly, Mode, Outcome, PerSide, Phase, Ply, Setup, Study, StudyImage,
    TimeControl,
};

use desk::Desk;
use line::{line_of, to_place};

pub use rows::{StudyCell, StudyRow};
pub use surface::{StudyEvent, StudyShown, WantedMark};

impl AppState {
    /// What is studied, while it is on the board.
    pub fn study(&self) -> Option<&Study> {
        self.desk.study.as_ref().filter(|_| self.desk.is_open)
    }

    /// The study as it is kept, also while a game is played; `None` if there is nothing in it.
    pub(super) fn study_image(&self) -> Option<StudyImage> {
        let desk = self.desk_to_keep();
        let earlier = desk.earlier.as_ref().map(|study| study.image());
        desk.image().map(|tree| StudyImage { tree, open: desk.is_open, earlier })
    }

    /// Goes on with the study that was kept with a game, if there was one.
    pub(super) fn restore_study(
        &mut self,
        study: Option<Study>,
        earlier: Option<Study>,
        is_open: bool,
    ) {
        self.desk.is_open = false;
        self.desk.leave_game();
        if study.is_some() {
            // What was studied here before comes back with Undo.
            let old = self.desk.study.take().filter(|old| !old.tree().is_empty());
            let earlier = old.or(earlier).map(Box::new);
            self.desk = Desk { study, is_open, earlier, ..Desk::default() };
        }
        if self.desk.is_open {
            self.note = self.study_note();
        }
    }

    /// Does something to the study; tells whether the event was about it.
    pub(super) fn take_in_study(&mut self, event: &Event, effects: &mut Vec<Effect>) -> bool {
        match event {
            Event::Study(event) => {
                self.do_in_study(event, effects);
                return true;
            }
            // A new game is played, not studied.
            Event::Start | Event::Rematch | Event::SwapSides | Event::Reset => {
                self.desk.is_open = false;
            }
            Event::Load { .. } => {
                self.desk.leave_game();
                return false;
            }
            _ => {}
        }
        let Some(study) = self.desk.study.as_mut().filter(|_| self.desk.is_open) else {
            return false;
        };
        match *event {
            Event::Activate(cell) => self.play_in_study(Ply::Place(cell), effects),
            Event::MakeChoice(choice) => self.play_in_study(Ply::Choose(choice), effects),
            Event::Skip => self.play_in_study(Ply::Pass, effects),
            Event::Undo => return self.undo_in_study(effects),
            Event::Redo => {
                let redone = study.redo();
                self.after_edit(redone, Status::NothingToRedo, effects);
            }
            Event::View(turns) => {
                let line = line_of(study);
                let node = line.get(turns).or(line.last()).copied();
                self.look_in_study(|study| study.go_to(node.unwrap_or(NodeId::ROOT)));
            }
            Event::ViewFirst => self.look_in_study(Study::first),
            Event::ViewPrevious => self.look_in_study(Study::back),
            Event::ViewNext => self.look_in_study(Study::forward),
            Event::ViewLast => self.look_in_study(Study::last),
            Event::TogglePause | Event::Ask(_) => self.note = Note::new(Status::NotInStudy),
            Event::Resign | Event::AnswerQuestion { .. } | Event::AnswerTimeUp(_) => {}
            _ => return false,
        }
        true
    }

    pub(super) fn do_in_study(&mut self, event: &StudyEvent, effects: &mut Vec<Effect>) {
        match event {
            StudyEvent::Enter => return self.open_study(effects),
            StudyEvent::Leave => return self.leave_study(effects),
            StudyEvent::Open(tree) => {
                return self.study_tree(opened((**tree).clone()), effects);
            }
            _ => {}
        }
        let Some(study) = self.desk.study.as_mut().filter(|_| self.desk.is_open) else { return };
        let edited = match event {
            StudyEvent::Enter | StudyEvent::Leave | StudyEvent::Open(_) => return,
            StudyEvent::PlayFromHere => {
                return self.play_from_here(self.game.setup().mode, effects);
            }
            StudyEvent::Merge(other) => return self.merge_into_study(other, effects),
            StudyEvent::Find(position) => return self.find_in_study(position),
            StudyEvent::GoTo(node) => return self.look_in_study(|study| study.go_to(*node)),
            StudyEvent::Sibling(by) => return self.look_in_study(|study| study.to_sibling(*by)),
            StudyEvent::Fold(node) => {
                if !self.desk.folded.remove(node) {
                    self.desk.folded.insert(*node);
                }
                return;
            }
            StudyEvent::Promote => study.promote(),
            StudyEvent::Demote => study.demote(),
            StudyEvent::MakeMain => study.make_main(),
            StudyEvent::Delete => study.delete(),
            StudyEvent::CutAfter => study.cut_after(),
            StudyEvent::Comment(node, text) => study.comment(*node, text.clone()),
            StudyEvent::Judge(judgement) => study.judge(*judgement),
            StudyEvent::Mark(cell, wanted) => marks::put(study, *cell, wanted),
        };
        if edited {
            self.edited(effects);
        }
    }

    /// Puts the study on the board: of the game there, or what was studied before.
    pub(super) fn open_study(&mut self, effects: &mut Vec<Effect>) {
        if self.desk.is_open {
            return;
        }
        // The clock does not run for what nobody sees.
        let _ = self.game.pause(self.now);
        self.view = None;
        let plies: Vec<Ply> = self.game.turns().iter().map(|turn| turn.ply).collect();
        let is_fresh = plies.is_empty();
        let names = self.game.facts().names;
        let played = self.game.tree().clone().with_facts(Facts { names, ..Facts::default() });
        let mut old = self.desk.study.take();
        let goes_on = match &mut old {
            None => false,
            Some(_) if is_fresh => true,
            Some(old) => self.desk.is_of_game && old.merge(&played).is_ok(),
        };
        let study = match old {
            Some(mut old) if goes_on => {
                if !is_fresh {
                    follow(&mut old, &plies);
                }
                old
            }
            old => {
                self.desk.earlier = old.filter(|old| !old.tree().is_empty()).map(Box::new);
                self.desk.folded.clear();
                Study::new(played)
            }
        };
        self.desk.study = Some(study);
        self.desk.is_open = true;
        self.desk.is_of_game |= !is_fresh;
        self.hint = None;
        self.note = self.study_note();
        self.keep_game(effects);
    }

    /// Studies another game; what was studied before comes back with Undo.
    pub(super) fn study_tree(&mut self, study: Study, effects: &mut Vec<Effect>) {
        let _ = self.game.pause(self.now);
        self.view = None;
        let old = self.desk.study.replace(study);
        self.desk.earlier = old.filter(|old| !old.tree().is_empty()).map(Box::new);
        self.desk.folded.clear();
        self.desk.is_open = true;
        self.desk.leave_game();
        self.edited(effects);
    }

    /// Takes the study off the board without a word; tells whether it was there.
    pub(super) fn close_study(&mut self) -> bool {
        std::mem::take(&mut self.desk.is_open)
    }

    fn leave_study(&mut self, effects: &mut Vec<Effect>) {
        if self.close_study() {
            self.hint = None;
            self.note = self.situation();
            self.keep_game(effects);
        }
    }

    /// Begins a game from the position that is shown. The game before is kept if it was not over, and the study to
    /// return to.
    pub(super) fn play_from_here(&mut self, mode: Mode, effects: &mut Vec<Effect>) {
        let Some(study) = self.study().filter(|study| can_play(study)) else { return };
        let tree = study.tree();
        let record = GameRecord::of(tree, study.at());
        let setup = Setup { variant: tree.variant(), mode, ..*self.game.setup() };
        self.desk.is_open = false;
        self.load(&record, setup, None, effects);
        if self.game.resume(self.now).is_ok() {
            self.desk.is_of_game = true;
            self.note = self.situation();
            effects.push(Effect::RememberSetup);
        }
    }

    pub(super) fn play_in_study(&mut self, ply: Ply, effects: &mut Vec<Effect>) {
        let Some(study) = self.desk.study.as_mut() else { return };
        // A side without a legal move passes by itself, so that a click is a stone of the other.
        if let Ply::Place(cell) = ply
            && study.position().must_pass()
            && to_place(study.position()).is_legal(cell)
        {
            study.play(Ply::Pass).expect("where nothing else is left a pass is legal");
        }
        if ply == Ply::Pass && !study.position().must_pass() {
            let side = study.position().side_to_move();
            self.note = Note::new(Status::SkipRefused).side(side);
            return;
        }
        match study.play(ply) {
            Ok(()) => {
                effects.push(Effect::Signal(match ply {
                    Ply::Place(cell) => Signal::StonePlaced(cell),
                    Ply::Pass => Signal::Passed(!study.position().side_to_move()),
                    Ply::Choose(_) => Signal::ColoursChosen,
                }));
                self.edited(effects);
            }
            Err(reason) => self.illegal_in_study(ply, reason, effects),
        }
    }

    fn illegal_in_study(&mut self, ply: Ply, reason: IllegalPly, effects: &mut Vec<Effect>) {
        match ply {
            Ply::Place(cell) if reason != IllegalPly::GameOver => {
                self.illegal(cell, reason, effects);
            }
            _ => self.note = self.study_note(),
        }
    }

    /// Takes an edit back; before the first one what was studied earlier comes back.
    fn undo_in_study(&mut self, effects: &mut Vec<Effect>) -> bool {
        let Some(study) = &mut self.desk.study else { return false };
        let mut undone = study.undo();
        if !undone && let Some(earlier) = self.desk.earlier.take() {
            *study = *earlier;
            self.desk.is_of_game = false;
            undone = true;
        }
        self.after_edit(undone, Status::NothingToUndo, effects);
        true
    }

    fn after_edit(&mut self, done: bool, otherwise: Status, effects: &mut Vec<Effect>) {
        if done {
            self.edited(effects);
        } else {
            self.note = Note::new(otherwise);
        }
    }

    /// The study on the board, to be changed.
    fn open_desk(&mut self) -> Option<&mut Study> {
        self.desk.study.as_mut().filter(|_| self.desk.is_open)
    }

    fn edited(&mut self, effects: &mut Vec<Effect>) {
        self.stop_search(effects);
        self.hint = None;
        self.note = self.study_note();
        self.keep_game(effects);
    }

    fn look_in_study(&mut self, look: impl FnOnce(&mut Study)) {
        let Some(study) = &mut self.desk.study else { return };
        let before = study.at();
        look(study);
        if study.at() != before {
            self.hint = None;
        }
        self.note = self.study_note();
    }

    /// What is to be said of the position that is studied.
    pub(super) fn study_note(&self) -> Note {
        let Some(study) = self.study() else { return self.situation() };
        let node = study.tree().node(study.at());
        let side = study.position().side_to_move();
        let number = study.tree().depth(study.at());
        let said = Note::new(Status::Studied).side(side).number(number);
        match (node.ply(), node.parent()) {
            _ if Outcome::of(study.position(), node.end()).is_some() => {
                Note { status: Status::StudiedEnd, ..said }
            }
            (Some(ply), Some(_)) => said.cell(study.position().ply_name(ply)),
            _ => Note { status: Status::StudiedStart, ..said },
        }
    }

    /// The same as is shown of a game, for the study that is on the board.
    pub(super) fn shown_in_study(&self, game: Shown) -> Shown {
        let Some(study) = self.study() else { return game };
        let (tree, position) = (study.tree(), study.position());
        let node = tree.node(study.at());
        let outcome = Outcome::of(position, node.end());
        let line = line_of(study);
        let facts = &tree.facts;
        let event = if facts.event.is_empty() { &facts.place } else { &facts.event };
        Shown {
            // Whoever sits there moves for both sides, without a clock, until the game is over.
            phase: if outcome.is_some() { Phase::Over } else { Phase::Running },
            setup: Setup {
                variant: tree.variant(),
                mode: Mode::TwoPlayers,
                time: TimeControl::Off,
                ..game.setup
            },
            you: None,
            players: PerSide { black: None, white: None },
            programs: PerSide { black: None, white: None },
            under_way: true,
            can_change_setup: false,
            choices: position.choices(),
            time: PerSide { black: None, white: None },
            time_warning: false,
            thinking: false,
            must_pass: outcome.is_none() && position.must_pass(),
            time_up: false,
            can_start: false,
            can_pause: false,
            can_skip: outcome.is_none() && position.must_pass(),
            can_undo: study.can_undo() || self.desk.earlier.is_some(),
            can_redo: study.can_redo(),
            can_resign: false,
            can_rematch: false,
            move_count: line.len() - 1,
            viewed_move: tree.depth(study.at()),
            viewing_past: false,
            outcome,
            study: StudyShown {
                open: true,
                node: study.at().number(),
                comment: node.comment().to_owned(),
                judgement: node.judgement(),
                has_ply: node.ply().is_some(),
                can_promote: tree.promotion(study.at()).is_some(),
                can_play: can_play(study),
                names: facts.names.clone(),
                yours: self.game.person().filter(|_| self.desk.is_of_game()),
                event: event.clone(),
                date: facts.date.clone(),
                result: facts.result.clone(),
            },
            ..game
        }
    }
}

/// A game that was opened, at its end; a position to be solved before what was played there.
fn opened(tree: GameTree) -> Study {
    let facts = &tree.facts;
    let is_known = !facts.names.black.is_empty() || !facts.names.white.is_empty();
    let is_problem = tree.start().is_set_up() && !is_known && facts.mode.is_none();
    let mut study = Study::new(tree);
    if is_problem {
        study.first();
    }
    study
}

/// Looks at the position after these plies, as far as they are there.
fn follow(study: &mut Study, plies: &[Ply]) {
    let mut at = NodeId::ROOT;
    for &ply in plies {
        let Some(child) = study.tree().child(at, ply) else { break };
        at = child;
    }
    study.go_to(at);
}

/// A match begins where the game is not over.
fn can_play(study: &Study) -> bool {
    !study.position().is_over()
}
