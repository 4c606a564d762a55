//! Multi-PV on 8×8.

use super::context::{Caution, Searcher, Shared, Value};
use super::node::Node;
use super::root::{self, BoardRoot};
use super::schedule::Schedule;
use crate::eval::Score;
use crate::eval::othello::patterns::Weights;
use crate::othello::Board;
use crate::search::budget::Allowance;
use crate::search::deepening::{Root, Step};
use crate::search::multi_pv::{Queue, Reporter, Taken};
use crate::search::othello::table::{BoardTable, principal_variation};
use crate::search::report::RankedMove;
use crate::search::selectivity::Selectivity;
use crate::search::task::{OnDrop, Task, on_panic};

/// Half the first window where a selective search has already given a value in whole discs.
const HALF_EXACT_WINDOW: i32 = 100;

/// From this many empty squares on, the way from guess to proof is long, and intermediate steps pay.
const LONG_WAY: u8 = 23;

pub fn search_multi_pv(
    board: Board,
    task: Task,
    wanted: Vec<RankedMove>,
    (weights, table): (&Weights, &mut BoardTable),
    report: &mut Reporter,
) -> Vec<RankedMove> {
    let limits = task.request.limits;
    let empties = board.empty_count() as u8;
    let full = limits.selectivity.unwrap_or(Selectivity::Full);
    // As in a single-move search: what is saved goes into depth, unless the depth is given.
    let caution = if limits.depth.is_some() { Caution::Careful } else { Caution::Bold };
    let steps = steps(limits.depth.unwrap_or(u8::MAX), empties, full, caution);
    table.start_search(task.request.remember);
    let deadline = task.at(limits.time);
    let allowance = Allowance::new(task.stop, deadline, limits.nodes);
    let shared = Shared::new(weights, table, caution, allowance);
    let search = MultiPv { board, empties, steps, shared: &shared };
    let first = |found: &RankedMove| search.first_step(found);
    let queue = Queue::new(search.sorted(wanted), search.steps.len(), first, report);
    std::thread::scope(|scope| {
        let _closing = OnDrop(|| shared.end());
        task.start_helpers(scope, |_| || search.work(&queue));
        search.work(&queue);
    });
    queue.into_moves()
}

struct MultiPv<'a, 's> {
    board: Board,
    empties: u8,
    steps: Vec<Step>,
    shared: &'s Shared<'a>,
}

impl MultiPv<'_, '_> {
    fn sorted(&self, mut moves: Vec<RankedMove>) -> Vec<RankedMove> {
        let node = Node::new(self.board);
        moves.sort_by_cached_key(|found| {
            node.after(found.cell, self.board.flips(found.cell)).value(self.shared.weights)
        });
        moves
    }

    fn first_step(&self, found: &RankedMove) -> usize {
        if found.exact {
            return self.steps.len();
        }
        let known = (found.depth, found.selectivity);
        let is_more = |step: &Step| {
            (step.depth > known.0)
                || (step.depth == known.0
                    && step.selectivity > known.1
                    && step.depth == self.empties)
        };
        self.steps.iter().position(is_more).unwrap_or(self.steps.len())
    }

    fn work(&self, queue: &Queue) {
        let _ending = on_panic(|| self.shared.end());
        let mut searcher = Searcher::new(self.shared);
        while let Some(taken) = queue.take() {
            let step = self.steps[taken.round];
            let Ok(value) = self.value(&mut searcher, &taken, step) else {
                self.shared.end();
                return;
            };
            searcher.report_nodes();
            let is_end = step.depth == self.empties;
            let cell = taken.found.cell;
            let found = RankedMove {
                cell,
                score: Score::from_hundredths(value as i16),
                depth: step.depth,
                selectivity: step.selectivity,
                exact: is_end && step.selectivity == Selectivity::Full,
                line: principal_variation(self.shared.table, self.board, cell, root::LINE),
            };
            queue.settle(&taken, found, self.shared.allowance.nodes());
        }
        if queue.is_done() {
            self.shared.pool.close();
        } else {
            searcher.help();
        }
    }

    fn value(&self, searcher: &mut Searcher, taken: &Taken, step: Step) -> Value {
        let cell = taken.found.cell;
        let child = Node::new(self.board).after(cell, self.board.flips(cell));
        let mut aspiration = BoardRoot::ASPIRATION;
        if taken.found.depth == self.empties {
            aspiration.half = HALF_EXACT_WINDOW;
        }
        let guess = i32::from(taken.found.score.hundredths());
        aspiration.around((taken.found.depth > 0).then_some(guess), |window| {
            Ok(-searcher.principal(&child, window.reversed(), step.after_move())?)
        })
    }
}

/// The rounds: up to a depth, and to the end of the game where that is within it.
fn steps(depth: u8, empties: u8, full: Selectivity, caution: Caution) -> Vec<Step> {
    let schedule = Schedule { depth, exact: depth, selectivity: full, midgame: Selectivity::P73 };
    let mut steps = schedule.steps(empties, false, root::approach(caution));
    let has_end = steps.last().is_some_and(|step| step.depth == empties);
    if has_end && empties >= LONG_WAY {
        let on_the_way = [Selectivity::P87, Selectivity::P95, Selectivity::P98];
        let last = steps.pop();
        let between = on_the_way.into_iter().filter(|&step| step < full);
        steps.extend(between.map(|selectivity| Step { depth: empties, selectivity }));
        steps.extend(last);
    }
    steps
}
