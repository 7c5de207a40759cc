//! What Burgundy's board shows.

use super::{Facts, Hiding, asked_by_board, missing, told, watch};
use crate::app::games::burgundy::text::words;
use crate::engine::invariants::Invariants;
use crate::engine::{Match, Seat};
use crate::games::burgundy::facts::DECK;
use crate::games::burgundy::state::Egon;
use crate::games::burgundy::{Action, Burgundy, Card, Choice, Goods, Kind, Spot, Stack};

impl Hiding for Burgundy {
    fn facts(game: &Match<Burgundy>, viewer: Option<Seat>) -> Facts {
        let state = game.state();
        let mut facts = told(game, viewer, &wishes());
        of_all(&mut facts, game);
        for seat in Seat::all(state.all_players().len() as u8) {
            of_seat(&mut facts, state, seat);
        }
        if let Some(me) = viewer {
            facts.add("hand", state.player(me).hand());
            facts.add("purchase", (state.current() == viewer).then_some(state.purchase()));
        }
        for choice in
            game.question().filter(|question| Some(question.seat) == viewer).map_or(&[][..], |it| &it.choices[..])
        {
            facts.add("workers", words::workers(game, *choice));
        }
        facts
    }
}

/// Whatever a tap can be meant for.
fn wishes() -> Vec<Choice> {
    let cards = (0..DECK.len() as u8).map(Card);
    let of_cards = cards.flat_map(|card| [Action::Take(card), Action::Place(card, Spot::New)]);
    let actions =
        of_cards.chain(Goods::ALL.map(Action::Sell)).chain([Action::Workers, Action::Silver, Action::Convert]);
    actions.map(|action| Choice::Act(None, action)).chain([Choice::Buy]).collect()
}

const STACKS: [Stack; 4] = [Stack::GoodsA, Stack::GoodsB, Stack::AnimalsA, Stack::AnimalsB];

fn of_all(facts: &mut Facts, game: &Match<Burgundy>) {
    let state = game.state();
    facts.add(
        "passage",
        (state.passage(), state.round(), state.current(), state.start_card().holder, state.start_card().turned),
    );
    facts.add("display", state.display());
    facts.add("piles", (state.draw_pile().len(), state.discard_pile().len()));
    facts.add("stacks", STACKS.map(|stack| (words::top(state, stack), state.stack_height(stack))));
    facts.add("bonuses", (state.first_triples(), state.all_seven()));
    facts.add("egon", state.egon().map(|egon| (Kind::ALL.map(|kind| egon.pile(kind)), Egon::score(egon))));
    // In which order they came everybody saw, but no information set keeps it in mind.
    let mut discarded = words::discarded(game);
    discarded.sort_unstable();
    facts.add("discarded", discarded);
}

fn of_seat(facts: &mut Facts, state: &Burgundy, seat: Seat) {
    let player = state.player(seat);
    facts.add("storage", (player.workers(), player.silver(), player.goods(), player.animals()));
    facts.add("estate", (player.estate(), player.kinds(), Kind::ALL.map(|kind| player.has_kind(kind))));
    facts.add("projects", player.projects());
    facts.add("held", (player.hand().len(), player.stack().len(), player.score()));
}

#[test]
fn who_sees_the_same_is_shown_the_same() {
    let others: usize = (1..).zip(Burgundy::tables()).map(|(seed, table)| watch::<Burgundy>(table, seed, 4)).sum();
    assert!(others > 1_000, "{others}");
}

#[test]
fn whatever_the_board_asks_is_under_the_law() {
    let law = include_str!("burgundy.rs");
    let asked = asked_by_board(
        "burgundy",
        &["state.", "player(me()).", "player(table.me()).", "player.", "Player::", "Egon::", "egon."],
    );
    let of_signals = ["clone", "get", "is_none", "iter", "len", "players", "to_vec", "with"];
    let missing: Vec<String> =
        missing(&asked, law).into_iter().filter(|name| !of_signals.contains(&name.as_str())).collect();
    assert_eq!(missing, [] as [&str; 0]);
}
