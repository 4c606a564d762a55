//! Swap2: the opener places black, white, black. The other player then takes a colour, or places white and black and
//! leaves the choice of colours to the opener. White moves next in any case.
//!
//! After the rules of the Gomoku tournaments at <http://www.vcpr.cz/en/help-and-rules/gomoku-rules/>.

use super::choice::Choice;
use super::script::{Script, Step, anywhere, colours};
use crate::gomoku::stone::Stone;

pub(super) const SCRIPT: Script = Script {
    main: &[
        anywhere(Stone::Black),
        anywhere(Stone::Black),
        anywhere(Stone::Black),
        Step::Choice { by: Stone::White, of: &[Choice::Black, Choice::White, Choice::TwoMore] },
    ],
    aside: Some((
        Choice::TwoMore,
        &[anywhere(Stone::White), anywhere(Stone::White), colours(Stone::Black)],
    )),
    offers: 0,
};
