//! `heibai lessons`: the lessons listed, and what they state proved.

use std::io::Write;
use std::iter;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use clap::{Args, Subcommand};
use serde_json::json;

use super::counted::counted;
use super::output::or_fault;
use super::{files, interrupt, progress};
use crate::game::Game;
use crate::lessons::{Course, Lesson};
use crate::training::lessons::{Counts, Prover};

#[derive(Debug, Args)]
pub struct LessonsArguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// List the lessons: course, id, chapter, title and the number of tasks
    List(ListArguments),
    /// Prove all that lessons state, and that exactly the right moves of their tasks reach the goals
    Check(CheckArguments),
}

#[derive(Debug, Args)]
struct ListArguments {
    /// Only those of this game
    #[arg(long, value_name = "GAME")]
    game: Option<Game>,

    /// A line of JSON each
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Args)]
struct CheckArguments {
    /// Files of lessons, instead of those that Heibai comes with
    #[arg(value_name = "FILE", requires = "game")]
    files: Vec<PathBuf>,

    /// Only those of this game, or the game that the files teach
    #[arg(long, value_name = "GAME")]
    game: Option<Game>,
}

pub(super) fn run(arguments: &LessonsArguments, output: &mut impl Write) -> anyhow::Result<()> {
    match &arguments.task {
        Task::List(arguments) => list(arguments, output),
        Task::Check(arguments) => check(arguments, output),
    }
}

/// The lessons that Heibai comes with, in order.
fn shipped(game: Option<Game>) -> impl Iterator<Item = (Game, &'static Lesson)> {
    let games = Game::ALL.into_iter().filter(move |it| game.is_none_or(|game| game == *it));
    games.flat_map(|game| iter::repeat(game).zip(&Course::shipped(game).lessons))
}

fn list(arguments: &ListArguments, output: &mut impl Write) -> anyhow::Result<()> {
    for (game, lesson) in shipped(arguments.game) {
        let Lesson { id, chapter, title, tasks, .. } = lesson;
        let course = course(game);
        if arguments.json {
            let line = json!({
                "course": course,
                "id": id,
                "chapter": chapter,
                "title": title,
                "tasks": tasks.len(),
            });
            writeln!(output, "{line}")?;
        } else {
            writeln!(output, "{course}\t{id}\t{chapter}\t{title}\t{}", tasks.len())?;
        }
    }
    Ok(())
}

/// What files and programs call a game's course.
fn course(game: Game) -> &'static str {
    match game {
        Game::Othello => "othello",
        Game::Gomoku => "gomoku",
    }
}

/// Writes a line for each fault, and the counts. Fails if there is one.
fn check(arguments: &CheckArguments, output: &mut impl Write) -> anyhow::Result<()> {
    let stop = interrupt::stop()?;
    let mut faults = Vec::new();
    let lessons: Vec<(String, Lesson)> = if arguments.files.is_empty() {
        let named = |(game, lesson): (Game, &Lesson)| {
            (format!("{} {}", course(game), lesson.id), lesson.clone())
        };
        shipped(arguments.game).map(named).collect()
    } else {
        let game = arguments.game.context("--game says which game the files teach")?;
        let mut read = Vec::new();
        for path in &arguments.files {
            let name = path.display().to_string();
            match read_file(path, game)? {
                Ok(lesson) => read.push((name, lesson)),
                Err(error) => faults.push(format!("{name}: {error}")),
            }
        }
        read
    };
    let bar = progress::bar(lessons.len());
    let mut prover = Prover::new(stop.clone());
    let unread = faults.len();
    let (mut checked, mut all) = (unread, Counts::default());
    for (name, lesson) in &lessons {
        let (counts, found) = prover.prove(lesson);
        if stop.is_requested() {
            break;
        }
        checked += 1;
        all += counts;
        faults.extend(found.iter().map(|fault| format!("{name}: {fault}")));
        bar.inc(1);
    }
    bar.finish_and_clear();
    let wrong = faults.len();
    for fault in &faults {
        or_fault(writeln!(output, "{fault}"), || refuse(wrong - unread, unread))?;
    }
    let Counts { tasks, claims, .. } = all;
    let counts = format!("lessons {checked}  tasks {tasks}  claims {claims}  wrong {wrong}");
    or_fault(writeln!(output, "{counts}"), || refuse(wrong - unread, unread))?;
    let count = if arguments.files.is_empty() { lessons.len() } else { arguments.files.len() };
    interrupt::check(&stop, checked, count, "lessons")?;
    refuse(wrong - unread, unread)
}

fn refuse(wrong: usize, unread: usize) -> anyhow::Result<()> {
    let untrue = format!("what {wrong} of the lessons' tasks and claims say is not so");
    let unread_files = format!("{} could not be read", counted(unread, "file"));
    match (wrong, unread) {
        (0, 0) => Ok(()),
        (_, 0) => bail!("{untrue}"),
        (0, _) => bail!("{unread_files}"),
        (..) => bail!("{unread_files}, and {untrue}"),
    }
}

/// The lesson of a file, or what is wrong with it.
fn read_file(path: &Path, game: Game) -> anyhow::Result<Result<Lesson, String>> {
    let text = files::read_text(path)?;
    Ok(Lesson::read(&text, game).map_err(|error| error.to_string()))
}
