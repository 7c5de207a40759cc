//! The words in which cards are written.

pub(super) use super::super::bot::{Appraiser, HEIGHT, POINT, TOP};
pub(super) use super::super::card::{Card, Colour, Icon, Icons, Splay, Symbol};
pub(super) use super::super::choice::Choice;
pub(super) use super::super::dogma::Effect::{Compel, Demand, Shared};
pub(super) use super::super::event::How;
pub(super) use super::super::facts::LAST_AGE;
pub(super) use super::super::fx::ANY_NUMBER;
pub(super) use super::super::fx::Value::{Boxed, Plain};
pub(super) use super::super::fx::{
    Fx, different_colours, different_values, each_once, highest, is_figure, lowest, values,
};
pub(super) use super::super::karma::{Decree, Each, Karma, Occasion, Would};
pub(super) use super::super::measure::{Altered, Measure, Measures, Raised};
pub(super) use super::super::prompt::{Deed, Part, Verb};
pub(super) use super::super::sets::Set;
pub(super) use super::super::state::queries::Player;
pub(super) use super::super::state::{Cards, Innovation, Special, Zone};
pub(super) use super::definition::{Definition, define, most, value_claimed, value_drawn, value_scored};
pub(super) use super::demands;
pub(super) use super::name::*;
pub(super) use crate::engine::{Flow, Seat};
