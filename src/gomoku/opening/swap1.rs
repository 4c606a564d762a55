//! Swap1: the opener places one black stone; the other player takes a colour. White moves next.
//!
//! The pie rule for one stone, which Yixin-Board offers as “Swap after 1st move”
//! (<https://github.com/accreator/Yixin-Board>).

use super::script::{Script, anywhere, colours};
use crate::gomoku::stone::Stone;

pub(super) const SCRIPT: Script =
    Script { main: &[anywhere(Stone::Black), colours(Stone::White)], aside: None, offers: 0 };
