//! Reads every game of a text.

use crate::game::tree::{Facts, GameTree};
use crate::records::error::{Place, ReadError, ReadErrorKind};
use crate::records::formats::pieces;

use super::builder::Builder;
use super::lexer::{Fault, Lexer};
use super::root::Root;
use super::writer::MAX_PLIES;

/// More games than any collection has.
const MAX_GAMES: usize = 200_000;

/// How often other boards or rules are tried for the games of a file that names neither.
const MAX_GUESSES: usize = 5_000;

/// Reads the games of a text in order, at least one entry. An error in one does not affect the others.
///
/// # Errors
/// In place of a game: [`ReadErrorKind::Syntax`], [`ReadErrorKind::UnsupportedGame`],
/// [`ReadErrorKind::UnsupportedBoard`], [`ReadErrorKind::IllegalMove`], [`ReadErrorKind::OutOfTurn`],
/// [`ReadErrorKind::NewerVersion`], [`ReadErrorKind::TooLarge`], each with line and column; [`ReadErrorKind::Empty`] and
/// [`ReadErrorKind::UnknownFormat`] if there is no game at all.
pub fn read(text: &str) -> Vec<Result<GameTree, ReadError>> {
    let mut lexer = Lexer::new(text);
    let mut places = Places::new(text);
    let mut limits = Limits::default();
    let mut games = Vec::new();
    while lexer.find_game() {
        let begin = lexer.at;
        let game = if games.len() < MAX_GAMES {
            game(&mut lexer, &mut limits)
        } else {
            lexer.at = text.len();
            let limit = format!("{MAX_GAMES} games");
            Err(Fault::new(ReadErrorKind::TooLarge, begin, limit))
        };
        if game.is_err() {
            lexer.skip_game();
        }
        games.push(game.map_err(|fault| places.error(&fault)));
    }
    if games.is_empty() {
        games.push(Err(no_game(text)));
    }
    games
}

/// Where the games of a text begin, for cutting it into one piece each; not all if there are millions.
pub fn starts(text: &str) -> Vec<usize> {
    let mut lexer = Lexer::new(text);
    let mut starts = Vec::new();
    while starts.len() <= pieces::MAX_GAMES && lexer.find_game() {
        starts.push(lexer.at);
        (lexer.at, lexer.depth) = (lexer.at + 1, 1);
        lexer.skip_game();
    }
    starts
}

/// Reads the first game of a text.
///
/// # Errors
/// As [`read`].
pub fn read_game(text: &str) -> Result<GameTree, ReadError> {
    let mut lexer = Lexer::new(text);
    if !lexer.find_game() {
        return Err(no_game(text));
    }
    let game = game(&mut lexer, &mut Limits::default());
    game.map_err(|fault| Places::new(text).error(&fault))
}

/// The facts of a text's first game, without its moves; the result as written.
///
/// # Errors
/// As [`read`], for errors before the first move.
pub fn facts(text: &str) -> Result<Facts, ReadError> {
    let mut lexer = Lexer::new(text);
    if !lexer.find_game() {
        return Err(no_game(text));
    }
    let root = Root::of(&lexer).map_err(|fault| Places::new(text).error(&fault))?;
    Ok(root.facts())
}

fn no_game(text: &str) -> ReadError {
    let is_empty = text.trim().is_empty();
    let kind = if is_empty { ReadErrorKind::Empty } else { ReadErrorKind::UnknownFormat };
    ReadError::new(kind, Place::start_of(text), text.trim_start())
}

/// Reads the game that begins here. After an error the lexer stands at its place.
fn game(lexer: &mut Lexer<'_>, limits: &mut Limits) -> Result<GameTree, Fault> {
    let begin = lexer.clone();
    // If reading fails before the first move, the game is skipped from its beginning.
    lexer.next()?;
    let root = Root::of(&begin)?;
    let is_ours = root.is_ours()?;
    let mut furthest: Option<(Lexer<'_>, Fault)> = None;
    for variant in root.variants()? {
        let mut reading = begin.clone();
        let tree = root.start(variant).map(GameTree::new);
        let read = tree
            .and_then(|tree| Builder::new(&root, tree, is_ours, limits.plies).read(&mut reading));
        match read {
            Ok((tree, left)) => {
                *lexer = reading;
                limits.plies = left;
                return Ok(tree);
            }
            Err(fault) => {
                // Only a move can reveal another board or other rules.
                let may_guess = matches!(fault.kind, ReadErrorKind::IllegalMove(_));
                if furthest.as_ref().is_none_or(|(_, it)| fault.offset > it.offset) {
                    furthest = Some((reading, fault));
                }
                if !may_guess || limits.guesses == 0 {
                    break;
                }
                limits.guesses -= 1;
            }
        }
    }
    let (reading, fault) = furthest.expect("there is at least one variant");
    if reading.depth > 0 {
        *lexer = reading;
    }
    Err(fault)
}

struct Limits {
    plies: usize,
    guesses: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self { plies: MAX_PLIES, guesses: MAX_GUESSES }
    }
}

/// Finds lines and columns in order, so that a text with many errors is scanned once.
struct Places<'text> {
    text: &'text str,
    offset: usize,
    line: usize,
    column: usize,
}

impl<'text> Places<'text> {
    fn new(text: &'text str) -> Self {
        Self { text, offset: 0, line: 1, column: 1 }
    }

    fn error(&mut self, fault: &Fault) -> ReadError {
        if fault.offset < self.offset {
            (self.offset, self.line, self.column) = (0, 1, 1);
        }
        let between = &self.text[self.offset..fault.offset.min(self.text.len())];
        match between.rfind('\n') {
            Some(newline) => {
                self.line += between.bytes().filter(|&byte| byte == b'\n').count();
                self.column = between[newline + 1..].chars().count() + 1;
            }
            None => self.column += between.chars().count(),
        }
        self.offset += between.len();
        let place = Place::Line { line: self.line, column: self.column };
        ReadError::new(fault.kind, place, &fault.detail)
    }
}
