import type { dates as english } from "../../en/visitors/dates.ts";
import { translation } from "../../translation.ts";

export const dates = translation<typeof english>()({
  day: "{day} {month} {year}",
  month: "{month} {year}",
  at: "{date} à {time}",
  about: "vers {date}",
  uncertain: "{date} (incertain)",
  dayUnknown: "{date} (jour inconnu)",
  monthUnknown: "{date} (mois inconnu)",
  century: "siècle commençant en {year}",
  decade: "les années {year}",
  beforeOurEra: "{year} av. J.-C.",
  until: "{date} au plus tard",
  since: "depuis {date}",
  from: "{date} – ?",
  span: "{from} – {to}",
  spring: "printemps",
  summer: "été",
  autumn: "automne",
  winter: "hiver",
});
