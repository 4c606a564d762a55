//! How close labels come to exact scores.

use super::dataset::{Label, Origin, Record};
use super::fit::{self, Mix};
use super::measure::Errors;
use super::positions::{exact, solver};
use super::workers;
use crate::eval::Score;
use crate::search::Shortage;

/// A position of a game with a label from a search, and its exact score.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Truth {
    pub at: usize,
    /// With best play, for the side to move.
    pub score: Score,
}

/// Solves up to `count` search-labelled positions with this many empty squares, spread evenly over the records.
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
    let mut truths = Vec::with_capacity(count);
    workers::in_order(
        &places,
        threads,
        || solver(None),
        |engine, &at| {
            let score = Score::from_discs(exact(records[at].board, engine).into());
            Some(Truth { at, score })
        },
        |truth| {
            truths.push(truth);
            progress(truths.len(), count);
            Ok::<_, Shortage>(())
        },
    )?;
    Ok(truths)
}

/// The errors of labels of this mix, and their mean excess, in discs.
pub fn label_errors(records: &[Record], truths: &[Truth], mix: Mix) -> (Errors, f64) {
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
