//! The files of Piskvork, the manager of the Gomocup tournaments: a game of Gomoku, line by line.
//!
//! ```text
//! Piskvorky 15x15, 11:11, 0      columns x rows, the players' levels (0 is a person), which player begins
//! 8,8,0                          a stone: column and row from 1 at the top-left corner, milliseconds
//! 9,7,1250
//! FIRST.zip                      the players, in tournaments only
//! SECOND.zip
//! -1                             how the game ended, for the manager
//! 1,Freestyle15_1                who won, and the league, in the archives of Gomocup only
//! ```
//!
//! As Piskvork itself writes and reads it (`savePsq` and `openPsq` of its `game.cpp`,
//! <https://github.com/plastovicka/Piskvork>). Only the league's name says anything about the rules. Black plays first.
//! The result is the board's. What follows the end's line is ignored, except for the league.

use std::fmt::Write as _;
use std::time::Duration;

use crate::game::tree::{GameTree, NodeId};
use crate::game::{IllegalPly, Outcome, PerSide, Ply, Side, Variant};
use crate::gomoku::{Opening, Ruleset};

use super::error::{Place, ReadError, ReadErrorKind};
use super::record_builder::RecordBuilder;

const BEGINNING: &str = "Piskvor";

/// What Piskvork calls people without a name.
const NAMELESS: [&str; 2] = ["homo-1", "homo-2"];

const UNKNOWN_END: &str = "-1";

/// Returns whether a text begins like these files.
pub fn is_psq(text: &[u8]) -> bool {
    let text = text.strip_prefix("\u{feff}".as_bytes()).unwrap_or(text).trim_ascii_start();
    let beginning = text.get(..BEGINNING.len());
    beginning.is_some_and(|beginning| beginning.eq_ignore_ascii_case(BEGINNING.as_bytes()))
}

/// Reads a game, with each stone's time where given: 0 says nothing. A file without rules is played under `rules`, or
/// under the first others that make all its moves legal.
///
/// # Errors
/// [`ReadErrorKind::UnknownFormat`] if it begins otherwise, [`ReadErrorKind::Empty`] without moves, and with
/// the line [`ReadErrorKind::UnsupportedBoard`], [`ReadErrorKind::Syntax`] and [`ReadErrorKind::IllegalMove`].
pub fn read(text: &str, rules: Ruleset) -> Result<GameTree, ReadError> {
    let file = File::read(text)?;
    if file.stones.is_empty() {
        // After the line with the board, where the first one would be.
        return Err(at(file.header + 1, ReadErrorKind::Empty, ""));
    }
    let mut tree = match file.rules {
        Some(rules) => file.tree(rules)?,
        None => file.tree(rules).or_else(|error| {
            let mut others = Ruleset::ALL.into_iter().filter(|&other| other != rules);
            others.find_map(|other| file.tree(other).ok()).ok_or(error)
        })?,
    };
    for (node, stone) in tree.line_after(NodeId::ROOT).into_iter().zip(&file.stones) {
        tree.set_time(node, stone.time);
    }
    tree.facts.names = file.names;
    Ok(tree)
}

/// Writes a Gomoku game's main line, with each stone's time where known, without choices of colours and without moves
/// that were only offered.
pub fn write(game: &GameTree) -> String {
    let last = game.main_end();
    let end = game.position(last);
    let size = end.size();
    let mut text = format!("Piskvorky {size}x{size}, 0:0, 0\n");
    for node in game.line_after(NodeId::ROOT).into_iter().map(|id| game.node(id)) {
        if let Some(Ply::Place(cell)) = node.ply() {
            let time = node.time().map_or(0, |time| time.as_millis());
            let (column, row) = (cell % usize::from(size) + 1, cell / usize::from(size) + 1);
            writeln!(text, "{column},{row},{time}").expect("a string takes all that is written");
        }
    }
    for (side, nameless) in Side::ALL.into_iter().zip(NAMELESS) {
        let name = game.facts.names[end.player_of(side)].replace(',', " ");
        let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
        writeln!(text, "{}", if is_name(&name) { &name } else { nameless })
            .expect("a string takes all that is written");
    }
    let outcome = Outcome::of(&end, game.node(last).end());
    let winner = match outcome.and_then(|outcome| outcome.winner) {
        None => 0,
        Some(Side::Black) => 1,
        Some(Side::White) => 2,
    };
    let rules = game.variant().rules().map_or("", rules_name);
    text + &format!("{UNKNOWN_END}\n{winner},{rules}\n")
}

/// The rules' name in files, and at the start of Gomocup's leagues.
pub(super) const fn rules_name(rules: Ruleset) -> &'static str {
    match rules {
        Ruleset::Freestyle => "Freestyle",
        Ruleset::Standard => "Standard",
        Ruleset::Renju => "Renju",
        Ruleset::Caro => "Caro",
    }
}

/// The rules of a league; the fast one plays freestyle.
fn rules_of(name: &str) -> Option<Ruleset> {
    let name = name.trim().to_ascii_lowercase();
    let is_league = |rules: &Ruleset| name.starts_with(&rules_name(*rules).to_ascii_lowercase());
    let fast = name.starts_with("fastgame").then_some(Ruleset::Freestyle);
    Ruleset::ALL.into_iter().find(is_league).or(fast)
}

struct Written<'text> {
    line: usize,
    text: &'text str,
    column: i64,
    row: i64,
    time: Option<Duration>,
}

struct File<'text> {
    header: usize,
    size: u8,
    stones: Vec<Written<'text>>,
    names: PerSide<String>,
    rules: Option<Ruleset>,
}

impl<'text> File<'text> {
    fn read(text: &'text str) -> Result<Self, ReadError> {
        let text = text.trim_start_matches('\u{feff}');
        let lines = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim()));
        let mut lines = lines.filter(|(_, line)| !line.is_empty()).peekable();
        let (number, header) =
            lines.next().ok_or_else(|| ReadError::new(ReadErrorKind::Empty, Place::Whole, ""))?;
        if !is_psq(header.as_bytes()) {
            return Err(at(number, ReadErrorKind::UnknownFormat, header));
        }
        let (size, second_begins) = header_of(header).map_err(|kind| at(number, kind, header))?;
        let mut stones = Vec::new();
        while let Some(&(line, text)) = lines.peek()
            && let Some((column, row, time)) = stone_of(text)
        {
            let time = u64::try_from(time).ok().filter(|&time| time > 0).map(Duration::from_millis);
            stones.push(Written { line, text, column, row, time });
            lines.next();
        }
        let mut names: Vec<(usize, &str)> = Vec::new();
        while let Some((number, line)) = lines.next_if(|(_, line)| !is_number(line)) {
            // If moves go on after such a line, it is no name.
            if let (Some(_), Some(&(number, line))) = (stone_of(line), names.first()) {
                return Err(at(number, ReadErrorKind::Syntax, line));
            }
            if names.len() == NAMELESS.len() || !is_name(line) {
                return Err(at(number, ReadErrorKind::Syntax, line));
            }
            names.push((number, line));
        }
        let rules = lines.find_map(|(_, line)| rules_of(line.split_once(',')?.1));
        Ok(Self { header: number, size, stones, names: names_of(&names, second_begins), rules })
    }

    fn tree(&self, rules: Ruleset) -> Result<GameTree, ReadError> {
        let variant = Variant::Gomoku { size: self.size, rules, opening: Opening::Free };
        let mut builder = RecordBuilder::new(variant).map_err(|error| {
            at(self.header, ReadErrorKind::UnsupportedBoard, &error.to_string())
        })?;
        let size = usize::from(self.size);
        for stone in &self.stones {
            let place = |number: i64| {
                let index = number.checked_sub(1).and_then(|index| usize::try_from(index).ok());
                index.filter(|&index| index < size)
            };
            place(stone.column)
                .zip(place(stone.row))
                .ok_or(IllegalPly::OffBoard)
                .and_then(|(column, row)| builder.place(row * size + column))
                .map_err(|reason| at(stone.line, ReadErrorKind::IllegalMove(reason), stone.text))?;
        }
        Ok(builder.finish(variant).into())
    }
}

fn at(line: usize, kind: ReadErrorKind, detail: &str) -> ReadError {
    ReadError::new(kind, Place::Line { line, column: 1 }, detail)
}

fn header_of(line: &str) -> Result<(u8, bool), ReadErrorKind> {
    let mut parts = line.split(',').map(str::trim);
    let board = parts.next().and_then(|first| first.split_whitespace().nth(1));
    let (columns, rows) =
        board.and_then(|board| board.split_once(['x', 'X'])).ok_or(ReadErrorKind::Syntax)?;
    let number = |text: &str| text.parse::<u32>().map_err(|_| ReadErrorKind::Syntax);
    let (columns, rows) = (number(columns)?, number(rows)?);
    match u8::try_from(columns) {
        Ok(size) if columns == rows => Ok((size, parts.nth(1) == Some("1"))),
        _ => Err(ReadErrorKind::UnsupportedBoard),
    }
}

fn stone_of(line: &str) -> Option<(i64, i64, i64)> {
    let numbers: Option<Vec<i64>> = line.split(',').map(|part| part.trim().parse().ok()).collect();
    match numbers?[..] {
        [column, row] => Some((column, row, 0)),
        [column, row, time] => Some((column, row, time)),
        _ => None,
    }
}

fn is_number(line: &str) -> bool {
    line.parse::<i64>().is_ok()
}

/// Returns whether a line can be a name: with a comma it would be a move or a league, as a number an end.
fn is_name(line: &str) -> bool {
    !line.is_empty() && !line.contains(',') && !is_number(line)
}

fn names_of(written: &[(usize, &str)], second_begins: bool) -> PerSide<String> {
    let name = |index: usize| {
        let name = written.get(index).map(|(_, name)| *name);
        name.filter(|name| !NAMELESS.contains(name)).unwrap_or_default().to_owned()
    };
    let (black, white) = if second_begins { (1, 0) } else { (0, 1) };
    PerSide { black: name(black), white: name(white) }
}
