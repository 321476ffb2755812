import type { writing as english } from "../../en/people/writing.ts";
import { translation } from "../../translation.ts";

export const writing = translation<typeof english>()({
  optional: "optional",
  wontPlay: "Diese Aufnahme lässt sich nicht abspielen. Prüfen Sie ihre Adresse.",
});
