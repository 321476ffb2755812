import type { dates as english } from "../../en/visitors/dates.ts";
import { translation } from "../../translation.ts";

export const dates = translation<typeof english>()({
  day: "{day}. {month} {year}",
  month: "{month} {year}",
  at: "{date}, {time} Uhr",
  about: "um {date}",
  uncertain: "{date} (unsicher)",
  dayUnknown: "{date} (Tag unbekannt)",
  monthUnknown: "{date} (Monat unbekannt)",
  century: "Jahrhundert ab {year}",
  decade: "{year}er-Jahre",
  beforeOurEra: "{year} v. Chr.",
  until: "bis {date}",
  since: "seit {date}",
  from: "ab {date}",
  span: "{from} bis {to}",
  spring: "Frühling",
  summer: "Sommer",
  autumn: "Herbst",
  winter: "Winter",
});
