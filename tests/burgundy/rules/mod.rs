//! Rule tests of our own, in the rulebook's order.

mod actions;
mod buildings;
mod estate;
mod passages;
mod purchase;
mod solo;
