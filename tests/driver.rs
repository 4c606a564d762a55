//! Whole journeys of a program without its window: nothing that was played is lost, whatever ends
//! the program and whatever is wrong with its files.

mod driver_support;

use std::fs;
use std::path::PathBuf;

use driver_support::{Home, Program, anew, opening};
use heibai::app::driver::Driver;
use heibai::app::folders::Folders;
use heibai::app::launch::{Language, WindowOptions};
use heibai::app::settings;
use heibai::app::state::{Event, Status};
use heibai::game::{Level, Mode, Phase, Side, TimeControl};
use heibai::records::ReadErrorKind;

/// Has this been kept by now, whatever happens to the program next?
fn kept_now(program: &mut Program, home: &Home) -> Program {
    program.settle();
    home.after_kill().launch()
}

#[test]
fn the_first_start_waits_for_a_choice_and_leaves_no_game_behind() {
    let home = Home::new();
    let mut program = home.launch();
    assert_eq!((program.phase(), program.status()), (Phase::Choosing, Status::ChooseMode));
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
        Event::ChooseLevel(Side::White, Level::new(9).expect("there are ten")),
        Event::TogglePause,
        Event::TogglePause,
        Event::Undo,
    ];
    for step in steps {
        program.tell(step.clone());
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
    program.tell(Event::TogglePause);
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
        program.tell(Event::Activate(cell));
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
    killed.tell(Event::TogglePause);
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
    program.tell(Event::Start);
    program.until("the end", |driver| driver.state().shown().outcome.is_some());
    for program in [kept_now(&mut program, &home), {
        program.quit();
        home.launch()
    }] {
        assert_eq!((program.phase(), program.moves()), (Phase::Ready, String::new()));
    }
    let mut program = home.start(Mode::TwoPlayers);
    program.settle();
    assert_eq!(program.driver.resumable(), 0);
}

#[test]
fn a_finished_game_can_be_taken_back_and_is_kept_again() {
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers);
    program.play("f5d6");
    program.tell(Event::Resign);
    program.tell(Event::Undo);
    assert_eq!(kept_now(&mut program, &home).moves(), "f5d6");
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
        assert_eq!(program.shown().setup.mode, Some(Mode::TwoPlayers));
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
            program.tell(Event::Resign);
        }
        program.until_resumable(1);
        program.resume("f5");
        program.until_resumable(0);
        assert_eq!(home.games().len(), 1);
        program.tell(Event::Reset);
        program.quit();
        assert_eq!(home.games(), [""; 0], "a reset puts it away");
    }
}

#[test]
fn an_unfinished_game_is_kept_when_another_is_opened_or_pasted() {
    let home = Home::new();
    let mut program = home.start(Mode::PlayBlack);
    program.play("f5");
    program.driver.paste("c4c3");
    assert_eq!((program.phase(), program.moves()), (Phase::Paused, "c4c3".to_owned()));
    program.until_resumable(1);
    program.driver.open(home.write("game.txt", "e6f4e3"));
    program.until_moves("e6f4e3");
    assert_eq!(program.shown().note.detail, "game.txt");
    program.until_resumable(2);
    assert_eq!(kept_now(&mut program, &home).moves(), "e6f4e3");
    program.resume("c4c3");
    program.resume("f5");
    assert_eq!(program.shown().setup.mode, Some(Mode::PlayBlack));
}

#[test]
fn a_game_taken_back_to_its_start_is_still_kept() {
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers);
    program.play("f5d6");
    program.tell(Event::Undo);
    program.tell(Event::Undo);
    program.driver.paste("c4c3");
    program.until_resumable(1);
    program.driver.resume_kept();
    program.until("the old game", |driver| driver.state().shown().can_redo);
    program.tell(Event::Redo);
    program.tell(Event::Redo);
    assert_eq!(program.moves(), "f5d6");
}

#[test]
fn a_saved_game_opens_as_it_was() {
    for name in ["game.heibai", "game"] {
        let home = Home::new();
        let mut program = home.launch();
        program.tell(Event::ChooseMode(Mode::PlayWhite));
        program.tell(Event::ChooseSize(10));
        program.tell(Event::ChooseClock(TimeControl::whole_game(600, 5)));
        program.tell(Event::ChooseLevel(Side::Black, Level::new(2).expect("there are ten")));
        program.tell(Event::ChooseLevel(Side::White, Level::new(7).expect("there are ten")));
        let mut program = program.without_delay();
        program.tell(Event::Start);
        program.until("a move", |driver| driver.state().shown().move_count == 1);
        program.tell(Event::TogglePause);
        let path = home.path(name);
        program.driver.save_as(path.clone());
        assert_eq!(program.until_says(Status::Saved).detail, name);

        let mut other = Home::new().launch_with(opening(&path));
        assert_eq!(other.until_says(Status::Opened).detail, name);
        assert_eq!(other.moves(), program.moves());
        assert_eq!(other.shown().setup, program.shown().setup);
        assert_eq!(other.shown().setup.time, TimeControl::whole_game(600, 5));
        assert_eq!(other.driver.state().board_rows(), program.driver.state().board_rows());
    }
}

#[test]
fn what_a_file_does_not_say_stays_as_it_was_chosen() {
    let home = Home::new();
    let mut program = home.launch();
    program.tell(Event::ChooseClock(TimeControl::Off));
    program.tell(Event::ChooseLevel(Side::White, Level::new(7).expect("there are ten")));
    let setup = program.shown().setup;
    program.driver.open(home.write("game.txt", "f5d6"));
    program.until_says(Status::Opened);
    assert_eq!(
        (program.shown().setup.time, program.shown().setup.levels),
        (setup.time, setup.levels)
    );
    assert_eq!(program.driver.settings().setup.mode, None, "what is opened is not what was chosen");
}

#[test]
fn every_format_is_written_and_opened() {
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers);
    program.play("f5d6c3");
    assert_eq!(program.driver.transcript(), "f5d6c3");
    for name in ["game.txt", "game.ggf", "game.heibai"] {
        program.driver.save_as(home.path(name));
        program.until(name, |driver| driver.state().shown().note.detail == name);
        let mut other = Home::new().launch_with(opening(&home.path(name)));
        other.until_says(Status::Opened);
        assert_eq!(other.moves(), "f5d6c3", "{name}");
    }
}

#[test]
fn a_text_that_is_no_game_is_refused_with_its_place_and_changes_nothing() {
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers);
    program.play("f5d6");
    for (text, number) in
        [("f5d6a1", 3), ("f5 d6 c3 zz", 4), ("(;GM[Othello", 1), ("{\"heibai\":", 1)]
    {
        program.driver.paste(text);
        let note = program.shown().note;
        assert_eq!((note.status, note.number), (Status::PasteRefused, number), "{text}");
        assert_eq!((program.moves().as_str(), program.phase()), ("f5d6", Phase::Running), "{text}");
    }
    for text in ["", " \n\t"] {
        program.driver.paste(text);
        assert_eq!(program.status(), Status::NothingToPaste);
    }
}

#[cfg(unix)]
#[test]
fn what_is_no_game_file_is_refused_at_once_and_changes_nothing() {
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers);
    program.play("f5d6");
    let pipe = home.path("pipe");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status();
    assert!(made.is_ok_and(|status| status.success()), "a pipe can be made");
    let large = fs::File::create(home.path("large.txt")).expect("it can be made");
    large.set_len(1 << 40).expect("a hole takes no room");
    for path in [
        home.write("empty.txt", ""),
        home.write("noise.bin", (0..=255).cycle().take(4096).collect::<Vec<u8>>()),
        home.write("letters.txt", "Dear reader"),
        home.path("large.txt"),
        home.path("missing.txt"),
        home.path("config"),
        pipe,
        PathBuf::from("/dev/zero"),
        PathBuf::from("/dev/null"),
        PathBuf::from(""),
    ] {
        program.tell(Event::ViewFirst);
        program.tell(Event::ViewLast);
        assert_ne!(program.status(), Status::OpenRefused);
        program.driver.open(path.clone());
        program.until_says(Status::OpenRefused);
        assert_eq!(program.moves(), "f5d6", "{}", path.display());
    }
}

#[cfg(unix)]
#[test]
fn a_name_that_is_not_unicode_opens_and_saves() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let home = Home::new();
    let path = home.path(".").join(OsStr::from_bytes(b"g\xff\xfeme.txt"));
    let mut program = home.start(Mode::TwoPlayers);
    program.play("f5d6");
    program.driver.save_as(path.clone());
    program.until_says(Status::Saved);
    let mut other = Home::new().launch_with(opening(&path));
    other.until_says(Status::Opened);
    assert_eq!(other.moves(), "f5d6");
}

#[test]
fn a_save_goes_over_an_old_file_whole_and_over_nothing_else() {
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers);
    program.play("f5d6");
    let old = home.write("game.txt", "an older game");
    program.driver.save_as(old.clone());
    program.until_says(Status::Saved);
    assert_eq!(fs::read_to_string(&old).expect("it is there"), "f5d6\n");
    for path in [home.path("config"), home.path("no/such/folder.txt"), old.join("below.txt")] {
        program.tell(Event::ViewFirst);
        program.tell(Event::ViewLast);
        program.driver.save_as(path.clone());
        program.until_says(Status::SaveFailed);
        assert_eq!(program.moves(), "f5d6", "{}", path.display());
    }
    assert_eq!(fs::read_to_string(&old).expect("it is there"), "f5d6\n");
}

#[test]
fn a_broken_file_on_the_command_line_is_told_and_the_unfinished_game_is_shown() {
    let home = Home::new();
    let mut first = home.start(Mode::TwoPlayers);
    first.play("f5d6");
    first.quit();
    for (file, problem) in [
        (home.write("broken.txt", "f5d6a1"), true),
        (home.write("noise.bin", [0, 159, 146, 150]), true),
        (home.path("missing.txt"), false),
        (home.path("config"), false),
    ] {
        let copy = home.after_kill();
        let mut program = copy.launch_with(opening(&file));
        program.until_moves("f5d6");
        program.settle();
        let note = program.shown().note;
        assert_eq!(note.status, Status::OpenRefused, "{}", file.display());
        assert_eq!(note.problem.is_some(), problem, "{note:?}");
        assert_eq!(program.phase(), Phase::Paused);
        program.until_resumable(0);
        program.quit();
        assert_eq!(copy.launch().moves(), "f5d6");
    }
}

#[test]
fn a_broken_file_on_the_command_line_without_a_game_leaves_the_first_screen() {
    let home = Home::new();
    let mut program = home.launch_with(opening(&home.write("broken.txt", "f5d6a1")));
    let note = program.until_says(Status::OpenRefused);
    assert_eq!(note.number, 3);
    assert!(matches!(note.problem, Some(ReadErrorKind::IllegalMove(_))));
    program.settle();
    assert_eq!(program.phase(), Phase::Choosing);
}

#[test]
fn an_unfinished_game_that_cant_be_read_is_kept_aside_and_told() {
    let source = Home::new();
    let mut program = source.start(Mode::TwoPlayers);
    program.play("f5d6");
    program.quit();
    let whole = fs::read(source.game()).expect("it is there");
    let text = String::from_utf8(whole.clone()).expect("it is JSON");
    for broken in [
        Vec::new(),
        whole[..whole.len() / 2].to_vec(),
        vec![0, 255, 17, 3, 200],
        text.replace("\"version\":1", "\"version\":2").into_bytes(),
        text.replace("37", "0").into_bytes(),
        b"{\"heibai\":\"session\",\"version\":1,\"game\":{}}".to_vec(),
    ] {
        let home = source.after_kill();
        fs::write(home.game(), &broken).expect("it can be written");
        let mut program = home.launch();
        let note = program.shown().note;
        assert_eq!(note.status, Status::SessionReset);
        let aside = home.path("state/sessions").join(&note.detail);
        assert_eq!(fs::read(aside).expect("it was kept aside"), broken);
        program.settle();
        assert_eq!((program.phase(), program.driver.resumable()), (Phase::Ready, 0));
        program.tell(Event::Start);
        program.play("f5");
        assert_eq!(kept_now(&mut program, &home).moves(), "f5");
    }
}

#[test]
fn behind_a_broken_game_the_older_one_is_shown() {
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers);
    program.play("f5d6");
    program.quit();
    home.write("state/sessions/9999999999999-00000000.json", "{");
    let program = home.launch();
    assert_eq!((program.moves().as_str(), program.status()), ("f5d6", Status::SessionReset));
}

#[test]
fn settings_that_cant_be_read_are_kept_aside_and_told() {
    for broken in [&b""[..], b"version = 1\n[pl", b"\x00\xff\x01", b"version = 99\n"] {
        let home = Home::new();
        home.write("config/settings.toml", broken);
        let program = home.launch();
        let note = program.shown().note;
        assert_eq!(note.status, Status::SettingsReset, "{broken:?}");
        let aside = home.path("config").join(&note.detail);
        assert_eq!(fs::read(aside).expect("it was kept aside"), broken);
        program.quit();
        assert_ne!(home.launch().status(), Status::SettingsReset, "it is told once");
    }
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
    program.tell(Event::ChooseMode(Mode::Watch));
    program.tell(Event::ChooseSize(6));
    program.tell(Event::ChooseClock(TimeControl::per_turn(45)));
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
        let folders = Folders { config: folder.clone(), state: folder };
        let driver = Driver::launch(anew(Mode::PlayBlack), &folders);
        let mut program = Program { driver };
        assert_eq!(program.status(), Status::AutosaveFailed);
        program = program.without_delay();
        program.play("f5");
        program.until("a reply", |driver| driver.state().shown().move_count == 2);
        assert_ne!(program.shown().autosave_trouble, "");
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
    program.until("trouble", |driver| !driver.state().shown().autosave_trouble.is_empty());
    fs::remove_file(home.path("state")).expect("it can be removed");
    fs::rename(home.path("away"), home.path("state")).expect("it can be moved");
    program.play("c3");
    program.until("no trouble", |driver| driver.state().shown().autosave_trouble.is_empty());
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
    two.tell(Event::Start);
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
