//! The list of games: its rows are made when they are seen, and it is searched and sorted on a thread.

use std::cell::RefCell;
use std::pin::Pin;
use std::rc::Rc;

use cxx_qt::{CxxQtType, Threading};
use cxx_qt_lib::{QString, QStringList, QUrl};

use super::driver;
use super::enumerations::same_names;
use super::files::path_at;
use super::int::Int;
use super::language::spoken;
use super::library::dispatch;
use super::objects::standalone;
use super::rows::{Fetched, Rows, roles};
use super::side::ffi::Colour;
use crate::app::library::{
    self, Catalogue, Column, Ended, Found, PlayerWords, ResultWords, Row, Search,
};
use crate::app::state::LibraryEvent;
use crate::game::PerSide;
use crate::marks::visible_name;
use crate::openings::Tongue;
use crate::records::formats::{shown_date, shown_result};

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
        include!("cxx-qt-lib/qstringlist.h");
        type QStringList = cxx_qt_lib::QStringList;
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
        /// The games of the last list read that match the search. `resultWords` are what the window says of a game that
        /// Black won, White won, that is drawn, that White resigned, Black resigned, that Black won on time, White won on
        /// time. `playerWords` are what it calls the user, a level of the machine, and the machine playing like a person,
        /// the latter two with `%1` for the number.
        #[qobject]
        #[qml_element]
        #[qproperty(*mut RowModel, rows, READ, CONSTANT)]
        #[qproperty(QString, title, READ, NOTIFY)]
        #[qproperty(QString, format, READ, NOTIFY)]
        #[qproperty(Int, all, READ, NOTIFY)]
        #[qproperty(Int, unreadable, READ, NOTIFY)]
        #[qproperty(bool, archive, READ, NOTIFY)]
        #[qproperty(bool, problems, READ, NOTIFY)]
        #[qproperty(bool, of_position, READ, NOTIFY)]
        #[qproperty(QString, filter, READ, WRITE = search, NOTIFY)]
        #[qproperty(QStringList, result_words, READ, WRITE = name_results, NOTIFY)]
        #[qproperty(QStringList, player_words, READ, WRITE = name_players, NOTIFY)]
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
        #[qinvokable]
        fn name_results(self: Pin<&mut GameList>, words: &QStringList);
        #[qinvokable]
        fn name_players(self: Pin<&mut GameList>, words: &QStringList);
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
        /// The number of marked games that are not shown.
        #[qinvokable]
        fn marked_out_of_sight(self: &GameList) -> Int;
        /// Chooses the games to export: those marked, or all shown without marks.
        #[qinvokable]
        fn choose_to_export(self: Pin<&mut GameList>);
        /// Exports the games chosen; the extension chooses the format.
        #[qinvokable]
        fn write_to(self: Pin<&mut GameList>, url: &QUrl);
        /// Deletes the marked games, or without marks that of a row.
        #[qinvokable]
        fn remove(self: &GameList, row: i32);
    }

    impl cxx_qt::Threading for GameList {}
    impl cxx_qt::Initialize for GameList {}
}

#[derive(Default)]
struct Listed {
    list: library::GameList,
    result_words: QStringList,
    player_words: QStringList,
    /// The number, from 1, of the game that could not be opened.
    trouble: usize,
    tongue: Option<Tongue>,
    /// The last row made: Qt asks for each of its roles alone.
    latest: Option<(u32, Rc<Row>)>,
}

standalone! {
    GameList as GameListRust of Listed, rows: rows_of;
    title: QString = |it| it.of_list(|list| list.title().into());
    format: QString = |it| it.of_list(|list| list.format_name().into());
    all: Int = |it| it.of_list(Catalogue::len).into();
    unreadable: Int = |it| it.of_list(|list| list.unreadable().count()).into();
    archive: bool = |it| it.of_list(Catalogue::is_archive);
    problems: bool = |it| it.of_list(Catalogue::is_of_problems);
    of_position: bool = |it| it.of_list(Catalogue::is_of_position);
    filter: QString = |it| QString::from(&it.list.query().words);
    result_words: QStringList = |it| it.result_words.clone();
    player_words: QStringList = |it| it.player_words.clone();
    player: QString = |it| QString::from(&it.list.query().player);
    event: QString = |it| QString::from(&it.list.query().event);
    years: QString = |it| QString::from(&it.list.query().years);
    years_unclear: bool = |it| it.list.query().has_unclear_years();
    ending: ffi::HowEnded = |it| it.list.query().ended.into();
    files: Int = |it| it.of_list(|list| list.files().len()).into();
    by: ffi::By = |it| it.list.query().order.column.into();
    descending: bool = |it| it.list.query().order.is_descending;
    arranging: bool = |it| it.list.is_arranging();
    marked: Int = |it| it.list.marked().into();
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
        self.list.catalogue().map(ask).unwrap_or_default()
    }

    fn row(&mut self, row: usize) -> Option<ListedGame> {
        let game = self.list.game(row)?;
        let row = match &self.latest {
            Some((of, row)) if *of == game => Rc::clone(row),
            _ => Rc::new(self.list.catalogue()?.row(game as usize)),
        };
        self.latest = Some((game, Rc::clone(&row)));
        let tongue = self.tongue.unwrap_or(Tongue::English);
        Some(ListedGame { game, row, is_marked: self.list.is_marked(game), tongue })
    }
}

fn rows_of(listed: &Rc<RefCell<Listed>>) -> Box<dyn Rows> {
    let roles = roles! { ListedGame;
        number: |it| Int::from(it.game + 1);
        black: |it| visible_name(&it.row.summary.names.black);
        white: |it| visible_name(&it.row.summary.names.white);
        event: |it| visible_name(&it.row.summary.event);
        date: |it| visible_name(shown_date(&it.row.summary.date));
        result: |it| visible_name(&shown_result(&it.row.summary.result));
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
    Fetched::of(move || counted.borrow().list.games().len(), row, roles)
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
        let (list, catalogue, left, trouble, tongue) = {
            let driver = driver();
            let driver = driver.borrow();
            let state = driver.state();
            let trouble = state.list_trouble().map_or(0, |trouble| trouble.game + 1);
            let tongue = spoken(driver.language()).into();
            let left = driver.last_query().clone();
            (state.list_number(), state.catalogue(), left, trouble, tongue)
        };
        let is_other = self.as_mut().change(|it| {
            (it.trouble, it.tongue) = (trouble, Some(tongue));
            !it.list.is_of(list)
        });
        if is_other {
            let mut search = None;
            self.as_mut().change_rows(|it| {
                it.latest = None;
                search = it.list.show(list, catalogue, &left);
            });
            self.arrange(search);
        }
    }

    /// Has a search done; until then the rows stay.
    fn arrange(self: Pin<&mut Self>, search: Option<Search>) {
        self.keep_query();
        let Some(search) = search else { return };
        let thread = self.qt_thread();
        let then = move |found| {
            // Fails once the list is gone.
            let _ = thread.queue(move |list| list.take(found));
        };
        let found = driver().borrow().search_list(search, then);
        if let Some(found) = found {
            self.take(found);
        }
    }

    fn take(mut self: Pin<&mut Self>, found: Found) {
        if self.state().list.wants(&found) {
            self.as_mut().change_rows(|it| it.list.take(found));
            self.arranged();
        }
    }

    fn keep_query(&self) {
        let query = self.state().list.query().clone();
        driver().borrow_mut().remember_query(query);
    }

    fn search(mut self: Pin<&mut Self>, words: &QString) {
        let words = words.to_string();
        let search = self.as_mut().change(|it| it.list.search(words));
        self.arrange(search);
    }

    fn name_results(mut self: Pin<&mut Self>, words: &QStringList) {
        let mut said = words.iter().map(ToString::to_string);
        let mut next = || said.next().unwrap_or_default();
        let won = PerSide { black: next(), white: next() };
        let drawn = next();
        let resigned = PerSide { black: next(), white: next() };
        let on_time = PerSide { black: next(), white: next() };
        let results = ResultWords { won, resigned, on_time, drawn };
        let search = self.as_mut().change(|it| {
            it.result_words = words.clone();
            it.list.name_results(results)
        });
        self.arrange(search);
    }

    fn name_players(mut self: Pin<&mut Self>, words: &QStringList) {
        let mut said = words.iter().map(ToString::to_string);
        let mut next = || said.next().unwrap_or_default();
        let players = PlayerWords { you: next(), level: next(), like: next() };
        let search = self.as_mut().change(|it| {
            it.player_words = words.clone();
            it.list.name_players(players)
        });
        self.arrange(search);
    }

    fn narrow(
        mut self: Pin<&mut Self>,
        player: &QString,
        event: &QString,
        years: &QString,
        ending: ffi::HowEnded,
    ) {
        let search = self.as_mut().change(|it| {
            it.list.narrow(|query| {
                query.player = player.to_string();
                query.event = event.to_string();
                query.years = years.to_string();
                query.ended = ending.into();
            })
        });
        self.arrange(search);
    }

    fn use_as_openings(&self) {
        dispatch(LibraryEvent::UseAsOpenings);
    }

    fn sort_by(mut self: Pin<&mut Self>, by: ffi::By) {
        let column = Option::from(by).unwrap_or_default();
        let search = self.as_mut().change(|it| it.list.sort_by(column));
        self.arrange(search);
    }

    fn look_at(mut self: Pin<&mut Self>, row: i32) {
        if let Ok(row) = usize::try_from(row) {
            self.as_mut().change(|it| it.list.look_at(row));
            self.keep_query();
        }
    }

    fn current_row(&self) -> i32 {
        self.state().list.current_row().map_or(-1, |row| row as i32)
    }

    fn open(&self, row: i32) {
        let list = self.state().list.number();
        let game = usize::try_from(row).ok().and_then(|row| self.state().list.game(row));
        if let Some(game) = game {
            dispatch(LibraryEvent::OpenListed(list, game as usize));
        }
    }

    fn toggle(mut self: Pin<&mut Self>, row: i32) {
        let Ok(at) = usize::try_from(row) else { return };
        if self.as_mut().change(|it| it.list.toggle(at)) {
            self.list().pin().change(row, row, &[MARKED]);
        }
    }

    fn toggle_all(mut self: Pin<&mut Self>) {
        self.as_mut().change(|it| it.list.toggle_all());
        let last = self.state().list.games().len() as i32 - 1;
        if last >= 0 {
            self.list().pin().change(0, last, &[MARKED]);
        }
    }

    fn marked_out_of_sight(&self) -> Int {
        self.state().list.marked_out_of_sight().into()
    }

    fn choose_to_export(mut self: Pin<&mut Self>) {
        self.as_mut().change(|it| it.list.choose_to_export());
    }

    fn write_to(mut self: Pin<&mut Self>, url: &QUrl) {
        let Some(path) = path_at(url) else { return };
        let chosen = self.as_mut().change(|it| it.list.take_to_export());
        if let Some(chosen) = chosen {
            dispatch(LibraryEvent::Export(chosen, path));
        }
    }

    fn remove(&self, row: i32) {
        let list = self.state().list.number();
        let games = self.state().list.to_delete(usize::try_from(row).ok());
        dispatch(LibraryEvent::Delete(list, games));
    }
}

impl cxx_qt::Initialize for ffi::GameList {
    fn initialize(self: Pin<&mut Self>) {
        let thread = self.qt_thread();
        driver().borrow_mut().on_library(move || thread.queue(Self::refresh).is_ok());
        self.refresh();
    }
}
