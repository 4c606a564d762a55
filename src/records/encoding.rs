//! Texts of other programs' files: in UTF-8 or UTF-16, or else in the encoding that the file names, or in the likeliest.

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{Encoding, UTF_8, UTF_16BE, UTF_16LE};

/// How many bytes that are not UTF-8 say which encoding is likeliest: more take time and tell nothing new.
const ENOUGH: usize = 1 << 20;

/// So many bytes show without a byte order mark that every other one is zero.
const BEGINNING: usize = 16;

/// Fewer than these could be anything.
const LEAST: usize = 4;

/// What a text in UTF-16 says, which has a byte order mark or begins with Latin letters and signs; `None` for all others.
pub(super) fn from_utf16(bytes: &[u8]) -> Option<String> {
    let (encoding, mark) = match Encoding::for_bom(bytes) {
        Some((encoding, mark)) => (encoding, mark),
        None => (without_mark(&bytes[..bytes.len().min(BEGINNING)])?, 0),
    };
    let is_utf16 = [UTF_16LE, UTF_16BE].contains(&encoding);
    is_utf16.then(|| encoding.decode_without_bom_handling(&bytes[mark..]).0.into_owned())
}

fn without_mark(beginning: &[u8]) -> Option<&'static Encoding> {
    let (pairs, _) = beginning.as_chunks::<2>();
    let is_latin = |byte: u8| byte.is_ascii_graphic() || byte.is_ascii_whitespace();
    if beginning.len() < LEAST {
        None
    } else if pairs.iter().all(|&[low, high]| is_latin(low) && high == 0) {
        Some(UTF_16LE)
    } else if pairs.iter().all(|&[high, low]| is_latin(low) && high == 0) {
        Some(UTF_16BE)
    } else {
        None
    }
}

/// Finds the likeliest encoding by all texts of a file: a name alone says little.
pub(super) struct Guess {
    detector: EncodingDetector,
    fed: usize,
}

impl Guess {
    pub(super) fn new() -> Self {
        Self { detector: EncodingDetector::new(Iso2022JpDetection::Deny), fed: 0 }
    }

    /// Takes a text into account, unless it is UTF-8.
    pub(super) fn feed(&mut self, text: &[u8]) {
        if let Err(error) = str::from_utf8(text) {
            let foreign = &text[error.valid_up_to()..];
            let foreign = &foreign[..foreign.len().min(ENOUGH - self.fed)];
            self.detector.feed(foreign, false);
            self.fed += foreign.len();
        }
    }

    pub(super) fn likeliest(mut self) -> &'static Encoding {
        self.detector.feed(&[], true);
        self.detector.guess(None, Utf8Detection::Deny)
    }
}

/// A text in UTF-8, whatever else is said of it, or in an encoding.
pub(super) fn decode(text: &[u8], encoding: &'static Encoding) -> String {
    match str::from_utf8(text) {
        Ok(text) => text.to_owned(),
        Err(_) => encoding.decode_without_bom_handling(text).0.into_owned(),
    }
}

/// A text that is not UTF-8 in the encoding of this name, as in `GBK`, if it can be, or in the likeliest.
pub(super) fn decode_as(text: &[u8], label: Option<&[u8]>) -> String {
    let named = label.and_then(Encoding::for_label).filter(|&named| named != UTF_8);
    let decoded = named.and_then(|named| {
        named.decode_without_bom_handling_and_without_replacement(text).map(Into::into)
    });
    decoded.unwrap_or_else(|| {
        let mut guess = Guess::new();
        guess.feed(text);
        decode(text, guess.likeliest())
    })
}
