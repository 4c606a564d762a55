//! The pixels that a picture is painted on.

use std::sync::Mutex;
use std::thread;

use super::Rgb;
use crate::locks::lock;

/// Rows of premultiplied ARGB pixels, alpha in the highest byte.
pub struct Canvas<'a> {
    pixels: &'a mut [u32],
    width: u32,
    height: u32,
}

impl<'a> Canvas<'a> {
    /// A transparent canvas over these pixels.
    ///
    /// # Panics
    /// If there are not `width` × `height` of them.
    pub fn new(pixels: &'a mut [u32], width: u32, height: u32) -> Self {
        assert_eq!(pixels.len(), width as usize * height as usize, "every pixel is painted");
        pixels.fill(0);
        Self { pixels, width, height }
    }

    /// The pixels in a row.
    pub fn width(&self) -> u32 {
        self.width
    }

    /// The number of rows.
    pub fn height(&self) -> u32 {
        self.height
    }

    /// A row of pixels.
    pub fn row(&mut self, y: u32) -> &mut [u32] {
        let start = y as usize * self.width as usize;
        &mut self.pixels[start..start + self.width as usize]
    }

    /// Paints each row of a square with its upper left corner at (`from`, `from`), in parallel if it is large.
    pub fn each_row(&mut self, from: u32, side: u32, paint: impl Fn(u32, &mut [u32]) + Sync) {
        /// Painting fewer rows takes less time than starting a thread.
        const ROWS_FOR_A_THREAD: u32 = 400;
        let cores = thread::available_parallelism().map_or(1, |cores| cores.get() as u32);
        let share = side.div_ceil((side / ROWS_FOR_A_THREAD).clamp(1, cores.min(4)));
        let width = self.width as usize;
        let rows = &mut self.pixels[from as usize * width..(from + side) as usize * width];
        let paint_rows = |first: u32, rows: &mut [u32]| {
            for (row, y) in rows.chunks_exact_mut(width).zip(first..) {
                paint(y, &mut row[from as usize..(from + side) as usize]);
            }
        };
        let parts = rows.chunks_mut(share as usize * width).zip((0..side).step_by(share as usize));
        let (threads, parts) = (parts.len(), Mutex::new(parts));
        let next = || lock(&parts).next();
        let paint_parts = || {
            while let Some((part, first)) = next() {
                paint_rows(first, part);
            }
        };
        thread::scope(|scope| {
            for _ in 1..threads {
                // The others paint the share of a thread that the system does not give.
                let _ = thread::Builder::new().spawn_scoped(scope, paint_parts);
            }
            paint_parts();
        });
    }

    /// Blends a colour over a pixel, with `alpha` from 0 to 1.
    pub fn blend(&mut self, x: u32, y: u32, tone: Rgb, alpha: f32) {
        if alpha <= 0.0 {
            return;
        }
        let pixel = &mut self.row(y)[x as usize];
        *pixel = over(*pixel, tone, alpha.min(1.0));
    }

    /// Blends a colour over a rectangle, clipped to the canvas.
    pub fn fill(&mut self, left: i32, top: i32, width: i32, height: i32, tone: Rgb, alpha: f32) {
        let span = |start: i32, length: i32, end: u32| {
            start.clamp(0, end as i32) as u32..(start + length).clamp(0, end as i32) as u32
        };
        for y in span(top, height, self.height) {
            for x in span(left, width, self.width) {
                self.blend(x, y, tone, alpha);
            }
        }
    }

    /// Blends a disc of one colour over the canvas.
    pub fn spot(&mut self, middle: (f32, f32), radius: f32, tone: Rgb, alpha: f32) {
        let span = |at: f32, end: u32| {
            let from = (at - radius - 1.0).max(0.0) as u32;
            from..((at + radius + 2.0).max(0.0) as u32).min(end)
        };
        for y in span(middle.1, self.height) {
            for x in span(middle.0, self.width) {
                let far = length(x as f32 + 0.5 - middle.0, y as f32 + 0.5 - middle.1);
                self.blend(x, y, tone, alpha * cover(far - radius));
            }
        }
    }
}

/// The part of a pixel inside a shape whose edge is `distance` pixels away, negative inside.
pub fn cover(distance: f32) -> f32 {
    (0.5 - distance).clamp(0.0, 1.0)
}

/// The length of a vector; several times faster than `f32::hypot`, which is exact at any length.
pub fn length(across: f32, down: f32) -> f32 {
    (across * across + down * down).sqrt()
}

fn over(below: u32, tone: Rgb, alpha: f32) -> u32 {
    let [under_alpha, red, green, blue] = below.to_be_bytes().map(f32::from);
    let rest = 1.0 - alpha;
    let part = |above: f32, under: f32| under * rest + above * alpha;
    let byte = |value: f32| (value + 0.5) as u8;
    u32::from_be_bytes([
        byte(part(255.0, under_alpha)),
        byte(part(tone.red, red)),
        byte(part(tone.green, green)),
        byte(part(tone.blue, blue)),
    ])
}
