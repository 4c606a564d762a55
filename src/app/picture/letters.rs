//! A stroke font of letters, digits and a few signs, so that an image needs no other. Capitals go from 0 at the top to
//! 10 at the baseline; small letters begin at 3.5 and descend to 13.

/// The height of a capital, relative to the font size.
const CAPITAL: f32 = 0.72;
const GAP: f32 = 2.1;
/// Stands for an unknown letter.
const BOX: &str = "M.5 .5 L5.5 .5 L5.5 9.5 L.5 9.5 L.5 .5";

/// A letter's strokes: `M` moves, `L` draws a line, `Q` a quadratic curve.
fn strokes_of(letter: char) -> &'static str {
    match letter {
        '0' => "M3 0 Q6 0 6 5 Q6 10 3 10 Q0 10 0 5 Q0 0 3 0",
        '1' => "M1 2.2 L3.5 0 L3.5 10",
        '2' => "M.1 2.6 Q.1 0 3 0 Q6 0 6 2.7 Q6 4.5 3.5 6.7 L0 10 L6 10",
        '3' => {
            "M.3 1.6 Q1 0 3 0 Q5.7 0 5.7 2.5 Q5.7 4.7 2.5 4.8 Q6 5 6 7.4 Q6 10 3 10 Q.6 10 0 8.2"
        }
        '4' => "M4.6 10 L4.6 0 L0 7 L6.4 7",
        '5' => "M5.5 0 L1 0 L.6 4.6 Q1.6 3.8 3 3.8 Q6 3.8 6 6.8 Q6 10 3 10 Q.8 10 0 8.4",
        '6' => "M5.4 1 Q4.6 0 3.3 0 Q0 0 0 6 Q0 10 3 10 Q6 10 6 6.9 Q6 4 3.2 4 Q.6 4 0 6.4",
        '7' => "M0 0 L6 0 L2.2 10",
        '8' => {
            "M3 4.7 Q.4 4.5 .4 2.4 Q.4 0 3 0 Q5.6 0 5.6 2.4 Q5.6 4.5 3 4.7 Q0 5 0 7.4 Q0 10 3 10 Q6 10 6 7.4 \
             Q6 5 3 4.7"
        }
        '9' => "M.6 9 Q1.4 10 2.7 10 Q6 10 6 4 Q6 0 3 0 Q0 0 0 3.1 Q0 6 2.8 6 Q5.4 6 6 3.6",
        'a' => "M5 3.6 L5 10 M5 6.8 Q5 3.5 2.6 3.5 Q0 3.5 0 6.8 Q0 10 2.6 10 Q5 10 5 6.8",
        'b' => "M0 0 L0 10 M0 6.8 Q0 3.5 2.6 3.5 Q5.2 3.5 5.2 6.8 Q5.2 10 2.6 10 Q0 10 0 6.8",
        'c' => "M4.8 4.8 Q4.2 3.5 2.6 3.5 Q0 3.5 0 6.8 Q0 10 2.6 10 Q4.2 10 4.8 8.7",
        'd' => "M5 0 L5 10 M5 6.8 Q5 3.5 2.6 3.5 Q0 3.5 0 6.8 Q0 10 2.6 10 Q5 10 5 6.8",
        'e' => "M.1 6.7 L5 6.7 Q5 3.5 2.6 3.5 Q0 3.5 0 6.8 Q0 10 2.7 10 Q4.2 10 4.8 8.9",
        'f' => "M3.8 .3 Q1.4 -.6 1.4 2.4 L1.4 10 M0 3.7 L3.4 3.7",
        'g' => {
            "M5 3.6 L5 10 Q5 13 2.6 13 Q1 13 .3 12 M5 6.8 Q5 3.5 2.6 3.5 Q0 3.5 0 6.8 Q0 10 2.6 10 Q5 10 5 6.8"
        }
        'h' => "M0 0 L0 10 M0 6 Q.6 3.5 2.6 3.5 Q4.6 3.5 4.6 6 L4.6 10",
        'i' => "M.4 3.6 L.4 10 M.4 .8 L.4 1",
        'j' => "M1.6 3.6 L1.6 11.2 Q1.6 13 0 12.9 M1.6 .8 L1.6 1",
        'k' => "M0 0 L0 10 M4.2 3.6 L.2 7.2 M1.6 6 L4.6 10",
        'l' => "M.4 0 L.4 10",
        'm' => {
            "M0 3.6 L0 10 M0 6 Q.5 3.5 2.2 3.5 Q3.8 3.5 3.8 6 L3.8 10 M3.8 6 Q4.3 3.5 6 3.5 Q7.6 3.5 7.6 6 L7.6 10"
        }
        'n' => "M0 3.6 L0 10 M0 6 Q.6 3.5 2.6 3.5 Q4.6 3.5 4.6 6 L4.6 10",
        'o' => "M2.6 3.5 Q5.2 3.5 5.2 6.8 Q5.2 10 2.6 10 Q0 10 0 6.8 Q0 3.5 2.6 3.5",
        'p' => "M0 3.6 L0 13 M0 6.8 Q0 3.5 2.6 3.5 Q5.2 3.5 5.2 6.8 Q5.2 10 2.6 10 Q0 10 0 6.8",
        'q' => "M5 3.6 L5 13 M5 6.8 Q5 3.5 2.6 3.5 Q0 3.5 0 6.8 Q0 10 2.6 10 Q5 10 5 6.8",
        'r' => "M0 3.6 L0 10 M0 6.2 Q.6 3.4 3 3.6",
        's' => {
            "M4.2 4.5 Q3.6 3.5 2.2 3.5 Q.2 3.5 .2 5 Q.2 6.3 2.3 6.7 Q4.5 7.1 4.5 8.4 Q4.5 10 2.3 10 Q.6 10 0 8.9"
        }
        't' => "M1.5 1.4 L1.5 8 Q1.5 10 3.4 9.8 M0 3.7 L3.4 3.7",
        'u' => "M0 3.6 L0 7.4 Q0 10 2.3 10 Q4.4 10 4.6 7.4 M4.6 3.6 L4.6 10",
        'v' => "M0 3.6 L2.5 10 L5 3.6",
        'w' => "M0 3.6 L1.8 10 L3.6 4.2 L5.4 10 L7.2 3.6",
        'x' => "M0 3.6 L4.6 10 M4.6 3.6 L0 10",
        'y' => "M0 3.6 L2.5 9.8 M5 3.6 L2 11.6 Q1.4 13 0 12.8",
        'z' => "M0 3.6 L4.4 3.6 L0 10 L4.6 10",
        _ => capital_or_sign(letter),
    }
}

fn capital_or_sign(letter: char) -> &'static str {
    match letter {
        'A' => "M0 10 L3.3 0 L6.6 10 M1.1 6.7 L5.5 6.7",
        'B' => {
            "M0 0 L0 10 L3 10 Q6 10 6 7.3 Q6 4.7 3 4.7 L0 4.7 M3 4.7 Q5.4 4.7 5.4 2.3 Q5.4 0 3 0 L0 0"
        }
        'C' => "M6.4 1.7 Q5.4 0 3.6 0 Q0 0 0 5 Q0 10 3.6 10 Q5.4 10 6.4 8.3",
        'D' => "M0 0 L0 10 L2.4 10 Q6.4 10 6.4 5 Q6.4 0 2.4 0 L0 0",
        'E' => "M5 0 L0 0 L0 10 L5 10 M0 4.8 L4.4 4.8",
        'F' => "M5 0 L0 0 L0 10 M0 4.8 L4.4 4.8",
        'G' => "M6.4 1.7 Q5.4 0 3.6 0 Q0 0 0 5 Q0 10 3.6 10 Q6.4 10 6.4 7 L6.4 5.4 L3.8 5.4",
        'H' => "M0 0 L0 10 M6 0 L6 10 M0 4.8 L6 4.8",
        'I' => "M.4 0 L.4 10",
        'J' => "M3.6 0 L3.6 7.4 Q3.6 10 1.6 10 Q.4 10 0 9",
        'K' => "M0 0 L0 10 M5.6 0 L.2 5.8 M2 4.2 L6 10",
        'L' => "M0 0 L0 10 L5 10",
        'M' => "M0 10 L0 0 L3.8 7 L7.6 0 L7.6 10",
        'N' => "M0 10 L0 0 L6 10 L6 0",
        'O' => "M3.6 0 Q7.2 0 7.2 5 Q7.2 10 3.6 10 Q0 10 0 5 Q0 0 3.6 0",
        'P' => "M0 10 L0 0 L3 0 Q5.8 0 5.8 2.7 Q5.8 5.4 3 5.4 L0 5.4",
        'Q' => "M3.6 0 Q7.2 0 7.2 5 Q7.2 10 3.6 10 Q0 10 0 5 Q0 0 3.6 0 M4.6 7.8 L7 10.6",
        'R' => "M0 10 L0 0 L3 0 Q5.8 0 5.8 2.7 Q5.8 5.4 3 5.4 L0 5.4 M3 5.4 L6 10",
        'S' => {
            "M5.6 1.5 Q4.8 0 3 0 Q.3 0 .3 2.4 Q.3 4.4 3 4.9 Q6 5.4 6 7.5 Q6 10 3 10 Q.8 10 0 8.4"
        }
        'T' => "M0 0 L6.4 0 M3.2 0 L3.2 10",
        'U' => "M0 0 L0 6.6 Q0 10 3.1 10 Q6.2 10 6.2 6.6 L6.2 0",
        'V' => "M0 0 L3.2 10 L6.4 0",
        'W' => "M0 0 L2.2 10 L4.5 1.5 L6.8 10 L9 0",
        'X' => "M0 0 L6 10 M6 0 L0 10",
        'Y' => "M0 0 L3.1 5 L6.2 0 M3.1 5 L3.1 10",
        'Z' => "M0 0 L6 0 L0 10 L6.2 10",
        '+' => "M3 2.6 L3 8.4 M.1 5.5 L5.9 5.5",
        '-' | '−' | '–' => "M.1 5.5 L5.4 5.5",
        '=' => "M.1 4 L5.6 4 M.1 7 L5.6 7",
        '.' => "M.4 9.8 L.4 10",
        ',' => "M.6 9.6 L.2 11.6",
        ':' => "M.4 4.4 L.4 4.6 M.4 9.8 L.4 10",
        '!' => "M.4 0 L.4 6.6 M.4 9.8 L.4 10",
        '?' => "M0 2 Q.2 0 2.6 0 Q5.2 0 5.2 2.5 Q5.2 4 3.6 5 Q2.6 5.7 2.6 7 M2.6 9.8 L2.6 10",
        '*' => "M2.5 1.5 L2.5 6.5 M.3 2.7 L4.7 5.3 M4.7 2.7 L.3 5.3",
        '/' => "M0 10.5 L4 0",
        '\'' => "M.4 0 L.4 2.6",
        '½' => {
            "M0 1.4 L1.2 .3 L1.2 4.6 M5.6 0 L1.4 10 M4.2 6.6 Q4.4 5.4 5.8 5.4 Q7.2 5.4 7.2 6.8 Q7.2 7.7 4.2 10 L7.4 10"
        }
        _ => BOX,
    }
}

fn lines_of(letter: char) -> Vec<Vec<(f32, f32)>> {
    const PIECES: u8 = 8;
    let mut lines: Vec<Vec<(f32, f32)>> = Vec::new();
    let mut numbers: Vec<f32> = Vec::new();
    let mut kind = 'M';
    for word in strokes_of(letter).split_whitespace() {
        let number = word.trim_start_matches(['M', 'L', 'Q']);
        if number.len() < word.len() {
            kind = word.chars().next().unwrap_or('M');
        }
        numbers.extend(number.parse::<f32>());
        match (kind, &*numbers) {
            ('M', &[x, y]) => lines.push(vec![(x, y)]),
            ('L', &[x, y]) => lines.last_mut().expect("a stroke was begun").push((x, y)),
            ('Q', &[past, beside, x, y]) => {
                let line = lines.last_mut().expect("a stroke was begun");
                let (from, across) = *line.last().expect("it has a beginning");
                line.extend((1..=PIECES).map(|piece| {
                    let share = f32::from(piece) / f32::from(PIECES);
                    let rest = 1.0 - share;
                    let mix = |a: f32, b: f32, c: f32| {
                        rest * rest * a + 2.0 * rest * share * b + share * share * c
                    };
                    (mix(from, past, x), mix(across, beside, y))
                }));
            }
            _ => continue,
        }
        numbers.clear();
    }
    lines
}

/// A text centred on a point, as polylines, and their width.
pub(super) fn write(
    text: &str,
    at: (f32, f32),
    size: f32,
    bold: bool,
) -> (Vec<Vec<(f32, f32)>>, f32) {
    let unit = size * CAPITAL / 10.0;
    let mut lines = Vec::new();
    let mut along = 0.0;
    for letter in text.chars() {
        if letter == ' ' {
            along += 2.0 * GAP;
            continue;
        }
        let strokes = lines_of(letter);
        let width = strokes.iter().flatten().map(|place| place.0).fold(0.0, f32::max);
        let moved = |line: Vec<(f32, f32)>| -> Vec<(f32, f32)> {
            line.into_iter().map(|(x, y)| (x + along, y)).collect()
        };
        lines.extend(strokes.into_iter().map(moved));
        along += width + GAP;
    }
    let width = along - GAP;
    // Small letters alone are centred on their own height.
    let is_small = |c: char| "acegmnopqrsuvwxyz".contains(c);
    let middle = if !text.is_empty() && text.chars().all(is_small) { 6.3 } else { 5.0 };
    for (x, y) in lines.iter_mut().flatten() {
        *x = at.0 + (*x - width / 2.0) * unit;
        *y = at.1 + (*y - middle) * unit;
    }
    (lines, unit * if bold { 1.75 } else { 1.3 })
}
