//! `RenjuNet`'s game collection (`.rif`), in XML: players, events, rules and results. Read-only.
//!
//! ```text
//! <database>
//!   <countries><country id="1" name="Estonia" abbr="EST"/></countries>
//!   <players><player id="7" name="Ann" surname="Tamm" country="1" city="2"/></players>
//!   <tournaments><tournament id="3" name="…" city="2" start="2005-08-01" rule="1"/></tournaments>
//!   <games><game id="9" tournament="3" round="1" rule="1" black="7" white="8" bresult="0.5" opening="4">
//!     <move>h8 h9 j8</move><info>…</info>
//!   </game></games>
//! </database>
//! ```
//!
//! Follows `rif.ts` of <https://github.com/renju-note/renju-note>. One pass collects the lists and the offsets of the
//! games, which are read on request. Entities that the text declares are not expanded, so that a short text can't become
//! a long one.

mod game;
mod xml;

use std::collections::HashMap;

use encoding_rs::Encoding;
use quick_xml::events::{BytesDecl, BytesStart, Event};

use crate::game::tree::{Facts, GameTree};
use crate::game::{Game, PerSide};

use super::error::{Place, ReadError, ReadErrorKind};
use super::formats::format::{Format, Games, SourceFile, Summary};
use super::formats::pieces::{Pieces, beginning, contains, strict_text, text_labelled};

use game::Written;
use xml::{Fault, attribute, check_depth, fault, number, reader_of};

pub(super) const FORMAT: Format = Format {
    name: "rif",
    title: "RenjuNet's collection",
    endings: &["rif"],
    games: &[Game::Gomoku],
    beside: &[],
    recognises: is_rif,
    read: |source| Ok(Box::new(Database::read(source)?)),
    write: None,
};

/// The most games and names read; the collection has some fifty thousand of each.
const MAX_ROWS: usize = 2_000_000;

fn is_rif(bytes: &[u8]) -> bool {
    let beginning = beginning(bytes);
    let has = |wanted: &[u8]| contains(beginning, wanted);
    let start = beginning.strip_prefix("\u{feff}".as_bytes()).unwrap_or(beginning);
    start.trim_ascii_start().starts_with(b"<")
        && [&b"<database"[..], b"<countries", b"<games"].into_iter().any(has)
}

/// The encoding that the first line declares.
fn label_of(bytes: &[u8]) -> Option<&[u8]> {
    const NAME: &[u8] = b"encoding=";
    let bytes = beginning(bytes);
    let at = bytes.windows(NAME.len()).position(|it| it == NAME)?;
    let (quote, label) = bytes[at + NAME.len()..].split_first()?;
    label.iter().position(|byte| byte == quote).map(|end| &label[..end])
}

const LISTS: [&str; 8] =
    ["countries", "cities", "months", "rules", "openings", "players", "tournaments", "games"];

fn list_named(name: &str) -> Option<&'static str> {
    LISTS.into_iter().find(|&list| list == name)
}

type Names = HashMap<u32, String>;

#[derive(Default)]
struct Tournament {
    name: String,
    country: Option<u32>,
    city: Option<u32>,
    date: String,
}

#[derive(Default)]
struct Lists {
    countries: Names,
    cities: Names,
    rules: Names,
    openings: Names,
    players: Names,
    tournaments: HashMap<u32, Tournament>,
    rows: usize,
}

struct Database {
    lists: Lists,
    games: Pieces,
    /// Why the rest is missing, if the text is broken between games.
    broken: Option<ReadError>,
}

impl Database {
    fn read(source: &SourceFile) -> Result<Self, ReadError> {
        let is_unicode = strict_text(&source.bytes).is_ok();
        let text = text_labelled(&source.bytes, label_of(&source.bytes))?.into_owned();
        let mut scan = Scan { is_unicode, ..Scan::default() };
        let broken = scan.run(&text).err().map(|(kind, offset, detail)| {
            ReadError::new(kind, Place::in_lines(&text, offset), detail)
        });
        let broken = match broken {
            // Reported when the game is read.
            Some(_) if scan.is_in_game => None,
            Some(error) if scan.games.is_empty() => return Err(error),
            None if !scan.has_lists => {
                let detail: String = text.trim_start().chars().take(20).collect();
                let place = Place::start_of(&text);
                return Err(ReadError::new(ReadErrorKind::UnknownFormat, place, detail));
            }
            broken => broken,
        };
        let games = Pieces::cut_before(text, &scan.games)?;
        Ok(Self { lists: scan.lists, games, broken })
    }

    fn facts(&self, game: &Written) -> Facts {
        let lists = &self.lists;
        let named = |names: &Names, key| {
            let id = game.number(key);
            id.and_then(|id| names.get(&id)).cloned().unwrap_or_default()
        };
        let tournament = game.number("tournament").and_then(|id| lists.tournaments.get(&id));
        let place = tournament.map(|it| {
            let name = |id: Option<u32>, names: &Names| id.and_then(|id| names.get(&id)).cloned();
            let parts = [name(it.city, &lists.cities), name(it.country, &lists.countries)];
            parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
        });
        let mut event = tournament.map(|it| it.name.clone()).unwrap_or_default();
        let round = game.text("round");
        if !round.is_empty() {
            let between = if event.is_empty() { "" } else { ", " };
            event = format!("{event}{between}round {round}");
        }
        let told = [
            ("Rule", named(&lists.rules, "rule")),
            ("Opening", named(&lists.openings, "opening")),
            ("Fifth moves", game.text("alt")),
            ("Swap", game.text("swap")),
        ];
        let told = told.into_iter().filter(|(_, value)| !value.is_empty());
        let told = told.map(|(key, value)| format!("{key}: {value}"));
        let info = Some(game.info.trim().to_owned()).filter(|info| !info.is_empty());
        Facts {
            names: PerSide {
                black: named(&lists.players, "black"),
                white: named(&lists.players, "white"),
            },
            event,
            place: place.unwrap_or_default(),
            date: tournament.map(|it| it.date.clone()).unwrap_or_default(),
            result: match &*game.text("bresult") {
                "1" => "1-0".to_owned(),
                "0" => "0-1".to_owned(),
                "0.5" => "½-½".to_owned(),
                other => other.to_owned(),
            },
            comment: info.into_iter().chain(told).collect::<Vec<_>>().join("\n"),
            ..Facts::default()
        }
    }
}

impl Games for Database {
    fn len(&self) -> usize {
        self.games.len() + usize::from(self.broken.is_some())
    }

    fn summary(&self, index: usize) -> Summary {
        if index == self.games.len() {
            return Summary::default();
        }
        let game = Written::beginning(self.games.piece(index));
        game.map_or_else(|_| Summary::default(), |game| Summary::from(&self.facts(&game)))
    }

    fn tree(&self, index: usize) -> Result<GameTree, ReadError> {
        if let Some(error) = self.broken.as_ref().filter(|_| index == self.games.len()) {
            return Err(error.clone());
        }
        let read = || {
            let game = Written::read(self.games.piece(index))?;
            let facts = self.facts(&game);
            let rule = game.number("rule").and_then(|id| self.lists.rules.get(&id));
            let mut tree = game.tree(rule.map_or("", String::as_str))?;
            tree.facts = facts;
            Ok(tree)
        };
        read().map_err(|error| self.games.placed(index, error))
    }
}

#[derive(Default)]
struct Scan {
    /// Whether the text is valid UTF-8, whatever it declares.
    is_unicode: bool,
    lists: Lists,
    has_lists: bool,
    games: Vec<usize>,
    is_in_game: bool,
}

impl Scan {
    fn run(&mut self, text: &str) -> Result<(), Fault> {
        let mut reader = reader_of(text);
        let mut depth = 0;
        let mut list = None;
        loop {
            let at = reader.buffer_position() as usize;
            let event = reader.read_event().map_err(|error| fault(&reader, &error))?;
            match event {
                Event::Decl(declaration) => self.check_encoding(&declaration, at)?,
                Event::Start(tag) => {
                    depth += 1;
                    match (depth, list) {
                        (2, _) => list = list_named(tag.name().as_ref()),
                        (3, Some(list)) => {
                            self.is_in_game = list == "games";
                            self.row(list, &tag, at)?;
                        }
                        _ => check_depth(depth, at)?,
                    }
                    self.has_lists |= list.is_some();
                }
                Event::Empty(tag) if depth == 1 => {
                    self.has_lists |= list_named(tag.name().as_ref()).is_some();
                }
                Event::Empty(tag) => {
                    if let (2, Some(list)) = (depth, list) {
                        self.row(list, &tag, at)?;
                    }
                }
                Event::End(_) => {
                    depth -= 1;
                    self.is_in_game &= depth > 2;
                }
                Event::Eof if depth > 0 => {
                    let detail = "the text ends before its elements do".to_owned();
                    return Err((ReadErrorKind::Syntax, at, detail));
                }
                Event::Eof => return Ok(()),
                _ => {}
            }
        }
    }

    /// In an encoding that nobody knows the names would come out as nonsense.
    fn check_encoding(&self, declaration: &BytesDecl, at: usize) -> Result<(), Fault> {
        let encoding = declaration.encoding().and_then(Result::ok).unwrap_or_default();
        let is_known = Encoding::for_label(encoding.as_bytes()).is_some();
        if self.is_unicode || encoding.is_empty() || is_known {
            return Ok(());
        }
        Err((ReadErrorKind::Syntax, at, format!("encoding=\"{encoding}\"")))
    }

    fn row(&mut self, list: &str, tag: &BytesStart, at: usize) -> Result<(), Fault> {
        self.lists.rows += 1;
        if self.lists.rows > MAX_ROWS {
            return Err((ReadErrorKind::TooLarge, at, format!("{MAX_ROWS} games and names")));
        }
        if list == "games" {
            self.games.push(at);
            return Ok(());
        }
        let Some(id) = number(tag, "id") else { return Ok(()) };
        let lists = &mut self.lists;
        let joined = |first: &str, second: &str| {
            let both = [attribute(tag, first), attribute(tag, second)];
            let both = both.iter().map(|part| part.trim()).filter(|part| !part.is_empty());
            both.collect::<Vec<_>>().join(" ")
        };
        let name = || attribute(tag, "name");
        let (list, name) = match list {
            "countries" => (&mut lists.countries, name()),
            "cities" => (&mut lists.cities, name()),
            "rules" => (&mut lists.rules, name()),
            "openings" => (&mut lists.openings, joined("abbr", "name")),
            "players" => (&mut lists.players, joined("name", "surname")),
            "tournaments" => {
                let start = attribute(tag, "start");
                let date = if start.is_empty() { attribute(tag, "year") } else { start };
                let (country, city) = (number(tag, "country"), number(tag, "city"));
                lists.tournaments.insert(id, Tournament { name: name(), country, city, date });
                return Ok(());
            }
            // Games are counted above, and tournaments' dates contain the months.
            _ => return Ok(()),
        };
        list.insert(id, name);
        Ok(())
    }
}
