/** What a picture or a paper says of itself in IIIF. */
import type { Thing } from "../../model/media/thing.ts";
import { edtfText } from "../../model/record/edtf_text.ts";
import { rightsOf } from "../../model/record/rights.ts";
import { inLanguage, line } from "./language_map.ts";

/** The facts about a thing besides its label. `language` is the language of its texts. */
export function factsOf({ caption, alt, credit, date, source, rights }: Thing, language?: string) {
  const statement = rights === undefined ? undefined : rightsOf(rights);
  const said = [credit, statement?.name].filter((text) => text !== undefined);
  const metadata = [
    ...caption && alt ? [line("Description", inLanguage(language, alt))] : [],
    ...date ? [line("Date", inLanguage(undefined, edtfText(date)))] : [],
    ...source ? [line("Source", inLanguage(undefined, source))] : [],
  ];
  return {
    ...metadata.length > 0 && { metadata },
    ...statement && { rights: statement.uri.replace(/^https:/, "http:") },
    ...said.length > 0 && { requiredStatement: line("Credit", inLanguage(undefined, ...said)) },
  };
}

/** What a thing is called; `otherwise` for one without words. */
export const labelOf = ({ caption, alt }: Thing, otherwise: string): string =>
  caption || alt || otherwise;
