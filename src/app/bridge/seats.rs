//! The programs of others that can take the machine's place at the board, and those that do.

use cxx_qt::CxxQtType;
use cxx_qt_lib::{QList, QString, QStringList};

use super::driver;
use super::int::Int;
use super::objects::properties;
use super::side::ffi::Colour;
use super::snapshot::Snapshot;
use crate::app::state::{Event, SeriesShown};
use crate::game::{ProgramId, Side};

/// The bridge, as cxx-qt sees it.
#[cxx_qt::bridge]
pub mod ffi {
    unsafe extern "C++" {
        include!(<QtCore/QtGlobal>);
        /// A whole number.
        #[cxx_name = "qint32"]
        type Int = crate::app::bridge::int::Int;
        include!("cxx-qt-lib/qstring.h");
        /// Qt's text.
        type QString = cxx_qt_lib::QString;
        include!("cxx-qt-lib/qstringlist.h");
        /// Texts.
        type QStringList = cxx_qt_lib::QStringList;
        include!("heibai/src/app/bridge/side.cxxqt.h");
        /// A side, or none.
        #[namespace = "Side"]
        type Colour = crate::app::bridge::side::ffi::Colour;
        include!("cxx-qt-lib/common.h");
        /// Makes one.
        #[namespace = "rust::cxxqtlib1"]
        #[cxx_name = "make_unique"]
        fn new_seats() -> UniquePtr<Seats>;
    }

    #[auto_cxx_name]
    extern "RustQt" {
        /// The names of the programs that play the game that is chosen; where they are chosen for a player, black and
        /// white are their places among them, else -1. The other two are what the programs that have a side now are
        /// called, empty where none has. Of a match of several games: how many there are to be (0 without such a match),
        /// which one is on the board, how many those won who have the sides now, how many nobody won, and whether all
        /// are played.
        #[qobject]
        #[qml_element]
        #[qml_uncreatable]
        #[qproperty(QStringList, programs, READ, NOTIFY)]
        #[qproperty(Int, black, READ, NOTIFY)]
        #[qproperty(Int, white, READ, NOTIFY)]
        #[qproperty(QString, black_name, READ, NOTIFY)]
        #[qproperty(QString, white_name, READ, NOTIFY)]
        #[qproperty(Int, games, READ, NOTIFY)]
        #[qproperty(Int, game_number, READ, NOTIFY)]
        #[qproperty(Int, black_wins, READ, NOTIFY)]
        #[qproperty(Int, white_wins, READ, NOTIFY)]
        #[qproperty(Int, draws, READ, NOTIFY)]
        #[qproperty(bool, done, READ, NOTIFY)]
        type Seats = super::SeatsRust;

        /// Lets a program take the machine's place for a player, or with -1 none.
        #[qinvokable]
        fn choose(self: &Seats, player: Colour, program: Int);
        /// Begins a match of so many games between those who play under Watch.
        #[qinvokable]
        fn play_match(self: &Seats, games: Int);
        /// Gives the match up; the game on the board goes on.
        #[qinvokable]
        fn stop_match(self: &Seats);
    }
}

properties! {
    Seats as SeatsRust with game;
    programs: QStringList = |now| names(now);
    black: Int = |now| place(now, Side::Black);
    white: Int = |now| place(now, Side::White);
    black_name: QString = |now| QString::from(now.shown.programs.black.as_deref().unwrap_or_default());
    games: Int = |now| series(now, |it| it.games);
    game_number: Int = |now| series(now, |it| it.number);
    black_wins: Int = |now| series(now, |it| it.wins.black);
    white_wins: Int = |now| series(now, |it| it.wins.white);
    draws: Int = |now| series(now, |it| it.draws);
    done: bool = |now| now.shown.series.is_some_and(|it| it.is_done);
    white_name: QString = |now| QString::from(now.shown.programs.white.as_deref().unwrap_or_default());
}

impl ffi::Seats {
    fn choose(&self, player: Colour, program: Int) {
        let at = usize::try_from(program.0).ok();
        let id = at.and_then(|at| {
            let driver = driver();
            let driver = driver.borrow();
            playing(&Snapshot::of(&driver)).nth(at).map(|(id, _)| id)
        });
        if let Some(player) = player.into() {
            self.game.send(Event::ChooseProgram(player, id));
        }
    }

    fn play_match(&self, games: Int) {
        self.game.send(Event::PlaySeries(u32::try_from(games.0).unwrap_or(1)));
    }

    fn stop_match(&self) {
        self.game.send(Event::StopSeries);
    }
}

/// A number of the match that is played; 0 without one.
fn series(now: &Snapshot, number: fn(&SeriesShown) -> u32) -> Int {
    now.shown.series.as_ref().map_or(Int(0), |it| number(it).into())
}

/// The programs that play the game that is chosen.
fn playing<'a>(now: &'a Snapshot) -> impl Iterator<Item = (ProgramId, &'a str)> {
    let game = now.shown.next.variant.game();
    let programs = now.driver.state().programs().iter().filter(move |it| it.game == game);
    programs.map(|it| (it.id, it.name.as_str()))
}

fn names(now: &Snapshot) -> QStringList {
    QStringList::from(
        &playing(now).map(|(_, name)| QString::from(name)).collect::<QList<QString>>(),
    )
}

fn place(now: &Snapshot, player: Side) -> Int {
    let chosen = now.shown.next.programs[player];
    let place = playing(now).position(|(id, _)| Some(id) == chosen);
    place.map_or(Int(-1), Int::from)
}
