//! The steps of an opening.

use super::choice::Choice;
use crate::gomoku::stone::Stone;

/// A step of an opening. Who takes it is named by the colour that they have at that time; the opener begins with Black.
#[derive(Clone, Copy, Debug)]
pub(super) enum Step {
    /// The next stone, at most so far from the centre along columns and rows.
    Stone { by: Stone, reach: Option<u8> },
    /// A choice between these.
    Choice { by: Stone, of: &'static [Choice] },
    /// Black offers fifth moves.
    Offers,
    /// White takes one of them.
    Pick,
}

/// The steps of an opening. After the last one White is to move, or Black after an even number of stones.
pub(super) struct Script {
    pub(super) main: &'static [Step],
    /// A choice that leads away from the main steps, and the steps after it.
    pub(super) aside: Option<(Choice, &'static [Step])>,
    /// The fifth moves that are offered unless others are chosen.
    pub(super) offers: u8,
}

const COLOURS: &[Choice] = &[Choice::Black, Choice::White];

pub(super) const fn anywhere(by: Stone) -> Step {
    Step::Stone { by, reach: None }
}

pub(super) const fn within(reach: u8, by: Stone) -> Step {
    Step::Stone { by, reach: Some(reach) }
}

pub(super) const fn colours(by: Stone) -> Step {
    Step::Choice { by, of: COLOURS }
}
