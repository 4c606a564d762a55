//! Any bytes are weights or an error: as a whole file, and as what lies packed in a file whose header and checksum
//! are right. Unpacking never takes more memory than weights do, which libFuzzer's limit sees to.
#![no_main]

use heibai::eval::othello::patterns::Weights;
use libfuzzer_sys::fuzz_target;

/// The weights that come with the program, for their header.
static GOOD: &[u8] = include_bytes!("../../data/othello-8x8.weights");

/// The magic number, the version and the fingerprint.
const BEGINNING: usize = 16;

fuzz_target!(|bytes: &[u8]| {
    check(bytes);
    let mut file = GOOD[..BEGINNING].to_vec();
    file.extend((bytes.len() as u32).to_le_bytes());
    file.extend(crc32fast::hash(bytes).to_le_bytes());
    file.extend(bytes);
    check(&file);
});

fn check(bytes: &[u8]) {
    if let Err(error) = Weights::from_bytes(bytes) {
        assert!(!error.to_string().is_empty());
    }
}
