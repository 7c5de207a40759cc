// Prints what the built site weighs: `node scripts/sizes.mjs`. Compressed as hosts do it (gzip -9, brotli -11).
import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";

const files = readdirSync("dist").filter((file) => /\.(wasm|js|css)$|^index\.html$/.test(file)).sort();
const kb = (bytes) => (bytes.length / 1000).toFixed(1).padStart(9);
console.log(`${"KB".padEnd(40)}${"raw".padStart(9)}${"gzip".padStart(9)}${"brotli".padStart(9)}`);
for (const file of files) {
  const data = readFileSync(`dist/${file}`);
  console.log(`${file.padEnd(40)}${kb(data)}${kb(gzipSync(data, { level: 9 }))}${kb(brotliCompressSync(data))}`);
}
