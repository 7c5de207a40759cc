//! Hexes in words: what lies there, and what can be done there.

use super::gains::progress_words;
use super::names;
use crate::app::i18n::case::capital;
use crate::app::i18n::words::Phrase;
use crate::app::narration::and;
use crate::engine::Seat;
use crate::games::TerraMystica;
use crate::games::terra_mystica::facts::Cost;
use crate::games::terra_mystica::{Building, Choice, Hex, Hexes};

/// A hex as `me` sees it: its name, its land, how many spades it is from one's home, or whose building stands there.
pub fn about(state: &TerraMystica, me: Seat, hex: Hex) -> Phrase {
    let name = names::hex(state, hex);
    let Some(terrain) = state.terrain(hex) else {
        return Phrase::new("terra-mystica-hex").with("name", capital(&name));
    };
    let phrase = |key: &str| Phrase::new(format!("terra-mystica-hex-{key}")).with("hex", name.as_str());
    if let Some((owner, building)) = state.building(hex) {
        let key = if state.player(owner).in_towns().has(hex) { "town" } else { "built" };
        let phrase = phrase(key).with("building", names::building(building));
        return phrase.with("terrain", names::terrain(terrain)).with("name", owner);
    }
    let spades = state.spades_needed(me, hex);
    let key = match (state.player(me).faction(), spades) {
        (None, _) => "free",
        (Some(_), 0) => "home",
        _ => "spades",
    };
    phrase(key).with("terrain", names::terrain(terrain)).with("spades", spades)
}

/// What it costs to make empty land one's home, and to build there as well.
pub fn price(state: &TerraMystica, me: Seat, hex: Hex) -> Option<Phrase> {
    let player = state.player(me);
    let home = player.faction()?.home();
    if state.terrain(hex).is_none() || state.building(hex).is_some() {
        return None;
    }
    let way = player.skip().filter(|_| state.skippable(me).has(hex)).map_or(Cost::default(), |(_, cost)| cost);
    let spades = state.spades_needed(me, hex);
    let digging = player.spade_cost().times(spades).plus(way);
    let phrase = Phrase::new("terra-mystica-hex-price").with("spades", spades);
    let phrase = phrase.with("terrain", names::in_terrain(home)).with("digging", names::cost(digging));
    Some(phrase.with("all", names::cost(digging.plus(player.dwelling_cost()))))
}

/// A hex with what can be done there, for assistive technology.
pub fn with_choices(state: &TerraMystica, me: Seat, hex: Hex, choices: &[Choice]) -> Phrase {
    let about = about(state, me, hex);
    match and(choices.iter().map(|choice| option(state, *choice))) {
        Some(choices) => Phrase::new("terra-mystica-hex-choices").with("about", about).with("choices", choices),
        None => about,
    }
}

/// Where a hex lies: what is beside it and over bridges, whether one reaches it, and whom building there would offer power.
pub fn around(state: &TerraMystica, me: Seat, hex: Hex) -> Vec<Phrase> {
    let beside = state.geometry().around(hex.alone());
    let of = |key: &str, hexes: Hexes| {
        let what = and(hexes.iter().map(|place| owned(state, place)))?;
        Some(Phrase::new(format!("terra-mystica-hex-{key}")).with("what", what))
    };
    let near = state.adjacent(hex.alone());
    let mut said: Vec<Phrase> =
        [of("beside", beside), of("over-bridge", near.without(beside))].into_iter().flatten().collect();
    said.extend(state.building(hex).and_then(|(owner, _)| chain(state, owner, state.settlement(owner, hex))));
    let is_free = state.terrain(hex).is_some() && state.building(hex).is_none();
    if is_free && in_reach(state, me).has(hex) {
        said.push(Phrase::new("terra-mystica-hex-in-reach"));
    }
    let power = |seat: Seat| {
        let buildings = near.iter().filter_map(|place| state.building(place)).filter(|(owner, _)| *owner == seat);
        buildings.map(|(_, building)| building.power()).sum::<u32>()
    };
    let others = state.seats().filter(|seat| *seat != me && power(*seat) > 0);
    let offers = others.map(|seat| Phrase::new("terra-mystica-read-step").with("name", seat).with("step", power(seat)));
    let is_own = state.building(hex).is_some_and(|(owner, _)| owner == me);
    if let Some(what) = and(offers).filter(|_| is_free || is_own) {
        said.push(Phrase::new("terra-mystica-hex-offers").with("what", what));
    }
    said
}

/// What buildings that hang together are: a town, or how far they are from one. A building alone is no chain.
pub fn chain(state: &TerraMystica, owner: Seat, settlement: Hexes) -> Option<Phrase> {
    let first = settlement.iter().next().filter(|_| settlement.len() > 1)?;
    let hexes = settlement.iter().map(|hex| names::hex(state, hex)).collect::<Vec<_>>().join(", ");
    Some(match state.town_progress(owner, first) {
        Some(progress) => {
            Phrase::new("terra-mystica-hex-chain").with("hexes", hexes).with("progress", progress_words(progress))
        }
        None => Phrase::new("terra-mystica-hex-in-town").with("hexes", hexes),
    })
}

/// What a seat's buildings are together, each once.
pub fn chains(state: &TerraMystica, owner: Seat) -> Vec<Phrase> {
    let mut left = state.player(owner).everywhere();
    let mut said = Vec::new();
    while let Some(hex) = left.iter().next() {
        let settlement = state.settlement(owner, hex) | hex.alone();
        said.extend(chain(state, owner, settlement));
        left = left.without(settlement);
    }
    said
}

/// A hex by its name, and whose building stands there.
fn owned(state: &TerraMystica, hex: Hex) -> Phrase {
    let name = Phrase::new("terra-mystica-hex").with("name", names::hex(state, hex));
    match state.building(hex) {
        Some((owner, building)) => {
            let phrase = Phrase::new("terra-mystica-hex-owned").with("hex", name).with("name", owner);
            phrase.with("building", names::building(building))
        }
        None => name,
    }
}

/// Empty land that one's buildings reach.
pub fn in_reach(state: &TerraMystica, me: Seat) -> Hexes {
    (state.reach(me, state.sailing(me)) | state.skippable(me)).without(state.built_up())
}

/// What is done by a choice on the map, in a word or two.
pub fn option(state: &TerraMystica, choice: Choice) -> Phrase {
    match choice {
        Choice::Build(_) => names::building(Building::Dwelling),
        Choice::Upgrade(_, to) => names::building(to),
        Choice::Connect(_) => Phrase::new("terra-mystica-option-connect"),
        Choice::Bridge(place) => Phrase::new("terra-mystica-option-bridge").with("place", names::bridge(state, place)),
        _ => Phrase::new("terra-mystica-option-spade"),
    }
}

/// What somebody wants who taps a hex where nothing can be done: to build, or to replace what stands there.
pub fn wish(state: &TerraMystica, me: Seat, hex: Hex) -> Option<Choice> {
    match state.building(hex) {
        Some((owner, building)) if owner == me => {
            let next = Building::ALL.into_iter().find(|to| to.replaces() == Some(building))?;
            Some(Choice::Upgrade(hex, next))
        }
        Some(_) => None,
        None => state.terrain(hex).map(|_| Choice::Build(hex)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::i18n::language::Language;
    use crate::app::narration::testing::{every_language, speak_in};
    use crate::engine::{Chance, Match, Stream};
    use crate::games::terra_mystica::{Faction, Options, Situation};

    const ME: Seat = Seat(0);

    fn table() -> TerraMystica {
        Situation::new(&[Faction::Witches, Faction::Mermaids])
            .build(0, Building::Dwelling, &["E9"])
            .build(1, Building::TradingHouse, &["E11"])
            .game()
    }

    fn hex(name: &str) -> Hex {
        table().geometry().by_name(name).unwrap()
    }

    #[test]
    fn a_hex_is_told_as_it_lies() {
        speak_in(Language::En);
        let say = |name: &str| about(&table(), ME, hex(name)).say();
        assert_eq!(say("E10"), "E10, Swamp, free, 2 spades from your home");
        assert_eq!(say("A3"), "A3, Forest, free, your home terrain");
        assert_eq!(say("E9"), "E9, Forest: your Dwelling");
        assert_eq!(say("E11"), "E11, Lake: Trading house of Ben");
        assert_eq!(say("r0"), "River hex 0");
    }

    #[test]
    fn empty_land_says_what_it_costs_to_live_there() {
        speak_in(Language::En);
        let said = |name: &str| price(&table(), ME, hex(name)).map(|price| price.say());
        let away = "to forest, your home: 2 spades for 6 workers; with a dwelling 2 coins, 7 workers";
        assert_eq!(said("E10").as_deref(), Some(away));
        assert_eq!(said("A3").as_deref(), Some("a dwelling costs 2 coins, 1 worker"));
        assert_eq!([said("E9"), said("E11"), said("r0")], [None, None, None], "nobody builds there");
        let fakirs = Situation::new(&[Faction::Fakirs, Faction::Mermaids]).build(0, Building::Dwelling, &["E9"]).game();
        let far = fakirs.skippable(ME).first().unwrap();
        assert!(price(&fakirs, ME, far).unwrap().say().contains("1 priest"), "the carpet is paid for");
    }

    #[test]
    fn where_a_hex_lies_is_told() {
        speak_in(Language::En);
        let said = |name: &str| {
            let said = around(&table(), ME, hex(name));
            said.iter().map(|phrase| phrase.say()).collect::<Vec<_>>().join(". ")
        };
        let near = said("E10");
        for part in ["E9 (your Dwelling), E11 (Trading house of Ben)", "In your reach", "Ben 2"] {
            assert!(near.contains(part), "{part}: {near}");
        }
        assert!(!said("A3").contains("reach"));
    }

    #[test]
    fn of_two_hexes_beside_each_other_each_is_in_the_others_description() {
        for _ in every_language() {
            let state = table();
            for at in state.geometry().all.iter() {
                let said = around(&state, ME, at).iter().map(|phrase| phrase.say()).collect::<Vec<_>>().join(". ");
                let words: Vec<&str> = said.split(|c: char| !c.is_alphanumeric()).collect();
                for beside in state.geometry().around(at.alone()).iter() {
                    let name = names::hex(&state, beside);
                    assert!(
                        said.contains(&name) && words.contains(&name.rsplit(' ').next().unwrap()),
                        "{name}: {said}"
                    );
                }
            }
        }
    }

    #[test]
    fn buildings_that_hang_together_are_told_together() {
        speak_in(Language::En);
        let mut told = 0;
        for seed in 0..4 {
            let mut game = Match::<TerraMystica>::new(Options::default(), 4, seed).unwrap();
            let mut stream = Stream::new(seed);
            while let Some(question) = game.question().cloned() {
                game.answer(question.choices[stream.below(question.choices.len() as u32) as usize]).unwrap();
                if !game.events().len().is_multiple_of(9) {
                    continue;
                }
                let state = game.state();
                for seat in state.seats() {
                    let lines: Vec<String> = chains(state, seat).iter().map(Phrase::say).collect();
                    let player = state.player(seat);
                    for at in player.everywhere().iter() {
                        let name = names::hex(state, at);
                        let has = |line: &&String| line.split(|c: char| !c.is_alphanumeric()).any(|word| word == name);
                        let own: Vec<&String> = lines.iter().filter(has).collect();
                        let is_chain = state.settlement(seat, at).len() > 1;
                        assert_eq!(own.len(), usize::from(is_chain), "{name}: {lines:?}");
                        let Some(line) = own.first() else { continue };
                        let is_town = state.settlement(seat, at).meets(player.in_towns());
                        assert_eq!(line.starts_with("A town"), is_town, "{line}");
                        for beside in (state.adjacent(at.alone()) & player.everywhere()).iter() {
                            assert!(line.contains(&names::hex(state, beside)), "{line}");
                        }
                        assert!(around(state, seat, at).iter().any(|said| said.say() == **line));
                        told += 1;
                    }
                }
            }
        }
        assert!(told > 100, "{told}");
    }

    #[test]
    fn a_town_is_told_as_one() {
        let houses = Situation::new(&[Faction::Halflings, Faction::Mermaids])
            .build(0, Building::TradingHouse, &["A1", "A2"])
            .build(0, Building::Dwelling, &["A3"]);
        speak_in(Language::En);
        let said = |game: &TerraMystica| chains(game, ME).iter().map(Phrase::say).collect::<Vec<_>>();
        assert_eq!(said(&houses.clone().game()), ["Connected: A1, A2, A3 (town: 5 of 7 power, 3 of 4 buildings)"]);
        let town = houses.in_town(0, &["A1", "A2", "A3"]).game();
        assert_eq!(said(&town), ["A town: A1, A2, A3"]);
        assert!(around(&town, ME, hex("A2")).iter().any(|line| line.say() == "A town: A1, A2, A3"));
        for language in every_language() {
            let line = &said(&town)[0];
            assert!(line.ends_with("A1, A2, A3") && !line.contains("terra-mystica"), "{language:?}: {line}");
        }
    }

    #[test]
    fn what_can_be_done_is_told_with_it() {
        speak_in(Language::En);
        let at = hex("E10");
        let said = with_choices(&table(), ME, at, &[Choice::Build(at), Choice::Spade(at)]).say();
        assert_eq!(said, "E10, Swamp, free, 2 spades from your home. You can choose: Dwelling, Transform");
    }

    #[test]
    fn every_language_says_everything() {
        for _ in every_language() {
            let state = table();
            for name in ["E10", "A3", "E9", "E11", "r0"] {
                let phrases = [
                    about(&state, ME, hex(name)),
                    with_choices(&state, ME, hex(name), &[Choice::Connect(hex(name)), Choice::Bridge(0)]),
                ];
                let name = capital(&names::hex(&state, hex(name)));
                for said in phrases.map(|phrase| phrase.say()) {
                    assert!(
                        said.starts_with(&name) && !said.contains("terra-mystica") && !said.contains('{'),
                        "{said}"
                    );
                }
            }
        }
    }

    #[test]
    fn a_tap_stands_for_what_one_would_do_there() {
        let state = table();
        assert_eq!(wish(&state, ME, hex("E10")), Some(Choice::Build(hex("E10"))));
        assert_eq!(wish(&state, ME, hex("E9")), Some(Choice::Upgrade(hex("E9"), Building::TradingHouse)));
        assert_eq!(wish(&state, ME, hex("E11")), None);
        assert_eq!(wish(&state, ME, hex("r0")), None);
    }
}
