import type { dates as english } from "../../en/visitors/dates.ts";
import { translation } from "../../translation.ts";

export const dates = translation<typeof english>()({
  day: "{day} {month} {year}",
  month: "{month} {year}",
  at: "{date}, ore {time}",
  about: "circa {date}",
  uncertain: "{date} (incerto)",
  dayUnknown: "{date} (giorno sconosciuto)",
  monthUnknown: "{date} (mese sconosciuto)",
  century: "secolo iniziato nel {year}",
  decade: "anni {year}",
  beforeOurEra: "{year} a.C.",
  until: "{date} al più tardi",
  since: "{date} e dopo",
  from: "{date} – ?",
  span: "{from} – {to}",
  spring: "primavera",
  summer: "estate",
  autumn: "autunno",
  winter: "inverno",
});
