//! Names of everything on the board, and of its signs.

use super::lookup::Stop;
use super::things::Named;
use crate::app::i18n::words::Phrase;
use crate::app::narration::and;
use crate::games::beta_colony::facts::{ROWS, STATUE_ARTIFACTS};
use crate::games::beta_colony::{
    Achievement, Board, Colony, Colour, CycleCard, Die, Location, Material, Module, ModuleBonus, TrackBonus,
};

/// How messages and pictures call a material.
pub const fn material_icon(material: Material) -> &'static str {
    ["organic", "steel", "food", "palladium", "polymer", "water"][material as usize]
}

/// The name of a material.
pub fn material(material: Material) -> Phrase {
    Phrase::new(format!("beta-colony-material-{}", material_icon(material)))
}

/// The name of a material on a button.
pub fn short_material(of: Material) -> Phrase {
    match of {
        Material::Organic => Phrase::new("beta-colony-short-organic"),
        _ => material(of),
    }
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
        .with("extra", extra(which.bonus()))
}

/// What a module gives beside its influence.
pub fn extra(extra: Option<ModuleBonus>) -> Phrase {
    Phrase::new(match extra {
        Some(ModuleBonus::TwoPoints) => "beta-colony-extra-points",
        Some(ModuleBonus::Artifact) => "beta-colony-extra-artifact",
        Some(ModuleBonus::TwoFuel) => "beta-colony-extra-fuel",
        Some(ModuleBonus::TwoCrew) => "beta-colony-extra-two-crew",
        Some(ModuleBonus::NoCrew) => "beta-colony-extra-no-crew",
        None => "beta-colony-extra-none",
    })
}

/// A place's sign.
pub fn location_icon(at: Location) -> &'static str {
    at.into()
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

/// The name of a place within a sentence: where somebody flies to, begins or acts.
pub fn the_location(at: Location) -> Phrase {
    let name = match at {
        Location::LeftManufactory => Phrase::new("beta-colony-the-left"),
        Location::RightManufactory => Phrase::new("beta-colony-the-right"),
        _ => location(at),
    };
    name.linking(Named::Location(at).link())
}

/// The name of a colony.
pub fn colony(colony: Colony) -> Phrase {
    Phrase::new(["beta-colony-colony-xian", "beta-colony-colony-thebes", "beta-colony-colony-cuzco"][colony as usize])
}

/// A die by its colour and what it shows.
pub fn die(die: Die, value: u8) -> Phrase {
    Phrase::new("beta-colony-die-of").with("die", die_name(die)).with("value", value)
}

/// The same on a button: "black 3".
pub fn short_die(die: Die, value: u8) -> Phrase {
    let key = ["beta-colony-short-black", "beta-colony-short-blue", "beta-colony-short-red", "beta-colony-short-green"];
    Phrase::new(key[die as usize]).with("value", value)
}

/// A die by its colour and what it shows, or that it is used.
pub fn own_die(of: Die, value: u8) -> Phrase {
    match value {
        0 => Phrase::new("beta-colony-die-spent").with("die", die_name(of)),
        value => die(of, value),
    }
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
        (from, to) if from == to => from.to_string(),
        (from, to) => format!("{from}–{to}"),
    }
}

/// A row of the manufactory.
pub fn row(row: usize) -> Phrase {
    Phrase::new("beta-colony-row").with("values", row_values(row))
}

/// A player board.
pub fn board(board: Board) -> Phrase {
    Phrase::new("beta-colony-board").with("number", board.index() + 1)
}

/// A player board with what it lets its owner do.
pub fn board_label(which: Board) -> Phrase {
    card_label(board(which), abilities(which))
}

fn card_label(what: Phrase, [one, other]: [Phrase; 2]) -> Phrase {
    Phrase::new("beta-colony-card-label").with("what", what).with("one", one).with("other", other)
}

/// What a player board lets its owner do.
pub fn abilities(board: Board) -> [Phrase; 2] {
    let [one, other] = match board {
        Board::First => ["beta-colony-ability-food", "beta-colony-ability-six"],
        Board::Second => ["beta-colony-ability-water", "beta-colony-ability-any"],
        Board::Third => ["beta-colony-ability-steel", "beta-colony-ability-fuel"],
        Board::Fourth => ["beta-colony-ability-organic", "beta-colony-ability-pair"],
        Board::Fifth => ["beta-colony-ability-palladium", "beta-colony-ability-back"],
    };
    [Phrase::new(one), Phrase::new(other)]
}

/// How messages call a cycle's card.
const fn card_code(card: CycleCard) -> &'static str {
    ["c1a", "c1b", "c1c", "c2a", "c2b", "c2c", "c3a", "c3b", "c3c"][card as usize]
}

/// How messages call an achievement.
const fn achievement_code(which: Achievement) -> &'static str {
    ["s1", "s2", "s3", "s4", "b1", "b2", "b3", "b4"][which as usize]
}

/// The goal of a cycle's card.
pub fn goal(card: CycleCard) -> Phrase {
    Phrase::new(format!("beta-colony-goal-{}", card_code(card)))
}

/// The bonus of a cycle's card.
pub fn boon(card: CycleCard) -> Phrase {
    Phrase::new(format!("beta-colony-boon-{}", card_code(card)))
}

/// The name of an achievement.
pub fn achievement(which: Achievement) -> Phrase {
    Phrase::new(format!("beta-colony-achievement-{}", achievement_code(which)))
}

/// What an achievement is worth.
pub fn scores(which: Achievement) -> Phrase {
    Phrase::new(format!("beta-colony-scores-{}", achievement_code(which)))
}

/// An achievement's sign.
pub fn achievement_icon(which: Achievement) -> &'static str {
    if which.is_statue() { "statue" } else { "building" }
}

/// What a track gives.
pub fn bonus(bonus: TrackBonus) -> Phrase {
    Phrase::new(format!("beta-colony-bonus-{}", <&str>::from(bonus)))
}

/// The sign of what a track gives, or the letters that stand for it.
pub const fn bonus_sign(bonus: TrackBonus) -> Result<&'static str, &'static str> {
    match bonus {
        TrackBonus::AnyMaterial => Err("1?"),
        TrackBonus::TwoMaterials => Err("2?"),
        TrackBonus::Artifact => Ok("artifact"),
        TrackBonus::TwoFuel => Ok("fuel"),
        TrackBonus::Crew => Ok("crew"),
        TrackBonus::FreeModule => Ok("m-pink"),
        TrackBonus::FreeAchievement => Ok("building"),
    }
}

/// What lies on a space of a track.
pub fn stop(stop: Stop) -> Phrase {
    match stop {
        Stop::Points(points) => Phrase::new("beta-colony-n-points").with("count", points),
        Stop::Gift(what) => bonus(what),
    }
}

/// A cycle's card with all that is printed on it.
pub fn cycle_label(card: CycleCard, n: u8) -> Phrase {
    Phrase::new("beta-colony-cycle-label")
        .with("cycle", Phrase::new("beta-colony-cycle").with("number", n + 1))
        .with("points", Phrase::new("beta-colony-goal-points").with("points", card.points()))
        .with("goal", goal(card))
        .with("boon", boon(card))
}

/// An achievement with what it costs and what it scores.
pub fn achievement_label(which: Achievement) -> Phrase {
    let price = match which.materials() {
        None => Some(Phrase::new("beta-colony-n-artifacts").with("count", STATUE_ARTIFACTS)),
        Some(materials) => and(materials.map(material)),
    };
    let price = Phrase::new("beta-colony-costs").with("what", price.unwrap_or_default());
    card_label(achievement(which), [price, scores(which)])
}
