//! How games between the same opponents ended, kept in `$XDG_STATE_HOME/heibai/tally.toml`.

use std::path::Path;

use super::applied::Applied;
use super::disk::WriteError;
use super::kept_file::{Format, Kept};
use super::shared_file::{self, Fault, broken};
use crate::game::{
    Counted, Game, Opponents, ProgramId, Results, Seat, Skill, Tallies, TallyChange,
};
use serde::{Deserialize, Serialize};

const VERSION: i64 = 3;
/// The version of a file in which the machine plays like nobody.
const WITHOUT_PEOPLE: i64 = 2;
/// The version of a file without external programs.
const WITHOUT_PROGRAMS: i64 = 1;
const SIZE_LIMIT: u64 = 1 << 20;

impl Kept for Tallies {
    type Change = TallyChange;
    type Format = Table;

    fn apply(&mut self, change: &TallyChange) {
        self.change(*change);
    }
}

/// A change as stored in the journal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct WrittenChange {
    game: Game,
    players: [Sitter; 2],
    /// The index of the winner; `None` for a draw.
    winner: Option<bool>,
    is_taken_back: bool,
}

impl WrittenChange {
    /// Converts a change for the journal.
    pub fn of(change: TallyChange) -> Self {
        let (TallyChange::Count(counted) | TallyChange::TakeBack(counted)) = change;
        Self {
            game: counted.opponents.game(),
            players: counted.opponents.players().map(sitter),
            winner: counted.winner.map(|place| place == 1),
            is_taken_back: matches!(change, TallyChange::TakeBack(_)),
        }
    }

    /// The change; `None` if there are no such players.
    pub fn change(&self) -> Option<TallyChange> {
        let [one, other] = self.players.map(seat);
        let opponents = Opponents::new(self.game, one?, other?);
        let counted = Counted { opponents, winner: self.winner.map(usize::from) };
        let change = if self.is_taken_back { TallyChange::TakeBack } else { TallyChange::Count };
        Some(change(counted))
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    version: i64,
    #[serde(default, skip_serializing_if = "Applied::is_empty")]
    applied: Applied,
    #[serde(default)]
    opponents: Vec<Row>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    game: Game,
    players: [Sitter; 2],
    wins: [u32; 2],
    draws: u32,
}

/// A player: 0 for a person, the machine's level or the rating of somebody it plays like, or a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
enum Sitter {
    Number(u16),
    Program(ProgramId),
}

/// A table for each pair of opponents, as TOML. Its version is the least that can say what it says.
#[derive(Debug)]
pub struct Table;

impl Format<Tallies> for Table {
    fn read(path: &Path) -> Result<(Tallies, Applied), Fault> {
        let written = shared_file::read_toml::<Written>(path, SIZE_LIMIT, VERSION)?;
        let Some(written) = written else { return Ok(Default::default()) };
        let mut tallies = Tallies::default();
        for Row { game, players, wins, draws } in written.opponents {
            let [one, other] = players.map(seat);
            let (Some(one), Some(other)) = (one, other) else {
                return Err(broken(&format!(
                    "players {players:?}: expected levels, ratings by hundreds, or 0"
                )));
            };
            if one > other {
                return Err(broken(&format!("players {players:?}: expected the lower one first")));
            }
            tallies.set(Opponents::new(game, one, other), Results { wins, draws });
        }
        Ok((tallies, written.applied))
    }

    fn write(path: &Path, tallies: &Tallies, applied: &Applied) -> Result<(), WriteError> {
        let row = |(opponents, results): (&Opponents, &Results)| Row {
            game: opponents.game(),
            players: opponents.players().map(sitter),
            wins: results.wins,
            draws: results.draws,
        };
        let opponents: Vec<Row> = tallies.iter().map(row).collect();
        let is_person =
            |sitter: &Sitter| matches!(seat(*sitter), Some(Seat::Machine(Skill::Person(_))));
        let is_program = |row: &Row| matches!(row.players[1], Sitter::Program(_));
        let version = if opponents.iter().any(|row| row.players.iter().any(is_person)) {
            VERSION
        } else if opponents.iter().any(is_program) {
            WITHOUT_PEOPLE
        } else {
            WITHOUT_PROGRAMS
        };
        let written = Written { version, applied: applied.clone(), opponents };
        let text = toml::to_string(&written).expect("tallies are tables of plain values");
        shared_file::write(path, text.as_bytes(), SIZE_LIMIT)
    }
}

fn seat(sitter: Sitter) -> Option<Seat> {
    match sitter {
        Sitter::Number(0) => Some(Seat::Person),
        Sitter::Number(number) => Skill::new(number).map(Seat::Machine),
        Sitter::Program(program) => Some(Seat::Program(program)),
    }
}

fn sitter(seat: Seat) -> Sitter {
    match seat {
        Seat::Person => Sitter::Number(0),
        Seat::Machine(skill) => Sitter::Number(skill.number()),
        Seat::Program(program) => Sitter::Program(program),
    }
}
