//! Events of the laboratory, and its stages.

use std::path::PathBuf;

use crate::app::laboratory::{Choices, News};

/// An event of the laboratory.
#[derive(Clone, Debug)]
pub enum LabEvent {
    /// Opens it for the position on the board; results of another one are dropped.
    Open,
    /// Closes it and ends the run.
    Close,
    /// Changes the choices.
    Choose(Box<Choices>),
    /// Runs the chosen algorithms on the position on the board; earlier results are dropped.
    Run,
    /// Lets the chosen algorithms play each other.
    Play,
    /// Ends the run and drops its results.
    Cancel,
    /// Writes results to a file.
    Export(LabExport, PathBuf),
    /// News of a run.
    News(News),
}

/// What the laboratory does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LabStage {
    /// Nothing was run for this position.
    #[default]
    Idle,
    /// Algorithms run.
    Comparing,
    /// They play each other.
    Playing,
    /// The run is complete.
    Done,
    /// The run was ended.
    Cancelled,
    /// The run failed.
    Failed,
}

/// The contents of an exported file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LabExport {
    /// The table, as CSV.
    Table,
    /// The chart, as SVG.
    Chart,
    /// The recorded tree of an outcome, as SVG.
    Tree {
        /// Its place among the outcomes.
        outcome: usize,
        /// Steps of the recording to show.
        steps: usize,
        /// Plies from the root.
        plies: usize,
    },
}
