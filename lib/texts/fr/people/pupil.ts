import type { pupil as english } from "../../en/people/pupil.ts";
import { translation } from "../../translation.ts";

export const pupil = translation<typeof english>()({});
