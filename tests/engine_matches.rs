//! Matches between engines: their laws, their statistics, and players that misbehave.
#![cfg(unix)]

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use heibai::game::Outcome;
use heibai::records::ggf;
use heibai::training::matches::spec::{Kind, ParseSpecError, Spec};
use heibai::training::matches::statistics::{
    Score, Sprt, Statistics, Verdict, elo_of_score, score_of_elo,
};

const HEIBAI: &str = env!("CARGO_BIN_EXE_heibai");

fn play(arguments: &[&str]) -> Output {
    Command::new(HEIBAI).arg("match").args(arguments).output().expect("the program starts")
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("it prints UTF-8")
}

fn last_line(output: &Output) -> String {
    stdout(output).lines().last().unwrap_or_default().to_owned()
}

/// A script that plays as it is told, in a folder that lives as long as the test.
struct Fake {
    folder: tempfile::TempDir,
}

impl Fake {
    /// A program that speaks GTP, and does `misdeed` when it is asked for a move.
    fn gtp(misdeed: &str) -> Self {
        Self::new(&format!(
            "while read command argument rest; do\n\
             case $command in\n\
             genmove) {misdeed} ;;\n\
             quit) printf '=\\n\\n'; exit ;;\n\
             *) printf '= \\n\\n' ;;\n\
             esac\n\
             done\n"
        ))
    }

    /// A program that speaks the protocol of `NBoard`.
    fn nboard(misdeed: &str) -> Self {
        Self::new(&format!(
            "while read command argument rest; do\n\
             case $command in\n\
             go) {misdeed} ;;\n\
             ping) echo \"pong $argument\" ;;\n\
             quit) exit ;;\n\
             esac\n\
             done\n"
        ))
    }

    /// A program that speaks the protocol of Gomocup. It makes a move on the empty board, and does `misdeed` when
    /// it is asked for any other one.
    fn gomocup(misdeed: &str) -> Self {
        Self::new(&format!(
            "while read command argument rest; do\n\
             case $command in\n\
             BEGIN) echo 'MESSAGE hello'; echo 7,7 ;;\n\
             TURN|DONE) {misdeed} ;;\n\
             START|RESTART) echo OK ;;\n\
             END) exit ;;\n\
             esac\n\
             done\n"
        ))
    }

    fn new(body: &str) -> Self {
        let folder = tempfile::tempdir().expect("there is room");
        std::fs::write(folder.path().join("fake"), body).expect("there is room");
        Self { folder }
    }

    fn path(&self) -> PathBuf {
        self.folder.path().join("fake")
    }

    fn spec(&self, protocol: &str) -> String {
        format!("{protocol},name=fake:sh {}", self.path().display())
    }
}

/// The games of a file.
fn games(path: &Path) -> Vec<ggf::Game> {
    let text = std::fs::read_to_string(path).expect("the match wrote it");
    text.lines().map(|line| ggf::read_game(line).expect("it is a game")).collect()
}

/// Two games in which the fake does the same thing wrong: it loses both, and the report says why.
fn loses_for(fake: &Fake, protocol: &str, why: &str, more: &[&str]) {
    let mut arguments = vec!["--first", "heibai:nodes=300", "--games", "2"];
    let spec = fake.spec(protocol);
    arguments.extend(["--second", &spec]);
    arguments.extend(more);
    let output = play(&arguments);
    let text = stdout(&output);
    assert_eq!(output.status.code(), Some(0), "{text}");
    let faults: Vec<&str> = text.lines().filter(|line| line.starts_with("fault: fake")).collect();
    assert_eq!(faults.len(), 2, "{text}");
    assert!(faults.iter().all(|fault| fault.contains(why)), "{text}");
    assert!(last_line(&output).starts_with("games 2  wins 2  draws 0  losses 0"), "{text}");
}

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
    loses_for(&Fake::gtp("exit 1"), "gtp", "ended while it was asked", &[]);
    loses_for(&Fake::nboard("kill -9 $$"), "nboard", "ended while it was asked", &[]);
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
    let late = Fake::gtp("sleep 0.4; printf '= d3\\n\\n'");
    for time in [["--time", "0.1"], ["--clock", "0.1+0"]] {
        loses_for(&late, "gtp", "s of 0.100 s", &[&time[..], &["--margin", "0.05"]].concat());
    }
}

/// A file of openings, in a folder that lives as long as the test.
fn openings(text: &str) -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().expect("there is room");
    let file = folder.path().join("openings.txt");
    std::fs::write(&file, text).expect("there is room");
    let path = file.to_str().expect("it is UTF-8").to_owned();
    (folder, path)
}

/// The same at Gomoku.
fn loses_at_gomoku_for(misdeed: &str, why: &str, more: &[&str]) {
    let (_folder, path) = openings("h8i9\n");
    let options = ["--game", "gomoku", "--openings", &path];
    loses_for(&Fake::gomocup(misdeed), "gomocup", why, &[&options[..], more].concat());
}

#[test]
fn who_does_something_wrong_at_gomoku_has_lost_and_plays_the_next_game() {
    // 7,7 is h8, where the opening has a stone.
    loses_at_gomoku_for("echo 7,7", "h8, which is not legal", &[]);
    loses_at_gomoku_for("echo 15,0", "15,0, which is not legal", &[]);
    loses_at_gomoku_for("echo -1,99999999999999999999", "-1,9", &[]);
    loses_at_gomoku_for("echo ERROR no idea", "answered \"ERROR no idea\"", &[]);
    loses_at_gomoku_for("echo UNKNOWN $command", "answered \"UNKNOWN ", &[]);
    loses_at_gomoku_for("exit 1", "ended while it was asked", &[]);
    loses_at_gomoku_for("echo DEBUG hm", "did not answer within", &["--patience", "0.2"]);
    let late = ["--time", "0.1", "--margin", "0.05"];
    loses_at_gomoku_for("sleep 0.4; echo 3,3", "s of 0.100 s", &late);
}

#[test]
fn who_plays_a_forbidden_point_has_lost_and_the_report_says_why() {
    // Black to move; h8 would make two open threes.
    let (_folder, path) = openings("f8a15g8a1h10o1h9o15 # as Black\n");
    let fake = Fake::gomocup("echo 7,7");
    let spec = fake.spec("gomocup");
    let arguments = ["--first", &spec, "--second", "heibai:nodes=300", "--games", "2", "--game"];
    let more = ["gomoku", "--openings", &path];
    let renju = play(&[&arguments[..], &more, &["--rule", "renju"]].concat());
    let why = "fault: fake at move 9: played h8: that point is forbidden for Black: double three";
    assert!(stdout(&renju).contains(why), "{}", stdout(&renju));
    let freestyle = play(&[&arguments[..], &more].concat());
    assert!(!stdout(&freestyle).contains("at move 9:"), "{}", stdout(&freestyle));
}

#[test]
fn a_program_that_can_not_start_again_is_replaced() {
    let (_folder, path) = openings("h8i9\n");
    let once = Fake::new(
        "while read command argument rest; do\n\
         case $command in\n\
         START) if [ $started ]; then exit 1; fi; started=1; echo OK ;;\n\
         BEGIN) echo 7,7; started= ;;\n\
         TURN|DONE) echo \"SUGGEST 3,3\" ;;\n\
         PLAY) echo $argument ;;\n\
         RESTART) echo \"UNKNOWN RESTART\" ;;\n\
         END) exit ;;\n\
         esac\n\
         done\n",
    );
    let spec = once.spec("gomocup");
    let output = play(&[
        "--first",
        "heibai:nodes=300",
        "--second",
        &spec,
        "--games",
        "4",
        "--game",
        "gomoku",
        "--openings",
        &path,
    ]);
    let text = stdout(&output);
    // It plays d12 first, and d12 again.
    assert_eq!(text.matches("played d12, which is not legal").count(), 4, "{text}");
    assert!(last_line(&output).starts_with("games 4  wins 4"), "{text}");
}

#[test]
fn our_engine_plays_itself_over_the_protocol_of_gomocup_by_all_rules() {
    let (folder, path) = openings("c3c4d4\nb2d5\n");
    let save = folder.path().join("games.txt");
    for rule in ["freestyle", "standard", "renju", "caro"] {
        let spec = format!("gomocup,name=other:{HEIBAI} gomocup --nodes 300");
        let saved = save.to_str().expect("it is UTF-8");
        let output = play(&[
            "--first",
            "heibai:nodes=300",
            "--second",
            &spec,
            "--games",
            "2",
            "--save",
            saved,
            "--game",
            "gomoku",
            "--rule",
            rule,
            "--size",
            "6",
            "--openings",
            &path,
        ]);
        let text = stdout(&output);
        assert!(last_line(&output).starts_with("games 2  "), "{text}");
        assert!(!text.contains("fault:") && !text.contains("discs"), "{text}");
    }
    let text = std::fs::read_to_string(&save).expect("the match wrote it");
    assert_eq!(text.lines().count(), 8);
    for pair in text.lines().collect::<Vec<_>>().chunks(2) {
        assert_eq!(pair[0][..4], pair[1][..4], "both games have one opening");
        assert!(pair[0].contains(" # ") && pair[0].contains("other"), "{pair:?}");
        for result in pair {
            let result = result.rsplit(' ').next().unwrap_or_default();
            assert!(["1-0", "0-1", "1/2-1/2"].contains(&result), "{pair:?}");
        }
    }
}

#[test]
fn what_does_not_go_with_a_game_is_refused() {
    let (_folder, path) = openings("h8\n");
    let own = ["--first", "heibai", "--second", "heibai"];
    let gomoku = ["--game", "gomoku", "--openings", &path];
    for (arguments, named) in [
        (&["--rule", "renju"][..], "--rule"),
        (&["--size", "10"], "--size"),
        (&["--game", "gomoku"], "--openings"),
        (&[&gomoku[..], &["--size", "23"]].concat(), "--size"),
        (&[&gomoku[..], &["--size", "4"]].concat(), "--size"),
        (&[&gomoku[..], &["--rule", "gomoku+"]].concat(), "--rule"),
    ] {
        let output = play(&[&own[..], arguments].concat());
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(String::from_utf8_lossy(&output.stderr).contains(named), "{arguments:?}");
    }
    for (spec, more) in [("gtp:x", &gomoku[..]), ("nboard:x", &gomoku[..]), ("gomocup:x", &[])] {
        let output = play(&[&["--first", "heibai", "--second", spec][..], more].concat());
        assert_eq!(output.status.code(), Some(2), "{spec}");
        assert!(String::from_utf8_lossy(&output.stderr).contains("another game"), "{spec}");
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
    assert!(String::from_utf8_lossy(&output.stderr).contains("/nowhere/engine"));
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
            assert_eq!(pair[0].plies[..8], pair[1].plies[..8], "both games have one opening");
            assert_eq!(pair[0].names.black, pair[1].names.white, "the colours change");
            assert!(pair.iter().all(|game| Outcome::of(&game.end(), None).is_some()));
            assert_ne!(pair[0].names.black, pair[0].names.white);
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

#[test]
fn players_are_read_as_they_are_written() {
    let spec: Spec = "heibai:level=7,name=seven".parse().expect("it is a player");
    assert_eq!(spec.name, "seven");
    let spec: Spec = "gtp,dir=/opt/x:'./my engine' -gtp -l 5".parse().expect("it is a player");
    let Kind::Gtp(program) = &spec.kind else { panic!("it speaks GTP") };
    assert_eq!(program.words, ["./my engine", "-gtp", "-l", "5"]);
    assert_eq!(program.folder, Some(PathBuf::from("/opt/x")));
    assert_eq!(spec.name, "my engine");
    let spec: Spec = "gomocup,memory=70:pbrain-x".parse().expect("it is a player");
    let Kind::Gomocup(program) = &spec.kind else { panic!("it speaks Gomocup's protocol") };
    assert_eq!((program.memory, &spec.name[..]), (Some(70), "pbrain-x"));
    let spec: Spec = "nboard,depth=9,name=n:ntest x:y".parse().expect("it is a player");
    let Kind::NBoard(program) = &spec.kind else { panic!("it speaks NBoard's protocol") };
    assert_eq!((program.depth, &program.words[1][..]), (Some(9), "x:y"));
}

#[test]
fn what_is_no_player_is_refused_with_a_reason() {
    for text in ["", "edax", "Heibai", ":x"] {
        assert!(matches!(text.parse::<Spec>(), Err(ParseSpecError::Kind(_))), "{text}");
    }
    for text in ["gtp", "gtp:", "gtp:'a", "nboard,depth=3:  "] {
        assert!(matches!(text.parse::<Spec>(), Err(ParseSpecError::Command(_))), "{text}");
    }
    for text in ["heibai:strong", "heibai:book=x", "gtp,depth=3:x", "gtp,dir:x", "heibai:level"] {
        assert!(matches!(text.parse::<Spec>(), Err(ParseSpecError::Setting(_))), "{text}");
    }
    for text in [
        "heibai:level=11",
        "heibai:level=",
        "heibai:depth=61",
        "heibai:nodes=0",
        "heibai:time=-1",
        "heibai:time=inf",
        "heibai:selectivity=50",
        "heibai:threads=0",
        "heibai:hash=0",
        "nboard,depth=x:y",
        "gomocup,memory=0:y",
    ] {
        assert!(matches!(text.parse::<Spec>(), Err(ParseSpecError::Value { .. })), "{text}");
        let output = play(&["--first", text, "--second", "heibai"]);
        assert_eq!(output.status.code(), Some(2), "{text}");
    }
}

/// A match with so many pairs of each worth, by wins, draws and losses that make it.
fn statistics(pairs: [u32; 5]) -> Statistics {
    let mut statistics = Statistics::default();
    for (points, &count) in pairs.iter().enumerate() {
        let one = points.min(2) as u8;
        let other = points as u8 - one;
        for _ in 0..count {
            let score =
                |half_points: u8| Score { half_points, margin: 10 * (i32::from(half_points) - 1) };
            statistics.add([score(one), score(other)]);
        }
    }
    statistics
}

fn is_near(found: f64, expected: f64) -> bool {
    (found - expected).abs() < 0.005
}

#[test]
fn score_and_elo_have_the_known_values() {
    assert!(is_near(elo_of_score(0.5), 0.0));
    assert!(is_near(elo_of_score(0.75), 190.85));
    assert!(is_near(elo_of_score(10.0 / 11.0), 400.0));
    assert!(elo_of_score(1.0).is_infinite() && elo_of_score(0.0).is_infinite());
    for elo in [-300.0, -5.0, 0.0, 5.0, 300.0] {
        assert!(is_near(elo_of_score(score_of_elo(elo)), elo));
    }
    // Worked out apart from this program, from the mean and the variance of the pairs.
    for (pairs, score, error, elo, interval) in [
        ([10, 40, 100, 60, 20], 0.543_478, 0.015_900, 30.288, (8.559, 52.257)),
        ([100, 400, 1000, 500, 120], 0.516_509, 0.004_963, 11.476, (4.712, 18.249)),
        ([200, 900, 1800, 850, 190], 0.495_558, 0.003_650, -3.086, (-8.059, 1.885)),
    ] {
        let statistics = statistics(pairs);
        assert_eq!(statistics.pairs.map(|count| count as u32), pairs);
        assert!((statistics.score() - score).abs() < 1e-5);
        assert!((statistics.score_error().expect("many pairs") - error).abs() < 1e-5);
        let found = statistics.elo();
        let (low, high) = found.interval.expect("many pairs");
        assert!(is_near(found.value, elo), "{found:?}");
        assert!(is_near(low, interval.0) && is_near(high, interval.1), "{found:?}");
        // Each half point more or less is ten discs here.
        assert!(is_near(statistics.margin(), 20.0 * (score - 0.5)));
        assert!((statistics.margin_error().expect("many pairs") - 20.0 * error).abs() < 1e-3);
    }
}

#[test]
fn without_games_or_with_one_pair_nothing_is_known() {
    let none = Statistics::default();
    assert_eq!((none.games(), none.score_error(), none.margin_error()), (0, None, None));
    assert_eq!(none.elo().interval, None);
    let one = statistics([0, 0, 0, 1, 0]);
    assert_eq!((one.games(), one.score_error(), one.elo().interval), (2, None, None));
}

#[test]
fn the_ratio_of_likelihoods_has_the_known_values() {
    let test = |elo0, elo1| Sprt { elo0, elo1, alpha: 0.05, beta: 0.05 };
    let (lower, upper) = test(0.0, 5.0).bounds();
    assert!(is_near(lower, -2.944) && is_near(upper, 2.944));
    // Worked out apart from this program; in brackets what the normal approximation gives.
    for (pairs, elo1, expected, verdict) in [
        ([10, 40, 100, 60, 20], 10.0, 2.016_5, None), // 2.07
        ([100, 400, 1000, 500, 120], 5.0, 3.747_9, Some(Verdict::Higher)), // 3.77
        ([200, 900, 1800, 850, 190], 5.0, -4.334_0, Some(Verdict::Lower)), // -4.34
        ([5, 10, 20, 30, 40], 50.0, 10.484_6, Some(Verdict::Higher)),
    ] {
        let (sprt, statistics) = (test(0.0, elo1), statistics(pairs));
        let found = sprt.log_likelihood_ratio(&statistics);
        assert!((found - expected).abs() < 0.001, "{pairs:?}: {found}");
        assert_eq!(sprt.verdict(&statistics), verdict);
    }
}

#[test]
fn the_ratio_of_likelihoods_changes_its_sign_with_the_colours_of_the_question() {
    let pairs = [7, 12, 30, 18, 9];
    let mut mirrored = pairs;
    mirrored.reverse();
    let one = Sprt { elo0: -10.0, elo1: 10.0, alpha: 0.05, beta: 0.05 };
    let found = one.log_likelihood_ratio(&statistics(pairs));
    let other = one.log_likelihood_ratio(&statistics(mirrored));
    assert!((found + other).abs() < 1e-6, "{found} {other}");
    assert!(one.log_likelihood_ratio(&Statistics::default()).abs() < 1e-9);
    for all in [[50, 0, 0, 0, 0], [0, 0, 0, 0, 50], [0, 0, 50, 0, 0]] {
        assert!(one.log_likelihood_ratio(&statistics(all)).is_finite());
    }
}
