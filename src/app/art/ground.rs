//! Materials of a board: felt, grained wood, or a plain colour.

use super::{Canvas, Rgb, noise};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Material {
    Felt,
    /// Wood cut lengthwise: kaya or walnut, depending on its tone.
    Wood,
    Plain,
}

impl Material {
    /// Paints a square, `side` pixels of the canvas wide, with its upper left corner at (`from`, `from`).
    pub fn paint(self, canvas: &mut Canvas, from: u32, side: u32, tone: Rgb, scale: f32) {
        match self {
            Self::Felt => felt(canvas, from, side, tone, scale),
            Self::Wood => wood(canvas, from, side, tone, scale),
            Self::Plain => canvas.each_row(from, side, |_, row| row.fill(tone.pixel())),
        }
    }
}

/// Light falling off from the top left, and noise of single and double pixels.
fn felt(canvas: &mut Canvas, from: u32, side: u32, tone: Rgb, scale: f32) {
    let unit = 1.0 / side as f32;
    // Two pixels of the window.
    let pair = (2.0 * scale).round().max(1.0) as u32;
    canvas.each_row(from, side, |y, row| {
        let down = y as f32 * unit - 0.1;
        for (pixel, x) in row.iter_mut().zip(0..) {
            let across = x as f32 * unit - 0.2;
            let far = (across * across + down * down).sqrt();
            let fine = noise::at(x, y) - 0.5;
            let coarse = noise::at(x / pair, (y / pair).wrapping_add(77_777)) - 0.5;
            let light = 1.085 - 0.15 * far + 0.045 * fine + 0.03 * coarse;
            *pixel = tone.lit(light).pixel();
        }
    });
}

/// Annual rings across the cut: each rises from 0 to a sharp end of up to 1.
fn rings(width: u32) -> Vec<f32> {
    let mut rings = Vec::with_capacity(width as usize + 32);
    let mut ring = 0;
    while rings.len() < width as usize {
        let span = (5.0 + 11.0 * noise::at(ring, 1)) as u32;
        let deep = 0.3 + 0.7 * noise::at(ring, 2);
        rings.extend((0..span).map(|step| {
            let part = step as f32 / span as f32;
            deep * part * part * part
        }));
        ring += 1;
    }
    rings
}

/// Wide bands, rings that darken slowly and end sharply, both swaying along the cut, and fine fibres.
fn wood(canvas: &mut Canvas, from: u32, side: u32, tone: Rgb, scale: f32) {
    /// The largest sway of a ring, in pixels of the window.
    const SWAY: f32 = 19.0 * 1.4;
    let unit = 1.0 / side as f32;
    let pixel_of_window = 1.0 / scale;
    let width = side as f32 * pixel_of_window;
    let rings = rings((width + SWAY) as u32 + 4);
    let bands: Vec<f32> =
        (0..rings.len()).map(|x| noise::smooth(x as f32 / 47.0, 3) - 0.5).collect();
    canvas.each_row(from, side, |y, row| {
        let down = y as f32 * pixel_of_window;
        let sway =
            16.0 * noise::smooth(5.0 + down / 260.0, 4) + 3.0 * noise::smooth(down / 90.0, 5);
        for (pixel, x) in row.iter_mut().zip(0u32..) {
            let across = x as f32 * unit;
            let place = x as f32 * pixel_of_window + sway * (0.6 + 0.8 * across);
            let index = place as usize;
            let share = place - index as f32;
            let ring = rings[index] + (rings[index + 1] - rings[index]) * share;
            // Fibres are about 50 pixels long, with a different start in each column.
            let fibre = noise::at(x, (y + (x.wrapping_mul(17)) % 53) / 53) - 0.5;
            let grain = noise::at(x, y.wrapping_add(99_991)) - 0.5;
            let light = 1.045 - 0.075 * (0.45 * across + 0.55 * y as f32 * unit);
            let stuff = 1.0 + 0.05 * bands[index] - 0.105 * ring + 0.020 * fibre + 0.010 * grain;
            let lit = light * stuff;
            let part = |value: f32, less: f32| (value * (lit - less * ring)).min(255.0);
            let warm = Rgb {
                red: part(tone.red, 0.0),
                green: part(tone.green, 0.03),
                blue: part(tone.blue, 0.10),
            };
            *pixel = warm.pixel();
        }
    });
}
