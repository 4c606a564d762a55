//! The list of programs: what is tried, what is added, and what is kept.

use std::ffi::OsStr;
use std::time::Duration;

use crate::window_support::{REPLY_DELAY, Window, listed};
use heibai::app::engines::{EntryError, ListedProgram, MAX_PROGRAMS, Tested, TrialEnd, TrialKind};
use heibai::app::sandbox::Sandbox;
use heibai::app::state::{
    Effect, EngineEvent, EngineNews, Event, NEXT_GAME_AFTER, NotAdded, Status,
};
use heibai::engine::Fault;
use heibai::engine::program::detect::{Abilities, Detected, Undetected};
use heibai::engine::program::{Dialect, Program};
use heibai::game::{Game, Mode, Phase, Ply, ProgramId, Side};

fn engines(window: &mut Window, event: EngineEvent) -> Vec<Effect> {
    window.dispatch(Event::Engines(event))
}

fn add(command: &str, arguments: &str) -> EngineEvent {
    let (command, arguments) = (command.to_owned(), arguments.to_owned());
    EngineEvent::Add { command, arguments, folder: None }
}

fn detected(game: Option<Game>) -> TrialEnd {
    let (dialect, name) = (Dialect::NBoard, Some("Edax".to_owned()));
    let (version, abilities) = (None, Abilities::default());
    TrialEnd::Detected(Ok(Detected { dialect, game, name, version, abilities }))
}

fn refusal(window: &Window) -> &NotAdded {
    match window.state.engine_news() {
        Some(EngineNews::NotAdded(why)) => why,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_program_is_added_when_it_is_known_what_it_speaks() {
    let mut window = Window::ready(Mode::TwoPlayers);
    let effects = engines(&mut window, add("/opt/edax/edax", "-l '10 11'"));
    let words = ["/opt/edax/edax", "-l", "10 11"].map(str::to_owned).to_vec();
    let program = Program { words, folder: Some("/opt/edax".into()), ..Program::default() };
    assert_eq!(effects, [Effect::Try(1, TrialKind::Detection(program))]);
    assert!(window.state.trial().is_some() && window.state.engine_news().is_none());
    let found = detected(Some(Game::Othello));
    engines(&mut window, EngineEvent::Tried(2, found.clone()));
    assert!(window.state.programs().is_empty(), "it is of no trial");
    let effects = engines(&mut window, EngineEvent::Tried(1, found));
    let [added] = window.state.programs() else { panic!("{:?}", window.state.programs()) };
    assert_eq!((&*added.name, added.game), ("Edax", Game::Othello));
    assert_eq!(window.state.engine_news(), Some(&EngineNews::Added(added.id)));
    assert_eq!(effects, [Effect::KeepPrograms(vec![added.clone()])]);
    assert!(window.state.trial().is_none());
}

#[test]
fn what_can_not_be_added_is_told_with_its_reason() {
    let mut window = Window::ready(Mode::TwoPlayers);
    for (command, arguments, error) in
        [("/a", "'", EntryError::Arguments), ("", "", EntryError::Command)]
    {
        assert!(engines(&mut window, add(command, arguments)).is_empty());
        assert_eq!(refusal(&window), &NotAdded::Entry(error));
    }
    engines(&mut window, add("/a", ""));
    engines(&mut window, EngineEvent::Tried(1, detected(None)));
    assert_eq!(refusal(&window), &NotAdded::NoGame);
    engines(&mut window, add("/a", ""));
    let undetected = Undetected::NotStarted {
        program: "/a".to_owned(),
        reason: std::io::Error::from(std::io::ErrorKind::NotFound).into(),
    };
    engines(&mut window, EngineEvent::Tried(2, TrialEnd::Detected(Err(undetected.clone()))));
    assert_eq!(refusal(&window), &NotAdded::Undetected(undetected));
    engines(&mut window, add("/a", ""));
    assert_eq!(engines(&mut window, EngineEvent::CancelTrial), [Effect::CancelTrial]);
    engines(&mut window, EngineEvent::Tried(3, TrialEnd::Detected(Err(Undetected::Stopped))));
    assert!(window.state.engine_news().is_none() && window.state.trial().is_none());

    let many = (0..MAX_PROGRAMS as u64).map(|number| listed(number, Game::Othello));
    window.state.use_programs(many.collect());
    assert!(engines(&mut window, add("/a", "")).is_empty());
    assert_eq!(refusal(&window), &NotAdded::Full);
}

#[test]
fn a_test_tells_how_it_went() {
    let mut window = Window::ready(Mode::TwoPlayers);
    let id = ProgramId::new(7);
    assert!(engines(&mut window, EngineEvent::Test(id)).is_empty(), "there is none");
    window.state.use_programs(vec![listed(7, Game::Othello)]);
    let effects = engines(&mut window, EngineEvent::Test(id));
    assert_eq!(effects, [Effect::Try(1, TrialKind::Test(id))]);
    assert_eq!(window.state.trial(), Some(&TrialKind::Test(id)));
    let tested = Tested { ply: "f5".to_owned(), took: Duration::from_millis(20) };
    engines(&mut window, EngineEvent::Tried(1, TrialEnd::Tested(Ok(tested.clone()))));
    assert_eq!(window.state.engine_news(), Some(&EngineNews::Tested(id, tested)));
    for (number, fault, is_told) in [(2, Fault::Flood, true), (3, Fault::Stopped, false)] {
        engines(&mut window, EngineEvent::Test(id));
        engines(&mut window, EngineEvent::Tried(number, TrialEnd::Tested(Err(fault.clone()))));
        let news = Some(EngineNews::TestFailed(id, fault)).filter(|_| is_told);
        assert_eq!(window.state.engine_news(), news.as_ref());
    }
}

#[test]
fn only_what_can_be_so_is_changed() {
    let mut window = Window::ready(Mode::TwoPlayers);
    let before = listed(7, Game::Othello);
    window.state.use_programs(vec![before.clone()]);
    let change =
        |window: &mut Window, to: ListedProgram| engines(window, EngineEvent::Change(Box::new(to)));
    for same in [
        before.clone(),
        ListedProgram { name: String::new(), ..before.clone() },
        ListedProgram { move_seconds: 700, ..before.clone() },
        listed(8, Game::Othello),
    ] {
        assert!(change(&mut window, same).is_empty());
        assert_eq!(window.state.programs(), std::slice::from_ref(&before));
    }
    let named = ListedProgram { name: "Edax".to_owned(), ..before };
    let effects = change(&mut window, named.clone());
    assert_eq!(effects, [Effect::KeepPrograms(vec![named])]);
}

#[test]
fn no_program_is_called_as_the_machine_is() {
    let mut window = Window::ready(Mode::TwoPlayers);
    let before = listed(7, Game::Othello);
    window.state.use_programs(vec![before.clone()]);
    for (typed, called) in [
        ("Heibai", "Heibai (program)"),
        ("Heibai 3", "Heibai 3 (program)"),
        ("Heibai (program)", "Heibai (program)"),
        ("Heibai's friend", "Heibai's friend"),
    ] {
        let named = ListedProgram { name: typed.to_owned(), ..before.clone() };
        engines(&mut window, EngineEvent::Change(Box::new(named)));
        assert_eq!(window.state.programs()[0].name, called);
    }
}

#[test]
fn the_machine_takes_the_place_of_a_program_that_is_removed() {
    let mut window = Window::ready(Mode::PlayBlack);
    window.state.use_programs(vec![listed(7, Game::Othello)]);
    let id = ProgramId::new(7);
    assert!(!window.state.seats(id));
    window.dispatch(Event::ChooseProgram(Side::White, Some(id)));
    assert_eq!(window.state.game().setup().programs.white, Some(id));
    assert!(window.state.seats(id) && !window.state.plays_match(id));
    let effects = engines(&mut window, EngineEvent::Remove(id));
    assert!(effects.contains(&Effect::KeepPrograms(Vec::new())));
    assert_eq!(window.state.game().setup().programs.white, None);
    assert_eq!(window.status(), Status::ProgramGone);
}

/// A watched match of four games, in the first of which the program has moved.
fn match_of_program() -> Window {
    let mut window = Window::ready(Mode::Watch);
    window.reply_at_once();
    window.state.use_programs(vec![listed(7, Game::Othello)]);
    window.dispatch(Event::ChooseProgram(Side::Black, Some(ProgramId::new(7))));
    // No program sits at this board.
    let effects = window.state.apply(Event::PlaySeries(4), window.now);
    for effect in &effects {
        if let Effect::Save { sequence, .. } = effect {
            window.dispatch(Event::Saved { sequence: *sequence });
        }
    }
    let asked = effects.iter().find_map(|effect| match effect {
        Effect::AskProgram(job) => Some(job.task.generation),
        _ => None,
    });
    let ply = Some(Ply::Place(window.cell("f5")));
    let generation = asked.expect("it is asked");
    window.dispatch(Event::ProgramMoved { generation, ply });
    window.wait(REPLY_DELAY);
    assert_eq!(window.moves(), "f5");
    window
}

#[test]
fn a_match_ends_with_a_program_that_is_removed_and_its_game_goes_on() {
    let mut window = match_of_program();
    assert!(window.state.plays_match(ProgramId::new(7)));
    engines(&mut window, EngineEvent::Remove(ProgramId::new(7)));
    let shown = window.shown();
    assert_eq!((window.status(), shown.series), (Status::ProgramGoneInSeries, None));
    assert_eq!(shown.note.side, Some(Side::Black));
    assert_eq!(window.phase(), Phase::Running);
    while window.phase() != Phase::Over {
        window.answer_any();
        window.wait(REPLY_DELAY);
    }
    window.wait(NEXT_GAME_AFTER);
    assert_eq!(window.phase(), Phase::Over, "no game follows");
}

#[test]
fn who_played_before_another_took_the_seat_is_named_with_it() {
    let names = |window: &Window| window.state.game().facts().names;
    let mut window = match_of_program();
    assert_eq!(names(&window).black, "Program 7");
    engines(&mut window, EngineEvent::Remove(ProgramId::new(7)));
    assert!(names(&window).black.starts_with("Program 7, Heibai "), "{:?}", names(&window));
    assert!(names(&window).white.starts_with("Heibai "));
    // After a restart as well.
    let kept = window.kept.clone().expect("it is kept");
    let mut again = Window::ready(Mode::TwoPlayers);
    again.restore(&kept);
    assert_eq!(names(&again), names(&window));
    // The next game is another's.
    again.dispatch(Event::Reset);
    again.dispatch(Event::Start);
    assert!(names(&again).black.starts_with("Heibai "), "{:?}", names(&again));
    // One that has not moved leaves no name.
    let mut window = Window::started(Mode::PlayBlack);
    window.state.use_programs(vec![listed(7, Game::Othello)]);
    window.dispatch(Event::ChooseProgram(Side::White, Some(ProgramId::new(7))));
    engines(&mut window, EngineEvent::Remove(ProgramId::new(7)));
    assert!(names(&window).white.starts_with("Heibai "));
}

#[test]
fn what_was_said_of_a_player_is_not_said_of_the_one_in_its_place() {
    let mut window = Window::started(Mode::PlayBlack);
    window.state.use_programs(vec![listed(7, Game::Othello), listed(8, Game::Othello)]);
    window.click("f5");
    window.answer("d6");
    window.wait(REPLY_DELAY);
    let note = window.shown().note;
    assert_eq!((note.status, note.side), (Status::Played, Some(Side::White)));
    window.dispatch(Event::ChooseProgram(Side::White, Some(ProgramId::new(7))));
    let note = window.shown().note;
    assert_eq!((note.status, note.side), (Status::ToMove, Some(Side::Black)));

    window.dispatch(Event::TogglePause);
    let (player, generation, words) = (Side::White, None, "woe".to_owned());
    let fault = Fault::Crash;
    window.dispatch(Event::ProgramFailed { player, generation, fault, words });
    assert_eq!(window.status(), Status::ProgramEnded);
    window.dispatch(Event::ChooseProgram(Side::White, Some(ProgramId::new(8))));
    assert_eq!(window.status(), Status::PausedPressContinue);
}

#[test]
fn in_a_sandbox_no_program_is_tried() {
    let mut window = Window::ready(Mode::TwoPlayers);
    assert!(window.state.can_start_programs());
    window.state.use_sandbox(Sandbox::Flatpak);
    assert!(!window.state.can_start_programs());
    assert!(engines(&mut window, add("/opt/edax/edax", "")).is_empty());
    assert_eq!(refusal(&window), &NotAdded::Sandboxed);
}

#[test]
fn flatpak_is_known_by_its_file_or_its_variable() {
    let root = tempfile::tempdir().expect("there is a folder for temporary files");
    let told_by =
        |container: Option<&str>| Sandbox::told_by(container.map(OsStr::new), root.path());
    assert_eq!(told_by(None), Sandbox::Absent);
    assert_eq!(told_by(Some("podman")), Sandbox::Absent);
    assert_eq!(told_by(Some("flatpak")), Sandbox::Flatpak);
    std::fs::write(root.path().join(".flatpak-info"), "[Application]\n")
        .expect("it can be written");
    assert_eq!(told_by(None), Sandbox::Flatpak);
}
