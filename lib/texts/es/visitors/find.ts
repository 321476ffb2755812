import type { find as english } from "../../en/visitors/find.ts";
import { translation } from "../../translation.ts";

export const find = translation<typeof english>()({});
