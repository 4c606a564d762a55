//! A fit that is not at its end, on disk: all that the rest of it depends on.

use std::io::{self, BufReader, BufWriter, Read, Write};
use std::path::Path;

use super::training::Training;
use crate::training::fit::samples::{Place, Sample};

const BEGINS: &[u8] = b"heibai fit 1\n";
const ENDS: &[u8] = b"end\n";

/// Writes a fit, in place of one that was kept before.
pub(super) fn write(path: &Path, print: u64, place: &Place, training: &Training) -> io::Result<()> {
    let folder = path.parent().filter(|folder| *folder != Path::new(""));
    let file = tempfile::NamedTempFile::new_in(folder.unwrap_or(Path::new(".")))?;
    let mut out = BufWriter::with_capacity(1 << 20, file);
    out.write_all(BEGINS)?;
    for number in [print, u64::from(place.pass), place.lots, training.done] {
        out.write_all(&number.to_le_bytes())?;
    }
    for number in [place.file, place.batches, place.order.len(), place.waiting.len()] {
        out.write_all(&(number as u64).to_le_bytes())?;
    }
    for file in &place.order {
        out.write_all(&file.to_le_bytes())?;
    }
    for sample in &place.waiting {
        out.write_all(&sample.to_bytes())?;
    }
    out.write_all(&training.steps.to_le_bytes())?;
    out.write_all(&[u8::from(training.model.is_common())])?;
    for numbers in training.numbers() {
        for number in numbers {
            out.write_all(&number.to_le_bytes())?;
        }
    }
    out.write_all(ENDS)?;
    let file = out.into_inner().map_err(io::IntoInnerError::into_error)?;
    file.as_file().sync_all()?;
    file.persist(path).map_err(|error| error.error)?;
    Ok(())
}

/// Reads a fit that was kept; `None` if there is none. `training` is as it was before its first step.
///
/// # Errors
/// [`io::ErrorKind::InvalidData`] if it is another fit's, or broken.
pub(super) fn read(path: &Path, print: u64, training: &mut Training) -> io::Result<Option<Place>> {
    let file = match std::fs::File::open(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        other => other?,
    };
    let mut input = BufReader::with_capacity(1 << 20, file);
    if !is_next(&mut input, BEGINS)? || number(&mut input)? != print {
        let text = "it is of a fit to other data, or with other options; remove it to begin anew";
        return Err(io::Error::new(io::ErrorKind::InvalidData, text));
    }
    let pass = number(&mut input)?.try_into().map_err(|_| broken())?;
    let lots = number(&mut input)?;
    training.done = number(&mut input)?;
    let [file, batches, files, waiting] =
        [(); 4].map(|()| number(&mut input).map(|number| number as usize));
    // Lengths are not trusted with memory: elements come one by one until the file ends.
    let order = (0..files?).map(|_| Ok(u32::from_le_bytes(bytes(&mut input)?)));
    let order = order.collect::<io::Result<Vec<_>>>()?;
    let waiting = (0..waiting?)
        .map(|_| Sample::from_bytes(&bytes(&mut input)?).ok_or_else(broken))
        .collect::<io::Result<Vec<_>>>()?;
    training.steps = i32::from_le_bytes(bytes(&mut input)?);
    if bytes::<1>(&mut input)? == [0] && training.model.is_common() {
        training.part_eras();
    }
    for numbers in training.numbers_mut() {
        for number in numbers {
            *number = f32::from_le_bytes(bytes(&mut input)?);
        }
    }
    if !is_next(&mut input, ENDS)? {
        return Err(broken());
    }
    Ok(Some(Place { pass, order, file: file?, lots, waiting, batches: batches? }))
}

pub(super) fn broken() -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, "it is broken; remove it to begin anew")
}

fn is_next(input: &mut impl Read, wanted: &[u8]) -> io::Result<bool> {
    let mut found = vec![0; wanted.len()];
    match input.read_exact(&mut found) {
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Ok(false),
        other => other.map(|()| found == wanted),
    }
}

fn number(input: &mut impl Read) -> io::Result<u64> {
    bytes(input).map(u64::from_le_bytes)
}

fn bytes<const COUNT: usize>(input: &mut impl Read) -> io::Result<[u8; COUNT]> {
    let mut bytes = [0; COUNT];
    match input.read_exact(&mut bytes) {
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Err(broken()),
        other => other.map(|()| bytes),
    }
}
