//! The French federation's database: games in a `.wtb`, players in a `.jou`, tournaments in a `.trn`.
//!
//! A header of 16 bytes, then records of equal length; numbers are little-endian, names Latin-1 and zero-terminated. A
//! game is 68 bytes: tournament, Black and White as two-byte numbers, Black's discs at the end and with perfect play,
//! and 60 moves as 10·row + column, without passes; 0 ends them early. As described at
//! <http://hp.vector.co.jp/authors/VA015468/platina/algo/append_a.html>, and as Edax's `base.c` and `NBoard` read it.

use crate::game::tree::{Certainty, GameTree, NodeId, Start, Value};
use crate::game::{Game, IllegalPly, PerSide, Ply, Side, Variant};
use crate::othello::Board;

use super::error::{Place, ReadError, ReadErrorKind};
use super::formats::format::{Format, Games, Moves, SourceFile, Summary};

const HEADER: usize = 16;

const GAME: usize = 68;

/// The record lengths of players' and tournaments' names.
const NAMES: [(&str, usize); 2] = [("jou", 20), ("trn", 26)];

const MOVES: usize = 8;

/// The empty squares from which perfect scores hold, unless the file says.
const USUAL_EMPTIES: u8 = 22;

const BY: &str = "WTHOR";

pub(super) const FORMAT: Format = Format {
    name: "wthor",
    title: "WTHOR",
    endings: &["wtb"],
    games: &[Game::Othello],
    beside: &[NAMES[0].0, NAMES[1].0],
    recognises: |bytes| Header::read(bytes).is_ok_and(|header| header.games > 0),
    read: |source| Ok(Box::new(Database::read(source)?)),
    write: None,
};

struct Header {
    games: usize,
    year: u16,
    /// The empty squares from which perfect scores hold.
    empties: u8,
}

impl Header {
    fn read(bytes: &[u8]) -> Result<Self, ReadError> {
        let at = |kind, byte: usize, detail: String| {
            ReadError::new(kind, Place::Byte { number: byte + 1 }, detail)
        };
        let Some(header) = bytes.get(..HEADER) else {
            let found = bytes.len();
            let detail = format!("expected {HEADER} bytes before the games, found {found}");
            return Err(at(ReadErrorKind::CutOff, found, detail));
        };
        let [century, year, month, day] = [header[0], header[1], header[2], header[3]];
        if month > 12 || day > 31 || year > 99 {
            let date = [century, year, month, day].map(|it| it.to_string()).join(" ");
            let detail = format!("expected century, year, month and day, found {date}");
            return Err(at(ReadErrorKind::Syntax, 0, detail));
        }
        let (size, kind) = (header[12], header[13]);
        if ![0, Board::SIZE].contains(&size) {
            return Err(at(ReadErrorKind::UnsupportedBoard, 12, format!("{size}×{size}")));
        }
        if kind != 0 {
            return Err(at(ReadErrorKind::UnsupportedGame, 13, "endings, not games".to_owned()));
        }
        let games = u32::from_le_bytes([header[4], header[5], header[6], header[7]]) as usize;
        let expected = games.saturating_mul(GAME).saturating_add(HEADER);
        if bytes.len() != expected {
            let found = bytes.len();
            let detail = format!("expected {expected} bytes for {games} games, found {found}");
            let kind = if found < expected { ReadErrorKind::CutOff } else { ReadErrorKind::Syntax };
            return Err(at(kind, 4, detail));
        }
        let empties = if header[14] == 0 { USUAL_EMPTIES } else { header[14] };
        Ok(Self { games, year: u16::from_le_bytes([header[10], header[11]]), empties })
    }
}

struct Database {
    header: Header,
    games: Vec<u8>,
    players: Names,
    tournaments: Names,
}

impl Database {
    fn read(source: &SourceFile) -> Result<Self, ReadError> {
        let header = Header::read(&source.bytes)?;
        let [players, tournaments] = NAMES.map(|(ending, length)| {
            let file = source.beside.iter().find(|(of, _)| *of == ending);
            Names { bytes: file.map(|(_, bytes)| bytes.clone()).unwrap_or_default(), length }
        });
        Ok(Self { header, games: source.bytes[HEADER..].to_vec(), players, tournaments })
    }

    fn record(&self, index: usize) -> &[u8] {
        &self.games[index * GAME..][..GAME]
    }
}

struct Names {
    bytes: Vec<u8>,
    length: usize,
}

impl Names {
    fn get(&self, number: usize) -> String {
        let start = HEADER + number * self.length;
        let Some(name) = self.bytes.get(start..start + self.length) else {
            return format!("#{number}");
        };
        let name: String =
            name.iter().take_while(|byte| **byte != 0).copied().map(char::from).collect();
        name.trim().to_owned()
    }
}

fn margin(black: u8) -> i32 {
    2 * i32::from(black) - i32::from(Board::SIZE).pow(2)
}

impl Games for Database {
    fn len(&self) -> usize {
        self.header.games
    }

    fn summary(&self, index: usize) -> Summary {
        let record = self.record(index);
        let number = |at: usize| usize::from(u16::from_le_bytes([record[at], record[at + 1]]));
        let black = record[6];
        let result = match 64_u8.checked_sub(black) {
            Some(white) => format!("{black}-{white}"),
            None => String::new(),
        };
        let year = self.header.year;
        Summary {
            names: PerSide {
                black: self.players.get(number(2)),
                white: self.players.get(number(4)),
            },
            event: self.tournaments.get(number(0)),
            date: if year == 0 { String::new() } else { year.to_string() },
            result,
            problem: None,
        }
    }

    fn tree(&self, index: usize) -> Result<GameTree, ReadError> {
        let variant = Variant::usual(Game::Othello);
        let mut tree = GameTree::new(Start::of(variant).expect("it is the usual one"));
        let Summary { names, event, date, result, .. } = self.summary(index);
        tree.facts.names = names;
        tree.facts.event = event;
        tree.facts.date = date;
        tree.facts.result = result;
        let record = self.record(index);
        let mut position = tree.start().position().clone();
        let mut last = NodeId::ROOT;
        let mut empties = 60;
        for (at, &written) in record[MOVES..].iter().take_while(|&&it| it != 0).enumerate() {
            let number = HEADER + index * GAME + MOVES + at + 1;
            let error = |kind, detail: &str| ReadError::new(kind, Place::Byte { number }, detail);
            let Some(cell) = cell_of(written) else {
                return Err(error(ReadErrorKind::Syntax, &written.to_string()));
            };
            let name = position.cell_name(cell);
            let illegal = |reason: IllegalPly| error(ReadErrorKind::IllegalMove(reason), &name);
            if position.must_pass() {
                last = tree.play_from(last, &mut position, Ply::Pass).map_err(illegal)?;
            }
            // A score of more discs than there are is none.
            if empties == self.header.empties && record[7] <= 64 {
                tree.set_value(last, perfect(record[7]));
            }
            last = tree.play_from(last, &mut position, Ply::Place(cell)).map_err(illegal)?;
            empties -= 1;
        }
        Ok(tree)
    }

    fn moves(&self, index: usize) -> Result<Moves, ReadError> {
        // Errors in a game are reported by the full reader.
        let whole = || self.tree(index).map(|tree| Moves::of(&tree));
        let record = self.record(index);
        let mut board = Board::start();
        let mut plies = Vec::with_capacity(60);
        for &written in record[MOVES..].iter().take_while(|&&it| it != 0) {
            if board.must_pass() {
                board = board.pass();
                plies.push(Ply::Pass);
            }
            let is_legal = |&cell: &usize| board.legal_moves() >> cell & 1 != 0;
            let Some(cell) = cell_of(written).filter(is_legal) else { return whole() };
            board = board.play(cell);
            plies.push(Ply::Place(cell));
        }
        let start = Start::of(Variant::usual(Game::Othello)).expect("it is the usual one");
        let written = (record[6] <= 64).then(|| margin(record[6]) as i16);
        // Passes are plies, so colours alternate.
        let is_black = plies.len().is_multiple_of(2);
        let margin =
            if board.is_game_over() { Some(black_margin(board, is_black)) } else { written };
        Ok(Moves { start, plies, margin, is_scored: true })
    }
}
fn cell_of(written: u8) -> Option<usize> {
    let (row, column) = (written / 10, written % 10);
    let is_square = (1..=8).contains(&row) && (1..=8).contains(&column);
    is_square.then(|| usize::from(row * 8 + column - 9))
}
/// Black's margin of a finished game on a board seen by Black or by White.
fn black_margin(board: Board, is_black: bool) -> i16 {
    let lead = board.player_count() as i16 - board.opponent_count() as i16;
    let margin = lead + lead.signum() * board.empty_count() as i16;
    if is_black { margin } else { -margin }
}

fn perfect(black: u8) -> Value {
    let value = Value::told(margin(black) as f32, Side::Black, BY);
    Value { certainty: Certainty::Exact, ..value }
}
