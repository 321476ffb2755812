import type { archive as english } from "../../en/server/archive.ts";
import { translation } from "../../translation.ts";

export const archive = translation<typeof english>()({});
