//! Any bytes given to the reader of opened files are a game or an error; a game in Heibai's own format is the same
//! after it is written.
#![no_main]

use heibai::records::formats::{Collection, SourceFile};
use heibai::records::native;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let source = SourceFile { bytes: bytes.to_vec(), ..SourceFile::default() };
    let _ = Collection::read(&source, None).and_then(|games| games.first());
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    match native::read(text) {
        Ok(game) => assert_eq!(native::read(&native::write(&game)), Ok(game)),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});
