//! The person's own games: read, and reviewed in the background.

use std::thread;

use super::Driver;
use crate::app::disk::Reason;
use crate::app::library::{ImportError, Progress};
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

    fn read_own_games(&self) {
        let Some(archive) = self.places.archive.clone() else {
            return self.sender.send_event(Event::Insight(InsightEvent::Games(Ok(Vec::new()))));
        };
        let sender = self.sender.clone();
        let spawned = thread::Builder::new().name("heibai-own-games".to_owned()).spawn(move || {
            let games = own_games::read(&archive, &Progress::default());
            let games = games.map_err(|error| match error {
                ImportError::Disk(error) => Reason::from(&error),
                other => Reason::system(&std::io::Error::other(other)),
            });
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
