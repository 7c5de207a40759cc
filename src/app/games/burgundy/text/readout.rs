//! The position in words, for screen readers: what lies on the table, and what the viewer may know of each seat.

use super::names::LETTERS;
use super::words;
use crate::app::i18n::words::Phrase;
use crate::app::narration::{Paragraph, and};
use crate::app::store::save::SeatPlan;
use crate::engine::{Match, Seat};
use crate::games::burgundy::facts::{PASSAGE_BONUSES, PASSAGES, all_seven_points};
use crate::games::burgundy::scoring::animal_points;
use crate::games::burgundy::state::{Egon, Owner, Player};
use crate::games::burgundy::{Animal, Burgundy, Card, Die, Goods, Kind, Stack};

/// The whole position. Hands and stacks of dice are counted, and only the viewer's own are named.
pub fn read_out(game: &Match<Burgundy>, viewer: Option<Seat>, seats: &[SeatPlan]) -> Vec<Paragraph> {
    let state = game.state();
    let mut sections = vec![standing(game, seats), display(state), stacks(state), bonuses(state, seats)];
    let first = viewer.unwrap_or(Seat(0));
    for seat in first.around(seats.len() as u8) {
        sections.push(player(state, seat, &seats[seat.index()], viewer == Some(seat)));
    }
    sections.extend(state.egon().map(|egon| rival(state, egon)));
    sections
}

fn standing(game: &Match<Burgundy>, seats: &[SeatPlan]) -> Paragraph {
    let state = game.state();
    let name = |seat: Seat| seats[seat.index()].name.clone();
    let turn = match game.question() {
        Some(question) => Phrase::new("burgundy-read-turn").with("name", name(question.seat)),
        None => Phrase::new("game-over"),
    };
    let mut lines = vec![words::place(state), turn];
    if state.egon().is_none() {
        let key = if state.start_card().turned { "burgundy-read-start-turned" } else { "burgundy-read-start" };
        lines.push(Phrase::new(key).with("name", name(state.start_card().holder)));
    }
    let dice = state.dice().iter().map(|card| Phrase::new("burgundy-read-die").with("die", card.die().number()));
    lines.extend(and(dice).map(|dice| Phrase::new("burgundy-read-played").with("dice", dice)));
    Paragraph { heading: Phrase::new("burgundy-read-now"), lines }
}

fn display(state: &Burgundy) -> Paragraph {
    let row = |die: Die| {
        let cards = and(state.display()[die.index()].iter().map(|card| with_die(*card)));
        let cards = cards.unwrap_or_else(|| Phrase::new("burgundy-read-none"));
        Phrase::new("burgundy-read-row").with("row", die.number()).with("cards", cards)
    };
    Paragraph { heading: Phrase::new("burgundy-display"), lines: Die::ALL.map(row).to_vec() }
}

fn stacks(state: &Burgundy) -> Paragraph {
    let mut lines = Stack::ALL.map(|stack| words::stack_label(state, stack)).to_vec();
    lines.push(Phrase::new("burgundy-draw-label").with("count", state.draw_pile().len()));
    lines.push(Phrase::new("burgundy-discard-label").with("count", state.discard_pile().len()));
    Paragraph { heading: Phrase::new("burgundy-stacks"), lines }
}

fn bonuses(state: &Burgundy, seats: &[SeatPlan]) -> Paragraph {
    let who = |owner: Owner| match owner {
        Owner::Seat(seat) => Phrase::new("burgundy-read-name").with("name", seats[seat.index()].name.clone()),
        Owner::Egon => Phrase::new("burgundy-egon"),
    };
    let first = |kind: Kind| {
        let what = words::kind(kind);
        match state.first_triples()[kind.index()] {
            Some(owner) => Phrase::new("burgundy-read-first-won").with("kind", what).with("name", who(owner)),
            None => Phrase::new("burgundy-read-first-open").with("kind", what),
        }
    };
    let seven = |(n, points): (usize, &i16)| match state.all_seven().get(n) {
        Some(owner) => Phrase::new("burgundy-read-seven-won").with("points", *points).with("name", who(*owner)),
        None => Phrase::new("burgundy-read-seven-open").with("points", *points),
    };
    let passage = usize::from(state.passage());
    let each = and(PASSAGE_BONUSES[passage].iter().map(|it| words::bonus(*it))).unwrap_or_default();
    let mut lines: Vec<Phrase> = Kind::ALL.map(first).to_vec();
    lines.extend(all_seven_points(seats.len() as u8).iter().enumerate().map(seven));
    lines.push(Phrase::new("burgundy-passage-label").with("letter", LETTERS[passage]).with("bonuses", each));
    Paragraph { heading: Phrase::new("burgundy-read-bonuses"), lines }
}

fn player(state: &Burgundy, seat: Seat, plan: &SeatPlan, own: bool) -> Paragraph {
    let player = state.player(seat);
    let mut lines = vec![
        Phrase::new("burgundy-n-points").with("count", i32::from(player.score())),
        Phrase::new("burgundy-workers").with("count", player.workers()),
        Phrase::new("burgundy-silver").with("count", player.silver()),
    ];
    lines.extend(goods(player));
    lines.push(animals(player));
    lines.push(match and(player.projects().iter().map(|card| with_die(*card))) {
        Some(cards) => Phrase::new("burgundy-read-projects").with("cards", cards),
        None => Phrase::new("burgundy-no-projects"),
    });
    let dice = and(player.hand().iter().map(|card| Phrase::new("burgundy-read-die").with("die", card.die().number())));
    lines.push(match dice.filter(|_| own) {
        Some(dice) => Phrase::new("burgundy-read-hand").with("dice", dice),
        None => Phrase::new("burgundy-dice-in-hand").with("count", player.hand().len()),
    });
    if own {
        let bought = and(state.purchase().iter().map(|card| with_die(*card)));
        let mine = state.current() == Some(seat);
        lines.extend(bought.filter(|_| mine).map(|cards| Phrase::new("burgundy-read-bought").with("cards", cards)));
    }
    lines.push(Phrase::new("burgundy-left-label").with("count", player.stack().len()));
    lines.push(Phrase::new("burgundy-kinds").with("count", player.kinds()));
    if player.estate().is_empty() {
        lines.push(Phrase::new("burgundy-nothing-placed"));
    }
    lines.extend(player.estate().iter().map(words::fan_label));
    Paragraph { heading: Phrase::new("burgundy-read-name").with("name", plan.name.clone()), lines }
}

fn with_die(card: Card) -> Phrase {
    Phrase::new("burgundy-read-card").with("card", words::name(card.face())).with("die", card.die().number())
}

fn goods(player: &Player) -> Option<Phrase> {
    let have = Goods::ALL.into_iter().filter(|sort| player.goods()[sort.index()] > 0);
    and(have.map(|sort| {
        Phrase::new("burgundy-goods-have").with("count", player.goods()[sort.index()]).with("sort", words::goods(sort))
    }))
}

fn animals(player: &Player) -> Phrase {
    let have = Animal::ALL.into_iter().filter(|animal| player.animals()[animal.index()] > 0);
    let each = and(have.map(|animal| {
        let name = Phrase::new(words::ANIMAL_KEYS[animal.index()]);
        Phrase::new("burgundy-times").with("count", player.animals()[animal.index()]).with("what", name)
    }));
    match each {
        Some(each) => {
            Phrase::new("burgundy-animals-label").with("animals", each).with("points", animal_points(player.animals()))
        }
        None => Phrase::new("burgundy-animals-none"),
    }
}

fn rival(state: &Burgundy, egon: &Egon) -> Paragraph {
    let mut lines = vec![Phrase::new("burgundy-n-points").with("count", i32::from(egon.score()))];
    for kind in Kind::ALL {
        lines.extend(
            egon.pile(kind).chunks(3).map(|cards| {
                Phrase::new("burgundy-egon-fan").with("kind", words::kind(kind)).with("count", cards.len())
            }),
        );
    }
    let next = (usize::from(state.passage()) + 1..PASSAGES).map(|n| (n, egon.stack_height(n)));
    let words = |(n, count)| Phrase::new("burgundy-egon-stack").with("letter", LETTERS[n]).with("count", count);
    lines.extend(next.filter(|(_, count)| *count > 0).map(words));
    Paragraph { heading: Phrase::new("burgundy-egon"), lines }
}
