//! The picture of one's own play: what happens to it, and what leads there and away.

use super::AppState;
use crate::analysis::Summary;
use crate::app::state::review::OwnReview;
use crate::app::state::{
    Effect, Event, InsightEffect, InsightEvent, InsightRow, InsightShown, LibraryJob, StudyEvent,
};
use crate::game::tree::{GameKey, GameTree, NodeId};
use crate::insight::{Judged, OwnGame};
use crate::puzzles::{Puzzles, Theme};

impl AppState {
    pub(super) fn insight_event(&mut self, event: InsightEvent) {
        let is_other = match event {
            InsightEvent::Games(games) => {
                self.insight.read_games(games);
                true
            }
            InsightEvent::Reviews(reviews) => {
                self.insight.read_reviews(*reviews);
                true
            }
            InsightEvent::Written => {
                self.insight.written();
                false
            }
            InsightEvent::Last(last) => {
                self.insight.show_last(last);
                true
            }
            InsightEvent::Choose(subject) => {
                self.insight.choose(subject);
                false
            }
            InsightEvent::ShowAll(chart) => {
                self.insight.show_all(chart);
                false
            }
            InsightEvent::Follow => {
                self.insight.follow();
                false
            }
            InsightEvent::Review => {
                self.insight.review(&mut self.out);
                false
            }
            InsightEvent::CancelReview => {
                self.insight.end_review(&mut self.out);
                false
            }
            InsightEvent::Judging(number, news) => {
                self.insight.judging(number, news, &mut self.out)
            }
            InsightEvent::Open(row) => {
                self.open_own_game(row);
                false
            }
            InsightEvent::Export(path) => {
                let bytes = self.insight.table().into_bytes();
                self.out.push(Effect::Write { path, bytes });
                false
            }
        };
        if is_other {
            self.work_out_insight();
        }
    }

    /// Has the picture be that of the game that is learnt.
    pub(super) fn work_out_insight(&mut self) {
        self.insight.learn(self.learn.game, has_puzzles(self.learn.game));
    }

    /// Has games and reviews read.
    pub(super) fn read_own_play(&mut self) {
        self.out.push(Effect::Insight(InsightEffect::ReadGames));
        self.out.push(Effect::Insight(InsightEffect::ReadReviews));
    }

    fn open_own_game(&mut self, row: usize) {
        let Some(InsightRow { path, mistake, .. }) = self.insight.row(row).cloned() else {
            return;
        };
        let number = mistake.map(|it| usize::from(it.0));
        self.library.begin(LibraryJob::OpenOwn(path, number), String::new(), &mut self.out);
    }

    /// What opens a game of one's own before the move with this number, or at its end.
    pub(super) fn study_own_game(tree: Box<GameTree>, number: Option<usize>) -> Vec<Event> {
        let line = tree.path(tree.main_end());
        let before = |number| line.windows(2).find(|it| tree.moves_to(it[1]) == number);
        let at = number.and_then(before).map(|it| it[0]).or(line.last().copied());
        let go = at.map(|node| Event::Study(StudyEvent::GoTo(node)));
        std::iter::once(Event::Study(StudyEvent::OpenOwn(tree))).chain(go).collect()
    }

    /// Keeps what the review of a game of ours found, once it is over and all that can be said of its mistakes is known.
    pub(super) fn keep_review(&mut self) {
        // The next game may have begun since.
        let Some(own) = self.reviewing.own.as_ref().filter(|own| own.is_done) else { return };
        let (notebook, _) = self.notebook_to_keep();
        let is_open = notebook.number() == own.study;
        let Some(study) = notebook.study().filter(|_| is_open) else { return };
        if self.reviewing.is_busy_with(study) {
            return;
        }
        let (tree, plies) = (study.tree(), &own.plies);
        let end = plies.iter().try_fold(NodeId::ROOT, |at, &ply| tree.child(at, ply));
        let Some(end) = end else { return };
        let summary = Summary::of(tree, end, crate::analysis::book_values::is_book_move);
        let known = |mistake: &_| self.reviewing.explanation(mistake);
        let Some(judged) = Judged::of(tree, &summary, known) else { return };
        let key = GameKey::of(tree.start(), plies);
        if self.insight.add(key, judged, &mut self.out) {
            self.work_out_insight();
        }
    }

    /// The finished game of the person's that is studied, whose review begins.
    pub(super) fn own_game(&self) -> Option<OwnReview> {
        let (notebook, _) = self.notebook_to_keep();
        let (tree, game) = (notebook.study()?.tree(), &self.table.game);
        let plies = if notebook.is_of_game(game.number()) {
            let is_own = game.setup().mode.person().is_some() && self.table.is_over();
            is_own.then(|| game.turns().iter().map(|turn| turn.ply).collect())
        } else {
            let is_own = notebook.is_own() && OwnGame::of(tree).is_some();
            is_own.then(|| tree.plies(tree.main_end()))
        };
        Some(OwnReview { study: notebook.number(), plies: plies?, is_done: false })
    }

    pub(super) fn insight_shown(&self) -> InsightShown {
        if self.scene.is_learning() { self.insight.shown() } else { InsightShown::default() }
    }
}

fn has_puzzles(game: crate::game::Game) -> impl Fn(Theme) -> bool {
    let puzzles = Puzzles::shipped(game);
    move |theme| puzzles.all().iter().any(|it| it.themes.contains(&theme))
}
