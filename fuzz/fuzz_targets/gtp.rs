//! Whatever a host sends over GTP, each line gets an answer or none, and the conversation goes on.
#![no_main]

use std::io::Cursor;

use heibai::protocol::{self, Settings};
use heibai::search::{HashSize, Limits};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let mut input = bytes.to_vec();
    input.extend(b"\n77 protocol_version\n");
    let settings = Settings {
        limits: Limits { nodes: Some(50), ..Limits::depth(1) },
        hash: HashSize::mebibytes(1),
        ..Settings::default()
    };
    let mut output = Vec::new();
    protocol::gtp::serve(Cursor::new(input), &mut output, settings).expect("memory is no pipe");
    let text = String::from_utf8(output).expect("answers are UTF-8");
    for answer in text.split_terminator("\n\n") {
        assert!(answer.starts_with(['=', '?']), "{answer:?}");
    }
    // Only a host that quits is not answered any more.
    let has_quit = bytes.to_ascii_lowercase().windows(4).any(|word| word == b"quit");
    assert!(has_quit || bytes.iter().any(u8::is_ascii_control) || text.ends_with("=77 2\n\n"));
});
