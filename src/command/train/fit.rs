//! `heibai train fit`: weights from data.

use std::fs;
use std::io::{ErrorKind, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::Args;

use super::data;
use crate::app::disk;
use crate::command::{interrupt, progress};
use crate::complaint::complain;
use crate::eval::othello::patterns::Parameters;
use crate::numbers::{self, from_to};
use crate::training::dataset::{DatasetError, GameFiles, Games, Label, Show};
use crate::training::fit::{FitError, Fitted, Keeping, Mix, Settings, fit};
use crate::training::workers;

#[derive(Debug, Args)]
pub(super) struct Arguments {
    /// Data files
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    /// A data file of which only the exact labels are used, because a weak engine made it; may be repeated
    #[arg(long, value_name = "FILE")]
    exact: Vec<PathBuf>,

    /// File of weights to begin with; by default a network that has learnt nothing
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,

    /// The file of weights to write
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    #[command(flatten)]
    mix: MixArguments,

    /// Passes over the positions
    #[arg(long, value_name = "N", default_value_t = Settings::default().passes, value_parser = from_to(1..=1000_u32))]
    passes: u32,

    /// Positions in each batch of the network's training
    #[arg(long, value_name = "N", default_value_t = Settings::default().batch, value_parser = from_to(1..=65_536_usize))]
    batch: usize,

    /// Maximum step size
    #[arg(long, value_name = "RATE", default_value_t = Settings::default().rate, value_parser = from_to(0.000_001..=1.0_f32))]
    rate: f32,

    /// Share of the rate by which the network's rows shrink whenever they are seen
    #[arg(long, value_name = "SHARE", default_value_t = Settings::default().decay, value_parser = numbers::share)]
    decay: f32,

    /// Added to the root of the mean square gradient that each step is divided by, in discs: the larger, the
    /// less rare rows learn from single positions
    #[arg(long, value_name = "DISCS", default_value_t = Settings::default().floor, value_parser = from_to(0.000_000_01..=1.0_f32))]
    floor: f32,

    /// Share of the positions with 12 or fewer empty squares that is taken
    #[arg(long, value_name = "SHARE", default_value_t = Settings::default().late, value_parser = numbers::share)]
    late: f32,

    /// Least number of empty squares of the positions that are learnt from; with --from, what is known of others stays
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = from_to(0..=60_u32))]
    least_empties: u32,

    /// How many positions the prior of the ordering weighs, which holds back weights of rare configurations
    #[arg(long, value_name = "N", default_value_t = Settings::default().prior, value_parser = from_to(0.01..=1_000_000.0_f32))]
    prior: f32,

    /// Maximum positions that each phase of the ordering is fitted to
    #[arg(long, value_name = "N", default_value_t = Settings::default().rows, value_parser = numbers::count)]
    rows: usize,

    /// Determines the network's start and the order of the positions
    #[arg(long, value_name = "N", default_value_t = Settings::default().seed, value_parser = numbers::seed)]
    seed: u64,

    /// Threads; by default one per core. The weights don't depend on it
    #[arg(long, value_name = "N", value_parser = numbers::threads)]
    threads: Option<usize>,
}

#[derive(Clone, Copy, Debug, Args)]
pub(super) struct MixArguments {
    /// Weight of the game's outcome in labels that are not exact, from 0 to 1
    #[arg(long, value_name = "SHARE", default_value_t = Mix::default().outcome, value_parser = numbers::share)]
    outcome: f32,

    /// Share of the rest that is passed back along the line played, from 0 for the position's own score to 1
    /// for the line's first exact one
    #[arg(long, value_name = "SHARE", default_value_t = Mix::default().line, value_parser = numbers::share)]
    line: f32,
}

impl MixArguments {
    pub(super) fn mix(self) -> Mix {
        Mix { outcome: self.outcome, line: self.line }
    }
}

pub(super) fn run(arguments: &Arguments, output: &mut impl Write) -> anyhow::Result<()> {
    let started = Instant::now();
    disk::check_target(&arguments.out)?;
    let ((files, torn), (exact, torn_too)) =
        (data::open(&arguments.files)?, data::open(&arguments.exact)?);
    let games = Material { files, exact };
    let from = arguments.from.as_deref().map(Parameters::read).transpose()?;
    let settings = Settings {
        mix: arguments.mix.mix(),
        passes: arguments.passes,
        batch: arguments.batch,
        rate: arguments.rate,
        decay: arguments.decay,
        floor: arguments.floor,
        late: arguments.late,
        least_empties: arguments.least_empties,
        prior: arguments.prior,
        rows: arguments.rows,
        seed: arguments.seed,
        threads: arguments.threads.unwrap_or_else(workers::cores),
        ..Settings::default()
    };
    let folder = match arguments.out.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    };
    let bar = progress::bar(1);
    let mut show = |done, total| progress::set(&bar, done as usize, total as usize);
    let mut unfinished = arguments.out.clone().into_os_string();
    unfinished.push(".unfinished");
    let unfinished = PathBuf::from(unfinished);
    let tell = |error: &FitError| complain(&format!("{error}; the fit goes on"));
    let keeping = Keeping { file: &unfinished, stop: &interrupt::stop()?, tell: &tell };
    let fitted = fit(&games, from.as_ref(), folder, &settings, Some(&keeping), &mut show);
    bar.finish_and_clear();
    let Fitted { parameters, positions } = match fitted {
        Err(FitError::Stopped { done, total }) => {
            let share = 100.0 * done as f64 / total as f64;
            let kept = unfinished.display();
            let text =
                format!("{share:.1} % are done, and kept in {kept}; the same command goes on");
            return Err(interrupt::stopped(&text));
        }
        Err(FitError::StoppedEarly) => {
            let text = if unfinished.exists() {
                format!("nothing more is learnt; {} stays", unfinished.display())
            } else {
                "nothing is learnt yet".to_owned()
            };
            return Err(interrupt::stopped(&text));
        }
        other => other?,
    };
    let bytes = parameters.to_bytes();
    disk::write_whole(&arguments.out, &bytes)?;
    match fs::remove_file(&unfinished) {
        Err(error) if error.kind() != ErrorKind::NotFound => {
            complain(&format!("{}: {error}", unfinished.display()));
        }
        _ => {}
    }
    let seconds = started.elapsed().as_secs_f64();
    writeln!(output, "positions {positions}  bytes {}  time {seconds:.1} s", bytes.len())?;
    torn.refuse()?;
    torn_too.refuse()
}

/// What is fitted to.
struct Material {
    files: GameFiles,
    /// Of these the exact labels alone.
    exact: GameFiles,
}

impl Games for Material {
    fn visit(&self, show: &mut Show) -> Result<(), DatasetError> {
        let mut flow = ControlFlow::Continue(());
        self.files.visit(&mut |game| {
            flow = show(game);
            flow
        })?;
        if flow.is_break() {
            return Ok(());
        }
        let mut exact = Vec::new();
        self.exact.visit(&mut |game| {
            exact.clear();
            exact.extend(game.iter().filter(|record| record.label == Label::Exact));
            if exact.is_empty() { ControlFlow::Continue(()) } else { show(&exact) }
        })
    }
}
