//! The main search from its root, alone or with helpers.

use super::context::{Searcher, Shared};
use super::root::PositionRoot;
use super::table::Table;
use crate::eval::gomoku::{Cell, PatternBoard, Weights};
use crate::game;
use crate::search::budget::Allowance;
use crate::search::deepening::{Aim, Deepening, Step};
use crate::search::levels;
use crate::search::limits::Limits;
use crate::search::report::Report;
use crate::search::selectivity::Selectivity;
use crate::search::task::{OnDrop, Task};
use crate::search::time::{Horizon, TimePlan};

pub const DEEPEST: u8 = 99;

pub struct Memory<'a> {
    pub weights: Weights,
    pub table: &'a mut Table,
}

/// What an opening allows a search.
pub struct Confines {
    /// The moves at the root, if not all.
    pub among: Option<Vec<Cell>>,
    /// The number of searches that share the time and the nodes.
    pub share: u32,
}

impl Default for Confines {
    fn default() -> Self {
        Self { among: None, share: 1 }
    }
}

impl Confines {
    fn divide(&self, limits: &mut Limits) {
        let share = self.share.max(1);
        limits.nodes = limits.nodes.map(|nodes| (nodes / u64::from(share)).max(1));
        limits.time = limits.time.map(|time| time / share);
        if let Some(clock) = &mut limits.clock {
            clock.left /= share;
        }
    }

    /// Those of the moves that are allowed, and the other allowed ones if more are wanted.
    fn confined(&self, mut moves: Vec<Cell>, wanted: usize) -> Vec<Cell> {
        if let Some(among) = &self.among {
            moves.retain(|cell| among.contains(cell));
            if moves.len() < wanted {
                moves.extend(among.iter().filter(|cell| !moves.contains(cell)).collect::<Vec<_>>());
            }
        }
        moves
    }
}

pub fn think(
    board: &PatternBoard,
    task: Task,
    table: &mut Table,
    confines: &Confines,
    report: &mut dyn FnMut(&Report),
) -> Option<Report> {
    let Task { request, stop, started, .. } = task;
    let mut limits = request.limits;
    let mut vcf_plies = usize::MAX;
    if let Some(strength) = limits.level.map(levels::gomoku) {
        limits.nodes = Some(limits.nodes.unwrap_or(u64::MAX).min(strength.nodes));
        limits.depth = Some(limits.depth.unwrap_or(u8::MAX).min(strength.depth));
        limits.time = Some(limits.time.map_or(strength.time, |time| time.min(strength.time)));
        vcf_plies = strength.vcf_plies;
    }
    confines.divide(&mut limits);
    let plan = TimePlan::new(&limits, horizon(&request.position));
    let allowance = Allowance::new(stop, task.at(plan.hard()), limits.nodes);
    table.start_search(request.remember);
    let mut shared = Shared::new(table, vcf_plies, allowance);
    if request.threads > 1 {
        shared = shared.among_threads();
    }
    std::thread::scope(|scope| {
        let _closing = OnDrop(|| shared.allowance.end());
        task.start_helpers(scope, |number| {
            let mut helper = Searcher::helper(&shared, board.clone());
            move || {
                let root = PositionRoot::new(&mut helper, 1);
                let moves = root.moves(number as u64);
                Deepening::new(root, moves).help(&steps(DEEPEST), number);
            }
        });
        let mut searcher = Searcher::new(&shared, board.clone());
        let root = PositionRoot::new(&mut searcher, request.best);
        let moves = confines.confined(root.moves(request.seed), request.best);
        let search = Deepening::new(root, moves);
        let is_forced = search.is_forced(request, &plan);
        let steps =
            steps(if is_forced { 1 } else { limits.depth.unwrap_or(DEEPEST).clamp(1, DEEPEST) });
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
