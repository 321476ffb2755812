/** The program's own file format, for export and import. */
import { z } from "../../model/zod.ts";
import { texts } from "../../texts/texts.ts";
import { ShortCodeText } from "../../model/tour/stop.ts";
import { ExportedLanguages } from "./exported_words.ts";
import { TourInput, withStart } from "../../model/tour/tour.ts";

const t = texts("imports");

/** Marks a file as one of ours. */
export const EXPORT_FORMAT = "animating-the-archives-tour";

/** The version of the format. */
export const EXPORT_VERSION = "1.0";

/**
 * The content of an export file: the fields of the tour form, and the kind of file. Each version of
 * the program reads files without the fields that it has added.
 */
export const ExportFile = withStart(z.strictObject({
  format: z.literal(EXPORT_FORMAT, { error: () => t("notOurFormat", { format: EXPORT_FORMAT }) }),
  version: z.literal(EXPORT_VERSION, {
    error: () => t("onlyVersion", { version: EXPORT_VERSION }),
  }),
  /** ISO 8601, UTC. */
  exportedAt: z.iso.datetime({ error: () => t("exportTime") }),
  /** For information: an import gives the archive and its stops new codes. */
  code: ShortCodeText.optional(),
  ...TourInput.shape,
  /** Besides the archive's own. An import of the archive leaves them for the page of languages. */
  languages: ExportedLanguages.optional(),
}));
export type ExportFile = z.infer<typeof ExportFile>;
