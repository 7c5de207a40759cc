// Trunk's post_build hook. Works on the staged files, before they become dist/:
//   0. puts catalogues and sheets together, one a part of the page, writes covers and words of the static shell and the manifest's
//      shortcuts, draws the rulebooks,
//   1. cuts the page's program into parts, gives the worker's files hashed names, as Trunk does for the page's (the loader
//      keeps its name), and moves Trunk's
//      inline start script into a file: the policy allows no inline script,
//   2. computes the build id from everything staged and writes it into <meta name="build"> and the addresses of the
//      page's own unhashed files,
//   3. adds the hashes of inline styles to each document's content security policy,
//   4. writes the service worker with the list of files.
// Same files in, same bytes out.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { games, playable } from "./games.mjs";
import { catalogues, covers, languages, sayer, sheets } from "./resources.mjs";
import { rulebooks } from "./rules.mjs";
import { split } from "./split.mjs";
import { minify } from "terser";

const dir = process.env.TRUNK_STAGING_DIR;
if (!dir) throw new Error("scripts/stage.mjs is called by Trunk (TRUNK_STAGING_DIR is not set)");
const read = (file) => readFileSync(join(dir, file), "utf8");
const write = (file, text) => writeFileSync(join(dir, file), text);
const digest = (data) => createHash("sha256").update(data).digest("hex").slice(0, 16);

/** A script as the page fetches it: short, with the same behaviour. */
const small = async (text, module = false) => (await minify(text, { module, ecma: 2020 })).code;

/** Replaces, and fails when there is nothing to replace: a silent miss would ship a broken site. */
function replace(text, from, to) {
  if (!text.includes(from)) throw new Error(`not found in the staged files: ${from}`);
  return text.replaceAll(from, () => to);
}

// 0. The words and the sheets of each part. The first sheet is linked; the others wait, switched off, for the program.
for (const language of languages()) {
  mkdirSync(join(dir, "locales", language), { recursive: true });
  for (const [part, text] of catalogues(language)) write(`locales/${language}/${part}.ftl`, text.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n"));
}
const links = sheets().map(({ part, text, file }) => {
  write(file, text);
  return `<link rel="stylesheet" href="./${file}"${part === "lobby" ? "" : ` disabled data-part="${part}"`}>`;
});
// The static shell has every game's cover and speaks every language; style/boot.css shows the one that <html> names.
const say = new Map(languages().map((language) => [language, sayer(language)]));
const said = (key, args) => [...say].map(([language, say]) => `<span lang="${language}">${say(key, args)}</span>`).join("");
// The first picture stands in the page itself, so that something large is on screen with the first bytes (src/app/ui/shell.rs
// takes it from there); the others do not keep it waiting.
const drawn = (id) => `data:image/svg+xml,${read(`icons/art-${id}.svg`).trim().replace(/[#%]/g, encodeURIComponent).replaceAll('"', "'")}`;
const cover = ({ id, players: [from, to] }, at) =>
  `<li data-cover="${id}"><span><img ${at ? `fetchpriority="low" src="./icons/art-${id}.svg"` : `src="${drawn(id)}"`} alt="" width="320" height="240"></span><p><strong>${said(`${id}-name`)}</strong>${said("players-range", { from, to })}</p></li>`;
mkdirSync(join(dir, "rules"), { recursive: true });
const books = await rulebooks();
for (const { file, html } of books) write(file, html);
// A rulebook's beginning, up to the first picture, without links; a box stands for an icon.
const beginning = (html) => {
  const [, title, text] = /<h2[^>]*>(.*?)<a class="book-anchor"[\s\S]*?<\/h2>\n([\s\S]*?)<(?:div|aside|section|h3)\b/.exec(html);
  return `<h2>${title}</h2>${text.replace(/<svg[\s\S]*?<\/svg>/g, "<i></i>").replace(/<\/?(a|em)\b[^>]*>/g, "").replace(/\n/g, "")}`;
};
const openings = [...new Set(books.map(({ game }) => game))].map((game) => {
  const title = [...say].map(([language, say]) => `<span lang="${language}">${say("rules-of", { game: say(`${game}-full-name`) })}</span>`).join("");
  const text = books.filter((book) => book.game === game).map(({ language, html }) => `<div lang="${language}">${beginning(html)}</div>`).join("");
  return `<div class="shell-page" data-place="rules/${game}"><h1>${title}</h1><div class="book"><div class="field"></div><div class="text">${text}</div></div></div>`;
});
let shell = read("index.html");
shell = replace(shell, "<!-- {{covers}} -->", games().map(cover).join("\n        "));
shell = replace(shell, "<!-- {{books}} -->", openings.join("\n    "));
shell = replace(shell, "<!-- {{sheets}} -->", links.join("\n  "));
const places = [...shell.matchAll(/ data-place="([^"]+)"/g)].map(([, place]) => `html[data-place="${place}"] #shell > [data-place="${place}"]`);
shell = replace(shell, "</style>", `${covers()}${places} { display: block; }</style>`);
shell = shell.replace(/^ *<!--[\s\S]*?-->\n/gm, "").replace(/<style>[\s\S]*?<\/style>/, (style) => style.replace(/\/\*[\s\S]*?\*\/\n*/g, "").replace(/\s+/g, " ")).replace(/>\n\s+</g, "><");
// In the page itself: a file of its own would be a way to the host and back before the first paint.
const boot = `<script>${(await small(read("boot.js"))).trim()}</script>`;
rmSync(join(dir, "boot.js"));
write("index.html", replace(shell.replace(/\{\{([\w-]+)\}\}/g, (_, key) => said(key)), '<script src="./boot.js"></script>', boot));
// An installed page offers every game in its menu.
const shortcut = ({ id }) => ({
  name: say.get("en")("new-game-heading", { game: say.get("en")(`${id}-name`) }),
  url: `./#/new/${id}`,
  icons: [{ src: "./icons/app-192.png", sizes: "192x192", type: "image/png" }],
});
write("manifest.webmanifest", replace(read("manifest.webmanifest"), '"shortcuts": []', `"shortcuts": ${JSON.stringify(playable().map(shortcut))}`));

// 1. worker.js and worker_bg.wasm get names that say what is in them.
const wasm = `worker-${digest(readFileSync(join(dir, "worker_bg.wasm")))}_bg.wasm`;
renameSync(join(dir, "worker_bg.wasm"), join(dir, wasm));
write("worker.js", replace(read("worker.js"), "worker_bg.wasm", wasm));
const script = `worker-${digest(read("worker.js"))}.js`;
renameSync(join(dir, "worker.js"), join(dir, script));
write("worker_loader.js", replace(read("worker_loader.js"), "worker.js", script));

// The page's program is cut into parts (scripts/split.mjs).
if (process.env.TRUNK_PROFILE === "release") split(dir);
for (const file of readdirSync(dir).filter((file) => /^(page|parts)-[0-9a-f]+\.js$/.test(file))) write(file, await small(read(file), true));

const inline = /<script type="module">([\s\S]*?)<\/script>/;
const [, startCode] = read("index.html").match(inline);
const start = `start-${digest(startCode)}.js`;
write(start, await small(startCode, true));
// It waits, with what it needs, until the shell has been painted (boot.js).
const program = [];
const rest = read("index.html").replace(inline, "").replace(/<link rel="(?:modulepreload|preload)"[^>]*>/g, (link) => (program.push(link), ""));
if (program.length < 2) throw new Error("Trunk's page has no preloads for the program");
program.push(`<script type="module" src="./${start}"></script>`);
write("index.html", replace(rest, "</body>", `<template id="program">${program.join("")}</template>\n</body>`));

// 2. The build id.
const files = readdirSync(dir, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(dir.length).replace(/^\/+/, ""))
  .filter((file) => file !== "sw.js")
  .sort();
const all = createHash("sha256");
for (const file of files) all.update(file).update("\0").update(readFileSync(join(dir, file))).update("\0");
all.update(readFileSync(new URL("service-worker.js", import.meta.url)));
const build = all.digest("hex").slice(0, 16);

let page = read("index.html");
page = replace(page, '<meta name="build" content="dev"', `<meta name="build" content="${build}"`);
for (const file of ["favicon.svg", "manifest.webmanifest"]) page = replace(page, `"./${file}"`, `"./${file}?v=${build}"`);
write("index.html", page);

// 3. The policy. boot.js and the shell's and the 404 page's styles are inline; their hashes let exactly them in.
for (const file of files.filter((name) => name.endsWith(".html"))) {
  let html = read(file);
  for (const [kind, inline] of [["style", /<style[^>]*>([\s\S]*?)<\/style>/g], ["script", /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g]]) {
    const hashes = [...html.matchAll(inline)].map(([, text]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
    if (hashes.length) html = replace(html, `${kind}-src 'self'`, [`${kind}-src 'self'`, ...hashes].join(" "));
  }
  write(file, html);
}

// 4. The service worker. The page is stored under "./"; the host's error page and the fonts' papers are not.
const list = files
  .filter((file) => file !== "404.html" && !/(^|\/)(README\.md|OFL[^/]*\.txt)$/.test(file))
  .map((file) => (file === "index.html" ? "./" : file));
let worker = readFileSync(new URL("service-worker.js", import.meta.url), "utf8");
worker = replace(worker, "__BUILD__", build);
worker = replace(worker, "__FILES__", JSON.stringify(list, null, 1));
write("sw.js", worker);
console.log(`build ${build}: ${list.length} files for offline play`);
