//! The beginning of a file.

/// What a file says of itself.
#[derive(Clone, Debug, Default)]
pub(super) struct Header {
    pub release: Option<u8>,
    pub saved: Option<String>,
    pub level: Option<u8>,
    pub positions: u32,
}
