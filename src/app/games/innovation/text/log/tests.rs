//! What the log says of single matches.

use super::*;
use crate::app::games::innovation::text::tests::{check, speak_in};
use crate::app::i18n::language::Language;
use crate::engine::playout::{self, Policy};
use crate::engine::{Flow, Halt, Position, Stream};
use crate::games::innovation::cards::name::{
    ALEXANDER_THE_GREAT, ARCHERY, ARCHIMEDES, AVICENNA, CHRISTOPHER_COLUMBUS, DOMESTICATION, PTAHHOTEP,
    SARGON_OF_AKKAD, SNEFERU, THE_WHEEL, WRITING,
};
use crate::games::innovation::{
    Choice, Colour, Decree, Innovation, Options, Prompt, Role, Set, Sets, Situation, Special,
};

const ME: Seat = Seat(0);
const BEN: Seat = Seat(1);

/// Gives these answers, then the first one to every question but for another action, and notes what happens.
struct Hearing {
    answers: std::vec::IntoIter<Choice>,
    events: Vec<Logged<Event>>,
}

impl Policy<Innovation> for Hearing {
    fn decide(&mut self, _: &Innovation, _: Seat, prompt: Prompt, choices: &[Choice], _: &mut Stream) -> Flow<Choice> {
        match (self.answers.next(), prompt) {
            (Some(answer), _) => Ok(answer),
            (None, Prompt::Action { .. }) => Err(Halt::Ask),
            _ => Ok(choices[0]),
        }
    }

    fn told(&mut self, event: &Event) {
        self.events.push(Logged { event: *event, answered: 0, step: 0 });
    }
}

fn two() -> Situation {
    table_of(Set::Figures, 2)
}

fn table_of(set: Set, players: u8) -> Situation {
    let sets = Sets::BASE.with(set);
    Situation::new(&Options { sets, ..Options::default() }, players).unwrap().turn(ME, 3, 2)
}

/// Cards by their names, with spaces between.
fn cards(ids: &str) -> Vec<Card> {
    ids.split(' ').map(|id| Card::named(id).unwrap()).collect()
}

fn card(id: &str) -> Card {
    Card::named(id).unwrap()
}

/// The boards of the seats in their order, with piles that are not splayed.
fn boards(table: Situation, boards: &[&str]) -> Situation {
    let put = |table: Situation, (seat, ids): (Seat, &&str)| table.board(seat, &cards(ids), Splay::None).unwrap();
    Seat::all(boards.len() as u8).zip(boards).fold(table, put)
}

fn logged(event: Event) -> Logged<Event> {
    Logged { event, answered: 0, step: 0 }
}

/// The log of an action, in English, each line behind who does it; every other language is checked.
fn told(table: Situation, action: Choice) -> Vec<String> {
    told_after(table, vec![action])
}

/// The same with some answers of the action.
fn told_after(table: Situation, answers: Vec<Choice>) -> Vec<String> {
    let mut hearing = Hearing { answers: answers.into_iter(), events: vec![logged(Event::Dealt)] };
    let position = Position::fresh(table.build().unwrap());
    let (state, _) = playout::run(&position, &mut hearing, &mut Stream::new(1)).unwrap();
    said(&hearing.events, state.seats().len() as u8)
}

/// The log of these events, as in [`told`].
fn said(events: &[Logged<Event>], players: u8) -> Vec<String> {
    let lines = lines(events, players, None);
    for language in [Language::De, Language::Es, Language::En] {
        speak_in(language);
        lines.iter().for_each(|line| drop(check(&line.words)));
    }
    let said = |line: &LogLine| match line.kind {
        LogKind::Seat(seat) => format!("{}: {}", seat.0, line.words.say()),
        _ => line.words.say(),
    };
    lines.iter().map(said).collect()
}

#[test]
fn a_karma_is_told_with_what_it_stands_for_and_what_it_interrupts_goes_on() {
    let table = two().board(ME, &[SARGON_OF_AKKAD], Splay::None).unwrap().hand(ME, &[THE_WHEEL]).unwrap();
    let lines = told(table, Choice::Meld(THE_WHEEL));
    assert!(
        lines.contains(&"0: karma of Sargon of Akkad instead of melding: tucked The Wheel".to_owned()),
        "{lines:?}"
    );
    // Ben demands; before it meets its victim, the victim's figure takes a card; then the demand goes on.
    let table = two().turn(BEN, 3, 2).board(BEN, &[ARCHERY, THE_WHEEL], Splay::None).unwrap();
    let table = table.board(ME, &[PTAHHOTEP], Splay::None).unwrap().score(BEN, &[WRITING]).unwrap();
    let lines = told(table, Choice::Dogma(ARCHERY));
    let karma = lines.iter().position(|line| line.starts_with("0: karma of Ptahhotep before a demand (Ben): took"));
    let demand = lines.iter().position(|line| line.starts_with("0: obeyed Archery"));
    assert!(karma.is_some() && karma < demand, "{lines:?}");
}

#[test]
fn what_a_karma_changes_in_a_dogma_action_is_told() {
    let table = two().board(ME, &[ALEXANDER_THE_GREAT, THE_WHEEL], Splay::None).unwrap();
    let lines = told(table.score(BEN, &[WRITING]).unwrap(), Choice::Dogma(THE_WHEEL));
    let karma = "0: karma of Alexander the Great before a dogma action: Points count in this action";
    assert!(lines.contains(&karma.to_owned()), "{lines:?}");
    assert!(lines.iter().any(|line| line.starts_with("0: used The Wheel (Points: ")), "{lines:?}");
    let table = two().board(ME, &[ARCHIMEDES, THE_WHEEL], Splay::None).unwrap();
    let lines = told(table, Choice::Dogma(THE_WHEEL));
    let karma = "0: karma of Archimedes before a dogma action: raised values in boxes by 1";
    assert!(lines.contains(&karma.to_owned()), "{lines:?}");
}

#[test]
fn fading_is_told_of_whom_it_concerns_and_what_stops_it() {
    let table = two().board(ME, &[SARGON_OF_AKKAD], Splay::None).unwrap().hand(ME, &[SNEFERU]).unwrap();
    let lines = told(table, Choice::Meld(SNEFERU));
    assert!(lines.iter().any(|line| line.starts_with("0: faded: scored")), "{lines:?}");
    let table = two().board(ME, &[AVICENNA, SARGON_OF_AKKAD], Splay::None).unwrap().hand(ME, &[WRITING]).unwrap();
    let lines = told(table, Choice::Meld(WRITING));
    assert!(lines.contains(&"0: karma of Avicenna instead of fading: nothing".to_owned()), "{lines:?}");
}

#[test]
fn a_decree_is_told_with_its_price_and_where_it_goes() {
    let figures = [SARGON_OF_AKKAD, AVICENNA, CHRISTOPHER_COLUMBUS];
    let table = two().hand(ME, &figures).unwrap().board(ME, &[DOMESTICATION], Splay::None).unwrap();
    let lines = told(table, Choice::Decree(Decree::Trade));
    let first = "0: issued the decree Trade, removed Sargon of Akkad, Avicenna, Christopher Columbus from the game";
    assert!(lines.iter().any(|line| line.starts_with(first) && line.contains("claimed Trade")), "{lines:?}");
    assert!(lines.iter().all(|line| !line.starts_with("1:")), "{lines:?}");
}

/// The only line of this seat that begins so, and its place.
fn line<'a>(lines: &'a [String], begins: &str) -> (usize, &'a str) {
    let mut found = (0..).zip(lines).filter(|(_, line)| line.starts_with(begins));
    match (found.next(), found.next()) {
        (Some((at, line)), None) => (at, line),
        _ => panic!("not once {begins:?}: {lines:?}"),
    }
}

#[test]
fn what_a_karma_interrupts_is_not_said_to_have_changed_nothing() {
    // Ben shares; his figure stands for the meld.
    let table =
        boards(two(), &["sailing", "sargon-of-akkad code-of-laws metalworking"]).next(&cards("oars clothing")).unwrap();
    let lines = told(table, Choice::Dogma(card("sailing")));
    let (drew, _) = line(&lines, "1: shared Sailing");
    let (karma, _) = line(&lines, "1: karma of Sargon of Akkad instead of melding");
    assert!(drew < karma, "{lines:?}");
    // Ben's figure steps in when his obeying is over, and nobody shares.
    let table = boards(two(), &["archery", "grace-hopper"]).next(&cards("metalworking databases")).unwrap();
    let lines = told(table.hand(BEN, &cards("tools")).unwrap(), Choice::Dogma(card("archery")));
    line(&lines, "1: obeyed Archery");
    line(&lines, "1: karma of Grace Hopper");
}

#[test]
fn a_karma_before_the_next_demand_leaves_what_was_told_of_the_last_one() {
    let start = || boards(table_of(Set::Figures, 3), &["oars the-wheel", "agriculture", "ptahhotep"]);
    let start = || start().score(ME, &cards("writing")).unwrap();
    let lines = told(start().hand(BEN, &cards("code-of-laws")).unwrap(), Choice::Dogma(card("oars")));
    let (obeyed, words) = line(&lines, "1: obeyed Oars");
    let (karma, _) = line(&lines, "2: karma of Ptahhotep before a demand");
    assert!(obeyed < karma && words.contains("Oars: transferred"), "{lines:?}");
    let lines = told(start(), Choice::Dogma(card("oars")));
    let (obeyed, words) = line(&lines, "1: obeyed Oars");
    let (karma, _) = line(&lines, "2: karma of Ptahhotep before a demand");
    assert!(obeyed < karma && words == "1: obeyed Oars, with nothing to do", "{lines:?}");
}

#[test]
fn the_artifact_on_display_is_returned_by_its_owner() {
    let excalibur = card("excalibur");
    let table = || boards(table_of(Set::Artifacts, 2), &["archery", "construction mysticism"]);
    let table = || table().display(ME, excalibur).unwrap();
    assert_eq!(told(table(), Choice::Card(excalibur))[1..], ["0: returned Excalibur from the display"]);
    let lines = told(table(), Choice::Dogma(excalibur));
    line(&lines, "1: obeyed Excalibur: transferred Construction");
    assert_eq!(lines.last().unwrap(), "0: returned Excalibur from the display");
    assert!(lines.iter().all(|line| !line.contains(", returned")), "{lines:?}");
    // After the free draw, and after somebody is out.
    let tale = card("tale-of-the-shipwrecked-sailor");
    let table = boards(table_of(Set::Artifacts, 2), &["archery", "mathematics philosophy"]).display(ME, tale).unwrap();
    let lines = told(table, Choice::Dogma(tale));
    let (free, words) = line(&lines, "0: free draw");
    assert!(!words.contains("returned") && free + 2 == lines.len(), "{lines:?}");
    line(&lines, "0: returned Tale of the Shipwrecked Sailor from the display");
    let valdez = card("exxon-valdez");
    let table = boards(table_of(Set::Artifacts, 3), &["archery", "coal", "flight"]).display(ME, valdez).unwrap();
    let lines = told(table, Choice::Dogma(valdez));
    let (lost, _) = line(&lines, "Ben is out of the game");
    let (returned, _) = line(&lines, "0: returned Exxon Valdez from the display");
    assert!(lost < returned, "{lines:?}");
}

#[test]
fn what_an_effect_does_after_nobody_won_is_told() {
    let table = boards(table_of(Set::Artifacts, 2), &["the-big-bang bioengineering", "agriculture"]);
    let lines = told(table.next(&cards("software")).unwrap(), Choice::Dogma(card("the-big-bang")));
    let after = lines.iter().position(|line| line.starts_with("Bioengineering: nobody")).unwrap() + 1;
    assert_eq!(lines[after], "0: drew a 10, removed Software from the game", "{lines:?}");
}

#[test]
fn what_another_one_does_within_an_effect_is_a_line_of_its_own() {
    let ball = card("30-world-cup-final-ball");
    let table = boards(table_of(Set::Artifacts, 2), &["30-world-cup-final-ball", "coal"]);
    let lines = told(table.next(&cards("flight rocketry")).unwrap(), Choice::Dogma(ball));
    let (drew, _) = line(&lines, "0: drew and revealed Flight");
    assert_eq!(lines[drew + 1..], ["1: claimed Flight as an achievement", "0: drew and revealed Rocketry"]);
    let mask = card("mask-of-warka");
    let table = boards(table_of(Set::Artifacts, 2), &["mask-of-warka", "oars"]);
    let table = table.hand(ME, &cards("calendar tools")).unwrap().hand(BEN, &cards("pottery")).unwrap();
    let lines = told_after(table, vec![Choice::Dogma(mask), Choice::Colour(Colour::Blue)]);
    let (own, words) = line(&lines, "0: revealed");
    assert_eq!((words, lines[own + 1].as_str()), ("0: revealed Calendar, Tools", "1: revealed Pottery"), "{lines:?}");
}

#[test]
fn an_effect_that_carries_out_a_demand_goes_on_in_a_line_of_its_own() {
    let sets = Sets::BASE.with(Set::Artifacts).with(Set::Echoes);
    let table = Situation::new(&Options { sets, ..Options::default() }, 2).unwrap().turn(ME, 3, 2);
    let table = boards(table, &["yeagers-bell-x-1a", "oars"]).hand(ME, &cards("tools")).unwrap();
    let lines = told(table.next(&cards("jet")).unwrap(), Choice::Dogma(card("yeagers-bell-x-1a")));
    let (obeyed, words) = line(&lines, "1: obeyed Jet");
    assert!(!words.contains("drew and melded"), "{lines:?}");
    assert!(lines[obeyed + 1].starts_with("0: drew and melded"), "{lines:?}");
}

#[test]
fn the_draw_of_an_inspire_action_is_not_told_of_its_effect() {
    let table = boards(two(), &["grace-hopper", "oars"]).hand(ME, &cards("tools")).unwrap();
    let lines = told(table, Choice::Inspire(Colour::Blue));
    let (effect, words) = line(&lines, "0: inspire effect of Grace Hopper: tucked Tools");
    assert!(!words.contains("drew") && lines[effect + 1].starts_with("0: drew a"), "{lines:?}");
}

#[test]
fn what_was_somebody_elses_is_told_with_the_owner() {
    let table = boards(two(), &["alhazen", "archery"]).turn(ME, 3, 2);
    let lines = told(table.hand(ME, &cards("tools")).unwrap(), Choice::Dogma(card("alhazen")));
    assert!(lines.iter().any(|line| line.contains("tucked Archery from the board of Ben")), "{lines:?}");
    let moved = |card, from, to, how| Event::Moved { card, from, to, how, by: ME };
    let decree = |decree, from, to| Event::DecreeMoved { decree, from, to };
    let begins = |deal| Event::Began(Scope::Action(ME, deal));
    let is_over = |deal| Event::Over(Scope::Action(ME, deal));
    let (won, mine) = (Zone::Achievements(BEN), Zone::Achievements(ME));
    let events = [
        Event::Dealt,
        Event::Claimed { special: Special::World, from: None, to: BEN },
        decree(Decree::Trade, None, Some(BEN)),
        begins(Deal::Draw),
        decree(Decree::War, None, Some(BEN)),
        is_over(Deal::Draw),
        begins(Deal::Decree(Decree::War)),
        decree(Decree::War, Some(BEN), None),
        is_over(Deal::Decree(Decree::War)),
        begins(Deal::Draw),
        decree(Decree::War, Some(BEN), Some(ME)),
        moved(card("paper"), won, mine, How::Transfer),
        moved(card("tools"), Zone::Board(BEN), Zone::Board(ME), How::Meld),
        moved(card("oars"), Zone::Board(BEN), Zone::Score(ME), How::Score),
        moved(card("timbuktu"), won, mine, How::Seize),
        moved(card("timbuktu"), won, Zone::Hand(ME), How::Seize),
        Event::Claimed { special: Special::World, from: Some(BEN), to: ME },
        is_over(Deal::Draw),
    ];
    let lines = said(&events.map(logged), 2);
    let expected = [
        "1: claimed World",
        "1: claimed Trade",
        "1: claimed War",
        "0: issued the decree War, the decree War of Ben is back in the middle",
        "0: took War from the achievements of Ben, took a 3 from the achievements of Ben, \
         melded Tools from the board of Ben, scored Oars from the board of Ben, \
         seized the relic Timbuktu from the achievements of Ben, \
         seized the relic Timbuktu from the achievements of Ben into hand",
        "0: took World from the achievements of Ben",
    ];
    assert_eq!(lines[1..], expected);
}

#[test]
fn everything_is_told_in_the_scope_in_which_it_was_done() {
    let (masonry, tools, oars) = (card("masonry"), card("tools"), card("oars"));
    let within = |scope, events: &[Event]| [&[Event::Began(scope)], events, &[Event::Over(scope)]].concat();
    let action = |deal, events: &[Event]| within(Scope::Action(ME, deal), events);
    let effect = |card, seat, role, depth, events: &[Event]| {
        within(Scope::Effect { card, effect: 0, seat, by: ME, role, depth }, events)
    };
    let drawn = |card, to, how| Event::Moved { card, from: Zone::Supply, to, how, by: ME };
    let draws = action(Deal::Draw, &[drawn(oars, Zone::Hand(ME), How::Draw)]);
    let nested = effect(tools, ME, Role::Within, 1, &[drawn(oars, Zone::Board(ME), How::Meld)]);
    let own = [&nested[..], &[drawn(oars, Zone::Board(ME), How::Tuck)]].concat();
    let claim = [Event::Claimed { special: Special::Monument, from: None, to: BEN }];
    let dogma = [
        effect(masonry, BEN, Role::Shares, 0, &claim),
        effect(masonry, BEN, Role::Shares, 0, &[]),
        effect(masonry, BEN, Role::Shares, 0, &[]),
        effect(masonry, ME, Role::Own, 0, &own),
    ];
    let events = [vec![Event::Dealt], draws.clone(), draws, action(Deal::Dogma(masonry), &dogma.concat())].concat();
    let expected = [
        "0: drew a 1",
        "0: drew a 1",
        "1: shared Masonry: claimed Monument",
        "1: shared Masonry, which changed nothing",
        "0: executed Tools: drew and melded Oars",
        "0: drew and tucked Oars",
    ];
    assert_eq!(said(&events.into_iter().map(logged).collect::<Vec<_>>(), 2)[1..], expected);
}

/// Ben draws and reveals these cards, then he returns those after an answer or without one.
fn revealed_and_returned(revealed: &str, returned: &str, answered: usize) -> Vec<LogLine> {
    let moved = |card, from, to, how| Event::Moved { card, from, to, how, by: BEN };
    let draws = cards(revealed)
        .into_iter()
        .flat_map(|card| [moved(card, Zone::Supply, Zone::Hand(BEN), How::Draw), Event::Revealed(BEN, card)]);
    let begun = [Event::Dealt, Event::Began(Scope::Action(BEN, Deal::Draw))];
    let returns = cards(returned).into_iter().map(|card| moved(card, Zone::Hand(BEN), Zone::Supply, How::Return));
    let returns = returns.map(|event| Logged { event, answered, step: 0 });
    let events: Vec<_> = begun.into_iter().chain(draws).map(logged).chain(returns).collect();
    lines(&events, 2, None)
}

#[test]
fn what_was_shown_and_looks_the_same_is_named_only_where_nobody_could_choose_which_one_goes() {
    speak_in(Language::En);
    let told = |revealed, returned, answered, viewer| {
        let lines = revealed_and_returned(revealed, returned, answered);
        lines.into_iter().skip(1).map(|line| line.known_to(viewer).words.say()).collect::<Vec<_>>().join(" | ")
    };
    let both = "robotics stem-cells";
    for viewer in [Some(ME), None] {
        let orders = ["robotics stem-cells", "stem-cells robotics"].map(|order| told(both, order, 1, viewer));
        assert_eq!(orders[0], orders[1], "which lies beneath");
        let ones = ["robotics", "stem-cells"].map(|one| told(both, one, 1, viewer));
        assert!(ones[0] == ones[1] && ones[0].contains("returned a 10"), "which was kept: {ones:?}");
        assert!(told(both, "robotics", 0, viewer).ends_with("returned Robotics from hand"), "the text names it");
        let alone = told("robotics tools", "robotics", 1, viewer);
        assert!(alone.ends_with("returned Robotics from hand"), "no other card has its back: {alone}");
    }
    assert_ne!(told(both, "robotics", 1, Some(BEN)), told(both, "stem-cells", 1, Some(BEN)), "the owner sees it");
}

#[test]
fn whoever_is_out_of_the_game_is_told_so_in_the_second_person() {
    let lost = &lines(&[logged(Event::Lost(ME))], 2, None)[0].words;
    let expected = ["You are out of the game", "Du bist aus dem Spiel", "Quedas fuera de la partida"];
    for (language, words) in [Language::En, Language::De, Language::Es].into_iter().zip(expected) {
        speak_in(language);
        assert_eq!(check(lost), words);
    }
}

#[test]
fn whose_a_card_was_is_said_where_all_saw_it_lie() {
    let masonry = card("masonry");
    for (how, to) in [(How::Meld, Zone::Board(ME)), (How::Tuck, Zone::Board(ME)), (How::Score, Zone::Score(ME))] {
        for from in [Zone::Board, Zone::Hand, Zone::Score, Zone::Forecast] {
            let says = |owner| moves::bit(masonry, from(owner), to, how, ME).of(What::Face(masonry)).say().key;
            assert_eq!(says(BEN).ends_with("-of"), from(BEN) == Zone::Board(BEN), "{how:?} {:?}", from(BEN));
            assert!(!says(ME).ends_with("-of"), "{how:?} {:?}", from(ME));
        }
    }
}
