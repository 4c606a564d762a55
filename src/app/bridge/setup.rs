//! What is chosen for a game: which one, on what board, by what rules, who plays, at what level.

use cxx_qt::CxxQtType;
use cxx_qt_lib::{QList, QString, QStringList};

use super::driver;
use super::enumerations::same_names;
use super::int::Int;
use super::language::spoken;
use super::objects::{properties, slots};
use super::rows::texts;
use crate::app::state::{Event, MineShown};
use crate::game::{self, Opening, Skill, Variant};
use crate::gomoku::{self, Ruleset};
use crate::openings;
use crate::othello::StartLayout;

#[cxx_qt::bridge]
pub mod ffi {
    unsafe extern "C++" {
        include!(<QtCore/QtGlobal>);
        #[cxx_name = "qint32"]
        type Int = crate::app::bridge::int::Int;
        include!("cxx-qt-lib/qlist.h");
        type QList_i32 = cxx_qt_lib::QList<i32>;
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
        fn new_setup() -> UniquePtr<Setup>;
    }

    #[qenum(Setup)]
    enum Kind {
        Othello,
        Gomoku,
    }

    #[qenum(Setup)]
    enum Rules {
        Freestyle,
        Standard,
        Renju,
        Caro,
    }

    /// The rules by which Gomoku begins.
    #[qenum(Setup)]
    enum Beginning {
        Free,
        Swap1,
        Swap2,
        Rif,
        Soosorv8,
        Taraguchi10,
    }

    /// With the first move, a random opening, a chosen line, or into the person's own lines.
    #[qenum(Setup)]
    enum Opens {
        ByMove,
        ByChance,
        ByLine,
        IntoMine,
    }

    /// What there is for the machine to play into.
    #[qenum(Setup)]
    enum Mine {
        Unknown,
        Ready,
        NoLines,
        ColoursSwap,
        NotAlone,
    }

    #[qenum(Setup)]
    enum Mode {
        TwoPlayers,
        PlayBlack,
        PlayWhite,
        Watch,
    }

    #[auto_cxx_name]
    extern "RustQt" {
        #[qobject]
        #[qml_element]
        #[qml_uncreatable]
        #[qproperty(Mode, mode, READ, NOTIFY)]
        #[qproperty(Kind, kind, READ, NOTIFY)]
        #[qproperty(QList_i32, sizes, READ, NOTIFY)]
        #[qproperty(Rules, rules, READ, NOTIFY)]
        #[qproperty(Beginning, begins, READ, NOTIFY)]
        #[qproperty(QList_i32, beginnings, READ, NOTIFY)]
        #[qproperty(bool, swaps, READ, NOTIFY)]
        #[qproperty(bool, knows_pass, READ, NOTIFY)]
        #[qproperty(Int, board_size, READ, NOTIFY)]
        #[qproperty(bool, mirrored_start, READ, NOTIFY)]
        #[qproperty(bool, white_first, READ, NOTIFY)]
        #[qproperty(Opens, opens, READ, NOTIFY)]
        #[qproperty(QString, line, READ, NOTIFY)]
        #[qproperty(Mine, mine, READ, NOTIFY)]
        #[qproperty(bool, has_openings, READ, NOTIFY)]
        #[qproperty(bool, has_lines, READ, NOTIFY)]
        #[qproperty(Int, black_level, READ, NOTIFY)]
        #[qproperty(Int, white_level, READ, NOTIFY)]
        #[qproperty(bool, knows_people, READ, NOTIFY)]
        #[qproperty(bool, can_change, READ, NOTIFY)]
        #[qproperty(bool, shares_seats, READ, NOTIFY)]
        type Setup = super::SetupRust;

        #[qinvokable]
        fn choose_mode(self: &Setup, mode: Mode);
        /// A level, or the rating of somebody the machine plays like.
        #[qinvokable]
        fn choose_level(self: &Setup, side: Colour, level: Int);
        /// Chooses a game, set up as last time.
        #[qinvokable]
        fn choose_game(self: &Setup, kind: Kind);
        #[qinvokable]
        fn choose_rules(self: &Setup, rules: Rules);
        #[qinvokable]
        fn choose_beginning(self: &Setup, begins: Beginning);
        #[qinvokable]
        fn choose_size(self: &Setup, size: Int);
        #[qinvokable]
        fn choose_start(self: &Setup, mirrored: bool, white_first: bool);
        #[qinvokable]
        fn choose_opening(self: &Setup, balanced: bool);
        /// Has the machine play into the person's own lines.
        #[qinvokable]
        fn choose_mine(self: &Setup);
        /// The moves, as in `f5d6c3`, that the game begins with.
        #[qinvokable]
        fn choose_line(self: &Setup, moves: &QString);
        /// The names of the openings of the chosen game, each followed by its moves.
        #[qinvokable]
        fn lines(self: &Setup) -> QStringList;
        /// The name of a line, or its moves without one.
        #[qinvokable]
        fn name_of(self: &Setup, moves: &QString) -> QString;
    }
}

properties! {
    Setup as SetupRust with game;
    mode: ffi::Mode = |now| now.shown.setup.mode.into();
    kind: ffi::Kind = |now| now.variant().game().into();
    sizes: QList<i32> = |now| {
        now.variant().game().kind().sizes.iter().map(|&size| i32::from(size)).collect()
    };
    rules: ffi::Rules = |now| now.rules().into();
    begins: ffi::Beginning = |now| now.variant().begins_with().into();
    /// Those that rules and board know, the free one first.
    beginnings: QList<i32> = |now| {
        let known = gomoku::Opening::ALL.into_iter();
        let known = known.filter(|it| it.fits(now.rules(), now.variant().size()));
        known.map(|it| ffi::Beginning::from(it).repr).collect()
    };
    /// Whether players choose their colours after the game has begun.
    swaps: bool = |now| now.variant().swaps_colours();
    knows_pass: bool = |now| now.variant().game().kind().knows_pass;
    board_size: Int = |now| now.variant().size().into();
    mirrored_start: bool = |now| matches!(now.variant(), Variant::Othello { layout: StartLayout::Mirrored, .. });
    white_first: bool = |now| matches!(now.variant(), Variant::Othello { first: game::Side::White, .. });
    opens: ffi::Opens = |now| match now.shown.setup.opening {
        Opening::Balanced if now.shown.has_openings => ffi::Opens::ByChance,
        Opening::Line(_) if now.shown.setup.plays_opening() => ffi::Opens::ByLine,
        Opening::Mine => ffi::Opens::IntoMine,
        _ => ffi::Opens::ByMove,
    };
    line: QString = |now| match now.shown.setup.opening {
        Opening::Line(line) if now.shown.setup.plays_opening() => QString::from(line.to_string()),
        _ => QString::default(),
    };
    mine: ffi::Mine = |now| now.shown.mine.into();
    has_openings: bool = |now| now.shown.has_openings;
    has_lines: bool = |now| now.shown.setup.has_lines();
    black_level: Int = |now| Int(now.shown.setup.skill(game::Side::Black).number().into());
    white_level: Int = |now| Int(now.shown.setup.skill(game::Side::White).number().into());
    knows_people: bool = |now| now.variant().knows_people();
    can_change: bool = |now| now.shown.can_change_setup;
    shares_seats: bool = |now| now.shown.shares_seats;
}

slots! {
    Setup;
    choose_mode(mode: ffi::Mode) => Event::ChooseMode(Option::from(mode)?);
    choose_level(side: ffi::Colour, level: Int) => {
        Event::ChooseSkill(Option::from(side)?, Skill::new(u16::try_from(level.0).ok()?)?)
    };
    choose_game(kind: ffi::Kind) => {
        Event::ChooseVariant(driver().borrow().settings().variant(Option::from(kind)?))
    };
    choose_opening(balanced: bool) => {
        Event::ChooseOpening(if balanced { Opening::Balanced } else { Opening::None })
    };
    choose_mine() => Event::ChooseOpening(Opening::Mine);
    choose_size(size: Int) => Event::ChooseSize(u8::try_from(size.0).ok()?);
    choose_line(moves: &QString) => Event::ChooseOpening(Opening::Line(moves.to_string().parse().ok()?));
}

impl ffi::Setup {
    fn choose_start(&self, mirrored: bool, white_first: bool) {
        let layout = if mirrored { StartLayout::Mirrored } else { StartLayout::Standard };
        let first = if white_first { game::Side::White } else { game::Side::Black };
        if let Variant::Othello { size, .. } = chosen() {
            self.game.send(Event::ChooseVariant(Variant::Othello { size, layout, first }));
        }
    }

    fn choose_rules(&self, rules: ffi::Rules) {
        if let (Variant::Gomoku { size, opening, .. }, Some(rules)) = (chosen(), rules.into()) {
            self.game.send(Event::ChooseVariant(Variant::Gomoku { size, rules, opening }));
        }
    }

    fn choose_beginning(&self, begins: ffi::Beginning) {
        if let (Variant::Gomoku { size, rules, .. }, Some(opening)) = (chosen(), begins.into()) {
            self.game.send(Event::ChooseVariant(Variant::Gomoku { size, rules, opening }));
        }
    }

    fn lines(&self) -> QStringList {
        let tongue = spoken(driver().borrow().language()).into();
        let openings = openings::all(chosen().game());
        texts(openings.flat_map(|opening| [opening.name(tongue), opening.moves()]))
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

same_names! { game::Game = ffi::Kind; Othello, Gomoku }
same_names! { Ruleset = ffi::Rules; Freestyle, Standard, Renju, Caro }
same_names! { gomoku::Opening = ffi::Beginning; Free, Swap1, Swap2, Rif, Soosorv8, Taraguchi10 }
same_names! { MineShown => ffi::Mine; Unknown, Ready, NoLines, ColoursSwap, NotAlone }
same_names! { game::Mode = ffi::Mode; TwoPlayers, PlayBlack, PlayWhite, Watch }

// Lists give games as these numbers.
const _: () = assert!(ffi::Kind::Othello.repr == game::Game::Othello as i32);
const _: () = assert!(ffi::Kind::Gomoku.repr == game::Game::Gomoku as i32);
