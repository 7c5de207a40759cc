use super::link::{find, game_of, is_match, read, write};
use super::{LinkError, envelope};
use crate::app::matches::sharing::Relation;
use crate::app::store::save::{Controller, Meta, SeatPlan, Standing};
use crate::bots::Level;
use crate::engine::invariants::Invariants;
use crate::engine::{Chance, Game, Match, Record, SeatSet, Stream};
use crate::games::burgundy::{Burgundy, Options};
use crate::games::{Innovation, TerraMystica};

fn meta(players: u8) -> Meta {
    let seat = |mark: u8| SeatPlan {
        name: format!("Seat <{mark}>"),
        mark,
        controller: if mark < 2 {
            Controller::Person
        } else {
            Controller::Bot(Level::ALL[usize::from(mark) % Level::ALL.len()])
        },
    };
    Meta {
        id: "m".to_owned(),
        game: Burgundy::ID.to_owned(),
        title: Some("Fireside, Sundays".to_owned()),
        created: 1.0,
        changed: 2.0,
        seats: (0..players).map(seat).collect(),
        standing: Standing::default(),
        origin: Some(0xfedc_ba98_7654_3210),
        ..Meta::default()
    }
}

/// A match with so many random answers, at most to its end.
fn random_match(players: u8, seed: u64, answers: usize) -> Match<Burgundy> {
    let mut game = Match::new(Options::default(), players, seed).unwrap();
    let mut stream = Stream::new(seed);
    while game.cursor() < answers {
        let Some(question) = game.question() else { break };
        let choice = question.choices[stream.below(question.choices.len() as u32) as usize];
        game.answer(choice).unwrap();
    }
    game
}

#[test]
fn a_match_comes_back() {
    for players in 1..=4 {
        for answers in [0, 1, 40, usize::MAX] {
            let (meta, game) = (meta(players), random_match(players, 7, answers));
            let text = write(&meta, &game);
            assert!(text.bytes().all(|one| one.is_ascii_alphanumeric() || b"-_".contains(&one)), "{text}");
            assert_eq!(game_of(&text).as_deref(), Ok("burgundy"));
            let (sent, again) = read::<Burgundy>(&text).unwrap();
            assert_eq!(&sent.record, game.record());
            assert_eq!(again.state(), game.state());
            assert_eq!((sent.origin, sent.title, sent.sender), (meta.origin.unwrap(), meta.title, None));
            assert_eq!(sent.seats, meta.seats);
        }
    }
}

#[test]
fn switches_take_backs_and_seats_elsewhere_come_back_and_undone_answers_stay() {
    let mut game = random_match(2, 3, 60);
    game.set_auto_answer(false);
    for _ in 0..60 {
        let Some(question) = game.question() else { break };
        let choice = question.choices[0];
        game.answer(choice).unwrap();
    }
    let undo = game.undo(SeatSet::all(2)).unwrap();
    game.take_back(undo);
    let meta = Meta { title: None, here: Some(vec![1]), ..meta(2) };
    let (sent, _) = read::<Burgundy>(&write(&meta, &game)).unwrap();
    let played = Record { answers: game.record().answers[..game.cursor()].to_vec(), ..game.record().clone() };
    assert_eq!(sent.record, played);
    assert_eq!((sent.title, sent.sender), (None, Some(vec![1])));
}

#[test]
fn the_text_is_found_in_what_was_pasted() {
    for pasted in
        ["AbC-_9", " AbC-_9\n", "https://a.org/fireside/#/link/AbC-_9", "Your turn! http://a/#/link/AbC-_9 Bye"]
    {
        assert_eq!(find(pasted), "AbC-_9", "{pasted}");
    }
    assert_eq!(find(" "), "");
    for link in [" AbC-_9\n", "https://a/#/link/AbC-_9", "Your turn!\nhttp://a/#/link/AbC-_9\nBye"] {
        assert!(!is_match(link), "{link}");
    }
    assert!(is_match(" {\"format\":1}") && is_match("setup witches\nsetup giants\n"));
}

#[test]
fn long_names_are_cut() {
    let mut meta = meta(2);
    meta.seats[0].name = "é".repeat(99);
    meta.title = Some("t".repeat(99));
    let (sent, _) = read::<Burgundy>(&write(&meta, &random_match(2, 1, 3))).unwrap();
    assert_eq!(sent.seats[0].name, "é".repeat(SeatPlan::LONGEST_NAME));
    assert_eq!(sent.title, Some("t".repeat(Meta::LONGEST_TITLE)));
}

/// The same text with other bytes in it, sealed again.
fn forged(text: &str, change: impl FnOnce(&mut Vec<u8>)) -> Result<(), LinkError> {
    let mut body = envelope::open(text).unwrap();
    change(&mut body);
    read::<Burgundy>(&envelope::seal(&body)).map(|_| ())
}

/// Puts something into the place of something else.
fn swap(body: &mut Vec<u8>, from: &[u8], to: &[u8]) {
    let at = body.windows(from.len()).position(|part| part == from).unwrap();
    body.splice(at..at + from.len(), to.iter().copied());
}

#[test]
fn each_trouble_has_its_own_name() {
    let text = write(&meta(3), &random_match(3, 5, 50));
    assert_eq!(forged(&text, |_| ()), Ok(()));
    assert_eq!(read::<Burgundy>("").err(), Some(LinkError::Empty));
    assert_eq!(read::<Burgundy>(&text[..80]).err(), Some(LinkError::Damaged));
    assert_eq!(forged(&text, Vec::clear), Err(LinkError::NoMatch));
    assert_eq!(forged(&text, |body| body.truncate(30)), Err(LinkError::NoMatch));
    let other = |body: &mut Vec<u8>| swap(body, b"burgundy", b"birgundy");
    assert_eq!(forged(&text, other), Err(LinkError::Game("birgundy".to_owned())));
    let rules = |body: &mut Vec<u8>| swap(body, b"burgundy\x01", b"burgundy\x63");
    assert_eq!(forged(&text, rules), Err(LinkError::NewerRules(99)));
    assert_eq!(forged(&text, |body| swap(body, b"\"BySeat\"", b"12345678")), Err(LinkError::Options));
    for newer in ["start_Workers\":\"BySeat", "start_workers\":\"ByLots"] {
        let newer = |body: &mut Vec<u8>| swap(body, b"start_workers\":\"BySeat", newer.as_bytes());
        assert_eq!(forged(&text, newer), Err(LinkError::NewerRules(1)), "options that are to come");
    }
    assert_eq!(forged(&text, |body| swap(body, b"Seat <2>\x02", b"Seat <2>\x09")), Err(LinkError::Seats));
    let none = |body: &mut Vec<u8>| {
        swap(body, b"Sundays\x03\x08Seat <0>\0\0\x08Seat <1>\x01\0\x08Seat <2>\x02\x03", b"Sundays\0")
    };
    assert_eq!(forged(&text, none), Err(LinkError::Seats));
    assert_eq!(forged(&text, |body| body.push(0)), Err(LinkError::Trailing));
    // Other numbers are other choices: the check of the answers finds them.
    let last = |body: &mut Vec<u8>| *body.last_mut().unwrap() ^= 1;
    assert!(matches!(forged(&text, last), Err(LinkError::Answer(_))));
    let phrases = [
        LinkError::Empty,
        LinkError::TooLong,
        LinkError::Damaged,
        LinkError::NewerFormat(2),
        LinkError::NoMatch,
        LinkError::Game(String::new()),
        LinkError::NewerRules(2),
        LinkError::Options,
        LinkError::Seats,
        LinkError::Answer(0),
        LinkError::Trailing,
    ];
    let keys: std::collections::BTreeSet<String> = phrases.iter().map(|error| error.phrase().key).collect();
    assert_eq!(keys.len(), phrases.len());
}

#[test]
fn newer_older_same_and_parted() {
    let meta = meta(2);
    let long = random_match(2, 9, 80);
    let mut short = long.clone();
    short.go_to(50).unwrap();
    let sent = |game: &Match<Burgundy>| read::<Burgundy>(&write(&meta, game)).unwrap().0;
    let decisions = long.record().answers[50..].iter().filter(|answer| !answer.auto).count();
    assert_eq!(super::relation::relation(&sent(&long), &meta, long.record()), Relation::Same);
    assert_eq!(super::relation::relation(&sent(&long), &meta, short.record()), Relation::Newer(decisions));
    assert_eq!(super::relation::relation(&sent(&short), &meta, long.record()), Relation::Older(decisions));
    let mut other = short.branch();
    while other.question().is_some_and(|question| question.choices.len() == 1) {
        let choice = other.question().unwrap().choices[0];
        other.answer(choice).unwrap();
    }
    let at = other.cursor();
    let choice =
        *other.question().unwrap().choices.iter().find(|one| **one != long.record().answers[at].choice).unwrap();
    other.answer(choice).unwrap();
    assert_eq!(super::relation::relation(&sent(&other), &meta, long.record()), Relation::Contradicts);
    assert_eq!(super::relation::relation(&sent(&random_match(2, 10, 80)), &meta, long.record()), Relation::Contradicts);
    let mut elsewhere = meta.clone();
    elsewhere.seats[1].name = "Another".to_owned();
    assert_eq!(
        super::relation::relation(&sent(&long), &elsewhere, long.record()),
        Relation::Same,
        "names are the devices' own"
    );
    elsewhere.seats[1].mark = 4;
    assert_eq!(super::relation::relation(&sent(&long), &elsewhere, long.record()), Relation::Contradicts);
}

#[test]
fn nobody_is_you_elsewhere() {
    let game = random_match(2, 10, 79);
    let mut meta = meta(2);
    meta.seats[0].name = "Tú".to_owned();
    let text = write(&meta, &game);
    let (sent, _) = read::<Burgundy>(&text).unwrap();
    // Without a catalogue a message is its key.
    assert_eq!(sent.seats[0].name, format!("colour-{}", meta.seats[0].mark + 1));
}

#[test]
fn seats_away_are_persons_only() {
    let meta = Meta { here: Some(vec![1]), ..meta(4) };
    assert_eq!([0, 1, 2, 9].map(|seat| meta.is_away(seat)), [true, false, false, false]);
    assert!(!Meta { here: None, ..meta }.is_away(0));
}

/// The length of links to finished games: `cargo test --lib share -- --nocapture`.
#[test]
fn a_finished_match_of_four_is_less_than_a_kilobyte() {
    let lengths: Vec<usize> = (0..1000).map(|seed| write(&meta(4), &random_match(4, seed, usize::MAX)).len()).collect();
    let (sum, most) = (lengths.iter().sum::<usize>(), lengths.iter().max().unwrap());
    println!("1000 random games of four: mean {}, most {most} characters", sum / lengths.len());
    assert!(*most < 1024, "{most}");
}

/// The same for games that hard bots played.
#[test]
fn good_players_make_links_as_short() {
    use crate::bots::Thinker;
    use crate::engine::Decision;
    let mut lengths = Vec::new();
    for seed in 0..2 {
        let mut game = Match::<Burgundy>::new(Options::default(), 4, seed).unwrap();
        while game.question().is_some() {
            let choice = Thinker::new(Decision::of(&game).unwrap(), Level::Hard, seed).finish();
            game.answer(choice).unwrap();
        }
        lengths.push(write(&meta(4), &game).len());
    }
    println!("games of four Hard bots: {lengths:?} characters");
    assert!(lengths.iter().all(|length| *length < 1024), "{lengths:?}");
}

#[test]
fn what_was_settled_beforehand_comes_back() {
    let mut game = random_match(2, 3, 40);
    let choice = game.question().unwrap().choices[0];
    assert!(game.question().unwrap().choices.len() > 1);
    game.answer_unasked(choice).unwrap();
    let (sent, _) = read::<Burgundy>(&write(&meta(2), &game)).unwrap();
    assert_eq!(&sent.record, game.record());
}

/// Games that are long: half of them play at random, half choose what leads to full tables.
fn lengths<G: Invariants>(options: &G::Options, players: u8) -> Vec<usize> {
    let mut lengths = Vec::new();
    for seed in 0..50 {
        let mut game = Match::<G>::new(options.clone(), players, seed).unwrap();
        let mut stream = Stream::new(seed);
        while let Some(question) = game.question() {
            let weight = |choice: &G::Choice| if seed % 2 == 0 { 1 } else { G::liveliness(*choice) };
            let mut left = stream.below(question.choices.iter().map(weight).sum());
            let choice = question.choices.iter().copied().find(|choice| {
                let weight = weight(choice);
                left.checked_sub(weight).map(|rest| left = rest).is_none()
            });
            game.answer(choice.unwrap()).unwrap();
        }
        lengths.push(write(&meta(players), &game).len());
    }
    lengths.sort_unstable();
    println!("{} of {players}: median {}, most {} characters", G::ID, lengths[25], lengths[49]);
    lengths
}

#[test]
fn innovations_links_are_short_as_well() {
    let lengths = lengths::<Innovation>(&Default::default(), 4);
    assert!(lengths[49] < 1024, "{lengths:?}");
}

#[test]
fn innovations_links_with_all_sets_are_short_as_well() {
    let options = r#"{"sets":"cities+echoes+figures+artifacts+relics"}"#;
    let lengths = lengths::<Innovation>(&serde_json::from_str(options).unwrap(), 4);
    assert!(lengths[49] < 1024, "{lengths:?}");
}

#[test]
fn terra_mysticas_links_are_short_as_well() {
    for players in 2..=5 {
        let lengths = lengths::<TerraMystica>(&Default::default(), players);
        assert!(lengths[49] < 1024, "{lengths:?}");
    }
}
