//! A repertoire as the rows of a list: the other side's move and one's own answer.

use std::collections::BTreeSet;

use super::graph::{Move, Place, Repertoire};
use super::key::{PositionKey, Seen};
use super::weights::{Weigh, share};
use crate::analysis::practice::Seconds;
use crate::game::Ply;
use crate::openings::{self, Opening};

/// A stretch of a repertoire in which nothing branches.
#[derive(Clone, Debug, PartialEq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct Row {
    /// How deep it lies in the list, from 0; the rows of a row follow it, one deeper.
    pub depth: usize,
    /// The line to its end, from the start.
    pub line: Vec<Ply>,
    /// How many plies of the line are its own: the other side's move with the answer, and what follows without a choice.
    pub plies: usize,
    /// The opening that begins here, if it has a name.
    pub opening: Option<&'static Opening>,
    /// How often its first move is played, from 0 to 1, if it is the other side's and that is known.
    pub share: Option<f32>,
    /// How much is known of it and the rows below it, from 0 to 1.
    pub known: f32,
    /// Its own cards, one or more.
    pub cards: Vec<PositionKey>,
    /// Whether one of its own cards is due.
    pub is_due: bool,
    /// Whether it is left out of the drill, by itself or with a row above it.
    pub is_left_out: bool,
    /// Whether its first answer is the main one.
    pub is_main: bool,
    /// Whether its end is reached in an earlier row as well, where it goes on.
    pub transposes: bool,
}

/// The rows of a repertoire.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Outline {
    /// One's own first move, if it is the only one; no row has it.
    pub start: Vec<Ply>,
    /// Each row before those below it, the likeliest first.
    pub rows: Vec<Row>,
}

struct Writer<'a, 'b> {
    repertoire: &'a Repertoire,
    now: Seconds,
    by: Seconds,
    weigh: &'a mut Weigh<'b>,
    visited: BTreeSet<PositionKey>,
    outline: Outline,
}

/// Chances of recall, and how many.
#[derive(Clone, Copy, Default)]
struct Recall {
    sum: f32,
    count: u16,
}

impl Recall {
    fn add(&mut self, other: Self) {
        self.sum += other.sum;
        self.count = self.count.saturating_add(other.count);
    }
}

impl Repertoire {
    /// The rows of the repertoire: what is known now, what is due by a time, and the shares of the moves as `weigh` knows
    /// them.
    pub fn outline(&self, now: Seconds, by: Seconds, weigh: &mut Weigh) -> Outline {
        let (visited, outline) = (BTreeSet::new(), Outline::default());
        let mut writer = Writer { repertoire: self, now, by, weigh, visited, outline };
        let root = self.root();
        let mut line = if root.has_passed { vec![Ply::Pass] } else { Vec::new() };
        let Some(place) = self.place(&root.key) else { return Outline::default() };
        match &place.moves[..] {
            [only] if root.is_turn_of(self.side) && !only.is_left_out => {
                if let Some(after) = played(&root, only, &mut line) {
                    writer.outline.start.clone_from(&line);
                    writer.branch(&after, &line, 0, None, false);
                }
            }
            _ => {
                writer.branch(&root, &line, 0, None, false);
            }
        }
        writer.outline
    }
}

/// How a row begins.
#[derive(Clone, Copy)]
struct Head {
    share: Option<f32>,
    is_main: bool,
    is_left_out: bool,
}

impl Writer<'_, '_> {
    /// The rows from a position on.
    fn branch(
        &mut self,
        seen: &Seen,
        line: &[Ply],
        depth: usize,
        name: Option<&'static Opening>,
        is_left_out: bool,
    ) -> Recall {
        let mut recall = Recall::default();
        let repertoire = self.repertoire;
        let moves = repertoire.place(&seen.key).map_or(&[][..], |place| &place.moves);
        if self.visited.contains(&seen.key) || moves.is_empty() {
            return recall;
        }
        if seen.is_turn_of(repertoire.side) {
            // The first move, or the other side had to pass.
            for (at, answer) in moves.iter().enumerate() {
                let head = Head { share: None, is_main: at == 0, is_left_out };
                recall.add(self.row(seen, answer, (line.to_vec(), line.len()), depth, name, head));
            }
            return recall;
        }
        self.visited.insert(seen.key.clone());
        let known = (self.weigh)(&seen.position);
        let mut moves: Vec<(Option<f32>, &Move)> =
            moves.iter().map(|it| (share(seen, it.cell, &known), it)).collect();
        // Stable: what is equally likely stays in order.
        moves.sort_by(|one, other| {
            other.0.unwrap_or_default().total_cmp(&one.0.unwrap_or_default())
        });
        for (share, it) in moves {
            let mut begun = line.to_vec();
            let Some(after) = played(seen, it, &mut begun) else { continue };
            let is_left_out = is_left_out || it.is_left_out;
            let answers = repertoire.place(&after.key).map_or(&[][..], |place| &place.moves);
            if !after.is_turn_of(repertoire.side) {
                // The other side moves again.
                recall.add(self.branch(&after, &begun, depth, name, is_left_out));
            }
            for (at, answer) in answers.iter().enumerate() {
                if !after.is_turn_of(repertoire.side) {
                    break;
                }
                let head = Head { share, is_main: at == 0, is_left_out };
                recall.add(self.row(
                    &after,
                    answer,
                    (begun.clone(), line.len()),
                    depth,
                    name,
                    head,
                ));
            }
        }
        recall
    }

    /// A row that begins with an answer at `seen`, after a line of which the plies from `since` on are its own, and the
    /// rows below it.
    fn row(
        &mut self,
        seen: &Seen,
        answer: &Move,
        (mut line, since): (Vec<Ply>, usize),
        depth: usize,
        name: Option<&'static Opening>,
        head: Head,
    ) -> Recall {
        let repertoire = self.repertoire;
        let mut recall = Recall::default();
        let mut cards = Vec::new();
        let mut is_due = false;
        let is_left_out = head.is_left_out || answer.is_left_out;
        let mut opening = openings::of(&seen.position).filter(|it| Some(*it) != name);
        let mut take = |writer: &mut Self, seen: &Seen| {
            let memory = repertoire.card(&seen.key);
            if let Some(memory) = memory.filter(|_| writer.visited.insert(seen.key.clone())) {
                recall.add(Recall { sum: memory.known(writer.now), count: 1 });
            }
            is_due |= !is_left_out && memory.is_some_and(|memory| memory.is_due(writer.by));
            cards.push(seen.key.clone());
        };
        take(self, seen);
        let Some(mut at) = played(seen, answer, &mut line) else { return recall };
        if let Some(named) = openings::of(&at.position) {
            opening = Some(named).filter(|it| Some(*it) != name);
        }
        let name = opening.or(name);
        // What follows without a choice belongs to the row.
        while let Some((between, after, longer)) = self.only_way(&at, &line, is_left_out) {
            let begins = |it: &Seen| openings::of(&it.position).is_some_and(|it| Some(it) != name);
            if begins(&between) || begins(&after) || self.visited.contains(&between.key) {
                break;
            }
            self.visited.insert(at.key.clone());
            take(self, &between);
            (at, line) = (after, longer);
        }
        let place = self.outline.rows.len();
        let transposes = self.visited.contains(&at.key);
        let plies = line.len() - since;
        self.outline.rows.push(Row {
            depth,
            line: line.clone(),
            plies,
            opening,
            share: head.share,
            known: 0.0,
            cards,
            is_due,
            is_left_out,
            is_main: head.is_main,
            transposes,
        });
        recall.add(self.branch(&at, &line, depth + 1, name, is_left_out));
        let own = || repertoire.card(&seen.key).map_or(0.0, |memory| memory.known(self.now));
        self.outline.rows[place].known =
            if recall.count > 0 { recall.sum / f32::from(recall.count) } else { own() };
        recall
    }

    /// The one move of the other side and the one answer to it, if there is nothing else: the positions after each, and
    /// the line.
    fn only_way(
        &self,
        seen: &Seen,
        line: &[Ply],
        is_left_out: bool,
    ) -> Option<(Seen, Seen, Vec<Ply>)> {
        let only = |place: Option<&'_ Place>| match place.map(|place| &place.moves[..]) {
            Some([only]) if is_left_out || !only.is_left_out => Some(only.clone()),
            _ => None,
        };
        let side = self.repertoire.side;
        let reply = only(self.repertoire.place(&seen.key).filter(|_| seen.is_turn_of(!side)))?;
        let mut line = line.to_vec();
        let between = played(seen, &reply, &mut line).filter(|it| it.is_turn_of(side))?;
        let answer = only(self.repertoire.place(&between.key))?;
        let after = played(&between, &answer, &mut line)?;
        Some((between, after, line))
    }
}

fn played(seen: &Seen, it: &Move, line: &mut Vec<Ply>) -> Option<Seen> {
    let cell = seen.shown(it.cell);
    let after = seen.after(cell)?;
    after.plies_after(cell, line);
    Some(after)
}
