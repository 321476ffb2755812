import type { maps as english } from "../../en/visitors/maps.ts";
import { translation } from "../../translation.ts";

export const maps = translation<typeof english>()({});
