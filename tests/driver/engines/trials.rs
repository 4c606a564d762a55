//! Adding programs, and trying whether they play.

use std::fs;
use std::os::unix::fs::PermissionsExt;

use heibai::app::disk::ReasonKind;
use heibai::app::driver::Driver;
use heibai::app::engines::{ListedProgram, TrialKind};
use heibai::app::state::{EngineEvent, EngineNews, Event, NotAdded, start_reason};
use heibai::engine::Fault;
use heibai::engine::program::detect::Undetected;
use heibai::engine::program::{Dialect, Ended, State};
use heibai::game::{Game, ProgramId};

use super::heard::{Scripted, assert_ends};
use super::seats::{keep, listed};
use crate::driver_support::{Home, Program};

fn adding(command: &str, arguments: &str) -> Event {
    let (command, arguments) = (command.to_owned(), arguments.to_owned());
    Event::Engines(EngineEvent::Add { command, arguments, folder: None })
}

/// Adds a program, as the window does, and waits for what comes of it.
fn add(window: &mut Program, words: &[String]) -> EngineNews {
    let arguments = heibai::app::engines::line_of(&words[1..]);
    window.dispatch(adding(&words[0], &arguments));
    if window.driver.state().engine_news().is_none() {
        assert!(matches!(window.driver.state().trial(), Some(TrialKind::Detection(_))));
    }
    news(window)
}

fn news(window: &mut Program) -> EngineNews {
    window.until("the end of the trial", |driver: &Driver| driver.state().trial().is_none());
    window.driver.state().engine_news().expect("something came of it").clone()
}

#[test]
fn a_program_is_added_by_asking_it_what_it_speaks() {
    let home = Home::new();
    let mut window = home.launch();
    for (dialect, name) in [
        (Dialect::Gtp, "Scripted"),
        (Dialect::NBoard, "Scripted 2"),
        (Dialect::Gomocup, "Scripted 3"),
    ] {
        let scripted = Scripted::new(dialect, "good");
        let EngineNews::Added(id) = add(&mut window, &scripted.program.words) else {
            panic!("{:?}", window.driver.state().engine_news());
        };
        let added = window.driver.state().programs().last().expect("it is there").clone();
        assert_eq!((added.id, added.dialect, added.name.as_str()), (id, dialect, name));
        assert_eq!(added.game, dialect.game());
        assert!(added.abilities.time);
        let beside = std::path::Path::new(&added.command).parent().expect("it is in a folder");
        assert_eq!(added.folder.as_deref(), beside.to_str(), "it finds its own files");
        assert_ends(&scripted.process("pid"));
    }
    let list = window.driver.state().programs().to_vec();
    window.quit();
    assert_eq!(home.launch().driver.state().programs(), list);
}

#[test]
fn what_can_not_be_added_is_told_with_its_reason() {
    let home = Home::new();
    let mut window = home.launch();
    let words = |words: &[&str]| words.iter().map(|&word| word.to_owned()).collect::<Vec<_>>();
    let refused = |window: &mut Program, program: &[&str]| match add(window, &words(program)) {
        EngineNews::NotAdded(why) => why,
        other => panic!("{other:?}"),
    };
    let kind_of = |why: NotAdded| match why {
        NotAdded::Undetected(Undetected::NotStarted { program, reason }) => {
            start_reason(&program, &reason).kind
        }
        other => panic!("{other:?}"),
    };
    let missing = refused(&mut window, &["/nowhere/engine"]);
    assert_eq!(kind_of(missing), ReasonKind::Missing);
    home.write("script", "#!/nowhere/interpreter\n");
    let script = home.path("script").display().to_string();
    let program = fs::File::open(&script).expect("it is there");
    for (mode, kind) in [(0o644, ReasonKind::NotExecutable), (0o755, ReasonKind::NoInterpreter)] {
        program.set_permissions(fs::Permissions::from_mode(mode)).expect("it is ours");
        assert_eq!(kind_of(refused(&mut window, &[&script])), kind);
    }
    assert_eq!(kind_of(refused(&mut window, &["/usr"])), ReasonKind::NotAFile, "a folder");
    let ended = refused(&mut window, &["/bin/sh", "-c", "echo no license >&2; exit 7"]);
    assert!(matches!(ended, NotAdded::Undetected(Undetected::Ended { .. })), "{ended:?}");
    let go = "while read word rest; do printf '=\\n\\n'; done";
    assert_eq!(refused(&mut window, &["/bin/sh", "-c", go]), NotAdded::NoGame);
    assert!(window.driver.state().programs().is_empty());
    window.dispatch(adding("/bin/sh", "'"));
    let news = window.driver.state().engine_news();
    assert!(matches!(news, Some(EngineNews::NotAdded(NotAdded::Entry(_)))), "{news:?}");
}

#[test]
fn asking_can_be_given_up() {
    let mut window = Home::new().launch();
    let folder = tempfile::tempdir().expect("there is room");
    let pid = folder.path().join("pid");
    let script = format!("echo $$ > '{}'; exec sleep 1000", pid.display());
    let arguments = heibai::app::engines::line_of(&["-c".to_owned(), script]);
    let begin = |window: &mut Program| {
        let _ = std::fs::remove_file(&pid);
        window.dispatch(adding("/bin/sh", &arguments));
        window.until("its start", |_| {
            std::fs::read_to_string(&pid).is_ok_and(|it| it.ends_with('\n'))
        });
        std::fs::read_to_string(&pid).expect("it is there").trim().to_owned()
    };
    let process = begin(&mut window);
    window.dispatch(Event::Engines(EngineEvent::CancelTrial));
    window.until("the end", |driver| driver.state().trial().is_none());
    assert_eq!(window.driver.state().engine_news(), None);
    assert_ends(&process);
    // The end of the window ends it, too.
    let process = begin(&mut window);
    window.quit();
    assert_ends(&process);
}

#[test]
fn a_test_starts_it_and_has_it_move_and_end() {
    let home = Home::new();
    let id = ProgramId::new(7);
    for (dialect, ply) in [(Dialect::Gtp, "d3"), (Dialect::NBoard, "f5"), (Dialect::Gomocup, "h8")]
    {
        let scripted = Scripted::new(dialect, "good");
        keep(&home, &[listed(&scripted, 7)]);
        let mut window = home.launch();
        window.dispatch(Event::Engines(EngineEvent::Test(id)));
        assert_eq!(window.driver.state().trial(), Some(&TrialKind::Test(id)));
        let EngineNews::Tested(tested, result) = news(&mut window) else {
            panic!("{:?}", window.driver.state().engine_news());
        };
        assert_eq!((tested, result.ply.as_str()), (id, ply));
        assert!(matches!(window.driver.engine_state(id), Some(State::Ended(_))));
        assert!(window.driver.engine_log(id, 0).len() > 3, "what was said can be read");
    }
    let scripted = Scripted::new(Dialect::Gtp, "resigning");
    keep(&home, &[listed(&scripted, 7)]);
    let mut window = home.launch();
    window.dispatch(Event::Engines(EngineEvent::Test(id)));
    assert!(matches!(news(&mut window), EngineNews::Tested(_, it) if it.ply.is_empty()));
    let scripted = Scripted::new(Dialect::Gtp, "illegal");
    keep(&home, &[listed(&scripted, 7)]);
    let mut window = home.launch();
    window.dispatch(Event::Engines(EngineEvent::Test(id)));
    let failed = news(&mut window);
    assert_eq!(failed, EngineNews::TestFailed(id, Fault::IllegalMove("a1".to_owned())));
    assert_eq!(window.driver.state().programs()[0].game, Game::Othello);
    let gone = ListedProgram { command: "/nowhere/engine".to_owned(), ..listed(&scripted, 7) };
    keep(&home, &[gone]);
    let mut window = home.launch();
    window.dispatch(Event::Engines(EngineEvent::Test(id)));
    assert!(matches!(news(&mut window), EngineNews::TestFailed(_, Fault::Start(_))));
    assert_eq!(window.driver.engine_state(id), Some(State::Ended(Ended::NotStarted)));
}

#[test]
fn what_is_changed_is_kept_if_it_can_be() {
    let home = Home::new();
    let scripted = Scripted::new(Dialect::Gtp, "good");
    keep(&home, &[listed(&scripted, 7)]);
    let mut window = home.launch();
    let id = ProgramId::new(7);
    let listed = window.driver.state().program(id).expect("it is there").clone();
    let named = ListedProgram { name: "Edax".to_owned(), ..listed };
    window.dispatch(Event::Engines(EngineEvent::Change(Box::new(named))));
    window.quit();
    assert_eq!(home.launch().driver.state().programs()[0].name, "Edax");
}
