// Draws Innovation's components for its rulebook, with the markup and the classes of src/app/games/innovation/board and
// style/innovation/card.css, so that an example looks like the table. What is drawn here only has classes of
// style/innovation/rules.css. See scripts/rules.mjs for `kit`; names and texts are those of the page.
const ICONS = ["castle", "crown", "leaf", "lightbulb", "factory", "clock"];
const SPLAYS = ["none", "left", "right", "up"];
/** The places of a card, in the order of CARDS, and those that a splay shows of a covered one. */
const PLACES = ["tl", "bl", "bc", "br", "tc", "tr"];
const SHOWN = { none: [], left: [3, 5], right: [0, 1], up: [1, 2, 3] };
/** What stands on cities beside icons, by the beginning of its name. */
const OF_CITIES = ["plus", "arrow", "search", "flag", "fountain"];

/** The sets that have backs and faces of their own. */
const SETS = ["cities", "echoes", "figures", "artifacts"];

/** The cards in the pictures: colour, age, what is at the four places (of a city six), the featured icon, effects (e: echo, i: inspire, d: demand or
 *  compel, s: shared, k: karma), and the set of one that is not of the base game. */
const CARDS = {
  "adam-smith": ["green", 6, "inspire hex crown crown", "crown", "ik", "figures"],
  agriculture: ["yellow", 1, "hex leaf leaf leaf", "leaf", "s"],
  archery: ["red", 1, "castle lightbulb hex castle", "castle", "d"],
  athens: ["red", 1, "lightbulb lightbulb lightbulb leaf plus hex", "lightbulb", "", "cities"],
  "augustus-caesar": ["green", 2, "castle hex castle inspire", "castle", "ik", "figures"],
  "benjamin-franklin": ["blue", 6, "lightbulb echo hex bonus-6", "lightbulb", "ek", "figures"],
  calendar: ["blue", 2, "hex leaf leaf lightbulb", "leaf", "s"],
  clothing: ["green", 1, "hex crown leaf leaf", "leaf", "ss"],
  compass: ["green", 3, "hex crown crown leaf", "crown", "ds"],
  computers: ["blue", 9, "clock hex clock factory", "clock", "ss"],
  currency: ["green", 2, "leaf crown hex crown", "crown", "s"],
  engineering: ["red", 3, "castle hex lightbulb castle", "castle", "ds"],
  "fu-xi": ["green", 1, "echo crown hex crown", "crown", "ek", "figures"],
  glassblowing: ["green", 2, "hex crown crown echo", "crown", "es", "echoes"],
  globalization: ["yellow", 10, "hex factory factory factory", "factory", "ds"],
  gunpowder: ["red", 4, "hex factory crown factory", "factory", "ds"],
  "holmegaard-bows": ["red", 1, "castle leaf hex leaf", "leaf", "ds", "artifacts"],
  industrialization: ["red", 6, "crown factory factory hex", "factory", "ss"],
  "james-clerk-maxwell": ["blue", 7, "hex inspire bonus-7 clock", "clock", "ik", "figures"],
  "murasaki-shikibu": ["purple", 3, "lightbulb hex bonus-4 inspire", "lightbulb", "ik", "figures"],
  navigation: ["green", 4, "hex crown crown crown", "crown", "d"],
  oars: ["red", 1, "castle crown hex castle", "castle", "ds"],
  "peter-the-great": ["red", 5, "factory inspire bonus-5 hex", "factory", "ikk", "figures"],
  philosophy: ["purple", 2, "hex lightbulb lightbulb lightbulb", "lightbulb", "ss"],
  plato: ["purple", 2, "lightbulb hex lightbulb inspire", "lightbulb", "ik", "figures"],
  reformation: ["purple", 4, "leaf leaf hex leaf", "leaf", "ss"],
  sailing: ["green", 1, "crown crown hex leaf", "crown", "s"],
  saladin: ["red", 3, "bonus-3 hex echo castle", "castle", "ek", "figures"],
  sparta: ["red", 2, "castle factory factory castle search-castle hex", "castle", "", "cities"],
  stockholm: ["green", 5, "factory crown bonus-5 crown flag hex", "crown", "", "cities"],
  takiyuddin: ["blue", 4, "inspire leaf leaf hex", "leaf", "ik", "figures"],
  tecumseh: ["red", 6, "factory hex echo factory", "factory", "ek", "figures"],
  "the-daily-courant": ["yellow", 5, "factory factory crown hex", "factory", "s", "artifacts"],
  "the-wheel": ["green", 1, "hex castle castle castle", "castle", "s"],
  umbrella: ["green", 1, "leaf leaf hex echo", "leaf", "es", "echoes"],
  writing: ["blue", 1, "hex lightbulb lightbulb crown", "lightbulb", "s"],
};

function cardOf(kit, id) {
  const [colour, age, places, featured, effects, set] = CARDS[id] ?? kit.fail(`no card is called ${id}`);
  const sheet = set ? `innovation-${set}` : "innovation";
  return { id, sheet, colour, age, icons: places.split(" "), featured, effects: [...effects], name: kit.say(`innovation-card-${id}`) };
}

const labelled = (kit, classes, label, inside) => `<span class="${classes}" role="img" aria-label="${kit.escape(label)}">${inside}</span>`;
const tile = (kit, icon, classes = "") => `<span class="tile t-${icon}${classes}">${kit.icon(icon)}</span>`;
const known = (kit, icon) => (ICONS.includes(icon) ? icon : kit.fail(`no icon is called ${icon}`));
const ageOf = (kit, age) => (/^([1-9]|10)$/.test(age) ? age : kit.fail(`there is no age ${age}`));

/** What stands at a place of a card: an icon, an echo effect, a bonus, a symbol of cities. */
function symbol(kit, what, classes = "") {
  if (ICONS.includes(what)) return tile(kit, what, classes);
  if (what === "inspire") return `<span class="tile t-inspire${classes}">${kit.icon("inspire", "innovation-figures")}</span>`;
  if (what === "echo") return `<span class="tile t-echo${classes}">${kit.icon("echo", "innovation-expansions")}</span>`;
  const [kind, of] = what.split("-");
  if (kind === "bonus") return `<span class="tile t-bonus${classes}">${kit.icon("bonus", "innovation-expansions")}<b>${of}</b></span>`;
  if (!OF_CITIES.includes(kind)) kit.fail(`no symbol is called ${what}`);
  if (kind === "search") return `<span class="tile t-search t-${known(kit, of)}${classes}">${kit.icon(of)}${kit.icon("search", "innovation-cities")}</span>`;
  return `<span class="tile t-city${classes}">${kit.icon(what, what === "plus" ? "innovation-expansions" : "innovation-cities")}</span>`;
}

/** A card's picture in its hexagon. */
function hexagon(kit, { id, sheet }) {
  kit.icon(`card-${id}`, sheet); // is there
  return `<span class="hexagon"><svg viewBox="0 0 100 100" aria-hidden="true"><path d="M50 4 91 27v46L50 96 9 73V27z"></path><use href="icons/${sheet}.svg#card-${id}" x="21" y="21" width="58" height="58"></use></svg></span>`;
}

const iconName = (kit, icon) => kit.say(`innovation-icon-${known(kit, icon)}`);
function symbolName(kit, what) {
  const [kind, of] = what.split("-");
  if (kind === "inspire") return kit.say("innovation-kind-inspire");
  if (kind === "echo" || kind === "bonus") return [kit.word(kind), of].filter(Boolean).join(" ");
  if (kind === "search") return `${kit.say("innovation-symbol-search")}: ${iconName(kit, of)}`;
  return OF_CITIES.includes(kind) ? kit.say(`innovation-symbol-${what}`) : iconName(kit, what);
}
const iconNames = (kit, icons) => icons.filter((icon) => icon && icon !== "hex").map((icon) => symbolName(kit, icon)).join(", ");
const said = (kit, { name, age, colour, icons }) => `${name}, ${kit.say(`innovation-colour-${colour}`)}, ${kit.word("age")} ${age}: ${iconNames(kit, icons)}`;

/** What a card shows at every size; `middle`: its marks or its texts. */
function face(kit, card, classes, middle) {
  const { colour, age, icons, name } = card;
  const places = icons.map((icon, at) => `<span class="at at-${PLACES[at]}">${icon === "hex" ? hexagon(kit, card) : symbol(kit, icon)}</span>`);
  const long = name.length > 20 ? " longest" : name.length > 15 ? " longer" : name.length > 11 ? " long" : "";
  return { classes: `icard c-${colour} ${classes}`, inside: `${places.join("")}<b class="icard-name${long}">${kit.escape(name)}</b><b class="icard-age${age === 10 ? " ten" : ""}">${age}</b>${middle}` };
}

function small(kit, card, classes) {
  const marks = card.effects.filter((effect) => "ds".includes(effect)).map((effect) => kit.icon(effect === "d" ? "demand" : "shared")).join("");
  return face(kit, card, classes, `<span class="icard-marks">${marks}</span>`);
}

/** An effect out of the catalogue: [castle] is an icon, [3] a value, | stands between sentences. */
function textOf(kit, id, which) {
  const [kind, number] = /^\d/.test(which) ? ["effect", which] : which.split("-");
  return kit.say(["innovation", kind, id, number].filter(Boolean).join("-")).replaceAll(" | ", " ");
}
/** What these effects are called in the catalogue: dogma effects and karmas are numbered. */
const KINDS = { e: "echo", i: "inspire", d: "effect", s: "effect", k: "karma" };
const calledOf = (effects) => {
  const kinds = effects.map((effect) => KINDS[effect]);
  return kinds.map((kind, at) => (["echo", "inspire"].includes(kind) ? kind : `${kind}-${kinds.slice(0, at + 1).filter((one) => one === kind).length}`));
};
const set = (text, icon, value) => text.replace(/\[(\w+)\]/g, (_, what) => (/^\d/.test(what) ? value(what) : icon(what)));
const spoken = (kit, text) => set(text, (icon) => iconName(kit, icon), (value) => value);
const printed = (kit, text, icon) => set(kit.escape(text), icon, (value) => `<span class="value">${value}</span>`);

export const draw = {
  /** {icon castle}: an icon in the line. */
  icon: (kit, icon) => labelled(kit, `tile in-text t-${known(kit, icon)}`, iconName(kit, icon), kit.icon(icon)),
  /** {age 3}: an age as it stands in the corner of a card. */
  age: (kit, age) => labelled(kit, "drawn-age", `${kit.word("age")} ${ageOf(kit, age)}`, age),
  /** {name oars}: a card's name as the page says it. */
  name: (kit, id) => `<span class="drawn-name">${kit.escape(kit.say(`innovation-card-${id}`))}</span>`,
  /** {symbol flag}: what stands on cards of the sets beside icons. */
  symbol: (kit, what) => labelled(kit, "drawn-symbol", symbolName(kit, what), symbol(kit, what, " in-text")),
  /** {text oars 1}, {text umbrella echo}, {text plato inspire}, {text fu-xi karma-1}: an effect as the card says it, without a full stop. */
  text: (kit, id, number) => `<span class="drawn-text">${printed(kit, textOf(kit, id, number).replace(/\.$/, ""), (icon) => draw.icon(kit, icon))}</span>`,
  /** {card oars}: a card as it lies on a board or in a hand. */
  card(kit, id) {
    const card = cardOf(kit, id);
    const { classes, inside } = small(kit, card, "is-top");
    return labelled(kit, classes, said(kit, card), inside);
  },
  /** {face oars}: the whole card with its texts. */
  face(kit, id) {
    const card = cardOf(kit, id);
    const texts = calledOf(card.effects).map((which) => textOf(kit, id, which));
    const shown = texts.map((text, at) => {
      const effect = card.effects[at];
      const words = printed(kit, text, (icon) => tile(kit, known(kit, icon), " in-text"));
      const before = { e: () => symbol(kit, "echo"), i: () => symbol(kit, "inspire"), k: () => `<b>${kit.say("innovation-kind-karma")}</b> ` }[effect] ?? (() => tile(kit, card.featured));
      return `<span class="drawn-effect${{ d: " demand", k: " karma" }[effect] ?? ""}">${before()}${words}</span>`;
    });
    const { classes, inside } = face(kit, card, "full", `<span class="icard-text">${shown.join("")}</span>`);
    return labelled(kit, classes, `${said(kit, card)}. ${texts.map((text) => spoken(kit, text)).join(" ")}`, inside);
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
    const label = [said(kit, top), kit.say(`innovation-splay-${splay}`), ...buried.map(({ name, icons }) => `${name}: ${iconNames(kit, SHOWN[splay].map((at) => icons[at])) || 0}`)];
    return labelled(kit, `splay is-${splay} c-${top.colour}${splay === "none" ? ` edges-${buried.length}` : ""}`, label.join("; "), below.join("") + drawn(top, "is-top"));
  },
  /** {back 3}, {back 3 echoes}: a card face down. */
  back(kit, age, set) {
    if (set && !SETS.includes(set)) kit.fail(`no set is called ${set}`);
    const named = set ? [kit.say(`innovation-set-${set}`)] : [];
    return labelled(kit, `iback${set ? ` s-${set}` : ""}`, [kit.word("back"), ...named, `${kit.word("age")} ${ageOf(kit, age)}`].join(", "), age);
  },
  /** {supply 4 0}: the pile of an age with the number of its cards. */
  supply: (kit, age, count) => labelled(kit, `drawn-supply${Number(count) ? "" : " empty"}`, `${kit.word("age")} ${ageOf(kit, age)}, ${kit.word("pile")}: ${Number(count)}`, `<b>${age}</b><span>${Number(count)}</span>`),
  /** {have castle 4 leaf 1}: how many icons somebody shows. */
  have(kit, ...args) {
    const pairs = Array.from({ length: args.length / 2 }, (_, at) => [known(kit, args[2 * at]), Number(args[2 * at + 1])]);
    return labelled(kit, "drawn-have", pairs.map(([icon, count]) => `${iconName(kit, icon)}: ${count}`).join(", "), pairs.map(([icon, count]) => `${tile(kit, icon)}<b>${count}</b>`).join(""));
  },
  /** {achievement 2}: a normal achievement. */
  achievement: (kit, age) => labelled(kit, "drawn-claim", `${kit.word("achievement")} ${ageOf(kit, age)}`, `${kit.icon("achievement")}<b>${age}</b>`),
};
