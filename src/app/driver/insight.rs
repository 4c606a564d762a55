//! The person's own games: read, and reviewed in the background.

use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;
use std::thread;

use super::Driver;
use crate::app::disk::Reason;
use crate::app::library::ImportError;
use crate::app::own_games::{self, GamesReview, Judging};
use crate::app::state::{Event, GamesJob, InsightEffect, InsightEvent};
use crate::app::worker::DiskWorker;

impl Driver {
    pub(super) fn perform_insight(&mut self, effect: InsightEffect) {
        match effect {
            InsightEffect::ReadGames => self.read_own_games(),
            InsightEffect::ReadReviews => self.with_disk(DiskWorker::read_reviews),
            InsightEffect::Keep(change) => self.with_disk(|disk| disk.change_reviews(change)),
            InsightEffect::Review(job) => self.review_games(job),
            InsightEffect::EndReview => self.games_review = None,
        }
    }

    fn read_own_games(&mut self) {
        self.reading_games.stop();
        let Some(archive) = self.places.archive.clone() else {
            return self.sender.send_event(Event::Insight(InsightEvent::Games(Ok(Vec::new()))));
        };
        self.reading_games = Arc::default();
        let (sender, progress) = (self.sender.clone(), Arc::clone(&self.reading_games));
        let spawned = thread::Builder::new().name("heibai-own-games".to_owned()).spawn(move || {
            // The window waits for an answer, also where reading a file panics.
            let read = || own_games::read(&archive, &progress);
            let games = match panic::catch_unwind(AssertUnwindSafe(read)) {
                Ok(Ok(games)) => Ok(games),
                Ok(Err(ImportError::Stopped)) => return,
                Ok(Err(ImportError::Disk(error))) => Err(Reason::from(&error)),
                Ok(Err(other)) => Err(Reason::system(&other)),
                Err(_) => Err(Reason::system(&"the reading thread panicked")),
            };
            sender.send_event(Event::Insight(InsightEvent::Games(games)));
        });
        if let Err(error) = spawned {
            let games = Err(Reason::system(&error));
            self.sender.send_event(Event::Insight(InsightEvent::Games(games)));
        }
    }

    fn review_games(&mut self, job: GamesJob) {
        let GamesJob { number, games } = job;
        let sender = self.sender.clone();
        let report = move |news| {
            sender.send_event(Event::Insight(InsightEvent::Judging(number, news)));
        };
        // The one before ends first.
        self.games_review = None;
        self.games_review = GamesReview::start(games, report).ok();
        if self.games_review.is_none() {
            let over = InsightEvent::Judging(number, Judging::Over);
            self.sender.send_event(Event::Insight(over));
        }
    }
}
