//! `heibai train people`: the model of how people move.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, bail};
use clap::Args;

use crate::app::disk;
use crate::command::{interrupt, people, progress};
use crate::numbers::{self, from_to};
use crate::people::{Insight, Model, Network, Openings};
use crate::search::Stop;
use crate::training::people::fit::{self, Fit, Plan, of_model};
use crate::training::people::insight;
use crate::training::people::judge::{by_hundreds, by_loss};
use crate::training::people::ratings::{Game, Ratings};
use crate::training::people::samples::{self, Choice, Look, Played, Sample};

#[derive(Debug, Args)]
pub(super) struct Arguments {
    /// Games between people on 8×8, such as the years of WTHOR
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    /// The model
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    /// Moves of each game, chosen by chance; fewer of the ratings that most players have
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = from_to(1..=60_usize))]
    moves: usize,

    /// Times that each move is used
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = from_to(1..=1000_usize))]
    epochs: usize,

    /// Games whose moves are looked at more deeply, to fit what ratings see beyond a glance
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = from_to(1..=10_000_000_usize))]
    deep_games: usize,

    /// A model whose network and openings are kept; only what ratings see beyond a glance is fitted
    #[arg(long, value_name = "FILE")]
    network: Option<PathBuf>,

    /// Plies that are counted as openings
    #[arg(long, value_name = "N", default_value_t = 24, value_parser = from_to(0..=60_usize))]
    opening_plies: usize,

    /// The fewest moves in a position for it to be one of the openings
    #[arg(long, value_name = "N", default_value_t = 40, value_parser = from_to(1..=60_000_u32))]
    opening_games: u32,

    /// Determines the moves and the fit
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::seed)]
    seed: u64,
}

/// One game in this many is held out.
const HELD_OUT: usize = 20;

/// Writes the counts, for each epoch the fit of the games that are held out, and that of the model by the movers' ratings.
pub(super) fn run(arguments: &Arguments, output: &mut impl Write) -> anyhow::Result<()> {
    let stop = interrupt::stop()?;
    disk::check_target(&arguments.out)?;
    let (played, left_out) = people::played(&arguments.files)?;
    let results: Vec<Game> = played.iter().map(|it| it.game.clone()).collect();
    let ratings = Ratings::of(&results);
    // Those held out are left out of the openings, too.
    let (held_out, kept): (Vec<_>, Vec<_>) =
        played.into_iter().enumerate().partition(|(number, _)| number.is_multiple_of(HELD_OUT));
    let unnumbered = |games: Vec<(usize, Played)>| -> Vec<Played> {
        games.into_iter().map(|(_, game)| game).collect()
    };
    let (held_out, mut kept) = (unnumbered(held_out), unnumbered(kept));
    writeln!(output, "games {}  held out {}", kept.len(), held_out.len())?;
    let sample = |games: &[Played], openings: &Openings, is_counted: bool, look: Look| {
        let (per_game, seed) = (arguments.moves, arguments.seed);
        let choice = Choice { per_game, seed, is_counted, is_even: true, look };
        let bar = progress::bar(games.len());
        let found = samples::sample(games, &ratings, openings, choice, &stop, || bar.inc(1));
        bar.finish_and_clear();
        interrupt::check(&stop, 0, games.len(), "games")?;
        if found.is_empty() {
            bail!("there are no moves of people whose rating can be told");
        }
        Ok(found)
    };
    let model = if let Some(path) = &arguments.network {
        Model::read(path).with_context(|| path.display().to_string())?
    } else {
        let openings =
            samples::openings(&kept, &ratings, arguments.opening_plies, arguments.opening_games);
        let known = sample(&kept, &openings, true, Look::Glance)?;
        let unknown = sample(&held_out, &openings, false, Look::Glance)?;
        writeln!(output, "moves {}  held out {}", known.len(), unknown.len())?;
        writeln!(output, "openings {} positions", openings.len())?;
        let network = network(arguments, &known, &unknown, &stop, output)?;
        Model::new(network, Insight::default(), openings)
    };
    fastrand::Rng::with_seed(arguments.seed).shuffle(&mut kept);
    kept.truncate(arguments.deep_games);
    let known = sample(&kept, model.openings(), true, Look::Deep)?;
    let unknown = sample(
        &held_out[..held_out.len().min(arguments.deep_games)],
        model.openings(),
        false,
        Look::Deep,
    )?;
    writeln!(output, "deep moves {}  held out {}", known.len(), unknown.len())?;
    let insight = insight::fit(model.network(), &known, &stop);
    let Some(insight) = insight else {
        interrupt::check(&stop, 0, known.len(), "moves")?;
        bail!("stopped");
    };
    let before = model.clone().with_insight(Insight::default());
    let model = model.with_insight(insight);
    for (group, indices) in by_hundreds(&unknown) {
        let of: Vec<&Sample> = indices.iter().map(|&at| &unknown[at]).collect();
        for (name, model) in [("glance", &before), ("model", &model)] {
            people::line(output, &group, name, of_model(model, &of))?;
        }
        let (lambda, fit) = by_loss(&of);
        people::line(output, &group, &format!("loss λ={lambda:.3}"), fit)?;
        let [people, glance, deep] = deep_losses(&before, &model, &of);
        writeln!(
            output,
            "{group:>4}  deep loss     people {people:.2}  glance {glance:.2}  model {deep:.2}"
        )?;
    }
    let bytes = model.to_bytes()?;
    disk::write_whole(&arguments.out, &bytes)?;
    writeln!(output, "wrote {} ({} bytes)", arguments.out.display(), bytes.len())?;
    left_out.refuse()
}

fn network(
    arguments: &Arguments,
    known: &[Sample],
    unknown: &[Sample],
    stop: &Stop,
    output: &mut impl Write,
) -> anyhow::Result<Network> {
    let plan = Plan { epochs: arguments.epochs, seed: arguments.seed };
    let (mut done, mut written) = (0, Ok(()));
    let network = fit::fit(known, plan, stop, |epoch, network| {
        done = epoch + 1;
        let fit = row(fit::judge(network, &unknown.iter().collect::<Vec<_>>()));
        written = writeln!(output, "epoch {done:>6}  {fit}").and_then(|()| output.flush());
        if written.is_err() {
            stop.request();
        }
    });
    written?;
    let Some(network) = network else {
        interrupt::check(stop, done, arguments.epochs, "epochs")?;
        bail!("stopped");
    };
    Ok(network)
}

/// What moves lose by the deeper look, in discs: those that were made, and those of both models by their chances.
fn deep_losses(before: &Model, model: &Model, samples: &[&Sample]) -> [f32; 3] {
    let mut sums = [0.0; 3];
    for sample in samples {
        let losses = sample.facts.moves.iter().map(|it| it.deep_loss);
        sums[0] += sample.facts.moves[sample.chosen].deep_loss;
        for (sum, model) in sums[1..].iter_mut().zip([before, model]) {
            let chances = model.of_facts(&sample.facts, sample.board, sample.rating);
            *sum += losses.clone().zip(chances).map(|(loss, it)| loss * it.chance).sum::<f32>();
        }
    }
    sums.map(|sum| sum / samples.len().max(1) as f32)
}

fn row(fit: Fit) -> String {
    let Fit { moves, first_choice, log_likelihood } = fit;
    format!(
        "moves {moves}  first-choice {:.1} %  log-likelihood {log_likelihood:.4}",
        100.0 * first_choice
    )
}
