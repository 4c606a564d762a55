//! The match as a record.

use super::Match;
use crate::game::record::GameRecord;
use crate::game::seat::Seat;
use crate::game::side::PerSide;
use crate::game::tree::{Facts, GameTree};

impl Match {
    /// The moves from the start to the current position.
    pub fn record(&self) -> GameRecord {
        GameRecord::of(self.tree(), self.history.tip())
    }

    pub(crate) fn tree_with_facts(&self) -> GameTree {
        self.tree().clone().with_facts(self.facts())
    }

    /// The current line of the game, with its facts.
    pub fn line_with_facts(&self) -> GameTree {
        self.tree().line_to(self.history.tip()).with_facts(self.facts())
    }

    /// The facts of the whole game.
    pub fn facts(&self) -> Facts {
        let setup = &self.setup;
        let facts = Facts {
            names: self.names(),
            mode: Some(setup.mode),
            skills: Some(PerSide::from_fn(|player| setup.skill(player))),
            ..Facts::default()
        };
        facts.with_time(Some(setup.time))
    }

    /// The names by starting colour: the engine's by level, a program's own, and the person's who plays against one.
    /// Which of two people sits where is unknown. One that took the place of a program is named after it.
    fn names(&self) -> PerSide<String> {
        PerSide::from_fn(|player| {
            let name = match self.setup.seat(player) {
                Seat::Person if self.setup.mode.person().is_some() => self.person_name.clone(),
                Seat::Person => String::new(),
                Seat::Machine(skill) => format!("Heibai {}", skill.number()),
                Seat::Program(program) => self.program_name(program).to_owned(),
            };
            let both = [self.identity.before[player].as_str(), &name];
            both.into_iter().filter(|name| !name.is_empty()).collect::<Vec<_>>().join(", ")
        })
    }
}
