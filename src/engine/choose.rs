//! Questions about things: each thing is offered as a choice, and the thing that was meant comes back. So no rule reads an answer twice, and
//! none has to say what happens on an answer that was never offered.

use super::game::{Flow, Game, Halt, Table};
use super::seat::Seat;
use smallvec::SmallVec;

/// So many things need no memory of their own while somebody is asked.
const FEW: usize = 24;

/// Things, and as what each is offered.
type Offers<G, T> = (SmallVec<[<G as Game>::Choice; FEW]>, SmallVec<[T; FEW]>);

impl<G: Game> dyn Table<G> + '_ {
    /// Asks `seat` which of these it takes: each is a choice and what it means.
    ///
    /// # Errors
    /// As [`Table::ask`].
    pub fn pick<T: Copy>(
        &mut self,
        game: &G,
        seat: Seat,
        prompt: G::Prompt,
        offers: impl IntoIterator<Item = (G::Choice, T)>,
    ) -> Flow<T> {
        let mut all = Offers::<G, T>::default();
        for (choice, thing) in offers {
            all.0.push(choice);
            all.1.push(thing);
        }
        self.ask_about(game, seat, prompt, all)
    }

    /// Asks `seat` which of these things it takes.
    ///
    /// # Errors
    /// As [`Table::ask`].
    pub fn choose<T: Copy>(
        &mut self,
        game: &G,
        seat: Seat,
        prompt: G::Prompt,
        things: impl IntoIterator<Item = T>,
        as_choice: impl Fn(T) -> G::Choice,
    ) -> Flow<T> {
        self.ask_about(game, seat, prompt, offered::<G, T>(things, as_choice))
    }

    /// The same where a choice without an alternative is not asked. `None` if there is nothing.
    ///
    /// # Errors
    /// As [`Table::ask`].
    pub fn choose_if_several<T: Copy>(
        &mut self,
        game: &G,
        seat: Seat,
        prompt: G::Prompt,
        things: impl IntoIterator<Item = T>,
        as_choice: impl Fn(T) -> G::Choice,
    ) -> Flow<Option<T>> {
        let offers = offered::<G, T>(things, as_choice);
        match *offers.1 {
            [] => Ok(None),
            [only] => Ok(Some(only)),
            _ => self.ask_about(game, seat, prompt, offers).map(Some),
        }
    }

    /// Asks `seat` which of these things it takes, if any. `None` if it passes, and without a question if there is nothing.
    ///
    /// # Errors
    /// As [`Table::ask`].
    pub fn choose_or_pass<T: Copy>(
        &mut self,
        game: &G,
        seat: Seat,
        prompt: G::Prompt,
        things: impl IntoIterator<Item = T>,
        as_choice: impl Fn(T) -> G::Choice,
        pass: G::Choice,
    ) -> Flow<Option<T>> {
        let (mut choices, things) = offered::<G, T>(things, as_choice);
        if things.is_empty() {
            return Ok(None);
        }
        choices.push(pass);
        let at = self.place_of_answer(game, seat, prompt, &choices)?;
        Ok(things.get(at).copied())
    }

    /// Whether `seat` does it.
    ///
    /// # Errors
    /// As [`Table::ask`].
    pub fn whether(&mut self, game: &G, seat: Seat, prompt: G::Prompt, [yes, no]: [G::Choice; 2]) -> Flow<bool> {
        Ok(self.ask(game, seat, prompt, &[yes, no])? == yes)
    }

    fn ask_about<T: Copy>(
        &mut self,
        game: &G,
        seat: Seat,
        prompt: G::Prompt,
        (choices, things): Offers<G, T>,
    ) -> Flow<T> {
        let at = self.place_of_answer(game, seat, prompt, &choices)?;
        Ok(things[at])
    }

    /// Where among the choices the answer stands.
    fn place_of_answer(&mut self, game: &G, seat: Seat, prompt: G::Prompt, choices: &[G::Choice]) -> Flow<usize> {
        let answer = self.ask(game, seat, prompt, choices)?;
        choices.iter().position(|choice| *choice == answer).ok_or(Halt::Refused)
    }
}

fn offered<G: Game, T: Copy>(things: impl IntoIterator<Item = T>, as_choice: impl Fn(T) -> G::Choice) -> Offers<G, T> {
    let mut all = Offers::<G, T>::default();
    for thing in things {
        all.0.push(as_choice(thing));
        all.1.push(thing);
    }
    all
}
