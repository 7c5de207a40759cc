// What belongs to the parts of the page beside their code, by folder: locales/LANGUAGE/PART and style/PART. The program fetches
// them with the part (src/app/lazy); `lobby` is what is needed first. A game's `lobby.ftl` is what is said of it where its part is not
// here (lobby, saved matches, statistics), its `cover.css` the look of its cover in the static shell.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";

const ROOT = new URL("../", import.meta.url);
/** What of the sheets is needed first, in this order. */
const FIRST = ["base", "lobby"];
/** Where the sheets of a part stand among the others: games between these two. */
const BEFORE_GAMES = ["fonts", "kept", "places", "table"];
const AFTER_GAMES = ["rules"];

const read = (path) => readFileSync(new URL(path, ROOT), "utf8");
const entries = (path, folder) => readdirSync(new URL(path, ROOT), { withFileTypes: true }).filter((entry) => entry.isDirectory() === folder).map((entry) => entry.name).sort();
const folders = (path) => entries(path, true);
const files = (path) => entries(path, false);
const none = (path) => {
  if (files(path).length) throw new Error(`${path}: ${files(path)} belongs into the folder of its part`);
};

/** The languages of the page. */
export const languages = () => folders("locales/");

/** All messages of a language by part: Fluent texts. */
export function catalogues(language) {
  none(`locales/${language}/`);
  const texts = new Map();
  for (const folder of folders(`locales/${language}/`)) {
    for (const file of files(`locales/${language}/${folder}/`)) {
      const part = file === "lobby.ftl" ? "lobby" : folder;
      texts.set(part, `${texts.get(part) ?? ""}${read(`locales/${language}/${folder}/${file}`)}\n`);
    }
  }
  return texts;
}

/** All messages of a language, to be said: (key, arguments) => words. */
export function sayer(language) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of catalogues(language).values()) bundle.addResource(new FluentResource(text));
  return (key, args) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`no words for ${key} in locales/${language}`);
    return bundle.formatPattern(pattern, args);
  };
}

/** The covers' looks for the static shell. */
export function covers() {
  return folders("style/").filter((folder) => files(`style/${folder}/`).includes("cover.css")).map((folder) => read(`style/${folder}/cover.css`)).join("");
}

/** The alternatives of a selector: what stands between the commas that are in no brackets. */
function alternatives(selector) {
  const parts = [""];
  let depth = 0;
  for (const letter of selector) {
    depth += { "(": 1, ")": -1 }[letter] ?? 0;
    if (letter === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

/**
 * A game's sheet, which reaches only what lies within an element with `data-game`: sheets that have come stay, whatever is played next.
 * What a selector says of `:root` comes before that element; what it sets on `:root` alone is set on that element. Scopes weigh nothing.
 * (`@scope` would do the same, but for a few years' browsers only.)
 */
function scoped(text, game) {
  const scope = `:where([data-game=${game}])`;
  const within = (selector) => (selector === ":root" ? scope : selector.replace(/^(:root\S*)? ?/, (_, root) => `${root ? `${root} ` : ""}${scope} `).trim());
  const other = /^\s*(@|from\b|to\b|[\d.]+%)/;
  return text.replace(/[^{};]+(?=\{)/g, (selector) => (other.test(selector) ? selector : alternatives(selector.trim()).map(within).join(",")));
}

/** A sheet without what only its readers need. @param {string} sheet */
export const short = (sheet) => sheet.replace(/\/\*[\s\S]*?\*\/\n*/g, "").replace(/\s+/g, " ").replace(/ ?([{};,]) ?/g, "$1").replace(/: /g, ":").replace(/;}/g, "}");

/** The style sheets in the page's order: { part, file, text }, the one that is needed first at the beginning. */
export function sheets() {
  const games = folders("style/").filter((folder) => ![...FIRST, ...BEFORE_GAMES, ...AFTER_GAMES].includes(folder));
  /** An extra's name begins with its game's. */
  const game = (folder) => games.find((game) => `${folder}-`.startsWith(`${game}-`));
  const plain = (folder) => short(files(`style/${folder}/`).filter((file) => file !== "cover.css").map((file) => read(`style/${folder}/${file}`)).join(""));
  const text = (folder) => (games.includes(folder) ? scoped(plain(folder), game(folder)) : plain(folder));
  const all = [["lobby", FIRST.map(text).join("")], ...[...BEFORE_GAMES, ...games, ...AFTER_GAMES].map((part) => [part, text(part)])];
  return all.filter(([, text]) => text).map(([part, text]) => ({ part, text, file: `${part}.css` }));
}
