//! When the machine searches, when its reply is shown, and what becomes of late answers.

use std::collections::BTreeMap;

use crate::window_support::{
    Disk, REPLY_DELAY, Window, finding, millis, play_to, secs, setup, signals, without_clock,
};
use heibai::analysis::{book_values, percent_of};
use heibai::app::disk::Reason;
use heibai::app::state::{
    Effect, Event, Finding, HINT_TIME, HINTS, Hint, MOVE_SEEN, STILL_MOVE_SEEN, Signal, Status,
    THINKING_SAID_AFTER,
};
use heibai::game::tree::Certainty;
use heibai::game::{How, Level, Mode, Options, Phase, Setup, Side, TimeControl};
use heibai::search::{RankedMove, Score};

/// A game in which the machine is about to answer f5.
fn thinking() -> Window {
    let mut window = Window::started(Mode::PlayBlack);
    window.click("f5");
    window
}

#[test]
fn the_machine_searches_in_its_turn_with_the_level_of_its_side() {
    let mut window = Window::started(Mode::PlayBlack);
    assert!(window.search.is_none(), "it is the person's turn");
    let strong = Level::MAX;
    window.dispatch(Event::ChooseSkill(Side::White, strong.into()));
    window.click("f5");
    let job = window.search.clone().expect("it is the machine's turn");
    assert_eq!(
        (job.skill, job.position),
        (Some(strong.into()), window.state.game().position().clone())
    );
    assert!(window.shown().thinking);
}

#[test]
fn another_level_counts_from_the_next_move_of_the_machine() {
    let mut window = thinking();
    let job = window.search.clone();
    window.dispatch(Event::ChooseSkill(Side::White, Level::MAX.into()));
    assert_eq!(window.search, job, "the search goes on as it is");
    window.answer("d6");
    window.wait(REPLY_DELAY);
    window.click("c3");
    assert_eq!(window.search.and_then(|job| job.skill), Some(Level::MAX.into()));
}

#[test]
fn a_reply_is_shown_no_sooner_than_the_delay_after_the_turn_began() {
    let mut window = thinking();
    window.wait(millis(200));
    window.answer("d6");
    assert!(window.shown().thinking, "it only waits to be shown");
    window.wait(millis(799));
    assert_eq!(window.moves(), "f5");
    window.wait(millis(1));
    assert_eq!(window.moves(), "f5 d6");
    assert_eq!(window.status(), Status::Played);
}

#[test]
fn an_answer_after_the_delay_is_shown_at_once() {
    let mut window = thinking();
    window.wait(millis(2_500));
    let effects = window.answer("d6");
    assert_eq!(window.moves(), "f5 d6");
    assert!(signals(&effects).contains(&Signal::StonePlaced(window.cell("d6"))));
}

#[test]
fn the_delay_can_be_chosen() {
    for delay in [1000, 3000] {
        let mut window = Window::started(Mode::PlayBlack);
        window.change(|settings| settings.play.reply_delay_ms = delay);
        window.click("f5");
        window.answer("d6");
        window.wait(millis(u64::from(delay) - 1));
        assert_eq!(window.moves(), "f5");
        window.wait(millis(1));
        assert_eq!(window.moves(), "f5 d6");
    }
}

#[test]
fn without_a_delay_every_move_is_still_seen_before_the_next() {
    for (is_still, seen) in [(false, MOVE_SEEN), (true, STILL_MOVE_SEEN)] {
        for mode in [Mode::Watch, Mode::PlayBlack] {
            let mut window = Window::started(mode);
            window.reply_at_once();
            window.dispatch(Event::MotionChanged { is_still });
            if mode == Mode::PlayBlack {
                window.click("f5");
            }
            for _ in 0..if mode == Mode::Watch { 10 } else { 1 } {
                let moves = window.shown().move_count;
                window.answer_any();
                window.wait(seen.saturating_sub(millis(1)));
                assert_eq!(window.shown().move_count, moves, "{mode:?}");
                window.wait(millis(1));
                assert_eq!(window.shown().move_count, moves + 1, "{mode:?}");
            }
        }
    }
}

#[test]
fn a_reply_is_not_shown_before_the_move_is_on_disk() {
    let mut window = Window::started(Mode::PlayBlack);
    window.disk = Disk::Slow;
    window.click("f5");
    let sequence = window.sequence;
    assert_eq!(window.kept.as_ref().map(heibai::game::MatchImage::turn_count), Some(1));
    window.answer("d6");
    window.wait(secs(5));
    window.dispatch(Event::Saved { sequence: sequence - 1 });
    assert_eq!(window.moves(), "f5", "that was an earlier save");
    window.dispatch(Event::Saved { sequence });
    assert_eq!(window.moves(), "f5 d6");
}

#[test]
fn a_move_that_cannot_be_saved_does_not_stop_the_game() {
    let mut window = Window::started(Mode::PlayBlack);
    window.disk = Disk::Slow;
    window.click("f5");
    window.answer("d6");
    window.wait(secs(2));
    let failed =
        Event::SaveFailed { sequence: window.sequence, reason: Reason::system(&"no space left") };
    window.dispatch(failed);
    assert_eq!(window.moves(), "f5 d6");
    assert_eq!(window.shown().autosave_trouble, Some(Reason::system(&"no space left")));
    window.saved();
    assert_eq!(window.shown().autosave_trouble, None);
}

#[test]
fn the_clock_that_is_kept_while_waiting_does_not_hold_the_reply_back() {
    let mut window = thinking();
    window.disk = Disk::Slow;
    window.wait(secs(7));
    window.answer("d6");
    assert_eq!(window.moves(), "f5 d6");
}

#[test]
fn undo_while_it_thinks_cancels_the_search_and_drops_its_late_answer() {
    let mut window = thinking();
    let generation = window.search.as_ref().expect("a search is wanted").generation;
    let effects = window.dispatch(Event::Undo);
    assert!(effects.contains(&Effect::CancelSearch));
    let cell = window.cell("d6");
    let late = Event::Answered { generation, finding: Some(finding(cell, 0.0)) };
    window.dispatch(late.clone());
    window.wait(secs(3));
    assert_eq!(window.moves(), "");

    window.click("f5");
    window.dispatch(late);
    window.wait(secs(3));
    assert_eq!(window.moves(), "f5", "the old answer is not the new search's");
    window.answer("f6");
    assert_eq!(window.moves(), "f5 f6");
}

#[test]
fn undo_while_the_answer_waits_to_be_shown_drops_it() {
    let mut window = thinking();
    window.answer("d6");
    window.dispatch(Event::Undo);
    window.wait(secs(3));
    assert_eq!(window.moves(), "");
    assert!(window.shown().can_redo);
}

#[test]
fn reset_and_resignation_cancel_the_search() {
    for event in [Event::Reset, Event::Resign, Event::TogglePause] {
        let mut window = thinking();
        let effects = window.dispatch(event);
        assert!(effects.contains(&Effect::CancelSearch));
        assert_eq!(window.wait(secs(20)), 0, "nothing moves any more");
    }
}

#[test]
fn continue_starts_a_paused_search_again() {
    let mut window = thinking();
    let first = window.search.clone().expect("a search is wanted");
    window.dispatch(Event::TogglePause);
    assert!(window.search.is_none() && !window.shown().thinking);
    window.dispatch(Event::TogglePause);
    let second = window.search.clone().expect("a search is wanted again");
    assert!(second.generation > first.generation);
    window.answer("d6");
    assert_eq!(window.moves(), "f5", "the delay begins anew");
    window.wait(REPLY_DELAY);
    assert_eq!(window.moves(), "f5 d6");
}

#[test]
fn the_machine_passes_by_itself_after_the_delay_and_says_so() {
    let fresh = Window::new(without_clock(Mode::PlayBlack, 6), Options::default());
    let mut fresh = fresh;
    fresh.dispatch(Event::Start);
    let mut window = play_to(&fresh, |window| {
        window.shown().thinking && window.state.game().position().must_pass()
    });
    assert!(window.search.is_none(), "there is nothing to search");
    let turns = window.shown().move_count;
    window.wait(millis(999));
    assert_eq!(window.shown().move_count, turns);
    window.log.clear();
    window.wait(millis(1));
    let last = window.state.game().turns().last().map(|turn| (turn.side, turn.how));
    assert_eq!(last, Some((Side::White, How::ForcedPass)));
    assert_eq!(window.status(), Status::PassedToMove);
    assert_eq!(window.shown().note.side, Some(Side::White));
}

#[test]
fn while_watching_each_reply_waits_for_the_delay_and_the_disk() {
    let mut window = Window::ready(Mode::Watch);
    window.disk = Disk::Slow;
    window.dispatch(Event::Start);
    for moves in 1..10 {
        window.answer_any();
        window.wait(secs(4));
        assert_eq!(window.shown().move_count, moves - 1, "the last one is not on disk");
        window.saved();
        assert_eq!(window.shown().move_count, moves);
        assert!(window.search.is_some(), "the other machine thinks at once");
    }
}

#[test]
fn two_machines_play_a_game_to_its_end() {
    let mut window = Window::started_on(Mode::Watch, 6, Options::default());
    while window.phase() == Phase::Running {
        if window.search.is_some() {
            window.answer_any();
        }
        window.wait(REPLY_DELAY);
    }
    assert_eq!(window.status(), Status::GameOver);
    assert!(window.search.is_none());
    assert_eq!(window.state.next_wake(window.now), None);
}

#[test]
fn the_search_is_given_less_time_than_the_machine_has() {
    for time in [
        TimeControl::per_turn(5),
        TimeControl::per_turn(600),
        TimeControl::whole_game(30, 0),
        TimeControl::whole_game(30, 60),
        TimeControl::whole_game(10_800, 60),
    ] {
        let mut window = Window::new(Setup { time, ..setup(Mode::Watch, 8) }, Options::default());
        window.dispatch(Event::Start);
        while window.phase() == Phase::Running {
            if let Some(job) = window.search.clone() {
                let left = window.shown().time[window.shown().turn].expect("there is a clock");
                let limit = job.time.expect("there is a clock");
                assert!(limit < left, "{limit:?} of {left:?} with {time:?}");
                assert!(limit >= left.min(secs(1)) / 20, "{limit:?} of {left:?} with {time:?}");
                window.wait(limit + millis(20));
                window.answer_any();
            } else {
                window.wake();
            }
        }
        let turns = window.state.game().turns();
        assert!(turns.iter().all(|turn| turn.how != How::TimedOut));
    }
}

#[test]
fn without_a_clock_only_the_level_limits_the_search() {
    let mut window = Window::new(without_clock(Mode::PlayWhite, 8), Options::default());
    window.dispatch(Event::Start);
    assert_eq!(window.search.and_then(|job| job.time), None);
}

#[test]
fn a_search_that_does_not_come_back_is_told_to_finish_once() {
    let mut window = thinking();
    window.log.clear();
    window.wait(secs(100));
    let hurried = window.log.iter().filter(|&effect| *effect == Effect::FinishSearch).count();
    assert_eq!(hurried, 1);
    assert_eq!((window.phase(), window.moves()), (Phase::Running, "f5".to_owned()));
    window.answer("d6");
    assert_eq!(window.moves(), "f5 d6");
}

#[test]
fn the_machines_clock_is_held_while_its_answer_waits() {
    let time = TimeControl::whole_game(300, 0);
    let mut window = Window::new(Setup { time, ..setup(Mode::PlayBlack, 8) }, Options::default());
    window.change(|settings| settings.play.reply_delay_ms = 3000);
    window.dispatch(Event::Start);
    window.click("f5");
    window.wait(millis(1_200));
    window.answer("d6");
    window.wait(secs(3));
    assert_eq!(window.moves(), "f5 d6");
    assert_eq!(window.shown().time.white, Some(millis(298_800)));
}

#[test]
fn a_search_that_breaks_down_or_answers_nonsense_does_not_stop_the_game() {
    for finding in [None, Some(finding(0, 0.0)), Some(Finding::default())] {
        let mut window = thinking();
        window.answer_with(finding);
        window.wait(REPLY_DELAY);
        assert_eq!(window.shown().move_count, 2);
    }
}

#[test]
fn the_status_says_that_it_thinks_if_that_takes_long() {
    let mut window = thinking();
    window.wait(THINKING_SAID_AFTER.saturating_sub(millis(1)));
    assert_eq!(window.status(), Status::Played, "what the person did stays to be read");
    window.wait(millis(1));
    assert_eq!(window.status(), Status::Thinking);
    assert_eq!(window.shown().note.side, Some(Side::White));
}

#[test]
fn the_same_seed_gives_the_same_searches() {
    let seeds = |mut window: Window| {
        let mut seeds = Vec::new();
        for _ in 0..5 {
            seeds.push(window.search.as_ref().expect("a search is wanted").seed);
            window.answer_any();
            window.wait(REPLY_DELAY);
        }
        seeds
    };
    let one = seeds(Window::started(Mode::Watch));
    assert_eq!(one, seeds(Window::started(Mode::Watch)));
    assert_ne!(one[0], one[1]);
}

#[test]
fn a_hint_is_the_best_move_of_a_second_whatever_the_level() {
    let mut window = Window::started(Mode::TwoPlayers);
    // The book has exact values at the start.
    window.click_all("f5d6");
    assert!(window.shown().can_hint);
    window.dispatch(Event::Hint);
    let job = window.search.clone().expect("a hint is looked for");
    assert_eq!((job.skill, job.time, job.best), (None, Some(secs(1)), HINTS));
    assert_eq!(window.status(), Status::LookingForHint);
    assert!(!window.shown().can_hint, "one at a time");
    window.dispatch(Event::Hint);
    window.answer("c3");
    let hint = window.shown().hint.expect("it was found");
    assert_eq!((hint.rank, hint.score), (1, 1.5));
    assert!(window.state.board_rows()[window.cell("c3")].hint.is_some());
    assert_eq!((window.status(), window.shown().note.cell), (Status::HintIs, "c3".to_owned()));
    let hinted =
        |window: &Window| window.state.board_rows().iter().filter(|row| row.hint.is_some()).count();
    assert_eq!(hinted(&window), 1);
    assert_eq!(window.moves(), "f5 d6", "a hint is not a move");
    window.dispatch(Event::TogglePause);
    assert_eq!(hinted(&window), 1, "a pause hides nothing");
    window.dispatch(Event::TogglePause);
    window.click("c3");
    assert_eq!((hinted(&window), window.shown().hint), (0, None));
}

#[test]
fn a_hint_shows_the_best_moves_in_order_each_with_its_own_score() {
    // Of no book.
    let mut window = Window::started_on(Mode::TwoPlayers, 10, Options::default());
    window.dispatch(Event::Hint);
    let legal = window.legal();
    let [best, second, third] = [&*legal[2], &*legal[0], &*legal[1]];
    let found = [(best, 225, true), ("a1", 900, true), (second, 100, false), (third, -350, false)];
    let ranked = found.map(|(name, score, exact)| {
        let unknown = RankedMove::unknown(window.cell(name));
        RankedMove { score: Score::from_hundredths(score), exact, ..unknown }
    });
    window.answer_with(Some(Finding { ranked: ranked.to_vec(), choice: None }));
    let hints = |window: &Window| {
        let rows = window.state.board_rows().into_iter();
        rows.filter_map(|row| row.hint.map(|hint| (row.name, hint))).collect::<BTreeMap<_, _>>()
    };
    let start = window.state.game().position().clone();
    let percent = |score| percent_of(&start, Score::from_hundredths(score), false);
    let wanted = [
        (best, 1, 2.25, true, 100),
        (second, 2, 1.0, false, percent(100)),
        (third, 3, -3.5, false, percent(-350)),
    ];
    let shown = BTreeMap::from(wanted.map(|(name, rank, score, exact, percent)| {
        (name.to_owned(), Hint { rank, score, exact, forced: None, percent })
    }));
    assert_eq!(hints(&window), shown, "what can't be played is left out");
    assert_eq!(window.shown().hint.as_ref(), shown.get(best));
    window.click(second);
    assert_eq!(hints(&window), BTreeMap::new());
    window.dispatch(Event::ViewFirst);
    assert_eq!(hints(&window), BTreeMap::new(), "an old position has no hint");
}

#[test]
fn a_reply_asks_for_one_move_only() {
    assert_eq!(thinking().search.expect("the machine thinks").best, 1);
}

#[test]
fn a_hint_says_what_the_book_knows_exactly() {
    let mut window = Window::started_on(Mode::TwoPlayers, 6, Options::default());
    let known = book_values::of_position(window.state.game().position());
    let best = known.iter().max_by_key(|it| it.score).expect("the book knows the start");
    assert!(known.iter().all(|it| it.certainty == Certainty::Exact));
    window.dispatch(Event::Hint);
    let cells: Vec<usize> = window.legal().iter().map(|name| window.cell(name)).collect();
    let ranked = cells.into_iter().map(RankedMove::unknown).collect();
    window.answer_with(Some(Finding { ranked, choice: None }));
    let hint = window.shown().hint.expect("it is shown");
    assert_eq!((hint.score, hint.exact), (best.score.discs(), true));
    assert_ne!(best.score, Score::default(), "the second player wins by four");
}

#[test]
fn a_hint_that_is_no_longer_wanted_is_dropped() {
    for event in [Event::Undo, Event::TogglePause, Event::Skip, Event::Resign, Event::Reset] {
        let mut window = Window::started(Mode::TwoPlayers);
        window.click("f5");
        window.dispatch(Event::Hint);
        let generation = window.search.as_ref().expect("a hint is looked for").generation;
        assert!(window.dispatch(event).contains(&Effect::CancelSearch));
        let finding = Some(finding(window.cell("d6"), 0.0));
        window.dispatch(Event::Answered { generation, finding });
        assert_eq!(window.shown().hint, None);
    }
}

#[test]
fn a_move_during_the_search_for_a_hint_hands_the_search_over_to_the_machine() {
    let mut window = Window::started(Mode::PlayBlack);
    window.dispatch(Event::Hint);
    let hint = window.search.clone().expect("a hint is looked for");
    window.click("f5");
    let reply = window.search.clone().expect("the machine thinks");
    assert!(reply.generation > hint.generation && reply.skill.is_some());
}

#[test]
fn a_hint_is_for_a_person_to_move() {
    let mut paused = Window::started(Mode::TwoPlayers);
    paused.dispatch(Event::TogglePause);
    let others = vec![Window::ready(Mode::PlayWhite), thinking(), Window::started(Mode::Watch)];
    for mut window in others.into_iter().chain([paused]) {
        let search = window.search.clone();
        assert!(!window.shown().can_hint);
        window.dispatch(Event::Hint);
        assert_eq!(window.search, search);
    }
}

#[test]
fn before_the_start_a_hint_shows_where_to_begin() {
    let mut window = Window::ready(Mode::PlayBlack);
    assert!(window.shown().can_hint);
    window.dispatch(Event::Hint);
    window.answer("d3");
    assert_eq!((window.status(), window.phase()), (Status::HintIs, Phase::Ready));
    assert!(window.state.board_rows()[window.cell("d3")].hint.is_some());
    assert_eq!(window.shown().hint.map(|hint| hint.rank), Some(1));
    window.click("d3");
    assert_eq!((window.phase(), window.moves().as_str()), (Phase::Running, "d3"));
    // Where the machine begins there is nothing to hint at.
    assert!(!Window::ready(Mode::PlayWhite).shown().can_hint);
}

#[test]
fn another_choice_before_the_start_ends_the_hint() {
    let mut window = Window::ready(Mode::PlayBlack);
    window.dispatch(Event::Hint);
    window.dispatch(Event::ChooseSize(6));
    assert!(window.search.is_none(), "it was for another board");
    assert_ne!(window.status(), Status::LookingForHint);
    assert!(window.shown().can_hint);
}

#[test]
fn a_hint_that_nothing_was_found_out_for_is_looked_for_again() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.click_all("f5d6");
    window.dispatch(Event::Hint);
    let cell = window.cell("c3");
    let nothing = || {
        let ranked = vec![RankedMove::unknown(cell)];
        Some(Finding { ranked, choice: None })
    };
    window.answer_with(nothing());
    assert_eq!(window.status(), Status::LookingForHint);
    let job = window.search.as_ref().expect("it is looked for again");
    assert!(job.time > Some(HINT_TIME));
    // Once: on a machine that stands still there would be no end of it.
    window.answer_with(nothing());
    assert_eq!((window.status(), window.search.is_none()), (Status::HintIs, true));
}
