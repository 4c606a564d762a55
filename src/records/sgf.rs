//! The Smart Game Format, FF\[4\], for Othello (`GM[2]`) and Gomoku (`GM[4]`): whole studies with their variations, and
//! any number of games in a file.
//!
//! Syntax and properties follow <https://www.red-bean.com/sgf/>, which has no page on either game. Othello files write
//! cells in two ways, and both are read: pairs of letters as in Go, column then row from the top-left corner (`fe` is
//! f5), and square names, as Edax writes them. Gomoku files use pairs of letters.
//!
//! Read and written: `B`, `W` (a pass is `[]`, `[tt]` or `[PA]`), `C`, marks (`CR`, `MA`, `SQ`, `TR`, `LB`), judgements
//! (`TE`, `BM`, `DO`, `IT`), the start (`SZ`, `RU`, `AB`, `AW`, `AE`, `PL`; with `AB` or `AW` the board is empty
//! before), and game info (`PB`, `PW`, `BR`, `WR`, `EV`, `PC`, `DT`, `RE`, `GC`). From other programs `N` is read as
//! the first line of the comment, `V` as the value of a nameless engine, and `RE[B+R]` or `RE[B+T]` as the end of the
//! main line. Any other property is ignored. Forced passes need not be written.
//!
//! # Private properties
//!
//! These keep what the format has no property for; they are read only where the first node has `HB`. A file with them
//! is taken literally: no end is guessed from its result.
//!
//! | property | where | value |
//! |---|---|---|
//! | `HB` | first node | the version of these properties, 1 |
//! | `HBV` | first node | of the variant what size and rules leave open: `mirrored`, `white-first`, `swap2` |
//! | `HBTB`, `HBTW` | first node | the time of Black, and of White: at the start, and added for each move, in seconds |
//! | `HBM` | first node | who of people and machine plays which side, then the machine's levels, Black's first: `play-black 3 5`; what is not known is `-` or left out. Players are those who began with a colour |
//! | `HBRE` | first node | the result is what the players' side says, though it is what the moves show as well |
//! | `HBC` | node | in place of a move the choice of an opening: `black`, `white` or `two-more` |
//! | `HBT` | node | how the turn came about, and what the clocks showed when it began, in seconds, Black's first: `placed 300 287.25`; also `chosen`, `opening`, `forced-pass`, `skipped`, `timed-out` |
//! | `HBS` | node | how long the ply took, in seconds |
//! | `HBE` | node | an end that the board does not show: `resigned`, `lost-on-time`, `counted-on-time` or `drawn-on-time`, and whose |
//! | `HBX` | node | a value, and by whom: `BLACK FORCED CERTAINTY PLY…:BY`; the certainty is `d12` for a depth, `p98` for percent, or `exact` |
//! | `HBY` | node | what the same found of a move: `MOVE BLACK FORCED CERTAINTY PLY…:BY`, after its `HBX` |
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

/// Returns whether a text looks like SGF: its first game begins with a node with a game number, or a format version.
/// GGF, which looks similar, names its game.
pub fn is_sgf(text: &str) -> bool {
    let mut lexer = lexer::Lexer::new(text);
    if !lexer.find_game() || lexer.next().is_err() || lexer.next().is_err() {
        return false;
    }
    let find = |name: &str| lexer.entries.iter().find(|entry| entry.name.as_str() == name);
    match find("GM") {
        Some(game) => game.raw.trim().parse::<u32>().is_ok(),
        None => find("FF").is_some(),
    }
}
