//! The game as QML sees it: with several objects, each with a file of its own, and what a player does.
//!
//! Whatever happens, all values of all objects are set before the change of any is told: see `Game::show`.

use std::pin::Pin;

use cxx_qt::{CxxQtType, Threading};
use cxx_qt_lib::{QList, QStringList};

use super::driver;
use super::enumerations::same_names;
use super::int::Int;
use super::objects::{Child, GameHandle, GameObject, Showing, properties};
use super::rows::texts;
use super::side::ffi::Colour;
use super::snapshot::Snapshot;
use super::stage::ffi::StageOfGame;
use super::status::ffi::Says;
use super::{
    analysis, clock, coach, editor, engines, explorer, files, hint, laboratory, opinion, outcome,
    players, practice, review, seats, setup, status, study, view,
};
use crate::app::state::{Event, Question, Signal, Status};
use crate::game;

/// The bridge, as cxx-qt sees it.
#[cxx_qt::bridge]
pub mod ffi {
    unsafe extern "C++" {
        include!(<QtCore/QtGlobal>);
        /// A whole number.
        #[cxx_name = "qint32"]
        type Int = crate::app::bridge::int::Int;
        include!("cxx-qt-lib/qlist.h");
        /// Cell indices.
        type QList_i32 = cxx_qt_lib::QList<i32>;
        include!("cxx-qt-lib/qstringlist.h");
        /// Names.
        type QStringList = cxx_qt_lib::QStringList;
        include!("heibai/src/app/bridge/side.cxxqt.h");
        /// A side, or none.
        #[namespace = "Side"]
        type Colour = crate::app::bridge::side::ffi::Colour;
        include!("heibai/src/app/bridge/setup.cxxqt.h");
        /// What is chosen.
        type Setup = crate::app::bridge::setup::ffi::Setup;
        include!("heibai/src/app/bridge/players.cxxqt.h");
        /// Who sits at the board.
        type Players = crate::app::bridge::players::ffi::Players;
        include!("heibai/src/app/bridge/seats.cxxqt.h");
        /// The programs that can sit at the board.
        type Seats = crate::app::bridge::seats::ffi::Seats;
        include!("heibai/src/app/bridge/clock.cxxqt.h");
        /// The clock.
        type Clock = crate::app::bridge::clock::ffi::Clock;
        include!("heibai/src/app/bridge/view.cxxqt.h");
        /// The position on the board.
        type View = crate::app::bridge::view::ffi::View;
        include!("heibai/src/app/bridge/status.cxxqt.h");
        /// What the status line says.
        type Status = crate::app::bridge::status::ffi::Status;
        /// Its sentences.
        type Says = crate::app::bridge::status::ffi::Says;
        include!("heibai/src/app/bridge/stage.cxxqt.h");
        /// What can be done now.
        #[namespace = "GameStage"]
        type StageOfGame = crate::app::bridge::stage::ffi::StageOfGame;
        include!("heibai/src/app/bridge/outcome.cxxqt.h");
        /// How it ended.
        type Outcome = crate::app::bridge::outcome::ffi::Outcome;
        include!("heibai/src/app/bridge/coach.cxxqt.h");
        /// What is asked before a move.
        type Coach = crate::app::bridge::coach::ffi::Coach;
        include!("heibai/src/app/bridge/hint.cxxqt.h");
        /// What the machine advises.
        type Hint = crate::app::bridge::hint::ffi::Hint;
        include!("heibai/src/app/bridge/files.cxxqt.h");
        /// Files and the clipboard.
        type Files = crate::app::bridge::files::ffi::Files;
        include!("heibai/src/app/bridge/study.cxxqt.h");
        /// The study.
        type Study = crate::app::bridge::study::ffi::Study;
        include!("heibai/src/app/bridge/analysis.cxxqt.h");
        /// The analysis.
        type Analysis = crate::app::bridge::analysis::ffi::Analysis;
        include!("heibai/src/app/bridge/opinion.cxxqt.h");
        /// The second opinion.
        type Opinion = crate::app::bridge::opinion::ffi::Opinion;
        include!("heibai/src/app/bridge/review.cxxqt.h");
        /// The review.
        type Review = crate::app::bridge::review::ffi::Review;
        include!("heibai/src/app/bridge/practice.cxxqt.h");
        /// Mistakes that are given back.
        type Practice = crate::app::bridge::practice::ffi::Practice;
        include!("heibai/src/app/bridge/explorer.cxxqt.h");
        /// What was played.
        type Explorer = crate::app::bridge::explorer::ffi::Explorer;
        include!("heibai/src/app/bridge/engines.cxxqt.h");
        /// The programs of others.
        type Engines = crate::app::bridge::engines::ffi::Engines;
        include!("heibai/src/app/bridge/laboratory.cxxqt.h");
        /// The laboratory.
        type Laboratory = crate::app::bridge::laboratory::ffi::Laboratory;
        include!("heibai/src/app/bridge/editor.cxxqt.h");
        /// A position that is set up.
        type Editor = crate::app::bridge::editor::ffi::Editor;
    }

    /// How far the game is.
    #[qenum(Game)]
    enum Phase {
        Ready,
        Running,
        Paused,
        Over,
    }

    /// A choice of the swap2 opening.
    #[qenum(Game)]
    enum Choice {
        ChooseBlack,
        ChooseWhite,
        ChooseTwoMore,
    }

    /// What is asked before the game on the board is left.
    #[qenum(Game)]
    enum Question {
        AskNothing,
        AskResign,
        AskNewGame,
    }

    #[auto_cxx_name]
    extern "RustQt" {
        /// The one game of a window; `choices` is what is chosen for the next, `setup` what is played.
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
        #[qproperty(*mut Explorer, explorer, READ, CONSTANT)]
        #[qproperty(*mut Engines, engines, READ, CONSTANT)]
        #[qproperty(*mut Laboratory, laboratory, READ, CONSTANT)]
        #[qproperty(*mut Editor, editor, READ, CONSTANT)]
        #[qproperty(Phase, phase, READ, NOTIFY)]
        #[qproperty(StageOfGame, stage, READ, NOTIFY)]
        #[qproperty(QStringList, actions, READ, NOTIFY)]
        #[qproperty(Colour, turn, READ, NOTIFY)]
        #[qproperty(Colour, side_in_turn, READ, NOTIFY)]
        #[qproperty(Question, asked, READ, NOTIFY)]
        #[qproperty(bool, may_choose, READ, NOTIFY)]
        #[qproperty(bool, may_place_two_more, READ, NOTIFY)]
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

        /// Another board is about to be shown: the list of cells is emptied on it, so that no board is
        /// built of another one's cells. The properties are those of the new one already.
        #[qsignal]
        fn board_goes(self: Pin<&mut Game>);
        /// Anything shown has changed, and every property has been told; the list models refresh on it.
        #[qsignal]
        fn shown_changed(self: Pin<&mut Game>);
        /// A stone was placed on the live board.
        #[qsignal]
        fn stone_placed(self: Pin<&mut Game>, cell: Int);
        /// `wake` is wanted after this many milliseconds, and not before; never if negative.
        #[qsignal]
        fn wake_wanted(self: Pin<&mut Game>, milliseconds: Int);
        /// Nothing can be played on this cell.
        #[qsignal]
        fn illegal_cell(self: Pin<&mut Game>, cell: Int);
        /// The game has ended.
        #[qsignal]
        fn game_over(self: Pin<&mut Game>);
        /// The game that has ended is to be reviewed.
        #[qsignal]
        fn review_wanted(self: Pin<&mut Game>);

        /// Begins the game.
        #[qinvokable]
        fn start(self: Pin<&mut Game>);
        /// Puts the stones back to the start.
        #[qinvokable]
        fn reset(self: Pin<&mut Game>);
        /// After the end, begins another game with the same choices at once.
        #[qinvokable]
        fn rematch(self: Pin<&mut Game>);
        /// After the end, begins another game at once in which who plays have changed colours.
        #[qinvokable]
        fn swap_sides(self: Pin<&mut Game>);
        /// Wants something by which the game on the board would end; it is asked first where that is worth it.
        #[qinvokable]
        fn ask(self: Pin<&mut Game>, question: Question);
        /// Answers that.
        #[qinvokable]
        fn answer(self: Pin<&mut Game>, is_meant: bool);
        /// Says why a key or an entry of a menu can do nothing now.
        #[qinvokable]
        fn explain(self: Pin<&mut Game>, reason: Says);
        /// Makes a choice of the swap2 opening.
        #[qinvokable]
        fn make_choice(self: Pin<&mut Game>, choice: Choice);
        /// Pauses, or goes on.
        #[qinvokable]
        fn toggle_pause(self: Pin<&mut Game>);
        /// Leaves the turn to the other side.
        #[qinvokable]
        fn skip(self: Pin<&mut Game>);
        /// Takes a decision back.
        #[qinvokable]
        fn undo(self: Pin<&mut Game>);
        /// Makes a decision again that was taken back.
        #[qinvokable]
        fn redo(self: Pin<&mut Game>);
        /// Gives the game up.
        #[qinvokable]
        fn resign(self: Pin<&mut Game>);
        /// Clicks on a cell.
        #[qinvokable]
        fn activate(self: Pin<&mut Game>, cell: Int);
        /// The cells that a stone on this one would change now.
        #[qinvokable]
        fn changed_by(self: &Game, cell: Int) -> QList_i32;
        /// Tells whether a sheet lies over the board: no time runs and nothing happens by itself then.
        #[qinvokable]
        fn set_covered(self: Pin<&mut Game>, covered: bool);
        /// Tells whether stones are placed and flipped without any motion.
        #[qinvokable]
        fn set_still(self: Pin<&mut Game>, still: bool);
        /// The timer's call: shows the clock, lets the machine's reply appear, ends a turn.
        #[qinvokable]
        fn wake(self: Pin<&mut Game>);
    }

    impl cxx_qt::Threading for Game {}
    impl cxx_qt::Initialize for Game {}
}

properties! {
    Game as GameRust owns {
        setup: setup, choices: setup = next, players: players, seats: seats, clock: clock, view: view, status: status,
        outcome: outcome, hint: hint, coach: coach, files: files, study: study, analysis: analysis, opinion: opinion,
        review: review, practice: practice, explorer: explorer, engines: engines, laboratory: laboratory,
        editor: editor,
    };
    phase: ffi::Phase = |now| now.shown.phase.into();
    stage: StageOfGame = |now| now.shown.stage().into();
    actions: QStringList = |now| texts(now.shown.actions().iter().map(|action| action.name()));
    turn: Colour = |now| now.shown.turn.into();
    side_in_turn: Colour = |now| now.shown.side_in_turn.into();
    asked: ffi::Question = |now| match now.shown.asked {
        None => ffi::Question::AskNothing,
        Some(Question::Resign) => ffi::Question::AskResign,
        Some(Question::NewGame) => ffi::Question::AskNewGame,
    };
    may_choose: bool = |now| !now.shown.choices.is_empty();
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

impl ffi::Game {
    fn send(mut self: Pin<&mut Self>, event: Event) {
        GameHandle::of(self.as_mut()).send(event);
    }

    /// Takes in what the workers have sent.
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

    /// Sets every property of every object to what it is now, then tells QML of each that has changed: whoever
    /// hears of one finds all of them as they are.
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

    /// Which board it is: another game or size is another board.
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
            Signal::LastSecond(seconds) => {
                // SAFETY: it lives as long as the game.
                let mut clock = unsafe { Child::of(self.clock) };
                clock.pin().last_second(seconds.into());
            }
            Signal::GameOver => self.game_over(),
            Signal::ReviewWanted => self.review_wanted(),
        }
    }

    fn start(self: Pin<&mut Self>) {
        self.send(Event::Start);
    }

    fn reset(self: Pin<&mut Self>) {
        self.send(Event::Reset);
    }

    fn rematch(self: Pin<&mut Self>) {
        self.send(Event::Rematch);
    }

    fn swap_sides(self: Pin<&mut Self>) {
        self.send(Event::SwapSides);
    }

    fn ask(self: Pin<&mut Self>, question: ffi::Question) {
        match question {
            ffi::Question::AskResign => self.send(Event::Ask(Question::Resign)),
            ffi::Question::AskNewGame => self.send(Event::Ask(Question::NewGame)),
            _ => {}
        }
    }

    fn answer(self: Pin<&mut Self>, is_meant: bool) {
        self.send(Event::AnswerQuestion { is_meant });
    }

    fn explain(self: Pin<&mut Self>, reason: Says) {
        let mut refusals = Status::ALL.iter().filter(|it| it.is_refusal());
        if let Some(reason) = refusals.find(|it| Says::from(**it) == reason) {
            self.send(Event::Explain(*reason));
        }
    }

    fn make_choice(self: Pin<&mut Self>, choice: ffi::Choice) {
        let choice = match choice {
            ffi::Choice::ChooseBlack => game::Choice::Black,
            ffi::Choice::ChooseWhite => game::Choice::White,
            ffi::Choice::ChooseTwoMore => game::Choice::TwoMore,
            _ => return,
        };
        self.send(Event::MakeChoice(choice));
    }

    fn toggle_pause(self: Pin<&mut Self>) {
        self.send(Event::TogglePause);
    }

    fn skip(self: Pin<&mut Self>) {
        self.send(Event::Skip);
    }

    fn undo(self: Pin<&mut Self>) {
        self.send(Event::Undo);
    }

    fn redo(self: Pin<&mut Self>) {
        self.send(Event::Redo);
    }

    fn resign(self: Pin<&mut Self>) {
        self.send(Event::Resign);
    }

    fn activate(self: Pin<&mut Self>, cell: Int) {
        if let Ok(cell) = usize::try_from(cell.0) {
            self.send(Event::Activate(cell));
        }
    }

    fn changed_by(&self, cell: Int) -> QList<i32> {
        let cells = usize::try_from(cell.0).map(|cell| driver().borrow().state().changed_by(cell));
        list_of(&cells.unwrap_or_default())
    }

    fn set_covered(self: Pin<&mut Self>, covered: bool) {
        self.send(Event::Cover(covered));
    }

    fn set_still(self: Pin<&mut Self>, still: bool) {
        self.send(Event::MotionChanged { is_still: still });
    }

    fn wake(self: Pin<&mut Self>) {
        self.send(Event::Wake);
    }
}

impl cxx_qt::Initialize for ffi::Game {
    fn initialize(mut self: Pin<&mut Self>) {
        let handle = GameHandle::of(self.as_mut());
        self.adopt(handle);
        let thread = self.qt_thread();
        // Once the window is gone nobody waits for an answer.
        driver().borrow().on_answer(move || {
            let _ = thread.queue(Self::receive);
        });
    }
}

fn list_of(cells: &[usize]) -> QList<i32> {
    let mut list = QList::<i32>::default();
    for &cell in cells {
        list.append(cell as i32);
    }
    list
}

same_names! { game::Phase => ffi::Phase; Ready, Running, Paused, Over }
