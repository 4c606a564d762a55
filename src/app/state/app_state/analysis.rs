//! The analysis of the studied position, ours and that of other programs.

use std::borrow::Cow;
use std::sync::Arc;

use super::AppState;
use crate::analysis::{
    AnalysisResult, BoardThreat, MoveValue, OWN, book_values, forbidden, threats, tree_values,
};
use crate::app::state::analysis::lines::cell_value;
use crate::app::state::exercise::OpenExercise;
use crate::app::state::study::line::to_place;
use crate::app::state::{AnalysisEvent, CellThreat, CellValue, LineRow, OpinionShown};
use crate::game::{Foul, Ply, Position, ProgramId};

impl AppState {
    /// Analyses this move, too, or no longer; says why if it is none.
    fn analyse_also(&mut self, cell: usize) {
        let asked = self.analysis.asked.clone();
        match asked.map(|mut position| position.play(Ply::Place(cell))) {
            Some(Err(reason)) => self.illegal(cell, reason),
            Some(Ok(_)) | None => self.analysis.choose_also(cell),
        }
    }

    pub(super) fn analysis_event(&mut self, event: AnalysisEvent) {
        match event {
            AnalysisEvent::Found(result) => {
                if self.analysis.accept(*result, self.table.now) && self.keep_found() {
                    self.keep_game();
                }
            }
            AnalysisEvent::ConsultFor(game, program) => self.consult_for(game, program),
            AnalysisEvent::Said(program, opinion) => {
                if self.opinions.accept(program, *opinion) && self.keep_found() {
                    self.keep_game();
                }
            }
            AnalysisEvent::PreviewSaid(program, row, plies) => {
                self.analysis.preview = self.opinions.line(program, row, plies);
            }
            AnalysisEvent::PlaySaid(program, row, plies) => {
                self.play_line(self.opinions.line(program, row, plies));
            }
            AnalysisEvent::Choose(moves) => self.analysis.choose(moves),
            AnalysisEvent::ChooseAlso(cell) => self.analyse_also(cell),
            AnalysisEvent::Preview(wanted) => {
                let line = wanted.and_then(|(row, plies)| self.analysis.line(row, plies));
                self.analysis.preview = line;
            }
            AnalysisEvent::Play(row, plies) => self.play_line(self.analysis.line(row, plies)),
            AnalysisEvent::Balance(stones) => {
                if let Some(position) = &self.analysis.asked {
                    self.analysis.balance.ask(position, stones, &mut self.out);
                }
            }
            AnalysisEvent::Balanced(number, found) => self.analysis.balance.accept(number, found),
            AnalysisEvent::PlayBalanced(row) => self.play_line(self.analysis.balance.line(row)),
        }
    }

    /// Consults the programs of the settings that are listed, and no others.
    pub(super) fn consult(&mut self) {
        let chosen = self.settings.view.second_opinions.iter().copied();
        let programs = chosen.filter(|&id| self.program(id).is_some()).collect();
        self.keep_found();
        self.opinions.consult(programs, &mut self.out);
        self.ask_opinions();
    }

    fn play_line(&mut self, line: Option<(Position, Vec<Ply>)>) {
        self.analysis.preview = None;
        for ply in line.into_iter().flat_map(|(_, line)| line) {
            self.play_in_study(ply);
        }
    }

    /// The position that the lines begin at, whatever a preview of one shows.
    pub fn analysed_position(&self) -> Option<&Position> {
        self.analysis.asked.as_ref()
    }

    pub(super) fn update_analysis(&mut self) {
        let wanted = if self.analysis.is_on { self.analysed() } else { None };
        let now = self.table.now;
        if wanted != self.analysis.asked {
            self.keep_found();
            self.opinions.forget();
            let study = self.notebook.shown(self.scene.has_study());
            self.analysis.ask(wanted, study, now, &mut self.out);
            self.ask_opinions();
        } else if self.analysis.take_choice() {
            self.keep_found();
            self.analysis.ask_of_chosen(now, &mut self.out);
        }
    }

    pub(super) fn ask_opinions(&mut self) {
        if let (Some(position), Some(study)) =
            (&self.analysis.asked, self.notebook.shown(self.scene.has_study()))
        {
            let study = (study, self.analysis.node);
            self.opinions.ask(position, study, &self.table.programs, &mut self.out);
        }
    }

    /// Keeps all results in the node of the study that they are about; returns whether there was one.
    pub(super) fn keep_found(&mut self) -> bool {
        let Some(node) = self.analysis.node else { return false };
        let results = self.analysis.result.iter().chain(self.opinions.results());
        let found: Vec<_> = results
            .filter_map(|result| {
                Some((Arc::clone(&result.position), tree_values::from_result(result)?))
            })
            .collect();
        let mut is_kept = false;
        for (position, value) in found {
            // Another study may be on the board by now.
            let study = self.notebook.study.as_mut().filter(|study| {
                study.tree().contains(node) && study.tree().position(node) == *position
            });
            is_kept |= study
                .map(|study| study.annotate(|tree| tree_values::store(tree, node, value)))
                .is_some();
        }
        is_kept
    }

    /// The position to analyse: the studied one. A running game is not analysed for its players.
    fn analysed(&self) -> Option<Position> {
        if self.hides_values() {
            return None;
        }
        let position = to_place(self.study_on_board()?.position());
        (!position.legal_cells().is_empty()).then_some(position)
    }

    pub(super) fn hides_values(&self) -> bool {
        self.scene.exercise().is_some_and(OpenExercise::hides_values) || self.scene.is_learning()
    }

    pub(super) fn preview(&self) -> Option<&(Position, Vec<Ply>)> {
        let of_exercise = self.scene.exercise().and_then(OpenExercise::preview);
        let analysed = || self.analysis.preview.as_ref().or_else(|| self.review_preview());
        of_exercise.or_else(analysed)
    }

    /// The lines found, best first.
    pub fn analysis_rows(&self) -> Vec<LineRow> {
        self.analysis.rows()
    }

    /// The known values of moves in the explored position: of the analysis, the study and the book.
    pub fn explored_values(&self) -> Vec<(usize, CellValue)> {
        let position = self.explored_position();
        let book = book_values::of_position(&position);
        let in_study = || {
            let study = self.study().filter(|study| to_place(study.position()) == position);
            let values =
                study.map(|study| tree_values::at_node(study.tree(), study.at(), &position, OWN));
            let values = book_values::merged(values.unwrap_or_default(), &book);
            AnalysisResult::new(0, Arc::new(position.clone()), OWN, values)
        };
        let result = self.analysis.result.as_ref().filter(|result| *result.position == position);
        let result = result.map_or_else(|| Cow::Owned(in_study()), Cow::Borrowed);
        let value = |value: &MoveValue| {
            let book = book.contains(value);
            (value.cell, CellValue { book, ..cell_value(&result, value) })
        };
        result.values().iter().map(value).collect()
    }

    /// The fours and open threes of both sides on the board, strongest first, while it is analysed.
    pub fn threats(&self) -> Vec<BoardThreat> {
        if self.analysis.asked.is_some() { threats(self.position()) } else { Vec::new() }
    }

    /// The cells forbidden to Black on the board, and why, while it is analysed.
    pub fn forbidden_cells(&self) -> Vec<(usize, Foul)> {
        if self.analysis.asked.is_some() { forbidden(self.position()) } else { Vec::new() }
    }

    /// The strongest threat on each cell; of equal ones that of the side to move.
    pub(super) fn threatened(&self) -> Vec<Option<CellThreat>> {
        let position = self.position();
        let mut cells = vec![None; usize::from(position.size()).pow(2)];
        let own = position.side_to_move();
        for BoardThreat { threat, side, stones, points } in self.threats() {
            for cell in stones.into_iter().chain(points) {
                cells[cell].get_or_insert(CellThreat { threat, side, own: side == own });
            }
        }
        cells
    }

    /// The opinions of programs on the position, in the order they were chosen.
    pub fn opinions(&self) -> Vec<OpinionShown> {
        self.opinions.shown(&self.table.programs)
    }

    /// The opinion shown: of the first chosen program that plays the game on the board.
    pub fn second(&self) -> Option<OpinionShown> {
        let game = self.position().game();
        let plays = |it: &OpinionShown| self.program(it.program).is_some_and(|it| it.game == game);
        self.opinions().into_iter().find(plays)
    }

    pub(super) fn advised(&self) -> Option<usize> {
        self.preview().is_none().then_some(())?;
        let result = self.opinions.result_of(self.second()?.program)?;
        Some(result.values().first()?.cell)
    }

    /// A program's lines, best first.
    pub fn opinion_rows(&self, program: ProgramId) -> Vec<LineRow> {
        self.opinions.rows(program)
    }

    /// A program's value of a move on the board.
    pub fn opinion_on(&self, program: ProgramId, cell: usize) -> Option<CellValue> {
        self.opinions.value_on(program, cell).filter(|_| self.preview().is_none())
    }
}
