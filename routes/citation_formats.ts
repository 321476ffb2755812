/** The formats in which an archive and its recordings are cited, and where each is loaded. */
import { toBibTex } from "../lib/formats/citation/bibtex.ts";
import { type Cited, toText } from "../lib/formats/citation/cited.ts";
import { toCslJson } from "../lib/formats/citation/csl_json.ts";
import { toRis } from "../lib/formats/citation/ris.ts";
import type { CitationFormat } from "../lib/model/web/query.ts";

type Format = { name: string; type: string; ending: string; write: (cited: Cited) => string };

export const FORMATS: Record<CitationFormat, Format> = {
  text: {
    name: "Text",
    type: "text/plain; charset=utf-8",
    ending: "txt",
    write: (cited) => `${toText(cited)}\n`,
  },
  bibtex: {
    name: "BibTeX",
    type: "application/x-bibtex; charset=utf-8",
    ending: "bib",
    write: toBibTex,
  },
  ris: {
    name: "RIS",
    type: "application/x-research-info-systems; charset=utf-8",
    ending: "ris",
    write: toRis,
  },
  "csl-json": {
    name: "CSL-JSON",
    type: "application/vnd.citationstyles.csl+json",
    ending: "json",
    write: toCslJson,
  },
};

/** Where the citation of an archive, or of its stop `stopId`, is loaded. */
export function citationPath(
  { tourId, stopId, format }: { tourId: string; stopId?: string; format: string },
): string {
  const query = new URLSearchParams({ format, ...stopId !== undefined && { stop: stopId } });
  return `/api/tours/${tourId}/citation?${query}`;
}
