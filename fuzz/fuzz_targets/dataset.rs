//! Any bytes are a data file or an error: as a whole file, and as the records of a block whose head and checksum
//! are right. What is read is still there after a writer went on with the file.
#![no_main]

use std::path::PathBuf;
use std::sync::LazyLock;
use std::{env, fs, process};

use heibai::training::dataset::{Record, Tail, Writer, read_all};
use libfuzzer_sys::fuzz_target;

static PATH: LazyLock<PathBuf> =
    LazyLock::new(|| env::temp_dir().join(format!("heibai-fuzz-{}.data", process::id())));

/// The header of a file that was made in no particular way.
static HEADER: LazyLock<Vec<u8>> = LazyLock::new(|| {
    drop(Writer::create(&PATH, "{}").expect("a temporary file can be written"));
    fs::read(&*PATH).expect("it was just written")
});

fuzz_target!(|bytes: &[u8]| {
    check(bytes);
    let records = &bytes[..bytes.len() / Record::BYTES * Record::BYTES];
    let mut file = HEADER.clone();
    file.extend(b"BLCK");
    file.extend(((records.len() / Record::BYTES) as u32).to_le_bytes());
    file.extend(crc32fast::hash(records).to_le_bytes());
    file.extend(bytes);
    check(&file);
});

fn check(bytes: &[u8]) {
    fs::write(&*PATH, bytes).expect("a temporary file can be written");
    match read_all(&PATH) {
        Ok((description, records, _)) => {
            let again: Vec<Record> = records.iter().map(|record| same(record)).collect();
            let mut writer = Writer::resume(&PATH, &description, &mut |_| {}).expect("as above");
            writer.write(&again[..again.len().min(1)]).expect("it is a temporary file");
            drop(writer);
            let (_, longer, tail) = read_all(&PATH).expect("it was just written");
            assert_eq!(tail, Tail::Whole);
            assert_eq!(longer[..records.len()], records);
            assert_eq!(longer.len(), records.len() + again.len().min(1));
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// The record after it was written.
fn same(record: &Record) -> Record {
    let again = Record::from_bytes(&record.to_bytes()).expect("it was written well");
    assert_eq!(again, *record);
    again
}
