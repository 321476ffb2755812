import type { record as english } from "../../en/authors/record.ts";
import { translation } from "../../translation.ts";

export const record = translation<typeof english>()({});
