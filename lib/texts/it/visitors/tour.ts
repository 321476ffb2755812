import type { tour as english } from "../../en/visitors/tour.ts";
import { translation } from "../../translation.ts";

export const tour = translation<typeof english>()({});
