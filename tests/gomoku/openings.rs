//! Swap1 and the tournament openings of renju on every path: who is to act, where, and which fifth moves are allowed.

use heibai::gomoku::{
    Choice, ChoiceError, Due, Opening, PlaceError, Point, Position, Ruleset, Stone,
};

fn point(name: &str) -> Point {
    name.parse().expect("a point")
}

fn start(opening: Opening) -> Position {
    assert!(opening.fits(Ruleset::Renju, 15));
    Position::start(15, Ruleset::Renju, opening).expect("a size")
}

/// The position after stones, choices, and offers that begin with a question mark.
fn after(position: &Position, plies: &str) -> Position {
    let mut position = position.clone();
    for ply in plies.split_whitespace() {
        let done = match (ply.strip_prefix('?'), ply.parse::<Choice>()) {
            (Some(offer), _) => position.offer(point(offer)).map_err(|error| error.to_string()),
            (None, Ok(choice)) => position.choose(choice).map_err(|error| error.to_string()),
            (None, Err(_)) => position.place(point(ply)).map_err(|error| error.to_string()),
        };
        done.unwrap_or_else(|error| panic!("{ply}: {error}"));
    }
    position
}

/// Who is to act, named by how they began, and the colour that they have now.
fn turn(position: &Position) -> (Stone, Stone) {
    let player = position.player_to_move();
    let has_black = position.stage().owner(Stone::Black) == player;
    (player, if has_black { Stone::Black } else { Stone::White })
}

const OPENER: Stone = Stone::Black;
const OTHER: Stone = Stone::White;

#[test]
fn every_opening_has_a_name_and_rules_that_know_it() {
    for opening in Opening::ALL {
        assert_eq!(Opening::named(opening.name()), Some(opening));
        let known = |size| Ruleset::ALL.into_iter().filter(move |rules| opening.fits(*rules, size));
        let is_of_renju =
            matches!(opening, Opening::Rif | Opening::Soosorv8 | Opening::Taraguchi10);
        assert_eq!(known(15).count(), if is_of_renju { 1 } else { 4 });
        assert_eq!(known(19).count(), if is_of_renju { 0 } else { 4 });
        assert!(opening.fits(Ruleset::Renju, 15), "{}", opening.name());
    }
    assert_eq!(Opening::named("pro"), None);
}

#[test]
fn choices_are_read_as_they_are_written_and_nothing_else_is() {
    for choice in [Choice::Black, Choice::White, Choice::TwoMore, Choice::Fifths(8)] {
        assert_eq!(choice.to_string().parse(), Ok(choice));
        let json = serde_json::to_string(&choice).expect("it is a name");
        assert_eq!(serde_json::from_str::<Choice>(&json).expect("it was written so"), choice);
    }
    for text in ["", "Black", "fifths", "fifths-", "fifths-+3", "fifths-256", "h8"] {
        assert!(text.parse::<Choice>().is_err(), "{text}");
    }
}

#[test]
fn swap1_is_one_stone_and_a_choice() {
    for (choice, opener_has) in [("black", Stone::White), ("white", Stone::Black)] {
        let position = after(&start(Opening::Swap1), "c3");
        assert_eq!(turn(&position), (OTHER, Stone::White));
        let position = after(&position, choice);
        assert!(position.stage().is_settled());
        assert_eq!(position.stage().owner(opener_has), OPENER);
        assert_eq!(position.to_move(), Stone::White);
    }
}

#[test]
fn the_first_stones_of_renju_lie_around_the_centre() {
    for opening in [Opening::Rif, Opening::Soosorv8] {
        let mut position = start(opening);
        // 26 openings: 13 with the second stone beside the first and 13 with it diagonal to it, in up to eight places.
        for (count, reach, near, far) in
            [(1, 0, "h8", "h9"), (8, 1, "i9", "j9"), (23, 2, "j10", "k8")]
        {
            assert_eq!(position.stage().due(), Due::Stone { reach: Some(reach) });
            assert_eq!(position.player_to_move(), OPENER);
            assert_eq!(position.legal_points().len(), count);
            assert_eq!(position.place(point(far)), Err(PlaceError::TooFar(point(far), reach)));
            position.place(point(near)).expect("it is near enough");
        }
        assert_eq!(turn(&position), (OTHER, Stone::White));
    }
    let error = PlaceError::TooFar(point("a1"), 2).to_string();
    assert_eq!(error, "the opening wants this stone in the central 5×5 points, not on a1");
}

#[test]
fn by_the_rif_rule_black_offers_two_fifth_moves_and_white_takes_one() {
    for (choice, black) in [("white", OPENER), ("black", OTHER)] {
        let position = after(&start(Opening::Rif), "h8 i9 j10");
        let mut position = after(&position, choice);
        assert_eq!(turn(&position), (!black, Stone::White), "the fourth stone is White's");
        position = after(&position, "a1");
        assert_eq!(turn(&position), (black, Stone::Black));
        assert_eq!(position.stage().due(), Due::Offers(2));
        assert_eq!(position.place(point("h9")), Err(PlaceError::OffersDue));
        position = after(&position, "?h9");
        assert_eq!(turn(&position), (black, Stone::Black), "another one is due");
        assert_eq!(position.offer(point("h9")), Err(PlaceError::Offered(point("h9"))));
        position = after(&position, "?o15");
        assert_eq!(position.board().stone_count(), 4, "an offer is no stone");
        assert_eq!(position.offers(), [point("h9"), point("o15")]);
        assert_eq!(turn(&position), (!black, Stone::White));
        assert_eq!(position.legal_points().len(), 2);
        assert_eq!(position.place(point("h10")), Err(PlaceError::NotOffered(point("h10"))));
        assert_eq!(position.offer(point("h10")), Err(PlaceError::NoOffer));
        position = after(&position, "o15");
        assert_eq!(position.board().stone(point("o15")), Some(Stone::Black));
        assert_eq!(position.board().stone(point("h9")), None);
        assert!(position.stage().is_settled() && position.offers().is_empty());
        assert_eq!((turn(&position), position.to_move()), ((!black, Stone::White), Stone::White));
    }
}

#[test]
fn fifth_moves_that_look_alike_are_one() {
    // On both sides of the diagonal that the four stones lie on.
    let position = after(&start(Opening::Rif), "h8 i9 j10 white g7 ?g8");
    let alike = |name, other| Err(PlaceError::Alike(point(name), point(other)));
    assert_eq!(position.clone().offer(point("h7")), alike("h7", "g8"));
    // On the other side of the middle of a row that is not the board's middle, the edges may be nearer.
    let row = after(&start(Opening::Rif), "h8 h9 h10 white g9");
    let row = after(&row, "?h7");
    assert_eq!(row.clone().offer(point("h11")), alike("h11", "h7"));
    // Where nothing is symmetric all are different.
    let skew = after(&start(Opening::Rif), "h8 h9 i10 white k6 ?g8");
    assert_eq!(skew.legal_points().len(), 225 - 4 - 1);
    let distinct = row.distinct_offers();
    assert!(distinct.iter().all(|&offer| row.is_legal(offer)));
    assert!(distinct.len() < row.legal_points().len());
}

#[test]
fn in_soosorv_white_says_how_many_fifth_moves_there_are_and_black_may_swap() {
    let fourth = after(&start(Opening::Soosorv8), "h8 i9 j10 black a1");
    assert_eq!(turn(&fourth), (OPENER, Stone::White));
    assert_eq!(fourth.stage().choices().len(), 8);
    for none in [0, 9, 10] {
        let refused = fourth.clone().choose(Choice::Fifths(none));
        assert_eq!(refused, Err(ChoiceError::NotAmongChoices));
    }
    for (count, choice, black) in
        [(1_u8, "black", OTHER), (3, "white", OPENER), (8, "black", OTHER)]
    {
        let mut position = after(&fourth, &format!("fifths-{count}"));
        assert_eq!(turn(&position), (OTHER, Stone::Black));
        assert_eq!(position.stage().choices(), [Choice::Black, Choice::White]);
        position = after(&position, choice);
        for left in (1..=count).rev() {
            assert_eq!(turn(&position), (black, Stone::Black));
            assert_eq!(position.offers().len(), usize::from(count - left));
            let next = position.distinct_offers()[0];
            position.offer(next).expect("it is new");
        }
        assert_eq!(position.stage().due(), Due::Pick);
        assert_eq!(turn(&position), (!black, Stone::White));
        let taken = position.offers()[0];
        position.place(taken).expect("it was offered");
        assert!(position.stage().is_settled());
        assert_eq!(position.stage().owner(Stone::Black), black);
    }
}

#[test]
fn in_taraguchi_the_other_player_may_swap_after_each_of_the_first_stones() {
    let mut position = start(Opening::Taraguchi10);
    // Whoever has to place the next stone has its colour; here the other one takes it away from them each time.
    let mut placer = OPENER;
    for (at, reach) in [("h8", 0), ("i9", 1), ("j10", 2), ("k11", 3), ("l12", 4)] {
        assert_eq!(position.stage().due(), Due::Stone { reach: Some(reach) });
        let colour = position.to_move();
        assert_eq!(turn(&position), (placer, colour), "{at}");
        position = after(&position, at);
        assert_eq!(turn(&position), (!placer, !colour), "{at}");
        // The next stone is of the colour that who may swap has now; they take the other, and so it is for who placed
        // this one to place that too.
        let taken = if colour == Stone::Black { Choice::Black } else { Choice::White };
        assert_eq!(position.stage().choices().contains(&Choice::Fifths(10)), at == "k11");
        position.choose(taken).expect("it is due");
        assert_eq!(position.stage().owner(colour), !placer);
    }
    placer = !placer;
    assert!(position.stage().is_settled());
    assert_eq!(position.stage().owner(Stone::Black), placer);
    assert_eq!(position.to_move(), Stone::White);
    let kept = after(&start(Opening::Taraguchi10), "h8 white i9 black j10 white k11 black");
    assert_eq!(turn(&kept), (OPENER, Stone::Black));
    assert_eq!(kept.clone().place(point("m8")), Err(PlaceError::TooFar(point("m8"), 4)));
    assert_eq!(turn(&after(&kept, "l12")), (OTHER, Stone::White));
}

#[test]
fn in_taraguchi_ten_fifth_moves_come_in_the_place_of_the_last_swaps() {
    let mut position =
        after(&start(Opening::Taraguchi10), "h8 white i9 black j9 white k11 fifths-10");
    assert_eq!(turn(&position), (OPENER, Stone::Black), "who offers keeps Black");
    for _ in 0..10 {
        assert_eq!(position.stage().due(), Due::Offers(10));
        let last = *position.legal_points().last().expect("the board is large");
        position.offer(last).expect("anywhere");
    }
    assert_eq!((turn(&position), position.legal_points().len()), ((OTHER, Stone::White), 10));
    let taken = position.legal_points()[7];
    position.place(taken).expect("it was offered");
    assert!(position.stage().is_settled());
    assert_eq!(position.player_to_move(), OTHER);
}

#[test]
fn once_an_opening_is_over_the_game_is_as_any_other() {
    let free = after(&start(Opening::Free), "h8 i9 j10 a1 h9");
    let opened = [
        (Opening::Rif, "h8 i9 j10 white a1 ?h9 ?h10 h9"),
        (Opening::Soosorv8, "h8 i9 j10 white a1 fifths-1 black ?h9 h9"),
    ];
    for (opening, plies) in opened {
        assert_eq!(after(&start(opening), plies), free, "{}", opening.name());
    }
}
