// Whether our sentences are our own: compares every sentence of the catalogues and rulebooks with published texts, which are no part
// of the project, and prints each run of eight words that both have. Run by hand, where such texts are at hand:
//   node scripts/own-words.mjs FOLDER [LANGUAGE]
// FOLDER: rulebooks as .txt, texts of cards as "text" in .json. A handful of formulas may stay.
import { existsSync, readdirSync, readFileSync } from "node:fs";

const RUN = 8;
const ROOT = new URL("../", import.meta.url).pathname;
const [folder = "", only] = process.argv.slice(2);

const below = (folder, end) => readdirSync(folder, { recursive: true }).map((file) => `${folder}/${file}`).filter((file) => file.endsWith(end));
const read = (file) => readFileSync(file, "utf8");
const words = (text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** All runs of eight words of a text. */
function runs(text) {
  const all = words(text);
  return all.slice(RUN - 1).map((_, at) => all.slice(at, at + RUN).join(" "));
}

/** The sentences of a catalogue or a rulebook; bars and what stands in braces divide them as well. */
function sentences(file) {
  return read(file).split("\n").flatMap((line, at) => {
    const said = file.endsWith(".ftl") ? line.replace(/^[\w-]+ = |^\s+\.\w+ = |^\s*\*?\[\w+\]/, "") : line;
    const place = `${file.slice(ROOT.length)}:${at + 1}`;
    return line.startsWith("#") ? [] : said.split(/[.?!:|](?=\s|$)|\{[^}]*\}?/).map((text) => ({ text, place }));
  });
}

if (existsSync(folder)) {
  const cards = below(folder, ".json").flatMap((file) => [...read(file).matchAll(/"text": "((?:[^"\\]|\\.)*)"/g)].map((found) => found[1]));
  const published = new Set([...below(folder, ".txt").map(read), ...cards].flatMap(runs));
  for (const language of only ? [only] : readdirSync(`${ROOT}locales`).filter((name) => name.length === 2)) {
    const own = [...below(`${ROOT}locales/${language}`, ".ftl"), ...below(`${ROOT}rules`, `/${language}.md`)];
    const all = own.flatMap(sentences).filter(({ text }) => words(text).length >= RUN);
    const near = all.map((one) => ({ ...one, same: runs(one.text).filter((run) => published.has(run)) })).filter(({ same }) => same.length);
    for (const { place, same } of near) console.log(`${place}: ${same.join(" / ")}`);
    console.log(`${language}: ${near.length} of ${all.length} sentences`);
  }
} else {
  console.log("No published texts to compare with: name their folder.");
}
