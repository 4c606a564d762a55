//! Second opinions of external programs on the analysed position.

use super::analysis::lines::{cell_value, line_of_result, rows_of};
use super::output::Output;
use super::{CellValue, Effect, LineRow, OpinionJob, OpinionShown};
use crate::analysis::{AnalysisResult, Opinion, Progress, SecondQuestion, USUAL_TIME, tree_values};
use crate::app::engines::ListedProgram;
use crate::game::tree::{GameTree, NodeId};
use crate::game::{Ply, Position, ProgramId, Study};

/// Programs consulted at the same time, at most: each takes a share of the machine.
const MAX_CONSULTED: usize = 4;

#[derive(Clone, Debug, Default)]
pub(super) struct Opinions {
    consulted: Vec<Consulted>,
    generation: u64,
}

#[derive(Clone, Debug)]
struct Consulted {
    program: ProgramId,
    generation: Option<u64>,
    opinion: Option<Opinion>,
}

impl Opinions {
    /// Forgets opinions about another position.
    pub(super) fn forget(&mut self) {
        for consulted in &mut self.consulted {
            (consulted.generation, consulted.opinion) = (None, None);
        }
    }

    /// Forgets what one program has said.
    pub(super) fn forget_that_of(&mut self, program: ProgramId) {
        for consulted in self.consulted.iter_mut().filter(|it| it.program == program) {
            (consulted.generation, consulted.opinion) = (None, None);
        }
    }

    pub(super) fn results(&self) -> impl Iterator<Item = &AnalysisResult> {
        self.consulted.iter().filter_map(|it| it.opinion.as_ref()).map(|it| &it.result)
    }

    pub(super) fn consult(&mut self, programs: Vec<ProgramId>, out: &mut Output) {
        let mut chosen = Vec::new();
        for program in programs {
            if chosen.len() < MAX_CONSULTED && !chosen.contains(&program) {
                chosen.push(program);
            }
        }
        let mut before = std::mem::take(&mut self.consulted);
        for gone in before.iter().filter(|it| !chosen.contains(&it.program)) {
            out.push(Effect::Dismiss(gone.program));
        }
        let consulted = chosen.into_iter().map(|program| {
            let known = before.iter().position(|it| it.program == program);
            let new = Consulted { program, generation: None, opinion: None };
            known.map_or(new, |at| before.swap_remove(at))
        });
        self.consulted = consulted.collect();
    }

    /// Asks each program that plays the game and was not asked yet about a position of the study.
    pub(super) fn ask(
        &mut self,
        position: &Position,
        (study, node): (&Study, Option<NodeId>),
        list: &[ListedProgram],
        out: &mut Output,
    ) {
        let Some(game) = game_to(study, position) else { return };
        for consulted in &mut self.consulted {
            let program = consulted.program;
            let listed = list.iter().find(|it| it.id == program);
            let Some(listed) = listed.filter(|it| it.game == position.game()) else { continue };
            if consulted.generation.is_some() {
                continue;
            }
            let by = listed.name.clone();
            let known = node.map_or_else(Vec::new, |node| {
                tree_values::at_node(study.tree(), node, position, &by)
            });
            self.generation += 1;
            let generation = self.generation;
            consulted.generation = Some(generation);
            let game = game.clone();
            let question = SecondQuestion { generation, game, by, known, time: USUAL_TIME };
            out.push(Effect::AskOpinion(Box::new(OpinionJob { program, question })));
        }
    }

    /// Accepts an opinion if it is still wanted; returns whether it is the final one.
    pub(super) fn accept(&mut self, program: ProgramId, opinion: Opinion) -> bool {
        let is_it = |it: &&mut Consulted| {
            it.program == program && it.generation == Some(opinion.result.generation)
        };
        let Some(consulted) = self.consulted.iter_mut().find(is_it) else { return false };
        let is_final = opinion.result.progress != Progress::Looking;
        consulted.opinion = Some(opinion);
        is_final
    }

    pub(super) fn result_of(&self, program: ProgramId) -> Option<&AnalysisResult> {
        let consulted = self.consulted.iter().find(|it| it.program == program)?;
        consulted.opinion.as_ref().map(|opinion| &opinion.result)
    }

    pub(super) fn line(
        &self,
        program: ProgramId,
        row: usize,
        plies: usize,
    ) -> Option<(Position, Vec<Ply>)> {
        line_of_result(self.result_of(program)?, row, plies)
    }

    pub(super) fn rows(&self, program: ProgramId) -> Vec<LineRow> {
        self.result_of(program).map_or_else(Vec::new, rows_of)
    }

    pub(super) fn value_on(&self, program: ProgramId, cell: usize) -> Option<CellValue> {
        let result = self.result_of(program)?;
        Some(cell_value(result, result.value(cell)?))
    }

    pub(super) fn shown(&self, list: &[ListedProgram]) -> Vec<OpinionShown> {
        let shown = self.consulted.iter().map(|it| {
            let listed = list.iter().find(|listed| listed.id == it.program);
            let result = it.opinion.as_ref().map(|opinion| &opinion.result);
            let is_asked = it.generation.is_some();
            OpinionShown {
                program: it.program,
                name: listed.map(|listed| listed.name.clone()).unwrap_or_default(),
                progress: result
                    .map(|result| result.progress)
                    .or(is_asked.then_some(Progress::Looking)),
                moves: result.map_or(0, AnalysisResult::moves),
                known: result.map_or(0, |result| result.values().len()),
                trouble: it.opinion.as_ref().and_then(|opinion| opinion.trouble.clone()),
            }
        });
        shown.collect()
    }
}

fn game_to(study: &Study, position: &Position) -> Option<GameTree> {
    let mut game = study.tree().line_to(study.at());
    if game.end_position().must_pass() {
        game.play(game.main_end(), Ply::Pass).ok()?;
    }
    (game.end_position() == *position).then_some(game)
}
