//! `solve`, `accuracy`, `analyze` and `bench` as they are called: what they print, and with which status
//! they end.

use std::io::Write;
use std::process::Output;

use crate::program::{heibai, stderr, stdout};
use tempfile::NamedTempFile;

/// Ten and eight empty squares, with the score of every move.
const TEN: &str = "X----O-X-XOOOXXXXXOOOXXXXOXXOXXXO-XOXXXXOOOOOXOX--XOOOXX-XXXXXXX X; \
b5:+24; e1:+14; b7:+12; a7:+8; b1:+6; c1:+6; d1:+4;";
const EIGHT: &str = "-XXXXXXX-OOOOOXXXOOXOOX-OOOOOOO-OOOXXOO-XXXXOXXOXXXOOO--OOOOOOO- X; \
g7:+2; h5:+0; a2:+0; h4:-4; a1:-6;";

/// Black has to pass, and White fills the last square.
const PASS: &str = "OOOOOOX-OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO X";

fn last_line(output: &Output) -> &str {
    stdout(output).lines().last().expect("it prints something")
}

/// Runs a subcommand on a file with this text.
fn on_file(subcommand: &str, text: &str, options: &[&str]) -> Output {
    let mut file = NamedTempFile::new().expect("there is room for a file");
    file.write_all(text.as_bytes()).expect("there is room for a file");
    let path = file.path().to_str().expect("the system's folder has a name in Unicode");
    heibai(&[&[subcommand, path], options].concat())
}

#[test]
fn solve_agrees_with_a_file_that_is_right() {
    let file = format!("% own positions\n{TEN}\n\n{EIGHT}\n{PASS}; -64;\n");
    for options in [&[][..], &["--threads", "2", "--hash", "1"]] {
        let output = on_file("solve", &file, options);
        assert_eq!(stderr(&output), "");
        assert_eq!(output.status.code(), Some(0));
        assert!(last_line(&output).starts_with("positions 3  wrong 0  nodes "));
        assert!(last_line(&output).ends_with(" Mn/s"), "{}", last_line(&output));
        for said in ["score +24  best b5", "score  +2  best g7", "score -64  best pa"] {
            assert!(stdout(&output).contains(said), "no {said:?} in {}", stdout(&output));
        }
    }
}

#[test]
fn solve_tells_what_is_wrong_in_a_file_and_ends_with_status_1() {
    let wrong_score = EIGHT.replace("g7:+2", "g7:+4");
    let wrong_best = EIGHT.replace("h5:+0", "h5:+2").replace("g7:+2", "g7:-2");
    let output = on_file("solve", &format!("{TEN}\n{wrong_score}\n{wrong_best}\n"), &[]);
    assert_eq!(output.status.code(), Some(1));
    assert!(stdout(&output).contains("WRONG: line 2 has +4"));
    assert!(stdout(&output).contains("WRONG: line 3 gives the move -2"));
    assert!(last_line(&output).starts_with("positions 3  wrong 2  nodes "));
    assert_eq!(stderr(&output), "heibai: positions: 2 wrong\n");
}

#[test]
fn solve_uses_the_good_lines_of_a_bad_file_and_says_so() {
    let output = on_file("solve", &format!("rubbish\n{TEN}\n{EIGHT} a8:+3;\n{EIGHT}\n"), &[]);
    assert_eq!(output.status.code(), Some(1));
    assert!(last_line(&output).starts_with("positions 2  wrong 0  nodes "));
    assert!(last_line(&output).ends_with("  bad lines 2"));
    assert!(stderr(&output).contains(": line 1, column 1: expected X, O or - for a square"));
    assert!(stderr(&output).contains(": line 3, column 104: a8 is not legal here"));
}

#[test]
fn solve_counts_what_it_could_not_solve_in_time() {
    let start = "---------------------------OX------XO--------------------------- X;";
    let output = on_file("solve", &format!("{start}\n{EIGHT}\n"), &["--timeout", "0.3"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(stdout(&output).contains("UNSOLVED"));
    assert!(last_line(&output).ends_with("  unsolved 1"), "{}", last_line(&output));
}

#[test]
fn solve_writes_json_on_request() {
    let output = on_file("solve", &format!("{TEN}\n{PASS}\n"), &["--json"]);
    assert_eq!(output.status.code(), Some(0));
    let values: Vec<serde_json::Value> = stdout(&output)
        .lines()
        .map(|line| serde_json::from_str(line).expect("each line is JSON"))
        .collect();
    assert_eq!(values.len(), 3);
    assert_eq!(values[0]["score"], 24);
    assert_eq!(values[0]["best"], "b5");
    assert_eq!(values[0]["variation"][0], "b5");
    assert_eq!(values[0]["verdict"], "right");
    assert_eq!(values[1]["score"], -64);
    assert_eq!(values[1]["verdict"], "unknown");
    assert_eq!(values[2]["positions"], 2);
    assert_eq!(values[2]["wrong"], 0);
}

#[test]
fn a_file_that_is_not_there_is_named() {
    for subcommand in ["solve", "accuracy"] {
        let output = heibai(&[subcommand, "no/such/file.obf"]);
        assert_eq!(output.status.code(), Some(1));
        assert!(stderr(&output).starts_with("heibai: no/such/file.obf can't be opened: "));
        assert_eq!(stdout(&output), "");
    }
}

#[test]
fn accuracy_of_an_exact_search_is_perfect_whatever_the_threads() {
    let file = format!("{TEN}\n{EIGHT}\n");
    let mut nodes = Vec::new();
    for threads in ["1", "3"] {
        let options = ["--depth", "12", "--selectivity", "100%", "--threads", threads];
        let output = on_file("accuracy", &file, &options);
        assert_eq!(stderr(&output), "");
        assert_eq!(output.status.code(), Some(0));
        let line = last_line(&output);
        let figures = "positions 2  best-move 100.0 %  score-mae 0.00  move-loss 0.00  nodes ";
        assert!(line.starts_with(figures), "{line}");
        nodes.push(line[figures.len()..].split(' ').next().expect("a number follows").to_owned());
    }
    assert_eq!(nodes[0], nodes[1]);
}

#[test]
fn accuracy_leaves_out_positions_whose_moves_are_not_all_known() {
    let unknown = EIGHT.replace(" h4:-4;", "");
    let file = format!("{TEN}\n{unknown}\n{PASS}; pa:-64;\n");
    let output = on_file("accuracy", &file, &["--depth", "3"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(last_line(&output).starts_with("positions 1  "));
    assert!(stderr(&output).contains(": line 2: the score of h4 is missing\n"));
    assert!(stderr(&output).contains(": line 3: there is no move to choose\n"));
    let output = on_file("accuracy", &unknown, &[]);
    assert_eq!(output.status.code(), Some(1));
    assert!(stderr(&output).contains("has no position that can be used"));
}

#[test]
fn analyze_ranks_the_moves_by_their_true_scores() {
    let board = TEN.split(';').next().expect("the board comes first");
    let output = heibai(&["analyze", board, "--solve", "--best", "7"]);
    assert_eq!(stderr(&output), "");
    assert_eq!(output.status.code(), Some(0));
    let lines: Vec<&str> = stdout(&output).lines().collect();
    let scores: Vec<&str> = lines[lines.len() - 7..]
        .iter()
        .map(|line| line.split_whitespace().nth(2).expect("the score comes third"))
        .collect();
    assert_eq!(scores, ["+24.00", "+14.00", "+12.00", "+8.00", "+6.00", "+6.00", "+4.00"]);
    assert!(last_line(&output).contains("exact"));
    assert!(lines.len() > 7, "it tells nothing on the way");
}

#[test]
fn analyze_says_how_sure_it_is_where_that_was_measured() {
    let board = "---------------------------OX------XO--------------------------- X";
    let all = heibai(&["analyze", board, "--depth", "8", "--best", "4"]);
    let lines: Vec<&str> = stdout(&all).lines().collect();
    let sure = last_line(&all).strip_prefix("best move right: ").expect("it comes last");
    let percent: u32 = sure.strip_suffix(" %").and_then(|it| it.parse().ok()).expect("a number");
    assert!((20..60).contains(&percent), "all four are alike: {percent}");
    for line in &lines[lines.len() - 5..lines.len() - 1] {
        let off = line.split_whitespace().nth(3).and_then(|it| it.strip_prefix('±'));
        let off: f64 = off.and_then(|it| it.parse().ok()).expect("it follows the score");
        assert!((3.0..6.0).contains(&off), "{line}");
    }
    // Of some moves alone nobody knows whether another one is better.
    let one = heibai(&["analyze", board, "--depth", "8"]);
    assert!(last_line(&one).contains('±') && !stdout(&one).contains("best move right"));
    let exact = heibai(&["analyze", TEN.split(';').next().expect("a board"), "--best", "7"]);
    assert!(!last_line(&exact).contains('±') && last_line(&exact).contains("exact"));
    let small = heibai(&[
        "analyze",
        &format!("{} X", "--------------OX----XO--------------"),
        "--depth",
        "4",
        "--best",
        "9",
    ]);
    assert!(!stdout(&small).contains('±') && !stdout(&small).contains("best move right"));
}

#[test]
fn analyze_solves_boards_of_other_sizes_with_any_number_of_threads() {
    let boards = [
        // Solved by the search of a version before, without a table of a thread's own.
        ("----X--XXXXXOOOOOO--XO---X-OX-X--OX- X", "-18.00"),
        ("XXX---OXX-----XXXX--OX---OOOO--XOOO- X", "+30.00"),
        ("XO-XO--XX-O--XXOO---XOOO-OOOOX------ X", "+30.00"),
    ];
    for (board, score) in boards {
        for threads in ["1", "2", "5"] {
            let output = heibai(&["analyze", board, "--solve", "--threads", threads]);
            let line = last_line(&output);
            assert_eq!(line.split_whitespace().nth(2), Some(score), "{board} {threads}: {line}");
            assert!(line.contains("exact"), "{line}");
        }
    }
    let gomoku = format!("{} X", "-".repeat(15 * 15));
    let output = heibai(&["analyze", &gomoku]);
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("15×15 squares are a board of Gomoku, not of Othello"));
}

#[test]
fn analyze_looks_at_passes_and_ends_too() {
    let output = heibai(&["analyze", PASS]);
    assert!(stdout(&output).starts_with("a pass is forced"), "{}", stdout(&output));
    assert!(last_line(&output).contains("h1"));
    let over = format!("{} O", "X".repeat(64));
    assert_eq!(last_line(&heibai(&["analyze", &over])), "the game is over: Black 64, White 0");
}

#[test]
fn analyze_names_what_is_wrong_with_a_board() {
    let too_many = format!("{} X", "X".repeat(65));
    let empty = format!("{} X", "-".repeat(64));
    for (board, named) in [
        ("XO X", "expected as many rows as columns and the side to move"),
        (&too_many, "found 66 cells"),
        (&empty, "impossible board: d4 is empty"),
        (&PASS[..64], "expected X or O for the side to move"),
        ("z", "column 1: expected X, O or - for a square, found 'z'"),
    ] {
        let output = heibai(&["analyze", board]);
        assert_eq!(output.status.code(), Some(2), "{board}");
        assert!(stderr(&output).starts_with("heibai: BOARD: "), "{}", stderr(&output));
        assert!(stderr(&output).contains(named), "{}", stderr(&output));
    }
}

#[test]
fn bench_counts_the_same_nodes_every_time_in_either_game() {
    for (game, depth, positions) in [("othello", "6", 30), ("gomoku", "3", 27)] {
        let nodes = || {
            let output = heibai(&["bench", "--game", game, "--depth", depth]);
            assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
            assert_eq!(stdout(&output).lines().count(), positions + 1);
            let line = last_line(&output).to_owned();
            assert!(line.starts_with("Bench: ") && line.ends_with(" nps"), "{line}");
            let count = line.split(' ').nth(1).expect("the count follows");
            count.parse::<u64>().expect("it is a number")
        };
        let first = nodes();
        assert!(first > 1000);
        assert_eq!(nodes(), first);
    }
}

#[test]
fn options_out_of_range_are_named_and_end_with_status_2() {
    for (arguments, named) in [
        (&["solve"][..], "FILE"),
        (&["solve", "f", "--threads", "0"], "expected a number from 1 to 512"),
        (&["solve", "f", "--hash", "many"], "expected a number from 1 to"),
        (&["solve", "f", "--timeout=-1"], "expected seconds from 0.001 to 31536000"),
        (&["solve", "f", "--timeout", "NaN"], "expected seconds from 0.001 to 31536000"),
        (&["accuracy", "f", "--selectivity", "80"], "expected 73, 87, 95, 98, 99 or 100"),
        (&["accuracy", "f", "--depth", "61"], "expected a number from 1 to 60"),
        (&["analyze"], "BOARD"),
        (&["analyze", PASS, "--solve", "--depth", "3"], "--solve"),
        (&["analyze", PASS, "--best", "0"], "expected a number from 1 to 60"),
        (&["bench", "--depth", "0"], "expected a number from 1 to 60"),
        (&["bench", "--game", "gomoku", "--weights", "f"], "this is for Othello, not for Gomoku"),
    ] {
        let output = heibai(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(stderr(&output).contains(named), "{arguments:?} gave {}", stderr(&output));
    }
}

#[test]
fn verify_counts_what_it_checked() {
    let output = heibai(&["verify", "--count", "20", "--empties", "6-9", "--threads", "1,2"]);
    assert_eq!((stderr(&output), output.status.code()), ("", Some(0)));
    assert!(last_line(&output).starts_with("positions 20  wrong 0  searches 160  nodes "));
    for empties in ["0-9", "9-6", "6-", "31"] {
        let output = heibai(&["verify", "--empties", empties]);
        assert_eq!(output.status.code(), Some(2), "{empties}");
        assert!(stderr(&output).contains("expected two numbers from 1 to 30, like 10-16"));
    }
}
