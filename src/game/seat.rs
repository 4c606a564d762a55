//! Who plays a side.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::player::Skill;

/// Who plays a side; people sort first, then the engine by skill, then programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Seat {
    /// A person at the board.
    Person,
    /// Our engine, as strong as this.
    Machine(Skill),
    /// Another program.
    Program(ProgramId),
}

/// A program of the user's list, whatever its name. Numbers are never reused.
///
/// ```
/// use heibai::game::ProgramId;
/// let id: ProgramId = "00000000000000ff".parse().unwrap();
/// assert_eq!(id, ProgramId::new(255));
/// assert_eq!(id.to_string(), "00000000000000ff");
/// assert!("ff".parse::<ProgramId>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct ProgramId(u64);

impl ProgramId {
    /// The program with this number.
    pub const fn new(number: u64) -> Self {
        Self(number)
    }
}

impl fmt::Display for ProgramId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl From<ProgramId> for String {
    fn from(id: ProgramId) -> Self {
        id.to_string()
    }
}

impl FromStr for ProgramId {
    type Err = ProgramIdError;

    fn from_str(text: &str) -> Result<Self, ProgramIdError> {
        let is_number = text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        let number = u64::from_str_radix(text, 16).ok().filter(|_| is_number);
        number.map(Self).ok_or_else(|| ProgramIdError(text.chars().take(40).collect()))
    }
}

impl TryFrom<String> for ProgramId {
    type Error = ProgramIdError;

    fn try_from(text: String) -> Result<Self, ProgramIdError> {
        text.parse()
    }
}

/// A text is not a program's number.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("expected 16 hexadecimal digits, found {0:?}")]
pub struct ProgramIdError(String);
