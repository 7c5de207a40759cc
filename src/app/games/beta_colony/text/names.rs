//! Names of everything on the board, and of its signs.

use crate::app::i18n::words::Phrase;
use crate::app::narration::and;
use crate::games::beta_colony::facts::ROWS;
use crate::games::beta_colony::{
    Ability, Achievement, Board, Bonus, Colony, Colour, CycleCard, Die, Extra, Location, Material, Module, Stop,
};

/// How messages and pictures call a material.
pub const fn material_icon(material: Material) -> &'static str {
    ["organic", "steel", "food", "palladium", "polymer", "water"][material as usize]
}

/// The name of a material.
pub fn material(material: Material) -> Phrase {
    Phrase::new(format!("beta-colony-material-{}", material_icon(material)))
}

/// "2 × steel and food"; `None` without any.
pub fn materials(counts: [u8; 6]) -> Option<Phrase> {
    let some = Material::ALL.into_iter().filter(|one| counts[*one as usize] > 0);
    and(some.map(|one| times(counts[one as usize], material(one))))
}

/// "2 × steel", or "steel" of one.
pub fn times(count: u8, what: Phrase) -> Phrase {
    match count {
        1 => what,
        _ => Phrase::new("beta-colony-times").with("count", count).with("what", what),
    }
}

const fn colour_code(colour: Colour) -> &'static str {
    ["yellow", "red", "pink", "green", "blue"][colour as usize]
}

/// A module's sign.
pub const fn module_icon(colour: Colour) -> &'static str {
    ["m-yellow", "m-red", "m-pink", "m-green", "m-blue"][colour as usize]
}

/// The name of a module by its colour.
pub fn module(colour: Colour) -> Phrase {
    Phrase::new(format!("beta-colony-module-{}", colour_code(colour)))
}

/// The name of all modules of a colour.
pub fn kind(colour: Colour) -> Phrase {
    Phrase::new(format!("beta-colony-kind-{}", colour_code(colour)))
}

/// A module with all that is printed on it.
pub fn module_label(which: Module) -> Phrase {
    Phrase::new("beta-colony-module-label")
        .with("what", module(which.colour()))
        .with("influence", Phrase::new("beta-colony-n-influence").with("count", which.influence()))
        .with("extra", extra(which.extra()))
}

/// What a module gives beside its influence.
pub fn extra(extra: Option<Extra>) -> Phrase {
    Phrase::new(match extra {
        Some(Extra::TwoPoints) => "beta-colony-extra-points",
        Some(Extra::Artifact) => "beta-colony-extra-artifact",
        Some(Extra::TwoFuel) => "beta-colony-extra-fuel",
        Some(Extra::TwoCrew) => "beta-colony-extra-two-crew",
        Some(Extra::NoCrew) => "beta-colony-extra-no-crew",
        None => "beta-colony-extra-none",
    })
}

/// A place's sign.
pub const fn location_icon(at: Location) -> &'static str {
    match at {
        Location::LeftManufactory => "left-manufactory",
        Location::GanDe => "gan-de",
        Location::AzophiNexus => "azophi-nexus",
        Location::Jyo => "jyo",
        Location::RightManufactory => "right-manufactory",
        Location::Ridback => "ridback",
        Location::Nebra => "nebra",
    }
}

/// The name of a place.
pub fn location(at: Location) -> Phrase {
    Phrase::new(match at {
        Location::LeftManufactory => "beta-colony-place-left",
        Location::GanDe => "beta-colony-place-gan-de",
        Location::AzophiNexus => "beta-colony-place-nexus",
        Location::Jyo => "beta-colony-place-jyo",
        Location::RightManufactory => "beta-colony-place-right",
        Location::Ridback => "beta-colony-place-ridback",
        Location::Nebra => "beta-colony-place-nebra",
    })
}

/// The name of a place, short enough for the orbit.
pub fn short_location(at: Location) -> Phrase {
    if at.is_manufactory() { Phrase::new("beta-colony-place-works") } else { location(at) }
}

/// The name of a colony.
pub fn colony(colony: Colony) -> Phrase {
    Phrase::new(["beta-colony-colony-xian", "beta-colony-colony-thebes", "beta-colony-colony-cuzco"][colony as usize])
}

/// A die by its colour and what it shows.
pub fn die(die: Die, value: u8) -> Phrase {
    Phrase::new("beta-colony-die-of").with("die", die_name(die)).with("value", value)
}

/// A die by its colour.
pub fn die_name(die: Die) -> Phrase {
    Phrase::new(
        ["beta-colony-die-black", "beta-colony-die-blue", "beta-colony-die-red", "beta-colony-die-green"][die as usize],
    )
}

/// The values of a row's dice: "1–2", "5".
pub fn row_values(row: usize) -> String {
    match ROWS[row] {
        [one] => one.to_string(),
        values => format!("{}–{}", values[0], values[values.len() - 1]),
    }
}

/// A row of the manufactory.
pub fn row(row: usize) -> Phrase {
    Phrase::new("beta-colony-row").with("values", row_values(row))
}

/// A player board.
pub fn board(board: Board) -> Phrase {
    Phrase::new("beta-colony-board").with("number", board.0 + 1)
}

/// What a player board lets its owner do.
pub fn ability(ability: Ability) -> Phrase {
    Phrase::new(match ability {
        Ability::Food => "beta-colony-ability-food",
        Ability::BlackCollectsAsSix => "beta-colony-ability-six",
        Ability::Water => "beta-colony-ability-water",
        Ability::BlackTakesAny => "beta-colony-ability-any",
        Ability::Steel => "beta-colony-ability-steel",
        Ability::MoreFuel => "beta-colony-ability-fuel",
        Ability::Organic => "beta-colony-ability-organic",
        Ability::TwoEqual => "beta-colony-ability-pair",
        Ability::Palladium => "beta-colony-ability-palladium",
        Ability::BlackFliesBack => "beta-colony-ability-back",
    })
}

/// The goal of a cycle's card.
pub fn goal(card: CycleCard) -> Phrase {
    Phrase::new(format!("beta-colony-goal-{}", card.code()))
}

/// The bonus of a cycle's card.
pub fn boon(card: CycleCard) -> Phrase {
    Phrase::new(format!("beta-colony-boon-{}", card.code()))
}

/// The name of an achievement.
pub fn achievement(which: Achievement) -> Phrase {
    Phrase::new(format!("beta-colony-achievement-{}", which.code()))
}

/// What an achievement is worth.
pub fn scores(which: Achievement) -> Phrase {
    Phrase::new(format!("beta-colony-scores-{}", which.code()))
}

/// An achievement's sign.
pub fn achievement_icon(which: Achievement) -> &'static str {
    if which.is_statue() { "statue" } else { "building" }
}

/// What a track gives.
pub fn bonus(bonus: Bonus) -> Phrase {
    Phrase::new(match bonus {
        Bonus::AnyMaterial => "beta-colony-bonus-any-material",
        Bonus::TwoMaterials => "beta-colony-bonus-two-materials",
        Bonus::Artifact => "beta-colony-bonus-artifact",
        Bonus::TwoFuel => "beta-colony-bonus-two-fuel",
        Bonus::Crew => "beta-colony-bonus-crew",
        Bonus::FreeModule => "beta-colony-bonus-free-module",
        Bonus::FreeAchievement => "beta-colony-bonus-free-achievement",
    })
}

/// The sign of what a track gives, or the letters that stand for it.
pub const fn bonus_sign(bonus: Bonus) -> Result<&'static str, &'static str> {
    match bonus {
        Bonus::AnyMaterial => Err("1?"),
        Bonus::TwoMaterials => Err("2?"),
        Bonus::Artifact => Ok("artifact"),
        Bonus::TwoFuel => Ok("fuel"),
        Bonus::Crew => Ok("crew"),
        Bonus::FreeModule => Ok("m-pink"),
        Bonus::FreeAchievement => Ok("building"),
    }
}

/// What lies on a space of a track.
pub fn stop(stop: Stop) -> Phrase {
    match stop {
        Stop::Points(points) => Phrase::new("beta-colony-n-points").with("count", points),
        Stop::Bonus(what) => bonus(what),
    }
}
