//! VCT, victory by continuous threats: fours, and threes that threaten an open four. The other side can only stop
//! fives, parry open fours and play its own fours, so the tree stays thin where the full search can't follow.
//!
//! Depth-first proof-number search with a table (Ayumu Nagai, 2002), after Victor Allis, Maarten van der Meulen and
//! Jaap van den Herik, 1994.

use super::context::Searcher;
use super::moves::{self, Duty, Moves};
use super::vcf::Win;
use crate::eval::gomoku::{Cell, Class};
use crate::gomoku::Stone;
use crate::search::budget::Spent;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct ProofNumbers {
    /// Positions to settle until the side to move reaches its goal, a win or the end of the threats; 0 if reached.
    own: u32,
    other: u32,
    plies: u8,
}

/// Proof numbers out of reach.
const NEVER: u32 = (1 << 24) - 1;

impl ProofNumbers {
    const fn reached(plies: u8) -> Self {
        Self { own: 0, other: NEVER, plies }
    }

    const fn lost(plies: u8) -> Self {
        Self { own: NEVER, other: 0, plies }
    }

    const fn open(own: u32, other: u32) -> Self {
        Self { own, other, plies: 0 }
    }
}

type Try = (Cell, ProofNumbers);

#[derive(Debug)]
struct Proofs {
    /// Hashes and packed proof numbers.
    slots: Vec<[u64; 2]>,
}

impl Proofs {
    const BUCKET: usize = 4;
    /// 32 MiB of slots.
    const MAX: usize = 1 << 21;

    fn new(nodes: u64) -> Self {
        let slots = usize::try_from(nodes).unwrap_or(Self::MAX).saturating_mul(4);
        Self { slots: vec![[0; 2]; slots.clamp(1 << 10, Self::MAX).next_power_of_two()] }
    }

    fn get(&self, hash: u64) -> Option<ProofNumbers> {
        let start = self.bucket(hash);
        let slots = &self.slots[start..start + Self::BUCKET];
        let &[_, packed] = slots.iter().find(|&&[key, packed]| key == hash && packed != 0)?;
        let part = |shift: u32| (packed >> shift) as u32 & NEVER;
        Some(ProofNumbers { own: part(0), other: part(24), plies: (packed >> 48) as u8 })
    }

    /// Replaces the least searched position of the bucket.
    fn put(&mut self, hash: u64, numbers: ProofNumbers) {
        let ProofNumbers { own, other, plies } = numbers;
        let packed = u64::from(own) | u64::from(other) << 24 | u64::from(plies) << 48;
        let start = self.bucket(hash);
        let slots = &mut self.slots[start..start + Self::BUCKET];
        let weight = |&[key, packed]: &[u64; 2]| {
            if key == hash {
                0
            } else {
                (packed & u64::from(NEVER)) + (packed >> 24 & u64::from(NEVER))
            }
        };
        if let Some(slot) = slots.iter_mut().min_by_key(|slot| weight(slot)) {
            *slot = [hash, packed];
        }
    }

    fn bucket(&self, hash: u64) -> usize {
        hash as usize & (self.slots.len() - 1) & !(Self::BUCKET - 1)
    }
}

struct Search {
    attacker: Stone,
    proofs: Proofs,
    end: u64,
}

impl Searcher<'_> {
    pub fn find_vct(&mut self, nodes: u64) -> Result<Option<Win>, Spent> {
        let attacker = self.board.to_move();
        let end = self.budget.nodes() + nodes;
        let mut search = Search { attacker, proofs: Proofs::new(nodes), end };
        let found = self.settle(&mut search, NEVER, NEVER, 0)?;
        if found.own > 0 {
            return Ok(None);
        }
        let tries = self.tries(&mut search)?;
        let wins = tries.iter().filter(|(_, numbers)| numbers.other == 0);
        let best = wins.min_by_key(|(_, numbers)| numbers.plies);
        Ok(best.map(|&(first, numbers)| Win { first, plies: usize::from(numbers.plies) + 1 }))
    }

    /// Searches until the position is settled or its proof numbers exceed these.
    fn settle(
        &mut self,
        search: &mut Search,
        own: u32,
        other: u32,
        ply: usize,
    ) -> Result<ProofNumbers, Spent> {
        let key = self.board.hash();
        if let Some(numbers) = self.terminal(search.attacker) {
            search.proofs.put(key, numbers);
            return Ok(numbers);
        }
        if ply > DEEPEST {
            // Given up, so that nobody comes back for it.
            let attacks = self.board.to_move() == search.attacker;
            return Ok(if attacks { ProofNumbers::lost(0) } else { ProofNumbers::reached(0) });
        }
        let mut tries = self.tries(search)?;
        loop {
            let numbers = self.sum(search, &tries);
            if numbers.own >= own || numbers.other >= other || self.budget.nodes() > search.end {
                search.proofs.put(key, numbers);
                return Ok(numbers);
            }
            let (mut best, mut second) = (0, NEVER);
            for (at, (_, child)) in tries.iter().enumerate().skip(1) {
                if child.other < tries[best].1.other {
                    (best, second) = (at, tries[best].1.other);
                } else {
                    second = second.min(child.other);
                }
            }
            let (cell, child) = tries[best];
            let limits = (
                (other - numbers.other).saturating_add(child.own).min(NEVER),
                own.min(second.saturating_add(1 + second)).min(NEVER),
            );
            self.board.place(cell);
            let after = self.settle(search, limits.0, limits.1, ply + 1);
            self.board.undo();
            tries[best].1 = after?;
        }
    }

    fn sum(&self, search: &Search, tries: &[Try]) -> ProofNumbers {
        let own = tries.iter().map(|(_, child)| child.other).min().unwrap_or(NEVER);
        // Maximum and count, as a sum would count transpositions again and again (Toru Ueda and others, 2008).
        let open = tries.iter().filter(|(_, child)| child.own > 0).count() as u32;
        let most = tries.iter().map(|(_, child)| child.own).max().unwrap_or(0);
        let other = if own == 0 { NEVER } else { (most + open.saturating_sub(1)).min(NEVER) };
        let attacks = self.board.to_move() == search.attacker;
        let wins = tries.iter().map(|(_, child)| child);
        let plies = if attacks {
            wins.filter(|child| child.other == 0).map(|child| child.plies).min()
        } else {
            // Without an answer the threat is carried out: an open four, then a five.
            wins.map(|child| child.plies).max().or(Some(3))
        };
        ProofNumbers { own, other, plies: plies.unwrap_or(0).saturating_add(1) }
    }

    fn tries(&mut self, search: &mut Search) -> Result<Vec<Try>, Spent> {
        let own = self.board.to_move();
        let mut cells = Moves::new();
        match moves::duty(&self.board) {
            Duty::Win(cell) | Duty::OpenFour(cell) => cells.push(cell),
            Duty::StopFive => cells.extend(moves::stops(&self.board)),
            Duty::StopOpenFour => moves::against_open_four(&self.board, &mut cells),
            Duty::Free => {
                moves::fours(&self.board, own, &mut cells);
                for class in THREES {
                    self.board.for_each(own, class, |cell| cells.push(cell));
                }
            }
        }
        let mut tries = Vec::with_capacity(cells.len());
        for cell in cells {
            let key = self.board.hash_after(cell);
            let numbers = if let Some(numbers) = search.proofs.get(key) {
                numbers
            } else {
                self.budget.spend()?;
                self.board.place(cell);
                let numbers = self.first_guess(search.attacker);
                self.board.undo();
                search.proofs.put(key, numbers);
                numbers
            };
            tries.push((cell, numbers));
        }
        Ok(tries)
    }

    fn first_guess(&self, attacker: Stone) -> ProofNumbers {
        if let Some(numbers) = self.terminal(attacker) {
            return numbers;
        }
        let own = self.board.to_move();
        let count = |class: Class| u32::from(self.board.count(own, class));
        let fours = count(Class::FourThree) + count(Class::FourPlus) + count(Class::Four);
        if own == attacker {
            let threes: u32 = THREES.map(count).iter().sum();
            return ProofNumbers::open(1, (fours + threes).max(1));
        }
        match moves::duty(&self.board) {
            Duty::StopFive => ProofNumbers::open(1, 1),
            _ => ProofNumbers::open(1, 2 + fours),
        }
    }

    /// The outcome, if the classes of the points show it.
    fn terminal(&self, attacker: Stone) -> Option<ProofNumbers> {
        let attacks = self.board.to_move() == attacker;
        match (attacks, moves::duty(&self.board)) {
            (true, Duty::Win(_)) => Some(ProofNumbers::reached(1)),
            (true, Duty::OpenFour(_)) => Some(ProofNumbers::reached(3)),
            (false, Duty::Win(_) | Duty::OpenFour(_) | Duty::Free) => {
                Some(ProofNumbers::reached(0))
            }
            (_, Duty::StopFive) if moves::stops(&self.board).is_empty() => {
                Some(ProofNumbers::lost(2))
            }
            (true, Duty::Free) => {
                let own = self.board.to_move();
                let has_threes = THREES.iter().any(|&class| self.board.count(own, class) > 0);
                let threatens = self.has_fours() || has_threes;
                (!threatens).then_some(ProofNumbers::lost(0))
            }
            _ => None,
        }
    }
}

/// Threats of an open four, most promising first.
const THREES: [Class; 3] = [Class::Threes, Class::ThreePlus, Class::Three];

const DEEPEST: usize = 80;
