//! Rows of stones: every five points in a row with stones of one colour only may still become a five, and are worth
//! more the more stones there are.

use std::sync::Arc;

use crate::gomoku::Stone;

const FIVE: usize = 5;

/// The value in hundredths of five points with this many stones of one colour, and none of the other.
const WORTH: [i32; FIVE + 1] = [0, 10, 50, 250, 1250, 5000];

/// Having the move is worth about an open two.
const TURN: i32 = 60;

/// The stones of all rows of five, updated incrementally.
#[derive(Clone, Debug)]
pub struct LinesOfFive {
    through: Arc<Vec<Vec<u32>>>,
    /// Black's and White's stones of each row.
    stones: Vec<[u8; 2]>,
    sum: i32,
}

impl LinesOfFive {
    pub fn new(size: usize) -> Self {
        let mut through = vec![Vec::new(); size * size];
        let mut count = 0;
        for start in 0..size * size {
            for (right, down) in [(1_isize, 0_isize), (0, 1), (1, 1), (-1, 1)] {
                let at = |step: usize| {
                    let step = step as isize;
                    let column = (start % size).checked_add_signed(right * step)?;
                    let row = (start / size).checked_add_signed(down * step)?;
                    (column < size && row < size).then_some(row * size + column)
                };
                let Some(cells) = (0..FIVE).map(at).collect::<Option<Vec<_>>>() else { continue };
                for cell in cells {
                    through[cell].push(count);
                }
                count += 1;
            }
        }
        Self { through: Arc::new(through), stones: vec![[0; 2]; count as usize], sum: 0 }
    }

    pub fn set(&mut self, cell: usize, stone: Stone, there: bool) {
        for &row in &self.through[cell] {
            let stones = &mut self.stones[row as usize];
            self.sum -= worth(*stones);
            let count = &mut stones[stone as usize];
            *count = if there { *count + 1 } else { *count - 1 };
            self.sum += worth(*stones);
        }
    }

    pub fn value(&self, to_move: Stone) -> i32 {
        TURN + if to_move == Stone::Black { self.sum } else { -self.sum }
    }
}

fn worth(stones: [u8; 2]) -> i32 {
    match stones {
        [black, 0] => WORTH[usize::from(black)],
        [0, white] => -WORTH[usize::from(white)],
        _ => 0,
    }
}
