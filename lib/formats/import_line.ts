/** Adds to an import the stops along one of its lines. */
import { MAX_STOPS } from "../model/stop_limits.ts";
import { stopsAlong } from "./line_stops.ts";
import { readForm } from "./read_form.ts";
import type { Imported, ImportedLine } from "./report.ts";

/**
 * The import with stops along `line` after its own, and without lines; the tour starts there if the
 * file says nothing else. Without `line` its lines are left out.
 */
export function importLine({ form, report }: Imported, line?: ImportedLine): Imported {
  if (!line) return { form, report };
  const audioStops = [...form.audioStops, ...stopsAlong(line)].slice(0, MAX_STOPS);
  const [{ latitude, longitude }] = audioStops;
  const read = readForm({ latitude, longitude, ...form, audioStops });
  const others = report.filter(({ kind }) => kind !== "incomplete");
  return { form: read.form, report: [...others, ...read.report] };
}
