//! Texts in the style of chess PGN, as `PlayOK` and `LiveOthello` export them: `[Black "Ann"]`, then `1. f5 d6 2. …`.
//!
//! Comments in braces and after semicolons, variations in parentheses and results are skipped; passes may be omitted.

use crate::game::Game;
use crate::game::PerSide;
use crate::game::tree::{Facts, GameTree};
use crate::records::detect;

use super::format::{Format, SourceFile, Summary};
use super::pieces::{MAX_GAMES, Pieces, TextGames, archived_text};

pub(super) const FORMAT: Format = Format {
    name: "pgn",
    title: "PGN",
    endings: &["pgn"],
    games: &[Game::Othello, Game::Gomoku],
    beside: &[],
    recognises: |bytes| {
        let beginning = String::from_utf8_lossy(&bytes[..bytes.len().min(1000)]);
        let beginning = beginning.trim_start_matches('\u{feff}').trim_start();
        beginning.lines().next().is_some_and(|line| tag_of(line).is_some())
    },
    read: |source: &SourceFile| {
        let text = archived_text(&source.bytes)?.into_owned();
        let starts = starts(&text);
        Ok(Box::new(TextGames {
            pieces: Pieces::cut_before(text, &starts)?,
            variant: source.variant,
            summary: |game, _| Summary::from(&facts(game)),
            tree: |game, variant| {
                let mut tree = GameTree::from(detect::read(&moves(game), variant)?);
                tree.facts = facts(game);
                Ok(tree)
            },
        }))
    },
    write: None,
};

fn tag_of(line: &str) -> Option<(&str, &str)> {
    let (name, value) = line.trim().strip_prefix('[')?.strip_suffix(']')?.split_once(' ')?;
    let value = value.trim().strip_prefix('"')?.strip_suffix('"')?;
    let is_name = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric());
    is_name.then_some((name, value))
}

/// A tag's value without its escapes.
fn unescaped(value: &str) -> String {
    let mut plain = String::with_capacity(value.len());
    let mut rest = value.chars();
    while let Some(c) = rest.next() {
        let escapes = c == '\\' && rest.as_str().starts_with(['"', '\\']);
        plain.extend(if escapes { rest.next() } else { Some(c) });
    }
    plain
}

fn starts(text: &str) -> Vec<usize> {
    let mut starts = vec![0];
    let (mut offset, mut has_moves) = (0, false);
    let mut around = Around::default();
    // A comment that never ends would take all later games with it.
    let last_end = text.rfind('}').unwrap_or(0);
    for line in text.split_inclusive('\n') {
        let is_tag = around.is_tag(line);
        if is_tag && has_moves && starts.len() <= MAX_GAMES {
            starts.push(offset);
        }
        has_moves = !is_tag && (has_moves || !line.trim().is_empty());
        if !is_tag {
            around.pass(line, |_, _| ());
        }
        offset += line.len();
        around.in_braces &= offset <= last_end;
    }
    starts
}

/// What is around a place of the text.
#[derive(Default)]
struct Around {
    in_braces: bool,
    parentheses: usize,
}

impl Around {
    /// Whether a line that begins here is a tag, and no part of a comment.
    fn is_tag(&self, line: &str) -> bool {
        !self.in_braces && tag_of(line).is_some()
    }

    /// Goes past a line that is no tag, and tells of each character whether it may belong to a move.
    fn pass(&mut self, line: &str, mut told: impl FnMut(char, bool)) {
        let mut in_line = false;
        for c in line.chars() {
            let is_move = !in_line && !self.in_braces && self.parentheses == 0;
            match c {
                '}' => self.in_braces = false,
                _ if self.in_braces || in_line => {}
                '{' => self.in_braces = true,
                ';' => in_line = true,
                '(' => self.parentheses += 1,
                ')' => self.parentheses = self.parentheses.saturating_sub(1),
                _ => {}
            }
            told(c, is_move);
        }
    }
}

fn facts(text: &str) -> Facts {
    let value = |wanted: &str| {
        let mut tags = text.lines().map_while(|line| match tag_of(line) {
            None if !line.trim().is_empty() => None,
            tag => Some(tag),
        });
        let found = tags.find_map(|tag| tag.filter(|(name, _)| name.eq_ignore_ascii_case(wanted)));
        let known = found.map(|(_, value)| value.trim()).filter(|value| *value != "?");
        known.map(unescaped).unwrap_or_default()
    };
    let date = format!("{} {}", value("Date").replace('.', "-"), value("Time"));
    Facts {
        names: PerSide { black: value("Black"), white: value("White") },
        ratings: PerSide { black: value("BlackElo"), white: value("WhiteElo") },
        event: value("Event"),
        place: value("Site"),
        date: date.trim().to_owned(),
        result: value("Result"),
        ..Facts::default()
    }
}

/// The moves; everything else is blanked, so that every character stays in place.
fn moves(text: &str) -> String {
    let mut around = Around::default();
    let mut blanked = String::with_capacity(text.len());
    let mut blank = |c, is_move| {
        let is_sign = "*{};()$#+=".contains(c);
        blanked.push(if c == '\n' || (is_move && !is_sign) { c } else { ' ' });
    };
    for line in text.split_inclusive('\n') {
        if around.is_tag(line) {
            line.chars().for_each(|c| blank(c, false));
        } else {
            around.pass(line, &mut blank);
        }
    }
    blanked
}
