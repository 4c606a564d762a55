//! What the window shows: one value for each property, one row for each delegate.

use super::AppState;
use crate::app::state::lesson::OpenLesson;
use crate::app::state::puzzle::OpenPuzzle;
use crate::app::state::study::line::{line_of, turns_of};
use crate::app::state::study::marks::mark_on;
use crate::app::state::{BoardRow, Hint, MoveRow, Shown, StudyShown, Walk};
use crate::game::{How, Mode, PerSide, Phase, Ply, Position, Setup, Side, TimeControl};
use crate::openings::{self, Opening};

impl AppState {
    /// What is shown of every scene, with nothing that could be done. Each scene adds its own.
    pub(super) fn shown_in_common(&self) -> Shown {
        let position = self.position();
        let setup = Setup {
            // Outside the match one person moves for both sides, without a clock.
            mode: Mode::TwoPlayers,
            time: TimeControl::Off,
            ..*self.table.game.setup()
        };
        Shown {
            phase: Phase::Running,
            setup,
            next: self.chosen(),
            shares_seats: self.table.shares_seats(),
            you: None,
            people: PerSide::default(),
            players: PerSide::default(),
            programs: PerSide::default(),
            can_change_setup: false,
            departed: self.departed_shown(),
            mine: self.mine_shown(&self.chosen()),
            has_openings: self.chosen().has_openings() && self.table.has_openings(),
            turn: position.side_to_move(),
            side_in_turn: position.player_of(position.player_to_move()),
            clock_side: self.table.game.side_in_turn(),
            opener: None,
            choosing: !position.choices().is_empty(),
            choices: &[],
            counts: position.counts(),
            time: PerSide::default(),
            time_warning: false,
            thinking: false,
            asked: self.table.asked(),
            must_pass: false,
            time_up: false,
            under_way: true,
            can_start: false,
            can_pause: false,
            can_skip: false,
            can_undo: false,
            can_redo: false,
            can_hint: false,
            can_copy: self.can_copy(),
            can_resign: false,
            can_rematch: false,
            move_count: 0,
            played: 0,
            viewed_move: 0,
            viewing_past: false,
            walk: Walk::default(),
            hint: None,
            outcome: None,
            tally: self.table.game.tally(),
            series: self.table.series_shown(),
            note: self.out.note().clone(),
            autosave_trouble: self.saves.trouble().cloned(),
            save_due: self.save_due(),
            study: StudyShown::default(),
            set_up: self.set_up_shown(),
            analysis: self.analysis.shown(),
            coach: self.coach_shown(),
            review: self.review_shown(),
            practice: self.practice_shown(),
            puzzle: self.puzzle_shown(),
            lesson: self.lesson_shown(),
            openings: self.openings_shown(),
            insight: self.insight_shown(),
            drill: self.drill_shown(),
        }
    }

    pub(super) fn best_of_hint(&self) -> Option<Hint> {
        let (position, ranked) = self.table.hint.as_ref()?;
        Some(Hint::of(position, ranked.first()?, 1))
    }

    /// The cells of the board, in row order.
    pub fn board_rows(&self) -> Vec<BoardRow> {
        let position = self.position();
        let playable = self.playable_position();
        let playable = playable.as_deref();
        let legal = playable.map(Position::legal_cells).unwrap_or_default();
        let placed: Vec<usize> = self.plies().into_iter().filter_map(Ply::placed).collect();
        let cells = usize::from(position.size()).pow(2);
        // Those of a puzzle are counted from its solver's first on.
        let before = self.scene.puzzle().and_then(OpenPuzzle::move_before);
        let before = usize::from(matches!(before, Some(Ply::Place(_))));
        let mut numbers = vec![0; cells];
        for (&cell, number) in placed.iter().skip(before).zip(1..) {
            numbers[cell] = number;
        }
        let won = position.winning_cells();
        let offers = position.offers();
        let (study, exercise) = (self.study_on_board(), self.scene.exercise());
        let overlay = self.scene.overlay();
        let analysis = Some(&self.analysis).filter(|_| self.preview().is_none());
        let mistake = self.mistake_here();
        let asked = self.coach_shown().asks.map(|it| it.cell);
        let threats = self.threatened();
        let black_moves = playable.is_some_and(|it| it.side_to_move() == Side::Black);
        let hides_fouls = self.scene.lesson().is_some_and(OpenLesson::hides_fouls);
        let forbidden =
            if black_moves || hides_fouls { Vec::new() } else { self.forbidden_cells() };
        let barred = |cell| forbidden.iter().find(|it| it.0 == cell).map(|it| it.1);
        let advised = self.advised();
        let value_of_mistake = |cell| mistake.as_ref().and_then(|it| it.value_on(cell));
        (0..cells)
            .map(|cell| BoardRow {
                stone: position.stone(cell),
                legal: legal.binary_search(&cell).is_ok(),
                last_move: placed.last() == Some(&cell),
                offered: offers.iter().position(|&it| it == cell).map_or(0, |at| at + 1),
                winning: won.binary_search(&cell).is_ok(),
                number: numbers[cell],
                foul: playable.filter(|_| !hides_fouls).and_then(|it| it.foul(cell)),
                mark: study.and_then(|study| mark_on(study, cell)).cloned(),
                hint: self.hint_on(cell),
                value: analysis.and_then(|it| it.value_on(cell)).or_else(|| value_of_mistake(cell)),
                chosen: analysis.is_some_and(|it| it.is_chosen(cell)),
                advised: advised == Some(cell),
                threat: threats[cell],
                barred: barred(cell),
                reason: mistake.as_ref().is_some_and(|it| it.shows(cell))
                    || asked == Some(cell)
                    || exercise.is_some_and(|it| it.marks(cell))
                    || overlay.is_some_and(|it| it.marks(cell)),
                name: position.cell_name(cell),
            })
            .collect()
    }

    fn hint_on(&self, cell: usize) -> Option<Hint> {
        let hint = self.table.hint.as_ref();
        let (position, ranked) = hint.filter(|_| self.scene.view().is_none())?;
        let at = ranked.iter().position(|found| found.cell == cell)?;
        Some(Hint::of(position, &ranked[at], at + 1))
    }

    /// The turns of the game.
    pub fn move_rows(&self) -> Vec<MoveRow> {
        // Those of a puzzle are its own.
        if self.scene.is_learning() {
            return Vec::new();
        }
        if let Some(study) = self.study() {
            let turns = turns_of(study.tree(), &line_of(study));
            return rows_of(turns, study.position(), study.tree().depth(study.at()));
        }
        let game = &self.table.game;
        let turns = game.turns().iter().map(|turn| (turn.side, turn.ply, turn.how));
        rows_of(turns, game.position(), self.viewed())
    }

    /// The moves among the first turns: all but the choices of an opening.
    pub(super) fn moves_up_to(&self, turns: usize) -> usize {
        let made = self.table.game.turns().iter().take(turns);
        made.filter(|turn| turn.how != How::Chosen).count()
    }

    /// The cells that would change colour if the person to move placed a stone on `cell`; empty if that is impossible.
    pub fn changed_by(&self, cell: usize) -> Vec<usize> {
        self.playable_position().map_or_else(Vec::new, |position| position.changes(cell))
    }

    /// The opening that led to the position on the board.
    pub fn opening(&self) -> Option<&'static Opening> {
        openings::along(self.tree()?.start().position(), self.plies())
    }

    /// The moves up to the position on the board, by name.
    pub fn line_to_here(&self) -> String {
        let position = self.position();
        let names = self.plies().into_iter().map(|ply| position.ply_name(ply));
        names.collect::<Vec<_>>().join(position.game().kind().separator)
    }

    /// The name of a cell, such as `f5`; empty off the board.
    pub fn cell_name(&self, cell: usize) -> String {
        self.position().cell_name(cell)
    }

    /// The cell with this name, in either case.
    pub fn cell_named(&self, name: &str) -> Option<usize> {
        self.position().cell_named(name)
    }

    pub(super) fn opener(&self) -> Option<Side> {
        let position = self.table.game.position();
        let is_settled = self.table.game.turns().iter().rev().any(|turn| turn.how == How::Chosen)
            && position.is_settled();
        // The opener counts as Black until then.
        is_settled.then(|| position.player_of(Side::Black))
    }
}

/// The list of these turns of a game, of which `position` is one, and the board shows so many.
fn rows_of(
    turns: impl IntoIterator<Item = (Side, Ply, How)>,
    position: &Position,
    viewed: usize,
) -> Vec<MoveRow> {
    let mut moves = 0;
    let rows = turns.into_iter().zip(1..).map(|((side, ply, how), turns)| {
        moves += usize::from(how != How::Chosen);
        MoveRow {
            number: if how == How::Chosen { 0 } else { moves },
            notation: position.ply_name(ply),
            side,
            how,
            current: turns == viewed,
        }
    });
    rows.collect()
}
