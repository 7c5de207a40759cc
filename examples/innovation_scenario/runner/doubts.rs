//! Scenarios of the public collection that contradict the rules. Their results were computed by another program.

/// Their ids, and what is wrong with them.
const DOUBTS: &[(&str, &str)] = &[
    ("albert-einstein-05199", "two cards that are melded in two colours need no order"),
    ("albert-einstein-42762", "the 6 that top cards must be worth is in a box, too, and counts as a 10 (ruling 93)"),
    ("alex-trebek-10728", "the pile is shuffled: the order of what is left of it is chance"),
    ("caresse-crosby-16359", "nobody can tuck a card from an empty hand, so nothing is declined"),
    (
        "che-guevara-40168",
        "two figures that are scored together need no order, so the order is said where a figure fades",
    ),
    ("ching-shih-42290", "a card that is melded from the score pile is melded, too (ruling 84)"),
    ("george-stephenson-30390", "cards of an age that was empty before count as taken out of the game"),
    ("isaac-newton-28956", "the echo effect is no \"may\": a colour that can be splayed must be (ruling 6)"),
    ("rules-13526", "Johannes Vermeer belongs to a set that is not in play"),
    ("ach-destiny-42398", "Bangle foreshadows a card of value 3, not 2"),
    ("barometer-00361-d", "a bonus that nobody shows counts 0, so a card of value 2 is foreshadowed (ruling 14)"),
    ("barque-longue-la-belle-45018", "Metric System has the value 6 and cannot lie in the pile of age 5"),
    ("calendar-34130", "Gunpowder has the value 4 and cannot lie in the pile of age 3"),
    ("canal-building-44587-d", "p2 exchanged cards by sharing, so p1 draws a card for it (ruling 8)"),
    ("fission-06303-d", "Fission returns a top card other than Fission"),
    ("globalization-12421-d", "p3 shares first, has the most points then, and wins (rulings 48, 49)"),
    ("kobukson-12752-d", "a colour that can be splayed must be (ruling 6)"),
    ("kobukson-20597-d", "a colour that can be splayed must be (ruling 6)"),
    (
        "liquid-fire-01064-d",
        "the highest bonus of somebody who shows none is 0, so a card of value 1 is drawn (ruling 14)",
    ),
    ("puzzle-cube-29019-d", "p2 has no purple cards of which one could be scored"),
    ("rules-31402", "Timbuktu is a city, and no cities are in play: it cannot be seized for the hand"),
    ("rules-38675", "Timbuktu is a city, and no cities are in play: it cannot be seized for the hand"),
    ("rules-21480", "Kaleidoscope belongs to a set that is not in play"),
    ("radio-telescope-34547", "cards of an age that was empty before count as taken out of the game"),
    (
        "rules-44180",
        "cards that lie in a pile at its start are out of the game at its end, with nothing that removes them",
    ),
    ("seed-drill-29197", "nobody returns the cards of age 3 that it expects to be returned"),
    ("stethoscope-33847", "Socialism has the value 8 and cannot lie in the pile of age 7"),
    ("telescope-26149", "Metric System has the value 6 and cannot lie in the pile of age 5"),
    ("translation-02862-d", "p2 shares first, with crowns on all top cards, and claims World (ruling 45)"),
];

/// Why a scenario is not believed.
pub fn doubt(id: &str) -> Option<&'static str> {
    DOUBTS.iter().find(|(doubted, _)| *doubted == id).map(|(_, why)| *why)
}
