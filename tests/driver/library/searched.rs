//! A list as somebody looks through it: what is found, in which order, and which games are marked.

use std::sync::{Arc, mpsc};
use std::time::Duration;

use super::{ARCHIVE, list};
use crate::driver_support::Home;
use heibai::app::library::{
    Archive, Catalogue, ChosenGames, Column, Ended, Filter, GameList, Order, PlayerWords, Progress,
    Query, ResultWords, Search,
};
use heibai::game::PerSide;

/// Does a search and shows what it found.
fn finish(games: &mut GameList, search: Option<Search>) {
    let found = search.expect("there is something to search").run().expect("it is wanted");
    games.take(found);
}

fn shown(list: Arc<Catalogue>) -> GameList {
    let mut games = GameList::default();
    let search = games.show(1, Some(list), &Query::default());
    finish(&mut games, search);
    games
}

fn searched(games: &mut GameList, words: &str) -> Vec<u32> {
    let search = games.search(words.to_owned());
    finish(games, search);
    games.games().to_vec()
}

#[test]
fn a_new_list_shows_all_games_at_once() {
    let mut games = GameList::default();
    assert!(games.is_of(0) && games.catalogue().is_none());
    assert!(games.show(1, None, &Query::default()).is_none(), "there is nothing to search");
    let search = games.show(2, Some(list(ARCHIVE)), &Query::default()).expect("a list is shown");
    assert!(search.is_short() && !games.is_arranging());
    games.take(search.run().expect("it is wanted"));
    assert_eq!(games.games(), [0, 1, 2, 3]);
    assert!(games.is_of(2));
}

#[test]
fn what_is_typed_is_searched_and_the_rows_stay_until_it_is_found() {
    let mut games = shown(list(ARCHIVE));
    let search = games.search("ann".to_owned()).expect("it is another search");
    assert!(!search.is_short() && games.is_arranging());
    assert_eq!(games.games().len(), 4);
    games.take(search.run().expect("it is wanted"));
    assert_eq!((games.games(), games.is_arranging()), (&[0, 1][..], false));
    assert!(games.search("ann".to_owned()).is_none(), "the same again changes nothing");
    let search = games.narrow(|query| query.player = "bob".to_owned());
    finish(&mut games, search);
    assert_eq!(games.games(), [0]);
    let search =
        games.narrow(|query| (query.player, query.ended) = (String::new(), Some(Ended::White)));
    finish(&mut games, search);
    assert_eq!(games.games(), [1]);
}

#[test]
fn a_result_of_ggf_is_found_as_it_is_shown() {
    let mut games = shown(list(ARCHIVE));
    assert_eq!(searched(&mut games, "b+2"), [0]);
    assert_eq!(searched(&mut games, "+2.00"), [] as [u32; 0]);
}

#[test]
fn the_answer_of_a_search_that_is_not_the_latest_is_dropped() {
    let mut games = shown(list(ARCHIVE));
    let early = games.search("ann".to_owned()).expect("it is another search");
    let found = early.run().expect("nothing was asked since");
    let stopped = games.search("an".to_owned()).expect("it is another search");
    let late = games.search("eve".to_owned()).expect("it is another search");
    assert!(stopped.run().is_none(), "it stops");
    assert!(!games.wants(&found));
    games.take(found);
    assert!(games.is_arranging());
    assert_eq!(games.games().len(), 4);
    finish(&mut games, Some(late));
    assert_eq!(games.games(), [3]);
}

#[test]
fn the_same_column_again_reverses_and_another_begins_upwards() {
    let mut games = shown(list(ARCHIVE));
    for (column, is_descending, found) in [
        (Column::Black, false, [0, 2, 3, 1]),
        (Column::Black, true, [1, 3, 2, 0]),
        (Column::Black, false, [0, 2, 3, 1]),
        (Column::Number, false, [0, 1, 2, 3]),
        (Column::Number, true, [3, 2, 1, 0]),
    ] {
        let search = games.sort_by(column);
        finish(&mut games, search);
        assert_eq!(games.query().order, Order { column, is_descending });
        assert_eq!(games.games(), found, "{column:?}");
    }
}

/// The games that are exported if somebody asks for it now.
fn to_export(games: &mut GameList) -> Vec<u32> {
    games.choose_to_export();
    games.take_to_export().expect("there is a list").games().to_vec()
}

#[test]
fn marks_stay_on_games_that_are_not_shown() {
    let mut games = shown(list(ARCHIVE));
    assert_eq!(to_export(&mut games), [0, 1, 2, 3], "all shown");
    assert_eq!(games.to_delete(Some(2)), [2]);
    assert_eq!((games.to_delete(None), games.to_delete(Some(9))), (vec![], vec![]));
    assert!(games.toggle(3) && games.toggle(0));
    assert!(!games.toggle(4), "there is no such row");
    assert_eq!(searched(&mut games, "ann"), [0, 1]);
    assert_eq!((games.marked(), games.is_marked(0), games.is_marked(1)), (2, true, false));
    assert_eq!(games.marked_out_of_sight(), 1);
    // The marked ones count, shown or not, in the order of the list.
    assert_eq!((to_export(&mut games), games.to_delete(Some(1))), (vec![0, 3], vec![0, 3]));
    games.toggle_all();
    assert_eq!(to_export(&mut games), [0, 1, 3]);
    games.toggle_all();
    assert_eq!(games.marked(), 0);
    assert!(games.toggle(0) && games.toggle(0));
    assert_eq!(games.marked(), 0);
}

#[test]
fn years_that_make_no_sense_are_ignored_and_told_of() {
    let mut games = shown(list(ARCHIVE));
    for (years, found, is_unclear) in [
        ("2004", &[0][..], false),
        ("2004-x", &[0, 1, 2, 3], true),
        ("-2001", &[1, 3], false),
        ("  ", &[0, 1, 2, 3], false),
    ] {
        let search = games.narrow(|query| query.years = years.to_owned());
        finish(&mut games, search);
        assert_eq!(games.games(), found, "{years:?}");
        assert_eq!(games.query().has_unclear_years(), is_unclear, "{years:?}");
    }
}

#[test]
fn a_list_that_comes_back_is_as_it_was_left() {
    let catalogue = list(ARCHIVE);
    let mut games = shown(Arc::clone(&catalogue));
    assert_eq!(searched(&mut games, "ann"), [0, 1]);
    games.look_at(1);
    // A row that is not there is nothing to look at.
    games.look_at(7);
    assert_eq!(games.current_row(), Some(1));
    let left = games.query().clone();
    let mut again = GameList::default();
    let search = again.show(1, Some(Arc::clone(&catalogue)), &left);
    finish(&mut again, search);
    assert_eq!((again.games(), again.current_row()), (&[0, 1][..], Some(1)));
    // Another list begins anew, here as well as in another window.
    for mut other in [again, GameList::default()] {
        other.toggle(0);
        let search = other.show(2, Some(Arc::clone(&catalogue)), &left);
        finish(&mut other, search);
        assert_eq!((other.games().len(), other.current_row(), other.marked()), (4, None, 0));
        assert_eq!(other.query().words, "");
    }
}

/// The games finished here, with these results.
fn finished(home: &Home, results: &[&str]) -> Arc<Catalogue> {
    told(home, &results.iter().map(|result| format!("RE[{result}]")).collect::<Vec<_>>())
}

/// The games finished here, of which these are the properties.
fn told(home: &Home, games: &[impl AsRef<str>]) -> Arc<Catalogue> {
    for (game, properties) in games.iter().enumerate() {
        let text = format!("(;GM[2]FF[4]SZ[8]{};B[fe])", properties.as_ref());
        home.write(&format!("games/2026-11/2026-11-22 09-14-0{game}.sgf"), text);
    }
    let archive = Archive::at(home.path("games"));
    Arc::new(archive.list(&Progress::default()).expect("it is read"))
}

#[test]
fn the_search_of_finished_games_stays_when_they_are_listed_again() {
    let home = Home::new();
    let catalogue = finished(&home, &["W+36", "B+2"]);
    let mut games = shown(Arc::clone(&catalogue));
    let found = searched(&mut games, "w+36");
    assert_eq!(found.len(), 1);
    games.look_at(0);
    let search = games.show(2, Some(catalogue), &Query::default());
    finish(&mut games, search);
    assert_eq!((games.games(), games.current_row()), (&*found, None));
    // A file is another list.
    let search = games.show(3, Some(list(ARCHIVE)), &Query::default());
    finish(&mut games, search);
    assert_eq!(games.games().len(), 4);
}

#[test]
fn what_is_exported_is_what_was_listed_when_it_was_asked_for() {
    let home = Home::new();
    let catalogue = finished(&home, &["W+36", "B+2"]);
    let mut games = shown(Arc::clone(&catalogue));
    assert!(games.take_to_export().is_none(), "nothing was asked for");
    assert_eq!(searched(&mut games, "b+2"), [0]);
    games.choose_to_export();
    // Another game is finished while a file is asked for.
    let search = games.show(2, Some(finished(&home, &["W+36", "B+2", "B+2"])), &Query::default());
    finish(&mut games, search);
    assert_eq!(games.games(), [0, 1]);
    let chosen = games.take_to_export().expect("they were chosen");
    assert!(chosen == ChosenGames::of(catalogue, vec![0]));
    assert!(games.take_to_export().is_none(), "they are exported once");
}

fn chinese() -> ResultWords {
    let each = |black: &str, white: &str| PerSide { black: black.into(), white: white.into() };
    ResultWords {
        won: each("黑胜", "白胜"),
        resigned: each("黑中盘胜", "白中盘胜"),
        on_time: each("黑超时胜", "白超时胜"),
        drawn: "和棋 平局".into(),
    }
}

#[test]
fn a_result_is_found_by_its_letters_and_by_what_the_window_says() {
    let home = Home::new();
    let results = ["W+36", "B+R", "0", "W+T", "B+12", ""];
    let mut games = shown(finished(&home, &results));
    let found = |games: &mut GameList, words: &str| -> Vec<String> {
        let found = searched(games, words);
        let list = games.catalogue().expect("it is shown");
        let mut found: Vec<_> =
            found.into_iter().map(|game| list.row(game as usize).summary.result).collect();
        found.sort();
        found
    };
    assert!(games.name_results(chinese()).is_none(), "nothing is searched for");
    for (words, wanted) in [
        ("w+36", &["W+36"][..]),
        ("白胜", &["W+36", "W+T"]),
        ("白胜 36", &["W+36"]),
        ("黑胜", &["B+12", "B+R"]),
        ("黑中盘胜", &["B+R"]),
        ("超时", &["W+T"]),
        ("平局", &["0"]),
        ("和棋", &["0"]),
        ("white won", &[]),
    ] {
        assert_eq!(found(&mut games, words), wanted, "{words}");
    }
    // Another language is searched anew, in any case of letters.
    let each = |black: &str, white: &str| PerSide { black: black.into(), white: white.into() };
    let english = ResultWords {
        won: each("B+ Black won", "W+ White won"),
        drawn: "Drawn".into(),
        ..ResultWords::default()
    };
    let search = games.name_results(english.clone());
    finish(&mut games, search);
    assert_eq!(games.games().len(), 2);
    assert!(games.name_results(english).is_none(), "they are the same");
    assert_eq!(found(&mut games, "WHITE won"), ["W+36", "W+T"]);
    assert_eq!(found(&mut games, "drawn"), ["0"]);
}

#[test]
fn players_are_found_by_what_the_window_calls_them() {
    let home = Home::new();
    let games =
        ["PB[Heibai 9]", "PW[Heibai 1400]", "PB[Ann]PW[Heibai 10]", "PB[Heibai 2]PW[Heibai 7]", ""];
    let mut games = shown(told(&home, &games));
    let found = |games: &mut GameList, words: &str| -> Vec<String> {
        let found = searched(games, words);
        let list = games.catalogue().expect("it is shown");
        let names = |game: u32| list.row(game as usize).summary.names;
        let mut found: Vec<_> = found
            .into_iter()
            .map(|game| format!("{} – {}", names(game).black, names(game).white))
            .collect();
        found.sort();
        found
    };
    let words = |you: &str, level: &str, like: &str| PlayerWords {
        you: you.into(),
        level: level.into(),
        like: like.into(),
    };
    let english = words("You", "Heibai, level %1", "Heibai, like %1");
    assert!(games.name_players(english.clone()).is_none(), "nothing is searched for");
    for (words, wanted) in [
        ("YOU", &[" – Heibai 1400", "Heibai 9 – "][..]),
        ("level", &["Ann – Heibai 10", "Heibai 2 – Heibai 7", "Heibai 9 – "]),
        ("heibai, level 9", &["Heibai 9 – "]),
        ("like 1400", &[" – Heibai 1400"]),
        ("heibai 1400", &[" – Heibai 1400"]),
        ("%1", &[]),
    ] {
        assert_eq!(found(&mut games, words), wanted, "{words}");
    }
    // The filter by player takes the whole name.
    assert!(!searched(&mut games, "").is_empty());
    for (player, wanted) in [("You", 2), ("level 9", 1), ("Heibai, like", 1), ("ann", 1)] {
        let search = games.narrow(|query| query.player = player.to_owned());
        finish(&mut games, search);
        assert_eq!(games.games().len(), wanted, "{player}");
    }
    // Another language is searched anew.
    let search = games.narrow(|query| query.player = "你".to_owned());
    finish(&mut games, search);
    assert_eq!(games.games().len(), 0);
    let search = games.name_players(words("你", "黑白，%1 级", "黑白，如 %1"));
    finish(&mut games, search);
    assert_eq!(games.games().len(), 2);
    assert!(games.name_players(words("你", "黑白，%1 级", "黑白，如 %1")).is_none(), "the same");
    // Whoever has no name in another's file is not the user.
    let mut games = shown(list("(;GM[2]FF[4]SZ[8]PW[Ann];B[fe])(;GM[2]FF[4]SZ[8]PW[Eve];B[fe])"));
    games.name_players(english);
    assert_eq!(searched(&mut games, "you").len(), 0);
}

#[test]
fn players_are_sorted_by_what_the_window_calls_them() {
    let home = Home::new();
    let games = ["PB[Zoe]PW[Heibai 10]", "PW[Heibai 9]", "PB[Ann]PW[Heibai 1400]", "PB[Heibai 2]"];
    let mut games = shown(told(&home, &games));
    let english = PlayerWords { you: "You".into(), level: "Level %1".into(), like: "As %1".into() };
    games.name_players(english);
    let sorted = |games: &mut GameList, column: Column| -> Vec<PerSide<String>> {
        let search = games.sort_by(column);
        finish(games, search);
        let list = games.catalogue().expect("it is shown");
        games.games().iter().map(|&game| list.row(game as usize).summary.names).collect()
    };
    let black: Vec<_> = sorted(&mut games, Column::Black).into_iter().map(|it| it.black).collect();
    assert_eq!(black, ["Ann", "Heibai 2", "", "Zoe"]);
    let white: Vec<_> = sorted(&mut games, Column::White).into_iter().map(|it| it.white).collect();
    assert_eq!(white, ["Heibai 1400", "Heibai 9", "Heibai 10", ""]);
    // Another language has another order.
    let other = PlayerWords { you: "A".into(), level: "B%1".into(), like: "C%1".into() };
    let search = games.name_players(other);
    finish(&mut games, search);
    let list = games.catalogue().expect("it is shown");
    let white = games.games().iter().map(|&game| list.row(game as usize).summary.names.white);
    assert_eq!(white.collect::<Vec<_>>(), ["", "Heibai 9", "Heibai 10", "Heibai 1400"]);
}

#[test]
fn results_of_other_formats_are_said_alike() {
    let catalogue = list(ARCHIVE);
    let filter = |words: &str| Filter { results: chinese(), ..Filter::of_words(words) };
    let found = |words| catalogue.arrange(&filter(words), Order::default(), || true);
    assert_eq!(found("黑胜"), Some(vec![0, 3]));
    assert_eq!(found("白胜 ann"), Some(vec![1]));
}

#[test]
fn the_driver_searches_on_a_thread_and_shows_a_short_search_at_once() {
    let home = Home::new();
    let mut program = home.launch();
    let (sender, answers) = mpsc::channel();
    let mut games = GameList::default();
    let search = games.show(1, Some(list(ARCHIVE)), &Query::default()).expect("a list is shown");
    let found = program.driver.search_list(search, |_| panic!("there is no need of a thread"));
    games.take(found.expect("it is found at once"));
    let search = games.search("eve".to_owned()).expect("it is another search");
    let send = move |found| sender.send(found).expect("somebody waits");
    assert!(program.driver.search_list(search, send).is_none());
    games.take(answers.recv_timeout(Duration::from_secs(30)).expect("it is found"));
    assert_eq!(games.games(), [3]);
    assert_eq!(*program.driver.last_query(), Query::default());
    program.driver.remember_query(games.query().clone());
    assert_eq!(program.driver.last_query().words, "eve");
}
