//! What precedes the first move: game, start, players.

use crate::game::tree::{Facts, Start};
use crate::game::{Game, PerSide, Position, Side, Variant};
use crate::gomoku::Ruleset;
use crate::othello::StartLayout;
use crate::records::error::ReadErrorKind;

use super::lexer::{Entry, Event, Fault, Lexer, MAX_VALUES};
use super::{points, private};

pub(super) struct Root<'text> {
    entries: Vec<Entry<'text>>,
    offset: usize,
    pub end: usize,
    first: Option<Side>,
}

impl<'text> Root<'text> {
    /// Looks ahead from the start of a game. Errors after the first node are left to the reader.
    pub(super) fn of(lexer: &Lexer<'text>) -> Result<Self, Fault> {
        let mut lexer = lexer.clone();
        let mut root = Self { entries: Vec::new(), offset: lexer.at, end: 0, first: None };
        let mut is_root = true;
        let mut nodes = 0;
        while root.first.is_none() {
            match lexer.next() {
                Err(fault) if nodes == 0 => return Err(fault),
                Ok(None | Some(Event::Close)) | Err(_) => break,
                Ok(Some(Event::Open)) => is_root = lexer.depth == 1,
                Ok(Some(Event::Node)) => {
                    nodes += 1;
                    root.first = lexer.entries.iter().find_map(side_of_move);
                    if is_root && (nodes == 1 || root.first.is_none()) {
                        root.entries.extend(&lexer.entries);
                        root.end = lexer.at;
                    }
                }
            }
            if root.entries.len() > 2 * MAX_VALUES {
                let limit = format!("{MAX_VALUES} values");
                return Err(Fault::new(ReadErrorKind::TooLarge, root.offset, limit));
            }
        }
        Ok(root)
    }

    fn find(&self, name: &str) -> Option<&Entry<'text>> {
        self.entries.iter().find(|entry| entry.name.as_str() == name)
    }

    pub(super) fn is_ours(&self) -> Result<bool, Fault> {
        let Some(version) = self.find("HB") else { return Ok(false) };
        match version.raw.parse::<u32>() {
            Ok(number) if number <= private::VERSION => Ok(true),
            Ok(_) => Err(Fault::new(ReadErrorKind::NewerVersion, version.offset, version.raw)),
            Err(_) => Err(version.fault()),
        }
    }

    /// Returns whether every move was made in a match, in the usual way unless noted.
    pub(super) fn has_turns(&self) -> bool {
        self.find("HBD").is_some()
    }

    /// The possible variants, likeliest first: some files say nothing about board or rules.
    pub(super) fn variants(&self) -> Result<Vec<Variant>, Fault> {
        let size = self.size()?;
        let game = self.game()?;
        let words = self.find("HBV").filter(|_| self.find("HB").is_some());
        let usual = Variant::usual(game);
        let variants: Vec<Variant> = if usual.rules().is_none() {
            vec![usual.with_size(size.unwrap_or(usual.size()))]
        } else {
            let said = self.find("RU").and_then(|rules| rules_named(&rules.text()));
            let likely = vec![Ruleset::Freestyle, Ruleset::Standard, Ruleset::Renju];
            let rules = said.map_or(likely, |rules| vec![rules]);
            let boards = size.map_or(game.kind().sizes.to_vec(), |size| vec![size]);
            let of = |size| rules.iter().map(move |&rules| usual.with_size(size).with_rules(rules));
            boards.into_iter().flat_map(of).collect()
        };
        let Some(words) = words else { return Ok(variants) };
        let of_words = |variant| private::variant_of(variant, words.raw);
        let said: Vec<Variant> = variants.into_iter().filter_map(of_words).collect();
        if !said.is_empty() {
            let older = said.iter().filter_map(|variant| variant.before_swaps());
            return Ok(said.iter().copied().chain(older).collect());
        }
        if private::opening_named(words.raw.trim()).is_some() {
            // The opening is none of these rules, or of this board.
            let kind = ReadErrorKind::UnsupportedBoard;
            return Err(Fault::new(kind, words.offset, words.raw.trim()));
        }
        Err(words.fault())
    }

    fn game(&self) -> Result<Game, Fault> {
        let refused = |offset, detail: String| {
            Err(Fault::new(ReadErrorKind::UnsupportedGame, offset, detail))
        };
        let Some(game) = self.find("GM") else {
            return refused(self.offset, "no GM, which means Go".to_owned());
        };
        match game.raw.trim().parse::<u32>() {
            Ok(number) => {
                let named = Game::ALL.into_iter().find(|known| known.kind().sgf == number);
                let unknown = || format!("{}GM[{number}]", game_number(number));
                named.map_or_else(|| refused(game.offset, unknown()), Ok)
            }
            Err(_) => refused(game.offset, format!("GM[{}]", game.raw)),
        }
    }

    fn size(&self) -> Result<Option<u8>, Fault> {
        let Some(entry) = self.find("SZ") else { return Ok(None) };
        let written = entry.raw.trim();
        let length = match written.split_once(':') {
            Some((columns, rows)) if columns.trim() == rows.trim() => columns.trim(),
            _ => written,
        };
        length.parse().map(Some).map_err(|_| {
            Fault::new(ReadErrorKind::UnsupportedBoard, entry.offset, format!("SZ[{written}]"))
        })
    }

    pub(super) fn start(&self, variant: Variant) -> Result<Start, Fault> {
        let no_board = |error: &dyn std::fmt::Display| {
            let offset = self.find("SZ").map_or(self.offset, |size| size.offset);
            Fault::new(ReadErrorKind::UnsupportedBoard, offset, error.to_string())
        };
        let usual = variant.start().map_err(|error| no_board(&error))?;
        let is_said = self.find("HBV").is_some() && self.find("HB").is_some();
        let sets_up = ["AB", "AW", "AE", "PL"].iter().any(|name| self.find(name).is_some());
        if !sets_up {
            let variant = match (variant, self.first) {
                (Variant::Othello { size, layout, .. }, Some(first)) if !is_said => {
                    Variant::Othello { size, layout, first }
                }
                _ => variant,
            };
            return Start::of(variant).map_err(|error| no_board(&error));
        }
        let cells = self.cells(&usual)?;
        let to_move = self.to_move()?;
        let position = Position::set_up(variant, &cells, to_move);
        let position = position.expect("a board of this size was made before");
        let variant = if is_said { variant } else { usual_with(&position).unwrap_or(variant) };
        Ok(Start::set_up(variant, position))
    }

    fn cells(&self, usual: &Position) -> Result<Vec<Option<Side>>, Fault> {
        let is_empty = self.find("AB").is_some() || self.find("AW").is_some();
        let mut cells: Vec<Option<Side>> = (0..usize::from(usual.size()).pow(2))
            .map(|cell| usual.stone(cell).filter(|_| !is_empty))
            .collect();
        for entry in &self.entries {
            let stone = match entry.name.as_str() {
                "AB" => Some(Side::Black),
                "AW" => Some(Side::White),
                "AE" => None,
                _ => continue,
            };
            for cell in points::cells(usual, entry.raw).ok_or_else(|| entry.no_cell())? {
                cells[cell] = stone;
            }
        }
        Ok(cells)
    }

    fn to_move(&self) -> Result<Side, Fault> {
        let Some(player) = self.find("PL") else { return Ok(self.first.unwrap_or(Side::Black)) };
        match player.raw.trim().as_bytes().first() {
            Some(b'B' | b'b') => Ok(Side::Black),
            Some(b'W' | b'w') => Ok(Side::White),
            _ => Err(player.fault()),
        }
    }

    pub(super) fn facts(&self) -> Facts {
        let text = |name| self.find(name).map(Entry::text).unwrap_or_default();
        let is_ours = self.is_ours().unwrap_or_default();
        let ours = |name| self.find(name).filter(|_| is_ours);
        let clock = |name| ours(name).and_then(|entry| private::clock_of(entry.raw));
        let players = ours("HBM").and_then(|entry| private::players_of(entry.raw));
        let (mode, skills) = players.unwrap_or_default();
        Facts {
            names: PerSide { black: text("PB"), white: text("PW") },
            ratings: PerSide { black: text("BR"), white: text("WR") },
            event: text("EV"),
            place: text("PC"),
            date: text("DT"),
            result: text("RE"),
            comment: text("GC"),
            clocks: PerSide { black: clock("HBTB"), white: clock("HBTW") },
            mode,
            skills,
        }
    }

    /// Returns whether the result was given, though the moves show the same.
    pub(super) fn says_result(&self) -> bool {
        self.find("HBRE").is_some()
    }
}

pub(super) fn side_of_move(entry: &Entry<'_>) -> Option<Side> {
    match entry.name.as_str() {
        "B" => Some(Side::Black),
        "W" => Some(Side::White),
        _ => None,
    }
}

fn usual_with(position: &Position) -> Option<Variant> {
    let size = position.size();
    let layouts = [StartLayout::Standard, StartLayout::Mirrored];
    layouts
        .into_iter()
        .flat_map(|layout| Side::ALL.map(|first| Variant::Othello { size, layout, first }))
        .find(|variant| variant.start().as_ref() == Ok(position))
}

fn rules_named(name: &str) -> Option<Ruleset> {
    let name = name.to_ascii_lowercase();
    Ruleset::ALL.into_iter().find(|rules| name.contains(rules.name()))
}

/// The games of other numbers, each followed by a blank.
const fn game_number(number: u32) -> &'static str {
    match number {
        1 => "Go ",
        3 => "chess ",
        6 => "backgammon ",
        7 => "Chinese chess ",
        8 => "shogi ",
        9 => "Lines of Action ",
        10 => "Ataxx ",
        11 => "Hex ",
        18 => "Amazons ",
        _ => "",
    }
}
