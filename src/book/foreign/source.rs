//! Reads little-endian numbers and knows where it is.

use std::io::{self, BufReader, Read};

/// Why bytes can't be had.
#[derive(Debug)]
pub(super) enum Fault {
    /// The file ends.
    End,
    Io(io::Error),
}

#[derive(Debug)]
pub(super) struct Source<R> {
    bytes: BufReader<R>,
    /// How many bytes were read.
    at: u64,
}

impl<R: Read> Source<R> {
    pub fn new(bytes: R) -> Self {
        const BUFFER: usize = 1 << 18;
        Self { bytes: BufReader::with_capacity(BUFFER, bytes), at: 0 }
    }

    pub fn at(&self) -> u64 {
        self.at
    }

    /// The next bytes, all of them.
    pub fn take<const N: usize>(&mut self) -> Result<[u8; N], Fault> {
        let mut bytes = [0; N];
        self.fill(&mut bytes)?;
        Ok(bytes)
    }

    pub fn fill(&mut self, bytes: &mut [u8]) -> Result<(), Fault> {
        let mut done = 0;
        while done < bytes.len() {
            match self.bytes.read(&mut bytes[done..]) {
                Ok(0) => return Err(Fault::End),
                Ok(read) => {
                    done += read;
                    self.at += read as u64;
                }
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(Fault::Io(error)),
            }
        }
        Ok(())
    }

    pub fn byte(&mut self) -> Result<u8, Fault> {
        Ok(self.take::<1>()?[0])
    }

    pub fn signed_byte(&mut self) -> Result<i8, Fault> {
        Ok(i8::from_le_bytes(self.take()?))
    }

    pub fn short(&mut self) -> Result<i16, Fault> {
        Ok(i16::from_le_bytes(self.take()?))
    }

    pub fn word(&mut self) -> Result<u32, Fault> {
        Ok(u32::from_le_bytes(self.take()?))
    }

    pub fn long(&mut self) -> Result<u64, Fault> {
        Ok(u64::from_le_bytes(self.take()?))
    }
}
