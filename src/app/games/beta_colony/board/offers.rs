//! What is offered where: the choices of the waiting question by the things on the board, and the die in hand, which narrows them.

use crate::app::games::beta_colony::text::lookup;
use crate::app::i18n::words::Phrase;
use crate::app::narration::Narration;
use crate::app::table::{HalfChosen, TableCtx};
use crate::games::BetaColony;
use crate::games::beta_colony::facts::row_for;
use crate::games::beta_colony::{Achievement, Board, Choice, Colony, Die, Location, Module, Payment, Prompt, Space};
use leptos::prelude::*;

/// The choices of the waiting question.
#[derive(Clone, Copy, Debug)]
pub struct Offers {
    choices: Memo<Vec<Choice>>,
    prompt: Memo<Option<Prompt>>,
    /// The die that was tapped: only what it can do is shown.
    held: HalfChosen<Die>,
    /// The place that was tapped while several dice fly there.
    aimed: HalfChosen<Location>,
    /// The fuel that each choice costs, in their order.
    fuels: Memo<Vec<u8>>,
    /// The module that was tapped before the die that its row needs.
    wanted: RwSignal<Option<Module>>,
    picked: Memo<Option<Choice>>,
}

impl Offers {
    /// Makes them known to the board.
    pub fn provide(table: TableCtx<BetaColony>) {
        let choices = Memo::new(move |_| table.choices());
        let prompt = Memo::new(move |_| table.prompt());
        let fuels = Memo::new(move |_| {
            let seat = table.me();
            choices.with(|choices| {
                table.state(|state| choices.iter().map(|choice| lookup::fuel(state, seat, *choice)).collect())
            })
        });
        let held = table.half_chosen("dice", plays);
        let wanted = RwSignal::new(None);
        Effect::new(move |_| match (prompt.get(), wanted.get()) {
            (Some(Prompt::Module(_)), Some(module)) => {
                wanted.set(None);
                if table.offers(Choice::Module(module)) {
                    table.repick(Choice::Module(module));
                }
            }
            (Some(Prompt::Activate(_)) | None, _) | (_, None) => {}
            _ => wanted.set(None),
        });
        begin_payment(table);
        let aimed = table.half_chosen("place", |at, choice| matches!(choice, Choice::Move(_, to) if to == at));
        provide_context(Offers {
            choices,
            prompt,
            held,
            aimed,
            fuels,
            wanted,
            picked: Memo::new(move |_| table.picked()),
        });
    }

    /// Those of this board.
    pub fn expect() -> Offers {
        expect_context()
    }

    /// The boards that can be chosen now.
    pub fn boards(self) -> Vec<Board> {
        let board = |choice: &Choice| if let Choice::Board(board) = choice { Some(*board) } else { None };
        self.choices.with(|choices| choices.iter().filter_map(board).collect())
    }

    fn find(self, fits: impl Fn(Choice) -> bool) -> Option<Choice> {
        self.choices.with(|choices| choices.iter().copied().find(|choice| fits(*choice)))
    }

    /// Of those that fit, the one with the die in hand and the least fuel; the die that would score at the place is kept for it.
    fn cheapest(self, fits: impl Fn(Choice) -> bool) -> Option<Choice> {
        let held = self.held.get();
        let of_die = |choice: Choice| match choice {
            Choice::Move(die, _) | Choice::Activate(die, _) => held.is_none_or(|held| held == die),
            _ => true,
        };
        self.choices.with(|choices| {
            self.fuels.with(|fuels| {
                let all = choices.iter().zip(fuels).filter(|(choice, _)| fits(**choice) && of_die(**choice));
                let scores = |choice| matches!(choice, Choice::Move(die, to) if to.bonus_die() == Some(die));
                all.min_by_key(|(choice, fuel)| (**fuel, scores(**choice))).map(|(choice, _)| *choice)
            })
        })
    }

    /// What a tap on this place of the orbit picks; a choice that is picked stays.
    pub fn at_place(self, at: Location) -> Option<Choice> {
        match self.picked.get() {
            Some(choice @ Choice::Move(_, to)) if to == at => Some(choice),
            _ => self.cheapest(|choice| match choice {
                Choice::Move(_, to) | Choice::Start(to) => to == at,
                _ => false,
            }),
        }
    }

    /// A tap on a place of the orbit: where several dice fly there, they become buttons; nothing is done before one is chosen.
    pub fn tap_place(self, table: TableCtx<BetaColony>, at: Location, choice: Choice) {
        let flies = |choice: &Choice| matches!(choice, Choice::Move(_, to) if *to == at);
        let dice = table.with_choices(|choices| choices.iter().filter(|choice| flies(choice)).count());
        let asks = dice > 1 && self.held.get_untracked().is_none();
        if asks {
            self.aimed.set(Some(at));
        }
        match table.picked() {
            Some(picked) if flies(&picked) => table.confirm(),
            _ if !asks => table.pick(choice),
            _ if table.settings().get_untracked().at_once => {}
            _ => table.repick(choice),
        }
    }

    /// The place that was tapped while several dice fly there.
    pub fn aimed(self) -> Option<Location> {
        self.aimed.get()
    }

    /// Whether a choice goes to this place.
    pub fn flies_to(self, choice: Choice, at: Location) -> bool {
        matches!(choice, Choice::Move(_, to) | Choice::Start(to) if to == at)
    }

    /// The fuel that a choice costs.
    pub fn fuel(self, table: TableCtx<BetaColony>, choice: Choice) -> u8 {
        table.state(|state| lookup::fuel(state, table.me(), choice))
    }

    /// What a tap on this space picks.
    pub fn on_space(self, space: Space) -> Option<Choice> {
        self.find(|choice| choice == Choice::Build(space) || choice == Choice::Crew(space))
    }

    /// What a tap on a space that is not offered wanted.
    pub fn wish(self, space: Space) -> Choice {
        match self.prompt.get_untracked() {
            Some(Prompt::Crew(_)) => Choice::Crew(space),
            _ => Choice::Build(space),
        }
    }

    /// The spaces of a colony that can be chosen.
    pub fn spaces(self, colony: Colony) -> Vec<Space> {
        let of = |choice: &Choice| match choice {
            Choice::Build(space) | Choice::Crew(space) if space.colony() == colony => Some(*space),
            _ => None,
        };
        self.choices.with(|choices| choices.iter().filter_map(of).collect())
    }

    /// The space that is picked, or built on while it is paid for, if it is one of this colony.
    pub fn picked_space(self, colony: Colony) -> Option<Space> {
        let space = match (self.picked.get(), self.prompt.get()) {
            (Some(Choice::Build(space) | Choice::Crew(space)), _) => space,
            (_, Some(prompt)) => prompt.paid_space()?,
            _ => return None,
        };
        (space.colony() == colony).then_some(space)
    }

    /// The influence that building on this space brings.
    pub fn influence(self, table: TableCtx<BetaColony>, space: Space) -> Option<u8> {
        match self.prompt.get()? {
            Prompt::ModuleSpace { module, free } => Some(table.state(|state| state.influence(module, space, free))),
            _ => None,
        }
    }

    /// What a tap on the head of this colony picks.
    pub fn in_colony(self, colony: Colony) -> Option<Choice> {
        self.find(|choice| choice == Choice::Influence(colony))
    }

    /// What a tap on this module picks.
    pub fn module(self, module: Module) -> Option<Choice> {
        self.find(|choice| choice == Choice::Module(module))
    }

    /// What a tap on this achievement picks.
    pub fn achievement(self, which: Achievement) -> Option<Choice> {
        self.find(|choice| choice == Choice::Achieve(which))
    }

    /// What a tap on this board picks.
    pub fn board(self, board: Board) -> Option<Choice> {
        self.find(|choice| choice == Choice::Board(board))
    }

    /// The fuel that the dice need for a row of the manufactory while a place is used.
    pub fn row_fuel(self, table: TableCtx<BetaColony>, row: usize) -> u8 {
        self.of_row(row).map_or(0, |choice| self.fuel(table, choice))
    }

    /// Whether a row can be taken from.
    pub fn row_open(self, table: TableCtx<BetaColony>, row: usize) -> bool {
        let sells = self.choices.with(|choices| {
            choices.iter().any(|choice| match choice {
                Choice::Module(module) => table.state(|state| state.rows()[row].contains(&Some(*module))),
                _ => false,
            })
        });
        sells || self.of_row(row).is_some()
    }

    /// A tap on a module of a row whose dice are not chosen yet: the die is picked, and the module once its row is open. Whether it can be.
    pub fn tap_module(self, table: TableCtx<BetaColony>, row: usize, module: Module) -> bool {
        let Some(choice) = untrack(|| self.of_row(row)) else { return false };
        match untrack(|| table.picked()) == Some(choice) && self.wanted.get_untracked() == Some(module) {
            true => table.confirm(),
            false => {
                self.wanted.set(Some(module));
                table.repick(choice);
            }
        }
        true
    }

    fn of_row(self, row: usize) -> Option<Choice> {
        match self.prompt.get() {
            Some(Prompt::Activate(at)) if at.is_manufactory() => {
                self.cheapest(|choice| matches!(choice, Choice::Activate(_, value) if row_for(value) == row))
            }
            _ => None,
        }
    }

    /// Whether a die can be tapped.
    pub fn die(self, die: Die) -> bool {
        self.find(|choice| match choice {
            Choice::Move(one, _) | Choice::Activate(one, _) | Choice::Change(one) => one == die,
            _ => false,
        })
        .is_some()
    }

    /// Whether a die is in hand, or part of what is picked.
    pub fn holds(self, die: Die) -> bool {
        match self.picked.get() {
            Some(picked @ (Choice::Move(..) | Choice::Activate(..) | Choice::Change(_) | Choice::Dock(..))) => {
                plays(die, picked)
            }
            _ => self.held.get() == Some(die),
        }
    }

    /// What a die counts as in what is picked, if that is another value.
    pub fn became(self, table: TableCtx<BetaColony>, die: Die) -> Option<u8> {
        let value = match self.picked.get()? {
            Choice::Activate(one, value) if one == die => value,
            Choice::Change(one) if one == die => match self.prompt.get()? {
                Prompt::DieToSix => 6,
                _ => 7 - table.state(|state| lookup::value(state, table.me(), die)).clamp(1, 6),
            },
            _ => return None,
        };
        (table.state(|state| lookup::value(state, table.me(), die)) != value).then_some(value)
    }

    /// A tap on a die: picks what it does where that is one thing, else takes it in hand. Whether it can do anything.
    pub fn tap_die(self, table: TableCtx<BetaColony>, die: Die) -> bool {
        let prompt = untrack(|| self.prompt.get());
        let picks = untrack(|| match prompt {
            Some(Prompt::Activate(_)) => {
                let own = table.state(|state| lookup::value(state, table.me(), die));
                self.find(|choice| choice == Choice::Activate(die, own))
            }
            _ => self.find(|choice| choice == Choice::Change(die)),
        });
        match picks {
            Some(choice) => self.tap_value(table, choice),
            None if untrack(|| self.die(die)) => {
                table.unpick();
                self.aimed.set(None);
                self.held.set(Some(die).filter(|die| self.held.get_untracked() != Some(*die)));
            }
            None => return false,
        }
        true
    }

    /// Whether of all values of its die this one needs the least fuel.
    fn first_of_die(self, choice: Choice) -> bool {
        let Choice::Activate(die, _) = choice else { return false };
        self.choices.with(|choices| {
            self.fuels.with(|fuels| {
                let own =
                    choices.iter().zip(fuels).filter(|(one, _)| matches!(one, Choice::Activate(of, _) if *of == die));
                own.min_by_key(|(_, fuel)| **fuel).is_some_and(|(first, _)| *first == choice)
            })
        })
    }

    /// A tap on the button of a die: its values come first, where it has several.
    pub fn tap_value(self, table: TableCtx<BetaColony>, choice: Choice) {
        let more = |die| table.with_choices(|all| all.iter().filter(|one| plays(die, **one)).count() > 1);
        let in_hand = |die| self.held.get_untracked() == Some(die) || table.picked().is_some_and(|one| plays(die, one));
        match choice {
            Choice::Activate(die, _) if more(die) && !untrack(|| in_hand(die)) => table.repick(choice),
            other => table.pick(other),
        }
    }

    /// What is in the waiting question without a place on the board: buttons of the prompt bar.
    pub fn elsewhere(self) -> Vec<Choice> {
        let held = self.held.get();
        let (picked, aimed) = (self.picked.get(), self.aimed.get());
        // First the dice, each as it lies or is cheapest, then the values of one.
        let first = |choice: &Choice| self.first_of_die(*choice);
        let is_here = |choice: &Choice| match *choice {
            Choice::Dock(one, other) => {
                held.is_none_or(|held| held == one || held == other)
                    && aimed.is_none()
                    && !matches!(picked, Some(Choice::Move(..)))
            }
            Choice::Move(_, to) => aimed == Some(to),
            Choice::Activate(die, _) => match picked {
                Some(Choice::Activate(one, _)) => one == die,
                _ => held.map_or_else(|| first(choice), |held| held == die),
            },
            Choice::Material(_) | Choice::Gather | Choice::Pay(_) | Choice::Discard | Choice::Pass => true,
            _ => false,
        };
        self.choices.with(|choices| choices.iter().copied().filter(|choice| is_here(choice)).collect())
    }

    /// What a choice does, in words.
    pub fn describe(self, table: TableCtx<BetaColony>, choice: Choice) -> Phrase {
        table.game(|game| BetaColony::describe(game, choice))
    }
}

/// What is paid begins as the material itself, so that an artifact, or another way, is a switch.
fn begin_payment(table: TableCtx<BetaColony>) {
    let asked = Memo::new(move |_| {
        let pays = table.can_choose() && table.prompt().is_some_and(|prompt| prompt.price().is_some());
        (pays && !table.settings().get().at_once).then(|| table.game(|game| game.cursor()))
    });
    Effect::new(move |_| {
        if asked.get().is_none() || untrack(|| table.picked()).is_some() {
            return;
        }
        if let Some(choice @ Choice::Pay(Payment::Material(_))) =
            untrack(|| table.with_choices(|all| all.first().copied()))
        {
            table.repick(choice);
        }
    });
}

/// Whether a choice is made with this die.
fn plays(die: Die, choice: Choice) -> bool {
    match choice {
        Choice::Move(one, _) | Choice::Activate(one, _) | Choice::Change(one) => one == die,
        Choice::Dock(one, other) => one == die || other == die,
        _ => false,
    }
}
