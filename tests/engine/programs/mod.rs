//! Programs of others, good and bad: what they do wrong is told apart, costs nothing but their own game, and none
//! outlives whoever started it.
//!
//! The bad ones are this very program, started again: its test [`bad::bad_program`] does what its argument says.

mod bad;
mod heard;
mod opinions;

use std::time::{Duration, Instant};

use heibai::engine::own::{Own, Settings};
use heibai::engine::program::detect::{Undetected, detect};
use heibai::engine::program::{Dialect, Direction, Ended, MAX_ENTRIES, Program, State};
use heibai::engine::{Event, Fault, NewGame, StartFault, Task, Time};
use heibai::game::tree::{GameTree, Start};
use heibai::game::{Game, Ply, Side, Variant};
use heibai::othello::StartLayout;
use heibai::search::{HashSize, Limits, Score, Stop};

use self::heard::{Heard, LONG, Scripted, assert_ends, runs};

const HEIBAI: &str = env!("CARGO_BIN_EXE_heibai");

/// How long a program may be silent where that is what is seen.
const SHORT: Duration = Duration::from_millis(500);

/// A game after these plies.
fn after(game: Game, plies: &[&str]) -> GameTree {
    let mut tree = GameTree::new(Start::of(Variant::usual(game)).expect("it has a start"));
    for name in plies {
        let ply = tree.end_position().ply_named(name).expect("it is a ply");
        add(&mut tree, ply);
    }
    tree
}

fn add(game: &mut GameTree, ply: Ply) {
    game.play(game.main_end(), ply).expect("it is legal");
}

fn task(generation: u64, game: GameTree, patience: Duration) -> Task {
    Task { generation, game, time: Time::Free, margin: LONG, patience }
}

/// What is told of a program that is asked for a move.
fn fault_of(dialect: Dialect, misdeed: &str, patience: Duration) -> (Fault, State) {
    let scripted = Scripted::new(dialect, misdeed);
    let heard = Heard::new(&scripted);
    let plies: &[&str] = if dialect == Dialect::Gomocup { &["h8"] } else { &[] };
    heard.host.think(task(1, after(dialect.game(), plies), patience));
    let fault = heard.wait_for_fault();
    let state = heard.host.state();
    assert!(matches!(state, State::Ended(_)), "{state:?}");
    assert_ends(&scripted.process("pid"));
    (fault, state)
}

#[test]
fn each_misdeed_is_told_apart() {
    let gtp = |misdeed, patience| fault_of(Dialect::Gtp, misdeed, patience);
    let killed = State::Ended(Ended::Killed);
    assert_eq!(gtp("silent", SHORT), (Fault::Hang(SHORT), killed));
    assert_eq!(gtp("chatter", SHORT), (Fault::Hang(SHORT), killed));
    assert_eq!(gtp("flood", LONG), (Fault::Flood, killed));
    assert_eq!(gtp("crash", LONG), (Fault::Crash, State::Ended(Ended::Exited(3))));
    assert_eq!(gtp("illegal", LONG).0, Fault::IllegalMove("a1".to_owned()));
    assert_eq!(gtp("nonsense", LONG).0, Fault::Answer("what".to_owned()));
    assert_eq!(gtp("refusing", LONG).0, Fault::Answer("no idea".to_owned()));
    // Of a long answer the beginning is told, with marks for what can't be seen.
    let beginning = format!("␀what{}…", "?".repeat(55));
    assert_eq!(gtp("babbling", LONG).0, Fault::Answer(beginning));
    assert_eq!(fault_of(Dialect::NBoard, "flood", LONG).0, Fault::Flood);
    assert_eq!(fault_of(Dialect::NBoard, "illegal", LONG).0, Fault::IllegalMove("a1".to_owned()));
    let gomocup = |misdeed, patience| fault_of(Dialect::Gomocup, misdeed, patience).0;
    assert_eq!(gomocup("illegal", LONG), Fault::IllegalMove("15,15".to_owned()));
    assert_eq!(gomocup("silent", SHORT), Fault::Hang(SHORT));
    assert_eq!(gomocup("babbling", SHORT), Fault::Answer("what?".to_owned()));
    let fault = gomocup("suggesting", LONG);
    assert!(matches!(fault, Fault::Flood | Fault::Hang(_)), "{fault:?}");
}

/// A program that is a script.
fn script(text: &str) -> Program {
    let words = ["sh", "-c", text].map(str::to_owned).to_vec();
    Program { words, ..Program::default() }
}

/// What is told of a program that can't begin a game of this variant.
fn fault_at(dialect: Dialect, program: Program, variant: Variant) -> Fault {
    let heard = Heard::with(move |watch, stop| dialect.start(&program, variant, watch, stop));
    let game = GameTree::new(Start::of(variant).expect("it has a start"));
    heard.host.think(task(1, game, LONG));
    heard.wait_for_fault()
}

#[test]
fn a_board_a_start_or_a_move_that_a_program_refuses_is_no_bad_answer() {
    let engine = Program { words: vec![HEIBAI.to_owned(), "gtp".to_owned()], ..Program::default() };
    let ten = fault_at(Dialect::Gtp, engine.clone(), Variant::default().with_size(10));
    assert_eq!(ten, Fault::Board("unacceptable size".to_owned()));
    let layout = StartLayout::Mirrored;
    let mirrored = Variant::Othello { size: 8, layout, first: Side::Black };
    assert_eq!(fault_at(Dialect::Gtp, engine, mirrored), Fault::SetUp);
    let small = script("while read line; do echo 'ERROR unsupported size'; done");
    let refused = fault_at(Dialect::Gomocup, small, Variant::usual(Game::Gomoku));
    assert_eq!(refused, Fault::Board("ERROR unsupported size".to_owned()));

    let scripted = Scripted::new(Dialect::Gtp, "stubborn");
    let heard = Heard::new(&scripted);
    heard.host.think(task(1, after(Game::Othello, &["f5"]), LONG));
    let (name, answer) = ("f5".to_owned(), "not now".to_owned());
    assert_eq!(heard.wait_for_fault(), Fault::Refused { name, answer });
}

#[test]
fn a_large_board_has_time_for_its_moves_and_rows_of_two_digits() {
    let variant = Variant::default().with_size(10);
    let mut game = GameTree::new(Start::of(variant).expect("it has a start"));
    // Whoever can play in the last row is asked for that.
    let (first, reply) = loop {
        let mut position = game.end_position();
        let cells = position.legal_cells();
        let names = cells.iter().map(|&cell| position.cell_name(cell));
        let last = cells.iter().zip(names).find(|(_, name)| name.ends_with("10"));
        if let Some((&cell, name)) = last {
            position.play(Ply::Place(cell)).expect("it is legal");
            break (name, position.cell_name(position.legal_cells()[0]));
        }
        add(&mut game, Ply::Place(*cells.last().expect("there is a move")));
    };
    let (line, depth) = (format!("{first}-{reply}pa").to_uppercase(), empties(&game));
    let go = format!("echo 'search {line} 1.00 0 100%'; echo '=== {first}'");
    let program = script(&format!(
        "while read word rest; do case $word in ping) echo pong $rest;; go) {go};; esac; done"
    ));
    let heard =
        Heard::with(move |watch, stop| Dialect::NBoard.start(&program, variant, watch, stop));
    let second = Duration::from_secs(1);
    heard.host.think(Task { time: Time::Move(second), ..task(1, game.clone(), LONG) });
    let report = heard.wait(|event| match event {
        Event::Report { report, .. } => Some(report.clone()),
        Event::Failed { fault, .. } => panic!("{fault}"),
        _ => None,
    });
    let end = game.end_position();
    let names: Vec<String> = report.line.iter().map(|&cell| end.cell_name(cell)).collect();
    assert_eq!((names, usize::from(report.depth)), (vec![first.clone(), reply], depth));
    assert_eq!(heard.wait_for_move(), end.ply_named(&first));
    let told =
        heard.host.log(0).into_iter().filter_map(sent).find(|line| line.starts_with("set game"));
    let told = told.expect("it was told of the game");
    let seconds = depth.div_ceil(2);
    assert!(told.contains(&format!("TI[{seconds}/")), "{told}");
}

/// The empty squares at the end of a game.
fn empties(game: &GameTree) -> usize {
    let position = game.end_position();
    let counts = position.counts();
    usize::from(position.size()).pow(2) - counts.black - counts.white
}

#[test]
fn who_is_late_is_told_of_and_plays_on() {
    let scripted = Scripted::new(Dialect::Gtp, "late/300");
    let heard = Heard::new(&scripted);
    let game = after(Game::Othello, &[]);
    let time = Time::Move(Duration::from_millis(100));
    let late = Task { time, margin: Duration::ZERO, ..task(1, game.clone(), LONG) };
    heard.host.think(late);
    assert!(matches!(heard.wait_for_fault(), Fault::Overstepped { .. }));
    heard.host.think(task(2, game, LONG));
    let d3 = after(Game::Othello, &["d3"]);
    assert_eq!(heard.wait_for_move(), d3.node(d3.main_end()).ply());
}

#[test]
fn who_does_not_end_is_ended_and_told_of() {
    let scripted = Scripted::new(Dialect::Gtp, "staying");
    let heard = Heard::new(&scripted);
    heard.wait_for_state(|state| state == State::Ready);
    heard.host.quit();
    assert!(matches!(heard.wait_for_fault(), Fault::Lingered(_)));
    assert_eq!(heard.host.state(), State::Ended(Ended::Killed));
    assert_ends(&scripted.process("pid"));
    // One that ends when it is asked to is not told of as a fault.
    let scripted = Scripted::new(Dialect::Gtp, "good");
    let heard = Heard::new(&scripted);
    heard.wait_for_state(|state| state == State::Ready);
    heard.host.quit();
    let state = heard.wait_for_state(|state| matches!(state, State::Ended(_)));
    assert_eq!(state, State::Ended(Ended::Exited(0)));
    heard.host.think(task(1, after(Game::Othello, &[]), LONG));
    assert_eq!(heard.wait_for_fault(), Fault::Absent);
}

#[test]
fn states_are_told_in_order_and_a_program_that_ends_by_itself_is_seen() {
    let scripted = Scripted::new(Dialect::Gtp, "good");
    let heard = Heard::new(&scripted);
    heard.wait_for_state(|state| state == State::Ready);
    heard.host.think(task(1, after(Game::Othello, &["f5"]), LONG));
    let next = || heard.next();
    assert_eq!(next(), Event::State(State::Thinking));
    assert_eq!(next(), Event::State(State::Ready));
    assert!(matches!(next(), Event::Decided { generation: 1, .. }));
    // Nobody asks it anything when it goes.
    let id = scripted.process("pid").parse().expect("it is a number");
    let id = rustix::process::Pid::from_raw(id).expect("it is one");
    rustix::process::kill_process(id, rustix::process::Signal::TERM).expect("it runs");
    assert_eq!(next(), Event::State(State::Ended(Ended::Signal(15))));
}

#[test]
fn a_program_that_closes_its_output_is_ended() {
    let folder = tempfile::tempdir().expect("there is room");
    let answer = "read line; printf '= \\n\\n'";
    let script = format!("{answer}; {answer}; echo $$ > pid; exec sleep 1000 >&-");
    let words = ["sh", "-c", &script].map(str::to_owned).to_vec();
    let place = Some(folder.path().to_owned());
    let program = Program { words, folder: place, ..Program::default() };
    let heard = Heard::with(move |watch, stop| {
        Dialect::Gtp.start(&program, Variant::default(), watch, stop)
    });
    heard.wait_for_state(|state| state == State::Ended(Ended::Closed));
    let id = std::fs::read_to_string(folder.path().join("pid")).expect("it has written it");
    assert_ends(id.trim());
}

#[test]
fn a_program_that_says_nothing_for_a_while_is_silent() {
    let scripted = Scripted::new(Dialect::Gtp, "late/7000");
    let heard = Heard::new(&scripted);
    heard.host.think(task(1, after(Game::Othello, &[]), LONG));
    heard.wait_for_state(|state| state == State::Silent);
    assert!(heard.wait_for_move().is_some());
    assert_eq!(heard.host.state(), State::Ready);
}

#[test]
fn the_last_words_of_a_program_are_those_of_its_latest_start() {
    let scripted = Scripted::new(Dialect::Gtp, "crash-again");
    let heard = Heard::new(&scripted);
    heard.host.new_game(NewGame { variant: Variant::default(), number: 0 });
    for words in ["out of ideas", ""] {
        heard.host.think(task(1, after(Game::Othello, &["f5"]), LONG));
        assert_eq!(heard.wait_for_fault(), Fault::Crash);
        assert_eq!(heard.host.watch().last_words(), words);
        heard.host.restart();
        heard.wait_for_state(|state| state == State::Ready);
    }
}

#[test]
fn a_new_start_is_told_of_the_whole_game() {
    let scripted = Scripted::new(Dialect::Gtp, "crash-once");
    let heard = Heard::new(&scripted);
    heard.host.new_game(NewGame { variant: Variant::default(), number: 0 });
    let game = after(Game::Othello, &["f5", "d6", "c3"]);
    heard.host.think(task(1, game.clone(), LONG));
    assert_eq!(heard.wait_for_fault(), Fault::Crash);
    let log = heard.host.log(0);
    let complaint = log.iter().find(|entry| entry.direction == Direction::Complained);
    assert_eq!(complaint.map(|entry| &entry.text[..]), Some("out of ideas"));
    let from = log.last().map_or(0, |entry| entry.number + 1);
    heard.host.restart();
    heard.wait_for_state(|state| state == State::Ready);
    let clock = heibai::search::GameClock {
        left: Duration::from_secs(90),
        increment: Duration::ZERO,
        moves: None,
    };
    heard.host.think(Task { time: Time::Clock(clock), ..task(2, game.clone(), LONG) });
    assert!(heard.wait_for_move().is_some());
    let sent: Vec<String> = heard.host.log(from).into_iter().filter_map(sent).collect();
    let wanted = [
        "protocol_version",
        "boardsize 8",
        "clear_board",
        "play black f5",
        "play white d6",
        "play black c3",
        "time_settings 90 0 0",
        "time_left white 90.00 0",
        "genmove white",
    ];
    assert_eq!(sent, wanted);
    // A game without a clock: what was said of the other's holds no more.
    let from = heard.host.log(0).last().map_or(0, |entry| entry.number + 1);
    let next = |generation: u64| {
        heard.host.new_game(NewGame { variant: Variant::default(), number: generation });
        heard.host.think(task(generation, after(Game::Othello, &[]), LONG));
        assert!(heard.wait_for_move().is_some());
    };
    next(3);
    next(4);
    let told: Vec<String> = heard.host.log(from).into_iter().filter_map(self::sent).collect();
    let wanted =
        ["clear_board", "time_settings 0 1 0", "genmove black", "clear_board", "genmove black"];
    assert_eq!(told, wanted);
}

#[test]
fn a_gomoku_program_is_told_that_there_is_no_clock_any_more() {
    let scripted = Scripted::new(Dialect::Gomocup, "good");
    let heard = Heard::new(&scripted);
    let clock = heibai::search::GameClock {
        left: Duration::from_secs(90),
        increment: Duration::ZERO,
        moves: None,
    };
    let game = after(Game::Gomoku, &["h8"]);
    heard.host.think(Task { time: Time::Clock(clock), ..task(1, game.clone(), LONG) });
    assert!(heard.wait_for_move().is_some());
    let from = heard.host.log(0).last().map_or(0, |entry| entry.number + 1);
    heard.host.new_game(NewGame { variant: Variant::usual(Game::Gomoku), number: 1 });
    heard.host.think(task(2, game, LONG));
    assert!(heard.wait_for_move().is_some());
    let sent: Vec<String> = heard.host.log(from).into_iter().filter_map(sent).collect();
    for told in ["INFO timeout_turn 30000", "INFO timeout_match 0", "INFO time_left 2147483647"] {
        assert!(sent.iter().any(|line| line == told), "{told}: {sent:?}");
    }
}

fn sent(entry: heibai::engine::program::Entry) -> Option<String> {
    (entry.direction == Direction::Sent).then_some(entry.text)
}

#[test]
fn a_move_that_is_wanted_no_more_is_not_told_and_the_next_one_is_right() {
    for dialect in Dialect::ALL {
        let scripted = Scripted::new(dialect, "late/700");
        let heard = Heard::new(&scripted);
        let plies: [&[&str]; 2] = match dialect {
            Dialect::Gomocup => [&["a1", "b2", "c3"], &["h8"]],
            _ => [&["f5", "d6"], &[]],
        };
        heard.wait_for_state(|state| state == State::Ready);
        heard.host.think(task(1, after(dialect.game(), plies[0]), LONG));
        heard.wait_for_state(|state| state == State::Thinking);
        heard.host.cancel();
        heard.host.think(task(2, after(dialect.game(), plies[1]), LONG));
        let generation = heard.wait(|event| match event {
            Event::Decided { generation, .. } => Some(*generation),
            Event::Failed { fault, .. } => panic!("{dialect:?}: {fault}"),
            _ => None,
        });
        assert_eq!(generation, 2, "{dialect:?}");
    }
}

#[test]
fn who_does_not_come_back_when_it_was_stopped_is_started_anew() {
    let scripted = Scripted::new(Dialect::Gtp, "silent");
    let heard = Heard::new(&scripted);
    heard.wait_for_state(|state| state == State::Ready);
    let first = scripted.process("pid");
    heard.host.think(task(1, after(Game::Othello, &[]), LONG));
    heard.wait_for_state(|state| state == State::Thinking);
    heard.host.cancel();
    heard.wait_for_state(|state| state == State::Ready);
    assert!(!runs(&first));
    assert_ne!(scripted.process("pid"), first);
}

#[test]
fn nothing_outlives_the_host() {
    let scripted = Scripted::new(Dialect::Gtp, "with-child");
    let heard = Heard::new(&scripted);
    heard.wait_for_state(|state| state == State::Ready);
    let mut processes = vec![scripted.process("pid"), scripted.process("child")];
    // Elsewhere nobody knows who has started whom.
    if cfg!(target_os = "linux") {
        processes.push(scripted.process("stray"));
    }
    assert!(processes.iter().all(|process| runs(process)));
    drop(heard);
    for process in &processes {
        assert_ends(process);
    }
    // Neither does one that has not answered yet, and nobody waits for it.
    let scripted = Scripted::new(Dialect::Gtp, "silent");
    let deaf = Scripted::new(Dialect::Gtp, "deaf");
    for scripted in [&scripted, &deaf] {
        let heard = Heard::new(scripted);
        let begun = Instant::now();
        heard.host.think(task(1, after(Game::Othello, &[]), LONG));
        drop(heard);
        assert!(begun.elapsed() < LONG / 2, "it is not waited for");
    }
}

#[test]
fn the_log_is_bounded_however_much_is_written() {
    let scripted = Scripted::new(Dialect::Gtp, "complain");
    let heard = Heard::new(&scripted);
    heard.host.think(task(1, after(Game::Othello, &[]), Duration::from_secs(2)));
    assert!(matches!(heard.wait_for_fault(), Fault::Hang(_)));
    let log = heard.host.log(0);
    assert!(log.len() <= MAX_ENTRIES);
    assert!(log.iter().any(|entry| entry.direction == Direction::Complained));
    assert!(log.iter().any(|entry| entry.omitted > 0), "what was left out is counted");
    assert!(log.is_sorted_by_key(|entry| entry.number));
}

#[test]
fn a_line_that_is_a_command_to_a_terminal_is_kept_with_a_mark_in_its_place() {
    let folder = tempfile::tempdir().expect("there is room");
    let script = r"printf '\033[2J\342\200\256gnp\n' >&2; read line";
    let words = ["sh", "-c", script].map(str::to_owned).to_vec();
    let place = Some(folder.path().to_owned());
    let program = Program { words, folder: place, ..Program::default() };
    let heard = Heard::with(move |watch, stop| {
        Dialect::Gtp.start(&program, Variant::default(), watch, stop)
    });
    heard.wait_for_fault();
    let log = heard.host.log(0);
    assert!(log.iter().any(|entry| entry.text == "␛[2J‹U+202E›gnp"), "{log:?}");
}

#[test]
fn what_a_program_finds_on_the_way_is_told_as_far_as_it_is_legal() {
    let scripted = Scripted::new(Dialect::NBoard, "good");
    let heard = Heard::new(&scripted);
    heard.host.think(task(1, after(Game::Othello, &[]), LONG));
    let report = || {
        heard.wait(|event| match event {
            Event::Report { report, .. } => Some(report.clone()),
            Event::Decided { .. } | Event::Failed { .. } => panic!("{event:?}"),
            Event::State(_) | Event::Found { .. } | Event::Analysed { .. } => None,
        })
    };
    let start = Variant::default().start().expect("it has a start");
    let first = report();
    let names: Vec<String> = first.line.iter().map(|&cell| start.cell_name(cell)).collect();
    assert_eq!(names, ["f5", "d6", "c3"]);
    assert_eq!((first.score, first.depth), (Score::from_hundredths(-125), 18));
    let second = report();
    assert_eq!((second.score, second.exact), (Score::from_discs(2), true));
    assert_eq!(second.depth, 60, "what is exact goes on to the end");
    // What begins with an illegal move is no report.
    assert_eq!(heard.wait_for_move(), start.ply_named("f5"));
}

#[test]
fn our_own_machine_and_programs_play_a_game_by_the_same_face() {
    let variant = Variant::usual(Game::Gomoku);
    let own = Heard::with(move |_, _| {
        let settings = Settings { hash: HashSize::mebibytes(1), ..Settings::default() };
        Ok(Box::new(Own::start(settings, variant, Limits::nodes(500))?))
    });
    let words = [HEIBAI, "gomocup"].map(str::to_owned).to_vec();
    let program = Program { words, ..Program::default() };
    let other =
        Heard::with(move |watch, stop| Dialect::Gomocup.start(&program, variant, watch, stop));
    let mut game = after(Game::Gomoku, &[]);
    for (number, heard) in [&own, &other].into_iter().cycle().take(8).enumerate() {
        let time = Time::Move(Duration::from_millis(50));
        heard.host.think(Task { time, ..task(number as u64, game.clone(), LONG) });
        add(&mut game, heard.wait_for_move().expect("nobody gives up"));
    }
    assert_eq!(game.end_position().counts().black, 4);
}

#[test]
fn what_a_program_speaks_is_found_by_asking_it() {
    let stop = Stop::default();
    for dialect in Dialect::ALL {
        let name = match dialect {
            Dialect::Gtp => "gtp",
            Dialect::NBoard => "nboard",
            Dialect::Gomocup => "gomocup",
        };
        let words = [HEIBAI, name].map(str::to_owned).to_vec();
        let program = Program { words, ..Program::default() };
        let detected = detect(&program, LONG, &stop).expect("it answers");
        assert_eq!(detected.dialect, dialect);
        assert_eq!(detected.game, Some(dialect.game()));
        assert_eq!(detected.name.as_deref(), Some("Heibai"));
        assert!(detected.abilities.time);
        // Nothing in the words of a script says what it speaks, as it stands behind another word: it is asked in vain.
        let scripted = Scripted::new(dialect, "good");
        let detected =
            detect(&scripted.program, Duration::from_secs(5), &stop).expect("it answers");
        assert_eq!((detected.dialect, detected.name.as_deref()), (dialect, Some("Scripted")));
        assert_eq!(detected.version.as_deref(), (dialect == Dialect::Gomocup).then_some("2.1"));
    }
}

#[test]
fn what_is_no_program_for_us_is_told_with_its_reason() {
    let stop = Stop::default();
    let detected = |words: &[&str]| {
        let words = words.iter().map(|&word| word.to_owned()).collect();
        detect(&Program { words, ..Program::default() }, SHORT, &stop)
    };
    let Err(Undetected::NotStarted { program, reason }) = detected(&["/nowhere/engine"]) else {
        panic!("there is no such program");
    };
    assert_eq!(program, "/nowhere/engine");
    assert_eq!(reason.kind, std::io::ErrorKind::NotFound);
    assert_eq!(detected(&["sleep", "1000"]), Err(Undetected::Silent(SHORT)));
    assert_eq!(detected(&["yes"]), Err(Undetected::Flood));
    let ended = detected(&["sh", "-c", "echo no license >&2; exit 7"]);
    let words = "no license".to_owned();
    assert_eq!(ended, Err(Undetected::Ended { how: Ended::Exited(7), words }));
    let echo = detected(&["cat"]);
    assert!(matches!(echo, Err(Undetected::Unknown(_))), "{echo:?}");
    let go = "while read word rest; do printf '=\\n\\n'; done";
    let detected = detected(&["sh", "-c", go]).expect("it speaks GTP");
    assert_eq!((detected.dialect, detected.game), (Dialect::Gtp, None), "whatever it plays");
    stop.request();
    let stopped =
        detect(&Program { words: vec!["cat".to_owned()], ..Program::default() }, LONG, &stop);
    assert_eq!(stopped, Err(Undetected::Stopped));
}

#[test]
fn a_program_that_can_not_be_started_is_told_of_and_costs_nothing() {
    let program = Program { words: vec!["/nowhere/engine".to_owned()], ..Program::default() };
    let heard = Heard::with(move |watch, stop| {
        Dialect::Gtp.start(&program, Variant::default(), watch, stop)
    });
    assert!(matches!(heard.wait_for_fault(), Fault::Start(StartFault::Program { .. })));
    assert_eq!(heard.host.state(), State::Ended(Ended::NotStarted));
    heard.host.restart();
    assert!(matches!(heard.wait_for_fault(), Fault::Start(_)));
}
