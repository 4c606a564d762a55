//! Weights from a file instead of those that come with the program: every command that thinks takes them.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::sync::Arc;

use heibai::eval::othello::patterns::{Parameters, Scale, Weights};
use heibai::game::Variant;
use heibai::search::{Engine, HashSize, Limits, Request, Score, Stop};
use tempfile::TempDir;

const START: &str = "---------------------------OX------XO--------------------------- X";

/// Ten empty squares, with the score of every move.
const TEN: &str = "X----O-X-XOOOXXXXXOOOXXXXOXXOXXXO-XOXXXXOOOOOXOX--XOOOXX-XXXXXXX X; \
b5:+24; e1:+14; b7:+12; a7:+8; b1:+6; c1:+6; d1:+4;";

/// Weights by which the side to move is 7.77 discs ahead in every position.
fn parameters() -> Parameters {
    let mut parameters = Parameters::zero();
    // Rounded up, so that what is rounded down again is no less.
    let bias = 1 + 777 * Scale::UNIT * (Scale::WEIGHT / 64) / (Scale::DISCS * 100 / 64);
    parameters.network.stages.iter_mut().for_each(|stage| stage.output_bias = bias);
    parameters
}

/// A folder with files for the program.
struct Folder(TempDir);

impl Folder {
    fn new() -> Self {
        let folder = Self(tempfile::tempdir().expect("there is room for a folder"));
        folder.write("own.weights", &parameters().to_bytes());
        folder.write("some.obf", TEN.as_bytes());
        folder
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn write(&self, name: &str, bytes: &[u8]) {
        fs::write(self.path(name), bytes).expect("the folder can be written to");
    }

    /// Runs the program in the folder.
    fn heibai(&self, arguments: &str, input: &str) -> Output {
        let words = shlex::split(arguments).expect("the quotes are closed");
        let mut child = Command::new(env!("CARGO_BIN_EXE_heibai"))
            .args(words)
            .current_dir(&self.0)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut stdin = child.stdin.take().expect("it is a pipe");
        stdin.write_all(input.as_bytes()).expect("the program reads, or it ends and is seen to");
        drop(stdin);
        child.wait_with_output().expect("the program ends")
    }

    /// What the program prints when all is well.
    fn told(&self, arguments: &str, input: &str) -> String {
        let output = self.heibai(arguments, input);
        assert!(output.status.success(), "{arguments}: {output:?}");
        String::from_utf8(output.stdout).expect("it prints UTF-8")
    }

    /// The line that names the move of the program at the start; the end of its input would cut the search short.
    fn move_by_nboard(&self, options: &str) -> String {
        let mut child = Command::new(env!("CARGO_BIN_EXE_heibai"))
            .current_dir(self.0.path())
            .args(format!("nboard {options}").split_whitespace())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut input = child.stdin.take().expect("it is piped");
        input.write_all(b"nboard 2\ngo\n").expect("it listens");
        let output = BufReader::new(child.stdout.take().expect("it is piped"));
        let mut lines = output.lines().map(|line| line.expect("it prints UTF-8"));
        let line = lines.find(|line| line.starts_with("===")).expect("it names a move");
        drop(input);
        assert!(child.wait().expect("it ends").success());
        line
    }
}

#[test]
fn an_engine_judges_by_the_weights_it_was_given() {
    let weights = Arc::new(Weights::new(&parameters()));
    let position = Variant::default().start().expect("the usual game has a start");
    let request = Request { remember: true, ..Request::new(position, Limits::depth(2)) };
    let score = |engine: &mut Engine| {
        engine.search(&request, &Stop::default(), &mut |_| {}).expect("there is a move").score
    };
    let mut engine = Engine::new(HashSize::mebibytes(1)).with_weights(Some(weights));
    assert_eq!(score(&mut engine), Score::from_hundredths(777));
    engine.warm_up();
    assert_eq!(score(&mut engine), Score::from_hundredths(777));
    let own = score(&mut Engine::new(HashSize::mebibytes(1)));
    assert_ne!(own, Score::from_hundredths(777));
    // What the others thought is not remembered.
    assert_eq!(score(&mut engine.with_weights(None)), own);
}

#[test]
fn a_package_gets_the_weights_of_a_file_laid_out() {
    let folder = Folder::new();
    folder.told("train lay-out own.weights --out own.rows", "");
    let mapped = Weights::map(&folder.path("own.rows"), None).expect("they were laid out");
    assert!(mapped == Weights::new(&parameters()));
    let refused = folder.heibai("train lay-out some.obf --out bad.rows", "");
    assert_eq!(refused.status.code(), Some(1));
    let complaint = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert_eq!(complaint, "heibai: some.obf: no weights: expected them to begin with HEIBAIWT\n");
    assert!(!folder.path("bad.rows").exists());
}

#[test]
fn the_commands_that_study_positions_use_the_weights_of_a_file() {
    let folder = Folder::new();
    let line = folder.told(&format!("analyze '{START}' --depth 2 --weights own.weights"), "");
    assert!(line.contains("+7.77"), "{line}");
    let solved = folder.told("solve some.obf --weights own.weights", "");
    assert!(solved.contains("positions 1  wrong 0"), "{solved}");
    let measured = |weights| folder.told(&format!("accuracy some.obf --depth 2 {weights}"), "");
    let error = |text: &str| text.split("score-mae ").nth(1).map(|text| text[..4].to_owned());
    // The best move is worth 24 discs.
    let by_own = measured("--weights own.weights");
    assert_eq!(error(&by_own).as_deref(), Some("16.2"), "{by_own}");
    let count = |options: &str| {
        let text = folder.told(&format!("bench --depth 3 {options}"), "");
        let last = text.lines().last().expect("there is a last line");
        last.split_whitespace().nth(1).expect("it has a count").to_owned()
    };
    assert_ne!(count("--weights own.weights"), count(""));
}

#[test]
fn the_commands_that_play_use_the_weights_of_a_file() {
    let folder = Folder::new();
    let options = "--weights own.weights --depth 2 --hash 1";
    assert!(folder.move_by_nboard(options).contains("/7.77/"));
    let told = folder.told(&format!("gtp {options}"), "genmove black\nquit\n");
    assert!(told.starts_with("= "), "{told}");
    let player = "heibai:depth=2,hash=1,weights=own.weights";
    folder.told(&format!("match --first {player} --second {player} --games 2 --save own.ggf"), "");
    let games = fs::read_to_string(folder.path("own.ggf")).expect("the games were saved");
    assert!(games.contains("/7.77/"), "{games}");
}

#[test]
fn the_training_uses_the_weights_of_a_file_and_keeps_their_data_apart() {
    let folder = Folder::new();
    let generate = "train generate --out some.dat --games 2 --depth 2 --solve 4 --random-plies 0";
    folder.told(&format!("{generate} --weights own.weights"), "");
    let (description, records, _) =
        heibai::training::dataset::read_all(&folder.path("some.dat")).expect("it was written");
    assert!(description.contains(" with weights "), "{description}");
    let scores: Vec<Score> = records.iter().map(|record| record.score).collect();
    assert!(scores.contains(&Score::from_hundredths(777)), "{scores:?}");
    let refused = folder.heibai(generate, "");
    assert_eq!(refused.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("was made in another way"));
    folder.told(
        "train positions --out new.obf --count 1 --empties 6 --depth 1 --weights own.weights",
        "",
    );
    let spread = |options: &str| {
        let arguments = "train tune-probcut --positions 40 --depth 5 --exact 4";
        folder.told(&format!("{arguments} {options}"), "")
    };
    assert_ne!(spread("--weights own.weights"), spread(""));
}

#[test]
fn a_file_that_holds_no_weights_is_told_with_the_reason() {
    let folder = Folder::new();
    folder.write("foreign.weights", b"not what it should be");
    let cut = parameters().to_bytes();
    folder.write("cut.weights", &cut[..cut.len() - 1]);
    for (file, reason) in [
        ("foreign.weights", "foreign.weights: no weights: expected them to begin with HEIBAIWT\n"),
        ("cut.weights", "cut.weights: the weights are truncated"),
        ("none.weights", "none.weights: can't be read: "),
    ] {
        for command in [
            "solve some.obf",
            "accuracy some.obf",
            &format!("analyze '{START}' --depth 2"),
            "bench --depth 2",
            "gtp",
            "nboard",
            "train generate --out new.dat --games 1",
            "train positions --out new.obf --count 1",
            "train tune-probcut --positions 1",
        ] {
            let output = folder.heibai(&format!("{command} --weights {file}"), "");
            assert_eq!(output.status.code(), Some(1), "{command}: {output:?}");
            let told = String::from_utf8_lossy(&output.stderr);
            assert!(told.contains(reason), "{command}: {told}");
        }
        let players = format!("match --first heibai:weights={file} --second heibai --games 2");
        let output = folder.heibai(&players, "");
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        let told = String::from_utf8_lossy(&output.stderr);
        assert!(told.contains("--first: ") && told.contains(reason), "{told}");
    }
    assert!(!folder.path("new.obf").exists(), "a file is made only once it can be filled");
}

#[test]
fn on_boards_that_have_no_weights_they_are_refused() {
    let folder = Folder::new();
    let six = "--------------OX----XO-------------- X";
    for (option, reason) in [
        ("--weights own.weights", "the evaluation by weights is for 8×8 squares"),
        ("--selectivity 73", "on other boards than 8×8 nothing is left out"),
    ] {
        let output = folder.heibai(&format!("analyze '{six}' --depth 2 {option}"), "");
        let name = option.split(' ').next().expect("it has a name");
        let told = format!("heibai: {name}: {reason}\n");
        assert_eq!(String::from_utf8_lossy(&output.stderr), told);
        assert_eq!((output.status.code(), &*output.stdout), (Some(2), &b""[..]));
        folder.told(&format!("analyze '{START}' --depth 2 {option}"), "");
    }
    folder.told(&format!("analyze '{six}' --depth 2"), "");
}

#[test]
fn a_match_of_gomoku_refuses_what_an_engine_has_for_othello() {
    let folder = Folder::new();
    let game = "--game gomoku --openings none.txt";
    for (setting, value) in [("selectivity", "73"), ("weights", "own.weights")] {
        let players = format!("--first heibai --second heibai:level=1,{setting}={value}");
        let output = folder.heibai(&format!("match {players} {game} --games 2"), "");
        assert_eq!(output.status.code(), Some(2), "{setting}: {output:?}");
        let told = format!("heibai: --second: {setting} is for Othello, not for Gomoku\n");
        assert_eq!(String::from_utf8_lossy(&output.stderr), told);
    }
}
