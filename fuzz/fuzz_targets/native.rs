//! Any bytes given to the reader of opened files are a game or an error; a game in Heibai's own format is the same
//! after it is written.
#![no_main]

use heibai::game::Variant;
use heibai::records::{native, read_any};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let _ = read_any(bytes, Variant::default());
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    match native::read(text) {
        Ok(game) => assert_eq!(native::read(&native::write(&game)), Ok(game)),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});
