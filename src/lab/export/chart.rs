//! The chart: bars of the nodes of each algorithm, and curves of nodes by depth on a logarithmic scale.

use super::drawing::{Drawing, FAINT, INK, stroke};
use crate::lab::run::Outcome;

/// Room for the longest name, with all switches.
const NAMES: f64 = 370.0;
/// A piece of the curve between name and bar.
const SAMPLE: f64 = 28.0;
const BARS: f64 = 420.0;
const ROW: f64 = 20.0;
const CURVES: f64 = 260.0;
const MARGIN: f64 = 16.0;

/// A bar of the nodes of each outcome with its name, and below them a curve of nodes by depth for each that has rounds,
/// drawn as the sample beside its name.
pub fn chart_svg(outcomes: &[Outcome]) -> String {
    let rows = outcomes.len() as f64;
    let (width, bars) = (2.0 * MARGIN + NAMES + BARS, 2.0 * MARGIN + ROW * rows);
    let mut drawing = Drawing::new(width, bars + CURVES + 3.0 * MARGIN, "Nodes of each algorithm");
    let most = outcomes.iter().map(|one| one.counts.nodes).max().unwrap_or(1).max(1);
    let left = MARGIN + NAMES;
    for (index, outcome) in outcomes.iter().enumerate() {
        let y = MARGIN + ROW * index as f64;
        let nodes = outcome.counts.nodes;
        let length = (BARS * nodes as f64 / most as f64).max(1.0);
        let (colour, dash) = stroke(index);
        let name = outcome.contestant.to_string();
        drawing.words((left - SAMPLE - 12.0, y + 13.0), "end", INK, &name);
        if !outcome.rounds.is_empty() {
            drawing.add(format_args!(
                "<path d=\"M{:.1} {:.1}h{SAMPLE}\" stroke=\"{colour}\" stroke-width=\"2\" stroke-dasharray=\"{dash}\"/>",
                left - SAMPLE - 6.0,
                y + 9.0
            ));
        }
        drawing.add(format_args!(
            "<rect x=\"{left:.1}\" y=\"{:.1}\" width=\"{length:.1}\" height=\"12\" fill=\"{colour}\"/>",
            y + 3.0
        ));
        let room = if length > BARS - 80.0 {
            (left + length - 4.0, "end", "#ffffff")
        } else {
            (left + length + 4.0, "start", INK)
        };
        drawing.words((room.0, y + 13.0), room.1, room.2, &nodes.to_string());
    }
    curves(&mut drawing, outcomes, bars + MARGIN);
    drawing.finish()
}

/// 1, 10, 100, 1k and so on.
fn power(decade: i32) -> String {
    let unit = ["", "k", "M", "G", "T", "P"][(decade as usize / 3).min(5)];
    format!("{}{unit}", 10_u32.pow(decade as u32 % 3))
}

fn curves(drawing: &mut Drawing, outcomes: &[Outcome], top: f64) {
    let rounds = || outcomes.iter().flat_map(|outcome| &outcome.rounds);
    let deepest = rounds().map(|round| round.depth).max().unwrap_or(1).max(2);
    let most = rounds().map(|round| round.counts.nodes).max().unwrap_or(1).max(10);
    let decades = (most as f64).log10().ceil();
    let x = |depth: u8| {
        MARGIN + 40.0 + (NAMES + BARS - 40.0) * f64::from(depth - 1) / f64::from(deepest - 1)
    };
    let y = |nodes: u64| top + CURVES * (1.0 - (nodes.max(1) as f64).log10() / decades);
    for decade in 0..=decades as i32 {
        let at = y(10_u64.pow(decade as u32));
        drawing.add(format_args!(
            "<path d=\"M{:.1} {at:.1}H{:.1}\" stroke=\"{FAINT}\" stroke-width=\".5\"/>",
            x(1),
            x(deepest)
        ));
        drawing.words((x(1) - 6.0, at + 4.0), "end", FAINT, &power(decade));
    }
    for depth in 1..=deepest {
        drawing.words((x(depth), top + CURVES + 16.0), "middle", FAINT, &depth.to_string());
    }
    for (index, outcome) in outcomes.iter().enumerate().filter(|(_, one)| !one.rounds.is_empty()) {
        let (colour, dash) = stroke(index);
        let points: Vec<String> = outcome
            .rounds
            .iter()
            .map(|round| format!("{:.1},{:.1}", x(round.depth), y(round.counts.nodes)))
            .collect();
        drawing.add(format_args!(
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\" stroke-dasharray=\"{dash}\">\
             <title>{}</title></polyline>",
            points.join(" "),
            outcome.contestant
        ));
    }
}
