//! The search of Gomoku positions.

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
mod threat_wins;
mod unsearched;
mod value;
mod vcf;
mod vct;

use super::budget::Allowance;
use super::deepening::{Aim, Deepening, Step};
use super::levels;
use super::report::Report;
use super::request::Request;
use super::selectivity::Selectivity;
use super::task::{OnDrop, Task};
use super::time::{Horizon, TimePlan};
use crate::eval::gomoku::{Cell, PatternBoard, Weights};
use crate::game;
use crate::gomoku::Position;
use context::{Searcher, Shared};
use root::PositionRoot;
use unsearched::Attention;
use value::ranked;

pub use multi_pv::search_multi_pv;
pub use table::Table;

const BALANCE_CANDIDATES: usize = 12;

const DEEPEST: u8 = 99;

pub fn search(
    position: &Position,
    task: Task,
    (weights, table): (Weights, &mut Table),
    report: &mut dyn FnMut(&Report),
) -> Option<Report> {
    let stage = position.stage();
    if position.is_game_over() {
        return None;
    }
    let seed = task.request.seed;
    if let Some(cell) = opening::prepared(position, seed).map(Cell::of) {
        return Some(Report::ranking(vec![ranked(position.size(), 0, 0, &[cell])], 0));
    }
    let board = PatternBoard::as_seen(position, weights, &task.request.overlooked);
    let strength = task.request.limits.level.map(levels::gomoku);
    if let Some(strength) = strength
        && fastrand::Rng::with_seed(seed ^ board.hash()).u8(..100) < strength.unsearched
        && stage.is_settled()
    {
        let attention = Attention { overlooks: strength.overlooks, seed };
        let mut ranked = unsearched::rank(&board, attention);
        ranked.truncate(task.request.best.max(1));
        return (!ranked.is_empty()).then(|| Report::ranking(ranked, 1));
    }
    if !opening::wants_balance(stage) {
        let mut found = think(&board, task, table, report)?;
        found.choice = opening::choice(stage, position.to_move(), found.score);
        return Some(found);
    }
    let request = Request { best: BALANCE_CANDIDATES, ..task.request.clone() };
    let mut found = think(&board, Task { request: &request, ..task }, table, &mut |_| {})?;
    opening::balance(&mut found);
    Some(found)
}

fn think(
    board: &PatternBoard,
    task: Task,
    table: &mut Table,
    report: &mut dyn FnMut(&Report),
) -> Option<Report> {
    let Task { request, stop, started, .. } = task;
    let mut limits = request.limits;
    let mut vcf_plies = usize::MAX;
    if let Some(strength) = limits.level.map(levels::gomoku) {
        limits.nodes = Some(limits.nodes.unwrap_or(u64::MAX).min(strength.nodes));
        limits.depth = Some(limits.depth.unwrap_or(u8::MAX).min(strength.depth));
        limits.time = Some(limits.time.map_or(strength.time, |time| time.min(strength.time)));
        vcf_plies = strength.vcf_plies.into();
        if strength.vcf_plies == u8::MAX {
            vcf_plies = usize::MAX;
        }
    }
    let plan = TimePlan::new(&limits, horizon(&request.position));
    let allowance = Allowance::new(stop, task.at(plan.hard()), limits.nodes);
    table.start_search(request.remember);
    let shared = Shared::new(table, vcf_plies, allowance);
    std::thread::scope(|scope| {
        let _closing = OnDrop(|| shared.allowance.end());
        task.start_helpers(scope, |number| {
            let mut helper = Searcher::helper(&shared, board.clone());
            move || {
                let root = PositionRoot::new(&mut helper, 1);
                let moves = root.moves(number as u64);
                Deepening::new(root, moves).help(&steps(u8::MAX), number);
            }
        });
        let mut searcher = Searcher::new(&shared, board.clone());
        let root = PositionRoot::new(&mut searcher, request.best);
        let moves = root.moves(request.seed);
        let search = Deepening::new(root, moves);
        let is_forced = search.is_forced(request, &plan);
        let steps = steps(if is_forced { 1 } else { limits.depth.unwrap_or(DEEPEST).max(1) });
        search.search(Aim { steps, plan, started, stop }, request.best, report)
    })
}

fn steps(depth: u8) -> Vec<Step> {
    (1..=depth).map(|depth| Step { depth, selectivity: Selectivity::NONE }).collect()
}

fn horizon(position: &game::Position) -> Horizon {
    /// Moves beyond the usual length of a game that a clock keeps time for.
    const LONGER: u32 = 8;

    let hard = position.moves_to_come() as u32;
    Horizon { to_come: hard + LONGER, hard: hard.max(3) }
}
