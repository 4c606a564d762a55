//! The analysis of the position on the board: what was asked, and what was found.

mod balance;
pub(super) mod lines;
mod messages;

use std::time::Duration;

use super::output::Output;
use super::{Effect, WorthShown};
use crate::analysis::{
    AnalysisResult, MoveValue, OWN, Progress, Question, book_values, percent, percent_best, spread,
    tree_values,
};
use crate::game::tree::{Certainty, NodeId};
use crate::game::{Ply, Position, Side, Study};
use lines::{cell_value, line_of_result, rows_of};

use balance::Balance;
pub use messages::{
    AnalysisEvent, AnalysisJob, AnalysisShown, BalanceJob, BalanceShown, BalancedRow, CellThreat,
    CellValue, Gap, LineRow, OpinionJob, OpinionShown,
};

#[derive(Clone, Debug, Default)]
pub(super) struct Analysis {
    pub is_on: bool,
    generation: u64,
    pub asked: Option<Position>,
    pub node: Option<NodeId>,
    asked_at: Duration,
    found_at: Duration,
    left: Option<Left>,
    pub result: Option<AnalysisResult>,
    chosen: Vec<usize>,
    is_chosen_anew: bool,
    book: Vec<MoveValue>,
    /// A line that is previewed, with the position at its end.
    pub preview: Option<(Position, Vec<Ply>)>,
    pub balance: Balance,
}

/// How much longer it takes until all is exact.
#[derive(Clone, Copy, Debug)]
struct Left {
    nodes: u64,
    time: Duration,
}

impl Analysis {
    /// Accepts a result; returns whether it is the final one.
    pub(super) fn accept(&mut self, result: AnalysisResult, now: Duration) -> bool {
        if self.asked.is_none() || result.generation != self.generation {
            return false;
        }
        let is_final = result.progress != Progress::Looking;
        self.found_at = now;
        self.left = self.left_of(&result);
        self.result = Some(result);
        is_final
    }

    /// The time until all is exact, which stays as it was told until there is another estimate.
    fn left_of(&self, result: &AnalysisResult) -> Option<Left> {
        let until = result.until_exact().filter(|_| result.progress == Progress::Looking)?;
        let nodes = until.nodes_left()?;
        let took = self.found_at.saturating_sub(self.asked_at);
        let told = self.left.filter(|left| left.nodes == nodes);
        told.or_else(|| Some(Left { nodes, time: until.time_left(took)? }))
    }

    /// Analyses only these moves from here on; illegal ones are left out.
    pub(super) fn choose(&mut self, mut moves: Vec<usize>) {
        let Some(position) = &self.asked else { return };
        moves.sort_unstable();
        moves.dedup();
        moves.retain(|&cell| position.is_legal(cell));
        self.is_chosen_anew |= moves != self.chosen;
        self.chosen = moves;
    }

    pub(super) fn choose_also(&mut self, cell: usize) {
        let mut moves = self.chosen.clone();
        match moves.iter().position(|&chosen| chosen == cell) {
            Some(at) => drop(moves.remove(at)),
            None => moves.push(cell),
        }
        self.choose(moves);
    }

    pub(super) fn is_chosen(&self, cell: usize) -> bool {
        self.chosen.contains(&cell)
    }

    /// Whether other moves were chosen than were asked about; they are asked about from here on.
    pub(super) fn take_choice(&mut self) -> bool {
        std::mem::take(&mut self.is_chosen_anew)
    }

    /// Asks about a position, which may be the one of the study, or takes the question back.
    pub(super) fn ask(
        &mut self,
        wanted: Option<Position>,
        study: Option<&Study>,
        now: Duration,
        out: &mut Output,
    ) {
        let study = study.filter(|study| Some(study.position()) == wanted.as_ref());
        let in_study = match (&wanted, study) {
            (Some(position), Some(study)) => {
                tree_values::at_node(study.tree(), study.at(), position, OWN)
            }
            _ => Vec::new(),
        };
        let book = wanted.as_ref().map(book_values::of_position).unwrap_or_default();
        let values = book_values::merged(in_study, &book);
        self.balance.forget(out);
        *self = Self {
            is_on: self.is_on,
            // What is on its way answers an earlier question from here on.
            generation: self.generation + 1,
            node: study.map(Study::at),
            asked_at: now,
            found_at: self.found_at,
            balance: std::mem::take(&mut self.balance),
            book,
            ..Self::default()
        };
        let generation = self.generation;
        out.push(match &wanted {
            None => Effect::EndAnalysis,
            Some(position) => {
                let question = Question { known: values, ..Question::new(position.clone()) };
                Effect::Analyse(Box::new(AnalysisJob { generation, question }))
            }
        });
        self.asked = wanted;
    }

    /// Asks about the chosen moves of the same position; known values of all moves stay.
    pub(super) fn ask_of_chosen(&mut self, now: Duration, out: &mut Output) {
        let Some(position) = self.asked.clone() else { return };
        self.generation += 1;
        self.asked_at = now;
        self.left = None;
        let moves = Some(self.chosen.clone()).filter(|moves| !moves.is_empty());
        let mut question = Question { moves, ..Question::new(position) };
        if let Some(result) = &mut self.result {
            // It becomes the first result of the new question.
            result.begin_again(self.generation, question.moves.as_deref());
            question.known = result.values().to_vec();
        }
        let generation = self.generation;
        out.push(Effect::Analyse(Box::new(AnalysisJob { generation, question })));
    }

    pub(super) fn line(&self, row: usize, plies: usize) -> Option<(Position, Vec<Ply>)> {
        line_of_result(self.result.as_ref()?, row, plies)
    }

    pub(super) fn rows(&self) -> Vec<LineRow> {
        let Some(result) = &self.result else { return Vec::new() };
        let mut rows = rows_of(result);
        for (row, value) in rows.iter_mut().zip(result.values()) {
            row.value.book = self.book.contains(value);
            if !row.value.book {
                row.value.spread = spread(&result.position, value.certainty).unwrap_or(0.0);
            }
        }
        rows
    }

    pub(super) fn value_on(&self, cell: usize) -> Option<CellValue> {
        let result = self.result.as_ref()?;
        let shown = result.position.game().kind().valued_moves();
        let value = result.values().iter().take(shown).find(|value| value.cell == cell)?;
        let book = self.book.contains(value);
        Some(CellValue { book, ..cell_value(result, value) })
    }

    pub(super) fn shown(&self) -> AnalysisShown {
        let (on, possible, chosen) = (self.is_on, self.asked.is_some(), self.chosen.clone());
        let balance = self.balance.shown(self.asked.as_ref());
        let Some(result) = &self.result else {
            return AnalysisShown { on, possible, chosen, balance, ..AnalysisShown::default() };
        };
        let wanted = |value: &&MoveValue| chosen.is_empty() || chosen.contains(&value.cell);
        let values: Vec<&MoveValue> = result.values().iter().filter(wanted).collect();
        let moves = if chosen.is_empty() { result.moves() } else { chosen.len() };
        let depth = |value: &&MoveValue| match value.certainty {
            Certainty::Depth(depth) => Some(depth),
            Certainty::Probable(_) | Certainty::Exact => None,
        };
        let took = self.found_at.saturating_sub(self.asked_at).as_secs_f64();
        let side = result.position.side_to_move();
        let worth = result.worth().zip(result.best());
        // The best move is proved only as far as no other one may be better.
        let of_side = worth.map(|((score, certainty), best)| {
            percent(&result.position, &MoveValue { score, certainty, ..best.clone() })
        });
        let has_book = result.values().iter().any(|value| self.book.contains(value));
        AnalysisShown {
            best_is_best: if has_book {
                None
            } else {
                percent_best(&result.position, result.values())
            },
            percent: of_side
                .map(|of_side| if side == Side::Black { of_side } else { 100 - of_side }),
            on,
            possible,
            progress: Some(result.progress),
            moves,
            exact: values.iter().filter(|value| value.is_exact()).count(),
            depth: if values.len() >= moves {
                values.iter().filter_map(depth).min().unwrap_or(0)
            } else {
                0
            },
            until_exact: self.left.map(|left| left.time),
            speed: if took > 0.0 { (result.nodes as f64 / took) as u64 } else { 0 },
            worth: worth.map(|((score, certainty), _)| {
                let is_exact = certainty == Certainty::Exact;
                (WorthShown { worth: score.discs(), forced: score.forced(), is_exact }, side)
            }),
            chosen,
            balance,
        }
    }
}
