//! Winning chances as people read them, and what is known of them along a match. Needs no browser.

use std::collections::BTreeMap;

/// Shares of 1 as whole percents that sum to 100: each is rounded down, and what is left goes to those that lost most.
/// `rival`: whether somebody without a seat has what the seats have not; it comes last.
pub fn percents(seats: &[f32], rival: bool) -> Vec<u8> {
    let mut shares: Vec<f64> = seats.iter().map(|share| f64::from(*share).clamp(0.0, 1.0)).collect();
    if rival {
        shares.push((1.0 - shares.iter().sum::<f64>()).max(0.0));
    }
    let sum: f64 = shares.iter().sum();
    if sum.is_nan() || sum <= 0.0 {
        return vec![0; shares.len()];
    }
    let exact: Vec<f64> = shares.iter().map(|share| share / sum * 100.0).collect();
    let mut whole: Vec<u8> = exact.iter().map(|percent| *percent as u8).collect();
    let left = 100usize.saturating_sub(whole.iter().map(|percent| usize::from(*percent)).sum());
    let mut order: Vec<usize> = (0..whole.len()).collect();
    order.sort_by(|one, other| exact[*other].fract().total_cmp(&exact[*one].fract()));
    order.iter().take(left).for_each(|at| whole[*at] += 1);
    whole
}

/// One chance of a match that still runs, in whole percents: nothing is certain, and nothing is hopeless.
pub fn percent(chance: f32) -> u8 {
    (chance * 100.0).round().clamp(1.0, 99.0) as u8
}

/// Everybody's chances at the moments of a match, as far as they are known. It holds no more than the match has moments.
#[derive(Clone, PartialEq, Debug)]
pub struct KnownChances<C> {
    /// The answers that what is known belongs to.
    answers: Vec<C>,
    /// Percents of every entrant by number of answers given.
    found: BTreeMap<usize, Vec<u8>>,
}

impl<C: Copy + PartialEq> KnownChances<C> {
    /// Nothing is known yet.
    pub fn new() -> KnownChances<C> {
        KnownChances { answers: Vec::new(), found: BTreeMap::new() }
    }

    /// The match has these answers now. What belongs to others is dropped; `false` if there was any such answer.
    pub fn follow(&mut self, answers: Vec<C>) -> bool {
        let alike = self.answers.iter().zip(&answers).take_while(|(one, other)| one == other).count();
        let goes_on = alike == self.answers.len();
        if !goes_on {
            self.found.split_off(&(alike + 1));
        }
        self.answers = answers;
        goes_on
    }

    /// A moment became known.
    pub fn put(&mut self, moment: usize, percents: Vec<u8>) {
        if moment <= self.answers.len() {
            self.found.insert(moment, percents);
        }
    }

    /// The last known moment up to this one.
    pub fn at(&self, answered: usize) -> Option<&[u8]> {
        self.found.range(..=answered).next_back().map(|(_, percents)| percents.as_slice())
    }

    /// What is known of exactly this moment.
    pub fn exactly(&self, moment: usize) -> Option<&[u8]> {
        self.found.get(&moment).map(Vec::as_slice)
    }

    /// Those of the moments that are not known.
    pub fn missing(&self, moments: &[usize]) -> Vec<usize> {
        moments.iter().copied().filter(|moment| !self.found.contains_key(moment)).collect()
    }
}

impl<C: Copy + PartialEq> Default for KnownChances<C> {
    fn default() -> Self {
        KnownChances::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Chance, Stream};

    #[test]
    fn percents_sum_to_a_hundred_and_keep_the_order() {
        let mut stream = Stream::new(5);
        for round in 0..2000 {
            let entrants = 1 + round % 5;
            let raw: Vec<f32> = (0..entrants).map(|_| stream.below(1000) as f32 + 1.0).collect();
            let rival = round % 2 == 0;
            let sum: f32 = raw.iter().sum::<f32>() + if rival { stream.below(900) as f32 } else { 0.0 };
            let shares: Vec<f32> = raw.iter().map(|one| one / sum).collect();
            let whole = percents(&shares, rival);
            assert_eq!(whole.len(), entrants + usize::from(rival));
            assert_eq!(whole.iter().map(|one| u32::from(*one)).sum::<u32>(), 100, "{shares:?}");
            for (one, share) in whole.iter().zip(&shares) {
                assert!((f32::from(*one) - share * 100.0).abs() < 1.01, "{whole:?} of {shares:?}");
            }
        }
        assert_eq!(percents(&[1.0, 0.0], false), [100, 0]);
        assert_eq!(percents(&[0.0], true), [0, 100]);
        assert_eq!(percents(&[f32::NAN], false), [0]);
        assert_eq!([percent(0.0), percent(0.434), percent(1.0)], [1, 43, 99]);
    }

    #[test]
    fn what_no_longer_fits_is_dropped_and_nothing_else() {
        let mut known = KnownChances::new();
        assert!(known.follow(vec![1, 2, 3, 4]));
        for moment in [0, 2, 4, 9] {
            known.put(moment, vec![moment as u8]);
        }
        assert_eq!(known.missing(&[0, 1, 2, 3, 4, 9]), [1, 3, 9], "there is no ninth answer");
        assert!(known.follow(vec![1, 2, 3, 4, 5]), "the match goes on");
        assert_eq!((known.at(1), known.at(3), known.at(5)), (Some(&[0][..]), Some(&[2][..]), Some(&[4][..])));
        assert!(!known.follow(vec![1, 2, 7]), "the third answer is another one");
        assert_eq!((known.at(3), known.exactly(3)), (Some(&[2][..]), None));
        assert!(!known.follow(vec![1]));
        assert_eq!(known.at(5), Some(&[0][..]));
    }
}
