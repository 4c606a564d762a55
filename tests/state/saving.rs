//! What is kept on disk and when, and how a game comes back.

use crate::window_support::{
    Disk, REPLY_DELAY, Window, millis, play_to, saves, secs, setup, signals, without_clock,
};
use heibai::app::disk::Reason;
use heibai::app::state::{Effect, Event, KEPT_EVERY, SAVE_DUE_AFTER, Signal, Status, StudyEvent};
use heibai::game::{
    Answer, GameRecord, How, Level, Match, MatchImage, Mode, Options, Phase, Ply, Side,
    TimeControl, Variant,
};

fn kept(window: &Window) -> MatchImage {
    window.kept.clone().expect("a game is kept")
}

/// What the next start shows after `kill -9`: the settings, and what is on the disk.
fn after_kill(window: &Window) -> Window {
    let mut next = Window::new(*window.state.game().setup(), window.state.game().options());
    next.restore(&kept(window));
    next
}

#[test]
fn every_move_skip_undo_redo_and_pause_is_kept_until_the_end() {
    let mut window = Window::started(Mode::TwoPlayers);
    assert_eq!(kept(&window).turn_count(), 0, "a started game as well");
    for (event, turns) in [
        (Event::Activate(37), 1),
        (Event::Activate(43), 2),
        (Event::Undo, 1),
        (Event::Redo, 2),
        (Event::Skip, 3),
        (Event::TogglePause, 3),
        (Event::TogglePause, 3),
    ] {
        let effects = window.dispatch(event.clone());
        assert_eq!(saves(&effects), 1, "{event:?}");
        assert_eq!(kept(&window).turn_count(), turns, "{event:?}");
        assert_eq!(Some(&kept(&window)), window.state.game().image().as_ref(), "{event:?}");
    }
    window.dispatch(Event::Resign);
    assert!(window.kept.is_none(), "the next start has nothing to go on with");
    window.dispatch(Event::Undo);
    assert_eq!(kept(&window).turn_count(), 3);
    let level = Level::new(9).expect("there are ten");
    window.dispatch(Event::ChooseSkill(Side::Black, level.into()));
    assert_eq!(kept(&window).setup().skills.black, level.into());
}

#[test]
fn what_does_not_change_the_game_is_not_kept_again() {
    let mut window = Window::new(without_clock(Mode::TwoPlayers, 8), Options::default());
    window.dispatch(Event::Start);
    window.click("f5");
    window.log.clear();
    for event in [
        Event::ViewFirst,
        Event::ViewLast,
        Event::Activate(0),
        Event::Wake,
        Event::Redo,
        Event::Hint,
        window.changed(|settings| settings.play.reply_delay_ms = 2000),
    ] {
        window.dispatch(event);
    }
    assert_eq!(saves(&window.log), 0);
}

#[test]
fn the_machines_moves_and_passes_are_kept() {
    let mut fresh = Window::new(without_clock(Mode::Watch, 6), Options::default());
    fresh.dispatch(Event::Start);
    let window = play_to(&fresh, |window| {
        window.state.game().turns().iter().any(|turn| turn.how == How::ForcedPass)
    });
    assert_eq!(kept(&window).turn_count(), window.shown().move_count);
}

#[test]
fn killed_at_any_moment_the_same_game_is_back_paused() {
    let mut window = Window::started(Mode::PlayBlack);
    for (square, reply) in [("f5", "d6"), ("c3", "d3")] {
        window.wait(secs(3));
        window.click(square);
        let killed = after_kill(&window);
        assert_eq!(killed.state.move_rows(), window.state.move_rows());
        window.answer(reply);
        window.wait(REPLY_DELAY);
        let mut killed = after_kill(&window);
        assert_eq!((killed.phase(), killed.status()), (Phase::Paused, Status::Resumed));
        assert_eq!(killed.state.move_rows(), window.state.move_rows());
        assert_eq!(killed.shown().setup, window.shown().setup);
        assert!(!signals(&killed.log).contains(&Signal::GameOver));
        assert_eq!(saves(&killed.log), 1, "it is kept for this program now");
        killed.dispatch(Event::TogglePause);
        assert_eq!(killed.legal(), window.legal());
    }
}

#[test]
fn a_game_that_was_kept_in_the_machines_turn_goes_on_there() {
    let mut window = Window::started(Mode::PlayBlack);
    window.click("f5");
    let mut killed = after_kill(&window);
    assert!(killed.search.is_none());
    killed.dispatch(Event::TogglePause);
    killed.answer("d6");
    killed.wait(REPLY_DELAY);
    assert_eq!(killed.moves(), "f5 d6");
}

#[test]
fn the_clock_is_kept_while_it_runs() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.wait(secs(17));
    let killed = after_kill(&window);
    let lost = window.shown().time.black.zip(killed.shown().time.black);
    let (now, back) = lost.expect("there is a clock");
    assert!(back >= now && back.saturating_sub(now) < KEPT_EVERY);
    assert!(back < secs(30));
}

#[test]
fn closing_the_window_pauses_and_keeps_the_clock_where_it_stopped() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.wait(millis(7_300));
    assert_eq!(saves(&window.dispatch(Event::Close)), 1);
    assert_eq!(window.phase(), Phase::Paused);
    assert_eq!(after_kill(&window).shown().time.black, Some(millis(22_700)));

    let mut asked = Window::started(Mode::TwoPlayers);
    asked.wait(secs(30));
    assert_eq!(saves(&asked.dispatch(Event::Close)), 1);
    assert_eq!(after_kill(&asked).phase(), Phase::Paused);

    let mut ready = Window::ready(Mode::TwoPlayers);
    assert_eq!(ready.dispatch(Event::Close), []);
}

#[test]
fn a_reset_is_kept_with_the_game_that_undo_brings_back_until_the_first_move() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.click("f5");
    window.dispatch(Event::Reset);
    for event in [Event::ChooseSize(6), Event::Start] {
        let mut killed = after_kill(&window);
        assert_eq!((killed.phase(), killed.moves()), (window.phase(), String::new()));
        assert_eq!(killed.status(), Status::PressStart);
        assert_eq!(killed.shown().setup, window.shown().setup);
        killed.dispatch(Event::Undo);
        assert_eq!((killed.phase(), killed.moves()), (Phase::Paused, "f5".to_owned()));
        window.dispatch(event);
    }
    let mut killed = after_kill(&window);
    assert_eq!((killed.phase(), killed.moves()), (Phase::Paused, String::new()));
    killed.dispatch(Event::Undo);
    assert_eq!(killed.moves(), "f5");
    let click = Event::Activate(window.state.game().position().legal_cells()[0]);
    let effects = window.dispatch(click);
    let aside =
        |effect: &Effect| matches!(effect, Effect::KeepAside(image) if image.turn_count() == 1);
    let saved = |effect: &Effect| matches!(effect, Effect::Save { .. });
    let (aside, saved) = (effects.iter().position(aside), effects.iter().position(saved));
    assert!(aside.is_some() && aside < saved, "before its place is taken: {effects:?}");
    window.dispatch(Event::Undo);
    assert!(!after_kill(&window).shown().can_undo, "a move was made after the reset");
    let again = window.dispatch(Event::Redo);
    assert!(!again.iter().any(|effect| matches!(effect, Effect::KeepAside(_))), "once is enough");
}

#[test]
fn whatever_keeps_undo_from_bringing_a_game_back_keeps_it_aside() {
    type Step = fn(&mut Window);
    let moves_on: [(Mode, Step); 4] = [
        (Mode::PlayWhite, |window| drop(window.answer("f5"))),
        (Mode::TwoPlayers, |window| drop(window.dispatch(Event::Skip))),
        (Mode::TwoPlayers, |window| drop(window.dispatch(Event::Resign))),
        (Mode::TwoPlayers, |window| {
            window.wait(secs(30));
            window.dispatch(Event::AnswerTimeUp(Answer::GiveTurn));
        }),
    ];
    for (mode, move_on) in moves_on {
        let mut window = Window::started(Mode::TwoPlayers);
        window.click_all("f5d6c3");
        window.dispatch(Event::Reset);
        window.dispatch(Event::ChooseMode(mode));
        window.dispatch(Event::Start);
        window.log.clear();
        window.wait(secs(2));
        move_on(&mut window);
        let aside: Vec<_> = window
            .log
            .iter()
            .filter_map(|effect| match effect {
                Effect::KeepAside(image) => Some(image.turn_count()),
                _ => None,
            })
            .collect();
        assert_eq!(aside, [3], "{mode:?}");
    }
}

#[test]
fn a_game_that_was_over_when_it_was_reset_is_not_kept_aside() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.click("f5");
    window.dispatch(Event::Resign);
    window.dispatch(Event::Rematch);
    window.log.clear();
    window.click("f5");
    assert!(!window.log.iter().any(|effect| matches!(effect, Effect::KeepAside(_))));
}

#[test]
fn a_reset_of_what_is_over_or_has_no_moves_leaves_nothing_to_keep() {
    for resign in [true, false] {
        let mut window = Window::started(Mode::TwoPlayers);
        if resign {
            window.click("f5");
            window.dispatch(Event::Resign);
        }
        window.dispatch(Event::Reset);
        window.dispatch(Event::ChooseSize(6));
        assert!(window.kept.is_none());
        assert_eq!(window.log.iter().filter(|&it| *it == Effect::DiscardSave).count(), 1);
    }
}

#[test]
fn a_game_that_was_reset_is_kept_aside_when_another_takes_its_place() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.click_all("f5d6");
    window.dispatch(Event::Reset);
    let effects = window.dispatch(Event::Load {
        record: Box::new(record(&[37])),
        setup: setup(Mode::TwoPlayers, 8),
        end: None,
    });
    let aside = effects.iter().find_map(|effect| match effect {
        Effect::KeepAside(image) => Some(image.turn_count()),
        _ => None,
    });
    assert_eq!(aside, Some(2));
}

#[test]
fn undo_and_redo_and_the_reset_are_the_same_after_a_kill() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.click_all("f5d6c3");
    window.dispatch(Event::Undo);
    let mut killed = after_kill(&window);
    assert_eq!(killed.moves(), "f5 d6");
    killed.dispatch(Event::Redo);
    assert_eq!(killed.moves(), "f5 d6 c3");
    killed.dispatch(Event::Undo);
    killed.dispatch(Event::Undo);
    assert_eq!(killed.moves(), "f5");
}

#[test]
fn what_is_chosen_for_the_next_game_is_there_after_one_that_is_over() {
    for studies in [false, true] {
        let mut window = Window::started(Mode::TwoPlayers);
        window.click("f5");
        window.dispatch(Event::ChooseSize(6));
        window.dispatch(Event::Resign);
        window.dispatch(Event::Study(StudyEvent::Enter));
        if !studies {
            window.dispatch(Event::Study(StudyEvent::Leave));
        }
        let chosen = window.state.chosen();
        assert_eq!(chosen.variant.size(), 6);
        let mut next = after_kill(&window);
        next.state.offer(chosen);
        assert_eq!(next.state.chosen(), chosen, "{studies}");
    }
}

#[test]
fn a_broken_image_is_refused_and_changes_nothing() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.click("f5");
    let mut broken = serde_json::to_value(kept(&window)).expect("an image has a JSON form");
    broken["turns"][0]["ply"]["place"] = 0.into();
    let broken: MatchImage = serde_json::from_value(broken).expect("it has the right form");
    let before = window.shown();
    assert!(window.state.restore(&broken, window.now).is_err());
    assert_eq!(window.shown(), before);
}

fn record(transcript: &[usize]) -> GameRecord {
    let plies = transcript.iter().map(|&cell| Ply::Place(cell)).collect();
    GameRecord::new(Variant::default(), plies).expect("the moves are legal")
}

#[test]
fn an_opened_game_is_shown_at_its_end_and_goes_on_with_continue() {
    let mut window = Window::ready(Mode::PlayBlack);
    window.dispatch(Event::Load {
        record: Box::new(record(&[37, 43])),
        setup: setup(Mode::TwoPlayers, 8),
        end: None,
    });
    assert_eq!((window.phase(), window.moves()), (Phase::Paused, "f5 d6".to_owned()));
    assert_eq!(window.status(), Status::PausedPressContinue);
    assert_eq!(kept(&window).turn_count(), 2);
    window.dispatch(Event::TogglePause);
    window.click("c3");
    assert_eq!(window.moves(), "f5 d6 c3");
    assert_eq!(window.state.game().record().plies().len(), 3);
}

#[test]
fn an_opened_game_may_say_who_plays() {
    let mut window = Window::ready(Mode::TwoPlayers);
    window.dispatch(Event::Load {
        record: Box::new(record(&[37])),
        setup: setup(Mode::PlayBlack, 8),
        end: None,
    });
    window.dispatch(Event::TogglePause);
    assert!(window.search.is_some());
}

#[test]
fn an_opened_game_that_is_over_is_over_without_a_fanfare() {
    let mut source = Window::started(Mode::TwoPlayers);
    source.click_all("e6f4e3f6g5d6e7f5c5");
    let mut window = Window::ready(Mode::TwoPlayers);
    let record = Box::new(source.state.game().record());
    let effects =
        window.dispatch(Event::Load { record, setup: setup(Mode::TwoPlayers, 8), end: None });
    assert_eq!((window.phase(), window.status()), (Phase::Over, Status::GameOver));
    assert!(!signals(&effects).contains(&Signal::GameOver));
}

#[test]
fn an_unfinished_game_is_kept_aside_when_another_takes_its_place() {
    let aside = |effects: &[Effect]| {
        effects.iter().find_map(|effect| match effect {
            Effect::KeepAside(image) => Some(image.turn_count()),
            _ => None,
        })
    };
    let load = Event::Load {
        record: Box::new(record(&[37])),
        setup: setup(Mode::TwoPlayers, 8),
        end: None,
    };
    let mut window = Window::started(Mode::PlayBlack);
    window.click("f5");
    let image = kept(&window);
    assert_eq!(aside(&window.dispatch(load.clone())), Some(1));
    assert!(window.search.is_none(), "the machine does not think about the old game");
    assert_eq!(aside(&window.restore(&image)), Some(1));

    assert_eq!(aside(&Window::ready(Mode::TwoPlayers).dispatch(load.clone())), None);
    assert_eq!(aside(&Window::started(Mode::TwoPlayers).dispatch(load.clone())), None);
    window.dispatch(Event::Resign);
    assert_eq!(aside(&window.dispatch(load)), None, "a finished game needs no keeping");
}

#[test]
fn trouble_with_the_disk_is_said_once_and_shown_until_it_is_over() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.disk = Disk::Slow;
    let fail = |window: &mut Window, detail: &str| {
        let (sequence, reason) = (window.sequence, Reason::system(&detail));
        window.dispatch(Event::SaveFailed { sequence, reason });
    };
    window.click("f5");
    fail(&mut window, "no space left");
    let note = window.shown().note;
    assert_eq!((note.status, note.detail.as_str()), (Status::AutosaveFailed, "no space left"));
    for (square, detail) in [("d6", "no space left"), ("c3", "no permission")] {
        window.click(square);
        fail(&mut window, detail);
        assert_eq!(window.status(), Status::Played, "what is played is not talked over");
        assert_eq!(window.shown().autosave_trouble, Some(Reason::system(&detail)));
    }
    window.saved();
    assert_eq!(window.shown().autosave_trouble, None);
    window.click("d3");
    fail(&mut window, "no permission");
    assert_eq!(window.status(), Status::AutosaveFailed, "the next trouble is another one");
}

#[test]
fn a_save_that_takes_long_is_marked_until_it_is_on_disk() {
    let mut window = Window::new(without_clock(Mode::TwoPlayers, 8), Options::default());
    window.dispatch(Event::Start);
    assert_eq!((window.state.save_due(), window.state.next_wake(window.now)), (false, None));
    window.disk = Disk::Slow;
    window.click("f5");
    let first = window.sequence;
    assert_eq!(window.state.next_wake(window.now), Some(SAVE_DUE_AFTER));
    window.now += SAVE_DUE_AFTER / 2;
    window.click("d6");
    assert!(!window.state.save_due());
    assert_eq!(window.wait(SAVE_DUE_AFTER), 1, "it is told once, from the first move that waits");
    assert!(window.state.save_due());
    // The second move has waited for less.
    window.dispatch(Event::Saved { sequence: first });
    assert!(window.state.save_due(), "but for long enough as well by now");
    window.saved();
    assert_eq!((window.state.save_due(), window.state.next_wake(window.now)), (false, None));

    // Whatever ends the waiting ends the mark.
    for (event, trouble) in [
        (Event::SaveFailed { sequence: 99, reason: Reason::system(&"no space left") }, true),
        (Event::Resign, false),
    ] {
        let mut waiting = window.clone();
        waiting.click("c3");
        waiting.wait(SAVE_DUE_AFTER * 2);
        assert!(waiting.state.save_due());
        waiting.dispatch(event);
        assert!(!waiting.state.save_due());
        assert_eq!(waiting.shown().autosave_trouble.is_some(), trouble);
    }
}

#[test]
fn an_answer_about_an_older_save_does_not_hide_the_trouble_of_a_newer_one() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.disk = Disk::Slow;
    window.click("f5");
    let older = window.sequence;
    window.click("d6");
    let reason = Reason::system(&"no space left");
    window.dispatch(Event::SaveFailed { sequence: window.sequence, reason: reason.clone() });
    window.dispatch(Event::Saved { sequence: older });
    assert_eq!(window.shown().autosave_trouble, Some(reason));
}

#[test]
fn a_game_of_another_shape_comes_back_as_well() {
    let mut setup = setup(Mode::Watch, 10);
    setup.time = TimeControl::whole_game(300, 2);
    let mut window = Window::new(setup, Options::default());
    window.dispatch(Event::Start);
    window.wait(millis(1_500));
    window.answer_any();
    let mut back = Window::ready(Mode::TwoPlayers);
    back.restore(&kept(&window));
    assert_eq!(back.shown().setup, setup);
    assert_eq!(back.state.board_rows().len(), 100);
    assert_eq!(back.shown().time[Side::Black], Some(millis(300_500)));
    let mut plain = Match::new(setup, Options::default()).expect("the set-up is sound");
    plain.restore(&kept(&window)).expect("the image is sound");
    assert_eq!(plain.position(), back.state.game().position());
}
