//! The cycle cards (rules/beta-colony/en.md#cycles): what they bring at a cycle's start and after each roll, and their goals.

use super::candidates::{Candidate, open};
use super::choice::{Because, Choice, Payment, Prompt};
use super::event::{Event, Scope};
use super::facts::{Achievement, Colony, Colour, CycleCard, Die, EXTRA_POINTS, Material, PICTURED};
use super::obstacle::Obstacle;
use super::state::queries::CENTRAL;
use super::state::{BetaColony, Source};
use crate::engine::{Flow, Seat, Table};

type T<'a> = &'a mut dyn Table<BetaColony>;

/// Equal materials that [`CycleCard::FourEqual`] wants.
const FOUR_EQUAL: u8 = 4;
/// Influence that [`CycleCard::FourInfluence`] wants in each colony.
const FOUR_INFLUENCE: u8 = 4;
/// Crew that [`CycleCard::TwoCentral`] and [`CycleCard::TwoEach`] want.
const TWO_CREW: u8 = 2;
/// Colours that [`CycleCard::FourColours`] wants.
const FOUR_COLOURS: usize = 4;
/// Fuel that [`CycleCard::SevenFuel`] wants.
const SEVEN_FUEL: u8 = 7;
/// Crew that [`CycleCard::SixOutside`] wants.
const SIX_OUTSIDE: u8 = 6;
/// With so many materials the statue for materials is better than the goal (rules/beta-colony/rulings.md#3).
const BETTER_KEPT: std::ops::RangeInclusive<u8> = 7..=8;

impl BetaColony {
    /// A player's part in the bonus at the start of a cycle: a material if they want one, or an influence.
    pub(super) fn cycle_start(&mut self, t: T, place: u8) -> Flow {
        let seat = self.seat_after(place);
        if self.holds(CycleCard::TwoEach) {
            let scope = Scope::Cycle(seat, CycleCard::TwoEach);
            self.within(t, scope, |game, t| game.influence_of_choice(t, seat, Because::Cycle))?;
            self.refill_modules(t);
            self.refill_buildings(t);
        } else if self.player(seat).room() > 0 {
            let prompt = Prompt::CycleMaterial;
            let wanted = t.choose_or_pass(self, seat, prompt, Material::ALL, Choice::Material, Choice::Pass)?;
            if let Some(material) = wanted {
                return self.within(t, Scope::Cycle(seat, CycleCard::TwoCentral), |game, t| {
                    game.gain_material(t, seat, material);
                    Ok(())
                });
            }
        }
        Ok(())
    }

    /// After the roll, a player may turn one die to 6 or to its other side.
    pub(super) fn change_die(&mut self, t: T, place: u8) -> Flow {
        let seat = self.seat_after(place);
        let six = self.holds(CycleCard::FourEqual);
        let prompt = if six { Prompt::DieToSix } else { Prompt::FlipDie };
        let can = open(self.die_changes(seat, six));
        if let Some((die, to)) =
            t.choose_or_pass(self, seat, prompt, can, |(die, _)| Choice::Change(die), Choice::Pass)?
        {
            let card = self.cards()[self.cycle()];
            return self.within(t, Scope::Cycle(seat, card), |game, t| {
                game.turn_die(t, seat, die, to);
                Ok(())
            });
        }
        Ok(())
    }

    /// The dice and what they would show after their change.
    pub(super) fn die_changes(&self, seat: Seat, six: bool) -> impl Iterator<Item = Candidate<(Die, u8)>> {
        Die::ALL.into_iter().zip(self.player(seat).values()).map(move |(die, value)| {
            let to = if six { 6 } else { 7 - value };
            ((die, to), (to == value).then_some(Obstacle::AlreadySix))
        })
    }

    /// With a module bought in a manufactory, one more material or an artifact may be handed in for points.
    pub(super) fn hand_in(&mut self, t: T, seat: Seat) -> Flow {
        if !self.holds(CycleCard::SixOutside) {
            return Ok(());
        }
        let own = open(self.belongings(seat));
        let handed = t.choose_or_pass(self, seat, Prompt::ExtraPoints, own, Choice::Pay, Choice::Pass)?;
        if let Some(payment) = handed {
            return self.within(t, Scope::Cycle(seat, CycleCard::SixOutside), |game, t| {
                game.part_with(t, seat, payment);
                game.score(t, seat, Source::HandedIn, EXTRA_POINTS);
                Ok(())
            });
        }
        Ok(())
    }

    /// What could be handed in: one material, or an artifact.
    pub(super) fn belongings(&self, seat: Seat) -> impl Iterator<Item = Candidate<Payment>> {
        let player = self.player(seat);
        let materials =
            Material::ALL.into_iter().map(|material| (Payment::Material(material), player.material(material)));
        let all = materials.chain([(Payment::Artifact, player.artifacts())]);
        all.map(|(payment, count)| (payment, (count == 0).then_some(Obstacle::Unpaid)))
    }

    /// Whether a player fulfils a card's goal now; for [`CycleCard::SevenMaterials`], whether they could.
    pub fn meets(&self, seat: Seat, card: CycleCard) -> bool {
        let player = self.player(seat);
        match card {
            CycleCard::FourEqual => player.materials().iter().any(|count| *count >= FOUR_EQUAL),
            CycleCard::TwoCentral => Colony::ALL.iter().any(|colony| self.central_crew(seat, *colony) >= TWO_CREW),
            CycleCard::OneArtifact => player.artifacts() > 0,
            CycleCard::TwoEach => Colony::ALL.iter().all(|colony| self.crew_in(*colony, seat) >= TWO_CREW),
            CycleCard::FourColours => {
                let manned = self.manned(seat);
                Colour::ALL.iter().filter(|colour| self.coloured(**colour) & manned != 0).count() >= FOUR_COLOURS
            }
            CycleCard::FourInfluence => Colony::ALL.iter().all(|colony| player.track(*colony) >= FOUR_INFLUENCE),
            CycleCard::SevenMaterials => {
                player.materials().iter().zip(PICTURED).all(|(count, wanted)| *count >= wanted)
            }
            CycleCard::SevenFuel => player.fuel() >= SEVEN_FUEL,
            CycleCard::SixOutside => self.crew_on_all(seat, self.modules() & !CENTRAL) >= SIX_OUTSIDE,
        }
    }

    /// A seat's crew next to a colony's centre.
    pub fn central_crew(&self, seat: Seat, colony: Colony) -> u8 {
        self.crew_on_all(seat, CENTRAL & colony.bits())
    }

    /// The goal of the cycle that ends, for the player so many places after the start player.
    pub(super) fn score_goal(&mut self, t: T, place: u8) -> Flow {
        let seat = self.seat_after(place);
        let card = self.cards()[self.cycle()];
        if place == 0 {
            t.tell(self, Event::CycleEnded(card));
        }
        if !self.meets(seat, card) {
            return Ok(());
        }
        self.within(t, Scope::Goal(seat, card), |game, t| {
            if card != CycleCard::SevenMaterials || game.discards(t, seat)? {
                game.score(t, seat, Source::Goals, card.points());
            }
            Ok(())
        })
    }

    /// Whether a player discards the pictured materials. Nobody is asked whose statue is worth more.
    fn discards(&mut self, t: T, seat: Seat) -> Flow<bool> {
        let player = self.player(seat);
        let statue = player.achievements().contains(&Achievement::Materials);
        if statue && BETTER_KEPT.contains(&player.all_materials()) {
            return Ok(false);
        }
        if !t.whether(self, seat, Prompt::Discard, [Choice::Discard, Choice::Pass])? {
            return Ok(false);
        }
        self.discard_pictured(t, seat);
        Ok(true)
    }
}
