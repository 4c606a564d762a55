//! The laboratory's surface: what is listed, told, recorded, exported and refused, and that what is cancelled is gone.

use std::collections::HashSet;
use std::process::Output;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use crate::program::{heibai, stdout};
use heibai::game::{Game, Position, Variant};
use heibai::lab::{
    Algorithm, Contestant, Entry, Evaluation, Event, Limits, Outcome, RecordLimits, Recording,
    Report, Request, RequestError, Subject, Survey, Switch, Switches, Tree, TreeError, TreeOptions,
    Value, ValueKind, chart_svg, csv, run, tree_svg,
};
use heibai::search::{self, Stop};
use heibai::training::matches::referee::{Conditions, Pace};
use heibai::training::matches::round_robin::{RoundRobin, openings};
use heibai::training::matches::spec::Spec;
use heibai::training::matches::tournament::MatchSettings;
use proptest::prelude::*;

const NORVIG: &str = "((3 12 8) (2 4 6) (14 5 2))";

fn start(game: Game) -> Subject {
    Subject::Position(Variant::usual(game).start().expect("the usual game has a start"))
}

fn contestants(names: &str) -> Vec<Contestant> {
    names.split(',').map(|name| name.parse().expect("it is the name of one")).collect()
}

fn request(subject: Subject, names: &str, depth: u8) -> Request {
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    Request { table_bits: 14, ..Request::new(subject, contestants(names), limits) }
}

fn run_all(request: &Request) -> Vec<Outcome> {
    let outcomes = run(request, &Stop::default(), &mut |_| {}).expect("it can be searched");
    outcomes.expect("nobody stops it")
}

#[test]
fn every_name_of_the_catalogue_reads_back_and_has_a_text() {
    fn check<T: std::str::FromStr + PartialEq + ToString + Copy>(all: &[T], entry: fn(T) -> Entry) {
        for &one in all {
            let Entry { name, title, text, source } = entry(one);
            assert!(name.parse::<T>().is_ok_and(|read| read == one), "{name}");
            assert_eq!(one.to_string(), name);
            assert!(name.chars().all(|sign| sign.is_ascii_lowercase() || sign == '-'), "{name}");
            assert!(title.len() > 2 && text.len() > 60 && source.len() > 5, "{name}");
        }
    }
    check(&Algorithm::ALL, Algorithm::entry);
    check(&Switch::ALL, Switch::entry);
    check(&Evaluation::ALL, Evaluation::entry);
    assert!("minmax".parse::<Algorithm>().is_err());
    // A switch that makes no difference is off.
    let greedy: Contestant = "greedy+table".parse().unwrap();
    assert_eq!(greedy.to_string(), "greedy");
}

#[test]
fn a_cancelled_run_leaves_nothing_and_looks_no_further() {
    for game in Game::ALL {
        for name in ["minimax", "pvs+table+deepening", "mtdf+table", "probcut", "uct"] {
            let mut request = request(start(game), name, 30);
            request.limits.nodes = Some(u64::MAX);
            request.record = Some(RecordLimits::default());
            let flag = Stop::default();
            let looks = Arc::new(AtomicU64::new(0));
            let (raised, counted) = (flag.clone(), Arc::clone(&looks));
            let watched = flag.watched(move || {
                if counted.fetch_add(1, Ordering::Relaxed) == 9 {
                    raised.request();
                }
            });
            let mut told = 0;
            let found = run(&request, &watched, &mut |report| {
                told += usize::from(matches!(report, Report::Done(..)));
            });
            assert_eq!(found, Ok(None), "{name}");
            assert_eq!(told, 0, "{name}");
            // Once more when it was raised, and once for the answer.
            assert!(looks.load(Ordering::Relaxed) <= 12, "{name}");
        }
    }
    // A flag that was up before lets nothing begin.
    let stop = Stop::default();
    stop.request();
    assert_eq!(run(&request(start(Game::Othello), "greedy", 1), &stop, &mut |_| {}), Ok(None));
}

#[test]
fn limits_are_kept_and_what_was_done_before_is_told() {
    for name in ["minimax", "alpha-beta+ordering", "pvs+table+deepening", "probcut", "uct"] {
        let mut request = request(start(Game::Othello), name, 40);
        request.limits.nodes = Some(20_000);
        request.record = Some(RecordLimits::default());
        let outcome = &run_all(&request)[0];
        assert!(!outcome.is_done, "{name}");
        assert!(outcome.counts.nodes <= 20_000, "{name}");
        assert!(outcome.depth >= 4, "{name}: {}", outcome.depth);
        assert!(!outcome.recording.as_ref().expect("it was wanted").events.is_empty(), "{name}");
        // The same request gives the same, but for the time.
        let again = &run_all(&request)[0];
        assert_eq!((&again.line, again.counts), (&outcome.line, outcome.counts), "{name}");
    }
    let mut none = request(start(Game::Gomoku), "pvs,uct", 40);
    none.limits.nodes = Some(1);
    for outcome in run_all(&none) {
        assert_eq!(outcome.names, ["h8"], "a move that is legal, if nothing else is known");
    }
    let mut timed = request(start(Game::Othello), "alpha-beta", 60);
    timed.limits = Limits { time: Some(Duration::from_millis(20)), ..Limits::default() };
    assert!(!run_all(&timed)[0].is_done);
}

#[test]
fn what_cannot_be_searched_is_refused_with_a_reason() {
    let large = Variant::default().with_size(12).start().expect("Othello knows the board");
    let six = Variant::default().with_size(6).start().expect("Othello knows the board");
    let by = |subject, evaluation| Request { evaluation, ..request(subject, "greedy", 1) }.check();
    assert_eq!(by(Subject::Position(large), Evaluation::Discs), Err(RequestError::Size(12)));
    let patterns = Evaluation::Patterns;
    assert_eq!(by(Subject::Position(six), patterns), Err(RequestError::Evaluation(patterns)));
    let discs = Evaluation::Discs;
    assert_eq!(by(start(Game::Gomoku), discs), Err(RequestError::Evaluation(discs)));
    assert_eq!(by(Subject::Tree("7".parse().unwrap()), discs), Err(RequestError::Over));
    let nobody = Request { contestants: vec![], ..request(start(Game::Othello), "greedy", 1) };
    assert_eq!(nobody.check(), Err(RequestError::NoAlgorithm));
}

#[test]
fn a_recording_tells_the_search_of_a_known_tree_step_by_step() {
    let subject = Subject::Tree(NORVIG.parse().unwrap());
    let mut request = request(subject.clone(), "alpha-beta", 2);
    request.record = Some(RecordLimits::default());
    let outcome = &run_all(&request)[0];
    let recording = outcome.recording.as_ref().expect("it was wanted");
    assert!(recording.is_complete);
    // Root, three nodes, nine leaves, of which two were cut.
    assert_eq!(recording.nodes.len(), 13);
    let cut: Vec<String> = recording
        .events
        .iter()
        .filter_map(|event| match *event {
            Event::Cut { node } => Some(recording.line(node)),
            _ => None,
        })
        .map(|line| line.iter().map(|&mv| subject.name(mv)).collect())
        .collect();
    assert_eq!(cut, ["bb", "bc"]);
    let shown = recording.at(usize::MAX);
    assert_eq!(shown[0].value, Some((300, ValueKind::Exact)));
    assert!(shown.iter().all(|node| !node.is_open));
    let node = |name: &str| {
        let is_it = |it: &usize| {
            recording.line(*it).iter().map(|&mv| subject.name(mv)).collect::<String>() == name
        };
        (0..recording.nodes.len()).find(is_it).expect("it was recorded")
    };
    // The second node is worth 2 at most, which is enough; it was entered knowing of the 3.
    assert_eq!(shown[node("b")].value, Some((200, ValueKind::UpperBound)));
    assert_eq!(shown[node("b")].window, Some((Some(300), None)));
    assert!(shown[node("bb")].is_cut && shown[node("bb")].visits == 0);
    // Step by step it comes to the same.
    let mut stepped = recording.at(0);
    for (done, &event) in recording.events.iter().enumerate() {
        assert_eq!(stepped, recording.at(done));
        recording.step(&mut stepped, event);
    }
    assert_eq!(stepped, shown);
}

#[test]
fn a_recording_is_bounded_and_ends_with_the_value_of_the_outcome() {
    for name in [
        "minimax",
        "alpha-beta-hard",
        "aspiration",
        "pvs+table+deepening",
        "mtdf+table",
        "probcut",
        "uct",
    ] {
        for game in Game::ALL {
            let mut request = request(start(game), name, if game == Game::Othello { 5 } else { 2 });
            let limits = RecordLimits { plies: 2, nodes: 30, events: 200 };
            request.record = Some(limits);
            request.limits.nodes = Some(500_000);
            let outcome = &run_all(&request)[0];
            let recording = outcome.recording.as_ref().expect("it was wanted");
            assert!(recording.nodes.len() <= 30 && recording.events.len() <= 200, "{name}");
            assert!(recording.nodes.iter().all(|node| node.ply <= 2), "{name}");
            for (index, node) in recording.nodes.iter().enumerate() {
                assert!(node.parent.is_none_or(|parent| parent < index), "{name}");
            }
            let picture = tree_svg(&request.subject, recording, &TreeOptions::default());
            assert!(picture.starts_with("<svg") && picture.ends_with("</svg>\n"), "{name}");
            // No branch is drawn across the words of a node.
            let words = picture.find("<text").expect("nodes have names");
            assert!(picture.rfind("<path").is_none_or(|branch| branch < words), "{name}");
        }
    }
    let mut request = request(start(Game::Othello), "minimax,alpha-beta,pvs,mtdf,aspiration", 4);
    request.record = Some(RecordLimits { plies: 2, ..RecordLimits::default() });
    for outcome in run_all(&request) {
        let recording = outcome.recording.expect("it was wanted");
        assert!(recording.is_complete);
        let (value, _) = recording.at(usize::MAX)[0].value.expect("the root has come back");
        assert_eq!(value, outcome.raw_value, "{}", outcome.contestant);
        assert_eq!(request.subject.value(value), outcome.value);
    }
}

#[test]
fn rounds_are_told_as_they_come() {
    let request = request(start(Game::Othello), "alpha-beta,alpha-beta+deepening,uct", 4);
    let mut told = Vec::new();
    let outcomes = run(&request, &Stop::default(), &mut |report| {
        told.push(match report {
            Report::Begun(index) => format!("{index} begins"),
            Report::Round(index, round) => format!("{index} at {}", round.depth),
            Report::Done(index, _) => format!("{index} done"),
        });
    });
    let outcomes = outcomes.unwrap().unwrap();
    let rounds = |index| (1..=4).map(move |depth| format!("{index} at {depth}"));
    let mut expected: Vec<String> = Vec::new();
    for index in 0..2 {
        expected.push(format!("{index} begins"));
        expected.extend(rounds(index));
        expected.push(format!("{index} done"));
    }
    expected.extend(["2 begins".to_owned(), "2 done".to_owned()]);
    assert_eq!(told, expected);
    // Iterative deepening counts all its rounds.
    let nodes =
        |index: usize| outcomes[index].rounds.iter().map(|it| it.counts.nodes).collect::<Vec<_>>();
    assert!(nodes(1).is_sorted());
    assert_eq!(outcomes[1].counts.nodes, *nodes(1).last().unwrap());
    assert!(outcomes[1].counts.nodes >= outcomes[0].counts.nodes / 2);
}

#[test]
fn tables_and_charts_hold_every_outcome() {
    let request = request(start(Game::Othello), "minimax,pvs+table,uct", 3);
    let outcomes = run_all(&request);
    let table = csv(&request, &outcomes);
    let rows: Vec<&str> = table.split_terminator("\r\n").collect();
    assert_eq!(rows.len(), 4);
    let columns = rows[0].split(',').count();
    assert!(rows.iter().all(|row| row.split(',').count() == columns), "{table}");
    assert!(rows[2].starts_with("pvs+table,phases,3,"), "{}", rows[2]);
    assert!(rows[3].starts_with("uct,,"), "playouts evaluate nothing: {}", rows[3]);
    let chart = chart_svg(&outcomes);
    assert!(outcomes.iter().all(|one| chart.contains(&one.contestant.to_string())));
    assert_eq!(chart.matches("<polyline").count(), 2, "playouts have no depth");
    assert_eq!(chart, chart_svg(&outcomes));
}

#[test]
fn twenty_curves_of_a_chart_differ_and_each_is_beside_its_name() {
    let names = ["negamax"; 20].join(",");
    let chart = chart_svg(&run_all(&request(start(Game::Othello), &names, 2)));
    let styles = |element: &str| -> Vec<String> {
        let elements = chart.lines().filter(|line| line.starts_with(element));
        elements
            .filter_map(|line| {
                Some(line.split_once("stroke=")?.1.split('>').next()?.replace('/', ""))
            })
            .collect()
    };
    let curves = styles("<polyline");
    assert_eq!(curves.iter().collect::<HashSet<_>>().len(), 20);
    let samples: Vec<String> =
        styles("<path").into_iter().filter(|style| style.contains("dasharray")).collect();
    assert_eq!(samples, curves);
}

#[test]
fn a_picture_says_what_it_leaves_out() {
    let request = request(start(Game::Othello), "minimax", 3);
    let recorded = |nodes: usize| {
        let record = Some(RecordLimits { nodes, ..RecordLimits::default() });
        run_all(&Request { record, ..request.clone() })
            .remove(0)
            .recording
            .expect("it was asked for")
    };
    let (whole, cut) = (recorded(2000), recorded(5));
    let said = |recording: &Recording, nodes: usize| {
        let options = TreeOptions { nodes, ..TreeOptions::default() };
        let picture = tree_svg(&request.subject, recording, &options);
        picture.lines().find_map(|line| {
            let words = line.strip_suffix(" drawn</text>")?;
            words.rsplit_once('>').map(|(_, words)| words.to_owned())
        })
    };
    let all = whole.nodes.len();
    assert_eq!(said(&whole, all), None);
    assert_eq!(said(&whole, all - 1).as_deref(), Some("1 node is not"));
    assert_eq!(said(&whole, all - 2).as_deref(), Some("2 nodes are not"));
    assert_eq!(said(&cut, 5).as_deref(), Some("What was not recorded is not"));
    assert_eq!(said(&cut, 4).as_deref(), Some("1 node and what was not recorded are not"));
}

#[test]
fn trees_that_are_none_are_refused_with_their_place() {
    for (text, error) in [
        ("", TreeError::End { column: 1 }),
        ("((3 4)", TreeError::End { column: 7 }),
        ("((3 12", TreeError::End { column: 7 }),
        ("(3 4))", TreeError::Sign { column: 6, found: ')' }),
        ("(3 x)", TreeError::Sign { column: 4, found: 'x' }),
        ("3 4", TreeError::Sign { column: 3, found: '4' }),
        ("(1 ())", TreeError::Empty { column: 5 }),
        ("(1 99999999999)", TreeError::Number { column: 4 }),
    ] {
        assert_eq!(text.parse::<Tree>(), Err(error), "{text}");
    }
    assert!(matches!("(".repeat(50).parse::<Tree>(), Err(TreeError::TooLarge { column: 41 })));
    assert_eq!("[-3, {4 5}]".parse::<Tree>().unwrap().to_string(), "(-3 (4 5))");
}

proptest! {
    #[test]
    fn any_text_is_a_tree_or_an_error(text in "[ (){}0-9,x-]{0,60}") {
        if let Ok(tree) = text.parse::<Tree>() {
            let again: Tree = tree.to_string().parse().expect("it was written");
            prop_assert_eq!(again.to_string(), tree.to_string());
        }
    }
}

#[test]
fn a_survey_tells_how_often_probcut_chooses_another_move() {
    let request =
        request(start(Game::Othello), "alpha-beta+ordering,pvs+ordering,probcut+ordering", 7);
    let survey = Survey { request, positions: 60, plies: 40 };
    let mut done = 0;
    let surveyed = survey.run(&Stop::default(), &mut |count| done = count).unwrap();
    assert_eq!(done, 60);
    let [alpha_beta, pvs, probcut] = &surveyed[..] else { panic!("three were asked") };
    assert_eq!((alpha_beta.other_moves, alpha_beta.other_values, pvs.other_values), (0, 0, 0));
    println!(
        "probcut: {} other moves, {} other values of 60",
        probcut.other_moves, probcut.other_values
    );
    // It is wrong now and then, and saves something: else it would be no ProbCut.
    assert!(probcut.other_values > 0 && probcut.other_moves <= 20);
    assert!(probcut.counts.probable_cuts > 0 && probcut.counts.leaves < alpha_beta.counts.leaves);
}

fn lab_spec(text: &str) -> Spec {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn algorithms_play_each_other_from_balanced_openings() {
    let variant = Variant::default();
    let players = ["lab:greedy,evaluation=discs", "lab:alpha-beta+ordering", "lab:uct,nodes=300"]
        .map(lab_spec)
        .to_vec();
    let robin = RoundRobin {
        players,
        settings: MatchSettings {
            variant,
            defaults: search::Limits { nodes: Some(300), ..search::Limits::default() },
            openings: openings(variant, 2, 1, &Stop::default()),
            pairs: 2,
            conditions: Conditions {
                pace: Pace::Free,
                margin: Duration::from_secs(60),
                patience: Duration::from_secs(60),
            },
            threads: 1,
        },
    };
    let table = robin
        .play(&Stop::default(), &mut |_, _, _| {})
        .expect("they start")
        .expect("nobody stops it");
    assert_eq!(table.faults, [0, 0, 0]);
    assert_eq!(table.matches.len(), 3);
    let points: f64 = (0..3).map(|player| table.total(player).0).sum();
    assert!((points - 12.0).abs() < 1e-9, "each of twelve games has one point");
    assert_eq!(table.ranked()[2], 0, "greedy for discs comes last: {table:?}");
    let stop = Stop::default();
    stop.request();
    assert_eq!(robin.play(&stop, &mut |_, _, _| {}), Ok(None));
    for refused in ["lab:", "lab:magic", "lab:pvs,depth=0", "lab:pvs,evaluation=x", "lab:pvs,a=1"] {
        assert!(refused.parse::<Spec>().is_err(), "{refused}");
    }
}

#[test]
fn openings_of_a_tournament_are_legal_on_every_board() {
    for variant in
        [Variant::default(), Variant::default().with_size(6), Variant::usual(Game::Gomoku)]
    {
        let found = openings(variant, 3, 7, &Stop::default());
        assert_eq!(found.len(), 3);
        for plies in found {
            let mut position: Position = variant.start().expect("the board is one of the game");
            for ply in plies {
                assert!(position.play(ply).is_ok(), "{ply:?}");
            }
            assert!(!position.is_over());
        }
    }
}

fn laboratory(arguments: &[&str]) -> Output {
    heibai(&[&["lab"], arguments].concat())
}

#[test]
fn the_command_prints_the_numbers_of_the_library() {
    let output = laboratory(&["--tree", NORVIG, "--algorithms", "minimax,alpha-beta", "--csv"]);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    let rows: Vec<Vec<&str>> =
        stdout(&output).lines().map(|row| row.split(',').collect()).collect();
    // Algorithm, evaluation, depth, value, best, line, nodes, leaves, cut-offs.
    assert_eq!(rows[1][1], "", "a tree has its values");
    assert_eq!(rows[1][3..9], ["+3.00", "a", "a a", "13", "9", "0"]);
    assert_eq!(rows[2][3..9], ["+3.00", "a", "a a", "11", "7", "1"], "one node is cut");
    let board = "---------------------------OX------XO--------------------------- X";
    for arguments in [
        &["--depth", "3"][..],
        &["--depth", "3", "--position", "f5d6", "--switches", "table,deepening"],
        &["--depth", "2", "--position", board, "--evaluation", "patterns"],
        &["--depth", "1", "--game", "gomoku", "--position", "h8 i9", "--algorithms", "pvs,mtdf"],
        &["--nodes", "1000", "--size", "6"],
        &["--time", "5", "--algorithms", "pvs"],
        &["--sample", "3", "--depth", "2"],
        &["--tournament", "2", "--nodes", "50", "--algorithms", "greedy,pvs"],
        &["--list"],
    ] {
        let output = laboratory(arguments);
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(0), "{arguments:?}: {errors}");
        assert!(stdout(&output).lines().count() > 1, "{arguments:?}");
    }
}

#[test]
fn the_command_refuses_what_makes_no_sense() {
    for arguments in [
        &["--algorithms", "minmax"][..],
        &["--switches", "magic"],
        &["--evaluation", "rows"],
        &["--position", "f5f5"],
        &["--position", "XO"],
        &["--size", "12"],
        &["--tree", "(1 2"],
        &["--depth", "0"],
        &["--time", "0"],
        &["--tournament", "2", "--algorithms", "pvs"],
        &[
            "--size",
            "6",
            "--position",
            "---------------------------OX------XO--------------------------- X",
        ],
    ] {
        let output = laboratory(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {}", stdout(&output));
        assert!(!output.stderr.is_empty(), "{arguments:?}");
    }
}

#[test]
fn the_command_tells_where_a_position_is_wrong_and_which_boards_it_knows() {
    for (arguments, told) in [
        (&["--position", "z9"][..], "--position: move 1 (character 1): not understood: z9"),
        (&["--position", "f5z9"], "--position: move 2 (character 3): not understood: z9"),
        (&["--position", "a9"], "--position: move 1 (character 1): a9 is not legal: "),
        (&["--position", "Xq"], "--position: column 2: expected X, O or - for a square, found 'q'"),
        (&["--size", "12"], "--size: expected an even board size from 4 to 10, found 12"),
        (&["--size", "5"], "--size: expected an even board size from 4 to 10, found 5"),
        (&["--size", "4", "--game", "gomoku"], "--size: expected a board size from 5 to 22"),
        (&["--size", "5", "--game", "othello", "--rule", "renju"], "--rule: this is for Gomoku"),
    ] {
        let output = laboratory(arguments);
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert!(complaint.starts_with(&format!("heibai: {told}")), "{arguments:?}: {complaint}");
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    }
    let help = laboratory(&["--help"]);
    let sizes = "in Othello even, from 4 to 10, by default 8; in Gomoku from 5 to 22";
    let words: Vec<&str> = stdout(&help).split_whitespace().collect();
    assert!(words.join(" ").contains(sizes), "{}", stdout(&help));
}

#[test]
fn the_command_writes_pictures() {
    let folder = tempfile::tempdir().expect("there is room for one");
    let (chart, tree) = (folder.path().join("chart.svg"), folder.path().join("tree.svg"));
    let paths = [&chart, &tree].map(|path| path.to_str().expect("it is text"));
    let output = laboratory(&[
        "--tree",
        NORVIG,
        "--algorithms",
        "alpha-beta",
        "--chart",
        paths[0],
        "--picture",
        paths[1],
    ]);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    let tree = std::fs::read_to_string(tree).expect("it was written");
    assert!(tree.contains("≤ +2.00") && tree.contains("+3.00 … ∞"), "{tree}");
    assert!(std::fs::read_to_string(chart).expect("it was written").contains("alpha-beta"));
}

#[test]
fn values_say_what_they_mean() {
    for (value, words) in [
        (Value::Evaluation(-250), "-2.50"),
        (Value::Discs(6), "+6 at the end"),
        (Value::WinIn(5), "win in 5"),
        (Value::WinIn(-4), "loss in 4"),
        (Value::Lost, "lost"),
        (Value::Share(0.531), "53.1 %"),
    ] {
        assert_eq!(value.to_string(), words);
    }
    assert_eq!(Switches::all(), Switch::ALL.into_iter().collect());
}
