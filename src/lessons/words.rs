//! The words of which goals and claims are made.

use crate::game::{Position, Side};

/// Words to be read one after another, with the names of a position's cells among them.
pub(super) struct Words<'a> {
    position: &'a Position,
    words: std::str::SplitWhitespace<'a>,
}

impl<'a> Words<'a> {
    pub fn new(text: &'a str, position: &'a Position) -> Self {
        Self { position, words: text.split_whitespace() }
    }

    /// The next word; an error says what was expected.
    pub fn word(&mut self, expected: &str) -> Result<&'a str, String> {
        self.words.next().ok_or_else(|| format!("expected {expected}"))
    }

    pub fn number(&mut self) -> Result<i32, String> {
        let word = self.word("a number")?;
        word.parse().map_err(|_| format!("expected a number, found {word:?}"))
    }

    /// All words that are left, as numbers of zero or more.
    pub fn counts(&mut self) -> Result<Vec<usize>, String> {
        let count = |word: &str| {
            word.parse().map_err(|_| format!("expected a number of zero or more, found {word:?}"))
        };
        self.words.by_ref().map(count).collect()
    }

    pub fn count(&mut self) -> Result<usize, String> {
        let number = self.number()?;
        usize::try_from(number).map_err(|_| format!("expected zero or more, found {number}"))
    }

    pub fn side(&mut self) -> Result<Side, String> {
        match self.word("black or white")? {
            "black" => Ok(Side::Black),
            "white" => Ok(Side::White),
            other => Err(format!("expected black or white, found {other:?}")),
        }
    }

    pub fn cell(&mut self) -> Result<usize, String> {
        let word = self.word("the name of a cell")?;
        self.position.cell_named(word).ok_or_else(|| format!("{word:?} is not a cell"))
    }

    /// All words that are left, as cells.
    pub fn cells(&mut self) -> Result<Vec<usize>, String> {
        let position = self.position;
        let cell =
            |word: &str| position.cell_named(word).ok_or_else(|| format!("{word:?} is not a cell"));
        self.words.by_ref().map(cell).collect()
    }

    /// All words that are left, with single spaces between.
    pub fn rest(&mut self) -> String {
        self.words.by_ref().collect::<Vec<_>>().join(" ")
    }

    pub fn end(mut self) -> Result<(), String> {
        self.words.next().map_or(Ok(()), |word| Err(format!("{word:?} is one word too many")))
    }
}
