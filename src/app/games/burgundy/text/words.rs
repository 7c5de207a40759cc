//! Burgundy in words: what is asked, what a choice does and brings, how the game stands and ends.

use super::facts::Counted;
use super::names::{LETTERS, animal_icon, goods_icon};
use crate::app::i18n::words::{Phrase, say};
use crate::app::narration::{Gain, GainSign, ScoreRow, and, facts, possible};
use crate::app::store::save::SeatPlan;
use crate::engine::{Foretold, Game, Match, Seat, SeatSet};
use crate::games::burgundy::facts::{CONVERSION, PASSAGE_BONUSES, PASSAGES, PassageBonus, ROUNDS, triple_points};
use crate::games::burgundy::scoring::animal_points;
use crate::games::burgundy::state::Fan;
use crate::games::burgundy::{
    Action, Animal, Because, Building, Burgundy, Card, Choice, Ending, Face, Goods, Kind, Prompt, Source, Spot, Stack,
};

/// The keys of the goods' names, from light to dark.
pub const GOODS_KEYS: [&str; 3] = ["burgundy-light", "burgundy-medium", "burgundy-dark"];
/// The keys of the animals' names.
pub const ANIMAL_KEYS: [&str; 4] = ["burgundy-chicken", "burgundy-cattle", "burgundy-sheep", "burgundy-pig"];

const KIND_KEYS: [&str; 7] = ["castle", "mine", "cloister", "knowledge", "ship", "pasture", "building"];
const BUILDING_KEYS: [&str; 8] =
    ["carpenter", "church", "market", "watchtower", "bank", "residences", "warehouse", "town-hall"];

/// The stem of a card's keys.
fn stem(face: Face) -> &'static str {
    match face.building {
        Some(building) => BUILDING_KEYS[building as usize],
        None => KIND_KEYS[face.kind.index()],
    }
}

/// That a bought card is used as a die.
pub fn use_as_die(card: Card) -> Phrase {
    Phrase::new("burgundy-use-die").with("card", linked(card)).with("die", card.die().number())
}

/// The name of a card.
pub fn name(face: Face) -> Phrase {
    Phrase::new(format!("burgundy-card-{}", stem(face)))
}

/// The name of a card, to be tapped.
pub fn linked(card: Card) -> Phrase {
    name(card.face()).linking(card.0.into())
}

/// What a card does, short enough for the card.
pub fn effect(face: Face) -> Phrase {
    Phrase::new(format!("burgundy-effect-{}", stem(face)))
}

/// What a card does, in full.
pub fn long_effect(face: Face) -> Phrase {
    Phrase::new(format!("burgundy-long-{}", stem(face)))
}

/// The plural name of a kind.
pub fn kind(kind: Kind) -> Phrase {
    Phrase::new(format!("burgundy-kind-{}", KIND_KEYS[kind.index()]))
}

/// The name of a sort of goods.
pub fn goods(sort: Goods) -> Phrase {
    Phrase::new(GOODS_KEYS[sort.index()])
}

/// A passage's bonus.
pub fn bonus(bonus: PassageBonus) -> Phrase {
    let parts = [
        ("burgundy-n-points", bonus.points as u8),
        ("burgundy-n-goods", bonus.goods),
        ("burgundy-n-animals", bonus.animals),
        ("burgundy-n-silver", bonus.silver),
        ("burgundy-n-workers", bonus.workers),
    ];
    let parts = parts.into_iter().filter(|(_, count)| *count > 0);
    and(parts.map(|(key, count)| Phrase::new(key).with("count", count))).unwrap_or_default()
}

/// So many workers and so much silver; what is none of is not named.
pub fn workers_and_silver(workers: u8, silver: u8) -> Phrase {
    let parts = [("burgundy-n-workers", workers), ("burgundy-n-silver", silver)];
    let parts = parts.into_iter().filter(|(_, count)| *count > 0);
    and(parts.map(|(key, count)| Phrase::new(key).with("count", count))).unwrap_or_default()
}

/// A fan: what it is and how far.
pub fn fan_label(fan: &Fan) -> Phrase {
    let key = if fan.is_full() { "burgundy-fan-full" } else { "burgundy-fan" };
    let fan_itself = Phrase::new(key)
        .with("kind", kind(fan.kind()))
        .with("count", fan.cards().len())
        .with("points", triple_points(fan.kind()));
    let cards = and(fan.cards().iter().map(|card| in_fan(*card))).unwrap_or_default();
    Phrase::new("burgundy-fan-of").with("fan", fan_itself).with("cards", cards)
}

/// A card of a fan: its name, and its die.
pub fn in_fan(card: Card) -> Phrase {
    Phrase::new("burgundy-fan-card").with("name", name(card.face())).with("die", card.die().number())
}

/// The animals of a storage and what they are worth.
pub fn animals_label(animals: [u8; 4]) -> Phrase {
    let each = Animal::ALL.into_iter().filter(|animal| animals[animal.index()] > 0).map(|animal| {
        let name = say(ANIMAL_KEYS[animal.index()]);
        Phrase::new("burgundy-times").with("count", animals[animal.index()]).with("what", name)
    });
    match and(each) {
        Some(each) => {
            Phrase::new("burgundy-animals-label").with("animals", each).with("points", animal_points(animals))
        }
        None => Phrase::new("burgundy-animals-none"),
    }
}

/// Where the game is.
pub fn place(state: &Burgundy) -> Phrase {
    Phrase::new("burgundy-place")
        .with("letter", LETTERS[usize::from(state.passage())])
        .with("round", state.round().max(1))
}

/// The question, with the picked choice if there is one.
pub fn ask(game: &Match<Burgundy>, picked: Option<Choice>) -> Phrase {
    if let Some(choice) = picked {
        return Phrase::new("burgundy-ask-picked").with("what", what(game, choice));
    }
    let Some(question) = game.question() else { return Phrase::new("game-over") };
    let building = |building: Building| {
        name(Face { kind: Kind::Building, building: Some(building), die: crate::games::burgundy::Die::new(1) })
    };
    match question.prompt {
        Prompt::Turn if is_last_turn(game.state(), question.seat) => Phrase::new("burgundy-ask-last"),
        Prompt::Turn => Phrase::new("burgundy-ask-turn"),
        Prompt::Castle => Phrase::new("burgundy-ask-castle"),
        Prompt::ExtraAction(card) => Phrase::new("burgundy-ask-extra").with("die", card.die().number()),
        Prompt::AfterAction => Phrase::new("burgundy-ask-after"),
        Prompt::Purchase => Phrase::new("burgundy-ask-purchase"),
        Prompt::MakeRoom(card) => Phrase::new("burgundy-ask-room").with("card", linked(card)),
        Prompt::HandIn => Phrase::new("burgundy-ask-hand-in"),
        Prompt::TakeFor(which) => Phrase::new("burgundy-ask-take-for").with("building", building(which)),
        Prompt::TownHall => Phrase::new("burgundy-ask-town-hall"),
        Prompt::Warehouse => Phrase::new("burgundy-ask-warehouse"),
        Prompt::GoodsStack(because) => Phrase::new("burgundy-ask-goods").with("why", why(because)),
        Prompt::AnimalStack(because) => Phrase::new("burgundy-ask-animals").with("why", why(because)),
        Prompt::AnyStack => Phrase::new("burgundy-ask-any-stack").with("building", building(Building::Residences)),
        Prompt::PassageBonus(passage) => {
            Phrase::new("burgundy-ask-bonus").with("letter", LETTERS[usize::from(passage)])
        }
    }
}

/// Whether no other turn of this seat comes after the one that it takes now.
fn is_last_turn(state: &Burgundy, seat: Seat) -> bool {
    state.round() == ROUNDS && usize::from(state.passage()) + 1 == PASSAGES && state.current() == Some(seat)
}

/// Why a card of a stack is taken.
fn why(because: Because) -> Phrase {
    match because {
        Because::Placed(card) => name(card.face()),
        Because::Bonus => Phrase::new("burgundy-because-bonus"),
    }
}

/// The actions in the order in which they are named.
const ACTIONS: [&str; 6] = ["take", "place", "sell", "convert", "workers", "silver"];

/// Which action a choice is, if it is one.
fn action(choice: Choice) -> Option<&'static str> {
    let Choice::Act(_, action) = choice else { return None };
    Some(match action {
        Action::Take(_) => "take",
        Action::Place(..) => "place",
        Action::Sell(_) => "sell",
        Action::Convert => "convert",
        Action::Workers => "workers",
        Action::Silver => "silver",
    })
}

/// What to do while nothing is picked.
pub fn hint(game: &Match<Burgundy>) -> Option<Phrase> {
    let question = game.question()?;
    let key = match question.prompt {
        Prompt::Turn | Prompt::Castle | Prompt::ExtraAction(_) => {
            let words = |kind: &str| Phrase::new(format!("burgundy-possible-{kind}"));
            return possible(&question.choices, &ACTIONS, action, words);
        }
        Prompt::AfterAction => "burgundy-hint-after",
        Prompt::Purchase => "burgundy-hint-purchase",
        Prompt::MakeRoom(_) => "burgundy-hint-room",
        Prompt::TakeFor(_) => "burgundy-hint-take",
        Prompt::TownHall => "burgundy-hint-town-hall",
        Prompt::Warehouse => "burgundy-hint-warehouse",
        Prompt::GoodsStack(_) | Prompt::AnimalStack(_) | Prompt::AnyStack => "burgundy-hint-stack",
        Prompt::HandIn => "burgundy-hint-hand-in",
        Prompt::PassageBonus(passage) => {
            let bonuses = PASSAGE_BONUSES[usize::from(passage)].iter().map(|it| bonus(*it).say());
            let bonuses = bonuses.collect::<Vec<_>>().join("; ");
            return Some(Phrase::new("burgundy-hint-bonus").with("bonuses", bonuses));
        }
    };
    Some(Phrase::new(key))
}

/// What a choice is, without its consequences ("Place the Pasture in your estate").
fn what(game: &Match<Burgundy>, choice: Choice) -> Phrase {
    let state = game.state();
    let card = |key: &str, card: Card| Phrase::new(key).with("card", linked(card));
    match choice {
        Choice::Act(_, Action::Take(taken)) => {
            card("burgundy-do-take", taken).with("row", state.row_of(taken).map_or(0, |row| row.number()))
        }
        Choice::Act(_, Action::Place(placed, spot)) => match (spot, game.question()) {
            (Spot::On(fan), Some(question)) => {
                let fan = &state.player(question.seat).estate()[usize::from(fan)];
                match fan.kind() == placed.kind() {
                    true => card("burgundy-do-place", placed),
                    false => card("burgundy-do-join", placed).with("kind", kind(fan.kind())),
                }
            }
            _ => card("burgundy-do-place-new", placed),
        },
        Choice::Act(_, Action::Sell(sort)) => {
            let seat = game.question().map_or(Seat(0), |question| question.seat);
            let count = state.player(seat).goods()[sort.index()];
            Phrase::new("burgundy-do-sell").with("sort", goods(sort)).with("count", count)
        }
        Choice::Act(_, Action::Workers) => Phrase::new("burgundy-do-workers"),
        Choice::Act(_, Action::Silver) => Phrase::new("burgundy-do-silver"),
        Choice::Act(_, Action::Convert) => Phrase::new("burgundy-do-convert"),
        Choice::Buy => Phrase::new("burgundy-do-buy"),
        Choice::Pass => match game.question().map(|question| question.prompt) {
            Some(Prompt::AfterAction) => Phrase::new("burgundy-end-turn"),
            _ => Phrase::new("burgundy-do-without"),
        },
        Choice::Keep(kept) => card("burgundy-do-keep", kept),
        Choice::Use(used) => use_as_die(used),
        Choice::GiveUp(given) => card("burgundy-do-give-up", given),
        Choice::Draw(stack) => Phrase::new("burgundy-do-draw").with("what", top(state, stack)),
        Choice::Bonus(number) => {
            let bonuses = PASSAGE_BONUSES[usize::from(state.passage())];
            bonuses.get(usize::from(number)).map(|it| bonus(*it)).unwrap_or_default()
        }
        Choice::HandIn { workers, silver } => {
            Phrase::new("burgundy-do-hand-in").with("what", workers_and_silver(workers, silver))
        }
    }
}

/// What lies on top of a stack.
pub fn top(state: &Burgundy, stack: Stack) -> Phrase {
    let goods = |n: usize| state.goods()[n].last().map(|card| Phrase::new(GOODS_KEYS[card.sort().index()]));
    let animal = |n: usize| state.animals()[n].last().map(|card| Phrase::new(ANIMAL_KEYS[card.animal().index()]));
    let top = match stack {
        Stack::GoodsA => goods(0),
        Stack::GoodsB => goods(1),
        Stack::AnimalsA => animal(0),
        Stack::AnimalsB => animal(1),
    };
    top.unwrap_or_else(|| Phrase::new("burgundy-stack-empty"))
}

/// A stack by its number, with what it shows and how high it is.
pub fn stack_label(state: &Burgundy, stack: Stack) -> Phrase {
    match state.stack_height(stack) {
        0 => Phrase::new("burgundy-stack-empty"),
        count => Phrase::new("burgundy-stack-label")
            .with("n", stack as usize + 1)
            .with("top", top(state, stack))
            .with("count", count),
    }
}

/// The discard pile, the newest card first. Everybody sees in which order it grows, but no information set keeps that in mind
/// (`Burgundy::determinize`), so the board asks the match.
pub fn discarded(game: &Match<Burgundy>) -> Vec<Card> {
    game.state().discard_pile().iter().rev().copied().collect()
}

/// What a choice does, with everything it brings, in one sentence.
pub fn describe(game: &Match<Burgundy>, choice: Choice) -> Phrase {
    match and(gains(game, choice).into_iter().map(spelled_out)) {
        Some(brings) => Phrase::new("burgundy-describe").with("what", what(game, choice)).with("brings", brings),
        None => what(game, choice),
    }
}

/// What a chip says, with its points as words.
pub fn spelled_out(gain: Gain) -> Phrase {
    match gain.sign {
        GainSign::Points(points) => Phrase::new("burgundy-points-for").with("points", points).with("what", gain.words),
        GainSign::Icon(_) | GainSign::Check => gain.words,
    }
}

/// Points of everybody, Egon's at the end.
pub fn points(state: &Burgundy) -> Vec<i32> {
    state.standing().into_iter().chain(state.egon().map(|egon| i32::from(egon.score()))).collect()
}

/// The verb on the confirming button.
pub fn verb(_: &Match<Burgundy>, choice: Choice) -> Phrase {
    Phrase::new(match choice {
        Choice::Act(_, Action::Take(_)) | Choice::Draw(_) | Choice::Bonus(_) => "burgundy-verb-take",
        Choice::Act(_, Action::Silver | Action::Workers) => "burgundy-verb-take",
        Choice::Act(_, Action::Place(..)) => "burgundy-verb-place",
        Choice::Act(_, Action::Sell(_)) => "burgundy-verb-sell",
        Choice::Act(_, Action::Convert) => "burgundy-verb-convert",
        Choice::Buy => "burgundy-verb-buy",
        Choice::Pass => "burgundy-do-without",
        Choice::Keep(_) => "burgundy-verb-keep",
        Choice::Use(_) => "burgundy-verb-use",
        Choice::GiveUp(_) => "burgundy-verb-give-up",
        Choice::HandIn { .. } => "burgundy-verb-hand-in",
    })
}

/// What a choice costs and brings, others by their names: first what is certain, points before all, then what it leads to.
pub fn gains(game: &Match<Burgundy>, choice: Choice) -> Vec<Gain> {
    let (Some(question), Some(foretold)) = (game.question(), game.foretell(choice)) else { return Vec::new() };
    let (seat, cost) = (question.seat, i32::from(workers(game, choice)));
    let changes = facts::changes(game.state(), &foretold.state, seat);
    let more = |of: Counted| {
        changes.iter().find(|change| (change.seat, change.of) == (seat, of)).map_or(0, facts::Change::more)
    };
    let points = |change: &facts::Change<Counted>| match change.of {
        Counted::Points(from) => {
            let gain = Gain { sign: GainSign::Points(change.more()), words: source(from) };
            Some(facts::whose(gain, change.seat, seat, spelled_out))
        }
        _ => None,
    };
    let mut gains: Vec<Gain> = changes.iter().filter_map(points).collect();
    let (silver, came) = (more(Counted::Silver), more(Counted::Workers) + cost);
    let goods = [
        ("worker", "burgundy-costs-workers", cost),
        ("silver", "burgundy-costs-silver", -silver),
        ("silver", "burgundy-plus-silver", silver),
        ("worker", "burgundy-plus-workers", came),
    ];
    // Who hands something in has said what.
    let goods = goods.into_iter().filter(|(_, _, count)| *count > 0 && !matches!(choice, Choice::HandIn { .. }));
    gains.extend(goods.map(|(name, key, count)| sign(name, Phrase::new(key).with("count", count))));
    if more(Counted::Starts) > 0 {
        let is_last = usize::from(game.state().passage()) + 1 == PASSAGES;
        gains.push(check(Phrase::new(if is_last { "burgundy-gain-crown" } else { "burgundy-gain-start" })));
    }
    let has_effect = silver > 0 || came > 0 || more(Counted::Points(Source::Watchtowers)) > 0;
    gains.extend(leads_to(game, &foretold, choice, has_effect));
    let may_bring_nothing = matches!(choice, Choice::Bonus(_) | Choice::Act(_, Action::Workers));
    if gains.is_empty() && may_bring_nothing && next_effect(&foretold, seat).is_none() {
        gains.push(check(Phrase::new("burgundy-gain-nothing")));
    }
    gains.extend(facts::rest(&foretold, seat).map(|words| sign("any-die", words)));
    gains
}

fn sign(name: &'static str, words: Phrase) -> Gain {
    Gain { sign: GainSign::Icon(name), words }
}

fn check(words: Phrase) -> Gain {
    Gain { sign: GainSign::Check, words }
}

/// What a choice leads to beyond what is counted at once.
fn leads_to(game: &Match<Burgundy>, foretold: &Foretold<Burgundy>, choice: Choice, has_effect: bool) -> Vec<Gain> {
    let Some(seat) = game.question().map(|question| question.seat) else { return Vec::new() };
    match choice {
        Choice::Act(_, Action::Place(card, spot)) => {
            let asked = next_effect(foretold, seat);
            let idle = || check(Phrase::new("burgundy-gain-idle").with("card", name(card.face())));
            let may_idle = card.kind() != Kind::Cloister && !has_effect;
            let effect = asked.and_then(follows).or_else(|| may_idle.then(idle));
            effect.into_iter().chain([check(nth(game, seat, spot))]).collect()
        }
        Choice::HandIn { workers, silver } => {
            let rest = (workers + silver) % CONVERSION;
            let words = (rest > 0).then(|| Phrase::new("burgundy-gain-rest").with("count", rest));
            words.map(check).into_iter().collect()
        }
        Choice::Act(_, Action::Take(card)) | Choice::Keep(card) => {
            let gives_up = foretold.question().is_some_and(|next| matches!(next.prompt, Prompt::MakeRoom(_)));
            let room = gives_up.then(|| check(Phrase::new("burgundy-gain-room")));
            let is_late = is_last_turn(game.state(), seat) && foretold.question().is_none_or(|next| next.seat != seat);
            let later = || sign("any-die", Phrase::new("burgundy-gain-later").with("count", card.die().number()));
            room.into_iter().chain((!is_late).then(later)).collect()
        }
        _ => Vec::new(),
    }
}

/// What the question is about that a choice leads to at once, if its player can do something with it then: an effect that finds nothing
/// is not asked about, or only because cards could be bought.
fn next_effect(foretold: &Foretold<Burgundy>, seat: Seat) -> Option<Prompt> {
    let question = foretold.question().filter(|question| question.seat == seat)?;
    let helps = |choice: &Choice| matches!(choice, Choice::Act(..) | Choice::Draw(_));
    question.choices.iter().any(helps).then_some(question.prompt)
}

/// What a question that comes of a choice lets its player do.
fn follows(prompt: Prompt) -> Option<Gain> {
    let (name, key) = match prompt {
        Prompt::GoodsStack(_) => (goods_icon(Goods::Medium), "burgundy-gain-good"),
        Prompt::AnimalStack(_) => (animal_icon(Animal::Sheep), "burgundy-gain-animal"),
        Prompt::AnyStack => (goods_icon(Goods::Medium), "burgundy-gain-any"),
        Prompt::Castle => ("any-die", "burgundy-gain-action"),
        Prompt::TakeFor(_) => ("any-die", "burgundy-gain-card"),
        Prompt::Warehouse => (goods_icon(Goods::Dark), "burgundy-gain-sale"),
        Prompt::TownHall => ("any-die", "burgundy-gain-project"),
        _ => return None,
    };
    Some(sign(name, Phrase::new(key)))
}

/// The place in a triple, and the bonus that its last card brings.
fn nth(game: &Match<Burgundy>, seat: Seat, spot: Spot) -> Phrase {
    let before = match spot {
        Spot::On(fan) => game.state().player(seat).estate()[usize::from(fan)].cards().len(),
        Spot::New => 0,
    };
    match before {
        0 => Phrase::new("burgundy-gain-first"),
        1 => Phrase::new("burgundy-gain-second"),
        _ => Phrase::new("burgundy-gain-bonus").with("letter", LETTERS[usize::from(game.state().passage())]),
    }
}

/// Where points come from.
pub fn source(source: Source) -> Phrase {
    Phrase::new(match source {
        Source::Triples => "burgundy-source-triples",
        Source::FirstTriples => "burgundy-source-first",
        Source::AllSeven => "burgundy-source-seven",
        Source::PassageBonuses => "burgundy-source-bonus",
        Source::Goods => "burgundy-source-goods",
        Source::Animals => "burgundy-source-animals",
        Source::Watchtowers => "burgundy-source-watchtowers",
        Source::Conversion => "burgundy-source-conversion",
        Source::StartCard => "burgundy-source-start",
        Source::EgonCloisters => "burgundy-source-egon",
    })
}

/// The score table. Sources that cannot occur at this table are left out.
pub fn score_table(state: &Burgundy) -> Vec<ScoreRow> {
    let solo = state.egon().is_some();
    let fits = |source: &Source| match source {
        Source::StartCard => !solo,
        Source::EgonCloisters => solo,
        _ => true,
    };
    let row = |from: Source| {
        let points = state.all_players().iter().map(|player| player.points_from(from));
        let points = points.chain(state.egon().map(|egon| egon.points_from(from))).map(i32::from).collect();
        ScoreRow { source: Phrase::new(format!("{}-row", source(from).key)), colour: from as u8 + 1, points }
    };
    Source::ALL.into_iter().filter(fits).map(row).collect()
}

/// How the game ended.
pub fn ending(game: &Match<Burgundy>, seats: &[SeatPlan]) -> Phrase {
    let state = game.state();
    let winners = game.outcome().map_or(SeatSet::NONE, |outcome| outcome.winners);
    if let Some(egon) = state.egon() {
        let key = if winners.is_empty() { "burgundy-egon-won" } else { "burgundy-egon-beaten" };
        return Phrase::new(key)
            .with("letter", LETTERS[usize::from(state.passage())])
            .with("points", state.player(Seat(0)).score())
            .with("egon", egon.score());
    }
    let names: Vec<&str> = winners.iter().map(|seat| seats[seat.index()].name.as_str()).collect();
    let scores = state.all_players().iter().map(|player| player.score());
    let best = scores.clone().max().unwrap_or(0);
    let second = scores.clone().filter(|score| *score < best).max().unwrap_or(best);
    let (_, how) = state.winners();
    let key = match how {
        Ending::MostMaterial => "burgundy-won-material",
        Ending::Shared => "burgundy-won-shared",
        _ => "burgundy-won",
    };
    Phrase::new(key).with("names", names.join(", ")).with("points", best).with("ahead", best - second)
}

/// The workers that a choice costs.
pub fn workers(game: &Match<Burgundy>, choice: Choice) -> u8 {
    match choice {
        Choice::Act(die, action) => game.state().workers_for(die.map(Card::die), action),
        _ => 0,
    }
}
