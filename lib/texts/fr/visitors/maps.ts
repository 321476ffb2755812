import type { maps as english } from "../../en/visitors/maps.ts";
import { translation } from "../../translation.ts";

export const maps = translation<typeof english>()({
  metres: "{value} m",
  kilometres: "{value} km",
  seconds: "{value} s",
  minutes: "{value} min",
  hours: "{value} h",
  hoursMinutes: "{hours} h {minutes} min",
  kilobytes: "{value} ko",
  megabytes: "{value} Mo",
  gigabytes: "{value} Go",
  away: "à {distance}",
  indoors: "À l’intérieur",
  anywhere: "N’importe où",
  indoorsWord: "à l’intérieur",
  anywhereWord: "n’importe où",
});
