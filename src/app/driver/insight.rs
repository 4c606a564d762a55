//! The person's own games: read, and reviewed in the background.

use std::thread;

use super::Driver;
use crate::app::disk::Reason;
use crate::app::library::{ImportError, Progress};
use crate::app::own_games::{self, GamesReview, Judging};
use crate::app::state::{Event, GamesJob, InsightEvent};

impl Driver {
    pub(super) fn read_own_games(&self) {
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

    pub(super) fn review_games(&mut self, job: GamesJob) {
        let GamesJob { number, games } = job;
        let sender = self.sender.clone();
        let report = move |news| {
            sender.send_event(Event::Insight(InsightEvent::Judging(number, news)));
        };
        // The one before ends first.
        self.games_review = None;
        match GamesReview::start(games, report) {
            Ok(review) => self.games_review = Some(review),
            Err(_) => {
                self.sender.send_event(Event::Insight(InsightEvent::Judging(number, Judging::Over)))
            }
        }
    }
}
