// Prints what the built site weighs: `node scripts/sizes.mjs`. Compressed as hosts do it (gzip -9, brotli -11). At the end what a first visit
// fetches until the lobby can be used; tests/e2e/visit.spec.ts has the limit.
import { chromium } from "@playwright/test";
import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { basename } from "node:path";
import { firstVisit } from "./first-visit.mjs";
import { buildOf } from "./second-build.mjs";
import { serve } from "./static-server.mjs";

const build = `dist/${buildOf("dist")}`;
const files = ["dist/index.html", ...readdirSync(build).filter((file) => /\.(wasm|js|css)$/.test(file)).sort().map((file) => `${build}/${file}`)];
const kb = (bytes) => (bytes / 1000).toFixed(1).padStart(9);
console.log(`${"KB".padEnd(40)}${"raw".padStart(9)}${"gzip".padStart(9)}${"brotli".padStart(9)}`);
for (const file of files) {
  const data = readFileSync(file);
  console.log(`${basename(file).padEnd(40)}${kb(data.length)}${kb(gzipSync(data, { level: 9 }).length)}${kb(brotliCompressSync(data).length)}`);
}

const server = await serve({ root: "dist", port: 0, prefix: "/fireside/" });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
const fetched = await firstVisit(await browser.newPage({ viewport: { width: 360, height: 740 } }), server.url);
await browser.close();
await server.close();
console.log("\nfirst visit, until the lobby can be used");
for (const { file, bytes } of fetched) console.log(`${file.padEnd(49)}${kb(bytes)}`);
console.log(`${"together".padEnd(49)}${kb(fetched.reduce((sum, { bytes }) => sum + bytes, 0))}`);
