//! A list as somebody looks through it: what it is searched for, its order, and the games that are marked.

use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use super::{Catalogue, Column, Ended, Filter, Order, PlayerWords, ResultWords};

/// What a list was searched for, its order, and the game looked at last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    /// The number of the list; none has 0.
    list: u64,
    /// Words, each of which must occur.
    pub words: String,
    /// Part of either player's name.
    pub player: String,
    /// Part of the event's name.
    pub event: String,
    /// The years as they were typed.
    pub years: String,
    /// The result.
    pub ended: Option<Ended>,
    /// The order.
    pub order: Order,
    game: Option<u32>,
}

impl Query {
    /// Whether the years make no sense, for which they are ignored.
    pub fn has_unclear_years(&self) -> bool {
        !self.years.trim().is_empty() && Filter::years_of(&self.years).is_none()
    }

    fn searches_words(&self) -> bool {
        !self.words.trim().is_empty()
    }

    /// Whether it matters what players are called.
    fn names_players(&self) -> bool {
        let is_sorted = matches!(self.order.column, Column::Black | Column::White);
        is_sorted || self.searches_words() || !self.player.trim().is_empty()
    }

    fn filter(&self, results: &ResultWords, players: &PlayerWords) -> Filter {
        Filter {
            words: self.words.clone(),
            player: self.player.clone(),
            event: self.event.clone(),
            years: Filter::years_of(&self.years),
            ended: self.ended,
            results: if self.searches_words() { results.clone() } else { ResultWords::default() },
            players: if self.names_players() { players.clone() } else { PlayerWords::default() },
        }
    }
}

/// Games of a list, which stay what they are whatever is listed since.
#[derive(Clone, Debug)]
pub struct ChosenGames {
    list: Arc<Catalogue>,
    games: Vec<u32>,
}

impl ChosenGames {
    /// Chooses games by their numbers in the list.
    pub fn of(list: Arc<Catalogue>, games: Vec<u32>) -> Self {
        Self { list, games }
    }

    /// The list.
    pub fn list(&self) -> &Catalogue {
        &self.list
    }

    /// The games, by their numbers in the list.
    pub fn games(&self) -> &[u32] {
        &self.games
    }
}

impl PartialEq for ChosenGames {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.list, &other.list) && self.games == other.games
    }
}

/// A list and what is shown of it. What changes the games shown gives a [`Search`], whose answer it takes; until then
/// those before stay.
#[derive(Debug, Default)]
pub struct GameList {
    query: Query,
    catalogue: Option<Arc<Catalogue>>,
    results: ResultWords,
    players: PlayerWords,
    games: Vec<u32>,
    marks: HashSet<u32>,
    to_export: Option<ChosenGames>,
    is_arranging: bool,
    /// Counts searches: those that are not the latest stop, and their answers are dropped.
    asked: Arc<AtomicU64>,
}

impl GameList {
    /// What it was searched for.
    pub fn query(&self) -> &Query {
        &self.query
    }

    /// The whole list, if there is one.
    pub fn catalogue(&self) -> Option<&Catalogue> {
        self.catalogue.as_deref()
    }

    /// The games shown, by their numbers in the whole list.
    pub fn games(&self) -> &[u32] {
        &self.games
    }

    /// The game in a row.
    pub fn game(&self, row: usize) -> Option<u32> {
        self.games.get(row).copied()
    }

    /// The row of the game looked at last, if it is shown.
    pub fn current_row(&self) -> Option<usize> {
        let game = self.query.game?;
        self.games.iter().position(|&it| it == game)
    }

    /// Returns whether a search is under way.
    pub fn is_arranging(&self) -> bool {
        self.is_arranging
    }

    /// The number of marked games, shown or not.
    pub fn marked(&self) -> usize {
        self.marks.len()
    }

    /// The number of marked games that are not shown.
    pub fn marked_out_of_sight(&self) -> usize {
        let shown = self.games.iter().filter(|game| self.marks.contains(game)).count();
        self.marks.len() - shown
    }

    /// Returns whether a game is marked.
    pub fn is_marked(&self, game: u32) -> bool {
        self.marks.contains(&game)
    }

    /// The number of the list; none has 0.
    pub fn number(&self) -> u64 {
        self.query.list
    }

    /// Returns whether this is the list with this number.
    pub fn is_of(&self, list: u64) -> bool {
        self.query.list == list
    }

    /// Shows another list: as it was `left` if it is the first here, else from its beginning.
    pub fn show(
        &mut self,
        list: u64,
        catalogue: Option<Arc<Catalogue>>,
        left: &Query,
    ) -> Option<Search> {
        // The finished games are listed again when one is deleted: the search stays.
        let is_archive =
            |it: &Option<Arc<Catalogue>>| it.as_ref().is_some_and(|it| it.is_archive());
        let stays = is_archive(&self.catalogue) && is_archive(&catalogue);
        self.query = if left.list == list && self.query.list == 0 {
            left.clone()
        } else if stays {
            Query { list, game: None, ..self.query.clone() }
        } else {
            Query { list, ..Query::default() }
        };
        self.catalogue = catalogue;
        self.games.clear();
        self.marks.clear();
        self.arrange()
    }

    /// Takes what the window says of results.
    pub fn name_results(&mut self, results: ResultWords) -> Option<Search> {
        let is_news = self.results != results;
        self.results = results;
        if is_news && self.query.searches_words() { self.arrange() } else { None }
    }

    /// Takes what the window calls players.
    pub fn name_players(&mut self, players: PlayerWords) -> Option<Search> {
        let is_news = self.players != players;
        self.players = players;
        if is_news && self.query.names_players() { self.arrange() } else { None }
    }

    /// Searches for words.
    pub fn search(&mut self, words: String) -> Option<Search> {
        self.narrow(|query| query.words = words)
    }

    /// Searches for something else.
    pub fn narrow(&mut self, change: impl FnOnce(&mut Query)) -> Option<Search> {
        let before = self.query.clone();
        change(&mut self.query);
        if self.query == before { None } else { self.arrange() }
    }

    /// Sorts by a column; the same again reverses.
    pub fn sort_by(&mut self, column: Column) -> Option<Search> {
        let before = self.query.order;
        let is_descending = before.column == column && !before.is_descending;
        self.query.order = Order { column, is_descending };
        self.arrange()
    }

    /// Remembers which game is looked at; a row that is not there changes nothing.
    pub fn look_at(&mut self, row: usize) {
        self.query.game = self.game(row).or(self.query.game);
    }

    /// Marks the game in a row, or unmarks it; returns whether there is such a row.
    pub fn toggle(&mut self, row: usize) -> bool {
        let Some(game) = self.game(row) else { return false };
        if !self.marks.remove(&game) {
            self.marks.insert(game);
        }
        true
    }

    /// Marks all games shown, or unmarks all if these are marked already.
    pub fn toggle_all(&mut self) {
        if self.games.iter().all(|game| self.marks.contains(game)) {
            self.marks.clear();
        } else {
            self.marks.extend(&self.games);
        }
    }

    /// Chooses the games to export: those marked, or else all shown. A file for them is asked for next, and meanwhile the
    /// games may be listed anew.
    pub fn choose_to_export(&mut self) {
        let games = self.marked_or(|| self.games.clone());
        self.to_export = self.catalogue.clone().map(|list| ChosenGames::of(list, games));
    }

    /// Takes the games chosen to be exported.
    pub fn take_to_export(&mut self) -> Option<ChosenGames> {
        self.to_export.take()
    }

    /// The games to delete: those marked, or else that of a row.
    pub fn to_delete(&self, row: Option<usize>) -> Vec<u32> {
        self.marked_or(|| row.and_then(|row| self.game(row)).into_iter().collect())
    }

    /// Returns whether this is the answer of the latest search.
    pub fn wants(&self, found: &Found) -> bool {
        self.asked.load(Ordering::Relaxed) == found.number
    }

    /// Shows what the latest search found; what another one did is dropped.
    pub fn take(&mut self, found: Found) {
        if self.wants(&found) {
            (self.games, self.is_arranging) = (found.games, false);
        }
    }

    /// The marked games, shown or not, in the order of the list; without any, these.
    fn marked_or(&self, others: impl FnOnce() -> Vec<u32>) -> Vec<u32> {
        if self.marks.is_empty() {
            return others();
        }
        let mut games: Vec<u32> = self.marks.iter().copied().collect();
        games.sort_unstable();
        games
    }

    fn arrange(&mut self) -> Option<Search> {
        let catalogue = Arc::clone(self.catalogue.as_ref()?);
        let number = self.asked.fetch_add(1, Ordering::Relaxed) + 1;
        let (filter, order) = (self.query.filter(&self.results, &self.players), self.query.order);
        let search = Search { catalogue, filter, order, number, asked: Arc::clone(&self.asked) };
        self.is_arranging = !search.is_short();
        Some(search)
    }
}

/// Filters and sorts a list, which may take long.
#[derive(Clone, Debug)]
pub struct Search {
    catalogue: Arc<Catalogue>,
    filter: Filter,
    order: Order,
    number: u64,
    asked: Arc<AtomicU64>,
}

/// What a search found.
#[derive(Clone, Debug)]
pub struct Found {
    number: u64,
    games: Vec<u32>,
}

impl Search {
    /// Returns whether nobody notices how long it takes: it is for all games in the order of the file.
    pub fn is_short(&self) -> bool {
        self.filter == Filter::default() && self.order.column == Column::Number
    }

    /// Does it; `None` once another was asked for.
    pub fn run(&self) -> Option<Found> {
        let is_wanted = || self.asked.load(Ordering::Relaxed) == self.number;
        let games = self.catalogue.arrange(&self.filter, self.order, is_wanted)?;
        Some(Found { number: self.number, games })
    }
}
