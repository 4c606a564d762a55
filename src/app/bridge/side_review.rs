//! How well a side played, as far as a review knows.

use cxx_qt::CxxQtType;
use cxx_qt_lib::QList;

use super::int::Int;
use super::objects::properties;
use super::rows::numbers;
use super::snapshot::Snapshot;
use crate::analysis::SideSummary;

#[cxx_qt::bridge]
pub mod ffi {
    unsafe extern "C++" {
        include!(<QtCore/QtGlobal>);
        #[cxx_name = "qint32"]
        type Int = crate::app::bridge::int::Int;
        include!("cxx-qt-lib/qlist.h");
        type QList_i32 = cxx_qt_lib::QList<i32>;
        include!("cxx-qt-lib/common.h");
        #[namespace = "rust::cxxqtlib1"]
        #[cxx_name = "make_unique"]
        fn new_side_review() -> UniquePtr<SideReview>;
    }

    #[auto_cxx_name]
    extern "RustQt" {
        #[qobject]
        #[qml_element]
        #[qml_uncreatable]
        #[qproperty(f64, accuracy, READ, NOTIFY)]
        #[qproperty(f64, mean_lost, READ, NOTIFY)]
        #[qproperty(Int, inaccuracies, READ, NOTIFY)]
        #[qproperty(Int, mistakes, READ, NOTIFY)]
        #[qproperty(Int, blunders, READ, NOTIFY)]
        #[qproperty(QList_i32, phases, READ, NOTIFY)]
        #[qproperty(QList_i32, losses, READ, NOTIFY)]
        type SideReview = super::SideReviewRust;
    }
}

properties! {
    SideReview as SideReviewRust;
    /// From 0 to 100, or -1 if unknown.
    accuracy: f64 = |now| side(now).accuracy.map_or(-1.0, f64::from);
    mean_lost: f64 = |now| side(now).mean_lost.into();
    inaccuracies: Int = |now| side(now).classes[0].into();
    mistakes: Int = |now| side(now).classes[1].into();
    blunders: Int = |now| side(now).classes[2].into();
    /// For each phase: moves that count, accuracy in percent or -1, and the average loss in hundredths.
    phases: QList<i32> = |now| {
        numbers(side(now).phases.iter().flat_map(|&(moves, accuracy, lost)| {
            [moves as f32, accuracy.unwrap_or(-1.0), lost * 100.0]
        }))
    };
    /// Its moves by their loss, in the classes of `Review.losses`.
    losses: QList<i32> = |now| numbers(side(now).losses.map(|it| it as f32));
}

fn side<'a>(now: &'a Snapshot) -> &'a SideSummary {
    &now.shown.review.sides[now.side]
}
