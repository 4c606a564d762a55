//! Who plays: people, the engine, and programs in its place.

use std::collections::BTreeMap;
use std::time::Duration;

use super::{Match, Mover, Refusal};
use crate::game::outcome::End;
use crate::game::player::Skill;
use crate::game::seat::{ProgramId, Seat};
use crate::game::side::{PerSide, Side};

impl Match {
    /// The current player of each side.
    pub fn players(&self) -> PerSide<Seat> {
        PerSide::from_fn(|side| self.setup.seat(self.position().player_of(side)))
    }

    /// How strong the engine plays `side`, or would if it replaced a program; `None` if a person plays it.
    pub fn machine(&self, side: Side) -> Option<Skill> {
        let player = self.position().player_of(side);
        (!self.setup.mode.is_human(player)).then(|| self.setup.skill(player))
    }

    /// The program playing `side`, if any.
    pub fn program(&self, side: Side) -> Option<ProgramId> {
        match self.players()[side] {
            Seat::Program(program) => Some(program),
            Seat::Person | Seat::Machine(_) => None,
        }
    }

    /// The program to move, if any. Their protocols know none of the openings that the engine leads through, so it
    /// acts for them until the opening is over.
    pub(crate) fn program_to_move(&self) -> Option<ProgramId> {
        let position = self.position();
        let is_asked = position.is_settled() && self.is_live(Mover::Machine);
        self.program(self.side_in_turn()).filter(|_| is_asked)
    }

    pub(crate) fn program_name(&self, program: ProgramId) -> &str {
        self.program_names.get(&program).map_or("", String::as_str)
    }

    pub(crate) fn name_programs(&mut self, names: BTreeMap<ProgramId, String>) {
        self.program_names = names;
    }

    /// Remembers the name of a player's program in the facts of the game, if it has moved there: it leaves.
    pub(crate) fn remember_program(&mut self, player: Side) {
        let Seat::Program(program) = self.setup.seat(player) else { return };
        let name = self.program_name(program).to_owned();
        let has_moved = self.turns().iter().enumerate().any(|(at, turn)| {
            self.position_after(at).player_to_move() == player && !turn.how.is_given()
        });
        if has_moved && !name.is_empty() {
            self.identity.before[player] = name;
        }
    }

    pub(crate) fn person_name(&self) -> &str {
        &self.person_name
    }

    pub(crate) fn name_person(&mut self, name: String) {
        self.person_name = name;
    }

    /// The skill of the engine to move, or of the one that a program replaces; `None` if nobody or a person is to move.
    pub fn machine_to_move(&self) -> Option<Skill> {
        self.is_live(Mover::Machine).then(|| self.setup.skill(self.player_to_move()))
    }

    /// Resigns for the engine or program to move.
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
