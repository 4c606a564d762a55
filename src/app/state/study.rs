//! The scene of the study: what people do to it, and what of it is shown. The match waits meanwhile.

mod joining;
pub(super) mod line;
mod marks;
mod messages;
mod rows;

use super::notebook::Notebook;
use super::scene::{BoardAction, Scene, Target};
use super::{AppState, Effect, Note, Player, Shown, Signal, Status};
use crate::game::tree::{Facts, GameTree, NodeId};
use crate::game::{
    GameRecord, IllegalPly, Mode, Outcome, PerSide, Phase, Ply, Setup, Study, StudyImage,
};

use line::{line_of, to_place};

pub use messages::{StudyEvent, StudyShown, WantedMark};
pub use rows::{StudyCell, StudyRow};

impl AppState {
    /// The study as it is kept, also while a game is played; `None` if there is nothing in it.
    pub(super) fn study_image(&self) -> Option<StudyImage> {
        let (notebook, open) = self.notebook_to_keep();
        let earlier = notebook.earlier.as_ref().map(|study| study.image());
        notebook.image().map(|tree| StudyImage { tree, open, earlier })
    }

    /// Goes on with the study that was kept with a game, if there was one.
    pub(super) fn restore_study(
        &mut self,
        study: Option<Study>,
        earlier: Option<Study>,
        is_open: bool,
    ) {
        self.scene = Scene::MATCH;
        self.notebook.leave_game();
        if study.is_some() {
            // What was studied here before comes back with Undo.
            let old = self.notebook.study.take().filter(|old| !old.tree().is_empty());
            let earlier = old.or(earlier).map(Box::new);
            self.notebook = Notebook { study, earlier, ..Notebook::default() };
            self.scene = Scene::of_study(is_open);
        }
        if self.study().is_some() {
            self.note = self.study_note();
        }
    }

    pub(super) fn act_in_study(&mut self, action: BoardAction, effects: &mut Vec<Effect>) {
        let Some(study) = self.study_mut() else { return };
        match action {
            BoardAction::Activate(cell) => self.play_in_study(Ply::Place(cell), effects),
            BoardAction::MakeChoice(choice) => self.play_in_study(Ply::Choose(choice), effects),
            BoardAction::Skip => self.play_in_study(Ply::Pass, effects),
            BoardAction::Undo => self.undo_in_study(effects),
            BoardAction::Redo => {
                let redone = study.redo();
                self.after_edit(redone, Status::NothingToRedo, effects);
            }
            BoardAction::Hint if self.can_hint() => self.look_for_hint(effects),
            BoardAction::Hint => self.note = self.study_note(),
            BoardAction::View(target) => self.look_in_study(|study| match target {
                Target::First => study.first(),
                Target::Previous => study.back(),
                Target::Next => study.forward(),
                Target::Last => study.last(),
                Target::Turn(turns) => {
                    let line = line_of(study);
                    let node = line.get(turns).or(line.last()).copied();
                    study.go_to(node.unwrap_or(NodeId::ROOT));
                }
            }),
            BoardAction::TogglePause | BoardAction::Ask(_) => {
                self.note = Note::new(Status::NotInStudy);
            }
            BoardAction::Resign
            | BoardAction::AnswerQuestion { .. }
            | BoardAction::AnswerTimeUp(_) => {}
        }
    }

    /// Does something to the study that is on the board, or puts one there.
    pub(super) fn change_study(&mut self, event: StudyEvent, effects: &mut Vec<Effect>) {
        match event {
            StudyEvent::Enter => return self.open_study(effects),
            StudyEvent::Leave => return self.leave_study(effects),
            StudyEvent::Open(tree) => return self.study_tree(opened(*tree), effects),
            _ => {}
        }
        let mode = self.game.setup().mode;
        let Some(study) = self.study_mut() else { return };
        let edited = match event {
            StudyEvent::Enter | StudyEvent::Leave | StudyEvent::Open(_) => return,
            StudyEvent::PlayFromHere => return self.play_from_here(mode, effects),
            StudyEvent::Merge(other) => return self.merge_into_study(&other, effects),
            StudyEvent::Find(position) => return self.find_in_study(&position),
            StudyEvent::GoTo(node) => return self.look_in_study(|study| study.go_to(node)),
            StudyEvent::Sibling(by) => return self.look_in_study(|study| study.to_sibling(by)),
            StudyEvent::Fold(node) => return self.notebook.fold(node),
            StudyEvent::Promote => study.promote(),
            StudyEvent::Demote => study.demote(),
            StudyEvent::MakeMain => study.make_main(),
            StudyEvent::Delete => study.delete(),
            StudyEvent::CutAfter => study.cut_after(),
            StudyEvent::Comment(node, text) => study.comment(node, text),
            StudyEvent::Judge(judgement) => study.judge(judgement),
            StudyEvent::Mark(cell, wanted) => marks::put(study, cell, &wanted),
        };
        if edited {
            self.edited(effects);
        }
    }

    /// Puts the study on the board: of the game there, or what was studied before.
    pub(super) fn open_study(&mut self, effects: &mut Vec<Effect>) {
        if self.study().is_some() {
            return;
        }
        // The clock does not run for what nobody sees.
        let _ = self.game.pause(self.now);
        let plies: Vec<Ply> = self.game.turns().iter().map(|turn| turn.ply).collect();
        let is_fresh = plies.is_empty();
        let names = self.game.facts().names;
        let played = self.game.tree().clone().with_facts(Facts { names, ..Facts::default() });
        let mut old = self.notebook.study.take();
        let goes_on = match &mut old {
            None => false,
            Some(_) if is_fresh => true,
            Some(old) => self.notebook.is_of_game && old.merge(&played).is_ok(),
        };
        let study = match old {
            Some(mut old) if goes_on => {
                if !is_fresh {
                    follow(&mut old, &plies);
                }
                old
            }
            old => {
                self.notebook.earlier = old.filter(|old| !old.tree().is_empty()).map(Box::new);
                self.notebook.folded.clear();
                Study::new(played)
            }
        };
        self.notebook.study = Some(study);
        self.scene = Scene::Study;
        self.notebook.is_of_game |= !is_fresh;
        self.hint = None;
        self.note = self.study_note();
        self.keep_game(effects);
    }

    /// Studies another game; what was studied before comes back with Undo.
    pub(super) fn study_tree(&mut self, study: Study, effects: &mut Vec<Effect>) {
        let _ = self.game.pause(self.now);
        let old = self.notebook.study.replace(study);
        self.notebook.earlier = old.filter(|old| !old.tree().is_empty()).map(Box::new);
        self.notebook.folded.clear();
        self.scene = Scene::Study;
        self.notebook.leave_game();
        self.edited(effects);
    }

    fn leave_study(&mut self, effects: &mut Vec<Effect>) {
        if self.study().is_some() {
            self.scene = Scene::MATCH;
            self.hint = None;
            self.note = self.scene_note();
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
        self.scene = Scene::MATCH;
        self.load(&record, setup, None, effects);
        if self.game.resume(self.now).is_ok() {
            self.notebook.is_of_game = true;
            self.note = self.game_note();
            effects.push(Effect::RememberSetup);
        }
    }

    pub(super) fn play_in_study(&mut self, ply: Ply, effects: &mut Vec<Effect>) {
        let Some(study) = self.study_mut() else { return };
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
                if let Ply::Place(cell) = ply {
                    effects.push(Effect::Signal(Signal::StonePlaced(cell)));
                }
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
    fn undo_in_study(&mut self, effects: &mut Vec<Effect>) {
        let Some(study) = &mut self.notebook.study else { return };
        let mut undone = study.undo();
        if !undone && let Some(earlier) = self.notebook.earlier.take() {
            *study = *earlier;
            self.notebook.is_of_game = false;
            undone = true;
        }
        self.after_edit(undone, Status::NothingToUndo, effects);
    }

    fn after_edit(&mut self, done: bool, otherwise: Status, effects: &mut Vec<Effect>) {
        if done {
            self.edited(effects);
        } else {
            self.note = Note::new(otherwise);
        }
    }

    /// The same as [`Self::study`], to be changed.
    fn study_mut(&mut self) -> Option<&mut Study> {
        self.notebook.study.as_mut().filter(|_| self.scene.has_study())
    }

    fn edited(&mut self, effects: &mut Vec<Effect>) {
        self.stop_search(effects);
        self.hint = None;
        self.note = self.study_note();
        self.keep_game(effects);
    }

    fn look_in_study(&mut self, look: impl FnOnce(&mut Study)) {
        let Some(study) = self.study_mut() else { return };
        let before = study.at();
        look(study);
        if study.at() != before {
            self.hint = None;
        }
        self.note = self.study_note();
    }

    /// What is to be said of the position that is studied.
    pub(super) fn study_note(&self) -> Note {
        let Some(study) = self.study() else { return self.game_note() };
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

    pub(super) fn shown_of_study(&self, study: &Study) -> Shown {
        let (tree, position) = (study.tree(), study.position());
        let node = tree.node(study.at());
        let outcome = Outcome::of(position, node.end());
        let must_pass = outcome.is_none() && position.must_pass();
        let facts = &tree.facts;
        let event = if facts.event.is_empty() { &facts.place } else { &facts.event };
        let yours = self.game.person().filter(|_| self.notebook.is_of_game());
        let common = self.shown_in_common();
        Shown {
            phase: if outcome.is_some() { Phase::Over } else { Phase::Running },
            setup: Setup { variant: tree.variant(), ..common.setup },
            people: PerSide::from_fn(|side| Player {
                is_you: yours == Some(side),
                recorded: facts.names[side].clone(),
            }),
            opener: self.opener(),
            choices: position.choices(),
            must_pass,
            can_skip: must_pass,
            can_undo: study.can_undo() || self.notebook.earlier.is_some(),
            can_redo: study.can_redo(),
            can_hint: self.can_hint(),
            move_count: line_of(study).len() - 1,
            viewed_move: tree.depth(study.at()),
            hint: self.best_of_hint(),
            outcome,
            study: StudyShown {
                open: true,
                node: study.at().number(),
                comment: node.comment().to_owned(),
                judgement: node.judgement(),
                has_ply: node.ply().is_some(),
                can_promote: tree.promotion(study.at()).is_some(),
                can_play: can_play(study),
                event: event.clone(),
                date: facts.date.clone(),
                result: facts.result.clone(),
            },
            ..common
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
