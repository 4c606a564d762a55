//! How near labels come to what positions are truly worth.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

use super::dataset::{Label, Origin, Record};
use super::fit::{self, Mix};
use super::measure::Errors;
use super::positions::exact;
use super::workers;
use crate::eval::Score;
use crate::game;
use crate::search::{Engine, HashSize, Shortage};

/// A position of a game that has a label without being solved, and its true worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Truth {
    /// Its place among the records.
    pub at: usize,
    /// With best play, for the side to move.
    pub score: Score,
}

/// The table of each thread.
const HASH_MEBIBYTES: usize = 64;

/// Solves so many positions with so many empty squares that games came to and that are labelled by a search; fewer if
/// there are not as many. They are spread evenly over the records.
///
/// # Errors
/// If the machine has too little memory, or can't start as many threads.
pub fn solve_some(
    records: &[Record],
    empties: u32,
    count: usize,
    threads: usize,
    progress: &mut dyn FnMut(usize, usize),
) -> Result<Vec<Truth>, Shortage> {
    let mut places: Vec<usize> = (0..records.len())
        .filter(|&at| {
            let record = &records[at];
            record.board.empty_count() == empties
                && record.origin == Origin::Game
                && record.label != Label::Exact
        })
        .collect();
    let all = places.len();
    let count = count.min(all);
    places = (0..count).map(|number| places[number * all / count]).collect();
    let next = AtomicUsize::new(0);
    let (sender, receiver) = mpsc::channel();
    let start = game::Variant::default().start().expect("the usual game has a start");
    thread::scope(|scope| {
        workers::start(scope, threads, || {
            let (sender, next, places, start) = (sender.clone(), &next, &places, &start);
            move || {
                let mut engine = Engine::new(HashSize::mebibytes(HASH_MEBIBYTES));
                if let Err(shortage) = engine.reserve(start) {
                    // Nobody listens any more if another one has failed before.
                    let _ = sender.send(Err(shortage));
                    return;
                }
                while let Some(&at) = places.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let score = Score::from_discs(exact(records[at].board, &mut engine).into());
                    if sender.send(Ok(Truth { at, score })).is_err() {
                        return;
                    }
                }
            }
        })?;
        drop(sender);
        let mut truths = Vec::with_capacity(count);
        for truth in receiver {
            truths.push(truth?);
            progress(truths.len(), count);
        }
        truths.sort_by_key(|truth| truth.at);
        Ok(truths)
    })
}

/// How far labels of this mix are from the truth, and by how much they are too high on average, in discs.
pub fn judge(records: &[Record], truths: &[Truth], mix: Mix) -> (Errors, f64) {
    let labels = fit::labels(records, mix);
    let mut errors = Errors::default();
    let mut sum = 0.0;
    for truth in truths {
        let error = f64::from(labels[truth.at] - truth.score.discs());
        errors.add(error);
        sum += error;
    }
    (errors, sum / truths.len().max(1) as f64)
}
