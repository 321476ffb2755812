import type { dates as english } from "../../en/visitors/dates.ts";
import { translation } from "../../translation.ts";

export const dates = translation<typeof english>()({
  day: "{day} de {month} de {year}",
  month: "{month} de {year}",
  at: "{date}, {time}",
  about: "hacia {date}",
  uncertain: "{date} (incierto)",
  dayUnknown: "{date} (día desconocido)",
  monthUnknown: "{date} (mes desconocido)",
  century: "siglo iniciado en {year}",
  decade: "los años {year}",
  beforeOurEra: "{year} a. C.",
  until: "hasta {date}",
  since: "desde {date}",
  from: "{date} – ?",
  span: "{from} – {to}",
  spring: "primavera",
  summer: "verano",
  autumn: "otoño",
  winter: "invierno",
});
