//! The study: what is known of the node that is shown, and what can be done with its line.

use cxx_qt::CxxQtType;
use cxx_qt_lib::{QString, QStringList};

use super::driver;
use super::enumerations::same_names;
use super::int::Int;
use super::objects::{properties, slots};
use super::rows::{List, Rows, letter, roles, texts};
use super::shim::ffi as shim;
use crate::analysis::MoveValue;
use crate::app::state::{Event, LibraryEvent, StudyCell, StudyEvent, StudyRow, WantedMark};
use crate::eval::Score;
use crate::game::Side;
use crate::game::tree::{self, Mark, NodeId};
use crate::marks::visible_name;

#[cxx_qt::bridge]
pub mod ffi {
    unsafe extern "C++" {
        include!(<QtCore/QtGlobal>);
        #[cxx_name = "qint32"]
        type Int = crate::app::bridge::int::Int;
        include!("cxx-qt-lib/qstring.h");
        type QString = cxx_qt_lib::QString;
        include!("heibai/src/app/bridge/row_model.cxxqt.h");
        type RowModel = crate::app::bridge::row_model::ffi::RowModel;
        include!("cxx-qt-lib/common.h");
        #[namespace = "rust::cxxqtlib1"]
        #[cxx_name = "make_unique"]
        fn new_study() -> UniquePtr<Study>;
    }

    /// The best first.
    #[qenum(Study)]
    enum Judgement {
        Unjudged,
        VeryGood,
        Good,
        Interesting,
        Doubtful,
        Bad,
        VeryBad,
    }

    /// A mark for a cell; `NextSign` follows the one that is there.
    #[qenum(Study)]
    enum Sign {
        NextSign,
        Circle,
        Triangle,
        Square,
        Cross,
        Letter,
    }

    #[qenum(Study)]
    enum Fold {
        NoFold,
        Unfolded,
        Folded,
    }

    #[auto_cxx_name]
    extern "RustQt" {
        /// The study: the node shown, and the facts of the game as they are written.
        #[qobject]
        #[qml_element]
        #[qml_uncreatable]
        #[qproperty(*mut RowModel, rows, READ, CONSTANT)]
        #[qproperty(bool, open, READ, NOTIFY)]
        #[qproperty(Int, number, READ, NOTIFY)]
        #[qproperty(Int, node, READ, NOTIFY)]
        /// How many moves lead to it.
        #[qproperty(Int, moves, READ, NOTIFY)]
        #[qproperty(QString, comment, READ, NOTIFY)]
        #[qproperty(Judgement, judgement, READ, NOTIFY)]
        #[qproperty(bool, has_ply, READ, NOTIFY)]
        #[qproperty(bool, can_promote, READ, NOTIFY)]
        #[qproperty(bool, can_demote, READ, NOTIFY)]
        #[qproperty(bool, can_play, READ, NOTIFY)]
        #[qproperty(QString, event, READ, NOTIFY)]
        #[qproperty(QString, date, READ, NOTIFY)]
        #[qproperty(QString, result, READ, NOTIFY)]
        type Study = super::StudyRust;

        /// The row of the move shown, or -1.
        #[qinvokable]
        fn current_row(self: &Study) -> Int;
        /// Studies the game on the board, or returns to the study.
        #[qinvokable]
        fn enter(self: &Study);
        #[qinvokable]
        fn leave(self: &Study);
        #[qinvokable]
        fn go_to(self: &Study, node: Int);
        /// Shows the variation this many further down.
        #[qinvokable]
        fn sibling(self: &Study, down: Int);
        #[qinvokable]
        fn promote(self: &Study);
        #[qinvokable]
        fn demote(self: &Study);
        #[qinvokable]
        fn make_main(self: &Study);
        #[qinvokable]
        fn delete_move(self: &Study);
        #[qinvokable]
        fn cut_after(self: &Study);
        /// Judges the move; the same again takes it back.
        #[qinvokable]
        fn judge(self: &Study, judgement: Judgement);
        #[qinvokable]
        fn fold(self: &Study, node: Int);
        #[qinvokable]
        fn play_from_here(self: &Study);
        /// Marks a cell; the same again removes the mark.
        #[qinvokable]
        fn mark(self: &Study, cell: Int, sign: Sign);
        /// Adds the lines of the game on the clipboard as variations.
        #[qinvokable]
        fn merge_pasted(self: &Study);
        /// Shows the next node with the position on the clipboard.
        #[qinvokable]
        fn find_pasted(self: &Study);
        #[qinvokable]
        fn write(self: &Study, study: Int, node: Int, text: &QString);
    }
}

properties! {
    Study as StudyRust with game lists { rows: moves };
    open: bool = |now| now.shown.study.open;
    number: Int = |now| now.shown.study.number.into();
    node: Int = |now| now.shown.study.node.into();
    moves: Int = |now| now.shown.study.moves.into();
    comment: QString = |now| QString::from(&now.shown.study.comment);
    judgement: ffi::Judgement = |now| now.shown.study.judgement.into();
    has_ply: bool = |now| now.shown.study.has_ply;
    can_promote: bool = |now| now.shown.study.can_promote;
    can_demote: bool = |now| now.shown.study.can_demote;
    can_play: bool = |now| now.shown.study.can_play;
    event: QString = |now| QString::from(&visible_name(&now.shown.study.event));
    date: QString = |now| QString::from(&visible_name(&now.shown.study.date));
    result: QString = |now| QString::from(&visible_name(&now.shown.study.result));
}

slots! {
    Study;
    enter() => Event::Study(StudyEvent::Enter);
    leave() => Event::Study(StudyEvent::Leave);
    go_to(node: Int) => Event::Study(StudyEvent::GoTo(node_of(node)?));
    sibling(down: Int) => Event::Study(StudyEvent::Sibling(down.0 as isize));
    promote() => Event::Study(StudyEvent::Promote);
    demote() => Event::Study(StudyEvent::Demote);
    make_main() => Event::Study(StudyEvent::MakeMain);
    delete_move() => Event::Study(StudyEvent::Delete);
    cut_after() => Event::Study(StudyEvent::CutAfter);
    judge(judgement: ffi::Judgement) => Event::Study(StudyEvent::Judge(Option::from(judgement)?));
    fold(node: Int) => Event::Study(StudyEvent::Fold(node_of(node)?));
    play_from_here() => Event::Study(StudyEvent::PlayFromHere);
    merge_pasted() => Event::Library(LibraryEvent::MergePasted(shim::clipboard().to_string()));
    find_pasted() => Event::Library(LibraryEvent::FindPasted(shim::clipboard().to_string()));
    write(study: Int, node: Int, text: &QString) => Event::Study(StudyEvent::Comment {
        study: u32::try_from(study.index()?).ok()?,
        node: node_of(node)?,
        text: text.to_string(),
    });
}

impl ffi::Study {
    fn current_row(&self) -> Int {
        let program = driver();
        let program = program.borrow();
        let state = program.state();
        let at = state.study().map(|study| study.at().number());
        let is_shown = |row: &StudyRow| row.cells.iter().any(|cell| Some(cell.node) == at);
        let row = state.study_rows().iter().position(is_shown);
        row.map_or(Int(-1), Int::from)
    }

    fn mark(&self, cell: Int, sign: ffi::Sign) {
        let wanted = match sign {
            ffi::Sign::NextSign => WantedMark::Next,
            ffi::Sign::Circle => WantedMark::Mark(Mark::Circle),
            ffi::Sign::Triangle => WantedMark::Mark(Mark::Triangle),
            ffi::Sign::Square => WantedMark::Mark(Mark::Square),
            ffi::Sign::Cross => WantedMark::Mark(Mark::Cross),
            ffi::Sign::Letter => WantedMark::Letter,
            _ => return,
        };
        if let Some(cell) = cell.index() {
            self.game.send(Event::Study(StudyEvent::Mark(cell, wanted)));
        }
    }
}

fn node_of(number: Int) -> Option<NodeId> {
    u32::try_from(number.0).ok().map(NodeId::from_number)
}

same_names! {
    tree::Judgement | Unjudged = ffi::Judgement; VeryGood, Good, Interesting, Doubtful, Bad, VeryBad
}

/// The rows; what is said of their moves is texts of the same number.
fn moves() -> Box<dyn Rows> {
    let roles = roles! { StudyRow;
        indent: |row| row.indent;
        fold: |row| match row.folded {
            None => ffi::Fold::NoFold.repr,
            Some(false) => ffi::Fold::Unfolded.repr,
            Some(true) => ffi::Fold::Folded.repr,
        };
        comment: |row| &row.comment;
        nodes: |row| of_moves(row, |cell| cell.node.to_string());
        numbers: |row| of_moves(row, |cell| cell.number.to_string());
        names: |row| of_moves(row, |cell| cell.notation.clone());
        signs: |row| of_moves(row, |cell| cell.judgement.map_or("", tree::Judgement::sign).to_owned());
        sides: |row| of_moves(row, |cell| letter(cell.side).to_owned());
        // Such as 2/3 among variations.
        places: |row| of_moves(row, |cell| format!("{}/{}", cell.variation.0, cell.variation.1));
        comments: |row| of_moves(row, |cell| cell.comment.clone());
        // In discs or units for Black, or empty.
        values: |row| of_moves(row, |cell| {
            for_black(cell).map_or_else(String::new, |it| it.discs().to_string())
        });
        // Plies to a forced end, negative if White wins, or 0.
        forced: |row| of_moves(row, |cell| {
            for_black(cell).and_then(Score::forced).unwrap_or(0).to_string()
        });
        exact: |row| of_moves(row, |cell| {
            u8::from(cell.value.as_ref().is_some_and(MoveValue::is_exact)).to_string()
        });
    };
    // Other moves make another row, as its roles must fit each other.
    let key = |row: &StudyRow| {
        let nodes: Vec<u32> = row.cells.iter().map(|cell| cell.node).collect();
        (row.indent, row.comment.is_empty(), nodes)
    };
    Box::new(List::of_kept(|now| now.driver.state().study_rows(), key, roles))
}

fn of_moves(row: &StudyRow, text: fn(&StudyCell) -> String) -> QStringList {
    texts(row.cells.iter().map(text))
}

fn for_black(cell: &StudyCell) -> Option<Score> {
    let score = cell.value.as_ref()?.score;
    Some(if cell.side == Side::Black { score } else { -score })
}
