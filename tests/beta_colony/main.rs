//! Beta Colony by the rulebook: the scenarios of the reference, rule tests of our own, and properties over random play.

mod random;
mod rules;
mod scenarios;
mod support;
