//! What an action or an answer can lead to, and that it then does.

use super::super::tests::{check, every_language, play, speak_in};
use super::*;
use crate::app::i18n::language::Language;
use crate::games::innovation::cards::name::{BANKING, CALENDAR, CANNING, CHEMISTRY, MONOTHEISM, PHYSICS};
use crate::games::innovation::{Colour, Options, Situation, Splay};

const ME: Seat = Seat(0);
const OTHER: Seat = Seat(1);
/// Said of a dogma or an effect and of an answer, in the order of the languages.
const ANSWERED_FOR_NOTHING: [&str; 3] = ["would do nothing now", "würde gerade nichts bewirken", "ahora no haría nada"];
const NOTHING: [&str; 3] = ["It would do nothing now", "Es würde gerade nichts bewirken", "Ahora no haría nada"];

#[test]
fn whatever_comes_into_reach_is_told_up_to_the_last_age() {
    for age in 1..=LAST_AGE {
        // The points are there; what is missing is a top card of the age.
        let points: Vec<Card> = (1..=LAST_AGE)
            .rev()
            .flat_map(|age| Set::Base.cards().filter(move |it| it.printed_value() == age))
            .take(10)
            .collect();
        let table = |board: &[Card]| {
            let table = Situation::new(&Options::default(), 2).unwrap().score(ME, &points).unwrap();
            table.board(ME, board, Splay::None).unwrap().available(&[age]).build().unwrap()
        };
        let top = Set::Base.cards().find(|card| card.printed_value() == age && !points.contains(card)).into_iter();
        let Some(top) = top.chain(Set::Base.cards().filter(|card| card.printed_value() == LAST_AGE).skip(10)).next()
        else {
            continue;
        };
        let mut preview = Preview::default();
        preview.note(&table(&[]), &table(&[top]), None, &[]);
        assert_eq!(preview.reach.get(&ME).map(|reach| reach.ages.clone()), Some(BTreeSet::from([age])));
    }
}

/// What the action can lead to on this very table, and the lines it makes in every language.
fn previewed(situation: Situation, action: Choice) -> (Preview, Vec<Sentiment>) {
    let state = situation.build().unwrap();
    let victims = victims(&state, ME, action);
    let mut preview = Preview::default();
    for trial in 0..TRIALS {
        preview.try_out(&state, &victims, Position::fresh(state.clone()), action, trial);
    }
    let mut sentiments = Vec::new();
    for _ in every_language() {
        let lines = preview.lines(&state, ME);
        lines.iter().for_each(|(_, line)| drop(check(line)));
        sentiments = lines.into_iter().map(|(sentiment, _)| sentiment).collect();
    }
    (preview, sentiments)
}

fn two() -> Situation {
    Situation::new(&Options::default(), 2).unwrap()
}

/// A top card of a high age for each of these colours.
fn highest(colours: &[Colour]) -> Vec<Card> {
    let card = |colour: &Colour| Set::Base.cards().rfind(|card| card.colour() == *colour);
    colours.iter().filter_map(card).collect()
}

#[test]
fn a_demand_can_cost_top_cards_and_bring_the_victim_an_achievement() {
    let scored: Vec<Card> = Set::Base.cards().filter(|card| card.printed_value() == 8).take(2).collect();
    let table = two().board(ME, &[BANKING], Splay::None).unwrap();
    let table = table.board(OTHER, &[CANNING, CHEMISTRY], Splay::None).unwrap().score(OTHER, &scored).unwrap();
    let (preview, sentiments) = previewed(table, Choice::Dogma(BANKING));
    assert_eq!(preview.losses, BTreeSet::from([CANNING, CHEMISTRY]));
    let reach = Reach { ages: BTreeSet::from([4]), points: 21 };
    assert_eq!(preview.reach, BTreeMap::from([(OTHER, reach)]));
    assert_eq!((preview.claims.len(), preview.endings.len()), (0, 0));
    assert_eq!(sentiments, [Sentiment::Neutral, Sentiment::Negative]);
}

#[test]
fn what_sharing_costs_nobody_is_not_at_stake() {
    let table = two().board(ME, &[PHYSICS], Splay::None).unwrap();
    let table = table.board(OTHER, &[CHEMISTRY], Splay::None).unwrap();
    let (preview, sentiments) = previewed(table, Choice::Dogma(PHYSICS));
    let busy = BTreeSet::from([(PHYSICS, 0)]);
    assert_eq!((preview, sentiments), (Preview { changes: true, busy, ..Preview::default() }, Vec::new()));
}

#[test]
fn a_dogma_that_finds_nothing_to_do_says_so() {
    // Calendar draws only for whoever has more scored cards than cards in hand.
    let table = two().board(ME, &[CALENDAR], Splay::None).unwrap();
    let (preview, sentiments) = previewed(table, Choice::Dogma(CALENDAR));
    assert_eq!((preview, sentiments), (Preview::default(), vec![Sentiment::Neutral]));
    let scored = highest(&[Colour::Red]);
    let table = two().board(ME, &[CALENDAR], Splay::None).unwrap().score(ME, &scored).unwrap();
    assert!(previewed(table, Choice::Dogma(CALENDAR)).0.changes);
}

#[test]
fn a_single_effect_that_finds_nothing_to_do_says_so_behind_it() {
    // Whoever has no cards on the board obeys Monotheism with nothing; its player tucks all the same.
    let table = two().board(ME, &[MONOTHEISM], Splay::None).unwrap();
    let (preview, _) = previewed(table, Choice::Dogma(MONOTHEISM));
    assert_eq!((preview.changes, &preview.busy), (true, &BTreeSet::from([(MONOTHEISM, 1)])));
    for (language, words) in Language::ALL.into_iter().zip(NOTHING) {
        speak_in(language);
        let notes = preview.notes(MONOTHEISM).into_iter().map(|note| note.map(|note| check(&note)));
        assert_eq!(notes.collect::<Vec<_>>(), [Some(words.to_owned()), None]);
    }
    // Where nothing happens at all, that is said once.
    assert_eq!(Preview::default().notes(MONOTHEISM), [None, None]);
}

#[test]
fn answers_that_would_do_nothing_say_so_and_do_nothing() {
    let (mut over, mut wrong) = (0, 0);
    for seed in 0..40 {
        // How it went on after the answers of which that was said.
        let mut open = Vec::<Asking>::new();
        let mut heard = 0;
        play(Options::default(), 2 + (seed % 3) as u8, seed, |game, choice| {
            for logged in &game.events()[heard..] {
                open.iter_mut().for_each(|run| run.hear(&logged.event));
            }
            heard = game.events().len();
            for run in open.extract_if(.., |run| run.does || run.is_over) {
                over += u32::from(run.is_over);
                wrong += u32::from(run.does);
            }
            if game.state().running().is_empty() {
                return;
            }
            let chips = super::super::gains::gains(game, choice);
            let Some(chip) = chips.iter().find(|chip| chip.words.key == "brings-nothing") else { return };
            for (language, words) in Language::ALL.into_iter().zip(ANSWERED_FOR_NOTHING) {
                speak_in(language);
                assert_eq!(check(&chip.words), words);
            }
            assert!(choice != Choice::Pass, "whoever declines knows it");
            open.push(Asking::default());
        });
    }
    assert!(over > 5 && wrong == 0, "{over} answers did nothing, {wrong} did something");
}

#[test]
fn melding_can_claim_and_a_claim_can_win() {
    let tops = highest(&Colour::ALL);
    let table = |won: usize| {
        let small: Vec<Card> = Set::Base.cards().filter(|card| card.printed_value() == 1).take(won).collect();
        let table = two().board(ME, &tops[1..], Splay::None).unwrap().hand(ME, &tops[..1]).unwrap();
        table.achieved(ME, &small).unwrap().available(&[2])
    };
    let (early, sentiments) = previewed(table(1), Choice::Meld(tops[0]));
    assert_eq!(early.claims, BTreeSet::from([(ME, Special::Universe)]));
    assert_eq!((early.endings.len(), sentiments), (0, vec![Sentiment::Positive]));
    let (last, sentiments) = previewed(table(5), Choice::Meld(tops[0]));
    assert_eq!(last.endings, [SeatSet::all(1)]);
    assert_eq!(sentiments, [Sentiment::Positive, Sentiment::Positive]);
}

#[test]
fn games_go_on_as_previewed() {
    let (mut happened, mut unforeseen, mut actions, mut idle) = (0, 0, 0, 0);
    let mut check_last = |before: &mut Option<(Innovation, Preview, Vec<Seat>)>, after: &Innovation| {
        let Some((before, preview, victims)) = before.take() else { return };
        let mut real = Preview::default();
        real.note(&before, after, None, &victims);
        assert!(preview.changes || !real.changes, "something happened that was not foreseen");
        idle += u32::from(!preview.changes);
        happened += real.losses.len() + real.claims.len() + real.reach.len();
        unforeseen += real.losses.difference(&preview.losses).count();
        unforeseen += real.claims.difference(&preview.claims).count();
        unforeseen += real.reach.keys().filter(|seat| !preview.reach.contains_key(seat)).count();
        actions += 1;
    };
    for (players, seed) in [(2, 1), (3, 2), (4, 3), (2, 4), (3, 5), (4, 6)] {
        let mut last = None;
        play(Options::default(), players, seed, |game, choice| {
            let Some(question) = game.question().filter(|asked| matches!(asked.prompt, Prompt::Action { .. })) else {
                return;
            };
            check_last(&mut last, game.state());
            last = Trials::of(game, choice).map(|mut trials| {
                assert_eq!(trials.run(TRIALS - 1), None, "the last trial is to come");
                let preview = trials.run(TRIALS).unwrap();
                (game.state().clone(), preview, victims(game.state(), question.seat, choice))
            });
        });
    }
    assert!(actions > 400 && happened > 80 && idle > 10, "{happened} in {actions} actions, {idle} did nothing");
    assert!(unforeseen * 20 <= happened, "{unforeseen} of {happened}");
}
