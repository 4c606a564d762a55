//! The text that Othello Sensei copies: the moves on a line, then `Black:`, `White:`, `Tournament:` and the like.

use crate::game::tree::{Facts, GameTree};
use crate::game::{Game, PerSide};
use crate::records::detect;
use crate::records::error::ReadError;

use super::format::{Format, SourceFile};
use super::pieces::{lines_of, strict_text};
use super::single::SingleGame;

/// A longer text is not one game.
const MAX_BYTES: usize = 100_000;

pub(super) const FORMAT: Format = Format {
    name: "sensei",
    title: "Sensei's text",
    endings: &[],
    games: &[Game::Othello],
    beside: &[],
    recognises: |bytes| {
        bytes.len() <= MAX_BYTES
            && strict_text(bytes)
                .is_ok_and(|text| ["Black", "White"].iter().all(|key| value(text, key).is_some()))
    },
    read: |source: &SourceFile| {
        let text = strict_text(&source.bytes)?;
        // Other text is blanked, so that every character stays in place.
        let moves: String = text
            .split_inclusive('\n')
            .flat_map(|line| {
                let is_fact = line.contains(':');
                line.chars().map(move |c| if is_fact && c != '\n' { ' ' } else { c })
            })
            .collect();
        let record = detect::read(&moves, source.variant)
            .map_err(|error| ReadError { place: lines_of(error.place, &moves), ..error })?;
        let mut tree = GameTree::from(record);
        tree.facts = facts(text);
        Ok(Box::new(SingleGame::new(tree)))
    },
    write: None,
};

fn value<'text>(text: &'text str, wanted: &str) -> Option<&'text str> {
    text.lines().find_map(|line| {
        let (key, value) = line.split_once(':')?;
        key.trim().eq_ignore_ascii_case(wanted).then_some(value.trim())
    })
}

fn facts(text: &str) -> Facts {
    let value = |key: &'static str| value(text, key).unwrap_or_default().to_owned();
    let or = |one: String, other: &'static str| if one.is_empty() { value(other) } else { one };
    Facts {
        names: PerSide { black: value("Black"), white: value("White") },
        event: or(value("Tournament"), "Event"),
        place: value("Place"),
        date: or(value("Date"), "Year"),
        result: or(value("Result"), "Score"),
        comment: or(value("Notes"), "Comment"),
        ..Facts::default()
    }
}
