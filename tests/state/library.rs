//! Games of files and texts: what is asked of the disk, and what becomes of the answers.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::window_support::{REPLY_DELAY, Window, secs};
use heibai::app::disk::{Reason, ReasonKind};
use heibai::app::library::{
    Archive, Catalogue, ChosenGames, Exported, Import, Imported, Progress, read_text,
};
use heibai::app::state::{
    Doing, Done, Effect, Event, LibraryEvent, LibraryJob, Note, SetUpEvent, Signal, Status,
    StudyEvent,
};
use heibai::game::tree::{GameTree, Start};
use heibai::game::{Game, Mode, Options, Phase, Setup, Variant};

const LIST: &str = "f5d6c3\nf5f6\nd3c3\n";

fn library(window: &mut Window, event: LibraryEvent) -> Vec<Effect> {
    window.dispatch(Event::Library(event))
}

fn open(window: &mut Window, path: &str) -> Vec<Effect> {
    library(window, LibraryEvent::Open(vec![path.into()]))
}

fn paste(window: &mut Window, text: &str) -> Vec<Effect> {
    library(window, LibraryEvent::Paste(text.to_owned()))
}

fn read(text: &str) -> Import {
    read_text(text, Variant::default(), &Progress::default()).expect("it is read")
}

fn listed() -> Arc<Catalogue> {
    match read(LIST).games {
        Imported::Several(list) => list,
        other => panic!("{other:?}"),
    }
}

/// Games of the list shown.
fn chosen(window: &Window, games: &[u32]) -> ChosenGames {
    ChosenGames::of(window.state.catalogue().expect("it is listed"), games.to_vec())
}

/// Has the job that the effects begin fail as it does where there is no thread.
fn fail(window: &mut Window, effects: &[Effect]) -> Vec<Effect> {
    let job = effects.iter().find_map(|effect| match effect {
        Effect::Library(number, job) => Some((*number, job)),
        _ => None,
    });
    let (number, job) = job.expect("it has begun");
    let done = job.failed(Reason::system(&"no thread"));
    library(window, LibraryEvent::Done(number, done))
}

fn begun(number: u64, job: LibraryJob) -> [Effect; 2] {
    [Effect::LibraryChanged, Effect::Library(number, job)]
}

#[test]
fn what_was_asked_for_last_is_put_on_the_board() {
    let mut window = Window::ready(Mode::TwoPlayers);
    let job = |path: &str| LibraryJob::Open(vec![path.into()], Variant::default());
    assert_eq!(open(&mut window, "/a/one.txt"), begun(1, job("/a/one.txt")));
    assert_eq!(open(&mut window, "/a/two.txt"), begun(2, job("/a/two.txt")));
    assert_eq!(window.state.background(), Some((Doing::Reading, "two.txt")));
    let one = Done::Read(Ok(read("f5d6")));
    assert!(library(&mut window, LibraryEvent::Done(1, one)).is_empty(), "nobody wants it");
    let two = Done::Read(Ok(read("f5f6e6")));
    library(&mut window, LibraryEvent::Done(2, two));
    let note = &window.shown().note;
    assert_eq!(
        (note.status, &*note.detail, note.format),
        (Status::Opened, "two.txt", "transcript")
    );
    assert_eq!(window.shown().move_count, 3);
    assert_eq!(window.state.background(), None);
    assert!(library(&mut window, LibraryEvent::Open(Vec::new())).is_empty());

    let many: Vec<PathBuf> = ["/a", "/b", "/c", "/d"].map(PathBuf::from).to_vec();
    library(&mut window, LibraryEvent::Open(many));
    assert_eq!(window.state.background(), Some((Doing::Reading, "a, b, c, …")));
}

#[test]
fn the_end_of_a_game_that_is_opened_is_news_to_nobody() {
    let mut window = Window::ready(Mode::TwoPlayers);
    let effects = paste(&mut window, "f5d6c5f4e3f6g5e6e7");
    assert_eq!(window.state.game().phase(), Phase::Over);
    assert!(!effects.contains(&Effect::Signal(Signal::GameOver)));
    assert!(!effects.iter().any(|effect| matches!(effect, Effect::KeepFinished(_))));
}

#[test]
fn what_is_pasted_goes_where_it_belongs() {
    let mut window = Window::started(Mode::TwoPlayers);
    paste(&mut window, " \n");
    assert_eq!(window.status(), Status::NothingToPaste);
    paste(&mut window, "f5d6");
    assert_eq!((window.status(), window.shown().move_count), (Status::Opened, 2));
    paste(&mut window, "no game at all");
    assert_eq!((window.status(), window.shown().move_count), (Status::PasteRefused, 2));
    let long = "f5d6c3d3c4\n".repeat(4000);
    let job = LibraryJob::Paste(long.clone(), Variant::default());
    assert_eq!(paste(&mut window, &long), begun(1, job));
    let effects = paste(&mut window, "f5d6c3");
    assert!(effects.contains(&Effect::StopLibrary), "that is asked for last");
    assert_eq!(window.shown().move_count, 3);

    assert!(library(&mut window, LibraryEvent::MergePasted("f5f4".to_owned())).is_empty());
    window.dispatch(Event::Study(StudyEvent::Enter));
    let nodes = |window: &Window| window.state.study().expect("it is open").tree().len();
    let before = nodes(&window);
    library(&mut window, LibraryEvent::MergePasted("f5f4".to_owned()));
    assert_eq!(nodes(&window), before + 1);
    library(&mut window, LibraryEvent::FindPasted("f5d6".to_owned()));
    assert_eq!(window.shown().viewed_move, 2);

    let mut window = Window::ready(Mode::TwoPlayers);
    window.dispatch(Event::SetUp(SetUpEvent::Begin));
    paste(&mut window, "f5");
    let (_, position) = window.state.set_up().expect("it is set up");
    assert_eq!(position.counts().black, 4);
}

#[test]
fn moves_as_text_are_of_the_game_on_the_board_whatever_lies_below() {
    let setup = Setup { variant: Variant::usual(Game::Gomoku), ..Setup::default() };
    let mut window = Window::new(setup, Options::default());
    let tree = GameTree::new(Start::of(Variant::default()).expect("there is a board"));
    window.dispatch(Event::Study(StudyEvent::Open(Box::new(tree))));
    let effects = open(&mut window, "/moves.txt");
    let job = LibraryJob::Open(vec!["/moves.txt".into()], Variant::default());
    assert_eq!(effects, begun(1, job));
    paste(&mut window, "f5d6");
    assert_eq!((window.shown().setup.variant, &*window.moves()), (Variant::default(), "f5 d6"));
}

#[test]
fn an_export_goes_on_when_a_game_was_deleted_and_the_list_comes_after_it() {
    let folder = tempfile::tempdir().expect("it can be made");
    let archive = Archive::at(folder.path().to_owned());
    let list = archive.list(&Progress::default()).expect("it can be listed");
    let mut window = Window::ready(Mode::TwoPlayers);
    library(&mut window, LibraryEvent::ListFinished);
    let listed = Done::Listed { is_asked: true, result: Ok(Arc::new(list)) };
    library(&mut window, LibraryEvent::Done(1, listed));
    let games = chosen(&window, &[0]);
    let export = LibraryJob::Export(games.clone(), "/out.sgf".into());
    library(&mut window, LibraryEvent::Export(games, "/out.sgf".into()));
    let effects = library(&mut window, LibraryEvent::Deleted(Ok(1)));
    assert!(!effects.iter().any(|effect| matches!(effect, Effect::Library(..))), "{export:?}");
    let exported = Exported { format: "sgf", written: 1, left_out: 0 };
    let effects = library(&mut window, LibraryEvent::Done(2, Done::Exported(Ok(exported))));
    assert_eq!(window.status(), Status::Exported);
    assert!(effects.ends_with(&begun(3, LibraryJob::List { is_asked: false })));
}

#[test]
fn a_game_of_the_list_is_opened_or_told_why_not() {
    let mut window = Window::ready(Mode::TwoPlayers);
    assert!(library(&mut window, LibraryEvent::OpenListed(0, 0)).is_empty(), "there is no list");
    paste(&mut window, LIST);
    assert_eq!((window.status(), window.shown().note.number), (Status::ListRead, 3));
    assert_eq!((window.state.list_number(), window.state.lists_asked()), (1, 1));
    assert!(library(&mut window, LibraryEvent::OpenListed(1, 3)).is_empty(), "there is none");
    let effects = library(&mut window, LibraryEvent::OpenListed(1, 1));
    assert_eq!(effects, begun(1, LibraryJob::Fetch(1)));
    let refused = Done::Fetched(1, Err(Note::new(Status::GameRefused)));
    library(&mut window, LibraryEvent::Done(1, refused));
    assert_eq!((window.status(), window.shown().note.number), (Status::GameRefused, 2));
    assert_eq!(window.state.list_trouble().map(|trouble| trouble.game), Some(1));
    library(&mut window, LibraryEvent::OpenListed(1, 0));
    assert!(window.state.list_trouble().is_none());
    let tree = window.state.catalogue().expect("it is listed").tree(0).expect("it is whole");
    library(&mut window, LibraryEvent::Done(2, Done::Fetched(0, Ok(Box::new(tree)))));
    assert!(window.state.study().is_some());

    let games = chosen(&window, &[0, 2]);
    let job = LibraryJob::Export(games.clone(), "/out.sgf".into());
    let effects = library(&mut window, LibraryEvent::Export(games, "/out.sgf".into()));
    assert_eq!(effects, begun(3, job));
    let exported = Exported { format: "sgf", written: 2, left_out: 0 };
    library(&mut window, LibraryEvent::Done(3, Done::Exported(Ok(exported))));
    assert_eq!((window.status(), &*window.shown().note.detail), (Status::Exported, "out.sgf"));
    library(&mut window, LibraryEvent::UseAsOpenings);
    assert_eq!((window.status(), window.shown().note.number), (Status::UsedAsOpenings, 0));
}

#[test]
fn what_is_wanted_of_an_earlier_list_is_not_done_with_the_games_in_its_places() {
    let archive = || {
        let folder = tempfile::tempdir().expect("it can be made");
        fs::write(folder.path().join("a.sgf"), "(;GM[2]FF[4]SZ[8];B[fe])").expect("there is room");
        let list = Archive::at(folder.path().to_owned()).list(&Progress::default());
        Arc::new(list.expect("it can be listed"))
    };
    let mut window = Window::ready(Mode::TwoPlayers);
    let mut to_export = Vec::new();
    for number in [1, 2] {
        library(&mut window, LibraryEvent::ListFinished);
        let listed = Done::Listed { is_asked: true, result: Ok(archive()) };
        library(&mut window, LibraryEvent::Done(number, listed));
        to_export.push(chosen(&window, &[0]));
    }
    assert_eq!(window.state.list_number(), 2);
    let wanted = |list| [LibraryEvent::OpenListed(list, 0), LibraryEvent::Delete(list, vec![0])];
    for event in wanted(1) {
        assert_eq!(library(&mut window, event.clone()), [], "{event:?}");
    }
    for event in wanted(2) {
        assert_ne!(library(&mut window.clone(), event.clone()), [], "{event:?}");
    }
    // Games to export are still those chosen.
    let games = to_export.swap_remove(0);
    let job = LibraryJob::Export(games.clone(), "/out.sgf".into());
    let effects = library(&mut window, LibraryEvent::Export(games, "/out.sgf".into()));
    assert_eq!(effects, begun(3, job));
}

#[test]
fn the_unfinished_game_takes_the_place_of_a_file_that_is_none() {
    let mut window = Window::ready(Mode::TwoPlayers);
    library(&mut window, LibraryEvent::OpenAtStart(vec!["/a.txt".into()]));
    let reason = Reason::about(ReasonKind::Missing, Path::new("/a.txt"));
    let note = Note::new(Status::OpenRefused).reason(reason);
    let effects = library(&mut window, LibraryEvent::Done(1, Done::Read(Err(note.clone()))));
    assert!(effects.contains(&Effect::ResumeInstead(note.clone())));
    assert_eq!(window.shown().note, note);
    open(&mut window, "/a.txt");
    let effects = library(&mut window, LibraryEvent::Done(2, Done::Read(Err(note))));
    assert_eq!(effects, [Effect::LibraryChanged], "what is on the board stays");
}

#[test]
fn the_unfinished_game_also_takes_the_place_of_a_file_whose_reader_fails() {
    let mut window = Window::ready(Mode::TwoPlayers);
    let effects = library(&mut window, LibraryEvent::OpenAtStart(vec!["/a.txt".into()]));
    let effects = fail(&mut window, &effects);
    assert_eq!(window.status(), Status::OpenRefused);
    assert!(effects.contains(&Effect::ResumeInstead(window.shown().note.clone())));
}

#[test]
fn what_is_opened_instead_of_the_command_lines_files_has_no_stand_in() {
    let asks = |effects: &[Effect]| effects.iter().any(|it| matches!(it, Effect::ResumeInstead(_)));
    for is_cancelled in [false, true] {
        let mut window = Window::ready(Mode::TwoPlayers);
        library(&mut window, LibraryEvent::OpenAtStart(vec!["/a.txt".into()]));
        let effects = open(&mut window, "/b.txt");
        let effects = if is_cancelled {
            library(&mut window, LibraryEvent::Cancel)
        } else {
            fail(&mut window, &effects)
        };
        assert!(!asks(&effects), "{is_cancelled}");
    }
    let mut window = Window::ready(Mode::TwoPlayers);
    library(&mut window, LibraryEvent::OpenAtStart(vec!["/a.txt".into()]));
    assert!(!asks(&paste(&mut window, "no game at all")));
    assert!(!asks(&library(&mut window, LibraryEvent::Cancel)));
}

#[test]
fn a_job_that_fails_says_what_was_not_done() {
    let mut window = Window::ready(Mode::TwoPlayers);
    let effects = open(&mut window, "/a.txt");
    fail(&mut window, &effects);
    assert_eq!(window.status(), Status::OpenRefused);
    let effects = paste(&mut window, &"f5d6c3d3c4\n".repeat(4000));
    fail(&mut window, &effects);
    assert_eq!(window.status(), Status::PasteRefused);
    paste(&mut window, LIST);
    let effects = library(&mut window, LibraryEvent::OpenListed(1, 1));
    fail(&mut window, &effects);
    assert_eq!((window.status(), window.shown().note.number), (Status::GameRefused, 2));
    assert_eq!(window.state.list_trouble().map(|trouble| trouble.game), Some(1));
    let export = LibraryEvent::Export(chosen(&window, &[0]), "/out.sgf".into());
    let effects = library(&mut window, export);
    fail(&mut window, &effects);
    assert_eq!(window.status(), Status::ExportFailed);
    assert_eq!(window.shown().note.reason, Some(Reason::system(&"no thread")));
}

#[test]
fn what_is_under_way_can_be_given_up() {
    let mut window = Window::ready(Mode::TwoPlayers);
    assert!(library(&mut window, LibraryEvent::Cancel).is_empty());
    open(&mut window, "/a.txt");
    let effects = library(&mut window, LibraryEvent::Cancel);
    assert_eq!(effects, [Effect::StopLibrary, Effect::LibraryChanged]);
    assert_eq!(window.status(), Status::ReadingStopped);
    assert_eq!(window.state.background(), None);
}

#[test]
fn a_game_that_is_written_late_comes_into_the_list() {
    let folder = tempfile::tempdir().expect("a folder");
    let archive = Archive::at(folder.path().to_owned());
    let listed = || Arc::new(archive.list(&Progress::default()).expect("it is listed"));
    let mut window = Window::ready(Mode::TwoPlayers);
    assert!(library(&mut window, LibraryEvent::Kept(None)).is_empty(), "nobody looks at a list");
    library(&mut window, LibraryEvent::ListFinished);
    // The list on its way may have been read before the game was there.
    let effects = library(&mut window, LibraryEvent::Kept(None));
    assert_eq!(effects, begun(2, LibraryJob::List { is_asked: true }));
    let done = |is_asked| Done::Listed { is_asked, result: Ok(listed()) };
    library(&mut window, LibraryEvent::Done(1, done(true)));
    assert_eq!(window.state.list_number(), 0, "the earlier list is late");
    library(&mut window, LibraryEvent::Done(2, done(true)));
    assert_eq!((window.state.list_number(), window.state.lists_asked()), (1, 1));
    // One that is in view is brought up to date, and one behind the board is left alone.
    assert!(library(&mut window, LibraryEvent::Kept(None)).is_empty());
    window.dispatch(Event::Cover(true));
    let effects = library(&mut window, LibraryEvent::Kept(None));
    assert_eq!(effects, begun(3, LibraryJob::List { is_asked: false }));
}

#[test]
fn finished_games_are_listed_and_deleted() {
    let mut window = Window::ready(Mode::TwoPlayers);
    let effects = library(&mut window, LibraryEvent::ListFinished);
    assert_eq!(effects, begun(1, LibraryJob::List { is_asked: true }));
    let result = Ok(listed());
    library(&mut window, LibraryEvent::Done(1, Done::Listed { is_asked: true, result }));
    assert_eq!((window.state.list_number(), window.state.lists_asked()), (1, 1));
    let result = Ok(listed());
    library(&mut window, LibraryEvent::ListFinished);
    library(&mut window, LibraryEvent::Done(2, Done::Listed { is_asked: false, result }));
    assert_eq!((window.state.list_number(), window.state.lists_asked()), (2, 1));
    let effects = library(&mut window, LibraryEvent::DeleteFinished);
    assert_eq!(effects, [Effect::LibraryChanged, Effect::DeleteGames(None)]);
    assert_eq!(window.state.background(), Some((Doing::Deleting, "")));
    // Other work goes on beside it, and what is stopped is what is shown.
    library(&mut window, LibraryEvent::OpenListed(2, 0));
    assert_eq!(window.state.background(), Some((Doing::Fetching, "")));
    let effects = library(&mut window, LibraryEvent::Cancel);
    assert!(effects.contains(&Effect::StopLibrary), "{effects:?}");
    assert!(!effects.contains(&Effect::StopDeleting), "{effects:?}");
    assert_eq!(window.state.background(), Some((Doing::Deleting, "")));
    assert_eq!(library(&mut window, LibraryEvent::Cancel), [Effect::StopDeleting]);
    assert_eq!(window.state.background(), Some((Doing::Deleting, "")), "it says how many it was");
    library(&mut window, LibraryEvent::Deleted(Ok(3)));
    assert_eq!(window.state.background(), None);
    assert_eq!((window.status(), window.shown().note.number), (Status::GamesDeleted, 3));
    let reason = Reason::about(ReasonKind::NoPermission, Path::new("/games"));
    library(&mut window, LibraryEvent::Deleted(Err(reason.clone())));
    assert_eq!(window.status(), Status::DeleteFailed);
    assert_eq!(window.shown().note.reason, Some(reason));
}

#[test]
fn what_names_no_board_is_read_on_the_one_that_is_studied() {
    let gomoku = Variant::usual(heibai::game::Game::Gomoku);
    for played in [gomoku, Variant::default().with_size(10)] {
        let setup = Setup { variant: played, ..Setup::default() };
        let mut window = Window::new(setup, Options::default());
        window.dispatch(Event::Start);
        // A study of another game than the one that waits in Play.
        paste(&mut window, "(;GM[2]FF[4]SZ[8];B[fe];W[df])");
        assert_eq!(window.state.study().map(|it| it.tree().variant()), Some(Variant::default()));
        let job = |path: &str| LibraryJob::Open(vec![path.into()], Variant::default());
        assert_eq!(open(&mut window, "/a/one.txt"), begun(1, job("/a/one.txt")));
        let recent = library(&mut window, LibraryEvent::OpenRecent("/a/two.txt".into()));
        assert_eq!(recent, begun(2, job("/a/two.txt")));
        paste(&mut window, "f5d6c3d3c4");
        assert_eq!(window.status(), Status::Opened);
        assert_eq!(window.state.variant_below(), Variant::default(), "{played:?}");
    }
}

#[test]
fn what_cannot_be_played_on_the_board_of_the_game_is_read_on_the_usual_one() {
    let large = Variant::default().with_size(10);
    for text in ["f5d6c3d3c4", "f5d6c3\nf5f6e6\n"] {
        let import = read_text(text, large, &Progress::default()).expect("it is a game of 8×8");
        match import.games {
            Imported::Played(tree) => assert_eq!(tree.variant(), Variant::default()),
            Imported::Several(list) => assert_eq!(list.len(), 2),
            other @ Imported::Studied(_) => panic!("{other:?}"),
        }
    }
    assert!(read_text("f5d6f5", large, &Progress::default()).is_err(), "it fits neither");
}

#[test]
fn why_something_failed_can_be_read_before_the_machine_has_its_word() {
    let mut window = Window::started(Mode::PlayBlack);
    window.click("f5");
    paste(&mut window, "no game at all");
    assert_eq!(window.status(), Status::PasteRefused);
    window.answer("f6");
    window.wait(REPLY_DELAY);
    assert_eq!(window.moves(), "f5 f6", "it plays all the same");
    assert_eq!(window.status(), Status::PasteRefused);
    let mut hasty = window.clone();
    window.wait(secs(4));
    assert_eq!((window.status(), &*window.shown().note.cell), (Status::Played, "f6"));
    // Whoever goes on has read it.
    hasty.click("e6");
    assert_eq!((hasty.status(), &*hasty.shown().note.cell), (Status::Played, "e6"));
    hasty.wait(secs(4));
    assert_ne!(hasty.shown().note.cell, "f6");
}
