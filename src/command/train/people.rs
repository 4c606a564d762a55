//! `heibai train people`: the model of how people move.

use std::io::Write;
use std::path::PathBuf;

use anyhow::bail;
use clap::Args;

use crate::app::disk;
use crate::command::{games, interrupt, people, progress};
use crate::numbers::from_to;
use crate::people::Model;
use crate::training::people::fit::{self, Fit, Plan};
use crate::training::people::judge::{by_hundreds, by_loss};
use crate::training::people::ratings::{Game, Ratings};
use crate::training::people::samples::{self, Choice, Played, Sample};

#[derive(Debug, Args)]
pub(super) struct Arguments {
    /// Games between people on 8×8, such as the years of WTHOR
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    /// The model
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    /// Moves of each game, chosen by chance
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = from_to(1..=60_usize))]
    moves: usize,

    /// Times that each move is used
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = from_to(1..=1000_usize))]
    epochs: usize,

    /// Plies that are counted as openings
    #[arg(long, value_name = "N", default_value_t = 24, value_parser = from_to(0..=60_usize))]
    opening_plies: usize,

    /// The fewest moves in a position for it to be one of the openings
    #[arg(long, value_name = "N", default_value_t = 40, value_parser = from_to(1..=60_000_u32))]
    opening_games: u32,

    /// Determines the moves and the fit
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

/// One game in this many is held out.
const HELD_OUT: usize = 20;

/// Writes the counts, for each epoch the fit of the games that are held out, and that of the last one by the movers'
/// ratings.
pub(super) fn run(arguments: &Arguments, output: &mut impl Write) -> anyhow::Result<()> {
    let stop = interrupt::stop()?;
    let mut played = Vec::new();
    for file in &arguments.files {
        played.extend(samples::games(&games::read(file, None)?));
    }
    let results: Vec<Game> = played.iter().map(|it| it.game.clone()).collect();
    let ratings = Ratings::of(&results);
    // Those held out are left out of the openings, too.
    let (held_out, kept): (Vec<_>, Vec<_>) =
        played.into_iter().enumerate().partition(|(number, _)| number.is_multiple_of(HELD_OUT));
    let unnumbered = |games: Vec<(usize, Played)>| -> Vec<Played> {
        games.into_iter().map(|(_, game)| game).collect()
    };
    let (held_out, kept) = (unnumbered(held_out), unnumbered(kept));
    let openings =
        samples::openings(&kept, &ratings, arguments.opening_plies, arguments.opening_games);
    let bar = progress::bar(kept.len() + held_out.len());
    let sample = |games: &[Played], is_counted: bool| {
        let choice = Choice { per_game: arguments.moves, seed: arguments.seed, is_counted };
        samples::sample(games, &ratings, &openings, choice, &stop, || bar.inc(1))
    };
    let (known, unknown) = (sample(&kept, true), sample(&held_out, false));
    bar.finish_and_clear();
    interrupt::check(&stop, 0, arguments.epochs, "epochs")?;
    if known.is_empty() || unknown.is_empty() {
        bail!("there are no moves of people whose rating can be told");
    }
    writeln!(output, "games {}  held out {}", kept.len(), held_out.len())?;
    writeln!(output, "moves {}  held out {}", known.len(), unknown.len())?;
    writeln!(output, "openings {} positions", openings.len())?;
    let plan = Plan { epochs: arguments.epochs, seed: arguments.seed };
    let mut told = Vec::new();
    let network = fit::fit(&known, plan, &stop, |epoch, network| {
        let line = format!(
            "epoch {:>6}  {}",
            epoch + 1,
            row(fit::judge(network, &unknown.iter().collect::<Vec<_>>()))
        );
        eprintln!("{line}");
        told.push(line);
    });
    let Some(network) = network else {
        interrupt::check(&stop, told.len(), arguments.epochs, "epochs")?;
        bail!("stopped");
    };
    for line in told {
        writeln!(output, "{line}")?;
    }
    for (group, indices) in by_hundreds(&unknown) {
        let of: Vec<&Sample> = indices.iter().map(|&at| &unknown[at]).collect();
        people::line(output, &group, "model", fit::judge(&network, &of))?;
        let (lambda, fit) = by_loss(&of);
        people::line(output, &group, &format!("loss λ={lambda:.3}"), fit)?;
    }
    let bytes = Model::new(network, openings).to_bytes()?;
    disk::write_whole(&arguments.out, &bytes)?;
    writeln!(output, "wrote {} ({} bytes)", arguments.out.display(), bytes.len())?;
    Ok(())
}

fn row(fit: Fit) -> String {
    let Fit { moves, first_choice, log_likelihood } = fit;
    format!(
        "moves {moves}  first-choice {:.1} %  log-likelihood {log_likelihood:.4}",
        100.0 * first_choice
    )
}
