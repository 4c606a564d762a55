//! The explorer: what was played from the position on the board.

use super::AppState;
use crate::app::collections::Change;
use crate::app::explorer::{
    BookAnswer, Collections, Explored, ExploredMove, Held, ListedCollection, News,
};
use crate::app::state::refusal::file_refusal;
use crate::app::state::{BookRow, CollectionRow, ExplorerEvent, ExplorerRow, LibraryJob, Status};
use crate::book::foreign::KnownMove;
use crate::game::Game;

impl AppState {
    /// What was played from the position on the board; `None` while that is not known.
    pub fn explored(&self) -> Option<&Explored> {
        self.explorer.explored()
    }

    /// The games counted, and which collections can't be read; `None` before they were looked for.
    pub fn collections(&self) -> Option<&Collections> {
        self.explorer.collections()
    }

    /// How many games finished here are of the game on the board.
    pub fn own_to_explore(&self) -> usize {
        self.collections().map_or(0, |it| it.own[self.explored_game()])
    }

    /// How many games of the game on the board are counted, those finished here only if they are to be.
    pub fn games_to_explore(&self) -> usize {
        let game = self.explored_game();
        let added: usize = self.explorer.added().iter().map(|it| games_of(it, game)).sum();
        added + if self.explorer.counts_own { self.own_to_explore() } else { 0 }
    }

    fn explored_game(&self) -> Game {
        self.explored_position().game()
    }

    /// Whether files are being added to the explorer.
    pub fn is_adding(&self) -> bool {
        self.explorer.is_adding()
    }

    /// The moves in the position on the board, most played first.
    pub fn explorer_rows(&self) -> Vec<ExplorerRow> {
        let Some(explored) = self.explored() else { return Vec::new() };
        let side = self.explored_position().side_to_move();
        let values = self.explored_values();
        let row = |played: &ExploredMove| {
            let known = values.iter().find(|(cell, _)| *cell == played.cell);
            let value = known.map(|(_, value)| *value);
            ExplorerRow { side, played: played.clone(), value }
        };
        explored.moves.iter().map(row).collect()
    }

    /// What books of other programs say of the moves in the position on the board, book by book, best first.
    pub fn book_rows(&self) -> Vec<BookRow> {
        let position = self.explored_position();
        let side = position.side_to_move();
        let rows = |answer: &BookAnswer| {
            let row = |(at, known): (usize, KnownMove)| BookRow {
                book: answer.path.clone(),
                begins: at == 0,
                side,
                name: position.cell_name(known.cell),
                known,
            };
            answer.known.moves.iter().copied().enumerate().map(row).collect::<Vec<_>>()
        };
        self.explorer.books().iter().flat_map(rows).collect()
    }

    /// The collections in the list, in their order.
    pub fn collection_rows(&self) -> Vec<CollectionRow> {
        let game = self.explored_game();
        let row = |it: &ListedCollection| CollectionRow {
            path: it.path.clone(),
            held: it.held.as_ref().ok().copied(),
            games: games_of(it, game),
            trouble: it.held.as_ref().err().map(|error| file_refusal(Status::OpenRefused, error)),
        };
        self.explorer.added().iter().map(row).collect()
    }

    pub(super) fn explorer_event(&mut self, event: ExplorerEvent) {
        match event {
            ExplorerEvent::Show(is_on) => self.explorer.show(is_on, &mut self.out),
            ExplorerEvent::ShowBooks(are_shown) => {
                self.explorer.show_books(are_shown, &mut self.out);
            }
            ExplorerEvent::Add(path) => self.explorer.add(path, &mut self.out),
            ExplorerEvent::StopAdding => self.explorer.stop_adding(&mut self.out),
            ExplorerEvent::Remove(path) => {
                self.explorer.read(Some(Change::Remove(path)), &mut self.out);
            }
            ExplorerEvent::ListGames => {
                let has_games = |it: &&ListedCollection| {
                    matches!(it.held, Ok(Held::Games { .. } | Held::Waiting { is_book: false }))
                };
                let readable = self.explorer.added().iter().filter(has_games);
                let job = LibraryJob::ListBehind {
                    files: readable.map(|it| it.path.clone()).collect(),
                    own: self.explorer.counts_own,
                    position: Box::new(self.explored_position()),
                    line: self.line_to_here(),
                };
                self.library.begin(job, String::new(), &mut self.out);
            }
            ExplorerEvent::News(News::Counted(number, counts)) => {
                self.openings.counted(number, counts);
            }
            ExplorerEvent::News(news) => self.explorer.accept(news),
        }
    }

    pub(super) fn look_up_position(&mut self) {
        if self.explorer.is_wanted() {
            let position = self.explored_position();
            self.explorer.look_up(position, &mut self.out);
        }
    }
}

fn games_of(listed: &ListedCollection, game: Game) -> usize {
    match listed.held {
        Ok(Held::Games { read, .. }) => read[game],
        _ => 0,
    }
}
