//! A tap explains: every tile, action, track and ability in a sheet, with why it cannot be done now and the way into the rulebook.

use super::buildings::income;
use super::icons::{bonus, card_face, cost, favor_face, feat, gain, icon, mark, power, town_face};
use super::outlook;
use super::tiles::supply;
use super::topic::Topic;
use crate::app::games::terra_mystica::text::{names, sections};
use crate::app::i18n::words::{Phrase, say};
use crate::app::narration::Section;
use crate::app::table::{TableCtx, explain};
use crate::engine::Seat;
use crate::games::TerraMystica;
use crate::games::terra_mystica::facts::{POWER_ACTIONS, ROUNDS, SHIPPING_COST};
use crate::games::terra_mystica::{Building, Card, Cult, Faction, Favor, Gain, Special, TownTile, Track};
use leptos::prelude::*;

impl explain::Topic for Topic {
    type Game = TerraMystica;

    const CLASS: &str = "tm-explain";

    fn title(self) -> String {
        match self {
            Topic::Cult(cult) => names::cult(cult).say(),
            Topic::Faction(faction) => names::faction(faction).say(),
            Topic::Building(_, building) => names::building(building).say(),
            Topic::Track(_, track) => names::track(track).say(),
            Topic::Power(_) => say("terra-mystica-board-power-one"),
            Topic::Special(special) => names::special(special).say(),
            Topic::Card(_) => say("terra-mystica-board-card-one"),
            Topic::Round(round) => Phrase::new("terra-mystica-board-round-title").with("round", round).say(),
            Topic::Favor(_) => say("terra-mystica-board-favor-one"),
            Topic::Town(_) => say("terra-mystica-board-town-one"),
            Topic::Supply => say("terra-mystica-board-supply"),
            Topic::Outlook => say("terra-mystica-board-outlook"),
        }
    }

    fn about(self, table: TableCtx<TerraMystica>) -> AnyView {
        about(table, self)
    }

    fn section(self) -> Section {
        match self {
            Topic::Cult(_) => Section("cults"),
            Topic::Faction(faction) => sections::of_faction(faction),
            Topic::Building(..) => Section("buildings"),
            Topic::Track(_, track) => sections::of_track(track),
            Topic::Power(_) => Section("power-actions"),
            Topic::Special(special) => sections::of_special(special),
            Topic::Card(_) => sections::CARDS,
            Topic::Round(_) => sections::SCORING,
            Topic::Favor(_) | Topic::Supply => Section("favors"),
            Topic::Town(_) => Section("town-tiles"),
            Topic::Outlook => sections::END,
        }
    }
}

fn about(table: TableCtx<TerraMystica>, topic: Topic) -> AnyView {
    match topic {
        Topic::Cult(cult) => about_cult(table, cult),
        Topic::Faction(faction) => about_faction(faction),
        Topic::Building(faction, building) => about_building(table, faction, building),
        Topic::Track(faction, track) => about_track(faction, track),
        Topic::Power(action) => about_power(action),
        Topic::Special(special) => about_special(special),
        Topic::Card(card) => about_card(table, card),
        Topic::Round(round) => about_round(table, round),
        Topic::Favor(favor) => about_favor(table, favor),
        Topic::Town(tile) => about_town(table, tile),
        Topic::Supply => supply(table),
        Topic::Outlook => outlook::view(table),
    }
}

/// A text of the catalogue as a paragraph.
fn line(words: Phrase) -> AnyView {
    view! { <p>{words.say()}</p> }.into_any()
}

fn text(key: &'static str) -> AnyView {
    line(Phrase::new(key))
}

/// Seats with something beside each.
fn by_seat(table: TableCtx<TerraMystica>, rows: impl IntoIterator<Item = (Seat, String)>) -> AnyView {
    let row = |(seat, words): (Seat, String)| view! { <li>{mark(table, seat)}<span>{table.seat(seat).name}</span><b>{words}</b></li> };
    view! { <ul class="by-seat">{rows.into_iter().map(row).collect_view()}</ul> }.into_any()
}

fn about_cult(table: TableCtx<TerraMystica>, cult: Cult) -> AnyView {
    let points = |count: i16| Phrase::new("terra-mystica-n-points").with("count", count).say();
    let shares = table.state(|state| state.cult_shares(cult));
    view! {
        {text("terra-mystica-board-help-cult")}
        {text("terra-mystica-board-help-cult-top")}
        {text("terra-mystica-board-help-cult-priests")}
        <h3>{say("terra-mystica-board-if-ended")}</h3>
        {by_seat(table, shares.into_iter().map(|(seat, share)| (seat, points(share))))}
    }
    .into_any()
}

/// What a faction can do; also the large picture of it.
fn about_faction(faction: Faction) -> AnyView {
    let tint = super::pieces::terrain_class(faction.home());
    let href = format!("#terra-mystica.{}", names::faction_icon(faction));
    view! {
        <div class="explain-head">
            <span class=format!("portrait {tint}")><svg class="i" aria-hidden="true"><use href=href></use></svg></span>
            <p>{names::strength(faction).say()}</p>
        </div>
        {line(names::ability(faction))}
        <h3>{names::building(Building::Stronghold).say()}</h3>
        {line(names::stronghold(faction))}
    }
    .into_any()
}

fn about_building(table: TableCtx<TerraMystica>, faction: Faction, building: Building) -> AnyView {
    let board = faction.board();
    let near = (building == Building::TradingHouse).then(|| {
        let words = Phrase::new("terra-mystica-board-help-near").with("coins", board.near_coins);
        line(words)
    });
    let help = match building {
        Building::Dwelling => "terra-mystica-board-help-dwelling",
        Building::TradingHouse => "terra-mystica-board-help-trading-house",
        Building::Temple => "terra-mystica-board-help-temple",
        Building::Stronghold => "terra-mystica-board-help-stronghold",
        Building::Sanctuary => "terra-mystica-board-help-sanctuary",
    };
    view! {
        {steps(table, faction, building)}
        {text(help)}
        {near}
        {line(Phrase::new("terra-mystica-board-help-power").with("power", building.power()))}
        {(building == Building::Stronghold).then(|| line(names::stronghold(faction)))}
        {(building == Building::Sanctuary).then(|| text("terra-mystica-board-help-sanctuary-town"))}
    }
    .into_any()
}

/// Every building of a kind with its price and what it brings; what stands on the map already is told apart.
fn steps(table: TableCtx<TerraMystica>, faction: Faction, building: Building) -> AnyView {
    let board = faction.board();
    let price = board.buildings[building as usize];
    let near = || (building == Building::TradingHouse).then(|| view! { " / "{board.near_coins}{icon("coin")} });
    let built = table.state(|state| {
        state.all_players().iter().find(|player| player.is(faction)).map_or(0, |player| player.built(building))
    });
    let row = |place: u8| {
        let brings = income(board, building, place);
        let none = (brings == Gain::NONE).then_some("–");
        view! {
            <tr class:built={place < built} class:next={place == built}>
                <th scope="row">{place + 1}"."</th>
                <td class="gains">{cost(price)}{near()}</td>
                <td class="gains">{gain(brings)}{none}</td>
                <td>{(place < built).then(|| say("terra-mystica-board-built"))}</td>
            </tr>
        }
    };
    view! {
        <table class="incomes building-steps">
            <thead>
                <tr>
                    <td></td>
                    <th scope="col">{say("terra-mystica-board-price")}</th>
                    <th scope="col">{say("terra-mystica-board-income")}</th>
                    <td></td>
                </tr>
            </thead>
            <tbody>{(0..building.supply() as u8).map(row).collect_view()}</tbody>
        </table>
    }
    .into_any()
}

fn about_track(faction: Faction, track: Track) -> AnyView {
    let (help, step) = match track {
        Track::Spades => ("terra-mystica-board-help-spades", faction.board().spade_step),
        Track::Shipping => ("terra-mystica-board-help-shipping", SHIPPING_COST),
    };
    view! { {text(help)}<p class="signs">{say("terra-mystica-board-step-costs")}" "{cost(step)}</p> }.into_any()
}

fn about_power(action: u8) -> AnyView {
    let costs = POWER_ACTIONS[usize::from(action)];
    view! {
        <p class="signs"><b>{names::power_action(action).say()}</b><span class="n">{costs}{power()}</span></p>
        {text("terra-mystica-board-help-power-action")}
        {text("terra-mystica-board-help-sacrifice")}
        {(action == 0).then(|| text("terra-mystica-board-help-bridge"))}
        {(action > 3).then(|| text("terra-mystica-board-help-free-spades"))}
    }
    .into_any()
}

fn about_special(special: Special) -> AnyView {
    let faction = match special {
        Special::Auren => Some(Faction::Auren),
        Special::Witches => Some(Faction::Witches),
        Special::Swarmlings => Some(Faction::Swarmlings),
        Special::ChaosMagicians => Some(Faction::ChaosMagicians),
        Special::Giants => Some(Faction::Giants),
        Special::Nomads => Some(Faction::Nomads),
        Special::CardSpade | Special::CardStep | Special::FavorStep | Special::Engineers => None,
    };
    let own = match special {
        Special::Engineers => line(names::ability(Faction::Engineers)),
        Special::CardSpade => line(names::card_effect(Card(0))),
        Special::CardStep => line(names::card_effect(Card(1))),
        Special::FavorStep => line(names::favor_effect(Favor::CULT_STEP)),
        _ => faction.map(|faction| line(names::stronghold(faction))).into_any(),
    };
    view! { {own}{text("terra-mystica-board-help-special")} }.into_any()
}

fn about_card(table: TableCtx<TerraMystica>, card: Card) -> AnyView {
    let coins = table
        .state(|state| state.open_cards().into_iter().find(|(open, _)| *open == card).map_or(0, |(_, coins)| coins));
    let holder = table.state(|state| state.seats().find(|seat| state.player(*seat).card() == Some(card)));
    view! {
        <div class="explain-head"><span class="bon big">{card_face(card)}</span><p>{names::card_effect(card).say()}</p></div>
        {(coins > 0).then(|| line(Phrase::new("terra-mystica-board-help-coins").with("count", coins)))}
        {holder.map(|seat| line(Phrase::new("terra-mystica-board-held-by").with("name", seat)))}
        {text("terra-mystica-board-help-card")}
    }
    .into_any()
}

fn about_round(table: TableCtx<TerraMystica>, round: u8) -> AnyView {
    let tile = table.state(|state| state.scoring_tile(round));
    let is_now = table.state(|state| state.round() == round && !state.is_last_round());
    let times = table.state(|state| state.seats().map(|seat| (seat, state.bonus_times(seat))).collect::<Vec<_>>());
    let last = round == ROUNDS;
    view! {
        <p class="signs">{feat(tile)}</p>
        {line(names::scoring_feat(tile))}
        {(!last).then(|| view! { <p class="signs">{bonus(tile)}</p> {line(names::scoring_bonus(tile))} })}
        {last.then(|| text("terra-mystica-board-help-last-round"))}
        {is_now.then(|| view! {
            <h3>{say("terra-mystica-board-bonus-now")}</h3>
            {by_seat(table, times.into_iter().map(|(seat, times)| (seat, format!("{times} ×"))))}
        })}
    }
    .into_any()
}

fn about_favor(table: TableCtx<TerraMystica>, favor: Favor) -> AnyView {
    let left = table.state(|state| state.favor_supply()[usize::from(favor.0)]);
    view! {
        <div class="explain-head"><span class="tile fav big">{favor_face(favor)}</span><p><b>{names::favor(favor).say()}</b></p></div>
        {line(names::favor_effect(favor))}
        {line(Phrase::new("terra-mystica-board-n-left").with("count", left))}
        {text("terra-mystica-board-help-favor")}
    }
    .into_any()
}

fn about_town(table: TableCtx<TerraMystica>, tile: TownTile) -> AnyView {
    let (left, travel) =
        table.state(|state| (state.town_supply()[usize::from(tile.0)], state.player(table.me()).travel()));
    let name = names::town_for(tile, travel).say();
    view! {
        <div class="explain-head"><span class="tile twn big">{town_face(tile)}</span><p><b>{name}</b></p></div>
        {line(Phrase::new("terra-mystica-board-n-left").with("count", left))}
        {text("terra-mystica-board-help-town")}
    }
    .into_any()
}

/// What is shown large of a tile or card while the mouse rests on it.
pub fn large(table: TableCtx<TerraMystica>, topic: Topic) -> AnyView {
    view! { <div class="tm-explain">{about(table, topic)}</div> }.into_any()
}
