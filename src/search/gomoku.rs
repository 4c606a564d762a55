//! The search of Gomoku positions.

mod busy;
mod context;
mod cuts;
mod failed_fours;
pub mod forced;
mod inner;
mod midgame;
mod moves;
mod multi_pv;
mod node;
mod opening;
mod ordering;
mod reductions;
mod root;
mod table;
mod thinking;
mod threat_wins;
mod unsearched;
mod value;
mod vcf;
mod vct;

use super::levels;
use super::report::Report;
use super::task::Task;
use crate::eval::gomoku::{PatternBoard, Weights};
use crate::gomoku::Position;
use thinking::{Confines, Memory, think};
use unsearched::Attention;

pub use multi_pv::search_multi_pv;
pub use table::Table;

pub fn search(
    position: &Position,
    task: Task,
    (weights, table): (Weights, &mut Table),
    report: &mut dyn FnMut(&Report),
) -> Option<Report> {
    if position.is_game_over() {
        return None;
    }
    if !position.stage().is_settled() {
        return opening::answer(position, task, &mut Memory { weights, table }, report);
    }
    let seed = task.request.seed;
    let board = PatternBoard::as_seen(position, weights, &task.request.overlooked);
    let strength = task.request.limits.level.map(levels::gomoku);
    if let Some(strength) = strength
        && fastrand::Rng::with_seed(seed ^ board.hash()).u8(..100) < strength.unsearched
    {
        let attention = Attention { overlooks: strength.overlooks, seed };
        let mut ranked = unsearched::rank(&board, attention);
        ranked.truncate(task.request.best.max(1));
        return (!ranked.is_empty()).then(|| Report::ranking(ranked, 1));
    }
    think(&board, task, table, &Confines::default(), report)
}
