//! What is foretold is what then happens: whatever is counted, in random games of all kinds of tables.

use super::*;
use crate::app::i18n::language::Language;
use crate::app::narration::GainSign;
use crate::app::narration::testing::{self, check, speak_in};
use crate::engine::invariants::Invariants;
use crate::games::{BetaColony, Burgundy, Innovation, TerraMystica};

/// How much of it was seen.
#[derive(Default, Debug)]
struct Seen {
    whole: usize,
    open: usize,
    own: usize,
    of_others: usize,
    waste: usize,
}

fn law<G: Narration + Invariants>(tables: usize, least: Seen) {
    speak_in(Language::En);
    let mut seen = Seen::default();
    for (seed, (options, players)) in (80..).zip(testing::some_tables::<G>(tables)) {
        testing::play::<G>(
            options,
            players,
            seed,
            |choice| G::patience(*choice),
            |game, choice| {
                of_choice(game, choice, &mut seen);
            },
        );
    }
    let enough = seen.whole >= least.whole && seen.open >= least.open && seen.own >= least.own;
    assert!(enough && seen.of_others >= least.of_others && seen.waste >= least.waste, "{}: {seen:?}", G::ID);
}

fn of_choice<G: Narration>(game: &Match<G>, choice: G::Choice, seen: &mut Seen) {
    let (Some(question), Some(foretold)) = (game.question(), game.foretell(choice)) else { return };
    let mut after = game.branch();
    after.set_auto_answer(false);
    after.answer(choice).expect("an offered choice");
    let happened: Vec<_> = after.events_since(game.events().len()).iter().map(|logged| &logged.event).collect();
    assert!(happened.iter().copied().take(foretold.events.len()).eq(&foretold.events), "{choice:?}");
    let changed = changes(game.state(), &foretold.state, question.seat);
    seen.own += usize::from(changed.iter().any(|change| change.seat == question.seat));
    seen.of_others += usize::from(changed.iter().any(|change| change.seat != question.seat));
    seen.whole += usize::from(foretold.end.is_some());
    seen.open += usize::from(foretold.end.is_none());
    match &foretold.end {
        Some(End::Asks(next)) => {
            assert_eq!(after.question().map(|asked| (asked.seat, asked.prompt)), Some((next.seat, next.prompt)));
            assert_eq!(changed, changes(game.state(), after.state(), question.seat), "{choice:?}");
        }
        Some(End::Over(outcome)) => {
            assert_eq!(after.outcome(), Some(*outcome));
            assert_eq!(changed, changes(game.state(), after.state(), question.seat), "{choice:?}");
        }
        Some(End::Step) | None => {}
    }
    if let Some(words) = waste(game, choice) {
        seen.waste += 1;
        nothing_comes(game, after, question.seat);
        let promised = |gain: &Gain| matches!(gain.sign, GainSign::Points(1..));
        assert!(!G::gains(game, choice).iter().any(promised), "{choice:?}");
        assert!(check::<G>(&words).starts_with("would "));
    }
}

/// However a match goes on by the first choices that are offered, nothing comes of what was wasted before its player is asked anew.
fn nothing_comes<G: Narration>(game: &Match<G>, mut after: Match<G>, seat: Seat) {
    let step = game.step();
    while let Some(next) =
        after.question().filter(|next| next.seat == seat && after.step() == step && !G::is_turn(next.prompt))
    {
        let first = next.choices[0];
        after.answer(first).expect("an offered choice");
    }
    if after.step() == step {
        let more = |change: &Change<G::Counted>| change.seat != seat || change.more() > 0;
        assert_eq!(changes(game.state(), after.state(), seat).into_iter().find(more), None);
    }
}

macro_rules! laws {
    ($($name:ident: $game:ty, $tables:expr, $least:expr;)*) => {$(
        #[test]
        fn $name() {
            law::<$game>($tables, $least);
        }
    )*};
}
laws! {
    burgundy_goes_as_foretold: Burgundy, 12, Seen { whole: 800, open: 5, own: 700, of_others: 0, waste: 1 };
    beta_colony_goes_as_foretold: BetaColony, 12, Seen { whole: 350, open: 20, own: 200, of_others: 0, waste: 20 };
    innovation_goes_as_foretold: Innovation, 24, Seen { whole: 2000, open: 2000, own: 3000, of_others: 300, waste: 100 };
    terra_mystica_goes_as_foretold: TerraMystica, 16, Seen { whole: 3000, open: 0, own: 2000, of_others: 100, waste: 3 };
}
