//! The lessons that Heibai comes with.

use std::sync::LazyLock;

use super::lesson::Lesson;
use crate::game::{Game, PerGame};

/// Files of a course in order, each with its name.
macro_rules! files {
    ($game:literal: $($name:literal)*) => {
        &[$(($name, include_str!(concat!("../../data/lessons/", $game, "/", $name, ".toml")))),*]
    };
}

const OTHELLO: &[(&str, &str)] = files!("othello":
    "01-how-discs-turn"
    "02-passing-and-the-end"
    "03-corners"
    "04-x-squares"
    "05-c-squares"
    "06-count-your-moves"
    "07-quiet-moves"
    "08-frontier"
    "09-wedges"
    "10-stable-edges"
    "11-unbalanced-edges"
    "12-stoner-trap"
    "13-last-in-each-region"
    "14-answer-beside"
    "15-counting-the-end"
    "16-let-them-pass"
    "17-giving-a-corner"
    "18-first-replies"
    "19-named-lines"
);

const GOMOKU: &[(&str, &str)] = files!("gomoku":
    "01-five-in-a-row"
    "02-stop-the-four"
    "03-open-threes"
    "04-four-and-three"
    "05-other-forks"
    "06-winning-by-fours"
    "07-longer-chains"
    "08-winning-by-threats"
    "09-stopping-a-three"
    "10-the-only-defence"
    "11-forbidden-points"
    "12-using-forbidden-points"
    "13-swap2"
);

/// The lessons of a game, from the first move on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    /// The game.
    pub game: Game,
    /// The lessons in order. Those of a chapter follow each other.
    pub lessons: Vec<Lesson>,
}

impl Course {
    /// The course that Heibai comes with, read at the first call.
    pub fn shipped(game: Game) -> &'static Self {
        static COURSES: LazyLock<PerGame<Course>> = LazyLock::new(|| {
            PerGame::from_fn(|game| {
                let read = |(name, text): &(&str, &str)| {
                    Lesson::read(text, game)
                        .unwrap_or_else(|error| panic!("the tests read {name}: {error}"))
                };
                Course { game, lessons: Course::files(game).iter().map(read).collect() }
            })
        });
        &COURSES[game]
    }

    /// The names and texts of the files of the course that Heibai comes with, in order.
    pub fn files(game: Game) -> &'static [(&'static str, &'static str)] {
        match game {
            Game::Othello => OTHELLO,
            Game::Gomoku => GOMOKU,
        }
    }
}
