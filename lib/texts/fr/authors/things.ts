import type { things as english } from "../../en/authors/things.ts";
import { translation } from "../../translation.ts";

export const things = translation<typeof english>()({});
