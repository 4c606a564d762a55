//! Who sits at the board: people, the machine, and programs that take its place.

use std::collections::BTreeMap;
use std::time::Duration;

use super::{Match, Mover, Refusal};
use crate::game::outcome::End;
use crate::game::player::Level;
use crate::game::seat::{ProgramId, Seat};
use crate::game::side::{PerSide, Side};

impl Match {
    /// Who has each side now.
    pub fn players(&self) -> PerSide<Seat> {
        PerSide::from_fn(|side| self.setup.seat(self.position().player_of(side)))
    }

    /// The level of the machine that has `side` now, or would have it in the place of a program; `None` if a person
    /// has it.
    pub fn machine(&self, side: Side) -> Option<Level> {
        let player = self.position().player_of(side);
        (!self.setup.mode.is_human(player)).then(|| self.setup.levels[player])
    }

    /// The program that has `side` now, if one has.
    pub fn program(&self, side: Side) -> Option<ProgramId> {
        match self.players()[side] {
            Seat::Program(program) => Some(program),
            Seat::Person | Seat::Machine(_) => None,
        }
    }

    /// The program that is to find the next move, if one is. No program is told of an opening in which nobody has a
    /// colour yet: there the machine acts for it.
    pub fn program_to_move(&self) -> Option<ProgramId> {
        let position = self.position();
        let has_colours = position.choices().is_empty() && position.opening_stones() == 0;
        let is_asked = has_colours && self.is_live(Mover::Machine);
        self.program(self.side_in_turn()).filter(|_| is_asked)
    }

    /// What a program is called; empty if that is not known.
    pub fn program_name(&self, program: ProgramId) -> &str {
        self.program_names.get(&program).map_or("", String::as_str)
    }

    /// Takes over what the programs are called.
    pub fn name_programs(&mut self, names: BTreeMap<ProgramId, String>) {
        self.program_names = names;
    }

    /// What the person is called who plays against the machine; nothing if nobody has told.
    pub fn person_name(&self) -> &str {
        &self.person_name
    }

    /// Takes over what the person is called who plays against the machine.
    pub fn name_person(&mut self, name: String) {
        self.person_name = name;
    }

    /// The level of the machine whose turn it is, or that of the machine in whose place a program sits; `None` if
    /// nobody or a person is to move.
    pub fn machine_to_move(&self) -> Option<Level> {
        self.is_live(Mover::Machine).then(|| self.setup.levels[self.player_to_move()])
    }

    /// Gives the game up for the machine or the program whose turn it is.
    ///
    /// # Errors
    /// [`Refusal`] if it is not its turn.
    pub fn give_up(&mut self, now: Duration) -> Result<(), Refusal> {
        self.advance(now);
        self.check_turn(Mover::Machine)?;
        self.history.end_by(End::Resigned(self.side_in_turn()));
        self.turn_is_over(now);
        Ok(())
    }
}
