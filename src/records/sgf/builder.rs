//! Builds a tree from a text's nodes.

use std::rc::Rc;

use crate::game::tree::{CellMark, Change, GameTree, Judgement, Mark, NodeId, Value};
use crate::game::{End, Ply, Position, Side, Turn};
use crate::records::error::ReadErrorKind;

use super::lexer::{Entry, Event, Fault, Lexer, parts, unescape};
use super::root::{Root, side_of_move};
use super::{points, private, writer};

pub(super) struct Builder<'root, 'text> {
    root: &'root Root<'text>,
    /// Whether every move was made in a match, in the usual way unless noted.
    has_turns: bool,
    is_ours: bool,
    tree: GameTree,
    at: NodeId,
    /// The position there, shared with the branches until it changes.
    position: Rc<Position>,
    branches: Vec<(NodeId, Rc<Position>)>,
    plies_left: usize,
    latest: Option<(Side, Ply)>,
}

impl<'root, 'text> Builder<'root, 'text> {
    pub(super) fn new(
        root: &'root Root<'text>,
        tree: GameTree,
        is_ours: bool,
        plies: usize,
    ) -> Self {
        let position = Rc::new(tree.start().position().clone());
        Self {
            root,
            has_turns: is_ours && root.has_turns(),
            is_ours,
            tree,
            at: NodeId::ROOT,
            position,
            branches: Vec::new(),
            plies_left: plies,
            latest: None,
        }
    }

    pub(super) fn read(mut self, lexer: &mut Lexer<'text>) -> Result<(GameTree, usize), Fault> {
        loop {
            let offset = lexer.at;
            match lexer.next()? {
                None => break,
                Some(Event::Open) => {
                    if self.branches.len() == writer::MAX_PLIES {
                        return Err(too_large(offset));
                    }
                    self.branches.push((self.at, Rc::clone(&self.position)));
                }
                Some(Event::Close) => {
                    if let Some((at, position)) = self.branches.pop() {
                        (self.at, self.position) = (at, position);
                    }
                    if lexer.depth == 0 {
                        break;
                    }
                }
                Some(Event::Node) => self.node(&lexer.entries)?,
            }
        }
        Ok(self.finish())
    }

    fn node(&mut self, entries: &[Entry<'text>]) -> Result<(), Fault> {
        self.latest = None;
        for entry in entries {
            if let Some(side) = side_of_move(entry) {
                self.play_move(side, entry)?;
            } else if self.is_ours && entry.name.as_str() == "HBC" {
                let ply = self.position.ply_named(entry.raw);
                let is_choice = |ply: &Ply| matches!(ply, Ply::Choose(_) | Ply::Offer(_));
                let ply = ply.filter(is_choice).ok_or_else(|| entry.fault())?;
                let side = self.position.side_to_move();
                self.play(side, ply, entry)?;
            }
        }
        if self.has_turns
            && let Some((side, ply)) = self.latest
        {
            self.tree.set_turn(self.at, private::usual_turn(side, ply));
        }
        self.notes(entries)
    }

    fn play_move(&mut self, side: Side, entry: &Entry<'_>) -> Result<(), Fault> {
        if self.position.side_to_move() != side && self.position.must_pass() {
            self.play(!side, Ply::Pass, entry)?;
        }
        let ply = points::ply(&self.position, entry.raw).ok_or_else(|| entry.no_cell())?;
        if ply == Ply::Pass && self.position.is_over() {
            // After the end a pass is redundant.
            return Ok(());
        }
        let to_move = self.position.side_to_move();
        if to_move != side {
            return Err(entry.fault_of(ReadErrorKind::OutOfTurn(to_move)));
        }
        self.play(side, ply, entry)
    }

    fn play(&mut self, side: Side, ply: Ply, entry: &Entry<'_>) -> Result<(), Fault> {
        self.plies_left = self.plies_left.checked_sub(1).ok_or_else(|| too_large(entry.offset))?;
        let position = Rc::make_mut(&mut self.position);
        self.at = self.tree.play_from(self.at, position, ply).map_err(|reason| {
            Fault::new(ReadErrorKind::IllegalMove(reason), entry.offset, entry.raw)
        })?;
        self.latest = Some((side, ply));
        Ok(())
    }

    fn notes(&mut self, entries: &[Entry<'text>]) -> Result<(), Fault> {
        let mut name = String::new();
        let mut comment = String::new();
        let mut marks = self.tree.node(self.at).marks().to_vec();
        for entry in entries {
            let number = || entry.raw.trim() == "2";
            match entry.name.as_str() {
                "N" => name = entry.text(),
                "C" => comment = entry.text(),
                "CR" => self.mark(entry, &Mark::Circle, &mut marks)?,
                "MA" => self.mark(entry, &Mark::Cross, &mut marks)?,
                "SQ" => self.mark(entry, &Mark::Square, &mut marks)?,
                "TR" => self.mark(entry, &Mark::Triangle, &mut marks)?,
                "LB" => {
                    let label = self.label(entry)?;
                    // There is room for one.
                    marks.retain(|it| it.cell != label.cell || !matches!(it.mark, Mark::Label(_)));
                    marks.push(label);
                }
                "TE" if number() => self.judge(Judgement::VeryGood),
                "TE" => self.judge(Judgement::Good),
                "BM" if number() => self.judge(Judgement::VeryBad),
                "BM" => self.judge(Judgement::Bad),
                "DO" => self.judge(Judgement::Doubtful),
                "IT" => self.judge(Judgement::Interesting),
                "AB" | "AW" | "AE" if entry.offset > self.root.end => {
                    let detail = format!("{} after the first move", entry.name);
                    return Err(Fault::syntax(entry.offset, detail));
                }
                "V" if !self.is_ours => self.estimate(entry),
                "HBT" if self.is_ours => {
                    let (how, clocks) = private::turn_of(entry.raw).ok_or_else(|| entry.fault())?;
                    let (side, ply) = self.latest.ok_or_else(|| entry.fault())?;
                    self.tree.set_turn(self.at, Turn { side, ply, how, clocks });
                }
                "HBS" if self.is_ours => {
                    let time = private::duration(entry.raw).ok_or_else(|| entry.fault())?;
                    self.tree.set_time(self.at, Some(time));
                }
                "HBE" if self.is_ours => {
                    let end = private::end_of(entry.raw).ok_or_else(|| entry.fault())?;
                    self.tree.set_end(self.at, Some(end));
                }
                "HBX" if self.is_ours => {
                    let value = private::value_of(&self.position, entry.raw);
                    self.tree.set_value(self.at, value.ok_or_else(|| entry.fault())?);
                }
                "HBY" if self.is_ours => {
                    let found = private::move_value_of(&self.position, entry.raw);
                    let (found, by) = found.ok_or_else(|| entry.fault())?;
                    if !self.tree.add_move_value(self.at, &by, found) {
                        return Err(entry.fault());
                    }
                }
                _ => {}
            }
        }
        self.comment(&name);
        self.comment(&comment);
        marks.sort();
        marks.dedup();
        if marks != self.tree.node(self.at).marks() {
            self.tree.apply(Change::Mark { node: self.at, marks });
        }
        Ok(())
    }

    fn comment(&mut self, text: &str) {
        let old = self.tree.node(self.at).comment();
        if old != text {
            self.tree.add_comment(self.at, text);
        }
    }

    fn judge(&mut self, judgement: Judgement) {
        self.tree.apply(Change::Judge { node: self.at, judgement: Some(judgement) });
    }

    fn mark(&self, entry: &Entry<'_>, mark: &Mark, marks: &mut Vec<CellMark>) -> Result<(), Fault> {
        let cells = points::cells(&self.position, entry.raw).ok_or_else(|| entry.no_cell())?;
        marks.extend(cells.into_iter().map(|cell| CellMark { cell, mark: mark.clone() }));
        Ok(())
    }

    fn label(&self, entry: &Entry<'_>) -> Result<CellMark, Fault> {
        let (point, text) = parts(entry.raw).ok_or_else(|| entry.fault())?;
        let cell = points::cell(&self.position, point).ok_or_else(|| entry.no_cell())?;
        Ok(CellMark { cell, mark: Mark::Label(unescape(text)) })
    }

    fn estimate(&mut self, entry: &Entry<'_>) {
        if let Some(black) = entry.raw.trim().parse().ok().filter(|black: &f32| black.is_finite()) {
            self.tree.set_value(self.at, Value::told(black, Side::Black, ""));
        }
    }

    fn finish(mut self) -> (GameTree, usize) {
        self.tree.facts = self.root.facts();
        let last = self.tree.main_end();
        let position = self.tree.position(last);
        if !self.is_ours && !position.is_over() {
            self.tree.set_end(last, end_of(&self.tree.facts.result));
        }
        if writer::result(&self.tree, &position) == self.tree.facts.result
            && !self.root.says_result()
        {
            self.tree.facts.result.clear();
        }
        if writer::has_swapped(&position) {
            let facts = &mut self.tree.facts;
            std::mem::swap(&mut facts.names.black, &mut facts.names.white);
            std::mem::swap(&mut facts.ratings.black, &mut facts.ratings.white);
            std::mem::swap(&mut facts.clocks.black, &mut facts.clocks.white);
        }
        (self.tree, self.plies_left)
    }
}

/// The end expressed by a result such as `B+Resign`, if the board does not show it.
fn end_of(result: &str) -> Option<End> {
    let (winner, how) = result.trim().split_once('+')?;
    let loser = match winner {
        "B" | "b" => Side::White,
        "W" | "w" => Side::Black,
        _ => return None,
    };
    match how.to_ascii_lowercase().as_str() {
        "r" | "resign" => Some(End::Resigned(loser)),
        "t" | "time" => Some(End::LostOnTime(loser)),
        _ => None,
    }
}

fn too_large(offset: usize) -> Fault {
    let limit = format!("{} moves", writer::MAX_PLIES);
    Fault::new(ReadErrorKind::TooLarge, offset, limit)
}
