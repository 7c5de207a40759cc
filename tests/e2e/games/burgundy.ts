// What the shell's tests know of Burgundy (see ../games.ts).
import type { Wanted } from "../saves";

export const turn = "Turn";

const BOT = { seats: ["person", "medium"] } as Wanted;

export const refused = {
  position: BOT,
  tap: ".row-cards .card:not(.can, .via)",
  says: /^Needs \d more workers?: its row needs a \d, your nearest die is a \d$/,
};

export const large = {
  position: { ...BOT, after: 60 },
  thing: ".board :is(.icard, .card):is(.can, .via):not(.dicecard)",
};

export const positions: { [name: string]: Wanted } = {
  "table-start": BOT,
  "table-2-middle": { ...BOT, after: 60 },
  "table-3": { seats: ["person", "easy", "hard"], after: 90 },
  "table-4": { seats: ["person", "medium", "person", "hard"], after: 130 },
  "table-4-late": { seats: ["person", "medium", "hard", "expert"], after: 180 },
  "table-2-late": { ...BOT, after: 75 },
  "solo-start": { seats: ["person"] },
  "solo-middle": { seats: ["person"], after: 35 },
  "ask-castle": { ...BOT, at: "Castle", after: 20 },
  "ask-purchase": { ...BOT, at: "Purchase", after: 20 },
  "ask-extra": { ...BOT, at: "ExtraAction", after: 20 },
  "ask-bonus": { ...BOT, at: "PassageBonus", after: 20 },
  "ask-after": { ...BOT, at: "AfterAction", after: 20 },
  "ask-room": { ...BOT, at: "MakeRoom", after: 20 },
  "ask-hand-in": { ...BOT, at: "HandIn", after: 20 },
  "ask-take-for": { ...BOT, at: "TakeFor", after: 20 },
  "ask-town-hall": { ...BOT, at: "TownHall", after: 20 },
  "ask-warehouse": { ...BOT, at: "Warehouse", after: 20 },
  "ask-goods": { ...BOT, at: "GoodsStack", after: 20 },
  "ask-animals": { ...BOT, at: "AnimalStack", after: 20 },
  "ask-any": { ...BOT, at: "AnyStack", after: 20 },
};
