//! Texts of other programs' files: in UTF-8, or else in the encoding that the file names, or in the likeliest.

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{Encoding, UTF_8};

/// How many bytes that are not UTF-8 say which encoding is likeliest: more take time and tell nothing new.
const ENOUGH: usize = 1 << 20;

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
