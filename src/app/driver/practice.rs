//! The deck of mistakes: read for practice, and changed by what is learnt.

use std::time::{SystemTime, UNIX_EPOCH};

use super::Driver;
use super::deck_use::DeckUse;
use super::files::of_deck;
use crate::analysis::practice::{Card, Deck, Seconds};
use crate::app::deck::Change;
use crate::app::disk::Notice;
use crate::app::state::{
    DeckChange, Event, LearnEvent, Moment, Note, PracticeEvent, PuzzleJob, Signal, Status,
};
use crate::app::worker::DiskWorker;
use crate::puzzles::finding::PuzzleSearch;

const DAY: Seconds = 24 * 3600;

impl Driver {
    /// The disk answers in the order in which it is asked.
    pub(super) fn read_deck(&mut self, wanted: DeckUse) {
        if self.disk.is_some() {
            self.deck_uses.push_back(wanted);
            self.with_disk(DiskWorker::read_deck);
        }
    }

    pub(super) fn receive_deck(&mut self, deck: &Deck, notice: Option<&Notice>) -> Vec<Signal> {
        let wanted = self.deck_uses.pop_front().unwrap_or(DeckUse::Practise);
        if let Some(notice) = notice {
            return self.dispatch(Event::Say(of_deck(notice)));
        }
        let Moment { seconds: now, tonight, .. } = self.moment();
        if let DeckUse::Count = wanted {
            let due = deck.due(tonight).len();
            return self.dispatch(Event::Learn(LearnEvent::MistakesDue(due)));
        }
        let due: Vec<Card> = deck.due(tonight).into_iter().cloned().collect();
        if !due.is_empty() {
            return self.dispatch(Event::Practice(PracticeEvent::Begin(due)));
        }
        let note = match deck.next_due() {
            None => Note::new(Status::DeckEmpty),
            // In whole hours, at least one.
            Some(next) => {
                // From the beginning of its day on.
                let days = (next - tonight - 1).max(0) / DAY;
                let hours = (tonight + 1 + days * DAY - now).max(1).unsigned_abs().div_ceil(3600);
                Note::new(Status::NothingDue)
                    .number(deck.cards().len())
                    .count(usize::try_from(hours).unwrap_or(usize::MAX))
            }
        };
        self.dispatch(Event::Say(note))
    }

    /// Also has what is due counted anew.
    pub(super) fn change_deck(&mut self, change: DeckChange) {
        let now = now();
        let change = match change {
            DeckChange::Add { variant, mistakes, mut occasion, is_own } => {
                // A game played here is of today.
                if is_own && occasion.date.is_empty() {
                    let today = self.library.time();
                    today.split(' ').next().unwrap_or_default().clone_into(&mut occasion.date);
                }
                Change::add(variant, &mistakes, &occasion, now)
            }
            DeckChange::Answer(key, grade) => Change::Answer { key, grade, now },
        };
        self.with_disk(|disk| disk.change_deck(change));
        self.read_deck(DeckUse::Count);
    }
}

impl Driver {
    /// Without a thread the mistake is asked as it is.
    pub(super) fn find_puzzle(&mut self, job: PuzzleJob) {
        let PuzzleJob { generation, variant, position } = job;
        let sender = self.sender.clone();
        let send = move |puzzle| {
            let news = PracticeEvent::Puzzle(generation, Box::new(puzzle));
            sender.send_event(Event::Practice(news));
        };
        // The one before ends first: two would share the processor.
        self.finding = None;
        self.finding = PuzzleSearch::start(variant, position, send).ok();
    }
}

impl Driver {
    /// The local date and the time.
    pub fn moment(&self) -> Moment {
        let today = self.library.time();
        let day = today.split(' ').next().unwrap_or_default();
        let digits = day.bytes().filter(u8::is_ascii_digit);
        let date = digits.fold(0, |date, digit| date * 10 + i64::from(digit - b'0'));
        let time = today.split(' ').nth(1).unwrap_or_default();
        let of_day = time.split(':').filter_map(|part| part.parse::<Seconds>().ok());
        let since_midnight = of_day.take(3).fold(0, |time, part| 60 * time + part);
        let seconds = now();
        Moment { date, seconds, tonight: seconds + (DAY - 1 - since_midnight).max(0) }
    }
}

fn now() -> Seconds {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Seconds::try_from(since.as_secs()).unwrap_or(Seconds::MAX)
}
