//! Puzzles as lines of text, one each, of fields with tabs between:
//!
//! | field | as in |
//! |---|---|
//! | id | `3f9bq2x0d` |
//! | rules | `othello` (8×8), or those of Gomoku (15×15): `freestyle`, `standard`, `renju`, `caro` |
//! | goal | `win` |
//! | rating | `1480` |
//! | themes | `parity,pass`, or `-` |
//! | moves | the transcript of the game up to the position: `f5d6c3` |
//! | solution | `g7+2:h8,a1;a2-10:h1,b1/b2+2;b7-4:a8` |
//!
//! A solution's steps are divided by `/`, the moves of a step by `;`: first the right one, with the answers that follow, then
//! the wrong ones, each with its refutation. The number is the score that a move leads to.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::{Goal, Puzzle, PuzzleId, Step, Theme, Wrong};
use crate::game::{Game, Ply, Position, Variant};
use crate::gomoku::Ruleset;
use crate::records::transcript;

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LineError {
    /// It has another number of fields.
    #[error("{count} field{s} instead of {FIELDS}", count = .0, s = if *.0 == 1 { "" } else { "s" })]
    Fields(usize),
    /// A field holds something else.
    #[error("{field}: {found:?} is not understood")]
    Field {
        /// Its name.
        field: &'static str,
        /// What it holds.
        found: String,
    },
    /// The moves make no game.
    #[error("moves: {0}")]
    Moves(String),
    /// The goal is another game's.
    #[error("the goal does not belong to this game")]
    Goal,
    /// The id is another position's.
    #[error("the id of this position is {0}")]
    Id(PuzzleId),
    /// The solution can't be played.
    #[error("step {step}: {what}")]
    Solution {
        /// The number of the step, from 1.
        step: usize,
        /// What is wrong.
        what: SolutionError,
    },
}

/// What is wrong with a solution.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SolutionError {
    /// A move is illegal there.
    #[error("{0} is not legal")]
    Illegal(String),
    /// Othello's moves are all listed, each once.
    #[error("the moves are not the legal ones, each once")]
    Incomplete,
    /// The solver is not to move.
    #[error("it is not the solver's turn")]
    Turn,
    /// A score is neither of the goal nor possible.
    #[error("a score does not fit the goal")]
    Score,
}

const FIELDS: usize = 7;

/// The variant of these rules.
pub fn variant(rules: &str) -> Option<Variant> {
    if rules == "othello" {
        return Some(Variant::usual(Game::Othello));
    }
    let rules = Ruleset::ALL.into_iter().find(|it| it.name() == rules)?;
    Some(Variant::usual(Game::Gomoku).plain().with_rules(rules))
}

/// The name of a variant's rules.
pub fn rules_name(variant: Variant) -> &'static str {
    variant.rules().map_or("othello", Ruleset::name)
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { record, goal, rating, themes, steps } = self;
        let themes: Vec<&str> = themes.iter().map(|theme| theme.name()).collect();
        let themes = if themes.is_empty() { "-".to_owned() } else { themes.join(",") };
        let rules = rules_name(record.variant());
        let moves = transcript::write(record);
        let position = record.end();
        let solution: Vec<String> = steps.iter().map(|step| step_text(&position, step)).collect();
        let (id, goal, solution) = (self.id(), goal.name(), solution.join("/"));
        write!(f, "{id}\t{rules}\t{goal}\t{rating}\t{themes}\t{moves}\t{solution}")
    }
}

fn step_text(position: &Position, step: &Step) -> String {
    let right = move_text(position, step.right, step.score, &step.answers);
    let wrong = step.wrong.iter().map(|it| move_text(position, it.cell, it.score, &it.refutation));
    let moves: Vec<String> = std::iter::once(right).chain(wrong).collect();
    moves.join(";")
}

fn move_text(position: &Position, cell: usize, score: i16, line: &[usize]) -> String {
    let line: Vec<String> = line.iter().map(|&cell| position.cell_name(cell)).collect();
    let line = if line.is_empty() { String::new() } else { format!(":{}", line.join(",")) };
    format!("{}{score:+}{line}", position.cell_name(cell))
}

/// What a line says before its moves.
pub(super) struct Head {
    pub id: PuzzleId,
    pub goal: Goal,
    pub rating: u16,
    pub themes: Vec<Theme>,
}

pub(super) fn head(line: &str) -> Result<Head, LineError> {
    let [id, _, goal, rating, themes, ..] = fields(line)?;
    let id: PuzzleId = understood("id", id, id.parse().ok())?;
    let goal = understood("goal", goal, Goal::named(goal))?;
    let rating = understood("rating", rating, rating.parse().ok())?;
    let themes = match themes {
        "-" => Vec::new(),
        names => {
            let of = |name| understood("themes", name, Theme::named(name));
            names.split(',').map(of).collect::<Result<_, _>>()?
        }
    };
    Ok(Head { id, goal, rating, themes })
}

fn fields(line: &str) -> Result<[&str; FIELDS], LineError> {
    let fields: Vec<&str> = line.split('\t').collect();
    fields.try_into().map_err(|fields: Vec<&str>| LineError::Fields(fields.len()))
}

impl FromStr for Puzzle {
    type Err = LineError;

    fn from_str(line: &str) -> Result<Self, LineError> {
        let Head { id, goal, rating, themes } = head(line)?;
        let [_, rules, .., moves, solution] = fields(line)?;
        let variant = understood("rules", rules, variant(rules))?;
        let record = transcript::read(moves, variant)
            .map_err(|error| LineError::Moves(error.to_string()))?;
        let position = record.end();
        if goal.game() != position.game() {
            return Err(LineError::Goal);
        }
        let steps = solution.split('/').map(|text| step_of(&position, text));
        let steps = steps.collect::<Result<_, _>>()?;
        let puzzle = Self { record, goal, rating, themes, steps };
        puzzle.check()?;
        if puzzle.id() == id { Ok(puzzle) } else { Err(LineError::Id(puzzle.id())) }
    }
}

fn understood<T>(field: &'static str, text: &str, value: Option<T>) -> Result<T, LineError> {
    value.ok_or_else(|| LineError::Field { field, found: text.chars().take(40).collect() })
}

fn step_of(position: &Position, text: &str) -> Result<Step, LineError> {
    let moves = text.split(';').map(|text| {
        let found = move_of(position, text);
        understood("solution", text, found)
    });
    let mut moves = moves.collect::<Result<Vec<_>, _>>()?.into_iter();
    let (right, score, answers) = understood("solution", text, moves.next())?;
    let wrong = moves.map(|(cell, score, refutation)| Wrong { cell, score, refutation }).collect();
    Ok(Step { right, score, answers, wrong })
}

fn move_of(position: &Position, text: &str) -> Option<(usize, i16, Vec<usize>)> {
    let (head, line) = text.split_once(':').unwrap_or((text, ""));
    let at = head.find(['+', '-'])?;
    let (name, score) = head.split_at(at);
    let line = line.split(',').filter(|name| !name.is_empty());
    let line = line.map(|name| position.cell_named(name)).collect::<Option<_>>()?;
    Some((position.cell_named(name)?, score.parse().ok()?, line))
}

impl Puzzle {
    /// Checks that the solution can be played and fits the goal; whether it is true takes a search.
    ///
    /// # Errors
    /// [`LineError`] says where not.
    pub fn check(&self) -> Result<(), LineError> {
        let mut position = self.record.end();
        let solver = position.side_to_move();
        for (at, step) in self.steps.iter().enumerate() {
            let wrong = |what| LineError::Solution { step: at + 1, what };
            if position.side_to_move() != solver || position.must_pass() || position.is_over() {
                return Err(wrong(SolutionError::Turn));
            }
            self.check_step(&position, step).map_err(wrong)?;
            play_all(&mut position, step.right, &step.answers).map_err(wrong)?;
        }
        Ok(())
    }

    fn check_step(&self, position: &Position, step: &Step) -> Result<(), SolutionError> {
        let mut listed: Vec<usize> = step.wrong.iter().map(|it| it.cell).collect();
        listed.push(step.right);
        listed.sort_unstable();
        let count = listed.len();
        listed.dedup();
        let is_whole = match self.goal.game() {
            Game::Othello => listed == position.legal_cells(),
            Game::Gomoku => listed.iter().all(|&cell| position.is_legal(cell)),
        };
        if !is_whole || listed.len() < count {
            return Err(SolutionError::Incomplete);
        }
        for wrong in &step.wrong {
            play_all(&mut position.clone(), wrong.cell, &wrong.refutation)?;
        }
        let scores = step.wrong.iter().map(|it| it.score);
        let best = scores.clone().max();
        // No margin is larger than the board, and no win takes more plies.
        let most = usize::from(position.size()).pow(2);
        if scores.chain([step.score]).any(|score| usize::from(score.unsigned_abs()) > most) {
            return Err(SolutionError::Score);
        }
        let fits = match self.goal {
            Goal::Win => step.score > 0 && best.is_none_or(|best| best <= 0),
            // The other side may play what loses, where that leaves fewer right moves.
            Goal::Draw => step.score >= 0 && best.is_none_or(|best| best < 0),
            Goal::Best => best.is_none_or(|best| step.score >= best + super::othello::MARGIN),
            Goal::Fours | Goal::Threats => step.score > 0 && best.is_none_or(|best| best <= 0),
            Goal::Defence => step.score == 0 && best.is_none_or(|best| best < 0),
        };
        if fits { Ok(()) } else { Err(SolutionError::Score) }
    }
}

/// Plays a move and what follows it; forced passes are not written.
fn play_all(position: &mut Position, first: usize, rest: &[usize]) -> Result<(), SolutionError> {
    for &cell in std::iter::once(&first).chain(rest) {
        play(position, cell)?;
    }
    Ok(())
}

/// Plays a move, and the pass behind it if there is one.
fn play(position: &mut Position, cell: usize) -> Result<(), SolutionError> {
    let name = position.cell_name(cell);
    position.play(Ply::Place(cell)).map_err(|_| SolutionError::Illegal(name))?;
    if position.must_pass() {
        // Only who has no move passes, so it is legal.
        let _ = position.play(Ply::Pass);
    }
    Ok(())
}
