//! Guesses the game and board of a transcript, which does not say.

use crate::game::{Game, GameRecord, Side, Variant};
use crate::gomoku::{Opening, Ruleset};
use crate::othello::StartLayout;

use super::error::{Place, ReadError, ReadErrorKind};
use super::transcript;

/// A transcript with fewer plies says too little about its board.
const PLIES_THAT_SHOW_THE_BOARD: usize = 4;

/// This many consecutive plies that are legal in Othello do not occur in Gomoku.
const PLIES_THAT_SHOW_OTHELLO: usize = 8;

/// What is illegal on every board of Othello up to this ply is not Othello.
const PLY_THAT_DENIES_OTHELLO: usize = 2;

/// Reads a transcript of `variant`, or of another board, or of the other game if there is no doubt.
///
/// # Errors
/// [`ReadErrorKind::Empty`], [`ReadErrorKind::UnknownFormat`] for what does not begin with a move, and the reader's
/// error for the board, of either game, on which most of it makes sense.
pub(super) fn read(text: &str, variant: Variant) -> Result<GameRecord, ReadError> {
    let error = match transcript::read(text, variant) {
        Ok(record) if record.plies().is_empty() => {
            return Err(ReadError::new(ReadErrorKind::Empty, Place::start_of(text), ""));
        }
        Ok(record) if variant.game() == Game::Othello => return Ok(record),
        Ok(record) => {
            let othello =
                first_that_fits(text, boards(Game::Othello, variant), PLIES_THAT_SHOW_OTHELLO).ok();
            return Ok(othello.unwrap_or(record));
        }
        Err(error) => error,
    };
    let error =
        match first_that_fits(text, boards(variant.game(), variant), PLIES_THAT_SHOW_THE_BOARD) {
            Ok(record) => return Ok(record),
            Err(later) => {
                later.filter(|it| it.move_number() > error.move_number()).unwrap_or(error)
            }
        };
    let (other, enough) = match variant.game() {
        Game::Othello if error.move_number() > PLY_THAT_DENIES_OTHELLO => return Err(error),
        // Illegal everywhere at once: however short, it is not Othello.
        Game::Othello if is_refused_at_once(text, variant) => (Game::Gomoku, 1),
        Game::Othello => (Game::Gomoku, PLIES_THAT_SHOW_THE_BOARD),
        Game::Gomoku => (Game::Othello, PLIES_THAT_SHOW_THE_BOARD),
    };
    first_that_fits(text, boards(other, variant), enough).map_err(|of_other| {
        let error = of_other.filter(|it| it.move_number() > error.move_number()).unwrap_or(error);
        if error.kind == ReadErrorKind::Syntax && error.move_number() == 1 {
            ReadError { kind: ReadErrorKind::UnknownFormat, place: Place::start_of(text), ..error }
        } else {
            error
        }
    })
}

fn is_refused_at_once(text: &str, variant: Variant) -> bool {
    let is_refused =
        |board| transcript::read(text, board).is_err_and(|error| error.move_number() <= 1);
    is_refused(variant) && boards(variant.game(), variant).all(is_refused)
}

/// The game on the first board on which all of the text is legal, or the error of the one that takes most of it.
fn first_that_fits(
    text: &str,
    boards: impl Iterator<Item = Variant>,
    enough: usize,
) -> Result<GameRecord, Option<ReadError>> {
    let mut furthest: Option<ReadError> = None;
    for board in boards {
        match transcript::read(text, board) {
            Ok(record) if record.plies().len() >= enough => return Ok(record),
            Err(error)
                if furthest.as_ref().is_none_or(|it| error.move_number() > it.move_number()) =>
            {
                furthest = Some(error);
            }
            Ok(_) | Err(_) => {}
        }
    }
    Err(furthest)
}

fn boards(game: Game, variant: Variant) -> impl Iterator<Item = Variant> {
    let mut sizes = game.kind().sizes.to_vec();
    let usual = Variant::usual(game).size();
    sizes.sort_by_key(|&size| (size != variant.size(), size != usual));
    let played = variant.rules().unwrap_or_default();
    let mut rules = Ruleset::ALL;
    rules.sort_by_key(|&rules| rules != played);
    let of_size = move |size| match game {
        Game::Othello => [StartLayout::Standard, StartLayout::Mirrored]
            .map(|layout| Variant::Othello { size, layout, first: Side::Black })
            .to_vec(),
        Game::Gomoku => {
            rules.map(|rules| Variant::Gomoku { size, rules, opening: Opening::Free }).to_vec()
        }
    };
    sizes.into_iter().flat_map(of_size)
}
