//! Positions that are set up by hand: the editor, what it is doubted for, and the games that begin there.

use crate::window_support::{Window, secs, signals};
use heibai::app::state::{Event, LearnEvent, Moment, SetUpEvent, Signal, Status, StudyEvent};
use heibai::game::tree::{GameTree, Start};
use heibai::game::{
    BoardEditor, GameRecord, Match, MatchImage, Mode, Objection, Options, Phase, Ply, Position,
    Setup, Side, Variant,
};
use heibai::gomoku::{Opening, Ruleset};
use proptest::prelude::*;

const TODAY: Moment = Moment { date: 20_261_126, seconds: 1_795_000_000, tonight: 1_795_046_399 };
const GOMOKU: Variant =
    Variant::Gomoku { size: 15, rules: Ruleset::Freestyle, opening: Opening::Free };

fn othello(size: u8) -> Variant {
    Variant::default().with_size(size)
}

/// A position from its rows: `X` black, `O` white.
fn position(variant: Variant, rows: &str, to_move: Side) -> Position {
    let stones: Vec<_> = rows
        .chars()
        .filter(|letter| !letter.is_whitespace())
        .map(|letter| match letter {
            'X' => Some(Side::Black),
            'O' => Some(Side::White),
            _ => None,
        })
        .collect();
    Position::set_up(variant, &stones, to_move).expect("the board is full of letters")
}

/// Black to move wins a disc more with either move.
const ENDING: &str = "------ -OOO-- -OXO-- -XXX-- ------ ------";

fn ending() -> Position {
    position(othello(6), ENDING, Side::Black)
}

fn editor() -> BoardEditor {
    BoardEditor::new(othello(8), othello(8).start().expect("it is a board"))
}

fn set_up(window: &mut Window, event: SetUpEvent) {
    window.dispatch(Event::SetUp(event));
}

fn status(window: &Window) -> Status {
    window.shown().note.status
}

#[test]
fn what_is_chosen_again_changes_nothing_and_an_undo_of_much_is_told() {
    let mut window = Window::started(Mode::TwoPlayers);
    set_up(&mut window, SetUpEvent::Begin);
    window.click("a1");
    set_up(&mut window, SetUpEvent::Size(8));
    assert!(window.state.board_rows()[0].stone.is_some());
    set_up(&mut window, SetUpEvent::Size(6));
    assert_eq!(window.state.board_rows().len(), 36);
    window.dispatch(Event::Undo);
    assert_eq!((window.state.board_rows().len(), status(&window)), (64, Status::EditUndone));
    window.dispatch(Event::Undo);
    assert_eq!(status(&window), Status::SettingUp, "the square itself is told");
}

#[test]
fn a_stone_is_put_replaced_and_taken_away_without_any_rule() {
    let mut editor = editor();
    assert!(editor.put(0, Some(Side::White)));
    assert_eq!(editor.position().stone(0), Some(Side::White));
    assert!(editor.put(0, Some(Side::Black)), "no disc is flipped, it is replaced");
    assert!(!editor.put(0, Some(Side::Black)), "it lies there already");
    assert_eq!(editor.position().counts().black, 3);
    assert!(editor.put(0, None));
    assert!(!editor.put(64, Some(Side::Black)), "there is no such cell");
    assert_eq!(editor.position(), &othello(8).start().expect("it is a board"));
}

#[test]
fn the_board_is_turned_to_the_right_and_mirrored_left_and_right() {
    let mut editor = editor();
    editor.clear();
    editor.put(1, Some(Side::Black));
    editor.rotate();
    let name = |editor: &BoardEditor| {
        let position = editor.position();
        (0..64).find(|&cell| position.stone(cell).is_some()).map(|cell| position.cell_name(cell))
    };
    assert_eq!(name(&editor).as_deref(), Some("h2"), "b1 comes to lie there");
    editor.mirror();
    assert_eq!(name(&editor).as_deref(), Some("a2"));
}

#[test]
fn what_no_game_leads_to_is_told() {
    let objections = |variant, rows, to_move| position(variant, rows, to_move).objections();
    let start = "------ ------ --OX-- --XO-- ------ ------";
    assert_eq!(objections(othello(6), start, Side::Black), []);
    assert_eq!(objections(othello(6), ENDING, Side::Black), []);
    let hole = "------ ------ --OX-- --X--- ---X-- ------";
    assert_eq!(objections(othello(6), hole, Side::White)[0], Objection::EmptyMiddle(21));
    let apart = "X----- ------ --OX-- --XO-- ------ ------";
    assert_eq!(objections(othello(6), apart, Side::Black), [Objection::CutOff(0)]);
    let pass = "XO---- XO---- -OOO-- --OO-- ------ ------";
    assert_eq!(objections(othello(6), pass, Side::White), [Objection::MustPass(Side::White)]);
    let wiped = "------ ------ --XX-- --XX-- ------ ------";
    assert_eq!(objections(othello(6), wiped, Side::White), [Objection::Over]);

    let small = GOMOKU.with_size(5);
    assert_eq!(objections(small, "----- -XO-- ----- ----- -----", Side::Black), []);
    assert_eq!(
        objections(small, "----- -XO-- ----- ----- -----", Side::White),
        [Objection::Counts]
    );
    assert_eq!(objections(small, "----- -X--- ----- ----- -----", Side::White), []);
    assert_eq!(
        objections(small, "OOOO- XXXXX ----- ----- -----", Side::White),
        [Objection::Row(Side::Black)]
    );
    assert_eq!(
        objections(small, "----- XXXXX ----- ----- -----", Side::Black),
        [Objection::Row(Side::Black), Objection::Counts],
        "that it is over is what matters"
    );
    for (text, winner) in [
        ("OOOO- XXXXX ----- ----- -----", Some(Side::Black)),
        ("O---- -O--- --O-- ---O- ----O", Some(Side::White)),
        ("----X ---X- --X-- -X--- X----", Some(Side::Black)),
        ("XXXX- ----X ----- ----- -----", None),
    ] {
        let made = position(small, text, Side::White);
        assert_eq!((made.leader(), made.is_over()), (winner, winner.is_some()), "{text}");
        assert_eq!(made.winning_cells().len(), if winner.is_some() { 5 } else { 0 });
    }
}

#[test]
fn a_game_goes_on_from_there_and_comes_back_from_its_image() {
    let setup = Setup { variant: othello(6), ..Setup::default() };
    let start = Start::set_up(othello(6), ending());
    let record = GameRecord::from_start(start, Vec::new()).expect("nothing was played");
    let mut game = Match::new(setup, Options::default()).expect("it can be played");
    game.open(&record, setup, None).expect("it can be played on");
    game.resume(secs(1)).expect("it waits");
    let cell = game.position().legal_cells()[0];
    game.place(cell, heibai::game::Mover::Human, secs(2)).expect("it is legal");

    let image = game.image().expect("it is under way");
    let text = toml::to_string(&image).expect("an image can be written");
    let image: MatchImage = toml::from_str(&text).expect("and read");
    let mut back = Match::new(Setup::default(), Options::default()).expect("it can be played");
    back.restore(&image).expect("it is sound");
    assert_eq!(back.position(), game.position());
    assert_eq!(back.record(), game.record());
    assert_eq!(back.position_after(0), &ending());
    assert_eq!(back.record().plies(), [Ply::Place(cell)]);
    back.resume(secs(3)).expect("it was paused");
    back.undo(secs(4)).expect("a move can be taken back");
    assert_eq!(back.position(), &ending());
    assert!(back.undo(secs(4)).is_err(), "nothing comes before the start");
}

#[test]
fn an_image_whose_start_is_no_board_is_refused() {
    let setup = Setup { variant: othello(6), ..Setup::default() };
    let record = GameRecord::from_start(Start::set_up(othello(6), ending()), Vec::new());
    let mut game = Match::new(setup, Options::default()).expect("it can be played");
    game.open(&record.expect("nothing was played"), setup, None).expect("it can be played on");
    let text = toml::to_string(&game.image().expect("it is under way")).expect("it is written");
    for (old, new) in [("OXO", "OX"), ("OXO", "O?O")] {
        assert!(text.contains(old));
        let image: MatchImage = toml::from_str(&text.replacen(old, new, 1)).expect("it is read");
        assert!(game.restore(&image).is_err(), "{new}");
        assert_eq!(game.position(), &ending(), "the match is unchanged");
    }
}

#[test]
fn another_game_after_the_end_begins_at_the_same_position() {
    let mut window = Window::started_on(Mode::TwoPlayers, 6, Options::default());
    set_up(&mut window, SetUpEvent::Begin);
    set_up(&mut window, SetUpEvent::Take(othello(6), Box::new(ending())));
    set_up(&mut window, SetUpEvent::Done);
    window.dispatch(Event::Study(StudyEvent::PlayFromHere));
    assert_eq!(window.shown().phase, Phase::Running);
    window.dispatch(Event::Resign);
    window.dispatch(Event::Rematch);
    assert_eq!(window.shown().phase, Phase::Running);
    assert_eq!(window.state.game().position(), &ending());
    window.dispatch(Event::Reset);
    assert_eq!(window.state.game().position(), &othello(6).start().expect("it is a board"));
}

#[test]
fn a_position_is_painted_and_studied_and_undo_brings_back_what_was_there() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.click_all("f5d6c3");
    let played = window.state.game().position().clone();
    set_up(&mut window, SetUpEvent::Begin);
    let shown = window.shown();
    assert!(shown.set_up.open && shown.set_up.brush == Some(Side::Black));
    assert_eq!(status(&window), Status::SettingUp);
    let cell = |name: &str| played.cell_named(name).expect("it is on the board");
    window.dispatch(Event::Activate(cell("c4")));
    assert_eq!(status(&window), Status::SettingUp);
    window.dispatch(Event::Activate(cell("a1")));
    assert_eq!(status(&window), Status::SetUpCutOff);
    assert_eq!(window.shown().note.cell, "a1");
    window.dispatch(Event::Activate(cell("a1")));
    assert_eq!(status(&window), Status::SettingUp, "the same again takes it away");
    set_up(&mut window, SetUpEvent::Brush(None));
    window.dispatch(Event::Activate(cell("d4")));
    assert_eq!(status(&window), Status::SetUpEmptyMiddle);
    window.dispatch(Event::Undo);
    assert_eq!(status(&window), Status::SettingUp);
    assert!(window.state.board_rows().iter().all(|row| !row.legal), "nothing is played here");
    set_up(&mut window, SetUpEvent::Done);

    let study = window.state.study().expect("the position is studied").clone();
    assert!(study.tree().start().is_set_up());
    assert_eq!(study.position().stone(cell("c4")), Some(Side::Black));
    assert_eq!(window.state.game().position(), &played, "the game waits");
    window.dispatch(Event::Study(StudyEvent::Leave));
    assert_eq!(window.shown().move_count, 3);
}

#[test]
fn cancelling_leaves_everything_as_it_was() {
    for studies in [false, true] {
        let mut window = Window::started(Mode::TwoPlayers);
        window.click_all("f5d6c3");
        if studies {
            window.dispatch(Event::Study(StudyEvent::Enter));
        }
        let stones = |window: &Window| {
            window.state.board_rows().iter().map(|row| row.stone).collect::<Vec<_>>()
        };
        let before = (window.shown().study, stones(&window));
        set_up(&mut window, SetUpEvent::Begin);
        set_up(&mut window, SetUpEvent::Clear);
        assert_ne!(stones(&window), before.1);
        set_up(&mut window, SetUpEvent::Cancel);
        assert!(!window.shown().set_up.open);
        assert_eq!((window.shown().study, stones(&window)), before);
        assert_eq!(window.state.game().turns().len(), 3);
    }
}

#[test]
fn without_a_change_the_study_stays() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.click_all("f5d6c3");
    window.dispatch(Event::Study(StudyEvent::Enter));
    set_up(&mut window, SetUpEvent::Begin);
    set_up(&mut window, SetUpEvent::Done);
    assert_eq!(window.shown().move_count, 3);
    assert!(window.shown().study.open);
}

#[test]
fn a_study_that_was_replaced_comes_back_with_undo() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.click_all("f5d6c3");
    window.dispatch(Event::Study(StudyEvent::Enter));
    set_up(&mut window, SetUpEvent::Begin);
    set_up(&mut window, SetUpEvent::Size(6));
    set_up(&mut window, SetUpEvent::Done);
    assert_eq!(window.state.study().expect("it is open").tree().variant().size(), 6);
    window.dispatch(Event::Undo);
    assert_eq!(window.shown().move_count, 3);
}

#[test]
fn what_is_opened_meanwhile_loses_no_position_that_was_set_up() {
    let record = GameRecord::new(othello(8), vec![Ply::Place(37)]).expect("f5 is legal");
    let opened = Box::new(GameTree::from(record.clone()));
    let setup = Setup { variant: othello(8), ..Setup::default() };
    let openings = [
        Event::Study(StudyEvent::Open(opened)),
        Event::Load { record: Box::new(record), setup, end: None },
    ];
    let is_set_up =
        |window: &Window| window.state.study().expect("it is open").tree().start().is_set_up();
    for event in openings {
        for is_changed in [false, true] {
            let mut window = Window::started(Mode::TwoPlayers);
            set_up(&mut window, SetUpEvent::Begin);
            if is_changed {
                let c4 = window.cell("c4");
                window.dispatch(Event::Activate(c4));
            }
            window.dispatch(event.clone());
            assert!(!window.shown().set_up.open);
            window.dispatch(Event::Study(StudyEvent::Enter));
            assert_eq!(window.moves(), "f5", "what was opened");
            assert_eq!(window.shown().can_undo, is_changed);
            window.dispatch(Event::Undo);
            assert_eq!(is_set_up(&window), is_changed, "Undo brings the position back");
        }
    }
}

#[test]
fn another_room_waits_for_a_position_that_was_changed() {
    for event in [StudyEvent::Leave, StudyEvent::Enter] {
        for studies in [false, true] {
            for is_changed in [false, true] {
                let mut window = Window::started(Mode::TwoPlayers);
                window.click_all("f5");
                if studies {
                    window.dispatch(Event::Study(StudyEvent::Enter));
                }
                set_up(&mut window, SetUpEvent::Begin);
                if is_changed {
                    set_up(&mut window, SetUpEvent::Clear);
                }
                window.dispatch(Event::Study(event.clone()));
                assert_eq!(window.shown().set_up.open, is_changed, "{event:?}");
                if is_changed {
                    assert_eq!(status(&window), Status::SetUpFirst);
                } else {
                    let studies = event == StudyEvent::Enter;
                    assert_eq!(window.shown().study.open, studies, "{event:?}");
                }
            }
        }
    }
}

#[test]
fn a_new_game_ends_the_set_up_and_keeps_its_position_for_undo() {
    for studies in [false, true] {
        let mut window = Window::started(Mode::TwoPlayers);
        window.click_all("f5");
        if studies {
            window.dispatch(Event::Study(StudyEvent::Enter));
        }
        set_up(&mut window, SetUpEvent::Begin);
        set_up(&mut window, SetUpEvent::Clear);
        window.dispatch(Event::Reset);
        assert!(!window.shown().set_up.open);
        assert!(!window.shown().study.open);
        window.dispatch(Event::Study(StudyEvent::Enter));
        let study = window.state.study().expect("it is open");
        assert!(study.tree().start().is_set_up());
    }
}

#[test]
fn the_study_before_a_position_that_was_left_comes_back_after_it() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.click_all("f5d6c3");
    window.dispatch(Event::Study(StudyEvent::Enter));
    set_up(&mut window, SetUpEvent::Begin);
    set_up(&mut window, SetUpEvent::Clear);
    window.dispatch(Event::Reset);
    window.dispatch(Event::Start);
    window.click_all("f5");
    window.dispatch(Event::Study(StudyEvent::Enter));
    assert_eq!(window.moves(), "f5");
    window.dispatch(Event::Undo);
    assert!(window.state.study().expect("it is open").tree().start().is_set_up());
    window.dispatch(Event::Undo);
    assert_eq!(window.moves(), "f5 d6 c3");
}

#[test]
fn every_step_back_in_a_set_up_is_told() {
    let mut window = Window::started(Mode::TwoPlayers);
    for event in [SetUpEvent::Begin, SetUpEvent::Clear, SetUpEvent::UsualStart] {
        set_up(&mut window, event);
    }
    for (event, status) in [(Event::Undo, Status::EditUndone), (Event::Redo, Status::EditRedone)] {
        for is_again in [false, true] {
            let effects = window.dispatch(event.clone());
            assert_eq!(window.shown().note.status, status);
            assert_eq!(signals(&effects).contains(&Signal::SaidAgain), is_again);
        }
    }
}

#[test]
fn a_stone_taken_back_in_a_set_up_is_told_by_its_square_alone() {
    let mut window = Window::started(Mode::TwoPlayers);
    set_up(&mut window, SetUpEvent::Begin);
    for square in ["f5", "d6"] {
        window.click(square);
    }
    for _ in 0..2 {
        assert!(!signals(&window.dispatch(Event::Undo)).contains(&Signal::SaidAgain));
    }
}

#[test]
fn a_kept_game_that_is_resumed_leaves_the_set_up_for_undo() {
    let mut played = Window::started(Mode::TwoPlayers);
    played.click_all("f5");
    let mut window = Window::started(Mode::TwoPlayers);
    set_up(&mut window, SetUpEvent::Begin);
    set_up(&mut window, SetUpEvent::Clear);
    window.restore(&played.kept.clone().expect("it was kept"));
    assert!(!window.shown().set_up.open);
    window.dispatch(Event::Study(StudyEvent::Enter));
    assert_eq!(window.moves(), "f5");
    window.dispatch(Event::Undo);
    assert!(window.state.study().expect("it is open").tree().start().is_set_up());
}

/// Any step that the editor knows.
fn step() -> impl Strategy<Value = fn(&mut BoardEditor, usize)> {
    prop::sample::select(vec![
        (|editor, cell| _ = editor.put(cell, Some(Side::Black))) as fn(&mut BoardEditor, usize),
        |editor, cell| _ = editor.put(cell, Some(Side::White)),
        |editor, cell| _ = editor.put(cell, None),
        |editor, _| _ = editor.clear(),
        |editor, _| _ = editor.rotate(),
        |editor, _| _ = editor.mirror(),
        |editor, _| _ = editor.swap_colours(),
        |editor, _| _ = editor.give_turn_to(Side::White),
        |editor, cell| _ = editor.usual_start([6, 8, 10, 12][cell % 4]),
    ])
}

proptest! {
    #[test]
    fn every_step_has_its_way_back(steps in prop::collection::vec((step(), 0..100_usize), 0..40)) {
        let mut editor = editor();
        let mut boards = vec![editor.position().clone()];
        for (step, cell) in steps {
            step(&mut editor, cell);
            if editor.position() != boards.last().expect("there is one") {
                boards.push(editor.position().clone());
            }
        }
        let end = editor.position().clone();
        for board in boards.iter().rev() {
            prop_assert_eq!(editor.position(), board);
            editor.undo();
        }
        prop_assert!(!editor.can_undo());
        while editor.redo() {}
        prop_assert_eq!(editor.position(), &end);
    }

    #[test]
    fn turning_mirroring_and_swapping_end_where_they_began(
        cells in prop::collection::vec(0..225_usize, 0..60),
    ) {
        let mut editor = BoardEditor::new(GOMOKU, GOMOKU.start().expect("it is a board"));
        for (at, cell) in cells.into_iter().enumerate() {
            editor.put(cell, Some(if at % 2 == 0 { Side::Black } else { Side::White }));
        }
        let before = editor.position().clone();
        for _ in 0..4 {
            editor.rotate();
        }
        prop_assert_eq!(editor.position(), &before);
        for twice in [BoardEditor::mirror, BoardEditor::swap_colours] {
            twice(&mut editor);
            twice(&mut editor);
            prop_assert_eq!(editor.position(), &before);
        }
    }
}

#[test]
fn a_row_that_was_set_up_has_won() {
    let mut window = Window::ready(Mode::PlayBlack);
    let variant = GOMOKU.with_size(5);
    let row = position(variant, "OOOO- XXXXX ----- ----- -----", Side::White);
    for event in [SetUpEvent::Begin, SetUpEvent::Take(variant, Box::new(row)), SetUpEvent::Done] {
        window.dispatch(Event::SetUp(event));
    }
    let shown = window.shown();
    assert_eq!(shown.outcome.expect("it is over").winner, Some(Side::Black));
    assert!(!shown.study.can_play && window.legal().is_empty());
    window.dispatch(Event::Study(StudyEvent::PlayFromHere));
    assert!(window.shown().study.open, "nothing is left to be played");
}

#[test]
fn cancelling_leads_back_to_what_was_learnt() {
    let learn = |window: &mut Window, event| {
        window.dispatch(Event::Learn(event));
    };
    let mut window = Window::started(Mode::TwoPlayers);
    window.click_all("f5d6c3");
    learn(&mut window, LearnEvent::Enter(TODAY));
    learn(&mut window, LearnEvent::Rated);
    window.dispatch(Event::Hint);
    let puzzle = window.shown().puzzle;
    assert!(puzzle.is_open() && !puzzle.clues.is_empty());
    for change in [false, true] {
        set_up(&mut window, SetUpEvent::Begin);
        assert!(window.shown().set_up.open && !window.shown().puzzle.is_open());
        if change {
            set_up(&mut window, SetUpEvent::Clear);
        }
        set_up(&mut window, SetUpEvent::Cancel);
        assert_eq!(window.shown().puzzle, puzzle);
        assert_eq!(status(&window), Status::Puzzle);
    }
    // Entering the room again leads there, too, and the position waits in the notebook.
    set_up(&mut window, SetUpEvent::Begin);
    set_up(&mut window, SetUpEvent::SwapColours);
    learn(&mut window, LearnEvent::Enter(TODAY));
    assert_eq!(window.shown().puzzle, puzzle);

    // What becomes a study does not come back.
    set_up(&mut window, SetUpEvent::Begin);
    set_up(&mut window, SetUpEvent::UsualStart);
    set_up(&mut window, SetUpEvent::Done);
    assert!(window.shown().study.open && !window.shown().puzzle.is_open());
    window.dispatch(Event::Study(StudyEvent::Leave));
    assert_eq!(window.shown().move_count, 3);
}

#[test]
fn a_run_ends_when_a_position_is_set_up() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.dispatch(Event::Learn(LearnEvent::Enter(TODAY)));
    window.dispatch(Event::Learn(LearnEvent::Clock));
    set_up(&mut window, SetUpEvent::Begin);
    assert_eq!(status(&window), Status::RunLeft);
    set_up(&mut window, SetUpEvent::Cancel);
    assert!(window.shown().puzzle.run.over);
}
