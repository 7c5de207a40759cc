// What earlier versions kept, saved and sent opens in the page (that all of it runs to where it stood: tests/compatibility.rs).
import { readFile } from "node:fs/promises";
import { put, text } from "./kept";
import { openLobby } from "./support";
import { expect, test, until } from "./table";

const folder = `${import.meta.dirname}/../compatibility/2026-11-21`;

test("matches, a link and files of earlier versions open", async ({ page }) => {
  const kept = async (name: string) => readFile(`${folder}/${name}.json`, "utf8");
  await put(page, { "fireside.match.b2": await kept("b2"), "fireside.match.i2": await kept("i2") });
  await openLobby(page);
  await expect(page.locator(".go, .saves .save")).toHaveCount(2);
  for (const [game, name] of [["burgundy", "b2"], ["innovation", "i2"]]) {
    await page.goto(`./#/${game}/${name}`);
    await until(page, name, ({ kind }) => kind === "choose");
    const points = JSON.parse(await kept(name)).meta.standing.points;
    await expect(page.locator(game === "burgundy" ? ".seat-score" : ".inn-player")).not.toHaveCount(0);
    expect(JSON.parse((await text(page, `fireside.match.${name}`))!).meta.standing.points).toEqual(points);
  }

  const links = Object.fromEntries((await readFile(`${folder}/links.txt`, "utf8")).trim().split("\n").map((line) => line.split(" ")));
  for (const name of ["b3", "i4e"]) {
    await page.goto(`./#/link/${links[name]}`);
    await page.getByRole("button", { name: "Keep and open" }).click();
    await until(page, `the end of ${name}`, ({ kind }) => kind === "end");
  }

  await page.goto("./#/");
  const field = page.locator(".file-field");
  await field.setInputFiles(`${folder}/b4.json`);
  await expect(page.getByText("The match is in your list now.")).toBeVisible();
  await page.getByRole("button", { name: /on this device/ }).click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Take a file in" }).click();
  await (await chooser).setFiles(`${folder}/everything.json`);
  // b2 and i2 are here already, b4 under another key.
  const told = page.getByRole("dialog", { name: "Storage" }).locator(".storage-told");
  await expect(told).toContainText("matches came in");
  await expect(told).toContainText("7 results came into the statistics");
});
