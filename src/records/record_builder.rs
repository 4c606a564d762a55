//! Replays written moves; forced passes need not be written.

use crate::game::{GameRecord, IllegalPly, Ply, Position, StartError, Variant};

/// More plies than any game has, even with many skipped turns.
pub const MAX_PLIES: usize = 10_000;

#[derive(Clone)]
pub(super) struct RecordBuilder {
    position: Position,
    plies: Vec<Ply>,
}

impl RecordBuilder {
    pub(super) fn new(variant: Variant) -> Result<Self, StartError> {
        Ok(Self::from(variant.start()?))
    }

    pub(super) fn position(&self) -> &Position {
        &self.position
    }

    pub(super) fn next_number(&self) -> usize {
        self.plies.len() + 1
    }

    pub(super) fn is_too_long(&self) -> bool {
        self.plies.len() > MAX_PLIES
    }

    pub(super) fn pass_if_forced(&mut self) {
        if self.position.must_pass() {
            self.pass();
        }
    }

    /// Passes; after the end of the game this does nothing.
    pub(super) fn pass(&mut self) {
        if self.position.play(Ply::Pass).is_ok() {
            self.plies.push(Ply::Pass);
        }
    }

    pub(super) fn place(&mut self, cell: usize) -> Result<(), IllegalPly> {
        self.play(Ply::Place(cell))
    }

    pub(super) fn play(&mut self, ply: Ply) -> Result<(), IllegalPly> {
        self.position.play(ply)?;
        self.plies.push(ply);
        Ok(())
    }

    pub(super) fn into_plies(self) -> Vec<Ply> {
        self.plies
    }

    pub(super) fn finish(self, variant: Variant) -> GameRecord {
        GameRecord::new(variant, self.plies).expect("every ply was played already")
    }
}

impl From<Position> for RecordBuilder {
    fn from(start: Position) -> Self {
        Self { position: start, plies: Vec::new() }
    }
}
