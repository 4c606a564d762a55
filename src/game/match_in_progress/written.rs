//! The match as it is written down.

use super::Match;
use crate::game::record::GameRecord;
use crate::game::seat::Seat;
use crate::game::side::PerSide;
use crate::game::tree::{Facts, GameTree};

impl Match {
    /// The moves from the start to where the game stands.
    pub fn record(&self) -> GameRecord {
        GameRecord::of(self.tree(), self.history.tip())
    }

    /// The game with all that was played in it, and who plays it how.
    pub fn tree_with_facts(&self) -> GameTree {
        self.tree().clone().with_facts(self.facts())
    }

    /// The game from its start to where it stands, and who plays it how.
    pub fn written(&self) -> GameTree {
        self.tree().line_to(self.history.tip()).with_facts(self.facts())
    }

    /// What is known of the game as a whole.
    pub fn facts(&self) -> Facts {
        let setup = &self.setup;
        let facts = Facts {
            names: self.names(),
            mode: Some(setup.mode),
            levels: Some(setup.levels),
            ..Facts::default()
        };
        facts.with_time(Some(setup.time))
    }

    /// What who began with a colour would be called: the machine by its level, a program by its name, a person who
    /// plays against one of them as that was told. Which of two people sits where nobody has told.
    fn names(&self) -> PerSide<String> {
        PerSide::from_fn(|player| match self.setup.seat(player) {
            Seat::Person if self.setup.mode.person().is_some() => self.person_name.clone(),
            Seat::Person => String::new(),
            Seat::Machine(level) => format!("Heibai {}", level.number()),
            Seat::Program(program) => self.program_name(program).to_owned(),
        })
    }
}
