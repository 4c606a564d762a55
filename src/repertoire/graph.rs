//! The repertoire itself: a graph of positions, each once, however it is reached.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use thiserror::Error;

use super::key::{PositionKey, Seen};
use crate::analysis::practice::{Grade, Memory, Seconds};
use crate::game::tree::Start;
use crate::game::{IllegalPly, Ply, Position, Side, StartError, Variant};

/// The most positions of a repertoire; nobody learns as many, and the file stays bounded.
pub const MOST: usize = 20_000;

/// The longest line, in plies.
pub const LONGEST: usize = 60;

/// A line was not added; the repertoire is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum AddError {
    /// A ply is illegal.
    #[error("move {at_move}: {reason}")]
    Ply {
        /// Counted from 1.
        at_move: usize,
        /// Why it is illegal.
        reason: IllegalPly,
    },
    /// There is no room for so many positions.
    #[error("more than {MOST} positions")]
    TooMany,
}

/// A move of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Move {
    /// In the least form of the position.
    pub cell: u16,
    pub is_left_out: bool,
    pub to: PositionKey,
}

/// What is prepared at a position.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Place {
    /// One's own answers in the order they were added, or the other side's moves in cell order.
    pub moves: Vec<Move>,
    /// At one's own turn: how well the answer is remembered.
    pub memory: Option<Memory>,
}

impl Place {
    pub fn find(&self, cell: u16) -> Option<&Move> {
        self.moves.iter().find(|it| it.cell == cell)
    }

    /// The moves in the drill.
    pub fn drilled(&self) -> impl Iterator<Item = &Move> {
        self.moves.iter().filter(|it| !it.is_left_out)
    }
}

/// A person's openings of one variant for one side: the moves of the other side that are prepared for, and an answer to
/// each.
///
/// Symmetric positions are one, and so are those reached by other moves. A position at one's own turn is a *card*: what is
/// asked there is the answer. The first answer added is the *main* one; others are alternatives, until one is made the
/// main one. Lines are shown turned so that, of symmetric moves, the one furthest to the right and then to the top is
/// played: Othello begins with f5.
///
/// ```
/// use heibai::game::{Side, Variant};
/// use heibai::records::transcript;
/// use heibai::repertoire::Repertoire;
///
/// let variant = Variant::default();
/// let mut mine = Repertoire::new(variant, Side::Black).unwrap();
/// for line in ["f5d6c3", "c4e3f6", "f5f6e6"] {
///     mine.add(transcript::read(line, variant).unwrap().plies(), 0).unwrap();
/// }
/// // The second line is the first one, mirrored.
/// assert_eq!(mine.cards().count(), 3);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Repertoire {
    pub(super) variant: Variant,
    pub(super) side: Side,
    pub(super) start: Position,
    pub(super) root: PositionKey,
    pub(super) places: BTreeMap<PositionKey, Place>,
}

impl Repertoire {
    /// An empty repertoire. In Gomoku colours stay as they are.
    ///
    /// # Errors
    /// If the game does not support the board.
    pub fn new(variant: Variant, side: Side) -> Result<Self, StartError> {
        let variant = variant.without_swap();
        let start = Start::of(variant)?.position().clone();
        let root = PositionKey::of(&start);
        let mut places = BTreeMap::new();
        places.insert(root.clone(), Place::default());
        Ok(Self { variant, side, start, root, places })
    }

    /// The game, rules and board.
    pub fn variant(&self) -> Variant {
        self.variant
    }

    /// Whose openings they are.
    pub fn side(&self) -> Side {
        self.side
    }

    /// The position before the first move.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// Returns whether it has no lines.
    pub fn is_empty(&self) -> bool {
        self.place(&self.root).is_none_or(|place| place.moves.is_empty())
    }

    /// Every card with its memory, those left out of the drill included.
    pub fn cards(&self) -> impl Iterator<Item = (&PositionKey, &Memory)> {
        self.places.iter().filter_map(|(key, place)| Some((key, place.memory.as_ref()?)))
    }

    /// How many moves of both sides it has, those left out of the drill included.
    pub fn move_count(&self) -> usize {
        self.places.values().map(|place| place.moves.len()).sum()
    }

    /// The memory of a card.
    pub fn card(&self, key: &PositionKey) -> Option<&Memory> {
        self.place(key)?.memory.as_ref()
    }

    /// Returns whether a position is in the repertoire, however it came about.
    pub fn holds(&self, position: &Position) -> bool {
        self.places.contains_key(&PositionKey::of(position))
    }

    /// One's own answers to a position, the main one first; empty if none is prepared, or it is the other side's turn.
    /// Mirror images of an answer are not listed.
    pub fn answers(&self, position: &Position) -> Vec<usize> {
        self.moves_at(&Seen::of(position), self.side)
    }

    /// The other side's moves in a position that are prepared for and not left out of the drill.
    pub fn prepared(&self, position: &Position) -> Vec<usize> {
        let seen = Seen::of(position);
        if !seen.is_turn_of(!self.side) {
            return Vec::new();
        }
        let place = self.place(&seen.key);
        let moves = place.into_iter().flat_map(Place::drilled);
        moves.map(|it| seen.shown(it.cell)).collect()
    }

    pub(super) fn moves_at(&self, seen: &Seen, side: Side) -> Vec<usize> {
        if !seen.is_turn_of(side) {
            return Vec::new();
        }
        let moves = self.place(&seen.key).map_or(&[][..], |place| &place.moves);
        moves.iter().map(|it| seen.shown(it.cell)).collect()
    }

    pub(super) fn place(&self, key: &PositionKey) -> Option<&Place> {
        self.places.get(key)
    }

    pub(super) fn root(&self) -> Seen {
        Seen::of(&self.start)
    }

    /// Adds a line from the start, up to its last own move within [`LONGEST`] plies; a skipped turn or a choice of colours
    /// ends it. Returns the number of new cards, which are due at once.
    ///
    /// # Errors
    /// [`AddError`]; nothing is added.
    pub fn add(&mut self, plies: &[Ply], now: Seconds) -> Result<usize, AddError> {
        let steps = self.steps(plies)?;
        let new = steps.iter().filter(|(_, _, after)| !self.places.contains_key(&after.key));
        if self.places.len() + new.count() > MOST {
            return Err(AddError::TooMany);
        }
        let mut cards = 0;
        for (before, cell, after) in steps {
            let is_own = before.is_turn_of(self.side);
            let place = self.places.entry(before.key).or_default();
            if is_own && place.memory.is_none() {
                place.memory = Some(Memory::new(now));
                cards += 1;
            }
            if place.find(cell).is_none() {
                let at = if is_own {
                    place.moves.len()
                } else {
                    place.moves.partition_point(|it| it.cell < cell)
                };
                place.moves.insert(at, Move { cell, is_left_out: false, to: after.key.clone() });
            }
            self.places.entry(after.key).or_default();
        }
        Ok(cards)
    }

    /// The moves of a line: each position, the cell in its least form, and the position after it.
    fn steps(&self, plies: &[Ply]) -> Result<Vec<(Seen, u16, Seen)>, AddError> {
        let mut steps = Vec::new();
        let mut own = 0;
        let mut seen = self.root();
        let mut has_passed = seen.has_passed;
        for (at, &ply) in plies.iter().enumerate().take(LONGEST) {
            let cell = match ply {
                Ply::Place(cell) => cell,
                // It is made already.
                Ply::Pass if has_passed => {
                    has_passed = false;
                    continue;
                }
                Ply::Pass | Ply::Choose(_) | Ply::Offer(_) => break,
            };
            let mut position = seen.position.clone();
            position.play(ply).map_err(|reason| AddError::Ply { at_move: at + 1, reason })?;
            let after = Seen::of(&position);
            has_passed = after.has_passed;
            let is_own = seen.is_turn_of(self.side);
            steps.push((seen.clone(), seen.cell(cell), after.clone()));
            if is_own {
                own = steps.len();
            }
            seen = after;
        }
        steps.truncate(own);
        Ok(steps)
    }

    /// Removes the last move of a line from its position, with all that can't be reached without it; the rest stays, with
    /// what is remembered. A move of the other side goes with its last answer. Returns the number of cards removed;
    /// `None` if there is no such line.
    pub fn remove(&mut self, line: &[Ply]) -> Option<usize> {
        let before = self.cards().count();
        let (key, cell) = self.locate(line)?;
        let place = self.places.get_mut(&key)?;
        place.moves.retain(|it| it.cell != cell);
        self.prune();
        Some(before - self.cards().count())
    }

    /// Puts back what this repertoire had before something was removed; what was added or learnt since stays. Returns the
    /// number of cards put back; `None` if there is no room, and then nothing is.
    pub fn put_back(&mut self, before: &Self) -> Option<usize> {
        let is_missing = |key: &&PositionKey| !self.places.contains_key(key);
        if self.places.len() + before.places.keys().filter(is_missing).count() > MOST {
            return None;
        }
        let cards = self.cards().count();
        for (key, earlier) in &before.places {
            let place = self.places.entry(key.clone()).or_default();
            let added = std::mem::replace(&mut place.moves, earlier.moves.clone());
            for it in added {
                match place.moves.iter_mut().find(|earlier| earlier.cell == it.cell) {
                    Some(earlier) => earlier.is_left_out = it.is_left_out,
                    None => place.moves.push(it),
                }
            }
            place.memory = place.memory.or(earlier.memory);
            if place.memory.is_none() {
                place.moves.sort_by_key(|it| it.cell);
            }
        }
        Some(self.cards().count() - cards)
    }

    /// Removes the other side's moves that are not answered, then what can't be reached.
    fn prune(&mut self) {
        let is_unanswered = |(key, place): (&PositionKey, &Place)| {
            (place.memory.is_some() && place.moves.is_empty()).then(|| key.clone())
        };
        let unanswered: BTreeSet<PositionKey> =
            self.places.iter().filter_map(is_unanswered).collect();
        // A line may end with one's own move, even if the other side passes then.
        for place in self.places.values_mut().filter(|place| place.memory.is_none()) {
            place.moves.retain(|it| !unanswered.contains(&it.to));
        }
        for key in &unanswered {
            if let Some(place) = self.places.get_mut(key) {
                place.memory = None;
            }
        }
        let reached: HashSet<PositionKey> = self.reached(|_| true).into_iter().cloned().collect();
        self.places.retain(|key, _| reached.contains(key));
    }

    /// The positions that can be reached from the start by some of the moves.
    fn reached(&self, is_followed: impl Fn(&Move) -> bool) -> HashSet<&PositionKey> {
        let mut reached = HashSet::from([&self.root]);
        let mut waiting = vec![&self.root];
        while let Some(key) = waiting.pop() {
            let moves = self.place(key).into_iter().flat_map(|place| &place.moves);
            for it in moves.filter(|it| is_followed(it)) {
                if reached.insert(&it.to) {
                    waiting.push(&it.to);
                }
            }
        }
        reached
    }

    /// Leaves the last move of a line out of the drill, with all that can't be reached without it, or takes it in again;
    /// returns whether there is such a line.
    pub fn leave_out(&mut self, line: &[Ply], is_left_out: bool) -> bool {
        let Some((key, cell)) = self.locate(line) else { return false };
        let place = self.places.get_mut(&key);
        let found = place.and_then(|place| place.moves.iter_mut().find(|it| it.cell == cell));
        found.map(|it| it.is_left_out = is_left_out).is_some()
    }

    /// Makes the last move of a line the main answer; returns whether there is such a line and its last move is one's own.
    pub fn make_main(&mut self, line: &[Ply]) -> bool {
        let Some((key, cell)) = self.locate(line) else { return false };
        let Some(place) = self.places.get_mut(&key) else { return false };
        let at = place.moves.iter().position(|it| it.cell == cell);
        let Some(at) = at.filter(|_| place.memory.is_some()) else { return false };
        place.moves[..=at].rotate_right(1);
        true
    }

    /// The position before the last move of a line, and that move.
    fn locate(&self, line: &[Ply]) -> Option<(PositionKey, u16)> {
        let mut found = None;
        let mut seen = self.root();
        for &ply in line {
            match ply {
                Ply::Place(cell) => {
                    let after = seen.after(cell)?;
                    let least = seen.cell(cell);
                    self.place(&seen.key)?.find(least)?;
                    found = Some((seen.key, least));
                    seen = after;
                }
                Ply::Pass if seen.has_passed => {}
                Ply::Pass | Ply::Choose(_) | Ply::Offer(_) => return None,
            }
        }
        found
    }

    /// A shortest line to a position of the repertoire.
    pub fn line_to(&self, key: &PositionKey) -> Option<Vec<Ply>> {
        let mut reached = BTreeSet::from([self.root.clone()]);
        let mut waiting = std::collections::VecDeque::from([(self.root(), Vec::new())]);
        while let Some((seen, line)) = waiting.pop_front() {
            if seen.key == *key {
                return Some(line);
            }
            let place = self.place(&seen.key)?;
            for it in &place.moves {
                if reached.insert(it.to.clone()) {
                    let cell = seen.shown(it.cell);
                    let after = seen.after(cell)?;
                    let mut line = line.clone();
                    after.plies_after(cell, &mut line);
                    waiting.push_back((after, line));
                }
            }
        }
        None
    }

    /// Grades an answer; returns whether there is such a card.
    pub fn answer(&mut self, key: &PositionKey, grade: Grade, now: Seconds) -> bool {
        let memory = self.places.get_mut(key).and_then(|place| place.memory.as_mut());
        memory.map(|memory| *memory = memory.after(grade, now)).is_some()
    }

    /// The cards in the drill, in no order that matters.
    fn drilled(&self) -> impl Iterator<Item = (&PositionKey, &Memory)> {
        let reached = self.reached(|it| !it.is_left_out);
        reached.into_iter().filter_map(|key| {
            // A card all of whose answers are left out asks nothing.
            let place = self.place(key).filter(|place| place.drilled().next().is_some())?;
            Some((key, place.memory.as_ref()?))
        })
    }

    /// The cards of the drill that are due by a time, longest waiting first.
    pub fn due(&self, by: Seconds) -> Vec<PositionKey> {
        let due = self.drilled().filter(|(_, memory)| memory.is_due(by));
        let mut due: Vec<(Seconds, &PositionKey)> =
            due.map(|(key, memory)| (memory.due(), key)).collect();
        due.sort_unstable();
        due.into_iter().map(|(_, key)| key.clone()).collect()
    }

    /// When the next card of the drill is due, if it has any.
    pub fn next_due(&self) -> Option<Seconds> {
        self.drilled().map(|(_, memory)| memory.due()).min()
    }

    /// How much is known, from 0 to 1: the mean of the cards of the drill. `None` without cards.
    pub fn known(&self, now: Seconds) -> Option<f32> {
        let chances: Vec<f32> = self.drilled().map(|(_, memory)| memory.known(now)).collect();
        (!chances.is_empty()).then(|| chances.iter().sum::<f32>() / chances.len() as f32)
    }
}
