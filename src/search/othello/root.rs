//! The root of the 8×8 search.

use super::context::{Caution, Searcher};
use super::node::Node;
use super::schedule::Approach;
use super::values::INFINITY;
use crate::eval::Score;
use crate::othello::{Bits, Board};
use crate::search::budget::Spent;
use crate::search::deepening::{Aspiration, Root, Step, Window};
use crate::search::othello::table::principal_variation;
use crate::search::report::RankedMove;
use crate::search::selectivity::Selectivity;

pub const LINE: usize = 60;

/// A selective round orders the moves before a full one. With bold cuts midgame rounds go on for longer, since work on
/// an end out of reach is lost.
pub fn approach(caution: Caution) -> Approach {
    let short_of_end = match caution {
        Caution::Careful => 12,
        Caution::Bold => 8,
    };
    Approach { short_of_end, preparation: Some((Selectivity::P73, 13)) }
}

#[derive(Clone, Copy, Debug)]
pub struct RootMove {
    cell: usize,
    child: Node,
}

pub struct BoardRoot<'s, 'a> {
    searcher: &'s mut Searcher<'a>,
    board: Board,
    empties: u8,
}

impl<'s, 'a> BoardRoot<'s, 'a> {
    pub fn new(searcher: &'s mut Searcher<'a>, board: Board) -> Self {
        Self { searcher, board, empties: board.empty_count() as u8 }
    }

    /// The legal moves, likely ones first; the seed decides among equals.
    pub fn moves(&self, seed: u64) -> Vec<RootMove> {
        let node = Node::new(self.board);
        let mut moves: Vec<(i32, RootMove)> = Bits::new(self.board.legal_moves())
            .map(|cell| {
                let child = node.after(cell, self.board.flips(cell));
                (child.value(self.searcher.shared.weights), RootMove { cell, child })
            })
            .collect();
        fastrand::Rng::with_seed(seed).shuffle(&mut moves);
        moves.sort_by_key(|(value, _)| *value);
        moves.into_iter().map(|(_, found)| found).collect()
    }
}

impl Root for BoardRoot<'_, '_> {
    type Move = RootMove;

    const ASPIRATION: Aspiration = Aspiration {
        half: 300,
        widening: 2,
        closes: true,
        tries: 4,
        widest: INFINITY + 1,
        most_guess: i32::MAX,
    };

    fn cell(&self, root_move: RootMove) -> usize {
        root_move.cell
    }

    fn search_move(
        &mut self,
        root_move: RootMove,
        step: Step,
        window: Window,
        place: usize,
    ) -> Result<i32, Spent> {
        self.searcher.follow(&root_move.child, window, step.after_move(), place > 0)
    }

    fn found(&mut self, root_move: RootMove, value: i32, reached: Step) -> RankedMove {
        let Step { depth, selectivity } = reached;
        RankedMove {
            cell: root_move.cell,
            score: Score::from_hundredths(value as i16),
            depth,
            selectivity,
            exact: depth == self.empties && selectivity == Selectivity::Full,
            line: principal_variation(self.searcher.shared.table, self.board, root_move.cell, LINE),
        }
    }

    fn nodes(&mut self) -> u64 {
        self.searcher.report_nodes();
        self.searcher.shared.allowance.nodes()
    }
}
