//! Figures in the Sand: inspire actions, fading, and when figures are drawn. Karmas stand in `karma`.

use super::Innovation;
use super::card::{Card, Colour, Icon, Splay};
use super::cards::definition;
use super::choice::Choice;
use super::dogma::{INSPIRE, Rule};
use super::event::{How, Scope};
use super::facts::LAST_AGE;
use super::fx::Fx;
use super::fx::Value::Plain;
use super::happened::Happened;
use super::karma::{Decree, Would};
use super::prompt::{Need, Prompt, Verb};
use super::sets::Set;
use super::several::is_figure;
use super::state::{Cards, Zone};
use crate::engine::{Flow, Seat, Table};

impl Innovation {
    /// An inspire action: the visible inspire effects of a colour, from the bottom to the top, for this seat alone; then a card of the value
    /// of the colour's top card is drawn (rules/innovation/en.md#inspire).
    pub(super) fn inspire(&mut self, t: &mut dyn Table<Innovation>, seat: Seat, colour: Colour) -> Flow {
        self.note_inspired();
        if self.would(t, seat, Would::Inspire(colour))? == Happened::Instead {
            return Ok(());
        }
        for card in self.inspiring(seat, colour) {
            if let Some(rule) = definition(card).inspire_effect() {
                self.carry_out_alone(t, card, (INSPIRE, rule), seat)?;
            }
        }
        self.within(t, Scope::InspireDraw(seat), |game, t| {
            game.draw(t, seat, game.inspired_value(seat, colour)).map(drop)
        })
    }

    /// Carries out one effect of a card for one seat alone.
    ///
    /// # Errors
    /// [`Halt`](crate::engine::Halt), handed through.
    pub(super) fn carry_out_alone(
        &mut self,
        t: &mut dyn Table<Innovation>,
        card: Card,
        effect: (u8, Rule),
        seat: Seat,
    ) -> Flow {
        self.begin_alone(card, seat);
        self.carry_out(t, effect, seat, seat)?;
        self.end_dogma();
        Ok(())
    }

    /// A decree action: the whole hand is removed; then a decree of an opponent goes back to the middle, one of the middle is claimed and carried
    /// out, an own one is carried out (rules/innovation/en.md#issue).
    pub(super) fn issue(&mut self, t: &mut dyn Table<Innovation>, seat: Seat, decree: Decree) -> Flow {
        self.note_decreed();
        let hand: Cards = self.player(seat).all_in_hand().collect();
        self.follow(t, seat, seat, |fx| fx.remove_all(hand))?;
        match self.decree_owner(decree) {
            Some(owner) if owner == seat => {}
            Some(_) => {
                return self.give_decree(t, decree, None);
            }
            None if self.would(t, seat, Would::Decree(decree))?.as_said() && self.decree_owner(decree).is_none() => {
                self.give_decree(t, decree, Some(seat))?;
                self.win_by_achievements(t, seat)?;
            }
            None => return Ok(()),
        }
        self.follow(t, seat, seat, |fx| decreed(fx, decree))
    }

    /// After an action, everybody with more than one top figure scores one after the other (rules/innovation/en.md#fade).
    pub(super) fn fade(&mut self, t: &mut dyn Table<Innovation>) -> Flow {
        if !self.sets().has(Set::Figures) {
            return Ok(());
        }
        for seat in self.around(self.current()) {
            // Those that a karma kept as top cards do not fade in this action.
            let mut kept = Cards::new();
            loop {
                let figures: Cards = self.figures(seat).collect();
                let can: Cards = figures.iter().copied().filter(|card| !kept.contains(card)).collect();
                if figures.len() < 2 || can.is_empty() || self.would(t, seat, Would::Fade)? == Happened::Instead {
                    break;
                }
                let prompt = self.which_card(Verb::Fade, Need::Must, can.iter().copied());
                let Some(card) = t.choose_if_several(self, seat, prompt, can, Choice::Card)? else { break };
                let fades = |game: &mut Innovation, t: &mut dyn Table<Innovation>| {
                    game.put(t, card, Zone::Score(seat), How::Score, seat)
                };
                self.within(t, Scope::Fading(seat), fades)?;
                if self.figures(seat).any(|top| top == card) {
                    kept.push(card);
                }
            }
        }
        Ok(())
    }

    /// The free draw for sharing a dogma action with this featured icon: of a figure, if the set is in play.
    pub(super) fn draw_for_sharing(&mut self, t: &mut dyn Table<Innovation>, seat: Seat, featured: Icon) -> Flow {
        self.within(t, Scope::FreeDraw(seat), |game, t| {
            game.first(t, seat, Would::DrawAction)?;
            game.draw_figure(t, seat, Some(featured))
        })
    }

    /// After an achieve action with a normal achievement every opponent draws a figure.
    pub(super) fn draw_for_achievement(&mut self, t: &mut dyn Table<Innovation>, seat: Seat) -> Flow {
        if !self.sets().has(Set::Figures) {
            return Ok(());
        }
        let opponents: Vec<Seat> = self.opponents(seat).collect();
        opponents.into_iter().try_for_each(|opponent| {
            self.within(t, Scope::FigureDraw(opponent), |game, t| game.draw_figure(t, opponent, None))
        })
    }
}

/// What a decree does.
fn decreed(fx: &mut Fx, decree: Decree) -> Flow {
    let prompt = Prompt::Decree(decree);
    match decree {
        Decree::War => {
            let highest = fx.tops_of_others(|_| true).iter().map(|card| fx.value_of(*card)).max().unwrap_or(0);
            let values = 1..=highest.max(LAST_AGE);
            let Some(value) = fx.one_of(fx.you, prompt, values, Choice::Value)? else { return Ok(()) };
            fx.return_all(fx.tops_of_others(|card| fx.value_of(card) == value))
        }
        Decree::Expansion => {
            let can: Vec<Colour> = Colour::ALL.into_iter().filter(|colour| fx.can_splay(*colour, Splay::Up)).collect();
            if let Some(colour) = fx.one_of(fx.you, prompt, can, Choice::Colour)? {
                fx.splay(colour, Splay::Up)?;
            }
            Ok(())
        }
        Decree::Trade => {
            let value = fx.own().highest_top() + 1;
            for _ in 0..3 {
                fx.draw_and_foreshadow(Plain(value))?;
            }
            Ok(())
        }
        Decree::Advancement => {
            fx.draw(Plain(fx.own().highest_top() + 2))?;
            Ok(())
        }
        Decree::Rivalry => {
            let Some(rival) = fx.one_of(fx.you, prompt, fx.others(), Choice::Player)? else { return Ok(()) };
            for _ in 0..3 {
                if let Some(card) = fx.choose_in_score_piles(Verb::Return, &[rival])? {
                    fx.return_card(card)?;
                }
            }
            fx.return_all(fx.player(rival).tops().filter(|card| is_figure(*card)).collect())
        }
    }
}
