import type { uploads as english } from "../../en/authors/uploads.ts";
import { translation } from "../../translation.ts";

export const uploads = translation<typeof english>()({});
