//! Large files in every format: whatever is in them, they are read in bounded time and memory.

use heibai::records::formats::{self, Collection, FORMATS, Games, SourceFile};
use heibai::records::{Place, ReadErrorKind};

/// Processor time of this thread, in seconds.
#[cfg(unix)]
fn processor_seconds() -> f64 {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    time.tv_sec as f64 + time.tv_nsec as f64 / 1e9
}

/// Ten MB each: bytes of all kinds, and signs that the formats know.
#[cfg(unix)]
fn noises() -> Vec<Vec<u8>> {
    const LENGTH: usize = 10_000_000;
    let mut random = fastrand::Rng::with_seed(9);
    let mut of = |signs: &[u8]| -> Vec<u8> {
        (0..LENGTH).map(|_| signs[random.usize(..signs.len())]).collect()
    };
    let any: Vec<u8> = (0..=255).collect();
    vec![
        of(&any),
        of(b"(;)[]\n\nBWGM "),
        of(b"XO-.*; \n:+1d6"),
        of(b"abcdefgh12345678 \n"),
        of(b"{}[]\":,\\te1 \n"),
        b"(;".repeat(LENGTH / 2),
        b"(;B[f5]\n".repeat(LENGTH / 8),
        b"f5\n".repeat(LENGTH / 3),
        b"[".repeat(LENGTH),
        b"f5d6c3d3c4 ".repeat(LENGTH / 11),
        b"[Black \"A\"]\n".repeat(LENGTH / 12),
        vec![0; LENGTH],
    ]
}

/// The list of all that is there, and the first thousand games: what a window asks for before anybody chooses.
#[cfg(unix)]
#[test]
fn noise_is_read_quickly_in_every_format() {
    for (number, bytes) in noises().into_iter().enumerate() {
        for format in FORMATS {
            let source = SourceFile { bytes: bytes.clone(), ..SourceFile::default() };
            let start = processor_seconds();
            std::hint::black_box(formats::recognise(&source.bytes, None));
            if let Ok(games) = Collection::read_as(format, &source) {
                for index in 0..games.len().min(1000) {
                    std::hint::black_box(games.summary(index));
                    let _ = std::hint::black_box(games.tree(index));
                }
            }
            let seconds = processor_seconds() - start;
            println!("noise {number} as {}: {seconds:.2} s", format.name);
            assert!(seconds < 2.0, "noise {number} as {}: {seconds} s", format.name);
        }
    }
}

/// A list of games takes some bytes for each of them; a file of nothing but beginnings would take gigabytes.
#[test]
fn more_games_than_any_collection_has_are_refused() {
    const MANY: usize = 4_000_001;
    let lines = |times: usize| "f5\n".repeat(times).into_bytes();
    let source = SourceFile { bytes: lines(MANY - 1), ..SourceFile::default() };
    let games = Collection::read(&source, None).expect("it is a list");
    assert_eq!(games.len(), MANY - 1);
    let games = [
        ("transcript", lines(MANY)),
        ("sgf", b"(;)".repeat(MANY)),
        ("ggf", b"(;".repeat(MANY)),
        ("obf", b"x\n".repeat(MANY)),
        ("pgn", b"[A \"\"]\nx\n".repeat(MANY)),
    ];
    for (name, bytes) in games {
        let format = formats::named(name).expect("it is there");
        let error = Collection::read_as(format, &SourceFile { bytes, ..SourceFile::default() });
        let error = error.map(|_| ()).expect_err(name);
        assert_eq!(error.kind, ReadErrorKind::TooLarge, "{name}");
        assert!(matches!(error.place, Place::Line { .. }), "{name}: {:?}", error.place);
    }
}
