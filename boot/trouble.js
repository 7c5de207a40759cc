// A start that fails. What has not come, or not whole, is asked for once more, past every cache: a browser may have kept the page of an
// older build whose files the host has no more. Then somebody is told.
import { giveWay, newest, registered } from "./service-worker.js";
import { root, store } from "./site.js";

async function renew() {
  await newest(); // what is stored is only given up for what can be had
  const given = async () => (await caches.delete(store)) && (await registered())?.unregister();
  await given().catch(() => {});
  location.reload();
}

export function trouble() {
  const note = document.getElementById("shell-trouble");
  if (!note || "old" in root.dataset) return;
  note.hidden = false;
  /** @type {HTMLElement} */ (note.querySelector("button")).onclick = () => renew().catch(() => location.reload());
  giveWay();
}

let lost = false;
export const hasFailed = () => lost;
export function failed() {
  if (lost || root.dataset.app === "stopped") return;
  lost = true;
  const [visit] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"));
  if (visit?.type === "navigate") renew().catch(trouble);
  else trouble(); // this is the second time
}

setTimeout(trouble, 20_000); // a network that stalls
addEventListener("fireside:lost", failed);
const needed = "script, link[rel='stylesheet']:not([data-part])";
addEventListener("error", ({ target }) => target instanceof Element && target.matches(needed) && failed(), true);
