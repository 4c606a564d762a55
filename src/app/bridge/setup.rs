//! What is chosen for a game: which one, on what board, by what rules, who plays, at what level.

use cxx_qt::CxxQtType;
use cxx_qt_lib::{QList, QString, QStringList};

use super::driver;
use super::int::Int;
use super::language::spoken;
use super::objects::properties;
use crate::app::state::Event;
use crate::game::{self, Level, Opening, Variant};
use crate::gomoku::{self, Ruleset};
use crate::openings;
use crate::othello::StartLayout;

/// The bridge, as cxx-qt sees it.
#[cxx_qt::bridge]
pub mod ffi {
    unsafe extern "C++" {
        include!(<QtCore/QtGlobal>);
        /// A whole number.
        #[cxx_name = "qint32"]
        type Int = crate::app::bridge::int::Int;
        include!("cxx-qt-lib/qlist.h");
        /// Whole numbers.
        type QList_i32 = cxx_qt_lib::QList<i32>;
        include!("cxx-qt-lib/qstring.h");
        /// A text.
        type QString = cxx_qt_lib::QString;
        include!("cxx-qt-lib/qstringlist.h");
        /// Several texts.
        type QStringList = cxx_qt_lib::QStringList;
        include!("heibai/src/app/bridge/side.cxxqt.h");
        /// A side, or none.
        #[namespace = "Side"]
        type Colour = crate::app::bridge::side::ffi::Colour;
        include!("cxx-qt-lib/common.h");
        /// Makes one.
        #[namespace = "rust::cxxqtlib1"]
        #[cxx_name = "make_unique"]
        fn new_setup() -> UniquePtr<Setup>;
    }

    /// Which game is played.
    #[qenum(Setup)]
    enum Kind {
        Othello,
        Gomoku,
    }

    /// What wins in Gomoku.
    #[qenum(Setup)]
    enum Rules {
        Freestyle,
        Standard,
        Renju,
        Caro,
    }

    /// How the game begins: with the first move, with an opening by chance, or with a line that was chosen.
    #[qenum(Setup)]
    enum Opens {
        ByMove,
        ByChance,
        ByLine,
    }

    /// Who plays which side.
    #[qenum(Setup)]
    enum Mode {
        TwoPlayers,
        PlayBlack,
        PlayWhite,
        Watch,
    }

    #[auto_cxx_name]
    extern "RustQt" {
        /// What is chosen for a game, or was for the one in progress.
        #[qobject]
        #[qml_element]
        #[qml_uncreatable]
        #[qproperty(Mode, mode, READ, NOTIFY)]
        #[qproperty(Kind, kind, READ, NOTIFY)]
        #[qproperty(QList_i32, sizes, READ, NOTIFY)]
        #[qproperty(Rules, rules, READ, NOTIFY)]
        #[qproperty(bool, swap2, READ, NOTIFY)]
        #[qproperty(bool, has_swap2, READ, NOTIFY)]
        #[qproperty(bool, knows_pass, READ, NOTIFY)]
        #[qproperty(Int, board_size, READ, NOTIFY)]
        #[qproperty(bool, mirrored_start, READ, NOTIFY)]
        #[qproperty(bool, white_first, READ, NOTIFY)]
        #[qproperty(Opens, opens, READ, NOTIFY)]
        #[qproperty(QString, line, READ, NOTIFY)]
        #[qproperty(bool, has_openings, READ, NOTIFY)]
        #[qproperty(bool, has_lines, READ, NOTIFY)]
        #[qproperty(Int, black_level, READ, NOTIFY)]
        #[qproperty(Int, white_level, READ, NOTIFY)]
        #[qproperty(bool, can_change, READ, NOTIFY)]
        #[qproperty(bool, shares_seats, READ, NOTIFY)]
        type Setup = super::SetupRust;

        /// Chooses who plays.
        #[qinvokable]
        fn choose_mode(self: &Setup, mode: Mode);
        /// Chooses the machine's level, 1 to 10, for one side.
        #[qinvokable]
        fn choose_level(self: &Setup, side: Colour, level: Int);
        /// Chooses which game is played, as it was played last.
        #[qinvokable]
        fn choose_game(self: &Setup, kind: Kind);
        /// Chooses what wins in Gomoku.
        #[qinvokable]
        fn choose_rules(self: &Setup, rules: Rules);
        /// Chooses whether a game of Gomoku begins with the swap2 opening.
        #[qinvokable]
        fn choose_swap2(self: &Setup, swap2: bool);
        /// Chooses the number of columns and rows.
        #[qinvokable]
        fn choose_size(self: &Setup, size: Int);
        /// Chooses how the first stones lie and who begins.
        #[qinvokable]
        fn choose_start(self: &Setup, mirrored: bool, white_first: bool);
        /// Chooses whether the game begins with a random opening in which neither side is better.
        #[qinvokable]
        fn choose_opening(self: &Setup, balanced: bool);
        /// Chooses the moves, as in `f5d6c3`, that the game begins with.
        #[qinvokable]
        fn choose_line(self: &Setup, moves: &QString);
        /// The names of the openings of the chosen game, each followed by its moves.
        #[qinvokable]
        fn lines(self: &Setup) -> QStringList;
        /// The name of a line, or its moves where it has none.
        #[qinvokable]
        fn name_of(self: &Setup, moves: &QString) -> QString;
    }
}

properties! {
    Setup as SetupRust with game;
    mode: ffi::Mode = |now| now.shown.setup.mode.into();
    kind: ffi::Kind = |now| now.variant().game().into();
    sizes: QList<i32> = |now| list_of_sizes(now.variant().game());
    rules: ffi::Rules = |now| now.rules().into();
    swap2: bool = |now| now.variant().swaps_colours();
    has_swap2: bool = |now| now.rules().knows_swap2();
    knows_pass: bool = |now| now.variant().game().kind().knows_pass;
    board_size: Int = |now| now.variant().size().into();
    mirrored_start: bool = |now| now.start().0 == StartLayout::Mirrored;
    white_first: bool = |now| now.start().1 == game::Side::White;
    opens: ffi::Opens = |now| match now.shown.setup.opening {
        Opening::Balanced if now.shown.has_openings => ffi::Opens::ByChance,
        Opening::Line(_) if now.shown.setup.plays_opening() => ffi::Opens::ByLine,
        _ => ffi::Opens::ByMove,
    };
    line: QString = |now| match now.shown.setup.opening {
        Opening::Line(line) if now.shown.setup.plays_opening() => QString::from(line.to_string()),
        _ => QString::default(),
    };
    has_openings: bool = |now| now.shown.has_openings;
    has_lines: bool = |now| now.shown.setup.has_lines();
    black_level: Int = |now| now.shown.setup.levels.black.number().into();
    white_level: Int = |now| now.shown.setup.levels.white.number().into();
    can_change: bool = |now| now.shown.can_change_setup;
    shares_seats: bool = |now| now.shown.shares_seats;
}

impl ffi::Setup {
    fn choose_mode(&self, mode: ffi::Mode) {
        if let Some(mode) = mode.into() {
            self.game.send(Event::ChooseMode(mode));
        }
    }

    fn choose_level(&self, side: ffi::Colour, level: Int) {
        let level = u8::try_from(level.0).ok().and_then(Level::new);
        if let (Some(side), Some(level)) = (side.into(), level) {
            self.game.send(Event::ChooseLevel(side, level));
        }
    }

    fn choose_size(&self, size: Int) {
        if let Ok(size) = u8::try_from(size.0) {
            self.game.send(Event::ChooseSize(size));
        }
    }

    fn choose_start(&self, mirrored: bool, white_first: bool) {
        let layout = if mirrored { StartLayout::Mirrored } else { StartLayout::Standard };
        let first = if white_first { game::Side::White } else { game::Side::Black };
        if let Variant::Othello { size, .. } = chosen() {
            self.game.send(Event::ChooseVariant(Variant::Othello { size, layout, first }));
        }
    }

    fn choose_game(&self, kind: ffi::Kind) {
        let variant = driver().borrow().settings().variant(kind.into());
        self.game.send(Event::ChooseVariant(variant));
    }

    fn choose_rules(&self, rules: ffi::Rules) {
        if let Variant::Gomoku { size, opening, .. } = chosen() {
            let rules = rules.into();
            self.game.send(Event::ChooseVariant(Variant::Gomoku { size, rules, opening }));
        }
    }

    fn choose_swap2(&self, swap2: bool) {
        if let Variant::Gomoku { size, rules, .. } = chosen() {
            let opening = if swap2 { gomoku::Opening::Swap2 } else { gomoku::Opening::Free };
            self.game.send(Event::ChooseVariant(Variant::Gomoku { size, rules, opening }));
        }
    }

    fn choose_opening(&self, balanced: bool) {
        let opening = if balanced { Opening::Balanced } else { Opening::None };
        self.game.send(Event::ChooseOpening(opening));
    }

    fn choose_line(&self, moves: &QString) {
        if let Ok(line) = moves.to_string().parse() {
            self.game.send(Event::ChooseOpening(Opening::Line(line)));
        }
    }

    fn lines(&self) -> QStringList {
        let tongue = spoken(driver().borrow().language()).into();
        let mut list = QStringList::default();
        for opening in openings::all(chosen().game()) {
            list.append(QString::from(opening.name(tongue)));
            list.append(QString::from(opening.moves()));
        }
        list
    }

    fn name_of(&self, moves: &QString) -> QString {
        let tongue = spoken(driver().borrow().language()).into();
        let moves = moves.to_string();
        let named = openings::all(chosen().game()).find(|opening| opening.moves() == moves);
        QString::from(named.map_or(&*moves, |opening| opening.name(tongue)))
    }
}

fn chosen() -> Variant {
    driver().borrow().state().chosen().variant
}

fn list_of_sizes(game: game::Game) -> QList<i32> {
    let mut list = QList::<i32>::default();
    for &size in game.kind().sizes {
        list.append(size.into());
    }
    list
}

impl From<game::Game> for ffi::Kind {
    fn from(game: game::Game) -> Self {
        match game {
            game::Game::Othello => Self::Othello,
            game::Game::Gomoku => Self::Gomoku,
        }
    }
}

impl From<ffi::Kind> for game::Game {
    fn from(kind: ffi::Kind) -> Self {
        Self::ALL.into_iter().find(|&game| kind == game.into()).unwrap_or_default()
    }
}

impl From<Ruleset> for ffi::Rules {
    fn from(rules: Ruleset) -> Self {
        match rules {
            Ruleset::Freestyle => Self::Freestyle,
            Ruleset::Standard => Self::Standard,
            Ruleset::Renju => Self::Renju,
            Ruleset::Caro => Self::Caro,
        }
    }
}

impl From<ffi::Rules> for Ruleset {
    fn from(rules: ffi::Rules) -> Self {
        match rules {
            ffi::Rules::Standard => Self::Standard,
            ffi::Rules::Renju => Self::Renju,
            ffi::Rules::Caro => Self::Caro,
            _ => Self::Freestyle,
        }
    }
}

impl From<game::Mode> for ffi::Mode {
    fn from(mode: game::Mode) -> Self {
        match mode {
            game::Mode::TwoPlayers => Self::TwoPlayers,
            game::Mode::PlayBlack => Self::PlayBlack,
            game::Mode::PlayWhite => Self::PlayWhite,
            game::Mode::Watch => Self::Watch,
        }
    }
}

impl From<ffi::Mode> for Option<game::Mode> {
    fn from(mode: ffi::Mode) -> Self {
        match mode {
            ffi::Mode::TwoPlayers => Some(game::Mode::TwoPlayers),
            ffi::Mode::PlayBlack => Some(game::Mode::PlayBlack),
            ffi::Mode::PlayWhite => Some(game::Mode::PlayWhite),
            ffi::Mode::Watch => Some(game::Mode::Watch),
            _ => None,
        }
    }
}

// Lists name games by their numbers without knowing this object.
const _: () = assert!(ffi::Kind::Othello.repr == game::Game::Othello as i32);
const _: () = assert!(ffi::Kind::Gomoku.repr == game::Game::Gomoku as i32);
