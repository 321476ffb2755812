import type { form as english } from "../../en/authors/form.ts";
import { translation } from "../../translation.ts";

export const form = translation<typeof english>()({});
