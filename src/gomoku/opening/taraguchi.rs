//! Taraguchi-10, an opening rule of many tournaments of renju (<https://www.renju.net/rule/25/>,
//! <https://en.wikipedia.org/wiki/Taraguchi_opening_rule>).
//!
//! The first four stones lie in the centre, the central 3×3, 5×5 and 7×7 points. After each, the player who did not
//! place it may swap. After the fourth there is another choice: to keep Black and offer ten fifth moves anywhere, none
//! like another, of which White takes one. Otherwise Black places the fifth stone in the central 9×9 points, and White
//! may swap once more.

use super::choice::Choice;
use super::script::{Script, Step, colours, within};
use crate::gomoku::stone::Stone;

const TEN: Choice = Choice::Fifths(10);

pub(super) const SCRIPT: Script = Script {
    main: &[
        within(0, Stone::Black),
        colours(Stone::White),
        within(1, Stone::White),
        colours(Stone::Black),
        within(2, Stone::Black),
        colours(Stone::White),
        within(3, Stone::White),
        Step::Choice { by: Stone::Black, of: &[Choice::Black, Choice::White, TEN] },
        within(4, Stone::Black),
        colours(Stone::White),
    ],
    aside: Some((TEN, &[Step::Offers, Step::Pick])),
    offers: 10,
};
