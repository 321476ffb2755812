import type { problems as english } from "../../en/server/problems.ts";
import { translation } from "../../translation.ts";

export const problems = translation<typeof english>()({});
