//! Fitting the evaluation to labelled positions.
//!
//! Each phase is fitted to the positions of the plies around it, the nearest counting most, so that
//! neighbouring phases agree. What a configuration is worth is first learnt over a wide stretch of
//! the game; a phase then departs from that as far as its own positions ask for, which gives sense to
//! configurations that are rare in it. Configurations that were never seen keep 0.

mod columns;
mod solver;

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use super::dataset::{Label, Record};
use crate::eval::othello::patterns::{ORDERING_PHASES, PHASES, Parameters};
use columns::{Columns, OrderingColumns, PatternColumns};
use solver::{Options, Rows, solve};

/// One game in so many is held out.
const HELD_OUT: u32 = 20;

/// How wide the stretches are from which phases depart, in plies each way.
const WIDE: f32 = 12.0;

/// One stretch serves so many phases.
const PHASES_A_STRETCH: usize = 3;

/// How the weights are fitted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// Plies each way from which a phase takes its positions.
    pub window: f32,
    /// How many positions the prior is worth: weights of configurations that are seen less often
    /// stay close to it, those never seen are 0.
    pub prior: f32,
    /// The share of the game's outcome in the label where the score is not exact, from 0 to 1.
    pub outcome: f32,
    /// The most passes over the positions of a phase.
    pub passes: u32,
    /// The most positions that a phase is fitted to; of more, an even selection is taken.
    pub rows: usize,
    /// Phases fitted at the same time.
    pub threads: usize,
}

impl Default for Settings {
    fn default() -> Self {
        Self { window: 4.0, prior: 40.0, outcome: 0.3, passes: 60, rows: 2_500_000, threads: 1 }
    }
}

/// Returns whether a game is kept from fitting, to measure what was learnt.
pub fn is_held_out(game: u32) -> bool {
    // Spread, so that no share of the games is all or never held out.
    (game.wrapping_mul(0x9E37_79B9) >> 16).is_multiple_of(HELD_OUT)
}

/// The label of a record, in discs: the score, and where it is not exact a share of the outcome.
pub fn label(record: &Record, outcome: f32) -> f32 {
    match (record.label, record.outcome) {
        (Label::Search(_), Some(margin)) => {
            outcome * f32::from(margin) + (1.0 - outcome) * record.score.discs()
        }
        _ => record.score.discs(),
    }
}

/// One of the fits that together make the weights.
#[derive(Clone, Copy, Debug)]
enum Job {
    Stretch(usize),
    Phase(usize),
    Ordering(usize),
}

/// What a [`Job`] is fitted to, and how much a position counts by its empty squares.
struct Plan<'a> {
    columns: &'a (dyn Columns + Sync),
    weight: &'a (dyn Fn(u32) -> f32 + Sync),
    start: &'a [f32],
}

/// Fits all weights to the records; `progress` is told how many of how many fits are done.
pub fn fit(
    records: &[Record],
    settings: &Settings,
    progress: &(dyn Fn(usize, usize) + Sync),
) -> Parameters {
    let patterns = PatternColumns::new();
    let ordering = OrderingColumns::new();
    let stretches = PHASES.div_ceil(PHASES_A_STRETCH);
    let total = stretches + PHASES + ORDERING_PHASES;
    let done = AtomicUsize::new(0);
    let finish = |solution: Vec<f32>| {
        progress(done.fetch_add(1, Ordering::Relaxed) + 1, total);
        solution
    };
    let zero = vec![0.0; patterns.count().max(ordering.count())];
    let run = |job: Job, wide: &[Vec<f32>]| {
        let near = |centre: f32, reach: f32| {
            move |empties: u32| (1.0 - (60.0 - empties as f32 - centre).abs() / reach).max(0.0)
        };
        let narrow = |phase: usize| 2.0 * phase as f32 + 0.5;
        let solution = match job {
            Job::Stretch(stretch) => {
                let middle = (PHASES_A_STRETCH - 1) as f32 / 2.0;
                let centre = narrow(stretch * PHASES_A_STRETCH) + 2.0 * middle;
                let start = &zero[..patterns.count()];
                let weight = &near(centre, WIDE);
                run_plan(records, settings, &Plan { columns: &patterns, weight, start })
            }
            Job::Phase(phase) => {
                let weight = &near(narrow(phase), settings.window);
                let start = &wide[phase / PHASES_A_STRETCH];
                run_plan(records, settings, &Plan { columns: &patterns, weight, start })
            }
            Job::Ordering(phase) => {
                let first = 7 + 4 * phase as u32;
                let weight =
                    &|empties| if (first..first + 6).contains(&empties) { 1.0 } else { 0.0 };
                let start = &zero[..ordering.count()];
                run_plan(records, settings, &Plan { columns: &ordering, weight, start })
            }
        };
        finish(solution)
    };
    let threads = settings.threads;
    let wide = each((0..stretches).map(Job::Stretch), threads, |job| run(job, &[]));
    let phases = each((0..PHASES).map(Job::Phase), threads, |job| run(job, &wide));
    let orders = each((0..ORDERING_PHASES).map(Job::Ordering), threads, |job| run(job, &[]));
    Parameters {
        phases: phases.iter().map(|solution| patterns.phase(solution)).collect(),
        ordering: orders.iter().map(|solution| columns::rounded(solution)).collect(),
    }
}

fn run_plan(records: &[Record], settings: &Settings, plan: &Plan<'_>) -> Vec<f32> {
    let (mut rows, mut held_out) =
        (Rows::new(plan.columns.stride()), Rows::new(plan.columns.stride()));
    let weight = |record: &Record| (plan.weight)(record.board.empty_count());
    let count = records.iter().filter(|record| weight(record) > 0.0).count();
    let every = count.div_ceil(settings.rows.max(1)).max(1);
    let selected = records.iter().filter(|record| weight(record) > 0.0).step_by(every);
    for record in selected {
        let rows = if is_held_out(record.game) { &mut held_out } else { &mut rows };
        let label = label(record, settings.outcome);
        rows.push(|row| plan.columns.push(record.board, row), label, weight(record));
    }
    let options = Options { prior: settings.prior, passes: settings.passes };
    solve(&rows, &held_out, plan.start, options)
}

/// Does all jobs on so many threads; the results are in the order of the jobs.
fn each<T: Send>(
    jobs: impl Iterator<Item = Job>,
    threads: usize,
    work: impl Fn(Job) -> T + Sync,
) -> Vec<T> {
    let jobs: Vec<Job> = jobs.collect();
    let next = AtomicUsize::new(0);
    let results = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                loop {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    let Some(&job) = jobs.get(at) else { return };
                    let result = work(job);
                    results
                        .lock()
                        .expect("no job panics while it holds the lock")
                        .push((at, result));
                }
            });
        }
    });
    let mut results = results.into_inner().expect("no job panics while it holds the lock");
    results.sort_by_key(|(at, _)| *at);
    results.into_iter().map(|(_, result)| result).collect()
}
