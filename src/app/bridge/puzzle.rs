//! The room where one learns: the puzzle on the board, how the person stands, and a run against the clock.

use cxx_qt::CxxQtType;
use cxx_qt_lib::{QList, QString, QStringList};

use super::driver;
use super::enumerations::same_names;
use super::goal::ffi::Aim;
use super::int::Int;
use super::objects::{properties, slots};
use super::reason::ffi::{Manner, Motif, Remedy};
use super::rows::{List, Rows, numbers, roles, texts};
use super::setup::ffi::Kind;
use super::side::ffi::Colour;
use super::snapshot::Snapshot;
use crate::analysis::practice::Place;
use crate::app::state::{
    ClueShown, Event, LearnEvent, NamedReason, PracticeEvent, PuzzleStage, RunRow, ThemeRow,
    WrongRow,
};
use crate::puzzles::{Mode, Outcome, Shape, Theme};

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
        include!("cxx-qt-lib/qstringlist.h");
        type QStringList = cxx_qt_lib::QStringList;
        include!("heibai/src/app/bridge/side.cxxqt.h");
        #[namespace = "Side"]
        type Colour = crate::app::bridge::side::ffi::Colour;
        include!("heibai/src/app/bridge/setup.cxxqt.h");
        type Kind = crate::app::bridge::setup::ffi::Kind;
        include!("heibai/src/app/bridge/reason.cxxqt.h");
        #[namespace = "Reason"]
        type Motif = crate::app::bridge::reason::ffi::Motif;
        #[namespace = "Reason"]
        type Manner = crate::app::bridge::reason::ffi::Manner;
        #[namespace = "Reason"]
        type Remedy = crate::app::bridge::reason::ffi::Remedy;
        include!("heibai/src/app/bridge/goal.cxxqt.h");
        #[namespace = "Goal"]
        type Aim = crate::app::bridge::goal::ffi::Aim;
        include!("heibai/src/app/bridge/row_model.cxxqt.h");
        type RowModel = crate::app::bridge::row_model::ffi::RowModel;
        include!("cxx-qt-lib/common.h");
        #[namespace = "rust::cxxqtlib1"]
        #[cxx_name = "make_unique"]
        fn new_puzzle() -> UniquePtr<Puzzle>;
    }

    #[qenum(Puzzle)]
    enum PuzzleCourse {
        Closed,
        Asking,
        Refuted,
        Solved,
        Told,
    }

    #[qenum(Puzzle)]
    enum PuzzleWay {
        Rated,
        OfTheme,
        Day,
        Clock,
    }

    #[qenum(Puzzle)]
    enum PuzzleTheme {
        Nothing,
        Parity,
        Swindle,
        Wedge,
        Corner,
        Edge,
        Tempo,
        Mobility,
        Pass,
        Sacrifice,
        WipeOut,
        FoursTheme,
        ThreatsTheme,
        DefenceTheme,
        Fork,
        DoubleThree,
        FourThree,
        Quiet,
        CounterFour,
        ForbiddenPoint,
    }

    #[qenum(Puzzle)]
    enum PuzzlePlace {
        NoPlace,
        AtCorner,
        AtEdge,
        AtInside,
    }

    #[qenum(Puzzle)]
    enum PuzzleShape {
        NoShape,
        MakesFourThree,
        MakesFour,
        MakesThrees,
        MakesThree,
        MakesNeither,
    }

    #[qenum(Puzzle)]
    enum FirstTry {
        Open,
        AtOnce,
        WithHelp,
        Missed,
    }

    #[auto_cxx_name]
    extern "RustQt" {
        /// The room where one learns, with the puzzle on its board. Scores are the solver's.
        #[qobject]
        #[qml_element]
        #[qml_uncreatable]
        #[qproperty(*mut RowModel, wrong, READ, CONSTANT)]
        #[qproperty(*mut RowModel, themes, READ, CONSTANT)]
        #[qproperty(*mut RowModel, run, READ, CONSTANT)]
        #[qproperty(bool, open, READ, NOTIFY)]
        #[qproperty(Kind, kind, READ, NOTIFY)]
        #[qproperty(PuzzleCourse, stage, READ, NOTIFY)]
        #[qproperty(PuzzleWay, way, READ, NOTIFY)]
        #[qproperty(PuzzleTheme, theme, READ, NOTIFY)]
        #[qproperty(Aim, goal, READ, NOTIFY)]
        #[qproperty(Colour, side, READ, NOTIFY)]
        #[qproperty(Int, rating, READ, NOTIFY)]
        #[qproperty(Int, own_rating, READ, NOTIFY)]
        #[qproperty(Int, deviation, READ, NOTIFY)]
        #[qproperty(bool, guessed, READ, NOTIFY)]
        #[qproperty(f64, chance, READ, NOTIFY)]
        #[qproperty(Int, before, READ, NOTIFY)]
        #[qproperty(Int, after, READ, NOTIFY)]
        #[qproperty(Int, choices, READ, NOTIFY)]
        #[qproperty(Int, threats, READ, NOTIFY)]
        #[qproperty(Int, found, READ, NOTIFY)]
        #[qproperty(QString, last_right, READ, NOTIFY)]
        #[qproperty(QString, last_answer, READ, NOTIFY)]
        #[qproperty(Int, clues, READ, NOTIFY)]
        #[qproperty(PuzzleTheme, clue_theme, READ, NOTIFY)]
        #[qproperty(Int, clue_length, READ, NOTIFY)]
        #[qproperty(PuzzleShape, clue_shape, READ, NOTIFY)]
        #[qproperty(PuzzlePlace, clue_place, READ, NOTIFY)]
        #[qproperty(QStringList, clue_part, READ, NOTIFY)]
        #[qproperty(QString, clue_cell, READ, NOTIFY)]
        #[qproperty(bool, can_clue, READ, NOTIFY)]
        #[qproperty(QString, tried, READ, NOTIFY)]
        #[qproperty(Int, tried_score, READ, NOTIFY)]
        #[qproperty(QStringList, refutation, READ, NOTIFY)]
        #[qproperty(QStringList, solution, READ, NOTIFY)]
        #[qproperty(Int, score, READ, NOTIFY)]
        #[qproperty(QStringList, names, READ, NOTIFY)]
        #[qproperty(FirstTry, ending, READ, NOTIFY)]
        #[qproperty(Motif, motif, READ, NOTIFY)]
        #[qproperty(Manner, manner, READ, NOTIFY)]
        #[qproperty(QString, reason_of, READ, NOTIFY)]
        #[qproperty(QString, reason_cell, READ, NOTIFY)]
        #[qproperty(QStringList, reason_list, READ, NOTIFY)]
        #[qproperty(Int, reason_count, READ, NOTIFY)]
        #[qproperty(Remedy, remedy, READ, NOTIFY)]
        #[qproperty(QString, remedy_cell, READ, NOTIFY)]
        #[qproperty(QStringList, remedy_list, READ, NOTIFY)]
        #[qproperty(Int, remedy_count, READ, NOTIFY)]
        #[qproperty(bool, explains, READ, NOTIFY)]
        #[qproperty(QStringList, last_ten, READ, NOTIFY)]
        #[qproperty(QList_i32, course, READ, NOTIFY)]
        #[qproperty(PuzzleTheme, advice, READ, NOTIFY)]
        #[qproperty(Int, advice_tried, READ, NOTIFY)]
        #[qproperty(Int, advice_solved, READ, NOTIFY)]
        #[qproperty(Int, mistakes_due, READ, NOTIFY)]
        #[qproperty(bool, day_done, READ, NOTIFY)]
        #[qproperty(bool, running, READ, NOTIFY)]
        #[qproperty(bool, run_over, READ, NOTIFY)]
        #[qproperty(Int, left, READ, NOTIFY)]
        #[qproperty(bool, warning, READ, NOTIFY)]
        #[qproperty(Int, run_solved, READ, NOTIFY)]
        #[qproperty(Int, run_errors, READ, NOTIFY)]
        #[qproperty(bool, run_right, READ, NOTIFY)]
        #[qproperty(bool, run_wrong, READ, NOTIFY)]
        #[qproperty(Int, best_run, READ, NOTIFY)]
        type Puzzle = super::PuzzleRust;

        #[qinvokable]
        fn enter(self: &Puzzle);
        #[qinvokable]
        fn leave(self: &Puzzle);
        #[qinvokable]
        fn choose_game(self: &Puzzle, kind: Kind);
        #[qinvokable]
        fn of_the_day(self: &Puzzle);
        #[qinvokable]
        fn rated(self: &Puzzle);
        #[qinvokable]
        fn of_theme(self: &Puzzle, theme: PuzzleTheme);
        #[qinvokable]
        fn begin_run(self: &Puzzle);
        #[qinvokable]
        fn end_run(self: &Puzzle);
        /// Shows a puzzle of the finished run, by its place.
        #[qinvokable]
        fn look_back(self: &Puzzle, row: Int);
        #[qinvokable]
        fn next(self: &Puzzle);
        #[qinvokable]
        fn study(self: &Puzzle);
        /// Shows so many moves of the solution.
        #[qinvokable]
        fn show_line(self: &Puzzle, moves: Int);
        /// Shows a wrong move with its refutation.
        #[qinvokable]
        fn show_wrong(self: &Puzzle, row: Int);
    }
}

properties! {
    Puzzle as PuzzleRust with game lists { wrong: wrong, themes: themes, run: run };
    open: bool = |now| now.shown.puzzle.is_open();
    kind: Kind = |now| now.driver.state().learnt_game().into();
    stage: ffi::PuzzleCourse = |now| now.shown.puzzle.stage.into();
    way: ffi::PuzzleWay = |now| now.shown.puzzle.mode.into();
    theme: ffi::PuzzleTheme = |now| now.shown.puzzle.theme.into();
    goal: Aim = |now| now.shown.puzzle.goal.into();
    side: Colour = |now| now.shown.puzzle.side.into();
    rating: Int = |now| i32::from(now.shown.puzzle.rating).into();
    own_rating: Int = |now| rounded(now.shown.puzzle.own_rating.0);
    deviation: Int = |now| rounded(now.shown.puzzle.own_rating.1);
    guessed: bool = |now| now.shown.puzzle.own_rating.2;
    chance: f64 = |now| now.shown.puzzle.chance;
    /// The person's rating before and after this puzzle; 0 if it did not count.
    before: Int = |now| now.shown.puzzle.change.map_or(Int(0), |it| rounded(it.0));
    after: Int = |now| now.shown.puzzle.change.map_or(Int(0), |it| rounded(it.1));
    choices: Int = |now| now.shown.puzzle.choices.into();
    threats: Int = |now| now.shown.puzzle.threats.into();
    found: Int = |now| now.shown.puzzle.found.into();
    last_right: QString = |now| QString::from(&now.shown.puzzle.last_right);
    last_answer: QString = |now| QString::from(&now.shown.puzzle.last_answer);
    clues: Int = |now| now.shown.puzzle.clues.len().into();
    clue_theme: ffi::PuzzleTheme = |now| clue(now, |it| match it {
        ClueShown::About(theme) => Some(*theme),
        _ => None,
    }).into();
    clue_length: Int = |now| clue(now, |it| match it {
        ClueShown::Length(plies) => Some(*plies),
        _ => None,
    }).unwrap_or(0).into();
    clue_shape: ffi::PuzzleShape = |now| match clue(now, |it| match it {
        ClueShown::Makes(shape) => Some(*shape),
        _ => None,
    }) {
        None => ffi::PuzzleShape::NoShape,
        Some(Shape::FourThree) => ffi::PuzzleShape::MakesFourThree,
        Some(Shape::Four) => ffi::PuzzleShape::MakesFour,
        Some(Shape::Threes) => ffi::PuzzleShape::MakesThrees,
        Some(Shape::Three) => ffi::PuzzleShape::MakesThree,
        Some(Shape::Quiet) => ffi::PuzzleShape::MakesNeither,
    };
    clue_place: ffi::PuzzlePlace = |now| match clue(now, |it| match it {
        ClueShown::Lies(place) => Some(*place),
        _ => None,
    }) {
        None => ffi::PuzzlePlace::NoPlace,
        Some(Place::Corner) => ffi::PuzzlePlace::AtCorner,
        Some(Place::Edge) => ffi::PuzzlePlace::AtEdge,
        Some(Place::Inside) => ffi::PuzzlePlace::AtInside,
    };
    clue_part: QStringList = |now| texts(now.shown.puzzle.clue_part.iter().flatten());
    clue_cell: QString = |now| clue(now, |it| match it {
        ClueShown::Move(cell) => Some(QString::from(cell)),
        _ => None,
    }).unwrap_or_default();
    can_clue: bool = |now| now.shown.puzzle.can_clue;
    /// The wrong move on the board, its score, and its refutation from the answer on.
    tried: QString = |now| tried(now).map(|it| QString::from(&it.name)).unwrap_or_default();
    tried_score: Int = |now| tried(now).map_or(0, |it| i32::from(it.score)).into();
    refutation: QStringList = |now| texts(tried(now).iter().flat_map(|it| &it.line));
    solution: QStringList = |now| texts(&now.shown.puzzle.solution);
    score: Int = |now| i32::from(now.shown.puzzle.score).into();
    /// The names of the puzzle's themes.
    names: QStringList = |now| {
        let themes = now.shown.puzzle.themes.iter();
        texts(themes.map(|&theme| ffi::PuzzleTheme::from(theme).repr.to_string()))
    };
    ending: ffi::FirstTry = |now| match now.shown.puzzle.outcome {
        None => ffi::FirstTry::Open,
        Some(Outcome::Solved) => ffi::FirstTry::AtOnce,
        Some(Outcome::Helped) => ffi::FirstTry::WithHelp,
        Some(Outcome::Failed) => ffi::FirstTry::Missed,
    };
    motif: Motif = |now| told(now).map_or(Motif::None, |it| Motif::from(&it.motif));
    manner: Manner = |now| told(now).map_or(Manner::Plain, |it| Manner::from(&it.motif));
    /// The mistake that the reason is about.
    reason_of: QString = |now| QString::from(&now.shown.puzzle.reason_of);
    reason_cell: QString = |now| told(now).map(|it| QString::from(&it.cell)).unwrap_or_default();
    reason_list: QStringList = |now| texts(told(now).iter().flat_map(|it| &it.list));
    reason_count: Int = |now| told(now).map_or(0, |it| it.count).into();
    remedy: Remedy = |now| told(now).map_or(Remedy::Untold, |it| Remedy::from(&it.remedy));
    remedy_cell: QString = |now| {
        told(now).map(|it| QString::from(&it.remedy_cell)).unwrap_or_default()
    };
    remedy_list: QStringList = |now| texts(told(now).iter().flat_map(|it| &it.remedy_list));
    remedy_count: Int = |now| told(now).map_or(0, |it| it.remedy_count).into();
    explains: bool = |now| now.shown.puzzle.explains;
    /// How the last rated puzzles ended, oldest first: `1` for solved.
    last_ten: QStringList = |now| {
        texts(now.shown.puzzle.last_ten.iter().map(|&solved| if solved { "1" } else { "0" }))
    };
    /// The person's rating after each rated puzzle, oldest first.
    course: QList<i32> = |now| numbers(now.shown.puzzle.course.iter().map(|&it| it as f32));
    /// The theme to practise, and how many of it were tried and solved.
    advice: ffi::PuzzleTheme = |now| now.shown.puzzle.advice.map(|it| it.0).into();
    advice_tried: Int = |now| now.shown.puzzle.advice.map_or(Int(0), |it| it.1.into());
    advice_solved: Int = |now| now.shown.puzzle.advice.map_or(Int(0), |it| it.2.into());
    mistakes_due: Int = |now| now.shown.puzzle.mistakes_due.into();
    day_done: bool = |now| now.shown.puzzle.day_done;
    running: bool = |now| now.shown.puzzle.run.open && !now.shown.puzzle.run.over;
    run_over: bool = |now| now.shown.puzzle.run.over;
    /// In milliseconds.
    left: Int = |now| now.shown.puzzle.run.left.as_millis().into();
    warning: bool = |now| now.shown.puzzle.run.warning;
    run_solved: Int = |now| now.shown.puzzle.run.solved.into();
    run_errors: Int = |now| now.shown.puzzle.run.errors.into();
    run_right: bool = |now| now.shown.puzzle.run.last == Some(true);
    run_wrong: bool = |now| now.shown.puzzle.run.last == Some(false);
    best_run: Int = |now| (now.shown.puzzle.run.best as usize).into();
}

fn rounded(number: f64) -> Int {
    Int(number.round() as i32)
}

fn clue<T>(now: &Snapshot, of: impl Fn(&ClueShown) -> Option<T>) -> Option<T> {
    now.shown.puzzle.clues.iter().find_map(of)
}

fn tried<'a>(now: &'a Snapshot) -> Option<&'a WrongRow> {
    now.shown.puzzle.tried.as_ref()
}

fn told<'a>(now: &'a Snapshot) -> Option<&'a NamedReason> {
    now.shown.puzzle.reason.as_ref()
}

same_names! { PuzzleStage => ffi::PuzzleCourse; Closed, Asking, Refuted, Solved, Told }

impl From<Mode> for ffi::PuzzleWay {
    fn from(mode: Mode) -> Self {
        match mode {
            Mode::Rated => Self::Rated,
            Mode::Theme => Self::OfTheme,
            Mode::Day => Self::Day,
            Mode::Clock => Self::Clock,
        }
    }
}

impl From<Theme> for ffi::PuzzleTheme {
    fn from(theme: Theme) -> Self {
        match theme {
            Theme::Parity => Self::Parity,
            Theme::Swindle => Self::Swindle,
            Theme::Wedge => Self::Wedge,
            Theme::Corner => Self::Corner,
            Theme::Edge => Self::Edge,
            Theme::Tempo => Self::Tempo,
            Theme::Mobility => Self::Mobility,
            Theme::Pass => Self::Pass,
            Theme::Sacrifice => Self::Sacrifice,
            Theme::WipeOut => Self::WipeOut,
            Theme::Fours => Self::FoursTheme,
            Theme::Threats => Self::ThreatsTheme,
            Theme::Defence => Self::DefenceTheme,
            Theme::Fork => Self::Fork,
            Theme::DoubleThree => Self::DoubleThree,
            Theme::FourThree => Self::FourThree,
            Theme::Quiet => Self::Quiet,
            Theme::CounterFour => Self::CounterFour,
            Theme::ForbiddenPoint => Self::ForbiddenPoint,
        }
    }
}

impl From<Option<Theme>> for ffi::PuzzleTheme {
    fn from(theme: Option<Theme>) -> Self {
        theme.map_or(Self::Nothing, Self::from)
    }
}

slots! {
    Puzzle;
    leave() => Event::Learn(LearnEvent::Leave);
    choose_game(kind: Kind) => Event::Learn(LearnEvent::Game(Option::from(kind)?));
    of_the_day() => Event::Learn(LearnEvent::Day);
    rated() => Event::Learn(LearnEvent::Rated);
    of_theme(theme: ffi::PuzzleTheme) => {
        let wanted = Theme::ALL.iter().find(|it| ffi::PuzzleTheme::from(**it) == theme)?;
        Event::Learn(LearnEvent::OfTheme(*wanted))
    };
    begin_run() => Event::Learn(LearnEvent::Clock);
    end_run() => Event::Learn(LearnEvent::EndRun);
    look_back(row: Int) => Event::Learn(LearnEvent::LookBack(row.index()?));
    next() => Event::Practice(PracticeEvent::Next);
    study() => Event::Learn(LearnEvent::Study);
    show_line(moves: Int) => Event::Practice(PracticeEvent::Show(moves.index().unwrap_or(0)));
    show_wrong(row: Int) => Event::Practice(PracticeEvent::Wrong(row.index()?));
}

impl ffi::Puzzle {
    fn enter(&self) {
        let moment = driver().borrow().moment();
        self.game.send(Event::Learn(LearnEvent::Enter(moment)));
    }
}

/// The wrong first moves, the best of them first.
fn wrong() -> Box<dyn Rows> {
    let roles = roles! { WrongRow;
        name: |row| &row.name;
        score: |row| i32::from(row.score);
        moves: |row| texts(&row.line);
        tried: |row| row.tried;
    };
    Box::new(List::of(|now| now.shown.puzzle.wrong.clone(), |row| row.name.clone(), roles))
}

/// The themes of the game.
fn themes() -> Box<dyn Rows> {
    let roles = roles! { ThemeRow;
        theme: |row| ffi::PuzzleTheme::from(row.theme).repr;
        puzzles: |row| row.puzzles;
        tries: |row| Int::from(row.tried);
        solved: |row| Int::from(row.solved);
        chosen: |row| row.chosen;
    };
    Box::new(List::of(|now| now.driver.state().theme_rows(), |row| row.theme, roles))
}

/// The puzzles of a run.
fn run() -> Box<dyn Rows> {
    let roles = roles! { (usize, RunRow);
        rating: |row| i32::from(row.1.rating);
        // 1 for a solved one, 0 for an error, -1 for one that is open or was skipped.
        outcome: |row| row.1.solved.map_or(-1, i32::from);
        current: |row| row.1.current;
    };
    let rows = |now: &Snapshot| now.driver.state().run_rows().into_iter().enumerate().collect();
    Box::new(List::of(rows, |row: &(usize, RunRow)| row.0, roles))
}
