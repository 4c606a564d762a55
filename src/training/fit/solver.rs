//! Least squares with a prior, over sparse rows of ones.

use super::keeping::Stopping;

/// Rows of a linear model: each lists the columns whose weights it sums.
#[derive(Debug, Default)]
pub(super) struct Rows {
    stride: usize,
    columns: Vec<u32>,
    labels: Vec<f32>,
}

impl Rows {
    pub(super) fn new(stride: usize) -> Self {
        Self { stride, ..Self::default() }
    }

    /// Adds a row, whose columns `columns` appends.
    pub(super) fn push(&mut self, columns: impl FnOnce(&mut Vec<u32>), label: f32) {
        columns(&mut self.columns);
        self.labels.push(label);
        debug_assert_eq!(self.columns.len(), self.labels.len() * self.stride);
    }

    pub(super) fn len(&self) -> usize {
        self.labels.len()
    }

    fn iter(&self) -> impl Iterator<Item = (&[u32], f32)> {
        self.columns.chunks_exact(self.stride).zip(self.labels.iter().copied())
    }

    pub(super) fn loss(&self, solution: &[f32]) -> f64 {
        let squares = self.iter().map(|(row, label)| f64::from(label - sum(solution, row)).powi(2));
        squares.sum::<f64>() / self.len().max(1) as f64
    }
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Options {
    /// How many rows the prior weighs: a column seen as often moves half the way to what its rows ask for.
    pub(super) prior: f32,
    pub(super) passes: u32,
}

/// Passes between two measurements of the held-out loss.
const CHECK_EVERY: u32 = 5;

/// Measurements without an improvement after which the solver stops.
const PATIENCE: u32 = 2;

/// Minimises the sum of squared errors over `rows` plus the squared weights times the prior; returns the weights with
/// the lowest loss on `held_out` along the way. The method is conjugate gradients, each column scaled by how often it
/// is seen: for a quadratic loss it takes the best step in each pass, and has no rate to tune. Ends early if it is stopped.
pub(super) fn solve(
    rows: &Rows,
    held_out: &Rows,
    columns: usize,
    options: Options,
    stopping: Stopping,
) -> Vec<f32> {
    let prior = options.prior;
    let mut scale = vec![prior; columns];
    // The negative gradient at zero, where the prior has none.
    let mut residual = vec![0.0; columns];
    for (row, label) in rows.iter() {
        for &column in row {
            scale[column as usize] += 1.0;
            residual[column as usize] += label;
        }
    }
    let mut solution = vec![0.0; columns];
    let mut best = (held_out.loss(&solution), solution.clone());
    let mut direction: Vec<f32> = divided(&residual, &scale);
    let mut product = dot(&residual, &direction);
    let mut image = vec![0.0; columns];
    let mut checks_since_best = 0;
    for pass in 1..=options.passes {
        if product <= f64::from(f32::MIN_POSITIVE) || stopping.is_requested() {
            break;
        }
        apply(rows, prior, &direction, &mut image);
        let step = (product / dot(&direction, &image)) as f32;
        add_scaled(&mut solution, step, &direction);
        add_scaled(&mut residual, -step, &image);
        let scaled = divided(&residual, &scale);
        let next = dot(&residual, &scaled);
        let keep = (next / product) as f32;
        for (direction, scaled) in direction.iter_mut().zip(&scaled) {
            *direction = scaled + keep * *direction;
        }
        product = next;
        if pass % CHECK_EVERY == 0 || pass == options.passes {
            let loss = held_out.loss(&solution);
            // Without held-out rows every loss is 0, and the last solution is taken.
            if loss < best.0 || held_out.len() == 0 {
                best = (loss, solution.clone());
                checks_since_best = 0;
            } else {
                checks_since_best += 1;
                if checks_since_best == PATIENCE {
                    break;
                }
            }
        }
    }
    best.1
}

/// The matrix of the normal equations times `direction`.
fn apply(rows: &Rows, prior: f32, direction: &[f32], image: &mut [f32]) {
    for (image, direction) in image.iter_mut().zip(direction) {
        *image = prior * direction;
    }
    for (row, _) in rows.iter() {
        let value = sum(direction, row);
        for &column in row {
            image[column as usize] += value;
        }
    }
}

#[inline]
fn sum(solution: &[f32], row: &[u32]) -> f32 {
    row.iter().map(|&column| solution[column as usize]).sum()
}

fn dot(left: &[f32], right: &[f32]) -> f64 {
    left.iter().zip(right).map(|(left, right)| f64::from(*left) * f64::from(*right)).sum()
}

fn divided(values: &[f32], by: &[f32]) -> Vec<f32> {
    values.iter().zip(by).map(|(value, by)| value / by).collect()
}

fn add_scaled(values: &mut [f32], factor: f32, others: &[f32]) {
    for (value, other) in values.iter_mut().zip(others) {
        *value += factor * other;
    }
}
