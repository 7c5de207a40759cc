// The recovery screen: what can be done after the program has failed.
import kept from "./kept.json";
import { attempt, build, own } from "./site.js";

const matches = own + kept.keys.match;
/** @param {string} key */
const stored = (key) => attempt(() => localStorage.getItem(key)) ?? undefined;

/**
 * @param {string} details what happened
 * @param {(key: string, text: string) => void} write
 */
export function showRecovery(details, write) {
  const template = /** @type {HTMLTemplateElement} */ (document.getElementById("recovery"));
  for (const old of [...document.body.children]) if (!old.matches("link, template")) old.remove(); // sheets stay
  document.body.append(document.importNode(template.content, true));
  /** @param {string} name */
  const find = (name) => /** @type {HTMLElement} */ (document.querySelector(`[data-recovery="${name}"]`));
  find("details").textContent = `${details}\n\n${location.hash || "#/"}\n${build}\n${navigator.userAgent}`;
  const id = location.hash.split("/")[2];
  const match = id && stored(matches + id);
  find("match").hidden = find("back").hidden = !match;
  if (match) {
    find("back").addEventListener("click", () => attempt(() => goBack(id, match, write)));
    find("match").addEventListener("click", () => handOut(`fireside-${id}.json`, match));
  }
  const keys = attempt(() => Object.keys(localStorage).filter((key) => key.startsWith(own) && stored(key) !== undefined)) ?? [];
  find("all").hidden = keys.length === 0;
  find("all").addEventListener("click", () => handOut("fireside-all.json", everything(keys)));
  find("reload").addEventListener("click", () => location.reload());
  find("lobby").addEventListener("click", () => {
    history.replaceState(null, "", "#/");
    location.reload();
  });
  find("title").focus();
}

/**
 * A state that cannot be drawn fails again at each visit. Each time that this is pressed it goes one answer further back, since a bot
 * answers as before. The answers stay and can be done again.
 * @param {string} id
 * @param {string} match
 * @param {(key: string, text: string) => void} write
 */
function goBack(id, match, write) {
  const times = Number(sessionStorage[`${own}back.${id}`] ?? 0) + 1;
  sessionStorage[`${own}back.${id}`] = times;
  write(matches + id, match.replace(/("record":\{[^]*?"cursor":)(\d+)/, (_, before, at) => before + Math.max(0, at - times)));
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
  const packed = keys.filter((key) => key.startsWith(matches)).map((key) => `{"id":${JSON.stringify(key.slice(matches.length))},"save":${raw(key)}}`);
  const rest = keys.filter((key) => !key.startsWith(matches)).map((key) => `${JSON.stringify(key.slice(own.length))}:${raw(key)}`);
  const head = JSON.stringify({ ...kept.backup, made: Date.now() }).slice(0, -1);
  return `${head},"matches":[${packed}],"kept":{${rest}}}`;
}

/**
 * @param {string} name
 * @param {string} text
 */
function handOut(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
}
