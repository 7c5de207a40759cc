// The last step of a build, for scripts/stage.mjs and scripts/second-build.mjs: names the folder __BUILD__ after all that the site holds,
// writes that name into the page and the rulebooks, lets inline scripts and styles into the policy by their hashes, and writes the service
// worker with the digest of every file.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Stands for the build's id until all of its files are there. */
export const BUILD = "__BUILD__";

const sha256 = (data, encoding) => createHash("sha256").update(data).digest(encoding);

/** The names of all files below a folder, in the same order everywhere. */
export const filesBelow = (dir) =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length).replace(/^\/+/, ""))
    .sort();

/** Replaces, and fails when there is nothing to replace: a silent miss would ship a broken site. */
export function replace(text, from, to) {
  if (!text.includes(from)) throw new Error(`not found in the staged files: ${from}`);
  return text.replaceAll(from, () => to);
}

/** What a text says, and fails where it says nothing like it. @param {string} text @param {RegExp} pattern */
export function find(text, pattern) {
  const found = text.match(pattern);
  if (!found) throw new Error(`nothing like ${pattern}`);
  return found;
}

/** The page for addresses that are not there, with the way home from any depth. @param {string} html @param {string} site */
export const withHome = (html, site) => replace(html, 'href="./"', `href="${new URL(site).href}"`);

/** The policy with the hashes of the inline scripts and styles. */
function allowed(html) {
  for (const [kind, inline] of [["style", /<style[^>]*>([\s\S]*?)<\/style>/g], ["script", /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g]]) {
    const hashes = [...html.matchAll(inline)].map(([, text]) => `'sha256-${sha256(text, "base64")}'`);
    if (hashes.length) html = replace(html, `${kind}-src 'self'`, [`${kind}-src 'self'`, ...hashes].join(" "));
  }
  return html;
}

export function finish(dir) {
  const everything = createHash("sha256");
  for (const file of filesBelow(dir)) everything.update(`${file}\n${sha256(readFileSync(join(dir, file)), "hex")}\n`);
  const build = everything.digest("hex").slice(0, 16);
  const folder = join(dir, build);
  renameSync(join(dir, BUILD), folder);

  const change = (file, how) => writeFileSync(file, how(readFileSync(file, "utf8")));
  const named = (html) => replace(html, BUILD, build);
  const books = readdirSync(join(folder, "rules")).map((book) => join(folder, "rules", book));
  for (const book of books.filter((book) => readFileSync(book, "utf8").includes(BUILD))) change(book, named);
  change(join(dir, "index.html"), (html) => allowed(named(html)));
  change(join(dir, "404.html"), allowed);

  // The fonts' papers are for whoever looks into the folder.
  const stored = filesBelow(folder).filter((file) => !/(^|\/)(CREDITS\.md|README\.md|OFL[^/]*\.txt)$/.test(file));
  const integrity = (file) => `sha256-${sha256(readFileSync(file), "base64")}`;
  let worker = readFileSync(new URL("service-worker.js", import.meta.url), "utf8");
  worker = replace(worker, BUILD, build);
  worker = replace(worker, "__PAGE__", integrity(join(dir, "index.html")));
  worker = replace(worker, "const FILES = {}", `const FILES = ${JSON.stringify(Object.fromEntries(stored.map((file) => [file, [integrity(join(folder, file)), statSync(join(folder, file)).size]])))}`);
  writeFileSync(join(dir, "sw.js"), worker);
  return { build, count: stored.length + 1 };
}
