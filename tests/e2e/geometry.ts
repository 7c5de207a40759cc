// Where things are on screen, measured: what is too small to read, cut by what it stands in, lies under something else, or is louder than the question.
import type { Page } from "@playwright/test";

/** Nothing that is read is smaller, in pixels. */
const LEAST = 11;

export interface Measured {
  /** Texts that are too small, with their size. */
  small: string[];
  /** What is cut by a box that does not scroll. */
  cut: string[];
  /** Things whose middle lies under something else. */
  under: string[];
  /** What ends less than 6 px before its panel's edge. */
  tight: string[];
  /** Players whose board is out of view beside the seats, and piles that are on their boards. */
  away: string[];
  /** What is written larger than the question, in the frame of the table. */
  louder: string[];
  /** Left edges in the prompt that are nearly the same. */
  edges: string[];
  /** Numbers for the keyboard that are cut by what their button stands in. */
  badges: string[];
  /** How much of the window's height the prompt takes. */
  prompt: number;
}

/** Everything on screen that is out of place, in words. */
export const measure = (page: Page): Promise<Measured> =>
  page.evaluate((least) => {
    const name = (element: Element) => [element.localName, ...element.classList].join(".");
    const shown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest(".off, .sr, [hidden]");
    const inWindow = (box: DOMRect) => box.width > 1 && box.height > 1 && box.right > 1 && box.bottom > 1 && box.left < innerWidth - 1 && box.top < innerHeight - 1;
    const table = document.querySelector(".table")!;

    /** How large a text is drawn: as written, times what drawings and transforms make of it. */
    const rendered = (element: Element) => {
      const size = parseFloat(getComputedStyle(element).fontSize);
      if (element instanceof SVGGraphicsElement) {
        const matrix = element.getScreenCTM();
        return matrix ? size * Math.hypot(matrix.b, matrix.d) : size;
      }
      // Boxes are measured in whole pixels: only what a transform makes of them counts.
      const box = element as HTMLElement;
      const scale = box.offsetHeight > 4 ? box.getBoundingClientRect().height / box.offsetHeight : 1;
      return Math.abs(scale - 1) < 0.08 ? size : size * scale;
    };
    // Turned texts have a box of another shape.
    const isTurned = (element: Element) => getComputedStyle(element).writingMode !== "horizontal-tb" || getComputedStyle(element).rotate !== "none";

    const small = new Set<string>();
    const sizes: { said: string; size: number; element: Element }[] = [];
    const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    for (let node; (node = walker.nextNode()); ) {
      const element = node.parentElement;
      const said = node.textContent!.trim().replace(/\s+/g, " ").slice(0, 30);
      if (!said || !element || element.closest("style, script, template, option") || !shown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if (!inWindow(range.getBoundingClientRect())) continue;
      const size = isTurned(element) ? parseFloat(getComputedStyle(element).fontSize) : rendered(element);
      sizes.push({ said, size, element });
      if (size < least - 0.05) small.add(`${size.toFixed(1)} px “${said}” in ${name(element)}`);
    }

    const cut = new Set<string>();
    const under = new Set<string>();
    for (const element of table.querySelectorAll<Element>("button, .card, .icard, .iback, [data-thing], .panel, .btn")) {
      const box = element.getBoundingClientRect();
      if (!shown(element) || box.width < 4 || box.height < 4) continue;
      let scrolls = false;
      for (let around = element.parentElement; around && around !== table; around = around.parentElement) {
        const { overflowX, overflowY, display, position } = getComputedStyle(around);
        if (display === "contents") continue;
        const [x, y] = [overflowX, overflowY].map((overflow) => overflow === "hidden" || overflow === "clip");
        scrolls ||= ["auto", "scroll"].includes(overflowX) || ["auto", "scroll"].includes(overflowY) || around.matches(".pan-zoom");
        if (scrolls) break;
        const frame = around.getBoundingClientRect();
        const by = Math.max(x ? Math.max(frame.left - box.left, box.right - frame.right) : 0, y ? Math.max(frame.top - box.top, box.bottom - frame.bottom) : 0);
        // What is gone whole is meant to be.
        const left = Math.min(box.right, frame.right) - Math.max(box.left, frame.left);
        const high = Math.min(box.bottom, frame.bottom) - Math.max(box.top, frame.top);
        if (by > 1.5 && left > 1 && high > 1) cut.add(`${by.toFixed(0)} px of ${name(element)} “${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 24)}” by ${name(around)}`);
        if (position === "fixed") break;
      }
      // Its target is larger than what is seen of it.
      if (!scrolls && !element.matches(".note-read") && inWindow(box) && (box.right > innerWidth + 1.5 || box.bottom > innerHeight + 1.5) && getComputedStyle(element).position !== "fixed")
        cut.add(`${name(element)} leaves the window`);
    }
    // Only tokens: cards lie over each other on purpose. Ships let taps through to their places, so they are made solid to be found.
    const tokens = [...table.querySelectorAll<HTMLElement>(".bc-ship, .inn-stage .ring-sets > i")].filter((one) => shown(one) && inWindow(one.getBoundingClientRect()));
    tokens.forEach((one) => (one.style.pointerEvents = "auto"));
    for (const element of tokens) {
      const box = element.getBoundingClientRect();
      const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (top && !element.contains(top)) under.add(`${name(element)} under ${name(top)}`);
    }
    tokens.forEach((one) => (one.style.pointerEvents = ""));

    // What lies on a panel ends before the panel's edge.
    const tight: string[] = [];
    for (const [panel, inside] of [[".mat", ".hand > *"], [".bought", ".bought li"]]) {
      const edge = [...table.querySelectorAll(panel)].find(shown)?.getBoundingClientRect().bottom ?? Infinity;
      for (const one of [...table.querySelectorAll(inside)].filter(shown)) {
        const left = edge - one.getBoundingClientRect().bottom;
        if (left < 6) tight.push(`${name(one)} ends ${left.toFixed(1)} px before ${panel}`);
      }
    }
    // On a desktop everybody's board is in view beside the seats.
    const seats = table.querySelector(".seats")?.getBoundingClientRect().bottom ?? Infinity;
    const away = [...table.querySelectorAll(".seat-card")].filter((one) => shown(one) && one.getBoundingClientRect().bottom > seats + 0.5).map((one) => (one as HTMLElement).innerText.trim().split("\n")[0]);

    // So is every pile there, above the edge of its board or what is held below it.
    for (const one of innerWidth < 1100 ? [] : [...table.querySelectorAll(".inn-row > .splay > .is-top")].filter(shown)) {
      const board = one.closest(".inn-player")!;
      const held = board.matches(".me") ? table.querySelector(".inn-hand")! : board.querySelector(".inn-held")!;
      const { height, bottom } = board.getBoundingClientRect();
      const by = one.getBoundingClientRect().bottom - (height > 0 ? bottom : held.getBoundingClientRect().top);
      if (by > 1) away.push(`${by.toFixed(0)} px of ${one.getAttribute("aria-label")?.slice(0, 30)}`);
    }

    const question = table.querySelector(".prompt .ask");
    const asked = question && shown(question) ? rendered(question) : Infinity;
    const frame = sizes.filter(({ element }) => element.closest(".bar, .seats, .prompt, .log, h1, h2") && !element.closest(".ask"));
    const louder = frame.filter(({ size }) => size > asked + 0.1).map(({ said, size, element }) => `${size.toFixed(1)} > ${asked.toFixed(1)}: “${said}” in ${name(element)}`);

    const edges: string[] = [];
    const lefts = [...table.querySelectorAll(".prompt .ask, .prompt .hint, .prompt .gain-note, .prompt .recap-line, .prompt .gain")].filter(shown).map((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return { one, left: range.getBoundingClientRect().left };
    });
    lefts.forEach((one, n) => lefts.slice(n + 1).forEach((other) => {
      const apart = Math.abs(one.left - other.left);
      if (apart >= 1 && apart <= 4) edges.push(`${name(one.one)} ${one.left.toFixed(1)} and ${name(other.one)} ${other.left.toFixed(1)}`);
    }));
    const badges: string[] = [];
    for (const one of [...table.querySelectorAll("[data-nth]")].filter(shown)) {
      const [box, badge] = [one.getBoundingClientRect(), getComputedStyle(one, "::before")];
      const [left, top] = [box.left + parseFloat(badge.left), box.top + parseFloat(badge.top)];
      for (let around = one.parentElement; around && around !== table; around = around.parentElement) {
        const { overflowX, overflowY, display } = getComputedStyle(around);
        const frame = around.getBoundingClientRect();
        // What is scrolled away comes into view with its button.
        if (display === "contents" || box.top < frame.top - 1 || box.left < frame.left - 1) continue;
        const by = Math.max(overflowX === "visible" ? 0 : frame.left - left, overflowY === "visible" ? 0 : frame.top - top);
        if (by > 0.5) badges.push(`${one.getAttribute("data-nth")}: ${by.toFixed(0)} px by ${name(around)}`);
      }
    }
    const prompt = (table.querySelector(".prompt")?.getBoundingClientRect().height ?? 0) / innerHeight;
    return { small: [...small], cut: [...cut], under: [...under], tight, away, louder, edges, badges, prompt };
  }, LEAST);
