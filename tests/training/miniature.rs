//! The recipes of the weights from beginning to end, in miniature: games, a fit, and a match against the weights that come
//! with the program.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use heibai::eval::othello::patterns::{Parameters, Weights};
use heibai::training::dataset::read_all;
use heibai::training::fit::Mix;
use heibai::training::measure::measure;

/// A recipe on a small scale.
struct Recipe {
    script: &'static str,
    options: &'static str,
}

const OTHELLO: Recipe =
    Recipe { script: "train-othello", options: "--scale 0.0001 --nodes 1000 --seeds 2" };

const GOMOKU: Recipe = Recipe { script: "train-gomoku", options: "--scale 0.003 --nodes 1000" };

impl Recipe {
    fn run(&self, folder: &Path, more: &str) -> Output {
        Command::new(Path::new(env!("CARGO_MANIFEST_DIR")).join("scripts").join(self.script))
            .args(["--folder".as_ref(), folder.as_os_str()])
            .args([self.options, more].join(" ").split_whitespace())
            .env("HEIBAI", env!("CARGO_BIN_EXE_heibai"))
            .output()
            .expect("the script starts")
    }

    fn follow(&self, folder: &Path, more: &str) -> Made {
        let output = self.run(folder, more);
        let [told, errors] =
            [&output.stdout, &output.stderr].map(|text| String::from_utf8_lossy(text));
        assert!(output.status.success(), "{more}: {told}{errors}");
        let files = told.lines().skip_while(|line| !line.starts_with("made in ")).skip(1);
        let files = files.map(|line| {
            let words: Vec<&str> = line.split_whitespace().collect();
            let [checksum, _, name] = words[..] else { panic!("{line}") };
            (name.to_owned(), checksum.to_owned())
        });
        let result = told.lines().find(|line| line.starts_with("games ") && line.contains("wins"));
        Made {
            files: files.collect(),
            result: result.map(str::to_owned),
            commands: errors
                .lines()
                .filter(|line| line.starts_with("> "))
                .map(str::to_owned)
                .collect(),
        }
    }
}

/// What came out of a run.
#[derive(Debug)]
struct Made {
    /// The checksums of the files by their names.
    files: BTreeMap<String, String>,
    /// What the match ended with.
    result: Option<String>,
    commands: Vec<String>,
}

/// Whatever machines and however many threads made the games, the weights and the match are the same; a second run finds
/// all done, and another recipe is refused.
fn holds_its_promises(recipe: &Recipe, folder: &Path) -> Made {
    let (alone, shared) = (folder.join("alone"), folder.join("shared"));
    let made = recipe.follow(&alone, "--threads 1");
    let result = made.result.as_deref().expect("the match has a result");
    assert!(result.starts_with("games 10 "), "{result}");
    for shard in ["--shards 3 --shard 2", "--shards 3 --shard 0"] {
        let part = recipe.follow(&shared, shard);
        assert!(part.files.is_empty() && part.result.is_none(), "{part:?}");
    }
    // The shard that is missing is made here.
    let together = recipe.follow(&shared, "--shards 3 --threads 2");
    assert_eq!((&together.files, &together.result), (&made.files, &made.result));
    let again = recipe.follow(&alone, "--threads 1");
    assert_eq!(again.files, made.files);
    let has_match =
        |line: &String| line.starts_with("> heibai match ") || line.contains(" evaluate ");
    assert!(again.commands.iter().all(has_match), "{:?}", again.commands);
    let refused = recipe.run(&alone, "--from-blank");
    let told = String::from_utf8_lossy(&refused.stderr);
    assert!(refused.status.code() == Some(1) && told.contains("another recipe"), "{told}");
    made
}

/// New patterns have no weights to begin with.
#[test]
fn recipes_begin_from_nothing() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    for (script, weights, options) in [
        ("train-othello", "third.weights", "--from-blank --scale 0.00001 --nodes 100 --seeds 1"),
        ("train-gomoku", "first-weights.txt", "--from-blank --scale 0.00001 --nodes 100"),
    ] {
        let recipe = Recipe { script, options };
        let made = recipe.follow(&folder.path().join(script), "");
        assert!(made.result.is_some() && made.files.contains_key(weights), "{made:?}");
        let plays =
            |line: &String| line.contains(" --seed ") && line.contains(&format!("/{weights}"));
        assert!(made.commands.iter().any(plays), "{:?}", made.commands);
    }
}

#[test]
fn othello() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let made = holds_its_promises(&OTHELLO, folder.path());
    let names: Vec<&str> = made.files.keys().map(String::as_str).collect();
    assert_eq!(names, ["late.dat", "main.dat", "new.weights", "whole.weights"]);
    // The set that is kept solves endgames in the fewest nodes.
    let read = |name: &str| fs::read(folder.path().join("alone").join(name)).expect("it is there");
    let nodes = [1, 2].map(|seed| {
        let told = String::from_utf8(read(&format!("seed{seed}.txt"))).expect("it is text");
        let solved = told.lines().find(|line| line.starts_with("positions"));
        let words = solved.into_iter().flat_map(str::split_whitespace);
        let nodes = words.skip_while(|&word| word != "nodes").nth(1);
        nodes.and_then(|nodes| nodes.parse::<u64>().ok()).unwrap_or_else(|| panic!("{told}"))
    });
    let best = if nodes[0] <= nodes[1] { 1 } else { 2 };
    assert!(read("whole.weights") == read(&format!("seed{best}.weights")), "{nodes:?}");
    assert!(read("new.weights") != read("whole.weights"));
    assert!(read("seed1.weights") != read("seed2.weights"));

    // A hundred games teach little, but something.
    let path = |name: &str| folder.path().join("alone").join(name);
    let (_, records, _) = read_all(&path("main.dat")).expect("the file is whole");
    let loss = |weights: &Weights| {
        let measures = measure(&[weights], &records, Mix::default());
        let measure = &measures.expect("records are there")[0];
        let positions: u64 = measure.all.iter().map(|errors| errors.count).sum();
        let sum: f64 = measure.all.iter().map(|errors| errors.loss() * errors.count as f64).sum();
        sum / positions as f64
    };
    let fitted = Weights::read(&path("new.weights")).expect("they are weights");
    let (fitted, blank) = (loss(&fitted), loss(&Weights::new(&Parameters::zero())));
    let installed = loss(Weights::shipped());
    assert!(fitted < 0.9 * blank && installed < fitted, "{fitted} {blank} {installed}");
}

#[test]
fn gomoku() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let made = holds_its_promises(&GOMOKU, folder.path());
    let names: Vec<&str> = made.files.keys().map(String::as_str).collect();
    assert_eq!(names, ["games.txt", "new-weights.txt", "new.network", "openings.txt"]);
    let weights = fs::read_to_string(folder.path().join("alone/new-weights.txt"));
    assert!(weights.expect("it is text").lines().count() > 1000, "most shapes are worth something");
}
