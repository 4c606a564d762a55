//! The scene of a lesson. The match, or the study, waits meanwhile.

use super::AppState;
use crate::app::kept_file::Kept;
use crate::app::lesson_progress::Change;
use crate::app::state::board_action::BoardAction;
use crate::app::state::lesson::{BlockRow, OpenLesson, Place};
use crate::app::state::overlay::Overlay;
use crate::app::state::scene::Over;
use crate::app::state::{
    Effect, LessonEvent, LessonRow, LessonShown, PracticeEvent, Signal, Status,
};
use crate::game::{IllegalPly, Ply};
use crate::lessons::{Course, Verdict};

impl AppState {
    pub(super) fn lesson_event(&mut self, event: LessonEvent) {
        let now = self.table.now;
        if let LessonEvent::Read(progress) = event {
            // Steps that were made meanwhile may not be in the file yet.
            self.progress.include(*progress);
            self.find_lesson_place();
            return;
        }
        if let LessonEvent::Open(number) = event {
            return self.open_lesson(number);
        }
        let Some(open) = self.scene.lesson_mut() else { return };
        let lesson = open.lesson();
        match event {
            LessonEvent::Block(at) if at < lesson.blocks.len() => {
                open.go_to(Place::Block(at), now);
                self.note_progress();
            }
            LessonEvent::Task(at) if at < lesson.tasks.len() => open.go_to(Place::Task(at), now),
            LessonEvent::Next => {
                if let Some(place) = open.next_place() {
                    open.go_to(place, now);
                    self.note_progress();
                } else {
                    let next = open.number + 1;
                    self.open_lesson(next);
                }
            }
            LessonEvent::Read(_)
            | LessonEvent::Open(_)
            | LessonEvent::Block(_)
            | LessonEvent::Task(_) => {}
        }
        self.out.say(self.scene_note());
    }

    pub(super) fn open_lesson(&mut self, number: usize) {
        let course = Course::shipped(self.learn.game);
        if number >= course.lessons.len() || !self.scene.is_learning() {
            return;
        }
        self.end_run();
        let (game, now) = (self.learn.game, self.table.now);
        let reached = self.progress.of(game, &course.lessons[number].id);
        let open = OpenLesson::new(game, number, reached, now);
        self.scene.lay(Over::Lesson(Box::new(open)));
        self.note_progress();
        self.out.say(self.scene_note());
    }

    /// Goes on where a lesson was left that had been opened before that was known.
    fn find_lesson_place(&mut self) {
        let now = self.table.now;
        let Some(open) = self.scene.lesson_mut() else { return };
        let Some(reached) = self.progress.of(open.game, &open.lesson().id) else { return };
        if open.is_just_opened() {
            open.go_on(reached, now);
            self.out.say(self.scene_note());
        }
    }

    /// Remembers how far somebody has come.
    fn note_progress(&mut self) {
        let Some(open) = self.scene.lesson() else { return };
        let (blocks, task) = match open.place() {
            Place::Block(at) => (at + 1, None),
            Place::Task(at) => (open.lesson().blocks.len(), open.is_found().then_some(at)),
        };
        let lesson = open.lesson().id.clone();
        let change = Change { game: open.game, lesson, blocks, task };
        let mut after = self.progress.clone();
        after.apply(&change);
        if after != self.progress {
            self.progress = after;
            self.out.push(Effect::Lessons(change));
        }
    }

    pub(super) fn act_in_lesson(&mut self, action: BoardAction) {
        let Some(open) = self.scene.lesson_mut() else { return };
        match action {
            BoardAction::Activate(_) if open.is_refuted() => self.take_back_in_lesson(),
            BoardAction::Activate(cell) => self.try_in_lesson(cell),
            BoardAction::Undo => self.take_back_in_lesson(),
            _ => {}
        }
        if self.out.note().status != Status::Lesson {
            return;
        }
        self.out.say(self.scene_note());
    }

    fn take_back_in_lesson(&mut self) {
        if let Some(open) = self.scene.lesson_mut() {
            open.take_back();
            // Whatever was said last, the question is there again.
            self.out.say(self.scene_note());
        }
    }

    fn try_in_lesson(&mut self, cell: usize) {
        let now = self.table.now;
        let Some(open) = self.scene.lesson_mut() else { return };
        let asks = open.asks();
        let before = open.answer();
        let verdict = open.try_move(cell, now);
        // Where another wrong try has the same answer, the sentence stays.
        if verdict.is_some() && open.answer() == before {
            self.out.signal(Signal::SaidAgain);
        }
        match verdict {
            Some(Verdict::Outside) => self.out.signal(Signal::IllegalCell(cell)),
            Some(Verdict::Right | Verdict::Wrong) => self.out.signal(Signal::StonePlaced(cell)),
            None if asks => {
                let mut position = open.position().clone();
                if let Err(reason) = position.play(Ply::Place(cell))
                    && reason != IllegalPly::GameOver
                {
                    return self.illegal(cell, reason);
                }
            }
            None => {}
        }
        self.note_progress();
        self.out.say(self.scene_note());
    }

    /// What the buttons of an exercise mean for a lesson.
    pub(super) fn practice_in_lesson(&mut self, event: &PracticeEvent) {
        let now = self.table.now;
        let Some(open) = self.scene.lesson_mut() else { return };
        match event {
            PracticeEvent::Tell => {
                open.tell(now);
                self.note_progress();
            }
            PracticeEvent::Again => match open.place() {
                Place::Task(_) if open.is_refuted() => open.take_back(),
                place => open.go_to(place, now),
            },
            PracticeEvent::Next => return self.lesson_event(LessonEvent::Next),
            PracticeEvent::Leave => return self.leave_learn(),
            _ => {}
        }
        self.out.say(self.scene_note());
    }

    pub(super) fn do_what_is_due_in_lesson(&mut self) {
        let now = self.table.now;
        if let Some(cell) = self.scene.lesson_mut().and_then(|open| open.play_if_due(now)) {
            self.out.signal(Signal::StonePlaced(cell));
        }
    }

    pub(super) fn lesson_shown(&self) -> LessonShown {
        let Some(open) = self.scene.lesson() else { return LessonShown::default() };
        let lesson = open.lesson();
        let reached = self.progress.of(open.game, &lesson.id);
        let is_solved = |task| reached.is_some_and(|it| it.tasks.contains(&task));
        let solved = (0..lesson.tasks.len()).map(is_solved).collect();
        open.shown(solved, reached.is_some_and(|it| it.is_done(lesson)))
    }

    /// The lessons of the game that is learnt.
    pub fn lesson_rows(&self) -> Vec<LessonRow> {
        if !self.scene.is_learning() {
            return Vec::new();
        }
        let course = Course::shipped(self.learn.game);
        let next = self.progress.next(course);
        let mut before = "";
        let rows = course.lessons.iter().enumerate().map(|(number, lesson)| {
            let reached = self.progress.of(course.game, &lesson.id);
            let first = std::mem::replace(&mut before, &lesson.chapter) != lesson.chapter;
            LessonRow {
                chapter: &lesson.chapter,
                first,
                title: &lesson.title,
                tasks: (reached.map_or(0, |it| it.tasks.len()), lesson.tasks.len()),
                begun: reached.is_some(),
                done: reached.is_some_and(|it| it.is_done(lesson)),
                next: next == Some(number),
            }
        });
        rows.collect()
    }

    /// The sentences of the lesson on the board.
    pub fn block_rows(&self) -> Vec<BlockRow> {
        self.scene.lesson().map_or_else(Vec::new, OpenLesson::block_rows)
    }
}
