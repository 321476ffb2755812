/** Uses a line of a file as the tour's route line, or makes stops of it. */
import { MAX_STOPS } from "../model/tour/stop_limits.ts";
import { stopsAlong } from "./line_stops.ts";
import { readForm } from "./read_form.ts";
import type { Imported, ImportedLine, LinePoint } from "./report.ts";

/** A line of a file, and its use. */
export type LineUse = { line: ImportedLine; as: "route-line" | "stops" };

/**
 * The import after the use of a line: as the tour's route line, or as further stops along it. The
 * tour starts there unless the file says otherwise.
 */
export function importLine({ form, report, ...imported }: Imported, use?: LineUse): Imported {
  const { lines: _, ...rest } = imported;
  if (!use) return { ...rest, form, report };
  const { line, as } = use;
  const along = as === "stops" ? stopsAlong(line) : [];
  const audioStops = [...form.audioStops, ...along].slice(0, MAX_STOPS);
  const { latitude, longitude } = audioStops[0] ?? line.points[0];
  const routeLine = as === "route-line" ? { routeLine: line.points.map(toTheMetre) } : {};
  const read = readForm({ latitude, longitude, ...form, ...routeLine, audioStops });
  const others = report.filter(({ kind }) => kind !== "incomplete");
  return { ...rest, form: read.form, report: [...others, ...read.report] };
}

/** Five decimals of a degree are a metre. */
const toTheMetre = ({ latitude, longitude }: LinePoint): LinePoint => ({
  latitude: Math.round(latitude * 1e5) / 1e5,
  longitude: Math.round(longitude * 1e5) / 1e5,
});
