import type { maps as english } from "../../en/visitors/maps.ts";
import { translation } from "../../translation.ts";

export const maps = translation<typeof english>()({
  metres: "{value} m",
  kilometres: "{value} km",
  seconds: "{value} s",
  minutes: "{value} min",
  hours: "{value} h",
  hoursMinutes: "{hours} h {minutes} min",
  kilobytes: "{value} kB",
  megabytes: "{value} MB",
  gigabytes: "{value} GB",
  away: "a {distance}",
  indoors: "En interior",
  anywhere: "En cualquier lugar",
  indoorsWord: "en interior",
  anywhereWord: "en cualquier lugar",
});
