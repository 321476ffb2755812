/** The formats in which an archive and its recordings are cited. */
import { toBibTex } from "../lib/formats/citation/bibtex.ts";
import type { Cited } from "../lib/formats/citation/cited.ts";
import { toCslJson } from "../lib/formats/citation/csl_json.ts";
import { toRis } from "../lib/formats/citation/ris.ts";
import { toText } from "../lib/formats/citation/text.ts";
import type { CitationFormat } from "../lib/model/web/query.ts";

type Format = { type: string; ending: string; write: (cited: Cited) => string };

export const FORMATS: Record<CitationFormat, Format> = {
  text: {
    type: "text/plain; charset=utf-8",
    ending: "txt",
    write: (cited) => `${toText(cited)}\n`,
  },
  bibtex: {
    type: "application/x-bibtex; charset=utf-8",
    ending: "bib",
    write: toBibTex,
  },
  ris: {
    type: "application/x-research-info-systems; charset=utf-8",
    ending: "ris",
    write: toRis,
  },
  "csl-json": {
    type: "application/vnd.citationstyles.csl+json",
    ending: "json",
    write: toCslJson,
  },
};
