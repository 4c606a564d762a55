//! Multi-PV on other sizes.

use super::context::{Searcher, Shared, Value};
use super::{Geometry, root, schedule};
use crate::eval::Score;
use crate::eval::othello::Mask;
use crate::search::budget::Allowance;
use crate::search::deepening::{Aspiration, Step};
use crate::search::multi_pv::{Queue, Reporter, Taken};
use crate::search::othello::table::{TableBoard, TranspositionTable, principal_variation};
use crate::search::report::RankedMove;
use crate::search::task::{Task, on_panic};

const HALF_WINDOW: i32 = 300;

pub fn search_multi_pv<B: TableBoard>(
    board: B,
    task: Task,
    wanted: Vec<RankedMove>,
    table: &mut B::Table,
    report: &mut Reporter,
) -> Vec<RankedMove> {
    let limits = task.request.limits;
    let empties = board.empty().count() as u8;
    let steps = schedule(&limits, None).steps(empties, false, root::APPROACH);
    let geometry = Geometry::new(board.size());
    table.start_search(task.request.remember);
    let allowance = Allowance::new(task.stop, task.at(limits.time), limits.nodes);
    let shared = Shared { geometry: &geometry, table: &*table, allowance };
    let first = |found: &RankedMove| {
        let is_more = |step: &Step| step.depth > found.depth && !found.exact;
        steps.iter().position(is_more).unwrap_or(steps.len())
    };
    let queue = Queue::new(wanted, steps.len(), first, report);
    let search = MultiPv { board, steps: &steps, shared: &shared, queue: &queue };
    std::thread::scope(|scope| {
        task.start_helpers(scope, |_| || search.work());
        search.work();
    });
    queue.into_moves()
}

struct MultiPv<'a, 's, 'q, B: TableBoard> {
    board: B,
    steps: &'s [Step],
    shared: &'s Shared<'a, B>,
    queue: &'s Queue<'q>,
}

impl<B: TableBoard> MultiPv<'_, '_, '_, B> {
    fn work(&self) {
        let _ending = on_panic(|| self.shared.allowance.end());
        let empties = self.board.empty().count();
        let mut searcher = Searcher::new(self.shared);
        while let Some(taken) = self.queue.take() {
            let depth = self.steps[taken.round].depth;
            let Ok(value) = self.value(&mut searcher, &taken, depth) else { return };
            let cell = taken.found.cell;
            let (score, exact) =
                (Score::from_hundredths(value as i16), i32::from(depth) == empties);
            let line = principal_variation(self.shared.table, self.board, cell, root::LINE);
            let found = RankedMove { score, depth, exact, line, ..RankedMove::unknown(cell) };
            self.queue.settle(&taken, found, searcher.budget.nodes_of_all());
        }
    }

    fn value(&self, searcher: &mut Searcher<B>, taken: &Taken, depth: u8) -> Value {
        let cell = taken.found.cell;
        let child = self.board.play(cell, self.board.flips(cell));
        let guess = i32::from(taken.found.score.hundredths());
        let aspiration = Aspiration { half: HALF_WINDOW, ..root::ASPIRATION };
        aspiration.around((taken.found.depth > 0).then_some(guess), |window| {
            searcher.candidates.clear();
            searcher.follow(child, window, depth - 1, false)
        })
    }
}
