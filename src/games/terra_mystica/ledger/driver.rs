//! Answers the questions of a replay with the commands of a ledger.

use super::super::choice::{Choice, Exchange};
use super::super::facts::{Card, Faction, Hex, Terrain};
use super::super::prompt::Prompt;
use super::super::state::{Offer, TerraMystica};
use super::command::{Command, Stuff, rate};
use super::compare::Rows;
use super::{Ledger, LedgerError, Said, Wrong};
use crate::engine::{Chance, Flow, Halt, Seat, Table};
use std::collections::VecDeque;

/// Where a replay stands in its commands.
pub(super) struct Driver<'a> {
    ledger: &'a Ledger,
    /// The commands in the order in which they are carried out.
    order: Vec<usize>,
    /// The next command.
    at: usize,
    /// Choices that are left of the last command.
    left: VecDeque<Choice>,
    /// The terrain that the last command wants, with its hex.
    wanted: Option<(Hex, Terrain)>,
    pub(super) answers: Vec<Choice>,
    /// Who leaves now, if that stopped the replay.
    pub(super) leaving: Option<Seat>,
    pub(super) error: Option<LedgerError>,
}

/// The table at which a replay's steps ask.
pub(super) struct AtTable<'a, 'b, 'c> {
    pub(super) driver: &'a mut Driver<'b>,
    pub(super) rows: &'a mut Rows<'c>,
}

impl Chance for AtTable<'_, '_, '_> {
    fn below(&mut self, _: u32) -> u32 {
        0
    }
}

impl Table<TerraMystica> for AtTable<'_, '_, '_> {
    fn ask(&mut self, game: &TerraMystica, seat: Seat, prompt: Prompt, choices: &[Choice]) -> Flow<Choice> {
        let question = Asked { game, seat, prompt, choices };
        match self.driver.answer(&question, self.rows) {
            Ok(Some(choice)) => {
                self.driver.answers.push(choice);
                Ok(choice)
            }
            Ok(None) => Err(Halt::Ask),
            Err(error) => {
                self.driver.error = Some(error);
                Err(Halt::Refused)
            }
        }
    }

    fn tell(&mut self, _: &TerraMystica, _: super::super::event::Event) {}
}

/// A question.
struct Asked<'a> {
    game: &'a TerraMystica,
    seat: Seat,
    prompt: Prompt,
    choices: &'a [Choice],
}

impl<'a> Driver<'a> {
    pub(super) fn new(ledger: &'a Ledger) -> Driver<'a> {
        let order = (0..ledger.commands.len()).collect();
        let (left, answers) = (VecDeque::new(), Vec::new());
        Driver { ledger, order, at: 0, left, wanted: None, answers, leaving: None, error: None }
    }

    /// How many commands are carried out.
    pub(super) fn place(&self) -> usize {
        if self.left.is_empty() { self.at } else { self.at - 1 }
    }

    /// The next command.
    pub(super) fn next(&self) -> Option<&'a Said> {
        self.order.get(self.at).map(|at| &self.ledger.commands[*at])
    }

    /// The command before the next one.
    fn last(&self) -> Option<&'a Said> {
        self.order.get(self.at.checked_sub(1)?).map(|at| &self.ledger.commands[*at])
    }

    /// The commands that are left.
    fn rest(&self) -> impl Iterator<Item = &'a Said> {
        self.order[self.at..].iter().map(|at| &self.ledger.commands[*at])
    }

    /// Passes over what the end of the game has made of no effect.
    pub(super) fn skip_rest(&mut self) {
        while self.next().is_some_and(|said| matches!(said.command, Command::Done | Command::Leave(_))) {
            self.at += 1;
        }
    }

    /// Whether no command is left.
    pub(super) fn is_done(&self) -> bool {
        self.next().is_none() && self.left.is_empty()
    }

    /// A step stopped though the ledger goes on.
    pub(super) fn stuck(&self) -> LedgerError {
        match self.next() {
            Some(said) => LedgerError::line(
                said.line,
                Wrong::Refused(said.text.clone()),
                format!("\"{}\" cannot be done here", said.text),
            ),
            None => LedgerError::whole(Wrong::Unfinished, "the ledger ends in the middle of a turn"),
        }
    }

    /// The answer to a question; `None` at the end of the ledger.
    fn answer(&mut self, asked: &Asked, rows: &mut Rows) -> Result<Option<Choice>, LedgerError> {
        if let Some(choice) = self.wanted_terrain(asked)? {
            return Ok(Some(choice));
        }
        if let Some(choice) = self.left.front().copied() {
            // Between two exchanges others may be asked what is open.
            if self.last().is_some_and(|last| last.seat != asked.seat)
                && let Some(later) = without(asked)
            {
                return Ok(Some(later));
            }
            self.left.pop_front();
            return self.offered(asked, choice).map(Some);
        }
        loop {
            rows.pass(asked.game, self.place(), None)?;
            if !self.next().is_some_and(|said| is_void(said, asked)) {
                break;
            }
            self.at += 1;
        }
        if !self.ledger.has_states() {
            self.finish_action(asked);
        }
        let Some(said) = self.next() else { return Ok(without(asked)) };
        if let Command::Leave(_) = said.command {
            return Ok(self.leave(said, asked));
        }
        is_offered(said, asked)?;
        if said.seat == asked.seat
            && rows.has_next(self.at)
            && let Some(choices) = self.choices(said, asked)?
        {
            self.left = choices.into();
            self.at += 1;
            let Some(first) = self.left.pop_front() else { return Err(self.refused(said)) };
            if !asked.choices.contains(&first) {
                return Err(self.refused(said));
            }
            return Ok(Some(first));
        }
        match without(asked) {
            Some(choice) => Ok(Some(self.in_spade_order(asked, said, choice))),
            None => Err(self.out_of_turn(asked, said)),
        }
    }

    fn offered(&self, asked: &Asked, choice: Choice) -> Result<Choice, LedgerError> {
        match (asked.choices.contains(&choice), self.last()) {
            (true, _) => Ok(choice),
            (false, Some(said)) => Err(self.refused(said)),
            (false, None) => Err(self.stuck()),
        }
    }

    fn refused(&self, said: &Said) -> LedgerError {
        let faction = self.ledger.factions[said.seat.index()].code();
        LedgerError::line(
            said.line,
            Wrong::Refused(said.text.clone()),
            format!("{faction} cannot do \"{}\" here", said.text),
        )
    }

    fn out_of_turn(&self, asked: &Asked, said: &Said) -> LedgerError {
        let [who, whose] = [said.seat, asked.seat].map(|seat| self.ledger.factions[seat.index()].code());
        let reason = match who == whose {
            true => format!("{who} cannot do \"{}\" here", said.text),
            false => format!("\"{}\" of {who}, but {whose} must go on: {:?}", said.text, asked.prompt),
        };
        LedgerError::line(said.line, Wrong::Refused(said.text.clone()), reason)
    }

    /// Somebody leaves: what can be left out before is, and then the replay begins anew with the step that comes next.
    fn leave(&mut self, said: &Said, asked: &Asked) -> Option<Choice> {
        let later = matches!(asked.prompt, Prompt::Pending(_) | Prompt::After | Prompt::CultStep { .. } | Prompt::Open);
        let choice = without(asked).filter(|_| later);
        if choice.is_none() {
            self.leaving = Some(said.seat);
        }
        choice
    }

    /// Others may answer in the middle of an action: what is still pending of it is done first.
    fn finish_action(&mut self, asked: &Asked) {
        let within = match asked.prompt {
            Prompt::Pending(pending) => pending.favors + pending.towns + pending.spades() > 0,
            Prompt::CultStep { .. } | Prompt::Bridge { .. } | Prompt::WitchesDwelling | Prompt::SwarmlingsHouse => true,
            _ => false,
        };
        let Some(own) = self.rest().position(|said| said.seat == asked.seat) else { return };
        let answers = |said: &Said| said.command.is_answer() || matches!(said.command, Command::Step(..));
        if own == 0 || !within || !self.rest().take(own).all(answers) {
            return;
        }
        let finishes = self.rest().nth(own).is_some_and(|said| match &said.command {
            Command::Favor(_) | Command::Town(..) | Command::Bridge(..) => {
                !matches!(asked.prompt, Prompt::CultStep { .. })
            }
            Command::Step(..) => matches!(asked.prompt, Prompt::CultStep { .. }),
            Command::Upgrade(..) => asked.prompt == Prompt::SwarmlingsHouse,
            Command::Build(_) | Command::Transform(..) | Command::Dig(_) | Command::DropSpades(_) => {
                asked.prompt == Prompt::WitchesDwelling || self.is_for_pending(said, asked)
            }
            _ => false,
        });
        if finishes {
            self.order[self.at..=self.at + own].rotate_right(1);
        }
    }

    /// Who has spades of the cult bonus says so later if another goes first; otherwise they are lost.
    fn in_spade_order(&self, asked: &Asked, said: &Said, choice: Choice) -> Choice {
        let another = said.seat != asked.seat && asked.game.cult_spades(said.seat) > 0;
        if choice == Choice::Done && another && asked.choices.contains(&Choice::Later) { Choice::Later } else { choice }
    }

    /// The terrain that the last command wants, if it is asked for; where only one is possible nothing is asked, and it must be that.
    fn wanted_terrain(&mut self, asked: &Asked) -> Result<Option<Choice>, LedgerError> {
        let Some((hex, wanted)) = self.wanted else { return Ok(None) };
        if matches!(asked.prompt, Prompt::Terrain { hex: here, .. } if here == hex) {
            return self.offered(asked, Choice::Terrain(wanted)).map(Some);
        }
        self.wanted = None;
        match (asked.game.terrain(hex) == Some(wanted), self.ledger.commands.get(self.at.wrapping_sub(1))) {
            (false, Some(said)) => Err(self.refused(said)),
            _ => Ok(None),
        }
    }

    /// Whether a command does not belong to this question but to a later one.
    fn is_for_later(&self, said: &Said, asked: &Asked) -> bool {
        let is_step = matches!(said.command, Command::Step(..));
        let aside = is_step
            || matches!(said.command, Command::Burn(_) | Command::Convert(..) | Command::Connect(_) | Command::Done);
        match asked.prompt {
            Prompt::After => !aside || is_step && asked.game.player(asked.seat).owed_steps() == 0,
            Prompt::Open => !self.is_for_open(said, asked),
            Prompt::CultStep { .. } => !is_step,
            Prompt::CultSpades(work) => {
                work.spades() == 0 || !matches!(said.command, Command::Transform(..) | Command::DropSpades(_))
            }
            Prompt::Pending(pending) => pending.favors == 0 && pending.towns == 0 && !self.is_for_pending(said, asked),
            _ => false,
        }
    }

    /// The choices that carry out a command at this question; `None` if it is for a later one.
    fn choices(&mut self, said: &Said, asked: &Asked) -> Result<Option<Vec<Choice>>, LedgerError> {
        if self.is_for_later(said, asked) {
            return Ok(None);
        }
        let Asked { game, seat, prompt, .. } = *asked;
        let is_own_turn = matches!(prompt, Prompt::Turn { .. });
        let one = |choice| Ok(Some(vec![choice]));
        match &said.command {
            Command::Build(hex) => one(Choice::Build(*hex)),
            Command::Transform(hex, to) => {
                let to = to.unwrap_or_else(|| asked.nearest(*hex));
                self.wanted = Some((*hex, to));
                one(Choice::Spade(*hex))
            }
            Command::Dig(n) => Ok(Some(vec![Choice::Dig; usize::from(*n)])),
            Command::Upgrade(hex, building) => one(Choice::Upgrade(*hex, *building)),
            Command::Advance(track) => one(Choice::Advance(*track)),
            Command::Send(cult, steps) => {
                let best = [3, 2].into_iter().find(|steps| game.has_slot(*cult, *steps)).unwrap_or(1);
                one(Choice::Priest(*cult, steps.unwrap_or(best)))
            }
            Command::Power(action) => one(Choice::Power(*action)),
            Command::Special(special) => one(Choice::Special(*special)),
            Command::Burn(n) => Ok(Some(vec![Choice::Burn; usize::from(*n)])),
            Command::Convert(from, to) => exchanges(*from, *to).map(Some).ok_or_else(|| {
                let reason = format!("no exchange: \"{}\"", said.text);
                LedgerError::line(said.line, Wrong::Refused(said.text.clone()), reason)
            }),
            Command::Step(cult, n) => match prompt {
                Prompt::CultStep { steps, .. } => {
                    self.add_steps(said, steps)?;
                    one(Choice::Step(*cult))
                }
                _ => Ok(Some(vec![Choice::Step(*cult); usize::from(*n)])),
            },
            Command::StepDown(cult) => one(Choice::Lower(*cult)),
            Command::Favor(favor) => one(Choice::Favor(*favor)),
            Command::Town(tile, n) => Ok(Some(vec![Choice::Town(*tile); usize::from(*n)])),
            Command::Bridge(one_end, other) => {
                let place = bridge_between(game, *one_end, *other);
                place.map_or_else(|| Err(self.refused(said)), |place| one(Choice::Bridge(place)))
            }
            Command::Connect(places) => {
                let rivers = game.river_hexes_for_towns(seat);
                let fits = |river: &Hex| places.iter().all(|place| touches(game, *river, *place));
                rivers.iter().find(fits).map_or_else(|| Err(self.refused(said)), |river| one(Choice::Connect(river)))
            }
            Command::Leech(..) | Command::Decline(..) if is_own_turn => Err(self.refused(said)),
            Command::Leech(power, from) => Ok(offer(asked, *power, *from).map(|n| vec![Choice::Take(n)])),
            Command::Decline(0, None) => Ok(Some(vec![Choice::Decline(0); offers(asked, seat, None).count()])),
            Command::Decline(power, from) => Ok(offer(asked, *power, *from).map(|n| vec![Choice::Decline(n)])),
            Command::Pass(card) => one(passing(asked, *card)),
            Command::DropSpades(n) => Ok(Some(vec![Choice::Forfeit; usize::from(*n)])),
            Command::DropDwelling => one(Choice::Forfeit),
            Command::Done => one(Choice::Done),
            Command::Leave(_) => Ok(None),
        }
    }

    /// So many steps of one cult may be said one by one.
    fn add_steps(&mut self, said: &Said, steps: u8) -> Result<(), LedgerError> {
        let Command::Step(cult, mut said_steps) = said.command else { return Ok(()) };
        while said_steps < steps {
            let next = self.rest().nth(1);
            match next {
                Some(Said { seat, command: Command::Step(other, more), .. })
                    if (*seat, *other) == (said.seat, cult) =>
                {
                    said_steps += more;
                    self.at += 1;
                }
                _ => break,
            }
        }
        if said_steps == steps { Ok(()) } else { Err(self.refused(said)) }
    }

    /// Whether a command answers what is open: an offer, a step, or an exchange that comes before such an answer.
    fn is_for_open(&self, said: &Said, asked: &Asked) -> bool {
        match said.command {
            Command::Leech(..) | Command::Decline(..) => true,
            Command::Step(..) => asked.game.player(asked.seat).owed_steps() > 0,
            Command::Burn(_) | Command::Convert(..) => {
                let own = self.rest().take_while(|next| next.seat == said.seat);
                let mut own = own.skip_while(|next| matches!(next.command, Command::Burn(_) | Command::Convert(..)));
                own.next().is_some_and(|next| next.command.is_answer())
            }
            _ => false,
        }
    }

    /// Whether a command uses what is pending when no tile is: nobody else has said anything meanwhile, or it is an ordination. Lines are of no
    /// account: an action may stand on several.
    fn is_for_pending(&self, said: &Said, asked: &Asked) -> bool {
        let follows = self.last().is_some_and(|last| last.seat == said.seat);
        match &said.command {
            Command::Convert((_, Stuff::Workers), (_, Stuff::Priests)) => true,
            _ if !follows => false,
            Command::Burn(_) | Command::Convert(..) | Command::DropSpades(_) => true,
            Command::Build(hex) | Command::Transform(hex, _) => {
                let wanted = [Choice::Build(*hex), Choice::Spade(*hex)];
                asked.choices.iter().any(|choice| wanted.contains(choice))
            }
            // Spades that are bought after some were used are for another action.
            Command::Dig(_) => asked.choices.contains(&Choice::Dig) && !self.has_worked(),
            _ => false,
        }
    }

    /// Whether the last command that was no exchange used spades.
    fn has_worked(&self) -> bool {
        let before = self.order[..self.at].iter().rev().map(|at| &self.ledger.commands[*at].command);
        let mut before = before.skip_while(|command| matches!(command, Command::Burn(_) | Command::Convert(..)));
        matches!(before.next(), Some(Command::Build(_) | Command::Transform(..)))
    }
}

/// A command without effect: an offer is declined that is not open, power is taken for which there is no room, a turn is ended that has
/// ended, or somebody leaves who has left.
fn is_void(said: &Said, asked: &Asked) -> bool {
    match said.command {
        Command::Decline(_, from) => offers(asked, said.seat, from).next().is_none(),
        Command::Leech(_, from) => {
            asked.game.player(said.seat).room_for_power() == 0 && offers(asked, said.seat, from).next().is_none()
        }
        Command::Done => asked.seat != said.seat || !asked.choices.contains(&Choice::Done),
        Command::Leave(_) => asked.game.has_left(said.seat),
        _ => false,
    }
}

/// Refuses an answer to offers of which none has the amount.
fn is_offered(said: &Said, asked: &Asked) -> Result<(), LedgerError> {
    let (Command::Leech(power, from) | Command::Decline(power, from)) = said.command else { return Ok(()) };
    let is_void_amount = power == 0 && matches!(said.command, Command::Decline(..));
    let mut open = offers(asked, said.seat, from);
    let Some((_, first)) = open.next() else { return Ok(()) };
    if is_void_amount || is_of(asked, first, power) || open.any(|(_, offer)| is_of(asked, offer, power)) {
        return Ok(());
    }
    let Some(from) = asked.game.player(first.from).faction() else { return Ok(()) };
    let reason = format!("\"{}\": {} offer {}", said.text, from.code(), first.power);
    Err(LedgerError::line(said.line, Wrong::Offered { text: said.text.clone(), from, power: first.power }, reason))
}

/// The open offers to a seat with their numbers among them, of one faction or of all.
fn offers<'a>(asked: &Asked<'a>, to: Seat, from: Option<Faction>) -> impl Iterator<Item = (usize, &'a Offer)> {
    let game = asked.game;
    let own = game.offers().iter().filter(move |offer| offer.to == to).enumerate();
    own.filter(move |(_, offer)| from.is_none_or(|from| game.player(offer.from).is(from)))
}

/// Whether an offer is of so much, or would move so much.
fn is_of(asked: &Asked, offer: &Offer, power: u8) -> bool {
    offer.power == power || asked.game.leech(offer).power == power
}

/// The number of the offer that is meant, among those to the seat; one that nobody counts is the first.
fn offer(asked: &Asked, power: u8, from: Option<Faction>) -> Option<u8> {
    let exact = offers(asked, asked.seat, from).find(|(_, offer)| offer.power == power);
    let meant = exact.or_else(|| offers(asked, asked.seat, from).find(|(_, offer)| is_of(asked, offer, power)));
    let first = || offers(asked, asked.seat, from).next().filter(|_| power == 0);
    meant.or_else(first).map(|(at, _)| at as u8)
}

/// Whether a place is this river hex, or land beside it.
fn touches(game: &TerraMystica, river: Hex, place: Hex) -> bool {
    place == river || game.geometry().beside[usize::from(river.0)].has(place)
}

/// What is answered when the ledger says nothing: later, or that it was all.
fn without(asked: &Asked) -> Option<Choice> {
    [Choice::Done, Choice::Later].into_iter().find(|choice| asked.choices.contains(choice))
}

/// The single exchanges that make up one of a ledger.
fn exchanges((given, from): (u8, Stuff), (got, to): (u8, Stuff)) -> Option<Vec<Choice>> {
    if (from, to) == (Stuff::Workers, Stuff::Priests) {
        return (given == got && given > 0).then(|| vec![Choice::Ordain(given)]);
    }
    if (from, to) == (Stuff::Priests, Stuff::Coins) {
        let steps = [Exchange::PriestToWorker, Exchange::WorkerToCoin].map(Choice::Exchange);
        return (given == got && given > 0).then(|| steps.repeat(usize::from(given)));
    }
    let exchange = Exchange::ALL.into_iter().find(|exchange| {
        let ((_, gives), (_, gets)) = rate(*exchange);
        (gives, gets) == (from, to)
    })?;
    let ((give, _), (get, _)) = rate(exchange);
    let times = got / get;
    (times > 0 && times * get == got && u16::from(times) * u16::from(give) == u16::from(given))
        .then(|| vec![Choice::Exchange(exchange); usize::from(times)])
}

impl Asked<'_> {
    /// Home terrain, or what is nearest to it with the spades at hand.
    fn nearest(&self, hex: Hex) -> Terrain {
        let home = self.game.home(self.seat);
        let spades = match self.prompt {
            Prompt::Pending(pending) => pending.spades(),
            Prompt::CultSpades(work) => work.spades(),
            _ => 0,
        };
        let Some(now) = self.game.terrain(hex) else { return home };
        let needed = self.game.spades_needed(self.seat, hex);
        if needed <= spades || spades == 0 || self.game.player(self.seat).is(Faction::Giants) {
            return home;
        }
        let forward = now.place_from(home) > 3;
        let place = if forward { now as u8 + spades } else { now as u8 + 7 - spades } % 7;
        Terrain::ALL[usize::from(place)]
    }
}

/// What passing with this card is at this question.
fn passing(asked: &Asked, card: Option<Card>) -> Choice {
    match (asked.prompt, card) {
        (Prompt::FirstCard, Some(card)) => Choice::Card(card),
        // Whoever names a card in the last round gets none.
        _ if asked.game.is_last_round() => Choice::Pass(None),
        _ => Choice::Pass(card),
    }
}

/// The place for a bridge between these hexes, by its number.
fn bridge_between(game: &TerraMystica, one: Hex, other: Hex) -> Option<u8> {
    let mut places = game.geometry().bridges().iter();
    places.position(|ends| [(one, other), (other, one)].contains(ends)).map(|place| place as u8)
}
