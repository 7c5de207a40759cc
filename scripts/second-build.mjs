// Makes another build out of a built site, without compiling: `node scripts/second-build.mjs dist target/second`. Nothing in it looks
// different, but every text and program has other bytes and all lies under another id. For the tests of deploys.
import { appendFileSync, cpSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { BUILD, filesBelow, find, finish } from "./finish.mjs";

const MARK = "second build";
/** What a file may end with without changing what it says. Fonts and pictures stay as they are.
 *  @type {Record<string, string | Buffer>} */
const ENDS = {
  ".js": `\n// ${MARK}`,
  ".css": `/* ${MARK} */`,
  ".ftl": `\n# ${MARK}\n`,
  ".html": `<!-- ${MARK} -->`,
  ".svg": `<!-- ${MARK} -->`,
  // a custom section: its kind, its length, the length of its name, its name
  ".wasm": Buffer.concat([Buffer.from([0, MARK.length + 1, MARK.length]), Buffer.from(MARK)]),
};

/** Which build a site is. */
export const buildOf = (dir) => find(readFileSync(join(dir, "index.html"), "utf8"), /name="build" content="(\w+)"/)[1];

/** Copies the site in `from` to `to` and makes it a build of its own. */
export function secondBuild(from, to) {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
  const first = buildOf(to);
  rmSync(join(to, "sw.js"));
  renameSync(join(to, first), join(to, BUILD));
  for (const file of filesBelow(to)) {
    const end = ENDS[extname(file)];
    if (end) appendFileSync(join(to, file), end);
    if (!file.endsWith(".html")) continue;
    const html = readFileSync(join(to, file), "utf8").replaceAll(first, BUILD).replace(/ 'sha256-[^']+'/g, "");
    writeFileSync(join(to, file), html);
  }
  return finish(to).build;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(`build ${secondBuild(process.argv[2], process.argv[3])}`);
