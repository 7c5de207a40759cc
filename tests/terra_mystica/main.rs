//! Terra Mystica by the rulebook: recorded games of the reference, rule tests of our own, and properties over random play.

mod ledgers;
mod random;
