//! What a selective search may leave out: no more than what it says, measured against a search that leaves out
//! nothing, and enough to be worth it.

use heibai::game::Position;
use heibai::othello::Disc;
use heibai::search::{Engine, HashSize, Limits, Report, Request, Selectivity, Stop};
use heibai::training::exactness::draw;

const DEPTH: u8 = 8;

const POSITIONS: usize = 100;

fn ask(engine: &mut Engine, position: &Position, selectivity: Selectivity) -> Report {
    let limits = Limits { depth: Some(DEPTH), selectivity: Some(selectivity), ..Limits::default() };
    let request = Request::new(position.clone(), limits);
    engine.search(&request, &Stop::default(), &mut |_| {}).expect("there is a legal move")
}

/// What was measured of a selectivity.
#[derive(Clone, Copy, Debug, Default)]
struct Measured {
    /// By how many hundredths of a disc its scores differ from those of a full search on average.
    error: i32,
    /// The nodes that it takes, in per cent of a full search's.
    nodes: u64,
}

fn measure() -> [Measured; Selectivity::ALL.len()] {
    let mut rng = fastrand::Rng::with_seed(20);
    let mut engine = Engine::new(HashSize::mebibytes(8));
    let (mut measured, mut full_nodes) = ([Measured::default(); Selectivity::ALL.len()], 0);
    let hundredths = |report: &Report| i32::from(report.score.hundredths());
    for _ in 0..POSITIONS {
        let board = draw(rng.u32(24..48), &mut rng);
        let position = Position::Othello(board.to_position(Disc::Black));
        let full = ask(&mut engine, &position, Selectivity::NONE);
        full_nodes += full.nodes;
        for (measured, selectivity) in measured.iter_mut().zip(Selectivity::ALL) {
            let selective = ask(&mut engine, &position, selectivity);
            measured.error += (hundredths(&selective) - hundredths(&full)).abs();
            measured.nodes += selective.nodes;
        }
    }
    measured.map(|Measured { error, nodes }| Measured {
        error: error / POSITIONS as i32,
        nodes: 100 * nodes / full_nodes,
    })
}

#[test]
fn a_selective_search_errs_little_and_a_surer_one_less() {
    let measured = measure();
    let [most_selective, .., full] = measured;
    assert!(measured.is_sorted_by(|a, b| a.error >= b.error && a.nodes <= b.nodes), "{measured:?}");
    assert_eq!((full.error, full.nodes), (0, 100));
    // A third of a disc, for a fifth of the nodes.
    assert!(most_selective.error <= 33 && most_selective.nodes <= 20, "{measured:?}");
}
