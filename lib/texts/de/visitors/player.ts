import type { player as english } from "../../en/visitors/player.ts";
import { translation } from "../../translation.ts";

export const player = translation<typeof english>()({});
