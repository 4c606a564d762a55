//! The openings that a person learns: what is known of them, and which are shown.

mod messages;

use std::sync::Arc;

use crate::analysis::practice::Seconds;
use crate::app::kept_file::Kept;
use crate::app::repertoire::{Change, Edit};
use crate::book::Book;
use crate::game::{Ply, Position, Side, Variant};
use crate::repertoire::{Counts, Outline, Repertoire, Repertoires, Row, of_book};

pub use messages::{DepartedShown, MineShown, OpeningRow, OpeningsEvent, OpeningsShown};

#[derive(Clone, Debug)]
pub(super) struct Openings {
    /// `None` until they have been read.
    repertoires: Option<Repertoires>,
    /// Lines to be added when they have been read.
    waiting: Vec<(Variant, Side, Vec<Ply>)>,
    /// Each as it was before something was removed from it, the latest last.
    removed: Vec<(Variant, Side, Repertoires)>,
    /// Changes that are not on disk yet.
    pending: usize,
    variant: Variant,
    side: Side,
    /// Whether that was chosen by a person, and not by what there is.
    is_picked: bool,
    /// The line to the end of the chosen row; empty for none.
    chosen: Vec<Ply>,
    last_request: u64,
    /// The request for counts that is answered last.
    counting: u64,
    counts: Arc<Counts>,
    /// The same for the lines that the machine plays into.
    counting_for_game: u64,
    counts_for_game: Arc<Counts>,
    /// Worked out when something changes and the list is looked at, as it is asked for after every event.
    outline: Outline,
    shown: OpeningsShown,
    /// Whether something has changed since.
    is_stale: bool,
}

impl Default for Openings {
    fn default() -> Self {
        Self {
            repertoires: None,
            waiting: Vec::new(),
            removed: Vec::new(),
            pending: 0,
            variant: Variant::default(),
            side: Side::Black,
            is_picked: false,
            chosen: Vec::new(),
            last_request: 0,
            counting: 0,
            counts: Arc::default(),
            counting_for_game: 0,
            counts_for_game: Arc::default(),
            outline: Outline::default(),
            shown: OpeningsShown {
                is_read: false,
                variant: Variant::default(),
                side: Side::Black,
                has_lines: false,
                has_shares: false,
                due: 0,
                has_any: false,
                due_of_game: 0,
                elsewhere: None,
                chosen: None,
                leaves_out: false,
                can_put_back: false,
                start: String::new(),
            },
            is_stale: true,
        }
    }
}

impl Openings {
    pub(super) fn all(&self) -> Option<&Repertoires> {
        self.repertoires.as_ref()
    }

    /// Has a line added later; returns whether it is the first that waits.
    pub(super) fn add_later(&mut self, variant: Variant, side: Side, line: Vec<Ply>) -> bool {
        self.waiting.push((variant, side, line));
        self.waiting.len() == 1
    }

    pub(super) fn take_waiting(&mut self) -> Vec<(Variant, Side, Vec<Ply>)> {
        std::mem::take(&mut self.waiting)
    }

    pub(super) fn variant(&self) -> Variant {
        self.variant
    }

    pub(super) fn side(&self) -> Side {
        self.side
    }

    /// The lines that are shown, if there are any.
    pub(super) fn repertoire(&self) -> Option<&Repertoire> {
        self.all()?.get(self.variant(), self.side)
    }

    /// An empty one, where there is none yet.
    pub(super) fn repertoire_or_new(&self) -> Option<Repertoire> {
        let new = || Repertoire::new(self.variant(), self.side).ok();
        self.repertoire().cloned().or_else(new)
    }

    pub(super) fn counts(&self) -> Arc<Counts> {
        Arc::clone(&self.counts)
    }

    pub(super) fn read(&mut self, repertoires: Repertoires) {
        // What is not on disk yet is told of when it is.
        if self.pending == 0 || self.repertoires.is_none() {
            self.repertoires = Some(repertoires);
            self.is_stale = true;
        }
    }

    pub(super) fn changed(&mut self, repertoires: Option<Repertoires>) {
        self.pending = self.pending.saturating_sub(1);
        if let Some(repertoires) = repertoires {
            self.read(repertoires);
        }
    }

    /// Makes a change at once; returns whether there is anything for the disk to do.
    pub(super) fn change(&mut self, change: &Change) -> bool {
        let Some(repertoires) = &mut self.repertoires else { return false };
        let is_other = if let Edit::Answer { key, .. } = &change.edit {
            // The one that comes after every move of a drill, and always changes the memory.
            let mine = repertoires.get(change.variant, change.side);
            let is_card = mine.is_some_and(|mine| mine.card(key).is_some());
            repertoires.apply(change);
            is_card
        } else {
            let before = repertoires.clone();
            repertoires.apply(change);
            before != *repertoires
        };
        if is_other {
            self.pending += 1;
            self.is_stale = true;
        }
        is_other
    }

    /// Whether these are the lines that are shown.
    fn shows(&self, variant: Variant, side: Side) -> bool {
        (variant, side) == (self.variant, self.side)
    }

    /// Keeps the lines that are shown as they are before something is removed from them.
    pub(super) fn keep_removed(&mut self) {
        if let Some(all) = &self.repertoires {
            let before = all.only(self.variant, self.side);
            self.removed.push((self.variant, self.side, before));
        }
    }

    /// The lines that are shown as they were before something was removed from them last.
    pub(super) fn take_removed(&mut self) -> Option<Repertoires> {
        let at = self.removed.iter().rposition(|it| self.shows(it.0, it.1))?;
        self.is_stale = true;
        Some(self.removed.remove(at).2)
    }

    /// Shows those of a board, however colours are chosen and the first stones lie.
    pub(super) fn learn(&mut self, variant: Variant) {
        let variant = variant.plain();
        if self.variant != variant {
            self.chosen.clear();
            self.is_picked = false;
            // What people play on another board says nothing here.
            self.counts = Arc::default();
        }
        self.variant = variant;
        self.is_stale = true;
    }

    /// Counts anew what is due, as time has passed.
    pub(super) fn fall_due(&mut self) {
        self.is_stale = true;
    }

    pub(super) fn pick_side(&mut self, side: Side) {
        self.show_side(side);
        self.is_picked = true;
    }

    /// Shows those of a side of which something is due by a time, or else which has lines.
    pub(super) fn show_due(&mut self, by: Seconds) {
        let Some(all) = self.all() else { return };
        let sides = [self.side, !self.side];
        let of = |side| all.get(self.variant, side);
        let due = sides.into_iter().find(|&side| of(side).is_some_and(|it| it.due_lines(by) > 0));
        if let Some(side) = due.or(sides.into_iter().find(|&side| of(side).is_some())) {
            self.show_side(side);
        }
    }

    fn show_side(&mut self, side: Side) {
        if self.side != side {
            self.chosen.clear();
        }
        self.side = side;
        self.is_stale = true;
    }

    pub(super) fn choose(&mut self, row: usize) {
        if let Some(row) = self.outline.rows.get(row) {
            self.chosen.clone_from(&row.line);
            self.find_chosen();
        }
    }

    /// The chosen row.
    pub(super) fn chosen(&self) -> Option<&Row> {
        self.outline.rows.get(self.shown.chosen?)
    }

    /// The rows above the chosen one, the nearest first.
    pub(super) fn above(&self) -> Vec<&Row> {
        let Some(at) = self.shown.chosen else { return Vec::new() };
        let rows = &self.outline.rows;
        let mut depth = rows[at].depth;
        let mut above = Vec::new();
        for row in rows[..at].iter().rev() {
            if row.depth < depth {
                depth = row.depth;
                above.push(row);
            }
        }
        above
    }

    /// The line to a row's first answer, with which the row goes and is left out.
    pub(super) fn begun(&self, row: &Row) -> Option<Vec<Ply>> {
        let mut position = self.repertoire()?.start().clone();
        let since = row.line.len() - row.plies;
        for (at, &ply) in row.line.iter().enumerate() {
            let is_own = position.side_to_move() == self.side;
            position.play(ply).ok()?;
            if at >= since && is_own && matches!(ply, Ply::Place(_)) {
                return Some(row.line[..=at].to_vec());
            }
        }
        None
    }

    /// The number and the subject of a new request for counts.
    pub(super) fn ask_for_counts(&mut self) -> Option<(u64, Repertoire)> {
        let repertoire = self.repertoire()?.clone();
        self.last_request += 1;
        self.counting = self.last_request;
        Some((self.counting, repertoire))
    }

    /// The same for the lines that the machine plays into.
    pub(super) fn ask_for_game(
        &mut self,
        variant: Variant,
        side: Side,
    ) -> Option<(u64, Repertoire)> {
        let repertoire = self.all()?.get(variant, side)?.clone();
        self.last_request += 1;
        self.counting_for_game = self.last_request;
        Some((self.counting_for_game, repertoire))
    }

    pub(super) fn counts_for_game(&self) -> Arc<Counts> {
        Arc::clone(&self.counts_for_game)
    }

    pub(super) fn counted(&mut self, number: u64, counts: Arc<Counts>) {
        if number == self.counting {
            self.counts = counts;
            self.is_stale = true;
        } else if number == self.counting_for_game {
            self.counts_for_game = counts;
        }
    }

    /// Works out what is shown if something has changed: only where it is seen, as it takes a while for thousands of
    /// positions.
    pub(super) fn update(&mut self, now: Seconds, tonight: Seconds) {
        if !std::mem::take(&mut self.is_stale) {
            return;
        }
        // Nobody looks for an empty list, unless its side was chosen or it has just become empty.
        if self.repertoire().is_none() && !self.is_picked && !self.can_put_back() {
            self.show_due(tonight);
            self.is_stale = false;
        }
        let counts = self.counts();
        let repertoire = self.repertoire();
        let outline =
            repertoire.map(|it| it.outline(now, tonight, &mut |position| counts.at(position)));
        let of_game = |it: &&Repertoire| it.variant() == self.variant();
        let due_of_game = self.all().map(|all| {
            all.iter().filter(of_game).map(|it| it.due_lines(tonight)).collect::<Vec<usize>>()
        });
        let due_of_game = due_of_game.unwrap_or_default();
        let other = |it: &&Repertoire| it.variant().game() == self.variant.game();
        let elsewhere = self.all().and_then(|all| all.iter().find(other));
        let name = |cell| repertoire.map(|it| it.start().cell_name(cell));
        let first = outline.iter().flat_map(|it| &it.start).find_map(|ply| match ply {
            Ply::Place(cell) => name(*cell),
            _ => None,
        });
        let mut rows = outline.iter().flat_map(|it| &it.rows);
        self.shown = OpeningsShown {
            is_read: self.repertoires.is_some(),
            variant: self.variant,
            side: self.side,
            has_lines: repertoire.is_some(),
            has_shares: rows.any(|row| row.share.is_some()),
            due: repertoire.map_or(0, |it| it.due_lines(tonight)),
            has_any: !due_of_game.is_empty(),
            due_of_game: due_of_game.iter().sum(),
            elsewhere: elsewhere.map(Repertoire::variant).filter(|_| due_of_game.is_empty()),
            chosen: None,
            leaves_out: false,
            can_put_back: self.can_put_back(),
            start: first.unwrap_or_default(),
        };
        self.outline = outline.unwrap_or_default();
        self.find_chosen();
    }

    /// Whether something was removed from the lines that are shown.
    pub(super) fn can_put_back(&self) -> bool {
        self.removed.iter().any(|it| self.shows(it.0, it.1))
    }

    fn find_chosen(&mut self) {
        let rows = &self.outline.rows;
        self.shown.chosen = rows.iter().position(|row| row.line == self.chosen);
        self.shown.leaves_out = self.chosen().is_some_and(|row| row.is_left_out);
    }

    pub(super) fn shown(&self) -> OpeningsShown {
        self.shown.clone()
    }

    pub(super) fn rows(&self) -> Vec<OpeningRow> {
        let Some(repertoire) = self.repertoire() else { return Vec::new() };
        let start = repertoire.start();
        let row = |(at, row): (usize, &Row)| OpeningRow {
            depth: row.depth,
            moves: names(start, &row.line[row.line.len() - row.plies..]),
            opening: row.opening,
            share: row.share,
            known: row.known,
            is_due: row.is_due,
            is_left_out: row.is_left_out,
            transposes: row.transposes,
            is_chosen: self.shown.chosen == Some(at),
        };
        self.outline.rows.iter().enumerate().map(row).collect()
    }
}

/// The names of moves; passes are left out.
pub(super) fn names(position: &Position, line: &[Ply]) -> Vec<String> {
    let name = |ply: &Ply| match *ply {
        Ply::Place(cell) => Some(position.cell_name(cell)),
        Ply::Pass | Ply::Choose(_) | Ply::Offer(_) => None,
    };
    line.iter().filter_map(name).collect()
}

/// How often people play the moves of a position, or else how the book would.
pub(super) fn likely(counts: &Counts, position: &Position) -> Vec<(usize, f64)> {
    let people = counts.at(position);
    if !people.is_empty() {
        return people;
    }
    Book::embedded(position).map(|book| of_book(book, position)).unwrap_or_default()
}
