export { device } from "./device.ts";
export { embed } from "./embed.ts";
export { find } from "./find.ts";
export { maps } from "./maps.ts";
export { player } from "./player.ts";
export { shell } from "./shell.ts";
export { tour } from "./tour.ts";
export { walk } from "./walk.ts";
