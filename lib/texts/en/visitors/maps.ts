/** Texts of maps, distances and directions. */
export const maps = {
  metres: "{value} m",
  kilometres: "{value} km",
  seconds: "{value} s",
  minutes: "{value} min",
  hours: "{value} h",
  hoursMinutes: "{hours} h {minutes} min",
  kilobytes: "{value} kB",
  megabytes: "{value} MB",
  gigabytes: "{value} GB",
  away: "{distance} away",
  indoors: "Indoors",
  anywhere: "Anywhere",
  indoorsWord: "indoors",
  anywhereWord: "anywhere",
} as const;
