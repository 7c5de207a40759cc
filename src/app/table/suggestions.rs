//! The order in which a hint offers choices. Needs no browser.

/// A chance that is no more than so many percent smaller is about as good.
const ABOUT_AS_GOOD: u8 = 3;

/// What wastes the turn is not offered first while something else is about as good: the best of that comes before it. `found` has the
/// best choice first, with chances in percent.
pub fn waste_later<C: Copy>(found: &mut [(C, u8)], wastes: impl Fn(C) -> bool) {
    let Some((_, most)) = found.first().copied() else { return };
    let good = |chance: u8| chance + ABOUT_AS_GOOD >= most;
    if let Some(better) = found.iter().position(|(choice, chance)| good(*chance) && !wastes(*choice)) {
        found[..=better].rotate_right(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ordered(mut found: Vec<(char, u8)>) -> String {
        waste_later(&mut found, |choice| choice.is_lowercase());
        found.into_iter().map(|(choice, _)| choice).collect()
    }

    #[test]
    fn the_best_that_brings_something_comes_before_what_brings_nothing() {
        assert_eq!(ordered(vec![('A', 60), ('b', 59)]), "Ab");
        assert_eq!(ordered(vec![('a', 60), ('b', 59), ('C', 58), ('D', 57)]), "CabD");
        // Much better is better, and where all is wasted, nothing changes.
        assert_eq!(ordered(vec![('a', 60), ('B', 50)]), "aB");
        assert_eq!(ordered(vec![('a', 60), ('b', 60)]), "ab");
        assert_eq!(ordered(Vec::new()), "");
    }
}
