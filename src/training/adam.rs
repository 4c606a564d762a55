//! The steps of Adam (Kingma and Ba, <https://arxiv.org/abs/1412.6980>) with decoupled weight decay (Loshchilov and
//! Hutter, <https://arxiv.org/abs/1711.05101>).

const FIRST: f32 = 0.9;
const SECOND: f32 = 0.999;

#[derive(Clone, Copy, Debug)]
pub(in crate::training) struct Step {
    pub(in crate::training) rate: f32,
    /// One over the number of positions.
    share: f32,
    /// Adam's ε, in the unit of gradients: it keeps the steps of what is rarely seen small.
    floor: f32,
    first_bias: f32,
    second_bias: f32,
}

impl Step {
    /// The step with this number, from 1 on, for a batch of this many positions.
    pub(in crate::training) fn new(rate: f32, floor: f32, number: i32, positions: usize) -> Self {
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
pub(in crate::training) struct Adam {
    means: Vec<f32>,
    squares: Vec<f32>,
}

impl Adam {
    pub(in crate::training) fn new(count: usize) -> Self {
        Self { means: vec![0.0; count], squares: vec![0.0; count] }
    }

    /// The means and the mean squares of the gradients so far.
    pub(in crate::training) fn moments(&self) -> [&[f32]; 2] {
        [&self.means, &self.squares]
    }

    pub(in crate::training) fn moments_mut(&mut self) -> [&mut [f32]; 2] {
        [&mut self.means, &mut self.squares]
    }

    /// Moves all numbers; `gradient` is the sum over the positions of the batch.
    pub(in crate::training) fn step(&mut self, numbers: &mut [f32], gradient: &[f32], step: &Step) {
        self.step_some(0, numbers, gradient, step, 0.0);
    }

    /// Moves the numbers from `from` on, with weight decay.
    pub(in crate::training) fn step_some(
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
