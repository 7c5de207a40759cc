// What a first visit fetches until the lobby can be used: for scripts/sizes.mjs, scripts/startup.mjs and tests/e2e/visit.spec.ts.
import { gzipSync } from "node:zlib";

/** @import { Page, Request } from "@playwright/test" */

/** To be run before the page: notes in `window.tappable` when (in ms) the program has taken the shell's place and a link to a new game is on
 *  top where it stands. */
export const watch = () => {
  const look = () => {
    const link = document.querySelector('a[href^="#/new/"]');
    const box = link?.getBoundingClientRect();
    const on = box && document.documentElement.dataset.app === "started" && document.elementFromPoint(box.x + box.width / 2, box.y + Math.min(30, box.height / 2));
    if (on && link?.contains(on)) window.tappable ??= performance.now();
    else requestAnimationFrame(look);
  };
  // At once when the shell goes: what is fetched from then on (boot/fonts.js) is no part of it, however long a frame takes.
  addEventListener("fireside:shown", look);
  requestAnimationFrame(look);
};

const PACKED = /\.(woff2|png)$/; // hosts send them as they are

/** Visits an address with a page of a browser that has nothing stored: [{ file, bytes }] of every response that was asked for until then, in
 *  bytes as a host sends it (gzip -9).
 *  @param {Page} page
 *  @param {string} url */
export async function firstVisit(page, url) {
  /** @type {Request[]} */
  const requests = [];
  page.context().on("request", (request) => requests.push(request));
  await page.addInitScript(watch);
  await page.goto(url);
  await page.waitForFunction(() => window.tappable);
  const asked = [...requests];
  const until = await page.evaluate(() => performance.timeOrigin + Number(window.tappable));
  const files = [];
  for (const request of asked) {
    const answer = await request.response();
    if (!answer?.ok() || request.timing().startTime > until) continue;
    const body = await answer.body();
    const file = new URL(request.url()).pathname.split("/").pop() || "index.html";
    files.push({ file, bytes: PACKED.test(file) ? body.length : gzipSync(body, { level: 9 }).length });
  }
  return files.sort((a, b) => b.bytes - a.bytes);
}
