//! The Smart Game Format, FF\[4\], for Othello (`GM[2]`) and Gomoku (`GM[4]`): whole studies with their variations, and
//! any number of games in a file.
//!
//! After <https://www.red-bean.com/sgf/>, which has no page on either game. Othello's cells are read as pairs of letters,
//! as in Go, column then row from the top-left corner (`fe` is f5), and as square names, as Edax writes them. Gomoku's
//! are pairs of letters.
//!
//! Read and written: `B`, `W` (a pass is `[]`, `[tt]` or `[PA]`), `C`, marks (`CR`, `MA`, `SQ`, `TR`, `LB`), judgements
//! (`TE`, `BM`, `DO`, `IT`), the start (`SZ`, `RU`, `AB`, `AW`, `AE`, `PL`; with `AB` or `AW` the board is empty
//! before), and game info (`PB`, `PW`, `BR`, `WR`, `EV`, `PC`, `DT`, `RE`, `GC`). From other programs, `N` is the first
//! line of the comment, `V` the value of a nameless engine, and `RE[B+R]` or `RE[B+T]` the end of the main line. Other
//! properties are ignored. Forced passes need not be written.
//!
//! # Private properties
//!
//! They keep what the format has no property for, and are read only where the first node has `HB`. A file with them is
//! taken literally: no end is guessed from its result.
//!
//! | property | where | value |
//! |---|---|---|
//! | `HB` | first node | the version of these properties, 1 |
//! | `HBV` | first node | what size and rules leave open: `mirrored`, `white-first`, or the name of an opening rule such as `swap2` or `rif` |
//! | `HBTB`, `HBTW` | first node | Black's and White's time in seconds: at the start, added for each move, and, unless it is none, added once when the time is up, `-` if that is unknown |
//! | `HBM` | first node | who plays which side, then the machine's levels or ratings, Black's first: `play-black 3 1400`; what is unknown is `-` or left out. Players are those who began with a colour |
//! | `HBRE` | first node | the result is the players' own, though the moves show the same |
//! | `HBC` | node | instead of a move, the choice of an opening: `black`, `white`, `two-more` or `fifths-3`, a number of fifth moves; or a fifth move that is offered: `offer-h9` |
//! | `HBT` | node | how the turn came about, and both clocks when it began, in seconds, Black's first: `placed 300 287.25`; also `chosen`, `opening`, `forced-pass`, `skipped`, `timed-out` |
//! | `HBS` | node | how long the ply took, in seconds |
//! | `HBE` | node | an end not on the board: `resigned`, `lost-on-time`, `counted-on-time` or `drawn-on-time`, and whose |
//! | `HBX` | node | a value, and whose it is: `BLACK FORCED CERTAINTY PLY…:BY`; the certainty is `d12` for a depth, `p98` for per cent, or `exact` |
//! | `HBY` | node | what the same engine found of a move: `MOVE BLACK FORCED CERTAINTY PLY…:BY`, after its `HBX` |
//!
//! Line breaks in texts are read back as line feeds, marks in cell order.

mod builder;
mod lexer;
mod points;
mod private;
mod reader;
mod root;
mod writer;

pub use reader::{facts, read, read_game, starts};
pub(super) use writer::result_of;
pub use writer::{write, write_as};

/// How cells are written in Othello.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Points {
    /// Pairs of letters, as in Go.
    #[default]
    Pairs,
    /// Square names, as Edax requires.
    Names,
}
