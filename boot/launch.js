// What the system hands to an installed page: an address of its menu, a text that was shared, a file that was opened.
import kept from "./kept.json";
import { attempt, own } from "./site.js";

const prefix = own + kept.keys.match;
/** The keys of all that is kept of matches; their texts are long. */
export const matches = () => attempt(() => Object.keys(localStorage).filter((key) => key.startsWith(prefix))) ?? [];

/**
 * The place that a launch asks for; nothing where its address says it already. A shared text is searched for a link; `#/last` is the match
 * that was played last.
 * @param {string} address
 */
export function launched(address) {
  const { hash, searchParams } = new URL(address);
  const shared = ["url", "text", "title"].map((name) => searchParams.get(name) ?? "").join(" ").trim();
  if (shared) return `#/link/${/#\/link\/([\w-]+)/.exec(shared)?.[1] ?? ""}`;
  if (hash !== "#/last") return undefined;
  const last = matches().map((key) => ({ key, text: localStorage[key] })).sort((one, other) => changed(other.text) - changed(one.text)).at(0);
  return last ? `#/${/"game":"([\w-]+)"/.exec(last.text)?.[1]}/${last.key.slice(prefix.length)}` : "#/";
}

/** When a match was played last. @param {string} text */
const changed = (text) => Number(/"changed":(\d+)/.exec(text)?.[1] ?? -1);

/** @type {{ setConsumer(take: (launch: { targetURL?: string, files?: readonly { getFile(): Promise<File> }[] }) => void): void } | undefined} */
const queue = /** @type {any} */ (window).launchQueue;
/** @type {Promise<string>[]} */
const files = [];
let taken = false;

// The program takes files in as soon as it can (src/app/lobby/opened.rs).
async function handOver() {
  if (!taken) return;
  for (const file of files.splice(0)) dispatchEvent(new CustomEvent("fireside:file", { detail: await file.catch(() => "") }));
}
addEventListener("fireside:take-files", () => {
  taken = true;
  void handOver();
});
queue?.setConsumer(({ targetURL, files: opened = [] }) => {
  const place = targetURL && (launched(targetURL) ?? new URL(targetURL).hash);
  // Whoever opens the page by its name finds it as it was.
  if (place && place !== "#/") location.hash = place;
  for (const file of opened) files.push(file.getFile().then((file) => file.text()));
  void handOver();
});
