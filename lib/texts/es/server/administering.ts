import type { administering as english } from "../../en/server/administering.ts";
import { translation } from "../../translation.ts";

export const administering = translation<typeof english>()({});
