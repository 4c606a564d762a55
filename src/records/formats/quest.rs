//! The JSON of Othello Quest: players, and moves with their milliseconds. Read-only.

use std::time::Duration;

use serde::Deserialize;

use crate::game::tree::{Facts, GameTree, NodeId, Start};
use crate::game::{Game, PerSide, Ply, Variant};
use crate::records::error::{Place, ReadError, ReadErrorKind};
use crate::records::ggf;

use super::format::{Format, Games, SourceFile, Summary};
use super::pieces::{contains, strict_text};

pub(super) const FORMAT: Format = Format {
    name: "quest",
    title: "Othello Quest's format",
    endings: &["json"],
    games: &[Game::Othello],
    beside: &[],
    recognises: |bytes| {
        let beginning = &bytes[..bytes.len().min(1 << 16)];
        let has = |key| contains(beginning, key);
        beginning.trim_ascii_start().starts_with(b"{") && has(b"\"moves\"") && has(b"\"m\"")
    },
    read: |source: &SourceFile| {
        let text = strict_text(&source.bytes)?;
        let games = match serde_json::from_str::<Answer>(text) {
            Ok(answer) => answer.args,
            // A game may also stand alone.
            Err(error) => match serde_json::from_str::<Match>(text) {
                Ok(game) => vec![game],
                Err(_) => return Err(ReadError::in_json(&error, text)),
            },
        };
        let places = places(text);
        let mut first_move = 0;
        let games = games.into_iter().map(|game| {
            let count = game.position.moves.len();
            first_move += count;
            let of_game = places.get(first_move - count..first_move).unwrap_or_default();
            (game, of_game.to_vec())
        });
        Ok(Box::new(Answered(games.collect())))
    },
    write: None,
};

#[derive(Deserialize)]
struct Answer {
    args: Vec<Match>,
}

#[derive(Deserialize)]
struct Match {
    #[serde(default)]
    players: Vec<Player>,
    position: Moves,
    #[serde(default)]
    created: String,
}

#[derive(Deserialize)]
struct Player {
    #[serde(default)]
    name: String,
    #[serde(default, rename = "oldR")]
    rating: Option<f64>,
}

#[derive(Deserialize)]
struct Moves {
    moves: Vec<Move>,
}

#[derive(Deserialize)]
struct Move {
    m: String,
    /// The milliseconds it took, if a number.
    #[serde(default)]
    t: serde_json::Value,
}

fn places(text: &str) -> Vec<Place> {
    let (mut line, mut column) = (1, 1);
    let mut at = 0;
    text.match_indices("\"m\"")
        .map(|(offset, _)| {
            let mut passed = &text[at..offset];
            if let Some((lines, rest)) = passed.rsplit_once('\n') {
                line += lines.matches('\n').count() + 1;
                (column, passed) = (1, rest);
            }
            column += passed.chars().count();
            at = offset;
            Place::Line { line, column }
        })
        .collect()
}

struct Answered(Vec<(Match, Vec<Place>)>);

impl Match {
    fn facts(&self) -> Facts {
        let player = |index: usize| self.players.get(index);
        let name = |index| player(index).map(|player| player.name.clone()).unwrap_or_default();
        let rating = |index| player(index).and_then(|player| player.rating);
        let rating = |index| rating(index).map(|it| it.to_string()).unwrap_or_default();
        Facts {
            names: PerSide { black: name(0), white: name(1) },
            ratings: PerSide { black: rating(0), white: rating(1) },
            place: "Othello Quest".to_owned(),
            date: self.created.clone(),
            ..Facts::default()
        }
    }
}

impl Games for Answered {
    fn len(&self) -> usize {
        self.0.len()
    }

    fn summary(&self, index: usize) -> Summary {
        Summary::from(&self.0[index].0.facts())
    }

    fn tree(&self, index: usize) -> Result<GameTree, ReadError> {
        let (game, places) = &self.0[index];
        let start = Start::of(Variant::usual(Game::Othello)).expect("it is the usual one");
        let mut tree = GameTree::new(start);
        tree.facts = game.facts();
        let mut position = tree.start().position().clone();
        let mut last = NodeId::ROOT;
        for (number, Move { m: name, t: time }) in game.position.moves.iter().enumerate() {
            let place = places.get(number).copied().unwrap_or(Place::Whole);
            let error = |kind| ReadError::new(kind, place, name);
            let is_pass = ggf::is_pass(name) || name == "-";
            let forced = (position.must_pass() && !is_pass).then_some(Ply::Pass);
            let ply = match position.cell_named(name) {
                _ if is_pass => Ply::Pass,
                Some(cell) => Ply::Place(cell),
                None => return Err(error(ReadErrorKind::Syntax)),
            };
            for ply in forced.into_iter().chain([ply]) {
                last = tree
                    .play_from(last, &mut position, ply)
                    .map_err(|reason| error(ReadErrorKind::IllegalMove(reason)))?;
            }
            tree.set_time(last, time.as_u64().map(Duration::from_millis));
        }
        Ok(tree)
    }
}
