//! The fit of Gomoku's network.

use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use fastrand::Rng;
use heibai::eval::gomoku::network::Parameters;
use heibai::gomoku::{Opening, Point, Position, Ruleset, Stone};

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

fn fit(games: &Path, threads: &str, options: &[&str], out: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_heibai"))
        .args(["gomoku", "network", "--batch", "64", "--passed-back", "0", "--out"])
        .args([out, games])
        .args(options)
        .env("RAYON_NUM_THREADS", threads)
        .output()
        .expect("the program starts")
}

/// What the fit says of its errors, the network's and the tables', and the network.
fn fitted(folder: &Path, games: &Path, threads: &str) -> ([f64; 2], Vec<u8>) {
    let out = folder.join(threads);
    let options = ["--passes", "6", "--rate", "0.01", "--decay", "0.1"];
    let output = fit(games, threads, &options, &out);
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

#[test]
fn it_begins_where_another_network_ends() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let [file, first, second, of_renju] =
        ["games.txt", "first", "second", "renju"].map(|name| folder.path().join(name));
    let text = games(4, 20);
    fs::write(&file, &text).expect("the file is written");
    let done = fit(&file, "1", &["--passes", "2", "--rate", "0.01"], &first);
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let from = ["--from", first.to_str().expect("a name in UTF-8"), "--passes", "1", "--rate", "0"];
    let of = |path: &Path| {
        Parameters::from_bytes(&fs::read(path).expect("it was written")).expect("it is a network")
    };
    let done = fit(&file, "1", &from, &second);
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    assert_eq!(of(&first), of(&second));

    // Black's forbidden points make the colours differ.
    let renju: Vec<String> = text.lines().map(|line| format!("renju {line}")).collect();
    let renju = renju.join("\n") + "\n";
    fs::write(&file, &renju).expect("the file is written");
    let done = fit(&file, "1", &from, &of_renju);
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let Parameters::Each(views) = of(&of_renju) else { panic!("both colours see alike") };
    assert!(views.iter().all(|view| Parameters::Alike(Box::new(view.clone())) == of(&first)));
    let done = fit(&file, "1", &["--passes", "2", "--rate", "0.01"], &of_renju);
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let network = of(&of_renju);
    assert_ne!(network.of(Stone::Black), network.of(Stone::White));

    fs::write(&file, renju + &text).expect("the file is written");
    let refused = fit(&file, "1", &[], &second);
    let told = String::from_utf8_lossy(&refused.stderr);
    assert!(
        !refused.status.success() && told.contains("games of renju and of freestyle"),
        "{told}"
    );
}

#[test]
fn without_games_that_are_held_out_there_is_no_error() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let [file, out] = ["games.txt", "out"].map(|name| folder.path().join(name));
    fs::write(&file, games(5, 2)).expect("the file is written");
    let done = fit(&file, "1", &["--passes", "1"], &out);
    let told = String::from_utf8_lossy(&done.stdout);
    assert!(told.ends_with("; error on held-out games –, of the tables alone –\n"), "{told}");
}

#[test]
fn an_opening_longer_than_its_game_is_refused() {
    let folder = tempfile::tempdir().expect("there is room");
    let path = |name: &str| folder.path().join(name).display().to_string();
    for opening in ["2", "18446744073709551614", "18446744073709551615"] {
        fs::write(path("games"), format!("0 {opening} h8,i8 1,2,3\n")).expect("there is room");
        let mut command = Command::new(env!("CARGO_BIN_EXE_heibai"));
        let arguments = ["gomoku", "network", &path("games"), "--out", &path("out")];
        let output = command.args(arguments).output().expect("the program starts");
        assert_eq!(output.status.code(), Some(1), "{opening}");
        let told = String::from_utf8_lossy(&output.stderr);
        assert!(told.contains("line 1: expected rules or none, a result"), "{told}");
    }
}
