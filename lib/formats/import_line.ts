/** What becomes of a line of a file: the route line of the tour, or stops. */
import { MAX_STOPS } from "../model/tour/stop_limits.ts";
import { stopsAlong } from "./line_stops.ts";
import { readForm } from "./read_form.ts";
import type { Imported, ImportedLine, LinePoint } from "./report.ts";

/** A line of a file, and what its author makes of it. */
export type LineUse = { line: ImportedLine; as: "route-line" | "stops" };

/**
 * The import without lines, of which `use` says what the tour takes: the line as its route line, or
 * stops along it after its own. The tour starts there if the file says nothing else.
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
