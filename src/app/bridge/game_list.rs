//! The list of games as a model: its rows are made when they are to be seen, and it is searched and sorted on a thread.

use std::cell::RefCell;
use std::collections::HashSet;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use cxx_qt::{CxxQtType, Threading};
use cxx_qt_lib::{QHash, QHashPair_i32_QByteArray, QModelIndex, QString, QUrl, QVariant, QVector};

use super::driver;
use super::enumerations::same_names;
use super::int::Int;
use super::preferences::spoken;
use super::roles::{USER_ROLE, names_of, number_of};
use super::side::ffi::Colour;
use crate::app::library::{Catalogue, Column, Ended, Filter, Order, Row};
use crate::marks::visible_name;
use crate::openings::Tongue;

/// The bridge, as cxx-qt sees it.
#[cxx_qt::bridge]
pub mod ffi {
    unsafe extern "C++" {
        include!(<QtCore/QAbstractListModel>);
        /// Qt's base class of lists.
        type QAbstractListModel;
        include!(<QtCore/QtGlobal>);
        /// A whole number.
        #[cxx_name = "qint32"]
        type Int = crate::app::bridge::int::Int;
        include!("cxx-qt-lib/qmodelindex.h");
        /// A place in a model.
        type QModelIndex = cxx_qt_lib::QModelIndex;
        include!("cxx-qt-lib/qvariant.h");
        /// A value of any type.
        type QVariant = cxx_qt_lib::QVariant;
        include!("cxx-qt-lib/qvector.h");
        /// A list of role numbers.
        type QVector_i32 = cxx_qt_lib::QVector<i32>;
        include!("cxx-qt-lib/qhash.h");
        /// The names of the roles.
        type QHash_i32_QByteArray = cxx_qt_lib::QHash<cxx_qt_lib::QHashPair_i32_QByteArray>;
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
        /// The games of the list that was read last, as far as they are searched for; the roles are number, black, white,
        /// event, date, result, opening, kind, size, broken and marked; of a position to be solved empties, side and worth.
        #[qobject]
        #[qml_element]
        #[base = QAbstractListModel]
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

        #[cxx_override]
        fn data(self: &GameList, index: &QModelIndex, role: i32) -> QVariant;
        #[cxx_override]
        fn role_names(self: &GameList) -> QHash_i32_QByteArray;
        #[cxx_override]
        fn row_count(self: &GameList, parent: &QModelIndex) -> i32;
    }

    #[auto_cxx_name]
    unsafe extern "RustQt" {
        #[inherit]
        #[qsignal]
        fn data_changed(
            self: Pin<&mut GameList>,
            top_left: &QModelIndex,
            bottom_right: &QModelIndex,
            roles: &QVector_i32,
        );
        #[inherit]
        fn index(self: &GameList, row: i32, column: i32, parent: &QModelIndex) -> QModelIndex;
        #[inherit]
        fn begin_reset_model(self: Pin<&mut GameList>);
        #[inherit]
        fn end_reset_model(self: Pin<&mut GameList>);
    }

    impl cxx_qt::Threading for GameList {}
    impl cxx_qt::Initialize for GameList {}
}

const NUMBER: i32 = USER_ROLE + 1;
const BLACK: i32 = USER_ROLE + 2;
const WHITE: i32 = USER_ROLE + 3;
const EVENT: i32 = USER_ROLE + 4;
const DATE: i32 = USER_ROLE + 5;
const RESULT: i32 = USER_ROLE + 6;
const OPENING: i32 = USER_ROLE + 7;
const KIND: i32 = USER_ROLE + 8;
const SIZE: i32 = USER_ROLE + 9;
const BROKEN: i32 = USER_ROLE + 10;
const MARKED: i32 = USER_ROLE + 11;
const EMPTIES: i32 = USER_ROLE + 12;
const TO_MOVE: i32 = USER_ROLE + 13;
const SCORE: i32 = USER_ROLE + 14;

const ROLES: [(i32, &str); 14] = [
    (NUMBER, "number"),
    (BLACK, "black"),
    (WHITE, "white"),
    (EVENT, "event"),
    (DATE, "date"),
    (RESULT, "result"),
    (OPENING, "opening"),
    (KIND, "kind"),
    (SIZE, "size"),
    (BROKEN, "broken"),
    (MARKED, "marked"),
    (EMPTIES, "empties"),
    (TO_MOVE, "side"),
    (SCORE, "worth"),
];

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
    catalogue: Option<Arc<Catalogue>>,
    /// The games that are shown.
    rows: Arc<Vec<u32>>,
    marks: HashSet<u32>,
    /// The language in which openings are called.
    tongue: Tongue,
    /// The game that is looked at.
    game: Option<u32>,
    /// How often it was searched or sorted: an answer to an earlier question is dropped.
    asked: Arc<AtomicU64>,
    /// The game that was made into a row last, for each of its roles is asked for alone.
    latest: RefCell<Option<(u32, Row)>>,
}

impl Default for GameListRust {
    fn default() -> Self {
        Self {
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
            catalogue: None,
            rows: Arc::default(),
            marks: HashSet::new(),
            tongue: Tongue::English,
            game: None,
            asked: Arc::default(),
            latest: RefCell::new(None),
        }
    }
}

impl GameListRust {
    fn game_of(&self, row: i32) -> Option<u32> {
        self.rows.get(usize::try_from(row).ok()?).copied()
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
        let place = self.game.and_then(|game| self.rows.iter().position(|&it| it == game));
        place.map_or(-1, |row| row as i32)
    }

    /// The games that are marked, whether they are shown or not, in the order of the list; else these.
    fn marked_or(&self, others: impl FnOnce() -> Vec<u32>) -> Vec<u32> {
        if self.marks.is_empty() {
            return others();
        }
        let mut games: Vec<u32> = self.marks.iter().copied().collect();
        games.sort_unstable();
        games
    }

    fn value(&self, game: u32, role: i32) -> Option<QVariant> {
        let mut latest = self.latest.borrow_mut();
        if latest.as_ref().is_none_or(|(of, _)| *of != game) {
            *latest = Some((game, self.catalogue.as_ref()?.row(game as usize)));
        }
        let (_, row) = latest.as_ref()?;
        let Row { summary, variant, is_broken, .. } = row;
        let text = |text: &str| Some(QVariant::from(&QString::from(&visible_name(text))));
        match role {
            NUMBER => Some(QVariant::from(&(game as i32 + 1))),
            BLACK => text(&summary.names.black),
            WHITE => text(&summary.names.white),
            EVENT => text(&summary.event),
            DATE => text(&summary.date),
            RESULT => text(&summary.result),
            OPENING => text(&row.opening_in(self.tongue)),
            KIND => Some(QVariant::from(&number_of(variant.map(|variant| variant.game())))),
            SIZE => Some(QVariant::from(&variant.map_or(0, |variant| i32::from(variant.size())))),
            BROKEN => Some(QVariant::from(is_broken)),
            // Nothing and nobody, where it is a game.
            EMPTIES => Some(QVariant::from(
                &summary.problem.map_or(-1, |problem| i32::from(problem.empties)),
            )),
            TO_MOVE => {
                let side = Colour::from(summary.problem.map(|problem| problem.side));
                Some(QVariant::from(&side.repr))
            }
            SCORE => {
                let discs = summary.problem.and_then(|problem| problem.discs);
                text(&discs.map(|discs| format!("{discs:+}").replace('-', "−")).unwrap_or_default())
            }
            MARKED => Some(QVariant::from(&self.marks.contains(&game))),
            _ => None,
        }
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
            let trouble = driver.list_trouble().map_or(0, |trouble| trouble.game + 1);
            (
                driver.list_number(),
                driver.catalogue(),
                Int::from(trouble),
                spoken(driver.language()).into(),
            )
        };
        self.as_mut().rust_mut().tongue = tongue;
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
            this.catalogue = catalogue;
            this.take_narrow(left.narrow);
            this.filter = QString::from(&left.filter);
            (this.by, this.descending) = (left.order.column.into(), left.order.is_descending);
            this.game = left.game;
            this.marks.clear();
            this.marked = Int(0);
            *this.latest.borrow_mut() = None;
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
        let Some(catalogue) = self.rust().catalogue.clone() else { return };
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
        self.as_mut().begin_reset_model();
        self.as_mut().rust_mut().rows = Arc::new(games);
        self.as_mut().end_reset_model();
        if std::mem::replace(&mut self.as_mut().rust_mut().arranging, false) {
            self.as_mut().arranging_changed();
        }
        let place = self.rust().place();
        self.arranged(place);
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
        driver().borrow_mut().use_list_as_openings();
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
            driver().borrow_mut().open_listed(game as usize);
        }
    }

    fn toggle(mut self: Pin<&mut Self>, row: i32) {
        let Some(game) = self.rust().game_of(row) else { return };
        {
            let mut this = self.as_mut().rust_mut();
            if !this.marks.remove(&game) {
                this.marks.insert(game);
            }
        }
        self.marks_changed(row, row);
    }

    fn toggle_all(mut self: Pin<&mut Self>) {
        let rows = Arc::clone(&self.rust().rows);
        let all = rows.iter().all(|game| self.rust().marks.contains(game));
        {
            let mut this = self.as_mut().rust_mut();
            if all {
                this.marks.clear();
            } else {
                this.marks.extend(rows.iter());
            }
        }
        self.marks_changed(0, rows.len() as i32 - 1);
    }

    fn marks_changed(mut self: Pin<&mut Self>, first: i32, last: i32) {
        let marked = Int::from(self.rust().marks.len());
        self.as_mut().rust_mut().marked = marked;
        if last >= first {
            let parent = QModelIndex::default();
            let (top, bottom) = (self.index(first, 0, &parent), self.index(last, 0, &parent));
            let mut roles = QVector::<i32>::default();
            roles.append(MARKED);
            self.as_mut().data_changed(&top, &bottom, &roles);
        }
        self.marked_changed();
    }

    fn write_to(&self, url: &QUrl) {
        let Some(path) = url.to_local_file() else { return };
        let games = self.rust().marked_or(|| self.rust().rows.to_vec());
        driver().borrow_mut().export(games, path.to_string().into());
    }

    fn remove(&self, row: i32) {
        let games = self.rust().marked_or(|| self.rust().game_of(row).into_iter().collect());
        driver().borrow().delete_listed(&games);
    }

    fn data(&self, index: &QModelIndex, role: i32) -> QVariant {
        let game = self.rust().game_of(index.row());
        game.and_then(|game| self.rust().value(game, role)).unwrap_or_default()
    }

    fn role_names(&self) -> QHash<QHashPair_i32_QByteArray> {
        names_of(&ROLES)
    }

    fn row_count(&self, parent: &QModelIndex) -> i32 {
        if parent.is_valid() { 0 } else { self.rust().rows.len() as i32 }
    }
}

impl cxx_qt::Initialize for ffi::GameList {
    fn initialize(self: Pin<&mut Self>) {
        let thread = self.qt_thread();
        driver().borrow_mut().on_library(move || thread.queue(Self::refresh).is_ok());
        self.refresh();
    }
}
