//! Fitting the evaluation to labelled positions. The evaluation is a network that is fitted to all positions
//! together; the ordering near the end is linear, and fitted phase by phase.

mod columns;
mod error;
mod keeping;
mod labels;
mod network;
mod samples;
mod settings;
mod solver;

use std::ops::ControlFlow;
use std::path::Path;

use rayon::ThreadPoolBuilder;
use rayon::prelude::*;

use super::dataset::{Games, Record};
use crate::eval::othello::patterns::{ORDERING_LANES, ORDERING_PHASES, Parameters};
use crate::fingerprint::fnv;
use columns::OrderingColumns;
pub use error::FitError;
pub use keeping::Keeping;
use keeping::Stopping;
use labels::Shift;
pub use labels::{Labels, Line, Mix, lines};
use samples::{Sample, Samples};
pub use settings::Settings;
use solver::{Options, Rows, solve};

/// One game in this many is held out.
const HELD_OUT: u32 = 20;

/// Whether a game is held out from fitting, to measure the result.
pub fn is_held_out(game: u32) -> bool {
    // Hashed, so that no shard is held out as a whole or not at all.
    (game.wrapping_mul(0x9E37_79B9) >> 16).is_multiple_of(HELD_OUT)
}

/// The result of a fit.
#[derive(Clone, Debug, PartialEq)]
pub struct Fitted {
    /// The weights.
    pub parameters: Parameters,
    /// How many positions there were, those held out included.
    pub positions: u64,
}

/// Fits all weights to the games, which need not fit in memory: while it lasts, nameless files in `scratch` have 20 bytes
/// of each position. The network begins with `from`, or with one that has learnt nothing. The ordering is fitted anew, but
/// for phases of which no position is learnt from, which stay those of `from`. `progress` gets the positions of all
/// passes that are done, and their total. A fit that is kept can be stopped and gone on with; the result is the same.
///
/// # Errors
/// [`FitError`].
pub fn fit(
    games: &dyn Games,
    from: Option<&Parameters>,
    scratch: &Path,
    settings: &Settings,
    keeping: Option<&Keeping>,
    progress: &mut (dyn FnMut(u64, u64) + Send),
) -> Result<Fitted, FitError> {
    let pool = ThreadPoolBuilder::new().num_threads(settings.threads.max(1)).build()?;
    let on_disk = |cause| FitError::Scratch { folder: scratch.to_owned(), cause };
    let (mut shift, mut counts) = (Shift::new(settings.mix), Counts::default());
    let stopping = Stopping::of(keeping);
    games.visit(&mut |game| {
        shift.add(game);
        counts.add(game);
        stopping.flow()
    })?;
    stopping.early()?;
    let positions = counts.by_empties.iter().sum();
    if positions == 0 {
        return Err(FitError::Nothing);
    }
    let labels = shift.labels();
    let mut samples = Samples::new(scratch, counts.fitted, settings).map_err(on_disk)?;
    let mut phases: Vec<Phase> =
        (0..ORDERING_PHASES).map(|phase| Phase::new(phase, &counts, settings)).collect();
    let mut kept = Ok(());
    games.visit(&mut |game| {
        let of_game = game.iter().zip(labels.of_game(game));
        let is_learnt = |record: &Record| record.board.empty_count() >= settings.least_empties;
        for (record, label) in of_game.filter(|(record, _)| is_learnt(record)) {
            for phase in &mut phases {
                phase.add(record, label);
            }
            if kept.is_ok() && !is_held_out(record.game) {
                kept = samples.add(Sample { board: record.board, label });
            }
        }
        if kept.is_ok() { stopping.flow() } else { ControlFlow::Break(()) }
    })?;
    kept.map_err(on_disk)?;
    stopping.early()?;
    if samples.count() == 0 {
        return Err(FitError::Nothing);
    }
    pool.install(|| {
        let ordering = phases.into_par_iter().enumerate();
        let ordering = ordering
            .map(|(at, phase)| match from {
                Some(from) if phase.seen == 0 => from.ordering[at].clone(),
                _ => phase.fit(settings, stopping),
            })
            .collect();
        stopping.early()?;
        let print = print(&samples, from, settings);
        let network = from.map(|from| &from.network);
        let network = network::fit(samples, network, settings, (keeping, print), progress)?;
        Ok(Fitted { parameters: Parameters { network, ordering }, positions })
    })
}

/// A number that a fit to other samples, or with other settings, does not have.
fn print(samples: &Samples, from: Option<&Parameters>, settings: &Settings) -> u64 {
    let settings = format!("{:?}", Settings { threads: 0, ..*settings });
    let from = from.map_or_else(Vec::new, Parameters::to_bytes);
    fnv([samples.print().to_le_bytes().as_slice(), settings.as_bytes(), &from])
}

/// How many records there are.
struct Counts {
    by_empties: [u64; 65],
    /// Those not held out.
    fitted: u64,
}

impl Default for Counts {
    fn default() -> Self {
        Self { by_empties: [0; 65], fitted: 0 }
    }
}

impl Counts {
    fn add(&mut self, game: &[Record]) {
        for record in game {
            self.by_empties[record.board.empty_count() as usize] += 1;
            self.fitted += u64::from(!is_held_out(record.game));
        }
    }
}

/// What a phase of the ordering is fitted to.
struct Phase {
    columns: OrderingColumns,
    /// The numbers of empty squares.
    empties: std::ops::Range<u32>,
    /// Of so many records one is taken.
    every: u64,
    seen: u64,
    rows: Rows,
    held_out: Rows,
}

impl Phase {
    fn new(phase: usize, counts: &Counts, settings: &Settings) -> Self {
        let first = 7 + 4 * phase as u32;
        let empties = first..first + 6;
        let count: u64 = counts.by_empties[first as usize..][..empties.len()].iter().sum();
        Self {
            columns: OrderingColumns::new(),
            empties,
            every: count.div_ceil(settings.rows.max(1) as u64).max(1),
            seen: 0,
            rows: Rows::new(ORDERING_LANES),
            held_out: Rows::new(ORDERING_LANES),
        }
    }

    fn add(&mut self, record: &Record, label: f32) {
        if !self.empties.contains(&record.board.empty_count()) {
            return;
        }
        if self.seen.is_multiple_of(self.every) {
            let rows = if is_held_out(record.game) { &mut self.held_out } else { &mut self.rows };
            rows.push(|row| self.columns.push(record.board, row), label);
        }
        self.seen += 1;
    }

    fn fit(self, settings: &Settings, stopping: Stopping) -> Vec<i16> {
        const PASSES: u32 = 60;
        let options = Options { prior: settings.prior, passes: PASSES };
        let columns = self.columns.count();
        columns::rounded(&solve(&self.rows, &self.held_out, columns, options, stopping))
    }
}
