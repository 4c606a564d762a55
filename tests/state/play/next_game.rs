//! What is chosen while a game is played belongs to the next one, and what is asked before one is left.

use std::collections::BTreeSet;

use super::situation;
use crate::window_support::{Window, secs, setup, signals};
use heibai::app::state::{Effect, Event, Note, Question, Signal, Status};
use heibai::game::{Game, Level, Mode, Phase, Setup, Side, TimeControl, Variant};

#[test]
fn what_is_chosen_while_a_game_is_played_is_for_the_next_one() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.click("f5");
    let played = window.shown().setup;
    let gomoku = Variant::usual(Game::Gomoku);
    for event in [
        Event::ChooseVariant(gomoku),
        Event::ChooseMode(Mode::PlayWhite),
        Event::ChooseClock(TimeControl::Off),
        Event::ChooseSize(19),
        Event::ChooseSkill(Side::Black, Level::MAX.into()),
    ] {
        let effects = window.dispatch(event.clone());
        assert!(effects.contains(&Effect::RememberSetup), "{event:?}");
        assert_eq!((window.shown().setup, window.moves().as_str()), (played, "f5"), "{event:?}");
    }
    let next = window.shown().next;
    assert_eq!((next.variant, next.mode), (gomoku.with_size(19), Mode::PlayWhite));
    assert_eq!((next.time, next.skills.black), (TimeControl::Off, Level::MAX.into()));
    window.dispatch(Event::Reset);
    assert_eq!((window.shown().setup, window.phase()), (next, Phase::Ready));
    assert_eq!(window.state.board_rows().len(), 19 * 19);
    window.dispatch(Event::Undo);
    assert_eq!((window.shown().setup, window.moves().as_str()), (played, "f5"));
    assert_eq!(window.shown().next, next, "the choice stays");
}

#[test]
fn the_strength_is_that_of_both_games_while_the_same_people_play() {
    let mut window = Window::started(Mode::PlayBlack);
    window.dispatch(Event::ChooseClock(TimeControl::Off));
    window.dispatch(Event::ChooseSkill(Side::White, Level::MAX.into()));
    let shown = window.shown();
    assert!(shown.shares_seats);
    assert_eq!(
        (shown.setup.skills.white, shown.next.skills.white),
        (Level::MAX.into(), Level::MAX.into())
    );
    assert_ne!(shown.setup.time, shown.next.time);
    window.dispatch(Event::ChooseMode(Mode::Watch));
    window.dispatch(Event::ChooseSkill(Side::White, Level::MIN.into()));
    let shown = window.shown();
    assert!(!shown.shares_seats);
    assert_eq!(
        (shown.setup.skills.white, shown.next.skills.white),
        (Level::MAX.into(), Level::MIN.into())
    );
}

#[test]
fn a_rematch_is_the_same_game_and_the_choice_waits() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.dispatch(Event::ChooseSize(6));
    window.dispatch(Event::Resign);
    window.dispatch(Event::Rematch);
    assert_eq!((window.phase(), window.shown().setup.variant.size()), (Phase::Running, 8));
    assert_eq!(window.shown().next.variant.size(), 6);
    window.dispatch(Event::ChooseSize(8));
    assert_eq!(window.shown().next, window.shown().setup, "nothing is chosen that is not played");
}

#[test]
fn a_resumed_game_goes_on_beside_what_was_chosen_last() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.click("f5");
    let kept = window.kept.clone().expect("it is kept");
    let chosen = Setup { time: TimeControl::Off, ..setup(Mode::PlayBlack, 6) };
    let mut again = Window::new(chosen, window.state.game().options());
    again.restore(&kept);
    again.state.offer(chosen);
    assert_eq!(again.shown().setup, setup(Mode::TwoPlayers, 8));
    assert_eq!(again.shown().next, chosen);
    again.dispatch(Event::Reset);
    assert_eq!(again.shown().setup, chosen);
}

#[test]
fn a_new_game_is_asked_about_where_a_person_has_moved_and_puts_the_old_one_by() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.dispatch(Event::ChooseSize(6));
    window.dispatch(Event::Ask(Question::NewGame));
    assert_eq!(window.shown().asked, None, "nobody has moved");
    assert_eq!((window.phase(), window.shown().setup.variant.size()), (Phase::Running, 6));

    window.click_all("b3");
    window.dispatch(Event::ChooseSize(8));
    window.dispatch(Event::Ask(Question::NewGame));
    assert_eq!(window.shown().asked, Some(Question::NewGame));
    assert_eq!((window.moves().as_str(), window.phase()), ("b3", Phase::Running));
    window.dispatch(Event::AnswerQuestion { is_meant: false });
    assert_eq!((window.shown().asked, window.moves().as_str()), (None, "b3"));
    window.dispatch(Event::Ask(Question::NewGame));
    window.dispatch(Event::AnswerQuestion { is_meant: true });
    assert_eq!((window.phase(), window.moves().as_str()), (Phase::Running, ""));
    assert_eq!(window.shown().setup.variant.size(), 8);
    window.log.clear();
    window.click("f5");
    let kept = window.log.iter().any(|effect| matches!(effect, Effect::KeepAside(_)));
    assert!(kept, "the game before can be resumed");

    let mut watched = situation("watching");
    watched.dispatch(Event::Ask(Question::NewGame));
    assert_eq!(watched.shown().asked, None, "nobody has done anything there");
}

#[test]
fn giving_up_is_asked_and_a_move_takes_the_question_back() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.click("f5");
    window.dispatch(Event::Ask(Question::Resign));
    assert_eq!((window.shown().asked, window.phase()), (Some(Question::Resign), Phase::Running));
    window.click("d6");
    assert_eq!((window.shown().asked, window.moves().as_str()), (None, "f5 d6"));
    window.dispatch(Event::AnswerQuestion { is_meant: true });
    assert_eq!(window.phase(), Phase::Running, "nothing is asked");
    // Nor is the other side asked after an undo.
    for event in [Event::Undo, Event::Redo] {
        window.dispatch(Event::Ask(Question::Resign));
        window.dispatch(event);
        assert_eq!((window.shown().asked, window.phase()), (None, Phase::Running));
    }
    // Nor is anything of a game that is opened meanwhile.
    let mut other = window.clone();
    other.dispatch(Event::Ask(Question::Resign));
    let record = Box::new(Window::started(Mode::TwoPlayers).state.game().record());
    let setup = *other.state.game().setup();
    other.dispatch(Event::Load { record, setup, end: None });
    assert_eq!((other.shown().asked, other.phase()), (None, Phase::Paused));
    window.dispatch(Event::Ask(Question::Resign));
    window.dispatch(Event::AnswerQuestion { is_meant: true });
    assert_eq!((window.phase(), window.status()), (Phase::Over, Status::Resigned));
    window.dispatch(Event::Ask(Question::Resign));
    assert_eq!((window.shown().asked, window.status()), (None, Status::NothingToResign));
}

#[test]
fn the_end_of_the_time_goes_before_what_else_is_asked() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.dispatch(Event::Ask(Question::Resign));
    window.wait(secs(30));
    assert!(window.shown().time_up);
    assert_eq!(window.shown().asked, None);
}

#[test]
fn skip_says_why_wherever_it_can_do_nothing() {
    for (name, status) in [
        ("ready", Status::NotBegun),
        ("thinking", Status::NotYourTurn),
        ("paused", Status::PausedPressContinue),
        ("over", Status::GameOver),
    ] {
        let mut window = situation(name);
        let revision = window.state.game().revision();
        window.dispatch(Event::Skip);
        assert_eq!((window.status(), window.state.game().revision()), (status, revision), "{name}");
    }
    let mut window = Window::started(Mode::PlayBlack);
    window.dispatch(Event::Skip);
    assert_eq!(window.status(), Status::SkipRefused);
    let gomoku = Setup { variant: Variant::usual(Game::Gomoku), ..setup(Mode::TwoPlayers, 8) };
    let mut window = Window::new(gomoku, window.state.game().options());
    window.dispatch(Event::Skip);
    assert_eq!(window.status(), Status::SkipUnknown);
    window.dispatch(Event::Start);
    window.dispatch(Event::Skip);
    assert_eq!((window.status(), window.shown().move_count), (Status::SkipUnknown, 0));
}

/// Why a key or menu entry can do nothing.
const REFUSALS: &str = "NotBegun NothingToResign NothingToStart NothingToReset NothingToResume NoList NothingToCopy \
    NotInStudy OnlyInStudy NoSquare SetUpFirst ExerciseFirst NotWhilePlaying NothingToReview ReviewInStudy AtStart \
    AtEnd NoRecentFiles NoMistakeHere AllAnalysed AnalysisOff NotHere NoExercise NothingToChange NothingToPlay GameOver";

/// Why something else was not done.
const OTHERS: &str = "Occupied FlipsNothing ForbiddenOverline ForbiddenDoubleFour ForbiddenDoubleThree TooFarOut \
    FifthKnown FifthAlike FifthNotOffered NotYourTurn SkipRefused SkipUnknown NothingToUndo NothingToRedo";

fn named(statuses: impl Iterator<Item = Status>) -> BTreeSet<String> {
    statuses.map(|it| format!("{it:?}")).collect()
}

fn names(list: &str) -> BTreeSet<String> {
    list.split_whitespace().map(str::to_owned).collect()
}

#[test]
fn only_what_says_why_something_was_not_done_is_a_refusal() {
    let all = || Status::ALL.iter().copied();
    assert_eq!(named(all().filter(|it| it.is_refusal())), names(REFUSALS));
    let is_heard_again = |status: &Status| {
        let mut window = Window::ready(Mode::TwoPlayers);
        window.dispatch(Event::Say(Note::new(*status)));
        let again = window.dispatch(Event::Say(Note::new(*status)));
        signals(&again).contains(&Signal::SaidAgain)
    };
    assert_eq!(named(all().filter(is_heard_again)), &names(REFUSALS) | &names(OTHERS));
}

#[test]
fn a_key_that_can_do_nothing_says_why() {
    for &reason in Status::ALL.iter().filter(|it| it.is_refusal()) {
        let mut window = Window::started(Mode::TwoPlayers);
        let before = window.state.game().revision();
        window.dispatch(Event::Explain(reason));
        assert_eq!((window.status(), window.state.game().revision()), (reason, before));
    }
}
