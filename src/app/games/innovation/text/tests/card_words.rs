//! That every card has its words, and what it asks and wins by as well.

use super::*;

/// Notes which cards ask a question that only they ask, and picks answers by the lot.
struct Listener<'a>(&'a mut BTreeSet<&'static str>);

impl Policy<Innovation> for Listener<'_> {
    fn decide(
        &mut self,
        game: &Innovation,
        seat: Seat,
        prompt: Prompt,
        choices: &[Choice],
        stream: &mut Stream,
    ) -> Flow<Choice> {
        match prompt {
            Prompt::Action { .. } => return Err(Halt::Ask),
            Prompt::Thing(..) | Prompt::Whether(Deed::Draw { .. } | Deed::Sentence) => {
                self.0.extend(game.asking(prompt).map(|running| running.card().print().id));
            }
            _ => {}
        }
        Random.decide(game, seat, prompt, choices, stream)
    }
}

/// A table for three on which this card is activated, everything else by the lot.
fn activating(card: Card, lot: &mut Stream) -> Position<Innovation> {
    let options = Options { sets: Sets::BASE.with(card.set()), ..Options::default() };
    let mut others: Vec<Card> =
        options.sets.cards().filter(|other| *other != card && other.printed_value() < 10).collect();
    shuffle(lot, &mut others);
    let mut table = Situation::new(&options, 3).unwrap().turn(Seat(0), 3, 2);
    let has_echoes = options.sets.has(Set::Echoes);
    let splay = if lot.below(2) == 0 { Splay::Left } else { Splay::Up };
    table = table.available(if options.sets.is_base() { &[] } else { &[1, 2, 3] });
    for (seat, cards) in Seat::all(3).zip(others.chunks(17)) {
        let on_top = [card].into_iter().filter(|_| seat == Seat(0));
        let board: Vec<Card> = on_top.chain(cards[8..14].iter().copied()).collect();
        table = table.hand(seat, &cards[..4]).and_then(|table| table.score(seat, &cards[4..8])).unwrap();
        if has_echoes {
            table = table.forecast(seat, &cards[14..]).unwrap();
        }
        table = table.board(seat, &board, splay).unwrap();
    }
    let mut position = Position::fresh(table.build().unwrap());
    position.answers.push(Choice::Dogma(card));
    position
}

/// The cards' words of a set, in English.
fn words_of(set: Set) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales/en").join(names::part(set)).join("cards.ftl");
    std::fs::read_to_string(path).unwrap()
}

/// The cards that have a message of this family, by their ids.
fn said<'a>(words: &'a str, family: &str) -> BTreeSet<&'a str> {
    let keys = words.lines().filter_map(|line| line.strip_prefix(family)?.split_once(" =").map(|(key, _)| key));
    keys.map(|key| key.trim_end_matches(|last: char| last == '-' || last.is_ascii_digit())).collect()
}

#[test]
fn what_only_one_card_asks_has_words() {
    for (set, rounds) in [(Set::Base, 12), (Set::Echoes, 60), (Set::Artifacts, 60)] {
        let (mut asking, mut lot) = (BTreeSet::new(), Stream::new(1));
        for card in set.cards() {
            for _ in 0..rounds {
                let position = activating(card, &mut lot);
                playout::run(&position, &mut Listener(&mut asking), &mut lot).unwrap();
            }
        }
        // Echo effects of others' boards and cards that are carried out may be of either set.
        let own: BTreeSet<&str> = set.cards().map(|card| card.print().id).collect();
        let mut asking: BTreeSet<&str> = asking.intersection(&own).copied().collect();
        // It asks only with two different bonuses that are both there twice, which no such table has.
        asking.extend(own.get("palampore"));
        // One asks only where a score pile is empty.
        asking.extend(own.get("ship-of-the-line-sussex"));
        let words = words_of(set);
        // MP3 ends with a number of its own.
        let named = |family: &str| -> BTreeSet<String> {
            said(&words, family)
                .into_iter()
                .map(|id| if id == "mp" { "mp3".to_owned() } else { id.to_owned() })
                .collect()
        };
        assert!(
            named("innovation-question-").iter().map(String::as_str).eq(asking.iter().copied()),
            "{set:?} {asking:?}"
        );
        let answers = named("innovation-answer-");
        assert!(answers.iter().all(|id| asking.contains(id.as_str())), "{answers:?}");
    }
}

#[test]
fn what_a_card_wins_by_has_words() {
    speak_in(Language::En);
    for card in Set::ALL.into_iter().flat_map(Set::cards) {
        let key = format!("innovation-won-{}", card.print().id);
        assert_eq!(Phrase::new(&*key).say() != key, definition(card).can_win(), "{card:?}");
    }
}

/// The sentences of an effect are counted by the code that carries it out; here it is only that there is one text for each effect.
#[test]
fn every_card_has_words_for_all_that_it_does() {
    speak_in(Language::En);
    for card in Sets::BASE.with_relics().relics().chain(Set::ALL.into_iter().flat_map(Set::cards)) {
        let id = card.print().id;
        let has = |key: &str| Phrase::new(key).say() != key;
        assert!(has(&format!("innovation-card-{id}")), "{id}");
        let does = definition(card).effects().len();
        for number in 1..=4 {
            assert_eq!(has(&format!("innovation-effect-{id}-{number}")), number <= does, "{id} {number}");
        }
        let echoes = card.symbols().any(|symbol| symbol == Symbol::Echo);
        assert_eq!(has(&names::echo_text(card).key), echoes, "{id}");
        let inspires = card.symbols().any(|symbol| symbol == Symbol::Inspire);
        assert_eq!(has(&names::inspire_text(card).key), inspires, "{id}");
        let karmas = names::karma_texts(card);
        assert!(karmas.iter().all(|karma| !karma.say().contains("innovation-")), "{id}");
        let own = karmas.iter().filter(|karma| karma.key != "innovation-karma-decree").count();
        assert!(!has(&format!("innovation-karma-{id}-{}", own + 1)), "{id} has more karmas in words");
        assert_eq!(has(&format!("innovation-dogma-{id}")), card.set() != Set::Cities, "{id}");
    }
}
