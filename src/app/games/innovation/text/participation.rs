//! What a dogma would mean for everybody, from the icons as they are now.

use crate::engine::Seat;
use crate::games::innovation::cards::effects;
use crate::games::innovation::{Ahead, Card, ECHO, Effect, Innovation, Measure, Planned};

/// What a dogma means for somebody who did not activate it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// Subject to its demands or compels.
    Demanded,
    /// Subject to its compels, and shares what else it does.
    Both,
    /// Carries out its shared effects, before the player.
    Shares,
    /// It demands, but not of this seat.
    Exempt,
    /// Has too few icons to share.
    Uninvolved,
}

/// What a dogma would mean for everybody else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Participation {
    /// What is counted; `None` if the player chooses it first: who has part is not certain before.
    pub measure: Option<Measure>,
    /// How much of it the player has.
    pub own: u16,
    /// The others clockwise, how much they have, and what it means for them. Nobody while that is not certain.
    pub others: Vec<(Seat, u16, Role)>,
    /// Whether the card demands anything.
    pub demands: bool,
    /// Whether that is a compel: it hits whoever shows as many.
    pub compels: bool,
    /// Whether it does anything else, echo effects included.
    pub shared: bool,
    /// The cards whose echo effects come first, in their order. Whoever shares the dogma shares them.
    pub echoes: Vec<Card>,
}

impl Participation {
    /// If this seat activated the card now.
    pub fn of(state: &Innovation, card: Card, by: Seat) -> Participation {
        Participation::from(state, by, &state.ahead(card, by))
    }

    /// If it promoted the card and activated it then.
    pub fn promoted(state: &Innovation, card: Card, by: Seat) -> Participation {
        let ahead = state.ahead_promoted(card, by).unwrap_or_else(|| state.ahead(card, by));
        Participation::from(state, by, &ahead)
    }

    /// If it endorsed the card: what is tucked for it may change what counts, and is certain only where there is one card for it.
    pub fn endorsed(state: &Innovation, card: Card, by: Seat) -> Participation {
        let mut payments = state.player(by).endorsing(card);
        let only = payments.next().filter(|_| payments.next().is_none());
        let ahead = only.and_then(|paid| state.ahead_endorsed(card, by, paid));
        Participation::from(state, by, &ahead.unwrap_or_else(|| state.ahead(card, by)))
    }

    /// If this is counted.
    pub fn measured(state: &Innovation, card: Card, by: Seat, measure: Measure) -> Participation {
        Participation::from(state, by, &state.ahead_measured(card, by, measure))
    }

    fn from(state: &Innovation, by: Seat, ahead: &Ahead) -> Participation {
        let count = &ahead.count;
        let demands = ahead.effects.iter().any(|planned| planned.demand);
        let is_compel = |planned: &Planned| {
            matches!(effects(planned.card).get(usize::from(planned.effect)), Some(Effect::Compel(_)))
        };
        let compels = ahead.effects.iter().any(is_compel);
        let shared = ahead.effects.iter().any(|planned| !planned.demand);
        let echoes =
            ahead.effects.iter().filter(|planned| planned.effect == ECHO).map(|planned| planned.card).collect();
        let has_part = |seat: Seat, demand: bool| {
            ahead.effects.iter().any(|planned| planned.demand == demand && planned.others.contains(seat))
        };
        let role = |seat: Seat| match (has_part(seat, true), has_part(seat, false)) {
            (true, true) => Role::Both,
            (true, false) => Role::Demanded,
            (false, true) => Role::Shares,
            (false, false) if count.sharers.contains(seat) => Role::Exempt,
            (false, false) => Role::Uninvolved,
        };
        let others = state.others(by).map(|seat| (seat, count.counts[seat.index()], role(seat)));
        let (measure, others) = match ahead.is_open {
            true => (None, Vec::new()),
            false => (Some(count.measure), others.collect()),
        };
        Participation { measure, own: count.counts[by.index()], others, demands, compels, shared, echoes }
    }

    /// What it means for a seat.
    pub fn role(&self, seat: Seat) -> Option<Role> {
        self.others.iter().find(|(other, ..)| *other == seat).map(|(_, _, role)| *role)
    }

    /// Everybody who must obey, clockwise.
    pub fn obeying(&self) -> impl Iterator<Item = Seat> + '_ {
        self.others.iter().filter(|(_, _, role)| matches!(role, Role::Demanded | Role::Both)).map(|(seat, ..)| *seat)
    }

    /// Everybody who shares, clockwise.
    pub fn sharing(&self) -> impl Iterator<Item = Seat> + '_ {
        self.others.iter().filter(|(_, _, role)| matches!(role, Role::Shares | Role::Both)).map(|(seat, ..)| *seat)
    }

    /// Everybody for whom it means this.
    pub fn with(&self, role: Role) -> impl Iterator<Item = Seat> + '_ {
        self.others.iter().filter(move |(_, _, of)| *of == role).map(|(seat, ..)| *seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::games::innovation::text::names::measure_name;
    use crate::app::games::innovation::text::tests::{check, speak_in};
    use crate::app::i18n::language::Language;
    use crate::engine::Match;
    use crate::games::innovation::cards::name::{ALEXANDER_THE_GREAT, COAL, CONFUCIUS, POTTERY, THE_WHEEL};
    use crate::games::innovation::{Icon, Options, Set, Sets, Situation, Splay};

    /// Plays a game by turns of the choices and looks at every question.
    fn watch(players: u8, seed: u64, mut look: impl FnMut(&Match<Innovation>)) {
        let mut game = Match::<Innovation>::new(Options::default(), players, seed).unwrap();
        for step in 0..400 {
            look(&game);
            let Some(question) = game.question() else { return };
            let choice = question.choices[step * 7 % question.choices.len()];
            game.answer(choice).unwrap();
        }
    }

    #[test]
    fn with_as_many_icons_nobody_is_hit_and_with_fewer_nobody_shares() {
        let mut seen = [0; 5];
        watch(3, 6, |game| {
            let state = game.state();
            for by in state.seats() {
                for card in state.player(by).tops() {
                    let participation = Participation::of(state, card, by);
                    for (_, theirs, role) in &participation.others {
                        let as_many = *theirs >= participation.own;
                        assert_eq!(as_many, matches!(role, Role::Shares | Role::Exempt), "{card:?}");
                        assert!(*role != Role::Demanded || participation.demands);
                        seen[*role as usize] += 1;
                    }
                }
            }
        });
        let both = Role::Both as usize;
        assert!(
            (0..).zip(seen).all(|(role, count)| (count > 0) != (role == both)),
            "no compels in the base game: {seen:?}"
        );
    }

    #[test]
    fn what_a_karma_lets_count_is_known_before_or_said_to_be_chosen() {
        let options = Options { sets: Sets::BASE.with(Set::Figures), ..Options::default() };
        let table = |cards: &[Card]| {
            let table = Situation::new(&options, 2).unwrap().board(Seat(0), cards, Splay::None).unwrap();
            table.board(Seat(1), &[POTTERY], Splay::None).unwrap().build().unwrap()
        };
        let points = Participation::of(&table(&[ALEXANDER_THE_GREAT, THE_WHEEL]), THE_WHEEL, Seat(0));
        assert_eq!(
            (points.measure, points.own, points.role(Seat(1))),
            (Some(Measure::Points), 2, Some(Role::Uninvolved))
        );
        let open = table(&[CONFUCIUS, THE_WHEEL, COAL]);
        let before = Participation::of(&open, THE_WHEEL, Seat(0));
        assert_eq!((before.measure, before.others.len()), (None, 0));
        let roles = [Icon::Leaf, Icon::Factory]
            .map(|icon| Participation::measured(&open, THE_WHEEL, Seat(0), Measure::Icon(icon)).role(Seat(1)));
        assert_eq!(roles, [Some(Role::Shares), Some(Role::Uninvolved)]);
        for (language, words) in Language::ALL.into_iter().zip(["Points", "Punkte", "Puntos"]) {
            speak_in(language);
            assert_eq!(check(&measure_name(Measure::Points)), words);
        }
    }
}
