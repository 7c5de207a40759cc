//! Names of passages, and of the game's signs.

use crate::games::burgundy::facts::PASSAGES;
use crate::games::burgundy::{Animal, Die, Goods};

/// Names of the passages.
pub const LETTERS: [&str; PASSAGES] = ["A", "B", "C", "D", "E"];

/// The name of a sort's sign in the sheet of icons.
pub const fn goods_icon(sort: Goods) -> &'static str {
    match sort {
        Goods::Light => "goods-light",
        Goods::Medium => "goods-medium",
        Goods::Dark => "goods-dark",
    }
}

/// The name of an animal's sign in the sheet of icons.
pub const fn animal_icon(animal: Animal) -> &'static str {
    match animal {
        Animal::Chicken => "chicken",
        Animal::Cattle => "cow",
        Animal::Sheep => "sheep",
        Animal::Pig => "pig",
    }
}

/// The name of a die's face in the sheet of icons.
pub const fn die_icon(die: Die) -> &'static str {
    ["die-1", "die-2", "die-3", "die-4", "die-5", "die-6"][die.index()]
}
