//! Whatever a manager of Gomocup sends, it gets answers that it knows, and the conversation goes on.
#![no_main]

use std::io::Cursor;

use heibai::protocol::{self, Settings};
use heibai::search::{HashSize, Limits};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let mut input = b"START 9\n".to_vec();
    input.extend(bytes);
    input.extend(b"\nABOUT\n");
    let settings = Settings {
        limits: Limits { nodes: Some(50), ..Limits::depth(1) },
        hash: HashSize::mebibytes(1),
        ..Settings::default()
    };
    let mut output = Vec::new();
    protocol::gomocup::serve(Cursor::new(input), &mut output, settings).expect("memory is no pipe");
    let text = String::from_utf8(output).expect("answers are UTF-8");
    for line in text.lines() {
        let is_known = ["OK", "SWAP", "ERROR ", "UNKNOWN ", "MESSAGE ", "FORBID ", "name="]
            .iter()
            .any(|start| line.starts_with(start));
        assert!(is_known || line.split(' ').all(|spot| spot.split(',').count() == 2), "{line:?}");
    }
    // Only a manager that ends the program is not answered any more.
    let has_ended = bytes.to_ascii_lowercase().windows(3).any(|word| word == b"end");
    let has_signs = bytes.iter().any(u8::is_ascii_control);
    assert!(
        has_ended || has_signs || text.lines().last().is_some_and(|line| line.starts_with("name="))
    );
});
