//! The classes that the shapes of a point's four lines make.

use super::shapes::Shape;

/// What a stone on an empty point makes in all, weakest first; the last is for Black in renju only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Class {
    /// Nothing that can become a five.
    Nothing,
    /// Lone stones.
    One,
    /// A two.
    Two,
    /// More than one open two.
    Twos,
    /// A three that can become a four.
    SleepingThree,
    /// A three that can become a four, and another one or an open two.
    SleepingThreePlus,
    /// An open three.
    Three,
    /// An open three and another line to build on.
    ThreePlus,
    /// Two open threes.
    Threes,
    /// A four.
    Four,
    /// A four and another line to build on.
    FourPlus,
    /// A four and an open three.
    FourThree,
    /// An open four, or two fours: wins unless the other side has a five or four to answer with.
    OpenFour,
    /// A row that wins.
    Five,
    /// Possibly forbidden; [`crate::gomoku::renju::foul`] decides.
    Suspect,
}

impl Class {
    /// The number of classes.
    pub const COUNT: usize = 15;

    /// The class of four shapes; `forbids` says whether double threes and double fours are forbidden.
    pub fn of(shapes: [Shape; 4], forbids: bool) -> Self {
        let count = |from: Shape, to: Shape| {
            shapes.iter().filter(|&&shape| from <= shape && shape <= to).count()
        };
        let fours = count(Shape::Four, Shape::OpenFour);
        let threes = count(Shape::Three, Shape::WideThree);
        let sleeping = count(Shape::SleepingThree, Shape::SleepingThree);
        let twos = count(Shape::Two, Shape::WidestTwo);
        if count(Shape::Five, Shape::Five) > 0 {
            return Self::Five;
        }
        if forbids && (count(Shape::DoubleFour, Shape::Overline) > 0 || fours > 1 || threes > 1) {
            return Self::Suspect;
        }
        if fours > 1 || count(Shape::OpenFour, Shape::OpenFour) > 0 {
            return Self::OpenFour;
        }
        let more = sleeping + twos;
        match (fours, threes, sleeping, twos) {
            (1, 1.., ..) => Self::FourThree,
            (1, ..) if more > 0 => Self::FourPlus,
            (1, ..) => Self::Four,
            (_, 2.., ..) => Self::Threes,
            (_, 1, ..) if more > 0 => Self::ThreePlus,
            (_, 1, ..) => Self::Three,
            (_, _, 1.., _) if more > 1 => Self::SleepingThreePlus,
            (_, _, 1.., _) => Self::SleepingThree,
            (_, _, _, 2..) => Self::Twos,
            (_, _, _, 1) => Self::Two,
            _ if count(Shape::SleepingTwo, Shape::SleepingTwo) > 0 => Self::Two,
            _ if count(Shape::SleepingOne, Shape::One) > 0 => Self::One,
            _ => Self::Nothing,
        }
    }

    /// Whether it must be answered: a four or better that is not a five.
    #[inline]
    pub fn is_four(self) -> bool {
        Self::Four <= self && self <= Self::OpenFour
    }
}
