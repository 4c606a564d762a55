//! Wins by threats within so many moves, searched exhaustively: the attacker plays only moves after which it would win by
//! fours (VCF) if it moved again, the other side replies with everything that is legal. Once a win by fours is there it
//! counts. The other side's fours, and what the attacker stops them with, do not use up the moves, but the threat has to
//! outlast them. Slow, and sure.

use std::collections::HashMap;

use super::context::Searcher;
use super::moves;
use crate::eval::gomoku::{Cell, Class};
use crate::gomoku::Stone;
use crate::search::budget::Spent;

/// Which first moves win by threats within so many moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ThreatWins<Place> {
    /// None does.
    None,
    /// Exactly this one.
    One {
        /// Where.
        right: Place,
        /// The other threats, each with a reply that refutes it.
        refuted: Vec<(Place, Place)>,
    },
    /// At least two.
    Several,
}

impl<Place> ThreatWins<Place> {
    /// The same with other names for the places.
    pub fn map<Other>(self, of: impl Fn(Place) -> Other) -> ThreatWins<Other> {
        match self {
            Self::None => ThreatWins::None,
            Self::Several => ThreatWins::Several,
            Self::One { right, refuted } => ThreatWins::One {
                right: of(right),
                refuted: refuted
                    .into_iter()
                    .map(|(threat, reply)| (of(threat), of(reply)))
                    .collect(),
            },
        }
    }
}

/// What is known of positions, by their hashes and the moves left.
#[derive(Debug)]
pub struct Known {
    attacker: Stone,
    wins_by_fours: HashMap<u64, bool>,
    attacks: HashMap<(u64, usize), bool>,
    refutations: HashMap<(u64, usize), Option<Cell>>,
    /// How often a reply was a refutation.
    refuted: Box<[u32; Cell::COUNT]>,
}

impl Known {
    pub fn new(attacker: Stone) -> Self {
        Self {
            attacker,
            wins_by_fours: HashMap::new(),
            attacks: HashMap::new(),
            refutations: HashMap::new(),
            refuted: Box::new([0; Cell::COUNT]),
        }
    }
}

impl Searcher<'_> {
    /// Which first moves of the side to move win by threats within so many moves, at least one. The board must not be used
    /// any more after an error.
    pub fn threat_wins(
        &mut self,
        known: &mut Known,
        within: usize,
    ) -> Result<ThreatWins<Cell>, Spent> {
        let left = if self.is_threatened() { within } else { within - 1 };
        let mut right = None;
        let mut refuted = Vec::new();
        for cell in self.attempts() {
            self.board.place(cell);
            let reply =
                if self.threatens(known)? { Some(self.refutation(known, left)?) } else { None };
            self.board.undo();
            match reply {
                None => {}
                Some(Some(reply)) => refuted.push((cell, reply)),
                Some(None) if right.is_some() => return Ok(ThreatWins::Several),
                Some(None) => right = Some(cell),
            }
        }
        Ok(right.map_or(ThreatWins::None, |right| ThreatWins::One { right, refuted }))
    }

    /// Whether the side to move has to stop a five.
    fn is_threatened(&self) -> bool {
        let own = self.board.to_move();
        self.board.count(!own, Class::Five) > 0 && self.board.count(own, Class::Five) == 0
    }

    /// The moves that come into question for the side to move, most promising first.
    fn attempts(&self) -> Vec<Cell> {
        let (board, own) = (&self.board, self.board.to_move());
        if self.is_threatened() {
            return moves::stops(board).to_vec();
        }
        let mut cells: Vec<Cell> =
            board.empty_cells().filter(|&cell| !board.is_forbidden(cell)).collect();
        let urgency = |cell: Cell| 2 * board.urgency(cell, own) + board.urgency(cell, !own);
        cells.sort_by_cached_key(|&cell| (-urgency(cell), cell));
        cells
    }

    /// Whether the attacker wins by threats within so many moves; it is to move.
    fn attacks(&mut self, known: &mut Known, within: usize) -> Result<bool, Spent> {
        let own = self.board.to_move();
        if self.board.count(own, Class::Five) > 0 {
            return Ok(true);
        }
        let is_threatened = self.is_threatened();
        if !is_threatened {
            if self.wins_by_fours(known)? {
                return Ok(true);
            }
            if within == 0 {
                return Ok(false);
            }
        }
        let key = (self.board.hash(), within);
        if let Some(&wins) = known.attacks.get(&key) {
            return Ok(wins);
        }
        let left = if is_threatened { within } else { within - 1 };
        let mut wins = false;
        for cell in self.attempts() {
            self.board.place(cell);
            wins = self.threatens(known)? && self.refutation(known, left)?.is_none();
            self.board.undo();
            if wins {
                break;
            }
        }
        known.attacks.insert(key, wins);
        Ok(wins)
    }

    /// Whether the attacker, who has just moved, would win by fours if it moved again, and the other side has no five.
    fn threatens(&mut self, known: &mut Known) -> Result<bool, Spent> {
        self.budget.spend()?;
        if self.board.count(!known.attacker, Class::Five) > 0 {
            return Ok(false);
        }
        if self.board.count(known.attacker, Class::Five) > 0 {
            return Ok(true);
        }
        self.board.pass();
        let wins = self.wins_by_fours(known);
        self.board.undo();
        wins
    }

    fn wins_by_fours(&mut self, known: &mut Known) -> Result<bool, Spent> {
        let key = self.board.hash();
        if let Some(&wins) = known.wins_by_fours.get(&key) {
            return Ok(wins);
        }
        let wins = self.find_vcf(EVERY_PLY, u64::from(u32::MAX))?.is_some();
        known.wins_by_fours.insert(key, wins);
        Ok(wins)
    }

    /// A reply to a threat after which the attacker does not win within so many more moves, if there is one.
    fn refutation(&mut self, known: &mut Known, within: usize) -> Result<Option<Cell>, Spent> {
        let key = (self.board.hash(), within);
        if let Some(&reply) = known.refutations.get(&key) {
            return Ok(reply);
        }
        let board = &self.board;
        let own = board.to_move();
        let replies: Vec<Cell> = if board.count(!own, Class::Five) > 0 {
            moves::stops(board).to_vec()
        } else {
            let mut replies: Vec<Cell> =
                board.empty_cells().filter(|&cell| !board.is_forbidden(cell)).collect();
            if replies.is_empty() {
                // A draw, which nobody asks for.
                return Err(Spent);
            }
            let promise = |cell: Cell| {
                let urgency = board.urgency(cell, own) + 2 * board.urgency(cell, !own);
                (known.refuted[cell.index()], urgency)
            };
            replies.sort_by_cached_key(|&cell| (std::cmp::Reverse(promise(cell)), cell));
            replies
        };
        let mut found = None;
        for reply in replies {
            self.board.place(reply);
            let wins = self.attacks(known, within)?;
            self.board.undo();
            if !wins {
                known.refuted[reply.index()] += 1;
                found = Some(reply);
                break;
            }
        }
        known.refutations.insert(key, found);
        Ok(found)
    }
}

/// More plies than any game has.
pub const EVERY_PLY: usize = 500;
