//! The rows of buildings on a faction's board: places that gave up their building show the income under it, the others wait.

use super::ctx::BoardCtx;
use super::icons::icon;
use super::pieces::{building_path, shape_drop, terrain_class};
use super::topic::{Explained, Topic};
use crate::app::games::terra_mystica::text::names;
use crate::app::i18n::words::Phrase;
use crate::games::terra_mystica::facts::factions::Board;
use crate::games::terra_mystica::{Building, Gain};
use leptos::prelude::*;

/// The five rows.
#[component]
pub fn BuildingRows(
    /// The board.
    ctx: BoardCtx,
) -> impl IntoView {
    Building::ALL.map(|building| view! { <Row ctx building /> })
}

#[component]
fn Row(ctx: BoardCtx, building: Building) -> impl IntoView {
    let explained = Explained::expect();
    let faction = ctx.faction;
    let built = ctx.of(move |player| player.built(building));
    let cost = move |look: fn(&Board, Building) -> String| {
        move || faction.get().map(|faction| look(faction.board(), building))
    };
    let workers = cost(|board, building| board.buildings[building as usize].workers.to_string());
    let coins = cost(|board, building| {
        let coins = board.buildings[building as usize].coins;
        match building {
            Building::TradingHouse => {
                Phrase::new("terra-mystica-board-or").with("one", board.near_coins).with("other", coins).say()
            }
            _ => coins.to_string(),
        }
    });
    let supply = building.supply() as u8;
    let label = move || {
        Phrase::new("terra-mystica-board-row")
            .with("building", names::building(building))
            .with("built", built.get())
            .with("supply", supply)
            .say()
    };
    // The two great ones stand alone: beside them there is room for what they bring.
    let brings = move || {
        let faction = faction.get()?;
        match building {
            Building::Stronghold => Some(names::stronghold(faction).say()),
            _ => None,
        }
    };
    let about = move |_| {
        if let Some(faction) = faction.get_untracked() {
            explained.show(Topic::Building(faction, building));
        }
    };
    view! {
        <button type="button" class="trk" aria-label=label on:click=about>
            <span class="trk-name">
                <b>{names::building(building).say()}</b>
                <small>{workers}{icon("worker")}{coins}{icon("coin")}</small>
            </span>
            <span class="sl">
                {(0..supply).map(|place| slot(ctx, building, place, built)).collect_view()}
                <small class="txt" hidden=move || brings().is_none()>{brings}</small>
            </span>
        </button>
    }
}

/// What the n-th place of a row gives when its building is on the map.
pub fn income(board: &Board, building: Building, place: u8) -> Gain {
    let n = usize::from(place);
    match building {
        Building::Dwelling => Gain::workers(board.dwelling_workers[n + 1] - board.dwelling_workers[n]),
        Building::TradingHouse => Gain {
            coins: u16::from(board.house_coins[n + 1] - board.house_coins[n]),
            power: board.house_power[n + 1] - board.house_power[n],
            ..Gain::NONE
        },
        Building::Temple => Gain {
            priests: board.temple_priests[n + 1] - board.temple_priests[n],
            power: board.temple_power[n + 1] - board.temple_power[n],
            ..Gain::NONE
        },
        Building::Stronghold => board.stronghold,
        Building::Sanctuary => Gain::priests(board.sanctuary_priests),
    }
}

/// The parts of an income, two at most in one place: how many, and their sign.
fn parts(gain: Gain) -> [Option<(u16, &'static str)>; 2] {
    let all = [
        (gain.coins, "#terra-mystica.coin"),
        (gain.workers.into(), "#terra-mystica.worker"),
        (gain.priests.into(), "#terra-mystica.priest"),
        (gain.power.into(), "#tm-power"),
    ];
    let mut some = all.into_iter().filter(|(count, _)| *count > 0);
    [some.next(), some.next()]
}

fn slot(ctx: BoardCtx, building: Building, place: u8, built: Memo<u8>) -> impl IntoView {
    let gives = Memo::new(move |_| {
        ctx.faction.get().map(|faction| parts(income(faction.board(), building, place))).unwrap_or_default()
    });
    let part = move |n: usize| {
        let what = Memo::new(move |_| gives.get()[n]);
        view! {
            <small hidden=move || what.get().is_none()>
                {move || what.get().map(|(count, _)| count)}
                <svg class="i"><use href=move || what.get().map(|(_, sign)| sign)></use></svg>
            </small>
        }
    };
    let waits = Memo::new(move |_| built.get() <= place);
    let wide = matches!(building, Building::TradingHouse);
    let path = building_path(building);
    let home = move || ctx.faction.get().map_or("", |faction| terrain_class(faction.home()));
    let worn = move || format!("tm-building {}", home());
    view! {
        <span class="place" class:two=wide class:waits=waits aria-hidden="true">
            {part(0)}{part(1)}
            <svg class=worn viewBox="-25 -25 50 50">
                <path class="rim-dark" d=path></path>
                <path class="rim-bone" d=path></path>
                <path class="body" d=path></path>
                <use
                    class="shape"
                    href=move || format!("#shell.s{}", ctx.mark.get() % 5 + 1)
                    x="-5.2"
                    y=(shape_drop(building) - 5.2).to_string()
                    width="10.4"
                    height="10.4"
                ></use>
            </svg>
        </span>
    }
}
