import type { writing as english } from "../../en/people/writing.ts";
import { translation } from "../../translation.ts";

export const writing = translation<typeof english>()({
  optional: "opcional",
  wontPlay: "No se puede reproducir esta grabación. Compruebe su dirección.",
});
