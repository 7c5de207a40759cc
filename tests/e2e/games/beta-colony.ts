// What the shell's tests know of Beta Colony (see ../games.ts).
import type { Wanted } from "../saves";

export const turn = "Turn";

const BOT = { game: "beta-colony", seats: ["person", "medium"] } as Wanted;

export const refused = {
  position: { ...BOT, after: 30 },
  tap: ".bc-list .bc-card:not(.can):has(.cost)",
  says: /\S/,
};

export const large = {
  position: { ...BOT, at: "Start" },
  thing: ".bc-place.can",
};

export const positions: { [name: string]: Wanted } = {
  "beta-colony-board": { ...BOT, at: "Board" },
  "beta-colony-start": { ...BOT, at: "Start" },
  "beta-colony-2": { ...BOT, after: 60 },
  "beta-colony-4": { ...BOT, seats: ["person", "medium", "medium", "medium"], after: 200 },
};
