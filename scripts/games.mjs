// The games of the house as the program lists them (src/games/mod.rs, src/app/games): read from its sources, so that there is one list.
import { readFileSync } from "node:fs";

const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

/** What a source says, or a failed build: a list that was written in another way must not become a shorter one. */
function find(path, pattern) {
  const found = read(path).match(pattern);
  if (!found) throw new Error(`${path} has nothing like ${pattern}`);
  return found.slice(1);
}

/** @typedef {{ id: string, players: [number, number] }} Listed from so many players to so many */

/** Every game that can be played, in the lobby's order. */
export function playable() {
  const [list] = find("src/games/mod.rs", /macro_rules! for_each_game \{[\s\S]*?\$extra\n([\s\S]*?)\}/);
  const found = [...list.matchAll(/(\w+): \w+,/g)].map(([, module]) => {
    const [id] = find(`src/games/${module}/mod.rs`, /const ID: &'static str = "([\w-]+)";/);
    const [from, to] = find(`src/app/games/${module}/module.rs`, /\bplayers: (\d+)\.\.=(\d+)/);
    return /** @type {Listed} */ ({ id, players: [Number(from), Number(to)] });
  });
  if (!found.length) throw new Error("the list of games is written in another way");
  return found;
}

/** Every game in the lobby's order, announced ones last. */
export function games() {
  const source = read("src/app/games/mod.rs");
  const announced = [...source.matchAll(/Entry \{ id: "([\w-]+)", players: (\d+)\.\.=(\d+), play: None \}/g)]
    .map(([, id, from, to]) => /** @type {Listed} */ ({ id, players: [Number(from), Number(to)] }));
  if (announced.length !== source.split("play: None").length - 1) throw new Error("announced games are written in another way");
  return [...playable(), ...announced];
}
