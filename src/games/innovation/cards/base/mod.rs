//! The base game, third edition.

mod age_1;
mod age_10;
mod age_2;
mod age_3;
mod age_4;
mod age_5;
mod age_6;
mod age_7;
mod age_8;
mod age_9;

use super::Ages;

/// What they define, age by age.
pub(super) const AGES: Ages = [
    age_1::CARDS,
    age_2::CARDS,
    age_3::CARDS,
    age_4::CARDS,
    age_5::CARDS,
    age_6::CARDS,
    age_7::CARDS,
    age_8::CARDS,
    age_9::CARDS,
    age_10::CARDS,
];
