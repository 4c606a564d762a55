//! Games from files and texts, as a window opens them: one game, or a list to choose from; and the games that were
//! finished, which are kept.

mod finished;
mod lists;
mod own_lines;
mod searched;

use std::sync::Arc;

use crate::driver_support::Program;
use heibai::app::library::{Catalogue, Column, Imported, Order, Progress, read_text};
use heibai::game::Variant;
use heibai::game::tree::GameTree;

/// Four games, of which the third is broken.
const ARCHIVE: &str = "(;GM[Othello]PC[GGS/os]DT[2004.09.18]PB[Ann]PW[Bob]RE[+2.00]TY[8]B[F5]W[D6];)\n\
    (;GM[Othello]PC[Kyoto]DT[2001.02.03]PB[Émile]PW[Ann]RE[-14.00]TY[8]B[D3]W[C5];)\n\
    (;GM[Othello]PB[Cid]PW[Dot]TY[8]B[F5]\nW[A1];)\n\
    (;GM[Othello]DT[1999.12.31]PB[Eve]PW[Fay]RE[+64.00:r]TY[8]B[C4];)\n";

fn list(text: &str) -> Arc<Catalogue> {
    match read_text(text, Variant::default(), &Progress::default()).expect("it is read").games {
        Imported::Several(list) => list,
        other => panic!("{other:?}"),
    }
}

fn by(column: Column) -> Order {
    Order { column, is_descending: false }
}

/// The main line that is studied.
fn studied(program: &Program) -> String {
    let study = program.driver.state().study().expect("a game is studied");
    moves(study.tree())
}

fn moves(tree: &GameTree) -> String {
    let start = tree.start().position();
    tree.plies(tree.main_end()).into_iter().map(|ply| start.ply_name(ply)).collect()
}

/// Waits until nothing is done in the background.
fn quiet(program: &mut Program) {
    program.until("quiet", |driver| driver.background().is_none());
}

fn rows(program: &Program) -> Vec<String> {
    let list = program.driver.state().catalogue().expect("there is a list");
    (0..list.len()).map(|game| list.row(game).summary.names.black).collect()
}
