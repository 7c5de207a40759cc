//! What was worked out last, kept with what it was worked out from: most choices change only a part of that.

use arrayvec::ArrayVec;
use std::cell::{Cell, RefCell};

/// How many results are kept: the first, which is mostly that of the table as it lies, and the last ones.
const KEPT: usize = 4;

/// The last results of one piece of work.
pub(super) struct Memo<K, V> {
    kept: RefCell<ArrayVec<(K, V), KEPT>>,
    next: Cell<usize>,
}

impl<K: PartialEq, V: Copy> Memo<K, V> {
    /// The result for a key: a kept one, or that of `work`.
    pub fn of(&self, key: K, work: impl FnOnce() -> V) -> V {
        if let Some((_, value)) = self.kept.borrow().iter().find(|(kept, _)| *kept == key) {
            return *value;
        }
        let value = work();
        let mut kept = self.kept.borrow_mut();
        if let Err(full) = kept.try_push((key, value)) {
            self.next.set(self.next.get() % (KEPT - 1) + 1);
            kept[self.next.get()] = full.element();
        }
        value
    }
}

impl<K, V> Default for Memo<K, V> {
    fn default() -> Memo<K, V> {
        Memo { kept: RefCell::default(), next: Cell::new(0) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_known_is_not_worked_out_again() {
        let (memo, worked) = (Memo::default(), Cell::new(0));
        let square = |n: u32| {
            memo.of(n, || {
                worked.set(worked.get() + 1);
                n * n
            })
        };
        for n in [1, 2, 3, 4, 1, 4, 5, 5, 6, 7, 1, 7] {
            assert_eq!(square(n), n * n);
        }
        assert_eq!(worked.get(), 7, "the first and the last three stay");
        assert_eq!((square(2), worked.get()), (4, 8), "others do not");
    }
}
