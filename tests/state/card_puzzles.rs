//! Mistakes whose position is a puzzle: it is said what is to be found, the table of the solution refutes, and the exercise
//! goes on as long as one move is right.

use std::time::Duration;

use crate::driver_support::Home;
use crate::window_support::Window;
use heibai::analysis::practice::{Card, Grade, Occasion};
use heibai::analysis::{Judged, Mistake, MoveValue, Verdict};
use heibai::app::state::{
    ANSWERED_AFTER, CoachEvent, DeckChange, Effect, Event, HintShown, LearnEvent, Moment,
    PUZZLE_TIME, PracticeEvent, PracticeStage, PuzzleJob, Status, Walk, WorthShown,
};
use heibai::eval::Score;
use heibai::game::tree::{Certainty, Start};
use heibai::game::{Game, GameRecord, Mode};
use heibai::puzzles::{Goal, Puzzle, Puzzles, Wrong};

/// The first puzzle that ships and is as wanted.
fn shipped(game: Game, is_wanted: impl Fn(&Puzzle) -> bool) -> Puzzle {
    let puzzles = Puzzles::shipped(game);
    let mut all = puzzles.all().iter().map(|it| puzzles.of(it).expect("they are sound"));
    all.find(is_wanted).expect("there is one")
}

/// One of Othello that goes on, with an answer and something to miss at its second move.
fn long() -> Puzzle {
    shipped(Game::Othello, |it| {
        it.steps.len() > 1
            && !it.steps[0].answers.is_empty()
            && it.steps[..2].iter().all(|step| step.wrong.len() > 1)
            && it.steps[0].wrong.iter().all(|wrong| !wrong.refutation.is_empty())
            && !it.steps[1].wrong[0].refutation.is_empty()
    })
}

fn value(cell: usize, discs: i16, certainty: Certainty) -> MoveValue {
    MoveValue { cell, score: Score::from_discs(discs), certainty, line: vec![cell] }
}

/// A card whose position is this puzzle's: another move was played than its right one.
fn card(puzzle: &Puzzle, played: &Wrong) -> Card {
    let right = &puzzle.steps[0];
    let mistake = Mistake {
        position: puzzle.record.end(),
        played: value(played.cell, played.score, Certainty::Exact),
        best: value(right.right, right.score, Certainty::Exact),
    };
    Card::of(puzzle.record.variant(), &mistake, &Occasion::default(), 0)
}

fn practise(window: &mut Window, event: PracticeEvent) -> Vec<Effect> {
    window.dispatch(Event::Practice(event))
}

fn job(effects: &[Effect]) -> Option<PuzzleJob> {
    effects.iter().find_map(|effect| match effect {
        Effect::FindPuzzle(job) => Some((**job).clone()),
        _ => None,
    })
}

fn grades(effects: &[Effect]) -> Vec<Grade> {
    let grade = |effect: &Effect| match effect {
        Effect::Deck(DeckChange::Answer(_, grade)) => Some(*grade),
        _ => None,
    };
    effects.iter().filter_map(grade).collect()
}

fn looks(effects: &[Effect]) -> Option<u64> {
    effects.iter().find_map(|effect| match effect {
        Effect::Judge(intention) => Some(intention.generation),
        _ => None,
    })
}

/// A window that asks this card, and the job of finding its puzzle.
fn asking(card: Card) -> (Window, PuzzleJob) {
    let mut window = Window::started(Mode::TwoPlayers);
    let effects = practise(&mut window, PracticeEvent::Begin(vec![card]));
    let job = job(&effects).expect("it may be a puzzle");
    (window, job)
}

/// What is told of the puzzle.
fn tell(window: &mut Window, job: &PuzzleJob, puzzle: &Puzzle) -> Vec<Effect> {
    let start = Start::set_up(job.variant, job.position.clone());
    let record = GameRecord::from_start(start, Vec::new()).expect("nothing is played");
    let puzzle = Puzzle { record, rating: 0, themes: Vec::new(), ..puzzle.clone() };
    practise(window, PracticeEvent::Puzzle(job.generation, Box::new(puzzle)))
}

/// A window that asks the puzzle's position with the puzzle known.
fn solving(puzzle: &Puzzle) -> Window {
    let (mut window, job) = asking(card(puzzle, &puzzle.steps[0].wrong[0]));
    tell(&mut window, &job, puzzle);
    window
}

fn click(window: &mut Window, cell: usize) -> Vec<Effect> {
    window.dispatch(Event::Activate(cell))
}

fn discs(worth: WorthShown) -> i16 {
    worth.worth.round() as i16
}

fn name(window: &Window, cell: usize) -> String {
    window.state.cell_name(cell)
}

fn stones(window: &Window) -> usize {
    window.state.board_rows().iter().filter(|row| row.stone.is_some()).count()
}

#[test]
fn it_says_what_is_to_be_found_and_goes_on_until_all_is() {
    let puzzle = long();
    let (mut window, job) = asking(card(&puzzle, &puzzle.steps[0].wrong[0]));
    assert_eq!(job.position.stones(), puzzle.record.end().stones());
    assert_eq!(window.shown().practice.goal, None, "nobody knows yet");
    tell(&mut window, &job, &puzzle);
    let shown = window.shown().practice;
    assert_eq!((shown.goal, shown.stage), (Some(puzzle.goal), PracticeStage::Asking));
    assert_eq!((shown.choices, shown.found), (puzzle.steps[0].wrong.len() + 1, 0));
    assert_eq!(window.status(), Status::Exercise);

    let before = stones(&window);
    for (at, step) in puzzle.steps.iter().enumerate() {
        assert!(window.legal().contains(&name(&window, step.right)));
        let effects = click(&mut window, step.right);
        let grade: &[Grade] = if at == 0 { &[Grade::Good] } else { &[] };
        assert_eq!(grades(&effects), grade, "the first move decides, and once");
        if at + 1 == puzzle.steps.len() {
            break;
        }
        let shown = window.shown().practice;
        assert_eq!((shown.stage, shown.found), (PracticeStage::Asking, at + 1));
        assert_eq!(shown.last_right, name(&window, step.right));
        assert!(shown.answer.is_empty() && shown.reason.is_none(), "nothing is given away");
        if let Some(&answer) = step.answers.first() {
            assert_eq!(shown.last_answer, name(&window, answer));
            assert_eq!(window.legal(), Vec::<String>::new(), "the answer comes first");
            window.wait(ANSWERED_AFTER);
            assert!(window.state.board_rows()[answer].stone.is_some());
        }
    }
    let shown = window.shown().practice;
    assert_eq!((shown.stage, shown.found), (PracticeStage::Solved, puzzle.steps.len()));
    assert_eq!(shown.tried, Some(name(&window, puzzle.steps[0].right)));
    let solution: usize = puzzle.steps.iter().map(|it| 1 + it.answers.len()).sum();
    assert!(shown.is_solution && shown.answer.len() == solution);
    let walk = Walk { shown: solution, length: solution, is_line: true };
    assert_eq!(window.shown().walk, walk);
    assert_eq!(stones(&window), before + solution);
    assert_eq!(discs(shown.best), puzzle.steps[0].score);
    window.dispatch(Event::ViewFirst);
    assert_eq!(stones(&window), before, "it can be walked through");

    // The same again is asked with what is known, and is graded no more.
    practise(&mut window, PracticeEvent::Again);
    let shown = window.shown().practice;
    assert_eq!(
        (shown.stage, shown.goal, shown.found),
        (PracticeStage::Asking, Some(puzzle.goal), 0)
    );
    assert_eq!(grades(&click(&mut window, puzzle.steps[0].right)), []);
}

#[test]
fn every_other_move_is_refuted_at_once_with_its_score() {
    let puzzle = long();
    for wrong in &puzzle.steps[0].wrong {
        let mut window = solving(&puzzle);
        let before = stones(&window);
        let effects = click(&mut window, wrong.cell);
        assert_eq!((looks(&effects), grades(&effects)), (None, vec![Grade::Again]));
        let shown = window.shown().practice;
        assert_eq!((shown.stage, shown.refuted), (PracticeStage::Asking, Some(wrong.score)));
        assert_eq!(shown.missed, Some(name(&window, wrong.cell)));
        assert_eq!(
            (window.shown().walk.shown, stones(&window)),
            (2, before + 2),
            "with what answers it"
        );
        // Another can be tried at once, and help takes it from the board.
        practise(&mut window, PracticeEvent::Hint);
        let shown = window.shown().practice;
        assert_eq!(
            (shown.missed, shown.refuted, shown.hints),
            (None, None, vec![HintShown::Where])
        );
        assert_eq!(stones(&window), before);
        assert_eq!(grades(&click(&mut window, puzzle.steps[0].right)), []);
    }
}

#[test]
fn moves_after_the_first_are_refuted_hinted_at_and_told() {
    let puzzle = long();
    let (second, wrong) = (&puzzle.steps[1], &puzzle.steps[1].wrong[0]);
    let further = || {
        let mut window = solving(&puzzle);
        let effects = click(&mut window, puzzle.steps[0].right);
        assert_eq!(grades(&effects), [Grade::Good]);
        window.wait(ANSWERED_AFTER);
        window
    };
    let mut window = further();
    let before = stones(&window);
    let effects = click(&mut window, wrong.cell);
    assert_eq!((looks(&effects), grades(&effects)), (None, Vec::new()), "the grade stays");
    let shown = window.shown().practice;
    assert_eq!((shown.missed, shown.refuted), (Some(name(&window, wrong.cell)), Some(wrong.score)));
    assert_eq!(stones(&window), before + 2);
    for hints in 1..=3 {
        practise(&mut window, PracticeEvent::Hint);
        let shown = window.shown().practice;
        assert_eq!((shown.hints.len(), shown.can_hint), (hints, hints < 3));
        assert_eq!(stones(&window), before);
    }
    let told = HintShown::Move(name(&window, second.right));
    assert_eq!(window.shown().practice.hints.last(), Some(&told));
    click(&mut window, second.right);
    assert_eq!(window.shown().practice.found, 2);

    let mut window = further();
    let effects = practise(&mut window, PracticeEvent::Tell);
    assert_eq!(grades(&effects), []);
    let shown = window.shown().practice;
    assert_eq!((shown.stage, shown.found), (PracticeStage::Told, 1));
    assert_eq!(shown.told, Some(name(&window, second.right)));
    assert!(shown.is_solution);
    assert_eq!(stones(&window), before + 1, "the move is on the board");

    let mut window = solving(&puzzle);
    let effects = practise(&mut window, PracticeEvent::Tell);
    assert_eq!(grades(&effects), [Grade::Again]);
    let shown = window.shown().practice;
    assert_eq!((shown.stage, shown.told, shown.is_solution), (PracticeStage::Told, None, true));
}

#[test]
fn an_answer_that_was_given_before_stays_as_it_is() {
    let puzzle = long();
    let (mut window, job) = asking(card(&puzzle, &puzzle.steps[0].wrong[0]));
    assert_eq!(grades(&click(&mut window, puzzle.steps[0].right)), [Grade::Good]);
    let before = window.shown().practice;
    assert_eq!(before.stage, PracticeStage::Solved);
    tell(&mut window, &job, &puzzle);
    assert_eq!(window.shown().practice, before);
    // Whoever sets it again meets the puzzle.
    practise(&mut window, PracticeEvent::Again);
    assert_eq!(window.shown().practice.goal, Some(puzzle.goal));
}

#[test]
fn news_of_another_exercise_count_for_nothing() {
    let puzzle = long();
    let (mut window, job) = asking(card(&puzzle, &puzzle.steps[0].wrong[0]));
    let other = PuzzleJob { generation: job.generation + 1, ..job.clone() };
    tell(&mut window, &other, &puzzle);
    assert_eq!(window.shown().practice.goal, None);
    let effects = practise(&mut window, PracticeEvent::Leave);
    assert!(effects.contains(&Effect::EndFinding));
    let before = window.shown();
    tell(&mut window, &job, &puzzle);
    assert_eq!(window.shown(), before);
    window.dispatch(Event::Learn(LearnEvent::Enter(Moment {
        date: 20_261_126,
        seconds: 1,
        tonight: 86_399,
    })));
    let before = window.shown();
    tell(&mut window, &job, &puzzle);
    assert_eq!(window.shown(), before);
}

#[test]
fn the_search_for_a_puzzle_is_given_up_after_a_while() {
    let puzzle = long();
    let (mut window, _) = asking(card(&puzzle, &puzzle.steps[0].wrong[0]));
    let ends = |window: &Window| window.log.iter().filter(|it| **it == Effect::EndFinding).count();
    let last = Duration::from_millis(1);
    window.wait(PUZZLE_TIME.saturating_sub(last));
    assert_eq!(ends(&window), 0);
    window.wait(last);
    assert_eq!(ends(&window), 1);
    practise(&mut window, PracticeEvent::Next);
    assert_eq!((ends(&window), window.status()), (1, Status::PracticeDone));
}

#[test]
fn a_move_that_is_being_looked_at_is_answered_by_the_puzzle() {
    let puzzle = long();
    let wrong = &puzzle.steps[0].wrong[1];
    let (mut window, job) = asking(card(&puzzle, &puzzle.steps[0].wrong[0]));
    let generation = looks(&click(&mut window, wrong.cell)).expect("nobody knows it yet");
    let effects = tell(&mut window, &job, &puzzle);
    assert!(effects.contains(&Effect::EndJudging));
    let shown = window.shown().practice;
    assert_eq!((shown.stage, shown.refuted), (PracticeStage::Asking, Some(wrong.score)));
    // What the search says in the end is late.
    let verdict = Verdict {
        best: value(puzzle.steps[0].right, 2, Certainty::Depth(9)),
        played: value(wrong.cell, 2, Certainty::Depth(9)),
        reason: None,
    };
    let judged = Judged { generation, verdict: Some(verdict), is_final: true };
    window.dispatch(Event::Coach(CoachEvent::Judged(Box::new(judged))));
    assert_eq!(window.shown().practice, shown);
    // More of the solution is known later; what is on the board stays.
    tell(&mut window, &job, &puzzle);
    assert_eq!(window.shown().practice, shown);
}

#[test]
fn what_is_proved_takes_the_place_of_what_a_review_believed() {
    let puzzle = long();
    let right = &puzzle.steps[0];
    let (played, believed) = (&right.wrong[0], &right.wrong[1]);
    let mut card = card(&puzzle, played);
    card.line = vec![believed.cell];
    (card.best_score, card.played_score, card.is_exact) = (900, -900, false);
    let key = card.key.clone();
    let (mut window, job) = asking(card);
    practise(&mut window, PracticeEvent::Hint);
    practise(&mut window, PracticeEvent::Hint);
    practise(&mut window, PracticeEvent::Hint);
    let effects = tell(&mut window, &job, &puzzle);
    assert!(effects.iter().any(|it| matches!(it, Effect::Explain(_))), "of the other move");
    let shown = window.shown().practice;
    assert_eq!(shown.hints.last(), Some(&HintShown::Move(name(&window, right.right))));
    assert_eq!(discs(shown.mistake), played.score);
    let effects = click(&mut window, believed.cell);
    assert_eq!(window.shown().practice.refuted, Some(believed.score));
    click(&mut window, right.right);
    let answered = |it: &Effect| *it == Effect::Deck(DeckChange::Answer(key.clone(), Grade::Again));
    assert!(effects.iter().any(answered), "it is the card that was asked");
}

#[test]
fn what_cannot_be_a_puzzle_or_is_none_is_asked_as_before() {
    // Nothing is looked for where too much is empty.
    let mut window = Window::started(Mode::TwoPlayers);
    let puzzle = long();
    let start = puzzle.record.variant().start().expect("there is one");
    let mistake = Mistake {
        position: start.clone(),
        played: value(start.legal_cells()[0], 0, Certainty::Depth(9)),
        best: value(start.legal_cells()[1], 2, Certainty::Depth(9)),
    };
    let opening = Card::of(puzzle.record.variant(), &mistake, &Occasion::default(), 0);
    let effects = practise(&mut window, PracticeEvent::Begin(vec![opening]));
    assert_eq!(job(&effects), None);
    // One whose mistake would be the right move is none.
    let mut card = card(&puzzle, &puzzle.steps[0].wrong[0]);
    card.played = puzzle.steps[0].right;
    card.line = vec![puzzle.steps[0].wrong[0].cell];
    let (mut window, job) = asking(card);
    let before = window.shown();
    tell(&mut window, &job, &puzzle);
    assert_eq!(window.shown(), before);
    assert!(looks(&click(&mut window, puzzle.steps[0].wrong[1].cell)).is_some());
}

#[test]
fn in_gomoku_only_fours_are_refuted_by_the_puzzle_and_other_moves_are_looked_at() {
    let puzzle = shipped(Game::Gomoku, |it| {
        it.goal == Goal::Fours && it.steps.len() > 1 && it.steps[0].wrong.len() > 1
    });
    let step = &puzzle.steps[0];
    let position = puzzle.record.end();
    let quiet = position
        .legal_cells()
        .into_iter()
        .find(|cell| *cell != step.right && step.wrong.iter().all(|wrong| wrong.cell != *cell));
    let quiet = quiet.expect("most points are no fours");
    let mut window = solving(&puzzle);
    assert_eq!(window.shown().practice.goal, Some(Goal::Fours));
    assert_eq!(looks(&click(&mut window, step.wrong[1].cell)), None);
    assert_eq!(window.shown().practice.refuted, Some(0));
    assert!(looks(&click(&mut window, quiet)).is_some(), "there are wins without fours");
    assert_eq!(window.shown().practice.missed, None);
    practise(&mut window, PracticeEvent::Again);
    click(&mut window, step.right);
    assert_eq!(window.shown().practice.found, 1);

    // Where a review has another win, two moves are right.
    let mut other = card(&puzzle, &step.wrong[0]);
    other.line = vec![quiet];
    let (mut window, job) = asking(other);
    tell(&mut window, &job, &puzzle);
    assert_eq!(window.shown().practice.goal, None);
}

#[test]
fn a_card_of_the_deck_becomes_its_puzzle_by_itself() {
    let empties = |it: &Puzzle| {
        let position = it.record.end();
        (0..64).filter(|&cell| position.stone(cell).is_none()).count()
    };
    let puzzle = shipped(Game::Othello, |it| it.steps.len() > 1 && empties(it) <= 11);
    let home = Home::new();
    let mut program = home.start(Mode::TwoPlayers);
    let card = card(&puzzle, &puzzle.steps[0].wrong[0]);
    let text = serde_json::json!({ "version": 1, "cards": [card] });
    let path = home.folders().practice().expect("there is a place");
    std::fs::create_dir_all(path.parent().expect("it has a folder")).expect("it can be made");
    std::fs::write(path, text.to_string()).expect("it can be written");
    program.dispatch(Event::Practice(PracticeEvent::Read));
    program.until("the puzzle", |driver| driver.state().shown().practice.goal == Some(puzzle.goal));
    program.dispatch(Event::Activate(puzzle.steps[0].wrong[0].cell));
    let refuted = program.shown().practice.refuted;
    assert_eq!(refuted, Some(puzzle.steps[0].wrong[0].score));
    program.quit();
}
