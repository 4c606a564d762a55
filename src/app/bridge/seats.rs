//! The programs of others that can take the machine's place at the board, and those that do.

use cxx_qt::CxxQtType;
use cxx_qt_lib::{QString, QStringList};

use super::driver;
use super::int::Int;
use super::objects::{properties, slots};
use super::rows::texts;
use super::side::ffi::Colour;
use super::snapshot::Snapshot;
use crate::app::state::{Event, SeriesShown};
use crate::game::{ProgramId, Side};

#[cxx_qt::bridge]
pub mod ffi {
    unsafe extern "C++" {
        include!(<QtCore/QtGlobal>);
        #[cxx_name = "qint32"]
        type Int = crate::app::bridge::int::Int;
        include!("cxx-qt-lib/qstring.h");
        type QString = cxx_qt_lib::QString;
        include!("cxx-qt-lib/qstringlist.h");
        type QStringList = cxx_qt_lib::QStringList;
        include!("heibai/src/app/bridge/side.cxxqt.h");
        #[namespace = "Side"]
        type Colour = crate::app::bridge::side::ffi::Colour;
        include!("cxx-qt-lib/common.h");
        #[namespace = "rust::cxxqtlib1"]
        #[cxx_name = "make_unique"]
        fn new_seats() -> UniquePtr<Seats>;
    }

    #[auto_cxx_name]
    extern "RustQt" {
        /// The programs that play the chosen game. `black` and `white` are places among them, or -1; `games` is 0
        /// without a match of several games.
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
        #[qinvokable]
        fn play_match(self: &Seats, games: Int);
        /// Ends the match; the game on the board goes on.
        #[qinvokable]
        fn stop_match(self: &Seats);
    }
}

properties! {
    Seats as SeatsRust with game;
    programs: QStringList = |now| texts(playing(now).map(|(_, name)| name));
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

slots! {
    Seats;
    play_match(games: Int) => Event::PlaySeries(u32::try_from(games.0).unwrap_or(1));
    stop_match() => Event::StopSeries;
}

impl ffi::Seats {
    fn choose(&self, player: Colour, program: Int) {
        let id = program.index().and_then(|at| {
            let driver = driver();
            let driver = driver.borrow();
            playing(&Snapshot::of(&driver)).nth(at).map(|(id, _)| id)
        });
        if let Some(player) = player.into() {
            self.game.send(Event::ChooseProgram(player, id));
        }
    }
}

/// A number of the match; 0 without one.
fn series(now: &Snapshot, number: fn(&SeriesShown) -> u32) -> Int {
    now.shown.series.as_ref().map_or(Int(0), |it| number(it).into())
}

fn playing<'a>(now: &'a Snapshot) -> impl Iterator<Item = (ProgramId, &'a str)> {
    now.programs(now.shown.next.variant.game())
}

fn place(now: &Snapshot, player: Side) -> Int {
    let chosen = now.shown.next.programs[player];
    let place = playing(now).position(|(id, _)| Some(id) == chosen);
    place.map_or(Int(-1), Int::from)
}
