// The recovery screen: what can be done after the program has failed. A script of its own (recovery.html is in it), fetched and run once
// the first screen is there, so that it is here when nothing else works any more.
import kept from "./kept.json";

/** @typedef {{ attempt: <T>(look: () => T) => T | undefined, build: string, own: string }} Site what site.js knows */

/** @type {Site} */
let site;
const matches = () => site.own + kept.keys.match;
/** @param {string} key */
const stored = (key) => site.attempt(() => localStorage.getItem(key)) ?? undefined;
/** @param {string} name */
const find = (name) => /** @type {HTMLElement} */ (document.querySelector(`[data-recovery="${name}"]`));

/**
 * @param {Site} where
 * @param {string} details what happened
 * @param {(key: string, text: string) => void} write
 */
export function showRecovery(where, details, write) {
  site = where;
  const { attempt, build, own } = site;
  for (const old of [...document.body.children]) if (!old.matches("link, template")) old.remove(); // sheets stay
  const main = document.createElement("main");
  main.className = "recovery nothing";
  main.innerHTML = SCREENS[document.documentElement.lang] ?? SCREENS.en;
  document.body.append(main);
  /** @type {HTMLImageElement} */ (find("hearth")).src = `./${build}/icons/cold-hearth.svg`;
  const keys = attempt(() => Object.keys(localStorage).filter((key) => key.startsWith(own) && stored(key) !== undefined)) ?? [];
  find("report").textContent = report(details, keys);
  const id = location.hash.split("/")[2];
  const match = id && stored(matches() + id);
  find("match").hidden = find("back").hidden = !match;
  if (match) {
    find("back").addEventListener("click", () => attempt(() => goBack(id, match, write)));
    find("match").addEventListener("click", () => handOut(`fireside-${id}.json`, match));
  }
  find("all").hidden = keys.length === 0;
  find("all").addEventListener("click", () => handOut("fireside-all.json", everything(keys)));
  find("reload").addEventListener("click", () => location.reload());
  find("lobby").addEventListener("click", () => {
    history.replaceState(null, "", "#/");
    location.reload();
  });
  const place = document.querySelector("meta[name=issues]")?.getAttribute("content");
  find(place ? "unknown" : "known").hidden = true;
  Object.assign(find("place"), { href: place, textContent: place });
  find("copy").addEventListener("click", copy);
  find("title").focus();
}

/**
 * What "About" says (src/app/lobby/about.rs), in English as its readers write, behind what happened.
 * @param {string} details
 * @param {string[]} keys
 */
function report(details, keys) {
  const { lang, dataset } = document.documentElement;
  /** @param {string[]} some */
  const size = (some) => Math.round(some.reduce((sum, key) => sum + (key.length + (stored(key)?.length ?? 0)) * 2, 0) / 1024);
  const own = keys.filter((key) => key.startsWith(matches()));
  return [
    details,
    "",
    `Fireside ${RELEASE}, build ${site.build}`,
    `Browser: ${navigator.userAgent}`,
    `Window: ${innerWidth} × ${innerHeight} at ${devicePixelRatio}, installed: ${matchMedia("(display-mode: standalone)").matches}`,
    `Page: ${location.origin}${location.pathname}${location.hash.slice(0, 60)}, ${lang} ${dataset.theme}, motion ${dataset.motion}, offline ${dataset.offline ?? "no"}`,
    `Storage: ${size(own)} KB of matches (${own.length})`,
    `Settings: ${stored(site.own + kept.keys.settings) ?? ""}`,
  ].join("\n");
}

/** Where the browser does not allow it, the report is marked, to be copied by hand. */
async function copy() {
  const [copied, refused] = find("told").children;
  const done = await navigator.clipboard?.writeText(find("report").textContent ?? "").then(() => true, () => false);
  /** @type {HTMLElement} */ (copied).hidden = !done;
  /** @type {HTMLElement} */ (refused).hidden = !!done;
  if (done) return;
  /** @type {HTMLDetailsElement} */ (find("details")).open = true;
  getSelection()?.selectAllChildren(find("report"));
}

/**
 * A state that cannot be drawn fails again at each visit. Each time that this is pressed it goes one answer further back, since a bot
 * answers as before. The answers stay and can be done again.
 * @param {string} id
 * @param {string} match
 * @param {(key: string, text: string) => void} write
 */
function goBack(id, match, write) {
  const times = Number(sessionStorage[`${site.own}back.${id}`] ?? 0) + 1;
  sessionStorage[`${site.own}back.${id}`] = times;
  write(matches() + id, match.replace(/("record":\{[^]*?"cursor":)(\d+)/, (_, before, at) => before + Math.max(0, at - times)));
  location.reload();
}

/**
 * What the lobby takes in under "Storage"; src/app/store/backup.rs describes it. All keys go in, whatever they are, and kept texts as they
 * are: reading and writing them anew would round long seeds.
 * @param {string[]} keys
 */
function everything(keys) {
  /** @param {string} key */
  const raw = (key) => {
    const text = stored(key) ?? "";
    try {
      JSON.parse(text);
      return text;
    } catch {
      return JSON.stringify(text); // torn: as a string
    }
  };
  const packed = keys.filter((key) => key.startsWith(matches())).map((key) => `{"id":${JSON.stringify(key.slice(matches().length))},"save":${raw(key)}}`);
  const rest = keys.filter((key) => !key.startsWith(matches())).map((key) => `${JSON.stringify(key.slice(site.own.length))}:${raw(key)}`);
  const head = JSON.stringify({ ...kept.backup, made: Date.now() }).slice(0, -1);
  return `${head},"matches":[${packed}],"kept":{${rest}}}`;
}

/**
 * By the share sheet where a link saves nothing, as src/app/device/download.rs does.
 * @param {string} name
 * @param {string} text
 */
function handOut(name, text) {
  const agent = navigator.userAgent;
  const data = { files: [new File([text], name, { type: "application/json" })] };
  if (agent.includes("Mobile/") && !agent.includes("Safari/") && navigator.canShare?.(data)) return void navigator.share(data).catch(() => {});
  const link = document.createElement("a");
  link.href = URL.createObjectURL(data.files[0]);
  link.download = name;
  link.click();
}
