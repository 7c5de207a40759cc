//! The position in words, for screen readers: what lies on the table, and what the viewer may know of each seat.

use super::names::{back, card_name, colour_name, decree_name, full_name, icon_name, special_name};
use super::words;
use crate::app::i18n::words::Phrase;
use crate::app::narration::{Paragraph, and};
use crate::app::store::save::SeatPlan;
use crate::engine::{Match, Seat};
use crate::games::innovation::cards::effects;
use crate::games::innovation::facts::LAST_AGE;
use crate::games::innovation::{Back, Card, Colour, Decree, ECHO, INSPIRE, Icon, Innovation, KARMA, Set, Zone};

/// The whole position. Cards are named as far as the viewer knows them; of others the age is said.
pub fn read_out(game: &Match<Innovation>, viewer: Option<Seat>, seats: &[SeatPlan]) -> Vec<Paragraph> {
    let state = game.state();
    let mut sections = vec![standing(game, seats), supply(state), achievements(state, seats)];
    let first = viewer.unwrap_or(Seat(0));
    let everybody = first.around(state.seats().len() as u8);
    sections.extend(everybody.map(|seat| player(state, viewer, seat, &seats[seat.index()])));
    sections
}

fn standing(game: &Match<Innovation>, seats: &[SeatPlan]) -> Paragraph {
    let state = game.state();
    let name = |seat: Seat| seats[seat.index()].name.clone();
    let mut lines = vec![words::place(state)];
    lines.push(match game.question() {
        Some(question) => Phrase::new("innovation-read-asked").with("name", name(question.seat)),
        None => Phrase::new("game-over"),
    });
    if state.turn() > 0 && game.question().is_some() {
        let turn = Phrase::new("innovation-read-turn").with("name", name(state.current()));
        lines.push(turn.with("left", state.actions_left()));
    }
    lines.extend(state.running().iter().map(|running| {
        let phrase = match running.effect() {
            ECHO => Phrase::new("innovation-read-running-echo"),
            KARMA => Phrase::new("innovation-read-running-karma"),
            INSPIRE => Phrase::new("innovation-read-running-inspire"),
            effect => Phrase::new("innovation-read-running")
                .with("effect", effect + 1)
                .with("effects", effects(running.card()).len()),
        };
        let phrase = phrase.with("card", card_name(running.card())).with("by", name(running.by()));
        phrase.with("acting", name(running.acting()))
    }));
    lines.push(Phrase::new("innovation-read-to-win").with("count", state.to_win()));
    Paragraph { heading: Phrase::new("innovation-read-now"), lines }
}

fn supply(state: &Innovation) -> Paragraph {
    let pile = |age: u8| {
        let count = state.pile(age).len();
        Phrase::new("innovation-supply-pile-label").with("age", age).with("n", count)
    };
    let mut lines: Vec<Phrase> = (1..=LAST_AGE).map(pile).collect();
    let of = |set: Set| (1..=LAST_AGE).map(move |value| Back { set, value });
    lines.extend(state.sets().iter().skip(1).flat_map(of).filter_map(|back| {
        let key = match back.set {
            Set::Base => return None,
            Set::Cities => "innovation-read-pile-cities",
            Set::Echoes => "innovation-read-pile-echoes",
            Set::Figures => "innovation-read-pile-figures",
            Set::Artifacts => "innovation-read-pile-artifacts",
        };
        Some(Phrase::new(key).with("age", back.value).with("n", state.pile_of(back).len()))
    }));
    let relics = and(state.relics().iter().map(|card| card_name(*card)));
    lines.extend(relics.map(|cards| Phrase::new("innovation-read-relics").with("cards", cards)));
    let removed = state.removed().iter().map(|card| card_name(*card));
    lines.extend(and(removed).map(|cards| Phrase::new("innovation-read-removed").with("cards", cards)));
    Paragraph { heading: Phrase::new("innovation-supply-short"), lines }
}

fn achievements(state: &Innovation, seats: &[SeatPlan]) -> Paragraph {
    let ages = state.available().iter().map(|card| Phrase::new("innovation-value").with("age", card.printed_value()));
    let mut lines = vec![match and(ages) {
        Some(ages) => Phrase::new("innovation-read-available").with("ages", ages),
        None => Phrase::new("innovation-read-available-none"),
    }];
    lines.extend(state.specials().map(|special| {
        let what = special_name(special);
        match state.owner(special) {
            Some(owner) => Phrase::new("innovation-read-special-of")
                .with("what", what)
                .with("name", seats[owner.index()].name.clone()),
            None => Phrase::new("innovation-read-special-free").with("what", what),
        }
    }));
    lines.extend(Decree::ALL.into_iter().filter(|_| state.sets().has(Set::Figures)).map(|decree| {
        let what = decree_name(decree);
        match state.decree_owner(decree) {
            Some(owner) => Phrase::new("innovation-read-decree-of")
                .with("what", what)
                .with("name", seats[owner.index()].name.clone()),
            None => Phrase::new("innovation-read-decree-free").with("what", what),
        }
    }));
    Paragraph { heading: Phrase::new("innovation-read-achievements"), lines }
}

fn player(state: &Innovation, viewer: Option<Seat>, seat: Seat, plan: &SeatPlan) -> Paragraph {
    let player = state.player(seat);
    let mut lines = vec![
        Phrase::new("innovation-read-points").with("points", player.points()),
        Phrase::new("innovation-read-achieved").with("count", state.achievements(seat)).with("of", state.to_win()),
    ];
    if state.in_teams() {
        lines.push(Phrase::new("innovation-read-team").with("count", state.side_achievements(seat)));
    }
    if player.bonus_count() > 0 {
        let bonuses = Phrase::new("innovation-read-bonuses").with("n", player.bonus_count());
        lines.push(bonuses.with("points", player.bonus_points()));
    }
    let passing = state.flags(seat) + state.fountains(seat);
    if passing > 0 {
        lines.push(Phrase::new("innovation-read-passing").with("n", passing));
    }
    let by_karma = state.achievements_by_karma(seat);
    if by_karma > 0 {
        lines.push(Phrase::new("innovation-read-by-karma").with("n", by_karma));
    }
    // Relics lie there face up.
    let ages = player.achievements().iter().map(|card| match card.is_relic() {
        true => card_name(*card),
        false => Phrase::new("innovation-achievement").with("age", card.printed_value()),
    });
    let special = state.specials_of(seat).map(special_name);
    lines.extend(and(ages.chain(special).chain(state.decrees_of(seat).map(decree_name))));
    if state.has_lost(seat) {
        lines.push(Phrase::new("innovation-read-lost"));
    }
    lines.extend(player.display().map(|card| Phrase::new("innovation-read-display").with("card", aged(card))));
    let icons = Icon::ALL
        .map(|icon| Phrase::new("innovation-icons").with("icon", icon_name(icon)).with("n", player.icons(icon)));
    lines.extend(and(icons));
    if player.tops().next().is_none() {
        lines.push(Phrase::new("innovation-board-empty"));
    }
    lines.extend(Colour::ALL.into_iter().filter_map(|colour| pile(state, seat, colour)));
    lines.push(held(state, viewer, Zone::Hand(seat)));
    lines.push(held(state, viewer, Zone::Score(seat)));
    if state.sets().foreshadows() {
        lines.push(held(state, viewer, Zone::Forecast(seat)));
    }
    Paragraph { heading: Phrase::new("innovation-read-name").with("name", plan.name.clone()), lines }
}

/// A pile from its top card down, which everybody may look through.
fn pile(state: &Innovation, seat: Seat, colour: Colour) -> Option<Phrase> {
    let stack = state.player(seat).stack(colour);
    let top = stack.top()?;
    let covered = and(stack.cards().iter().rev().skip(1).map(|card| aged(*card)));
    let phrase = Phrase::new(if covered.is_some() { "innovation-read-pile" } else { "innovation-read-single" })
        .with("colour", colour_name(colour))
        .with("card", aged(top));
    Some(match covered {
        Some(covered) => phrase
            .with("covered", covered)
            .with("splay", Phrase::new(format!("innovation-splay-{}", stack.splay().word()))),
        None => phrase,
    })
}

fn aged(card: Card) -> Phrase {
    Phrase::new("innovation-read-card").with("card", card_name(card)).with("age", card.printed_value())
}

/// A hand or score pile: known cards by name, others by age.
fn held(state: &Innovation, viewer: Option<Seat>, zone: Zone) -> Phrase {
    let mut cards = state.cards_in(zone);
    cards.sort_by_key(|card| card.printed_value());
    let one = |card: Card| if state.knows(viewer, card) { full_name(card) } else { back(card.back()) };
    let count = cards.len();
    let key = match (zone, count) {
        (Zone::Hand(_), 0) => "innovation-read-hand-none",
        (Zone::Hand(_), _) => "innovation-read-hand",
        (Zone::Forecast(_), 0) => "innovation-read-forecast-none",
        (Zone::Forecast(_), _) => "innovation-read-forecast",
        (_, 0) => "innovation-read-score-none",
        _ => "innovation-read-score",
    };
    match and(cards.into_iter().map(one)) {
        Some(cards) => Phrase::new(key).with("count", count).with("cards", cards),
        None => Phrase::new(key),
    }
}
