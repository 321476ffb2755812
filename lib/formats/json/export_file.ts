/** The program's own file format, for export and import. */
import { z } from "../../model/zod.ts";
import { ShortCodeText } from "../../model/tour/stop.ts";
import { TourInput, withStart } from "../../model/tour/tour.ts";

/** Marks a file as one of ours. */
export const EXPORT_FORMAT = "animating-the-archives-tour";

/** The version of the format. */
export const EXPORT_VERSION = "1.0";

/** The content of an export file: the fields of the tour form, and the kind of file. */
export const ExportFile = withStart(z.strictObject({
  format: z.literal(EXPORT_FORMAT, `This isn’t an archive file (format "${EXPORT_FORMAT}")`),
  version: z.literal(EXPORT_VERSION, `Only files of version ${EXPORT_VERSION} can be read`),
  /** ISO 8601, UTC. */
  exportedAt: z.iso.datetime("The time of export must be an ISO 8601 time in UTC"),
  /** For information: an import gives the archive and its stops new codes. */
  code: ShortCodeText.optional(),
  ...TourInput.shape,
}));
export type ExportFile = z.infer<typeof ExportFile>;
