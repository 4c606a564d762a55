//! The swap2 opening: our stones and our choice of colour.

use std::io::Write;

use super::command::{Command, Spot};
use super::session::{Answer, Refusal, Session, point};
use super::table::TableError;
use crate::game::{self, Choice};
use crate::gomoku::{Opening, Point, Position, Stone};
use crate::protocol::inbox::Inbox;

struct Progress {
    position: Position,
    stones: Vec<(Point, Stone)>,
}

impl<W: Write> Session<W> {
    /// Answers with the next part of an opening: three stones on the empty board; after three, `SWAP` for Black, the next
    /// move as White, or two stones after which the opponent chooses; after five, `SWAP` or the next move as White.
    pub(super) fn swap2(&mut self, spots: &[Spot], inbox: &Inbox<Command>) -> Answer {
        let mut progress = self.progress(spots)?;
        let mut spots = Vec::new();
        let answer = loop {
            let stage = progress.position.stage();
            if stage.wants_choice() && !spots.is_empty() {
                break spelt(&spots);
            }
            // Up to three searches make one answer.
            let position = game::Position::Gomoku(Box::new(progress.position.clone()));
            let report = self.search(&position, self.limits(3), 1, inbox);
            let report = report.ok_or(TableError::GameOver)?;
            if stage.wants_choice() {
                // The colour to move can always be kept.
                let choice = report.choice.unwrap_or(Choice::White);
                progress.position.choose(choice).map_err(|_| TableError::GameOver)?;
                if choice == Choice::Black {
                    break "SWAP".to_owned();
                }
                continue;
            }
            let table = self.ready()?;
            let point = point(table, report.best);
            progress.place(point).map_err(|()| TableError::GameOver)?;
            spots.push(table.spot(point));
            if stage.is_settled() {
                break spelt(&spots);
            }
        };
        self.ready()?.adopt(progress.stones);
        Ok(Some(answer))
    }

    fn progress(&mut self, spots: &[Spot]) -> Result<Progress, Refusal> {
        if ![0, 3, 5].contains(&spots.len()) {
            return Err(Refusal::Swap2Stones(spots.len()));
        }
        let table = self.ready()?;
        let position = Position::start(table.size(), table.position().ruleset(), Opening::Swap2)?;
        let mut progress = Progress { position, stones: Vec::new() };
        for &spot in spots {
            if progress.position.stage().wants_choice() {
                progress.position.choose(Choice::TwoMore).map_err(|_| TableError::GameOver)?;
            }
            let point = table.point(spot)?;
            progress.place(point).map_err(|()| TableError::Occupied(spot))?;
        }
        Ok(progress)
    }
}

impl Progress {
    fn place(&mut self, point: Point) -> Result<(), ()> {
        let stone = self.position.to_move();
        self.position.place(point).map_err(|_| ())?;
        self.stones.push((point, stone));
        Ok(())
    }
}

fn spelt(spots: &[Spot]) -> String {
    spots.iter().map(Spot::to_string).collect::<Vec<_>>().join(" ")
}
