//! The kernels of every tier that this machine has, called by name, and those of the build as a search calls
//! them. Figures are in docs/performance.md.
//!
//!     RUSTFLAGS="-C target-cpu=native" cargo bench --no-default-features --bench kernels

use std::hint::black_box;

use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, Criterion, Throughput, criterion_group, criterion_main};
use heibai::eval::othello::patterns::{Features, Network, NetworkKernel, Parameters};
use heibai::othello::kernels::Kernels;
use heibai::othello::{Bits, Board, perft};

/// Positions of random games from a seed that never changes.
fn positions() -> Vec<Board> {
    let mut random = fastrand::Rng::with_seed(1);
    let mut positions = Vec::new();
    while positions.len() < 1000 {
        let mut board = Board::start();
        while !board.is_game_over() {
            let moves: Vec<usize> = Bits::new(board.legal_moves()).collect();
            board = match moves.len() {
                0 => board.pass(),
                count => board.play(moves[random.usize(..count)]),
            };
            positions.push(board);
        }
    }
    positions
}

/// Runs `kernel` on each of `inputs` and measures it by the call.
fn measure<I: Copy, O>(
    group: &mut BenchmarkGroup<WallTime>,
    name: &str,
    inputs: &[I],
    kernel: impl Fn(I) -> O,
) {
    group.throughput(Throughput::Elements(inputs.len() as u64));
    group.bench_function(name, |bencher| {
        bencher.iter(|| {
            for &input in inputs {
                black_box(kernel(input));
            }
        });
    });
}

fn kernels(criterion: &mut Criterion) {
    let positions = positions();
    let moves: Vec<(Board, usize)> = positions
        .iter()
        .flat_map(|&board| Bits::new(board.legal_moves()).map(move |index| (board, index)))
        .collect();
    let last: Vec<(Board, usize)> = positions
        .iter()
        .zip((0..64).cycle())
        .map(|(board, index)| {
            let player = board.player() & !(1 << index);
            (Board::new(player, !player & !(1 << index)).expect("they differ"), index)
        })
        .collect();

    let mut group = criterion.benchmark_group("flips");
    for tier in Kernels::available() {
        measure(&mut group, tier.name, &moves, |(board, index)| {
            (tier.flips)(board.player(), board.opponent(), index)
        });
    }
    measure(&mut group, "build", &moves, |(board, index)| board.flips(index));
    group.finish();

    let mut group = criterion.benchmark_group("legal-moves");
    for tier in Kernels::available() {
        measure(&mut group, tier.name, &positions, |board| {
            (tier.legal_moves)(board.player(), board.opponent())
        });
    }
    measure(&mut group, "build", &positions, Board::legal_moves);
    group.finish();

    let mut group = criterion.benchmark_group("last-flips");
    for tier in Kernels::available() {
        measure(&mut group, tier.name, &last, |(board, index)| {
            (tier.count_last_flips)(board.player(), index)
        });
    }
    measure(&mut group, "build", &last, |(board, index)| board.count_last_flips(index));
    group.finish();

    let mut group = criterion.benchmark_group("stable");
    for tier in Kernels::available() {
        measure(&mut group, tier.name, &positions, |board| {
            (tier.stable)(board.player(), board.opponent())
        });
    }
    measure(&mut group, "build", &positions, Board::stable);
    group.finish();
}

fn network(criterion: &mut Criterion) {
    let positions: Vec<(Features, Board)> =
        positions().into_iter().map(|board| (Features::new(board), board)).collect();
    let weights = concat!(env!("CARGO_MANIFEST_DIR"), "/data/othello-8x8.weights");
    let parameters = Parameters::read(weights.as_ref()).expect("they come with the program");
    let network = Network::new(&parameters.network);

    let mut group = criterion.benchmark_group("network");
    for tier in NetworkKernel::available() {
        measure(&mut group, tier.name, &positions, |(features, board)| {
            tier.evaluate(&network, &features, board)
        });
    }
    measure(&mut group, "build", &positions, |(features, board)| {
        network.evaluate(&features, board)
    });
    group.finish();
}

fn whole(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("perft");
    group.sample_size(10).throughput(Throughput::Elements(24_571_284));
    group.bench_function("10", |bencher| bencher.iter(|| perft(black_box(&Board::start()), 10)));
    group.finish();
}

criterion_group!(benches, kernels, network, whole);
criterion_main!(benches);
