import type { writing as english } from "../../en/people/writing.ts";
import { translation } from "../../translation.ts";

export const writing = translation<typeof english>()({
  optional: "facoltativo",
  wontPlay: "Impossibile riprodurre questa registrazione. Controlli il suo indirizzo.",
});
