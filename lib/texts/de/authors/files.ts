import type { files as english } from "../../en/authors/files.ts";
import { translation } from "../../translation.ts";

export const files = translation<typeof english>()({});
