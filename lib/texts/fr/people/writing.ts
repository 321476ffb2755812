import type { writing as english } from "../../en/people/writing.ts";
import { translation } from "../../translation.ts";

export const writing = translation<typeof english>()({
  optional: "facultatif",
  wontPlay: "Impossible d’écouter cet enregistrement. Vérifiez son adresse.",
});
