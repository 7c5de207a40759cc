//! Which place shows what when a list has changed: whatever can stay where it is stays there.

/// Puts things into places, both in order, so that the least changes: to empty a place is half of showing something else in it.
/// `before` is what the places showed. There is never a place less than before, and a place more only where the things need it.
pub fn align<T: Clone + PartialEq>(before: &[Option<T>], things: &[T]) -> Vec<Option<T>> {
    let places = before.len().max(things.len());
    let shows = |place: usize, thing: Option<&T>| before.get(place).and_then(Option::as_ref) == thing;
    // What changes at least from a place on, where the things from one on are still to come; none where they do not fit.
    let mut least = vec![vec![None::<usize>; things.len() + 1]; places + 1];
    least[places][things.len()] = Some(0);
    // The same, if the place shows this thing or stays empty.
    let taken = |least: &[Vec<Option<usize>>], place: usize, thing: usize| {
        least[place + 1][thing + 1].map(|rest| rest + 2 * usize::from(!shows(place, things.get(thing))))
    };
    let empty = |least: &[Vec<Option<usize>>], place: usize, thing: usize| {
        least[place + 1][thing].map(|rest| rest + usize::from(!shows(place, None)))
    };
    for place in (0..places).rev() {
        least[place][things.len()] = empty(&least, place, things.len());
        for thing in 0..things.len() {
            let either = [taken(&least, place, thing), empty(&least, place, thing)];
            least[place][thing] = either.into_iter().flatten().min();
        }
    }
    let mut next = 0;
    let shown = |place: usize| {
        let thing = things.get(next).filter(|_| taken(&least, place, next) == least[place][next])?;
        next += 1;
        Some(thing.clone())
    };
    (0..places).map(shown).collect()
}

#[cfg(test)]
mod tests {
    use super::align;

    /// Letters in places; a dot is an empty one.
    fn aligned(before: &str, things: &str) -> String {
        let before: Vec<Option<char>> = before.chars().map(|letter| (letter != '.').then_some(letter)).collect();
        let things: Vec<char> = things.chars().collect();
        align(&before, &things).into_iter().map(|place| place.unwrap_or('.')).collect()
    }

    #[test]
    fn what_can_stay_stays() {
        assert_eq!(aligned("", "abc"), "abc");
        assert_eq!(aligned("abc", "ac"), "a.c");
        assert_eq!(aligned("a.c", "abc"), "abc");
        assert_eq!(aligned("a.c", "xac"), "xac");
        assert_eq!(aligned("abc", "abcd"), "abcd");
        assert_eq!(aligned("abc", "dabc"), "dabc");
        assert_eq!(aligned("abc", ""), "...");
        assert_eq!(aligned("...", "xy"), "xy.");
        assert_eq!(aligned("ab..", "bx"), ".bx.");
    }

    #[test]
    fn what_comes_takes_the_place_of_what_goes() {
        assert_eq!(aligned("abc", "axc"), "axc");
        assert_eq!(aligned(".abc", "xbc"), ".xbc");
    }

    #[test]
    fn order_and_things_are_kept() {
        for (before, things) in [("a.b.c", "cba"), ("abcdef", "fa"), ("..a", "bca"), ("aab", "aba")] {
            assert_eq!(aligned(before, things).replace('.', ""), things);
        }
    }
}
