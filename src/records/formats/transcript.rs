//! Transcripts in the table: one game, or one a line.

use crate::game::tree::GameTree;
use crate::game::{Game, Variant};
use crate::records::error::{Place, ReadError, ReadErrorKind};
use crate::records::{detect, transcript};

use super::format::{Format, Games, SourceFile, Summary, WriteError, Writer};
use super::pieces::{Pieces, lines_of, strict_text};
use super::single::SingleGame;
use super::starts::main_line;

/// The moves alone.
pub(super) const TRANSCRIPT: Format = Format {
    name: "transcript",
    title: "a transcript",
    endings: &["txt"],
    games: &Game::ALL,
    beside: &[],
    recognises: |_| false,
    read,
    write: Some(Writer { holds_many: true, add }),
};

/// One game if the whole text is legal; else a game a line, if the first line is one; else a game embedded in other
/// text.
fn read(source: &SourceFile) -> Result<Box<dyn Games>, ReadError> {
    let text = strict_text(&source.bytes)?;
    let error = match detect::read(text, source.variant) {
        Ok(record) => return Ok(Box::new(SingleGame(record.into()))),
        Err(error) => error,
    };
    let mut lines = text.lines().filter(|line| !line.trim().is_empty());
    if let (Some(first), Some(_)) = (lines.next(), lines.next())
        && let Ok(record) = detect::read(first, source.variant)
    {
        let variant = record.variant();
        return Ok(Box::new(Lines { lines: Pieces::lines(text.to_owned())?, variant }));
    }
    let variants = [source.variant, Variant::default()];
    if let Some(record) = variants.into_iter().find_map(|it| transcript::read_numbers(text, it)) {
        return Ok(Box::new(SingleGame(record.into())));
    }
    if let Some((record, rest)) =
        variants.into_iter().find_map(|it| transcript::read_but_last(text, it))
    {
        return Ok(Box::new(Partly { tree: record.into(), left_out: rest }));
    }
    // In a text of nothing but moves, an illegal one is an error.
    if !matches!(error.kind, ReadErrorKind::IllegalMove(_)) {
        let found = |it| transcript::find(text, it);
        if let Some((record, left_out)) = variants.into_iter().find_map(found) {
            return Ok(Box::new(Partly { tree: record.into(), left_out }));
        }
    }
    let in_link = variants.into_iter().find_map(|it| transcript::wrong_in_link(text, it));
    let error = in_link.unwrap_or(error);
    Err(ReadError { place: lines_of(error.place, text), ..error })
}

/// A game from a text that says more.
struct Partly {
    tree: GameTree,
    left_out: String,
}

impl Games for Partly {
    fn len(&self) -> usize {
        1
    }

    fn summary(&self, _: usize) -> Summary {
        Summary::default()
    }

    fn tree(&self, _: usize) -> Result<GameTree, ReadError> {
        Ok(self.tree.clone())
    }

    fn left_out(&self) -> &str {
        &self.left_out
    }
}

/// A game a line, all on one board.
struct Lines {
    lines: Pieces,
    variant: Variant,
}

impl Games for Lines {
    fn len(&self) -> usize {
        self.lines.len()
    }

    fn summary(&self, _: usize) -> Summary {
        Summary::default()
    }

    fn tree(&self, index: usize) -> Result<GameTree, ReadError> {
        let text = self.lines.piece(index);
        let record = transcript::read(text, self.variant).and_then(|record| {
            let empty = || ReadError::new(ReadErrorKind::Empty, Place::start_of(text), "");
            if record.plies().is_empty() { Err(empty()) } else { Ok(record) }
        });
        let record = record.map_err(|error| self.lines.placed(index, error))?;
        Ok(record.into())
    }
}

fn add(tree: &GameTree, bytes: &mut Vec<u8>) -> Result<(), WriteError> {
    bytes.extend(transcript::write(&main_line(tree, TRANSCRIPT.title)?).bytes());
    bytes.push(b'\n');
    Ok(())
}
