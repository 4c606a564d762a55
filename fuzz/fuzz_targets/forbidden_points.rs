//! Any text is positions with forbidden points or an error; what renju forbids is found on each of them.
#![no_main]

use heibai::records::forbidden_points;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| match forbidden_points::read(text) {
    Ok(positions) => {
        for known in positions {
            for point in known.position.board().points() {
                let _ = known.position.foul(point);
            }
        }
    }
    Err(error) => assert!(!error.to_string().is_empty()),
});
