//! One whole number made of digits in different bases: a choice among n costs log2(n) bits, one without an alternative nothing.

/// A whole number of any size, 32 bits a limb, the lowest first and without zeros at the end.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MixedRadix(Vec<u32>);

impl MixedRadix {
    /// The number whose digits [`MixedRadix::take`] gives back in this order. A digit is (its value, its base), the value under the
    /// base.
    pub fn of_digits(digits: &[(u32, u32)]) -> MixedRadix {
        let mut number = MixedRadix::default();
        for (digit, base) in digits.iter().rev() {
            number.push(*digit, *base);
        }
        number
    }

    /// Its bytes, the lowest first, without zeros at the end.
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes: Vec<u8> = self.0.iter().flat_map(|limb| limb.to_le_bytes()).collect();
        while bytes.last() == Some(&0) {
            bytes.pop();
        }
        bytes
    }

    /// The number with these bytes; `None` if they end with a zero, which no number writes.
    pub fn of_bytes(bytes: &[u8]) -> Option<MixedRadix> {
        if bytes.last() == Some(&0) {
            return None;
        }
        let limb = |four: &[u8]| four.iter().rev().fold(0, |limb, byte| limb << 8 | u32::from(*byte));
        Some(MixedRadix(bytes.chunks(4).map(limb).collect()))
    }

    /// Takes the next digit in this base off. `base` is at least 1.
    pub fn take(&mut self, base: u32) -> u32 {
        if base == 1 {
            return 0;
        }
        let mut rest = 0;
        for limb in self.0.iter_mut().rev() {
            let wide = rest << 32 | u64::from(*limb);
            *limb = (wide / u64::from(base)) as u32;
            rest = wide % u64::from(base);
        }
        if self.0.last() == Some(&0) {
            self.0.pop();
        }
        rest as u32
    }

    /// Whether nothing is left to take.
    pub fn is_spent(&self) -> bool {
        self.0.is_empty()
    }

    fn push(&mut self, digit: u32, base: u32) {
        let mut carry = u64::from(digit);
        for limb in &mut self.0 {
            let wide = u64::from(*limb) * u64::from(base) + carry;
            *limb = wide as u32;
            carry = wide >> 32;
        }
        if carry > 0 {
            self.0.push(carry as u32);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Chance, Stream};

    #[test]
    fn digits_come_back_in_order_and_cost_their_bits() {
        let mut stream = Stream::new(5);
        let bases = [1, 2, 3, 7, 40, 256, 65_537, u32::MAX];
        let digits: Vec<(u32, u32)> = (0..500)
            .map(|_| {
                let base = bases[stream.below(8) as usize];
                (stream.below(base), base)
            })
            .collect();
        let number = MixedRadix::of_digits(&digits);
        let bits: f64 = digits.iter().map(|(_, base)| f64::from(*base).log2()).sum();
        assert!(number.bytes().len() <= (bits / 8.0).ceil() as usize);
        let mut number = MixedRadix::of_bytes(&number.bytes()).unwrap();
        for (digit, base) in digits {
            assert_eq!(number.take(base), digit);
        }
        assert!(number.is_spent());
    }

    #[test]
    fn nothing_costs_nothing() {
        assert!(MixedRadix::of_digits(&[(0, 1); 99]).bytes().is_empty());
        assert!(MixedRadix::of_digits(&[(0, 9); 99]).bytes().is_empty());
        assert_eq!(MixedRadix::of_bytes(&[1, 0]), None);
        assert_eq!(MixedRadix::of_bytes(&[1, 0, 0, 0, 2]).map(|number| number.bytes()), Some(vec![1, 0, 0, 0, 2]));
    }
}
