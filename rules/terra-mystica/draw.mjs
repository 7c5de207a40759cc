// Draws Terra Mystica's components for its rulebook, with the classes of style/terra-mystica, so that an example looks like the table; what only
// the book shows has classes of style/terra-mystica/rules.css. See scripts/rules.mjs for `kit`; names are those of the page.
const TERRAINS = ["desert", "plains", "swamp", "lakes", "forest", "mountains", "wasteland"];
const LETTERS = { Y: "desert", U: "plains", K: "swamp", B: "lakes", G: "forest", S: "mountains", R: "wasteland" };
const CULTS = ["fire", "water", "earth", "air"];
const MAPS = ["base", "fjords", "lakes"];

// The same marks and outlines as board/pieces.rs.
const MARKS = {
  desert: "M-28-6q10-10 20-2 7 6 14 0M0-18q9-8 18-1M-22 14q10-10 20-2 9 7 20-2M2 27q8-7 15-1M20 4h.1M-10-22h.1M-28 5h.1M24-8h.1M-4 20h.1",
  plains: "M-20 6c0-6 4-9 4-15M-20 6c0-5-4-7-4-12M-20 6v7M18-4c0-6 4-9 4-15M18-4c0-5-4-7-4-12M18-4v7M6 26c0-5 4-7 4-12M6 26c0-4-4-6-4-10M6 26v5M-6-18c0-4 3-6 3-10",
  swamp: "M-25 2h9M-13 2h5M10-16h10M-16 17h11M6 20h16M22 6h5M-14-20v10M-19-18v8M-9-17v7M14 8V-3M19 9V0",
  lakes: "M-24-12q5-5 10 0t10 0 10 0M-10 2q5-5 10 0t10 0 10 0M-26 14q5-5 10 0t10 0 10 0M6-22q4-4 8 0t8 0M2 26q4-4 8 0t8 0",
  forest: "M-16-22l-7 11h14zM-16-11v5M17-14l-7 11h14zM17-3v5M-17 8l-7 11h14zM-17 19v5M7 14l-7 11H14zM7 25v5",
  mountains: "M-29 4l11-18 11 18M-20-10l3 4 3-3M2 0l12-20 12 20M11-15l4 4 3-3M-14 26l9-15 9 15M10 24l7-11 7 11",
  wasteland: "M-24-10l7 5-2 8 8 6M-17-5l8-5 2-9M6-24l2 9 9 3 5 8M8-15l-7 5M-14 20l9-5 6 7 10-4 5 7M15 6l8 5",
};
const WAVES = "M-22-3q5.5-5 11 0t11 0 11 0 11 0M-11 10q5.5-5 11 0t11 0";
const OUTLINES = {
  dwelling: ["M-11.5 12V-3.5L0-14.5 11.5-3.5V12z", 2.5],
  "trading-house": ["M-17 13V-8l8-9 8 9v5h18v16z", 3],
  temple: ["M-14 0a14 14 0 1 0 28 0 14 14 0 1 0-28 0z", 0],
  stronghold: ["M-18 15v-29h8v6h6v-6h8v6h6v-6h8v29z", 3.5],
  sanctuary: ["M-10-12h20a12 12 0 0 1 0 24h-20a12 12 0 0 1 0-24z", 0],
};
const BUILDINGS = { D: "dwelling", H: "trading-house", T: "temple", S: "stronghold", A: "sanctuary" };

/* Pieces of the map. A cell is: terrain (or `.` river, `_` nothing), `:` building and seat, `!` the one that was just built, `=` a badge. Every
   second row lies half a hex to the right. Bridges and towns name cells as row and column. */
const SCENES = {
  reach: { rows: ["U=0 . S=1 R", "G:D3 . B=1 Y", "K=0 . . G=2"] },
  leech: { rows: ["Y:H1 S K:H3=+2", "Y:T1=+2 B:D2! U", "R Y:D1=+1 ."] },
  town: { rows: ["G:D3 G:H3 K", "G:T3 G:H3 U"], town: ["00", "01", "10", "11"], key: ["11", 7] },
  bridge: { rows: ["R:S1 . Y", ". R:D1! U"], bridge: ["00", "11", 1] },
  mermaids: { rows: ["B:H2 B:D2 S", "U . B:T2", "K B:H2 R"], town: ["00", "01", "12", "21"], key: ["11", 8] },
  skip: { rows: ["Y:D4 S U:D4!", ". . K"] },
};

const labelled = (kit, classes, label, inside) => `<span class="${classes}" role="img" aria-label="${kit.escape(label)}">${inside}</span>`;
const seatUse = (seat, x, y, size) => `<use class="shape" href="icons/shell.svg#s${seat}" x="${x}" y="${y}" width="${size}" height="${size}"></use>`;
const round = (number) => Number(number.toFixed(1));

/** A building around 0,0. */
function building(kind, seat) {
  const [path, drop] = OUTLINES[kind];
  return `<path class="rim-dark" d="${path}"></path><path class="rim-bone" d="${path}"></path><path class="body" d="${path}"></path>${seatUse(seat, -5.2, drop - 5.2, 10.4)}`;
}

const corners = ([x, y], radius) => [0, 1, 2, 3, 4, 5].map((at) => [round(x + radius * Math.sin((at * Math.PI) / 3)), round(y - radius * Math.cos((at * Math.PI) / 3))]);
const polygon = (centre, radius, classes) => `<polygon class="${classes}" points="${corners(centre, radius).map((corner) => corner.join(",")).join(" ")}"></polygon>`;
const land = (terrain, [x, y], scale = 1) => `<g class="t-${terrain}">${polygon([x, y], 36 * scale, "drawn-land")}<path class="drawn-mark" transform="translate(${x} ${y}) scale(${scale})" d="${MARKS[terrain]}"></path></g>`;

/** The outer edges of a group of hexes. */
function outline(centres) {
  const edges = new Map();
  for (const centre of centres) {
    const all = corners(centre, 38);
    const full = corners(centre, 40);
    full.forEach((from, at) => {
      const middle = [(from[0] + full[(at + 1) % 6][0]) / 2, (from[1] + full[(at + 1) % 6][1]) / 2].map((place) => Math.round(place)).join();
      edges.has(middle) ? edges.set(middle, null) : edges.set(middle, [all[at], all[(at + 1) % 6]]);
    });
  }
  return [...edges.values()].filter(Boolean).map(([from, to]) => `M${from.join(" ")}L${to.join(" ")}`).join("");
}

function scene(kit, name) {
  const { rows, bridge, town, key } = SCENES[name] ?? kit.fail(`no piece of the map is called ${name}`);
  const cells = new Map();
  rows.forEach((row, r) => row.split(" ").forEach((source, c) => {
    const [, ground, kind, seat, built, badge] = /^([YUKBGSR._])(?::([DHTSA])(\d))?(!)?(?:=(\S+))?$/.exec(source) ?? kit.fail(`no cell: ${source}`);
    cells.set(`${r}${c}`, { at: [round(34.64 * (2 * c + (r % 2)) + 38), 60 * r + 43], ground, kind, seat, built, badge });
  }));
  const all = [...cells.values()].filter(({ ground }) => ground !== "_");
  const at = (id) => cells.get(id).at;
  const width = Math.max(...all.map(({ at: [x] }) => x)) + 38;
  const height = Math.max(...all.map(({ at: [, y] }) => y)) + 43;
  const beds = all.map((cell) => polygon(cell.at, 44, "bed")).join("");
  const grounds = all.map(({ at, ground }) => (ground === "." ? `${polygon(at, 40, "river")}<path class="waves" transform="translate(${at[0]} ${at[1]})" d="${WAVES}"></path>` : land(LETTERS[ground], at))).join("");
  let over = "";
  if (town) over += `<path class="drawn-town-rim" d="${outline(town.map(at))}"></path><path class="drawn-town tone-${cells.get(town[0]).seat}" d="${outline(town.map(at))}"></path>`;
  if (bridge) {
    const [[x1, y1], [x2, y2]] = [at(bridge[0]), at(bridge[1])];
    const between = (share) => `${round(x1 + (x2 - x1) * share)} ${round(y1 + (y2 - y1) * share)}`;
    const line = `M${between(0.27)}L${between(0.73)}`;
    over += `<g class="tone-${bridge[2]}"><path class="plank-rim" d="${line}"></path><path class="plank" d="${line}"></path><path class="boards" d="${line}"></path></g>`;
  }
  for (const { at: [x, y], kind, seat, built, badge } of all) {
    if (built) over += polygon([x, y], 38, "selected-rim") + polygon([x, y], 38, "selected");
    if (kind) over += `<g class="piece tone-${seat}" transform="translate(${x} ${y})">${building(BUILDINGS[kind], seat)}</g>`;
    if (badge) {
      const power = badge.startsWith("+");
      const [bx, by] = kind ? [x + 17, y - 19] : [x, y];
      over += `<g class="drawn-badge${power ? " power" : ""}" transform="translate(${round(bx)} ${by})"><circle r="13"></circle><text y="6">${badge}</text></g>`;
    }
  }
  if (key) {
    const [x, y] = at(key[0]);
    const lower = cells.get(key[0]).kind ? y + 30 : y;
    over += `<g class="drawn-key" transform="translate(${x} ${lower})"><rect x="-26" y="-13" width="52" height="26" rx="7"></rect><use href="icons/terra-mystica.svg#town" x="-22" y="-9" width="18" height="18"></use><text x="10" y="6">${key[1]}</text></g>`;
  }
  const below = key && cells.get(key[0]).kind ? 6 : 0;
  return labelled(kit, "drawn-scene", kit.word(`pic-${name}`), `<svg class="scene-${rows[0].split(" ").length}" viewBox="-4 -4 ${round(width + 8)} ${height + 8 + below}" aria-hidden="true">${beds}${grounds}${over}</svg>`);
}

/** A whole map, small: one path for each kind of land. Rows of 13 begin at the edge, those of 12 half a hex to the right. */
function plan(kit, name) {
  const paths = {};
  kit.fact(`map.${name}`).split(" ").forEach((row, r) => [...row].forEach((ground, c) => {
    paths[ground] = `${paths[ground] ?? ""}M${2 * c + Number(row.length === 12) + 1} ${3 * r}l1 1v2l-1 1-1-1v-2z`;
  }));
  const drawn = Object.entries(paths).map(([ground, path]) => (ground === "." ? `<path class="river" d="${path}"></path>` : `<path class="plan-land t-${LETTERS[ground]}" d="${path}"></path>`));
  return labelled(kit, "drawn-plan", kit.say(`terra-mystica-map-${name}`), `<svg viewBox="0 0 26 28" preserveAspectRatio="none" aria-hidden="true">${drawn.join("")}</svg>`);
}

/** The circle of terrains around a home terrain, with the spades that each of the others takes. */
function wheel(kit, home) {
  const first = TERRAINS.indexOf(home);
  if (first < 0) kit.fail(`no terrain ${home}`);
  const hexes = TERRAINS.map((_, place) => {
    const angle = (2 * Math.PI * place) / 7;
    /** @returns {[number, number]} */
    const at = (distance) => [round(distance * Math.sin(angle)), round(-distance * Math.cos(angle))];
    const [tx, ty] = at(30);
    const spades = place > 0 ? `<text x="${tx}" y="${round(ty + 5)}">${Math.min(place, 7 - place)}</text>` : "";
    return land(TERRAINS[(first + place) % 7], at(58), place ? 0.45 : 0.58) + spades;
  });
  const label = kit.say("terra-mystica-board-wheel", { terrain: kit.say(`terra-mystica-terrain-${home}`) });
  return labelled(kit, "drawn-wheel", label, `<svg viewBox="-86 -86 172 166" aria-hidden="true">${hexes.join("")}</svg>`);
}

/** The three bowls. */
function bowls(kit, ...counts) {
  if (counts.length !== 3 || counts.some((count) => !/^\d+$/.test(count))) kit.fail(`no bowls: ${counts.join(" ")}`);
  const one = (count, at) => {
    const token = (n) => `<g transform="translate(${15.5 + (n % 4) * 14.5 + (Math.floor(n / 4) % 2) * 7} ${32 - Math.floor(n / 4) * 11})"><circle class="power-token" r="6"></circle><circle class="power-ring" r="3"></circle></g>`;
    const tokens = Array.from({ length: Number(count) }, (_, n) => token(n)).join("");
    return `<span class="drawn-bowl"><svg viewBox="0 0 74 44" aria-hidden="true"><path class="bowl-side${at === 2 ? " full" : ""}" d="M4 4v8c0 19 9 28 33 28s33-9 33-28V4"></path>${tokens}</svg><small>${["I", "II", "III"][at]} · <b>${count}</b></small></span>`;
  };
  const label = kit.say("terra-mystica-board-bowls", { one: counts[0], two: counts[1], three: counts[2] });
  return labelled(kit, "drawn-bowls", label, counts.map(one).join(""));
}

const tone = (kit, cult) => (CULTS.includes(cult) ? `<span class="k-${cult}">${kit.icon(cult)}</span>` : kit.fail(`no cult ${cult}`));
const amounts = (kit, gain, plus = "+") => ["coin", "worker", "priest", "power"].map((icon) => {
  const count = gain[icon === "power" ? icon : `${icon}s`];
  return count ? `<span class="n">${plus}${count}${kit.icon(icon, "terra-mystica", icon === "power" ? "violet" : "")}</span>` : "";
}).join("");
const points = (kit, count) => `<span class="n">${kit.icon("point")}${count}</span>`;
const octagon = (inside) => `<span class="drawn-oct">${inside}</span>`;
const tile = (kit, kind, label, head, foot) => labelled(kit, `drawn-tile ${kind}`, label, `<span class="inc">${head}</span><span class="pas">${foot}</span>`);

/** What a bonus card does beside its income, by its number. */
const CARDS = {
  1: (kit) => octagon(kit.icon("spade")),
  2: (kit) => `${octagon(kit.icon("cult"))}+1`,
  4: (kit) => `${kit.icon("ship")}+1`,
  6: (kit) => `${points(kit, 4)} × ${kit.icon("stronghold")}${kit.icon("sanctuary")}`,
  7: (kit) => `${points(kit, 2)} × ${kit.icon("trading-house")}`,
  9: (kit) => `${points(kit, 1)} × ${kit.icon("dwelling")}`,
};
/** What a favor tile does for the rest of the game, by its number. */
const FAVORS = {
  5: (kit) => `${kit.icon("town")}6`,
  6: (kit) => `${octagon(kit.icon("cult"))}+1`,
  10: (kit) => `${kit.icon("trading-house")}${points(kit, 3)}`,
  11: (kit) => `${kit.icon("dwelling")}${points(kit, 2)}`,
  12: (kit) => `${kit.icon("trading-house")}2·3·3·4`,
};
const FEATS = { spade: ["spade"], town: ["town"], dwelling: ["dwelling"], "trading-house": ["trading-house"], great: ["stronghold", "sanctuary"] };
const POWERS = ["bridge", "priest", "worker", "coin", "spade", "spade"];
const POWER_COUNTS = ["", "", "2", "7", "", "2"];

const cost = (kit, { coins, workers }) => `<span class="n">${workers}${kit.icon("worker")}</span><span class="n">${coins}${kit.icon("coin")}</span>`;

export const draw = {
  map: scene,
  plan,
  wheel,
  bowls,
  /** {terrain forest}: a hex of it. */
  terrain: (kit, name) => (TERRAINS.includes(name) ? `<svg class="drawn-hex" viewBox="-40 -42 80 84" aria-hidden="true">${land(name, [0, 0])}</svg>` : kit.fail(`no terrain ${name}`)),
  /** {piece temple 3}: a building of a seat. */
  piece(kit, name, seat) {
    if (!OUTLINES[name] || !/^[1-5]$/.test(seat)) kit.fail(`no building ${name} of ${seat}`);
    return labelled(kit, "drawn-piece", kit.say(`terra-mystica-building-${name}`), `<svg class="tm-building tone-${seat}" viewBox="-25 -25 50 50" aria-hidden="true">${building(name, seat)}</svg>`);
  },
  /** {cult fire}: its sign. */
  cult: tone,
  /** {have workers 3}: resources. */
  have(kit, what, count) {
    const icon = { coins: "coin", workers: "worker", priests: "priest", power: "power", spades: "spade" }[what] ?? kit.fail(`no resource ${what}`);
    return labelled(kit, "drawn-have", kit.say(`terra-mystica-n-${what}`, { count: Number(count) }), `<b>${Number(count)}</b>${kit.icon(icon, "terra-mystica", icon === "power" ? "violet" : "")}`);
  },
  card(kit, number) {
    const income = kit.fact(`card.${number}`);
    return tile(kit, "card-of", kit.say(`terra-mystica-card-effect-${number}`), amounts(kit, income), CARDS[number]?.(kit) ?? "–");
  },
  favor(kit, number) {
    const favor = kit.fact(`favor.${number}`);
    const label = kit.say("terra-mystica-favor", { cult: kit.say(`terra-mystica-cult-${favor.cult}`), steps: favor.steps });
    return tile(kit, "favor-of", label, `${tone(kit, favor.cult)}<b>+${favor.steps}</b>`, FAVORS[number]?.(kit) ?? (amounts(kit, favor) || "–"));
  },
  town(kit, number) {
    const town = kit.fact(`town.${number}`);
    const label = kit.say(`terra-mystica-town-${number}`, { travel: "shipping", points: kit.say("terra-mystica-n-points", { count: town.points }) });
    const more = [amounts(kit, town), town.steps ? `<span class="n">+${town.steps}${kit.icon("cult")}</span>` : "", town.travel ? `<span class="n">+1${kit.icon("ship")}</span>` : "", town.keys > 1 ? `<span class="n">${town.keys}${kit.icon("town")}</span>` : ""].join("");
    return tile(kit, "town-of", label, points(kit, `<b>${town.points}</b>`), more || "–");
  },
  scoring(kit, number) {
    const { feat, points: worth, cult, steps, ...bonus } = kit.fact(`scoring.${number}`);
    const label = kit.say("terra-mystica-scoring", { feat: kit.say(`terra-mystica-feat-${feat}`, { points: worth }), bonus: kit.say(`terra-mystica-scoring-bonus-${number}`) });
    const brings = bonus.spade ? `<span class="n">1${kit.icon("spade")}</span>` : amounts(kit, bonus, "");
    return tile(kit, "scoring-of", label, `${FEATS[feat].map((icon) => kit.icon(icon)).join("")}<b>+${worth}</b>`, `<span class="n">${steps}${tone(kit, cult)}</span>→${brings}`);
  },
  /** {power-action 5}: an octagon with its price. */
  "power-action"(kit, number) {
    const at = Number(number) - 1;
    return `<span class="drawn-power-action" aria-hidden="true">${octagon(`${POWER_COUNTS[at]}${kit.icon(POWERS[at])}`)}<span class="n">${kit.fact(`power-action.${number}`)}${kit.icon("power", "terra-mystica", "violet")}</span></span>`;
  },
  /** {said card-effect-1}: words of the page, so that the book says the same. */
  said: (kit, key) => kit.escape(kit.say(`terra-mystica-${key}`)),
  /** {favors}, {cards …} and so on: several tiles. */
  cards: (kit, ...numbers) => numbers.map((number) => draw.card(kit, number)).join(""),
  /** {beginner-scoring 2} and {beginner-cards 2}: what lies there in the beginner setup for so many players. */
  "beginner-scoring": (kit, players) => kit.fact(`beginner.${players}.scoring`).map((number) => draw.scoring(kit, number)).join("") + kit.sign(`beginner.${players}.scoring`),
  "beginner-cards": (kit, players) => kit.fact(`beginner.${players}.cards`).map((number) => draw.card(kit, number)).join("") + kit.sign(`beginner.${players}.cards`),
  /** {track water 9 7 7 3}: where the seats stand on a cult track, in their order. */
  track(kit, cult, ...steps) {
    const places = Array.from({ length: 11 }, (_, step) => {
      const here = steps.map((at, seat) => (Number(at) === step ? `<svg class="i seat seat-${seat + 1}" aria-hidden="true"><use href="icons/shell.svg#s${seat + 1}"></use></svg>` : "")).join("");
      return `<span class="step${[3, 5, 7, 10].includes(step) ? " brings" : ""}"><small>${step}</small>${here}</span>`;
    });
    const label = `${kit.say(`terra-mystica-cult-${cult}`)}: ${steps.join(", ")}`;
    return labelled(kit, "drawn-track", label, tone(kit, cult) + places.join(""));
  },
  /** {seat 2}: its shape, with its name for those who do not see it. */
  seat: (kit, seat) => `<svg class="i seat seat-${Number(seat)}" role="img" aria-label="${kit.escape(kit.say(`mark-${Number(seat)}`))}"><use href="icons/shell.svg#s${Number(seat)}"></use></svg>`,
  /** {faction witches}: how it begins and what differs. */
  faction(kit, code) {
    const board = kit.fact(`faction.${code}`);
    const row = (word, inside) => `<span class="row row-${word}"><small>${kit.escape(kit.word(word))}</small><span>${inside}</span></span>`;
    const cults = CULTS.map((cult, n) => (board.cults[n] ? `<span class="n">${board.cults[n]}${tone(kit, cult)}</span>` : "")).join("") || "–";
    const building = (name) => `<span class="price">${kit.icon(name)}${cost(kit, board.costs[name])}</span>`;
    const home = kit.say(`terra-mystica-terrain-${board.home}`);
    return [
      `<span class="drawn-faction t-${board.home}"><span class="emblem">${kit.icon(`faction-${code}`)}</span><span class="rows">`,
      row("home", `${draw.terrain(kit, board.home)}${kit.escape(home)}`),
      row("start", amounts(kit, board, "")),
      row("bowls", `<span class="n">${board.bowls.join(" · ")}${kit.icon("power", "terra-mystica", "violet")}</span>`),
      row("cults", cults),
      row("stronghold-income", amounts(kit, board.income)),
      row("costs", ["stronghold", "sanctuary"].map(building).join("")),
      `</span></span>`,
    ].join("");
  },
  /** {points-of base}: who begins with other points on a map. */
  "points-of"(kit, map) {
    if (!MAPS.includes(map)) kit.fail(`no map ${map}`);
    const groups = Object.entries(kit.fact(`variable.${map}`)).map(([count, codes]) => [Number(count), codes]).filter(([count]) => count !== kit.fact("start.points")).sort(([one], [other]) => one - other);
    return groups.map(([count, codes]) => `<span class="drawn-points">${kit.seal(count)} ${codes.map((code) => kit.escape(kit.say(`terra-mystica-faction-${code}`))).join(", ")}</span>`).join("");
  },
};
