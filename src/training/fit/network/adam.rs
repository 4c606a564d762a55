//! Adam's steps.

const FIRST: f32 = 0.9;
const SECOND: f32 = 0.999;

#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    pub(super) rate: f32,
    /// One over the number of positions.
    share: f32,
    /// See [`Settings::floor`](crate::training::fit::Settings::floor).
    floor: f32,
    first_bias: f32,
    second_bias: f32,
}

impl Step {
    /// The step with this number, from 1 on, for a batch of this many positions.
    pub(super) fn new(rate: f32, floor: f32, number: i32, positions: usize) -> Self {
        Self {
            rate,
            share: 1.0 / positions as f32,
            floor,
            first_bias: 1.0 / (1.0 - FIRST.powi(number)),
            second_bias: 1.0 / (1.0 - SECOND.powi(number)),
        }
    }
}

#[derive(Clone, Debug)]
pub(super) struct Adam {
    means: Vec<f32>,
    squares: Vec<f32>,
}

impl Adam {
    pub(super) fn new(count: usize) -> Self {
        Self { means: vec![0.0; count], squares: vec![0.0; count] }
    }

    /// Moves all numbers; `gradient` is the sum over the positions of the batch.
    pub(super) fn step(&mut self, numbers: &mut [f32], gradient: &[f32], step: &Step) {
        self.step_some(0, numbers, gradient, step, 0.0);
    }

    /// Moves the numbers from `from` on, with weight decay.
    pub(super) fn step_some(
        &mut self,
        from: usize,
        numbers: &mut [f32],
        gradient: &[f32],
        step: &Step,
        decay: f32,
    ) {
        let until = from + numbers.len();
        let moments = self.means[from..until].iter_mut().zip(&mut self.squares[from..until]);
        for ((number, &gradient), (mean, square)) in numbers.iter_mut().zip(gradient).zip(moments) {
            let gradient = gradient * step.share;
            *mean = FIRST * *mean + (1.0 - FIRST) * gradient;
            *square = SECOND * *square + (1.0 - SECOND) * gradient * gradient;
            let root = (*square * step.second_bias).sqrt() + step.floor;
            *number -= step.rate * (*mean * step.first_bias / root + decay * *number);
        }
    }
}
