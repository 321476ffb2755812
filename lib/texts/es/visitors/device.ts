import type { device as english } from "../../en/visitors/device.ts";
import { translation } from "../../translation.ts";

export const device = translation<typeof english>()({});
