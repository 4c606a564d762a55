//! Studying in the window: any move at any position, nothing lost, and the game that is played waits.

use std::sync::Arc;

use crate::window_support::{Window, finding, secs, signals};
use heibai::app::state::{
    Effect, Event, Finding, LearnEvent, Moment, SetUpEvent, Signal, Status, StudyEvent, StudyRow,
    WantedMark,
};
use heibai::game::tree::{GameTree, Judgement, Mark, NodeId, Start};
use heibai::game::{How, MatchImage, Mode, Phase, Side, Variant};
use heibai::gomoku::{Choice, Opening, Ruleset};
use heibai::records::formats::{Collection, SourceFile};

fn study(window: &mut Window, event: StudyEvent) -> Vec<Effect> {
    window.dispatch(Event::Study(event))
}

fn comment_on(window: &mut Window, number: u32, node: NodeId, text: &str) -> Vec<Effect> {
    study(window, StudyEvent::Comment { study: number, node, text: text.to_owned() })
}

fn comment(window: &mut Window, text: &str) {
    let node = NodeId::from_number(window.shown().study.node);
    comment_on(window, window.shown().study.number, node, text);
}

fn studying(transcript: &str) -> Window {
    let mut window = Window::started(Mode::TwoPlayers);
    window.click_all(transcript);
    study(&mut window, StudyEvent::Enter);
    window
}

fn row(row: &StudyRow, shown: u32) -> String {
    let cell = |cell: &heibai::app::state::StudyCell| {
        let sign = cell.judgement.map_or("", Judgement::sign);
        let current = if cell.node == shown { "*" } else { "" };
        format!("{}{}{sign}{current}", cell.number, cell.notation)
    };
    let cells: Vec<_> = row.cells.iter().map(cell).collect();
    let fold = row.folded.map_or("", |folded| if folded { "> " } else { "v " });
    let comment = if row.comment.is_empty() { String::new() } else { format!("({})", row.comment) };
    format!("{}{fold}{}{comment}", "  ".repeat(row.indent), cells.join(" "))
}

fn rows(window: &Window) -> Vec<String> {
    let shown = window.shown().study.node;
    window.state.study_rows().iter().map(|it| row(it, shown)).collect()
}

fn node_of(window: &Window, number: usize, notation: &str) -> NodeId {
    let rows = window.state.study_rows();
    let mut cells = rows.iter().flat_map(|row| &row.cells);
    let cell = cells.find(|cell| cell.number == number && cell.notation == notation);
    NodeId::from_number(cell.expect("the move is in the list").node)
}

fn last_image(effects: &[Effect]) -> MatchImage {
    let saved = effects.iter().rev().find_map(|effect| match effect {
        Effect::Save { image, .. } => Some((**image).clone()),
        _ => None,
    });
    saved.expect("it is kept")
}

#[test]
fn rows_are_laid_out_again_only_where_something_in_them_has_changed() {
    let mut window = studying("f5d6c3");
    let before = window.state.study_rows();
    window.dispatch(Event::ViewPrevious);
    assert!(Arc::ptr_eq(&before, &window.state.study_rows()), "the same moves are listed");
    comment(&mut window, "an answer");
    assert!(!Arc::ptr_eq(&before, &window.state.study_rows()));
    assert_eq!(rows(&window), ["1f5 2d6*", "(an answer)", "3c3"]);
}

#[test]
fn the_game_on_the_board_is_studied_while_it_waits() {
    let mut window = studying("f5d6c3");
    let shown = window.shown();
    assert!(shown.study.open);
    assert_eq!((shown.move_count, shown.viewed_move), (3, 3));
    assert_eq!(window.state.game().phase(), Phase::Paused, "no clock runs for what nobody sees");
    assert_eq!(rows(&window), ["1f5 2d6", "3c3*"]);
    assert_eq!(window.status(), Status::Studied);
    window.wait(secs(60));
    assert_eq!(window.shown().time.black, None);
    study(&mut window, StudyEvent::Leave);
    assert!(!window.shown().study.open);
    assert_eq!(window.moves(), "f5 d6 c3");
    assert_eq!(window.status(), Status::PausedPressContinue);
    window.dispatch(Event::TogglePause);
    assert_eq!(window.phase(), Phase::Running);
}

#[test]
fn any_legal_move_anywhere_makes_or_follows_a_variation() {
    let mut window = studying("f5d6c3d3");
    window.dispatch(Event::ViewFirst);
    window.dispatch(Event::ViewNext);
    assert_eq!(window.shown().viewed_move, 1);
    let effects = window.click("f6");
    assert!(signals(&effects).contains(&Signal::StonePlaced(window.cell("f6"))));
    window.click("e6");
    assert_eq!(rows(&window), ["1f5 2d6", "  2f6 3e6*", "3c3 4d3"]);
    assert_eq!(window.moves(), "f5 f6 e6");
    // The same move again makes nothing new.
    window.dispatch(Event::View(1));
    window.click("d6");
    assert_eq!(rows(&window), ["1f5 2d6*", "  2f6 3e6", "3c3 4d3"]);
    window.click("a1");
    assert_eq!(window.status(), Status::FlipsNothing);
    // Up and down among what was played in the same place, and not past it.
    study(&mut window, StudyEvent::Sibling(1));
    assert_eq!(window.shown().study.node, node_of(&window, 2, "f6").number());
    study(&mut window, StudyEvent::Sibling(1));
    assert_eq!(window.shown().study.node, node_of(&window, 2, "f6").number());
    study(&mut window, StudyEvent::Sibling(-5));
    assert_eq!(window.shown().study.node, node_of(&window, 2, "d6").number());
}

#[test]
fn edits_are_undone_one_by_one_and_never_touch_the_game() {
    let mut window = studying("f5d6");
    window.dispatch(Event::ViewPrevious);
    window.click("f6");
    study(&mut window, StudyEvent::Judge(Judgement::Bad));
    comment(&mut window, "too early");
    study(&mut window, StudyEvent::Promote);
    assert_eq!(rows(&window), ["1f5 2f6?*", "(too early)", "  2d6"]);
    study(&mut window, StudyEvent::Delete);
    assert_eq!(rows(&window), ["1f5* 2d6"]);
    for _ in 0..5 {
        assert!(window.shown().can_undo);
        window.dispatch(Event::Undo);
    }
    assert_eq!(rows(&window), ["1f5* 2d6"]);
    assert!(!window.shown().can_undo);
    window.dispatch(Event::Undo);
    assert_eq!(window.status(), Status::NothingToUndo);
    for _ in 0..4 {
        window.dispatch(Event::Redo);
    }
    assert_eq!(rows(&window), ["1f5 2f6?*", "(too early)", "  2d6"]);
    study(&mut window, StudyEvent::Leave);
    assert_eq!(window.moves(), "f5 d6");
}

#[test]
fn a_variation_folds_to_its_beginning() {
    let mut window = studying("f5d6c3d3c4");
    window.dispatch(Event::View(1));
    window.click_all("f6e6f4e3c5");
    let open = ["1f5 2d6", "  v 2f6 3e6 4f4 5e3 6c5*", "3c3 4d3", "5c4"];
    assert_eq!(rows(&window), open);
    let first = node_of(&window, 2, "f6");
    study(&mut window, StudyEvent::Fold(first));
    assert_eq!(rows(&window)[1], "  > 2f6 3e6 4f4");
    study(&mut window, StudyEvent::Fold(first));
    assert_eq!(rows(&window), open);
}

#[test]
fn the_study_comes_back_after_any_end_of_the_program() {
    let mut window = studying("f5d6c3");
    window.dispatch(Event::View(1));
    let image = last_image(&window.click("f6"));
    let mut next = Window::ready(Mode::Watch);
    next.restore(&image);
    assert!(next.shown().study.open);
    assert_eq!(rows(&next), ["1f5 2d6", "  2f6*", "3c3"]);
    study(&mut next, StudyEvent::Leave);
    assert_eq!((next.moves().as_str(), next.phase()), ("f5 d6 c3", Phase::Paused));

    // While a game is played the study waits beside it.
    let effects = study(&mut window, StudyEvent::Leave);
    let mut next = Window::ready(Mode::Watch);
    next.restore(&last_image(&effects));
    assert!(!next.shown().study.open);
    study(&mut next, StudyEvent::Enter);
    assert_eq!(rows(&next), ["1f5 2d6", "  2f6", "3c3*"]);
    // It still belongs to the game, with which it goes on.
    study(&mut next, StudyEvent::Leave);
    next.dispatch(Event::TogglePause);
    next.click("d3");
    study(&mut next, StudyEvent::Enter);
    assert_eq!(rows(&next), ["1f5 2d6", "  2f6", "3c3 4d3*"]);
}

#[test]
fn a_comment_that_comes_when_the_study_was_left_is_kept() {
    let mut window = studying("f5d6");
    let node = node_of(&window, 2, "d6");
    let number = window.shown().study.number;
    study(&mut window, StudyEvent::Leave);
    let effects = comment_on(&mut window, number, node, "late");
    assert_ne!(window.status(), Status::Studied);
    let mut next = Window::ready(Mode::Watch);
    next.restore(&last_image(&effects));
    for mut window in [window, next] {
        study(&mut window, StudyEvent::Enter);
        assert_eq!(rows(&window), ["1f5 2d6*", "(late)"]);
    }
}

#[test]
fn a_comment_that_comes_under_another_scene_is_kept_and_leaves_the_scene() {
    let moment = Moment { date: 20_261_127, seconds: 1, tonight: 86_399 };
    for scene in [Event::SetUp(SetUpEvent::Begin), Event::Learn(LearnEvent::Enter(moment))] {
        let mut window = studying("f5d6");
        let node = node_of(&window, 2, "d6");
        let number = window.shown().study.number;
        window.dispatch(scene);
        let before = (window.shown().stage(), window.status());
        comment_on(&mut window, number, node, "late");
        assert_eq!((window.shown().stage(), window.status()), before);
        study(&mut window, StudyEvent::Enter);
        assert_eq!(rows(&window), ["1f5 2d6*", "(late)"]);
    }
}

#[test]
fn a_comment_that_comes_when_something_else_is_studied_belongs_to_what_was() {
    let mut window = studying("f5d6");
    let node = node_of(&window, 2, "d6");
    let number = window.shown().study.number;
    study(&mut window, StudyEvent::Open(game("c4c3")));
    assert_ne!(window.shown().study.number, number);
    comment_on(&mut window, number, node, "late");
    assert_eq!(rows(&window), ["1c4 2c3*"]);
    window.dispatch(Event::Undo);
    assert_eq!(rows(&window), ["1f5 2d6*", "(late)"]);
}

#[test]
fn moves_that_were_taken_back_are_not_where_the_study_begins() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.click_all("f5d6c3d3");
    window.dispatch(Event::Undo);
    window.dispatch(Event::Undo);
    study(&mut window, StudyEvent::Enter);
    assert_eq!(rows(&window), ["1f5 2d6*", "3c3 4d3"]);
}

#[test]
fn without_a_game_the_study_alone_is_kept() {
    let mut window = Window::ready(Mode::TwoPlayers);
    study(&mut window, StudyEvent::Enter);
    assert_eq!(window.status(), Status::StudiedStart);
    let image = last_image(&window.click("f5"));
    let mut next = Window::ready(Mode::PlayWhite);
    next.restore(&image);
    assert_eq!((rows(&next), next.state.game().phase()), (vec!["1f5*".to_owned()], Phase::Ready));
    // It is there again after a look at the game that has not begun.
    study(&mut next, StudyEvent::Leave);
    study(&mut next, StudyEvent::Enter);
    assert_eq!(rows(&next), ["1f5*"]);
}

#[test]
fn playing_from_here_begins_a_game_and_the_study_is_there_to_return_to() {
    let mut window = studying("f5d6c3d3c4");
    window.dispatch(Event::View(2));
    window.click("c5");
    let effects = study(&mut window, StudyEvent::PlayFromHere);
    assert!(
        effects.iter().any(|effect| matches!(effect, Effect::KeepAside(_))),
        "the game before is kept"
    );
    assert!(!window.shown().study.open);
    assert_eq!((window.moves().as_str(), window.phase()), ("f5 d6 c5", Phase::Running));
    assert_eq!(window.shown().turn, Side::White);
    let legal = window.legal();
    window.click(&legal[0]);
    study(&mut window, StudyEvent::Enter);
    let all = rows(&window).join("\n");
    assert!(
        ["3c3", "4d3", "3c5"].iter().all(|part| all.contains(part))
            && all.contains(&format!("4{}*", legal[0])),
        "{all}"
    );
}

#[test]
fn another_game_is_another_study_and_undo_brings_the_earlier_one_back() {
    let mut window = studying("f5d6c3");
    comment(&mut window, "of the first game");
    window.dispatch(Event::Reset);
    assert!(!window.shown().study.open, "a new game is played, not studied");
    window.dispatch(Event::Start);
    window.click_all("f5f6");
    study(&mut window, StudyEvent::Enter);
    assert_eq!(rows(&window), ["1f5 2f6*"]);
    window.dispatch(Event::Undo);
    assert_eq!(rows(&window), ["1f5 2d6", "3c3*", "(of the first game)"]);
}

#[test]
fn undo_brings_back_all_that_was_studied_and_redo_what_it_left() {
    let mut window = studying("f5d6");
    let (first, node) = (window.shown().study.number, node_of(&window, 2, "d6"));
    study(&mut window, StudyEvent::Open(game("c4c3")));
    study(&mut window, StudyEvent::Open(game("e6f4")));
    comment(&mut window, "an edit");
    comment_on(&mut window, first, node, "late");
    let last = rows(&window);
    for (expected, status) in [
        ("1e6 2f4*", Status::EditUndone),
        ("1c4 2c3*", Status::StudyBack),
        ("1f5 2d6*", Status::StudyBack),
        ("1f5 2d6*", Status::EditUndone),
    ] {
        assert!(window.shown().can_undo);
        window.dispatch(Event::Undo);
        assert_eq!((rows(&window)[0].as_str(), window.status()), (expected, status));
    }
    assert!(!window.shown().can_undo);
    for expected in ["1f5 2d6*", "1c4 2c3*", "1e6 2f4*", "1e6 2f4*"] {
        assert!(window.shown().can_redo);
        window.dispatch(Event::Redo);
        assert_eq!(rows(&window)[0], expected);
    }
    assert!(!window.shown().can_redo);
    window.dispatch(Event::Redo);
    assert_eq!(window.status(), Status::NothingToRedo);
    assert_eq!(rows(&window), last);

    window.dispatch(Event::Undo);
    window.dispatch(Event::Undo);
    study(&mut window, StudyEvent::Open(game("f5f6")));
    assert!(!window.shown().can_redo, "something else was begun");
    window.dispatch(Event::Undo);
    assert_eq!(rows(&window), ["1c4 2c3*"]);
}

#[test]
fn redo_brings_back_the_study_that_undo_has_left_and_no_older_edit() {
    let mut window = studying("f5d6");
    window.click("c3");
    window.dispatch(Event::Undo);
    study(&mut window, StudyEvent::Open(game("c4c3")));
    window.dispatch(Event::Undo);
    assert_eq!(rows(&window), ["1f5 2d6*"]);
    window.dispatch(Event::Redo);
    assert_eq!((window.status(), rows(&window)), (Status::StudyBack, vec!["1c4 2c3*".to_owned()]));
}

#[test]
fn a_game_is_ones_own_also_after_undo_and_redo_across_studies() {
    let mut window = Window::started(Mode::PlayBlack);
    study(&mut window, StudyEvent::Open(game("f5f6")));
    study(&mut window, StudyEvent::Leave);
    window.dispatch(Event::TogglePause);
    window.click("f5");
    window.answer("d6");
    window.wait(secs(3));
    window.dispatch(Event::Resign);
    study(&mut window, StudyEvent::Enter);
    let is_own = |window: &Window| window.shown().people.black.is_you;
    assert!(is_own(&window));
    window.dispatch(Event::Undo);
    assert_eq!((window.shown().move_count, is_own(&window)), (2, false));
    window.dispatch(Event::Redo);
    assert!(is_own(&window));
    // From the match the way leads back to its study, and not into another one.
    window.click("c5");
    window.dispatch(Event::Undo);
    window.dispatch(Event::Undo);
    study(&mut window, StudyEvent::Leave);
    let number = window.shown().study.number;
    study(&mut window, StudyEvent::Enter);
    assert!(is_own(&window));
    assert_eq!(window.shown().move_count, 2);
    window.dispatch(Event::Undo);
    assert!(!is_own(&window), "the study that was left is the one before: {number}");
}

#[test]
fn a_game_is_ones_own_as_soon_as_it_is_kept() {
    let mut window = Window::ready(Mode::TwoPlayers);
    let mut tree = game("f5d6");
    tree.facts.mode = Some(Mode::PlayBlack);
    study(&mut window, StudyEvent::OpenOwn(tree));
    let mut next = Window::ready(Mode::TwoPlayers);
    next.restore(window.kept.as_ref().expect("it is kept"));
    assert!(next.shown().people.black.is_you);
}

#[test]
fn a_hint_that_is_looked_for_is_not_for_another_position() {
    let first = |window: &Window| window.cell("f6");
    let ways: [(&str, &[Event]); 4] = [
        ("another move", &[Event::ViewNext]),
        ("the game below", &[Event::Study(StudyEvent::Leave)]),
        (
            "a puzzle",
            &[Event::Learn(LearnEvent::Enter(Moment {
                date: 20_261_129,
                seconds: 1,
                tonight: 86_399,
            }))],
        ),
        ("there and back", &[Event::ViewNext, Event::ViewPrevious]),
    ];
    for (name, way) in ways {
        let mut window = studying("f5d6c3");
        window.dispatch(Event::View(1));
        window.dispatch(Event::Hint);
        assert!(window.search.is_some(), "{name}");
        let generation = window.search.as_ref().expect("a search").generation;
        for event in way {
            window.dispatch(event.clone());
        }
        assert!(window.search.is_none(), "{name}: nobody waits for it");
        let found = Some(finding(first(&window), 2.0));
        window.dispatch(Event::Answered { generation, finding: found });
        assert_ne!(window.status(), Status::HintIs, "{name}");
        assert_eq!(window.shown().hint, None, "{name}");
    }
}

#[test]
fn a_hint_is_for_the_position_that_is_studied() {
    let mut window = studying("f5d6c3");
    window.dispatch(Event::View(1));
    let effects = window.dispatch(Event::Hint);
    let job = effects.iter().find_map(|effect| match effect {
        Effect::Search(job) => Some(job.clone()),
        _ => None,
    });
    let job = job.expect("a search is asked for");
    assert_eq!(job.position.counts().black, 4);
    let f6 = window.cell("f6");
    window.answer_with(Some(finding(f6, 2.0)));
    assert_eq!(window.status(), Status::HintIs);
    assert!(window.state.board_rows()[f6].hint.is_some());
    window.dispatch(Event::ViewNext);
    assert!(window.state.board_rows().iter().all(|row| row.hint.is_none()));
    // What comes late is for another position, and nothing is shown of it.
    let effects = window.dispatch(Event::Hint);
    window.click("c3");
    let generation = effects.iter().find_map(|effect| match effect {
        Effect::Search(job) => Some(job.generation),
        _ => None,
    });
    let late = Finding::default();
    window.dispatch(Event::Answered {
        generation: generation.expect("a search"),
        finding: Some(late),
    });
    assert_ne!(window.status(), Status::HintIs);
}

#[test]
fn a_side_without_a_legal_move_passes_by_itself() {
    // Black wipes White out of moves: found by playing, so that the test rests on no memory of a game.
    let mut window = Window::ready(Mode::TwoPlayers);
    study(&mut window, StudyEvent::Enter);
    for seed in 0..400_usize {
        window.dispatch(Event::ViewFirst);
        for ply in 0..60_usize {
            let shown = window.shown();
            if shown.outcome.is_some() {
                break;
            }
            if shown.must_pass {
                let (before, side) = (shown.viewed_move, shown.turn);
                let legal = window.legal();
                assert!(!legal.is_empty(), "the other side can move");
                window.click(&legal[0]);
                assert_eq!(window.shown().viewed_move, before + 2);
                assert_eq!(window.shown().turn, side);
                return;
            }
            let legal = window.legal();
            window.click(&legal[(seed * 31 + ply * 17) % legal.len()]);
        }
    }
    panic!("nobody ever had to pass");
}

#[test]
fn an_opened_game_is_studied_where_one_studies() {
    let mut window = studying("f5d6");
    let record = {
        let mut other = Window::started(Mode::TwoPlayers);
        other.click_all("e6f4c3");
        other.state.game().record()
    };
    let setup = *window.state.game().setup();
    window.dispatch(Event::Load { record: Box::new(record), setup, end: None });
    assert!(window.shown().study.open);
    assert_eq!(rows(&window), ["1e6 2f4", "3c3*"]);
    window.dispatch(Event::Undo);
    assert_eq!(rows(&window), ["1f5 2d6*"]);
}

#[test]
fn a_turn_with_a_legal_move_is_not_skipped() {
    let mut window = studying("f5d6");
    window.dispatch(Event::Skip);
    assert_eq!(window.status(), Status::SkipRefused);
    assert_eq!(rows(&window), ["1f5 2d6*"]);
    assert!(!window.shown().can_undo);
}

#[test]
fn a_study_that_is_resumed_does_not_cost_the_one_before() {
    let image = last_image(&studying("f5d6").click("c3"));
    let mut window = studying("f5f6");
    window.restore(&image);
    assert_eq!(rows(&window), ["1f5 2d6", "3c3*"]);
    window.dispatch(Event::Undo);
    assert_eq!(rows(&window), ["1f5 2f6*"]);
}

#[test]
fn what_was_studied_before_comes_back_after_the_end_of_the_program_too() {
    let mut window = studying("f5d6c3");
    window.dispatch(Event::Reset);
    window.dispatch(Event::Start);
    window.click_all("f5f6");
    let image = last_image(&study(&mut window, StudyEvent::Enter));
    let mut next = Window::ready(Mode::Watch);
    next.restore(&image);
    assert_eq!(rows(&next), ["1f5 2f6*"]);
    next.dispatch(Event::Undo);
    assert_eq!(rows(&next), ["1f5 2d6", "3c3*"]);
}

#[test]
fn all_that_undo_and_redo_bring_back_is_there_after_the_end_of_the_program() {
    let mut window = studying("f5d6");
    for transcript in ["c4c3", "e6f4", "d3c3"] {
        study(&mut window, StudyEvent::Open(game(transcript)));
    }
    window.dispatch(Event::Undo);
    let image = last_image(&window.dispatch(Event::Undo));
    let text = serde_json::to_string(&image).expect("it can be written");
    let mut next = Window::ready(Mode::Watch);
    next.restore(&serde_json::from_str(&text).expect("it can be read"));
    assert_eq!(rows(&next), ["1c4 2c3*"]);
    next.dispatch(Event::Undo);
    assert_eq!(rows(&next), ["1f5 2d6*"]);
    assert!(!next.shown().can_undo);
    for expected in ["1c4 2c3*", "1e6 2f4*", "1d3 2c3*"] {
        assert!(next.shown().can_redo);
        next.dispatch(Event::Redo);
        assert_eq!(rows(&next), [expected]);
    }
    assert!(!next.shown().can_redo);
}

#[test]
fn an_empty_study_on_the_board_loses_none_of_those_before_it() {
    let mut window = studying("f5d6");
    for event in [SetUpEvent::Begin, SetUpEvent::UsualStart] {
        window.dispatch(Event::SetUp(event));
    }
    let image = last_image(&window.dispatch(Event::SetUp(SetUpEvent::Done)));
    assert_eq!(rows(&window), [""; 0]);
    let mut next = Window::ready(Mode::TwoPlayers);
    next.restore(&image);
    assert_eq!(rows(&next), [""; 0]);
    next.dispatch(Event::Undo);
    assert_eq!(rows(&next), ["1f5 2d6*"]);
}

/// What is in a study that was not played on the board.
fn game(transcript: &str) -> Box<GameTree> {
    let mut window = Window::started(Mode::TwoPlayers);
    window.click_all(transcript);
    Box::new(window.state.game().tree().clone())
}

#[test]
fn another_game_becomes_a_variation_and_undo_takes_it_out() {
    let mut window = studying("f5d6c3d3");
    study(&mut window, StudyEvent::Merge(game("f5d6c4d3c3")));
    let shown = window.shown();
    assert_eq!((shown.note.status, shown.note.number), (Status::Merged, 3));
    assert_eq!(shown.viewed_move, 5, "the end of the other game is shown");
    let moves = |window: &Window| window.state.study().expect("it is open").tree().len();
    assert_eq!(moves(&window), 7);
    study(&mut window, StudyEvent::Merge(game("f5d6c4d3c3")));
    assert_eq!(window.shown().note.number, 0, "it is there already");
    window.dispatch(Event::Undo);
    assert_eq!(moves(&window), 4);
    let mut other = Window::started_on(Mode::TwoPlayers, 6, heibai::game::Options::default());
    other.click_all("e4");
    let other = Box::new(other.state.game().tree().clone());
    study(&mut window, StudyEvent::Merge(other));
    assert_eq!(window.shown().note.status, Status::MergeRefused);
    assert_eq!(moves(&window), 4);
}

#[test]
fn a_position_is_found_by_whatever_moves_it_came_about() {
    // The same discs by two orders of moves.
    let mut window = studying("f5f6e6f4e3");
    study(&mut window, StudyEvent::Merge(game("f5f4e3f6e6")));
    let wanted = Box::new(window.state.study().expect("it is open").position().clone());
    let nodes: Vec<u32> = (0..3)
        .map(|_| {
            study(&mut window, StudyEvent::Find(wanted.clone()));
            window.shown().study.node
        })
        .collect();
    assert_ne!(nodes[0], nodes[1]);
    assert_eq!(nodes[0], nodes[2], "after the last comes the first");
    let other = Box::new(game("c4").position(game("c4").main_end()));
    study(&mut window, StudyEvent::Find(other));
    assert_eq!(window.shown().note.status, Status::PositionNotFound);
    assert_eq!(window.shown().study.node, nodes[2], "one stays where one was");
}

#[test]
fn signs_stand_on_cells_of_one_position_and_come_one_after_another() {
    let mut window = studying("f5d6c3");
    let cell = window.state.cell_named("c3").expect("it is on the board");
    let mark = |window: &Window, cell: usize| window.state.board_rows()[cell].mark.clone();
    for sign in [Mark::Circle, Mark::Triangle, Mark::Square, Mark::Cross] {
        study(&mut window, StudyEvent::Mark(cell, WantedMark::Next));
        assert_eq!(mark(&window, cell), Some(sign));
    }
    study(&mut window, StudyEvent::Mark(cell, WantedMark::Next));
    assert_eq!(mark(&window, cell), None);
    study(&mut window, StudyEvent::Mark(0, WantedMark::Letter));
    study(&mut window, StudyEvent::Mark(1, WantedMark::Letter));
    assert_eq!(mark(&window, 1), Some(Mark::Label("B".to_owned())));
    study(&mut window, StudyEvent::Mark(0, WantedMark::Letter));
    assert_eq!(mark(&window, 0), None, "the same again takes it away");
    study(&mut window, StudyEvent::Mark(2, WantedMark::Letter));
    assert_eq!(mark(&window, 2), Some(Mark::Label("A".to_owned())));
    study(&mut window, StudyEvent::Mark(2, WantedMark::Mark(Mark::Cross)));
    assert_eq!(mark(&window, 2), Some(Mark::Cross));
    study(&mut window, StudyEvent::Mark(64, WantedMark::Letter));
    window.dispatch(Event::ViewPrevious);
    assert_eq!(mark(&window, 2), None, "another position has its own");
    window.dispatch(Event::Undo);
    assert_eq!(mark(&window, 2), Some(Mark::Label("A".to_owned())), "an edit like any other");
}

#[test]
fn who_played_where_and_when_is_shown_of_what_is_studied() {
    let mut window = studying("f5d6");
    let names = |window: &Window| {
        let people = window.shown().people;
        (people.black.recorded, people.white.recorded)
    };
    assert_eq!(names(&window), (String::new(), String::new()));
    let mut tree = game("f5d6c3");
    tree.facts.names.black = "Tamenori".to_owned();
    tree.facts.names.white = "Brightwell".to_owned();
    tree.facts.place = "Cambridge".to_owned();
    tree.facts.date = "1989".to_owned();
    tree.facts.result = "39-25".to_owned();
    study(&mut window, StudyEvent::Open(tree));
    assert_eq!(names(&window), ("Tamenori".to_owned(), "Brightwell".to_owned()));
    let shown = window.shown().study;
    assert_eq!([&*shown.event, &*shown.date, &*shown.result], ["Cambridge", "1989", "39-25"]);
    let mut tree = game("f5d6c3");
    tree.facts.date = "2026-12-01 00:55:33.GMT".to_owned();
    tree.facts.result = "+6.00".to_owned();
    study(&mut window, StudyEvent::Open(tree));
    let shown = window.shown().study;
    assert_eq!([&*shown.date, &*shown.result], ["2026-12-01", "B+6"]);
    window.dispatch(Event::Undo);
    // The game on the board has nothing to do with it, and names nobody there.
    window.dispatch(Event::Undo);
    assert_eq!(names(&window), (String::new(), String::new()));
}

/// The side of the person in front of the window.
fn yours(window: &Window) -> Option<Side> {
    let people = window.shown().people;
    Side::ALL.into_iter().find(|&side| people[side].is_you)
}

#[test]
fn a_study_of_a_game_against_the_machine_says_its_name_and_other_studies_do_not() {
    let mut window = Window::started(Mode::PlayBlack);
    assert_eq!(yours(&window), Some(Side::Black));
    window.click("f5");
    study(&mut window, StudyEvent::Enter);
    let shown = window.shown();
    assert!(shown.people.black.recorded.is_empty());
    assert_eq!(yours(&window), Some(Side::Black));
    assert!(shown.people.white.recorded.starts_with("Heibai "));
    assert!(shown.programs.black.is_none() && shown.programs.white.is_none());
    study(&mut window, StudyEvent::Open(game("c4c3")));
    assert!(window.shown().people.white.recorded.is_empty());
    assert_eq!(yours(&window), None);
}

#[test]
fn a_game_is_ones_own_before_its_first_move() {
    let mut window = Window::started(Mode::PlayWhite);
    study(&mut window, StudyEvent::Enter);
    assert_eq!(yours(&window), Some(Side::White));
    // A study that waits is still another game's.
    let mut window = Window::ready(Mode::PlayBlack);
    study(&mut window, StudyEvent::Open(game("f5d6")));
    study(&mut window, StudyEvent::Leave);
    study(&mut window, StudyEvent::Enter);
    assert_eq!(yours(&window), None);
    // Moves that are tried out before any game has begun are nobody's.
    let mut window = Window::ready(Mode::PlayBlack);
    study(&mut window, StudyEvent::Enter);
    window.click("f5");
    window.click("d6");
    assert_eq!(yours(&window), None);
    assert!(Side::ALL.iter().all(|&side| window.shown().people[side].recorded.is_empty()));
}

#[test]
fn whoever_plays_on_after_the_end_is_told_of_it_however_often() {
    let mut window = studying("e6f4e3f6g5d6e7f5c5");
    assert_eq!(window.status(), Status::StudiedEnd);
    for square in ["a1", "a1", "c4"] {
        assert_eq!(signals(&window.click(square)), [Signal::SaidAgain], "{square}");
    }
}

#[test]
fn a_study_begun_before_the_game_ended_learns_how_it_did() {
    let mut window = studying("f5d6c3");
    study(&mut window, StudyEvent::Leave);
    window.dispatch(Event::TogglePause);
    window.dispatch(Event::Resign);
    study(&mut window, StudyEvent::Enter);
    let shown = window.shown();
    assert_eq!(shown.phase, Phase::Over);
    assert_eq!(shown.outcome.expect("it is over").winner, Some(Side::Black));
    assert_eq!(window.status(), Status::StudiedEnd);
    // Taken back and played on, it is not over any more.
    study(&mut window, StudyEvent::Leave);
    window.dispatch(Event::Undo);
    let legal = window.legal();
    window.click(&legal[0]);
    study(&mut window, StudyEvent::Enter);
    assert_eq!((window.shown().outcome.is_none(), window.shown().viewed_move), (true, 4));
    window.dispatch(Event::View(3));
    assert!(window.shown().outcome.is_none());
}

#[test]
fn what_was_there_when_one_took_over_is_nobodys_move() {
    let mut window = Window::ready(Mode::PlayBlack);
    let source = SourceFile { bytes: b"f5d6c3d3".to_vec(), ..SourceFile::default() };
    let mut record = Collection::read(&source, None).and_then(|it| it.first()).expect("it is one");
    record.facts.names.black = "Ann".to_owned();
    record.facts.names.white = "Bob".to_owned();
    study(&mut window, StudyEvent::Open(Box::new(record)));
    study(&mut window, StudyEvent::PlayFromHere);
    let turns = window.state.game().turns();
    assert!(turns.iter().all(|turn| turn.how == How::Recorded) && turns.len() == 4);
    window.click("c4");
    window.dispatch(Event::Resign);
    study(&mut window, StudyEvent::Enter);
    let people = window.shown().people;
    assert!(people.black.is_you && people.black.recorded.is_empty());
    assert!(people.white.recorded.starts_with("Heibai "), "{}", people.white.recorded);
    let study = window.state.study().expect("it is open");
    let line = study.tree().path(study.at());
    let how = line[1..].iter().map(|&node| study.tree().node(node).turn().map(|it| it.how));
    let expected = [How::Recorded, How::Recorded, How::Recorded, How::Recorded, How::Placed];
    assert_eq!(how.collect::<Vec<_>>(), expected.map(Some));
}

#[test]
fn a_problem_is_opened_before_its_solution_and_a_game_at_its_end() {
    let mut window = Window::ready(Mode::TwoPlayers);
    study(&mut window, StudyEvent::Open(game("f5d6c3")));
    assert_eq!(window.shown().viewed_move, 3);
    let text = "---------------------------OX------XXX-------------------------- O; d6:+0; f4:-2;";
    let source = SourceFile { bytes: text.into(), ..SourceFile::default() };
    let problem = Collection::read(&source, None).and_then(|it| it.first()).expect("it is one");
    study(&mut window, StudyEvent::Open(Box::new(problem)));
    assert_eq!(window.shown().viewed_move, 0);
    assert_eq!(window.shown().study.node, NodeId::ROOT.number());
    assert_eq!(window.shown().move_count, 1);
}

#[test]
fn a_study_that_is_left_for_the_game_is_where_it_was_unless_the_game_has_gone_on() {
    let mut window = studying("f5d6c3d3");
    window.dispatch(Event::View(1));
    study(&mut window, StudyEvent::Leave);
    study(&mut window, StudyEvent::Enter);
    assert_eq!(window.shown().viewed_move, 1);
    study(&mut window, StudyEvent::Leave);
    window.dispatch(Event::TogglePause);
    window.click("c4");
    study(&mut window, StudyEvent::Enter);
    assert_eq!(window.shown().viewed_move, 5);
    study(&mut window, StudyEvent::Leave);
    window.dispatch(Event::Undo);
    study(&mut window, StudyEvent::Enter);
    assert_eq!(window.shown().viewed_move, 4, "what was taken back is not shown");
}

#[test]
fn the_list_has_the_beginning_of_a_very_long_comment() {
    let mut window = studying("f5d6");
    comment(&mut window, &"黑".repeat(1_000_000));
    let rows = window.state.study_rows();
    let shown: Vec<usize> = rows.iter().map(|row| row.comment.chars().count()).collect();
    assert!(shown.iter().all(|&length| length < 5000) && shown.iter().any(|&length| length > 1000));
    assert_eq!(window.shown().study.comment.chars().count(), 1_000_000, "it is kept whole");
}

#[test]
fn a_study_says_what_an_opening_wants_next() {
    let variant = Variant::Gomoku { size: 15, rules: Ruleset::Renju, opening: Opening::Soosorv8 };
    let mut window = Window::ready(Mode::TwoPlayers);
    let tree = GameTree::new(Start::of(variant).expect("it is a board"));
    study(&mut window, StudyEvent::Open(Box::new(tree)));
    window.click("h8");
    let note = window.shown().note;
    assert_eq!((note.status, note.side), (Status::OpeningStone, Some(Side::White)));
    window.click("h9");
    window.click("h10");
    assert_eq!(window.status(), Status::ChooseColours);
    // There is no game that would be paused, or wait for a start.
    window.click("a1");
    assert_eq!(window.status(), Status::ChooseColours);
}

#[test]
fn what_is_cut_off_is_counted() {
    let mut window = studying("f5d6c3d3c4");
    let third = node_of(&window, 3, "c3");
    study(&mut window, StudyEvent::GoTo(third));
    study(&mut window, StudyEvent::CutAfter);
    let note = window.shown().note;
    assert_eq!((note.status, note.number), (Status::MovesRemoved, 2));
    study(&mut window, StudyEvent::Delete);
    assert_eq!(window.shown().note.number, 1);
    window.dispatch(Event::Undo);
    assert_eq!(rows(&window).len(), 2, "f5 d6, and c3");
}

#[test]
fn choices_of_an_opening_have_no_number_in_a_study() {
    let variant = Variant::Gomoku { size: 15, rules: Ruleset::Freestyle, opening: Opening::Swap2 };
    let mut window = Window::ready(Mode::TwoPlayers);
    let tree = GameTree::new(Start::of(variant).expect("it is a board"));
    study(&mut window, StudyEvent::Open(Box::new(tree)));
    for point in ["h8", "i9", "k10"] {
        window.click(point);
    }
    window.dispatch(Event::MakeChoice(Choice::White));
    let note = window.shown().note;
    let of_choice = (Status::Studied, "white", 3);
    assert_eq!((note.status, note.cell.as_str(), note.number), of_choice);
    window.click("h9");
    let note = window.shown().note;
    assert_eq!((note.status, note.cell.as_str(), note.number), (Status::Studied, "h9", 4));
    let rows = window.state.study_rows();
    let numbers: Vec<usize> =
        rows.iter().flat_map(|row| &row.cells).map(|cell| cell.number).collect();
    assert_eq!(numbers, [1, 2, 3, 0, 4]);
    let shown = window.shown();
    assert_eq!((shown.study.moves, shown.played, shown.move_count), (4, 4, 5));
    let listed: Vec<usize> = window.state.move_rows().iter().map(|row| row.number).collect();
    assert_eq!(listed, numbers);
}
