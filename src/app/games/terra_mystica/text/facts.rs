//! What is counted of every seat, before a choice and after it.

use crate::engine::Seat;
use crate::games::TerraMystica;
use crate::games::terra_mystica::facts::tiles::FAVORS;
use crate::games::terra_mystica::{Building, Cause, Choice, Cult, Favor, Gain, Prompt, Source, Special, Track};

/// Something that is counted of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counted {
    /// Points from a source.
    Points(Source),
    /// Workers.
    Workers,
    /// Coins.
    Coins,
    /// Priests.
    Priests,
    /// Power tokens in bowl II or III.
    Power(usize),
    /// All power tokens.
    Tokens,
    /// Steps in a cult.
    Steps(Cult),
    /// Keys to the last step of a cult.
    Keys,
    /// Towns.
    Towns,
    /// Favor tiles.
    Favors,
    /// Steps on a track.
    Track(Track),
    /// Buildings of a kind.
    Built(Building),
    /// Bridges.
    Bridges,
    /// How near empty land is to the home terrain, as long as something can still be built on it.
    Land,
    /// What comes in before the next round: workers, coins, priests, power.
    Income(usize),
    /// How often the round's bonus will come.
    Bonus,
    /// Power that neighbours' buildings offer.
    Offered,
}

/// All that is counted of a seat, in the order in which it is told.
pub fn counts(state: &TerraMystica, seat: Seat) -> Vec<(Counted, i32)> {
    let player = state.player(seat);
    let bowls = player.bowls();
    let favors = (0..FAVORS as u8).filter(|favor| player.has_favor(Favor(*favor))).count();
    let bridges = state.bridges().iter().filter(|bridge| bridge.owner == seat).count();
    let Gain { coins, workers, priests, power } = state.next_income(seat).map_or(Gain::NONE, |next| next.all());
    let offered =
        state.offers().iter().filter(|offer| offer.to == seat).map(|offer| i32::from(state.leech(offer).power));
    let mut counts = Vec::with_capacity(48);
    counts.extend(Source::ALL.map(|source| (Counted::Points(source), i32::from(player.points_from(source)))));
    counts.extend([
        (Counted::Workers, i32::from(player.workers())),
        (Counted::Coins, i32::from(player.coins())),
        (Counted::Priests, i32::from(player.priests())),
    ]);
    counts.extend([1, 2].map(|bowl| (Counted::Power(bowl), i32::from(bowls[bowl]))));
    counts.push((Counted::Tokens, bowls.iter().map(|tokens| i32::from(*tokens)).sum()));
    counts.extend(Cult::ALL.map(|cult| (Counted::Steps(cult), i32::from(player.cult(cult)))));
    counts.extend([
        (Counted::Keys, i32::from(player.keys())),
        (Counted::Towns, i32::from(player.towns())),
        (Counted::Favors, favors as i32),
        (Counted::Track(Track::Shipping), i32::from(player.shipping())),
        (Counted::Track(Track::Spades), i32::from(player.digging())),
    ]);
    counts.extend(Building::ALL.map(|kind| (Counted::Built(kind), i32::from(player.built(kind)))));
    counts.extend([(Counted::Bridges, bridges as i32), (Counted::Land, land(state, seat))]);
    let income = [u16::from(workers), coins, u16::from(priests), u16::from(power)];
    counts.extend((0..).zip(income).map(|(of, count)| (Counted::Income(of), i32::from(count))));
    let comes = state.round() > 0 && !state.is_last_round();
    let bonus = if comes { i32::from(state.bonus_times(seat)) } else { 0 };
    counts.extend([(Counted::Bonus, bonus), (Counted::Offered, offered.sum())]);
    counts
}

/// How near all empty land is to a seat's home terrain. In the last round that is worth nothing to whoever can build nothing on it.
fn land(state: &TerraMystica, seat: Seat) -> i32 {
    let player = state.player(seat);
    let builds = || player.has_left(Building::Dwelling) && state.can_exchange_for(seat, player.dwelling_cost());
    if player.faction().is_none() || state.is_last_round() && !builds() {
        return 0;
    }
    state.empty_land().iter().map(|hex| 3 - i32::from(state.spades_needed(seat, hex))).sum()
}

/// Whether this asks for something new.
pub fn is_turn(prompt: Prompt) -> bool {
    matches!(prompt, Prompt::Turn { .. } | Prompt::After | Prompt::Open)
}

/// Whether a choice is made for what it brings. A double turn brings its actions, and in ledgers some things are done for what comes
/// later.
pub fn is_deed(prompt: Prompt, choice: Choice) -> bool {
    use Choice::{Burn, Dig, Done, Forfeit, Later, Lower, Pass};
    let goes_on = matches!(choice, Pass(_) | Done | Forfeit | Later | Dig | Burn | Lower(_));
    let goes_on = goes_on || choice == Choice::Special(Special::ChaosMagicians);
    let is_action = match prompt {
        Prompt::Turn { .. } | Prompt::After | Prompt::Pending(_) | Prompt::CultSpades(_) | Prompt::Terrain { .. } => {
            true
        }
        Prompt::Bridge { .. } | Prompt::WitchesDwelling | Prompt::SwarmlingsHouse => true,
        Prompt::CultStep { by, .. } => by != Cause::Leech,
        _ => false,
    };
    is_action && !goes_on
}

/// Whether a choice only says what is done, and where or into what is asked next. What builds, transforms or takes something is confirmed.
pub fn is_piece(choice: Choice, next: Prompt) -> bool {
    match choice {
        Choice::Power(_) | Choice::Special(_) => true,
        Choice::Spade(_) => matches!(next, Prompt::Terrain { .. }),
        _ => false,
    }
}
