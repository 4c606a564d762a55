//! Lessons on the board: sentences that show what they say, tasks that answer every move, and what is remembered of them.

use crate::window_support::{Window, signals};
use heibai::app::kept_file::Kept;
use heibai::app::last_places::LearnPlace;
use heibai::app::lesson_progress::{Change, Progress};
use heibai::app::state::{
    Action, Effect, Event, LearnEvent, LessonEvent, Moment, PracticeEvent, SHOWN_EVERY, Signal,
    Stage, Status, StudyEvent,
};
use heibai::game::{Game, Mode, Ply};
use heibai::lessons::{Course, Goal, Lesson, Verdict};

const TODAY: Moment = Moment { date: 20_261_126, seconds: 1_795_000_000, tonight: 1_795_046_399 };

fn lesson_event(window: &mut Window, event: LessonEvent) -> Vec<Change> {
    let effects = window.dispatch(Event::Lesson(event));
    changes(&effects)
}

fn changes(effects: &[Effect]) -> Vec<Change> {
    let change = |effect: &Effect| match effect {
        Effect::Lessons(change) => Some(change.clone()),
        _ => None,
    };
    effects.iter().filter_map(change).collect()
}

fn course() -> &'static [Lesson] {
    &Course::shipped(Game::Othello).lessons
}

fn learning() -> Window {
    let mut window = Window::started(Mode::TwoPlayers);
    window.dispatch(Event::Learn(LearnEvent::Enter(TODAY)));
    window
}

/// The lesson with this number, opened.
fn opened(number: usize) -> Window {
    let mut window = learning();
    lesson_event(&mut window, LessonEvent::Open(number));
    window
}

/// The number of a lesson and of a task in it that is as wanted.
fn task(is_wanted: impl Fn(&heibai::lessons::Task) -> bool) -> (usize, usize) {
    let tasks = course().iter().enumerate().flat_map(|(number, lesson)| {
        lesson.tasks.iter().enumerate().map(move |(at, task)| (number, at, task))
    });
    let found = tasks.into_iter().find(|(.., task)| is_wanted(task));
    found.map(|(number, at, _)| (number, at)).expect("there is such a task")
}

fn wrong_cell(task: &heibai::lessons::Task) -> Option<usize> {
    let legal = task.steps[0].position.legal_cells();
    legal.into_iter().find(|&cell| task.judge(0, cell).verdict == Verdict::Wrong)
}

#[test]
fn a_wrong_try_with_the_same_answer_is_told_again() {
    let mut window = opened(0);
    lesson_event(&mut window, LessonEvent::Task(0));
    for (square, is_again) in [("g1", false), ("g1", true), ("g2", true), ("f5", false)] {
        let effects = window.click(square);
        assert_ne!(window.shown().lesson.said, "");
        assert_eq!(signals(&effects).contains(&Signal::SaidAgain), is_again, "{square}");
    }
}

#[test]
fn sentences_come_one_after_another_and_the_board_shows_each() {
    let mut window = opened(0);
    let lesson = &course()[0];
    assert_eq!((window.status(), window.shown().stage()), (Status::Lesson, Stage::Lesson));
    for (at, block) in lesson.blocks.iter().enumerate() {
        let shown = window.shown().lesson;
        assert_eq!((shown.block, shown.text), (Some(at), &*block.text));
        for _ in &block.plies {
            window.wait(SHOWN_EVERY);
        }
        let stones: Vec<_> = window.state.board_rows().iter().map(|row| row.stone).collect();
        assert_eq!(stones, block.end().stones(), "sentence {at}");
        let marked = window.state.board_rows();
        assert!(block.shown.marks.iter().all(|&cell| marked[cell].reason));
        assert_eq!(window.shown().lesson.lines, block.shown.lines);
        assert_eq!(window.legal(), Vec::<String>::new(), "nothing is asked yet");
        lesson_event(&mut window, LessonEvent::Next);
    }
    let shown = window.shown().lesson;
    assert_eq!((shown.block, shown.task), (None, (Some(0), lesson.tasks.len())));
    assert_eq!(shown.text, lesson.tasks[0].steps[0].ask);
}

#[test]
fn every_wrong_move_is_answered_and_taken_back_and_a_right_one_ends_the_task() {
    let (number, at) = task(|task| task.steps.len() == 1 && wrong_cell(task).is_some());
    let mut window = opened(number);
    lesson_event(&mut window, LessonEvent::Task(at));
    let task = &course()[number].tasks[at];
    let asked = window.state.board_rows();
    let wrong = wrong_cell(task).unwrap();
    window.dispatch(Event::Activate(wrong));
    let shown = window.shown();
    assert_eq!(shown.lesson.verdict, Some(Verdict::Wrong));
    assert_eq!(shown.lesson.said, task.judge(0, wrong).text);
    assert!(shown.actions().contains(&Action::AnotherTry) && !shown.lesson.can_tell);
    assert_ne!(window.state.board_rows(), asked, "it stands on the board");
    // A click anywhere takes it back.
    window.dispatch(Event::Activate(task.steps[0].right[0]));
    assert_eq!(window.state.board_rows(), asked);
    let effects = window.dispatch(Event::Activate(task.steps[0].right[0]));
    let shown = window.shown().lesson;
    assert_eq!((shown.verdict, shown.task_done), (Some(Verdict::Right), true));
    assert_eq!(shown.solved.iter().filter(|&&it| it).count(), 1);
    let [change] = &changes(&effects)[..] else { panic!("it is remembered once") };
    assert_eq!((&change.lesson, change.task), (&course()[number].id, Some(at)));
}

#[test]
fn after_three_wrong_tries_the_answer_is_told() {
    let (number, at) = task(|task| task.steps.len() == 1 && wrong_cell(task).is_some());
    let mut window = opened(number);
    lesson_event(&mut window, LessonEvent::Task(at));
    let wrong = wrong_cell(&course()[number].tasks[at]).unwrap();
    for tries in 0..3 {
        assert!(!window.shown().lesson.can_tell, "after {tries}");
        window.dispatch(Event::Practice(PracticeEvent::Tell));
        assert!(!window.shown().lesson.task_done);
        window.dispatch(Event::Activate(wrong));
        window.dispatch(Event::Hint);
        assert_eq!(window.status(), Status::NotHere);
        window.dispatch(Event::Undo);
        assert_eq!(window.status(), Status::Lesson, "the question is said again");
    }
    assert!(window.shown().lesson.can_tell);
    let effects = window.dispatch(Event::Practice(PracticeEvent::Tell));
    let shown = window.shown().lesson;
    let answer = course()[number].tasks[at].steps[0].right[0];
    assert_eq!(shown.told, Some(window.state.cell_name(answer)));
    assert!(shown.task_done && !shown.solved[at], "nobody has solved it");
    assert_eq!(changes(&effects), []);
    // It can still be solved.
    window.dispatch(Event::Practice(PracticeEvent::Again));
    window.dispatch(Event::Activate(answer));
    let shown = window.shown().lesson;
    assert_eq!((shown.told, shown.solved[at]), (None, true));
}

#[test]
fn a_task_of_several_moves_is_answered_in_between() {
    let lessons = &Course::shipped(Game::Gomoku).lessons;
    let has_some = |lesson: &Lesson| lesson.tasks.iter().any(|task| task.steps.len() > 1);
    let number = lessons.iter().position(has_some).expect("there is such a task");
    let at = lessons[number].tasks.iter().position(|task| task.steps.len() > 1).unwrap();
    let mut window = learning();
    window.dispatch(Event::Learn(LearnEvent::Game(Game::Gomoku)));
    lesson_event(&mut window, LessonEvent::Open(number));
    lesson_event(&mut window, LessonEvent::Task(at));
    let task = &lessons[number].tasks[at];
    for (number, step) in task.steps.iter().enumerate() {
        assert_eq!(window.shown().lesson.text, step.ask);
        window.dispatch(Event::Activate(step.right[0]));
        let is_last = number + 1 == task.steps.len();
        assert_eq!(window.shown().lesson.task_done, is_last);
        if !is_last {
            assert_eq!(window.legal(), Vec::<String>::new(), "the answer comes first");
            for _ in 0..3 {
                window.wait(SHOWN_EVERY);
            }
            assert!(!window.legal().is_empty());
        }
    }
}

#[test]
fn every_task_of_both_courses_can_be_solved_on_the_board() {
    for game in [Game::Othello, Game::Gomoku] {
        let mut window = learning();
        window.dispatch(Event::Learn(LearnEvent::Game(game)));
        for (number, lesson) in Course::shipped(game).lessons.iter().enumerate() {
            lesson_event(&mut window, LessonEvent::Open(number));
            for (at, task) in lesson.tasks.iter().enumerate() {
                lesson_event(&mut window, LessonEvent::Task(at));
                for step in &task.steps {
                    window.dispatch(Event::Activate(step.right[0]));
                    for _ in 0..4 {
                        window.wait(SHOWN_EVERY);
                    }
                }
                let shown = window.shown().lesson;
                assert!(shown.task_done, "{game:?}, {}, task {at}", lesson.id);
            }
            assert!(window.shown().lesson.done, "{}", lesson.id);
        }
        assert!(window.state.lesson_rows().iter().all(|row| row.done && !row.next));
    }
}

#[test]
fn progress_is_kept_and_says_what_is_next() {
    let mut window = learning();
    let rows = window.state.lesson_rows();
    assert_eq!(rows.len(), course().len());
    assert!(rows[0].next && !rows[0].begun && rows[0].first);
    let effects = window.dispatch(Event::Lesson(LessonEvent::Open(0)));
    let mut progress = Progress::default();
    for change in changes(&effects) {
        progress.apply(&change);
    }
    assert_eq!(progress.of(Game::Othello, &course()[0].id).unwrap().blocks, 1);
    for task in 0..course()[0].tasks.len() {
        let lesson = course()[0].id.clone();
        progress.apply(&Change { game: Game::Othello, lesson, blocks: 0, task: Some(task) });
    }
    let mut window = learning();
    lesson_event(&mut window, LessonEvent::Read(Box::new(progress)));
    let rows = window.state.lesson_rows();
    assert!(rows[0].done && rows[1].next);
    // A course can be begun anywhere.
    lesson_event(&mut window, LessonEvent::Open(rows.len() - 1));
    assert_eq!(window.shown().lesson.number, rows.len() - 1);
    lesson_event(&mut window, LessonEvent::Open(rows.len()));
    assert_eq!(window.shown().lesson.number, rows.len() - 1, "there is no such lesson");
}

#[test]
fn what_is_read_late_takes_no_step_back() {
    let mut window = learning();
    lesson_event(&mut window, LessonEvent::Open(0));
    lesson_event(&mut window, LessonEvent::Open(1));
    // From before these steps, and with one of another window.
    let mut late = Progress::default();
    let lesson = course()[2].id.clone();
    late.apply(&Change { game: Game::Othello, lesson, blocks: 1, task: None });
    lesson_event(&mut window, LessonEvent::Read(Box::new(late)));
    let begun: Vec<bool> = window.state.lesson_rows().iter().map(|row| row.begun).collect();
    assert_eq!(begun[..4], [true, true, true, false]);
}

#[test]
fn a_lesson_gives_way_to_everything_else_and_the_game_is_back() {
    let mut window = Window::started(Mode::TwoPlayers);
    window.click_all("f5d6");
    window.dispatch(Event::Learn(LearnEvent::Enter(TODAY)));
    lesson_event(&mut window, LessonEvent::Open(2));
    window.dispatch(Event::Learn(LearnEvent::Rated));
    assert!(window.shown().puzzle.is_open() && !window.shown().lesson.open);
    lesson_event(&mut window, LessonEvent::Open(2));
    assert!(!window.shown().puzzle.is_open() && window.shown().lesson.open);
    window.dispatch(Event::Learn(LearnEvent::Clock));
    assert!(window.shown().puzzle.run.open);
    lesson_event(&mut window, LessonEvent::Open(1));
    window.dispatch(Event::Study(StudyEvent::Enter));
    assert!(window.shown().study.open && !window.shown().lesson.open);
    let study = window.state.study().unwrap();
    assert_eq!(study.tree().plies(study.at()).len(), 2);
    window.dispatch(Event::Learn(LearnEvent::Enter(TODAY)));
    lesson_event(&mut window, LessonEvent::Open(1));
    window.dispatch(Event::Learn(LearnEvent::Leave));
    assert!(window.shown().study.open);
    assert!(matches!(study_ply(&window), Some(Ply::Place(_))));
}

fn study_ply(window: &Window) -> Option<Ply> {
    let study = window.state.study()?;
    study.tree().node(study.at()).ply()
}

#[test]
fn the_board_does_not_tell_which_points_are_forbidden_while_that_is_asked() {
    let lessons = &Course::shipped(Game::Gomoku).lessons;
    let mut window = learning();
    window.dispatch(Event::Learn(LearnEvent::Game(Game::Gomoku)));
    let mut asked = 0;
    for (number, lesson) in lessons.iter().enumerate() {
        for (at, task) in lesson.tasks.iter().enumerate() {
            if task.steps[0].goal != Goal::Forbidden {
                continue;
            }
            lesson_event(&mut window, LessonEvent::Open(number));
            lesson_event(&mut window, LessonEvent::Task(at));
            let told = |window: &Window| {
                let rows = window.state.board_rows();
                rows.iter().filter(|row| row.foul.is_some() || row.barred.is_some()).count()
            };
            assert_eq!(told(&window), 0, "{} {at}", lesson.id);
            window.dispatch(Event::Activate(task.steps[0].right[0]));
            assert!(window.shown().lesson.solved[at], "{} {at}", lesson.id);
            asked += 1;
        }
    }
    assert!(asked > 2);
}

#[test]
fn a_lesson_that_was_begun_goes_on_where_it_was_left() {
    let (number, lesson) = course()
        .iter()
        .enumerate()
        .find(|(_, lesson)| lesson.blocks.len() > 2 && lesson.tasks.len() > 1)
        .expect("there is such a lesson");
    let mut window = opened(number);
    lesson_event(&mut window, LessonEvent::Next);
    window.dispatch(Event::Learn(LearnEvent::Rated));
    lesson_event(&mut window, LessonEvent::Open(number));
    assert_eq!(window.shown().lesson.block, Some(1));
    // Looking back takes nothing from what was read.
    lesson_event(&mut window, LessonEvent::Block(0));
    window.dispatch(Event::Learn(LearnEvent::Leave));
    window.dispatch(Event::Learn(LearnEvent::Enter(TODAY)));
    lesson_event(&mut window, LessonEvent::Open(number));
    assert_eq!(window.shown().lesson.block, Some(1));

    let mut solve = |task| {
        let change =
            Change { game: Game::Othello, lesson: lesson.id.clone(), blocks: 0, task: Some(task) };
        let mut progress = Progress::default();
        progress.apply(&change);
        lesson_event(&mut window, LessonEvent::Read(Box::new(progress)));
        lesson_event(&mut window, LessonEvent::Open(number));
        (window.shown().lesson.block, window.shown().lesson.task.0)
    };
    assert_eq!(solve(0), (None, Some(1)));
    for task in 2..lesson.tasks.len() {
        assert_eq!(solve(task), (None, Some(1)));
    }
    assert_eq!(solve(1), (Some(0), None), "what is done begins anew");
}

fn go_on(window: &mut Window, game: Game, lesson: Option<&str>) {
    let place = LearnPlace { game, lesson: lesson.map(str::to_owned) };
    window.dispatch(Event::Learn(LearnEvent::GoOn(TODAY, place)));
}

fn read_up_to(lesson: &Lesson, blocks: usize) -> LessonEvent {
    let change = Change { game: Game::Othello, lesson: lesson.id.clone(), blocks, task: None };
    let mut progress = Progress::default();
    progress.apply(&change);
    LessonEvent::Read(Box::new(progress))
}

#[test]
fn the_program_opens_where_one_learned_when_it_was_quit() {
    let mut window = opened(3);
    let place = window.state.learn_place().expect("a lesson is on the board");
    assert_eq!(place.lesson.as_deref(), Some(course()[3].id.as_str()));
    window.dispatch(Event::Learn(LearnEvent::Rated));
    let place = window.state.learn_place().expect("a puzzle is on the board");
    assert_eq!(place, LearnPlace { game: Game::Othello, lesson: None });
    window.dispatch(Event::Learn(LearnEvent::Leave));
    assert_eq!(window.state.learn_place(), None);

    let mut window = Window::ready(Mode::TwoPlayers);
    go_on(&mut window, Game::Gomoku, None);
    assert!(window.shown().puzzle.is_open());
    assert_eq!(window.shown().setup.variant.game(), Game::Gomoku);
    // Of another version, perhaps.
    go_on(&mut window, Game::Othello, Some("no such lesson"));
    assert!(window.shown().puzzle.is_open() && !window.shown().lesson.open);
    go_on(&mut window, Game::Othello, Some(&course()[3].id));
    assert_eq!((window.shown().lesson.open, window.shown().lesson.number), (true, 3));
}

#[test]
fn a_lesson_opened_before_its_progress_is_known_goes_on_once_it_is() {
    let long = |it: &Lesson| it.blocks.len() > 3 && !it.tasks.is_empty();
    let number = course().iter().position(long).expect("there is such a lesson");
    let lesson = &course()[number];
    let begun = || {
        let mut window = Window::ready(Mode::TwoPlayers);
        go_on(&mut window, Game::Othello, Some(&lesson.id));
        assert_eq!(window.shown().lesson.block, Some(0));
        window
    };
    let mut window = begun();
    lesson_event(&mut window, read_up_to(lesson, 3));
    assert_eq!(window.shown().lesson.block, Some(2));
    assert_eq!(window.shown().lesson.text, lesson.blocks[2].text);

    // Whoever has gone elsewhere by then stays there.
    let mut window = begun();
    lesson_event(&mut window, LessonEvent::Next);
    lesson_event(&mut window, read_up_to(lesson, 3));
    assert_eq!(window.shown().lesson.block, Some(1));

    let mut window = begun();
    lesson_event(&mut window, LessonEvent::Task(0));
    lesson_event(&mut window, read_up_to(lesson, 3));
    assert_eq!(window.shown().lesson.task.0, Some(0));
}
