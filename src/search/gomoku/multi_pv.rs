//! Multi-PV: every wanted move with its own score.

use super::context::{Searcher, Shared};
use super::root;
use super::table::Table;
use super::thinking::DEEPEST;
use super::value::{self, Value};
use super::vct::Threats;
use crate::eval::gomoku::{Cell, PatternBoard, Weights};
use crate::gomoku::Position;
use crate::search::budget::{Allowance, Spent};
use crate::search::deepening::{Aspiration, Window};
use crate::search::multi_pv::{Queue, Reporter, Taken};
use crate::search::report::RankedMove;
use crate::search::task::{Task, on_panic};

const HALF_WINDOW: Value = 200;

pub fn search_multi_pv(
    position: &Position,
    task: Task,
    wanted: Vec<RankedMove>,
    (weights, table): (Weights, &mut Table),
    report: &mut Reporter,
) -> Vec<RankedMove> {
    let limits = task.request.limits;
    let board = PatternBoard::as_seen(position, weights, &task.request.overlooked);
    table.start_search(task.request.remember);
    let allowance = Allowance::new(task.stop, task.at(limits.time), limits.nodes);
    let shared = Shared::new(table, usize::MAX, allowance);
    let rounds = usize::from(limits.depth.unwrap_or(DEEPEST).clamp(1, DEEPEST));
    let first = |found: &RankedMove| if found.exact { rounds } else { found.depth.into() };
    let queue = Queue::new(sorted(&board, wanted), rounds, first, report).with_turn(turn);
    let search = MultiPv { board, shared: &shared, queue: &queue };
    std::thread::scope(|scope| {
        task.start_helpers(scope, |_| || search.work());
        search.lead();
    });
    queue.into_moves()
}

/// When a round of a move is due, by its rank: good moves deserve more depth, but every move is searched.
fn turn(round: usize, place: usize) -> usize {
    const SHALLOW: usize = 2;
    if round < SHALLOW { round } else { round + 2 * (place + 1).ilog2() as usize }
}

fn sorted(board: &PatternBoard, mut moves: Vec<RankedMove>) -> Vec<RankedMove> {
    moves
        .sort_by_cached_key(|found| root::likeliness(board, value::cell(found.cell, board.size())));
    moves
}

struct MultiPv<'a, 's, 'q> {
    board: PatternBoard,
    shared: &'s Shared<'a>,
    queue: &'s Queue<'q>,
}

impl MultiPv<'_, '_, '_> {
    /// As [`Self::work`], with VCF first and VCT now and then.
    fn lead(&self) {
        let _ending = on_panic(|| self.shared.allowance.end());
        let mut searcher = Searcher::new(self.shared, self.board.clone());
        let mut vct_end = 0;
        let mut threats = Threats::of(self.board.to_move());
        let fours = searcher.find_vcf(root::ROOT_VCF_PLIES, root::ROOT_VCF_NODES);
        if let Ok(Some(win)) = fours {
            self.prove(&mut searcher, win.first, win.plies);
        }
        while self.step(&mut searcher) {
            let nodes = searcher.budget.nodes();
            let is_due = nodes / root::VCT_SHARE >= root::MIN_VCT_NODES
                && vct_end <= nodes / 2
                && !self.queue.has_win();
            if is_due {
                let found = searcher.find_vct(&mut threats, nodes / root::VCT_SHARE);
                if let Ok(Some(win)) = found {
                    self.prove(&mut searcher, win.first, win.plies);
                }
                vct_end = searcher.budget.nodes();
            }
        }
    }

    fn work(&self) {
        let _ending = on_panic(|| self.shared.allowance.end());
        let mut searcher = Searcher::helper(self.shared, self.board.clone());
        while self.step(&mut searcher) {}
    }

    fn step(&self, searcher: &mut Searcher) -> bool {
        let Some(taken) = self.queue.take() else { return false };
        let Ok(found) = self.search(searcher, &taken) else { return false };
        self.queue.settle(&taken, found, searcher.budget.nodes_of_all());
        true
    }

    fn search(&self, searcher: &mut Searcher, taken: &Taken) -> Result<RankedMove, Spent> {
        let cell = value::cell(taken.found.cell, self.board.size());
        let depth = taken.round as u8 + 1;
        let value = value_of(searcher, cell, depth, &taken.found)?;
        Ok(self.ranked(searcher, cell, value, depth))
    }

    fn ranked(&self, searcher: &mut Searcher, cell: Cell, value: Value, depth: u8) -> RankedMove {
        let line = root::principal_variation(searcher, cell);
        value::ranked(self.board.size(), value, depth, &line)
    }

    fn prove(&self, searcher: &mut Searcher, cell: Cell, plies: usize) {
        let value = value::win_in(plies);
        let found = self.ranked(searcher, cell, value, plies.min(255) as u8);
        self.queue.prove(found, searcher.budget.nodes_of_all());
    }
}

fn value_of(
    searcher: &mut Searcher,
    cell: Cell,
    depth: u8,
    known: &RankedMove,
) -> Result<Value, Spent> {
    let guess = Value::from(known.score.hundredths());
    let aspiration = Aspiration { half: HALF_WINDOW, tries: 1, ..root::ASPIRATION };
    aspiration.around((known.depth > 0).then_some(guess), |Window { alpha, beta }| {
        searcher.follow_root(cell, depth.into(), alpha, beta, 0)
    })
}
