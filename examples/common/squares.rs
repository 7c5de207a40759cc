//! Least squares: how much of each part of a hope came true.

/// A pull towards 1, against numbers that chance blows up.
const PULL: f64 = 0.002;

/// Sums over what was seen: the products of parts with each other and with what came, and how many.
#[derive(Clone)]
pub struct Squares<const N: usize> {
    squares: [[f64; N]; N],
    products: [f64; N],
    rows: f64,
}

impl<const N: usize> Squares<N> {
    /// Nothing was seen yet.
    pub fn new() -> Squares<N> {
        Squares { squares: [[0.0; N]; N], products: [0.0; N], rows: 0.0 }
    }

    /// Parts, and what came.
    pub fn add(&mut self, parts: [f64; N], came: f64) {
        for (one, part) in parts.iter().enumerate() {
            parts.iter().zip(&mut self.squares[one]).for_each(|(other, sum)| *sum += part * other);
            self.products[one] += part * came;
        }
        self.rows += 1.0;
    }

    /// A factor for each part; the last two are not pulled towards 1.
    pub fn fit(mut self) -> [f64; N] {
        for at in 0..N - 2 {
            self.squares[at][at] += PULL * self.rows;
            self.products[at] += PULL * self.rows;
        }
        solve(&mut self.squares, self.products)
    }
}

/// Solves a symmetric system by Gauss and Jordan.
fn solve<const N: usize>(matrix: &mut [[f64; N]; N], mut right: [f64; N]) -> [f64; N] {
    for at in 0..N {
        let pivot = matrix[at][at];
        matrix[at].iter_mut().for_each(|entry| *entry /= pivot);
        right[at] /= pivot;
        let (row, value) = (matrix[at], right[at]);
        for other in (0..N).filter(|other| *other != at) {
            let factor = matrix[other][at];
            matrix[other].iter_mut().zip(row).for_each(|(entry, above)| *entry -= factor * above);
            right[other] -= factor * value;
        }
    }
    right
}
