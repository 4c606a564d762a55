//! Whatever a viewer sends, each answer is a line of the protocol, and the conversation goes on.
#![no_main]

use std::io::Cursor;

use heibai::protocol::{self, Settings};
use heibai::search::{HashSize, Limits};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let mut input = bytes.to_vec();
    input.extend(b"\nping 77\n");
    let settings = Settings {
        limits: Limits { nodes: Some(50), ..Limits::depth(1) },
        hash: HashSize::mebibytes(1),
        ..Settings::default()
    };
    let mut output = Vec::new();
    protocol::nboard::serve(Cursor::new(input), &mut output, settings).expect("memory is no pipe");
    let text = String::from_utf8(output).expect("answers are UTF-8");
    const ANSWERS: [&str; 8] =
        ["status", "set myname ", "pong ", "search ", "nodestats ", "=== ", "learned", "analysis "];
    for line in text.lines() {
        assert!(ANSWERS.iter().any(|answer| line.starts_with(answer)), "{line:?}");
    }
    let has_quit = bytes.windows(4).any(|word| word == b"quit");
    assert!(has_quit || text.ends_with("pong 77\n"), "{text:?}");
});
