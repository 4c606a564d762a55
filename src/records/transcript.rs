//! Transcripts: the moves in order, as in `f5d6c3` or `h8 i9 g10`.
//!
//! The reader takes either case, any white space and the usual separators, move numbers such as `12.`, and full-width
//! characters. A pass is `pa`, `ps`, `pass` or `--`; a forced one may be omitted, any other is a skipped turn. Gomoku
//! has no pass, and choices of colours are left out: the stones alternate.

use crate::game::{GameRecord, IllegalPly, Ply, Variant};

use super::error::{Place, ReadError, ReadErrorKind};
use super::record_builder::{MAX_PLIES, RecordBuilder};

/// Longer texts are refused; a game has a few hundred characters.
pub const MAX_CHARACTERS: usize = 100_000;

const PASS: &str = "pa";

/// Reads the moves of a game that starts as in `variant`, without choices of colours; there may be none.
///
/// # Errors
/// [`ReadErrorKind::Syntax`] for what is no move, [`ReadErrorKind::IllegalMove`], [`ReadErrorKind::TooLarge`], and
/// [`ReadErrorKind::UnsupportedBoard`] if there is no such variant.
pub fn read(text: &str, variant: Variant) -> Result<GameRecord, ReadError> {
    if let Some((end, _)) = text.char_indices().nth(MAX_CHARACTERS) {
        let limit = format!("{MAX_CHARACTERS} characters");
        return Err(ReadError::new(ReadErrorKind::TooLarge, Place::in_lines(text, end), limit));
    }
    let variant = variant.without_swap();
    let mut builder = RecordBuilder::new(variant).map_err(|error| {
        ReadError::new(ReadErrorKind::UnsupportedBoard, Place::Whole, error.to_string())
    })?;
    for token in Tokens::new(text, variant) {
        let here = |builder: &RecordBuilder| Place::Move {
            number: builder.next_number(),
            character: token.character,
        };
        let illegal = |builder: &RecordBuilder, reason, name: &str| {
            ReadError::new(ReadErrorKind::IllegalMove(reason), here(builder), name)
        };
        match &token.word {
            Word::Pass if variant.game().kind().knows_pass => builder.pass(),
            Word::Pass => return Err(illegal(&builder, IllegalPly::NoPass, PASS)),
            Word::Cell(name) => {
                builder.pass_if_forced();
                let cell = builder.position().cell_named(name).ok_or(IllegalPly::OffBoard);
                cell.and_then(|cell| builder.place(cell))
                    .map_err(|reason| illegal(&builder, reason, name))?;
            }
            Word::Unknown(text) => {
                return Err(ReadError::new(ReadErrorKind::Syntax, here(&builder), text));
            }
        }
        if builder.is_too_long() {
            let limit = format!("{MAX_PLIES} moves");
            return Err(ReadError::new(ReadErrorKind::TooLarge, here(&builder), limit));
        }
    }
    Ok(builder.finish(variant))
}

/// The fewest moves of a game; words such as `a1` occur in any text.
const FEWEST: usize = 4;

const MAX_TOLD: usize = 60;

/// Finds the longest game embedded in other text, of words that are moves and nothing else, and returns the rest too. In
/// a link only moves can be meant, even few.
pub(super) fn find(text: &str, variant: Variant) -> Option<(GameRecord, String)> {
    if text.len() > MAX_CHARACTERS {
        return None;
    }
    let fewest = if is_link(text) { 1 } else { FEWEST };
    let mut best = (Vec::new(), Vec::new());
    let mut builder = RecordBuilder::new(variant).ok()?;
    let mut used = Vec::new();
    let words: Vec<&str> =
        text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    for (at, &word) in words.iter().enumerate() {
        let Some(cells) = cells_of(word, variant) else { continue };
        if let Some(longer) = extended(&builder, &cells) {
            builder = longer;
            used.push(at);
            continue;
        }
        let plies = std::mem::replace(&mut builder, RecordBuilder::new(variant).ok()?).into_plies();
        let places = std::mem::take(&mut used);
        if plies.len() > best.0.len() {
            best = (plies, places);
        }
        if let Some(longer) = extended(&builder, &cells) {
            builder = longer;
            used.push(at);
        }
    }
    let plies = builder.into_plies();
    let (plies, used) = if plies.len() > best.0.len() { (plies, used) } else { best };
    if plies.len() < fewest {
        return None;
    }
    let is_rest = |&(at, word): &(usize, &&str)| {
        !used.contains(&at) && !word.chars().all(|c| c.is_ascii_digit()) && !is_colour(word)
    };
    let rest = words.iter().enumerate().filter(is_rest).map(|(_, word)| *word);
    let rest = remainder(&rest.collect::<Vec<_>>().join(" "));
    Some((GameRecord::new(variant, plies).expect("every ply was played already"), rest))
}

fn is_link(text: &str) -> bool {
    let text = text.trim();
    text.contains("://") && !text.contains(char::is_whitespace)
}

fn is_colour(word: &str) -> bool {
    let colours = ["black", "white", "黑", "白", "黒"];
    colours.iter().any(|colour| word.eq_ignore_ascii_case(colour))
}

/// The error in a link's moves, if they make no game.
pub(super) fn wrong_in_link(text: &str, variant: Variant) -> Option<ReadError> {
    if !is_link(text) {
        return None;
    }
    let words = text.split(|c: char| !c.is_alphanumeric());
    let has_moves = |word: &&str| cells_of(word, variant).is_some_and(|it| it.len() >= FEWEST);
    let word = words.rev().find(has_moves)?;
    let mut error = read(word, variant).err()?;
    if let Place::Move { character, .. } = &mut error.place {
        let offset = word.as_ptr().addr() - text.as_ptr().addr();
        *character += text[..offset].chars().count();
    }
    Some(error)
}

fn remainder(rest: &str) -> String {
    if rest.chars().count() <= MAX_TOLD {
        return rest.to_owned();
    }
    rest.chars().take(MAX_TOLD - 1).chain(['…']).collect()
}

/// Reads a transcript of which only the last move is wrong: the game without it, and the rest. With too few moves before
/// it there is no game.
pub(super) fn read_but_last(text: &str, variant: Variant) -> Option<(GameRecord, String)> {
    let error = read(text, variant).err()?;
    let Place::Move { character, .. } = error.place else { return None };
    let start = text.char_indices().nth(character - 1)?.0;
    let (before, rest) = text.split_at(start);
    let is_last = Tokens::new(rest, variant).nth(1).is_none();
    let record = read(before, variant).ok().filter(|it| is_last && it.plies().len() >= FEWEST)?;
    let separators = |c: char| is_separator(narrow(c));
    Some((record, remainder(rest.trim_matches(separators))))
}

/// Reads moves as two digits, row and column, as in databases: `56 64 33` is `f5 d6 c3`. All must be legal.
pub(super) fn read_numbers(text: &str, variant: Variant) -> Option<GameRecord> {
    const FEWEST_NUMBERS: usize = 2;
    if text.len() > MAX_CHARACTERS || variant.size() > 9 {
        return None;
    }
    let words = text.split(|c: char| is_separator(c) || c == '-').filter(|word| !word.is_empty());
    let size = u32::from(variant.size());
    let mut builder = RecordBuilder::new(variant).ok()?;
    let mut count = 0;
    for word in words {
        let [row, column] = <[u32; 2]>::try_from(
            word.chars().map(|c| narrow(c).to_digit(10)).collect::<Option<Vec<_>>>()?,
        )
        .ok()?;
        if !(1..=size).contains(&row) || !(1..=size).contains(&column) {
            return None;
        }
        builder.pass_if_forced();
        builder.place(((row - 1) * size + column - 1) as usize).ok()?;
        count += 1;
    }
    (count >= FEWEST_NUMBERS).then(|| builder.finish(variant))
}

fn cells_of(word: &str, variant: Variant) -> Option<Vec<String>> {
    let cells = Tokens::new(word, variant).map(|token| match token.word {
        Word::Cell(name) => Some(name),
        Word::Pass | Word::Unknown(_) => None,
    });
    cells.collect::<Option<Vec<String>>>().filter(|cells| !cells.is_empty())
}

fn extended(builder: &RecordBuilder, cells: &[String]) -> Option<RecordBuilder> {
    let mut builder = builder.clone();
    for name in cells {
        builder.pass_if_forced();
        let cell = builder.position().cell_named(name)?;
        builder.place(cell).ok()?;
    }
    (!builder.is_too_long()).then_some(builder)
}

/// Writes the moves in lower case, with the separator of the game. A pass is written only where a move was possible or
/// none follows.
pub fn write(record: &GameRecord) -> String {
    let mut position = record.start().position().clone();
    let mut text = String::new();
    for (index, &ply) in record.plies().iter().enumerate() {
        match ply {
            Ply::Place(cell) => {
                if !text.is_empty() {
                    text.push_str(position.game().kind().separator);
                }
                text.push_str(&position.cell_name(cell));
            }
            Ply::Choose(_) | Ply::Offer(_) => {}
            Ply::Pass => {
                let followed = matches!(record.plies().get(index + 1), Some(Ply::Place(_)));
                if !(followed && position.must_pass()) {
                    text.push_str(PASS);
                }
            }
        }
        position.play(ply).expect("every ply of a record is legal");
    }
    text
}

struct Token {
    character: usize,
    word: Word,
}

enum Word {
    /// In lower case, not necessarily on the board.
    Cell(String),
    Pass,
    Unknown(String),
}

struct Tokens {
    /// In lower case and narrow, one for each character of the text.
    characters: Vec<char>,
    at: usize,
    size: u8,
    /// The size of the game's largest board.
    limit: u8,
}

impl Tokens {
    fn new(text: &str, variant: Variant) -> Self {
        let limit = variant.game().kind().max_size;
        let characters = text.chars().map(narrow).collect();
        Self { characters, at: 0, size: variant.size(), limit }
    }

    fn rest(&self) -> &[char] {
        &self.characters[self.at..]
    }

    fn digits_at(&self, at: usize) -> usize {
        self.characters[at..].iter().take_while(|c| c.is_ascii_digit()).count()
    }

    fn skip_separators(&mut self) {
        while let Some(&next) = self.rest().first() {
            // Whose move it is, the rules say as well.
            if "黑白黒".contains(next) {
                self.at += 1;
                continue;
            }
            let dashes = self.rest().iter().take_while(|&&c| c == '-').count();
            match (dashes, is_separator(next), self.digits_at(self.at)) {
                (2, ..) | (0, false, 0) => return,
                (1.., ..) => self.at += dashes,
                (0, true, _) => self.at += 1,
                (0, false, digits) => self.at += digits,
            }
        }
    }

    fn pass(&self) -> Option<usize> {
        ["pass", PASS, "ps", "--"].into_iter().find_map(|pass| {
            let length = pass.len();
            self.rest().iter().take(length).copied().eq(pass.chars()).then_some(length)
        })
    }

    fn cell(&self) -> Option<(String, usize)> {
        let is_column = |c: char| c.is_ascii_lowercase() && c as u8 - b'a' < self.limit;
        let letter = self.rest().first().filter(|c| is_column(**c))?;
        let digits = self.digits_at(self.at + 1);
        let row_of = |digits: usize| {
            let digits = &self.rest()[1..=digits];
            digits.iter().filter_map(|c| c.to_digit(10)).fold(0, |row, digit| row * 10 + digit)
        };
        // In `f512.` the next move's number follows the row directly.
        let numbered = self.rest().get(1 + digits) == Some(&'.');
        let digits = match digits {
            0 | 1 => digits,
            _ if row_of(2) <= u32::from(self.size) => 2,
            _ if numbered => 1,
            _ => digits.min(2),
        };
        let row = Some(row_of(digits)).filter(|row| (1..=u32::from(self.limit)).contains(row))?;
        Some((format!("{letter}{row}"), 1 + digits))
    }
}

impl Iterator for Tokens {
    type Item = Token;

    fn next(&mut self) -> Option<Token> {
        self.skip_separators();
        if self.rest().is_empty() {
            return None;
        }
        let character = self.at + 1;
        let (word, length) = if let Some((name, length)) = self.cell() {
            (Word::Cell(name), length)
        } else if let Some(length) = self.pass() {
            (Word::Pass, length)
        } else {
            let word: String = self.rest().iter().take_while(|c| !is_separator(**c)).collect();
            let length = word.chars().count();
            (Word::Unknown(word), length)
        };
        self.at += length;
        Some(Token { character, word })
    }
}

/// A dash is none, because two of them are a pass.
fn is_separator(c: char) -> bool {
    c.is_whitespace() || c == '\u{feff}' || ",;:./\\|>→()[]{}\"'_–—、，。；：！!?".contains(c)
}

/// Full-width letters, digits and signs are those of ASCII in another block.
fn narrow(c: char) -> char {
    const MOVED_BY: u32 = 0xFF01 - 0x21;
    let narrow = match c {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(c as u32 - MOVED_BY).unwrap_or(c),
        _ => c,
    };
    narrow.to_ascii_lowercase()
}
