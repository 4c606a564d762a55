//! `heibai people`: how well moves of people are foreseen.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, bail};
use clap::{Args, Subcommand};
use rayon::prelude::*;

use super::counted::{LeftOut, counted};
use super::{games, interrupt, progress};
use crate::complaint::complain;
use crate::game::{Level, Position};
use crate::numbers::{self, from_to};
use crate::othello::Disc;
use crate::people::{Model, Openings, PART, RATINGS};
use crate::records::formats::Games;
use crate::search::{Engine, HashSize, Limits, Request, Stop};
use crate::training::people::blind::{self, GameFacts, Opponent};
use crate::training::people::fit::{Fit, of_model};
use crate::training::people::judge::{by_choice, by_hundreds, by_loss};
use crate::training::people::losses::{self, Care, Losses, Made};
use crate::training::people::ratings::{Game, Ratings};
use crate::training::people::samples::{self, Choice, Look, Played, Sample};

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
    /// Measure whether games of people can be told from games of the model at the same ratings
    Blind(BlindArguments),
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
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::seed)]
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

    /// Another model than the one that Heibai comes with
    #[arg(long, value_name = "FILE")]
    model: Option<PathBuf>,

    /// Games of the model against itself, of each rating
    #[arg(long, value_name = "N", default_value_t = 40, value_parser = from_to(0..=100_000_u32))]
    games: u32,

    /// The most moves of people of each two hundred points of rating
    #[arg(long, value_name = "N", default_value_t = 3000, value_parser = numbers::count)]
    moves: usize,

    /// Determines games and moves
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::seed)]
    seed: u64,
}

#[derive(Debug, Args)]
#[command(
    after_help = "Half of the games are by people whose ratings both lie within a hundred of a rating of whole hundreds; for \
        each of them the model plays one at that rating. Logistic regression tells them apart by a few facts of a game, each \
        pair by what all the others say: half of the games by chance. Losses are measured as by 'heibai people losses'. The \
        last lines say by how many standard errors both kinds lie apart in each fact."
)]
struct BlindArguments {
    /// Games between people, such as years of WTHOR
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    /// Games that only tell how strong the players are
    #[arg(long, value_name = "FILE", num_args = 1..)]
    history: Vec<PathBuf>,

    /// Another model than the one that Heibai comes with
    #[arg(long, value_name = "FILE")]
    model: Option<PathBuf>,

    /// A level that plays in the model's place
    #[arg(long, value_name = "N", value_parser = crate::numbers::level)]
    level: Option<Level>,

    /// The games in all
    #[arg(long, value_name = "N", default_value_t = 60, value_parser = from_to(4..=100_000_usize))]
    games: usize,

    /// Determines the games
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = numbers::seed)]
    seed: u64,
}

pub(super) fn run(arguments: &PeopleArguments, output: &mut impl Write) -> anyhow::Result<()> {
    match &arguments.task {
        Task::Judge(arguments) => judge(arguments, output),
        Task::Losses(arguments) => losses(arguments, output),
        Task::Blind(arguments) => blind(arguments, output),
    }
}

/// Ratings apart in the table of losses.
const APART: u16 = 200;

/// Writes a line for each rating and part of the game, of people and of the model.
fn losses(arguments: &LossesArguments, output: &mut impl Write) -> anyhow::Result<()> {
    let stop = interrupt::stop()?;
    let model = model(arguments.model.as_deref())?;
    let (games, left_out) = played(&arguments.files)?;
    let results: Vec<Game> = games.iter().map(|it| it.game.clone()).collect();
    let mut people = losses::of_people(&games, &Ratings::of(&results), arguments.seed);
    fastrand::Rng::with_seed(arguments.seed).shuffle(&mut people);
    let (ratings, count) = (RATINGS.step_by(APART.into()), RATINGS.step_by(APART.into()).count());
    for (done, rating) in ratings.enumerate() {
        let near = |it: &&Made| (it.rating - f32::from(rating)).abs() <= f32::from(APART) / 2.0;
        let of_people: Vec<Made> =
            people.iter().filter(near).take(arguments.moves).copied().collect();
        let seed = arguments.seed.wrapping_add(rating.into());
        let of_model = losses::of_model(&model, f32::from(rating), arguments.games, seed, &stop);
        for (who, moves) in [("people", of_people), ("model", of_model.unwrap_or_default())] {
            let bar = progress::bar(moves.len());
            let parts = losses::losses(&moves, &stop, || bar.inc(1));
            bar.finish_and_clear();
            interrupt::check(&stop, done, count, "ratings")?;
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
            output.flush()?;
        }
    }
    left_out.refuse()
}

/// Writes the share of games whose kind is told, and what tells it.
fn blind(arguments: &BlindArguments, output: &mut impl Write) -> anyhow::Result<()> {
    let stop = interrupt::stop()?;
    let model = model(arguments.model.as_deref())?;
    let ((shown, left_out), (history, older)) =
        (played(&arguments.files)?, played(&arguments.history)?);
    let results: Vec<Game> = history.iter().chain(&shown).map(|it| it.game.clone()).collect();
    let wanted = arguments.games / 2;
    let of_people = blind::of_people(&shown, &Ratings::of(&results), wanted, arguments.seed);
    if of_people.len() < wanted {
        bail!("expected {wanted} games between people of like rating, found {}", of_people.len());
    }
    let opponent = match arguments.level {
        Some(level) => Opponent::Level(level),
        None => Opponent::Model(&model),
    };
    let bar = progress::bar(of_people.len());
    let (seed, care) = (arguments.seed, Care::default());
    let pairs =
        blind::pairs(&of_people, opponent, model.openings(), care, seed, &stop, || bar.inc(1));
    bar.finish_and_clear();
    let Some(pairs) = pairs else {
        interrupt::check(&stop, 0, of_people.len(), "games")?;
        bail!("stopped");
    };
    let verdict = blind::judge(&pairs);
    writeln!(output, "games {}  told {:.1} %", 2 * pairs.len(), 100.0 * verdict.told)?;
    for (at, (fact, apart)) in blind::FACTS.iter().zip(verdict.apart).enumerate() {
        let mean = |of: fn(&(GameFacts, GameFacts)) -> &GameFacts| {
            pairs.iter().map(|pair| of(pair)[at]).sum::<f64>() / pairs.len() as f64
        };
        let (people, other) = (mean(|pair| &pair.0), mean(|pair| &pair.1));
        writeln!(
            output,
            "{fact:<29}  people {people:>6.2}  other {other:>6.2}  apart {apart:+.1}"
        )?;
    }
    (left_out + older).refuse()
}

fn model(path: Option<&Path>) -> anyhow::Result<Arc<Model>> {
    Ok(match path {
        Some(path) => Model::read(path).with_context(|| path.display().to_string())?.into(),
        None => Model::shipped(),
    })
}

/// The games on 8×8 of these files whose moves, result and year are known. How many others there are is told on stderr.
pub(super) fn played(files: &[PathBuf]) -> anyhow::Result<(Vec<Played>, LeftOut)> {
    let (mut played, mut left_out) = (Vec::new(), LeftOut::default());
    for path in files {
        let file = games::read(path, None)?;
        let of_file = samples::games(&file);
        match file.len() - of_file.len() {
            0 => (),
            other => complain(&format!("{}: {} left out", path.display(), counted(other, "game"))),
        }
        left_out.games += file.len() - of_file.len();
        played.extend(of_file);
    }
    Ok((played, left_out))
}

/// Writes a line for each guess and hundred of rating, and one for each guess in all.
fn judge(arguments: &JudgeArguments, output: &mut impl Write) -> anyhow::Result<()> {
    let stop = interrupt::stop()?;
    let model = model(arguments.model.as_deref())?;
    let ((judged, left_out), (history, older)) =
        (played(&arguments.files)?, played(&arguments.history)?);
    let results: Vec<Game> = history.iter().chain(&judged).map(|it| it.game.clone()).collect();
    let ratings = Ratings::of(&results);
    let bar = progress::bar(judged.len());
    let (per_game, seed) = (arguments.moves, arguments.seed);
    let choice = Choice { per_game, seed, is_counted: false, is_even: false, look: Look::Deep };
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
    (left_out + older).refuse()
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
