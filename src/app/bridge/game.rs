//! The game as QML sees it: several objects, each with a file of its own, and what a player does. All values of all
//! objects are set before the change of any is told: see `Game::show`.

use std::pin::Pin;

use cxx_qt::{CxxQtType, Threading};
use cxx_qt_lib::{QList, QStringList};

use super::driver;
use super::enumerations::same_names;
use super::int::Int;
use super::objects::{Child, GameHandle, GameObject, Showing, properties, slots};
use super::rows::texts;
use super::side::ffi::Colour;
use super::snapshot::Snapshot;
use super::stage::ffi::StageOfGame;
use super::status::ffi::Says;
use super::{
    analysis, clock, coach, editor, engines, explorer, files, hint, insight, laboratory, lesson,
    openings, opinion, outcome, players, practice, puzzle, review, seats, setup, status, study,
    view,
};
use crate::app::state::{Event, Question, Signal, Status};
use crate::game;

#[cxx_qt::bridge]
pub mod ffi {
    unsafe extern "C++" {
        include!(<QtCore/QtGlobal>);
        #[cxx_name = "qint32"]
        type Int = crate::app::bridge::int::Int;
        include!("cxx-qt-lib/qlist.h");
        type QList_i32 = cxx_qt_lib::QList<i32>;
        include!("cxx-qt-lib/qstringlist.h");
        type QStringList = cxx_qt_lib::QStringList;
        include!("heibai/src/app/bridge/side.cxxqt.h");
        #[namespace = "Side"]
        type Colour = crate::app::bridge::side::ffi::Colour;
        include!("heibai/src/app/bridge/setup.cxxqt.h");
        type Setup = crate::app::bridge::setup::ffi::Setup;
        include!("heibai/src/app/bridge/players.cxxqt.h");
        type Players = crate::app::bridge::players::ffi::Players;
        include!("heibai/src/app/bridge/seats.cxxqt.h");
        type Seats = crate::app::bridge::seats::ffi::Seats;
        include!("heibai/src/app/bridge/clock.cxxqt.h");
        type Clock = crate::app::bridge::clock::ffi::Clock;
        include!("heibai/src/app/bridge/view.cxxqt.h");
        type View = crate::app::bridge::view::ffi::View;
        include!("heibai/src/app/bridge/status.cxxqt.h");
        type Status = crate::app::bridge::status::ffi::Status;
        type Says = crate::app::bridge::status::ffi::Says;
        include!("heibai/src/app/bridge/stage.cxxqt.h");
        #[namespace = "GameStage"]
        type StageOfGame = crate::app::bridge::stage::ffi::StageOfGame;
        include!("heibai/src/app/bridge/outcome.cxxqt.h");
        type Outcome = crate::app::bridge::outcome::ffi::Outcome;
        include!("heibai/src/app/bridge/coach.cxxqt.h");
        type Coach = crate::app::bridge::coach::ffi::Coach;
        include!("heibai/src/app/bridge/hint.cxxqt.h");
        type Hint = crate::app::bridge::hint::ffi::Hint;
        include!("heibai/src/app/bridge/files.cxxqt.h");
        type Files = crate::app::bridge::files::ffi::Files;
        include!("heibai/src/app/bridge/study.cxxqt.h");
        type Study = crate::app::bridge::study::ffi::Study;
        include!("heibai/src/app/bridge/analysis.cxxqt.h");
        type Analysis = crate::app::bridge::analysis::ffi::Analysis;
        include!("heibai/src/app/bridge/opinion.cxxqt.h");
        type Opinion = crate::app::bridge::opinion::ffi::Opinion;
        include!("heibai/src/app/bridge/review.cxxqt.h");
        type Review = crate::app::bridge::review::ffi::Review;
        include!("heibai/src/app/bridge/practice.cxxqt.h");
        type Practice = crate::app::bridge::practice::ffi::Practice;
        include!("heibai/src/app/bridge/puzzle.cxxqt.h");
        type Puzzle = crate::app::bridge::puzzle::ffi::Puzzle;
        include!("heibai/src/app/bridge/lesson.cxxqt.h");
        type Lesson = crate::app::bridge::lesson::ffi::Lesson;
        include!("heibai/src/app/bridge/insight.cxxqt.h");
        type Insight = crate::app::bridge::insight::ffi::Insight;
        include!("heibai/src/app/bridge/openings.cxxqt.h");
        type Openings = crate::app::bridge::openings::ffi::Openings;
        include!("heibai/src/app/bridge/explorer.cxxqt.h");
        type Explorer = crate::app::bridge::explorer::ffi::Explorer;
        include!("heibai/src/app/bridge/engines.cxxqt.h");
        type Engines = crate::app::bridge::engines::ffi::Engines;
        include!("heibai/src/app/bridge/laboratory.cxxqt.h");
        type Laboratory = crate::app::bridge::laboratory::ffi::Laboratory;
        include!("heibai/src/app/bridge/editor.cxxqt.h");
        type Editor = crate::app::bridge::editor::ffi::Editor;
    }

    #[qenum(Game)]
    enum Phase {
        Ready,
        Running,
        Paused,
        Over,
    }

    #[qenum(Game)]
    enum Choice {
        ChooseBlack,
        ChooseWhite,
        ChooseTwoMore,
    }

    #[qenum(Game)]
    enum Question {
        AskNothing,
        AskResign,
        AskNewGame,
    }

    #[auto_cxx_name]
    extern "RustQt" {
        /// The game of a window; `setup` is what is played, `choices` what is chosen for the next.
        #[qobject]
        #[qml_element]
        #[qproperty(*mut Setup, setup, READ, CONSTANT)]
        #[qproperty(*mut Setup, choices, READ, CONSTANT)]
        #[qproperty(*mut Players, players, READ, CONSTANT)]
        #[qproperty(*mut Seats, seats, READ, CONSTANT)]
        #[qproperty(*mut Clock, clock, READ, CONSTANT)]
        #[qproperty(*mut View, view, READ, CONSTANT)]
        #[qproperty(*mut Status, status, READ, CONSTANT)]
        #[qproperty(*mut Outcome, outcome, READ, CONSTANT)]
        #[qproperty(*mut Hint, hint, READ, CONSTANT)]
        #[qproperty(*mut Coach, coach, READ, CONSTANT)]
        #[qproperty(*mut Files, files, READ, CONSTANT)]
        #[qproperty(*mut Study, study, READ, CONSTANT)]
        #[qproperty(*mut Analysis, analysis, READ, CONSTANT)]
        #[qproperty(*mut Opinion, opinion, READ, CONSTANT)]
        #[qproperty(*mut Review, review, READ, CONSTANT)]
        #[qproperty(*mut Practice, practice, READ, CONSTANT)]
        #[qproperty(*mut Puzzle, puzzle, READ, CONSTANT)]
        #[qproperty(*mut Lesson, lesson, READ, CONSTANT)]
        #[qproperty(*mut Insight, insight, READ, CONSTANT)]
        #[qproperty(*mut Openings, openings, READ, CONSTANT)]
        #[qproperty(*mut Explorer, explorer, READ, CONSTANT)]
        #[qproperty(*mut Engines, engines, READ, CONSTANT)]
        #[qproperty(*mut Laboratory, laboratory, READ, CONSTANT)]
        #[qproperty(*mut Editor, editor, READ, CONSTANT)]
        #[qproperty(Phase, phase, READ, NOTIFY)]
        #[qproperty(StageOfGame, stage, READ, NOTIFY)]
        #[qproperty(QStringList, actions, READ, NOTIFY)]
        #[qproperty(Int, kept_here, READ, NOTIFY)]
        #[qproperty(Int, kept_from_review, READ, NOTIFY)]
        #[qproperty(Colour, turn, READ, NOTIFY)]
        #[qproperty(Colour, side_in_turn, READ, NOTIFY)]
        #[qproperty(Question, asked, READ, NOTIFY)]
        #[qproperty(bool, learning, READ, NOTIFY)]
        #[qproperty(bool, choosing, READ, NOTIFY)]
        #[qproperty(bool, may_choose_colour, READ, NOTIFY)]
        #[qproperty(bool, may_place_two_more, READ, NOTIFY)]
        #[qproperty(QList_i32, fifths, READ, NOTIFY)]
        #[qproperty(Int, black_count, READ, NOTIFY)]
        #[qproperty(Int, white_count, READ, NOTIFY)]
        #[qproperty(bool, thinking, READ, NOTIFY)]
        #[qproperty(bool, must_pass, READ, NOTIFY)]
        #[qproperty(bool, under_way, READ, NOTIFY)]
        #[qproperty(bool, can_start, READ, NOTIFY)]
        #[qproperty(bool, can_pause, READ, NOTIFY)]
        #[qproperty(bool, can_skip, READ, NOTIFY)]
        #[qproperty(bool, can_undo, READ, NOTIFY)]
        #[qproperty(bool, can_redo, READ, NOTIFY)]
        #[qproperty(bool, can_resign, READ, NOTIFY)]
        #[qproperty(bool, can_rematch, READ, NOTIFY)]
        type Game = super::GameRust;

        /// Another board is about to be shown, and its properties are set: QML empties the list of cells, so that no
        /// board is built of cells of another.
        #[qsignal]
        fn board_goes(self: Pin<&mut Game>);
        /// Something shown has changed, and every property has notified.
        #[qsignal]
        fn shown_changed(self: Pin<&mut Game>);
        #[qsignal]
        fn stone_placed(self: Pin<&mut Game>, cell: Int);
        /// `wake` is wanted in this many milliseconds; never if negative.
        #[qsignal]
        fn wake_wanted(self: Pin<&mut Game>, milliseconds: Int);
        #[qsignal]
        fn illegal_cell(self: Pin<&mut Game>, cell: Int);
        /// What the status line says was the answer once more.
        #[qsignal]
        fn said_again(self: Pin<&mut Game>);
        #[qsignal]
        fn game_over(self: Pin<&mut Game>);
        #[qsignal]
        fn review_wanted(self: Pin<&mut Game>);
        /// A long review is finished, and another window is in front.
        #[qsignal]
        fn review_unseen(self: Pin<&mut Game>);

        #[qinvokable]
        fn start(self: &Game);
        /// Puts the game away.
        #[qinvokable]
        fn reset(self: &Game);
        #[qinvokable]
        fn rematch(self: &Game);
        #[qinvokable]
        fn swap_sides(self: &Game);
        /// Asks for something that ends the game; confirmed first where there is something to lose.
        #[qinvokable]
        fn ask(self: &Game, question: Question);
        #[qinvokable]
        fn answer(self: &Game, is_meant: bool);
        /// Says why a key or a menu entry does nothing now.
        #[qinvokable]
        fn explain(self: &Game, reason: Says);
        #[qinvokable]
        fn make_choice(self: &Game, choice: Choice);
        /// Chooses how many fifth moves will be offered.
        #[qinvokable]
        fn choose_fifths(self: &Game, count: Int);
        #[qinvokable]
        fn toggle_pause(self: &Game);
        #[qinvokable]
        fn skip(self: &Game);
        #[qinvokable]
        fn undo(self: &Game);
        #[qinvokable]
        fn redo(self: &Game);
        #[qinvokable]
        fn resign(self: &Game);
        #[qinvokable]
        fn activate(self: &Game, cell: Int);
        #[qinvokable]
        fn changed_by(self: &Game, cell: Int) -> QList_i32;
        /// Whether a sheet covers the board: then no time runs and nothing happens by itself.
        #[qinvokable]
        fn set_covered(self: &Game, covered: bool);
        /// Whether the window is the one that people work in.
        #[qinvokable]
        fn set_active(self: &Game, active: bool);
        /// Whether stones move without animation.
        #[qinvokable]
        fn set_still(self: &Game, still: bool);
        /// The timer's call: updates the clock, shows the machine's reply, ends a turn.
        #[qinvokable]
        fn wake(self: &Game);
    }

    impl cxx_qt::Threading for Game {}
    impl cxx_qt::Initialize for Game {}
}

properties! {
    Game as GameRust with game owns {
        setup: setup, choices: setup = next, players: players, seats: seats, clock: clock, view: view, status: status,
        outcome: outcome, hint: hint, coach: coach, files: files, study: study, analysis: analysis, opinion: opinion,
        review: review, practice: practice, puzzle: puzzle, lesson: lesson, openings: openings,
        insight: insight, explorer: explorer, engines: engines, laboratory: laboratory, editor: editor,
    };
    phase: ffi::Phase = |now| now.shown.phase.into();
    stage: StageOfGame = |now| now.shown.stage().into();
    actions: QStringList = |now| texts(now.shown.actions().iter().map(|action| action.name()));
    /// Why no other room can be entered yet.
    kept_here: Int = |now| number_of(now.shown.keeps_here());
    /// Why the game can't be reviewed.
    kept_from_review: Int = |now| number_of(now.shown.keeps_from_review());
    turn: Colour = |now| now.shown.turn.into();
    side_in_turn: Colour = |now| now.shown.side_in_turn.into();
    asked: ffi::Question = |now| match now.shown.asked {
        None => ffi::Question::AskNothing,
        Some(Question::Resign) => ffi::Question::AskResign,
        Some(Question::NewGame) => ffi::Question::AskNewGame,
    };
    /// Whether the room where one learns is on the board.
    learning: bool = |now| now.shown.learns();
    /// Whether the opening wants a choice before a move.
    choosing: bool = |now| now.shown.choosing;
    may_choose_colour: bool = |now| now.shown.choices.contains(&game::Choice::Black);
    /// How many fifth moves may be chosen to be offered.
    fifths: QList<i32> = |now| {
        let fifths = now.shown.choices.iter().filter_map(|choice| match choice {
            game::Choice::Fifths(count) => Some(i32::from(*count)),
            _ => None,
        });
        fifths.collect()
    };
    may_place_two_more: bool = |now| now.shown.choices.contains(&game::Choice::TwoMore);
    black_count: Int = |now| now.shown.counts.black.into();
    white_count: Int = |now| now.shown.counts.white.into();
    thinking: bool = |now| now.shown.thinking;
    must_pass: bool = |now| now.shown.must_pass;
    under_way: bool = |now| now.shown.under_way;
    can_start: bool = |now| now.shown.can_start;
    can_pause: bool = |now| now.shown.can_pause;
    can_skip: bool = |now| now.shown.can_skip;
    can_undo: bool = |now| now.shown.can_undo;
    can_redo: bool = |now| now.shown.can_redo;
    can_resign: bool = |now| now.shown.can_resign;
    can_rematch: bool = |now| now.shown.can_rematch;
}

impl Showing for ffi::Game {
    fn show(mut self: Pin<&mut Self>, signals: Vec<Signal>) {
        self.as_mut().update_all();
        self.as_mut().shown_changed();
        for signal in signals {
            self.as_mut().emit(signal);
        }
        self.wake_later();
    }
}

slots! {
    Game;
    start() => Event::Start;
    reset() => Event::Reset;
    rematch() => Event::Rematch;
    swap_sides() => Event::SwapSides;
    answer(is_meant: bool) => Event::AnswerQuestion { is_meant };
    toggle_pause() => Event::TogglePause;
    skip() => Event::Skip;
    undo() => Event::Undo;
    redo() => Event::Redo;
    resign() => Event::Resign;
    activate(cell: Int) => Event::Activate(cell.index()?);
    explain(reason: Says) => {
        let mut refusals = Status::ALL.iter().filter(|it| it.is_refusal());
        Event::Explain(*refusals.find(|it| Says::from(**it) == reason)?)
    };
    set_covered(covered: bool) => Event::Cover(covered);
    set_active(active: bool) => Event::Activated(active);
    set_still(still: bool) => Event::MotionChanged { is_still: still };
    wake() => Event::Wake;
}

impl ffi::Game {
    fn receive(self: Pin<&mut Self>) {
        let signals = driver().borrow_mut().receive();
        if let Some(signals) = signals {
            self.show(signals);
        } else {
            self.wake_later();
        }
    }

    fn wake_later(self: Pin<&mut Self>) {
        let wake = driver().borrow().next_wake();
        self.wake_wanted(wake.map_or(Int(-1), |wake| wake.as_millis().into()));
    }

    /// Sets every property of every object, and only then notifies QML, so that whoever hears of one change sees all.
    fn update_all(mut self: Pin<&mut Self>) {
        let board = self.board();
        let (parts, own) = {
            let driver = driver();
            let driver = driver.borrow();
            let now = Snapshot::of(&driver);
            for mut list in self.all_lists() {
                list.pin().prepare(&now);
            }
            (self.update_owned(&now), self.as_mut().update(&now))
        };
        for mut list in self.all_lists() {
            list.pin().let_go();
        }
        if board != self.board() {
            self.as_mut().board_goes();
        }
        for notify in parts {
            notify();
        }
        for notify in own {
            notify(self.as_mut());
        }
        for mut list in self.all_lists() {
            list.pin().update();
        }
    }

    /// Another game or size is another board.
    fn board(&self) -> (setup::ffi::Kind, Int) {
        // SAFETY: it lives as long as the game.
        let mut setup = unsafe { Child::of(self.setup) };
        let setup = setup.pin();
        (*setup.kind(), *setup.board_size())
    }

    fn emit(self: Pin<&mut Self>, signal: Signal) {
        match signal {
            Signal::StonePlaced(cell) => self.stone_placed(cell.into()),
            Signal::IllegalCell(cell) => self.illegal_cell(cell.into()),
            Signal::SaidAgain => self.said_again(),
            Signal::LastSecond(seconds) => {
                // SAFETY: it lives as long as the game.
                let mut clock = unsafe { Child::of(self.clock) };
                clock.pin().last_second(seconds.into());
            }
            Signal::GameOver => self.game_over(),
            Signal::ReviewWanted => self.review_wanted(),
            Signal::ReviewUnseen => self.review_unseen(),
        }
    }

    fn ask(&self, question: ffi::Question) {
        match question {
            ffi::Question::AskResign => self.game.send(Event::Ask(Question::Resign)),
            ffi::Question::AskNewGame => self.game.send(Event::Ask(Question::NewGame)),
            _ => {}
        }
    }

    fn make_choice(&self, choice: ffi::Choice) {
        let choice = match choice {
            ffi::Choice::ChooseBlack => game::Choice::Black,
            ffi::Choice::ChooseWhite => game::Choice::White,
            ffi::Choice::ChooseTwoMore => game::Choice::TwoMore,
            _ => return,
        };
        self.game.send(Event::MakeChoice(choice));
    }

    fn choose_fifths(&self, count: Int) {
        if let Ok(count) = u8::try_from(count.0) {
            self.game.send(Event::MakeChoice(game::Choice::Fifths(count)));
        }
    }

    fn changed_by(&self, cell: Int) -> QList<i32> {
        let cells = cell.index().map(|cell| driver().borrow().state().changed_by(cell));
        cells.unwrap_or_default().into_iter().map(|cell| cell as i32).collect()
    }
}

impl cxx_qt::Initialize for ffi::Game {
    fn initialize(mut self: Pin<&mut Self>) {
        let handle = GameHandle::of(self.as_mut());
        self.as_mut().join(handle);
        self.adopt(handle);
        let thread = self.qt_thread();
        // Fails once the window is gone.
        driver().borrow().on_answer(move || {
            let _ = thread.queue(Self::receive);
        });
    }
}

same_names! { game::Phase => ffi::Phase; Ready, Running, Paused, Over }

/// What a refusal says, as `Status` numbers it; −1 if nothing is refused.
fn number_of(refusal: Option<Status>) -> Int {
    Int::from(refusal.map_or(-1, |why| Says::from(why).repr))
}
