/** The way ahead on the map of a walk. Loaded with the walking screen. */
import { effect, type ReadonlySignal } from "@preact/signals-core";
import { unwrapLongitudes } from "../../../../lib/geo/angles.ts";
import type { WalkState } from "../../../../lib/walk/state.ts";
import { wayAhead } from "../../../../lib/walk/way/way_ahead.ts";
import type { TourMapDrawing } from "../../../map/draw_tour_map.ts";

/**
 * Draws the way to the next stop from where the visitor is, and lets the rest of the thread fade.
 * Returns the function that ends it.
 */
export function drawWayAhead(
  { L, map, near = 0 }: TourMapDrawing,
  walk: ReadonlySignal<WalkState | undefined>,
): () => void {
  const lines = ["map-way-ground", "map-way"].map((className) =>
    L.polyline([], { className, interactive: false }).addTo(map)
  );
  const { dataset } = map.getContainer();
  const end = effect(() => {
    const { ahead = [] } = walk.value && wayAhead(walk.value) || {};
    const points = ahead.map(({ latitude, longitude }) =>
      [latitude, unwrapLongitudes([near, longitude])[1]] as [number, number]
    );
    for (const line of lines) line.setLatLngs(points);
    if (points.length > 0) dataset.way = "";
    else delete dataset.way;
  });
  return () => {
    end();
    delete dataset.way;
    for (const line of lines) line.remove();
  };
}
