//! Small systems of linear equations.

/// The solution of `matrix` · x = `right` by Gauss and Jordan; `None` if there is not exactly one.
pub fn solve<const N: usize>(mut matrix: [[f64; N]; N], mut right: [f64; N]) -> Option<[f64; N]> {
    for at in 0..N {
        let pivot = (at..N)
            .max_by(|&a, &b| matrix[a][at].abs().total_cmp(&matrix[b][at].abs()))
            .filter(|&pivot| matrix[pivot][at].abs() > 1e-9)?;
        matrix.swap(at, pivot);
        right.swap(at, pivot);
        let own = matrix[at];
        for other in (0..N).filter(|&other| other != at) {
            let share = matrix[other][at] / own[at];
            for (value, pivot) in matrix[other].iter_mut().zip(own).skip(at) {
                *value -= share * pivot;
            }
            right[other] -= share * right[at];
        }
    }
    Some(std::array::from_fn(|at| right[at] / matrix[at][at]))
}
