//! The fit of Gomoku's network.

use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::Command;

use fastrand::Rng;
use heibai::eval::gomoku::network::Parameters;
use heibai::gomoku::{Opening, Point, Position, Ruleset};

const SIZE: u8 = 15;
const OPENING: usize = 4;
const STONES: usize = 40;

/// Points of a game that nobody wins.
fn stones(random: &mut Rng) -> Vec<Point> {
    loop {
        let mut points: Vec<Point> = Point::all(SIZE).collect();
        random.shuffle(&mut points);
        points.truncate(STONES);
        let mut position = Position::start(SIZE, Ruleset::Freestyle, Opening::Free).expect("15×15");
        if points.iter().all(|&point| position.place(point).is_ok()) && position.winner().is_none()
        {
            return points;
        }
    }
}

/// Games of stones at random, whose scores count stones on the edge: three units for each, which the tables can't know.
fn games(seed: u64, count: usize) -> String {
    let mut random = Rng::with_seed(seed);
    let mut text = String::new();
    for _ in 0..count {
        let points = stones(&mut random);
        let is_on_edge = |point: &Point| {
            [point.column(), point.row()].iter().any(|&at| at == 0 || at == SIZE - 1)
        };
        let score = |ply: usize| {
            let worths = points[..ply].iter().enumerate().filter(|(_, point)| is_on_edge(point));
            worths.map(|(at, _)| if at % 2 == ply % 2 { 300 } else { -300 }).sum::<i16>()
        };
        let scores: Vec<String> = (OPENING..STONES).map(|ply| score(ply).to_string()).collect();
        let points: Vec<String> = points.iter().map(Point::to_string).collect();
        writeln!(text, "0 {OPENING} {} {}", points.join(","), scores.join(","))
            .expect("a string can be written to");
    }
    text
}

/// What the fit says of its errors, the network's and the tables', and the network.
fn fitted(folder: &Path, games: &Path, threads: &str) -> ([f64; 2], Vec<u8>) {
    let out = folder.join(threads);
    let output = Command::new(env!("CARGO_BIN_EXE_heibai"))
        .args(["gomoku", "network", "--passes", "6", "--batch", "64", "--rate", "0.01"])
        .args(["--decay", "0.1", "--passed-back", "0", "--out"])
        .args([&out, games])
        .env("RAYON_NUM_THREADS", threads)
        .output()
        .expect("the program starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let told = String::from_utf8(output.stdout).expect("it writes text");
    let errors: Vec<f64> = told
        .split([' ', ',', '\n'])
        .filter(|word| word.contains('.'))
        .flat_map(str::parse)
        .collect();
    (errors.try_into().expect("two errors"), fs::read(&out).expect("it was written"))
}

#[test]
fn it_learns_what_the_tables_do_not_know_and_the_same_on_any_number_of_threads() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("games.txt");
    fs::write(&file, games(3, 200)).expect("the file is written");
    let ([error, tables], network) = fitted(folder.path(), &file, "1");
    // Half a chance for everybody, whatever the position, has an error of ln 2.
    let nothing = std::f64::consts::LN_2;
    assert!(error < nothing - 0.02 && tables > nothing, "{error} {tables}");
    Parameters::from_bytes(&network).expect("it is a network");
    assert!(fitted(folder.path(), &file, "3").1 == network, "threads make a difference");
}
