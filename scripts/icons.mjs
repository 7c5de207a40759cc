// Draws the app's PNG icons from public/favicon.svg. Run by hand after the mark has changed: node scripts/icons.mjs
import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";

const mark = readFileSync("public/favicon.svg", "utf8");
// The square ones are cut by the system (a circle, a squircle): full ground, and the mark within the inner 80 %.
const square = (share) => mark.replace('rx="14"', "").replace('viewBox="0 0 64 64"', `viewBox="${32 - 32 / share} ${32 - 32 / share} ${64 / share} ${64 / share}"`)
  .replace('<rect width="64" height="64"', '<rect x="-64" y="-64" width="192" height="192"');
/** @type {[string, number, string][]} */
const icons = [
  ["public/icons/app-192.png", 192, mark],
  ["public/icons/app-512.png", 512, mark],
  ["public/icons/app-maskable-512.png", 512, square(0.95)],
  ["public/apple-touch-icon.png", 180, square(1.1)],
];
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
for (const [file, size, svg] of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
  writeFileSync(file, await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
