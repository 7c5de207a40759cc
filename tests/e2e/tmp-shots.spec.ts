import { save } from "./saves";
import { open, test, until } from "./table";
const OUT = "/work/tmp/words/shots";
for (const [size, viewport] of Object.entries({ phone: { width: 360, height: 740 }, tablet: { width: 820, height: 1180 }, desk: { width: 1440, height: 900 } }))
  for (const lang of ["en", "de", "es"])
    for (const game of ["burgundy", "innovation"])
      test(`${size} ${lang} ${game}`, async ({ page }) => {
        test.skip(lang !== "en" && size === "tablet");
        await page.setViewportSize(viewport);
        await page.addInitScript(([lang, size]) => localStorage.setItem("fireside.settings", JSON.stringify({ language: lang, ...(lang === "de" ? { text: 140 } : {}), theme: lang === "es" ? "dark" : "light" })), [lang, size]);
        await open(page, { game, seats: lang === "es" ? ["person", "medium", "hard", "expert"] : ["person", "medium"], at: "end", fits: (record, lab) => ![...lab.winners(JSON.stringify(record))].includes(0) });
        await until(page, "the end", ({ kind }) => kind === "end");
        await page.waitForTimeout(500);
        await page.screenshot({ path: `${OUT}/${size}-${lang}-${game}.png`, fullPage: true });
        if (lang === "en") {
          await page.goto("./#/"); await page.waitForTimeout(600);
          await page.screenshot({ path: `${OUT}/${size}-lobby.png` });
          await page.goto(`./#/day/${game}`); await page.waitForTimeout(600);
          await page.screenshot({ path: `${OUT}/${size}-day-${game}.png` });
        }
      });
