/** The fields that an archive and a stop have alike, as `TourInput` and `StopInput` check them. */
import { Cover } from "../../media/things.ts";
import { RecordField } from "../../record/record.ts";
import { LanguageTag } from "../../text/language_tag.ts";
import { line, optional } from "../../text/text.ts";
import { texts } from "../../../texts/texts.ts";
import { TOUR_FIELDS } from "./table.ts";

const f = texts("fields");

export const WORDS = {
  // What listeners should know before a story plays, such as "Speaks of violence."
  contentWarning: optional(line(() => f("contentWarning"), TOUR_FIELDS.contentWarning.longest)),
  language: optional(LanguageTag),
  ...Cover.shape,
  record: RecordField,
};
