//! The room where one learns: puzzles are set, tried, refuted, told and remembered, and what was there before comes back.

use std::time::Duration;

use crate::window_support::Window;
use heibai::app::kept_file::Kept;
use heibai::app::puzzle_history::Change;
use heibai::app::state::{
    ANSWERED_AFTER, Action, ClueShown, Effect, Event, LearnEvent, LessonEvent, Moment,
    OpeningsEvent, PracticeEvent, PuzzleStage, RUN_ERRORS, RUN_TIME, SetUpEvent, Stage, Status,
    StudyEvent, Walk,
};
use heibai::game::{Game, Mode, Phase, Ply};
use heibai::puzzles::{
    Attempt, Goal, History, Mode as Way, Outcome, Puzzle, Puzzles, Run, Shape, Solving, Theme,
    choice,
};

const TODAY: Moment = Moment { date: 20_261_126, seconds: 1_795_000_000, tonight: 1_795_046_399 };

fn learn(window: &mut Window, event: LearnEvent) -> Vec<Effect> {
    window.dispatch(Event::Learn(event))
}

fn practise(window: &mut Window, event: PracticeEvent) -> Vec<Effect> {
    window.dispatch(Event::Practice(event))
}

/// A window with the room open, and nothing tried yet.
fn learning(mode: Mode) -> Window {
    let mut window = Window::started(mode);
    let effects = learn(&mut window, LearnEvent::Enter(TODAY));
    assert!(effects.contains(&Effect::ReadPuzzles));
    learn(&mut window, LearnEvent::Read(Box::default()));
    window
}

fn puzzle(window: &Window) -> Puzzle {
    window.state.puzzle_on_board().expect("one is on the board").clone()
}

/// Plays the right move, and waits for the answer.
fn solve_step(window: &mut Window, step: usize) -> Vec<Effect> {
    let right = puzzle(window).steps[step].right;
    let effects = window.dispatch(Event::Activate(right));
    window.wait(ANSWERED_AFTER);
    effects
}

fn solve(window: &mut Window) -> Vec<Effect> {
    (0..puzzle(window).steps.len()).flat_map(|step| solve_step(window, step)).collect()
}

fn attempts(effects: &[Effect]) -> Vec<Attempt> {
    let attempt = |effect: &Effect| match effect {
        Effect::Puzzles(Change::Attempt(attempt)) => Some(attempt.clone()),
        _ => None,
    };
    effects.iter().filter_map(attempt).collect()
}

fn runs(effects: &[Effect]) -> Vec<Run> {
    let run = |effect: &Effect| match effect {
        Effect::Puzzles(Change::Run(run)) => Some(*run),
        _ => None,
    };
    effects.iter().filter_map(run).collect()
}

fn stage(window: &Window) -> PuzzleStage {
    window.shown().puzzle.stage
}

/// Sets rated puzzles until one is as wanted.
fn rated_until(window: &mut Window, is_wanted: impl Fn(&Puzzle) -> bool) {
    for _ in 0..200 {
        learn(window, LearnEvent::Rated);
        if is_wanted(&puzzle(window)) {
            return;
        }
    }
    panic!("none of two hundred puzzles is as wanted");
}

#[test]
fn the_room_opens_with_the_puzzle_of_the_day_and_leaves_the_game_as_it_was() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.click_all("f5d6");
    learn(&mut window, LearnEvent::Enter(TODAY));
    let puzzles = Puzzles::shipped(Game::Othello);
    let of_day = choice::of_the_day(&puzzles, TODAY.date).unwrap();
    assert_eq!(puzzle(&window).id(), of_day.id);
    let shown = window.shown();
    assert_eq!((shown.puzzle.mode, shown.stage()), (Way::Day, Stage::Puzzle));
    assert_eq!(window.status(), Status::Puzzle);
    assert_eq!(window.state.game().phase(), Phase::Paused, "nobody's time runs meanwhile");
    learn(&mut window, LearnEvent::Leave);
    assert_eq!(stage(&window), PuzzleStage::Closed);
    assert_eq!(window.moves(), "f5 d6");
}

#[test]
fn the_puzzle_of_a_day_is_the_same_for_everybody_and_another_every_day() {
    let puzzles = Puzzles::shipped(Game::Othello);
    let of = |date| choice::of_the_day(&puzzles, date).unwrap().id;
    assert_eq!(of(TODAY.date), of(TODAY.date));
    let mut days: Vec<_> = (1..=28).map(|day| of(20_261_100 + day)).collect();
    days.sort_unstable();
    days.dedup();
    assert!(days.len() >= 26, "of 28 days {} have a puzzle of their own", days.len());
}

#[test]
fn a_right_move_is_answered_after_a_moment_until_all_are_found() {
    let mut window = learning(Mode::TwoPlayers);
    rated_until(&mut window, |it| it.steps.len() > 1 && !it.steps[0].answers.is_empty());
    let it = puzzle(&window);
    let effects = window.dispatch(Event::Activate(it.steps[0].right));
    assert_eq!(attempts(&effects), [], "there is more to find");
    assert_eq!(window.legal(), Vec::<String>::new(), "the answer comes first");
    window.wait(ANSWERED_AFTER);
    let shown = window.shown().puzzle;
    assert_eq!((shown.stage, shown.found), (PuzzleStage::Asking, 1));
    assert!(!window.legal().is_empty());
    let effects: Vec<Effect> =
        (1..it.steps.len()).flat_map(|step| solve_step(&mut window, step)).collect();
    let [attempt] = &attempts(&effects)[..] else { panic!("one attempt is remembered") };
    assert_eq!((attempt.puzzle, attempt.outcome), (it.id(), Outcome::Solved));
    assert_eq!((attempt.mode, attempt.at), (Way::Rated, TODAY.seconds));
    let shown = window.shown().puzzle;
    assert_eq!(shown.stage, PuzzleStage::Solved);
    assert!(shown.change.is_some_and(|(before, after)| after > before), "{:?}", shown.change);
    assert_eq!(shown.solution.len(), it.steps.iter().map(|it| 1 + it.answers.len()).sum::<usize>());
    assert_eq!(shown.themes, it.themes);
}

#[test]
fn a_wrong_move_is_refuted_on_the_board_and_only_the_first_try_counts() {
    let mut window = learning(Mode::TwoPlayers);
    rated_until(&mut window, |it| !it.steps[0].wrong[0].refutation.is_empty());
    let it = puzzle(&window);
    let before = window.state.board_rows();
    let wrong = &it.steps[0].wrong[0];
    let effects = window.dispatch(Event::Activate(wrong.cell));
    let [attempt] = &attempts(&effects)[..] else { panic!("one attempt is remembered") };
    assert_eq!(attempt.outcome, Outcome::Failed);
    window.wait(ANSWERED_AFTER);
    let shown = window.shown();
    assert_eq!(shown.stage(), Stage::Refuted);
    let tried = shown.puzzle.tried.clone().unwrap();
    assert_eq!((tried.score, tried.name), (wrong.score, window.state.cell_name(wrong.cell)));
    let last = window.state.board_rows().iter().position(|row| row.last_move);
    assert_eq!(last, Some(wrong.refutation[0]), "the answer to it stands on the board");
    // A click anywhere takes it back.
    window.dispatch(Event::Activate(it.steps[0].right));
    assert_eq!(window.state.board_rows(), before);
    let effects = solve(&mut window);
    assert_eq!(attempts(&effects), [], "it counts once");
    let shown = window.shown().puzzle;
    assert_eq!((shown.stage, shown.outcome), (PuzzleStage::Solved, Some(Outcome::Failed)));
    assert!(shown.change.is_some_and(|(before, after)| after < before));
    assert!(shown.wrong.iter().any(|row| row.tried && row.score == wrong.score));
}

#[test]
fn hints_say_more_each_time_and_a_rating_cannot_rise_after_one() {
    let mut window = learning(Mode::TwoPlayers);
    rated_until(&mut window, |it| it.steps.len() == 1);
    let it = puzzle(&window);
    practise(&mut window, PracticeEvent::Hint);
    assert_eq!(window.shown().puzzle.clues, [ClueShown::Where]);
    let rows = window.state.board_rows();
    assert!(rows[it.steps[0].right].reason, "the part that is marked has the move");
    assert!(rows.iter().any(|row| row.stone.is_none() && !row.reason), "and not all of the board");
    practise(&mut window, PracticeEvent::Hint);
    practise(&mut window, PracticeEvent::Hint);
    let right = window.state.cell_name(it.steps[0].right);
    let shown = window.shown().puzzle;
    assert_eq!(shown.clues.last(), Some(&ClueShown::Move(right)));
    assert!(!shown.can_clue);
    let rating = shown.own_rating;
    let effects = solve(&mut window);
    assert_eq!(attempts(&effects)[0].outcome, Outcome::Helped);
    let shown = window.shown().puzzle;
    assert_eq!((shown.own_rating, shown.change), (rating, None));
}

#[test]
fn nothing_is_given_away_before_it_is_over() {
    let mut window = learning(Mode::TwoPlayers);
    for way in [LearnEvent::Rated, LearnEvent::Day] {
        learn(&mut window, way);
        let shown = window.shown().puzzle;
        assert_eq!(shown.themes, []);
        assert!(shown.solution.is_empty() && shown.wrong.is_empty() && shown.reason.is_none());
        assert_eq!((shown.score, window.shown().walk), (0, Walk::default()));
        assert!(window.state.board_rows().iter().all(|row| row.value.is_none() && !row.reason));
    }
}

#[test]
fn a_puzzle_that_is_told_or_skipped() {
    let mut window = learning(Mode::TwoPlayers);
    learn(&mut window, LearnEvent::Rated);
    let first = puzzle(&window).id();
    let effects = window.dispatch(Event::Skip);
    assert_eq!(attempts(&effects), [], "what is skipped costs nothing");
    assert_ne!(puzzle(&window).id(), first);
    let effects = practise(&mut window, PracticeEvent::Tell);
    assert_eq!(attempts(&effects)[0].outcome, Outcome::Failed);
    assert_eq!((stage(&window), window.shown().stage()), (PuzzleStage::Told, Stage::Solved));
    let walk = window.shown().walk;
    assert!(walk.is_line);
    assert_eq!(walk.shown, 1, "the first move is shown");
    window.dispatch(Event::ViewLast);
    assert_eq!(window.shown().walk, Walk { shown: walk.length, ..walk });
    window.dispatch(Event::ViewFirst);
    assert_eq!(window.shown().walk.shown, 0);
    practise(&mut window, PracticeEvent::Wrong(0));
    let row = window.shown().puzzle.wrong[0].clone();
    assert_eq!(window.shown().walk.length, 1 + row.line.len());
    practise(&mut window, PracticeEvent::Again);
    assert_eq!(stage(&window), PuzzleStage::Asking);
    let effects = solve(&mut window);
    assert_eq!(attempts(&effects), []);
}

#[test]
fn what_comes_next_has_not_been_tried_and_is_near_the_rating() {
    let puzzles = Puzzles::shipped(Game::Othello);
    let mut random = fastrand::Rng::with_seed(3);
    let mut history = History::default();
    let mut skipped = std::collections::BTreeSet::new();
    let mut far = Vec::new();
    for number in 0..60 {
        let next = choice::rated(&puzzles, &history, Game::Othello, &skipped, &mut random).unwrap();
        assert!(history.last(next.id).is_none() && !skipped.contains(&next.id));
        let standing = history.standing(Game::Othello);
        if number >= 20 {
            far.push((f64::from(next.rating) - standing.rating.rating).abs());
        }
        if number % 5 == 0 {
            skipped.insert(next.id);
        }
        // Somebody of 1500.
        let solves =
            random.f64() < 1.0 / (1.0 + 10_f64.powf((f64::from(next.rating) - 1500.0) / 400.0));
        let outcome = if solves { Outcome::Solved } else { Outcome::Failed };
        history.add(Attempt::new(next, Way::Rated, outcome, number));
    }
    let mean = far.iter().sum::<f64>() / far.len() as f64;
    assert!(mean < 200.0, "they are {mean} away on average");
    let standing = history.standing(Game::Othello);
    assert!((1250.0..1750.0).contains(&standing.rating.rating), "{standing:?}");
    assert!(!standing.is_guess() && standing.rating.deviation < 130.0);
}

#[test]
fn a_theme_brings_only_its_own_and_leaves_the_rating() {
    let mut window = learning(Mode::TwoPlayers);
    let rows = window.state.theme_rows();
    assert!(rows.len() >= 6 && rows.iter().all(|row| row.puzzles > 0 && !row.chosen));
    for _ in 0..10 {
        learn(&mut window, LearnEvent::OfTheme(Theme::Parity));
        assert!(puzzle(&window).themes.contains(&Theme::Parity));
    }
    let before = window.shown().puzzle.own_rating;
    let effects = solve(&mut window);
    assert_eq!(attempts(&effects)[0].mode, Way::Theme);
    assert_eq!(window.shown().puzzle.own_rating, before);
    let row = window.state.theme_rows().into_iter().find(|row| row.theme == Theme::Parity).unwrap();
    assert_eq!((row.tried, row.solved, row.chosen), (1, 1, true));
    practise(&mut window, PracticeEvent::Next);
    assert!(puzzle(&window).themes.contains(&Theme::Parity));
}

#[test]
fn a_run_ends_with_the_third_error_and_shows_what_it_had() {
    let mut window = learning(Mode::TwoPlayers);
    let effects = learn(&mut window, LearnEvent::Clock);
    assert_eq!(attempts(&effects), []);
    let shown = window.shown();
    assert_eq!((shown.stage(), shown.puzzle.run.left), (Stage::Run, RUN_TIME));
    assert_eq!(shown.actions(), [Action::EndRun, Action::SkipPuzzle]);
    let effects = solve(&mut window);
    assert_eq!(attempts(&effects)[0].mode, Way::Clock);
    assert_eq!(window.shown().puzzle.run.solved, 1);
    // There are no hints and no answers.
    practise(&mut window, PracticeEvent::Hint);
    practise(&mut window, PracticeEvent::Tell);
    assert_eq!((stage(&window), window.shown().puzzle.clues), (PuzzleStage::Asking, Vec::new()));
    let mut ends = Vec::new();
    for error in 1..=RUN_ERRORS {
        let wrong = puzzle(&window).steps[0].wrong[0].cell;
        ends = window.dispatch(Event::Activate(wrong));
        assert_eq!(window.shown().puzzle.run.errors, error);
    }
    assert_eq!(runs(&ends)[0].solved, 1);
    let shown = window.shown();
    assert!(shown.puzzle.run.over && shown.puzzle.is_over());
    let rows = window.state.run_rows();
    let outcomes: Vec<_> = rows.iter().map(|row| row.solved).collect();
    assert_eq!(outcomes, [Some(true), Some(false), Some(false), Some(false)]);
    assert!(rows.is_sorted_by_key(|row| row.rating / 400), "they become harder: {rows:?}");
    let effects = learn(&mut window, LearnEvent::LookBack(1));
    assert_eq!(attempts(&effects), [], "it has counted");
    assert_eq!(window.shown().puzzle.stage, PuzzleStage::Told);
    assert!(window.state.run_rows()[1].current);
}

#[test]
fn a_run_ends_with_its_time_and_waits_under_a_dialog() {
    let mut window = learning(Mode::TwoPlayers);
    learn(&mut window, LearnEvent::Clock);
    window.wait(Duration::from_secs(100));
    assert_eq!(window.shown().puzzle.run.left, Duration::from_secs(80));
    window.dispatch(Event::Cover(true));
    window.now += Duration::from_secs(500);
    window.dispatch(Event::Cover(false));
    assert_eq!(window.shown().puzzle.run.left, Duration::from_secs(80));
    window.wait(Duration::from_secs(79));
    assert!(!window.shown().puzzle.run.over);
    window.wait(Duration::from_secs(2));
    let run = window.shown().puzzle.run;
    assert!(run.over && run.left == Duration::ZERO);
    learn(&mut window, LearnEvent::Clock);
    assert!(!window.shown().puzzle.run.over, "there is another one");
}

#[test]
fn a_run_that_is_left_ends_with_its_result() {
    let mut window = learning(Mode::TwoPlayers);
    learn(&mut window, LearnEvent::Clock);
    solve(&mut window);
    let wrong = puzzle(&window).steps[0].wrong[0].cell;
    window.dispatch(Event::Activate(wrong));
    let effects = learn(&mut window, LearnEvent::Leave);
    assert_eq!(runs(&effects).iter().map(|run| run.solved).collect::<Vec<_>>(), [1]);
    let note = window.shown().note;
    assert_eq!((note.status, note.number, note.count), (Status::RunLeft, 1, 1));
    // What it had, and the answers, are still there.
    learn(&mut window, LearnEvent::Enter(TODAY));
    let run = window.shown().puzzle.run;
    assert!(run.over && (run.solved, run.errors) == (1, 1));
    assert_eq!(window.state.run_rows().len(), 3);
    learn(&mut window, LearnEvent::Leave);
    assert_ne!(window.status(), Status::RunLeft);
}

#[test]
fn after_a_run_its_puzzles_are_tried_again_like_others() {
    let mut window = learning(Mode::TwoPlayers);
    learn(&mut window, LearnEvent::Clock);
    window.dispatch(Event::Hint);
    assert_eq!((window.status(), window.shown().can_hint), (Status::NotHere, false));
    window.wait(RUN_TIME);
    practise(&mut window, PracticeEvent::Again);
    assert_eq!(stage(&window), PuzzleStage::Asking);
    window.dispatch(Event::Hint);
    assert_eq!(window.shown().puzzle.clues.len(), 1);
    let asked = puzzle(&window).id();
    let effects = window.dispatch(Event::Skip);
    assert_eq!((runs(&effects), puzzle(&window).id()), (Vec::new(), asked), "no run begins");
    assert!(window.shown().puzzle.run.over);
    practise(&mut window, PracticeEvent::Tell);
    assert_eq!(stage(&window), PuzzleStage::Told);
}

#[test]
fn the_day_goes_on_while_the_room_is_open() {
    let mut window = learning(Mode::TwoPlayers);
    let first = window.state.puzzle_on_board().expect("one is on the board").id();
    let of_day = |window: &mut Window, days: i64| {
        learn(window, LearnEvent::Today(Moment { date: TODAY.date + days, ..TODAY }));
        learn(window, LearnEvent::Rated);
        learn(window, LearnEvent::Day);
        window.state.puzzle_on_board().expect("one is on the board").id()
    };
    assert_eq!(of_day(&mut window, 0), first);
    assert_ne!(of_day(&mut window, 1), first);
}

#[test]
fn at_midnight_the_puzzle_of_the_day_gives_way_to_the_next_unless_it_is_begun() {
    let wrong = puzzle(&learning(Mode::TwoPlayers)).steps[0].wrong[0].cell;
    for (event, stays) in
        [(Event::Wake, false), (Event::Hint, true), (Event::Activate(wrong), true)]
    {
        let mut window = learning(Mode::TwoPlayers);
        let before = puzzle(&window).id();
        window.dispatch(event.clone());
        learn(&mut window, LearnEvent::Today(Moment { date: TODAY.date + 1, ..TODAY }));
        assert_eq!(puzzle(&window).id() == before, stays, "{event:?}");
        assert_eq!(window.shown().puzzle.mode, Way::Day);
    }
}

#[test]
fn a_run_that_gives_way_to_other_puzzles_ends_with_its_result() {
    let ways = [
        LearnEvent::Day,
        LearnEvent::Rated,
        LearnEvent::OfTheme(Theme::ALL[0]),
        LearnEvent::Game(Game::Gomoku),
    ];
    for way in ways {
        let mut window = learning(Mode::TwoPlayers);
        learn(&mut window, LearnEvent::Clock);
        solve(&mut window);
        let effects = learn(&mut window, way.clone());
        assert_eq!(runs(&effects).iter().map(|run| run.solved).collect::<Vec<_>>(), [1], "{way:?}");
        let note = window.shown().note;
        assert_eq!((note.status, note.number), (Status::RunLeft, 1), "{way:?}");
        assert!(!window.shown().puzzle.run.open, "{way:?}");
    }
    let mut window = learning(Mode::TwoPlayers);
    learn(&mut window, LearnEvent::Clock);
    solve(&mut window);
    window.dispatch(Event::Study(StudyEvent::Enter));
    let note = window.shown().note;
    assert_eq!(
        (window.shown().stage(), note.status, note.number),
        (Stage::Study, Status::RunLeft, 1)
    );
    window.dispatch(Event::Study(StudyEvent::Leave));
    window.dispatch(Event::Study(StudyEvent::Enter));
    assert_ne!(window.status(), Status::RunLeft, "it is said once");
    let mut window = learning(Mode::TwoPlayers);
    learn(&mut window, LearnEvent::Clock);
    learn(&mut window, LearnEvent::Leave);
    assert_eq!(window.status(), Status::RunLeft);
    window.dispatch(Event::Study(StudyEvent::Enter));
    assert_ne!(window.status(), Status::RunLeft, "it was said in the other room");
    let mut window = learning(Mode::TwoPlayers);
    learn(&mut window, LearnEvent::Clock);
    solve(&mut window);
    let effects = learn(&mut window, LearnEvent::Clock);
    assert_eq!(runs(&effects).len(), 1, "the first one counts, too");
    assert!(window.shown().puzzle.run.open && window.shown().puzzle.run.solved == 0);
}

#[test]
fn a_move_that_is_none_is_refused_with_the_reason() {
    let mut window = learning(Mode::TwoPlayers);
    learn(&mut window, LearnEvent::Rated);
    let rows = window.state.board_rows();
    let taken = rows.iter().position(|row| row.stone.is_some()).expect("a disc");
    window.dispatch(Event::Activate(taken));
    assert_eq!(window.status(), Status::Occupied);
    let flips_nothing = rows.iter().position(|row| row.stone.is_none() && !row.legal);
    window.dispatch(Event::Activate(flips_nothing.expect("such a square")));
    assert_eq!(window.status(), Status::FlipsNothing);
}

#[test]
fn gomokus_puzzles_are_set_on_its_board() {
    let mut window = learning(Mode::TwoPlayers);
    learn(&mut window, LearnEvent::Game(Game::Gomoku));
    assert_eq!(window.shown().setup.variant.game(), Game::Gomoku);
    assert_eq!(window.state.learnt_game(), Game::Gomoku);
    let of_gomoku = [Goal::Fours, Goal::Defence, Goal::Threats];
    for _ in 0..5 {
        learn(&mut window, LearnEvent::Rated);
        assert!(of_gomoku.contains(&puzzle(&window).goal));
    }
    let effects = solve(&mut window);
    assert_eq!((attempts(&effects)[0].game, stage(&window)), (Game::Gomoku, PuzzleStage::Solved));
    learn(&mut window, LearnEvent::Leave);
    assert_eq!(window.shown().setup.variant.game(), Game::Othello);
}

#[test]
fn the_numbers_on_a_puzzles_stones_begin_with_its_solution() {
    let mut window = learning(Mode::TwoPlayers);
    for game in Game::ALL {
        learn(&mut window, LearnEvent::Game(game));
        learn(&mut window, LearnEvent::Rated);
        let it = puzzle(&window);
        let number = |window: &Window, cell: usize| window.state.board_rows()[cell].number;
        let Some(&Ply::Place(mistake)) = it.record.plies().last() else {
            panic!("a puzzle of ours begins after a mistake");
        };
        assert_eq!(number(&window, mistake), 0);
        window.dispatch(Event::Activate(it.steps[0].right));
        assert_eq!((number(&window, mistake), number(&window, it.steps[0].right)), (0, 1));
    }
}

#[test]
fn a_win_by_threats_says_within_how_many_moves_and_hints_at_what_its_move_makes() {
    let mut window = learning(Mode::TwoPlayers);
    assert_eq!(window.shown().puzzle.threats, 0);
    learn(&mut window, LearnEvent::Game(Game::Gomoku));
    learn(&mut window, LearnEvent::OfTheme(Theme::Threats));
    let it = puzzle(&window);
    let shown = window.shown().puzzle;
    assert_eq!((shown.goal, shown.choices), (Goal::Threats, 0));
    assert_eq!(shown.threats, usize::from(it.steps[0].score.unsigned_abs()));
    practise(&mut window, PracticeEvent::Hint);
    practise(&mut window, PracticeEvent::Hint);
    let makes = Shape::of_cell(&it.record.end(), it.steps[0].right);
    assert_eq!(window.shown().puzzle.clues, [ClueShown::Where, ClueShown::Makes(makes)]);
    let wrong = it.steps[0].wrong[0].clone();
    window.dispatch(Event::Activate(wrong.cell));
    let shown = window.shown().puzzle;
    let tried = shown.tried.expect("it is refuted");
    assert_eq!((tried.score, tried.line.len()), (0, wrong.refutation.len()));
}

#[test]
fn a_puzzle_can_be_studied_with_all_that_is_known_of_it() {
    let mut window = learning(Mode::TwoPlayers);
    rated_until(&mut window, |it| it.steps.len() > 1);
    let it = puzzle(&window);
    practise(&mut window, PracticeEvent::Tell);
    window.dispatch(Event::ViewFirst);
    learn(&mut window, LearnEvent::Study);
    assert_eq!(stage(&window), PuzzleStage::Closed);
    let study = window.state.study().expect("it is studied");
    assert_eq!(*study.position(), it.record.end());
    let next = study.tree().node(study.at()).children();
    assert_eq!(next.len(), 1 + it.steps[0].wrong.len(), "the solution and every refutation");
    assert_eq!(study.tree().node(next[0]).ply(), Some(Ply::Place(it.steps[0].right)));
}

#[test]
fn a_position_is_set_up_from_the_one_of_the_puzzle() {
    let mut window = learning(Mode::TwoPlayers);
    let it = puzzle(&window);
    window.dispatch(Event::SetUp(SetUpEvent::Begin));
    assert_eq!(stage(&window), PuzzleStage::Closed);
    let set_up = window.state.set_up().expect("a position is set up");
    assert_eq!(set_up, (it.record.variant(), &it.record.end()));
}

#[test]
fn a_puzzle_can_be_played_on_against_the_machine() {
    let mut window = learning(Mode::TwoPlayers);
    rated_until(&mut window, |it| it.steps.len() == 1);
    let it = puzzle(&window);
    practise(&mut window, PracticeEvent::Tell);
    window.dispatch(Event::ViewFirst);
    window.dispatch(Event::Study(StudyEvent::PlayFromHere));
    assert_eq!((stage(&window), window.phase()), (PuzzleStage::Closed, Phase::Running));
    assert_eq!(*window.state.game().position(), it.record.end());
    assert_eq!(window.shown().you, Some(it.record.end().side_to_move()));
}

#[test]
fn study_comes_back_where_it_was() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.click_all("f5d6c3");
    window.dispatch(Event::Study(StudyEvent::Enter));
    window.dispatch(Event::ViewPrevious);
    let rows = window.state.study_rows();
    learn(&mut window, LearnEvent::Enter(TODAY));
    assert!(!window.shown().study.open);
    learn(&mut window, LearnEvent::Leave);
    let shown = window.shown();
    assert!(shown.study.open);
    assert_eq!((shown.viewed_move, window.state.study_rows()), (2, rows));
    // From the room the other ones are entered directly.
    learn(&mut window, LearnEvent::Enter(TODAY));
    window.dispatch(Event::Study(StudyEvent::Leave));
    assert!(!window.shown().study.open && stage(&window) == PuzzleStage::Closed);
    learn(&mut window, LearnEvent::Enter(TODAY));
    window.dispatch(Event::Study(StudyEvent::Enter));
    assert!(window.shown().study.open && stage(&window) == PuzzleStage::Closed);
}

#[test]
fn todays_puzzle_is_not_done_while_it_waits_after_a_wrong_try() {
    let mut window = learning(Mode::TwoPlayers);
    let wrong = puzzle(&window).steps[0].wrong[0].cell;
    let effects = window.dispatch(Event::Activate(wrong));
    assert_eq!(attempts(&effects)[0].outcome, Outcome::Failed);
    assert!(!window.shown().puzzle.day_done);
    practise(&mut window, PracticeEvent::Again);
    solve(&mut window);
    assert!(window.shown().puzzle.day_done);
}

#[test]
fn todays_puzzle_is_done_when_it_was_tried_today() {
    let mut window = learning(Mode::TwoPlayers);
    assert!(!window.shown().puzzle.day_done);
    let effects = solve(&mut window);
    assert_eq!(attempts(&effects)[0].mode, Way::Day);
    assert!(window.shown().puzzle.day_done);
    learn(&mut window, LearnEvent::Leave);
    let tomorrow = Moment {
        date: TODAY.date + 1,
        seconds: TODAY.seconds + 86_400,
        tonight: TODAY.tonight + 86_400,
    };
    learn(&mut window, LearnEvent::Enter(tomorrow));
    assert!(!window.shown().puzzle.day_done);
}

#[test]
fn what_was_tried_before_it_was_read_is_not_forgotten() {
    let mut window = Window::started(Mode::TwoPlayers);
    learn(&mut window, LearnEvent::Enter(TODAY));
    learn(&mut window, LearnEvent::Rated);
    let effects = solve(&mut window);
    let attempt = attempts(&effects)[0].clone();
    let earlier = Attempt { at: attempt.at - 1000, outcome: Outcome::Failed, ..attempt.clone() };
    // The file may have it by now, or not.
    for read in [vec![earlier.clone()], vec![earlier, attempt]] {
        let mut window = window.clone();
        learn(&mut window, LearnEvent::Read(Box::new(History::of(read, Vec::new()))));
        assert_eq!(window.shown().puzzle.last_ten, [false, true]);
    }
}

#[test]
fn the_mistakes_that_are_due_are_counted_and_practised_from_here() {
    let mut window = Window::started(Mode::TwoPlayers);
    let effects = learn(&mut window, LearnEvent::Enter(TODAY));
    assert!(effects.contains(&Effect::CountDeck) && !effects.contains(&Effect::ReadDeck));
    learn(&mut window, LearnEvent::MistakesDue(3));
    assert_eq!(window.shown().puzzle.mistakes_due, 3);
    let effects = practise(&mut window, PracticeEvent::Read);
    assert!(effects.contains(&Effect::ReadDeck));
}

#[test]
fn a_small_theme_never_runs_out() {
    let mut window = learning(Mode::TwoPlayers);
    let few = window.state.theme_rows().into_iter().min_by_key(|row| row.puzzles).unwrap();
    let mut before = None;
    for _ in 0..few.puzzles + 5 {
        learn(&mut window, LearnEvent::OfTheme(few.theme));
        let it = puzzle(&window);
        assert!(it.themes.contains(&few.theme) && before != Some(it.id()));
        before = Some(it.id());
    }
}

#[test]
fn other_rooms_can_be_entered_from_a_puzzle_a_lesson_and_a_drill_over_a_game() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.click_all("f5d6");
    assert_eq!(window.shown().keeps_here(), Some(Status::NotWhilePlaying));
    learn(&mut window, LearnEvent::Enter(TODAY));
    assert_eq!(window.shown().keeps_here(), None, "a puzzle");
    assert!(window.shown().review.possible, "of the game below, as from its study");
    window.dispatch(Event::Lesson(LessonEvent::Open(0)));
    assert!(window.shown().lesson.open);
    assert_eq!(window.shown().keeps_here(), None, "a lesson");
    window.dispatch(Event::Openings(OpeningsEvent::Read(Box::default())));
    window.dispatch(Event::Openings(OpeningsEvent::AddGame));
    window.dispatch(Event::Openings(OpeningsEvent::Drill));
    assert_eq!(window.shown().stage(), Stage::Drill);
    assert_eq!(window.shown().keeps_here(), None, "a drill");
    window.dispatch(Event::Study(StudyEvent::Enter));
    assert_eq!((window.shown().stage(), window.moves()), (Stage::Study, "f5 d6".to_owned()));
    let window = learning(Mode::TwoPlayers);
    assert!(!window.shown().review.possible, "nothing was played");
}

#[test]
fn the_line_to_a_puzzle_is_what_is_copied() {
    let mut window = Window::started(Mode::TwoPlayers);
    assert!(!window.shown().can_copy, "nothing was played");
    window.click_all("f5d6");
    assert_eq!((window.shown().can_copy, window.state.line_on_board()), (true, None));
    learn(&mut window, LearnEvent::Enter(TODAY));
    let line = window.state.line_on_board().expect("a puzzle is on the board");
    assert!(window.shown().can_copy);
    assert_eq!(line, puzzle(&window).record);
    window.dispatch(Event::Activate(puzzle(&window).steps[0].right));
    let line = window.state.line_on_board().expect("a puzzle is on the board");
    assert_eq!(line.plies().len(), puzzle(&window).record.plies().len() + 1);
    window.dispatch(Event::Lesson(LessonEvent::Open(2)));
    let line = window.state.line_on_board().expect("a lesson is on the board");
    assert!(line.start().is_set_up() && line.plies().is_empty());
    let stones = window.state.board_rows().into_iter().map(|row| row.stone);
    let end = line.end();
    assert!(stones.eq((0..64).map(|cell| end.stone(cell))));
}

#[test]
fn what_was_tried_stays_though_the_file_was_read_before_it_was_written() {
    let mut window = learning(Mode::TwoPlayers);
    learn(&mut window, LearnEvent::Rated);
    let earlier = window.clone();
    let effects = solve(&mut window);
    learn(&mut window, LearnEvent::Clock);
    window.wait(RUN_TIME);
    for _ in 0..2 {
        // An answer to a question that was asked when the room was entered.
        learn(&mut window, LearnEvent::Read(Box::default()));
        assert_eq!(window.shown().puzzle.last_ten, [true]);
    }
    assert_ne!(window.shown().puzzle.own_rating, earlier.shown().puzzle.own_rating);
    let now = History::of(attempts(&effects), runs(&window.log));
    assert_eq!(now.runs().len(), 1);
    learn(&mut window, LearnEvent::Read(Box::new(now)));
    assert_eq!(window.shown().puzzle.last_ten, [true], "and counts only once");
}

#[test]
fn what_was_on_the_board_is_there_again_after_a_game_or_a_study() {
    let mut window = learning(Mode::TwoPlayers);
    learn(&mut window, LearnEvent::Rated);
    window.dispatch(Event::Hint);
    let (id, shown) = (puzzle(&window).id(), window.shown().puzzle);
    assert_eq!(shown.clues, [ClueShown::Where]);
    for leave in [LearnEvent::Leave, LearnEvent::Study] {
        learn(&mut window, leave);
        assert!(!window.shown().puzzle.is_open());
        learn(&mut window, LearnEvent::Enter(TODAY));
        assert_eq!((puzzle(&window).id(), &window.shown().puzzle.clues), (id, &shown.clues));
    }
    solve(&mut window);
    learn(&mut window, LearnEvent::Study);
    assert!(window.shown().study.open);
    learn(&mut window, LearnEvent::Enter(TODAY));
    assert_eq!((puzzle(&window).id(), stage(&window)), (id, PuzzleStage::Solved));
    learn(&mut window, LearnEvent::Leave);
    assert!(window.shown().study.open, "what lies below is what was left last");

    // A run against the clock is over, with what it had.
    learn(&mut window, LearnEvent::Enter(TODAY));
    learn(&mut window, LearnEvent::Clock);
    learn(&mut window, LearnEvent::Leave);
    learn(&mut window, LearnEvent::Enter(TODAY));
    assert_eq!(window.shown().puzzle.mode, Way::Clock);
    assert!(window.shown().puzzle.run.over);
}

#[test]
fn a_side_that_must_pass_in_a_solution_passes_wherever_the_line_goes() {
    let mut window = learning(Mode::TwoPlayers);
    rated_until(&mut window, |puzzle| {
        let solving = Solving::new(puzzle.clone());
        let (mut position, mut passes) = (solving.start().clone(), false);
        for cell in solving.solution() {
            if position.must_pass() {
                passes = true;
                position.play(Ply::Pass).expect("nothing else is left");
            }
            position.play(Ply::Place(cell)).expect("a solution is legal");
        }
        passes
    });
    practise(&mut window, PracticeEvent::Tell);
    window.dispatch(Event::ViewLast);
    let walk = window.shown().walk;
    assert_eq!(walk.shown, walk.length);
    let record = window.state.line_on_board().expect("a puzzle is on the board");
    assert!(record.plies().contains(&Ply::Pass));
    learn(&mut window, LearnEvent::Study);
    let study = window.state.study().expect("it is studied");
    assert_eq!(*study.position(), record.end());
}

#[test]
fn another_day_has_another_puzzle_of_the_day() {
    let mut window = learning(Mode::TwoPlayers);
    let first = puzzle(&window).id();
    learn(&mut window, LearnEvent::Leave);
    learn(&mut window, LearnEvent::Enter(TODAY));
    assert_eq!(puzzle(&window).id(), first);
    learn(&mut window, LearnEvent::Leave);
    let next = Moment {
        date: TODAY.date + 1,
        seconds: TODAY.seconds + 24 * 3600,
        tonight: TODAY.tonight + 24 * 3600,
    };
    learn(&mut window, LearnEvent::Enter(next));
    assert_ne!(puzzle(&window).id(), first);
}

#[test]
fn a_puzzle_of_the_day_that_was_told_and_solved_later_is_done() {
    let mut window = learning(Mode::TwoPlayers);
    practise(&mut window, PracticeEvent::Tell);
    practise(&mut window, PracticeEvent::Again);
    solve(&mut window);
    learn(&mut window, LearnEvent::Rated);
    learn(&mut window, LearnEvent::Day);
    assert!(window.shown().puzzle.day_done);
}

#[test]
fn a_puzzle_of_the_day_that_was_solved_at_the_second_try_stays_done_and_is_counted_once() {
    let mut window = learning(Mode::TwoPlayers);
    let wrong = puzzle(&window).steps[0].wrong[0].cell;
    let mut effects = window.dispatch(Event::Activate(wrong));
    practise(&mut window, PracticeEvent::Again);
    effects.extend(solve(&mut window));
    // It is put on the board anew after a drill, and at the next start.
    let mut history = History::default();
    for effect in &effects {
        if let Effect::Puzzles(change) = effect {
            history.apply(change);
        }
    }
    learn(&mut window, LearnEvent::Rated);
    learn(&mut window, LearnEvent::Day);
    let mut next = learning(Mode::TwoPlayers);
    learn(&mut next, LearnEvent::Read(Box::new(history)));
    for mut window in [window, next] {
        assert_eq!(stage(&window), PuzzleStage::Asking);
        assert!(window.shown().puzzle.day_done);
        assert_eq!(attempts(&solve(&mut window)), []);
        assert_eq!(window.shown().puzzle.outcome, Some(Outcome::Failed), "of the first try");
    }
}

#[test]
fn a_run_tells_how_the_last_puzzle_went() {
    let mut window = learning(Mode::TwoPlayers);
    learn(&mut window, LearnEvent::Clock);
    assert_eq!(window.shown().puzzle.run.last, None);
    solve(&mut window);
    assert_eq!(window.shown().puzzle.run.last, Some(true));
    let wrong = puzzle(&window).steps[0].wrong[0].cell;
    window.dispatch(Event::Activate(wrong));
    window.wait(ANSWERED_AFTER);
    assert_eq!(window.shown().puzzle.run.last, Some(false));
    window.dispatch(Event::Skip);
    assert_eq!(window.shown().puzzle.run.last, None, "nothing was tried");
}

#[test]
fn a_run_that_begins_under_something_has_its_time_and_no_more() {
    let mut window = learning(Mode::TwoPlayers);
    window.dispatch(Event::Cover(true));
    window.wait(Duration::from_secs(7));
    learn(&mut window, LearnEvent::Clock);
    window.wait(Duration::from_secs(2));
    window.dispatch(Event::Cover(false));
    assert_eq!(window.shown().puzzle.run.left, RUN_TIME);
    window.wait(Duration::from_secs(2));
    assert_eq!(window.shown().puzzle.run.left + Duration::from_secs(2), RUN_TIME);
}
