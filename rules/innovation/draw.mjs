// Draws Innovation's components for its rulebook, with the markup and the classes of src/app/boards/innovation and
// style/innovation-card.css, so that an example looks like the table. What is drawn here only has classes of
// style/innovation-rules.css. See scripts/rules.mjs for `kit`; the words in labels stand at the head of each book.
const ICONS = ["castle", "crown", "leaf", "lightbulb", "factory", "clock"];
const SPLAYS = ["none", "left", "right", "up"];
/** The places of a card, in the order of CARDS, and those that a splay shows of a covered one. */
const PLACES = ["tl", "bl", "bc", "br"];
const SHOWN = { none: [], left: [3], right: [0, 1], up: [1, 2, 3] };

/** The cards in the pictures: colour, age, what is at the four places, effects (d: demand, s: shared). */
const CARDS = {
  archery: ["red", 1, "castle lightbulb hex castle", "d"],
  clothing: ["green", 1, "hex crown leaf leaf", "ss"],
  computers: ["blue", 9, "clock hex clock factory", "ss"],
  engineering: ["red", 3, "castle hex lightbulb castle", "ds"],
  globalization: ["yellow", 10, "hex factory factory factory", "ds"],
  gunpowder: ["red", 4, "hex factory crown factory", "ds"],
  navigation: ["green", 4, "hex crown crown crown", "d"],
  oars: ["red", 1, "castle crown hex castle", "ds"],
  philosophy: ["purple", 2, "hex lightbulb lightbulb lightbulb", "ss"],
  reformation: ["purple", 4, "leaf leaf hex leaf", "ss"],
  sailing: ["green", 1, "crown crown hex leaf", "s"],
  "the-wheel": ["green", 1, "hex castle castle castle", "s"],
  writing: ["blue", 1, "hex lightbulb lightbulb crown", "s"],
};

function cardOf(kit, id) {
  const [colour, age, places, effects] = CARDS[id] ?? kit.fail(`no card is called ${id}`);
  return { id, colour, age, icons: places.split(" "), effects: [...effects], name: kit.say(`innovation-card-${id}`) };
}

const labelled = (kit, classes, label, inside) => `<span class="${classes}" role="img" aria-label="${kit.escape(label)}">${inside}</span>`;
const tile = (kit, icon, classes = "") => `<span class="tile t-${icon}${classes}">${kit.icon(icon)}</span>`;
const known = (kit, icon) => (ICONS.includes(icon) ? icon : kit.fail(`no icon is called ${icon}`));
const ageOf = (kit, age) => (/^([1-9]|10)$/.test(age) ? age : kit.fail(`there is no age ${age}`));

/** A card's picture in its hexagon. */
function hexagon(kit, id) {
  kit.icon(`card-${id}`); // is there
  return `<span class="hexagon"><svg viewBox="0 0 100 100" aria-hidden="true"><path d="M50 4 91 27v46L50 96 9 73V27z"></path><use href="icons/innovation.svg#card-${id}" x="21" y="21" width="58" height="58"></use></svg></span>`;
}

const said = (kit, { name, age, colour, icons }, places = icons) => `${name}, ${kit.word(colour)}, ${kit.word("age")} ${age}: ${places.map((icon) => kit.word(icon)).join(", ")}`;

/** What a card shows at every size; `middle`: its marks or its texts. */
function face(kit, { id, colour, age, icons, name }, classes, middle) {
  const places = icons.map((icon, at) => `<span class="at at-${PLACES[at]}">${icon === "hex" ? hexagon(kit, id) : tile(kit, icon)}</span>`);
  const long = name.length > 20 ? " longest" : name.length > 15 ? " longer" : name.length > 11 ? " long" : "";
  return { classes: `icard c-${colour} ${classes}`, inside: `${places.join("")}<b class="icard-name${long}">${kit.escape(name)}</b><b class="icard-age${age === 10 ? " ten" : ""}">${age}</b>${middle}` };
}

function small(kit, card, classes) {
  const marks = card.effects.map((effect) => kit.icon(effect === "d" ? "demand" : "shared")).join("");
  return face(kit, card, classes, `<span class="icard-marks">${marks}</span>`);
}

/** An effect out of the catalogue: [castle] is an icon, [3] a value, | stands between sentences. */
const effect = (kit, text, icon, value) => kit.escape(text.replaceAll(" | ", " ")).replace(/\[(\w+)\]/g, (_, what) => (/^\d/.test(what) ? value(what) : icon(known(kit, what))));

export const draw = {
  /** {icon castle}: an icon in the line. */
  icon: (kit, icon) => labelled(kit, `tile in-text t-${known(kit, icon)}`, kit.word(icon), kit.icon(icon)),
  /** {age 3}: an age as it stands in the corner of a card. */
  age: (kit, age) => labelled(kit, "drawn-age", `${kit.word("age")} ${ageOf(kit, age)}`, age),
  /** {name oars}: a card's name as the page says it. */
  name: (kit, id) => `<span class="drawn-name">${kit.escape(kit.say(`innovation-card-${id}`))}</span>`,
  /** {card oars}: a card as it lies on a board or in a hand. */
  card(kit, id) {
    const card = cardOf(kit, id);
    const { classes, inside } = small(kit, card, "is-top");
    return labelled(kit, classes, said(kit, card), inside);
  },
  /** {face oars}: the whole card with its texts. */
  face(kit, id) {
    const card = cardOf(kit, id);
    const featured = card.icons.find((icon) => icon !== "hex");
    const texts = card.effects.map((_, at) => kit.say(`innovation-effect-${id}-${at + 1}`));
    const plain = texts.map((text) => text.replaceAll(" | ", " ").replace(/\[(\w+)\]/g, (_, what) => (ICONS.includes(what) ? kit.word(what) : what)));
    const shown = texts.map((text, at) => {
      const words = effect(kit, text, (icon) => tile(kit, icon, " in-text"), (value) => `<span class="value">${value}</span>`);
      return `<span class="drawn-effect${card.effects[at] === "d" ? " demand" : ""}">${tile(kit, featured)}${words}</span>`;
    });
    const { classes, inside } = face(kit, card, "full", `<span class="icard-text">${shown.join("")}</span>`);
    return labelled(kit, classes, `${said(kit, card)}. ${plain.join(" ")}`, inside);
  },
  /** {pile left oars archery}: a pile from the top card down, splayed. */
  pile(kit, splay, ...ids) {
    if (!SPLAYS.includes(splay)) kit.fail(`nothing is splayed ${splay}`);
    const cards = ids.map((id) => cardOf(kit, id));
    const [top, ...buried] = cards;
    if (!top || (splay !== "none" && !buried.length) || cards.some(({ colour }) => colour !== top.colour)) kit.fail(`no pile: ${ids.join(" ")}`);
    const drawn = (card, classes) => {
      const { classes: all, inside } = small(kit, card, classes);
      return `<span class="${all}">${inside}</span>`;
    };
    const below = splay === "none" ? buried.map((_, at) => `<i class="under edge-${buried.length - at}"></i>`) : buried.map((card) => drawn(card, "is-buried")).reverse();
    const label = [said(kit, top), kit.word(splay), ...buried.map((card) => said(kit, card, SHOWN[splay].map((at) => card.icons[at])))];
    return labelled(kit, `splay is-${splay} c-${top.colour}${splay === "none" ? ` edges-${buried.length}` : ""}`, label.join("; "), below.join("") + drawn(top, "is-top"));
  },
  /** {back 3}: a card face down. */
  back: (kit, age) => labelled(kit, "iback", `${kit.word("back")}, ${kit.word("age")} ${ageOf(kit, age)}`, age),
  /** {supply 4 0}: the pile of an age with the number of its cards. */
  supply: (kit, age, count) => labelled(kit, `drawn-supply${Number(count) ? "" : " empty"}`, `${kit.word("age")} ${ageOf(kit, age)}, ${kit.word("pile")}: ${Number(count)}`, `<b>${age}</b><span>${Number(count)}</span>`),
  /** {have castle 4}: how many of an icon somebody shows. */
  have: (kit, icon, count) => labelled(kit, "drawn-have", `${Number(count)} × ${kit.word(known(kit, icon))}`, `${tile(kit, icon)}<b>${Number(count)}</b>`),
  /** {achievement 2}: a normal achievement. */
  achievement: (kit, age) => labelled(kit, "drawn-claim", `${kit.word("achievement")} ${ageOf(kit, age)}`, `${kit.icon("achievement")}<b>${age}</b>`),
};
