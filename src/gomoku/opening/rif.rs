//! The RIF opening rule, under which the world championships of renju were played from 1996 to 2008
//! (<https://www.renju.net/study/rifrules.php>, <https://en.wikipedia.org/wiki/RIF_opening_rule>).
//!
//! The opener places one of the 26 openings: black in the centre, white in the central 3×3 points, black in the central
//! 5×5. The other player takes a colour. White places the fourth stone anywhere, Black offers two fifth moves that are
//! unequal in all respects, and White takes one of them and plays on.

use super::script::{Script, Step, anywhere, colours, within};
use crate::gomoku::stone::Stone;

pub(super) const SCRIPT: Script = Script {
    main: &[
        within(0, Stone::Black),
        within(1, Stone::Black),
        within(2, Stone::Black),
        colours(Stone::White),
        anywhere(Stone::White),
        Step::Offers,
        Step::Pick,
    ],
    aside: None,
    offers: 2,
};
