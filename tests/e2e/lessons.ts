// The guided games for the browser tests: how each is reached, and a pupil who does what is asked.
import type { Page } from "@playwright/test";
import { put } from "./kept";
import { openLobby } from "./support";
import { expect, trying } from "./table";

export interface Lesson {
  game: string;
  /** Its name in the program, and on the page. */
  name: string;
  title: string;
  /** What is done before it: these are noted as done. */
  after?: string[];
  /** What is chosen in the dialog for a new match so that it is offered. */
  choose?: string;
  /** How many steps it has. */
  steps: number;
  /** The steps that point at nothing on the board. */
  blank: number[];
}

export const LESSONS: Lesson[] = [
  { game: "burgundy", name: "burgundy", title: "Your first estate", steps: 15, blank: [15] },
  { game: "burgundy", name: "burgundy-egon", title: "Alone against Egon", choose: "Solo against Egon", steps: 10, blank: [10] },
  { game: "terra-mystica", name: "terra-mystica", title: "Land and neighbours", steps: 13, blank: [12] },
  { game: "terra-mystica", name: "terra-mystica-faith", title: "Cults and towns", after: ["terra-mystica"], steps: 12, blank: [7, 10] },
  { game: "terra-mystica", name: "terra-mystica-score", title: "Rounds and points", after: ["terra-mystica", "terra-mystica-faith"], steps: 11, blank: [7] },
  { game: "beta-colony", name: "beta-colony", title: "Your first colonies", steps: 14, blank: [] },
  { game: "innovation", name: "innovation", title: "Your first inventions", steps: 14, blank: [] },
  { game: "innovation", name: "innovation-cities", title: "Your first cities", choose: "Cities of Destiny", steps: 9, blank: [] },
  { game: "innovation", name: "innovation-echoes", title: "Your first echoes", choose: "Echoes of the Past", steps: 10, blank: [] },
  { game: "innovation", name: "innovation-figures", title: "Your first figures", choose: "Figures in the Sand", steps: 9, blank: [] },
  { game: "innovation", name: "innovation-artifacts", title: "Your first artifacts", choose: "Artifacts of History", steps: 9, blank: [] },
];

export const [BURGUNDY] = LESSONS;

/** The lesson in the prompt. */
export const panel = (page: Page) => page.locator('.prompt .lesson[role="group"]');
export const offer = (page: Page) => page.locator(".lesson-offer .minute-open:visible");
/** The button that goes on. */
export const goOn = (page: Page) => panel(page).locator(".lesson-on");
/** The button that takes what is picked. */
export const main = (page: Page) => page.locator(".prompt .acts > .btn-main:not(.off)");

/** Begins a lesson from the dialog for a new match. */
export async function begin(page: Page, { game, name, title, after = [], choose }: Lesson) {
  await put(page, { "fireside:/fireside/:explained": JSON.stringify(after.map((name) => `lesson-${name}`)) });
  await openLobby(page, `./#/new/${game}`);
  if (choose) await page.locator("dialog").getByText(choose).first().click();
  await offer(page).filter({ hasText: title }).click();
  await expect(page).toHaveURL(new RegExp(`/lesson-${name}$`));
}

/** The step with this number is shown, nobody else plays, and what it points at is seen. */
export async function shows(page: Page, { steps, blank }: Lesson, number: number) {
  await expect(panel(page).locator(".lesson-count")).toHaveText(`${number}/${steps}`);
  await expect(panel(page).locator(".lesson-text")).not.toBeEmpty();
  const marked = page.locator('.table [data-last="0"]:visible');
  if (blank.includes(number)) await expect(marked).toHaveCount(0);
  else await expect(marked.first()).toBeInViewport();
}

/**
 * Does what the step with this number asks, as somebody who knows nothing: reads on where that is all; else taps first what is pointed at, then
 * whatever else can be tapped, until the lesson does not mind what is picked.
 */
export async function follow(page: Page, lesson: Lesson, number: number) {
  await shows(page, lesson, number);
  if (await goOn(page).isVisible()) return goOn(page).click();
  const minds = () => page.evaluate(() => document.querySelector(".lesson")!.classList.contains("warns"));
  const vain: string[] = [];
  do {
    vain.push(await trying(page, vain, minds));
    // What is taken at one tap is taken back.
    if (!(await minds())) return;
    await goOn(page).click();
    await shows(page, lesson, number);
  } while (vain.length < 20);
}
