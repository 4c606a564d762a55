//! The study: what is known of the node that is shown, and what can be done with its line.

use cxx_qt::CxxQtType;
use cxx_qt_lib::{QString, QStringList};

use super::driver;
use super::int::Int;
use super::objects::properties;
use super::rows::{List, Rows, letter, roles, texts};
use super::shim::ffi as shim;
use crate::analysis::MoveValue;
use crate::app::state::{Event, LibraryEvent, StudyCell, StudyEvent, StudyRow, WantedMark};
use crate::eval::Score;
use crate::game::Side;
use crate::game::tree::{self, Mark, NodeId};
use crate::marks::visible_name;

/// The bridge, as cxx-qt sees it.
#[cxx_qt::bridge]
pub mod ffi {
    unsafe extern "C++" {
        include!(<QtCore/QtGlobal>);
        /// A whole number.
        #[cxx_name = "qint32"]
        type Int = crate::app::bridge::int::Int;
        include!("cxx-qt-lib/qstring.h");
        /// Qt's text.
        type QString = cxx_qt_lib::QString;
        include!("heibai/src/app/bridge/row_model.cxxqt.h");
        /// Rows of a list.
        type RowModel = crate::app::bridge::row_model::ffi::RowModel;
        include!("cxx-qt-lib/common.h");
        /// Makes one.
        #[namespace = "rust::cxxqtlib1"]
        #[cxx_name = "make_unique"]
        fn new_study() -> UniquePtr<Study>;
    }

    /// What one thinks of a move, the best first.
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

    /// A sign that is put on a cell; the next one is that which comes after what is there.
    #[qenum(Study)]
    enum Sign {
        NextSign,
        Circle,
        Triangle,
        Square,
        Cross,
        Letter,
    }

    /// Whether what branches off in a row of the moves is folded.
    #[qenum(Study)]
    enum Fold {
        NoFold,
        Unfolded,
        Folded,
    }

    #[auto_cxx_name]
    extern "RustQt" {
        /// Whether one studies, and the node that is shown: its number, what is written about it, what is thought
        /// of its move, whether it has one, and whether its line can be promoted and played on; of the game where
        /// and when it was played and how it ended, each as it is written, or empty.
        #[qobject]
        #[qml_element]
        #[qml_uncreatable]
        #[qproperty(*mut RowModel, rows, READ, CONSTANT)]
        #[qproperty(bool, open, READ, NOTIFY)]
        #[qproperty(Int, node, READ, NOTIFY)]
        #[qproperty(QString, comment, READ, NOTIFY)]
        #[qproperty(Judgement, judgement, READ, NOTIFY)]
        #[qproperty(bool, has_ply, READ, NOTIFY)]
        #[qproperty(bool, can_promote, READ, NOTIFY)]
        #[qproperty(bool, can_play, READ, NOTIFY)]
        #[qproperty(QString, event, READ, NOTIFY)]
        #[qproperty(QString, date, READ, NOTIFY)]
        #[qproperty(QString, result, READ, NOTIFY)]
        type Study = super::StudyRust;

        /// The row of the move that is shown, or -1.
        #[qinvokable]
        fn current_row(self: &Study) -> Int;
        /// Begins to study the game that is there, or goes back to it.
        #[qinvokable]
        fn enter(self: &Study);
        /// Goes back to the game.
        #[qinvokable]
        fn leave(self: &Study);
        /// Shows a node.
        #[qinvokable]
        fn go_to(self: &Study, node: Int);
        /// Shows the variation that many further down.
        #[qinvokable]
        fn sibling(self: &Study, down: Int);
        /// Moves the variation one up.
        #[qinvokable]
        fn promote(self: &Study);
        /// Moves the variation one down.
        #[qinvokable]
        fn demote(self: &Study);
        /// Makes the line the main line.
        #[qinvokable]
        fn make_main(self: &Study);
        /// Deletes the move with all that follows.
        #[qinvokable]
        fn delete_move(self: &Study);
        /// Deletes what follows the move.
        #[qinvokable]
        fn cut_after(self: &Study);
        /// Says what one thinks of the move; the same again takes it back.
        #[qinvokable]
        fn judge(self: &Study, judgement: Judgement);
        /// Folds what branches off after a node, or unfolds it.
        #[qinvokable]
        fn fold(self: &Study, node: Int);
        /// Begins a game from the position that is shown.
        #[qinvokable]
        fn play_from_here(self: &Study);
        /// Puts a sign on a cell of the position that is shown; the same again takes it away.
        #[qinvokable]
        fn mark(self: &Study, cell: Int, sign: Sign);
        /// Puts the lines of the game on the clipboard in as variations.
        #[qinvokable]
        fn merge_pasted(self: &Study);
        /// Shows the next node with the position on the clipboard.
        #[qinvokable]
        fn find_pasted(self: &Study);
        /// Writes a comment about a node.
        #[qinvokable]
        fn write(self: &Study, node: Int, text: &QString);
    }
}

properties! {
    Study as StudyRust with game lists { rows: moves };
    open: bool = |now| now.shown.study.open;
    node: Int = |now| now.shown.study.node.into();
    comment: QString = |now| QString::from(&now.shown.study.comment);
    judgement: ffi::Judgement = |now| now.shown.study.judgement.into();
    has_ply: bool = |now| now.shown.study.has_ply;
    can_promote: bool = |now| now.shown.study.can_promote;
    can_play: bool = |now| now.shown.study.can_play;
    event: QString = |now| QString::from(&visible_name(&now.shown.study.event));
    date: QString = |now| QString::from(&visible_name(&now.shown.study.date));
    result: QString = |now| QString::from(&visible_name(&now.shown.study.result));
}

impl ffi::Study {
    fn current_row(&self) -> Int {
        let rows = driver().borrow().state().study_rows();
        let row = rows.iter().position(|row| row.cells.iter().any(|cell| cell.current));
        row.map_or(Int(-1), Int::from)
    }

    fn enter(&self) {
        self.game.study(StudyEvent::Enter);
    }

    fn leave(&self) {
        self.game.study(StudyEvent::Leave);
    }

    fn go_to(&self, node: Int) {
        if let Some(node) = node_of(node) {
            self.game.study(StudyEvent::GoTo(node));
        }
    }

    fn sibling(&self, down: Int) {
        self.game.study(StudyEvent::Sibling(down.0 as isize));
    }

    fn promote(&self) {
        self.game.study(StudyEvent::Promote);
    }

    fn demote(&self) {
        self.game.study(StudyEvent::Demote);
    }

    fn make_main(&self) {
        self.game.study(StudyEvent::MakeMain);
    }

    fn delete_move(&self) {
        self.game.study(StudyEvent::Delete);
    }

    fn cut_after(&self) {
        self.game.study(StudyEvent::CutAfter);
    }

    fn judge(&self, judgement: ffi::Judgement) {
        if let Some(judgement) = judgement.into() {
            self.game.study(StudyEvent::Judge(judgement));
        }
    }

    fn fold(&self, node: Int) {
        if let Some(node) = node_of(node) {
            self.game.study(StudyEvent::Fold(node));
        }
    }

    fn play_from_here(&self) {
        self.game.study(StudyEvent::PlayFromHere);
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
        if let Ok(cell) = usize::try_from(cell.0) {
            self.game.study(StudyEvent::Mark(cell, wanted));
        }
    }

    fn merge_pasted(&self) {
        let text = shim::clipboard().to_string();
        self.game.send(Event::Library(LibraryEvent::MergePasted(text)));
    }

    fn find_pasted(&self) {
        let text = shim::clipboard().to_string();
        self.game.send(Event::Library(LibraryEvent::FindPasted(text)));
    }

    fn write(&self, node: Int, text: &QString) {
        if let Some(node) = node_of(node) {
            self.game.study(StudyEvent::Comment(node, text.to_string()));
        }
    }
}

fn node_of(number: Int) -> Option<NodeId> {
    u32::try_from(number.0).ok().map(NodeId::from_number)
}

impl From<Option<tree::Judgement>> for ffi::Judgement {
    fn from(judgement: Option<tree::Judgement>) -> Self {
        match judgement {
            None => Self::Unjudged,
            Some(tree::Judgement::VeryGood) => Self::VeryGood,
            Some(tree::Judgement::Good) => Self::Good,
            Some(tree::Judgement::Interesting) => Self::Interesting,
            Some(tree::Judgement::Doubtful) => Self::Doubtful,
            Some(tree::Judgement::Bad) => Self::Bad,
            Some(tree::Judgement::VeryBad) => Self::VeryBad,
        }
    }
}

impl From<ffi::Judgement> for Option<tree::Judgement> {
    fn from(judgement: ffi::Judgement) -> Self {
        tree::Judgement::ALL.into_iter().find(|&it| ffi::Judgement::from(Some(it)) == judgement)
    }
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
        // The place of the move that is shown, or -1.
        current: |row| row.cells.iter().position(|cell| cell.current).map_or(-1, |at| at as i32);
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
    // With other moves a row is another one: what is said of each would not fit the rest while it changes.
    let key = |row: &StudyRow| {
        let nodes: Vec<u32> = row.cells.iter().map(|cell| cell.node).collect();
        (row.indent, row.comment.is_empty(), nodes)
    };
    Box::new(List::of(|now| now.driver.state().study_rows(), key, roles))
}

fn of_moves(row: &StudyRow, text: fn(&StudyCell) -> String) -> QStringList {
    texts(row.cells.iter().map(text))
}

/// What a move is worth for Black.
fn for_black(cell: &StudyCell) -> Option<Score> {
    let score = cell.value.as_ref()?.score;
    Some(if cell.side == Side::Black { score } else { -score })
}
