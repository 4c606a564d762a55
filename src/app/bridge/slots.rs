//! What the game's slots do: each tells the state what happened, and shows what came of it.

use std::pin::Pin;

use cxx_qt::Threading;
use cxx_qt_lib::{QList, QString, QUrl};

use super::driver;
use super::game::ffi;
use super::shim::ffi as shim;
use crate::app::state::{Event, Note, Signal, Status, StudyEvent};
use crate::game::tree::{Judgement, NodeId};
use crate::game::{self, Answer, Choice, Level, Opening, TimeControl, Variant};
use crate::gomoku;
use crate::othello::StartLayout;

impl ffi::Game {
    /// Tells the state what happened, and QML what came of it.
    fn tell(mut self: Pin<&mut Self>, event: Event) {
        let signals = driver().borrow_mut().tell(event);
        self.as_mut().show(signals);
    }

    /// Takes in what the workers have sent.
    fn receive(self: Pin<&mut Self>) {
        let signals = driver().borrow_mut().receive();
        self.show(signals);
    }

    /// Shows the state as it is now, then whatever is to be seen or heard once.
    fn show(mut self: Pin<&mut Self>, signals: Vec<Signal>) {
        self.as_mut().take_over_properties();
        self.as_mut().shown_changed();
        for signal in signals {
            self.as_mut().emit(signal);
        }
        let wake = driver().borrow().next_wake();
        let milliseconds =
            wake.map_or(-1, |wake| i32::try_from(wake.as_millis()).unwrap_or(i32::MAX));
        self.wake_wanted(milliseconds);
    }

    fn emit(self: Pin<&mut Self>, signal: Signal) {
        match signal {
            Signal::BoardChanged(cells) => self.board_changed(&list_of(&cells)),
            Signal::StonePlaced(cell) => self.stone_placed(cell as i32),
            Signal::IllegalCell(cell) => self.illegal_cell(cell as i32),
            Signal::LastSecond(seconds) => self.last_second(seconds as i32),
            // The properties say it: the status, the list of moves, and that the time is up.
            Signal::ColoursChosen | Signal::Passed(_) | Signal::TimeIsUp(_) => {}
            Signal::GameOver => self.game_over(),
        }
    }

    pub(super) fn choose_mode(self: Pin<&mut Self>, mode: ffi::Mode) {
        if let Some(mode) = mode.into() {
            self.tell(Event::ChooseMode(mode));
        }
    }

    pub(super) fn choose_level(self: Pin<&mut Self>, side: ffi::Side, level: i32) {
        let level = u8::try_from(level).ok().and_then(Level::new);
        if let (Some(side), Some(level)) = (side.into(), level) {
            self.tell(Event::ChooseLevel(side, level));
        }
    }

    pub(super) fn choose_size(self: Pin<&mut Self>, size: i32) {
        if let Ok(size) = u8::try_from(size) {
            self.tell(Event::ChooseSize(size));
        }
    }

    pub(super) fn choose_start(self: Pin<&mut Self>, mirrored: bool, white_first: bool) {
        let layout = if mirrored { StartLayout::Mirrored } else { StartLayout::Standard };
        let first = if white_first { game::Side::White } else { game::Side::Black };
        let chosen = driver().borrow().state().game().setup().variant;
        if let Variant::Othello { size, .. } = chosen {
            self.tell(Event::ChooseVariant(Variant::Othello { size, layout, first }));
        }
    }

    pub(super) fn choose_game(self: Pin<&mut Self>, kind: ffi::Kind) {
        let variant = driver().borrow().settings().variant(kind.into());
        self.tell(Event::ChooseVariant(variant));
    }

    pub(super) fn choose_rules(self: Pin<&mut Self>, rules: ffi::Rules) {
        let chosen = driver().borrow().state().game().setup().variant;
        if let Variant::Gomoku { size, opening, .. } = chosen {
            let rules = rules.into();
            self.tell(Event::ChooseVariant(Variant::Gomoku { size, rules, opening }));
        }
    }

    pub(super) fn choose_swap2(self: Pin<&mut Self>, swap2: bool) {
        let chosen = driver().borrow().state().game().setup().variant;
        if let Variant::Gomoku { size, rules, .. } = chosen {
            let opening = if swap2 { gomoku::Opening::Swap2 } else { gomoku::Opening::Free };
            self.tell(Event::ChooseVariant(Variant::Gomoku { size, rules, opening }));
        }
    }

    pub(super) fn make_choice(self: Pin<&mut Self>, choice: ffi::Choice) {
        let choice = match choice {
            ffi::Choice::ChooseBlack => Choice::Black,
            ffi::Choice::ChooseWhite => Choice::White,
            ffi::Choice::ChooseTwoMore => Choice::TwoMore,
            _ => return,
        };
        self.tell(Event::MakeChoice(choice));
    }

    pub(super) fn choose_opening(self: Pin<&mut Self>, balanced: bool) {
        let opening = if balanced { Opening::Balanced } else { Opening::None };
        self.tell(Event::ChooseOpening(opening));
    }

    pub(super) fn choose_clock(
        self: Pin<&mut Self>,
        control: ffi::TimeControl,
        seconds: i32,
        increment: i32,
    ) {
        // What is out of range becomes the nearest that is not.
        let whole = |number: i32| u16::try_from(number.max(0)).unwrap_or(u16::MAX);
        let control = match control {
            ffi::TimeControl::PerTurn => TimeControl::per_turn(whole(seconds)),
            ffi::TimeControl::WholeGame => {
                TimeControl::whole_game(whole(seconds), whole(increment))
            }
            _ => TimeControl::Off,
        };
        self.tell(Event::ChooseClock(control));
    }

    pub(super) fn start(self: Pin<&mut Self>) {
        self.tell(Event::Start);
    }

    pub(super) fn reset(self: Pin<&mut Self>) {
        self.tell(Event::Reset);
    }

    pub(super) fn rematch(self: Pin<&mut Self>) {
        self.tell(Event::Rematch);
    }

    pub(super) fn swap_sides(self: Pin<&mut Self>) {
        self.tell(Event::SwapSides);
    }

    pub(super) fn set_covered(self: Pin<&mut Self>, covered: bool) {
        self.tell(Event::Cover(covered));
    }

    pub(super) fn set_still(self: Pin<&mut Self>, still: bool) {
        self.tell(Event::MotionChanged { is_still: still });
    }

    pub(super) fn toggle_pause(self: Pin<&mut Self>) {
        self.tell(Event::TogglePause);
    }

    pub(super) fn skip(self: Pin<&mut Self>) {
        self.tell(Event::Skip);
    }

    pub(super) fn undo(self: Pin<&mut Self>) {
        self.tell(Event::Undo);
    }

    pub(super) fn redo(self: Pin<&mut Self>) {
        self.tell(Event::Redo);
    }

    pub(super) fn hint(self: Pin<&mut Self>) {
        self.tell(Event::Hint);
    }

    pub(super) fn resign(self: Pin<&mut Self>) {
        self.tell(Event::Resign);
    }

    pub(super) fn activate(self: Pin<&mut Self>, cell: i32) {
        if let Ok(cell) = usize::try_from(cell) {
            self.tell(Event::Activate(cell));
        }
    }

    pub(super) fn changed_by(&self, cell: i32) -> QList<i32> {
        let cells = usize::try_from(cell).map(|cell| driver().borrow().state().changed_by(cell));
        list_of(&cells.unwrap_or_default())
    }

    pub(super) fn view(self: Pin<&mut Self>, plies: i32) {
        if let Ok(plies) = usize::try_from(plies) {
            self.tell(Event::View(plies));
        }
    }

    pub(super) fn view_first(self: Pin<&mut Self>) {
        self.tell(Event::ViewFirst);
    }

    pub(super) fn view_previous(self: Pin<&mut Self>) {
        self.tell(Event::ViewPrevious);
    }

    pub(super) fn view_next(self: Pin<&mut Self>) {
        self.tell(Event::ViewNext);
    }

    pub(super) fn view_last(self: Pin<&mut Self>) {
        self.tell(Event::ViewLast);
    }

    pub(super) fn study(self: Pin<&mut Self>, action: ffi::StudyAction, argument: i32) {
        let node = || u32::try_from(argument).ok().map(NodeId::from_number);
        let judgement = || usize::try_from(argument - 1).ok().and_then(|at| Judgement::ALL.get(at));
        let event = match action {
            ffi::StudyAction::EnterStudy => Some(StudyEvent::Enter),
            ffi::StudyAction::LeaveStudy => Some(StudyEvent::Leave),
            ffi::StudyAction::GoTo => node().map(StudyEvent::GoTo),
            ffi::StudyAction::Sibling => Some(StudyEvent::Sibling(argument as isize)),
            ffi::StudyAction::Promote => Some(StudyEvent::Promote),
            ffi::StudyAction::Demote => Some(StudyEvent::Demote),
            ffi::StudyAction::MakeMain => Some(StudyEvent::MakeMain),
            ffi::StudyAction::DeleteMove => Some(StudyEvent::Delete),
            ffi::StudyAction::CutAfter => Some(StudyEvent::CutAfter),
            ffi::StudyAction::Judge => judgement().map(|&judgement| StudyEvent::Judge(judgement)),
            ffi::StudyAction::Fold => node().map(StudyEvent::Fold),
            ffi::StudyAction::PlayFromHere => Some(StudyEvent::PlayFromHere),
            _ => None,
        };
        if let Some(event) = event {
            self.tell(Event::Study(event));
        }
    }

    pub(super) fn comment(self: Pin<&mut Self>, node: i32, text: &QString) {
        if let Ok(node) = u32::try_from(node) {
            let node = NodeId::from_number(node);
            self.tell(Event::Study(StudyEvent::Comment(node, text.to_string())));
        }
    }

    pub(super) fn answer_time_up(self: Pin<&mut Self>, go_on: bool) {
        self.tell(Event::AnswerTimeUp(if go_on { Answer::Continue } else { Answer::NewGame }));
    }

    pub(super) fn copy_transcript(self: Pin<&mut Self>) {
        let text = driver().borrow().transcript();
        shim::set_clipboard(&QString::from(&text));
        self.tell(Event::Say(Note::new(Status::Copied)));
    }

    pub(super) fn paste_transcript(self: Pin<&mut Self>) {
        let text = shim::clipboard().to_string();
        let signals = driver().borrow_mut().paste(&text);
        self.show(signals);
    }

    pub(super) fn open_file(&self, url: &QUrl) {
        if let Some(path) = url.to_local_file() {
            driver().borrow().open(path.to_string().into());
        }
    }

    pub(super) fn save_file(self: Pin<&mut Self>, url: &QUrl) {
        if let Some(path) = url.to_local_file() {
            let signals = driver().borrow_mut().save_as(path.to_string().into());
            self.show(signals);
        }
    }

    pub(super) fn resume_kept(&self) {
        driver().borrow().resume_kept();
    }

    pub(super) fn wake(self: Pin<&mut Self>) {
        self.tell(Event::Wake);
    }
}

impl cxx_qt::Initialize for ffi::Game {
    fn initialize(self: Pin<&mut Self>) {
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
