/** Names of a file in the sentence of a report. */
import { texts } from "../texts/texts.ts";

const t = texts("imports");
const inFiles = texts("files");

/** The first names of a list in quotes, and the number of the rest: “Well”, “Mill” and 3 more. */
export function listed(names: string[], most = 5): string {
  const shown = names.slice(0, most)
    .map((name) => inFiles("quoted", { name: name.slice(0, 60) || t("withoutName") })).join(", ");
  const more = names.length - most;
  return more > 0 ? t("namesAndMore", { names: shown, count: more }) : shown;
}
