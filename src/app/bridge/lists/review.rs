//! The moves of a game as its review judges them: all, as the points of a graph, and those that lost much.

use crate::app::bridge::reason::ffi::{Manner, Motif, Remedy};
use crate::app::bridge::review::ffi::Slip;
use crate::app::bridge::rows::{List, Rows, letter, roles, texts};
use crate::app::bridge::side::ffi::Colour;
use crate::app::bridge::snapshot::Snapshot;
use crate::app::bridge::sureness::ffi::Sureness;
use crate::app::state::ReviewRow;
use crate::game::Side;

/// All moves of which something is known.
pub fn points() -> Box<dyn Rows> {
    moves(|now| now.driver.state().review_rows())
}

/// Those that lost much.
pub fn slips() -> Box<dyn Rows> {
    moves(|now| slips_of(now, None))
}

/// Black's of these.
pub fn black_slips() -> Box<dyn Rows> {
    moves(|now| slips_of(now, Some(Side::Black)))
}

/// White's.
pub fn white_slips() -> Box<dyn Rows> {
    moves(|now| slips_of(now, Some(Side::White)))
}

fn slips_of(now: &Snapshot, side: Option<Side>) -> Vec<ReviewRow> {
    let mut rows = now.driver.state().review_rows();
    rows.retain(|row| row.class.is_some() && side.is_none_or(|side| side == row.side));
    rows
}

fn moves(source: fn(&Snapshot) -> Vec<ReviewRow>) -> Box<dyn Rows> {
    let roles = roles! { ReviewRow;
        number: |row| row.number;
        name: |row| &row.name;
        side: |row| Colour::from(row.side).repr;
        // For Black after it, as are the plies to a forced end.
        value: |row| row.black;
        forced: |row| i32::from(row.forced);
        sureness: |row| Sureness::from(Some(row.certainty)).repr;
        better: |row| row.better.as_deref().unwrap_or_default();
        lost: |row| row.lost;
        lostSoFar: |row| row.lost_so_far;
        slip: |row| Slip::from(row.class).repr;
        seconds: |row| row.time.map_or(-1.0, |time| time.as_secs_f64());
        // Why it lost that.
        motif: |row| row.reason.as_ref().map_or(Motif::None, |it| Motif::from(&it.motif)).repr;
        manner: |row| row.reason.as_ref().map_or(Manner::Plain, |it| Manner::from(&it.motif)).repr;
        reasonCell: |row| row.reason.as_ref().map_or("", |it| &it.cell);
        reasonList: |row| texts(row.reason.iter().flat_map(|it| &it.list));
        reasonCount: |row| row.reason.as_ref().map_or(0, |it| it.count);
        // The number of the move by which the opponent did in the game what the reason is about, or 0.
        happened: |row| row.reason.as_ref().and_then(|it| it.happened).unwrap_or(0);
        // What was better.
        remedy: |row| row.reason.as_ref().map_or(Remedy::Untold, |it| Remedy::from(&it.remedy)).repr;
        remedyCell: |row| row.reason.as_ref().map_or("", |it| &it.remedy_cell);
        remedyList: |row| texts(row.reason.iter().flat_map(|it| &it.remedy_list));
        remedyCount: |row| row.reason.as_ref().map_or(0, |it| it.remedy_count);
        // What follows from it, and from the better move.
        playedNames: |row| texts(row.lines[0].iter().map(|(_, name)| name));
        playedSides: |row| texts(row.lines[0].iter().map(|&(side, _)| letter(side)));
        betterNames: |row| texts(row.lines[1].iter().map(|(_, name)| name));
        betterSides: |row| texts(row.lines[1].iter().map(|&(side, _)| letter(side)));
    };
    Box::new(List::of(source, |row| row.number, roles))
}
