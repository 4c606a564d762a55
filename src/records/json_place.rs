//! Finds the place of a value in a JSON text when its error shows only after parsing.

use std::fmt;

use serde::Deserializer;
use serde::de::{DeserializeOwned, Error as _, IgnoredAny, MapAccess, SeqAccess, Visitor};

use super::error::{Place, ReadError};

#[derive(Clone, Copy)]
pub(super) enum Value<'a> {
    /// The value of an object's key.
    Of(&'a str),
    /// The array element with this number, counted from 0.
    Number(usize),
}

/// Where a value ends; the whole text if there is no such value.
pub(super) fn end_of(text: &str, value: Value<'_>) -> Place {
    let found = serde_json::Deserializer::from_str(text).deserialize_any(value);
    found.map_or_else(|error| ReadError::of_json(&error, text).place, |()| Place::Whole)
}

/// Reads an array of positions. `fail` makes an error from the place where an impossible position ends, its number,
/// counted from 1, and the reason.
pub(super) fn read_list<Written: DeserializeOwned, Known, Reason, Error: From<ReadError>>(
    text: &str,
    known: impl Fn(Written) -> Result<Known, Reason>,
    fail: impl Fn(Place, usize, Reason) -> Error,
) -> Result<Vec<Known>, Error> {
    let written: Vec<Written> =
        serde_json::from_str(text).map_err(|error| ReadError::of_json(&error, text))?;
    let positions = written.into_iter().enumerate().map(|(index, written)| {
        let place = || end_of(text, Value::Number(index));
        known(written).map_err(|reason| fail(place(), index + 1, reason))
    });
    positions.collect()
}

pub(super) const fn usual_size() -> u8 {
    15
}

/// Reads up to the value and fails there: the error has the place.
impl<'de> Visitor<'de> for Value<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object or an array")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        while let Some((key, IgnoredAny)) = map.next_entry::<String, IgnoredAny>()? {
            if matches!(self, Self::Of(wanted) if wanted == key) {
                return Err(A::Error::custom("here"));
            }
        }
        Ok(())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut values: A) -> Result<(), A::Error> {
        for at in 0.. {
            if values.next_element::<IgnoredAny>()?.is_none() {
                break;
            }
            if matches!(self, Self::Number(wanted) if wanted == at) {
                return Err(A::Error::custom("here"));
            }
        }
        Ok(())
    }
}
