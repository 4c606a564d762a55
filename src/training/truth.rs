//! How close labels come to exact scores.

use std::ops::ControlFlow;

use super::dataset::{DatasetError, Games, Label, Origin};
use super::fit::{Labels, Mix};
use super::measure::Errors;
use super::positions::{exact, solver};
use super::workers;
use crate::eval::Score;
use crate::othello::Board;
use crate::search::Shortage;

/// A position of a game with a label from a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Place {
    /// Its number among all records.
    at: u64,
    board: Board,
}

/// Up to `count` search-labelled positions with this many empty squares, spread evenly over the games.
///
/// # Errors
/// If the games can't be read.
pub fn places(games: &dyn Games, empties: u32, count: usize) -> Result<Vec<Place>, DatasetError> {
    let mut places = Vec::new();
    let mut at = 0;
    games.visit(&mut |game| {
        for (at, record) in (at..).zip(game) {
            let is_wanted = record.board.empty_count() == empties
                && record.origin == Origin::Game
                && record.label != Label::Exact;
            if is_wanted {
                places.push(Place { at, board: record.board });
            }
        }
        at += game.len() as u64;
        ControlFlow::Continue(())
    })?;
    let all = places.len();
    let count = count.min(all);
    Ok((0..count).map(|number| places[number * all / count]).collect())
}

/// The exact scores of the positions, for the side to move.
///
/// # Errors
/// If there is too little memory, or too few threads can be started.
pub fn solve(
    places: &[Place],
    threads: usize,
    progress: &mut dyn FnMut(usize, usize),
) -> Result<Vec<Score>, Shortage> {
    let mut scores = Vec::with_capacity(places.len());
    workers::in_order(
        places,
        threads,
        || solver(None),
        |engine, place| Some(Score::from_discs(exact(place.board, engine).into())),
        |score| {
            scores.push(score);
            progress(scores.len(), places.len());
            Ok::<_, Shortage>(())
        },
    )?;
    Ok(scores)
}

/// The errors of labels of this mix against the scores of these places.
///
/// # Errors
/// If the games can't be read.
pub fn label_errors(
    games: &dyn Games,
    places: &[Place],
    scores: &[Score],
    mix: Mix,
) -> Result<Errors, DatasetError> {
    let labels = Labels::of(games, mix)?;
    let mut wanted = places.iter().zip(scores).peekable();
    let (mut errors, mut before) = (Errors::default(), 0);
    games.visit(&mut |game| {
        let end = before + game.len() as u64;
        if wanted.peek().is_some_and(|(place, _)| place.at < end) {
            let labels = labels.of_game(game);
            while let Some((place, score)) = wanted.next_if(|(place, _)| place.at < end) {
                errors.add(f64::from(labels[(place.at - before) as usize] - score.discs()));
            }
        }
        before = end;
        if wanted.peek().is_some() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    })?;
    Ok(errors)
}
