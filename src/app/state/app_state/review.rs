//! The review of the studied game: begun, shown, and written into its tree move by move.

use super::AppState;
use super::exercise::kept_mut;
use crate::analysis::review::{News, keep_proof};
use crate::analysis::{Mistake, Reviewed, reasons};
use crate::app::state::review::{LONG_REVIEW, MistakeHere, is_same, summary};
use crate::app::state::study::line::line_of;
use crate::app::state::{ReviewEvent, ReviewRow, ReviewShown, Signal, StudyEvent};
use crate::game::tree::NodeId;
use crate::game::{Ply, Position, Side};

impl AppState {
    pub(super) fn review_event(&mut self, event: ReviewEvent) {
        match event {
            ReviewEvent::Start(effort) => {
                if self.study().is_none() {
                    if !self.table.is_over() {
                        // A running game is not analysed for its players.
                        return;
                    }
                    self.study_event(StudyEvent::Enter);
                }
                let person = self.person_in_study();
                if self.scene.has_study() {
                    self.reviewing.own = self.own_game();
                    let (notebook, now) = (&self.notebook, self.table.now);
                    self.reviewing.begin(notebook, effort, person, now, &mut self.out);
                }
            }
            ReviewEvent::Cancel => {
                self.reviewing.end(&mut self.out);
                self.keep_game();
            }
            ReviewEvent::News(news) => self.reviewed(&news),
            ReviewEvent::Show(is_shown) => {
                self.reviewing.is_shown = is_shown;
                self.explain_shown();
            }
            ReviewEvent::Explained(explained) => {
                if self.reviewing.explained(*explained) {
                    self.keep_proof();
                }
                self.keep_review();
            }
            ReviewEvent::Preview(wanted) => {
                let line = self.study().and_then(|study| {
                    let (which, plies) = wanted?;
                    let line = self.reviewing.line_of_mistake(study, which, plies)?;
                    Some((self.notebook.number(), study.at(), line))
                });
                self.reviewing.preview = line;
            }
            ReviewEvent::Play(which, plies) => {
                self.reviewing.preview = None;
                let line =
                    self.study().and_then(|it| self.reviewing.line_of_mistake(it, which, plies));
                for ply in line.into_iter().flat_map(|(_, line)| line) {
                    self.play_in_study(ply);
                }
            }
        }
    }

    /// The colour of the person at this computer in the end of the studied line.
    fn person_in_study(&self) -> Option<Side> {
        let study = self.study()?;
        let end = line_of(study).last().map(|&end| study.tree().position(end))?;
        self.players_of(&self.notebook).1.map(|player| end.player_of(player))
    }

    pub(super) fn review_preview(&self) -> Option<&(Position, Vec<Ply>)> {
        let (number, at, line) = self.reviewing.preview.as_ref()?;
        let is_there = self.notebook.number() == *number && self.study()?.at() == *at;
        (self.reviewing.is_shown && is_there).then_some(line)
    }

    /// Ends the review if another study than the reviewed one is open now.
    pub(super) fn update_review(&mut self) {
        let notebook = self.notebook_to_keep().0;
        if self.reviewing.running.as_ref().is_some_and(|it| !it.fits(notebook)) {
            self.reviewing.end(&mut self.out);
        }
        self.reviewing.summary = self.study().map(summary).unwrap_or_default();
    }

    fn reviewed(&mut self, news: &News) {
        let notebook = kept_mut(&mut self.scene, &mut self.notebook);
        if let Some(finished) = self.reviewing.reviewed(news, self.table.now, notebook) {
            let is_long = finished.took > LONG_REVIEW;
            if finished.is_done
                && is_long
                && self.settings.play.notify_review
                && !self.reviewing.is_watched
            {
                self.out.signal(Signal::ReviewUnseen);
            }
            self.keep_game();
            self.explain_reviewed();
            self.learn_from_review(&finished);
            self.keep_review();
        } else {
            // What took minutes to find is not lost with the program.
            self.save_if_due();
        }
    }

    /// Has the reviewed study know what the latest reason proved.
    fn keep_proof(&mut self) {
        let Some((mistake, found)) = self.reviewing.latest_proof() else { return };
        let Some(study) = kept_mut(&mut self.scene, &mut self.notebook).study.as_mut() else {
            return;
        };
        let is_it = |node: &NodeId| {
            reasons::mistake(study.tree(), *node).is_some_and(|it| is_same(&it, mistake))
        };
        let Some(node) = line_of(study).into_iter().find(is_it) else { return };
        if study.annotate(|tree| keep_proof(tree, node, found)) {
            self.keep_game();
        }
    }

    /// Has reasons looked for in what was reviewed, be it on the board or not: they are kept with it.
    fn explain_reviewed(&mut self) {
        let (scene, notebook) = (&mut self.scene, &mut self.notebook);
        if let Some(study) = kept_mut(scene, notebook).study() {
            self.reviewing.explain_later(study, &mut self.out);
        }
    }

    fn explain(&mut self) {
        if let Some(study) = self.notebook.shown(self.scene.has_study()) {
            self.reviewing.explain(study, &mut self.out);
        }
    }

    pub(super) fn explain_shown(&mut self) {
        if self.reviewing.is_shown && self.reviewing.running.is_none() {
            self.explain();
        }
    }

    /// The mistake that comes next in the line on the board, while the review is shown.
    pub(super) fn mistake_here(&self) -> Option<MistakeHere> {
        if !self.reviewing.is_shown || self.hides_values() || self.preview().is_some() {
            return None;
        }
        self.reviewing.mistake_here(self.study()?)
    }

    pub(super) fn next_mistake(&self) -> Option<Mistake> {
        // What is set up hides the study.
        let study = self.study().filter(|_| self.set_up().is_none())?;
        self.reviewing.next_mistake(study)
    }

    pub(super) fn go_to_next_mistake(&mut self, side: Side) -> bool {
        let Some(study) = self.study() else { return false };
        let tree = study.tree();
        // The move after the position on the board is the slip one was at.
        let after = tree.depth(study.at()) + 1;
        let is_next =
            |it: &&Reviewed| it.side == side && it.class.is_some() && tree.depth(it.node) > after;
        let found = summary(study).moves.iter().find(is_next).map(|it| it.node);
        let Some(node) = found.and_then(|node| tree.node(node).parent()) else { return false };
        self.change_study(StudyEvent::GoTo(node));
        true
    }

    pub(super) fn review_shown(&self) -> ReviewShown {
        let Some(study) = self.study() else {
            // From the room where one learns the way leads through a study, which need not be of a finished game.
            let is_open = self.table.is_over() || self.scene.is_learning();
            let game = &self.table.game;
            let possible = is_open && !game.turns().is_empty() && game.position().is_settled();
            return ReviewShown { possible, ..ReviewShown::default() };
        };
        self.reviewing.shown(study, self.notebook.number())
    }

    /// The points of the graph: the reviewed moves of the line.
    pub fn review_rows(&self) -> Vec<ReviewRow> {
        self.study().map_or_else(Vec::new, |study| self.reviewing.rows(study))
    }
}
