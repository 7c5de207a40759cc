//! How the site on which recorded games were played (terra.snellman.net) plays otherwise than the rulebook. Each question is one thing in
//! which the two differ, and is asked where that thing is done; nothing else of the rules knows by which a match is played.

/// By which reading of the rules a match is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Dialect {
    /// As ledgers are: see [`LedgerTable`](super::state::LedgerTable).
    ledger: bool,
}

impl Dialect {
    /// That of a match that began with a ledger's table, or without one.
    pub(super) fn new(ledger: bool) -> Dialect {
        Dialect { ledger }
    }

    /// Whether it is the rulebook's: only then settings may answer.
    pub(super) fn is_the_rulebooks(self) -> bool {
        !self.ledger
    }

    /// Tiles, cards and colours lie as the table says; elsewhere they are drawn.
    pub(super) fn draws_setup(self) -> bool {
        !self.ledger
    }
}

/// What is so in ledgers, and not by the rulebook.
macro_rules! of_ledgers {
    ($($(#[$says:meta])* $so:ident,)*) => {
        impl Dialect {
            $($(#[$says])* pub(super) fn $so(self) -> bool { self.ledger })*
        }
    };
}

of_ledgers! {
    /// Power from neighbours, steps in cults and spades of the cult bonus can be left for later.
    answers_can_wait,
    /// Players leave and stay away.
    counts_steps,
    /// A priest for whom there is no room is lost; elsewhere nobody can get one.
    wastes_priests,
    /// Sacrificing power is said beforehand; elsewhere it is done when power is spent that is missing.
    burns_beforehand,
    /// Exchanges are possible wherever something is pending, and whoever is done says so.
    exchanges_amid,
    /// An action may be taken that brings nothing: spades without a use, a dwelling without a place, a second action that is left out.
    acts_in_vain,
    /// Spades are bought one by one before they are used; elsewhere as they are needed.
    buys_spades_beforehand,
    /// A spade counts for scoring tile and faction when it is had (rules/terra-mystica/rulings.md#1); elsewhere when it is used.
    scores_spades_when_had,
    /// A hex may be transformed again in the same action, and free spades serve to build on home terrain.
    digs_again,
    /// Spades are left unused one by one.
    forfeits_singly,
    /// Markers are lowered beforehand, so that a key serves on another track; elsewhere it is asked for which one.
    lowers_for_keys,
    /// Only the tiles limit the number of towns.
    founds_without_limit,
    /// The town tiles of an expansion may be left out.
    leaves_out_towns,
    /// Two players may build on the same place for a bridge.
    shares_bridge_places,
}
