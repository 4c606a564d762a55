//! Who plays: people, or the engine at one of its levels.

use serde::{Deserialize, Serialize};

use super::side::Side;

/// The engine's level, from 1 to 10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Level(u8);

impl Level {
    /// The weakest.
    pub const MIN: Self = Self(1);
    /// The strongest.
    pub const MAX: Self = Self(10);

    /// Returns the level with this number, or `None` unless it is from 1 to 10.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= Self::MIN.0 && number <= Self::MAX.0 { Some(Self(number)) } else { None }
    }

    /// The number, from 1 to 10.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Every level, weakest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (Self::MIN.0..=Self::MAX.0).map(Self)
    }
}

impl Default for Level {
    /// Somebody who knows the rules can beat this now and then.
    fn default() -> Self {
        Self(3)
    }
}

impl TryFrom<u8> for Level {
    type Error = LevelError;

    fn try_from(number: u8) -> Result<Self, LevelError> {
        Self::new(number).ok_or(LevelError(number))
    }
}

impl From<Level> for u8 {
    fn from(level: Level) -> Self {
        level.0
    }
}

/// There is no such level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected a level from 1 to 10, found {0}")]
pub struct LevelError(u8);

/// The rating of somebody whom the machine plays like: from 800 to 2200, by hundreds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PersonRating(u16);

impl PersonRating {
    /// Somebody who can move discs.
    pub const MIN: Self = Self(800);
    /// Somebody who wins tournaments.
    pub const MAX: Self = Self(2200);
    /// From one rating to the next.
    pub const STEP: u16 = 100;

    /// Returns the rating with this number, or `None` unless it is a hundred from 800 to 2200.
    pub const fn new(number: u16) -> Option<Self> {
        let is_one =
            number >= Self::MIN.0 && number <= Self::MAX.0 && number.is_multiple_of(Self::STEP);
        if is_one { Some(Self(number)) } else { None }
    }

    /// The number.
    pub const fn number(self) -> u16 {
        self.0
    }

    /// Every rating, weakest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (Self::MIN.0..=Self::MAX.0).step_by(Self::STEP.into()).map(Self)
    }
}

/// How strong the machine plays; levels sort first. One number in files and for the window: that of the level, or the rating.
///
/// ```
/// use heibai::game::{Level, Skill};
/// assert_eq!(Skill::new(3), Level::new(3).map(Skill::Level));
/// assert!(matches!(Skill::new(1400), Some(Skill::Person(_))));
/// assert_eq!(Skill::new(1450), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub enum Skill {
    /// At a level.
    Level(Level),
    /// Like a person, where the machine can: see [`super::Variant::knows_people`].
    Person(PersonRating),
}

impl Skill {
    /// Returns the level or the rating with this number, or `None` if there is neither.
    pub fn new(number: u16) -> Option<Self> {
        let level = u8::try_from(number).ok().and_then(Level::new).map(Self::Level);
        level.or_else(|| PersonRating::new(number).map(Self::Person))
    }

    /// The number of the level, or the rating.
    pub const fn number(self) -> u16 {
        match self {
            Self::Level(level) => level.0 as u16,
            Self::Person(rating) => rating.0,
        }
    }

    /// The level, or the one that plays about as strong in Othello (docs/people.md).
    pub const fn level(self) -> Level {
        match self {
            Self::Level(level) => level,
            Self::Person(PersonRating(..900)) => Level(2),
            Self::Person(PersonRating(..1100)) => Level(3),
            Self::Person(PersonRating(..1400)) => Level(4),
            Self::Person(PersonRating(..1700)) => Level(5),
            Self::Person(PersonRating(..2000)) => Level(6),
            Self::Person(_) => Level(7),
        }
    }
}

impl Default for Skill {
    fn default() -> Self {
        Self::Level(Level::default())
    }
}

impl From<Level> for Skill {
    fn from(level: Level) -> Self {
        Self::Level(level)
    }
}

impl TryFrom<u16> for Skill {
    type Error = SkillError;

    fn try_from(number: u16) -> Result<Self, SkillError> {
        Self::new(number).ok_or(SkillError(number))
    }
}

impl From<Skill> for u16 {
    fn from(skill: Skill) -> Self {
        skill.number()
    }
}

/// There is neither such a level nor such a rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected a level from 1 to 10, or a rating of hundreds from 800 to 2200, found {0}")]
pub struct SkillError(u16);

/// Who plays which side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// Two people at one board.
    TwoPlayers,
    /// A person has Black, the engine White.
    #[default]
    PlayBlack,
    /// A person has White, the engine Black.
    PlayWhite,
    /// The engine plays itself.
    Watch,
}

impl Mode {
    /// Returns whether a person plays `side`.
    pub fn is_human(self, side: Side) -> bool {
        match self {
            Self::TwoPlayers => true,
            Self::PlayBlack => side == Side::Black,
            Self::PlayWhite => side == Side::White,
            Self::Watch => false,
        }
    }

    /// One person, with this side, against the engine.
    pub fn with_person(person: Side) -> Self {
        match person {
            Side::Black => Self::PlayBlack,
            Side::White => Self::PlayWhite,
        }
    }

    /// The side of the one person who plays against the engine, if there is one.
    pub fn person(self) -> Option<Side> {
        match self {
            Self::PlayBlack => Some(Side::Black),
            Self::PlayWhite => Some(Side::White),
            Self::TwoPlayers | Self::Watch => None,
        }
    }

    /// The same players with sides swapped.
    #[must_use]
    pub fn swapped(self) -> Self {
        match self {
            Self::PlayBlack => Self::PlayWhite,
            Self::PlayWhite => Self::PlayBlack,
            Self::TwoPlayers | Self::Watch => self,
        }
    }
}
