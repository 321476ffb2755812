import type { print as english } from "../../en/server/print.ts";
import { translation } from "../../translation.ts";

export const print = translation<typeof english>()({});
