//! Draws SVG.

use std::fmt::Write as _;

use super::drawing::{Item, items};
use super::plan::Plan;
use super::tones::Tones;
use super::{Diagram, PictureOptions};
use crate::app::art::Look;
use crate::game::Side;

/// Draws an SVG whose natural size is `options.side` pixels.
pub fn svg(diagram: &Diagram, options: &PictureOptions) -> String {
    let plan = Plan::new(diagram, options);
    let tones = Tones::of(options.tone, options.look, plan.crossings);
    let mut drawn =
        Drawn { text: String::new(), plan, tones, plain: options.look == Look::HighContrast };
    let side = plan.side as f32 / plan.scale as f32;
    drawn.add(format_args!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{0}\" viewBox=\"0 0 {side} {side}\">",
        plan.side
    ));
    drawn.definitions();
    drawn.board();
    let items = items(diagram, options, &plan);
    for item in &items {
        drawn.shadow(item);
    }
    for item in &items {
        drawn.item(item);
    }
    drawn.text + "</svg>\n"
}

struct Drawn {
    text: String,
    plan: Plan,
    tones: Tones,
    /// Whether in high contrast, without shades.
    plain: bool,
}

impl Drawn {
    fn add(&mut self, element: std::fmt::Arguments) {
        writeln!(self.text, "{element}").expect("a string takes all that is written");
    }

    fn definitions(&mut self) {
        const DISCS: [(&str, [&str; 3]); 2] = [
            ("black", ["#4b5157", "#33383c", "#16191b"]),
            ("white", ["#ffffff", "#f8f6f0", "#dcd5c6"]),
        ];
        const STONES: [(&str, [&str; 3]); 2] = [
            ("black", ["#83898f", "#33373c", "#0d0e10"]),
            ("white", ["#ffffff", "#fbf9f4", "#bbb19d"]),
        ];
        self.add(format_args!("<defs>"));
        let [lit, dim, _] = self.tones.frame;
        self.add(format_args!(
            "<linearGradient id=\"frame\" x2=\"1\" y2=\"1\"><stop stop-color=\"#{lit:06x}\"/>\
             <stop offset=\"1\" stop-color=\"#{dim:06x}\"/></linearGradient>"
        ));
        for (name, [near, middle, far]) in if self.plan.crossings { STONES } else { DISCS } {
            self.add(format_args!(
                "<radialGradient id=\"{name}\" fx=\".35\" fy=\".3\"><stop stop-color=\"{near}\"/>\
                 <stop offset=\".45\" stop-color=\"{middle}\"/><stop offset=\"1\" stop-color=\"{far}\"/></radialGradient>"
            ));
        }
        self.add(format_args!("</defs>"));
    }

    fn board(&mut self) {
        let Plan { margin, frame, rim, cell, count, thick, crossings, .. } = self.plan;
        let Tones { ground, line, strength, frame: [_, _, edge], .. } = self.tones;
        let board = self.plan.board();
        let alpha = strength as f32 / 100.0;
        let (edge_width, inner) = (if self.plain { 2 } else { 1 }, board - 2 * frame);
        self.add(format_args!(
            "<rect x=\"{margin}\" y=\"{margin}\" width=\"{board}\" height=\"{board}\" rx=\"{}\" fill=\"url(#frame)\" \
             stroke=\"#{edge:06x}\" stroke-width=\"{edge_width}\"/>",
            10.min(board / 20)
        ));
        let from = margin + frame;
        self.add(format_args!(
            "<rect x=\"{from}\" y=\"{from}\" width=\"{inner}\" height=\"{inner}\" fill=\"#{ground:06x}\"/>"
        ));
        let mut lines = String::new();
        let places: Vec<f32> = if crossings {
            (0..count).map(|index| self.plan.middle(index as usize).0).collect()
        } else {
            (0..=count).map(|index| (margin + rim + index * cell) as f32).collect()
        };
        let (first, last) = (places[0], places[places.len() - 1]);
        for at in &places {
            write!(lines, "M{first} {at}H{last}M{at} {first}V{last}")
                .expect("a string takes all that is written");
        }
        self.add(format_args!(
            "<path d=\"{lines}\" stroke=\"#{line:06x}\" stroke-opacity=\"{alpha}\" stroke-width=\"{thick}\" \
             stroke-linecap=\"square\" fill=\"none\"/>"
        ));
        let radius = cell as f32 * if crossings { 0.097 } else { 0.059 };
        for (across, down) in points(crossings, count) {
            let (x, y) = (places[across as usize], places[down as usize]);
            self.add(format_args!(
                "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"#{line:06x}\"/>"
            ));
        }
    }

    /// Shadows lie below all stones.
    fn shadow(&mut self, item: &Item) {
        if let (Item::Stone { at: (x, y), .. }, false) = (item, self.plain) {
            let radius = self.plan.stone() as f32 / 2.0;
            let (x, y) = (x + 0.06 * radius, y + 0.11 * radius);
            self.add(format_args!(
                "<circle cx=\"{x:.2}\" cy=\"{y:.2}\" r=\"{:.2}\" fill-opacity=\".32\"/>",
                radius * 1.03
            ));
        }
    }

    fn item(&mut self, item: &Item) {
        match item {
            Item::Stone { at: (x, y), side } => {
                let radius = self.plan.stone() as f32 / 2.0;
                let name = if *side == Side::Black { "black" } else { "white" };
                if self.plain {
                    let line = (0.075 * radius).max(1.0);
                    let edge = if *side == Side::Black { "white" } else { "black" };
                    self.add(format_args!(
                        "<circle cx=\"{x}\" cy=\"{y}\" r=\"{}\" fill=\"{name}\" stroke=\"{edge}\" stroke-width=\"{line}\"/>",
                        radius - line / 2.0
                    ));
                } else {
                    self.add(format_args!(
                        "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"url(#{name})\"/>"
                    ));
                }
            }
            Item::Spot { at: (x, y), radius, tone, strength } => {
                let alpha = *strength as f32 / 100.0;
                self.add(format_args!(
                    "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius:.2}\" fill=\"#{tone:06x}\" fill-opacity=\"{alpha}\"/>"
                ));
            }
            Item::Ring { at: (x, y), radius, breadth, tone } => self.add(format_args!(
                "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius:.2}\" fill=\"none\" stroke=\"#{tone:06x}\" \
                 stroke-width=\"{breadth:.2}\"/>"
            )),
            Item::Stroke { places, breadth, tone } => {
                let places: Vec<String> =
                    places.iter().map(|(x, y)| format!("{x:.2},{y:.2}")).collect();
                self.add(format_args!(
                    "<polyline points=\"{}\" fill=\"none\" stroke=\"#{tone:06x}\" stroke-width=\"{breadth:.2}\" \
                     stroke-linecap=\"round\" stroke-linejoin=\"round\"/>",
                    places.join(" ")
                ));
            }
            Item::Text { at: (x, y), text, size, tone, bold } => {
                // Not every program supports `dominant-baseline`.
                let line = y + 0.35 * size;
                let weight = if *bold { " font-weight=\"bold\"" } else { "" };
                self.add(format_args!(
                    "<text x=\"{x}\" y=\"{line:.2}\" font-size=\"{size:.2}\" font-family=\"Open Sans, Noto Sans, \
                     sans-serif\" text-anchor=\"middle\"{weight} fill=\"#{tone:06x}\">{}</text>",
                    escaped(text)
                ));
            }
        }
    }
}

/// The points of a board, as [`Board`](crate::app::art::Board) paints them.
fn points(crossings: bool, count: u32) -> Vec<(u32, u32)> {
    let last = count - 1;
    let places: &[u32] = match (crossings, count) {
        (false, 0..6) | (true, 0..11) => &[],
        (false, _) => &[2, count - 2],
        (true, _) if count % 2 == 1 => &[3, last / 2, last - 3],
        (true, _) => &[3, last - 3],
    };
    let middle = crossings && count % 2 == 1 && count < 19;
    let is_left_out =
        |&(across, down): &(u32, u32)| middle && (across == last / 2) != (down == last / 2);
    let all = places.iter().flat_map(|&down| places.iter().map(move |&across| (across, down)));
    all.filter(|place| !is_left_out(place)).collect()
}

/// Escapes text, and drops characters that XML forbids.
fn escaped(text: &str) -> String {
    let known = text.chars().filter(|c| !c.is_control() && !matches!(c, '\u{fffe}' | '\u{ffff}'));
    known.fold(String::new(), |mut escaped, c| {
        match c {
            '&' => escaped += "&amp;",
            '<' => escaped += "&lt;",
            '>' => escaped += "&gt;",
            c => escaped.push(c),
        }
        escaped
    })
}
