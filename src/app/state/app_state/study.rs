//! The scene of the study: what people do to it, and what of it is shown. The match waits meanwhile.

use std::sync::Arc;

use super::AppState;
use crate::app::state::board_action::{BoardAction, Deed, Target};
use crate::app::state::notebook::{KeptStudies, Notebook};
use crate::app::state::scene::Scene;
use crate::app::state::study::line::{line_of, to_place};
use crate::app::state::study::{self, can_play, marks, opened};
use crate::app::state::{
    Effect, Note, Player, Shown, Signal, Status, StudyEvent, StudyRow, StudyShown, Walk,
};
use crate::game::tree::{Facts, GameTree, NodeId};
use crate::game::{
    Foul, GameRecord, IllegalPly, Mode, Outcome, PerSide, Phase, Ply, Position, Setup, Side, Study,
    StudyImage,
};
use crate::records::formats::{shown_date, shown_result};

impl AppState {
    pub(super) fn study_image(&self) -> Option<StudyImage> {
        let (notebook, open) = self.notebook_to_keep();
        notebook.image(open, notebook.is_of_game(self.table.game.number()))
    }

    pub(super) fn restore_study(&mut self, kept: Option<KeptStudies>, image: Option<&StudyImage>) {
        self.put_set_up_by();
        self.scene = Scene::MATCH;
        self.notebook.leave_game();
        if let Some(kept) = kept {
            self.notebook.restore(kept);
            self.scene = Scene::of_study(image.is_some_and(|image| image.open));
            if image.is_some_and(|image| image.of_game) {
                self.notebook.join_game(self.table.game.number());
            }
        }
        if self.study().is_some() {
            self.out.say(self.study_note());
        }
    }

    pub(super) fn act_in_study(&mut self, action: BoardAction) {
        let Some(study) = self.study_mut() else { return };
        match action {
            BoardAction::Activate(cell) => {
                let ply = study.position().ply_on(cell);
                self.play_in_study(ply);
            }
            BoardAction::MakeChoice(choice) => self.play_in_study(Ply::Choose(choice)),
            BoardAction::Skip => self.play_in_study(Ply::Pass),
            BoardAction::Undo => {
                let before = self.before_edit();
                let undone = self.notebook.undo();
                self.after_edit(undone, Status::NothingToUndo);
                self.tell_unseen(before, Status::EditUndone);
            }
            BoardAction::Redo => {
                let before = self.before_edit();
                let redone = self.notebook.redo();
                self.after_edit(redone, Status::NothingToRedo);
                self.tell_unseen(before, Status::EditRedone);
            }
            BoardAction::Hint if self.can_hint() => self.look_for_hint(),
            BoardAction::Hint => self.out.say(self.study_note()),
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
                self.out.say(Note::new(Status::NotInStudy));
            }
            BoardAction::Resign
            | BoardAction::AnswerQuestion { .. }
            | BoardAction::AnswerTimeUp(_) => {}
        }
    }

    pub(super) fn change_study(&mut self, event: StudyEvent) {
        match event {
            StudyEvent::Enter => return self.open_study(),
            StudyEvent::Leave => return self.leave_study(),
            StudyEvent::Open(tree) => return self.study_tree(opened(*tree)),
            StudyEvent::OpenOwn(tree) => return self.begin_study(opened(*tree), true),
            _ => {}
        }
        let mode = self.table.game.setup().mode;
        let Some(study) = self.study_mut() else { return };
        let cuts = matches!(event, StudyEvent::Delete | StudyEvent::CutAfter);
        let before = if cuts { study.tree().len() } else { 0 };
        let edited = match event {
            StudyEvent::Enter
            | StudyEvent::Leave
            | StudyEvent::Open(_)
            | StudyEvent::OpenOwn(_)
            | StudyEvent::Comment { .. } => return,
            StudyEvent::PlayFromHere => return self.play_from_here(mode),
            StudyEvent::Merge(other) => return self.merge_into_study(&other),
            StudyEvent::Find(position) => return self.find_in_study(&position),
            StudyEvent::GoTo(node) => return self.look_in_study(|study| study.go_to(node)),
            StudyEvent::Sibling(by) => return self.look_in_study(|study| study.to_sibling(by)),
            StudyEvent::Fold(node) => return self.notebook.fold(node),
            StudyEvent::Promote => study.promote(),
            StudyEvent::Demote => study.demote(),
            StudyEvent::MakeMain => study.make_main(),
            StudyEvent::Delete => study.delete(),
            StudyEvent::CutAfter => study.cut_after(),
            StudyEvent::Judge(judgement) => study.judge(judgement),
            StudyEvent::Mark(cell, wanted) => marks::put(study, cell, &wanted),
        };
        if !edited {
            return;
        }
        let removed = before.saturating_sub(self.study().map_or(0, |study| study.tree().len()));
        self.edited();
        if removed > 0 {
            self.out.say(Note::new(Status::MovesRemoved).number(removed));
        }
    }

    pub(super) fn open_study(&mut self) {
        if self.study().is_some() {
            return;
        }
        self.table.suspend();
        let game = &self.table.game;
        let plies: Vec<Ply> = game.turns().iter().map(|turn| turn.ply).collect();
        // Nobody plays a game that has not begun.
        let names = if game.under_way() { game.facts().names } else { PerSide::default() };
        let played = game.tree().clone().with_facts(Facts { names, ..Facts::default() });
        self.notebook.open(played, &plies, game.end(), self.table.game.number());
        self.scene = Scene::STUDY;
        self.table.hint = None;
        self.out.say(self.study_note());
        self.keep_game();
    }

    pub(super) fn study_tree(&mut self, study: Study) {
        self.begin_study(study, false);
    }

    /// Studies a game, perhaps one from the archive of those finished here.
    fn begin_study(&mut self, study: Study, is_own: bool) {
        self.table.suspend();
        self.notebook.begin(study);
        if is_own {
            self.notebook.mark_as_own();
        }
        self.scene = Scene::STUDY;
        self.notebook.leave_game();
        self.edited();
    }

    fn leave_study(&mut self) {
        if self.study().is_some() {
            self.scene = Scene::MATCH;
            self.table.hint = None;
            self.out.say(self.scene_note());
            self.keep_game();
        }
    }

    /// Begins a game from the position on the board. An unfinished one is kept, and the study stays to return to.
    pub(super) fn play_from_here(&mut self, mode: Mode) {
        let Some(study) = self.study().filter(|study| can_play(study)) else { return };
        let record = GameRecord::of(study.tree(), study.at());
        if self.play_on_from(&record, mode) {
            self.notebook.join_game(self.table.game.number());
        }
    }

    /// Begins a game from the end of a record; returns whether it goes on.
    pub(super) fn play_on_from(&mut self, record: &GameRecord, mode: Mode) -> bool {
        let taken = self.table.take_setup_to_go_on();
        let setup = Setup { variant: record.variant(), mode, ..taken };
        self.scene = Scene::MATCH;
        self.take_over(record, setup);
        let goes_on = self.table.game.resume(self.table.now).is_ok();
        if goes_on {
            self.out.say(self.table.game_note());
            self.out.push(Effect::RememberSetup);
        }
        goes_on
    }

    pub(super) fn play_in_study(&mut self, ply: Ply) {
        let Some(study) = self.study_mut() else { return };
        // A side without a legal move passes automatically, so that a click places the opponent's stone.
        if let Ply::Place(cell) = ply
            && study.position().must_pass()
            && to_place(study.position()).is_legal(cell)
        {
            study.play(Ply::Pass).expect("where nothing else is left a pass is legal");
        }
        if ply == Ply::Pass && !study.position().must_pass() {
            let side = study.position().side_to_move();
            self.out.say(Note::new(Status::SkipRefused).side(side));
            return;
        }
        match (study.play(ply), ply) {
            (Ok(()), _) => {
                if let Ply::Place(cell) = ply {
                    self.out.signal(Signal::StonePlaced(cell));
                }
                self.edited();
            }
            (Err(reason), Ply::Place(cell) | Ply::Offer(cell))
                if reason != IllegalPly::GameOver =>
            {
                self.illegal(cell, reason);
            }
            (Err(_), _) => self.out.reply(self.study_note()),
        }
    }

    pub(super) fn illegal(&mut self, cell: usize, reason: IllegalPly) {
        let status = match reason {
            IllegalPly::Occupied => Status::Occupied,
            IllegalPly::FlipsNothing => Status::FlipsNothing,
            IllegalPly::Forbidden(Foul::Overline) => Status::ForbiddenOverline,
            IllegalPly::Forbidden(Foul::DoubleFour) => Status::ForbiddenDoubleFour,
            IllegalPly::Forbidden(Foul::DoubleThree) => Status::ForbiddenDoubleThree,
            IllegalPly::ChoiceDue => {
                self.out.say(self.scene_note());
                return;
            }
            IllegalPly::TooFar(_) => Status::TooFarOut,
            IllegalPly::Offered => Status::FifthKnown,
            IllegalPly::Alike => Status::FifthAlike,
            IllegalPly::NotOffered => Status::FifthNotOffered,
            IllegalPly::OffBoard
            | IllegalPly::NoChoice
            | IllegalPly::NoOffer
            | IllegalPly::OffersDue
            | IllegalPly::NoPass
            | IllegalPly::GameOver => return,
        };
        self.out.signal(Signal::IllegalCell(cell));
        self.out.say(if self.scene.is_match() && self.table.game.must_pass() {
            self.table.game_note()
        } else {
            let width = match reason {
                IllegalPly::TooFar(reach) => 2 * usize::from(reach) + 1,
                _ => 0,
            };
            Note::new(status).cell(self.cell_name(cell)).count(width)
        });
    }

    fn after_edit(&mut self, done: bool, otherwise: Status) {
        if done {
            self.edited();
        } else {
            self.out.say(Note::new(otherwise));
        }
    }

    /// Which study is on the board, and what is said of its position.
    fn before_edit(&self) -> (u32, Note) {
        (self.notebook.number(), self.study_note())
    }

    /// Says what the sentence about the position does not tell: that another study is there now, or that it was no move that
    /// has changed.
    fn tell_unseen(&mut self, (number, note): (u32, Note), edit: Status) {
        if self.notebook.number() != number {
            let is_end = self.out.note().status == Status::StudiedEnd;
            let side = self.out.note().side.filter(|_| !is_end);
            self.out.say(Note { side, ..Note::new(Status::StudyBack) });
        } else if *self.out.note() == note {
            self.out.say(Note::new(edit));
        }
    }

    fn study_mut(&mut self) -> Option<&mut Study> {
        self.notebook.study.as_mut().filter(|_| self.scene.has_study())
    }

    /// What was typed may arrive only when the room has been left.
    pub(super) fn comment(&mut self, number: u32, node: NodeId, text: String) {
        let is_shown = self.scene.is_study() && self.notebook.number() == number;
        let study = self.notebook_to_keep_mut().numbered_mut(number);
        match study.is_some_and(|study| study.comment(node, text)) {
            true if is_shown => self.edited(),
            true => self.keep_game(),
            false => {}
        }
    }

    fn edited(&mut self) {
        self.table.stop_search(&mut self.out);
        self.table.hint = None;
        self.out.say(self.study_note());
        self.keep_game();
    }

    fn look_in_study(&mut self, look: impl FnOnce(&mut Study)) {
        let Some(study) = self.study_mut() else { return };
        look(study);
        self.out.say(self.study_note());
    }

    fn merge_into_study(&mut self, other: &GameTree) {
        let Some(study) = self.study_mut() else { return };
        let before = study.tree().len();
        if study.merge(other).is_err() {
            self.out.say(Note::new(Status::MergeRefused));
            return;
        }
        let added = study.tree().len() - before;
        let mut at = NodeId::ROOT;
        for ply in other.plies(other.main_end()) {
            at = study.tree().child(at, ply).expect("its lines are there now");
        }
        study.go_to(at);
        self.edited();
        self.out.say(Note::new(Status::Merged).number(added));
    }

    /// Shows the next node with this position, by whatever moves it was reached; the first follows the last.
    fn find_in_study(&mut self, wanted: &Position) {
        let Some(study) = self.study_mut() else { return };
        let found = study.tree().find(wanted);
        let here = found.iter().position(|&node| node == study.at());
        let next = found.get(here.map_or(0, |at| (at + 1) % found.len())).copied();
        match next {
            Some(node) => self.look_in_study(|study| study.go_to(node)),
            None => self.out.say(Note::new(Status::PositionNotFound)),
        }
    }

    /// The names of those who played what a notebook holds, and which of them is the person at this computer; both by
    /// their first colours.
    pub(super) fn players_of(&self, notebook: &Notebook) -> (PerSide<String>, Option<Side>) {
        let Some(study) = notebook.study() else { return Default::default() };
        let facts = &study.tree().facts;
        let of_game = self.table.game.under_way() && notebook.is_of_game(self.table.game.number());
        if let Some(person) = self.table.game.setup().mode.person().filter(|_| of_game) {
            return (self.table.game.facts().names, Some(person));
        }
        let mode = facts.mode.filter(|_| notebook.is_own());
        (facts.names.clone(), mode.and_then(Mode::person))
    }

    pub(super) fn study_note(&self) -> Note {
        self.study().map_or_else(|| self.table.game_note(), study::note)
    }

    /// The moves of the study with all variations, the very same as before where nothing in them has changed; empty while
    /// nothing is studied.
    pub fn study_rows(&self) -> Arc<Vec<StudyRow>> {
        self.study().map_or_else(Arc::default, |_| self.notebook.rows())
    }

    pub(super) fn shown_of_study(&self, study: &Study) -> Shown {
        let (tree, position) = (study.tree(), study.position());
        let node = tree.node(study.at());
        let outcome = Outcome::of(position, node.end());
        let must_pass = outcome.is_none() && position.must_pass();
        let facts = &tree.facts;
        let event = if facts.event.is_empty() { &facts.place } else { &facts.event };
        let (names, person) = self.players_of(&self.notebook);
        let common = self.shown_in_common();
        // An exercise says by itself what it offers; else it is what the study has.
        let in_exercise = self.scene.exercise().is_some();
        let can = |deed, of_study: bool| {
            if in_exercise { self.scene.offer(deed).is_ok() } else { of_study }
        };
        let earlier = study.can_undo() || self.notebook.earlier().is_some();
        let later = study.can_redo() || self.notebook.has_later();
        let line = line_of(study);
        let (at, length) = (tree.depth(study.at()), line.len() - 1);
        Shown {
            phase: if outcome.is_some() { Phase::Over } else { Phase::Running },
            setup: Setup { variant: tree.variant(), ..common.setup },
            people: PerSide::from_fn(|side| Player {
                is_you: person == Some(position.player_of(side)),
                recorded: names[position.player_of(side)].clone(),
            }),
            choices: position.choices(),
            must_pass,
            can_skip: can(Deed::Skip, must_pass),
            can_undo: can(Deed::Undo, earlier),
            can_redo: can(Deed::Redo, later),
            can_hint: can(Deed::Hint, self.can_hint()),
            move_count: length,
            played: line.last().map_or(0, |&last| tree.moves_to(last)),
            viewed_move: at,
            walk: self.walk_of_exercise().unwrap_or(Walk::of_game(at, length)),
            hint: self.best_of_hint(),
            outcome,
            study: StudyShown {
                open: true,
                number: self.notebook.number(),
                node: study.at().number(),
                moves: tree.moves_to(study.at()),
                comment: node.comment().to_owned(),
                judgement: node.judgement(),
                has_ply: node.ply().is_some(),
                can_promote: tree.promotion(study.at()).is_some(),
                can_demote: tree.demotion(study.at()).is_some(),
                can_play: can_play(study),
                event: event.clone(),
                date: shown_date(&facts.date).to_owned(),
                result: shown_result(&facts.result).into_owned(),
            },
            ..common
        }
    }
}
