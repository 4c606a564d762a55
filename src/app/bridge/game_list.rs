//! The list of games: its rows are made when they are seen, and it is searched and sorted on a thread.

use std::cell::RefCell;
use std::collections::HashSet;
use std::pin::Pin;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use cxx_qt::{CxxQtType, Threading};
use cxx_qt_lib::{QString, QUrl};

use super::driver;
use super::enumerations::same_names;
use super::files::path_at;
use super::int::Int;
use super::language::spoken;
use super::library::dispatch;
use super::objects::standalone;
use super::rows::{Fetched, Rows, roles};
use super::side::ffi::Colour;
use crate::app::library::{Catalogue, Column, Ended, Filter, Order, Row};
use crate::app::state::LibraryEvent;
use crate::marks::visible_name;
use crate::openings::Tongue;

#[cxx_qt::bridge]
pub mod ffi {
    unsafe extern "C++" {
        include!("heibai/src/app/bridge/row_model.cxxqt.h");
        type RowModel = crate::app::bridge::row_model::ffi::RowModel;
        include!(<QtCore/QtGlobal>);
        #[cxx_name = "qint32"]
        type Int = crate::app::bridge::int::Int;
        include!("cxx-qt-lib/qstring.h");
        type QString = cxx_qt_lib::QString;
        include!("cxx-qt-lib/qurl.h");
        type QUrl = cxx_qt_lib::QUrl;
    }

    #[qenum(GameList)]
    enum By {
        Number,
        Black,
        White,
        Event,
        Date,
        Result,
        Opening,
        Empties,
        ToMove,
        Score,
    }

    #[qenum(GameList)]
    enum HowEnded {
        Any,
        BlackWon,
        WhiteWon,
        Drawn,
    }

    #[auto_cxx_name]
    extern "RustQt" {
        /// The games of the last list read that match the search.
        #[qobject]
        #[qml_element]
        #[qproperty(*mut RowModel, rows, READ, CONSTANT)]
        #[qproperty(QString, title, READ, NOTIFY)]
        #[qproperty(QString, format, READ, NOTIFY)]
        #[qproperty(Int, all, READ, NOTIFY)]
        #[qproperty(bool, archive, READ, NOTIFY)]
        #[qproperty(bool, problems, READ, NOTIFY)]
        #[qproperty(bool, of_position, READ, NOTIFY)]
        #[qproperty(QString, filter, READ, WRITE = search, NOTIFY)]
        #[qproperty(QString, player, READ, NOTIFY)]
        #[qproperty(QString, event, READ, NOTIFY)]
        #[qproperty(QString, years, READ, NOTIFY)]
        #[qproperty(bool, years_unclear, READ, NOTIFY)]
        #[qproperty(HowEnded, ending, READ, NOTIFY)]
        #[qproperty(Int, files, READ, NOTIFY)]
        #[qproperty(By, by, READ, NOTIFY)]
        #[qproperty(bool, descending, READ, NOTIFY)]
        #[qproperty(bool, arranging, READ, NOTIFY)]
        #[qproperty(Int, marked, READ, NOTIFY)]
        #[qproperty(Int, trouble, READ, NOTIFY)]
        type GameList = super::GameListRust;

        #[qsignal]
        fn arranged(self: Pin<&mut GameList>);

        /// Shows the games that contain every word.
        #[qinvokable]
        fn search(self: Pin<&mut GameList>, words: &QString);
        /// Filters by player, event, years such as 1998 or 1998-2003, and result.
        #[qinvokable]
        fn narrow(
            self: Pin<&mut GameList>,
            player: &QString,
            event: &QString,
            years: &QString,
            ending: HowEnded,
        );
        /// Has the explorer count the games of the list's files.
        #[qinvokable]
        fn use_as_openings(self: &GameList);
        /// Sorts by a column; the same again reverses.
        #[qinvokable]
        fn sort_by(self: Pin<&mut GameList>, by: By);
        #[qinvokable]
        fn look_at(self: Pin<&mut GameList>, row: i32);
        #[qinvokable]
        fn current_row(self: &GameList) -> i32;
        #[qinvokable]
        fn open(self: &GameList, row: i32);
        #[qinvokable]
        fn toggle(self: Pin<&mut GameList>, row: i32);
        /// Marks all games shown, or unmarks them if all are marked.
        #[qinvokable]
        fn toggle_all(self: Pin<&mut GameList>);
        /// Exports the marked games, or all shown without marks; the extension chooses the format.
        #[qinvokable]
        fn write_to(self: &GameList, url: &QUrl);
        /// Deletes the marked games, or without marks that of a row.
        #[qinvokable]
        fn remove(self: &GameList, row: i32);
    }

    impl cxx_qt::Threading for GameList {}
    impl cxx_qt::Initialize for GameList {}
}

#[derive(Clone, Default, PartialEq)]
struct Query {
    list: u64,
    words: String,
    player: String,
    event: String,
    years: String,
    ended: Option<Ended>,
    order: Order,
    game: Option<u32>,
}

impl Query {
    /// Years that make no sense are ignored.
    fn filter(&self) -> Filter {
        Filter {
            words: self.words.clone(),
            player: self.player.clone(),
            event: self.event.clone(),
            years: Filter::years_of(&self.years),
            ended: self.ended,
        }
    }
}

thread_local! {
    /// The last query, for a list that comes back.
    static LAST: RefCell<Query> = RefCell::default();
}

#[derive(Default)]
struct Listed {
    query: Query,
    catalogue: Option<Arc<Catalogue>>,
    games: Vec<u32>,
    marks: HashSet<u32>,
    is_arranging: bool,
    /// The number, from 1, of the game that could not be opened.
    trouble: usize,
    tongue: Option<Tongue>,
    /// The last row made: Qt asks for each of its roles alone.
    latest: Option<(u32, Rc<Row>)>,
    /// Counts searches; answers to earlier ones are dropped.
    asked: Arc<AtomicU64>,
}

standalone! {
    GameList as GameListRust of Listed, rows: rows_of;
    title: QString = |it| it.of_list(|list| list.title().into());
    format: QString = |it| it.of_list(|list| list.format_name().into());
    all: Int = |it| it.of_list(Catalogue::len).into();
    archive: bool = |it| it.of_list(Catalogue::is_archive);
    problems: bool = |it| it.of_list(Catalogue::is_of_problems);
    of_position: bool = |it| it.of_list(Catalogue::is_of_position);
    filter: QString = |it| QString::from(&it.query.words);
    player: QString = |it| QString::from(&it.query.player);
    event: QString = |it| QString::from(&it.query.event);
    years: QString = |it| QString::from(&it.query.years);
    years_unclear: bool = |it| {
        !it.query.years.trim().is_empty() && Filter::years_of(&it.query.years).is_none()
    };
    ending: ffi::HowEnded = |it| it.query.ended.into();
    files: Int = |it| it.of_list(|list| list.files().len()).into();
    by: ffi::By = |it| it.query.order.column.into();
    descending: bool = |it| it.query.order.is_descending;
    arranging: bool = |it| it.is_arranging;
    marked: Int = |it| it.marks.len().into();
    trouble: Int = |it| it.trouble.into();
}

struct ListedGame {
    game: u32,
    row: Rc<Row>,
    is_marked: bool,
    tongue: Tongue,
}

impl Listed {
    fn of_list<T: Default>(&self, ask: impl FnOnce(&Catalogue) -> T) -> T {
        self.catalogue.as_deref().map(ask).unwrap_or_default()
    }

    fn row(&mut self, row: usize) -> Option<ListedGame> {
        let game = *self.games.get(row)?;
        let row = match &self.latest {
            Some((of, row)) if *of == game => Rc::clone(row),
            _ => Rc::new(self.catalogue.as_ref()?.row(game as usize)),
        };
        self.latest = Some((game, Rc::clone(&row)));
        let tongue = self.tongue.unwrap_or(Tongue::English);
        Some(ListedGame { game, row, is_marked: self.marks.contains(&game), tongue })
    }

    fn game_of(&self, row: i32) -> Option<u32> {
        self.games.get(usize::try_from(row).ok()?).copied()
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

    /// Shows another list: as it was left if it is the first here, else from its beginning.
    fn take(&mut self, list: u64, catalogue: Option<Arc<Catalogue>>) {
        // The finished games are listed again when one is deleted: the search stays.
        let stays = self.of_list(Catalogue::is_archive)
            && catalogue.as_ref().is_some_and(|it| it.is_archive());
        let left = LAST.with(|last| last.borrow().clone());
        self.query = if left.list == list && self.query.list == 0 {
            left
        } else if stays {
            Query { list, game: None, ..self.query.clone() }
        } else {
            Query { list, ..Query::default() }
        };
        (self.catalogue, self.latest) = (catalogue, None);
        self.games.clear();
        self.marks.clear();
    }
}

fn rows_of(listed: &Rc<RefCell<Listed>>) -> Box<dyn Rows> {
    let roles = roles! { ListedGame;
        number: |it| Int::from(it.game + 1);
        black: |it| visible_name(&it.row.summary.names.black);
        white: |it| visible_name(&it.row.summary.names.white);
        event: |it| visible_name(&it.row.summary.event);
        date: |it| visible_name(&it.row.summary.date);
        result: |it| visible_name(&it.row.summary.result);
        opening: |it| visible_name(&it.row.opening_in(it.tongue));
        // A number of `Setup.Kind`, or -1.
        kind: |it| it.row.variant.map_or(-1, |variant| variant.game() as i32);
        size: |it| it.row.variant.map_or(0, |variant| i32::from(variant.size()));
        broken: |it| it.row.is_broken;
        marked: |it| it.is_marked;
        // Of a position to be solved; -1 and none for a game.
        empties: |it| it.row.summary.problem.map_or(-1, |problem| i32::from(problem.empties));
        side: |it| Colour::from(it.row.summary.problem.map(|problem| problem.side)).repr;
        worth: |it| {
            let discs = it.row.summary.problem.and_then(|problem| problem.discs);
            discs.map(|discs| format!("{discs:+}").replace('-', "−")).unwrap_or_default()
        };
    };
    let (counted, fetched) = (Rc::clone(listed), Rc::clone(listed));
    let row = move |row: usize| fetched.borrow_mut().row(row);
    Fetched::of(move || counted.borrow().games.len(), row, roles)
}

const MARKED: usize = 10;

impl From<ffi::HowEnded> for Option<Ended> {
    fn from(ending: ffi::HowEnded) -> Self {
        match ending {
            ffi::HowEnded::BlackWon => Some(Ended::Black),
            ffi::HowEnded::WhiteWon => Some(Ended::White),
            ffi::HowEnded::Drawn => Some(Ended::Draw),
            _ => None,
        }
    }
}

impl From<Option<Ended>> for ffi::HowEnded {
    fn from(ended: Option<Ended>) -> Self {
        match ended {
            None => Self::Any,
            Some(Ended::Black) => Self::BlackWon,
            Some(Ended::White) => Self::WhiteWon,
            Some(Ended::Draw) => Self::Drawn,
        }
    }
}

same_names! { Column = ffi::By;
    Number, Black, White, Event, Date, Result, Opening, Empties, ToMove, Score
}

impl ffi::GameList {
    fn refresh(mut self: Pin<&mut Self>) {
        let (list, catalogue, trouble, tongue) = {
            let driver = driver();
            let driver = driver.borrow();
            let state = driver.state();
            let trouble = state.list_trouble().map_or(0, |trouble| trouble.game + 1);
            (state.list_number(), state.catalogue(), trouble, spoken(driver.language()).into())
        };
        let is_other = self.as_mut().change(|it| {
            (it.trouble, it.tongue) = (trouble, Some(tongue));
            it.query.list != list
        });
        if is_other {
            self.as_mut().change_rows(|it| it.take(list, catalogue));
            self.arrange();
        }
    }

    /// Searches and sorts on a thread; until then the rows stay.
    fn arrange(mut self: Pin<&mut Self>) {
        self.keep_query();
        let (catalogue, filter, order, asked) = {
            let it = self.state();
            (it.catalogue.clone(), it.query.filter(), it.query.order, Arc::clone(&it.asked))
        };
        let Some(catalogue) = catalogue else { return };
        let number = asked.fetch_add(1, Ordering::Relaxed) + 1;
        if filter == Filter::default() && order.column == Column::Number {
            let games = catalogue.arrange(&filter, order, || true).unwrap_or_default();
            return self.show(games);
        }
        self.as_mut().change(|it| it.is_arranging = true);
        let thread = self.qt_thread();
        thread::spawn(move || {
            let is_wanted = || asked.load(Ordering::Relaxed) == number;
            let games = catalogue.arrange(&filter, order, is_wanted);
            // Fails once the list is gone.
            let _ = thread.queue(move |list| {
                if asked.load(Ordering::Relaxed) == number
                    && let Some(games) = games
                {
                    list.show(games);
                }
            });
        });
    }

    fn show(mut self: Pin<&mut Self>, games: Vec<u32>) {
        self.as_mut().change_rows(|it| (it.games, it.is_arranging) = (games, false));
        self.arranged();
    }

    fn keep_query(&self) {
        LAST.with(|last| last.borrow_mut().clone_from(&self.state().query));
    }

    fn search(mut self: Pin<&mut Self>, words: &QString) {
        let words = words.to_string();
        if self.state().query.words != words {
            self.as_mut().change(|it| it.query.words = words);
            self.arrange();
        }
    }

    fn narrow(
        mut self: Pin<&mut Self>,
        player: &QString,
        event: &QString,
        years: &QString,
        ending: ffi::HowEnded,
    ) {
        let query = Query {
            player: player.to_string(),
            event: event.to_string(),
            years: years.to_string(),
            ended: ending.into(),
            ..self.state().query.clone()
        };
        if self.state().query != query {
            self.as_mut().change(|it| it.query = query);
            self.arrange();
        }
    }

    fn use_as_openings(&self) {
        dispatch(LibraryEvent::UseAsOpenings);
    }

    fn sort_by(mut self: Pin<&mut Self>, by: ffi::By) {
        self.as_mut().change(|it| {
            let (column, before) = (Option::from(by).unwrap_or_default(), it.query.order);
            let is_descending = before.column == column && !before.is_descending;
            it.query.order = Order { column, is_descending };
        });
        self.arrange();
    }

    fn look_at(mut self: Pin<&mut Self>, row: i32) {
        let game = self.state().game_of(row);
        if game.is_some() {
            self.as_mut().change(|it| it.query.game = game);
            self.keep_query();
        }
    }

    fn current_row(&self) -> i32 {
        let it = self.state();
        let place = it.query.game.and_then(|game| it.games.iter().position(|&it| it == game));
        place.map_or(-1, |row| row as i32)
    }

    fn open(&self, row: i32) {
        if let Some(game) = self.state().game_of(row) {
            dispatch(LibraryEvent::OpenListed(game as usize));
        }
    }

    fn toggle(self: Pin<&mut Self>, row: i32) {
        let Some(game) = self.state().game_of(row) else { return };
        self.mark(row, row, |it| {
            if !it.marks.remove(&game) {
                it.marks.insert(game);
            }
        });
    }

    fn toggle_all(self: Pin<&mut Self>) {
        let last = self.state().games.len() as i32 - 1;
        self.mark(0, last, |Listed { games, marks, .. }| {
            if games.iter().all(|game| marks.contains(game)) {
                marks.clear();
            } else {
                marks.extend(games.iter());
            }
        });
    }

    fn mark(mut self: Pin<&mut Self>, first: i32, last: i32, change: impl FnOnce(&mut Listed)) {
        self.as_mut().change(change);
        if last >= first {
            self.list().pin().change(first, last, &[MARKED]);
        }
    }

    fn write_to(&self, url: &QUrl) {
        let Some(path) = path_at(url) else { return };
        let games = self.state().marked_or(|| self.state().games.clone());
        dispatch(LibraryEvent::Export(games, path));
    }

    fn remove(&self, row: i32) {
        let games = self.state().marked_or(|| self.state().game_of(row).into_iter().collect());
        dispatch(LibraryEvent::Delete(games));
    }
}

impl cxx_qt::Initialize for ffi::GameList {
    fn initialize(self: Pin<&mut Self>) {
        let thread = self.qt_thread();
        driver().borrow_mut().on_library(move || thread.queue(Self::refresh).is_ok());
        self.refresh();
    }
}
