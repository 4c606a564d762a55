//! A list of games, searched while somebody types and sorted by any column. The games themselves are read when they are
//! opened.

use std::borrow::Cow;
use std::cmp::Ordering;
use std::path::{Path, PathBuf};

use super::load::load;
use super::results::{Ended, PlayerWords, ResultWords, SaidOf};
use super::{ImportError, Progress};
use crate::app::disk;
use crate::game::tree::GameTree;
use crate::game::{PerSide, Side, Variant};
use crate::openings::{self, Opening, Tongue};
use crate::records::formats::{
    self, Collection, Format, Games, MAX_BYTES, Moves, Problem, SourceFile, Summary, margin_of,
    shown_result,
};
use crate::records::{Place, ReadError, ReadErrorKind};

/// The largest collections have a few hundred thousand games.
const MAX_GAMES: usize = 1_000_000;

const MIXED: &str = "mixed";

const PROBLEMS: &str = "obf";

const MAX_CHARACTERS: usize = 200;

/// How many games are handled between two checks for a stop.
const ONCE_IN: usize = 4096;

/// A column of the list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Column {
    /// The place in the file.
    #[default]
    Number,
    /// Black's player.
    Black,
    /// White's player.
    White,
    /// The tournament or match.
    Event,
    /// The date.
    Date,
    /// The result.
    Result,
    /// The opening.
    Opening,
    /// Of a problem: the empty squares.
    Empties,
    /// Of a problem: the side to move.
    ToMove,
    /// Of a problem: its value.
    Score,
}

const WORDS: usize = 6;

/// The order of the list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Order {
    /// The column to sort by.
    pub column: Column,
    /// Whether to reverse the order. Empty values come last either way.
    pub is_descending: bool,
}

/// Which games to list: those that fulfil every condition.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Words, each of which must occur, or be said of the result or a player.
    pub words: String,
    /// Part of either player's name.
    pub player: String,
    /// Part of the event's name.
    pub event: String,
    /// The first and last year.
    pub years: Option<(u16, u16)>,
    /// The result.
    pub ended: Option<Ended>,
    /// What the window says of results.
    pub results: ResultWords,
    /// What the window calls players.
    pub players: PlayerWords,
}

impl Filter {
    /// A filter by words alone.
    pub fn of_words(words: &str) -> Self {
        Self { words: words.to_owned(), ..Self::default() }
    }

    /// Reads years such as `1998`, `1998-2003`, `1998-` or `-2003`; `None` for anything else.
    pub fn years_of(text: &str) -> Option<(u16, u16)> {
        let year = |text: &str| text.trim().parse::<u16>().ok();
        let Some((first, last)) = text.split_once(['-', '–']) else {
            return year(text).map(|year| (year, year));
        };
        match (first.trim(), last.trim()) {
            ("", "") => None,
            ("", last) => Some((0, year(last)?)),
            (first, "") => Some((year(first)?, u16::MAX)),
            (first, last) => Some((year(first)?, year(last)?)),
        }
    }
}

/// The year of a date: its first group of four digits.
fn year_of(date: &str) -> Option<u16> {
    let mut parts = date.split(|c: char| !c.is_ascii_digit());
    parts.find(|part| part.len() == 4)?.parse().ok()
}

/// The entry of a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Row {
    /// Players, event, date and result.
    pub summary: Summary,
    /// The first moves, if the list gives them.
    pub opening: String,
    /// The opening, if the list gives it and it has a name.
    pub named: Option<&'static Opening>,
    /// The game and its board, if the list gives them.
    pub variant: Option<Variant>,
    /// Whether it is known to be broken; others prove so when opened.
    pub is_broken: bool,
}

#[derive(Debug)]
enum Origin {
    File(Collection),
    /// Several files, each with the number of its first game.
    Files(Vec<(usize, OpenedFile)>),
    /// Some games of several files, by number.
    Selection(Vec<(usize, OpenedFile)>, Vec<usize>),
    /// In a file each.
    Folder(Vec<(PathBuf, Row)>),
}

#[derive(Debug)]
pub(super) struct OpenedFile {
    pub(super) name: String,
    pub(super) path: PathBuf,
    /// The board of games that do not name one.
    pub(super) variant: Variant,
    /// `None` if the file can't be read, which makes one broken row.
    pub(super) games: Option<Collection>,
}

impl OpenedFile {
    fn len(&self) -> usize {
        self.games.as_ref().map_or(1, Collection::len)
    }

    fn row(&self, index: usize) -> Row {
        let broken = || Row { is_broken: true, ..Row::default() };
        let mut row = self.games.as_ref().map_or_else(broken, |games| Row::listed(games, index));
        let summary = &mut row.summary;
        let event = std::mem::take(&mut summary.event);
        let separator = if event.is_empty() { "" } else { " · " };
        summary.event = short(format!("{}{separator}{event}", self.name));
        row
    }

    fn tree(&self, index: usize) -> Result<GameTree, ImportError> {
        if let Some(games) = &self.games {
            return Ok(games.tree(index)?);
        }
        // Reading it again gives the error, or the game if it has come back.
        let progress = Progress::default();
        let (format, source) = load(&self.path, self.variant, MAX_BYTES, 0..1, &progress)?;
        Ok(Collection::read_as(format, &source)?.first()?)
    }
}

/// A list of games.
#[derive(Debug)]
pub struct Catalogue {
    origin: Origin,
    format: &'static Format,
    title: String,
    /// The file, if there is just one.
    path: Option<PathBuf>,
    /// The searchable words in lower case, game after game.
    words: String,
    /// Where the words of each game's columns end.
    ends: Vec<[u32; WORDS]>,
    problems: Vec<Option<Problem>>,
}

impl Catalogue {
    /// Lists the games of a file; `goes_on` gets the number listed and the total, and returns whether to continue.
    pub(super) fn of_collection(
        collection: Collection,
        title: &str,
        goes_on: impl FnMut(u64, u64) -> bool,
    ) -> Result<Self, ImportError> {
        let format = collection.format();
        Self::list(Origin::File(collection), format, title, goes_on)
    }

    /// Lists the games of several files; `format` is that of the first readable one.
    pub(super) fn of_several(
        files: Vec<OpenedFile>,
        format: &'static Format,
        title: &str,
        goes_on: impl FnMut(u64, u64) -> bool,
    ) -> Result<Self, ImportError> {
        let numbered = files.into_iter().scan(0, |next, file| {
            let first = *next;
            *next += file.len();
            Some((first, file))
        });
        Self::list(Origin::Files(numbered.collect()), format, title, goes_on)
    }

    pub(super) fn of_part(
        files: Vec<OpenedFile>,
        format: &'static Format,
        title: &str,
        mut wanted: impl FnMut(&Moves) -> bool,
        mut goes_on: impl FnMut(u64, u64) -> bool,
    ) -> Result<Self, ImportError> {
        let all: usize = files.iter().map(OpenedFile::len).sum();
        let mut chosen = Vec::new();
        let mut numbered = Vec::with_capacity(files.len());
        let mut first = 0;
        for file in files {
            for (index, games) in
                file.games.iter().flat_map(|games| (0..games.len()).map(move |at| (at, games)))
            {
                if (first + index).is_multiple_of(ONCE_IN)
                    && !goes_on((first + index) as u64, all as u64)
                {
                    return Err(ImportError::Stopped);
                }
                if games.moves(index).is_ok_and(|moves| wanted(&moves)) {
                    chosen.push(first + index);
                }
            }
            let next = first + file.len();
            numbered.push((first, file));
            first = next;
        }
        Self::list(Origin::Selection(numbered, chosen), format, title, |_, _| true)
    }

    pub(super) fn of_files(
        files: Vec<(PathBuf, Row)>,
        format: &'static Format,
        goes_on: impl FnMut(u64, u64) -> bool,
    ) -> Result<Self, ImportError> {
        Self::list(Origin::Folder(files), format, "", goes_on)
    }

    fn list(
        origin: Origin,
        format: &'static Format,
        title: &str,
        mut goes_on: impl FnMut(u64, u64) -> bool,
    ) -> Result<Self, ImportError> {
        let games = origin.len();
        let too_large = || {
            let detail = format!("{MAX_GAMES} games");
            ReadError { kind: ReadErrorKind::TooLarge, place: Place::Whole, detail }
        };
        if games > MAX_GAMES {
            return Err(too_large().into());
        }
        let mut words = String::new();
        let mut ends = Vec::with_capacity(games);
        let mut problems = Vec::with_capacity(games);
        for index in 0..games {
            if index % ONCE_IN == 0 && !goes_on(index as u64, games as u64) {
                return Err(ImportError::Stopped);
            }
            let row = origin.row(index);
            let mut end = [0; WORDS];
            let opening = row.opening_words();
            let result = shown_result(&row.summary.result);
            for (text, end) in fields(&row.summary, &result, &opening).into_iter().zip(&mut end) {
                push_lower(&mut words, text);
                words.push('\n');
                *end = u32::try_from(words.len()).map_err(|_| too_large())?;
            }
            ends.push(end);
            problems.push(row.summary.problem);
        }
        Ok(Self { origin, format, title: title.to_owned(), path: None, words, ends, problems })
    }

    /// The number of games, broken ones included.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Returns whether the list is empty.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// The format of the games.
    pub fn format(&self) -> &'static Format {
        self.format
    }

    /// The files of a list of several, each with the number of its first game.
    fn several(&self) -> &[(usize, OpenedFile)] {
        match &self.origin {
            Origin::Files(files) | Origin::Selection(files, _) => files,
            Origin::File(_) | Origin::Folder(_) => &[],
        }
    }

    /// The name of the format, or `mixed`.
    pub fn format_name(&self) -> &'static str {
        let read = |(_, file): &(usize, OpenedFile)| Some(file.games.as_ref()?.format());
        let mut names = self.several().iter().filter_map(read);
        let is_mixed = names.any(|format| format.name != self.format.name);
        if is_mixed { MIXED } else { self.format.name }
    }

    /// The files that could not be read; each of them has a row.
    pub fn unreadable(&self) -> impl Iterator<Item = &Path> {
        let broken = self.several().iter().filter(|(_, file)| file.games.is_none());
        broken.map(|(_, file)| &*file.path)
    }

    /// The file's name; empty for a text, several files, and the archive.
    pub fn title(&self) -> &str {
        &self.title
    }

    pub(super) fn come_from(&mut self, path: &Path) {
        self.path = Some(path.to_owned());
    }

    /// The files of the list; none for a text and for the archive.
    pub fn files(&self) -> Vec<&Path> {
        match &self.origin {
            Origin::File(_) => self.path.iter().map(PathBuf::as_path).collect(),
            Origin::Files(files) => {
                // A file with nothing but a broken game does not count.
                let readable = |file: &OpenedFile| {
                    file.games.is_some() && (file.len() > 1 || !file.row(0).is_broken)
                };
                files.iter().filter(|(_, it)| readable(it)).map(|(_, it)| &*it.path).collect()
            }
            // These are in the explorer already.
            Origin::Selection(..) | Origin::Folder(_) => Vec::new(),
        }
    }

    /// Returns whether the list was selected by position.
    pub fn is_of_position(&self) -> bool {
        matches!(self.origin, Origin::Selection(..))
    }

    /// Returns whether these are positions to solve.
    pub fn is_of_problems(&self) -> bool {
        self.format_name() == PROBLEMS
    }

    /// Returns whether this is the archive.
    pub fn is_archive(&self) -> bool {
        matches!(self.origin, Origin::Folder(_))
    }

    /// The file of a game that has one to itself.
    pub fn file(&self, index: usize) -> Option<&PathBuf> {
        match &self.origin {
            Origin::File(_) | Origin::Files(_) | Origin::Selection(..) => None,
            Origin::Folder(files) => files.get(index).map(|(path, _)| path),
        }
    }

    /// The row of a game.
    ///
    /// # Panics
    /// If there is no such game.
    pub fn row(&self, index: usize) -> Row {
        self.origin.row(index)
    }

    /// Reads a game with its variations and comments.
    ///
    /// # Errors
    /// [`ImportError`] with the place in the file.
    ///
    /// # Panics
    /// If there is no such game.
    pub fn tree(&self, index: usize) -> Result<GameTree, ImportError> {
        match &self.origin {
            Origin::File(collection) => Ok(collection.tree(index)?),
            Origin::Files(files) => {
                let (first, file) = file_of(files, index);
                file.tree(index - first)
            }
            Origin::Selection(files, chosen) => {
                let (first, file) = file_of(files, chosen[index]);
                file.tree(chosen[index] - first)
            }
            Origin::Folder(files) => Ok(read_archived(&files[index].0)?.tree(0)?),
        }
    }

    /// Filters and sorts the games; `None` if stopped.
    pub fn arrange(
        &self,
        filter: &Filter,
        order: Order,
        is_wanted: impl Fn() -> bool,
    ) -> Option<Vec<u32>> {
        let words = filter.words.split_whitespace().map(str::to_lowercase);
        let wanted: Vec<_> = words.map(|word| (filter.results.with(&word), word)).collect();
        let [player, event] = [&filter.player, &filter.event].map(|it| it.trim().to_lowercase());
        let players = filter.players.to_lowercase();
        let fits = |game: usize| {
            let plays = |column| {
                self.word(game, column).contains(&player)
                    || self
                        .shown_name(game, column, &players)
                        .is_some_and(|it| it.contains(&player))
            };
            let year = || year_of(self.word(game, 3));
            let ended = || Ended::of(self.word(game, 4));
            (player.is_empty() || plays(0) || plays(1))
                && (event.is_empty() || self.word(game, 2).contains(&event))
                && filter.years.is_none_or(|(first, last)| {
                    year().is_some_and(|year| (first..=last).contains(&year))
                })
                && filter.ended.is_none_or(|wanted| ended() == Some(wanted))
        };
        let mut games = Vec::new();
        let mut start = 0;
        for (index, ends) in self.ends.iter().enumerate() {
            if index % ONCE_IN == 0 && !is_wanted() {
                return None;
            }
            let end = ends[WORDS - 1] as usize;
            let said = &self.words[start..end];
            let is_shown = |word: &str| {
                let names = [0, 1].map(|column| self.shown_name(index, column, &players));
                names.into_iter().flatten().any(|it| it.contains(word))
            };
            let has = |(results, word): &(SaidOf, String)| {
                said.contains(word)
                    || !results.is_none() && results.includes(self.word(index, 4))
                    || is_shown(word)
            };
            if wanted.iter().all(has) && fits(index) {
                games.push(index as u32);
            }
            start = end;
        }
        self.sort(&mut games, order, &players);
        is_wanted().then_some(games)
    }

    /// What is shown in place of the name in a column, either player's, where it is another.
    fn shown_name(&self, game: usize, column: usize, players: &PlayerWords) -> Option<String> {
        let (name, other) = (self.word(game, column), self.word(game, 1 - column));
        players.shown(name, other, self.is_archive())
    }

    fn sort(&self, games: &mut [u32], order: Order, players: &PlayerWords) {
        let column = match order.column {
            Column::Number => {
                if order.is_descending {
                    games.reverse();
                }
                return;
            }
            Column::Black => return self.sort_players(games, order, 0, players),
            Column::White => return self.sort_players(games, order, 1, players),
            Column::Event => 2,
            Column::Date => 3,
            Column::Result => {
                let results: Vec<Option<f32>> =
                    (0..self.len()).map(|game| margin_of(self.word(game, 4))).collect();
                return games.sort_by(|&one, &other| {
                    let key = |game: u32| results[game as usize];
                    last_if_none(key(one), key(other), order, f32::total_cmp)
                });
            }
            Column::Opening => 5,
            Column::Empties => return self.sort_problems(games, order, |it| Some(it.empties)),
            Column::ToMove => {
                return self.sort_problems(games, order, |it| Some(it.side == Side::White));
            }
            Column::Score => return self.sort_problems(games, order, |it| it.discs),
        };
        games.sort_by(|&one, &other| {
            let key =
                |game: u32| Some(self.word(game as usize, column)).filter(|it| !it.is_empty());
            last_if_none(key(one), key(other), order, Ord::cmp)
        });
    }

    fn sort_players(&self, games: &mut [u32], order: Order, column: usize, players: &PlayerWords) {
        let name_of = |game: usize| {
            let (name, other) = (self.word(game, column), self.word(game, 1 - column));
            let shown = players.sorted_as(name, other, self.is_archive());
            shown.map_or(Cow::Borrowed(name), Cow::Owned)
        };
        let names: Vec<Cow<str>> = (0..self.len()).map(name_of).collect();
        games.sort_by(|&one, &other| {
            let key = |game: u32| Some(&names[game as usize]).filter(|it| !it.is_empty());
            last_if_none(key(one), key(other), order, Ord::cmp)
        });
    }

    fn sort_problems<T: Ord>(
        &self,
        games: &mut [u32],
        order: Order,
        key: impl Fn(Problem) -> Option<T>,
    ) {
        let key = |game: u32| self.problems[game as usize].and_then(&key);
        games.sort_by(|&one, &other| last_if_none(key(one), key(other), order, Ord::cmp));
    }

    fn word(&self, game: usize, column: usize) -> &str {
        let start = match (game, column) {
            (0, 0) => 0,
            (_, 0) => self.ends[game - 1][WORDS - 1],
            _ => self.ends[game][column - 1],
        };
        self.words[start as usize..self.ends[game][column] as usize].trim_end_matches('\n')
    }
}

impl Origin {
    fn len(&self) -> usize {
        match self {
            Self::File(collection) => collection.len(),
            Self::Files(files) => files.last().map_or(0, |(first, file)| first + file.len()),
            Self::Selection(_, chosen) => chosen.len(),
            Self::Folder(files) => files.len(),
        }
    }

    fn row(&self, index: usize) -> Row {
        match self {
            Self::File(collection) => Row::listed(collection, index),
            Self::Files(files) => {
                let (first, file) = file_of(files, index);
                file.row(index - first)
            }
            Self::Selection(files, chosen) => {
                let (first, file) = file_of(files, chosen[index]);
                file.row(chosen[index] - first)
            }
            Self::Folder(files) => files[index].1.clone(),
        }
    }
}

fn file_of(files: &[(usize, OpenedFile)], index: usize) -> &(usize, OpenedFile) {
    let after = files.partition_point(|(first, _)| *first <= index);
    &files[after - 1]
}

impl Row {
    fn listed(games: &Collection, index: usize) -> Self {
        let summary = shortened(games.summary(index));
        let is_broken = games.format().name == PROBLEMS && summary.problem.is_none();
        Self { summary, is_broken, ..Self::default() }
    }

    pub(super) fn of(collection: &Collection) -> Result<Self, ReadError> {
        /// Enough moves to tell openings apart.
        const PLIES: usize = 8;
        let tree = collection.tree(0)?;
        let start = tree.start().position();
        let plies = tree.plies(tree.main_end());
        let moves = plies.into_iter().take(PLIES).map(|ply| start.ply_name(ply));
        let opening = moves.collect::<Vec<_>>().join(tree.variant().game().kind().separator);
        let named = openings::of_line(&tree, tree.main_end());
        let summary = shortened(collection.summary(0));
        Ok(Self { summary, opening, named, variant: Some(tree.variant()), is_broken: false })
    }

    /// The opening's name, if it has one, and the first moves.
    pub fn opening_in(&self, tongue: Tongue) -> String {
        match self.named {
            Some(named) => format!("{} · {}", named.name(tongue), self.opening),
            None => self.opening.clone(),
        }
    }

    fn opening_words(&self) -> String {
        let names = self.named.map(Opening::names).unwrap_or_default();
        names.into_iter().chain([&*self.opening]).collect::<Vec<_>>().join(" ")
    }
}

pub(super) fn read_archived(path: &Path) -> Result<Collection, ImportError> {
    let bytes = disk::read_whole(path, MAX_BYTES as u64)?;
    let source = SourceFile { bytes, ..SourceFile::default() };
    Ok(Collection::read_as(archive_format(), &source)?)
}

/// What is searched: what a row shows of its result and opening, and the rest as it is written.
fn fields<'a>(summary: &'a Summary, result: &'a str, opening: &'a str) -> [&'a str; WORDS] {
    let Summary { names, event, date, result: _, problem: _ } = summary;
    [&names.black, &names.white, event, date, result, opening]
}

fn shortened(summary: Summary) -> Summary {
    let Summary { names, event, date, result, problem } = summary;
    let names = PerSide { black: short(names.black), white: short(names.white) };
    Summary { names, event: short(event), date: short(date), result: short(result), problem }
}

/// Shortened to one line with room in the list.
fn short(text: String) -> String {
    let is_short = text.len() <= MAX_CHARACTERS && !text.contains(char::is_control);
    if is_short {
        return text;
    }
    let plain = |c: char| if c.is_control() { ' ' } else { c };
    text.chars().take(MAX_CHARACTERS).map(plain).collect()
}

fn push_lower(words: &mut String, text: &str) {
    if text.is_ascii() {
        words.extend(text.chars().map(|c| c.to_ascii_lowercase()));
    } else {
        words.extend(text.chars().flat_map(char::to_lowercase));
    }
}

/// Compares two values, of which empty ones come last.
fn last_if_none<T>(
    one: Option<T>,
    other: Option<T>,
    order: Order,
    compare: impl Fn(&T, &T) -> Ordering,
) -> Ordering {
    match (one, other) {
        (Some(one), Some(other)) if order.is_descending => compare(&other, &one),
        (Some(one), Some(other)) => compare(&one, &other),
        (one, other) => one.is_none().cmp(&other.is_none()),
    }
}

pub(super) fn archive_format() -> &'static Format {
    formats::named("sgf").expect("it is in the table")
}
