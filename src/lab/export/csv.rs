//! A table of outcomes as CSV, after RFC 4180.

use std::fmt::Write as _;

use crate::lab::catalogue::Algorithm;
use crate::lab::run::{Outcome, Request};
use crate::lab::subject::Subject;

const HEAD: &str = "algorithm,evaluation,depth,value,best,line,nodes,leaves,cut_offs,first_move_cut_offs,table_hits,\
    researches,ordering_evaluations,preparation_nodes,probable_cut_offs,branching_factor,milliseconds,done,nodes_by_depth";

/// A row for each outcome under a head; lines end with CR LF. The line and the nodes by depth (from 1) are lists
/// separated by spaces; what an algorithm does not have is empty.
pub fn csv(request: &Request, outcomes: &[Outcome]) -> String {
    let mut text = format!("{HEAD}\r\n");
    for outcome in outcomes {
        let counts = &outcome.counts;
        let factor = outcome.branching_factor().map_or_else(String::new, |it| format!("{it:.3}"));
        let by_depth: Vec<String> =
            outcome.rounds.iter().map(|round| round.counts.nodes.to_string()).collect();
        let cells = [
            outcome.contestant.to_string(),
            evaluation(request, outcome),
            outcome.depth.to_string(),
            outcome.value.to_string(),
            outcome.names.first().cloned().unwrap_or_default(),
            outcome.names.join(" "),
            counts.nodes.to_string(),
            counts.leaves.to_string(),
            counts.cut_offs.to_string(),
            counts.first_cuts.to_string(),
            counts.table_hits.to_string(),
            counts.researches.to_string(),
            counts.ordered.to_string(),
            counts.preparation.to_string(),
            counts.probable_cuts.to_string(),
            factor,
            format!("{:.3}", 1000.0 * outcome.time.as_secs_f64()),
            if outcome.is_done { "yes" } else { "no" }.to_owned(),
            by_depth.join(" "),
        ];
        let _ = write!(text, "{}\r\n", cells.map(|cell| quoted(&cell)).join(","));
    }
    text
}

/// The evaluation that an algorithm used: none on a tree, whose leaves have values, and none in playouts.
fn evaluation(request: &Request, outcome: &Outcome) -> String {
    let is_used = matches!(request.subject, Subject::Position(_))
        && outcome.contestant.algorithm() != Algorithm::Uct;
    if is_used { request.evaluation.to_string() } else { String::new() }
}

fn quoted(cell: &str) -> String {
    if cell.contains([',', '"', '\r', '\n']) {
        return format!("\"{}\"", cell.replace('"', "\"\""));
    }
    cell.to_owned()
}
