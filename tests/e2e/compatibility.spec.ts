// What published versions kept, saved and sent opens in the page (that all of it runs to where it stood: tests/compatibility.rs).
import { readFile } from "node:fs/promises";
import { put, text } from "./kept";
import { openLobby } from "./support";
import { expect, test, until } from "./table";

const folder = `${import.meta.dirname}/../compatibility/1.0.0`;

test("matches, links and files of earlier versions open", async ({ page }) => {
  const everything = JSON.parse(await readFile(`${folder}/everything.json`, "utf8"));
  const saves: { meta: any }[] = everything.matches.map(({ save }: { save: { meta: any } }) => save);
  const found = (game: string, fits: (meta: any) => boolean) => saves.find(({ meta }) => meta.game === game && fits(meta))!;
  const games = ["burgundy", "innovation"];
  const kept = games.map((game) => found(game, ({ seats, standing, here }) => seats.length > 1 && standing.turn === 0 && !here));
  await put(page, Object.fromEntries(kept.map((save) => [`fireside:/fireside/:match.${save.meta.id}`, JSON.stringify(save)])));
  await openLobby(page);
  await expect(page.locator(".go, .saves .save")).toHaveCount(2);
  for (const { meta: { game, id, standing } } of kept) {
    await page.goto(`./#/${game}/${id}`);
    await until(page, id, ({ kind }) => kind === "choose");
    await expect(page.locator(game === "burgundy" ? ".seat-score" : ".inn-player")).not.toHaveCount(0);
    expect(JSON.parse((await text(page, `fireside:/fireside/:match.${id}`))!).meta.standing.points).toEqual(standing.points);
  }

  const links = Object.fromEntries((await readFile(`${folder}/links.txt`, "utf8")).trim().split("\n").map((line) => line.split(" ")));
  for (const game of games) {
    const { id } = found(game, ({ standing }) => standing.winners).meta;
    await page.goto(`./#/link/${links[id]}`);
    await page.getByRole("button", { name: "Keep and open" }).click();
    await until(page, `the end of ${id}`, ({ kind }) => kind === "end");
  }

  await page.goto("./#/");
  const single = saves.find((save) => save.meta.seats.length > 3 && !kept.includes(save))!;
  await page.locator(".file-field").setInputFiles({ name: "match.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(single)) });
  await expect(page.getByText("The match is in your list now.")).toBeVisible();
  await page.getByRole("button", { name: /on this device/ }).click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Import a file" }).click();
  await (await chooser).setFiles(`${folder}/everything.json`);
  // Some are here already, one under another key.
  const told = page.getByRole("dialog", { name: "Storage" }).locator(".storage-told");
  await expect(told).toContainText("matches imported");
  await expect(told).toContainText(`${everything.kept.stats.results.length} results added to the statistics`);
});
