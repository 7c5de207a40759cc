// What the shell's tests know of Terra Mystica (see ../games.ts).
import type { Wanted } from "../saves";

export const turn = "Turn { second: false }";

const BOT = { game: "terra-mystica", seats: ["person", "medium"] } as Wanted;

export const refused = {
  // The dearest power action, at the first turn.
  position: BOT,
  tap: ".pacts .pa:nth-child(6)",
  says: /^Missing: .*power/,
};

export const large = {
  position: { ...BOT, at: "Pending(Pending { favors: 1", after: 20 },
  thing: ".chooser .tile.fav.can",
};

export const positions: { [name: string]: Wanted } = {
  "terra-mystica-faction": { ...BOT, at: "Faction" },
  "terra-mystica-drawn": { ...BOT, at: "Faction", options: { factions: "drawn" } },
  "terra-mystica-dwelling": { ...BOT, at: "FirstDwelling" },
  "terra-mystica-card": { ...BOT, at: "FirstCard" },
  "terra-mystica-start": BOT,
  "terra-mystica-2": { ...BOT, after: 60 },
  "terra-mystica-favor": { ...BOT, at: "Pending(Pending { favors: 1", after: 20 },
  "terra-mystica-town": { ...BOT, at: "Pending(Pending { favors: 0, towns: 1", after: 20 },
  "terra-mystica-leech": { ...BOT, at: "Leech", after: 20 },
  "terra-mystica-5": { ...BOT, seats: ["person", "medium", "medium", "medium", "medium"], after: 250 },
  "terra-mystica-fjords": { ...BOT, seats: ["person", "medium", "medium"], options: { map: "fjords" }, after: 120 },
  "terra-mystica-lakes": { ...BOT, seats: ["person", "medium", "medium", "medium"], options: { map: "lakes" }, after: 160 },
};
