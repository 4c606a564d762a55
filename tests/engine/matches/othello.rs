//! Matches of Othello: what holds for any game, and the programs that play this one.

use heibai::game::Outcome;
use heibai::game::tree::GameTree;

use super::support::{Fake, HEIBAI, games, last_line, loses_for, play, stdout};

#[test]
fn who_plays_what_is_not_legal_has_lost() {
    loses_for(&Fake::gtp("printf '= a1\\n\\n'"), "gtp", "a1, which is not legal", &[]);
    loses_for(&Fake::gtp("printf '= pass\\n\\n'"), "gtp", "pass, which is not legal", &[]);
    loses_for(&Fake::nboard("echo '=== A1/0.0/0.0'"), "nboard", "a1, which is not legal", &[]);
    loses_for(&Fake::nboard("echo '=== PA'"), "nboard", "PA, which is not legal", &[]);
}

#[test]
fn who_answers_nonsense_has_lost() {
    loses_for(&Fake::gtp("printf '= z99\\n\\n'"), "gtp", "answered \"z99\"", &[]);
    loses_for(&Fake::gtp("printf '? no idea\\n\\n'"), "gtp", "answered \"no idea\"", &[]);
    loses_for(&Fake::nboard("echo '=== what'"), "nboard", "answered \"what\"", &[]);
}

#[test]
fn who_crashes_has_lost_and_plays_the_next_game() {
    let last_words = "ended unexpectedly with status 3: \"out of wood\"";
    loses_for(&Fake::gtp("echo out of wood >&2; exit 3"), "gtp", last_words, &[]);
    loses_for(&Fake::nboard("kill -9 $$"), "nboard", "ended unexpectedly by signal 9", &[]);
}

#[test]
fn after_the_last_game_nothing_is_started_anew() {
    let fake = Fake::new(
        "echo >> $0.starts\n\
         [ $(wc -l < $0.starts) -gt 2 ] && exit 7\n\
         while read command; do\n\
         case $command in\n\
         genmove*) exit 3 ;;\n\
         *) printf '= \\n\\n' ;;\n\
         esac\n\
         done\n",
    );
    loses_for(&fake, "gtp", "ended unexpectedly with status 3", &[]);
}

#[test]
fn a_program_that_ends_at_its_start_ends_the_match_with_its_last_words() {
    let fake = Fake::new("echo no license >&2; exit 7");
    let output = play(&["--first", "heibai:level=1", "--second", &fake.spec("gtp")]);
    let told = "heibai: fake: ended unexpectedly with status 7: \"no license\"\n";
    assert_eq!(String::from_utf8_lossy(&output.stderr), told);
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn who_hangs_has_lost_and_is_ended_with_all_it_has_started() {
    let patience = ["--patience", "0.2"];
    loses_for(&Fake::gtp(":"), "gtp", "did not answer within", &patience);
    let fake = Fake::nboard("sleep 1000 & echo $! >> $0.pids; wait");
    loses_for(&fake, "nboard", "did not answer within", &patience);
    let pids = std::fs::read_to_string(fake.folder.path().join("fake.pids"));
    for pid in pids.expect("it wrote them").lines() {
        let state = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
        assert!(state.is_empty() || state.contains(") Z "), "{pid} still runs: {state}");
    }
}

#[test]
fn who_oversteps_its_time_has_lost() {
    let late = Fake::gtp("sleep 2; printf '= d3\\n\\n'");
    for time in [["--time", "0.1"], ["--clock", "0.1+0"]] {
        loses_for(&late, "gtp", "s of 0.100 s", &[&time[..], &["--margin", "1"]].concat());
    }
}

#[test]
fn who_gives_up_has_lost_without_a_fault() {
    let fake = Fake::gtp("printf '= resign\\n\\n'");
    let spec = fake.spec("gtp");
    let output = play(&["--first", "heibai:level=1", "--second", &spec, "--games", "2"]);
    assert!(!stdout(&output).contains("fault:"), "{}", stdout(&output));
    assert!(last_line(&output).starts_with("games 2  wins 2  draws 0  losses 0"));
}

#[test]
fn a_program_that_is_not_there_ends_the_match_with_a_message() {
    let output = play(&["--first", "heibai:level=1", "--second", "gtp:/nowhere/engine"]);
    assert_eq!(output.status.code(), Some(1));
    let told = String::from_utf8_lossy(&output.stderr);
    let expected = "heibai: engine: could not be started: /nowhere/engine: ";
    assert!(told.starts_with(expected), "{told}");
    let reason = &told[expected.len()..];
    assert!(!reason.contains(':'), "it is said once: {told}");
}

#[test]
fn our_engine_plays_itself_over_either_protocol() {
    for protocol in ["gtp", "nboard"] {
        let spec = format!("{protocol},name=other:{HEIBAI} {protocol} --nodes 200");
        let folder = tempfile::tempdir().expect("there is room");
        let file = folder.path().join("games.ggf");
        let save = file.to_str().expect("it is UTF-8");
        let arguments =
            ["--first", "heibai:level=2", "--second", &spec, "--games", "6", "--save", save];
        let output = play(&arguments);
        assert!(last_line(&output).starts_with("games 6  "), "{}", stdout(&output));
        assert!(!stdout(&output).contains("fault:"), "{}", stdout(&output));
        let games = games(&file);
        assert_eq!(games.len(), 6);
        for pair in games.chunks(2) {
            let opening = |game: &GameTree| game.plies(game.main_end())[..8].to_vec();
            assert_eq!(opening(&pair[0]), opening(&pair[1]), "both games have one opening");
            let [one, other] = [&pair[0].facts.names, &pair[1].facts.names];
            assert_eq!(one.black, other.white, "the colours change");
            assert!(pair.iter().all(|game| Outcome::of(&game.end_position(), None).is_some()));
            assert_ne!(one.black, one.white);
        }
    }
}

#[test]
fn a_match_comes_out_the_same_on_any_number_of_threads() {
    let arguments =
        ["--first", "heibai:level=4", "--second", "heibai:level=3", "--games", "20", "--seed", "3"];
    let alone = play(&arguments);
    let together = play(&[&arguments[..], &["--threads", "3"]].concat());
    assert_eq!(last_line(&alone), last_line(&together));
}

#[test]
fn a_match_between_equals_is_even() {
    let output =
        play(&["--first", "heibai:level=4", "--second", "heibai:level=4", "--games", "20"]);
    assert!(stdout(&output).contains("1½, 2 points: 0 0 10 0 0"), "{}", stdout(&output));
    assert!(last_line(&output).contains("score 50.0 "), "{}", stdout(&output));
}

#[test]
fn a_test_of_the_difference_ends_the_match_early() {
    let output = play(&[
        "--first",
        "heibai:level=5",
        "--second",
        "heibai:level=1",
        "--games",
        "2000",
        "--sprt",
        "0,50",
    ]);
    let text = stdout(&output);
    assert!(text.contains("+50 rather than +0"), "{text}");
    let games: u32 = last_line(&output)
        .split_whitespace()
        .nth(1)
        .and_then(|games| games.parse().ok())
        .expect("the number of games");
    assert!((4..400).contains(&games), "{text}");
}

#[test]
fn openings_come_from_a_file_or_say_what_is_wrong_with_it() {
    let folder = tempfile::tempdir().expect("there is room");
    let file = folder.path().join("openings.txt");
    let path = file.to_str().expect("it is UTF-8");
    let arguments = [
        "--first",
        "heibai:level=1",
        "--second",
        "heibai:level=2",
        "--games",
        "4",
        "--openings",
        path,
    ];
    std::fs::write(&file, "# two\nf5d6c3d3\n\nf5f6 # short\n").expect("there is room");
    assert_eq!(play(&arguments).status.code(), Some(0));
    for (text, message, games) in [
        ("f5d6\nf5f5\n", "line 2", "games 4  "),
        ("f5d6\n\u{1}x\n", "line 2", "games 4  "),
        ("# nothing\n", "no openings", ""),
        ("", "no openings", ""),
    ] {
        std::fs::write(&file, text).expect("there is room");
        let output = play(&arguments);
        let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(complaint.contains(message) && complaint.contains("openings.txt"), "{complaint}");
        assert_eq!(output.status.code(), Some(1), "{text}");
        assert!(last_line(&output).starts_with(games), "what is good is played");
    }
    std::fs::write(&file, [0xff, 0xfe, 0x00]).expect("there is room");
    assert_eq!(play(&arguments).status.code(), Some(1));
}
