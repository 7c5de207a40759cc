//! Whole games told in every language, and single positions where a wrong word would mislead.

mod card_words;
mod told;

use super::participation::Participation;
use super::sections::{self, Topic};
use super::{log, names, readout, shown, words};
use crate::app::i18n::language::Language;
use crate::app::i18n::words::Phrase;
use crate::app::narration::testing::{self, seats};
pub(super) use crate::app::narration::testing::{every_language, speak_in};
use crate::app::narration::{GainSign, LogKind, LogLine, Narration, reasons};
use crate::engine::playout::{self, Policy, Random};
use crate::engine::{Chance, Flow, Halt, Match, Position, Seat, Stream, shuffle};
use crate::games::innovation::cards::definition;
use crate::games::innovation::{
    Back, Card, Choice, Colour, Decree, Deed, Event, How, Innovation, Options, Prompt, Scope, Set, Sets, Situation,
    Special, Splay, Symbol, Zone,
};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// A whole random game, looked at before every answer. Dogmas and what belongs to them make the game.
pub(super) fn play(
    options: Options,
    players: u8,
    seed: u64,
    look: impl FnMut(&Match<Innovation>, Choice),
) -> Match<Innovation> {
    let weight = |choice: &Choice| match choice {
        Choice::Dogma(_) | Choice::Achieve(_) => 6,
        Choice::Pass => 1,
        Choice::Draw | Choice::Meld(_) => 3,
        _ => 4,
    };
    testing::play(options, players, seed, weight, look)
}

/// Nothing is left of keys, variables and marks.
pub(super) fn check(phrase: &Phrase) -> String {
    testing::check::<Innovation>(phrase)
}

/// Every mix of sets, with two to four players; with Artifacts every other time with the relics.
pub(super) fn mixes() -> impl Iterator<Item = (Options, u8)> {
    (0u8..).zip(Sets::mixes()).map(|(number, sets)| {
        let sets = if sets.has(Set::Artifacts) && number % 3 != 1 { sets.with_relics() } else { sets };
        let players = 2 + number % 3;
        (Options { sets, teams: players == 4 && number % 2 == 0, ..Options::default() }, players)
    })
}

pub(super) fn tables() -> [(Options, u8); 6] {
    let plain = Options::default();
    let cities = Sets::BASE.with(Set::Cities);
    [
        (plain, 2),
        (Options { longer: true, no_tracking: true, ..plain }, 3),
        (Options { sets: cities.with(Set::Echoes), ..plain }, 3),
        (plain, 4),
        (Options { sets: Sets::BASE.with(Set::Echoes), ..plain }, 2),
        (Options { teams: true, sets: cities, ..plain }, 4),
    ]
}

#[test]
fn everything_is_said_in_every_language() {
    let shown = std::env::var("SHOW").unwrap_or_default();
    for language in every_language() {
        let turn = |seed: u64| Language::ALL[seed as usize % Language::ALL.len()];
        let rounds = (0..).zip(tables()).chain((12..).zip(mixes()));
        // Every mix is told in one of the languages, and not every question: there are many.
        for (seed, (options, players)) in rounds.filter(|(seed, _)| *seed < 12 || turn(*seed) == language) {
            let game = play(options, players, seed, |game, choice| {
                if seed >= 12 && !game.cursor().is_multiple_of(3) {
                    return;
                }
                testing::check_question(game, choice);
                check(&words::button(game, choice));
                if shown == language.code() {
                    println!("? {} | {}", words::ask(game, None).say(), words::describe(game, choice).say());
                }
            });
            testing::check_end(&game);
            if shown == language.code() {
                show(&game);
            }
        }
    }
}

/// A card that ends the game asks for something else than what is counted, and often nothing was left undone: these tables, by seed, told
/// a loser nothing.
#[test]
fn who_loses_to_a_card_is_told_why() {
    speak_in(Language::En);
    let tables: Vec<(Options, u8)> = mixes().chain(tables()).collect();
    let untold = [16_010, 23_011, 26_005, 26_019, 30_001, 44_005, 49_014, 67_021, 78_011, 110_014, 116_014];
    let others = (0..4).flat_map(|round| (0..tables.len() as u64).map(move |table| 1000 * round + table));
    let mut compared = 0;
    for seed in others.chain(untold) {
        let (options, players) = tables[seed as usize % 1000];
        let game = play(options, players, seed, |_, _| ());
        let winners = game.outcome().unwrap().winners;
        let ended = Innovation::ending(&game, &seats(players)).key;
        let by_card = Card::all().find(|card| ended == format!("innovation-won-{}", card.print().id));
        for seat in Seat::all(players).filter(|seat| !winners.contains(*seat)) {
            let told = reasons(&game, seat, &seats(players));
            assert!(!told.is_empty(), "{seed}: {seat:?} is not told why");
            told.iter().for_each(|reason| drop((check(&reason.about), check(&reason.words))));
            let had = |side| by_card.map_or(0, |card| definition(card).won_with(game.state(), side));
            let (own, other) = (had(game.state().side(seat)), had(winners));
            if other > own {
                let said = told[0].words.say();
                assert!(said.ends_with(&format!(" {other}, you {own}")), "{seed}: {said}");
                compared += 1;
            }
        }
    }
    assert!(compared > 10, "{compared}");
}

#[test]
fn cards_and_questions_are_english_as_set_and_the_log_is_not() {
    let mut phrases = Vec::new();
    let mut logs = Vec::new();
    for (seed, (options, players)) in (200..).zip(tables().into_iter().chain(mixes().step_by(5))) {
        let game = play(options, players, seed, |game, choice| {
            phrases.extend([words::ask(game, None), words::ask(game, Some(choice)), words::what(game, choice)]);
            phrases.extend([words::button(game, choice), words::verb(game, choice)]);
        });
        logs.extend(Innovation::log(&game).into_iter().map(|line| line.words));
    }
    for card in Set::ALL.into_iter().flat_map(Set::cards) {
        phrases.extend((0..definition(card).effects().len()).map(|effect| names::effect_text(card, effect)));
        phrases.extend(names::karma_texts(card));
        phrases.extend(card.symbols().flat_map(|symbol| match symbol {
            Symbol::Echo => Some(names::echo_text(card)),
            Symbol::Inspire => Some(names::inspire_text(card)),
            symbol => names::symbol_words(symbol).map(|(_, how)| how),
        }));
        phrases.push(names::card_name(card));
        phrases.extend(Some(names::dogma_text(card)).filter(|_| card.set() != Set::Cities));
    }
    phrases.extend(
        Special::ALL.into_iter().flat_map(|special| [names::special_name(special), names::special_how(special)]),
    );
    phrases.extend(Special::ALL.into_iter().filter_map(names::special_else));
    let said = |phrases: &[Phrase]| phrases.iter().map(Phrase::say).collect::<Vec<_>>();
    speak_in(Language::En);
    let (english, told) = (said(&phrases), said(&logs));
    for language in [Language::De, Language::Es] {
        speak_in(language);
        let same = said(&phrases).iter().zip(&english).filter(|(own, english)| own == english).count();
        assert!(same * 10 < english.len(), "{language:?}: {same} of {} sound alike", english.len());
        testing::speak_keeping_english(language);
        said(&phrases).iter().zip(&english).for_each(|(kept, english)| assert_eq!(kept, english, "{language:?}"));
        let same = said(&logs).iter().zip(&told).filter(|(own, english)| own == english).count();
        assert!(same * 3 < told.len(), "{language:?}: {same} of {} lines", told.len());
    }
}

/// Prints a log. For people who check the words: `SHOW=de cargo test everything_is_said -- --nocapture`.
fn show(game: &Match<Innovation>) {
    for line in Innovation::log(game) {
        let who = match line.kind {
            LogKind::Seat(seat) => format!("[{}] ", seat.0),
            LogKind::Heading => "== ".to_owned(),
            LogKind::Table => "-- ".to_owned(),
        };
        println!("{:indent$}{who}{} {:+}", "", line.words.say(), line.points, indent = usize::from(line.depth) * 4);
    }
    println!("{}", words::ending(game, &seats(game.record().players)).say());
}

/// The cards that a line names.
fn named(line: &LogLine) -> Vec<u16> {
    line.words.runs().into_iter().filter_map(|(_, topic)| topic).collect()
}

/// Whether everybody sees the faces of the cards there.
fn is_open(zone: Zone) -> bool {
    matches!(zone, Zone::Board(_) | Zone::Display(_) | Zone::Revealed(_) | Zone::Relics | Zone::Removed)
}

#[test]
fn the_log_names_only_cards_that_all_have_seen() {
    speak_in(Language::En);
    for (seed, (options, players)) in (20..).zip(tables().into_iter().chain(tables()).chain(mixes())) {
        let game = play(options, players, seed, |_, _| ());
        let mut public = Vec::new();
        let mut events = game.events().iter().peekable();
        for line in Innovation::log(&game) {
            while let Some(logged) = events.next_if(|logged| logged.answered <= line.answered) {
                public.extend(match logged.event {
                    Event::Moved { card, how: How::Seize, .. } => Some(card.0),
                    Event::Moved { card, from, to, .. } if is_open(from) || is_open(to) => Some(card.0),
                    Event::Revealed(_, card) | Event::Over(Scope::Karma { figure: card, .. }) => Some(card.0),
                    _ => None,
                });
            }
            for card in named(&line) {
                assert!(public.contains(&card), "{} of seed {seed}", line.words.say());
            }
        }
    }
}

#[test]
fn an_effect_is_told_when_it_is_over() {
    let mut asked = BTreeSet::new();
    for (seed, (options, players)) in (120..).zip(tables().into_iter().chain(tables()).chain(mixes())) {
        let mut told = Vec::new();
        let mut goes_on = |game: &Match<Innovation>| {
            let now = Innovation::log(game);
            let differs = told.iter().zip(&now).find(|(then, now)| then != now);
            let cursor = game.cursor();
            assert!(told.len() <= now.len() && differs.is_none(), "seed {seed}, {cursor} answers: {differs:?}");
            told = now;
        };
        let game = play(options, players, seed, |game, _| {
            if let Some(running) = game.state().running().last() {
                asked.insert((running.acting() != running.by(), game.state().running().len() > 1));
            }
            goes_on(game);
        });
        goes_on(&game);
    }
    assert_eq!(asked.len(), 4, "of an own effect and of another's, each alone and within another card: {asked:?}");
}

#[test]
fn what_a_choice_brings_does_not_tell_what_will_be_drawn() {
    for (seed, (options, players)) in (40..).zip(tables().into_iter().chain(mixes())) {
        play(options, players, seed, |game, choice| {
            let drawn = game.preview(choice).into_iter().find_map(|event| match event {
                Event::Moved { card, from: Zone::Supply, .. } => Some(card),
                _ => None,
            });
            let told = format!("{:?}", words::gains(game, choice));
            if let Some(card) = drawn {
                assert!(!told.contains(&format!("innovation-card-{}\"", card.print().id)), "{choice:?}: {told}");
            }
        });
    }
}

#[test]
fn points_in_the_log_and_the_chart_are_those_of_the_game() {
    let (mut bonuses, mut jumps) = (0, 0);
    for (seed, (options, players)) in (60..).zip(tables().into_iter().chain(mixes())) {
        let points = |game: &Match<Innovation>| {
            Seat::all(players).map(|seat| i32::from(game.state().player(seat).points())).collect::<Vec<_>>()
        };
        // As everybody sees them when a turn begins: the first answer of a turn is asked for before anything has happened in it.
        let mut seen: BTreeMap<u16, Vec<i32>> = BTreeMap::new();
        let game = play(options, players, seed, |game, _| {
            seen.entry(game.state().turn()).or_insert_with(|| points(game));
        });
        bonuses += Seat::all(players).map(|seat| game.state().player(seat).bonus_points()).sum::<u16>();
        let chart = log::chart(&game);
        let measures = log::measures(&game);
        let steps = chart.lines[0].len();
        assert_eq!(steps, chart.parts.iter().map(|(_, steps)| steps).sum::<usize>());
        assert!(measures.iter().flat_map(|it| &it.lines).all(|line| line.len() == steps));
        assert_eq!(measures[0].lines, chart.lines, "seed {seed}");
        for (turn, then) in seen.iter().filter(|(turn, _)| **turn > 1) {
            let told: Vec<i32> = chart.lines.iter().map(|line| line[usize::from(*turn) - 2]).collect();
            assert_eq!(&told, then, "before turn {turn} of seed {seed}");
        }
        for moment in chart.moments.iter().filter(|moment| moment.points > 1) {
            let line = &chart.lines[moment.line];
            let before = moment.step.checked_sub(1).map_or(0, |step| line[step]);
            assert_eq!(line[moment.step] - before, moment.points, "seed {seed}");
            jumps += 1;
        }
        for seat in Seat::all(players) {
            let player = game.state().player(seat);
            assert_eq!(chart.lines[seat.index()].last(), Some(&i32::from(player.points())));
            assert_eq!(measures[1].lines[seat.index()].last(), Some(&i32::from(game.state().achievements(seat))));
        }
    }
    assert!(
        bonuses > 0 && jumps > 0,
        "some of the points came from bonuses, some of the turns were good: {bonuses} {jumps}"
    );
}

#[test]
fn before_an_endorsement_its_price_and_the_echo_effects_are_said() {
    let sets = Sets::BASE.with(Set::Cities).with(Set::Echoes);
    let (mut priced, mut echoed, mut promoted) = (0, 0, 0);
    for (seed, players) in [(7, 2), (8, 3), (9, 4)] {
        play(Options { sets, ..Options::default() }, players, seed, |game, choice| {
            let Some(question) = game.question() else { return };
            let state = game.state();
            let chips = words::gains(game, choice);
            let says = |key: &str| chips.iter().any(|chip| chip.words.key == key);
            match choice {
                Choice::Endorse(card) => {
                    let most = state.player(question.seat).endorsement(card).unwrap();
                    for _ in every_language() {
                        let cost = chips.iter().find(|chip| chip.words.key == "innovation-endorse-cost").unwrap();
                        assert!(check(&cost.words).contains(&most.to_string()));
                    }
                    assert!(says("innovation-endorse-twice"));
                    priced += 1;
                }
                Choice::Dogma(card) => {
                    let echoes = state.echoes_before(card, question.seat);
                    let told = words::reached(game, choice);
                    let echoed_first = told.iter().any(|gain| gain.words.key == "innovation-ahead-echoes");
                    assert_eq!(echoed_first, !echoes.is_empty(), "{card:?}");
                    echoed += usize::from(!echoes.is_empty());
                }
                Choice::Card(_) if words::is_promotion(game) => {
                    assert!(says("innovation-promote-free"));
                    promoted += 1;
                }
                _ => {}
            }
        });
    }
    assert!(priced > 0 && echoed > 0 && promoted > 0, "{priced} endorsed, {echoed} echoed, {promoted} promoted");
}

#[test]
fn before_a_decree_or_an_inspire_action_its_price_its_effects_and_its_karmas_are_said() {
    speak_in(Language::En);
    let (mut decreed, mut inspired, mut stepped, mut refused) = (0, 0, 0, 0);
    for (seed, sets) in (0..6).zip(Sets::mixes().filter(|sets| sets.has(Set::Figures))) {
        play(Options { sets, ..Options::default() }, 2 + (seed % 3) as u8, seed, |game, _| {
            let Some(question) = game.question() else { return };
            let state = game.state();
            let actions = matches!(question.prompt, Prompt::Action { .. });
            for choice in question.choices.iter().filter(|_| actions) {
                let chips = || words::gains(game, *choice);
                let says = |key: &str| chips().iter().any(|chip| chip.words.key == key);
                match choice {
                    Choice::Decree(decree) => {
                        assert!(says("innovation-gain-decree-cost") && says(&names::decree_how(*decree).key));
                        decreed += 1;
                    }
                    Choice::Inspire(colour) => {
                        assert!(!state.inspiring(question.seat, *colour).is_empty());
                        assert!(says("innovation-gain-inspires"));
                        inspired += 1;
                    }
                    Choice::Meld(_) => stepped += usize::from(says("innovation-gain-karma")),
                    _ => {}
                }
            }
            for decree in Decree::ALL.into_iter().filter(|_| actions) {
                let why = Innovation::why_not(game, Choice::Decree(decree));
                assert_eq!(why.is_none(), question.choices.contains(&Choice::Decree(decree)));
                why.iter().for_each(|why| drop(check(why)));
                refused += usize::from(why.is_some());
            }
        });
    }
    assert!(decreed > 0 && inspired > 0 && stepped > 0 && refused > 0, "{decreed} {inspired} {stepped} {refused}");
}

#[test]
fn a_demand_says_whose_it_is_and_a_shared_dogma_warns() {
    use crate::games::innovation::cards::name::{ARCHERY, METALWORKING};
    speak_in(Language::En);
    let mut demanded = 0;
    let mut warned = 0;
    for seed in 0..12 {
        play(Options::default(), 2, seed, |game, choice| {
            let state = game.state();
            let Some(question) = game.question() else { return };
            if let Some(running) = state.running().last().filter(|running| running.card() == ARCHERY) {
                let asked = words::ask(game, None).say();
                let name = if running.by() == Seat(0) { "Archery demands" } else { "Ben demands with Archery" };
                assert!(asked.starts_with(name) && asked.contains("hand"), "{asked}");
                demanded += 1;
            }
            if let Choice::Dogma(card) = choice {
                let reached = Participation::of(state, card, question.seat);
                let asked = words::ask(game, Some(choice)).say();
                let named = |seat: Seat| asked.contains(&names::who(seat).say());
                assert!(reached.obeying().chain(reached.sharing()).all(named), "{asked}");
                assert!(words::verb(game, choice).say().ends_with(&names::card_name(card).say()));
            }
            if choice == Choice::Dogma(METALWORKING) {
                let count = state.count(METALWORKING, question.seat);
                let warns = words::reached(game, choice).iter().any(|gain| gain.sign == GainSign::Icon("warn"));
                assert_eq!(warns, !count.sharers.is_empty());
                warned += usize::from(warns);
            }
        });
    }
    assert!(demanded > 0 && warned > 0, "{demanded} {warned}");
}

#[test]
fn the_position_in_words_names_only_cards_that_its_reader_knows() {
    let mut hidden = 0;
    // All sets, and both new ones with the base game.
    for (seed, (options, players)) in
        (80..).zip(tables().into_iter().chain([12, 15].into_iter().filter_map(|n| mixes().nth(n))))
    {
        play(options, players, seed, |game, _| {
            if options.sets.expansions() > 1 && !game.cursor().is_multiple_of(10) {
                return;
            }
            for viewer in [Some(Seat(0)), Some(Seat(1)), None] {
                let told = format!("{:?}", readout::read_out(game, viewer, &seats(players)));
                for card in options.sets.cards().filter(|card| !game.state().knows(viewer, *card)) {
                    assert!(!told.contains(&format!("innovation-card-{}\"", card.print().id)), "{card:?}, seed {seed}");
                    hidden += 1;
                }
            }
        });
    }
    assert!(hidden > 10_000, "{hidden}");
}

#[test]
fn the_rulebook_opens_where_the_question_is_explained() {
    let mut seen = BTreeSet::new();
    let rounds = [90, 190, 290].into_iter().flat_map(|first| (first..).zip(tables()));
    let of_mixes = [390, 490, 590].into_iter().flat_map(|first| (first..).zip(mixes()));
    for (seed, (options, players)) in rounds.chain(of_mixes) {
        play(options, players, seed, |game, choice| {
            let section = sections::of_question(game, Some(choice)).0;
            match choice {
                Choice::Draw => assert_eq!(section, "draw"),
                Choice::Meld(_) => assert_eq!(section, "meld"),
                Choice::Dogma(_) => assert_eq!(section, "dogma"),
                Choice::Achieve(_) => assert_eq!(section, "achieve"),
                Choice::Endorse(_) => assert_eq!(section, "endorse"),
                Choice::Decree(_) => assert_eq!(section, "issue"),
                Choice::Inspire(_) => assert_eq!(section, "inspire"),
                _ => assert_eq!(section, sections::of_question(game, None).0, "an answer belongs to its question"),
            }
            seen.insert(section);
        });
    }
    let rare = ["first-turn", "splay-shows", "exchange", "sharing", "return", "score", "tuck", "transfer", "endorse"];
    let of_sets = ["promote", "echo-effects", "karmas", "inspire", "fade", "display", "relics"];
    assert!(rare.iter().chain(&of_sets).all(|section| seen.contains(section)), "{seen:?}");
    let topics = [
        Topic::Card(Card(0)),
        Topic::Pile(Seat(0), Colour::Red),
        Topic::Player(Seat(1)),
        Topic::Supply(Back { set: Set::Base, value: 3 }),
    ];
    assert_eq!(topics.map(|topic| sections::of_topic(topic).0), ["cards", "splay", "yours", "supply"]);
    assert_eq!([Topic::Middle, Topic::Reach].map(|topic| sections::of_topic(topic).0), ["components", "achieve"]);
}

#[test]
fn every_mix_of_sets_has_its_words_in_the_statistics() {
    for _ in every_language() {
        Sets::mixes().for_each(|sets| testing::check_tags::<Innovation>(&names::tags(sets)));
    }
}

#[test]
fn hands_forecasts_and_score_piles_are_shown_by_the_backs_of_all_their_cards() {
    let by_value = |cards: &[Card]| {
        let mut backs: Vec<Back> = cards.iter().map(|card| card.back()).collect();
        backs.sort_unstable_by_key(|back| (back.value, back.set));
        backs
    };
    let mut most = [0; 3];
    for (seed, (options, players)) in (700..).zip(tables()) {
        play(options, players, seed, |game, _| {
            let state = game.state();
            for seat in state.seats() {
                let player = state.player(seat);
                let shown = [shown::hand(state, seat), shown::forecast(state, seat), shown::score(state, seat)];
                assert_eq!(shown, [player.hand(), player.forecast(), player.score_pile()].map(by_value), "seed {seed}");
                most.iter_mut().zip(shown).for_each(|(most, backs)| *most = backs.len().max(*most));
            }
        });
    }
    assert!(most.iter().all(|cards| *cards > 1), "{most:?}");
}

#[test]
fn where_a_card_lies_is_told_but_of_achievements_only_of_relics() {
    const OWNER: Seat = Seat(1);
    let sets = Sets::BASE.with(Set::Artifacts).with_relics();
    let table = || Situation::new(&Options { sets, ..Options::default() }, 2).unwrap();
    let relics: Vec<Card> = sets.relics().collect();
    let others: Vec<Card> = Set::Base.cards().take(3).collect();
    for (cards, achieved) in [(&relics, Some("relic")), (&others, None)] {
        let laid = table().hand(OWNER, &cards[..1]).unwrap().board(OWNER, &cards[1..2], Splay::None).unwrap();
        let state = laid.achieved(OWNER, &cards[2..3]).unwrap().seen(cards).build().unwrap();
        for (card, place) in cards.iter().zip([Some("hand"), Some("board"), achieved]) {
            let told = shown::place_of(&state, Some(OWNER), *card).map(|(place, owner)| (place.key, owner));
            assert_eq!(told, place.map(|place| (format!("innovation-place-{place}"), Some(OWNER))), "{card:?}");
        }
    }
}
