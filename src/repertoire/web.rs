//! The moves of a drill by numbers: what leads to a due card is asked at every move, among thousands of positions.

use std::collections::HashMap;

use super::graph::Repertoire;
use super::key::PositionKey;
use crate::analysis::practice::{Memory, Seconds};

/// The positions that a drill can come to.
#[derive(Clone, Debug)]
pub(super) struct Web {
    numbers: HashMap<PositionKey, usize>,
    knots: Vec<Knot>,
}

#[derive(Clone, Debug, Default)]
struct Knot {
    /// Where the moves in the drill lead to, and come from.
    to: Vec<usize>,
    from: Vec<usize>,
    /// What is remembered of its card, if it has one.
    memory: Option<Memory>,
    /// Whether that was graded in this drill.
    is_graded: bool,
}

impl Web {
    /// The positions of a repertoire that can be reached in the drill. None is graded yet.
    pub fn of(repertoire: &Repertoire) -> Self {
        let mut numbers = HashMap::from([(repertoire.root.clone(), 0)]);
        let mut knots = vec![Knot::default()];
        let mut waiting = vec![(&repertoire.root, 0)];
        while let Some((key, number)) = waiting.pop() {
            let Some(place) = repertoire.place(key) else { continue };
            for it in place.drilled() {
                let known = numbers.get(&it.to).copied();
                let to = known.unwrap_or(knots.len());
                if known.is_none() {
                    numbers.insert(it.to.clone(), to);
                    knots.push(Knot::default());
                    waiting.push((&it.to, to));
                }
                knots[number].to.push(to);
                knots[to].from.push(number);
            }
            // A card all of whose answers are left out asks nothing.
            let is_asked = place.drilled().next().is_some();
            knots[number].memory = place.memory.filter(|_| is_asked);
        }
        Self { numbers, knots }
    }

    pub fn is_graded(&self, key: &PositionKey) -> bool {
        self.numbers.get(key).is_some_and(|&number| self.knots[number].is_graded)
    }

    /// Notes that a card was graded, and is not asked again; returns whether it is the first time.
    pub fn grade(&mut self, key: &PositionKey) -> bool {
        let Some(&number) = self.numbers.get(key) else { return true };
        !std::mem::replace(&mut self.knots[number].is_graded, true)
    }

    /// Takes over what was graded in another one.
    pub fn grade_as(&mut self, other: &Self) {
        for (key, &number) in &self.numbers {
            self.knots[number].is_graded = other.is_graded(key);
        }
    }

    /// What leads to the cards that are due by a time and not graded yet.
    pub fn ahead(&self, by: Seconds) -> Ahead {
        let is_due = |knot: &Knot| !knot.is_graded && knot.memory.is_some_and(|it| it.is_due(by));
        let mut leads: Vec<bool> = self.knots.iter().map(is_due).collect();
        let due: Vec<usize> = (0..leads.len()).filter(|&number| leads[number]).collect();
        let mut waiting = due.clone();
        while let Some(number) = waiting.pop() {
            for &earlier in &self.knots[number].from {
                if !std::mem::replace(&mut leads[earlier], true) {
                    waiting.push(earlier);
                }
            }
        }
        let is_last = |number: &&usize| !self.knots[**number].to.iter().any(|&to| leads[to]);
        let lines = due.iter().filter(is_last).count();
        Ahead { leads, lines }
    }

    /// Whether a position leads to something due, or is due itself.
    pub fn leads(&self, ahead: &Ahead, key: &PositionKey) -> bool {
        self.numbers.get(key).is_some_and(|&number| ahead.leads[number])
    }
}

impl Repertoire {
    /// About how many lines a drill needs for all that is due by a time: the cards due with none after them.
    pub fn due_lines(&self, by: Seconds) -> usize {
        Web::of(self).ahead(by).lines
    }
}

/// What is still to come in a drill.
#[derive(Clone, Debug)]
pub(super) struct Ahead {
    /// For each position, whether it leads to something due, or is due itself.
    leads: Vec<bool>,
    /// About how many lines it takes: the cards due with none after them.
    pub lines: usize,
}
