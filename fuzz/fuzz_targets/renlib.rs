//! Any bytes are a library or an error; what is read is the same after it is written.
#![no_main]

use heibai::records::renlib;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let mut file = b"\xffRenLib\xff\x03\x04".to_vec();
    file.resize(20, 0xff);
    file.extend(bytes);
    for bytes in [bytes, &file] {
        match renlib::read(bytes) {
            Ok(tree) => {
                let written = renlib::write(&tree).expect("it is a library");
                let again = renlib::read(&written).unwrap_or_else(|error| panic!("{error}"));
                assert_eq!(again.plies(again.main_end()), tree.plies(tree.main_end()));
                assert_eq!(again.len(), tree.len());
            }
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
});
