//! `heibai people`: how well moves of people are foreseen.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, bail};
use clap::{Args, Subcommand};
use rayon::prelude::*;

use super::{games, interrupt, progress};
use crate::game::{Level, Position};
use crate::numbers::{self, from_to};
use crate::othello::Disc;
use crate::people::{Chance, Model, Openings, RATINGS};
use crate::search::{Engine, HashSize, Limits, Request, Stop};
use crate::training::people::fit::{Fit, told};
use crate::training::people::judge::{by_choice, by_hundreds, by_loss};
use crate::training::people::losses::{self, Losses, Made, PART};
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
    /// Measure what moves lose, by the part of the game: of people by their rating, and of the model
    Losses(LossesArguments),
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

#[derive(Debug, Args)]
#[command(
    after_help = "From 20 empty squares on losses are exact, before the engine looks 10 moves ahead."
)]
struct LossesArguments {
    /// Games between people, such as years of WTHOR; without any only the model is measured
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,

    /// Games of the model against itself, of each rating
    #[arg(long, value_name = "N", default_value_t = 40, value_parser = from_to(0..=100_000_u32))]
    games: u32,

    /// The most moves of people of each two hundred points of rating
    #[arg(long, value_name = "N", default_value_t = 3000, value_parser = numbers::count)]
    moves: usize,

    /// Determines games and moves
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

pub(super) fn run(arguments: &PeopleArguments, output: &mut impl Write) -> anyhow::Result<()> {
    match &arguments.task {
        Task::Judge(arguments) => judge(arguments, output),
        Task::Losses(arguments) => losses(arguments, output),
    }
}

/// Ratings apart in the table of losses.
const APART: u16 = 200;

/// Writes a line for each rating and part of the game, of people and of the model.
fn losses(arguments: &LossesArguments, output: &mut impl Write) -> anyhow::Result<()> {
    let stop = interrupt::stop()?;
    let model = Model::shipped();
    let games = played(&arguments.files)?;
    let results: Vec<Game> = games.iter().map(|it| it.game.clone()).collect();
    let mut people = losses::of_people(&games, &Ratings::of(&results), arguments.seed);
    fastrand::Rng::with_seed(arguments.seed).shuffle(&mut people);
    for rating in RATINGS.step_by(APART.into()) {
        let near = |it: &&Made| (it.rating - f32::from(rating)).abs() <= f32::from(APART) / 2.0;
        let of_people: Vec<Made> =
            people.iter().filter(near).take(arguments.moves).copied().collect();
        let seed = arguments.seed.wrapping_add(rating.into());
        let of_model = losses::of_model(&model, f32::from(rating), arguments.games, seed, &stop);
        for (who, moves) in [("people", of_people), ("model", of_model.unwrap_or_default())] {
            let bar = progress::bar(moves.len());
            let parts = losses::losses(&moves, &stop, || bar.inc(1));
            bar.finish_and_clear();
            interrupt::check(&stop, 0, moves.len(), "moves")?;
            for (part, Losses { moves, discs, large }) in parts.into_iter().flatten().enumerate() {
                if moves == 0 {
                    continue;
                }
                let (first, count) = (part * PART + 1, f64::from(moves));
                let (mean, share) = (discs / count, 100.0 * f64::from(large) / count);
                writeln!(
                    output,
                    "{rating:>4}  {who:<6}  moves {first:>2}-{:<2}  {moves:>5}  loss {mean:.2}  six or more {share:.1} %",
                    first + PART - 1
                )?;
            }
        }
    }
    Ok(())
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
