//! Ratings follow from results alone.

use heibai::training::people::ratings::{Game, MEAN, Ratings, is_person};

fn game(black: &str, white: &str, year: u16, won: f64) -> Game {
    Game { black: black.to_owned(), white: white.to_owned(), year, won }
}

/// Of ten games in a year the first player wins so many.
fn meetings(first: &str, second: &str, year: u16, wins: usize) -> Vec<Game> {
    (0..10).map(|number| game(first, second, year, if number < wins { 1.0 } else { 0.0 })).collect()
}

#[test]
fn who_wins_more_is_rated_higher_and_the_mean_of_all_games_stays() {
    let games: Vec<Game> =
        [meetings("a", "b", 2000, 7), meetings("b", "c", 2000, 7), meetings("a", "c", 2000, 9)]
            .concat();
    let ratings = Ratings::of(&games);
    let of = |name: &str| ratings.rating(name, 2000).expect("they played");
    assert!(of("a") > of("b") + 50.0 && of("b") > of("c") + 50.0);
    // Each played as many games as the others.
    assert!(((of("a") + of("b") + of("c")) / 3.0 - MEAN).abs() < 1e-6);
}

#[test]
fn the_order_of_the_games_and_the_colours_do_not_matter() {
    let games = [meetings("a", "b", 1999, 6), meetings("b", "a", 2003, 2)].concat();
    let mut turned: Vec<Game> =
        games.iter().map(|it| game(&it.white, &it.black, it.year, 1.0 - it.won)).collect();
    turned.reverse();
    let (one, other) = (Ratings::of(&games), Ratings::of(&turned));
    for (name, year) in [("a", 1999), ("b", 1999), ("a", 2003), ("b", 2003)] {
        let (one, other) = (one.rating(name, year), other.rating(name, year));
        assert!((one.expect("they played") - other.expect("they played")).abs() < 0.1);
    }
}

#[test]
fn a_rating_changes_over_the_years_but_not_at_once() {
    let games = [meetings("a", "b", 2000, 2), meetings("a", "b", 2010, 8)].concat();
    let ratings = Ratings::of(&games);
    let of = |year| ratings.rating("a", year).expect("they played");
    assert!(of(2010) > of(2000) + 30.0);
    let at_once: Vec<Game> = [meetings("a", "b", 2000, 2), meetings("a", "b", 2001, 8)].concat();
    let ratings = Ratings::of(&at_once);
    let of_next = |year| ratings.rating("a", year).expect("they played");
    assert!(of_next(2001) - of_next(2000) < of(2010) - of(2000));
}

#[test]
fn nobody_is_rated_in_a_year_without_games_and_games_near_it_are_counted() {
    let ratings = Ratings::of(&meetings("a", "b", 2000, 5));
    assert_eq!(ratings.rating("a", 2001), None);
    assert_eq!(ratings.rating("c", 2000), None);
    assert_eq!((ratings.games("a", 2000), ratings.games("a", 2001)), (10, 10));
    assert_eq!(ratings.games("a", 2002), 0);
}

#[test]
fn programs_have_an_author_in_brackets() {
    assert!(is_person("Tastet Marc") && is_person("v/d Biggelaar Nicky"));
    assert!(!is_person("Edax (delorme)") && !is_person("???") && !is_person(""));
}
