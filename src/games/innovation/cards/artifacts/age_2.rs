//! Age 2.

use super::super::prelude::*;

pub(super) const CARDS: &[Definition] = &[
    define(BABYLONIAN_CHRONICLES, &[Compel(babylonian_chronicles), Shared(|fx| fx.draw_and_score(Boxed(3)).map(drop))]),
    define(CHRONICLE_OF_ZUO, &[Shared(chronicle_of_zuo)]),
    define(HOLY_GRAIL, &[Shared(holy_grail)]),
    define(
        TERRACOTTA_ARMY,
        &[
            Compel(|fx| fx.return_one(fx.tops_with(|card| !card.has(Icon::Castle))).map(drop)),
            Shared(|fx| fx.score_one(fx.hand_with(|card| !card.has(Icon::Castle))).map(drop)),
        ],
    ),
    define(BAGHDAD_BATTERY, &[Shared(baghdad_battery)]),
    define(
        HOLY_LANCE,
        &[
            Compel(|fx| {
                fx.transfer_one(fx.tops_with(|card| card.set() == Set::Artifacts), Zone::Board(fx.me)).map(drop)
            }),
            Shared(|fx| if fx.own().tops().any(|top| top == HOLY_GRAIL) { fx.win() } else { Ok(()) }),
        ],
    )
    .victory(|_, _| 1),
    define(ROSETTA_STONE, &[Shared(rosetta_stone)]),
    define(SEIKILOS_EPITAPH, &[Shared(seikilos_epitaph)]),
    define(CYRUS_CYLINDER, &[Shared(cyrus_cylinder)]),
    define(DEAD_SEA_SCROLLS, &[Shared(dead_sea_scrolls)]),
];

fn babylonian_chronicles(fx: &mut Fx) -> Flow {
    let castles = fx.tops_with(|card| card.colour() != Colour::Red && card.has(Icon::Castle));
    fx.transfer_one(castles, Zone::Board(fx.me)).map(drop)
}

fn chronicle_of_zuo(fx: &mut Fx) -> Flow {
    let checks = [(Icon::Castle, fx.boxed(2)), (Icon::Crown, fx.boxed(3)), (Icon::Lightbulb, fx.boxed(4))];
    for (sentence, (icon, value)) in (1..).zip(checks) {
        fx.sentence(sentence);
        // With others who have as few nobody has the least.
        if fx.others().iter().all(|seat| fx.player(*seat).icons(icon) > fx.icons(icon)) {
            fx.draw(Plain(value))?;
        }
    }
    Ok(())
}

fn holy_grail(fx: &mut Fx) -> Flow {
    let Some(card) = fx.return_one(fx.hand())? else { return Ok(()) };
    fx.sentence(2);
    fx.claim_one(|value| value == card.printed_value())
}

fn baghdad_battery(fx: &mut Fx) -> Flow {
    let mut melded = Cards::new();
    for _ in 0..2 {
        melded.extend(fx.meld_one(fx.hand())?);
    }
    fx.sentence(2);
    if let [one, other] = melded.as_slice()
        && one.colour() == other.colour()
        && one.set() != other.set()
    {
        for _ in 0..5 {
            fx.draw_and_score(Boxed(2))?;
        }
    }
    Ok(())
}

fn rosetta_stone(fx: &mut Fx) -> Flow {
    let set = fx.choose_set(Boxed(2))?;
    fx.sentence(2);
    let drawn = [fx.draw_named(set, Boxed(2))?, fx.draw_named(set, Boxed(2))?];
    fx.sentence(3);
    let drawn: Cards = drawn.into_iter().filter(|card| fx.zone(*card) == Zone::Hand(fx.you)).collect();
    let Some(melded) = fx.choose(Verb::Meld, drawn.iter().copied())? else { return Ok(()) };
    fx.meld(melded)?;
    for other in drawn.into_iter().filter(|card| *card != melded) {
        if let Some(seat) = fx.choose_player(fx.opponents())? {
            fx.transfer(other, Zone::Board(seat))?;
        }
    }
    Ok(())
}

fn seikilos_epitaph(fx: &mut Fx) -> Flow {
    let drawn = fx.draw_and_meld(Boxed(3))?;
    fx.sentence(2);
    let Some(bottom) = fx.own().stack(drawn.card.colour()).bottom() else { return Ok(()) };
    let melded = fx.meld(bottom)?;
    fx.sentence(3);
    melded.map_or(Ok(()), |melded| fx.execute(melded))
}

fn cyrus_cylinder(fx: &mut Fx) -> Flow {
    let purple = |seat: &Seat| fx.player(*seat).stack(Colour::Purple).top();
    let tops: Cards = fx.everybody().iter().filter_map(purple).filter(|top| *top != fx.this()).collect();
    if let Some(card) = fx.choose(Verb::Execute, tops)? {
        fx.sentence(2);
        fx.execute(card)?;
    }
    fx.sentence(4);
    let colours = |fx: &Fx, seat: Seat| -> Vec<Colour> {
        Colour::ALL.into_iter().filter(|colour| fx.can_splay_on(seat, *colour, Splay::Left)).collect()
    };
    let seats: Vec<Seat> = fx.everybody().into_iter().filter(|seat| !colours(fx, *seat).is_empty()).collect();
    let Some(seat) = fx.choose_player(seats)? else { return Ok(()) };
    if let Some(colour) = fx.choose_colour(colours(fx, seat))? {
        fx.splay_on(seat, colour, Splay::Left)?;
    }
    Ok(())
}

fn dead_sea_scrolls(fx: &mut Fx) -> Flow {
    let value = fx.own().highest_top();
    fx.draw_named(Set::Artifacts, Plain(value)).map(drop)
}
