/** What an import returns: a form to go on with, and what was wrong with the file. */
import type { FieldError } from "../model/problem.ts";
import type { UnfinishedTour } from "../model/tour_form.ts";

/** `report` is empty for a file without errors; a path of "" means the file as a whole. */
export type Imported = { form: UnfinishedTour; report: FieldError[] };

/** A file of which nothing could be read, and why. */
export const unreadable = (message: string): Imported => ({
  form: { audioStops: [] },
  report: [{ path: "", message }],
});
