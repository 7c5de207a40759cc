//! Age 1.

use super::super::prelude::*;

pub(super) const CARDS: &[Definition] = &[
    define(HOLMEGAARD_BOWS, &[Compel(holmegaard_bows), Shared(|fx| fx.draw(Boxed(2)).map(drop))]),
    define(PAPYRUS_OF_ANI, &[Shared(papyrus_of_ani)]).answers(papyrus_of_ani_answers),
    define(PAVLOVIAN_TUSK, &[Shared(pavlovian_tusk)]),
    define(DANCING_GIRL, &[Compel(dancing_girl), Shared(dancing_girl_win)]).victory(|_, _| 1),
    define(LURGAN_CANOE, &[Shared(lurgan_canoe)]),
    define(XIANRENDONG_SHARDS, &[Shared(xianrendong_shards)]),
    define(ELECTRUM_STATER_OF_EFESOS, &[Shared(electrum_stater_of_efesos)]),
    define(JISKAIRUMOKO_NECKLACE, &[Compel(jiskairumoko_necklace)]),
    define(PRIEST_KING, &[Shared(priest_king), Shared(priest_king_claim)]),
    define(BASUR_HOYUK_TOKENS, &[Shared(basur_hoyuk_tokens)]),
    define(SIBIDU_NEEDLE, &[Shared(sibidu_needle)]),
    define(
        TREATY_OF_KADESH,
        &[
            Compel(|fx| fx.return_all(fx.tops_with(demands))),
            Shared(|fx| fx.score_one(fx.tops_with(|card| card.colour() != Colour::Blue && demands(card))).map(drop)),
        ],
    ),
    define(ARK_OF_THE_COVENANT, &[Shared(ark_of_the_covenant)]),
    define(MASK_OF_WARKA, &[Shared(mask_of_warka)]).shows_hands().answers(mask_of_warka_answers),
    define(TALE_OF_THE_SHIPWRECKED_SAILOR, &[Shared(tale_of_the_shipwrecked_sailor)])
        .answers(tale_of_the_shipwrecked_sailor_answers),
];

fn holmegaard_bows(fx: &mut Fx) -> Flow {
    let castles = fx.tops_with(|card| card.has(Icon::Castle));
    fx.transfer_one(fx.highest_of(castles), Zone::Hand(fx.me)).map(drop)
}

fn papyrus_of_ani(fx: &mut Fx) -> Flow {
    let purple = fx.hand_with(|card| card.colour() == Colour::Purple);
    let Some(card) = fx.return_one(purple)? else { return Ok(()) };
    fx.sentence(2);
    let value = card.printed_value() + 2;
    let set = fx.choose_set(Plain(value))?;
    let drawn = fx.draw_named(set, Plain(value))?;
    fx.reveal(drawn);
    fx.sentence(3);
    if drawn.colour() == Colour::Purple
        && let Some(melded) = fx.meld(drawn)?
    {
        fx.execute(melded)?;
    }
    Ok(())
}

/// Artifacts and the base game are what can be carried out.
fn papyrus_of_ani_answers(_: &Appraiser, choice: Choice) -> f32 {
    if let Choice::Pile(back) = choice { f32::from(u8::from(back.set != Set::Cities)) } else { 0.0 }
}

fn pavlovian_tusk(fx: &mut Fx) -> Flow {
    let value = fx.own().stack(Colour::Green).top().map_or(0, |green| fx.value_of(green));
    let mut drawn = Cards::new();
    for _ in 0..3 {
        drawn.push(fx.draw(Plain(value))?);
    }
    drawn.retain(|card| fx.zone(*card) == Zone::Hand(fx.you));
    fx.sentence(2);
    if let Some(card) = fx.choose(Verb::Return, drawn.iter().copied())? {
        fx.return_card(card)?;
        drawn.retain(|other| *other != card);
    }
    fx.sentence(3);
    fx.score_one(drawn).map(drop)
}

/// It goes from board to board. On which one it lay first is kept in mind of its owner; from a display it comes from none.
fn dancing_girl(fx: &mut Fx) -> Flow {
    match fx.zone(DANCING_GIRL) {
        Zone::Board(owner) if fx.everybody().iter().all(|seat| fx.noted(*seat) == 0) => {
            fx.game.keep_in_mind(owner, DANCING_GIRL);
            fx.game.note(owner, 1);
        }
        Zone::Board(_) | Zone::Display(_) => {}
        _ => return Ok(()),
    }
    fx.note(1);
    fx.transfer(DANCING_GIRL, Zone::Board(fx.you)).map(drop)
}

fn dancing_girl_win(fx: &mut Fx) -> Flow {
    let began = fx.kept(fx.you) == Some(DANCING_GIRL);
    if began && fx.everybody().iter().all(|seat| fx.noted(*seat) > 0) { fx.win() } else { Ok(()) }
}

fn lurgan_canoe(fx: &mut Fx) -> Flow {
    loop {
        fx.sentence(1);
        let Some(card) = fx.meld_one(fx.hand())? else { return Ok(()) };
        fx.sentence(2);
        let below: Cards =
            fx.own().stack(card.colour()).cards().iter().copied().filter(|other| *other != card).collect();
        let before = fx.own().scored();
        fx.score_all(below)?;
        if fx.own().scored() == before {
            return Ok(());
        }
    }
}

fn xianrendong_shards(fx: &mut Fx) -> Flow {
    let held = fx.hand().len();
    let mut shown = if held <= 3 { fx.hand() } else { Cards::new() };
    shown.iter().for_each(|card| fx.reveal(*card));
    while shown.len() < held.min(3) {
        let Some(card) = fx.choose(Verb::Reveal, fx.hand_with(|card| !shown.contains(&card)))? else { break };
        fx.reveal(card);
        shown.push(card);
    }
    fx.sentence(2);
    let mut scored = Cards::new();
    for _ in 0..2 {
        let Some(card) = fx.choose(Verb::Score, shown.iter().copied())? else { break };
        scored.extend(fx.score(card)?);
        shown.retain(|other| *other != card);
    }
    fx.tuck_all(shown)?;
    fx.sentence(3);
    if scored.len() == 2 && different_colours(&scored) == 1 {
        for _ in 0..3 {
            fx.draw(Boxed(1))?;
        }
    }
    Ok(())
}

fn electrum_stater_of_efesos(fx: &mut Fx) -> Flow {
    loop {
        fx.sentence(1);
        let card = fx.draw_and_reveal(Boxed(3))?;
        fx.sentence(2);
        if fx.has_colour(card.colour()) {
            return Ok(());
        }
        fx.meld(card)?;
    }
}

fn jiskairumoko_necklace(fx: &mut Fx) -> Flow {
    let Some(card) = fx.return_one(fx.score_pile())? else { return Ok(()) };
    fx.sentence(2);
    let same: Cards =
        fx.own().achievements().iter().copied().filter(|own| own.printed_value() == card.printed_value()).collect();
    let to = Zone::Achievements(fx.me);
    match fx.choose_own_achievement(Verb::Transfer(to), same)? {
        Some(achievement) => fx.transfer(achievement, to).map(drop),
        None => Ok(()),
    }
}

fn priest_king(fx: &mut Fx) -> Flow {
    let Some(card) = fx.score_one(fx.hand())? else { return Ok(()) };
    fx.sentence(2);
    match fx.own().stack(card.colour()).top() {
        Some(top) => fx.execute(top),
        None => Ok(()),
    }
}

fn priest_king_claim(fx: &mut Fx) -> Flow {
    let eligible: Vec<u8> = (1..=LAST_AGE).filter(|value| fx.eligible(*value)).collect();
    fx.claim_one(|value| eligible.contains(&value))
}

fn basur_hoyuk_tokens(fx: &mut Fx) -> Flow {
    let drawn = fx.draw_and_reveal(Boxed(4))?;
    fx.sentence(2);
    let in_alphabet = |card: Card| card.print().name.to_lowercase().replace('ã', "a");
    let top = fx.own().stack(drawn.colour()).top();
    if top.is_some_and(|top| in_alphabet(top) < in_alphabet(drawn)) {
        fx.return_all(each_once(fx.score_pile().into_iter().chain([drawn])))?;
    }
    Ok(())
}

fn sibidu_needle(fx: &mut Fx) -> Flow {
    loop {
        fx.sentence(1);
        let drawn = fx.draw_and_reveal(Boxed(1))?;
        fx.sentence(2);
        let same = fx.own().stack(drawn.colour()).top().is_some_and(|top| fx.value_of(top) == drawn.printed_value());
        if !same {
            return Ok(());
        }
        fx.score(drawn)?;
    }
}

fn ark_of_the_covenant(fx: &mut Fx) -> Flow {
    let returned = fx.return_one(fx.hand())?;
    fx.sentence(2);
    if let Some(card) = returned {
        let mut cards = Cards::new();
        for seat in fx.everybody() {
            if fx.player(seat).tops().all(|top| top.set() != Set::Artifacts) {
                cards.extend_from_slice(fx.player(seat).stack(card.colour()).cards());
            }
        }
        fx.transfer_all(cards, Zone::Score(fx.you))?;
    }
    fx.sentence(3);
    let is_top = fx.everybody().iter().any(|seat| fx.player(*seat).tops().any(|top| top == ARK_OF_THE_COVENANT));
    if is_top { fx.transfer(ARK_OF_THE_COVENANT, Zone::Hand(fx.you)).map(drop) } else { Ok(()) }
}

fn mask_of_warka(fx: &mut Fx) -> Flow {
    let Some(colour) = fx.choose_colour(Colour::ALL)? else { return Ok(()) };
    fx.sentence(2);
    let mut revealers = 0;
    for seat in fx.everybody() {
        let cards: Cards = fx.player(seat).all_in_hand().filter(|card| card.colour() == colour).collect();
        revealers += u8::from(!cards.is_empty());
        cards.iter().for_each(|card| fx.game.reveal(fx.table, seat, *card));
    }
    fx.sentence(3);
    let own = fx.hand_with(|card| card.colour() == colour);
    if revealers != 1 || own.is_empty() {
        return Ok(());
    }
    let values = values(&own);
    fx.return_all(own)?;
    // Each once: a karma can keep one where it is.
    let matching = fx.available().into_iter().map(|card| card.printed_value()).filter(|value| values.contains(value));
    for value in matching.collect::<Vec<_>>() {
        fx.claim_normal(value)?;
    }
    for card in fx.available_by_karma().into_iter().filter(|card| values.contains(&card.printed_value())) {
        fx.achieve(card)?;
    }
    Ok(())
}

/// As many values as possible in the hand.
fn mask_of_warka_answers(bot: &Appraiser, choice: Choice) -> f32 {
    let Choice::Colour(colour) = choice else { return 0.0 };
    let open = |card: &&Card| bot.game.available().iter().any(|open| open.printed_value() == card.printed_value());
    bot.own().hand().iter().filter(|card| card.colour() == colour).filter(open).count() as f32
}

fn tale_of_the_shipwrecked_sailor(fx: &mut Fx) -> Flow {
    let colour = fx.choose_colour(Colour::ALL)?;
    fx.sentence(2);
    fx.draw(Boxed(1))?;
    fx.sentence(3);
    let Some(colour) = colour else { return Ok(()) };
    if fx.meld_one(fx.hand_with(|card| card.colour() == colour))?.is_none() {
        return Ok(());
    }
    fx.sentence(4);
    fx.splay(colour, Splay::Left).map(drop)
}

/// A colour of which there are cards in the hand, and a pile to splay.
fn tale_of_the_shipwrecked_sailor_answers(bot: &Appraiser, choice: Choice) -> f32 {
    let Choice::Colour(colour) = choice else { return 0.0 };
    let held = bot.own().hand().iter().any(|card| card.colour() == colour);
    f32::from(u8::from(held)) + 0.1 * bot.own().stack(colour).cards().len() as f32
}
