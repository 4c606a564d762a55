//! The laws of labels and of the fit.

use std::cell::Cell;
use std::fs;
use std::path::PathBuf;

use fastrand::Rng;
use heibai::eval::Score;
use heibai::eval::othello::patterns::{
    Features, MOBILITY_VALUES, PATTERNS, Parameters, WIDTH, Weights, stage,
};
use heibai::search::Stop;
use heibai::training::alignment::align;
use heibai::training::dataset::{
    DatasetError, Finding, GameFiles, Games, Label, Origin, Record, Show, Writer, read_all,
};
use heibai::training::fit::{self, Mix, fit};
use heibai::training::measure::{Errors, measure};

use crate::pipeline::{boards, play, share};

#[test]
fn a_line_hands_its_scores_on_until_a_random_move() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("some.dat");
    play(&path, share(40, 0, 1), 1);
    let (_, records, _) = read_all(&path).expect("the file is whole");
    let lines = |share| fit::lines(&records, share).iter().map(|line| line.value).collect();
    let (own, half, last): (Vec<f32>, Vec<f32>, Vec<f32>) = (lines(0.0), lines(0.5), lines(1.0));
    let (mut handed, mut broken) = (0, 0);
    for (at, record) in records.iter().enumerate() {
        let score = record.score.discs();
        assert_eq!(own[at].to_bits(), score.to_bits());
        if record.label == Label::Exact || record.origin == Origin::SideLine {
            assert_eq!((half[at], last[at]), (score, score), "{record:?}");
        } else if record.is_left_at_random {
            assert_eq!((half[at], last[at]), (score, score), "{record:?}");
            broken += 1;
        } else if let Some(margin) = record.outcome {
            // Only good moves followed, and the game was solved at last: nobody could do better from then on.
            assert_eq!(last[at].to_bits(), f32::from(margin).to_bits(), "{record:?}");
            let next = (at + 1..records.len()).find(|&next| records[next].origin == Origin::Game);
            let next = next.expect("a game ends with positions that are solved");
            let same = record.board.player() & !records[next].board.player() == 0;
            let value = if same { half[next] } else { -half[next] };
            assert!((half[at] - f32::midpoint(score, value)).abs() < 1e-4, "{record:?}");
            handed += 1;
        }
    }
    assert!(handed > 50 && broken > 3, "{handed} {broken}");
}

#[test]
fn labels_of_lines_are_as_high_on_average_as_the_searches() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("some.dat");
    play(&path, share(40, 0, 1), 1);
    let (_, records, _) = read_all(&path).expect("the file is whole");
    let lines = fit::lines(&records, 0.8);
    let labels = fit::Labels::of(&records, Mix { outcome: 0.0, line: 0.8 });
    let labels = labels.expect("records are there");
    let labels =
        records.chunk_by(|one, other| one.game == other.game).flat_map(|game| labels.of_game(game));
    let mut sums = [(0.0, 0.0, 0_u32); 61];
    for ((record, line), label) in records.iter().zip(&lines).zip(labels) {
        if line.is_handed_on {
            let (raised, low, count) = &mut sums[record.board.empty_count() as usize];
            *raised += label - record.score.discs();
            *low += (line.value - record.score.discs()).abs();
            *count += 1;
        } else {
            assert_eq!(label.to_bits(), record.score.discs().to_bits(), "{record:?}");
        }
    }
    assert!(sums.iter().any(|&(_, low, count)| count > 20 && low > 1.0), "lines say more");
    for (empties, (raised, _, count)) in sums.into_iter().enumerate() {
        assert!(raised.abs() <= 1e-3 * count as f32, "{empties}: {raised} of {count}");
    }
}

/// Records whose scores are what known weights give them.
fn told_by(weights: &Weights, seed: u64, count: usize) -> Vec<Record> {
    told_by_up_to(12, weights, seed, count)
}

/// Up to so many empty squares.
fn told_by_up_to(most: u32, weights: &Weights, seed: u64, count: usize) -> Vec<Record> {
    let mut rng = Rng::with_seed(seed);
    let boards = boards(&mut rng, count, most);
    (0..)
        .zip(boards)
        .map(|(at, board)| {
            let value = weights.evaluate(&Features::new(board), board);
            let score = Score::from_hundredths(value as i16);
            let (label, origin) = (Label::Exact, Origin::Game);
            Record {
                board,
                game: at / 12,
                score,
                label,
                outcome: None,
                origin,
                is_left_at_random: false,
            }
        })
        .collect()
}

fn fitted(records: &Vec<Record>, settings: &fit::Settings) -> Parameters {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let fitted = fit(records, None, folder.path(), settings, None, &mut |_, _| ());
    fitted.expect("there is room for the positions").parameters
}

/// Weights by which mobility counts, and a pattern.
fn simple_weights() -> Weights {
    Weights::new(&simple_parameters())
}

fn simple_parameters() -> Parameters {
    let mut rng = Rng::with_seed(12);
    let mut parameters = Parameters::zero();
    let rows = &mut parameters.network.rows;
    let first = groups_before("diagonal of 5");
    rows[first..first + 100].fill_with(|| [rng.i8(-12..=12); WIDTH]);
    let mobility = PATTERNS.groups().1;
    for moves in 0..MOBILITY_VALUES {
        rows[mobility + moves] = [2 * moves as i8; WIDTH];
        rows[mobility + MOBILITY_VALUES + moves] = [-2 * moves as i8; WIDTH];
    }
    for stage in &mut parameters.network.stages {
        stage.direct.fill(200);
        stage.output_bias = 600_000;
    }
    parameters
}

#[test]
fn a_fit_finds_the_weights_behind_the_labels() {
    let weights = &simple_weights();
    let records = told_by(weights, 10, 6000);
    let (passes, batch, rate) = (50, 256, 0.01);
    let settings =
        fit::Settings { passes, batch, rate, late: 1.0, threads: 2, ..fit::Settings::default() };
    let fitted = fitted(&records, &settings);
    let error = |weights: &Weights| {
        let measures = measure(&[weights], &records, Mix::default());
        measures.expect("records are there")[0].exact[6..12].iter().copied().sum::<Errors>()
    };
    let (before, truth) = (error(&Weights::new(&Parameters::zero())), error(weights));
    let after = error(&Weights::new(&fitted));
    assert!(truth.count > 100 && truth.mean() < 1e-4);
    // The games that are measured were held out from the fit.
    assert!(after.mean() < before.mean() / 2.5, "{} {}", after.mean(), before.mean());
}

#[test]
fn aligned_weights_are_as_high_on_average_as_the_others() {
    let (like, blank) = (simple_weights(), Parameters::zero());
    let records = told_by_up_to(12, &like, 14, 4000);
    let mut parameters = blank.clone();
    // Of the second of these numbers of empty squares there is no position.
    for (empties, discs) in [(9, 3.0), (20, 3.0)] {
        parameters.network.stages[stage(empties)].raise(discs);
    }
    let before = parameters.clone();
    align(&mut parameters, &like, &records, 1_000_000).expect("records are there");
    assert!(parameters == before, "there are not as many positions");
    align(&mut parameters, &like, &records, 50).expect("records are there");
    let weights = Weights::new(&parameters);
    let mut excess = [(0, 0); 13];
    for record in &records {
        let (board, features) = (record.board, Features::new(record.board));
        let value = |weights: &Weights| weights.evaluate(&features, board);
        let (sum, count) = &mut excess[board.empty_count() as usize];
        *sum += value(&weights) - value(&like);
        *count += 1;
    }
    let counted = excess.into_iter().enumerate().filter(|(_, (_, count))| *count >= 50);
    for (empties, (sum, count)) in counted.clone().skip_while(|(empties, _)| *empties < 2) {
        assert!(sum.abs() <= count, "{empties}: {sum} hundredths in {count} positions");
    }
    assert!(counted.count() > 8);
    let bias =
        |parameters: &Parameters, empties| parameters.network.stages[stage(empties)].output_bias;
    assert_eq!(bias(&parameters, 20), bias(&before, 20));
    assert_ne!(bias(&parameters, 9), bias(&before, 9));
    let rest = |parameters: &Parameters| {
        let mut rest = parameters.clone();
        rest.network.stages.iter_mut().for_each(|stage| stage.output_bias = 0);
        rest
    };
    assert!(rest(&parameters) == rest(&blank), "nothing else has changed");
}

#[test]
fn a_fit_goes_on_from_a_known_network() {
    let known = simple_parameters();
    let folder = tempfile::tempdir().expect("a temporary folder");
    let run = |records: &Vec<Record>, rate, least_empties| {
        let settings =
            fit::Settings { passes: 1, batch: 10, rate, least_empties, ..fit::Settings::default() };
        let fitted = fit(records, Some(&known), folder.path(), &settings, None, &mut |_, _| ());
        fitted.expect("there is room for the positions").parameters
    };
    // At the lowest rate nothing moves as far as half of what is stored, but for the biases, which are stored finely.
    let records = told_by(&simple_weights(), 10, 600);
    let mut same = run(&records, 1e-6, 0).network;
    for (stage, known) in same.stages.iter_mut().zip(&known.network.stages) {
        assert!(stage.output_bias.abs_diff(known.output_bias) < 1000);
        (stage.hidden_bias, stage.output_bias) = (known.hidden_bias, known.output_bias);
    }
    assert!(same == known.network);

    // What is not learnt from stays to the last bit: the eras of late positions, their stages, and the ordering.
    let records = told_by_up_to(60, Weights::shipped(), 10, 1200);
    let early = run(&records, 0.01, 30);
    let half = known.network.rows.len() / 2;
    assert!(early.network.rows[..half] != known.network.rows[..half]);
    assert!(early.network.rows[half..] == known.network.rows[half..]);
    let late = stage(29);
    assert!(early.network.stages[..late] != known.network.stages[..late]);
    assert!(early.network.stages[late..] == known.network.stages[late..]);
    assert!(early.ordering == known.ordering);
}

#[test]
fn a_lower_floor_lets_rare_rows_learn_more() {
    let records = told_by(&simple_weights(), 10, 500);
    let run = |floor| {
        let (passes, batch, rate) = (40, 100, 0.02);
        let settings = fit::Settings { passes, batch, rate, floor, ..fit::Settings::default() };
        let rows = fitted(&records, &settings).network.rows;
        rows.as_flattened().iter().map(|&number| i64::from(number).pow(2)).sum::<i64>()
    };
    let (low, usual, high) = (run(1e-5), run(5e-4), run(1e-1));
    assert!(low > usual && usual > high, "{low} {usual} {high}");
}

#[test]
fn a_fit_does_not_depend_on_the_number_of_threads() {
    let records = told_by(Weights::shipped(), 11, 300);
    let run = |threads| {
        let settings = fit::Settings { passes: 3, batch: 100, threads, ..fit::Settings::default() };
        fitted(&records, &settings)
    };
    assert!(run(1) == run(3));
}

#[test]
fn a_fit_reads_shards_like_the_file_of_one_machine_and_needs_little_memory() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = |name: &str| folder.path().join(name);
    let whole = path("whole");
    play(&whole, share(30, 0, 1), 2);
    let parts = [2, 0, 1].map(|shard| {
        let part = path(&format!("part{shard}"));
        play(&part, share(30, shard, 3), 1);
        part
    });
    let open = |files: &[PathBuf]| GameFiles::open(files).expect("they are data files");
    let (whole, parts) = (open(&[whole]), open(&parts));
    let run = |games: &GameFiles, in_memory, threads| {
        let settings =
            fit::Settings { passes: 2, batch: 100, in_memory, threads, ..fit::Settings::default() };
        fit(games, None, folder.path(), &settings, None, &mut |_, _| ()).expect("there is room")
    };
    let expected = run(&whole, 150, 1);
    assert!(run(&parts, 150, 3) == expected);
    // Another order of the positions makes other weights.
    assert!(run(&parts, 1 << 20, 3) != expected);
}

#[test]
fn every_pass_of_a_fit_has_all_positions_but_those_held_out() {
    let records = told_by(Weights::shipped(), 11, 700);
    let fitted_to = records.iter().filter(|record| !fit::is_held_out(record.game)).count() as u64;
    for in_memory in [50, 1 << 20] {
        let settings =
            fit::Settings { passes: 3, batch: 64, in_memory, ..fit::Settings::default() };
        let folder = tempfile::tempdir().expect("a temporary folder");
        let (mut steps, mut last) = (0, (0, 0));
        let mut count = |done, total| {
            assert!(done - last.0 <= 64, "{done}");
            (steps, last) = (steps + 1, (done, total));
        };
        fit(&records, None, folder.path(), &settings, None, &mut count).expect("there is room");
        assert_eq!(last, (3 * fitted_to, 3 * fitted_to));
        assert_eq!(
            steps,
            3 * fitted_to.div_ceil(64),
            "all batches but the last of a pass are full"
        );
        assert_eq!(fs::read_dir(folder.path()).expect("it is a folder").count(), 0);
    }
}

#[test]
fn a_fit_that_is_stopped_again_and_again_finds_the_same() {
    let records = told_by(Weights::shipped(), 11, 700);
    let settings =
        fit::Settings { passes: 2, batch: 64, in_memory: 150, ..fit::Settings::default() };
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("unfinished");
    // Stopped within a file, between two, at the end of a pass, before and after eras have rows of their own.
    let mut stops = [64, 192, 256, 641, 700, 1100].into_iter();
    let mut learnt = 0;
    let found = loop {
        let stop = Stop::default();
        let keeping = fit::Keeping { file: &file, stop: &stop, tell: &|error| panic!("{error}") };
        let wanted = stops.next();
        let mut progress = |done: u64, _| {
            assert!(done > learnt, "nothing is learnt twice");
            learnt = done;
            if wanted.is_some_and(|wanted| done >= wanted) {
                stop.request();
            }
        };
        match fit(&records, None, folder.path(), &settings, Some(&keeping), &mut progress) {
            Err(fit::FitError::Stopped { done, .. }) => assert_eq!(done, learnt),
            other => break other.expect("there is room"),
        }
    };
    assert_eq!(stops.next(), None, "it was stopped each time");
    assert!(found.parameters == fitted(&records, &settings));

    // What is kept is of one fit, and is not trusted.
    let stop = Stop::default();
    let keeping = fit::Keeping { file: &file, stop: &stop, tell: &|error| panic!("{error}") };
    let go_on = |records: &Vec<Record>, settings: &fit::Settings| {
        let found = fit(records, None, folder.path(), settings, Some(&keeping), &mut |_, _| ());
        found.map(drop).expect_err("it is not what was kept").to_string()
    };
    let other = format!("{}: it is of a fit to other data, or with other options", file.display());
    assert!(go_on(&records, &fit::Settings { rate: 0.1, ..settings }).starts_with(&other));
    assert!(go_on(&records[300..].to_vec(), &settings).starts_with(&other));
    let kept = fs::File::options().write(true).open(&file).expect("it is there");
    kept.set_len(1_000_000).expect("it is a file");
    let broken = format!("{}: it is broken", file.display());
    assert!(go_on(&records, &settings).starts_with(&broken));
}

/// Records that are shown until the fit is asked to stop.
struct Interrupted {
    records: Vec<Record>,
    /// How many games are still shown before that.
    left: Cell<usize>,
    stop: Stop,
}

impl Games for Interrupted {
    fn visit(&self, show: &mut Show) -> Result<(), DatasetError> {
        self.records.visit(&mut |game| {
            let left = self.left.get().checked_sub(1).expect("nothing is read after a stop");
            self.left.set(left);
            if left == 0 {
                self.stop.request();
            }
            show(game)
        })
    }
}

#[test]
fn a_fit_that_is_stopped_before_it_learns_leaves_what_is_kept_as_it_is() {
    let records = told_by(Weights::shipped(), 11, 700);
    let settings = fit::Settings { passes: 1, batch: 64, ..fit::Settings::default() };
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("unfinished");
    fs::write(&file, "kept before").expect("the folder can be written to");
    let all = records.chunk_by(|one, other| one.game == other.game).count();
    // As the games are read, for the first and for the second time, and as the ordering is about to be fitted.
    for left in [1, all / 2, all, all + 1, 2 * all] {
        let stop = Stop::default();
        let keeping = fit::Keeping { file: &file, stop: &stop, tell: &|error| panic!("{error}") };
        let games =
            Interrupted { records: records.clone(), left: Cell::new(left), stop: stop.clone() };
        let mut progress = |_, _| panic!("it learns nothing");
        let found = fit(&games, None, folder.path(), &settings, Some(&keeping), &mut progress);
        assert!(matches!(found, Err(fit::FitError::StoppedEarly)), "{left}");
        assert_eq!(games.left.get(), 0);
        assert_eq!(fs::read(&file).expect("it is there"), b"kept before");
    }
}

#[test]
fn a_fit_tells_where_it_found_no_room_no_positions_or_no_order() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let records = told_by(Weights::shipped(), 11, 100);
    let missing = folder.path().join("missing");
    let error = fit(&records, None, &missing, &fit::Settings::default(), None, &mut |_, _| ());
    let told = error.expect_err("there is no such folder").to_string();
    assert!(told.starts_with(&format!("{}: positions can't be kept there", missing.display())));

    let nothing =
        fit(&Vec::new(), None, folder.path(), &fit::Settings::default(), None, &mut |_, _| ());
    assert!(matches!(nothing, Err(fit::FitError::Nothing)));

    let turned = folder.path().join("turned");
    let mut writer = Writer::create(&turned, "{}").expect("the folder can be written to");
    let later: Vec<Record> = records.iter().copied().filter(|record| record.game == 5).collect();
    let sooner: Vec<Record> = records.iter().copied().filter(|record| record.game == 4).collect();
    for game in [&later, &sooner] {
        writer.write(game).expect("the file can be written to");
    }
    let games = GameFiles::open(std::slice::from_ref(&turned)).expect("it is a data file");
    let error = games.check().expect_err("games are out of order");
    assert!(matches!(error.finding(), Finding::Order(4)), "{error}");
    assert!(error.to_string().starts_with(&turned.display().to_string()));
}

/// How many groups lie before those of a pattern.
fn groups_before(name: &str) -> usize {
    let others = PATTERNS.shapes().iter().take_while(|shape| shape.name() != name);
    others.map(|shape| shape.tie().count).sum()
}
