//! The file of a lesson (`docs/lessons.md` describes it).

use std::collections::BTreeMap;

use serde::Deserialize;
use thiserror::Error;

use super::claim::Claim;
use super::goal::Goal;
use super::lesson::{Block, Lesson};
use super::shown::Shown;
use super::task::{Step, Task, Wrong};
use super::words::Words;
use crate::game::{Game, Ply, Position, Side, Variant};
use crate::gomoku::Ruleset;
use crate::records::transcript;

/// Why a text is no lesson.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{place}: {what}")]
pub struct LessonError {
    /// Where: `line 7`, `board "start"`, `say 3` or `task 2, step 1`, counted from 1.
    pub place: String,
    /// What is wrong there.
    pub what: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LessonFile {
    id: String,
    chapter: String,
    title: String,
    boards: BTreeMap<String, BoardTable>,
    say: Vec<SayTable>,
    task: Vec<TaskTable>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardTable {
    rules: Option<Ruleset>,
    moves: Option<String>,
    black: Option<String>,
    white: Option<String>,
    to_move: Option<Side>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SayTable {
    text: String,
    board: Option<String>,
    #[serde(default)]
    moves: String,
    #[serde(default)]
    marks: String,
    #[serde(default)]
    regions: Vec<String>,
    #[serde(default)]
    lines: Vec<String>,
    #[serde(default)]
    claims: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TaskTable {
    board: String,
    ask: String,
    goal: String,
    #[serde(default)]
    among: String,
    right: String,
    solved: String,
    #[serde(default)]
    wrong: Vec<WrongTable>,
    #[serde(default)]
    other: String,
    #[serde(default)]
    illegal: String,
    #[serde(default)]
    marks: String,
    #[serde(default)]
    regions: Vec<String>,
    #[serde(default)]
    lines: Vec<String>,
    #[serde(default)]
    claims: Vec<String>,
    #[serde(default)]
    then: Vec<ThenTable>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ThenTable {
    reply: String,
    ask: String,
    goal: String,
    right: String,
    solved: String,
    #[serde(default)]
    wrong: Vec<WrongTable>,
    #[serde(default)]
    other: String,
    #[serde(default)]
    claims: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrongTable {
    on: String,
    text: String,
    #[serde(default)]
    reply: String,
    #[serde(default)]
    claims: Vec<String>,
}

/// A step as it stands in a file, the first one of a task or a later one.
struct StepTable {
    ask: String,
    goal: String,
    among: String,
    right: String,
    solved: String,
    wrong: Vec<WrongTable>,
    other: String,
    illegal: String,
    claims: Vec<String>,
}

impl Lesson {
    /// Reads a lesson of a game: all positions are legal, all moves can be played, and every wrong move has an answer.
    ///
    /// # Errors
    /// [`LessonError`] with the first error.
    pub fn read(text: &str, game: Game) -> Result<Self, LessonError> {
        let file: LessonFile = toml::from_str(text).map_err(|error| {
            let start = error.span().map_or(0, |span| span.start);
            let line = 1 + text.bytes().take(start).filter(|&it| it == b'\n').count();
            LessonError { place: format!("line {line}"), what: error.message().to_owned() }
        })?;
        let mut boards = BTreeMap::new();
        for (name, table) in &file.boards {
            let position = table.read(game).map_err(|what| {
                let place = format!("board {name:?}");
                LessonError { place, what }
            })?;
            boards.insert(name.as_str(), position);
        }
        let mut blocks: Vec<Block> = Vec::new();
        for (at, table) in file.say.iter().enumerate() {
            let block = table.read(&boards, blocks.last());
            blocks.push(
                block.map_err(|what| LessonError { place: format!("say {}", at + 1), what })?,
            );
        }
        let mut tasks = Vec::new();
        for (at, table) in file.task.into_iter().enumerate() {
            let task = table.read(&boards).map_err(|(step, what)| LessonError {
                place: format!("task {}, step {step}", at + 1),
                what,
            })?;
            tasks.push(task);
        }
        Ok(Self { id: file.id, chapter: file.chapter, title: file.title, blocks, tasks })
    }
}

impl BoardTable {
    fn read(&self, game: Game) -> Result<Position, String> {
        let mut variant = Variant::usual(game).plain();
        if let Some(rules) = self.rules {
            if game == Game::Othello {
                return Err("Othello has no other rules".to_owned());
            }
            variant = variant.with_rules(rules);
        }
        if let Some(moves) = &self.moves {
            if self.black.is_some() || self.white.is_some() || self.to_move.is_some() {
                return Err("a board has either moves or stones".to_owned());
            }
            let record = transcript::read(moves, variant).map_err(|error| error.to_string())?;
            return Ok(record.end());
        }
        let to_move = self.to_move.ok_or("to_move is missing")?;
        let start = variant.start().map_err(|error| error.to_string())?;
        let mut stones = vec![None; start.stones().len()];
        for (side, cells) in [(Side::Black, &self.black), (Side::White, &self.white)] {
            for cell in Words::new(cells.as_deref().unwrap_or_default(), &start).cells()? {
                if stones[cell].replace(side).is_some() {
                    return Err(format!("two stones on {}", start.cell_name(cell)));
                }
            }
        }
        let position =
            Position::set_up(variant, &stones, to_move).map_err(|error| error.to_string())?;
        check_possible(&position)?;
        Ok(position)
    }
}

/// Checks that a game can have reached a position, as far as that is seen.
fn check_possible(position: &Position) -> Result<(), String> {
    match position {
        Position::Othello(othello) => othello.check_possible().map_err(|error| error.to_string()),
        Position::Gomoku(gomoku) => {
            let counts = position.counts();
            let due = if counts.black == counts.white { Side::Black } else { Side::White };
            let is_sound = counts.black == counts.white || counts.black == counts.white + 1;
            if !is_sound || due != position.side_to_move() {
                return Err(format!(
                    "{} black and {} white stones don't fit the side to move",
                    counts.black, counts.white
                ));
            }
            let board = gomoku.board();
            let rules = gomoku.ruleset();
            let five = board.points().find(|&point| {
                board.stone(point).is_some_and(|stone| rules.wins(board, point, stone))
            });
            five.map_or(Ok(()), |point| Err(format!("{point} is part of a winning row")))
        }
    }
}

fn shown(
    marks: &str,
    regions: &[String],
    lines: &[String],
    position: &Position,
) -> Result<Shown, String> {
    let cells = |text: &str| Words::new(text, position).cells();
    let line = |text: &String| {
        let ends = cells(text)?;
        <[usize; 2]>::try_from(ends)
            .map(Into::into)
            .map_err(|_| format!("{text:?} has not two ends"))
    };
    Ok(Shown {
        marks: cells(marks)?,
        regions: regions.iter().map(|text| cells(text)).collect::<Result<_, _>>()?,
        lines: lines.iter().map(line).collect::<Result<_, _>>()?,
    })
}

fn claims(texts: &[String], position: &Position) -> Result<Vec<Claim>, String> {
    let read = |text: &String| {
        let claim = Claim::read(text, position).map_err(|what| format!("{text:?}: {what}"))?;
        play_all(&mut position.clone(), &claim.after)
            .map_err(|what| format!("{text:?}: {what}"))?;
        Ok(claim)
    };
    texts.iter().map(read).collect()
}

fn board<'a>(boards: &'a BTreeMap<&str, Position>, name: &str) -> Result<&'a Position, String> {
    boards.get(name).ok_or_else(|| format!("there is no board {name:?}"))
}

impl SayTable {
    fn read(
        &self,
        boards: &BTreeMap<&str, Position>,
        before: Option<&Block>,
    ) -> Result<Block, String> {
        let position = match (&self.board, before) {
            (Some(name), _) => board(boards, name)?.clone(),
            (None, Some(before)) => before.end(),
            (None, None) => return Err("the first one names its board".to_owned()),
        };
        let mut end = position.clone();
        let moves = Words::new(&self.moves, &position).cells()?;
        let plies = play_all(&mut end, &moves)?;
        let shown = shown(&self.marks, &self.regions, &self.lines, &end)?;
        let claims = claims(&self.claims, &end)?;
        Ok(Block { text: self.text.clone(), position, plies, shown, claims })
    }
}

impl TaskTable {
    fn read(self, boards: &BTreeMap<&str, Position>) -> Result<Task, (usize, String)> {
        let at_first = |what| (1, what);
        let mut position = board(boards, &self.board).map_err(at_first)?.clone();
        let shown = shown(&self.marks, &self.regions, &self.lines, &position).map_err(at_first)?;
        let first = StepTable {
            ask: self.ask,
            goal: self.goal,
            among: self.among,
            right: self.right,
            solved: self.solved,
            wrong: self.wrong,
            other: self.other,
            illegal: self.illegal,
            claims: self.claims,
        };
        let step = first.read(&position, shown).map_err(at_first)?;
        let mut task = Task { steps: vec![step], replies: Vec::new() };
        for (at, then) in self.then.into_iter().enumerate() {
            let in_step = |what| (at + 2, what);
            let last = task.steps.last().map_or(&[][..], |step| &step.right);
            let &[right] = last else {
                return Err(in_step("the step before has not one right move".to_owned()));
            };
            let replies = Words::new(&then.reply, &position).cells().map_err(in_step)?;
            let &[reply] = replies.as_slice() else {
                return Err(in_step("there is not one reply".to_owned()));
            };
            let plies = play_all(&mut position, &[right, reply]).map_err(in_step)?;
            if plies.len() > 2 {
                return Err(in_step("somebody passes between the steps".to_owned()));
            }
            task.replies.push(reply);
            let table = StepTable {
                ask: then.ask,
                goal: then.goal,
                among: String::new(),
                right: then.right,
                solved: then.solved,
                wrong: then.wrong,
                other: then.other,
                illegal: String::new(),
                claims: then.claims,
            };
            task.steps.push(table.read(&position, Shown::default()).map_err(in_step)?);
        }
        Ok(task)
    }
}

impl StepTable {
    fn read(self, position: &Position, shown: Shown) -> Result<Step, String> {
        let cells = |text: &str| Words::new(text, position).cells();
        let mut step = Step {
            position: position.clone(),
            goal: Goal::read(&self.goal, position)?,
            ask: self.ask,
            among: cells(&self.among)?,
            right: cells(&self.right)?,
            solved: self.solved,
            wrong: Vec::new(),
            other: self.other,
            illegal: self.illegal,
            shown,
            claims: claims(&self.claims, position)?,
        };
        let mut answered = step.right.clone();
        for table in &self.wrong {
            let wrong = table.read(&step)?;
            answered.extend(&wrong.cells);
            step.wrong.push(wrong);
        }
        let name = |cell: usize| position.cell_name(cell);
        if step.right.is_empty() {
            return Err("there is no right move".to_owned());
        }
        for (at, &cell) in answered.iter().enumerate() {
            if answered[..at].contains(&cell) {
                return Err(format!("{} has two answers", name(cell)));
            }
            if !step.is_open(cell) {
                return Err(format!("{} can't be chosen", name(cell)));
            }
        }
        let left = step.open_cells().into_iter().find(|cell| !answered.contains(cell));
        match (left, step.other.is_empty()) {
            (Some(cell), true) => Err(format!("{} has no answer", name(cell))),
            (None, false) => Err("other is never said".to_owned()),
            _ => Ok(step),
        }
    }
}

impl WrongTable {
    fn read(&self, step: &Step) -> Result<Wrong, String> {
        let cells = |text: &str| Words::new(text, &step.position).cells();
        let wrong = Wrong {
            cells: cells(&self.on)?,
            text: self.text.clone(),
            reply: cells(&self.reply)?,
            claims: claims(&self.claims, &step.position)?,
        };
        if !wrong.reply.is_empty() {
            for &cell in &wrong.cells {
                let mut position = step.position.clone();
                play_all(&mut position, &[cell])?;
                play_all(&mut position, &wrong.reply)?;
            }
        }
        Ok(wrong)
    }
}

/// Plays moves, with the passes between them where a side has to pass. Returns all plies.
fn play_all(position: &mut Position, cells: &[usize]) -> Result<Vec<Ply>, String> {
    let mut plies = Vec::new();
    for &cell in cells {
        if position.must_pass() {
            position.play(Ply::Pass).map_err(|error| error.to_string())?;
            plies.push(Ply::Pass);
        }
        let ply = Ply::Place(cell);
        position.play(ply).map_err(|error| format!("{}: {error}", position.cell_name(cell)))?;
        plies.push(ply);
    }
    Ok(plies)
}
