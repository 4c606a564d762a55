//! The stones that balance the position on the board: what was asked, and what was found.

use super::messages::{BalanceJob, BalanceShown, BalancedRow};
use crate::analysis::{Balanced, Stones, chance};
use crate::app::state::Effect;
use crate::app::state::output::Output;
use crate::game::{Ply, Position};

#[derive(Clone, Debug, Default)]
pub struct Balance {
    /// Of the last job.
    number: u64,
    asked: Option<(Position, Stones)>,
    found: Option<Vec<Balanced>>,
}

impl Balance {
    /// Asks for stones that balance this position, in place of others, if it is of Gomoku.
    pub fn ask(&mut self, position: &Position, stones: Stones, out: &mut Output) {
        let Position::Gomoku(of_gomoku) = position else { return };
        let number = self.number + 1;
        let job = BalanceJob { number, position: of_gomoku.as_ref().clone(), stones };
        out.push(Effect::Balance(Some(Box::new(job))));
        *self = Self { number, asked: Some((position.clone(), stones)), found: None };
    }

    /// Takes the question back.
    pub fn forget(&mut self, out: &mut Output) {
        if self.asked.is_some() && self.found.is_none() {
            out.push(Effect::Balance(None));
        }
        *self = Self { number: self.number, ..Self::default() };
    }

    pub fn accept(&mut self, number: u64, found: Vec<Balanced>) {
        if number == self.number && self.asked.is_some() {
            self.found = Some(found);
        }
    }

    /// The stones in this place, as plies after the position that they balance.
    pub fn line(&self, row: usize) -> Option<(Position, Vec<Ply>)> {
        let (position, _) = self.asked.as_ref()?;
        let cells = cells(position, self.found.as_ref()?.get(row)?);
        Some((position.clone(), cells.into_iter().map(Ply::Place).collect()))
    }

    pub fn shown(&self, position: Option<&Position>) -> BalanceShown {
        let possible = match position {
            Some(Position::Gomoku(position)) => position.stage().is_settled(),
            _ => false,
        };
        let Some((position, stones)) = &self.asked else {
            return BalanceShown { possible, ..BalanceShown::default() };
        };
        let row = |balanced: &Balanced| BalancedRow {
            cells: cells(position, balanced),
            score: balanced.score.discs(),
            percent: (100.0 * chance(position, balanced.score)).round() as u8,
        };
        let found = self.found.as_ref().map(|found| found.iter().map(row).collect());
        BalanceShown { possible, asked: Some(*stones), found }
    }
}

fn cells(position: &Position, balanced: &Balanced) -> Vec<usize> {
    let size = position.size();
    balanced.points.iter().filter_map(|point| point.index(size)).collect()
}
