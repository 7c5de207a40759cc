// Draws Burgundy's components for its rulebook, with the markup and the classes of src/app/games/burgundy/board and
// style/burgundy/board.css, so that an example looks like the table. See scripts/rules.mjs for `kit`.
const KINDS = ["castle", "mine", "cloister", "knowledge", "ship", "pasture", "building"];
const BUILDINGS = ["carpenter", "church", "market", "watchtower", "bank", "residences", "warehouse", "town-hall"];
const ANIMALS = { chicken: "chicken", cow: "cattle", sheep: "sheep", pig: "pig" };
const GOODS = ["light", "medium", "dark"];

/** What each card does, as signs (`effect` in card.rs). */
const EFFECTS = {
  carpenter: (kit) => take(kit, "building", "knowledge"),
  church: (kit) => take(kit, "castle", "mine", "cloister"),
  market: (kit) => take(kit, "pasture", "ship"),
  watchtower: () => '<b>+1</b><i class="pt"></i>',
  bank: (kit) => plus(kit, 3, "silver"),
  residences: (kit) => plus(kit, 1, "goods-medium") + kit.icon("sheep"),
  warehouse: (kit) => kit.icon("goods-medium") + kit.icon("arrow", "shell") + kit.icon("silver"),
  "town-hall": (kit) => `<b>+1</b>${kit.icon("up", "shell")}`,
  castle: (kit) => plus(kit, 1, "any-die"),
  mine: (kit) => plus(kit, 2, "silver"),
  cloister: () => dots("dots", KINDS.filter((kind) => kind !== "cloister")),
  knowledge: (kit) => plus(kit, 2, "worker"),
  ship: (kit) => plus(kit, 1, "goods-medium"),
  pasture: (kit) => plus(kit, 1, "sheep"),
};
const plus = (kit, count, icon) => `<b>+${count}</b>${kit.icon(icon)}`;
const dots = (classes, kinds) => `<span class="${classes}">${kinds.map((kind) => `<i class="k-${kind}"></i>`).join("")}</span>`;
const take = (kit, ...kinds) => kit.icon("down", "shell") + dots("dots big", kinds);

const kindOf = (kit, name) => (BUILDINGS.includes(name) ? "building" : KINDS.includes(name) && name !== "building" ? name : kit.fail(`no card is called ${name}`));

/** A card; `foot` is nothing, how much of its triple is there, or "full". */
/** @param {{ die?: string, counts?: string, foot?: number | "full" }} how */
function face(kit, name, how) {
  const { die, counts = kindOf(kit, name), foot } = how;
  const kind = kindOf(kit, name);
  const points = kit.fact(`triple.${counts}`);
  const title = kit.say(`burgundy-card-${name}`);
  const corner = die ? kit.die(die, { classes: "card-die", named: false }) : `<span class="card-index">${kit.icon(`k-${kind}`)}</span>`;
  const pips = [1, 2, 3].map((n) => `<i${foot !== "full" && n <= (foot ?? 0) ? ' class="on"' : ""}></i>`).join("");
  const picture = !foot ? EFFECTS[name](kit) : foot === "full" ? `${kit.icon("check", "shell")}<b>${points}</b>` : `<span class="pips">${pips}</span>`;
  const sign = BUILDINGS.includes(name) ? `b-${name}` : `k-${kind}`;
  return `<span class="card-in"><svg class="card-ground" aria-hidden="true"><use href="icons/burgundy.svg#m-${kind}"></use></svg>${corner}<span class="card-vp">${points}</span>${kit.icon(sign, "burgundy", "card-sym")}<span class="card-foot"><span class="card-name${title.length > 10 ? " long" : ""}">${kit.escape(title)}</span><span class="card-text">${kit.escape(kit.say(`burgundy-effect-${name}`))}</span><span class="card-pic">${picture}</span></span></span>`;
}

const labelled = (kit, classes, label, inside) => `<span class="${classes}" role="img" aria-label="${kit.escape(label)}">${inside}</span>`;

/** A fan of the estate; cloisters lie behind. */
function fan(kit, ...names) {
  const kinds = names.map((name) => kindOf(kit, name));
  const counts = kinds.find((kind) => kind !== "cloister") ?? "cloister";
  if (!names.length || names.length > 3 || kinds.some((kind) => ![counts, "cloister"].includes(kind))) kit.fail(`no fan: ${names.join(" ")}`);
  const full = names.length === 3;
  const cards = [...names].sort((one, other) => Number(kindOf(kit, one) === counts) - Number(kindOf(kit, other) === counts)).map((name, at) => {
    const foot = full && at === 2 ? "full" : names.length;
    return `<span class="card is-placed${at === names.length - 1 ? " top" : ""}${foot === "full" ? " is-full" : ""} k-${kindOf(kit, name)}">${face(kit, name, { counts, foot })}</span>`;
  });
  const kind = kit.say(`burgundy-kind-${counts}`);
  const label = kit.say(full ? "burgundy-fan-full" : "burgundy-fan", { kind, count: names.length, points: kit.fact(`triple.${counts}`) });
  return labelled(kit, `fan fan-${names.length}${full ? " full" : ""}`, label, cards.join(""));
}

const bonusSigns = (kit, bonus) => [bonus.points ? kit.seal(bonus.points) : "", ...[["goods", "goods-medium"], ["animals", "sheep"], ["silver", "silver"], ["workers", "worker"]].map(([what, icon]) => (bonus[what] ? `${bonus[what]}${kit.icon(icon)}` : ""))].join("");
const bonusWords = (kit, bonus) => Object.entries(bonus).filter(([, count]) => count).map(([what, count]) => kit.say(`burgundy-n-${what}`, { count })).join(", ");

export const draw = {
  /** {kind castle}: the coloured sign of a kind, before its name. */
  kind: (kit, kind) => (KINDS.includes(kind) ? `<span class="chip k-${kind}">${kit.icon(`k-${kind}`)}</span>` : kit.fail(`no kind ${kind}`)),
  /** {card mine 6}: a card as it lies in the display or among the projects. */
  card(kit, name, die) {
    const kind = kindOf(kit, name);
    if (!kit.fact(`dice.${name}`).includes(Number(die))) kit.fail(`no ${name} has a ${die}`);
    const effect = kit.say(`burgundy-effect-${name}`);
    const label = kit.say("burgundy-card-label", { name: kit.say(`burgundy-card-${name}`), die, points: kit.fact(`triple.${kind}`), effect });
    return labelled(kit, `card k-${kind}`, label, face(kit, name, { die }));
  },
  fan,
  /** {hand 4}: a card in hand, which is a die only. */
  hand: (kit, die) => labelled(kit, "card back dicecard", kit.say("burgundy-die-label", { die }), `<span class="card-in">${kit.die(die, { named: false })}</span>`),
  /** {back 6}: cards face down. */
  back: (kit, count) => labelled(kit, "card back", kit.say("burgundy-left-label", { count: Number(count) }), `<span class="card-in">${kit.icon("mark", "shell", "back-mark")}<b class="back-n">${Number(count)}</b></span>`),
  goods(kit, sort, count) {
    if (!GOODS.includes(sort)) kit.fail(`no goods are ${sort}`);
    const label = kit.say("burgundy-goods-have", { count: Number(count), sort: kit.say(`burgundy-${sort}`) });
    return labelled(kit, "cell", label, `<span class="tint-${sort}">${kit.icon(`goods-${sort}`)}</span>${Number(count)}`);
  },
  workers: (kit, count) => labelled(kit, "cell", kit.say("burgundy-workers", { count: Number(count) }), `${kit.icon("worker")}${Number(count)}`),
  silver: (kit, count) => labelled(kit, "cell", kit.say("burgundy-silver", { count: Number(count) }), `${kit.icon("silver")}${Number(count)}`),
  /** {animals cow pig}: animals as they stand in a storage. */
  animals(kit, ...animals) {
    const names = animals.map((animal) => kit.say(`burgundy-${ANIMALS[animal] ?? kit.fail(`no animal ${animal}`)}`));
    return labelled(kit, "cell", names.join(", "), `<span class="herd">${animals.map((animal) => kit.icon(animal)).join("")}</span>`);
  },
  /** {row 5}: the die at the head of a row. */
  row: (kit, die) => `<span class="row-die">${kit.die(die)}</span>`,
  /** {bonuses A}: what a triple brings in a passage. */
  bonuses(kit, letter) {
    const one = (bonus) => labelled(kit, "bonus-one", bonusWords(kit, bonus), bonusSigns(kit, bonus));
    return `<span class="bonus-list">${kit.fact(`passage.${letter}`).map(one).join("")}${kit.sign(`passage.${letter}`)}</span>`;
  },
  /** {seals seven.3}: several points, one seal each. */
  seals: (kit, name) => `<span class="seals">${kit.fact(name).map((points) => kit.seal(points)).join(" ")}</span>`,
};
