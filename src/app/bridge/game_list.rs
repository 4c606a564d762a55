//! The list of games: its rows are made when they are to be seen, and it is searched and sorted on a thread.

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
use super::int::Int;
use super::library::tell;
use super::objects::Child;
use super::preferences::spoken;
use super::row_model::{ffi::RowModel, free, model_of};
use super::rows::{Fetched, Rows, roles};
use super::side::ffi::Colour;
use crate::app::library::{Catalogue, Column, Ended, Filter, Order, Row};
use crate::app::state::LibraryEvent;
use crate::marks::visible_name;
use crate::openings::Tongue;

/// The bridge, as cxx-qt sees it.
#[cxx_qt::bridge]
pub mod ffi {
    unsafe extern "C++" {
        include!("heibai/src/app/bridge/row_model.cxxqt.h");
        /// Rows of a list.
        type RowModel = crate::app::bridge::row_model::ffi::RowModel;
        include!(<QtCore/QtGlobal>);
        /// A whole number.
        #[cxx_name = "qint32"]
        type Int = crate::app::bridge::int::Int;
        include!("cxx-qt-lib/qstring.h");
        /// Qt's text.
        type QString = cxx_qt_lib::QString;
        include!("cxx-qt-lib/qurl.h");
        /// Qt's address of a file.
        type QUrl = cxx_qt_lib::QUrl;
    }

    /// What the list says of each game.
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

    /// How games ended that are listed.
    #[qenum(GameList)]
    enum HowEnded {
        Any,
        BlackWon,
        WhiteWon,
        Drawn,
    }

    #[auto_cxx_name]
    extern "RustQt" {
        /// The games of the list that was read last, as far as they are searched for.
        #[qobject]
        #[qml_element]
        #[qproperty(*mut RowModel, rows, READ, CONSTANT)]
        #[qproperty(QString, title, READ, NOTIFY = list_changed)]
        #[qproperty(QString, format, READ, NOTIFY = list_changed)]
        #[qproperty(Int, all, READ, NOTIFY = list_changed)]
        #[qproperty(bool, archive, READ, NOTIFY = list_changed)]
        #[qproperty(bool, problems, READ, NOTIFY = list_changed)]
        #[qproperty(bool, of_position, READ, NOTIFY = list_changed)]
        #[qproperty(QString, filter, READ, WRITE = search, NOTIFY)]
        #[qproperty(QString, player, READ, NOTIFY = narrowed)]
        #[qproperty(QString, event, READ, NOTIFY = narrowed)]
        #[qproperty(QString, years, READ, NOTIFY = narrowed)]
        #[qproperty(bool, years_unclear, READ, NOTIFY = narrowed)]
        #[qproperty(HowEnded, ending, READ, NOTIFY = narrowed)]
        #[qproperty(Int, files, READ, NOTIFY = list_changed)]
        #[qproperty(By, by, READ, NOTIFY)]
        #[qproperty(bool, descending, READ, NOTIFY)]
        #[qproperty(bool, arranging, READ, NOTIFY)]
        #[qproperty(Int, marked, READ, NOTIFY)]
        #[qproperty(Int, trouble, READ, NOTIFY)]
        type GameList = super::GameListRust;

        /// Another list is shown.
        #[qsignal]
        fn list_changed(self: Pin<&mut GameList>);
        /// Other games are asked for.
        #[qsignal]
        fn narrowed(self: Pin<&mut GameList>);
        /// The rows are others now, and this is that of the game that was looked at, or -1.
        #[qsignal]
        fn arranged(self: Pin<&mut GameList>, row: i32);

        /// Shows the games of which every word is said.
        #[qinvokable]
        fn search(self: Pin<&mut GameList>, words: QString);
        /// Shows only games of a player, of an event, of years such as 1998 or 1998-2003, and that ended so.
        #[qinvokable]
        fn narrow(
            self: Pin<&mut GameList>,
            player: QString,
            event: QString,
            years: QString,
            ending: HowEnded,
        );
        /// Has the explorer count the games of the list's files.
        #[qinvokable]
        fn use_as_openings(self: &GameList);
        /// Sorts by a column; by the same once more the other way round.
        #[qinvokable]
        fn sort_by(self: Pin<&mut GameList>, by: By);
        /// Looks at the game of a row.
        #[qinvokable]
        fn look_at(self: Pin<&mut GameList>, row: i32);
        /// The row of the game that was looked at, or -1.
        #[qinvokable]
        fn current_row(self: &GameList) -> i32;
        /// Opens the game of a row to study it.
        #[qinvokable]
        fn open(self: &GameList, row: i32);
        /// Marks the game of a row, or does not any more.
        #[qinvokable]
        fn toggle(self: Pin<&mut GameList>, row: i32);
        /// Marks all games that are shown, or none if they all are.
        #[qinvokable]
        fn toggle_all(self: Pin<&mut GameList>);
        /// Writes the marked games to a file, or all that are shown if none is; the ending of its name chooses the format.
        #[qinvokable]
        fn write_to(self: &GameList, url: &QUrl);
        /// Deletes the marked games, or that of a row if none is.
        #[qinvokable]
        fn remove(self: &GameList, row: i32);
    }

    impl cxx_qt::Threading for GameList {}
    impl cxx_qt::Initialize for GameList {}
}

/// How a list was left, so that it comes back so.
#[derive(Clone, Default)]
struct Left {
    list: u64,
    filter: String,
    narrow: Narrow,
    order: Order,
    game: Option<u32>,
}

/// What besides words is asked for, as it is written.
#[derive(Clone, Default, PartialEq)]
struct Narrow {
    player: QString,
    event: QString,
    years: QString,
    ended: Option<Ended>,
}

thread_local! {
    /// How the list was left that was shown last in this program.
    static LEFT: RefCell<Left> = RefCell::new(Left::default());
}

/// The list as QML knows it.
#[expect(clippy::struct_excessive_bools, reason = "each is a property of its own")]
pub struct GameListRust {
    title: QString,
    format: QString,
    all: Int,
    archive: bool,
    problems: bool,
    of_position: bool,
    filter: QString,
    player: QString,
    event: QString,
    years: QString,
    years_unclear: bool,
    ending: ffi::HowEnded,
    files: Int,
    by: ffi::By,
    descending: bool,
    arranging: bool,
    marked: Int,
    trouble: Int,
    /// The number of the list.
    list: u64,
    rows: *mut RowModel,
    listed: Rc<RefCell<Listed>>,
    /// The game that is looked at.
    game: Option<u32>,
    /// How often it was searched or sorted: an answer to an earlier question is dropped.
    asked: Arc<AtomicU64>,
}

/// What the rows are made of.
struct Listed {
    catalogue: Option<Arc<Catalogue>>,
    /// The games that are shown.
    games: Vec<u32>,
    marks: HashSet<u32>,
    /// The language in which openings are called.
    tongue: Tongue,
    /// The game that was made into a row last, for each of its roles is asked for alone.
    latest: Option<(u32, Rc<Row>)>,
}

/// A row as it is to be seen.
struct ListedGame {
    game: u32,
    row: Rc<Row>,
    is_marked: bool,
    tongue: Tongue,
}

impl Listed {
    fn row(&mut self, row: usize) -> Option<ListedGame> {
        let game = *self.games.get(row)?;
        let row = match &self.latest {
            Some((of, row)) if *of == game => Rc::clone(row),
            _ => Rc::new(self.catalogue.as_ref()?.row(game as usize)),
        };
        self.latest = Some((game, Rc::clone(&row)));
        let is_marked = self.marks.contains(&game);
        Some(ListedGame { game, row, is_marked, tongue: self.tongue })
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
        // Of a position to be solved; nothing and nobody, where it is a game.
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

/// The place among the roles of whether a game is marked.
const MARKED: usize = 10;

impl Default for GameListRust {
    fn default() -> Self {
        let listed = Rc::new(RefCell::new(Listed {
            catalogue: None,
            games: Vec::new(),
            marks: HashSet::new(),
            tongue: Tongue::English,
            latest: None,
        }));
        Self {
            rows: model_of(rows_of(&listed)),
            listed,
            title: QString::default(),
            format: QString::default(),
            all: Int(0),
            archive: false,
            problems: false,
            of_position: false,
            filter: QString::default(),
            player: QString::default(),
            event: QString::default(),
            years: QString::default(),
            years_unclear: false,
            ending: ffi::HowEnded::Any,
            files: Int(0),
            by: ffi::By::Number,
            descending: false,
            arranging: false,
            marked: Int(0),
            trouble: Int(0),
            list: 0,
            game: None,
            asked: Arc::default(),
        }
    }
}

impl Drop for GameListRust {
    fn drop(&mut self) {
        // SAFETY: views live no longer than the object that has the list.
        unsafe { free(self.rows) };
    }
}

impl GameListRust {
    fn game_of(&self, row: i32) -> Option<u32> {
        self.listed.borrow().games.get(usize::try_from(row).ok()?).copied()
    }

    fn narrow(&self) -> Narrow {
        let (player, event, years) = (self.player.clone(), self.event.clone(), self.years.clone());
        Narrow { player, event, years, ended: self.ending.into() }
    }

    fn take_narrow(&mut self, narrow: Narrow) {
        let years = narrow.years.to_string();
        self.years_unclear = !years.trim().is_empty() && Filter::years_of(&years).is_none();
        self.ending = narrow.ended.into();
        (self.player, self.event, self.years) = (narrow.player, narrow.event, narrow.years);
    }

    /// What is asked for; years that make no sense ask for none.
    fn asked_for(&self) -> Filter {
        Filter {
            words: self.filter.to_string(),
            player: self.player.to_string(),
            event: self.event.to_string(),
            years: Filter::years_of(&self.years.to_string()),
            ended: self.ending.into(),
        }
    }

    fn order(&self) -> Order {
        Order { column: self.by.into(), is_descending: self.descending }
    }

    /// The row of the game that is looked at.
    fn place(&self) -> i32 {
        let listed = self.listed.borrow();
        let place = self.game.and_then(|game| listed.games.iter().position(|&it| it == game));
        place.map_or(-1, |row| row as i32)
    }

    /// The games that are marked, whether they are shown or not, in the order of the list; else these.
    fn marked_or(&self, others: impl FnOnce() -> Vec<u32>) -> Vec<u32> {
        let marks = &self.listed.borrow().marks;
        if marks.is_empty() {
            return others();
        }
        let mut games: Vec<u32> = marks.iter().copied().collect();
        games.sort_unstable();
        games
    }
}

impl From<ffi::By> for Column {
    fn from(by: ffi::By) -> Self {
        match by {
            ffi::By::Black => Self::Black,
            ffi::By::White => Self::White,
            ffi::By::Event => Self::Event,
            ffi::By::Date => Self::Date,
            ffi::By::Result => Self::Result,
            ffi::By::Opening => Self::Opening,
            ffi::By::Empties => Self::Empties,
            ffi::By::ToMove => Self::ToMove,
            ffi::By::Score => Self::Score,
            _ => Self::Number,
        }
    }
}

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

same_names! { Column => ffi::By;
    Number, Black, White, Event, Date, Result, Opening, Empties, ToMove, Score
}

impl ffi::GameList {
    /// Takes over what the driver has: another list, or why a game was not opened.
    fn refresh(mut self: Pin<&mut Self>) {
        let (list, catalogue, trouble, tongue) = {
            let driver = driver();
            let driver = driver.borrow();
            let trouble = driver.state().list_trouble().map_or(0, |trouble| trouble.game + 1);
            (
                driver.state().list_number(),
                driver.state().catalogue(),
                Int::from(trouble),
                spoken(driver.language()).into(),
            )
        };
        self.rust().listed.borrow_mut().tongue = tongue;
        if self.rust().trouble != trouble {
            self.as_mut().rust_mut().trouble = trouble;
            self.as_mut().trouble_changed();
        }
        if self.rust().list == list {
            return;
        }
        let is_first = self.rust().list == 0;
        self.as_mut().rust_mut().list = list;
        let mut left = LEFT.with(|left| left.borrow().clone());
        if left.list != list || !is_first {
            // The finished games are listed anew when one is deleted: what is searched for stays.
            let stays = self.rust().archive && catalogue.as_ref().is_some_and(|it| it.is_archive());
            let filter = if stays { self.rust().filter.to_string() } else { String::new() };
            let order = if stays { self.rust().order() } else { Order::default() };
            let narrow = if stays { self.rust().narrow() } else { Narrow::default() };
            left = Left { list, filter, narrow, order, game: None };
        }
        {
            let mut this = self.as_mut().rust_mut();
            this.title = catalogue.as_ref().map(|it| it.title().into()).unwrap_or_default();
            this.format = catalogue.as_ref().map(|it| it.format_name().into()).unwrap_or_default();
            this.all = catalogue.as_ref().map_or(0, |it| it.len()).into();
            this.of_position = catalogue.as_ref().is_some_and(|it| it.is_of_position());
            this.problems = catalogue.as_ref().is_some_and(|it| it.is_of_problems());
            this.archive = catalogue.as_ref().is_some_and(|it| it.is_archive());
            this.files = catalogue.as_ref().map_or(0, |it| it.files().len()).into();
            this.take_narrow(left.narrow);
            this.filter = QString::from(&left.filter);
            (this.by, this.descending) = (left.order.column.into(), left.order.is_descending);
            this.game = left.game;
            this.marked = Int(0);
        }
        {
            let mut listed = self.rust().listed.borrow_mut();
            listed.catalogue = catalogue;
            listed.marks.clear();
            listed.latest = None;
        }
        self.as_mut().show(Vec::new());
        self.as_mut().list_changed();
        self.as_mut().filter_changed();
        self.as_mut().narrowed();
        self.as_mut().by_changed();
        self.as_mut().descending_changed();
        self.as_mut().marked_changed();
        self.arrange();
    }

    /// Searches and sorts on a thread; the rows stay until that is done.
    fn arrange(mut self: Pin<&mut Self>) {
        let catalogue = self.rust().listed.borrow().catalogue.clone();
        let Some(catalogue) = catalogue else { return };
        let asked = Arc::clone(&self.rust().asked);
        let number = asked.fetch_add(1, Ordering::Relaxed) + 1;
        let (filter, order) = (self.rust().asked_for(), self.rust().order());
        self.keep_left();
        if filter == Filter::default() && order.column == Column::Number {
            let games = catalogue.arrange(&filter, order, || true).unwrap_or_default();
            return self.show(games);
        }
        if !self.rust().arranging {
            self.as_mut().rust_mut().arranging = true;
            self.as_mut().arranging_changed();
        }
        let thread = self.qt_thread();
        thread::spawn(move || {
            let is_wanted = || asked.load(Ordering::Relaxed) == number;
            let games = catalogue.arrange(&filter, order, is_wanted);
            // Once the list is gone nobody waits for an answer.
            let _ = thread.queue(move |list| {
                if list.rust().asked.load(Ordering::Relaxed) == number
                    && let Some(games) = games
                {
                    list.show(games);
                }
            });
        });
    }

    fn show(mut self: Pin<&mut Self>, games: Vec<u32>) {
        let listed = Rc::clone(&self.rust().listed);
        self.model().pin().begin_anew(|| listed.borrow_mut().games = games);
        if std::mem::replace(&mut self.as_mut().rust_mut().arranging, false) {
            self.as_mut().arranging_changed();
        }
        let place = self.rust().place();
        self.arranged(place);
    }

    fn model(&self) -> Child<RowModel> {
        // SAFETY: it lives as long as this, in its thread.
        unsafe { Child::of(self.rust().rows) }
    }

    fn keep_left(&self) {
        let this = self.rust();
        let (filter, narrow, order) = (this.filter.to_string(), this.narrow(), this.order());
        let left = Left { list: this.list, filter, narrow, order, game: this.game };
        LEFT.with(|kept| *kept.borrow_mut() = left);
    }

    fn search(mut self: Pin<&mut Self>, words: QString) {
        if self.rust().filter != words {
            self.as_mut().rust_mut().filter = words;
            self.as_mut().filter_changed();
            self.arrange();
        }
    }

    fn narrow(
        mut self: Pin<&mut Self>,
        player: QString,
        event: QString,
        years: QString,
        ending: ffi::HowEnded,
    ) {
        let narrow = Narrow { player, event, years, ended: ending.into() };
        if self.rust().narrow() != narrow {
            self.as_mut().rust_mut().take_narrow(narrow);
            self.as_mut().narrowed();
            self.arrange();
        }
    }

    fn use_as_openings(&self) {
        tell(LibraryEvent::UseAsOpenings);
    }

    fn sort_by(mut self: Pin<&mut Self>, by: ffi::By) {
        {
            let mut this = self.as_mut().rust_mut();
            this.descending = this.by == by && !this.descending;
            this.by = by;
        }
        self.as_mut().by_changed();
        self.as_mut().descending_changed();
        self.arrange();
    }

    fn look_at(mut self: Pin<&mut Self>, row: i32) {
        let game = self.rust().game_of(row);
        if game.is_some() && self.rust().game != game {
            self.as_mut().rust_mut().game = game;
            self.keep_left();
        }
    }

    fn current_row(&self) -> i32 {
        self.rust().place()
    }

    fn open(&self, row: i32) {
        if let Some(game) = self.rust().game_of(row) {
            tell(LibraryEvent::OpenListed(game as usize));
        }
    }

    fn toggle(self: Pin<&mut Self>, row: i32) {
        let Some(game) = self.rust().game_of(row) else { return };
        {
            let marks = &mut self.rust().listed.borrow_mut().marks;
            if !marks.remove(&game) {
                marks.insert(game);
            }
        }
        self.marks_changed(row, row);
    }

    fn toggle_all(self: Pin<&mut Self>) {
        let count = {
            let mut listed = self.rust().listed.borrow_mut();
            let Listed { games, marks, .. } = &mut *listed;
            if games.iter().all(|game| marks.contains(game)) {
                marks.clear();
            } else {
                marks.extend(games.iter());
            }
            games.len()
        };
        self.marks_changed(0, count as i32 - 1);
    }

    fn marks_changed(mut self: Pin<&mut Self>, first: i32, last: i32) {
        let marked = Int::from(self.rust().listed.borrow().marks.len());
        self.as_mut().rust_mut().marked = marked;
        if last >= first {
            self.model().pin().change(first, last, &[MARKED]);
        }
        self.marked_changed();
    }

    fn write_to(&self, url: &QUrl) {
        let Some(path) = url.to_local_file() else { return };
        let games = self.rust().marked_or(|| self.rust().listed.borrow().games.clone());
        tell(LibraryEvent::Export(games, path.to_string().into()));
    }

    fn remove(&self, row: i32) {
        let games = self.rust().marked_or(|| self.rust().game_of(row).into_iter().collect());
        tell(LibraryEvent::Delete(games));
    }
}

impl cxx_qt::Initialize for ffi::GameList {
    fn initialize(self: Pin<&mut Self>) {
        let thread = self.qt_thread();
        driver().borrow_mut().on_library(move || thread.queue(Self::refresh).is_ok());
        self.refresh();
    }
}
