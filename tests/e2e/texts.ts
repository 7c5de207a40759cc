// Finds texts that cannot be read whole: cut off, larger than what they stand in, or over each other.
import type { Page } from "@playwright/test";

/** What a person may set for all letters (WCAG 1.4.12): nothing may be lost by it. */
const SPACED = "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }";

/**
 * The same with letters, words, lines and paragraphs set apart. More room is taken by it: a text may then stand over its button's edge,
 * and an explanation scroll, as long as it can be read.
 */
export async function unreadableSpaced(page: Page): Promise<string[]> {
  // What is told of its room (a map's frame) is drawn a frame later.
  const set = (css: string) =>
    page.evaluate(async (css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
      for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    }, css);
  await set(SPACED);
  const found = await unreadable(page, true);
  await set("");
  return found.filter((one) => !one.startsWith("spills out of"));
}

/** Every text on screen that is cut, shortened with dots, spills out of its button or lies over another one, in words. */
export const unreadable = (page: Page, mayScroll = false): Promise<string[]> =>
  page.evaluate((mayScroll) => {
    // Cards are pictures whose letters are as large as they are, and lie over each other; what people have typed may be shortened.
    const CARDS = ".card, .icard:not(.full), .iback, .art, .sr, .skips, .rail, .chances-curve";
    const TYPED = ".who, .seat-name, .inn-who .name, .chances-list, .score .hd, .save, option";
    const BOXES = "button, .btn, .orow, .moment, .chip, .val, .notice, .toast";
    const OWN_LAYER = "dialog, .inn-stage, .prompt, .dock, .bought, .inn-hand";
    type Box = { left: number; right: number; top: number; bottom: number };
    const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
    const name = (element: Element) => [element.localName, ...element.classList].join(".");
    const hidden = (overflow: string) => overflow === "hidden" || overflow === "clip";
    const found = new Set<string>();
    const texts: (Box & { node: Node; said: string; layer: Element | null })[] = [];

    type Around = { box: DOMRect; x: string; y: string; boxed: boolean; typed: boolean; own: boolean };
    const known = new Map<Element, Around | null>();
    /** What an element does to what stands in it; worked out once. */
    const about = (element: Element): Around | null => {
      let one = known.get(element);
      if (one === undefined) {
        const { display, overflowX: x, overflowY: y, position } = getComputedStyle(element);
        const own = ["fixed", "sticky"].includes(position) || element.matches(OWN_LAYER);
        one = display === "contents" ? null : { box: element.getBoundingClientRect(), x, y, boxed: element.matches(BOXES), typed: !!element.closest(TYPED), own };
        known.set(element, one);
      }
      return one;
    };

    /** One line of a text. */
    const judge = (node: Node, element: Element, line: Box) => {
      const said = `“${node.textContent!.trim().replace(/\s+/g, " ").slice(0, 40)}” in ${name(element)}`;
      const seen = { ...line };
      let [scrolls, boxed] = [false, false];
      // Few look for the rest of an explanation.
      const whole = mayScroll ? null : element.closest(".guide.explains");
      let layer: Element | null = null;
      for (let around: Element | null = element; around && around !== document.documentElement; around = around.parentElement) {
        const one = about(around);
        if (!one) continue;
        const { box, x, y } = one;
        if (x !== "visible" || y !== "visible") {
          if (!scrolls && !one.typed) {
            const sideways = hidden(x) && (line.left < box.left - 1.5 || line.right > box.right + 1.5);
            if (sideways || ((hidden(y) || around === whole) && (line.top < box.top - 1 || line.bottom > box.bottom + 1))) found.add(`cut by ${name(around)}: ${said}`);
          }
          scrolls ||= around !== whole && [x, y].some((overflow) => overflow === "auto" || overflow === "scroll");
          seen.left = Math.max(seen.left, box.left);
          seen.right = Math.min(seen.right, box.right);
          seen.top = Math.max(seen.top, box.top);
          seen.bottom = Math.min(seen.bottom, box.bottom);
        }
        if (!boxed && !scrolls && one.boxed) {
          boxed = true;
          const out = line.left < box.left - 2 || line.right > box.right + 2 || line.top < box.top - 2 || line.bottom > box.bottom + 2;
          if (out) found.add(`spills out of ${name(around)}: ${said}`);
        }
        if (!layer && one.own) layer = around;
        if (around.localName === "dialog") break;
      }
      if (!scrolls && (line.right > innerWidth + 1.5 || line.left < -1.5)) found.add(`out of the screen: ${said}`);
      if (seen.right - seen.left > 1 && seen.bottom - seen.top > 1) texts.push({ ...seen, node, said, layer });
    };

    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node; (node = walker.nextNode()); ) {
      const element = node.parentElement;
      if (!node.textContent!.trim() || !element || element.closest(`${CARDS}, select, svg, script, style, template`)) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      // Clipped away, it is for ears only.
      if (getComputedStyle(element).clipPath === "inset(50%)") continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
        // Letters are lower than their line's box.
        if (width > 1 && height > 1) judge(node, element, { left, right, top: top + height * 0.18, bottom: bottom - height * 0.18 });
      }
    }
    for (const element of root.querySelectorAll<HTMLElement>("*")) {
      // What is not drawn has no style yet, and working it out is most of the time.
      if (element.clientWidth === 0) continue;
      const style = getComputedStyle(element);
      const dots = style.textOverflow === "ellipsis" && style.overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1;
      const lines = style.webkitLineClamp !== "none" && style.display.endsWith("box") && element.scrollHeight > element.clientHeight + 2;
      if ((dots || lines) && element.checkVisibility() && !element.closest(`${TYPED}, ${CARDS}`)) {
        found.add(`dots in ${name(element)}: “${element.innerText.slice(0, 40)}”`);
      }
    }
    texts.sort((a, b) => a.top - b.top);
    texts.forEach((one, n) => {
      for (let next = n + 1; next < texts.length && texts[next].top < one.bottom - 2; next++) {
        const other = texts[next];
        if (one.node === other.node || one.layer !== other.layer) continue;
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (wide > 2 && high > 2) found.add(`over each other: ${one.said}, ${other.said}`);
      }
    });
    const sideways = document.documentElement.scrollWidth - innerWidth;
    if (sideways > 0) found.add(`the page scrolls sideways by ${sideways}`);
    return [...found];
  }, mayScroll);
