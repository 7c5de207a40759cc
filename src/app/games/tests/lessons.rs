//! Every lesson is played: each step's question comes, what is wanted is offered, what it points at is there, whatever else is chosen has its
//! reason and a way back or on, the end is reached, and every word is there in each language.

use crate::app::games::beta_colony::text::{lookup, things as bc};
use crate::app::games::burgundy::text::things;
use crate::app::games::innovation::text::names::part;
use crate::app::games::innovation::text::things as inn;
use crate::app::games::terra_mystica::text::things as tm;
use crate::app::lessons::testing::play;
use crate::app::lessons::{Lesson, PUPIL, Step};
use crate::app::narration::testing::{self, check, every_language, some_tables};
use crate::app::narration::{Narration, lessons_of, lessons_of_extras};
use crate::app::table::recap::Recap;
use crate::engine::Game;
use crate::engine::invariants::Invariants;
use crate::games::beta_colony::facts::TRACK;
use crate::games::beta_colony::{Colony, Die, Location, Space};
use crate::games::burgundy::Goods;
use crate::games::innovation::facts::LAST_AGE;
use crate::games::innovation::{Options, Set, Sets};
use crate::games::terra_mystica::facts::tiles::FAVORS;
use crate::games::terra_mystica::facts::{POWER_ACTIONS, ROUNDS};
use crate::games::terra_mystica::{Cult, Favor, Special};
use crate::games::{BetaColony, Burgundy, Innovation, TerraMystica};
use std::collections::BTreeSet;

/// So many characters of a step fit into a phone's prompt.
const MOST: usize = 150;

/// What lies on the board, by the names of its things.
trait Things: Game {
    fn things(&self) -> Vec<String>;
}

impl Things for Burgundy {
    fn things(&self) -> Vec<String> {
        let me = self.player(PUPIL);
        let own = me.hand().iter().chain(me.projects()).chain(me.estate().iter().flat_map(|fan| fan.cards()));
        let cards = own.chain(self.display().iter().flatten()).chain(self.purchase());
        let goods = Goods::ALL.into_iter().filter(|sort| me.goods()[sort.index()] > 0);
        let always = [things::ANIMALS, things::WORKERS, things::SILVER, things::BONUSES].map(str::to_owned);
        let egon = self.egon().map(|_| things::EGON.to_owned());
        cards.map(|card| things::card(*card)).chain(goods.map(things::goods)).chain(always).chain(egon).collect()
    }
}

impl Things for Innovation {
    fn things(&self) -> Vec<String> {
        let me = self.player(PUPIL);
        let cards = me.hand().iter().chain(me.forecast()).copied().chain(me.tops()).map(inn::card);
        let piles = (1..=LAST_AGE).filter(|age| !self.pile(*age).is_empty()).map(inn::supply);
        let normal = self.available().iter().map(|card| inn::achievement(card.printed_value()));
        let foreseen = (!me.forecast().is_empty()).then(|| inn::forecast(PUPIL));
        let decrees = self.sets().has(Set::Figures).then(|| inn::DECREES.to_owned());
        let achieved = self.seats().map(inn::achieved);
        let always = [inn::score(PUPIL), inn::SPECIALS.to_owned()].into_iter().chain(achieved);
        let sets = foreseen.into_iter().chain(decrees).chain(me.display().map(inn::card));
        cards.chain(piles).chain(normal).chain(always).chain(sets).collect()
    }
}

impl Things for TerraMystica {
    fn things(&self) -> Vec<String> {
        let me = self.player(PUPIL);
        let own = [tm::WHEEL, tm::BOWLS, tm::INCOME, tm::SHIPPING].map(str::to_owned).into_iter();
        let hexes = self.geometry().all.iter().map(tm::hex);
        let cards = self.open_cards().into_iter().map(|(card, _)| card).chain(me.card()).map(tm::card);
        let faction = |special: &Special| special.faction().is_some_and(|faction| me.is(faction));
        let specials = Special::ALL.into_iter().filter(faction).map(tm::special);
        let power = (0..POWER_ACTIONS.len() as u8).map(tm::power_action);
        let favors = (0..FAVORS as u8).map(|favor| tm::favor(Favor(favor)));
        let shared = power.chain(Cult::ALL.map(tm::cult)).chain((1..=ROUNDS).map(tm::round)).chain(favors);
        own.chain(hexes).chain(cards).chain(specials).chain(shared).collect()
    }
}

impl Things for BetaColony {
    fn things(&self) -> Vec<String> {
        let built = Space::all().filter(|space| self.tile(*space).is_some()).map(bc::space);
        let dice = Die::ALL.into_iter().filter(|die| self.player(PUPIL).die(*die).is_some()).map(bc::die);
        let always =
            Space::all().map(bc::site).chain(Colony::ALL.map(bc::colony)).chain(Location::ALL.map(bc::location));
        let stops = Colony::ALL.into_iter().flat_map(|colony| {
            (1..=TRACK as u8).filter(move |at| lookup::stop(colony, *at).is_some()).map(move |at| bc::stop(colony, at))
        });
        let cards = (0..3).map(bc::cycle).chain(self.shown().map(bc::module)).chain([bc::GOODS.to_owned()]);
        built.chain(dice).chain(always).chain(stops).chain(cards).collect()
    }
}

fn lessons_are_played<G: Narration + Things>() {
    assert_eq!(G::lessons()[0].name, G::ID, "the game's cover offers it by this name");
    for lesson in G::lessons() {
        let table = lesson.begin().expect("the rules run so");
        let news = Recap::of(&table, &G::log(&table), PUPIL, lesson.laid_out()).lines;
        assert!(lesson.opening.is_empty() || news.is_empty(), "{}: nobody has seen what was laid out", lesson.name);
        let beside = lessons_of_extras::<G>(&(lesson.options)());
        let offered = lessons_of::<G>().chain(beside).filter(|offered| offered.name == lesson.name);
        assert_eq!(offered.count(), 1, "{}: it is offered in one place", lesson.name);
        let minding = play(lesson, G::things, G::settled);
        for _ in every_language() {
            check::<G>(&crate::app::i18n::words::Phrase::new(lesson.title));
            lesson.steps.iter().for_each(|step| drop(check::<G>(&step.headline())));
            let words = lesson.steps.iter().map(Step::text).chain(minding.iter().map(|step| step.otherwise()));
            for words in words {
                let said = check::<G>(&words);
                assert!(said.chars().count() <= MOST, "too long for a phone: {said}");
            }
        }
    }
}

/// Over random games: what is told somebody for the first time is told once, one thing at a question, and what is pointed at lies there; a
/// lesson that was played tells some of it.
fn what_is_met_lies_there<G: Narration + Things + Invariants>() {
    let (mut told, mut pointed) = (BTreeSet::new(), 0);
    for (seed, (options, players)) in (60..).zip(some_tables::<G>(4)) {
        testing::play::<G>(
            options,
            players,
            seed,
            |choice| G::patience(*choice),
            |game, _| {
                if game.question().is_none_or(|question| question.seat != PUPIL) {
                    return;
                }
                let kinds = G::explanations(game).into_iter().map(|words| (words.key, Vec::new()));
                let met = G::meetings(game).into_iter().map(|(key, things)| (key.to_owned(), things));
                let new = kinds.chain(met).find(|(key, _)| !told.contains(key));
                if let Some((key, things)) = new {
                    let lie = game.state().things();
                    assert_eq!(things.iter().find(|thing| !lie.contains(thing)), None, "{key}");
                    pointed += usize::from(!things.is_empty());
                    told.insert(key);
                }
            },
        );
    }
    assert!(pointed >= 4 && told.len() > pointed, "{told:?}");
}

crate::for_each_game!(crate::test_each! { lessons_are_played });

#[test]
fn whoever_chooses_a_set_is_offered_its_lesson() {
    let names = |lessons: &mut dyn Iterator<Item = &'static Lesson<Innovation>>| -> Vec<&str> {
        lessons.map(|lesson| lesson.name).collect()
    };
    assert_eq!(names(&mut lessons_of::<Innovation>()), ["innovation"]);
    for sets in Sets::mixes() {
        let chosen: Vec<&str> = sets.iter().skip(1).map(part).collect();
        let options = Options { sets, ..Options::default() };
        assert_eq!(names(&mut lessons_of_extras::<Innovation>(&options)), chosen, "{sets}");
    }
}

mod met {
    use super::what_is_met_lies_there;
    crate::for_each_game!(crate::test_each! { what_is_met_lies_there });
}
