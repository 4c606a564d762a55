//! What is said in GTP.

use std::time::Duration;

use super::host::{
    Dialect, Host, Move, game_until_a_pass, gtp, letter, limited, quick, random_game, start,
};
use heibai::game::{Ply, Position, Side};
use heibai::protocol::Settings;
use heibai::protocol::gtp::{Clock, TimeSettings};

/// What is answered to one line of GTP.
fn answer(line: &str) -> String {
    gtp(format!("{line}\n"))
}

#[test]
fn every_command_of_gtp_that_is_listed_is_known() {
    let list = answer("list_commands");
    let names: Vec<&str> = list.trim_start_matches("= ").trim_end().lines().collect();
    assert_eq!(names.len(), 25);
    for name in names {
        assert_eq!(answer(&format!("known_command {name}")), "= true\n\n", "{name}");
        assert_ne!(answer(name), "? unknown command\n\n", "{name}");
    }
    assert_eq!(answer("known_command loadsgf"), "= false\n\n");
}

#[test]
fn gtp_repeats_the_number_of_a_command() {
    assert_eq!(answer("12 protocol_version"), "=12 2\n\n");
    assert_eq!(answer("007 name"), "=007 Heibai\n\n");
    assert_eq!(answer("12 bogus"), "?12 unknown command\n\n");
    assert_eq!(answer("12"), "?12 unknown command\n\n");
    assert_eq!(answer("99999999999999999999999 quit"), "=99999999999999999999999\n\n");
    assert_eq!(answer("12name"), "? unknown command\n\n");
}

#[test]
fn gtp_reads_past_comments_blanks_and_control_characters() {
    for line in ["\tname", "name # who", " n\u{1}a\u{7}me\r", "NAME", "\tname\t\r", "\u{7f}name"] {
        assert_eq!(answer(line), "= Heibai\n\n", "{line:?}");
    }
    for line in ["", "   ", "\r", "# genmove black", "\t#"] {
        assert_eq!(answer(line), "", "{line:?}");
    }
    assert_eq!(gtp("name"), "= Heibai\n\n", "the last line may have no end");
}

#[test]
fn gtp_answers_malformed_lines_with_an_error_and_goes_on() {
    let long = "x".repeat(1 << 20);
    let long_play = format!("play black {long}");
    for line in [
        "play",
        "play black",
        "play red f5",
        "play black f",
        "play black z9",
        "play black i9",
        "play black a1",
        "play black f5 f6",
        "play black p16",
        "play white f5",
        "play black pass",
        "genmove",
        "genmove green",
        "genmove white",
        "reg_genmove white",
        "boardsize",
        "boardsize 19",
        "boardsize -8",
        "boardsize eight",
        "boardsize 99999999999999999999",
        "komi",
        "komi NaN",
        "time_settings",
        "time_settings 1 2",
        "time_settings a b c",
        "time_settings NaN 0 0",
        "time_settings 1e300 0 0",
        "time_left black 10",
        "time_left black 10 -1",
        "time_left grey 10 1",
        "set_game Go",
        "set_game",
        "known_command",
        "undo",
        "final_score",
        "loadsgf game.sgf",
        "\u{fffd}\u{fffd}",
        "=",
        "?",
        &long,
        &long_play,
    ] {
        let answers = gtp(format!("5 {line}\n6 name\n"));
        let shown: String = line.chars().take(40).collect();
        assert!(answers.starts_with("?5 "), "{shown}: {answers}");
        assert!(answers.ends_with("\n\n=6 Heibai\n\n"), "{shown}: {answers}");
        assert_eq!(answers.matches("\n\n").count(), 2, "{shown}: {answers}");
    }
}

#[test]
fn gtp_plays_and_takes_back() {
    let answers = gtp("play black F5\nplay W d6\nundo\nundo\ngogui-rules_legal_moves\nundo\n");
    assert_eq!(answers, "=\n\n=\n\n=\n\n=\n\n= D3 C4 F5 E6\n\n? cannot undo\n\n");
}

#[test]
fn gtp_shows_the_board_from_the_top() {
    let answers = gtp("play black f5\ngogui-rules_board\ngogui-rules_side_to_move\n");
    let rows = ". . . . . . . .\n. . . . . . . .\n. . . . . . . .\n. . . O X . . .\n\
                . . . X X X . .\n. . . . . . . .\n. . . . . . . .\n. . . . . . . .\n";
    assert_eq!(answers, format!("=\n\n=\n{rows}\n= white\n\n"));
    assert!(gtp("showboard\n").contains("\n4 . . . O X . . . 4\n"));
}

/// These moves as commands.
fn commands(moves: &[Move]) -> String {
    moves.iter().flat_map(|(side, name)| ["play ", letter(*side), " ", name, "\n"]).collect()
}

/// What is answered to each of these commands by an engine that gets further with what it remembers: the end of the
/// input, which would end a search, comes after the last answer.
fn answers_asked(commands: &str) -> Vec<String> {
    let mut host = Host::new(Dialect::Gtp, limited());
    let answers = commands.lines().map(|command| host.ask(command)).collect();
    host.close();
    answers
}

/// Random moves up to a forced pass, as commands.
fn commands_until_a_pass(seed: u64) -> (String, Position) {
    let (moves, position) = game_until_a_pass(seed);
    (commands(&moves), position)
}

#[test]
fn gtp_answers_a_pass_with_pass() {
    for seed in 0..20 {
        let (commands, position) = commands_until_a_pass(seed);
        let side = letter(position.side_to_move());
        let answers = gtp(format!("{commands}genmove {side}\ngogui-rules_side_to_move\n"));
        let other = match position.side_to_move() {
            Side::Black => "white",
            Side::White => "black",
        };
        assert!(answers.ends_with(&format!("= pass\n\n= {other}\n\n")), "{seed}: {answers}");
    }
}

#[test]
fn gtp_passes_for_a_side_that_has_to() {
    for seed in 0..20 {
        let (commands, mut position) = commands_until_a_pass(seed);
        let side = letter(!position.side_to_move());
        position.play(Ply::Pass).expect("it is forced");
        let cell = position.legal_cells()[0];
        let name = position.cell_name(cell);
        let board = gtp(format!("{commands}gogui-rules_board\n"));
        let board = board.rsplit("=\n").next().expect("there is a last answer");
        let play = format!("{commands}play {side} {name}\nundo\ngogui-rules_board\n");
        let answers = gtp(play);
        assert!(!answers.contains('?'), "{seed}: {answers}");
        assert!(answers.ends_with(&format!("=\n\n=\n\n=\n{board}")), "{seed}: {answers}");
        let genmove = gtp(format!("{commands}genmove {side}\n"));
        assert!(!genmove.contains(['?']) && !genmove.contains("pass"), "{seed}: {genmove}");
    }
}

#[test]
fn gtp_remembers_nothing_of_the_game_before() {
    let mut rng = fastrand::Rng::with_seed(3);
    for _ in 0..20 {
        let (moves, position) = random_game(&mut rng, 14);
        let moves = commands(&moves);
        let question = format!("reg_genmove {}\n", letter(position.side_to_move()));
        let first = answers_asked(&format!("{moves}{question}"));
        let thinking = question.repeat(12);
        let again = answers_asked(&format!("{moves}{thinking}clear_board\n{moves}{question}"));
        assert_eq!(again.last(), first.last(), "{moves}{again:?}");
    }
}

/// Plays games against the engine, taking moves back now and then, and checks every answer.
#[test]
fn gtp_never_prints_an_illegal_move() {
    let mut rng = fastrand::Rng::with_seed(7);
    let mut host = Host::new(Dialect::Gtp, quick());
    for _ in 0..30 {
        assert_eq!(host.ask("clear_board"), "=");
        let mut history = vec![start()];
        while let Some(position) = history.last().cloned().filter(|last| !last.is_over()) {
            let side = letter(position.side_to_move());
            let mut after = position.clone();
            match rng.u8(..10) {
                0 if history.len() > 1 => {
                    assert_eq!(host.ask("undo"), "=");
                    history.pop();
                    continue;
                }
                1..5 => {
                    let ply = rng.choice(position.legal_cells()).map_or(Ply::Pass, Ply::Place);
                    let name = match ply {
                        Ply::Place(cell) => position.cell_name(cell),
                        Ply::Pass | Ply::Choose(_) | Ply::Offer(_) => position.ply_name(ply),
                    };
                    assert_eq!(host.ask(&format!("play {side} {name}")), "=");
                    after.play(ply).expect("it is legal");
                }
                _ => {
                    let answer = host.ask(&format!("genmove {side}"));
                    let name = answer.strip_prefix("= ").expect("it has a move");
                    let ply = position.cell_named(name).map_or(Ply::Pass, Ply::Place);
                    assert!(ply != Ply::Pass || name == "pass" && position.must_pass(), "{name}");
                    after.play(ply).expect("the engine's moves are legal");
                }
            }
            history.push(after);
        }
        let end = history.last().expect("there is the start");
        let expected = match end.margin(Side::Black) {
            0 => "= 0".to_owned(),
            margin @ 1.. => format!("= B+{margin}"),
            margin => format!("= W+{}", -margin),
        };
        assert_eq!(host.ask("final_score"), expected);
        assert_eq!(host.ask("genmove black"), "= pass");
        assert_eq!(host.ask("gogui-rules_legal_moves"), "=");
    }
    host.close();
}

#[test]
fn gtp_takes_back_the_passes_after_the_end_first() {
    let mut rng = fastrand::Rng::with_seed(5);
    let (moves, position) = random_game(&mut rng, usize::MAX);
    assert!(position.is_over());
    let mut host = Host::new(Dialect::Gtp, quick());
    commands(&moves).lines().for_each(|command| assert_eq!(host.ask(command), "="));
    let end = host.ask("showboard");
    assert_eq!(host.ask("genmove black"), "= pass");
    assert_eq!(host.ask("play white pass"), "=");
    assert_eq!(host.ask("genmove w"), "= pass");
    assert!(host.ask("play black a1").starts_with('?'));
    for _ in 0..3 {
        assert_eq!(host.ask("undo"), "=");
        assert_eq!(host.ask("showboard"), end);
    }
    assert_eq!(host.ask("undo"), "=");
    assert_ne!(host.ask("showboard"), end);
    // They belong to their game.
    let (side, name) = moves.last().expect("there are moves");
    assert_eq!(host.ask(&format!("play {} {name}", letter(*side))), "=");
    assert_eq!(host.ask("play b pass"), "=");
    assert_eq!(host.ask("clear_board"), "=");
    assert_eq!(host.ask("undo"), "? cannot undo");
    host.close();
}

#[test]
fn gtp_counts_the_move_that_enters_a_period_in_it() {
    let seconds = Duration::from_secs;
    let spent = |stones, moves: &[u64]| {
        let mut clock = Clock::default();
        clock.set(TimeSettings { main: seconds(1), period: seconds(10), stones });
        for &took in moves {
            clock.spend(Side::Black, seconds(took));
        }
        let left = clock.of(Side::Black).expect("time is limited");
        (left.left.as_secs(), left.moves)
    };
    assert_eq!(spent(5, &[2]), (9, Some(4)));
    assert_eq!(spent(5, &[2, 3]), (6, Some(3)));
    assert_eq!(spent(5, &[2, 1, 1, 1]), (6, Some(1)));
    // With the last move of a period the next one begins.
    assert_eq!(spent(5, &[2, 1, 1, 1, 1]), (10, Some(5)));
    assert_eq!(spent(1, &[2]), (10, Some(1)));
    assert_eq!(spent(2, &[20]), (0, Some(1)));
}

#[test]
fn gtp_plays_by_the_clock_it_is_given() {
    for settings in ["10 0 0", "0 1 1", "0 30 25", "5 1 1", "0 0 0", "0 5 0", "-1 -1 0", "0.5 0 0"]
    {
        let text = format!(
            "time_settings {settings}\ntime_left black 0 0\ngenmove black\ngenmove white\n\
             time_left b 2 3\ngenmove b\ntime_left w -3 0\ngenmove w\n"
        );
        let answers = gtp(text);
        assert!(!answers.contains('?'), "{settings}: {answers}");
        assert_eq!(answers.matches("\n\n").count(), 8, "{settings}: {answers}");
    }
}

#[test]
fn gtp_thinks_on_the_opponents_time_until_it_is_spoken_to() {
    let mut host = Host::new(Dialect::Gtp, Settings { ponder: true, ..quick() });
    for _ in 0..3 {
        assert!(host.ask("genmove black").starts_with("= "));
        assert_eq!(host.ask("name"), "= Heibai");
        let legal = host.ask("gogui-rules_legal_moves");
        let reply = legal.split_whitespace().nth(1).expect("White can move").to_owned();
        assert_eq!(host.ask(&format!("play white {reply}")), "=");
    }
    host.send("genmove black");
    host.close();
}

#[test]
fn gtp_reads_any_bytes() {
    let mut rng = fastrand::Rng::with_seed(3);
    let words = ["play", "black", "w", "f5", "pass", "undo", "komi", "1", "\t", "#", "\r\n", "\n"];
    for _ in 0..200 {
        let mut text = Vec::new();
        for _ in 0..rng.usize(..60) {
            if rng.u8(..4) == 0 {
                text.push(rng.u8(..));
            } else {
                text.extend(words[rng.usize(..words.len())].bytes());
                text.push(b' ');
            }
        }
        text.extend(b"\n77 name\n");
        let answers = gtp(&text);
        assert!(answers.ends_with("=77 Heibai\n\n"), "{text:?}: {answers}");
    }
}

#[test]
fn gtp_ends_with_quit() {
    assert_eq!(gtp("quit\nname\n"), "=\n\n");
}
