/** Makes stops of a line that was imported. */
import { simplifyLine } from "../geo/simplify_line.ts";
import { MAX_STOPS } from "../model/tour/stop_limits.ts";
import { newStop, type UnfinishedStop } from "../model/tour/tour_form.ts";
import type { ImportedLine } from "./report.ts";

/** Most stops along a line whose points have no names. */
export const MOST_LINE_STOPS = 20;

/** A stop at each named point; if none is named, at the ends and bends of the line. */
export function stopsAlong({ points }: ImportedLine): UnfinishedStop[] {
  const named = points.filter(({ title }) => title?.trim());
  const chosen = named.length > 1 ? named : simplifyLine(points, MOST_LINE_STOPS);
  return chosen.slice(0, MAX_STOPS).map(({ title = "", description = "", ...at }) => ({
    ...newStop(at, {}),
    title,
    description,
  }));
}
