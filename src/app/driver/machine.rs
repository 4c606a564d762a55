//! The machine: its requests and its engine.

use std::num::NonZero;
use std::thread;

use crate::app::state::SearchJob;
use crate::app::worker::Searcher;
use crate::book::Book;
use crate::game::{Level, Position};
use crate::search::levels::{self, Strength};
use crate::search::{Engine, HashSize, Limits, Report, Request, Stop};

pub(super) fn request_for(job: SearchJob) -> Request {
    let limits = Limits { level: job.level, time: job.time, ..Limits::default() };
    Request {
        seed: job.seed,
        threads: threads_for(job.level),
        best: job.best,
        remember: may_remember(job.level),
        ..Request::new(job.position, limits)
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
}

impl Machine {
    pub(super) fn new() -> Self {
        Self { engine: Engine::new(HashSize::default()), is_warm: false }
    }
}

impl Searcher for Machine {
    fn search(
        &mut self,
        request: &Request,
        stop: &Stop,
        report: &mut dyn FnMut(&Report),
    ) -> Option<Report> {
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
