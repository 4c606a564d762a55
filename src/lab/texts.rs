//! The descriptions of algorithms, switches and evaluations, for readers new to them.

mod chinese;

use super::catalogue::{Algorithm, Entry, Evaluation, Switch};
use crate::openings::Tongue;

/// An entry in another language, if it has a translation.
fn in_tongue(entry: Entry, tongue: Tongue, chinese: [&'static str; 3]) -> Entry {
    let [title, source, text] = chinese;
    match tongue {
        Tongue::Chinese => Entry { title, text, source, ..entry },
        Tongue::English | Tongue::Japanese => entry,
    }
}

impl Algorithm {
    /// The same in Chinese, or else in English; the name is the same.
    pub fn entry_in(self, tongue: Tongue) -> Entry {
        in_tongue(self.entry(), tongue, chinese::algorithm(self))
    }

    /// Its name, title, text and source.
    pub fn entry(self) -> Entry {
        let (name, title, source, text) = match self {
            Algorithm::Greedy => (
                "greedy",
                "Greedy",
                "folklore; as a strategy of Othello in Paul Rosenbloom, 1982",
                "Makes each move, judges the position after it, and takes the best. It never asks what the other side will \
                 answer, and so it walks into every trap that is two moves deep.",
            ),
            Algorithm::Minimax => (
                "minimax",
                "Minimax",
                "John von Neumann, 1928; for programs Claude Shannon, 1950",
                "One side wants the value to be large, the other one wants it to be small. Looking at every line up to the \
                 depth, each side takes what is best for itself, and the values come up from the leaves to the root. What it \
                 finds is right as far as it looks, but the number of leaves grows with every move by the number of branches.",
            ),
            Algorithm::Negamax => (
                "negamax",
                "Negamax",
                "Donald Knuth and Ronald Moore, 1975",
                "Minimax written once for both sides: what is good for me is as bad for you, so each level takes the largest \
                 of its branches' values with their signs changed. It looks at the very same positions as minimax.",
            ),
            Algorithm::FailHard => (
                "alpha-beta-hard",
                "Alpha-beta, fail-hard",
                "John McCarthy, 1956; Donald Knuth and Ronald Moore, 1975",
                "Two bounds go down the tree: alpha is what I have for certain, beta is what the other side has. As soon as a \
                 move is so good that the other side would never let it come to this, the moves beside it need no look. The \
                 value at the root stays minimax's; with the best moves first only about the square root of the leaves is \
                 looked at. Fail-hard answers with a bound where the value lies outside of the window.",
            ),
            Algorithm::FailSoft => (
                "alpha-beta",
                "Alpha-beta, fail-soft",
                "John Fishburn, 1983",
                "The same cuts as fail-hard, but a value outside the window is reported as far as it is known, which is a \
                 sharper bound. The tree is the same; a table, and searches with narrow windows, benefit from it.",
            ),
            Algorithm::Aspiration => (
                "aspiration",
                "Aspiration windows",
                "James Gillogly, 1978; Gérard Baudet, 1978",
                "The value is probably near the last one, so the search begins with a narrow window around it and cuts off \
                 more. When the value falls outside, the window is opened on that side and the search is made again.",
            ),
            Algorithm::Pvs => (
                "pvs",
                "NegaScout (principal variation search)",
                "Judea Pearl, 1980 (Scout); Tony Marsland and Murray Campbell, 1982; Alexander Reinefeld, 1983",
                "The first move is searched as usual. Of each other one it is only asked whether it is better, with a window \
                 that has no room between its bounds: a cheap question, and with good order the answer is usually no. After a \
                 yes the move is searched again for its value.",
            ),
            Algorithm::Mtdf => (
                "mtdf",
                "MTD(f)",
                "Aske Plaat, Jonathan Schaeffer, Wim Pijls and Arie de Bruin, 1995",
                "Nothing but questions: is the value at least so much? Beginning with a guess f, each answer is a bound, and \
                 the next question stands right at it, until both bounds meet. The tree is searched several times, so it needs \
                 a transposition table that remembers the last pass.",
            ),
            Algorithm::ProbCut => (
                "probcut",
                "ProbCut",
                "Michael Buro, 1995",
                "A shallow search tells fairly well what a deep one will say. How well is measured first, on positions \
                 around this one. Where the shallow value then lies so far beyond the window that the deep one would hardly \
                 come back into it, the deep search is left out. That is faster and sometimes wrong: the move that it \
                 chooses need not be minimax's.",
            ),
            Algorithm::Uct => (
                "uct",
                "Monte Carlo tree search (UCT)",
                "Levente Kocsis and Csaba Szepesvári, 2006; Rémi Coulom, 2006",
                "Needs no evaluation: from a position the game is played to its end at random, again and again. A tree grows \
                 where playouts went well, and at each node the next one goes to the branch with the best sum of its mean and \
                 of a bonus for having been tried rarely. The most-tried move is played. The means come close to minimax's \
                 choice with enough playouts, not with any fixed number.",
            ),
        };
        Entry { name, title, text, source }
    }
}

impl Switch {
    /// The same in Chinese, or else in English; the name is the same.
    pub fn entry_in(self, tongue: Tongue) -> Entry {
        in_tongue(self.entry(), tongue, chinese::switch(self))
    }

    /// Its name, title, text and source.
    pub fn entry(self) -> Entry {
        let (name, title, source, text) = match self {
            Switch::Table => (
                "table",
                "Transposition table",
                "Richard Greenblatt and others, 1967; Arthur Zobrist, 1970",
                "What was found of a position is kept, because other moves lead to it too. Here an entry answers only for its \
                 own depth, so that every algorithm gives minimax's value; its best move comes first at any depth.",
            ),
            Switch::Deepening => (
                "deepening",
                "Iterative deepening",
                "David Slate and Lawrence Atkin, 1977; Richard Korf, 1985",
                "Searches one move deep, then two, then three. The early rounds cost little, and what they found brings the \
                 moves of the next one into order. The counts are those of all rounds. Without it each depth is searched by \
                 itself, with nothing known before, and the counts are those of the last one.",
            ),
            Switch::Killers => (
                "killers",
                "Killer moves",
                "Barbara Huberman, 1968; Selim Akl and Monroe Newborn, 1977",
                "A move that refuted a position is tried early in those beside it, at the same distance from the root.",
            ),
            Switch::History => (
                "history",
                "History heuristic",
                "Jonathan Schaeffer, 1983",
                "Counts for each move how often it was good anywhere in the tree, more for deep searches, and looks at the \
                 moves in this order.",
            ),
            Switch::Ordering => (
                "ordering",
                "Order by evaluation",
                "James Slagle and John Dixon, 1969",
                "Makes every move and judges the position after it before any is searched; the best-looking one comes first. \
                 These evaluations are counted by themselves. One move above the leaves it would save nothing and is left out.",
            ),
        };
        Entry { name, title, text, source }
    }
}

impl Evaluation {
    /// The same in Chinese, or else in English; the name is the same.
    pub fn entry_in(self, tongue: Tongue) -> Entry {
        in_tongue(self.entry(), tongue, chinese::evaluation(self))
    }

    /// Its name, title, text and source.
    pub fn entry(self) -> Entry {
        let (name, title, source, text) = match self {
            Evaluation::Discs => (
                "discs",
                "Disc difference",
                "folklore",
                "One's own discs less the other side's: what counts at the end, and misleads before it, because many discs \
                 can be flipped and leave few moves.",
            ),
            Evaluation::Squares => (
                "squares",
                "Weighted squares",
                "Peter Maggs, 1979; Paul Rosenbloom, 1982",
                "Each square has a weight, a corner the largest; the squares beside an empty corner have negative ones.",
            ),
            Evaluation::Mobility => (
                "mobility",
                "Mobility",
                "Paul Rosenbloom, 1982",
                "One's own legal moves less the other side's: who runs out of moves has to give a corner away.",
            ),
            Evaluation::Stability => (
                "stability",
                "Stability and corners",
                "Paul Rosenbloom, 1982",
                "Discs that can never be flipped, as far as fast rules tell, and three more for each corner.",
            ),
            Evaluation::Parity => (
                "parity",
                "Parity",
                "folklore; in a program Michael Buro, 1997",
                "Regions of empty squares with an odd number less those with an even one: in an odd one the side to move has \
                 the last word.",
            ),
            Evaluation::Phases => (
                "phases",
                "Sum by phase",
                "Kai-Fu Lee and Sanjoy Mahajan, 1988, for weights by phase; fitted here",
                "Mobility, corners, the squares beside them, safe discs, discs, parity and the discs at the frontier, each \
                 with a weight that moves with the phase. In hundredths of a disc.",
            ),
            Evaluation::Patterns => (
                "patterns",
                "Learnt patterns",
                "Michael Buro, 1997; fitted here",
                "What the configurations of lines, edges and corners, or in Gomoku the shapes on a point's four lines, are \
                 worth, learnt from games: what Heibai itself plays by.",
            ),
            Evaluation::Rows => (
                "rows",
                "Rows of stones",
                "folklore",
                "Any five points in a row that hold stones of one colour alone may still become a five; they count the more \
                 the more stones there are.",
            ),
        };
        Entry { name, title, text, source }
    }
}
