/** Uses a line of a file as the way from stop to stop, or makes stops of it. */
import { withRouteAsLegs } from "../geo/line_legs.ts";
import { MAX_STOPS } from "../model/tour/stop_limits.ts";
import { stopsAlong } from "./line_stops.ts";
import { readForm } from "./read_form.ts";
import type { Imported, ImportedLine, LinePoint } from "./report.ts";

/** A line of a file, and its use. */
export type LineUse = { line: ImportedLine; as: "route-line" | "stops" };

/**
 * The import after the use of a line: as legs, where it leads from stop to stop, and else as the
 * tour's route line; or as further stops along it. The tour starts there unless the file says
 * otherwise.
 */
export function importLine({ form, report, ...imported }: Imported, use?: LineUse): Imported {
  const { lines: _, ...rest } = imported;
  if (!use) return { ...rest, form, report };
  const { line, as } = use;
  const along = as === "stops" ? stopsAlong(line) : [];
  const audioStops = [...form.audioStops, ...along].slice(0, MAX_STOPS);
  const { latitude, longitude } = audioStops[0] ?? line.points[0];
  const routeLine = as === "route-line" ? { routeLine: line.points.map(toTheMetre) } : {};
  // Before the form's reader takes points out of a long line.
  const led = withRouteAsLegs({ latitude, longitude, ...form, ...routeLine, audioStops });
  const read = readForm(led);
  const others = report.filter(({ kind }) => kind !== "incomplete");
  return { ...rest, form: read.form, report: [...others, ...read.report] };
}

/** Five decimals of a degree are a metre. */
const toTheMetre = ({ latitude, longitude }: LinePoint): LinePoint => ({
  latitude: Math.round(latitude * 1e5) / 1e5,
  longitude: Math.round(longitude * 1e5) / 1e5,
});
