//! What the page says before a dogma: which effects come, in which order, and who has part. What is said comes true.

use crate::support::*;
use fireside::engine::{Chance, Match, Seat, SeatSet, Stream};
use fireside::games::innovation::dogma::ECHO;
use fireside::games::innovation::{Ahead, Card, Choice, Colour, Deed, Event, How, Icon, Innovation, Measure, Nearest};
use fireside::games::innovation::{Options, Prompt, Scope, Sets, Special, Splay, Verb};

fn both() -> Table {
    both_of(2)
}

fn both_of(players: u8) -> Table {
    let sets = Sets::BASE.with(Set::Cities).with(Set::Echoes);
    table_with(Options { sets, ..Options::default() }, players)
}

/// The effects: card, number, whether it demands, and who else has part.
fn effects(ahead: &Ahead) -> Vec<(&'static str, u8, bool, Vec<Seat>)> {
    let told = |planned: &fireside::games::innovation::Planned| {
        (planned.card.print().id, planned.effect, planned.demand, planned.others.iter().collect())
    };
    ahead.effects.iter().map(told).collect()
}

#[test]
fn echo_effects_that_the_colour_shows_come_first_and_are_shared_like_its_own() {
    let game = both_of(3).splayed(ANN, "tools ruler telescope", Splay::Left).board(BEN, "philosophy").build();
    let ahead = game.ahead(card("tools"), ANN);
    // Left shows the right place: Telescope's echo effect stands there, Ruler's too.
    assert_eq!(
        effects(&ahead),
        [
            ("telescope", ECHO, false, vec![BEN]),
            ("ruler", ECHO, false, vec![BEN]),
            ("tools", 0, false, vec![BEN]),
            ("tools", 1, false, vec![BEN])
        ]
    );
    assert_eq!((ahead.count.measure, ahead.times), (Measure::Icon(Icon::Lightbulb), 1));
    let right = both().splayed(ANN, "tools ruler telescope", Splay::Right).build();
    assert_eq!(right.echoes_before(card("tools"), ANN).as_slice(), [], "right shows none of them");
}

#[test]
fn a_demand_is_made_on_others_than_those_who_share() {
    let game = both_of(3).splayed(ANN, "archery plumbing", Splay::Right).board(CAT, "masonry metalworking").build();
    let ahead = effects(&game.ahead(card("archery"), ANN));
    assert_eq!(ahead, [("plumbing", ECHO, false, vec![CAT]), ("archery", 0, true, vec![BEN])]);
}

#[test]
fn endorsing_is_paid_first_and_doubles_for_the_player() {
    let game =
        both().splayed(ANN, "archery metalworking", Splay::Left).board(ANN, "jerusalem").hand(ANN, "plumbing oars");
    let game = game.build();
    let archery = card("archery");
    let player = game.player(ANN);
    assert_eq!(player.cities_for(archery).collect::<Vec<_>>(), [card("jerusalem")]);
    assert_eq!((player.endorsement(archery), player.endorsing(archery).count()), (Some(1), 2));
    let plain = game.ahead(archery, ANN);
    let paid = game.ahead_endorsed(archery, ANN, card("oars")).expect("the game goes on");
    assert_eq!((plain.times, paid.times), (1, 2));
    assert_eq!(paid.count.counts[0], plain.count.counts[0] + 1, "the tucked card shows a castle");
}

#[test]
fn an_echo_effect_tucked_as_payment_runs() {
    let game = both().splayed(ANN, "tools mathematics", Splay::Left).board(ANN, "athens").hand(ANN, "ruler").build();
    let ahead = |ahead: Ahead| ahead.effects.first().map(|planned| (planned.card, planned.effect));
    assert_eq!(ahead(game.ahead(card("tools"), ANN)), Some((card("tools"), 0)));
    let endorsed = game.ahead_endorsed(card("tools"), ANN, card("ruler")).and_then(ahead);
    assert_eq!(endorsed, Some((card("ruler"), ECHO)));
}

#[test]
fn a_promotion_is_judged_with_the_card_on_the_board() {
    let game = both().board(ANN, "mathematics").hand(ANN, "calendar").forecast(ANN, "ruler paper").build();
    assert_eq!(game.player(ANN).promotable(card("calendar")).collect::<Vec<_>>(), [card("ruler")]);
    let ahead = game.ahead_promoted(card("ruler"), ANN).expect("the game goes on");
    assert_eq!(effects(&ahead), [("ruler", ECHO, false, Vec::new())]);
    assert_eq!(ahead.count.counts[0], 2, "of Mathematics nothing is visible any more");
}

#[test]
fn a_payment_or_a_promotion_that_wins_leaves_nothing_to_carry_out() {
    let seven = || both().achieved(ANN, "pottery calendar paper invention banking canning combustion");
    let game = seven().board(ANN, "archery jerusalem").hand(ANN, "kuala-lumpur").build();
    assert_eq!(
        game.ahead_endorsed(card("archery"), ANN, card("kuala-lumpur")),
        None,
        "Victory is the eighth achievement"
    );
    let game = seven().board(ANN, "archery").forecast(ANN, "zurich").build();
    assert_eq!(game.ahead_promoted(card("zurich"), ANN), None, "its flag is the eighth achievement");
}

#[test]
fn what_is_nearest_to_an_achievement_is_named_by_colours() {
    let game = both().board(ANN, "pottery services").splayed(ANN, "clothing sailing", Splay::Left).build();
    let colours = [Colour::Green, Colour::Blue, Colour::Purple].into_iter().collect();
    assert_eq!(game.nearest(ANN, Special::Supremacy), Nearest { icon: Some(Icon::Leaf), colours });
    let echoing = both().splayed(ANN, "ruler telescope", Splay::Left).board(ANN, "bell").build();
    assert_eq!(echoing.nearest(ANN, Special::History).colours.as_slice(), [Colour::Blue]);
    assert_eq!(both().build().nearest(ANN, Special::Heritage), Nearest::default());
    assert_eq!(game.nearest(ANN, Special::Wealth), Nearest::default(), "counted over all colours");
}

#[test]
fn cities_in_the_hand_that_would_earn_an_achievement_are_known() {
    let game =
        both().splayed(ANN, "archery oars", Splay::Left).hand(ANN, "delhi seoul zurich kuala-lumpur tools").build();
    let with = |special| names(&game.earned_with(ANN, special).collect::<Vec<_>>());
    assert_eq!(with(Special::Legend), "delhi");
    assert_eq!((with(Special::Repute), with(Special::Fame)), (String::new(), String::new()));
    assert_eq!((with(Special::Glory), with(Special::Victory)), ("zurich".into(), "kuala-lumpur seoul".into()));
}

#[test]
fn flags_count_colour_by_colour() {
    let stands = |splay| {
        let game = both().board(ANN, "zurich").splayed(BEN, "archery oars", splay).build();
        (game.flags_count(ANN, Colour::Red), game.flags(ANN))
    };
    assert_eq!((stands(Splay::None), stands(Splay::Left)), ((true, 1), (false, 0)));
}

/// Who carries out what, one after the other.
fn carried_out(ahead: &Ahead, game: &Innovation, by: Seat) -> Vec<(Card, u8, Seat)> {
    let mut all = Vec::new();
    for planned in &ahead.effects {
        let others = |seats: SeatSet| game.others(by).filter(move |seat| seats.contains(*seat));
        let one = |seat| (planned.card, planned.effect, seat);
        match planned.demand {
            true => (0..ahead.times).for_each(|_| all.extend(others(planned.others).map(one))),
            false => {
                all.extend(others(planned.others).map(one));
                all.extend((0..ahead.times).map(|_| one(by)));
            }
        }
    }
    all
}

/// The effects of the dogma in these events, those of other cards that it executes left out.
fn happened(events: &[Event]) -> Vec<(Card, u8, Seat)> {
    let outer = |event: &Event| match *event {
        Event::Began(Scope::Effect { card, effect, seat, depth: 0, .. }) => Some((card, effect, seat)),
        _ => None,
    };
    events.iter().filter_map(outer).collect()
}

#[test]
fn dogmas_go_as_foretold_in_every_mix() {
    let (mut plain, mut echoing, mut endorsed, mut promoted) = (0, 0, 0, 0);
    for seed in 0..60 {
        let mixes = [Sets::BASE, Sets::BASE.with(Set::Cities), Sets::BASE.with(Set::Echoes)];
        let sets = mixes.into_iter().chain([mixes[1].with(Set::Echoes)]).nth(seed as usize % 4).expect("four mixes");
        let options = Options { sets, teams: seed % 8 == 7, ..Options::default() };
        let players = if options.teams { 4 } else { 2 + (seed % 3) as u8 };
        let mut game = Match::<Innovation>::new(options, players, seed).expect("a table");
        let mut stream = Stream::new(seed);
        for _ in 0..250 {
            let Some(question) = game.question().cloned() else { break };
            let state = game.state();
            let by = question.seat;
            let choice = question.choices[stream.below(question.choices.len() as u32) as usize];
            let mut foretold: Vec<(Option<Card>, Ahead)> = Vec::new();
            match (question.prompt, choice) {
                (_, Choice::Dogma(card)) => foretold.push((None, state.ahead(card, by))),
                (_, Choice::Endorse(card)) => {
                    let paid = state.player(by).endorsing(card);
                    foretold.extend(paid.filter_map(|paid| Some((Some(paid), state.ahead_endorsed(card, by, paid)?))));
                }
                (Prompt::Whether(Deed::Dogma(card)), Choice::Yes) => foretold.push((None, state.ahead(card, by))),
                (Prompt::Card { verb: Verb::Promote, .. }, Choice::Card(card)) => {
                    let ahead = state.ahead_promoted(card, by);
                    game.answer(choice).expect("it is offered");
                    if game.question().is_some() {
                        promoted += 1;
                        assert_eq!(ahead, Some(game.state().ahead(card, by)));
                    }
                    continue;
                }
                _ => {}
            }
            let before = state.clone();
            let heard = game.events().len();
            game.answer(choice).expect("it is offered");
            if foretold.is_empty() {
                continue;
            }
            // To its end: until somebody has an action again.
            while let Some(question) = game.question().cloned() {
                if matches!(question.prompt, Prompt::Action { .. }) {
                    break;
                }
                let choice = question.choices[stream.below(question.choices.len() as u32) as usize];
                game.answer(choice).expect("it is offered");
            }
            let events: Vec<Event> = game.events()[heard..].iter().map(|logged| logged.event).collect();
            let paid = events.iter().find_map(|event| match event {
                Event::Moved { card, how: How::Tuck, .. } => Some(*card),
                _ => None,
            });
            let Some((_, ahead)) = foretold.iter().find(|(of, _)| of.is_none() || *of == paid) else {
                panic!("what is paid could be chosen: {paid:?}")
            };
            let (wanted, is) = (carried_out(ahead, &before, by), happened(&events));
            let ended = game.question().is_none() || events.iter().any(|event| matches!(event, Event::Complete(_)));
            if ended {
                assert!(wanted.starts_with(&is), "seed {seed}: {is:?} is not the beginning of {wanted:?}");
            } else {
                assert_eq!(is, wanted, "seed {seed}");
            }
            plain += 1;
            echoing += u32::from(ahead.effects.iter().any(|planned| planned.effect == ECHO));
            endorsed += u32::from(ahead.times > 1);
        }
    }
    let often = plain > 500 && echoing > 100 && endorsed > 30 && promoted > 10;
    assert!(often, "{plain} dogmas, {echoing} with echo effects, {endorsed} endorsed; {promoted} promotions");
}
