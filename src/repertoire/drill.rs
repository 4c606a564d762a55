//! The drill: lines with cards that are due, played on a board.

use super::graph::{Move, Place, Repertoire};
use super::key::{PositionKey, Seen};
use super::web::Web;
use super::weights::{Weigh, drawn, of_cells};
use crate::analysis::practice::{Grade, Seconds};
use crate::game::{Ply, Position};

/// What a drill waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// The other side's move: [`Drill::reply`].
    Replying,
    /// One's own move: [`Drill::judge`].
    Asking,
    /// The line is over: [`Drill::next_line`].
    LineOver,
    /// Nothing is due.
    Over,
}

/// What a move at one's own turn is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The move of the line; it was played.
    Right,
    /// It leads to this position of the repertoire, which counts as known; the line has another move, and is asked on.
    Transposes(PositionKey),
    /// Another prepared answer, which counts as known; the line has another move, and is asked on.
    AlsoPrepared,
    /// Not prepared; the line is asked on.
    Wrong {
        /// The move of the line.
        expected: usize,
    },
}

/// A first try at a card, with what it was worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Graded {
    /// The card.
    pub key: PositionKey,
    /// Good or again.
    pub grade: Grade,
}

/// A move that was judged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// What it is.
    pub verdict: Verdict,
    /// The grade; `None` if the card was graded in this drill before.
    pub graded: Option<Graded>,
}

/// A drill of all that is due in a repertoire, line by line. The other side plays as often as it is known to play, among
/// what leads to something due; every own move of a line is asked. Only the first try at a card counts in a drill: a right
/// move, another prepared one and a transposition are good, anything else is to be asked again.
///
/// ```
/// use heibai::game::{Ply, Side, Variant};
/// use heibai::records::transcript;
/// use heibai::repertoire::{Drill, Repertoire, Stage, Verdict};
///
/// let variant = Variant::default();
/// let mut mine = Repertoire::new(variant, Side::White).unwrap();
/// mine.add(transcript::read("f5d6", variant).unwrap().plies(), 0).unwrap();
/// let mut drill = Drill::new(mine, 0, 7);
/// assert_eq!(drill.reply(0, &mut |_| Vec::new()), Some(Ply::Place(37)));
/// let d6 = drill.position().cell_named("d6").unwrap();
/// assert_eq!(drill.judge(d6, 0).unwrap().verdict, Verdict::Right);
/// assert_eq!(drill.stage(), Stage::LineOver);
/// assert!(!drill.next_line(0));
/// ```
#[derive(Clone, Debug)]
pub struct Drill {
    repertoire: Repertoire,
    rng: fastrand::Rng,
    seen: Seen,
    line: Vec<Ply>,
    stage: Stage,
    /// The answer that the line goes on with, in the least form.
    wanted: Option<u16>,
    /// The positions in the drill, with the cards graded in it.
    web: Web,
    /// The lines played to their end.
    done: usize,
    /// The other side's moves in the line that was given up last, with the positions before them.
    given_up: Vec<(PositionKey, u16)>,
    replies: Vec<(PositionKey, u16)>,
}

impl Drill {
    /// Begins a drill with its first line. The same seed makes the same choices.
    pub fn new(repertoire: Repertoire, now: Seconds, seed: u64) -> Self {
        let mut drill = Self {
            seen: repertoire.root(),
            web: Web::of(&repertoire),
            repertoire,
            rng: fastrand::Rng::with_seed(seed),
            line: Vec::new(),
            stage: Stage::Over,
            wanted: None,
            done: 0,
            given_up: Vec::new(),
            replies: Vec::new(),
        };
        drill.next_line(now);
        drill
    }

    /// The repertoire, with the grades given so far.
    pub fn repertoire(&self) -> &Repertoire {
        &self.repertoire
    }

    /// What it waits for.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The position on the board.
    pub fn position(&self) -> &Position {
        &self.seen.position
    }

    /// The plies from the start to the position.
    pub fn line(&self) -> &[Ply] {
        &self.line
    }

    /// The lines played to their end.
    pub fn lines_done(&self) -> usize {
        self.done
    }

    /// About how many lines are still to come, the present one included.
    pub fn lines_left(&self, now: Seconds) -> usize {
        let ahead = self.web.ahead(now);
        let goes_on = matches!(self.stage, Stage::Asking | Stage::Replying);
        // It is among those ahead as long as it leads to something due.
        ahead.lines + usize::from(goes_on && !self.web.leads(&ahead, &self.seen.key))
    }

    /// Whether the card at this turn was graded before in this drill.
    pub fn is_repeat(&self) -> bool {
        self.stage == Stage::Asking && self.web.is_graded(&self.seen.key)
    }

    /// Goes back to the start for another line; returns false, and is over, if nothing else is due. A line that is not over
    /// is given up: what it has not asked stays due, but where something else is, that comes first.
    pub fn next_line(&mut self, now: Seconds) -> bool {
        let is_given_up = matches!(self.stage, Stage::Asking | Stage::Replying);
        let replies = std::mem::take(&mut self.replies);
        self.given_up = if is_given_up { replies } else { Vec::new() };
        (self.seen, self.wanted) = (self.repertoire.root(), None);
        self.line.clear();
        if self.seen.has_passed {
            self.line.push(Ply::Pass);
        }
        let is_due = self.web.leads(&self.web.ahead(now), &self.seen.key);
        if is_due {
            self.arrive(now);
        } else {
            self.stage = Stage::Over;
        }
        is_due
    }

    /// Plays for the other side: of the prepared moves that lead to something due, or else of all, one as often as `weigh`
    /// says. A forced pass after it is made, too. `None` if it is not its turn.
    pub fn reply(&mut self, now: Seconds, weigh: &mut Weigh) -> Option<Ply> {
        if self.stage != Stage::Replying {
            return None;
        }
        let ahead = self.web.ahead(now);
        let drilled: Vec<&Move> = self.repertoire.place(&self.seen.key)?.drilled().collect();
        let due: Vec<&Move> =
            drilled.iter().copied().filter(|it| self.web.leads(&ahead, &it.to)).collect();
        let was_given_up = |it: &&Move| self.given_up.contains(&(self.seen.key.clone(), it.cell));
        let others: Vec<&Move> = due.iter().copied().filter(|it| !was_given_up(it)).collect();
        let moves = [others, due, drilled].into_iter().find(|it| !it.is_empty())?;
        let cells: Vec<u16> = moves.iter().map(|it| it.cell).collect();
        let weights = of_cells(&self.seen, &cells, &weigh(&self.seen.position));
        let least = cells[drawn(&weights, &mut self.rng)];
        self.replies.push((self.seen.key.clone(), least));
        let cell = self.seen.shown(least);
        self.play(cell, now);
        Some(Ply::Place(cell))
    }

    /// Judges a move at one's own turn. `None` if nothing is asked, or the move is illegal.
    pub fn judge(&mut self, cell: usize, now: Seconds) -> Option<Judged> {
        let wanted = self.wanted.filter(|_| self.stage == Stage::Asking)?;
        let after = self.seen.after(cell)?;
        let place = self.repertoire.place(&self.seen.key)?;
        let least = self.seen.cell(cell);
        let verdict = if least == wanted {
            Verdict::Right
        } else if place.find(least).is_some() {
            Verdict::AlsoPrepared
        } else if self.repertoire.place(&after.key).is_some() {
            Verdict::Transposes(after.key)
        } else {
            Verdict::Wrong { expected: self.seen.shown(wanted) }
        };
        let is_wrong = matches!(verdict, Verdict::Wrong { .. });
        let graded = self.grade(if is_wrong { Grade::Again } else { Grade::Good }, now);
        if verdict == Verdict::Right {
            self.play(cell, now);
        }
        Some(Judged { verdict, graded })
    }

    /// Gives the answer away: the move of the line, which is still to be played, and the grade of one who did not know it.
    /// `None` if nothing is asked.
    pub fn tell(&mut self, now: Seconds) -> Option<(usize, Option<Graded>)> {
        let wanted = self.wanted.filter(|_| self.stage == Stage::Asking)?;
        let graded = self.grade(Grade::Again, now);
        Some((self.seen.shown(wanted), graded))
    }

    /// Leaves the last move of a line out of the drill; one that the present line goes through is given up.
    pub fn leave_out(&mut self, line: &[Ply], now: Seconds) -> bool {
        let is_found = self.repertoire.leave_out(line, true);
        if is_found {
            let mut web = Web::of(&self.repertoire);
            web.grade_as(&self.web);
            self.web = web;
        }
        if is_found && self.line.starts_with(line) {
            self.next_line(now);
        } else if is_found && matches!(self.stage, Stage::Asking | Stage::Replying) {
            self.arrive(now);
        }
        is_found
    }

    fn grade(&mut self, grade: Grade, now: Seconds) -> Option<Graded> {
        let key = self.seen.key.clone();
        if !self.web.grade(&key) {
            return None;
        }
        self.repertoire.answer(&key, grade, now);
        Some(Graded { key, grade })
    }

    fn play(&mut self, cell: usize, now: Seconds) {
        let Some(after) = self.seen.after(cell) else { return };
        after.plies_after(cell, &mut self.line);
        self.seen = after;
        self.arrive(now);
        self.done += usize::from(self.stage == Stage::LineOver);
    }

    /// Decides what the position on the board waits for.
    fn arrive(&mut self, now: Seconds) {
        let ahead = self.web.ahead(now);
        let place = self.repertoire.place(&self.seen.key);
        let moves: Vec<&Move> = place.into_iter().flat_map(Place::drilled).collect();
        // The main answer, unless only another one leads to something due.
        let wanted = moves.iter().find(|it| self.web.leads(&ahead, &it.to)).or(moves.first());
        self.wanted = wanted.map(|it| it.cell);
        self.stage = match self.wanted {
            None => Stage::LineOver,
            Some(_) if self.seen.is_turn_of(self.repertoire.side) => Stage::Asking,
            Some(_) => Stage::Replying,
        };
    }
}
