// What is set, applied before the first paint and whenever it changes; the shell's language.
import kept from "./kept.json";
import { attempt, own, root } from "./site.js";

const { values, defaults } = kept.settings;
const key = own + kept.keys.settings;
const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const touched = matchMedia("(pointer: coarse)").matches;
/** @type {string | undefined} what the program said last; a full storage may not have kept it */
let told;

/** No storage, or somebody else's text in it: as the device wants it. @returns {Record<string, unknown>} */
const settings = () => attempt(() => JSON.parse(told ?? localStorage.getItem(key) ?? "{}")) ?? {};

// A phone's own size of text: Chrome's root has it where a page says so. A computer's is not asked for: there the whole page grows, boards
// as well, as long as nothing is said.
if (touched) document.head.append(Object.assign(document.createElement("meta"), { name: "text-scale", content: "scale" }));

/** Safari's root has it never; only a font of the system tells, which is 17 px high where nothing is set. Ours fit up to twice that. */
function systemText() {
  if (!touched || !CSS.supports("font", "-apple-system-body")) return 1;
  root.style.font = "-apple-system-body";
  const size = parseFloat(getComputedStyle(root).fontSize);
  root.style.font = "";
  return size / 17;
}

function apply() {
  const set = settings();
  /** @param {keyof typeof values} name */
  const value = (name) => values[name].find((known) => known === set[name]) ?? defaults[name];
  const [theme, motion] = [value("theme"), value("motion")];
  const look = theme !== "system" ? theme : dark.matches ? "dark" : "light";
  root.dataset.theme = look;
  root.dataset.motion = motion !== "system" ? motion : still.matches ? "off" : "on";
  for (const name of /** @type {const} */ (["speed", "cards", "words"])) root.dataset[name] = value(name);
  const [least, most] = kept.settings.text;
  const text = Number.isInteger(set.text) ? Math.min(Math.max(Number(set.text), least), most) : defaults.text;
  root.style.setProperty("--text", String(Math.min((text / 100) * systemText(), 2)));
  // The browser's own bar: the metas follow the system, a chosen theme overrules both.
  for (const meta of /** @type {NodeListOf<HTMLMetaElement>} */ (document.querySelectorAll('meta[name="theme-color"]'))) {
    meta.content = look === "dark" ? "#17120f" : "#f3ebdd";
  }
}
apply();

// The program says the same when it has learnt it.
const wishes = [String(settings().language), ...navigator.languages.map((wish) => wish.slice(0, 2).toLowerCase())];
root.lang = wishes.find((wish) => kept.languages.includes(wish)) ?? "en";
// What an installed page offers in the system's menus is read once, in the language of the visit that installs it.
const manifest = /** @type {HTMLLinkElement} */ (document.querySelector('link[rel="manifest"]'));
if (root.lang !== "en") manifest.href = `./manifest.${root.lang}.webmanifest`;

// Safari shows what is pressed only where somebody listens.
addEventListener("touchstart", () => {}, { passive: true });

dark.addEventListener("change", apply);
document.addEventListener("visibilitychange", apply); // whoever comes back from the system's settings
still.addEventListener("change", apply);
addEventListener("fireside:settings", (event) => {
  told = /** @type {CustomEvent<string | null>} */ (event).detail ?? undefined;
  apply();
});
addEventListener("storage", (event) => {
  if ((event.key ?? key) !== key) return;
  told = undefined;
  apply();
});
