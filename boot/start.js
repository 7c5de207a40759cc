// The start: the shell first. The program, its words and the book are fetched when it has been painted, or at once where they are stored.
import { first, second } from "./place.js";
import { controller } from "./service-worker.js";
import { build, root } from "./site.js";
import { failed, hasFailed } from "./trouble.js";

/** @param {string} file */
function fetchAhead(file) {
  const link = document.createElement("link");
  Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "anonymous", href: `./${build}/${file}` });
  document.head.append(link);
}

function begin() {
  fetchAhead(`locales/${root.lang}/lobby.ftl`);
  fetchAhead("icons/shell.svg");
  const books = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#shell [data-place^='rules/']"))];
  if (first === "rules" && books.some((book) => book.dataset.place === `rules/${second}`)) fetchAhead(`rules/${second}.${root.lang}.html`);
  const template = /** @type {HTMLTemplateElement} */ (document.getElementById("program"));
  const program = document.importNode(template.content, true);
  const start = /** @type {HTMLScriptElement} */ (program.querySelector("script"));
  start.remove();
  // A task each: asking for a file takes a slow device some time.
  for (const link of [...program.children]) setTimeout(() => document.head.append(link));
  const sheet = /** @type {HTMLLinkElement} */ (document.querySelector("link[rel='stylesheet']:not([disabled])"));
  const run = () => {
    // Where something else came, browsers have an empty one.
    if (!sheet.sheet?.cssRules.length) failed();
    else if (!hasFailed()) document.head.append(start);
  };
  if (sheet.sheet) return run();
  sheet.addEventListener("load", run);
}

addEventListener("DOMContentLoaded", () => {
  // style/boot.css shows the words for a browser that does not even understand this script.
  const needs = ["width: 1cqw", "height: 1dvh", "selector(:has(a))"];
  if (typeof WebAssembly !== "object" || !needs.every((one) => CSS.supports(one))) root.dataset.old = "";
  else if (controller() || document.hidden) begin();
  else requestAnimationFrame(() => setTimeout(begin));
}, { once: true });
