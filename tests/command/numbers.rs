//! Numbers on the command line: each has a range, which is told; what the machine can't give is told as well.

use std::collections::BTreeSet;
use std::io::Write;
use std::process::{Command, Output, Stdio};

use crate::program::{heibai, text};
use heibai::game::Variant;
use heibai::search::{Engine, HashSize, Shortage};
use tempfile::NamedTempFile;

const HEIBAI: &str = env!("CARGO_BIN_EXE_heibai");

/// Values that stand for something else than a number.
const WORDS: [&str; 10] =
    ["FILE", "FILE.json", "FOLDER", "GAME", "RULE", "PLAYER", "NAME", "MODE", "MOVES", "OPENING"];

fn help(subcommand: &[&str]) -> String {
    text(&heibai(&[subcommand, &["--help"]].concat()).stdout).to_owned()
}

/// Every subcommand, those of subcommands as well.
fn subcommands() -> Vec<Vec<String>> {
    let mut found = vec![Vec::new()];
    let mut at = 0;
    while at < found.len() {
        let path: Vec<String> = found[at].clone();
        let words: Vec<&str> = path.iter().map(String::as_str).collect();
        let help = help(&words);
        let listed = help.lines().skip_while(|line| *line != "Commands:").skip(1);
        for line in listed.take_while(|line| !line.is_empty()) {
            let name = line.split_whitespace().next().unwrap_or_default();
            if name != "help" && line.starts_with("  ") && !line.starts_with("   ") {
                found.push([&path[..], &[name.to_owned()]].concat());
            }
        }
        at += 1;
    }
    found
}

/// The options of a subcommand whose values are numbers, with what the values are called.
fn numbers(subcommand: &[&str]) -> Vec<(String, String)> {
    let help = help(subcommand);
    let options = help.lines().filter_map(|line| {
        let option = line.trim_start().strip_prefix("--")?;
        let (name, value) = option.split_once(" <")?;
        let value = value.split('>').next()?;
        Some((format!("--{name}"), value.to_owned()))
    });
    options.filter(|(_, value)| !WORDS.contains(&&value[..]) && value != "LANGUAGE").collect()
}

#[test]
fn every_number_of_every_subcommand_has_a_range() {
    let mut seen = BTreeSet::new();
    for path in subcommands() {
        let subcommand: Vec<&str> = path.iter().map(String::as_str).collect();
        for (option, _) in numbers(&subcommand) {
            for value in ["nan", "inf", "-1000001", "1e308", "99999999999999999999999", "x", ""] {
                let argument = format!("{option}={value}");
                let output = heibai(&[&subcommand[..], &[&argument]].concat());
                let complaint = text(&output.stderr);
                assert_eq!(output.status.code(), Some(2), "{path:?} {argument}: {complaint}");
                assert!(complaint.contains(&option), "{path:?} {argument}: {complaint}");
                for words in ["invalid digit", "number too large", "integer from empty"] {
                    assert!(!complaint.contains(words), "{path:?} {argument}: {complaint}");
                }
                assert_eq!(text(&output.stdout), "", "{path:?} {argument}");
            }
            // The value may also be an argument of its own.
            let output = heibai(&[&subcommand[..], &[&option, "-1000001"]].concat());
            let complaint = text(&output.stderr);
            assert_eq!(output.status.code(), Some(2), "{path:?} {option}: {complaint}");
            assert!(!complaint.contains("unexpected argument"), "{path:?} {option}: {complaint}");
            assert!(complaint.contains(&option), "{path:?} {option}: {complaint}");
            seen.insert(option);
        }
    }
    for option in ["--hash", "--threads", "--rate", "--outcome", "--scale", "--sprt", "--margin"] {
        assert!(seen.contains(option), "{option} is in no help");
    }
}

#[test]
fn threads_and_memory_have_the_same_range_everywhere() {
    let most = |name: &str| if name == "--threads" { "from 1 to 512" } else { "from 1 to 1048576" };
    for path in subcommands() {
        let subcommand: Vec<&str> = path.iter().map(String::as_str).collect();
        let options = numbers(&subcommand);
        for (option, _) in
            options.iter().filter(|(name, _)| name == "--threads" || name == "--hash")
        {
            for value in ["0", "1048577"] {
                let output = heibai(&[&subcommand[..], &[option, value]].concat());
                let complaint = text(&output.stderr);
                assert!(complaint.contains(most(option)), "{path:?} {option} {value}: {complaint}");
            }
        }
    }
    for (player, range) in [
        ("heibai:threads=513", "from 1 to 512"),
        ("heibai:hash=1048577", "from 1 to 1048576"),
        ("gomocup,memory=1048577:x", "from 1 to 1048576"),
        ("heibai:time=nan", "from 0.001 to 31536000"),
        ("nboard,depth=61:x", "from 1 to 60"),
    ] {
        let output = heibai(&["match", "--first", player, "--second", "heibai"]);
        assert_eq!(output.status.code(), Some(2), "{player}");
        assert!(text(&output.stderr).contains(range), "{player}: {}", text(&output.stderr));
    }
}

#[test]
fn what_is_no_number_or_makes_no_sense_is_refused_with_the_range() {
    let own = ["match", "--first", "heibai", "--second", "heibai"];
    for (arguments, named) in [
        (&["train", "fit", "x", "--out", "y", "--rate", "nan"][..], "from 0.000001 to 1"),
        (&["train", "fit", "x", "--out", "y", "--outcome", "2"], "from 0 to 1"),
        (&["train", "fit", "x", "--out", "y", "--floor", "0"], "from 0.00000001 to 1"),
        (&["gomoku", "games", "--shard", "2/2"], "expected I/N"),
        (&["train", "fit", "x", "--out", "y", "--prior", "0"], "from 0.01 to 1000000"),
        (&["train", "evaluate", "x", "--outcome=-0.5"], "from 0 to 1"),
        (&["gomoku", "fit", "x", "--scale", "0"], "from 1 to 30000"),
        (&["gomoku", "network", "x", "--out", "y", "--rate", "2"], "from 0 to 1"),
        (&["gomoku", "openings", "--stones", "12", "--spread", "1"], "only 9 points"),
        (&[&own[..], &["--sprt", "0,1e308"]].concat(), "from -1000 to 1000"),
        (&[&own[..], &["--sprt", "0,5,0.05,0.6"]].concat(), "a risk: expected a number"),
        (&[&own[..], &["--sprt", "5,0"]].concat(), "the lower difference first"),
        (&[&own[..], &["--clock", "60+nan"]].concat(), "from 0 to 31536000"),
        (&[&own[..], &["--clock", "0+1"]].concat(), "from 0.001 to 31536000"),
        (&["verify", "--threads", "1,513"], "from 1 to 512"),
        (&["verify", "--hash", "0"], "from 1 to 1048576"),
        (&["show", "x", "--move", "-1"], "from 0 to 1000000000"),
        (&["show", "x", "--move", "99999999999999999999"], "from 0 to 1000000000"),
        (&["verify", "--seed", "-1"], "from 0 to 18446744073709551615"),
        (&["reasons", "x", "--show", "-1"], "from 0 to 1000000000"),
        (&["puzzles", "make", "--out", "x", "--skip", "-1"], "from 0 to 1000000000"),
        (&["perft", "1", "--size", ""], "from 4 to 22"),
        (&["--size", "300"], "from 4 to 22"),
    ] {
        let output = heibai(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {}", text(&output.stderr));
        assert!(text(&output.stderr).contains(named), "{arguments:?}: {}", text(&output.stderr));
    }
}

#[test]
fn numbers_within_their_ranges_are_taken() {
    let (_games, games) = file("");
    let one = heibai(&["gomoku", "games", "--games", "1", "--nodes", "50"]);
    let (_one, one) = file(text(&one.stdout));
    let (_obf, obf) = file("");
    let folder = tempfile::tempdir().expect("there is room");
    let place = |name: &str| folder.path().join(name).to_str().expect("it is UTF-8").to_owned();
    let (data, positions) = (place("data"), place("positions"));
    for (command, status) in [
        ("openings make --plies 2 --depth 2 --within 64 --sample 1 --selectivity 73%", 0),
        ("gomoku openings --stones 1 --spread 1 --count 1 --balance 10000 --nodes 100", 0),
        ("gomoku openings --after h8 --stones 2 --count 1 --nodes 100 --rule renju", 0),
        ("gomoku games --games 1 --nodes 50 --shard 0/1", 0),
        (&format!("gomoku fit {games} --rounds 1"), 1),
        (&format!("gomoku fit {one} --rounds 1 --decay 0 --result 1 --scale 30000"), 0),
        (
            &format!(
                "train generate --out {data} --games 1 --shard 0/1 --random-plies 55 --depth 1 \
                   --solve 1 --blunders 1000 --side-lines 0 --probes 0 --threads 1"
            ),
            0,
        ),
        (&format!("train evaluate {data} --outcome 1"), 0),
        (
            &format!(
                "train positions --out {positions} --empties 8 --count 1 --random-plies 8 --depth 1"
            ),
            0,
        ),
        ("train tune-probcut --positions 1 --depth 2 --exact 0", 1),
        (
            &format!(
                "train fit {games} --out x --outcome 0 --passes 1000 --batch 65536 --rate 1 \
                   --decay 1 --floor 1 --late 0 --prior 0.01 --rows 1"
            ),
            1,
        ),
        ("levels --games 2 --pair 1 1 --threads 1", 0),
        (
            "match --first heibai:level=1 --second heibai:level=1,time=1e2 --games 2 --clock 60+0 --margin 0 \
          --sprt=-1000,1000,0.000001,0.4",
            0,
        ),
        ("perft 1", 0),
        ("bench --depth 1", 0),
        ("verify --count 1 --empties 1-2 --threads 1,2 --hash 1", 0),
        (&format!("solve {obf} --timeout 0.5 --hash 1 --threads 2"), 1),
        (&format!("accuracy {obf} --depth 60 --selectivity 100"), 1),
    ] {
        let words: Vec<&str> = command.split_whitespace().collect();
        let output = heibai(&words);
        assert_eq!(output.status.code(), Some(status), "{command}: {}", text(&output.stderr));
        assert!(!text(&output.stderr).contains("expected a number"), "{command}");
    }
}

/// Runs a command that may take so many KiB of addresses.
#[cfg(target_os = "linux")]
fn confined(kibibytes: usize, command: &str) -> Output {
    let script = format!("ulimit -v {kibibytes}; exec {HEIBAI} {command}");
    let mut shell = Command::new("sh");
    // A backtrace needs memory: where there is none, whoever begins to print one waits for itself for ever.
    shell.args(["-c", &script]).stdin(Stdio::null()).env_remove("RUST_BACKTRACE");
    shell.output().expect("there is a shell")
}

/// A file with this text, and its name.
fn file(content: &str) -> (NamedTempFile, String) {
    let mut file = NamedTempFile::new().expect("there is room");
    file.write_all(content.as_bytes()).expect("there is room");
    let path = file.path().to_str().expect("it is UTF-8").to_owned();
    (file, path)
}

#[cfg(target_os = "linux")]
#[test]
fn memory_that_the_machine_has_not_is_told_of() {
    let solved = "-XXXXXXX-OOOOOXXXOOXOOX-OOOOOOO-OOOXXOO-XXXXOXXOXXXOOO--OOOOOOO- X; g7:+2; h5:+0; a2:+0; \
                  h4:-4; a1:-6;\n";
    let (_obf, obf) = file(solved);
    let (_json, json) =
        file(r#"[{"rule": "freestyle", "moves": "H8 A1 H9 A2 H10 A3 H11 A5", "side": "B"}]"#);
    let (_lines, lines) = file("h8\n");
    let (_game, game) = file("f5d6c3\n");
    let board = solved.split(';').next().expect("there is a board");
    for command in [
        format!("solve {obf} --hash 2048"),
        format!("accuracy {obf} --hash 2048"),
        format!("review {game} --hash 2048"),
        format!("analyze '{board}' --hash 2048"),
        "verify --count 1 --hash 2048".to_owned(),
        format!("gomoku solve {json} --hash 2048"),
        "match --first heibai:hash=2048 --second heibai --games 2".to_owned(),
        format!(
            "match --game gomoku --openings {lines} --first heibai:hash=2048 --second heibai --games 2"
        ),
        "gtp --hash 2048".to_owned(),
        "nboard --hash 2048".to_owned(),
    ] {
        let output = confined(1 << 20, &command);
        let complaint = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{command}: {complaint}");
        let told = "not enough memory for a search table of 2048 MiB";
        assert!(complaint.contains(told), "{command}: {complaint}");
    }
    let script =
        format!("ulimit -v {}; (echo START 15; echo END) | {HEIBAI} gomocup --hash 2048", 1 << 20);
    let output = Command::new("sh").args(["-c", &script]).output().expect("there is a shell");
    let answer = "ERROR not enough memory for a search table of 2048 MiB\n";
    assert_eq!((text(&output.stdout), output.status.code()), (answer, Some(0)));
}

#[cfg(target_os = "linux")]
#[test]
fn tables_together_take_no_more_than_the_machine_has() {
    let told = std::fs::read_to_string("/proc/meminfo").expect("the system tells");
    let total = told.split_whitespace().nth(1).and_then(|word| word.parse::<usize>().ok());
    // A table has a power of two of entries: at least half of what it may take. None of it is used.
    let hash = HashSize::mebibytes(total.expect("it is a number of KiB") * 3 / 4 / 1024);
    let start = Variant::default().start().expect("it has a start");
    let mut engines: Vec<Engine> = (0..4).map(|_| Engine::new(hash)).collect();
    let reserved: Vec<_> = engines.iter_mut().map(|engine| engine.reserve(&start)).collect();
    assert_eq!(reserved[0], Ok(()));
    assert!(reserved.contains(&Err(Shortage::Memory(hash))), "{reserved:?}");
    engines.clear();
    assert_eq!(Engine::new(hash).reserve(&start), Ok(()), "what was taken is given back");
}

#[cfg(target_os = "linux")]
#[test]
fn threads_that_the_machine_has_not_are_told_of() {
    let folder = tempfile::tempdir().expect("there is room");
    for command in [
        "levels --threads 512 --games 1000".to_owned(),
        "openings make --plies 3 --depth 2 --threads 512".to_owned(),
        format!("train positions --out {} --threads 512", folder.path().join("out").display()),
        "train generate --out /dev/full --threads 512".to_owned(),
        "match --first heibai --second heibai --threads 512 --games 10000".to_owned(),
    ] {
        // A thread that was made and finds no room for its signals' stack ends the program before a line of ours runs:
        // with some kilobytes more or less it is another step that finds no room.
        let limits = [500_000, 500_700, 501_100];
        let outputs = limits.into_iter().map(|limit| confined(limit, &command));
        let mut told = outputs.filter(|output| output.status.code().is_some());
        let output = told.next().expect("one of them comes to us");
        let complaint = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{command}: {complaint}");
        if !command.contains("/dev/full") {
            assert!(complaint.contains("threads: "), "{command}: {complaint}");
        }
    }
}
