import type { fields as english } from "../../en/authors/fields.ts";
import { translation } from "../../translation.ts";

export const fields = translation<typeof english>()({});
