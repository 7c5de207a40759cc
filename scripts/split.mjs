// Cuts the page's program into the part that is needed at once and those that are fetched when they are first asked for
// (src/bin/page.rs says where), and puts them in the place of Trunk's single file. The compiler must have been told
// `--features split` (scripts/lib.sh, build.rs).
import { execFile, execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const OUT = "target/split";

// What Rust's own target uses and every browser of the last years knows; `--all-features` lets wasm-opt write what no browser reads.
const FEATURES = ["bulk-memory", "bulk-memory-opt", "multivalue", "mutable-globals", "nontrapping-float-to-int", "reference-types", "sign-ext"].map((name) => `--enable-${name}`);

/** wasm-bindgen ends its names with sixteen hexadecimal digits, which no compression makes shorter. Numbers of the same length do as well, in
 *  the script and in every part. */
function shorten() {
  const numbers = new Map();
  for (const file of readdirSync(OUT).filter((file) => /\.(js|wasm)$/.test(file))) {
    const text = readFileSync(join(OUT, file), "latin1").replace(/(__wbg_\w+?_)([0-9a-f]{16})\b/g, (whole, name) => {
      if (!numbers.has(whole)) numbers.set(whole, numbers.size.toString(16).padStart(16, "0"));
      return name + numbers.get(whole);
    });
    writeFileSync(join(OUT, file), text, "latin1");
  }
}

export async function split(dir) {
  const compiled = join(process.env.CARGO_TARGET_DIR ?? "target", "wasm32-unknown-unknown/page/page.wasm");
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  const run = (program, ...args) => execFileSync(program, args, { stdio: ["ignore", "ignore", "inherit"] });
  run("wasm-split-cli", compiled, OUT, "--out-name", "page");
  run("wasm-bindgen", "--target", "web", "--no-typescript", "--keep-lld-exports", "--remove-producers-section", "--out-dir", OUT, "--out-name", "page", join(OUT, "page.wasm"));
  shorten();
  const parts = readdirSync(OUT).filter((file) => /^(split_|chunk_|page_bg).*\.wasm$/.test(file));
  const optimise = (file, ...args) => promisify(execFile)("wasm-opt", [...FEATURES, join(OUT, file), ...args, "-o", join(OUT, file)]);
  const left = [...parts];
  const next = async () => {
    for (let file; (file = left.pop()); ) {
      // Functions of like names are much alike: side by side they compress better (by a fortieth).
      await optimise(file, "-Oz", "--reorder-functions-by-name", "-g");
      // Without names some more turns out to be the same.
      await optimise(file, "--strip-debug", "--strip-target-features", "-Oz");
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, next));

  const scripts = ["page.js", "__wasm_split.js"];
  const names = new Map([...scripts, ...parts].map((file) => [file, file.replace("__wasm_split", "parts").replace(/^split_/, "")]));

  const whole = readdirSync(dir).filter((file) => /^page-[0-9a-f]+(_bg)?\.\w+$/.test(file));
  const index = join(dir, "index.html");
  let page = readFileSync(index, "utf8");
  for (const file of whole) {
    rmSync(join(dir, file));
    page = page.replaceAll(file, file.endsWith(".js") ? "page.js" : "page_bg.wasm");
  }
  // Both scripts are needed at once; without this the second one is only asked for when the first has come.
  const preload = '<link rel="modulepreload" href="./page.js"';
  if (!page.includes(preload)) throw new Error("Trunk's page has no modulepreload for the program");
  page = page.replace(preload, `<link rel="modulepreload" href="./parts.js">${preload}`);
  writeFileSync(index, page);
  for (const [file, name] of names) {
    if (!file.endsWith(".js")) {
      writeFileSync(join(dir, name), readFileSync(join(OUT, file)));
      continue;
    }
    let text = readFileSync(join(OUT, file), "utf8");
    // Only where files are asked for: the parts know each other's objects under the old names.
    for (const [from, to] of names) {
      for (const place of [`from "./${from}"`, `URL("./${from}"`, `URL('${from}'`]) text = text.replaceAll(place, place.replace(from, to));
    }
    writeFileSync(join(dir, name), text);
  }
  console.log(`page: ${parts.length} parts`);
}
