//! The analysis of the position on the board: what is asked, and what is shown of the answer.

mod messages;
mod opinions;

use std::borrow::Cow;
use std::sync::Arc;
use std::time::Duration;

use super::study::line::to_place;
use super::{AppState, Effect, WorthShown};
use crate::analysis::{
    AnalysisResult, BoardThreat, MoveValue, OWN, Progress, Question, book_values, forbidden,
    percent, threats, tree_values,
};
use crate::game::tree::{Certainty, NodeId};
use crate::game::{Foul, Ply, Position, Side};
use opinions::{Consulted, line_of_result};

pub use messages::{
    AnalysisEvent, AnalysisJob, AnalysisShown, CellThreat, CellValue, Gap, LineRow, OpinionJob,
    OpinionShown,
};
pub use opinions::MAX_CONSULTED;

/// What is asked, and what is known.
#[derive(Clone, Debug, Default)]
pub(super) struct Analysis {
    is_on: bool,
    generation: u64,
    /// The position that was asked about, while it is wanted.
    asked: Option<Position>,
    /// The node of the study that it is the position of.
    node: Option<NodeId>,
    asked_at: Duration,
    /// When something was found last.
    found_at: Duration,
    result: Option<AnalysisResult>,
    /// The moves that alone are to be looked at, in order; all of them if there are none.
    chosen: Vec<usize>,
    /// Others were chosen than were asked about.
    is_chosen_anew: bool,
    /// The programs that are asked as well.
    consulted: Vec<Consulted>,
    /// The newest question to one of them.
    generation_of_opinions: u64,
    /// What the book knows of the position.
    book: Vec<MoveValue>,
    /// The position in the course of a line that is looked at, with the plies that lead there.
    preview: Option<(Position, Vec<Ply>)>,
}

impl AppState {
    /// Whether positions that are studied are analysed from here on.
    pub fn use_analysis(&mut self, is_on: bool) {
        self.analysis.is_on = is_on;
    }

    /// Takes in what people do with the analysis.
    pub(super) fn analysis_event(&mut self, event: AnalysisEvent, effects: &mut Vec<Effect>) {
        match event {
            AnalysisEvent::Switch(is_on) => self.analysis.is_on = is_on,
            AnalysisEvent::Found(result) => {
                let analysis = &mut self.analysis;
                if analysis.asked.is_none() || result.generation != analysis.generation {
                    return;
                }
                let is_done = result.progress != Progress::Looking;
                analysis.found_at = self.now;
                analysis.result = Some(*result);
                if is_done && self.keep_found() {
                    self.keep_game(effects);
                }
            }
            AnalysisEvent::Consult(programs) => self.consult(programs, effects),
            AnalysisEvent::Said(program, opinion) => self.said(program, *opinion, effects),
            AnalysisEvent::PreviewSaid(program, row, plies) => {
                let line = self.result_of(program).and_then(|it| line_of_result(it, row, plies));
                self.analysis.preview = line;
            }
            AnalysisEvent::PlaySaid(program, row, plies) => {
                let line = self.result_of(program).and_then(|it| line_of_result(it, row, plies));
                self.analysis.preview = None;
                for ply in line.into_iter().flat_map(|(_, line)| line) {
                    self.play_in_study(ply, effects);
                }
            }
            AnalysisEvent::Choose(moves) => self.choose_moves(moves),
            AnalysisEvent::ChooseAlso(cell) => {
                let mut moves = self.analysis.chosen.clone();
                match moves.iter().position(|&chosen| chosen == cell) {
                    Some(at) => drop(moves.remove(at)),
                    None => moves.push(cell),
                }
                self.choose_moves(moves);
            }
            AnalysisEvent::Preview(None) => self.analysis.preview = None,
            AnalysisEvent::Preview(Some((row, plies))) => {
                self.analysis.preview = self.line_of_row(row, plies);
            }
            AnalysisEvent::Play(row, plies) => {
                self.analysis.preview = None;
                let Some((_, line)) = self.line_of_row(row, plies) else { return };
                for ply in line {
                    self.play_in_study(ply, effects);
                }
            }
        }
    }

    /// From here on looks only at these moves of the position on the board. What is no legal move there is left out.
    fn choose_moves(&mut self, mut moves: Vec<usize>) {
        let analysis = &mut self.analysis;
        let Some(position) = &analysis.asked else { return };
        moves.sort_unstable();
        moves.dedup();
        moves.retain(|&cell| position.is_legal(cell));
        analysis.is_chosen_anew |= moves != analysis.chosen;
        analysis.chosen = moves;
    }

    /// Asks about the position on the board if it, or what is wanted of it, is something else than before, or takes the
    /// question back.
    pub(super) fn update_analysis(&mut self, effects: &mut Vec<Effect>) {
        let wanted = if self.analysis.is_on { self.analysed() } else { None };
        let is_same = wanted == self.analysis.asked;
        if is_same && std::mem::take(&mut self.analysis.is_chosen_anew) {
            return self.ask_of_chosen(effects);
        }
        if is_same {
            return;
        }
        (self.analysis.chosen, self.analysis.is_chosen_anew) = (Vec::new(), false);
        self.keep_found();
        let node = self.study().filter(|study| Some(study.position()) == wanted.as_ref());
        let node = node.map(|study| (study.at(), study.tree()));
        let known = match (&wanted, node) {
            (Some(position), Some((node, tree))) => tree_values::at_node(tree, node, position, OWN),
            _ => Vec::new(),
        };
        let book = wanted.as_ref().map(book_values::of_position).unwrap_or_default();
        let known = book_values::merged(known, &book);
        let node = node.map(|(node, _)| node);
        let analysis = &mut self.analysis;
        analysis.forget_opinions();
        analysis.book = book;
        (analysis.result, analysis.preview, analysis.node) = (None, None, node);
        // What is still on its way is of another question from here on.
        analysis.generation += 1;
        let generation = analysis.generation;
        effects.push(match &wanted {
            None => Effect::EndAnalysis,
            Some(position) => {
                let question = Question { known, ..Question::new(position.clone()) };
                Effect::Analyse(Box::new(AnalysisJob { generation, question }))
            }
        });
        (analysis.asked, analysis.asked_at) = (wanted, self.now);
        self.ask_opinions(effects);
    }

    /// Asks about the position once more, of the chosen moves; what is known of all of them stays in sight.
    fn ask_of_chosen(&mut self, effects: &mut Vec<Effect>) {
        self.keep_found();
        let analysis = &mut self.analysis;
        let Some(position) = analysis.asked.clone() else { return };
        analysis.generation += 1;
        analysis.asked_at = self.now;
        let moves = Some(analysis.chosen.clone()).filter(|moves| !moves.is_empty());
        let mut question = Question { moves, ..Question::new(position) };
        if let Some(result) = &mut analysis.result {
            // It is that of the new question now, to which nothing is found yet.
            (result.generation, result.nodes, result.progress) =
                (analysis.generation, 0, Progress::Looking);
            question.known = result.values().to_vec();
        }
        let generation = analysis.generation;
        effects.push(Effect::Analyse(Box::new(AnalysisJob { generation, question })));
    }

    /// Keeps what was found, by us and by others, in the node that it was asked of, so that it is there when one returns; tells whether there
    /// was anything to keep.
    pub(super) fn keep_found(&mut self) -> bool {
        let Some(node) = self.analysis.node else { return false };
        let results = self.analysis.result.iter().chain(self.analysis.said());
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

    /// The position to analyse: what is studied. A game that is played is the players' own.
    fn analysed(&self) -> Option<Position> {
        if self.hides_values() {
            return None;
        }
        let position = to_place(self.study_on_board()?.position());
        (!position.legal_cells().is_empty()).then_some(position)
    }

    /// What is known of the position on the board.
    fn result(&self) -> Option<&AnalysisResult> {
        self.analysis.result.as_ref()
    }

    /// The position in the course of a line, and its plies with passes in between.
    fn line_of_row(&self, row: usize, plies: usize) -> Option<(Position, Vec<Ply>)> {
        line_of_result(self.result()?, row, plies)
    }

    /// The position in the course of a line that is looked at instead of the study's own.
    pub(super) fn preview(&self) -> Option<&(Position, Vec<Ply>)> {
        let analysed = || self.analysis.preview.as_ref().or_else(|| self.review_preview());
        self.preview_of_exercise().or_else(analysed)
    }

    pub(super) fn analysis_shown(&self) -> AnalysisShown {
        let analysis = &self.analysis;
        let possible = analysis.asked.is_some();
        let Some(result) = self.result() else {
            let (on, chosen) = (analysis.is_on, analysis.chosen.clone());
            return AnalysisShown { on, possible, chosen, ..AnalysisShown::default() };
        };
        let wanted = |value: &&MoveValue| {
            analysis.chosen.is_empty() || analysis.chosen.contains(&value.cell)
        };
        let values: Vec<&MoveValue> = result.values().iter().filter(wanted).collect();
        let moves = if analysis.chosen.is_empty() { result.moves() } else { analysis.chosen.len() };
        let depth = |value: &&MoveValue| match value.certainty {
            Certainty::Depth(depth) => Some(depth),
            Certainty::Probable(_) | Certainty::Exact => None,
        };
        let took = analysis.found_at.saturating_sub(analysis.asked_at).as_secs_f64();
        let side = result.position.side_to_move();
        let worth = result.worth().zip(result.best());
        // The best move is proved only as far as no other one may be better.
        let of_side = worth.map(|((score, certainty), best)| {
            percent(&result.position, &MoveValue { score, certainty, ..best.clone() })
        });
        AnalysisShown {
            percent: of_side
                .map(|of_side| if side == Side::Black { of_side } else { 100 - of_side }),
            on: analysis.is_on,
            possible,
            progress: Some(result.progress),
            chosen: analysis.chosen.clone(),
            moves,
            exact: values.iter().filter(|value| value.is_exact()).count(),
            depth: if values.len() >= moves {
                values.iter().filter_map(depth).min().unwrap_or(0)
            } else {
                0
            },
            speed: if took > 0.0 { (result.nodes as f64 / took) as u64 } else { 0 },
            worth: worth.map(|((score, certainty), _)| {
                let is_exact = certainty == Certainty::Exact;
                (WorthShown { worth: score.discs(), forced: score.forced(), is_exact }, side)
            }),
        }
    }

    /// The lines that were found, the best first.
    pub fn analysis_rows(&self) -> Vec<LineRow> {
        let mut rows = self.result().map_or_else(Vec::new, rows_of);
        for (row, value) in
            rows.iter_mut().zip(self.result().into_iter().flat_map(AnalysisResult::values))
        {
            row.value.book = self.analysis.book.contains(value);
        }
        rows
    }

    /// What is known of the moves of the position that is explored: by the analysis that runs, or kept in the study, and
    /// by the book.
    pub fn explored_values(&self) -> Vec<(usize, CellValue)> {
        let position = self.explored_position();
        let book = book_values::of_position(&position);
        let kept = || {
            let study = self.study().filter(|study| to_place(study.position()) == position);
            let kept =
                study.map(|study| tree_values::at_node(study.tree(), study.at(), &position, OWN));
            let known = book_values::merged(kept.unwrap_or_default(), &book);
            AnalysisResult::new(0, Arc::new(position.clone()), OWN, known)
        };
        let result = self.result().filter(|result| *result.position == position);
        let result = result.map_or_else(|| Cow::Owned(kept()), Cow::Borrowed);
        let value = |value: &MoveValue| {
            let book = book.contains(value);
            (value.cell, CellValue { book, ..cell_value(&result, value) })
        };
        result.values().iter().map(value).collect()
    }

    /// The fours and open threes of both sides on the board that is shown, the strongest first, while it is analysed.
    pub fn threats(&self) -> Vec<BoardThreat> {
        if self.analysis.asked.is_some() { threats(self.position()) } else { Vec::new() }
    }

    /// The cells that Black may not play on the board that is shown, and why, while it is analysed.
    pub fn forbidden_cells(&self) -> Vec<(usize, Foul)> {
        if self.analysis.asked.is_some() { forbidden(self.position()) } else { Vec::new() }
    }

    /// The threat that each cell belongs to, with its stone or as the place of the next one: the strongest, of equal ones
    /// that of the side to move.
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

    /// Whether a move is one of the chosen ones that alone are looked at.
    pub(super) fn is_chosen(&self, cell: usize) -> bool {
        self.preview().is_none() && self.analysis.chosen.contains(&cell)
    }

    pub(super) fn value_on(&self, cell: usize) -> Option<CellValue> {
        let result = self.result().filter(|_| self.preview().is_none())?;
        let value = result
            .values()
            .iter()
            .take(result.position.game().kind().valued_moves())
            .find(|value| value.cell == cell)?;
        let book = self.analysis.book.contains(value);
        Some(CellValue { book, ..cell_value(result, value) })
    }
}

/// The lines of a result, the best first.
fn rows_of(result: &AnalysisResult) -> Vec<LineRow> {
    let lines =
        result.values().iter().take(result.position.game().kind().valued_moves()).map(|value| {
            let mut position = (*result.position).clone();
            let mut plies = Vec::with_capacity(value.line.len());
            for &cell in &value.line {
                position = to_place(&position);
                let (side, name) = (position.side_to_move(), position.cell_name(cell));
                if position.play(Ply::Place(cell)).is_err() {
                    break;
                }
                plies.push((side, name));
            }
            LineRow { value: cell_value(result, value), plies }
        });
    lines.collect()
}

fn cell_value(result: &AnalysisResult, value: &MoveValue) -> CellValue {
    let best = result.values().first().map_or(value.score, |best| best.score);
    let is_best = result.is_whole() && value.score == best;
    CellValue::of(&result.position, value, best, is_best)
}
