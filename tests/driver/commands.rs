//! Whole journeys of a program without its window: nothing that was played is lost, whatever ends
//! the program and whatever is wrong with its files.

use std::fs;
use std::thread;
use std::time::{Duration, Instant};

use crate::driver_support::{Home, Program, anew, kept_now, opening};
use heibai::app::disk::ReasonKind;
use heibai::app::driver::Driver;
use heibai::app::folders::Folders;
use heibai::app::launch::{Language, WindowOptions};
use heibai::app::settings;
use heibai::app::state::{Event, KeptGamesEvent, SetUpEvent, Status, StudyEvent};
use heibai::game::{Level, Mode, Opening, PerSide, Phase, Side, Skill, TimeControl, Variant};
use heibai::gomoku::{self, Ruleset};
use heibai::othello::Square;

#[test]
fn the_first_start_is_ready_to_be_played_and_leaves_no_game_behind() {
    let home = Home::new();
    let mut program = home.launch();
    assert_eq!((program.phase(), program.status()), (Phase::Ready, Status::PressStart));
    let shown = program.shown();
    assert_eq!((shown.you, shown.players.white), (Some(Side::Black), Skill::new(3)));
    assert_eq!(shown.setup.time, TimeControl::PerTurn { seconds: 30 });
    program.settle();
    assert_eq!(program.driver.resumable(), 0);
    program.quit();
    assert_eq!(home.games(), [""; 0]);
}

#[test]
fn killed_after_any_step_the_same_game_is_back_paused() {
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers);
    let steps = [
        Event::Activate(37),
        Event::Activate(43),
        Event::Skip,
        Event::Undo,
        Event::Redo,
        Event::ChooseSkill(Side::White, Level::new(9).expect("there are ten").into()),
        Event::TogglePause,
        Event::TogglePause,
        Event::Undo,
    ];
    for step in steps {
        program.dispatch(step.clone());
        let killed = kept_now(&mut program, &home);
        assert_eq!((killed.phase(), killed.status()), (Phase::Paused, Status::Resumed), "{step:?}");
        assert_eq!(
            killed.driver.state().move_rows(),
            program.driver.state().move_rows(),
            "{step:?}"
        );
        assert_eq!(killed.driver.state().board_rows().len(), 64);
        assert_eq!(killed.shown().setup, program.shown().setup, "{step:?}");
        assert_eq!(killed.shown().can_redo, program.shown().can_redo, "{step:?}");
    }
}

#[test]
fn closing_the_window_keeps_the_game_and_its_clock() {
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers);
    program.play("f5d6c3");
    program.until("a second gone", |driver| {
        driver.state().shown().time.white.is_some_and(|left| left.as_secs() < 29)
    });
    program.dispatch(Event::TogglePause);
    let before = program.shown();
    program.quit();
    let program = home.launch();
    assert_eq!((program.phase(), program.moves()), (Phase::Paused, "f5d6c3".to_owned()));
    let ms = |time: Option<std::time::Duration>| time.map(|time| time.as_millis());
    assert_eq!(ms(program.shown().time.white), ms(before.time.white));
    assert_eq!(program.shown().setup, before.setup);
}

#[test]
fn the_machine_answers_only_what_is_on_the_disk() {
    let home = Home::new();
    let mut program = home.start(Mode::PlayBlack).without_delay();
    for _ in 0..6 {
        let before = program.shown().move_count;
        let cell = program.driver.state().game().position().legal_cells()[0];
        program.dispatch(Event::Activate(cell));
        program.until("a reply", |driver| driver.state().shown().move_count >= before + 2);
        let killed = home.after_kill().launch();
        assert!(killed.shown().move_count > before, "the move that was answered is there");
        assert!(program.moves().starts_with(&killed.moves()));
    }
}

#[test]
fn a_game_killed_in_the_machines_turn_goes_on_there() {
    let home = Home::new();
    let mut program = home.start(Mode::PlayWhite);
    program.settle();
    let mut killed = home.after_kill().launch().without_delay();
    assert_eq!(killed.phase(), Phase::Paused);
    killed.dispatch(Event::TogglePause);
    killed.until("the first move", |driver| driver.state().shown().move_count == 1);
}

#[test]
fn closed_while_the_machine_thinks_the_program_ends_and_keeps_the_game() {
    let home = Home::new();
    let options = WindowOptions { level: Level::new(10), ..anew(Mode::PlayBlack) };
    let mut program = home.launch_with(options);
    program.play("f5");
    assert!(program.shown().thinking);
    program.quit();
    assert_eq!(home.launch().moves(), "f5");
}

#[test]
fn a_game_between_machines_comes_to_its_end_and_is_then_forgotten() {
    let home = Home::new();
    let options = WindowOptions {
        level: Level::new(1),
        size: Some(6),
        mode: Some(Mode::Watch),
        ..WindowOptions::default()
    };
    let mut program = home.launch_with(options).without_delay().without_clock();
    program.dispatch(Event::Start);
    program.until("the end", |driver| driver.state().shown().outcome.is_some());
    let is_forgotten = |program: &Program| {
        assert_eq!((program.phase(), program.moves()), (Phase::Ready, String::new()));
    };
    is_forgotten(&kept_now(&mut program, &home));
    program.quit();
    is_forgotten(&home.launch());
    let mut program = home.start(Mode::TwoPlayers);
    program.settle();
    assert_eq!(program.driver.resumable(), 0);
}

#[test]
fn a_finished_game_can_be_taken_back_and_is_kept_again() {
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers);
    program.play("f5d6");
    program.dispatch(Event::Resign);
    program.dispatch(Event::Undo);
    assert_eq!(kept_now(&mut program, &home).moves(), "f5d6");
}

#[test]
fn a_balanced_opening_from_the_command_line_is_made_kept_and_remembered() {
    let home = Home::new();
    home.write("config/settings.toml", "version = 1\n[setup]\nsize = 6\nlayout = \"mirrored\"\n");
    let options = WindowOptions { opening: Some(Opening::Balanced), ..anew(Mode::TwoPlayers) };
    let mut program = home.launch_with(options);
    let shown = program.shown();
    assert_eq!((shown.move_count, shown.can_undo), (8, false));
    assert_eq!(shown.setup.variant, Variant::default(), "it brings the board that it is for");
    let killed = kept_now(&mut program, &home);
    assert_eq!((killed.phase(), killed.moves()), (Phase::Paused, program.moves()));
    program.dispatch(Event::Reset);
    program.quit();
    let next = home.start(Mode::TwoPlayers);
    assert_eq!(next.shown().move_count, 8, "the choice is remembered");
    next.quit();
    let none = WindowOptions { opening: Some(Opening::None), ..anew(Mode::TwoPlayers) };
    assert_eq!(home.launch_with(none).shown().move_count, 0);
}

#[test]
fn the_opening_of_the_command_line_goes_before_the_gomoku_that_is_remembered() {
    let variant = |rules, opening| Variant::Gomoku { size: 19, rules, opening };
    let (free, swap2) = (gomoku::Opening::Free, gomoku::Opening::Swap2);
    let none = WindowOptions { opening: Some(Opening::None), ..WindowOptions::default() };
    let with_swap2 = WindowOptions { gomoku_opening: Some(swap2), ..none.clone() };
    let with_rif = WindowOptions { gomoku_opening: Some(gomoku::Opening::Rif), ..none.clone() };
    // Only renju's board knows it.
    let of_rif = variant(Ruleset::Renju, gomoku::Opening::Rif).with_size(15);
    let with_rules = |rules| WindowOptions { rules: Some(rules), ..with_swap2.clone() };
    for (remembered, options, expected) in [
        (("standard", "swap2"), WindowOptions::default(), variant(Ruleset::Standard, swap2)),
        (("standard", "swap2"), none.clone(), variant(Ruleset::Standard, free)),
        (("standard", "free"), with_swap2.clone(), variant(Ruleset::Standard, swap2)),
        (("renju", "free"), with_swap2.clone(), variant(Ruleset::Renju, swap2)),
        (("caro", "free"), with_rif.clone(), of_rif),
        (("renju", "free"), with_rif.clone(), of_rif),
        (("renju", "free"), with_rules(Ruleset::Standard), variant(Ruleset::Standard, swap2)),
    ] {
        let home = Home::new();
        let (rules, opening) = remembered;
        let game = "game = \"gomoku\"\ngomoku-size = 19";
        home.write(
            "config/settings.toml",
            format!(
                "version = 1\n[setup]\n{game}\nrules = \"{rules}\"\ngomoku-opening = \"{opening}\"\n"
            ),
        );
        let shown = home.launch_with(options.clone()).shown();
        assert_eq!(shown.setup.variant, expected, "{remembered:?}, {options:?}");
    }
}

#[test]
fn what_begins_anew_leaves_the_unfinished_game_to_be_resumed() {
    let home = Home::new();
    let mut first = home.start(Mode::TwoPlayers);
    first.play("f5d6");
    first.quit();
    let file = home.write("game.txt", "c4c3");
    let mode_alone = WindowOptions { start: false, ..anew(Mode::PlayWhite) };
    let start_alone = WindowOptions { mode: None, ..anew(Mode::PlayWhite) };
    for options in [mode_alone, start_alone, anew(Mode::Watch), opening(&file)] {
        let copy = home.after_kill();
        let mut program = copy.launch_with(options.clone());
        program.settle();
        assert_ne!(program.moves(), "f5d6", "{options:?}");
        program.until_resumable(1);
        program.resume("f5d6");
        assert_eq!((program.phase(), program.status()), (Phase::Paused, Status::Resumed));
        assert_eq!(program.shown().setup.mode, Mode::TwoPlayers);
    }
}

#[test]
fn the_language_alone_shows_the_unfinished_game() {
    let home = Home::new();
    let mut first = home.start(Mode::TwoPlayers);
    first.play("f5");
    first.quit();
    let options =
        WindowOptions { language: Some(Language::SimplifiedChinese), ..WindowOptions::default() };
    let program = home.launch_with(options);
    assert_eq!(program.moves(), "f5");
    assert_eq!(program.driver.language(), settings::Language::SimplifiedChinese);
    assert_eq!(program.driver.settings().view.language, settings::Language::System);
}

#[test]
fn every_kept_game_can_be_resumed_the_newest_first_and_none_gets_lost() {
    let home = Home::new();
    for moves in ["f5", "d3", "c4"] {
        let mut program = home.start(Mode::TwoPlayers);
        program.play(moves);
        program.quit();
    }
    let mut program = home.start(Mode::TwoPlayers);
    program.play("e6f6");
    program.until_resumable(3);
    for moves in ["c4", "d3", "f5", "e6f6"] {
        program.resume(moves);
        assert_eq!(program.driver.resumable(), 3);
        assert_eq!(home.games().len(), 4);
        assert_eq!(home.after_kill().launch().moves(), moves, "it is kept at once");
    }
}

#[test]
fn resuming_leaves_neither_empty_nor_finished_games_behind() {
    let home = Home::new();
    for resign in [false, true] {
        let mut first = home.start(Mode::TwoPlayers);
        first.play("f5");
        first.quit();
        let mut program = home.start(Mode::TwoPlayers);
        if resign {
            program.play("d3");
            program.dispatch(Event::Resign);
        }
        program.until_resumable(1);
        program.resume("f5");
        program.until_resumable(0);
        assert_eq!(home.games().len(), 1);
        program.dispatch(Event::Resign);
        program.quit();
        assert_eq!(home.games(), [""; 0]);
    }
}

#[test]
fn a_reset_by_mistake_can_be_undone_after_a_kill_and_resumed_beside_another_game() {
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers);
    program.play("f5d6");
    program.dispatch(Event::Reset);
    let mut killed = kept_now(&mut program, &home);
    assert_eq!((killed.phase(), killed.status()), (Phase::Ready, Status::PressStart));
    killed.dispatch(Event::Undo);
    assert_eq!((killed.phase(), killed.moves()), (Phase::Paused, "f5d6".to_owned()));
    program.quit();

    let mut program = home.start(Mode::Watch);
    program.until_resumable(1);
    program.resume("f5d6");
    program.dispatch(Event::Reset);
    program.paste("c4c3");
    program.until_resumable(1);
    program.resume("f5d6");
}

#[test]
fn a_game_that_was_reset_can_be_resumed_once_another_one_is_played() {
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers);
    program.play("f5d6");
    program.dispatch(Event::Reset);
    program.dispatch(Event::Start);
    program.settle();
    assert_eq!(program.driver.resumable(), 0, "Undo would bring it back");
    program.play("c4");
    program.until_resumable(1);
    assert_eq!(kept_now(&mut program, &home).moves(), "c4", "and the new one is kept as well");
    program.resume("f5d6");
    program.until_resumable(1);
    program.resume("c4");
}

#[test]
fn an_unfinished_game_is_kept_when_another_is_opened_or_pasted() {
    let home = Home::new();
    let mut program = home.start(Mode::PlayBlack);
    program.play("f5");
    program.paste("c4c3");
    assert_eq!((program.phase(), program.moves()), (Phase::Paused, "c4c3".to_owned()));
    program.until_resumable(1);
    program.open(home.write("game.txt", "e6f4e3"));
    program.until_moves("e6f4e3");
    assert_eq!(program.shown().note.detail, "game.txt");
    program.until_resumable(2);
    assert_eq!(kept_now(&mut program, &home).moves(), "e6f4e3");
    program.resume("c4c3");
    program.resume("f5");
    assert_eq!(program.shown().setup.mode, Mode::PlayBlack);
}

#[test]
fn a_game_taken_back_to_its_start_is_still_kept() {
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers);
    program.play("f5d6");
    program.dispatch(Event::Undo);
    program.dispatch(Event::Undo);
    program.paste("c4c3");
    program.until_resumable(1);
    program.dispatch(Event::KeptGames(KeptGamesEvent::Resume));
    program.until("the old game", |driver| driver.state().shown().can_redo);
    program.dispatch(Event::Redo);
    program.dispatch(Event::Redo);
    assert_eq!(program.moves(), "f5d6");
}

#[test]
fn what_was_chosen_is_there_at_the_next_start() {
    let home = Home::new();
    let mut program = home.launch();
    program.change(|settings| {
        settings.view.theme = settings::Theme::Dark;
        settings.play.reply_delay_ms = 250;
        settings.play.official_rules = true;
    });
    program.dispatch(Event::ChooseMode(Mode::Watch));
    program.dispatch(Event::ChooseSize(6));
    program.dispatch(Event::ChooseClock(TimeControl::per_turn(45)));
    let chosen = program.driver.settings().clone();
    let setup = program.shown().setup;
    drop(program);
    let program = home.launch();
    assert_eq!(program.driver.settings(), &chosen);
    assert_eq!(program.shown().setup, setup);
    assert_eq!(program.phase(), Phase::Ready);
}

#[test]
fn without_folders_a_game_is_played_and_it_is_said_that_it_is_not_kept() {
    let home = Home::new();
    let blocked = home.write("file", "");
    for folder in [None, Some(blocked.join("below"))] {
        let has_folder = folder.is_some();
        let folders = Folders { config: folder.clone(), state: folder.clone(), data: folder };
        let driver = Driver::launch(anew(Mode::PlayBlack), &folders);
        let mut program = Program { driver };
        assert_eq!(program.status(), Status::AutosaveFailed);
        program = program.without_delay();
        program.play("f5");
        program.until("a reply", |driver| driver.state().shown().move_count == 2);
        let trouble = program.shown().autosave_trouble.expect("it lasts");
        let kind = if has_folder { ReasonKind::NoFolder } else { ReasonKind::NoHome };
        assert_eq!(trouble.kind, kind, "{trouble:?}");
        if has_folder {
            fs::remove_file(&blocked).expect("it is there");
            program.dispatch(Event::TogglePause);
            program.until("no trouble", |driver| driver.state().shown().autosave_trouble.is_none());
        }
        program.quit();
    }
}

#[test]
fn a_folder_that_vanishes_and_comes_back_costs_nothing_but_a_message() {
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers);
    program.play("f5");
    program.settle();
    fs::rename(home.path("state"), home.path("away")).expect("it can be moved");
    home.write("state", "in the way");
    program.play("d6");
    program.until("trouble", |driver| driver.state().shown().autosave_trouble.is_some());
    fs::remove_file(home.path("state")).expect("it can be removed");
    fs::rename(home.path("away"), home.path("state")).expect("it can be moved");
    program.play("c3");
    program.until("no trouble", |driver| driver.state().shown().autosave_trouble.is_none());
    assert_eq!(kept_now(&mut program, &home).moves(), "f5d6c3");
}

#[test]
fn two_programs_keep_their_games_apart_and_each_comes_back() {
    let home = Home::new();
    let mut one = home.start(Mode::TwoPlayers);
    one.play("f5");
    one.settle();
    let mut two = home.launch();
    assert_eq!(two.moves(), "", "the game of another window is not taken");
    two.settle();
    assert_eq!(two.driver.resumable(), 0, "nor offered");
    two.dispatch(Event::Start);
    two.play("d3c5");
    one.play("d6");
    one.change(|settings| settings.view.sound = true);
    two.change(|settings| settings.view.theme = settings::Theme::Dark);
    one.settle();
    two.settle();
    let after = home.after_kill();
    let (first, second) = (after.launch(), after.launch());
    let mut games = [first.moves(), second.moves()];
    games.sort();
    assert_eq!(games, ["d3c5", "f5d6"]);
    let view = &first.driver.settings().view;
    assert_eq!((view.sound, view.theme), (true, settings::Theme::Dark), "both changes are kept");
}

#[test]
fn what_comes_before_the_window_listens_is_told_once_it_does() {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};
    let home = Home::new();
    let program = home.launch();
    let rings = Arc::new(AtomicUsize::new(0));
    let counter = Arc::clone(&rings);
    program.driver.on_answer(move || {
        counter.fetch_add(1, Ordering::SeqCst);
    });
    assert!(rings.load(Ordering::SeqCst) > 0);
}

#[test]
fn what_is_being_set_up_is_back_after_a_kill_with_all_that_it_was_begun_from() {
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers);
    program.play("f5d6");
    let played = program.driver.state().game().position().clone();
    for event in [
        SetUpEvent::Begin,
        SetUpEvent::Clear,
        SetUpEvent::Brush(Some(Side::White)),
        SetUpEvent::Size(10),
        SetUpEvent::ToMove(Side::White),
    ] {
        program.dispatch(Event::SetUp(event));
        program.dispatch(Event::Activate(3));
        let killed = kept_now(&mut program, &home);
        assert_eq!(killed.driver.state().set_up(), program.driver.state().set_up());
        assert_eq!(killed.shown().set_up, program.shown().set_up);
        assert_eq!(killed.status(), program.status());
    }
    // One step back is where it began; the game waits behind it.
    let mut killed = kept_now(&mut program, &home);
    killed.dispatch(Event::Undo);
    assert_eq!(killed.driver.state().set_up().expect("it is set up").1, &played);
    assert!(!killed.shown().can_undo);
    killed.dispatch(Event::Redo);
    killed.dispatch(Event::SetUp(SetUpEvent::Cancel));
    assert_eq!((killed.moves().as_str(), killed.phase()), ("f5d6", Phase::Paused));
    let mut killed = kept_now(&mut program, &home);
    killed.dispatch(Event::SetUp(SetUpEvent::Done));
    let studied = killed.driver.state().study().expect("it is studied");
    assert_eq!(studied.position(), program.driver.state().set_up().expect("it is set up").1);
    // Also over a study and over an empty table, and no longer than it is set up.
    program.dispatch(Event::SetUp(SetUpEvent::Done));
    program.dispatch(Event::SetUp(SetUpEvent::Begin));
    program.dispatch(Event::SetUp(SetUpEvent::Clear));
    let mut killed = kept_now(&mut program, &home);
    assert_eq!(killed.driver.state().set_up(), program.driver.state().set_up());
    killed.dispatch(Event::SetUp(SetUpEvent::Done));
    let studied = killed.driver.state().study().expect("it is studied");
    assert_eq!(studied.position().counts(), PerSide { black: 0, white: 0 }, "it was changed");
    let home = Home::new();
    let mut fresh = home.launch();
    fresh.dispatch(Event::SetUp(SetUpEvent::Begin));
    fresh.dispatch(Event::Activate(0));
    let mut killed = kept_now(&mut fresh, &home);
    assert_eq!(killed.driver.state().set_up(), fresh.driver.state().set_up());
    killed.dispatch(Event::SetUp(SetUpEvent::Cancel));
    assert_eq!(killed.phase(), Phase::Ready);
    fresh.dispatch(Event::SetUp(SetUpEvent::Cancel));
    assert_eq!(kept_now(&mut fresh, &home).driver.state().set_up(), None);
}

#[test]
fn a_ring_without_an_answer_has_the_window_show_what_has_changed() {
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers);
    program.settle();
    for _ in 0..2 {
        assert!(program.driver.receive().is_some(), "a program that is tested rings so");
    }
}

#[test]
fn what_an_analysis_finds_is_shown_no_oftener_than_can_be_seen() {
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers);
    program.dispatch(Event::Study(StudyEvent::Enter));
    // No book knows what comes of these.
    for square in
        ["c4", "e3", "f4", "c3", "d2", "c5", "c6", "e6", "b4", "a3", "d6", "f5", "a4", "a5"]
    {
        let square: Square = square.parse().expect("a square");
        program.dispatch(Event::Activate(square.index(8).expect("on the board")));
    }
    program.change(|settings| settings.view.analysis = true);
    let start = Instant::now();
    let (mut rows, mut changes) = (Vec::new(), 0);
    while start.elapsed() < Duration::from_millis(600) || changes < 2 {
        program.driver.receive();
        if program.driver.next_wake().is_some_and(|wake| wake.is_zero()) {
            program.dispatch(Event::Wake);
        }
        let now = program.driver.state().analysis_rows();
        changes += u128::from(now != rows);
        rows = now;
        thread::sleep(Duration::from_millis(1));
    }
    // The search tells of ten depths of ten moves in that time, and of more.
    let most = start.elapsed().as_millis() / 50 + 2;
    assert!(changes <= most, "{changes} changes, at most {most} are expected");
    program.change(|settings| settings.view.analysis = false);
}
