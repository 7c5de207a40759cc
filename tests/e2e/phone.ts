// What a phone asks of every screen: nothing under its notch and its home bar, lines of words that are wide enough, and a sign of what is pressed.
import type { Page } from "@playwright/test";
import { expect } from "./support";

/** What a phone's own things take of the screen, upright and on its side: camera above, home bar below. */
const PHONES = [
  { width: 390, height: 844, top: 47, bottom: 34, left: 0, right: 0 },
  { width: 844, height: 390, top: 24, bottom: 21, left: 47, right: 47 },
] as const;
type Insets = { top: number; bottom: number; left: number; right: number };

/** Texts and controls within the insets, wherever things are scrolled to. */
const within = (page: Page, insets: Insets): Promise<string[]> =>
  page.evaluate((insets) => {
    const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
    const found = new Set<string>();
    const scrollers = [document.scrollingElement!, ...root.querySelectorAll("*")].filter((one) => one.scrollHeight > one.clientHeight + 1 && (one === document.scrollingElement || /auto|scroll/.test(getComputedStyle(one).overflowY)));
    const before = scrollers.map((one) => one.scrollTop);
    const look = (atEnd: boolean) => {
      const judge = (element: Element, said: string, { left, right, top, bottom }: DOMRect) => {
        const seen = { left, right, top, bottom };
        // What stands still whatever is scrolled.
        let [stays, scrolls] = [false, false];
        for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
          const { overflowX, overflowY, display, position } = getComputedStyle(around);
          stays ||= !scrolls && (position === "fixed" || position === "sticky");
          scrolls ||= /auto|scroll/.test(overflowY);
          if (around === element || display === "contents" || (overflowX === "visible" && overflowY === "visible")) continue;
          const box = around.getBoundingClientRect();
          Object.assign(seen, { left: Math.max(seen.left, box.left), right: Math.min(seen.right, box.right), top: Math.max(seen.top, box.top), bottom: Math.min(seen.bottom, box.bottom) });
          if (position === "fixed") break;
        }
        if (seen.right - seen.left < 2 || seen.bottom - seen.top < 2 || seen.bottom < 1 || seen.top > innerHeight - 1) return;
        const sides = { left: insets.left - seen.left, right: seen.right - innerWidth + insets.right, top: !atEnd || stays ? insets.top - seen.top : 0, bottom: atEnd || stays ? seen.bottom - innerHeight + insets.bottom : 0 };
        for (const [side, by] of Object.entries(sides)) if (by > 1) found.add(`${by.toFixed(0)} px in the ${side} inset: ${said}`);
      };
      const shown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && getComputedStyle(element).clipPath !== "inset(50%)" && !element.closest(".sr, .off");
      const name = (element: Element) => [element.localName, ...element.classList].join(".");
      for (const one of root.querySelectorAll("button, a[href], input:not(.file-field), select, textarea, summary")) if (shown(one)) judge(one, `${name(one)} “${(one.getAttribute("aria-label") ?? one.textContent ?? "").trim().slice(0, 30)}”`, one.getBoundingClientRect());
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node; (node = walker.nextNode()); ) {
        const element = node.parentElement!;
        if (!node.textContent!.trim() || element.closest("script, style, template, option") || !shown(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const line of range.getClientRects()) judge(element, `“${node.textContent!.trim().slice(0, 30)}” in ${name(element)}`, line);
      }
    };
    scrollers.forEach((one) => (one.scrollTop = -1e6));
    look(false);
    scrollers.forEach((one) => (one.scrollTop = 1e6));
    look(true);
    scrollers.forEach((one, n) => (one.scrollTop = before[n]));
    return [...found];
  }, insets);

/** What can be pressed and shows nothing while it is: every kind of it must have a rule. */
const unpressed = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => (sheet.disabled ? [] : [...sheet.cssRules]));
    const selectors = rules.filter((rule) => rule instanceof CSSStyleRule).map((rule) => rule.selectorText).filter((text) => text.includes(":active"));
    const all = selectors.map((text) => text.replaceAll(":active", "")).join(", ");
    const pressable = document.querySelectorAll("button:enabled, a[href], summary");
    return [...new Set([...pressable].filter((one) => !all || !one.matches(all)).map((one) => [one.localName, ...one.classList].join(".")))];
  });

/** Lines of the prompt that are narrower than 12 em and take more than one. */
export const narrow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const lines = (one: Element) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      const texts = [...range.getClientRects()].filter(({ width }) => width > 1).sort((a, b) => a.top - b.top);
      return texts.filter(({ top }, n) => n === 0 || top > texts[n - 1].bottom - 4).length;
    };
    return [...document.querySelectorAll<HTMLElement>(".prompt > .ask, .prompt > .think, .prompt .gain-note")]
      .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && one.innerText.trim())
      .map((one) => ({ one, wide: one.getBoundingClientRect().width / parseFloat(getComputedStyle(one).fontSize) }))
      .filter(({ one, wide }) => wide < 12 && lines(one) > 1)
      .map(({ one, wide }) => `${wide.toFixed(1)} em of ${one.className}: “${one.innerText.trim().slice(0, 40)}”`);
  });

/** All of it for the screen that is open. */
export async function atHome(page: Page, name: string) {
  const device = await page.context().newCDPSession(page);
  for (const { width, height, ...insets } of PHONES) {
    await page.setViewportSize({ width, height });
    await device.send("Emulation.setSafeAreaInsetsOverride", { insets });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)))));
    expect.soft(await within(page, insets), `${name}, a phone of ${width} × ${height}`).toEqual([]);
  }
  await device.send("Emulation.setSafeAreaInsetsOverride", { insets: {} });
  await device.detach();
  expect.soft(await unpressed(page), `${name}: shows when it is pressed`).toEqual([]);
}
