//! What questions and their answers say.

use super::super::tests::{check, every_language, play, speak_in};
use super::super::{asking, names, words};
use crate::app::i18n::language::Language;
use crate::app::i18n::words::Phrase;
use crate::engine::{Halt, Logged, Question, Script, Seat};
use crate::games::innovation::{
    Card, Choice, Colour, ECHO, Event, Innovation, Need, Options, Origin, Prompt, Set, Sets, Situation, Splay, Thing,
    Trigger, Verb, Zone,
};
use std::collections::BTreeSet;

/// A chosen card is not said to be melded where it may be scored as well.
#[test]
fn scissors_ask_which_card_is_melded_or_scored_and_then_name_it() {
    use crate::games::innovation::cards::name::SCISSORS;
    let options = Options { sets: Sets::BASE.with(Set::Echoes), ..Options::default() };
    let both = [["eld", "score"], ["ausspielen", "werten"], ["usiona", "punt"]];
    let (mut first, mut more, mut named) = (0, 0, 0);
    for seed in 0..40 {
        play(options, 2, seed, |game, choice| {
            let (Some(running), Some(question)) = (game.state().running().last(), game.question()) else { return };
            if running.card() != SCISSORS || running.effect() == ECHO {
                return;
            }
            for (language, both) in Language::ALL.into_iter().zip(both) {
                speak_in(language);
                let asked = check(&words::ask(game, None));
                assert!(both.iter().all(|verb| asked.contains(verb)), "{asked}");
                match question.prompt {
                    Prompt::Card { verb: Verb::Choose, need, .. } => {
                        let is_more = matches!(need, Need::More { .. });
                        (first, more) = (first + usize::from(!is_more), more + usize::from(is_more));
                        let verb = check(&words::verb(game, choice));
                        assert!(choice == Choice::Pass || !both.iter().any(|it| verb.contains(it)), "{verb}");
                    }
                    Prompt::Thing(Thing::Option, _) => {
                        let chosen = game.record().answers[game.cursor() - 1].choice.card().unwrap();
                        assert!(asked.contains(&check(&names::card_name(chosen))), "{asked}");
                        named += 1;
                    }
                    _ => panic!("{:?}", question.prompt),
                }
            }
        });
    }
    assert!(first > 0 && more > 0 && named > 0, "{first} {more} {named}");
}

/// A table for two with these expansions.
fn two_with(sets: &[Set]) -> Situation {
    let sets = sets.iter().fold(Sets::BASE, |all, set| all.with(*set));
    Situation::new(&Options { sets, ..Options::default() }, 2).unwrap().turn(Seat(0), 3, 2)
}

/// The table after these answers, the question that waits there, and what was told.
fn waiting(table: Situation, answers: &[Choice]) -> (Innovation, Question<Innovation>, Vec<Logged<Event>>) {
    let mut state = table.build().unwrap();
    let mut script = Script::of(answers.to_vec());
    assert_eq!(script.run(&mut state), Halt::Ask);
    let told = script.events.iter().map(|event| Logged { event: *event, answered: 0, step: 0 }).collect();
    (state, script.waiting().unwrap().clone(), told)
}

#[test]
fn an_achievement_of_the_middle_has_words_beside_cards_that_count_as_such() {
    use crate::games::innovation::cards::name::{AMINA_SUKHERA, CALENDAR, HOLY_GRAIL, MONOTHEISM};
    let table = two_with(&[Set::Figures, Set::Artifacts]).available(&[2]);
    let table = table.board(Seat(0), &[HOLY_GRAIL, AMINA_SUKHERA, MONOTHEISM], Splay::None).unwrap();
    let table = table.hand(Seat(0), &[CALENDAR]).unwrap();
    let (state, question, _) = waiting(table, &[Choice::Dogma(HOLY_GRAIL)]);
    assert_eq!(question.choices.as_slice(), [Choice::Value(2), Choice::Card(MONOTHEISM)]);
    let said = [
        "Claim the achievement of age 2",
        "Errungenschaft von Zeitalter 2 beanspruchen",
        "Reclamar el logro de la era 2",
    ];
    for (language, said) in Language::ALL.into_iter().zip(said) {
        speak_in(language);
        assert_eq!(check(&words::valued(&state, Some(question.prompt)).with("age", 2u8)), said);
    }
}

/// Alex Trebek names a figure of an age, wherever it is.
#[test]
fn who_holds_a_card_that_is_named_is_told_only_to_whoever_knows() {
    use crate::games::innovation::cards::name::{ALEX_TREBEK, CHE_GUEVARA, RUTH_HANDLER};
    let table = two_with(&[Set::Figures]).board(Seat(0), &[ALEX_TREBEK], Splay::None).unwrap();
    let table = table.hand(Seat(1), &[CHE_GUEVARA]).unwrap().score(Seat(0), &[RUTH_HANDLER]).unwrap();
    let state = table.build().unwrap();
    assert_eq!([0, 1].map(|seat| asking::holder(&state, Seat(seat), CHE_GUEVARA)), [None, Some(Seat(1))]);
    assert_eq!([0, 1].map(|seat| asking::holder(&state, Seat(seat), RUTH_HANDLER)), [Some(Seat(0)), None]);
}

#[test]
fn top_and_bottom_cards_are_told_apart() {
    use crate::games::innovation::cards::name::{ARCHERY, CLOTHING, ELEVATOR, SAILING, SCISSORS, TOOLS, WRITING};
    let origin = |verb: Verb, activated: Card, further: &[Card]| {
        let cards: Vec<Card> = [ARCHERY, activated].iter().chain(further).copied().collect();
        let table = two_with(&[Set::Echoes]).board(Seat(0), &cards, Splay::None).unwrap();
        let (_, question, _) = waiting(table, &[Choice::Dogma(activated)]);
        let Prompt::Card { verb: asked, from, need: Need::Must } = question.prompt else { panic!("{question:?}") };
        assert_eq!(asked, verb);
        from
    };
    let (me, to_hand) = (Seat(0), Verb::Transfer(Zone::Hand(Seat(0))));
    // The first colour is a single card; where all are, they lie on top as well; one of either is neither.
    assert_eq!(origin(to_hand, SCISSORS, &[TOOLS, WRITING]), Origin::Bottoms(me));
    assert_eq!(origin(to_hand, SCISSORS, &[TOOLS]), Origin::Tops(me));
    assert_eq!(origin(Verb::Score, ELEVATOR, &[SAILING, CLOTHING]), Origin::Zone(Zone::Board(me)));
    for _ in every_language() {
        for key in ["innovation-which-score", "innovation-which-pick-up"] {
            let froms = ["board", "bottom", "others"];
            let said: BTreeSet<String> = froms.map(|from| check(&Phrase::new(key).with("from", from))).into();
            assert_eq!(said.len(), froms.len(), "{said:?}");
        }
    }
}

#[test]
fn what_is_not_kept_is_said_to_be_given_away_or_returned() {
    use crate::games::innovation::cards::name::{CANNING, COAL, COMPOSITES, MALDIVES, OARS, PAPER, SATELLITES, TOOLS};
    let rest = |activated: Card, theirs: &[Card]| {
        let table = two_with(&[Set::Artifacts]).board(Seat(0), &[activated], Splay::None).unwrap();
        let table = table.board(Seat(1), theirs, Splay::None).unwrap();
        let table = table.hand(Seat(1), &[CANNING, COAL, OARS, PAPER, TOOLS]).unwrap();
        let (_, question, _) = waiting(table, &[Choice::Dogma(activated)]);
        let Prompt::Card { verb: Verb::Keep(rest), .. } = question.prompt else { panic!("{question:?}") };
        assert_eq!(question.seat, Seat(1));
        rest
    };
    assert_eq!((rest(MALDIVES, &[SATELLITES]), rest(COMPOSITES, &[])), (Zone::Supply, Zone::Hand(Seat(0))));
    for _ in every_language() {
        for key in ["innovation-which-keep-returned", "innovation-about-keep-returned"] {
            check(&Phrase::new(key));
        }
    }
}

#[test]
fn before_a_dogma_action_a_karma_says_with_which_card() {
    use crate::games::innovation::cards::name::{METALWORKING, MUHAMMAD_YUNUS, OARS, THE_WHEEL};
    let table = || {
        let table = two_with(&[Set::Echoes, Set::Figures]).board(Seat(1), &[MUHAMMAD_YUNUS], Splay::None).unwrap();
        table.hand(Seat(1), &[OARS]).unwrap()
    };
    let about = |table: Situation, answers: &[Choice]| {
        let (_, question, told) = waiting(table, answers);
        assert_eq!(question.seat, Seat(1));
        let steps = |logged: &Logged<Event>| matches!(logged.event, Event::Karma { trigger: Trigger::Dogma, .. });
        words::activated(&told[..told.iter().position(steps).unwrap()])
    };
    let activated = table().board(Seat(0), &[THE_WHEEL], Splay::None).unwrap();
    assert_eq!(about(activated, &[Choice::Dogma(THE_WHEEL)]), Some(THE_WHEEL));
    let foreseen = table().hand(Seat(0), &[METALWORKING]).unwrap().forecast(Seat(0), &[THE_WHEEL]).unwrap();
    let promoted = [Choice::Meld(METALWORKING), Choice::Card(THE_WHEEL), Choice::Yes];
    assert_eq!(about(foreseen, &promoted), Some(THE_WHEEL));
    let said = [
        "a dogma action with The Wheel (Ben)",
        "Dogma-Aktion mit Das Rad (Ben)",
        "una acción de dogma con La rueda (Ben)",
    ];
    for (language, said) in Language::ALL.into_iter().zip(said) {
        speak_in(language);
        assert_eq!(check(&names::dogma_trigger(THE_WHEEL, Some(Seat(1)))), said);
    }
}

#[test]
fn an_inspire_action_says_the_age_that_it_draws() {
    use crate::games::innovation::cards::name::{AGRICULTURE, ALHAZEN, AVICENNA};
    speak_in(Language::En);
    let table = |splay: Splay| {
        let table = two_with(&[Set::Figures]).board(Seat(0), &[ALHAZEN], Splay::None).unwrap();
        table.board(Seat(0), &[AVICENNA, AGRICULTURE], splay).unwrap().build().unwrap()
    };
    let said = [Splay::None, Splay::Left].map(|splay| {
        let state = table(splay);
        let age = state.age_drawn(state.inspired_value(Seat(0), Colour::Yellow)).unwrap();
        let said = check(&words::inspired_draw(&state, Seat(0), Colour::Yellow).unwrap());
        assert!(said.contains(&age.to_string()), "{said}");
        age
    });
    assert_eq!(said, [3, 1], "splayed it shows few icons");
}

#[test]
fn what_goes_to_the_own_board_and_what_lies_at_the_bottom_is_said() {
    use crate::games::innovation::cards::name::{CALCULATOR, PLUMBING, THE_COMMUNIST_MANIFESTO};
    let board = ["to your board", "in deine Auslage", "a tu tablero"];
    let bottom = ["bottom cards", "untersten Karten", "cartas inferiores"];
    let (mut to_board, mut from_bottom) = (0, 0);
    let sets = Sets::BASE.with(Set::Echoes).with(Set::Artifacts);
    for seed in 0..60 {
        play(Options { sets, ..Options::default() }, 2, seed, |game, choice| {
            let (Some(running), Some(question)) = (game.state().running().last(), game.question()) else { return };
            let top = |choice: &Choice| {
                let card = choice.card().unwrap();
                game.state().player(question.seat).stack(card.colour()).top() == Some(card)
            };
            let all_are_tops = || question.choices.iter().all(top);
            match (running.card(), question.prompt) {
                // Of two the second goes to the other board without being asked for.
                (THE_COMMUNIST_MANIFESTO, Prompt::Card { verb: Verb::Transfer(_), .. }) => {
                    for (language, words) in Language::ALL.into_iter().zip(board) {
                        speak_in(language);
                        [words::ask(game, None), words::what(game, choice)].iter().for_each(|said| {
                            assert!(check(said).contains(words), "{}", said.say());
                        });
                    }
                    to_board += 1;
                }
                (PLUMBING | CALCULATOR, Prompt::Card { verb: Verb::Score, .. }) if !all_are_tops() => {
                    for (language, words) in Language::ALL.into_iter().zip(bottom) {
                        speak_in(language);
                        assert!(check(&words::ask(game, None)).contains(words));
                    }
                    from_bottom += 1;
                }
                _ => {}
            }
        });
    }
    assert!(to_board > 0 && from_bottom > 0, "{to_board} {from_bottom}");
}

/// Whoever is asked gives, takes, or moves what is one player's alone: the question is put for each kind of way.
#[test]
fn a_transfer_is_asked_for_by_where_it_goes() {
    let [me, ben] = [Seat(0), Seat(1)];
    let ways = [
        (Origin::Tops(me), Zone::Score(ben), "Which of your top cards do you transfer to Ben’s score pile?"),
        (Origin::Zone(Zone::Hand(ben)), Zone::Board(me), "Which card in the hand of Ben do you take onto your board?"),
        // From the boards of several others, or of all.
        (Origin::Several, Zone::Score(me), "Which card do you take into your score pile?"),
        (Origin::Bottoms(me), Zone::Hand(me), "Which of your bottom cards do you take into your hand?"),
        (Origin::Zone(Zone::Hand(me)), Zone::Board(me), "Which card do you transfer to your board?"),
        // To the achievements of the middle, and within what another one has.
        (Origin::Tops(me), Zone::Available, "Which card do you transfer?"),
        (Origin::Zone(Zone::Score(ben)), Zone::Board(ben), "Which card do you transfer?"),
        (Origin::Zone(Zone::Achievements(me)), Zone::Achievements(ben), "Which of your achievements do you give up?"),
    ];
    speak_in(Language::En);
    for (from, to, words) in ways {
        let asked = asking::which_card(me, Verb::Transfer(to), from, Need::Must);
        assert_eq!(check(&asked), words, "{from:?} {to:?}");
    }
}

/// What two things can be done for one of several returned cards is asked of each by its name.
#[test]
fn ice_skates_name_the_returned_card_that_they_ask_about() {
    use crate::games::innovation::cards::name::ICE_SKATES;
    let options = Options { sets: Sets::BASE.with(Set::Echoes), ..Options::default() };
    speak_in(Language::En);
    let (mut before, mut several): (Option<(usize, String)>, u32) = (None, 0);
    for seed in 0..60 {
        play(options, 2, seed, |game, _| {
            let (Some(running), Some(question)) = (game.state().running().last(), game.question()) else { return };
            if running.card() != ICE_SKATES || !matches!(question.prompt, Prompt::Thing(Thing::Option, _)) {
                return;
            }
            let asked = check(&words::ask(game, None));
            assert!(!asked.contains("for ,"), "{asked}");
            if let Some((_, other)) = before.take().filter(|(at, _)| at + 1 == game.cursor()) {
                assert_ne!(asked, other);
                several += 1;
            }
            before = Some((game.cursor(), asked));
        });
    }
    assert!(several > 0, "{several}");
}
