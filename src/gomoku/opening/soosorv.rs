//! Soosõrv-8, the opening rule of renju's world championships since 2017
//! (<https://en.wikipedia.org/wiki/Soosõrv_opening_rule>, after <https://www.renju.net/rules/>).
//!
//! The opener places one of the 26 openings, as in the RIF rule, and the other player takes a colour. White places the
//! fourth stone anywhere and declares how many fifth moves there will be, one to eight. Then Black may swap. Black offers
//! as many fifth moves, none like another, and White takes one of them and plays on.

use super::choice::Choice;
use super::script::{Script, Step, anywhere, colours, within};
use crate::gomoku::stone::Stone;

const NUMBERS: &[Choice] = &[
    Choice::Fifths(1),
    Choice::Fifths(2),
    Choice::Fifths(3),
    Choice::Fifths(4),
    Choice::Fifths(5),
    Choice::Fifths(6),
    Choice::Fifths(7),
    Choice::Fifths(8),
];

pub(super) const SCRIPT: Script = Script {
    main: &[
        within(0, Stone::Black),
        within(1, Stone::Black),
        within(2, Stone::Black),
        colours(Stone::White),
        anywhere(Stone::White),
        Step::Choice { by: Stone::White, of: NUMBERS },
        colours(Stone::Black),
        Step::Offers,
        Step::Pick,
    ],
    aside: None,
    offers: 1,
};
