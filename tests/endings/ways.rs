//! The ways in which each game can end, by name.

use fireside::app::narration::Narration;
use fireside::engine::invariants::Invariants;
use fireside::engine::{Match, Question, Seat};
use fireside::games::innovation::cards::definition;
use fireside::games::innovation::{self, Card, Set};
use fireside::games::terra_mystica::{Faction, Leave, LedgerTable};
use fireside::games::{BetaColony, Burgundy, Innovation, TerraMystica, beta_colony, burgundy, terra_mystica};

/// A game whose ways to end can be told apart.
pub trait Ways: Narration + Invariants {
    /// Every way to end.
    fn ways() -> Vec<String>;

    /// The way in which a match ended; `None` while it goes on.
    fn way(game: &Match<Self>) -> Option<String>;

    /// The tables at which it can come to this way.
    fn tables_of(way: &str) -> Vec<(Self::Options, u8)>;

    /// How gladly a choice is made by whoever wants the game to end in this way, compared with others.
    fn zeal(_way: &str, _game: &Self, _question: &Question<Self>, choice: Self::Choice) -> u32 {
        Self::liveliness(choice)
    }

    /// Whether it is left to the bots' judgement, for nobody comes there by chance.
    fn takes_skill(_way: &str) -> bool {
        false
    }

    /// Whether the next answer may end the game in this way, so that it is worth trying each.
    fn is_near(_way: &str, _game: &Self, _seat: Seat) -> bool {
        false
    }
}

/// The last event of a match that says how it ended.
fn last<G: Ways, T>(game: &Match<G>, read: impl Fn(&G::Event) -> Option<T>) -> Option<T> {
    game.events().iter().rev().find_map(|logged| read(&logged.event))
}

/// The way to end that takes skill.
const EGON_BEATEN: &str = "Egon beaten";

impl Ways for Burgundy {
    fn ways() -> Vec<String> {
        let ways =
            ["most points", "most material", "shared", EGON_BEATEN, "Egon ahead early", "Egon ahead after passage E"];
        ways.map(str::to_owned).to_vec()
    }

    fn way(game: &Match<Burgundy>) -> Option<String> {
        use burgundy::{Ending, Event};
        let ending = last(game, |event| if let Event::Ended(ending) = event { Some(*ending) } else { None })?;
        let passage =
            last(game, |event| if let Event::PassageEnded { passage } = event { Some(*passage) } else { None })?;
        let name = match ending {
            Ending::MostPoints => "most points",
            Ending::MostMaterial => "most material",
            Ending::Shared => "shared",
            Ending::EgonBeaten => EGON_BEATEN,
            Ending::EgonAhead if usize::from(passage) + 1 < burgundy::facts::PASSAGES => "Egon ahead early",
            Ending::EgonAhead => "Egon ahead after passage E",
        };
        Some(name.to_owned())
    }

    fn tables_of(way: &str) -> Vec<(burgundy::Options, u8)> {
        let alone = way.starts_with("Egon");
        Burgundy::tables().into_iter().filter(|(_, players)| (*players == 1) == alone).collect()
    }

    fn takes_skill(way: &str) -> bool {
        way == EGON_BEATEN
    }
}

impl Ways for TerraMystica {
    fn ways() -> Vec<String> {
        ["most points", "shared", "most points after somebody left"].map(str::to_owned).to_vec()
    }

    fn way(game: &Match<TerraMystica>) -> Option<String> {
        use terra_mystica::Event;
        let winners = last(game, |event| if let Event::Ended(winners) = event { Some(*winners) } else { None })?;
        let ledger = game.record().options.ledger.as_ref();
        let left = ledger.is_some_and(|table| !table.leaves.is_empty());
        let name = match winners.len() {
            1 if left => "most points after somebody left",
            1 => "most points",
            _ => "shared",
        };
        Some(name.to_owned())
    }

    fn tables_of(way: &str) -> Vec<(terra_mystica::Options, u8)> {
        if !way.ends_with("left") {
            return TerraMystica::tables();
        }
        let ledger = LedgerTable {
            factions: vec![Faction::Witches, Faction::Nomads, Faction::Giants],
            points: vec![20; 3],
            scoring: [1, 2, 3, 4, 5, 6],
            cards: (1..=6).collect(),
            extra_town_tiles: true,
            cultists_power: true,
            leaves: vec![Leave { seat: Seat(1), step: 60 }],
        };
        let options = terra_mystica::Options { ledger: Some(ledger), ..Default::default() };
        vec![(options, 3)]
    }
}

impl Ways for BetaColony {
    fn ways() -> Vec<String> {
        ["most points", "larger crew", "shared"].map(str::to_owned).to_vec()
    }

    fn way(game: &Match<BetaColony>) -> Option<String> {
        use beta_colony::Event;
        let (winners, by_crew) = last(game, |event| match event {
            Event::Ended { winners, by_crew } => Some((*winners, *by_crew)),
            _ => None,
        })?;
        let name = match winners.len() {
            1 if by_crew => "larger crew",
            1 => "most points",
            _ => "shared",
        };
        Some(name.to_owned())
    }

    fn tables_of(_: &str) -> Vec<(beta_colony::Options, u8)> {
        BetaColony::tables()
    }
}

/// How ways that teams can take are called of teams.
const IN_TEAMS: &str = " in teams";
/// The way of the game that needs one achievement more.
const LONGER: &str = "achievements in the longer game";
/// How ways begin that a card is.
const CARD: &str = "card ";

/// The card that a way is.
fn card_of(way: &str) -> Option<Card> {
    way.strip_prefix(CARD).and_then(Card::named)
}

impl Ways for Innovation {
    fn ways() -> Vec<String> {
        let usual = ["achievements", "most points", "most achievements", "drawn"];
        let teams = usual.map(|way| format!("{way}{IN_TEAMS}"));
        let cards =
            Card::all().filter(|card| definition(*card).can_win()).map(|card| format!("{CARD}{}", card.print().id));
        usual.map(str::to_owned).into_iter().chain(teams).chain([LONGER.to_owned()]).chain(cards).collect()
    }

    fn way(game: &Match<Innovation>) -> Option<String> {
        use innovation::{Ending, Event};
        let ending = last(game, |event| if let Event::Ended(ending) = event { Some(*ending) } else { None })?;
        let options = game.record().options;
        let name = match ending {
            Ending::Achievements if options.longer && !options.teams => return Some(LONGER.to_owned()),
            Ending::Achievements => "achievements",
            Ending::MostPoints => "most points",
            Ending::MostAchievements => "most achievements",
            Ending::Drawn => "drawn",
            Ending::Card(card) => return Some(format!("{CARD}{}", card.print().id)),
        };
        Some(format!("{name}{}", if options.teams { IN_TEAMS } else { "" }))
    }

    /// A card is looked for among few others: with its own set, and few players.
    fn tables_of(way: &str) -> Vec<(innovation::Options, u8)> {
        let card = card_of(way);
        let fits = |(options, players): &(innovation::Options, u8)| match card {
            Some(card) => {
                let sets = innovation::Sets::BASE.with(card.set());
                let echoes = innovation::Sets::BASE.with(Set::Echoes).with(card.set());
                (options.sets == sets || options.sets == echoes) && *players < 4 && !options.longer
            }
            None => options.teams == way.ends_with(IN_TEAMS) && options.longer == (way == LONGER),
        };
        let mut tables: Vec<_> = Innovation::tables().into_iter().filter(fits).collect();
        if let Some(card) = card {
            let sets = innovation::Sets::BASE.with(card.set());
            // Garland's Ruby Slippers look for a card without effects, which is a city.
            for sets in [sets, sets.with(Set::Cities)] {
                tables.extend([2, 3].map(|players| (innovation::Options { sets, ..Default::default() }, players)));
            }
        }
        tables
    }

    fn zeal(way: &str, game: &Innovation, question: &Question<Innovation>, choice: innovation::Choice) -> u32 {
        use innovation::{Choice, Prompt};
        let Some(card) = card_of(way) else {
            let weight = if way.starts_with("achievements") { Innovation::liveliness } else { Innovation::patience };
            return weight(choice);
        };
        let has_it = game.player(question.seat).stack(card.colour()).top() == Some(card);
        let is_action = matches!(question.prompt, Prompt::Action { .. });
        match choice {
            Choice::Meld(melded) | Choice::Card(melded) if melded == card => 5_000,
            Choice::Dogma(used) | Choice::Endorse(used) if used == card => 400,
            Choice::Achieve(_) => 1,
            // What lies on top shall stay there.
            Choice::Meld(melded) if has_it && melded.colour() == card.colour() => 1,
            Choice::Draw if !has_it => 150,
            _ if is_action && has_it => 20,
            _ => Innovation::patience(choice),
        }
    }

    fn is_near(way: &str, game: &Innovation, seat: Seat) -> bool {
        card_of(way).is_some_and(|card| game.player(seat).stack(card.colour()).top() == Some(card))
    }
}
