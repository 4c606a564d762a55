//! What programs of others say of the position that is analysed, beside our own: who is asked, and what is shown of it.

use super::{Analysis, LineRow, OpinionJob, OpinionShown, cell_value, rows_of};
use crate::analysis::{AnalysisResult, Opinion, Progress, SecondQuestion, USUAL_TIME, tree_values};
use crate::app::state::study::line::course_of;
use crate::app::state::{AppState, CellValue, Effect};
use crate::game::tree::GameTree;
use crate::game::{Ply, Position, ProgramId};

/// Programs that are asked at the same time, at most: each takes a share of the machine.
pub const MAX_CONSULTED: usize = 4;

/// A program that is asked.
#[derive(Clone, Debug)]
pub(super) struct Consulted {
    program: ProgramId,
    /// The number of its question, while there is one.
    generation: Option<u64>,
    opinion: Option<Opinion>,
}

impl Analysis {
    /// Forgets what programs said, because it is of another position.
    pub(super) fn forget_opinions(&mut self) {
        for consulted in &mut self.consulted {
            (consulted.generation, consulted.opinion) = (None, None);
        }
    }

    /// What programs have said, as far as they have.
    pub(super) fn said(&self) -> impl Iterator<Item = &AnalysisResult> {
        self.consulted.iter().filter_map(|it| it.opinion.as_ref()).map(|it| &it.result)
    }
}

impl AppState {
    /// From here on asks these programs, besides our own machine, and no others.
    pub(super) fn consult(&mut self, mut programs: Vec<ProgramId>, effects: &mut Vec<Effect>) {
        let mut chosen = Vec::new();
        programs.retain(|id| self.program(*id).is_some());
        for program in programs {
            if chosen.len() < MAX_CONSULTED && !chosen.contains(&program) {
                chosen.push(program);
            }
        }
        self.keep_found();
        let mut before = std::mem::take(&mut self.analysis.consulted);
        for gone in before.iter().filter(|it| !chosen.contains(&it.program)) {
            effects.push(Effect::Dismiss(gone.program));
        }
        self.analysis.consulted = chosen
            .into_iter()
            .map(|program| {
                let known = before.iter().position(|it| it.program == program);
                let new = Consulted { program, generation: None, opinion: None };
                known.map_or(new, |at| before.swap_remove(at))
            })
            .collect();
        self.ask_opinions(effects);
    }

    /// Asks each program that is consulted, plays the game, and was not asked yet.
    pub(super) fn ask_opinions(&mut self, effects: &mut Vec<Effect>) {
        let Some(position) = self.analysis.asked.clone() else { return };
        let Some(game) = self.game_to(&position) else { return };
        for at in 0..self.analysis.consulted.len() {
            let program = self.analysis.consulted[at].program;
            let listed = self.program(program);
            let Some(listed) = listed.filter(|it| it.game == position.game()) else { continue };
            if self.analysis.consulted[at].generation.is_some() {
                continue;
            }
            let by = listed.name.clone();
            let node = self.analysis.node.zip(self.study());
            let known = node.map_or_else(Vec::new, |(node, study)| {
                tree_values::at_node(study.tree(), node, &position, &by)
            });
            self.analysis.generation_of_opinions += 1;
            let generation = self.analysis.generation_of_opinions;
            self.analysis.consulted[at].generation = Some(generation);
            let game = game.clone();
            let question = SecondQuestion { generation, game, by, known, time: USUAL_TIME };
            effects.push(Effect::AskOpinion(Box::new(OpinionJob { program, question })));
        }
    }

    /// The game that leads to the position that is analysed.
    fn game_to(&self, position: &Position) -> Option<GameTree> {
        let study = self.study()?;
        let mut game = study.tree().line_to(study.at());
        if game.end_position().must_pass() {
            game.play(game.main_end(), Ply::Pass).ok()?;
        }
        (game.end_position() == *position).then_some(game)
    }

    /// Takes in what a program said, if it is still wanted.
    pub(super) fn said(&mut self, program: ProgramId, opinion: Opinion, effects: &mut Vec<Effect>) {
        let is_it = |it: &&mut Consulted| {
            it.program == program && it.generation == Some(opinion.result.generation)
        };
        let Some(consulted) = self.analysis.consulted.iter_mut().find(is_it) else { return };
        let is_done = opinion.result.progress != Progress::Looking;
        consulted.opinion = Some(opinion);
        if is_done && self.keep_found() {
            self.keep_game(effects);
        }
    }

    /// The programs that are gone are asked no more.
    pub(in crate::app::state) fn forget_missing_opinions(&mut self) {
        let programs = &self.programs;
        self.analysis.consulted.retain(|it| programs.iter().any(|known| known.id == it.program));
    }

    /// What programs say of the position, in the order in which they were chosen.
    pub fn opinions(&self) -> Vec<OpinionShown> {
        let shown = self.analysis.consulted.iter().map(|it| {
            let known = self.program(it.program);
            let result = it.opinion.as_ref().map(|opinion| &opinion.result);
            let is_asked = it.generation.is_some();
            OpinionShown {
                program: it.program,
                name: known.map(|known| known.name.clone()).unwrap_or_default(),
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

    /// The program whose opinion is shown: the first that was chosen of those that play the game on the board.
    pub fn second(&self) -> Option<OpinionShown> {
        let game = self.position().game();
        let plays =
            |it: &OpinionShown| self.program(it.program).is_some_and(|known| known.game == game);
        self.opinions().into_iter().find(plays)
    }

    /// The move that it thinks is best, on the board.
    pub(in crate::app::state) fn advised(&self) -> Option<usize> {
        self.preview().is_none().then_some(())?;
        let result = self.result_of(self.second()?.program)?;
        Some(result.values().first()?.cell)
    }

    /// The lines that a program has told, the best first.
    pub fn opinion_rows(&self, program: ProgramId) -> Vec<LineRow> {
        self.result_of(program).map_or_else(Vec::new, rows_of)
    }

    /// What a program says of a move.
    pub fn opinion_on(&self, program: ProgramId, cell: usize) -> Option<CellValue> {
        let result = self.result_of(program).filter(|_| self.preview().is_none())?;
        Some(cell_value(result, result.value(cell)?))
    }

    pub(super) fn result_of(&self, program: ProgramId) -> Option<&AnalysisResult> {
        let consulted = self.analysis.consulted.iter().find(|it| it.program == program)?;
        consulted.opinion.as_ref().map(|opinion| &opinion.result)
    }
}

/// The position in the course of a line of a result, and its plies.
pub(super) fn line_of_result(
    result: &AnalysisResult,
    row: usize,
    plies: usize,
) -> Option<(Position, Vec<Ply>)> {
    course_of(&result.position, &result.values().get(row)?.line, plies)
}
