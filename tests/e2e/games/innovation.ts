// What the shell's tests know of Innovation (see ../games.ts).
import type { Wanted } from "../saves";

export const turn = "Action";

const ALL = { sets: "cities+echoes+figures+artifacts+relics" };
const BOT = { game: "innovation", seats: ["person", "medium"] } as Wanted;

export const refused = {
  position: { ...BOT, after: 20 },
  tap: ".ring-ach button:not(.can)",
  says: /^You need \d+ more points and a top card of age 9 or higher$/,
};

export const large = {
  position: { ...BOT, after: 60 },
  thing: ".board :is(.icard, .card):is(.can, .via):not(.dicecard)",
};

export const positions: { [name: string]: Wanted } = {
  "innovation-opening": { ...BOT, at: "Opening" },
  "innovation-2": { ...BOT, after: 40 },
  "innovation-4": { ...BOT, seats: ["person", "medium", "medium", "medium"], after: 120 },
  "innovation-card": { ...BOT, at: "Card", after: 20 },
  "innovation-all-2": { ...BOT, options: ALL, after: 110 },
  "innovation-all-2-late": { ...BOT, options: ALL, after: 210 },
  "innovation-all-3": { ...BOT, options: ALL, seats: ["person", "medium", "medium"], after: 140, seed: 2 },
  "innovation-all-4": { ...BOT, options: ALL, seats: ["person", "medium", "medium", "medium"], after: 220 },
  "innovation-figures": { ...BOT, options: { sets: "figures" }, after: 90 },
  "innovation-whether": { ...BOT, at: "Whether", after: 20 },
};
