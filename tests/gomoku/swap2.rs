//! The swap2 opening on every path: who is to act, and with which colour.

use heibai::gomoku::{Choice, ChoiceError, Opening, PlaceError, Point, Position, Ruleset, Stone};

fn point(name: &str) -> Point {
    name.parse().expect("a point")
}

/// The position after stones on these points.
fn after(position: &Position, names: &[&str]) -> Position {
    let mut position = position.clone();
    for name in names {
        position.place(point(name)).expect("a stone is due");
    }
    position
}

fn chosen(position: &Position, choice: Choice) -> Position {
    let mut position = position.clone();
    position.choose(choice).expect("the choice is due");
    position
}

fn start() -> Position {
    Position::start(15, Ruleset::Standard, Opening::Swap2).expect("a size")
}

fn three_stones() -> Position {
    after(&start(), &["h8", "i9", "g7"])
}

/// Whose turn it is, by what they count as, and the colour of the next stone.
fn turn(position: &Position) -> (Stone, Stone) {
    (position.player_to_move(), position.to_move())
}

/// The opener's colour, once it is settled.
fn opener(position: &Position) -> Stone {
    assert!(position.stage().is_settled());
    position.stage().owner(Stone::Black)
}

#[test]
fn the_opener_places_black_white_and_black() {
    let mut position = start();
    for (name, stone) in [("h8", Stone::Black), ("i9", Stone::White), ("g7", Stone::Black)] {
        assert_eq!(turn(&position), (Stone::Black, stone));
        assert_eq!(position.stage().choices(), []);
        position.place(point(name)).expect("a stone is due");
        assert_eq!(position.board().stone(point(name)), Some(stone));
    }
    assert_eq!(turn(&position), (Stone::White, Stone::White));
    assert_eq!(position.stage().choices(), [Choice::Black, Choice::White, Choice::TwoMore]);
}

#[test]
fn who_takes_white_moves_next() {
    let position = chosen(&three_stones(), Choice::White);
    assert_eq!(opener(&position), Stone::Black);
    assert_eq!(turn(&position), (Stone::White, Stone::White));
    assert_eq!(turn(&after(&position, &["a1"])), (Stone::Black, Stone::Black));
}

#[test]
fn who_takes_black_leaves_the_next_stone_to_the_opener() {
    let position = chosen(&three_stones(), Choice::Black);
    assert_eq!(opener(&position), Stone::White);
    // The opener, who counted as Black so far, has White now.
    assert_eq!(turn(&position), (Stone::Black, Stone::White));
    assert_eq!(turn(&after(&position, &["a1"])), (Stone::White, Stone::Black));
}

#[test]
fn two_more_stones_are_white_and_black_and_leave_the_choice_to_the_opener() {
    let mut position = chosen(&three_stones(), Choice::TwoMore);
    for (name, stone) in [("a1", Stone::White), ("b1", Stone::Black)] {
        assert_eq!(turn(&position), (Stone::White, stone));
        assert!(!position.stage().wants_choice());
        position.place(point(name)).expect("a stone is due");
    }
    assert_eq!(turn(&position), (Stone::Black, Stone::White));
    assert_eq!(position.stage().choices(), [Choice::Black, Choice::White]);
    for (choice, has, next) in
        [(Choice::Black, Stone::Black, Stone::White), (Choice::White, Stone::White, Stone::Black)]
    {
        let settled = chosen(&position, choice);
        assert_eq!(opener(&settled), has);
        // White's stone is next in any case; the opener places it only as White.
        assert_eq!(turn(&settled), (next, Stone::White));
    }
}

#[test]
fn no_stone_is_placed_while_a_choice_is_due() {
    let mut position = three_stones();
    let before = position.clone();
    assert_eq!(position.place(point("a1")), Err(PlaceError::ChoiceDue));
    assert_eq!(position.legal_points(), []);
    assert!(!position.is_game_over());
    assert_eq!(position, before);
}

#[test]
fn a_choice_that_is_not_due_changes_nothing() {
    let last = after(&chosen(&three_stones(), Choice::TwoMore), &["a1", "b1"]);
    let free = Position::start(15, Ruleset::Freestyle, Opening::Free).expect("a size");
    let none = ChoiceError::NothingToChoose;
    for (position, choice, error) in [
        (start(), Choice::Black, none),
        (free, Choice::White, none),
        (chosen(&three_stones(), Choice::TwoMore), Choice::TwoMore, none),
        (chosen(&three_stones(), Choice::White), Choice::White, none),
        (last.clone(), Choice::TwoMore, ChoiceError::NotAmongChoices),
        (chosen(&last, Choice::White), Choice::Black, none),
    ] {
        let mut unchanged = position.clone();
        assert_eq!(unchanged.choose(choice), Err(error));
        assert_eq!(unchanged, position);
    }
}

#[test]
fn a_copy_is_a_way_back() {
    let before = three_stones();
    let mut position = before.clone();
    position.choose(Choice::TwoMore).expect("it is due");
    position.place(point("a1")).expect("a stone is due");
    assert_ne!(position, before);
    // Another way is open from the copy as if the first had never been gone.
    let other = chosen(&before, Choice::White);
    assert_eq!(other, chosen(&three_stones(), Choice::White));
    assert_eq!(other.board(), three_stones().board());
}

#[test]
fn colours_do_not_depend_on_who_opened() {
    let free = Position::start(15, Ruleset::Standard, Opening::Free).expect("a size");
    let free = after(&free, &["h8", "i9", "g7", "a1"]);
    for choice in [Choice::Black, Choice::White] {
        let swapped = after(&chosen(&three_stones(), choice), &["a1"]);
        assert_eq!(swapped.board(), free.board());
        assert_eq!(swapped.to_move(), free.to_move());
    }
}
