//! The lesson on the board, and the list of all.

use cxx_qt::CxxQtType;
use cxx_qt_lib::{QList, QString};

use super::int::Int;
use super::objects::{properties, slots};
use super::rows::{List, Rows, roles};
use super::snapshot::Snapshot;
use crate::app::state::{BlockRow, Event, LessonEvent, LessonRow};
use crate::lessons::Verdict;

#[cxx_qt::bridge]
pub mod ffi {
    unsafe extern "C++" {
        include!(<QtCore/QtGlobal>);
        #[cxx_name = "qint32"]
        type Int = crate::app::bridge::int::Int;
        include!("cxx-qt-lib/qstring.h");
        type QString = cxx_qt_lib::QString;
        include!("cxx-qt-lib/qlist.h");
        type QList_i32 = cxx_qt_lib::QList<i32>;
        include!("heibai/src/app/bridge/row_model.cxxqt.h");
        type RowModel = crate::app::bridge::row_model::ffi::RowModel;
        include!("cxx-qt-lib/common.h");
        #[namespace = "rust::cxxqtlib1"]
        #[cxx_name = "make_unique"]
        fn new_lesson() -> UniquePtr<Lesson>;
    }

    #[qenum(Lesson)]
    enum Judged {
        Nothing,
        Right,
        Wrong,
        Outside,
    }

    #[auto_cxx_name]
    extern "RustQt" {
        /// The lesson on the board. Its texts are keys of the catalogues in the context `Lessons`.
        #[qobject]
        #[qml_element]
        #[qml_uncreatable]
        #[qproperty(*mut RowModel, course, READ, CONSTANT)]
        #[qproperty(*mut RowModel, blocks, READ, CONSTANT)]
        #[qproperty(bool, open, READ, NOTIFY)]
        #[qproperty(Int, number, READ, NOTIFY)]
        #[qproperty(QString, chapter, READ, NOTIFY)]
        #[qproperty(QString, title, READ, NOTIFY)]
        #[qproperty(Int, block, READ, NOTIFY)]
        #[qproperty(Int, task, READ, NOTIFY)]
        #[qproperty(Int, tasks, READ, NOTIFY)]
        #[qproperty(QList_i32, solved, READ, NOTIFY)]
        #[qproperty(QString, text, READ, NOTIFY)]
        #[qproperty(QString, said, READ, NOTIFY)]
        #[qproperty(QString, told, READ, NOTIFY)]
        #[qproperty(Judged, judged, READ, NOTIFY)]
        #[qproperty(bool, refuted, READ, NOTIFY)]
        #[qproperty(bool, task_done, READ, NOTIFY)]
        #[qproperty(bool, can_tell, READ, NOTIFY)]
        #[qproperty(bool, at_end, READ, NOTIFY)]
        #[qproperty(bool, done, READ, NOTIFY)]
        #[qproperty(bool, has_next, READ, NOTIFY)]
        #[qproperty(QList_i32, lines, READ, NOTIFY)]
        type Lesson = super::LessonRust;

        /// Opens a lesson by its number.
        #[qinvokable]
        fn begin(self: &Lesson, number: Int);
        #[qinvokable]
        fn show_block(self: &Lesson, number: Int);
        #[qinvokable]
        fn show_task(self: &Lesson, number: Int);
        /// To the next sentence, task or lesson.
        #[qinvokable]
        fn next(self: &Lesson);
    }
}

properties! {
    Lesson as LessonRust with game lists { course: course, blocks: blocks };
    open: bool = |now| now.shown.lesson.open;
    number: Int = |now| now.shown.lesson.number.into();
    chapter: QString = |now| QString::from(now.shown.lesson.chapter);
    title: QString = |now| QString::from(now.shown.lesson.title);
    /// The sentence on the board, or -1 at a task.
    block: Int = |now| number(now.shown.lesson.block);
    /// The task on the board, or -1.
    task: Int = |now| number(now.shown.lesson.task.0);
    tasks: Int = |now| now.shown.lesson.task.1.into();
    solved: QList<i32> = |now| now.shown.lesson.solved.iter().map(|&it| i32::from(it)).collect();
    text: QString = |now| QString::from(now.shown.lesson.text);
    said: QString = |now| QString::from(now.shown.lesson.said);
    told: QString = |now| QString::from(now.shown.lesson.told.as_deref().unwrap_or_default());
    judged: ffi::Judged = |now| match now.shown.lesson.verdict {
        None => ffi::Judged::Nothing,
        Some(Verdict::Right) => ffi::Judged::Right,
        Some(Verdict::Wrong) => ffi::Judged::Wrong,
        Some(Verdict::Outside) => ffi::Judged::Outside,
    };
    refuted: bool = |now| now.shown.lesson.refuted;
    task_done: bool = |now| now.shown.lesson.task_done;
    can_tell: bool = |now| now.shown.lesson.can_tell;
    at_end: bool = |now| now.shown.lesson.at_end;
    done: bool = |now| now.shown.lesson.done;
    has_next: bool = |now| now.shown.lesson.has_next;
    /// The lines that are drawn: for each its two cells.
    lines: QList<i32> = |now| {
        now.shown.lesson.lines.iter().flat_map(|&(from, to)| [from as i32, to as i32]).collect()
    };
}

fn number(number: Option<usize>) -> Int {
    number.map_or(Int(-1), Int::from)
}

slots! {
    Lesson;
    begin(number: Int) => Event::Lesson(LessonEvent::Open(number.index()?));
    show_block(number: Int) => Event::Lesson(LessonEvent::Block(number.index()?));
    show_task(number: Int) => Event::Lesson(LessonEvent::Task(number.index()?));
    next() => Event::Lesson(LessonEvent::Next);
}

fn course() -> Box<dyn Rows> {
    let roles = roles! { (usize, LessonRow);
        number: |row| row.0;
        chapter: |row| row.1.chapter;
        leads: |row| row.1.first;
        title: |row| row.1.title;
        solved: |row| row.1.tasks.0;
        tasks: |row| row.1.tasks.1;
        begun: |row| row.1.begun;
        done: |row| row.1.done;
        upNext: |row| row.1.next;
    };
    let rows = |now: &Snapshot| now.driver.state().lesson_rows().into_iter().enumerate().collect();
    Box::new(List::of(rows, |row: &(usize, LessonRow)| (row.0, row.1.title), roles))
}

fn blocks() -> Box<dyn Rows> {
    let roles = roles! { (usize, BlockRow);
        number: |row| row.0;
        spoken: |row| row.1.text;
        current: |row| row.1.current;
    };
    let rows = |now: &Snapshot| now.driver.state().block_rows().into_iter().enumerate().collect();
    Box::new(List::of(rows, |row: &(usize, BlockRow)| (row.0, row.1.text), roles))
}
