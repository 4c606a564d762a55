//! The review of a game in the window: what is asked, what of the answers is written into the study, and what is shown.

use std::sync::Arc;
use std::time::Duration;

use crate::driver_support::Home;
use crate::window_support::{Window, play_to, signals, without_clock};
use heibai::analysis::reasons::{Explanation, Manner, Motif, Reason, Remedy};
use heibai::analysis::review::{Completion, News, ReviewDepth, Verdict};
use heibai::analysis::{Class, MoveValue};
use heibai::app::settings::Settings;
use heibai::app::state::{
    Effect, Event, ExplainJob, Explained, Gap, KEPT_EVERY, LONG_REVIEW, LearnEvent, Moment,
    PracticeEvent, ReviewEvent, ReviewJob, SetUpEvent, Signal, StudyEvent, WhichLine,
};
use heibai::eval::Score;
use heibai::game::tree::{Certainty, Judgement};
use heibai::game::{Mode, Options, Phase};

fn review(window: &mut Window, event: ReviewEvent) -> Vec<Effect> {
    window.dispatch(Event::Review(event))
}

fn studying(transcript: &str) -> Window {
    let mut window = Window::started(Mode::TwoPlayers);
    window.click_all(transcript);
    window.dispatch(Event::Study(StudyEvent::Enter));
    window
}

fn begun(window: &mut Window) -> ReviewJob {
    let effects = review(window, ReviewEvent::Start(ReviewDepth::USUAL));
    let job = effects.iter().find_map(|effect| match effect {
        Effect::Review(job) => Some((**job).clone()),
        _ => None,
    });
    job.expect("a review is asked for")
}

/// A verdict on a move: what was played is worth so many discs, and a cell that is better so many.
fn verdict(
    window: &Window,
    job: &ReviewJob,
    step: usize,
    played: i16,
    best: Option<(&str, i16)>,
) -> Verdict {
    let value = |cell: usize, discs: i16| MoveValue {
        cell,
        score: Score::from_discs(discs),
        certainty: Certainty::Exact,
        line: vec![cell],
    };
    let played = value(job.plan.steps[step].cell, played);
    let best = best
        .map(|(name, discs)| value(window.state.cell_named(name).expect("it is a cell"), discs));
    Verdict { step, best: best.unwrap_or_else(|| played.clone()), played }
}

fn judged(generation: u64, verdict: Verdict) -> ReviewEvent {
    let completion = Completion { done: 1, all: 3, left: Duration::from_secs(7) };
    ReviewEvent::News(Box::new(News::Judged { generation, verdict, completion, is_quick: false }))
}

#[test]
fn what_is_found_of_a_move_is_written_into_the_study_and_shown() {
    let mut window = studying("f5d6c3");
    let job = begun(&mut window);
    assert_eq!(job.plan.steps.len(), 3);
    let shown = window.shown().review;
    assert_eq!((shown.moves, shown.known), (3, 0));
    assert_eq!(shown.running.expect("it runs").all, 3);

    let slip = verdict(&window, &job, 1, -20, Some(("f6", 10)));
    review(&mut window, judged(job.generation, slip));
    let rows = window.state.review_rows();
    assert_eq!(rows.len(), 1);
    assert_eq!((rows[0].number, rows[0].name.as_str()), (2, "d6"));
    assert!((rows[0].black - 20.0).abs() < 1e-6, "White is behind");
    assert_eq!(rows[0].class, Some(Class::Blunder));
    assert_eq!(rows[0].better.as_deref(), Some("f6"));
    let study = window.state.study().expect("it is studied");
    let node = study.tree().node(job.plan.steps[1].after);
    assert_eq!(node.judgement(), Some(Judgement::VeryBad), "it stands in the list of moves");
    let cells =
        Arc::unwrap_or_clone(window.state.study_rows()).into_iter().flat_map(|row| row.cells);
    let worth: Vec<_> = cells.map(|cell| cell.value.map(|it| it.score)).collect();
    assert_eq!(worth, [None, Some(Score::from_discs(-20)), None], "and what it is worth");
    let progress = window.shown().review.running.expect("it runs");
    assert_eq!((progress.done, progress.left), (1, Duration::from_secs(7)));

    let done = News::Done { generation: job.generation };
    let effects = review(&mut window, ReviewEvent::News(Box::new(done)));
    assert_eq!(window.shown().review.running, None);
    assert!(effects.iter().any(|effect| matches!(effect, Effect::Save { .. })), "it is on disk");
}

#[test]
fn what_a_review_has_found_is_kept_while_it_runs() {
    let mut window = studying("f5d6c3");
    let job = begun(&mut window);
    for (step, passes) in [(2, false), (1, true)] {
        if passes {
            window.wait(KEPT_EVERY);
        }
        let found = verdict(&window, &job, step, 0, None);
        review(&mut window, judged(job.generation, found));
        let mut next = Window::started(Mode::TwoPlayers);
        next.restore(window.kept.as_ref().expect("the study is kept"));
        let known = if passes { 2 } else { 0 };
        assert_eq!(next.shown().review.known, known, "the disk is not written at every move");
    }
}

#[test]
fn a_review_that_was_cancelled_is_said_to_have_been_stopped_until_the_next_one() {
    let mut window = studying("f5d6c3");
    let job = begun(&mut window);
    for step in 0..3 {
        let found = verdict(&window, &job, step, 0, None);
        review(&mut window, judged(job.generation, found));
    }
    assert!(!window.shown().review.is_stopped);
    review(&mut window, ReviewEvent::Cancel);
    assert!(window.shown().review.is_stopped, "every move has a value of the quick pass");
    let again = begun(&mut window);
    assert!(!window.shown().review.is_stopped);
    let done = News::Done { generation: again.generation };
    review(&mut window, ReviewEvent::News(Box::new(done)));
    assert!(!window.shown().review.is_stopped);
}

/// The verdict with another certainty.
fn certain(mut verdict: Verdict, certainty: Certainty) -> Verdict {
    verdict.best.certainty = certainty;
    verdict.played.certainty = certainty;
    verdict
}

#[test]
fn a_review_that_did_not_come_to_its_end_is_rough_after_a_restart_too() {
    // From the third move on no book has them.
    let mut window = studying("f5d6c7f4d3");
    let job = begun(&mut window);
    let judge = |window: &mut Window, step, depth| {
        let found = certain(verdict(window, &job, step, 0, None), Certainty::Depth(depth));
        window.wait(KEPT_EVERY);
        review(window, judged(job.generation, found));
    };
    let restarted = |window: &Window| {
        let mut next = Window::started(Mode::TwoPlayers);
        next.restore(window.kept.as_ref().expect("the study is kept"));
        next.shown().review
    };
    let (quick, usual) = (ReviewDepth::QUICK.depth.othello, ReviewDepth::USUAL.depth.othello);
    for step in 0..5 {
        judge(&mut window, step, quick);
    }
    assert!(!restarted(&window).is_rough, "all values are those of a quick review");
    judge(&mut window, 4, usual);
    let shown = restarted(&window);
    assert!(shown.is_rough, "one of five is deeper");
    assert_eq!((shown.known, shown.is_stopped), (5, false));
    for step in 0..4 {
        judge(&mut window, step, usual + u8::from(step == 0));
    }
    assert!(!restarted(&window).is_rough);
}

#[test]
fn what_comes_of_another_review_or_after_the_end_changes_nothing() {
    let mut window = studying("f5d6c3");
    let first = begun(&mut window);
    let second = begun(&mut window);
    assert!(second.generation > first.generation);
    let late = judged(first.generation, verdict(&window, &first, 0, 5, None));
    review(&mut window, late);
    assert_eq!(window.state.review_rows(), []);
    let effects = review(&mut window, ReviewEvent::Cancel);
    assert!(effects.contains(&Effect::EndReview));
    let late = judged(second.generation, verdict(&window, &second, 0, 5, None));
    review(&mut window, late);
    assert_eq!(window.state.review_rows(), []);
}

#[test]
fn a_review_goes_on_while_the_reason_of_one_mistake_is_looked_for() {
    let mut window = studying("f5d6c3");
    let job = begun(&mut window);
    let slip = verdict(&window, &job, 1, -20, Some(("f6", 10)));
    review(&mut window, judged(job.generation, slip));
    window.dispatch(Event::View(1));
    let effects = window.dispatch(Event::Practice(PracticeEvent::TryAgain));
    assert!(effects.iter().any(|effect| matches!(effect, Effect::Explain(_))));
    let later = judged(job.generation, verdict(&window, &job, 2, 4, None));
    review(&mut window, later);
    review(&mut window, ReviewEvent::News(Box::new(News::Done { generation: job.generation })));
    window.dispatch(Event::Practice(PracticeEvent::Leave));
    let shown = window.shown().review;
    assert_eq!((shown.running, shown.known), (None, 2));
}

#[test]
fn a_forced_end_does_not_flatten_the_graph() {
    let mut window = studying("f5d6c3");
    let job = begun(&mut window);
    let found = verdict(&window, &job, 0, 5, None);
    review(&mut window, judged(job.generation, found));
    let mut won = verdict(&window, &job, 1, 0, None);
    won.played.score = Score::win_in(3);
    won.best.score = Score::win_in(3);
    review(&mut window, judged(job.generation, won));
    assert_eq!(window.shown().review.known, 2);
    let (ahead, ..) = window.shown().review.highest;
    assert!((ahead - 5.0).abs() < f32::EPSILON, "{ahead}");
}

#[test]
fn a_review_ends_when_one_of_its_moves_is_cut_off() {
    let mut window = studying("f5d6c3");
    begun(&mut window);
    let effects = window.dispatch(Event::Study(StudyEvent::Delete));
    assert!(effects.contains(&Effect::EndReview));
    assert_eq!(window.shown().review.running, None);
}

#[test]
fn a_review_ends_when_another_game_is_studied_and_writes_nothing_into_it() {
    let other = || {
        let mut window = Window::started(Mode::TwoPlayers);
        window.click_all("c4c3d3c5");
        Box::new(window.state.game().tree().clone())
    };
    for event in [Event::Study(StudyEvent::Open(other())), Event::Undo] {
        let mut window = studying("f5d6c3d3");
        window.dispatch(Event::Study(StudyEvent::Open(other())));
        let job = begun(&mut window);
        let slip = verdict(&window, &job, 1, -20, Some(("f6", 10)));
        let effects = window.dispatch(event);
        assert!(effects.contains(&Effect::EndReview));
        review(&mut window, judged(job.generation, slip));
        assert_eq!(window.state.review_rows(), []);
    }
}

#[test]
fn a_game_is_reviewed_when_it_is_over_if_that_is_wanted_and_somebody_played() {
    for (mode, is_on) in [(Mode::TwoPlayers, true), (Mode::TwoPlayers, false), (Mode::Watch, true)]
    {
        let mut fresh = Window::new(without_clock(mode, 6), Options::default());
        fresh.change(|settings| settings.play.review = is_on);
        fresh.dispatch(Event::Start);
        let window = play_to(&fresh, |window| window.phase() == Phase::Over);
        let wanted = signals(&window.log).contains(&Signal::ReviewWanted);
        assert_eq!(wanted, is_on && mode != Mode::Watch, "{mode:?} {is_on}");
    }
}

#[test]
fn a_game_that_is_played_is_not_reviewed() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.click_all("f5");
    assert!(!window.shown().review.possible);
    assert_eq!(review(&mut window, ReviewEvent::Start(ReviewDepth::QUICK)), []);
}

/// A reviewed game in which White's d6 was a blunder and f6 was better.
fn reviewed() -> (Window, Vec<Effect>) {
    let mut window = studying("f5d6c3");
    let job = begun(&mut window);
    for (step, best) in [(0, None), (1, Some(("f6", 10))), (2, None)] {
        let played = if best.is_some() { -20 } else { 0 };
        let found = verdict(&window, &job, step, played, best);
        review(&mut window, judged(job.generation, found));
    }
    let done = News::Done { generation: job.generation };
    let effects = review(&mut window, ReviewEvent::News(Box::new(done)));
    (window, effects)
}

fn explain_job(effects: &[Effect]) -> Option<ExplainJob> {
    effects.iter().find_map(|effect| match effect {
        Effect::Explain(job) => Some((**job).clone()),
        _ => None,
    })
}

fn explained(window: &mut Window, generation: u64, motif: Motif) {
    let reasons = vec![Reason { remedy: Remedy::Avoids, ..Reason::new(motif, 1, 80) }];
    let explanation = Explanation { reasons, ..Explanation::default() };
    let explained = Explained { generation, at: 0, explanation };
    review(window, ReviewEvent::Explained(Box::new(explained)));
}

#[test]
fn reasons_are_looked_for_again_when_a_puzzle_was_left_by_way_of_set_up() {
    let (mut window, effects) = reviewed();
    let job = explain_job(&effects).expect("the reasons are looked for");
    review(&mut window, ReviewEvent::Show(true));
    window.dispatch(Event::Learn(LearnEvent::Enter(Moment {
        date: 20_261_126,
        seconds: 0,
        tonight: 86_399,
    })));
    let effects = window.dispatch(Event::Practice(PracticeEvent::Tell));
    assert_ne!(explain_job(&effects).expect("that of the puzzle").mistakes, job.mistakes);
    window.dispatch(Event::SetUp(SetUpEvent::Begin));
    let effects = window.dispatch(Event::Study(StudyEvent::Enter));
    let again = explain_job(&effects).expect("those of the review").mistakes;
    assert_eq!(again[..job.mistakes.len()], job.mistakes, "they come first");
}

#[test]
fn the_reasons_of_slips_are_looked_for_once_and_told_by_the_names_of_the_board() {
    let (mut window, effects) = reviewed();
    let job = explain_job(&effects).expect("the reasons are looked for");
    assert_eq!(job.mistakes.len(), 1, "of what was no slip none is");
    assert!(window.shown().review.explains);
    assert_eq!(explain_job(&review(&mut window, ReviewEvent::Show(true))), None, "it runs");

    let c4 = window.state.cell_named("c4").expect("it is a cell");
    explained(
        &mut window,
        job.generation - 1,
        Motif::Reply { cell: c4, opened: true, manner: Manner::Plain },
    );
    assert_eq!(window.state.review_rows()[1].reason, None, "that was another search");
    explained(
        &mut window,
        job.generation,
        Motif::Reply { cell: c4, opened: true, manner: Manner::Plain },
    );
    let told = window.state.review_rows()[1].reason.clone().expect("it is told");
    assert_eq!((told.cell.as_str(), told.happened), ("c4", None), "nobody played it");
    assert!(!window.shown().review.explains);
    assert_eq!(explain_job(&review(&mut window, ReviewEvent::Show(true))), None, "it is known");
}

#[test]
fn a_reason_belongs_to_the_move_that_was_better_then() {
    let (mut window, effects) = reviewed();
    let job = explain_job(&effects).expect("the reasons are looked for");
    let c4 = window.state.cell_named("c4").expect("it is a cell");
    explained(
        &mut window,
        job.generation,
        Motif::Reply { cell: c4, opened: true, manner: Manner::Plain },
    );
    assert!(window.state.review_rows()[1].reason.is_some());
    // A second look finds another move to be the best.
    let again = begun(&mut window);
    let found = verdict(&window, &again, 1, -20, Some(("f4", 14)));
    review(&mut window, judged(again.generation, found));
    assert_eq!(window.state.review_rows()[1].reason, None);
    let done = News::Done { generation: again.generation };
    let effects = review(&mut window, ReviewEvent::News(Box::new(done)));
    assert!(explain_job(&effects).is_some(), "the reasons are looked for anew");
}

#[test]
fn a_mistake_stands_on_the_board_where_it_can_still_be_made_while_the_review_is_shown() {
    let (mut window, effects) = reviewed();
    let job = explain_job(&effects).expect("the reasons are looked for");
    let cell = |window: &Window, name: &str| window.state.cell_named(name).expect("it is a cell");
    let c4 = cell(&window, "c4");
    explained(
        &mut window,
        job.generation,
        Motif::Reply { cell: c4, opened: true, manner: Manner::Plain },
    );
    window.dispatch(Event::View(1));
    let seen = |window: &Window| {
        let rows = window.state.board_rows();
        let values = ["d6", "f6"].map(|name| {
            rows[cell(window, name)].value.map(|value| (value.score, value.loss, value.gap))
        });
        (values, rows.iter().filter(|row| row.reason).count())
    };
    assert_eq!(seen(&window), ([None, None], 0));
    review(&mut window, ReviewEvent::Show(true));
    let both = [Some((-20.0, 30.0, Gap::Poor)), Some((10.0, 0.0, Gap::Best))];
    assert_eq!(seen(&window), (both, 1));
    assert!(window.state.board_rows()[c4].reason);
    window.dispatch(Event::View(2));
    assert_eq!(seen(&window), ([None, None], 0), "what comes after it is no mistake");
    window.dispatch(Event::View(1));
    review(&mut window, ReviewEvent::Show(false));
    assert_eq!(seen(&window), ([None, None], 0));
}

#[test]
fn a_real_review_judges_every_move() {
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers);
    for square in ["f5", "d6", "c3"] {
        program.play(square);
    }
    program.dispatch(Event::Study(StudyEvent::Enter));
    program.dispatch(Event::Review(ReviewEvent::Start(ReviewDepth::QUICK)));
    program.until("the end of the review", |driver| {
        let shown = driver.state().shown().review;
        shown.running.is_none() && shown.known == 3
    });
    let sides = program.shown().review.sides;
    assert_eq!(sides.black.accuracy, None, "moves of the book do not count");
    // Out of the book.
    for _ in 0..5 {
        let study = program.driver.state().study().expect("it is studied");
        let last = study.position().legal_cells().pop().expect("there is a move");
        program.dispatch(Event::Activate(last));
    }
    program.dispatch(Event::Review(ReviewEvent::Start(ReviewDepth::QUICK)));
    program.until("the end of the review", |driver| {
        let shown = driver.state().shown().review;
        shown.running.is_none() && shown.known == 8
    });
    let sides = program.shown().review.sides;
    assert!(sides.white.accuracy.is_some() || sides.black.accuracy.is_some());
}

#[test]
fn what_the_opponent_did_in_the_game_is_told_with_the_number_that_the_list_of_moves_has() {
    let (mut window, effects) = reviewed();
    let job = explain_job(&effects).expect("the reasons are looked for");
    let c3 = window.state.cell_named("c3").expect("it is a cell");
    explained(
        &mut window,
        job.generation,
        Motif::Reply { cell: c3, opened: true, manner: Manner::Plain },
    );
    let told = window.state.review_rows()[1].reason.clone().expect("it is told");
    assert_eq!(told.happened, Some(3));
}

#[test]
fn both_lines_of_a_mistake_are_seen_and_played_on_the_board() {
    let (mut window, effects) = reviewed();
    let job = explain_job(&effects).expect("the reasons are looked for");
    let cell = |window: &Window, name: &str| window.state.cell_named(name).expect("it is a cell");
    let [d6, c4, f6, d3] = ["d6", "c4", "f6", "e6"].map(|name| cell(&window, name));
    let explanation = Explanation {
        reasons: vec![Reason { remedy: Remedy::Avoids, ..Reason::new(Motif::OwnMove(c4), 1, 80) }],
        refutation: vec![d6, c4],
        better: vec![f6, d3],
        ..Explanation::default()
    };
    let explained = Explained { generation: job.generation, at: 0, explanation };
    review(&mut window, ReviewEvent::Explained(Box::new(explained)));
    window.dispatch(Event::View(1));
    review(&mut window, ReviewEvent::Show(true));
    let lines = window.state.review_rows()[1].lines.clone();
    let names = lines.map(|line| line.into_iter().map(|(_, name)| name).collect::<Vec<_>>());
    assert_eq!(names, [["d6", "c4"], ["f6", "e6"]]);

    let stones = |window: &Window, name: &str| window.state.board_rows()[cell(window, name)].stone;
    review(&mut window, ReviewEvent::Preview(Some((WhichLine::Better, 2))));
    assert!(stones(&window, "f6").is_some() && stones(&window, "e6").is_some());
    assert!(
        window.state.board_rows().iter().all(|row| row.value.is_none()),
        "that is another position"
    );
    review(&mut window, ReviewEvent::Preview(None));
    assert!(stones(&window, "f6").is_none() && stones(&window, "d6").is_none());
    review(&mut window, ReviewEvent::Preview(Some((WhichLine::Played, 1))));
    assert!(stones(&window, "d6").is_some());
    // Another position of the study puts an end to it.
    window.dispatch(Event::View(0));
    window.dispatch(Event::View(1));
    window.dispatch(Event::View(0));
    assert!(stones(&window, "f5").is_none());
    window.dispatch(Event::View(1));
    review(&mut window, ReviewEvent::Play(WhichLine::Better, 2));
    let study = window.state.study().expect("it is studied");
    assert_eq!(study.tree().depth(study.at()), 3);
    assert!(stones(&window, "f6").is_some());
}

#[test]
fn how_well_a_side_played_is_not_told_before_all_moves_are_judged() {
    let mut window = studying("f5d6c3");
    let job = begun(&mut window);
    let found = verdict(&window, &job, 2, 0, None);
    review(&mut window, judged(job.generation, found));
    let sides = window.shown().review.sides;
    assert_eq!([sides.black.accuracy, sides.white.accuracy], [None, None]);
}

/// Whether a review that took this long is told with a notification.
fn is_told(took: Duration, is_wanted: bool, is_active: bool, fails: bool) -> bool {
    let mut window = studying("f5d6c3");
    let mut settings = Settings::default();
    settings.play.notify_review = is_wanted;
    window.dispatch(Event::ChangeSettings(Box::new(settings)));
    // What counts is who has the keyboard in the end.
    window.dispatch(Event::Activated(!is_active));
    let generation = begun(&mut window).generation;
    window.wait(took);
    window.dispatch(Event::Activated(is_active));
    let news = if fails { News::Failed { generation } } else { News::Done { generation } };
    let effects = review(&mut window, ReviewEvent::News(Box::new(news)));
    signals(&effects).contains(&Signal::ReviewUnseen)
}

#[test]
fn a_long_review_that_ends_behind_another_window_is_told_if_that_is_wanted() {
    let long = LONG_REVIEW + Duration::from_millis(1);
    assert!(is_told(long, true, false, false));
    assert!(!is_told(LONG_REVIEW, true, false, false), "a short one");
    assert!(!is_told(long, true, true, false), "in front of the user");
    assert!(!is_told(long, false, false, false), "not wanted");
    assert!(!is_told(long, true, false, true), "a failed one");
}

#[test]
fn notifications_are_off_at_first() {
    assert!(!Settings::default().play.notify_review);
}

#[test]
fn a_cancelled_review_is_not_told_when_its_end_comes_late() {
    let mut window = studying("f5d6c3");
    let mut settings = Settings::default();
    settings.play.notify_review = true;
    window.dispatch(Event::ChangeSettings(Box::new(settings)));
    let generation = begun(&mut window).generation;
    window.wait(LONG_REVIEW * 2);
    review(&mut window, ReviewEvent::Cancel);
    let late = ReviewEvent::News(Box::new(News::Done { generation }));
    assert_eq!(signals(&review(&mut window, late)), []);
}
