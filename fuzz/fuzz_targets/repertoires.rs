//! Any bytes are repertoires, as their file holds them, or an error; they are the same after they are written.
#![no_main]

use heibai::repertoire::Repertoires;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(repertoires) = serde_json::from_slice::<Repertoires>(bytes) else { return };
    let text = serde_json::to_string(&repertoires).expect("they are plain values");
    let again: Repertoires = serde_json::from_str(&text).expect("it was written well");
    assert_eq!(serde_json::to_string(&again).expect("as above"), text);
});
