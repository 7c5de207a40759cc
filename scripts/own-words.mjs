// Whether our sentences are our own: compares every sentence of the catalogues and rulebooks with the rules texts and card texts in
// ../shared, which are not part of the project, and prints each run of eight words that both have. Run by hand:
//   node scripts/own-words.mjs [language]
// A handful of formulas may stay. Where ../shared is absent there is nothing to compare with.
import { existsSync, readdirSync, readFileSync } from "node:fs";

const RUN = 8;
const ROOT = new URL("../", import.meta.url).pathname;
const SHARED = `${ROOT}../shared/`;

/** The files below a folder whose names end so. */
const below = (/** @type {string} */ folder, /** @type {string} */ end) =>
  existsSync(folder) ? readdirSync(folder, { recursive: true }).map((file) => `${folder}${file}`).filter((file) => file.endsWith(end)) : [];
const read = (/** @type {string} */ file) => readFileSync(file, "utf8");
const words = (/** @type {string} */ text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** All runs of eight words of a text. */
function runs(/** @type {string} */ text) {
  const all = words(text);
  return all.slice(RUN - 1).map((_, at) => all.slice(at, at + RUN).join(" "));
}

/** The sentences of a catalogue or a rulebook; what stands in braces, brackets at the head and bars divides them as well. */
function sentences(/** @type {string} */ file) {
  return read(file).split("\n").flatMap((line, at) => {
    const said = file.endsWith(".ftl") ? line.replace(/^[\w-]+ = |^\s+\.\w+ = |^\s*\*?\[\w+\]/, "") : line;
    return line.startsWith("#") ? [] : said.split(/[.?!:|](?=\s|$)|\{[^}]*\}?/).map((text) => ({ text, place: `${file.slice(ROOT.length)}:${at + 1}` }));
  });
}

const books = below(`${SHARED}rules/`, ".txt").map(read);
const cards = below(`${SHARED}reference/innovation/`, ".json").flatMap((file) => [...read(file).matchAll(/"text": "((?:[^"\\]|\\.)*)"/g)].map((found) => found[1]));
const published = new Set([...books, ...cards].flatMap(runs));
if (!published.size) console.log(`${SHARED} is not here: nothing to compare with.`);

for (const language of process.argv[2] ? [process.argv[2]] : ["en", "de", "es"]) {
  const own = [...below(`${ROOT}locales/${language}/`, ".ftl"), ...below(`${ROOT}rules/`, `/${language}.md`)];
  const all = own.flatMap(sentences).filter(({ text }) => words(text).length >= RUN);
  const near = all.filter(({ text }) => runs(text).some((run) => published.has(run)));
  for (const { text, place } of near) console.log(`${place}: ${runs(text).filter((run) => published.has(run)).join(" / ")}`);
  console.log(`${language}: ${near.length} of ${all.length} sentences`);
}
