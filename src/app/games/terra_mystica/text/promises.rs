//! What is foretold comes: power for neighbours, the next income, what a town tile brings.

use super::gains::leeched;
use super::tests::{TABLES, play};
use super::{TerraMystica, log, names, outlook, words};
use crate::app::i18n::language::Language;
use crate::app::i18n::words::Phrase;
use crate::app::narration::testing::{self, every_language, speak_in};
use crate::engine::{Match, Script, Seat};
use crate::games::terra_mystica::{Building, Card, Choice, Event, Faction, Map, Prompt, Situation, TownTile, Travel};

const ME: Seat = Seat(0);
const TRAVEL_TILE: TownTile = TownTile(6);

#[test]
fn power_is_foretold_to_those_who_are_asked_about_it_and_to_nobody_else() {
    let mut asked = 0;
    // Two buildings of a double turn stand before the first answer.
    for (seed, (factions, map)) in (40..).zip(TABLES).filter(|(_, (all, _))| !all.contains(&Faction::ChaosMagicians)) {
        let mut foretold: Vec<Phrase> = Vec::new();
        play(factions, map, seed, |game, choice| {
            if let Some((seat, Prompt::Leech(leech))) = game.question().map(|question| (question.seat, question.prompt))
            {
                let words = leeched(seat, leech).words;
                let at = foretold.iter().position(|told| *told == words);
                foretold.remove(at.unwrap_or_else(|| panic!("{words:?} was not foretold: {foretold:?}")));
                asked += 1;
            }
            let gains = words::gains(game, choice).into_iter().map(|gain| gain.words);
            foretold.extend(gains.filter(|words| words.key == "terra-mystica-gain-leech"));
        });
        assert_eq!(foretold, [], "nobody was asked");
    }
    assert!(asked > 20, "{asked}");
}

#[test]
fn the_next_income_is_said_with_the_cult_bonus() {
    speak_in(Language::En);
    let coming = |tile, step| {
        let table = Situation::new(&[Faction::Witches, Faction::Nomads]).build(0, Building::Dwelling, &["C3"]);
        let table = table.cult(0, crate::games::terra_mystica::Cult::Earth, step).round(1, tile);
        outlook::all(table.game().next_income(ME).unwrap()).say()
    };
    // 1 coin for each step in earth; a spade for four.
    assert_eq!([coming(1, 5), coming(2, 8), coming(2, 3)], ["5 coins, 2 workers", "2 workers, 2 spades", "2 workers"]);
}

/// A town is founded with the tile that lets somebody travel farther, at this shipping value.
fn travelled(faction: Faction, shipping: u8) -> (Travel, Travel) {
    let other = if faction.home() == Faction::Giants.home() { Faction::Witches } else { Faction::Giants };
    let table = Situation::new(&[faction, other]).build(1, Building::Dwelling, &["A12"]).round(1, 1);
    let table = table.build(0, Building::Stronghold, &["F4"]).build(0, Building::TradingHouse, &["E6"]);
    let table = table.build(0, Building::Dwelling, &["E7"]).tracks(0, shipping, 0).resources(0, 20, 9, 5);
    let home = table.clone().game().home(ME);
    let mut game = table.land(home, &["F3"]).game();
    let before = game.player(ME).clone();
    let hex = Map::Base.geometry().by_name("F3").unwrap();
    let mut script = Script::of([Choice::Build(hex), Choice::Town(TRAVEL_TILE)]);
    script.run(&mut game);
    assert_eq!(script.given.len(), 2, "{faction:?}: {:?}", script.waiting());
    let promised = before.travel();
    assert!(script.events.contains(&Event::TookTown { seat: ME, tile: TRAVEL_TILE, travel: promised }), "{faction:?}");
    let after = game.player(ME);
    let range = |player: &crate::games::terra_mystica::state::Player| player.skip().map(|(range, _)| range);
    let came = match () {
        () if after.shipping() > before.shipping() => Travel::Shipping,
        () if range(after) > range(&before) => Travel::Range,
        () => Travel::Nothing,
    };
    (promised, came)
}

#[test]
fn a_town_tile_promises_each_faction_what_it_brings_it() {
    let mut kinds = std::collections::BTreeSet::new();
    for faction in Faction::ALL {
        let track = faction.board().shipping.map_or(0..=0, |(start, most)| start..=most);
        for shipping in track {
            let (promised, came) = travelled(faction, shipping);
            assert_eq!(promised, came, "{faction:?} at {shipping}");
            kinds.insert(came);
        }
    }
    assert_eq!(kinds.len(), 3);
    for _ in every_language() {
        let all = [Travel::Shipping, Travel::Range, Travel::Nothing].map(|travel| names::town_for(TRAVEL_TILE, travel));
        testing::check_distinct::<TerraMystica>(all.to_vec(), "ways to travel");
    }
}

#[test]
fn the_log_tells_what_a_town_tile_brought_whom() {
    speak_in(Language::En);
    let told = [Travel::Shipping, Travel::Range, Travel::Nothing].map(|travel| {
        let town = Event::TookTown { seat: ME, tile: TRAVEL_TILE, travel };
        testing::told::<TerraMystica>(&[(0, town)], |logged| log::lines(logged, 2, None)).remove(0).1
    });
    let wanted = [
        "founded a town: 4 points and a step of shipping",
        "founded a town: 4 points and 1 more hex by carpet",
        "founded a town: 4 points",
    ];
    assert_eq!(told, wanted);
}

#[test]
fn a_card_about_shipping_says_that_it_is_of_no_use_without() {
    let said = |faction: Faction| {
        let mut said = 0;
        play(&[faction, Faction::Witches], Map::Base, 3, |game: &Match<TerraMystica>, _| {
            let Some(question) = game.question().filter(|question| question.seat == ME) else { return };
            for choice in &question.choices {
                let (Choice::Card(Card(card)) | Choice::Pass(Some(Card(card)))) = choice else { continue };
                let useless =
                    words::gains(game, *choice).iter().any(|gain| gain.words.key.ends_with("why-no-shipping"));
                assert_eq!(useless, faction.board().shipping.is_none() && [3, 9].contains(card), "{choice:?}");
                said += u32::from(useless);
            }
        });
        said
    };
    assert!(said(Faction::Dwarves) + said(Faction::Fakirs) > 0);
    assert_eq!(said(Faction::Giants), 0);
}
