import type { sharing as english } from "../../en/authors/sharing.ts";
import { translation } from "../../translation.ts";

export const sharing = translation<typeof english>()({});
