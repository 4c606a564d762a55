//! The machine: its requests and its engine.

use std::num::NonZero;
use std::thread;

use crate::app::state::SearchJob;
use crate::app::worker::Searcher;
use crate::book::Book;
use crate::game::{Level, PersonRating, Position, Skill};
use crate::people::{self, LastMoves, Model};
use crate::search::levels::{self, Strength};
use crate::search::{Engine, HashSize, Limits, Report, Request, Stop};

/// What the machine is asked: a search, or a move as somebody would make it.
#[derive(Clone, Debug)]
pub(super) struct Asked {
    request: Request,
    person: Option<(PersonRating, LastMoves)>,
}

impl Asked {
    pub(super) fn of(job: SearchJob) -> Self {
        let (level, person) = match job.skill {
            Some(Skill::Level(level)) => (Some(level), None),
            Some(Skill::Person(rating)) => (None, Some((rating, job.last))),
            None => (None, None),
        };
        let limits = Limits { level, time: job.time, ..Limits::default() };
        let request = Request {
            seed: job.seed,
            threads: threads_for(level),
            best: job.best,
            remember: may_remember(level),
            ..Request::new(job.position, limits)
        };
        Self { request, person }
    }
}

fn threads_for(level: Option<Level>) -> usize {
    if level.is_none_or(levels::uses_all_cores) {
        thread::available_parallelism().map_or(1, NonZero::get)
    } else {
        1
    }
}

/// Earlier results, such as a hint's, would make a limited level stronger than it is.
fn may_remember(level: Option<Level>) -> bool {
    level.is_none_or(|level| level == Level::MAX)
}

/// An engine that is warmed up before its first search: on a busy machine that would take most of a hint's second.
#[derive(Debug)]
pub(super) struct Machine {
    engine: Engine,
    is_warm: bool,
    /// What people see; its few plies must know nothing of what the engine found.
    glance: Option<Engine>,
}

/// Enough for searches of a few plies.
const GLANCE_MEBIBYTES: usize = 2;

impl Machine {
    pub(super) fn new() -> Self {
        Self { engine: Engine::new(HashSize::default()), is_warm: false, glance: None }
    }

    fn like_person(
        &mut self,
        request: &Request,
        (rating, last): (PersonRating, LastMoves),
        stop: &Stop,
    ) -> Option<Report> {
        let glance =
            self.glance.get_or_insert_with(|| Engine::new(HashSize::mebibytes(GLANCE_MEBIBYTES)));
        let (rating, seed) = (rating.number(), request.seed);
        people::play(&Model::shipped(), glance, &request.position, last, rating, seed, stop)
    }
}

impl Searcher<Asked> for Machine {
    fn search(
        &mut self,
        Asked { request, person }: &Asked,
        stop: &Stop,
        report: &mut dyn FnMut(&Report),
    ) -> Option<Report> {
        if let Some(person) = *person {
            return self.like_person(request, person, stop);
        }
        let book = Book::embedded(&request.position);
        if let Some(known) = book.and_then(|book| book.choose(request)) {
            return Some(known);
        }
        let searches = |level| matches!(levels::info(level).strength, Strength::Search { .. });
        let is_usual =
            matches!(&request.position, Position::Othello(position) if position.size() == 8);
        // Another game or board size has replaced what was warm.
        self.is_warm &= is_usual;
        if !self.is_warm && is_usual && request.limits.level.is_none_or(searches) {
            self.engine.warm_up();
            self.is_warm = true;
        }
        self.engine.search(request, stop, report)
    }
}
