// What the system hands to an installed page: an address of its menu, a text that was shared, a file that was opened.
import kept from "./kept.json";
import { attempt, own } from "./site.js";

const prefix = own + kept.keys.match;
/** What is kept of matches: keys and texts. */
export const matches = () => attempt(() => Object.entries(localStorage).filter(([key]) => key.startsWith(prefix))) ?? [];

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
  /** @param {string} text @param {RegExp} part */
  const of = (text, part) => part.exec(text)?.[1] ?? "";
  const [key, text] = matches().reduce((best, one) => (changed(one) > changed(best) ? one : best), ["", ""]);
  return key ? `#/${of(text, /"game":"([\w-]+)"/)}/${key.slice(prefix.length)}` : "#/";
}

/** @param {[string, string]} match */
const changed = ([, text]) => Number(/"changed":(\d+)/.exec(text)?.[1] ?? -1);

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
