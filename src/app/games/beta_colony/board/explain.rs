//! A tap explains: places, modules, spaces, tracks, cycle cards, achievements, goods, with why it cannot be done now and the way into
//! the rulebook.

use super::parts::{chip, chips, icon, mark_of, module_face, price, tile, worth};
use crate::app::games::beta_colony::text::lookup::{self, Stop};
use crate::app::games::beta_colony::text::{names, places, sections, spaces};
use crate::app::i18n::words::{Phrase, say};
use crate::app::narration::Section;
use crate::app::table::{TableCtx, explain};
use crate::app::ui::{Seal, SeatMark};
use crate::engine::Seat;
use crate::games::BetaColony;
use crate::games::beta_colony::facts::{PICTURED, TRACK};
use crate::games::beta_colony::{Achievement, Colony, Colour, CycleCard, Die, Location, Material, Module, Space, Tile};
use leptos::prelude::*;

/// What is explained.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Topic {
    /// A place of the orbit.
    Place(Location),
    /// A module on offer.
    Module(Module),
    /// A space of a colony.
    Space(Space),
    /// A colony: crews, majorities, everybody on the track.
    Colony(Colony),
    /// A space of a colony's track.
    Stop(Colony, u8),
    /// A cycle's card, by its number from 0.
    Cycle(u8),
    /// An achievement.
    Achievement(Achievement),
    /// The modules that are still to come.
    Left,
    /// Materials, fuel and artifacts, and one's abilities.
    Goods,
    /// One's die.
    Die(Die),
}

impl Topic {
    /// What the mouse rests on, by its `data-thing`.
    pub fn of_thing(thing: &str) -> Option<Topic> {
        let (kind, number) = thing.split_once('-')?;
        let number: u8 = number.parse().ok()?;
        match kind {
            "module" => Module::all().nth(number.into()).map(Topic::Module),
            "place" => Location::ALL.get(usize::from(number)).copied().map(Topic::Place),
            "achievement" => Achievement::ALL.get(usize::from(number)).copied().map(Topic::Achievement),
            _ => None,
        }
    }
}

/// What lies open in the sheet.
pub type Explained = explain::Explained<Topic>;

impl explain::Topic for Topic {
    type Game = BetaColony;

    const CLASS: &str = "bc-explain";

    fn title(self) -> String {
        match self {
            Topic::Place(at) => names::location(at).say(),
            Topic::Module(which) => names::module(which.colour()).say(),
            Topic::Space(at) => spaces::name(at).say(),
            Topic::Colony(colony) | Topic::Stop(colony, _) => names::colony(colony).say(),
            Topic::Cycle(n) => Phrase::new("beta-colony-cycle").with("number", n + 1).say(),
            Topic::Achievement(which) => names::achievement(which).say(),
            Topic::Left => say("beta-colony-left"),
            Topic::Goods => say("beta-colony-goods"),
            Topic::Die(die) => names::die_name(die).say(),
        }
    }

    fn about(self, table: TableCtx<BetaColony>) -> AnyView {
        match self {
            Topic::Place(at) => {
                let shared = places::shared(at).map(line);
                let yields = table.state(|state| places::yields(state, at));
                view! {
                    {line(table.state(|state| places::place(state, at)))}
                    <ul class="bc-lines">{yields.into_iter().map(|words| view! { <li>{words.say()}</li> }).collect_view()}</ul>
                    {shared}
                }
                .into_any()
            }
            Topic::Module(which) => {
                view! { <p class="bc-mod shown">{module_face(which)}</p> {line(names::module_label(which))} }.into_any()
            }
            Topic::Space(at) => about_space(table, at),
            Topic::Colony(colony) => about_colony(table, colony),
            Topic::Stop(colony, at) => about_stop(colony, at),
            Topic::Cycle(n) => about_cycle(table, n),
            Topic::Achievement(which) => {
                view! { <p class="bc-line">{worth(which)}{price(which)}</p> {line(names::scores(which))} }.into_any()
            }
            Topic::Left => about_left(table),
            Topic::Goods => about_goods(table),
            Topic::Die(die) => {
                line(names::own_die(die, table.state(|state| lookup::value(state, table.me(), die)))).into_any()
            }
        }
    }

    fn section(self) -> Section {
        match self {
            Topic::Place(at) => sections::of_place(at),
            Topic::Module(_) => Section("build"),
            Topic::Space(_) => Section("colonies"),
            Topic::Colony(_) => Section("majorities"),
            Topic::Stop(..) => Section("tracks"),
            Topic::Cycle(_) => Section("cycles"),
            Topic::Achievement(which) => sections::of_achievement(which),
            Topic::Left => Section("modules"),
            Topic::Goods => Section("yours"),
            Topic::Die(_) => Section("action"),
        }
    }
}

/// What is shown large of a module, an achievement or a place while the mouse rests on it.
pub fn large(table: TableCtx<BetaColony>, topic: Topic) -> AnyView {
    let (title, about) = (explain::Topic::title(topic), explain::Topic::about(topic, table));
    view! { <div class="bc-explain"><h2>{title}</h2>{about}</div> }.into_any()
}

/// A text of the catalogue as a paragraph.
fn line(words: Phrase) -> AnyView {
    view! { <p>{words.say()}</p> }.into_any()
}

fn about_space(table: TableCtx<BetaColony>, at: Space) -> AnyView {
    let built = table.state(|state| state.tile(at));
    let words = line(table.state(|state| spaces::described(state, at)));
    match built {
        Some(Tile::Module(module)) => view! { <p class="bc-mod shown">{module_face(module)}</p> {words} }.into_any(),
        Some(Tile::Achievement(which)) => view! { {words} {line(names::scores(which))} }.into_any(),
        None => view! { {words} <p class="bc-line">{chip(at.material())}{spaces::price(table.prompt()).say()}</p> }
            .into_any(),
    }
}

/// Everybody's crew, majority and place on the track, and all that the track gives.
fn about_colony(table: TableCtx<BetaColony>, colony: Colony) -> AnyView {
    let row = |seat: Seat| {
        let words = table.state(|state| {
            Phrase::new("beta-colony-read-track")
                .with("colony", table.seat(seat).name)
                .with("at", state.player(seat).track(colony))
                .with("crew", state.crew_in(colony, seat))
                .with("points", state.majority_points(colony, seat))
        });
        view! { <li><SeatMark index=mark_of(table, seat) /><span>{words.say()}</span></li> }
    };
    let stop = |at: u8| Some(view! { <li><b>{at}</b><span>{names::stop(lookup::stop(colony, at)?).say()}</span></li> });
    view! {
        <ul class="bc-lines">{Seat::all(table.players()).map(row).collect_view()}</ul>
        <p>{say("beta-colony-about-crews")}</p>
        <p>{say("beta-colony-about-track")}</p>
        <ul class="bc-lines cols">{(1..=TRACK as u8).filter_map(stop).collect_view()}</ul>
    }
    .into_any()
}

fn about_stop(colony: Colony, at: u8) -> AnyView {
    let what = lookup::stop(colony, at);
    let seal = match what {
        Some(Stop::Points(points)) => Some(view! { <Seal text=points.to_string() /> }),
        _ => None,
    };
    let words =
        what.map(|what| Phrase::new("beta-colony-stop-label").with("number", at).with("what", names::stop(what)).say());
    view! { <p class="bc-line">{seal}{words}</p> <p>{say("beta-colony-about-track")}</p> }.into_any()
}

fn about_cycle(table: TableCtx<BetaColony>, n: u8) -> AnyView {
    let card = table.state(|state| state.cards()[usize::from(n)]);
    let met = Seat::all(table.players()).filter(|seat| table.state(|state| state.meets(*seat, card)));
    let met: Vec<_> = met
        .map(|seat| view! { <li><SeatMark index=mark_of(table, seat) /><span>{table.seat(seat).name}</span></li> })
        .collect();
    let pictured =
        Material::ALL.into_iter().flat_map(|one| std::iter::repeat_n(one, usize::from(PICTURED[one.index()])));
    let pictured: Vec<Material> = pictured.collect();
    let shown = (card == CycleCard::SevenMaterials).then(|| view! { <p class="bc-line">{chips(&pictured)}</p> });
    let none = met.is_empty();
    view! {
        <p class="bc-line"><Seal text=card.points().to_string() /><b>{Phrase::new("beta-colony-goal-points").with("points", card.points()).say()}</b></p>
        {line(names::goal(card))}
        {shown}
        <p><b>{say("beta-colony-boon")}</b></p>
        {line(names::boon(card))}
        <p hidden=none><b>{say("beta-colony-met-by")}</b></p>
        <ul class="bc-lines">{met}</ul>
    }
    .into_any()
}

/// The modules that are still to come, by colour.
fn about_left(table: TableCtx<BetaColony>) -> AnyView {
    let left = table.state(|state| state.remaining_modules());
    let colour = |colour: Colour| {
        let of: Vec<Module> = left.iter().copied().filter(|module| module.colour() == colour).collect();
        let one = |module: &Module| view! { <li class="bc-mod" aria-label=names::module_label(*module).say()>{module_face(*module)}</li> };
        let count = of.len();
        view! {
            <p class="bc-line">{tile(colour)}<b>{names::kind(colour).say()}</b>{count}</p>
            <ul class="bc-left-list">{of.iter().map(one).collect_view()}</ul>
        }
    };
    view! { <p>{say("beta-colony-about-left")}</p> {Colour::ALL.map(colour)} }.into_any()
}

fn about_goods(table: TableCtx<BetaColony>) -> AnyView {
    let board = table.state(|state| state.player(table.me()).board());
    let able = board.map(|board| {
        view! {
            <p><b>{say("beta-colony-your-board")}</b></p>
            <ul class="bc-lines">{names::abilities(board).map(|ability| view! { <li>{icon("board")}<span>{ability.say()}</span></li> })}</ul>
        }
    });
    view! { <p>{say("beta-colony-about-goods")}</p> {able} }.into_any()
}
