//! What is said with a manager of Gomocup.

use heibai::gomoku::{Opening, Point, Position, Ruleset};
use heibai::protocol::Settings;
use heibai::search::HashSize;
use proptest::prelude::*;

use super::host::{Dialect, Host, gomocup, limited, quick};

/// The lines that are answers, not words for people.
fn answers(text: impl AsRef<[u8]>) -> Vec<String> {
    let text = gomocup(text);
    text.lines().filter(|line| !line.starts_with("MESSAGE")).map(str::to_owned).collect()
}

/// The answers on a board of 15×15 points, without that to START.
fn at_play(text: &str) -> Vec<String> {
    let mut answers = answers(format!("START 15\n{text}\n"));
    assert_eq!(answers.remove(0), "OK");
    answers
}

/// The point that an answer names on a board of this size.
fn point(answer: &str, size: u8) -> Point {
    let (x, y) = answer.split_once(',').unwrap_or_else(|| panic!("no point: {answer}"));
    let number =
        |text: &str| text.parse::<usize>().unwrap_or_else(|_| panic!("no point: {answer}"));
    let index = number(y) * usize::from(size) + number(x);
    Point::from_index(index, size).unwrap_or_else(|| panic!("not on the board: {answer}"))
}

fn spot(point: Point, size: u8) -> String {
    let index = point.index(size).expect("it is on the board");
    format!("{},{}", index % usize::from(size), index / usize::from(size))
}

/// A manager that waits for answers, of an engine that is quick.
fn manager() -> Host {
    Host::new(Dialect::Gomocup, quick())
}

/// All that is told to a manager that waits for each answer, as the end of the input would end a search.
fn told(text: &str) -> Vec<String> {
    let mut host = Host::new(Dialect::Gomocup, limited());
    let mut told = Vec::new();
    for line in text.lines() {
        host.send(line);
        if ["START", "DONE", "TURN"].iter().any(|asking| line.starts_with(asking)) {
            loop {
                let line = host.line().expect("it goes on");
                let is_answer = !line.starts_with("MESSAGE");
                told.push(line);
                if is_answer {
                    break;
                }
            }
        }
    }
    host.close();
    told
}

/// The next answer that is no word for people.
fn next(host: &mut Host) -> String {
    loop {
        let line = host.line().expect("it goes on");
        if !line.starts_with("MESSAGE") {
            return line;
        }
    }
}

#[test]
fn about_says_who_it_is_on_one_line() {
    let answers = answers("ABOUT\r\nabout\n");
    assert_eq!(answers.len(), 2);
    for answer in answers {
        assert!(answer.starts_with("name=\"Heibai\", version=\""), "{answer}");
        assert!(answer.contains(", author=\"") && answer.contains(", country=\""), "{answer}");
    }
}

#[test]
fn a_game_is_played_on_every_size_of_board_to_its_end() {
    let mut rng = fastrand::Rng::with_seed(7);
    for size in [5, 6, 9, 15, 19, 20, 22] {
        let mut position =
            Position::start(size, Ruleset::Freestyle, Opening::Free).expect("a size");
        let mut host = manager();
        host.send(&format!("START {size}"));
        assert_eq!(next(&mut host), "OK");
        host.send("BEGIN");
        loop {
            position.place(point(&next(&mut host), size)).expect("its moves are legal");
            let Some(reply) = rng.choice(position.legal_points()) else { break };
            position.place(reply).expect("it was legal");
            host.send(&format!("TURN {}", spot(reply, size)));
            if position.is_game_over() {
                break;
            }
        }
        host.send("ABOUT");
        host.wait_for("name=");
        host.close();
    }
}

#[test]
fn boards_of_other_sizes_and_shapes_are_refused() {
    for size in ["4", "0", "23", "255", "256", "271", "99999999999999999999"] {
        let answers = answers(format!("START {size}\nBEGIN\n"));
        assert!(answers[0].starts_with("ERROR expected a board size from 5 to 22"), "{answers:?}");
        assert!(answers[1].starts_with("ERROR no board yet"), "{answers:?}");
    }
    assert!(answers("RECTSTART 15,20\n")[0].starts_with("ERROR rectangular boards"));
}

#[test]
fn what_is_wrong_gets_one_answer_and_the_conversation_goes_on() {
    let long = "x".repeat(1 << 20);
    let long_turn = format!("TURN {long}");
    for (line, beginning) in [
        ("bogus", "UNKNOWN bogus"),
        ("BEGINN", "UNKNOWN BEGINN"),
        ("YXFOO 3", "UNKNOWN YXFOO 3"),
        ("SUGGEST 7,7", "UNKNOWN SUGGEST"),
        (&long, "UNKNOWN xxx"),
        (&long_turn, "UNKNOWN TURN"),
        ("\u{2581}\u{1}x", "UNKNOWN"),
        ("START", "ERROR START: expected a size, found \"\""),
        ("START fifteen", "ERROR START: expected a size"),
        ("START -15", "ERROR START: expected a size"),
        ("START 15 15", "ERROR START: expected a size"),
        ("BEGIN 7,7", "ERROR BEGIN: expected nothing more"),
        ("TURN", "ERROR TURN: expected a point"),
        ("TURN 7", "ERROR TURN: expected a point"),
        ("TURN 7,", "ERROR TURN: expected a point"),
        ("TURN 7,7,7", "ERROR TURN: expected a point"),
        ("TURN -1,7", "ERROR TURN: expected a point"),
        ("TURN 7;7", "ERROR TURN: expected a point"),
        ("TURN h8", "ERROR TURN: expected a point"),
        ("TURN 15,0", "ERROR 15,0 is not on the board of 15×15 points"),
        ("TURN 0,15", "ERROR 0,15 is not on the board"),
        ("TURN 99999999999999999999,0", "ERROR 18446744073709551615,0 is not on the board"),
        ("PLAY 15,15", "ERROR 15,15 is not on the board"),
        ("TAKEBACK 7,7", "ERROR there is no stone on 7,7"),
        ("TAKEBACK", "ERROR TAKEBACK: expected a point"),
        ("DONE", "ERROR no list of stones has begun"),
        ("7,7,1", "ERROR no list of stones has begun"),
        ("7,7", "ERROR no list of stones has begun"),
        ("-7,7", "ERROR stone: expected"),
        ("YXNBEST", "ERROR YXNBEST: expected how many"),
        ("YXNBEST many", "ERROR YXNBEST: expected how many"),
        ("END", ""),
    ] {
        let shown: String = line.chars().take(30).collect();
        let answers = at_play(&format!("{line}\nABOUT"));
        if line == "END" {
            assert!(answers.is_empty(), "{answers:?}");
            continue;
        }
        assert_eq!(answers.len(), 2, "{shown}: {answers:?}");
        assert!(answers[0].starts_with(beginning), "{shown}: {answers:?}");
        assert!(answers[1].starts_with("name="), "{shown}: {answers:?}");
    }
    for line in ["", "   ", "\r", "\u{1}\u{2}", "\t"] {
        assert_eq!(at_play(line), Vec::<String>::new(), "{line:?}");
    }
}

#[test]
fn nothing_is_played_before_there_is_a_board() {
    for line in [
        "BEGIN",
        "TURN 7,7",
        "PLAY 7,7",
        "TAKEBACK 7,7",
        "RESTART",
        "BOARD\nDONE",
        "YXBOARD\nDONE",
        "SWAP2BOARD\nDONE",
        "YXSHOWFORBID",
        "YXNBEST 2",
    ] {
        let answers = answers(line);
        assert_eq!(answers, ["ERROR no board yet: START comes first"], "{line}");
    }
}

#[test]
fn occupied_points_are_refused_and_the_game_stays_as_it_was() {
    let mut host = manager();
    host.send("START 15\nTURN 7,7");
    assert_eq!(next(&mut host), "OK");
    let own = next(&mut host);
    for taken in ["7,7", &own] {
        host.send(&format!("TURN {taken}"));
        assert_eq!(next(&mut host), format!("ERROR {taken} is occupied"));
    }
    host.send("BEGIN");
    assert!(next(&mut host).starts_with("ERROR BEGIN needs an empty board"));
    host.send("TURN 0,0");
    point(&next(&mut host), 15);
    host.close();
}

#[test]
fn stones_can_be_taken_back_and_placed_for_us() {
    let answers = at_play("PLAY 7,7\nTAKEBACK 7,7\nPLAY 7,7\nPLAY 7,7\nTAKEBACK 7,7\nBEGIN");
    assert_eq!(answers[..5], ["7,7", "OK", "7,7", "ERROR 7,7 is occupied", "OK"]);
    point(&answers[5], 15);
}

#[test]
fn a_board_may_be_told_in_any_order() {
    // Ours are four in a row with one end open; theirs are scattered.
    let mut stones = ["3,3,1", "4,3,1", "5,3,1", "6,3,1", "2,3,2", "0,0,2", "14,14,2", "0,14,2"];
    for turn in 0..stones.len() {
        stones.rotate_left(1);
        let list = stones.join("\r\n");
        assert_eq!(at_play(&format!("BOARD\n{list}\nDONE")), ["7,3"], "{turn}");
        assert_eq!(at_play(&format!("YXBOARD\n{list}\nDONE")), Vec::<String>::new());
        assert_eq!(at_play(&format!("YXBOARD\n{list}\nDONE\nPLAY 7,3")), ["7,3"]);
    }
    point(&at_play("BOARD\nDONE")[0], 15);
    // After our own stone it is the opponent's turn: its row of five ends the game.
    let theirs = "3,3,2\n4,3,2\n5,3,2\n6,3,2\n0,0,1\n0,14,1\n14,0,1\n0,7,1\n0,9,1";
    assert_eq!(at_play(&format!("YXBOARD\n{theirs}\nDONE\nTURN 7,3")), ["ERROR the game is over"]);
    // With a stone more the opponent has Black.
    let answers = at_play("INFO rule 4\nBOARD\n7,7,2\nDONE\nYXSHOWFORBID");
    point(&answers[0], 15);
    assert_eq!(answers[1], "FORBID .");
}

#[test]
fn a_bad_list_is_refused_once_and_the_game_stays_as_it_was() {
    for (list, reason) in [
        ("1,1,1\n1,1,2", "ERROR 1,1 is occupied"),
        ("1,1,1\n15,1,2", "ERROR 15,1 is not on the board"),
        ("1,1,3", "ERROR 1,1: unknown owner"),
        ("1,1,7", "ERROR 1,1: unknown owner"),
        ("1,1", "ERROR BOARD: expected an owner"),
        ("1,1,2\nbogus\nworse", "ERROR BOARD: expected x,y,owner or DONE, found \"bogus\""),
        ("1,1,2,2", "ERROR BOARD: stone: expected"),
        ("1,1,2\n-1,1,2", "ERROR BOARD: stone: expected"),
        ("TURN 1\n1,2,1", "ERROR BOARD: TURN: expected a point"),
    ] {
        let answers = at_play(&format!("PLAY 7,7\nBOARD\n{list}\nDONE\nPLAY 7,7"));
        assert_eq!(answers.len(), 3, "{list}: {answers:?}");
        assert!(answers[1].starts_with(reason), "{list}: {answers:?}");
        assert_eq!(answers[2], "ERROR 7,7 is occupied", "{list}");
    }
    let crowd = "0,0,1\n".repeat(3000);
    let answers = at_play(&format!("BOARD\n{crowd}DONE"));
    assert!(answers[0].starts_with("ERROR BOARD: more than"), "{answers:?}");
}

#[test]
fn a_list_that_another_command_interrupts_is_dropped() {
    let answers = at_play("PLAY 7,7\nBOARD\n1,1,1\n2,2,2\nABOUT\nDONE\nPLAY 1,1");
    assert_eq!(answers[1], "ERROR BOARD ended before DONE");
    assert!(answers[2].starts_with("name="), "{answers:?}");
    assert_eq!(answers[3..], ["ERROR no list of stones has begun", "1,1"]);
    let answers = at_play("BOARD\n1,1,2\nBOARD\n2,2,2\nDONE\nPLAY 1,1");
    assert_eq!(answers[0], "ERROR BOARD ended before DONE");
    point(&answers[1], 15);
    assert_eq!(answers[2], "1,1");
}

#[test]
fn an_input_that_ends_in_the_middle_ends_the_conversation() {
    for text in ["BOARD\n1,1,1\n", "BOARD\n1,1", "SWAP2BOARD\n", "INFO", "INFO timeout_tu"] {
        assert_eq!(at_play(text).len(), 0, "{text}");
    }
    point(&at_play("TURN 7,7")[0], 15);
}

#[test]
fn nothing_is_answered_to_what_is_told() {
    let told = "INFO\nINFO timeout_turn 1000\nINFO timeout_match 100000\nINFO time_left 5000\n\
        INFO max_memory 83886080\nINFO game_type 1\nINFO rule 0\nINFO evaluate 3,4\n\
        INFO folder C:\\data\nINFO colour red\nINFO max_depth 3\nINFO max_node 5000\n\
        INFO hash_size 4096\nINFO thread_num 2\ninfo TIME_LEFT -20\nINFO time_left 2147483647\n\
        INFO max_memory 0\nINFO max_memory 99999999999999999999\nINFO max_depth 0\n\
        INFO max_node -1\nINFO thread_num 99999999999999999999\nINFO hash_size 99999999999999";
    let answers = at_play(&format!("{told}\nBEGIN"));
    assert_eq!(answers.len(), 1, "{answers:?}");
    point(&answers[0], 15);
    for nonsense in [
        "timeout_turn",
        "timeout_turn soon",
        "timeout_match 1.5",
        "time_left --1",
        "max_memory 1k",
        "rule four",
        "thread_num +2",
    ] {
        // It is complained of once, where an answer is due.
        let answers = at_play(&format!("INFO {nonsense}\nBEGIN\nBEGIN"));
        assert_eq!(answers.len(), 2, "{answers:?}");
        assert!(answers[0].starts_with("ERROR INFO: expected a key and a number"), "{answers:?}");
        point(&answers[1], 15);
    }
}

#[test]
fn rules_that_are_not_known_are_refused_until_they_are_changed() {
    for rule in ["-1", "8", "10", "12", "13", "16", "64", "99999999999999999999"] {
        let answers = at_play(&format!("INFO rule {rule}\nBEGIN\nTURN 1,1\nINFO rule 0\nTURN 1,1"));
        assert!(
            answers[..2]
                .iter()
                .all(|answer| answer.starts_with("ERROR INFO rule: expected 0, 1, 4 or 9, "))
        );
        point(&answers[2], 15);
    }
}

/// What is answered to our stone on 7,3 and to a move after it, in a game by this rule with these stones.
fn after_seven_three(rule: &str, stones: &str) -> [String; 2] {
    let list = stones.replace(' ', "\n");
    let text = format!("INFO rule {rule}\nYXBOARD\n{list}\nDONE\nPLAY 7,3\nTURN 12,14");
    at_play(&text).try_into().expect("two answers")
}

#[test]
fn the_bits_of_the_rules_say_what_wins() {
    let five = "3,3,1 4,3,1 5,3,1 6,3,1 0,0,2 0,14,2 14,0,2 7,14,2";
    let six = "3,3,1 4,3,1 5,3,1 6,3,1 8,3,1 2,3,2 0,0,2 0,14,2 14,0,2 7,14,2";
    let between = "3,3,1 4,3,1 5,3,1 6,3,1 2,3,2 8,3,2 0,14,2 14,0,2";
    let over = "ERROR the game is over";
    for (stones, rules, wins) in [
        (five, &["0", "1", "3", "4", "5", "9", "11"][..], true),
        (six, &["0"], true),
        (six, &["1", "3", "9", "11"], false),
        (between, &["0", "1", "4"], true),
        (between, &["9", "11"], false),
    ] {
        for rule in rules {
            let [placed, answer] = after_seven_three(rule, stones);
            assert_eq!(placed, "7,3", "{rule}");
            assert_eq!(answer == over, wins, "{rule}, {stones}: {answer}");
        }
    }
    assert_eq!(after_seven_three("4", six)[0], "ERROR 7,3 is forbidden");
}

/// Moves of both sides, after which Black may not play 7,7 in renju: it would make two open threes.
const TWO_THREES: &str = "PLAY 5,7\nPLAY 0,0\nPLAY 6,7\nPLAY 0,14\nPLAY 7,5\nPLAY 14,14\nPLAY 7,6\n\
    PLAY 14,0\n";

#[test]
fn the_points_that_renju_forbids_are_named_in_two_digits_each() {
    for (rule, expected) in
        [("4", "FORBID 0707."), ("2", "FORBID 0707."), ("0", "FORBID ."), ("1", "FORBID .")]
    {
        let answers = at_play(&format!("INFO rule {rule}\n{TWO_THREES}YXSHOWFORBID"));
        assert_eq!(answers.last().map(String::as_str), Some(expected), "{rule}");
    }
}

#[test]
fn two_is_renju_only_for_who_speaks_as_yixin_does() {
    let placed = |text: &str| at_play(&format!("{text}PLAY 7,7")).pop();
    let forbidden = Some("ERROR 7,7 is forbidden".to_owned());
    assert_eq!(placed(&format!("INFO rule 2\n{TWO_THREES}")), Some("7,7".to_owned()));
    assert_eq!(placed(&format!("INFO rule 4\n{TWO_THREES}")), forbidden);
    assert_eq!(placed(&format!("INFO rule 2\nYXHASHCLEAR\n{TWO_THREES}")), forbidden);
    assert_eq!(placed(&format!("INFO rule 2\n{TWO_THREES}YXSTOP\n")), forbidden);
}

#[test]
fn the_opponents_foul_is_told_and_left_to_others_to_judge() {
    let text = gomocup(format!("START 15\nINFO rule 4\n{TWO_THREES}TURN 7,7\n"));
    let foul = "MESSAGE 7,7 is forbidden for Black: double three";
    assert!(text.lines().any(|line| line == foul), "{text}");
    point(text.lines().last().expect("our move"), 15);
}

#[test]
fn a_game_that_is_over_goes_on_after_a_restart_only() {
    let four = "3,3,2\n4,3,2\n5,3,2\n6,3,2\n0,0,1\n0,14,1\n14,0,1\n0,7,1\n";
    let text = format!("YXBOARD\n{four}DONE\nPLAY 14,14\nTURN 7,3\nTURN 9,9\nRESTART\nBEGIN");
    let answers = at_play(&text);
    assert_eq!(answers[1..4], ["ERROR the game is over", "ERROR the game is over", "OK"]);
    point(&answers[4], 15);
}

#[test]
fn the_best_moves_are_told_with_their_worth() {
    let text = gomocup("START 15\nTURN 7,7\nYXNBEST 3\n");
    let messages: Vec<&str> = text.lines().filter(|line| line.starts_with("MESSAGE")).collect();
    assert_eq!(messages.len(), 4, "{text}");
    for (number, message) in messages[1..].iter().enumerate() {
        assert!(message.starts_with(&format!("MESSAGE {}. ", number + 1)), "{message}");
        assert!(message.contains(" value ") && message.contains(" depth "), "{message}");
    }
    point(text.lines().last().expect("the move"), 15);
}

/// A search that goes on until it is ended.
fn endless() -> Host {
    let settings = Settings { hash: HashSize::mebibytes(1), ..Settings::default() };
    let mut host = Host::new(Dialect::Gomocup, settings);
    host.send("START 20\nINFO timeout_turn 2147483647\nINFO timeout_match 0");
    assert_eq!(next(&mut host), "OK");
    host
}

#[test]
fn a_stop_ends_the_search_and_nothing_is_lost() {
    let mut host = endless();
    host.send("BEGIN\nABOUT\nINFO rule 1\nYXNBEST 2\nBOGUS\nYXSTOP\nYXSTOP\nTAKEBACK 0,0");
    let first = next(&mut host);
    point(&first, 20);
    assert!(next(&mut host).starts_with("name="));
    assert_ne!(next(&mut host), first);
    assert_eq!(next(&mut host), "UNKNOWN BOGUS");
    host.send(&format!("TAKEBACK {first}"));
    loop {
        // Whether 0,0 was taken is the engine's choice.
        if next(&mut host) == "OK" {
            break;
        }
    }
    host.close();
}

#[test]
fn the_end_ends_the_search() {
    let mut host = endless();
    host.send("BEGIN\nEND");
    point(&next(&mut host), 20);
    assert_eq!(host.line(), None);
    host.close();
    let mut host = endless();
    host.send("BEGIN");
    host.close();
}

#[test]
fn swap2_is_answered_at_each_of_its_stages() {
    let spots = |answer: &str| {
        let points: Vec<Point> = answer.split(' ').map(|spot| point(spot, 15)).collect();
        let mut different = points.clone();
        different.sort_unstable();
        different.dedup();
        assert_eq!(different.len(), points.len(), "{answer}");
        points.len()
    };
    let swap2 = |list: &str| at_play(&format!("SWAP2BOARD\n{list}DONE")).remove(0);
    assert_eq!(spots(&swap2("")), 3);
    for three in ["7,7\n8,7\n9,9\n", "7,7,1\n7,8,2\n7,9,1\n", "0,0\n14,14\n0,14\n"] {
        let answer = swap2(three);
        assert!(answer == "SWAP" || spots(&answer) <= 2, "{answer}");
        let answer = swap2(&format!("{three}5,5\n4,9\n"));
        assert!(answer == "SWAP" || spots(&answer) == 1, "{answer}");
    }
    for (list, reason) in [
        ("7,7\n", "ERROR SWAP2BOARD: expected 0, 3 or 5 stones, found 1"),
        ("7,7\n7,7\n8,8\n", "ERROR 7,7 is occupied"),
        ("7,7\n7,17\n8,8\n", "ERROR 7,17 is not on the board"),
        ("7,7\nSWAP\n8,8\n", "ERROR SWAP2BOARD: expected x,y,owner"),
    ] {
        assert!(swap2(list).starts_with(reason), "{list}: {}", swap2(list));
    }
}

#[test]
fn after_swap2_the_game_goes_on() {
    let answers = at_play("SWAP2BOARD\n7,7\n8,7\n9,9\n5,5\n4,9\nDONE\nTURN 0,0\nTURN 14,14");
    assert_eq!(answers.len(), 3, "{answers:?}");
    point(&answers[1], 15);
    point(&answers[2], 15);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn any_bytes_get_answers_that_a_manager_knows(
        lines in prop::collection::vec(
            prop_oneof![
                any::<Vec<u8>>(),
                "(START|TURN|BOARD|DONE|BEGIN|INFO|PLAY|TAKEBACK|SWAP2BOARD|YX[A-Z]{1,8}) ?[-0-9a-z, ]{0,12}"
                    .prop_map(String::into_bytes),
                "[0-9]{1,2},[0-9]{1,2}(,[0-9])?".prop_map(String::into_bytes),
                Just(b"START 7".to_vec()),
                Just(b"DONE".to_vec()),
            ],
            0..40,
        ),
    ) {
        let mut text = lines.join(&b'\n');
        text.extend(b"\nABOUT\n");
        let output = gomocup(&text);
        for line in output.lines() {
            let is_known = ["OK", "SWAP", "ERROR ", "UNKNOWN ", "MESSAGE ", "FORBID ", "name="]
                .iter()
                .any(|start| line.starts_with(start));
            let is_points = line.split(' ').all(|spot| spot.split(',').count() == 2);
            prop_assert!(is_known || is_points, "{line:?}");
        }
        let has_ended = lines.iter().any(|line| line.to_ascii_uppercase().windows(3).any(|word| word == b"END"));
        prop_assert!(has_ended || output.lines().last().is_some_and(|line| line.starts_with("name=")));
    }
}

#[test]
fn a_new_board_or_other_rules_are_thought_about_afresh() {
    let board = "BOARD\n4,4,2\n5,4,1\n5,5,2\n3,3,1\n4,6,2\nDONE";
    let answers = format!("{board}\nTURN 0,0");
    for (before, now) in [
        (format!("START 15\n{answers}\n{answers}"), "START 15"),
        (format!("START 9\n{answers}"), "START 15"),
        (format!("START 15\n{board}\nINFO rule 4\nTURN 0,0"), "INFO rule 0\nSTART 15"),
        (format!("START 15\nINFO rule 9\n{board}\n{board}"), "INFO rule 4"),
    ] {
        // With what each move is worth, how deep it was looked at and in how many positions.
        let fresh = told(&format!("START 15\n{now}\n{answers}"));
        let after = told(&format!("{before}\n{now}\n{answers}"));
        assert_eq!(fresh[fresh.len() - 4..], after[after.len() - 4..], "{before}");
    }
}
