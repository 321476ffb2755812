import type { walk as english } from "../../en/visitors/walk.ts";
import { translation } from "../../translation.ts";

export const walk = translation<typeof english>()({});
