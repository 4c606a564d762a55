//! Draws PNG, with the board and stones of the window.

use super::drawing::{Item, items};
use super::letters;
use super::plan::Plan;
use super::tones::{Tones, material, rgb};
use super::{Diagram, PictureOptions};
use crate::app::art::{BOARD_PAD, Board, Canvas, Disc, Kind, Picture};
use crate::game::Side;

struct Pixels {
    pixels: Vec<u32>,
    side: u32,
}

impl Pixels {
    fn paint(picture: &Picture, scale: u32) -> Self {
        let side = picture.size().0 * scale;
        let mut pixels = vec![0; (side * side) as usize];
        picture.paint(&mut Canvas::new(&mut pixels, side, side));
        Self { pixels, side }
    }

    fn lay(&self, canvas: &mut Canvas, left: i32, top: i32) {
        let (width, height) = (canvas.width() as i32, canvas.height() as i32);
        for (y, row) in self.pixels.chunks_exact(self.side as usize).enumerate() {
            let y = top + y as i32;
            if !(0..height).contains(&y) {
                continue;
            }
            let below = canvas.row(y as u32);
            for (x, &pixel) in row.iter().enumerate() {
                let x = left + x as i32;
                if (0..width).contains(&x) && pixel != 0 {
                    let below = &mut below[x as usize];
                    *below = over(*below, pixel);
                }
            }
        }
    }
}

fn over(below: u32, above: u32) -> u32 {
    let rest = 255 - (above >> 24);
    if rest == 0 {
        return above;
    }
    let [below, above] = [below, above].map(u32::to_be_bytes);
    let part = |index: usize| {
        let kept = (u32::from(below[index]) * rest + 127) / 255;
        (u32::from(above[index]) + kept).min(255) as u8
    };
    u32::from_be_bytes([part(0), part(1), part(2), part(3)])
}

/// Draws a PNG, `options.side` pixels wide and high, transparent around the board.
pub fn png(diagram: &Diagram, options: &PictureOptions) -> Vec<u8> {
    let plan = Plan::new(diagram, options);
    let mut pixels = vec![0; (plan.side * plan.side) as usize];
    let mut canvas = Canvas::new(&mut pixels, plan.side, plan.side);
    let board = Pixels::paint(&Picture::Board(board(&plan, options)), plan.scale);
    let corner = (plan.margin as i32 - BOARD_PAD as i32) * plan.scale as i32;
    board.lay(&mut canvas, corner, corner);
    let mut painter = Painter::new(canvas, &plan, options);
    let items = items(diagram, options, &plan);
    // Shadows lie below all stones.
    for item in &items {
        painter.shadow(item);
    }
    for item in &items {
        painter.item(item);
    }
    encode(&pixels, plan.side)
}

fn board(plan: &Plan, options: &PictureOptions) -> Board {
    let tones = Tones::of(options.tone, options.look, plan.crossings);
    Board {
        crossings: plan.crossings,
        count: plan.count,
        cell: plan.cell,
        rim: plan.rim,
        frame: plan.frame,
        thick: plan.thick,
        ground: material(options.tone, options.look),
        tone: rgb(tones.ground),
        line: (rgb(tones.line), tones.strength as f32 / 100.0),
        frame_tones: tones.frame.map(rgb),
        look: options.look,
    }
}

struct Painter<'a> {
    canvas: Canvas<'a>,
    scale: f32,
    shadow: Pixels,
    black: Pixels,
    white: Pixels,
}

impl<'a> Painter<'a> {
    fn new(canvas: Canvas<'a>, plan: &Plan, options: &PictureOptions) -> Self {
        let kind = if plan.crossings { Kind::Stone } else { Kind::Disc };
        let disc = |side| Disc { kind, side, size: plan.stone(), look: options.look };
        let painted = |side| Pixels::paint(&Picture::Disc(disc(side)), plan.scale);
        Self {
            canvas,
            scale: plan.scale as f32,
            shadow: Pixels::paint(&Picture::Shadow(disc(Side::Black)), plan.scale),
            black: painted(Side::Black),
            white: painted(Side::White),
        }
    }

    fn shadow(&mut self, item: &Item) {
        if let Item::Stone { at, .. } = item {
            lay_around(&self.shadow, &mut self.canvas, *at, self.scale);
        }
    }

    fn item(&mut self, item: &Item) {
        let scale = self.scale;
        let scaled = |place: (f32, f32)| (place.0 * scale, place.1 * scale);
        match item {
            Item::Stone { at, side } => {
                let stone = if *side == Side::Black { &self.black } else { &self.white };
                lay_around(stone, &mut self.canvas, *at, scale);
            }
            Item::Spot { at, radius, tone, strength } => {
                let alpha = *strength as f32 / 100.0;
                self.canvas.spot(scaled(*at), radius * scale, rgb(*tone), alpha);
            }
            Item::Ring { at, radius, breadth, tone } => {
                let (middle, radius) = (scaled(*at), radius * scale);
                let far = |x: f32, y: f32| (x - middle.0).hypot(y - middle.1);
                let reach = radius + breadth * scale;
                let half = breadth * scale / 2.0;
                self.shape((middle, middle), reach, *tone, |x, y| {
                    (far(x, y) - radius).abs() - half
                });
            }
            Item::Stroke { places, breadth, tone } => {
                let places: Vec<_> = places.iter().map(|&place| scaled(place)).collect();
                self.stroke(&[places], breadth * scale, *tone);
            }
            Item::Text { at, text, size, tone, bold } => {
                let (lines, breadth) = letters::write(text, scaled(*at), size * scale, *bold);
                self.stroke(&lines, breadth.max(1.0), *tone);
            }
        }
    }

    /// Draws lines with round caps, all at once, so that crossings are no darker.
    fn stroke(&mut self, lines: &[Vec<(f32, f32)>], breadth: f32, tone: u32) {
        let places = lines.iter().flatten();
        let least = places.clone().fold((f32::MAX, f32::MAX), |a, b| (a.0.min(b.0), a.1.min(b.1)));
        let most = places.fold((0.0f32, 0.0f32), |a, b| (a.0.max(b.0), a.1.max(b.1)));
        self.shape((least, most), breadth, tone, |x, y| {
            let pieces = lines.iter().flat_map(|line| line.windows(2));
            let far = pieces.map(|ends| beside((x, y), ends[0], ends[1]));
            far.fold(f32::MAX, f32::min) - breadth / 2.0
        });
    }

    fn shape(
        &mut self,
        (least, most): ((f32, f32), (f32, f32)),
        reach: f32,
        tone: u32,
        distance: impl Fn(f32, f32) -> f32,
    ) {
        let span = |from: f32, to: f32, end: u32| {
            (from - reach - 1.0).max(0.0) as u32..((to + reach + 2.0).max(0.0) as u32).min(end)
        };
        for y in span(least.1, most.1, self.canvas.height()) {
            for x in span(least.0, most.0, self.canvas.width()) {
                let far = distance(x as f32 + 0.5, y as f32 + 0.5);
                self.canvas.blend(x, y, rgb(tone), (0.5 - far).clamp(0.0, 1.0));
            }
        }
    }
}

fn lay_around(picture: &Pixels, canvas: &mut Canvas, at: (f32, f32), scale: f32) {
    let corner = |place: f32| (place * scale - picture.side as f32 / 2.0).round() as i32;
    picture.lay(canvas, corner(at.0), corner(at.1));
}

fn beside(place: (f32, f32), from: (f32, f32), to: (f32, f32)) -> f32 {
    let (across, down) = (to.0 - from.0, to.1 - from.1);
    let length = across * across + down * down;
    let along = (place.0 - from.0) * across + (place.1 - from.1) * down;
    let part = if length > 0.0 { (along / length).clamp(0.0, 1.0) } else { 0.0 };
    (place.0 - from.0 - part * across).hypot(place.1 - from.1 - part * down)
}

fn encode(pixels: &[u32], side: u32) -> Vec<u8> {
    let bytes: Vec<u8> = pixels
        .iter()
        .flat_map(|pixel| {
            let [alpha, colours @ ..] = pixel.to_be_bytes();
            // PNG is not premultiplied.
            let [red, green, blue] = colours.map(|part| match alpha {
                0 => 0,
                _ => ((u32::from(part) * 255 + u32::from(alpha) / 2) / u32::from(alpha)).min(255)
                    as u8,
            });
            [red, green, blue, alpha]
        })
        .collect();
    let mut file = Vec::new();
    let mut encoder = ::png::Encoder::new(&mut file, side, side);
    encoder.set_color(::png::ColorType::Rgba);
    encoder.set_depth(::png::BitDepth::Eight);
    let mut writer = encoder.write_header().expect("memory takes all that is written");
    writer.write_image_data(&bytes).expect("there are as many bytes as pixels");
    drop(writer);
    file
}
