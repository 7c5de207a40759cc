// Trunk's post_build hook. Works on the staged files, before they become dist/:
//   0. puts catalogues and sheets together, one a part of the page, writes covers and words of the static shell and a manifest a
//      language, draws the rulebooks,
//   1. cuts the page's program into parts and moves Trunk's inline start script into a file: the policy allows no inline script,
//   2. puts everything that belongs to one build only into the folder __BUILD__, which scripts/finish.mjs names after its content; it
//      also writes policy and service worker.
// Same files in, same bytes out.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { BUILD, find, finish, replace, withHome } from "./finish.mjs";
import { games, playable } from "./games.mjs";
import { CARD, head } from "./published.mjs";
import { catalogues, covers, languages, sayer, sheets, short } from "./resources.mjs";
import { rulebooks } from "./rules.mjs";
import { split } from "./split.mjs";
import { build as bundle, transform } from "esbuild";

const dir = process.env.TRUNK_STAGING_DIR;
if (!dir) throw new Error("scripts/stage.mjs is called by Trunk (TRUNK_STAGING_DIR is not set)");
const read = (file) => readFileSync(join(dir, file), "utf8");
const write = (file, text) => writeFileSync(join(dir, file), text);

/** A module as the page fetches it: short, with the same behaviour. */
const small = async (text) => (await transform(text, { format: "esm", minify: true, target: "es2022", logLevel: "error" })).code;

// 0. The words and the sheets of each part. The first sheet is linked; the others wait, switched off, for the program.
for (const language of languages()) {
  mkdirSync(join(dir, "locales", language), { recursive: true });
  // What only the static shell says is not fetched once more.
  for (const [part, text] of catalogues(language)) write(`locales/${language}/${part}.ftl`, text.replace(/^(#|shell-).*\n/gm, "").replace(/\n{2,}/g, "\n").replace(/^([\w-]+) = /gm, "$1="));
}
const links = sheets().map(({ part, text, file }) => {
  write(file, text);
  return `<link rel="stylesheet" href="./${BUILD}/${file}"${part === "lobby" ? "" : ` disabled data-part="${part}"`}>`;
});
// Whose the drawings are stands in the credits of the page, and in the files that are kept; nobody fetches it four times.
for (const file of readdirSync(join(dir, "icons")).filter((file) => file.endsWith(".svg"))) {
  write(`icons/${file}`, read(`icons/${file}`).replace(/<!--[\s\S]*?-->/g, "").replace(/>\s+</g, "><").trim());
}
// The static shell has every game's cover and speaks every language; style/boot.css shows the one that <html> names.
const say = new Map(languages().map((language) => [language, sayer(language)]));
const said = (key, args) => [...say].map(([language, say]) => `<span lang="${language}">${say(key, args)}</span>`).join("");
// The first picture stands in the page itself, so that something large is on screen with the first bytes (src/app/ui/shell.rs
// takes it from there); the others do not keep it waiting.
const drawn = (id) => `data:image/svg+xml,${read(`icons/art-${id}.svg`).trim().replace(/[#%]/g, encodeURIComponent).replaceAll('"', "'")}`;
const cover = ({ id, players: [from, to] }, at) =>
  `<li data-cover="${id}"><span><img ${at ? `fetchpriority="low" src="./${BUILD}/icons/art-${id}.svg"` : `src="${drawn(id)}"`} alt="" width="320" height="240"></span><p><strong>${said(`${id}-name`)}</strong>${said("players-range", { from, to })}</p></li>`;
mkdirSync(join(dir, "rules"), { recursive: true });
const books = await rulebooks();
// They are drawn in the page, whose own address theirs begin with.
for (const { file, html } of books) write(file, html.replaceAll('href="icons/', `href="./${BUILD}/icons/`));
// Of a rulebook its title: the text is fetched together with the program (boot/start.js).
const openings = [...new Set(books.map(({ game }) => game))].map((game) => {
  const title = [...say].map(([language, say]) => `<span lang="${language}">${say("rules-of", { game: say(`${game}-full-name`) })}</span>`).join("");
  return `<div class="shell-page" data-place="rules/${game}"><h1>${title}</h1><div class="field"></div></div>`;
});
let shell = read("index.html");
shell = replace(shell, "<!-- {{covers}} -->", games().map(cover).join("\n        "));
shell = replace(shell, "<!-- {{books}} -->", openings.join("\n    "));
shell = replace(shell, "<!-- {{sheets}} -->", links.join("\n  "));
const places = [...shell.matchAll(/ data-place="([^"]+)"/g)].map(([, place]) => `html[data-place="${place}"] #shell > [data-place="${place}"]`);
shell = replace(shell, "</style>", `${covers()}${places} { display: block; }</style>`);
shell = shell.replace(/^ *<!--[\s\S]*?-->\n/gm, "").replace(/<style>[\s\S]*?<\/style>/, short).replace(/>\n\s+</g, "><");
const site = process.env.FIRESIDE_SITE;
const [, description] = find(shell, /<meta name="description" content="([^"]+)">/);
shell = replace(shell, "</title>", `</title>${head({ site, issues: process.env.FIRESIDE_ISSUES }, { title: "Fireside – deep board games by the fire", description })}`);
if (site) write("404.html", withHome(read("404.html"), site));
if (site) copyFileSync(join(import.meta.dirname, "../docs/screens", CARD.from), join(dir, CARD.to));
// In the page itself: a file of its own would be a way to the host and back before the first paint.
const { outputFiles: [boot] } = await bundle({ entryPoints: [join(import.meta.dirname, "../boot/main.js")], bundle: true, format: "iife", minify: true, target: "es2020", write: false });
write("index.html", replace(shell.replace(/\{\{([\w-]+)\}\}/g, (_, key) => said(key)), '<script src="./boot.js"></script>', `<script>${boot.text.trim()}</script>`));
// The recovery screen, in every language, is a script of its own: boot.js fetches it when the first screen is there.
const screen = readFileSync(join(import.meta.dirname, "../boot/recovery.html"), "utf8").replace(/\n\s*/g, "");
const screens = Object.fromEntries([...say].map(([language, say]) => [language, screen.replace(/\{\{([\w-]+)\}\}/g, (_, key) => say(key))]));
const [, release] = find(readFileSync(join(import.meta.dirname, "../CHANGELOG.md"), "utf8"), /^## (.*)$/m);
const define = { SCREENS: JSON.stringify(screens), RELEASE: JSON.stringify(release) };
const { outputFiles: [recovery] } = await bundle({ entryPoints: [join(import.meta.dirname, "../boot/recovery.js")], bundle: true, format: "esm", minify: true, target: "es2020", write: false, define });
write("recovery.js", recovery.text);
// The manifest speaks every language, and shows what the page looks like.
const shots = [["narrow", "burgundy-phone"], ["narrow", "lobby-phone"], ["wide", "terra-mystica-desktop"], ["wide", "innovation-desktop"]].map(([form_factor, name]) => {
  const bytes = readFileSync(join(import.meta.dirname, `../docs/screens/${name}.png`));
  mkdirSync(join(dir, "icons"), { recursive: true });
  writeFileSync(join(dir, `icons/${name}.png`), bytes);
  return { src: `./icons/${name}.png`, sizes: `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, type: "image/png", form_factor };
});
const icons = [{ src: "./icons/app-192.png", sizes: "192x192", type: "image/png" }];
const manifests = [...say].map(([lang, say]) => {
  const games = playable().map(({ id }) => ({ name: say("new-game-heading", { game: say(`${id}-name`) }), url: `./#/new/${id}`, icons }));
  const shortcuts = [{ name: say("go-on"), url: "./#/last", icons }, { name: say("day-title"), url: "./#/daily", icons }, ...games];
  const file = lang === "en" ? "manifest.webmanifest" : `manifest.${lang}.webmanifest`;
  const whole = { ...JSON.parse(read("manifest.webmanifest")), lang, description: say("intro"), shortcuts, screenshots: shots };
  return { file, text: JSON.stringify(whole) };
});
for (const { file, text } of manifests) write(file, text);

// 1. The page's program is cut into parts (scripts/split.mjs).
if (process.env.TRUNK_PROFILE === "release") await split(dir);
for (const file of readdirSync(dir).filter((file) => /^(page|parts)\b.*\.js$/.test(file))) write(file, await small(read(file)));

const inline = /<script type="module">([\s\S]*?)<\/script>/;
const [, code] = find(read("index.html"), inline);
const [, script] = find(code, /from ["'](\.\/page[^"']*\.js)["']/);
// Trunk's does the same, but says nothing where the program does not come.
const start = `import init from "${script}";
try {
  await init();
  dispatchEvent(new Event("TrunkApplicationStarted"));
} catch (error) {
  dispatchEvent(new Event("fireside:lost"));
  throw error;
}`;
write("start.js", await small(start));
// It waits, with what it needs, until the shell has been painted (boot.js).
const program = [];
const rest = read("index.html").replace(inline, "").replace(/<link rel="(?:modulepreload|preload)"[^>]*>/g, (link) => (program.push(link), ""));
if (program.length < 2) throw new Error("Trunk's page has no preloads for the program");
program.push('<script type="module" src="./start.js"></script>');
const ahead = replace(program.join(""), '="./', `="./${BUILD}/`);
write("index.html", replace(rest, "</body>", `<template id="program">${ahead}</template>\n</body>`));

// 2. What browsers ask for by themselves stays where it is, under addresses that last: the page, and what the manifest names.
const shown = JSON.parse(read("manifest.webmanifest"));
const named = [...shown.icons, ...shown.screenshots].map(({ src }) => src.slice(2)).concat(site ? CARD.to : []);
const lasting = ["index.html", "404.html", ...manifests.map(({ file }) => file), ...named];
mkdirSync(join(dir, BUILD));
for (const entry of readdirSync(dir)) if (entry !== BUILD && !lasting.includes(entry)) renameSync(join(dir, entry), join(dir, BUILD, entry));
for (const file of lasting.filter((file) => file.startsWith("icons/"))) {
  mkdirSync(dirname(join(dir, file)), { recursive: true });
  renameSync(join(dir, BUILD, file), join(dir, file));
}
copyFileSync(join(dir, "favicon.svg"), join(dir, BUILD, "favicon.svg"));
const { build, count } = finish(dir);
console.log(`build ${build}: ${count} files for offline play`);
