/** Which ways cross a motorway, by the site's map. Without React. */
import { signal } from "@preact/signals-core";
import { encodeLine } from "../../../../lib/model/tour/legs/polyline.ts";
import type { FindCrossings } from "./find_ways.ts";
import type { FormLeg } from "./form_legs.ts";

/** What is known of ways, each of which is looked at once. */
export function createCrossings(find: FindCrossings | undefined) {
  /** Whether a line crosses a motorway, by its text. */
  const known = signal<ReadonlyMap<string, boolean>>(new Map());
  return {
    /** False as long as nothing is known. */
    has: ({ made }: FormLeg): boolean =>
      made !== undefined && known.value.get(encodeLine(made.points)) === true,
    /** Looks at the ways that are not known yet; returns the function that ends it. */
    look(ways: readonly FormLeg[]): (() => void) | undefined {
      const lines = ways.flatMap(({ made }) => made ? [made.points] : [])
        .filter((points) => !known.peek().has(encodeLine(points)));
      if (!find || lines.length === 0) return undefined;
      const ending = new AbortController();
      find(lines, ending.signal, (index, crosses) => {
        known.value = new Map(known.peek()).set(encodeLine(lines[index]), crosses);
      }).catch(() => {}); // The next change looks again.
      return () => ending.abort();
    },
  };
}
