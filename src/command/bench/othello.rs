//! The positions that `heibai bench` searches: 54 to 8 empty squares, one or two of each phase, from
//! self-play at depth 5 with some random moves (seed 20261121). None is decided.

use crate::game::Position;
use crate::records::board_string;

/// The search depth; positions with no more empty squares than this are solved.
pub(super) const DEPTH: u8 = 12;

pub(super) fn positions() -> Vec<Position> {
    let position = |text| board_string::read(text).expect("the tests read every position");
    POSITIONS.into_iter().map(position).map(Position::Othello).collect()
}

/// Board strings, those with more empty squares first.
const POSITIONS: [&str; 30] = [
    "------------------X--------XX------OOXO----O--O-------O--------- X",
    "------------------O-X-----XOXO-----XXX-----OX------------------- O",
    "-----------O-------O-X-----OXO----XXXO-----OX-O----------------- O",
    "---------------------XO----OXO-----XOX---OOOXO------X----------- X",
    "---O------XOO-----OOO-----OOXX----OOOX------O------------------- X",
    "-----------X------OXOO----OXOO----OXOO----XXX-----O------------- O",
    "-----------O-------OOOX---XOOX---XXXXX---OOOOX------------------ O",
    "-----------------OOXOO----OXXX----XOXX----XXO-----XOXX-------X-- O",
    "--X--------X-X----XXXOO----XOOX--OOXOOX---OX-X-----X------------ X",
    "----------OX---O--OXXXO---OOXOXO--OXXXXO--X---XO-X-------------- X",
    "----X-------XX----X-XOX---OOOX-XOOOOOXX--O-OOXX------X---------- O",
    "-----X----OOXX----OOOOX--OOOOX----XOXX----OOXX-----OOX------O--- O",
    "-----------X-O----XXXO---XXOXXO--OOOXOX----XXXXX---XXO----OXO--- O",
    "-------------O-X--XXOOOO-OOOOOO---XXXXXX-OOXXOOO--OXX----------- X",
    "------------------OOOO---OOOOX--OOOOOX--XOOOOX---XOOOXX-XXXXX--- X",
    "----OX----O-XX---OXXOX---OOXOX--OOXOOXX-OOXXOX----XXXX-------X-- O",
    "----------XO-X---OOOOX-O--XXXXOO-XXXOXXO---XXXOO--XXXX---X--XXX- O",
    "---------XXX-X----OXXXOO--OXOXO--OOOXO--OOOXOOO---XXOO---XX-OOO- X",
    "OOX-OO---OXXOO-XOOXOXOX-OOXOXXX-OOOXX-X-OOXXX-X-O--------------- X",
    "--XX-O--X-XXOO--XXXXOO--XXOOXOO-XOOOOOO-XOOOO-X-X--OO------XXX-- X",
    "--OOOO--XXOOOO---OXXOOO-O-XXOOOO-XXXXOOO--XXXXXX-OXXX----X------ O",
    "----O-----OXXX---XXOXX--XXOOOX-XXXXOXXXXO--XOXOX--XOXXXX--OOOXXX O",
    "--O-XXX-O-OXXX--OOXXXOOOOXOOXXO-OXOOOOX-OOXOOXX-O-OOOO-------X-- X",
    "OXXX-O-X-OXOOOX-OOOOXXXXOOOXOXX-OOOOXX--OOOXXX--O-OXXX----O-X--- X",
    "--------OOOX----OOOXX---OOOXXO-OXXXXXXOOOXOOOOOOOOOXXXXXOOXXXXXX X",
    "--OOOO-X--OOOO-X-OOOOOOXOOOOOOOX-XXXXXOX--XXXOOX--XXXXOX---XXOOO O",
    "X--XXX---XOXXX--XOXXXXXXXXXXOXXXXXXXXXXX-XXOOXXX-XXOOO-XX-XXOO-- O",
    "--XO-X----XXO--OOXXOXOOO-XOXXXOOOOOOXXXOOOOXOOXOO-XOOOOOOOOOOO-O X",
    "X----O-X-XOOOXXXXXOOOXXXXOXXOXXXO-XOXXXXOOOOOXOX--XOOOXX-XXXXXXX X",
    "-XXXXXXX-OOOOOXXXOOXOOX-OOOOOOO-OOOXXOO-XXXXOXXOXXXOOO--OOOOOOO- X",
];
