//! Chance: rules ask for it like for a choice, and keep no generator themselves.

use rand::{Rng, SeedableRng};
use rand_pcg::Pcg32;

/// Whoever answers for the dice.
pub trait Chance {
    /// A number from 0 to `bound - 1`, each as likely. `bound` is at least 1.
    fn below(&mut self, bound: u32) -> u32;

    /// A die with `sides` sides: 1 to `sides`.
    fn roll(&mut self, sides: u32) -> u32 {
        self.below(sides) + 1
    }
}

/// Brings a pile into a random order.
pub fn shuffle<T>(chance: &mut (impl Chance + ?Sized), pile: &mut [T]) {
    for last in (1..pile.len()).rev() {
        let other = chance.below(last as u32 + 1) as usize;
        pile.swap(last, other);
    }
}

/// Lets the names at these places change places. Which one comes where hangs on chance alone and not on how they lie: states
/// that differ only there become equal by equal chance.
pub fn permute<T: Copy + Ord>(chance: &mut (impl Chance + ?Sized), names: &mut [T], places: &[usize]) {
    let mut new: Vec<T> = places.iter().map(|place| names[*place]).collect();
    new.sort_unstable();
    shuffle(chance, &mut new);
    places.iter().zip(new).for_each(|(place, new)| names[*place] = new);
}

/// A named generator (PCG-32), so that the same seed gives the same game natively, in WebAssembly, today and in ten years.
#[derive(Clone, Debug)]
pub struct Stream(Pcg32);

impl Stream {
    /// The stream of a seed.
    pub fn new(seed: u64) -> Stream {
        Stream(Pcg32::seed_from_u64(seed))
    }

    /// The stream that answers in one step of a match. A step that runs again gets the same dice.
    pub fn of_step(seed: u64, step: usize) -> Stream {
        Stream::new(scatter(seed ^ scatter(step as u64 + 1)))
    }

    /// A fresh 64-bit number.
    pub fn next_u64(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number in [0, 1), for bots; rules use no floats.
    pub fn unit(&mut self) -> f32 {
        (self.0.next_u32() >> 8) as f32 / (1 << 24) as f32
    }
}

impl Chance for Stream {
    /// Lemire's multiplication with rejection: without bias, in 32-bit draws only.
    fn below(&mut self, bound: u32) -> u32 {
        let reject_under = bound.wrapping_neg() % bound;
        loop {
            let wide = u64::from(self.0.next_u32()) * u64::from(bound);
            if wide as u32 >= reject_under {
                return (wide >> 32) as u32;
            }
        }
    }
}

/// A number that neighbouring seeds and steps have nothing in common in: the next one of a SplitMix64 with this state.
fn scatter(seed: u64) -> u64 {
    mix(seed.wrapping_add(GOLDEN))
}

/// The increment of SplitMix64.
pub const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;

/// SplitMix64's finisher, which is one to one: neighbouring numbers come out unrelated.
pub fn mix(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_is_pinned() {
        let mut stream = Stream::of_step(7, 3);
        let drawn: Vec<u32> = (0..8).map(|_| stream.below(1000)).collect();
        assert_eq!(drawn, PINNED, "saves of every player depend on this stream");
    }
    const PINNED: [u32; 8] = [944, 568, 961, 693, 158, 494, 436, 911];

    #[test]
    fn every_number_is_as_likely() {
        let mut stream = Stream::new(1);
        let mut counts = [0u32; 6];
        (0..60_000).for_each(|_| counts[stream.roll(6) as usize - 1] += 1);
        assert!(counts.iter().all(|count| count.abs_diff(10_000) < 500), "{counts:?}");
    }

    #[test]
    fn every_float_below_1_is_as_likely() {
        let mut stream = Stream::new(2);
        let mut counts = [0u32; 8];
        for _ in 0..40_000 {
            let unit = stream.unit();
            assert!((0.0..1.0).contains(&unit), "{unit}");
            counts[(unit * 8.0) as usize] += 1;
        }
        assert!(counts.iter().all(|count| count.abs_diff(5_000) < 400), "{counts:?}");
    }

    #[test]
    fn shuffling_keeps_every_card() {
        let mut pile: Vec<u8> = (0..52).collect();
        shuffle(&mut Stream::new(9), &mut pile);
        assert_ne!(pile, (0..52).collect::<Vec<_>>());
        pile.sort_unstable();
        assert_eq!(pile, (0..52).collect::<Vec<_>>());
    }
}
