//! What a person has tried, from which all their figures follow.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use super::glicko::Rating;
use super::{FoundPuzzle, Outcome, PuzzleId, Theme};
use crate::analysis::practice::Seconds;
use crate::game::Game;

/// In what a puzzle was tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// One near the person's rating. Only these change ratings.
    Rated,
    /// Of a theme that was chosen.
    Theme,
    /// The puzzle of the day.
    Day,
    /// Against the clock.
    Clock,
}

/// A puzzle that was tried.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Attempt {
    /// The puzzle.
    pub puzzle: PuzzleId,
    /// Its game.
    pub game: Game,
    /// Its first rating.
    pub rating: u16,
    /// Its themes, by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub themes: Vec<Theme>,
    /// How it was offered.
    pub mode: Mode,
    /// How the first try ended.
    pub outcome: Outcome,
    /// When.
    pub at: Seconds,
}

/// A run against the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Run {
    /// The game.
    pub game: Game,
    /// Puzzles solved.
    pub solved: u32,
    /// When.
    pub at: Seconds,
}

/// A puzzle of the day that was solved, or whose solution was told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct DayDone {
    /// The puzzle.
    pub puzzle: PuzzleId,
    /// When.
    pub at: Seconds,
}

/// How many a theme was tried, and solved without help.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Tried.
    pub tried: u32,
    /// Solved at the first try.
    pub solved: u32,
}

impl Tally {
    /// The share that was solved, from 0 to 1; 0 if none was tried.
    pub fn share(self) -> f64 {
        f64::from(self.solved) / f64::from(self.tried.max(1))
    }
}

/// Before so many tries nothing is said of a theme.
const ENOUGH: u32 = 5;

/// A theme that is solved more often needs no advice.
const SELDOM: f64 = 0.6;

/// A person's rating in a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Standing {
    /// The rating.
    pub rating: Rating,
    /// Rated puzzles.
    pub count: u32,
}

impl Standing {
    /// Rated puzzles from which on a rating is no guess any more.
    pub const SETTLED: u32 = 20;

    /// Somebody who has tried nothing.
    pub const STRANGER: Self = Self { rating: Rating::STRANGER, count: 0 };

    /// Whether it is still a guess.
    pub fn is_guess(&self) -> bool {
        self.count < Self::SETTLED
    }
}

/// All that was tried, oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "InAnyOrder")]
pub struct History {
    attempts: Vec<Attempt>,
    runs: Vec<Run>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    days: Vec<DayDone>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct InAnyOrder {
    attempts: Vec<Attempt>,
    runs: Vec<Run>,
    #[serde(default)]
    days: Vec<DayDone>,
}

impl From<InAnyOrder> for History {
    fn from(InAnyOrder { attempts, runs, days }: InAnyOrder) -> Self {
        Self { days, ..Self::of(attempts, runs) }
    }
}

impl History {
    /// What was tried, in any order.
    pub fn of(mut attempts: Vec<Attempt>, mut runs: Vec<Run>) -> Self {
        attempts.sort_by_key(|it| it.at);
        runs.sort_by_key(|it| it.at);
        Self { attempts, runs, days: Vec::new() }
    }

    /// Every attempt, oldest first.
    pub fn attempts(&self) -> &[Attempt] {
        &self.attempts
    }

    /// Every run, oldest first.
    pub fn runs(&self) -> &[Run] {
        &self.runs
    }

    /// Every puzzle of the day that came to its end.
    pub fn days(&self) -> &[DayDone] {
        &self.days
    }

    /// Adds a puzzle of the day that came to its end.
    pub fn add_day(&mut self, day: DayDone) {
        self.days.push(day);
    }

    /// Adds an attempt.
    pub fn add(&mut self, attempt: Attempt) {
        let at = self.attempts.partition_point(|it| it.at <= attempt.at);
        self.attempts.insert(at, attempt);
    }

    /// Adds a run.
    pub fn add_run(&mut self, run: Run) {
        let at = self.runs.partition_point(|it| it.at <= run.at);
        self.runs.insert(at, run);
    }

    /// What is not in another history.
    #[must_use]
    pub fn without(&self, other: &Self) -> Self {
        let attempts = self.attempts.iter().filter(|it| !other.attempts.contains(it));
        let runs = self.runs.iter().filter(|it| !other.runs.contains(it));
        let days = self.days.iter().filter(|it| !other.days.contains(it));
        Self {
            attempts: attempts.cloned().collect(),
            runs: runs.copied().collect(),
            days: days.copied().collect(),
        }
    }

    /// The attempts that count for a rating.
    pub fn rated(&self, game: Game) -> impl Iterator<Item = &Attempt> {
        let counts = move |it: &&Attempt| {
            it.game == game && it.mode == Mode::Rated && it.outcome != Outcome::Helped
        };
        self.attempts.iter().filter(counts)
    }

    /// The person's rating after every rated attempt, oldest first. Puzzles have ratings, too, which change alike.
    pub fn course(&self, game: Game) -> Vec<Rating> {
        let mut person = Rating::STRANGER;
        let mut puzzles: HashMap<PuzzleId, Rating> = HashMap::new();
        let step = |it: &Attempt| {
            let puzzle = puzzles.entry(it.puzzle).or_insert(Rating::of_puzzle(it.rating));
            let result = f64::from(u8::from(it.outcome == Outcome::Solved));
            let before = person;
            person = person.after(*puzzle, result);
            *puzzle = puzzle.after(before, 1.0 - result);
            person
        };
        self.rated(game).map(step).collect()
    }

    /// The person's present rating.
    pub fn standing(&self, game: Game) -> Standing {
        let course = self.course(game);
        course.last().map_or(Standing::STRANGER, |&rating| Standing {
            rating,
            count: u32::try_from(course.len()).unwrap_or(u32::MAX),
        })
    }

    /// How a theme goes.
    pub fn tally(&self, game: Game, theme: Theme) -> Tally {
        let mut tally = Tally::default();
        for it in self.attempts.iter().filter(|it| it.game == game && it.themes.contains(&theme)) {
            tally.tried += 1;
            tally.solved += u32::from(it.outcome == Outcome::Solved);
        }
        tally
    }

    /// The theme to practise: of those tried often enough, the one that was solved least often, if that is seldom. Of equal
    /// ones the one that was tried more often.
    pub fn weakest(&self, game: Game) -> Option<(Theme, Tally)> {
        let tallies = Theme::ALL.iter().map(|&theme| (theme, self.tally(game, theme)));
        let weak = tallies.filter(|(_, it)| it.tried >= ENOUGH && it.share() < SELDOM);
        weak.min_by(|(_, a), (_, b)| a.share().total_cmp(&b.share()).then(b.tried.cmp(&a.tried)))
    }

    /// The last attempt at a puzzle.
    pub fn last(&self, puzzle: PuzzleId) -> Option<&Attempt> {
        self.attempts.iter().rev().find(|it| it.puzzle == puzzle)
    }

    /// The best run so far; 0 without one.
    pub fn best_run(&self, game: Game) -> u32 {
        self.runs.iter().filter(|it| it.game == game).map(|it| it.solved).max().unwrap_or_default()
    }
}

impl Attempt {
    /// An attempt at a puzzle of a collection.
    pub fn new(puzzle: &FoundPuzzle, mode: Mode, outcome: Outcome, at: Seconds) -> Self {
        Self {
            puzzle: puzzle.id,
            game: puzzle.goal.game(),
            rating: puzzle.rating,
            themes: puzzle.themes.clone(),
            mode,
            outcome,
            at,
        }
    }
}
