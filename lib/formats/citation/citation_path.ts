/** The addresses of citations. Without zod, because visitors' pages load it. */
import { linkSecond } from "../../model/web/make_stop_link.ts";
import type { CitationFormat } from "../../model/web/query.ts";

/** The formats of citations, as people know them. */
export const FORMAT_NAMES: Record<CitationFormat, string> = {
  text: "Text",
  bibtex: "BibTeX",
  ris: "RIS",
  "csl-json": "CSL-JSON",
};

type Place = {
  tour: { id: string; translation?: { language: string } };
  stopId?: string;
  seconds?: number;
  format: string;
};

/** The path of the citation of an archive, of its stop `stopId`, or of a second of that. */
export function citationPath(
  { tour: { id, translation }, stopId, seconds, format }: Place,
): string {
  const query = new URLSearchParams({
    format,
    ...translation && { lang: translation.language },
    ...stopId !== undefined && { stop: stopId },
    ...seconds !== undefined && { t: linkSecond(seconds) },
  });
  return `/api/tours/${id}/citation?${query}`;
}
