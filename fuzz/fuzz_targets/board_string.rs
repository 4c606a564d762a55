//! Any text is a board string or an error; what is read is the same after it is written.
#![no_main]

use heibai::records::board_string;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match board_string::read(text) {
        Ok(position) => {
            assert_eq!(board_string::read(&board_string::write(&position)), Ok(position.clone()));
            // Either answer will do; a panic won't.
            let _ = position.check_possible();
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});
