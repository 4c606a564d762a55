//! VCT, victory by continuous threats: fours, and threes that threaten an open four. The other side can only stop
//! fives, parry open fours and play its own fours, so the tree stays thin where the full search can't follow.
//!
//! Depth-first proof-number search with a table (Ayumu Nagai, 2002), after Victor Allis, Maarten van der Meulen and
//! Jaap van den Herik, 1994.

use std::collections::HashSet;
use std::mem;

use super::context::Searcher;
use super::moves::{self, Duty, Moves};
use super::table::{Bound, Entry, Hashed, PROVEN};
use super::value;
use super::vcf::Win;
use crate::eval::gomoku::{Cell, Class};
use crate::gomoku::Stone;
use crate::search::budget::Spent;

/// Nagai's φ and δ, seen from the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct ProofNumbers {
    /// φ: positions to settle until the side to move reaches its goal, a win or the end of the threats; 0 if reached.
    own: u32,
    /// δ: the same until it certainly doesn't.
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

type Candidate = (Cell, ProofNumbers);

#[derive(Debug, Default)]
struct Proofs {
    /// Hashes and packed proof numbers.
    slots: Vec<[u64; 2]>,
}

impl Proofs {
    const BUCKET: usize = 4;
    /// 32 MiB of slots.
    const MAX: usize = 1 << 21;

    /// Makes room for as many nodes more.
    fn grow(&mut self, nodes: u64) {
        let slots = usize::try_from(nodes).unwrap_or(Self::MAX).saturating_mul(4);
        let slots = slots.clamp(1 << 10, Self::MAX).next_power_of_two();
        if slots > self.slots.len() {
            let old = mem::replace(&mut self.slots, vec![[0; 2]; slots]);
            old.into_iter().filter(|slot| slot[1] != 0).for_each(|slot| self.keep(slot));
        }
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
        self.keep([hash, u64::from(own) | u64::from(other) << 24 | u64::from(plies) << 48]);
    }

    fn keep(&mut self, [hash, packed]: [u64; 2]) {
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

/// What is known of one side's wins by threats, wherever they were searched for. Another search goes on where the last one
/// ended.
#[derive(Debug)]
pub struct Threats {
    attacker: Stone,
    proofs: Proofs,
    /// Node count at which the current search ends.
    end: u64,
}

impl Threats {
    pub fn of(attacker: Stone) -> Self {
        Self { attacker, proofs: Proofs::default(), end: 0 }
    }

    /// What is known of a position, if the attacker wins there; `attacks` says whether it is to move.
    fn won(&self, hash: u64, attacks: bool) -> Option<ProofNumbers> {
        let wins = |numbers: &ProofNumbers| if attacks { numbers.own } else { numbers.other } == 0;
        self.proofs.get(hash).filter(wins)
    }
}

impl Searcher<'_> {
    /// A win of the attacker, who is to move. `None` if there is none or these nodes don't suffice.
    pub fn find_vct(&mut self, search: &mut Threats, nodes: u64) -> Result<Option<Win>, Spent> {
        search.end = self.budget.nodes() + nodes;
        search.proofs.grow(nodes);
        let found = self.settle(search, NEVER, NEVER, 0)?;
        if found.own > 0 {
            return Ok(None);
        }
        let tries = self.tries(search)?;
        let wins = tries.iter().filter(|(_, numbers)| numbers.other == 0);
        let best = wins.min_by_key(|(_, numbers)| numbers.plies);
        let win =
            best.map(|&(first, numbers)| Win { first, plies: usize::from(numbers.plies) + 1 });
        self.keep_proof(search, &mut HashSet::new());
        Ok(win)
    }

    /// Tells the transposition table what is proven from here on, so that no later search has to find it again.
    fn keep_proof(&mut self, search: &Threats, told: &mut HashSet<u64>) {
        let hash = self.board.hash();
        let attacks = self.board.to_move() == search.attacker;
        let Some(numbers) = search.won(hash, attacks) else { return };
        if self.terminal(search.attacker).is_some() || !told.insert(hash) {
            return;
        }
        let children = self.threats_or_answers().into_iter().filter_map(|cell| {
            let numbers = search.won(self.board.hash_after(cell), !attacks)?;
            Some((cell, numbers.plies))
        });
        let mut children: Vec<(Cell, u8)> = children.collect();
        if attacks {
            children.sort_by_key(|&(_, plies)| plies);
            children.truncate(1);
        }
        let plies = usize::from(numbers.plies);
        let entry = if attacks {
            let best = children.first().map(|&(cell, _)| cell);
            Entry { value: value::win_in(plies), bound: Bound::Lower, depth: PROVEN, best }
        } else {
            Entry { value: value::loss_in(plies), bound: Bound::Upper, depth: PROVEN, best: None }
        };
        self.shared.table.put(Hashed(hash), entry);
        for (cell, _) in children {
            self.board.place(cell);
            self.keep_proof(search, told);
            self.board.undo();
        }
    }

    /// Searches until the position is settled or its proof numbers exceed these.
    fn settle(
        &mut self,
        search: &mut Threats,
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

    fn sum(&self, search: &Threats, tries: &[Candidate]) -> ProofNumbers {
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

    /// The moves of the side to move: the attacker's threats, or the other side's answers to one.
    fn threats_or_answers(&self) -> Moves {
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
        cells
    }

    fn tries(&mut self, search: &mut Threats) -> Result<Vec<Candidate>, Spent> {
        let cells = self.threats_or_answers();
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
