//! Writes trees without loss.

use std::fmt::Write;

use crate::game::tree::{CellMark, GameTree, Judgement, Mark, Node, NodeId};
use crate::game::{End, Outcome, Ply, Position, Side, Turn};
use crate::openings::{self, Tongue};

use super::lexer::{escape, escape_text};
use super::{Points, points, private};
use crate::records::psq::rules_name;

/// The most plies read from a text, which bounds its memory.
pub(super) const MAX_PLIES: usize = 1 << 20;

const LINE: usize = 72;

/// Writes games one after another, cells in pairs of letters.
pub fn write(games: &[&GameTree]) -> String {
    write_as(games, Points::Pairs)
}

/// Writes games one after another, Othello's cells in the requested notation.
pub fn write_as(games: &[&GameTree], points: Points) -> String {
    let mut writer = Writer { text: String::new(), line: 0, points, has_turns: false };
    for game in games {
        writer.game(game);
    }
    writer.text
}

struct Writer {
    text: String,
    line: usize,
    points: Points,
    has_turns: bool,
}

impl Writer {
    fn game(&mut self, tree: &GameTree) {
        // If every move was made in a match, it is enough to say so once and to note exceptions.
        let mut made = tree.walk().filter(|id| *id != NodeId::ROOT).peekable();
        self.has_turns = made.peek().is_some() && made.all(|id| tree.node(id).turn().is_some());
        for (id, position) in tree.walk().with_positions() {
            let node = tree.node(id);
            let is_variation =
                node.parent().is_none_or(|parent| tree.node(parent).children().len() > 1);
            if is_variation {
                self.break_line();
                self.text.push('(');
            } else if self.text.len() - self.line > LINE {
                self.break_line();
            }
            self.text.push(';');
            match node.ply() {
                None => self.root(tree),
                Some(ply) => self.ply(ply, &position),
            }
            self.notes(node, &position);
            if node.children().is_empty() {
                self.close(tree, id);
            }
        }
        self.text.push('\n');
        self.line = self.text.len();
    }

    fn break_line(&mut self) {
        if self.line < self.text.len() {
            self.text.push('\n');
            self.line = self.text.len();
        }
    }

    fn close(&mut self, tree: &GameTree, leaf: NodeId) {
        let mut at = leaf;
        while let Some(parent) = tree.node(at).parent() {
            let siblings = tree.node(parent).children();
            if siblings.len() > 1 {
                self.text.push(')');
            }
            if siblings.last() != Some(&at) {
                return;
            }
            at = parent;
        }
        self.text.push(')');
    }

    fn property(&mut self, name: &str, value: &str) {
        write!(self.text, "{name}[{value}]").expect("a string takes all that is written");
    }

    fn said(&mut self, name: &str, text: &str) {
        if !text.is_empty() {
            self.property(name, &escape_text(text));
        }
    }

    fn root(&mut self, tree: &GameTree) {
        let variant = tree.variant();
        self.text += "FF[4]";
        self.property("GM", &variant.game().kind().sgf.to_string());
        self.property("CA", "UTF-8");
        self.property("AP", concat!("Heibai:", env!("CARGO_PKG_VERSION")));
        self.property("SZ", &variant.size().to_string());
        if let Some(rules) = variant.rules() {
            self.property("RU", rules_name(rules));
        }
        self.text += "HB[1]";
        if self.has_turns {
            self.property("HBD", "");
        }
        let words = private::variant(variant);
        if !words.is_empty() || tree.start().is_set_up() {
            self.property("HBV", &words);
        }
        self.start(tree);
        self.break_line();
        self.facts(tree);
    }

    fn start(&mut self, tree: &GameTree) {
        let position = tree.start().position();
        let kind = position.game().kind();
        let is_usual = || tree.variant().plain().start().as_ref() == Ok(position);
        let is_known = kind.anywhere || self.points == Points::Pairs && is_usual();
        if is_known && !tree.start().is_set_up() {
            return;
        }
        let cells = 0..usize::from(position.size()).pow(2);
        let mut is_empty = true;
        for (side, name) in Side::ALL.into_iter().zip(["AB", "AW"]) {
            let stones = cells.clone().filter(|&cell| position.stone(cell) == Some(side));
            let stones: Vec<_> =
                stones.map(|cell| points::cell_name(position, cell, self.points)).collect();
            if !stones.is_empty() {
                self.break_line();
                self.property(name, &stones.join("]["));
                is_empty = false;
            }
        }
        if is_empty && !kind.anywhere {
            let name = |cell| points::cell_name(position, cell, self.points);
            let all = format!("{}:{}", name(cells.start), name(cells.end - 1));
            self.property("AE", &all);
        }
        self.property("PL", letter(position.side_to_move()));
    }

    fn facts(&mut self, tree: &GameTree) {
        let facts = &tree.facts;
        let position = tree.position(tree.main_end());
        let player = |side: Side| if has_swapped(&position) { !side } else { side };
        for (side, names) in Side::ALL.into_iter().zip([["PB", "BR"], ["PW", "WR"]]) {
            self.said(names[0], &facts.names[player(side)]);
            self.said(names[1], &facts.ratings[player(side)]);
        }
        for (side, name) in Side::ALL.into_iter().zip(["HBTB", "HBTW"]) {
            if let Some(clock) = facts.clocks[player(side)] {
                self.property(name, &private::clock(clock));
            }
        }
        if let Some(players) = private::players(facts.mode, facts.skills) {
            self.property("HBM", &players);
        }
        self.said("EV", &facts.event);
        self.said("PC", &facts.place);
        self.said("DT", &facts.date);
        // For other readers; ours finds it again by the moves.
        if let Some(opening) = openings::of_line(tree, tree.main_end()) {
            self.said("ON", opening.name(Tongue::English));
        }
        let result = result(tree, &position);
        if facts.result.is_empty() {
            self.said("RE", &result);
        } else {
            self.said("RE", &facts.result);
            if result == facts.result {
                self.property("HBRE", "");
            }
        }
        self.said("GC", &facts.comment);
    }

    fn ply(&mut self, ply: Ply, position: &Position) {
        let side = match ply {
            Ply::Choose(_) | Ply::Offer(_) => {
                return self.property("HBC", &position.ply_name(ply));
            }
            Ply::Pass => !position.side_to_move(),
            // A side may have more than one stone a turn.
            Ply::Place(cell) => position.stone(cell).unwrap_or(!position.side_to_move()),
        };
        let name = points::ply_name(position, ply, self.points);
        self.property(letter(side), &name);
    }

    fn notes(&mut self, node: &Node, position: &Position) {
        if let Some(judgement) = node.judgement() {
            let (name, value) = match judgement {
                Judgement::VeryGood => ("TE", "2"),
                Judgement::Good => ("TE", "1"),
                Judgement::Interesting => ("IT", ""),
                Judgement::Doubtful => ("DO", ""),
                Judgement::Bad => ("BM", "1"),
                Judgement::VeryBad => ("BM", "2"),
            };
            self.property(name, value);
        }
        self.marks(node.marks(), position);
        let has_turns = self.has_turns;
        let is_usual = |turn: &Turn| has_turns && *turn == private::usual_turn(turn.side, turn.ply);
        if let Some(turn) = node.turn().filter(|turn| !is_usual(turn)) {
            self.property("HBT", &private::turn(turn.how, &turn.clocks));
        }
        if let Some(time) = node.time() {
            self.property("HBS", &private::seconds(time));
        }
        if let Some(end) = node.end() {
            self.property("HBE", &private::end(end));
        }
        if let Some(value) = node.values().first() {
            self.property("V", &value.black.to_string());
            self.text += "HBX";
            for value in node.values() {
                self.property("", &private::value(position, value));
            }
            let mut name = "HBY";
            for (value, found) in
                node.values().iter().flat_map(|value| value.moves.iter().map(move |it| (value, it)))
            {
                self.property(name, &private::move_value(position, found, &value.by));
                name = "";
            }
        }
        self.said("C", node.comment());
    }

    fn marks(&mut self, marks: &[CellMark], position: &Position) {
        let signs = [
            ("CR", Mark::Circle),
            ("MA", Mark::Cross),
            ("SQ", Mark::Square),
            ("TR", Mark::Triangle),
        ];
        for (name, sign) in signs {
            let cells = marks.iter().filter(|it| it.mark == sign);
            let cells: Vec<_> =
                cells.map(|it| points::cell_name(position, it.cell, self.points)).collect();
            if !cells.is_empty() {
                self.property(name, &cells.join("]["));
            }
        }
        let labels = marks.iter().filter_map(|it| match &it.mark {
            Mark::Label(text) => {
                let cell = points::cell_name(position, it.cell, self.points);
                Some(format!("{cell}:{}", escape(text)))
            }
            _ => None,
        });
        let labels: Vec<_> = labels.collect();
        if !labels.is_empty() {
            self.property("LB", &labels.join("]["));
        }
    }
}

/// Returns whether the player who began as White has Black's stones.
pub(super) fn has_swapped(position: &Position) -> bool {
    position.player_of(Side::Black) != Side::Black
}

/// The result that a game's main line shows, which ends with `position`; empty while the game goes on.
pub(super) fn result(tree: &GameTree, position: &Position) -> String {
    result_of(position, tree.node(tree.main_end()).end())
}

/// The same of a game that ends with `position`, or there in another way than by its rules.
pub(in crate::records) fn result_of(position: &Position, end: Option<End>) -> String {
    let Some(outcome) = Outcome::of(position, end) else { return String::new() };
    let Some(winner) = outcome.winner else { return "0".to_owned() };
    let how = match end {
        Some(End::Resigned(_)) => "R".to_owned(),
        Some(End::LostOnTime(_)) => "T".to_owned(),
        Some(End::CountedOnTime(_) | End::DrawnOnTime(_)) | None => {
            outcome.score.map_or(String::new(), |_| outcome.margin(winner).to_string())
        }
    };
    format!("{}+{how}", letter(winner))
}

const fn letter(side: Side) -> &'static str {
    match side {
        Side::Black => "B",
        Side::White => "W",
    }
}
