//! What lies on the board, as shapes for any image format.

use super::plan::Plan;
use super::tones::{ON_BLACK, ON_WHITE, Tones};
use super::{Diagram, PictureOptions};
use crate::game::Side;
use crate::game::tree::Mark;

/// A shape over the board, in the measures of the [`Plan`].
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Item {
    Stone {
        at: (f32, f32),
        side: Side,
    },
    /// A filled circle.
    Spot {
        at: (f32, f32),
        radius: f32,
        tone: u32,
        /// In per cent.
        strength: u32,
    },
    /// A polyline.
    Stroke {
        places: Vec<(f32, f32)>,
        breadth: f32,
        tone: u32,
    },
    Ring {
        at: (f32, f32),
        /// To the middle of its line.
        radius: f32,
        breadth: f32,
        tone: u32,
    },
    /// Text centred on a point.
    Text {
        at: (f32, f32),
        text: String,
        size: f32,
        tone: u32,
        bold: bool,
    },
}

/// All shapes over the bare board, from back to front.
pub(super) fn items(diagram: &Diagram, options: &PictureOptions, plan: &Plan) -> Vec<Item> {
    let tones = Tones::of(options.tone, options.look, plan.crossings);
    let mut drawing = Drawing { diagram, plan: *plan, tones, items: Vec::new() };
    if options.coordinates {
        drawing.coordinates();
    }
    drawing.stones();
    if options.last_move {
        drawing.last_move(options.marks);
    }
    if options.values {
        drawing.values();
    }
    if options.marks {
        drawing.marks();
    }
    drawing.items
}

struct Drawing<'a> {
    diagram: &'a Diagram,
    plan: Plan,
    tones: Tones,
    items: Vec<Item>,
}

impl Drawing<'_> {
    fn coordinates(&mut self) {
        let (columns, rows) = self.diagram.names();
        let (near, breadth) = self.plan.band();
        let far = (2 * self.plan.margin + self.plan.board()) as f32 - near;
        let size = (self.plan.cell as f32 * 0.5).min(breadth * 0.8).clamp(6.0, 17.0);
        let count = self.plan.count as usize;
        let tone = self.tones.coordinate;
        for index in 0..count {
            let (along, down) = (self.plan.middle(index).0, self.plan.middle(index * count).1);
            for beside in [near, far] {
                for (at, text) in
                    [((along, beside), &columns[index]), ((beside, down), &rows[index])]
                {
                    self.items.push(Item::Text { at, text: text.clone(), size, tone, bold: false });
                }
            }
        }
    }

    fn stones(&mut self) {
        for cell in 0..(self.plan.count * self.plan.count) as usize {
            if let Some(side) = self.diagram.position.stone(cell) {
                self.items.push(Item::Stone { at: self.plan.middle(cell), side });
            }
        }
    }

    fn ink(&self, cell: usize) -> u32 {
        match self.diagram.position.stone(cell) {
            Some(Side::Black) => ON_BLACK,
            Some(Side::White) => ON_WHITE,
            None => self.tones.ink,
        }
    }

    fn last_move(&mut self, has_marks: bool) {
        let cell = self.plan.cell as f32;
        let row = self.diagram.position.winning_cells();
        if let (Some(&first), Some(&last)) = (row.first(), row.last()) {
            let places = vec![self.plan.middle(first), self.plan.middle(last)];
            let (breadth, tone) = ((cell * 0.12).max(1.5), self.tones.row);
            self.items.push(Item::Stroke { places, breadth, tone });
            return;
        }
        let is_marked = |at| has_marks && self.diagram.marks.iter().any(|mark| mark.cell == at);
        if let Some(last) = self.diagram.last.filter(|&at| !is_marked(at)) {
            let radius = (cell * 0.09).max(1.5);
            let (at, tone) = (self.plan.middle(last), self.ink(last));
            self.items.push(Item::Spot { at, radius, tone, strength: 100 });
        }
    }

    /// Interrupts the lines behind text on a crossing.
    fn clear(&mut self, cell: usize) {
        if self.plan.crossings && self.diagram.position.stone(cell).is_none() {
            let (at, radius) = (self.plan.middle(cell), self.plan.cell as f32 * 0.4);
            self.items.push(Item::Spot { at, radius, tone: self.tones.ground, strength: 90 });
        }
    }

    /// Writes on a cell, as small as the text requires.
    fn write(&mut self, cell: usize, text: &str, share: f32, tone: u32) {
        const MOST: usize = 8;
        let text: String = text.chars().take(MOST).collect();
        let letters = text.chars().count().max(1) as f32;
        let size = self.plan.cell as f32 * share.min(1.35 / letters);
        let at = self.plan.middle(cell);
        self.items.push(Item::Text { at, text, size, tone, bold: true });
    }

    fn values(&mut self) {
        for worth in &self.diagram.values {
            let is_labelled = |mark: &crate::game::tree::CellMark| mark.cell == worth.cell;
            if self.diagram.marks.iter().any(is_labelled) {
                continue;
            }
            self.clear(worth.cell);
            let tone = if worth.is_best { self.tones.best } else { self.tones.ink };
            self.write(worth.cell, &worth.text, 0.42, tone);
        }
    }

    fn marks(&mut self) {
        let side = self.plan.cell as f32;
        let (reach, breadth) = (side * 0.22, (side * 0.065).max(1.0));
        for mark in &self.diagram.marks {
            let at = self.plan.middle(mark.cell);
            let tone = self.ink(mark.cell);
            let place = |across: f32, down: f32| (at.0 + across * reach, at.1 + down * reach);
            let stroke = |places: Vec<(f32, f32)>| Item::Stroke { places, breadth, tone };
            if let Mark::Label(text) = &mark.mark {
                self.clear(mark.cell);
                self.write(mark.cell, text, 0.56, tone);
                continue;
            }
            let drawn = match &mark.mark {
                Mark::Circle => vec![Item::Ring { at, radius: reach, breadth, tone }],
                Mark::Cross => vec![
                    stroke(vec![place(-0.8, -0.8), place(0.8, 0.8)]),
                    stroke(vec![place(0.8, -0.8), place(-0.8, 0.8)]),
                ],
                Mark::Square => {
                    let corners = [(-0.85, -0.85), (0.85, -0.85), (0.85, 0.85), (-0.85, 0.85)];
                    let round = corners.iter().chain(&corners[..1]);
                    vec![stroke(round.map(|&(across, down)| place(across, down)).collect())]
                }
                Mark::Triangle => {
                    let corners = [(0.0, -1.05), (0.95, 0.7), (-0.95, 0.7), (0.0, -1.05)];
                    vec![stroke(corners.map(|(across, down)| place(across, down)).to_vec())]
                }
                Mark::Label(_) => Vec::new(),
            };
            self.items.extend(drawn);
        }
    }
}
