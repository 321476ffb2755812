import type { embed as english } from "../../en/visitors/embed.ts";
import { translation } from "../../translation.ts";

export const embed = translation<typeof english>()({});
