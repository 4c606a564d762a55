//! `heibai people`: how well moves of people are foreseen.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, bail};
use clap::{Args, Subcommand};
use rayon::prelude::*;

use super::{games, interrupt, progress};
use crate::game::{Level, Position};
use crate::numbers::from_to;
use crate::othello::Disc;
use crate::people::{Chance, Model, Openings};
use crate::search::{Engine, HashSize, Limits, Request, Stop};
use crate::training::people::fit::{Fit, told};
use crate::training::people::judge::{by_choice, by_hundreds, by_loss};
use crate::training::people::ratings::{Game, Ratings};
use crate::training::people::samples::{self, Choice, Played, Sample};

#[derive(Debug, Args)]
pub struct PeopleArguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Tell how well the model foresees people's moves, beside simpler guesses, by their rating
    Judge(JudgeArguments),
}

#[derive(Debug, Args)]
#[command(
    after_help = "Ratings are worked out from the results of all the games given, by whole-history rating; the mean of the \
        games' players is 1600. Players of fewer than twelve games in a year and those beside it are left out, and so are \
        programs, whose names have an author in brackets. The λ of e^(−λ·loss) and how often people move as a level does \
        are chosen from the very moves that are judged: both are as good as they can be."
)]
struct JudgeArguments {
    /// Games to judge the model by, such as a year of WTHOR
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    /// Games that only tell how strong the players are
    #[arg(long, value_name = "FILE", num_args = 1..)]
    history: Vec<PathBuf>,

    /// Another model than the one that Heibai comes with
    #[arg(long, value_name = "FILE")]
    model: Option<PathBuf>,

    /// Moves of each game, chosen by chance
    #[arg(long, value_name = "N", default_value_t = 60, value_parser = from_to(1..=60_usize))]
    moves: usize,

    /// The levels that are asked, too
    #[arg(long, value_name = "N,…", default_value = "3,4,5,6,7,8", value_delimiter = ',', value_parser = crate::numbers::level)]
    levels: Vec<Level>,

    /// Determines the moves
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

pub(super) fn run(arguments: &PeopleArguments, output: &mut impl Write) -> anyhow::Result<()> {
    match &arguments.task {
        Task::Judge(arguments) => judge(arguments, output),
    }
}

fn played(files: &[PathBuf]) -> anyhow::Result<Vec<Played>> {
    let mut played = Vec::new();
    for file in files {
        played.extend(samples::games(&games::read(file, None)?));
    }
    Ok(played)
}

/// Writes a line for each guess and hundred of rating, and one for each guess in all.
fn judge(arguments: &JudgeArguments, output: &mut impl Write) -> anyhow::Result<()> {
    let stop = interrupt::stop()?;
    let model = match &arguments.model {
        Some(path) => Model::read(path).with_context(|| path.display().to_string())?.into(),
        None => Model::shipped(),
    };
    let (judged, history) = (played(&arguments.files)?, played(&arguments.history)?);
    let results: Vec<Game> = history.iter().chain(&judged).map(|it| it.game.clone()).collect();
    let ratings = Ratings::of(&results);
    let bar = progress::bar(judged.len());
    let choice = Choice { per_game: arguments.moves, seed: arguments.seed, is_counted: false };
    let none = Openings::default();
    let samples = samples::sample(&judged, &ratings, &none, choice, &stop, || bar.inc(1));
    bar.finish_and_clear();
    interrupt::check(&stop, 0, judged.len(), "games")?;
    if samples.is_empty() {
        bail!("there are no moves of people whose rating can be told");
    }
    let groups = by_hundreds(&samples);
    let of =
        |indices: &[usize]| -> Vec<&Sample> { indices.iter().map(|&at| &samples[at]).collect() };
    for (group, indices) in &groups {
        line(output, group, "model", of_model(&model, &of(indices)))?;
    }
    for (group, indices) in &groups {
        let (lambda, fit) = by_loss(&of(indices));
        line(output, group, &format!("loss λ={lambda:.3}"), fit)?;
    }
    for &level in &arguments.levels {
        let chosen = of_level(level, &samples, &stop);
        interrupt::check(&stop, 0, arguments.levels.len(), "levels")?;
        let name = format!("level {}", level.number());
        for (group, indices) in &groups {
            let choices: Vec<(bool, usize)> =
                indices.iter().map(|&at| (chosen[at], samples[at].facts.moves.len())).collect();
            line(output, group, &name, by_choice(&choices))?;
        }
    }
    Ok(())
}

/// Writes how a guess fits the moves of a group.
pub(super) fn line(
    output: &mut impl Write,
    group: &str,
    guess: &str,
    fit: Fit,
) -> anyhow::Result<()> {
    let Fit { moves, first_choice, log_likelihood } = fit;
    let share = 100.0 * first_choice;
    writeln!(
        output,
        "{group:>4}  {guess:<12}  moves {moves}  first-choice {share:.1} %  log-likelihood {log_likelihood:.4}"
    )?;
    Ok(())
}

fn of_model(model: &Model, samples: &[&Sample]) -> Fit {
    let found: Vec<(f64, bool)> = samples
        .par_iter()
        .map(|sample| {
            let chances = model.of_facts(&sample.facts, sample.board, sample.rating);
            let chances: Vec<f32> = chances.iter().map(|Chance { chance, .. }| *chance).collect();
            told(&chances, sample.chosen)
        })
        .collect();
    Fit::of(found)
}

/// Whether each move is the one that the level makes.
fn of_level(level: Level, samples: &[Sample], stop: &Stop) -> Vec<bool> {
    /// More than the levels' searches use.
    const HASH_MEBIBYTES: usize = 16;

    let bar = progress::bar(samples.len());
    let ask = |engine: &mut Engine, sample: &Sample| {
        bar.inc(1);
        let position = Position::Othello(sample.board.to_position(Disc::Black));
        let request = Request::new(position, Limits::level(level));
        let found = engine.search(&request, stop, &mut |_| {});
        found.is_some_and(|found| found.best == sample.facts.moves[sample.chosen].cell)
    };
    let chosen = samples
        .par_iter()
        .map_init(|| Engine::new(HashSize::mebibytes(HASH_MEBIBYTES)), ask)
        .collect();
    bar.finish_and_clear();
    chosen
}
