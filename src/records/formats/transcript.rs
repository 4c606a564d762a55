//! Transcripts in the table: one game, or one a line.

use crate::game::tree::GameTree;
use crate::game::{Game, Variant};
use crate::records::error::{Place, ReadError, ReadErrorKind};
use crate::records::{detect, sgf, transcript};

use super::format::{Format, Games, SourceFile, Summary, WriteError, Writer};
use super::pieces::{Pieces, TextGames, lines_of, strict_text};
use super::single::SingleGame;
use super::starts::main_line;

pub(super) const TRANSCRIPT: Format = Format {
    name: "transcript",
    title: "a transcript",
    endings: &["txt"],
    games: &Game::ALL,
    beside: &[],
    recognises: |_| false,
    read,
    write: Some(Writer { holds_many: true, write }),
};

/// The games of a text on the board that is assumed, or, where a move can't be made on that, on the usual one.
fn read(source: &SourceFile) -> Result<Box<dyn Games>, ReadError> {
    let text = strict_text(&source.bytes)?;
    read_on(source.variant, text).or_else(|error| {
        let is_of_board = matches!(error.kind, ReadErrorKind::IllegalMove(_));
        let usual = Variant::default();
        let is_other = is_of_board && source.variant.plain() != usual;
        is_other.then(|| read_on(usual, text).ok()).flatten().ok_or(error)
    })
}

/// One game if all of the text is legal; else one a line, if the first line is one; else one embedded in other text.
fn read_on(variant: Variant, text: &str) -> Result<Box<dyn Games>, ReadError> {
    let error = match detect::read(text, variant) {
        Ok(record) => return Ok(Box::new(SingleGame::new(record))),
        Err(error) => error,
    };
    let mut lines = text.lines().filter(|line| !line.trim().is_empty());
    if let (Some(first), Some(_)) = (lines.next(), lines.next())
        && let Ok(record) = detect::read(first, variant)
    {
        return Ok(Box::new(TextGames {
            pieces: Pieces::lines(text.to_owned())?,
            variant: record.variant(),
            summary,
            tree: |line, variant| {
                let record = transcript::read(line, variant)?;
                if record.plies().is_empty() {
                    return Err(ReadError::new(ReadErrorKind::Empty, Place::start_of(line), ""));
                }
                Ok(record.into())
            },
        }));
    }
    let variants = [variant, Variant::default()];
    if let Some(record) = variants.into_iter().find_map(|it| transcript::read_numbers(text, it)) {
        return Ok(Box::new(SingleGame::new(record)));
    }
    if let Some((record, rest)) =
        variants.into_iter().find_map(|it| transcript::read_but_last(text, it))
    {
        return Ok(Box::new(SingleGame::from_text(record, rest)));
    }
    // In a text of nothing but moves, an illegal one is an error.
    if !matches!(error.kind, ReadErrorKind::IllegalMove(_)) {
        let found = |it| transcript::find(text, it);
        if let Some((record, left_out)) = variants.into_iter().find_map(found) {
            return Ok(Box::new(SingleGame::from_text(record, left_out)));
        }
    }
    let in_link = variants.into_iter().find_map(|it| transcript::wrong_in_link(text, it));
    let error = in_link.unwrap_or(error);
    Err(ReadError { place: lines_of(error.place, text), ..error })
}

/// A line has moves alone; where they are a whole game, they say its result.
fn summary(line: &str, variant: Variant) -> Summary {
    let end = transcript::read(line, variant).map(|record| record.end());
    let result = end.map_or_else(|_| String::new(), |end| sgf::result_of(&end, None));
    Summary { result, ..Summary::default() }
}

/// Whether a transcript of a game is read again on the game's own board. What has no moves tells no board, nor has it to.
pub(super) fn tells_board(tree: &GameTree) -> bool {
    let plies = tree.plies(tree.main_end());
    if plies.is_empty() && tree.variant() == Variant::usual(tree.variant().game()) {
        return true;
    }
    let Ok(bytes) = write(tree) else { return false };
    let again = read(&SourceFile { bytes, ..SourceFile::default() }).and_then(|it| it.tree(0));
    again.is_ok_and(|again| {
        board(again.variant()) == board(tree.variant()) && again.plies(again.main_end()) == plies
    })
}

/// The board without the rules, which transcripts do not tell.
fn board(variant: Variant) -> (Game, u8, Option<Variant>) {
    let is_othello = variant.game() == Game::Othello;
    (variant.game(), variant.size(), is_othello.then_some(variant))
}

fn write(tree: &GameTree) -> Result<Vec<u8>, WriteError> {
    Ok((transcript::write(&main_line(tree, TRANSCRIPT.title)?) + "\n").into_bytes())
}
