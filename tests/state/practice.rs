//! Mistakes that are given back: in the review of a game and out of the deck, what is tried, told and noted.

use std::time::Duration;

use crate::driver_support::Home;
use crate::window_support::{Window, finding};
use heibai::analysis::book_values::is_book_move;
use heibai::analysis::practice::{Card, Grade};
use heibai::analysis::reasons::{Explanation, Motif, Reason, Remedy};
use heibai::analysis::review::{Completion, News, ReviewDepth, Verdict as Found};
use heibai::analysis::{Intention, Judged, MoveValue, Verdict};
use heibai::app::state::{
    CoachEvent, DeckChange, Effect, Event, ExplainJob, Explained, HintShown, InsightEffect,
    LearnEvent, Moment, PracticeEvent, PracticeStage, ReviewEvent, ReviewJob, SetUpEvent, Stage,
    Status, StudyEvent, Walk,
};
use heibai::eval::Score;
use heibai::game::tree::{Certainty, GameTree};
use heibai::game::{End, Mode, PerSide, Phase, Setup, Side, Variant};
use heibai::records::formats::{Collection, SourceFile};
use heibai::records::transcript;

const TODAY: Moment = Moment { date: 20_261_129, seconds: 1, tonight: 86_399 };

fn value(cell: usize, discs: i16) -> MoveValue {
    let (score, certainty) = (Score::from_discs(discs), Certainty::Exact);
    MoveValue { cell, score, certainty, line: vec![cell] }
}

fn cell(window: &Window, name: &str) -> usize {
    window.state.cell_named(name).expect("it is a cell")
}

/// Begins a review of the game on the board.
fn begin_review(window: &mut Window) -> ReviewJob {
    window.dispatch(Event::Study(StudyEvent::Enter));
    let effects = window.dispatch(Event::Review(ReviewEvent::Start(ReviewDepth::USUAL)));
    let job = effects.iter().find_map(|effect| match effect {
        Effect::Review(job) => Some((**job).clone()),
        _ => None,
    });
    job.expect("a review is asked for")
}

/// Judges all moves; see [`review`]. Returns the event that ends the review.
fn judge_all(window: &mut Window, job: ReviewJob, number: usize, better: &str) -> Event {
    let ReviewJob { generation, plan, .. } = job;
    for (step, it) in plan.steps.iter().enumerate() {
        let is_slip = step + 1 == number;
        let best = if is_slip { value(cell(window, better), 10) } else { value(it.cell, 0) };
        let played = value(it.cell, if is_slip { -20 } else { 0 });
        let completion = Completion { done: 1, all: plan.steps.len(), left: Duration::ZERO };
        let verdict = Found { step, best, played };
        let news = News::Judged { generation, verdict, completion, is_quick: false };
        window.dispatch(Event::Review(ReviewEvent::News(Box::new(news))));
    }
    Event::Review(ReviewEvent::News(Box::new(News::Done { generation })))
}

/// Reviews the game on the board but for the end; see [`review`]. Returns the event that ends it.
fn all_but_reviewed(window: &mut Window, number: usize, better: &str) -> Event {
    let job = begin_review(window);
    judge_all(window, job, number, better)
}

/// Reviews the game on the board, in which the move with this number lost 30 discs to another; the board shows the
/// position before it.
fn review(window: &mut Window, number: usize, better: &str) -> Vec<Effect> {
    let done = all_but_reviewed(window, number, better);
    let effects = window.dispatch(done);
    window.dispatch(Event::Review(ReviewEvent::Show(true)));
    window.dispatch(Event::View(number - 1));
    effects
}

/// A reviewed game of two people in which White's d6 lost 30 discs to f6.
pub fn reviewed() -> Window {
    let mut window = Window::started(Mode::TwoPlayers);
    window.click_all("f5d6c3");
    let effects = review(&mut window, 2, "f6");
    assert_eq!(deck(&effects), [], "nobody knows whose mistakes these are");
    window
}

fn practise(window: &mut Window, event: PracticeEvent) -> Vec<Effect> {
    window.dispatch(Event::Practice(event))
}

fn deck(effects: &[Effect]) -> Vec<DeckChange> {
    let change = |effect: &Effect| match effect {
        Effect::Deck(change) => Some(change.clone()),
        _ => None,
    };
    effects.iter().filter_map(change).collect()
}

fn asked(effects: &[Effect]) -> Intention {
    let intention = effects.iter().find_map(|effect| match effect {
        Effect::Judge(intention) => Some((**intention).clone()),
        _ => None,
    });
    intention.expect("it is asked what the move is worth")
}

/// What is known of a move that was tried, and of the best one.
fn judge(window: &mut Window, intention: &Intention, tried: i16, best: i16) -> Vec<Effect> {
    let verdict = Verdict {
        best: value(intention.beside.expect("it is compared with the best"), best),
        played: value(intention.cell, tried),
        reason: None,
    };
    let generation = intention.generation;
    let judged = Judged { generation, verdict: Some(verdict), is_final: true };
    window.dispatch(Event::Coach(CoachEvent::Judged(Box::new(judged))))
}

fn marked(window: &Window) -> Vec<String> {
    let rows = window.state.board_rows();
    rows.into_iter().filter(|row| row.reason).map(|row| row.name).collect()
}

fn valued(window: &Window) -> usize {
    window.state.board_rows().iter().filter(|row| row.value.is_some()).count()
}

#[test]
fn the_mistake_itself_is_wrong_the_best_move_right_and_both_are_noted() {
    let mut window = reviewed();
    assert_eq!(valued(&window), 2, "the review shows what was better");
    let effects = practise(&mut window, PracticeEvent::TryAgain);
    assert!(
        matches!(&deck(&effects)[..], [DeckChange::Add { mistakes, .. }] if mistakes.len() == 1)
    );
    let shown = window.shown().practice;
    assert_eq!(shown.stage, PracticeStage::Asking);
    assert_eq!((shown.played.as_str(), shown.lost), ("d6", 30.0));
    assert_eq!(valued(&window), 0, "nothing gives the answer away");

    // At once: whoever leaves now has not known it.
    let effects = window.click("d6");
    assert!(matches!(&deck(&effects)[..], [DeckChange::Answer(_, Grade::Again)]));
    let shown = window.shown().practice;
    assert_eq!((shown.stage, shown.missed.as_deref()), (PracticeStage::Asking, Some("d6")));
    assert_eq!(window.shown().viewed_move, 1, "it is not played");

    let effects = window.click("f6");
    let shown = window.shown().practice;
    assert_eq!((shown.stage, shown.tried.as_deref()), (PracticeStage::Solved, Some("f6")));
    assert_eq!(shown.answer, ["f6"]);
    assert_eq!(deck(&effects), [], "the first move decides");

    // It is answered once for each exercise; the deck knows that it is the mistake of the same game.
    let effects = practise(&mut window, PracticeEvent::TryAgain);
    assert!(matches!(&deck(&effects)[..], [DeckChange::Add { .. }]));
}

#[test]
fn a_move_that_nobody_knows_is_looked_at() {
    let mut window = reviewed();
    practise(&mut window, PracticeEvent::TryAgain);
    let effects = window.click("f4");
    let intention = asked(&effects);
    assert_eq!(window.shown().practice.stage, PracticeStage::Looking);
    window.click("d6");
    assert_eq!(window.shown().practice.stage, PracticeStage::Looking, "one thing at a time");
    let effects = judge(&mut window, &intention, -2, 10);
    assert!(effects.contains(&Effect::EndJudging));
    assert_eq!(window.shown().practice.missed.as_deref(), Some("f4"));

    // Within a disc of the best, or better than all that was known, is right.
    practise(&mut window, PracticeEvent::Again);
    for (tried, best) in [(9, 10), (14, 10)] {
        practise(&mut window, PracticeEvent::TryAgain);
        let effects = window.click("f4");
        let intention = asked(&effects);
        judge(&mut window, &intention, tried, best);
        assert_eq!(window.shown().practice.stage, PracticeStage::Solved, "{tried}");
    }

    // An answer that comes when nobody waits for it changes nothing.
    practise(&mut window, PracticeEvent::TryAgain);
    let intention = asked(&window.click("f4"));
    let effects = practise(&mut window, PracticeEvent::Again);
    assert!(effects.contains(&Effect::EndJudging));
    judge(&mut window, &intention, -30, 10);
    assert_eq!(window.shown().practice.missed, None);
}

#[test]
fn a_look_that_fails_is_told_and_another_move_can_be_tried() {
    let mut window = reviewed();
    practise(&mut window, PracticeEvent::TryAgain);
    let generation = asked(&window.click("f4")).generation;
    let judged = Judged { generation, verdict: None, is_final: true };
    window.dispatch(Event::Coach(CoachEvent::Judged(Box::new(judged))));
    let shown = window.shown();
    assert_eq!((shown.practice.stage, shown.practice.missed), (PracticeStage::Asking, None));
    assert_eq!((shown.note.status, shown.note.cell.as_str()), (Status::LookFailed, "f4"));
    window.click("f6");
    assert_eq!(window.shown().practice.stage, PracticeStage::Solved);
}

#[test]
fn hints_say_more_and_more_and_the_answer_is_told() {
    let mut window = reviewed();
    practise(&mut window, PracticeEvent::TryAgain);
    window.dispatch(Event::Hint);
    assert_eq!(window.shown().practice.hints, [HintShown::Where]);
    assert_eq!(marked(&window).len(), 14, "a quarter of the board, without what is taken");
    practise(&mut window, PracticeEvent::Hint);
    assert!(matches!(window.shown().practice.hints[..], [HintShown::Where, HintShown::What(_, 1)]));
    assert!(marked(&window).len() > 1, "the part of the board is still marked");
    practise(&mut window, PracticeEvent::Hint);
    assert_eq!(window.shown().practice.hints.last(), Some(&HintShown::Move("f6".to_owned())));
    assert_eq!(marked(&window), ["f6"]);
    assert!(!window.shown().practice.can_hint);

    let effects = practise(&mut window, PracticeEvent::Tell);
    assert_eq!(window.shown().practice.stage, PracticeStage::Told);
    assert!(matches!(&deck(&effects)[..], [DeckChange::Answer(_, Grade::Again)]));
    let effects = practise(&mut window, PracticeEvent::Tell);
    assert_eq!(deck(&effects), [], "it is noted once");
    // What is over is played on from, once the line is off the board.
    window.click("f6");
    assert_eq!(window.shown().practice.stage, PracticeStage::Told);
    window.click("f6");
    assert_eq!(window.shown().practice.stage, PracticeStage::Closed);
    assert_eq!(window.shown().viewed_move, 2, "it is a variation now");
}

#[test]
fn whoever_walks_on_leaves_the_exercise() {
    let mut window = reviewed();
    practise(&mut window, PracticeEvent::TryAgain);
    window.dispatch(Event::ViewNext);
    assert_eq!(window.shown().practice.stage, PracticeStage::Closed);
    practise(&mut window, PracticeEvent::TryAgain);
    assert_eq!(window.shown().practice.stage, PracticeStage::Closed, "d6 was made there");
    window.dispatch(Event::ViewPrevious);
    practise(&mut window, PracticeEvent::TryAgain);
    practise(&mut window, PracticeEvent::Next);
    assert_eq!(window.shown().practice.stage, PracticeStage::Closed, "White made no other");
    assert_eq!(window.status(), Status::NoMoreMistakes);
}

#[test]
fn an_exercise_is_played_on_from_against_the_machine() {
    let mut window = reviewed();
    practise(&mut window, PracticeEvent::TryAgain);
    assert_eq!(window.status(), Status::Exercise);
    window.dispatch(Event::Study(StudyEvent::PlayFromHere));
    let shown = window.shown();
    assert_eq!((shown.practice.stage, shown.phase), (PracticeStage::Closed, Phase::Running));
    assert_eq!(window.state.game().setup().mode, Mode::PlayWhite, "it was White who went wrong");
    assert_eq!(window.moves(), "f5");
    // What was studied comes back, with what is played now as a variation of it.
    window.click("f6");
    window.dispatch(Event::Study(StudyEvent::Enter));
    window.dispatch(Event::ViewFirst);
    assert_eq!(window.state.study().map(|study| study.tree().len()), Some(4));

    // Out of the deck it is a game of its own.
    practise(&mut window, PracticeEvent::Begin(cards()));
    window.dispatch(Event::Study(StudyEvent::PlayFromHere));
    assert_eq!((window.phase(), window.moves().as_str()), (Phase::Running, ""));
    assert!(window.legal().contains(&"f6".to_owned()));
    window.dispatch(Event::Study(StudyEvent::Enter));
    assert_eq!(window.shown().practice.stage, PracticeStage::Closed);
}

/// A card of the position before d6, and one of another.
pub fn cards() -> Vec<Card> {
    let mut window = reviewed();
    let effects = practise(&mut window, PracticeEvent::TryAgain);
    let [DeckChange::Add { variant, mistakes, occasion, .. }] = &deck(&effects)[..] else {
        panic!("a mistake is put into the deck")
    };
    let first = Card::of(*variant, &mistakes[0], occasion, 0);
    let mut other = mistakes[0].clone();
    other.position = variant.start().expect("there is one");
    other.played = value(cell(&window, "d3"), 0);
    other.best = value(cell(&window, "c4"), 2);
    vec![first, Card::of(*variant, &other, occasion, 0)]
}

#[test]
fn cards_of_the_deck_are_asked_while_the_study_waits() {
    let mut window = reviewed();
    let before = window.shown().move_count;
    practise(&mut window, PracticeEvent::Begin(cards()));
    let shown = window.shown();
    assert!(shown.study.open);
    assert_eq!((shown.practice.number, shown.practice.all), (1, 2));
    assert_eq!(shown.move_count, 0, "the card has a board of its own");
    for event in [Event::ViewNext, Event::Undo, Event::Skip] {
        window.dispatch(event);
        assert_eq!(window.shown().practice.stage, PracticeStage::Asking);
    }
    let effects = window.click("f6");
    let key = cards()[0].key.clone();
    assert_eq!(deck(&effects), [DeckChange::Answer(key, Grade::Good)]);
    practise(&mut window, PracticeEvent::Next);
    assert_eq!(window.shown().practice.number, 2);
    practise(&mut window, PracticeEvent::Next);
    let shown = window.shown();
    assert_eq!(shown.practice.stage, PracticeStage::Closed);
    assert_eq!((shown.note.status, shown.note.number), (Status::PracticeDone, 2));
    assert_eq!((shown.move_count, shown.viewed_move), (before, 1), "all is as it was");
}

#[test]
fn what_is_practised_is_not_kept_in_place_of_the_study() {
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers);
    program.play("f5d6c3");
    program.dispatch(Event::Study(StudyEvent::Enter));
    program.dispatch(Event::Practice(PracticeEvent::Begin(cards())));
    program.dispatch(Event::Practice(PracticeEvent::Tell));
    program.quit();
    assert_eq!(home.launch().shown().move_count, 3);
}

#[test]
fn mistakes_of_a_person_are_in_the_deck_after_the_review_of_a_game_against_the_machine() {
    let mut window = Window::started(Mode::PlayBlack);
    window.click("f5");
    window.answer("d6");
    window.wait(Duration::from_secs(3));
    window.click("c3");
    let effects = review(&mut window, 3, "c4");
    let added = deck(&effects);
    assert!(matches!(&added[..], [DeckChange::Add { mistakes, .. }] if mistakes.len() == 1));
    // Those of the machine are not.
    let mut window = Window::started(Mode::PlayBlack);
    window.click("f5");
    window.answer("d6");
    window.wait(Duration::from_secs(3));
    assert_eq!(deck(&review(&mut window, 2, "f6")), []);
}

#[test]
fn mistakes_are_in_the_deck_though_the_study_has_left_the_board_when_the_review_ends() {
    for (leave, name) in
        [(Event::Study(StudyEvent::Leave), "back to the match"), (Event::Rematch, "another game")]
    {
        let mut window = Window::started(Mode::PlayBlack);
        window.click("f5");
        window.answer("d6");
        window.wait(Duration::from_secs(3));
        window.click("c3");
        window.dispatch(Event::Resign);
        let done = all_but_reviewed(&mut window, 3, "c4");
        window.dispatch(leave);
        assert!(window.state.study().is_none(), "{name}");
        let added = deck(&window.dispatch(done));
        let [DeckChange::Add { mistakes, is_own, .. }] = &added[..] else {
            panic!("{name}: {added:?}")
        };
        assert_eq!((mistakes.len(), *is_own), (1, true), "{name}");
    }
}

#[test]
fn undo_takes_a_try_back_and_nothing_of_the_study() {
    let mut window = reviewed();
    practise(&mut window, PracticeEvent::TryAgain);
    for (event, status) in
        [(Event::Undo, Status::NothingToUndo), (Event::Redo, Status::NothingToRedo)]
    {
        window.dispatch(event);
        assert_eq!(
            (window.shown().practice.stage, window.status()),
            (PracticeStage::Asking, status)
        );
    }
    window.click("d6");
    assert_eq!(window.shown().practice.missed.as_deref(), Some("d6"));
    window.dispatch(Event::Undo);
    let shown = window.shown().practice;
    assert_eq!((shown.missed, shown.stage), (None, PracticeStage::Asking));
    window.click("f6");
    assert_eq!(window.shown().practice.stage, PracticeStage::Solved);
    window.dispatch(Event::Undo);
    assert_eq!(window.shown().practice.stage, PracticeStage::Asking);
    practise(&mut window, PracticeEvent::Leave);
    assert_eq!(window.shown().move_count, 3, "the study is as it was");
}

#[test]
fn a_hint_that_was_asked_for_does_not_give_an_exercise_away() {
    let mut window = reviewed();
    window.dispatch(Event::Hint);
    let f6 = cell(&window, "f6");
    window.answer_with(Some(finding(f6, 10.0)));
    assert!(window.shown().hint.is_some());
    practise(&mut window, PracticeEvent::TryAgain);
    assert_eq!((window.shown().practice.stage, window.shown().hint), (PracticeStage::Asking, None));
    practise(&mut window, PracticeEvent::Leave);
    window.dispatch(Event::Hint);
    let generation = window.search.as_ref().expect("a hint is looked for").generation;
    practise(&mut window, PracticeEvent::TryAgain);
    window.dispatch(Event::Answered { generation, finding: Some(finding(f6, 10.0)) });
    assert_eq!(window.shown().hint, None);
}

#[test]
fn a_review_goes_on_while_the_deck_is_practised() {
    let mut window = Window::started(Mode::PlayBlack);
    window.click("f5");
    window.answer("d6");
    window.wait(Duration::from_secs(3));
    window.click("c3");
    window.dispatch(Event::Resign);
    let job = begin_review(&mut window);
    let begun = practise(&mut window, PracticeEvent::Begin(cards()));
    assert!(!begun.contains(&Effect::EndReview));
    let done = judge_all(&mut window, job, 3, "c4");
    let effects = window.dispatch(done);
    let added = deck(&effects);
    let [DeckChange::Add { mistakes, is_own, .. }] = &added[..] else { panic!("{added:?}") };
    assert_eq!((mistakes.len(), *is_own), (1, true));
    practise(&mut window, PracticeEvent::Leave);
    assert_eq!(window.shown().stage(), Stage::Study);
    assert_eq!((window.shown().review.known, window.shown().review.running), (3, None));
}

/// A game that was read, without anything about how it was played.
fn record(moves: &str) -> GameTree {
    let source = SourceFile { bytes: moves.into(), ..SourceFile::default() };
    Collection::read(&source, None).and_then(|it| it.first()).expect("it is a game")
}

#[test]
fn moves_of_a_record_that_is_played_on_are_nobodys_mistakes() {
    let mut window = Window::ready(Mode::PlayBlack);
    window.dispatch(Event::Study(StudyEvent::Open(Box::new(record("f5d6c3d3")))));
    window.dispatch(Event::Study(StudyEvent::PlayFromHere));
    let position = window.state.game().position().clone();
    let is_of_nobody = |name: &&String| !is_book_move(&position, cell(&window, name));
    let legal = window.legal();
    let own = legal.iter().find(is_of_nobody).expect("the book does not have all").clone();
    window.click(&own);
    window.dispatch(Event::Resign);
    let effects = review(&mut window, 3, "c4");
    assert_eq!(deck(&effects), [], "Black's third move was there");
    assert_eq!(window.state.review_rows().len(), 5, "it is shown all the same");
    let sides = window.shown().review.sides;
    assert_eq!((sides.black.moves, sides.white.moves), (1, 0));
}

#[test]
fn a_game_of_ones_own_from_the_archive_is_ones_own() {
    let mut tree = record("f5d6c3");
    tree.facts.mode = Some(Mode::PlayBlack);
    tree.facts.skills = Some(PerSide::from_fn(|_| Setup::default().skill(Side::White)));
    "Heibai 3".clone_into(&mut tree.facts.names.white);
    let end = tree.main_end();
    tree.set_end(end, Some(End::Resigned(Side::Black)));
    for (open, is_own) in [
        (StudyEvent::OpenOwn(Box::new(tree.clone())), true),
        (StudyEvent::Open(Box::new(tree.clone())), false),
    ] {
        let mut window = Window::ready(Mode::TwoPlayers);
        window.dispatch(Event::Study(open));
        let people = window.shown().people;
        assert_eq!((people.black.is_you, people.white.is_you), (is_own, false));
        assert_eq!(people.white.recorded, "Heibai 3");
        let done = all_but_reviewed(&mut window, 3, "c4");
        let effects = window.dispatch(done);
        let added = deck(&effects);
        let of_own = matches!(&added[..], [DeckChange::Add { mistakes, is_own: true, .. }] if mistakes.len() == 1);
        assert_eq!((of_own, added.is_empty()), (is_own, !is_own));
        // Its reasons are looked for, and then the review is kept for the picture of one's own play.
        let job = effects.iter().find_map(|effect| match effect {
            Effect::Explain(job) => Some((**job).clone()),
            _ => None,
        });
        let is_kept = |effects: &[Effect]| {
            effects.iter().any(|it| matches!(it, Effect::Insight(InsightEffect::Keep(_))))
        };
        let mut kept = is_kept(&effects);
        for at in 0..job.as_ref().map_or(0, |job| job.mistakes.len()) {
            let generation = job.as_ref().expect("there is one").generation;
            let explained = Explained { generation, at, explanation: Explanation::default() };
            let explained = ReviewEvent::Explained(Box::new(explained));
            kept |= is_kept(&window.dispatch(Event::Review(explained)));
        }
        assert_eq!(kept, is_own);
    }
}

#[test]
fn which_studies_are_of_ones_own_games_is_known_after_a_restart() {
    let own = |moves| {
        let mut tree = record(moves);
        tree.facts.mode = Some(Mode::PlayBlack);
        tree
    };
    let mut window = Window::ready(Mode::TwoPlayers);
    for (moves, is_own) in
        [("f5d6c3", true), ("f5f6e6", false), ("f5d6c4", true), ("d3c3c4", false), ("d3c5", false)]
    {
        let tree = Box::new(own(moves));
        let open = if is_own { StudyEvent::OpenOwn(tree) } else { StudyEvent::Open(tree) };
        window.dispatch(Event::Study(open));
    }
    let course = |window: &mut Window| {
        // Back to the first study, which has nothing before it, and forward again.
        let mut seen = Vec::new();
        for event in [vec![Event::Undo; 4], vec![Event::Redo; 4]].concat() {
            window.dispatch(event);
            seen.push((window.moves(), window.shown().people.black.is_you));
        }
        seen
    };
    window.dispatch(Event::Undo);
    window.dispatch(Event::Undo);
    let image = window.kept.clone().expect("there are studies");
    let mut next = Window::ready(Mode::TwoPlayers);
    next.restore(&image);
    assert!(next.shown().people.black.is_you);
    for window in [&mut window, &mut next] {
        window.dispatch(Event::Redo);
        window.dispatch(Event::Redo);
    }
    let seen = course(&mut window);
    assert_eq!(seen.iter().filter(|it| it.1).count(), 3, "{seen:?}");
    assert_eq!(course(&mut next), seen);
}

/// Practises cards from the room where one learns, with a match below.
fn practising_from_learn() -> Window {
    let mut window = Window::started(Mode::TwoPlayers);
    window.click_all("f5d6c3");
    window.dispatch(Event::Learn(LearnEvent::Enter(TODAY)));
    practise(&mut window, PracticeEvent::Begin(cards()));
    assert_eq!(window.shown().stage(), Stage::Exercise);
    window
}

#[test]
fn practice_from_the_room_where_one_learns_leads_back_there_unless_one_goes_elsewhere() {
    let mut window = practising_from_learn();
    practise(&mut window, PracticeEvent::Leave);
    assert!(matches!(window.shown().stage(), Stage::Puzzle | Stage::Refuted));

    // Begun anew, it still does.
    let mut window = practising_from_learn();
    practise(&mut window, PracticeEvent::Begin(cards()));
    practise(&mut window, PracticeEvent::Leave);
    assert!(matches!(window.shown().stage(), Stage::Puzzle | Stage::Refuted));

    let mut window = practising_from_learn();
    window.dispatch(Event::Study(StudyEvent::Enter));
    assert_eq!(window.shown().stage(), Stage::Study);

    let mut window = practising_from_learn();
    let record = transcript::read("f5f6e6f4", Variant::default()).expect("it is a line");
    let setup = Setup { mode: Mode::TwoPlayers, ..Setup::default() };
    window.dispatch(Event::Load { record: Box::new(record), setup, end: None });
    assert_eq!(window.moves(), "f5 f6 e6 f4");
    let shown = window.shown();
    assert_eq!((shown.stage(), shown.move_count), (Stage::Playing, 4));
}

#[test]
fn the_deck_is_practised_from_the_disk() {
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers);
    program.dispatch(Event::Practice(PracticeEvent::Read));
    program.until_says(Status::DeckEmpty);
    let [first, second] = <[Card; 2]>::try_from(cards()).expect("two cards");
    let right = [&first, &second].map(|card| Event::Activate(card.line[0]));
    let told = [Event::Practice(PracticeEvent::Tell), Event::Practice(PracticeEvent::Tell)];
    let text = serde_json::json!({ "version": 1, "cards": [first, second] });
    let path = home.folders().practice().expect("there is a place");
    std::fs::create_dir_all(path.parent().expect("it has a folder")).expect("it can be made");
    std::fs::write(path, text.to_string()).expect("it can be written");
    // Told, they are asked again today.
    for answers in [told, right] {
        program.dispatch(Event::Practice(PracticeEvent::Read));
        program.until("the first card", |driver| driver.state().shown().practice.all == 2);
        for answer in answers {
            program.dispatch(answer);
            program.dispatch(Event::Practice(PracticeEvent::Next));
        }
        program.settle();
    }
    program.dispatch(Event::Practice(PracticeEvent::Read));
    let note = program.until_says(Status::NothingDue);
    assert_eq!(note.number, 2);
}

#[test]
fn a_wrong_answer_says_its_worth_and_the_board_shows_the_reply_until_another_is_tried() {
    let mut window = reviewed();
    practise(&mut window, PracticeEvent::TryAgain);
    let before = window.state.board_rows();
    let effects = window.click("f4");
    let intention = asked(&effects);
    let reply = cell(&window, "c3");
    let mut tried = value(intention.cell, -8);
    tried.line.push(reply);
    let verdict = Verdict {
        best: value(intention.beside.expect("it is compared with the best"), 12),
        played: tried,
        reason: None,
    };
    let generation = intention.generation;
    let judged = Judged { generation, verdict: Some(verdict), is_final: true };
    window.dispatch(Event::Coach(CoachEvent::Judged(Box::new(judged))));
    let shown = window.shown().practice;
    assert_eq!((shown.missed.as_deref(), shown.reply.as_deref()), (Some("f4"), Some("c3")));
    assert_eq!((shown.worth.worth, shown.best.worth), (-8.0, 12.0), "as they were compared");
    assert_eq!(window.shown().walk, Walk { shown: 2, length: 2, is_line: true });
    let rows = window.state.board_rows();
    assert!(rows[reply].stone.is_some() && rows[intention.cell].stone.is_some());
    // A hint is of the position before.
    practise(&mut window, PracticeEvent::Hint);
    assert_eq!(window.state.board_rows()[reply].stone, None);
    practise(&mut window, PracticeEvent::Again);
    window.click("f4");
    practise(&mut window, PracticeEvent::Again);
    assert_eq!(window.state.board_rows().len(), before.len());
    window.click("f6");
    assert_eq!(window.shown().practice.stage, PracticeStage::Solved);
}

#[test]
fn a_right_answer_says_what_it_is_worth_and_its_line_is_walked_on_the_board() {
    let mut window = reviewed();
    let [mut card, _] = <[Card; 2]>::try_from(cards()).expect("two cards");
    card.line = ["f6", "f7"].map(|name| cell(&window, name)).to_vec();
    practise(&mut window, PracticeEvent::Begin(vec![card]));
    let before = window.state.board_rows();
    window.click("f6");
    let shown = window.shown().practice;
    let worths = [shown.worth, shown.best, shown.mistake].map(|it| (it.worth, it.is_exact));
    assert_eq!(worths, [(10.0, true), (10.0, true), (-20.0, true)]);
    let stones = |window: &Window| {
        window.state.board_rows().iter().filter(|row| row.stone.is_some()).count()
    };
    assert_eq!((window.shown().walk.shown, stones(&window)), (1, 6));
    window.dispatch(Event::ViewNext);
    let walk = window.shown().walk;
    assert_eq!(walk.shown, walk.length, "what can't be played is not shown");
    window.dispatch(Event::ViewFirst);
    assert_eq!(
        window.state.board_rows().iter().map(|row| row.stone).collect::<Vec<_>>(),
        before.iter().map(|row| row.stone).collect::<Vec<_>>()
    );
}

#[test]
fn of_another_right_move_its_own_line_is_shown() {
    let mut window = reviewed();
    let [mut card, _] = <[Card; 2]>::try_from(cards()).expect("two cards");
    let cells = |names: &[&str]| names.iter().map(|name| cell(&window, name)).collect::<Vec<_>>();
    card.line = cells(&["f6", "e6"]);
    let line = cells(&["f4", "c3"]);
    practise(&mut window, PracticeEvent::Begin(vec![card]));
    let intention = asked(&window.click("f4"));
    let [best, tried] = [value(intention.beside.expect("it is compared"), 10), value(line[0], 10)];
    let played = MoveValue { line, ..tried };
    let verdict = Verdict { best, played, reason: None };
    let judged =
        Judged { generation: intention.generation, verdict: Some(verdict), is_final: true };
    window.dispatch(Event::Coach(CoachEvent::Judged(Box::new(judged))));
    let shown = window.shown().practice;
    assert_eq!(shown.stage, PracticeStage::Solved);
    assert_eq!((shown.answer, shown.line), (names(&["f6", "e6"]), names(&["f4", "c3"])));
    practise(&mut window, PracticeEvent::Again);
    assert!(window.shown().practice.line.is_empty(), "nothing is given away");
    practise(&mut window, PracticeEvent::Tell);
    assert_eq!(window.shown().practice.line, ["f6", "e6"]);
}

fn names(names: &[&str]) -> Vec<String> {
    names.iter().map(ToString::to_string).collect()
}

#[test]
fn a_card_says_in_which_game_the_mistake_was_made() {
    let mut window = Window::started(Mode::PlayBlack);
    window.click("f5");
    window.answer("d6");
    window.wait(Duration::from_secs(3));
    window.click("c3");
    let effects = review(&mut window, 3, "c4");
    let [DeckChange::Add { variant, mistakes, occasion, is_own }] = &deck(&effects)[..] else {
        panic!("a mistake is put into the deck")
    };
    assert!(*is_own, "it is dated today");
    assert!(occasion.names.white.starts_with("Heibai "));
    let card = Card::of(*variant, &mistakes[0], occasion, 0);
    practise(&mut window, PracticeEvent::Begin(vec![card]));
    assert_eq!(window.shown().practice.occasion, *occasion);
}

#[test]
fn a_mistake_out_of_the_deck_is_explained_once_it_is_answered() {
    let mut window = Window::started(Mode::TwoPlayers);
    let [card, other] = <[Card; 2]>::try_from(cards()).expect("two cards");
    let best = card.line[0];
    let effects = practise(&mut window, PracticeEvent::Begin(vec![card, other]));
    let job = effects.iter().find_map(|effect| match effect {
        Effect::Explain(job) => Some((**job).clone()),
        _ => None,
    });
    let ExplainJob { generation, mistakes } = job.expect("the reason is looked for");
    assert_eq!((mistakes.len(), mistakes[0].best.cell), (1, best));
    let motif = Motif::Opened { cells: vec![best], new: true };
    let explanation = Explanation {
        reasons: vec![Reason {
            motif: motif.clone(),
            ply: 1,
            explained: 80,
            remedy: Remedy::Avoids,
        }],
        ..Explanation::default()
    };
    let explained = Explained { generation, at: 0, explanation };
    window.dispatch(Event::Review(ReviewEvent::Explained(Box::new(explained))));
    assert_eq!(window.shown().practice.reason, None, "it would give the answer away");
    window.click("f6");
    let reason = window.shown().practice.reason.expect("it is told");
    assert_eq!((reason.motif, reason.list), (motif, vec!["f6".to_owned()]));

    let effects = practise(&mut window, PracticeEvent::Next);
    assert!(effects.iter().any(|it| matches!(it, Effect::Explain(_))), "each has its own");
    practise(&mut window, PracticeEvent::Tell);
    let shown = window.shown().practice;
    assert_eq!((shown.reason, shown.explains), (None, true));
}

#[test]
fn who_has_to_pass_after_a_mistake_does_not_answer_it() {
    let mut window = Window::started(Mode::TwoPlayers);
    let mut card = cards().remove(0);
    card.key.stones = format!("-OX{:-<53}------OX", "");
    card.key.to_move = Side::Black;
    let position = card.key.position().expect("it can be set up");
    // After each of the two moves White has none, and Black makes the other.
    let [mistake, best] = <[usize; 2]>::try_from(position.legal_cells()).expect("there are two");
    (card.played, card.played_line, card.line) = (mistake, vec![mistake, best], vec![best]);
    practise(&mut window, PracticeEvent::Begin(vec![card]));
    window.dispatch(Event::Activate(mistake));
    let shown = window.shown().practice;
    assert!(shown.missed.is_some());
    let walk = Walk { shown: 2, length: 2, is_line: true };
    assert_eq!((shown.reply, window.shown().walk), (None, walk));
}

#[test]
fn an_exercise_is_left_when_a_kept_game_is_resumed() {
    let mut other = Window::started(Mode::TwoPlayers);
    other.click_all("f5f6");
    let image = other.kept.clone().expect("the game is kept");
    let mut window = reviewed();
    practise(&mut window, PracticeEvent::Begin(cards()));
    window.restore(&image);
    let shown = window.shown();
    assert_eq!((shown.practice.stage, shown.study.open), (PracticeStage::Closed, false));
    assert_eq!((window.status(), window.moves().as_str()), (Status::Resumed, "f5 f6"));
    window.dispatch(Event::TogglePause);
    window.click("e6");
    assert_eq!(window.moves(), "f5 f6 e6");
}

#[test]
fn whoever_practises_sets_up_no_more() {
    let mut window = reviewed();
    window.dispatch(Event::SetUp(SetUpEvent::Begin));
    practise(&mut window, PracticeEvent::Begin(cards()));
    let shown = window.shown();
    assert_eq!((shown.practice.stage, shown.set_up.open), (PracticeStage::Asking, false));
    practise(&mut window, PracticeEvent::Leave);
    let shown = window.shown();
    assert_eq!((shown.set_up.open, shown.study.open, shown.move_count), (false, true, 3));
}
