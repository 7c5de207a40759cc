//! What Innovation's board shows.

use super::{Facts, Hiding, asked_by_board, missing, told, watch};
use crate::app::games::innovation::text::facts as counted;
use crate::app::games::innovation::text::participation::Participation;
use crate::app::games::innovation::text::preview::{Trials, does_nothing};
use crate::app::games::innovation::text::{guidance, middle, reach, shown, words};
use crate::engine::invariants::Invariants;
use crate::engine::{Game, Match, Seat};
use crate::games::innovation::facts::LAST_AGE;
use crate::games::innovation::{Back, Card, Choice, Colour, Decree, Event, Innovation, Prompt, Set};

impl Hiding for Innovation {
    fn known_now(state: &Innovation, viewer: Option<Seat>) -> impl Fn(&Event) -> Event {
        let mut groups = state.unknown_to(viewer);
        groups.iter_mut().for_each(|group| group.sort_unstable());
        move |event| match *event {
            Event::Moved { card, from, to, how, by } => Event::Moved { card: alike(&groups, card), from, to, how, by },
            Event::LookedAt(seat, card) => Event::LookedAt(seat, alike(&groups, card)),
            other => Innovation::seen(&other, viewer),
        }
    }

    fn facts(game: &Match<Innovation>, viewer: Option<Seat>) -> Facts {
        let state = game.state();
        let mut facts = told(game, viewer, &wishes(state));
        of_all(&mut facts, game, viewer);
        state.seats().for_each(|seat| of_seat(&mut facts, state, viewer, seat));
        if let Some(me) = viewer {
            of_viewer(&mut facts, game, me);
        }
        facts
    }
}

/// Another one of the cards that nobody can tell from it, another one for each; the card itself where there is none.
fn alike(groups: &[Vec<u16>], card: Card) -> Card {
    let place = |group: &Vec<u16>| group.binary_search(&card.0).ok();
    let found = groups.iter().find_map(|group| Some(group[(place(group)? + 1) % group.len()]));
    found.map_or(card, Card)
}

/// Whatever a tap can be meant for.
fn wishes(state: &Innovation) -> Vec<Choice> {
    let cards = state.sets().cards().flat_map(|card| [Choice::Dogma(card), Choice::Card(card), Choice::Meld(card)]);
    let others = (1..=LAST_AGE).map(Choice::Achieve).chain(Decree::ALL.map(Choice::Decree));
    cards.chain(others).chain([Choice::Draw]).collect()
}

/// What lies open to all, and what has happened.
fn of_all(facts: &mut Facts, game: &Match<Innovation>, viewer: Option<Seat>) {
    let state = game.state();
    let sets = state.sets();
    facts.add("sets", (sets, sets.expansions(), sets.foreshadows(), sets.has(Set::Cities)));
    facts.add("turn", (state.turn(), state.current(), state.to_win(), state.in_teams()));
    facts.add("running", (state.running().len(), shown::action(state)));
    facts.add("last_played", shown::last_played(game, viewer));
    facts.add("stepped_in", viewer.map(|viewer| shown::stepped_in(game, viewer)));
    facts.add("face_down", shown::face_down(game, viewer, 0));
    facts.add("is_promotion", words::is_promotion(game));
    facts.add("available", state.available().iter().map(|card| card.printed_value()).collect::<Vec<_>>());
    facts.add("middle", middle::ages(state).map(|age| middle::heading(state, age)).collect::<Vec<_>>());
    facts.add("specials", state.specials().map(|special| state.owner(special)).collect::<Vec<_>>());
    facts.add("decree_owner", Decree::ALL.map(|decree| state.decree_owner(decree)));
    facts.add("relics", sets.relics().map(|relic| shown::relic_holder(state, relic)).collect::<Vec<_>>());
    let backs = || sets.iter().flat_map(|set| (1..=LAST_AGE).map(move |value| Back { set, value }));
    facts.add("pile_of", backs().map(|back| state.pile_of(back).len()).collect::<Vec<_>>());
    let whereabouts = |back| middle::whereabouts(state, back, |card| state.knows(viewer, card));
    facts.add("whereabouts", backs().map(|back| middle::whereabouts_words(&whereabouts(back))).collect::<Vec<_>>());
    let known = |card: &Card| state.knows(viewer, *card);
    facts.add("knows", sets.cards().filter(known).map(|card| (card, state.zone(card))).collect::<Vec<_>>());
    facts.add("plays_with", Card::all().filter(|card| state.plays_with(*card)).count());
    facts.add("place_of", sets.cards().map(|card| shown::place_of(state, viewer, card)).collect::<Vec<_>>());
}

/// What everybody sees of a seat.
fn of_seat(facts: &mut Facts, state: &Innovation, viewer: Option<Seat>, seat: Seat) {
    let player = state.player(seat);
    facts.add("standing", (shown::standing(state, seat), reach::standing(state, seat)));
    facts.add("totals", shown::totals(state, seat));
    facts.add("held", (shown::hand(state, seat), shown::score(state, seat), shown::forecast(state, seat)));
    facts.add("stacks", (player.stacks(), player.tops().collect::<Vec<_>>(), player.display()));
    facts.add("achievements", (state.achievements(seat), state.achievements_by_karma(seat)));
    facts.add("achieved", player.achievements().iter().map(|card| card.back()).collect::<Vec<_>>());
    facts.add("bonuses", (player.bonus_count(), player.bonus_points()));
    facts.add("passing", (state.flags(seat), state.fountains(seat)));
    facts.add("specials_of", state.specials_of(seat).collect::<Vec<_>>());
    facts.add("decrees_of", state.decrees_of(seat).collect::<Vec<_>>());
    facts.add("values_of_figures", state.values_of_figures(seat));
    facts.add("reach: normal", (1..=LAST_AGE).map(|age| reach::normal(state, seat, age)).collect::<Vec<_>>());
    facts.add("reach: special", state.specials().map(|it| reach::special(state, seat, it)).collect::<Vec<_>>());
    facts.add("reach: decree", Decree::ALL.map(|decree| reach::decree(state, viewer, seat, decree)));
    facts.add("opposed", state.seats().map(|other| state.opposed(seat, other)).collect::<Vec<_>>());
    for colour in Colour::ALL {
        let stack = player.stack(colour);
        facts.add("pile", (stack, state.flags_count(seat, colour), state.inspiring(seat, colour)));
    }
    for card in player.tops().chain(player.display()) {
        facts.add("participation", Participation::of(state, card, seat));
    }
}

/// What is shown to somebody of what could be done, and of the own cards.
fn of_viewer(facts: &mut Facts, game: &Match<Innovation>, me: Seat) {
    let state = game.state();
    let player = state.player(me);
    facts.add("own", (player.hand(), player.forecast(), player.score_pile()));
    let mut in_order = player.hand().to_vec();
    in_order.sort_by_key(|card| shown::order(*card));
    facts.add("order", in_order);
    facts.add("progress", state.specials().map(|it| guidance::special(state, me, it)).collect::<Vec<_>>());
    let achieved = |age: u8| middle::normal_words(middle::normal(state, me, age), age);
    facts.add("may_achieve", (1..=LAST_AGE).map(achieved).collect::<Vec<_>>());
    facts.add("pile_drawn", state.pile_drawn(me, Set::Base, state.drawn_value(me)));
    facts.add("other_pile", (1..=LAST_AGE).map(|age| guidance::other_pile(state, me, age)).collect::<Vec<_>>());
    facts.add("inspired_draw", Colour::ALL.map(|colour| words::inspired_draw(state, me, colour)));
    for card in player.hand().iter().copied() {
        facts.add("melding", state.fading_with(me, card));
    }
    for card in player.forecast().iter().copied() {
        facts.add("promoted", Participation::promoted(state, card, me));
    }
    for card in player.tops() {
        facts.add("endorsement", (player.endorsement(card), player.endorsing(card).collect::<Vec<_>>()));
        facts.add("endorsed", Participation::endorsed(state, card, me));
    }
    let Some(question) = game.question().filter(|question| question.seat == me) else { return };
    for choice in question.choices.iter().copied() {
        facts.add("changes", counted::changes(game, choice));
        facts.add("item", shown::item(state, me, choice));
        facts.add("words", (words::what(game, choice), words::button(game, choice)));
        if !matches!(question.prompt, Prompt::Action { .. }) {
            facts.add("does_nothing", does_nothing(game, choice));
        }
    }
    // Trials are dear.
    if game.cursor().is_multiple_of(4) {
        let choice = question.choices[game.cursor() % question.choices.len()];
        let preview = Trials::of(game, choice).and_then(|mut trials| trials.run(u64::MAX));
        facts.add("preview", preview.map(|it| (it.lines(state, me), it.losses, it.karmas)));
    }
}

/// Tables with all sets and options, a share of them at a time.
fn tables(share: usize) -> usize {
    let (mut others, mut seed) = (0, share as u64);
    for table in Innovation::tables().into_iter().skip(share).step_by(SHARES) {
        seed += 1;
        others += watch::<Innovation>(table, seed, EVERY);
    }
    others
}

const SHARES: usize = 4;
/// One question in so many is looked at.
const EVERY: u32 = 16;

macro_rules! shares {
    ($($name:ident: $share:expr,)*) => {$(
        #[test]
        fn $name() {
            let others = tables($share);
            assert!(others > 500, "{others}");
        }
    )*};
}
shares! {
    who_sees_the_same_is_shown_the_same_of_one_quarter: 0,
    who_sees_the_same_is_shown_the_same_of_another_quarter: 1,
    who_sees_the_same_is_shown_the_same_of_a_third_quarter: 2,
    who_sees_the_same_is_shown_the_same_of_the_last_quarter: 3,
}

#[test]
fn whatever_the_board_asks_is_under_the_law() {
    let law = include_str!("innovation.rs");
    let asked = asked_by_board(
        "innovation",
        &[
            "state.",
            "player(seat).",
            "player(table.me()).",
            "player.",
            "shown::",
            "reach::",
            "middle::",
            "guidance::",
            "words::",
            "Innovation::",
        ],
    );
    let said = ["mark", "name", "map", "say"];
    let told = include_str!("../tests.rs");
    let missing: Vec<String> = missing(&asked, law)
        .into_iter()
        .filter(|name| !said.contains(&name.as_str()) && !told.contains(&format!("G::{name}(")))
        .collect();
    assert_eq!(missing, [] as [&str; 0]);
}
