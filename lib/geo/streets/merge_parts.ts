/** The streets of a way, each once. */
import { type LegPart, MAX_PARTS } from "../../model/tour/legs/leg_data.ts";
import type { Position } from "../../model/tour/position.ts";
import { routeLength } from "../route_length.ts";

/**
 * Joins parts that follow each other on the same street. Of more than `MAX_PARTS` the shortest
 * count as part of the one before.
 */
export function mergeParts(points: readonly Position[], parts: readonly LegPart[]): LegPart[] {
  let merged = joined(parts);
  while (merged.length > MAX_PARTS) {
    const lengths = merged.map(({ at }, i) => routeLength(points.slice(at, merged[i + 1]?.at)));
    const shortest = lengths.indexOf(Math.min(...lengths.slice(1)), 1);
    merged = joined(merged.filter((_, i) => i !== shortest));
  }
  return merged;
}

const joined = (parts: readonly LegPart[]): LegPart[] =>
  parts.filter(({ name, steps }, i) => {
    const before = parts[i - 1];
    return !before || before.name !== name || before.steps !== steps;
  });
