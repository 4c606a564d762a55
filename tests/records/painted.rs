//! The laws of the painted pictures: what is asked for twice is the same, discs are round and lie in their boxes, the
//! light falls from the top left, and what must be told apart can be.

use heibai::app::art::{BOARD_PAD, Canvas, Picture, TURN_FRAMES};

const LOOKS: [&str; 3] = ["light", "dark", "high-contrast"];
const OTHELLO: &str = "board?lines=between&count=8&cell=68&rim=24&frame=24&thick=2&ground=felt&tone=257c5a\
                       &line=14563d&strength=100&lit=f2ecdf&dim=e3dac7&edge=cdc3ad&look=light";
const GOBAN: &str = "board?lines=under&count=15&cell=36&rim=26&frame=8&thick=1&ground=wood&tone=ddb872\
                     &line=3b2a14&strength=82&lit=b58a4a&dim=8a632c&edge=6b4a1e&look=light";

struct Painted {
    pixels: Vec<u32>,
    width: usize,
    height: usize,
}

impl Painted {
    fn alpha(&self, x: usize, y: usize) -> u8 {
        self.pixels[y * self.width + x].to_be_bytes()[0]
    }

    fn rgb(&self, x: usize, y: usize) -> [u8; 3] {
        let [_, red, green, blue] = self.pixels[y * self.width + x].to_be_bytes();
        [red, green, blue]
    }

    /// The mean luminance of a square of pixels.
    fn light(&self, left: usize, top: usize, side: usize) -> f64 {
        let places = (top..top + side).flat_map(|y| (left..left + side).map(move |x| (x, y)));
        places.map(|(x, y)| luminance(self.rgb(x, y))).sum::<f64>() / (side * side) as f64
    }
}

fn paint(request: &str, scale: u32) -> Painted {
    let picture = Picture::parse(request).unwrap_or_else(|error| panic!("{request}: {error}"));
    let (width, height) = picture.size();
    let (width, height) = (width * scale, height * scale);
    let mut pixels = vec![0; (width * height) as usize];
    picture.paint(&mut Canvas::new(&mut pixels, width, height));
    Painted { pixels, width: width as usize, height: height as usize }
}

/// As WCAG defines it.
fn luminance(rgb: [u8; 3]) -> f64 {
    let linear = |part: u8| {
        let part = f64::from(part) / 255.0;
        if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(rgb[0]) + 0.7152 * linear(rgb[1]) + 0.0722 * linear(rgb[2])
}

fn contrast(one: f64, other: f64) -> f64 {
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// A pixel of a picture over an opaque ground.
fn over(pixel: u32, ground: [u8; 3]) -> [u8; 3] {
    let [alpha, parts @ ..] = pixel.to_be_bytes();
    std::array::from_fn(|at| {
        parts[at]
            .saturating_add((f64::from(ground[at]) * f64::from(255 - alpha) / 255.0).round() as u8)
    })
}

fn every_request() -> Vec<String> {
    let mut requests = vec![OTHELLO.to_owned(), GOBAN.to_owned()];
    for look in LOOKS {
        for side in ["black", "white"] {
            for name in ["disc", "stone", "disc-shadow", "stone-shadow", "turn", "small", "mark"] {
                for size in [11, 35, 56] {
                    requests.push(format!("{name}?side={side}&size={size}&look={look}"));
                }
            }
        }
    }
    requests
}

#[test]
fn the_same_request_gives_the_same_pixels() {
    for request in every_request() {
        assert_eq!(paint(&request, 1).pixels, paint(&request, 1).pixels, "{request}");
    }
}

#[test]
fn colours_are_multiplied_by_their_alpha() {
    for request in every_request() {
        let painted = paint(&request, 1);
        let fits = painted.pixels.iter().all(|pixel| {
            let [alpha, parts @ ..] = pixel.to_be_bytes();
            parts.iter().all(|&part| part <= alpha)
        });
        assert!(fits, "{request}");
    }
}

#[test]
fn a_disc_is_round_and_lies_in_the_middle_of_its_box() {
    for look in LOOKS {
        for (name, size) in
            [("stone", 35), ("stone", 36), ("disc", 24), ("small", 12), ("mark", 24)]
        {
            for scale in [1, 2, 3] {
                let request = format!("{name}?side=white&size={size}&look={look}");
                let painted = paint(&request, scale);
                let last = painted.width - 1;
                for y in 0..painted.height {
                    for x in 0..painted.width {
                        let alpha = painted.alpha(x, y);
                        assert_eq!(alpha, painted.alpha(last - x, y), "{request} {x} {y}");
                        assert_eq!(alpha, painted.alpha(x, last - y), "{request} {x} {y}");
                        assert_eq!(alpha, painted.alpha(y, x), "{request} {x} {y}");
                    }
                }
                let mut row = (0..=last).filter(|&x| painted.alpha(x, last / 2) > 0);
                let wide =
                    row.next().zip(row.next_back()).map_or(0, |(first, last)| last - first + 1);
                let asked = size * scale as usize;
                // With high contrast a disc that lies on the board wears a line more.
                assert!((asked..=asked + 4 * scale as usize).contains(&wide), "{request}: {wide}");
            }
        }
    }
}

#[test]
fn what_is_painted_leaves_the_edge_of_its_box_free() {
    for request in every_request()
        .iter()
        .filter(|request| request.contains("size=56") && !request.contains("small"))
    {
        if request.starts_with("mark") {
            continue;
        }
        let painted = paint(request, 2);
        let last = painted.width - 1;
        let edge = (0..painted.height)
            .all(|y| painted.alpha(0, y) <= 2 && painted.alpha(last, y) <= 2)
            && (0..painted.width)
                .all(|x| painted.alpha(x, 0) <= 2 && painted.alpha(x, painted.height - 1) <= 2);
        assert!(edge, "{request}");
    }
}

#[test]
fn light_falls_from_the_top_left() {
    for side in ["black", "white"] {
        for (name, size) in [("disc", 56), ("stone", 36)] {
            let painted = paint(&format!("{name}?side={side}&size={size}&look=light"), 2);
            let middle = painted.width / 2;
            let off = middle * 2 / 5;
            let (lit, dim) = (
                painted.light(middle - off, middle - off, 4),
                painted.light(middle + off - 4, middle + off - 4, 4),
            );
            assert!(lit > dim, "{side} {name}: {lit} {dim}");
        }
    }
    for request in [OTHELLO, GOBAN] {
        let painted = paint(request, 1);
        // The same part of the pattern of lines, near either corner.
        let side = 6 * 36;
        let far = painted.width - 70 - side;
        let (lit, dim) = (painted.light(70, 70, side), painted.light(far, far, side));
        assert!(lit > 1.03 * dim, "{request}: {lit} {dim}");
    }
}

#[test]
fn a_shadow_falls_to_the_bottom_right() {
    for name in ["disc-shadow", "stone-shadow"] {
        let painted = paint(&format!("{name}?side=black&size=56&look=light"), 1);
        let sum = |rows: std::ops::Range<usize>, columns: std::ops::Range<usize>| {
            let places = rows.flat_map(|y| columns.clone().map(move |x| (x, y)));
            places.map(|(x, y)| u64::from(painted.alpha(x, y))).sum::<u64>()
        };
        let half = painted.width / 2;
        assert!(sum(half..painted.width, half..painted.width) > sum(0..half, 0..half), "{name}");
    }
}

#[test]
fn with_high_contrast_there_are_no_shadows_and_white_is_as_large_as_black() {
    assert!(
        paint("disc-shadow?side=black&size=56&look=high-contrast", 1)
            .pixels
            .iter()
            .all(|&pixel| pixel == 0)
    );
    let bright = |side: &str| {
        let painted = paint(&format!("disc?side={side}&size=56&look=high-contrast"), 1);
        let row = painted.height / 2;
        let mut lit = (0..painted.width).filter(|&x| luminance(painted.rgb(x, row)) > 0.8);
        let first = lit.next();
        (first, lit.next_back())
    };
    let (black, white) = (bright("black"), bright("white"));
    assert!(white.0.is_some() && white == black, "{white:?} {black:?}");
}

#[test]
fn a_legal_move_is_marked_with_three_to_one_on_every_ground() {
    let grounds: [[u8; 3]; 9] = [
        [0x25, 0x7c, 0x5a],
        [0x22, 0x73, 0x4f],
        [0x2a, 0x86, 0x60],
        [0xa5, 0x73, 0x3f],
        [0x94, 0x66, 0x3a],
        [0xa9, 0x7a, 0x45],
        [0x3a, 0x76, 0xa3],
        [0x32, 0x6a, 0x95],
        [0x3b, 0x7c, 0xab],
    ];
    for ground in grounds {
        for side in ["black", "white"] {
            for look in LOOKS {
                let painted = paint(&format!("mark?side={side}&size=24&look={look}"), 2);
                let row = painted.height / 2;
                let strongest = (0..painted.width)
                    .map(|x| {
                        contrast(
                            luminance(over(painted.pixels[row * painted.width + x], ground)),
                            luminance(ground),
                        )
                    })
                    .fold(0.0, f64::max);
                assert!(strongest >= 3.0, "{side} {look} on {ground:?}: {strongest:.2}");
            }
        }
    }
}

#[test]
fn a_turn_goes_from_one_face_over_the_edge_to_the_other() {
    let painted = paint("turn?side=black&size=56&look=light", 1);
    let (extent, frames) = (painted.width, TURN_FRAMES as usize);
    assert_eq!(painted.height, extent * frames);
    let breadth = |frame: usize| {
        let row = frame * extent + extent / 2 - 2;
        (0..extent).filter(|&x| painted.alpha(x, row) > 127).count()
    };
    let middle = |frame: usize| painted.rgb(extent / 2, frame * extent + extent / 2);
    assert!(luminance(middle(0)) < 0.1 && luminance(middle(frames - 1)) > 0.7);
    assert!(breadth(0) >= 54 && breadth(frames - 1) >= 54);
    for frame in 1..frames / 2 {
        assert!(
            breadth(frame) <= breadth(frame - 1),
            "frame {frame} is broader than the one before"
        );
    }
    assert!((10..28).contains(&breadth(frames / 2)), "on its edge a disc shows its thickness");
}

#[test]
fn lines_are_crisp_and_in_the_middle_of_their_stones_at_every_scale() {
    for scale in 1..=3 {
        let painted = paint(GOBAN, scale);
        let scale = scale as usize;
        // Between the fourth and the fifth row, across the whole board.
        let row = (BOARD_PAD as usize + 26 + 4 * 36) * scale;
        let dark: Vec<usize> = (0..painted.width)
            .filter(|&x| luminance(painted.rgb(x, row)) < 0.12 && painted.alpha(x, row) == 255)
            .collect();
        let inside: Vec<usize> =
            dark.into_iter().filter(|x| (40 * scale..570 * scale).contains(x)).collect();
        let wanted: Vec<usize> = (0..15)
            .flat_map(|line| {
                (0..scale)
                    .map(move |part| (BOARD_PAD as usize + 26 + 36 * line + 17) * scale + part)
            })
            .collect();
        assert_eq!(inside, wanted, "scale {scale}");
    }
}

#[test]
fn what_is_no_request_is_refused_with_its_reason() {
    for (request, reason) in [
        ("", "there is no picture named \"\""),
        ("dome?side=black", "there is no picture named \"dome\""),
        ("disc?side=black&look=light", "the picture takes \"size\", which is missing"),
        ("disc?side=grey&size=20&look=light", "\"side\" can't be \"grey\""),
        ("disc?side=black&size=0&look=light", "\"size\" can't be \"0\""),
        ("disc?side=black&size=99999999&look=light", "\"size\" can't be \"99999999\""),
        ("disc?side=black&size=20&look=dim", "\"look\" can't be \"dim\""),
    ] {
        assert_eq!(
            Picture::parse(request).map_err(|error| error.to_string()),
            Err(reason.to_owned())
        );
    }
    assert!(
        Picture::parse(&OTHELLO.replace("frame=24", "frame=25")).is_err(),
        "no frame is broader than the rim"
    );
    assert!(Picture::parse(&OTHELLO.replace("257c5a", "2é7c5")).is_err());
}
