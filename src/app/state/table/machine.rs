//! The machine's part: when it searches, for how long, and when its move is shown.

use std::cmp::Reverse;
use std::time::Duration;

use super::{Output, Purpose, Search, Table};
use crate::analysis::{MoveValue, book_values};
use crate::app::state::{Effect, Finding, Note, SearchJob, Status};
use crate::game::tree::Certainty;
use crate::game::{Game, Mover, Ply, Position, Skill, TimeControl};
use crate::people::LastMoves;
use crate::search::{RankedMove, Score, Selectivity};

/// How long a hint is searched.
pub const HINT_TIME: Duration = Duration::from_secs(1);
/// How long again, on a machine so busy that nothing was found out in that time.
pub const LONG_HINT_TIME: Duration = Duration::from_secs(8);
/// Moves shown by a hint, at most.
pub const HINTS: usize = 4;
/// How long a person without a legal move sees that the turn will pass automatically.
pub const PASS_BY_ITSELF_AFTER: Duration = Duration::from_millis(1_500);
/// How long a move is seen before the machine's next one is shown: the stone drops and every flip ends in that time.
pub const MOVE_SEEN: Duration = Duration::from_millis(750);
/// The same where nothing moves on the screen.
pub const STILL_MOVE_SEEN: Duration = Duration::from_millis(200);
/// How long the machine thinks before the status line says so.
pub const THINKING_SAID_AFTER: Duration = Duration::from_secs(2);

/// Where the machine moves like a person who resigns: with so many empty squares or fewer, so many discs behind.
const RESIGNS_FROM_EMPTIES: usize = 20;
const RESIGNED_SCORE: Score = Score::from_discs(30);
/// As many moves as there often are in Othello.
const MOST_CONSIDERED: usize = 16;

impl Table {
    pub fn delay_replies(&mut self, delay: Duration) {
        self.machine.reply_delay = delay;
    }

    pub fn stand_still(&mut self, is_still: bool) {
        self.machine.is_still = is_still;
    }

    pub fn let_machine_think(&mut self, out: &mut Output) {
        let Some(skill) = self.game.machine_to_move() else { return };
        if self.game.position().must_pass() {
            // Nothing to think about; the pass is shown after a moment.
            self.game.hold_clock(self.now);
            return;
        }
        if self.machine.reply.is_some() {
            return;
        }
        let is_out_of_time = self.game.time_left(self.game.side_in_turn()) == Some(Duration::ZERO);
        let program = self.game.program_to_move();
        match (&mut self.machine.search, program) {
            (None, Some(program)) => self.ask_program(program, out),
            (None, None) => {
                let position = self.game.position().clone();
                let job = self.job(Purpose::Reply, position);
                let time = self.thinking_time();
                out.push(Effect::Search(SearchJob { skill: Some(skill), time, ..job }));
            }
            // No protocol has a word for telling a program to move now.
            (Some(search), None) if is_out_of_time && !search.is_hurried => {
                search.is_hurried = true;
                out.push(Effect::FinishSearch);
            }
            (Some(_), _) => {}
        }
    }

    /// Whether the machine has to find a move and looks for none yet.
    pub fn wants_reply(&self) -> bool {
        let is_idle = self.machine.reply.is_none() && self.machine.search.is_none();
        is_idle && self.game.machine_to_move().is_some() && !self.game.position().must_pass()
    }

    /// Has the machine play there, without looking for a move.
    pub fn reply_with(&mut self, cell: usize) {
        self.machine.pace = self.pace();
        self.machine.reply = Some(self.game.position().ply_on(cell));
        self.game.hold_clock(self.now);
    }

    pub fn look_for_hint(&mut self, position: Position, out: &mut Output) {
        self.look_for_hint_within(HINT_TIME, position, out);
    }

    fn look_for_hint_within(&mut self, time: Duration, position: Position, out: &mut Output) {
        out.say(Note::new(Status::LookingForHint).side(position.side_to_move()));
        self.machine.hint_time = time;
        let job = self.job(Purpose::Hint(position.clone()), position);
        out.push(Effect::Search(SearchJob { best: HINTS, time: Some(time), ..job }));
    }

    /// Whether a hint is looked for in a position that has had none: more of them would gain time.
    pub fn looks_for_first_hint(&self) -> bool {
        let search = self.machine.search.as_ref();
        let is_searched = search.is_some_and(|it| matches!(it.purpose, Purpose::Hint(_)));
        is_searched && self.hint.as_ref().is_none_or(|(of, _)| of != self.game.position())
    }

    /// Drops a hint, also one that is looked for, unless it is for the position on the board.
    pub fn keep_hint_for(&mut self, on_board: Option<&Position>, out: &mut Output) {
        self.hint.take_if(|(of, _)| Some(&*of) != on_board);
        let search = self.machine.search.as_ref();
        if search.is_some_and(|it| matches!(&it.purpose, Purpose::Hint(of) if Some(of) != on_board))
        {
            self.stop_search(out);
        }
    }

    pub fn has_hint(&self) -> bool {
        let search = self.machine.search.as_ref();
        self.hint.is_some() || search.is_some_and(|it| matches!(it.purpose, Purpose::Hint(_)))
    }

    pub fn can_hint(&self, position: &Position) -> bool {
        !position.must_pass() && position.choices().is_empty() && self.machine.search.is_none()
    }

    /// Accepts the result of a wanted search. Returns whether a hint found nothing.
    pub fn answered(
        &mut self,
        generation: u64,
        finding: Option<Finding>,
        out: &mut Output,
    ) -> bool {
        let Some(search) = self.take_search(generation) else { return false };
        let Finding { mut ranked, choice } = finding.unwrap_or_default();
        match search.purpose {
            Purpose::Reply => {
                let side = self.game.side_in_turn();
                if self.is_resigned_by_person(&ranked) && self.game.give_up(self.now).is_ok() {
                    out.say(Note::new(Status::Resigned).side(side));
                    return false;
                }
                self.machine.pace = self.pace();
                let position = self.game.position();
                // The game must go on even if the search failed: any legal ply will do.
                self.machine.reply = if let Some(any) = position.choices().first() {
                    let due = choice.filter(|found| position.choices().contains(found));
                    Some(Ply::Choose(due.unwrap_or(*any)))
                } else {
                    let legal = position.legal_cells();
                    let best = ranked.iter().map(|it| it.cell).find(|it| position.is_legal(*it));
                    best.or(legal.first().copied()).map(|cell| position.ply_on(cell))
                };
                self.game.hold_clock(self.now);
                false
            }
            Purpose::Hint(position) => {
                ranked.retain(|found| position.is_legal(found.cell));
                know_exactly(&mut ranked, &position);
                ranked.truncate(HINTS);
                let Some(best) = ranked.first() else { return true };
                if is_unknown(best) && self.machine.hint_time < LONG_HINT_TIME {
                    self.look_for_hint_within(LONG_HINT_TIME, position, out);
                    return false;
                }
                out.say(Note::new(Status::HintIs).cell(position.cell_name(best.cell)));
                self.hint = Some((position, ranked));
                false
            }
        }
    }

    pub fn reply_due(&self) -> Option<Duration> {
        self.game.machine_to_move()?;
        let is_there = self.machine.reply.is_some() || self.game.position().must_pass();
        let seen = if self.machine.is_still { STILL_MOVE_SEEN } else { MOVE_SEEN };
        // A pass takes nobody time to think.
        let pace = if self.machine.reply.is_some() { self.machine.pace } else { Duration::ZERO };
        let delay = self.machine.reply_delay.max(seen).max(pace);
        is_there.then(|| self.turn.since + delay)
    }

    /// Whether the machine moves like a person, who would resign a game of Othello this far lost.
    fn is_resigned_by_person(&self, ranked: &[RankedMove]) -> bool {
        let is_person = matches!(self.game.machine_to_move(), Some(Skill::Person(_)))
            && self.game.position().game() == Game::Othello;
        let counts = self.game.position().counts();
        let size = usize::from(self.game.position().size());
        let is_late = size * size - counts.black - counts.white <= RESIGNS_FROM_EMPTIES;
        let is_lost = ranked.first().is_some_and(|it| it.score <= -RESIGNED_SCORE);
        is_person && self.game.options().may_resign && is_late && is_lost
    }

    /// How long a person would think where the machine moves like one: longer the more moves there are, hardly at all about
    /// the first ones, and never longer than a tenth of what the clock has left.
    fn pace(&mut self) -> Duration {
        let is_person = matches!(self.game.machine_to_move(), Some(Skill::Person(_)));
        if !is_person || !self.game.options().takes_time {
            return Duration::ZERO;
        }
        // On a large board nobody considers more.
        let moves = self.game.position().legal_cells().len().min(MOST_CONSIDERED);
        let stones = self.game.turns().len();
        let mean = match (moves, stones) {
            (..=1, _) => 0.8,
            (_, ..8) => 1.5,
            _ => 1.5 + 0.4 * moves as f64,
        };
        let seconds = mean * (0.5 + self.random.f64() * self.random.f64() * 2.5);
        let pace = Duration::from_secs_f64(seconds);
        self.game.time_left(self.game.side_in_turn()).map_or(pace, |left| pace.min(left / 10))
    }

    pub fn thinking_due(&self) -> Option<Duration> {
        self.game.machine_to_move()?;
        let is_news = self.machine.search.is_some() && !self.machine.thinking_said;
        is_news.then(|| self.turn.since + THINKING_SAID_AFTER)
    }

    pub fn say_thinking(&mut self, out: &mut Output) {
        self.machine.thinking_said = true;
        out.say_of_machine(self.game_note(), self.now);
    }

    pub fn show_reply(&mut self, out: &mut Output) {
        let played = match self.machine.reply.take() {
            Some(Ply::Place(cell) | Ply::Offer(cell)) => {
                self.game.place(cell, Mover::Machine, self.now).map(drop)
            }
            Some(Ply::Choose(choice)) => self.game.make_choice(choice, Mover::Machine, self.now),
            Some(Ply::Pass) | None => self.game.machine_pass(self.now),
        };
        if played.is_ok() {
            self.turn.pass_held = false;
            if let Some(note) = self.latest_turn(out) {
                out.say_of_machine(note, self.now);
            }
        }
    }

    pub fn stop_search(&mut self, out: &mut Output) {
        if self.machine.search.take().is_some() {
            out.push(Effect::CancelSearch);
        }
    }

    pub(super) fn take_search(&mut self, generation: u64) -> Option<Search> {
        self.machine.search.take_if(|search| search.generation == generation)
    }

    pub(super) fn next_search(&mut self, purpose: Purpose) -> u64 {
        self.machine.generation += 1;
        let generation = self.machine.generation;
        self.machine.search = Some(Search { generation, purpose, is_hurried: false });
        self.machine.pace = Duration::ZERO;
        generation
    }

    fn job(&mut self, purpose: Purpose, position: Position) -> SearchJob {
        let generation = self.next_search(purpose);
        let seed = self.random.u64(..);
        let last = LastMoves::of(self.game.turns().iter().rev().map(|turn| turn.ply));
        SearchJob { generation, position, skill: None, last, best: 1, time: None, seed }
    }

    /// Always less than the machine has, and on a clock for the whole game a portion that leaves enough for the rest.
    fn thinking_time(&self) -> Option<Duration> {
        let left = self.game.time_left(self.game.side_in_turn())?;
        // For starting and stopping the search and bringing the answer back.
        let margin = (left / 10).clamp(Duration::from_millis(50), Duration::from_millis(500));
        let spare = left.saturating_sub(margin);
        let time = match self.game.setup().time {
            TimeControl::Off => return None,
            TimeControl::PerTurn { .. } => spare,
            TimeControl::WholeGame { increment, .. } => {
                let moves_to_come = self.game.position().moves_to_come();
                let own_moves = u32::try_from(moves_to_come).unwrap_or(u32::MAX);
                let portion = spare * 2 / (own_moves + 2);
                (portion + Duration::from_secs(increment.into())).min(spare)
            }
        };
        Some(time.max(Duration::from_millis(10)))
    }
}

/// Puts the exact values that the book has in place of what a short search says.
fn know_exactly(ranked: &mut Vec<RankedMove>, position: &Position) {
    let counts = position.counts();
    let empties = usize::from(position.size()).pow(2) - counts.black - counts.white;
    let depth = u8::try_from(empties).unwrap_or(u8::MAX);
    for known in book_values::of_position(position) {
        if known.certainty != Certainty::Exact {
            continue;
        }
        let MoveValue { cell, score, line, .. } = known;
        let found =
            RankedMove { cell, score, depth, selectivity: Selectivity::NONE, exact: true, line };
        match ranked.iter_mut().find(|it| it.cell == cell) {
            Some(old) => *old = found,
            None => ranked.push(found),
        }
    }
    ranked.sort_by_key(|it| Reverse(it.score));
}

/// Whether a search ended before it could say what a move is worth.
fn is_unknown(found: &RankedMove) -> bool {
    found.depth == 0 && !found.exact && found.score.forced().is_none()
}
