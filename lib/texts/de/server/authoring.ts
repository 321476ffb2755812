import type { authoring as english } from "../../en/server/authoring.ts";
import { translation } from "../../translation.ts";

export const authoring = translation<typeof english>()({});
