//! What the window shows of a game of Gomoku, and what it asks the machine for.

use crate::window_support::{Window, finding, signals};
use heibai::app::state::{Action, Effect, Event, Finding, Signal, Stage, Status, StudyEvent};
use heibai::game::{Choice, Foul, Game, Mode, Options, Phase, Setup, Side, Variant};
use heibai::gomoku::{Opening, Ruleset};
use heibai::search::{RankedMove, Score};

fn window(mode: Mode, rules: Ruleset, opening: Opening) -> Window {
    let variant = Variant::Gomoku { size: 15, rules, opening };
    let mut window = Window::new(Setup { variant, mode, ..Setup::default() }, Options::default());
    window.dispatch(Event::Start);
    window
}

fn click_all(window: &mut Window, names: &str) {
    for name in names.split_whitespace() {
        window.click(name);
    }
}

#[test]
fn who_chooses_is_told_by_the_seat_also_when_colours_were_exchanged() {
    let mut window = window(Mode::TwoPlayers, Ruleset::Renju, Opening::Taraguchi10);
    let chooser = |window: &Window| {
        assert_eq!(window.status(), Status::ChooseColours);
        window.shown().note.side
    };
    window.click("h8");
    assert_eq!(chooser(&window), Some(Side::White), "the other player");
    window.dispatch(Event::MakeChoice(Choice::Black));
    window.click("i9");
    assert_eq!(chooser(&window), Some(Side::White), "the opener has placed it, with White");
    window.dispatch(Event::MakeChoice(Choice::Black));
    window.click("i8");
    assert_eq!(chooser(&window), Some(Side::Black), "the other player has placed it, with Black");
}

#[test]
fn stones_have_numbers_and_a_row_that_won_is_marked() {
    let mut window = window(Mode::TwoPlayers, Ruleset::Freestyle, Opening::Free);
    window.click("h8");
    assert_eq!(window.status(), Status::Placed);
    assert_eq!(window.shown().note.cell, "h8");
    click_all(&mut window, "h9 i8 i9 j8 j9 k8 k9");
    let log = window.click("l8");
    assert!(signals(&log).contains(&Signal::GameOver));
    assert_eq!((window.phase(), window.status()), (Phase::Over, Status::GameOver));
    let rows = window.state.board_rows();
    let row = |name: &str| rows.iter().find(|row| row.name == name).expect("it is on the board");
    assert_eq!((row("h8").number, row("k9").number, row("l8").number), (1, 8, 9));
    assert!(row("l8").last_move && row("l8").winning && row("h8").winning);
    assert_eq!(rows.iter().filter(|row| row.winning).count(), 5);
    assert_eq!(row("a1").number, 0);
    window.dispatch(Event::ViewFirst);
    assert!(window.state.board_rows().iter().all(|row| !row.winning && row.number == 0));
}

#[test]
fn forbidden_points_show_their_reason_to_black_alone_and_while_it_may_move() {
    let mut window = window(Mode::TwoPlayers, Ruleset::Renju, Opening::Free);
    click_all(&mut window, "j8 a1 j9 c1 h7 e1 i7 g1");
    let fouls = |window: &Window| {
        let rows = window.state.board_rows().into_iter();
        rows.filter_map(|row| row.foul.map(|foul| (row.name, foul))).collect::<Vec<_>>()
    };
    assert_eq!(fouls(&window), [("j7".to_owned(), Foul::DoubleThree)]);
    let log = window.click("j7");
    assert_eq!(window.status(), Status::ForbiddenDoubleThree);
    assert_eq!(signals(&log), [Signal::IllegalCell(window.cell("j7"))]);
    window.click("k12");
    assert_eq!(fouls(&window), []);
    window.dispatch(Event::Undo);
    assert_eq!(fouls(&window).len(), 1);
    window.dispatch(Event::ViewFirst);
    assert_eq!(fouls(&window), [], "an old position forbids nothing");
}

#[test]
fn a_tournament_opening_of_renju_is_a_dialogue_between_two_people() {
    let mut window = window(Mode::TwoPlayers, Ruleset::Renju, Opening::Soosorv8);
    for (name, side, width) in
        [("h8", Side::Black, 1), ("i9", Side::White, 3), ("j10", Side::Black, 5)]
    {
        let note = window.shown().note;
        assert_eq!((note.status, note.side, note.count), (Status::OpeningStone, Some(side), width));
        window.click("a1");
        assert_eq!((window.status(), window.shown().note.count), (Status::TooFarOut, width));
        window.click(name);
    }
    assert_eq!(window.shown().choices, [Choice::Black, Choice::White]);
    window.dispatch(Event::TogglePause);
    assert_eq!((window.shown().choosing, window.shown().choices.len()), (true, 0));
    window.dispatch(Event::TogglePause);
    window.dispatch(Event::MakeChoice(Choice::Black));
    assert_eq!(window.status(), Status::ColoursChosen);
    window.click("a1");
    assert_eq!((window.status(), window.shown().choices.len()), (Status::ChooseFifths, 8));
    window.dispatch(Event::MakeChoice(Choice::Fifths(2)));
    assert_eq!((window.status(), window.shown().note.number), (Status::FifthsChosen, 2));
    window.dispatch(Event::MakeChoice(Choice::White));
    assert_eq!((window.status(), window.shown().note.number), (Status::OfferFifths, 2));
    assert_eq!((window.shown().turn, window.shown().side_in_turn), (Side::Black, Side::Black));
    let log = window.click("h9");
    assert_eq!(signals(&log), [], "no stone is placed");
    let note = window.shown().note;
    assert_eq!((note.status, note.cell.as_str(), note.number), (Status::FifthOffered, "h9", 1));
    window.click("h9");
    assert_eq!(window.status(), Status::FifthKnown);
    window.click("o15");
    assert_eq!(window.status(), Status::TakeFifth);
    assert_eq!((window.shown().turn, window.shown().side_in_turn), (Side::Black, Side::White));
    let offered = |window: &Window| {
        let rows = window.state.board_rows().into_iter();
        rows.filter_map(|row| (row.offered > 0).then_some((row.name, row.offered)))
            .collect::<Vec<_>>()
    };
    assert_eq!(offered(&window), [("o15".to_owned(), 2), ("h9".to_owned(), 1)]);
    window.click("g7");
    assert_eq!(window.status(), Status::FifthNotOffered);
    window.click("h9");
    assert_eq!((window.status(), window.shown().note.cell.as_str()), (Status::FifthTaken, "h9"));
    assert_eq!((offered(&window), window.shown().turn), (vec![], Side::White));
    let rows = window.state.move_rows();
    let names: Vec<_> = rows.iter().map(|row| (row.number, row.notation.as_str())).collect();
    let made =
        [(4, "a1"), (0, "fifths-2"), (0, "white"), (0, "offer-h9"), (0, "offer-o15"), (5, "h9")];
    assert_eq!(names[4..], made);
    let shown = window.shown();
    assert_eq!((shown.played, shown.move_count), (5, 10), "choices and offers are no moves");
}

#[test]
fn the_machine_offers_fifth_moves() {
    let mut window = window(Mode::PlayWhite, Ruleset::Renju, Opening::Rif);
    let answer = |window: &mut Window, name: &str, status| {
        assert_eq!(window.status(), status);
        window.answer(name);
        window.wake();
    };
    for name in ["h8", "i9", "j10"] {
        answer(&mut window, name, Status::MachineOpens);
    }
    window.dispatch(Event::MakeChoice(Choice::White));
    window.click("a1");
    answer(&mut window, "h9", Status::MachineOffers);
    assert_eq!((window.status(), window.shown().note.number), (Status::FifthOffered, 1));
    window.answer("o15");
    window.wake();
    assert_eq!((window.status(), window.shown().side_in_turn), (Status::TakeFifth, Side::White));
    window.click("o15");
    assert_eq!(window.moves(), "h8 i9 j10 white a1 offer-h9 offer-o15 o15");
}

#[test]
fn the_machine_takes_a_fifth_move() {
    let mut window = window(Mode::PlayBlack, Ruleset::Renju, Opening::Rif);
    click_all(&mut window, "h8 i9 j10");
    window.answer_with(Some(Finding { choice: Some(Choice::White), ..finding(0, 0.0) }));
    window.wake();
    window.answer("a1");
    window.wake();
    click_all(&mut window, "h9 o15");
    assert_eq!(window.status(), Status::MachineTakes);
    // Its search broke down; one of the two it is in any case.
    window.answer_with(None);
    window.wake();
    assert_eq!(window.moves(), "h8 i9 j10 white a1 offer-h9 offer-o15 o15");
}

#[test]
fn swap2_is_a_dialogue_between_two_people() {
    let mut window = window(Mode::TwoPlayers, Ruleset::Freestyle, Opening::Swap2);
    for (left, side, name) in
        [(3, Side::Black, "h8"), (2, Side::White, "i9"), (1, Side::Black, "k10")]
    {
        let shown = window.shown();
        assert_eq!(shown.note.status, Status::OpeningStone);
        assert_eq!((shown.note.number, shown.note.side), (left, Some(side)));
        assert_eq!((shown.turn, shown.side_in_turn), (side, Side::Black));
        window.click(name);
    }
    assert_eq!(window.status(), Status::ChooseColours);
    assert_eq!(window.shown().choices, [Choice::Black, Choice::White, Choice::TwoMore]);
    assert!(!window.shown().can_hint);
    assert_eq!(window.shown().stage(), Stage::Colours);
    assert!(!window.shown().actions().contains(&Action::Redo), "the answers have its place");
    window.dispatch(Event::ViewPrevious);
    assert_eq!(window.shown().stage(), Stage::Past, "nothing is to be chosen there");
    window.dispatch(Event::ViewLast);
    assert_eq!(window.shown().stage(), Stage::Colours);
    window.click("a1");
    assert_eq!((window.status(), window.moves().as_str()), (Status::ChooseColours, "h8 i9 k10"));
    window.dispatch(Event::MakeChoice(Choice::TwoMore));
    assert_eq!(window.status(), Status::TwoMore);
    click_all(&mut window, "c3 c5");
    assert_eq!(window.shown().choices, [Choice::Black, Choice::White]);
    window.dispatch(Event::MakeChoice(Choice::TwoMore));
    assert_eq!(window.moves(), "h8 i9 k10 two-more c3 c5", "that is not due");
    window.dispatch(Event::MakeChoice(Choice::White));
    let shown = window.shown();
    assert_eq!(shown.note.status, Status::ColoursChosen);
    assert_eq!(shown.note.side, Some(Side::White), "the opener has White");
    assert!(shown.choices.is_empty());
    let rows = window.state.move_rows();
    assert!(rows[3].is_choice() && !rows[3].is_pass() && rows[6].is_choice());
    window.dispatch(Event::Undo);
    assert_eq!(window.status(), Status::ChooseColours);
    let note = &window.shown().note;
    assert_eq!((note.came_back, note.cell.as_str()), (Some(Status::Undone), "white"));
    assert!(window.shown().can_redo);
    assert!(window.shown().actions().contains(&Action::Redo));
    window.dispatch(Event::Redo);
    assert_eq!(window.status(), Status::Redone);
}

#[test]
fn the_machine_chooses_what_its_search_says_and_anything_if_that_breaks_down() {
    for (found, expected) in
        [(Some(Choice::White), "white"), (Some(Choice::TwoMore), "two-more"), (None, "black")]
    {
        let mut window = window(Mode::PlayBlack, Ruleset::Standard, Opening::Swap2);
        click_all(&mut window, "h8 i9 k10");
        let job = window.search.clone().expect("the machine has to choose");
        assert_eq!(job.position.choices().len(), 3);
        window.answer_with(Some(Finding { choice: found, ..finding(0, 0.0) }));
        window.wake();
        assert_eq!(window.moves(), format!("h8 i9 k10 {expected}"));
    }
}

#[test]
fn a_study_gives_each_player_the_colour_of_the_end() {
    let mut window = window(Mode::PlayBlack, Ruleset::Freestyle, Opening::Swap2);
    click_all(&mut window, "h8 i9 k10");
    window.answer_with(Some(Finding { choice: Some(Choice::Black), ..finding(0, 0.0) }));
    window.wake();
    window.dispatch(Event::Resign);
    window.dispatch(Event::Study(StudyEvent::Enter));
    let people = window.shown().people;
    assert_eq!((people.black.is_you, people.white.is_you), (false, true));
    assert!(people.black.recorded.starts_with("Heibai ") && people.white.recorded.is_empty());
    window.dispatch(Event::ViewFirst);
    assert!(window.shown().people.black.is_you, "then nobody had chosen");
}

#[test]
fn while_nobody_has_a_colour_the_status_speaks_of_the_machine_and_not_of_a_colour() {
    let mut window = window(Mode::PlayWhite, Ruleset::Freestyle, Opening::Swap2);
    for name in ["h8", "i9", "k10"] {
        assert_eq!(window.status(), Status::MachineOpens);
        window.answer(name);
        window.wake();
    }
    assert_eq!(window.status(), Status::ChooseColours);
    window.dispatch(Event::MakeChoice(Choice::TwoMore));
    click_all(&mut window, "c3 c5");
    assert_eq!(window.status(), Status::MachineChooses);
    assert_eq!(window.shown().opener, None);
    window.answer_with(Some(Finding { choice: Some(Choice::Black), ..finding(0, 0.0) }));
    window.wake();
    assert_eq!(window.status(), Status::ColoursChosen);
    assert_eq!(window.shown().opener, Some(Side::Black));
    let numbers: Vec<usize> = window.state.move_rows().iter().map(|row| row.number).collect();
    assert_eq!(numbers, [1, 2, 3, 0, 4, 5, 0], "a choice is no move");
    window.dispatch(Event::View(6));
    assert_eq!(window.shown().note.number, 5);
}

#[test]
fn a_hint_tells_a_forced_win() {
    let mut window = window(Mode::TwoPlayers, Ruleset::Freestyle, Opening::Free);
    window.click("h8");
    window.dispatch(Event::Hint);
    let cell = window.cell("i9");
    let best = RankedMove { score: Score::win_in(7), exact: true, ..RankedMove::unknown(cell) };
    window.answer_with(Some(Finding { ranked: vec![best], choice: None }));
    let hint = window.state.board_rows()[cell].hint.expect("it is the best point");
    assert_eq!((hint.rank, hint.forced), (1, Some(7)));
    assert_eq!(window.shown().hint.and_then(|hint| hint.forced), Some(7));
    window.dispatch(Event::Resign);
    assert_eq!(window.phase(), Phase::Over);
    assert!(window.shown().hint.is_none(), "there is no move left to hint at");
    assert!(window.state.board_rows().iter().all(|row| row.hint.is_none()));
}

#[test]
fn another_game_is_chosen_in_place_and_remembered() {
    let mut window = Window::ready(Mode::TwoPlayers);
    let effects = window.dispatch(Event::ChooseVariant(Variant::usual(Game::Gomoku)));
    assert!(effects.contains(&Effect::RememberSetup));
    assert_eq!(window.state.board_rows().len(), 225);
    assert!(!window.shown().has_openings && !window.shown().can_skip);
    window.dispatch(Event::Start);
    window.click("a15");
    assert_eq!(window.moves(), "a15");
    let before = window.shown().setup;
    window.dispatch(Event::ChooseVariant(Variant::usual(Game::Othello)));
    assert_eq!(window.shown().setup, before);
    assert_eq!(window.shown().next.variant, Variant::usual(Game::Othello));
}
