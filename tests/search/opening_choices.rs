//! How good the engine's choices are in the openings of Gomoku.

use std::env;

use heibai::game;
use heibai::gomoku::{Due, Opening, Point, Position, Ruleset, Stone};
use heibai::search::{Engine, HashSize, Limits, Request, Stop};

/// A whole game of the engine against itself: who made the last choice (the opener is Black), and who won. Taking one of
/// the fifth moves is none.
fn play(rules: Ruleset, opening: Opening, nodes: u64, seed: u64) -> (Stone, Option<Stone>) {
    let mut position = Position::start(15, rules, opening).expect("a size of a board");
    let mut engine = Engine::new(HashSize::mebibytes(16));
    let mut chooser = Stone::White;
    while !position.is_game_over() {
        let asked = game::Position::Gomoku(Box::new(position.clone()));
        let settled = position.stage().is_settled();
        let request =
            Request { seed, remember: settled, ..Request::new(asked, Limits::nodes(nodes)) };
        let report = engine.search(&request, &Stop::default(), &mut |_| {});
        let report = report.expect("there is something to play");
        let point = Point::from_index(report.best, position.size()).expect("on the board");
        match (report.choice, position.stage().due()) {
            (Some(choice), _) => {
                chooser = position.player_to_move();
                position.choose(choice).expect("it is due");
            }
            (None, Due::Offers(_)) => position.offer(point).expect("it can be offered"),
            (None, _) => position.place(point).expect("it is legal"),
        }
    }
    let winner = position.winner().map(|stone| position.stage().owner(stone));
    (chooser, winner)
}

/// Run it by `cargo test --release --no-default-features --test search opening_choices:: -- --ignored --nocapture`, with
/// COUNT games and NODES a move in the environment.
#[test]
#[ignore = "counts how often whoever chose last wins"]
fn whoever_chooses_wins_so_often() {
    let number = |name: &str, usual: u64| {
        let written = env::var(name).ok();
        written.map_or(usual, |text| text.parse().expect("a number"))
    };
    let (count, nodes) = (number("COUNT", 100), number("NODES", 20_000));
    for opening in Opening::ALL.into_iter().filter(|&opening| opening != Opening::Free) {
        let rules = Ruleset::ALL.into_iter().find(|&rules| opening.fits(rules, 15));
        let rules = rules.expect("some rules know it");
        let (mut points, mut black) = (0.0, 0.0);
        for seed in 0..count {
            let (chooser, winner) = play(rules, opening, nodes, seed);
            let half = |who: Stone| winner.map_or(0.5, |winner| f64::from(winner == who));
            points += half(chooser);
            black += half(Stone::Black);
        }
        let games = count as f64;
        println!(
            "{} {}: {count} games, whoever chose last {:.1} %, the opener {:.1} %",
            rules.name(),
            opening.name(),
            100.0 * points / games,
            100.0 * black / games,
        );
    }
}
