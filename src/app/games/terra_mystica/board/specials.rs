//! A player's own actions, as octagons: the faction's, the bonus card's, the favor tile's. A tap does them, or explains.

use super::ctx::BoardCtx;
use super::topic::{Explained, Topic};
use crate::app::games::terra_mystica::text::{names, things};
use crate::app::i18n::words::{Phrase, say};
use crate::games::terra_mystica::facts::tiles::CardEffect;
use crate::games::terra_mystica::state::Player;
use crate::games::terra_mystica::{Choice, Favor, Special};
use leptos::prelude::*;

/// The actions that a player can have at once, one of each kind.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Faction,
    Card,
    Favor,
}

impl Kind {
    /// The action of this kind that a player has, and whether it needs a stronghold that is not there yet.
    fn of(self, player: &Player) -> Option<(Special, bool)> {
        let needs = !player.has_stronghold();
        match self {
            Kind::Faction => {
                let own = Special::ALL.into_iter().find(|special| special.faction().is_some_and(|it| player.is(it)))?;
                Some((own, needs && own != Special::Engineers))
            }
            Kind::Card => match player.card()?.print().effect {
                CardEffect::Spade => Some((Special::CardSpade, false)),
                CardEffect::CultStep => Some((Special::CardStep, false)),
                _ => None,
            },
            Kind::Favor => player.has_favor(Favor::CULT_STEP).then_some((Special::FavorStep, false)),
        }
    }
}

/// The octagons.
#[component]
pub fn Specials(
    /// The board.
    ctx: BoardCtx,
) -> impl IntoView {
    let kinds = [Kind::Faction, Kind::Card, Kind::Favor];
    let none = ctx.of(move |player| kinds.iter().all(|kind| kind.of(player).is_none()));
    view! {
        <div class="trk specials" hidden=none>
            <b>{say("terra-mystica-board-specials")}</b>
            <span class="octs">{kinds.map(|kind| octagon(ctx, kind))}</span>
        </div>
    }
}

fn octagon(ctx: BoardCtx, kind: Kind) -> impl IntoView {
    let explained = Explained::expect();
    let BoardCtx { table, mine, .. } = ctx;
    let special = ctx.of(move |player| kind.of(player).map(|(special, _)| special));
    let waits = ctx.of(move |player| kind.of(player).is_some_and(|(_, needs)| needs));
    let used = ctx.of(move |player| kind.of(player).is_some_and(|(special, _)| player.has_used(special)));
    let choice =
        Memo::new(move |_| special.get().map(Choice::Special).filter(|choice| mine.get() && table.offers(*choice)));
    let picked = Memo::new(move |_| choice.get().is_some() && table.picked() == choice.get());
    let tap = move |_| match (choice.get_untracked(), special.get_untracked()) {
        (Some(choice), _) => table.pick(choice),
        (None, Some(special)) if mine.get_untracked() => {
            explained.without(Topic::Special(special), Choice::Special(special))
        }
        (None, Some(special)) => explained.show(Topic::Special(special)),
        (None, None) => {}
    };
    let label = move || {
        let name = names::special(special.get()?);
        let key = match () {
            () if used.get() => "terra-mystica-board-special-used",
            () if waits.get() => "terra-mystica-board-special-waits",
            () => "terra-mystica-board-special",
        };
        Some(Phrase::new(key).with("name", name).say())
    };
    let note = move || match () {
        () if used.get() => Some(say("terra-mystica-board-used")),
        () if waits.get() => Some(say("terra-mystica-board-later")),
        () => None,
    };
    let sign = move || special.get().map(|special| format!("#terra-mystica.{}", names::special_icon(special)));
    view! {
        <button
            type="button"
            class="pa"
            data-at=move || special.get().filter(|_| mine.get()).map(things::special)
            class:used=move || used.get() || waits.get()
            class:can=move || choice.get().is_some()
            class:chosen=picked
            hidden=move || special.get().is_none()
            aria-label=label
            title=label
            aria-pressed=move || choice.get().map(|_| picked.get().to_string())
            on:click=tap
        >
            <span class="oct"><svg class="i" aria-hidden="true"><use href=sign></use></svg></span>
            <small>{note}</small>
        </button>
    }
}
