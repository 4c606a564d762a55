//! A system that gives no more threads: work that is shared is done by the thread that asked for it.
#![cfg(target_os = "linux")]

use crate::preloaded::is_preloaded;
use heibai::analysis::Equipment;
use heibai::analysis::review::{self, Plan, ReviewDepth};
use heibai::app::art::{BOARD_PAD, Canvas, Picture};
use heibai::game::tree::{GameTree, NodeId, Start};
use heibai::game::{PerGame, Ply, Variant};
use heibai::search::{HashSize, Stop};

const NO_THREADS: &str = r"
#include <errno.h>
#include <pthread.h>
int pthread_create(pthread_t *thread, const pthread_attr_t *about, void *(*work)(void *), void *with) {
    return EAGAIN;
}
";

const BOARD: &str = "board?lines=between&count=8&cell=68&rim=24&frame=24&thick=2&ground=felt&tone=257c5a\
                     &line=14563d&strength=100&lit=f2ecdf&dim=e3dac7&edge=cdc3ad&look=light";

#[test]
fn a_large_board_is_painted_to_its_last_row() {
    if !is_preloaded(NO_THREADS, "no_threads::a_large_board_is_painted_to_its_last_row") {
        return;
    }
    assert!(std::thread::Builder::new().spawn(|| {}).is_err(), "there are none");
    let picture = Picture::parse(BOARD).expect("there is one");
    let (width, height) = picture.size();
    let (width, height) = (2 * width, 2 * height);
    let mut pixels = vec![0; (width * height) as usize];
    picture.paint(&mut Canvas::new(&mut pixels, width, height));
    let is_painted = |row: &&[u32]| row[width as usize / 2] >> 24 == 0xff;
    let painted = pixels.chunks_exact(width as usize).filter(is_painted).count();
    assert!(painted as u32 >= height - 4 * BOARD_PAD, "{painted} of {height}");
}

#[test]
fn a_game_is_reviewed() {
    if !is_preloaded(NO_THREADS, "no_threads::a_game_is_reviewed") {
        return;
    }
    let mut tree = GameTree::new(Start::of(Variant::default()).expect("it is usual"));
    let mut position = Variant::default().start().expect("it is usual");
    let mut at = NodeId::ROOT;
    for _ in 0..10 {
        let ply = Ply::Place(position.legal_cells()[0]);
        position.play(ply).expect("it is legal");
        at = tree.play(at, ply).expect("it is legal");
    }
    let plan = Plan::of(&tree, tree.main_end());
    let effort = ReviewDepth { depth: PerGame { othello: 2, gomoku: 2 }, exact: 8 };
    let equipment = Equipment { hash: HashSize::mebibytes(4), threads: 4 };
    let mut judged = 0;
    review::run(&plan, effort, equipment, &Stop::default(), &mut |_, _| judged += 1);
    assert_eq!(judged, 10);
}
