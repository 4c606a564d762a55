//! A collection of games, held in memory.

use std::collections::BTreeMap;

use super::board_games::{BoardGames, Line};
use super::gomoku::{GomokuLine, GomokuTarget};
use super::othello::{OthelloLine, OthelloTarget};
use super::results::{Results, Verdict};
use crate::game::{Game, PerGame, Ply, Position, Side};
use crate::othello::Board;
use crate::records::formats::{Games, Moves};

/// A collection of games: Othello's on 8×8 squares, and Gomoku's on any board. Others and broken ones are only counted.
#[derive(Clone, Debug, Default)]
pub struct GameDatabase {
    othello: BoardGames<OthelloLine>,
    gomoku: BTreeMap<u8, BoardGames<GomokuLine>>,
    left_out: usize,
}

impl GameDatabase {
    /// Reads the games of a file. `goes_on` gets the numbers of games read and of all, and says whether to go on; `None`
    /// if not.
    pub fn read(games: &dyn Games, mut goes_on: impl FnMut(usize, usize) -> bool) -> Option<Self> {
        const ONCE_IN: usize = 256;
        let mut database = Self::default();
        let count = games.len();
        for index in 0..count {
            if index % ONCE_IN == 0 && !goes_on(index, count) {
                return None;
            }
            match games.moves(index) {
                Ok(moves) => database.add(&moves),
                Err(_) => database.left_out += 1,
            }
        }
        Some(database)
    }

    /// Adds a game.
    pub fn add(&mut self, game: &Moves) {
        let start = game.start.position();
        let verdict = verdict(game, start.side_to_move());
        match start {
            Position::Othello(position) => match Board::try_from(position) {
                Ok(board) => {
                    let start = OthelloLine::new(board);
                    self.othello.add(start, &squares(start, &game.plies), verdict);
                }
                Err(_) => self.left_out += 1,
            },
            Position::Gomoku(position) => {
                let of_size = self.gomoku.entry(position.size()).or_default();
                of_size.add(GomokuLine::new(start), &points(&game.plies), verdict);
            }
        }
    }

    /// The number of games.
    pub fn len(&self) -> usize {
        let PerGame { othello, gomoku } = self.of_each();
        othello + gomoku
    }

    /// How many there are of each game.
    pub fn of_each(&self) -> PerGame<usize> {
        PerGame::from_fn(|game| match game {
            Game::Othello => self.othello.len(),
            Game::Gomoku => self.gomoku.values().map(BoardGames::len).sum(),
        })
    }

    /// Returns whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The number of games left out, because they are broken or of other boards.
    pub fn left_out(&self) -> usize {
        self.left_out
    }

    /// Calls `tell` for each game through a position.
    pub(super) fn look(
        &mut self,
        position: &Position,
        tell: &mut dyn FnMut(Option<usize>, Results),
    ) {
        match position {
            Position::Othello(position) => {
                if let Ok(board) = Board::try_from(position) {
                    self.othello.look(&OthelloTarget::new(board), tell);
                }
            }
            Position::Gomoku(gomoku) => {
                if let Some(of_size) = self.gomoku.get_mut(&gomoku.size()) {
                    of_size.look(&GomokuTarget::new(position), tell);
                }
            }
        }
    }
}

fn verdict(game: &Moves, first: Side) -> Verdict {
    let Some(black) = game.margin else { return Verdict::Unknown };
    let margin = if first == Side::Black { black } else { -black };
    match game.start.position() {
        Position::Othello(_) if game.is_scored => Verdict::Margin(margin),
        Position::Othello(_) | Position::Gomoku(_) => Verdict::Sign(margin.signum() as i8),
    }
}

/// The moves up to a skipped turn, after which no moves lead to the board.
fn squares(mut line: OthelloLine, plies: &[Ply]) -> Vec<u16> {
    let mut moves = Vec::with_capacity(plies.len());
    let mut has_passed = !line.is_first_to_move();
    for ply in plies {
        match *ply {
            Ply::Place(cell) if line.is_legal(cell) => {
                let before = line.is_first_to_move();
                moves.push(cell as u16);
                line.play(cell as u16);
                // Nobody else could move.
                has_passed = line.is_first_to_move() == before;
            }
            Ply::Pass if has_passed => has_passed = false,
            _ => break,
        }
    }
    moves
}

/// The stones one after another; how colours were chosen makes no difference to the board.
fn points(plies: &[Ply]) -> Vec<u16> {
    plies.iter().filter_map(|ply| ply.placed()).map(|cell| cell as u16).collect()
}
