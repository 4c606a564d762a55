//! Laws of the two columns of the list of moves.

use heibai::app::move_columns::in_columns;
use heibai::app::state::MoveRow;
use heibai::game::{How, Side};
use proptest::prelude::*;

fn turn(black: bool) -> MoveRow {
    let side = if black { Side::Black } else { Side::White };
    MoveRow { number: 1, notation: "f5".to_owned(), side, how: How::Placed, current: false }
}

#[test]
fn where_black_begins_and_sides_alternate_no_place_is_empty() {
    let places = in_columns([true, false, true].map(turn).to_vec());
    assert_eq!(places.iter().map(|place| place.plies).collect::<Vec<_>>(), [1, 2, 3]);
}

#[test]
fn where_white_begins_the_first_place_is_empty() {
    let places = in_columns([false, true].map(turn).to_vec());
    assert_eq!(places.iter().map(|place| place.plies).collect::<Vec<_>>(), [0, 1, 2]);
}

proptest! {
    #[test]
    fn every_turn_stands_once_in_order_in_its_sides_column(sides in prop::collection::vec(any::<bool>(), 0..80)) {
        let places = in_columns(sides.iter().copied().map(turn).collect());
        let plies: Vec<usize> = places.iter().map(|place| place.plies).filter(|&plies| plies > 0).collect();
        prop_assert_eq!(plies, (1..=sides.len()).collect::<Vec<_>>());
        for (at, place) in places.iter().enumerate() {
            prop_assert_eq!(place.plies > 0, place.turn.is_some());
            if let Some(turn) = &place.turn {
                prop_assert_eq!(turn.side == Side::Black, at % 2 == 0);
            }
        }
        for pair in places.windows(2) {
            prop_assert!(pair.iter().any(|place| place.turn.is_some()), "two empty places in a row");
        }
    }
}
