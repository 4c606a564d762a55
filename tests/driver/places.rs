//! Where the window opens: where it was on a screen that is there, always where it can be seen.

use std::fs;

use crate::driver_support::{Home, Program, anew};
use heibai::app::disk::Trouble;
use heibai::app::folder::FileKind;
use heibai::app::last_places::{Change, LastPlaces, LastPlacesFile};
use heibai::app::launch::WindowOptions;
use heibai::app::state::{Event, LearnEvent, LessonEvent, Status};
use heibai::app::window_place::{Area, Opening, Screen, WindowPlace, opening};
use heibai::game::{Game, Mode};
use proptest::prelude::*;

const STORED: &str = "state/places.json";
const USUAL: (u16, u16) = (1280, 800);

fn area([x, y, width, height]: [i32; 4]) -> Area {
    Area { x, y, width, height }
}

/// A screen with a panel of 30 pixels at its upper edge.
fn screen(name: &str, [x, y, width, height]: [i32; 4]) -> Screen {
    let available = Some(area([x, y + 30, width, height - 30]));
    Screen { name: name.to_owned(), whole: area([x, y, width, height]), available }
}

/// A screen of which nobody tells whether there is a panel.
fn untold(whole: [i32; 4]) -> Screen {
    Screen { name: "wl-1".to_owned(), whole: area(whole), available: None }
}

fn laptop() -> Screen {
    screen("eDP-1", [0, 0, 1366, 768])
}

fn monitor() -> Screen {
    screen("DP-1", [1366, 0, 2560, 1440])
}

fn window(sides: [i32; 4]) -> Opening {
    Opening { area: area(sides), is_placed: true, maximised: false }
}

fn opens(places: &[WindowPlace], screens: &[Screen]) -> Opening {
    opening(places, screens, USUAL, false)
}

#[test]
fn a_window_opens_where_it_was_on_the_latest_screen_that_is_there() {
    let on_laptop = window([40, 90, 1000, 600]);
    let on_monitor = Opening { maximised: true, ..window([1500, 200, 1400, 1100]) };
    let places = [WindowPlace::of(on_monitor, &monitor()), WindowPlace::of(on_laptop, &laptop())];
    assert_eq!(opens(&places, &[laptop(), monitor()]), on_monitor);
    assert_eq!(opens(&places, &[laptop()]), on_laptop, "the monitor is gone");
    // A monitor that moved takes its windows along.
    let left = screen("DP-1", [-2560, 0, 2560, 1440]);
    let moved = opens(&places, &[laptop(), left]);
    assert_eq!(moved, Opening { area: area([134 - 2560, 200, 1400, 1100]), ..on_monitor });
    // The same name with another size is another screen.
    let other = screen("eDP-1", [0, 0, 1920, 1080]);
    let first = opens(&places, &[other]);
    assert_eq!((first.area, first.is_placed), (area([0, 0, 1280, 800]), false));
}

#[test]
fn a_first_window_has_the_usual_size_as_far_as_there_is_room_and_no_place() {
    for (screens, size) in [
        (vec![monitor()], (1280, 800)),
        (vec![laptop()], (1280, 698)),
        (vec![screen("small", [0, 0, 640, 480])], (640, 410)),
        // There may be a panel that nobody tells of.
        (vec![untold([0, 0, 1280, 720])], (1280, 632)),
        (vec![untold([0, 0, 1920, 1080])], (1280, 800)),
        (vec![screen("none", [0, 0, 0, 0])], (1280, 800)),
        (vec![untold([0, 0, 0, 0])], (1280, 800)),
        (Vec::new(), (1280, 800)),
    ] {
        let first = opens(&[], &screens);
        assert_eq!((first.area.width, first.area.height), size, "{screens:?}");
        assert!(!first.is_placed && !first.maximised);
    }
    assert!(opening(&[], &[monitor()], USUAL, true).maximised);
}

#[test]
fn where_only_the_desktop_knows_the_place_the_size_comes_back() {
    let unplaced = Opening { is_placed: false, ..window([0, 0, 900, 700]) };
    let place = WindowPlace::of(unplaced, &laptop());
    let again = opens(&[place], &[laptop()]);
    assert!(!again.is_placed);
    assert_eq!((again.area.width, again.area.height), (900, 700));
    // Somebody made it as high as the screen, so there is no panel.
    let screen = untold([0, 0, 1280, 720]);
    let whole = Opening { is_placed: false, ..window([0, 0, 1280, 720]) };
    assert_eq!(opens(&[WindowPlace::of(whole, &screen)], &[screen]).area, whole.area);
}

fn any_side() -> impl Strategy<Value = i32> {
    prop_oneof![-5000..5000, Just(i32::MIN), Just(i32::MAX), Just(0)]
}

proptest! {
    #[test]
    fn a_window_never_opens_outside_of_what_can_be_seen(
        sides in [any_side(), any_side(), any_side(), any_side()],
        origin in [-4000..4000, -4000..4000],
        size in [600..4000, 600..3000],
    ) {
        let screen = screen("any", [origin[0], origin[1], size[0], size[1]]);
        let room = screen.available.unwrap();
        let Opening { area, .. } = opens(&[WindowPlace::of(window(sides), &screen)], &[screen]);
        prop_assert!(area.width >= 400 && area.height >= 480);
        prop_assert!(area.x >= room.x && area.x + area.width <= room.x + room.width);
        prop_assert!(area.y >= room.y && area.y + area.height <= room.y + room.height);
    }

    #[test]
    fn a_window_that_can_be_seen_stays_where_it_was(
        corner in [0..500_i32, 30..200_i32],
        size in [400..800_i32, 480..560_i32],
        origin in [-4000..4000, -4000..4000],
    ) {
        let screen = screen("any", [origin[0], origin[1], 1366, 768]);
        let was = window([origin[0] + corner[0], origin[1] + corner[1], size[0], size[1]]);
        prop_assert_eq!(opens(&[WindowPlace::of(was, &screen)], &[screen]), was);
    }
}

#[test]
fn of_two_windows_the_last_one_closed_is_remembered() {
    let home = Home::new();
    let (mut one, mut other) = (home.launch(), home.launch());
    let (early, late) = (window([10, 60, 800, 600]), window([300, 100, 900, 640]));
    one.driver.remember_window(WindowPlace::of(window([1400, 90, 2000, 1000]), &monitor()));
    one.driver.remember_window(WindowPlace::of(early, &laptop()));
    one.quit();
    other.driver.remember_window(WindowPlace::of(late, &laptop()));
    other.quit();
    let program = home.launch();
    assert_eq!(program.driver.window_opening(&[laptop(), monitor()]), late);
    let on_monitor = program.driver.window_opening(&[monitor()]);
    assert_eq!(on_monitor, window([1400, 90, 2000, 1000]), "other screens keep theirs");
}

#[test]
fn the_size_in_the_settings_is_for_screens_where_no_window_was() {
    let home = Home::new();
    home.write("config/settings.toml", "version = 1\n[window]\nwidth = 900\nheight = 640\n");
    let program = home.launch();
    let first = program.driver.window_opening(&[monitor()]).area;
    assert_eq!((first.width, first.height), (900, 640));
}

#[test]
fn the_last_folders_of_games_and_pictures_are_remembered() {
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers);
    assert_eq!(program.driver.last_folder(FileKind::Games), None);
    home.write("games/one.txt", "f5d6");
    fs::create_dir_all(home.path("pictures")).expect("it can be made");
    program.open(home.path("games/one.txt"));
    program.until_says(Status::Opened);
    program.dispatch(Event::SaveAs(home.path("pictures/board.svg")));
    program.until_says(Status::Saved);
    let folders = |program: &Program| {
        [FileKind::Games, FileKind::Pictures]
            .map(|kind| program.driver.last_folder(kind).map(std::path::Path::to_owned))
    };
    let known = [Some(home.path("games")), Some(home.path("pictures"))];
    assert_eq!(folders(&program), known);
    // What can't be opened or saved there changes nothing.
    program.open(home.path("elsewhere/none.txt"));
    program.until_says(Status::OpenRefused);
    program.dispatch(Event::SaveAs(home.path("elsewhere/two.txt")));
    program.until_says(Status::SaveFailed);
    program.quit();
    assert_eq!(folders(&home.launch()), known);
}

#[test]
fn a_program_that_was_quit_while_learning_opens_there_unless_asked_for_something_else() {
    let home = Home::new();
    let mut program = home.launch();
    let moment = program.driver.moment();
    program.dispatch(Event::Learn(LearnEvent::Enter(moment)));
    program.dispatch(Event::Lesson(LessonEvent::Open(2)));
    program.dispatch(Event::Lesson(LessonEvent::Next));
    program.quit();

    let mut program = home.launch();
    program.until("the lesson goes on", |driver| driver.state().shown().lesson.block == Some(1));
    assert_eq!(program.shown().lesson.number, 2);
    program.quit();
    let asked = [
        WindowOptions { study: true, ..WindowOptions::default() },
        WindowOptions { game: Some(Game::Gomoku), ..WindowOptions::default() },
        anew(Mode::TwoPlayers),
    ];
    for options in asked {
        let program = home.launch_with(options.clone());
        assert!(!program.shown().learns(), "{options:?}");
    }
    let mut program = home.launch();
    assert!(program.shown().learns(), "what was not quit changes nothing");
    program.dispatch(Event::Learn(LearnEvent::Leave));
    program.quit();
    assert!(!home.launch().shown().learns());
}

#[test]
fn a_program_that_is_killed_opens_where_it_was() {
    let home = Home::new();
    for enters in [true, false] {
        let mut program = home.launch();
        let moment = program.driver.moment();
        let event = if enters { LearnEvent::Enter(moment) } else { LearnEvent::Leave };
        program.dispatch(Event::Learn(event));
        program.until("it is on disk", |_| {
            let (_, places, _) = LastPlacesFile::open(home.path(STORED));
            places.learning.is_some() == enters
        });
        drop(program);
        assert_eq!(home.launch().shown().learns(), enters);
    }
}

#[test]
fn places_that_cannot_be_read_are_kept_aside_and_told() {
    let home = Home::new();
    for (text, trouble) in [
        ("", Trouble::Broken),
        ("{\"version\": 1, \"windows\": [{}]}", Trouble::Broken),
        ("{\"version\": 2, \"rooms\": []}", Trouble::NewerVersion),
    ] {
        let path = home.write(STORED, text);
        let program = home.launch();
        let note = program.shown().note;
        let is_newer = trouble == Trouble::NewerVersion;
        let status = if is_newer { Status::FileNewer } else { Status::PlacesReset };
        assert_eq!(note.status, status, "{text}");
        let kept = home.path("state").join(&note.detail);
        assert_eq!(fs::read_to_string(&kept).expect("it is there"), text);
        fs::remove_file(kept).expect("it is ours");
        // The same that comes while the program runs.
        fs::write(&path, text).expect("it can be written");
        let (file, places, notice) = LastPlacesFile::open(path.clone());
        assert_eq!(notice.expect("it is told").trouble, trouble);
        assert_eq!(places, LastPlaces::default());
        fs::write(&path, text).expect("it can be written");
        let change = Change::Window(WindowPlace::of(window([1, 31, 800, 600]), &laptop()));
        let notice = file.change(&change).expect("there is room").expect("it is told");
        assert_eq!(notice.trouble, trouble);
        let (_, places, notice) = LastPlacesFile::open(path);
        assert!(notice.is_none());
        assert_eq!(places.windows.len(), 1);
    }
}
