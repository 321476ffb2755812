/** A citation for people, in one paragraph. */
import { dateText } from "../../model/record/edtf_text.ts";
import { rightsName } from "../../model/record/rights.ts";
import { type Cited, inBrackets } from "./cited.ts";
import { containerText, inWordsOf, peopleText, placeText, t } from "./words.ts";

/** The paragraph. */
export const toText = (cited: Cited): string => inWordsOf(cited, () => paragraph(cited));

function paragraph(cited: Cited): string {
  const { authors, date, isRecorded, identifiers, rights } = cited;
  const title = inBrackets(t("titled", { title: cited.title }), cited.originalTitle);
  const day = dateText(date);
  return [
    authors.join("; "),
    [title, placeText(cited)].filter(Boolean).join(", "),
    containerText(cited),
    peopleText(cited),
    isRecorded ? t("recorded", { date: day }) : t("published", { date: day }),
    [cited.collection, cited.repository, ...identifiers].filter(Boolean).join(", "),
    rights && rightsName(rights),
    cited.url,
  ].filter((part) => part !== undefined && part !== "")
    .map((part) => /[.!?]$/.test(part!) || part === cited.url ? part : `${part}.`).join(" ");
}
