//! A digest of a state that is the same on every machine.

use std::hash::{Hash, Hasher};

/// FNV-1a over what `#[derive(Hash)]` feeds, with lengths and discriminants widened to 64 bits: 32-bit WebAssembly and
/// 64-bit machines agree.
#[derive(Clone, Debug)]
pub struct Digest(u64);

impl Digest {
    /// The digest of a value.
    pub fn of(value: &impl Hash) -> u64 {
        let mut digest = Digest::default();
        value.hash(&mut digest);
        digest.finish()
    }
}

impl Default for Digest {
    /// The digest of nothing.
    fn default() -> Digest {
        Digest(0xcbf2_9ce4_8422_2325)
    }
}

impl Hasher for Digest {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn write_u16(&mut self, n: u16) {
        self.write(&n.to_le_bytes());
    }

    fn write_u32(&mut self, n: u32) {
        self.write(&n.to_le_bytes());
    }

    fn write_u64(&mut self, n: u64) {
        self.write(&n.to_le_bytes());
    }

    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }

    fn write_isize(&mut self, n: isize) {
        self.write_u64(n as i64 as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digests_differ_and_are_pinned() {
        assert_ne!(Digest::of(&[1u8, 2]), Digest::of(&[2u8, 1]));
        assert_ne!(Digest::of(&Some(0u8)), Digest::of(&None::<u8>));
        assert_eq!(Digest::of(&(1u8, 515u32, vec![7u16], 9usize)), PINNED);
    }

    #[test]
    fn numbers_of_every_width_count() {
        fn counts<N: Hash + From<u8>>() {
            assert_ne!(Digest::of(&N::from(1)), Digest::of(&N::from(2)));
        }
        counts::<u8>();
        counts::<u16>();
        counts::<u32>();
        counts::<u64>();
        counts::<usize>();
        counts::<isize>();
    }

    const PINNED: u64 = 13121480525924008866;
}
