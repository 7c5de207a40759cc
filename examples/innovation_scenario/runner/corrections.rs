//! Scenarios of the public collection that contradict the rules or themselves, as we say that they are right. Their results were computed by another
//! program.

use serde_json::Value;

/// What is wrong with a scenario, and what stands there instead.
struct Correction {
    id: &'static str,
    why: &'static str,
    /// Places of its text, as JSON pointers, and their new values; `null` takes away what stands there.
    changes: &'static [(&'static str, &'static str)],
}

const CORRECTIONS: &[Correction] = &[
    Correction {
        id: "ach-destiny-42398",
        why: "Bangle foreshadows a card of value 3.",
        changes: &[
            ("/start/supply_top", r#"{"base-3": ["feudalism"]}"#),
            (
                "/expected/p1/forecast",
                r#"["chintz", "clock", "feudalism", "globe", "magnifying-glass", "sandpaper", "shuriken"]"#,
            ),
        ],
    },
    Correction {
        id: "albert-einstein-05199",
        why: "Two cards that are melded in two colours need no order: both are melded.",
        changes: &[
            ("/expected/options", "null"),
            ("/expected/waiting_for", "null"),
            ("/expected/next_to_act", r#""p2""#),
            ("/expected/p1/hand", r#"["gunpowder"]"#),
            (
                "/expected/p1/board",
                r#"{"blue": {"cards": ["tools", "albert-einstein"]}, "green": {"cards": ["databases"]}}"#,
            ),
            ("/expected/p1/points", "0"),
            ("/expected/p1/icons", r#"{"castle": 1, "clock": 3, "lightbulb": 2}"#),
        ],
    },
    Correction {
        id: "albert-einstein-42762",
        why: "The 6 that top cards must be worth is in a box, too, and counts as a 10 (ruling 93): Universe is not claimed.",
        changes: &[("/expected/p1/achievements", "null"), ("/expected/p1/achievement_count", "0")],
    },
    Correction {
        id: "alex-trebek-10728",
        why: "The pile is shuffled: the order of what is left of it is chance, so nothing is said of it.",
        changes: &[("/expected/returned_to_supply", "{}")],
    },
    Correction {
        id: "barometer-00361-d",
        why: "A bonus that nobody shows counts 0, so both foreshadow a 2, and the first draws for it (rulings 8, 14).",
        changes: &[
            ("/start/supply_top", r#"{"echoes-2": ["pagoda", "chaturanga"], "echoes-4": ["toilet"]}"#),
            ("/expected/p1/hand", r#"["chemistry", "colonialism", "encyclopedia", "toilet"]"#),
            ("/expected/p1/forecast", r#"["chaturanga"]"#),
            ("/expected/p2/forecast", r#"["pagoda"]"#),
        ],
    },
    Correction {
        id: "barque-longue-la-belle-45018",
        why: "Metric System is a 6 and cannot lie in the pile of age 5.",
        changes: &[
            ("/start/supply_top", r#"{"base-5": ["astronomy", "measurement"]}"#),
            ("/expected/p1/board", r#"{"green": {"cards": ["measurement"]}, "purple": {"cards": ["astronomy"]}}"#),
            ("/expected/p1/icons", r#"{"crown": 1, "leaf": 1, "lightbulb": 4}"#),
        ],
    },
    Correction {
        id: "calendar-34130",
        why: "Gunpowder is a 4 and cannot lie in the pile of age 3.",
        changes: &[
            ("/start/supply_top", r#"{"base-3": ["feudalism", "paper"]}"#),
            ("/expected/p1/hand", r#"["feudalism", "paper"]"#),
        ],
    },
    Correction {
        id: "canal-building-44587-d",
        why: "The second player exchanged cards by sharing, so the first draws a card for it (ruling 8).",
        changes: &[
            ("/start/supply_top", r#"{"base-2": ["mathematics"]}"#),
            ("/expected/p1/hand", r#"["alchemy", "colonialism", "masonry", "mathematics"]"#),
        ],
    },
    Correction {
        id: "caresse-crosby-16359",
        why: "Nobody can tuck a card from an empty hand, so nothing is declined.",
        changes: &[(
            "/steps",
            r#"[{"player": "p1", "action": {"type": "dogma", "card": "reformation"}}, {"player": "p1", "pick": ["purple"], "for": "splay right", "optional": true}]"#,
        )],
    },
    Correction {
        id: "che-guevara-40168",
        why: "Two figures that are scored together need no order; which figure fades is asked at once.",
        changes: &[("/steps", r#"[{"player": "p1", "action": {"type": "meld", "card": "che-guevara"}}]"#)],
    },
    Correction {
        id: "ching-shih-42290",
        why: "A card that is melded from the score pile is melded, too (ruling 84): the first player is asked something.",
        changes: &[("/expected/next_to_act", "null"), ("/expected/waiting_for", r#""p1""#)],
    },
    Correction {
        id: "fission-06303-d",
        why: "Fission returns a top card other than Fission; the second player shares, so the first draws for it.",
        changes: &[
            ("/start/supply_top/base-9", r#"["services"]"#),
            ("/steps/1/pick", r#"["flight"]"#),
            ("/expected/p1/hand", r#"["composites", "electricity", "evolution", "robotics", "services"]"#),
            ("/expected/p1/board", r#"{"red": {"cards": ["fission"]}}"#),
            ("/expected/p1/icons", r#"{"clock": 3}"#),
            ("/expected/p2/board", r#"{"green": {"cards": ["bicycle"]}, "blue": {"cards": ["software"]}}"#),
            ("/expected/p2/icons", r#"{"clock": 4, "crown": 2}"#),
            ("/expected/returned_to_supply", r#"{"base-1": ["masonry"], "base-8": ["flight"]}"#),
        ],
    },
    Correction {
        id: "george-stephenson-30390",
        why: "An age that was empty before has no cards that were taken out of the game.",
        changes: &[("/expected/removed", "null")],
    },
    Correction {
        id: "globalization-12421-d",
        why: "The third player shares first, has the most points then, and wins (rulings 48, 49).",
        changes: &[
            ("/expected/game_over/winner", r#""p3""#),
            ("/expected/p1/score", r#"["education", "evolution"]"#),
            ("/expected/p1/points", "10"),
        ],
    },
    Correction {
        id: "isaac-newton-28956",
        why: "The echo effect is no \"may\": a colour that can be splayed must be (ruling 6).",
        changes: &[("/steps/1/optional", "null")],
    },
    Correction {
        id: "kobukson-12752-d",
        why: "A colour that can be splayed must be (ruling 6): red is the only one.",
        changes: &[
            ("/steps", r#"[{"player": "p1", "action": {"type": "dogma", "card": "kobukson"}}]"#),
            (
                "/expected/p1/board",
                r#"{"red": {"cards": ["kobukson", "engineering"], "splay": "left"}, "yellow": {"cards": ["machinery"]}}"#,
            ),
            ("/expected/p1/icons", r#"{"castle": 2, "factory": 1, "leaf": 2}"#),
        ],
    },
    Correction {
        id: "kobukson-20597-d",
        why: "A colour that can be splayed must be (ruling 6): red is the only one, and the first player draws for the sharing.",
        changes: &[
            ("/start/supply_top", r#"{"echoes-4": ["toilet"]}"#),
            ("/steps", r#"[{"player": "p1", "action": {"type": "dogma", "card": "kobukson"}}]"#),
            ("/expected/p1/hand", r#"["education", "emancipation", "fermenting", "toilet"]"#),
            (
                "/expected/p1/board",
                r#"{"red": {"cards": ["kobukson", "road-building"], "splay": "left"}, "yellow": {"cards": ["machinery"]}}"#,
            ),
            ("/expected/p1/icons", r#"{"castle": 2, "factory": 1, "leaf": 2}"#),
        ],
    },
    Correction {
        id: "liquid-fire-01064-d",
        why: "The highest bonus of somebody who shows none is 0, so a 1 is foreshadowed (ruling 14).",
        changes: &[("/start/supply_top", r#"{"echoes-1": ["puppet"]}"#), ("/expected/p1/forecast", r#"["puppet"]"#)],
    },
    Correction {
        id: "puzzle-cube-29019-d",
        why: "The second player has no purple cards of which one could be scored, scores nothing and wins.",
        changes: &[(
            "/steps",
            r#"[{"player": "p1", "action": {"type": "dogma", "card": "puzzle-cube"}}, {"player": "p2", "pick": []}]"#,
        )],
    },
    Correction {
        id: "radio-telescope-34547",
        why: "An age that was empty before has no cards that were taken out of the game.",
        changes: &[("/expected/removed", "null")],
    },
    Correction {
        id: "rules-13526",
        why: "Johannes Vermeer is a figure.",
        changes: &[("/sets", r#"["cities", "figures"]"#)],
    },
    Correction {
        id: "rules-21480",
        why: "Kaleidoscope belongs to Echoes.",
        changes: &[("/sets", r#"["cities", "echoes"]"#)],
    },
    Correction {
        id: "rules-31402",
        why: "Timbuktu is a city: it can be seized for the hand where cities are in play.",
        changes: &[("/sets", r#"["artifacts", "cities"]"#)],
    },
    Correction {
        id: "rules-38675",
        why: "Timbuktu is a city: it can be seized for the hand where cities are in play.",
        changes: &[("/sets", r#"["artifacts", "cities"]"#)],
    },
    Correction {
        id: "rules-44180",
        why: "Cards that lie in a pile are in the game: all that are searched through are drawn.",
        changes: &[
            ("/expected/removed", "null"),
            ("/start/supply_top", r#"{"base-3": ["medicine", "feudalism", "education"]}"#),
            ("/expected/p1/hand", r#"["feudalism", "medicine"]"#),
            ("/expected/returned_to_supply", r#"{"base-3": ["education"]}"#),
        ],
    },
    Correction {
        id: "stethoscope-33847",
        why: "Socialism is an 8 and cannot lie in the pile of age 7.",
        changes: &[("/start/supply_top", r#"{"base-7": ["explosives"]}"#), ("/expected/p1/hand", r#"["explosives"]"#)],
    },
    Correction {
        id: "susan-blackmore-37132",
        why: "Stephen Hawking and Email belong to Figures and Echoes, and which of two effects of Daedalus is meant is asked.",
        changes: &[
            ("/sets", r#"["figures", "echoes"]"#),
            (
                "/steps",
                r#"[{"player": "p1", "action": {"type": "inspire", "color": "blue"}}, {"player": "p1", "pick": ["Daedalus: Score the bottom card of this color."]}, {"player": "p1", "pick": ["that of the hexagon"]}]"#,
            ),
        ],
    },
    Correction {
        id: "telescope-26149",
        why: "Metric System is a 6 and cannot lie in the pile of age 5.",
        changes: &[
            ("/start/supply_top", r#"{"base-5": ["physics"]}"#),
            ("/steps/1/pick", r#"["physics"]"#),
            ("/expected/returned_to_supply", "{}"),
        ],
    },
    Correction {
        id: "translation-02862-d",
        why: "The second player shares first, with crowns on all top cards, and claims World (ruling 45).",
        changes: &[
            ("/expected/p1/achievements", "null"),
            ("/expected/p2/achievements", r#"["world"]"#),
            ("/expected/p1/achievement_count", "0"),
            ("/expected/p2/achievement_count", "1"),
        ],
    },
];

/// The text of a scenario as it should be, if something in it is wrong.
pub fn corrected(id: &str, text: &str) -> Option<Result<String, String>> {
    let correction = CORRECTIONS.iter().find(|correction| correction.id == id)?;
    Some(apply(correction, text).ok_or_else(|| format!("its correction does not fit: {}", correction.why)))
}

fn apply(correction: &Correction, text: &str) -> Option<String> {
    let mut scenario: Value = serde_json::from_str(text).ok()?;
    for (place, new) in correction.changes {
        let (within, key) = place.rsplit_once('/')?;
        let new: Value = serde_json::from_str(new).ok()?;
        let within = scenario.pointer_mut(within)?;
        match (within.as_object_mut(), new) {
            (Some(object), Value::Null) => drop(object.remove(key)?),
            (Some(object), new) => drop(object.insert(key.to_owned(), new)),
            (None, new) => *within.get_mut(key.parse::<usize>().ok()?)? = new,
        }
    }
    Some(scenario.to_string())
}
