//! `heibai train certainty` and `certainty-fit`: the data behind "how sure", and what is fitted to it.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;
use std::process::Output;

use crate::program::{heibai_in, stdout};

fn train(folder: &Path, arguments: &[&str]) -> Output {
    heibai_in(folder, &[&["train"], arguments].concat())
}

fn told(output: &Output) -> &str {
    assert!(output.status.success(), "{output:?}");
    stdout(output)
}

fn refused(folder: &Path, arguments: &[&str], status: i32, reason: &str) {
    let output = train(folder, arguments);
    assert_eq!(output.status.code(), Some(status), "{output:?}");
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(told.contains(reason), "{arguments:?}: {told}");
}

#[test]
fn a_table_follows_every_move_to_its_exact_score() {
    let folder = tempfile::tempdir().expect("there is room");
    let table = |name: &str, threads: &str| {
        let arguments = ["certainty", "--out", name, "--positions", "6", "--empties", "11-12"];
        let output = train(folder.path(), &[&arguments[..], &["--threads", threads]].concat());
        assert_eq!(told(&output), "positions 6\n");
        std::fs::read_to_string(folder.path().join(name)).expect("it was written")
    };
    let first = table("first.csv", "2");
    let (head, rows) = first.split_once('\n').expect("there are several lines");
    assert_eq!(head, "position,empties,square,depth,percent,exact,value,nodes,milliseconds");
    let rows: Vec<Vec<i64>> = rows
        .lines()
        .map(|row| row.split(',').map(|it| it.parse().expect("a number")).collect())
        .collect();
    let numbers: BTreeSet<i64> = rows.iter().map(|row| row[0]).collect();
    assert!(numbers.iter().copied().eq(0..6));
    let empties: BTreeSet<i64> = rows.iter().map(|row| row[1]).collect();
    assert!(empties.iter().copied().eq(11..=12), "{empties:?}");
    let last: BTreeMap<_, _> = rows.iter().map(|row| ((row[0], row[2]), row)).collect();
    for row in last.values() {
        assert_eq!((row[3], row[5], row[6] % 200), (row[1], 1, 0), "exact, and even: {row:?}");
    }
    for pair in rows.windows(2).filter(|pair| pair[0][0] == pair[1][0]) {
        assert!(pair[0][7] < pair[1][7] && pair[0][8] <= pair[1][8], "{pair:?}");
    }
    // Only the time is another one the next time.
    let untimed = |table: &str| -> Vec<String> {
        table.lines().map(|row| row.rsplit_once(',').expect("columns").0.to_owned()).collect()
    };
    assert_eq!(untimed(&table("second.csv", "1")), untimed(&first));
}

#[test]
fn empty_squares_that_make_no_sense_are_refused_before_anything_is_written() {
    let folder = tempfile::tempdir().expect("there is room");
    for empties in ["12-11", "1-8", "8-59", "60", "x", "8-", ""] {
        let arguments = ["certainty", "--out", "no.csv", "--empties", empties];
        refused(folder.path(), &arguments, 2, "two numbers from 2 to 58");
    }
    assert!(!folder.path().join("no.csv").exists());
}

const TRUE: [f64; 6] = [2.0, -0.1, -0.05, -0.02, 0.0002, 0.001];

fn deviation(factors: &[f64], empties: f64, depth: f64) -> f64 {
    let terms = [1.0, (depth + 1.0).ln(), depth, empties, empties * empties, depth * empties];
    terms.iter().zip(factors).map(|(term, factor)| term * factor).sum::<f64>().exp()
}

/// Positions whose values err as `TRUE` says: solved ones with up to 22 empty squares, others searched to depth 22.
fn invented(positions: u32, seed: u64) -> String {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut normal = |deviation: f64| {
        let radius = (-2.0 * (1.0 - random.f64()).ln()).sqrt();
        deviation * radius * (std::f64::consts::TAU * random.f64()).cos()
    };
    let mut table = String::from("position,empties,square,depth,percent,exact,value,nodes\n");
    let mut choice = fastrand::Rng::with_seed(seed + 1);
    for number in 0..positions {
        let empties = choice.u32(8..=52);
        let (last, exact) = if empties <= 22 { (empties, 1) } else { (22, 0) };
        for square in 0..6 {
            let truth = normal(8.0).clamp(-20.0, 20.0);
            let mut row = |depth: u32, exact: u32, value: f64| {
                let percent = if exact == 1 { 100 } else { 73 };
                let value = (100.0 * value).round();
                let row =
                    format!("{number},{empties},{square},{depth},{percent},{exact},{value},1");
                writeln!(table, "{row}").expect("it is a string");
            };
            let of = |depth: u32| deviation(&TRUE, empties.into(), depth.into()).powi(2);
            for depth in (1..last.min(18)).step_by(3) {
                let rest = if exact == 1 { 0.0 } else { of(last) };
                row(depth, 0, truth + normal((of(depth) - rest).sqrt()));
            }
            row(last, exact, truth);
        }
    }
    table
}

#[test]
fn a_fit_finds_the_formula_by_which_values_err() {
    let folder = tempfile::tempdir().expect("there is room");
    for (name, seed) in [("one.csv", 3), ("two.csv", 4)] {
        std::fs::write(folder.path().join(name), invented(3000, seed)).expect("there is room");
    }
    let output = train(folder.path(), &["certainty-fit", "one.csv", "two.csv"]);
    let lines: Vec<&str> = told(&output).lines().collect();
    assert!(lines[0].starts_with("positions 6000  values "), "{lines:?}");
    let names = ["1", "ln(d+1)", "d", "e", "e²", "de"];
    let found: Vec<f64> = lines[1..7]
        .iter()
        .zip(names)
        .map(|(line, name)| {
            let factor = line.trim().strip_prefix(name).expect("the factors are in order");
            factor.trim().parse().expect("a number")
        })
        .collect();
    for empties in [10.0, 20.0, 35.0, 50.0] {
        for depth in [1.0, 6.0, 15.0] {
            let ratio = deviation(&found, empties, depth) / deviation(&TRUE, empties, depth);
            assert!((0.95..1.05).contains(&ratio), "{empties} {depth}: {ratio}");
        }
    }
    // Of normal errors 68.3 % lie within a standard deviation, and 95.4 % within two.
    let shares = lines.iter().filter(|line| line.ends_with("% |"));
    let mut count = 0;
    for line in shares {
        let cells: Vec<f64> = line
            .split('|')
            .filter_map(|cell| cell.trim().strip_suffix(" %")?.parse().ok())
            .collect();
        assert!((66.0..71.0).contains(&cells[0]) && (94.0..97.0).contains(&cells[1]), "{line}");
        count += 1;
    }
    assert!(count >= 8, "{lines:?}");
}

#[test]
fn what_is_no_table_is_refused_with_its_place() {
    let folder = tempfile::tempdir().expect("there is room");
    let whole = invented(50, 1);
    let write = |name: &str, text: &str| {
        std::fs::write(folder.path().join(name), text).expect("there is room");
    };
    let fit = |name: &str, reason: &str| {
        refused(folder.path(), &["certainty-fit", name], 1, reason);
    };
    fit("none.csv", "none.csv can't be opened");
    write("other.csv", "a,b,c\n1,2,3\n");
    fit("other.csv", "heibai: other.csv: the first line is not that of a table");
    write("bytes.csv", "position\0");
    fit("bytes.csv", "heibai: bytes.csv: byte 9: not a text\n");
    std::fs::write(folder.path().join("latin.csv"), b"position\n\xe4").expect("there is room");
    fit("latin.csv", "heibai: latin.csv: line 2, column 1: not a text\n");
    write("empty.csv", "");
    fit("empty.csv", "the first line is not that of a table");
    for row in ["0,9,5,1,73,0,5", "0,9,64,1,73,0,5,1", "0,9,5,10,73,0,5,1", "0,9,5,1,74,0,5,1", "x"]
    {
        write("bad.csv", &format!("{whole}{row}\n"));
        let place = format!("line {}: ", whole.lines().count() + 1);
        fit("bad.csv", &place);
    }
    let few: String = whole.lines().take(3).map(|line| line.to_owned() + "\n").collect();
    write("few.csv", &few);
    fit("few.csv", "too few");
}
