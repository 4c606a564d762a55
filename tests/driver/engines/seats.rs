//! Programs at the board.

use std::time::{Duration, Instant};

use heibai::app::engines::{EnginesFile, ListedProgram};
use heibai::app::launch::WindowOptions;
use heibai::app::state::{EngineEvent, Event, Status};
use heibai::engine::program::State;
use heibai::engine::program::detect::Abilities;
use heibai::engine::program::{Dialect, Ended};
use heibai::game::{Game, Level, Mode, Phase, ProgramId, Side, TimeControl, Variant};
use heibai::othello::StartLayout;

use super::heard::{Scripted, assert_ends, runs};
use crate::driver_support::{Home, Program, kept_now};

/// A program of the list that does what it is told.
pub fn listed(scripted: &Scripted, number: u64) -> ListedProgram {
    ListedProgram {
        id: ProgramId::new(number),
        name: format!("Scripted {number}"),
        command: scripted.program.words[0].clone(),
        arguments: scripted.program.words[1..].to_vec(),
        folder: None,
        dialect: scripted.dialect,
        game: scripted.dialect.game(),
        abilities: Abilities::default(),
        move_seconds: 1,
    }
}

/// Puts programs into a user's list.
pub fn keep(home: &Home, programs: &[ListedProgram]) {
    let path = home.folders().engines().expect("there is a place");
    let (mut file, ..) = EnginesFile::open(path);
    file.save(&programs.to_vec()).expect("there is room");
}

/// A window in which a program has White, at its turn.
fn against(scripted: &Scripted) -> (Home, Program) {
    let home = Home::new();
    let program = listed(scripted, 7);
    keep(&home, std::slice::from_ref(&program));
    let mut window = home.launch().without_delay();
    if program.game == Game::Gomoku {
        window.dispatch(Event::ChooseVariant(Variant::usual(Game::Gomoku)));
    }
    window.dispatch(Event::ChooseMode(Mode::PlayBlack));
    window.dispatch(Event::ChooseProgram(Side::White, Some(program.id)));
    window.dispatch(Event::Start);
    window.play(if program.game == Game::Gomoku { "h8" } else { "f5" });
    (home, window)
}

fn state(window: &Program) -> Option<State> {
    window.driver.engine_state(ProgramId::new(7))
}

#[test]
fn a_program_takes_the_machines_place_and_ends_with_its_seat() {
    for (dialect, reply) in
        [(Dialect::Gtp, "f5d6"), (Dialect::NBoard, ""), (Dialect::Gomocup, "h8d4")]
    {
        if dialect == Dialect::NBoard {
            // It always plays f5, which is taken here.
            continue;
        }
        let scripted = Scripted::new(dialect, "good");
        let (_home, mut window) = against(&scripted);
        let shown = window.shown();
        assert_eq!(shown.programs.white.as_deref(), Some("Scripted 7"));
        assert_eq!(shown.programs.black, None);
        assert!(shown.thinking);
        window.until("an answer", |driver| driver.state().move_rows().len() == 2);
        let moves = window.moves();
        assert!(moves.starts_with(&reply[..2]), "{moves}");
        assert!(!window.shown().thinking);
        let process = scripted.process("pid");
        assert!(runs(&process), "it waits for its next turn");
        window.dispatch(Event::Reset);
        assert_ends(&process);
        window.quit();
    }
}

#[test]
fn it_runs_only_while_a_game_is_played_and_never_outlives_the_window() {
    let scripted = Scripted::new(Dialect::Gtp, "good");
    let home = Home::new();
    keep(&home, &[listed(&scripted, 7)]);
    let mut window = home.launch().without_delay();
    window.dispatch(Event::ChooseProgram(Side::White, Some(ProgramId::new(7))));
    window.driver.receive();
    assert_eq!(state(&window), None, "nobody plays yet");
    window.dispatch(Event::Start);
    assert!(state(&window).is_some(), "it gets ready while the person thinks");
    let process = scripted.process("pid");
    window.dispatch(Event::TogglePause);
    assert!(runs(&process));
    window.quit();
    assert!(!runs(&process), "the window ends after it");
    // What was chosen is offered again, and a game that was not finished waits without it.
    let window = home.launch();
    assert_eq!(window.shown().setup.programs.white, Some(ProgramId::new(7)));
    assert_eq!(window.phase(), Phase::Paused);
    assert_eq!(state(&window), None);
}

#[test]
fn one_that_is_killed_with_the_window_does_not_stay() {
    // Its end is bound to the thread that has started it, as it is to the process of that.
    let scripted = Scripted::new(Dialect::Gtp, "silent");
    let (_home, window) = against(&scripted);
    let process = scripted.process("pid");
    drop(window);
    assert_ends(&process);
}

#[test]
fn each_fault_pauses_the_match_and_is_told_apart_and_the_game_goes_on_with_another() {
    let faults = [
        (Dialect::Gtp, "crash-once", Status::ProgramEnded),
        (Dialect::Gtp, "crash", Status::ProgramEnded),
        (Dialect::Gtp, "flood", Status::ProgramFloods),
        (Dialect::Gtp, "illegal", Status::ProgramIllegal),
        (Dialect::Gtp, "nonsense", Status::ProgramNonsense),
        (Dialect::Gtp, "stubborn", Status::ProgramRefuses),
        (Dialect::NBoard, "illegal", Status::ProgramIllegal),
        (Dialect::NBoard, "crash", Status::ProgramEnded),
        (Dialect::Gomocup, "illegal", Status::ProgramIllegal),
    ];
    for (dialect, misdeed, status) in faults {
        let scripted = Scripted::new(dialect, misdeed);
        let (home, mut window) = against(&scripted);
        let note = window.until_says(status);
        assert_eq!(note.side, Some(Side::White), "{misdeed}");
        assert_eq!(window.phase(), Phase::Paused, "{misdeed}");
        assert_eq!(window.shown().move_count, 1, "{misdeed}");
        match status {
            Status::ProgramIllegal if dialect == Dialect::Gomocup => assert_eq!(note.cell, "15,15"),
            Status::ProgramIllegal => assert_eq!(note.cell, "a1"),
            Status::ProgramNonsense => assert_eq!(note.detail, "what"),
            Status::ProgramRefuses => {
                assert_eq!((&*note.cell, &*note.detail), ("f5", "not now"));
            }
            _ if misdeed == "crash-once" => assert_eq!(note.detail, "out of ideas"),
            _ => {}
        }
        assert!(matches!(state(&window), Some(State::Ended(_))), "{misdeed}");
        assert_ends(&scripted.process("pid"));
        // The game is on the disk as it was.
        assert_eq!(kept_now(&mut window, &home).shown().move_count, 1);
        if misdeed == "crash-once" {
            // Continue restarts it, and asks again.
            window.dispatch(Event::TogglePause);
            window.until("an answer", |driver| driver.state().move_rows().len() == 2);
        } else {
            window.dispatch(Event::TogglePause);
            assert_eq!(window.phase(), Phase::Running);
            window.until_says(status);
            assert_eq!(window.phase(), Phase::Paused, "{misdeed}, again");
            // Heibai takes its place.
            window.dispatch(Event::ChooseProgram(Side::White, None));
            window.dispatch(Event::TogglePause);
            window.until("an answer", |driver| driver.state().move_rows().len() == 2);
        }
        window.quit();
    }
}

#[test]
fn what_is_done_while_a_program_thinks_counts_at_once() {
    for misdeed in ["silent", "chatter"] {
        let scripted = Scripted::new(Dialect::Gtp, misdeed);
        let (_home, mut window) = against(&scripted);
        let process = scripted.process("pid");
        for event in [
            Event::Undo,
            Event::Redo,
            Event::TogglePause,
            Event::TogglePause,
            Event::Reset,
            Event::ChooseMode(Mode::TwoPlayers),
            Event::Start,
        ] {
            let begun = Instant::now();
            window.dispatch(event.clone());
            window.driver.receive();
            let took = begun.elapsed();
            assert!(took < Duration::from_millis(500), "{event:?} took {took:?}");
        }
        assert_eq!((window.phase(), window.shown().move_count), (Phase::Running, 0));
        assert_ends(&process);
        let begun = Instant::now();
        window.quit();
        assert!(begun.elapsed() < Duration::from_secs(10), "the window ends without waiting");
    }
}

#[test]
fn a_late_answer_to_a_question_that_was_taken_back_is_dropped() {
    let scripted = Scripted::new(Dialect::Gtp, "late/300");
    let (_home, mut window) = against(&scripted);
    window.until("it thinks", |driver| {
        driver.engine_state(ProgramId::new(7)) == Some(State::Thinking)
    });
    window.dispatch(Event::Undo);
    assert_eq!(window.shown().move_count, 0);
    window.play("d3");
    window.until("an answer", |driver| driver.state().move_rows().len() == 2);
    assert!(window.moves().starts_with("d3"), "{}", window.moves());
    assert_eq!(window.phase(), Phase::Running);
}

#[test]
fn one_that_ends_between_its_turns_is_started_anew_for_the_next() {
    let scripted = Scripted::new(Dialect::Gtp, "good");
    let (_home, mut window) = against(&scripted);
    window.until("an answer", |driver| driver.state().move_rows().len() == 2);
    let process = scripted.process("pid");
    let id = rustix::process::Pid::from_raw(process.parse().expect("it is a number"));
    rustix::process::kill_process(id.expect("it is one"), rustix::process::Signal::KILL)
        .expect("it runs");
    window.until("its end", |driver| {
        driver.engine_state(ProgramId::new(7)) == Some(State::Ended(Ended::Signal(9)))
    });
    assert_eq!(window.phase(), Phase::Running, "nothing of it was wanted");
    let cell = window.driver.state().board_rows().iter().position(|row| row.legal);
    window.dispatch(Event::Activate(cell.expect("there is a move")));
    window.until("another answer", |driver| driver.state().move_rows().len() == 4);
}

#[test]
fn a_program_plays_the_machine_and_another_program() {
    let scripted = [Scripted::new(Dialect::Gtp, "good"), Scripted::new(Dialect::Gtp, "good")];
    let home = Home::new();
    keep(&home, &[listed(&scripted[0], 7), listed(&scripted[1], 8)]);
    let mut window = home.launch().without_delay().without_clock();
    window.dispatch(Event::ChooseMode(Mode::Watch));
    window.dispatch(Event::ChooseSkill(Side::Black, Level::MIN.into()));
    window.dispatch(Event::ChooseProgram(Side::White, Some(ProgramId::new(7))));
    window.dispatch(Event::Start);
    window.until("six moves", |driver| driver.state().move_rows().len() >= 6);
    // Heibai's place may be taken while the game is played.
    window.dispatch(Event::ChooseProgram(Side::Black, Some(ProgramId::new(8))));
    let moves = window.shown().move_count;
    window.until("more moves", |driver| driver.state().move_rows().len() >= moves + 6);
    let processes = scripted.each_ref().map(|it| it.process("pid"));
    assert!(processes.iter().all(|process| runs(process)));
    let names = window.driver.state().game().line_with_facts().facts.names;
    assert_eq!((&*names.black, &*names.white), ("Scripted 8", "Scripted 7"));
    window.quit();
    assert!(!processes.iter().any(|process| runs(process)));
}

#[test]
fn a_program_that_gives_up_loses() {
    let scripted = Scripted::new(Dialect::Gtp, "resigning");
    let (home, mut window) = against(&scripted);
    let note = window.until_says(Status::Resigned);
    assert_eq!((note.side, window.phase()), (Some(Side::White), Phase::Over));
    let winner = window.shown().outcome.and_then(|outcome| outcome.winner);
    assert_eq!(winner, Some(Side::Black));
    // The tally is that of the two, and is there at the next start.
    assert_eq!(window.shown().tally.wins.black, 1);
    window.quit();
    let window = home.launch();
    assert_eq!(window.shown().programs.white.as_deref(), Some("Scripted 7"));
    assert_eq!(window.shown().tally.wins.black, 1);
}

#[test]
fn a_program_is_told_its_time_on_each_kind_of_clock() {
    let told = |time: Option<TimeControl>| {
        let scripted = Scripted::new(Dialect::Gtp, "good");
        let home = Home::new();
        keep(&home, &[listed(&scripted, 7)]);
        let mut window = home.launch().without_delay();
        window.dispatch(Event::ChooseClock(time.unwrap_or(TimeControl::Off)));
        window.dispatch(Event::ChooseProgram(Side::White, Some(ProgramId::new(7))));
        window.dispatch(Event::Start);
        window.play("f5");
        window.until("an answer", |driver| driver.state().move_rows().len() == 2);
        let log = window.driver.engine_log(ProgramId::new(7), 0);
        let time = |line: &&str| line.starts_with("time_");
        let lines: Vec<&str> = log.iter().map(|line| line.text.as_str()).filter(time).collect();
        lines.join("; ")
    };
    assert_eq!(told(None), "time_settings 0 1 1; time_left white 1 1");
    let turn = told(Some(TimeControl::per_turn(30)));
    assert!(turn.contains("time_left white 29.5"), "{turn}");
    let game = told(Some(TimeControl::whole_game(300, 2)));
    assert!(game.starts_with("time_settings 300 0 0; time_left white 299.5"), "{game}");
}

#[test]
fn a_program_that_can_not_be_started_is_told_of_with_the_reason() {
    let scripted = Scripted::new(Dialect::Gtp, "good");
    let home = Home::new();
    let gone = ListedProgram { command: "/nowhere/engine".to_owned(), ..listed(&scripted, 7) };
    keep(&home, &[gone]);
    let mut window = home.launch().without_delay();
    window.dispatch(Event::ChooseProgram(Side::White, Some(ProgramId::new(7))));
    window.dispatch(Event::Start);
    let note = window.until_says(Status::ProgramNotStarted);
    assert_eq!((note.detail.as_str(), window.phase()), ("/nowhere/engine", Phase::Running));
    window.play("f5");
    window.until("the pause", |driver| driver.state().shown().phase == Phase::Paused);
    assert_eq!(window.status(), Status::ProgramNotStarted);
}

#[test]
fn a_board_or_a_start_that_a_program_does_not_play_is_told_of() {
    let mirrored = Variant::Othello { size: 8, layout: StartLayout::Mirrored, first: Side::Black };
    for (variant, ply, status, said) in [
        (Variant::default().with_size(6), "e4", Status::ProgramOtherBoard, "unacceptable size"),
        (mirrored, "c5", Status::ProgramCantSetUp, ""),
    ] {
        let scripted = Scripted::new(Dialect::Gtp, "one-board");
        let home = Home::new();
        keep(&home, &[listed(&scripted, 7)]);
        let mut window = home.launch().without_delay();
        window.dispatch(Event::ChooseVariant(variant));
        window.dispatch(Event::ChooseMode(Mode::PlayBlack));
        window.dispatch(Event::ChooseProgram(Side::White, Some(ProgramId::new(7))));
        window.dispatch(Event::Start);
        window.play(ply);
        window.until("the pause", |driver| driver.state().shown().phase == Phase::Paused);
        let note = window.until_says(status);
        assert_eq!((note.side, &*note.detail), (Some(Side::White), said));
        window.dispatch(Event::ChooseProgram(Side::White, None));
        assert_eq!(window.status(), Status::PausedPressContinue);
        window.dispatch(Event::TogglePause);
        window.until("an answer", |driver| driver.state().move_rows().len() == 2);
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_program_that_has_both_seats_has_not_ended_while_one_of_them_thinks() {
    let scripted = Scripted::new(Dialect::Gtp, "silent");
    let home = Home::new();
    keep(&home, &[listed(&scripted, 7)]);
    let mut window = home.launch().without_delay().without_clock();
    window.dispatch(Event::ChooseMode(Mode::Watch));
    for side in Side::ALL {
        window.dispatch(Event::ChooseProgram(side, Some(ProgramId::new(7))));
    }
    window.dispatch(Event::Start);
    window.until("it thinks", |_| true);
    let folder = scripted.folder.path().display().to_string();
    let processes = || {
        let entries = std::fs::read_dir("/proc").expect("it is there").flatten();
        let ids = entries.filter_map(|entry| entry.file_name().to_str()?.parse::<i32>().ok());
        let is_it = |id: &i32| {
            let words = std::fs::read_to_string(format!("/proc/{id}/cmdline"));
            words.is_ok_and(|words| words.contains(&folder))
        };
        ids.filter(is_it).collect::<Vec<i32>>()
    };
    window.until("both run", |_| processes().len() == 2);
    window.until("it thinks", |driver| {
        driver.engine_state(ProgramId::new(7)) == Some(State::Thinking)
    });
    let thinking: i32 = scripted.process("thinking").parse().expect("it is a number");
    let other = processes().into_iter().find(|&id| id != thinking).expect("both run");
    let id = rustix::process::Pid::from_raw(other).expect("it is one");
    rustix::process::kill_process(id, rustix::process::Signal::KILL).expect("it runs");
    assert_ends(&other.to_string());
    let begun = Instant::now();
    window.until("it is noticed", |_| begun.elapsed() > Duration::from_millis(500));
    assert_eq!(state(&window), Some(State::Thinking));
}

#[test]
fn a_game_whose_program_is_gone_goes_on_with_the_machine_and_says_so() {
    let scripted = Scripted::new(Dialect::Gtp, "silent");
    let (home, mut window) = against(&scripted);
    let killed = kept_now(&mut window, &home);
    assert_eq!(killed.status(), Status::Resumed);
    assert_eq!(killed.shown().programs.white.as_deref(), Some("Scripted 7"));
    drop(killed);
    window.quit();
    keep(&home, &[]);
    let path = home.folders().engines().expect("there is a place");
    std::fs::remove_file(path).expect("it is there");
    let mut window = home.launch().without_delay();
    assert_eq!((window.status(), window.phase()), (Status::ProgramGone, Phase::Paused));
    assert_eq!((window.shown().programs.white, window.shown().move_count), (None, 1));
    window.dispatch(Event::TogglePause);
    window.until("an answer", |driver| driver.state().move_rows().len() == 2);
}

#[test]
fn removing_a_program_that_thinks_lets_the_machine_go_on() {
    let scripted = Scripted::new(Dialect::Gtp, "silent");
    let (home, mut window) = against(&scripted);
    let process = scripted.process("pid");
    window.dispatch(Event::Engines(EngineEvent::Remove(ProgramId::new(7))));
    window.until("an answer", |driver| driver.state().move_rows().len() == 2);
    assert_ends(&process);
    window.quit();
    assert!(home.launch().driver.state().programs().is_empty());
}

#[test]
fn another_game_leaves_a_program_out_that_does_not_play_it() {
    let scripted = Scripted::new(Dialect::Gtp, "good");
    let home = Home::new();
    keep(&home, &[listed(&scripted, 7)]);
    let mut window = home.launch_with(WindowOptions::default());
    window.dispatch(Event::ChooseProgram(Side::White, Some(ProgramId::new(7))));
    assert_eq!(window.shown().programs.white.as_deref(), Some("Scripted 7"));
    window.dispatch(Event::ChooseVariant(Variant::usual(Game::Gomoku)));
    assert_eq!(window.shown().programs.white, None);
    window.dispatch(Event::ChooseProgram(Side::White, Some(ProgramId::new(7))));
    assert_eq!(window.shown().programs.white, None, "it can't be chosen there");
}
