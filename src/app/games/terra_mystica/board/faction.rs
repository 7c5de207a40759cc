//! A faction's board: who it is, its wheel, its buildings with the income under them, power, tracks, tiles, and what comes in next.
//! Nothing of it is built anew when another seat's is shown.

use super::buildings::BuildingRows;
use super::ctx::BoardCtx;
use super::exchange::ExchangeOpen;
use super::icons::{favor_face, icon, power, town_face};
use super::preview::Preview;
use super::specials::Specials;
use super::stock::{Have, bowl_numbers, stock};
use super::topic::{Explained, Topic};
use super::tracks::Tracks;
use super::wheel::Wheel;
use crate::app::games::terra_mystica::text::{names, outlook, things};
use crate::app::i18n::words::{Phrase, say};
use crate::app::table::TableCtx;
use crate::app::ui::settled_slots;
use crate::engine::Seat;
use crate::games::TerraMystica;
use crate::games::terra_mystica::facts::TOKENS;
use crate::games::terra_mystica::facts::tiles::{FAVORS, TOWN_TILES};
use crate::games::terra_mystica::state::Player;
use crate::games::terra_mystica::{Favor, Gain, TownTile, Travel};
use leptos::prelude::*;

/// A seat's faction board: incomes, buildings left, bowls, tracks.
#[component]
pub fn FactionBoard(
    /// The match.
    table: TableCtx<TerraMystica>,
    /// Whose.
    #[prop(into)]
    seat: Signal<Seat>,
) -> impl IntoView {
    let explained = Explained::expect();
    let faction = Memo::new(move |_| table.state(|state| state.player(seat.get()).faction()));
    let mark = Memo::new(move |_| table.seat(seat.get()).mark);
    let mine = Memo::new(move |_| seat.get() == table.me());
    let ctx = BoardCtx { table, seat, faction, mark, mine };
    let about = move |_| {
        if let Some(faction) = faction.get_untracked() {
            explained.show(Topic::Faction(faction));
        }
    };
    let name = move || faction.get().map(|faction| names::faction(faction).say());
    let home = move || {
        let home = faction.get()?.home();
        Some(Phrase::new("terra-mystica-board-home").with("terrain", names::terrain(home)).say())
    };
    let passed = Memo::new(move |_| table.state(|state| state.passed().contains(&seat.get())));
    let tint = move || faction.get().map_or("", |faction| super::pieces::terrain_class(faction.home()));
    let portrait = move || faction.get().map(|faction| format!("#terra-mystica.{}", names::faction_icon(faction)));
    view! {
        <div class="fac" class:mine=mine>
            <p class="soft" hidden=move || faction.get().is_some()>{say("terra-mystica-board-no-faction")}</p>
            <div class="fac-in" hidden=move || faction.get().is_none()>
                <div class="fac-who">
                    <button type="button" class="fac-head" on:click=about>
                        <span class=move || format!("portrait {}", tint())><svg class="i" aria-hidden="true"><use href=portrait></use></svg></span>
                        <span>
                            <b class="serif">{name}</b>
                            <small>{home}</small>
                            <em class="badge" hidden=move || !passed.get()>{say("terra-mystica-board-passed")}</em>
                        </span>
                    </button>
                    <Stock ctx />
                    <Wheel ctx />
                </div>
                <div class="fac-rows">
                    <BuildingRows ctx />
                    <NextIncome ctx />
                </div>
                <div class="fac-side">
                    <Bowls ctx />
                    <Tracks ctx />
                    <div class="fac-own">
                        <LeftOver ctx />
                        <Specials ctx />
                    </div>
                    <Tiles ctx />
                </div>
            </div>
        </div>
    }
}

/// Workers, coins and priests; one's own open the exchange.
#[component]
fn Stock(ctx: BoardCtx) -> impl IntoView {
    let exchange = ExchangeOpen::expect();
    let BoardCtx { table, seat, mine, .. } = ctx;
    let can = exchange.can(table);
    let label = move || {
        let have = table.state(|state| Have::of(state.player(seat.get()))).words();
        match mine.get() {
            true => Phrase::new("terra-mystica-board-have-exchange").with("have", have).say(),
            false => have.say(),
        }
    };
    view! {
        <button
            type="button"
            class="tm-res fac-stock"
            aria-label=label
            class:live=move || mine.get() && can.get()
            disabled=move || !mine.get()
            title=move || mine.get().then(|| say("terra-mystica-board-exchange"))
            on:click=move |_| exchange.show()
        >
            {stock(table, seat, |_| ())}
        </button>
    }
}

/// What comes in at the beginning of the next round, before and after the picked choice.
#[component]
fn NextIncome(ctx: BoardCtx) -> impl IntoView {
    let preview = Preview::expect();
    let BoardCtx { table, seat, .. } = ctx;
    let amounts = move |state: &TerraMystica| {
        let next = state.next_income(seat.get()).unwrap_or_default();
        let Gain { coins, workers, priests, power } = next.all();
        [u16::from(workers), coins, priests.into(), power.into(), next.spades.into()]
    };
    let now = Memo::new(move |_| table.state(amounts));
    let then = Memo::new(move |_| preview.state(amounts));
    let last = Memo::new(move |_| table.state(|state| state.is_last_round()));
    let number = move |n: usize| {
        let after = move || then.get().map(|then| then[n]).filter(|then| *then != now.get()[n]);
        view! {
            <b class:then=move || after().is_some()>
                {move || match after() {
                    Some(after) => format!("{} → {after}", now.get()[n]),
                    None => now.get()[n].to_string(),
                }}
            </b>
        }
    };
    let label = move || {
        let next = table.state(|state| state.next_income(seat.get())).unwrap_or_default();
        Phrase::new("terra-mystica-board-next-income-is").with("gain", outlook::all(next)).say()
    };
    let spades = move || now.get()[4] > 0 || then.get().is_some_and(|then| then[4] > 0);
    view! {
        <div class="trk income" hidden=last data-at=things::INCOME>
            <b>{say("terra-mystica-board-next-income")}</b>
            <span class="inc-row" role="img" aria-label=label>
                <span>{icon("worker")}{number(0)}</span>
                <span>{icon("coin")}{number(1)}</span>
                <span>{icon("priest")}{number(2)}</span>
                <span>{power()}{number(3)}</span>
                <span hidden=move || !spades()>{icon("spade")}{number(4)}</span>
            </span>
        </div>
    }
}

/// The three bowls with their tokens.
#[component]
fn Bowls(ctx: BoardCtx) -> impl IntoView {
    let bowls = ctx.of(Player::bowls);
    let bowl = move |n: usize| {
        let token = move |at: u8| {
            // Rows from below, the lowest narrower; each in the middle.
            let (row, first, room) = [(0.0, 0, 4), (1.0, 4, 5), (2.0, 9, 5)][usize::from((at + 1) / 5)];
            let x = move || {
                let beside = f64::from(bowls.get()[n].saturating_sub(first).clamp(1, room));
                (37.0 + 11.5 * (f64::from(at - first) - beside / 2.0)).to_string()
            };
            let y = (28.5 - 10.8 * row).to_string();
            view! { <use href="#tm-power" class:off=move || bowls.get()[n] <= at x=x y=y width="11" height="11"></use> }
        };
        view! {
            <div class="pb" class:full={n == 2}>
                <svg viewBox="0 0 74 44" aria-hidden="true">
                    <path d="M1 4.5h5v15a20 22 0 0 0 20 22h22a20 22 0 0 0 20-22v-15h5"></path>
                    {(0..TOKENS).map(token).collect_view()}
                </svg>
                {bowl_numbers(ctx.table, ctx.seat, n)}
            </div>
        }
    };
    let label = move || {
        let [one, two, three] = bowls.get();
        Phrase::new("terra-mystica-board-bowls").with("one", one).with("two", two).with("three", three).say()
    };
    view! { <div class="pbowls" role="img" aria-label=label data-at=things::BOWLS>{[0, 1, 2].map(bowl)}</div> }
}

/// What of a player's supply has not been used: bridges, priests; and keys.
#[component]
fn LeftOver(ctx: BoardCtx) -> impl IntoView {
    let bridges = Memo::new(move |_| {
        ctx.table.state(|state| {
            let built = state.bridges().iter().filter(|bridge| bridge.owner == ctx.seat.get()).count() as u8;
            crate::games::terra_mystica::facts::BRIDGES.saturating_sub(built)
        })
    });
    let priests = ctx.of(Player::priest_supply);
    let keys = ctx.of(Player::keys);
    let one = |name: &'static str, key: &'static str, count: Memo<u8>| {
        let words = move || Phrase::new(key).with("count", count.get()).say();
        view! {
            <span title=words>
                {icon(name)}<b aria-hidden="true">{count}</b><span class="sr">{words}</span>
            </span>
        }
    };
    view! {
        <div class="trk left-over">
            <b>{say("terra-mystica-board-left")}</b>
            <span class="inc-row">
                {one("bridge", "terra-mystica-board-n-bridges", bridges)}
                {one("priest", "terra-mystica-n-priests", priests)}
                {one("town", "terra-mystica-board-n-keys", keys)}
            </span>
        </div>
    }
}

/// The favor tiles that a player has.
pub fn favors_of(player: &Player) -> Vec<Favor> {
    (0..FAVORS as u8).map(Favor).filter(|favor| player.has_favor(*favor)).collect()
}

/// Favor tiles and town tiles that the player has.
#[component]
fn Tiles(ctx: BoardCtx) -> impl IntoView {
    let favors = ctx.of(favors_of);
    let towns = ctx.of(|player| {
        let each = |tile: TownTile| (0..player.town_tiles(tile)).map(move |_| tile);
        (0..TOWN_TILES as u8).map(TownTile).flat_map(each).collect::<Vec<_>>()
    });
    let favor = move |favor| {
        let thing = move |favor| ctx.mine.get().then(|| things::favor(favor));
        own_tile(favor, ("fav", Topic::Favor), thing, names::favor_label, favor_face)
    };
    let town = move |tile| {
        let travel = move || ctx.faction.get().map_or(Travel::Shipping, |faction| faction.travel(0));
        own_tile(tile, ("twn", Topic::Town), |_| None, move |tile| names::town_for(tile, travel()), town_face)
    };
    view! {
        <div class="own-tiles" hidden=move || favors.with(Vec::is_empty) && towns.with(Vec::is_empty)>
            {settled_slots(favors, 0, favor)}
            {settled_slots(towns, 0, town)}
        </div>
    }
}

/// A tile of the player: explained when it is tapped; nothing while there is none.
fn own_tile<T: Copy + PartialEq + Send + Sync + 'static, V: IntoView + 'static>(
    tile: Memo<Option<T>>,
    (class, topic): (&'static str, fn(T) -> Topic),
    thing: impl Fn(T) -> Option<String> + Send + 'static,
    label: impl Fn(T) -> Phrase + Copy + Send + Sync + 'static,
    face: fn(T) -> V,
) -> impl IntoView {
    let explained = Explained::expect();
    let label = move || tile.get().map(|tile| label(tile).say());
    view! {
        <button
            type="button"
            class=format!("tile {class}")
            data-thing=move || tile.get().and_then(&thing)
            hidden=move || tile.get().is_none()
            aria-label=label
            title=label
            on:click=move |_| {
                if let Some(tile) = tile.get_untracked() {
                    explained.show(topic(tile));
                }
            }
        >
            {move || tile.get().map(face)}
        </button>
    }
}
