//! What is said with the `NBoard` viewer.

use super::host::{
    Dialect, Host, game_until_a_pass, letter, nboard, quick, random_game, start, tags,
};
use heibai::game::{Ply, Position, Side};
use heibai::protocol::Settings;
use heibai::records::ggf;
use heibai::search::{HashSize, Limits, Selectivity};

/// A game as the viewer sends it, from the description of the protocol.
const SAMPLE: &str = "set game (;GM[Othello]PC[NBoard]DT[2014-02-21 20:52:27 GMT]PB[./mEdax]\
    PW[chris]RE[?]TI[15:00]TY[8]BO[8 ---------------------------O*------*O------------------------\
    --- *]B[F5]W[F6]B[D3]W[C5]B[E6]W[F7]B[E7]W[F4];)";

/// The lines that are no news about the search.
fn answers(text: &str) -> Vec<String> {
    let is_news =
        |line: &&str| !["status", "search", "nodestats"].iter().any(|news| line.starts_with(news));
    nboard(text).lines().filter(is_news).map(str::to_owned).collect()
}

fn engine() -> Host {
    Host::new(Dialect::NBoard, quick())
}

/// A search that goes on until it is ended.
fn endless() -> Host {
    let settings = Settings { hash: HashSize::mebibytes(1), ..Settings::default() };
    Host::new(Dialect::NBoard, settings)
}

/// The move, eval and time of an answer to `go`.
fn chosen(answer: &str) -> (String, ggf::Note) {
    let answer = answer.strip_prefix("=== ").expect("it is a move");
    let (name, note) = ggf::note(answer);
    (name.to_owned(), note)
}

#[test]
fn the_viewer_learns_the_name_and_gets_its_pongs() {
    assert_eq!(
        answers("nboard 2\nset depth 6\nping 1\nping 2\nlearn\nquit\nping 3\n"),
        ["set myname Heibai", "pong 1", "pong 2", "learned"]
    );
}

#[test]
fn go_answers_with_a_legal_move_its_worth_and_its_time() {
    let mut host = engine();
    host.send("nboard 2");
    host.send(SAMPLE);
    host.send("set depth 4");
    host.send("ping 1");
    host.wait_for("pong 1");
    host.send("go");
    let (name, note) = chosen(&host.wait_for("==="));
    let position = ggf::read(SAMPLE).expect("it is a game").end_position();
    assert!(position.is_legal(position.cell_named(&name).expect("it is a square")), "{name}");
    assert!(note.eval.is_some() && note.time.is_some());
    host.close();
}

#[test]
fn what_is_malformed_is_ignored_and_the_conversation_goes_on() {
    let long = format!("set game {}", "x".repeat(1 << 20));
    for line in [
        "",
        "   ",
        "bogus",
        "set",
        "set depth",
        "set depth 0",
        "set depth -1",
        "set depth six",
        "set contempt much",
        "set contempt NaN",
        "set contempt 1e30",
        "set speed 3",
        "set game",
        "set game (;",
        "set game (;GM[Othello]TY[8]B[A1];)",
        "set game (;GM[Go]TY[19];)",
        "set game (;GM[Othello]TY[10];)",
        "set game (;GM[Othello]BO[8 xyz *];)",
        "set game (;GM[Othello]TY[8]BO[99999999999 - *];)",
        "move",
        "move Z9",
        "move A1//",
        "move PA",
        "move /1/2",
        "hint many",
        "hint -1",
        "\u{1}\u{2}",
        &long,
    ] {
        let text = nboard(format!("{line}\nping 7\n"));
        let shown: String = line.chars().take(40).collect();
        assert_eq!(text.lines().last(), Some("pong 7"), "{shown}");
        assert!(text.lines().all(|line| line.starts_with("status ") || line == "pong 7"), "{text}");
        let mut host = engine();
        host.send(line);
        host.send("go");
        let (name, _) = chosen(&host.wait_for("==="));
        assert!(["C4", "D3", "E6", "F5"].contains(&name.as_str()), "{shown}: {name}");
        host.close();
    }
}

#[test]
fn moves_are_followed_with_or_without_what_is_said_of_them() {
    let sequence = ["move F5/1.5/2", "move d6//", "move C3", "d3", "move c4 -1.0 0.5", "MOVE f4"];
    let mut host = engine();
    for line in &sequence[..5] {
        host.send(line);
    }
    host.send("go");
    let (name, _) = chosen(&host.wait_for("==="));
    let mut position = start();
    for name in ["f5", "d6", "c3", "d3", "c4"] {
        position.play(Ply::Place(position.cell_named(name).expect("a square"))).expect("legal");
    }
    assert!(position.is_legal(position.cell_named(&name).expect("it is a square")), "{name}");
    host.close();
}

#[test]
fn a_pass_is_answered() {
    for seed in 0..20 {
        let (moves, position) = game_until_a_pass(seed);
        let tags = tags(&moves);
        let game = format!("set game (;GM[Othello]TY[8]{tags};)\n");
        assert_eq!(answers(&format!("{game}go\nping 1\n")), ["=== PA", "pong 1"]);
        let mut host = engine();
        host.send(game.trim_end());
        host.send("hint 3");
        let hint = host.wait_for("search ");
        assert!(hint.starts_with("search PA"), "{hint}");
        host.send("move PA");
        host.send("go");
        let (name, _) = chosen(&host.wait_for("==="));
        let mut position = position;
        position.play(Ply::Pass).expect("it is forced");
        assert!(position.is_legal(position.cell_named(&name).expect("it is a square")), "{name}");
        host.close();
    }
}

#[test]
fn hints_stream_until_the_next_command() {
    let mut host = endless();
    for number in 1..4 {
        host.send("hint 3");
        host.wait_for("search ");
        host.send(&format!("ping {number}"));
        host.wait_for(&format!("pong {number}"));
    }
    host.send("hint 2");
    host.wait_for("search ");
    host.send("move F5//");
    host.send("hint 1");
    host.wait_for("status");
    host.wait_for("search ");
    host.close();
}

/// The deepest hint after ten moves, and how many nodes were searched.
fn hinted(settings: Settings, depth: u8) -> (u8, u64) {
    let (game, _) = random_game(&mut fastrand::Rng::with_seed(5), 10);
    let mut host = Host::new(Dialect::NBoard, settings);
    host.send(&format!("set game (;GM[Othello]TY[8]{};)", tags(&game)));
    host.send(&format!("set depth {depth}"));
    host.send("hint 1");
    let (mut deepest, mut nodes) = (0, 0);
    host.wait_for("status Heibai is analyzing");
    loop {
        let line = host.line().expect("it goes on");
        let words: Vec<_> = line.split_whitespace().collect();
        match words[..] {
            ["search", _, _, _, depth] => deepest = deepest.max(depth.parse().expect("a depth")),
            ["nodestats", count, _] => nodes = count.parse().expect("a number"),
            _ => break,
        }
    }
    host.close();
    (deepest, nodes)
}

#[test]
fn a_depth_is_that_of_a_selective_search_and_never_above_the_engines_own() {
    let unlimited = Settings { hash: HashSize::mebibytes(1), ..Settings::default() };
    let (depth, nodes) = hinted(unlimited.clone(), 12);
    assert_eq!(depth, 12);
    let whole = Limits { selectivity: Some(Selectivity::Full), ..Limits::default() };
    let (depth, all) = hinted(Settings { limits: whole, ..unlimited.clone() }, 12);
    assert_eq!(depth, 12);
    assert!(nodes < all / 4, "{nodes} of {all}");
    let shallow = Settings { limits: Limits::depth(4), ..unlimited };
    assert_eq!(hinted(shallow, 14).0, 4);
}

#[test]
fn a_ping_ends_a_move_too_and_nothing_is_lost() {
    let mut host = Host::new(
        Dialect::NBoard,
        Settings {
            limits: Limits { nodes: Some(u64::MAX), ..Limits::default() },
            hash: HashSize::mebibytes(1),
            ..Settings::default()
        },
    );
    host.send("go");
    host.wait_for("status");
    host.send("ping 1");
    host.send("move F5//");
    host.send("ping 2");
    let (name, _) = chosen(&host.wait_for("==="));
    assert!(["C4", "D3", "E6", "F5"].contains(&name.as_str()), "{name}");
    host.wait_for("pong 1");
    host.wait_for("pong 2");
    host.send("go");
    host.wait_for("status");
    host.send("quit");
    let (name, _) = chosen(&host.wait_for("==="));
    assert!(["D6", "F4", "F6"].contains(&name.as_str()), "{name}");
    host.close();
}

#[test]
fn hints_name_as_many_different_legal_moves_as_are_asked_for() {
    let mut host = engine();
    host.send("hint 3");
    let mut names = Vec::new();
    loop {
        let line = host.line().expect("it goes on");
        if line == "status" {
            break;
        }
        if line.starts_with("status") {
            continue;
        }
        if line.starts_with("nodestats") {
            names.clear();
            continue;
        }
        let words: Vec<&str> = line.split(' ').collect();
        assert_eq!((words[0], words[3], words.len()), ("search", "0", 5), "{line}");
        assert!(words[2].parse::<f32>().is_ok_and(f32::is_finite), "{line}");
        assert!(words[4].as_bytes()[0].is_ascii_digit(), "{line}");
        let mut position = start();
        for name in words[1].as_bytes().chunks(2) {
            let name = std::str::from_utf8(name).expect("squares are ASCII");
            let cell = position.cell_named(name).expect("it is a square");
            position.play(Ply::Place(cell)).expect("the variation is legal");
        }
        assert!(!names.contains(&words[1][..2].to_owned()), "{line}");
        names.push(words[1][..2].to_owned());
    }
    host.close();
}

/// A game whose last move is the only one that is left, and makes it a draw.
fn certain_draw() -> (String, Position) {
    let mut rng = fastrand::Rng::with_seed(11);
    loop {
        let (moves, end) = random_game(&mut rng, usize::MAX);
        let (last, before) = moves.split_last().expect("there are moves");
        let text = format!("set game (;GM[Othello]TY[8]{};)", tags(before));
        let position = ggf::read(&text).expect("it is a game").end_position();
        let is_drawn = end.margin(Side::Black) == 0;
        if is_drawn && last.1 != "PA" && position.legal_cells().len() == 1 {
            return (text, position);
        }
    }
}

#[test]
fn a_certain_draw_is_worth_what_the_viewer_says() {
    let (game, position) = certain_draw();
    let sign = if letter(position.side_to_move()) == "B" { 1.0 } else { -1.0 };
    for contempt in [0.0, 100.0, -100.0] {
        let mut host = engine();
        host.send(&game);
        host.send(&format!("set contempt {contempt}"));
        host.send("go");
        let (_, note) = chosen(&host.wait_for("==="));
        assert_eq!(note.eval, Some(contempt * sign), "{game}");
        host.close();
    }
}

#[test]
fn every_position_of_a_game_is_analyzed_from_the_end() {
    let mut host = engine();
    host.send(SAMPLE);
    host.send("analyze");
    for moves in (0..=8).rev() {
        let line = host.wait_for("analysis ");
        let words: Vec<&str> = line.split(' ').collect();
        assert_eq!(words[1], moves.to_string());
        assert!(words[2].parse::<f32>().is_ok());
    }
    host.wait_for("status");
    host.close();
}

#[test]
fn no_illegal_move_is_answered_in_random_games_with_moves_taken_back() {
    let mut rng = fastrand::Rng::with_seed(5);
    let mut host = engine();
    for number in 0..40 {
        let plies = rng.usize(..70);
        let (moves, position) = random_game(&mut rng, plies);
        let tags = tags(&moves);
        host.send(&format!("set game (;GM[Othello]TI[5:00/0/0]TY[8]{tags};)"));
        host.send(&format!("ping {number}"));
        host.wait_for(&format!("pong {number}"));
        host.send("go");
        let (name, _) = chosen(&host.wait_for("==="));
        match position.cell_named(&name) {
            Some(cell) => assert!(position.is_legal(cell), "{tags}: {name}"),
            None => assert!(name == "PA" && position.legal_cells().is_empty(), "{tags}: {name}"),
        }
    }
    host.close();
}

#[test]
fn any_bytes_are_read() {
    let mut rng = fastrand::Rng::with_seed(9);
    let words =
        ["set", "game", "(;GM[Othello]", "TY[8]", "B[F5]", ";)", "move", "F5//", "hint", "2", "go"];
    for _ in 0..200 {
        let mut text = Vec::new();
        for _ in 0..rng.usize(..60) {
            match rng.u8(..8) {
                0 => text.push(rng.u8(..)),
                1 => text.push(b'\n'),
                _ => {
                    text.extend(words[rng.usize(..words.len())].bytes());
                    text.push(b' ');
                }
            }
        }
        text.extend(b"\nping 77\n");
        assert_eq!(nboard(&text).lines().last(), Some("pong 77"), "{text:?}");
    }
}
