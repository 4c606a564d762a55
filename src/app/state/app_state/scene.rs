//! What every scene answers: actions at the board, its position, and what is shown of it.

use std::borrow::Cow;

use super::AppState;
use crate::app::state::board_action::{BoardAction, Deed};
use crate::app::state::exercise::OpenExercise;
use crate::app::state::overlay::Overlay;
use crate::app::state::scene::{Over, Scene};
use crate::app::state::study::line::to_place;
use crate::app::state::{Note, Player, Shown, Status, StudyEvent, StudyShown};
use crate::game::tree::GameTree;
use crate::game::{Answer, GameRecord, PerSide, Ply, Position, Setup, Study};

impl AppState {
    pub(super) fn act(&mut self, action: BoardAction) {
        if let BoardAction::AnswerTimeUp(answer) = action {
            return self.answer_time_up(answer);
        }
        if let Some(deed) = action.deed()
            && let Err(why) = self.scene.offer(deed)
        {
            return self.refuse(deed, why);
        }
        match self.scene.over() {
            None if self.scene.has_study() => self.act_in_study(action),
            None => self.act_in_match(action),
            Some(Over::Exercise(_)) => self.act_in_exercise(action),
            Some(Over::Puzzle(_)) => self.act_in_puzzle(action),
            Some(Over::Lesson(_)) => self.act_in_lesson(action),
            Some(Over::Drill(_)) => self.act_in_drill(action),
            Some(Over::SetUp { .. }) => self.act_in_set_up(action),
        }
    }

    /// There is nothing on the board for a deed, but perhaps in the list of openings beside it.
    fn refuse(&mut self, deed: Deed, why: Status) {
        if deed == Deed::Undo && self.can_put_openings_back() {
            self.put_openings_back();
        } else {
            self.out.say(Note::new(why));
        }
    }

    fn answer_time_up(&mut self, answer: Answer) {
        if self.table.game.time_up().is_some() && self.scene.is_match() {
            // Whoever thinks on sees what there is to think about.
            self.scene.view_latest();
            self.table.answer_time_up(answer, &mut self.out);
        }
    }

    pub(super) fn study_event(&mut self, event: StudyEvent) {
        // It changes nothing of what is on the board, and may belong below.
        if let StudyEvent::Comment { study, node, text } = event {
            return self.comment(study, node, text);
        }
        let was_learning = self.scene.is_learning();
        let goes_on = match self.scene.over() {
            None => true,
            Some(Over::Exercise(_)) => self.leave_exercise_for(&event),
            Some(Over::Puzzle(_) | Over::Lesson(_) | Over::Drill(_)) => {
                self.leave_learn_for(&event)
            }
            Some(Over::SetUp { .. }) => self.leave_set_up_for(&event),
        };
        // How a run ended is said this once, in place of what the study says of itself.
        let is_enter = was_learning && event == StudyEvent::Enter;
        let ended =
            Some(self.out.note()).filter(|it| is_enter && it.status == Status::RunLeft).cloned();
        if goes_on {
            self.change_study(event);
        }
        if let Some(ended) = ended {
            self.out.say(ended);
        }
    }

    /// Ends a scene that lies over the match or the study.
    pub(super) fn uncover_scene(&mut self) {
        match self.scene.over() {
            None => {}
            Some(Over::Exercise(_)) => self.leave_exercise(),
            Some(Over::Puzzle(_) | Over::Lesson(_) | Over::Drill(_)) => self.leave_learn(),
            Some(Over::SetUp { .. }) => {
                self.put_set_up_by();
                self.drop_set_up();
            }
        }
    }

    pub(super) fn return_to_match(&mut self) {
        if self.scene.is_match() {
            return;
        }
        self.uncover_scene();
        self.scene = Scene::MATCH;
        self.out.say(self.scene_note());
        self.keep_game();
    }

    pub(super) fn position(&self) -> &Position {
        if let Some(overlay) = self.scene.overlay() {
            return overlay.position();
        }
        match (self.study(), self.preview()) {
            (None, _) => self.table.game.position_after(self.scene.view().unwrap_or(usize::MAX)),
            (Some(_), Some((position, _))) => position,
            (Some(study), None) => study.position(),
        }
    }

    /// The position in which a click on a legal cell places a stone; `None` if a click does something else.
    pub(super) fn playable_position(&self) -> Option<Cow<'_, Position>> {
        if let Some(overlay) = self.scene.overlay() {
            return overlay.asked();
        }
        let Some(study) = self.study() else {
            let game = &self.table.game;
            let is_awaited = game.human_to_move() || self.table.click_plays_first();
            let plays = self.scene.view().is_none() && is_awaited;
            return plays.then(|| Cow::Borrowed(game.position()));
        };
        if let Some(asked) = self.scene.exercise().and_then(OpenExercise::asked_further) {
            return Some(Cow::Owned(to_place(asked)));
        }
        let plays = self.preview().is_none() && !study.position().is_over();
        plays.then(|| Cow::Owned(to_place(study.position())))
    }

    /// The tree of the match or the study, whose position is on the board.
    pub(super) fn tree(&self) -> Option<&GameTree> {
        if self.scene.overlay().is_some() {
            return None;
        }
        Some(self.study().map_or(self.table.game.tree(), Study::tree))
    }

    pub(super) fn plies(&self) -> Vec<Ply> {
        if let Some(overlay) = self.scene.overlay() {
            return overlay.plies();
        }
        let Some(study) = self.study() else {
            let turns = &self.table.game.turns()[..self.viewed()];
            return turns.iter().map(|turn| turn.ply).collect();
        };
        let ahead = self.preview().into_iter().flat_map(|(_, line)| line.iter().copied());
        study.tree().plies(study.at()).into_iter().chain(ahead).collect()
    }

    /// The line to what lies over the match or the study; `None` where one of them is on the board.
    pub fn line_on_board(&self) -> Option<GameRecord> {
        self.scene.overlay().map(Overlay::record)
    }

    /// Whether there is anything to copy: a move, or a position that is not the usual start.
    pub(super) fn can_copy(&self) -> bool {
        match (self.scene.overlay(), self.tree()) {
            (Some(overlay), _) => overlay.can_copy(),
            (None, Some(tree)) => !tree.is_empty() || tree.start().is_set_up(),
            (None, None) => false,
        }
    }

    /// Everything that is shown but the rows.
    pub fn shown(&self) -> Shown {
        match (self.scene.overlay(), self.study()) {
            (Some(overlay), _) => self.shown_of_overlay(overlay),
            (None, Some(study)) => self.shown_of_study(study),
            (None, None) => self.shown_of_match(),
        }
    }

    fn shown_of_overlay(&self, overlay: &dyn Overlay) -> Shown {
        let common = self.shown_in_common();
        let can = |deed| overlay.can(deed);
        let is_you = |side| overlay.person() == Some(side);
        Shown {
            setup: Setup { variant: overlay.variant(), ..common.setup },
            people: PerSide::from_fn(|side| Player {
                is_you: is_you(side),
                recorded: String::new(),
            }),
            can_skip: can(Deed::Skip),
            can_undo: can(Deed::Undo) || self.can_put_openings_back(),
            can_redo: can(Deed::Redo),
            can_hint: can(Deed::Hint),
            walk: overlay.walk(),
            study: StudyShown { open: self.set_up().is_some(), ..common.study },
            ..common
        }
    }

    pub(super) fn scene_note(&self) -> Note {
        match (self.scene.overlay(), self.scene.exercise()) {
            (Some(overlay), _) => overlay.note(),
            (None, Some(_)) => Note::new(Status::Exercise),
            (None, None) => self.study_note(),
        }
    }

    /// The study, while it is on the board or below what is there.
    pub fn study(&self) -> Option<&Study> {
        self.notebook.study().filter(|_| self.scene.has_study())
    }

    /// The study, if its position is on the board, or one in the course of a line from there.
    pub(super) fn study_on_board(&self) -> Option<&Study> {
        self.study().filter(|_| self.scene.overlay().is_none())
    }
}
